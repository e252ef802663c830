# What was recognised in the tables of an imported file, and remarks about their rows and columns. Each stands behind the name of a sheet or
# a cell: “Round 1: Round 1: 2 boards, A, B.” So the first word has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text, a sheet is a table in it. “The unplaced cells” are the cells that Topboard does not understand;
# the book keeps their texts. “After the import” is after the file was added to the book. A count is the number of the centres of a
# power; a chart has the counts of each year. What stands in quotation marks as a heading, such as “Board” or “Final”, is typed into the
# file: take a word that Topboard reads in your language, from assets/words.
#
# In the first sentence of a remark write no abbreviation with a full stop inside: a pasted block shows the first sentence alone, to the first
# full stop that a blank follows, outside quotation marks.
#
# $board is a board, “Round 1, board A”, and $boards are several. $power is a power, “Austria”, and $powers are several. $text is the text
# of a cell, $cell a cell, “C4”.

## What was recognised: whole sentences, which end the line.

# $round is the title of a round, “Round 1”.
import-tables-round-without-boards = { $round }, sans tables.
# $name is the name of a board, “A”.
import-tables-round-with-board = { $round } : table { $name }.
# $names are the names of the boards: “A, B, C”.
# $count (Number)
import-tables-round-with-boards = { $round } : { $count } tables, { $names }.
# A round of a workbook that Topboard wrote.
# $count (Number)
import-tables-boards-of-round = { $count ->
    [one] { $round } : une table.
   *[other] { $round } : { $count } tables.
}
# $title is the title of the sheet.
import-tables-title-without-boards = { $title } : aucune table.
# $count (Number)
import-tables-boards-in-rows = { $count ->
    [one] { $count } table en lignes, une ligne par pays.
   *[other] { $count } tables en lignes, une ligne par pays.
}
# $count (Number)
import-tables-standings = { $count ->
    [one] classement de { $count } joueur, gardé tel quel pour le comparer au classement calculé.
   *[other] classement de { $count } joueurs, gardé tel quel pour le comparer au classement calculé.
}
# $count (Number)
import-tables-standings-of-one-round-without-headings = { $count ->
    [one] classement de { $count } joueur, gardé tel quel pour le comparer au classement calculé. Les colonnes n’ont pas d’en-têtes. Elles sont prises pour la place, le nom, le score et le total.
   *[other] classement de { $count } joueurs, gardé tel quel pour le comparer au classement calculé. Les colonnes n’ont pas d’en-têtes. Elles sont prises pour la place, le nom, le score et le total.
}
# $rounds is the number of the last round.
# $count (Number)
import-tables-standings-without-headings = { $count ->
    [one] classement de { $count } joueur, gardé tel quel pour le comparer au classement calculé. Les colonnes n’ont pas d’en-têtes. Elles sont prises pour la place, le nom, les scores des rondes 1 à { $rounds } et le total.
   *[other] classement de { $count } joueurs, gardé tel quel pour le comparer au classement calculé. Les colonnes n’ont pas d’en-têtes. Elles sont prises pour la place, le nom, les scores des rondes 1 à { $rounds } et le total.
}
# A list with a number for each player, and no results that use the numbers.
# $count (Number)
import-tables-list-with-numbers = { $count ->
    [one] une liste de { $count } joueur avec son numéro.
   *[other] une liste de { $count } joueurs avec leurs numéros.
}
# $count (Number)
import-tables-names-by-numbers = { $count ->
    [one] le nom de { $count } joueur d’après son numéro. Les résultats ont les noms à la place des numéros.
   *[other] les noms de { $count } joueurs d’après leurs numéros. Les résultats ont les noms à la place des numéros.
}
# $count (Number)
import-tables-cards-of-players = { $count ->
    [one] une carte de { $count } joueur : les lignes sous le nom sont lues comme les parties du joueur.
   *[other] des cartes de { $count } joueurs : les lignes sous chaque nom sont lues comme les parties du joueur.
}
# $count (Number)
import-tables-sheets-of-players = { $count ->
    [one] { $count } feuille a les parties d’un joueur : chaque ligne est lue comme un siège de sa table.
   *[other] { $count } feuilles ont chacune les parties d’un joueur : chaque ligne est lue comme un siège de sa table.
}
# $count (Number)
import-tables-names-by-codes = { $count ->
    [one] le nom de { $count } joueur par son code. Les résultats ont le nom à la place du code.
   *[other] les noms de { $count } joueurs par leurs codes. Les résultats ont les noms à la place des codes.
}
# $code is a text in the place of a name that the list of codes lacks.
import-tables-unknown-code-of-player = les résultats ont des codes à la place des noms, et « { $code } » n’est pas dans la liste des codes. Corrigez le nom du joueur après l’importation, ou le code dans le fichier.

