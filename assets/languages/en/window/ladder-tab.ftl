# The Ladder tab and its pages: the table, the events, a result list, the identities, the problems and the plot of the year.
# A ladder is a table over many events. A year has a result list for each event.

# The name of the tab.
ladder-tab-name = Ladder

## Months. $year: “2001”.

# A month below a plot, where the room is narrow: “May 2001”.
# $month (Number)
ladder-tab-month-of-plot = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }

## The bar above the pages.

# The names of the pages. They are buttons in a row: the short usual word is best.
ladder-tab-page-table = Table
ladder-tab-page-events = Events
# Which spellings are one person.
ladder-tab-page-identities = Identities
ladder-tab-page-problems = Problems
ladder-tab-page-year = The year
# The name of a page with the number of what is in it: “Events (10)”.
ladder-tab-page-with-count = { $page } ({ $count })
# On the button with the name of the ladder, while there is none.
ladder-tab-no-ladder = no ladder
# On the button with the year or the date of the ladder. $day: “15 December 2001”.
ladder-tab-on-day = on { $day }
ladder-tab-no-date-yet = no date yet
ladder-tab-all-years = all years
# On the button that chooses after how many events the table is shown.
# $after (Number)
# $all (Number)
ladder-tab-after-some = after { $after } of { $all }
ladder-tab-after-all = after all events
# Buttons that open a dialog.
ladder-tab-add-lists = Add lists…
ladder-tab-export = Export…
# While the ladder is computed.
ladder-tab-compiling = Compiling …
ladder-tab-not-compiled = Not compiled because of an error in Topboard
# What Topboard does in the background.
ladder-tab-compiling-the-ladder = compiling the ladder
# $count (Number)
ladder-tab-pairs-are-undecided = { $count ->
    [one] { $count } pair of names is undecided.
   *[other] { $count } pairs of names are undecided.
} Each pair counts as two people.
# Events whose rules leave it to the director whether they count.
# $count (Number)
ladder-tab-events-wait-for-answer = { $count ->
    [one] { $count } event waits for your answer: does it count?
   *[other] { $count } events wait for your answer: do they count?
}
# The button beside it.
ladder-tab-answer = Answer
# $count (Number)
ladder-tab-errors-no-event-counts = { $count ->
    [one] There is { $count } error in the lists.
   *[other] There are { $count } errors in the lists.
} No event counts yet.
# $count (Number)
ladder-tab-errors-others-count = { $count ->
    [one] There is { $count } error in the lists.
   *[other] There are { $count } errors in the lists.
} The ladder counts what it can.
# Buttons behind these sentences.
ladder-tab-decide-on-them = Decide on them
ladder-tab-show-the-errors = Show the errors

## What must be done before a command can be used: “Result list is not possible now: add a result list first”.

ladder-tab-add-result-list = add a result list first
ladder-tab-complete-counts = complete the counts of a board first
ladder-tab-put-cursor-on-pair = put the cursor on a pair of the Identities page first
ladder-tab-put-cursor-on-decision = put the cursor on a decision of the Identities page first
ladder-tab-put-cursor-on-result = put the cursor on a result in the table of the ladder first
ladder-tab-put-cursor-on-event = put the cursor on an event of the ladder first
ladder-tab-put-cursor-on-event-or-line = put the cursor on an event or on a line of a list first

## The dialogs to choose the event and the ladder.

# The title of the dialog, and the hint in its empty field.
ladder-tab-after-an-event = The ladder after an event
ladder-tab-name-of-the-event = name of the event
# Items of the list. $event: its name.
ladder-tab-all-events = All events
ladder-tab-after-event = After { $event }
# The title of the dialog, and the hint in its empty field.
ladder-tab-choose-the-ladder = Choose the ladder
ladder-tab-letters-of-its-name = a few letters of its name
# In the status bar. $ladder: the name of a ladder.
ladder-tab-compiled-by-rules = compiled by the rules of { $ladder }

## The form for the year, the date and the ties.

