# The roll call: who is present for a round. Letters search for a name, Space marks the player.
#
# The status of a player (“present”, “late”), the names of players and of rounds and the text with the numbers of players and boards are
# variables. They come as they are. Keys such as Space and Ctrl have the names of keys.ftl; a Mac shows Cmd in place of Ctrl.

# The name of the tab. It must be short.
roll-call-tab-tab-name = Anwesenheit

## The table. The columns are narrow, and their headings are in lower case.

# The heading of “present”, “absent” and so on. About 12 letters have room.
roll-call-tab-status = Status
# The heading of the reasons why a player has no board in this round.
roll-call-tab-sits-out = Grund fürs Aussetzen
# The heading of the number of rounds that the player has played. About 7 letters have room.
roll-call-tab-played = gespielt
# The heading of the number of rounds in which the player was present and had no board. About 7 letters have room.
roll-call-tab-sat-out = ausges.
# The heading of the power that a player has before the draw. About 14 letters have room.
roll-call-tab-reserved-power = Land vorab
# A tooltip.
roll-call-tab-reserved-power-hint = Das Land, das vor der Auslosung vergeben ist, etwa durch Versteigerung oder Wahl
# A tooltip. The words from “late” to “two boards” are typed: take those of values.ftl.
roll-call-tab-status-hint = Die Leertaste wechselt zwischen anwesend und abwesend. F2 trägt anderes ein: verspätet, auf Abruf (spielt, wenn jemand fehlt), setzt aus (freiwillig), spielt sicher (setzt nicht aus) oder zwei Bretter

## The names of the cells, as a screen reader says them. $column is a heading of the table.

roll-call-tab-cell-of-heading = Anwesenheit Überschrift { $column }
roll-call-tab-cell-of-player = Anwesenheit { $player } { $column }

## The bar above the table, and the bar at the foot of the window.

# In place of the name of the round, where it is not in the list of rounds yet.
roll-call-tab-next-round = Nächste Runde
roll-call-tab-nobody-called = Noch ist niemand eingetragen. Geben Sie einen Vornamen oder einen Teil davon ein und drücken Sie die Leertaste, oder fügen Sie eine Namensliste ein.
# $names are the players who have no board in this round: “Ann, Ben”.
roll-call-tab-out = Es setzen aus: { $names }.
# A warning after that, where this is the only round in which members score for their teams. $members are those of teams who have
# no board: “Ann (Berlin) and Ben (Berlin)”.
# $count (Number)
roll-call-tab-team-members-out = { $count ->
    [one] Diese Runde zählt für die Teams: { $members } setzt aus und holt keine Punkte für das Team.
   *[other] Diese Runde zählt für die Teams: { $members } setzen aus und holen keine Punkte für ihre Teams.
}
# One of them. $name is the player.
roll-call-tab-member-of-team = { $name } ({ $team })
# $count is the number of players in the list.
# $count (Number)
roll-call-tab-nobody-called-of = { $count ->
    [one] { $count } Spieler, noch niemand eingetragen
   *[other] { $count } Spieler, noch niemand eingetragen
}

## The commands. What is said when a command is not possible now begins in lower case and has no stop.

roll-call-tab-needs-roll-call = zuerst die Anwesenheit öffnen
roll-call-tab-every-player-has-entry = alle Spieler sind schon eingetragen
# The title of a list of rounds.
roll-call-tab-choose-round = Anwesenheit einer Runde
# The hint in the empty field above the list.
roll-call-tab-choose-round-search = Name der Runde
# A line of the list.
roll-call-tab-new-round = Eine neue Runde
# Beside a round in the list: so many players are called for it already.
# $count (Number)
roll-call-tab-called = { $count } eingetragen
# The title of a dialog.
roll-call-tab-new-player = Ein neuer Spieler ist anwesend
# The name of its field.
roll-call-tab-new-player-name = Name
# $names is “Jan Kowalski”, or several names.
roll-call-tab-similar-names = In der Spielerliste steht schon: { $names }. Esc führt zur Liste zurück.
roll-call-tab-needs-name = Geben Sie den Namen des Spielers ein.
roll-call-tab-player-added = { $player } steht jetzt in der Spielerliste und ist anwesend
# The typed name is that of a player of the list.
roll-call-tab-known-player-present = { $player } stand schon in der Spielerliste und ist jetzt anwesend. Ein zweiter Spieler dieses Namens braucht eine andere Schreibweise

## A list of names that was pasted, or a file with names.

