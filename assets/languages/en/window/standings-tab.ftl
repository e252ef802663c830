# The Standings tab: the table of players, the choice of the games that count in it, and the what-if.

# The text on the tab.
standings-tab-title = Standings

## The table.

# The text of the table while it is empty: a title, and a sentence below it.
standings-tab-nobody-has-a-score = Nobody has a score yet
standings-tab-when-standings-appear = Standings appear with the first board whose counts are complete.
# In the status bar.
# $count (Number)
standings-tab-players-in-table = { $count ->
    [one] { $count } player in the table
   *[other] { $count } players in the table
}
# The user pressed Enter on a cell that opens nothing.
standings-tab-details-hint = The score of a game opens its board. The side panel explains a total.
# In the status bar, after a figure was copied with its explanation. $figure is its name: “total”, “score of round 2”.
standings-tab-explanation-copied = copied the explanation of the { $figure }

## The hints at the headings of the columns. They have no full stop.

# $rank is 1 for the column by which the rows are sorted first, 2 for that which separates equal rows, and 3 for a third one.
# $rank (Number)
standings-tab-sorted = { $rank ->
    [1] The rows are sorted by this column first. A click reverses the order
    [2] The rows are sorted by this column second. A click reverses the order
   *[other] The rows are sorted by this column third. A click reverses the order
}
# The same for a column whose order is reversed: the least figure is first.
# $rank (Number)
standings-tab-sorted-reversed = { $rank ->
    [1] The rows are sorted by this column first, reversed. A click reverses the order
    [2] The rows are sorted by this column second, reversed. A click reverses the order
   *[other] The rows are sorted by this column third, reversed. A click reverses the order
}
standings-tab-not-sorted = Click, or Ctrl+Shift+O, to sort by this column. Shift with a click sorts equal rows by it

## The names of the cells, as a screen reader says them. $column is the heading of the column: “total”.

# $player is a name.
standings-tab-cell-of-player = Standings { $player } { $column }
# The title of a group in the table. $group is its name.
standings-tab-cell-of-group = Standings group { $group } { $column }
standings-tab-cell-of-heading = Standings heading { $column }

## The choice of the view, above the table.

# The choice of the rounds that count: all, or those up to one. $round is “Round 2”.
standings-tab-all-rounds = All rounds
standings-tab-after-round = After { $round }
# The choice of the groups: one table of all players, a table for each group, or one group. $group is the name of a group.
standings-tab-everybody = Everybody
standings-tab-all-groups = All groups, one below the other
standings-tab-one-group = Group { $group }
# The chosen groups and the chosen games: “Group A: after round 2, finished games only.”
standings-tab-groups-and-view = { $groups }: { $view }.
# A button.
standings-tab-back-to-everything = Back to everything (Esc)
# A button beside the sentence that the scores of a round are held back.
standings-tab-release-scores = Release the scores
# The titles of the two lists to choose from, and the hints in their search fields.
standings-tab-choose-round = The standings after a round
standings-tab-choose-round-hint = number or name of the round
standings-tab-choose-groups = Whose table
standings-tab-choose-groups-hint = name of the group
# The mark of the item of the list that the table shows now. Also in the ladder.
standings-tab-in-view = in view

## The scores of a round are released, or held back. $round is “Round 2”.

standings-tab-round-released = { $round } is released: its scores may be posted.
standings-tab-round-held-back = { $round } is held back until you release it.

## The what-if: a supposed ending of one board, which does not change the book. $board is “Round 2, board C”.

# The title of the list of boards, and the hint in its search field.
standings-tab-choose-board = What if this board ended so
standings-tab-choose-board-hint = round and board
# The sentence above the board of the what-if, and the two buttons behind it.
standings-tab-what-if-sentence = What if { $board } ended like this? Nothing you type here changes the book.
standings-tab-leave-what-if = Leave (Esc)
standings-tab-keep-what-if = Keep it in the book
# The sentence on the other tabs while a what-if is open, and the button behind it.
standings-tab-what-if-reminder = This tab shows the book. On the Standings tab, a what-if about { $board } is open.
standings-tab-go-to-what-if = Go to the what-if
# In the status bar.
standings-tab-what-if-kept = The supposed result of { $board } is in the book now. Ctrl+Z undoes it.
standings-tab-what-if-left = the what-if is closed; the book has not changed
standings-tab-what-if-outdated = the board has changed in the book, so the what-if was closed
# In the status bar, after Ctrl+Z and Ctrl+Y. $step is the name of the step.
standings-tab-undone-in-what-if = undone in the what-if: { $step }
standings-tab-done-again-in-what-if = done again in the what-if: { $step }

## The board of the what-if. Its rows have these labels. The room is narrow: about 14 letters.

# The year in which a power was eliminated.
standings-tab-row-out-in = out in
# Whether a power is part of the drawn game.
standings-tab-row-in-draw = in draw
standings-tab-row-supposed-score = supposed score
standings-tab-row-current-score = current score
# The heading of the column beside the powers, for what belongs to the whole game. The room is very narrow: about 10 letters.
standings-tab-game = game
# The hint at a number of centres that nobody has typed into the what-if.
standings-tab-newest-count = The count of the newest chart
# The name of the board of the what-if, and of its cells, for a screen reader. $column is a power or “game”, $row is a label of a row
# or empty.
standings-tab-what-if = What if
standings-tab-what-if-cell = What if { $column } { $row }
# In place of the power and of the label: the cell with the label of a row, and a cell with a heading.
standings-tab-spoken-label = label
standings-tab-spoken-heading = heading

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

standings-tab-first-choose-rules-with-groups = choose rules with groups first
standings-tab-first-enter-groups = enter the groups of the players first
standings-tab-first-leave-posted-view = a what-if is about all games: leave the view “What may be posted” first (Ctrl+F3)
standings-tab-first-add-board = add a board first
standings-tab-first-go-back-to-now = go back to now first
standings-tab-first-open-what-if = open a what-if first
standings-tab-first-type-another-result = type another result into the what-if first
standings-tab-first-hold-back-round = hold back the scores of a round first
standings-tab-first-enter-counts = enter counts of a round that is not held back first
standings-tab-first-leave-what-if = a what-if is about all games: leave it first (Escape)
standings-tab-what-if-is-open = a what-if is open: keep it or leave it (Escape) before you change the book
