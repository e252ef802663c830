# Why a change of the book is refused. Each is shown with a capital letter at its beginning and a full stop at its end. Behind the
# semicolon stands what to do. $position, $count, $number, $id and $year are numbers, $name and $replacement names of players.

# $count is how many there are, here and below.
edit-errors-no-round = an Position { $position } der Liste steht keine Runde; sie hat { $count }
edit-errors-no-board = an Position { $position } der Runde steht kein Brett; sie hat { $count }
edit-errors-round-gone = diese Runde ist nicht mehr im Turnier; eine andere wählen
edit-errors-board-gone = dieses Brett ist nicht mehr im Turnier; ein anderes wählen
edit-errors-id-taken = eine andere Runde oder ein anderes Brett des Turniers hat die Id { $id }; die letzte Änderung rückgängig machen und es noch einmal versuchen
edit-errors-no-chart = dieses Brett hat keine Zentrentabelle für { $year }; zuerst das Jahr hinzufügen
edit-errors-chart-twice = dieses Brett hat schon eine Zentrentabelle für { $year }; stattdessen ihre Zahlen ändern
edit-errors-no-person = in diesem Turnier gibt es keinen Spieler Nummer { $number }; zuerst den Spieler hinzufügen
edit-errors-name-taken = „{ $name }“ steht schon in der Spielerliste; einen der beiden Namen um einen Anfangsbuchstaben oder einen Ort ergänzen
edit-errors-number-taken = dieses Turnier hat schon einen Spieler Nummer { $number }; eine andere Nummer verwenden
edit-errors-number-too-high = { $number } ist keine Spielernummer; die höchste ist { $highest }
# $what says what is too large or wrong, here and below; see invalid-books.ftl.
edit-errors-too-large = diese Änderung ist zu groß für ein Buch: { $what }
edit-errors-below-zero = { $what }; die Zahl der Bretter ist nie kleiner als 0
# $board is the name of a board.
edit-errors-charts-mixed = die Zentrentabellen von Brett { $board } sind nicht nach Jahren geordnet, oder ein Jahr ist doppelt; die Jahre korrigieren
# Escape is a key.
edit-errors-no-name = ein Spieler braucht einen Namen; einen eingeben oder mit Esc den alten behalten
# $board is “Round 2, board C”.
edit-errors-person-seated = { $name } hat einen Sitzplatz ({ $board }) und kann nicht entfernt werden; zuerst den Sitzplatz leeren
# $reference is one of the next messages.
edit-errors-person-referenced = { $name } { $reference } und kann nicht entfernt werden; zuerst das ändern
edit-errors-is-named-at = ist im Brettprotokoll genannt ({ $board })
# $round is “round 2”.
edit-errors-sat-out = hat ausgesetzt ({ $round })
edit-errors-is-in-team = ist im Team { $team }
# $other is another player.
edit-errors-replaces = ersetzt { $other }
edit-errors-is-named-for-top-board = ist beim Top-Board eingetragen
edit-errors-is-winner-of = hat den Preis { $award } gewonnen
edit-errors-replacement-circle = { $name } kann nicht durch { $replacement } ersetzt werden, weil { $name } umgekehrt schon { $replacement } ersetzt; einen anderen Spieler wählen
edit-errors-invalid-book = dieses Buch ist ungültig: { $what }; es korrigieren oder eine Sicherungskopie öffnen
edit-errors-no-note = das Notizbuch hat keine Zeile { $position }; es hat { $count }
edit-errors-no-event = die Jahresrangliste hat kein Turnier { $position }; sie hat { $count }
edit-errors-no-result = diese Ergebnisliste hat keine Zeile { $position }; sie hat { $count }
# A decision whether two spellings are one person.
edit-errors-no-decision = es gibt keine Entscheidung { $position } darüber, wer dieselbe Person ist; es gibt { $count }
