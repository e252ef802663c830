# The window between reading a file and importing it: the file as a grid at the left, the boards that it becomes at the right.
# A key or a click says what a column, a row, a title or a sheet holds.

## The window.

# Title of the window. $file is a name of a file: “results.xlsx”.
import-window-title = Importvorschau: { $file }
# Said when the program is about to close.
import-window-not-in-book-yet = Der Import im Dialog ist noch nicht im Buch.
# In the line of the status.
import-window-nothing-imported = nichts wurde importiert
# Why the button “Import” cannot be pressed.
import-window-nothing-to-import = Noch gibt es nichts zu importieren. Geben Sie zuerst die Spalten an oder drücken Sie Esc.
import-window-file-is-being-read-again = Die Datei wird neu gelesen. Drücken Sie die Eingabetaste, wenn die Bretter da sind.
# + and - are keys.
import-window-answer-rounds-first = Vielleicht hat das Buch diese Partien schon. Sagen Sie zuerst, ob die Runden dieselben sind: + für ja, - für nein.
# Heading at the left, for a file that is a book of Topboard itself and has no sheets.
import-window-own-book = Ein Topboard-Buch
import-window-own-book-is-added = Seine Runden, Bretter und Spieler werden hinzugefügt. Was nicht hinzugefügt wird, steht hier.
import-window-sheet-goes-on = Das Blatt geht weiter; nur seine ersten Zeilen und Spalten werden gezeigt.
# Heading above the boards.
import-window-in-book-after-import = Im Buch nach dem Import
# Below it. $counts is “1 round, 28 players”.
import-window-counts-of-file = In der Datei: { $counts }
# Heading above the boards, where the book has no rounds yet.
import-window-in-book = Im Buch
# What a screen reader calls the grid with a sheet of the file. $sheet is the name of the sheet.
import-window-sheet-grid = Blatt { $sheet }
# What a screen reader calls the grid with the boards.
import-window-boards-grid = Bretter
# What follows explains the first: “Round 1: no powers were found”, “Warning: Round 1!C4”.
import-window-subject-and-text = { $subject }: { $text }
# What a job in the background does. $file is a name of a file.
import-window-reading-again = erneutes Lesen von { $file }

## The grid with the boards. $power is a power (“Austria”), $board a board (“Round 1, board A”).

# Note at a cell whose value differs. $value is the value in the file, with its cell if it is known: “8 (Round 1!C4)”. $kept is the
# value in the book.
import-window-file-has-and-book-keeps = In der Datei steht { $value }. Das Buch behält { $kept }.
# The same, where the cell is blank in the book.
import-window-file-has-and-book-keeps-blank = In der Datei steht { $value }. Im Buch bleibt die Zelle leer.
# Note at a cell whose value changes. $before is the value in the book, $now the value in the file.
import-window-file-replaces = Im Buch steht { $before }. Das wird durch { $now } aus der Datei ersetzt.
import-window-no-player-found = { $power }: Es wurde kein Spieler gefunden.
import-window-no-centres-found = { $power }: Es wurde keine Zentrenzahl gefunden.
# In the row of a board: the last year of the game. The room is narrow. $year is a year: “1908”.
import-window-ended = beendet { $year }
# In the row of a round. $round is its name: “Round 1”.
# $boards (Number)
# $players (Number)
# $counts (Number)
import-window-round-summary = { $round }: { $boards ->
        [one] { $boards } Brett
       *[other] { $boards } Bretter
    }, { $players ->
        [one] { $players } gesetzter Spieler
       *[other] { $players } gesetzte Spieler
    }, { $counts ->
        [one] { $counts } Zentrenzahl
       *[other] { $counts } Zentrenzahlen
    }

