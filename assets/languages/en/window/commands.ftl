# The menus of the window, its commands, and why a command is not possible now.

### A command is an entry of a menu and often a button. “…” at the end of its name says that a dialog or a list follows.
### “.help” says what it does: whole sentences in a tooltip, with a full stop at the end. The list of keys shows it without that full stop.
### “.words” are other words by which somebody may look for the command, of this language, in small letters with blanks between them.
### They are never shown, and words that are in the name or in the help line need not be repeated. The English words find it too.
### Names of keys in a sentence (Ctrl, Shift, Escape, Enter) are those of keys.ftl, which the program shows beside its commands.
### On a Mac the program writes “Cmd” in the place of “Ctrl”.

## The menus of the menu bar. Their names are short. “.letter” is the letter that opens the menu together with Alt, and is
## underlined: one of the letters A to Z that is in the name, another one for each menu, and not Q, X or Y.

commands-menu-file = File
    .letter = F
commands-menu-edit = Edit
    .letter = E
# The tournament: its name, its players and its rounds.
commands-menu-event = Event
    .letter = n
commands-menu-board = Board
    .letter = B
# The draw of seats: who plays on which board with which power.
commands-menu-draw = Draw
    .letter = D
# The rules of the event and the systems that score its boards.
commands-menu-scoring = Scoring
    .letter = S
commands-menu-standings = Standings
    .letter = t
# The top board, the teams and the prizes.
commands-menu-prizes = Prizes
    .letter = P
# The ranking of a year over many events.
commands-menu-ladder = Ladder
    .letter = L
commands-menu-view = View
    .letter = V
commands-menu-help = Help
    .letter = H

## The menu File.

commands-new-book = Empty event
    .help = Start an empty event.
# The dialog asks four questions, one after the other.
commands-new-event = New event…
    .help = Set up an event by four questions: its name, its rules, its rounds and its players.
commands-open = Open…
    .help = Open a book or a workbook with results.
commands-open-recent = Recent books…
    .help = Open one of the books that were open last.
    .words = last history reopen
commands-save = Save
    .help = Write the book to its file.
commands-save-as = Save as…
    .help = Write the book to another file.
commands-import = Import…
    .help = Add the contents of a workbook or a text file to this book.
    .words = load read csv
# Cells of an imported file for which the book has no place.
commands-unplaced-cells = Cells without a place…
    .help = Show the cells of imported files that fit nowhere in the book, word for word.
commands-export = Export for players…
    .help = Write what may be posted now as a formatted workbook. A name that ends in .csv writes the plain table.
    .words = xlsx excel download save as
commands-export-letter = Export for players on US Letter…
    .help = Write the workbook for pages of 8½ × 11 inches.
commands-export-values = Export for players as values…
    .help = Write the workbook with scores as plain numbers, without formulas.
# To publish tables: on paper, on the web, in a forum. It is also a button of the menu bar.
commands-post = Post…
    .help = Write what is due as print-ready pages, a web page or text for a forum: the standings, the boards of the last round, who sits where in the next one, sheets for the tables.
    .words = print pdf publish notice board wall poster
# A file for the director of the tournament alone.
commands-director-copy = Copy for the director…
    .help = Write a workbook with everything, also what players must not see. It reads back as the same book.
    .words = backup everything
commands-quit = Quit
    .help = Close the window.

## The menu Edit.

commands-undo = Undo
    .help = Undo the last step.
    .words = back revert
commands-redo = Redo
    .help = Repeat the step that was undone last.
    .words = again
commands-cut = Cut
    .help = Copy the selected cells. They are emptied when they are pasted.
commands-copy = Copy
    .help = Copy the selected cells as they are seen. Excel, LibreOffice and this sheet take them.
# Not rounded as they are shown.
commands-copy-exact = Copy exact figures
    .help = Copy the selected cells with all decimals of their figures.
commands-paste = Paste
    .help = Paste the clipboard into the cells from the cursor on.
# The menu of the right mouse button.
commands-context-menu = Menu of this cell
    .help = Open the menu of what can be done with the cell at the cursor, as the right mouse button does.
    .words = right click
