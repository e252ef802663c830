# What is said of a whole sheet of an imported file: why nothing on it is read, or how it is read. A sheet is a table of a workbook; a
# text has one. Each sentence stands behind the name of the sheet: “Round 1: the sheet is blank.” So the first word has a small letter.
#
# “The layout” is what a director said earlier about the columns of such files, and a recipe is its text. What stands in quotation
# marks as a heading, such as “Board” or “R1 Power”, is typed into the file: take a word that Topboard reads in your language, from
# assets/words. What begins with -- is an option of the command line: leave it as it is, with its quotation marks (").

## Why nothing is recognised. $row is the number of a row.

import-sheets-blank = la feuille est vide.
import-sheets-no-row-of-headings = aucune ligne d’en-tête n’a été trouvée, ni au-dessus d’une liste de parties, ni au-dessus d’une table ou d’un classement.
# The row has headings, but something is missing. What follows says which words of the row are not understood.
import-sheets-no-heading-of-powers = la ligne { $row } contient des en-têtes, mais aucun ne dit quel pays a été joué.
import-sheets-no-heading-of-boards = la ligne { $row } contient des en-têtes, mais aucun ne dit à quelle table.
import-sheets-no-heading-of-centres = la ligne { $row } contient des en-têtes, mais aucun ne dit combien de centres avait le pays.
# $words are texts of the row, quoted: “Zorg”, “Zorg and Blip”. $count is how many they are.
# $count (Number)
import-sheets-words-not-understood = { $count ->
    [one] Un mot de la ligne { $row } n’est pas compris : { $words }.
   *[other] Des mots de la ligne { $row } ne sont pas compris : { $words }.
}
# It follows that sentence. $word is one of the words, $key what it can mean, in English: “player”.
import-sheets-say-what-word-means = Si un mot remplace un en-tête habituel, indiquez son sens dans la fenêtre d’importation, ou avec --word "{ $word }={ $key }".
# $count is the number of games, two or more.
# $count (Number)
import-sheets-games-without-rounds = la ligne { $row } a les en-têtes de { $count } parties d’un joueur côte à côte, et ne dit pas de quelle ronde est chacune. Écrivez la ronde dans chaque en-tête, comme « R1 Pays » et « R2 Pays », ou au-dessus de chaque groupe.
# “Players” is the name of a tab.
import-sheets-list-of-players-alone = la feuille est une liste de joueurs, sans parties. Pour reprendre les joueurs, copiez ses lignes et collez-les dans l’onglet Joueurs, ou dans les questions sur un nouveau tournoi.
# $heading is a heading for powers. $example is a text below it, $power the power that it names: “Austria - red”, “Austria”.
import-sheets-powers-are-unknown = les textes sous « { $heading } » à la ligne { $row } ne sont pas des pays connus, par exemple « { $example } ». Indiquez le sens de chacun dans la fenêtre d’importation, ou avec --word "{ $example } = { $power }".
# The same, where the text names no power.
import-sheets-powers-are-unknown-words = les textes sous « { $heading } » à la ligne { $row } ne sont pas des pays connus, par exemple « { $example } ». Indiquez le sens de chacun dans la fenêtre d’importation, ou avec --word : si « { $example } » est l’Autriche, écrivez --word "{ $example } = Austria".
# $power is a power.
import-sheets-games-of-one-power = cette feuille contient les parties d’un seul pays ({ $power }). Mettez les parties de tous les pays les unes sous les autres sur une feuille, avec les colonnes « Ronde », « Table » et « Pays » à côté des joueurs, ou donnez à chacune des sept feuilles les colonnes « Ronde » et « Table », et réimportez le fichier.
# $powers are the powers that are missing: “Austria and Turkey”.
import-sheets-powers-without-column = la ligne { $row } a des colonnes pour les pays, mais il en manque : { $powers }. Corrigez les en-têtes dans le fichier et réimportez-le.
# $text is a heading of the row, $power the power that it may be: “Austira”, “Austria”.
import-sheets-powers-without-column-misspelt = la ligne { $row } a des colonnes pour les pays, mais il en manque : { $powers }. « { $text } » n’est pas un pays. Est-ce { $power } ? Corrigez les en-têtes dans le fichier et réimportez-le.
import-sheets-players-below-powers = la ligne { $row } a une colonne par pays, et les lignes sont des joueurs, aucune cellule ne dit donc à quelle table une partie a été jouée. Donnez à la feuille une ligne par joueur et par partie, avec les en-têtes Ronde, Table, Pays, Joueur et Centres, et réimportez-la.
# $cell is a cell: “B4”.
import-sheets-cells-are-boards = { $cell } et d’autres cellules contiennent les sept joueurs d’une table. Écrivez chaque joueur dans sa propre cellule : dans une ligne par pays, ou dans des colonnes dont les en-têtes sont les noms des pays, comme Table, Autriche, Angleterre, France …
import-sheets-powers-of-rounds-without-boards = cette feuille donne le pays de chaque joueur à chaque ronde, mais pas la table. Écrivez la table, le pays et les centres de chaque partie dans une cellule, comme « A Autriche 7 », ou dans des colonnes côte à côte sur une feuille, avec des en-têtes comme « R1 Table », « R1 Pays » et « R1 Centres », et réimportez le fichier.
# $sheets are names of sheets, quoted: “Powers” and “Boards”.
import-sheets-games-on-several-sheets = les feuilles { $sheets } ont une ligne par joueur et une colonne par ronde, et il faut les lire ensemble pour avoir une partie. Écrivez la table, le pays et les centres de chaque partie dans une cellule, comme « A Autriche 7 », ou dans des colonnes côte à côte sur une feuille, avec des en-têtes comme « R1 Table », « R1 Pays » et « R1 Centres », et réimportez le fichier.

