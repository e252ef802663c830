# What was recognised in the tables of an imported file, and remarks about their rows and columns. Each stands behind the name of a sheet or
# a cell: “Round 1: Round 1: 2 boards, A, B.” So the first word has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text, a sheet is a table in it. “The unplaced cells” are the cells that Topboard does not understand;
# the book keeps their texts. “After the import” is after the file was added to the book. A count is the number of the centres of a
# power; a chart has the counts of each year. What stands in quotation marks as a heading, such as “Board” or “Final”, is typed into the
# file: take a word that Topboard reads in your language, from assets/words.
#
# In the first sentence of a remark write no abbreviation with a full stop inside: a pasted block shows the first sentence alone, to the first
# full stop that a blank follows, outside quotation marks.
#
# $board is a board, “Round 1, board A”, and $boards are several. $power is a power, “Austria”, and $powers are several. $text is the text
# of a cell, $cell a cell, “C4”.

## What was recognised: whole sentences, which end the line.

# $round is the title of a round, “Round 1”.
import-tables-round-without-boards = { $round }, without boards.
# $name is the name of a board, “A”.
import-tables-round-with-board = { $round }: board { $name }.
# $names are the names of the boards: “A, B, C”.
# $count (Number)
import-tables-round-with-boards = { $round }: { $count } boards, { $names }.
# A round of a workbook that Topboard wrote.
# $count (Number)
import-tables-boards-of-round = { $count ->
    [one] { $round }: one board.
   *[other] { $round }: { $count } boards.
}
# $title is the title of the sheet.
import-tables-title-without-boards = { $title }: no boards.
# $count (Number)
import-tables-boards-in-rows = { $count ->
    [one] { $count } board in rows, one row for each power.
   *[other] { $count } boards in rows, one row for each power.
}
# $count (Number)
import-tables-standings = { $count ->
    [one] standings of { $count } player, kept as printed for comparison with the computed ones.
   *[other] standings of { $count } players, kept as printed for comparison with the computed ones.
}
# $count (Number)
import-tables-standings-of-one-round-without-headings = { $count ->
    [one] standings of { $count } player, kept as printed for comparison with the computed ones. The columns have no headings. They are taken as place, name, score and total.
   *[other] standings of { $count } players, kept as printed for comparison with the computed ones. The columns have no headings. They are taken as place, name, score and total.
}
# $rounds is the number of the last round.
# $count (Number)
import-tables-standings-without-headings = { $count ->
    [one] standings of { $count } player, kept as printed for comparison with the computed ones. The columns have no headings. They are taken as place, name, the scores of rounds 1 to { $rounds } and total.
   *[other] standings of { $count } players, kept as printed for comparison with the computed ones. The columns have no headings. They are taken as place, name, the scores of rounds 1 to { $rounds } and total.
}
# A list with a number for each player, and no results that use the numbers.
# $count (Number)
import-tables-list-with-numbers = { $count ->
    [one] a list of { $count } player with their numbers.
   *[other] a list of { $count } players with their numbers.
}
# $count (Number)
import-tables-names-by-numbers = { $count ->
    [one] the names of { $count } player by their numbers. The results have the names in place of the numbers.
   *[other] the names of { $count } players by their numbers. The results have the names in place of the numbers.
}
# $count (Number)
import-tables-cards-of-players = { $count ->
    [one] a card of { $count } player: the lines below the name are read as the games of the player.
   *[other] cards of { $count } players: the lines below each name are read as the games of the player.
}
# $count (Number)
import-tables-sheets-of-players = { $count ->
    [one] { $count } sheet has the games of one player: each line is read as a seat of its board.
   *[other] { $count } sheets have the games of one player each: each line is read as a seat of its board.
}
# $count (Number)
import-tables-names-by-codes = { $count ->
    [one] the name of { $count } player by the code. The results have the name in place of the code.
   *[other] the names of { $count } players by their codes. The results have the names in place of the codes.
}
# $code is a text in the place of a name that the list of codes lacks.
import-tables-unknown-code-of-player = the results have codes in place of names, and “{ $code }” is not in the list of codes. Correct the name of the player after the import, or the code in the file.

