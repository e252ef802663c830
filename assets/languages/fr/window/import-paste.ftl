# What the panel of a pasted block says: a block of cells from the clipboard that is pasted on the sheet of a round, or on the list of
# players. Nothing is in the book before the director accepts it.
#
# A seat is a power on a board with its player. A count is the number of the centres of a power. The cursor is the selected cell.

## How the rows of the block found their place: the line above the preview.

# $count (Number)
import-paste-rows-find-seats = { $count ->
    [one] { $count } ligne trouve son siège d’après le pays.
   *[other] { $count } lignes trouvent leur siège d’après le pays.
}
# $rows (Number)
# $boards (Number)
import-paste-rows-find-seats-on-boards = { $rows ->
        [one] { $rows } ligne trouve son siège d’après le pays
       *[other] { $rows } lignes trouvent leur siège d’après le pays
    }, à { $boards ->
        [one] { $boards } table
       *[other] { $boards } tables
    }.
# $count (Number)
import-paste-rows-find-seats-by-players = { $count ->
    [one] { $count } ligne trouve son siège d’après le nom du joueur.
   *[other] { $count } lignes trouvent leur siège d’après les noms des joueurs.
}
# The rows go to the powers one after the other. $power is the power of the first row, $board the name of the board: “A”.
# $count (Number)
import-paste-rows-in-order-from-power-of-board = { $count ->
    [one] Le bloc ne nomme pas de pays. { $count } ligne dans l’ordre à partir de : { $power }, table { $board }.
   *[other] Le bloc ne nomme pas de pays. { $count } lignes dans l’ordre à partir de : { $power }, table { $board }.
}
# $count (Number)
import-paste-rows-in-order-from-power = { $count ->
    [one] Le bloc ne nomme pas de pays. { $count } ligne dans l’ordre à partir de : { $power }.
   *[other] Le bloc ne nomme pas de pays. { $count } lignes dans l’ordre à partir de : { $power }.
}
# $count (Number)
import-paste-rows-in-order-of-board = { $count ->
    [one] Le bloc ne nomme pas de pays. { $count } ligne dans l’ordre à partir de la table { $board }.
   *[other] Le bloc ne nomme pas de pays. { $count } lignes dans l’ordre à partir de la table { $board }.
}
# $count (Number)
import-paste-rows-in-order = { $count ->
    [one] Le bloc ne nomme pas de pays. { $count } ligne dans l’ordre.
   *[other] Le bloc ne nomme pas de pays. { $count } lignes dans l’ordre.
}
# A row of seven counts. The powers are in the usual order.
import-paste-counts-of-row = Les nombres de la ligne vont aux pays, de l’Autriche à la Turquie.
# $count (Number)
import-paste-counts-of-rows = Les nombres de chaque ligne vont aux pays, de l’Autriche à la Turquie, à { $count } tables.
# The list of players.
# $count (Number)
import-paste-rows-name-players = { $count ->
    [one] { $count } ligne nomme un joueur.
   *[other] { $count } lignes nomment des joueurs.
}
import-paste-is-copy-of-rows = Le bloc est une copie de ces lignes de la liste.
import-paste-rows-go-to-players = Le bloc ne nomme pas de joueurs, ses lignes vont donc aux joueurs à partir du curseur.
import-paste-names-become-sit-outs = Les noms forment une liste de joueurs exempts.

## Why the block is not read: the same line.

# “Ctrl+I” is the key of the command that imports a file.
import-paste-too-large = Le bloc a bien plus de cellules que cette feuille. Enregistrez-le dans un fichier et importez ce fichier (Ctrl+I).
import-paste-no-powers-and-no-row = Le bloc ne nomme pas de pays, ses lignes vont donc aux sièges à partir du curseur. Placez le curseur sur la ligne d’un pays et collez de nouveau.
# $named is the round that the block names, $round that of the sheet: “Round 2”.
import-paste-names-another-round = Le bloc nomme une autre ronde ({ $named }) que celle de cette feuille ({ $round }). Collez-le sur la feuille de sa ronde.
# $count is not seven.
# $count (Number)
import-paste-wrong-number-of-counts = Il y a { $count } nombres pour 7 pays.
# $row is the number of the row.
# $count (Number)
import-paste-wrong-number-of-counts-in-row = La ligne { $row } a { $count } nombres pour 7 pays.
# $count is the number of boards.
# $count (Number)
import-paste-fewer-boards-follow = Le bloc a les nombres de centres de { $count } tables, et il y a moins de tables à partir du curseur. Ajoutez d’abord les tables.

## What else the director should know.

