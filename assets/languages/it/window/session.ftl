# What belongs to the open book in the window: lists to choose from, the bars above and below the sheet, and the messages in the
# status bar. A message in the status bar is no sentence: it begins with a small letter and has no full stop.
# Keys such as Ctrl, Enter and Escape have the names of keys.ftl.

## Notes at seats, boards and players.

# What is to be done before a note can be written. It stands after “… is not possible now: ”.
session-note-needs-item = solo posti, tavoli e giocatori hanno note; mettere il cursore su uno di essi, o scrivere nel taccuino (Ctrl+Maiusc+N)
# The name of the field in the dialog.
session-note-field = Nota
# Title of the dialog. $item is a player or a place: “France on Round 2, board C”.
session-note-of-item = Nota: { $item }
# Title of the dialog. The items are seats, boards and players.
# $count (Number)
session-note-of-items = { $count ->
    [one] Nota: { $count } elemento
   *[other] Nota: { $count } elementi
}
# Above the field. Post is the command that prints pages.
session-about-note-of-player = I giocatori non la vedono. Ctrl+F trova le sue parole. Senza testo, la nota viene rimossa.
session-about-note-of-board = I giocatori non la vedono, a meno che le note non siano stampate con i tavoli (Affiggi). Ctrl+F trova le sue parole. Senza testo, la nota viene rimossa.

## Fill colours of seats, boards and players.

# What is to be done before a colour can be chosen. It stands after “… is not possible now: ”.
session-colour-needs-item = mettere prima il cursore su un posto, un tavolo o un giocatore
# Seats, boards and players that were selected. It is $item in the four messages below.
# $count (Number)
session-items = { $count ->
    [one] { $count } elemento
   *[other] { $count } elementi
}
# $item is a player or a place, “France on Round 2, board C”, or “3 items”. $colour is “yellow”.
session-item-is-coloured = { $item }: { $colour }
session-item-has-no-colour = { $item }: nessun colore
# The item had this colour before, so nothing was changed.
session-item-had-colour = { $item }: già { $colour }
session-item-had-no-colour = { $item }: nessun colore da togliere

## Lists to choose from by a few letters: titles of dialogs, and hints in their empty fields.

session-all-commands = Tutti i comandi
session-all-commands-hint = alcune lettere di un comando
session-recent-books = Documenti recenti
# Title. The book is added to the ladder of a year.
session-add-recent-book = Aggiungi un documento recente
session-recent-books-hint = alcune lettere di un documento
session-slides-of-projector = Diapositive del proiettore
session-slides-of-projector-hint = una diapositiva da mostrare o da saltare
session-language-of-window = Lingua della finestra
session-language-hint = alcune lettere di una lingua
# An item below the names of the languages.
session-language-of-system = La lingua del sistema
# Beside the name of a slide: how it stands now.
session-slide-is-shown = mostrata
session-slide-is-left-out = saltata

## Undo and redo. $step is the name of the step: “centres of Round 2, board C”.

# Entries of the menu.
session-undo-step = Annulla: { $step }
session-redo-step = Ripristina: { $step }
# In the status bar.
session-undone = annullato: { $step }
session-done-again = ripristinato: { $step }
session-past-state-is-fixed = uno stato passato non si può modificare; Esc torna al presente
session-undo-brings-back = Nulla è stato inserito dall’apertura del documento. Un altro Annulla (Ctrl+Z) riporta tutte le modifiche precedenti non salvate.

## Messages about what was typed.

