# Why a file cannot be opened or saved, and what is said about journals when a book is opened. $path, $folder and $place are places on a
# disk, $name, $file and $copy names of files. $cause and $error are messages, which may be in English. A journal is the file to which
# every change is written at once.

## Opening.

store-errors-missing = There is no file { $path }. Check the name and the folder.
store-errors-no-file-name = { $path } cannot be the name of a file: { $cause }. Choose another name.
store-errors-folder-to-read = { $path } is a folder. Name a file in it.
store-errors-not-allowed-to-read = You do not have permission to read { $path }. Ask its owner for permission, or close the program that uses it, and try again.
store-errors-read-elsewhere = { $path } cannot be read, because another program, such as Excel, keeps it for itself. Close it there and try again.
store-errors-no-ordinary-file = { $path } is not an ordinary file. Copy its contents to an ordinary file and open that.
# $size is a number of megabytes, here and below.
store-errors-too-large-to-read = { $path } is larger than { $size } MB, too large for a book. Check that it is the right file.
store-errors-unreadable = { $path } could not be read: { $cause }. Check the disk, or try a copy.
# Import is a command.
store-errors-no-book = { $path } is not a Topboard book. Use Import to read a workbook or a table.
# $version is a version of Topboard, “1.4.0”, or one of the next two messages, here and below.
store-errors-newer = { $path } was saved by a newer Topboard ({ $version }). Open it there, or install that version here; the file is unchanged.
store-errors-format = format { $number }
store-errors-newer-format = of a newer format
store-errors-newer-is-read-only = { $name } was saved by a newer Topboard ({ $version }). Here it is read-only, and scores may differ. Install that version to change it. The file is unchanged.
# $fields are words of the file in quotation marks.
store-errors-newer-is-read-only-without-fields = { $name } was saved by a newer Topboard ({ $version }). Here it is read-only, and scores may differ. Not shown: { $fields }. Install that version to change it. The file is unchanged.
# $line and $column are numbers.
store-errors-cut-off = { $path } ends in the middle, at line { $line }: part of it is missing. Open a backup or ask for the file again.
store-errors-damaged = { $path } is damaged at line { $line }, column { $column }: { $error }. Correct that place in a text editor, or open a backup.
# $what and $cure are texts of invalid-books.ftl, or the next message with its .cure.
store-errors-contradicts-itself = { $path } contradicts itself: { $what }. { $cure }
store-errors-unknown-version = its version is { $version }
    .cure = Set “version” to 1 in a text editor if a script wrote the file, or open a backup.
# $why is one of the reasons below.
store-errors-unreadable-journal = Nothing can be recovered from { $path }: { $why }. Open the book itself, or a backup.
store-errors-in-use-to-read = { $path } is open in another window. Close it there first.

## Why a journal cannot be used.

store-errors-no-journal = it is not a journal of a Topboard book
store-errors-journal-of-newer = it was started by a newer Topboard ({ $version })
store-errors-journal-damaged = its first line is damaged
store-errors-journal-contradicts = its steps lead to an impossible book

## Saving.

store-errors-no-folder = There is no folder { $folder }. Create it, or save somewhere else.
# The folder in which programs keep what they remember, such as the clock and the view of a book.
store-errors-no-data-folder = There is no folder for the data of programs.
store-errors-folder-to-write = { $path } is a folder. Add a file name to it.
store-errors-not-allowed-to-write = Topboard is not allowed to write { $path }. The file or its folder is read-only, or another program uses it. Save under another name.
store-errors-written-elsewhere = { $path } was not saved and is unchanged, because another program, such as Excel, has it open. Close it there and save again, or save under another name.
store-errors-disk-full = The disk is full. { $path } was not saved and is unchanged. Free some space, or save to another disk.
store-errors-not-saved = { $path } was not saved and is unchanged: { $cause }. Save somewhere else.
store-errors-in-use-to-write = { $path } is open in another window. Close it there, or save under another name.
store-errors-invalid = { $path } was not saved and is unchanged, because it could not be opened again: { $what }. Undo the last change and save again.
store-errors-too-large-to-write = { $path } was not saved and is unchanged: it would be larger than { $size } MB and could not be opened again. Undo the last change, or remove what is not needed.
# $endings are endings of names of files, “.pdf”, or the next message.
store-errors-wrong-ending = { $path } should end in { $endings }, so that programs recognise it.
store-errors-workbook-or-table = .xlsx or .csv
store-errors-same-as-input = { $path } is the file that is being read. Choose another name for the result.

## What can be the $cause of the messages above, of a file or of the name of one.

store-errors-is-link-to-no-book = it is a link to { $path }, which is not a book
store-errors-is-link-to-other-file = it is a link to another file
store-errors-is-no-ordinary-file = it is not an ordinary file
store-errors-links-in-circle = the links to it go round in a circle
store-errors-changed-by-other-program = another program has changed it
store-errors-name-of-device = Windows keeps the name “{ $name }” for a device

## Something that Topboard did not make lies under the name of one of its files.

store-errors-foreign = { $path } is { $what }, so Topboard does not use it
    .cure = Move it to another folder.
# $foreign is the message before.
store-errors-foreign-and-cure = { $foreign }. Move it to another folder.
# What it is. The first is another name for the same file.
store-errors-hard-link = a file with a second name (a hard link)
store-errors-a-folder = a folder
store-errors-a-link = a link
store-errors-a-device = a pipe or a device
store-errors-other-file = a file of another program