commands-find = Find…
    .help = Find a player, a board, a seat, a line of the notebook or a rule, and go there.
    .words = search look up
commands-find-next = Find the next
    .help = Go to the next of the places that were found.
commands-find-previous = Find the previous
    .help = Go back to the place that was found before.
commands-replace = Replace…
    .help = Replace a text in the selected cells, or in all cells of the tab, as one step.
    .words = substitute change all rename player
# “This one” is the player, the board or the line of the notebook at the cursor.
commands-insert-row = Insert before this one
    .help = Insert a player before the one at the cursor, a board before the one at the cursor, or a line of the notebook.
    .words = insert row above new line
commands-history = History
    .help = Show every change, with the value of the cell before it.
    .words = versions track changes backup version earlier
commands-cell-note = Note at this cell…
    .help = Write a note about the seat, the board or the player at the cursor.
    .words = comment annotate remark
# The entry opens a menu of colours.
commands-colour = Colour
    .help = Fill the selected seats, boards or players with a colour, such as “still to be checked”. Players do not see it.
    .words = highlight shade background marker
commands-fill-yellow = Fill with yellow
    .help = Fill the selected seats, boards or players with yellow.
commands-fill-green = Fill with green
    .help = Fill the selected seats, boards or players with green.
commands-fill-blue = Fill with blue
    .help = Fill the selected seats, boards or players with blue.
commands-fill-red = Fill with red
    .help = Fill the selected seats, boards or players with red.
commands-fill-violet = Fill with violet
    .help = Fill the selected seats, boards or players with violet.
commands-fill-grey = Fill with grey
    .help = Fill the selected seats, boards or players with grey.
# The last entry of the menu of colours.
commands-no-colour = No colour
    .help = Take the colour away from the selected seats, boards or players.
commands-history-of-cell = History of this cell
    .help = Show the earlier values of the cell at the cursor.
commands-history-of-player = History of this player
    .help = Show every change that concerns the player at the cursor.
commands-history-of-board = History of this board
    .help = Show every change to the board at the cursor.
# “This time” is that of the line of the history at the cursor.
commands-show-past-state = Show the event at this time
    .help = Show the event as it was after the change at the cursor (Enter). The event itself does not change.
# “This state” is the past state of the event that is in view.
commands-restore-past-state = Restore this state
    .help = Set the event back to the state in view (Ctrl+Enter). This is one step, which you can undo.
# From a past state of the event to the present one.
commands-return-to-present = Back to now
    .help = Leave the past state and show the present event (Escape).
commands-export-history = Export the history…
    .help = Write the lines in view as comma-separated text.
commands-give-reason = Give the reason
    .help = Type the reason why a finished round was changed.
# The program asks a question in a bar below the sheet. This command answers it with yes.
commands-answer-yes = Yes to the question below the sheet
    .help = Do what the oldest question below the sheet proposes.
# This command answers the question in the bar with no.
commands-answer-no = No to the question below the sheet
    .help = Leave the book as it is, and remove the oldest question below the sheet.
commands-sort-by-column = Sort by this column
    .help = Sort the table by the column at the cursor. A second time reverses the order.
    .words = order ascending descending
# “Equals” are rows with the same value in the column by which the table is sorted already.
commands-sort-also = Sort within equals by this column
    .help = Keep the order of the table, and sort rows that are equal in it by the column at the cursor. Shift with a click on the heading does it too.
# A place is a rank in the standings.
commands-sort-by-place = Sort by place
    .help = Go back to the usual order: places, the order of entry, ranks, or the newest change first.

## The menu Event.

commands-name-event = Name the event…
    .help = Set the name, the venue, the host country and the dates.
    .words = country host venue
# Notices are the tables that are posted for players.
commands-notice-languages = Language of notices…
    .help = Choose the language in which tables are posted, or two for a hall where players speak two.
    .words = translate french german italian spanish
commands-choose-rules = Choose the rules…
    .help = Choose the ruleset of the event, and add the rounds that it requires.
commands-set-up-rounds = Set up the rounds of the rules
    .help = Add the missing rounds and the top board that the rules require.
