# What the reader of a file has to say about a sheet: cells that could not be read, and what it does not read, such as pictures. A line
# stands behind the name of the sheet and gets its full stop from the program: “Round 1: 2 pictures are on this sheet. They are not
# read; if they show results, type them.” So the first word has a small letter, and the last sentence has NO full stop.
#
# “The file” is the imported workbook, text or web page. A sheet is a table in it.

## Cells that could not be read. $cell is a cell, “C14”. $error is a technical remark in English.

# A sheet of Excel that is no table.
import-files-sheet-without-cells = das ist ein Diagramm, ein Makro oder ein Dialog und kein Blatt mit Zellen; nichts davon wurde gelesen
import-files-sheet-unreadable = dieses Blatt ließ sich nicht lesen ({ $error }); öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie eine Kopie als .xlsx, und importieren Sie die Kopie
# Everything behind the cell could not be read.
import-files-sheet-unreadable-after = dieses Blatt ließ sich nach { $cell } nicht weiter lesen ({ $error }); öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie eine Kopie, und importieren Sie die Kopie
import-files-sheet-unreadable-at-all = dieses Blatt ließ sich überhaupt nicht lesen ({ $error }); öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie eine Kopie, und importieren Sie die Kopie
# A formula of the sheet has an error. $text is what Excel shows: “#SPILL!”.
import-files-cell-after-has-error = die Zelle nach { $cell } enthält den Fehler „{ $text }“ und wurde nicht gelesen; geben Sie den Wert in die Zelle ein, und importieren Sie die Datei noch einmal
import-files-first-cell-has-error = die Zelle am Anfang des Blatts enthält den Fehler „{ $text }“ und wurde nicht gelesen; geben Sie den Wert in die Zelle ein, und importieren Sie die Datei noch einmal
# A workbook keeps its texts in a list. $count is two or more.
import-files-cell-after-without-text = die Zelle nach { $cell } verweist auf einen Text, der in der Arbeitsmappe fehlt, und wurde nicht gelesen. Die Datei ist beschädigt: Öffnen Sie sie in Ihrem Tabellenprogramm, ergänzen Sie, was fehlt, speichern Sie sie, und importieren Sie sie noch einmal
import-files-first-cell-without-text = die Zelle am Anfang des Blatts verweist auf einen Text, der in der Arbeitsmappe fehlt, und wurde nicht gelesen. Die Datei ist beschädigt: Öffnen Sie sie in Ihrem Tabellenprogramm, ergänzen Sie, was fehlt, speichern Sie sie, und importieren Sie sie noch einmal
# $count (Number)
import-files-cells-after-without-text = { $count } Zellen verweisen auf Texte, die in der Arbeitsmappe fehlen, und wurden nicht gelesen; die erste folgt auf { $cell }. Die Datei ist beschädigt: Öffnen Sie sie in Ihrem Tabellenprogramm, ergänzen Sie, was fehlt, speichern Sie sie, und importieren Sie sie noch einmal
# $count (Number)
import-files-first-cells-without-text = { $count } Zellen verweisen auf Texte, die in der Arbeitsmappe fehlen, und wurden nicht gelesen; die erste steht am Anfang des Blatts. Die Datei ist beschädigt: Öffnen Sie sie in Ihrem Tabellenprogramm, ergänzen Sie, was fehlt, speichern Sie sie, und importieren Sie sie noch einmal
# $row and $column are numbers, the last row and the last column that a sheet can have.
import-files-cells-beyond-sheet = die Zellen jenseits von Zeile { $row } oder Spalte { $column } wurden weggelassen

## What a sheet has beside its cells.

