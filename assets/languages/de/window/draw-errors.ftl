# Why nothing can be drawn, or why players who should not meet share a board. Each is one or more sentences in a dialog.
#
# $round is the number of a round, “2”, and $board the letter of a board, “C”. $player, $one, $other, $players and $others are
# names or lists of names. A seat is reserved for a player: it is locked, or the board has begun, or the player got a power in the roll
# call.

## Nothing can be drawn.

# $present is how many players are present.
# $present (Number)
draw-errors-too-few-players = { $present ->
    [one] Ein Brett braucht sieben Spieler, und in Runde { $round } ist nur { $present } anwesend. Tragen Sie mehr Spieler als anwesend ein. Sechs Spieler können ein Sechserbrett bilden.
   *[other] Ein Brett braucht sieben Spieler, und in Runde { $round } sind nur { $present } anwesend. Tragen Sie mehr Spieler als anwesend ein. Sechs Spieler können ein Sechserbrett bilden.
}
# $count is how many players there are.
# $count (Number)
draw-errors-unknown-player = Runde { $round } nennt { $player }, aber es gibt nur { $count } Spieler. Korrigieren Sie die Nummer.
draw-errors-present-twice = In Runde { $round } ist { $player } zweimal als anwesend eingetragen. Entfernen Sie einen der beiden Einträge.
draw-errors-two-boards-absent = In Runde { $round } soll { $player } an zwei Brettern spielen, ist aber nicht anwesend. Tragen Sie { $player } als anwesend ein, oder entfernen Sie das zweite Brett.
draw-errors-two-boards-of-one = In Runde { $round } soll { $player } an zwei Brettern spielen, aber es gibt nur eines. Entfernen Sie das zweite Brett, oder tragen Sie mehr Spieler als anwesend ein.
draw-errors-two-boards-named-again = In Runde { $round } ist { $player } mehr als einmal für zwei Bretter eingetragen. Niemand kann an mehr als zwei Brettern spielen: Tragen Sie { $player } nur einmal ein.
draw-errors-two-boards-reservation = In Runde { $round } spielt { $player } an zwei Brettern. Jeder reservierte Sitzplatz braucht ein Brett, und die beiden brauchen verschiedene Bretter und Länder. Korrigieren Sie das, oder geben Sie einen Sitzplatz frei.
draw-errors-two-boards-blocked = In Runde { $round } machen es die reservierten Sitzplätze unmöglich, dass { $player } an zwei Brettern mit zwei Ländern spielt. Geben Sie einen der Sitzplätze frei, oder entfernen Sie das zweite Brett.
draw-errors-reserved-absent = In Runde { $round } ist ein Sitzplatz für { $player } reserviert, aber { $player } ist nicht anwesend. Geben Sie den Sitzplatz frei, oder tragen Sie den Spieler als anwesend ein.
draw-errors-reserved-twice = In Runde { $round } sind zwei Sitzplätze für { $player } reserviert. Geben Sie einen davon frei.
# $boards is how many boards the players present fill, here and below.
# $boards (Number)
draw-errors-no-such-board = { $boards ->
    [one] In Runde { $round } ist für { $player } ein Sitzplatz an Brett { $board } reserviert, aber die anwesenden Spieler füllen nur { $boards } Brett. Geben Sie den Sitzplatz frei, oder tragen Sie mehr Spieler als anwesend ein.
   *[other] In Runde { $round } ist für { $player } ein Sitzplatz an Brett { $board } reserviert, aber die anwesenden Spieler füllen nur { $boards } Bretter. Geben Sie den Sitzplatz frei, oder tragen Sie mehr Spieler als anwesend ein.
}
draw-errors-seat-reserved-twice = In Runde { $round } ist { $power } an Brett { $board } sowohl für { $one } als auch für { $other } reserviert. Heben Sie eine der beiden Reservierungen auf.
draw-errors-reserved-seat-stays-empty = In Runde { $round } ist { $power } an Brett { $board } für { $player } reserviert, aber dieser Sitzplatz soll leer bleiben. Heben Sie die Reservierung auf, oder besetzen Sie den Sitzplatz.
# $boards (Number)
draw-errors-no-such-seat = { $boards ->
    [one] In Runde { $round } soll { $power } an Brett { $board } leer bleiben, aber die anwesenden Spieler füllen nur { $boards } Brett, oder der Sitzplatz ist doppelt genannt. Lassen Sie weniger Sitzplätze leer, oder tragen Sie mehr Spieler als anwesend ein.
   *[other] In Runde { $round } soll { $power } an Brett { $board } leer bleiben, aber die anwesenden Spieler füllen nur { $boards } Bretter, oder der Sitzplatz ist doppelt genannt. Lassen Sie weniger Sitzplätze leer, oder tragen Sie mehr Spieler als anwesend ein.
}
# $seats is how many seats the board has, and below how many there are in all.
# $seats (Number)
draw-errors-board-full = { $seats ->
    [one] In Runde { $round } hat Brett { $board } nur { $seats } Sitzplatz, aber Sitzplätze sind reserviert für { $players }. Geben Sie einen davon frei.
   *[other] In Runde { $round } hat Brett { $board } nur { $seats } Sitzplätze, aber Sitzplätze sind reserviert für { $players }. Geben Sie einen davon frei.
}
# $boards (Number)
draw-errors-power-too-often = { $boards ->
    [one] In Runde { $round } ist { $power } reserviert für { $players }, aber nur ein Brett hat dafür einen Sitzplatz. Heben Sie eine der Reservierungen auf.
   *[other] In Runde { $round } ist { $power } reserviert für { $players }, aber nur { $boards } Bretter haben dafür einen Sitzplatz. Heben Sie eine der Reservierungen auf.
}
# $count is how many seats are reserved.
# $seats (Number)
draw-errors-too-many-reserved = { $seats ->
    [one] In Runde { $round } füllen die anwesenden Spieler nur { $seats } Sitzplatz, aber { $count } sind reserviert, für { $players }. Geben Sie einige davon frei, oder tragen Sie mehr Spieler als anwesend ein.
   *[other] In Runde { $round } füllen die anwesenden Spieler nur { $seats } Sitzplätze, aber { $count } sind reserviert, für { $players }. Geben Sie einige davon frei, oder tragen Sie mehr Spieler als anwesend ein.
}
draw-errors-reservation-blocked = In Runde { $round } machen die Sitzplätze, die für andere Spieler reserviert sind, die Reservierung für { $player } unmöglich. Geben Sie einen davon frei.
# A player without a name, by the number in the request: “player 45”.
draw-errors-player-of-number = Spieler { $number }
# A list of players without a player.
draw-errors-nobody = niemand

