# What a director says about the columns of an imported file, and why it cannot be taken. A recipe is the text of a layout, which is kept for
# the next file of this shape. Its notation is English: “power”, “player”, “centres”, “round” and “board” are parts of a table, in a
# recipe in braces: {power}. These words, and the options and keys, stay as they are.

## What a director has pointed out so far: lines of a list.

# $sheet is the name of a sheet.
import-recipes-sheet-not-needed = Blatt „{ $sheet }“ ist unnötig.
# $word is a word of the file, $meaning what it means in the notation: “Turkey”, “player”.
import-recipes-word-means = „{ $word }“ bedeutet { $meaning }.
# A title above a board. $title is a pattern: “Board {board}”.
import-recipes-titles-are-like = Titel sehen so aus: „{ $title }“.
# $part is what the column holds, in the notation: “player”, or “not needed”. $column is the letter of a column, $row the number of a
# row, $heading a heading.
import-recipes-column-without-heading-holds = Spalte ohne Überschrift: { $part }.
import-recipes-column-holds = Spalte { $column }: { $part }.
import-recipes-row-holds = Zeile { $row }: { $part }.
import-recipes-column-after-holds = Spalte nach „{ $heading }“: { $part }.
import-recipes-row-below-holds = Zeile unter „{ $heading }“: { $part }.
import-recipes-column-of-heading-holds = „{ $heading }“: { $part }.
import-recipes-not-needed = unnötig

## Why a choice cannot be taken. $cell is a cell: “C4”.

# $heading is the heading of the column, or the name of a column or a row without a heading: “column C”.
import-recipes-no-year = „{ $heading }“ nennt kein Jahr. Eine Spalte mit den Zentren eines Jahres braucht das Jahr in der Überschrift, etwa 1901 oder „Fall 05“.
# $line is the name of a column or a row: “column C”.
import-recipes-no-heading = { $line } hat keine Überschrift und direkt davor keine Spalte mit Überschrift. Schreiben Sie eine Überschrift in die Datei, und importieren Sie die Datei noch einmal.
import-recipes-column = Spalte { $column }
import-recipes-row = Zeile { $row }
import-recipes-is-title = { $cell } ist ein Titel über einer Tabelle. Ein Titel kann ein Brett, eine Runde oder einen Spieler nennen, oder er ist unnötig.
import-recipes-is-blank = { $cell } ist leer. Wählen Sie eine Zelle der Tabelle.
# U is a key.
import-recipes-block-without-powers = Keine Spalte des ausgewählten Blocks enthält Länder. Wählen Sie die Zellen eines Bretts samt seinen Ländern aus, oder sagen Sie mit U, was die Wörter für die Länder bedeuten.

## Why the text of a recipe cannot be used. The program writes the first letter large where it stands alone, and adds the full stop.

# $error is a technical remark in English.
import-recipes-is-no-layout = das ist kein Layout: { $error }
# $part is a text in braces, $parts the known ones: “{power}, {player}”. A brace is written {"{"} or {"}"}.
import-recipes-unknown-part = „{ $part }“ ist kein Teil einer Tabelle. Die Teile sind { $parts }; schreiben Sie sie in geschweiften Klammern, etwa „{"{"}power{"}"} {"{"}centres{"}"}“
# $part is a part in braces, $allowed those that can stand there.
import-recipes-part-in-name-of-sheet = „{ $part }“ kann nicht im Namen eines Blatts stehen. Möglich sind { $allowed }
import-recipes-part-in-title = „{ $part }“ kann nicht in einem Titel stehen. Möglich sind { $allowed }
import-recipes-part-in-heading = „{ $part }“ kann nicht in einer Überschrift stehen. Möglich sind { $allowed }
import-recipes-part-in-cell = „{ $part }“ kann nicht in einer Zelle stehen. Möglich sind { $allowed }
# $table is the number of the table.
import-recipes-no-column-of-powers = Tabelle { $table } des Layouts hat keine Spalte mit {"{"}power{"}"}, daher lässt sich kein Sitzplatz lesen
import-recipes-is-no-word = schreiben Sie ein Wort und seine Bedeutung mit „=“ dazwischen, etwa „Tyrkia = Turkey“
# $meaning is what somebody wrote, $parts the known parts: “power, player”.
import-recipes-unknown-meaning = „{ $meaning }“ ist keine Bedeutung eines Worts. Die Bedeutungen sind die sieben Länder und { $parts }

## Words that only the whole file explains.

# $meanings are words of the file with their powers: “V” as Austria and “Z” as England.
import-recipes-words-for-powers = sieben Wörter stehen für die sieben Länder, und nur eine Zuordnung gibt jedem Land ein Wort. So wird gelesen: { $meanings }. Ist das falsch, schreiben Sie die Namen der Länder in die Datei, und importieren Sie die Datei noch einmal.
import-recipes-misspelt-powers = Einige Namen von Großmächten sind falsch geschrieben. Gelesen wird: { $meanings }. Wenn das falsch ist, die Namen in der Datei ändern und sie noch einmal importieren.
import-recipes-legend-for-powers = die Datei sagt, was ihre kurzen Wörter für die Länder bedeuten. So wird gelesen: { $meanings }. Ist das falsch, schreiben Sie die Namen der Länder in die Datei, und importieren Sie die Datei noch einmal.
# One of these words. $power is a power.
import-recipes-word-as-power = „{ $word }“ als { $power }