# $rows are numbers of rows: “3”, “3, 5–7 and 9”. $count is how many rows they are.
# $count (Number)
import-files-hidden-rows = { $count ->
    [one] Zeile { $rows } ist in der Datei ausgeblendet und wird wie die anderen gelesen. Zählen ausgeblendete Ergebnisse nicht, löschen Sie sie in der Datei, und importieren Sie die Datei noch einmal
   *[other] die Zeilen { $rows } sind in der Datei ausgeblendet und werden wie die anderen gelesen. Zählen ausgeblendete Ergebnisse nicht, löschen Sie sie in der Datei, und importieren Sie die Datei noch einmal
}
# A filter of the spreadsheet program hides the rows.
# $count (Number)
import-files-filtered-rows = { $count ->
    [one] Zeile { $rows } ist in der Datei durch einen Filter ausgeblendet und wird wie die anderen gelesen. Zählen ausgeblendete Ergebnisse nicht, löschen Sie sie in der Datei, und importieren Sie die Datei noch einmal
   *[other] die Zeilen { $rows } sind in der Datei durch einen Filter ausgeblendet und werden wie die anderen gelesen. Zählen ausgeblendete Ergebnisse nicht, löschen Sie sie in der Datei, und importieren Sie die Datei noch einmal
}
# $columns are letters of columns: “C”, “C, E–G and K”. $count is how many columns they are.
# $count (Number)
import-files-hidden-columns = { $count ->
    [one] Spalte { $columns } ist in der Datei ausgeblendet und wird wie die anderen gelesen. Zählen ausgeblendete Ergebnisse nicht, löschen Sie sie in der Datei, und importieren Sie die Datei noch einmal
   *[other] die Spalten { $columns } sind in der Datei ausgeblendet und werden wie die anderen gelesen. Zählen ausgeblendete Ergebnisse nicht, löschen Sie sie in der Datei, und importieren Sie die Datei noch einmal
}
# A comment is a note at a cell. $comments are cells with their comments: C14 “left early”, C20 “ask Ann”.
# $count (Number)
import-files-comments = { $count ->
    [one] { $count } Zelle hat einen Kommentar, der nicht gelesen wird: { $comments }. Tragen Sie von Hand ein, was zählt
   *[other] { $count } Zellen haben Kommentare, die nicht gelesen werden: { $comments }. Tragen Sie von Hand ein, was zählt
}
# $count (Number)
import-files-pictures = { $count ->
    [one] { $count } Bild ist auf diesem Blatt. Es wird nicht gelesen; zeigt es Ergebnisse, geben Sie diese von Hand ein
   *[other] { $count } Bilder sind auf diesem Blatt. Sie werden nicht gelesen; zeigen sie Ergebnisse, geben Sie diese von Hand ein
}
import-files-sheet-is-cut = ein Text dieses Blatts ist länger als 1 MB, und dahinter bleiben ausgeblendete Zeilen, Kommentare und Bilder unbemerkt. Suchen Sie in Ihrem Tabellenprogramm danach
# A raised mark is a small digit behind a text. $cells are cells with their marks: C4 “1”, C7 “2”.
# $count (Number)
import-files-raised-marks = { $count ->
    [one] { $count } Zelle hat ein kleines hochgestelltes Zeichen: { $cells }. Es gilt als Nummer einer Fußnote und gehört nicht zum Namen oder zur Zentrenzahl. Tragen Sie von Hand ein, was die Fußnote sagt
   *[other] { $count } Zellen haben kleine hochgestellte Zeichen: { $cells }. Sie gelten als Nummern von Fußnoten und gehören nicht zu den Namen oder Zentrenzahlen. Tragen Sie von Hand ein, was die Fußnoten sagen
}
# A merged cell covers several cells. $cells are cells with their texts: C4 “Ann”, C7 “Ben”.
# $count (Number)
import-files-covered-cells = { $count ->
    [one] { $count } Zelle liegt unter einer verbundenen Zelle, wo niemand sie sieht, und wird nicht gelesen: { $cells }. Zählt der Text, heben Sie die Verbindung in der Datei auf, und importieren Sie die Datei noch einmal
   *[other] { $count } Zellen liegen unter verbundenen Zellen, wo niemand sie sieht, und werden nicht gelesen: { $cells }. Zählt der Text, heben Sie die Verbindungen in der Datei auf, und importieren Sie die Datei noch einmal
}
# A cell with its text, as these lists name it. $cell is “C4”.
import-files-cell-and-text = { $cell } „{ $text }“

## Texts.

