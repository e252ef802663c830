# The dialogs that draw who sits where: the boards of rounds, and the games of an elimination. A draw is a search in the background.

## The draw of rounds. Titles.

# The title of the dialog. $round is “Round 2” or the name of a round.
draw-dialog-draw-of-round = Sorteggio: { $round }
# $count (Number)
# The title of the dialog where several rounds are drawn together, at least 2. $round is the first of them: “Round 2”.
draw-dialog-draw-of-rounds = Sorteggio di { $count } round, a partire da: { $round }
# The title where a draw is made once more, to check it. $time is when it was made the first time: “22 November 2026, 16:30”.
draw-dialog-recorded-draw-of-time = Sorteggio registrato il { $time }, ripetuto
# The same for a draw whose time is not known.
draw-dialog-recorded-draw = Sorteggio registrato, ripetuto

## The search.

# Above the bar of progress, before there is a first result.
draw-dialog-searching-for-boards = Ricerca dei tavoli…
# $count (Number)
# Above the bar of progress. A repeated meeting: two players meet who have met before. $bound is a number too.
draw-dialog-best-boards = { $count ->
    [one] Miglior sorteggio finora: { $count } incontro ripetuto. Nessun sorteggio ne ha meno di { $bound }.
   *[other] Miglior sorteggio finora: { $count } incontri ripetuti. Nessun sorteggio ne ha meno di { $bound }.
}
# A button: ends the search early, and shows the best boards that it has found.
draw-dialog-stop-and-keep = Ferma e tieni il migliore
# $error is a message of the operating system.
draw-dialog-draw-cannot-start = Il sorteggio non può cominciare, perché il sistema rifiuta di avviare un altro thread: { $error }.
# A seed is the number from which a draw makes its random choices.
draw-dialog-draw-stopped = Il sorteggio si è fermato per un errore imprevisto. Provare un altro seme.
# $reason is one sentence or several.
draw-dialog-no-draw-possible = Nessun sorteggio è possibile. { $reason }

## The boards of a draw.

# $count (Number)
# A warning above the boards. $players are the players who lose the claim, “Ann Lee and Ben Orr”. $round is “round 4”. $top-board is
# “top board”, “final table” or “medal round”. “Rounds played” is a field on the Rules tab.
draw-dialog-lost-claims = { $count ->
    [one] { $players } perde la qualificazione ({ $top-board }) giocando { $round }. Per conservarla, segnare il giocatore come assente nell’appello. Oppure cambiare «Round giocati» nella scheda Regole.
   *[other] { $players } perdono la qualificazione ({ $top-board }) giocando { $round }. Per conservarla, segnare i giocatori come assenti nell’appello. Oppure cambiare «Round giocati» nella scheda Regole.
}
# $count (Number)
# A line above the boards where no roll call was made for the round, so that all are drawn. $round is “round 4”.
draw-dialog-no-roll-call = { $count ->
    [one] Nessuno è segnato presente per { $round }: il sorteggio prende l’unico giocatore.
   *[other] Nessuno è segnato presente per { $round }: il sorteggio prende tutti i { $count } giocatori.
}
# $note is the line before. Ctrl+L is a key.
draw-dialog-roll-call-key = { $note } Ctrl+L apre l’appello.
# The title of a board whose seats the draw leaves as they are. $board is “Board C”.
draw-dialog-board-unchanged = { $board }, invariato
# A player whose seat the draw leaves as it is. The room is narrow.
draw-dialog-player-stays = { $player } · resta
# A tooltip at a seat.
draw-dialog-power-and-player = { $power }: { $player }
# $players are the players without a board in the round: “Ann Lee, Ben Smith”.
draw-dialog-sitting-out = A riposo: { $players }.

## Below the boards: the seed, and the buttons.

