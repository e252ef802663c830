# Why a cell refuses what was typed into it. Each is shown with a capital letter at its beginning and a full stop at its end. Behind the
# semicolon stands what to do. $text is what was typed, $name the name of a player, a team or an award, $power the name of a power.
# The words that a cell takes are those that it shows: they are named by their keys, so that both stay the same.

## The lists of players and of teams.

# The names in quotation marks are those of a command and of a menu.
input-errors-name-not-emptied = a player needs a name, so the cell of a name is not emptied; “{ commands-remove-player }” in the menu { commands-menu-event } or in the menu of the cell takes { $name } off the list
input-errors-not-a-role = “{ $text }” is not a role; type { role-unranked }, { role-removed }, { role-withdrawn } or { role-reserve }, or nothing for a player
input-errors-not-a-number-of-points = “{ $text }” is not a number of points
# $column is the heading of a column.
input-errors-not-a-mark = “{ $text }” is not a mark in the column “{ $column }”; type { values-yes }, { values-no }, or nothing
# “25 % anonymity” and “10 late” are examples of what is typed.
input-errors-not-a-penalty = “{ $text }” does not begin with an amount; type the amount and then the reason, such as “25 % anonymity” or “10 late”
input-errors-not-on-the-list = “{ $text }” is not on the list of players; enter the name there first, or correct it
# $names are players with a similar name: “Ole Hansen or Ole Hanssen”.
input-errors-not-on-the-list-may-be = “{ $text }” is not on the list of players (it may be { $names }); enter the name there first, or correct it
# Escape is a key.
input-errors-number-for-name = “{ $text }” is a number and no name; type the name of the player, or press Escape
# “1-3, 5” is an example of what is typed, $except another: “not 4”.
input-errors-not-rounds = “{ $text }” is no list of rounds; type “1-3, 5”, “{ $except }”, or nothing for all rounds
input-errors-team-taken = there is already a team “{ $name }”; call this one “{ $name } 2”, or rename the other
input-errors-team-member-already = { $name } is already in this team
input-errors-not-a-team-member = { $name } is not in this team; the captain must be one of the members

## Rounds, boards and their record.

input-errors-not-an-attendance = “{ $text }” is not an attendance; type { values-present }, { values-absent }, { values-late }, { values-standby }, { values-sits-out }, { values-must-play } or { values-two-boards }
input-errors-board-without-name = a board needs a name; type one such as A
# Whether a power is one of those that share a drawn game.
input-errors-not-in-draw-or-out = “{ $text }” does not say whether { $power } is in the draw; type { values-yes }, { values-no }, or nothing
# $conceded is “conceded to France”.
input-errors-not-an-ending = “{ $text }” is not a way for a game to end; type “{ values-agreed-draw }”, “{ $conceded }”, “{ values-abandoned }”, or nothing for a game played to its end
input-errors-draw-without-counts = the members of an agreed draw are the survivors; enter the counts of all seven powers first
# A solo excludes a draw.
input-errors-draw-after-solo = { $power } has won alone, so there is no draw; correct the count first
input-errors-not-a-power = “{ $text }” is not a power; type its name or its first letter
# The example in quotation marks begins with one of the three words, and its season is one that a cell shows.
input-errors-not-a-card = “{ $text }” is not a card; type { card-yellow }, { card-red } or { card-extension }, then when and why: “{ card-yellow } { $season } late orders”
# $season is “Fall 1905”. “S06” is short for spring 1906; every language understands it.
input-errors-not-a-season = “{ $text }” is not a season of a game; type one such as “{ $season }” or “S06”, or empty the cell to remove the draw
input-errors-not-members = “{ $text }” does not name the powers that share the draw; type their names or letters, or nothing for all survivors
input-errors-not-an-outcome = “{ $text }” is not the outcome of a vote; type { values-vote-open }, { values-vote-passed }, { values-vote-failed } or { values-vote-vetoed }
# $colours is “yellow, green, blue, red, violet or grey”.
input-errors-not-a-colour = “{ $text }” is not a colour; type { $colours }, or nothing for no colour
# The menu of boards is in commands.ftl.
input-errors-computed = this cell is computed; change the cells it is computed from, or set the score by hand in the { commands-menu-board } menu

## The top board. An answer says whether a player takes the seat.

input-errors-not-a-top-board-mark = “{ $text }” does not say whether this is the top board; type { values-yes }, { values-no }, or nothing
input-errors-not-an-answer = “{ $text }” is not an answer; type “{ values-steps-back }”, “{ values-named }” or “{ values-put-first }”, or nothing for a player who plays
input-errors-note-without-answer = a note belongs to the answer “{ values-steps-back }”; type that answer first
input-errors-no-next-in-line = no player is next in line; type another name beside the power
input-errors-seated-already = { $name } already sits at this board
# The position in which a player chooses a power. $last is the last number.
input-errors-not-a-position = “{ $text }” is not a position; type a number from 1 to { $last }, or nothing for the order of the standings
input-errors-power-taken = { $name } already has { $power }; empty that cell first
# $why is a message of input-refusals.ftl.
input-errors-top-board-not-ready = the board cannot be made yet: { $why }

## Awards and the votes for them.

input-errors-award-without-name = an award needs a name; type the name first
input-errors-award-taken = there is already an award “{ $name }”; type the winner beside it
input-errors-award-of-the-rules = this award belongs to the rules; type its winner beside it, or change the rules
# The grades are letters. $letters is “A, B, C”.
input-errors-not-a-grade = “{ $text }” is not a grade; the grades are { $letters }
input-errors-own-vote = players do not rate themselves

## The ladder and its result lists.

# The examples are dates that the cell understands.
input-errors-not-a-day = “{ $text }” is not a date; type one such as 2002-06-09 or 9 June 2002
# A kind of championship.
input-errors-not-a-kind = “{ $text }” is not a kind of event; type { values-state } or { values-national }, or nothing for any other kind
input-errors-neither-yes-nor-no = “{ $text }” is neither { values-yes } nor { values-no }
input-errors-not-a-number-of-boards = “{ $text }” is not a number of boards; type the boards of an average round, such as 2.5
input-errors-not-a-place = “{ $text }” is not a place; type a whole number from 1, or nothing
input-errors-not-a-number-of-games = “{ $text }” is not a number of games; type a number, “{ values-all-games }”, or nothing if the number is not known

## Why a passed draw does not end its game. $season is “Fall 1905”, $year a year.

# Undo is in the menu Edit.
input-errors-draw-of-removed-board = this board was removed; undo the removal, or choose another board
# A chart has the centres of all powers in a year.
input-errors-draw-without-chart = the draw of { $season } needs the complete chart of { $year }; enter the chart or the counts at the end, and the game ends with it
input-errors-draw-too-early = a draw of { $season } comes before the first chart; correct its season or its year
input-errors-draw-of-power-without-centre = { $power } has no centre in { $year } and cannot be in the draw; correct the members