## What was recognised in a workbook that Topboard wrote.

import-tables-own-event = the event's name, venue, dates and rules.
# $count (Number)
import-tables-own-players = { $count ->
    [one] the list of { $count } player.
   *[other] the list of { $count } players.
}
# $count (Number)
import-tables-own-systems = { $count ->
    [one] { $count } scoring system of the event.
   *[other] { $count } scoring systems of the event.
}
# $count (Number)
import-tables-own-rulesets = { $count ->
    [one] { $count } ruleset of the event.
   *[other] { $count } rulesets of the event.
}
# $count (Number)
import-tables-own-facts = { $count ->
    [one] { $count } fact about players, boards, teams and awards.
   *[other] { $count } facts about players, boards, teams and awards.
}
# $count (Number)
import-tables-own-standings = { $count ->
    [one] the printed standings of { $count } player.
   *[other] the printed standings of { $count } players.
}
# $count (Number)
import-tables-own-unplaced-cells = { $count ->
    [one] { $count } cell that an earlier import could not place.
   *[other] { $count } cells that an earlier import could not place.
}
# $name is a player.
import-tables-own-player-twice = { $name } is in the list twice. The second row is not used and is kept among the unplaced cells; remove one of the two rows in the file and import it again.
import-tables-own-line-unreadable = this line cannot be read, or its round, board or player is no longer in the file. It is kept among the unplaced cells; enter its data by hand.
import-tables-own-total-typed-over = “{ $text }” is typed over the formula of a total. Topboard computes the total from the boards, so the number is not used; it is kept among the unplaced cells. If it is right, correct the scores on the boards, or enter a ruling.
import-tables-own-boards-changed = the headings or the powers of { $boards } are not as Topboard wrote them, so these boards are read like those of any other workbook. Compare them with the file.
# A ruling is a decision of the director.
import-tables-own-score-typed-over = this score was typed over the formula. It is not used and is kept among the unplaced cells; if it counts, enter it as a ruling with a reason.

## Rounds and boards that the file does not name. $name is the name that they get: “A”, “3”.

import-tables-board-without-name = the file does not name this board; it is called “{ $name }”.
import-tables-round-without-name = this sheet does not name its round. It is read as round { $name }; rename the round after the import if that is wrong.
import-tables-tabs-are-boards = the tabs { $tabs } name boards and no rounds, and nobody plays on two of them, so these are the boards of round { $name }. If they are rounds, rename the tabs “Round 1”, “Round 2” and so on, and import the file again.
import-tables-dates-are-rounds = no column names the round, so each date is read as a round. Rename the rounds after the import if that is wrong.
import-tables-boards-follow-without-gap = no column names the boards, and the rows of a round go on without a gap. The next board begins where a power comes again, as here. Check the boards, or give the list a column “Board” and import it again.
import-tables-boards-by-order-of-rows = the boards are known only from the order of the rows: a board ends where a power comes again. Check every board, or give the list a column “Board” and import the file again.
# A column whose values may be rounds or boards. $has-heading is “yes” if the column has a heading; then $heading is that heading.
import-tables-column-is-rounds-on-boards = { $has-heading ->
        [yes] the column “{ $heading }” is read as the rounds:
       *[no] this column without a heading is read as the rounds:
    } on each board, each of its values has the seven powers once. Rename the rounds after the import if that is wrong.
import-tables-column-is-rounds = { $has-heading ->
        [yes] the column “{ $heading }” is read as the rounds:
       *[no] this column without a heading is read as the rounds:
    } each of its values has the seven powers once, and somebody plays in several. Rename the rounds after the import if that is wrong.
import-tables-column-is-boards = { $has-heading ->
        [yes] the column “{ $heading }” is read as the boards:
       *[no] this column without a heading is read as the boards:
    } each of its values has the seven powers once. Rename the boards after the import if that is wrong.

## Rows that are too many or missing.

