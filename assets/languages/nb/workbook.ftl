# The workbook of a posting: the names and the headings of its sheets, and what stands beside the titles of rounds and boards.

## The names of the sheets. With the title of a round they have at most 31 letters, so they are short. None of the signs : / \ ? * [ ] may be in them.

sheet-standings = Stilling
sheet-groups = Grupper
sheet-teams = Lag
sheet-awards = Priser
# The seats at the top board, and who has a claim to them.
sheet-qualification = Kvalifisering
sheet-places = Plasseringer
sheet-countries = Land
sheet-ladder = Rankingliste
sheet-cards = Spillerkort
sheet-badges = Navneskilt
sheet-certificates = Diplomer
sheet-rules = Regler
sheet-notebook = Notatbok
# These stand behind the title of a round: “Round 2 board call”.
sheet-board-call = bordoppsett
sheet-players = spillere
sheet-sitting-out = står over
sheet-table-sheets = bordark
sheet-order-sheets = ordreark
sheet-charts = sentertabeller
# The sheet with the figures from which the others are computed. One word of letters only.
sheet-explanation = Forklaring

## The headings of a board. They begin with a capital letter.

heading-power = Land
heading-player = Spiller
heading-centres = Sentre
# The year in which a power was eliminated.
heading-out = Slått ut
# Whether the power is a member of the draw.
heading-draw = Remis
# In that column.
draw-yes = ja
draw-no = nei
heading-missed-moves = Manglende ordrer
heading-missed-winters = Manglende vinterordrer
# The score that another file had.
heading-printed = Ifølge kilden
heading-score = Poeng
# The score that the director set.
heading-ruling = Avgjørelse
heading-reason = Begrunnelse
# A column of a scoring system whose name is also one of these headings: “Draw points”.
heading-points = Poeng for { $name }
# The sums below a board.
row-total = Totalt

## Beside the title of a board or of a round, in small letters.

# The year stands at the end: a formula reads it there.
board-ended = avsluttet { $year }
board-conceded = seieren gitt til { $power }
board-abandoned = avbrutt
# A board or a round that is scored by another system than the rest.
other-system = poengsystem: { $system }
top-board = finalebord
round-name = navn: { $name }
round-note = merknad: { $note }
# The sheet that was posted at this time has other content.
replaces-sheet-of = erstatter arket fra { $time }

## The headings of the standings and of their workings.

heading-place = Plass
heading-group = Gruppe
heading-total = Totalt
# The sum of the games of a player, without added points.
heading-results = Resultater
place-by-total = Plass etter totalsum
# $figure is “best game”.
place-with = Plass med { $figure }

## Sentences below the tables.

no-results = Ingen resultater ennå.
# The line below the title. Its parts: the rules and the scoring system of the event.
rules-of-event = regler: { $rules }
games-scored-by = partiene får poeng etter { $system }
# A list of those below: “the totals, the scores of Round 1”.
values-no-formulas = I denne arbeidsboken er dette verdier, ikke formler: { $list }.
values-places = plassene som finalebordet avgjør
values-multipliers = multiplikatorene til de beste spillerne
values-totals = totalsummene
values-marks = merkene for partier som ikke teller fullt ut
values-scores-of-rounds = poengene ({ $rounds })
sheet-of-values = På dette arket er tallene verdier, ikke formler.
awards-are-values = I denne arbeidsboken er prisene verdier, ikke formler.
team-places-are-values = På dette arket er lagenes plasser verdier, ikke formler.

## The sheet of explanations, and the properties of the file.

how-computed = Slik regnes tallene ut
about-figures = De andre arkene henter disse tallene, og tallene følger enhver endring av bordene. Hver rad forklarer raden med samme nummer på arket som er nevnt over kolonnene.
made-with = Laget med Topboard