## What was recognised in a workbook that Topboard wrote.

import-tables-own-event = le nom, le lieu, les dates et le règlement du tournoi.
# $count (Number)
import-tables-own-players = { $count ->
    [one] la liste de { $count } joueur.
   *[other] la liste de { $count } joueurs.
}
# $count (Number)
import-tables-own-systems = { $count ->
    [one] { $count } système de score du tournoi.
   *[other] { $count } systèmes de score du tournoi.
}
# $count (Number)
import-tables-own-rulesets = { $count ->
    [one] { $count } règlement du tournoi.
   *[other] { $count } règlements du tournoi.
}
# $count (Number)
import-tables-own-facts = { $count ->
    [one] { $count } donnée sur les joueurs, les tables, les équipes et les prix.
   *[other] { $count } données sur les joueurs, les tables, les équipes et les prix.
}
# $count (Number)
import-tables-own-standings = { $count ->
    [one] le classement affiché de { $count } joueur.
   *[other] le classement affiché de { $count } joueurs.
}
# $count (Number)
import-tables-own-unplaced-cells = { $count ->
    [one] { $count } cellule non reprise par une importation antérieure.
   *[other] { $count } cellules non reprises par une importation antérieure.
}
# $name is a player.
import-tables-own-player-twice = { $name } est deux fois dans la liste. La deuxième ligne n’est pas utilisée et est gardée parmi les cellules non reprises ; supprimez l’une des deux lignes dans le fichier et réimportez-le.
import-tables-own-line-unreadable = cette ligne ne peut pas être lue, ou sa ronde, sa table ou son joueur n’est plus dans le fichier. Elle est gardée parmi les cellules non reprises ; saisissez ses données à la main.
import-tables-own-total-typed-over = « { $text } » est saisi par-dessus la formule d’un total. Topboard calcule le total d’après les tables, ce nombre n’est donc pas utilisé ; il est gardé parmi les cellules non reprises. S’il est juste, corrigez les scores aux tables, ou saisissez une décision.
import-tables-own-boards-changed = les en-têtes ou les pays ne sont pas tels que Topboard les a écrits : { $boards }. Ces tables sont donc lues comme celles d’un classeur quelconque. Comparez-les avec le fichier.
# A ruling is a decision of the director.
import-tables-own-score-typed-over = ce score a été saisi par-dessus la formule. Il n’est pas utilisé et est gardé parmi les cellules non reprises ; s’il compte, saisissez-le comme décision, avec un motif.

## Rounds and boards that the file does not name. $name is the name that they get: “A”, “3”.

import-tables-board-without-name = le fichier ne nomme pas cette table ; elle est appelée « { $name } ».
import-tables-round-without-name = cette feuille ne nomme pas sa ronde. Elle est lue comme la ronde { $name } ; renommez la ronde après l’importation si c’est faux.
import-tables-tabs-are-boards = les feuilles { $tabs } nomment des tables et non des rondes, et personne ne joue sur deux d’entre elles : ce sont donc les tables de la ronde { $name }. Si ce sont des rondes, nommez les feuilles « Ronde 1 », « Ronde 2 » et ainsi de suite, et réimportez le fichier.
import-tables-dates-are-rounds = aucune colonne ne nomme la ronde, chaque date est donc lue comme une ronde. Renommez les rondes après l’importation si c’est faux.
import-tables-boards-follow-without-gap = aucune colonne ne nomme les tables, et les lignes d’une ronde se suivent sans intervalle. La table suivante commence là où un pays revient, comme ici. Vérifiez les tables, ou donnez à la liste une colonne « Table » et réimportez-la.
import-tables-boards-by-order-of-rows = les tables ne sont connues que par l’ordre des lignes : une table finit là où un pays revient. Vérifiez chaque table, ou donnez à la liste une colonne « Table » et réimportez le fichier.
# A column whose values may be rounds or boards. $has-heading is “yes” if the column has a heading; then $heading is that heading.
import-tables-column-is-rounds-on-boards = { $has-heading ->
        [yes] la colonne « { $heading } » est lue comme celle des rondes :
       *[no] cette colonne sans en-tête est lue comme celle des rondes :
    } à chaque table, chacune de ses valeurs a les sept pays une fois. Renommez les rondes après l’importation si c’est faux.
