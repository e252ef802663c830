# What the reader of a file has to say about a sheet: cells that could not be read, and what it does not read, such as pictures. A line
# stands behind the name of the sheet and gets its full stop from the program: “Round 1: 2 pictures are on this sheet. They are not
# read; if they show results, type them.” So the first word has a small letter, and the last sentence has NO full stop.
#
# “The file” is the imported workbook, text or web page. A sheet is a table in it.

## Cells that could not be read. $cell is a cell, “C14”. $error is a technical remark in English.

# A sheet of Excel that is no table.
import-files-sheet-without-cells = this is a chart, a macro or a dialog, not a sheet of cells; nothing was read from it
import-files-sheet-unreadable = this sheet could not be read ({ $error }); open the file in your spreadsheet program, save a copy as .xlsx, and import the copy
# Everything behind the cell could not be read.
import-files-sheet-unreadable-after = this sheet could not be read after { $cell } ({ $error }); open the file in your spreadsheet program, save a copy, and import the copy
import-files-sheet-unreadable-at-all = this sheet could not be read at all ({ $error }); open the file in your spreadsheet program, save a copy, and import the copy
# A formula of the sheet has an error. $text is what Excel shows: “#SPILL!”.
import-files-cell-after-has-error = the cell after { $cell } holds the error “{ $text }” and was not read; type its value into the cell and import the file again
import-files-first-cell-has-error = the cell at the start of the sheet holds the error “{ $text }” and was not read; type its value into the cell and import the file again
# A workbook keeps its texts in a list. $count is two or more.
import-files-cell-after-without-text = the cell after { $cell } refers to a text that is not in the workbook, and was not read. The file is damaged: open it in your spreadsheet program, type what is missing, save it, and import it again
import-files-first-cell-without-text = the cell at the start of the sheet refers to a text that is not in the workbook, and was not read. The file is damaged: open it in your spreadsheet program, type what is missing, save it, and import it again
# $count (Number)
import-files-cells-after-without-text = { $count } cells refer to texts that are not in the workbook, and were not read; the first of them is after { $cell }. The file is damaged: open it in your spreadsheet program, type what is missing, save it, and import it again
# $count (Number)
import-files-first-cells-without-text = { $count } cells refer to texts that are not in the workbook, and were not read; the first of them is at the start of the sheet. The file is damaged: open it in your spreadsheet program, type what is missing, save it, and import it again
# $row and $column are numbers, the last row and the last column that a sheet can have.
import-files-cells-beyond-sheet = the cells beyond row { $row } or column { $column } were left out

## What a sheet has beside its cells.

# $rows are numbers of rows: “3”, “3, 5–7 and 9”. $count is how many rows they are.
# $count (Number)
import-files-hidden-rows = { $count ->
    [one] row { $rows } is hidden in the file, and read like the others. If hidden results do not count, delete them in the file and import it again
   *[other] rows { $rows } are hidden in the file, and read like the others. If hidden results do not count, delete them in the file and import it again
}
# A filter of the spreadsheet program hides the rows.
# $count (Number)
import-files-filtered-rows = { $count ->
    [one] row { $rows } is hidden by a filter in the file, and read like the others. If hidden results do not count, delete them in the file and import it again
   *[other] rows { $rows } are hidden by a filter in the file, and read like the others. If hidden results do not count, delete them in the file and import it again
}
# $columns are letters of columns: “C”, “C, E–G and K”. $count is how many columns they are.
# $count (Number)
import-files-hidden-columns = { $count ->
    [one] column { $columns } is hidden in the file, and read like the others. If hidden results do not count, delete them in the file and import it again
   *[other] columns { $columns } are hidden in the file, and read like the others. If hidden results do not count, delete them in the file and import it again
}
# A comment is a note at a cell. $comments are cells with their comments: C14 “left early”, C20 “ask Ann”.
# $count (Number)
import-files-comments = { $count ->
    [one] { $count } cell has a comment, which is not read: { $comments }. Enter by hand what counts
   *[other] { $count } cells have comments, which are not read: { $comments }. Enter by hand what counts
}
# $count (Number)
import-files-pictures = { $count ->
    [one] { $count } picture is on this sheet. It is not read; if it shows results, type them
   *[other] { $count } pictures are on this sheet. They are not read; if they show results, type them
}
import-files-sheet-is-cut = a text of this sheet is longer than 1 MB, and behind it hidden rows, comments and pictures are not seen. Look for them in your spreadsheet program
# A raised mark is a small digit behind a text. $cells are cells with their marks: C4 “1”, C7 “2”.
# $count (Number)
import-files-raised-marks = { $count ->
    [one] { $count } cell has a small raised mark: { $cells }. It is taken for the number of a footnote, and is no part of the name or the count. Enter by hand what the footnote says
   *[other] { $count } cells have small raised marks: { $cells }. They are taken for the numbers of footnotes, and are no part of the names or counts. Enter by hand what the footnotes say
}
# A merged cell covers several cells. $cells are cells with their texts: C4 “Ann”, C7 “Ben”.
# $count (Number)
import-files-covered-cells = { $count ->
    [one] { $count } cell is under a merged cell, where nobody sees it, and is not read: { $cells }. If the text counts, split the merged cells in the file and import it again
   *[other] { $count } cells are under merged cells, where nobody sees them, and are not read: { $cells }. If the text counts, split the merged cells in the file and import it again
}
# A cell with its text, as these lists name it. $cell is “C4”.
import-files-cell-and-text = { $cell } “{ $text }”

