# The Notebook tab: rulings and other notes of the director, each with its time and its board.

# The name of the tab.
notebook-tab-name = Notizbuch
# What must be done before a command can be used.
notebook-tab-put-cursor-on-line = zuerst den Cursor auf eine Zeile des Notizbuchs setzen
# Hints of the first empty line.
notebook-tab-board-filled-in = Das Brett, von dem Sie kommen. Sie können ein anderes eingeben oder die Zelle später leeren
notebook-tab-time-filled-in = Die Zeit wird eingetragen, sobald Sie etwas in die Zeile schreiben

## The names of cells for screen readers. $column: the heading of the column, for example “time”.

notebook-tab-heading-spoken = Notizbuch Überschrift { $column }
# A cell of the first empty line.
notebook-tab-new-cell-spoken = Notizbuch neu { $column }
# $line: the number of the line.
notebook-tab-cell-spoken = Notizbuch { $line } { $column }
