# The Notebook tab: rulings and other notes of the director, each with its time and its board.

# The name of the tab.
notebook-tab-name = Notebook
# What must be done before a command can be used.
notebook-tab-put-cursor-on-line = put the cursor on a line of the notebook first
# Hints of the first empty line.
notebook-tab-board-filled-in = The board that you came from. You can type another one, or empty the cell later
notebook-tab-time-filled-in = The time is filled in when you write the note

## The names of cells for screen readers. $column: the heading of the column, for example “time”.

notebook-tab-heading-spoken = Notebook heading { $column }
# A cell of the first empty line.
notebook-tab-new-cell-spoken = Notebook new { $column }
# $line: the number of the line.
notebook-tab-cell-spoken = Notebook { $line } { $column }