# The title.
ladder-tab-year-form = Year, date and ties
# Above the fields.
ladder-tab-year-form-introduction = Players with the same printed place are tied. They get the mean of the points, the points of the better place, or the points of their places in the order of the list.
# Before the fields.
ladder-tab-year-field = Year; events of other years are left out
ladder-tab-date-field = Date of the ladder; empty for the end of the year
ladder-tab-ties-field = Tied places: { ladder-tab-ties-mean }, { ladder-tab-ties-better } or { ladder-tab-ties-listed }; empty for the rule of the ladder
# The three words that the user types for a rule for ties: one word each, in small letters. The English ones are understood too.
ladder-tab-ties-mean = mean
ladder-tab-ties-better = better
ladder-tab-ties-listed = listed
# $text: what the user typed. The date of the example is written in the own language, as in written-date of pages.ftl.
ladder-tab-not-a-year = “{ $text }” is not a year.
ladder-tab-not-a-date = “{ $text }” is not a date. Write a date such as 15 December 2001.
ladder-tab-not-a-rule-for-ties = “{ $text }” is not a rule for ties. Type { ladder-tab-ties-mean }, { ladder-tab-ties-better } or { ladder-tab-ties-listed }.

## What was done, in the status bar. $event, $player: their names.

ladder-tab-removal-of-event = removal of { $event } from the ladder
ladder-tab-removal-of-line = removal of { $player } from the list of { $event }
# $count (Number)
ladder-tab-removal-of-events = { $count ->
    [one] removal of { $count } event from the ladder
   *[other] removal of { $count } events from the ladder
}
# $count (Number)
ladder-tab-removal-of-lines = { $count ->
    [one] removal of { $count } line from the ladder
   *[other] removal of { $count } lines from the ladder
}
# An event is accredited if the ladder counts it.
ladder-tab-event-is-accredited = { $event } is accredited
ladder-tab-event-is-not-accredited = { $event } is not accredited
# Two events or more.
# $count (Number)
ladder-tab-events-are-accredited = { $count } events are accredited
# $count (Number)
ladder-tab-events-are-not-accredited = { $count } events are not accredited
# $one, $other: two names.
ladder-tab-names-are-one-person = { $one } and { $other } are one person
ladder-tab-names-are-two-people = { $one } and { $other } are two people
# Two pairs or more.
# $count (Number)
ladder-tab-pairs-are-one-person = { $count } pairs: both names are one person
# $count (Number)
ladder-tab-pairs-are-two-people = { $count } pairs: both names are two people
# $count (Number)
ladder-tab-removal-of-decisions = { $count ->
    [one] removal of an identity decision
   *[other] removal of { $count } identity decisions
}
ladder-tab-in-one-event-only = this player is in one event only
# $player: a name with its event, for example “John Smith @ Waikato Open”.
ladder-tab-another-person = { $player } is another person
ladder-tab-own-event-added = this event is in the ladder now; repeat the command after changes
# $subject: what was explained, for example “John Smith, rank 3”.
ladder-tab-copied-explanation = copied the explanation of { $subject }

## Files with result lists, and pasted lists.

# $file: the name of the file.
ladder-tab-no-decisions-in-file = { $file } holds no identity decisions.
ladder-tab-identities-imported = identities imported from { $file }
# $count (Number)
ladder-tab-identities-imported-from-files = { $count ->
    [one] identities imported from { $count } file
   *[other] identities imported from { $count } files
}
# $file: the name of the file, or the next message.
# $count (Number)
ladder-tab-lists-added = { $count ->
    [one] { $count } list added from { $file }
   *[other] { $count } lists added from { $file }
}
# In place of the name of a file.
ladder-tab-pasted-text = pasted text
# In the same place: the event of this book itself.
ladder-tab-this-book = this book
# Where a line of a result list was read: “vic.xls, row 8”. $number is the number of a row of the file, $sheet the name of a sheet of it.
ladder-tab-row-of-file = row { $number }
ladder-tab-row-of-sheet = { $sheet } row { $number }
# In the same place, of a line that was typed, and of a line of this book’s own event, where $number is the place of the player.
ladder-tab-typed-line = line { $number }
ladder-tab-line-of-place = place { $number }
# $count (Number)
# $files (Number)
ladder-tab-lists-added-from-files = { $count ->
    [one] { $count } list added from { $files } files
   *[other] { $count } lists added from { $files } files
}
# The last line of a list of errors.
# $count (Number)
ladder-tab-and-more = And { $count } more.

## Pages without content: a title, and the text below it.

