# The tables of the window, whose cells are typed into: messages, and names for a screen reader.

## The fill colours of cells. Use the words of assets/words for your language, because they can be typed too.

grid-yellow = gelb
grid-green = grün
grid-blue = blau
grid-red = rot
grid-violet = violett
grid-grey = grau

## Names for a screen reader.

# A table without a name of its own.
grid-sheet = Blatt
# $name is the name of a table: “Sheet”.
grid-cells-of = { $name }, Zellen
# The field in which a cell is typed. $cell is “Round 1 Board A France draw”.
grid-editing = Eingabe in { $cell }
# What is said of a cell after its name and its text.
grid-just-changed = gerade durch „Rückgängig“ oder „Wiederholen“ geändert
# $rank is the number of the column among those by which the table is sorted.
grid-sorted-as-number = Nach dieser Spalte sortiert, an { $rank }. Stelle
grid-rows-are-filtered = Die Zeilen sind nach dieser Spalte gefiltert
grid-columns-are-hidden = Hier sind Spalten ausgeblendet
# $new is the text that a pasted block would put into the cell.
grid-would-become = würde zu „{ $new }“

## Help under the mouse.

# The same, for a cell that is empty now, and for one with a text: $old.
grid-would-be-pasted = „{ $new }“ würde eingefügt
grid-text-would-become = „{ $old }“ würde zu „{ $new }“
# The mark in a heading.
grid-filter-rows = Zeilen nach den Werten dieser Spalte filtern (Strg+Umschalt+L)

## Messages.

grid-cell-cannot-be-edited = Diese Zelle lässt sich nicht bearbeiten.
# Many cells were pasted, filled or emptied at once, and some of them are computed.
# $count (Number)
grid-cells-were-left = { $count ->
    [one] { $count } Zelle lässt sich nicht bearbeiten und blieb unverändert.
   *[other] { $count } Zellen lassen sich nicht bearbeiten und blieben unverändert.
}
# A pasted block is larger than the sheet.
# $count (Number)
grid-rows-did-not-fit = { $count ->
    [one] { $count } Zeile hatte auf dem Blatt keinen Platz.
   *[other] { $count } Zeilen hatten auf dem Blatt keinen Platz.
}
# $count (Number)
grid-columns-did-not-fit = { $count ->
    [one] { $count } Spalte hatte auf dem Blatt keinen Platz.
   *[other] { $count } Spalten hatten auf dem Blatt keinen Platz.
}
# $rows is “2 rows”, $columns “1 column”.
grid-rows-and-columns-did-not-fit = { $rows } und { $columns } hatten auf dem Blatt keinen Platz.
grid-first-row-has-headings = Die erste Zeile des Blocks enthält die Überschriften der Spalten und gehört nicht in die Tabelle.
grid-no-row-above = Darüber ist keine Zeile, aus der sich etwas übernehmen lässt.
grid-no-column-to-left = Links davon ist keine Spalte, aus der sich etwas übernehmen lässt.
grid-nothing-was-copied = Nichts wurde kopiert: Die ausgewählten Bereiche haben weder dieselben Zeilen noch dieselben Spalten. Kopieren Sie sie einzeln nacheinander.
