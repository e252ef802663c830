# What is said about typed or pasted texts that their cells do not take, and about names in them.

## Several cells. $cells are the refused texts with their cells, in a list with semicolons. $error is why the first one is refused, without
## a full stop.

# $count (Number)
input-refusals-cells-refused = { $count ->
    [one] { $count } cellule a refusé le texte saisi : { $cells }. La première : { $error }.
   *[other] { $count } cellules ont refusé le texte saisi : { $cells }. La première : { $error }.
}
# $count (Number)
input-refusals-cells-not-emptied = { $count ->
    [one] { $count } cellule ne peut pas être vidée : { $cells }. La première : { $error }.
   *[other] { $count } cellules ne peuvent pas être vidées : { $cells }. La première : { $error }.
}
# $cells is the list, $count how many more there are.
input-refusals-and-more = { $cells } ; et { $count } de plus
# $cell is “centres of France on Round 2, board C”.
input-refusals-text-at-cell = « { $text } », { $cell }

## Names in a pasted block or in a file. $name is as it is there, $player as it is in the list of players.

input-refusals-taken-as = « { $name } » est compris comme { $player }.
# Why somebody is asked whether two spellings are one player. They stand in brackets or behind a colon.
input-refusals-other-spelling-too = le bloc contient aussi l’autre orthographe
input-refusals-both-spellings = le bloc contient les deux orthographes
# Why a row of a pasted block is left out. $name is a name that is there twice.
input-refusals-named-twice = une autre ligne cite aussi { $name }. Si ce sont deux personnes, ajoutez une initiale ou une ville à l’un des noms.
input-refusals-no-board-for-row = la ronde n’a pas de table pour cette ligne.
# $count (Number)
input-refusals-listed-already = { $count ->
    [one] { $count } joueur est déjà dans la liste.
   *[other] { $count } joueurs sont déjà dans la liste.
}

## Why the board of the best cannot be made yet. They stand behind “the board cannot be made yet: ”.

input-refusals-no-top-board = ce règlement n’a pas de table finale
input-refusals-top-board-exists = elle existe déjà ; saisissez ses joueurs dans ses sièges
input-refusals-tied-for-last-seat = des joueurs sont à égalité pour le dernier siège ; placez l’un d’eux devant
input-refusals-too-few-claims = moins de sept joueurs sont qualifiés
input-refusals-no-power-yet = { $name } n’a pas encore choisi de pays