# The name of the field for a seed, which is the number from which a draw makes its random choices. The room is narrow.
draw-dialog-seed-field = Sorteggia con seme
# $position is the number of the draw in view, of $count draws that were made here. “Undo” is the command of the menu Edit, “Accept”
# and “Discard” are the buttons below. Enter and Ctrl+B are keys.
draw-dialog-what-keys-do = Seme { $seed }, sorteggio { $position } di { $count }. Invio assegna i posti in un’unica operazione, che Annulla può togliere. Ctrl+B fa un nuovo sorteggio. «Accetta» conserva nel round anche gli altri sorteggi. «Scarta» non ne conserva nessuno.
# While a number is typed into the field for a seed. Enter is a key.
draw-dialog-enter-draws-with-seed = Invio sorteggia con il seme { $seed }. Lo stesso seme dà gli stessi tavoli su ogni computer.
# $text is what was typed into the field for a seed.
draw-dialog-no-seed = «{ $text }» non è un seme. Digitare un numero intero.
# Buttons. “Accept” seats the players, “Discard” leaves everything as it was.
draw-dialog-accept = Accetta
draw-dialog-draw-with-this-seed = Sorteggia con questo seme
draw-dialog-another-draw = Nuovo sorteggio
# A button: shows the next of the draws that were made here.
draw-dialog-other-draws = Altri sorteggi
# The result of a draw that was made once more.
draw-dialog-same-boards = Il seme { $seed } dà di nuovo gli stessi tavoli.
# $recorded-version and $version are versions of Topboard: “1.4.0”. $method is the number of the way in which it draws.
draw-dialog-other-boards = Il risultato è diverso. Il sorteggio registrato è della versione { $recorded-version }. Questa è la versione { $version }, metodo { $method }.

## After the dialog, in the status bar.

# Ctrl+Z is a key.
draw-dialog-boards-are-drawn = I tavoli sono sorteggiati. Ctrl+Z annulla il sorteggio.
draw-dialog-nothing-drawn = nessun sorteggio effettuato
# A part of the question before the window closes.
draw-dialog-draw-not-in-book = Il sorteggio mostrato non è ancora nel documento.

## An elimination: players in groups play games in waves. In each wave every player has at most one game, and a wave becomes a round.

# The title of the dialog.
draw-dialog-elimination = Sorteggia qualificazioni
draw-dialog-searching-for-games = Ricerca delle partite…
# $count (Number)
# Above the bar of progress. The rules ask for a number of meetings of each two players.
draw-dialog-best-games = { $count ->
    [one] Alle migliori partite trovate finora manca { $count } degli incontri richiesti.
   *[other] Alle migliori partite trovate finora mancano { $count } degli incontri richiesti.
}
# $error is a message of the operating system.
draw-dialog-search-cannot-start = La ricerca non può cominciare, perché il sistema rifiuta di avviare un altro thread: { $error }.
draw-dialog-search-stopped = La ricerca si è fermata per un errore imprevisto. Provare un altro seme.
# $players (Number)
# $games (Number)
# $waves (Number)
# The games that were found, where no group has two members. $least is “twice” or “three times”. An entrant is a player of the
# elimination.
draw-dialog-games-found = { $players } iscritti giocano { $games } partite, sette a testa, una con ogni potenza, in { $waves ->
    [one] { $waves } tornata
   *[other] { $waves } tornate
}. Ogni tornata diventa un round. Due iscritti qualsiasi si incontrano almeno { $least }. Seme { $seed }.
# $players (Number)
# $games (Number)
# $waves (Number)
# The same with groups. $least-in-group is “twice” or “three times” too.
draw-dialog-games-of-groups-found = { $players } iscritti giocano { $games } partite, sette a testa, una con ogni potenza, in { $waves ->
    [one] { $waves } tornata
   *[other] { $waves } tornate
}. Ogni tornata diventa un round. Due membri dello stesso gruppo si incontrano almeno { $least-in-group }. Due iscritti qualsiasi si incontrano almeno { $least }. Seme { $seed }.
# $count (Number)
# How often two entrants meet: “at least twice”.
draw-dialog-times = { $count ->
    [0] zero volte
    [1] una volta
    [2] due volte
    [3] tre volte
    [4] quattro volte
    [5] cinque volte
    [6] sei volte
    [7] sette volte
   *[other] { $count } volte
}
# The heading of the column with the number of the wave. The room is narrow.
draw-dialog-wave = tornata
# Buttons. “Stop” ends the search early.
draw-dialog-stop = Ferma
draw-dialog-try-another-seed = Prova un altro seme
draw-dialog-other-games = Altre partite
draw-dialog-games-are-drawn = Le partite sono sorteggiate. Ctrl+Z annulla il sorteggio.
# A part of the question before the window closes.
draw-dialog-games-not-in-book = Le partite mostrate non sono ancora nel documento.
