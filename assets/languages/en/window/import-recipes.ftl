# What a director says about the columns of an imported file, and why it cannot be taken. A recipe is the text of a layout, which is kept for
# the next file of this shape. Its notation is English: “power”, “player”, “centres”, “round” and “board” are parts of a table, in a
# recipe in braces: {power}. These words, and the options and keys, stay as they are.

## What a director has pointed out so far: lines of a list.

# $sheet is the name of a sheet.
import-recipes-sheet-not-needed = Sheet “{ $sheet }” is not needed.
# $word is a word of the file, $meaning what it means in the notation: “Turkey”, “player”.
import-recipes-word-means = “{ $word }” means { $meaning }.
# A title above a board. $title is a pattern: “Board {board}”.
import-recipes-titles-are-like = Titles are like “{ $title }”.
# $part is what the column holds, in the notation: “player”, or “not needed”. $column is the letter of a column, $row the number of a
# row, $heading a heading.
import-recipes-column-without-heading-holds = The column without a heading: { $part }.
import-recipes-column-holds = Column { $column }: { $part }.
import-recipes-row-holds = Row { $row }: { $part }.
import-recipes-column-after-holds = The column after “{ $heading }”: { $part }.
import-recipes-row-below-holds = The row below “{ $heading }”: { $part }.
import-recipes-column-of-heading-holds = “{ $heading }”: { $part }.
import-recipes-not-needed = not needed

## Why a choice cannot be taken. $cell is a cell: “C4”.

# $heading is the heading of the column, or the name of a column or a row without a heading: “column C”.
import-recipes-no-year = “{ $heading }” has no year. A column of yearly centres needs the year in its heading, such as 1901 or “Fall 05”.
# $line is the name of a column or a row: “column C”.
import-recipes-no-heading = { $line } has no heading and no column with a heading directly before it. Write a heading into the file and import it again.
import-recipes-column = column { $column }
import-recipes-row = row { $row }
import-recipes-is-title = { $cell } is a title above a table. A title can name a board, a round or a player, or it is not needed.
import-recipes-is-blank = { $cell } is blank. Choose a cell of the table.
# U is a key.
import-recipes-block-without-powers = No column of the selected block holds powers. Select the cells of one board, with its powers, or say with U what the words for the powers mean.

## Why the text of a recipe cannot be used. The program writes the first letter large where it stands alone, and adds the full stop.

# $error is a technical remark in English.
import-recipes-is-no-layout = this is not a layout: { $error }
# $part is a text in braces, $parts the known ones: “{power}, {player}”. A brace is written {"{"} or {"}"}.
import-recipes-unknown-part = “{ $part }” is not a part of a table. The parts are { $parts }; write them in braces, such as “{"{"}power{"}"} {"{"}centres{"}"}”
# $part is a part in braces, $allowed those that can stand there.
import-recipes-part-in-name-of-sheet = “{ $part }” cannot be in the name of a sheet. There can be { $allowed }
import-recipes-part-in-title = “{ $part }” cannot be in a title. There can be { $allowed }
import-recipes-part-in-heading = “{ $part }” cannot be in a heading. There can be { $allowed }
import-recipes-part-in-cell = “{ $part }” cannot be in a cell. There can be { $allowed }
# $table is the number of the table.
import-recipes-no-column-of-powers = table { $table } of the layout has no column with {"{"}power{"}"}, so no seat can be read
import-recipes-is-no-word = write a word and its meaning with “=” between them, such as “Tyrkia = Turkey”
# $meaning is what somebody wrote, $parts the known parts: “power, player”.
import-recipes-unknown-meaning = “{ $meaning }” is no meaning of a word. The meanings are the seven powers and { $parts }

## Words that only the whole file explains.

# $meanings are words of the file with their powers: “V” as Austria and “Z” as England.
import-recipes-words-for-powers = seven words stand for the seven powers, and only one meaning of each leaves a word for every power. This is read: { $meanings }. If that is wrong, write the names of the powers into the file and import it again.
import-recipes-misspelt-powers = some names of powers are misspelt. This is read: { $meanings }. If that is wrong, correct the names in the file and import it again.
import-recipes-legend-for-powers = the file says what its short words for powers mean. This is read: { $meanings }. If that is wrong, write the names of the powers into the file and import it again.
# One of these words. $power is a power.
import-recipes-word-as-power = “{ $word }” as { $power }
