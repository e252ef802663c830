# The Votes tab: the players of a board rate each other in each skill of the rules, with a letter.

# The name of the tab.
votes-tab-name = Votes
# Below the title “No boards yet”, while the event has no board.
votes-tab-no-boards-yet-text = Les joueurs d’une table votent les uns sur les autres après leur partie.
# In the status bar.
# $count (Number)
votes-tab-boards-with-votes = { $count ->
    [one] { $count } table avec des votes
   *[other] { $count } tables avec des votes
}

## The grid.

# The heading of the column with the powers that vote. The room is narrow.
votes-tab-voter = votant
# The names of the two lines below the votes, with the means of the votes that a player received. The room is narrow.
votes-tab-received-here = reçus ici
votes-tab-received-in-all-games = reçus, toutes parties
# The hint of a column. $power: for example “France”.
votes-tab-votes-for = Votes reçus par ce pays : { $power }
# The hint of a mean over all games. $player: the name; $votes: the received votes, for example “3 A, 2 B”; $played: the number of
# games; $skill: the skill or its award, for example “Best negotiator”.
# $played (Number)
votes-tab-enough-games = { $played ->
    [one] { $player } : { $votes } en { $played } partie ; assez pour : { $skill }
   *[other] { $player } : { $votes } en { $played } parties ; assez pour : { $skill }
}
# The same where the player has played too few games. $least: the number of games that the rules ask for.
# $played (Number)
# $least (Number)
votes-tab-too-few-games = { $player } : { $votes } en { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} ; il faut { $least ->
    [one] { $least } partie jouée
   *[other] { $least } parties jouées
} pour : { $skill }

## The names of cells for screen readers. $board: for example “Round 2 Board C”; $row, $column, $line: numbers.

# The title of a board.
votes-tab-title-spoken = Votes { $board } titre { $column }
votes-tab-heading-spoken = Votes en-tête { $row } { $column }
# The vote of a power for another one: “Round 2 Board C Austria for France Best negotiator”.
votes-tab-vote-spoken = { $board } { $voter } pour { $power } { $skill }
# The power or the player before the votes.
votes-tab-row-spoken = Votes { $board } { $line } { $column }
# The mean of the votes for a power in this game.
votes-tab-mean-here-spoken = { $board } { $power } { $skill } ici
# The mean of the votes for its player in all games.
votes-tab-mean-of-all-games-spoken = { $board } { $power } { $skill } toutes les parties
