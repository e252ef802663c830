list-and = { $others } og { $last }
# What is said of something: “Turkey: took over in 1904”.
labelled = { $label }: { $text }

numbered-place = { $place }.

## The powers.

austria = Østrig
england = England
france = Frankrig
germany = Tyskland
italy = Italien
russia = Rusland
turkey = Tyrkiet

## Rounds and boards. A round or a board with a name of its own keeps it.

round-title = Runde { $number }
round-in-sentence = runde { $number }
two-rounds = runderne { $first } og { $last }
rounds-from-to = runderne { $first } til { $last }
board-title = Bord { $name }
board-in-sentence = bord { $name }
board-of-round = { $round }, { $board }

## The roles of people who are no usual players, as a remark beside the name.

role-unranked = uden for konkurrence
role-removed = udelukket
role-withdrawn = udgået
role-reserve = reserve

## Cards for late orders, as an adjective or a noun beside a name.

card-yellow = gult
card-red = rødt
card-extension = forlængelse

## The seasons of a game year. $year is “1905”.

spring-of-year = foråret { $year }
fall-of-year = efteråret { $year }
