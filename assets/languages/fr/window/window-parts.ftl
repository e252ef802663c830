# Small parts that the whole window uses: the state of the book, messages, jobs in the background.

## The name of the book, in the title of the window.

# The book has no file, and its event has no name yet.
window-parts-new-event = Nouveau tournoi

## The button in the status bar that says whether the book is saved. The room is narrow. $time is “12:31”.

window-parts-read-only = Lecture seule
# “Backed up” is in the journal of the program, “saved” is in the file of the book.
window-parts-backed-up-at = Pas encore enregistré (sauvegardé à { $time })
window-parts-backed-up = Pas encore enregistré (sauvegardé)
# The journal is on another disk, in the folder of the user, because that of the book cannot be written.
window-parts-backed-up-in-own-folder = Pas enregistré (sauvegardé dans votre dossier)
window-parts-backing-up = Sauvegarde…
window-parts-not-saved-not-backed-up = Ni enregistré ni sauvegardé
window-parts-not-saved-yet = Pas encore enregistré
# $time has seconds here: “12:31:05”.
window-parts-saved-at = Enregistré à { $time }
# $file is the name of a file.
window-parts-saved-in = Enregistré dans { $file }
window-parts-nothing-to-save = Rien à enregistrer

## A past state of the book is in view, which cannot be changed.

# $moment is a day and a time: “22 November 2026, 16:30”.
window-parts-past-state = Voici le tournoi tel qu’il était à ce moment : { $moment }.
window-parts-past-state-before-first-change = Voici le tournoi tel qu’il était avant la première modification.

# The name of a file with the results, where the name of the event is that of the imported file. $event is that name.
window-parts-file-for-notice-board = { $event } - affichage

## How an event stood when it was open last, below its name in a list of books. These stand one behind the other, with commas between
## them: “Round 2, 3 of 5 boards complete, 1 problem”.

# $complete (Number)
# $boards (Number)
window-parts-boards-complete = { $complete ->
    [one] { $complete } table complète sur { $boards }
   *[other] { $complete } tables complètes sur { $boards }
}
window-parts-no-game-has-begun = aucune partie n’a commencé

## Messages.

# A sentence behind an error about a text that a cell does not take.
window-parts-escape-restores = Échap ramène l’ancien texte de la cellule.

## Why a job in the background has no result. These stand behind a colon, as the reason, without a full stop.

# $error is a text of the system.
window-parts-no-thread = l’ordinateur refuse de lancer une tâche de plus : { $error }
window-parts-job-stopped = une erreur imprévue dans Topboard a arrêté la tâche

## For a screen reader.

# What is said for an empty cell.
window-parts-blank-cell = vide
