# What is said about journals, backups and other windows when a book is opened, and while it is open. A journal is the file to which every
# change is written at once. $name, $copy and $file are names of files, $place and $folder places on a disk. $error and $why are messages,
# which may be in English.

## Another window, another computer, another program.

# $holder is the next message. $name is open there for somebody.
journal-notices-holder = by { $user } on { $computer }, since { $time }
journal-notices-is-read-only = { $name } is open in another window. Here it is read-only and shows the last saved state. Close it there and open it again here, or save a copy under another name.
journal-notices-is-read-only-for = { $name } is open in another window ({ $holder }). Here it is read-only and shows the last saved state. Close it there and open it again here, or save a copy under another name.
journal-notices-open-on-other-computer = { $name } seems to be open on another computer ({ $holder }). If both of you change it, the second save puts the other version beside the book as a separate file.
journal-notices-open-in-other-window = { $name } is also open in another window. Close it in one of the two. When you open it the next time, Topboard combines the changes of both.
journal-notices-open-in-other-window-for = { $name } is also open in another window ({ $holder }). Close it in one of the two. When you open it the next time, Topboard combines the changes of both.
# The changes of this window are in $copy.
journal-notices-written-by-others-too = Another window or another computer also writes to { $name }. Your changes are in “{ $copy }” beside it. Close the book there. When you open it the next time, Topboard combines the changes of both.
# $foreign says what lies under the name of a file of ours, here and below: store-errors-foreign. $cure is the cure of that message.
journal-notices-others-do-not-see = { $foreign }. Other computers do not see that the book is open here. { $cure }
journal-notices-saved-beside-other = Somebody else changed { $name } while it was open here. Your version is saved. The other version is beside it as “{ $copy }”.

## Changes that were not saved.

# $from and $to are times, “14:03” or “9 May, 14:03”.
# $count (Number)
journal-notices-changes-at = { $count ->
    [one] { $count } change at { $from }
   *[other] { $count } changes at { $from }
}
# $count (Number)
journal-notices-changes-from-to = { $count ->
    [one] { $count } change from { $from } to { $to }
   *[other] { $count } changes from { $from } to { $to }
}
# Where nothing is known about them.
journal-notices-changes = Changes
# $changes is one of the messages before.
# $count (Number)
journal-notices-recovered = { $count ->
    [one] { $changes } was not saved and was recovered.
   *[other] { $changes } were not saved and were recovered.
}
journal-notices-changed-elsewhere = { $name } was changed elsewhere after it was last saved here, so undo starts again from now.
journal-notices-changed-elsewhere-and-kept = { $name } was changed elsewhere after it was last saved here, so undo starts again from now. The earlier state and its history are in “{ $copy }”.
# $recovered is the sentence before.
journal-notices-combined-with-file = { $name } was changed elsewhere. { $recovered } The changes are in different cells, so both are here now.
journal-notices-not-combined-with-file = { $name } was changed elsewhere after it was last saved here. Your unsaved changes ({ $changes }) could not be combined with it. They are beside it as “{ $copy }”.
journal-notices-damaged-book = { $name } is damaged. This is the book from its journal. Save it to get a complete file again. The damaged file is kept as “{ $copy }”.
journal-notices-missing-book = { $name } does not exist any more. This is the book from its journal. Save it to get the file again.
journal-notices-never-saved = This event was never saved to a file. Save it.
journal-notices-earlier-history = The earlier history is in “{ $copy }”. You can open that file like a book.

## Journals of other windows and computers.

