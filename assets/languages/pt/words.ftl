list-and = { $others } e { $last }
# What is said of something: “Turkey: took over in 1904”.
labelled = { $label }: { $text }

numbered-place = { $place }.º

## The powers.

austria = Áustria
england = Inglaterra
france = França
germany = Alemanha
italy = Itália
russia = Rússia
turkey = Turquia

## Rounds and boards. A round or a board with a name of its own keeps it.

round-title = Rodada { $number }
# With the article: “Após a rodada 2”.
round-in-sentence = a rodada { $number }
two-rounds = as rodadas { $first } e { $last }
rounds-from-to = as rodadas { $first } a { $last }
board-title = Mesa { $name }
board-in-sentence = mesa { $name }
board-of-round = { $round }, { $board }

## The roles of people who are no usual players, as a remark beside the name.

role-unranked = fora da classificação
role-removed = excluído
role-withdrawn = desistente
role-reserve = reserva

## Cards for late orders, as an adjective or a noun beside a name.

card-yellow = amarelo
card-red = vermelho
card-extension = prorrogação

## The seasons of a game year. $year is “1905”.

spring-of-year = primavera de { $year }
fall-of-year = outono de { $year }
