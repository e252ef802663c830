# The small dialogs that every part of the window uses: the list of values of a column, the list to choose from, the path of a
# file, forms, and the question before the book closes.

## The list of the values of a column below its heading. The ticked values are shown, and the table hides all other rows.

# $column is the heading of the column: “Power”. A screen reader says this at the field above the list.
dialogs-search-in-column = Chercher dans { $column }
# The hint in the empty field above the list. “> 20” and “top 10” are examples of what can be typed there; the word is the next message.
dialogs-search-values-hint = Chercher, > 20, 10 premiers
# Typed before or after a number for the rows with the largest numbers of a column, and with the smallest: “top 10”, “bottom 3”. One
# word each, in small letters. The words of all languages are understood.
dialogs-top-of-column = premiers
dialogs-bottom-of-column = derniers
# A screen reader says this in place of the hint.
dialogs-search-values = Chercher
# In place of the values where none has the typed text. A tooltip gives it as the reason why the button “Filter” cannot be pressed.
dialogs-no-row-has-text = Aucune ligne ne contient ce texte.
# A tooltip that gives the reason why the button “Filter” cannot be pressed.
dialogs-choose-a-value = Choisissez au moins une valeur.
# A small button that ticks every value of the list, and its tooltip.
dialogs-all-values = Toutes
dialogs-all-values-help = Cocher toutes les valeurs de la liste
# A small button that ticks no value of the list, and its tooltip.
dialogs-no-values = Aucune
dialogs-no-values-help = Tout décocher, pour n’en choisir que quelques-unes
# $count (Number)
# $chosen is the number of ticked values, of $count values in the list: “3 of 7 values”.
dialogs-chosen-values = { $chosen } sur { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
}
# A button: shows only the rows with the ticked values.
dialogs-filter = Filtrer
# A button: shows all rows of the table again.
dialogs-all-rows = Toutes les lignes

## The list to choose from: commands, players, boards, tabs.

# Which of the places that the typed words have found is chosen: “2 of 5”.
dialogs-place-of-found = { $place } sur { $count }
# A button for a name that is not in the list. $what says what the name would be: “New player”. $name is the typed name. “Enter” is
# the key that presses the button.
dialogs-new-name = { $what } « { $name } » (Entrée)
# In place of a list without any item.
dialogs-nothing-to-choose = Il n’y a encore rien à choisir.
# In place of the items where none has the typed letters.
dialogs-nothing-matches = Rien ne correspond à ces lettres.

## The field for the path of a file, on a computer that has no dialog to choose a file.

# The hint in the empty field: a path as an example.
dialogs-path-example = /home/vous/resultats.xlsx
# $path is the path of a file. The button “Replace” does the same as Ctrl+Enter, which is a key.
dialogs-replace-file = { $path } existe déjà. Appuyez sur Ctrl+Entrée pour le remplacer, ou saisissez un autre nom.
# Before it, where the file is a book. $content is “Baltic Open, 5 rounds, 31 players”.
dialogs-existing-book-holds = Ce document contient : { $content }.
# A button: the new file takes the place of the one that exists.
dialogs-replace = Remplacer
# The following are names of the field. A book is a document of Topboard, a workbook is one of Excel or LibreOffice.
dialogs-path-of-book-or-workbook = Chemin d’un document ou d’un classeur
dialogs-path-of-workbook-or-text = Chemin d’un classeur ou d’un fichier texte
dialogs-path-to-save = Chemin du fichier à enregistrer
# Result lists are those of other events, for the ladder of a year.
dialogs-path-of-result-lists = Chemin d’une liste, d’un document ou d’un dossier. Séparez plusieurs chemins par des points-virgules
# The decisions say which spellings are one person.
dialogs-path-of-decisions = Chemin d’un document, ou d’un fichier .toml ou .json de décisions
dialogs-path-of-ladder = Chemin du classeur à écrire. Un nom en .csv donne le simple tableau, un nom en .txt du texte
dialogs-path-of-history = Chemin du fichier pour l’historique
dialogs-path-of-pdf = Chemin du PDF à écrire
# A text for the rulings desk: a position on the map and the orders of the players.
dialogs-path-of-orders = Chemin d’un texte contenant une position et des ordres
dialogs-path-of-exported-workbook = Chemin du classeur à écrire. Un nom en .csv donne le simple tableau
# A button.
dialogs-export = Exporter

## A form with a few fields.

# A button: uses what was typed.
dialogs-done = Valider
# After the key Escape was pressed once. Escape and Enter are keys.
dialogs-escape-discards = Votre saisie n’est pas encore prise en compte. Un deuxième Échap l’abandonne, Entrée la valide.
# A part of the question before the window closes.
dialogs-form-is-not-used = Votre saisie dans le formulaire n’est pas encore prise en compte.

## The question before the book closes.

# The title of the dialog where the book has changes.
dialogs-save-changes = Enregistrer les modifications ?
# $book is the name of the file or of the event.
dialogs-book-has-changes = « { $book } » a des modifications qui ne sont pas encore enregistrées.
# Undo brings them back, because the changes stay in the history of the book. Ctrl has the name of keys.ftl.
dialogs-changes-stay-in-history = Si vous n’enregistrez pas, le fichier reste tel quel. Les modifications ne sont pas perdues : rouvrez le fichier et appuyez sur Ctrl+Z, elles reviennent.
# A button.
dialogs-do-not-save = Ne pas enregistrer
# The title of the dialog where only the work in another dialog would be lost. A sentence above the buttons says what “it” is.
dialogs-close-without-work = Fermer quand même ?
# Buttons: closes the window, or keeps it open.
dialogs-close-without-it = Fermer quand même
dialogs-stay = Rester

## The window waits until the last files are written, and closes then.

# The title of the dialog.
dialogs-closing = Fermeture
# $job says what is being written: “Saving con.topboard”.
dialogs-closes-after-job = { $job }… La fenêtre se fermera ensuite.
