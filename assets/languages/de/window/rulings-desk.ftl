# The rulings desk, “Disputed orders”: the text of a dispute, each order with its outcome, reason and paragraph, and the drawn board.
# The text is written in English notation in every language: “season”, “position”, “orders”, “retreats”.

## The window.

# Title, if the dispute has no board.
rulings-desk-title = Strittige Befehle
# Title. $board is a board: “R2 C”.
rulings-desk-title-with-board = Strittige Befehle, { $board }
# Said when the program is about to close.
rulings-desk-text-not-kept = Der neueste Text der strittigen Befehle ist noch nicht gespeichert.
rulings-desk-nothing-to-print = Noch gibt es keine Entscheidung zu drucken

## The text, and the row of menus and buttons above it.

# Label of the text.
rulings-desk-position-and-orders = Stellung und Befehle im Wortlaut
# Menu with disputes as examples.
rulings-desk-worked-disputes = Beispielfälle
# Menu with texts that were typed before.
rulings-desk-earlier-texts = Frühere Texte
# In that menu: a text that names no season.
rulings-desk-no-season = Ohne Jahreszeit
# Button.
rulings-desk-open-text = Text öffnen…
rulings-desk-open-text-help = Öffnet eine Textdatei mit Stellung und Befehlen (Strg+O). Sie können die Datei auch auf das Fenster ziehen.
# Button: a vote to end the game as a draw.
rulings-desk-draw-vote = Draw-Abstimmung
rulings-desk-draw-vote-help = Fügt die Zentrentabelle des Bretts und eine Zeile für eine Draw-Abstimmung ein

## The board. $power is a power: “France”.

# What a screen reader says of the letter that chooses a power.
rulings-desk-units-of = Einheiten: { $power }
rulings-desk-place-units-of = Einheiten setzen: { $power }
# Beside the powers, until the pointer is on a province. A click makes an army, the next one a fleet, the next one takes it away.
rulings-desk-click-province = Klick: Armee, Flotte, leer
# $unit is an army or a fleet with its place: “A Paris”.
rulings-desk-unit-of-power = { $unit } ({ $power })
# What a screen reader calls the board.
rulings-desk-drawn-board = Gezeichnetes Brett
# A E F G I R T are the keys of the powers Austria, England, France, Germany, Italy, Russia and Turkey; they do not change.
rulings-desk-board-keys =
    Klicken Sie auf eine Provinz für eine Armee, noch einmal für eine Flotte oder deren andere Küste und noch einmal, um sie zu leeren. Mit Umschalt kommt die Flotte zuerst; die rechte Maustaste entfernt die Einheit.
    Tasten: A E F G I R T wählen das Land, Pfeiltasten bewegen die Marke, die Leertaste setzt wie ein Klick, 1 eine Armee, 2 eine Flotte, Entf leert, Strg+Z nimmt die letzte Änderung zurück.

## The buttons at the end. They stand in one row, so short words are best.

# $turn is a season or a part of it: “Fall 1901”, “Fall 1901 retreats”.
rulings-desk-on-to-turn = Weiter: { $turn }
rulings-desk-on-from-position = Ab dieser Stellung weiter
rulings-desk-keep-in-notebook = Ins Notizbuch
rulings-desk-save-as-pdf = Als PDF speichern…
rulings-desk-enter-counts = Zahlen in die Zentrentabelle
rulings-desk-enter-vote = Abstimmung ins Protokoll
rulings-desk-write-retreats = Rückzüge schreiben

## Why a button cannot be pressed.

rulings-desk-no-ruling-yet = Noch gibt es keine Entscheidung. Schreiben Sie eine Stellung und Befehle.
rulings-desk-no-counts-to-enter = Nötig sind ein Brett und ein Text mit den bisherigen Besitzern der Zentren: ein Herbst mit Befehlen oder ein Winter. Bei einem Herbst müssen erst die Rückzüge geschrieben sein.
# “Draw vote” is the button of this name.
rulings-desk-no-vote-to-enter = Nötig sind ein Brett und eine entschiedene Draw-Abstimmung, die noch nicht in seinem Brettprotokoll steht. „Draw-Abstimmung“ schreibt eine.
rulings-desk-no-retreat-waits = Keine vertriebene Einheit wartet auf einen Rückzug.
rulings-desk-retreats-are-written = Die Rückzüge haben ihre Zeilen schon im Text.
rulings-desk-write-orders-first = Schreiben Sie zuerst Befehle.

## What was done, in the desk and in the line of the status.

# $year is a year: “1904”.
rulings-desk-counts-are-in-chart = Die Zahlen von { $year } stehen in der Zentrentabelle
rulings-desk-no-order-to-keep = Noch gibt es keinen Befehl festzuhalten
rulings-desk-ruling-is-in-notebook = Die Entscheidung steht im Notizbuch
rulings-desk-game-is-abandoned = Die Partie ist als abgebrochen vermerkt
rulings-desk-vote-is-in-record = Die Abstimmung steht im Brettprotokoll

## The ruling, order by order.

# $line is the number of a line of the text, $problem a sentence, perhaps with the words of the line before it.
rulings-desk-problem-in-line = Zeile { $line }: { $problem }
# $units are units with their powers: “A Vienna (Austria), F Trieste (Austria)”. §5 is a paragraph of the rules.
rulings-desk-without-order = Ohne Befehl, daher halten: { $units }. (§ 5)
# $order is an order as it was written, $reason a sentence.
rulings-desk-order-does-not-count = { $order } zählt nicht. { $reason }
# $unit is a unit, $power its power, $places are the places to which it may go.
rulings-desk-may-retreat = { $unit } ({ $power }) darf sich zurückziehen nach: { $places }.
rulings-desk-cannot-retreat = { $unit } ({ $power }) kann sich nirgendwohin zurückziehen und wird aufgelöst.
# In small letters at the end. “§5” begins the numbers of paragraphs from the 1971 Rulebook.
rulings-desk-rules-of-wdc = Nach den Regeln der WDC 2006; § 5 ist das Regelheft von 1971.
