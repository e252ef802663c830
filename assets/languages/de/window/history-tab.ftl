# The History tab: every change of the book, one in a line, and the bar over the past states of the event.

# The name of the tab.
history-tab-name = Verlauf

## The bar above the lines.

# Before the field in which words are typed. Only lines with these words stay.
history-tab-show-lines-with = Nur Zeilen mit
# The hint in the empty field.
history-tab-search-hint = ein Name, ein Brett, eine Zahl …
# A button that takes the filter away. $topic: what the lines are about, for example “Round 2, board C”, “Ann Smith”.
history-tab-only-topic = nur { $topic } ×
# The hint of that button.
history-tab-show-everything-again = Wieder alles zeigen
# $count (Number)
history-tab-changes = { $count ->
    [one] { $count } Änderung
   *[other] { $count } Änderungen
}
# The number of lines in view among all: “37 of 1204 changes”.
# $shown (Number)
# $all (Number)
history-tab-changes-shown = { $shown } von { $all } Änderungen

## The headings of the columns. The room is narrow: the short usual word is best.

history-tab-column-time = Zeit
# Who made the change.
history-tab-column-author = Wer
# Which board or player was changed.
history-tab-column-where = Wo
# Which cell of the board or the player was changed, such as the centres.
history-tab-column-field = Feld
# The value of the cell before the change.
history-tab-column-before = Vorher
# The value of the cell after the change.
history-tab-column-after = Nachher
history-tab-column-reason = Grund

## The lines.

# In the column of the field, for a change that took another one back. $field: the name of the field, for example “centres”.
history-tab-field-undone = { $field } (rückgängig)
# In the same column, for a change that was taken back and then made again.
history-tab-field-done-again = { $field } (wiederholt)
# The name of a heading for screen readers. $column: the heading.
history-tab-heading-spoken = Verlauf Überschrift { $column }
# The name of a cell for screen readers. $line: the number of the line; $column: the heading.
history-tab-cell-spoken = Verlauf { $line } { $column }
# The title of the tab while it has no line, and the text below it.
history-tab-no-changes-yet = Noch keine Änderungen
history-tab-no-changes-yet-text = Von jetzt an steht hier jede Änderung, mit der Zeit und dem vorherigen Wert der Zelle.
# The name of a command.
history-tab-sort-newest-first = Neueste zuerst sortieren

## What must be done before a command can be used: “History of this player is not possible now: put the cursor on a player first”.

history-tab-put-cursor-on-cell = zuerst den Cursor auf eine Zelle eines Spielers oder Bretts setzen
history-tab-put-cursor-on-line = zuerst den Cursor auf eine Zeile des Verlaufs setzen
history-tab-nothing-waits-for-reason = keine Änderung wartet auf eine Begründung; nur eine Änderung in einer beendeten Runde braucht eine
history-tab-show-past-state = zuerst einen früheren Stand des Turniers zeigen

## A past state of the event in view.

# In the status bar. A what-if is a copy of the standings in which results are supposed.
history-tab-what-if-is-open = ein Was-wäre-wenn ist offen: es zuerst auf dem Tab „Rangliste“ übernehmen oder verlassen, dann einen früheren Stand zeigen
# In the status bar.
history-tab-present-in-view = der aktuelle Stand wird angezeigt
# In the status bar.
history-tab-in-this-state-already = das Turnier ist schon auf diesem Stand
# $moment: the time of the past state, for example “21 November 2026, 14:03”.
history-tab-restored = Das Turnier ist wieder auf diesem Stand: { $moment }. Strg+Z macht es rückgängig.
# A button. Esc is the key.
history-tab-back-to-now = Zum aktuellen Stand (Esc)
# A button that opens the History tab.
history-tab-to-the-list = Zur Liste

## Postings.

# $error: the reason, for example “the file is read-only”.
history-tab-posting-not-recorded = Der Aushang wurde nicht im Buch vermerkt: { $error }.
