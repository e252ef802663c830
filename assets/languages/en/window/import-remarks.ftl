# Remarks about the values of an imported file: how a doubtful value was read, and what the director should check. Each stands behind a
# cell of the file: “Round 1!C4: “5*” is read as 5 …”. So the first word has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text, a sheet is a table in it. “The unplaced cells” are the cells that Topboard does not understand;
# the book keeps their texts. “After the import” is after the file was added to the book. A count is the number of the centres of a
# power; a chart has the counts of each year. The note of a seat is a text beside it.
#
# In the first sentence of a remark write no abbreviation with a full stop inside: a pasted block shows the first sentence alone, to the first
# full stop that a blank follows, outside quotation marks.
#
# $board is a board, “Round 1, board A”. $power is a power, “Austria”. $text is the text of a cell. $name, $known and other names are
# those of players. $year is a year of a game, “1905”.

## Charts, the numbers of centres of each year.

# $count is how many blank cells, one or more.
# $count (Number)
import-remarks-blanks-of-charts-are-zero = { $count ->
    [one] { $count } blank cell of the charts is read as 0: the other counts of the year are all 34 centres.
   *[other] { $count } blank cells of the charts are read as 0: the other counts of the year are all 34 centres.
}
# $last is the last whole year, $years are later years: “1908 and 1909”.
import-remarks-years-not-played = { $board } has 34 centres in { $last } and fewer in { $years }, as if typed ahead or only begun. Years after { $last } are not read as played. If the game went on, correct the counts in the file and import it again.
# In place of years a column has 1, 2, 3 on each board.
import-remarks-numbers-are-orders-of-elimination = the numbers count the eliminated powers of each board from 1 on, so they are the order in which the powers went out, and no years. No years of elimination are entered. If these are years, write them with four digits in the file and import it again.
# $heading is the heading of the column.
import-remarks-numbers-below-are-orders-of-elimination = the numbers below “{ $heading }” count the eliminated powers of each board from 1 on, so they are the order in which the powers went out, and no years. No years of elimination are entered. If these are years, write them with four digits in the file and import it again.
# $boards are boards: “Round 1, board A and Round 1, board B”.
import-remarks-only-year-is-end = { $boards }: the centres of the only year in the chart are read as those at the end of the game, in that year. If the game went on, correct the last year after the import.
# $years are years: “1904 and 1905”.
import-remarks-chart-lacks-years = the chart of { $board } has no { $years }, but years before and after. If the game went on in between, add what is missing in the file and import it again.
# $count is the number of boards, two or more.
# $count (Number)
import-remarks-charts-lack-years = the charts of { $count } boards, such as { $board }, have no { $years }, but years before and after. If the game went on in between, add what is missing in the file and import it again.

## Counts and years of elimination.

# $note is the note: “corrected: 11”. $count is the count of the seat, $noted the other count.
import-remarks-note-corrects-count = the note “{ $note }” of { $power } on { $board } seems to correct a count, and the count is { $count }. { $count } is used, and the note stays. If the count is { $noted }, correct it after the import.
import-remarks-year-for-count = “{ $text }” in the column of the centres is read as 0 centres and the year of elimination { $year }: the other powers have all 34 centres. Correct both after the import if that is wrong.
import-remarks-count-of-eliminated-is-zero = { $power } of { $board } has a year of elimination and no count, and the other powers have all 34 centres. The count is read as 0.
# $own is the year in the cell of the count, $known the year in a column for it.
import-remarks-eliminated-by-count-and-column = { $power } was eliminated in { $own } according to this cell and in { $known } according to its own column. { $known } is used; correct it after the import if it is wrong.
# $known is the year beside the count, $year that of this cell.
import-remarks-eliminated-by-column-and-count = { $power } was eliminated in { $known } according to its centres and in { $year } according to this cell. { $known } is used; correct it after the import if it is wrong.
# $text is “5*”, $count “5”. The mark is a sign that a footnote explains.
import-remarks-count-with-mark = “{ $text }” is read as { $count }, and the note of the seat keeps the mark. If a footnote explains the mark, enter it as the note.
import-remarks-eliminated-without-year = “{ $text }” says that { $power } was eliminated, but not in which year. The year is left blank; enter it after the import.
# $powers are powers: “France, Italy”.
import-remarks-last-years-are-eliminations = the column of the last year of { $board } has a year only for powers without centres: { $powers }. It is read as the year of elimination, and the board has no last year. If it is the last year of the board, enter it after the import.

## Cells that hold another value than their column. $expected is from the first group here.

