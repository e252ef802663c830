# The names of steps: what was done to the book. They stand in the menu (“Undo removal of Tom Haver”), in the history, in the status bar and in the question why
# a finished round was changed. The journal keeps the key and the values, so each reader gets the name in the own language.
#
# A name is short: a noun with what it is about, or what is so now. It begins with a small letter where nouns have one, has no full stop, and stands behind a
# colon or inside a sentence. Take the words of the columns, commands and messages of the window.
#
# The variables, unless a comment says something else:
# $board is a board in your language: “Round 2, board C”. $power is a power without an article: “France”. $round is a round: “Round 2”.
# $player, $name, $event, $file and the like are text that somebody typed; it may be anything, so no article and no ending may depend on it.

## Parts of names. Those of rounds, boards and powers are in words.ftl, the name of the top board is in rules.ftl.

# “France on Round 2, board C”.
steps-seat = { $power } on { $board }
# The name of something alone, such as a round: “Round 2”.
steps-title = { $title }

## Cells that were typed. $column is the name of the column, as in its heading: “centres”.

# “centres of France on Round 2, board C”.
steps-cell-of-seat = { $column } of { $power } on { $board }
# Whether the board is the top board.
steps-cell-of-top-board = top board, { $board }
steps-cell-of-board = { $column } of { $board }
# “name of Tom Haver”.
steps-cell-of-player = { $column } of { $player }
# The players who had no board in a round. $round is “Round 2”.
steps-sit-outs = sit-outs of { $round }
steps-event = event
# A draw that was proposed at a board.
steps-cell-of-proposal = proposed draw on { $board }, { $column }
# $round is “Round 2” or “the next round”.
steps-roll-call-of-player = { $player } on the roll call of { $round }
steps-next-round = the next round
# $number is the number of the line in the notebook, from 1.
steps-cell-of-note = { $column } of line { $number } in the notebook
# A new line.
steps-line-in-notebook = line in the notebook
steps-new-player = new player
# $team is the name of a team.
steps-cell-of-team = { $column } of team { $team }
steps-new-team = new team
# $event is the name of an event whose results are in the ladder.
steps-cell-of-year-event = { $column } of { $event } in the ladder
steps-new-year-event = new event of the ladder
steps-cell-of-result = { $column } of { $player } at { $event }
# A new line in the list of results of an event.
steps-new-result = new line of { $event }
# What is typed about a player with a claim to the top board, or with a seat on it.
steps-cell-of-claim = { $column } of { $player } for the top board
# The columns of the Top board tab: the answer to a claim, the position in the order of choosing, and the power in the second game.
steps-answer = answer
steps-chooses = chooses
steps-power-in-game = power in game { $number }
# The column with the winners of an award.
steps-winners = winners
# $award is the name of an award.
steps-cell-of-award = { $column } of { $award }
steps-cell-of-an-award = { $column } of an award
# An award that is new in the list of awards or in the rules.
steps-new-award = new award
# A grade that the player of $voter, a power, gave to that of $power.
steps-vote = vote of { $voter } for { $power } on { $board }
# Several cells at once. $cell is the first: “centres of France on Round 2, board C”. $count is at least 2.
# $count (Number)
steps-many-cells = { $count } cells, from { $cell }
# A pasted block that shows in no cell.
steps-pasted-block = pasted block
# A correction of the name of a player.
steps-corrected-name = corrected name
# An edit that a script wrote as JSON.
steps-edit-as-json = edit as JSON

## Players and teams.

# A player was added. $name is the name.
steps-player = player { $name }
# $name is the name of a player, a round, a board, a scoring system or rules.
steps-removal-of = removal of { $name }
# $count (Number)
steps-removal-of-players =
    { $count ->
        [one] removal of { $count } player
       *[other] removal of { $count } players
    }
# $name is not the person with a similar name.
steps-another-person = { $name } is another person
# The director has said that a typed name is that of a player.
steps-name-confirmed = { $name } confirmed
# $count (Number)
steps-names-confirmed =
    { $count ->
        [one] { $count } name confirmed
       *[other] { $count } names confirmed
    }
# A player looks for a team, or does so no more.
steps-team-wanted = team wanted by { $player }
# Teams that were drawn from players without one.
steps-scratch-teams = scratch teams

## The roll call.