import-tables-column-is-rounds = { $has-heading ->
        [yes] la colonne « { $heading } » est lue comme celle des rondes :
       *[no] cette colonne sans en-tête est lue comme celle des rondes :
    } chacune de ses valeurs a les sept pays une fois, et quelqu’un joue dans plusieurs. Renommez les rondes après l’importation si c’est faux.
import-tables-column-is-boards = { $has-heading ->
        [yes] la colonne « { $heading } » est lue comme celle des tables :
       *[no] cette colonne sans en-tête est lue comme celle des tables :
    } chacune de ses valeurs a les sept pays une fois. Renommez les tables après l’importation si c’est faux.

## Rows that are too many or missing.

import-tables-row-without-power = { $board } : cette ligne ne nomme pas de pays. Elle n’est pas utilisée et est gardée parmi les cellules non reprises ; saisissez le pays dans le fichier et réimportez-le.
import-tables-board-again = { $board } est encore une fois dans le fichier. Ce qui vient en premier est retenu, et ceci est gardé parmi les cellules non reprises. Si ceci est la correction, supprimez le premier dans le fichier et réimportez-le. Si c’est une autre table, donnez-lui un autre nom dans le fichier.
import-tables-power-twice = { $board } : le même pays deux fois ({ $power }). Le deuxième n’est pas utilisé et est gardé parmi les cellules non reprises ; supprimez l’un des deux dans le fichier et réimportez-le.
import-tables-more-than-seven-players = { $board } : plus de sept joueurs. Celui-ci n’est pas utilisé et est gardé parmi les cellules non reprises ; corrigez la table dans le fichier et réimportez-le.
# $count is how many powers they are.
# $count (Number)
import-tables-powers-without-row = { $count ->
    [one] { $board } : pas de ligne pour un pays ({ $powers }). Le siège reste vide ; pourvoyez-le après l’importation.
   *[other] { $board } : pas de ligne pour ces pays : { $powers }. Les sièges restent vides ; pourvoyez-les après l’importation.
}
import-tables-powers-not-known = { $board } : le fichier ne dit pas qui a joué quel pays. Les sièges sont dans l’ordre du fichier, et leurs remarques le disent. Donnez à chaque joueur le bon pays après l’importation.
# $name is a player.
import-tables-player-twice-in-standings = { $name } est deux fois dans le classement. La deuxième ligne n’est pas utilisée et est gardée parmi les cellules non reprises ; supprimez l’une des deux lignes dans le fichier et réimportez-le.
# An answer is a row that somebody sent by a form on the web. $old and $new are numbers of rows. $differences is one of the two sentences
# below.
import-tables-answer-sent-again = la réponse de la ligne { $old } a été renvoyée à la ligne { $new }, qui est plus récente et qui est lue. { $differences } Les cellules de la ligne { $old } sont gardées mot pour mot parmi les cellules non reprises ; si elles sont justes, supprimez la ligne { $new } dans le fichier et réimportez-le.
import-tables-answers-are-the-same = Les deux réponses sont les mêmes.
# $list is a list of differences: “C4 is “8”, C9 is “7”; 3 more cells differ”.
import-tables-they-differ = Différences : { $list }.
# $old-cell and $new-cell are two cells, $old and $new their texts.
import-tables-cells-differ = { $old-cell } a « { $old } », { $new-cell } a « { $new } »
import-tables-first-cell-is-blank = { $old-cell } est vide, { $new-cell } a « { $new } »
import-tables-second-cell-is-blank = { $old-cell } a « { $old } », { $new-cell } est vide
import-tables-other-cell-is-unknown = { $old-cell } a « { $old } », l’autre a « { $new } »
# $struck-out and $read are ranges of cells: “B3:D9”. A line is drawn through the first. $differences is one of two sentences, the one
# below or “They differ: …”.
import-tables-struck-out-board-unread = { $struck-out } : cellules barrées, et la même table est en { $read }, où elle est lue. { $differences } Les cellules barrées sont gardées mot pour mot parmi les cellules non reprises. Si elles comptent, enlevez le trait qui les barre dans le fichier, supprimez l’autre table et réimportez-le.
import-tables-boards-are-the-same = Les deux sont les mêmes.

