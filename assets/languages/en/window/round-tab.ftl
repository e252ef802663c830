# The tab of a round: its boards with their seats, counts and scores, and the commands of rounds, boards, seats and draws.
#
# Names of powers, seasons, rounds, boards and players, kinds of cards, and the typed endings of games are variables. They come as they
# are: do not give them an ending or an article. Keys such as Ctrl have the names of keys.ftl; a Mac shows Cmd in place of Ctrl.

## The state of a game, in the line above a board and in its record. There is little room: short words, in lower case.

# A game that has no counts yet.
round-tab-not-started = not started
# A game that is being played.
round-tab-running = running
# $season is “Fall 1905”. The vote for a draw has passed, but the chart of centres of that year is not complete.
round-tab-draw-passed-without-chart = draw passed in { $season }, chart missing
# $season is “Fall 1905”.
round-tab-draw-passed = draw passed in { $season }
# $season is “Fall 1905”.
round-tab-draw-proposed = draw proposed in { $season }
# How a game ended: the other players conceded it to one power.
round-tab-concession = concession
# How a game ended: one power has won alone.
round-tab-solo = solo
# The same with the power.
round-tab-solo-by = solo by { $power }
# How a game ended: by a vote for a draw.
round-tab-ended-in-draw = ended in a draw
# The same with the number of powers that share the draw.
# $count (Number)
round-tab-draw-of = draw of { $count }
# How a game ended, in one word. It can be followed by the year: “ended 1909”.
round-tab-ended = ended
# How a game ended: neither by a solo nor by a vote.
round-tab-played-to-the-end = played to the end
# An abandoned game.
round-tab-no-result = no result
# $state is one of the states above, $year is the last year of the game: “ended 1909”, “solo 1907”.
round-tab-state-in-year = { $state } { $year }
# The same in the title of a record: “abandoned, 1907”, “solo by France, 1907”, “running, 1905”.
round-tab-state-then-year = { $state }, { $year }

## The number of centres of a board, which are 34 at the end of a game. There is little room.

# $count (Number)
round-tab-too-many-centres = { $count } too many
# $sum and $all are numbers of centres: “20 of 34”.
round-tab-centres-of-all = { $sum } of { $all }
# Some centres are missing: “1 short”.
# $count (Number)
round-tab-centres-short = { $count } short
# All centres are there: “34 centres”.
# $count (Number)
round-tab-all-centres = { $count } centres
# “37: 3 too many”.
# $count (Number)
round-tab-sum-too-many = { $sum }: { $count } too many
# $state is “running 1905”: “running 1905 · 20 of 34”.
round-tab-state-and-centres = { $state } · { $sum } of { $all }
# In place of the state: a typed text such as “=5+3” is no count.
# $count (Number)
round-tab-unreadable-counts = { $count ->
    [one] { $count } count unreadable
   *[other] { $count } counts unreadable
}
# $state is “abandoned 1907”.
round-tab-no-result-and-state = no result · { $state }
# $state is “ended 1909”: “33: 1 short · ended 1909”.
# $count (Number)
round-tab-sum-short-and-state = { $sum }: { $count } short · { $state }
# $result is “34 · ended 1909”. The director has not said how the game ended.
round-tab-ended-how = { $result }: how?
# $result is “34 · ended 1909”. The director has not entered the last year of the game.
round-tab-ended-when = { $result }: when?
# $result is “34 · ended 1909”. The board has counts, and nobody has entered its players.
round-tab-ended-who = { $result }: who?
# The tooltip of the state of the game.
round-tab-type-last-year = Type the last year that was played.
# The same after the state: $result is “34 · ended 1909”.
round-tab-result-and-typing = { $result }. Type the last year that was played.
# A button in the place of the next board: adds a board.
round-tab-new-board = + Board
# The tooltip of this button.
round-tab-new-board-hint = Add a board to this round (Ctrl+Shift+B)

## The cells of a board: headings of narrow columns and rows in lower case, and their tooltips.

