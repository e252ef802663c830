# The dialog to post notices: the list of notices, the preview of the pages, the formats, the folder, and the buttons. A notice is a
# table that is posted on a wall, on paper or on a web page.

# The title of the dialog.
post-dialog-post = Post
# A past state of the event is posted. $moment is “22 November 2026, 16:30”.
post-dialog-posted-as-it-was = The event is posted again as it was at this time: { $moment }. It is not recorded as a new posting.

## The notices are made. This dialog is there only for large events.

# A line above the bar of progress.
post-dialog-making-notices = Making the notices: { $made } of { $count }
# $error is the reason.
post-dialog-notices-not-made = The notices could not be made: { $error }.

## The list of notices.

# $count (Number)
# A notice of several pages. $notice is a name: “Standings”.
post-dialog-notice-of-pages = { $notice }: { $count } pages
# $count (Number)
# A page for each board: its players, boxes for centres and votes. Several pages, or none.
post-dialog-table-sheets = Table sheets: { $count } pages
# $count (Number)
# A page for each player, to write orders on. Several pages, or none.
post-dialog-order-sheets = Order sheets: { $count } pages
# A notice in the list that shows who sits where, and was posted before seats were changed. $notice is its title.
post-dialog-posted-with-other-seats = { $notice }. Posted with other seats: take the old one down
# $count (Number)
# Beside a notice: sheets of paper.
post-dialog-sheets = { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
}
# $count (Number)
# Below the list: the sheets of paper of all chosen notices.
post-dialog-sheets-in-all = { $count ->
    [one] { $count } sheet in all
   *[other] { $count } sheets in all
}
# Beside a notice: the paper, “A4”, and the size of the text, “poster”.
post-dialog-paper-and-size = { $paper } { $size }
# The following two sizes stand beside a notice, where the room is narrow.
post-dialog-size-poster = poster
post-dialog-size-list = list
# Before the choice of the paper. P is the key that changes it, and it stays as it is.
post-dialog-choose-paper = Paper (P)
# The paper of the format US Letter. The room is narrow.
post-dialog-paper-letter = Letter
# The paper of 11 by 17 inches. The room is narrow.
post-dialog-paper-tabloid = 11 × 17
# Before the choice of the size of the text. S is the key that changes it, and it stays as it is.
post-dialog-choose-size = Text (S)
# The two sizes.
post-dialog-poster-for-wall = poster, for the wall
post-dialog-list-for-clipboard = list, for a clipboard

## The preview of the pages.

post-dialog-making-pages = Making the pages …
# A screen reader says this at the picture of a page. $notice is the title of a notice.
post-dialog-picture-of-page = Page { $page } of { $notice }
# Below the picture of a page.
post-dialog-page-of-pages = page { $page } of { $count }
# Buttons.
post-dialog-previous-page = Previous page
post-dialog-next-page = Next page

## Formats, notes and the folder.

# Before the formats to choose from.
post-dialog-formats = Formats
# The following are formats: pictures of the pages, a file of Excel, a page for a web site, a text without any signs for headings
# and tables, comma-separated values that Excel understands, and a file for the federation that keeps a rating.
post-dialog-format-pictures = Pictures
post-dialog-format-workbook = Workbook
post-dialog-format-web-page = Web page
post-dialog-format-plain-text = Plain text
post-dialog-format-csv-for-excel = CSV for Excel
post-dialog-format-federation = Federation
post-dialog-decimal-sign = Decimal sign for Excel
# The two decimal signs, with examples that stay as they are.
post-dialog-decimal-comma = comma: 45,53
post-dialog-decimal-point = point: 45.53
# A box to tick, and its tooltip.
post-dialog-print-notes = Print the notes at seats and boards
post-dialog-print-notes-help = Below each board. Notes about players are never posted.
# The name of the field for the folder of the files.
post-dialog-folder = Folder

## Buttons. Ctrl+P and Ctrl+Shift+P are keys.

post-dialog-print-what-is-in-view = Print only what is in view (Ctrl+Shift+P)

## Why nothing is written now.

post-dialog-type-folder = Type a folder for the files.
post-dialog-folder-is-file = This is a file. Type the name of a folder.
post-dialog-choose-format = Choose a format.
# In place of the list, where there is nothing to post.
post-dialog-nothing-due = Nothing is due: no game has begun, and no round is drawn.
post-dialog-due-held-back = What is due is held back, so nothing is posted.
# Space is a key.
post-dialog-nothing-chosen = Nothing is chosen. Choose a notice with Space.
# $newer-posting is a sentence that says which posting is in the folder. The button “Save” or “Print” does it.
post-dialog-post-again-to-replace = { $newer-posting } Post again to replace them.
# $round is “Round 2”. A past state of the event was to be posted.
post-dialog-round-held-back = { $round } is held back now, and this past state shows its scores. Release it before you post the state again.
