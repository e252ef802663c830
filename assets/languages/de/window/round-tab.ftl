# The tab of a round: its boards with their seats, counts and scores, and the commands of rounds, boards, seats and draws.
#
# Names of powers, seasons, rounds, boards and players, kinds of cards, and the typed endings of games are variables. They come as they
# are: do not give them an ending or an article. Keys such as Ctrl have the names of keys.ftl; a Mac shows Cmd in place of Ctrl.

## The state of a game, in the line above a board and in its record. There is little room: short words, in lower case.

# A game that has no counts yet.
round-tab-not-started = nicht begonnen
# A game that is being played.
round-tab-running = läuft
# $season is “Fall 1905”. The vote for a draw has passed, but the chart of centres of that year is not complete.
round-tab-draw-passed-without-chart = Draw { $season } angenommen, Zentrentabelle fehlt
# $season is “Fall 1905”.
round-tab-draw-passed = Draw { $season } angenommen
# $season is “Fall 1905”.
round-tab-draw-proposed = Draw { $season } vorgeschlagen
# How a game ended: the other players conceded it to one power.
round-tab-concession = Aufgabesieg
# How a game ended: one power has won alone.
round-tab-solo = Solo
# The same with the power.
round-tab-solo-by = Solo: { $power }
# How a game ended: by a vote for a draw.
round-tab-ended-in-draw = Draw
# The same with the number of powers that share the draw.
# $count (Number)
round-tab-draw-of = { $count }er-Draw
# How a game ended, in one word. It can be followed by the year: “ended 1909”.
round-tab-ended = beendet
# How a game ended: neither by a solo nor by a vote.
round-tab-played-to-the-end = zu Ende gespielt
# An abandoned game.
round-tab-no-result = ohne Ergebnis
# $state is one of the states above, $year is the last year of the game: “ended 1909”, “solo 1907”.
round-tab-state-in-year = { $state } { $year }
# The same in the title of a record: “abandoned, 1907”, “solo by France, 1907”, “running, 1905”.
round-tab-state-then-year = { $state }, { $year }

## The number of centres of a board, which are 34 at the end of a game. There is little room.

# $count (Number)
round-tab-too-many-centres = { $count } zu viel
# $sum and $all are numbers of centres: “20 of 34”.
round-tab-centres-of-all = { $sum } von { $all }
# Some centres are missing: “1 short”.
# $count (Number)
round-tab-centres-short = { $count } zu wenig
# All centres are there: “34 centres”.
# $count (Number)
round-tab-all-centres = { $count } Zentren
# “37: 3 too many”.
# $count (Number)
round-tab-sum-too-many = { $sum }: { $count } zu viel
# $state is “running 1905”: “running 1905 · 20 of 34”.
round-tab-state-and-centres = { $state } · { $sum } von { $all }
# In place of the state: a typed text such as “=5+3” is no count.
# $count (Number)
round-tab-unreadable-counts = { $count ->
    [one] { $count } Zahl unlesbar
   *[other] { $count } Zahlen unlesbar
}
# $state is “abandoned 1907”.
round-tab-no-result-and-state = ohne Ergebnis · { $state }
# $state is “ended 1909”: “33: 1 short · ended 1909”.
# $count (Number)
round-tab-sum-short-and-state = { $sum }: { $count } zu wenig · { $state }
# $result is “34 · ended 1909”. The director has not said how the game ended.
round-tab-ended-how = { $result }: wie?
# $result is “34 · ended 1909”. The director has not entered the last year of the game.
round-tab-ended-when = { $result }: wann?
# $result is “34 · ended 1909”. The board has counts, and nobody has entered its players.
round-tab-ended-who = { $result }: wer?
# The tooltip of the state of the game.
round-tab-type-last-year = Geben Sie das letzte gespielte Jahr ein.
# The same after the state: $result is “34 · ended 1909”.
round-tab-result-and-typing = { $result }. Geben Sie das letzte gespielte Jahr ein.
# A button in the place of the next board: adds a board.
round-tab-new-board = + Brett
# The tooltip of this button.
round-tab-new-board-hint = Dieser Runde ein Brett hinzufügen (Strg+Umschalt+B)

