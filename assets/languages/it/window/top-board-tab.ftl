# The Top board tab: the seven seats of the top board in the order of choosing, and below them the players with a claim to a seat.

# The text on the tab where the rules do not name the board.
top-board-tab-title = Top table

## The table.

# The text of the tab while it is empty: a title, and a sentence below it.
top-board-tab-nobody-has-a-claim = Nessun giocatore è ancora qualificato
top-board-tab-when-claims-appear = La qualificazione dipende dai round precedenti. Compare con il primo tavolo che ha tutti i centri.
# The title of the seats: “Top board after round 3: type the power of each player, in this order”. $name is the name of the board, $moment
# says when it is made, $advice is one of the texts of the next group.
top-board-tab-title-of-seats = { $name } { $moment }: { $advice }
# The headings of the columns with the powers of the first and of the second game. $power is the usual heading, “power”. The room is
# narrow: about 15 letters.
top-board-tab-power-in-game-1 = { $power } part. 1
top-board-tab-power-in-game-2 = { $power } part. 2
# The heading of the column for the answer about a claim, such as “steps back”. The room is very narrow: about 8 letters.
top-board-tab-answer = risposta
# In place of the name of a player: nobody has this seat yet.
top-board-tab-open-seat = libero

## What the director has to do next, in the title behind a colon.

top-board-tab-played = giocato
top-board-tab-being-played = in corso; per sostituire un giocatore, digitare un altro nome al posto del suo
# $reason says how a player has lost the claim by playing. Rules is a tab, and Rounds played is a heading there.
top-board-tab-claims-lost = { $reason } (scheda Regole, «Round giocati»)
# $players is a list of names with commas between them. $answer is what has to be typed: “put first”.
top-board-tab-tied = a pari merito per l’ultimo posto: { $players }; digitare «{ $answer }» come risposta del giocatore che lo ottiene
top-board-tab-too-few-claims = i giocatori qualificati sono ancora troppo pochi
# $command is the name of a command, $menu is that of its menu.
top-board-tab-everybody-has-chosen = tutti i giocatori hanno scelto; «{ $command }» nel menu { $menu } aggiunge il tavolo al suo round
top-board-tab-type-powers = digitare la potenza di ogni giocatore, in quest’ordine

## The hints at the position of a player in the order of choosing. They have no full stop. $number is the position, from 1.

top-board-tab-chooses = Sceglie come numero { $number }. Per cambiare, digitare un altro numero, o spostare il giocatore con Alt e una freccia
# The player chooses in the second game too. $second is the position there.
top-board-tab-chooses-twice = Sceglie come numero { $number }, e come numero { $second } nella seconda partita. Per cambiare, digitare un altro numero, o spostare il giocatore con Alt e una freccia
# The position follows from the ranking, and nobody has typed it.
top-board-tab-chooses-by-ranking = Sceglie come numero { $number } in base alla classifica; digitare il numero per confermarlo. Per cambiare, digitare un altro numero, o spostare il giocatore con Alt e una freccia
top-board-tab-chooses-twice-by-ranking = Sceglie come numero { $number }, e come numero { $second } nella seconda partita, in base alla classifica; digitare il numero per confermarlo. Per cambiare, digitare un altro numero, o spostare il giocatore con Alt e una freccia

## The names of the cells, as a screen reader says them and as the bar above the sheet shows them. $column is the heading of the column:
## “power”, “score”.

# A seat. $who is the name of its player, or the number of an open seat.
top-board-tab-cell-of-seat = Posto { $who } { $column }
# A claim to a seat. $player is a name.
top-board-tab-cell-of-claim = Qualificazione { $player } { $column }
# Any other cell. $row and $column are numbers.
top-board-tab-other-cell = Top table riga { $row } { $column }

## Messages.

# In the status bar. $name is the name of the board: “Final table”.
top-board-tab-seated = { $name }: i sette giocatori hanno un posto. Ctrl+Z annulla.

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

top-board-tab-first-go-to-claimant = mettere prima il cursore su un giocatore del top table
top-board-tab-first-go-to-seat = mettere prima il cursore su un giocatore che ha un posto al top table
top-board-tab-first-choose-rules = scegliere prima un regolamento con un top table
