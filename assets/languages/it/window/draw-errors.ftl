# Why nothing can be drawn, or why players who should not meet share a board. Each is one or more sentences in a dialog.
#
# $round is the number of a round, “2”, and $board the letter of a board, “C”. $player, $one, $other, $players and $others are
# names or lists of names. A seat is reserved for a player: it is locked, or the board has begun, or the player got a power in the roll
# call.

## Nothing can be drawn.

# $present is how many players are present.
# $present (Number)
draw-errors-too-few-players = { $present ->
    [one] Un tavolo richiede sette giocatori, e nel round { $round } è presente solo { $present }. Segnare come presenti altri giocatori. Con sei giocatori si può fare un tavolo da sei.
   *[other] Un tavolo richiede sette giocatori, e nel round { $round } i presenti sono solo { $present }. Segnare come presenti altri giocatori. Con sei giocatori si può fare un tavolo da sei.
}
# $count is how many players there are.
# $count (Number)
draw-errors-unknown-player = { $count ->
    [one] Il round { $round } indica un giocatore che non esiste ({ $player }): c’è solo { $count } giocatore. Correggere il numero.
   *[other] Il round { $round } indica un giocatore che non esiste ({ $player }): i giocatori sono solo { $count }. Correggere il numero.
}
draw-errors-present-twice = Nel round { $round } { $player } figura due volte tra i presenti. Togliere una delle due voci.
draw-errors-two-boards-absent = Nel round { $round } { $player } dovrebbe giocare a due tavoli, ma non è presente. Segnare { $player } come presente, o togliere il secondo tavolo.
draw-errors-two-boards-of-one = Nel round { $round } { $player } dovrebbe giocare a due tavoli, ma ce n’è uno solo. Togliere il secondo tavolo, o segnare come presenti altri giocatori.
draw-errors-two-boards-named-again = Nel round { $round } { $player } figura più di una volta tra chi gioca a due tavoli. Nessuno può giocare a più di due: indicare { $player } una volta sola.
draw-errors-two-boards-reservation = Nel round { $round } { $player } gioca a due tavoli. Per ogni posto riservato serve il tavolo, e i due posti devono avere tavoli e potenze diversi. Correggerli, o liberare un posto.
draw-errors-two-boards-blocked = Nel round { $round } i posti riservati impediscono a { $player } di giocare a due tavoli con due potenze. Liberare uno dei posti, o togliere il secondo tavolo.
draw-errors-reserved-absent = Nel round { $round } un posto è riservato per { $player }, che non è presente. Liberare il posto, o segnare il giocatore come presente.
draw-errors-reserved-twice = Nel round { $round } due posti sono riservati per { $player }. Liberarne uno.
# $boards is how many boards the players present fill, here and below.
# $boards (Number)
draw-errors-no-such-board = { $boards ->
    [one] Nel round { $round } un posto è riservato per { $player } al tavolo { $board }, ma i presenti bastano solo per { $boards } tavolo. Liberare il posto, o segnare come presenti altri giocatori.
   *[other] Nel round { $round } un posto è riservato per { $player } al tavolo { $board }, ma i presenti bastano solo per { $boards } tavoli. Liberare il posto, o segnare come presenti altri giocatori.
}
draw-errors-seat-reserved-twice = Nel round { $round } lo stesso posto (tavolo { $board }, { $power }) è riservato sia per { $one } sia per { $other }. Riservarlo a uno solo dei due.
draw-errors-reserved-seat-stays-empty = Nel round { $round } un posto (tavolo { $board }, { $power }) è riservato per { $player }, ma dovrebbe restare vuoto. Liberarlo, o occuparlo.
# $boards (Number)
draw-errors-no-such-seat = { $boards ->
    [one] Nel round { $round } un posto (tavolo { $board }, { $power }) dovrebbe restare vuoto, ma i presenti bastano solo per { $boards } tavolo, o il posto è indicato due volte. Lasciare vuoti meno posti, o segnare come presenti altri giocatori.
   *[other] Nel round { $round } un posto (tavolo { $board }, { $power }) dovrebbe restare vuoto, ma i presenti bastano solo per { $boards } tavoli, o il posto è indicato due volte. Lasciare vuoti meno posti, o segnare come presenti altri giocatori.
}
# $seats is how many seats the board has, and below how many there are in all.
# $seats (Number)
draw-errors-board-full = { $seats ->
    [one] Nel round { $round } il tavolo { $board } ha solo { $seats } posto, ma ci sono posti riservati per { $players }. Liberarne uno.
   *[other] Nel round { $round } il tavolo { $board } ha solo { $seats } posti, ma ci sono posti riservati per { $players }. Liberarne uno.
}
# $boards (Number)
draw-errors-power-too-often = { $boards ->
    [one] Nel round { $round } la stessa potenza ({ $power }) è riservata per { $players }, ma solo un tavolo ne ha il posto. Liberare uno dei posti riservati.
   *[other] Nel round { $round } la stessa potenza ({ $power }) è riservata per { $players }, ma solo { $boards } tavoli ne hanno il posto. Liberare uno dei posti riservati.
}
# $count is how many seats are reserved.
# $seats (Number)
draw-errors-too-many-reserved = { $seats ->
    [one] Nel round { $round } i presenti occupano solo { $seats } posto, ma i posti riservati sono { $count }, per { $players }. Liberarne alcuni, o segnare come presenti altri giocatori.
   *[other] Nel round { $round } i presenti occupano solo { $seats } posti, ma i posti riservati sono { $count }, per { $players }. Liberarne alcuni, o segnare come presenti altri giocatori.
}
draw-errors-reservation-blocked = Nel round { $round } i posti riservati per altri rendono impossibile quello riservato per { $player }. Liberarne uno.
# A player without a name, by the number in the request: “player 45”.
draw-errors-player-of-number = giocatore { $number }
# A list of players without a player.
draw-errors-nobody = nessuno

