# The workbook of a posting: the names and the headings of its sheets, and what stands beside the titles of rounds and boards.

## The names of the sheets. With the title of a round they have at most 31 letters, so they are short. None of the signs : / \ ? * [ ] may be in them.

sheet-standings = Standings
sheet-groups = Groups
sheet-teams = Teams
sheet-awards = Awards
# The seats at the top board, and who has a claim to them.
sheet-qualification = Qualification
sheet-places = Places
sheet-countries = Countries
sheet-ladder = Ladder
sheet-cards = Cards
sheet-badges = Badges
sheet-certificates = Certificates
sheet-rules = Rules
sheet-notebook = Notebook
# These stand behind the title of a round: “Round 2 board call”.
sheet-board-call = board call
sheet-players = players
sheet-sitting-out = sitting out
sheet-table-sheets = table sheets
sheet-order-sheets = order sheets
sheet-charts = charts
# The sheet with the figures from which the others are computed. One word of letters only.
sheet-explanation = Explanation

## The headings of a board. They begin with a capital letter.

heading-power = Power
heading-player = Player
heading-centres = Centres
# The year in which a power was eliminated.
heading-out = Out
# Whether the power is a member of the draw.
heading-draw = Draw
# In that column.
draw-yes = yes
draw-no = no
heading-missed-moves = Missed moves
heading-missed-winters = Missed winters
# The score that another file had.
heading-printed = Printed
heading-score = Score
# The score that the director set.
heading-ruling = Ruling
heading-reason = Reason
# A column of a scoring system whose name is also one of these headings: “Draw points”.
heading-points = { $name } points
# The sums below a board.
row-total = Total

## Beside the title of a board or of a round, in small letters.

# The year stands at the end: a formula reads it there.
board-ended = ended { $year }
board-conceded = conceded to { $power }
board-abandoned = abandoned
# A board or a round that is scored by another system than the rest.
other-system = system: { $system }
top-board = top board
round-name = name: { $name }
round-note = note: { $note }
# The sheet that was posted at this time has other content.
replaces-sheet-of = replaces the sheet of { $time }

## The headings of the standings and of their workings.

heading-place = Place
heading-group = Group
heading-total = Total
# The sum of the games of a player, without added points.
heading-results = Results
place-by-total = Place by total
# $figure is “best game”.
place-with = Place with { $figure }

## Sentences below the tables.

no-results = No results yet.
# The line below the title. Its parts: the rules and the scoring system of the event.
rules-of-event = rules: { $rules }
games-scored-by = games scored by { $system }
# A list of those below: “the totals, the scores of Round 1”.
values-no-formulas = In this workbook these are values, not formulas: { $list }.
values-places = the places that the top board decides
values-multipliers = the multipliers of the best players
values-totals = the totals
values-marks = the marks of games that do not count in full
values-scores-of-rounds = the scores of { $rounds }
sheet-of-values = On this sheet the figures are values, not formulas.
awards-are-values = In this workbook the awards are values, not formulas.
team-places-are-values = On this sheet the places of the teams are values, not formulas.

## The sheet of explanations, and the properties of the file.

how-computed = How the figures are computed
about-figures = The other sheets read these figures, and the figures follow a change of the boards. Each row explains the row of the same number on the sheet that is named above the columns.
made-with = Made with Topboard
