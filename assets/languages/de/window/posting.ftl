# What is said about the files of a posting: in the dialog, in the status bar, and below the files that were written. $name is the name of a
# file or of a notice, $folder and $path are places on a disk. $cause is a message, which may be in English.

## Why nothing was written.

posting-pages-not-made = Die Seiten konnten nicht erstellt werden: { $cause }.
posting-file-not-made = Die Datei konnte nicht erstellt werden: { $cause }.
# $names is a list of files.
# $count (Number)
posting-foreign-files = { $count ->
    [one] Nichts wurde geschrieben, denn { $names } in { $folder } ist nicht so, wie Topboard es geschrieben hat, und gehört vielleicht jemandem. Verschieben Sie die Datei, oder wählen Sie einen anderen Ordner.
   *[other] Nichts wurde geschrieben, denn { $names } in { $folder } sind nicht so, wie Topboard sie geschrieben hat, und gehören vielleicht jemandem. Verschieben Sie die Dateien, oder wählen Sie einen anderen Ordner.
}
# $other is one of the next messages, or the name of an event in quotation marks.
posting-other-event = Nichts wurde geschrieben, denn { $folder } enthält die ausgehängten Dateien eines anderen Turniers: { $other }. Wählen Sie einen anderen Ordner, für jedes Turnier einen eigenen.
posting-event-without-name = ein Turnier ohne Namen
# $event is an event as before, $file the name of its file.
posting-event-from-file = { $event } aus der Datei „{ $file }“
posting-unreadable = Nichts wurde geschrieben, denn { $path } konnte nicht gelesen werden: { $cause }. Wählen Sie einen anderen Ordner.
posting-not-for-players = Nichts wurde geschrieben, wegen „{ $name }“: { $cause }.
posting-cancelled = Das Aushängen wurde abgebrochen. Nichts wurde geschrieben.

## Remarks.

posting-missing-event-name = Das Turnier hat keinen Namen, also nennt keine Seite, zu welchem Turnier sie gehört.
# A notice that is not written in one of the formats. Players get nothing that is for the director.
posting-not-on-web-page-for-director = „{ $name }“ ist für die Turnierleitung bestimmt und steht nicht auf der Webseite.
posting-not-in-workbook-for-director = „{ $name }“ ist für die Turnierleitung bestimmt und steht nicht in der Arbeitsmappe.
posting-not-as-table-for-director = „{ $name }“ ist für die Turnierleitung bestimmt und wird nicht als Tabelle geschrieben.
posting-not-as-text-for-director = „{ $name }“ ist für die Turnierleitung bestimmt und wird nicht als Text geschrieben.
posting-not-on-web-page = „{ $name }“ ist für Papier gemacht und steht nicht auf der Webseite.
posting-not-in-workbook = „{ $name }“ ist für Papier gemacht und steht nicht in der Arbeitsmappe.
posting-not-as-table = „{ $name }“ ist für Papier gemacht und wird nicht als Tabelle geschrieben.
posting-not-as-text = „{ $name }“ ist für Papier gemacht und wird nicht als Text geschrieben.
# $caution is a sentence.
posting-caution = { $name }: { $caution }
posting-for-director = { $name } ist für die Turnierleitung. Nicht aushängen.
# $files is a list of files.
# $count (Number)
posting-older-files = { $count ->
    [one] { $files } in diesem Ordner stammt von einem früheren Aushang und gehört nicht zu diesem.
   *[other] { $files } in diesem Ordner stammen von einem früheren Aushang und gehören nicht zu diesem.
}
# $time is a day and a time, “12 August 2006, 14:05”.
posting-newer-posting = Die Dateien in diesem Ordner wurden am { $time } ausgehängt, und dieses Buch weiß nichts davon: Es ist vielleicht eine ältere Kopie.

## Letters that no font has. The sentences stand alone or behind a colon, and have a capital letter where they stand alone.

# $list is the beginning of a list of letters or of names. $count more are not shown.
# $count (Number)
posting-and-more = { $count ->
    [one] { $list } und { $count } weitere
   *[other] { $list } und { $count } weitere
}
# $letters are letters with blanks between them. They and $texts may end with the message before.
posting-no-font-has-letters = keine Schrift dieses Computers hat Buchstaben für { $letters }; die Seiten zeigen Kästchen. Installieren Sie eine Schrift, die sie hat, oder schreiben Sie solche Namen auch in lateinischen, griechischen oder kyrillischen Buchstaben.
# $texts are names and other texts in quotation marks.
posting-no-font-has-letters-in-texts = keine Schrift dieses Computers hat Buchstaben für { $letters } in { $texts }; die Seiten zeigen Kästchen. Installieren Sie eine Schrift, die sie hat, oder schreiben Sie solche Namen auch in lateinischen, griechischen oder kyrillischen Buchstaben.

## What is said when files were sent to the printer. $names is a list of files, $error a message of the system, which may be in English.

