# Why nothing can be drawn, or why players who should not meet share a board. Each is one or more sentences in a dialog.
#
# $round is the number of a round, “2”, and $board the letter of a board, “C”. $player, $one, $other, $players and $others are
# names or lists of names. A seat is reserved for a player: it is locked, or the board has begun, or the player got a power in the roll
# call.

## Nothing can be drawn.

# $present is how many players are present.
# $present (Number)
draw-errors-too-few-players = A board needs seven players, and round { $round } has only { $present } present. Mark more players as present. Six players can make a board of six.
# $count is how many players there are.
# $count (Number)
draw-errors-unknown-player = { $count ->
    [one] Round { $round } names { $player }, but there is only { $count } player. Correct the number.
   *[other] Round { $round } names { $player }, but there are only { $count } players. Correct the number.
}
draw-errors-present-twice = In round { $round }, { $player } is listed twice as present. Remove one of the two entries.
draw-errors-two-boards-absent = In round { $round }, { $player } should play on two boards but is not present. Mark { $player } as present, or remove the second board.
draw-errors-two-boards-of-one = In round { $round }, { $player } should play on two boards, but there is only one. Remove the second board, or mark more players as present.
draw-errors-two-boards-named-again = In round { $round }, { $player } is listed more than once to play on two boards. Nobody can play on more than two: list { $player } once.
draw-errors-two-boards-reservation = In round { $round }, { $player } plays on two boards. Each reserved seat needs a board, and the two seats need different boards and powers. Correct this, or free a seat.
draw-errors-two-boards-blocked = In round { $round }, the reserved seats make it impossible for { $player } to play on two boards with two powers. Free one of the seats, or remove the second board.
draw-errors-reserved-absent = In round { $round }, a seat is reserved for { $player }, who is not present. Free the seat, or mark the player as present.
draw-errors-reserved-twice = In round { $round }, two seats are reserved for { $player }. Free one of them.
# $boards is how many boards the players present fill, here and below.
# $boards (Number)
draw-errors-no-such-board = { $boards ->
    [one] In round { $round }, a seat is reserved for { $player } on board { $board }, but the players present fill only { $boards } board. Free the seat, or mark more players as present.
   *[other] In round { $round }, a seat is reserved for { $player } on board { $board }, but the players present fill only { $boards } boards. Free the seat, or mark more players as present.
}
draw-errors-seat-reserved-twice = In round { $round }, { $power } on board { $board } is reserved for both { $one } and { $other }. Free one of the two reservations.
draw-errors-reserved-seat-stays-empty = In round { $round }, { $power } on board { $board } is reserved for { $player }, but this seat should stay empty. Cancel the reservation, or fill the seat.
# $boards (Number)
draw-errors-no-such-seat = { $boards ->
    [one] In round { $round }, { $power } on board { $board } should stay empty, but the players present fill only { $boards } board, or the seat is listed twice. Leave fewer seats empty, or mark more players as present.
   *[other] In round { $round }, { $power } on board { $board } should stay empty, but the players present fill only { $boards } boards, or the seat is listed twice. Leave fewer seats empty, or mark more players as present.
}
# $seats is how many seats the board has, and below how many there are in all.
# $seats (Number)
draw-errors-board-full = { $seats ->
    [one] In round { $round }, board { $board } has only { $seats } seat, but seats are reserved for { $players }. Free one of them.
   *[other] In round { $round }, board { $board } has only { $seats } seats, but seats are reserved for { $players }. Free one of them.
}
# $boards (Number)
draw-errors-power-too-often = { $boards ->
    [one] In round { $round }, { $power } is reserved for { $players }, but only one board has a seat for it. Free one of the reservations.
   *[other] In round { $round }, { $power } is reserved for { $players }, but only { $boards } boards have a seat for it. Free one of the reservations.
}
# $count is how many seats are reserved.
# $seats (Number)
draw-errors-too-many-reserved = { $seats ->
    [one] In round { $round }, the players present fill only { $seats } seat, but { $count } seats are reserved, for { $players }. Free some of them, or mark more players as present.
   *[other] In round { $round }, the players present fill only { $seats } seats, but { $count } seats are reserved, for { $players }. Free some of them, or mark more players as present.
}
draw-errors-reservation-blocked = In round { $round }, the seats reserved for other players make the reservation for { $player } impossible. Free one of them.
# A player without a name, by the number in the request: “player 45”.
draw-errors-player-of-number = player { $number }
# A list of players without a player.
draw-errors-nobody = nobody