commands-add-player = Add a player
    .help = Go to the first empty line of the list of players.
    .words = insert row new
commands-confirm-player = Confirm the player
    .help = The selected names, which were typed into seats and are not in the list of players, are right.
# The answer to the question whether two similar names are one player: they are two.
commands-two-people = Two people
    .help = The player at the cursor and a player with a similar name are two people. Topboard does not ask again.
# The player at the cursor does not play in this round.
commands-player-leaves = Remove from this round…
    .help = The player at the cursor misses this round: give the seat to a player who sits out, or make a board of six, without moving other players.
    .words = absent bye sit out
commands-add-round = Add a round
    .help = Add a round after the last one.
    .words = insert sheet new
commands-add-missing-round = Add the missing round
    .help = Add the round that was left out, before the rounds with higher numbers.
commands-rename-round = Rename the round…
    .help = Change the name of the round.
    .words = rename sheet
commands-round-system = Scoring system of this round…
    .help = Choose the scoring system for the boards of this round.
commands-write-note = Write in the notebook
    .help = Go to an empty line of the notebook. The time and the board at the cursor are filled in.
# To adjudicate orders of units that players dispute. “WDC 2006” is the name of rules.
commands-rulings-desk = Rule on disputed orders…
    .help = Read and adjudicate orders by WDC 2006, with the reason and the paragraph for each.
    .words = adjudicator spring summer fall autumn winter retreats builds moves dispute
# The player at the cursor goes home.
commands-leave-event = Leaves the event
    .help = The player at the cursor leaves for good: no draw seats the player any more, and a seat of the coming round is filled.
    .words = withdraw drop out
commands-remove-player = Remove the player
    .help = Remove the player at the cursor from the event.
    .words = delete row
commands-remove-round = Remove the round
    .help = Remove the round and its boards from the event.
    .words = delete sheet
commands-remove-note = Remove the line from the notebook
    .help = Remove the line at the cursor from the notebook.
    .words = delete row

## The menu Board. A board is a game of seven players. A draw here is a game that ended as a draw.

commands-add-board = Add a board
    .help = Add a board to the round in view.
    .words = insert rows new table
commands-make-boards = Make the boards for the players
    .help = Add an empty board for every seven players who are present to a round without boards.
# What happened at a board beyond the counts of centres.
commands-board-record = Board record
    .help = Open the board’s substitutes, cards, penalties and proposed draws. A second time goes back.
    .words = vote accepted replacement civil disorder summer spring draw proposal passed penalty substitute player card
# A yellow or a red card, as in football, for a player whose orders come late.
commands-late-orders = Card for late orders
    .help = Give the player at the cursor a card for late orders: yellow for the first time, red if it is late again or longer. Elsewhere, choose the player.
commands-board-system = Scoring system of this board…
    .help = Choose the scoring system for the board at the cursor.
commands-last-year-of-game = The last year of the game
    .help = Go to the cell beside the name of the board at the cursor, and type the last year of its game.
    .words = ended finished over end
# The survivors agreed to share the game.
commands-end-as-agreed-draw = The game ended as an agreed draw
    .help = All survivors of the board at the cursor agreed on a draw.
    .words = split shared accepted voted
# The game was stopped, and has no result.
commands-end-as-abandoned = The game was abandoned
    .help = Nobody agreed on the end of the game at the cursor. It has no result.
    .words = cancelled void unfinished
commands-end-all-as-agreed-draws = All games without an ending were agreed draws
    .help = All survivors agreed on a draw on every board that ended early and has no ending, such as those of an imported event.
    .words = split shared
commands-play-all-to-the-last-year = All games without a last year were played to the end
    .help = Enter the last year of the rules for every ended board without one.
commands-set-score = Set the score by hand…
    .help = Replace the computed score with your own.
    .words = override
commands-clear-score = Back to the computed score
    .help = Remove the score that was set by hand.
# How the score was computed.
commands-copy-explanation = Copy the explanation
    .help = Copy the explanation of the score at the cursor as text.
    .words = why
commands-remove-board = Remove the board
    .help = Remove the board at the cursor from its round.
    .words = delete rows

