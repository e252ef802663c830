# The Teams tab: the teams with their members, and the lot that makes scratch teams.

# The text on the tab.
teams-tab-title = Teams

## The table.

# The hint at the name of a team.
teams-tab-scratch-team-hint = A scratch team, made of players who waited for a team
# In the status bar. $teams is “5 teams”.
# $count (Number)
teams-tab-players-waiting = { $count ->
    [one] { $teams }, { $count } player waiting for a team
   *[other] { $teams }, { $count } players waiting for a team
}

## The names of the cells, as a screen reader says them and as the bar above the sheet shows them. $column is the heading of the column:
## “name”, “total”, “country”.

teams-tab-cell-of-heading = Teams heading { $column }
# $team is the name of a team.
teams-tab-cell-of-team = Team { $team } { $column }
# The first empty row, where the next team is typed.
teams-tab-cell-of-new-team = New team { $column }
# An empty row below it. $row is its number.
teams-tab-cell-of-empty-row = Teams line { $row } { $column }

## The list of the players without a team.

# Its title, and the hint in its search field.
teams-tab-players-who-want-team = Players who want a team
teams-tab-players-who-want-team-hint = a few letters of the name
# The mark of a player in the list.
teams-tab-waits = waits for a team
# In the status bar. $player is a name.
teams-tab-player-waits = { $player } waits for a team
teams-tab-player-waits-no-more = { $player } does not wait for a team any more

## The form for the lot that makes scratch teams of the players who want a team.

# Its title. $players is the number of players who want a team, $size is that of the members of a team.
teams-tab-too-few-for-a-team = Too few players for a team: { $players } of { $size }
# Its title. $teams is the number of teams that can be made, $left-out is the number of players who get no team.
# $teams (Number)
# $left-out (Number)
teams-tab-scratch-teams = { $teams ->
    [one] One scratch team; { $left-out } left out
   *[other] { $teams } scratch teams; { $left-out } left out
}
# The sentence above the fields. $players is a list of names with commas between them.
teams-tab-who-wants-team = Players who want a team: { $players }.
# The names of the two fields.
teams-tab-volunteers = Volunteers to be left out, separated by semicolons
teams-tab-seed = Seed of the lot, recorded in the notebook
# Errors. $seed is what the user typed.
teams-tab-not-whole-number = “{ $seed }” is not a whole number.
teams-tab-too-few-players = There are too few players for a team.

## What is kept of this lot, in the language in which it was made: the names of the teams, and a note in the notebook.

# The name of a team. $number is its number.
teams-tab-name-of-scratch-team = Scratch { $number }
# $teams is a list: “Scratch 1: Ann, Ben; Scratch 2: Cleo, Dan”.
teams-tab-scratch-note = Scratch teams, drawn with seed { $seed }: { $teams }.
# $players are those who get no team, each with one of the reasons below in brackets.
teams-tab-scratch-note-with-others = Scratch teams, drawn with seed { $seed }: { $teams }. Left out: { $players }.
teams-tab-left-out-volunteer = volunteered
teams-tab-left-out-national = of the host country, by lot
teams-tab-left-out-foreigner = from elsewhere, by lot
teams-tab-left-out-by-lot = by lot

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

teams-tab-first-choose-rules-with-teams = choose rules with teams first
teams-tab-first-choose-rules-with-scratch-teams = choose rules with scratch teams first
teams-tab-first-choose-players = choose the players who want a team first
