# The fields of a ruleset in the editor on the Rules tab: labels, help texts and choices.
#
# A field stands in a row: the label, the value, and the help text in small letters. They are often read as a sentence:
# “Draws [x] include all survivors”, “Games of a round [only the best counts]”. A language may divide the sentence in
# another way. A label has room for about 20 letters, and a choice for about 40. A help text is short, because it is cut
# at the edge of the page.
#
# In the lists (parts, multipliers, rounds, awards) the fields of an entry stand side by side, each with a small label
# above it. There a label has room for about 13 letters, and the pointer shows the help text when it rests on the label.
#
# No two labels of a section or a list are the same. What a director can type stays as it is: ½, and the words that the comments
# name. Numbers have the decimal sign of the language.

## The name, the description and the source of the rules.

# The name of the ruleset, in large letters. Only a screen reader says this label.
rules-fields-name = Name
# The name of the ruleset that was copied. It is not shown today.
rules-fields-based-on = Copied from
# What the rules are, in a few sentences. Only a screen reader says this label.
rules-fields-description = Description
    .help = for the players
# Who published the rules, and where.
rules-fields-source = Source
    .help = where the rules come from

## Scoring.

# The button behind the label shows the name of a scoring system. The help says where it applies.
rules-fields-system = Scoring system
    .help = where a round or a board has no other
# The numbers of this scoring system that have other values here. “solo 73, part 1” is what a director types: the names of two
# numbers of a system, which stay, and their new values. Where the comma is the decimal sign, a semicolon stands between them.
rules-fields-parameters = Its numbers
    .help = changed parameters: solo 73, part 1
# How many decimals a total has.
rules-fields-decimals = Decimals
    .help = of a total
# A player wins because the others have given up. The choices end the sentence.
rules-fields-concessions = A concession is
    .solo = a solo of the winner
    .abandoned = not possible: the game is abandoned

## A round with its own scoring system: an entry of a list, with small labels.

# Before its number.
rules-fields-own-round-round = Round
rules-fields-own-round-system = Scoring system
# As in the section Scoring.
rules-fields-own-round-parameters = Its numbers
    .help = changed parameters

## Rounds, years, draws, posting.

# How many rounds the event has. The help says when the field stays empty.
rules-fields-rounds = Rounds
    .help = empty where the number is not fixed
# The most rounds that a player may play.
rules-fields-most-rounds = Most per player
    .help = rounds that a player may play
rules-fields-most-before-last = Most before the last
    .help = rounds that a player may play before the last one
# How many games a player may play in one round.
rules-fields-games-at-once = Games at once
    .help = that a player may play in a round
# The last year of a game: 1908.
rules-fields-last-year = Last year
    .help = of a game
# A checkbox stands between label and help. Draws are draw votes: a draw includes all survivors.
rules-fields-draws-all-survivors = Draws
    .help = include all survivors
# A year is typed behind the label: a draw may be proposed after this year.
rules-fields-draws-first-year = First draw after
    .help = this year
# The end of a game before its last year. A checkbox stands between label and help.
rules-fields-draws-by-vote = An early end
    .help = needs a passed vote or a solo
# There is one vote in a season for each proposed draw. A checkbox stands between label and help.
rules-fields-draws-one-vote-a-season = One vote
    .help = in a season for each proposed draw
# When scores are posted. The director releases those of the last round.
rules-fields-posting = Scores are posted
    .at-once = after each round
    .hold-last-round = after each round, the last when released
# A checkbox stands between label and help.
rules-fields-groups = Groups
    .help = of entrants, each with its own standings

## Penalties, deadlines, reserves. A penalty takes points or a percentage.

# The lowest score of a game, of which a percentage takes nothing. It may be below 0.
rules-fields-penalty-floor-score = Lowest score
    .help = of a game, for which a percentage takes nothing
# What a penalty takes from a game with this lowest score.
rules-fields-penalty-floor-points = Points instead
    .help = taken instead of a percentage
# A player with this number of penalties in per cent of the total is removed from the event.
rules-fields-removal-at = Removal at
    .help = number of penalties in per cent of the total
# The most extensions of a deadline that a player gets in a game.
rules-fields-most-extensions = Extensions
    .help = of a deadline, the most per player and game