## The menu Draw. A draw here is the drawing of seats by lot, never a game that ended as a draw.

# The check who is present before a round. It is the name of a tab too.
commands-roll-call = Roll call
    .help = Go to the roll call of the coming round, with the players present and the sit-outs.
    .words = attendance check-in bye sit out
commands-roll-call-of-round = Roll call of another round…
    .help = Choose the round of the roll call.
commands-everybody-present = Everybody is present
    .help = Mark every player without an entry in the roll call as present.
commands-new-player-present = A new player is present…
    .help = Add a player who is not in the list, and mark the player as present. Enter after letters that begin no name does it too.
    .words = latecomer add walk-in
commands-roll-call-file = Roll call from a file…
    .help = Read the players present from a workbook or a list: a column of names, and one of marks.
commands-draw-round = Draw the round…
    .help = Draw the boards and powers of the round in view. Boards with counts and locked seats stay.
    .words = seating pairing
commands-draw-rounds = Draw several rounds…
    .help = Draw this round and later rounds together. This repeats fewer meetings than separate draws.
# An elimination is the stage of an event from which the best go on. “One with each power”: a game with each of the seven powers.
commands-elimination-draw = Draw an elimination…
    .help = Find seven games for every entrant, one with each power, that satisfy the rules of the groups. It makes all rounds of the elimination.
    .words = gunboat groups schedule
# Boards of six players: one of the seven powers has no player.
commands-boards-of-six = Draw with boards of six…
    .help = Leave one power without a player on as many boards as needed. Then nobody sits out.
commands-restore-draw = Restore an earlier draw…
    .help = Seat the round as in an earlier draw.
commands-replay-draw = Repeat an earlier draw…
    .help = Repeat a draw from its record, and check whether it gives the same boards.
# How well the draw avoids that players meet again or have a power again.
commands-round-quality = Quality of the draw…
    .help = Count repeated meetings, repeated powers and broken separations, and compare them with the minimum.
commands-swap-seats = Swap seats
    .help = Swap the two selected seats and see the change in every count. With one seat, mark it for the swap with the next.
commands-lock-seat = Lock or unlock the seat
    .help = Lock the seat at the cursor: a new draw leaves its player there.
    .words = freeze protect pin
commands-lock-board = Lock or unlock the board
    .help = Lock all seats of the board: a new draw leaves its players there.
commands-latecomer = Seat a latecomer…
    .help = Find a seat for a player who comes late, without moving other players.
commands-keep-apart = Players to keep apart…
    .help = Enter players who should not share a board, such as couples and families.
# Powers that are neighbours on the map of the game.
commands-adjacent-powers = Adjacent powers…
    .help = Choose the table of adjacent powers. A draw avoids them when two players meet again.

## The menu Scoring.

commands-find-system = Find rules or a scoring system…
    .help = Find a ruleset or a scoring system by a few letters of its name, and show it.
# For a ruleset in view the entry is “Use these rules”.
commands-use-system = Use this scoring system
    .help = Use the scoring system or the ruleset in view for the event.
commands-copy-system = Copy and change
    .help = Copy the system or ruleset in view into the event. You can change the copy.
# A column of a scoring system: a step of its computation.
commands-add-column = Add a column
    .help = Add a column before the score.
commands-add-number = Add a number
    .help = Add a number that formulas can use by its name.
commands-add-list = Add a list of numbers
    .help = Add a list of numbers for formulas, such as points by place.
# A total is that of a player over the rounds.
commands-add-counting-part = Add a part of the total
    .help = Add a part to the total that the ruleset in view computes.
commands-add-tie-break = Add a tie-break
    .help = Add a step to the tie-breaks of the ruleset in view.
commands-add-prize = Add a prize
    .help = Add a prize to the ruleset in view.
    .words = winner champion award
commands-formula-help = Functions and names
    .help = Show or hide the list of functions and names for formulas.
commands-compare-systems = Compare systems
    .help = Score the same boards with several systems, side by side.
# The next kind of results to compare systems on.
commands-next-comparison-boards = Compare on other results
    .help = Switch the comparison between the standings, the boards and typical results.
