# The Top board tab: the seven seats of the top board in the order of choosing, and below them the players with a claim to a seat.

# The text on the tab where the rules do not name the board.
top-board-tab-title = Table finale

## The table.

# The text of the tab while it is empty: a title, and a sentence below it.
top-board-tab-nobody-has-a-claim = Aucun joueur n’est encore en position de se qualifier
top-board-tab-when-claims-appear = La qualification découle des rondes précédentes. Elle apparaît avec la première table dont les centres sont tous saisis.
# The title of the seats: “Top board after round 3: type the power of each player, in this order”. $name is the name of the board, $moment
# says when it is made, $advice is one of the texts of the next group.
top-board-tab-title-of-seats = { $name } { $moment } : { $advice }
# The headings of the columns with the powers of the first and of the second game. $power is the usual heading, “power”. The room is
# narrow: about 15 letters.
top-board-tab-power-in-game-1 = { $power }, partie 1
top-board-tab-power-in-game-2 = { $power }, partie 2
# The heading of the column for the answer about a claim, such as “steps back”. The room is very narrow: about 8 letters.
top-board-tab-answer = réponse
# In place of the name of a player: nobody has this seat yet.
top-board-tab-open-seat = libre

## What the director has to do next, in the title behind a colon.

top-board-tab-played = jouée
top-board-tab-being-played = en cours ; pour remplacer un joueur, saisissez un autre nom par-dessus le sien
# $reason says how a player has lost the claim by playing. Rules is a tab, and Rounds played is a heading there.
top-board-tab-claims-lost = { $reason } (onglet Règlement, « Rondes jouées »)
# $players is a list of names with commas between them. $answer is what has to be typed: “put first”.
top-board-tab-tied = ex æquo pour le dernier siège : { $players } ; saisissez « { $answer } » comme réponse du joueur qui l’obtient
top-board-tab-too-few-claims = il n’y a pas encore assez de joueurs en position de se qualifier
# $command is the name of a command, $menu is that of its menu.
top-board-tab-everybody-has-chosen = tous les joueurs ont choisi ; « { $command } », dans le menu { $menu }, ajoute la table à sa ronde
top-board-tab-type-powers = saisissez le pays de chaque joueur, dans cet ordre

## The hints at the position of a player in the order of choosing. They have no full stop. $number is the position, from 1.

top-board-tab-chooses = Choisit en position { $number }. Saisissez un autre numéro, ou déplacez le joueur avec Alt et une flèche
# The player chooses in the second game too. $second is the position there.
top-board-tab-chooses-twice = Choisit en position { $number }, et en position { $second } dans la deuxième partie. Saisissez un autre numéro, ou déplacez le joueur avec Alt et une flèche
# The position follows from the ranking, and nobody has typed it.
top-board-tab-chooses-by-ranking = Choisit en position { $number } selon le classement ; saisissez ce numéro pour le confirmer. Saisissez un autre numéro, ou déplacez le joueur avec Alt et une flèche
top-board-tab-chooses-twice-by-ranking = Choisit en position { $number }, et en position { $second } dans la deuxième partie, selon le classement ; saisissez ce numéro pour le confirmer. Saisissez un autre numéro, ou déplacez le joueur avec Alt et une flèche

## The names of the cells, as a screen reader says them and as the bar above the sheet shows them. $column is the heading of the column:
## “power”, “score”.

# A seat. $who is the name of its player, or the number of an open seat.
top-board-tab-cell-of-seat = Siège { $who } { $column }
# A claim to a seat. $player is a name.
top-board-tab-cell-of-claim = Qualification { $player } { $column }
# Any other cell. $row and $column are numbers.
top-board-tab-other-cell = Table finale ligne { $row } { $column }

## Messages.

# In the status bar. $name is the name of the board: “Final table”.
top-board-tab-seated = { $name } : les sept joueurs sont placés. Ctrl+Z annule.

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

top-board-tab-first-go-to-claimant = placez d’abord le curseur sur un joueur de l’onglet de la table finale
top-board-tab-first-go-to-seat = placez d’abord le curseur sur un joueur qui a un siège à la table finale
top-board-tab-first-choose-rules = choisissez d’abord un règlement avec une table finale
