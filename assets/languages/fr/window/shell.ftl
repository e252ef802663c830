# The frame around the sheet: menu bar, tools, formula line, tabs, notification, status bar and side panel.

## Names for a screen reader.

# The bar of the menus at the top of the window.
shell-menus = Menus
# A menu that the right mouse button opens.
shell-menu = Menu
# The location at the left of the formula line, a button.
shell-go-to-another-place = Aller à un autre endroit
# $content is the location, the content and the formula of the cell.
shell-formula-line = Barre de formule : { $content }
# $name is the text of a tool in the menu bar: “Undo”.
shell-tool = Outil { $name }

## The menu bar. The room is narrow: one short word for each tool.

# The tools do what the commands “Post…”, “What if”, “Draw a round…” and “Undo” do.
shell-tool-post = Affiches
shell-tool-what-if = Et si
shell-tool-draw = Tirage
shell-tool-undo = Annuler
# The button to find something, and its text where there is more room.
shell-find = Chercher
shell-find-player-or-board = Chercher un joueur, une table
# In a menu of the right mouse button without entries.
shell-nothing-can-be-done = Rien n’est possible ici pour l’instant.

## Over the whole window, and across it.

# While a file is dragged over the window.
shell-drop-file = Déposez le fichier pour l’ouvrir ou l’importer
# The button that closes a notification. The room is narrow.
shell-dismiss = Fermer

## The status bar. The room is narrow.

# Buttons that show the theme of the window.
shell-dark-theme = Sombre
shell-light-theme = Clair
# Otherwise it is “3 problems” or “1 error, 2 remarks”.
shell-no-problems = aucun problème

## The panel of a pasted block, which waits until the user decides.

# Title.
shell-pasted-block = Bloc à coller
# Buttons.
shell-paste = Coller (Entrée)
shell-leave-paste = Abandonner (Échap)
# $count (Number)
shell-cells-change = { $count ->
    [0] Aucune cellule ne change.
    [one] { $count } cellule change.
   *[other] { $count } cellules changent.
}
# Heading of the questions about names.
# $count (Number)
shell-names-to-decide = { $count ->
    [one] Un nom à décider
   *[other] Noms à décider
}
# $typed is the spelling in the block or in the file, $known the name of a player, $reason why they may be one: “one letter off”.
shell-is-same-player = « { $typed } », est-ce { $known } ? ({ $reason })
# Buttons. The letter in brackets presses them. It is one letter A–Z, and another one than that of “Add the boards”.
shell-yes-with-key = Oui (O)
    .letter = O
shell-no-with-key = Non (N)
    .letter = N
# These buttons for a screen reader. $answer is “Yes” or “Yes (Y)”.
shell-answer-about-player = { $typed } est { $known } : { $answer }
# Beside the buttons of a question without an answer.
shell-else-new-player = sinon, nouveau joueur
# A box to tick. The letter in brackets ticks it. $boards is “D and E”.
# $count (Number)
shell-add-boards = { $count ->
    [one] Ajouter la table { $boards } (T)
   *[other] Ajouter les tables { $boards } (T)
}
    .letter = T
shell-add-boards-help = Le bloc a plus de tables que la ronde.
# $names is “Ann Smith, Ben Ode”.
# $count (Number)
shell-new-players = { $count ->
    [one] { $count } nouveau joueur : { $names }.
   *[other] { $count } nouveaux joueurs : { $names }.
}
# Heading of the texts that belong to no cell. $count is their number.
shell-without-place = Non repris ({ $count })
# $row is the number of the row in the block, $text a text in it.
shell-unplaced-text = ligne { $row } : « { $text } »
# The end of a list of such texts.
# $count (Number)
shell-more-unplaced-texts = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
# Heading of the list of cells that change.
shell-changes = Modifications
shell-go-to-cell = Aller à cette cellule
# The end of the list of changes.
# $count (Number)
shell-more-changes = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}

## The list of problems in the side panel.

# Title. $count is their number.
shell-problems = Problèmes ({ $count })
# The title where many problems with one cause are one line.
# $lines (Number)
shell-problems-in-lines = { $lines ->
    [one] Problèmes ({ $count } en { $lines } ligne)
   *[other] Problèmes ({ $count } en { $lines } lignes)
}
shell-no-problems-listed = Rien à signaler dans les nombres de centres, les noms et les années.
# The last line of the help at an entry that stands for many problems of one kind.
shell-click-lists-problems = Un clic les montre tous.

## The standings and the explanations in the side panel.

shell-nobody-has-score = Personne n’a encore de score.
# Help at a total in italics.
shell-provisional-total = Provisoire : une partie qui compte est encore en cours, ou l’on ne sait pas comment ou quand elle a fini.
# A line of the standings for a screen reader: “3 =. Ann Smith, 145.53”.
shell-line-of-standings = { $place }. { $name }, { $total }
shell-provisional-line-of-standings = { $place }. { $name }, { $total }, provisoire
# Titles of an explanation.
# $figure (Figure)
shell-why-figure = Pourquoi { $figure } ?
shell-why = Pourquoi ?
shell-explanation = Explication
# While the cursor is on no figure.
shell-explanation-needs-figure = Placez le curseur sur un total ou un score.
# Help at a line of an explanation that names a board.
shell-open-board = Ouvrir la table