# The name of the row below the seven powers. About 10 letters have room.
round-tab-total = total
# The name of the row below the boards, with the players who had no board. About 10 letters have room.
round-tab-sat-out = sat out
round-tab-sat-out-hint = The players who were present and had no board. Separate several names with semicolons
# “View, Working columns of the score” is a command in a menu.
round-tab-folded-columns = The working columns of the score are folded. View, Working columns of the score shows them.
round-tab-marked-for-swap = Marked for a swap. Ctrl+K on another seat swaps the two.
round-tab-from-yearly-counts = From the yearly counts. Type the final value when the game has ended
round-tab-from-yearly-counts-running = From the yearly counts; the game is still running. Type the final value when the game has ended
# In the row below the powers: the director has to say how the game ended. The words are those that are typed there.
round-tab-agreed-or-abandoned = agreed draw or abandoned?
# The words in quotes are typed: take those of values.ftl.
round-tab-ending-hint = How the game ended. Type “agreed draw”, “conceded to France” or “abandoned”. Topboard finds a solo, a draw and the last year from the counts
round-tab-ending-keys = Shift+F9: agreed draw. Shift+F8: abandoned. Ctrl+Shift+F9: agreed draws on all such boards
round-tab-sum-of-scores = The sum of the seven scores

## The tooltip of a score.

# $computed is the score by the formula, “45.53”.
# $computed (Figure)
round-tab-set-by-hand = Set by hand. Computed: { $computed }
round-tab-set-by-hand-not-computed = Set by hand. Computed: not computed
# $reason was typed by the director.
# $computed (Figure)
round-tab-set-by-hand-because = Set by hand: { $reason }. Computed: { $computed }
# $reason was typed by the director.
round-tab-set-by-hand-because-not-computed = Set by hand: { $reason }. Computed: not computed
# $printed and $computed are scores, “45.5” and “45.53”.
# $printed (Figure)
# $computed (Figure)
round-tab-file-says = The imported file says { $printed }; computed: { $computed }
# $printed (Figure)
round-tab-file-says-not-computed = The imported file says { $printed }; computed: nothing
# $penalties is “25 % joined late”.
round-tab-before-penalties = The score before penalties. Deducted: { $penalties }
round-tab-provisional-ending = Provisional: nobody has said whether the game ended as an agreed draw or was abandoned
round-tab-provisional-last-year = Provisional: the last year of the game is not entered, so it may have ended early
round-tab-provisional-unreadable = Provisional: a number of centres of the game cannot be read
round-tab-provisional-running = Provisional: the game is still running
round-tab-no-score-unknown-system = No score: the scoring system is unknown. Choose another one on the Rules tab
# $system is the name of a scoring system, $input what it needs: “the last year played”.
round-tab-no-score-needs = No score yet: { $system } needs { $input }
round-tab-no-score-formula = No score: the formula has no value here
round-tab-no-score-no-centres = No score yet: no centres are entered
# $powers is a list: “France, Italy”.
round-tab-no-score-centres-missing = No score yet: the centres of { $powers } are missing

## The incidents at a seat: a mark after the name of the player, and sentences in the tooltip, without a stop at the end.

round-tab-locked = Locked: a new draw leaves this seat as it is
# $player is a substitute.
round-tab-took-over = { $player } took over
# $season is “Fall 1903”, as the director typed it.
round-tab-took-over-from = { $player } took over from { $season }
round-tab-result-goes-to = The result goes to { $player }
round-tab-result-goes-to-first = The result goes to { $player }, who began the game
# $cards is “yellow Spring 1904 late orders”.
round-tab-cards = Cards: { $cards }
# $penalties is “25 % joined late”.
round-tab-deducted = Deducted from the score of this game: { $penalties }

## The names of cells for screen readers and in the bar above the sheet: “Round 1 Board A France centres”, “Round 1 Board A ended”. The
## round and the board stand before them.

# The cell with the last year of the game.
round-tab-cell-ended = ended
# The cell below the powers that says how the game ended.
round-tab-cell-ending = ending
# Another cell of the line above the board. $column is the heading of the column.
round-tab-cell-title = title { $column }
# A heading. $column is its text.
round-tab-cell-heading = heading { $column }
# A cell in the row below the powers.
round-tab-cell-total = total { $column }
# The players who had no board in a round.
round-tab-cell-sat-out = { $round } sat out
# The button in the place of the next board.
round-tab-cell-new-board = { $round } add a board

## The tab as a whole: an empty round, the bar at the foot of the window, messages.

# A heading in a round without boards.
round-tab-no-boards = No boards yet
round-tab-no-boards-text = Take the roll call and draw the round, add a board and type its seven names, or import the results.
# A button: “42 players: make 6 boards”.
# $players (Number)
# $boards (Number)
round-tab-make-boards = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: make { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}
# “Board, Set the score by hand” is a command in a menu.
round-tab-computed-cell = This cell is computed. The formula bar shows its formula. Board, Set the score by hand replaces the score with your own.
# $board is “Round 2, board C”.
round-tab-seat-is-marked = { $power } on { $board } is marked for a swap: Ctrl+K on another seat swaps the two, Escape unmarks it
# “Board C: 33/34 centres”.
round-tab-board-centres = { $board }: { $sum }/{ $all } centres
# “3 of 11 boards complete”.
# $boards (Number)
round-tab-boards-complete = { $complete } of { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} complete
# A message after the explanation of a score was copied. $explanation is “score = 34 + 66 = 100”.
round-tab-explanation-copied = copied: { $explanation }
round-tab-seat-not-marked = the seat is not marked any more

