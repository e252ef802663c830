# Why a cell refuses what was typed into it. Each is shown with a capital letter at its beginning and a full stop at its end. Behind the
# semicolon stands what to do. $text is what was typed, $name the name of a player, a team or an award, $power the name of a power.
# The words that a cell takes are those that it shows: they are named by their keys, so that both stay the same.

## The lists of players and of teams.

# The names in quotation marks are those of a command and of a menu.
input-errors-name-not-emptied = ein Spieler braucht einen Namen, deshalb wird diese Zelle nicht geleert; „{ commands-remove-player }“ im Menü „{ commands-menu-event }“ oder im Menü der Zelle streicht { $name } von der Liste
input-errors-not-a-role = „{ $text }“ ist keine Rolle; { role-unranked }, { role-removed }, { role-withdrawn } oder { role-reserve } eingeben, für einen Spieler nichts
input-errors-not-a-number-of-points = „{ $text }“ ist keine Punktzahl
# $column is the heading of a column.
input-errors-not-a-mark = „{ $text }“ ist keine Angabe für die Spalte „{ $column }“; { values-yes }, { values-no } oder nichts eingeben
# “25 % anonymity” and “10 late” are examples of what is typed.
input-errors-not-a-penalty = „{ $text }“ beginnt nicht mit einem Betrag; den Betrag und dann den Grund eingeben, etwa „25 % Anonymität“ oder „10 verspätet“
input-errors-not-on-the-list = „{ $text }“ steht nicht in der Spielerliste; den Namen zuerst dort eingeben oder korrigieren
# $names are players with a similar name: “Ole Hansen or Ole Hanssen”.
input-errors-not-on-the-list-may-be = „{ $text }“ steht nicht in der Spielerliste (gemeint vielleicht: { $names }); den Namen zuerst dort eingeben oder korrigieren
# Escape is a key.
input-errors-number-for-name = „{ $text }“ ist eine Zahl und kein Name; den Namen des Spielers eingeben oder Esc drücken
# “1-3, 5” is an example of what is typed, $except another: “not 4”.
input-errors-not-rounds = „{ $text }“ ist keine Liste von Runden; „1-3, 5“, „{ $except }“ oder für alle Runden nichts eingeben
input-errors-team-taken = es gibt schon ein Team „{ $name }“; dieses „{ $name } 2“ nennen oder das andere umbenennen
input-errors-team-member-already = { $name } ist schon in diesem Team
input-errors-not-a-team-member = { $name } ist nicht in diesem Team; zum Kapitän kann nur ein Mitglied werden

## Rounds, boards and their record.

input-errors-not-an-attendance = „{ $text }“ ist keine Angabe zur Anwesenheit; { values-present }, { values-absent }, { values-late }, { values-standby }, { values-sits-out }, { values-must-play } oder { values-two-boards } eingeben
input-errors-board-without-name = ein Brett braucht einen Namen; einen eingeben, etwa A
# Whether a power is one of those that share a drawn game.
input-errors-not-in-draw-or-out = „{ $text }“ sagt nicht, ob { $power } am Draw beteiligt ist; { values-yes }, { values-no } oder nichts eingeben
# $conceded is “conceded to France”.
input-errors-not-an-ending = „{ $text }“ ist kein Ausgang einer Partie; „{ values-agreed-draw }“, „{ $conceded }“ oder „{ values-abandoned }“ eingeben, für eine zu Ende gespielte Partie nichts
input-errors-draw-without-counts = am Draw beteiligt sind die Überlebenden; zuerst die Zentrenzahlen aller sieben Länder eingeben
# A solo excludes a draw.
input-errors-draw-after-solo = { $power } hat allein gewonnen, also gibt es keinen Draw; zuerst die Zentrenzahl korrigieren
input-errors-not-a-power = „{ $text }“ ist kein Land; den Namen oder den englischen Anfangsbuchstaben (A, E, F, G, I, R, T) eingeben
# The example in quotation marks begins with one of the three words, and its season is one that a cell shows.
input-errors-not-a-card = „{ $text }“ ist keine Karte; { card-yellow }, { card-red } oder { card-extension } eingeben, dann wann und warum: „{ card-yellow } { $season } Befehle zu spät“
# $season is “Fall 1905”. “S06” is short for spring 1906; every language understands it.
input-errors-not-a-season = „{ $text }“ ist keine Jahreszeit einer Partie; eine wie „{ $season }“ oder „S06“ eingeben oder die Zelle leeren, um den Draw zu entfernen
input-errors-not-members = „{ $text }“ nennt nicht die am Draw beteiligten Länder; ihre Namen oder ihre englischen Anfangsbuchstaben eingeben, für alle Überlebenden nichts
input-errors-not-an-outcome = „{ $text }“ ist kein Ausgang einer Abstimmung; { values-vote-open }, { values-vote-passed }, { values-vote-failed } oder { values-vote-vetoed } eingeben
# $colours is “yellow, green, blue, red, violet or grey”.
input-errors-not-a-colour = „{ $text }“ ist keine Farbe; { $colours } eingeben, für keine Farbe nichts
# The menu of boards is in commands.ftl.
input-errors-computed = diese Zelle wird berechnet; die Zellen ändern, aus denen sie berechnet wird, oder die Punkte im Menü „{ commands-menu-board }“ von Hand festsetzen

