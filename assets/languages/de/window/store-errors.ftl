# Why a file cannot be opened or saved, and what is said about journals when a book is opened. $path, $folder and $place are places on a
# disk, $name, $file and $copy names of files. $cause and $error are messages, which may be in English. A journal is the file to which
# every change is written at once.

## Opening.

store-errors-missing = Es gibt keine Datei { $path }. Prüfen Sie Namen und Ordner.
store-errors-no-file-name = { $path } kann kein Dateiname sein: { $cause }. Wählen Sie einen anderen Namen.
store-errors-folder-to-read = { $path } ist ein Ordner. Nennen Sie eine Datei darin.
store-errors-not-allowed-to-read = Sie haben keine Berechtigung, { $path } zu lesen. Bitten Sie den Besitzer darum, oder schließen Sie das Programm, das die Datei verwendet, und versuchen Sie es noch einmal.
store-errors-read-elsewhere = { $path } lässt sich nicht lesen, weil ein anderes Programm, etwa Excel, die Datei sperrt. Schließen Sie sie dort, und versuchen Sie es noch einmal.
store-errors-no-ordinary-file = { $path } ist keine gewöhnliche Datei. Kopieren Sie den Inhalt in eine gewöhnliche Datei, und öffnen Sie diese.
# $size is a number of megabytes, here and below.
store-errors-too-large-to-read = { $path } ist größer als { $size } MB, zu groß für ein Buch. Prüfen Sie, ob es die richtige Datei ist.
store-errors-unreadable = { $path } konnte nicht gelesen werden: { $cause }. Prüfen Sie den Datenträger, oder versuchen Sie es mit einer Kopie.
# Import is a command.
store-errors-no-book = { $path } ist kein Buch von Topboard. Mit „Importieren“ lesen Sie eine Arbeitsmappe oder eine Tabelle.
# $version is a version of Topboard, “1.4.0”, or one of the next two messages, here and below.
store-errors-newer = { $path } wurde mit einem neueren Topboard gespeichert ({ $version }). Öffnen Sie das Buch dort, oder installieren Sie diese Version hier; die Datei ist unverändert.
store-errors-format = Format { $number }
store-errors-newer-format = mit neuerem Format
store-errors-newer-is-read-only = { $name } wurde mit einem neueren Topboard gespeichert ({ $version }). Hier ist das Buch schreibgeschützt, und Punkte können abweichen. Installieren Sie diese Version, um es zu ändern. Die Datei ist unverändert.
# $fields are words of the file in quotation marks.
store-errors-newer-is-read-only-without-fields = { $name } wurde mit einem neueren Topboard gespeichert ({ $version }). Hier ist das Buch schreibgeschützt, und Punkte können abweichen. Nicht angezeigt: { $fields }. Installieren Sie diese Version, um es zu ändern. Die Datei ist unverändert.
# $line and $column are numbers.
store-errors-cut-off = { $path } bricht in Zeile { $line } ab: Ein Teil fehlt. Öffnen Sie eine Sicherungskopie, oder lassen Sie sich die Datei noch einmal geben.
store-errors-damaged = { $path } ist beschädigt, in Zeile { $line }, Spalte { $column }: { $error }. Korrigieren Sie die Stelle in einem Texteditor, oder öffnen Sie eine Sicherungskopie.
# $what and $cure are texts of invalid-books.ftl, or the next message with its .cure.
store-errors-contradicts-itself = { $path } widerspricht sich: { $what }. { $cure }
store-errors-unknown-version = die Version ist { $version }
    .cure = Hat ein Skript die Datei geschrieben, setzen Sie „version“ in einem Texteditor auf 1; sonst öffnen Sie eine Sicherungskopie.
# $why is one of the reasons below.
store-errors-unreadable-journal = Aus { $path } lässt sich nichts wiederherstellen: { $why }. Öffnen Sie das Buch selbst oder eine Sicherungskopie.
store-errors-in-use-to-read = { $path } ist in einem anderen Fenster offen. Schließen Sie das Buch zuerst dort.

