# The Notebook tab: rulings and other notes of the director, each with its time and its board.

# The name of the tab.
notebook-tab-name = Taccuino
# What must be done before a command can be used.
notebook-tab-put-cursor-on-line = mettere prima il cursore su una riga del taccuino
# Hints of the first empty line.
notebook-tab-board-filled-in = Il tavolo su cui era il cursore. Se ne può digitare un altro, o svuotare la cella più tardi
notebook-tab-time-filled-in = L’ora si compila da sé quando si scrive la nota

## The names of cells for screen readers. $column: the heading of the column, for example “time”.

notebook-tab-heading-spoken = Taccuino intestazione { $column }
# A cell of the first empty line.
notebook-tab-new-cell-spoken = Taccuino nuova riga { $column }
# $line: the number of the line.
notebook-tab-cell-spoken = Taccuino { $line } { $column }
