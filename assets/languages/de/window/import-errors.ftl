# Why a file cannot be read. Most are whole sentences that stand alone; nothing is imported then, and the file is unchanged.
#
# $file is the name of the file: “results.xlsx”. A workbook is a file of Excel or LibreOffice, a sheet is a table in it.

## The errors.

import-errors-file-is-empty = „{ $file }“ ist leer. Wählen Sie die Datei noch einmal, oder speichern Sie sie in dem Programm neu, aus dem sie kommt.
# $what says what it is, from the group below: “a PDF”, “a picture”.
import-errors-not-a-workbook = „{ $file }“ ist { $what }, keine Arbeitsmappe. Wählen Sie eine Arbeitsmappe (.xlsx, .xls, .xlsb oder .ods) oder eine Tabelle (.csv, .tsv oder .txt).
# What stands between ` is typed. “Open” and “Import” are commands of the window.
import-errors-own-book = „{ $file }“ ist selbst ein Topboard-Buch. Öffnen Sie es mit „Öffnen“. Um es einem anderen Buch hinzuzufügen, verwenden Sie `topboard import { $file } --into BOOK` oder „Importieren“ im Fenster.
import-errors-password = „{ $file }“ ist durch ein Passwort geschützt. Öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie eine Kopie ohne Passwort, und importieren Sie die Kopie.
import-errors-cut-short = „{ $file }“ ist abgeschnitten: Das Ende fehlt. Kopieren Sie die Datei noch einmal, oder laden Sie sie noch einmal herunter, und importieren Sie sie dann.
# $detail is from the group “Why a file is damaged” below, or a technical remark in English.
import-errors-damaged = „{ $file }“ ist beschädigt und lässt sich nicht lesen ({ $detail }). Öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie eine Kopie als .xlsx, und importieren Sie die Kopie.
# A workbook is packed. $limit is a number of megabytes.
import-errors-too-large = „{ $file }“ ist entpackt größer als { $limit } MB, weit mehr, als ein Turnier braucht. Kopieren Sie die Blätter mit den Ergebnissen in eine neue Arbeitsmappe, und importieren Sie diese.
# $what is from the group “More than this” below: “8 million cells”.
import-errors-too-much = „{ $file }“ enthält mehr als { $what }, weit mehr, als ein Turnier braucht. Kopieren Sie die Blätter mit den Ergebnissen in eine neue Arbeitsmappe, und importieren Sie diese.
import-errors-too-many-unplaced = „{ $file }“ enthält Bretter und dazu mehr als eine halbe Million Zellen, die keine Ergebnisse sind. Kopieren Sie die Blätter mit den Ergebnissen in eine neue Arbeitsmappe, und importieren Sie diese.
# $limit is a number of megabytes.
import-errors-too-much-memory = „{ $file }“ verlangt mehr als { $limit } MB Speicher, weit mehr, als ein Turnier braucht. Vielleicht ist die Datei beschädigt oder soll Schaden anrichten. Wenn Sie wissen, woher sie kommt, öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie eine Kopie als .csv, und importieren Sie die Kopie.
# $limit is a number of seconds.
import-errors-too-slow = „{ $file }“ war nach { $limit } Sekunden noch nicht gelesen, daher hat Topboard das Lesen beendet. Kopieren Sie die Blätter mit den Ergebnissen in eine neue Arbeitsmappe, und importieren Sie diese.
import-errors-stopped = „{ $file }“ wurde nicht gelesen, weil das Lesen angehalten wurde. Importieren Sie die Datei noch einmal.
# $detail is from the group “Why the reading did not start” below, or a technical remark in English.
import-errors-not-started = „{ $file }“ wurde nicht gelesen: Topboard liest Dateien in einem eigenen Prozess, und der ließ sich nicht starten ({ $detail }). Starten Sie Topboard neu, und importieren Sie die Datei noch einmal.
# $format is a number, the layout of the workbook.
import-errors-newer-format = „{ $file }“ wurde von einem neueren Topboard geschrieben (Format { $format }). Importieren Sie die Datei dort, oder installieren Sie diese Version hier; die Datei bleibt unverändert.
# $sheets are lines, one for each sheet, with the reason why nothing on it was recognised. The words of the heading row are typed so.
import-errors-nothing-recognised =
    in „{ $file }“ wurde nichts als Bretter, Partien oder Rangliste erkannt.
    { $sheets }
    Geben Sie jeder Tabelle eine Zeile mit Überschriften wie Runde, Brett, Land, Spieler, Zentren, und importieren Sie die Datei dann noch einmal.