## Why a journal cannot be used.

store-errors-no-journal = es ist kein Journal eines Buchs von Topboard
store-errors-journal-of-newer = ein neueres Topboard ({ $version }) hat es begonnen
store-errors-journal-damaged = seine erste Zeile ist beschädigt
store-errors-journal-contradicts = seine Schritte führen zu einem unmöglichen Buch

## Saving.

store-errors-no-folder = Es gibt keinen Ordner { $folder }. Legen Sie ihn an, oder speichern Sie an einem anderen Ort.
# The folder in which programs keep what they remember, such as the clock and the view of a book.
store-errors-no-data-folder = Es gibt keinen Ordner für die Daten von Programmen.
store-errors-folder-to-write = { $path } ist ein Ordner. Fügen Sie einen Dateinamen hinzu.
store-errors-not-allowed-to-write = Topboard darf { $path } nicht schreiben. Die Datei oder ihr Ordner ist schreibgeschützt, oder ein anderes Programm verwendet sie. Speichern Sie unter einem anderen Namen.
store-errors-written-elsewhere = { $path } wurde nicht gespeichert und ist unverändert, weil ein anderes Programm, etwa Excel, die Datei geöffnet hat. Schließen Sie sie dort, und speichern Sie noch einmal, oder speichern Sie unter einem anderen Namen.
store-errors-disk-full = Der Datenträger ist voll. { $path } wurde nicht gespeichert und ist unverändert. Schaffen Sie Platz, oder speichern Sie auf einem anderen Datenträger.
store-errors-not-saved = { $path } wurde nicht gespeichert und ist unverändert: { $cause }. Speichern Sie an einem anderen Ort.
store-errors-in-use-to-write = { $path } ist in einem anderen Fenster offen. Schließen Sie das Buch dort, oder speichern Sie unter einem anderen Namen.
store-errors-invalid = { $path } wurde nicht gespeichert und ist unverändert, weil sich das Buch nicht wieder öffnen ließe: { $what }. Machen Sie die letzte Änderung rückgängig, und speichern Sie noch einmal.
store-errors-too-large-to-write = { $path } wurde nicht gespeichert und ist unverändert: Die Datei wäre größer als { $size } MB und ließe sich nicht wieder öffnen. Machen Sie die letzte Änderung rückgängig, oder entfernen Sie, was nicht gebraucht wird.
# $endings are endings of names of files, “.pdf”, or the next message.
store-errors-wrong-ending = { $path } braucht die Endung { $endings }, damit Programme die Datei erkennen.
store-errors-workbook-or-table = .xlsx oder .csv
store-errors-same-as-input = { $path } ist die Datei, die gerade gelesen wird. Wählen Sie einen anderen Namen für das Ergebnis.

## What can be the $cause of the messages above, of a file or of the name of one.

store-errors-is-link-to-no-book = der Name ist ein Link auf { $path }, und das ist kein Buch
store-errors-is-link-to-other-file = der Name ist ein Link auf eine andere Datei
store-errors-is-no-ordinary-file = es ist keine gewöhnliche Datei
store-errors-links-in-circle = die Links dorthin führen im Kreis
store-errors-changed-by-other-program = ein anderes Programm hat die Datei geändert
store-errors-name-of-device = Windows reserviert den Namen „{ $name }“ für ein Gerät

## Something that Topboard did not make lies under the name of one of its files.

store-errors-foreign = { $path } ist { $what }, deshalb verwendet Topboard es nicht
    .cure = Verschieben Sie es in einen anderen Ordner.
# $foreign is the message before.
store-errors-foreign-and-cure = { $foreign }. Verschieben Sie es in einen anderen Ordner.
# What it is. The first is another name for the same file.
store-errors-hard-link = eine Datei mit einem zweiten Namen (ein Hardlink)
store-errors-a-folder = ein Ordner
store-errors-a-link = eine Verknüpfung
store-errors-a-device = eine Pipe oder ein Gerät
store-errors-other-file = eine Datei eines anderen Programms