# $changes is what was changed, with its authors: the next message.
journal-notices-other-journal-had = Another journal had { $changes }. They are here now, and you can undo them.
# $authors is “ann on hall-2”, or several of them with “and” between them.
journal-notices-changes-by = { $changes } by { $authors }
# $count (Number)
journal-notices-left-out = { $count ->
    [one] { $count } entry of another journal does not fit to this book.
   *[other] { $count } entries of another journal do not fit to this book.
}
# $left-out is the sentence before.
journal-notices-book-comes-later = { $left-out } When you have chosen, Topboard puts the book of the other journal beside this one.
journal-notices-book-not-written = { $left-out } The book of the other journal could not be written. Topboard tries it again when you open the book.
journal-notices-book-beside = { $left-out } The book of the other journal is beside this one as “{ $copy }”.
# $count (Number)
journal-notices-other-values = { $count ->
    [one] { $count } cell has another value in another journal. Choose one of the two.
   *[other] { $count } cells have other values in another journal. Choose one of the two for each.
}
journal-notices-other-not-recovered = Nothing was recovered from the journal “{ $name }”: { $why }. { $cure }
journal-notices-other-not-read = A journal of another window was not read. { $error }

## Damaged journals.

journal-notices-kept-in-own-folder = { $foreign }. The journal is kept in your own folder. { $cure }
journal-notices-not-recovered = Nothing was recovered from the journal { $name }: { $why }.
journal-notices-not-recovered-and-kept = Nothing was recovered from the journal { $name }: { $why }. The journal is kept as “{ $copy }”.
journal-notices-not-read = The journal could not be read, so no unsaved changes were recovered. { $error }
journal-notices-not-read-and-kept = The journal could not be read, so no unsaved changes were recovered. { $error } The journal is kept as “{ $copy }”.
journal-notices-torn = The last entry was just being written when the program ended, so it is missing. Check the cell that you typed last.
journal-notices-other-torn = The last entry in the journal “{ $name }” was just being written when its program ended, so it is missing. Ask the other director for it.
# $lost is one of the three sentences below, here and in the next two.
journal-notices-damaged-and-kept = The journal is damaged. { $lost } The damaged journal is kept as “{ $copy }”.
journal-notices-damaged-and-not-copied = The journal is damaged. { $lost } The damaged journal could not be copied ({ $error }).
journal-notices-other-damaged = The journal “{ $name }” is damaged. { $lost }
journal-notices-all-readable = All entries are readable.
# $number is the number of an entry, and so are $first and $last.
journal-notices-one-lost = Entry { $number } is not readable. All others are here. Check the cells that you typed at that time.
journal-notices-some-lost = { $count } entries between { $first } and { $last } are not readable. All others are here. Check the cells that you typed at that time.

## Backing up. What stands before the first full stop with a blank behind it is used alone too.

# $what is one of the next messages. $folder is where the changes are, $cure one of the messages after them.
journal-notices-backed-up-elsewhere = { $what }. Your changes are backed up in { $folder } for now. { $cure }
journal-notices-not-backed-up = { $what }. Your changes are not backed up now. Save the book on another disk before you go on.
journal-notices-disk-is-full = The disk of { $place } is full
journal-notices-not-allowed-to-write = Topboard is not allowed to write to { $place }
journal-notices-place-is-gone = { $place } does not exist any more
journal-notices-writing-failed = Writing to { $place } failed ({ $error })
journal-notices-no-folder = There is no folder for the journal
journal-notices-save-on-other-disk = Save the book on another disk.
journal-notices-move-and-save = Move it to another folder, and save the book.
journal-notices-copy-differs = Your newest changes are not backed up, because one of them does not fit to the copy of the book in the journal. Save the book.
journal-notices-no-thread = Your changes are not backed up, because the computer could not start a thread ({ $error }). Save often.
journal-notices-journal-removed = The journal { $name } was removed while the book was open. Topboard has written it again, with all your changes.
journal-notices-journal-changed = Another program has changed the journal { $name }. Topboard has written it again, with all your changes.
journal-notices-file-is-gone = { $name } does not exist any more. Topboard has all its contents. Save it again.
journal-notices-changed-by-others = { $name } is not as Topboard saved it. Somebody has changed it with another program, or the disk has damaged it. Compare it with a backup. If it is right, save it.
journal-notices-backups-in-own-folder = { $foreign }. The backups are in your own folder. { $cure }
journal-notices-no-backup = No backup could be made: { $error }
journal-notices-no-folder-for-backup = there is no folder for it