import-tables-row-without-power = this row of { $board } names no power. It is not used and is kept among the unplaced cells; type the power in the file and import it again.
import-tables-board-again = { $board } is in the file again. What stands first is used, and this is kept among the unplaced cells. If this is the correction, remove the first in the file and import it again; if it is another board, give it another name in the file.
import-tables-power-twice = { $board } has { $power } twice. The second is not used and is kept among the unplaced cells; remove one of the two in the file and import it again.
import-tables-more-than-seven-players = { $board } has more than seven players. This one is not used and is kept among the unplaced cells; correct the board in the file and import it again.
# $count is how many powers they are.
# $count (Number)
import-tables-powers-without-row = { $count ->
    [one] { $board } has no row for { $powers }. The seat is left empty; fill it in after the import.
   *[other] { $board } has no row for { $powers }. The seats are left empty; fill them in after the import.
}
import-tables-powers-not-known = the file does not say who played which power on { $board }. The seats are in the order of the file, and their notes say so. Give each player the right power after the import.
# $name is a player.
import-tables-player-twice-in-standings = { $name } is in the standings twice. The second row is not used and is kept among the unplaced cells; remove one of the two rows in the file and import it again.
# An answer is a row that somebody sent by a form on the web. $old and $new are numbers of rows. $differences is one of the two sentences
# below.
import-tables-answer-sent-again = the answer in row { $old } was sent again in row { $new }, which is later and is read. { $differences } The cells of row { $old } are kept word for word among the unplaced cells; if they are right, remove row { $new } in the file and import it again.
import-tables-answers-are-the-same = The two answers are the same.
# $list is a list of differences: “C4 is “8”, C9 is “7”; 3 more cells differ”.
import-tables-they-differ = They differ: { $list }.
# $old-cell and $new-cell are two cells, $old and $new their texts.
import-tables-cells-differ = { $old-cell } is “{ $old }”, { $new-cell } is “{ $new }”
import-tables-first-cell-is-blank = { $old-cell } is blank, { $new-cell } is “{ $new }”
import-tables-second-cell-is-blank = { $old-cell } is “{ $old }”, { $new-cell } is blank
import-tables-other-cell-is-unknown = { $old-cell } is “{ $old }”, the other is “{ $new }”
# $struck-out and $read are ranges of cells: “B3:D9”. A line is drawn through the first. $differences is one of two sentences, the one
# below or “They differ: …”.
import-tables-struck-out-board-unread = { $struck-out } are struck out, and the same board stands in { $read }, which is read. { $differences } The struck-out cells are kept word for word among the unplaced cells. If they count, remove the line through them in the file, delete the other board, and import it again.
import-tables-boards-are-the-same = The two are the same.

## Rows with a slip of the pen. $game and $other are games: “round 1, board A”.

# $power is a power that the game has twice.
import-tables-row-of-other-game = this row says { $game }, which has another row for { $power }. It stands among the rows of { $other }, which have none for { $power }, and is read there. Correct the cell in the file if that is right, and move the player after the import if it is wrong.
# $text is the power as the row writes it, $power the power that it is read as.
import-tables-row-of-other-power = { $game } has two rows for “{ $text }” and none for { $power }. By the order of the powers this row is { $power }, and is read so. Correct the power in the file if that is right, and change the two players after the import if it is wrong.
# $name is the player without a count, $other the one with it.
import-tables-row-without-count = { $game } has two rows for { $power }, and only the one with “{ $other }” has centres. “{ $other }” is read as the player, and the row with “{ $name }” is kept among the unplaced cells. If “{ $name }” played a part of the game, enter “{ $other }” as the substitute after the import.
# The parts of the name of a game. They are listed with commas: “round 1, board A”. $name is the name of the round or the board.
import-tables-round-of-game = round { $name }
import-tables-board-of-game = board { $name }
# A game without names.
import-tables-the-board = the board

## Columns.