## What may follow one of these sentences.

# The draw was for several rounds. $rounds is how many of them, from the first, have enough players.
# $rounds (Number)
draw-errors-draw-fewer-rounds = { $rounds ->
    [one] { $error } Draw fewer rounds: only the first of them has enough players.
   *[other] { $error } Draw fewer rounds: only the first { $rounds } have enough players.
}

## Players who should not meet share a board all the same.

# $seated is how many of the players, or how many seats, and $pairs how many pairs share a board.
# $boards (Number)
# $pairs (Number)
draw-errors-too-many-separated = { $boards ->
    [one] Round { $round } has one board for { $players }, and no two of these players should share a board.
   *[other] Round { $round } has { $boards } boards for { $players }, and no two of these players should share a board.
} { $pairs ->
    [one] At least { $seated } of them have seats, so at least one pair shares a board.
   *[other] At least { $seated } of them have seats, so at least { $pairs } pairs share a board.
} Let one of them sit out, or allow two of them to meet.
# The same where some of them play on two boards.
# $boards (Number)
# $pairs (Number)
draw-errors-too-many-separated-on-two-boards = { $boards ->
    [one] Round { $round } has one board for { $players }, and no two of these players should share a board.
   *[other] Round { $round } has { $boards } boards for { $players }, and no two of these players should share a board.
} { $pairs ->
    [one] Some play on two boards, so together they take at least { $seated } seats, so at least one pair shares a board.
   *[other] Some play on two boards, so together they take at least { $seated } seats, so at least { $pairs } pairs share a board.
} Let one of them sit out, or allow two of them to meet.
draw-errors-reserved-together = In round { $round }, { $one } and { $other } should not share a board, but both have reserved seats on board { $board }. Free one of the two seats.
draw-errors-no-board-left = In round { $round }, every board has a reserved seat for somebody whom { $player } should not meet: { $others }. Free one of these seats.
draw-errors-no-arrangement = In round { $round }, the separations cannot all be kept: every arrangement was tried. Free a reserved seat, or allow two of these players to meet.

## The games of an elimination in groups. An entrant is a player. All variables but $name are numbers.

# $count is a number of entrants.
# $count (Number)
draw-errors-too-few-entrants = { $count ->
    [one] A game needs seven players, and there is only { $count } entrant.
   *[other] A game needs seven players, and there are only { $count } entrants.
}
draw-errors-empty-group = Group { $group } is empty. Remove it, or add entrants to it.
# $largest is the size of the largest group, $mates and $rest are numbers of other entrants, $needed and $room numbers of meetings, and $sum
# is $entrants and $largest together.
draw-errors-too-many-meetings = No schedule can exist: each member of the group of { $largest } must meet { $mates } others twice and { $rest } once. That is { $needed } meetings, and seven games have room for { $room }. The number of entrants and the size of the largest group may be at most 44 together; here they are { $entrants } and { $largest }, which makes { $sum }.
# $tried is a number of attempts, $missing of meetings.
# $missing (Number)
draw-errors-no-schedule-found = { $missing ->
    [one] No schedule was found. For { $entrants } entrants with { $largest } in the largest group the numbers do not exclude one, but the best games in { $tried } moves lack one meeting. Another seed may find one. Smaller groups or fewer entrants make it easier.
   *[other] No schedule was found. For { $entrants } entrants with { $largest } in the largest group the numbers do not exclude one, but the best games in { $tried } moves lack { $missing } meetings. Another seed may find one. Smaller groups or fewer entrants make it easier.
}
# “Reserve” is a role, as it is chosen in the list of players.
draw-errors-player-without-group = { $name } is in no group. Give every player a group, or set the role of reserves to “reserve”.
