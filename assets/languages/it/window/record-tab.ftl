# The record of a board: substitutes, cards and penalties at its seats, and the draws that were proposed.
#
# Names of powers, seasons, boards and players are variables. They come as they are.

# The name of the tab. $board is “R1 A”. It must be short.
record-tab-tab-name = Verbale { $board }
# The title above the table. $board is “Round 1, board A”, $state “running, 1905” or “solo by France, 1907”.
record-tab-title = { $board }: { $state }

## The names of the cells, as a screen reader says them, and in the bar above the table: “R1 A · France cards”.

# $cell is one of the texts below, or a power and the heading of a column: “France cards”.
record-tab-cell = Verbale { $cell }
# The title above the table.
record-tab-cell-title = titolo
# A proposed draw. $number is its position, $column the heading of the column: “draw 1 outcome”.
record-tab-cell-of-draw = patta { $number } { $column }
# A cell that is not typed into.
record-tab-cell-of-line = riga { $line } colonna { $column }

## The bar above the table: the rules about draws, as one sentence with clauses, and a sentence about votes.

# $rules is the name of a ruleset, $clauses are some of the clauses below with “; ” between them.
record-tab-draw-rules = Regolamento { $rules }: { $clauses }. I voti sono segreti e non si registrano mai.
# The same for rules that say nothing about draws.
record-tab-votes-are-secret = I voti sono segreti e non si registrano mai.
# A clause.
record-tab-all-survivors = una patta comprende tutti i sopravvissuti
# A clause.
record-tab-first-year-of-draws = una patta si può proporre solo dopo la tabella dei centri del { $year }
# A clause.
record-tab-last-year = l’ultimo anno è il { $year }

## Tooltips of cells: what is typed there. The words in quotes are those of values.ftl, words.ftl and fields.ftl.

record-tab-substitutes-hint = Il sostituto e la stagione da cui gioca: «Hal, autunno 1903». Separare più sostituti con punto e virgola
record-tab-scores-for-hint = Il giocatore a cui va il risultato, se non è quello che ha iniziato la partita
record-tab-cards-hint = Giallo, rosso o proroga, con la stagione e il motivo: «giallo primavera 1904 ordini in ritardo»
record-tab-penalties-hint = Quanto sottrarre dal punteggio di questa partita, e il motivo: «25 % arrivato in ritardo»
record-tab-seat-note-hint = Un’osservazione su questo posto. Si affigge solo su richiesta e non cambia il punteggio
record-tab-proposal-season-hint = «autunno 1905» o F05. Svuotare la cella per rimuovere la proposta di patta
record-tab-proposal-members-hint = Le potenze della patta, o le loro iniziali (E per l’Inghilterra). Vuoto: tutti i sopravvissuti
# The words are typed: take those of values.ftl.
record-tab-proposal-outcome-hint = Da votare, approvata, respinta o veto
record-tab-ending-hint = «patta concordata», «concessa a Francia», «abbandonata», o vuoto
record-tab-board-note-hint = Un’osservazione su questo tavolo. Si affigge solo su richiesta e non cambia il punteggio
record-tab-top-board-hint = Sì per il tavolo finale o una partita per le medaglie

## A question after a draw vote that has passed was typed.

# A button.
record-tab-end-game = Concludi la partita
# A button: the other answer.
record-tab-only-record-vote = Registra solo l’esito
# $season is “Fall 1905”, $board “Round 1, board A”, $year the year of the last chart, $powers “Austria, France”.
record-tab-draw-vote-passed = { $board }: la patta ({ $season }) è approvata. La partita finisce con i centri del { $year }, divisa tra { $powers }?
# A message. $board is “Round 1, board A”.
record-tab-game-has-ended = partita conclusa in patta: { $board }
