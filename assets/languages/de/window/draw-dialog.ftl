# The dialogs that draw who sits where: the boards of rounds, and the games of an elimination. A draw is a search in the background.

## The draw of rounds. Titles.

# The title of the dialog. $round is “Round 2” or the name of a round.
draw-dialog-draw-of-round = Auslosung: { $round }
# $count (Number)
# The title of the dialog where several rounds are drawn together, at least 2. $round is the first of them: “Round 2”.
draw-dialog-draw-of-rounds = Auslosung: { $count } Runden ab { $round }
# The title where a draw is made once more, to check it. $time is when it was made the first time: “22 November 2026, 16:30”.
draw-dialog-recorded-draw-of-time = Wiederholung einer Auslosung ({ $time })
# The same for a draw whose time is not known.
draw-dialog-recorded-draw = Wiederholung einer Auslosung

## The search.

# Above the bar of progress, before there is a first result.
draw-dialog-searching-for-boards = Bretter werden gesucht …
# $count (Number)
# Above the bar of progress. A repeated meeting: two players meet who have met before. $bound is a number too.
draw-dialog-best-boards = { $count ->
    [one] Bisher bestes Ergebnis: { $count } wiederholte Begegnung. Keine Auslosung hat weniger als { $bound }.
   *[other] Bisher bestes Ergebnis: { $count } wiederholte Begegnungen. Keine Auslosung hat weniger als { $bound }.
}
# A button: ends the search early, and shows the best boards that it has found.
draw-dialog-stop-and-keep = Anhalten, Bestes behalten
# $error is a message of the operating system.
draw-dialog-draw-cannot-start = Die Auslosung kann nicht beginnen, weil das System keinen weiteren Thread zulässt: { $error }.
# A seed is the number from which a draw makes its random choices.
draw-dialog-draw-stopped = Die Auslosung brach mit einem unerwarteten Fehler ab. Versuchen Sie es mit einer anderen Startzahl.
# $reason is one sentence or several.
draw-dialog-no-draw-possible = Es ist keine Auslosung möglich. { $reason }

## The boards of a draw.

# $count (Number)
# A warning above the boards. $players are the players who lose the claim, “Ann Lee and Ben Orr”. $round is “round 4”. $top-board is
# “top board”, “final table” or “medal round”. “Rounds played” is a field on the Rules tab.
draw-dialog-lost-claims = { $count ->
    [one] { $players } verliert durch { $round } den Anspruch auf einen Platz ({ $top-board }). Soll er bleiben, tragen Sie den Spieler in der Anwesenheit als abwesend ein, oder ändern Sie „Gespielte Runden“ auf dem Tab „Regeln“.
   *[other] { $players } verlieren durch { $round } den Anspruch auf einen Platz ({ $top-board }). Soll er bleiben, tragen Sie diese Spieler in der Anwesenheit als abwesend ein, oder ändern Sie „Gespielte Runden“ auf dem Tab „Regeln“.
}
# $count (Number)
# A line above the boards where no roll call was made for the round, so that all are drawn. $round is “round 4”.
draw-dialog-no-roll-call = { $count ->
    [one] Für { $round } ist niemand als anwesend eingetragen, also wird der einzige Spieler ausgelost.
   *[other] Für { $round } ist niemand als anwesend eingetragen, also werden alle { $count } Spieler ausgelost.
}
# $note is the line before. Ctrl+L is a key.
draw-dialog-roll-call-key = { $note } Strg+L öffnet die Anwesenheit.
# The title of a board whose seats the draw leaves as they are. $board is “Board C”.
draw-dialog-board-unchanged = { $board }, unverändert
# A player whose seat the draw leaves as it is. The room is narrow.
draw-dialog-player-stays = { $player } · bleibt
# A tooltip at a seat.
draw-dialog-power-and-player = { $power }: { $player }
# $players are the players without a board in the round: “Ann Lee, Ben Smith”.
draw-dialog-sitting-out = Es setzen aus: { $players }.

## Below the boards: the seed, and the buttons.