## Rows with a slip of the pen. $game and $other are games: “round 1, board A”.

# $power is a power that the game has twice.
import-tables-row-of-other-game = cette ligne indique { $game }, qui a une autre ligne pour ce pays ({ $power }). Elle est parmi les lignes de { $other }, où ce pays manque, et y est lue. Corrigez la cellule dans le fichier si c’est juste, et déplacez le joueur après l’importation si c’est faux.
# $text is the power as the row writes it, $power the power that it is read as.
import-tables-row-of-other-power = { $game } : deux lignes pour « { $text } » et aucune pour un autre pays ({ $power }). D’après l’ordre des pays, cette ligne est celle du pays qui manque, et elle est lue ainsi. Corrigez le pays dans le fichier si c’est juste, et échangez les deux joueurs après l’importation si c’est faux.
# $name is the player without a count, $other the one with it.
import-tables-row-without-count = { $game } : deux lignes pour un même pays ({ $power }), et seule celle de « { $other } » a des centres. « { $other } » est lu comme joueur, et la ligne de « { $name } » est gardée parmi les cellules non reprises. Si « { $name } » a joué une partie du jeu, saisissez « { $other } » comme remplaçant après l’import.
# The parts of the name of a game. They are listed with commas: “round 1, board A”. $name is the name of the round or the board.
import-tables-round-of-game = ronde { $name }
import-tables-board-of-game = table { $name }
# A game without names.
import-tables-the-board = la table

## Columns.

# $column and $others are headings, quoted: “SC”.
import-tables-two-columns-of-centres = deux colonnes pourraient être les centres de la fin. { $column } est lu ainsi, et { $others } est gardé parmi les cellules non reprises.
import-tables-only-family-names = seuls les noms de famille des joueurs sont lus, parce qu’aucun en-tête ne désigne les prénoms. Si une colonne les contient, appelez-la « Prénom » dans le fichier et réimportez-le.
# Headings of one letter: “B”, “P”. $meanings are headings with their meanings: “B” as the board and “P” as the power.
import-tables-headings-are-letters = les en-têtes sont des lettres, et les cellules en dessous disent leur sens : { $meanings }.
import-tables-headings-are-unknown = ces en-têtes ne sont pas des mots connus, et les cellules en dessous disent leur sens : { $meanings }.
import-tables-headings-do-not-fit = ces en-têtes ne vont pas avec leurs colonnes, et les cellules en dessous disent leur sens : { $meanings }.
# $key is the meaning of the heading: “player”, “centres”.
import-tables-heading-as = « { $heading } » pour « { $key } »
import-tables-counts-with-places = ces cellules contiennent chacune un nombre de centres et une place. Les nombres sont lus ; les places en découlent.
# $year is a year. $text is such a cell: “5 6 8”.
import-tables-counts-of-unnamed-years = chacune de ces cellules a un nombre de centres par année, comme « { $text } ». Rien ne nomme les années. Le premier nombre est lu comme celui d’après { $year }. Vérifiez la dernière année de chaque table.
# $new and $old are two counts.
import-tables-column-of-corrected-counts = la colonne des nombres corrigés est lue là où elle a un nombre, comme « { $new } » à la place de « { $old } ». Les autres nombres sont gardés parmi les cellules non reprises. S’ils sont justes, saisissez-les après l’importation.
# Two tables of a sheet have different counts of one seat. $place is the seat, “round 1, board A, Austria”. $first and $second are texts with
# their cells: “8” in C4.
import-tables-tables-differ = { $place } : { $first } ou { $second } ? Deux tableaux donnent cette partie, et le premier est lu. Si le second est juste, saisissez-le après l’import.
# The question which of two columns is right. $place is a seat, “round 1, board A, Austria”. $first and $second are texts with their cells:
# “8” in C4. $others is how many other cells are read in the same way.
# $others (Number)
import-tables-which-of-two = { $place } : { $first } ou { $second } ? Rien dans la feuille ne tranche, et la première valeur est lue. { $others ->
        [0] Si la deuxième est juste,
        [one] { $others } autre cellule est lue de la même façon. Si la deuxième valeur est juste,
       *[other] { $others } autres cellules sont lues de la même façon. Si la deuxième valeur est juste,
    } donnez d’autres en-têtes aux colonnes dans le fichier et réimportez-le, ou indiquez dans la fenêtre d’importation ce que contiennent les colonnes.
