list-and = { $others } en { $last }
# What is said of something: “Turkey: took over in 1904”.
labelled = { $label }: { $text }

numbered-place = { $place }e

## The powers.

austria = Oostenrijk
england = Engeland
france = Frankrijk
germany = Duitsland
italy = Italië
russia = Rusland
turkey = Turkije

## Rounds and boards. A round or a board with a name of its own keeps it.

round-title = Ronde { $number }
round-in-sentence = ronde { $number }
two-rounds = rondes { $first } en { $last }
rounds-from-to = rondes { $first } t/m { $last }
board-title = Bord { $name }
board-in-sentence = bord { $name }
board-of-round = { $round }, { $board }

## The roles of people who are no usual players, as a remark beside the name.

role-unranked = buiten mededinging
role-removed = verwijderd
role-withdrawn = teruggetrokken
role-reserve = reserve

## Cards for late orders, as an adjective or a noun beside a name.

card-yellow = geel
card-red = rood
card-extension = verlenging

## The seasons of a game year. $year is “1905”.

spring-of-year = voorjaar { $year }
fall-of-year = najaar { $year }
