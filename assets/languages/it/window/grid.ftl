# The tables of the window, whose cells are typed into: messages, and names for a screen reader.

## The fill colours of cells. Use the words of assets/words for your language, because they can be typed too.

grid-yellow = giallo
grid-green = verde
grid-blue = blu
grid-red = rosso
grid-violet = viola
grid-grey = grigio

## Names for a screen reader.

# A table without a name of its own.
grid-sheet = Foglio
# $name is the name of a table: “Sheet”.
grid-cells-of = { $name }, celle
# The field in which a cell is typed. $cell is “Round 1 Board A France draw”.
grid-editing = Modifica di { $cell }
# What is said of a cell after its name and its text.
grid-just-changed = appena cambiata da Annulla o Ripristina
# $rank is the number of the column among those by which the table is sorted.
grid-sorted-as-number = Ordinato per questa colonna come criterio { $rank }
grid-rows-are-filtered = Le righe sono filtrate per questa colonna
grid-columns-are-hidden = Qui ci sono colonne nascoste
# $new is the text that a pasted block would put into the cell.
grid-would-become = diventerebbe «{ $new }»

## Help under the mouse.

# The same, for a cell that is empty now, and for one with a text: $old.
grid-would-be-pasted = «{ $new }» sarebbe incollato qui
grid-text-would-become = «{ $old }» diventerebbe «{ $new }»
# The mark in a heading.
grid-filter-rows = Filtra le righe per i valori di questa colonna (Ctrl+Maiusc+L)

## Messages.

grid-cell-cannot-be-edited = Questa cella non si può modificare.
# Many cells were pasted, filled or emptied at once, and some of them are computed.
# $count (Number)
grid-cells-were-left = { $count ->
    [one] { $count } cella non si può modificare ed è rimasta com’era.
   *[other] { $count } celle non si possono modificare e sono rimaste com’erano.
}
# A pasted block is larger than the sheet.
# $count (Number)
grid-rows-did-not-fit = { $count ->
    [one] { $count } riga non entra nel foglio.
   *[other] { $count } righe non entrano nel foglio.
}
# $count (Number)
grid-columns-did-not-fit = { $count ->
    [one] { $count } colonna non entra nel foglio.
   *[other] { $count } colonne non entrano nel foglio.
}
# $rows is “2 rows”, $columns “1 column”.
grid-rows-and-columns-did-not-fit = Non entrano nel foglio: { $rows } e { $columns }.
grid-first-row-has-headings = La prima riga del blocco contiene le intestazioni delle colonne e non è una riga della tabella.
grid-no-row-above = Sopra non c’è una riga da cui riempire.
grid-no-column-to-left = A sinistra non c’è una colonna da cui riempire.
grid-nothing-was-copied = Nulla è stato copiato: gli intervalli selezionati non hanno né le stesse righe né le stesse colonne. Copiarli uno dopo l’altro.
