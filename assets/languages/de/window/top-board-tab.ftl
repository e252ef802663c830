# The Top board tab: the seven seats of the top board in the order of choosing, and below them the players with a claim to a seat.

# The text on the tab where the rules do not name the board.
top-board-tab-title = Top-Board

## The table.

# The text of the tab while it is empty: a title, and a sentence below it.
top-board-tab-nobody-has-a-claim = Noch hat niemand Anspruch auf einen Platz
top-board-tab-when-claims-appear = Ansprüche ergeben sich aus den früheren Runden. Sie erscheinen mit dem ersten Brett, dessen Zentrenzahlen vollständig sind.
# The title of the seats: “Top board after round 3: type the power of each player, in this order”. $name is the name of the board, $moment
# says when it is made, $advice is one of the texts of the next group.
top-board-tab-title-of-seats = { $name } { $moment }: { $advice }
# The headings of the columns with the powers of the first and of the second game. $power is the usual heading, “power”. The room is
# narrow: about 15 letters.
top-board-tab-power-in-game-1 = { $power } Partie 1
top-board-tab-power-in-game-2 = { $power } Partie 2
# The heading of the column for the answer about a claim, such as “steps back”. The room is very narrow: about 8 letters.
top-board-tab-answer = Antwort
# In place of the name of a player: nobody has this seat yet.
top-board-tab-open-seat = frei

## What the director has to do next, in the title behind a colon.

top-board-tab-played = gespielt
top-board-tab-being-played = läuft; um einen Spieler zu ersetzen, den alten Namen mit einem anderen überschreiben
# $reason says how a player has lost the claim by playing. Rules is a tab, and Rounds played is a heading there.
top-board-tab-claims-lost = { $reason } (Tab „Regeln“, „Gespielte Runden“)
# $players is a list of names with commas between them. $answer is what has to be typed: “put first”.
top-board-tab-tied = Gleichstand um den letzten Platz: { $players }; bei dem Spieler, der ihn erhält, „{ $answer }“ als Antwort eingeben
top-board-tab-too-few-claims = noch haben nicht genug Spieler einen Anspruch
# $command is the name of a command, $menu is that of its menu.
top-board-tab-everybody-has-chosen = alle haben gewählt; „{ $command }“ im Menü „{ $menu }“ fügt das Brett seiner Runde hinzu
top-board-tab-type-powers = das Land jedes Spielers eingeben, in dieser Reihenfolge

## The hints at the position of a player in the order of choosing. They have no full stop. $number is the position, from 1.

top-board-tab-chooses = Wählt als Nummer { $number }. Eine andere Nummer eingeben oder den Spieler mit Alt und einer Pfeiltaste verschieben
# The player chooses in the second game too. $second is the position there.
top-board-tab-chooses-twice = Wählt als Nummer { $number } und in der zweiten Partie als Nummer { $second }. Eine andere Nummer eingeben oder den Spieler mit Alt und einer Pfeiltaste verschieben
# The position follows from the ranking, and nobody has typed it.
top-board-tab-chooses-by-ranking = Wählt laut Rangliste als Nummer { $number }; zur Bestätigung die Nummer eingeben. Eine andere Nummer eingeben oder den Spieler mit Alt und einer Pfeiltaste verschieben
top-board-tab-chooses-twice-by-ranking = Wählt laut Rangliste als Nummer { $number } und in der zweiten Partie als Nummer { $second }; zur Bestätigung die Nummer eingeben. Eine andere Nummer eingeben oder den Spieler mit Alt und einer Pfeiltaste verschieben

## The names of the cells, as a screen reader says them and as the bar above the sheet shows them. $column is the heading of the column:
## “power”, “score”.

# A seat. $who is the name of its player, or the number of an open seat.
top-board-tab-cell-of-seat = Platz { $who } { $column }
# A claim to a seat. $player is a name.
top-board-tab-cell-of-claim = Anspruch { $player } { $column }
# Any other cell. $row and $column are numbers.
top-board-tab-other-cell = Top-Board Zeile { $row } { $column }

## Messages.

# In the status bar. $name is the name of the board: “Final table”.
top-board-tab-seated = { $name }: Die sieben Plätze sind besetzt. Strg+Z macht es rückgängig.

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

top-board-tab-first-go-to-claimant = zuerst den Cursor auf einen Spieler des Top-Boards setzen
top-board-tab-first-go-to-seat = zuerst den Cursor auf einen Spieler setzen, der einen Platz am Top-Board hat
top-board-tab-first-choose-rules = zuerst Regeln mit Top-Board wählen