## What may follow one of these sentences.

# The draw was for several rounds. $rounds is how many of them, from the first, have enough players.
# $rounds (Number)
draw-errors-draw-fewer-rounds = { $rounds ->
    [one] { $error } Losen Sie weniger Runden aus: Nur die erste hat genug Spieler.
   *[other] { $error } Losen Sie weniger Runden aus: Nur die ersten { $rounds } haben genug Spieler.
}

## Players who should not meet share a board all the same.

# $seated is how many of the players, or how many seats, and $pairs how many pairs share a board.
# $boards (Number)
# $pairs (Number)
draw-errors-too-many-separated = { $boards ->
    [one] Runde { $round } hat ein Brett für { $players }, und von diesen Spielern sollen keine zwei zusammensitzen.
   *[other] Runde { $round } hat { $boards } Bretter für { $players }, und von diesen Spielern sollen keine zwei zusammensitzen.
} { $pairs ->
    [one] Mindestens { $seated } von ihnen haben Sitzplätze, also sitzt mindestens ein Paar zusammen.
   *[other] Mindestens { $seated } von ihnen haben Sitzplätze, also sitzen mindestens { $pairs } Paare zusammen.
} Lassen Sie einen von ihnen aussetzen, oder erlauben Sie zweien, sich zu begegnen.
# The same where some of them play on two boards.
# $boards (Number)
# $pairs (Number)
draw-errors-too-many-separated-on-two-boards = { $boards ->
    [one] Runde { $round } hat ein Brett für { $players }, und von diesen Spielern sollen keine zwei zusammensitzen.
   *[other] Runde { $round } hat { $boards } Bretter für { $players }, und von diesen Spielern sollen keine zwei zusammensitzen.
} { $pairs ->
    [one] Manche spielen an zwei Brettern, zusammen belegen sie mindestens { $seated } Sitzplätze, also sitzt mindestens ein Paar zusammen.
   *[other] Manche spielen an zwei Brettern, zusammen belegen sie mindestens { $seated } Sitzplätze, also sitzen mindestens { $pairs } Paare zusammen.
} Lassen Sie einen von ihnen aussetzen, oder erlauben Sie zweien, sich zu begegnen.
draw-errors-reserved-together = In Runde { $round } sollen { $one } und { $other } getrennt sitzen, aber beide haben reservierte Sitzplätze an Brett { $board }. Geben Sie einen der beiden frei.
draw-errors-no-board-left = In Runde { $round } hat jedes Brett einen reservierten Sitzplatz für jemanden, dem { $player } nicht begegnen soll: { $others }. Geben Sie einen dieser Sitzplätze frei.
draw-errors-no-arrangement = In Runde { $round } lassen sich nicht alle Trennungen einhalten: Jede Verteilung wurde versucht. Geben Sie einen reservierten Sitzplatz frei, oder erlauben Sie zwei dieser Spieler, sich zu begegnen.