# $board is “Round 2, board C”, $season “Fall 1905”, $year “1905”.
session-board-ended-by-draw = { $board } è concluso: la patta ({ $season }) è approvata, e i centri del { $year } sono definitivi. Ctrl+Z annulla entrambe le cose.
# $name is a name that somebody typed. The cell has another name now.
session-name-is-gone = { $name } era solo in questa cella e ora non è un giocatore
# $count (Number)
session-names-are-gone = { $count ->
    [one] { $count } nome era solo in queste celle e ora non è un giocatore
   *[other] { $count } nomi erano solo in queste celle e ora non sono giocatori
}
# $typed is the text as it was typed, $mended as it is in the book.
session-entered-as = «{ $typed }» è inserito come «{ $mended }»: un altro programma ne aveva letto male le lettere
# The same where there is more to say about the name. $message is one of the messages about a name: “Jürgen Groß” was typed and is
# not in the list of players.
session-entered-as-and-name = «{ $typed }» è inserito come «{ $mended }» (un altro programma ne aveva letto male le lettere); { $message }
# A substitute or a vote was typed with a year alone. $fall is “Fall 1904”, $spring is “Spring 1904”.
session-fall-is-taken = senza stagione vale { $fall }; per la primavera scrivere «{ $spring }»
# A day was typed in figures, in English: $typed is “3/11/2026”.
session-date-is-doubtful = «{ $typed }» non è una data certa e resta com’è; scrivere il mese in lettere, per esempio «3 nov 2026»
# A part of a name was typed into a seat or a team, and fits one player of the list: $typed is “smith”, $name is “Ann Smith”.
session-name-is-taken-as = «{ $typed }» indica { $name }; per un’altra persona, aggiungere prima il nuovo nome all’elenco dei giocatori
# $name is a message about one name: “Ann Smiht” was typed and is not in the list of players.
# $count (Number)
session-more-such-names = { $name } ({ $count ->
    [one] e { $count } altro nome così
   *[other] e altri { $count } nomi così
})
# The location of a seat: $power is “France”, $board “Round 2, board C”.
session-seat-of-board = { $power }, { $board }
# A text that was typed before the program was stopped. $cell is the name of its cell: “Round 1 Board A France draw”.
session-refused-before = Prima dell’interruzione del programma la cella { $cell } ha rifiutato «{ $text }», che perciò non è nel documento.
session-correct-refused = Prima dell’interruzione del programma la cella { $cell } ha rifiutato «{ $text }», che perciò non è nel documento. Correggere il testo, poi premere Invio.

## Cells that were cut.

# $count (Number)
session-cells-cut = { $count ->
    [one] { $count } cella tagliata: incollando si sposta il testo, Esc lo lascia al suo posto
   *[other] { $count } celle tagliate: incollando si spostano i testi, Esc li lascia al loro posto
}
# $reason is why the cell cannot be emptied: “a player needs a name”.
session-cut-cell-stays = Una cella tagliata resta com’è: { $reason }.
session-cut-cells-stay = le celle tagliate restano come sono

## A pasted block. It waits until the user presses Enter.

session-other-paste-waits = Un altro blocco incollato è in attesa: Invio lo incolla, Esc lo scarta. Poi incollare di nuovo.
# $tab is the name of a tab: “Players”, “Round 2”.
session-paste-waits-elsewhere = Un altro blocco incollato è in attesa nella scheda { $tab }: tornare lì, dove Invio lo incolla ed Esc lo scarta. Poi incollare di nuovo.
session-paste-waits = Il blocco incollato è in attesa nella scheda { $tab }: tornare lì, dove Invio lo incolla.
session-paste-changes-nothing = il blocco incollato non cambia nulla: le celle hanno già questi valori
session-paste-has-no-place = Qui nessuna cella del blocco incollato trova posto.
session-enter-pastes = Invio incolla il blocco, Esc lascia tutto com’è
# $step says what was pasted: “12 players”. $count is the number of texts without a place.
# $count (Number)
session-pasted = { $count ->
    [0] incollato: { $step }
    [one] incollato: { $step }; { $count } testo non collocato
   *[other] incollato: { $step }; { $count } testi non collocati
}
# The same as a notice, where the block was pasted before something else is done.
# $count (Number)
session-first-pasted = { $count ->
    [0] Prima è stato incollato: { $step }. Annulla lo toglie.
    [one] Prima è stato incollato: { $step }; { $count } testo non collocato. Annulla lo toglie.
   *[other] Prima è stato incollato: { $step }; { $count } testi non collocati. Annulla lo toglie.
}
session-nothing-pasted = non è stato incollato nulla
session-paste-fits-no-more = Il documento è cambiato, e il blocco incollato qui non va più bene: copiarlo di nuovo.
session-paste-was-left = il blocco incollato è stato scartato

## Filters of the rows of a table.