# The names of the cells, for a screen reader.
import-window-cell-of-board = Import: { $board }
# The year in which the game ended.
import-window-cell-of-board-end = Import: { $board } Ende
# The sum of the centres.
import-window-cell-of-board-sum = Import: { $board } Summe
import-window-cell-of-power = Import: { $board } { $power } Land
import-window-cell-of-player = Import: { $board } { $power } Spieler
import-window-cell-of-centres = Import: { $board } { $power } Zentren
# The year of the elimination.
import-window-cell-of-elimination = Import: { $board } { $power } ausgeschieden
import-window-cell-of-score = Import: { $board } { $power } Punkte

## The grid with a sheet of the file. $sheet is the name of the sheet. The names are for a screen reader.

import-window-sheet-corner = { $sheet }!Ecke
# $column is the letter of the column: “C”.
import-window-sheet-column = { $sheet }!Spalte { $column }
# $row is the number of the row.
import-window-sheet-row = { $sheet }!Zeile { $row }
# Below the grids, at the cell of the cursor: what it was taken for. $cell is “C4”, $column what the cell says about a seat
# (“centres”, “player”).
import-window-cell-is-of-seat = { $cell }: { $column }, { $power }, { $board }.
# The same for another cell. $role is what it was taken for: “heading”, “not understood”.
import-window-cell-is = { $cell }: { $role }.
# Stands after “C4: heading.” $meanings are one or more meanings: “the year 1909 or a name”.
import-window-cell-can-also-be = Auch möglich: { $meanings }.
# Stands after “C4: not understood.” $key is a key: “U”.
import-window-key-says-meaning = Mit { $key } sagen Sie, was das Wort bedeutet.

## The tabs of the sheets, and the encoding. $sheet is the name of a sheet.

import-window-sheet-hidden = { $sheet } (ausgeblendet)
import-window-sheet-not-needed = { $sheet } (unnötig)
import-window-sheet-hidden-and-not-needed = { $sheet } (ausgeblendet) (unnötig)
# Label of a list of encodings. $key is a key: “E”.
import-window-encoding = Kodierung ({ $key })
# After the list of encodings. $sample are texts of the file in this encoding.
import-window-such-as = etwa { $sample }

## The bar that says what a column holds. What begins with “column C is” goes on with buttons: “player”, “centres” …

# $cell is a cell of the file: “C4”.
import-window-cell-is-title = Titel { $cell }:
# $column is the letter of a column.
import-window-column-is = Spalte { $column }:
# $row is the number of a row.
import-window-row-is = Zeile { $row }:
# Button, on or off. The key stands before it: “Shift+X this sheet is not needed”. So with the next ones.
import-window-this-sheet-not-needed = dieses Blatt ist unnötig
# Button: the selected cells are a board.
import-window-block-is-board = der ausgewählte Block ist ein Brett
# Button, after that about this sheet: the name of the sheet is the round.
import-window-sheet-name-is-round = sein Name ist die Runde
# Button, on or off.
import-window-powers-not-in-file = Länder fehlen in der Datei
# Button: back to the layout that Topboard recognises.
import-window-read-as-recognised = wie erkannt lesen
import-window-read-with-taught-words = Gelesen mit den Wörtern, die Sie erklärt haben.
# $layout is the name of a layout, as the user typed it.
import-window-read-by-layout = Gelesen nach Ihrem Layout „{ $layout }“.
import-window-read-as-pointed-out = Gelesen nach Ihren Angaben.
import-window-reading-again-now = Wird neu gelesen …
# “Import” is the button.
import-window-import-opens-new-book = „Importieren“ öffnet dies als neues Buch. Die Datei selbst ändert sich nicht.
# The same where another book is open.
import-window-import-opens-new-book-beside-open-one = „Importieren“ öffnet dies als neues Buch. Um es dem offenen Buch hinzuzufügen, dies schließen und Strg+I drücken.
# “Import” is the button.
import-window-import-adds-to-book = „Importieren“ fügt dies in einem Schritt zum Buch hinzu. „Rückgängig“ nimmt ihn zurück.
# Label of a field. $key is a key: “M”.
import-window-remember-layout-as = Dieses Layout merken als ({ $key })
# Button.
import-window-remember = Merken
# $path is the path of a file.
import-window-layout-is-kept = Das Layout ist in { $path } gespeichert. Die nächste Datei dieser Form wird danach gelesen, und Topboard weist darauf hin.

