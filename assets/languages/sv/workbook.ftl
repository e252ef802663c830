# The workbook of a posting: the names and the headings of its sheets, and what stands beside the titles of rounds and boards.

## The names of the sheets. With the title of a round they have at most 31 letters, so they are short. None of the signs : / \ ? * [ ] may be in them.

sheet-standings = Ställning
sheet-groups = Grupper
sheet-teams = Lag
sheet-awards = Priser
# The seats at the top board, and who has a claim to them.
sheet-qualification = Kvalificering
sheet-places = Placeringar
sheet-countries = Länder
sheet-ladder = Rankningslista
sheet-cards = Spelarkort
sheet-badges = Namnskyltar
sheet-certificates = Diplom
sheet-rules = Regler
sheet-notebook = Anteckningsbok
# These stand behind the title of a round: “Round 2 board call”.
sheet-board-call = bordsplacering
sheet-players = spelare
sheet-sitting-out = står över
sheet-table-sheets = bordsblad
sheet-order-sheets = orderblad
sheet-charts = centratabeller
# The sheet with the figures from which the others are computed. One word of letters only.
sheet-explanation = Underlag

## The headings of a board. They begin with a capital letter.

heading-power = Land
heading-player = Spelare
heading-centres = Centra
# The year in which a power was eliminated.
heading-out = Utslaget
# Whether the power is a member of the draw.
heading-draw = Remi
# In that column.
draw-yes = ja
draw-no = nej
heading-missed-moves = Uteblivna order
heading-missed-winters = Uteblivna vinterorder
# The score that another file had.
heading-printed = Enligt källan
heading-score = Poäng
# The score that the director set.
heading-ruling = Beslut
heading-reason = Motivering
# A column of a scoring system whose name is also one of these headings: “Draw points”.
heading-points = Poäng för { $name }
# The sums below a board.
row-total = Totalt

## Beside the title of a board or of a round, in small letters.

# The year stands at the end: a formula reads it there.
board-ended = avslutat { $year }
board-conceded = segern skänkt till { $power }
board-abandoned = avbrutet
# A board or a round that is scored by another system than the rest.
other-system = poängsystem: { $system }
top-board = finalbord
round-name = namn: { $name }
round-note = anmärkning: { $note }
# The sheet that was posted at this time has other content.
replaces-sheet-of = ersätter bladet från { $time }

## The headings of the standings and of their workings.

heading-place = Plats
heading-group = Grupp
heading-total = Totalt
# The sum of the games of a player, without added points.
heading-results = Resultat
place-by-total = Plats efter totalpoäng
# $figure is “best game”.
place-with = Plats med { $figure }

## Sentences below the tables.

no-results = Inga resultat än.
# The line below the title. Its parts: the rules and the scoring system of the event.
rules-of-event = regler: { $rules }
games-scored-by = partierna poängsätts enligt { $system }
# A list of those below: “the totals, the scores of Round 1”.
values-no-formulas = I denna arbetsbok är följande värden, inte formler: { $list }.
values-places = platserna som finalbordet avgör
values-multipliers = de bästa spelarnas multiplikatorer
values-totals = totalpoängen
values-marks = markeringarna av partier som inte räknas fullt ut
values-scores-of-rounds = poängen ({ $rounds })
sheet-of-values = På det här bladet är siffrorna värden, inte formler.
awards-are-values = I denna arbetsbok är priserna värden, inte formler.
team-places-are-values = På det här bladet är lagens platser värden, inte formler.

## The sheet of explanations, and the properties of the file.

how-computed = Så räknas siffrorna ut
about-figures = De andra bladen hämtar dessa siffror, och siffrorna följer varje ändring av borden. Varje rad förklarar raden med samma nummer på det blad vars namn står ovanför kolumnerna.
made-with = Skapad med Topboard
