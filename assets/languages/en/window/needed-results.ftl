# What a player needs in the running round: sentences in a dialog, and short lines on a page for the hall.
#
# $player is a name. $round is “Round 4”, as the last round of the answer. $place says where the seat is, “at the top board”. $results
# are one or more of the results below, with “or” between them.

## The answer about the first place.

needed-results-first-whatever-happens = { $player } is first after { $round }, whatever happens.
needed-results-first-for-certain = { $player } is first after { $round } for certain with { $results }.

## The answer about a seat at the top board.

needed-results-seat-whatever-happens = { $player } has a seat { $place } after { $round }, whatever happens.
needed-results-seat-for-certain = { $player } has a seat { $place } after { $round } for certain with { $results }.

## The answer about either of them.

needed-results-cannot-be-reached = No result of { $round } is enough: { $player } cannot reach this.
# The rules allow fewer rounds to whoever plays at the top board: with the round she loses her claim. $played is the number of rounds
# that she has played after it, and $most the greatest number.
# $played (Number)
needed-results-too-many-rounds = { $played ->
    [one] After { $round }, { $player } has played { $played } round. Whoever has a seat { $place } may have played at most { $most }.
   *[other] After { $round }, { $player } has played { $played } rounds. Whoever has a seat { $place } may have played at most { $most }.
}
needed-results-not-alone = No result of { $player } alone is enough.
# $board is “board A” or the name of a board as it is said in a sentence, here and below.
needed-results-one-board-decides = { $player } has no open board. The results of { $board } decide.
# $boards is “A and B” or “A, B and C”, here and below.
needed-results-named-boards-decide = { $player } has no open board. The results of boards { $boards } decide.
# $count is 5 or more, here and below; for 0 it is said too.
# $count (Number)
needed-results-many-boards-decide = { $player } has no open board. The results of { $count } other boards decide.
# The others: the players on the same board.
needed-results-possible-alone = It is possible with { $results }, if the others on the board get the right results.
needed-results-possible-with-board = It is possible with { $results }, if { $board } goes well.
needed-results-possible-with-boards = It is possible with { $results }, if boards { $boards } go well.
# $count (Number)
needed-results-possible-with-many = It is possible with { $results }, if { $count } other boards go well.

## Results that are enough. $board is the name of the board alone, “C”, and $least a number of centres.

# Two results or more, joined: “a win on C with 10 or more, or any shared win on C”. $results are the first of them.
needed-results-or = { $results }, or { $result }
needed-results-solo = a solo on { $board }
needed-results-win = a win on { $board } with { $least } or more
needed-results-any-win = any win on { $board }
needed-results-shared-win = a shared win on { $board } with { $least } or more
needed-results-any-shared-win = any shared win on { $board }
needed-results-no-win = { $least } or more on { $board } without a win
needed-results-any-other-result = any other result on { $board }

## The lines for the hall: a word, and beside it a result. “Certain” is quoted in event-dialogs-bounded-search, with a capital letter.

needed-results-certain = certain
needed-results-perhaps = perhaps
# The player cannot reach it. “Out of reach” stands beside it.
needed-results-no = no
needed-results-out-of-reach = out of reach
# Beside it is the sentence that other boards decide.
needed-results-open = open
# Beside “certain”.
needed-results-every-result = every result

## Why nothing can be said. $top-board is “top board” or “final table” in this language.

needed-results-no-open-board = No board with players is open. Draw the next round first.
# $player is a name.
needed-results-no-place = { $player } takes no place in the standings.
needed-results-no-top-board = The rules have no top board.
# $moment is “after round 4”.
needed-results-top-board-is-filled = The standings { $moment } fill the { $top-board }, and these rounds have been played.
needed-results-winners-of-groups = Winners of groups have seats in the { $top-board }, which this search does not know.
