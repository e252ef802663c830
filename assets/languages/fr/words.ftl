list-and = { $others } et { $last }
# What is said of something: “Turkey: took over in 1904”.
labelled = { $label } : { $text }

numbered-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }er
       *[other] { $place }e
    }

## The powers.

austria = Autriche
england = Angleterre
france = France
germany = Allemagne
italy = Italie
russia = Russie
turkey = Turquie

## Rounds and boards. A round or a board with a name of its own keeps it.

round-title = Ronde { $number }
# With the article: “Après la ronde 2”.
round-in-sentence = la ronde { $number }
two-rounds = les rondes { $first } et { $last }
rounds-from-to = les rondes { $first } à { $last }
board-title = Table { $name }
board-in-sentence = table { $name }
board-of-round = { $round }, { $board }

## The roles of people who are no usual players, as a remark beside the name.

role-unranked = hors classement
role-removed = exclu
role-withdrawn = forfait
role-reserve = réserviste

## Cards for late orders, as an adjective or a noun beside a name.

card-yellow = jaune
card-red = rouge
card-extension = prolongation

## The seasons of a game year. $year is “1905”.

spring-of-year = printemps { $year }
fall-of-year = automne { $year }
