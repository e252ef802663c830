# The window between reading a file and importing it: the file as a grid at the left, the boards that it becomes at the right.
# A key or a click says what a column, a row, a title or a sheet holds.

## The window.

# Title of the window. $file is a name of a file: “results.xlsx”.
import-window-title = Aperçu de l’importation : { $file }
# Said when the program is about to close.
import-window-not-in-book-yet = L’importation affichée dans le dialogue n’est pas encore dans le document.
# In the line of the status.
import-window-nothing-imported = rien n’a été importé
# Why the button “Import” cannot be pressed.
import-window-nothing-to-import = Il n’y a encore rien à importer. Indiquez d’abord ce que contiennent les colonnes, ou appuyez sur Échap.
import-window-file-is-being-read-again = Le fichier est en cours de relecture. Appuyez sur Entrée quand les tables sont là.
# + and - are keys.
import-window-answer-rounds-first = Le document contient peut-être déjà ces parties. Dites d’abord si les rondes sont les mêmes : + pour oui, - pour non.
# Heading at the left, for a file that is a book of Topboard itself and has no sheets.
import-window-own-book = Un document Topboard
import-window-own-book-is-added = Ses rondes, ses tables et ses joueurs sont ajoutés. Ce qui n’est pas ajouté est indiqué ici.
import-window-sheet-goes-on = La feuille continue ; seules ses premières lignes et colonnes sont montrées.
# Heading above the boards.
import-window-in-book-after-import = Dans le document après l’importation
# Below it. $counts is “1 round, 28 players”.
import-window-counts-of-file = Dans le fichier : { $counts }
# Heading above the boards, where the book has no rounds yet.
import-window-in-book = Dans le document
# What a screen reader calls the grid with a sheet of the file. $sheet is the name of the sheet.
import-window-sheet-grid = Feuille { $sheet }
# What a screen reader calls the grid with the boards.
import-window-boards-grid = Tables
# What follows explains the first: “Round 1: no powers were found”, “Warning: Round 1!C4”.
import-window-subject-and-text = { $subject } : { $text }
# What a job in the background does. $file is a name of a file.
import-window-reading-again = relecture de { $file }

## The grid with the boards. $power is a power (“Austria”), $board a board (“Round 1, board A”).

# Note at a cell whose value differs. $value is the value in the file, with its cell if it is known: “8 (Round 1!C4)”. $kept is the
# value in the book.
import-window-file-has-and-book-keeps = Le fichier a { $value }. Le document garde { $kept }.
# The same, where the cell is blank in the book.
import-window-file-has-and-book-keeps-blank = Le fichier a { $value }. Le document garde une cellule vide.
# Note at a cell whose value changes. $before is the value in the book, $now the value in the file.
import-window-file-replaces = Le document a { $before }. La valeur du fichier, { $now }, prend sa place.
import-window-no-player-found = Aucun joueur trouvé pour ce pays : { $power }.
import-window-no-centres-found = Aucun nombre de centres trouvé pour ce pays : { $power }.
# In the row of a board: the last year of the game. The room is narrow. $year is a year: “1908”.
import-window-ended = finie en { $year }
# In the row of a round. $round is its name: “Round 1”.
# $boards (Number)
# $players (Number)
# $counts (Number)
import-window-round-summary = { $round } : { $boards ->
        [one] { $boards } table
       *[other] { $boards } tables
    }, { $players ->
        [one] { $players } joueur placé
       *[other] { $players } joueurs placés
    }, { $counts ->
        [one] { $counts } nombre de centres
       *[other] { $counts } nombres de centres
    }

# The names of the cells, for a screen reader.
import-window-cell-of-board = Importation : { $board }
# The year in which the game ended.
import-window-cell-of-board-end = Importation : { $board } fin
# The sum of the centres.
import-window-cell-of-board-sum = Importation : { $board } somme
import-window-cell-of-power = Importation : { $board } { $power } pays
import-window-cell-of-player = Importation : { $board } { $power } joueur
import-window-cell-of-centres = Importation : { $board } { $power } centres
# The year of the elimination.
import-window-cell-of-elimination = Importation : { $board } { $power } élimination
import-window-cell-of-score = Importation : { $board } { $power } score

## The grid with a sheet of the file. $sheet is the name of the sheet. The names are for a screen reader.

import-window-sheet-corner = { $sheet }!coin
# $column is the letter of the column: “C”.
import-window-sheet-column = { $sheet }!colonne { $column }
# $row is the number of the row.
import-window-sheet-row = { $sheet }!ligne { $row }
# Below the grids, at the cell of the cursor: what it was taken for. $cell is “C4”, $column what the cell says about a seat
# (“centres”, “player”).
import-window-cell-is-of-seat = { $cell } : { $column }, { $power }, { $board }.
# The same for another cell. $role is what it was taken for: “heading”, “not understood”.
import-window-cell-is = { $cell } : { $role }.
# Stands after “C4: heading.” $meanings are one or more meanings: “the year 1909 or a name”.
import-window-cell-can-also-be = Autre sens possible : { $meanings }.
# Stands after “C4: not understood.” $key is a key: “U”.
import-window-key-says-meaning = { $key } permet d’indiquer le sens de son mot.

