# Words and short phrases that many notices use.

# A list of names, of powers or of other items. $others is “Ann, Ben”, $last is “Cleo”.
list-and = { $others } and { $last }
# What is said of something: “Turkey: took over in 1904”.
labelled = { $label }: { $text }

# A place as it is said: “1st”, “12th”.
# $place (Number)
numbered-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }

## The powers.

austria = Austria
england = England
france = France
germany = Germany
italy = Italy
russia = Russia
turkey = Turkey

## Rounds and boards. A round or a board with a name of its own keeps it.

# The title of a round. $number is its number, “2”.
round-title = Round { $number }
# The same inside a sentence.
round-in-sentence = round { $number }
# Several rounds, inside a sentence.
two-rounds = rounds { $first } and { $last }
rounds-from-to = rounds { $first } to { $last }
# The title of a board. $name is its letter or its number.
board-title = Board { $name }
# The same inside a sentence.
board-in-sentence = board { $name }
# A board of a round: “Round 2, board C”.
board-of-round = { $round }, { $board }

## The roles of people who are no usual players, as a remark beside the name.

# The player plays and scores, but takes no place.
role-unranked = unranked
# The director removed the player from the event.
role-removed = removed
role-withdrawn = withdrawn
# The person waits to step in.
role-reserve = reserve

## Cards for late orders, as an adjective or a noun beside a name.

card-yellow = yellow
card-red = red
# More time for the orders of a player.
card-extension = extension

## The seasons of a game year. $year is “1905”.

spring-of-year = Spring { $year }
fall-of-year = Fall { $year }
