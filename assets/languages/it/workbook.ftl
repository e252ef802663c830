# The workbook of a posting: the names and the headings of its sheets, and what stands beside the titles of rounds and boards.

## The names of the sheets. With the title of a round they have at most 31 letters, so they are short. None of the signs : / \ ? * [ ] may be in them.

sheet-standings = Classifica
sheet-groups = Gruppi
sheet-teams = Squadre
sheet-awards = Premi
# The seats at the top board, and who has a claim to them.
sheet-qualification = Qualificazione
sheet-places = Posti
sheet-countries = Potenze
sheet-ladder = Classifica annuale
sheet-cards = Schede
sheet-badges = Cartellini
sheet-certificates = Attestati
sheet-rules = Regolamento
sheet-notebook = Taccuino
# These stand behind the title of a round: “Round 2 board call”.
sheet-board-call = composizione
sheet-players = giocatori
sheet-sitting-out = a riposo
sheet-table-sheets = fogli dei tavoli
sheet-order-sheets = fogli degli ordini
sheet-charts = centri per anno
# The sheet with the figures from which the others are computed. One word of letters only.
sheet-explanation = Spiegazione

## The headings of a board. They begin with a capital letter.

heading-power = Potenza
heading-player = Giocatore
heading-centres = Centri
# The year in which a power was eliminated.
heading-out = Eliminata
# Whether the power is a member of the draw.
heading-draw = Patta
# In that column.
draw-yes = sì
draw-no = no
heading-missed-moves = Ordini non pervenuti
heading-missed-winters = Inverni non pervenuti
# The score that another file had.
heading-printed = Punti del file
heading-score = Punti
# The score that the director set.
heading-ruling = Decisione
heading-reason = Motivo
# A column of a scoring system whose name is also one of these headings: “Draw points”.
heading-points = { $name } (punti)
# The sums below a board.
row-total = Totale

## Beside the title of a board or of a round, in small letters.

# The year stands at the end: a formula reads it there.
board-ended = conclusa nel { $year }
board-conceded = concessione, vincitore: { $power }
board-abandoned = abbandonata
# A board or a round that is scored by another system than the rest.
other-system = sistema di punteggio: { $system }
top-board = top table
round-name = nome: { $name }
round-note = nota: { $note }
# The sheet that was posted at this time has other content.
replaces-sheet-of = sostituisce il foglio precedente: { $time }

## The headings of the standings and of their workings.

heading-place = Posto
heading-group = Gruppo
heading-total = Totale
# The sum of the games of a player, without added points.
heading-results = Risultati
place-by-total = Posto in base al totale
# $figure is “best game”.
place-with = Posto con spareggio: { $figure }

## Sentences below the tables.

no-results = Ancora nessun risultato.
# The line below the title. Its parts: the rules and the scoring system of the event.
rules-of-event = regolamento: { $rules }
games-scored-by = sistema di punteggio delle partite: { $system }
# A list of those below: “the totals, the scores of Round 1”.
values-no-formulas = In questa cartella di lavoro ci sono valori, non formule, per: { $list }.
values-places = i posti decisi dal top table
values-multipliers = i coefficienti dei migliori giocatori
values-totals = i totali
values-marks = i segni delle partite che non contano per intero
values-scores-of-rounds = i punti ({ $rounds })
sheet-of-values = In questo foglio i numeri sono valori, non formule.
awards-are-values = In questa cartella di lavoro i premi sono valori, non formule.
team-places-are-values = In questo foglio i posti delle squadre sono valori, non formule.

## The sheet of explanations, and the properties of the file.

how-computed = Come si calcolano i numeri
about-figures = Gli altri fogli leggono questi numeri, che si aggiornano quando si modificano i tavoli. Ogni riga spiega la riga con lo stesso numero del foglio indicato sopra le colonne.
made-with = Creato con Topboard
