# The problems of a book, whatever its rules are: what is wrong, and how to correct it. They are in the list of problems, in the
# hints of cells and below the sheet. The first letter of what is wrong is made a capital where the sentence begins a line, and a
# full stop is added there, so it has none here. It may begin with a capital letter where the language wants one. What is to be
# done is a whole sentence and ends with its full stop.
#
# $name is a player, “Ann Lee”. $board is the name of a board, “B”. $power is “France”. $round is “Round 2” or “Final”. Years are
# game years, “1904”. Numbers of centres are given as figures.

## The list of problems: lines of several problems, and where a problem is.

# The first names of a list, with commas between them, and how many more there are: “Ann, Ben, Cleo and 149 more”. $count is two or
# more. The names are players, boards or places.
# $count (Number)
problems-names-and-more = { $names } et { $count } autres
# The end of a list of names: “Ann, Ben and 3 others”. $count is two or more.
# $count (Number)
problems-others = { $count } autres
# The same sentence is said so often. $sentence is a problem: “3 times: 35 centres; a board has 34”. $count is three or more.
# $count (Number)
problems-many-times = { $count } fois : { $sentence }
# So many sentences differ only in names and figures. $sentence is the first of them. $count is five or more.
# $count (Number)
problems-many-like-this = { $count } cas semblables : { $sentence }
# Where a problem is: the name of a tab, in the words of the tabs. $name is a player.
problems-place-event = Tournoi
problems-place-player = Joueurs, { $name }
problems-place-top-board = Table finale, { $name }
# $name is a team.
problems-place-team = Équipes, { $name }
problems-place-roll-call = Appel, { $name }
# $board is “Round 2, board C”.
problems-place-seat = { $board }, { $power }

## Names of players that look like another name.

problems-names-look-like-the-same-player = « { $name } » et « { $other } » semblent être le même joueur
problems-name-looks-like = « { $name } » ressemble à « { $other } »
# Event, Two people: the menu and the command in it, in the words of the menu.
problems-seat-one-of-two-names = Si c’est une seule personne, gardez un seul des deux noms à tous les sièges et supprimez l’autre. Si ce sont deux personnes, choisissez « Deux personnes » dans le menu Tournoi.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
problems-many-names-look-alike = { $count } noms ressemblent à un autre nom
# Somebody typed a name that is none of the list of players.
problems-name-not-listed = « { $name } » a été saisi et n’est pas dans la liste des joueurs
# $names is “Ann Lee or Ann Leigh”.
problems-name-not-listed-may-be = « { $name } » a été saisi et n’est pas dans la liste des joueurs ; c’est peut-être { $names }
# The names that a typed name may mean. $more is the number of names that are left out.
# $more (Number)
problems-names-or-more = { $more ->
    [one] { $one }, { $other } ou { $more } autre
   *[other] { $one }, { $other } ou { $more } autres
}
# Event, Confirm the player: the menu and the command in it.
problems-type-right-name = Saisissez le bon nom par-dessus. Si le nom est juste, choisissez « Confirmer le joueur » dans le menu Tournoi.
# $count (Number)
problems-many-names-not-listed = { $count } noms saisis ne sont pas dans la liste des joueurs

## Seats, boards and sit-outs of a round.

problems-sits-twice-at-board = { $name } a deux sièges à la table { $board }
# $seats and $most are numbers of games that the player plays at the same time.
# $seats (Number)
# $most (Number)
problems-games-at-once = { $name } joue { $seats } parties à la fois ; le règlement en permet { $most }
problems-sits-at-boards-of-one-name = { $name } a deux sièges, à deux tables qui s’appellent { $board }
# $first and $second are names of boards.
problems-sits-at-two-boards = { $name } a deux sièges, à la table { $first } et à la table { $second }
problems-change-one-seat = Changez le joueur de l’un des deux sièges.
problems-boards-of-one-name = { $round } : deux tables s’appellent « { $board } »
# One of the boards.
problems-rename-one-board = Renommez l’une d’elles.
problems-sits-out-and-plays = { $name } est parmi les exempts pour { $round } et joue à la table { $board }
problems-remove-from-sit-outs = Retirez ce nom des exempts de la ronde, ou donnez le siège à un autre joueur.
problems-left-event-and-has-seat = { $name } a quitté le tournoi et a un siège ici
problems-absent-and-has-seat = { $name } est absent selon l’appel et a un siège ici
problems-seat-another-or-mark-present = Placez un autre joueur, ou marquez celui-ci présent à l’appel.
# The board call is the list of who plays where, which is posted before a round.
problems-withdrawn-and-has-seat = { $name } a déclaré forfait et a un siège ici, qui serait affiché avec la composition des tables
problems-removed-and-has-seat = { $name } est exclu du tournoi et a un siège ici, qui serait affiché avec la composition des tables
problems-seat-another-or-draw-again = Placez un autre joueur, ou refaites le tirage de la ronde.
# A substitute took over a power here and has another game that is not over.
problems-carries-on-two-games = { $name } reprend un pays ici et joue aussi à la table { $board }
problems-carries-on-two-powers = { $name } reprend un pays ici et joue aussi à la même table ({ $power })
problems-enter-another-substitute = Saisissez un autre remplaçant, ou la fin de l’autre partie de ce joueur.
problems-power-of-one-not-known = le pays d’un joueur est inconnu
# $count (Number)
problems-powers-not-known = les pays de { $count } joueurs sont inconnus ; leurs sièges suivent l’ordre du fichier importé
# $note is the text “power not known” as it stands in the note of the seat. It is not translated.
problems-give-right-powers = Donnez à chaque joueur le bon pays, et supprimez la remarque « { $note } ».

