# Files that the window reads and writes.

## The titles of the dialogs in which a file is chosen.

files-open = Ouvrir
files-import = Importer des résultats
files-roll-call = Appel à partir d’un fichier
files-save-as = Enregistrer sous
files-add-result-lists = Ajouter des listes de résultats
files-import-identities = Importer des identités
files-export-ladder = Exporter le classement annuel
files-export-history = Exporter l’historique
files-save-ruling = Enregistrer la décision
files-open-orders = Ouvrir un texte d’ordres
files-export = Exporter pour les joueurs
# US Letter is the size of the paper.
files-export-on-letter = Exporter pour les joueurs au format US Letter
# The workbook has values in place of formulas.
files-export-as-values = Exporter pour les joueurs en valeurs
files-copy-for-director = Copie pour le directeur

## The kinds of files in these dialogs, as a choice in a narrow field.

files-books-and-results = Documents et résultats
files-topboard-books = Documents Topboard
files-workbooks-and-tables = Classeurs et tableaux
files-result-lists-and-books = Listes et documents
# Decisions about identities: which spellings are one person.
files-books-and-decisions = Documents et décisions
files-excel-workbooks = Classeurs Excel
files-plain-tables = Simples tableaux
files-text-for-forum = Texte pour un forum
files-comma-separated-text = Texte séparé par des virgules
files-pages-to-print = Pages à imprimer
files-text-files = Textes
files-all-files = Tous les fichiers

## What is being done, in the status bar. $file is the name of a file, “edc2015.xlsx”. No full stop: the progress may follow behind a colon,
## or “…”.

files-reading = lecture de { $file }
# $count (Number)
files-reading-several = { $count ->
    [one] lecture de { $count } fichier
   *[other] lecture de { $count } fichiers
}
# How far the reading is. $job is one of the two texts above, $thousands is a number.
# $thousands (Number)
files-thousand-cells = { $job } : { $thousands ->
    [one] { $thousands } millier de cellules
   *[other] { $thousands } milliers de cellules
}
files-waiting-for-dialog = en attente du choix du fichier
# An event that was typed before the program or the computer stopped.
files-looking-for-unsaved-event = recherche d’un tournoi non enregistré
# A book is saved, another file is written, pages are printed, a book is closed.
files-saving = enregistrement de { $file }
files-writing = écriture de { $file }
files-printing = impression de { $file }
files-closing = fermeture de { $file }

## Errors. $file is the name of a file, $error is the reason, without a full stop.

files-not-read = « { $file } » n’a pas été lu : { $error }.
files-not-written = « { $file } » n’a pas été écrit : { $error }.
files-unsaved-event-not-found = Topboard n’a pas pu chercher de tournoi non enregistré : { $error }.
files-not-processed = « { $file } » n’a pas pu être traité à cause d’une erreur dans Topboard. Rien n’a été modifié. Enregistrez une copie du fichier dans un autre format, comme .xlsx ou .csv, et essayez avec la copie.
# Place, Player and Games are headings of columns, which may be in any language.
files-no-result-list = « { $file } » ne contient pas de liste de résultats. Il faut une ligne d’en-têtes, comme Place, Joueur, Parties.
files-no-folder-for-pages = impossible de créer un dossier pour les pages : { $error }
files-no-ladder = Il n’y a pas de classement annuel à établir.

## Results.

# Behind “Posted in this folder:”, in place of the names of the files.
files-no-file-of-this-format = aucun fichier, car rien de ce qui est choisi n’existe dans ce format.