## Rounds and boards. What is said when a command is not possible now begins in lower case and has no stop.

round-tab-needs-left-out-round = no round was left out
round-tab-needs-empty-round = open a round without boards first, for which seven players are present
# $round is “Round 3”, $boards is “4 boards”, here and below.
round-tab-round-removed = { $round } is removed. Ctrl+Z restores it.
round-tab-round-removed-with-boards = { $round } is removed, with { $boards }. Ctrl+Z restores it.
# $results is the number of powers with a number of centres.
# $results (Number)
round-tab-round-removed-with-results = { $results ->
    [one] { $round } is removed, with { $boards } and { $results } result. Ctrl+Z restores it.
   *[other] { $round } is removed, with { $boards } and { $results } results. Ctrl+Z restores it.
}
round-tab-board-removed = The board is removed. Ctrl+Z restores it.
# Always two or more.
# $count (Number)
round-tab-boards-removed = { $count } boards are removed. Ctrl+Z restores them.
# Boards were added: “6 boards for 42 players”.
# $boards (Number)
# $players (Number)
round-tab-boards-for-players = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}
# The title of a dialog. $round is “Round 2”.
round-tab-rename-round = Rename { $round }
# The name of the field in this dialog.
round-tab-round-name-field = Number, or a name such as “Final”
round-tab-round-needs-name = A round needs a name. Type a number or a word.

## Scoring systems. $system is the name of one.

# The title of a list.
round-tab-system-of-this-round = Scoring system of this round
# The title of a list.
round-tab-system-of-this-board = Scoring system of this board
# The hint in the empty field above the list.
round-tab-system-search = a few letters of a system’s name
# A line of the list: the round or the board has no scoring system of its own, but that of the event.
round-tab-system-of-event = The event’s ({ $system })
# A line of the list: the board has no scoring system of its own, but that of its round.
round-tab-system-of-round = The round’s ({ $system })
# Beside the line of the list that is chosen at present.
round-tab-system-now = now

## A score that the director sets by hand.

round-tab-needs-score-by-hand = put the cursor on a score that was set by hand first
# The title of a dialog. $seat is “France on Round 2, board C”.
round-tab-score-of-seat = Score of { $seat }
# The title of a dialog for several seats. Always two or more.
# $count (Number)
round-tab-score-of-seats = Score of { $count } seats
# The name of a field.
round-tab-score-field = Score
# The name of a field: why the score is set by hand.
round-tab-reason-field = Reason
# $text was typed.
round-tab-not-a-number = “{ $text }” is not a number.
# A message: the seat has its computed score again.
round-tab-computed-score-of-seat = computed score of { $seat }
# The same for several seats. Always two or more.
# $count (Number)
round-tab-computed-scores-of-seats = computed scores of { $count } seats

## A name that was typed over another one.

# A button: the answer to the question below.
round-tab-same-person = The same person
# A button: the other answer.
round-tab-another-player = Another player
# $new and $old are names.
round-tab-is-same-person = { $new } is typed over { $old }. Is this the same person, renamed everywhere, or another player?
round-tab-person-renamed = { $old } is called { $new } now

## How a game ended.

round-tab-needs-final-counts = type the final counts and the last year of this game first
round-tab-needs-open-ending = this game has its ending already; type over it below the counts to change it
round-tab-needs-last-year = type the last year of this game first (Ctrl+F9)
round-tab-needs-no-ending = this game was played to the end, so it needs no other ending
# Why no game can be given an ending: the last years of games are missing.
round-tab-needs-last-years = type the last years of the games first: a game that was played to its last year needs no ending
round-tab-all-games-have-endings = every game has its ending, or was played to the end and needs none
round-tab-all-games-have-last-years = every game has its last year already
# $games is “Round 2, board C” or “3 games”, $ending is “agreed draw” or “abandoned”, as it stands in the cell.
round-tab-ended-as = { $games }: { $ending }
# $ending is “agreed draw”, as it stands in the cells.
# $count (Number)
round-tab-all-ended-as = { $count ->
    [one] { $count } game: { $ending }; Ctrl+Z takes it back
   *[other] { $count } games: { $ending }; Ctrl+Z takes it back
}
# $year is the last year under the rules.
# $count (Number)
round-tab-all-played-to = { $count ->
    [one] { $count } game: played to { $year }; Ctrl+Z takes it back
   *[other] { $count } games: played to { $year }; Ctrl+Z takes it back
}
# $board is “Round 2, board C”.
round-tab-type-last-year-of-game = { $board }: type the last year of the game

