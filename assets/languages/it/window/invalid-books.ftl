# Why a book is not valid, so that its file cannot be opened or a change is refused. A book is a file of ours; “people”, “id” and the
# like are words in it, which stay as they are. $number, $count and $most are numbers. $name is the name of a player.

## What is too large or impossible. It stands in a sentence.

# $what is one of the next messages, $path leads to it in the file: “people, 3, name”.
invalid-books-at = { $what } ({ $path })
invalid-books-list-too-long = un elenco ha più di { $most } righe
invalid-books-number-too-large = il numero { $number } è troppo grande
invalid-books-no-number = { $number } non è un numero che si possa scrivere
invalid-books-blank-name = un nome ha solo spazi
# $start is the beginning of the text. A comma belongs to the end, because “at” and the path follow.
invalid-books-text-too-long = il testo «{ $start }…» ha { $count } lettere, più di { $most }
invalid-books-too-many-changes = ha più di { $most } modifiche
# $number is the position of the first that is too much.
invalid-books-too-many-people = un documento ha al massimo { $most } persone, e questa è la numero { $number }
invalid-books-too-many-rounds = un documento ha al massimo { $most } round, e questo è il numero { $number }
invalid-books-too-many-boards = un documento ha al massimo { $most } tavoli, e questo è il numero { $number }
invalid-books-too-many-replacements = una catena ha al massimo { $most } sostituzioni
# $event is the name of an event, $boards a number below 0.
invalid-books-boards-below-zero = { $event }, nella classifica annuale, ha { $boards } tavoli per round

## What contradicts something else. What to do is in the next group.

# $place is one of the places of the last group.
invalid-books-unknown-player = { $place }: è indicato il giocatore numero { $number }, che non è nell’elenco delle persone
# $board is “Round 2, board C”, $year the year of a chart.
invalid-books-same-id = { $one } e { $other } hanno entrambi l’id { $id }
invalid-books-highest-id = { $what } ha l’id { $id }, ma il massimo ammesso è { $highest }
invalid-books-two-charts = { $board }: ci sono due tabelle dei centri del { $year }
invalid-books-charts-not-in-order = { $board }: gli anni delle tabelle dei centri non sono in ordine
invalid-books-highest-number = { $name } ha il numero { $number }, ma il numero massimo ammesso è { $highest }
invalid-books-same-number = { $one } e { $other } hanno entrambi il numero { $number }
invalid-books-player-without-name = il giocatore numero { $number } non ha nome
# $one and $other are the numbers of two players.
invalid-books-same-name = i giocatori numero { $one } e { $other } hanno entrambi il nome { $name }
invalid-books-circle = le sostituzioni di { $name } formano un cerchio
invalid-books-long-chain = le sostituzioni di { $name } formano una catena di più di { $most }

## What to do: sentences.

invalid-books-give-numbers = Dare a ogni giocatore un proprio «id» in un editor di testo, o aprire una copia di backup.
invalid-books-give-ids = Dare a ogni round, e a ogni tavolo di un round, un proprio «id» in un editor di testo, o aprire una copia di backup.
invalid-books-give-names = Dare a ogni giocatore un proprio «name» in un editor di testo, o aprire una copia di backup.
invalid-books-add-player = Aggiungere il giocatore a «people» in un editor di testo, o aprire una copia di backup.
invalid-books-remove-replacement = Togliere un «replaced_by» in un editor di testo, o aprire una copia di backup.
invalid-books-correct-boards = Correggere «boards» in un editor di testo, o aprire una copia di backup.
invalid-books-remove-chart = Togliere una delle due in un editor di testo, o aprire una copia di backup.
invalid-books-correct-it = Correggere in un editor di testo, o aprire una copia di backup.

## Places in a book at which a player is named.

invalid-books-power-at-board = { $board }, { $power }
# $round is “Round 2”.
invalid-books-sit-outs = giocatori a riposo ({ $round })
invalid-books-roll-call = appello ({ $round })
invalid-books-separations = giocatori da separare
invalid-books-team = squadra { $team }
invalid-books-prize = premio { $award }
invalid-books-replacement = sostituzione di { $name }
invalid-books-different-people = persone diverse da { $name }
invalid-books-top-board = top table
invalid-books-published-table = tabella pubblicata
