# How a figure of the ladder is computed, in the side panel and where it is copied. The names of figures, such as “place”, are those of
# columns.ftl and descriptions.toml. A formula that is not computed has them in English. $place, $count and the like are numbers.

# The place that the list has printed is another one.
ladder-explanations-printed-place = place imprimée { $place }, sous une personne qui n’occupe pas de place
ladder-explanations-place-with-gaps = compte comme place { $place }, car la liste a des trous
# The name of a figure, for one of the places that several players share.
ladder-explanations-figure-of-place = { $figure }, place { $place }
ladder-explanations-mean-of-places = la moyenne des { $places } places que { $players } joueurs partagent
# The event is a championship of a country or a state.
ladder-explanations-by-name-of-event = d’après le nom du tournoi
# $formula is a formula for one player.
ladder-explanations-sum-over-players = la somme de { $formula } sur tous ceux qui ont joué
# The best results of a player count.
ladder-explanations-best-of = les { $best } meilleurs sur { $all }
ladder-explanations-formula-to-overtake = score de { $leader } * diviseur - total
# $points (Figure)
ladder-explanations-replaced-result = le résultat de { $points } ne compte plus

## How many players have played how many games, with commas between them: “12 in full, 2 with 2 games, 3 with an unknown number, taken as
## full”. $players is a number.

ladder-explanations-in-full = { $players } en entier
# $games (Number)
ladder-explanations-with-games = { $games ->
    [one] { $players } avec { $games } partie
   *[other] { $players } avec { $games } parties
}
ladder-explanations-with-unknown-number = { $players } avec un nombre inconnu, comptés en entier
