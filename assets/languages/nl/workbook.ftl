# The workbook of a posting: the names and the headings of its sheets, and what stands beside the titles of rounds and boards.

## The names of the sheets. With the title of a round they have at most 31 letters, so they are short. None of the signs : / \ ? * [ ] may be in them.

sheet-standings = Stand
sheet-groups = Groepen
sheet-teams = Teams
sheet-awards = Prijzen
# The seats at the top board, and who has a claim to them.
sheet-qualification = Kwalificatie
sheet-places = Plaatsen
sheet-countries = Landen
sheet-ladder = Ranglijst
sheet-cards = Spelerskaarten
sheet-badges = Naamkaartjes
sheet-certificates = Oorkondes
sheet-rules = Regels
sheet-notebook = Logboek
# These stand behind the title of a round: “Round 2 board call”.
sheet-board-call = indeling
sheet-players = spelers
sheet-sitting-out = vrij
sheet-table-sheets = bordformulieren
sheet-order-sheets = orderformulieren
sheet-charts = centra per jaar
# The sheet with the figures from which the others are computed. One word of letters only.
sheet-explanation = Uitleg

## The headings of a board. They begin with a capital letter.

heading-power = Land
heading-player = Speler
heading-centres = Centra
# The year in which a power was eliminated.
heading-out = Uit
# Whether the power is a member of the draw.
heading-draw = Remise
# In that column.
draw-yes = ja
draw-no = nee
heading-missed-moves = Gemiste orders
heading-missed-winters = Gemiste winters
# The score that another file had.
heading-printed = Score uit bestand
heading-score = Score
# The score that the director set.
heading-ruling = Beslissing
heading-reason = Reden
# A column of a scoring system whose name is also one of these headings: “Draw points”.
heading-points = { $name } (punten)
# The sums below a board.
row-total = Totaal

## Beside the title of a board or of a round, in small letters.

# The year stands at the end: a formula reads it there.
board-ended = afgelopen in { $year }
board-conceded = winst gegund aan { $power }
board-abandoned = afgebroken
# A board or a round that is scored by another system than the rest.
other-system = puntensysteem: { $system }
top-board = topboard
round-name = naam: { $name }
round-note = opmerking: { $note }
# The sheet that was posted at this time has other content.
replaces-sheet-of = vervangt het blad van { $time }

## The headings of the standings and of their workings.

heading-place = Plaats
heading-group = Groep
heading-total = Totaal
# The sum of the games of a player, without added points.
heading-results = Resultaten
place-by-total = Plaats op totaal
# $figure is “best game”.
place-with = Plaats met { $figure }

## Sentences below the tables.

no-results = Nog geen resultaten.
# The line below the title. Its parts: the rules and the scoring system of the event.
rules-of-event = regels: { $rules }
games-scored-by = puntensysteem van de partijen: { $system }
# A list of those below: “the totals, the scores of Round 1”.
values-no-formulas = In deze werkmap zijn dit waarden, geen formules: { $list }.
values-places = de plaatsen waarover het topboard beslist
values-multipliers = de factoren van de beste spelers
values-totals = de totalen
values-marks = de tekens bij partijen die niet volledig meetellen
values-scores-of-rounds = de scores van { $rounds }
sheet-of-values = Op dit blad zijn de cijfers waarden, geen formules.
awards-are-values = In deze werkmap zijn de prijzen waarden, geen formules.
team-places-are-values = Op dit blad zijn de plaatsen van de teams waarden, geen formules.

## The sheet of explanations, and the properties of the file.

how-computed = Hoe de cijfers worden berekend
about-figures = De andere bladen lezen deze cijfers, en de cijfers veranderen mee met de borden. Elke rij licht de rij met hetzelfde nummer toe op het blad dat boven de kolommen staat.
made-with = Gemaakt met Topboard
