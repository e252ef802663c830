# The History tab: every change of the book, one in a line, and the bar over the past states of the event.

# The name of the tab.
history-tab-name = Cronologia

## The bar above the lines.

# Before the field in which words are typed. Only lines with these words stay.
history-tab-show-lines-with = Mostra le righe con
# The hint in the empty field.
history-tab-search-hint = un nome, un tavolo, un numero…
# A button that takes the filter away. $topic: what the lines are about, for example “Round 2, board C”, “Ann Smith”.
history-tab-only-topic = solo { $topic } ×
# The hint of that button.
history-tab-show-everything-again = Mostra di nuovo tutto
# $count (Number)
history-tab-changes = { $count ->
    [one] { $count } modifica
   *[other] { $count } modifiche
}
# The number of lines in view among all: “37 of 1204 changes”.
# $shown (Number)
# $all (Number)
history-tab-changes-shown = { $shown } modifiche su { $all }

## The headings of the columns. The room is narrow: the short usual word is best.

history-tab-column-time = Ora
# Who made the change.
history-tab-column-author = Autore
# Which board or player was changed.
history-tab-column-where = Dove
# Which cell of the board or the player was changed, such as the centres.
history-tab-column-field = Campo
# The value of the cell before the change.
history-tab-column-before = Prima
# The value of the cell after the change.
history-tab-column-after = Dopo
history-tab-column-reason = Motivo

## The lines.

# In the column of the field, for a change that took another one back. $field: the name of the field, for example “centres”.
history-tab-field-undone = { $field } (annullato)
# In the same column, for a change that was taken back and then made again.
history-tab-field-done-again = { $field } (ripristinato)
# The name of a heading for screen readers. $column: the heading.
history-tab-heading-spoken = Cronologia intestazione { $column }
# The name of a cell for screen readers. $line: the number of the line; $column: the heading.
history-tab-cell-spoken = Cronologia { $line } { $column }
# The title of the tab while it has no line, and the text below it.
history-tab-no-changes-yet = Ancora nessuna modifica
history-tab-no-changes-yet-text = D’ora in poi ogni modifica è elencata qui, con l’ora e il valore precedente della cella.
# The name of a command.
history-tab-sort-newest-first = Ordina dalla più recente

## What must be done before a command can be used: “History of this player is not possible now: put the cursor on a player first”.

history-tab-put-cursor-on-cell = mettere prima il cursore su una cella di un giocatore o di un tavolo
history-tab-put-cursor-on-line = mettere prima il cursore su una riga della cronologia
history-tab-nothing-waits-for-reason = nessuna modifica attende un motivo; solo la modifica di un round concluso ne richiede uno
history-tab-show-past-state = mostrare prima uno stato passato del torneo

## A past state of the event in view.

# In the status bar. A what-if is a copy of the standings in which results are supposed.
history-tab-what-if-is-open = è aperta un’ipotesi: confermarla o scartarla nella scheda Classifica prima di aprire uno stato passato
# In the status bar.
history-tab-present-in-view = il torneo mostrato è quello attuale
# In the status bar.
history-tab-in-this-state-already = il torneo è già in questo stato
# $moment: the time of the past state, for example “21 November 2026, 14:03”.
history-tab-restored = Stato del torneo ripristinato: { $moment }. Ctrl+Z annulla.
# A button. Esc is the key.
history-tab-back-to-now = Torna al presente (Esc)
# A button that opens the History tab.
history-tab-to-the-list = All’elenco

## Postings.

# $error: the reason, for example “the file is read-only”.
history-tab-posting-not-recorded = L’affissione non è stata annotata nel documento: { $error }.
