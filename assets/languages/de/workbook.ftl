# The workbook of a posting: the names and the headings of its sheets, and what stands beside the titles of rounds and boards.

## The names of the sheets. With the title of a round they have at most 31 letters, so they are short. None of the signs : / \ ? * [ ] may be in them.

sheet-standings = Rangliste
sheet-groups = Gruppen
sheet-teams = Teams
sheet-awards = Preise
# The seats at the top board, and who has a claim to them.
sheet-qualification = Qualifikation
sheet-places = Plätze
sheet-countries = Länder
sheet-ladder = Jahresrangliste
sheet-cards = Spielerkarten
sheet-badges = Namensschilder
sheet-certificates = Urkunden
sheet-rules = Regeln
sheet-notebook = Notizbuch
# These stand behind the title of a round: “Round 2 board call”.
sheet-board-call = Auslosung
sheet-players = Spieler
sheet-sitting-out = Aussetzende
sheet-table-sheets = Partieblätter
sheet-order-sheets = Befehlsblätter
sheet-charts = Zentrentabellen
# The sheet with the figures from which the others are computed. One word of letters only.
sheet-explanation = Berechnung

## The headings of a board. They begin with a capital letter.

heading-power = Land
heading-player = Spieler
heading-centres = Zentren
# The year in which a power was eliminated.
heading-out = Ausgeschieden
# Whether the power is a member of the draw.
heading-draw = Draw
# In that column.
draw-yes = ja
draw-no = nein
heading-missed-moves = Versäumte Befehle
heading-missed-winters = Versäumte Winterbefehle
# The score that another file had.
heading-printed = Laut Quelle
heading-score = Punkte
# The score that the director set.
heading-ruling = Entscheidung
heading-reason = Begründung
# A column of a scoring system whose name is also one of these headings: “Draw points”.
heading-points = Punkte für { $name }
# The sums below a board.
row-total = Gesamt

## Beside the title of a board or of a round, in small letters.

# The year stands at the end: a formula reads it there.
board-ended = beendet { $year }
board-conceded = durch Aufgabe der anderen gewonnen: { $power }
board-abandoned = abgebrochen
# A board or a round that is scored by another system than the rest.
other-system = Wertungssystem: { $system }
top-board = Top-Board
round-name = Name: { $name }
round-note = Anmerkung: { $note }
# The sheet that was posted at this time has other content.
replaces-sheet-of = ersetzt das Blatt mit Stand { $time }

## The headings of the standings and of their workings.

heading-place = Platz
heading-group = Gruppe
heading-total = Gesamt
# The sum of the games of a player, without added points.
heading-results = Ergebnisse
place-by-total = Platz nach Gesamtpunktzahl
# $figure is “best game”.
place-with = Platz mit Tie-Break: { $figure }

## Sentences below the tables.

no-results = Noch keine Ergebnisse.
# The line below the title. Its parts: the rules and the scoring system of the event.
rules-of-event = Regeln: { $rules }
games-scored-by = Partien gewertet nach { $system }
# A list of those below: “the totals, the scores of Round 1”.
values-no-formulas = In dieser Arbeitsmappe sind dies Werte, keine Formeln: { $list }.
values-places = die vom Top-Board entschiedenen Plätze
values-multipliers = die Multiplikatoren der besten Spieler
values-totals = die Gesamtpunktzahlen
values-marks = die Zeichen der nicht voll zählenden Partien
values-scores-of-rounds = die Punkte ({ $rounds })
sheet-of-values = Auf diesem Blatt sind die Zahlen Werte, keine Formeln.
awards-are-values = In dieser Arbeitsmappe sind die Preise Werte, keine Formeln.
team-places-are-values = Auf diesem Blatt sind die Plätze der Teams Werte, keine Formeln.

## The sheet of explanations, and the properties of the file.

how-computed = Wie die Zahlen berechnet werden
about-figures = Die anderen Blätter übernehmen diese Zahlen, und die Zahlen folgen jeder Änderung an den Brettern. Jede Zeile erklärt die Zeile mit derselben Nummer auf dem Blatt, dessen Name über den Spalten steht.
made-with = Erstellt mit Topboard
