# The record of a board: substitutes, cards and penalties at its seats, and the draws that were proposed.
#
# Names of powers, seasons, boards and players are variables. They come as they are.

# The name of the tab. $board is “R1 A”. It must be short.
record-tab-tab-name = Record { $board }
# The title above the table. $board is “Round 1, board A”, $state “running, 1905” or “solo by France, 1907”.
record-tab-title = { $board }: { $state }

## The names of the cells, as a screen reader says them, and in the bar above the table: “R1 A · France cards”.

# $cell is one of the texts below, or a power and the heading of a column: “France cards”.
record-tab-cell = Record { $cell }
# The title above the table.
record-tab-cell-title = title
# A proposed draw. $number is its position, $column the heading of the column: “draw 1 outcome”.
record-tab-cell-of-draw = draw { $number } { $column }
# A cell that is not typed into.
record-tab-cell-of-line = line { $line } column { $column }

## The bar above the table: the rules about draws, as one sentence with clauses, and a sentence about votes.

# $rules is the name of a ruleset, $clauses are some of the clauses below with “; ” between them.
record-tab-draw-rules = By { $rules }: { $clauses }. Votes are secret and are never recorded.
# The same for rules that say nothing about draws.
record-tab-votes-are-secret = Votes are secret and are never recorded.
# A clause.
record-tab-all-survivors = a draw includes all survivors
# A clause.
record-tab-first-year-of-draws = a draw can be proposed after the chart of { $year } at the earliest
# A clause.
record-tab-last-year = the last year is { $year }

## Tooltips of cells: what is typed there. The words in quotes are those of values.ftl, words.ftl and fields.ftl.

record-tab-substitutes-hint = The substitute, and the season from which he or she plays: “Hal from Fall 1903”. Separate several with semicolons
record-tab-scores-for-hint = The player who gets the result, if it is not the player who began the game
record-tab-cards-hint = Yellow, red or extension, with the season and the reason: “yellow Spring 1904 late orders”
record-tab-penalties-hint = The deduction from the score of this game, and the reason: “25 % joined late”
record-tab-seat-note-hint = A remark about this seat. It is posted only if you choose so, and changes no score
record-tab-proposal-season-hint = “Fall 1905” or F05. Empty the cell to remove the proposed draw
record-tab-proposal-members-hint = The powers in the draw, or their letters. Empty means all survivors
# The words are typed: take those of values.ftl.
record-tab-proposal-outcome-hint = Open, passed, failed or vetoed
record-tab-ending-hint = “agreed draw”, “conceded to France”, “abandoned”, or empty
record-tab-board-note-hint = A remark about this board. It is posted only if you choose so, and changes no score
record-tab-top-board-hint = Yes for the final table or a medal game

## A question after a draw vote that has passed was typed.

# A button.
record-tab-end-game = End the game
# A button: the other answer.
record-tab-only-record-vote = Only record the vote
# $season is “Fall 1905”, $board “Round 1, board A”, $year the year of the last chart, $powers “Austria, France”.
record-tab-draw-vote-passed = The draw of { $season } at { $board } passed. Does the game end with the counts of { $year }, shared by { $powers }?
# A message. $board is “Round 1, board A”.
record-tab-game-has-ended = the game of { $board } has ended in a draw
