# The report of an imported file: what became of its cells. A line has a kind, a place and a sentence: “Not needed: Round 1!C4: not
# needed: these are totals, and Topboard computes them itself.” So the first word of a sentence has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text. “The unplaced cells” are the cells that Topboard does not understand; the book keeps
# their texts.

## The kinds of lines.

import-report-recognised = Reconnu
import-report-not-needed = Inutile
import-report-not-understood = Non compris, gardé comme texte
import-report-please-check = À vérifier

## Several findings in one line.

# $places are the first places: “Round 1!C14, Round 1!C21”. $count is how many more there are.
# $count (Number)
import-report-places-and-more = { $places } et { $count } de plus
# $example is the sentence of one of them: “ “5*” is read as 5.” $count is three or more.
# $count (Number)
import-report-many-such-as = { $count } fois, par exemple : { $example }

## Cells that are understood and not needed, each with the reason.

import-report-not-needed-title = inutile : ces titres n’apportent pas de nouvelles données.
import-report-not-needed-heading = inutile : ce sont des en-têtes.
import-report-not-needed-total = inutile : ce sont des totaux, et Topboard les calcule lui-même.
import-report-not-needed-computed = inutile : ces colonnes sont calculées, et Topboard calcule les siennes.
import-report-not-needed-bookkeeping = inutile : ces places et ces nombres découlent des autres colonnes.
import-report-not-needed-dash = inutile : ces cellules disent qu’il n’y a pas de valeur, par un tiret par exemple, et sont lues comme vides.
import-report-not-needed-not-eliminated = inutile : ces cellules disent qu’un pays n’a pas été éliminé.
# The numbers of centres with which every game begins.
import-report-not-needed-start-count = inutile : chaque partie commence avec ces nombres de centres.
import-report-not-needed-survived = inutile : ces résultats découlent des nombres de centres.
# The workbook was written by Topboard.
import-report-not-needed-own-table = inutile : Topboard recalcule ce tableau à chaque exportation.
import-report-not-needed-own-sentence = inutile : Topboard réécrit ces remarques et ces légendes à chaque exportation.
import-report-not-needed-own-mark = inutile : Topboard reconnaît ses propres classeurs à ces marques.
import-report-not-needed-sheet-left-out = inutile : la disposition dit que cette feuille est inutile.
import-report-not-needed-number-of-player = inutile : ce sont les numéros ou les codes des joueurs, et les résultats ont les noms.
# A form is a web page in which players typed their results.
import-report-not-needed-time-of-answer = inutile : ce sont les heures d’envoi des réponses à un formulaire.
import-report-not-needed-label = inutile : ces libellés sont lus avec les cellules voisines.
import-report-not-needed-name-again = inutile : ces noms découlent des autres colonnes.
import-report-not-needed-old-copy = inutile : ces cellules d’une ancienne copie sont les mêmes sur l’autre feuille.
import-report-not-needed-empty-form = inutile : ces tables sont des formulaires vides, sans joueurs ni centres.

## Cells that are not understood.

# $letters names a column, “D”. $heading is its heading, $count the number of its cells, $example the text of one of them and $cell where
# it is, “D3”.
# $count (Number)
import-report-column-not-understood = colonne { $letters }, « { $heading } » : non comprise ({ $count } cellules, par exemple « { $example } » en { $cell }). Elles sont gardées mot pour mot parmi les cellules non reprises ; saisissez à la main ce qui compte.
# $texts are the first texts, quoted: “New SC”, “7”, “6” and more.
import-report-cells-not-understood = non compris : { $texts }. Ces cellules sont gardées mot pour mot parmi les cellules non reprises ; saisissez à la main ce qui compte.
# $why is a whole sentence that says why nothing on the sheet is read.
import-report-sheet-not-understood = { $why } Chaque cellule est gardée mot pour mot parmi les cellules non reprises.

## Sheets.

import-report-sheet-is-understood = comprise.
import-report-hidden-sheet-was-read = cette feuille est masquée dans le fichier, et elle a été lue comme les autres. Si ses résultats ne comptent pas, supprimez la feuille dans le fichier et réimportez-le.

## What a cell was taken for. The names stand in buttons behind a key, “P power”, and alone: “C4: heading.”

# One of Austria, England …
import-report-part-power = pays
import-report-part-player = joueur
import-report-part-centres = centres
# The year in which a power was eliminated.
import-report-part-out = élim.
import-report-part-year = centres d’une année
import-report-part-score = score
import-report-part-board = table
import-report-part-round = ronde
import-report-part-not-needed = inutile
import-report-role-other = compris
import-report-role-heading = en-tête
import-report-role-not-understood = non compris

## What else a cell can mean: “It can also be the year 1909 or a name.”

# $power is a power.
import-report-meaning-power = un pays : { $power }
# $count (Number)
import-report-meaning-centres = { $count ->
    [one] { $count } centre
   *[other] { $count } centres
}
import-report-meaning-year = l’année { $year }
import-report-meaning-name = un nom
import-report-meaning-heading = un en-tête
import-report-meaning-round-or-board = une ronde ou une table
import-report-meaning-total = un total

## The totals that a file prints and that differ because it adds scores that are rounded. A full stop is added. $bound is a figure, “0.01”.

# $count (Number)
# $bound (Figure)
import-report-rounded-totals = { $count ->
    [one] { $count } total diffère de moins de { $bound } : le fichier additionne des scores arrondis
   *[other] { $count } totaux diffèrent de moins de { $bound } : le fichier additionne des scores arrondis
}
