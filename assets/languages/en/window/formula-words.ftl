# The explanations of the names and functions that formulas of scoring systems use, on the Rules tab. They stand in the
# side panel “Functions and names”, in the list that completes a word while a director types a formula, and in a help
# text. What is typed in a formula stays in English: the names of values and of functions.

## The values of a board, by their names in formulas. The name stands before the explanation: “centres: supply centres
## at the end”. An explanation begins with a small letter where nouns have one, and has no full stop. In formulas true is 1
## and false is 0.

# How many supply centres a power has.
formula-words-fact-centres = supply centres at the end
# A place on the board, by the number of supply centres.
formula-words-fact-place = the place by centres alone, 1 to 7; equal counts have the same place, eliminated powers too
formula-words-fact-finish = the place by centres; among eliminated powers, a later year of elimination is better
formula-words-fact-tied = the number of powers with the same place, including the power itself
formula-words-fact-eliminated = true for a power without centres
formula-words-fact-alive = true for a power with centres
# A power wins alone with 18 supply centres, or because the others give up: a concession.
formula-words-fact-solo = true if one power has won alone, with 18 centres or by a concession
formula-words-fact-soloist = true for the power that has won alone
formula-words-fact-survivors = the number of powers with centres
# The players can vote for a draw. Its members are the powers that the vote names.
formula-words-fact-agreed-draw = true if a vote ended the game in a draw
formula-words-fact-in-draw = true for a member of the draw; without a vote, true for every survivor
formula-words-fact-draw-size = the number of powers in the draw; without a vote, the number of survivors
formula-words-fact-ended = true if the game is over, false while it runs
formula-words-fact-last-year = the last year played
formula-words-fact-solo-year = the year of the solo or concession
formula-words-fact-out = the year of elimination
formula-words-fact-years = the years played since 1900, up to the elimination or the last year
formula-words-fact-top = the most centres on the board
formula-words-fact-tops = the number of powers with the most centres
# “top” is the name of a value, and stays.
formula-words-fact-second = the second highest count of centres on the board; equal to top if two powers share the lead
formula-words-fact-centre-years = the centres held, added up over every autumn
# “The counts” are the numbers of supply centres of two powers.
formula-words-fact-history = the place by the most recent year in which the counts differ, 1 to 7
# Orders that a player has not given in time.
formula-words-fact-missed-moves = the number of spring and autumn orders missed
formula-words-fact-missed-winters = the number of winter orders missed

## The functions. Each text is a call and what it gives. It begins with the name in capital letters, which stays as it
## is, with the bracket at once behind it. x, y, a, b and n stay too. The words for the other arguments may be translated.

formula-words-function-abs = ABS(x): x without its sign
formula-words-function-and = AND(a, b, …): true if all are true
# With one argument, a mean over the seven powers of the board. With several, their mean, for each power by itself.
formula-words-function-average = AVERAGE(x): the mean over the board; with several arguments, the mean for each power
formula-words-function-choose = CHOOSE(n, a, b, …): the nth of the values
formula-words-function-count = COUNT(x): the number of powers that have a value
# “COUNTIF(centres, ">4")” is an example of a call, and stays.
formula-words-function-count-if = COUNTIF(x, criterion): the number of powers that meet the criterion, as in COUNTIF(centres, ">4")
# Points by place: a is for the first place, b for the second, and so on.
formula-words-function-high = HIGH(place, a, b, …): points by place; tied powers get the points of the best place that they fill
formula-words-function-history = HISTORY(place, a, b, …): points by place; a tie goes to the power that was ahead in the most recent year, or is shared
# Only a call: if the condition is true, the second argument, otherwise the third.
formula-words-function-if = IF(condition, then, otherwise)
formula-words-function-index = INDEX(table, n): the nth number of a table or list
formula-words-function-int = INT(x): rounded down to a whole number
formula-words-function-large = LARGE(x, n): the nth largest value on the board
formula-words-function-low = LOW(place, a, b, …): points by place; tied powers get the points of the worst place that they fill
formula-words-function-max = MAX(x): the largest value on the board; with several arguments, the largest for each power
formula-words-function-min = MIN(x): the smallest value on the board; with several arguments, the smallest for each power
formula-words-function-mod = MOD(x, y): the remainder of x divided by y
formula-words-function-not = NOT(a): true if a is false
formula-words-function-or = OR(a, b, …): true if at least one is true
formula-words-function-power = POWER(x, y): x to the power of y
formula-words-function-rank = RANK(x): the place by x on the board, 1 for the largest; equal values have the same place
formula-words-function-round = ROUND(x, decimals): rounded, half away from zero
formula-words-function-round-down = ROUNDDOWN(x, decimals): rounded towards zero
formula-words-function-round-up = ROUNDUP(x, decimals): rounded away from zero
formula-words-function-share = SHARE(place, a, b, …): points by place; tied powers share the points of the places that they fill
formula-words-function-sign = SIGN(x): 1, 0 or -1
formula-words-function-small = SMALL(x, n): the nth smallest value on the board
formula-words-function-sqrt = SQRT(x): the square root
formula-words-function-sum = SUM(x): the sum over the board; with several arguments, the sum for each power
formula-words-function-sum-if = SUMIF(x, criterion, y): the sum of y over the powers whose x meets the criterion
formula-words-function-sum-product = SUMPRODUCT(x, y): the sum over the board of x times y
formula-words-function-sum-sq = SUMSQ(x): the sum over the board of x times x
# “points” and “pairs” are two lists of numbers.
formula-words-function-two-way = TWOWAY(place, points, pairs): points by place; two tied powers get the points in pairs, and three or more those of the worst place that they fill
