# The window between reading a file and importing it: the file as a grid at the left, the boards that it becomes at the right.
# A key or a click says what a column, a row, a title or a sheet holds.

## The window.

# Title of the window. $file is a name of a file: “results.xlsx”.
import-window-title = Anteprima dell’importazione: { $file }
# Said when the program is about to close.
import-window-not-in-book-yet = L’importazione in corso non è ancora nel documento.
# In the line of the status.
import-window-nothing-imported = non è stato importato nulla
# Why the button “Import” cannot be pressed.
import-window-nothing-to-import = Non c’è ancora nulla da importare. Indicare prima le colonne, o premere Esc.
import-window-file-is-being-read-again = Il file viene letto di nuovo. Premere Invio quando compaiono i tavoli.
# + and - are keys.
import-window-answer-rounds-first = Forse il documento ha già queste partite. Dire prima se i round sono gli stessi: + per sì, - per no.
# Heading at the left, for a file that is a book of Topboard itself and has no sheets.
import-window-own-book = Un documento di Topboard
import-window-own-book-is-added = I suoi round, tavoli e giocatori vengono aggiunti. Ciò che non viene aggiunto è elencato qui.
import-window-sheet-goes-on = Il foglio continua; se ne mostrano solo le prime righe e colonne.
# Heading above the boards.
import-window-in-book-after-import = Nel documento dopo l’importazione
# Below it. $counts is “1 round, 28 players”.
import-window-counts-of-file = Nel file: { $counts }
# Heading above the boards, where the book has no rounds yet.
import-window-in-book = Nel documento
# What a screen reader calls the grid with a sheet of the file. $sheet is the name of the sheet.
import-window-sheet-grid = Foglio { $sheet }
# What a screen reader calls the grid with the boards.
import-window-boards-grid = Tavoli
# What follows explains the first: “Round 1: no powers were found”, “Warning: Round 1!C4”.
import-window-subject-and-text = { $subject }: { $text }
# What a job in the background does. $file is a name of a file.
import-window-reading-again = nuova lettura di { $file }

## The grid with the boards. $power is a power (“Austria”), $board a board (“Round 1, board A”).

# Note at a cell whose value differs. $value is the value in the file, with its cell if it is known: “8 (Round 1!C4)”. $kept is the
# value in the book.
import-window-file-has-and-book-keeps = Il file contiene { $value }. Il documento conserva { $kept }.
# The same, where the cell is blank in the book.
import-window-file-has-and-book-keeps-blank = Il file contiene { $value }. Nel documento la cella resta vuota.
# Note at a cell whose value changes. $before is the value in the book, $now the value in the file.
import-window-file-replaces = Il documento contiene { $before }. Lo sostituisce { $now }, dal file.
import-window-no-player-found = { $power }: nessun giocatore trovato.
import-window-no-centres-found = { $power }: nessun numero di centri trovato.
# In the row of a board: the last year of the game. The room is narrow. $year is a year: “1908”.
import-window-ended = conclusa { $year }
# In the row of a round. $round is its name: “Round 1”.
# $boards (Number)
# $players (Number)
# $counts (Number)
import-window-round-summary = { $round }: { $boards ->
        [one] { $boards } tavolo
       *[other] { $boards } tavoli
    }, { $players ->
        [one] { $players } giocatore con un posto
       *[other] { $players } giocatori con un posto
    }, { $counts ->
        [one] { $counts } numero di centri
       *[other] { $counts } numeri di centri
    }

# The names of the cells, for a screen reader.
import-window-cell-of-board = Importazione: { $board }
# The year in which the game ended.
import-window-cell-of-board-end = Importazione: { $board } fine
# The sum of the centres.
import-window-cell-of-board-sum = Importazione: { $board } somma
import-window-cell-of-power = Importazione: { $board } { $power } potenza
import-window-cell-of-player = Importazione: { $board } { $power } giocatore
import-window-cell-of-centres = Importazione: { $board } { $power } centri
# The year of the elimination.
import-window-cell-of-elimination = Importazione: { $board } { $power } eliminata
import-window-cell-of-score = Importazione: { $board } { $power } punti

## The grid with a sheet of the file. $sheet is the name of the sheet. The names are for a screen reader.

import-window-sheet-corner = { $sheet }!angolo
# $column is the letter of the column: “C”.
import-window-sheet-column = { $sheet }!colonna { $column }
# $row is the number of the row.
import-window-sheet-row = { $sheet }!riga { $row }
# Below the grids, at the cell of the cursor: what it was taken for. $cell is “C4”, $column what the cell says about a seat
# (“centres”, “player”).
import-window-cell-is-of-seat = { $cell }: { $column }, { $power }, { $board }.
# The same for another cell. $role is what it was taken for: “heading”, “not understood”.
import-window-cell-is = { $cell }: { $role }.
# Stands after “C4: heading.” $meanings are one or more meanings: “the year 1909 or a name”.
import-window-cell-can-also-be = Può anche essere: { $meanings }.
# Stands after “C4: not understood.” $key is a key: “U”.
import-window-key-says-meaning = Con { $key } si indica il significato della parola.

