# Small parts that the whole window uses: the state of the book, messages, jobs in the background.

## The name of the book, in the title of the window.

# The book has no file, and its event has no name yet.
window-parts-new-event = New event

## The button in the status bar that says whether the book is saved. The room is narrow. $time is “12:31”.

window-parts-read-only = Read-only
# “Backed up” is in the journal of the program, “saved” is in the file of the book.
window-parts-backed-up-at = Not saved yet (backed up { $time })
window-parts-backed-up = Not saved yet (backed up)
# The journal is on another disk, in the folder of the user, because that of the book cannot be written.
window-parts-backed-up-in-own-folder = Not saved (backed up in your own folder)
window-parts-backing-up = Backing up …
window-parts-not-saved-not-backed-up = Not saved, not backed up
window-parts-not-saved-yet = Not saved yet
# $time has seconds here: “12:31:05”.
window-parts-saved-at = Saved { $time }
# $file is the name of a file.
window-parts-saved-in = Saved in { $file }
window-parts-nothing-to-save = Nothing to save

## A past state of the book is in view, which cannot be changed.

# $moment is a day and a time: “22 November 2026, 16:30”.
window-parts-past-state = This is the event as it was, { $moment }.
window-parts-past-state-before-first-change = This is the event as it was, before the first change.

# The name of a file with the results, where the name of the event is that of the imported file. $event is that name.
window-parts-file-for-notice-board = { $event } - notice board

## How an event stood when it was open last, below its name in a list of books. These stand one behind the other, with commas between
## them: “Round 2, 3 of 5 boards complete, 1 problem”.

# $complete (Number)
# $boards (Number)
window-parts-boards-complete = { $boards ->
    [one] { $complete } of { $boards } board complete
   *[other] { $complete } of { $boards } boards complete
}
window-parts-no-game-has-begun = no game has begun

## Messages.

# A sentence behind an error about a text that a cell does not take.
window-parts-escape-restores = Escape restores the old text of the cell.

## Why a job in the background has no result. These stand behind a colon, as the reason, without a full stop.

# $error is a text of the system.
window-parts-no-thread = the system refuses another thread: { $error }
window-parts-job-stopped = an unexpected error in Topboard stopped the job

## For a screen reader.

# What is said for an empty cell.
window-parts-blank-cell = blank
