# What belongs to the open book in the window: lists to choose from, the bars above and below the sheet, and the messages in the
# status bar. A message in the status bar is no sentence: it begins with a small letter and has no full stop.
# Keys such as Ctrl, Enter and Escape have the names of keys.ftl.

## Notes at seats, boards and players.

# What is to be done before a note can be written. It stands after “… is not possible now: ”.
session-note-needs-item = only seats, boards and players have notes; put the cursor on one, or write in the notebook (Ctrl+Shift+N)
# The name of the field in the dialog.
session-note-field = Note
# Title of the dialog. $item is a player or a place: “France on Round 2, board C”.
session-note-of-item = Note: { $item }
# Title of the dialog. The items are seats, boards and players.
# $count (Number)
session-note-of-items = { $count ->
    [one] Note: { $count } item
   *[other] Note: { $count } items
}
# Above the field. Post is the command that prints pages.
session-about-note-of-player = Players do not see it. Ctrl+F finds its words. Without a text, the note is removed.
session-about-note-of-board = Players do not see it, unless the notes are printed with the boards (Post). Ctrl+F finds its words. Without a text, the note is removed.

## Fill colours of seats, boards and players.

# What is to be done before a colour can be chosen. It stands after “… is not possible now: ”.
session-colour-needs-item = put the cursor on a seat, a board or a player first
# Seats, boards and players that were selected. It is $item in the four messages below.
# $count (Number)
session-items = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
# $item is a player or a place, “France on Round 2, board C”, or “3 items”. $colour is “yellow”.
session-item-is-coloured = { $item }: { $colour }
session-item-has-no-colour = { $item }: no colour
# The item had this colour before, so nothing was changed.
session-item-had-colour = { $item }: { $colour } already
session-item-had-no-colour = { $item }: no colour to remove

## Lists to choose from by a few letters: titles of dialogs, and hints in their empty fields.

session-all-commands = All commands
session-all-commands-hint = a few letters of a command
session-recent-books = Recent books
# Title. The book is added to the ladder of a year.
session-add-recent-book = Add a recent book
session-recent-books-hint = a few letters of a book
session-slides-of-projector = Slides of the projector
session-slides-of-projector-hint = a slide to show or to leave out
session-language-of-window = Language of the window
session-language-hint = a few letters of a language
# An item below the names of the languages.
session-language-of-system = The language of the system
# Beside the name of a slide: how it stands now.
session-slide-is-shown = shown
session-slide-is-left-out = left out

## Undo and redo. $step is the name of the step: “centres of Round 2, board C”.

# Entries of the menu.
session-undo-step = Undo: { $step }
session-redo-step = Redo: { $step }
# In the status bar.
session-undone = undone: { $step }
session-done-again = done again: { $step }
session-past-state-is-fixed = a past state cannot be changed; Escape goes back to now
session-undo-brings-back = Nothing was entered since the book was opened. Undo once more (Ctrl+Z) to bring back all changes that were not saved before that.

## Messages about what was typed.

# $board is “Round 2, board C”, $season “Fall 1905”, $year “1905”.
session-board-ended-by-draw = { $board } has ended: the draw of { $season } passed, and the counts of { $year } are final. Ctrl+Z takes both back.
# $name is a name that somebody typed. The cell has another name now.
session-name-is-gone = { $name } was only in this cell and is no player now
# $count (Number)
session-names-are-gone = { $count ->
    [one] { $count } name was only in these cells and is no player now
   *[other] { $count } names were only in these cells and are no players now
}
# $typed is the text as it was typed, $mended as it is in the book.
session-entered-as = “{ $typed }” is entered as “{ $mended }”: another program had misread its letters
# The same where there is more to say about the name. $message is one of the messages about a name: “Jürgen Groß” was typed and is
# not in the list of players.
session-entered-as-and-name = “{ $typed }” is entered as “{ $mended }” (another program had misread its letters); { $message }
# A substitute or a vote was typed with a year alone. $fall is “Fall 1904”, $spring is “Spring 1904”.
session-fall-is-taken = no season was typed, so it is { $fall }; for the spring type “{ $spring }”
# A day was typed in figures, in English: $typed is “3/11/2026”.
session-date-is-doubtful = “{ $typed }” is no certain date and stays as it is; type it with the name of the month, such as “3 Nov 2026”
# A part of a name was typed into a seat or a team, and fits one player of the list: $typed is “smith”, $name is “Ann Smith”.
session-name-is-taken-as = “{ $typed }” is taken as { $name }; for somebody else, first add the new name to the list of players
# $name is a message about one name: “Ann Smiht” was typed and is not in the list of players.
# $count (Number)
session-more-such-names = { $name } ({ $count ->
    [one] { $count } more such names
   *[other] { $count } more such names
})
# The location of a seat: $power is “France”, $board “Round 2, board C”.
session-seat-of-board = { $power } on { $board }
# A text that was typed before the program was stopped. $cell is the name of its cell: “Round 1 Board A France draw”.
session-refused-before = “{ $text }” was refused by { $cell } before the program was stopped, so it is not in the book.
session-correct-refused = “{ $text }” was refused by { $cell } before the program was stopped, so it is not in the book. Correct it, then press Enter.