## The tabs of the sheets, and the encoding. $sheet is the name of a sheet.

import-window-sheet-hidden = { $sheet } (nascosto)
import-window-sheet-not-needed = { $sheet } (non serve)
import-window-sheet-hidden-and-not-needed = { $sheet } (nascosto) (non serve)
# Label of a list of encodings. $key is a key: “E”.
import-window-encoding = Codifica ({ $key })
# After the list of encodings. $sample are texts of the file in this encoding.
import-window-such-as = come { $sample }

## The bar that says what a column holds. What begins with “column C is” goes on with buttons: “player”, “centres” …

# $cell is a cell of the file: “C4”.
import-window-cell-is-title = titolo { $cell }:
# $column is the letter of a column.
import-window-column-is = colonna { $column }:
# $row is the number of a row.
import-window-row-is = riga { $row }:
# Button, on or off. The key stands before it: “Shift+X this sheet is not needed”. So with the next ones.
import-window-this-sheet-not-needed = questo foglio non serve
# Button: the selected cells are a board.
import-window-block-is-board = il blocco selezionato è un tavolo
# Button, after that about this sheet: the name of the sheet is the round.
import-window-sheet-name-is-round = il suo nome è il round
# Button, on or off.
import-window-powers-not-in-file = il file non ha le potenze
# Button: back to the layout that Topboard recognises.
import-window-read-as-recognised = leggi come riconosciuto
import-window-read-with-taught-words = Letto con i significati indicati per le parole.
# $layout is the name of a layout, as the user typed it.
import-window-read-by-layout = Letto con la disposizione «{ $layout }».
import-window-read-as-pointed-out = Letto secondo le indicazioni date.
import-window-reading-again-now = Nuova lettura…
# “Import” is the button.
import-window-import-opens-new-book = «Importa» apre questo contenuto come nuovo documento. Il file stesso non cambia.
# The same where another book is open.
import-window-import-opens-new-book-beside-open-one = «Importa» apre questo contenuto come nuovo documento. Per aggiungerlo al documento aperto, chiudere e premere Ctrl+I.
# “Import” is the button.
import-window-import-adds-to-book = «Importa» aggiunge questo contenuto al documento in un’unica operazione, che Annulla può togliere.
# Label of a field. $key is a key: “M”.
import-window-remember-layout-as = Ricorda questa disposizione come ({ $key })
# Button.
import-window-remember = Ricorda
# $path is the path of a file.
import-window-layout-is-kept = La disposizione è salvata in { $path }. Il prossimo file di questa forma viene letto così, con un avviso.

## Why something is not possible, and what was done.

import-window-own-workbook = Questa cartella di lavoro è stata scritta da Topboard, che ne conosce la struttura.
import-window-own-book-has-no-columns = Un documento di Topboard non ha colonne.
import-window-block-is-read-already = Il blocco selezionato è già letto. Indicare con le lettere che cosa contengono le sue colonne.
import-window-nothing-was-changed = In questa finestra non è ancora cambiato nulla.
# $key is a key: “Ctrl+Y”.
import-window-undone = Annullato. { $key } lo ripristina.
import-window-nothing-was-undone = Non c’è nulla di annullato da ripristinare.

## The list of keys (F1). The names of keys are those of keys.ftl.

import-window-keys-title = Tasti della finestra di importazione
# Heading.
import-window-keys-in-window = Nella finestra
# Heading. The lines below it go on with “player”, “centres” …
import-window-keys-of-parts = La colonna, la riga o il titolo sotto il cursore:
# Names of keys.
import-window-arrow-keys = Frecce, Pag su, Pag giù
# Names of keys.
import-window-row-keys = Maiusc+Spazio
import-window-key-moves = Sposta il cursore nel foglio
import-window-key-next-sheet = Foglio successivo
import-window-key-previous-sheet = Foglio precedente
import-window-key-other-grid = Dal foglio ai tavoli e viceversa
import-window-key-selects-row = Seleziona la riga, per una tabella con le potenze affiancate
import-window-key-block = Il blocco di celle selezionato è un tavolo
import-window-key-word = Indica il significato di una parola sconosciuta a Topboard
import-window-key-powers = Il file non dice chi ha giocato quale potenza
import-window-key-sheet = Il foglio non serve
import-window-key-sheet-round = Il nome del foglio è il round
import-window-key-recognises = Legge il file come lo riconosce Topboard
import-window-key-next-encoding = Codifica successiva di un testo
import-window-key-same = Risponde a una domanda: lo stesso giocatore, lo stesso round, o il valore del file
import-window-key-another = Risponde a una domanda: un altro giocatore, un altro round, o il valore del documento
import-window-key-file-wins = Prende i valori del file dove il documento ne ha altri
import-window-key-next-rules = Regolamento successivo, se il file non lo stabilisce
import-window-key-name-layout = Dà un nome alla disposizione, per ricordarla
import-window-key-undo = Annulla ciò che è stato indicato sul file
import-window-key-redo = Ripristina ciò che è stato annullato
import-window-key-list = Mostra questo elenco

