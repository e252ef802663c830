# The window between reading a file and importing it: the file as a grid at the left, the boards that it becomes at the right.
# A key or a click says what a column, a row, a title or a sheet holds.

## The window.

# Title of the window. $file is a name of a file: “results.xlsx”.
import-window-title = Import preview: { $file }
# Said when the program is about to close.
import-window-not-in-book-yet = The import in the dialog is not in the book yet.
# In the line of the status.
import-window-nothing-imported = nothing was imported
# Why the button “Import” cannot be pressed.
import-window-nothing-to-import = There is nothing to import yet. Point out the columns first, or press Escape.
import-window-file-is-being-read-again = The file is being read again. Press Enter when the boards are there.
# + and - are keys.
import-window-answer-rounds-first = The book may have these games already. Say first whether the rounds are the same: + for yes, - for no.
# Heading at the left, for a file that is a book of Topboard itself and has no sheets.
import-window-own-book = A book of Topboard
import-window-own-book-is-added = Its rounds, boards and players are added. What is not added is listed here.
import-window-sheet-goes-on = The sheet goes on; only its first rows and columns are shown.
# Heading above the boards.
import-window-in-book-after-import = In the book after the import
# Below it. $counts is “1 round, 28 players”.
import-window-counts-of-file = In the file: { $counts }
# Heading above the boards, where the book has no rounds yet.
import-window-in-book = In the book
# What a screen reader calls the grid with a sheet of the file. $sheet is the name of the sheet.
import-window-sheet-grid = Sheet { $sheet }
# What a screen reader calls the grid with the boards.
import-window-boards-grid = Boards
# What follows explains the first: “Round 1: no powers were found”, “Warning: Round 1!C4”.
import-window-subject-and-text = { $subject }: { $text }
# What a job in the background does. $file is a name of a file.
import-window-reading-again = reading { $file } again

## The grid with the boards. $power is a power (“Austria”), $board a board (“Round 1, board A”).

# Note at a cell whose value differs. $value is the value in the file, with its cell if it is known: “8 (Round 1!C4)”. $kept is the
# value in the book.
import-window-file-has-and-book-keeps = The file has { $value }. The book keeps { $kept }.
# The same, where the cell is blank in the book.
import-window-file-has-and-book-keeps-blank = The file has { $value }. The book keeps a blank.
# Note at a cell whose value changes. $before is the value in the book, $now the value in the file.
import-window-file-replaces = The book has { $before }. The file's { $now } replaces it.
import-window-no-player-found = No player of { $power } was found.
import-window-no-centres-found = No number of centres of { $power } was found.
# In the row of a board: the last year of the game. The room is narrow. $year is a year: “1908”.
import-window-ended = ended { $year }
# In the row of a round. $round is its name: “Round 1”.
# $boards (Number)
# $players (Number)
# $counts (Number)
import-window-round-summary = { $round }: { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    } seated, { $counts ->
        [one] { $counts } centre count
       *[other] { $counts } centre counts
    }

# The names of the cells, for a screen reader.
import-window-cell-of-board = Import: { $board }
# The year in which the game ended.
import-window-cell-of-board-end = Import: { $board } end
# The sum of the centres.
import-window-cell-of-board-sum = Import: { $board } sum
import-window-cell-of-power = Import: { $board } { $power } power
import-window-cell-of-player = Import: { $board } { $power } player
import-window-cell-of-centres = Import: { $board } { $power } centres
# The year of the elimination.
import-window-cell-of-elimination = Import: { $board } { $power } out
import-window-cell-of-score = Import: { $board } { $power } score

## The grid with a sheet of the file. $sheet is the name of the sheet. The names are for a screen reader.

import-window-sheet-corner = { $sheet }!corner
# $column is the letter of the column: “C”.
import-window-sheet-column = { $sheet }!column { $column }
# $row is the number of the row.
import-window-sheet-row = { $sheet }!row { $row }
# Below the grids, at the cell of the cursor: what it was taken for. $cell is “C4”, $column what the cell says about a seat
# (“centres”, “player”).
import-window-cell-is-of-seat = { $cell }: { $column } of { $power } on { $board }.
# The same for another cell. $role is what it was taken for: “heading”, “not understood”.
import-window-cell-is = { $cell }: { $role }.
# Stands after “C4: heading.” $meanings are one or more meanings: “the year 1909 or a name”.
import-window-cell-can-also-be = It can also be { $meanings }.
# Stands after “C4: not understood.” $key is a key: “U”.
import-window-key-says-meaning = { $key } says what its word means.

