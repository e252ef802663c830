# What the panel of a pasted block says: a block of cells from the clipboard that is pasted on the sheet of a round, or on the list of
# players. Nothing is in the book before the director accepts it.
#
# A seat is a power on a board with its player. A count is the number of the centres of a power. The cursor is the selected cell.

## How the rows of the block found their place: the line above the preview.

# $count (Number)
import-paste-rows-find-seats = { $count ->
    [one] { $count } Zeile findet ihren Sitzplatz durch das Land.
   *[other] { $count } Zeilen finden ihre Sitzplätze durch das Land.
}
# $rows (Number)
# $boards (Number)
import-paste-rows-find-seats-on-boards = { $rows ->
        [one] { $rows } Zeile findet ihren Sitzplatz durch das Land
       *[other] { $rows } Zeilen finden ihre Sitzplätze durch das Land
    }, an { $boards ->
        [one] { $boards } Brett
       *[other] { $boards } Brettern
    }.
# $count (Number)
import-paste-rows-find-seats-by-players = { $count ->
    [one] { $count } Zeile findet ihren Sitzplatz durch die Namen der Spieler.
   *[other] { $count } Zeilen finden ihre Sitzplätze durch die Namen der Spieler.
}
# The rows go to the powers one after the other. $power is the power of the first row, $board the name of the board: “A”.
# $count (Number)
import-paste-rows-in-order-from-power-of-board = { $count ->
    [one] Der Block nennt keine Länder. { $count } Zeile der Reihe nach ab { $power }, Brett { $board }.
   *[other] Der Block nennt keine Länder. { $count } Zeilen der Reihe nach ab { $power }, Brett { $board }.
}
# $count (Number)
import-paste-rows-in-order-from-power = { $count ->
    [one] Der Block nennt keine Länder. { $count } Zeile der Reihe nach ab { $power }.
   *[other] Der Block nennt keine Länder. { $count } Zeilen der Reihe nach ab { $power }.
}
# $count (Number)
import-paste-rows-in-order-of-board = { $count ->
    [one] Der Block nennt keine Länder. { $count } Zeile der Reihe nach ab Brett { $board }.
   *[other] Der Block nennt keine Länder. { $count } Zeilen der Reihe nach ab Brett { $board }.
}
# $count (Number)
import-paste-rows-in-order = { $count ->
    [one] Der Block nennt keine Länder. { $count } Zeile der Reihe nach.
   *[other] Der Block nennt keine Länder. { $count } Zeilen der Reihe nach.
}
# A row of seven counts. The powers are in the usual order.
import-paste-counts-of-row = Die Zentrenzahlen der Zeile gehen an die Länder von Österreich bis Türkei.
# $count (Number)
import-paste-counts-of-rows = Die Zentrenzahlen jeder Zeile gehen an die Länder von Österreich bis Türkei, an { $count } Brettern.
# The list of players.
# $count (Number)
import-paste-rows-name-players = { $count ->
    [one] { $count } Zeile nennt einen Spieler.
   *[other] { $count } Zeilen nennen Spieler.
}
import-paste-is-copy-of-rows = Der Block ist eine Kopie dieser Zeilen der Liste.
import-paste-rows-go-to-players = Der Block nennt keine Spieler, daher gehen seine Zeilen an die Spieler ab dem Cursor.
import-paste-names-become-sit-outs = Die Namen werden eine Liste der Spieler, die ausgesetzt haben.

## Why the block is not read: the same line.

# “Ctrl+I” is the key of the command that imports a file.
import-paste-too-large = Der Block hat weit mehr Zellen als dieses Blatt. Speichern Sie ihn als Datei, und importieren Sie die Datei (Strg+I).
import-paste-no-powers-and-no-row = Der Block nennt keine Länder, daher gehen seine Zeilen an die Sitzplätze ab dem Cursor. Setzen Sie den Cursor auf die Zeile eines Landes, und fügen Sie ihn noch einmal ein.
# $named is the round that the block names, $round that of the sheet: “Round 2”.
import-paste-names-another-round = Der Block nennt { $named }, und dies ist das Blatt für { $round }. Fügen Sie ihn auf dem Blatt seiner Runde ein.
# $count is not seven.
# $count (Number)
import-paste-wrong-number-of-counts = Es sind { $count } Zentrenzahlen für 7 Länder.
# $row is the number of the row.
# $count (Number)
import-paste-wrong-number-of-counts-in-row = Zeile { $row } hat { $count } Zentrenzahlen für 7 Länder.
# $count is the number of boards.
# $count (Number)
import-paste-fewer-boards-follow = Der Block hat die Zentrenzahlen von { $count } Brettern, und ab dem Cursor folgen weniger Bretter. Fügen Sie zuerst die Bretter hinzu.

## What else the director should know.

