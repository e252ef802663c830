# Why a book is not valid, so that its file cannot be opened or a change is refused. A book is a file of ours; “people”, “id” and the
# like are words in it, which stay as they are. $number, $count and $most are numbers. $name is the name of a player.

## What is too large or impossible. It stands in a sentence.

# $what is one of the next messages, $path leads to it in the file: “people, 3, name”.
invalid-books-at = { $what } at { $path }
invalid-books-list-too-long = a list has more than { $most } lines
invalid-books-number-too-large = the number { $number } is too large
invalid-books-no-number = { $number } is not a number that can be written
invalid-books-blank-name = a name has only spaces
# $start is the beginning of the text. A comma belongs to the end, because “at” and the path follow.
invalid-books-text-too-long = the text “{ $start }…” has { $count } letters, more than { $most },
invalid-books-too-many-changes = it has more than { $most } changes
# $number is the position of the first that is too much.
invalid-books-too-many-people = a book has at most { $most } people, and this is number { $number }
invalid-books-too-many-rounds = a book has at most { $most } rounds, and this is number { $number }
invalid-books-too-many-boards = a book has at most { $most } boards, and this is number { $number }
invalid-books-too-many-replacements = a chain has at most { $most } replacements
# $event is the name of an event, $boards a number below 0.
invalid-books-boards-below-zero = { $event } in the year’s ladder has { $boards } boards a round

## What contradicts something else. What to do is in the next group.

# $place is one of the places of the last group.
invalid-books-unknown-player = { $place } names player number { $number }, who is not in the list of people
# $board is “Round 2, board C”, $year the year of a chart.
invalid-books-same-id = { $one } and { $other } both have the id { $id }
invalid-books-highest-id = { $what } has the id { $id }, but the highest id allowed is { $highest }
invalid-books-two-charts = { $board } has two charts of { $year }
invalid-books-charts-not-in-order = the charts of { $board } are not in the order of their years
invalid-books-highest-number = { $name } has the number { $number }, but the highest number allowed is { $highest }
invalid-books-same-number = { $one } and { $other } both have the number { $number }
invalid-books-player-without-name = player number { $number } has no name
# $one and $other are the numbers of two players.
invalid-books-same-name = the players number { $one } and { $other } both have the name { $name }
invalid-books-circle = the replacements of { $name } form a circle
invalid-books-long-chain = the replacements of { $name } are a chain of more than { $most }

## What to do: sentences.

invalid-books-give-numbers = Give every player an “id” of their own in a text editor, or open a backup.
invalid-books-give-ids = Give every round, and every board of a round, an “id” of their own in a text editor, or open a backup.
invalid-books-give-names = Give every player a “name” of their own in a text editor, or open a backup.
invalid-books-add-player = Add that player to “people” in a text editor, or open a backup.
invalid-books-remove-replacement = Remove one “replaced_by” in a text editor, or open a backup.
invalid-books-correct-boards = Correct “boards” in a text editor, or open a backup.
invalid-books-remove-chart = Remove one of the two in a text editor, or open a backup.
invalid-books-correct-it = Correct it in a text editor, or open a backup.

## Places in a book at which a player is named.

invalid-books-power-at-board = { $power } at { $board }
# $round is “Round 2”.
invalid-books-sit-outs = the sit-outs of { $round }
invalid-books-roll-call = the roll call of { $round }
invalid-books-separations = the separations
invalid-books-team = the team { $team }
invalid-books-prize = the prize { $award }
invalid-books-replacement = the replacement of { $name }
invalid-books-different-people = the people different from { $name }
invalid-books-top-board = the top board
invalid-books-published-table = the published table
