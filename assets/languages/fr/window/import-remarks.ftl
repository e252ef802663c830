# Remarks about the values of an imported file: how a doubtful value was read, and what the director should check. Each stands behind a
# cell of the file: “Round 1!C4: “5*” is read as 5 …”. So the first word has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text, a sheet is a table in it. “The unplaced cells” are the cells that Topboard does not understand;
# the book keeps their texts. “After the import” is after the file was added to the book. A count is the number of the centres of a
# power; a chart has the counts of each year. The note of a seat is a text beside it.
#
# In the first sentence of a remark write no abbreviation with a full stop inside: a pasted block shows the first sentence alone, to the first
# full stop that a blank follows, outside quotation marks.
#
# $board is a board, “Round 1, board A”. $power is a power, “Austria”. $text is the text of a cell. $name, $known and other names are
# those of players. $year is a year of a game, “1905”.

## Charts, the numbers of centres of each year.

# $count is how many blank cells, one or more.
# $count (Number)
import-remarks-blanks-of-charts-are-zero = { $count ->
    [one] { $count } cellule vide des relevés est lue comme 0 : les autres nombres de l’année font les 34 centres.
   *[other] { $count } cellules vides des relevés sont lues comme 0 : les autres nombres de l’année font les 34 centres.
}
# $last is the last whole year, $years are later years: “1908 and 1909”.
import-remarks-years-not-played = { $board } : 34 centres en { $last } et moins pour { $years }, comme si la suite avait été saisie d’avance ou seulement commencée. Après { $last }, aucune année n’est lue comme jouée. Si la partie a continué, corrigez les nombres dans le fichier et réimportez-le.
# In place of years a column has 1, 2, 3 on each board.
import-remarks-numbers-are-orders-of-elimination = les nombres comptent les pays éliminés de chaque table à partir de 1, ils donnent donc l’ordre des éliminations et non des années. Aucune année d’élimination n’est reprise. Si ce sont des années, écrivez-les en quatre chiffres dans le fichier et réimportez-le.
# $heading is the heading of the column.
import-remarks-numbers-below-are-orders-of-elimination = les nombres sous « { $heading } » comptent les pays éliminés de chaque table à partir de 1, ils donnent donc l’ordre des éliminations et non des années. Aucune année d’élimination n’est reprise. Si ce sont des années, écrivez-les en quatre chiffres dans le fichier et réimportez-le.
# $boards are boards: “Round 1, board A and Round 1, board B”.
import-remarks-only-year-is-end = { $boards } : les centres de la seule année du relevé sont lus comme ceux de la fin de la partie, cette année-là. Si la partie a continué, corrigez la dernière année après l’importation.
# $years are years: “1904 and 1905”.
import-remarks-chart-lacks-years = { $board } : le relevé n’a rien pour { $years }, mais des années avant et après. Si la partie a continué entre-temps, ajoutez ce qui manque dans le fichier et réimportez-le.
# $count is the number of boards, two or more.
# $count (Number)
import-remarks-charts-lack-years = les relevés de { $count } tables, par exemple { $board }, n’ont rien pour { $years }, mais des années avant et après. Si la partie a continué entre-temps, ajoutez ce qui manque dans le fichier et réimportez-le.

## Counts and years of elimination.

# $note is the note: “corrected: 11”. $count is the count of the seat, $noted the other count.
import-remarks-note-corrects-count = la remarque « { $note } » ({ $board }, { $power }) semble corriger un nombre de centres, et ce nombre est { $count }. C’est { $count } qui est retenu, et la remarque reste. Si le bon nombre est { $noted }, corrigez-le après l’importation.
import-remarks-year-for-count = « { $text } » dans la colonne des centres est lu comme 0 centre et comme l’année d’élimination { $year } : les autres pays ont les 34 centres. Corrigez les deux après l’importation si c’est faux.
import-remarks-count-of-eliminated-is-zero = { $board }, { $power } : une année d’élimination et pas de nombre de centres, et les autres pays ont les 34 centres. Le nombre est lu comme 0.
# $own is the year in the cell of the count, $known the year in a column for it.
import-remarks-eliminated-by-count-and-column = { $power } : éliminé en { $own } selon cette cellule, en { $known } selon la colonne prévue pour cela. L’année retenue est { $known } ; corrigez-la après l’importation si elle est fausse.
# $known is the year beside the count, $year that of this cell.
import-remarks-eliminated-by-column-and-count = { $power } : éliminé en { $known } selon ses centres, en { $year } selon cette cellule. L’année retenue est { $known } ; corrigez-la après l’importation si elle est fausse.
# $text is “5*”, $count “5”. The mark is a sign that a footnote explains.
import-remarks-count-with-mark = « { $text } » est lu comme { $count }, et la remarque du siège garde la marque. Si une note de bas de page explique la marque, saisissez-la comme remarque.
import-remarks-eliminated-without-year = « { $text } » dit que ce pays ({ $power }) a été éliminé, mais pas en quelle année. L’année reste vide ; saisissez-la après l’importation.
# $powers are powers: “France, Italy”.
import-remarks-last-years-are-eliminations = { $board } : la colonne de la dernière année n’a d’année que pour des pays sans centres ({ $powers }). Elle est lue comme l’année d’élimination, et la table n’a pas de dernière année. Si c’est la dernière année de la table, saisissez-la après l’importation.

