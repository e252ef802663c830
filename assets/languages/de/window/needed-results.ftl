# What a player needs in the running round: sentences in a dialog, and short lines on a page for the hall.
#
# $player is a name. $round is “Round 4”, as the last round of the answer. $place says where the seat is, “at the top board”. $results
# are one or more of the results below, with “or” between them.

## The answer about the first place.

needed-results-first-whatever-happens = { $player } ist nach { $round } auf jeden Fall auf Platz 1.
needed-results-first-for-certain = { $player } ist nach { $round } sicher auf Platz 1 bei: { $results }.

## The answer about a seat at the top board.

needed-results-seat-whatever-happens = { $player } hat nach { $round } auf jeden Fall einen Platz { $place }.
needed-results-seat-for-certain = { $player } hat nach { $round } sicher einen Platz { $place } bei: { $results }.

## The answer about either of them.

needed-results-cannot-be-reached = Kein Ergebnis reicht ({ $round }): Das ist für { $player } nicht zu erreichen.
# The rules allow fewer rounds to whoever plays at the top board: with the round she loses her claim. $played is the number of rounds
# that she has played after it, and $most the greatest number.
# $played (Number)
needed-results-too-many-rounds = { $played ->
    [one] Danach ({ $round }) hat { $player } { $played } Runde gespielt. Für einen Platz { $place } dürfen es höchstens { $most } sein.
   *[other] Danach ({ $round }) hat { $player } { $played } Runden gespielt. Für einen Platz { $place } dürfen es höchstens { $most } sein.
}
needed-results-not-alone = Kein Ergebnis von { $player } reicht allein.
# $board is “board A” or the name of a board as it is said in a sentence, here and below.
needed-results-one-board-decides = { $player } hat kein offenes Brett. Es entscheiden die Ergebnisse von { $board }.
# $boards is “A and B” or “A, B and C”, here and below.
needed-results-named-boards-decide = { $player } hat kein offenes Brett. Es entscheiden die Ergebnisse der Bretter { $boards }.
# $count is 5 or more, here and below; for 0 it is said too.
# $count (Number)
needed-results-many-boards-decide = { $player } hat kein offenes Brett. Es entscheiden die Ergebnisse von { $count } anderen Brettern.
# The others: the players on the same board.
needed-results-possible-alone = Möglich, wenn die anderen am Brett die passenden Ergebnisse erzielen, bei: { $results }.
needed-results-possible-with-board = Möglich, wenn { $board } günstig ausgeht, bei: { $results }.
needed-results-possible-with-boards = Möglich, wenn die Bretter { $boards } günstig ausgehen, bei: { $results }.
# $count (Number)
needed-results-possible-with-many = Möglich, wenn { $count } andere Bretter günstig ausgehen, bei: { $results }.

## Results that are enough. $board is the name of the board alone, “C”, and $least a number of centres.

# Two results or more, joined: “a win on C with 10 or more, or any shared win on C”. $results are the first of them.
needed-results-or = { $results } oder { $result }
needed-results-solo = Solo an Brett { $board }
needed-results-win = Sieg an Brett { $board } mit mindestens { $least } VZ
needed-results-any-win = Sieg an Brett { $board } (VZ beliebig)
needed-results-shared-win = geteilter Sieg an Brett { $board } mit mindestens { $least } VZ
needed-results-any-shared-win = geteilter Sieg an Brett { $board } (VZ beliebig)
needed-results-no-win = mindestens { $least } VZ an Brett { $board } ohne Sieg
needed-results-any-other-result = jedes andere Ergebnis an Brett { $board }

## The lines for the hall: a word, and beside it a result. “Certain” is quoted in event-dialogs-bounded-search, with a capital letter.

needed-results-certain = sicher
needed-results-perhaps = vielleicht
# The player cannot reach it. “Out of reach” stands beside it.
needed-results-no = nein
needed-results-out-of-reach = nicht zu erreichen
# Beside it is the sentence that other boards decide.
needed-results-open = offen
# Beside “certain”.
needed-results-every-result = jedes Ergebnis

## Why nothing can be said. $top-board is “top board” or “final table” in this language.

needed-results-no-open-board = Kein Brett mit Spielern ist offen. Losen Sie zuerst die nächste Runde aus.
# $player is a name.
needed-results-no-place = { $player } hat keinen Platz in der Rangliste.
needed-results-no-top-board = Die Regeln haben kein Top-Board.
# $moment is “after round 4”.
needed-results-top-board-is-filled = Die Rangliste { $moment } besetzt { $top-board ->
        [Medaillenrunde] die { $top-board }
        [Finaltisch] den { $top-board }
        [Top-Board] das { $top-board }
       *[other] „{ $top-board }“
    }, und diese Runden sind gespielt.
needed-results-winners-of-groups = Gruppensieger haben { $top-board ->
        [Medaillenrunde] in der { $top-board }
        [Finaltisch] am { $top-board }
        [Top-Board] am { $top-board }
       *[other] bei „{ $top-board }“
    } feste Plätze, die diese Suche nicht kennt.
