# The quality of a draw as sentences: how often players meet again, whether a better draw is possible, and what is proven about it.
#
# A meeting: two players on one board. It is a repeat if the two have met before. $times is “once”, “twice”, “three times” (draw-dialog-
# times). $one, $other and $player are names. $board and $boards are short names, “R3 C” or a list. $rounds and $round are “Round 2”.

## Repeated meetings.

draw-sentences-no-pair-meets-again = No pair meets again: the proven minimum.
# $meetings is the number of all meetings.
# $count (Number)
draw-sentences-repeats = { $count ->
    [one] { $count } of the { $meetings } meetings in this draw is a repeat.
   *[other] { $count } of the { $meetings } meetings in this draw are repeats.
}
# $sentence is the sentence before. $repeats is a number greater than 1.
draw-sentences-third-meetings = { $sentence } A pair’s third meeting repeats two meetings, its fourth three. That makes { $repeats } repeats in all.
# $reason is a sentence of “Why fewer repeats are not possible” below, here and in the next but one.
draw-sentences-fewer-repeats-are-impossible = Fewer repeats are not possible. { $reason }
draw-sentences-fewer-repeats-are-unknown = It is not known whether fewer repeats are possible.
# $count (Number)
draw-sentences-no-draw-has-fewer = { $count ->
    [one] Fewer than { $count } repeat is impossible. { $reason } It is not known whether a draw with only { $count } exists.
   *[other] Fewer than { $count } repeats are impossible. { $reason } It is not known whether a draw with only { $count } exists.
}

## Why fewer repeats are not possible: sentences.

draw-sentences-no-fewer-than-none = No number of repeated meetings is below 0.
# $meetings, $pairs and $players are numbers.
draw-sentences-spread-evenly = The rounds have { $meetings } meetings in all. They cannot be spread more evenly over the { $pairs } pairs of { $players } players.
# $boards (Number)
# $pairs (Number)
draw-sentences-any-two-rounds = { $boards ->
    [one] The seven players of a board spread over the one board of another round.
   *[other] The seven players of a board spread over the { $boards } boards of another round.
} { $pairs ->
    [one] So any two rounds share at least { $pairs } pair.
   *[other] So any two rounds share at least { $pairs } pairs.
}
# $sentences is what stands before. $count is how many pairs of rounds there are, 2 or more, and $total a number of repeats.
draw-sentences-pairs-of-rounds = { $sentences } With { $count } pairs of rounds, that makes { $total }.
draw-sentences-boards-of-seven = Boards of seven bring players together again at least { $times }.
# $count (Number)
draw-sentences-repeats-of-earlier-rounds = { $count ->
    [one] The earlier rounds have { $count } repeat of their own.
   *[other] The earlier rounds have { $count } repeats of their own.
}
# $earlier is the sentence before.
draw-sentences-boards-of-seven-in-draw = In this draw, boards of seven bring players together again at least { $times }. { $earlier }

## How often two players meet at most.

draw-sentences-no-two-meet-more = No two players meet more than { $times }.
# $proof is one of the two sentences below.
# $pairs (Number)
draw-sentences-pairs-meet-so-often = { $pairs ->
    [one] No two players meet more than { $times }, and one pair meets so often. { $proof }
   *[other] No two players meet more than { $times }, and { $pairs } pairs meet so often. { $proof }
}
# $times has a capital letter here: “Twice”. $reason is one of the clauses below. It is a main clause, also in your language: use “denn”
# or a colon where “because” would change the order of its words.
draw-sentences-fewer-is-impossible = { $times } is impossible, because { $reason }.
draw-sentences-fewer-is-unknown = It is not known whether { $times } is possible.

## Why it is impossible: main clauses without a full stop. All variables but $times and $which are numbers. $which is “met” for players who
## have met on one board before, and “all” for players about whom nothing more is said.

draw-sentences-met-in-earlier-rounds = two players have met { $times } in earlier rounds
draw-sentences-pairs-meet = { $which ->
    [met] the { $pairs } pairs of { $players } players who have met on one board before meet at least { $times }
   *[all] the { $pairs } pairs of { $players } players meet at least { $times }
}
draw-sentences-share-the-one-board = { $which ->
    [met] { $players } players who have met on one board before share one board
   *[all] { $players } players share one board
}
# $group of these players.
draw-sentences-share-one-of-boards = { $which ->
    [met] { $group } of { $players } players who have met on one board before share one of { $boards } boards
   *[all] { $group } of { $players } players share one of { $boards } boards
}
# A combination of boards: on which board somebody plays in each of these rounds.
draw-sentences-combinations-of-boards = { $which ->
    [met] { $rounds } rounds have { $combinations } combinations of boards for { $players } players who have met on one board before, so { $group } players share all their boards in these rounds
   *[all] { $rounds } rounds have { $combinations } combinations of boards for { $players } players, so { $group } players share all their boards in these rounds
}
# $reason is one of the three clauses before, here and below.
draw-sentences-and-they-meet = { $reason }, and they meet { $times } in the other rounds
draw-sentences-and-their-pairs-meet = { $reason }, and their { $pairs } pairs meet { $times } in the other rounds
# Then: if no two players met more often.
draw-sentences-would-repeat-at-most = { $meetings } meetings would then repeat at most { $times } in all, and at least { $repeats } repeats are proven
# Words and letters are meant as in the theory of codes.
draw-sentences-inequality-for-codes = Delsarte’s inequality for codes excludes { $players } words of { $rounds } letters, each letter one of { $boards } boards, of which any two agree in at most two places
draw-sentences-fourteen-players = 14 players would then have 14 of the 16 combinations of boards in four rounds, two players whose combinations differ in one round would have different boards in the fifth, and a board of the fifth round would have eight players