# The hint at a filter in the bar above the table, which is a button.
session-choose-other-values = Scegli altri valori
# The cross beside that button. $filter is “Region: Ireland, UK”.
session-remove-filter = Togli il filtro «{ $filter }»
# In the bar. $shown and $all are numbers: “12 of 96 rows”.
# $all (Number)
session-filtered-rows = { $shown } righe su { $all }
# The same in the status bar.
# $all (Number)
session-rows-filtered = { $shown } righe su { $all }, filtrate
# Rows that were changed and would be left out now.
# $count (Number)
session-rows-no-longer-match = { $count ->
    [one] { $count } riga non corrisponde più
   *[other] { $count } righe non corrispondono più
}
session-changed-rows-stay = Le righe modificate restano visibili finché i filtri non vengono riapplicati
# Button.
session-show-all-rows = Mostra tutte le righe (Esc)
# $count (Number)
session-shows-rows = { $count ->
    [one] mostra { $count } riga; Esc le mostra tutte
   *[other] mostra { $count } righe; Esc le mostra tutte
}
# $value is the text in the cells of these rows.
# $count (Number)
session-shows-rows-with = { $count ->
    [one] mostra { $count } riga con «{ $value }»; Esc le mostra tutte
   *[other] mostra { $count } righe con «{ $value }»; Esc le mostra tutte
}
session-filter-needs-heading = questa colonna non ha intestazione, perciò non filtra le righe
session-filters-are-off = I filtri sono stati tolti, perché nascondevano la riga cercata.
# $columns are the headings of the columns: “Region and Club”. A place that the user goes to was left out.
# $count (Number)
session-filters-of-columns-are-off = { $count ->
    [one] Filtro tolto perché nascondeva il punto trovato: { $columns }.
   *[other] Filtri tolti perché nascondevano il punto trovato: { $columns }.
}
session-round-has-no-filter = Un round non ha filtri: è fatto di tavoli, e un tavolo si mostra con tutte e sette le potenze. Trova (Ctrl+F) va a un giocatore, un tavolo o una nota, e F3 al successivo.

## What is to be done first, for commands of tables. It stands after “… is not possible now: ”, and after the help of a command.

session-filter-needs-table = aprire prima una scheda con una sola tabella
session-needs-column = mettere prima il cursore in una colonna con un’intestazione
session-needs-filter = filtrare prima le righe
session-needs-hidden-column = nascondere prima una colonna
session-needs-moved-column = spostare prima una colonna
session-needs-sorted-column = ordinare prima la tabella per una colonna
# The names of four tabs.
session-needs-sorted-table = aprire prima Giocatori, Classifica, Annuale o Cronologia
session-needs-column-beside = mettere prima il cursore in una colonna con un’altra accanto
session-insert-needs-row = mettere prima il cursore su un giocatore dell’elenco, su un tavolo di un round o su una riga del taccuino

## Columns of tables. $column is the heading of a column; $command is the name of a command in the menus.

# $count (Number)
session-columns-fit = { $count ->
    [one] La colonna è larga quanto il suo testo più lungo.
   *[other] { $count } colonne sono larghe quanto il loro testo più lungo.
}
session-one-column-stays = una colonna resta visibile
# $command is “Show all columns”.
session-hid-column = colonna nascosta: «{ $column }»; «{ $command }» nel menu di un’intestazione la mostra di nuovo
# $count (Number)
session-hid-columns = { $count ->
    [one] { $count } colonna nascosta; «{ $command }» nel menu di un’intestazione la mostra di nuovo
   *[other] { $count } colonne nascoste; «{ $command }» nel menu di un’intestazione le mostra di nuovo
}
# $menu is the menu “View”, $command “Columns in the usual order”.
session-moved-column = colonna spostata: «{ $column }»; { $menu }, { $command } la rimette al suo posto
session-sorted-by = ordinato per «{ $column }»; il menu dell’intestazione torna all’ordine consueto
# In the status bar.
# $count (Number)
session-columns-hidden = { $count ->
    [one] { $count } colonna nascosta
   *[other] { $count } colonne nascoste
}

## The selected cells, in the status bar, where the room is narrow. $count is the number of cells with a text.

session-selection-count = conteggio { $count }
# $sum (Figure)
# $average (Figure)
session-selection-sums = somma { $sum }   media { $average }   conteggio { $count }

## Find, Go to and Replace.