# $column and $others are headings, quoted: “SC”.
import-tables-two-columns-of-centres = two columns could be the centres at the end. { $column } is read as them, and { $others } is kept among the unplaced cells.
import-tables-only-family-names = only the family names of the players are read, because no heading names the given names. If a column has them, call it “First name” in the file and import it again.
# Headings of one letter: “B”, “P”. $meanings are headings with their meanings: “B” as the board and “P” as the power.
import-tables-headings-are-letters = the headings are letters, and the cells below say what they are: { $meanings }.
import-tables-headings-are-unknown = these headings are no known words, and the cells below say what they are: { $meanings }.
import-tables-headings-do-not-fit = these headings do not fit their columns, and the cells below say what they are: { $meanings }.
# $key is the meaning of the heading: “player”, “centres”.
import-tables-heading-as = “{ $heading }” as the { $key }
import-tables-counts-with-places = these cells hold a count and a place each. The counts are read; the places follow from them.
# $year is a year. $text is such a cell: “5 6 8”.
import-tables-counts-of-unnamed-years = each of these cells has a count after every year, such as “{ $text }”. Nothing names the years. The first count is read as that after { $year }. Check the last year of each board.
# $new and $old are two counts.
import-tables-column-of-corrected-counts = the column of corrected counts is read where it has a count, such as “{ $new }” in place of “{ $old }”. The other counts are kept among the unplaced cells. If they are right, enter them after the import.
# Two tables of a sheet have different counts of one seat. $place is the seat, “round 1, board A, Austria”. $first and $second are texts with
# their cells: “8” in C4.
import-tables-tables-differ = { $place }: { $first } or { $second }? Two tables tell this game, and the first is read. If the second is right, enter it after the import.
# The question which of two columns is right. $place is a seat, “round 1, board A, Austria”. $first and $second are texts with their cells:
# “8” in C4. $others is how many other cells are read in the same way.
# $others (Number)
import-tables-which-of-two = { $place }: { $first } or { $second }? Nothing in the sheet decides, and the first is read. { $others ->
        [0] If the second is right,
        [one] One other cell is read in the same way. If the second is right,
       *[other] { $others } other cells are read in the same way. If the second is right,
    } give the columns other headings in the file and import it again, or say in the import window what the columns hold.
import-tables-text-in-cell = “{ $text }” in { $cell }

## Cells.

import-tables-cell-does-not-fit = “{ $text }” does not fit “{ $content }”, the content of its column. The cell is kept among the unplaced cells; enter by hand what counts.
# $content is what a layout says that the column holds, in the notation of recipes.
# $count (Number)
import-tables-cells-do-not-fit = { $count } cells, such as “{ $text }”, do not fit “{ $content }”, the content of their columns. They are kept among the unplaced cells; enter by hand what counts.
import-tables-tables-share-cells = two tables of the layout share cells here, and the second is not read. Its other cells are kept among the unplaced cells; enter by hand what counts.
import-tables-cells-of-all-games = these cells are about all games of their rows, and no single game. They are kept among the unplaced cells; if they are about one game, name it in the heading, such as “Round 1 score”, and import the file again.
import-tables-ending-of-unknown-board = “{ $text }” says how a game ended, but no board of this sheet has the name in it. The cell is kept among the unplaced cells; enter the ending by hand.
# A ruling is a decision of the director, here about the score of a game.
import-tables-reason-without-score = this is a reason without the score of a ruling in the same row. The cell is kept among the unplaced cells; type the score beside it in the file and import it again.
import-tables-place-without-result = this is a place on a board with neither centres nor a score beside it, and no place follows from nothing. The cell is kept among the unplaced cells; add a column with the centres in the file and import it again, or enter the centres by hand.
# $colours are the names of the colours.
import-tables-is-no-colour = this is none of the colours { $colours }. The cell is kept among the unplaced cells; if it is a remark, call its column “note” in the file and import it again.
import-tables-formula-of-player-without-result = this formula has no stored result, so the player is not known; open the file in your spreadsheet program, save it, and import it again.
import-tables-is-no-name = “{ $text }” is no name of a player. { $power } on { $board } stays without a player, and the cell is kept among the unplaced cells. Enter the player after the import.
import-tables-is-no-place = “{ $text }” is not a place. The cell is kept among the unplaced cells; type a number such as 3 in the file and import it again.
# $name is in the column of the powers, $power in the column of the players.
import-tables-name-and-power-exchanged = “{ $name }” stands in the column of the powers and “{ $power }” in that of the players. They are read as if they were exchanged.
# A line is drawn through $old; $cell has $new.
import-tables-struck-out-and-replaced = “{ $old }” is struck out, and { $cell } has “{ $new }”. “{ $new }” is read, and the struck-out cell is kept among the unplaced cells.
import-tables-struck-out-and-replaced-for-power = “{ $old }” is struck out, and { $cell } has “{ $new }” for { $power }. “{ $new }” is read, and the struck-out cell is kept among the unplaced cells.
# $rest is the part without the line.
import-tables-part-is-struck-out = a part of “{ $text }” is struck out, and “{ $rest }” is read. The whole cell is also kept word for word among the unplaced cells. If the struck-out part counts, correct the cell in the file and import it again.
# $texts are texts, quoted: “Austria (of A)”. $count is how many they are.
# $count (Number)
import-tables-read-as-powers = { $count ->
    [one] { $texts } is read as the power. The text in the bracket is kept among the unplaced cells.
   *[other] { $texts } are read as powers. The text in the brackets is kept among the unplaced cells.
}
# $count is the number of rows.
# $count (Number)
import-tables-rows-of-player-above = { $count ->
    [one] { $count } row of a game has no name in the column of the players, and no player would have two games in a round: it is read as a game of the player above. Write the name into this cell if that is wrong, and import the file again.
   *[other] { $count } rows of games have no name in the column of the players, and no player would have two games in a round: they are read as games of the player above. Write the names into these cells if that is wrong, and import the file again.
}