## Cells that hold another value than their column. $expected is from the first group here.

import-remarks-expected-centres = un nombre de centres
import-remarks-expected-year = une année comme 1904
import-remarks-expected-missed-orders = un nombre d’ordres non rendus
import-remarks-expected-missed-winters = un nombre d’hivers non rendus
import-remarks-expected-number-or-year = un nombre ou une année
import-remarks-is-not-expected = « { $text } » n’est pas ce qui est attendu ici ({ $expected }) ; c’est gardé comme texte et peut être corrigé après l’importation.
# A formula of the spreadsheet program. A file that another program made may lack the results of its formulas.
import-remarks-formula-without-result-for = cette formule n’a pas de résultat enregistré ; ouvrez le fichier dans votre tableur, enregistrez-le et réimportez-le. En attendant, elle est gardée comme texte à la place de la valeur attendue ({ $expected }).
# $error is what the spreadsheet program shows: “#REF!”.
import-remarks-formula-with-error = la formule de cette cellule donne { $error }. La cellule est gardée comme texte à la place de la valeur attendue ({ $expected }) et peut être corrigée après l’importation.
import-remarks-formula-without-result = cette formule n’a pas de résultat enregistré ; ouvrez le fichier dans votre tableur, enregistrez-le et réimportez-le.
# “yes” and “no” are words that Topboard understands in your language too.
import-remarks-is-no-yes-or-no = « { $text } » ne dit pas si ce pays ({ $power }) a eu part au nul. La cellule est gardée parmi les cellules non reprises ; saisissez oui ou non dans le fichier et réimportez-le.
# $score is a number: “22.5”.
import-remarks-score-with-mark = « { $text } » est lu comme { $score }, sans la marque qui suit. Si une note de bas de page explique la marque, saisissez-la comme remarque.
import-remarks-is-no-score = « { $text } » n’est pas un score. La cellule est gardée parmi les cellules non reprises ; corrigez-la dans le fichier et réimportez-le.
import-remarks-shares-are-percent = la somme de ces parts est 1 à chaque table, et elles sont lues comme des pourcentages : 22,5 pour 0,225.
# $limit is a number of letters.
import-remarks-long-text-kept = texte de plus de { $limit } lettres, qui n’est ni un nom ni un résultat. Il est gardé mot pour mot parmi les cellules non reprises ; saisissez à la main ce qui compte.
# $most is a larger number of letters.
import-remarks-long-text-lost = texte de plus de { $limit } lettres, qui n’est ni un nom ni un résultat. Il dépasse même { $most } lettres et n’est pas gardé.

## Powers, rounds and boards.

import-remarks-is-no-power = « { $text } » n’est pas un pays. La ligne n’est pas utilisée et est gardée parmi les cellules non reprises ; corrigez le pays dans le fichier et réimportez-le.
# $power is the power that it may be: “Austira”, “Austria”.
import-remarks-is-no-power-but-similar = « { $text } » n’est pas un pays. Est-ce { $power } ? La ligne n’est pas utilisée et est gardée parmi les cellules non reprises ; corrigez le pays dans le fichier et réimportez-le.
# $round and $first are two names of rounds: “Runde 2” and “R2”.
import-remarks-round-named-twice = « { $round } » et « { $first } » ont le même numéro, et leurs tables sont lues dans une seule ronde. Si ce sont deux rondes, donnez un autre numéro à l’une d’elles dans le fichier et réimportez-le.
# $name is the name of a board: “A”.
import-remarks-board-name-twice = cette ronde a déjà une table « { $name } », et les deux sont gardées. Renommez l’une des deux après l’importation.
# $title is the title of the board.
import-remarks-board-unread = « { $title } » n’est pas lu : Topboard ne comprend aucun en-tête au-dessus de ses pays. Ses cellules sont gardées parmi les cellules non reprises ; écrivez au-dessus d’elles les en-têtes des autres tables dans le fichier et réimportez-le.
# $first and $last are numbers of rows.
import-remarks-board-in-rows-unread = la table des lignes { $first } à { $last } n’est pas lue : Topboard ne comprend aucun en-tête au-dessus de ses pays. Ses cellules sont gardées parmi les cellules non reprises ; écrivez au-dessus d’elles les en-têtes des autres tables dans le fichier et réimportez-le.

