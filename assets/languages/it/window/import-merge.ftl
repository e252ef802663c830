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
    [board] «{ $round }» è { $known }? (il suo tavolo ha gli stessi giocatori con le stesse potenze)
    [one] «{ $round }» è { $known }? (1 dei suoi { $all } tavoli ha gli stessi giocatori con le stesse potenze)
    [all] «{ $round }» è { $known }? (i suoi { $all } tavoli hanno gli stessi giocatori con le stesse potenze)
   *[some] «{ $round }» è { $known }? ({ $boards } dei suoi { $all } tavoli hanno gli stessi giocatori con le stesse potenze)
}
# The same in a few words, which a screen reader says before the answers “Yes” and “No”: “Friday Round 1”.
import-merge-round-and-known = { $round } { $known }

## Contradictions of a board. $place is empty, or a blank and the cell of the file in brackets: “ (Round 1!C4)”.

# $field says what differs, “centres of Italy”. $in-book is the value of the book, $in-file that of the file.
import-merge-values-differ = { $field }: il documento ha { $in-book }, il file ha { $in-file }{ $place }
# $name is the name of the board in the file.
import-merge-file-names-game-otherwise = nel file questa partita si chiama «{ $name }»{ $place }. I giocatori e le loro potenze sono gli stessi, perciò le due sono unite e il tavolo conserva il suo nome
# $in-book and $in-file are the players of the two games: “Ann, Ben and Cid”.
import-merge-another-game = il tavolo con questo nome è nel documento una partita di { $in-book } e nel file un’altra partita, di { $in-file }{ $place }. Ne resta una sola. Per avere entrambe, dare un altro nome a uno dei due tavoli
# What differs where two boards of one name are different games.
import-merge-game = partita
# The ending of a game without another ending, as a value of the book.
import-merge-played-to-its-end = giocata fino alla fine

## Details of players and rounds. They stand behind the name of a player or the title of a round.

# $field is the name of a detail: “town”, “note”, “sat out”.
import-merge-detail-differs = { $field }: il documento ha { $in-book }, il file ha { $in-file }. Il documento conserva il suo valore.
# $penalties are one or more penalties with their reasons.
import-merge-penalties-added = si aggiungono le penalità del file: { $penalties }.
# $players are the names of players.
import-merge-sit-outs-added = il file dice chi era a riposo: { $players }.
# $board is the name of a board, “A”.
import-merge-sits-out-and-plays = { $player } è a riposo e gioca al tavolo { $board }. Togliere una delle due indicazioni dopo l’importazione.

## Teams, awards and other decisions. $in-book and $in-file are players: “Ann and Ben”, or “nobody”.

import-merge-nobody = nessuno
import-merge-team-differs = questa squadra è composta nel documento da { $in-book } e nel file da { $in-file }. Il documento conserva la sua.
import-merge-team-only-in-file = questa squadra, composta da { $in-file }, è solo nel file. Il documento conserva le sue.
import-merge-award-differs = questo premio va nel documento a { $in-book } e nel file a { $in-file }. Il documento conserva il suo valore.
import-merge-award-only-in-file = questo premio, che va a { $in-file }, è solo nel file. Il documento conserva i suoi.
# It stands behind the names of two players.
import-merge-separation-only-in-file = solo il file dice che questi due non devono essere allo stesso tavolo. Il documento conserva le sue indicazioni.
# The powers that a draw takes for neighbours. $in-book and $in-file are lists of pairs of powers.
import-merge-neighbours-differ = le potenze confinanti: il documento ha { $in-book }, il file ha { $in-file }. Il documento conserva le sue.
# It stands behind “Top board”.
import-merge-top-board-differs = il documento e il file hanno decisioni diverse sui suoi giocatori. Il documento conserva le sue.
# The places of the last two: the draw of the powers, and the top board.
import-merge-draw = Sorteggio
import-merge-top-board = Top table