## Powers, sit-outs, teams and preferences.

draw-sentences-nobody-plays-power-twice = Nobody plays a power twice.
# There were rounds before this draw.
draw-sentences-nobody-plays-power-again = Nobody plays a power again.
# Above a list of such lines as the next.
draw-sentences-powers-played-again = Powers played more than once:
draw-sentences-plays-power-on = { $player } plays { $power } on { $boards }
draw-sentences-sits-out = { $player } sits out { $times }.
# A first sit-out: somebody sits out who has not sat out before.
draw-sentences-no-more-first-sit-outs = More first sit-outs are not possible: too few players have not sat out yet.
draw-sentences-team-mates-share = { $one } and { $other } are team-mates but share { $board }.
draw-sentences-separated-share = { $one } and { $other } should not share a board but share { $board }.
# A player’s list of preferred powers: the first choice has the distance 0, the second 1.
# $count (Number)
draw-sentences-distance-from-preferred-powers = { $count ->
    [one] Preferred powers: the distances from the first choices add up to one place.
   *[other] Preferred powers: the distances from the first choices add up to { $count } places.
}
# Above a list of such lines as the next two.
draw-sentences-pairs-that-meet-again = Pairs that meet again:
draw-sentences-pair-meets-on = { $one } and { $other } meet on { $boards }
# Adjacent powers are neighbours on the map.
draw-sentences-pair-meets-adjacent = { $one } and { $other } meet on { $boards }, with adjacent powers more than once
# $members is a list of players with their teams: “Ann Lee (Lions) and Ben Orr (Tigers)”.
# $count (Number)
draw-sentences-team-members-sit-out = { $count ->
    [one] This round counts for the teams: { $members } sits out and scores nothing for the team.
   *[other] This round counts for the teams: { $members } sit out and score nothing for the team.
}
# $rule is “round 2” or “rounds 2 to 4”, here and below.
draw-sentences-mates-may-meet = Team-mates may meet in this round: the rules keep them apart only in { $rule }.
# $number is the number of a round, $numbers are some: “1, 3”.
draw-sentences-mates-may-meet-in-round = Team-mates may meet in round { $number }: the rules keep them apart only in { $rule }.
draw-sentences-mates-may-meet-in-rounds = Team-mates may meet in rounds { $numbers }: the rules keep them apart only in { $rule }.
# Rounds after the drawn one. $rounds is “Round 5” or a list.
# $count (Number)
draw-sentences-played-already = { $count ->
    [one] { $rounds } is played already, so its meetings and powers count here too.
   *[other] { $rounds } are played already, so their meetings and powers count here too.
}

## What a swap of two players changes.

draw-sentences-team-mates-would-share = { $one } and { $other } are team-mates, but would share { $board }.
draw-sentences-separated-would-share = { $one } and { $other } should not share a board, but would share { $board }.
draw-sentences-team-mates-no-longer-share = { $one } and { $other } are team-mates, and would no longer share a board.
draw-sentences-separated-no-longer-share = { $one } and { $other } should not share a board, and would no longer share a board.
# $what is one of the messages below: “repeated meetings: 12, was 11”.
draw-sentences-changed-count = { $what }: { $now }, was { $before }
draw-sentences-count-of-powers = powers played again
draw-sentences-count-of-repeats = repeated meetings
draw-sentences-count-of-most-meetings = greatest number of meetings of two players
draw-sentences-count-of-pairs-meeting-most = pairs with the greatest number of meetings
draw-sentences-count-of-third-meetings = third meetings
draw-sentences-count-of-adjacent-powers = adjacent powers more than once
draw-sentences-count-of-sit-outs = repeated sit-outs
draw-sentences-count-of-preferred-powers = places from the preferred powers
draw-sentences-stays-as-good = The draw stays as good as it was.

## Seats that a new draw would take from players. They stand in a sentence as a list: “7 seats of board A and 2 seats of board C”.

# $board is “board A” or “Round 2, board A” here.
# $count (Number)
draw-sentences-seats-of-board = { $count ->
    [one] { $count } seat of { $board }
   *[other] { $count } seats of { $board }
}

## The waves of an elimination: groups of games that are played at the same time. All variables are numbers.

draw-sentences-fewer-waves-are-unknown = It is not known whether { $least } waves are enough.
# $most is how many games somebody plays at a time, here and below.
draw-sentences-waves-have-room = Fewer waves are impossible: { $waves } waves have room for at most { $games } games, because nobody plays more than { $most } at a time.
draw-sentences-seven-games-need-waves = Fewer waves are impossible: seven games, { $most } at a time, need { $least } waves.
