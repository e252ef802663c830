# How a score is computed, in the side panel and where it is copied. The formula itself is made of names and numbers.

# Instead of the value.
score-explanations-cannot-be-computed = nicht berechenbar
# What a value is. $formula is a formula.
score-explanations-mean-over-event = der Mittelwert von { $formula } über die beendeten Partien des Turniers
# Whether a condition of the formula is true: “solo: no”. $condition is a part of the formula.
score-explanations-condition-is-true = { $condition }: ja
score-explanations-condition-is-false = { $condition }: nein

## Which places a player fills on the board, alone or in a tie. $place, $first and $last are numbers.

score-explanations-place = Platz { $place }
# $how is how the points of a tie are found: “share” where the players share the points of their places, “low” where all get those of the
# last place, “high” where all get those of the first, “history” where earlier years decide, “two-way” where the system has points of its
# own for two players.
score-explanations-two-places = { $how ->
    [low] Plätze { $first } und { $last } für 2, alle wie der letzte Platz gewertet
    [high] Plätze { $first } und { $last } für 2, alle wie der erste Platz gewertet
    [history] Plätze { $first } und { $last } unter 2 durch frühere Jahre entschieden
    [two-way] Gleichstand von 2 um die Plätze { $first } und { $last }
   *[share] Plätze { $first } und { $last } unter 2 geteilt
}
# $players is the number of players in the tie, 3 or more.
score-explanations-more-places = { $how ->
    [low] Plätze { $first } bis { $last } für { $players }, alle wie der letzte Platz gewertet
    [high] Plätze { $first } bis { $last } für { $players }, alle wie der erste Platz gewertet
    [history] Plätze { $first } bis { $last } unter { $players } durch frühere Jahre entschieden
    [two-way] Gleichstand von { $players } um die Plätze { $first } bis { $last }
   *[share] Plätze { $first } bis { $last } unter { $players } geteilt
}