# A player who is late gets a yellow card, and a red one when later than this.
rules-fields-yellow-card-seconds = Yellow card
    .help = seconds after the deadline, at most; red is later
# Nobody plays the same power twice. A checkbox stands between label and help.
rules-fields-powers-once = No power twice
    .help = for a player, except at the top board
# Reserves and substitutes may not also be entrants. A checkbox stands between label and help.
rules-fields-reserves-apart = Reserves
    .help = and substitutes may not be entrants

## The round’s clock: the minutes of each phase of a game year. Its phases are Spring, retreats, Fall, retreats, builds.

rules-fields-clock-spring = Spring
    .help = minutes on the round’s clock; empty for 15
rules-fields-clock-fall = Fall
    .help = minutes; empty for those of a Spring
# The Spring of the first year.
rules-fields-clock-first-spring = First Spring
    .help = minutes, where it is longer
rules-fields-clock-retreats = Retreats
    .help = minutes; empty for no time of their own
rules-fields-clock-builds = Builds
    .help = minutes; empty for no time of their own
# The next phase begins by itself at the deadline. A checkbox stands between label and help.
rules-fields-clock-runs-on = The next phase
    .help = begins at the deadline, not by hand
# When the clock warns the players before a deadline.
rules-fields-clock-first-warning = First warning
    .help = minutes before the deadline; empty for 5
rules-fields-clock-last-warning = Last warning
    .help = minutes before the deadline; empty for 1
# Who published the times, and where.
rules-fields-clock-source = Source
    .help = of the times

## What counts.

# What the total of a player is made of.
rules-fields-total-of = A result is
    .games = the score of a game
    .rounds = the score of a round
    .positions = the place on the board; the lowest wins
# Only where a result is the score of a round: what is done with its games.
rules-fields-total-round-score = Games of a round
    .sum = are added up
    .best = only the best counts
    .none = give no score for the round
# Points that every player has before the first round.
rules-fields-total-start = Points at the start
# The points of a player who is present and has no board.
rules-fields-total-sitting-out = A round sat out
    .help = points; 0 makes no result
# Such points are given once only. A checkbox stands between label and help.
rules-fields-total-sitting-out-once = Only once
    .help = for the first round sat out
# The sum of all results of a player, and what it is divided by. The choices end the sentence.
rules-fields-total-divide = The sum is
    .no = not divided
    .counted = by the number of results that count: a mean
    .results = by the number of all results, plus a number
# Only for the last choice above: this number is added to the number of results.
rules-fields-total-divide-results = Plus
    .help = to add to the number of results
# A handicap is a number of points that a player gets before the event.
rules-fields-total-handicaps = Handicaps count
    .end = when the last round has ended
    .always = always
# The fewest results that a player needs for a place in the standings.
rules-fields-total-least-results = Fewest results
    .help = for a place in the table
# A checkbox stands between label and help.
rules-fields-total-place-needs-later-round = One round only
    .help = a player of one round and none of the later ones takes no place

## A part of what counts: an entry of a list, with small labels. The same labels stand in the section of the top board.

# The shares of the results that count, the best result first. “1, 1, ½” is what a director types. Where the comma is the decimal
# sign, semicolons stand between the shares.
rules-fields-part-weights = Best first
    .help = 1, 1, ½: the best two and half of the third
# Each result after these.
rules-fields-part-rest = Each further
    .help = share of each that counts
# The mean of the results after these.
rules-fields-part-rest-average = Their mean
    .help = share of the mean of the further results
# The rounds whose results count in this part. “1 to 4” can be typed as “1–4” too,
# and other languages write it so.
rules-fields-part-rounds = Rounds
    .help = 1 to 4; empty for all
# What the field shows, and reads again. $first and $last are the numbers of two rounds. Another language than English has no word here.
rules-fields-range-of-rounds = { $first } to { $last }
# The boards whose results count in this part.
rules-fields-part-boards = Boards
    .all = all boards
    .top = the top board
    .others = all other boards
# The part is multiplied by this number.
rules-fields-part-factor = Times
    .help = a factor for the whole part
# From this number of results on.
rules-fields-part-from-results = From results
    .help = replaces the part above for players with this number

