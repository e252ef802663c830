# The Rules tab: the lists of rulesets and scoring systems, their pages, the editors of the event’s own ones, and the
# comparison of scoring systems. The names of rulesets and of scoring systems stay as they are.

# The name of the tab. It must be short.
rules-tab-tab-name = Rules

## What is to be done first, where a command of the menu Scoring is not available now. They stand after the help text of
## the command, where they begin with a capital letter and end with a full stop, or alone beside its name.

rules-tab-open-rules-tab-first = open the Rules tab first
rules-tab-choose-unused-first = choose rules or a system that the event does not use yet
rules-tab-choose-entry-first = choose a ruleset or a scoring system in the list first
rules-tab-choose-own-entry-first = choose a ruleset or a system of the event’s own first
rules-tab-choose-system-first = choose a scoring system in the list first
rules-tab-copy-system-first = copy a scoring system first
rules-tab-copy-ruleset-first = copy a ruleset first
rules-tab-compare-systems-first = compare systems first
# Why the command that adds the rounds is not available.
rules-tab-event-has-all-rounds = the event has all rounds of its rules

## The lists at the left. They are narrow.

# The names of the two lists, side by side, of which one is open. They must be short.
rules-tab-rulesets = Rulesets
rules-tab-scoring-systems = Scoring systems
# The heading of the list of scoring systems while several are compared.
rules-tab-systems-to-compare = Systems to compare
# In the empty field that filters the list. $keys are the keys that lead to it: “Ctrl+Shift+F”.
rules-tab-filter-hint = a few letters ({ $keys })
# What a screen reader calls this field.
rules-tab-filter-label = Find a ruleset or a scoring system
# In place of the list.
rules-tab-no-entry-with-letters = No entry contains these letters.
# The help text of one of the event’s own rulesets or systems in the list.
rules-tab-belongs-to-event = Belongs to this event.
# In the list, in place of a name.
rules-tab-system-cannot-be-read = a system that cannot be read
rules-tab-ruleset-cannot-be-read = a ruleset that cannot be read

## A word at the right end of a row of these lists: a ruleset or a scoring system. There is little room.

# Also beside a ruleset or a ladder in a dialog.
rules-tab-in-use = in use
# It belongs to the event.
rules-tab-own = own
# Its newest version has an error.
rules-tab-unfinished = unfinished
# It cannot be used.
rules-tab-broken = broken

## Dialogs to choose a ruleset or a scoring system.

rules-tab-find-entry-title = Find rules or a scoring system
rules-tab-choose-rules-title = Choose the rules of the event
rules-tab-choose-system-title = Scoring system of the rules
# Hints in the empty field for the words that find an item.
rules-tab-find-hint = a few letters of the name or the description
# “wdc” finds the rulesets of the World Diplomacy Championships.
rules-tab-choose-rules-hint = a few letters, such as “wdc”
# What an item of the list is, beside its name.
rules-tab-kind-ruleset = ruleset
rules-tab-kind-ruleset-in-use = ruleset, in use
rules-tab-kind-system = system
rules-tab-kind-system-in-use = system, in use

## Messages after the event has got rules. $rules is the name of the ruleset: “WDC 2006”.

# A sentence may follow that says what to do next.
rules-tab-event-has-rules = The rules of the event are { $rules }.
# $changes says what was added: “rounds 1 to 5; round 5 has the final table”.
rules-tab-rules-and-rounds = { $rules }: { $changes }.
# What may follow this sentence.
rules-tab-type-names = Type the names of the players.
# After the missing rounds were added. $changes is as above, with a capital letter at its beginning.
rules-tab-rounds-added = { $changes }. Ctrl+Z undoes it.

## The pages of a ruleset and of a scoring system.

# Buttons.
rules-tab-use-these-rules = Use these rules
rules-tab-remove-this-ruleset = Remove this ruleset
rules-tab-event-uses-ruleset = The event uses this ruleset.
rules-tab-event-uses-system = The event uses this scoring system.
# Below a paragraph of the rules to which Find has gone. $field is the name of a field that belongs to it, “Rounds played”. $command is
# the button “Copy and change”.
rules-tab-field-is-in-paragraph = “{ $field }” belongs to this paragraph. “{ $command }” lets you change it.
# The same where the rules have no paragraph of this kind.
rules-tab-field-is-not-set = “{ $field }” is not set in these rules. “{ $command }” lets you set it.
# Where the rules or the system were published. $source is as its author wrote it.
rules-tab-source = Source: { $source }
# $inputs is a list of what has to be entered: “the number of centres, the year of elimination”.
rules-tab-needs-inputs = This system needs { $inputs }.
# The help text of this sentence. $values is a line for each value of a board that the formulas use, made of the message below.
rules-tab-columns-use =
    Its columns use:
    { $values }
