# The report of an imported file: what became of its cells. A line has a kind, a place and a sentence: “Not needed: Round 1!C4: not
# needed: these are totals, and Topboard computes them itself.” So the first word of a sentence has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text. “The unplaced cells” are the cells that Topboard does not understand; the book keeps
# their texts.

## The kinds of lines.

import-report-recognised = Recognised
import-report-not-needed = Not needed
import-report-not-understood = Not understood, kept as text
import-report-please-check = Please check

## Several findings in one line.

# $places are the first places: “Round 1!C14, Round 1!C21”. $count is how many more there are.
# $count (Number)
import-report-places-and-more = { $places } and { $count } more
# $example is the sentence of one of them: “ “5*” is read as 5.” $count is three or more.
# $count (Number)
import-report-many-such-as = { $count } times, such as: { $example }

## Cells that are understood and not needed, each with the reason.

import-report-not-needed-title = not needed: these titles hold no new data.
import-report-not-needed-heading = not needed: these are headings.
import-report-not-needed-total = not needed: these are totals, and Topboard computes them itself.
import-report-not-needed-computed = not needed: these columns are computed, and Topboard computes its own.
import-report-not-needed-bookkeeping = not needed: these places and numbers follow from the other columns.
import-report-not-needed-dash = not needed: these cells say that there is no value, such as a dash, and are read as blank.
import-report-not-needed-not-eliminated = not needed: these cells say that a power was not eliminated.
# The numbers of centres with which every game begins.
import-report-not-needed-start-count = not needed: every game starts with these counts.
import-report-not-needed-survived = not needed: these results follow from the counts.
# The workbook was written by Topboard.
import-report-not-needed-own-table = not needed: Topboard computes this table again at every export.
import-report-not-needed-own-sentence = not needed: Topboard writes these remarks and legends again at every export.
import-report-not-needed-own-mark = not needed: Topboard recognises its own workbooks by these marks.
import-report-not-needed-sheet-left-out = not needed: the layout says that this sheet is not needed.
import-report-not-needed-number-of-player = not needed: these are the numbers or the codes of the players, and the results have the names.
# A form is a web page in which players typed their results.
import-report-not-needed-time-of-answer = not needed: these are the times at which the answers to a form were sent.
import-report-not-needed-label = not needed: these labels are read with the cells beside them.
import-report-not-needed-name-again = not needed: these names follow from the other columns.
import-report-not-needed-old-copy = not needed: these cells of an old copy are the same on the other sheet.
import-report-not-needed-empty-form = not needed: these boards are empty forms, with neither players nor counts.

## Cells that are not understood.

# $letters names a column, “D”. $heading is its heading, $count the number of its cells, $example the text of one of them and $cell where
# it is, “D3”.
# $count (Number)
import-report-column-not-understood = column { $letters }, “{ $heading }”, is not understood: { $count } cells, such as “{ $example }” in { $cell }. They are kept word for word among the unplaced cells; enter by hand what counts.
# $texts are the first texts, quoted: “New SC”, “7”, “6” and more.
import-report-cells-not-understood = not understood: { $texts }. These cells are kept word for word among the unplaced cells; enter by hand what counts.
# $why is a whole sentence that says why nothing on the sheet is read.
import-report-sheet-not-understood = { $why } Every cell is kept word for word among the unplaced cells.

## Sheets.

import-report-sheet-is-understood = understood.
import-report-hidden-sheet-was-read = this sheet is hidden in the file, and it was read like the others. If its results do not count, delete the sheet in the file and import it again.

## What a cell was taken for. The names stand in buttons behind a key, “P power”, and alone: “C4: heading.”

# One of Austria, England …
import-report-part-power = power
import-report-part-player = player
import-report-part-centres = centres
# The year in which a power was eliminated.
import-report-part-out = out
import-report-part-year = centres of a year
import-report-part-score = score
import-report-part-board = board
import-report-part-round = round
import-report-part-not-needed = not needed
import-report-role-other = understood
import-report-role-heading = heading
import-report-role-not-understood = not understood

## What else a cell can mean: “It can also be the year 1909 or a name.”

# $power is a power.
import-report-meaning-power = the power { $power }
# $count (Number)
import-report-meaning-centres = { $count ->
    [one] { $count } centre
   *[other] { $count } centres
}
import-report-meaning-year = the year { $year }
import-report-meaning-name = a name
import-report-meaning-heading = a heading
import-report-meaning-round-or-board = a round or a board
import-report-meaning-total = a total

## The totals that a file prints and that differ because it adds scores that are rounded. A full stop is added. $bound is a figure, “0.01”.

# $count (Number)
# $bound (Figure)
import-report-rounded-totals = { $count ->
    [one] { $count } total differs by less than { $bound }: the file adds rounded scores
   *[other] { $count } totals differ by less than { $bound }: the file adds rounded scores
}
