# What a director says about the columns of an imported file, and why it cannot be taken. A recipe is the text of a layout, which is kept for
# the next file of this shape. Its notation is English: “power”, “player”, “centres”, “round” and “board” are parts of a table, in a
# recipe in braces: {power}. These words, and the options and keys, stay as they are.

## What a director has pointed out so far: lines of a list.

# $sheet is the name of a sheet.
import-recipes-sheet-not-needed = Il foglio «{ $sheet }» non serve.
# $word is a word of the file, $meaning what it means in the notation: “Turkey”, “player”.
import-recipes-word-means = «{ $word }» significa { $meaning }.
# A title above a board. $title is a pattern: “Board {board}”.
import-recipes-titles-are-like = I titoli sono come «{ $title }».
# $part is what the column holds, in the notation: “player”, or “not needed”. $column is the letter of a column, $row the number of a
# row, $heading a heading.
import-recipes-column-without-heading-holds = La colonna senza intestazione: { $part }.
import-recipes-column-holds = Colonna { $column }: { $part }.
import-recipes-row-holds = Riga { $row }: { $part }.
import-recipes-column-after-holds = La colonna dopo «{ $heading }»: { $part }.
import-recipes-row-below-holds = La riga sotto «{ $heading }»: { $part }.
import-recipes-column-of-heading-holds = «{ $heading }»: { $part }.
import-recipes-not-needed = non serve

## Why a choice cannot be taken. $cell is a cell: “C4”.

# $heading is the heading of the column, or the name of a column or a row without a heading: “column C”.
import-recipes-no-year = «{ $heading }» non ha un anno. Una colonna con i centri di un anno deve avere l’anno nell’intestazione, per esempio 1901 o «Fall 05».
# $line is the name of a column or a row: “column C”.
import-recipes-no-heading = { $line } non ha un’intestazione, e non ce l’ha neppure la colonna che la precede. Scrivere un’intestazione nel file e importarlo di nuovo.
import-recipes-column = colonna { $column }
import-recipes-row = riga { $row }
import-recipes-is-title = { $cell } è un titolo sopra una tabella. Un titolo può indicare un tavolo, un round o un giocatore, oppure non serve.
import-recipes-is-blank = { $cell } è vuota. Scegliere una cella della tabella.
# U is a key.
import-recipes-block-without-powers = Nessuna colonna del blocco selezionato contiene potenze. Selezionare le celle di un tavolo, con le sue potenze, o indicare con U che cosa significano le parole per le potenze.

## Why the text of a recipe cannot be used. The program writes the first letter large where it stands alone, and adds the full stop.

# $error is a technical remark in English.
import-recipes-is-no-layout = questa non è una disposizione: { $error }
# $part is a text in braces, $parts the known ones: “{power}, {player}”. A brace is written {"{"} or {"}"}.
import-recipes-unknown-part = «{ $part }» non è un elemento di una tabella. Gli elementi sono { $parts }; scriverli tra parentesi graffe, per esempio «{"{"}power{"}"} {"{"}centres{"}"}»
# $part is a part in braces, $allowed those that can stand there.
import-recipes-part-in-name-of-sheet = «{ $part }» non può stare nel nome di un foglio. Vi possono stare { $allowed }
import-recipes-part-in-title = «{ $part }» non può stare in un titolo. Vi possono stare { $allowed }
import-recipes-part-in-heading = «{ $part }» non può stare in un’intestazione. Vi possono stare { $allowed }
import-recipes-part-in-cell = «{ $part }» non può stare in una cella. Vi possono stare { $allowed }
# $table is the number of the table.
import-recipes-no-column-of-powers = la tabella { $table } della disposizione non ha una colonna con {"{"}power{"}"}, perciò non si può leggere alcun posto
import-recipes-is-no-word = scrivere una parola e il suo significato, separati da «=», per esempio «Tyrkia = Turkey»
# $meaning is what somebody wrote, $parts the known parts: “power, player”.
import-recipes-unknown-meaning = «{ $meaning }» non è il significato di una parola. I significati sono le sette potenze e { $parts }

## Words that only the whole file explains.

# $meanings are words of the file with their powers: “V” as Austria and “Z” as England.
import-recipes-words-for-powers = sette parole stanno per le sette potenze, e in un solo modo ogni potenza ha la sua parola. Si legge così: { $meanings }. Se è sbagliato, scrivere nel file i nomi delle potenze e importarlo di nuovo.
import-recipes-misspelt-powers = alcuni nomi di potenze sono scritti male. Si legge: { $meanings }. Se è sbagliato, correggere i nomi nel file e importarlo di nuovo.
import-recipes-legend-for-powers = il file dice che cosa significano le sue abbreviazioni delle potenze. Si legge così: { $meanings }. Se è sbagliato, scrivere nel file i nomi delle potenze e importarlo di nuovo.
# One of these words. $power is a power.
import-recipes-word-as-power = «{ $word }» come { $power }
