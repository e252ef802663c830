list-and = { $others } i { $last }
# What is said of something: “Turkey: took over in 1904”.
labelled = { $label }: { $text }

numbered-place = { $place }.

## The powers.

austria = Austria
england = Anglia
france = Francja
germany = Niemcy
italy = Włochy
russia = Rosja
turkey = Turcja

## Rounds and boards. A round or a board with a name of its own keeps it.

round-title = Runda { $number }
round-in-sentence = runda { $number }
two-rounds = rundy { $first } i { $last }
rounds-from-to = rundy od { $first } do { $last }
board-title = Stół { $name }
board-in-sentence = stół { $name }
board-of-round = { $round }, { $board }

## The roles of people who are no usual players, as a remark beside the name.

role-unranked = poza klasyfikacją
role-removed = wykluczony
role-withdrawn = wycofany
role-reserve = rezerwowy

## Cards for late orders, as an adjective or a noun beside a name.

card-yellow = żółta
card-red = czerwona
card-extension = przedłużenie

## The seasons of a game year. $year is “1905”.

spring-of-year = wiosna { $year }
fall-of-year = jesień { $year }
