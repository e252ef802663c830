# Questions about an imported file that nothing in the file decides, and how each is read until the director decides. Each stands
# behind the place in the file: “Round 1!C4: in Round 2 everybody plays …”. So the first word has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text. “The book” is the document of Topboard. A sheet is a table of a workbook.
# “After the import” is after the file was added to the book. “The unplaced cells” are the cells that Topboard does not understand.
# What stands in quotation marks as an example of a heading, such as “SC”, is typed into the file: take a word that Topboard reads in
# your language, from assets/words.

## Columns that seem to correct the numbers of centres.

# $heading is the heading of the column, “New SC”. $count is a corrected number of centres, “11”, and $cell its cell, “F2”.
import-questions-counts-seem-corrected = « { $heading } » semble corriger les nombres de centres, par exemple « { $count } » en { $cell }. Le document a les autres nombres. Si ce sont les nombres corrigés qui comptent, saisissez-les après l’importation.
# The same, where the column has a number for every power.
import-questions-column-seems-corrected = « { $heading } » semble corriger les nombres de centres, par exemple « { $count } » en { $cell }. Le document a les autres nombres. Si ce sont les nombres corrigés qui comptent, saisissez-les après l’importation, ou indiquez dans la fenêtre d’importation que cette colonne contient les centres.

## Dates that may be pairs of numbers.

# A spreadsheet program makes a date of “1-1”, round 1 and board 1. $date is such a date, “2024-01-01”, $heading the heading above it.
import-questions-dates-may-be-pairs = « { $date } » et d’autres cellules sous « { $heading } » sont des dates. Si des paires comme « 1-1 » ont été saisies, le tableur en a fait des dates : mettez la colonne au format texte, saisissez de nouveau les paires et réimportez le fichier. En attendant, les dates servent de noms.

## Boards without numbers of centres. A count is the number of the centres of a power at the end of a game.

# $board is a board, “Round 1, board A”. $powers are the powers without a count, “Austria, France”.
import-questions-blank-counts-are-zero = { $board } : un nombre de centres manque ({ $powers }), et les autres pays ont les 34 centres. Ce qui manque est lu comme 0.
# $sum is the number of centres of the other powers, “30”.
import-questions-blank-counts = { $board } : un nombre de centres manque ({ $powers }), et les autres pays ont { $sum } des 34 centres. Saisissez ce qui manque après l’importation.
import-questions-scores-may-be-centres = les scores de chaque table sont des nombres entiers dont la somme est 34, et les tables n’ont pas de centres. Ils sont repris comme scores du fichier. Si ce sont les centres, écrivez « Centres » en tête de leur colonne et réimportez le fichier.
import-questions-standings-may-be-centres = les tables n’ont pas de centres, et les scores du classement sont des nombres entiers dont la somme est 34 à chaque table. Ils sont repris comme classement du fichier. Si ce sont les centres, écrivez-les à côté des pays, avec un en-tête comme « R1 Centres », et réimportez le fichier.
import-questions-no-results-at-all = aucune table du fichier n’a de centres ni de scores. Les joueurs sont repris, et les centres restent vides. Si les parties ont été jouées, saisissez les centres après l’importation.
# $boards are one or more boards: “Round 1, board A; Round 1, board B”.
import-questions-boards-without-result = le fichier n’a ni centres ni scores pour { $boards }. Les joueurs sont repris, et les centres restent vides. Si la partie a été jouée, saisissez ses centres après l’importation.

## Rounds that may be one round. $round and $first are titles of rounds: “Round 2”, “Semifinal”.

import-questions-round-repeats-players = chacun joue le même pays à la même table dans deux rondes : { $round }, { $first }. Si une feuille est une copie ou une correction de l’autre, donnez la même ronde aux deux dans le fichier et réimportez-le, ou supprimez une des deux après l’importation.
# The same for some boards of the round. $boards are the names of the boards: “A”, “A, B and C”.
# $count (Number)
import-questions-boards-repeat-players = { $count ->
        [one] { $round }, table { $boards } :
       *[other] { $round }, tables { $boards } :
    } chacun joue le même pays à la même table que dans une autre ronde ({ $first }). Si une feuille est une copie ou une correction de l’autre, donnez la même ronde aux deux dans le fichier et réimportez-le, ou supprimez une des deux après l’importation.
