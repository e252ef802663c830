# The Teams tab: the teams with their members, and the lot that makes scratch teams.

# The text on the tab.
teams-tab-title = Teams

## The table.

# The hint at the name of a team.
teams-tab-scratch-team-hint = Ein ausgelostes Team aus Spielern, die ein Team suchten
# In the status bar. $teams is “5 teams”.
# $count (Number)
teams-tab-players-waiting = { $count ->
    [one] { $teams }, { $count } Spieler auf Teamsuche
   *[other] { $teams }, { $count } Spieler auf Teamsuche
}

## The names of the cells, as a screen reader says them and as the bar above the sheet shows them. $column is the heading of the column:
## “name”, “total”, “country”.

teams-tab-cell-of-heading = Teams Überschrift { $column }
# $team is the name of a team.
teams-tab-cell-of-team = Team { $team } { $column }
# The first empty row, where the next team is typed.
teams-tab-cell-of-new-team = Neues Team { $column }
# An empty row below it. $row is its number.
teams-tab-cell-of-empty-row = Teams Zeile { $row } { $column }

## The list of the players without a team.

# Its title, and the hint in its search field.
teams-tab-players-who-want-team = Spieler auf Teamsuche
teams-tab-players-who-want-team-hint = ein paar Buchstaben des Namens
# The mark of a player in the list.
teams-tab-waits = sucht ein Team
# In the status bar. $player is a name.
teams-tab-player-waits = { $player } sucht ein Team
teams-tab-player-waits-no-more = { $player } sucht kein Team mehr

## The form for the lot that makes scratch teams of the players who want a team.

# Its title. $players is the number of players who want a team, $size is that of the members of a team.
teams-tab-too-few-for-a-team = Zu wenige Spieler für ein Team: { $players } von { $size }
# Its title. $teams is the number of teams that can be made, $left-out is the number of players who get no team.
# $teams (Number)
# $left-out (Number)
teams-tab-scratch-teams = { $teams ->
    [one] Ein ausgelostes Team; { $left-out } ohne Team
   *[other] { $teams } ausgeloste Teams; { $left-out } ohne Team
}
# The sentence above the fields. $players is a list of names with commas between them.
teams-tab-who-wants-team = Spieler auf Teamsuche: { $players }.
# The names of the two fields.
teams-tab-volunteers = Freiwillige, die ohne Team bleiben, durch Semikolons getrennt
teams-tab-seed = Startzahl der Auslosung; sie wird im Notizbuch festgehalten
# Errors. $seed is what the user typed.
teams-tab-not-whole-number = „{ $seed }“ ist keine ganze Zahl.
teams-tab-too-few-players = Für ein Team sind es zu wenige Spieler.

## What is kept of this lot, in the language in which it was made: the names of the teams, and a note in the notebook.

# The name of a team. $number is its number.
teams-tab-name-of-scratch-team = Ausgelost { $number }
# $teams is a list: “Scratch 1: Ann, Ben; Scratch 2: Cleo, Dan”.
teams-tab-scratch-note = Ausgeloste Teams, Startzahl { $seed }: { $teams }.
# $players are those who get no team, each with one of the reasons below in brackets.
teams-tab-scratch-note-with-others = Ausgeloste Teams, Startzahl { $seed }: { $teams }. Ohne Team: { $players }.
teams-tab-left-out-volunteer = freiwillig
teams-tab-left-out-national = aus dem Gastgeberland, durch Los
teams-tab-left-out-foreigner = von anderswo, durch Los
teams-tab-left-out-by-lot = durch Los

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

teams-tab-first-choose-rules-with-teams = zuerst Regeln mit Teams wählen
teams-tab-first-choose-rules-with-scratch-teams = zuerst Regeln mit ausgelosten Teams wählen
teams-tab-first-choose-players = zuerst die Spieler auf Teamsuche wählen
