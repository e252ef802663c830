# What belongs to the open book in the window: lists to choose from, the bars above and below the sheet, and the messages in the
# status bar. A message in the status bar is no sentence: it begins with a small letter and has no full stop.
# Keys such as Ctrl, Enter and Escape have the names of keys.ftl.

## Notes at seats, boards and players.

# What is to be done before a note can be written. It stands after “… is not possible now: ”.
session-note-needs-item = seuls les sièges, les tables et les joueurs ont des remarques ; placez le curseur sur l’un d’eux, ou écrivez dans le carnet (Ctrl+Maj+N)
# The name of the field in the dialog.
session-note-field = Remarque
# Title of the dialog. $item is a player or a place: “France on Round 2, board C”.
session-note-of-item = Remarque : { $item }
# Title of the dialog. The items are seats, boards and players.
# $count (Number)
session-note-of-items = { $count ->
    [one] Remarque : { $count } élément
   *[other] Remarque : { $count } éléments
}
# Above the field. Post is the command that prints pages.
session-about-note-of-player = Les joueurs ne la voient pas. Ctrl+F trouve ses mots. Sans texte, la remarque est supprimée.
session-about-note-of-board = Les joueurs ne la voient pas, sauf si les remarques sont imprimées avec les tables (Affiches). Ctrl+F trouve ses mots. Sans texte, la remarque est supprimée.

## Fill colours of seats, boards and players.

# What is to be done before a colour can be chosen. It stands after “… is not possible now: ”.
session-colour-needs-item = placez d’abord le curseur sur un siège, une table ou un joueur
# Seats, boards and players that were selected. It is $item in the four messages below.
# $count (Number)
session-items = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}
# $item is a player or a place, “France on Round 2, board C”, or “3 items”. $colour is “yellow”.
session-item-is-coloured = { $item } : { $colour }
session-item-has-no-colour = { $item } : aucune couleur
# The item had this colour before, so nothing was changed.
session-item-had-colour = { $item } : déjà { $colour }
session-item-had-no-colour = { $item } : aucune couleur à enlever

## Lists to choose from by a few letters: titles of dialogs, and hints in their empty fields.

session-all-commands = Toutes les commandes
session-all-commands-hint = quelques lettres d’une commande
session-recent-books = Documents récents
# Title. The book is added to the ladder of a year.
session-add-recent-book = Ajouter un document récent
session-recent-books-hint = quelques lettres d’un document
session-slides-of-projector = Pages du projecteur
session-slides-of-projector-hint = une page à montrer ou à omettre
session-language-of-window = Langue de la fenêtre
session-language-hint = quelques lettres d’une langue
# An item below the names of the languages.
session-language-of-system = La langue du système
# Beside the name of a slide: how it stands now.
session-slide-is-shown = montrée
session-slide-is-left-out = omise

## Undo and redo. $step is the name of the step: “centres of Round 2, board C”.

# Entries of the menu.
session-undo-step = Annuler : { $step }
session-redo-step = Rétablir : { $step }
# In the status bar.
session-undone = annulé : { $step }
session-done-again = rétabli : { $step }
session-past-state-is-fixed = un état passé ne peut pas être modifié ; Échap revient au présent
session-undo-brings-back = Rien n’a été saisi depuis l’ouverture du document. Annulez encore une fois (Ctrl+Z) pour ramener toutes les modifications faites avant et jamais enregistrées.

## Messages about what was typed.