import-remarks-expected-centres = a number of centres
import-remarks-expected-year = a year such as 1904
import-remarks-expected-missed-orders = a number of missed orders
import-remarks-expected-missed-winters = a number of missed winters
import-remarks-expected-number-or-year = a number or a year
import-remarks-is-not-expected = “{ $text }” is not { $expected }; it is kept as text and can be corrected after the import.
# A formula of the spreadsheet program. A file that another program made may lack the results of its formulas.
import-remarks-formula-without-result-for = this formula has no stored result; open the file in your spreadsheet program, save it, and import it again. Until then it is kept as text in place of { $expected }.
# $error is what the spreadsheet program shows: “#REF!”.
import-remarks-formula-with-error = the formula in this cell gives { $error }. The cell is kept as text in place of { $expected } and can be corrected after the import.
import-remarks-formula-without-result = this formula has no stored result; open the file in your spreadsheet program, save it, and import it again.
# “yes” and “no” are words that Topboard understands in your language too.
import-remarks-is-no-yes-or-no = “{ $text }” does not say whether { $power } shared in the drawn game. The cell is kept among the unplaced cells; type yes or no in the file and import it again.
# $score is a number: “22.5”.
import-remarks-score-with-mark = “{ $text }” is read as { $score }, without the mark after it. If a footnote explains the mark, enter it as a note.
import-remarks-is-no-score = “{ $text }” is not a score. The cell is kept among the unplaced cells; correct it in the file and import it again.
import-remarks-shares-are-percent = these shares add up to 1 on each board, and are read as percent: 22.5 for 0.225.
# $limit is a number of letters.
import-remarks-long-text-kept = text of more than { $limit } letters, which is no name and no result. It is kept word for word among the unplaced cells; enter by hand what counts.
# $most is a larger number of letters.
import-remarks-long-text-lost = text of more than { $limit } letters, which is no name and no result. It has even more than { $most } letters, and is not kept.

## Powers, rounds and boards.

import-remarks-is-no-power = “{ $text }” is not a power. The row is not used and is kept among the unplaced cells; correct the power in the file and import it again.
# $power is the power that it may be: “Austira”, “Austria”.
import-remarks-is-no-power-but-similar = “{ $text }” is not a power. Is it { $power }? The row is not used and is kept among the unplaced cells; correct the power in the file and import it again.
# $round and $first are two names of rounds: “Runde 2” and “R2”.
import-remarks-round-named-twice = “{ $round }” and “{ $first }” have the same number, and their boards are read into one round. If they are two rounds, give one of them another number in the file and import it again.
# $name is the name of a board: “A”.
import-remarks-board-name-twice = this round already has a board “{ $name }”, and both are kept. Rename one of the two after the import.
# $title is the title of the board.
import-remarks-board-unread = “{ $title }” is not read: Topboard understands no headings above its powers. Its cells are kept among the unplaced cells; type the headings of the other boards above them in the file and import it again.
# $first and $last are numbers of rows.
import-remarks-board-in-rows-unread = the board in rows { $first } to { $last } is not read: Topboard understands no headings above its powers. Its cells are kept among the unplaced cells; type the headings of the other boards above them in the file and import it again.

## Names of players. $text is the name as the cell has it.

