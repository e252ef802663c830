# The report of an imported file: what became of its cells. A line has a kind, a place and a sentence: “Not needed: Round 1!C4: not
# needed: these are totals, and Topboard computes them itself.” So the first word of a sentence has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text. “The unplaced cells” are the cells that Topboard does not understand; the book keeps
# their texts.

## The kinds of lines.

import-report-recognised = Riconosciuto
import-report-not-needed = Non serve
import-report-not-understood = Non capito, conservato come testo
import-report-please-check = Da controllare

## Several findings in one line.

# $places are the first places: “Round 1!C14, Round 1!C21”. $count is how many more there are.
# $count (Number)
import-report-places-and-more = { $count ->
    [one] { $places } e { $count } altro
   *[other] { $places } e altri { $count }
}
# $example is the sentence of one of them: “ “5*” is read as 5.” $count is three or more.
# $count (Number)
import-report-many-such-as = { $count } volte, per esempio: { $example }

## Cells that are understood and not needed, each with the reason.

import-report-not-needed-title = non servono: questi titoli non contengono dati nuovi.
import-report-not-needed-heading = non servono: sono intestazioni.
import-report-not-needed-total = non servono: sono totali, e Topboard li calcola da sé.
import-report-not-needed-computed = non servono: sono colonne calcolate, e Topboard calcola le proprie.
import-report-not-needed-bookkeeping = non servono: questi posti e numeri derivano dalle altre colonne.
import-report-not-needed-dash = non servono: queste celle dicono che non c’è un valore, per esempio con un trattino, e sono lette come vuote.
import-report-not-needed-not-eliminated = non servono: queste celle dicono che una potenza non è stata eliminata.
# The numbers of centres with which every game begins.
import-report-not-needed-start-count = non servono: ogni partita comincia con questi numeri di centri.
import-report-not-needed-survived = non servono: questi risultati derivano dai numeri di centri.
# The workbook was written by Topboard.
import-report-not-needed-own-table = non serve: Topboard ricalcola questa tabella a ogni esportazione.
import-report-not-needed-own-sentence = non servono: Topboard riscrive queste osservazioni e legende a ogni esportazione.
import-report-not-needed-own-mark = non servono: con questi segni Topboard riconosce le proprie cartelle di lavoro.
import-report-not-needed-sheet-left-out = non serve: secondo la disposizione, questo foglio non serve.
import-report-not-needed-number-of-player = non servono: sono i numeri o i codici dei giocatori, e i risultati hanno i nomi.
# A form is a web page in which players typed their results.
import-report-not-needed-time-of-answer = non servono: sono le ore in cui sono state inviate le risposte a un modulo.
import-report-not-needed-label = non servono: queste etichette sono lette insieme alle celle accanto.
import-report-not-needed-name-again = non servono: questi nomi derivano dalle altre colonne.
import-report-not-needed-old-copy = non servono: queste celle di una vecchia copia sono uguali nell’altro foglio.
import-report-not-needed-empty-form = non servono: questi tavoli sono moduli vuoti, senza giocatori né centri.

## Cells that are not understood.

# $letters names a column, “D”. $heading is its heading, $count the number of its cells, $example the text of one of them and $cell where
# it is, “D3”.
# $count (Number)
import-report-column-not-understood = { $count ->
    [one] la colonna { $letters }, «{ $heading }», non è stata capita: { $count } cella, «{ $example }» in { $cell }. È conservata parola per parola tra le celle non collocate; inserire a mano ciò che conta.
   *[other] la colonna { $letters }, «{ $heading }», non è stata capita: { $count } celle, per esempio «{ $example }» in { $cell }. Sono conservate parola per parola tra le celle non collocate; inserire a mano ciò che conta.
}
# $texts are the first texts, quoted: “New SC”, “7”, “6” and more.
import-report-cells-not-understood = non capito: { $texts }. Queste celle sono conservate parola per parola tra le celle non collocate; inserire a mano ciò che conta.
# $why is a whole sentence that says why nothing on the sheet is read.
import-report-sheet-not-understood = { $why } Ogni cella è conservata parola per parola tra le celle non collocate.

## Sheets.

import-report-sheet-is-understood = il foglio è stato capito.
import-report-hidden-sheet-was-read = questo foglio è nascosto nel file, ed è stato letto come gli altri. Se i suoi risultati non contano, eliminare il foglio nel file e importarlo di nuovo.

## What a cell was taken for. The names stand in buttons behind a key, “P power”, and alone: “C4: heading.”

# One of Austria, England …
import-report-part-power = potenza
import-report-part-player = giocatore
import-report-part-centres = centri
# The year in which a power was eliminated.
import-report-part-out = eliminata
import-report-part-year = centri di un anno
import-report-part-score = punti
import-report-part-board = tavolo
import-report-part-round = round
import-report-part-not-needed = non serve
import-report-role-other = capito
import-report-role-heading = intestazione
import-report-role-not-understood = non capito

## What else a cell can mean: “It can also be the year 1909 or a name.”

# $power is a power.
import-report-meaning-power = la potenza { $power }
# $count (Number)
import-report-meaning-centres = { $count ->
    [one] { $count } centro
   *[other] { $count } centri
}
import-report-meaning-year = l’anno { $year }
import-report-meaning-name = un nome
import-report-meaning-heading = un’intestazione
import-report-meaning-round-or-board = un round o un tavolo
import-report-meaning-total = un totale

## The totals that a file prints and that differ because it adds scores that are rounded. A full stop is added. $bound is a figure, “0.01”.

# $count (Number)
# $bound (Figure)
import-report-rounded-totals = { $count ->
    [one] { $count } totale differisce di meno di { $bound }: il file somma punti arrotondati
   *[other] { $count } totali differiscono di meno di { $bound }: il file somma punti arrotondati
}
