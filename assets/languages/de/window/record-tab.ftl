# The record of a board: substitutes, cards and penalties at its seats, and the draws that were proposed.
#
# Names of powers, seasons, boards and players are variables. They come as they are.

# The name of the tab. $board is “R1 A”. It must be short.
record-tab-tab-name = Protokoll { $board }
# The title above the table. $board is “Round 1, board A”, $state “running, 1905” or “solo by France, 1907”.
record-tab-title = { $board }: { $state }

## The names of the cells, as a screen reader says them, and in the bar above the table: “R1 A · France cards”.

# $cell is one of the texts below, or a power and the heading of a column: “France cards”.
record-tab-cell = Protokoll { $cell }
# The title above the table.
record-tab-cell-title = Titel
# A proposed draw. $number is its position, $column the heading of the column: “draw 1 outcome”.
record-tab-cell-of-draw = Draw-Vorschlag { $number } { $column }
# A cell that is not typed into.
record-tab-cell-of-line = Zeile { $line } Spalte { $column }

## The bar above the table: the rules about draws, as one sentence with clauses, and a sentence about votes.

# $rules is the name of a ruleset, $clauses are some of the clauses below with “; ” between them.
record-tab-draw-rules = Nach { $rules }: { $clauses }. Einzelne Stimmen sind geheim und werden nie festgehalten.
# The same for rules that say nothing about draws.
record-tab-votes-are-secret = Einzelne Stimmen sind geheim und werden nie festgehalten.
# A clause.
record-tab-all-survivors = ein Draw umfasst alle Überlebenden
# A clause.
record-tab-first-year-of-draws = ein Draw lässt sich frühestens nach der Zentrentabelle von { $year } vorschlagen
# A clause.
record-tab-last-year = das letzte Jahr ist { $year }

## Tooltips of cells: what is typed there. The words in quotes are those of values.ftl, words.ftl and fields.ftl.

record-tab-substitutes-hint = Der Ersatzspieler und die Jahreszeit, ab der er oder sie spielt: „Hal ab Herbst 1903“. Mehrere durch Semikolons trennen
record-tab-scores-for-hint = Der Spieler, für den das Ergebnis zählt, wenn nicht für den, der die Partie begann
record-tab-cards-hint = Gelb, rot oder Verlängerung, mit Jahreszeit und Grund: „gelb Frühling 1904 verspätete Befehle“
record-tab-penalties-hint = Der Abzug von den Punkten dieser Partie und der Grund: „25 % später dazugekommen“
record-tab-seat-note-hint = Eine Anmerkung zu diesem Sitzplatz. Sie wird nur ausgehängt, wenn Sie es so wählen, und ändert keine Punkte
record-tab-proposal-season-hint = „Herbst 1905“ oder H05, „Frühling 1905“ oder S05; F05 gilt als Herbst. Die Zelle leeren, um den Draw-Vorschlag zu entfernen
record-tab-proposal-members-hint = Die Länder im Draw oder ihre englischen Anfangsbuchstaben. Leer: alle Überlebenden
# The words are typed: take those of values.ftl.
record-tab-proposal-outcome-hint = Offen, angenommen, abgelehnt oder Veto
record-tab-ending-hint = „Draw“ (alle Überlebenden waren einig), „Sieg durch Aufgabe: Frankreich“ (die anderen gaben auf), „abgebrochen“ oder leer
record-tab-board-note-hint = Eine Anmerkung zu diesem Brett. Sie wird nur ausgehängt, wenn Sie es so wählen, und ändert keine Punkte
record-tab-top-board-hint = Ja für das Top-Board, den Finaltisch oder eine Partie der Medaillenrunde

## A question after a draw vote that has passed was typed.

# A button.
record-tab-end-game = Partie beenden
# A button: the other answer.
record-tab-only-record-vote = Nur die Abstimmung eintragen
# $season is “Fall 1905”, $board “Round 1, board A”, $year the year of the last chart, $powers “Austria, France”.
record-tab-draw-vote-passed = { $board }: Der Draw-Vorschlag ({ $season }) wurde angenommen. Endet die Partie mit den Zentrenzahlen von { $year } als Draw ({ $powers })?
# A message. $board is “Round 1, board A”.
record-tab-game-has-ended = die Partie endete mit einem Draw: { $board }