ladder-tab-no-result-lists = No result lists yet
ladder-tab-no-result-lists-text = Drop result lists here, choose files, or paste a list. Workbooks, text tables and books can be read.
ladder-tab-no-names-to-decide = No names to decide
ladder-tab-no-names-to-decide-text = No two names of the year look like one person.
ladder-tab-no-problems = No problems
ladder-tab-every-list-is-complete = Every list has places, games and dates.
# $event: the name of an event.
ladder-tab-one-event-without-date = Every list has places and games. { $event } has no date, and no rule asks for it.
# Two events or more. $events: their names, separated by commas.
# $count (Number)
ladder-tab-events-without-date = Every list has places and games. { $count } events have no date, and no rule asks for it: { $events }.
ladder-tab-table-is-empty = The table is empty
ladder-tab-table-is-empty-text = No event counts yet. The Events page shows why.

## The status bar.

# $count (Number)
ladder-tab-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
# Pairs of names.
# $count (Number)
ladder-tab-undecided-pairs = { $count ->
    [one] { $count } pair undecided
   *[other] { $count } pairs undecided
}
# $more: the number of players who are not in the table.
# $count (Number)
# $more (Number)
ladder-tab-players-in-table-and-more = { $count ->
    [one] { $count } player in the table
   *[other] { $count } players in the table
}, { $more } with too few results
# Before the names of those who lead the table, where the ladder gives them no title.
ladder-tab-leading = Leading
# $title: the message before this one, or a title such as “Winner of the Bismark Cup”; $leaders: names; $players: “32 players in the table”.
ladder-tab-leaders-and-players = { $title }: { $leaders };  { $players }
# When a key opens nothing. F2 is a key.
ladder-tab-f2-opens-list = F2 on the points of an event opens its result list. The panel beside the table explains a score.
# The name of a command.
ladder-tab-sort-by-rank = Sort by rank

## The Table page: hints of the headings.

# Of the column that says how many ranks a player moved. $day: “9 May 2001”.
ladder-tab-ranks-since-day = Ranks up or down since { $day }
ladder-tab-ranks-since-event-before = Ranks up or down since the event before
ladder-tab-exact-score = The score with enough decimals to tell every player apart
ladder-tab-to-overtake = With more points than this at one more event, the player overtakes the leader if the leader does not play there
# $formula: for example “MAX(events + 2, 6)”.
ladder-tab-divided-by = The total is divided by { $formula }
# $event: its name.
ladder-tab-place-and-points-on-day = { $event }, { $day }: place and points
ladder-tab-place-and-points = { $event }: place and points

## The Table page: names of cells for screen readers. $column: one of the next three messages, or the heading of the column.

ladder-tab-place-at-spoken = { $event } place
ladder-tab-points-at-spoken = { $event } points
# How many ranks the player moved.
ladder-tab-moved-spoken = moved
ladder-tab-table-heading-spoken = Ladder heading { $column }
ladder-tab-table-cell-spoken = Ladder { $player } { $column }

## The Events page. The room for headings is narrow: the short usual word is best.

# A heading, above the number of lines of the result list.
ladder-tab-column-lines = lines
# A heading, above the next two messages.
ladder-tab-column-counts = counts
# The event counts for the ladder.
ladder-tab-event-counts = counts
# $reason: why the event does not count, for example “a variant”.
ladder-tab-left-out = left out: { $reason }
# A heading, above the names of files.
ladder-tab-column-read-from = read from
ladder-tab-f2-or-double-click = F2 or a double click opens the result list
# The names of cells for screen readers. $column: the heading of the column; $row: a number.
ladder-tab-events-heading-spoken = Events heading { $column }
ladder-tab-event-cell-spoken = Event { $event } { $column }
# A cell of the first empty line.
ladder-tab-new-event-spoken = New event { $column }
# A cell of another empty line.
ladder-tab-events-empty-row-spoken = Events empty row { $row } { $column }

## The page with a result list. The room for headings is narrow.

ladder-tab-column-points = points
# The name under which the table shows the player.
ladder-tab-column-shown-as = shown as
# The row of the file.
ladder-tab-column-row = row
# The names of cells for screen readers. $column: the heading of the column; $row: a number.
ladder-tab-list-heading-spoken = List heading { $column }
ladder-tab-list-cell-spoken = List { $player } { $column }
# A cell of the first empty line.
ladder-tab-new-line-spoken = New line { $column }
# A cell of another empty line.
ladder-tab-list-empty-row-spoken = List empty row { $row } { $column }

