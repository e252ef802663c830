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
# $time is a day and a time, “2006-08-12 14:05”.
posting-newer-posting = Die Dateien in diesem Ordner wurden am { $time } ausgehängt, und dieses Buch weiß nichts davon: Es ist vielleicht eine ältere Kopie.

## The progress, below a bar. All variables are numbers.

posting-made-of = { $made } von { $of }
posting-made-of-with-picture = { $made } von { $of }, Bild { $page } von { $pages }