# $players is the round that has the players, $counts the round that has the numbers of centres. $boards are the names of the boards:
# “A”, “A, B and C”.
# $count (Number)
import-questions-round-may-be-divided = { $count ->
        [one] { $players } a les joueurs mais pas les centres de la table { $boards },
       *[other] { $players } a les joueurs mais pas les centres des tables { $boards },
    } et { $counts } a les centres sans les joueurs. Si les deux sont une seule ronde, donnez-leur la même ronde dans le fichier, par exemple « Ronde 1 joueurs » et « Ronde 1 centres », et réimportez-le.

## The order of rounds without numbers. $rounds are the names of the rounds, quoted: “2026-03-07”, “2026-03-14” and “2026-03-21”.

import-questions-rounds-in-order-of-dates = { $rounds } sont lus comme rondes, dans cet ordre, celui de leurs dates. Si ce n’est pas le bon, renommez les rondes après l’importation.
import-questions-rounds-in-new-order-of-dates = { $rounds } sont lus comme rondes, dans cet ordre, celui de leurs dates, qui n’est pas l’ordre du fichier. Si ce n’est pas le bon, renommez les rondes après l’importation.
# Days of the week, with or without times: “Saturday morning”.
import-questions-rounds-in-order-of-days = { $rounds } sont lus comme rondes, dans cet ordre, celui des jours et des heures de chaque jour. Si ce n’est pas le bon, renommez les rondes après l’importation.
import-questions-rounds-in-new-order-of-days = { $rounds } sont lus comme rondes, dans cet ordre, celui des jours et des heures de chaque jour, qui n’est pas l’ordre du fichier. Si ce n’est pas le bon, renommez les rondes après l’importation.
import-questions-rounds-of-dates-and-days = { $rounds } sont lus comme rondes, dans l’ordre du fichier, mais les uns sont des dates et les autres des jours de la semaine. Si l’ordre est faux, numérotez les rondes dans le fichier, comme « Ronde 1 », et réimportez-le, ou renommez les rondes après l’importation.
import-questions-rounds-with-unclear-times = { $rounds } sont lus comme rondes, dans l’ordre du fichier, mais leurs heures ne disent pas quelle ronde d’un jour est la première. Si l’ordre est faux, numérotez les rondes dans le fichier, comme « Ronde 1 », et réimportez-le, ou renommez les rondes après l’importation.
# $date is one of the names, quoted: “04/03/2026”.
import-questions-rounds-with-unclear-date = { $rounds } sont lus comme rondes, dans l’ordre du fichier, mais { $date } peut commencer par le jour ou par le mois, et l’ordre en dépend. Si l’ordre est faux, numérotez les rondes dans le fichier, comme « Ronde 1 », et réimportez-le, ou renommez les rondes après l’importation.
import-questions-rounds-with-unclear-dates = { $rounds } sont lus comme rondes, dans l’ordre du fichier, mais les dates ne disent pas quelle ronde est la première. Si l’ordre est faux, numérotez les rondes dans le fichier, comme « Ronde 1 », et réimportez-le, ou renommez les rondes après l’importation.
import-questions-rounds-with-unclear-days = { $rounds } sont lus comme rondes, dans l’ordre du fichier, mais les jours d’une semaine se suivent dans un autre ordre. Si l’ordre est faux, numérotez les rondes dans le fichier, comme « Ronde 1 », et réimportez-le, ou renommez les rondes après l’importation.
# Names without a number and without a date: “Semifinal”, “Final”. Some other rounds of the file have numbers.
import-questions-named-rounds-in-this-order = { $rounds } sont lus comme rondes, dans cet ordre. Si l’ordre est faux, numérotez les rondes dans le fichier, comme « Ronde 1 », et réimportez-le, ou renommez les rondes après l’importation.
# The same, where no round of the file has a number.
import-questions-named-rounds-in-order-of-file = { $rounds } sont lus comme rondes, dans l’ordre du fichier. Si l’ordre est faux, numérotez les rondes dans le fichier, comme « Ronde 1 », et réimportez-le, ou renommez les rondes après l’importation.