## The tabs of the sheets, and the encoding. $sheet is the name of a sheet.

import-window-sheet-hidden = { $sheet } (hidden)
import-window-sheet-not-needed = { $sheet } (not needed)
import-window-sheet-hidden-and-not-needed = { $sheet } (hidden) (not needed)
# Label of a list of encodings. $key is a key: “E”.
import-window-encoding = Encoding ({ $key })
# After the list of encodings. $sample are texts of the file in this encoding.
import-window-such-as = such as { $sample }

## The bar that says what a column holds. What begins with “column C is” goes on with buttons: “player”, “centres” …

# $cell is a cell of the file: “C4”.
import-window-cell-is-title = { $cell } is a title
# $column is the letter of a column.
import-window-column-is = column { $column } is
# $row is the number of a row.
import-window-row-is = row { $row } is
# Button, on or off. The key stands before it: “Shift+X this sheet is not needed”. So with the next ones.
import-window-this-sheet-not-needed = this sheet is not needed
# Button: the selected cells are a board.
import-window-block-is-board = the selected block is a board
# Button, after that about this sheet: the name of the sheet is the round.
import-window-sheet-name-is-round = its name is the round
# Button, on or off.
import-window-powers-not-in-file = powers are not in this file
# Button: back to the layout that Topboard recognises.
import-window-read-as-recognised = read as recognised
import-window-read-with-taught-words = Read with the words that you taught.
# $layout is the name of a layout, as the user typed it.
import-window-read-by-layout = Read by your layout “{ $layout }”.
import-window-read-as-pointed-out = Read as you pointed out.
import-window-reading-again-now = Reading again …
# “Import” is the button.
import-window-import-opens-new-book = Import opens this as a new book. The file itself does not change.
# The same where another book is open.
import-window-import-opens-new-book-beside-open-one = Import opens this as a new book. To add it to the open book, close this and press Ctrl+I.
# “Import” is the button.
import-window-import-adds-to-book = Import adds this to the book as one step. Undo takes it back.
# Label of a field. $key is a key: “M”.
import-window-remember-layout-as = Remember this layout as ({ $key })
# Button.
import-window-remember = Remember
# $path is the path of a file.
import-window-layout-is-kept = The layout is kept in { $path }. The next file of this shape is read by it, and you are told.

## Why something is not possible, and what was done.

import-window-own-workbook = Topboard wrote this workbook and knows where its parts are.
import-window-own-book-has-no-columns = A book of Topboard has no columns.
import-window-block-is-read-already = The selected block is read already. Say with the letters what its columns hold.
import-window-nothing-was-changed = Nothing was changed in this window yet.
# $key is a key: “Ctrl+Y”.
import-window-undone = Undone. { $key } does it again.
import-window-nothing-was-undone = Nothing was undone that could be done again.

## The list of keys (F1). The names of keys are those of keys.ftl.

import-window-keys-title = Keys of the import window
# Heading.
import-window-keys-in-window = In the window
# Heading. The lines below it go on with “player”, “centres” …
import-window-keys-of-parts = The column, the row or the title at the cursor is
# Names of keys.
import-window-arrow-keys = Arrows, PageUp, PageDown
# Names of keys.
import-window-row-keys = Shift+Space
import-window-key-moves = Move in the sheet
import-window-key-next-sheet = Next sheet
import-window-key-previous-sheet = Previous sheet
import-window-key-other-grid = From the sheet to the boards and back
import-window-key-selects-row = Select the row, for a table with its powers side by side
import-window-key-block = The selected block of cells is a board
import-window-key-word = Say what a word means that Topboard does not know
import-window-key-powers = The file does not say who played which power
import-window-key-sheet = The sheet is not needed
import-window-key-sheet-round = The name of the sheet is the round
import-window-key-recognises = Read the file as Topboard recognises it
import-window-key-next-encoding = The next encoding of a text
import-window-key-same = Answer a question: the same player, the same round, or the file’s value
import-window-key-another = Answer a question: another player, another round, or the book’s value
import-window-key-file-wins = Take the values of the file where the book has others
import-window-key-next-rules = The next rules, if the file does not decide them
import-window-key-name-layout = Name the layout, to remember it
import-window-key-undo = Undo what you said about the file
import-window-key-redo = Do again what was undone
import-window-key-list = Show this list

