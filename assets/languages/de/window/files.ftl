# Files that the window reads and writes.

## The titles of the dialogs in which a file is chosen.

files-open = Öffnen
files-import = Ergebnisse importieren
files-roll-call = Anwesenheit aus einer Datei
files-save-as = Speichern unter
files-add-result-lists = Ergebnislisten hinzufügen
files-import-identities = Identitäten importieren
files-export-ladder = Jahresrangliste exportieren
files-export-history = Verlauf exportieren
files-save-ruling = Entscheidung speichern
files-open-orders = Text mit Befehlen öffnen
files-export = Für Spieler exportieren
# US Letter is the size of the paper.
files-export-on-letter = Für Spieler auf US Letter exportieren
# The workbook has values in place of formulas.
files-export-as-values = Für Spieler als Werte exportieren
files-copy-for-director = Kopie für die Turnierleitung

## The kinds of files in these dialogs, as a choice in a narrow field.

files-books-and-results = Bücher und Ergebnisse
files-topboard-books = Topboard-Bücher
files-workbooks-and-tables = Arbeitsmappen und Tabellen
files-result-lists-and-books = Ergebnislisten und Bücher
# Decisions about identities: which spellings are one person.
files-books-and-decisions = Bücher und Entscheidungen
files-excel-workbooks = Excel-Arbeitsmappen
files-plain-tables = Einfache Tabellen
files-text-for-forum = Text für ein Forum
files-comma-separated-text = Text mit Kommas
files-pages-to-print = Druckseiten
files-text-files = Texte
files-all-files = Alle Dateien

## What is being done, in the status bar. $file is the name of a file, “edc2015.xlsx”. No full stop: the progress may follow behind a colon,
## or “…”.

files-reading = Lesen von { $file }
# $count (Number)
files-reading-several = { $count ->
    [one] Lesen von { $count } Datei
   *[other] Lesen von { $count } Dateien
}
# How far the reading is. $job is one of the two texts above, $thousands is a number.
# $thousands (Number)
files-thousand-cells = { $job }: { $thousands } Tsd. Zellen
files-waiting-for-dialog = Warten auf den Dateidialog
# An event that was typed before the program or the computer stopped.
files-looking-for-unsaved-event = Suche nach einem nicht gespeicherten Turnier
# A book is saved, another file is written, pages are printed, a book is closed.
files-saving = Speichern von { $file }
files-writing = Schreiben von { $file }
files-printing = Drucken von { $file }
files-closing = Schließen von { $file }

## Errors. $file is the name of a file, $error is the reason, without a full stop.

files-not-read = „{ $file }“ wurde nicht gelesen: { $error }.
files-not-written = „{ $file }“ wurde nicht geschrieben: { $error }.
files-unsaved-event-not-found = Topboard konnte nicht nach einem nicht gespeicherten Turnier suchen: { $error }.
files-not-processed = „{ $file }“ konnte wegen eines Fehlers in Topboard nicht verarbeitet werden. Nichts wurde geändert. Speichern Sie eine Kopie der Datei in einem anderen Format, etwa .xlsx oder .csv, und versuchen Sie es mit der Kopie.
# Place, Player and Games are headings of columns, which may be in any language.
files-no-result-list = „{ $file }“ enthält keine Ergebnisliste. Eine Liste braucht eine Zeile mit Überschriften wie Platz, Spieler, Partien.
files-no-folder-for-pages = kein Ordner für die Seiten ließ sich anlegen: { $error }
files-no-ladder = Es gibt keine Jahresrangliste zu erstellen.

## Results.

# Behind “Posted in this folder:”, in place of the names of the files.
files-no-file-of-this-format = keine Datei, denn nichts von der Auswahl gibt es in diesem Format.