## The cells of a board: headings of narrow columns and rows in lower case, and their tooltips.

# The name of the row below the seven powers. About 10 letters have room.
round-tab-total = gesamt
# The name of the row below the boards, with the players who had no board. About 10 letters have room.
round-tab-sat-out = ausgesetzt
round-tab-sat-out-hint = Die Spieler, die anwesend waren und kein Brett hatten. Mehrere Namen durch Semikolons trennen
# “View, Working columns of the score” is a command in a menu.
round-tab-folded-columns = Die Rechenspalten der Punkte sind ausgeblendet. „Rechenspalten der Punkte“ im Menü „Ansicht“ blendet sie ein.
round-tab-marked-for-swap = Für einen Tausch vorgemerkt. Strg+K auf einem anderen Sitzplatz tauscht die beiden.
round-tab-from-yearly-counts = Aus den jährlichen Zentrenzahlen. Nach dem Ende der Partie den endgültigen Wert eingeben
round-tab-from-yearly-counts-running = Aus den jährlichen Zentrenzahlen; die Partie läuft noch. Nach dem Ende der Partie den endgültigen Wert eingeben
# In the row below the powers: the director has to say how the game ended. The words are those that are typed there.
round-tab-agreed-or-abandoned = Draw oder abgebrochen?
# The words in quotes are typed: take those of values.ftl.
round-tab-ending-hint = Wie die Partie endete. Eingeben lässt sich „Draw“ (alle Überlebenden waren einig), „Sieg durch Aufgabe: Frankreich“ (die anderen gaben auf) oder „abgebrochen“. Ein Solo, einen Draw und das letzte Jahr erkennt Topboard an den Zentrenzahlen
round-tab-ending-keys = Umschalt+F9: Draw. Umschalt+F8: abgebrochen. Strg+Umschalt+F9: Draw auf allen solchen Brettern
round-tab-sum-of-scores = Die Summe der Punkte aller sieben Länder

## The tooltip of a score.

# $computed is the score by the formula, “45.53”.
# $computed (Figure)
round-tab-set-by-hand = Von Hand festgesetzt. Berechnet: { $computed }
round-tab-set-by-hand-not-computed = Von Hand festgesetzt. Berechnet: keine Punkte
# $reason was typed by the director.
# $computed (Figure)
round-tab-set-by-hand-because = Von Hand festgesetzt: { $reason }. Berechnet: { $computed }
# $reason was typed by the director.
round-tab-set-by-hand-because-not-computed = Von Hand festgesetzt: { $reason }. Berechnet: keine Punkte
# $printed and $computed are scores, “45.5” and “45.53”.
# $printed (Figure)
# $computed (Figure)
round-tab-file-says = Laut importierter Datei: { $printed }; berechnet: { $computed }
# $printed (Figure)
round-tab-file-says-not-computed = Laut importierter Datei: { $printed }; berechnet: keine Punkte
# $penalties is “25 % joined late”.
round-tab-before-penalties = Die Punkte vor Abzug der Strafen. Abgezogen: { $penalties }
round-tab-provisional-ending = Vorläufig: Es ist nicht angegeben, ob die Partie mit einem Draw endete oder abgebrochen wurde
round-tab-provisional-last-year = Vorläufig: Das letzte Jahr der Partie ist nicht eingegeben, sie endete also vielleicht vorzeitig
round-tab-provisional-unreadable = Vorläufig: Eine Zentrenzahl der Partie ist nicht lesbar
round-tab-provisional-running = Vorläufig: Die Partie läuft noch
round-tab-no-score-unknown-system = Keine Punkte: Das Wertungssystem ist nicht bekannt. Wählen Sie ein anderes auf dem Tab „Regeln“
# $system is the name of a scoring system, $input what it needs: “the last year played”.
round-tab-no-score-needs = Noch keine Punkte; { $system } benötigt: { $input }
round-tab-no-score-formula = Keine Punkte: Die Formel ergibt hier keinen Wert
round-tab-no-score-no-centres = Noch keine Punkte: Es sind keine Zentren eingegeben
# $powers is a list: “France, Italy”.
round-tab-no-score-centres-missing = Noch keine Punkte; es fehlen die Zentren dieser Länder: { $powers }