posting-sent-to-printer = An den Drucker geschickt: { $names }.
# $why is one of the next three messages, $cure one of the four after them. Each ends with a full stop.
# $count (Number)
posting-not-printed = { $count ->
    [one] { $names } wurde nicht gedruckt: { $why } { $cure }
   *[other] { $names } wurden nicht gedruckt: { $why } { $cure }
}
posting-no-program-for-printing = dieser Computer hat kein Programm zum Drucken.
# $answer is a message of that program, which may be in English.
posting-printing-program-says = das Druckprogramm meldet „{ $answer }“.
posting-printing-program-silent = das Druckprogramm nennt keinen Grund.
posting-file-opened = Die Datei ist in einem anderen Programm geöffnet. Drucken Sie sie dort.
posting-folder-opened = Ihr Ordner ist geöffnet. Drucken Sie sie von dort.
posting-file-not-opened = Sie ließ sich auch nicht öffnen ({ $error }). Öffnen Sie zum Drucken diese Datei: { $path }
posting-folder-not-opened = Ihr Ordner ließ sich nicht öffnen ({ $error }). Drucken Sie die Dateien in diesem Ordner: { $path }
# Why a file or a folder was not opened. It stands in brackets.
posting-no-program-to-open = kein Programm für solche Dateien gefunden

## Why a file of a posting, or an exported file, could not be made. They stand behind a colon, and a full stop is added. $error is a message
## in English.

# $sheet!$cell is a cell of a workbook, “Board A!C5”. $length and $most are numbers.
posting-cell-too-long = der Text in { $sheet }!{ $cell } hat { $length } Zeichen, eine Zelle einer Arbeitsmappe fasst aber höchstens { $most }. Kürzen Sie ihn und exportieren Sie noch einmal
posting-clock-wrong = die Uhr dieses Computers steht vor 1970. Stellen Sie sie richtig und exportieren Sie noch einmal
posting-workbook-not-written = die Arbeitsmappe konnte nicht geschrieben werden: { $error }
posting-table-not-written = die Tabelle konnte nicht geschrieben werden: { $error }
# A sheet for programs in the workbook.
posting-facts-not-written = das verborgene Blatt mit den Daten konnte nicht geschrieben werden: { $error }
posting-json-not-written = das JSON konnte nicht geschrieben werden: { $error }
posting-fonts-unreadable = die Schriften der gedruckten Seiten lassen sich nicht lesen. Installieren Sie Topboard neu
posting-pages-not-written = die Seiten konnten nicht geschrieben werden: { $error }
# A check found in it what players must not see. $why is one of the next messages.
posting-file-for-players-refused = die Datei für die Spieler wurde nicht geschrieben; { $why }
# Every posted file is read again after it was made. The next messages say “it” of that file.
posting-unreadable-again = sie ließ sich nicht wieder lesen: { $error }. Bitte melden Sie diesen Fehler
# $part is the name of a part of a workbook, $what the word of the file that hides something.
posting-hides-something = ihr Teil { $part } verbirgt etwas: { $what }. Bitte melden Sie diesen Fehler
posting-needless-part = sie hat einen Teil, den eine Datei für die Spieler nicht braucht: { $part }. Bitte melden Sie diesen Fehler
posting-shows-private-text = sie würde den privaten Text „{ $text }“ zeigen. Heißt auch ein Spieler oder ein Brett so, ändern Sie eines von beiden
# $board is “Round 2, board A”.
posting-shows-held-back-board = sie würde etwas Zurückgehaltenes zeigen ({ $board }). Bitte melden Sie diesen Fehler
# $name is a player.
posting-shows-held-back-total = sie würde ein zurückgehaltenes Gesamtergebnis zeigen ({ $name }). Bitte melden Sie diesen Fehler

## What the formats of a posting are. They are shown where the pointer rests on a format.

posting-format-pdf = Druckfertige Seiten
posting-format-pictures = Ein Bild jeder Seite
posting-format-workbook = Eine Arbeitsmappe mit einem Blatt für jeden Aushang
posting-format-web-page = Eine Webseite mit allen Aushängen
posting-format-markdown = Markdown für ein Forum
posting-format-bbcode = BBCode für ein Forum
posting-format-plain-text = Reiner Text für eine E-Mail
posting-format-csv = Eine Tabelle von jedem Aushang für andere Programme
posting-format-csv-for-excel = Eine Tabelle von jedem Aushang für Excel, mit dem Dezimalzeichen dieses Computers
posting-format-json = Das ganze Turnier für andere Programme
posting-format-federation = Die Rangliste und die Bretter für die Datenbank des Verbands

## What is said about a copy for the director: a file that has also what players must not see.

posting-director-copy-has-everything = Diese Kopie ist für die Turnierleitung: sie enthält alles, auch was die Spieler nicht sehen dürfen.
posting-director-copy-has-boards = Diese Kopie ist für die Turnierleitung: sie enthält jedes Brett, auch was die Spieler nicht sehen dürfen. Ersatzspieler, das Notizbuch, die Notizen und Farben der Bretter und die Angaben zu den Spielern stehen nur in einer Kopie, die auf .xlsx endet.
# A second sentence behind one of them. “director” is looked for in the name of the file, whatever the language.
posting-director-copy-without-its-name = Ihr Name sagt das nicht; ein Name mit dem Wort „director“ verhindert eine Verwechslung.

## The progress, below a bar. All variables are numbers.

posting-made-of = { $made } von { $of }
posting-made-of-with-picture = { $made } von { $of }, Bild { $page } von { $pages }
