# Small dialogs about an event: cells without a place, a pasted result list, the marking of names, what a player needs, the picture
# of the boards, values of two journals, plots.

## The cells of imported files that fit nowhere in the book.

# Title.
event-dialogs-unplaced-cells = Cells without a place
event-dialogs-unplaced-cells-explained = These cells of the imported files fit nowhere in the book. They are kept word for word. Enter by hand what counts.
# Hint in an empty field.
event-dialogs-find-cell = Find a text, a sheet or a file
# Above the list, while words are looked for. $found is the number of cells with the words, $all that of all cells.
# $all (Number)
event-dialogs-cells-found = { $all ->
    [one] { $found } of { $all } cell
   *[other] { $found } of { $all } cells
}
# Why the command “Cells without a place” cannot be used.
event-dialogs-no-unplaced-cells = there are none: every cell of the imported files has a place

## A result list as pasted or typed text.

# Title.
event-dialogs-paste-results = Paste a result list
# “Place, Player, Games” are headings of columns. The example in the field has them in English.
event-dialogs-paste-results-explained = The event’s name and date may come first. Then comes a line of headings such as Place, Player, Games, and a line for each player. Separate the columns with tabs, commas or semicolons.
# Said when the program is about to close.
event-dialogs-pasted-list-not-in-book = The pasted list is not in the book yet.

## A list of names that stays open, in which a name and a key mark a player. $name is a name.

event-dialogs-marking-explained = A name and Space or Enter mark a player. Escape ends.
event-dialogs-name-marked-already = { $name } is marked already.
event-dialogs-mark-taken-back = Nobody begins like this. { $name } was meant by the first word alone and is as before.
event-dialogs-nobody-begins-so = Nobody in the list begins like this.
# $count is the number of names that fit what is typed.
# $count (Number)
event-dialogs-many-fit = { $count } fit. Go on with the name, or choose with the arrows.

## What a player needs in the running round.

# Title. $player is a name.
event-dialogs-what-player-needs = What { $player } needs
# Heading: what the player needs for the first place.
event-dialogs-first-place = The first place
# Heading. $location is a place: “at the top board”.
event-dialogs-seat-at-top-board = A seat { $location }
event-dialogs-trying-results = Trying results of the open boards …
# What the search in the background does.
event-dialogs-search-job = trying results
# $why is the reason.
event-dialogs-search-failed = The search failed: { $why }.
# Below the answers. “Certain” is a word of the answers.
event-dialogs-bounded-search = A bounded search: each open board was ended in the ways that are best and worst for the player, by the last year of the rules. “Certain” is true for all of them.
# Why the buttons cannot be pressed.
event-dialogs-search-not-over = the search is not over
# Button: shows the answers on the projector.
event-dialogs-on-projector = On the projector
# This and the next one are in the line of the status.
event-dialogs-round-is-held-back = a round is held back, and the answer tells of it: release it first
event-dialogs-projector-has-page = the projector has a page for it until a result changes

## The picture of the boards by rounds, in words: “Boards by round: 5 complete; 3 complete, 1 not finished; none”.

# $rounds are the rounds, between semicolons.
event-dialogs-boards-by-round = Boards by round: { $rounds }
# $count (Number)
event-dialogs-boards-complete = { $count } complete
# $count (Number)
event-dialogs-boards-not-finished = { $count } not finished
# $count (Number)
event-dialogs-boards-with-error = { $count } with an error
# $count (Number)
event-dialogs-boards-not-started = { $count } not started
# A round without boards.
event-dialogs-no-boards = none
event-dialogs-squares-explained = A full square is a complete board, a half one a board that is not finished, a crossed one a board with an error.

## The values that two journals have for the same cells.

# Title.
event-dialogs-which-values = Which values are right?
event-dialogs-which-values-explained = Another window or another computer has other values in these cells. Choose one for each. If you decide later, the book keeps its values, and you are asked again when you open it.
# One of two values of a cell. $value is the value.
event-dialogs-value-now-in-book = { $value } (now in the book)
# The value of an empty cell.
event-dialogs-empty-value = empty
# Button: for all cells for which nothing is chosen yet.
event-dialogs-keep-values-of-book = Keep the values of the book for the others
# Button: for all cells for which nothing is chosen yet.
event-dialogs-take-other-values = Take the other values for the others
# $count (Number)
event-dialogs-values-left = { $count ->
    [one] Choose a value for { $count } more cell.
   *[other] Choose a value for { $count } more cells.
}
# Button.
event-dialogs-use-values = Use these values
# Button.
event-dialogs-decide-later = Decide later
# Said when the program is about to close.
event-dialogs-choices-not-in-book = The choices between two values are not in the book yet.

## Why nothing can be plotted, in the line of the status and beside the command.

event-dialogs-two-years-first = enter the centres of two years first (Ctrl+Shift+Y)
event-dialogs-two-rounds-first = enter counts of two rounds first
event-dialogs-ladder-first = open the ladder first (Ctrl+T)
event-dialogs-second-event-first = add a second event that counts first
event-dialogs-nothing-to-plot = there are no values to plot yet
# Behind the name of the player at the cursor, whose line is the boldest of the plot: “Ann Lee (at the cursor)”.
event-dialogs-player-at-cursor = at the cursor