# “Ã¼” is what another program makes of “ü”.
import-paste-letters-mended = Buchstaben, die ein anderes Programm falsch gelesen hatte, sind berichtigt, etwa „Ã¼“ zu „ü“.
# $count (Number)
import-paste-figures-not-pasted = { $count ->
    [one] { $count } Zahl wird nicht eingefügt, weil Topboard sie berechnet.
   *[other] { $count } Zahlen werden nicht eingefügt, weil Topboard sie berechnet.
}
# $count (Number)
import-paste-sums-not-pasted = { $count ->
    [one] { $count } Zeile mit Summen wird nicht eingefügt.
   *[other] { $count } Zeilen mit Summen werden nicht eingefügt.
}
# A sum below the counts of a board, such as “Total – 34”.
# $count (Number)
import-paste-sums-agree = { $count ->
    [one] { $count } Summe wurde gelesen, und die Zentrenzahlen ergeben sie.
   *[other] { $count } Summen wurden gelesen, und die Zentrenzahlen ergeben sie.
}
# Lines of an earlier mail in an answer. They begin with “>”.
# $count (Number)
import-paste-quoted-lines-left-out = { $count ->
    [one] { $count } zitierte Zeile einer früheren Mail bleibt weg.
   *[other] { $count } zitierte Zeilen einer früheren Mail bleiben weg.
}
# $row is the number of the row, $sum the sum of its counts.
import-paste-counts-make-sum = Die Zentrenzahlen in Zeile { $row } ergeben { $sum }, und ein Brett hat 34.
# $text is the text of a cell, $value the number that is entered.
import-paste-text-is-read-as = „{ $text }“ wird als { $value } gelesen.

## Why a cell or a row has no place. The line begins with the row and its text; the program writes the first letter large.

import-paste-counts-make-another-sum = die Zentren darüber ergeben { $sum }.
import-paste-is-no-year = das ist kein Jahr.
# $heading is the heading of the column in the block.
import-paste-sheet-lacks-column = das Blatt hat keine Spalte „{ $heading }“.
import-paste-another-column-has-centres = eine andere Spalte hat den Endstand der Zentren, daher wird „{ $heading }“ nicht eingefügt.
import-paste-right-of-last-column-of-board = diese Zelle liegt rechts von der letzten Spalte des Bretts.
import-paste-unclear-column-of-sheet = nichts sagt, welche Spalte des Blatts das ist. Schreiben Sie eine Überschrift darüber.
import-paste-unclear-column-needs-heading = nichts sagt, welche Spalte das ist. Schreiben Sie eine Überschrift darüber.
import-paste-unclear-column = nichts sagt, welche Spalte das ist.
import-paste-two-columns-of-names = der Block hat zwei Spalten mit Namen.
# $round is the round of the sheet: “Round 2”.
import-paste-board-of-another-round = dieses Brett gehört zu einer anderen Runde als { $round }. Fügen Sie es auf dem Blatt seiner Runde ein.
# $board is the name of a board: “A”.
import-paste-board-twice = der Block hat Brett { $board } zweimal. Das erste wird eingefügt.
import-paste-no-part-of-known-board = diese Zelle gehört zu keinem Brett, das Topboard kennt.
# $why is a whole sentence that says what is wrong with a cell: “ “Spain” is not a power.”
import-paste-row-of-unknown-power = { $why } Die Zeile wird nicht eingefügt. Korrigieren Sie das Land im Block, oder fügen Sie die Werte ohne das Land neben ihrem Land ein.
import-paste-cell-not-pasted = { $why } Diese Zelle wird nicht eingefügt.
# $round is the name of a round: “3”, “Final”.
import-paste-row-of-another-round = dieses Ergebnis gehört zu einer anderen Runde ({ $round }). Fügen Sie es auf dem Blatt jener Runde ein.
import-paste-power-and-no-player = dies ist der Name eines Landes und nicht der eines Spielers.
import-paste-name-at-no-seat = die anderen Zeilen gehen an die Sitzplätze ihrer Spieler, und dieser Name steht auf keinem Sitzplatz der Runde oder schon in einer Zeile darüber. Korrigieren Sie den Namen, oder setzen Sie zuerst den Spieler.
import-paste-text-beside-board-unknown = dieser Text neben dem Namen eines Bretts ist nicht bekannt.
import-paste-text-after-board-unknown = dieser Text nach dem Namen eines Bretts ist nicht bekannt.
import-paste-no-power-of-board = das ist kein Land des Bretts.
import-paste-row-names-no-power = die Zeile nennt kein Land.
# $text is the text of a cell.
import-paste-text-is-no-power = „{ $text }“ ist kein Land.
# $power is a power.
import-paste-power-twice = der Block hat zweimal dasselbe Land an diesem Brett: { $power }. Die erste Zeile wird eingefügt.
# The list of players.
import-paste-row-names-no-player = die Zeile nennt keinen Spieler.
import-paste-no-player-in-row = in dieser Zeile steht kein Spieler.
import-paste-sentence-and-no-name = das ist ein Satz und kein Name.
# A mark in the column of a round that is neither “yes” nor “no”. $round is the number of the round.
import-paste-unclear-mark-of-round = es ist unklar, ob der Spieler in Runde { $round } da ist.
import-paste-list-lacks-column = die Liste der Spieler hat keine Spalte „{ $heading }“.
import-paste-column-without-heading = ihre Spalte hat keine Überschrift.
import-paste-right-of-last-column = diese Zelle liegt rechts von der letzten Spalte.
