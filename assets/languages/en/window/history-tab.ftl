# The History tab: every change of the book, one in a line, and the bar over the past states of the event.

# The name of the tab.
history-tab-name = History

## The bar above the lines.

# Before the field in which words are typed. Only lines with these words stay.
history-tab-show-lines-with = Show lines with
# The hint in the empty field.
history-tab-search-hint = a name, a board, a number …
# A button that takes the filter away. $topic: what the lines are about, for example “Round 2, board C”, “Ann Smith”.
history-tab-only-topic = only { $topic } ×
# The hint of that button.
history-tab-show-everything-again = Show everything again
# $count (Number)
history-tab-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
# The number of lines in view among all: “37 of 1204 changes”.
# $shown (Number)
# $all (Number)
history-tab-changes-shown = { $shown } of { $all } changes

## The headings of the columns. The room is narrow: the short usual word is best.

history-tab-column-time = Time
# Who made the change.
history-tab-column-author = Author
# Which board or player was changed.
history-tab-column-where = Where
# Which cell of the board or the player was changed, such as the centres.
history-tab-column-field = Field
# The value of the cell before the change.
history-tab-column-before = Before
# The value of the cell after the change.
history-tab-column-after = After
history-tab-column-reason = Reason

## The lines.

# In the column of the field, for a change that took another one back. $field: the name of the field, for example “centres”.
history-tab-field-undone = { $field } (undone)
# In the same column, for a change that was taken back and then made again.
history-tab-field-done-again = { $field } (done again)
# The name of a heading for screen readers. $column: the heading.
history-tab-heading-spoken = History heading { $column }
# The name of a cell for screen readers. $line: the number of the line; $column: the heading.
history-tab-cell-spoken = History { $line } { $column }
# The title of the tab while it has no line, and the text below it.
history-tab-no-changes-yet = No changes yet
history-tab-no-changes-yet-text = From now on every change is listed here, with the time and the value of the cell before it.
# The name of a command.
history-tab-sort-newest-first = Sort the newest first

## What must be done before a command can be used: “History of this player is not possible now: put the cursor on a player first”.

history-tab-put-cursor-on-cell = put the cursor on a cell of a player or a board first
history-tab-put-cursor-on-line = put the cursor on a line of the history first
history-tab-nothing-waits-for-reason = no change waits for a reason; only a change of a finished round needs one
history-tab-show-past-state = show a past state of the event first

## A past state of the event in view.

# In the status bar. A what-if is a copy of the standings in which results are supposed.
history-tab-what-if-is-open = a what-if is open: keep it or leave it on the Standings tab before you open a past state
# In the status bar.
history-tab-present-in-view = the present event is in view
# In the status bar.
history-tab-in-this-state-already = the event is in this state already
# $moment: the time of the past state, for example “21 November 2026, 14:03”.
history-tab-restored = The event is restored to this state: { $moment }. Ctrl+Z undoes it.
# A button. Esc is the key.
history-tab-back-to-now = Back to now (Esc)
# A button that opens the History tab.
history-tab-to-the-list = To the list

## Postings.

# $error: the reason, for example “the file is read-only”.
history-tab-posting-not-recorded = The posting was not recorded in the book: { $error }.
