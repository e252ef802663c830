# How a figure of the ladder is computed, in the side panel and where it is copied. The names of figures, such as “place”, are those of
# columns.ftl and descriptions.toml. A formula that is not computed has them in English. $place, $count and the like are numbers.

# The place that the list has printed is another one.
ladder-explanations-printed-place = laut Liste { $place }, hinter jemandem, der keinen Platz belegt
ladder-explanations-place-with-gaps = zählt als Platz { $place }, weil die Liste Lücken hat
# The name of a figure, for one of the places that several players share.
ladder-explanations-figure-of-place = { $figure }, Platz { $place }
ladder-explanations-mean-of-places = der Mittelwert über die { $places } Plätze, die sich { $players } Spieler teilen
# The event is a championship of a country or a state.
ladder-explanations-by-name-of-event = nach dem Namen des Turniers
# $formula is a formula for one player.
ladder-explanations-sum-over-players = die Summe von { $formula } über alle, die gespielt haben
# The best results of a player count.
ladder-explanations-best-of = die besten { $best } von { $all }
ladder-explanations-formula-to-overtake = Punktzahl von { $leader } * Teiler - Gesamt
# $points (Figure)
ladder-explanations-replaced-result = das Ergebnis von { $points } zählt nicht mehr

## How many players have played how many games, with commas between them: “12 in full, 2 with 2 games, 3 with an unknown number, taken as
## full”. $players is a number.

ladder-explanations-in-full = { $players } vollständig
# $games (Number)
ladder-explanations-with-games = { $games ->
    [one] { $players } mit { $games } Partie
   *[other] { $players } mit { $games } Partien
}
ladder-explanations-with-unknown-number = { $players } mit unbekannter Anzahl, als vollständig gezählt
