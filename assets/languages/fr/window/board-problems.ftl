# The problems of a board under the rules of the event: what is wrong, and how to correct it. They are shown as those of
# problems.ftl, whose remarks on capital letters and full stops hold here, too.
#
# $rules is the name of a ruleset, “WDC 2006”. $system is the name of a scoring system. $power is “France”, $name a player. $when is
# a season of a game, “Fall 1905”. $year and other years are game years, “1905”. $top-board is “top board”, “final table” or “medal
# round” in this language, or another name that the rules give to it.

## The end of a game.

# The rules end a game only by a solo, by a passed vote on a draw, or after a last year.
board-problems-ended-without-vote = la partie a fini sans solo ni vote adopté ; selon { $rules }, c’est un nul voté ou une partie abandonnée
board-problems-ended-without-vote-in = la partie a fini en { $year } sans solo ni vote adopté ; selon { $rules }, c’est un nul voté ou une partie abandonnée
# “agreed draw” and “abandoned” are typed: take the words of values.ftl.
board-problems-type-the-ending = Saisissez « nul voté » ou « abandonnée » comme fin de partie. En attendant, la partie compte comme un nul voté, et ses scores sont provisoires.
board-problems-type-the-ending-or-end-date = Saisissez « nul voté » ou « abandonnée » comme fin de partie. Une partie qui a atteint sa date de fin est aussi un nul entre ses survivants. En attendant, la partie compte comme un nul voté, et ses scores sont provisoires.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
board-problems-many-games-ended-before-last-year = { $count } parties ont fini avant la dernière année sans solo ni vote adopté
# $count (Number)
board-problems-many-games-ended-without-vote = { $count } parties ont fini sans solo ni vote adopté
# $last is the last year that is played under the rules.
board-problems-last-year-missing = il manque la dernière année de la partie ; selon { $rules }, seul un vote adopté y met fin avant { $last }
board-problems-enter-last-year-and-end = Saisissez la dernière année. Si la partie a fini plus tôt, saisissez aussi comment elle a fini. En attendant, les scores de la table sont provisoires.
# $count (Number)
board-problems-many-games-without-last-year = { $count } parties n’ont pas de dernière année
board-problems-played-too-long = la partie a été jouée jusqu’en { $year } ; selon { $rules }, la dernière année est { $last }
board-problems-correct-year-or-leave = Corrigez l’année, ou laissez-la si vous l’avez permis.
board-problems-no-concession = { $rules } n’admet pas de concession ; la partie concédée ({ $power }) compte comme abandonnée
board-problems-set-scores-by-hand = Fixez les scores à la main si vous en décidez autrement.

## Votes on draws. A vote that passed ends the game with the chart of a year: the numbers of centres after that autumn.