# $board is “Round 2, board C”, $season “Fall 1905”, $year “1905”.
session-board-ended-by-draw = { $board } : partie terminée. Le nul proposé ({ $season }) est adopté et les nombres de centres de { $year } sont définitifs. Ctrl+Z annule les deux.
# $name is a name that somebody typed. The cell has another name now.
session-name-is-gone = { $name } ne figurait que dans cette cellule et n’est plus joueur
# $count (Number)
session-names-are-gone = { $count ->
    [one] { $count } nom ne figurait que dans ces cellules et n’est plus celui d’un joueur
   *[other] { $count } noms ne figuraient que dans ces cellules et ne sont plus ceux de joueurs
}
# $typed is the text as it was typed, $mended as it is in the book.
session-entered-as = « { $typed } » est saisi comme « { $mended } » : un autre programme avait mal lu ses lettres
# The same where there is more to say about the name. $message is one of the messages about a name: “Jürgen Groß” was typed and is
# not in the list of players.
session-entered-as-and-name = « { $typed } » est saisi comme « { $mended } » (un autre programme avait mal lu ses lettres) ; { $message }
# A substitute or a vote was typed with a year alone. $fall is “Fall 1904”, $spring is “Spring 1904”.
session-fall-is-taken = sans saison, c’est { $fall } ; pour le printemps, saisir « { $spring } »
# A day was typed in figures, in English: $typed is “3/11/2026”.
session-date-is-doubtful = « { $typed } » n’est pas une date certaine et reste tel quel ; écrivez le mois en lettres, par exemple « 3 nov. 2026 »
# A part of a name was typed into a seat or a team, and fits one player of the list: $typed is “smith”, $name is “Ann Smith”.
session-name-is-taken-as = « { $typed } » désigne { $name } ; pour une autre personne, ajoutez d’abord le nouveau nom à la liste des joueurs
# $name is a message about one name: “Ann Smiht” was typed and is not in the list of players.
# $count (Number)
session-more-such-names = { $name } ({ $count ->
    [one] et { $count } autre nom dans ce cas
   *[other] et { $count } autres noms dans ce cas
})
# The location of a seat: $power is “France”, $board “Round 2, board C”.
session-seat-of-board = { $board }, { $power }
# A text that was typed before the program was stopped. $cell is the name of its cell: “Round 1 Board A France draw”.
session-refused-before = « { $text } » a été refusé par { $cell } avant l’arrêt du programme et ne figure donc pas dans le document.
session-correct-refused = « { $text } » a été refusé par { $cell } avant l’arrêt du programme et ne figure donc pas dans le document. Corrigez le texte, puis appuyez sur Entrée.

## Cells that were cut.

# $count (Number)
session-cells-cut = { $count ->
    [one] { $count } cellule coupée : le collage déplace le texte, Échap le laisse en place
   *[other] { $count } cellules coupées : le collage déplace les textes, Échap les laisse en place
}
# $reason is why the cell cannot be emptied: “a player needs a name”.
session-cut-cell-stays = Une cellule coupée reste telle quelle : { $reason }.
session-cut-cells-stay = les cellules coupées restent telles quelles

## A pasted block. It waits until the user presses Enter.

session-other-paste-waits = Un autre bloc attend d’être collé : Entrée le colle, Échap l’abandonne. Collez ensuite de nouveau.
# $tab is the name of a tab: “Players”, “Round 2”.
session-paste-waits-elsewhere = Un autre bloc attend d’être collé dans l’onglet { $tab } : allez-y, Entrée le colle, Échap l’abandonne. Collez ensuite de nouveau.
session-paste-waits = Le bloc à coller attend dans l’onglet { $tab } : revenez-y, et Entrée le colle.
session-paste-changes-nothing = le bloc à coller ne change rien : les cellules ont déjà ces valeurs
session-paste-has-no-place = Aucune cellule du bloc à coller n’a sa place ici.
session-enter-pastes = Entrée colle le bloc, Échap laisse tout tel quel
# $step says what was pasted: “12 players”. $count is the number of texts without a place.
# $count (Number)
session-pasted = { $count ->
    [0] collé : { $step }
    [one] collé : { $step } ; { $count } texte non repris
   *[other] collé : { $step } ; { $count } textes non repris
}
# The same as a notice, where the block was pasted before something else is done.
# $count (Number)
session-first-pasted = { $count ->
    [0] D’abord collé : { $step }. Vous pouvez annuler ce collage.
    [one] D’abord collé : { $step } ; { $count } texte non repris. Vous pouvez annuler ce collage.
   *[other] D’abord collé : { $step } ; { $count } textes non repris. Vous pouvez annuler ce collage.
}
session-nothing-pasted = rien n’a été collé
session-paste-fits-no-more = Le document a changé et le bloc à coller n’y a plus sa place : copiez-le de nouveau.
session-paste-was-left = le bloc à coller a été abandonné

## Filters of the rows of a table.

