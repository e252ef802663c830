# The window: files that are opened, saved and written, the clock of the round, and commands that are not possible.
# A message in the status bar is no sentence: it begins with a small letter and has no full stop.

## Commands that are not possible now, in the status bar.

# $command is the name of a command, $cure what is to be done first: “put the cursor on a seat first”.
window-not-possible-now = “{ $command }” is not possible now: { $cure }
window-correct-cell-first = correct the cell first, or press Escape
# $job is what the window does in the background: “reading con.xlsx”.
window-wait-for-job = { $job } …; wait for it before you use { $command }
# A job that the user has stopped.
window-cancelled = cancelled

## Files, in the status bar. $file is the name of a file.

window-imported = imported { $file }
# $error is the reason.
window-not-imported = { $file } was not imported: { $error }
window-opened = opened { $file }
window-not-opened = { $file } was not opened
window-is-open-already = { $file } is open already
window-saved = saved { $file }
# $folder is the folder into which the files were written.
window-posted-to = posted to { $folder }
window-exported-to = exported to { $file }
# In place of the name of a file, after “opened” and before “was not opened”.
window-unsaved-event = the unsaved event
# In place of the name of a file, before “is read and waits until you have typed”.
window-event-never-saved = an event that was never saved
window-sample-event-is-open = The sample event is open. It is not in a file.

## Notices across the window. $file is the path of a file.

# $files is a sentence about the files that were written.
window-posted-files = Posted in { $folder }: { $files }
# An Excel file.
window-workbook-is-in = The workbook is in { $file }.
# A file of lines with commas or tabs.
window-table-is-in = The table is in { $file }.
# The file of an event.
window-book-is-in = The book is in { $file }.
# A ruling about a disputed position.
window-ruling-is-in = The ruling is in { $file }.
window-text-is-in = The text is in { $file }.
# After the program was stopped. $place is “Round 2, board C, France”, $field “centres”, $value the new text.
window-newest-change = The newest change: { $place }, { $field }: { $value }.
window-newest-change-emptied = The newest change: { $place }, { $field }: emptied.
# The name must have the English word “director”, because the program looks for it.
window-name-director-copy = Give the copy a name with the word “director”, because it has what players must not see.
window-past-state-replaces-no-file = A past state cannot replace a file, and a file of that name exists. Choose a new name.
# A file of the ladder of a year.
window-ladder-file-is-whole = The file has the whole year, not only the events up to the one in view.
# The layout of an imported file.
window-layout-cannot-be-remembered = This window keeps no data of its own, so the layout cannot be remembered.
# $error is the reason.
window-ruling-texts-not-stored = the texts of the rulings desk could not be stored: { $error }

## The clock of the round and the projector. $phase is “Fall 1902”.

# $now is the phase on the clock, $before the one that was there. “Previous phase” is a button.
# $minutes (Number)
window-clock-went-on = { $minutes ->
    [one] The clock of the round went on by { $minutes } minute while this window was not drawn. It is in { $now } now; it was in { $before }. “Previous phase” goes back.
   *[other] The clock of the round went on by { $minutes } minutes while this window was not drawn. It is in { $now } now; it was in { $before }. “Previous phase” goes back.
}
# $minutes (Number)
window-computer-was-set-back = { $minutes ->
    [one] The time of this computer was set back by { $minutes } minute, so the clock of the round has as much more time. Take minutes from it if that is wrong.
   *[other] The time of this computer was set back by { $minutes } minutes, so the clock of the round has as much more time. Take minutes from it if that is wrong.
}
# $command is “Clock back to the first Spring”. The status bar is one line.
window-last-phase = { $phase } is the last phase: Ctrl+F6 stops the clock, and “{ $command }” sets it for the next round
window-first-phase = { $phase } is the first phase: no phase is before it
# $round is “Round 2”.
window-round-is-finished = { $round } is finished, and so is its clock
# $error is the reason.
window-clock-not-stored = the clock could not be stored: { $error }
# In the status bar, where the room is narrow: “Fall 1902 12:41 (stopped)”.
window-stopped-clock = { $phase } { $time } (stopped)
# The title of the second window. $book is the name of the event.
window-projector-title = Projector – { $book }
# In the status bar, after a book was opened during whose last time in the window the projector was open.
window-projector-is-shown-again = the projector is shown again, because it was open; Ctrl+F5 closes it

## The clock of the round and the projector, when a key has changed them.

# $phase is “Spring 1901”, $time is “12:41”.
window-clock-runs = The clock is running: { $phase }. Ctrl+F6 stops it.
window-clock-is-stopped = The clock is stopped: { $phase }, { $time } left. Ctrl+F6 starts it again.
window-projector-is-open = The projector is open in a second window. Ctrl+F5 closes it.
