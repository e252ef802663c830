# The tab of a round: its boards with their seats, counts and scores, and the commands of rounds, boards, seats and draws.
#
# Names of powers, seasons, rounds, boards and players, kinds of cards, and the typed endings of games are variables. They come as they
# are: do not give them an ending or an article. Keys such as Ctrl have the names of keys.ftl; a Mac shows Cmd in place of Ctrl.

## The state of a game, in the line above a board and in its record. There is little room: short words, in lower case.

# A game that has no counts yet.
round-tab-not-started = non iniziata
# A game that is being played.
round-tab-running = in corso
# $season is “Fall 1905”. The vote for a draw has passed, but the chart of centres of that year is not complete.
round-tab-draw-passed-without-chart = patta approvata ({ $season }), mancano i centri
# $season is “Fall 1905”.
round-tab-draw-passed = patta approvata ({ $season })
# $season is “Fall 1905”.
round-tab-draw-proposed = patta proposta ({ $season })
# How a game ended: the other players conceded it to one power.
round-tab-concession = concessione
# How a game ended: one power has won alone.
round-tab-solo = vittoria
# The same with the power.
round-tab-solo-by = vittoria in solitaria: { $power }
# How a game ended: by a vote for a draw.
round-tab-ended-in-draw = patta
# The same with the number of powers that share the draw.
# $count (Number)
round-tab-draw-of = patta a { $count }
# How a game ended, in one word. It can be followed by the year: “ended 1909”.
round-tab-ended = conclusa
# How a game ended: neither by a solo nor by a vote.
round-tab-played-to-the-end = giocata fino in fondo
# An abandoned game.
round-tab-no-result = senza risultato
# $state is one of the states above, $year is the last year of the game: “ended 1909”, “solo 1907”.
round-tab-state-in-year = { $state } { $year }
# The same in the title of a record: “abandoned, 1907”, “solo by France, 1907”, “running, 1905”.
round-tab-state-then-year = { $state }, { $year }

## The number of centres of a board, which are 34 at the end of a game. There is little room.

# $count (Number)
round-tab-too-many-centres = { $count } in più
# $sum and $all are numbers of centres: “20 of 34”.
round-tab-centres-of-all = { $sum } su { $all }
# Some centres are missing: “1 short”.
# $count (Number)
round-tab-centres-short = { $count } in meno
# All centres are there: “34 centres”.
# $count (Number)
round-tab-all-centres = { $count } centri
# “37: 3 too many”.
# $count (Number)
round-tab-sum-too-many = { $sum }: { $count } in più
# $state is “running 1905”: “running 1905 · 20 of 34”.
round-tab-state-and-centres = { $state } · { $sum } su { $all }
# In place of the state: a typed text such as “=5+3” is no count.
# $count (Number)
round-tab-unreadable-counts = { $count ->
    [one] { $count } numero illeggibile
   *[other] { $count } numeri illeggibili
}
# $state is “abandoned 1907”.
round-tab-no-result-and-state = senza risultato · { $state }
# $state is “ended 1909”: “33: 1 short · ended 1909”.
# $count (Number)
round-tab-sum-short-and-state = { $sum }: { $count } in meno · { $state }
# $result is “34 · ended 1909”. The director has not said how the game ended.
round-tab-ended-how = { $result }: come?
# $result is “34 · ended 1909”. The director has not entered the last year of the game.
round-tab-ended-when = { $result }: quando?
# $result is “34 · ended 1909”. The board has counts, and nobody has entered its players.
round-tab-ended-who = { $result }: chi?
# The tooltip of the state of the game.
round-tab-type-last-year = Digitare l’ultimo anno giocato.
# The same after the state: $result is “34 · ended 1909”.
round-tab-result-and-typing = { $result }. Digitare l’ultimo anno giocato.
# A button in the place of the next board: adds a board.
round-tab-new-board = + Tavolo
# The tooltip of this button.
round-tab-new-board-hint = Aggiunge un tavolo a questo round (Ctrl+Maiusc+B)

## The cells of a board: headings of narrow columns and rows in lower case, and their tooltips.

