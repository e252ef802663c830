# What is said about the files of a posting: in the dialog, in the status bar, and below the files that were written. $name is the name of a
# file or of a notice, $folder and $path are places on a disk. $cause is a message, which may be in English.

## Why nothing was written.

posting-pages-not-made = The pages could not be made: { $cause }.
posting-file-not-made = The file could not be made: { $cause }.
# $names is a list of files.
# $count (Number)
posting-foreign-files = { $count ->
    [one] Nothing was written, because { $names } in { $folder } is not as Topboard wrote it, and may be somebody’s own. Move it away, or choose another folder.
   *[other] Nothing was written, because { $names } in { $folder } are not as Topboard wrote them, and may be somebody’s own. Move them away, or choose another folder.
}
# $other is one of the next messages, or the name of an event in quotation marks.
posting-other-event = Nothing was written, because { $folder } has the posted files of { $other }, which is another event. Choose another folder, one for each event.
posting-event-without-name = an event without a name
# $event is an event as before, $file the name of its file.
posting-event-from-file = { $event } from the file “{ $file }”
posting-unreadable = Nothing was written, because { $path } could not be read: { $cause }. Choose another folder.
posting-not-for-players = Nothing was written, because of “{ $name }”: { $cause }.
posting-cancelled = The posting was cancelled. Nothing was written.

## Remarks.

posting-missing-event-name = The event has no name, so no page says which event it belongs to.
# A notice that is not written in one of the formats. Players get nothing that is for the director.
posting-not-on-web-page-for-director = “{ $name }” is for the director. It is not written on the web page.
posting-not-in-workbook-for-director = “{ $name }” is for the director. It is not written in the workbook.
posting-not-as-table-for-director = “{ $name }” is for the director. It is not written as a table.
posting-not-as-text-for-director = “{ $name }” is for the director. It is not written as a text.
posting-not-on-web-page = “{ $name }” is made for paper. It is not written on the web page.
posting-not-in-workbook = “{ $name }” is made for paper. It is not written in the workbook.
posting-not-as-table = “{ $name }” is made for paper. It is not written as a table.
posting-not-as-text = “{ $name }” is made for paper. It is not written as a text.
# $caution is a sentence.
posting-caution = { $name }: { $caution }
posting-for-director = { $name } is for the director. Do not post it.
# $files is a list of files.
# $count (Number)
posting-older-files = { $count ->
    [one] { $files } in this folder is from an earlier posting. It is not part of this one.
   *[other] { $files } in this folder are from an earlier posting. They are not part of this one.
}
# $time is a day and a time, “12 August 2006, 14:05”.
posting-newer-posting = The files in this folder were posted on { $time }, and this book does not know of it: it may be an older copy.

## Letters that no font has. The sentences stand alone or behind a colon, and have a capital letter where they stand alone.

# $list is the beginning of a list of letters or of names. $count more are not shown.
# $count (Number)
posting-and-more = { $count ->
    [one] { $list } and { $count } more
   *[other] { $list } and { $count } more
}
# $letters are letters with blanks between them. They and $texts may end with the message before.
posting-no-font-has-letters = no font of this computer has letters for { $letters }; the pages show boxes. Install a font that has them, or write such names in Latin, Greek or Cyrillic letters too.
# $texts are names and other texts in quotation marks.
posting-no-font-has-letters-in-texts = no font of this computer has letters for { $letters } in { $texts }; the pages show boxes. Install a font that has them, or write such names in Latin, Greek or Cyrillic letters too.

## What is said when files were sent to the printer. $names is a list of files, $error a message of the system, which may be in English.

posting-sent-to-printer = Sent to the printer: { $names }.
# $why is one of the next three messages, $cure one of the four after them. Each ends with a full stop.
# $count (Number)
posting-not-printed = { $count ->
    [one] { $names } was not printed: { $why } { $cure }
   *[other] { $names } were not printed: { $why } { $cure }
}
posting-no-program-for-printing = this computer has no program for printing.
# $answer is a message of that program, which may be in English.
posting-printing-program-says = the printing program says “{ $answer }”.
posting-printing-program-silent = the printing program gives no reason.
posting-file-opened = It is opened in another program. Print it there.
posting-folder-opened = Their folder is opened. Print them from there.
posting-file-not-opened = It could not be opened either ({ $error }). Open this file to print it: { $path }
posting-folder-not-opened = Their folder could not be opened ({ $error }). Print the files in this folder: { $path }
# Why a file or a folder was not opened. It stands in brackets.
posting-no-program-to-open = no program for such files is found

## Why a file of a posting, or an exported file, could not be made. They stand behind a colon, and a full stop is added. $error is a message
## in English.

# $sheet!$cell is a cell of a workbook, “Board A!C5”. $length and $most are numbers.
posting-cell-too-long = the text in { $sheet }!{ $cell } has { $length } characters, but a cell of a workbook holds { $most } at most. Shorten it and export again
posting-clock-wrong = the clock of this computer is before 1970. Correct it and export again
posting-workbook-not-written = the workbook could not be written: { $error }
posting-table-not-written = the table could not be written: { $error }
# A sheet for programs in the workbook.
posting-facts-not-written = the hidden sheet of facts could not be written: { $error }
posting-json-not-written = the JSON could not be written: { $error }
posting-fonts-unreadable = the fonts of printed pages cannot be read. Install Topboard again
posting-pages-not-written = the pages could not be written: { $error }
# A check found in it what players must not see. $why is one of the next messages.
posting-file-for-players-refused = the file for players was not written, because { $why }
# Every posted file is read again after it was made. The next messages say “it” of that file.
posting-unreadable-again = it could not be read back: { $error }. Please report this error
# $part is the name of a part of a workbook, $what the word of the file that hides something.
posting-hides-something = { $part } in it hides something: { $what }. Please report this error
posting-needless-part = it has a part that a file for players does not need: { $part }. Please report this error
posting-shows-private-text = it would show the private text “{ $text }”. If the text is also the name of a player or a board, change one of them
# $board is “Round 2, board A”.
posting-shows-held-back-board = it would show { $board }, which is held back. Please report this error
# $name is a player.
posting-shows-held-back-total = it would show the total of { $name }, which is held back. Please report this error

## What the formats of a posting are. They are shown where the pointer rests on a format.

posting-format-pdf = Print-ready pages
posting-format-pictures = A picture of each page
posting-format-workbook = One workbook with a sheet for each notice
posting-format-web-page = One web page with all notices
posting-format-markdown = Markdown for a forum
posting-format-bbcode = BBCode for a forum
posting-format-plain-text = Plain text for a mail
posting-format-csv = A table of each notice for other programs
posting-format-csv-for-excel = A table of each notice for Excel, with the decimal sign of this computer
posting-format-json = The whole event for other programs
posting-format-federation = The classification and the boards for the federation’s database

## What is said about a copy for the director: a file that has also what players must not see.

posting-director-copy-has-everything = This copy is for the director: it has everything, also what players must not see.
posting-director-copy-has-boards = This copy is for the director: it has every board, also what players must not see. Substitutes, the notebook, the notes and colours of boards and the data of the players are only in a copy that ends in .xlsx.
# A second sentence behind one of them. “director” is looked for in the name of the file, whatever the language.
posting-director-copy-without-its-name = Its name does not say so; a name with the word “director” prevents a mistake.

## The progress, below a bar. All variables are numbers.

posting-made-of = { $made } of { $of }
posting-made-of-with-picture = { $made } of { $of }, picture { $page } of { $pages }