# Letters that another program wrote wrongly, such as “Ã¼” for “ü”.
import-remarks-name-mended = “{ $text }” is read as { $name }: another program had misread its letters.
import-remarks-name-without-mark = “{ $text }” is read as { $name }, without the mark after the name. If a footnote explains the mark, enter it as a note.
import-remarks-name-is-spelling-of = “{ $text }” is taken to be { $known }, the spelling in another cell. If they are two people, make their names differ in the file and import it again.
# $sign is a sign, “/”.
import-remarks-sign-in-name = “{ $text }” is entered as the name of one player, and names rarely have “{ $sign }”. If it says something else, correct the name in the file and import it again.
import-remarks-name-is-that-of = “{ $text }” is taken to be { $known }, the name in another cell. If they are two people, make their names differ in the file and import it again.
# $note is a text beside the name.
import-remarks-name-is-that-of-with-note = “{ $text }” is taken to be { $known }, the name in another cell. The note of the seat keeps “{ $note }”. If they are two people, make their names differ in the file and import it again.
import-remarks-name-is-read-as = “{ $text }” is read as { $known }.
import-remarks-name-is-read-as-with-note = “{ $text }” is read as { $known }. The note of the seat keeps “{ $note }”.
# $below is a second line in the cell.
import-remarks-line-below-name = “{ $below }” stands below { $known } in one cell, and the note of the seat keeps it. If it is a substitute, write “{ $known } / { $below }” into the cell and import the file again, or enter the substitute after the import.
import-remarks-unclear-who-took-over = “{ $text }” is read as the player { $name }, and the cell does not say who took over. The note of the seat keeps the cell. Enter the substitute after the import.
# $substitute is a player who took over.
import-remarks-two-players = “{ $text }” is read as two players: { $name } plays, and { $substitute } is the substitute. Correct it after the import if that is wrong.
# $first is the player who left, $until the year, and $name the one who took over.
import-remarks-last-of-two-players = “{ $text }” is read as two players: { $first } left in { $until }, and { $name }, who has the seat at the end, has the result. The note of the seat keeps the cell. Correct it after the import if that is wrong.
import-remarks-substitute = { $name } plays, and { $substitute } is the substitute.
# $substitute is a player who took over, $start the season from which: “F1904”.
import-remarks-substitute-from = { $name } plays, and { $substitute } is the substitute from { $start }.
import-remarks-substitutes-unclear = “{ $text }” does not say who took over from whom. The cell is kept among the unplaced cells; enter the substitute after the import.
import-remarks-numbers-in-names = { $board } has no counts, and its names end in numbers, such as “{ $name }”. If the numbers are the centres, write them into a column of their own and import the file again.
# Two names that differ in “Jr.” alone.
import-remarks-suffix-of-name = “{ $name }” and { $other } are entered as two players. If they are one, write the name in one way in the file and import it again.
import-remarks-name-without-power = “{ $name }” stands below { $player } and has no power. The cell is kept among the unplaced cells; if this is the substitute, write “{ $player } / { $name }” into the cell above it and import the file again.
# $name is “B. Keller”. $full are one or more names: “Bruno Keller or Berta Keller”.
import-remarks-name-may-be-short = “{ $name }” is entered as a player of its own, but it may be short for { $full }. If two names are one person, write them in one way in the file and import it again, or seat one of the two everywhere after the import and remove the other.
# $names are short names, each with the full names in brackets.
import-remarks-names-may-be-short = { $names } are entered as players of their own, but they may be short for the names in the brackets. If two names are one person, write them in one way in the file and import it again, or seat one of the two everywhere after the import and remove the other.
# One of these names.
import-remarks-short-and-full-name = “{ $name }” ({ $full })

## How a game ended. What is in quotation marks, such as “abandoned”, is typed into the file: a word that Topboard reads, as its
## function parse_ending has them.

# $text is a part of the remark.
import-remarks-remark-half-understood = “{ $text }” in the remark about { $board } is not understood. The cell is kept among the unplaced cells; enter the rest by hand.
import-remarks-remark-about-ending = “{ $text }” is a remark about the ending of { $board }, and not all of it is understood. The cell is kept among the unplaced cells; enter by hand who shared in a draw, and the last year.
import-remarks-text-after-name-of-board = “{ $text }” after the board's name is not understood. The title is kept among the unplaced cells; enter the remark by hand.
import-remarks-is-no-last-year = “{ $text }” is not a year such as 1908; it is kept as text and can be corrected after the import.
# $known is a year in another row, $year that of this row.
import-remarks-ended-in-two-years = { $board } ended in { $known } according to another row and in { $year } according to this one. { $known } is used; correct it after the import if it is wrong.
import-remarks-is-no-result = “{ $text }” is not a result. The cell is kept among the unplaced cells; type “conceded to” in the winner's row, or “abandoned”, and import the file again.
import-remarks-another-result = { $board } has another result in another row, and that one is used. This cell is kept among the unplaced cells; correct the result after the import if it is wrong.

## Games that do not count. $text is what the file says: “void”.

import-remarks-void-games-unclear = “{ $text }” may say that games do not count, but not which board is meant. The boards of this sheet are read; remove those that do not count after the import.
# $powers are powers: “France and Italy”.
import-remarks-void-beside-some-powers = “{ $text }” stands beside { $powers } of { $board }, and not beside the other powers. The board is read; if its game does not count, remove the board after the import.
import-remarks-void-board-unread = { $board } is not read: the file calls it “{ $text }”. Its cells are kept among the unplaced cells. If the game counts, remove this remark in the file and import it again.
# It follows a sentence about the boards that were recognised.
# $count (Number)
import-remarks-boards-left-out = { $count ->
    [one] { $count } board of them is left out, because the file says that the game does not count.
   *[other] { $count } boards of them are left out, because the file says that the game does not count.
}
import-remarks-void-board-is-read = “{ $text }” says that the game of { $board } does not count. The board is read; remove it after the import, or write “abandoned”.
# $name is the name of a board, “A”, $round that of a round, “2”.
import-remarks-void-here-and-read-there = this sheet calls the game of board { $name } of round { $round } void, but another sheet has the board too, and it is read from there. If the game does not count, remove the board after the import.

