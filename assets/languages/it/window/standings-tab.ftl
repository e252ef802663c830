# The Standings tab: the table of players, the choice of the games that count in it, and the what-if.

# The text on the tab.
standings-tab-title = Classifica

## The table.

# The text of the table while it is empty: a title, and a sentence below it.
standings-tab-nobody-has-a-score = Nessuno ha ancora punti
standings-tab-when-standings-appear = La classifica compare con il primo tavolo che ha tutti i centri.
# In the status bar.
# $count (Number)
standings-tab-players-in-table = { $count ->
    [one] { $count } giocatore nella tabella
   *[other] { $count } giocatori nella tabella
}
# The user pressed Enter on a cell that opens nothing.
standings-tab-details-hint = Dai punti di una partita si apre il suo tavolo. Il pannello laterale spiega un totale.
# In the status bar, after a figure was copied with its explanation. $figure is its name: “total”, “score of round 2”.
standings-tab-explanation-copied = copiata la spiegazione: { $figure }

## The hints at the headings of the columns. They have no full stop.

# $rank is 1 for the column by which the rows are sorted first, 2 for that which separates equal rows, and 3 for a third one.
# $rank (Number)
standings-tab-sorted = { $rank ->
    [1] Le righe sono ordinate prima di tutto per questa colonna. Un clic inverte l’ordine
    [2] Le righe sono ordinate per questa colonna come secondo criterio. Un clic inverte l’ordine
   *[other] Le righe sono ordinate per questa colonna come terzo criterio. Un clic inverte l’ordine
}
# The same for a column whose order is reversed: the least figure is first.
# $rank (Number)
standings-tab-sorted-reversed = { $rank ->
    [1] Le righe sono ordinate prima di tutto per questa colonna, in ordine inverso. Un clic inverte l’ordine
    [2] Le righe sono ordinate per questa colonna come secondo criterio, in ordine inverso. Un clic inverte l’ordine
   *[other] Le righe sono ordinate per questa colonna come terzo criterio, in ordine inverso. Un clic inverte l’ordine
}
standings-tab-not-sorted = Un clic, o Ctrl+Maiusc+O, ordina per questa colonna. Maiusc con un clic ordina per essa le righe uguali

## The names of the cells, as a screen reader says them. $column is the heading of the column: “total”.

# $player is a name.
standings-tab-cell-of-player = Classifica { $player } { $column }
# The title of a group in the table. $group is its name.
standings-tab-cell-of-group = Classifica gruppo { $group } { $column }
standings-tab-cell-of-heading = Classifica intestazione { $column }

## The choice of the view, above the table.

# The choice of the rounds that count: all, or those up to one. $round is “Round 2”.
standings-tab-all-rounds = Tutti i round
standings-tab-after-round = Dopo { $round }
# The choice of the groups: one table of all players, a table for each group, or one group. $group is the name of a group.
standings-tab-everybody = Tutti
standings-tab-all-groups = Tutti i gruppi, uno sotto l’altro
standings-tab-one-group = Gruppo { $group }
# The chosen groups and the chosen games: “Group A: after round 2, finished games only.”
standings-tab-groups-and-view = { $groups }: { $view }.
# A button.
standings-tab-back-to-everything = Mostra tutto (Esc)
# A button beside the sentence that the scores of a round are held back.
standings-tab-release-scores = Sblocca i punti
# The titles of the two lists to choose from, and the hints in their search fields.
standings-tab-choose-round = La classifica dopo un round
standings-tab-choose-round-hint = numero o nome del round
standings-tab-choose-groups = Di chi è la tabella
standings-tab-choose-groups-hint = nome del gruppo
# The mark of the item of the list that the table shows now. Also in the ladder.
standings-tab-in-view = mostrata

## The scores of a round are released, or held back. $round is “Round 2”.

standings-tab-round-released = { $round }: punti sbloccati, ora si possono affiggere.
standings-tab-round-held-back = { $round }: punti trattenuti finché non vengono sbloccati.

## The what-if: a supposed ending of one board, which does not change the book. $board is “Round 2, board C”.

# The title of the list of boards, and the hint in its search field.
standings-tab-choose-board = Se questo tavolo finisse così
standings-tab-choose-board-hint = round e tavolo
# The sentence above the board of the what-if, and the two buttons behind it.
standings-tab-what-if-sentence = E se { $board } finisse così? Ciò che si digita qui non cambia il documento.
standings-tab-leave-what-if = Scarta (Esc)
standings-tab-keep-what-if = Conferma nel documento
# The sentence on the other tabs while a what-if is open, and the button behind it.
standings-tab-what-if-reminder = Questa scheda mostra il documento. Nella scheda Classifica è aperta un’ipotesi: { $board }.
standings-tab-go-to-what-if = Vai all’ipotesi
# In the status bar.
standings-tab-what-if-kept = Il risultato ipotizzato è ora nel documento: { $board }. Ctrl+Z annulla.
standings-tab-what-if-left = ipotesi chiusa; il documento non è cambiato
standings-tab-what-if-outdated = il tavolo è cambiato nel documento, perciò l’ipotesi è stata chiusa
# In the status bar, after Ctrl+Z and Ctrl+Y. $step is the name of the step.
standings-tab-undone-in-what-if = annullato nell’ipotesi: { $step }
standings-tab-done-again-in-what-if = ripristinato nell’ipotesi: { $step }

## The board of the what-if. Its rows have these labels. The room is narrow: about 14 letters.

# The year in which a power was eliminated.
standings-tab-row-out-in = eliminata
# Whether a power is part of the drawn game.
standings-tab-row-in-draw = nella patta
standings-tab-row-supposed-score = punti ipotizzati
standings-tab-row-current-score = punti attuali
# The heading of the column beside the powers, for what belongs to the whole game. The room is very narrow: about 10 letters.
standings-tab-game = partita
# The hint at a number of centres that nobody has typed into the what-if.
standings-tab-newest-count = Il numero dell’ultima tabella dei centri
# The name of the board of the what-if, and of its cells, for a screen reader. $column is a power or “game”, $row is a label of a row
# or empty.
standings-tab-what-if = Ipotesi
standings-tab-what-if-cell = Ipotesi { $column } { $row }
# In place of the power and of the label: the cell with the label of a row, and a cell with a heading.
standings-tab-spoken-label = etichetta
standings-tab-spoken-heading = intestazione

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

standings-tab-first-choose-rules-with-groups = scegliere prima un regolamento con gruppi
standings-tab-first-enter-groups = inserire prima i gruppi dei giocatori
standings-tab-first-leave-posted-view = un’ipotesi riguarda tutte le partite: lasciare prima la vista «Ciò che si può affiggere» (Ctrl+F3)
standings-tab-first-add-board = aggiungere prima un tavolo
standings-tab-first-go-back-to-now = tornare prima al presente
standings-tab-first-open-what-if = aprire prima un’ipotesi
standings-tab-first-type-another-result = digitare prima un altro risultato nell’ipotesi
standings-tab-first-hold-back-round = trattenere prima i punti di un round
standings-tab-first-enter-counts = inserire prima i centri di un round non trattenuto
standings-tab-first-leave-what-if = un’ipotesi riguarda tutte le partite: chiuderla prima (Esc)
standings-tab-what-if-is-open = è aperta un’ipotesi: confermarla o scartarla (Esc) prima di modificare il documento