## Seats without a player.

problems-nobody-sits-at = { $power } : personne n’a ce siège
# $centres (Number)
problems-nobody-sits-at-power-with-centres = { $centres ->
    [one] { $power }, { $centres } centre : personne n’a ce siège
   *[other] { $power }, { $centres } centres : personne n’a ce siège
}
problems-enter-player-who-scores = Saisissez le joueur. En attendant, le score ne revient à personne.
problems-nobody-plays = { $power } : personne ne joue ce pays, alors que la partie a commencé
# $centres (Number)
problems-nobody-plays-power-with-centres = { $centres ->
    [one] { $power }, { $centres } centre : personne ne joue ce pays, alors que la partie a commencé
   *[other] { $power }, { $centres } centres : personne ne joue ce pays, alors que la partie a commencé
}
problems-enter-player-if-any = Saisissez le joueur, ou laissez tel quel si ce pays n’en a pas.

## Numbers of centres.

# $sum and $all are numbers, “35” and “34”.
problems-too-many-centres = { $sum } centres en tout, au lieu de { $all }
problems-compare-counts = Comparez les nombres avec le relevé des joueurs.
# $missing is the number of centres that nobody has.
# $centres (Number)
# $missing (Number)
problems-too-few-centres = { $centres ->
    [one] { $centres } centre en tout, il en manque { $missing } sur { $all }
   *[other] { $centres } centres en tout, il en manque { $missing } sur { $all }
}
problems-right-with-neutral-centres = C’est juste s’il restait des centres neutres. Sinon, comparez les nombres avec le relevé des joueurs.
# $count (Number)
problems-many-boards-with-few-centres = { $count } tables ont moins de centres que la carte
problems-two-soloists = deux solos à la même table, { $first } et { $second }
# $centres is 18.
problems-only-one-power-wins = Un seul pays peut avoir { $centres } centres ou plus : corrigez l’un des deux nombres.
# $powers are the powers without a count, with commas between them: “Germany, Russia”. $count says how many they are.
# $count (Number)
problems-powers-without-count = { $count ->
    [one] les autres pays ont déjà les { $all } centres ; nombre de centres manquant : { $powers }
   *[other] les autres pays ont déjà les { $all } centres ; nombres de centres manquants : { $powers }
}
problems-type-0-for-eliminated-powers = Saisissez 0 pour chaque pays éliminé. En attendant, la table n’a pas de scores.

## The end of a game.

# $centres (Number)
problems-out-with-centres = { $centres ->
    [one] { $power } : élimination en { $year }, mais { $centres } centre
   *[other] { $power } : élimination en { $year }, mais { $centres } centres
}
problems-clear-year-or-type-0 = Effacez l’année, ou mettez le nombre de centres à 0.
# $last is the last year of the game.
problems-out-after-last-year = { $power } : élimination en { $year }, après la dernière année de la partie, { $last }
problems-correct-one-year = Corrigez l’une des deux années.
problems-drawn-without-centre = { $power } : inclus dans le nul, mais sans aucun centre
# Yes and no are typed into the draw column.
problems-only-survivors-share = Seuls les survivants partagent un nul : saisissez non, ou corrigez le nombre de centres.
problems-won-alone-and-drawn = { $power } : victoire en solo, mais la colonne « nul » indique un match nul
problems-clear-draw-or-correct-count = Videz la colonne « nul », ou corrigez le nombre de centres.
problems-chart-after-last-year = il y a un relevé de { $year }, après la dernière année de la partie, { $last }
problems-correct-last-year-or-clear = Corrigez la dernière année, ou effacez les nombres de ce relevé.
# The counts stop earlier than the last year that is entered. $year is the year of the newest counts.
problems-chart-before-last-year = le relevé s’arrête en { $year }, et la dernière année est { $last }
problems-type-counts-of-last-year = Saisissez les centres de { $last }, ou corrigez la dernière année.
# $winner is the power to which the others conceded, $soloist another power that has 18 centres.
problems-conceded-against-soloist = la partie est concédée ({ $winner }), mais un autre pays a gagné seul ({ $soloist })
problems-correct-count-or-concession = Corrigez le nombre de centres, ou effacez la concession.
problems-conceded-without-centre = la partie est concédée à un pays sans centre ({ $winner })
problems-correct-count-or-winner = Corrigez le nombre de centres, ou le vainqueur.
problems-conceded-and-drawn = la partie est à la fois concédée ({ $winner }) et finie par un match nul
problems-clear-draw-or-concession = Videz la colonne « nul », ou effacez la concession.
# $centres is 18 or more.
problems-solo-but-abandoned = { $power } : { $centres } centres, donc un solo, mais la partie est marquée comme abandonnée
problems-clear-ending-if-won = Effacez la fin de partie si le solo est acquis. Une partie abandonnée n’a pas de vainqueur.

