# The Notebook tab: rulings and other notes of the director, each with its time and its board.

# The name of the tab.
notebook-tab-name = Carnet
# What must be done before a command can be used.
notebook-tab-put-cursor-on-line = placez d’abord le curseur sur une ligne du carnet
# Hints of the first empty line.
notebook-tab-board-filled-in = La table d’où vous venez. Vous pouvez en saisir une autre, ou vider la cellule plus tard
notebook-tab-time-filled-in = L’heure est remplie quand vous écrivez la ligne

## The names of cells for screen readers. $column: the heading of the column, for example “time”.

notebook-tab-heading-spoken = Carnet en-tête { $column }
# A cell of the first empty line.
notebook-tab-new-cell-spoken = Carnet nouvelle ligne { $column }
# $line: the number of the line.
notebook-tab-cell-spoken = Carnet { $line } { $column }
