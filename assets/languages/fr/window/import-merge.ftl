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
    [board] « { $round } », est-ce { $known } ? (sa table a les mêmes joueurs aux mêmes pays)
    [one] « { $round } », est-ce { $known } ? (1 de ses { $all } tables a les mêmes joueurs aux mêmes pays)
    [all] « { $round } », est-ce { $known } ? (ses { $all } tables ont les mêmes joueurs aux mêmes pays)
   *[some] « { $round } », est-ce { $known } ? ({ $boards } de ses { $all } tables ont les mêmes joueurs aux mêmes pays)
}
# The same in a few words, which a screen reader says before the answers “Yes” and “No”: “Friday Round 1”.
import-merge-round-and-known = { $round } { $known }

## Contradictions of a board. $place is empty, or a blank and the cell of the file in brackets: “ (Round 1!C4)”.

# $field says what differs, “centres of Italy”. $in-book is the value of the book, $in-file that of the file.
import-merge-values-differ = { $field } : le document a { $in-book }, le fichier a { $in-file }{ $place }
# $name is the name of the board in the file.
import-merge-file-names-game-otherwise = le fichier appelle cette partie « { $name } »{ $place }. Les joueurs et leurs pays sont les mêmes, les deux sont donc réunies et la table garde son nom
# $in-book and $in-file are the players of the two games: “Ann, Ben and Cid”.
import-merge-another-game = la table de ce nom est une partie dans le document ({ $in-book }) et une autre partie dans le fichier ({ $in-file }){ $place }. Une seule des deux reste. Pour avoir les deux, donnez un autre nom à une des deux tables
# What differs where two boards of one name are different games.
import-merge-game = partie
# The ending of a game without another ending, as a value of the book.
import-merge-played-to-its-end = jouée jusqu’au bout

## Details of players and rounds. They stand behind the name of a player or the title of a round.

# $field is the name of a detail: “town”, “note”, “sat out”.
import-merge-detail-differs = { $field } : le document a { $in-book }, le fichier a { $in-file }. Le document garde sa valeur.
# $penalties are one or more penalties with their reasons.
import-merge-penalties-added = des pénalités du fichier sont ajoutées : { $penalties }.
# $players are the names of players.
import-merge-sit-outs-added = le fichier dit qui était exempt : { $players }.
# $board is the name of a board, “A”.
import-merge-sits-out-and-plays = { $player } est exempt et joue à la table { $board }. Supprimez l’un des deux après l’importation.

## Teams, awards and other decisions. $in-book and $in-file are players: “Ann and Ben”, or “nobody”.

import-merge-nobody = personne
import-merge-team-differs = composition de cette équipe : { $in-book } dans le document, { $in-file } dans le fichier. Le document garde la sienne.
import-merge-team-only-in-file = cette équipe ({ $in-file }) n’est que dans le fichier. Le document garde ses équipes.
import-merge-award-differs = ce prix est attribué à { $in-book } dans le document et à { $in-file } dans le fichier. Le document garde son choix.
import-merge-award-only-in-file = ce prix, attribué à { $in-file }, n’est que dans le fichier. Le document garde ses prix.
# It stands behind the names of two players.
import-merge-separation-only-in-file = seul le fichier dit que ces deux joueurs ne doivent pas jouer à la même table. Le document garde ses choix.
# The powers that a draw takes for neighbours. $in-book and $in-file are lists of pairs of powers.
import-merge-neighbours-differ = les pays voisins : le document a { $in-book }, le fichier a { $in-file }. Le document garde les siens.
# It stands behind “Top board”.
import-merge-top-board-differs = le document et le fichier ont des décisions différentes sur ses joueurs. Le document garde les siennes.
# The places of the last two: the draw of the powers, and the top board.
import-merge-draw = Tirage
import-merge-top-board = Table finale