## Names of players. $text is the name as the cell has it.

# Letters that another program wrote wrongly, such as “Ã¼” for “ü”.
import-remarks-name-mended = « { $text } » est lu comme { $name } : un autre programme avait mal lu ses lettres.
import-remarks-name-without-mark = « { $text } » est lu comme { $name }, sans la marque après le nom. Si une note de bas de page explique la marque, saisissez-la comme remarque.
import-remarks-name-is-spelling-of = « { $text } » est pris pour { $known }, comme l’écrit une autre cellule. Si ce sont deux personnes, distinguez leurs noms dans le fichier et réimportez-le.
# $sign is a sign, “/”.
import-remarks-sign-in-name = « { $text } » est repris comme le nom d’un joueur, or un nom contient rarement « { $sign } ». Si cela veut dire autre chose, corrigez le nom dans le fichier et réimportez-le.
import-remarks-name-is-that-of = « { $text } » est pris pour { $known }, le nom d’une autre cellule. Si ce sont deux personnes, distinguez leurs noms dans le fichier et réimportez-le.
# $note is a text beside the name.
import-remarks-name-is-that-of-with-note = « { $text } » est pris pour { $known }, le nom d’une autre cellule. La remarque du siège garde « { $note } ». Si ce sont deux personnes, distinguez leurs noms dans le fichier et réimportez-le.
import-remarks-name-is-read-as = « { $text } » est lu comme { $known }.
import-remarks-name-is-read-as-with-note = « { $text } » est lu comme { $known }. La remarque du siège garde « { $note } ».
# $below is a second line in the cell.
import-remarks-line-below-name = « { $below } » est sous { $known } dans la même cellule, et la remarque du siège le garde. Si c’est un remplaçant, écrivez « { $known } / { $below } » dans la cellule et réimportez le fichier, ou saisissez le remplaçant après l’importation.
import-remarks-unclear-who-took-over = « { $text } » est lu comme le joueur { $name }, et la cellule ne dit pas qui a repris le pays. La remarque du siège garde la cellule. Saisissez le remplaçant après l’importation.
# $substitute is a player who took over.
import-remarks-two-players = « { $text } » est lu comme deux joueurs : { $name } joue, et { $substitute } est le remplaçant. Corrigez-le après l’importation si c’est faux.
# $first is the player who left, $until the year, and $name the one who took over.
import-remarks-last-of-two-players = « { $text } » est lu comme deux joueurs : { $first } est parti en { $until }, et { $name }, qui joue à la fin, a le résultat. La remarque du siège garde la cellule. Corrigez-le après l’importation si c’est faux.
import-remarks-substitute = { $name } joue, et { $substitute } est le remplaçant.
# $substitute is a player who took over, $start the season from which: “F1904”.
import-remarks-substitute-from = { $name } joue, et { $substitute } est le remplaçant à partir de { $start }.
import-remarks-substitutes-unclear = « { $text } » ne dit pas qui a remplacé qui. La cellule est gardée parmi les cellules non reprises ; saisissez le remplaçant après l’importation.
import-remarks-numbers-in-names = { $board } : pas de nombres de centres, et les noms finissent par des nombres, comme « { $name } ». Si ces nombres sont les centres, écrivez-les dans leur propre colonne et réimportez le fichier.
# Two names that differ in “Jr.” alone.
import-remarks-suffix-of-name = « { $name } » et { $other } sont repris comme deux joueurs. Si c’est la même personne, écrivez le nom d’une seule façon dans le fichier et réimportez-le.
import-remarks-name-without-power = « { $name } » est sous { $player } et n’a pas de pays. La cellule est gardée parmi les cellules non reprises ; si c’est le remplaçant, écrivez « { $player } / { $name } » dans la cellule du dessus et réimportez le fichier.
# $name is “B. Keller”. $full are one or more names: “Bruno Keller or Berta Keller”.
import-remarks-name-may-be-short = « { $name } » est repris comme un joueur à part, mais abrège peut-être { $full }. Si deux noms sont une seule personne, écrivez-les d’une seule façon dans le fichier et réimportez-le, ou mettez partout le même des deux après l’importation et supprimez l’autre.
# $names are short names, each with the full names in brackets.
import-remarks-names-may-be-short = { $names } : ces noms sont repris comme des joueurs à part, mais ils abrègent peut-être les noms entre parenthèses. Si deux noms sont une seule personne, écrivez-les d’une seule façon dans le fichier et réimportez-le, ou mettez partout le même des deux après l’importation et supprimez l’autre.
# One of these names.
import-remarks-short-and-full-name = « { $name } » ({ $full })

