# The Awards tab: who leads each award by the figures, and the winners that the director decided on.

# The name of the tab.
awards-tab-name = Awards
# What must be done before a command can be used.
awards-tab-open-awards-tab = open the Awards tab first
# In the status bar, for the command that shows who comes next for an award.
awards-tab-nobody-else = nobody else is in line for this prize
# In the status bar.
# $count (Number)
awards-tab-prizes = { $count ->
    [one] { $count } prize
   *[other] { $count } prizes
}
# The heading of the column in which the director types the winners. The room is narrow.
awards-tab-decided = decided
# The games of several leaders. $games: those of the first one, for example “R2 C France”; $next: those of the next one.
awards-tab-games-and = { $games } and { $next }

## The names of cells for screen readers. $column: the heading of the column.

awards-tab-heading-spoken = Awards heading { $column }
# A cell of the first empty line.
awards-tab-new-award-spoken = New award { $column }
# A cell of another empty line. $row: its number.
awards-tab-empty-row-spoken = Awards empty row { $row } { $column }