## Boards that are in the file more than once.

# $other is the name of another board: “B”.
import-remarks-board-with-players-of-other = { $board } is on another sheet too, but with the players of board { $other }. Both are kept. If the names of the two boards are exchanged on one of the sheets, correct them in the file and import it again.
import-remarks-board-with-other-results = { $board } is on another sheet too, with other players or counts, and both are kept. If this sheet is about another event, delete it in the file and import it again; else remove one of the two boards after the import.
import-remarks-board-twice-agrees = { $board } is on another sheet too. The sheets agree, and each board is read once.
# $boards are boards: “Round 1, board A; Round 1, board B”.
# $count (Number)
import-remarks-boards-twice-agree = { $count } boards are on other sheets too: { $boards }. The sheets agree, and each board is read once.
# $field is a field of the board: “centres of France”.
import-remarks-blank-stays = { $board } is in the file twice, and the board here is struck out. Only here it has “{ $text }” as the { $field }, and the board that counts has a blank. The blank stays; enter the value after the import if it counts.
# A board stands twice on a sheet and one value differs. $field is what differs: “centres of France”. $known is the value in the other
# place, $text that at this place. $is chooses “are” for a field with a plural name, such as centres, else “is”. $reason says why the other
# value is used: “struck-out”, “title” (the title says that the board was corrected), “sheets” (the names of the sheets say which is newer), or
# “none”.
import-remarks-value-differs-on-sheet = { $board } is on this sheet twice. In the other place, the { $field } { $is ->
        [are] are { $known }, and here they are { $text }
       *[is] is { $known }, and here it is { $text }
    }. { $known } is used{ $reason ->
        [struck-out] , because the board here is struck out
        [title] , because the title of the board there says that it is corrected
        [sheets] , by the names of the sheets
       *[none] {""}
    }; correct it after the import if it is wrong.
# The same for a board that stands on two sheets.
import-remarks-value-differs-on-sheets = { $board } is on another sheet too. There, the { $field } { $is ->
        [are] are { $known }, and here they are { $text }
       *[is] is { $known }, and here it is { $text }
    }. { $known } is used{ $reason ->
        [struck-out] , because the board here is struck out
        [title] , because the title of the board there says that it is corrected
        [sheets] , by the names of the sheets
       *[none] {""}
    }; correct it after the import if it is wrong.

## Old copies of a sheet. $sheet is the name of the other sheet. $differences is one of the two sentences below.

import-remarks-is-older-state = the name of “{ $sheet }” says that it is a later state of this sheet, so this sheet is not read. { $differences } If both count, give one of the sheets another name in the file and import it again.
import-remarks-is-old-copy = this sheet is an old copy of “{ $sheet }” by its name, so it is not read. { $differences } If its results count, give the sheet another name in the file and import it again.
import-remarks-all-cells-are-the-same = All its cells are the same there.
# $list is a list of differences from this group: “C3 is “8” here and “7” there; 4 more cells differ”.
import-remarks-it-differs = It differs: { $list }.
# $here and $there are texts of the cell on the two sheets.
import-remarks-cell-differs = { $cell } is “{ $here }” here and “{ $there }” there
import-remarks-cell-is-only-here = { $cell } is “{ $here }” here and nothing there
# The end of such a list.
# $count (Number)
import-remarks-more-cells-differ = { $count ->
    [one] { $count } more cell differs
   *[other] { $count } more cells differ
}

## Cells with a line through their text. $cells are cells: “B3, B5 and C7:C9”. $count is how many they are.

# $old and $new are players, $cell is the cell of the new one.
import-remarks-player-replaced = “{ $old }” is struck out, and { $cell } has “{ $new }” for { $power }. “{ $new }” is read as the player, and the struck-out cells are kept word for word among the unplaced cells. If “{ $old }” played a part of the game, enter “{ $new }” as the substitute after the import.
# $count (Number)
import-remarks-struck-out-and-read = { $count ->
    [one] { $cells } is struck out in the file, and read like the other cells. If it does not count, delete the text in the file and import it again.
   *[other] { $cells } are struck out in the file, and read like the other cells. If they do not count, delete the text in the file and import it again.
}
# $count (Number)
import-remarks-struck-out-and-unread = { $count ->
    [one] { $cells } is struck out in the file, and not read. If it counts, enter it after the import.
   *[other] { $cells } are struck out in the file, and not read. If they count, enter them after the import.
}
