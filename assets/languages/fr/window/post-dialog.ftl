# The dialog to post notices: the list of notices, the preview of the pages, the formats, the folder, and the buttons. A notice is a
# table that is posted on a wall, on paper or on a web page.

# The title of the dialog.
post-dialog-post = Affiches
# A past state of the event is posted. $moment is “22 November 2026, 16:30”.
post-dialog-posted-as-it-was = Les affiches montrent le tournoi tel qu’il était à ce moment : { $moment }. Elles ne sont pas enregistrées comme un nouvel affichage.

## The notices are made. This dialog is there only for large events.

# A line above the bar of progress.
post-dialog-making-notices = Préparation des affiches : { $made } sur { $count }
# $error is the reason.
post-dialog-notices-not-made = Les affiches n’ont pas pu être préparées : { $error }.

## The list of notices.

# $count (Number)
# A notice of several pages. $notice is a name: “Standings”.
post-dialog-notice-of-pages = { $count ->
    [one] { $notice } : { $count } page
   *[other] { $notice } : { $count } pages
}
# $count (Number)
# A page for each board: its players, boxes for centres and votes. Several pages, or none.
post-dialog-table-sheets = { $count ->
    [one] Feuilles de table : { $count } page
   *[other] Feuilles de table : { $count } pages
}
# $count (Number)
# A page for each player, to write orders on. Several pages, or none.
post-dialog-order-sheets = { $count ->
    [one] Feuilles des ordres : { $count } page
   *[other] Feuilles des ordres : { $count } pages
}
# A notice in the list that shows who sits where, and was posted before seats were changed. $notice is its title.
post-dialog-posted-with-other-seats = { $notice }. Affichée avec d’autres places : retirer l’ancienne feuille
# $count (Number)
# Beside a notice: sheets of paper.
post-dialog-sheets = { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
}
# $count (Number)
# Below the list: the sheets of paper of all chosen notices.
post-dialog-sheets-in-all = { $count ->
    [one] { $count } feuille en tout
   *[other] { $count } feuilles en tout
}
# Beside a notice: the paper, “A4”, and the size of the text, “poster”.
post-dialog-paper-and-size = { $paper } { $size }
# The following two sizes stand beside a notice, where the room is narrow.
post-dialog-size-poster = poster
post-dialog-size-list = liste
# Before the choice of the paper. P is the key that changes it, and it stays as it is.
post-dialog-choose-paper = Papier (P)
# The paper of the format US Letter. The room is narrow.
post-dialog-paper-letter = Letter
# The paper of 11 by 17 inches. The room is narrow.
post-dialog-paper-tabloid = 11 × 17
# Before the choice of the size of the text. S is the key that changes it, and it stays as it is.
post-dialog-choose-size = Texte (S)
# The two sizes.
post-dialog-poster-for-wall = poster, pour le mur
post-dialog-list-for-clipboard = liste, à tenir en main

## The preview of the pages.

post-dialog-making-pages = Préparation des pages…
# A screen reader says this at the picture of a page. $notice is the title of a notice.
post-dialog-picture-of-page = Page { $page } de : { $notice }
# Below the picture of a page.
post-dialog-page-of-pages = page { $page } sur { $count }
# Buttons.
post-dialog-previous-page = Page précédente
post-dialog-next-page = Page suivante

## Formats, notes and the folder.

# Before the formats to choose from.
post-dialog-formats = Formats
# The following are formats: pictures of the pages, a file of Excel, a page for a web site, a text without any signs for headings
# and tables, comma-separated values that Excel understands, and a file for the federation that keeps a rating.
post-dialog-format-pictures = Images
post-dialog-format-workbook = Classeur
post-dialog-format-web-page = Page web
post-dialog-format-plain-text = Texte simple
post-dialog-format-csv-for-excel = CSV pour Excel
post-dialog-format-federation = Fédération
post-dialog-decimal-sign = Signe décimal pour Excel
# The two decimal signs, with examples that stay as they are.
post-dialog-decimal-comma = virgule : 45,53
post-dialog-decimal-point = point : 45.53
# A box to tick, and its tooltip.
post-dialog-print-notes = Imprimer les remarques (sièges et tables)
post-dialog-print-notes-help = Sous chaque table. Les remarques sur les joueurs ne sont jamais affichées.
# The name of the field for the folder of the files.
post-dialog-folder = Dossier

## Buttons. Ctrl+P and Ctrl+Shift+P are keys.

post-dialog-print-what-is-in-view = Imprimer seulement la page visible (Ctrl+Maj+P)

## Why nothing is written now.

post-dialog-type-folder = Saisissez un dossier pour les fichiers.
post-dialog-folder-is-file = C’est un fichier. Saisissez le nom d’un dossier.
post-dialog-choose-format = Choisissez un format.
# In place of the list, where there is nothing to post.
post-dialog-nothing-due = Rien n’est à afficher : aucune partie n’a commencé, et aucune ronde n’est tirée.
post-dialog-due-held-back = Ce qui est à afficher est retenu, rien n’est donc affiché.
# Space is a key.
post-dialog-nothing-chosen = Rien n’est choisi. Choisissez une affiche avec Espace.
# $newer-posting is a sentence that says which posting is in the folder. The button “Save” or “Print” does it.
post-dialog-post-again-to-replace = { $newer-posting } Appuyez encore une fois sur le bouton pour les remplacer.
# $round is “Round 2”. A past state of the event was to be posted.
post-dialog-round-held-back = { $round } : les scores sont maintenant retenus, et cet état passé les montre. Donnez-leur le feu vert avant d’afficher de nouveau cet état.