import-tables-text-in-cell = « { $text } » en { $cell }

## Cells.

import-tables-cell-does-not-fit = « { $text } » ne va pas avec le contenu de sa colonne, « { $content } ». La cellule est gardée parmi les cellules non reprises ; saisissez à la main ce qui compte.
# $content is what a layout says that the column holds, in the notation of recipes.
# $count (Number)
import-tables-cells-do-not-fit = { $count } cellules, comme « { $text } », ne vont pas avec le contenu de leurs colonnes, « { $content } ». Elles sont gardées parmi les cellules non reprises ; saisissez à la main ce qui compte.
import-tables-tables-share-cells = deux tableaux de la disposition ont ici des cellules en commun, et le deuxième n’est pas lu. Ses autres cellules sont gardées parmi les cellules non reprises ; saisissez à la main ce qui compte.
import-tables-cells-of-all-games = ces cellules portent sur toutes les parties de leurs lignes, et non sur une seule. Elles sont gardées parmi les cellules non reprises ; si elles portent sur une seule partie, nommez-la dans l’en-tête, comme « Ronde 1 score », et réimportez le fichier.
import-tables-ending-of-unknown-board = « { $text } » dit comment une partie a fini, mais aucune table de cette feuille n’a ce nom. La cellule est gardée parmi les cellules non reprises ; saisissez la fin à la main.
# A ruling is a decision of the director, here about the score of a game.
import-tables-reason-without-score = c’est un motif sans le score d’une décision sur la même ligne. La cellule est gardée parmi les cellules non reprises ; saisissez le score à côté dans le fichier et réimportez-le.
import-tables-place-without-result = c’est une place à une table sans centres ni score à côté, et rien ne permet de calculer une place. La cellule est gardée parmi les cellules non reprises ; ajoutez une colonne avec les centres dans le fichier et réimportez-le, ou saisissez les centres à la main.
# $colours are the names of the colours.
import-tables-is-no-colour = ce n’est pas une des couleurs { $colours }. La cellule est gardée parmi les cellules non reprises ; si c’est une remarque, appelez sa colonne « remarque » dans le fichier et réimportez-le.
import-tables-formula-of-player-without-result = cette formule n’a pas de résultat enregistré, le joueur n’est donc pas connu ; ouvrez le fichier dans votre tableur, enregistrez-le et réimportez-le.
import-tables-is-no-name = « { $text } » n’est pas un nom de joueur. Ce siège reste sans joueur : { $board }, { $power }. La cellule est gardée parmi les cellules non reprises. Saisissez le joueur après l’importation.
import-tables-is-no-place = « { $text } » n’est pas une place. La cellule est gardée parmi les cellules non reprises ; saisissez un nombre comme 3 dans le fichier et réimportez-le.
# $name is in the column of the powers, $power in the column of the players.
import-tables-name-and-power-exchanged = « { $name } » est dans la colonne des pays et « { $power } » dans celle des joueurs. Ils sont lus comme s’ils étaient échangés.
# A line is drawn through $old; $cell has $new.
import-tables-struck-out-and-replaced = « { $old } » est barré, et { $cell } a « { $new } ». « { $new } » est lu, et la cellule barrée est gardée parmi les cellules non reprises.
import-tables-struck-out-and-replaced-for-power = « { $old } » est barré, et { $cell } a « { $new } » pour le même pays ({ $power }). « { $new } » est lu, et la cellule barrée est gardée parmi les cellules non reprises.
# $rest is the part without the line.
import-tables-part-is-struck-out = une partie de « { $text } » est barrée, et « { $rest } » est lu. La cellule entière est aussi gardée mot pour mot parmi les cellules non reprises. Si la partie barrée compte, corrigez la cellule dans le fichier et réimportez-le.
# $texts are texts, quoted: “Austria (of A)”. $count is how many they are.
# $count (Number)
import-tables-read-as-powers = { $count ->
    [one] { $texts } est lu comme le pays. Le texte entre parenthèses est gardé parmi les cellules non reprises.
   *[other] { $texts } sont lus comme des pays. Le texte entre parenthèses est gardé parmi les cellules non reprises.
}
# $count is the number of rows.
# $count (Number)
import-tables-rows-of-player-above = { $count ->
    [one] { $count } ligne de partie n’a pas de nom dans la colonne des joueurs, et aucun joueur n’aurait deux parties dans une ronde : elle est lue comme une partie du joueur du dessus. Si c’est faux, écrivez le nom dans cette cellule et réimportez le fichier.
   *[other] { $count } lignes de parties n’ont pas de nom dans la colonne des joueurs, et aucun joueur n’aurait deux parties dans une ronde : elles sont lues comme des parties du joueur du dessus. Si c’est faux, écrivez les noms dans ces cellules et réimportez le fichier.
}

