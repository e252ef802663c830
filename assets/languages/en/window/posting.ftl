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
# $time is a day and a time, “2006-08-12 14:05”.
posting-newer-posting = The files in this folder were posted at { $time }, and this book does not know of it: it may be an older copy.

## The progress, below a bar. All variables are numbers.

posting-made-of = { $made } of { $of }
posting-made-of-with-picture = { $made } of { $of }, picture { $page } of { $pages }