## Lists that do not say which board a row belongs to. $row is the number of the row of headings.

# $count is the number of rows.
# $count (Number)
import-sheets-list-without-boards = les { $count } lignes sous la ligne { $row } ont chacune un pays, mais aucune colonne ne dit à quelle table appartient une ligne, et les lignes ne forment pas des groupes des sept pays. Donnez à la liste une colonne « Table », ou triez-la par table.
# The same for a list without counts. “Players” is the name of a tab.
# $count (Number)
import-sheets-list-without-boards-of-sign-ups = les { $count } lignes sous la ligne { $row } ont chacune un pays, mais aucune colonne ne dit à quelle table appartient une ligne, et les lignes ne forment pas des groupes des sept pays. Donnez à la liste une colonne « Table », ou triez-la par table. Si ce sont des joueurs qui s’inscrivent, avec les pays qu’ils aimeraient jouer, copiez leurs noms et collez-les dans l’onglet « Joueurs ».
import-sheets-mixed-boards = aucune colonne ne dit à quelle table appartient une ligne. Dans l’ordre des lignes, chaque groupe de sept a les sept pays, mais ces tables n’ont pas 34 centres chacune, alors que l’ensemble a le bon total : les lignes de plusieurs tables sont mélangées. Donnez à la liste une colonne « Table », ou triez-la par table, et réimportez-la.

## Sheets that are not read although something is known of them.