## Late orders.

# The title of a list of seats.
round-tab-whose-orders = Whose orders are late?
# The hint in the empty field above the list.
round-tab-whose-orders-search = a board and a power, or a name
# $card is the kind of the card, “yellow”. $seat is “France on Round 2, board C”, $consequence “a warning; the next one is red”.
round-tab-card-given = { $card } card for { $player }, { $seat }: { $consequence }
# What a card means: a yellow one, a red one, and more time.
round-tab-yellow-card-means = a warning; the next one is red
round-tab-red-card-means = all units of { $power } hold; retreats and builds may still be ordered
round-tab-extension-means = the deadline is later
# The note of the card, which is kept in the book. $seconds is a number; “s” are seconds, and must follow it.
round-tab-note-late-orders = late orders
round-tab-note-seconds-late = { $seconds } s late

## The draw: who sits where. $round is “Round 2”, $board is “Round 2, board C”.

round-tab-nobody-sits-out = nobody sits out, so no board of six is needed
round-tab-too-few-for-six = there are too few players present, even for boards of six
# $reason is “Every board of Round 1 has counts, so its players stay”. $round is the round that can be drawn.
round-tab-cannot-draw = { $reason }. The round to draw is { $round }: take its roll call first (Ctrl+L).
round-tab-cannot-draw-next-round = { $reason }. The next round is to be drawn: take its roll call first (Ctrl+L).
# $count (Number)
round-tab-players-will-move = { $count ->
    [one] One player has a seat already and will move.
   *[other] { $count } players have seats already and will move.
}
# The title of a question: a new draw would lose seats that were typed.
round-tab-draw-over-seats = Draw over seats?
# The hint in the empty field: letters of one of the two answers.
round-tab-draw-over-seats-search = keep or draw
# $seats is “7 seats of board A and 2 seats of board C”.
round-tab-seats-would-be-lost = { $seats } would be lost. These seats were made by hand, not by a draw.
# An answer.
round-tab-keep-seats = Keep these seats and draw the rest
# An answer.
round-tab-draw-all-boards = Draw all boards
# Beside this answer.
round-tab-these-seats-are-lost = these seats are lost
# The title of a question: the round has a draw already.
round-tab-draw-again-question = Draw again?
# The hint in the empty field: letters of one of the two answers.
round-tab-draw-again-search = leave or draw
# An answer.
round-tab-leave-draw = Leave the draw as it is
# An answer.
round-tab-draw-again = Draw again
# The title of a list.
round-tab-draw-several-rounds = Draw several rounds at once
# The hint in the empty field above the list.
round-tab-draw-several-rounds-search = number of rounds
# A line of the list. Always two or more.
# $count (Number)
round-tab-rounds-together = { $count } rounds together
# The title of a list: boards on which six of the seven powers are played.
round-tab-draw-boards-of-six = Draw with boards of six
# The hint in the empty field above the list.
round-tab-draw-boards-of-six-search = name of the power
# A line of the list.
round-tab-nobody-plays = Nobody plays { $power }

# The title of a dialog.
round-tab-adjacent-powers = Adjacent powers
# The name of its field. “strict” and “wide” are those of values.ftl; the letters are those of the powers in English.
round-tab-adjacent-powers-field = “strict”, “wide”, or pairs: “A-G, E-F, R-T”
round-tab-adjacent-powers-introduction = When two players meet again, they should not hold adjacent powers both times. Strict: A-G, A-I, A-R, F-G, F-I, G-R, R-T, E-F. Wide: these, and E-G, E-R, A-T, I-T, G-I.
# $text was typed.
round-tab-not-a-pair = “{ $text }” is not a pair of powers. Write two letters with a dash between them.