# $word is the name of a value in formulas, which stays in English: “centres”. $meaning says what it is: “own centres”.
rules-tab-value = { $word }: { $meaning }
# The seven scores of a board are those of its seven powers. $sum is “100” or “73.50”.
# $sum (Figure)
rules-tab-board-sum = The seven scores of a board without a solo add up to { $sum }.
# A warning: the scores of an example have another sum.
# $sum (Figure)
rules-tab-board-sum-in-example = In an example below they add up to { $sum }.
# Headings of sections.
rules-tab-columns = Columns
rules-tab-numbers = Numbers
rules-tab-worked-examples = Worked examples
# The name of a column of a scoring system, and how it is computed.
rules-tab-mean-column = { $column } (mean over the event)

## Worked examples: a small table. Its headings stand in very narrow columns.

# The heading of a row with the values that are computed now, below one with the values that are expected.
rules-tab-now = now
# The heading of the column of a round: R1, R2. $round is its number. At most three letters.
rules-tab-round-short = R{ $round }
# The sum of the points of a player.
rules-tab-total = total
# In a cell: the player sat out this round.
rules-tab-sat-out = out
rules-tab-example-fails = This example no longer gives the expected values.

## The side panel with the effect on the standings.

rules-tab-effect = Effect on this event
# By which ruleset or scoring system the standings below are computed. $name is its name.
rules-tab-standings-by = By { $name }
# $before is the one with which they are compared.
rules-tab-standings-by-instead = By { $name } instead of { $before }
rules-tab-no-scores-to-preview = Nobody has a score yet. Press F7 to compare systems on typical results.
# How many players get a different place in the standings.
# $count (Number)
rules-tab-places-changed =
    { $count ->
        [0] No place changes.
        [one] { $count } player gets a different place.
       *[other] { $count } players get a different place.
    }
# The help text of a row, which a screen reader reads too. $place is the rank of the player, $total the sum of the points.
# $total (Figure)
rules-tab-player = { $player }: place { $place }, total { $total }
# The same with the values before the change.
# $total (Figure)
# $total-before (Figure)
rules-tab-player-before-and-now = { $player }: place { $place } (was { $place-before }), total { $total } (was { $total-before })

## The side panel with the functions and names for formulas. Functions and names stay in English.

rules-tab-names-of-system = Names defined by this system
# The names of the values of a board that formulas can use.
rules-tab-values-of-board = Values of a board
rules-tab-functions = Functions
# It stands at once behind the name of a value, in other letters: “centres: own centres”. A language that has a blank
# before the colon begins with {" "}.
rules-tab-value-meaning = : { $meaning }
# In the list of words that complete a formula: the meaning of a name.
rules-tab-defined-by-system = defined by this system

## Errors. $message says what is wrong, without a full stop: “there is no name ‘centers’”. $cure is a whole sentence, or empty.

# An error in a formula. $character is the position of the first wrong character: “14”.
rules-tab-error-at-character = Character { $character }: { $message }. { $cure }
# An error in the text of a ruleset. $line is the number of the line.
rules-tab-error-at-line = Line { $line }: { $message }. { $cure }

## The editor of a scoring system. Labels are what a screen reader calls a field.

# The name of a copy of a system or a ruleset: “EuroDipCon 4 copy”. It begins with the name of the original.
rules-tab-name-of-copy = { $name } copy
rules-tab-own-system = This system belongs to the event and is saved with it.
# $original is the name of the system that was copied.
rules-tab-own-system-copy = This system belongs to the event. It is a copy of { $original } and is saved with the event.
rules-tab-system-unfinished = Not finished. Until you correct the error, the last version without an error is used for scores.
rules-tab-system-unusable = Not finished. This system cannot compute scores yet.
rules-tab-columns-help = A column can use the columns above it. The last column is the score.
# Behind the formula of a mean. There is little room.
rules-tab-mean = mean
    .help = For each power, the mean of this formula over all completed games of the event.
# A small button that exchanges an entry of a list with the one above it.
rules-tab-up = Up
# Help texts of the small buttons behind an entry. $name is the name of the column, or of the number or list.
rules-tab-move-column-up = Move column { $name } up
rules-tab-remove-column = Remove column { $name }
rules-tab-remove-number = Remove { $name }
# The name of a field; it must be short. The sum of the seven scores of a board.
rules-tab-sum-of-board = Sum of a board
    .label = sum of a board
    .help = in a game without a solo; leave empty if the sum varies
# The name of a field; it must be short. How many decimals of a score are shown.
rules-tab-decimals-shown = Decimals shown
    .label = decimals shown
# A small button below a worked example: the example gets the values that are computed now.
rules-tab-take-new-values = Take the new values
# The help texts of the buttons below a worked example. $example is its name.
rules-tab-take-new-values-of = Take the new values of { $example }
rules-tab-remove-example = Remove the example { $example }
# The heading of a section.
rules-tab-description-and-source = Description and source
# The title of the page with the text of a system that cannot be read.
rules-tab-unreadable-system = A scoring system that cannot be read
    .help = This text is saved with the event. Correct it here. You can use the system as soon as its text can be read.
