# What several tabs show: hints at cells, and the filters of tables.

# The user pressed Enter on a cell that cannot be typed into.
views-computed-cell = Cette cellule est calculée. La barre de formule montre sa formule.
# The note of a seat, a board or a player, in the hint at its cell. $note is what the director typed.
views-note = Remarque : { $note }

## The filter of a column: which rows of a table are shown.

# The name of an empty cell in the list of the values of a column.
views-empty-value = (vide)
# A typed text, with quotation marks: the rows with this text in the column are shown.
views-filtered-text = « { $text } »
# The values whose rows are shown, if there are many. $values has the first of them, with commas between them: “Ireland, UK”.
# $count (Number)
views-values-and-more = { $count ->
    [one] { $values } et { $count } autre
   *[other] { $values } et { $count } autres
}
# A column with its filter: “Region: Ireland, UK”.
views-filter-of-column = { $column } : { $filter }