# “Ã¼” is what another program makes of “ü”.
import-paste-letters-mended = Des lettres qu’un autre programme avait mal lues sont réparées, comme « Ã¼ » en « ü ».
# $count (Number)
import-paste-figures-not-pasted = { $count ->
    [one] { $count } valeur n’est pas collée, parce que Topboard la calcule.
   *[other] { $count } valeurs ne sont pas collées, parce que Topboard les calcule.
}
# $count (Number)
import-paste-sums-not-pasted = { $count ->
    [one] { $count } ligne de sommes n’est pas collée.
   *[other] { $count } lignes de sommes ne sont pas collées.
}
# A sum below the counts of a board, such as “Total – 34”.
# $count (Number)
import-paste-sums-agree = { $count ->
    [one] { $count } total a été lu et correspond aux nombres.
   *[other] { $count } totaux ont été lus et correspondent aux nombres.
}
# Lines of an earlier mail in an answer. They begin with “>”.
# $count (Number)
import-paste-quoted-lines-left-out = { $count ->
    [one] { $count } ligne citée d’un message précédent est laissée de côté.
   *[other] { $count } lignes citées d’un message précédent sont laissées de côté.
}
# $row is the number of the row, $sum the sum of its counts.
import-paste-counts-make-sum = La somme de la ligne { $row } est { $sum }, et une table a 34 centres.
# $text is the text of a cell, $value the number that is entered.
import-paste-text-is-read-as = « { $text } » est lu comme { $value }.

## Why a cell or a row has no place. The line begins with the row and its text; the program writes the first letter large.

import-paste-counts-make-another-sum = les centres au-dessus font { $sum }.
import-paste-is-no-year = ce n’est pas une année.
# $heading is the heading of the column in the block.
import-paste-sheet-lacks-column = la feuille n’a pas de colonne « { $heading } ».
import-paste-another-column-has-centres = une autre colonne a les centres finaux, « { $heading } » n’est donc pas collé.
import-paste-right-of-last-column-of-board = cette cellule est à droite de la dernière colonne de la table.
import-paste-unclear-column-of-sheet = rien ne dit de quelle colonne de la feuille il s’agit. Ajoutez un en-tête au-dessus.
import-paste-unclear-column-needs-heading = rien ne dit de quelle colonne il s’agit. Ajoutez un en-tête au-dessus.
import-paste-unclear-column = rien ne dit de quelle colonne il s’agit.
import-paste-two-columns-of-names = le bloc a deux colonnes de noms.
# $round is the round of the sheet: “Round 2”.
import-paste-board-of-another-round = cette table n’est pas de cette ronde ({ $round }). Collez-la sur la feuille de sa ronde.
# $board is the name of a board: “A”.
import-paste-board-twice = le bloc a deux fois la table { $board }. La première est collée.
import-paste-no-part-of-known-board = cette cellule ne fait pas partie d’une table que Topboard connaisse.
# $why is a whole sentence that says what is wrong with a cell: “ “Spain” is not a power.”
import-paste-row-of-unknown-power = { $why } Sa ligne n’est pas collée. Corrigez le pays dans le bloc, ou collez les valeurs sans le pays à côté de leur pays.
import-paste-cell-not-pasted = { $why } Cette cellule n’est pas collée.
# $round is the name of a round: “3”, “Final”.
import-paste-row-of-another-round = ce résultat est d’une autre ronde ({ $round }). Collez-le sur la feuille de cette ronde.
import-paste-power-and-no-player = c’est le nom d’un pays et non d’un joueur.
import-paste-name-at-no-seat = les autres lignes vont aux sièges de leurs joueurs, et ce nom n’est à aucun siège de la ronde, ou figure déjà dans une ligne au-dessus. Corrigez le nom, ou placez d’abord le joueur.
import-paste-text-beside-board-unknown = ce texte à côté du nom d’une table n’est pas compris.
import-paste-text-after-board-unknown = ce texte après le nom d’une table n’est pas compris.
import-paste-no-power-of-board = ce n’est pas un pays de la table.
import-paste-row-names-no-power = la ligne ne nomme pas de pays.
# $text is the text of a cell.
import-paste-text-is-no-power = « { $text } » n’est pas un pays.
# $power is a power.
import-paste-power-twice = le bloc a deux fois le même pays à cette table ({ $power }). La première ligne est collée.
# The list of players.
import-paste-row-names-no-player = la ligne ne nomme pas de joueur.
import-paste-no-player-in-row = il n’y a pas de joueur sur cette ligne.
import-paste-sentence-and-no-name = c’est une phrase et non un nom.
# A mark in the column of a round that is neither “yes” nor “no”. $round is the number of the round.
import-paste-unclear-mark-of-round = cela ne dit pas si le joueur est là à la ronde { $round }.
import-paste-list-lacks-column = la liste des joueurs n’a pas de colonne « { $heading } ».
import-paste-column-without-heading = sa colonne n’a pas d’en-tête.
import-paste-right-of-last-column = cette cellule est à droite de la dernière colonne.