## The tabs of the sheets, and the encoding. $sheet is the name of a sheet.

import-window-sheet-hidden = { $sheet } (masquée)
import-window-sheet-not-needed = { $sheet } (inutile)
import-window-sheet-hidden-and-not-needed = { $sheet } (masquée, inutile)
# Label of a list of encodings. $key is a key: “E”.
import-window-encoding = Encodage ({ $key })
# After the list of encodings. $sample are texts of the file in this encoding.
import-window-such-as = par exemple { $sample }

## The bar that says what a column holds. What begins with “column C is” goes on with buttons: “player”, “centres” …

# $cell is a cell of the file: “C4”.
import-window-cell-is-title = { $cell } est un titre :
# $column is the letter of a column.
import-window-column-is = colonne { $column } :
# $row is the number of a row.
import-window-row-is = ligne { $row } :
# Button, on or off. The key stands before it: “Shift+X this sheet is not needed”. So with the next ones.
import-window-this-sheet-not-needed = cette feuille est inutile
# Button: the selected cells are a board.
import-window-block-is-board = le bloc sélectionné est une table
# Button, after that about this sheet: the name of the sheet is the round.
import-window-sheet-name-is-round = son nom est la ronde
# Button, on or off.
import-window-powers-not-in-file = pays absents du fichier
# Button: back to the layout that Topboard recognises.
import-window-read-as-recognised = lire comme reconnu
import-window-read-with-taught-words = Lu avec le sens des mots que vous avez indiqué.
# $layout is the name of a layout, as the user typed it.
import-window-read-by-layout = Lu selon votre disposition « { $layout } ».
import-window-read-as-pointed-out = Lu selon vos indications.
import-window-reading-again-now = Relecture…
# “Import” is the button.
import-window-import-opens-new-book = « Importer » ouvre ceci comme un nouveau document. Le fichier lui-même ne change pas.
# The same where another book is open.
import-window-import-opens-new-book-beside-open-one = « Importer » ouvre ceci comme un nouveau document. Pour l’ajouter au document ouvert, fermez ceci et appuyez sur Ctrl+I.
# “Import” is the button.
import-window-import-adds-to-book = « Importer » ajoute ceci au document en une seule action, que vous pouvez annuler.
# Label of a field. $key is a key: “M”.
import-window-remember-layout-as = Mémoriser cette disposition sous le nom ({ $key })
# Button.
import-window-remember = Mémoriser
# $path is the path of a file.
import-window-layout-is-kept = La disposition est gardée dans { $path }. Le prochain fichier de cette forme sera lu ainsi, et vous en serez averti.

## Why something is not possible, and what was done.

import-window-own-workbook = Topboard a écrit ce classeur et sait où en sont les éléments.
import-window-own-book-has-no-columns = Un document Topboard n’a pas de colonnes.
import-window-block-is-read-already = Le bloc sélectionné est déjà lu. Indiquez avec les lettres ce que contiennent ses colonnes.
import-window-nothing-was-changed = Rien n’a encore été changé dans cette fenêtre.
# $key is a key: “Ctrl+Y”.
import-window-undone = Annulé. { $key } le rétablit.
import-window-nothing-was-undone = Rien n’a été annulé qui puisse être rétabli.

## The list of keys (F1). The names of keys are those of keys.ftl.

import-window-keys-title = Touches de la fenêtre d’importation
# Heading.
import-window-keys-in-window = Dans la fenêtre
# Heading. The lines below it go on with “player”, “centres” …
import-window-keys-of-parts = Contenu de la colonne, de la ligne ou du titre sous le curseur
# Names of keys.
import-window-arrow-keys = Flèches, Page préc., Page suiv.
# Names of keys.
import-window-row-keys = Maj+Espace
import-window-key-moves = Se déplacer dans la feuille
import-window-key-next-sheet = Feuille suivante
import-window-key-previous-sheet = Feuille précédente
import-window-key-other-grid = Passer de la feuille aux tables, et inversement
import-window-key-selects-row = Sélectionner la ligne, pour un tableau dont les pays sont côte à côte
import-window-key-block = Le bloc de cellules sélectionné est une table
import-window-key-word = Indiquer le sens d’un mot que Topboard ne connaît pas
import-window-key-powers = Le fichier ne dit pas qui a joué quel pays
import-window-key-sheet = La feuille est inutile
import-window-key-sheet-round = Le nom de la feuille est la ronde
import-window-key-recognises = Lire le fichier comme Topboard le reconnaît
import-window-key-next-encoding = Encodage suivant d’un texte
import-window-key-same = Répondre à une question : le même joueur, la même ronde, ou la valeur du fichier
import-window-key-another = Répondre à une question : un autre joueur, une autre ronde, ou la valeur du document
import-window-key-file-wins = Prendre les valeurs du fichier là où le document en a d’autres
import-window-key-next-rules = Règlement suivant, si le fichier n’en décide pas
import-window-key-name-layout = Nommer la disposition, pour la mémoriser
import-window-key-undo = Annuler ce que vous avez indiqué sur le fichier
import-window-key-redo = Rétablir ce qui a été annulé
import-window-key-list = Montrer cette liste

