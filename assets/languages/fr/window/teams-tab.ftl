# The Teams tab: the teams with their members, and the lot that makes scratch teams.

# The text on the tab.
teams-tab-title = Équipes

## The table.

# The hint at the name of a team.
teams-tab-scratch-team-hint = Une équipe de circonstance, formée de joueurs qui attendaient une équipe
# In the status bar. $teams is “5 teams”.
# $count (Number)
teams-tab-players-waiting = { $count ->
    [one] { $teams }, { $count } joueur attend une équipe
   *[other] { $teams }, { $count } joueurs attendent une équipe
}

## The names of the cells, as a screen reader says them and as the bar above the sheet shows them. $column is the heading of the column:
## “name”, “total”, “country”.

teams-tab-cell-of-heading = Équipes en-tête { $column }
# $team is the name of a team.
teams-tab-cell-of-team = Équipe { $team } { $column }
# The first empty row, where the next team is typed.
teams-tab-cell-of-new-team = Nouvelle équipe { $column }
# An empty row below it. $row is its number.
teams-tab-cell-of-empty-row = Équipes ligne { $row } { $column }

## The list of the players without a team.

# Its title, and the hint in its search field.
teams-tab-players-who-want-team = Joueurs en attente d’une équipe
teams-tab-players-who-want-team-hint = quelques lettres du nom
# The mark of a player in the list.
teams-tab-waits = attend une équipe
# In the status bar. $player is a name.
teams-tab-player-waits = { $player } attend une équipe
teams-tab-player-waits-no-more = { $player } n’attend plus d’équipe

## The form for the lot that makes scratch teams of the players who want a team.

# Its title. $players is the number of players who want a team, $size is that of the members of a team.
teams-tab-too-few-for-a-team = Trop peu de joueurs pour une équipe : { $players } sur { $size }
# Its title. $teams is the number of teams that can be made, $left-out is the number of players who get no team.
# $teams (Number)
# $left-out (Number)
teams-tab-scratch-teams = { $teams ->
    [one] Une équipe de circonstance ; { $left-out ->
        [one] { $left-out } joueur sans équipe
       *[other] { $left-out } joueurs sans équipe
    }
   *[other] { $teams } équipes de circonstance ; { $left-out ->
        [one] { $left-out } joueur sans équipe
       *[other] { $left-out } joueurs sans équipe
    }
}
# The sentence above the fields. $players is a list of names with commas between them.
teams-tab-who-wants-team = Joueurs en attente d’une équipe : { $players }.
# The names of the two fields.
teams-tab-volunteers = Volontaires pour rester sans équipe, séparés par des points-virgules
teams-tab-seed = Graine du tirage, notée dans le carnet
# Errors. $seed is what the user typed.
teams-tab-not-whole-number = « { $seed } » n’est pas un nombre entier.
teams-tab-too-few-players = Il y a trop peu de joueurs pour une équipe.

## What is kept of this lot, in the language in which it was made: the names of the teams, and a note in the notebook.

# The name of a team. $number is its number.
teams-tab-name-of-scratch-team = De circonstance { $number }
# $teams is a list: “Scratch 1: Ann, Ben; Scratch 2: Cleo, Dan”.
teams-tab-scratch-note = Équipes de circonstance, tirées avec la graine { $seed } : { $teams }.
# $players are those who get no team, each with one of the reasons below in brackets.
teams-tab-scratch-note-with-others = Équipes de circonstance, tirées avec la graine { $seed } : { $teams }. Restent sans équipe : { $players }.
teams-tab-left-out-volunteer = volontariat
teams-tab-left-out-national = du pays organisateur, par tirage au sort
teams-tab-left-out-foreigner = d’ailleurs, par tirage au sort
teams-tab-left-out-by-lot = par tirage au sort

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

teams-tab-first-choose-rules-with-teams = choisissez d’abord un règlement avec des équipes
teams-tab-first-choose-rules-with-scratch-teams = choisissez d’abord un règlement avec des équipes de circonstance
teams-tab-first-choose-players = choisissez d’abord les joueurs en attente d’une équipe
