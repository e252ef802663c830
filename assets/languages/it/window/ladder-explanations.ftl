# How a figure of the ladder is computed, in the side panel and where it is copied. The names of figures, such as “place”, are those of
# columns.ftl and descriptions.toml. A formula that is not computed has them in English. $place, $count and the like are numbers.

# The place that the list has printed is another one.
ladder-explanations-printed-place = nell’elenco { $place }, dopo chi non occupa un posto
ladder-explanations-place-with-gaps = vale come posto { $place }, perché l’elenco ha lacune
# The name of a figure, for one of the places that several players share.
ladder-explanations-figure-of-place = { $figure }, posto { $place }
ladder-explanations-mean-of-places = la media sui { $places } posti che { $players } giocatori si dividono
# The event is a championship of a country or a state.
ladder-explanations-by-name-of-event = in base al nome del torneo
# $formula is a formula for one player.
ladder-explanations-sum-over-players = la somma di { $formula } su tutti coloro che hanno giocato
# The best results of a player count.
ladder-explanations-best-of = i { $best } migliori su { $all }
ladder-explanations-formula-to-overtake = punteggio di { $leader } * divisore - totale
# $points (Figure)
ladder-explanations-replaced-result = il risultato di { $points } non conta più

## How many players have played how many games, with commas between them: “12 in full, 2 with 2 games, 3 with an unknown number, taken as
## full”. $players is a number.

ladder-explanations-in-full = { $players } al completo
# $games (Number)
ladder-explanations-with-games = { $games ->
    [one] { $players } con { $games } partita
   *[other] { $players } con { $games } partite
}
ladder-explanations-with-unknown-number = { $players } con un numero ignoto, considerato completo