## The questions about names and rounds.

# Heading.
import-window-names = Names
# Heading.
import-window-rounds-and-names = Rounds and names
# Two names are those of one player: the statement that a screen reader says before the two answers.
import-window-name-is-player = { $text } is { $known }

## A file in which nothing is recognised.

# Heading.
import-window-nothing-recognised = Nothing in this file is recognised yet
# $powers, $players, $centres, $row and $without are keys: “P”, “L”, “C”, “Shift+Space”, “W”.
import-window-point-out-columns = Put the cursor on a column and press a letter: { $powers } for the powers, { $players } for the players, { $centres } for the centres. Then the boards appear here. If a table has its powers side by side, select a row with { $row } first. If the file does not say who played which power, press { $without }.
# Heading of a list: “Column C: player.”
import-window-pointed-out-so-far = So far you have pointed out

## The report: the rules, what differs from the book, and the printed scores. $rules is a name of rules: “EDC 2015”.

# $why goes on after the comma: “but the printed figures agree about as well with C-Diplo”. “Rules” is the name of a tab.
import-window-which-rules = Which rules? { $rules } is used, { $why }. Choose here, or later on the Rules tab.
# $why goes on after the comma: “under which all 35 printed figures come out”.
import-window-rules-are = Rules: { $rules }, { $why }. You can change them on the Rules tab.
import-window-rules-chosen-here = Rules: { $rules }, chosen here. You can change them on the Rules tab.
import-window-rules-of-book = Scored by the rules of the book: { $rules }.
# Label of a list of rules. $key is a key: “R”.
import-window-choose-rules = Rules ({ $key })
# Heading of the list with remarks about the file.
import-window-in-file = In the file
import-window-no-score-differs = No printed score in the file differs from the computed one.
# Heading. $count is the number of scores.
# $count (Number)
import-window-scores-that-differ = Printed scores that differ from the computed ones ({ $count })
# At the end of a list that is too long.
# $count (Number)
import-window-and-more-in-tables = and { $count } more, marked in the tables
# At the end of a list that is too long.
# $count (Number)
import-window-and-more = and { $count } more
# Heading. $count is the number of contradictions.
# $count (Number)
import-window-contradictions = The book and the file contradict each other ({ $count })
# Box to tick. $key is a key: “T”.
import-window-take-values-of-file = Take the values of the file ({ $key })
# Below the box, if it is ticked.
import-window-values-are-replaced = The book's values are replaced. Undo brings them back.
# Below the box, if it is not ticked.
import-window-book-keeps-values = The book keeps its values. Those of the file go to the unplaced cells.
# Button: the value of the file is right.
import-window-value-of-file = The file’s
# Button: the value of the book is right.
import-window-value-of-book = The book’s
# The place of a remark about all totals of the file.
import-window-totals = Totals
# The place of a score. $round is “Round 2”, $player a name.
import-window-score-of-round = { $round } of { $player }
import-window-total-of = Total of { $player }
# The place of a player in the standings.
import-window-place-of = Place of { $player }
# $printed (Figure)
# $computed (Figure)
import-window-topboard-computes = The file has { $printed }, Topboard computes { $computed }.
# $printed (Figure)
import-window-topboard-cannot-compute = The file has { $printed }, Topboard cannot compute it.

## The words that Topboard does not know.

import-window-word-needed = Put the cursor on a word that Topboard does not know.
# A button for each meaning follows. $word is a word of the file.
import-window-word-means = “{ $word }” means
import-window-escape-leaves-unknown = Escape leaves it unknown.
# A button for each word follows. $key is a key: “U”.
import-window-unknown-words = Unknown words among the powers ({ $key } says what one means):
# Button. $word is a word of the file, $cell the first cell with it: “C4”, $count the number of cells with it.
# $count (Number)
import-window-unknown-word = { $count ->
    [1] “{ $word }” in { $cell }
    [2] “{ $word }” in { $cell }, twice
    [3] “{ $word }” in { $cell }, three times
    [4] “{ $word }” in { $cell }, four times
    [5] “{ $word }” in { $cell }, five times
    [6] “{ $word }” in { $cell }, six times
    [7] “{ $word }” in { $cell }, seven times
   *[other] “{ $word }” in { $cell }, { $count } times
}
