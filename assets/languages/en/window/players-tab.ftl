# The Players tab: the list of players.

# The text on the tab.
players-tab-title = Players

## The list.

# The sentence above the empty list of a new event. Buttons with the names of commands stand behind it.
players-tab-first-steps = Drop a results sheet here, or type the first name.
# A command in the menus, while the list of players is in view: the rows are no longer sorted.
players-tab-back-to-order-of-entry = Back to the order of entry

## The hints at the headings of the columns: what can be typed there. They have no full stop. The examples in quotes are typed as they
## stand there.

players-tab-role-hint = Empty means a player. Unranked, removed and withdrawn players take no place. A reserve waits to step in
players-tab-group-hint = The group of entrants
players-tab-handicap-hint = Points that the player starts with
players-tab-team-preference-hint = Yes if the player waits for a team
players-tab-successor-hint = The player who replaces this player and keeps the scores so far
players-tab-penalties-hint = The deduction from the total, and the reason: “25 % anonymity”, “10 late”. Separate several with semicolons
# When a player has signed up for the event.
players-tab-signed-up-hint = The time, “30 July 2006, 18:05”, or the number on the list. If empty, the order of entry counts
players-tab-rounds-hint = The rounds in which the player is here: “1-3, 5”, or “not 4”. Empty means all rounds. The draw leaves the player out of the others
# “FGIRT” has the first letters of powers in English.
players-tab-preferred-powers-hint = The preferred powers, the most wanted first: “FGIRT”
# $colours is a list of the colours that can be typed: “yellow, green, blue, red, violet or grey”.
players-tab-colour-hint = The colour of the name: { $colours }. Players do not see it
players-tab-different-from-hint = The people with a similar name who are not this player. Separate several with semicolons
# Event is a menu, and Confirm the player is a command there.
players-tab-unconfirmed-hint = Yes for a name that was typed into a seat or a team. Empty the cell if the name is right; Event, Confirm the player does so too
# The hint at the heading of a column that has no other hint.
players-tab-sort-hint = A click sorts by this column, Shift with a click sorts equal rows by it. The menu of the heading goes back to the order of entry

## The names of the cells, as a screen reader says them. $column is the heading of the column: “name”, “region”.

players-tab-cell-of-heading = Players heading { $column }
# $player is a name.
players-tab-cell-of-player = Players { $player } { $column }
# The first empty row, where the next player is typed.
players-tab-cell-of-new-player = New player { $column }
# An empty row below it. $row is its number.
players-tab-cell-of-empty-row = Players line { $row } { $column }
# The same as “New player name” in the bar above the sheet, which says where the cursor is.
players-tab-location-of-new-player = New player · { $column }

## Messages in the status bar and across the window. $player and $name are names.

players-tab-player-removed = { $player } is removed. Ctrl+Z brings the player back.
# Several players were to be removed. A sentence about those who stay may follow.
# $count (Number)
players-tab-players-removed = { $count ->
    [one] { $count } player is removed. Ctrl+Z brings them back.
   *[other] { $count } players are removed. Ctrl+Z brings them back.
}
# The player cannot be removed.
players-tab-player-stays = { $player } has a game and stays.
# $count (Number)
players-tab-players-stay = { $count ->
    [one] { $count } player has a game and stays.
   *[other] { $count } players have a game and stay.
}
# The user has said that two people with similar names are not the same person.
players-tab-is-another-person = { $player } is another person. Topboard does not ask again.
# A name that was typed into a seat is that of a player.
players-tab-name-confirmed = { $name } is confirmed as a player.
# $count (Number)
players-tab-names-confirmed = { $count ->
    [one] { $count } name is confirmed as a player.
   *[other] { $count } names are confirmed as players.
}

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

players-tab-first-go-to-player = put the cursor on a player first
players-tab-first-go-to-similar-name = put the cursor on a player whose name looks like another name first
players-tab-first-go-to-unconfirmed-name = put the cursor on a typed name that is not confirmed first
