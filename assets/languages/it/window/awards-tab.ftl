# The Awards tab: who leads each award by the figures, and the winners that the director decided on.

# The name of the tab.
awards-tab-name = Premi
# What must be done before a command can be used.
awards-tab-open-awards-tab = aprire prima la scheda Premi
# In the status bar, for the command that shows who comes next for an award.
awards-tab-nobody-else = per questo premio non ci sono inseguitori
# In the status bar.
# $count (Number)
awards-tab-prizes = { $count ->
    [one] { $count } premio
   *[other] { $count } premi
}
# The heading of the column in which the director types the winners. The room is narrow.
awards-tab-decided = deciso
# The games of several leaders. $games: those of the first one, for example “R2 C France”; $next: those of the next one.
awards-tab-games-and = { $games } e { $next }

## The names of cells for screen readers. $column: the heading of the column.

awards-tab-heading-spoken = Premi intestazione { $column }
# A cell of the first empty line.
awards-tab-new-award-spoken = Nuovo premio { $column }
# A cell of another empty line. $row: its number.
awards-tab-empty-row-spoken = Premi riga vuota { $row } { $column }
