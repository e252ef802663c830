# Why a file cannot be read. Most are whole sentences that stand alone; nothing is imported then, and the file is unchanged.
#
# $file is the name of the file: “results.xlsx”. A workbook is a file of Excel or LibreOffice, a sheet is a table in it.

## The errors.

import-errors-file-is-empty = “{ $file }” is empty. Choose the file again, or save it again in the program that made it.
# $what says what it is, from the group below: “a PDF”, “a picture”.
import-errors-not-a-workbook = “{ $file }” is { $what }, not a workbook. Choose an .xlsx, .xls, .xlsb or .ods workbook, or a .csv, .tsv or .txt table.
# What stands between ` is typed. “Open” and “Import” are commands of the window.
import-errors-own-book = “{ $file }” is a book of Topboard itself. Open it with Open. To add it to another book, use `topboard import { $file } --into BOOK` or Import in the window.
import-errors-password = “{ $file }” is protected with a password. Open it in your spreadsheet program, save a copy without the password, and import the copy.
import-errors-cut-short = “{ $file }” is cut short: its end is missing. Copy or download it again, then import it.
# $detail is from the group “Why a file is damaged” below, or a technical remark in English.
import-errors-damaged = “{ $file }” is damaged and cannot be read ({ $detail }). Open it in your spreadsheet program, save a copy as .xlsx, and import the copy.
# A workbook is packed. $limit is a number of megabytes.
import-errors-too-large = “{ $file }” unpacks to more than { $limit } MB, far more than a tournament needs. Copy the sheets with the results into a new workbook and import that.
# $what is from the group “More than this” below: “8 million cells”.
import-errors-too-much = “{ $file }” holds more than { $what }, far more than a tournament needs. Copy the sheets with the results into a new workbook and import that.
import-errors-too-many-unplaced = “{ $file }” holds boards, and more than half a million cells that are no results. Copy the sheets with the results into a new workbook and import that.
# $limit is a number of megabytes.
import-errors-too-much-memory = “{ $file }” asks for more than { $limit } MB of memory, far more than a tournament needs. It may be damaged, or made to do harm. If you know where it comes from, open it in your spreadsheet program, save a copy as .csv, and import the copy.
# $limit is a number of seconds.
import-errors-too-slow = “{ $file }” was not read within { $limit } seconds, so Topboard stopped reading it. Copy the sheets with the results into a new workbook and import that.
import-errors-stopped = “{ $file }” was not read, because reading was stopped. Import it again.
# $detail is from the group “Why the reading did not start” below, or a technical remark in English.
import-errors-not-started = “{ $file }” was not read: Topboard reads files in a process of its own, and that process could not be started ({ $detail }). Start Topboard again, and import the file again.
# $format is a number, the layout of the workbook.
import-errors-newer-format = “{ $file }” was written by a newer Topboard (layout { $format }). Import it there, or install that version here; the file is unchanged.
# $sheets are lines, one for each sheet, with the reason why nothing on it was recognised. The words of the heading row are typed so.
import-errors-nothing-recognised =
    nothing in “{ $file }” was recognised as boards, games or standings.
    { $sheets }
    Give each table a heading row such as: Round, Board, Power, Player, Centres; then import it again.

## What a file is that is no workbook: “results.pdf” is a PDF, not a workbook. Brackets say what to do.

import-errors-is-pdf = a PDF
import-errors-is-picture = a picture
import-errors-is-text-document = a text document
import-errors-is-compressed-file = a compressed file
import-errors-is-program = a program
# Numbers is a program of Apple. Say its commands as they are named in your language.
import-errors-is-numbers-workbook = a workbook of Numbers (open it in Numbers, choose File, Export To, Excel, and import that file)
import-errors-is-document-or-presentation = a text document or a presentation
import-errors-is-archive = an archive of other files
# $workbook is the name of the workbook.
import-errors-is-mark-of-open-workbook = the mark of a spreadsheet program that has a workbook open (save and close the workbook there, and import “{ $workbook }”)
# Say the commands of Google as they are named in your language.
import-errors-is-google-link = a link to a Google sheet, without its cells (open the sheet in the browser, choose File, Download, Microsoft Excel, and import that file)
import-errors-is-link = a link to a page, without the page (open the page in the browser, save it or copy the table, and import that)
import-errors-is-mail-without-table = a mail or a saved web page without a table (copy the results from it, and paste them)
import-errors-is-unknown-xml = an XML file without tables that Topboard knows (open it in your spreadsheet program and save it as .xlsx)
import-errors-is-page-of-frames = a web page whose tables are in other files (open it in your spreadsheet program and save it as .xlsx)
import-errors-is-page-without-table = a web page without a table (open it in your spreadsheet program and save it as .xlsx)
import-errors-is-unknown-format = neither text nor a known format

## More than this: “results.xlsx” holds more than 8 million cells.

import-errors-most-sheets = 2,000 sheets
import-errors-most-cells = 8 million cells
import-errors-most-text-of-cell = 1 MB of text in one cell
import-errors-most-text = 256 MB of text

## Why a file is damaged: “results.xlsx” is damaged and cannot be read (it has too many parts). “It” is the file.

import-errors-too-many-parts = it has too many parts
import-errors-contradicts-itself = its content contradicts itself
# $error is a technical remark in English.
import-errors-no-xml = its content is no XML: { $error }
# An archive is a packed file. $error is a technical remark in English.
import-errors-broken-archive = its archive is broken: { $error }
import-errors-ends-too-early = its content ends too early
import-errors-no-list-of-sheets = it has no list of sheets; it may be cut short
# $error is a technical remark in English.
import-errors-may-be-cut-short = { $error }; it may be cut short
import-errors-list-of-sheets-contradicts-itself = its list of sheets contradicts itself
# A record is a part of the file.
import-errors-cell-in-no-record = a cell is in no record
import-errors-cell-outside-of-sheet = a cell lies outside of its sheet
import-errors-shared-content = several of its sheets have one and the same content
import-errors-row-too-wide = a row of a table has more than 16,384 columns
import-errors-reader-ended-early = the process that read it came to an early end

## Why the reading did not start: … and that process could not be started (it has no pipes).

# The process cannot send and receive anything.
import-errors-no-pipes = it has no pipes
import-errors-memory-not-limited = its memory could not be limited
import-errors-other-version-installed = another version of Topboard is installed by now

## Why a file is no text of a dispute of orders. “It” is the file.

import-errors-text-too-long = it is longer than 4 MB
import-errors-no-text = it is no text. Save it as a plain text in UTF-8
