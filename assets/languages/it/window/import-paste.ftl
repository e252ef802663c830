# What the panel of a pasted block says: a block of cells from the clipboard that is pasted on the sheet of a round, or on the list of
# players. Nothing is in the book before the director accepts it.
#
# A seat is a power on a board with its player. A count is the number of the centres of a power. The cursor is the selected cell.

## How the rows of the block found their place: the line above the preview.

# $count (Number)
import-paste-rows-find-seats = { $count ->
    [one] { $count } riga trova il suo posto in base alla potenza.
   *[other] { $count } righe trovano il loro posto in base alla potenza.
}
# $rows (Number)
# $boards (Number)
import-paste-rows-find-seats-on-boards = { $rows ->
        [one] { $rows } riga trova il suo posto in base alla potenza
       *[other] { $rows } righe trovano il loro posto in base alla potenza
    }, su { $boards ->
        [one] { $boards } tavolo
       *[other] { $boards } tavoli
    }.
# $count (Number)
import-paste-rows-find-seats-by-players = { $count ->
    [one] { $count } riga trova il suo posto in base ai nomi dei giocatori.
   *[other] { $count } righe trovano il loro posto in base ai nomi dei giocatori.
}
# The rows go to the powers one after the other. $power is the power of the first row, $board the name of the board: “A”.
# $count (Number)
import-paste-rows-in-order-from-power-of-board = { $count ->
    [one] Il blocco non nomina potenze. { $count } riga in ordine, a partire dal tavolo { $board }, { $power }.
   *[other] Il blocco non nomina potenze. { $count } righe in ordine, a partire dal tavolo { $board }, { $power }.
}
# $count (Number)
import-paste-rows-in-order-from-power = { $count ->
    [one] Il blocco non nomina potenze. { $count } riga in ordine, a partire da { $power }.
   *[other] Il blocco non nomina potenze. { $count } righe in ordine, a partire da { $power }.
}
# $count (Number)
import-paste-rows-in-order-of-board = { $count ->
    [one] Il blocco non nomina potenze. { $count } riga in ordine, a partire dal tavolo { $board }.
   *[other] Il blocco non nomina potenze. { $count } righe in ordine, a partire dal tavolo { $board }.
}
# $count (Number)
import-paste-rows-in-order = { $count ->
    [one] Il blocco non nomina potenze. { $count } riga in ordine, a partire dal cursore.
   *[other] Il blocco non nomina potenze. { $count } righe in ordine, a partire dal cursore.
}
# A row of seven counts. The powers are in the usual order.
import-paste-counts-of-row = I numeri della riga vanno alle potenze, da Austria a Turchia.
# $count (Number)
import-paste-counts-of-rows = { $count ->
    [one] I numeri di ogni riga vanno alle potenze, da Austria a Turchia, su { $count } tavolo.
   *[other] I numeri di ogni riga vanno alle potenze, da Austria a Turchia, su { $count } tavoli.
}
# The list of players.
# $count (Number)
import-paste-rows-name-players = { $count ->
    [one] { $count } riga nomina un giocatore.
   *[other] { $count } righe nominano giocatori.
}
import-paste-is-copy-of-rows = Il blocco è una copia di queste righe dell’elenco.
import-paste-rows-go-to-players = Il blocco non nomina giocatori, perciò le sue righe vanno ai giocatori a partire dal cursore.
import-paste-names-become-sit-outs = I nomi diventano un elenco unico di giocatori a riposo.

## Why the block is not read: the same line.

# “Ctrl+I” is the key of the command that imports a file.
import-paste-too-large = Il blocco ha molte più celle di questo foglio. Salvarlo come file e importare il file (Ctrl+I).
import-paste-no-powers-and-no-row = Il blocco non nomina potenze, perciò le sue righe vanno ai posti a partire dal cursore. Mettere il cursore sulla riga di una potenza e incollare di nuovo.
# $named is the round that the block names, $round that of the sheet: “Round 2”.
import-paste-names-another-round = Il blocco nomina { $named }, e questo è il foglio di { $round }. Incollarlo nel foglio del suo round.
# $count is not seven.
# $count (Number)
import-paste-wrong-number-of-counts = { $count ->
    [one] C’è { $count } numero di centri per 7 potenze.
   *[other] Ci sono { $count } numeri di centri per 7 potenze.
}
# $row is the number of the row.
# $count (Number)
import-paste-wrong-number-of-counts-in-row = { $count ->
    [one] La riga { $row } ha { $count } numero di centri per 7 potenze.
   *[other] La riga { $row } ha { $count } numeri di centri per 7 potenze.
}
# $count is the number of boards.
# $count (Number)
import-paste-fewer-boards-follow = { $count ->
    [one] Il blocco ha i centri di { $count } tavolo, e dal cursore in poi non ce ne sono abbastanza. Aggiungere prima il tavolo.
   *[other] Il blocco ha i centri di { $count } tavoli, e dal cursore in poi ce ne sono di meno. Aggiungere prima i tavoli.
}

