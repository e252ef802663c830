# The Standings tab: the table of players, the choice of the games that count in it, and the what-if.

# The text on the tab.
standings-tab-title = Classement

## The table.

# The text of the table while it is empty: a title, and a sentence below it.
standings-tab-nobody-has-a-score = Personne n’a encore de score
standings-tab-when-standings-appear = Le classement apparaît avec la première table dont les centres sont tous saisis.
# In the status bar.
# $count (Number)
standings-tab-players-in-table = { $count ->
    [one] { $count } joueur dans le tableau
   *[other] { $count } joueurs dans le tableau
}
# The user pressed Enter on a cell that opens nothing.
standings-tab-details-hint = Le score d’une partie ouvre sa table. Le panneau latéral explique un total.
# In the status bar, after a figure was copied with its explanation. $figure is its name: “total”, “score of round 2”.
standings-tab-explanation-copied = explication copiée : { $figure }

## The hints at the headings of the columns. They have no full stop.

# $rank is 1 for the column by which the rows are sorted first, 2 for that which separates equal rows, and 3 for a third one.
# $rank (Number)
standings-tab-sorted = { $rank ->
    [1] Les lignes sont triées d’abord par cette colonne. Un clic inverse l’ordre
    [2] Les lignes sont triées en deuxième lieu par cette colonne. Un clic inverse l’ordre
   *[other] Les lignes sont triées en troisième lieu par cette colonne. Un clic inverse l’ordre
}
# The same for a column whose order is reversed: the least figure is first.
# $rank (Number)
standings-tab-sorted-reversed = { $rank ->
    [1] Les lignes sont triées d’abord par cette colonne, en ordre inverse. Un clic inverse l’ordre
    [2] Les lignes sont triées en deuxième lieu par cette colonne, en ordre inverse. Un clic inverse l’ordre
   *[other] Les lignes sont triées en troisième lieu par cette colonne, en ordre inverse. Un clic inverse l’ordre
}
standings-tab-not-sorted = Un clic, ou Ctrl+Maj+O, trie par cette colonne. Maj avec un clic trie par elle les lignes à égalité

## The names of the cells, as a screen reader says them. $column is the heading of the column: “total”.

# $player is a name.
standings-tab-cell-of-player = Classement { $player } { $column }
# The title of a group in the table. $group is its name.
standings-tab-cell-of-group = Classement groupe { $group } { $column }
standings-tab-cell-of-heading = Classement en-tête { $column }

## The choice of the view, above the table.

# The choice of the rounds that count: all, or those up to one. $round is “Round 2”.
standings-tab-all-rounds = Toutes les rondes
standings-tab-after-round = Après { $round }
# The choice of the groups: one table of all players, a table for each group, or one group. $group is the name of a group.
standings-tab-everybody = Tous les joueurs
standings-tab-all-groups = Tous les groupes, l’un sous l’autre
standings-tab-one-group = Groupe { $group }
# The chosen groups and the chosen games: “Group A: after round 2, finished games only.”
standings-tab-groups-and-view = { $groups } : { $view }.
# A button.
standings-tab-back-to-everything = Tout montrer (Échap)
# A button beside the sentence that the scores of a round are held back.
standings-tab-release-scores = Donner le feu vert
# The titles of the two lists to choose from, and the hints in their search fields.
standings-tab-choose-round = Le classement après une ronde
standings-tab-choose-round-hint = numéro ou nom de la ronde
standings-tab-choose-groups = Groupes à montrer
standings-tab-choose-groups-hint = nom du groupe
# The mark of the item of the list that the table shows now. Also in the ladder.
standings-tab-in-view = visible

## The scores of a round are released, or held back. $round is “Round 2”.

standings-tab-round-released = { $round } : feu vert donné, les scores peuvent être affichés.
standings-tab-round-held-back = { $round } : scores retenus jusqu’à votre feu vert.

## The what-if: a supposed ending of one board, which does not change the book. $board is “Round 2, board C”.

# The title of the list of boards, and the hint in its search field.
standings-tab-choose-board = Et si cette table finissait ainsi
standings-tab-choose-board-hint = ronde et table
# The sentence above the board of the what-if, and the two buttons behind it.
standings-tab-what-if-sentence = { $board } : et si la partie finissait ainsi ? Rien de ce que vous saisissez ici ne change le document.
standings-tab-leave-what-if = Quitter (Échap)
standings-tab-keep-what-if = Garder dans le document
# The sentence on the other tabs while a what-if is open, and the button behind it.
standings-tab-what-if-reminder = Cet onglet montre le document. Dans l’onglet Classement, une hypothèse est ouverte : { $board }.
standings-tab-go-to-what-if = Aller à l’hypothèse
# In the status bar.
standings-tab-what-if-kept = { $board } : le résultat supposé est maintenant dans le document. Ctrl+Z annule.
standings-tab-what-if-left = l’hypothèse est fermée ; le document n’a pas changé
standings-tab-what-if-outdated = la table a changé dans le document, l’hypothèse a donc été fermée
# In the status bar, after Ctrl+Z and Ctrl+Y. $step is the name of the step.
standings-tab-undone-in-what-if = annulé dans l’hypothèse : { $step }
standings-tab-done-again-in-what-if = rétabli dans l’hypothèse : { $step }

## The board of the what-if. Its rows have these labels. The room is narrow: about 14 letters.

# The year in which a power was eliminated.
standings-tab-row-out-in = éliminé en
# Whether a power is part of the drawn game.
standings-tab-row-in-draw = dans le nul
standings-tab-row-supposed-score = score supposé
standings-tab-row-current-score = score actuel
# The heading of the column beside the powers, for what belongs to the whole game. The room is very narrow: about 10 letters.
standings-tab-game = partie
# The hint at a number of centres that nobody has typed into the what-if.
standings-tab-newest-count = Le nombre du dernier relevé
# The name of the board of the what-if, and of its cells, for a screen reader. $column is a power or “game”, $row is a label of a row
# or empty.
standings-tab-what-if = Hypothèse
standings-tab-what-if-cell = Hypothèse { $column } { $row }
# In place of the power and of the label: the cell with the label of a row, and a cell with a heading.
standings-tab-spoken-label = étiquette
standings-tab-spoken-heading = en-tête

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

standings-tab-first-choose-rules-with-groups = choisissez d’abord un règlement avec des groupes
standings-tab-first-enter-groups = saisissez d’abord les groupes des joueurs
standings-tab-first-leave-posted-view = une hypothèse concerne toutes les parties : quittez d’abord la vue « Ce qui peut être affiché » (Ctrl+F3)
standings-tab-first-add-board = ajoutez d’abord une table
standings-tab-first-go-back-to-now = revenez d’abord au présent
standings-tab-first-open-what-if = ouvrez d’abord une hypothèse
standings-tab-first-type-another-result = saisissez d’abord un autre résultat dans l’hypothèse
standings-tab-first-hold-back-round = retenez d’abord les scores d’une ronde
standings-tab-first-enter-counts = saisissez d’abord des centres d’une ronde qui n’est pas retenue
standings-tab-first-leave-what-if = une hypothèse concerne toutes les parties : quittez-la d’abord (Échap)
standings-tab-what-if-is-open = une hypothèse est ouverte : gardez-la ou quittez-la (Échap) avant de modifier le document