rules-tab-system-text-label = text of the system

## The editor of a ruleset.

# The title of the page of a ruleset that cannot be read. Its text is below.
rules-tab-unreadable-ruleset = A ruleset that cannot be read
rules-tab-own-ruleset = This ruleset belongs to the event and is saved with it.
# $original is the name of the ruleset that was copied.
rules-tab-own-ruleset-copy = This ruleset belongs to the event. It is a copy of { $original } and is saved with the event.
rules-tab-ruleset-unfinished = Not finished. Until you correct the error, the last version without an error is used for the standings.
rules-tab-ruleset-unusable = Not finished. This ruleset cannot be used yet.

## Headings of its sections.

# Which results of a player count.
rules-tab-section-counts = What counts
rules-tab-section-ties = Equal totals
rules-tab-section-scoring = Scoring
rules-tab-section-rounds = Rounds, years, posting
rules-tab-section-top-board = Top board
rules-tab-section-teams = Teams
rules-tab-section-awards = Awards
rules-tab-section-as-text = As text
    .help = The same rules as text, as in a ruleset file. A change in the fields above changes the text, and the other way round.
rules-tab-ruleset-text-label = text of the ruleset

## What counts. A part of the total is a number of results with their weights: the best three, half of the fourth.

rules-tab-no-parts = All results are added up until you add a part.
# A button.
rules-tab-add-multiplier = Add a multiplier for a round
rules-tab-multipliers = Multipliers for the results of some rounds

## Scoring, rounds, top board, teams, awards.

# A button.
rules-tab-add-round-with-system = Add a round with its own scoring system
# In the button of a field for a scoring system: the one that the event uses. There is room for about 20 letters.
rules-tab-system-of-event = the event’s system
# The help text of this button.
rules-tab-choose-system = Choose a scoring system
rules-tab-clock = The round’s clock
# Checkboxes.
rules-tab-has-top-board = There is a top board, a final table or a medal round
rules-tab-has-teams = There are teams
rules-tab-totals-at-top-board = Different rules for the totals of the players at the top board
# A button.
rules-tab-add-top-board-part = Add a part for the top board
rules-tab-default-award = “Best country” by score is awarded, because the rules define no award.

## Help texts of the small buttons behind an entry of a list. $number is its position in the list.

rules-tab-move-part-up = Move part { $number } up
rules-tab-remove-part = Remove part { $number }
rules-tab-move-multiplier-up = Move multiplier { $number } up
rules-tab-remove-multiplier = Remove multiplier { $number }
# A round that has its own scoring system.
rules-tab-move-round-up = Move round { $number } up
rules-tab-remove-round = Remove round { $number }
rules-tab-move-award-up = Move award { $number } up
rules-tab-remove-award = Remove award { $number }
rules-tab-move-tie-break-up = Move tie-break { $number } up
rules-tab-remove-tie-break = Remove tie-break { $number }

## Tie-breaks, each in a row of its own.

# Before the first tie-break, and before each further one. There is little room.
rules-tab-tie-break-first = First
rules-tab-tie-break-then = Then
# What a screen reader calls the field of a tie-break.
rules-tab-tie-break-label = tie-break { $number }
# In the list of tie-breaks to choose from.
rules-tab-most-solos = most solos
rules-tab-most-draws = most drawn games
rules-tab-most-centres = most centres
# $system is the name of a scoring system.
rules-tab-mean-of-games = mean of the games by { $system }

## The comparison of several scoring systems.

# Before the three buttons below.
rules-tab-compare-on = Compare on
# Buttons: the results on which the systems are compared. They must be short.
rules-tab-on-standings = Standings
    .help = Compare the systems on: standings
rules-tab-on-boards = Boards
    .help = Compare the systems on: boards
# Boards that were made up for the comparison.
rules-tab-on-typical-results = Typical results
    .help = Compare the systems on: typical results
rules-tab-choose-on-left = Choose systems on the left.
# A button that closes the comparison.
rules-tab-done = Done
# The help text of this button. $keys is “F7”.
rules-tab-back-to-system = Go back to the system ({ $keys })
# In place of the comparison.
rules-tab-choose-two-on-left = Choose two or more systems on the left.
rules-tab-no-scores-to-compare = Nobody has a score yet. Compare the systems on typical results.
# The help text of a score that cannot be computed. $input is what has to be entered: “the number of centres”.
rules-tab-system-needs-input = The system needs { $input }.

## What a screen reader calls the grid and its cells. $column is the heading of the column: the name of a system, or “centres”.

rules-tab-comparison = Comparison
# The heading of the column with the places by a system, beside that of its totals. $system is its name.
rules-tab-column-place = { $system } place
rules-tab-cell-heading = Comparison heading { $column }
rules-tab-cell-of-player = Comparison { $player } { $column }
# $board is “Round 1, board A”.
rules-tab-cell-of-board = Comparison { $board }
rules-tab-cell-of-power = Comparison { $board } { $power } { $column }