## How a game ended. What is in quotation marks, such as “abandoned”, is typed into the file: a word that Topboard reads, as its
## function parse_ending has them.

# $text is a part of the remark.
import-remarks-remark-half-understood = « { $text } » n’est pas compris dans la remarque sur { $board }. La cellule est gardée parmi les cellules non reprises ; saisissez le reste à la main.
import-remarks-remark-about-ending = « { $text } » est une remarque sur la fin de { $board }, et tout n’y est pas compris. La cellule est gardée parmi les cellules non reprises ; saisissez à la main qui a eu part au nul, et la dernière année.
import-remarks-text-after-name-of-board = « { $text } » après le nom de la table n’est pas compris. Le titre est gardé parmi les cellules non reprises ; saisissez la remarque à la main.
import-remarks-is-no-last-year = « { $text } » n’est pas une année comme 1908 ; c’est gardé comme texte et peut être corrigé après l’importation.
# $known is a year in another row, $year that of this row.
import-remarks-ended-in-two-years = { $board } : finie en { $known } selon une autre ligne, en { $year } selon celle-ci. L’année retenue est { $known } ; corrigez-la après l’importation si elle est fausse.
import-remarks-is-no-result = « { $text } » n’est pas un résultat. La cellule est gardée parmi les cellules non reprises ; écrivez « concession » sur la ligne du vainqueur, ou « abandonnée », et réimportez le fichier.
import-remarks-another-result = { $board } : une autre ligne a un autre résultat, et c’est lui qui est retenu. Cette cellule est gardée parmi les cellules non reprises ; corrigez le résultat après l’importation s’il est faux.

## Games that do not count. $text is what the file says: “void”.

import-remarks-void-games-unclear = « { $text } » dit peut-être que des parties ne comptent pas, mais pas à quelle table. Les tables de cette feuille sont lues ; supprimez celles qui ne comptent pas après l’importation.
# $powers are powers: “France and Italy”.
import-remarks-void-beside-some-powers = « { $text } » est à côté de certains pays ({ $powers }) et non des autres : { $board }. La table est lue ; si sa partie ne compte pas, supprimez la table après l’importation.
import-remarks-void-board-unread = { $board } : table non lue, parce que le fichier la dit « { $text } ». Ses cellules sont gardées parmi les cellules non reprises. Si la partie compte, supprimez cette remarque dans le fichier et réimportez-le.
# It follows a sentence about the boards that were recognised.
# $count (Number)
import-remarks-boards-left-out = { $count ->
    [one] { $count } de ces tables est laissée de côté, parce que le fichier dit que la partie ne compte pas.
   *[other] { $count } de ces tables sont laissées de côté, parce que le fichier dit que la partie ne compte pas.
}
import-remarks-void-board-is-read = « { $text } » dit que la partie ne compte pas : { $board }. La table est lue ; supprimez-la après l’importation, ou écrivez « abandonnée ».
# $name is the name of a board, “A”, $round that of a round, “2”.
import-remarks-void-here-and-read-there = cette feuille dit que la partie de la table { $name } de la ronde { $round } ne compte pas, mais une autre feuille a aussi la table, et elle y est lue. Si la partie ne compte pas, supprimez la table après l’importation.

## Boards that are in the file more than once.

