# Why a change of the book is refused. Each is shown with a capital letter at its beginning and a full stop at its end. Behind the
# semicolon stands what to do. $position, $count, $number, $id and $year are numbers, $name and $replacement names of players.

# $count is how many there are, here and below.
edit-errors-no-round = there is no round at position { $position } of the list; it has { $count }
edit-errors-no-board = there is no board at position { $position } of its round; it has { $count }
edit-errors-round-gone = this round is not in the event any more; choose another one
edit-errors-board-gone = this board is not in the event any more; choose another one
edit-errors-id-taken = another round or board of the event has the id { $id }; undo the last change and try again
edit-errors-no-chart = there is no chart of { $year } on this board; add the year first
edit-errors-chart-twice = this board has a chart of { $year } already; change its counts instead
edit-errors-no-person = there is no player number { $number } in this event; add the player first
edit-errors-name-taken = “{ $name }” is already in the list of players; add an initial or a town to one of the two names
edit-errors-number-taken = this event already has a player number { $number }; use another number
edit-errors-number-too-high = { $number } is no number of a player; the highest is { $highest }
# $what says what is too large or wrong, here and below; see invalid-books.ftl.
edit-errors-too-large = this change is too large for a book: { $what }
edit-errors-below-zero = { $what }; a number of boards is not below 0
# $board is the name of a board.
edit-errors-charts-mixed = the charts of board { $board } are not in the order of their years, or a year is there twice; correct the years
# Escape is a key.
edit-errors-no-name = a player needs a name; type one, or press Escape to keep the old one
# $board is “Round 2, board C”.
edit-errors-person-seated = { $name } sits at { $board } and cannot be removed; empty the seat first
# $reference is one of the next messages.
edit-errors-person-referenced = { $name } { $reference } and cannot be removed; change that first
edit-errors-is-named-at = is named at { $board }
# $round is “round 2”.
edit-errors-sat-out = sat out { $round }
edit-errors-is-in-team = is in the team { $team }
# $other is another player.
edit-errors-replaces = replaces { $other }
edit-errors-is-named-for-top-board = is named for the top board
edit-errors-is-winner-of = is a winner of the prize { $award }
edit-errors-replacement-circle = { $name } cannot be replaced by { $replacement }, who was replaced in turn by { $name }; choose another player
edit-errors-invalid-book = this book is not valid: { $what }; correct it, or open a backup
edit-errors-no-note = there is no line { $position } in the notebook; it has { $count }
edit-errors-no-event = there is no event { $position } in the ladder; it has { $count }
edit-errors-no-result = there is no line { $position } in this result list; it has { $count }
# A decision whether two spellings are one person.
edit-errors-no-decision = there is no decision { $position } about identity; there are { $count }