commands-toggle-compared = Add to or remove from the comparison
    .help = Add the system in view to the comparison, or remove it.
commands-remove-system = Remove this system
    .help = Remove the event’s own system or ruleset in view from the event.

## The menu Prizes.

# The player at the cursor declines a seat at the top board; a second time takes this back.
commands-decline-seat = Declines the top board, or returns
    .help = Note that the player at the cursor declines the top board, or that the player returns.
# Players with equal totals are tied.
commands-put-first-of-tie = Put first among tied players
    .help = Give the seat to the player at the cursor, ahead of other players who are tied for it.
commands-nominate-for-seat = Nominate for a seat
    .help = Give the player at the cursor a seat by your own ruling, or cancel that ruling.
# The players of the top board choose their powers one after the other. The player at the cursor gets an earlier turn.
commands-choose-earlier = Choose earlier
    .help = Move the player at the cursor up in the choosing order.
# The player at the cursor gets a later turn to choose a power.
commands-choose-later = Choose later
    .help = Move the player at the cursor down in the choosing order.
commands-make-top-board = Seat the top board
    .help = Seat the seven players of the top board with their chosen powers, in the round that the rules name.
commands-wants-team = Players who want a team…
    .help = Choose the players who want to join a team.
    .words = teams
# Teams that are drawn by lot from players who have none.
commands-scratch-teams = Make scratch teams…
    .help = Draw teams by lot from the players who want to join one.
    .words = team
# The players behind the winner of a prize.
commands-runners-up = Runners-up
    .help = Show or hide the next players in line for the prize at the cursor.

## The menu Standings.

# The standings, if every running game ended as it stands now.
commands-view-all = If all games ended now
    .help = Show the standings of all games. A running game counts as if it ended now.
    .words = champion winner leader
commands-view-finished = Finished games only
    .help = Show the standings without the running games.
# The standings without the rounds whose scores are held back.
commands-view-posted = What may be posted
    .help = Show the standings to post, without the rounds that are held back.
# The standings after a round that is chosen.
commands-view-after = After a round…
    .help = Show the standings after a round.
# A table for each group of players.
commands-view-groups = Group tables…
    .help = Show one table for each group, or the table of one group.
commands-what-if = What if a board ended differently…
    .help = Suppose a result of a board and see its effect on the standings. The book does not change.
# What the player must achieve to win, or to come to the top board.
commands-needed-results = What does the player need…
    .help = Say which results of the running round bring the player at the cursor to the first place or to the top board.
    .words = chances qualify reach win
# The result that was supposed in a what-if.
commands-accept-what-if = Keep the supposed result
    .help = Write the supposed result of the board into the book.
# A what-if is a supposed result of a board and what would follow from it.
commands-drop-what-if = Leave the what-if
    .help = Discard the supposed result. The book stays as it is.
# From now on the scores of the round may be posted.
commands-release-round = Release the scores of this round
    .help = Allow the scores of the round to be posted.
# The scores of the round are not posted for the time being.
commands-hold-round = Hold back the scores of this round
    .help = Keep the scores of the round off posted sheets until you release them.

## The menu Ladder.

# “Bismark Cup” is the name of a ladder.
commands-ladder = The year’s ladder
    .help = Show the ladder of a year, compiled from result lists.
    .words = bismark cup ranking circuit league grand prix
commands-add-result-lists = Add result lists…
    .help = Add result lists and books to the ladder. You can choose several files at once.
commands-paste-result-list = Paste a result list…
    .help = Paste or type the result list of an event as text.
# “This book” is the document that is open.
commands-add-own-event = Add this book’s event
    .help = Add the present standings of this book’s own event to the ladder, or update them.
commands-add-recent-book = Add a recent book…
    .help = Add the standings of a book that was open last to the ladder.
commands-choose-ladder = Choose the ladder…
    .help = Choose the rules of the ladder.
    .words = bismark cup ranking
# “Ties” are equal places in a result list.
commands-ladder-year = Year, date and ties…
    .help = Choose the year, the date of the ladder, and the points for tied places.
commands-ladder-after = The ladder after an event…
    .help = Show the ladder as it was after an event.
