list-and = { $others } und { $last }
# What is said of something: “Turkey: took over in 1904”.
labelled = { $label }: { $text }

numbered-place = { $place }.

## The powers.

austria = Österreich
england = England
france = Frankreich
germany = Deutschland
italy = Italien
russia = Russland
turkey = Türkei

## Rounds and boards. A round or a board with a name of its own keeps it.

round-title = Runde { $number }
round-in-sentence = Runde { $number }
two-rounds = Runden { $first } und { $last }
rounds-from-to = Runden { $first } bis { $last }
board-title = Brett { $name }
board-in-sentence = Brett { $name }
board-of-round = { $round }, { $board }

## The roles of people who are no usual players, as a remark beside the name.

role-unranked = außer Konkurrenz
role-removed = ausgeschlossen
role-withdrawn = zurückgezogen
role-reserve = Reserve

## Cards for late orders, as an adjective or a noun beside a name.

card-yellow = gelb
card-red = rot
card-extension = Verlängerung

## The seasons of a game year. $year is “1905”.

spring-of-year = Frühling { $year }
fall-of-year = Herbst { $year }