## The incidents at a seat: a mark after the name of the player, and sentences in the tooltip, without a stop at the end.

round-tab-locked = Fixiert: Eine neue Auslosung lässt den Spieler auf diesem Sitzplatz
# $player is a substitute.
round-tab-took-over = { $player } hat übernommen
# $season is “Fall 1903”, as the director typed it.
round-tab-took-over-from = { $player } hat übernommen ab { $season }
round-tab-result-goes-to = Das Ergebnis zählt für { $player }
round-tab-result-goes-to-first = Das Ergebnis zählt für { $player } (hat die Partie begonnen)
# $cards is “yellow Spring 1904 late orders”.
round-tab-cards = Karten: { $cards }
# $penalties is “25 % joined late”.
round-tab-deducted = Abzug von den Punkten dieser Partie: { $penalties }

## The names of cells for screen readers and in the bar above the sheet: “Round 1 Board A France centres”, “Round 1 Board A ended”. The
## round and the board stand before them.

# The cell with the last year of the game.
round-tab-cell-ended = letztes Jahr
# The cell below the powers that says how the game ended.
round-tab-cell-ending = Ausgang
# Another cell of the line above the board. $column is the heading of the column.
round-tab-cell-title = Titel { $column }
# A heading. $column is its text.
round-tab-cell-heading = Überschrift { $column }
# A cell in the row below the powers.
round-tab-cell-total = gesamt { $column }
# The players who had no board in a round.
round-tab-cell-sat-out = { $round } ausgesetzt
# The button in the place of the next board.
round-tab-cell-new-board = { $round } Brett hinzufügen

## The tab as a whole: an empty round, the bar at the foot of the window, messages.

# A heading in a round without boards.
round-tab-no-boards = Noch keine Bretter
round-tab-no-boards-text = Stellen Sie die Anwesenheit fest und losen Sie die Runde aus, fügen Sie ein Brett hinzu und geben Sie die sieben Namen ein, oder importieren Sie die Ergebnisse.
# A button: “42 players: make 6 boards”.
# $players (Number)
# $boards (Number)
round-tab-make-boards = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}: { $boards ->
    [one] { $boards } Brett
   *[other] { $boards } Bretter
} anlegen
# “Board, Set the score by hand” is a command in a menu.
round-tab-computed-cell = Diese Zelle wird berechnet. Die Bearbeitungsleiste zeigt ihre Formel. „Punkte von Hand festsetzen“ im Menü „Brett“ ersetzt die Punkte durch Ihre eigenen.
# $board is “Round 2, board C”.
round-tab-seat-is-marked = { $power } ({ $board }) ist für einen Tausch vorgemerkt: Strg+K auf einem anderen Sitzplatz tauscht die beiden, Esc hebt es auf
# “Board C: 33/34 centres”.
round-tab-board-centres = { $board }: { $sum }/{ $all } Zentren
# “3 of 11 boards complete”.
# $boards (Number)
round-tab-boards-complete = { $complete } von { $boards ->
    [one] { $boards } Brett
   *[other] { $boards } Brettern
} vollständig
# A message after the explanation of a score was copied. $explanation is “score = 34 + 66 = 100”.
round-tab-explanation-copied = kopiert: { $explanation }
round-tab-seat-not-marked = der Sitzplatz ist nicht mehr vorgemerkt

## Rounds and boards. What is said when a command is not possible now begins in lower case and has no stop.

