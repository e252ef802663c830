# Words that many parts of the window use: buttons, counted things, rounds and boards.

## Buttons.

shared-words-cancel = Cancel
shared-words-close = Close
shared-words-yes = Yes
shared-words-no = No
shared-words-add = Add
shared-words-remove = Remove
shared-words-open = Open
shared-words-save = Save
shared-words-import = Import
shared-words-copy = Copy
# The import, or the drawn round, is not taken.
shared-words-discard = Discard
# Hides a part of a panel. The room is narrow.
shared-words-hide = Hide
# Ctrl+P is a key.
shared-words-print = Print (Ctrl+P)

## A quotation: a name, or a text that was typed or written.

shared-words-quoted = “{ $text }”

## A moment of another day than this.

# “22 November, 16:30”. $month is the message month of pages.ftl.
shared-words-day-and-time = { $day } { $month }, { $time }

## A choice.

# Two names or words of which one is meant. $one may be a list, “yellow, green, blue”, or a choice already: “A” or “B” or “C”.
shared-words-one-or-other = { $one } or { $other }

## Counted things.

# $count (Number)
shared-words-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# $count (Number)
shared-words-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
# $count (Number)
shared-words-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
# $count (Number)
shared-words-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $count (Number)
shared-words-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
# $count (Number)
shared-words-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
# $count (Number)
shared-words-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
# $count (Number)
shared-words-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
# $count (Number)
shared-words-columns = { $count ->
    [one] { $count } column
   *[other] { $count } columns
}
# $count (Number)
shared-words-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
}
# $count (Number)
shared-words-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
# $count (Number)
shared-words-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
# $count (Number)
shared-words-remarks = { $count ->
    [one] { $count } remark
   *[other] { $count } remarks
}
