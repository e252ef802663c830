# What a director says about the columns of an imported file, and why it cannot be taken. A recipe is the text of a layout, which is kept for
# the next file of this shape. Its notation is English: “power”, “player”, “centres”, “round” and “board” are parts of a table, in a
# recipe in braces: {power}. These words, and the options and keys, stay as they are.

## What a director has pointed out so far: lines of a list.

# $sheet is the name of a sheet.
import-recipes-sheet-not-needed = La feuille « { $sheet } » est inutile.
# $word is a word of the file, $meaning what it means in the notation: “Turkey”, “player”.
import-recipes-word-means = « { $word } » signifie { $meaning }.
# A title above a board. $title is a pattern: “Board {board}”.
import-recipes-titles-are-like = Forme des titres : « { $title } ».
# $part is what the column holds, in the notation: “player”, or “not needed”. $column is the letter of a column, $row the number of a
# row, $heading a heading.
import-recipes-column-without-heading-holds = La colonne sans en-tête : { $part }.
import-recipes-column-holds = Colonne { $column } : { $part }.
import-recipes-row-holds = Ligne { $row } : { $part }.
import-recipes-column-after-holds = La colonne après « { $heading } » : { $part }.
import-recipes-row-below-holds = La ligne sous « { $heading } » : { $part }.
import-recipes-column-of-heading-holds = « { $heading } » : { $part }.
import-recipes-not-needed = inutile

## Why a choice cannot be taken. $cell is a cell: “C4”.

# $heading is the heading of the column, or the name of a column or a row without a heading: “column C”.
import-recipes-no-year = « { $heading } » n’a pas d’année. Une colonne de centres par année doit avoir l’année dans son en-tête, comme 1901 ou « Fall 05 ».
# $line is the name of a column or a row: “column C”.
import-recipes-no-heading = { $line } : pas d’en-tête, ni de colonne avec un en-tête juste avant. Écrivez un en-tête dans le fichier et réimportez-le.
import-recipes-column = colonne { $column }
import-recipes-row = ligne { $row }
import-recipes-is-title = { $cell } est un titre au-dessus d’un tableau. Un titre peut nommer une table, une ronde ou un joueur, ou être inutile.
import-recipes-is-blank = { $cell } est vide. Choisissez une cellule du tableau.
# U is a key.
import-recipes-block-without-powers = Aucune colonne du bloc sélectionné ne contient des pays. Sélectionnez les cellules d’une table, avec ses pays, ou indiquez avec U le sens des mots qui désignent les pays.

## Why the text of a recipe cannot be used. The program writes the first letter large where it stands alone, and adds the full stop.

# $error is a technical remark in English.
import-recipes-is-no-layout = ce n’est pas une disposition : { $error }
# $part is a text in braces, $parts the known ones: “{power}, {player}”. A brace is written {"{"} or {"}"}.
import-recipes-unknown-part = « { $part } » n’est pas un élément d’un tableau. Les éléments sont { $parts } ; écrivez-les entre accolades, comme « {"{"}power{"}"} {"{"}centres{"}"} »
# $part is a part in braces, $allowed those that can stand there.
import-recipes-part-in-name-of-sheet = « { $part } » ne peut pas être dans le nom d’une feuille. Sont admis : { $allowed }
import-recipes-part-in-title = « { $part } » ne peut pas être dans un titre. Sont admis : { $allowed }
import-recipes-part-in-heading = « { $part } » ne peut pas être dans un en-tête. Sont admis : { $allowed }
import-recipes-part-in-cell = « { $part } » ne peut pas être dans une cellule. Sont admis : { $allowed }
# $table is the number of the table.
import-recipes-no-column-of-powers = le tableau { $table } de la disposition n’a pas de colonne avec {"{"}power{"}"}, aucun siège ne peut donc être lu
import-recipes-is-no-word = écrivez un mot et son sens avec « = » entre les deux, comme « Tyrkia = Turkey »
# $meaning is what somebody wrote, $parts the known parts: “power, player”.
import-recipes-unknown-meaning = « { $meaning } » n’est pas un sens possible. Les sens possibles sont les sept pays et { $parts }

## Words that only the whole file explains.

# $meanings are words of the file with their powers: “V” as Austria and “Z” as England.
import-recipes-words-for-powers = sept mots désignent les sept pays, et une seule façon de les comprendre laisse un mot à chaque pays. Voici ce qui est lu : { $meanings }. Si c’est faux, écrivez les noms des pays dans le fichier et réimportez-le.
import-recipes-misspelt-powers = certains noms de puissances sont mal écrits. On lit : { $meanings }. Si c’est faux, corrigez les noms dans le fichier et importez-le de nouveau.
import-recipes-legend-for-powers = le fichier dit ce que signifient ses abréviations des pays. Voici ce qui est lu : { $meanings }. Si c’est faux, écrivez les noms des pays dans le fichier et réimportez-le.
# One of these words. $power is a power.
import-recipes-word-as-power = « { $word } » pour { $power }
