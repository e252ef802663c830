# What is said when an imported file is added to a book that has data already: questions, contradictions, and what is added or left
# out. Most of it stands behind a place: “Round 1, board A: centres of Italy: the book has 4, the file has 5 (Round 1!C4)”. So the first
# word has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text, “the book” the document of Topboard to which it is added.

## Is a round of the file a round of the book? $round is a round of the file, “Friday”, $known a round of the book, “Round 1”.

# $boards is the number of boards of the round of the file that are boards of the other round too, $all the number of all its boards.
# $kind chooses the sentence. It is “board” if the round has one board, “one” if it has several and one of them is meant, “all” if all
# of several are meant, and else “some”.
import-merge-is-round-known = { $kind ->
    [board] Ist mit „{ $round }“ { $known } gemeint? (das Brett hat dieselben Spieler mit denselben Ländern)
    [one] Ist mit „{ $round }“ { $known } gemeint? (1 von { $all } Brettern hat dieselben Spieler mit denselben Ländern)
    [all] Ist mit „{ $round }“ { $known } gemeint? (alle { $all } Bretter haben dieselben Spieler mit denselben Ländern)
   *[some] Ist mit „{ $round }“ { $known } gemeint? ({ $boards } von { $all } Brettern haben dieselben Spieler mit denselben Ländern)
}
# The same in a few words, which a screen reader says before the answers “Yes” and “No”: “Friday Round 1”.
import-merge-round-and-known = { $round } { $known }

## Contradictions of a board. $place is empty, or a blank and the cell of the file in brackets: “ (Round 1!C4)”.

# $field says what differs, “centres of Italy”. $in-book is the value of the book, $in-file that of the file.
import-merge-values-differ = { $field }: im Buch { $in-book }, in der Datei { $in-file }{ $place }
# $name is the name of the board in the file.
import-merge-file-names-game-otherwise = in der Datei heißt diese Partie „{ $name }“{ $place }. Spieler und Länder sind dieselben, daher werden beide zusammengeführt, und das Brett behält seinen Namen
# $in-book and $in-file are the players of the two games: “Ann, Ben and Cid”.
import-merge-another-game = das Brett dieses Namens ist im Buch eine Partie von { $in-book } und in der Datei eine andere Partie von { $in-file }{ $place }. Nur eine der beiden bleibt. Sollen beide bleiben, geben Sie einem der Bretter einen anderen Namen
# What differs where two boards of one name are different games.
import-merge-game = Partie
# The ending of a game without another ending, as a value of the book.
import-merge-played-to-its-end = zu Ende gespielt

## Details of players and rounds. They stand behind the name of a player or the title of a round.

# $field is the name of a detail: “town”, “note”, “sat out”.
import-merge-detail-differs = { $field }: im Buch { $in-book }, in der Datei { $in-file }. Das Buch behält seinen Wert.
# $penalties are one or more penalties with their reasons.
import-merge-penalties-added = Strafen der Datei werden hinzugefügt: { $penalties }.
# $players are the names of players.
import-merge-sit-outs-added = die Datei sagt, wer ausgesetzt hat: { $players }.
# $board is the name of a board, “A”.
import-merge-sits-out-and-plays = { $player } setzt aus und spielt zugleich an Brett { $board }. Entfernen Sie eines von beiden nach dem Import.

## Teams, awards and other decisions. $in-book and $in-file are players: “Ann and Ben”, or “nobody”.

import-merge-nobody = niemand
import-merge-team-differs = dieses Team: im Buch { $in-book }, in der Datei { $in-file }. Das Buch behält sein Team.
import-merge-team-only-in-file = dieses Team steht nur in der Datei: { $in-file }. Es wird nicht übernommen.
import-merge-award-differs = dieser Preis geht im Buch an { $in-book } und in der Datei an { $in-file }. Das Buch behält seinen Eintrag.
import-merge-award-only-in-file = dieser Preis, der an { $in-file } geht, steht nur in der Datei. Er wird nicht übernommen.
# It stands behind the names of two players.
import-merge-separation-only-in-file = nur nach der Datei sollen diese beiden nicht an einem Brett sitzen. Das wird nicht übernommen.
# The powers that a draw takes for neighbours. $in-book and $in-file are lists of pairs of powers.
import-merge-neighbours-differ = benachbarte Länder: im Buch { $in-book }, in der Datei { $in-file }. Das Buch behält seine Angabe.
# It stands behind “Top board”.
import-merge-top-board-differs = Buch und Datei haben verschiedene Entscheidungen über seine Spieler. Das Buch behält seine.
# The places of the last two: the draw of the powers, and the top board.
import-merge-draw = Auslosung
import-merge-top-board = Top-Board