## The top board. An answer says whether a player takes the seat.

input-errors-not-a-top-board-mark = „{ $text }“ sagt nicht, ob dies das Top-Board ist; { values-yes }, { values-no } oder nichts eingeben
input-errors-not-an-answer = „{ $text }“ ist keine Antwort; „{ values-steps-back }“, „{ values-named }“ oder „{ values-put-first }“ eingeben, für einen Spieler, der spielt, nichts
input-errors-note-without-answer = eine Anmerkung gehört zur Antwort „{ values-steps-back }“; zuerst diese Antwort eingeben
input-errors-no-next-in-line = kein Spieler rückt nach; neben dem Land einen anderen Namen eingeben
input-errors-seated-already = { $name } sitzt schon an diesem Brett
# The position in which a player chooses a power. $last is the last number.
input-errors-not-a-position = „{ $text }“ ist keine Position; eine Zahl von 1 bis { $last } eingeben, für die Reihenfolge der Rangliste nichts
input-errors-power-taken = { $name } hat schon dieses Land ({ $power }); zuerst jene Zelle leeren
# $why is a message of input-refusals.ftl.
input-errors-top-board-not-ready = das Brett kann noch nicht besetzt werden: { $why }

## Awards and the votes for them.

input-errors-award-without-name = ein Preis braucht einen Namen; zuerst den Namen eingeben
input-errors-award-taken = es gibt schon einen Preis „{ $name }“; den Gewinner daneben eingeben
input-errors-award-of-the-rules = dieser Preis steht in den Regeln; den Gewinner daneben eingeben oder die Regeln ändern
# The grades are letters. $letters is “A, B, C”.
input-errors-not-a-grade = „{ $text }“ ist keine Note; die Noten sind { $letters }
input-errors-own-vote = Spieler bewerten sich nicht selbst

## The ladder and its result lists.

# The examples are dates that the cell understands.
input-errors-not-a-day = „{ $text }“ ist kein Datum; eines wie 9.6.2002 oder 9. Juni 2002 eingeben
# A kind of championship.
input-errors-not-a-kind = „{ $text }“ ist keine Art von Turnier; { values-state } oder { values-national } eingeben, für jede andere Art nichts
input-errors-neither-yes-nor-no = „{ $text }“ ist weder { values-yes } noch { values-no }
input-errors-not-a-number-of-boards = „{ $text }“ ist keine Anzahl von Brettern; die Bretter einer durchschnittlichen Runde eingeben, etwa 2,5
input-errors-not-a-place = „{ $text }“ ist kein Platz; eine ganze Zahl ab 1 oder nichts eingeben
input-errors-not-a-number-of-games = „{ $text }“ ist keine Anzahl von Partien; eine Zahl oder „{ values-all-games }“ eingeben, für eine unbekannte Zahl nichts

## Why a passed draw does not end its game. $season is “Fall 1905”, $year a year.

# Undo is in the menu Edit.
input-errors-draw-of-removed-board = dieses Brett wurde entfernt; das Entfernen rückgängig machen oder ein anderes Brett wählen
# A chart has the centres of all powers in a year.
input-errors-draw-without-chart = für diesen Draw ({ $season }) fehlt die vollständige Zentrentabelle von { $year }; die Tabelle oder die Zentrenzahlen am Ende eingeben, dann endet die Partie damit
input-errors-draw-too-early = ein Draw vor der ersten Zentrentabelle ({ $season }) ist nicht möglich; die Jahreszeit oder das Jahr korrigieren
input-errors-draw-of-power-without-centre = { $power } hat { $year } kein Zentrum und kann nicht am Draw beteiligt sein; die Beteiligten korrigieren