board-problems-passed-draw-waits = le nul proposé ({ $when }) est adopté, et attend le relevé complet de { $year }
board-problems-enter-chart = Saisissez ce relevé. La partie se termine avec lui.
board-problems-passed-draw-has-not-ended = le nul proposé ({ $when }) est adopté, mais n’a pas terminé la partie avec les centres de { $year }
# “passed” is typed: take the word of values.ftl.
board-problems-type-passed-again = Effacez le résultat du vote et saisissez de nouveau « adoptée » pour terminer la partie, ou corrigez ce résultat.
board-problems-correct-vote-or-chart = Corrigez le vote, ou le relevé.
# $season is “spring” or “fall”, by which the sentence is chosen. $out is the year in which the power was eliminated.
board-problems-passed-draw-and-elimination = { $season ->
    [spring] le nul adopté ({ $when }) compte le relevé de l’automne précédent, { $year }, mais un pays est éliminé en { $out } : { $power }
   *[fall] le nul adopté ({ $when }) compte le relevé de { $year }, mais un pays est éliminé en { $out } : { $power }
}
board-problems-correct-elimination-or-season = Corrigez l’année d’élimination, ou la saison du vote.
# $last is the last year of the game.
board-problems-passed-draw-and-last-year = { $season ->
    [spring] le nul adopté ({ $when }) compte le relevé de l’automne précédent, { $year }, mais la dernière année de la partie est { $last }
   *[fall] le nul adopté ({ $when }) compte le relevé de { $year }, mais la dernière année de la partie est { $last }
}
board-problems-correct-last-year-or-season = Corrigez la dernière année, ou la saison du vote.
# $charted is the number of centres in the chart, $count that at the end of the game.
board-problems-passed-draw-and-count = { $season ->
    [spring] le nul adopté ({ $when }) compte le relevé de l’automne précédent, { $year } ; { $power } : { $charted } dans ce relevé, mais nombre final { $count }
   *[fall] le nul adopté ({ $when }) compte le relevé de { $year } ; { $power } : { $charted } dans ce relevé, mais nombre final { $count }
}
board-problems-correct-count-or-season = Corrigez le nombre de centres, ou la saison du vote.
board-problems-survivor-not-in-draw = { $power } : survivant, mais pas inclus dans le nul ; selon { $rules }, un nul inclut tous les survivants
board-problems-include-or-correct-count = Incluez ce pays, ou corrigez le nombre de centres.
# $first is the first year whose chart may end a game by a draw.
board-problems-proposed-too-early = un nul a été proposé trop tôt ({ $when }) ; selon { $rules }, aucun nul n’est possible avant le relevé de { $first }
board-problems-correct-year-or-delete = Corrigez l’année, ou supprimez la proposition.
board-problems-proposed-without-centre = le nul ({ $when }) a été proposé par un pays qui n’avait plus de centre ({ $power })
board-problems-correct-proposer-or-year = Corrigez le pays qui l’a proposé, ou l’année.
board-problems-proposal-leaves-out = le nul proposé ({ $when }) laisse de côté un survivant ({ $power }) ; selon { $rules }, un nul inclut tous les survivants
board-problems-include-every-survivor = Incluez tous les pays qui ont des centres.
# $passed is the season of the earlier vote.
board-problems-proposed-after-end = un nul a été proposé ({ $when }) après le nul adopté qui a terminé la partie ({ $passed })
board-problems-correct-season-or-outcome = Corrigez la saison ou le résultat du vote précédent, ou supprimez la proposition.
board-problems-proposed-without-chart = le nul proposé ({ $when }) porte sur le relevé de { $year }, qui n’est pas saisi ; selon { $rules }, le relevé est saisi avant qu’un nul soit proposé
board-problems-enter-chart-or-correct-season = Saisissez le relevé, ou corrigez la saison.
board-problems-proposed-twice = le même nul a été proposé deux fois ({ $when }) ; selon { $rules }, un même nul n’est soumis au vote qu’une fois par saison
board-problems-correct-season-or-delete = Corrigez la saison, ou supprimez la deuxième proposition.
board-problems-drawn-too-early = la partie a fini par un match nul en { $year } ; selon { $rules }, aucun nul n’est possible avant le relevé de { $first }

## The mark of the top board.

board-problems-rules-without-top-board = cette table est marquée comme table finale, mais { $rules } n’en a pas
board-problems-make-ordinary-or-choose-rules = Faites-en une table ordinaire, ou choisissez un règlement avec une table finale.
# $number and $right are numbers of rounds.
board-problems-top-board-in-wrong-round = la { $top-board } est à la ronde { $number } ; selon { $rules }, sa place est à la ronde { $right }
board-problems-make-ordinary-here = Faites de celle-ci une table ordinaire.
# $round is the name of the round, “Opening”.
board-problems-top-board-in-named-round = la { $top-board } est dans « { $round } », qui compte comme ronde { $number } ; selon { $rules }, sa place est à la ronde { $right }
# $right is the number that becomes the name of the round.
board-problems-rename-round-or-make-ordinary = Donnez à la ronde le nom { $right }, ou faites de cette table une table ordinaire.

## Players who must not meet. $name and $other are players.

board-problems-team-mates-meet = { $name } et { $other }, de l’équipe { $team }, sont à cette table, alors que des équipiers ne doivent pas se rencontrer dans cette ronde
board-problems-swap-one = Échangez l’un d’eux avec un joueur d’une autre table.
board-problems-separated-players-meet = { $name } et { $other } sont à cette table, alors qu’ils sont à séparer
board-problems-swap-one-or-leave = Échangez l’un d’eux avec un joueur d’une autre table, ou laissez-les ensemble s’ils sont d’accord.

## Grades that players give to each other. $skill is what is graded, “Best Tactician”. $name may be a power, where no player is known.