# $other is the name of another board: “B”.
import-remarks-board-with-players-of-other = { $board } est aussi sur une autre feuille, mais avec les joueurs de la table { $other }. Les deux sont gardées. Si les noms des deux tables sont échangés sur l’une des feuilles, corrigez-les dans le fichier et réimportez-le.
import-remarks-board-with-other-results = { $board } est aussi sur une autre feuille, avec d’autres joueurs ou d’autres nombres de centres, et les deux sont gardées. Si cette feuille concerne un autre tournoi, supprimez-la dans le fichier et réimportez-le ; sinon, supprimez l’une des deux tables après l’importation.
import-remarks-board-twice-agrees = { $board } est aussi sur une autre feuille. Les feuilles concordent, et chaque table est lue une fois.
# $boards are boards: “Round 1, board A; Round 1, board B”.
# $count (Number)
import-remarks-boards-twice-agree = { $count } tables sont aussi sur d’autres feuilles : { $boards }. Les feuilles concordent, et chaque table est lue une fois.
# $field is a field of the board: “centres of France”.
import-remarks-blank-stays = { $board } est deux fois dans le fichier, et la table est barrée ici. Elle seule a « { $text } » pour « { $field } », et la table qui compte y a une cellule vide. La cellule reste vide ; saisissez la valeur après l’importation si elle compte.
# A board stands twice on a sheet and one value differs. $field is what differs: “centres of France”. $known is the value in the other
# place, $text that at this place. $is chooses “are” for a field with a plural name, such as centres, else “is”. $reason says why the other
# value is used: “struck-out”, “title” (the title says that the board was corrected), “sheets” (the names of the sheets say which is newer), or
# “none”.
import-remarks-value-differs-on-sheet = { $board } est deux fois sur cette feuille. Différence pour « { $field } » : { $is ->
        [are] { $known } à l’autre endroit, { $text } ici
       *[is] { $known } à l’autre endroit, { $text } ici
    }. La valeur { $known } est retenue{ $reason ->
        [struck-out] , parce que la table est barrée ici
        [title] , parce que le titre de l’autre table dit qu’elle est corrigée
        [sheets] , d’après les noms des feuilles
       *[none] {""}
    } ; corrigez-la après l’importation si elle est fausse.
# The same for a board that stands on two sheets.
import-remarks-value-differs-on-sheets = { $board } est aussi sur une autre feuille. Différence pour « { $field } » : { $is ->
        [are] { $known } sur l’autre feuille, { $text } ici
       *[is] { $known } sur l’autre feuille, { $text } ici
    }. La valeur { $known } est retenue{ $reason ->
        [struck-out] , parce que la table est barrée ici
        [title] , parce que le titre de l’autre table dit qu’elle est corrigée
        [sheets] , d’après les noms des feuilles
       *[none] {""}
    } ; corrigez-la après l’importation si elle est fausse.

## Old copies of a sheet. $sheet is the name of the other sheet. $differences is one of the two sentences below.

import-remarks-is-older-state = le nom de « { $sheet } » dit que c’est un état plus récent de cette feuille, celle-ci n’est donc pas lue. { $differences } Si les deux comptent, donnez un autre nom à l’une des feuilles dans le fichier et réimportez-le.
import-remarks-is-old-copy = cette feuille est, d’après son nom, une ancienne copie de « { $sheet } », elle n’est donc pas lue. { $differences } Si ses résultats comptent, donnez un autre nom à la feuille dans le fichier et réimportez-le.
import-remarks-all-cells-are-the-same = Toutes ses cellules y sont les mêmes.
# $list is a list of differences from this group: “C3 is “8” here and “7” there; 4 more cells differ”.
import-remarks-it-differs = Elle diffère : { $list }.
# $here and $there are texts of the cell on the two sheets.
import-remarks-cell-differs = { $cell } a « { $here } » ici et « { $there } » là-bas
import-remarks-cell-is-only-here = { $cell } a « { $here } » ici et rien là-bas
# The end of such a list.
# $count (Number)
import-remarks-more-cells-differ = { $count ->
    [one] { $count } autre cellule diffère
   *[other] { $count } autres cellules diffèrent
}

## Cells with a line through their text. $cells are cells: “B3, B5 and C7:C9”. $count is how many they are.

# $old and $new are players, $cell is the cell of the new one.
import-remarks-player-replaced = « { $old } » est barré, et { $cell } a « { $new } » pour le même pays ({ $power }). « { $new } » est lu comme le joueur, et les cellules barrées sont gardées mot pour mot parmi les cellules non reprises. Si « { $old } » a joué le début de la partie, saisissez « { $new } » comme remplaçant après l’importation.
# $count (Number)
import-remarks-struck-out-and-read = { $count ->
    [one] { $cells } : texte barré dans le fichier, lu comme les autres cellules. S’il ne compte pas, supprimez-le dans le fichier et réimportez-le.
   *[other] { $cells } : textes barrés dans le fichier, lus comme les autres cellules. S’ils ne comptent pas, supprimez-les dans le fichier et réimportez-le.
}
# $count (Number)
import-remarks-struck-out-and-unread = { $count ->
    [one] { $cells } : texte barré dans le fichier, non lu. S’il compte, saisissez-le après l’importation.
   *[other] { $cells } : textes barrés dans le fichier, non lus. S’ils comptent, saisissez-les après l’importation.
}