## Players.

# $count is the number of rows. $name is the first player, $others are the next ones, quoted: “Ann Lee from 1904”.
# $count (Number)
import-tables-players-in-turn = { $power } : { $count } lignes, avec les années de chaque joueur. « { $name } » est lu comme le joueur, et { $others } comme le remplaçant. Échangez-les après l’importation si c’est l’autre qui compte comme joueur.
import-tables-cells-of-earlier-players = ces cellules sont celles d’un joueur avant le dernier d’un pays. Elles sont gardées mot pour mot parmi les cellules non reprises.
# $count is the number of players.
# $count (Number)
import-tables-games-without-players = le fichier donne une liste de { $count } joueurs, et aucune partie n’en a un. Si une colonne des parties contient les numéros des joueurs, appelez-la « Joueur » dans le fichier, et la colonne des numéros dans la liste « Numéro », et réimportez le fichier.
# $seats are seats: “Austria and France of Round 1, board A; Italy of Round 1, board B”.
import-tables-seats-without-players = ces sièges ont des centres et pas de joueur : { $seats }. Saisissez les noms après l’importation, ou écrivez-les dans le fichier et réimportez-le.
# $count is the number of further boards.
# $count (Number)
import-tables-more-seats-without-players = ces sièges ont des centres et pas de joueur : { $seats } ; et des sièges de { $count } autres tables. Saisissez les noms après l’importation, ou écrivez-les dans le fichier et réimportez-le.
# Seats of one board, in such a list.
import-tables-powers-of-board = { $board } ({ $powers })
# $name is an invented name: “Player 3”.
# $count (Number)
import-tables-invented-names = { $count ->
    [one] un siège a un nom inventé en guise de joueur, comme « { $name } ». Saisissez le nom du joueur après l’importation, ou videz le siège si personne n’a joué.
   *[other] { $count } sièges ont des noms inventés en guise de joueurs, comme « { $name } ». Saisissez le nom du joueur après l’importation, ou videz le siège si personne n’a joué.
}
# $number is a number: “17”.
# $count (Number)
import-tables-numbers-for-players = { $count ->
    [one] { $count } siège a un numéro en guise de joueur, { $number }, et aucune liste du fichier ne donne le nom. Ajoutez au fichier une feuille avec les en-têtes « Numéro » et « Nom » et réimportez-le, ou saisissez le nom après l’importation.
   *[other] { $count } sièges ont un numéro en guise de joueur, comme { $number }, et aucune liste du fichier ne donne leurs noms. Ajoutez au fichier une feuille avec les en-têtes « Numéro » et « Nom » et réimportez-le, ou saisissez les noms après l’importation.
}

## Result lists of a ladder, a table over many events. These are whole sentences.

import-tables-is-no-line-of-list = « { $text } » n’est pas une ligne de la liste et a été laissé de côté. Si c’est un résultat, ajoutez la ligne à la main.
# The list has stars (*) behind names or places.
import-tables-stars-are-games = Aucune note de bas de page n’explique les étoiles. Leur nombre a été lu comme le nombre de parties jouées ; corrigez les parties si c’est faux.
