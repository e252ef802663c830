# What the panel of a pasted block says: a block of cells from the clipboard that is pasted on the sheet of a round, or on the list of
# players. Nothing is in the book before the director accepts it.
#
# A seat is a power on a board with its player. A count is the number of the centres of a power. The cursor is the selected cell.

## How the rows of the block found their place: the line above the preview.

# $count (Number)
import-paste-rows-find-seats = { $count ->
    [one] { $count } row finds its seat by power.
   *[other] { $count } rows find their seat by power.
}
# $rows (Number)
# $boards (Number)
import-paste-rows-find-seats-on-boards = { $rows ->
        [one] { $rows } row finds its seat by power
       *[other] { $rows } rows find their seat by power
    }, on { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }.
# $count (Number)
import-paste-rows-find-seats-by-players = { $count ->
    [one] { $count } row finds its seat by the names of the players.
   *[other] { $count } rows find their seats by the names of the players.
}
# The rows go to the powers one after the other. $power is the power of the first row, $board the name of the board: “A”.
# $count (Number)
import-paste-rows-in-order-from-power-of-board = { $count ->
    [one] The block names no powers. { $count } row in order from { $power } of board { $board } on.
   *[other] The block names no powers. { $count } rows in order from { $power } of board { $board } on.
}
# $count (Number)
import-paste-rows-in-order-from-power = { $count ->
    [one] The block names no powers. { $count } row in order from { $power } on.
   *[other] The block names no powers. { $count } rows in order from { $power } on.
}
# $count (Number)
import-paste-rows-in-order-of-board = { $count ->
    [one] The block names no powers. { $count } row in order of board { $board } on.
   *[other] The block names no powers. { $count } rows in order of board { $board } on.
}
# $count (Number)
import-paste-rows-in-order = { $count ->
    [one] The block names no powers. { $count } row in order on.
   *[other] The block names no powers. { $count } rows in order on.
}
# A row of seven counts. The powers are in the usual order.
import-paste-counts-of-row = The counts of the row go to the powers from Austria to Turkey.
# $count (Number)
import-paste-counts-of-rows = The counts of each row go to the powers from Austria to Turkey, on { $count } boards.
# The list of players.
# $count (Number)
import-paste-rows-name-players = { $count ->
    [one] { $count } row names a player.
   *[other] { $count } rows name players.
}
import-paste-is-copy-of-rows = The block is a copy of these rows of the list.
import-paste-rows-go-to-players = The block names no players, so its rows go to the players from the cursor on.
import-paste-names-become-sit-outs = The names become one list of players who sat out.

## Why the block is not read: the same line.

# “Ctrl+I” is the key of the command that imports a file.
import-paste-too-large = The block has far more cells than this sheet. Save it as a file, and import the file (Ctrl+I).
import-paste-no-powers-and-no-row = The block names no powers, so its rows go to the seats from the cursor on. Put the cursor on the row of a power, and paste it again.
# $named is the round that the block names, $round that of the sheet: “Round 2”.
import-paste-names-another-round = The block names { $named }, and this is the sheet of { $round }. Paste it on the sheet of its round.
# $count is not seven.
# $count (Number)
import-paste-wrong-number-of-counts = There are { $count } counts for 7 powers.
# $row is the number of the row.
# $count (Number)
import-paste-wrong-number-of-counts-in-row = Row { $row } has { $count } counts for 7 powers.
# $count is the number of boards.
# $count (Number)
import-paste-fewer-boards-follow = The block has the counts of { $count } boards, and fewer boards follow from the cursor on. Add the boards first.

## What else the director should know.

