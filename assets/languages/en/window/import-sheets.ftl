# What is said of a whole sheet of an imported file: why nothing on it is read, or how it is read. A sheet is a table of a workbook; a
# text has one. Each sentence stands behind the name of the sheet: “Round 1: the sheet is blank.” So the first word has a small letter.
#
# “The layout” is what a director said earlier about the columns of such files, and a recipe is its text. What stands in quotation
# marks as a heading, such as “Board” or “R1 Power”, is typed into the file: take a word that Topboard reads in your language, from
# assets/words. What begins with -- is an option of the command line: leave it as it is, with its quotation marks (").

## Why nothing is recognised. $row is the number of a row.

import-sheets-blank = the sheet is blank.
import-sheets-no-row-of-headings = no row of headings was found, neither above a list of games nor above a board or standings.
# The row has headings, but something is missing. What follows says which words of the row are not understood.
import-sheets-no-heading-of-powers = row { $row } holds headings, but none of them says which power was played.
import-sheets-no-heading-of-boards = row { $row } holds headings, but none of them says which board it was.
import-sheets-no-heading-of-centres = row { $row } holds headings, but none of them says how many centres were held.
# $words are texts of the row, quoted: “Zorg”, “Zorg and Blip”. $count is how many they are.
# $count (Number)
import-sheets-words-not-understood = { $count ->
    [one] In row { $row }, the word { $words } is not understood.
   *[other] In row { $row }, the words { $words } are not understood.
}
# It follows that sentence. $word is one of the words, $key what it can mean, in English: “player”.
import-sheets-say-what-word-means = If a word is another one for a heading, say what it means in the import window, or with --word "{ $word }={ $key }".
# $count is the number of games, two or more.
# $count (Number)
import-sheets-games-without-rounds = row { $row } has the headings of { $count } games of a player beside each other, and does not say which round each is. Write the round into each heading, such as “R1 Power” and “R2 Power”, or above each group.
# “Players” is the name of a tab.
import-sheets-list-of-players-alone = the sheet is a list of players, without games. To take the players, copy its rows and paste them on the Players tab, or into the questions about a new event.
# $heading is a heading for powers. $example is a text below it, $power the power that it names: “Austria - red”, “Austria”.
import-sheets-powers-are-unknown = the texts below “{ $heading }” in row { $row } are not powers that are known, such as “{ $example }”. Say what each of them means in the import window, or with --word "{ $example } = { $power }".
# The same, where the text names no power.
import-sheets-powers-are-unknown-words = the texts below “{ $heading }” in row { $row } are not powers that are known, such as “{ $example }”. Say what each of them means in the import window, or with --word: if “{ $example }” is Austria, write --word "{ $example } = Austria".
# $power is a power.
import-sheets-games-of-one-power = this sheet holds the games of one power, { $power }. Put the games of all powers below each other on one sheet, with the columns “Round”, “Board” and “Power” beside the players, or give each of the seven sheets the columns “Round” and “Board”, and import the file again.
# $powers are the powers that are missing: “Austria and Turkey”.
import-sheets-powers-without-column = row { $row } has columns for the powers, but none for { $powers }. Correct the headings in the file and import it again.
# $text is a heading of the row, $power the power that it may be: “Austira”, “Austria”.
import-sheets-powers-without-column-misspelt = row { $row } has columns for the powers, but none for { $powers }. “{ $text }” is not a power. Is it { $power }? Correct the headings in the file and import it again.
import-sheets-players-below-powers = row { $row } has a column for each power, and the rows are players, so no cell says which board a game was on. Give the sheet a row for each player and game, with the headings Round, Board, Power, Player and Centres, and import it again.
# $cell is a cell: “B4”.
import-sheets-cells-are-boards = { $cell } and other cells hold the seven players of a board. Write each player into a cell of its own: in a row for each power, or in columns with the names of the powers as headings, such as Board, Austria, England, France …
import-sheets-powers-of-rounds-without-boards = this sheet says the power of each player in each round, but not the board. Write board, power and centres of each game into one cell, such as “A Austria 7”, or into columns beside each other on one sheet, with headings such as “R1 Board”, “R1 Power” and “R1 SC”, and import the file again.
# $sheets are names of sheets, quoted: “Powers” and “Boards”.
import-sheets-games-on-several-sheets = the sheets { $sheets } have a row for each player and a column for each round, and only together they say a game. Write board, power and centres of each game into one cell, such as “A Austria 7”, or into columns beside each other on one sheet, with headings such as “R1 Board”, “R1 Power” and “R1 SC”, and import the file again.

## Lists that do not say which board a row belongs to. $row is the number of the row of headings.

