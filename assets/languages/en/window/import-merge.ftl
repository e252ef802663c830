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
    [board] Is “{ $round }” { $known }? (its board has the same players at the same powers)
    [one] Is “{ $round }” { $known }? (1 of its { $all } boards has the same players at the same powers)
    [all] Is “{ $round }” { $known }? (its { $all } boards have the same players at the same powers)
   *[some] Is “{ $round }” { $known }? ({ $boards } of its { $all } boards have the same players at the same powers)
}
# The same in a few words, which a screen reader says before the answers “Yes” and “No”: “Friday Round 1”.
import-merge-round-and-known = { $round } { $known }

## Contradictions of a board. $place is empty, or a blank and the cell of the file in brackets: “ (Round 1!C4)”.

# $field says what differs, “centres of Italy”. $in-book is the value of the book, $in-file that of the file.
import-merge-values-differ = { $field }: the book has { $in-book }, the file has { $in-file }{ $place }
# $name is the name of the board in the file.
import-merge-file-names-game-otherwise = the file calls this game “{ $name }”{ $place }. The players and their powers are the same, so the two are merged and the board keeps its name
# $in-book and $in-file are the players of the two games: “Ann, Ben and Cid”.
import-merge-another-game = the board of this name is a game of { $in-book } in the book and another game of { $in-file } in the file{ $place }. Only one of the two stays. To have both, give one of the two boards another name
# What differs where two boards of one name are different games.
import-merge-game = game
# The ending of a game without another ending, as a value of the book.
import-merge-played-to-its-end = played to its end

## Details of players and rounds. They stand behind the name of a player or the title of a round.

# $field is the name of a detail: “town”, “note”, “sat out”.
import-merge-detail-differs = { $field }: the book has { $in-book }, the file has { $in-file }. The book keeps its own.
# $penalties are one or more penalties with their reasons.
import-merge-penalties-added = penalties of the file are added: { $penalties }.
# $players are the names of players.
import-merge-sit-outs-added = the file says who sat out: { $players }.
# $board is the name of a board, “A”.
import-merge-sits-out-and-plays = { $player } sits out and plays at board { $board }. Remove one of the two after the import.

## Teams, awards and other decisions. $in-book and $in-file are players: “Ann and Ben”, or “nobody”.

import-merge-nobody = nobody
import-merge-team-differs = this team is { $in-book } in the book and { $in-file } in the file. The book keeps its own.
import-merge-team-only-in-file = this team of { $in-file } is only in the file. The book keeps its own.
import-merge-award-differs = this award goes to { $in-book } in the book and to { $in-file } in the file. The book keeps its own.
import-merge-award-only-in-file = this award, which goes to { $in-file }, is only in the file. The book keeps its own.
# It stands behind the names of two players.
import-merge-separation-only-in-file = only the file says that these two should not share a board. The book keeps its own.
# The powers that a draw takes for neighbours. $in-book and $in-file are lists of pairs of powers.
import-merge-neighbours-differ = the powers that are neighbours: the book has { $in-book }, the file has { $in-file }. The book keeps its own.
# It stands behind “Top board”.
import-merge-top-board-differs = the book and the file have different decisions about its players. The book keeps its own.
# The places of the last two: the draw of the powers, and the top board.
import-merge-draw = Draw
import-merge-top-board = Top board
