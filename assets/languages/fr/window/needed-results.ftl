# What a player needs in the running round: sentences in a dialog, and short lines on a page for the hall.
#
# $player is a name. $round is “Round 4”, as the last round of the answer. $place says where the seat is, “at the top board”. $results
# are one or more of the results below, with “or” between them.

## The answer about the first place.

needed-results-first-whatever-happens = { $player } est en tête à la fin de la ronde ({ $round }), quoi qu’il arrive.
needed-results-first-for-certain = { $player } est à coup sûr en tête à la fin de la ronde ({ $round }) avec { $results }.

## The answer about a seat at the top board.

needed-results-seat-whatever-happens = { $player } a un siège { $place } à la fin de la ronde ({ $round }), quoi qu’il arrive.
needed-results-seat-for-certain = { $player } a à coup sûr un siège { $place } à la fin de la ronde ({ $round }) avec { $results }.

## The answer about either of them.

needed-results-cannot-be-reached = Aucun résultat de la ronde ({ $round }) ne suffit : { $player } ne peut pas y arriver.
# The rules allow fewer rounds to whoever plays at the top board: with the round she loses her claim. $played is the number of rounds
# that she has played after it, and $most the greatest number.
# $played (Number)
needed-results-too-many-rounds = { $played ->
    [one] Après cette ronde ({ $round }), { $player } aura joué { $played } ronde. Pour une place { $place }, il en faut au plus { $most }.
   *[other] Après cette ronde ({ $round }), { $player } aura joué { $played } rondes. Pour une place { $place }, il en faut au plus { $most }.
}
needed-results-not-alone = Pour { $player }, aucun résultat ne suffit à lui seul.
# $board is “board A” or the name of a board as it is said in a sentence, here and below.
needed-results-one-board-decides = { $player } n’a pas de table en cours. Tout dépend des résultats d’une autre table : { $board }.
# $boards is “A and B” or “A, B and C”, here and below.
needed-results-named-boards-decide = { $player } n’a pas de table en cours. Tout dépend des résultats des tables { $boards }.
# $count is 5 or more, here and below; for 0 it is said too.
# $count (Number)
needed-results-many-boards-decide = { $player } n’a pas de table en cours. Tout dépend des résultats d’autres tables ({ $count }).
# The others: the players on the same board.
needed-results-possible-alone = C’est possible avec { $results }, si les autres joueurs de la table ont les résultats qu’il faut.
needed-results-possible-with-board = C’est possible avec { $results }, si une autre table finit bien ({ $board }).
needed-results-possible-with-boards = C’est possible avec { $results }, si les tables { $boards } finissent bien.
# $count (Number)
needed-results-possible-with-many = C’est possible avec { $results }, si d’autres tables finissent bien ({ $count }).

## Results that are enough. $board is the name of the board alone, “C”, and $least a number of centres.

# Two results or more, joined: “a win on C with 10 or more, or any shared win on C”. $results are the first of them.
needed-results-or = { $results }, ou { $result }
needed-results-solo = un solo ({ $board })
needed-results-win = une victoire ({ $board }) avec { $least } ou plus
needed-results-any-win = n’importe quelle victoire ({ $board })
needed-results-shared-win = une victoire partagée ({ $board }) avec { $least } ou plus
needed-results-any-shared-win = n’importe quelle victoire partagée ({ $board })
needed-results-no-win = { $least } ou plus ({ $board }) sans victoire
needed-results-any-other-result = n’importe quel autre résultat ({ $board })

## The lines for the hall: a word, and beside it a result. “Certain” is quoted in event-dialogs-bounded-search, with a capital letter.

needed-results-certain = certain
needed-results-perhaps = peut-être
# The player cannot reach it. “Out of reach” stands beside it.
needed-results-no = non
needed-results-out-of-reach = hors d’atteinte
# Beside it is the sentence that other boards decide.
needed-results-open = indécis
# Beside “certain”.
needed-results-every-result = tout résultat

## Why nothing can be said. $top-board is “top board” or “final table” in this language.

needed-results-no-open-board = Aucune table avec des joueurs n’est en cours. Tirez d’abord la ronde suivante.
# $player is a name.
needed-results-no-place = { $player } ne prend pas de place au classement.
needed-results-no-top-board = Le règlement n’a pas de table finale.
# $moment is “after round 4”.
needed-results-top-board-is-filled = Le classement { $moment } compose la { $top-board }, et ces rondes ont été jouées.
needed-results-winners-of-groups = Des vainqueurs de groupes ont des sièges à la { $top-board }, ce que cette recherche ne connaît pas.