## Cells that were cut.

# $count (Number)
session-cells-cut = { $count ->
    [one] { $count } cell cut: pasting moves the texts, Escape leaves them
   *[other] { $count } cells cut: pasting moves the texts, Escape leaves them
}
# $reason is why the cell cannot be emptied: “a player needs a name”.
session-cut-cell-stays = A cut cell stays as it is: { $reason }.
session-cut-cells-stay = the cut cells stay as they are

## A pasted block. It waits until the user presses Enter.

session-other-paste-waits = Another pasted block waits: Enter pastes it, Escape leaves it. Then paste again.
# $tab is the name of a tab: “Players”, “Round 2”.
session-paste-waits-elsewhere = Another pasted block waits on { $tab }: go there, and Enter pastes it, Escape leaves it. Then paste again.
session-paste-waits = The pasted block waits on { $tab }: go back there, and Enter pastes it.
session-paste-changes-nothing = the pasted block changes nothing: the cells have these values already
session-paste-has-no-place = No cell of the pasted block has a place here.
session-enter-pastes = Enter pastes the block, Escape leaves everything as it is
# $step says what was pasted: “12 players”. $count is the number of texts without a place.
# $count (Number)
session-pasted = { $count ->
    [0] pasted: { $step }
    [one] pasted: { $step }; { $count } text had no place
   *[other] pasted: { $step }; { $count } texts had no place
}
# The same as a notice, where the block was pasted before something else is done.
# $count (Number)
session-first-pasted = { $count ->
    [0] First pasted: { $step }. Undo takes it back.
    [one] First pasted: { $step }; { $count } text had no place. Undo takes it back.
   *[other] First pasted: { $step }; { $count } texts had no place. Undo takes it back.
}
session-nothing-pasted = nothing was pasted
session-paste-fits-no-more = The book has changed, and the pasted block does not fit here any more: copy it again.
session-paste-was-left = the pasted block was left

## Filters of the rows of a table.

# The hint at a filter in the bar above the table, which is a button.
session-choose-other-values = Choose other values
# The cross beside that button. $filter is “Region: Ireland, UK”.
session-remove-filter = Remove the filter “{ $filter }”
# In the bar. $shown and $all are numbers: “12 of 96 rows”.
# $all (Number)
session-filtered-rows = { $shown } of { $all } rows
# The same in the status bar.
# $all (Number)
session-rows-filtered = { $shown } of { $all } rows, filtered
# Rows that were changed and would be left out now.
# $count (Number)
session-rows-no-longer-match = { $count ->
    [one] { $count } row no longer matched
   *[other] { $count } rows no longer matched
}
session-changed-rows-stay = Rows that were changed stay in view until the filters are applied again
# Button.
session-show-all-rows = Show all rows (Escape)
# $count (Number)
session-shows-rows = { $count ->
    [one] shows { $count } row; Escape shows all
   *[other] shows { $count } rows; Escape shows all
}
# $value is the text in the cells of these rows.
# $count (Number)
session-shows-rows-with = { $count ->
    [one] shows { $count } row with “{ $value }”; Escape shows all
   *[other] shows { $count } rows with “{ $value }”; Escape shows all
}
session-filter-needs-heading = this column has no heading, so the rows are not filtered by it
session-filters-are-off = The filters are off, because they left out the row that is wanted.
# $columns are the headings of the columns: “Region and Club”. A place that the user goes to was left out.
# $count (Number)
session-filters-of-columns-are-off = { $count ->
    [one] The filter of { $columns } is off, because the match was hidden.
   *[other] The filters of { $columns } are off, because the match was hidden.
}
session-round-has-no-filter = A round has no filter: it consists of boards, and a board is shown with all its seven powers. Find (Ctrl+F) goes to a player, a board or a note, and F3 to the next one.

## What is to be done first, for commands of tables. It stands after “… is not possible now: ”, and after the help of a command.

session-filter-needs-table = open a tab with one table first
session-needs-column = put the cursor into a column with a heading first
session-needs-filter = filter the rows first
session-needs-hidden-column = hide a column first
session-needs-moved-column = move a column first
session-needs-sorted-column = sort the table by a column first
# The names of four tabs.
session-needs-sorted-table = open the players, the standings, the ladder or the history first
session-needs-column-beside = put the cursor into a column that has another beside it first
session-insert-needs-row = put the cursor on a player of the list, on a board of a round or on a line of the notebook first

## Columns of tables. $column is the heading of a column; $command is the name of a command in the menus.