## What may follow one of these sentences.

# The draw was for several rounds. $rounds is how many of them, from the first, have enough players.
# $rounds (Number)
draw-errors-draw-fewer-rounds = { $rounds ->
    [one] { $error } Sorteggiare meno round: solo il primo ha abbastanza giocatori.
   *[other] { $error } Sorteggiare meno round: solo i primi { $rounds } hanno abbastanza giocatori.
}

## Players who should not meet share a board all the same.

# $seated is how many of the players, or how many seats, and $pairs how many pairs share a board.
# $boards (Number)
# $pairs (Number)
draw-errors-too-many-separated = { $boards ->
    [one] Il round { $round } ha un solo tavolo per { $players }, e due qualsiasi di questi giocatori non dovrebbero sedere allo stesso tavolo.
   *[other] Il round { $round } ha { $boards } tavoli per { $players }, e due qualsiasi di questi giocatori non dovrebbero sedere allo stesso tavolo.
} { $pairs ->
    [one] Almeno { $seated } di loro hanno un posto, perciò almeno una coppia siede allo stesso tavolo.
   *[other] Almeno { $seated } di loro hanno un posto, perciò almeno { $pairs } coppie siedono allo stesso tavolo.
} Mettere a riposo uno di loro, o permettere a due di loro di incontrarsi.
# The same where some of them play on two boards.
# $boards (Number)
# $pairs (Number)
draw-errors-too-many-separated-on-two-boards = { $boards ->
    [one] Il round { $round } ha un solo tavolo per { $players }, e due qualsiasi di questi giocatori non dovrebbero sedere allo stesso tavolo.
   *[other] Il round { $round } ha { $boards } tavoli per { $players }, e due qualsiasi di questi giocatori non dovrebbero sedere allo stesso tavolo.
} { $pairs ->
    [one] Alcuni giocano a due tavoli: insieme occupano almeno { $seated } posti, perciò almeno una coppia siede allo stesso tavolo.
   *[other] Alcuni giocano a due tavoli: insieme occupano almeno { $seated } posti, perciò almeno { $pairs } coppie siedono allo stesso tavolo.
} Mettere a riposo uno di loro, o permettere a due di loro di incontrarsi.
draw-errors-reserved-together = Nel round { $round } { $one } e { $other } non dovrebbero sedere allo stesso tavolo, ma hanno entrambi un posto riservato al tavolo { $board }. Liberare uno dei due posti.
draw-errors-no-board-left = Nel round { $round } ogni tavolo ha un posto riservato per qualcuno che { $player } non dovrebbe incontrare: { $others }. Liberare uno di questi posti.
draw-errors-no-arrangement = Nel round { $round } non si possono rispettare tutte le separazioni: ogni disposizione è stata provata. Liberare un posto riservato, o permettere a due di questi giocatori di incontrarsi.

## The games of an elimination in groups. An entrant is a player. All variables but $name are numbers.

# $count is a number of entrants.
# $count (Number)
draw-errors-too-few-entrants = { $count ->
    [one] Una partita richiede sette giocatori, e c’è solo { $count } iscritto.
   *[other] Una partita richiede sette giocatori, e gli iscritti sono solo { $count }.
}
draw-errors-empty-group = Il gruppo { $group } è vuoto. Eliminarlo, o aggiungervi iscritti.
# $largest is the size of the largest group, $mates and $rest are numbers of other entrants, $needed and $room numbers of meetings, and $sum
# is $entrants and $largest together.
draw-errors-too-many-meetings = Nessun calendario è possibile: ogni membro del gruppo da { $largest } deve incontrare due volte { $mates } altri iscritti e una volta { $rest }. Sono { $needed } incontri, e in sette partite ce ne stanno { $room }. Il numero degli iscritti e quello del gruppo più grande possono sommare al massimo a 44; qui sono { $entrants } e { $largest }, in tutto { $sum }.
# $tried is a number of attempts, $missing of meetings.
# $missing (Number)
draw-errors-no-schedule-found = { $missing ->
    [one] Nessun calendario trovato. Con { $entrants } iscritti, di cui { $largest } nel gruppo più grande, i numeri non lo escludono, ma alle migliori partite in { $tried } tentativi manca un incontro. Un altro seme può trovarlo. Gruppi più piccoli o meno iscritti facilitano la ricerca.
   *[other] Nessun calendario trovato. Con { $entrants } iscritti, di cui { $largest } nel gruppo più grande, i numeri non lo escludono, ma alle migliori partite in { $tried } tentativi mancano { $missing } incontri. Un altro seme può trovarlo. Gruppi più piccoli o meno iscritti facilitano la ricerca.
}
# “Reserve” is a role, as it is chosen in the list of players.
draw-errors-player-without-group = { $name } non è in alcun gruppo. Dare un gruppo a ogni giocatore, o alle riserve il ruolo «riserva».
