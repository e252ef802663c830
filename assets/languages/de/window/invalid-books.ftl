# Why a book is not valid, so that its file cannot be opened or a change is refused. A book is a file of ours; “people”, “id” and the
# like are words in it, which stay as they are. $number, $count and $most are numbers. $name is the name of a player.

## What is too large or impossible. It stands in a sentence.

# $what is one of the next messages, $path leads to it in the file: “people, 3, name”.
invalid-books-at = { $what } bei { $path }
invalid-books-list-too-long = eine Liste hat mehr als { $most } Zeilen
invalid-books-number-too-large = die Zahl { $number } ist zu groß
invalid-books-no-number = { $number } ist keine Zahl, die sich schreiben lässt
invalid-books-blank-name = ein Name besteht nur aus Leerzeichen
# $start is the beginning of the text. A comma belongs to the end, because “at” and the path follow.
invalid-books-text-too-long = der Text „{ $start }…“ hat { $count } Zeichen, mehr als { $most },
invalid-books-too-many-changes = es sind mehr als { $most } Änderungen
# $number is the position of the first that is too much.
invalid-books-too-many-people = ein Buch hat höchstens { $most } Personen, und dies ist Nummer { $number }
invalid-books-too-many-rounds = ein Buch hat höchstens { $most } Runden, und dies ist Nummer { $number }
invalid-books-too-many-boards = ein Buch hat höchstens { $most } Bretter, und dies ist Nummer { $number }
invalid-books-too-many-replacements = eine Kette hat höchstens { $most } Ersetzungen
# $event is the name of an event, $boards a number below 0.
invalid-books-boards-below-zero = { $event } hat in der Jahresrangliste { $boards } Bretter je Runde

## What contradicts something else. What to do is in the next group.

# $place is one of the places of the last group.
invalid-books-unknown-player = bei { $place } steht Spieler Nummer { $number }, der in der Liste der Personen fehlt
# $board is “Round 2, board C”, $year the year of a chart.
invalid-books-same-id = { $one } und { $other } haben beide die Id { $id }
invalid-books-highest-id = { $what } hat die Id { $id }, die höchste erlaubte ist aber { $highest }
invalid-books-two-charts = { $board } hat zwei Zentrentabellen für { $year }
invalid-books-charts-not-in-order = die Zentrentabellen sind nicht nach Jahren geordnet: { $board }
invalid-books-highest-number = { $name } hat die Nummer { $number }, die höchste erlaubte ist aber { $highest }
invalid-books-same-number = { $one } und { $other } haben beide die Nummer { $number }
invalid-books-player-without-name = Spieler Nummer { $number } hat keinen Namen
# $one and $other are the numbers of two players.
invalid-books-same-name = die Spieler Nummer { $one } und { $other } haben beide den Namen { $name }
invalid-books-circle = die Ersetzungen von { $name } bilden einen Kreis
invalid-books-long-chain = die Ersetzungen von { $name } bilden eine Kette von mehr als { $most }

## What to do: sentences.

invalid-books-give-numbers = Geben Sie in einem Texteditor jedem Spieler eine eigene „id“, oder öffnen Sie eine Sicherungskopie.
invalid-books-give-ids = Geben Sie in einem Texteditor jeder Runde und jedem Brett einer Runde eine eigene „id“, oder öffnen Sie eine Sicherungskopie.
invalid-books-give-names = Geben Sie in einem Texteditor jedem Spieler einen eigenen „name“, oder öffnen Sie eine Sicherungskopie.
invalid-books-add-player = Fügen Sie diesen Spieler in einem Texteditor zu „people“ hinzu, oder öffnen Sie eine Sicherungskopie.
invalid-books-remove-replacement = Entfernen Sie in einem Texteditor ein „replaced_by“, oder öffnen Sie eine Sicherungskopie.
invalid-books-correct-boards = Korrigieren Sie „boards“ in einem Texteditor, oder öffnen Sie eine Sicherungskopie.
invalid-books-remove-chart = Entfernen Sie eine der beiden in einem Texteditor, oder öffnen Sie eine Sicherungskopie.
invalid-books-correct-it = Korrigieren Sie das in einem Texteditor, oder öffnen Sie eine Sicherungskopie.

## Places in a book at which a player is named.

invalid-books-power-at-board = { $power }, { $board }
# $round is “Round 2”.
invalid-books-sit-outs = „ausgesetzt“, { $round }
invalid-books-roll-call = „Anwesenheit“, { $round }
invalid-books-separations = den getrennten Spielern
invalid-books-team = dem Team { $team }
invalid-books-prize = dem Preis { $award }
invalid-books-replacement = der Ersetzung von { $name }
invalid-books-different-people = den von { $name } verschiedenen Personen
invalid-books-top-board = dem Top-Board
invalid-books-published-table = der veröffentlichten Tabelle
