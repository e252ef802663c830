list-and = { $others } og { $last }
# What is said of something: “Turkey: took over in 1904”.
labelled = { $label }: { $text }

numbered-place = { $place }.

## The powers.

austria = Østerrike
england = England
france = Frankrike
germany = Tyskland
italy = Italia
russia = Russland
turkey = Tyrkia

## Rounds and boards. A round or a board with a name of its own keeps it.

round-title = Runde { $number }
round-in-sentence = runde { $number }
two-rounds = rundene { $first } og { $last }
rounds-from-to = rundene { $first } til { $last }
board-title = Bord { $name }
board-in-sentence = bord { $name }
board-of-round = { $round }, { $board }

## The roles of people who are no usual players, as a remark beside the name.

role-unranked = utenfor konkurranse
role-removed = utelukket
role-withdrawn = trukket seg
role-reserve = reserve

## Cards for late orders, as an adjective or a noun beside a name.

card-yellow = gult
card-red = rødt
card-extension = forlengelse

## The seasons of a game year. $year is “1905”.

spring-of-year = våren { $year }
fall-of-year = høsten { $year }
