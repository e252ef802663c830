# Questions about an imported file that nothing in the file decides, and how each is read until the director decides. Each stands
# behind the place in the file: “Round 1!C4: in Round 2 everybody plays …”. So the first word has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text. “The book” is the document of Topboard. A sheet is a table of a workbook.
# “After the import” is after the file was added to the book. “The unplaced cells” are the cells that Topboard does not understand.
# What stands in quotation marks as an example of a heading, such as “SC”, is typed into the file: take a word that Topboard reads in
# your language, from assets/words.

## Columns that seem to correct the numbers of centres.

# $heading is the heading of the column, “New SC”. $count is a corrected number of centres, “11”, and $cell its cell, “F2”.
import-questions-counts-seem-corrected = “{ $heading }” seems to correct the counts, such as “{ $count }” in { $cell }. The book has the other counts. If the corrected ones count, type them after the import.
# The same, where the column has a number for every power.
import-questions-column-seems-corrected = “{ $heading }” seems to correct the counts, such as “{ $count }” in { $cell }. The book has the other counts. If the corrected ones count, type them after the import, or call this column the centres in the import window.

## Dates that may be pairs of numbers.

# A spreadsheet program makes a date of “1-1”, round 1 and board 1. $date is such a date, “2024-01-01”, $heading the heading above it.
import-questions-dates-may-be-pairs = “{ $date }” and other cells below “{ $heading }” are dates. If pairs such as “1-1” were typed, the spreadsheet program has made dates of them: format the column as text, type the pairs again, and import the file again. Until then the dates are the names.

## Boards without numbers of centres. A count is the number of the centres of a power at the end of a game.

# $board is a board, “Round 1, board A”. $powers are the powers without a count, “Austria, France”.
import-questions-blank-counts-are-zero = { $board } has no count for { $powers }, and the other powers have all 34 centres. These counts are read as 0.
# $sum is the number of centres of the other powers, “30”.
import-questions-blank-counts = { $board } has no count for { $powers }, and the other powers have { $sum } of the 34 centres. Enter what is missing after the import.
import-questions-scores-may-be-centres = the scores of each board are whole numbers and add up to 34, and the boards have no centres. They are entered as printed scores. If they are the centres, write “SC” as the heading of their column and import the file again.
import-questions-standings-may-be-centres = the boards have no centres, and the scores in the standings are whole numbers that add up to 34 on each board. They are entered as printed standings. If they are the centres, write them beside the powers, with a heading such as “R1 SC”, and import the file again.
import-questions-no-results-at-all = no board of the file has centres or scores. The players are entered, and the centres stay blank. If the games were played, enter the centres after the import.
# $boards are one or more boards: “Round 1, board A; Round 1, board B”.
import-questions-boards-without-result = no centres and no scores are in the file for { $boards }. The players are entered, and the centres stay blank. If the game was played, enter its centres after the import.

## Rounds that may be one round. $round and $first are titles of rounds: “Round 2”, “Semifinal”.

import-questions-round-repeats-players = in { $round } everybody plays the same power on the same board as in { $first }. If a sheet is a copy or a correction of another, give both the same round in the file and import it again, or remove one of the two after the import.
# The same for some boards of the round. $boards are the names of the boards: “A”, “A, B and C”.
# $count (Number)
import-questions-boards-repeat-players = { $count ->
        [one] in { $round }, board { $boards },
       *[other] in { $round }, boards { $boards },
    } everybody plays the same power on the same board as in { $first }. If a sheet is a copy or a correction of another, give both the same round in the file and import it again, or remove one of the two after the import.
# $players is the round that has the players, $counts the round that has the numbers of centres. $boards are the names of the boards:
# “A”, “A, B and C”.
# $count (Number)
import-questions-round-may-be-divided = { $count ->
        [one] { $players } has the players and no counts of board { $boards },
       *[other] { $players } has the players and no counts of boards { $boards },
    } and { $counts } has the counts and no players. If the two are one round, give both the same round in the file, such as “Round 1 players” and “Round 1 centres”, and import it again.

## The order of rounds without numbers. $rounds are the names of the rounds, quoted: “2026-03-07”, “2026-03-14” and “2026-03-21”.

import-questions-rounds-in-order-of-dates = { $rounds } are read as the rounds, in this order: that of their dates. Rename the rounds after the import if that is wrong.
import-questions-rounds-in-new-order-of-dates = { $rounds } are read as the rounds, in this order: that of their dates, which is not the order of the file. Rename the rounds after the import if that is wrong.
# Days of the week, with or without times: “Saturday morning”.
import-questions-rounds-in-order-of-days = { $rounds } are read as the rounds, in this order: that of the days and of the times in each day. Rename the rounds after the import if that is wrong.
import-questions-rounds-in-new-order-of-days = { $rounds } are read as the rounds, in this order: that of the days and of the times in each day, which is not the order of the file. Rename the rounds after the import if that is wrong.
import-questions-rounds-of-dates-and-days = { $rounds } are read as the rounds, in the order of the file, but some are dates and some are days of the week. If the order is wrong, give the rounds numbers, such as “Round 1”, in the file and import it again, or rename the rounds after the import.
import-questions-rounds-with-unclear-times = { $rounds } are read as the rounds, in the order of the file, but their times do not say which round of a day is the first. If the order is wrong, give the rounds numbers, such as “Round 1”, in the file and import it again, or rename the rounds after the import.
# $date is one of the names, quoted: “04/03/2026”.
import-questions-rounds-with-unclear-date = { $rounds } are read as the rounds, in the order of the file, but { $date } may begin with the day or the month, and the order depends on that. If the order is wrong, give the rounds numbers, such as “Round 1”, in the file and import it again, or rename the rounds after the import.
import-questions-rounds-with-unclear-dates = { $rounds } are read as the rounds, in the order of the file, but the dates do not say which round is the first. If the order is wrong, give the rounds numbers, such as “Round 1”, in the file and import it again, or rename the rounds after the import.
import-questions-rounds-with-unclear-days = { $rounds } are read as the rounds, in the order of the file, but the days of a week come in another order. If the order is wrong, give the rounds numbers, such as “Round 1”, in the file and import it again, or rename the rounds after the import.
# Names without a number and without a date: “Semifinal”, “Final”. Some other rounds of the file have numbers.
import-questions-named-rounds-in-this-order = { $rounds } are read as the rounds, in this order. If the order is wrong, give the rounds numbers, such as “Round 1”, in the file and import it again, or rename the rounds after the import.
# The same, where no round of the file has a number.
import-questions-named-rounds-in-order-of-file = { $rounds } are read as the rounds, in the order of the file. If the order is wrong, give the rounds numbers, such as “Round 1”, in the file and import it again, or rename the rounds after the import.