# $count (Number)
roll-call-tab-players-called = { $count ->
    [one] { $count } Spieler eingetragen
   *[other] { $count } Spieler eingetragen
}
# $names had left the event, and take part again: “Ann, Ben”.
# $count (Number)
roll-call-tab-players-called-and-back = { $count ->
    [one] { $count } Spieler eingetragen; hatte das Turnier verlassen und ist wieder dabei: { $names } (Strg+Z macht es rückgängig)
   *[other] { $count } Spieler eingetragen; nach dem Verlassen des Turniers wieder dabei: { $names } (Strg+Z macht es rückgängig)
}
roll-call-tab-pasted-list-names-nobody = die eingefügte Liste nennt niemanden aus der Spielerliste.
# $file is the name of a file.
roll-call-tab-file-names-nobody = { $file } nennt niemanden aus der Spielerliste.
# $lines are those lines of the list, at most 8.
# $count (Number)
roll-call-tab-unread-lines-pasted = { $count ->
    [one] Eine Zeile der eingefügten Liste nennt niemanden aus der Spielerliste oder hat ein unbekanntes Zeichen: { $lines }. Korrigieren Sie die Zeile, und lesen Sie die Liste noch einmal ein.
   *[other] { $count } Zeilen der eingefügten Liste nennen niemanden aus der Spielerliste oder haben ein unbekanntes Zeichen: { $lines }. Korrigieren Sie diese Zeilen, und lesen Sie die Liste noch einmal ein.
}
# $lines are the first 8 of those lines.
# $count (Number)
roll-call-tab-many-unread-lines-pasted = { $count } Zeilen der eingefügten Liste nennen niemanden aus der Spielerliste oder haben ein unbekanntes Zeichen: { $lines } und andere. Korrigieren Sie diese Zeilen, und lesen Sie die Liste noch einmal ein.
# $file is the name of a file, $lines are those lines of it, at most 8.
# $count (Number)
roll-call-tab-unread-lines-of-file = { $count ->
    [one] Eine Zeile in { $file } nennt niemanden aus der Spielerliste oder hat ein unbekanntes Zeichen: { $lines }. Korrigieren Sie die Zeile, und lesen Sie die Liste noch einmal ein.
   *[other] { $count } Zeilen in { $file } nennen niemanden aus der Spielerliste oder haben ein unbekanntes Zeichen: { $lines }. Korrigieren Sie diese Zeilen, und lesen Sie die Liste noch einmal ein.
}
# $lines are the first 8 of those lines.
# $count (Number)
roll-call-tab-many-unread-lines-of-file = { $count } Zeilen in { $file } nennen niemanden aus der Spielerliste oder haben ein unbekanntes Zeichen: { $lines } und andere. Korrigieren Sie diese Zeilen, und lesen Sie die Liste noch einmal ein.

## The search for a name, in the bar at the foot of the window. These texts begin in lower case and have no stop.

# $player is the name that the letters found. It is the only one, or the one at $position of $count: “Karl Brandt, 1 of 2”.
# $count (Number)
roll-call-tab-found = { $count ->
    [1] { $player }
   *[other] { $player }, { $position } von { $count }
}
# $count (Number)
roll-call-tab-found-left = { $count ->
    [1] { $player }: hat das Turnier verlassen
   *[other] { $player }, { $position } von { $count }: hat das Turnier verlassen
}
# $count (Number)
roll-call-tab-found-present = { $count ->
    [1] { $player }: schon anwesend; die Leertaste trägt den Spieler als abwesend ein
   *[other] { $player }, { $position } von { $count }: schon anwesend; die Leertaste trägt den Spieler als abwesend ein
}
# The letters can mean several players. $names are two of them, “Ole Hansen or Ole P. Hansen”, and $player is the first.
roll-call-tab-go-on = { $names }: ein zweites Wort entscheidet, oder die Leertaste markiert { $player }
roll-call-tab-go-on-present = { $names }: ein zweites Wort entscheidet, oder die Leertaste markiert { $player } als abwesend
roll-call-tab-no-such-name = kein Name beginnt so; niemand wurde eingetragen; die Eingabetaste fügt einen neuen Spieler hinzu
# $letters were typed.
roll-call-tab-no-name-begins = kein Name beginnt mit „{ $letters }“; die Eingabetaste fügt einen neuen Spieler hinzu
# $names is a similar name, or several.
roll-call-tab-no-name-begins-similar = kein Name beginnt mit „{ $letters }“; die Eingabetaste fügt einen neuen Spieler hinzu; ähnlich: { $names }
# $letters is the last word that was typed, $text all words. $player was marked after the first word.
roll-call-tab-no-name-begins-takes-back = kein Name beginnt mit „{ $letters }“; die Eingabetaste fügt „{ $text }“ als neuen Spieler hinzu und nimmt den Eintrag von { $player } zurück
roll-call-tab-search-over = die Suche ist beendet
roll-call-tab-search-over-nobody = die Suche ist beendet; niemand wurde eingetragen
# $status is “present”, or the text for a player who is not called.
roll-call-tab-status-of-player = { $player }: { $status }
# The status of a player who is not called.
roll-call-tab-not-called = nicht eingetragen
roll-call-tab-not-marked = { $player } war nur durch das erste Wort gemeint und ist nicht eingetragen
roll-call-tab-space-brings-back = { $player } hat das Turnier verlassen; noch einmal die Leertaste holt den Spieler zurück

## A player was marked.

roll-call-tab-marked-absent = { $player }: jetzt abwesend
roll-call-tab-marked-back = { $player }: wieder im Turnier und anwesend; Strg+Z macht es rückgängig
# $marked is one of the three texts above. The letters that were typed could mean several players: “Ann Lee: present (1 of 2 names that
# begin like this)”.
# $count (Number)
roll-call-tab-marked-among = { $marked } ({ $position } von { $count } Namen, die so beginnen)