# The hint at a filter in the bar above the table, which is a button.
session-choose-other-values = Choisir d’autres valeurs
# The cross beside that button. $filter is “Region: Ireland, UK”.
session-remove-filter = Enlever le filtre « { $filter } »
# In the bar. $shown and $all are numbers: “12 of 96 rows”.
# $all (Number)
session-filtered-rows = { $shown } sur { $all ->
    [one] { $all } ligne
   *[other] { $all } lignes
}
# The same in the status bar.
# $all (Number)
session-rows-filtered = { $shown } sur { $all ->
    [one] { $all } ligne, filtrée
   *[other] { $all } lignes, filtrées
}
# Rows that were changed and would be left out now.
# $count (Number)
session-rows-no-longer-match = { $count ->
    [one] { $count } ligne ne correspondait plus
   *[other] { $count } lignes ne correspondaient plus
}
session-changed-rows-stay = Les lignes modifiées restent visibles jusqu’à ce que les filtres soient réappliqués
# Button.
session-show-all-rows = Afficher toutes les lignes (Échap)
# $count (Number)
session-shows-rows = { $count ->
    [one] { $count } ligne visible ; Échap les montre toutes
   *[other] { $count } lignes visibles ; Échap les montre toutes
}
# $value is the text in the cells of these rows.
# $count (Number)
session-shows-rows-with = { $count ->
    [one] { $count } ligne visible avec « { $value } » ; Échap les montre toutes
   *[other] { $count } lignes visibles avec « { $value } » ; Échap les montre toutes
}
session-filter-needs-heading = cette colonne n’a pas d’en-tête et ne peut donc pas filtrer les lignes
session-filters-are-off = Les filtres sont désactivés, car ils masquaient la ligne demandée.
# $columns are the headings of the columns: “Region and Club”. A place that the user goes to was left out.
# $count (Number)
session-filters-of-columns-are-off = { $count ->
    [one] Ce filtre est désactivé, car il masquait le résultat de la recherche : { $columns }.
   *[other] Ces filtres sont désactivés, car ils masquaient le résultat de la recherche : { $columns }.
}
session-round-has-no-filter = Une ronde n’a pas de filtre : elle se compose de tables, et une table est toujours montrée avec ses sept pays. La recherche (Ctrl+F) va à un joueur, une table ou une remarque, et F3 au résultat suivant.

## What is to be done first, for commands of tables. It stands after “… is not possible now: ”, and after the help of a command.

session-filter-needs-table = ouvrez d’abord un onglet qui n’a qu’un tableau
session-needs-column = placez d’abord le curseur dans une colonne qui a un en-tête
session-needs-filter = filtrez d’abord les lignes
session-needs-hidden-column = masquez d’abord une colonne
session-needs-moved-column = déplacez d’abord une colonne
session-needs-sorted-column = triez d’abord le tableau par une colonne
# The names of four tabs.
session-needs-sorted-table = ouvrez d’abord les joueurs, le classement, le classement annuel ou l’historique
session-needs-column-beside = placez d’abord le curseur dans une colonne qui en a une autre à côté d’elle
session-insert-needs-row = placez d’abord le curseur sur un joueur de la liste, sur une table d’une ronde ou sur une ligne du carnet

## Columns of tables. $column is the heading of a column; $command is the name of a command in the menus.

# $count (Number)
session-columns-fit = { $count ->
    [one] La colonne a maintenant la largeur de son texte le plus long.
   *[other] { $count } colonnes ont maintenant la largeur de leur texte le plus long.
}
session-one-column-stays = une colonne doit rester visible
# $command is “Show all columns”.
session-hid-column = colonne « { $column } » masquée ; « { $command } » dans le menu d’un en-tête fait revenir les colonnes
# $count (Number)
session-hid-columns = { $count ->
    [one] { $count } colonne masquée ; « { $command } » dans le menu d’un en-tête la fait revenir
   *[other] { $count } colonnes masquées ; « { $command } » dans le menu d’un en-tête les fait revenir
}
# $menu is the menu “View”, $command “Columns in the usual order”.
session-moved-column = colonne « { $column } » déplacée ; « { $command } » dans le menu { $menu } la remet à sa place
session-sorted-by = trié par « { $column } » ; le menu de l’en-tête revient à l’ordre habituel
# In the status bar.
# $count (Number)
session-columns-hidden = { $count ->
    [one] { $count } colonne masquée
   *[other] { $count } colonnes masquées
}

## The selected cells, in the status bar, where the room is narrow. $count is the number of cells with a text.

session-selection-count = nb { $count }
# $sum (Figure)
# $average (Figure)
session-selection-sums = somme { $sum }   moy. { $average }   nb { $count }

## Find, Go to and Replace.