## Why something is not possible, and what was done.

import-window-own-workbook = Diese Arbeitsmappe stammt von Topboard, das selbst weiß, wo ihre Teile stehen.
import-window-own-book-has-no-columns = Ein Topboard-Buch hat keine Spalten.
import-window-block-is-read-already = Der ausgewählte Block wird schon gelesen. Geben Sie mit den Buchstaben an, was seine Spalten enthalten.
import-window-nothing-was-changed = In diesem Fenster wurde noch nichts geändert.
# $key is a key: “Ctrl+Y”.
import-window-undone = Rückgängig gemacht. { $key } wiederholt es.
import-window-nothing-was-undone = Nichts wurde rückgängig gemacht, das sich wiederholen ließe.

## The list of keys (F1). The names of keys are those of keys.ftl.

import-window-keys-title = Tasten des Importfensters
# Heading.
import-window-keys-in-window = Im Fenster
# Heading. The lines below it go on with “player”, “centres” …
import-window-keys-of-parts = Spalte, Zeile oder Titel am Cursor:
# Names of keys.
import-window-arrow-keys = Pfeiltasten, Bild auf, Bild ab
# Names of keys.
import-window-row-keys = Umschalt+Leertaste
import-window-key-moves = Im Blatt bewegen
import-window-key-next-sheet = Nächstes Blatt
import-window-key-previous-sheet = Voriges Blatt
import-window-key-other-grid = Vom Blatt zu den Brettern und zurück
import-window-key-selects-row = Zeile auswählen, für eine Tabelle mit den Ländern nebeneinander
import-window-key-block = Der ausgewählte Block von Zellen ist ein Brett
import-window-key-word = Sagen, was ein Wort bedeutet, das Topboard nicht kennt
import-window-key-powers = Die Datei sagt nicht, wer welches Land gespielt hat
import-window-key-sheet = Das Blatt ist unnötig
import-window-key-sheet-round = Der Name des Blatts ist die Runde
import-window-key-recognises = Datei lesen, wie Topboard sie erkennt
import-window-key-next-encoding = Nächste Kodierung eines Textes
import-window-key-same = Eine Frage beantworten: derselbe Spieler, dieselbe Runde oder der Wert der Datei
import-window-key-another = Eine Frage beantworten: ein anderer Spieler, eine andere Runde oder der Wert des Buchs
import-window-key-file-wins = Die Werte der Datei übernehmen, wo das Buch andere hat
import-window-key-next-rules = Nächste Regeln, wenn die Datei nicht über sie entscheidet
import-window-key-name-layout = Layout benennen, um es zu merken
import-window-key-undo = Angaben zur Datei rückgängig machen
import-window-key-redo = Rückgängig Gemachtes wiederholen
import-window-key-list = Diese Liste zeigen

## The questions about names and rounds.

# Heading.
import-window-names = Namen
# Heading.
import-window-rounds-and-names = Runden und Namen
# Two names are those of one player: the statement that a screen reader says before the two answers.
import-window-name-is-player = { $text } ist { $known }

## A file in which nothing is recognised.

# Heading.
import-window-nothing-recognised = In dieser Datei ist noch nichts erkannt
# $powers, $players, $centres, $row and $without are keys: “P”, “L”, “C”, “Shift+Space”, “W”.
import-window-point-out-columns = Setzen Sie den Cursor auf eine Spalte und drücken Sie einen Buchstaben: { $powers } für die Länder, { $players } für die Spieler, { $centres } für die Zentren. Dann erscheinen hier die Bretter. Hat eine Tabelle die Länder nebeneinander, wählen Sie zuerst mit { $row } eine Zeile aus. Sagt die Datei nicht, wer welches Land gespielt hat, drücken Sie { $without }.
# Heading of a list: “Column C: player.”
import-window-pointed-out-so-far = Ihre bisherigen Angaben