# The name of the row below the seven powers. About 10 letters have room.
round-tab-total = totale
# The name of the row below the boards, with the players who had no board. About 10 letters have room.
round-tab-sat-out = a riposo
round-tab-sat-out-hint = I giocatori presenti ma senza tavolo. Separare più nomi con punto e virgola
# “View, Working columns of the score” is a command in a menu.
round-tab-folded-columns = Le colonne di calcolo del punteggio sono compresse. Le mostra il comando Visualizza, Colonne di calcolo del punteggio.
round-tab-marked-for-swap = Segnato per lo scambio. Ctrl+K su un altro posto scambia i due.
round-tab-from-yearly-counts = Dai centri per anno. Digitare il valore finale quando la partita è conclusa
round-tab-from-yearly-counts-running = Dai centri per anno; la partita è ancora in corso. Digitare il valore finale quando la partita è conclusa
# In the row below the powers: the director has to say how the game ended. The words are those that are typed there.
round-tab-agreed-or-abandoned = patta concordata o abbandonata?
# The words in quotes are typed: take those of values.ftl.
round-tab-ending-hint = Come è finita la partita. Digitare «patta concordata», «concessa a Francia» o «abbandonata». Topboard ricava dai centri la vittoria in solitaria, la patta e l’ultimo anno
round-tab-ending-keys = Maiusc+F9: patta concordata. Maiusc+F8: partita abbandonata. Ctrl+Maiusc+F9: patta concordata a tutti i tavoli in questo stato
round-tab-sum-of-scores = La somma dei sette punteggi

## The tooltip of a score.

# $computed is the score by the formula, “45.53”.
# $computed (Figure)
round-tab-set-by-hand = Fissato a mano. Calcolato: { $computed }
round-tab-set-by-hand-not-computed = Fissato a mano. Calcolato: nessun valore
# $reason was typed by the director.
# $computed (Figure)
round-tab-set-by-hand-because = Fissato a mano: { $reason }. Calcolato: { $computed }
# $reason was typed by the director.
round-tab-set-by-hand-because-not-computed = Fissato a mano: { $reason }. Calcolato: nessun valore
# $printed and $computed are scores, “45.5” and “45.53”.
# $printed (Figure)
# $computed (Figure)
round-tab-file-says = Nel file importato: { $printed }; calcolato: { $computed }
# $printed (Figure)
round-tab-file-says-not-computed = Nel file importato: { $printed }; calcolato: nessun valore
# $penalties is “25 % joined late”.
round-tab-before-penalties = Il punteggio prima delle penalità. Da sottrarre: { $penalties }
round-tab-provisional-ending = Provvisorio: non è indicato se la partita è finita con una patta concordata o è stata abbandonata
round-tab-provisional-last-year = Provvisorio: manca l’ultimo anno della partita, che forse è finita prima del tempo
round-tab-provisional-unreadable = Provvisorio: un numero di centri della partita è illeggibile
round-tab-provisional-running = Provvisorio: la partita è ancora in corso
round-tab-no-score-unknown-system = Senza punti: il sistema di punteggio è sconosciuto. Sceglierne un altro nella scheda Regole
# $system is the name of a scoring system, $input what it needs: “the last year played”.
round-tab-no-score-needs = Ancora senza punti. Dato richiesto dal sistema { $system }: { $input }
round-tab-no-score-formula = Senza punti: qui la formula non ha un valore
round-tab-no-score-no-centres = Ancora senza punti: i centri non sono inseriti
# $powers is a list: “France, Italy”.
round-tab-no-score-centres-missing = Ancora senza punti. Mancano i centri di: { $powers }

## The incidents at a seat: a mark after the name of the player, and sentences in the tooltip, without a stop at the end.

round-tab-locked = Bloccato: un nuovo sorteggio lascia questo posto com’è
# $player is a substitute.
round-tab-took-over = Subentra { $player }
# $season is “Fall 1903”, as the director typed it.
round-tab-took-over-from = Subentra { $player } ({ $season })
round-tab-result-goes-to = Il risultato è di { $player }
round-tab-result-goes-to-first = Il risultato è di { $player }, che ha iniziato la partita
# $cards is “yellow Spring 1904 late orders”.
round-tab-cards = Cartellini: { $cards }
# $penalties is “25 % joined late”.
round-tab-deducted = Sottratto dal punteggio di questa partita: { $penalties }

## The names of cells for screen readers and in the bar above the sheet: “Round 1 Board A France centres”, “Round 1 Board A ended”. The
## round and the board stand before them.