# Title of the dialog, and the hint in its empty field. “R2-C France” and “r2 b france” are examples of what
# is typed, with the name of the power in your language.
session-find = Trova
session-find-hint = un giocatore, un tavolo, «R2-C Francia», parole di una nota, una regola
session-go-to = Vai a
session-go-to-hint = una scheda, un tavolo o un posto: «r2 b francia»
# In the status bar: “2 of 5 for “smith”; F3 goes to the next”. $at and $all are numbers.
session-found-place = { $at } di { $all }; F3 va al successivo
session-found-place-for = { $at } di { $all } per «{ $words }»; F3 va al successivo
# What an item of the list is, in small letters beside its name. The notebook and the top board are words that find an item.
session-tab = scheda
session-team = squadra
session-notebook = taccuino
# Beside a rule that was found, such as “Rounds played”. $subject is a heading of the Rules tab, “Top board”.
session-rule-of-subject = regolamento: { $subject }
# $place is “Round 2, board C, France”, where somebody played as a substitute.
session-substitute-at = sostituto { $place }
session-empty-seat = posto vuoto
# Title of the dialog, and its two fields.
session-replace = Sostituisci
session-replace-find = Trova
session-replace-with = Sostituisci con
# Above the fields.
session-replace-in-selection = Nelle celle selezionate. Maiuscole e minuscole sono equivalenti.
session-replace-in-tab = In tutte le celle modificabili di questa scheda. Maiuscole e minuscole sono equivalenti.
session-type-text-to-find = Digitare il testo da trovare.
# $text is what was to be found.
session-no-cell-has = Nessuna cella di questa scheda contiene «{ $text }».
# $count (Number)
session-only-in-computed-cells = { $count ->
    [one] «{ $text }» è solo in una cella calcolata. Cambia quando cambiano le celle da cui è calcolata.
   *[other] «{ $text }» è solo in { $count } celle calcolate. Cambiano quando cambiano le celle da cui sono calcolate.
}
# $count (Number)
session-replaced-in-cells = { $count ->
    [one] sostituito in { $count } cella
   *[other] sostituito in { $count } celle
}

## A player who is inserted into the list.

# Title of the dialog, its field, and the text above it. $name is the player before whom the new one stands.
session-insert-player = Inserisci un giocatore
session-about-inserted-player = Il nuovo giocatore sta prima di { $name }.
session-player-is-listed = { $name } è già nell’elenco.

## The dialog in which notices are chosen to be posted.

# Headings of groups of notices. “Also” has the newest of the kinds that are not due now.
session-notices-in-view = La scheda mostrata
session-notices-due = Da affiggere ora
session-notices-also = Anche
session-notices-of-other-rounds = Altri round
# $error is a sentence: “Round 1, board A: 35 centres; a board has 34.”
session-error-in-posting = 1 errore in ciò che si affigge: { $error }
# $count (Number)
session-errors-in-posting = { $count ->
    [one] { $count } errore in ciò che si affigge. Il primo: { $error }
   *[other] { $count } errori in ciò che si affigge. Il primo: { $error }
}

## The list of many problems of one kind.

# Title of the dialog, and the hint in its empty field.
session-problems = Problemi
session-problems-hint = un nome o un posto
# Beside a command that solves all problems of the list.
session-all-problems = tutti

## Questions in the bar below the sheet.

# What is to be done first. It stands after “… is not possible now: ”.
session-nothing-is-asked = sotto il foglio non ci sono domande
# $answer is the text of the button that was pressed.
session-answered = risposta: { $answer }
# $name is a file, or “an event that was never saved”.
session-file-waits = Letto, in attesa che finisca la digitazione: { $name }.
session-file-is-not-shown = non mostrato: { $name }; riaprirlo quando serve
# Buttons: the answers for a file that waits.
session-show-file = Mostra
session-not-now = Non ora
# After the buttons: so many questions follow.
# $count (Number)
session-more-questions = { $count ->
    [one] e { $count } altra
   *[other] e altre { $count }
}

## The bar that asks for the reason of a change in a finished round.

# The hint in the empty field. $keys go to the field.
session-reason-hint = il motivo ({ $keys })
# Buttons and their help.
session-keep-reason = Conserva
session-keep-reason-help = Conserva il motivo nella cronologia (Invio).
session-no-reason = Nessun motivo
session-no-reason-help = Lascia la modifica senza motivo.
# In the status bar. $reason was typed.
session-kept-with-reason = modifica conservata con il motivo: { $reason }

# The seats of a round were changed after its call, its table sheets or its order sheets were posted. $round is its title.
session-seats-changed-since-posted = { $round } ha posti diversi da quelli dei fogli affissi. Affiggerli di nuovo (Ctrl+P), e togliere i vecchi.
