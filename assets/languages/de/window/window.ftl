# The window: files that are opened, saved and written, the clock of the round, and commands that are not possible.
# A message in the status bar is no sentence: it begins with a small letter and has no full stop.

## Commands that are not possible now, in the status bar.

# $command is the name of a command, $cure what is to be done first: “put the cursor on a seat first”.
window-not-possible-now = „{ $command }“ ist jetzt nicht möglich: { $cure }
window-correct-cell-first = zuerst die Zelle korrigieren oder Esc drücken
# $job is what the window does in the background: “reading con.xlsx”.
window-wait-for-job = { $job } …; „{ $command }“ ist erst danach möglich
# A job that the user has stopped.
window-cancelled = abgebrochen

## Files, in the status bar. $file is the name of a file.

window-imported = importiert: { $file }
# $error is the reason.
window-not-imported = { $file } wurde nicht importiert: { $error }
window-opened = geöffnet: { $file }
window-not-opened = { $file } wurde nicht geöffnet
window-is-open-already = { $file } ist schon geöffnet
window-saved = gespeichert: { $file }
# $folder is the folder into which the files were written.
window-posted-to = Aushang gespeichert in { $folder }
window-exported-to = exportiert: { $file }
# In place of the name of a file, after “opened” and before “was not opened”.
window-unsaved-event = das nicht gespeicherte Turnier
# In place of the name of a file, before “is read and waits until you have typed”.
window-event-never-saved = ein nie gespeichertes Turnier
window-sample-event-is-open = Das Beispielturnier ist geöffnet. Es ist in keiner Datei gespeichert.

## Notices across the window. $file is the path of a file.

# $files is a sentence about the files that were written.
window-posted-files = Ausgehängt in { $folder }: { $files }
# An Excel file.
window-workbook-is-in = Die Arbeitsmappe liegt unter { $file }.
# A file of lines with commas or tabs.
window-table-is-in = Die Tabelle liegt unter { $file }.
# The file of an event.
window-book-is-in = Das Buch liegt unter { $file }.
# A ruling about a disputed position.
window-ruling-is-in = Die Entscheidung liegt unter { $file }.
window-text-is-in = Der Text liegt unter { $file }.
# After the program was stopped. $place is “Round 2, board C, France”, $field “centres”, $value the new text.
window-newest-change = Die letzte Änderung: { $place }, { $field }: { $value }.
window-newest-change-emptied = Die letzte Änderung: { $place }, { $field }: geleert.
# The name must have the English word “director”, because the program looks for it.
window-name-director-copy = Geben Sie der Kopie einen Namen mit dem Wort „director“, denn sie enthält, was die Spieler nicht sehen dürfen.
window-past-state-replaces-no-file = Ein früherer Stand darf keine Datei ersetzen, und eine Datei dieses Namens gibt es schon. Wählen Sie einen neuen Namen.
# A file of the ladder of a year.
window-ladder-file-is-whole = Die Datei enthält das ganze Jahr, nicht nur die Turniere bis zum angezeigten.
# The layout of an imported file.
window-layout-cannot-be-remembered = Dieses Fenster speichert keine eigenen Daten und kann sich das Layout daher nicht merken.
# $error is the reason.
window-ruling-texts-not-stored = die Texte der strittigen Befehle konnten nicht gespeichert werden: { $error }

## The clock of the round and the projector. $phase is “Fall 1902”.

# $now is the phase on the clock, $before the one that was there. “Previous phase” is a button.
# $minutes (Number)
window-clock-went-on = { $minutes ->
    [one] Die Uhr der Runde lief { $minutes } Minute weiter, während dieses Fenster nicht angezeigt wurde. Jetzt: { $now }; zuvor: { $before }. „Vorige Phase der Uhr“ stellt sie zurück.
   *[other] Die Uhr der Runde lief { $minutes } Minuten weiter, während dieses Fenster nicht angezeigt wurde. Jetzt: { $now }; zuvor: { $before }. „Vorige Phase der Uhr“ stellt sie zurück.
}
# $minutes (Number)
window-computer-was-set-back = { $minutes ->
    [one] Die Uhrzeit dieses Computers wurde um { $minutes } Minute zurückgestellt, daher hat die Uhr der Runde ebenso viel mehr Zeit. Ziehen Sie Minuten ab, wenn das falsch ist.
   *[other] Die Uhrzeit dieses Computers wurde um { $minutes } Minuten zurückgestellt, daher hat die Uhr der Runde ebenso viel mehr Zeit. Ziehen Sie Minuten ab, wenn das falsch ist.
}
# $command is “Clock back to the first Spring”. The status bar is one line.
window-last-phase = { $phase } ist die letzte Phase: Strg+F6 hält die Uhr an, und „{ $command }“ stellt sie für die nächste Runde
window-first-phase = { $phase } ist die erste Phase: davor gibt es keine
# $round is “Round 2”.
window-round-is-finished = { $round } ist beendet, die Uhr damit auch
# $error is the reason.
window-clock-not-stored = die Uhr konnte nicht gespeichert werden: { $error }
# In the status bar, where the room is narrow: “Fall 1902 12:41 (stopped)”.
window-stopped-clock = { $phase } { $time } (angehalten)
# The title of the second window. $book is the name of the event.
window-projector-title = Projektor – { $book }
# In the status bar, after a book was opened during whose last time in the window the projector was open.
window-projector-is-shown-again = der Projektor wird wieder gezeigt, weil er offen war; Strg+F5 schließt ihn

## The clock of the round and the projector, when a key has changed them.

# $phase is “Spring 1901”, $time is “12:41”.
window-clock-runs = Die Uhr läuft: { $phase }. Strg+F6 hält sie an.
window-clock-is-stopped = Die Uhr steht: { $phase }, noch { $time }. Strg+F6 lässt sie weiterlaufen.
window-projector-is-open = Der Projektor ist in einem zweiten Fenster offen. Strg+F5 schließt ihn.
