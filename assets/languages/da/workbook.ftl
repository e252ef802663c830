# The workbook of a posting: the names and the headings of its sheets, and what stands beside the titles of rounds and boards.

## The names of the sheets. With the title of a round they have at most 31 letters, so they are short. None of the signs : / \ ? * [ ] may be in them.

sheet-standings = Stilling
sheet-groups = Grupper
sheet-teams = Hold
sheet-awards = Priser
# The seats at the top board, and who has a claim to them.
sheet-qualification = Kvalifikation
sheet-places = Placeringer
sheet-countries = Lande
sheet-ladder = Rangliste
sheet-cards = Spillerkort
sheet-badges = Navneskilte
sheet-certificates = Diplomer
sheet-rules = Regler
sheet-notebook = Notesbog
# These stand behind the title of a round: “Round 2 board call”.
sheet-board-call = bordplan
sheet-players = spillere
sheet-sitting-out = sidder over
sheet-table-sheets = bordark
sheet-order-sheets = ordreark
sheet-charts = centertabeller
# The sheet with the figures from which the others are computed. One word of letters only.
sheet-explanation = Forklaring

## The headings of a board. They begin with a capital letter.

heading-power = Land
heading-player = Spiller
heading-centres = Centre
# The year in which a power was eliminated.
heading-out = Slået ud
# Whether the power is a member of the draw.
heading-draw = Remis
# In that column.
draw-yes = ja
draw-no = nej
heading-missed-moves = Manglende ordrer
heading-missed-winters = Manglende vinterordrer
# The score that another file had.
heading-printed = Ifølge kilden
heading-score = Point
# The score that the director set.
heading-ruling = Afgørelse
heading-reason = Begrundelse
# A column of a scoring system whose name is also one of these headings: “Draw points”.
heading-points = Point for { $name }
# The sums below a board.
row-total = I alt

## Beside the title of a board or of a round, in small letters.

# The year stands at the end: a formula reads it there.
board-ended = afsluttet { $year }
board-conceded = sejren givet til { $power }
board-abandoned = afbrudt
# A board or a round that is scored by another system than the rest.
other-system = pointsystem: { $system }
top-board = finalebord
round-name = navn: { $name }
round-note = bemærkning: { $note }
# The sheet that was posted at this time has other content.
replaces-sheet-of = erstatter arket fra { $time }

## The headings of the standings and of their workings.

heading-place = Plads
heading-group = Gruppe
heading-total = I alt
# The sum of the games of a player, without added points.
heading-results = Resultater
place-by-total = Plads efter samlet pointtal
# $figure is “best game”.
place-with = Plads med { $figure }

## Sentences below the tables.

no-results = Ingen resultater endnu.
# The line below the title. Its parts: the rules and the scoring system of the event.
rules-of-event = regler: { $rules }
games-scored-by = partierne får point efter { $system }
# A list of those below: “the totals, the scores of Round 1”.
values-no-formulas = I denne projektmappe er dette værdier, ikke formler: { $list }.
values-places = pladserne afgjort ved finalebordet
values-multipliers = de bedste spilleres multiplikatorer
values-totals = de samlede pointtal
values-marks = mærkerne for partier uden fuld vægt
values-scores-of-rounds = pointene ({ $rounds })
sheet-of-values = På dette ark er tallene værdier, ikke formler.
awards-are-values = I denne projektmappe er priserne værdier, ikke formler.
team-places-are-values = På dette ark er holdenes pladser værdier, ikke formler.

## The sheet of explanations, and the properties of the file.

how-computed = Sådan beregnes tallene
about-figures = De andre ark henter disse tal, og tallene følger enhver ændring af bordene. Hver række forklarer rækken med samme nummer på det ark, hvis navn står over kolonnerne.
made-with = Lavet med Topboard