# “Ã¼” is what another program makes of “ü”.
import-paste-letters-mended = Letters that another program had misread are mended, such as “Ã¼” to “ü”.
# $count (Number)
import-paste-figures-not-pasted = { $count ->
    [one] { $count } figure is not pasted, because Topboard computes it.
   *[other] { $count } figures are not pasted, because Topboard computes them.
}
# $count (Number)
import-paste-sums-not-pasted = { $count ->
    [one] { $count } row of sums is not pasted.
   *[other] { $count } rows of sums are not pasted.
}
# A sum below the counts of a board, such as “Total – 34”.
# $count (Number)
import-paste-sums-agree = { $count ->
    [one] { $count } sum was read, and the counts make it.
   *[other] { $count } sums were read, and the counts make them.
}
# Lines of an earlier mail in an answer. They begin with “>”.
# $count (Number)
import-paste-quoted-lines-left-out = { $count ->
    [one] { $count } quoted line of an earlier mail is left out.
   *[other] { $count } quoted lines of an earlier mail are left out.
}
# $row is the number of the row, $sum the sum of its counts.
import-paste-counts-make-sum = The counts of row { $row } make { $sum }, and a board has 34.
# $text is the text of a cell, $value the number that is entered.
import-paste-text-is-read-as = “{ $text }” is read as { $value }.

## Why a cell or a row has no place. The line begins with the row and its text; the program writes the first letter large.

# Of a sum that is wrong. $sum is what the counts of the board make.
import-paste-counts-make-another-sum = the counts above it make { $sum }.
import-paste-is-no-year = this is no year.
# $heading is the heading of the column in the block.
import-paste-sheet-lacks-column = the sheet has no column “{ $heading }”.
import-paste-another-column-has-centres = another column has the final centres, so “{ $heading }” is not pasted.
import-paste-right-of-last-column-of-board = this cell is to the right of the last column of the board.
import-paste-unclear-column-of-sheet = nothing says which column of the sheet this is. Add a heading above it.
import-paste-unclear-column-needs-heading = nothing says which column this is. Add a heading above it.
import-paste-unclear-column = nothing says which column this is.
import-paste-two-columns-of-names = the block has two columns of names.
# $round is the round of the sheet: “Round 2”.
import-paste-board-of-another-round = this board is not of { $round }. Paste it on the sheet of its round.
# $board is the name of a board: “A”.
import-paste-board-twice = the block has the board { $board } twice. The first one is pasted.
import-paste-no-part-of-known-board = this cell is no part of a board that Topboard knows.
# $why is a whole sentence that says what is wrong with a cell: “ “Spain” is not a power.”
import-paste-row-of-unknown-power = { $why } Its row is not pasted. Correct the power in the block, or paste the values without the power beside their power.
import-paste-cell-not-pasted = { $why } This cell is not pasted.
# $round is the name of a round: “3”, “Final”.
import-paste-row-of-another-round = this result is of another round ({ $round }). Paste it on the sheet of that round.
import-paste-power-and-no-player = this is the name of a power and not of a player.
import-paste-name-at-no-seat = the other rows go to the seats of their players, and this name is at no seat of the round, or in a row above. Correct the name, or seat the player first.
import-paste-text-beside-board-unknown = this text beside the name of a board is not known.
import-paste-text-after-board-unknown = this text after the name of a board is not known.
import-paste-no-power-of-board = this is no power of the board.
import-paste-row-names-no-power = the row names no power.
# $text is the text of a cell.
import-paste-text-is-no-power = “{ $text }” is no power.
# $power is a power.
import-paste-power-twice = the block has { $power } twice on this board. The first row is pasted.
# The list of players.
import-paste-row-names-no-player = the row names no player.
import-paste-no-player-in-row = there is no player in this row.
import-paste-sentence-and-no-name = this is a sentence and no name.
# A mark in the column of a round that is neither “yes” nor “no”. $round is the number of the round.
import-paste-unclear-mark-of-round = it does not say whether the player is here in round { $round }.
import-paste-list-lacks-column = the list of players has no column “{ $heading }”.
import-paste-column-without-heading = its column has no heading.
import-paste-right-of-last-column = this cell is to the right of the last column.
