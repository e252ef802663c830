list-and = { $others } och { $last }
# What is said of something: “Turkey: took over in 1904”.
labelled = { $label }: { $text }

numbered-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }:a
       *[other] { $place }:e
    }

## The powers.

austria = Österrike
england = England
france = Frankrike
germany = Tyskland
italy = Italien
russia = Ryssland
turkey = Turkiet

## Rounds and boards. A round or a board with a name of its own keeps it.

round-title = Runda { $number }
round-in-sentence = runda { $number }
two-rounds = rundorna { $first } och { $last }
rounds-from-to = rundorna { $first } till { $last }
board-title = Bord { $name }
board-in-sentence = bord { $name }
board-of-round = { $round }, { $board }

## The roles of people who are no usual players, as a remark beside the name.

role-unranked = utom tävlan
role-removed = utesluten
role-withdrawn = utgått
role-reserve = reserv

## Cards for late orders, as an adjective or a noun beside a name.

card-yellow = gult
card-red = rött
card-extension = förlängning

## The seasons of a game year. $year is “1905”.

spring-of-year = våren { $year }
fall-of-year = hösten { $year }
