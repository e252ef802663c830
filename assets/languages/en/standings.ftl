# Reasons for places, how a total came about, claims to seats at the top board.

## Why a place is shared. $tie-break is the name of a tie-break: “second best game”.

shared-because = shared: { $reason }
tied-on-everything = tied on every tie-break
tied-down-to = tied on every tie-break, down to the { $tie-break }
tied-without-more-results = tied on every tie-break, down to the { $tie-break }; none of them has more results
equal-totals-no-result = equal totals, and none of them has a result yet
equal-totals-no-tie-break = equal totals, and these rules have no tie-break
equal-totals-no-team-tie-break = equal totals, and these rules have no tie-break for teams
equal-figures-no-tie-break = equal figures, and the award has no tie-break

## Why a player is above or below another one. $own and $other are their figures; $own is that of the player above.

# A figure of 0 for a game that was not played: “0.00 (not played)”.
# $figure (Figure)
figure-not-played = { $figure } (not played)
# $own (Figure)
# $other (Figure)
higher-total = higher total, { $own } over { $other }
# $own (Figure)
# $other (Figure)
lower-total = lower total, { $own } over { $other }
# $comparison is “larger second best game”.
# $own (Figure)
# $other (Figure)
better-tie-break = { $comparison }, { $own } over { $other }
# $reason is the sentence before. $figures is a list: “best game 45.53, second best game 40.00”.
reason-tied-on = { $reason } (tied on { $figures })
# $figure (Figure)
tie-break-figure = { $tie-break } { $figure }
# $player is the player above. $gap is “3.20”.
# $gap (Figure)
below-by-total = below { $player }, { $gap } behind
# $other (Figure)
# $own (Figure)
below-by-tie-break = below { $player }: { $tie-break } { $other } against { $own }
# $reason is “won the top board”.
below-reserved = below { $player }, who { $reason }
below-player = below { $player }
# $player is the player below.
above-unplaced = above { $player }, who takes no place
# $reason is “larger second best game, 35.74 over 31.80”.
above-by = above { $player } by { $reason }
# $gap (Figure)
above-by-gap = above { $player } by { $gap }
# $reason is “won the top board”.
above-reserved = above { $player }: { $reason }
above-player = above { $player }

## A place that the top board decided. What is said of the player, after a colon or after “who”. $board is “top board”, $place
## “at the top board”.

top-board-highest-total = has the highest total of the players { $place }
top-board-won = won the { $board }
top-board-was-second = was second { $place }
top-board-leads = leads { $place }
top-board-is-second = is second { $place }
top-board-first-abandoned = is first { $place }, which was abandoned
top-board-second-abandoned = is second { $place }, which was abandoned
top-board-first-unended = is first { $place }, and nobody has said how it ended
top-board-second-unended = is second { $place }, and nobody has said how it ended
top-board-first-of-placed = is first { $place } of the players who take a place
top-board-second-of-placed = is second { $place } of the players who take a place
# $reason is one of the texts before. $own and $other are the positions in which the two chose their powers.
# $own (Figure)
# $other (Figure)
top-board-tie-entered = { $reason }; tied there, and chose the power later (number { $own } over number { $other })
top-board-tie-not-entered = { $reason }; tied there, and chose the power later if the order was that of the ranking (the order of choosing is not entered in full)

## Teams and awards

# $place (Number)
# $own (Figure)
# $other (Figure)
better-member =
    { $place ->
        [1] better best member, { $own } over { $other }
       *[other] better { $ordinal } best member, { $own } over { $other }
    }
# The lead is the number of centres more than the largest other power of the board.
# $own (Figure)
# $other (Figure)
larger-lead = larger lead, { $own } over { $other }
# $count (Number)
# $other (Figure)
leads-board =
    { $count ->
        [one] leads its board by { $count } centre; the next is { $other } behind the largest power of its board
       *[other] leads its board by { $count } centres; the next is { $other } behind the largest power of its board
    }
# $own (Figure)
# $other (Figure)
fewer-centres-behind = fewer centres behind the largest other power, { $own } against { $other }
# $grade is a letter.
# $own (Figure)
# $other (Figure)
more-best-grades = more votes with the best grade { $grade }, { $own } over { $other }
# $own (Figure)
# $other (Figure)
more-centres-over = more centres, { $own } over { $other }
# $own (Figure)
# $other (Figure)
higher-event-total = higher total in the event, { $own } over { $other }
# $own (Figure)
# $other (Figure)
higher-game-score = higher score in the game, { $own } over { $other }

## The tie-breaks of awards, inside a sentence: “tied …, down to the lead”.

award-lead = lead
award-best-grades = number of votes with the best grade
award-total = total in the event
award-score = score of the game
award-centres = centres

## Claims to a seat at the top board, in a table

claim-seat = seat
claim-group = seat, first of the group
claim-director = seat, named by the director
claim-replacement = seat, as a replacement
claim-declined = stepped back
claim-left = has left the event
# $rounds is more than the rules allow, which is $most.
# $rounds (Number)
claim-played-too-many = { $rounds ->
       *[other] no seat: has played { $rounds } rounds (at most { $most })
    }
# The round is drawn and has not begun. $most is the number of rounds that the rules allow.
# $most (Number)
claim-drawn-too-many = no seat: drawn in round { $round } (at most { $most } rounds)
claim-undecided = tied for the last seat
claim-next = next in line
# $place is “2nd”.
claim-in-line = { $place } in line

## How a total, or the score of a round, came about

breakdown-total = total of { $player }
breakdown-round = { $player } in { $round }
# $board is “Round 2, board C”.
breakdown-game = { $board }, { $power }
breakdown-sat-out = { $round }, sat out
# $number (Figure)
breakdown-divided = divided by { $number }
# $more (Figure)
breakdown-results-plus = the number of results, { $results }, plus { $more }
breakdown-counted-results = the number of results that count
breakdown-results = the number of results
# $what is “the best two games”.
breakdown-counts = Counts: { $what }.
# $score (Figure)
breakdown-before-penalty = { $score } before the penalty
breakdown-unscored = not scored yet
# $score (Figure)
breakdown-scored = scored { $score }
breakdown-place = place { $place } on the board
breakdown-does-not-count = does not count
# $points (Figure)
breakdown-after-penalty = after a penalty of { $points }
breakdown-end-unknown = nobody has said how the game ended
breakdown-last-year-missing = the last year of the game is not entered
breakdown-count-unreadable = a number of centres of the game cannot be read
breakdown-running = the game is still running
breakdown-played-by = played by { $player }
breakdown-no-further-points = no points for a further sit-out
adjustment-start = start
adjustment-handicap = handicap
# $percent (Figure)
adjustment-top-board = { $percent } % for the { $board }
adjustment-penalty = penalty
adjustment-penalty-for = penalty: { $reason }