# The page that asks which spellings of names are one person.
commands-identities = Identities
    .help = Decide which pairs of names are one person.
    .words = merge duplicates
# Of the result lists that the ladder is compiled from.
commands-ladder-problems = Problems of the lists
    .help = Show the problems in the result lists, by file and row.
# The letter is a key of the page Identities: one letter A–Z, another for each of the three commands.
commands-same-person = Same person
    .help = The two names at the cursor are one person, shown under the first name. Key S.
    .letter = S
# The letter is a key of the page Identities: one letter A–Z, another for each of the three commands.
commands-different-people = Different people
    .help = The two names at the cursor are two people. Key D.
    .letter = D
# The letter is a key of the page Identities: one letter A–Z, another for each of the three commands.
commands-postpone-pair = Ask later
    .help = Move the pair at the cursor to the end of the list, to decide it later. Key L.
    .letter = L
# Accredited: those who run the ladder count the event. “Problems” is a page of the tab. The letter is a key of this
# page: one letter A–Z, another for each of the two commands.
commands-accredit-event = The event is accredited
    .help = The event at the cursor counts. Key A on the Problems page.
    .letter = A
    .words = accepted recognised official
commands-exclude-event = The event is not accredited
    .help = The event at the cursor does not count. Key N on the Problems page.
    .letter = N
    .words = refused unofficial
# The decision about two names, or about an event.
commands-retract-verdict = Retract the decision
    .help = Remove the decision at the cursor. Key Delete.
commands-split-person = Another person at this event
    .help = The player in the event at the cursor is another person of the same name.
commands-import-identities = Import identities…
    .help = Import the identity decisions from last year’s book, or from a file of decisions.
commands-open-result-list = Open the result list
    .help = Open the result list of the event at the cursor.
commands-export-ladder = Export the ladder…
    .help = Write the ladder as a workbook with formulas, as a plain table (.csv) or as text (.txt).
commands-remove-from-ladder = Remove the event or the line
    .help = Remove the event at the cursor from the ladder, or the line from its list.

## The menu View.

commands-next-tab = Next tab
    .help = Go one tab to the right.
commands-previous-tab = Previous tab
    .help = Go one tab to the left.
commands-close-tab = Close this tab
    .help = Take the tab in view out of the strip. The event keeps what it shows.
    .words = hide ladder notebook history
# “r2 b france” is an example of what is typed: round 2, board B, France. The name of the power is that of your language.
commands-go-to = Go to…
    .help = Go to a tab, a board, a player or a seat, such as “r2 b france”.
commands-next-problem = Next problem
    .help = Go to the next problem.
commands-toggle-years = Centres by year
    .help = Show or hide the yearly centre counts of this round.
    .words = chart
# Curves over the rounds or over the game years.
commands-plot = Lines over the rounds or years
    .help = Show what is in view as a plot: the centres of the board at the cursor by year, the places of the leaders after each round, or those of the ladder after each event.
    .words = graph chart diagram curve
commands-all-columns = All columns of the players
    .help = Show all columns of the players, such as roles and handicaps, or only the needed ones.
    .words = country region nation town email mail phone address
# The columns of a scoring system with the steps of the computation.
commands-toggle-working-columns = Working columns of the score
    .help = Show or fold the columns from which the score is computed. Where more boards fit without them, they are folded.
commands-fit-column = Fit the column to its texts
    .help = Give the selected columns the width of their longest texts. A double click on the edge of its heading does it too.
    .words = autofit column width
commands-hide-column = Hide the column
    .help = Hide the selected columns.
    .words = hide
commands-show-hidden-columns = Show all columns
    .help = Show the hidden columns of the tab again.
    .words = unhide columns
commands-move-column-left = Move the column to the left
    .help = Put the column at the cursor before its neighbour.
commands-move-column-right = Move the column to the right
    .help = Put the column at the cursor behind its neighbour.
commands-usual-column-order = Columns in the usual order
    .help = Put the moved columns back to their places.
commands-filter-rows = Filter the rows…
    .help = Choose the values of the column at the cursor whose rows are shown, or a text. Alt+Down does it in a column without a drop-down list.
    .words = autofilter only show