## The games of an elimination in groups. An entrant is a player. All variables but $name are numbers.

# $count is a number of entrants.
# $count (Number)
draw-errors-too-few-entrants = Eine Partie braucht sieben Spieler, und es gibt nur { $count } Teilnehmer.
draw-errors-empty-group = Gruppe { $group } ist leer. Entfernen Sie die Gruppe, oder nehmen Sie Teilnehmer in sie auf.
# $largest is the size of the largest group, $mates and $rest are numbers of other entrants, $needed and $room numbers of meetings, and $sum
# is $entrants and $largest together.
draw-errors-too-many-meetings = Es kann keinen Spielplan geben: Jedes Mitglied der Gruppe von { $largest } muss { $mates } anderen zweimal und { $rest } einmal begegnen. Das sind { $needed } Begegnungen, und in sieben Partien ist Platz für { $room }. Die Zahl der Teilnehmer und die Größe der größten Gruppe dürfen zusammen höchstens 44 sein; hier sind es { $entrants } und { $largest }, zusammen { $sum }.
# $tried is a number of attempts, $missing of meetings.
# $missing (Number)
draw-errors-no-schedule-found = { $missing ->
    [one] Kein Spielplan gefunden. Für { $entrants } Teilnehmer mit { $largest } in der größten Gruppe schließen die Zahlen keinen aus, aber den besten Partien fehlt nach { $tried } Versuchen eine Begegnung. Eine andere Startzahl findet vielleicht einen. Kleinere Gruppen oder weniger Teilnehmer machen es leichter.
   *[other] Kein Spielplan gefunden. Für { $entrants } Teilnehmer mit { $largest } in der größten Gruppe schließen die Zahlen keinen aus, aber den besten Partien fehlen nach { $tried } Versuchen { $missing } Begegnungen. Eine andere Startzahl findet vielleicht einen. Kleinere Gruppen oder weniger Teilnehmer machen es leichter.
}
# “Reserve” is a role, as it is chosen in the list of players.
draw-errors-player-without-group = { $name } ist in keiner Gruppe. Geben Sie jedem Spieler eine Gruppe, oder setzen Sie die Rolle der Reservespieler auf „Reserve“.
