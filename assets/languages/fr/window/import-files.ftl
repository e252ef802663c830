# What the reader of a file has to say about a sheet: cells that could not be read, and what it does not read, such as pictures. A line
# stands behind the name of the sheet and gets its full stop from the program: “Round 1: 2 pictures are on this sheet. They are not
# read; if they show results, type them.” So the first word has a small letter, and the last sentence has NO full stop.
#
# “The file” is the imported workbook, text or web page. A sheet is a table in it.

## Cells that could not be read. $cell is a cell, “C14”. $error is a technical remark in English.

# A sheet of Excel that is no table.
import-files-sheet-without-cells = c’est un graphique, une macro ou un dialogue, pas une feuille de cellules ; rien n’y a été lu
import-files-sheet-unreadable = cette feuille n’a pas pu être lue ({ $error }) ; ouvrez le fichier dans votre tableur, enregistrez une copie en .xlsx et importez la copie
# Everything behind the cell could not be read.
import-files-sheet-unreadable-after = cette feuille n’a pas pu être lue après { $cell } ({ $error }) ; ouvrez le fichier dans votre tableur, enregistrez une copie et importez la copie
import-files-sheet-unreadable-at-all = rien n’a pu être lu sur cette feuille ({ $error }) ; ouvrez le fichier dans votre tableur, enregistrez une copie et importez la copie
# A formula of the sheet has an error. $text is what Excel shows: “#SPILL!”.
import-files-cell-after-has-error = la cellule après { $cell } contient l’erreur « { $text } » et n’a pas été lue ; saisissez sa valeur dans la cellule et réimportez le fichier
import-files-first-cell-has-error = la première cellule de la feuille contient l’erreur « { $text } » et n’a pas été lue ; saisissez sa valeur dans la cellule et réimportez le fichier
# A workbook keeps its texts in a list. $count is two or more.
import-files-cell-after-without-text = la cellule après { $cell } renvoie à un texte qui n’est pas dans le classeur, et n’a pas été lue. Le fichier est endommagé : ouvrez-le dans votre tableur, saisissez ce qui manque, enregistrez-le et réimportez-le
import-files-first-cell-without-text = la première cellule de la feuille renvoie à un texte qui n’est pas dans le classeur, et n’a pas été lue. Le fichier est endommagé : ouvrez-le dans votre tableur, saisissez ce qui manque, enregistrez-le et réimportez-le
# $count (Number)
import-files-cells-after-without-text = { $count } cellules renvoient à des textes qui ne sont pas dans le classeur, et n’ont pas été lues ; la première suit { $cell }. Le fichier est endommagé : ouvrez-le dans votre tableur, saisissez ce qui manque, enregistrez-le et réimportez-le
# $count (Number)
import-files-first-cells-without-text = { $count } cellules renvoient à des textes qui ne sont pas dans le classeur, et n’ont pas été lues ; la première est au début de la feuille. Le fichier est endommagé : ouvrez-le dans votre tableur, saisissez ce qui manque, enregistrez-le et réimportez-le
# $row and $column are numbers, the last row and the last column that a sheet can have.
import-files-cells-beyond-sheet = les cellules au-delà de la ligne { $row } ou de la colonne { $column } ont été laissées de côté

## What a sheet has beside its cells.

# $rows are numbers of rows: “3”, “3, 5–7 and 9”. $count is how many rows they are.
# $count (Number)
import-files-hidden-rows = { $count ->
    [one] la ligne { $rows } est masquée dans le fichier, et lue comme les autres. Si des résultats masqués ne comptent pas, supprimez-les dans le fichier et réimportez-le
   *[other] les lignes { $rows } sont masquées dans le fichier, et lues comme les autres. Si des résultats masqués ne comptent pas, supprimez-les dans le fichier et réimportez-le
}
# A filter of the spreadsheet program hides the rows.
# $count (Number)
import-files-filtered-rows = { $count ->
    [one] la ligne { $rows } est masquée par un filtre dans le fichier, et lue comme les autres. Si des résultats masqués ne comptent pas, supprimez-les dans le fichier et réimportez-le
   *[other] les lignes { $rows } sont masquées par un filtre dans le fichier, et lues comme les autres. Si des résultats masqués ne comptent pas, supprimez-les dans le fichier et réimportez-le
}
# $columns are letters of columns: “C”, “C, E–G and K”. $count is how many columns they are.
# $count (Number)
import-files-hidden-columns = { $count ->
    [one] la colonne { $columns } est masquée dans le fichier, et lue comme les autres. Si des résultats masqués ne comptent pas, supprimez-les dans le fichier et réimportez-le
   *[other] les colonnes { $columns } sont masquées dans le fichier, et lues comme les autres. Si des résultats masqués ne comptent pas, supprimez-les dans le fichier et réimportez-le
}
# A comment is a note at a cell. $comments are cells with their comments: C14 “left early”, C20 “ask Ann”.
# $count (Number)
import-files-comments = { $count ->
    [one] { $count } cellule a un commentaire, qui n’est pas lu : { $comments }. Saisissez à la main ce qui compte
   *[other] { $count } cellules ont des commentaires, qui ne sont pas lus : { $comments }. Saisissez à la main ce qui compte
}
# $count (Number)
import-files-pictures = { $count ->
    [one] il y a { $count } image sur cette feuille. Elle n’est pas lue ; si elle montre des résultats, saisissez-les
   *[other] il y a { $count } images sur cette feuille. Elles ne sont pas lues ; si elles montrent des résultats, saisissez-les
}
import-files-sheet-is-cut = un texte de cette feuille dépasse 1 Mo, et ce qui le suit n’est pas examiné : lignes masquées, commentaires, images. Cherchez-les dans votre tableur
# A raised mark is a small digit behind a text. $cells are cells with their marks: C4 “1”, C7 “2”.
# $count (Number)
import-files-raised-marks = { $count ->
    [one] { $count } cellule a une petite marque en exposant : { $cells }. Elle est prise pour un appel de note, et ne fait pas partie du nom ou du nombre. Saisissez à la main ce que dit la note
   *[other] { $count } cellules ont de petites marques en exposant : { $cells }. Elles sont prises pour des appels de note, et ne font pas partie des noms ou des nombres. Saisissez à la main ce que disent les notes
}
# A merged cell covers several cells. $cells are cells with their texts: C4 “Ann”, C7 “Ben”.
# $count (Number)
import-files-covered-cells = { $count ->
    [one] { $count } cellule est sous une cellule fusionnée, où personne ne la voit, et n’est pas lue : { $cells }. Si le texte compte, défusionnez les cellules dans le fichier et réimportez-le
   *[other] { $count } cellules sont sous des cellules fusionnées, où personne ne les voit, et ne sont pas lues : { $cells }. Si le texte compte, défusionnez les cellules dans le fichier et réimportez-le
}
# A cell with its text, as these lists name it. $cell is “C4”.
import-files-cell-and-text = { $cell } « { $text } »

