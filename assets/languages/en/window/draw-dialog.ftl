# The dialogs that draw who sits where: the boards of rounds, and the games of an elimination. A draw is a search in the background.

## The draw of rounds. Titles.

# The title of the dialog. $round is “Round 2” or the name of a round.
draw-dialog-draw-of-round = Draw of { $round }
# $count (Number)
# The title of the dialog where several rounds are drawn together, at least 2. $round is the first of them: “Round 2”.
draw-dialog-draw-of-rounds = Draw of { $count } rounds, from { $round }
# The title where a draw is made once more, to check it. $time is when it was made the first time: “22 November 2026, 16:30”.
draw-dialog-recorded-draw-of-time = The recorded draw of { $time }, made again
# The same for a draw whose time is not known.
draw-dialog-recorded-draw = The recorded draw, made again

## The search.

# Above the bar of progress, before there is a first result.
draw-dialog-searching-for-boards = Searching for boards …
# $count (Number)
# Above the bar of progress. A repeated meeting: two players meet who have met before. $bound is a number too.
draw-dialog-best-boards = Best so far: { $count } repeated meetings. No draw has fewer than { $bound }.
# A button: ends the search early, and shows the best boards that it has found.
draw-dialog-stop-and-keep = Stop, keep the best
# $error is a message of the operating system.
draw-dialog-draw-cannot-start = The draw cannot start, because the system refuses another thread: { $error }.
# A seed is the number from which a draw makes its random choices.
draw-dialog-draw-stopped = The draw stopped because of an unexpected error. Try another seed.
# $reason is one sentence or several.
draw-dialog-no-draw-possible = No draw is possible. { $reason }

## The boards of a draw.

# $count (Number)
# A warning above the boards. $players are the players who lose the claim, “Ann Lee and Ben Orr”. $round is “round 4”. $top-board is
# “top board”, “final table” or “medal round”. “Rounds played” is a field on the Rules tab.
draw-dialog-lost-claims = { $count ->
    [one] { $players } loses the claim to the { $top-board } by playing in { $round }. To keep it, mark the player as absent in the roll call. Or change “Rounds played” on the Rules tab.
   *[other] { $players } lose their claim to the { $top-board } by playing in { $round }. To keep it, mark them as absent in the roll call. Or change “Rounds played” on the Rules tab.
}
# $count (Number)
# A line above the boards where no roll call was made for the round, so that all are drawn. $round is “round 4”.
draw-dialog-no-roll-call = { $count ->
    [one] Nobody is marked present for { $round }, so the draw takes the only player.
   *[other] Nobody is marked present for { $round }, so the draw takes all { $count } players.
}
# $note is the line before. Ctrl+L is a key.
draw-dialog-roll-call-key = { $note } Ctrl+L opens the roll call.
# The title of a board whose seats the draw leaves as they are. $board is “Board C”.
draw-dialog-board-unchanged = { $board }, unchanged
# A player whose seat the draw leaves as it is. The room is narrow.
draw-dialog-player-stays = { $player } · stays
# A tooltip at a seat.
draw-dialog-power-and-player = { $power }: { $player }
# $players are the players without a board in the round: “Ann Lee, Ben Smith”.
draw-dialog-sitting-out = Sitting out: { $players }.

## Below the boards: the seed, and the buttons.

# The name of the field for a seed, which is the number from which a draw makes its random choices. The room is narrow.
draw-dialog-seed-field = Draw with seed
# $position is the number of the draw in view, of $count draws that were made here. “Undo” is the command of the menu Edit, “Accept”
# and “Discard” are the buttons below. Enter and Ctrl+B are keys.
draw-dialog-what-keys-do = Seed { $seed }, draw { $position } of { $count }. Enter seats the boards as one step, which Undo takes back. Ctrl+B makes another draw. Accept also keeps the other draws in the round. Discard keeps none.
# While a number is typed into the field for a seed. Enter is a key.
draw-dialog-enter-draws-with-seed = Enter draws with seed { $seed }. The same seed gives the same boards on every computer.
# $text is what was typed into the field for a seed.
draw-dialog-no-seed = “{ $text }” is no seed. Type a whole number.
# Buttons. “Accept” seats the players, “Discard” leaves everything as it was.
draw-dialog-accept = Accept
draw-dialog-draw-with-this-seed = Draw with this seed
draw-dialog-another-draw = Another draw
# A button: shows the next of the draws that were made here.
draw-dialog-other-draws = Other draws
# The result of a draw that was made once more.
draw-dialog-same-boards = Seed { $seed } gives the same boards again.
# $recorded-version and $version are versions of Topboard: “1.4.0”. $method is the number of the way in which it draws.
draw-dialog-other-boards = The result differs. The recorded draw was made by version { $recorded-version }. This is version { $version }, method { $method }.

## After the dialog, in the status bar.

# Ctrl+Z is a key.
draw-dialog-boards-are-drawn = The boards are drawn. Ctrl+Z undoes the draw.
draw-dialog-nothing-drawn = nothing was drawn
# A part of the question before the window closes.
draw-dialog-draw-not-in-book = The draw in the dialog is not in the book yet.

## An elimination: players in groups play games in waves. In each wave every player has at most one game, and a wave becomes a round.

# The title of the dialog.
draw-dialog-elimination = Draw an elimination
draw-dialog-searching-for-games = Searching for games …
# $count (Number)
# Above the bar of progress. The rules ask for a number of meetings of each two players.
draw-dialog-best-games = The best games so far lack { $count } of the required meetings.
# $error is a message of the operating system.
draw-dialog-search-cannot-start = The search cannot start, because the system refuses another thread: { $error }.
draw-dialog-search-stopped = The search stopped because of an unexpected error. Try another seed.
# $players (Number)
# $games (Number)
# $waves (Number)
# The games that were found, where no group has two members. $least is “twice” or “three times”. An entrant is a player of the
# elimination.
draw-dialog-games-found = { $players } entrants play { $games } games, seven each, one with each power, in { $waves } waves. Each wave becomes a round. Any two entrants meet at least { $least }. Seed { $seed }.
# $players (Number)
# $games (Number)
# $waves (Number)
# The same with groups. $least-in-group is “twice” or “three times” too.
draw-dialog-games-of-groups-found = { $players } entrants play { $games } games, seven each, one with each power, in { $waves } waves. Each wave becomes a round. Members of the same group meet at least { $least-in-group }. Any two entrants meet at least { $least }. Seed { $seed }.
# $count (Number)
# How often two entrants meet: “at least twice”.
draw-dialog-times = { $count ->
    [0] never
    [1] once
    [2] twice
    [3] three times
    [4] four times
    [5] five times
    [6] six times
    [7] seven times
   *[other] { $count } times
}
# The heading of the column with the number of the wave. The room is narrow.
draw-dialog-wave = wave
# Buttons. “Stop” ends the search early.
draw-dialog-stop = Stop
draw-dialog-try-another-seed = Try another seed
draw-dialog-other-games = Other games
draw-dialog-games-are-drawn = The games are drawn. Ctrl+Z undoes the draw.
# A part of the question before the window closes.
draw-dialog-games-not-in-book = The games that the dialog shows are not in the book yet.
