# The rulings desk, “Disputed orders”: the text of a dispute, each order with its outcome, reason and paragraph, and the drawn board.
# The text is written in English notation in every language: “season”, “position”, “orders”, “retreats”.

## The window.

# Title, if the dispute has no board.
rulings-desk-title = Ordini contestati
# Title. $board is a board: “R2 C”.
rulings-desk-title-with-board = Ordini contestati, { $board }
# Said when the program is about to close.
rulings-desk-text-not-kept = L’ultimo testo degli ordini contestati non è ancora salvato.
rulings-desk-nothing-to-print = Non c’è ancora una decisione da stampare

## The text, and the row of menus and buttons above it.

# Label of the text.
rulings-desk-position-and-orders = Posizione e ordini scritti
# Menu with disputes as examples.
rulings-desk-worked-disputes = Esempi svolti
# Menu with texts that were typed before.
rulings-desk-earlier-texts = Testi precedenti
# In that menu: a text that names no season.
rulings-desk-no-season = Senza stagione
# Button.
rulings-desk-open-text = Apri un testo…
rulings-desk-open-text-help = Apre un file di testo con una posizione e degli ordini (Ctrl+O). Si può anche trascinarlo sulla finestra.
# Button: a vote to end the game as a draw.
rulings-desk-draw-vote = Voto sulla patta
rulings-desk-draw-vote-help = Aggiunge la tabella dei centri del tavolo e una riga per un voto sulla patta

## The board. $power is a power: “France”.

# What a screen reader says of the letter that chooses a power.
rulings-desk-units-of = Unità: { $power }
rulings-desk-place-units-of = Colloca unità: { $power }
# Beside the powers, until the pointer is on a province. A click makes an army, the next one a fleet, the next one takes it away.
rulings-desk-click-province = clic: armata, flotta, niente
# $unit is an army or a fleet with its place: “A Paris”.
rulings-desk-unit-of-power = { $unit } ({ $power })
# What a screen reader calls the board.
rulings-desk-drawn-board = Mappa
# A E F G I R T are the keys of the powers Austria, England, France, Germany, Italy, Russia and Turkey; they do not change.
rulings-desk-board-keys =
    Un clic su una regione colloca un’armata, un altro una flotta o la sposta sull’altra costa, un altro ancora toglie l’unità. Con Maiusc viene prima la flotta; il pulsante destro toglie l’unità.
    Tasti: A E F G I R T scelgono la potenza (E per l’Inghilterra), le frecce spostano il segno, Spazio colloca come un clic, 1 un’armata, 2 una flotta, Canc toglie l’unità, Ctrl+Z annulla l’ultima modifica.

## The buttons at the end. They stand in one row, so short words are best.

# $turn is a season or a part of it: “Fall 1901”, “Fall 1901 retreats”.
rulings-desk-on-to-turn = Avanti: { $turn }
rulings-desk-on-from-position = Avanti da questa posizione
rulings-desk-keep-in-notebook = Annota nel taccuino
rulings-desk-save-as-pdf = Salva come PDF…
rulings-desk-enter-counts = Riporta centri in tabella
rulings-desk-enter-vote = Riporta voto nel verbale
rulings-desk-write-retreats = Scrivi le ritirate

## Why a button cannot be pressed.

rulings-desk-no-ruling-yet = Non c’è ancora una decisione. Scrivere una posizione e degli ordini.
rulings-desk-no-counts-to-enter = Serve un tavolo, e un testo d’autunno con ordini, o d’inverno, che indichi chi possedeva prima i centri. In autunno servono anche le ritirate.
# “Draw vote” is the button of this name.
rulings-desk-no-vote-to-enter = Serve un tavolo, e un voto sulla patta già giudicato che il suo verbale non contiene. «Voto sulla patta» ne scrive uno.
rulings-desk-no-retreat-waits = Nessuna unità attende una ritirata.
rulings-desk-retreats-are-written = Le ritirate hanno già le loro righe nel testo.
rulings-desk-write-orders-first = Scrivere prima gli ordini.

## What was done, in the desk and in the line of the status.

# $year is a year: “1904”.
rulings-desk-counts-are-in-chart = I centri del { $year } sono nella tabella
rulings-desk-no-order-to-keep = Non c’è ancora alcun ordine da annotare
rulings-desk-ruling-is-in-notebook = La decisione è nel taccuino
rulings-desk-game-is-abandoned = La partita è segnata come abbandonata
rulings-desk-vote-is-in-record = Il voto è nel verbale del tavolo

## The ruling, order by order.

# $line is the number of a line of the text, $problem a sentence, perhaps with the words of the line before it.
rulings-desk-problem-in-line = Riga { $line }: { $problem }
# $units are units with their powers: “A Vienna (Austria), F Trieste (Austria)”. §5 is a paragraph of the rules.
rulings-desk-without-order = Senza ordine, e quindi ferme: { $units }. (§5)
# $order is an order as it was written, $reason a sentence.
rulings-desk-order-does-not-count = { $order } non conta. { $reason }
# $unit is a unit, $power its power, $places are the places to which it may go.
rulings-desk-may-retreat = { $unit } ({ $power }) può ritirarsi verso: { $places }.
rulings-desk-cannot-retreat = { $unit } ({ $power }) non può ritirarsi e viene distrutta.
# In small letters at the end. “§5” begins the numbers of paragraphs from the 1971 Rulebook.
rulings-desk-rules-of-wdc = Secondo il regolamento del WDC 2006; il §5 è il Rulebook del 1971.
