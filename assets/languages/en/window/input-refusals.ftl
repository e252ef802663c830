# What is said about typed or pasted texts that their cells do not take, and about names in them.

## Several cells. $cells are the refused texts with their cells, in a list with semicolons. $error is why the first one is refused, without
## a full stop.

# $count (Number)
input-refusals-cells-refused = { $count ->
    [one] { $count } cell refused the typed text: { $cells }. The first: { $error }.
   *[other] { $count } cells refused the typed text: { $cells }. The first: { $error }.
}
# $count (Number)
input-refusals-cells-not-emptied = { $count ->
    [one] { $count } cell cannot be emptied: { $cells }. The first: { $error }.
   *[other] { $count } cells cannot be emptied: { $cells }. The first: { $error }.
}
# $cells is the list, $count how many more there are.
input-refusals-and-more = { $cells }; and { $count } more
# $cell is “centres of France on Round 2, board C”.
input-refusals-text-at-cell = “{ $text }”, { $cell }

## Names in a pasted block or in a file. $name is as it is there, $player as it is in the list of players.

input-refusals-taken-as = “{ $name }” is taken as { $player }.
# Why somebody is asked whether two spellings are one player. They stand in brackets or behind a colon.
input-refusals-other-spelling-too = the block also has the other spelling
input-refusals-both-spellings = both spellings are in the block
# Why a row of a pasted block is left out. $name is a name that is there twice.
input-refusals-named-twice = another line names { $name } too. If they are two, add an initial or a town to one of the names.
input-refusals-no-board-for-row = the round has no board for this row.
# $count (Number)
input-refusals-listed-already = { $count ->
    [one] { $count } player is on the list already.
   *[other] { $count } players are on the list already.
}

## Why the board of the best cannot be made yet. They stand behind “the board cannot be made yet: ”.

input-refusals-no-top-board = these rules have no top board
input-refusals-top-board-exists = it exists already; type into its seats
input-refusals-tied-for-last-seat = players are tied for the last seat; put one of them first
input-refusals-too-few-claims = fewer than seven players have a claim
input-refusals-no-power-yet = { $name } has not chosen a power yet
