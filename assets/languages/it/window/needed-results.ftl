# What a player needs in the running round: sentences in a dialog, and short lines on a page for the hall.
#
# $player is a name. $round is “Round 4”, as the last round of the answer. $place says where the seat is, “at the top board”. $results
# are one or more of the results below, with “or” between them.

## The answer about the first place.

needed-results-first-whatever-happens = { $player } è al primo posto dopo { $round }, qualunque cosa accada.
needed-results-first-for-certain = { $player } è certamente al primo posto dopo { $round } con { $results }.

## The answer about a seat at the top board.

needed-results-seat-whatever-happens = { $player } ha un posto { $place } dopo { $round }, qualunque cosa accada.
needed-results-seat-for-certain = { $player } ha certamente un posto { $place } dopo { $round } con { $results }.

## The answer about either of them.

needed-results-cannot-be-reached = Nessun risultato basta ({ $round }): { $player } non può riuscirci.
# The rules allow fewer rounds to whoever plays at the top board: with the round she loses her claim. $played is the number of rounds
# that she has played after it, and $most the greatest number.
# $played (Number)
needed-results-too-many-rounds = { $played ->
    [one] Dopo questo round ({ $round }), { $player } ne avrà giocato { $played }. Per un posto { $place } se ne possono giocare al massimo { $most }.
   *[other] Dopo questo round ({ $round }), { $player } ne avrà giocati { $played }. Per un posto { $place } se ne possono giocare al massimo { $most }.
}
needed-results-not-alone = A { $player } non basta alcun risultato proprio.
# $board is “board A” or the name of a board as it is said in a sentence, here and below.
needed-results-one-board-decides = { $player } non ha un tavolo aperto. Decidono i risultati di un altro ({ $board }).
# $boards is “A and B” or “A, B and C”, here and below.
needed-results-named-boards-decide = { $player } non ha un tavolo aperto. Decidono i risultati dei tavoli { $boards }.
# $count is 5 or more, here and below; for 0 it is said too.
# $count (Number)
needed-results-many-boards-decide = { $count ->
    [one] { $player } non ha un tavolo aperto. Decidono i risultati di { $count } altro tavolo.
   *[other] { $player } non ha un tavolo aperto. Decidono i risultati di altri { $count } tavoli.
}
# The others: the players on the same board.
needed-results-possible-alone = È possibile con { $results }, se gli altri allo stesso tavolo ottengono i risultati giusti.
needed-results-possible-with-board = È possibile con { $results }, se va bene un altro tavolo ({ $board }).
needed-results-possible-with-boards = È possibile con { $results }, se vanno bene i tavoli { $boards }.
# $count (Number)
needed-results-possible-with-many = { $count ->
    [one] È possibile con { $results }, se va bene { $count } altro tavolo.
   *[other] È possibile con { $results }, se vanno bene altri { $count } tavoli.
}

## Results that are enough. $board is the name of the board alone, “C”, and $least a number of centres.

# Two results or more, joined: “a win on C with 10 or more, or any shared win on C”. $results are the first of them.
needed-results-or = { $results }, o { $result }
needed-results-solo = una vittoria in solitaria al tavolo { $board }
needed-results-win = una vittoria al tavolo { $board } con almeno { $least } centri
needed-results-any-win = una vittoria qualsiasi al tavolo { $board }
needed-results-shared-win = una vittoria condivisa al tavolo { $board } con almeno { $least } centri
needed-results-any-shared-win = una vittoria condivisa qualsiasi al tavolo { $board }
needed-results-no-win = almeno { $least } centri al tavolo { $board } senza vittoria
needed-results-any-other-result = qualsiasi altro risultato al tavolo { $board }

## The lines for the hall: a word, and beside it a result. “Certain” is quoted in event-dialogs-bounded-search, with a capital letter.

needed-results-certain = certo
needed-results-perhaps = forse
# The player cannot reach it. “Out of reach” stands beside it.
needed-results-no = no
needed-results-out-of-reach = fuori portata
# Beside it is the sentence that other boards decide.
needed-results-open = aperto
# Beside “certain”.
needed-results-every-result = ogni risultato

## Why nothing can be said. $top-board is “top board” or “final table” in this language.

needed-results-no-open-board = Nessun tavolo con giocatori è aperto. Sorteggiare prima il prossimo round.
# $player is a name.
needed-results-no-place = { $player } non ha un posto in classifica.
needed-results-no-top-board = Il regolamento non prevede un top table.
# $moment is “after round 4”.
needed-results-top-board-is-filled = Il { $top-board } si compone con la classifica { $moment }, e questi round sono già stati giocati.
needed-results-winners-of-groups = I vincitori dei gruppi hanno un posto al { $top-board }, che questa ricerca non conosce.
