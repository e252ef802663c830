# The tables of the window, whose cells are typed into: messages, and names for a screen reader.

## The fill colours of cells. Use the words of assets/words for your language, because they can be typed too.

grid-yellow = jaune
grid-green = vert
grid-blue = bleu
grid-red = rouge
grid-violet = violet
grid-grey = gris

## Names for a screen reader.

# A table without a name of its own.
grid-sheet = Feuille
# $name is the name of a table: “Sheet”.
grid-cells-of = { $name }, cellules
# The field in which a cell is typed. $cell is “Round 1 Board A France draw”.
grid-editing = Saisie dans { $cell }
# What is said of a cell after its name and its text.
grid-just-changed = vient d’être modifié par une annulation ou un rétablissement
# $rank is the number of the column among those by which the table is sorted.
grid-sorted-as-number = Tri par cette colonne, rang { $rank }
grid-rows-are-filtered = Les lignes sont filtrées par cette colonne
grid-columns-are-hidden = Des colonnes sont masquées ici
# $new is the text that a pasted block would put into the cell.
grid-would-become = deviendrait « { $new } »

## Help under the mouse.

# The same, for a cell that is empty now, and for one with a text: $old.
grid-would-be-pasted = « { $new } » serait collé
grid-text-would-become = « { $old } » deviendrait « { $new } »
# The mark in a heading.
grid-filter-rows = Filtrer les lignes par les valeurs de cette colonne (Ctrl+Maj+L)

## Messages.

grid-cell-cannot-be-edited = Cette cellule ne peut pas être modifiée.
# Many cells were pasted, filled or emptied at once, and some of them are computed.
# $count (Number)
grid-cells-were-left = { $count ->
    [one] { $count } cellule ne peut pas être modifiée et reste telle quelle.
   *[other] { $count } cellules ne peuvent pas être modifiées et restent telles quelles.
}
# A pasted block is larger than the sheet.
# $count (Number)
grid-rows-did-not-fit = { $count ->
    [one] { $count } ligne dépassait de la feuille et n’a pas été collée.
   *[other] { $count } lignes dépassaient de la feuille et n’ont pas été collées.
}
# $count (Number)
grid-columns-did-not-fit = { $count ->
    [one] { $count } colonne dépassait de la feuille et n’a pas été collée.
   *[other] { $count } colonnes dépassaient de la feuille et n’ont pas été collées.
}
# $rows is “2 rows”, $columns “1 column”.
grid-rows-and-columns-did-not-fit = { $rows } et { $columns } dépassaient de la feuille et n’ont pas été collées.
grid-first-row-has-headings = La première ligne du bloc contient les en-têtes des colonnes et ne fait pas partie du tableau.
grid-no-row-above = Il n’y a pas de ligne au-dessus à recopier.
grid-no-column-to-left = Il n’y a pas de colonne à gauche à recopier.
grid-nothing-was-copied = Rien n’a été copié : les plages sélectionnées n’ont ni les mêmes lignes ni les mêmes colonnes. Copiez-les l’une après l’autre.
