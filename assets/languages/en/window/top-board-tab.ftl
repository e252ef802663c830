# The Top board tab: the seven seats of the top board in the order of choosing, and below them the players with a claim to a seat.

# The text on the tab where the rules do not name the board.
top-board-tab-title = Top board

## The table.

# The text of the tab while it is empty: a title, and a sentence below it.
top-board-tab-nobody-has-a-claim = No player has a claim to a seat yet
top-board-tab-when-claims-appear = Claims follow from the earlier rounds. They appear with the first board whose counts are complete.
# The title of the seats: “Top board after round 3: type the power of each player, in this order”. $name is the name of the board, $moment
# says when it is made, $advice is one of the texts of the next group.
top-board-tab-title-of-seats = { $name } { $moment }: { $advice }
# The headings of the columns with the powers of the first and of the second game. $power is the usual heading, “power”. The room is
# narrow: about 15 letters.
top-board-tab-power-in-game-1 = { $power } in game 1
top-board-tab-power-in-game-2 = { $power } in game 2
# The heading of the column for the answer about a claim, such as “steps back”. The room is very narrow: about 8 letters.
top-board-tab-answer = answer
# In place of the name of a player: nobody has this seat yet.
top-board-tab-open-seat = open

## What the director has to do next, in the title behind a colon.

top-board-tab-played = played
top-board-tab-being-played = being played; to replace a player, type another name over the old one
# $reason says how a player has lost the claim by playing. Rules is a tab, and Rounds played is a heading there.
top-board-tab-claims-lost = { $reason } (Rules tab, “Rounds played”)
# $players is a list of names with commas between them. $answer is what has to be typed: “put first”.
top-board-tab-tied = tied for the last seat: { $players }; type “{ $answer }” as the answer of the player who gets it
top-board-tab-too-few-claims = not enough players have a claim yet
# $command is the name of a command, $menu is that of its menu.
top-board-tab-everybody-has-chosen = every player has chosen; “{ $command }” in the menu { $menu } adds the board to its round
top-board-tab-type-powers = type the power of each player, in this order

## The hints at the position of a player in the order of choosing. They have no full stop. $number is the position, from 1.

top-board-tab-chooses = Chooses as number { $number }. Type another number, or move the player with Alt and an arrow key
# The player chooses in the second game too. $second is the position there.
top-board-tab-chooses-twice = Chooses as number { $number }, and as number { $second } in the second game. Type another number, or move the player with Alt and an arrow key
# The position follows from the ranking, and nobody has typed it.
top-board-tab-chooses-by-ranking = Chooses as number { $number } by the ranking; type the number to confirm it. Type another number, or move the player with Alt and an arrow key
top-board-tab-chooses-twice-by-ranking = Chooses as number { $number }, and as number { $second } in the second game by the ranking; type the number to confirm it. Type another number, or move the player with Alt and an arrow key

## The names of the cells, as a screen reader says them and as the bar above the sheet shows them. $column is the heading of the column:
## “power”, “score”.

# A seat. $who is the name of its player, or the number of an open seat.
top-board-tab-cell-of-seat = Seat { $who } { $column }
# A claim to a seat. $player is a name.
top-board-tab-cell-of-claim = Claim { $player } { $column }
# Any other cell. $row and $column are numbers.
top-board-tab-other-cell = Top board row { $row } { $column }

## Messages.

# In the status bar. $name is the name of the board: “Final table”.
top-board-tab-seated = { $name }: the seven players are seated. Ctrl+Z undoes it.

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

top-board-tab-first-go-to-claimant = put the cursor on a player of the top board first
top-board-tab-first-go-to-seat = put the cursor on a player who has a seat at the top board first
top-board-tab-first-choose-rules = choose rules with a top board first
