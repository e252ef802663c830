# The dialog to post notices: the list of notices, the preview of the pages, the formats, the folder, and the buttons. A notice is a
# table that is posted on a wall, on paper or on a web page.

# The title of the dialog.
post-dialog-post = Aushängen
# A past state of the event is posted. $moment is “22 November 2026, 16:30”.
post-dialog-posted-as-it-was = Das Turnier wird noch einmal so ausgehängt, wie es zu diesem Zeitpunkt war: { $moment }. Es wird nicht als neuer Aushang verzeichnet.

## The notices are made. This dialog is there only for large events.

# A line above the bar of progress.
post-dialog-making-notices = Aushänge werden erstellt: { $made } von { $count }
# $error is the reason.
post-dialog-notices-not-made = Die Aushänge konnten nicht erstellt werden: { $error }.

## The list of notices.

# $count (Number)
# A notice of several pages. $notice is a name: “Standings”.
post-dialog-notice-of-pages = { $notice }: { $count } Seiten
# $count (Number)
# A page for each board: its players, boxes for centres and votes. Several pages, or none.
post-dialog-table-sheets = Partieblätter: { $count } Seiten
# $count (Number)
# A page for each player, to write orders on. Several pages, or none.
post-dialog-order-sheets = Befehlsblätter: { $count } Seiten
# A notice in the list that shows who sits where, and was posted before seats were changed. $notice is its title.
post-dialog-posted-with-other-seats = { $notice }. Mit anderen Plätzen ausgehängt: das alte Blatt abnehmen
# $count (Number)
# Beside a notice: sheets of paper.
post-dialog-sheets = { $count ->
    [one] { $count } Blatt
   *[other] { $count } Blatt
}
# $count (Number)
# Below the list: the sheets of paper of all chosen notices.
post-dialog-sheets-in-all = { $count ->
    [one] insgesamt { $count } Blatt
   *[other] insgesamt { $count } Blatt
}
# Beside a notice: the paper, “A4”, and the size of the text, “poster”.
post-dialog-paper-and-size = { $paper } { $size }
# The following two sizes stand beside a notice, where the room is narrow.
post-dialog-size-poster = Plakat
post-dialog-size-list = Liste
# Before the choice of the paper. P is the key that changes it, and it stays as it is.
post-dialog-choose-paper = Papier (P)
# The paper of the format US Letter. The room is narrow.
post-dialog-paper-letter = Letter
# The paper of 11 by 17 inches. The room is narrow.
post-dialog-paper-tabloid = 11 × 17
# Before the choice of the size of the text. S is the key that changes it, and it stays as it is.
post-dialog-choose-size = Schrift (S)
# The two sizes.
post-dialog-poster-for-wall = Plakat, für die Wand
post-dialog-list-for-clipboard = Liste, für das Klemmbrett

## The preview of the pages.

post-dialog-making-pages = Seiten werden erstellt …
# A screen reader says this at the picture of a page. $notice is the title of a notice.
post-dialog-picture-of-page = Seite { $page } von { $notice }
# Below the picture of a page.
post-dialog-page-of-pages = Seite { $page } von { $count }
# Buttons.
post-dialog-previous-page = Vorige Seite
post-dialog-next-page = Nächste Seite

## Formats, notes and the folder.

# Before the formats to choose from.
post-dialog-formats = Formate
# The following are formats: pictures of the pages, a file of Excel, a page for a web site, a text without any signs for headings
# and tables, comma-separated values that Excel understands, and a file for the federation that keeps a rating.
post-dialog-format-pictures = Bilder
post-dialog-format-workbook = Arbeitsmappe
post-dialog-format-web-page = Webseite
post-dialog-format-plain-text = Reiner Text
post-dialog-format-csv-for-excel = CSV für Excel
post-dialog-format-federation = Verband
post-dialog-decimal-sign = Dezimalzeichen für Excel
# The two decimal signs, with examples that stay as they are.
post-dialog-decimal-comma = Komma: 45,53
post-dialog-decimal-point = Punkt: 45.53
# A box to tick, and its tooltip.
post-dialog-print-notes = Anmerkungen zu Sitzplätzen und Brettern drucken
post-dialog-print-notes-help = Unter jedem Brett. Anmerkungen zu Spielern werden nie ausgehängt.
# The name of the field for the folder of the files.
post-dialog-folder = Ordner

## Buttons. Ctrl+P and Ctrl+Shift+P are keys.

post-dialog-print-what-is-in-view = Nur die Ansicht drucken (Strg+Umschalt+P)

## Why nothing is written now.

post-dialog-type-folder = Geben Sie einen Ordner für die Dateien an.
post-dialog-folder-is-file = Das ist eine Datei. Geben Sie den Namen eines Ordners an.
post-dialog-choose-format = Wählen Sie ein Format.
# In place of the list, where there is nothing to post.
post-dialog-nothing-due = Nichts ist fällig: keine Partie hat begonnen, und keine Runde ist ausgelost.
post-dialog-due-held-back = Was fällig ist, ist zurückgehalten, deshalb wird nichts ausgehängt.
# Space is a key.
post-dialog-nothing-chosen = Nichts ist ausgewählt. Wählen Sie mit der Leertaste einen Aushang.
# $newer-posting is a sentence that says which posting is in the folder. The button “Save” or “Print” does it.
post-dialog-post-again-to-replace = { $newer-posting } Hängen Sie noch einmal aus, um die Dateien zu ersetzen.
# $round is “Round 2”. A past state of the event was to be posted.
post-dialog-round-held-back = { $round } wird jetzt zurückgehalten, und dieser frühere Stand zeigt die Punkte der Runde. Geben Sie sie frei, bevor Sie den Stand noch einmal aushängen.
