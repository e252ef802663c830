# The tables of the window, whose cells are typed into: messages, and names for a screen reader.

## The fill colours of cells. Use the words of assets/words for your language, because they can be typed too.

grid-yellow = yellow
grid-green = green
grid-blue = blue
grid-red = red
grid-violet = violet
grid-grey = grey

## Names for a screen reader.

# A table without a name of its own.
grid-sheet = Sheet
# $name is the name of a table: “Sheet”.
grid-cells-of = { $name }, cells
# The field in which a cell is typed. $cell is “Round 1 Board A France draw”.
grid-editing = Editing { $cell }
# What is said of a cell after its name and its text.
grid-just-changed = just changed by undo or redo
# $rank is the number of the column among those by which the table is sorted.
grid-sorted-as-number = Sorted by this column as number { $rank }
grid-rows-are-filtered = The rows are filtered by this column
grid-columns-are-hidden = Columns are hidden here
# $new is the text that a pasted block would put into the cell.
grid-would-become = would become “{ $new }”

## Help under the mouse.

# The same, for a cell that is empty now, and for one with a text: $old.
grid-would-be-pasted = “{ $new }” would be pasted
grid-text-would-become = “{ $old }” would become “{ $new }”
# The mark in a heading.
grid-filter-rows = Filter the rows by the values of this column (Ctrl+Shift+L)

## Messages.

grid-cell-cannot-be-edited = This cell cannot be edited.
# Many cells were pasted, filled or emptied at once, and some of them are computed.
# $count (Number)
grid-cells-were-left = { $count ->
    [one] { $count } cell cannot be edited and was left unchanged.
   *[other] { $count } cells cannot be edited and were left unchanged.
}
# A pasted block is larger than the sheet.
# $count (Number)
grid-rows-did-not-fit = { $count ->
    [one] { $count } row did not fit on the sheet.
   *[other] { $count } rows did not fit on the sheet.
}
# $count (Number)
grid-columns-did-not-fit = { $count ->
    [one] { $count } column did not fit on the sheet.
   *[other] { $count } columns did not fit on the sheet.
}
# $rows is “2 rows”, $columns “1 column”.
grid-rows-and-columns-did-not-fit = { $rows } and { $columns } did not fit on the sheet.
grid-first-row-has-headings = The first row of the block has the headings of the columns and is no row of the table.
grid-no-row-above = There is no row above to fill from.
grid-no-column-to-left = There is no column to the left to fill from.
grid-nothing-was-copied = Nothing was copied: the selected ranges have neither the same rows nor the same columns. Copy them one after the other.
