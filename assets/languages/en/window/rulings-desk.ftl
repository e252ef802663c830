# The rulings desk, “Disputed orders”: the text of a dispute, each order with its outcome, reason and paragraph, and the drawn board.
# The text is written in English notation in every language: “season”, “position”, “orders”, “retreats”.

## The window.

# Title, if the dispute has no board.
rulings-desk-title = Disputed orders
# Title. $board is a board: “R2 C”.
rulings-desk-title-with-board = Disputed orders, { $board }
# Said when the program is about to close.
rulings-desk-text-not-kept = The newest text of the rulings desk is not kept yet.
rulings-desk-nothing-to-print = There is no ruling to print yet

## The text, and the row of menus and buttons above it.

# Label of the text.
rulings-desk-position-and-orders = Position and orders as written
# Menu with disputes as examples.
rulings-desk-worked-disputes = Worked disputes
# Menu with texts that were typed before.
rulings-desk-earlier-texts = Earlier texts
# In that menu: a text that names no season.
rulings-desk-no-season = No season
# Button.
rulings-desk-open-text = Open a text…
rulings-desk-open-text-help = Opens a text file with a position and orders (Ctrl+O). You can also drop it on the window.
# Button: a vote to end the game as a draw.
rulings-desk-draw-vote = Draw vote
rulings-desk-draw-vote-help = Adds the chart of the board and a line about a vote on a draw

## The board. $power is a power: “France”.

# What a screen reader says of the letter that chooses a power.
rulings-desk-units-of = Units of { $power }
rulings-desk-place-units-of = Place units of { $power }
# Beside the powers, until the pointer is on a province. A click makes an army, the next one a fleet, the next one takes it away.
rulings-desk-click-province = click: army, fleet, none
# $unit is an army or a fleet with its place: “A Paris”.
rulings-desk-unit-of-power = { $unit } of { $power }
# What a screen reader calls the board.
rulings-desk-drawn-board = Drawn board
# A E F G I R T are the keys of the powers Austria, England, France, Germany, Italy, Russia and Turkey; they do not change.
rulings-desk-board-keys =
    Click a province for an army, again for a fleet or its other coast, and again for none. With Shift the fleet comes first; the right button removes the unit.
    Keys: A E F G I R T choose the power, arrows move the mark, Space places as a click does, 1 an army, 2 a fleet, Delete none, Ctrl+Z takes the last change back.

## The buttons at the end. They stand in one row, so short words are best.

# $turn is a season or a part of it: “Fall 1901”, “Fall 1901 retreats”.
rulings-desk-on-to-turn = On to { $turn }
rulings-desk-on-from-position = On from this position
rulings-desk-keep-in-notebook = Keep in the notebook
rulings-desk-save-as-pdf = Save as PDF…
rulings-desk-enter-counts = Enter the counts in the chart
rulings-desk-enter-vote = Enter the vote in the record
rulings-desk-write-retreats = Write the retreats

## Why a button cannot be pressed.

rulings-desk-no-ruling-yet = There is no ruling yet. Write a position and orders.
rulings-desk-no-counts-to-enter = Needs a board, and a text of a fall with orders, or of a winter, that has the owners of the centres before them. A fall waits for its retreats.
# “Draw vote” is the button of this name.
rulings-desk-no-vote-to-enter = Needs a board, and a judged vote on a draw that its record does not have. “Draw vote” writes one.
rulings-desk-no-retreat-waits = No dislodged unit waits for a retreat.
rulings-desk-retreats-are-written = The retreats have their lines in the text.
rulings-desk-write-orders-first = Write orders first.

## What was done, in the desk and in the line of the status.

# $year is a year: “1904”.
rulings-desk-counts-are-in-chart = The counts of { $year } are in the chart
rulings-desk-no-order-to-keep = There is no order to keep yet
rulings-desk-ruling-is-in-notebook = The ruling is in the notebook
rulings-desk-game-is-abandoned = The game is marked as abandoned
rulings-desk-vote-is-in-record = The vote is in the record of the board

## The ruling, order by order.

# $line is the number of a line of the text, $problem a sentence, perhaps with the words of the line before it.
rulings-desk-problem-in-line = Line { $line }: { $problem }
# $units are units with their powers: “A Vienna (Austria), F Trieste (Austria)”. §5 is a paragraph of the rules.
rulings-desk-without-order = Without an order, and so holding: { $units }. (§5)
# $order is an order as it was written, $reason a sentence.
rulings-desk-order-does-not-count = { $order } does not count. { $reason }
# $unit is a unit, $power its power, $places are the places to which it may go.
rulings-desk-may-retreat = { $unit } of { $power } may retreat to { $places }.
rulings-desk-cannot-retreat = { $unit } of { $power } can retreat nowhere and is disbanded.
# In small letters at the end. “§5” begins the numbers of paragraphs from the 1971 Rulebook.
rulings-desk-rules-of-wdc = By the rules of WDC 2006; §5 is the 1971 Rulebook.