# $count is the number of rows.
# $count (Number)
import-sheets-list-without-boards = the { $count } rows below row { $row } have a power each, but no column says which board a row belongs to, and the rows are not in groups of the seven powers. Give the list a column “Board”, or sort it by boards.
# The same for a list without counts. “Players” is the name of a tab.
# $count (Number)
import-sheets-list-without-boards-of-sign-ups = the { $count } rows below row { $row } have a power each, but no column says which board a row belongs to, and the rows are not in groups of the seven powers. Give the list a column “Board”, or sort it by boards. If these are players who sign up, with the powers that they would like, copy their names and paste them on the tab “Players”.
import-sheets-mixed-boards = no column says which board a row belongs to. In the order of the rows, each seven are the seven powers, but these boards do not have 34 centres each, and all of them together do: the rows of several boards are mixed. Give the list a column “Board”, or sort it by boards, and import it again.

## Sheets that are not read although something is known of them.

import-sheets-layout-does-not-need-it = the layout says that this sheet is not needed.
import-sheets-empty-form = the boards on this sheet are an empty form: they have neither players nor counts.
# $sheets are names of sheets, quoted: “Round 1” or “Round 2”.
import-sheets-layout-is-for-other-sheets = a table of the layout is on this sheet, but the layout reads such tables only on sheets named { $sheets }. Rename the sheet in the file, or add its name to the sheets of the table in the recipe.
# $headings are headings, quoted: “Player” and “SC”.
import-sheets-row-lacks-headings = no table of the layout is on this sheet: row { $row } has headings of the layout, but not { $headings }.
# $column is the letter of the column.
import-sheets-column-lacks-headings = no table of the layout is on this sheet: column { $column } has headings of the layout, but not { $headings }.
import-sheets-no-headings-of-layout = no table of the layout is on this sheet: none of its headings is there.
import-sheets-second-list-of-names = this is a list of names, and another sheet has the list of the players. If these people are players, add them to that list in the file, or to the list of players after the import.
import-sheets-hidden-beside-boards = this sheet is hidden in the file, and the visible sheets hold boards, so it is not read. If its results count, show the sheet in the file and import it again.
import-sheets-other-standings-kept = these are standings, but another sheet has standings with at least as many rounds, and one table is kept.
# In a workbook that Topboard wrote.
import-sheets-no-sheet-of-topboard = this is not a sheet that Topboard writes.

## How a sheet is read.

# $sheet is the name of another sheet.
import-sheets-parts-of-games = parts of the games that are on “{ $sheet }”.
# $what says what was recognised, in a whole sentence; $players is the sentence about a list of players on the same sheet.
import-sheets-beside-them = { $what } Beside them: { $players }
# $sheet is the name of the sheet, which says that it is a template.
import-sheets-template-with-players = the sheet is called “{ $sheet }”, and its boards have players. They are read as results. If they are an example, delete the sheet and import the file again.
# It stands alone, below the rules.
import-sheets-standings-without-boards = The file holds standings but no boards, so Topboard cannot compute standings to compare. The standings are kept as printed.

## A book of Topboard that is added to another one.

# “Ladder” is the name of a tab.
import-sheets-ladder-not-added = the ladder of this book and its result lists are not added. Add the lists on the Ladder tab.
# A journal is the file in which changes are that are not saved yet.
# $count (Number)
import-sheets-unsaved-changes = { $count ->
    [one] { $count } change is in the journal of this book and not in its file yet. Open the book, save it and import it again.
   *[other] { $count } changes are in the journal of this book and not in its file yet. Open the book, save it and import it again.
}

## Files for a ladder, a table over many events. $rules is the name of rules. $file is the name of the file.

# The words of the headings are typed so.
import-sheets-no-list-of-results = no row of headings was found with a player and a place, such as: Place, Player, Games.
import-sheets-no-results-for-ladder = “{ $file }” brings no results, so it was not added: no list or board in it has a player with a result. Check its headings, such as Place, Player, Games, and add it again.
# $list is the name of a result list.
import-sheets-list-without-player = “{ $list }” has no player, so it was not added.
# $reason says how the rules were found; it goes on after the comma.
import-sheets-scored-by-likely-rules = The file names no rules. Its boards are scored by { $rules }, { $reason }.
# The same, where they are not certain.
import-sheets-scored-by-doubtful-rules = The file names no rules. Its boards are scored by { $rules }, { $reason }. Import it as a book, and choose its rules there.
# $of-league is the name of the rules of the league.
import-sheets-league-has-own-rules = The rules of the book are { $rules }. The league scores its boards by { $of-league }.
