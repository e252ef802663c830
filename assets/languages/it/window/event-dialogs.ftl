# Small dialogs about an event: cells without a place, a pasted result list, the marking of names, what a player needs, the picture
# of the boards, values of two journals, plots.

## The cells of imported files that fit nowhere in the book.

# Title.
event-dialogs-unplaced-cells = Celle non collocate
event-dialogs-unplaced-cells-explained = Queste celle dei file importati non trovano posto nel documento. Sono conservate parola per parola. Inserire a mano ciò che conta.
# Hint in an empty field.
event-dialogs-find-cell = Trova un testo, un foglio o un file
# Above the list, while words are looked for. $found is the number of cells with the words, $all that of all cells.
# $all (Number)
event-dialogs-cells-found = { $all ->
    [one] { $found } su { $all } cella
   *[other] { $found } su { $all } celle
}
# Why the command “Cells without a place” cannot be used.
event-dialogs-no-unplaced-cells = non ce ne sono: ogni cella dei file importati ha trovato posto

## A result list as pasted or typed text.

# Title.
event-dialogs-paste-results = Incolla un elenco di risultati
# “Place, Player, Games” are headings of columns. The example in the field has them in English.
event-dialogs-paste-results-explained = All’inizio possono esserci il nome e la data del torneo. Seguono una riga d’intestazione, come Posto, Giocatore, Partite, e una riga per ogni giocatore. Separare le colonne con tabulazioni, virgole o punti e virgola.
# Said when the program is about to close.
event-dialogs-pasted-list-not-in-book = L’elenco incollato non è ancora nel documento.

## A list of names that stays open, in which a name and a key mark a player. $name is a name.

event-dialogs-marking-explained = Un nome, poi Spazio o Invio, segna un giocatore. Esc termina.
event-dialogs-name-marked-already = { $name }: già segnato.
event-dialogs-mark-taken-back = Nessun nome comincia così. Solo la prima parola indicava { $name }, il cui segno è annullato.
event-dialogs-nobody-begins-so = Nessun nome dell’elenco comincia così.
# $count is the number of names that fit what is typed.
# $count (Number)
event-dialogs-many-fit = { $count ->
    [one] { $count } nome corrisponde. Continuare il nome, o scegliere con le frecce.
   *[other] { $count } nomi corrispondono. Continuare il nome, o scegliere con le frecce.
}

## What a player needs in the running round.

# Title. $player is a name.
event-dialogs-what-player-needs = Che cosa serve a { $player }
# Heading: what the player needs for the first place.
event-dialogs-first-place = Il primo posto
# Heading. $location is a place: “at the top board”.
event-dialogs-seat-at-top-board = Un posto { $location }
event-dialogs-trying-results = Prova dei risultati dei tavoli aperti…
# What the search in the background does.
event-dialogs-search-job = prova dei risultati
# $why is the reason.
event-dialogs-search-failed = La ricerca non è riuscita: { $why }.
# Below the answers. “Certain” is a word of the answers.
event-dialogs-bounded-search = Ricerca limitata: ogni tavolo aperto è stato concluso nei modi migliori e peggiori per il giocatore, entro l’ultimo anno del regolamento. «Certo» vale per tutti questi casi.
# Why the buttons cannot be pressed.
event-dialogs-search-not-over = la ricerca non è finita
# Button: shows the answers on the projector.
event-dialogs-on-projector = Sul proiettore
# This and the next one are in the line of the status.
event-dialogs-round-is-held-back = un round è trattenuto, e la risposta ne rivela i punti: sbloccarlo prima
event-dialogs-projector-has-page = il proiettore ha una pagina con la risposta, finché non cambia un risultato

## The picture of the boards by rounds, in words: “Boards by round: 5 complete; 3 complete, 1 not finished; none”.

# $rounds are the rounds, between semicolons.
event-dialogs-boards-by-round = Tavoli per round: { $rounds }
# $count (Number)
event-dialogs-boards-complete = { $count ->
    [one] { $count } completo
   *[other] { $count } completi
}
# $count (Number)
event-dialogs-boards-not-finished = { $count ->
    [one] { $count } non concluso
   *[other] { $count } non conclusi
}
# $count (Number)
event-dialogs-boards-with-error = { $count } con un errore
# $count (Number)
event-dialogs-boards-not-started = { $count ->
    [one] { $count } non iniziato
   *[other] { $count } non iniziati
}
# A round without boards.
event-dialogs-no-boards = nessuno
event-dialogs-squares-explained = Un quadrato pieno è un tavolo completo, uno riempito a metà un tavolo non concluso, uno barrato un tavolo con un errore.

## The values that two journals have for the same cells.

# Title.
event-dialogs-which-values = Quali valori sono giusti?
event-dialogs-which-values-explained = Un’altra finestra o un altro computer ha valori diversi in queste celle. Sceglierne uno per ciascuna. Se si rimanda la scelta, il documento conserva i suoi valori e la domanda torna alla prossima apertura.
# One of two values of a cell. $value is the value.
event-dialogs-value-now-in-book = { $value } (ora nel documento)
# The value of an empty cell.
event-dialogs-empty-value = vuoto
# Button: for all cells for which nothing is chosen yet.
event-dialogs-keep-values-of-book = Per le altre, tieni i valori del documento
# Button: for all cells for which nothing is chosen yet.
event-dialogs-take-other-values = Per le altre, prendi i valori diversi
# $count (Number)
event-dialogs-values-left = { $count ->
    [one] Scegliere un valore per un’altra cella.
   *[other] Scegliere un valore per altre { $count } celle.
}
# Button.
event-dialogs-use-values = Usa questi valori
# Button.
event-dialogs-decide-later = Decidi più tardi
# Said when the program is about to close.
event-dialogs-choices-not-in-book = Le scelte tra due valori non sono ancora nel documento.

## Why nothing can be plotted, in the line of the status and beside the command.

event-dialogs-two-years-first = inserire prima i centri di due anni (Ctrl+Maiusc+Y)
event-dialogs-two-rounds-first = inserire prima i centri di due round
event-dialogs-ladder-first = aprire prima la classifica annuale (Ctrl+T)
event-dialogs-second-event-first = aggiungere prima un secondo torneo che conta
event-dialogs-nothing-to-plot = non ci sono ancora valori per un grafico
# Behind the name of the player at the cursor, whose line is the boldest of the plot: “Ann Lee (at the cursor)”.
event-dialogs-player-at-cursor = al cursore
