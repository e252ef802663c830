# The small dialogs that every part of the window uses: the list of values of a column, the list to choose from, the path of a
# file, forms, and the question before the book closes.

## The list of the values of a column below its heading. The ticked values are shown, and the table hides all other rows.

# $column is the heading of the column: “Power”. A screen reader says this at the field above the list.
dialogs-search-in-column = Search in { $column }
# The hint in the empty field above the list. “> 20” and “top 10” are examples of what can be typed there; the word is the next message.
dialogs-search-values-hint = Search, > 20, top 10
# Typed before or after a number for the rows with the largest numbers of a column, and with the smallest: “top 10”, “bottom 3”. One
# word each, in small letters. The words of all languages are understood.
dialogs-top-of-column = top
dialogs-bottom-of-column = bottom
# A screen reader says this in place of the hint.
dialogs-search-values = Search
# In place of the values where none has the typed text. A tooltip gives it as the reason why the button “Filter” cannot be pressed.
dialogs-no-row-has-text = No row has this text.
# A tooltip that gives the reason why the button “Filter” cannot be pressed.
dialogs-choose-a-value = Choose at least one value.
# A small button that ticks every value of the list, and its tooltip.
dialogs-all-values = All
dialogs-all-values-help = Choose every value in the list
# A small button that ticks no value of the list, and its tooltip.
dialogs-no-values = None
dialogs-no-values-help = Choose no value, to choose a few
# $count (Number)
# $chosen is the number of ticked values, of $count values in the list: “3 of 7 values”.
dialogs-chosen-values = { $chosen } of { $count ->
    [one] { $count } value
   *[other] { $count } values
}
# A button: shows only the rows with the ticked values.
dialogs-filter = Filter
# A button: shows all rows of the table again.
dialogs-all-rows = All rows

## The list to choose from: commands, players, boards, tabs.

# Which of the places that the typed words have found is chosen: “2 of 5”.
dialogs-place-of-found = { $place } of { $count }
# A button for a name that is not in the list. $what says what the name would be: “New player”. $name is the typed name. “Enter” is
# the key that presses the button.
dialogs-new-name = { $what } “{ $name }” (Enter)
# In place of a list without any item.
dialogs-nothing-to-choose = There is nothing to choose yet.
# In place of the items where none has the typed letters.
dialogs-nothing-matches = Nothing matches these letters.

## The field for the path of a file, on a computer that has no dialog to choose a file.

# The hint in the empty field: a path as an example.
dialogs-path-example = /home/you/results.xlsx
# $path is the path of a file. The button “Replace” does the same as Ctrl+Enter, which is a key.
dialogs-replace-file = { $path } already exists. Press Ctrl+Enter to replace it, or type another name.
# Before it, where the file is a book. $content is “Baltic Open, 5 rounds, 31 players”.
dialogs-existing-book-holds = This book holds { $content }.
# A button: the new file takes the place of the one that exists.
dialogs-replace = Replace
# The following are names of the field. A book is a document of Topboard, a workbook is one of Excel or LibreOffice.
dialogs-path-of-book-or-workbook = Path of a book or a workbook
dialogs-path-of-workbook-or-text = Path of a workbook or a text file
dialogs-path-to-save = Path of the file to save
# Result lists are those of other events, for the ladder of a year.
dialogs-path-of-result-lists = Path of a list, a book or a folder. Separate several paths with semicolons
# The decisions say which spellings are one person.
dialogs-path-of-decisions = Path of a book, or of a .toml or .json file with decisions
dialogs-path-of-ladder = Path of the workbook to write. The ending .csv gives the plain table, .txt gives text
dialogs-path-of-history = Path of the file for the history
dialogs-path-of-pdf = Path of the PDF to write
# A text for the rulings desk: a position on the map and the orders of the players.
dialogs-path-of-orders = Path of a text with a position and orders
dialogs-path-of-exported-workbook = Path of the workbook to write. The ending .csv gives the plain table
# A button.
dialogs-export = Export

## A form with a few fields.

# A button: uses what was typed.
dialogs-done = Done
# After the key Escape was pressed once. Escape and Enter are keys.
dialogs-escape-discards = What you typed is not used yet. Escape again discards it, Enter uses it.
# A part of the question before the window closes.
dialogs-form-is-not-used = What you typed in the form is not used yet.

## The question before the book closes.

# The title of the dialog where the book has changes.
dialogs-save-changes = Save the changes?
# $book is the name of the file or of the event.
dialogs-book-has-changes = “{ $book }” has changes that are not saved yet.
# Undo brings them back, because the changes stay in the history of the book. Ctrl has the name of keys.ftl.
dialogs-changes-stay-in-history = If you do not save, the file stays as it is. The changes are not lost: open the book again, press Ctrl+Z, and they are back.
# A button.
dialogs-do-not-save = Don’t save
# The title of the dialog where only the work in another dialog would be lost. A sentence above the buttons says what “it” is.
dialogs-close-without-work = Close without it?
# Buttons: closes the window, or keeps it open.
dialogs-close-without-it = Close without it
dialogs-stay = Stay

## The window waits until the last files are written, and closes then.

# The title of the dialog.
dialogs-closing = Closing
# $job says what is being written: “Saving con.topboard”.
dialogs-closes-after-job = { $job } … The window closes after that.