## What else the director should know.

# “Ã¼” is what another program makes of “ü”.
import-paste-letters-mended = Le lettere lette male da un altro programma sono corrette, per esempio «Ã¼» in «ü».
# $count (Number)
import-paste-figures-not-pasted = { $count ->
    [one] { $count } valore non viene incollato, perché lo calcola Topboard.
   *[other] { $count } valori non vengono incollati, perché li calcola Topboard.
}
# $count (Number)
import-paste-sums-not-pasted = { $count ->
    [one] { $count } riga di somme non viene incollata.
   *[other] { $count } righe di somme non vengono incollate.
}
# A sum below the counts of a board, such as “Total – 34”.
# $count (Number)
import-paste-sums-agree = { $count ->
    [one] { $count } somma è stata letta e corrisponde ai numeri.
   *[other] { $count } somme sono state lette e corrispondono ai numeri.
}
# Lines of an earlier mail in an answer. They begin with “>”.
# $count (Number)
import-paste-quoted-lines-left-out = { $count ->
    [one] { $count } riga citata di un messaggio precedente viene tralasciata.
   *[other] { $count } righe citate di un messaggio precedente vengono tralasciate.
}
# $row is the number of the row, $sum the sum of its counts.
import-paste-counts-make-sum = I centri della riga { $row } sono in tutto { $sum }, e un tavolo ne ha 34.
# $text is the text of a cell, $value the number that is entered.
import-paste-text-is-read-as = «{ $text }» è letto come { $value }.

## Why a cell or a row has no place. The line begins with the row and its text; the program writes the first letter large.

import-paste-counts-make-another-sum = i centri sopra fanno { $sum }.
import-paste-is-no-year = questo non è un anno.
# $heading is the heading of the column in the block.
import-paste-sheet-lacks-column = il foglio non ha una colonna «{ $heading }».
import-paste-another-column-has-centres = un’altra colonna ha i centri finali, perciò «{ $heading }» non viene incollata.
import-paste-right-of-last-column-of-board = questa cella è a destra dell’ultima colonna del tavolo.
import-paste-unclear-column-of-sheet = nulla indica quale colonna del foglio sia questa. Aggiungere sopra un’intestazione.
import-paste-unclear-column-needs-heading = nulla indica quale colonna sia questa. Aggiungere sopra un’intestazione.
import-paste-unclear-column = nulla indica quale colonna sia questa.
import-paste-two-columns-of-names = il blocco ha due colonne di nomi.
# $round is the round of the sheet: “Round 2”.
import-paste-board-of-another-round = questo tavolo non è di { $round }. Incollarlo nel foglio del suo round.
# $board is the name of a board: “A”.
import-paste-board-twice = il blocco ha due volte il tavolo { $board }. Viene incollato il primo.
import-paste-no-part-of-known-board = questa cella non fa parte di un tavolo noto a Topboard.
# $why is a whole sentence that says what is wrong with a cell: “ “Spain” is not a power.”
import-paste-row-of-unknown-power = { $why } La sua riga non viene incollata. Correggere la potenza nel blocco, o incollare i valori, senza la potenza, accanto alla loro potenza.
import-paste-cell-not-pasted = { $why } Questa cella non viene incollata.
# $round is the name of a round: “3”, “Final”.
import-paste-row-of-another-round = questo risultato è di un altro round ({ $round }). Incollarlo nel foglio di quel round.
import-paste-power-and-no-player = questo è il nome di una potenza e non di un giocatore.
import-paste-name-at-no-seat = le altre righe vanno ai posti dei loro giocatori, e questo nome non ha un posto nel round, o è già in una riga precedente. Correggere il nome, o dare prima un posto al giocatore.
import-paste-text-beside-board-unknown = questo testo accanto al nome di un tavolo non è noto.
import-paste-text-after-board-unknown = questo testo dopo il nome di un tavolo non è noto.
import-paste-no-power-of-board = questa non è una potenza del tavolo.
import-paste-row-names-no-power = la riga non nomina una potenza.
# $text is the text of a cell.
import-paste-text-is-no-power = «{ $text }» non è una potenza.
# $power is a power.
import-paste-power-twice = il blocco ha due volte { $power } a questo tavolo. Viene incollata la prima riga.
# The list of players.
import-paste-row-names-no-player = la riga non nomina un giocatore.
import-paste-no-player-in-row = in questa riga non c’è un giocatore.
import-paste-sentence-and-no-name = questa è una frase, non un nome.
# A mark in the column of a round that is neither “yes” nor “no”. $round is the number of the round.
import-paste-unclear-mark-of-round = non dice se il giocatore è presente nel round { $round }.
import-paste-list-lacks-column = l’elenco dei giocatori non ha una colonna «{ $heading }».
import-paste-column-without-heading = la sua colonna non ha un’intestazione.
import-paste-right-of-last-column = questa cella è a destra dell’ultima colonna.