## The questions about names and rounds.

# Heading.
import-window-names = Nomi
# Heading.
import-window-rounds-and-names = Round e nomi
# Two names are those of one player: the statement that a screen reader says before the two answers.
import-window-name-is-player = { $text } è { $known }

## A file in which nothing is recognised.

# Heading.
import-window-nothing-recognised = In questo file non è ancora riconosciuto nulla
# $powers, $players, $centres, $row and $without are keys: “P”, “L”, “C”, “Shift+Space”, “W”.
import-window-point-out-columns = Mettere il cursore su una colonna e premere una lettera: { $powers } per le potenze, { $players } per i giocatori, { $centres } per i centri. I tavoli compaiono qui. Se una tabella ha le potenze affiancate, selezionare prima una riga con { $row }. Se il file non dice chi ha giocato quale potenza, premere { $without }.
# Heading of a list: “Column C: player.”
import-window-pointed-out-so-far = Indicato finora

## The report: the rules, what differs from the book, and the printed scores. $rules is a name of rules: “EDC 2015”.

# $why goes on after the comma: “but the printed figures agree about as well with C-Diplo”. “Rules” is the name of a tab.
import-window-which-rules = Quale regolamento? È in uso { $rules }, { $why }. Sceglierlo qui, o più tardi nella scheda Regole.
# $why goes on after the comma: “under which all 35 printed figures come out”.
import-window-rules-are = Regolamento: { $rules }, { $why }. Si può cambiare nella scheda Regole.
import-window-rules-chosen-here = Regolamento: { $rules }, scelto qui. Si può cambiare nella scheda Regole.
import-window-rules-of-book = Punti secondo il regolamento del documento: { $rules }.
# Label of a list of rules. $key is a key: “R”.
import-window-choose-rules = Regolamento ({ $key })
# Heading of the list with remarks about the file.
import-window-in-file = Nel file
import-window-no-score-differs = Nessun punteggio del file differisce da quello calcolato.
# Heading. $count is the number of scores.
# $count (Number)
import-window-scores-that-differ = Punteggi del file diversi da quelli calcolati ({ $count })
# At the end of a list that is too long.
# $count (Number)
import-window-and-more-in-tables = { $count ->
    [one] e { $count } altro, segnato nelle tabelle
   *[other] e altri { $count }, segnati nelle tabelle
}
# At the end of a list that is too long.
# $count (Number)
import-window-and-more = { $count ->
    [one] e { $count } altro
   *[other] e altri { $count }
}
# Heading. $count is the number of contradictions.
# $count (Number)
import-window-contradictions = Contraddizioni tra il documento e il file ({ $count })
# Box to tick. $key is a key: “T”.
import-window-take-values-of-file = Prendi i valori del file ({ $key })
# Below the box, if it is ticked.
import-window-values-are-replaced = I valori del documento vengono sostituiti. Annulla li ripristina.
# Below the box, if it is not ticked.
import-window-book-keeps-values = Il documento conserva i suoi valori. Quelli del file vanno tra le celle non collocate.
# Button: the value of the file is right.
import-window-value-of-file = Del file
# Button: the value of the book is right.
import-window-value-of-book = Del documento
# The place of a remark about all totals of the file.
import-window-totals = Totali
# The place of a score. $round is “Round 2”, $player a name.
import-window-score-of-round = { $round }, { $player }
import-window-total-of = Totale di { $player }
# The place of a player in the standings.
import-window-place-of = Posto di { $player }
# $printed (Figure)
# $computed (Figure)
import-window-topboard-computes = Nel file: { $printed }; calcolato da Topboard: { $computed }.
# $printed (Figure)
import-window-topboard-cannot-compute = Nel file: { $printed }; Topboard non può calcolarlo.

## The words that Topboard does not know.

import-window-word-needed = Mettere il cursore su una parola sconosciuta a Topboard.
# A button for each meaning follows. $word is a word of the file.
import-window-word-means = «{ $word }» significa
import-window-escape-leaves-unknown = Esc la lascia sconosciuta.
# A button for each word follows. $key is a key: “U”.
import-window-unknown-words = Parole sconosciute tra le potenze ({ $key } per indicarne il significato):
# Button. $word is a word of the file, $cell the first cell with it: “C4”, $count the number of cells with it.
# $count (Number)
import-window-unknown-word = { $count ->
    [1] «{ $word }» in { $cell }
    [2] «{ $word }» in { $cell }, due volte
    [3] «{ $word }» in { $cell }, tre volte
    [4] «{ $word }» in { $cell }, quattro volte
    [5] «{ $word }» in { $cell }, cinque volte
    [6] «{ $word }» in { $cell }, sei volte
    [7] «{ $word }» in { $cell }, sette volte
   *[other] «{ $word }» in { $cell }, { $count } volte
}
