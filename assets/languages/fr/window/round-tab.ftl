# The tab of a round: its boards with their seats, counts and scores, and the commands of rounds, boards, seats and draws.
#
# Names of powers, seasons, rounds, boards and players, kinds of cards, and the typed endings of games are variables. They come as they
# are: do not give them an ending or an article. Keys such as Ctrl have the names of keys.ftl; a Mac shows Cmd in place of Ctrl.

## The state of a game, in the line above a board and in its record. There is little room: short words, in lower case.

# A game that has no counts yet.
round-tab-not-started = pas commencée
# A game that is being played.
round-tab-running = en cours
# $season is “Fall 1905”. The vote for a draw has passed, but the chart of centres of that year is not complete.
round-tab-draw-passed-without-chart = nul adopté ({ $season }), relevé manquant
# $season is “Fall 1905”.
round-tab-draw-passed = nul adopté ({ $season })
# $season is “Fall 1905”.
round-tab-draw-proposed = nul proposé ({ $season })
# How a game ended: the other players conceded it to one power.
round-tab-concession = concession
# How a game ended: one power has won alone.
round-tab-solo = solo
# The same with the power.
round-tab-solo-by = solo : { $power }
# How a game ended: by a vote for a draw.
round-tab-ended-in-draw = match nul
# The same with the number of powers that share the draw.
# $count (Number)
round-tab-draw-of = nul à { $count }
# How a game ended, in one word. It can be followed by the year: “ended 1909”.
round-tab-ended = terminée
# How a game ended: neither by a solo nor by a vote.
round-tab-played-to-the-end = jouée jusqu’au bout
# An abandoned game.
round-tab-no-result = sans résultat
# $state is one of the states above, $year is the last year of the game: “ended 1909”, “solo 1907”.
round-tab-state-in-year = { $state } ({ $year })
# The same in the title of a record: “abandoned, 1907”, “solo by France, 1907”, “running, 1905”.
round-tab-state-then-year = { $state }, { $year }

## The number of centres of a board, which are 34 at the end of a game. There is little room.

# $count (Number)
round-tab-too-many-centres = { $count } en trop
# $sum and $all are numbers of centres: “20 of 34”.
round-tab-centres-of-all = { $sum } sur { $all }
# Some centres are missing: “1 short”.
# $count (Number)
round-tab-centres-short = { $count ->
    [one] { $count } manquant
   *[other] { $count } manquants
}
# All centres are there: “34 centres”.
# $count (Number)
round-tab-all-centres = { $count ->
    [one] { $count } centre
   *[other] { $count } centres
}
# “37: 3 too many”.
# $count (Number)
round-tab-sum-too-many = { $sum } : { $count } en trop
# $state is “running 1905”: “running 1905 · 20 of 34”.
round-tab-state-and-centres = { $state } · { $sum } sur { $all }
# In place of the state: a typed text such as “=5+3” is no count.
# $count (Number)
round-tab-unreadable-counts = { $count ->
    [one] { $count } nombre illisible
   *[other] { $count } nombres illisibles
}
# $state is “abandoned 1907”.
round-tab-no-result-and-state = sans résultat · { $state }
# $state is “ended 1909”: “33: 1 short · ended 1909”.
# $count (Number)
round-tab-sum-short-and-state = { $sum } : { $count ->
    [one] { $count } manquant
   *[other] { $count } manquants
} · { $state }
# $result is “34 · ended 1909”. The director has not said how the game ended.
round-tab-ended-how = { $result } : comment ?
# $result is “34 · ended 1909”. The director has not entered the last year of the game.
round-tab-ended-when = { $result } : quand ?
# $result is “34 · ended 1909”. The board has counts, and nobody has entered its players.
round-tab-ended-who = { $result } : qui ?
# The tooltip of the state of the game.
round-tab-type-last-year = Saisissez la dernière année jouée.
# The same after the state: $result is “34 · ended 1909”.
round-tab-result-and-typing = { $result }. Saisissez la dernière année jouée.
# A button in the place of the next board: adds a board.
round-tab-new-board = + Table
# The tooltip of this button.
round-tab-new-board-hint = Ajouter une table à cette ronde (Ctrl+Maj+B)

## The cells of a board: headings of narrow columns and rows in lower case, and their tooltips.

