# The frame around the sheet: menu bar, tools, formula line, tabs, notification, status bar and side panel.

## Names for a screen reader.

# The bar of the menus at the top of the window.
shell-menus = Menus
# A menu that the right mouse button opens.
shell-menu = Menu
# The location at the left of the formula line, a button.
shell-go-to-another-place = Go to another place
# $content is the location, the content and the formula of the cell.
shell-formula-line = Formula line: { $content }
# $name is the text of a tool in the menu bar: “Undo”.
shell-tool = Tool { $name }

## The menu bar. The room is narrow: one short word for each tool.

# The tools do what the commands “Post…”, “What if”, “Draw a round…” and “Undo” do.
shell-tool-post = Post
shell-tool-what-if = What if
shell-tool-draw = Draw
shell-tool-undo = Undo
# The button to find something, and its text where there is more room.
shell-find = Find
shell-find-player-or-board = Find a player or a board
# In a menu of the right mouse button without entries.
shell-nothing-can-be-done = Nothing can be done here now.

## Over the whole window, and across it.

# While a file is dragged over the window.
shell-drop-file = Drop the file to open or import it
# The button that closes a notification. The room is narrow.
shell-dismiss = Dismiss

## The status bar. The room is narrow.

# Buttons that show the theme of the window.
shell-dark-theme = Dark
shell-light-theme = Light
# Otherwise it is “3 problems” or “1 error, 2 remarks”.
shell-no-problems = no problems

## The panel of a pasted block, which waits until the user decides.

# Title.
shell-pasted-block = Pasted block
# Buttons.
shell-paste = Paste (Enter)
shell-leave-paste = Leave (Esc)
# $count (Number)
shell-cells-change = { $count ->
    [0] No cell changes.
    [one] { $count } cell changes.
   *[other] { $count } cells change.
}
# Heading of the questions about names.
# $count (Number)
shell-names-to-decide = { $count ->
    [one] A name to decide
   *[other] Names to decide
}
# $typed is the spelling in the block or in the file, $known the name of a player, $reason why they may be one: “one letter off”.
shell-is-same-player = Is “{ $typed }” { $known }? ({ $reason })
# Buttons. The letter in brackets presses them. It is one letter A–Z, and another one than that of “Add the boards”.
shell-yes-with-key = Yes (Y)
    .letter = Y
shell-no-with-key = No (N)
    .letter = N
# These buttons for a screen reader. $answer is “Yes” or “Yes (Y)”.
shell-answer-about-player = { $typed } is { $known }: { $answer }
# Beside the buttons of a question without an answer.
shell-else-new-player = else a new player
# A box to tick. The letter in brackets ticks it. $boards is “D and E”.
# $count (Number)
shell-add-boards = { $count ->
    [one] Add the board { $boards } (B)
   *[other] Add the boards { $boards } (B)
}
    .letter = B
shell-add-boards-help = The block has more boards than the round.
# $names is “Ann Smith, Ben Ode”.
# $count (Number)
shell-new-players = { $count ->
    [one] { $count } new player: { $names }.
   *[other] { $count } new players: { $names }.
}
# Heading of the texts that belong to no cell. $count is their number.
shell-without-place = Without a place ({ $count })
# $row is the number of the row in the block, $text a text in it.
shell-unplaced-text = row { $row }: “{ $text }”
# The end of a list of such texts.
# $count (Number)
shell-more-unplaced-texts = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
# Heading of the list of cells that change.
shell-changes = Changes
shell-go-to-cell = Go to this cell
# The end of the list of changes.
# $count (Number)
shell-more-changes = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}

## The list of problems in the side panel.

# Title. $count is their number.
shell-problems = Problems ({ $count })
# The title where many problems with one cause are one line.
# $lines (Number)
shell-problems-in-lines = { $lines ->
    [one] Problems ({ $count } in { $lines } line)
   *[other] Problems ({ $count } in { $lines } lines)
}
shell-no-problems-listed = Nothing is wrong with the counts, the names and the years.
# The last line of the help at an entry that stands for many problems of one kind.
shell-click-lists-problems = A click lists all of them.

## The standings and the explanations in the side panel.

shell-nobody-has-score = Nobody has a score yet.
# Help at a total in italics.
shell-provisional-total = Provisional: a game that counts is still running, or nobody has said how or when it ended.
# A line of the standings for a screen reader: “3 =. Ann Smith, 145.53”.
shell-line-of-standings = { $place }. { $name }, { $total }
shell-provisional-line-of-standings = { $place }. { $name }, { $total }, provisional
# Titles of an explanation.
# $figure (Figure)
shell-why-figure = Why { $figure }?
shell-why = Why?
shell-explanation = Explanation
# While the cursor is on no figure.
shell-explanation-needs-figure = Put the cursor on a total or a score.
# Help at a line of an explanation that names a board.
shell-open-board = Open the board