## Texts.

# A quotation mark (") begins a text and nothing closes it. $row is the number of the row.
import-files-open-quote = la ligne { $row } a un guillemet qui n’est pas fermé. Le guillemet est ignoré, et chaque ligne de texte en dessous est lue comme une ligne du tableau. Vérifiez la ligne { $row } ; si une de ses cellules doit continuer sur les lignes suivantes, fermez le guillemet dans le fichier et réimportez-le
# $rows are numbers of rows: “3 and 7”, “3, 7, 9, 12, 14, 15 and 20 other rows”.
import-files-open-quotes = les lignes { $rows } ont des guillemets qui ne sont pas fermés. Les guillemets sont ignorés, et chaque ligne de texte en dessous est lue comme une ligne du tableau. Vérifiez ces lignes ; si une cellule doit continuer sur les lignes suivantes, fermez son guillemet dans le fichier et réimportez-le
# The end of such a list.
# $count (Number)
import-files-other-rows = { $count } autres lignes
# An old encoding, in which a byte may be one letter or another. $encoding is its name: “Windows-1250 (Central European)”.
import-files-letters-read-as = les lettres sont lues en { $encoding }, parce qu’elles ne forment des mots qu’ainsi. Si des noms sont faux, enregistrez le fichier en UTF-8 et réimportez-le

## Web pages. A list of choices is a field of a page in which somebody chooses one of several words.

# $count (Number)
import-files-lists-without-choice = { $count ->
    [one] le fichier ne dit pas ce qui est choisi dans { $count } liste déroulante de la page, et sa cellule est vide. Un navigateur enregistre une page sans ce qui y a été choisi ; copiez plutôt le tableau depuis le navigateur
   *[other] le fichier ne dit pas ce qui est choisi dans { $count } listes déroulantes de la page, et leurs cellules sont vides. Un navigateur enregistre une page sans ce qui y a été choisi ; copiez plutôt le tableau depuis le navigateur
}
# $count is the number of rows and cells.
import-files-hidden-in-page = des lignes et des cellules des tableaux de la page sont masquées ({ $count }), et ne sont pas lues. Si des résultats masqués comptent, affichez-les dans le navigateur et copiez-y le tableau
import-files-is-web-page = ce fichier est une page web (HTML) ; ses tableaux et le texte entre eux sont lus comme une seule feuille. S’il manque quelque chose, ouvrez la page dans votre tableur, enregistrez-la en .xlsx et importez ce fichier-là

## Pages of games on the web.

# $count is how many powers are in the draw. A draw is a game that ended without a winner.
# $count (Number)
import-files-draw-between-whom = la page dit que la partie a fini par un nul, mais pas entre qui. Les { $count } pays qui ont des centres sont tous inclus dans le nul ; corrigez la colonne « nul » après l’importation si ce n’est pas le cas
# $turn is the turn that the page shows, in English: “Spring 1905”. $year is a year.
import-files-game-goes-on = cette partie continue : la page montre { $turn }. Ses centres sont ceux d’après { $year }, et non un résultat ; réimportez la page quand la partie est finie
# One of these two about the game of this name.
import-files-about-game = « { $game } » : { $problem }

## The names of encodings.

import-files-encoding-windows-1252 = Windows-1252 (Europe occidentale)
import-files-encoding-windows-1250 = Windows-1250 (Europe centrale)
import-files-encoding-windows-1251 = Windows-1251 (cyrillique)
import-files-encoding-windows-1253 = Windows-1253 (grec)
import-files-encoding-windows-1254 = Windows-1254 (turc)
import-files-encoding-windows-1257 = Windows-1257 (balte)
import-files-encoding-mac-roman = Mac Roman
import-files-encoding-code-page-850 = page de codes 850 (DOS)
import-files-encoding-code-page-852 = page de codes 852 (DOS, Europe centrale)
import-files-encoding-code-page-866 = page de codes 866 (DOS, cyrillique)
import-files-encoding-code-page-857 = page de codes 857 (DOS, turc)
import-files-encoding-code-page-737 = page de codes 737 (DOS, grec)