# A quotation mark (") begins a text and nothing closes it. $row is the number of the row.
import-files-open-quote = Zeile { $row } hat ein Anführungszeichen, das nicht geschlossen wird. Es wird weggelassen, und jede Zeile darunter wird für sich gelesen. Prüfen Sie Zeile { $row }; soll eine Zelle in den nächsten Zeilen weitergehen, schließen Sie das Anführungszeichen in der Datei, und importieren Sie die Datei noch einmal
# $rows are numbers of rows: “3 and 7”, “3, 7, 9, 12, 14, 15 and 20 other rows”.
import-files-open-quotes = die Zeilen { $rows } haben Anführungszeichen, die nicht geschlossen werden. Sie werden weggelassen, und jede Zeile darunter wird für sich gelesen. Prüfen Sie diese Zeilen; soll eine Zelle in den nächsten Zeilen weitergehen, schließen Sie ihr Anführungszeichen in der Datei, und importieren Sie die Datei noch einmal
# The end of such a list.
# $count (Number)
import-files-other-rows = { $count } weitere
# An old encoding, in which a byte may be one letter or another. $encoding is its name: “Windows-1250 (Central European)”.
import-files-letters-read-as = die Buchstaben werden als { $encoding } gelesen, denn nur so ergeben sie Wörter. Sind Namen falsch, speichern Sie die Datei als UTF-8, und importieren Sie sie noch einmal

## Web pages. A list of choices is a field of a page in which somebody chooses one of several words.

# $count (Number)
import-files-lists-without-choice = { $count ->
    [one] { $count } Auswahlliste der Seite hat keine Auswahl, die die Datei kennt, und ihre Zelle ist leer. Ein Browser speichert eine Seite ohne das, was gewählt wurde; kopieren Sie stattdessen die Tabelle aus dem Browser
   *[other] { $count } Auswahllisten der Seite haben keine Auswahl, die die Datei kennt, und ihre Zellen sind leer. Ein Browser speichert eine Seite ohne das, was gewählt wurde; kopieren Sie stattdessen die Tabelle aus dem Browser
}
# $count is the number of rows and cells.
import-files-hidden-in-page = Zeilen und Zellen der Tabellen der Seite sind ausgeblendet ({ $count }) und werden nicht gelesen. Zählen ausgeblendete Ergebnisse, blenden Sie sie im Browser ein, und kopieren Sie die Tabelle von dort
import-files-is-web-page = diese Datei ist eine Webseite (HTML); ihre Tabellen und der Text dazwischen werden als ein Blatt gelesen. Fehlt etwas, öffnen Sie die Seite in Ihrem Tabellenprogramm, speichern Sie sie als .xlsx, und importieren Sie diese Datei

## Pages of games on the web.

# $count is how many powers are in the draw. A draw is a game that ended without a winner.
# $count (Number)
import-files-draw-between-whom = nach der Seite endete die Partie mit einem Draw, aber sie nennt nicht, zwischen wem. Alle { $count } Länder mit Zentren sind am Draw beteiligt; korrigieren Sie nach dem Import die Spalte für den Draw, wenn es andere waren
# $turn is the turn that the page shows, in English: “Spring 1905”. $year is a year.
import-files-game-goes-on = diese Partie läuft noch: Die Seite zeigt { $turn }. Ihre Zentren sind die nach { $year } und kein Ergebnis; importieren Sie die Seite noch einmal, wenn die Partie zu Ende ist
# One of these two about the game of this name.
import-files-about-game = „{ $game }“: { $problem }

## The names of encodings.

import-files-encoding-windows-1252 = Windows-1252 (westeuropäisch)
import-files-encoding-windows-1250 = Windows-1250 (mitteleuropäisch)
import-files-encoding-windows-1251 = Windows-1251 (kyrillisch)
import-files-encoding-windows-1253 = Windows-1253 (griechisch)
import-files-encoding-windows-1254 = Windows-1254 (türkisch)
import-files-encoding-windows-1257 = Windows-1257 (baltisch)
import-files-encoding-mac-roman = Mac Roman
import-files-encoding-code-page-850 = Codepage 850 (DOS)
import-files-encoding-code-page-852 = Codepage 852 (DOS, mitteleuropäisch)
import-files-encoding-code-page-866 = Codepage 866 (DOS, kyrillisch)
import-files-encoding-code-page-857 = Codepage 857 (DOS, türkisch)
import-files-encoding-code-page-737 = Codepage 737 (DOS, griechisch)