## What a file is that is no workbook: “results.pdf” is a PDF, not a workbook. Brackets say what to do.

import-errors-is-pdf = eine PDF-Datei
import-errors-is-picture = ein Bild
import-errors-is-text-document = ein Textdokument
import-errors-is-compressed-file = eine komprimierte Datei
import-errors-is-program = ein Programm
# Numbers is a program of Apple. Say its commands as they are named in your language.
import-errors-is-numbers-workbook = eine Arbeitsmappe von Numbers (in Numbers öffnen, Ablage, Exportieren, Excel wählen und die neue Datei importieren)
import-errors-is-document-or-presentation = ein Textdokument oder eine Präsentation
import-errors-is-archive = ein Archiv mit anderen Dateien
# $workbook is the name of the workbook.
import-errors-is-mark-of-open-workbook = nur das Zeichen dafür, dass ein Tabellenprogramm eine Arbeitsmappe geöffnet hat (die Arbeitsmappe dort speichern und schließen und „{ $workbook }“ importieren)
# Say the commands of Google as they are named in your language.
import-errors-is-google-link = ein Link zu einer Google-Tabelle, ohne ihre Zellen (die Tabelle im Browser öffnen, Datei, Herunterladen, Microsoft Excel wählen und die neue Datei importieren)
import-errors-is-link = ein Link zu einer Seite, ohne die Seite (die Seite im Browser öffnen, speichern oder die Tabelle kopieren und diese importieren)
import-errors-is-mail-without-table = eine E-Mail oder eine gespeicherte Webseite ohne Tabelle (die Ergebnisse daraus kopieren und einfügen)
import-errors-is-unknown-xml = eine XML-Datei ohne Tabellen, die Topboard kennt (im Tabellenprogramm öffnen und als .xlsx speichern)
import-errors-is-page-of-frames = eine Webseite, deren Tabellen in anderen Dateien liegen (im Tabellenprogramm öffnen und als .xlsx speichern)
import-errors-is-page-without-table = eine Webseite ohne Tabelle (im Tabellenprogramm öffnen und als .xlsx speichern)
import-errors-is-unknown-format = weder Text noch ein bekanntes Format

## More than this: “results.xlsx” holds more than 8 million cells.

import-errors-most-sheets = 2.000 Blätter
import-errors-most-cells = 8 Millionen Zellen
import-errors-most-text-of-cell = 1 MB Text in einer Zelle
import-errors-most-text = 256 MB Text

## Why a file is damaged: “results.xlsx” is damaged and cannot be read (it has too many parts). “It” is the file.

import-errors-too-many-parts = sie hat zu viele Teile
import-errors-contradicts-itself = ihr Inhalt widerspricht sich
# $error is a technical remark in English.
import-errors-no-xml = ihr Inhalt ist kein XML: { $error }
# An archive is a packed file. $error is a technical remark in English.
import-errors-broken-archive = ihr Archiv ist defekt: { $error }
import-errors-ends-too-early = ihr Inhalt endet zu früh
import-errors-no-list-of-sheets = ihr fehlt die Liste der Blätter; vielleicht ist sie abgeschnitten
# $error is a technical remark in English.
import-errors-may-be-cut-short = { $error }; vielleicht ist sie abgeschnitten
import-errors-list-of-sheets-contradicts-itself = ihre Liste der Blätter widerspricht sich
# A record is a part of the file.
import-errors-cell-in-no-record = eine Zelle gehört zu keinem Datensatz
import-errors-cell-outside-of-sheet = eine Zelle liegt außerhalb ihres Blatts
import-errors-shared-content = mehrere ihrer Blätter haben ein und denselben Inhalt
import-errors-row-too-wide = eine Zeile einer Tabelle hat mehr als 16.384 Spalten
import-errors-reader-ended-early = der Prozess, der sie las, hat vorzeitig geendet

## Why the reading did not start: … and that process could not be started (it has no pipes).

# The process cannot send and receive anything.
import-errors-no-pipes = er hat keine Pipes
import-errors-memory-not-limited = sein Speicher ließ sich nicht begrenzen
import-errors-other-version-installed = inzwischen ist eine andere Version von Topboard installiert

## Why a file is no text of a dispute of orders. “It” is the file.

import-errors-text-too-long = sie ist länger als 4 MB
import-errors-no-text = sie ist kein Text. Speichern Sie sie als einfachen Text in UTF-8