# $status is a word of the roll call: “present”.
steps-status-of-player = { $player } { $status }
# $count (Number)
steps-players-present = { $count } present
# $source is the name of a file or “the pasted list”.
# $count (Number)
steps-players-called =
    { $count ->
        [one] { $count } player called from { $source }
       *[other] { $count } players called from { $source }
    }
steps-pasted-list = the pasted list
# The mark in the roll call was taken back.
steps-not-marked = { $player } not marked
steps-leaves-event = { $player } leaves the event
# $count (Number)
steps-players-leave-event =
    { $count ->
        [one] { $count } player leaves the event
       *[other] { $count } players leave the event
    }

## Rounds and boards.

# $name is the new name of a round, often its number: “4”.
steps-name-of-round = name of round { $name }
# $round is a round by its old name: “Round 4”.
steps-name-of = name of { $round }
# Boards that were added.
# $count (Number)
steps-boards =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
# $count (Number)
steps-removal-of-boards =
    { $count ->
        [one] removal of { $count } board
       *[other] removal of { $count } boards
    }
# $what is a round or a board: “Round 2”.
steps-scoring-system-of = scoring system of { $what }
# A score that the director set. $seat is “France on Round 2, board C”.
steps-score-of = score of { $seat }
# $count is at least 2.
# $count (Number)
steps-scores-of = score of { $count } seats
# The score is the computed one again.
steps-computed-score-of = computed score of { $seat }
# $count is at least 2.
# $count (Number)
steps-computed-scores-of = computed scores of { $count } seats
# A locked seat keeps its player in a new draw. $what is a seat or a board.
steps-locked = { $what } is locked
steps-unlocked = { $what } is unlocked
# $count is at least 2, as in the next three texts.
# $count (Number)
steps-seats-locked = { $count } seats are locked
# $count (Number)
steps-seats-unlocked = { $count } seats are unlocked
# $count (Number)
steps-boards-locked = { $count } boards are locked
# $count (Number)
steps-boards-unlocked = { $count } boards are unlocked
# Two players change their seats.
steps-swap = swap of { $one } and { $other }
# Cards for late orders. $player is the name of a player.
steps-yellow-card = yellow card for { $player }
steps-red-card = red card for { $player }
# More time for the orders of a player.
steps-extension-card = extension card for { $player }
# A draw that passed has ended the game.
steps-end-by-draw-vote = end of the game by a draw vote

## The draw of rounds.

# The boards and powers of the coming rounds.
steps-draw = draw
# $number says which of the recorded draws it is, from 1.
steps-restored-draw = restored draw { $number }
# An elimination comes before the top board.
steps-games-of-elimination = games of the elimination
steps-adjacent-powers = table of adjacent powers
steps-players-to-keep-apart = players to keep apart

## Results and postings. $round is “Round 2”.

# The result that a director had supposed for a board.
steps-supposed-result = supposed result of { $board }
# In a what-if, the supposed end of the game after the book has changed.
steps-supposed-ending = supposed ending
# The scores of the round may be posted.
steps-release = release of { $round }
# The scores of the round may not be posted yet.
steps-holding-back = holding back of { $round }
steps-posting = posting of { $round }

## The notebook.

steps-note = line of the notebook
steps-removal-of-note = removal of a line in the notebook
steps-ruling-in-notebook = ruling in the notebook

## The event.

steps-new-event = new event
steps-name-of-event = name of the event
# $language is the own name of a language: “Italiano”.
steps-language-of-notices = language of notices: { $language }
# Notices in two languages.
steps-languages-of-notices = language of notices: { $first } and { $second }

## Scoring systems. $name is a name that stands in the system.

# The event uses this scoring system.
steps-scoring-system = scoring system { $system }
# A scoring system or rules were copied.
steps-copy-of = copy of { $name }
# The name of a scoring system that cannot be read: “removal of a scoring system”.
steps-a-scoring-system = a scoring system
steps-new-column = new column
steps-new-number = new number
steps-new-list = new list
# The name of a field is also what a screen reader calls it.
steps-name-of-system = name of the system
# A mean over all games. $number is its position, as in the next names.
steps-name-of-mean = name of mean { $number }
steps-mean = mean of { $name }
steps-name-of-column = name of column { $number }
steps-formula = formula of { $name }
steps-order-of-columns = order of the columns
steps-removal-of-column = removal of column { $name }
steps-name-of-number = name of number { $number }
steps-name-of-list = name of list { $number }
# The sum of the scores of a board.
steps-sum-of-board = sum of a board
steps-decimals-shown = decimals shown
# A worked example shows what a system or rules compute. Its values were replaced by those that are computed now.
steps-new-values-of-example = new values of a worked example
steps-removal-of-example = removal of a worked example
steps-description-of-system = description of the system
steps-source-of-system = source of the system
# The whole text of a system that cannot be read.
steps-text-of-system = text of a scoring system

