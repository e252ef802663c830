# The Teams tab: the teams with their members, and the lot that makes scratch teams.

# The text on the tab.
teams-tab-title = Squadre

## The table.

# The hint at the name of a team.
teams-tab-scratch-team-hint = Una squadra improvvisata, formata da giocatori in cerca di squadra
# In the status bar. $teams is “5 teams”.
# $count (Number)
teams-tab-players-waiting = { $count ->
    [one] { $teams }, { $count } giocatore in cerca di squadra
   *[other] { $teams }, { $count } giocatori in cerca di squadra
}

## The names of the cells, as a screen reader says them and as the bar above the sheet shows them. $column is the heading of the column:
## “name”, “total”, “country”.

teams-tab-cell-of-heading = Squadre intestazione { $column }
# $team is the name of a team.
teams-tab-cell-of-team = Squadra { $team } { $column }
# The first empty row, where the next team is typed.
teams-tab-cell-of-new-team = Nuova squadra { $column }
# An empty row below it. $row is its number.
teams-tab-cell-of-empty-row = Squadre riga { $row } { $column }

## The list of the players without a team.

# Its title, and the hint in its search field.
teams-tab-players-who-want-team = Giocatori in cerca di squadra
teams-tab-players-who-want-team-hint = alcune lettere del nome
# The mark of a player in the list.
teams-tab-waits = in cerca di squadra
# In the status bar. $player is a name.
teams-tab-player-waits = { $player } cerca una squadra
teams-tab-player-waits-no-more = { $player } non cerca più una squadra

## The form for the lot that makes scratch teams of the players who want a team.

# Its title. $players is the number of players who want a team, $size is that of the members of a team.
teams-tab-too-few-for-a-team = Giocatori insufficienti per una squadra: { $players } su { $size }
# Its title. $teams is the number of teams that can be made, $left-out is the number of players who get no team.
# $teams (Number)
# $left-out (Number)
teams-tab-scratch-teams = { $teams ->
    [one] Una squadra improvvisata; esclusi: { $left-out }
   *[other] { $teams } squadre improvvisate; esclusi: { $left-out }
}
# The sentence above the fields. $players is a list of names with commas between them.
teams-tab-who-wants-team = Giocatori in cerca di squadra: { $players }.
# The names of the two fields.
teams-tab-volunteers = Volontari da escludere, separati da punto e virgola
teams-tab-seed = Seme del sorteggio, annotato nel taccuino
# Errors. $seed is what the user typed.
teams-tab-not-whole-number = «{ $seed }» non è un numero intero.
teams-tab-too-few-players = I giocatori sono troppo pochi per una squadra.

## What is kept of this lot, in the language in which it was made: the names of the teams, and a note in the notebook.

# The name of a team. $number is its number.
teams-tab-name-of-scratch-team = Improvvisata { $number }
# $teams is a list: “Scratch 1: Ann, Ben; Scratch 2: Cleo, Dan”.
teams-tab-scratch-note = Squadre improvvisate, sorteggiate con il seme { $seed }: { $teams }.
# $players are those who get no team, each with one of the reasons below in brackets.
teams-tab-scratch-note-with-others = Squadre improvvisate, sorteggiate con il seme { $seed }: { $teams }. Senza squadra: { $players }.
teams-tab-left-out-volunteer = su base volontaria
teams-tab-left-out-national = del paese ospitante, per sorteggio
teams-tab-left-out-foreigner = di altri paesi, per sorteggio
teams-tab-left-out-by-lot = per sorteggio

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

teams-tab-first-choose-rules-with-teams = scegliere prima un regolamento con squadre
teams-tab-first-choose-rules-with-scratch-teams = scegliere prima un regolamento con squadre improvvisate
teams-tab-first-choose-players = scegliere prima i giocatori in cerca di squadra
