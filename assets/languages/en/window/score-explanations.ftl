# How a score is computed, in the side panel and where it is copied. The formula itself is made of names and numbers.

# Instead of the value.
score-explanations-cannot-be-computed = cannot be computed
# What a value is. $formula is a formula.
score-explanations-mean-over-event = the mean of { $formula } over the event's completed games
# Whether a condition of the formula is true: “solo: no”. $condition is a part of the formula.
score-explanations-condition-is-true = { $condition }: yes
score-explanations-condition-is-false = { $condition }: no

## Which places a player fills on the board, alone or in a tie. $place, $first and $last are numbers.

score-explanations-place = place { $place }
# $how is how the points of a tie are found: “share” where the players share the points of their places, “low” where all get those of the
# last place, “high” where all get those of the first, “history” where earlier years decide, “two-way” where the system has points of its
# own for two players.
score-explanations-two-places = { $how ->
    [low] places { $first } and { $last } all counted as the last place, by 2
    [high] places { $first } and { $last } all counted as the first place, by 2
    [history] places { $first } and { $last } decided by earlier years among 2
    [two-way] places { $first } and { $last } tied for by 2
   *[share] places { $first } and { $last } shared by 2
}
# $players is the number of players in the tie, 3 or more.
score-explanations-more-places = { $how ->
    [low] places { $first } to { $last } all counted as the last place, by { $players }
    [high] places { $first } to { $last } all counted as the first place, by { $players }
    [history] places { $first } to { $last } decided by earlier years among { $players }
    [two-way] places { $first } to { $last } tied for by { $players }
   *[share] places { $first } to { $last } shared by { $players }
}