round-tab-needs-left-out-round = keine Runde wurde ausgelassen
round-tab-needs-empty-round = zuerst eine Runde ohne Bretter öffnen, für die sieben Spieler anwesend sind
# $round is “Round 3”, $boards is “4 boards”, here and below.
round-tab-round-removed = Entfernt: { $round }. Strg+Z stellt alles wieder her.
round-tab-round-removed-with-boards = Entfernt: { $round } ({ $boards }). Strg+Z stellt alles wieder her.
# $results is the number of powers with a number of centres.
# $results (Number)
round-tab-round-removed-with-results = { $results ->
    [one] Entfernt: { $round } ({ $boards }, { $results } Ergebnis). Strg+Z stellt alles wieder her.
   *[other] Entfernt: { $round } ({ $boards }, { $results } Ergebnisse). Strg+Z stellt alles wieder her.
}
round-tab-board-removed = Das Brett ist entfernt. Strg+Z stellt es wieder her.
# Always two or more.
# $count (Number)
round-tab-boards-removed = { $count } Bretter sind entfernt. Strg+Z stellt sie wieder her.
# Boards were added: “6 boards for 42 players”.
# $boards (Number)
# $players (Number)
round-tab-boards-for-players = { $boards ->
    [one] { $boards } Brett
   *[other] { $boards } Bretter
} für { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
# The title of a dialog. $round is “Round 2”.
round-tab-rename-round = { $round } umbenennen
# The name of the field in this dialog.
round-tab-round-name-field = Nummer oder ein Name wie „Finale“
round-tab-round-needs-name = Eine Runde braucht einen Namen. Geben Sie eine Nummer oder ein Wort ein.

## Scoring systems. $system is the name of one.

# The title of a list.
round-tab-system-of-this-round = Wertungssystem dieser Runde
# The title of a list.
round-tab-system-of-this-board = Wertungssystem dieses Bretts
# The hint in the empty field above the list.
round-tab-system-search = ein paar Buchstaben des Systems
# A line of the list: the round or the board has no scoring system of its own, but that of the event.
round-tab-system-of-event = Das des Turniers ({ $system })
# A line of the list: the board has no scoring system of its own, but that of its round.
round-tab-system-of-round = Das der Runde ({ $system })
# Beside the line of the list that is chosen at present.
round-tab-system-now = jetzt

## A score that the director sets by hand.

round-tab-needs-score-by-hand = zuerst den Cursor auf von Hand festgesetzte Punkte setzen
# The title of a dialog. $seat is “France on Round 2, board C”.
round-tab-score-of-seat = Punkte: { $seat }
# The title of a dialog for several seats. Always two or more.
# $count (Number)
round-tab-score-of-seats = Punkte für { $count } Sitzplätze
# The name of a field.
round-tab-score-field = Punkte
# The name of a field: why the score is set by hand.
round-tab-reason-field = Begründung
# $text was typed.
round-tab-not-a-number = „{ $text }“ ist keine Zahl.
# A message: the seat has its computed score again.
round-tab-computed-score-of-seat = wieder die berechneten Punkte: { $seat }
# The same for several seats. Always two or more.
# $count (Number)
round-tab-computed-scores-of-seats = wieder die berechneten Punkte: { $count } Sitzplätze

## A name that was typed over another one.

# A button: the answer to the question below.
round-tab-same-person = Dieselbe Person
# A button: the other answer.
round-tab-another-player = Ein anderer Spieler
# $new and $old are names.
round-tab-is-same-person = { $new } steht jetzt an der Stelle von { $old }. Ist das dieselbe Person, die überall umbenannt wird, oder ein anderer Spieler?
round-tab-person-renamed = { $old } heißt jetzt { $new }

## How a game ended.

round-tab-needs-final-counts = zuerst den Endstand und das letzte Jahr dieser Partie eingeben
round-tab-needs-open-ending = der Ausgang dieser Partie steht schon fest; zum Ändern in der Zeile unter den Ländern überschreiben
round-tab-needs-last-year = zuerst das letzte Jahr dieser Partie eingeben (Strg+F9)
round-tab-needs-no-ending = diese Partie wurde zu Ende gespielt und braucht keinen anderen Ausgang
# Why no game can be given an ending: the last years of games are missing.
round-tab-needs-last-years = zuerst die letzten Jahre der Spiele eintippen: ein Spiel bis zum letzten Jahr braucht kein Ende
round-tab-all-games-have-endings = jedes Spiel hat sein Ende oder lief bis zum letzten Jahr und braucht keines
round-tab-all-games-have-last-years = das letzte Jahr aller Partien ist schon eingegeben
# $games is “Round 2, board C” or “3 games”, $ending is “agreed draw” or “abandoned”, as it stands in the cell.
round-tab-ended-as = { $games }: { $ending }
# $ending is “agreed draw”, as it stands in the cells.
# $count (Number)
round-tab-all-ended-as = { $count ->
    [one] { $count } Partie: { $ending }; Strg+Z nimmt es zurück
   *[other] { $count } Partien: { $ending }; Strg+Z nimmt es zurück
}
# $year is the last year under the rules.
# $count (Number)
round-tab-all-played-to = { $count ->
    [one] { $count } Partie: bis { $year } gespielt; Strg+Z nimmt es zurück
   *[other] { $count } Partien: bis { $year } gespielt; Strg+Z nimmt es zurück
}
# $board is “Round 2, board C”.
round-tab-type-last-year-of-game = { $board }: das letzte Jahr der Partie eingeben

## Late orders.

# The title of a list of seats.
round-tab-whose-orders = Wessen Befehle sind verspätet?
# The hint in the empty field above the list.
round-tab-whose-orders-search = ein Brett und ein Land oder ein Name
# $card is the kind of the card, “yellow”. $seat is “France on Round 2, board C”, $consequence “a warning; the next one is red”.
round-tab-card-given = Karte ({ $card }) für { $player }, { $seat }: { $consequence }
# What a card means: a yellow one, a red one, and more time.
round-tab-yellow-card-means = eine Verwarnung; die nächste ist rot
round-tab-red-card-means = alle Einheiten dieses Landes halten ({ $power }); Rückzüge, Auf- und Abbau dürfen noch befohlen werden
round-tab-extension-means = die Bedenkzeit endet später
# The note of the card, which is kept in the book. $seconds is a number; “s” are seconds, and must follow it.
round-tab-note-late-orders = Befehle zu spät
round-tab-note-seconds-late = { $seconds } s zu spät

## The draw: who sits where. $round is “Round 2”, $board is “Round 2, board C”.

round-tab-nobody-sits-out = niemand setzt aus, also ist kein Sechserbrett nötig
round-tab-too-few-for-six = selbst für Sechserbretter sind zu wenige Spieler anwesend
# $reason is “Every board of Round 1 has counts, so its players stay”. $round is the round that can be drawn.
round-tab-cannot-draw = { $reason }. Ausgelost wird { $round }: zuerst die Anwesenheit aufnehmen (Strg+L).
round-tab-cannot-draw-next-round = { $reason }. Ausgelost wird die nächste Runde: zuerst die Anwesenheit aufnehmen (Strg+L).
# $count (Number)
round-tab-players-will-move = { $count ->
    [one] Ein Spieler hat schon einen Sitzplatz und wird umgesetzt.
   *[other] { $count } Spieler haben schon einen Sitzplatz und werden umgesetzt.
}
# The title of a question: a new draw would lose seats that were typed.
round-tab-draw-over-seats = Besetzte Sitzplätze auslosen?
# The hint in the empty field: letters of one of the two answers.
round-tab-draw-over-seats-search = behalten oder alle
# $seats is “7 seats of board A and 2 seats of board C”.
round-tab-seats-would-be-lost = Verloren gingen: { $seats }. Diese Sitzplätze wurden von Hand vergeben, nicht ausgelost.
# An answer.
round-tab-keep-seats = Diese Sitzplätze behalten und den Rest auslosen
# An answer.
round-tab-draw-all-boards = Alle Bretter auslosen
# Beside this answer.
round-tab-these-seats-are-lost = diese Sitzplätze gehen verloren
# The title of a question: the round has a draw already.
round-tab-draw-again-question = Neu auslosen?
# The hint in the empty field: letters of one of the two answers.
round-tab-draw-again-search = lassen oder neu
# An answer.
round-tab-leave-draw = Auslosung lassen, wie sie ist
# An answer.
round-tab-draw-again = Neu auslosen
# The title of a list.
round-tab-draw-several-rounds = Mehrere Runden gemeinsam auslosen
# The hint in the empty field above the list.
round-tab-draw-several-rounds-search = Zahl der Runden
# A line of the list. Always two or more.
# $count (Number)
round-tab-rounds-together = { $count } Runden gemeinsam
# The title of a list: boards on which six of the seven powers are played.
round-tab-draw-boards-of-six = Mit Sechserbrettern auslosen
# The hint in the empty field above the list.
round-tab-draw-boards-of-six-search = Name des Landes
# A line of the list.
round-tab-nobody-plays = Niemand spielt { $power }

# The title of a dialog.
round-tab-adjacent-powers = Benachbarte Länder
# The name of its field. “strict” and “wide” are those of values.ftl; the letters are those of the powers in English.
round-tab-adjacent-powers-field = „eng“, „weit“ oder Paare: „A-G, E-F, R-T“
round-tab-adjacent-powers-introduction = Wenn zwei Spieler sich wieder begegnen, sollen sie nicht beide Male benachbarte Länder haben. „eng“: A-G, A-I, A-R, F-G, F-I, G-R, R-T, E-F. „weit“: diese und E-G, E-R, A-T, I-T, G-I. Die Buchstaben: A Österreich, E England, F Frankreich, G Deutschland, I Italien, R Russland, T Türkei.
# $text was typed.
round-tab-not-a-pair = „{ $text }“ ist kein Paar von Ländern. Geben Sie zwei Buchstaben mit einem Bindestrich dazwischen ein.

# The title of a dialog.
round-tab-keep-apart = Spieler getrennt setzen
# The name of its field, with an example of what is typed.
round-tab-keep-apart-field = Gruppen: „Ann Lee / Bob Ray; Cy Orr / Di Fox / Ed Orr“
round-tab-keep-apart-introduction = Ob Mitglieder eines Teams getrennt sitzen, bestimmen die Regeln. Geben Sie hier andere Spieler ein, etwa Paare und Familien. Aus einer Gruppe sitzen keine zwei am selben Brett.
# $name was typed.
round-tab-not-on-list = „{ $name }“ steht nicht in der Spielerliste.
# $text was typed. “Strokes” are the signs “/”.
round-tab-group-of-one = „{ $text }“ nennt nur einen Spieler. Geben Sie zwei oder mehr Namen mit Schrägstrichen dazwischen ein.
# $text was typed.
round-tab-group-names-twice = „{ $text }“ nennt denselben Spieler zweimal.

## Draws that were made.

round-tab-needs-draw = zuerst die Runde auslosen
round-tab-needs-draw-or-board = zuerst die Runde auslosen oder ein Brett hinzufügen
# The title of a list.
round-tab-restore-draw = Frühere Auslosung wiederherstellen
# The title of a list.
round-tab-repeat-draw = Frühere Auslosung wiederholen
# The hint in the empty field above the list. A seed is the number from which a draw makes its random choices.
round-tab-recorded-draw-search = Nummer oder Startzahl
# A line of the list: “Draw 2 of Round 1, seed 4711”.
round-tab-recorded-draw = { $round }: Auslosung { $number }, Startzahl { $seed }
round-tab-draw-restored = Auslosung { $number } ist wiederhergestellt. Strg+Z macht es rückgängig.
# The title of a page.
round-tab-quality-of-draw = Qualität der Auslosung: { $round }

## Seats that must stay. $board is “Round 2, board C”.

round-tab-board-has-counts = { $board } hat Zentrenzahlen, daher bleiben die Spieler dort
round-tab-board-has-counts-substitute = { $board } hat Zentrenzahlen, daher bleiben die Spieler dort; ein Ersatzspieler wird im Brettprotokoll eingegeben
# $round is “Round 2”.
round-tab-round-has-counts = { $round } hat Zentrenzahlen, daher bleiben die Spieler dort
# An empty seat.
round-tab-empty-seat-is-locked = { $power } ({ $board }) ist fixiert; Strg+J löst den Sitzplatz
round-tab-seat-of-player-is-locked = der Sitzplatz von { $player } ist fixiert; Strg+J löst ihn

## Seats are locked, so that a draw leaves them as they are, or unlocked.

round-tab-needs-player-seat = zuerst den Cursor auf den Sitzplatz eines Spielers setzen
# $seat is “France on Round 2, board C”.
round-tab-seat-locked = fixiert: { $seat }
round-tab-seat-unlocked = gelöst: { $seat }
# Always two or more, as in the next text.
# $count (Number)
round-tab-seats-locked = { $count } Sitzplätze sind fixiert
# $count (Number)
round-tab-seats-unlocked = { $count } Sitzplätze sind gelöst
# $board is “Round 2, board C”.
round-tab-board-locked = fixiert: { $board }
round-tab-board-unlocked = gelöst: { $board }
# Always two or more, as in the next text.
# $count (Number)
round-tab-boards-locked = { $count } Bretter sind fixiert
# $count (Number)
round-tab-boards-unlocked = { $count } Bretter sind gelöst

## Players who come late, or who leave.

# The title of a list.
round-tab-seat-latecomer = Nachzügler setzen
# The hint in the empty field above the list.
round-tab-seat-latecomer-search = ein paar Buchstaben eines Namens
# Before a name that is in no line of the list.
round-tab-new-player = Neuer Spieler
round-tab-one-gap-at-a-time = eine Auslosung schließt immer nur eine Lücke: einen einzigen Spieler auswählen
round-tab-needs-player-of-rounds = zuerst den Cursor auf einen Spieler eines Turniers mit Runden setzen
round-tab-has-left-already = der Spieler hat das Turnier schon verlassen; ein Häkchen in der Anwesenheit holt ihn zurück
round-tab-player-left = { $player } hat das Turnier verlassen: Keine Auslosung setzt { $player } mehr
# $count (Number)
round-tab-players-left = { $count ->
    [one] { $count } Spieler hat das Turnier verlassen
   *[other] { $count } Spieler haben das Turnier verlassen
}
# $count is the number of players who left; it can be 0. The players in the $seats seats stay.
# $count (Number)
# $seats (Number)
round-tab-players-left-but-seats = { $count ->
    [one] { $count } Spieler hat das Turnier verlassen
   *[other] { $count } Spieler haben das Turnier verlassen
}; { $seats ->
    [one] { $seats } Sitzplatz der kommenden Runde ist noch besetzt: den Befehl für diesen Spieler einzeln wählen
   *[other] { $seats } Sitzplätze der kommenden Runde sind noch besetzt: den Befehl für jeden dieser Spieler einzeln wählen
}

## Two players swap their seats.

# The title of a question.
round-tab-swap-seats = Zwei Sitzplätze tauschen
# A button.
round-tab-swap = Tauschen
# A line below the title. $board is “Round 2, board C”.
round-tab-player-goes = { $player } erhält { $power } ({ $board }).
# The same for an empty seat.
round-tab-nobody-goes = Niemand erhält { $power } ({ $board }).
# A message after the swap. $one and $other are names, or the next text.
round-tab-seats-swapped = getauscht: { $one } und { $other }
# In place of the name of a player in the text before: an empty seat.
round-tab-nobody = niemand
# Always three or more.
# $count (Number)
round-tab-many-seats-selected = { $count } Sitzplätze sind ausgewählt; zwei auswählen oder einen davon mit Strg+K vormerken
# $seat is “France on Round 2, board C”.
round-tab-seat-marked = vorgemerkt: { $seat }; zu einem anderen Sitzplatz gehen und noch einmal Strg+K drücken
