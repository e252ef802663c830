# The window: files that are opened, saved and written, the clock of the round, and commands that are not possible.
# A message in the status bar is no sentence: it begins with a small letter and has no full stop.

## Commands that are not possible now, in the status bar.

# $command is the name of a command, $cure what is to be done first: “put the cursor on a seat first”.
window-not-possible-now = « { $command } » n’est pas possible maintenant : { $cure }
window-correct-cell-first = corrigez d’abord la cellule, ou appuyez sur Échap
# $job is what the window does in the background: “reading con.xlsx”.
window-wait-for-job = { $job }… : attendez la fin avant d’utiliser « { $command } »
# A job that the user has stopped.
window-cancelled = arrêté

## Files, in the status bar. $file is the name of a file.

window-imported = importé : { $file }
# $error is the reason.
window-not-imported = { $file } n’a pas été importé : { $error }
window-opened = ouvert : { $file }
window-not-opened = { $file } n’a pas été ouvert
window-is-open-already = { $file } est déjà ouvert
window-saved = enregistré : { $file }
# $folder is the folder into which the files were written.
window-posted-to = affiches écrites dans { $folder }
window-exported-to = exporté dans { $file }
# In place of the name of a file, after “opened” and before “was not opened”.
window-unsaved-event = le tournoi non enregistré
# In place of the name of a file, before “is read and waits until you have typed”.
window-event-never-saved = un tournoi jamais enregistré
window-sample-event-is-open = Le tournoi exemple est ouvert. Il n’est dans aucun fichier.

## Notices across the window. $file is the path of a file.

# $files is a sentence about the files that were written.
window-posted-files = Affiches écrites dans { $folder } : { $files }
# An Excel file.
window-workbook-is-in = Le classeur est dans { $file }.
# A file of lines with commas or tabs.
window-table-is-in = Le tableau est dans { $file }.
# The file of an event.
window-book-is-in = Le document est dans { $file }.
# A ruling about a disputed position.
window-ruling-is-in = La décision est dans { $file }.
window-text-is-in = Le texte est dans { $file }.
# After the program was stopped. $place is “Round 2, board C, France”, $field “centres”, $value the new text.
window-newest-change = Dernière modification : { $place }, { $field } : { $value }.
window-newest-change-emptied = Dernière modification : { $place }, { $field } : vidé.
# The name must have the English word “director”, because the program looks for it.
window-name-director-copy = Donnez à la copie un nom contenant le mot anglais « director », car elle contient ce que les joueurs ne doivent pas voir.
window-past-state-replaces-no-file = Un état passé ne peut pas remplacer un fichier, et un fichier de ce nom existe déjà. Choisissez un autre nom.
# A file of the ladder of a year.
window-ladder-file-is-whole = Le fichier contient toute l’année, et pas seulement les tournois jusqu’à celui que vous voyez.
# The layout of an imported file.
window-layout-cannot-be-remembered = Cette fenêtre ne conserve pas de données à elle ; la disposition ne peut donc pas être mémorisée.
# $error is the reason.
window-ruling-texts-not-stored = les textes des ordres contestés n’ont pas pu être conservés : { $error }

## The clock of the round and the projector. $phase is “Fall 1902”.

# $now is the phase on the clock, $before the one that was there. “Previous phase” is a button.
# $minutes (Number)
window-clock-went-on = { $minutes ->
    [one] Le chronomètre de la ronde a avancé de { $minutes } minute pendant que cette fenêtre ne s’affichait pas. Il est passé de « { $before } » à « { $now } ». « Phase précédente du chronomètre » revient en arrière.
   *[other] Le chronomètre de la ronde a avancé de { $minutes } minutes pendant que cette fenêtre ne s’affichait pas. Il est passé de « { $before } » à « { $now } ». « Phase précédente du chronomètre » revient en arrière.
}
# $minutes (Number)
window-computer-was-set-back = { $minutes ->
    [one] L’horloge de cet ordinateur a été retardée de { $minutes } minute ; le chronomètre de la ronde a donc autant de temps en plus. Retirez-lui des minutes si c’est faux.
   *[other] L’horloge de cet ordinateur a été retardée de { $minutes } minutes ; le chronomètre de la ronde a donc autant de temps en plus. Retirez-lui des minutes si c’est faux.
}
# $command is “Clock back to the first Spring”. The status bar is one line.
window-last-phase = { $phase } est la dernière phase : Ctrl+F6 arrête le chronomètre, et « { $command } » le prépare pour la ronde suivante
window-first-phase = { $phase } : c’est la première phase, aucune ne la précède
# $round is “Round 2”.
window-round-is-finished = { $round } : la ronde est terminée, et son chronomètre aussi
# $error is the reason.
window-clock-not-stored = le chronomètre n’a pas pu être enregistré : { $error }
# In the status bar, where the room is narrow: “Fall 1902 12:41 (stopped)”.
window-stopped-clock = { $phase } { $time } (arrêté)
# The title of the second window. $book is the name of the event.
window-projector-title = Projecteur – { $book }
# In the status bar, after a book was opened during whose last time in the window the projector was open.
window-projector-is-shown-again = le projecteur est affiché de nouveau, car il était ouvert ; Ctrl+F5 le ferme

## The clock of the round and the projector, when a key has changed them.

# $phase is “Spring 1901”, $time is “12:41”.
window-clock-runs = Le chronomètre tourne : { $phase }. Ctrl+F6 l’arrête.
window-clock-is-stopped = Le chronomètre est arrêté : { $phase }, encore { $time }. Ctrl+F6 le relance.
window-projector-is-open = Le projecteur est ouvert dans une seconde fenêtre. Ctrl+F5 le ferme.
