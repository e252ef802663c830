list-and = { $others } e { $last }
# What is said of something: “Turkey: took over in 1904”.
labelled = { $label }: { $text }

numbered-place = { $place }º

## The powers.

austria = Austria
england = Inghilterra
france = Francia
germany = Germania
italy = Italia
russia = Russia
turkey = Turchia

## Rounds and boards. A round or a board with a name of its own keeps it.

round-title = Round { $number }
# With the article: “Dopo il round 2”.
round-in-sentence = il round { $number }
two-rounds = i round { $first } e { $last }
rounds-from-to = i round da { $first } a { $last }
board-title = Tavolo { $name }
board-in-sentence = tavolo { $name }
board-of-round = { $round }, { $board }

## The roles of people who are no usual players, as a remark beside the name.

role-unranked = fuori classifica
role-removed = escluso
role-withdrawn = ritirato
role-reserve = riserva

## Cards for late orders, as an adjective or a noun beside a name.

card-yellow = giallo
card-red = rosso
card-extension = proroga

## The seasons of a game year. $year is “1905”.

spring-of-year = primavera { $year }
fall-of-year = autunno { $year }