# The cell with the last year of the game.
round-tab-cell-ended = ultimo anno
# The cell below the powers that says how the game ended.
round-tab-cell-ending = esito
# Another cell of the line above the board. $column is the heading of the column.
round-tab-cell-title = titolo { $column }
# A heading. $column is its text.
round-tab-cell-heading = intestazione { $column }
# A cell in the row below the powers.
round-tab-cell-total = totale { $column }
# The players who had no board in a round.
round-tab-cell-sat-out = { $round } a riposo
# The button in the place of the next board.
round-tab-cell-new-board = { $round } aggiungi un tavolo

## The tab as a whole: an empty round, the bar at the foot of the window, messages.

# A heading in a round without boards.
round-tab-no-boards = Ancora nessun tavolo
round-tab-no-boards-text = Fare l’appello e sorteggiare il round, oppure aggiungere un tavolo e digitare i sette nomi, oppure importare i risultati.
# A button: “42 players: make 6 boards”.
# $players (Number)
# $boards (Number)
round-tab-make-boards = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}: crea { $boards ->
    [one] { $boards } tavolo
   *[other] { $boards } tavoli
}
# “Board, Set the score by hand” is a command in a menu.
round-tab-computed-cell = Questa cella è calcolata. La sua formula è nella barra della formula. Tavolo, Fissa punteggio a mano sostituisce il punteggio con un altro.
# $board is “Round 2, board C”.
round-tab-seat-is-marked = { $power }, { $board }: posto segnato per lo scambio; Ctrl+K su un altro posto scambia i due, Esc toglie il segno
# “Board C: 33/34 centres”.
round-tab-board-centres = { $board }: { $sum }/{ $all } centri
# “3 of 11 boards complete”.
# $boards (Number)
round-tab-boards-complete = { $complete } su { $boards ->
    [one] { $boards } tavolo completo
   *[other] { $boards } tavoli completi
}
# A message after the explanation of a score was copied. $explanation is “score = 34 + 66 = 100”.
round-tab-explanation-copied = copiato: { $explanation }
round-tab-seat-not-marked = il posto non è più segnato

## Rounds and boards. What is said when a command is not possible now begins in lower case and has no stop.

