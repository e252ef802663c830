# The Awards tab: who leads each award by the figures, and the winners that the director decided on.

# The name of the tab.
awards-tab-name = Prix
# What must be done before a command can be used.
awards-tab-open-awards-tab = ouvrez d’abord l’onglet Prix
# In the status bar, for the command that shows who comes next for an award.
awards-tab-nobody-else = personne d’autre n’est en lice pour ce prix
# In the status bar.
# $count (Number)
awards-tab-prizes = { $count } prix
# The heading of the column in which the director types the winners. The room is narrow.
awards-tab-decided = décidé
# The games of several leaders. $games: those of the first one, for example “R2 C France”; $next: those of the next one.
awards-tab-games-and = { $games } et { $next }

## The names of cells for screen readers. $column: the heading of the column.

awards-tab-heading-spoken = Prix en-tête { $column }
# A cell of the first empty line.
awards-tab-new-award-spoken = Nouveau prix { $column }
# A cell of another empty line. $row: its number.
awards-tab-empty-row-spoken = Prix ligne vide { $row } { $column }