# The name of the row below the seven powers. About 10 letters have room.
round-tab-total = total
# The name of the row below the boards, with the players who had no board. About 10 letters have room.
round-tab-sat-out = exempts
round-tab-sat-out-hint = Les joueurs présents mais sans table. Séparez plusieurs noms par des points-virgules
# “View, Working columns of the score” is a command in a menu.
round-tab-folded-columns = Les colonnes de calcul du score sont repliées. « Colonnes de calcul du score », dans le menu Affichage, les montre.
round-tab-marked-for-swap = Marqué pour un échange. Ctrl+K sur un autre siège échange les deux.
round-tab-from-yearly-counts = Tiré des centres par année. Saisissez le nombre final quand la partie est terminée
round-tab-from-yearly-counts-running = Tiré des centres par année ; la partie est encore en cours. Saisissez le nombre final quand elle est terminée
# In the row below the powers: the director has to say how the game ended. The words are those that are typed there.
round-tab-agreed-or-abandoned = nul voté ou abandonnée ?
# The words in quotes are typed: take those of values.ftl.
round-tab-ending-hint = Comment la partie a fini. Saisissez « nul voté » (tous les survivants l’ont accepté), « concession, vainqueur : France » ou « abandonnée ». Topboard déduit des centres un solo, un match nul et la dernière année
round-tab-ending-keys = Maj+F9 : nul voté. Maj+F8 : abandonnée. Ctrl+Maj+F9 : nul voté à toutes les tables dans ce cas
round-tab-sum-of-scores = La somme des sept scores

## The tooltip of a score.

# $computed is the score by the formula, “45.53”.
# $computed (Figure)
round-tab-set-by-hand = Fixé à la main. Score calculé : { $computed }
round-tab-set-by-hand-not-computed = Fixé à la main. Score calculé : aucun
# $reason was typed by the director.
# $computed (Figure)
round-tab-set-by-hand-because = Fixé à la main : { $reason }. Score calculé : { $computed }
# $reason was typed by the director.
round-tab-set-by-hand-because-not-computed = Fixé à la main : { $reason }. Score calculé : aucun
# $printed and $computed are scores, “45.5” and “45.53”.
# $printed (Figure)
# $computed (Figure)
round-tab-file-says = Score du fichier importé : { $printed } ; score calculé : { $computed }
# $printed (Figure)
round-tab-file-says-not-computed = Score du fichier importé : { $printed } ; score calculé : aucun
# $penalties is “25 % joined late”.
round-tab-before-penalties = Le score avant pénalités. Déduction : { $penalties }
round-tab-provisional-ending = Provisoire : on ne sait pas si la partie a fini par un nul voté ou a été abandonnée
round-tab-provisional-last-year = Provisoire : la dernière année de la partie n’est pas saisie, elle s’est peut-être arrêtée plus tôt
round-tab-provisional-unreadable = Provisoire : un nombre de centres de la partie est illisible
round-tab-provisional-running = Provisoire : la partie est encore en cours
round-tab-no-score-unknown-system = Pas de score : le système de score est inconnu. Choisissez-en un autre dans l’onglet Règlement
# $system is the name of a scoring system, $input what it needs: “the last year played”.
round-tab-no-score-needs = Pas encore de score. Le système { $system } demande : { $input }
round-tab-no-score-formula = Pas de score : la formule n’a pas de valeur ici
round-tab-no-score-no-centres = Pas encore de score : aucun centre n’est saisi
# $powers is a list: “France, Italy”.
round-tab-no-score-centres-missing = Pas encore de score. Nombre de centres manquant : { $powers }

## The incidents at a seat: a mark after the name of the player, and sentences in the tooltip, without a stop at the end.

round-tab-locked = Verrouillé : un nouveau tirage laisse ce siège tel quel
# $player is a substitute.
round-tab-took-over = Repris par { $player }
# $season is “Fall 1903”, as the director typed it.
round-tab-took-over-from = Repris par { $player } ({ $season })
round-tab-result-goes-to = Le résultat revient à { $player }
round-tab-result-goes-to-first = Le résultat revient à { $player }, qui a commencé la partie
# $cards is “yellow Spring 1904 late orders”.
round-tab-cards = Cartons : { $cards }
# $penalties is “25 % joined late”.
round-tab-deducted = Déduit du score de cette partie : { $penalties }

## The names of cells for screen readers and in the bar above the sheet: “Round 1 Board A France centres”, “Round 1 Board A ended”. The
## round and the board stand before them.