## The questions about names and rounds.

# Heading.
import-window-names = Noms
# Heading.
import-window-rounds-and-names = Rondes et noms
# Two names are those of one player: the statement that a screen reader says before the two answers.
import-window-name-is-player = { $text } est { $known }

## A file in which nothing is recognised.

# Heading.
import-window-nothing-recognised = Rien n’est encore reconnu dans ce fichier
# $powers, $players, $centres, $row and $without are keys: “P”, “L”, “C”, “Shift+Space”, “W”.
import-window-point-out-columns = Placez le curseur sur une colonne et appuyez sur une lettre : { $powers } pour les pays, { $players } pour les joueurs, { $centres } pour les centres. Les tables apparaissent alors ici. Si les pays d’un tableau sont côte à côte, sélectionnez d’abord une ligne avec { $row }. Si le fichier ne dit pas qui a joué quel pays, appuyez sur { $without }.
# Heading of a list: “Column C: player.”
import-window-pointed-out-so-far = Vous avez indiqué jusqu’ici

## The report: the rules, what differs from the book, and the printed scores. $rules is a name of rules: “EDC 2015”.

# $why goes on after the comma: “but the printed figures agree about as well with C-Diplo”. “Rules” is the name of a tab.
import-window-which-rules = Quel règlement ? { $rules } est utilisé, { $why }. Choisissez ici, ou plus tard dans l’onglet Règlement.
# $why goes on after the comma: “under which all 35 printed figures come out”.
import-window-rules-are = Règlement : { $rules }, { $why }. Vous pouvez en changer dans l’onglet Règlement.
import-window-rules-chosen-here = Règlement : { $rules }, choisi ici. Vous pouvez en changer dans l’onglet Règlement.
import-window-rules-of-book = Scores calculés selon le règlement du document : { $rules }.
# Label of a list of rules. $key is a key: “R”.
import-window-choose-rules = Règlement ({ $key })
# Heading of the list with remarks about the file.
import-window-in-file = Dans le fichier
import-window-no-score-differs = Aucun score inscrit dans le fichier ne diffère du score calculé.
# Heading. $count is the number of scores.
# $count (Number)
import-window-scores-that-differ = Scores du fichier qui diffèrent des scores calculés ({ $count })
# At the end of a list that is too long.
# $count (Number)
import-window-and-more-in-tables = { $count ->
    [one] et { $count } autre, marqué dans les tables
   *[other] et { $count } autres, marqués dans les tables
}
# At the end of a list that is too long.
# $count (Number)
import-window-and-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
# Heading. $count is the number of contradictions.
# $count (Number)
import-window-contradictions = Le document et le fichier se contredisent ({ $count })
# Box to tick. $key is a key: “T”.
import-window-take-values-of-file = Prendre les valeurs du fichier ({ $key })
# Below the box, if it is ticked.
import-window-values-are-replaced = Les valeurs du document sont remplacées. « Annuler » les ramène.
# Below the box, if it is not ticked.
import-window-book-keeps-values = Le document garde ses valeurs. Celles du fichier vont dans les cellules non reprises.
# Button: the value of the file is right.
import-window-value-of-file = Fichier
# Button: the value of the book is right.
import-window-value-of-book = Document
# The place of a remark about all totals of the file.
import-window-totals = Totaux
# The place of a score. $round is “Round 2”, $player a name.
import-window-score-of-round = { $round }, { $player }
import-window-total-of = Total : { $player }
# The place of a player in the standings.
import-window-place-of = Place : { $player }
# $printed (Figure)
# $computed (Figure)
import-window-topboard-computes = Le fichier a { $printed }, Topboard calcule { $computed }.
# $printed (Figure)
import-window-topboard-cannot-compute = Le fichier a { $printed }, Topboard ne peut pas le calculer.

## The words that Topboard does not know.

import-window-word-needed = Placez le curseur sur un mot que Topboard ne connaît pas.
# A button for each meaning follows. $word is a word of the file.
import-window-word-means = « { $word } » signifie
import-window-escape-leaves-unknown = Échap le laisse inconnu.
# A button for each word follows. $key is a key: “U”.
import-window-unknown-words = Mots inconnus parmi les pays ({ $key } indique leur sens) :
# Button. $word is a word of the file, $cell the first cell with it: “C4”, $count the number of cells with it.
# $count (Number)
import-window-unknown-word = { $count ->
    [1] « { $word } » en { $cell }
    [2] « { $word } » en { $cell }, deux fois
    [3] « { $word } » en { $cell }, trois fois
    [4] « { $word } » en { $cell }, quatre fois
    [5] « { $word } » en { $cell }, cinq fois
    [6] « { $word } » en { $cell }, six fois
    [7] « { $word } » en { $cell }, sept fois
   *[other] « { $word } » en { $cell }, { $count } fois
}
