# The workbook of a posting: the names and the headings of its sheets, and what stands beside the titles of rounds and boards.

## The names of the sheets. With the title of a round they have at most 31 letters, so they are short. None of the signs : / \ ? * [ ] may be in them.

sheet-standings = Klasyfikacja
sheet-groups = Grupy
sheet-teams = Drużyny
sheet-awards = Nagrody
# The seats at the top board, and who has a claim to them.
sheet-qualification = Obsada finału
sheet-places = Miejsca
sheet-countries = Państwa
sheet-ladder = Klasyfikacja roczna
sheet-cards = Karty graczy
sheet-badges = Identyfikatory
sheet-certificates = Dyplomy
sheet-rules = Zasady
sheet-notebook = Notatnik
# These stand behind the title of a round: “Round 2 board call”.
sheet-board-call = rozstawienie
sheet-players = gracze
sheet-sitting-out = pauzujący
sheet-table-sheets = arkusze stołów
sheet-order-sheets = arkusze rozkazów
sheet-charts = tabele centrów
# The sheet with the figures from which the others are computed. One word of letters only.
sheet-explanation = Obliczenia

## The headings of a board. They begin with a capital letter.

heading-power = Państwo
heading-player = Gracz
heading-centres = Centra
# The year in which a power was eliminated.
heading-out = Poza grą od
# Whether the power is a member of the draw.
heading-draw = Remis
# In that column.
draw-yes = tak
draw-no = nie
heading-missed-moves = Brakujące rozkazy
heading-missed-winters = Brakujące rozkazy zimowe
# The score that another file had.
heading-printed = Według źródła
heading-score = Punkty
# The score that the director set.
heading-ruling = Decyzja
heading-reason = Uzasadnienie
# A column of a scoring system whose name is also one of these headings: “Draw points”.
heading-points = Punkty za { $name }
# The sums below a board.
row-total = Suma

## Beside the title of a board or of a round, in small letters.

# The year stands at the end: a formula reads it there.
board-ended = koniec: { $year }
board-conceded = zwycięstwo przez poddanie się pozostałych: { $power }
board-abandoned = partię przerwano
# A board or a round that is scored by another system than the rest.
other-system = system punktacji: { $system }
top-board = stół finałowy
round-name = nazwa: { $name }
round-note = uwaga: { $note }
# The sheet that was posted at this time has other content.
replaces-sheet-of = zastępuje arkusz z { $time }

## The headings of the standings and of their workings.

heading-place = Miejsce
heading-group = Grupa
heading-total = Suma
# The sum of the games of a player, without added points.
heading-results = Wyniki
place-by-total = Miejsce według sumy
# $figure is “best game”.
place-with = Miejsce z kryterium: { $figure }

## Sentences below the tables.

no-results = Nie ma jeszcze wyników.
# The line below the title. Its parts: the rules and the scoring system of the event.
rules-of-event = zasady: { $rules }
games-scored-by = punktacja partii: { $system }
# A list of those below: “the totals, the scores of Round 1”.
values-no-formulas = W tym skoroszycie wartościami, a nie formułami, są: { $list }.
values-places = miejsca rozstrzygane przy stole finałowym
values-multipliers = mnożniki najlepszych graczy
values-totals = sumy
values-marks = oznaczenia partii liczonych nie w pełni
values-scores-of-rounds = punkty ({ $rounds })
sheet-of-values = Na tym arkuszu liczby są wartościami, a nie formułami.
awards-are-values = W tym skoroszycie nagrody są wartościami, a nie formułami.
team-places-are-values = Na tym arkuszu miejsca drużyn są wartościami, a nie formułami.

## The sheet of explanations, and the properties of the file.

how-computed = Jak oblicza się te liczby
about-figures = Pozostałe arkusze pobierają te liczby, a liczby zmieniają się razem z wynikami stołów. Każdy wiersz objaśnia wiersz o tym samym numerze na arkuszu, którego nazwa stoi nad kolumnami.
made-with = Utworzono w programie Topboard