# The cell with the last year of the game.
round-tab-cell-ended = dernière année
# The cell below the powers that says how the game ended.
round-tab-cell-ending = fin de partie
# Another cell of the line above the board. $column is the heading of the column.
round-tab-cell-title = titre { $column }
# A heading. $column is its text.
round-tab-cell-heading = en-tête { $column }
# A cell in the row below the powers.
round-tab-cell-total = total { $column }
# The players who had no board in a round.
round-tab-cell-sat-out = { $round } exempts
# The button in the place of the next board.
round-tab-cell-new-board = { $round } ajouter une table

## The tab as a whole: an empty round, the bar at the foot of the window, messages.

# A heading in a round without boards.
round-tab-no-boards = Pas encore de tables
round-tab-no-boards-text = Faites l’appel et tirez la ronde au sort, ajoutez une table et saisissez ses sept noms, ou importez les résultats.
# A button: “42 players: make 6 boards”.
# $players (Number)
# $boards (Number)
round-tab-make-boards = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : créer { $boards ->
    [one] { $boards } table
   *[other] { $boards } tables
}
# “Board, Set the score by hand” is a command in a menu.
round-tab-computed-cell = Cette cellule est calculée. La barre de formule montre sa formule. « Fixer le score à la main », dans le menu Table, remplace le score par le vôtre.
# $board is “Round 2, board C”.
round-tab-seat-is-marked = { $board }, { $power } : siège marqué pour un échange. Ctrl+K sur un autre siège échange les deux, Échap enlève la marque
# “Board C: 33/34 centres”.
round-tab-board-centres = { $board } : { $sum }/{ $all } centres
# “3 of 11 boards complete”.
# $boards (Number)
round-tab-boards-complete = { $complete } sur { $boards ->
    [one] { $boards } table complète
   *[other] { $boards } tables complètes
}
# A message after the explanation of a score was copied. $explanation is “score = 34 + 66 = 100”.
round-tab-explanation-copied = copié : { $explanation }
round-tab-seat-not-marked = le siège n’est plus marqué

## Rounds and boards. What is said when a command is not possible now begins in lower case and has no stop.