commands-filter-by-value = Show only the rows with this value
    .help = Show only the rows that have the value of the cell at the cursor in its column.
commands-apply-filters-again = Apply the filters again
    .help = Hide the rows that were changed and do not match the filters any more.
    .words = reapply refresh
commands-show-all-rows = Show all rows
    .help = Show all rows of the table again (Escape).
    .words = clear filter unhide rows
commands-toggle-problems = Problems
    .help = Show or hide the list of problems.
# The table is that of the standings.
commands-toggle-table = Table beside the boards
    .help = Show or hide the standings in the side panel.
# The sheet is shown larger.
commands-zoom-in = Larger
    .help = Zoom the sheet in.
# The sheet is shown smaller.
commands-zoom-out = Smaller
    .help = Zoom the sheet out.
# The zoom of 100 %.
commands-zoom-reset = Actual size
    .help = Set the zoom to 100 %.
commands-projector = Projector
    .help = Open or close a second window for the hall, with the clock of the round and the standings.
commands-projector-slides = Slides of the projector…
    .help = Choose what the projector shows.
# The clock of a round counts the minutes of each phase of a game year: moves, retreats, builds.
commands-toggle-clock = Start or stop the clock
    .help = Start the clock of the round, or stop it. The ruleset names the times.
    .words = timer deadline
commands-add-minute = A minute more on the clock
    .help = Add a minute to the phase on the clock.
commands-next-phase = Next phase on the clock
    .help = Begin the next phase of the game year on the clock.
commands-previous-phase = Phase before on the clock
    .help = Go back to the beginning of the phase before on the clock.
# Spring is the first season of a game year.
commands-reset-clock = Clock back to the first Spring
    .help = Set the clock to the beginning of a round.
    .words = reset restart
# The four words in the help line are those on the buttons in the menu bar.
commands-toggle-tools = Tools in the menu bar
    .help = Show or hide Undo, Draw, What if and Post in the menu bar.
# The colours of the window.
commands-toggle-theme = Light or dark
    .help = Switch between the light and the dark theme.
# The words name the languages and the word “language” in every language of the window.
commands-language = Language of the window…
    .help = Choose the language in which the window speaks. The notices have languages of their own.
    .words = english french german italian français deutsch italiano sprache langue lingua

## The menu Help.

commands-manual = Manual
    .help = Read the manual, from the page about the tab in view.
commands-command-palette = All commands…
    .help = Find a command by a few letters of its name.
# The keys of the keyboard and what they do.
commands-shortcuts = Keys
    .help = Show what every key does.
commands-first-steps = First steps…
    .help = Show what you can begin with: your Excel sheet, a new event or the sample event.
commands-sample-event = Sample event
    .help = Open EuroDipCon 2015, an event with 38 players on 14 boards, to try everything.
commands-licences = Licences
    .help = Show the licences of Topboard, its fonts and the libraries in it.
commands-about = About Topboard
    .help = Show the version of Topboard.

## What the director has to do before a command is possible, or why it is not possible. It follows after a colon, as in
## “Board record is not possible now: put the cursor on a board first”. So it begins with a small letter and has no full stop at its
## end. A tooltip shows it with a capital letter and a full stop.

commands-open-tab-of-round-first = open the tab of a round first
commands-cursor-on-board-first = put the cursor on a board first
# A seat is a power on a board, with its player.
commands-cursor-on-seat-first = put the cursor on a seat first
commands-cursor-on-figure-first = put the cursor on a computed figure first
commands-add-round-first = add a round first
commands-enter-players-first = enter the players first
# A past state of the event is in view. Ctrl+P is the key of “Post…”.
commands-past-state-is-not-exported = a past state is not exported; go back to now first, or post it again with Ctrl+P
commands-tab-stays = this tab belongs to the event and stays
commands-open-tab-with-table-first = open a tab with a table first
commands-book-cannot-be-changed = this book cannot be changed
commands-no-step-to-undo = there is no step to undo
commands-no-step-to-redo = there is no step to do again
commands-no-problems = there are no problems
