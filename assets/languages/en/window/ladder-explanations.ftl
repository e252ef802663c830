# How a figure of the ladder is computed, in the side panel and where it is copied. The names of figures, such as “place”, are those of
# columns.ftl and descriptions.toml. A formula that is not computed has them in English. $place, $count and the like are numbers.

# The place that the list has printed is another one.
ladder-explanations-printed-place = printed { $place }, below a person who takes no place
ladder-explanations-place-with-gaps = counts as place { $place }, because the list has gaps
# The name of a figure, for one of the places that several players share.
ladder-explanations-figure-of-place = { $figure }, place { $place }
ladder-explanations-mean-of-places = the mean over the { $places } places that { $players } players share
# The event is a championship of a country or a state.
ladder-explanations-by-name-of-event = by the name of the event
# $formula is a formula for one player.
ladder-explanations-sum-over-players = the sum of { $formula } over everyone who played
# The best results of a player count.
ladder-explanations-best-of = the best { $best } of { $all }
# The points at one more event that lift a player to the score of the leader, as a formula. The divisor is that with one more event.
ladder-explanations-formula-to-overtake = score of { $leader } * divisor - total
# A note beside the formula. The new result takes the place of the worst result that counts.
# $points (Figure)
ladder-explanations-replaced-result = the result of { $points } no longer counts

## How many players have played how many games, with commas between them: “12 in full, 2 with 2 games, 3 with an unknown number, taken as
## full”. $players is a number.

ladder-explanations-in-full = { $players } in full
# $games (Number)
ladder-explanations-with-games = { $games ->
    [one] { $players } with { $games } game
   *[other] { $players } with { $games } games
}
ladder-explanations-with-unknown-number = { $players } with an unknown number, taken as full