# The name of the field for a seed, which is the number from which a draw makes its random choices. The room is narrow.
draw-dialog-seed-field = Mit Startzahl
# $position is the number of the draw in view, of $count draws that were made here. “Undo” is the command of the menu Edit, “Accept”
# and “Discard” are the buttons below. Enter and Ctrl+B are keys.
draw-dialog-what-keys-do = Startzahl { $seed }, Auslosung { $position } von { $count }. Die Eingabetaste besetzt die Bretter in einem Schritt, den „Rückgängig“ zurücknimmt. Strg+B lost noch einmal aus. „Übernehmen“ bewahrt auch die anderen Auslosungen in der Runde auf. „Verwerfen“ bewahrt keine auf.
# While a number is typed into the field for a seed. Enter is a key.
draw-dialog-enter-draws-with-seed = Die Eingabetaste lost mit der Startzahl { $seed } aus. Dieselbe Startzahl ergibt auf jedem Computer dieselben Bretter.
# $text is what was typed into the field for a seed.
draw-dialog-no-seed = „{ $text }“ ist keine Startzahl. Geben Sie eine ganze Zahl ein.
# Buttons. “Accept” seats the players, “Discard” leaves everything as it was.
draw-dialog-accept = Übernehmen
draw-dialog-draw-with-this-seed = Mit Startzahl auslosen
draw-dialog-another-draw = Neu auslosen
# A button: shows the next of the draws that were made here.
draw-dialog-other-draws = Andere zeigen
# The result of a draw that was made once more.
draw-dialog-same-boards = Die Startzahl { $seed } ergibt wieder dieselben Bretter.
# $recorded-version and $version are versions of Topboard: “1.4.0”. $method is the number of the way in which it draws.
draw-dialog-other-boards = Das Ergebnis ist ein anderes. Die aufgezeichnete Auslosung stammt von Version { $recorded-version }. Dies ist Version { $version }, Verfahren { $method }.

## After the dialog, in the status bar.

# Ctrl+Z is a key.
draw-dialog-boards-are-drawn = Die Bretter sind ausgelost. Strg+Z macht die Auslosung rückgängig.
draw-dialog-nothing-drawn = nichts wurde ausgelost
# A part of the question before the window closes.
draw-dialog-draw-not-in-book = Die Auslosung im Dialog ist noch nicht im Buch.

## An elimination: players in groups play games in waves. In each wave every player has at most one game, and a wave becomes a round.

# The title of the dialog.
draw-dialog-elimination = Vorrunde auslosen
draw-dialog-searching-for-games = Partien werden gesucht …
# $count (Number)
# Above the bar of progress. The rules ask for a number of meetings of each two players.
draw-dialog-best-games = { $count ->
    [one] Den bisher besten Partien fehlt noch { $count } der verlangten Begegnungen.
   *[other] Den bisher besten Partien fehlen noch { $count } der verlangten Begegnungen.
}
# $error is a message of the operating system.
draw-dialog-search-cannot-start = Die Suche kann nicht beginnen, weil das System keinen weiteren Thread zulässt: { $error }.
draw-dialog-search-stopped = Die Suche brach mit einem unerwarteten Fehler ab. Versuchen Sie es mit einer anderen Startzahl.
# $players (Number)
# $games (Number)
# $waves (Number)
# The games that were found, where no group has two members. $least is “twice” or “three times”. An entrant is a player of the
# elimination.
draw-dialog-games-found = { $players } Teilnehmer spielen { $games } Partien, jeder sieben, eine mit jedem Land, in { $waves } Durchgängen. Jeder Durchgang wird eine Runde. Je zwei Teilnehmer begegnen sich mindestens { $least }. Startzahl { $seed }.
# $players (Number)
# $games (Number)
# $waves (Number)
# The same with groups. $least-in-group is “twice” or “three times” too.
draw-dialog-games-of-groups-found = { $players } Teilnehmer spielen { $games } Partien, jeder sieben, eine mit jedem Land, in { $waves } Durchgängen. Jeder Durchgang wird eine Runde. Mitglieder derselben Gruppe begegnen sich mindestens { $least-in-group }. Je zwei Teilnehmer begegnen sich mindestens { $least }. Startzahl { $seed }.
# $count (Number)
# How often two entrants meet: “at least twice”.
draw-dialog-times = { $count ->
    [0] nullmal
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
    [6] sechsmal
    [7] siebenmal
   *[other] { $count }-mal
}
# The heading of the column with the number of the wave. The room is narrow.
draw-dialog-wave = Durchgang
# Buttons. “Stop” ends the search early.
draw-dialog-stop = Anhalten
draw-dialog-try-another-seed = Andere Startzahl
draw-dialog-other-games = Andere Partien
draw-dialog-games-are-drawn = Die Partien sind ausgelost. Strg+Z macht die Auslosung rückgängig.
# A part of the question before the window closes.
draw-dialog-games-not-in-book = Die Partien im Dialog sind noch nicht im Buch.