## Texts.

# A quotation mark (") begins a text and nothing closes it. $row is the number of the row.
import-files-open-quote = row { $row } has a quotation mark that is not closed. The mark is left out, and each line below it is read as a row. Check row { $row }; if a cell of it should go on in the next lines, close the mark in the file and import the file again
# $rows are numbers of rows: “3 and 7”, “3, 7, 9, 12, 14, 15 and 20 other rows”.
import-files-open-quotes = rows { $rows } have quotation marks that are not closed. The marks are left out, and each line below them is read as a row. Check these rows; if a cell should go on in the next lines, close its mark in the file and import the file again
# The end of such a list.
# $count (Number)
import-files-other-rows = { $count } other rows
# An old encoding, in which a byte may be one letter or another. $encoding is its name: “Windows-1250 (Central European)”.
import-files-letters-read-as = the letters are read as { $encoding }, because only then they are words. If names are wrong, save the file as UTF-8 and import it again

## Web pages. A list of choices is a field of a page in which somebody chooses one of several words.

# $count (Number)
import-files-lists-without-choice = { $count ->
    [one] { $count } list of choices of the page has no choice that the file knows, and its cell is blank. A browser saves a page without what was chosen; copy the table from the browser instead
   *[other] { $count } lists of choices of the page have no choice that the file knows, and their cells are blank. A browser saves a page without what was chosen; copy the table from the browser instead
}
# $count is the number of rows and cells.
import-files-hidden-in-page = rows and cells of the page's tables are hidden ({ $count }), and are not read. If hidden results count, show them in the browser and copy the table from there
import-files-is-web-page = this file is a web page (HTML); its tables and the text between them are read as one sheet. If something is missing, open the page in your spreadsheet program, save it as .xlsx, and import that

## Pages of games on the web.

# $count is how many powers are in the draw. A draw is a game that ended without a winner.
# $count (Number)
import-files-draw-between-whom = the page says that the game was drawn, and not between whom. All { $count } powers with centres are in the draw; correct the draw column after the import if others share it
# $turn is the turn that the page shows, in English: “Spring 1905”. $year is a year.
import-files-game-goes-on = this game goes on: the page shows { $turn }. Its centres are those after { $year }, and no result; import the page again when the game is over
# One of these two about the game of this name.
import-files-about-game = “{ $game }”: { $problem }

## The names of encodings.

import-files-encoding-windows-1252 = Windows-1252 (Western European)
import-files-encoding-windows-1250 = Windows-1250 (Central European)
import-files-encoding-windows-1251 = Windows-1251 (Cyrillic)
import-files-encoding-windows-1253 = Windows-1253 (Greek)
import-files-encoding-windows-1254 = Windows-1254 (Turkish)
import-files-encoding-windows-1257 = Windows-1257 (Baltic)
import-files-encoding-mac-roman = Mac Roman
import-files-encoding-code-page-850 = code page 850 (DOS)
import-files-encoding-code-page-852 = code page 852 (DOS, Central European)
import-files-encoding-code-page-866 = code page 866 (DOS, Cyrillic)
import-files-encoding-code-page-857 = code page 857 (DOS, Turkish)
import-files-encoding-code-page-737 = code page 737 (DOS, Greek)