round-tab-needs-left-out-round = nessun round è stato saltato
round-tab-needs-empty-round = aprire prima un round senza tavoli e con almeno sette giocatori presenti
# $round is “Round 3”, $boards is “4 boards”, here and below.
round-tab-round-removed = Rimosso: { $round }. Ctrl+Z ripristina tutto.
round-tab-round-removed-with-boards = Rimosso: { $round }, con { $boards }. Ctrl+Z ripristina tutto.
# $results is the number of powers with a number of centres.
# $results (Number)
round-tab-round-removed-with-results = { $results ->
    [one] Rimosso: { $round }, con { $boards } e { $results } risultato. Ctrl+Z ripristina tutto.
   *[other] Rimosso: { $round }, con { $boards } e { $results } risultati. Ctrl+Z ripristina tutto.
}
round-tab-board-removed = Il tavolo è stato rimosso. Ctrl+Z lo ripristina.
# Always two or more.
# $count (Number)
round-tab-boards-removed = { $count } tavoli sono stati rimossi. Ctrl+Z li ripristina.
# Boards were added: “6 boards for 42 players”.
# $boards (Number)
# $players (Number)
round-tab-boards-for-players = { $boards ->
    [one] { $boards } tavolo
   *[other] { $boards } tavoli
} per { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
# The title of a dialog. $round is “Round 2”.
round-tab-rename-round = Rinomina { $round }
# The name of the field in this dialog.
round-tab-round-name-field = Numero, o un nome come «Finale»
round-tab-round-needs-name = Un round deve avere un nome. Digitare un numero o una parola.

## Scoring systems. $system is the name of one.

# The title of a list.
round-tab-system-of-this-round = Sistema di punteggio di questo round
# The title of a list.
round-tab-system-of-this-board = Sistema di punteggio di questo tavolo
# The hint in the empty field above the list.
round-tab-system-search = alcune lettere del nome di un sistema
# A line of the list: the round or the board has no scoring system of its own, but that of the event.
round-tab-system-of-event = Quello del torneo ({ $system })
# A line of the list: the board has no scoring system of its own, but that of its round.
round-tab-system-of-round = Quello del round ({ $system })
# Beside the line of the list that is chosen at present.
round-tab-system-now = attuale

## A score that the director sets by hand.

round-tab-needs-score-by-hand = mettere prima il cursore su un punteggio fissato a mano
# The title of a dialog. $seat is “France on Round 2, board C”.
round-tab-score-of-seat = Punteggio: { $seat }
# The title of a dialog for several seats. Always two or more.
# $count (Number)
round-tab-score-of-seats = Punteggio di { $count } posti
# The name of a field.
round-tab-score-field = Punti
# The name of a field: why the score is set by hand.
round-tab-reason-field = Motivo
# $text was typed.
round-tab-not-a-number = «{ $text }» non è un numero.
# A message: the seat has its computed score again.
round-tab-computed-score-of-seat = punteggio calcolato: { $seat }
# The same for several seats. Always two or more.
# $count (Number)
round-tab-computed-scores-of-seats = punteggi calcolati di { $count } posti

## A name that was typed over another one.

# A button: the answer to the question below.
round-tab-same-person = La stessa persona
# A button: the other answer.
round-tab-another-player = Un altro giocatore
# $new and $old are names.
round-tab-is-same-person = { $new } è stato digitato al posto di { $old }. È la stessa persona, da rinominare ovunque, o un altro giocatore?
round-tab-person-renamed = { $old } ora si chiama { $new }

## How a game ended.

round-tab-needs-final-counts = digitare prima i centri finali e l’ultimo anno di questa partita
round-tab-needs-open-ending = l’esito di questa partita è già indicato; per cambiarlo, digitarne un altro sotto i centri
round-tab-needs-last-year = digitare prima l’ultimo anno di questa partita (Ctrl+F9)
round-tab-needs-no-ending = questa partita è stata giocata fino in fondo e non richiede un altro esito
# Why no game can be given an ending: the last years of games are missing.
round-tab-needs-last-years = inserire prima gli ultimi anni delle partite: una partita giocata fino all’ultimo anno non richiede altra fine
round-tab-all-games-have-endings = ogni partita ha già la sua fine, o è stata giocata fino in fondo e non ne richiede
round-tab-all-games-have-last-years = tutte le partite hanno già l’ultimo anno
# $games is “Round 2, board C” or “3 games”, $ending is “agreed draw” or “abandoned”, as it stands in the cell.
round-tab-ended-as = { $games }: { $ending }
# $ending is “agreed draw”, as it stands in the cells.
# $count (Number)
round-tab-all-ended-as = { $count ->
    [one] { $count } partita: { $ending }; Ctrl+Z annulla
   *[other] { $count } partite: { $ending }; Ctrl+Z annulla
}
# $year is the last year under the rules.
# $count (Number)
round-tab-all-played-to = { $count ->
    [one] { $count } partita: giocata fino al { $year }; Ctrl+Z annulla
   *[other] { $count } partite: giocate fino al { $year }; Ctrl+Z annulla
}
# $board is “Round 2, board C”.
round-tab-type-last-year-of-game = { $board }: digitare l’ultimo anno della partita

## Late orders.

# The title of a list of seats.
round-tab-whose-orders = Di chi sono gli ordini in ritardo?
# The hint in the empty field above the list.
round-tab-whose-orders-search = un tavolo e una potenza, o un nome
# $card is the kind of the card, “yellow”. $seat is “France on Round 2, board C”, $consequence “a warning; the next one is red”.
round-tab-card-given = cartellino per { $player }, { $seat }: { $card }; { $consequence }
# What a card means: a yellow one, a red one, and more time.
round-tab-yellow-card-means = un’ammonizione; il prossimo è rosso
round-tab-red-card-means = tutte le unità della potenza restano ferme ({ $power }); ritirate, costruzioni e rimozioni si possono ancora ordinare
round-tab-extension-means = la scadenza è rinviata
# The note of the card, which is kept in the book. $seconds is a number; “s” are seconds, and must follow it.
round-tab-note-late-orders = ordini in ritardo
round-tab-note-seconds-late = { $seconds } s di ritardo

## The draw: who sits where. $round is “Round 2”, $board is “Round 2, board C”.

round-tab-nobody-sits-out = nessuno va a riposo, perciò non servono tavoli da sei
round-tab-too-few-for-six = i giocatori presenti sono troppo pochi, anche per tavoli da sei
# $reason is “Every board of Round 1 has counts, so its players stay”. $round is the round that can be drawn.
round-tab-cannot-draw = { $reason }. Il round da sorteggiare è un altro ({ $round }): fare prima l’appello (Ctrl+L).
round-tab-cannot-draw-next-round = { $reason }. Da sorteggiare è il prossimo round: fare prima l’appello (Ctrl+L).
# $count (Number)
round-tab-players-will-move = { $count ->
    [one] Un giocatore ha già un posto e sarà spostato.
   *[other] { $count } giocatori hanno già un posto e saranno spostati.
}
# The title of a question: a new draw would lose seats that were typed.
round-tab-draw-over-seats = Sorteggiare su posti già assegnati?
# The hint in the empty field: letters of one of the two answers.
round-tab-draw-over-seats-search = conserva o tutti
# $seats is “7 seats of board A and 2 seats of board C”.
round-tab-seats-would-be-lost = Andrebbero persi: { $seats }. Questi posti sono stati assegnati a mano, non da un sorteggio.
# An answer.
round-tab-keep-seats = Conserva questi posti e sorteggia gli altri
# An answer.
round-tab-draw-all-boards = Sorteggia tutti i tavoli
# Beside this answer.
round-tab-these-seats-are-lost = questi posti vanno persi
# The title of a question: the round has a draw already.
round-tab-draw-again-question = Sorteggiare di nuovo?
# The hint in the empty field: letters of one of the two answers.
round-tab-draw-again-search = lascia o di nuovo
# An answer.
round-tab-leave-draw = Lascia il sorteggio com’è
# An answer.
round-tab-draw-again = Sorteggia di nuovo
# The title of a list.
round-tab-draw-several-rounds = Sorteggia più round insieme
# The hint in the empty field above the list.
round-tab-draw-several-rounds-search = numero di round
# A line of the list. Always two or more.
# $count (Number)
round-tab-rounds-together = { $count } round insieme
# The title of a list: boards on which six of the seven powers are played.
round-tab-draw-boards-of-six = Sorteggia con tavoli da sei
# The hint in the empty field above the list.
round-tab-draw-boards-of-six-search = nome della potenza
# A line of the list.
round-tab-nobody-plays = Senza giocatore: { $power }

# The title of a dialog.
round-tab-adjacent-powers = Potenze confinanti
# The name of its field. “strict” and “wide” are those of values.ftl; the letters are those of the powers in English.
round-tab-adjacent-powers-field = «stretta», «ampia», o coppie: «A-G, E-F, R-T»
round-tab-adjacent-powers-introduction = Quando due giocatori si incontrano di nuovo, non dovrebbero avere potenze confinanti entrambe le volte. Le lettere sono le iniziali, con E per l’Inghilterra. «stretta»: A-G, A-I, A-R, F-G, F-I, G-R, R-T, E-F. «ampia»: queste, e E-G, E-R, A-T, I-T, G-I.
# $text was typed.
round-tab-not-a-pair = «{ $text }» non è una coppia di potenze. Scrivere due lettere con un trattino in mezzo.

# The title of a dialog.
round-tab-keep-apart = Giocatori da separare
# The name of its field, with an example of what is typed.
round-tab-keep-apart-field = Gruppi: «Ann Lee / Bob Ray; Cy Orr / Di Fox / Ed Orr»
round-tab-keep-apart-introduction = Il regolamento decide se separare i compagni di squadra. Qui si inseriscono altri giocatori, come coppie e familiari. Due giocatori dello stesso gruppo non siedono allo stesso tavolo.
# $name was typed.
round-tab-not-on-list = «{ $name }» non è nell’elenco dei giocatori.
# $text was typed. “Strokes” are the signs “/”.
round-tab-group-of-one = «{ $text }» indica un solo giocatore. Scrivere due o più nomi separati da barre.
# $text was typed.
round-tab-group-names-twice = «{ $text }» indica due volte lo stesso giocatore.

## Draws that were made.

round-tab-needs-draw = sorteggiare prima il round
round-tab-needs-draw-or-board = sorteggiare prima il round, o aggiungere un tavolo
# The title of a list.
round-tab-restore-draw = Ripristina un sorteggio precedente
# The title of a list.
round-tab-repeat-draw = Ripeti un sorteggio precedente
# The hint in the empty field above the list. A seed is the number from which a draw makes its random choices.
round-tab-recorded-draw-search = numero o seme
# A line of the list: “Draw 2 of Round 1, seed 4711”.
round-tab-recorded-draw = { $round }, sorteggio { $number }, seme { $seed }
round-tab-draw-restored = Il sorteggio { $number } è stato ripristinato. Ctrl+Z annulla.
# The title of a page.
round-tab-quality-of-draw = Qualità del sorteggio: { $round }

## Seats that must stay. $board is “Round 2, board C”.

round-tab-board-has-counts = { $board } ha centri inseriti, perciò i suoi giocatori restano
round-tab-board-has-counts-substitute = { $board } ha centri inseriti, perciò i suoi giocatori restano; inserire un sostituto nel verbale del tavolo
# $round is “Round 2”.
round-tab-round-has-counts = { $round } ha centri inseriti, perciò i suoi giocatori restano
# An empty seat.
round-tab-empty-seat-is-locked = { $power }, { $board }: posto bloccato; Ctrl+J lo sblocca
round-tab-seat-of-player-is-locked = il posto di { $player } è bloccato; Ctrl+J lo sblocca

## Seats are locked, so that a draw leaves them as they are, or unlocked.

round-tab-needs-player-seat = mettere prima il cursore sul posto di un giocatore
# $seat is “France on Round 2, board C”.
round-tab-seat-locked = posto bloccato: { $seat }
round-tab-seat-unlocked = posto sbloccato: { $seat }
# Always two or more, as in the next text.
# $count (Number)
round-tab-seats-locked = { $count } posti bloccati
# $count (Number)
round-tab-seats-unlocked = { $count } posti sbloccati
# $board is “Round 2, board C”.
round-tab-board-locked = tavolo bloccato: { $board }
round-tab-board-unlocked = tavolo sbloccato: { $board }
# Always two or more, as in the next text.
# $count (Number)
round-tab-boards-locked = { $count } tavoli bloccati
# $count (Number)
round-tab-boards-unlocked = { $count } tavoli sbloccati

## Players who come late, or who leave.

# The title of a list.
round-tab-seat-latecomer = Posto per un ritardatario
# The hint in the empty field above the list.
round-tab-seat-latecomer-search = alcune lettere del nome
# Before a name that is in no line of the list.
round-tab-new-player = Nuovo giocatore
round-tab-one-gap-at-a-time = un sorteggio colma un vuoto alla volta: selezionare un solo giocatore
round-tab-needs-player-of-rounds = mettere prima il cursore su un giocatore, in un torneo con almeno un round
round-tab-has-left-already = il giocatore ha già lasciato il torneo; un segno nell’appello lo fa rientrare
round-tab-player-left = { $player } ha lasciato il torneo: nessun sorteggio gli assegna più un posto
# $count (Number)
round-tab-players-left = { $count ->
    [one] { $count } giocatore ha lasciato il torneo
   *[other] { $count } giocatori hanno lasciato il torneo
}
# $count is the number of players who left; it can be 0. The players in the $seats seats stay.
# $count (Number)
# $seats (Number)
round-tab-players-left-but-seats = { $count ->
    [one] { $count } giocatore ha lasciato il torneo
   *[other] { $count } giocatori hanno lasciato il torneo
}; { $seats ->
    [one] { $seats } posto del prossimo round resta occupato: i giocatori con un posto vanno tolti uno alla volta
   *[other] { $seats } posti del prossimo round restano occupati: i giocatori con un posto vanno tolti uno alla volta
}

## Two players swap their seats.

# The title of a question.
round-tab-swap-seats = Scambia due posti
# A button.
round-tab-swap = Scambia
# A line below the title. $board is “Round 2, board C”.
round-tab-player-goes = { $player } passa al posto { $power }, { $board }.
# The same for an empty seat.
round-tab-nobody-goes = nessuno passa al posto { $power }, { $board }.
# A message after the swap. $one and $other are names, or the next text.
round-tab-seats-swapped = scambio tra { $one } e { $other }
# In place of the name of a player in the text before: an empty seat.
round-tab-nobody = nessuno
# Always three or more.
# $count (Number)
round-tab-many-seats-selected = i posti selezionati sono { $count }; selezionarne due, o segnarne uno con Ctrl+K
# $seat is “France on Round 2, board C”.
round-tab-seat-marked = posto segnato: { $seat }; andare a un altro posto e premere di nuovo Ctrl+K