## Rules. $rules is the name of rules.

steps-rules-of = rules of { $rules }
steps-rules-and-rounds-of = rules and rounds of { $rules }
steps-rounds-of = rounds of { $rules }
# A counted part says which results count in the total, and how much.
steps-new-counted-part = new counted part
steps-new-multiplier = new multiplier
steps-new-round-with-system = new round with its own scoring system
steps-new-tie-break = new tie-break
steps-tie-breaks = tie-breaks
steps-order-of-parts = order of the parts
steps-order-of-multipliers = order of the multipliers
steps-order-of-rounds = order of the rounds
steps-order-of-awards = order of the awards
steps-order-of-tie-breaks = order of the tie-breaks
# $number is the position of the entry in its list, from 1, as in the next names.
# $number (Number)
steps-removal-of-part = removal of part { $number }
# $number (Number)
steps-removal-of-multiplier = removal of multiplier { $number }
# $number (Number)
steps-removal-of-round = removal of round { $number }
# $number (Number)
steps-removal-of-award = removal of award { $number }
steps-removal-of-tie-break = removal of a tie-break
# The rules have no top board any more.
steps-no-top-board = no top board
steps-teams = teams
steps-no-teams = no teams
# The whole text of the rules.
steps-text-of-ruleset = text of the ruleset

## What a screen reader calls a field of rules, and the step that changes it: its label with the section or the list that it is in. $number is the position
## in the list: “2”. $field is the label, in small letters where the nouns of a language have them: “best first”.

steps-in-rounds = rounds with their own scoring { $number }: { $field }
steps-in-clock = clock: { $field }
steps-in-counts = what counts { $number }: { $field }
steps-in-multipliers = multipliers { $number }: { $field }
steps-in-top-board = top board: { $field }
steps-in-top-board-counts = what counts at the top board { $number }: { $field }
steps-in-teams = teams: { $field }
steps-in-awards = awards { $number }: { $field }

## The ladder. $event is the name of an event whose results are in it.

steps-year-of-ladder = year of the ladder
# $ladder is the name of the ladder that is compiled.
steps-choice-of-ladder = ladder { $ladder }
# An event that is accredited counts for the ladder.
steps-event-accredited = { $event } is accredited
steps-event-not-accredited = { $event } is not accredited
# $count is at least 2.
# $count (Number)
steps-events-accredited = { $count } events are accredited
# $count (Number)
steps-events-not-accredited = { $count } events are not accredited
# $one and $other are two names in lists.
steps-one-person = { $one } and { $other } are one person
steps-two-people = { $one } and { $other } are two people
# Pairs of names. $count is at least 2.
# $count (Number)
steps-pairs-one-person = { $count } pairs: both names are one person
# $count (Number)
steps-pairs-two-people = { $count } pairs: both names are two people
# Decisions whether two names are one person.
# $count (Number)
steps-removal-of-decisions =
    { $count ->
        [one] removal of an identity decision
       *[other] removal of { $count } identity decisions
    }
steps-removal-of-event = removal of { $event } from the ladder
# $count is at least 2.
# $count (Number)
steps-removal-of-events = removal of { $count } events from the ladder
# A line of the list of results of an event.
steps-removal-of-result = removal of { $player } from the list of { $event }
# $count is at least 2.
# $count (Number)
steps-removal-of-results = removal of { $count } lines from the ladder
# Lists of results were added.
steps-pasted-text = pasted text
# $count (Number)
steps-files =
    { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
steps-own-event = this event in the ladder

## Files, the journal and the history. $file is the name of a file.

steps-import = import of { $file }
# The event was brought back to an earlier state. $moment is a time: “2026-11-21 14:03:05”.
steps-return-to = return to { $moment }
steps-return-to-beginning = return to before the first change
# Another window or another computer had other values in some cells.
steps-values-of-another-journal = values of another journal
steps-entry-of-another-journal = entry of another journal
# A step that cannot be read any more.
steps-damaged-entry = damaged entry
# The book was closed, and what was not saved was taken back.
steps-closing-without-saving = closing without saving
# The book was saved under another name, and goes on there.
steps-continuing-as = continuing as { $file }
