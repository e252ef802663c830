# Small parts that the whole window uses: the state of the book, messages, jobs in the background.

## The name of the book, in the title of the window.

# The book has no file, and its event has no name yet.
window-parts-new-event = Nuovo torneo

## The button in the status bar that says whether the book is saved. The room is narrow. $time is “12:31”.

window-parts-read-only = Sola lettura
# “Backed up” is in the journal of the program, “saved” is in the file of the book.
window-parts-backed-up-at = Non ancora salvato (backup { $time })
window-parts-backed-up = Non ancora salvato (con backup)
# The journal is on another disk, in the folder of the user, because that of the book cannot be written.
window-parts-backed-up-in-own-folder = Non salvato (backup nella cartella personale)
window-parts-backing-up = Backup in corso…
window-parts-not-saved-not-backed-up = Non salvato, senza backup
window-parts-not-saved-yet = Non ancora salvato
# $time has seconds here: “12:31:05”.
window-parts-saved-at = Salvato alle { $time }
# $file is the name of a file.
window-parts-saved-in = Salvato in { $file }
window-parts-nothing-to-save = Nulla da salvare

## A past state of the book is in view, which cannot be changed.

# $moment is a day and a time: “22 November 2026, 16:30”.
window-parts-past-state = Questo è il torneo com’era: { $moment }.
window-parts-past-state-before-first-change = Questo è il torneo com’era prima della prima modifica.

# The name of a file with the results, where the name of the event is that of the imported file. $event is that name.
window-parts-file-for-notice-board = { $event } - affissione

## How an event stood when it was open last, below its name in a list of books. These stand one behind the other, with commas between
## them: “Round 2, 3 of 5 boards complete, 1 problem”.

# $complete (Number)
# $boards (Number)
window-parts-boards-complete = { $complete ->
    [one] { $complete } tavolo completo su { $boards }
   *[other] { $complete } tavoli completi su { $boards }
}
window-parts-no-game-has-begun = nessuna partita è iniziata

## Messages.

# A sentence behind an error about a text that a cell does not take.
window-parts-escape-restores = Esc ripristina il testo precedente della cella.

## Why a job in the background has no result. These stand behind a colon, as the reason, without a full stop.

# $error is a text of the system.
window-parts-no-thread = il sistema rifiuta di avviare un altro thread: { $error }
window-parts-job-stopped = un errore imprevisto di Topboard ha interrotto l’operazione

## For a screen reader.

# What is said for an empty cell.
window-parts-blank-cell = vuota