## Players.

# $count is the number of rows. $name is the first player, $others are the next ones, quoted: “Ann Lee from 1904”.
# $count (Number)
import-tables-players-in-turn = { $power } has { $count } rows, with the years of each player. “{ $name }” is read as the player, and { $others } as the substitute. Exchange them after the import if the other one counts as the player.
import-tables-cells-of-earlier-players = these cells are those of a player before the last one of a power. They are kept word for word among the unplaced cells.
# $count is the number of players.
# $count (Number)
import-tables-games-without-players = the file lists { $count } players, and no game has one. If a column of the games holds the numbers of the players, name it “Player” in the file, and the column of the numbers in the list “No”, and import the file again.
# $seats are seats: “Austria and France of Round 1, board A; Italy of Round 1, board B”.
import-tables-seats-without-players = these seats have centres and no player: { $seats }. Type the names after the import, or write them into the file and import it again.
# $count is the number of further boards.
# $count (Number)
import-tables-more-seats-without-players = these seats have centres and no player: { $seats }; and seats of { $count } more boards. Type the names after the import, or write them into the file and import it again.
# Seats of one board, in such a list.
import-tables-powers-of-board = { $powers } of { $board }
# $name is an invented name: “Player 3”.
# $count (Number)
import-tables-invented-names = { $count ->
    [one] a seat has an invented name for a player, such as “{ $name }”. Type the name of the player after the import, or clear the seat if nobody played.
   *[other] { $count } seats have invented names for players, such as “{ $name }”. Type the name of the player after the import, or clear the seat if nobody played.
}
# $number is a number: “17”.
# $count (Number)
import-tables-numbers-for-players = { $count ->
    [one] { $count } seat has a number for a player, { $number }, and no list in the file gives the name. Add a sheet with the headings “No” and “Name” to the file and import it again, or type the name after the import.
   *[other] { $count } seats have a number for a player, such as { $number }, and no list in the file gives their names. Add a sheet with the headings “No” and “Name” to the file and import it again, or type the names after the import.
}

## Result lists of a ladder, a table over many events. These are whole sentences.

import-tables-is-no-line-of-list = “{ $text }” is not a line of the list and was left out. If it is a result, add the line by hand.
# The list has stars (*) behind names or places.
import-tables-stars-are-games = No footnote explains the stars. Their number was read as the number of games played; correct the games if that is wrong.
