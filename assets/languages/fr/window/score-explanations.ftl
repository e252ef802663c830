# How a score is computed, in the side panel and where it is copied. The formula itself is made of names and numbers.

# Instead of the value.
score-explanations-cannot-be-computed = calcul impossible
# What a value is. $formula is a formula.
score-explanations-mean-over-event = la moyenne de { $formula } sur les parties terminées du tournoi
# Whether a condition of the formula is true: “solo: no”. $condition is a part of the formula.
score-explanations-condition-is-true = { $condition } : oui
score-explanations-condition-is-false = { $condition } : non

## Which places a player fills on the board, alone or in a tie. $place, $first and $last are numbers.

score-explanations-place = place { $place }
# $how is how the points of a tie are found: “share” where the players share the points of their places, “low” where all get those of the
# last place, “high” where all get those of the first, “history” where earlier years decide, “two-way” where the system has points of its
# own for two players.
score-explanations-two-places = { $how ->
    [low] places { $first } et { $last } comptées toutes deux comme la dernière, par 2 pays
    [high] places { $first } et { $last } comptées toutes deux comme la première, par 2 pays
    [history] places { $first } et { $last } départagées par les années précédentes entre 2 pays
    [two-way] places { $first } et { $last } à égalité entre 2 pays
   *[share] places { $first } et { $last } partagées par 2 pays
}
# $players is the number of players in the tie, 3 or more.
score-explanations-more-places = { $how ->
    [low] places { $first } à { $last } comptées toutes comme la dernière, par { $players } pays
    [high] places { $first } à { $last } comptées toutes comme la première, par { $players } pays
    [history] places { $first } à { $last } départagées par les années précédentes entre { $players } pays
    [two-way] places { $first } à { $last } à égalité entre { $players } pays
   *[share] places { $first } à { $last } partagées par { $players } pays
}
