# The dialog to post notices: the list of notices, the preview of the pages, the formats, the folder, and the buttons. A notice is a
# table that is posted on a wall, on paper or on a web page.

# The title of the dialog.
post-dialog-post = Affiggi
# A past state of the event is posted. $moment is “22 November 2026, 16:30”.
post-dialog-posted-as-it-was = Il torneo viene affisso di nuovo com’era in quel momento: { $moment }. Non è registrato come nuova affissione.

## The notices are made. This dialog is there only for large events.

# A line above the bar of progress.
post-dialog-making-notices = Preparazione delle affissioni: { $made } di { $count }
# $error is the reason.
post-dialog-notices-not-made = Non è stato possibile preparare le affissioni: { $error }.

## The list of notices.

# $count (Number)
# A notice of several pages. $notice is a name: “Standings”.
post-dialog-notice-of-pages = { $count ->
    [one] { $notice }: { $count } pagina
   *[other] { $notice }: { $count } pagine
}
# $count (Number)
# A page for each board: its players, boxes for centres and votes. Several pages, or none.
post-dialog-table-sheets = { $count ->
    [one] Fogli dei tavoli: { $count } pagina
   *[other] Fogli dei tavoli: { $count } pagine
}
# $count (Number)
# A page for each player, to write orders on. Several pages, or none.
post-dialog-order-sheets = { $count ->
    [one] Fogli degli ordini: { $count } pagina
   *[other] Fogli degli ordini: { $count } pagine
}
# A notice in the list that shows who sits where, and was posted before seats were changed. $notice is its title.
post-dialog-posted-with-other-seats = { $notice }. Affisso con altri posti: togliere il vecchio foglio
# $count (Number)
# Beside a notice: sheets of paper.
post-dialog-sheets = { $count ->
    [one] { $count } foglio
   *[other] { $count } fogli
}
# $count (Number)
# Below the list: the sheets of paper of all chosen notices.
post-dialog-sheets-in-all = { $count ->
    [one] { $count } foglio in tutto
   *[other] { $count } fogli in tutto
}
# Beside a notice: the paper, “A4”, and the size of the text, “poster”.
post-dialog-paper-and-size = { $paper } { $size }
# The following two sizes stand beside a notice, where the room is narrow.
post-dialog-size-poster = poster
post-dialog-size-list = elenco
# Before the choice of the paper. P is the key that changes it, and it stays as it is.
post-dialog-choose-paper = Carta (P)
# The paper of the format US Letter. The room is narrow.
post-dialog-paper-letter = Letter
# The paper of 11 by 17 inches. The room is narrow.
post-dialog-paper-tabloid = 11 × 17
# Before the choice of the size of the text. S is the key that changes it, and it stays as it is.
post-dialog-choose-size = Testo (S)
# The two sizes.
post-dialog-poster-for-wall = poster, da parete
post-dialog-list-for-clipboard = elenco, da tenere in mano

## The preview of the pages.

post-dialog-making-pages = Preparazione delle pagine…
# A screen reader says this at the picture of a page. $notice is the title of a notice.
post-dialog-picture-of-page = Pagina { $page }: { $notice }
# Below the picture of a page.
post-dialog-page-of-pages = pagina { $page } di { $count }
# Buttons.
post-dialog-previous-page = Pagina precedente
post-dialog-next-page = Pagina successiva

## Formats, notes and the folder.

# Before the formats to choose from.
post-dialog-formats = Formati
# The following are formats: pictures of the pages, a file of Excel, a page for a web site, a text without any signs for headings
# and tables, comma-separated values that Excel understands, and a file for the federation that keeps a rating.
post-dialog-format-pictures = Immagini
post-dialog-format-workbook = Cartella di lavoro
post-dialog-format-web-page = Pagina web
post-dialog-format-plain-text = Testo semplice
post-dialog-format-csv-for-excel = CSV per Excel
post-dialog-format-federation = Federazione
post-dialog-decimal-sign = Separatore decimale per Excel
# The two decimal signs, with examples that stay as they are.
post-dialog-decimal-comma = virgola: 45,53
post-dialog-decimal-point = punto: 45.53
# A box to tick, and its tooltip.
post-dialog-print-notes = Stampa le note dei posti e dei tavoli
post-dialog-print-notes-help = Sotto ogni tavolo. Le note sui giocatori non si affiggono mai.
# The name of the field for the folder of the files.
post-dialog-folder = Cartella

## Buttons. Ctrl+P and Ctrl+Shift+P are keys.

post-dialog-print-what-is-in-view = Stampa solo ciò che è mostrato (Ctrl+Maiusc+P)

## Why nothing is written now.

post-dialog-type-folder = Digitare una cartella per i file.
post-dialog-folder-is-file = Questo è un file. Digitare il nome di una cartella.
post-dialog-choose-format = Scegliere un formato.
# In place of the list, where there is nothing to post.
post-dialog-nothing-due = Non c’è nulla da affiggere: nessuna partita è iniziata, e nessun round è sorteggiato.
post-dialog-due-held-back = Ciò che è da affiggere è trattenuto, quindi non si affigge nulla.
# Space is a key.
post-dialog-nothing-chosen = Non è scelto nulla. Scegliere un’affissione con Spazio.
# $newer-posting is a sentence that says which posting is in the folder. The button “Save” or “Print” does it.
post-dialog-post-again-to-replace = { $newer-posting } Ripetere il comando per sostituire questi file.
# $round is “Round 2”. A past state of the event was to be posted.
post-dialog-round-held-back = { $round } ora è trattenuto, e questo stato passato ne mostra i punti. Sbloccarlo prima di affiggere di nuovo lo stato.
