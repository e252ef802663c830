# Small parts that the whole window uses: the state of the book, messages, jobs in the background.

## The name of the book, in the title of the window.

# The book has no file, and its event has no name yet.
window-parts-new-event = Neues Turnier

## The button in the status bar that says whether the book is saved. The room is narrow. $time is “12:31”.

window-parts-read-only = Schreibgeschützt
# “Backed up” is in the journal of the program, “saved” is in the file of the book.
window-parts-backed-up-at = Nicht gespeichert (gesichert { $time })
window-parts-backed-up = Nicht gespeichert (gesichert)
# The journal is on another disk, in the folder of the user, because that of the book cannot be written.
window-parts-backed-up-in-own-folder = Nicht gespeichert (gesichert in Ihrem Ordner)
window-parts-backing-up = Wird gesichert …
window-parts-not-saved-not-backed-up = Weder gespeichert noch gesichert
window-parts-not-saved-yet = Nicht gespeichert
# $time has seconds here: “12:31:05”.
window-parts-saved-at = Gespeichert { $time }
# $file is the name of a file.
window-parts-saved-in = Gespeichert in { $file }
window-parts-nothing-to-save = Nichts zu speichern

## A past state of the book is in view, which cannot be changed.

# $moment is a day and a time: “22 November 2026, 16:30”.
window-parts-past-state = Sie sehen einen früheren Stand des Turniers: { $moment }.
window-parts-past-state-before-first-change = Sie sehen das Turnier, wie es vor der ersten Änderung war.

# The name of a file with the results, where the name of the event is that of the imported file. $event is that name.
window-parts-file-for-notice-board = { $event } - Aushang

## How an event stood when it was open last, below its name in a list of books. These stand one behind the other, with commas between
## them: “Round 2, 3 of 5 boards complete, 1 problem”.

# $complete (Number)
# $boards (Number)
window-parts-boards-complete = { $boards ->
    [one] { $complete } von { $boards } Brett vollständig
   *[other] { $complete } von { $boards } Brettern vollständig
}
window-parts-no-game-has-begun = noch keine Partie begonnen

## Messages.

# A sentence behind an error about a text that a cell does not take.
window-parts-escape-restores = Esc stellt den alten Text der Zelle wieder her.

## Why a job in the background has no result. These stand behind a colon, as the reason, without a full stop.

# $error is a text of the system.
window-parts-no-thread = das System lässt keinen weiteren Thread zu: { $error }
window-parts-job-stopped = ein unerwarteter Fehler in Topboard hat die Arbeit abgebrochen

## For a screen reader.

# What is said for an empty cell.
window-parts-blank-cell = leer