board-problems-grades-own-play = { $name } se note ({ $skill }), alors qu’un joueur ne peut pas se noter lui-même
board-problems-delete-grade = Effacez cette note : elle ne compte pas.
# $grade is a letter, “D”.
board-problems-unknown-grade = { $name } donne une note inconnue, { $grade } ({ $skill })
# $grades are letters with commas between them: “A, B, C”.
board-problems-known-grades = Les notes possibles sont { $grades }.

## Extensions, cards and penalties. An extension is more time for the orders of a player.

# $extensions (Number)
board-problems-too-many-extensions = { $extensions ->
    [one] { $name } a { $extensions } prolongation dans cette partie ; selon { $rules }, le maximum est { $most }
   *[other] { $name } a { $extensions } prolongations dans cette partie ; selon { $rules }, le maximum est { $most }
}
board-problems-leave-if-allowed = Laissez tel quel si vous l’avez permis.
# A card is given for orders that come late. $moment is when it was given, as it was typed: “Spring 1904”.
board-problems-yellow-after-card = { $name } a un carton jaune après un autre carton ; selon { $rules }, un joueur encore en retard reçoit un carton rouge
board-problems-yellow-after-card-in = { $name } a un carton jaune ({ $moment }) après un autre carton ; selon { $rules }, un joueur encore en retard reçoit un carton rouge
board-problems-make-red-or-delete = Faites-en un carton rouge, ou supprimez l’un des deux.
# $seconds and $most are numbers of seconds.
# $seconds (Number)
# $most (Number)
board-problems-yellow-too-late = { $name } a un carton jaune pour { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} de retard ; selon { $rules }, au-delà de { $most ->
    [one] { $most } seconde, c’est un carton rouge
   *[other] { $most } secondes, c’est un carton rouge
}
# $seconds (Number)
# $most (Number)
board-problems-yellow-too-late-in = { $name } a un carton jaune ({ $moment }) pour { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} de retard ; selon { $rules }, au-delà de { $most ->
    [one] { $most } seconde, c’est un carton rouge
   *[other] { $most } secondes, c’est un carton rouge
}
board-problems-make-red-or-correct-note = Faites-en un carton rouge, ou corrigez le motif du carton.
board-problems-penalty-over-score = { $name } : une pénalité retire plus que le score entier
board-problems-type-percentage = Saisissez un pourcentage de 100 au plus.

## Scores.

# The scoring system of a board or of a round. Board and Event are menus, and what follows is a command in the menu.
board-problems-choose-system-of-board = Choisissez-en un avec « Système de score de cette table », dans le menu Table.
board-problems-choose-system-of-round = Choisissez-en un avec « Système de score de cette ronde », dans le menu Tournoi.
# $entry is one of the messages below: “the year of the solo”.
board-problems-needs-entry = { $system } demande { $entry }
board-problems-needs-entry-without-rules = { $system } demande { $entry }, et aucun règlement n’est choisi
board-problems-enter-last-year-played = Saisissez la dernière année jouée. En attendant, les scores qui en dépendent manquent.
# $entry is one of the messages below: “the year of elimination”.
board-problems-needs-entry-of-power = { $system } demande { $entry } ({ $power })
board-problems-needs-entry-of-power-without-rules = { $system } demande { $entry } ({ $power }), et aucun règlement n’est choisi
board-problems-enter-missing-entry = Saisissez cette valeur. En attendant, les scores qui en dépendent manquent.
board-problems-choose-rules-first = Choisissez le règlement du tournoi dans l’onglet Règlement. Un autre règlement ne demande peut-être rien de tel.
# $count (Number)
board-problems-many-scores-without-entry = { $count } scores demandent une valeur qui manque, et aucun règlement n’est choisi
# What a scoring system reads. They stand in the four sentences above, and with commas between them in a list of what a system needs.
board-problems-entry-centres = le nombre de centres
board-problems-entry-elimination = l’année d’élimination
board-problems-entry-last-year = la dernière année jouée
board-problems-entry-solo-year = l’année du solo
board-problems-entry-years-played = la dernière année jouée ou l’année d’élimination
board-problems-entry-centres-of-every-year = le nombre de centres de chaque année
board-problems-entry-centres-of-earlier-years = le nombre de centres des années précédentes
board-problems-entry-missed-orders = le nombre d’ordres de printemps et d’automne non rendus
board-problems-entry-missed-winters = le nombre d’ordres d’hiver non rendus