import-sheets-layout-does-not-need-it = la disposition dit que cette feuille est inutile.
import-sheets-empty-form = les tables de cette feuille sont un formulaire vide : elles n’ont ni joueurs ni centres.
# $sheets are names of sheets, quoted: “Round 1” or “Round 2”.
import-sheets-layout-is-for-other-sheets = un tableau de la disposition est sur cette feuille, mais la disposition ne lit de tels tableaux que sur les feuilles nommées { $sheets }. Renommez la feuille dans le fichier, ou ajoutez son nom aux feuilles du tableau dans le texte de la disposition.
# $headings are headings, quoted: “Player” and “SC”.
import-sheets-row-lacks-headings = aucun tableau de la disposition n’est sur cette feuille : la ligne { $row } a des en-têtes de la disposition, mais il manque { $headings }.
# $column is the letter of the column.
import-sheets-column-lacks-headings = aucun tableau de la disposition n’est sur cette feuille : la colonne { $column } a des en-têtes de la disposition, mais il manque { $headings }.
import-sheets-no-headings-of-layout = aucun tableau de la disposition n’est sur cette feuille : aucun de ses en-têtes n’y figure.
import-sheets-second-list-of-names = c’est une liste de noms, et une autre feuille a la liste des joueurs. Si ces personnes sont des joueurs, ajoutez-les à cette autre liste dans le fichier, ou à la liste des joueurs après l’importation.
import-sheets-hidden-beside-boards = cette feuille est masquée dans le fichier, et les feuilles visibles contiennent des tables, elle n’est donc pas lue. Si ses résultats comptent, affichez la feuille dans le fichier et réimportez-le.
import-sheets-other-standings-kept = c’est un classement, mais une autre feuille en a un avec au moins autant de rondes, et un seul est gardé.
# In a workbook that Topboard wrote.
import-sheets-no-sheet-of-topboard = ce n’est pas une feuille que Topboard écrit.

## How a sheet is read.

# $sheet is the name of another sheet.
import-sheets-parts-of-games = des éléments des parties qui sont sur « { $sheet } ».
# $what says what was recognised, in a whole sentence; $players is the sentence about a list of players on the same sheet.
import-sheets-beside-them = { $what } À côté : { $players }
# $sheet is the name of the sheet, which says that it is a template.
import-sheets-template-with-players = la feuille s’appelle « { $sheet } », et ses tables ont des joueurs. Elles sont lues comme des résultats. Si c’est un exemple, supprimez la feuille et réimportez le fichier.
# It stands alone, below the rules.
import-sheets-standings-without-boards = Le fichier contient un classement mais pas de tables, Topboard ne peut donc pas calculer de classement à comparer. Le classement du fichier est gardé tel quel.

## A book of Topboard that is added to another one.

# “Ladder” is the name of a tab.
import-sheets-ladder-not-added = le classement annuel de ce document et ses listes de résultats ne sont pas ajoutés. Ajoutez les listes dans l’onglet Classement annuel.
# A journal is the file in which changes are that are not saved yet.
# $count (Number)
import-sheets-unsaved-changes = { $count ->
    [one] { $count } modification est dans le journal de ce document et pas encore dans son fichier. Ouvrez le document, enregistrez-le et réimportez-le.
   *[other] { $count } modifications sont dans le journal de ce document et pas encore dans son fichier. Ouvrez le document, enregistrez-le et réimportez-le.
}

## Files for a ladder, a table over many events. $rules is the name of rules. $file is the name of the file.

# The words of the headings are typed so.
import-sheets-no-list-of-results = aucune ligne d’en-tête avec un joueur et une place n’a été trouvée, comme : Place, Joueur, Parties.
import-sheets-no-results-for-ladder = « { $file } » n’apporte pas de résultats et n’a donc pas été ajouté : aucune liste ni table n’y a de joueur avec un résultat. Vérifiez ses en-têtes, comme Place, Joueur, Parties, et ajoutez-le de nouveau.
# $list is the name of a result list.
import-sheets-list-without-player = « { $list } » n’a pas de joueur et n’a donc pas été ajouté.
# $reason says how the rules were found; it goes on after the comma.
import-sheets-scored-by-likely-rules = Le fichier ne nomme pas de règlement. Ses tables sont comptées selon { $rules }, { $reason }.
# The same, where they are not certain.
import-sheets-scored-by-doubtful-rules = Le fichier ne nomme pas de règlement. Ses tables sont comptées selon { $rules }, { $reason }. Importez-le comme document et choisissez-y son règlement.
# $of-league is the name of the rules of the league.
import-sheets-league-has-own-rules = Le règlement du document est { $rules }. La ligue compte ses tables selon { $of-league }.
