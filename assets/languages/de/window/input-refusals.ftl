# What is said about typed or pasted texts that their cells do not take, and about names in them.

## Several cells. $cells are the refused texts with their cells, in a list with semicolons. $error is why the first one is refused, without
## a full stop.

# $count (Number)
input-refusals-cells-refused = { $count ->
    [one] { $count } Zelle nimmt den eingegebenen Text nicht an: { $cells }. Der Grund: { $error }.
   *[other] { $count } Zellen nehmen den eingegebenen Text nicht an: { $cells }. Zur ersten: { $error }.
}
# $count (Number)
input-refusals-cells-not-emptied = { $count ->
    [one] { $count } Zelle lässt sich nicht leeren: { $cells }. Der Grund: { $error }.
   *[other] { $count } Zellen lassen sich nicht leeren: { $cells }. Zur ersten: { $error }.
}
# $cells is the list, $count how many more there are.
input-refusals-and-more = { $cells }; und { $count } weitere
# $cell is “centres of France on Round 2, board C”.
input-refusals-text-at-cell = „{ $text }“, { $cell }

## Names in a pasted block or in a file. $name is as it is there, $player as it is in the list of players.

input-refusals-taken-as = „{ $name }“ gilt als { $player }.
# Why somebody is asked whether two spellings are one player. They stand in brackets or behind a colon.
input-refusals-other-spelling-too = der Block enthält auch die andere Schreibweise
input-refusals-both-spellings = der Block enthält beide Schreibweisen
# Why a row of a pasted block is left out. $name is a name that is there twice.
input-refusals-named-twice = auch eine andere Zeile nennt { $name }. Sind es zwei Personen, ergänzen Sie einen der Namen um einen Anfangsbuchstaben oder einen Ort.
input-refusals-no-board-for-row = die Runde hat kein Brett für diese Zeile.
# $count (Number)
input-refusals-listed-already = { $count ->
    [one] { $count } Spieler steht schon in der Liste.
   *[other] { $count } Spieler stehen schon in der Liste.
}

## Why the board of the best cannot be made yet. They stand behind “the board cannot be made yet: ”.

input-refusals-no-top-board = diese Regeln haben kein Top-Board
input-refusals-top-board-exists = es besteht schon; Namen direkt in die Sitzplätze eingeben
input-refusals-tied-for-last-seat = um den letzten Sitzplatz herrscht Gleichstand; einen der Spieler vorziehen
input-refusals-too-few-claims = weniger als sieben Spieler haben Anspruch auf einen Sitzplatz
input-refusals-no-power-yet = { $name } hat noch kein Land gewählt