## A multiplier for the results of some rounds: an entry of a list, with small labels.

# The rounds whose results are multiplied.
rules-fields-multiplier-rounds = Rounds
# They are multiplied by this number.
rules-fields-multiplier-factor = Times
# Only the results of the best players are multiplied.
rules-fields-multiplier-best = For the best
    .help = number of players, and those tied; empty for all
# The players who are best after this round. Its number is typed below.
rules-fields-multiplier-after = After round

## Equal totals.

# The list of tie-breaks. The label is not shown today.
rules-fields-tie-breaks = Ties

## The top board.

# What it is called. Where one of these three names is typed in English, players read it in their language. Any other
# name stays as it was typed. Therefore the three stay in English.
rules-fields-top-board-name = Called
    .help = top board, final table, medal round
# The number of a round is typed behind the label.
rules-fields-top-board-round = Played in round
# The number of a round is typed behind the label. After it the first players in the standings qualify.
rules-fields-top-board-after = Filled after round
    .help = by the ranking
# In place of the field above, where the winners of groups qualify: the games that each player plays before that.
rules-fields-top-board-elimination-games = Elimination games
    .help = of each player, before the winners of groups
# The same seven players play this number of games at once.
rules-fields-top-board-games = Games at once
    .help = of the same seven
# Who plays at the top board.
rules-fields-top-board-filled-by = Filled by
    .ranking = the first in the ranking
    .group-winners = the winners of the groups
# The most rounds that a player may have played to qualify.
rules-fields-top-board-most-played = Rounds played
    .help = the most to qualify; empty for any number
# What decides between players with equal totals who could get the last seat.
rules-fields-top-board-tie-breaks = Ties for the last seat
    .help = empty: as in the ranking
# The players of the top board choose their powers in this order.
rules-fields-top-board-choosing = Powers are chosen
    .ranking = in the order of the ranking
    .ranking-then-reverse = in that order, reversed in the second game
# What its players get on top of their total.
rules-fields-top-board-bonus-percent = Bonus
    .help = for its players, in per cent of the total
# Which places of the standings the top board decides. “There” is at the top board.
rules-fields-top-board-decides = It decides
    .nothing = nothing: places are by total
    .champion-and-second = the champion and the second
    .champion-by-total = the champion: the highest total there

## Teams.

# The number of members.
rules-fields-teams-size = Members
    .help = of a team
# The rounds that count for the teams. “1 to 4” is as above.
rules-fields-teams-rounds = Score in rounds
    .help = 3, or 1 to 4
# What a member scores for the team.
rules-fields-teams-member-score = A member scores
    .sum = all games in those rounds
    .best-game = the best game in those rounds
# The number of members whose scores count for the team.
rules-fields-teams-best-members = Best members
    .help = that count; empty for all
# “third best member” is what a director types, and stays in English.
rules-fields-teams-tie-breaks = Ties between teams
    .help = third best member, …
# The most teams of one country.
rules-fields-teams-most-per-country = Most of a country
    .help = teams; empty for any number
# A checkbox stands between label and help.
rules-fields-teams-captain = Captain
    .help = is needed in every team
# Teams of players who have none. A checkbox stands between label and help.
rules-fields-teams-scratch-teams = Scratch teams
    .help = are made of players who wait for a team
# The rounds in which members of a team sit at different boards.
rules-fields-teams-apart = Apart in rounds
    .help = where team-mates may not share a board

## An award: an entry of a list, with small labels.

# The name of the award.
rules-fields-award-name = Award
# Who gets the award.
rules-fields-award-by = Given for
    .country-score = the highest score with each power
    .country-centres = the most centres with each power
    .country-place = the best place with each power
    .votes = the votes of the other players
# The grades that voters give, and what each is worth. “A 3, B 1, C 0” is what a director types. Where the comma is the decimal
# sign, semicolons stand between them.
rules-fields-award-grades = Grades
    .help = A 3, B 1, C 0
# The fewest games that a player needs for the award.
rules-fields-award-least-games = Fewest games
# The help is a list of the words that a director can type, and stays in English.
rules-fields-award-tie-breaks = Ties
    .help = lead, score, centres, total, most_of_the_best_grade