## The Identities page: pairs of names, A and B, that may be one person. The room for headings is narrow.

# How likely it is that both names are one person.
ladder-tab-column-chance = chance
ladder-tab-column-name-a = name A
ladder-tab-column-name-b = name B
ladder-tab-column-reason = reason
ladder-tab-column-results-of-a = results of A
ladder-tab-column-results-of-b = results of B
# $number: “85”.
ladder-tab-percent = { $number } %
# A result of a name: “Waikato Open, place 4”.
ladder-tab-place-at-event = { $event }, place { $place }
# The user has put the decision on a pair off.
ladder-tab-postponed = Postponed
# The heading above the decisions of the user.
ladder-tab-decided = Decided
# The decision: both names are the same person, or different people. The room is narrow.
ladder-tab-verdict-same = same
ladder-tab-verdict-different = different
# The names of cells for screen readers. $column: the heading of the column; $one, $other: two names.
ladder-tab-identities-heading-spoken = Identities heading { $column }
ladder-tab-pair-cell-spoken = Pair { $one } and { $other } { $column }
# $names: the names of the decision; $column: the next message, or the heading of the column.
ladder-tab-decision-cell-spoken = Decision { $names } { $column }
ladder-tab-verdict-spoken = verdict

## The panel beside the Identities page.

# Its title.
ladder-tab-one-person = One person?
# Buttons. The letter in brackets is the key that does the same: that of the command in commands.ftl.
ladder-tab-same-button = Same  (S)
ladder-tab-different-button = Different  (D)
ladder-tab-later-button = Later  (L)
# $chance: “85”; $reason: for example “the names differ in one letter”.
ladder-tab-chance-and-reason = { $chance } %: { $reason }.
ladder-tab-until-you-decide = Until you decide, they count as two people.

## The Problems page. The room for headings is narrow.

# Which file and row.
ladder-tab-column-where = where
ladder-tab-column-problem = problem
ladder-tab-column-cure = cure
# In the column “where”: the decisions about names, and several result lists.
ladder-tab-where-identities = identities
ladder-tab-where-lists = lists
# In the column “cure”: answers to the question whether an event counts. The keys are those of the commands in
# commands.ftl.
ladder-tab-accreditation-keys = A: it is accredited. N: it is not. Until then it does not count.
ladder-tab-accreditation-keys-of-several = A: all of them are accredited. N: none is. One at a time: Events page.
# The same for an event without a date.
ladder-tab-date-keys = Enter its date. Or A: it counts, N: it does not.
ladder-tab-date-keys-of-several = Enter their dates on the Events page. Or A: all count, N: none does.
ladder-tab-reported-when-read = Reported when the file was read.
# The names of cells for screen readers. $column: the heading of the column; $number: the number of the problem.
ladder-tab-problems-heading-spoken = Ladder problems heading { $column }
ladder-tab-problem-cell-spoken = Ladder problem { $number } { $column }

## The panel with the explanation of a figure.

# Below the title “Explanation”, while there is nothing to explain.
ladder-tab-put-cursor-on-score = Put the cursor on a score or on points.
# What is explained.
ladder-tab-player-at-event = { $player } at { $event }
ladder-tab-player-of-rank = { $player }, rank { $rank }
# The player shares the rank with others.
ladder-tab-player-of-shared-rank = { $player }, rank { $rank } (shared)
# Notes below the explanation.
ladder-tab-result-does-not-count = This result does not count, because other results gave more points.
# $source: a file and its row, for example “vic.xls, row 8”.
ladder-tab-read-from = Read from { $source }.
# $reason: for example “more events, 5 over 4”.
ladder-tab-ahead-of-next = Ahead of the next player: { $reason }.
# $leader: the name of the player at the head of the table.
# $points (Figure)
ladder-tab-points-needed = At one more event, in which { $leader } does not play, more than { $points } points are enough to overtake { $leader }.
# $spellings: the spellings of a name, separated by commas.
ladder-tab-spellings = Spellings: { $spellings }.

## The plot of the year.

ladder-tab-leaders-in-each-month = The ten leading players in each month, by score
ladder-tab-leaders-after-each-event = The ten leading players after each event, by score