# Title of the dialog, and the hint in its empty field. “R2-C France” and “r2 b france” are examples of what
# is typed, with the name of the power in your language.
session-find = Rechercher
session-find-hint = un joueur, une table, « R2-C France », des mots d’une remarque, une règle
session-go-to = Aller à
session-go-to-hint = un onglet, une table ou un siège : « r2 b france »
# In the status bar: “2 of 5 for “smith”; F3 goes to the next”. $at and $all are numbers.
session-found-place = { $at } sur { $all } ; F3 va au suivant
session-found-place-for = { $at } sur { $all } pour « { $words } » ; F3 va au suivant
# What an item of the list is, in small letters beside its name. The notebook and the top board are words that find an item.
session-tab = onglet
session-team = équipe
session-notebook = carnet
# Beside a rule that was found, such as “Rounds played”. $subject is a heading of the Rules tab, “Top board”.
session-rule-of-subject = règlement : { $subject }
# $place is “Round 2, board C, France”, where somebody played as a substitute.
session-substitute-at = remplaçant : { $place }
session-empty-seat = siège vide
# Title of the dialog, and its two fields.
session-replace = Remplacer
session-replace-find = Rechercher
session-replace-with = Remplacer par
# Above the fields.
session-replace-in-selection = Dans les cellules sélectionnées, sans distinguer majuscules et minuscules.
session-replace-in-tab = Dans toutes les cellules de cet onglet où l’on peut saisir, sans distinguer majuscules et minuscules.
session-type-text-to-find = Saisissez le texte à rechercher.
# $text is what was to be found.
session-no-cell-has = Aucune cellule de cet onglet ne contient « { $text } ».
# $count (Number)
session-only-in-computed-cells = { $count ->
    [one] « { $text } » n’est que dans une cellule calculée. Elle change quand changent les cellules dont elle dépend.
   *[other] « { $text } » n’est que dans { $count } cellules calculées. Elles changent quand changent les cellules dont elles dépendent.
}
# $count (Number)
session-replaced-in-cells = { $count ->
    [one] remplacé dans { $count } cellule
   *[other] remplacé dans { $count } cellules
}

## A player who is inserted into the list.

# Title of the dialog, its field, and the text above it. $name is the player before whom the new one stands.
session-insert-player = Insérer un joueur
session-about-inserted-player = Le nouveau joueur est placé avant { $name }.
session-player-is-listed = { $name } est déjà dans la liste.

## The dialog in which notices are chosen to be posted.

# Headings of groups of notices. “Also” has the newest of the kinds that are not due now.
session-notices-in-view = Onglet ouvert
session-notices-due = À afficher maintenant
session-notices-also = Autres affiches
session-notices-of-other-rounds = Autres rondes
# $error is a sentence: “Round 1, board A: 35 centres; a board has 34.”
session-error-in-posting = 1 erreur dans ce qui est à afficher : { $error }
# $count (Number)
session-errors-in-posting = { $count ->
    [one] { $count } erreur dans ce qui est à afficher. La première : { $error }
   *[other] { $count } erreurs dans ce qui est à afficher. La première : { $error }
}

## The list of many problems of one kind.

# Title of the dialog, and the hint in its empty field.
session-problems = Problèmes
session-problems-hint = un nom ou un endroit
# Beside a command that solves all problems of the list.
session-all-problems = tous

## Questions in the bar below the sheet.

# What is to be done first. It stands after “… is not possible now: ”.
session-nothing-is-asked = il n’y a aucune question sous la feuille
# $answer is the text of the button that was pressed.
session-answered = réponse : { $answer }
# $name is a file, or “an event that was never saved”.
session-file-waits = { $name } est lu et attend la fin de votre saisie.
session-file-is-not-shown = { $name } n’est pas montré ; ouvrez-le de nouveau quand vous en aurez besoin
# Buttons: the answers for a file that waits.
session-show-file = Montrer
session-not-now = Pas maintenant
# After the buttons: so many questions follow.
# $count (Number)
session-more-questions = { $count ->
    [one] et { $count } autre question
   *[other] et { $count } autres questions
}

## The bar that asks for the reason of a change in a finished round.

# The hint in the empty field. $keys go to the field.
session-reason-hint = le motif ({ $keys })
# Buttons and their help.
session-keep-reason = Garder
session-keep-reason-help = Garder le motif dans l’historique (Entrée).
session-no-reason = Sans motif
session-no-reason-help = Laisser la modification sans motif.
# In the status bar. $reason was typed.
session-kept-with-reason = gardé avec le motif : { $reason }

# The seats of a round were changed after its call, its table sheets or its order sheets were posted. $round is its title.
session-seats-changed-since-posted = { $round } a d’autres places que les feuilles affichées. Affichez-les de nouveau (Ctrl+P) et retirez les anciennes.
