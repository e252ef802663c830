# The Votes tab: the players of a board rate each other in each skill of the rules, with a letter.

# The name of the tab.
votes-tab-name = Voti
# Below the title “No boards yet”, while the event has no board.
votes-tab-no-boards-yet-text = I giocatori di un tavolo si votano a vicenda dopo la partita.
# In the status bar.
# $count (Number)
votes-tab-boards-with-votes = { $count ->
    [one] { $count } tavolo con voti
   *[other] { $count } tavoli con voti
}

## The grid.

# The heading of the column with the powers that vote. The room is narrow.
votes-tab-voter = votante
# The names of the two lines below the votes, with the means of the votes that a player received. The room is narrow.
votes-tab-received-here = ricevuti qui
votes-tab-received-in-all-games = ricevuti, tutte le partite
# The hint of a column. $power: for example “France”.
votes-tab-votes-for = Voti per { $power }
# The hint of a mean over all games. $player: the name; $votes: the received votes, for example “3 A, 2 B”; $played: the number of
# games; $skill: the skill or its award, for example “Best negotiator”.
# $played (Number)
votes-tab-enough-games = { $played ->
    [one] { $player }: { $votes } in { $played } partita; basta per { $skill }
   *[other] { $player }: { $votes } in { $played } partite; bastano per { $skill }
}
# The same where the player has played too few games. $least: the number of games that the rules ask for.
# $played (Number)
# $least (Number)
votes-tab-too-few-games = { $player }: { $votes } in { $played ->
    [one] { $played } partita
   *[other] { $played } partite
}; { $least ->
    [one] ne serve almeno { $least }
   *[other] ne servono almeno { $least }
} per { $skill }

## The names of cells for screen readers. $board: for example “Round 2 Board C”; $row, $column, $line: numbers.

# The title of a board.
votes-tab-title-spoken = Voti { $board } titolo { $column }
votes-tab-heading-spoken = Voti intestazione { $row } { $column }
# The vote of a power for another one: “Round 2 Board C Austria for France Best negotiator”.
votes-tab-vote-spoken = { $board } { $voter } per { $power } { $skill }
# The power or the player before the votes.
votes-tab-row-spoken = Voti { $board } { $line } { $column }
# The mean of the votes for a power in this game.
votes-tab-mean-here-spoken = { $board } { $power } { $skill } qui
# The mean of the votes for its player in all games.
votes-tab-mean-of-all-games-spoken = { $board } { $power } { $skill } tutte le partite
