# The roll call: who is present for a round. Letters search for a name, Space marks the player.
#
# The status of a player (“present”, “late”), the names of players and of rounds and the text with the numbers of players and boards are
# variables. They come as they are. Keys such as Space and Ctrl have the names of keys.ftl; a Mac shows Cmd in place of Ctrl.

# The name of the tab. It must be short.
roll-call-tab-tab-name = Roll call

## The table. The columns are narrow, and their headings are in lower case.

# The heading of “present”, “absent” and so on. About 12 letters have room.
roll-call-tab-status = status
# The heading of the reasons why a player has no board in this round.
roll-call-tab-sits-out = reason to sit out
# The heading of the number of rounds that the player has played. About 7 letters have room.
roll-call-tab-played = played
# The heading of the number of rounds in which the player was present and had no board. About 7 letters have room.
roll-call-tab-sat-out = sat out
# The heading of the power that a player has before the draw. About 14 letters have room.
roll-call-tab-reserved-power = reserved power
# A tooltip.
roll-call-tab-reserved-power-hint = The power that is reserved before the draw, for example by auction or by choice
# A tooltip. The words from “late” to “two boards” are typed: take those of values.ftl.
roll-call-tab-status-hint = Space switches between present and absent. F2 sets late, standby, sits out, must play or two boards

## The names of the cells, as a screen reader says them. $column is a heading of the table.

roll-call-tab-cell-of-heading = Roll heading { $column }
roll-call-tab-cell-of-player = Roll { $player } { $column }

## The bar above the table, and the bar at the foot of the window.

# In place of the name of the round, where it is not in the list of rounds yet.
roll-call-tab-next-round = Next round
roll-call-tab-nobody-called = Nobody has been called yet. Type a first name or a part of it and press Space, or paste a list of names.
# $names are the players who have no board in this round: “Ann, Ben”.
roll-call-tab-out = Out: { $names }.
# A warning after that, where this is the only round in which members score for their teams. $members are those of teams who have
# no board: “Ann (Berlin) and Ben (Berlin)”.
# $count (Number)
roll-call-tab-team-members-out = { $count ->
    [one] This round counts for the teams: { $members } sits out and scores nothing for the team.
   *[other] This round counts for the teams: { $members } sit out and score nothing for their teams.
}
# One of them. $name is the player.
roll-call-tab-member-of-team = { $name } ({ $team })
# $count is the number of players in the list.
# $count (Number)
roll-call-tab-nobody-called-of = { $count ->
    [one] { $count } player, nobody called yet
   *[other] { $count } players, nobody called yet
}

## The commands. What is said when a command is not possible now begins in lower case and has no stop.

roll-call-tab-needs-roll-call = open the roll call first
roll-call-tab-every-player-has-entry = every player has an entry already
# The title of a list of rounds.
roll-call-tab-choose-round = Roll call of a round
# The hint in the empty field above the list.
roll-call-tab-choose-round-search = name of the round
# A line of the list.
roll-call-tab-new-round = A new round
# Beside a round in the list: so many players are called for it already.
# $count (Number)
roll-call-tab-called = { $count } called
# The title of a dialog.
roll-call-tab-new-player = A new player who is present
# The name of its field.
roll-call-tab-new-player-name = Name
# $names is “Jan Kowalski”, or several names.
roll-call-tab-similar-names = In the list of players is { $names }. Escape goes back to the list.
roll-call-tab-needs-name = Type the name of the player.
roll-call-tab-player-added = { $player } is in the list of players and present
# The typed name is that of a player of the list.
roll-call-tab-known-player-present = { $player } was in the list of players already, and is present now. A second player of this name needs another spelling

## A list of names that was pasted, or a file with names.

