# The frame around the sheet: menu bar, tools, formula line, tabs, notification, status bar and side panel.

## Names for a screen reader.

# The bar of the menus at the top of the window.
shell-menus = Menüs
# A menu that the right mouse button opens.
shell-menu = Menü
# The location at the left of the formula line, a button.
shell-go-to-another-place = Zu einer anderen Stelle gehen
# $content is the location, the content and the formula of the cell.
shell-formula-line = Bearbeitungsleiste: { $content }
# $name is the text of a tool in the menu bar: “Undo”.
shell-tool = Werkzeug { $name }

## The menu bar. The room is narrow: one short word for each tool.

# The tools do what the commands “Post…”, “What if”, “Draw a round…” and “Undo” do.
shell-tool-post = Aushängen
shell-tool-what-if = Was wäre, wenn
shell-tool-draw = Auslosen
shell-tool-undo = Rückgängig
# The button to find something, and its text where there is more room.
shell-find = Suchen
shell-find-player-or-board = Spieler oder Brett suchen
# In a menu of the right mouse button without entries.
shell-nothing-can-be-done = Hier lässt sich jetzt nichts tun.

## Over the whole window, and across it.

# While a file is dragged over the window.
shell-drop-file = Datei loslassen, um sie zu öffnen oder zu importieren
# The button that closes a notification. The room is narrow.
shell-dismiss = Schließen

## The status bar. The room is narrow.

# Buttons that show the theme of the window.
shell-dark-theme = Dunkel
shell-light-theme = Hell
# Otherwise it is “3 problems” or “1 error, 2 remarks”.
shell-no-problems = keine Probleme

## The panel of a pasted block, which waits until the user decides.

# Title.
shell-pasted-block = Eingefügter Block
# Buttons.
shell-paste = Einfügen (Eingabe)
shell-leave-paste = Verwerfen (Esc)
# $count (Number)
shell-cells-change = { $count ->
    [0] Keine Zelle ändert sich.
    [one] { $count } Zelle ändert sich.
   *[other] { $count } Zellen ändern sich.
}
# Heading of the questions about names.
# $count (Number)
shell-names-to-decide = { $count ->
    [one] Ein fraglicher Name
   *[other] Fragliche Namen
}
# $typed is the spelling in the block or in the file, $known the name of a player, $reason why they may be one: “one letter off”.
shell-is-same-player = Ist mit „{ $typed }“ { $known } gemeint? ({ $reason })
# Buttons. The letter in brackets presses them. It is one letter A–Z, and another one than that of “Add the boards”.
shell-yes-with-key = Ja (J)
    .letter = J
shell-no-with-key = Nein (N)
    .letter = N
# These buttons for a screen reader. $answer is “Yes” or “Yes (Y)”.
shell-answer-about-player = { $typed } ist { $known }: { $answer }
# Beside the buttons of a question without an answer.
shell-else-new-player = sonst ein neuer Spieler
# A box to tick. The letter in brackets ticks it. $boards is “D and E”.
# $count (Number)
shell-add-boards = { $count ->
    [one] Brett { $boards } hinzufügen (B)
   *[other] Bretter { $boards } hinzufügen (B)
}
    .letter = B
shell-add-boards-help = Der Block hat mehr Bretter als die Runde.
# $names is “Ann Smith, Ben Ode”.
# $count (Number)
shell-new-players = { $count ->
    [one] { $count } neuer Spieler: { $names }.
   *[other] { $count } neue Spieler: { $names }.
}
# Heading of the texts that belong to no cell. $count is their number.
shell-without-place = Ohne Zuordnung ({ $count })
# $row is the number of the row in the block, $text a text in it.
shell-unplaced-text = Zeile { $row }: „{ $text }“
# The end of a list of such texts.
# $count (Number)
shell-more-unplaced-texts = { $count ->
    [one] und { $count } weiterer
   *[other] und { $count } weitere
}
# Heading of the list of cells that change.
shell-changes = Änderungen
shell-go-to-cell = Zu dieser Zelle gehen
# The end of the list of changes.
# $count (Number)
shell-more-changes = { $count ->
    [one] und { $count } weitere
   *[other] und { $count } weitere
}

## The list of problems in the side panel.

# Title. $count is their number.
shell-problems = Probleme ({ $count })
# The title where many problems with one cause are one line.
# $lines (Number)
shell-problems-in-lines = { $lines ->
    [one] Probleme ({ $count } in { $lines } Zeile)
   *[other] Probleme ({ $count } in { $lines } Zeilen)
}
shell-no-problems-listed = Mit den Zentrenzahlen, Namen und Jahren ist alles in Ordnung.
# The last line of the help at an entry that stands for many problems of one kind.
shell-click-lists-problems = Ein Klick listet alle auf.

## The standings and the explanations in the side panel.

shell-nobody-has-score = Noch hat niemand Punkte.
# Help at a total in italics.
shell-provisional-total = Vorläufig: Eine Partie, die zählt, läuft noch, oder es ist nicht angegeben, wie oder wann sie endete.
# A line of the standings for a screen reader: “3 =. Ann Smith, 145.53”.
shell-line-of-standings = { $place }. { $name }, { $total }
shell-provisional-line-of-standings = { $place }. { $name }, { $total }, vorläufig
# Titles of an explanation.
# $figure (Figure)
shell-why-figure = Warum { $figure }?
shell-why = Warum?
shell-explanation = Erklärung
# While the cursor is on no figure.
shell-explanation-needs-figure = Setzen Sie den Cursor auf eine Gesamtpunktzahl oder auf die Punkte einer Partie.
# Help at a line of an explanation that names a board.
shell-open-board = Brett öffnen
