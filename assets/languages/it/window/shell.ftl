# The frame around the sheet: menu bar, tools, formula line, tabs, notification, status bar and side panel.

## Names for a screen reader.

# The bar of the menus at the top of the window.
shell-menus = Menu
# A menu that the right mouse button opens.
shell-menu = Menu
# The location at the left of the formula line, a button.
shell-go-to-another-place = Vai a un altro punto
# $content is the location, the content and the formula of the cell.
shell-formula-line = Barra della formula: { $content }
# $name is the text of a tool in the menu bar: “Undo”.
shell-tool = Strumento { $name }

## The menu bar. The room is narrow: one short word for each tool.

# The tools do what the commands “Post…”, “What if”, “Draw a round…” and “Undo” do.
shell-tool-post = Affiggi
shell-tool-what-if = Ipotesi
shell-tool-draw = Sorteggia
shell-tool-undo = Annulla
# The button to find something, and its text where there is more room.
shell-find = Trova
shell-find-player-or-board = Trova un giocatore o un tavolo
# In a menu of the right mouse button without entries.
shell-nothing-can-be-done = Qui ora non si può fare nulla.

## Over the whole window, and across it.

# While a file is dragged over the window.
shell-drop-file = Rilasciare il file per aprirlo o importarlo
# The button that closes a notification. The room is narrow.
shell-dismiss = Chiudi

## The status bar. The room is narrow.

# Buttons that show the theme of the window.
shell-dark-theme = Scuro
shell-light-theme = Chiaro
# Otherwise it is “3 problems” or “1 error, 2 remarks”.
shell-no-problems = nessun problema

## The panel of a pasted block, which waits until the user decides.

# Title.
shell-pasted-block = Blocco incollato
# Buttons.
shell-paste = Incolla (Invio)
shell-leave-paste = Scarta (Esc)
# $count (Number)
shell-cells-change = { $count ->
    [0] Nessuna cella cambia.
    [one] { $count } cella cambia.
   *[other] { $count } celle cambiano.
}
# Heading of the questions about names.
# $count (Number)
shell-names-to-decide = { $count ->
    [one] Un nome da chiarire
   *[other] Nomi da chiarire
}
# $typed is the spelling in the block or in the file, $known the name of a player, $reason why they may be one: “one letter off”.
shell-is-same-player = «{ $typed }» è { $known }? ({ $reason })
# Buttons. The letter in brackets presses them. It is one letter A–Z, and another one than that of “Add the boards”.
shell-yes-with-key = Sì (S)
    .letter = S
shell-no-with-key = No (N)
    .letter = N
# These buttons for a screen reader. $answer is “Yes” or “Yes (Y)”.
shell-answer-about-player = { $typed } è { $known }: { $answer }
# Beside the buttons of a question without an answer.
shell-else-new-player = altrimenti un nuovo giocatore
# A box to tick. The letter in brackets ticks it. $boards is “D and E”.
# $count (Number)
shell-add-boards = { $count ->
    [one] Aggiungi il tavolo { $boards } (T)
   *[other] Aggiungi i tavoli { $boards } (T)
}
    .letter = T
shell-add-boards-help = Il blocco ha più tavoli del round.
# $names is “Ann Smith, Ben Ode”.
# $count (Number)
shell-new-players = { $count ->
    [one] { $count } nuovo giocatore: { $names }.
   *[other] { $count } nuovi giocatori: { $names }.
}
# Heading of the texts that belong to no cell. $count is their number.
shell-without-place = Senza collocazione ({ $count })
# $row is the number of the row in the block, $text a text in it.
shell-unplaced-text = riga { $row }: «{ $text }»
# The end of a list of such texts.
# $count (Number)
shell-more-unplaced-texts = { $count ->
    [one] e { $count } altro
   *[other] e altri { $count }
}
# Heading of the list of cells that change.
shell-changes = Modifiche
shell-go-to-cell = Vai a questa cella
# The end of the list of changes.
# $count (Number)
shell-more-changes = { $count ->
    [one] e { $count } altra
   *[other] e altre { $count }
}

## The list of problems in the side panel.

# Title. $count is their number.
shell-problems = Problemi ({ $count })
# The title where many problems with one cause are one line.
# $lines (Number)
shell-problems-in-lines = { $lines ->
    [one] Problemi ({ $count } in { $lines } riga)
   *[other] Problemi ({ $count } in { $lines } righe)
}
shell-no-problems-listed = I centri, i nomi e gli anni sono a posto.
# The last line of the help at an entry that stands for many problems of one kind.
shell-click-lists-problems = Un clic li elenca tutti.

## The standings and the explanations in the side panel.

shell-nobody-has-score = Nessuno ha ancora punti.
# Help at a total in italics.
shell-provisional-total = Provvisorio: una partita che conta è ancora in corso, o non è indicato come o quando è finita.
# A line of the standings for a screen reader: “3 =. Ann Smith, 145.53”.
shell-line-of-standings = { $place }. { $name }, { $total }
shell-provisional-line-of-standings = { $place }. { $name }, { $total }, provvisorio
# Titles of an explanation.
# $figure (Figure)
shell-why-figure = Perché { $figure }?
shell-why = Perché?
shell-explanation = Spiegazione
# While the cursor is on no figure.
shell-explanation-needs-figure = Mettere il cursore su un totale o su un punteggio.
# Help at a line of an explanation that names a board.
shell-open-board = Apri il tavolo
