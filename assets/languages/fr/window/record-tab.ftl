# The record of a board: substitutes, cards and penalties at its seats, and the draws that were proposed.
#
# Names of powers, seasons, boards and players are variables. They come as they are.

# The name of the tab. $board is “R1 A”. It must be short.
record-tab-tab-name = PV { $board }
# The title above the table. $board is “Round 1, board A”, $state “running, 1905” or “solo by France, 1907”.
record-tab-title = { $board } : { $state }

## The names of the cells, as a screen reader says them, and in the bar above the table: “R1 A · France cards”.

# $cell is one of the texts below, or a power and the heading of a column: “France cards”.
record-tab-cell = PV { $cell }
# The title above the table.
record-tab-cell-title = titre
# A proposed draw. $number is its position, $column the heading of the column: “draw 1 outcome”.
record-tab-cell-of-draw = nul { $number } { $column }
# A cell that is not typed into.
record-tab-cell-of-line = ligne { $line } colonne { $column }

## The bar above the table: the rules about draws, as one sentence with clauses, and a sentence about votes.

# $rules is the name of a ruleset, $clauses are some of the clauses below with “; ” between them.
record-tab-draw-rules = Selon { $rules } : { $clauses }. Les votes sont secrets et ne sont jamais enregistrés.
# The same for rules that say nothing about draws.
record-tab-votes-are-secret = Les votes sont secrets et ne sont jamais enregistrés.
# A clause.
record-tab-all-survivors = un nul comprend tous les survivants
# A clause.
record-tab-first-year-of-draws = un nul peut être proposé au plus tôt après le relevé de { $year }
# A clause.
record-tab-last-year = la dernière année est { $year }

## Tooltips of cells: what is typed there. The words in quotes are those of values.ftl, words.ftl and fields.ftl.

record-tab-substitutes-hint = Le remplaçant, et la saison à partir de laquelle il joue : « Hal depuis automne 1903 ». Séparez-en plusieurs par des points-virgules
record-tab-scores-for-hint = Le joueur à qui revient le résultat, si ce n’est pas celui qui a commencé la partie
record-tab-cards-hint = Jaune, rouge ou prolongation, avec la saison et le motif : « jaune printemps 1904 ordres en retard »
record-tab-penalties-hint = La déduction du score de cette partie, et le motif : « 25 % arrivé en retard »
record-tab-seat-note-hint = Une remarque sur ce siège. Elle n’est affichée que si vous le choisissez, et ne change aucun score
record-tab-proposal-season-hint = « Automne 1905 » ou F05. Videz la cellule pour supprimer la proposition de nul
record-tab-proposal-members-hint = Les pays inclus dans le nul, ou les initiales de leurs noms anglais. Vide : tous les survivants
# The words are typed: take those of values.ftl.
record-tab-proposal-outcome-hint = Non votée, adoptée, rejetée ou veto
record-tab-ending-hint = « nul voté », « concession, vainqueur : France », « abandonnée », ou vide
record-tab-board-note-hint = Une remarque sur cette table. Elle n’est affichée que si vous le choisissez, et ne change aucun score
record-tab-top-board-hint = Oui pour la table finale ou une partie pour les médailles

## A question after a draw vote that has passed was typed.

# A button.
record-tab-end-game = Terminer la partie
# A button: the other answer.
record-tab-only-record-vote = Noter seulement le vote
# $season is “Fall 1905”, $board “Round 1, board A”, $year the year of the last chart, $powers “Austria, France”.
record-tab-draw-vote-passed = { $board } : le nul proposé ({ $season }) est adopté. La partie se termine-t-elle avec les centres de { $year }, partagée entre : { $powers } ?
# A message. $board is “Round 1, board A”.
record-tab-game-has-ended = { $board } : la partie a fini en match nul