# The title of a dialog.
round-tab-keep-apart = Players to keep apart
# The name of its field, with an example of what is typed.
round-tab-keep-apart-field = Groups: “Ann Lee / Bob Ray; Cy Orr / Di Fox / Ed Orr”
round-tab-keep-apart-introduction = The rules decide whether team-mates are kept apart. Enter other players here, such as couples and families. No two of a group share a board.
# $name was typed.
round-tab-not-on-list = “{ $name }” is not on the list of players.
# $text was typed. “Strokes” are the signs “/”.
round-tab-group-of-one = “{ $text }” names one player. Write two or more names with strokes between them.
# $text was typed.
round-tab-group-names-twice = “{ $text }” names the same player twice.

## Draws that were made.

round-tab-needs-draw = draw the round first
round-tab-needs-draw-or-board = draw the round first, or add a board
# The title of a list.
round-tab-restore-draw = Restore an earlier draw
# The title of a list.
round-tab-repeat-draw = Repeat an earlier draw
# The hint in the empty field above the list. A seed is the number from which a draw makes its random choices.
round-tab-recorded-draw-search = number or seed
# A line of the list: “Draw 2 of Round 1, seed 4711”.
round-tab-recorded-draw = Draw { $number } of { $round }, seed { $seed }
round-tab-draw-restored = Draw { $number } is restored. Ctrl+Z undoes it.
# The title of a page.
round-tab-quality-of-draw = Quality of the draw of { $round }

## Seats that must stay. $board is “Round 2, board C”.

round-tab-board-has-counts = { $board } has counts, so its players stay
round-tab-board-has-counts-substitute = { $board } has counts, so its players stay; enter a substitute in the board record
# $round is “Round 2”.
round-tab-round-has-counts = { $round } has counts, so its players stay
# An empty seat.
round-tab-empty-seat-is-locked = { $power } on { $board } is locked; Ctrl+J unlocks it
round-tab-seat-of-player-is-locked = { $player }’s seat is locked; Ctrl+J unlocks it

## Seats are locked, so that a draw leaves them as they are, or unlocked.

round-tab-needs-player-seat = put the cursor on the seat of a player first
# $seat is “France on Round 2, board C”.
round-tab-seat-locked = { $seat } is locked
round-tab-seat-unlocked = { $seat } is unlocked
# Always two or more, as in the next text.
# $count (Number)
round-tab-seats-locked = { $count } seats are locked
# $count (Number)
round-tab-seats-unlocked = { $count } seats are unlocked
# $board is “Round 2, board C”.
round-tab-board-locked = { $board } is locked
round-tab-board-unlocked = { $board } is unlocked
# Always two or more, as in the next text.
# $count (Number)
round-tab-boards-locked = { $count } boards are locked
# $count (Number)
round-tab-boards-unlocked = { $count } boards are unlocked

## Players who come late, or who leave.

# The title of a list.
round-tab-seat-latecomer = Seat a latecomer
# The hint in the empty field above the list.
round-tab-seat-latecomer-search = a few letters of a name
# Before a name that is in no line of the list.
round-tab-new-player = New player
round-tab-one-gap-at-a-time = a draw closes one gap at a time: select one player
round-tab-needs-player-of-rounds = put the cursor on a player of an event with rounds first
round-tab-has-left-already = the player has left already; a tick in the roll call brings the player back
round-tab-player-left = { $player } has left the event: no draw seats { $player } any more
# $count (Number)
round-tab-players-left = { $count ->
    [one] { $count } player left the event
   *[other] { $count } players left the event
}
# $count is the number of players who left; it can be 0. The players in the $seats seats stay.
# $count (Number)
# $seats (Number)
round-tab-players-left-but-seats = { $count ->
    [one] { $count } player left the event
   *[other] { $count } players left the event
}; { $seats ->
    [one] { $seats } seat of the coming round: let them leave one by one
   *[other] { $seats } seats of the coming round: let them leave one by one
}

## Two players swap their seats.

# The title of a question.
round-tab-swap-seats = Swap two seats
# A button.
round-tab-swap = Swap
# A line below the title. $board is “Round 2, board C”.
round-tab-player-goes = { $player } goes to { $power } on { $board }.
# The same for an empty seat.
round-tab-nobody-goes = nobody goes to { $power } on { $board }.
# A message after the swap. $one and $other are names, or the next text.
round-tab-seats-swapped = swap of { $one } and { $other }
# In place of the name of a player in the text before: an empty seat.
round-tab-nobody = nobody
# Always three or more.
# $count (Number)
round-tab-many-seats-selected = { $count } seats are selected; select two, or mark one of them with Ctrl+K
# $seat is “France on Round 2, board C”.
round-tab-seat-marked = { $seat } is marked; go to another seat and press Ctrl+K again