round-tab-needs-left-out-round = aucune ronde n’a été sautée
round-tab-needs-empty-round = ouvrez d’abord une ronde sans tables, avec au moins sept joueurs présents
# $round is “Round 3”, $boards is “4 boards”, here and below.
round-tab-round-removed = Supprimé : { $round }. Ctrl+Z rétablit tout.
round-tab-round-removed-with-boards = Supprimé : { $round }, avec { $boards }. Ctrl+Z rétablit tout.
# $results is the number of powers with a number of centres.
# $results (Number)
round-tab-round-removed-with-results = { $results ->
    [one] Supprimé : { $round }, avec { $boards } et { $results } résultat. Ctrl+Z rétablit tout.
   *[other] Supprimé : { $round }, avec { $boards } et { $results } résultats. Ctrl+Z rétablit tout.
}
round-tab-board-removed = La table est supprimée. Ctrl+Z la rétablit.
# Always two or more.
# $count (Number)
round-tab-boards-removed = { $count } tables sont supprimées. Ctrl+Z les rétablit.
# Boards were added: “6 boards for 42 players”.
# $boards (Number)
# $players (Number)
round-tab-boards-for-players = { $boards ->
    [one] { $boards } table
   *[other] { $boards } tables
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
# The title of a dialog. $round is “Round 2”.
round-tab-rename-round = Renommer : { $round }
# The name of the field in this dialog.
round-tab-round-name-field = Numéro, ou nom comme « Finale »
round-tab-round-needs-name = Il faut un nom à la ronde. Saisissez un numéro ou un mot.

## Scoring systems. $system is the name of one.

# The title of a list.
round-tab-system-of-this-round = Système de score de cette ronde
# The title of a list.
round-tab-system-of-this-board = Système de score de cette table
# The hint in the empty field above the list.
round-tab-system-search = quelques lettres du nom d’un système
# A line of the list: the round or the board has no scoring system of its own, but that of the event.
round-tab-system-of-event = Celui du tournoi ({ $system })
# A line of the list: the board has no scoring system of its own, but that of its round.
round-tab-system-of-round = Celui de la ronde ({ $system })
# Beside the line of the list that is chosen at present.
round-tab-system-now = actuel

## A score that the director sets by hand.

round-tab-needs-score-by-hand = placez d’abord le curseur sur un score fixé à la main
# The title of a dialog. $seat is “France on Round 2, board C”.
round-tab-score-of-seat = Score : { $seat }
# The title of a dialog for several seats. Always two or more.
# $count (Number)
round-tab-score-of-seats = Score de { $count } sièges
# The name of a field.
round-tab-score-field = Score
# The name of a field: why the score is set by hand.
round-tab-reason-field = Motif
# $text was typed.
round-tab-not-a-number = « { $text } » n’est pas un nombre.
# A message: the seat has its computed score again.
round-tab-computed-score-of-seat = retour au score calculé : { $seat }
# The same for several seats. Always two or more.
# $count (Number)
round-tab-computed-scores-of-seats = retour aux scores calculés de { $count } sièges

## A name that was typed over another one.

# A button: the answer to the question below.
round-tab-same-person = La même personne
# A button: the other answer.
round-tab-another-player = Un autre joueur
# $new and $old are names.
round-tab-is-same-person = { $new } est saisi par-dessus { $old }. Est-ce la même personne, à renommer partout, ou un autre joueur ?
round-tab-person-renamed = { $old } s’appelle maintenant { $new }

## How a game ended.

round-tab-needs-final-counts = saisissez d’abord les centres finaux et la dernière année de cette partie
round-tab-needs-open-ending = la fin de cette partie est déjà saisie ; pour la changer, saisissez-en une autre sous les centres
round-tab-needs-last-year = saisissez d’abord la dernière année de cette partie (Ctrl+F9)
round-tab-needs-no-ending = cette partie a été jouée jusqu’au bout, il ne lui faut pas d’autre fin
# Why no game can be given an ending: the last years of games are missing.
round-tab-needs-last-years = saisissez d’abord les dernières années des parties : une partie jouée jusqu’à la dernière année n’a pas besoin d’autre fin
round-tab-all-games-have-endings = chaque partie a déjà sa fin, ou a été jouée jusqu’au bout et n’en demande pas
round-tab-all-games-have-last-years = la dernière année de chaque partie est déjà saisie
# $games is “Round 2, board C” or “3 games”, $ending is “agreed draw” or “abandoned”, as it stands in the cell.
round-tab-ended-as = { $games } : { $ending }
# $ending is “agreed draw”, as it stands in the cells.
# $count (Number)
round-tab-all-ended-as = { $count ->
    [one] { $count } partie : { $ending } ; Ctrl+Z annule
   *[other] { $count } parties : { $ending } ; Ctrl+Z annule
}
# $year is the last year under the rules.
# $count (Number)
round-tab-all-played-to = { $count ->
    [one] { $count } partie jouée jusqu’en { $year } ; Ctrl+Z annule
   *[other] { $count } parties jouées jusqu’en { $year } ; Ctrl+Z annule
}
# $board is “Round 2, board C”.
round-tab-type-last-year-of-game = { $board } : saisissez la dernière année de la partie

## Late orders.

# The title of a list of seats.
round-tab-whose-orders = Qui a rendu ses ordres en retard ?
# The hint in the empty field above the list.
round-tab-whose-orders-search = une table et un pays, ou un nom
# $card is the kind of the card, “yellow”. $seat is “France on Round 2, board C”, $consequence “a warning; the next one is red”.
round-tab-card-given = carton { $card } pour { $player }, { $seat } : { $consequence }
# What a card means: a yellow one, a red one, and more time.
round-tab-yellow-card-means = un avertissement ; le suivant sera rouge
round-tab-red-card-means = toutes les unités du pays tiennent leur position ({ $power }) ; retraites et ajustements peuvent encore être ordonnés
round-tab-extension-means = l’heure limite est repoussée
# The note of the card, which is kept in the book. $seconds is a number; “s” are seconds, and must follow it.
round-tab-note-late-orders = ordres en retard
round-tab-note-seconds-late = { $seconds } s de retard

## The draw: who sits where. $round is “Round 2”, $board is “Round 2, board C”.

round-tab-nobody-sits-out = personne n’est exempt, il ne faut donc pas de table de six
round-tab-too-few-for-six = il y a trop peu de joueurs présents, même pour des tables de six
# $reason is “Every board of Round 1 has counts, so its players stay”. $round is the round that can be drawn.
round-tab-cannot-draw = { $reason }. La ronde à tirer au sort est une autre ({ $round }) : faites d’abord l’appel (Ctrl+L).
round-tab-cannot-draw-next-round = { $reason }. C’est la prochaine ronde qu’il faut tirer au sort : faites d’abord l’appel (Ctrl+L).
# $count (Number)
round-tab-players-will-move = { $count ->
    [one] Un joueur a déjà un siège et en changera.
   *[other] { $count } joueurs ont déjà un siège et en changeront.
}
# The title of a question: a new draw would lose seats that were typed.
round-tab-draw-over-seats = Remplacer des sièges par le tirage ?
# The hint in the empty field: letters of one of the two answers.
round-tab-draw-over-seats-search = garder ou tirer
# $seats is “7 seats of board A and 2 seats of board C”.
round-tab-seats-would-be-lost = Seraient perdus : { $seats }. Ces sièges ont été attribués à la main, non par un tirage.
# An answer.
round-tab-keep-seats = Garder ces sièges et tirer le reste au sort
# An answer.
round-tab-draw-all-boards = Tirer toutes les tables au sort
# Beside this answer.
round-tab-these-seats-are-lost = ces sièges sont perdus
# The title of a question: the round has a draw already.
round-tab-draw-again-question = Refaire le tirage ?
# The hint in the empty field: letters of one of the two answers.
round-tab-draw-again-search = laisser ou refaire
# An answer.
round-tab-leave-draw = Laisser le tirage tel quel
# An answer.
round-tab-draw-again = Refaire le tirage
# The title of a list.
round-tab-draw-several-rounds = Tirer plusieurs rondes au sort
# The hint in the empty field above the list.
round-tab-draw-several-rounds-search = nombre de rondes
# A line of the list. Always two or more.
# $count (Number)
round-tab-rounds-together = { $count } rondes ensemble
# The title of a list: boards on which six of the seven powers are played.
round-tab-draw-boards-of-six = Tirer avec des tables de six
# The hint in the empty field above the list.
round-tab-draw-boards-of-six-search = nom du pays
# A line of the list.
round-tab-nobody-plays = Pays sans joueur : { $power }

# The title of a dialog.
round-tab-adjacent-powers = Pays voisins
# The name of its field. “strict” and “wide” are those of values.ftl; the letters are those of the powers in English.
round-tab-adjacent-powers-field = « strict », « large », ou des paires : « A-G, E-F, R-T »
round-tab-adjacent-powers-introduction = Deux joueurs qui se retrouvent ne devraient pas jouer les deux fois des pays voisins. Strict : A-G, A-I, A-R, F-G, F-I, G-R, R-T, E-F. Large : les mêmes, et E-G, E-R, A-T, I-T, G-I. Les lettres sont celles des noms anglais : A pour l’Autriche, E pour l’Angleterre, G pour l’Allemagne.
# $text was typed.
round-tab-not-a-pair = « { $text } » n’est pas une paire de pays. Écrivez deux lettres séparées par un tiret.

# The title of a dialog.
round-tab-keep-apart = Joueurs à séparer
# The name of its field, with an example of what is typed.
round-tab-keep-apart-field = Groupes : « Ann Lee / Bob Ray; Cy Orr / Di Fox / Ed Orr »
round-tab-keep-apart-introduction = Le règlement décide si les membres d’une même équipe sont séparés. Saisissez ici d’autres joueurs, comme des couples ou des familles. Deux joueurs d’un même groupe ne se retrouvent jamais à la même table.
# $name was typed.
round-tab-not-on-list = « { $name } » n’est pas dans la liste des joueurs.
# $text was typed. “Strokes” are the signs “/”.
round-tab-group-of-one = « { $text } » ne nomme qu’un joueur. Écrivez au moins deux noms séparés par des barres obliques.
# $text was typed.
round-tab-group-names-twice = « { $text } » nomme deux fois le même joueur.

## Draws that were made.

round-tab-needs-draw = tirez d’abord la ronde au sort
round-tab-needs-draw-or-board = tirez d’abord la ronde au sort, ou ajoutez une table
# The title of a list.
round-tab-restore-draw = Restaurer un tirage antérieur
# The title of a list.
round-tab-repeat-draw = Refaire un tirage antérieur
# The hint in the empty field above the list. A seed is the number from which a draw makes its random choices.
round-tab-recorded-draw-search = numéro ou graine
# A line of the list: “Draw 2 of Round 1, seed 4711”.
round-tab-recorded-draw = { $round }, tirage { $number }, graine { $seed }
round-tab-draw-restored = Le tirage { $number } est restauré. Ctrl+Z annule.
# The title of a page.
round-tab-quality-of-draw = Qualité du tirage : { $round }

## Seats that must stay. $board is “Round 2, board C”.

round-tab-board-has-counts = { $board } : des centres sont saisis, ses joueurs y restent donc
round-tab-board-has-counts-substitute = { $board } : des centres sont saisis, ses joueurs y restent donc ; saisissez un remplaçant dans le procès-verbal de la table
# $round is “Round 2”.
round-tab-round-has-counts = { $round } : des centres sont saisis, ses joueurs y restent donc
# An empty seat.
round-tab-empty-seat-is-locked = { $board }, { $power } : ce siège est verrouillé ; Ctrl+J le déverrouille
round-tab-seat-of-player-is-locked = { $player } a un siège verrouillé ; Ctrl+J le déverrouille

## Seats are locked, so that a draw leaves them as they are, or unlocked.

round-tab-needs-player-seat = placez d’abord le curseur sur le siège d’un joueur
# $seat is “France on Round 2, board C”.
round-tab-seat-locked = siège verrouillé : { $seat }
round-tab-seat-unlocked = siège déverrouillé : { $seat }
# Always two or more, as in the next text.
# $count (Number)
round-tab-seats-locked = { $count } sièges sont verrouillés
# $count (Number)
round-tab-seats-unlocked = { $count } sièges sont déverrouillés
# $board is “Round 2, board C”.
round-tab-board-locked = table verrouillée : { $board }
round-tab-board-unlocked = table déverrouillée : { $board }
# Always two or more, as in the next text.
# $count (Number)
round-tab-boards-locked = { $count } tables sont verrouillées
# $count (Number)
round-tab-boards-unlocked = { $count } tables sont déverrouillées

## Players who come late, or who leave.

# The title of a list.
round-tab-seat-latecomer = Placer un retardataire
# The hint in the empty field above the list.
round-tab-seat-latecomer-search = quelques lettres d’un nom
# Before a name that is in no line of the list.
round-tab-new-player = Nouveau joueur
round-tab-one-gap-at-a-time = un tirage ne pourvoit qu’un siège libéré à la fois : sélectionnez un seul joueur
round-tab-needs-player-of-rounds = placez d’abord le curseur sur un joueur d’un tournoi qui a des rondes
round-tab-has-left-already = ce joueur a déjà quitté le tournoi ; une marque à l’appel le fait revenir
round-tab-player-left = { $player } a quitté le tournoi ; plus aucun tirage ne lui donne de siège
# $count (Number)
round-tab-players-left = { $count ->
    [one] { $count } joueur a quitté le tournoi
   *[other] { $count } joueurs ont quitté le tournoi
}
# $count is the number of players who left; it can be 0. The players in the $seats seats stay.
# $count (Number)
# $seats (Number)
round-tab-players-left-but-seats = { $count ->
    [one] { $count } joueur a quitté le tournoi
   *[other] { $count } joueurs ont quitté le tournoi
} ; { $seats ->
    [one] { $seats } siège de la prochaine ronde reste occupé : retirez ces joueurs un par un
   *[other] { $seats } sièges de la prochaine ronde restent occupés : retirez ces joueurs un par un
}

## Two players swap their seats.

# The title of a question.
round-tab-swap-seats = Échanger deux sièges
# A button.
round-tab-swap = Échanger
# A line below the title. $board is “Round 2, board C”.
round-tab-player-goes = { $player } passe à ce siège : { $board }, { $power }.
# The same for an empty seat.
round-tab-nobody-goes = Ce siège devient libre : { $board }, { $power }.
# A message after the swap. $one and $other are names, or the next text.
round-tab-seats-swapped = sièges échangés : { $one } et { $other }
# In place of the name of a player in the text before: an empty seat.
round-tab-nobody = siège libre
# Always three or more.
# $count (Number)
round-tab-many-seats-selected = { $count } sièges sont sélectionnés ; sélectionnez-en deux, ou marquez-en un avec Ctrl+K
# $seat is “France on Round 2, board C”.
round-tab-seat-marked = siège marqué : { $seat } ; allez à un autre siège et appuyez de nouveau sur Ctrl+K