# $count (Number)
roll-call-tab-players-called = { $count ->
    [one] { $count } player called
   *[other] { $count } players called
}
# $names had left the event, and take part again: “Ann, Ben”.
# $count (Number)
roll-call-tab-players-called-and-back = { $count ->
    [one] { $count } player called; back in the event after leaving it: { $names } (Ctrl+Z undoes it)
   *[other] { $count } players called; back in the event after leaving it: { $names } (Ctrl+Z undoes it)
}
roll-call-tab-pasted-list-names-nobody = the pasted list names nobody on the list of players.
# $file is the name of a file.
roll-call-tab-file-names-nobody = { $file } names nobody on the list of players.
# $lines are those lines of the list, at most 8.
# $count (Number)
roll-call-tab-unread-lines-pasted = { $count ->
    [one] One line of the pasted list names nobody on the list of players, or has an unknown mark: { $lines }. Correct these lines and read the list again.
   *[other] { $count } lines of the pasted list name nobody on the list of players, or have an unknown mark: { $lines }. Correct these lines and read the list again.
}
# $lines are the first 8 of those lines.
# $count (Number)
roll-call-tab-many-unread-lines-pasted = { $count } lines of the pasted list name nobody on the list of players, or have an unknown mark: { $lines } and others. Correct these lines and read the list again.
# $file is the name of a file, $lines are those lines of it, at most 8.
# $count (Number)
roll-call-tab-unread-lines-of-file = { $count ->
    [one] One line of { $file } names nobody on the list of players, or has an unknown mark: { $lines }. Correct these lines and read the list again.
   *[other] { $count } lines of { $file } name nobody on the list of players, or have an unknown mark: { $lines }. Correct these lines and read the list again.
}
# $lines are the first 8 of those lines.
# $count (Number)
roll-call-tab-many-unread-lines-of-file = { $count } lines of { $file } name nobody on the list of players, or have an unknown mark: { $lines } and others. Correct these lines and read the list again.

## The search for a name, in the bar at the foot of the window. These texts begin in lower case and have no stop.

# $player is the name that the letters found. It is the only one, or the one at $position of $count: “Karl Brandt, 1 of 2”.
# $count (Number)
roll-call-tab-found = { $count ->
    [1] { $player }
   *[other] { $player }, { $position } of { $count }
}
# $count (Number)
roll-call-tab-found-left = { $count ->
    [1] { $player }: has left the event
   *[other] { $player }, { $position } of { $count }: has left the event
}
# $count (Number)
roll-call-tab-found-present = { $count ->
    [1] { $player }: present already; Space marks the player absent
   *[other] { $player }, { $position } of { $count }: present already; Space marks the player absent
}
# The letters can mean several players. $names are two of them, “Ole Hansen or Ole P. Hansen”, and $player is the first.
roll-call-tab-go-on = { $names }: a second word decides, or Space marks { $player }
roll-call-tab-go-on-present = { $names }: a second word decides, or Space marks { $player } absent
roll-call-tab-no-such-name = no name begins like this; nobody was marked; Enter adds a new player
# $letters were typed.
roll-call-tab-no-name-begins = no name begins like “{ $letters }”; Enter adds a new player
# $names is a similar name, or several.
roll-call-tab-no-name-begins-similar = no name begins like “{ $letters }”; Enter adds a new player; { $names } is similar
# $letters is the last word that was typed, $text all words. $player was marked after the first word.
roll-call-tab-no-name-begins-takes-back = no name begins like “{ $letters }”; Enter adds a new player, “{ $text }”, and takes back the mark of { $player }
roll-call-tab-search-over = the search is over
roll-call-tab-search-over-nobody = the search is over; nobody was marked
# $status is “present”, or the text for a player who is not called.
roll-call-tab-status-of-player = { $player }: { $status }
# The status of a player who is not called.
roll-call-tab-not-called = not called
roll-call-tab-not-marked = { $player } was meant by the first word alone and is not marked
roll-call-tab-space-brings-back = { $player } has left the event; Space again brings the player back

## A player was marked.

roll-call-tab-marked-absent = { $player }: now absent
roll-call-tab-marked-back = { $player }: back in the event and present; Ctrl+Z undoes it
# $marked is one of the three texts above. The letters that were typed could mean several players: “Ann Lee: present (1 of 2 names that
# begin like this)”.
# $count (Number)
roll-call-tab-marked-among = { $marked } ({ $position } of { $count } names that begin like this)