## The charts of the years: the numbers of centres that the players wrote down.

problems-too-many-centres-in-year = { $sum } centres en { $year }, au lieu de { $all }
problems-compare-counts-of-year = Comparez les nombres de cette année avec le relevé des joueurs.
# $out is the year in which the power had no centre, $year a later year in which it has $count centres.
problems-centres-after-elimination = { $power } : de nouveau des centres après l’élimination, 0 en { $out } puis { $count } en { $year }
problems-power-stays-out = Un pays sans centre reste éliminé : corrigez l’un des deux nombres.
# $count is its number of centres at the end, $charted that of the chart.
problems-ends-on-another-count = { $power } : nombre final { $count }, mais { $charted } dans le relevé de { $year }
problems-correct-one-count-or-year = Corrigez l’un des deux nombres. Si la partie a continué, saisissez sa dernière année.
problems-correct-one-count = Corrigez l’un des deux nombres.
# $sum is the number of all centres of that year, $before that of the years before.
problems-fewer-centres-than-before = { $sum } centres en { $year } après { $before } les années d’avant ; les nombres de { $year } ne sont donc pas utilisés
problems-centres-stay-taken = Un centre pris ne redevient jamais neutre. Comparez les nombres avec le relevé des joueurs.
# $count of $all powers; $all is 7.
# $count (Number)
problems-some-powers-have-count = { $count ->
    [one] { $count } pays sur { $all } a un nombre de centres en { $year }
   *[other] { $count } pays sur { $all } ont un nombre de centres en { $year }
}
# $used is the year whose counts are used.
# $count (Number)
problems-some-powers-have-count-yet = { $count ->
    [one] { $count } pays sur { $all } a un nombre de centres en { $year } ; tant qu’il en manque, ceux de { $used } sont utilisés
   *[other] { $count } pays sur { $all } ont un nombre de centres en { $year } ; tant qu’il en manque, ceux de { $used } sont utilisés
}
problems-enter-or-clear-year = Saisissez les autres nombres de cette année, ou effacez ceux-ci.
problems-year-typed-ahead = tous les nombres de { $year } sont 0, comme s’ils étaient saisis d’avance ; ceux de { $used } sont utilisés à leur place
problems-years-typed-ahead = tous les nombres de { $first } à { $last } sont 0, comme s’ils étaient saisis d’avance ; ceux de { $used } sont utilisés à leur place
problems-enter-or-clear-years = Effacez ces zéros, ou saisissez les nombres de ces années.
problems-other-counts-than-newest-chart = les nombres finaux ne sont pas ceux du dernier relevé, celui de { $year }
problems-game-went-on = Si la partie a continué, saisissez sa dernière année. Sinon, corrigez les nombres.

## Cells whose text cannot be read. $text is what was typed.

problems-no-number-of-centres = « { $text } » n’est pas un nombre de centres
# $most is 34.
problems-type-number-of-centres = Saisissez un nombre de centres, { $most } au plus.
problems-no-last-year = « { $text } » n’est pas une année comme 1908
problems-type-last-year = Saisissez une année comme 1908.
problems-no-year-of-elimination = « { $text } » n’est pas une année comme 1904
problems-type-year-of-elimination = Saisissez une année comme 1904.
problems-no-number-of-missed-orders = « { $text } » n’est pas un nombre d’ordres non rendus
problems-type-number-of-missed-orders = Saisissez le nombre d’ordres de printemps et d’automne non rendus.
problems-no-number-of-missed-winters = « { $text } » n’est pas un nombre d’ordres d’hiver non rendus
problems-type-number-of-missed-winters = Saisissez le nombre d’ordres d’hiver non rendus.
