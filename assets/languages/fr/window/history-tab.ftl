# The History tab: every change of the book, one in a line, and the bar over the past states of the event.

# The name of the tab.
history-tab-name = Historique

## The bar above the lines.

# Before the field in which words are typed. Only lines with these words stay.
history-tab-show-lines-with = Lignes contenant
# The hint in the empty field.
history-tab-search-hint = un nom, une table, un nombre…
# A button that takes the filter away. $topic: what the lines are about, for example “Round 2, board C”, “Ann Smith”.
history-tab-only-topic = seulement { $topic } ×
# The hint of that button.
history-tab-show-everything-again = Tout montrer de nouveau
# $count (Number)
history-tab-changes = { $count ->
    [one] { $count } modification
   *[other] { $count } modifications
}
# The number of lines in view among all: “37 of 1204 changes”.
# $shown (Number)
# $all (Number)
history-tab-changes-shown = { $shown ->
    [one] { $shown } modification sur { $all }
   *[other] { $shown } modifications sur { $all }
}

## The headings of the columns. The room is narrow: the short usual word is best.

history-tab-column-time = Heure
# Who made the change.
history-tab-column-author = Auteur
# Which board or player was changed.
history-tab-column-where = Où
# Which cell of the board or the player was changed, such as the centres.
history-tab-column-field = Champ
# The value of the cell before the change.
history-tab-column-before = Avant
# The value of the cell after the change.
history-tab-column-after = Après
history-tab-column-reason = Motif

## The lines.

# In the column of the field, for a change that took another one back. $field: the name of the field, for example “centres”.
history-tab-field-undone = { $field } (annulé)
# In the same column, for a change that was taken back and then made again.
history-tab-field-done-again = { $field } (rétabli)
# The name of a heading for screen readers. $column: the heading.
history-tab-heading-spoken = Historique en-tête { $column }
# The name of a cell for screen readers. $line: the number of the line; $column: the heading.
history-tab-cell-spoken = Historique { $line } { $column }
# The title of the tab while it has no line, and the text below it.
history-tab-no-changes-yet = Pas encore de modifications
history-tab-no-changes-yet-text = Désormais, chaque modification est notée ici, avec l’heure et la valeur précédente de la cellule.
# The name of a command.
history-tab-sort-newest-first = Trier de la plus récente à la plus ancienne

## What must be done before a command can be used: “History of this player is not possible now: put the cursor on a player first”.

history-tab-put-cursor-on-cell = placez d’abord le curseur sur une cellule d’un joueur ou d’une table
history-tab-put-cursor-on-line = placez d’abord le curseur sur une ligne de l’historique
history-tab-nothing-waits-for-reason = aucune modification n’attend de raison ; seule une modification d’une ronde terminée en demande une
history-tab-show-past-state = montrez d’abord un état passé du tournoi

## A past state of the event in view.

# In the status bar. A what-if is a copy of the standings in which results are supposed.
history-tab-what-if-is-open = une hypothèse est ouverte : gardez-la ou quittez-la dans l’onglet Classement avant d’ouvrir un état passé
# In the status bar.
history-tab-present-in-view = le tournoi actuel est visible
# In the status bar.
history-tab-in-this-state-already = le tournoi est déjà dans cet état
# $moment: the time of the past state, for example “21 November 2026, 14:03”.
history-tab-restored = Le tournoi est ramené à cet état : { $moment }. Ctrl+Z annule.
# A button. Esc is the key.
history-tab-back-to-now = Revenir au présent (Échap)
# A button that opens the History tab.
history-tab-to-the-list = Vers la liste

## Postings.

# $error: the reason, for example “the file is read-only”.
history-tab-posting-not-recorded = L’affichage n’a pas été noté dans le document : { $error }.