## The report: the rules, what differs from the book, and the printed scores. $rules is a name of rules: “EDC 2015”.

# $why goes on after the comma: “but the printed figures agree about as well with C-Diplo”. “Rules” is the name of a tab.
import-window-which-rules = Welche Regeln? Verwendet werden: { $rules }, { $why }. Wählen Sie hier oder später auf dem Tab „Regeln“.
# $why goes on after the comma: “under which all 35 printed figures come out”.
import-window-rules-are = Regeln: { $rules }, { $why }. Auf dem Tab „Regeln“ lassen sie sich ändern.
import-window-rules-chosen-here = Regeln: { $rules }, hier gewählt. Auf dem Tab „Regeln“ lassen sie sich ändern.
import-window-rules-of-book = Gewertet nach den Regeln des Buchs: { $rules }.
# Label of a list of rules. $key is a key: “R”.
import-window-choose-rules = Regeln ({ $key })
# Heading of the list with remarks about the file.
import-window-in-file = In der Datei
import-window-no-score-differs = Alle Punkte in der Datei stimmen mit den berechneten überein.
# Heading. $count is the number of scores.
# $count (Number)
import-window-scores-that-differ = Punkte, die von den berechneten abweichen ({ $count })
# At the end of a list that is too long.
# $count (Number)
import-window-and-more-in-tables = und { $count } weitere, in den Tabellen markiert
# At the end of a list that is too long.
# $count (Number)
import-window-and-more = und { $count } weitere
# Heading. $count is the number of contradictions.
# $count (Number)
import-window-contradictions = Widersprüche zwischen Buch und Datei ({ $count })
# Box to tick. $key is a key: “T”.
import-window-take-values-of-file = Werte der Datei übernehmen ({ $key })
# Below the box, if it is ticked.
import-window-values-are-replaced = Die Werte des Buchs werden ersetzt. „Rückgängig“ holt sie zurück.
# Below the box, if it is not ticked.
import-window-book-keeps-values = Das Buch behält seine Werte. Die der Datei kommen zu den Zellen ohne Zuordnung.
# Button: the value of the file is right.
import-window-value-of-file = Datei
# Button: the value of the book is right.
import-window-value-of-book = Buch
# The place of a remark about all totals of the file.
import-window-totals = Gesamtpunktzahlen
# The place of a score. $round is “Round 2”, $player a name.
import-window-score-of-round = { $round }, { $player }
import-window-total-of = Gesamt, { $player }
# The place of a player in the standings.
import-window-place-of = Platz, { $player }
# $printed (Figure)
# $computed (Figure)
import-window-topboard-computes = In der Datei steht { $printed }, Topboard berechnet { $computed }.
# $printed (Figure)
import-window-topboard-cannot-compute = In der Datei steht { $printed }, Topboard kann es nicht berechnen.

## The words that Topboard does not know.

import-window-word-needed = Setzen Sie den Cursor auf ein Wort, das Topboard nicht kennt.
# A button for each meaning follows. $word is a word of the file.
import-window-word-means = „{ $word }“ bedeutet
import-window-escape-leaves-unknown = Mit Esc bleibt es unbekannt.
# A button for each word follows. $key is a key: “U”.
import-window-unknown-words = Unbekannte Wörter bei den Ländern (mit { $key } sagen Sie, was eines bedeutet):
# Button. $word is a word of the file, $cell the first cell with it: “C4”, $count the number of cells with it.
# $count (Number)
import-window-unknown-word = { $count ->
    [1] „{ $word }“ in { $cell }
    [2] „{ $word }“ in { $cell }, zweimal
    [3] „{ $word }“ in { $cell }, dreimal
    [4] „{ $word }“ in { $cell }, viermal
    [5] „{ $word }“ in { $cell }, fünfmal
    [6] „{ $word }“ in { $cell }, sechsmal
    [7] „{ $word }“ in { $cell }, siebenmal
   *[other] „{ $word }“ in { $cell }, { $count }-mal
}
