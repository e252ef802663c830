# “Francia e Italia”: “y” becomes “e” before the sound of an i. Names of two words are not told apart.
list-and =
    { $last ->
        [Inglaterra] { $others } e { $last }
        [Italia] { $others } e { $last }
       *[other] { $others } y { $last }
    }
# What is said of something: “Turkey: took over in 1904”.
labelled = { $label }: { $text }

numbered-place = { $place }.º

## The powers.

austria = Austria
england = Inglaterra
france = Francia
germany = Alemania
italy = Italia
russia = Rusia
turkey = Turquía

## Rounds and boards. A round or a board with a name of its own keeps it.

round-title = Ronda { $number }
# With the article: “Después de la ronda 2”.
round-in-sentence = la ronda { $number }
two-rounds = las rondas { $first } y { $last }
rounds-from-to = las rondas { $first } a { $last }
board-title = Mesa { $name }
board-in-sentence = mesa { $name }
board-of-round = { $round }, { $board }

## The roles of people who are no usual players, as a remark beside the name.

role-unranked = fuera de clasificación
role-removed = excluido
role-withdrawn = retirado
role-reserve = reserva

## Cards for late orders, as an adjective or a noun beside a name.

card-yellow = amarilla
card-red = roja
card-extension = prórroga

## The seasons of a game year. $year is “1905”.

spring-of-year = primavera de { $year }
fall-of-year = otoño de { $year }
