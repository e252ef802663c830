# How a score is computed, in the side panel and where it is copied. The formula itself is made of names and numbers.

# Instead of the value.
score-explanations-cannot-be-computed = non calcolabile
# What a value is. $formula is a formula.
score-explanations-mean-over-event = la media di { $formula } sulle partite concluse del torneo
# Whether a condition of the formula is true: “solo: no”. $condition is a part of the formula.
score-explanations-condition-is-true = { $condition }: sì
score-explanations-condition-is-false = { $condition }: no

## Which places a player fills on the board, alone or in a tie. $place, $first and $last are numbers.

score-explanations-place = posto { $place }
# $how is how the points of a tie are found: “share” where the players share the points of their places, “low” where all get those of the
# last place, “high” where all get those of the first, “history” where earlier years decide, “two-way” where the system has points of its
# own for two players.
score-explanations-two-places = { $how ->
    [low] posti { $first } e { $last } contati tutti come l’ultimo, tra 2
    [high] posti { $first } e { $last } contati tutti come il primo, tra 2
    [history] posti { $first } e { $last } decisi dagli anni precedenti tra 2
    [two-way] posti { $first } e { $last } a pari merito tra 2
   *[share] posti { $first } e { $last } divisi tra 2
}
# $players is the number of players in the tie, 3 or more.
score-explanations-more-places = { $how ->
    [low] posti da { $first } a { $last } contati tutti come l’ultimo, tra { $players }
    [high] posti da { $first } a { $last } contati tutti come il primo, tra { $players }
    [history] posti da { $first } a { $last } decisi dagli anni precedenti tra { $players }
    [two-way] posti da { $first } a { $last } a pari merito tra { $players }
   *[share] posti da { $first } a { $last } divisi tra { $players }
}