# $count (Number)
session-columns-fit = { $count ->
    [one] The column is as wide as its longest text.
   *[other] { $count } columns are as wide as their longest texts.
}
session-one-column-stays = one column stays in view
# $command is “Show all columns”.
session-hid-column = hid the column “{ $column }”; { $command } in the menu of a heading brings them back
# $count (Number)
session-hid-columns = { $count ->
    [one] hid { $count } column; { $command } in the menu of a heading brings them back
   *[other] hid { $count } columns; { $command } in the menu of a heading brings them back
}
# $menu is the menu “View”, $command “Columns in the usual order”.
session-moved-column = moved the column “{ $column }”; { $menu }, { $command } brings it back
session-sorted-by = sorted by “{ $column }”; the menu of the heading goes back to the usual order
# In the status bar.
# $count (Number)
session-columns-hidden = { $count ->
    [one] { $count } column hidden
   *[other] { $count } columns hidden
}

## The selected cells, in the status bar, where the room is narrow. $count is the number of cells with a text.

session-selection-count = count { $count }
# $sum (Figure)
# $average (Figure)
session-selection-sums = sum { $sum }   avg { $average }   count { $count }

## Find, Go to and Replace.

# Title of the dialog, and the hint in its empty field. “R2-C France” and “r2 b france” are examples of what
# is typed, with the name of the power in your language.
session-find = Find
session-find-hint = a player, a board, “R2-C France”, words of a note, a rule
session-go-to = Go to
session-go-to-hint = a tab, a board or a seat: “r2 b france”
# In the status bar: “2 of 5 for “smith”; F3 goes to the next”. $at and $all are numbers.
session-found-place = { $at } of { $all }; F3 goes to the next
session-found-place-for = { $at } of { $all } for “{ $words }”; F3 goes to the next
# What an item of the list is, in small letters beside its name. The notebook and the top board are words that find an item.
session-tab = tab
session-team = team
session-notebook = notebook
# Beside a rule that was found, such as “Rounds played”. $subject is a heading of the Rules tab, “Top board”.
session-rule-of-subject = rules: { $subject }
# $place is “Round 2, board C, France”, where somebody played as a substitute.
session-substitute-at = substitute { $place }
session-empty-seat = empty seat
# Title of the dialog, and its two fields.
session-replace = Replace
session-replace-find = Find
session-replace-with = Replace with
# Above the fields.
session-replace-in-selection = In the selected cells. Capital letters count as small ones.
session-replace-in-tab = In all cells of this tab that can be typed into. Capital letters count as small ones.
session-type-text-to-find = Type the text to find.
# $text is what was to be found.
session-no-cell-has = No cell of this tab has “{ $text }”.
# $count (Number)
session-only-in-computed-cells = { $count ->
    [one] “{ $text }” is only in a computed cell. It changes when the cells change that it is computed from.
   *[other] “{ $text }” is only in { $count } computed cells. They change when the cells change that they are computed from.
}
# $count (Number)
session-replaced-in-cells = { $count ->
    [one] replaced in { $count } cell
   *[other] replaced in { $count } cells
}

## A player who is inserted into the list.

# Title of the dialog, its field, and the text above it. $name is the player before whom the new one stands.
session-insert-player = Insert a player
session-about-inserted-player = The new player stands before { $name }.
session-player-is-listed = { $name } is in the list already.

## The dialog in which notices are chosen to be posted.

# Headings of groups of notices. “Also” has the newest of the kinds that are not due now.
session-notices-in-view = The tab in view
session-notices-due = Due now
session-notices-also = Also
session-notices-of-other-rounds = Other rounds
# $error is a sentence: “Round 1, board A: 35 centres; a board has 34.”
session-error-in-posting = 1 error in what is posted: { $error }
# $count (Number)
session-errors-in-posting = { $count ->
    [one] { $count } error in what is posted. The first is { $error }
   *[other] { $count } errors in what is posted. The first is { $error }
}

## The list of many problems of one kind.

# Title of the dialog, and the hint in its empty field.
session-problems = Problems
session-problems-hint = a name or a place
# Beside a command that solves all problems of the list.
session-all-problems = all of them

## Questions in the bar below the sheet.

# What is to be done first. It stands after “… is not possible now: ”.
session-nothing-is-asked = nothing is asked below the sheet
# $answer is the text of the button that was pressed.
session-answered = answered: { $answer }
# $name is a file, or “an event that was never saved”.
session-file-waits = { $name } is read and waits until you have typed.
session-file-is-not-shown = { $name } is not shown; open it again when you need it
# Buttons: the answers for a file that waits.
session-show-file = Show it
session-not-now = Not now
# After the buttons: so many questions follow.
# $count (Number)
session-more-questions = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}

## The bar that asks for the reason of a change in a finished round.

# The hint in the empty field. $keys go to the field.
session-reason-hint = the reason ({ $keys })
# Buttons and their help.
session-keep-reason = Keep
session-keep-reason-help = Keep the reason in the history (Enter).
session-no-reason = No reason
session-no-reason-help = Leave the change without a reason.
# In the status bar. $reason was typed.
session-kept-with-reason = kept with the reason: { $reason }

# The seats of a round were changed after its call, its table sheets or its order sheets were posted. $round is its title.
session-seats-changed-since-posted = { $round } has other seats than the notices that were posted. Post them again (Ctrl+P), and take the old ones down.
