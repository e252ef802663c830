# The window: files that are opened, saved and written, the clock of the round, and commands that are not possible.
# A message in the status bar is no sentence: it begins with a small letter and has no full stop.

## Commands that are not possible now, in the status bar.

# $command is the name of a command, $cure what is to be done first: “put the cursor on a seat first”.
window-not-possible-now = «{ $command }» ora non è possibile: { $cure }
window-correct-cell-first = correggere prima la cella, o premere Esc
# $job is what the window does in the background: “reading con.xlsx”.
window-wait-for-job = { $job }…; attendere la fine prima di usare «{ $command }»
# A job that the user has stopped.
window-cancelled = interrotto

## Files, in the status bar. $file is the name of a file.

window-imported = importato: { $file }
# $error is the reason.
window-not-imported = non importato: { $file }; { $error }
window-opened = aperto: { $file }
window-not-opened = non aperto: { $file }
window-is-open-already = già aperto: { $file }
window-saved = salvato: { $file }
# $folder is the folder into which the files were written.
window-posted-to = affissioni scritte in { $folder }
window-exported-to = esportato in { $file }
# In place of the name of a file, after “opened” and before “was not opened”.
window-unsaved-event = il torneo non salvato
# In place of the name of a file, before “is read and waits until you have typed”.
window-event-never-saved = un torneo mai salvato
window-sample-event-is-open = È aperto il torneo di esempio. Non è in un file.

## Notices across the window. $file is the path of a file.

# $files is a sentence about the files that were written.
window-posted-files = Affissioni scritte in { $folder }: { $files }
# An Excel file.
window-workbook-is-in = La cartella di lavoro è in { $file }.
# A file of lines with commas or tabs.
window-table-is-in = La tabella è in { $file }.
# The file of an event.
window-book-is-in = Il documento è in { $file }.
# A ruling about a disputed position.
window-ruling-is-in = La decisione è in { $file }.
window-text-is-in = Il testo è in { $file }.
# After the program was stopped. $place is “Round 2, board C, France”, $field “centres”, $value the new text.
window-newest-change = L’ultima modifica: { $place }, { $field }: { $value }.
window-newest-change-emptied = L’ultima modifica: { $place }, { $field }: svuotato.
# The name must have the English word “director”, because the program looks for it.
window-name-director-copy = Dare alla copia un nome con la parola «director», perché contiene ciò che i giocatori non devono vedere.
window-past-state-replaces-no-file = Uno stato passato non può sostituire un file, e un file con questo nome esiste già. Scegliere un altro nome.
# A file of the ladder of a year.
window-ladder-file-is-whole = Il file contiene l’intero anno, non solo i tornei fino a quello mostrato.
# The layout of an imported file.
window-layout-cannot-be-remembered = Questa finestra non conserva dati propri, perciò non può ricordare la disposizione del file.
# $error is the reason.
window-ruling-texts-not-stored = non è stato possibile salvare i testi delle decisioni sugli ordini: { $error }

## The clock of the round and the projector. $phase is “Fall 1902”.

# $now is the phase on the clock, $before the one that was there. “Previous phase” is a button.
# $minutes (Number)
window-clock-went-on = { $minutes ->
    [one] Il cronometro del round è avanzato di { $minutes } minuto mentre questa finestra era ferma. Ora è in: { $now }; prima: { $before }. «Fase precedente sul cronometro» torna indietro.
   *[other] Il cronometro del round è avanzato di { $minutes } minuti mentre questa finestra era ferma. Ora è in: { $now }; prima: { $before }. «Fase precedente sul cronometro» torna indietro.
}
# $minutes (Number)
window-computer-was-set-back = { $minutes ->
    [one] L’ora di questo computer è stata spostata indietro di { $minutes } minuto, perciò il cronometro del round ha altrettanto tempo in più. Se è sbagliato, togliere minuti al cronometro.
   *[other] L’ora di questo computer è stata spostata indietro di { $minutes } minuti, perciò il cronometro del round ha altrettanto tempo in più. Se è sbagliato, togliere minuti al cronometro.
}
# $command is “Clock back to the first Spring”. The status bar is one line.
window-last-phase = { $phase } è l’ultima fase: Ctrl+F6 ferma il cronometro, e «{ $command }» lo prepara per il prossimo round
window-first-phase = { $phase } è la prima fase: non ce n’è una precedente
# $round is “Round 2”.
window-round-is-finished = { $round }: il round è concluso, e con esso il suo cronometro
# $error is the reason.
window-clock-not-stored = non è stato possibile salvare il cronometro: { $error }
# In the status bar, where the room is narrow: “Fall 1902 12:41 (stopped)”.
window-stopped-clock = { $phase } { $time } (fermo)
# The title of the second window. $book is the name of the event.
window-projector-title = Proiettore – { $book }
# In the status bar, after a book was opened during whose last time in the window the projector was open.
window-projector-is-shown-again = il proiettore è mostrato di nuovo, perché era aperto; Ctrl+F5 lo chiude

## The clock of the round and the projector, when a key has changed them.

# $phase is “Spring 1901”, $time is “12:41”.
window-clock-runs = Il cronometro è in funzione: { $phase }. Ctrl+F6 lo ferma.
window-clock-is-stopped = Il cronometro è fermo: { $phase }, ancora { $time }. Ctrl+F6 lo fa ripartire.
window-projector-is-open = Il proiettore è aperto in una seconda finestra. Ctrl+F5 lo chiude.
