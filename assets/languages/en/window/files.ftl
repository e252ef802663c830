# Files that the window reads and writes.

## The titles of the dialogs in which a file is chosen.

files-open = Open
files-import = Import results
files-roll-call = Roll call from a file
files-save-as = Save as
files-add-result-lists = Add result lists
files-import-identities = Import identities
files-export-ladder = Export the ladder
files-export-history = Export the history
files-save-ruling = Save the ruling
files-open-orders = Open a text of orders
files-export = Export for players
# US Letter is the size of the paper.
files-export-on-letter = Export for players on US Letter
# The workbook has values in place of formulas.
files-export-as-values = Export for players as values
files-copy-for-director = Copy for the director

## The kinds of files in these dialogs, as a choice in a narrow field.

files-books-and-results = Books and results
files-topboard-books = Topboard books
files-workbooks-and-tables = Workbooks and tables
files-result-lists-and-books = Result lists and books
# Decisions about identities: which spellings are one person.
files-books-and-decisions = Books and decisions
files-excel-workbooks = Excel workbooks
files-plain-tables = Plain tables
files-text-for-forum = Text for a forum
files-comma-separated-text = Comma separated text
files-pages-to-print = Pages to print
files-text-files = Texts
files-all-files = All files

## What is being done, in the status bar. $file is the name of a file, “edc2015.xlsx”. No full stop: the progress may follow behind a colon,
## or “…”.

files-reading = reading { $file }
# $count (Number)
files-reading-several = { $count ->
    [one] reading { $count } file
   *[other] reading { $count } files
}
# How far the reading is. $job is one of the two texts above, $thousands is a number.
# $thousands (Number)
files-thousand-cells = { $job }: { $thousands } thousand cells
files-waiting-for-dialog = waiting for the file dialog
# An event that was typed before the program or the computer stopped.
files-looking-for-unsaved-event = looking for an event that was not saved
# A book is saved, another file is written, pages are printed, a book is closed.
files-saving = saving { $file }
files-writing = writing { $file }
files-printing = printing { $file }
files-closing = closing { $file }

## Errors. $file is the name of a file, $error is the reason, without a full stop.

files-not-read = “{ $file }” was not read: { $error }.
files-not-written = “{ $file }” was not written: { $error }.
files-unsaved-event-not-found = Topboard could not look for an event that was not saved: { $error }.
files-not-processed = “{ $file }” could not be processed because of an error in Topboard. Nothing was changed. Save a copy of the file in another format, such as .xlsx or .csv, and try the copy.
# Place, Player and Games are headings of columns, which may be in any language.
files-no-result-list = “{ $file }” holds no result list. A list needs a row of headings such as Place, Player, Games.
files-no-folder-for-pages = no folder for the pages could be made: { $error }
files-no-ladder = There is no ladder to compile.

## Results.

# Behind “Posted in this folder:”, in place of the names of the files.
files-no-file-of-this-format = no file, because nothing of what was chosen has this format.
