# The Rules tab: the lists of rulesets and scoring systems, their pages, the editors of the event’s own ones, and the
# comparison of scoring systems. The names of rulesets and of scoring systems stay as they are.

# The name of the tab. It must be short.
rules-tab-tab-name = Regeln

## What is to be done first, where a command of the menu Scoring is not available now. They stand after the help text of
## the command, where they begin with a capital letter and end with a full stop, or alone beside its name.

rules-tab-open-rules-tab-first = zuerst den Tab „Regeln“ öffnen
rules-tab-choose-unused-first = zuerst ein Regelwerk oder System wählen, das im Turnier noch nicht verwendet wird
rules-tab-choose-entry-first = zuerst ein Regelwerk oder Wertungssystem in der Liste wählen
rules-tab-choose-own-entry-first = zuerst ein eigenes Regelwerk oder System des Turniers wählen
rules-tab-choose-system-first = zuerst ein Wertungssystem in der Liste wählen
rules-tab-copy-system-first = zuerst ein Wertungssystem kopieren
rules-tab-copy-ruleset-first = zuerst ein Regelwerk kopieren
rules-tab-compare-systems-first = zuerst Systeme vergleichen
# Why the command that adds the rounds is not available.
rules-tab-event-has-all-rounds = das Turnier hat alle Runden seiner Regeln

## The lists at the left. They are narrow.

# The names of the two lists, side by side, of which one is open. They must be short.
rules-tab-rulesets = Regelwerke
rules-tab-scoring-systems = Wertungssysteme
# The heading of the list of scoring systems while several are compared.
rules-tab-systems-to-compare = Systeme im Vergleich
# In the empty field that filters the list. $keys are the keys that lead to it: “Ctrl+Shift+F”.
rules-tab-filter-hint = Filter ({ $keys })
# What a screen reader calls this field.
rules-tab-filter-label = Regelwerk oder Wertungssystem suchen
# In place of the list.
rules-tab-no-entry-with-letters = Kein Eintrag enthält diese Buchstaben.
# The help text of one of the event’s own rulesets or systems in the list.
rules-tab-belongs-to-event = Gehört zu diesem Turnier.
# In the list, in place of a name.
rules-tab-system-cannot-be-read = ein unlesbares System
rules-tab-ruleset-cannot-be-read = ein unlesbares Regelwerk

## A word at the right end of a row of these lists: a ruleset or a scoring system. There is little room.

# Also beside a ruleset or a ladder in a dialog.
rules-tab-in-use = aktiv
# It belongs to the event.
rules-tab-own = eigen
# Its newest version has an error.
rules-tab-unfinished = unfertig
# It cannot be used.
rules-tab-broken = defekt

## Dialogs to choose a ruleset or a scoring system.

rules-tab-find-entry-title = Regeln oder Wertungssystem suchen
rules-tab-choose-rules-title = Regeln des Turniers wählen
rules-tab-choose-system-title = Wertungssystem der Regeln
# Hints in the empty field for the words that find an item.
rules-tab-find-hint = ein paar Buchstaben des Namens oder der Beschreibung
# “wdc” finds the rulesets of the World Diplomacy Championships.
rules-tab-choose-rules-hint = ein paar Buchstaben, etwa „wdc“
# What an item of the list is, beside its name.
rules-tab-kind-ruleset = Regelwerk
rules-tab-kind-ruleset-in-use = Regelwerk, aktiv
rules-tab-kind-system = System
rules-tab-kind-system-in-use = System, aktiv

## Messages after the event has got rules. $rules is the name of the ruleset: “WDC 2006”.

# A sentence may follow that says what to do next.
rules-tab-event-has-rules = Die Regeln des Turniers sind jetzt { $rules }.
# $changes says what was added: “rounds 1 to 5; round 5 has the final table”.
rules-tab-rules-and-rounds = { $rules }: { $changes }.
# What may follow this sentence.
rules-tab-type-names = Geben Sie die Namen der Spieler ein.
# After the missing rounds were added. $changes is as above, with a capital letter at its beginning.
rules-tab-rounds-added = { $changes }. Strg+Z macht es rückgängig.

## The pages of a ruleset and of a scoring system.

# Buttons.
rules-tab-use-these-rules = Diese Regeln verwenden
rules-tab-remove-this-ruleset = Dieses Regelwerk entfernen
rules-tab-event-uses-ruleset = Das Turnier verwendet dieses Regelwerk.
rules-tab-event-uses-system = Das Turnier verwendet dieses Wertungssystem.
# Below a paragraph of the rules to which Find has gone. $field is the name of a field that belongs to it, “Rounds played”. $command is
# the button “Copy and change”.
rules-tab-field-is-in-paragraph = „{ $field }“ gehört zu diesem Absatz. Mit „{ $command }“ lässt es sich ändern.
# The same where the rules have no paragraph of this kind.
rules-tab-field-is-not-set = „{ $field }“ ist in diesen Regeln nicht festgelegt. Mit „{ $command }“ lässt es sich festlegen.
# Where the rules or the system were published. $source is as its author wrote it.
rules-tab-source = Quelle: { $source }
# $inputs is a list of what has to be entered: “the number of centres, the year of elimination”.
rules-tab-needs-inputs = Dieses System benötigt: { $inputs }.
# The help text of this sentence. $values is a line for each value of a board that the formulas use, made of the message below.
rules-tab-columns-use =
    Seine Spalten verwenden:
    { $values }
# $word is the name of a value in formulas, which stays in English: “centres”. $meaning says what it is: “own centres”.
rules-tab-value = { $word }: { $meaning }
# The seven scores of a board are those of its seven powers. $sum is “100” or “73.50”.
# $sum (Figure)
rules-tab-board-sum = Auf einem Brett ohne Solo ergeben die Punkte der sieben Länder zusammen { $sum }.
# A warning: the scores of an example have another sum.
# $sum (Figure)
rules-tab-board-sum-in-example = In einem Beispiel unten ergeben sie zusammen { $sum }.
# Headings of sections.
rules-tab-columns = Spalten
rules-tab-numbers = Zahlen
rules-tab-worked-examples = Rechenbeispiele
# The name of a column of a scoring system, and how it is computed.
rules-tab-mean-column = { $column } (Mittelwert des Turniers)

## Worked examples: a small table. Its headings stand in very narrow columns.

# The heading of a row with the values that are computed now, below one with the values that are expected.
rules-tab-now = jetzt
# The heading of the column of a round: R1, R2. $round is its number. At most three letters.
rules-tab-round-short = R{ $round }
# The sum of the points of a player.
rules-tab-total = gesamt
# In a cell: the player sat out this round.
rules-tab-sat-out = aus
rules-tab-example-fails = Dieses Beispiel ergibt nicht mehr die erwarteten Werte.

## The side panel with the effect on the standings.

rules-tab-effect = Folgen für dieses Turnier
# By which ruleset or scoring system the standings below are computed. $name is its name.
rules-tab-standings-by = Nach { $name }
# $before is the one with which they are compared.
rules-tab-standings-by-instead = Nach { $name } statt { $before }
rules-tab-no-scores-to-preview = Noch hat niemand Punkte. F7 vergleicht Systeme anhand typischer Ergebnisse.
# How many players get a different place in the standings.
# $count (Number)
rules-tab-places-changed =
    { $count ->
        [0] Kein Platz ändert sich.
        [one] { $count } Spieler erhält einen anderen Platz.
       *[other] { $count } Spieler erhalten einen anderen Platz.
    }
# The help text of a row, which a screen reader reads too. $place is the rank of the player, $total the sum of the points.
# $total (Figure)
rules-tab-player = { $player }: Platz { $place }, gesamt { $total }
# The same with the values before the change.
# $total (Figure)
# $total-before (Figure)
rules-tab-player-before-and-now = { $player }: Platz { $place } (zuvor { $place-before }), gesamt { $total } (zuvor { $total-before })

## The side panel with the functions and names for formulas. Functions and names stay in English.

rules-tab-names-of-system = Namen aus diesem System
# The names of the values of a board that formulas can use.
rules-tab-values-of-board = Werte eines Bretts
rules-tab-functions = Funktionen
# It stands at once behind the name of a value, in other letters: “centres: own centres”. A language that has a blank
# before the colon begins with {" "}.
rules-tab-value-meaning = : { $meaning }
# In the list of words that complete a formula: the meaning of a name.
rules-tab-defined-by-system = in diesem System festgelegt

## Errors. $message says what is wrong, without a full stop: “there is no name ‘centers’”. $cure is a whole sentence, or empty.

# An error in a formula. $character is the position of the first wrong character: “14”.
rules-tab-error-at-character = Zeichen { $character }: { $message }. { $cure }
# An error in the text of a ruleset. $line is the number of the line.
rules-tab-error-at-line = Zeile { $line }: { $message }. { $cure }

## The editor of a scoring system. Labels are what a screen reader calls a field.

# The name of a copy of a system or a ruleset: “EuroDipCon 4 copy”. It begins with the name of the original.
rules-tab-name-of-copy = { $name } (Kopie)
rules-tab-own-system = Dieses System gehört zum Turnier und wird mit ihm gespeichert.
# $original is the name of the system that was copied.
rules-tab-own-system-copy = Dieses System gehört zum Turnier. Es ist eine Kopie von { $original } und wird mit dem Turnier gespeichert.
rules-tab-system-unfinished = Unfertig. Bis der Fehler behoben ist, wird nach der letzten fehlerfreien Fassung gewertet.
rules-tab-system-unusable = Unfertig. Dieses System kann noch keine Punkte berechnen.
rules-tab-columns-help = Eine Spalte kann die Spalten über ihr verwenden. Die letzte Spalte ergibt die Punkte.
# Behind the formula of a mean. There is little room.
rules-tab-mean = Mittelwert
    .help = Für jedes Land der Mittelwert dieser Formel über alle beendeten Partien des Turniers.
# A small button that exchanges an entry of a list with the one above it.
rules-tab-up = Hoch
# Help texts of the small buttons behind an entry. $name is the name of the column, or of the number or list.
rules-tab-move-column-up = Spalte { $name } nach oben
rules-tab-remove-column = Spalte { $name } entfernen
rules-tab-remove-number = { $name } entfernen
# The name of a field; it must be short. The sum of the seven scores of a board.
rules-tab-sum-of-board = Summe des Bretts
    .label = Summe des Bretts
    .help = in einer Partie ohne Solo; leer lassen, wenn sie schwankt
# The name of a field; it must be short. How many decimals of a score are shown.
rules-tab-decimals-shown = Nachkommastellen
    .label = gezeigte Nachkommastellen
# A small button below a worked example: the example gets the values that are computed now.
rules-tab-take-new-values = Neue Werte übernehmen
# The help texts of the buttons below a worked example. $example is its name.
rules-tab-take-new-values-of = Die neuen Werte von { $example } übernehmen
rules-tab-remove-example = Das Beispiel { $example } entfernen
# The heading of a section.
rules-tab-description-and-source = Beschreibung und Quelle
# The title of the page with the text of a system that cannot be read.
rules-tab-unreadable-system = Ein unlesbares Wertungssystem
    .help = Dieser Text wird mit dem Turnier gespeichert. Korrigieren Sie ihn hier. Sobald er lesbar ist, lässt sich das System verwenden.
rules-tab-system-text-label = Text des Systems

## The editor of a ruleset.

# The title of the page of a ruleset that cannot be read. Its text is below.
rules-tab-unreadable-ruleset = Ein unlesbares Regelwerk
rules-tab-own-ruleset = Dieses Regelwerk gehört zum Turnier und wird mit ihm gespeichert.
# $original is the name of the ruleset that was copied.
rules-tab-own-ruleset-copy = Dieses Regelwerk gehört zum Turnier. Es ist eine Kopie von { $original } und wird mit dem Turnier gespeichert.
rules-tab-ruleset-unfinished = Unfertig. Bis der Fehler behoben ist, gilt für die Rangliste die letzte fehlerfreie Fassung.
rules-tab-ruleset-unusable = Unfertig. Dieses Regelwerk lässt sich noch nicht verwenden.

## Headings of its sections.

# Which results of a player count.
rules-tab-section-counts = Was zählt
rules-tab-section-ties = Gleichstand
rules-tab-section-scoring = Wertung
rules-tab-section-rounds = Runden, Jahre, Aushang
rules-tab-section-top-board = Top-Board
rules-tab-section-teams = Teams
rules-tab-section-awards = Preise
rules-tab-section-as-text = Als Text
    .help = Dieselben Regeln als Text, wie in einer Regelwerkdatei. Eine Änderung in den Feldern oben ändert den Text und umgekehrt.
rules-tab-ruleset-text-label = Text des Regelwerks

## What counts. A part of the total is a number of results with their weights: the best three, half of the fourth.

rules-tab-no-parts = Solange kein Teil hinzugefügt ist, werden alle Ergebnisse addiert.
# A button.
rules-tab-add-multiplier = Multiplikator für eine Runde hinzufügen
rules-tab-multipliers = Multiplikatoren für die Ergebnisse einzelner Runden

## Scoring, rounds, top board, teams, awards.

# A button.
rules-tab-add-round-with-system = Runde mit eigenem Wertungssystem hinzufügen
# In the button of a field for a scoring system: the one that the event uses. There is room for about 20 letters.
rules-tab-system-of-event = System des Turniers
# The help text of this button.
rules-tab-choose-system = Wertungssystem wählen
rules-tab-clock = Uhr der Runde
# Checkboxes.
rules-tab-has-top-board = Es gibt ein Top-Board, einen Finaltisch oder eine Medaillenrunde
rules-tab-has-teams = Es gibt Teams
rules-tab-totals-at-top-board = Andere Regeln für die Gesamtpunktzahl der Spieler am Top-Board
# A button.
rules-tab-add-top-board-part = Teil für das Top-Board hinzufügen
rules-tab-default-award = Vergeben werden Länderpreise nach Punkten, weil die Regeln keine Preise festlegen.

## Help texts of the small buttons behind an entry of a list. $number is its position in the list.

rules-tab-move-part-up = Teil { $number } nach oben
rules-tab-remove-part = Teil { $number } entfernen
rules-tab-move-multiplier-up = Multiplikator { $number } nach oben
rules-tab-remove-multiplier = Multiplikator { $number } entfernen
# A round that has its own scoring system.
rules-tab-move-round-up = Runde { $number } nach oben
rules-tab-remove-round = Runde { $number } entfernen
rules-tab-move-award-up = Preis { $number } nach oben
rules-tab-remove-award = Preis { $number } entfernen
rules-tab-move-tie-break-up = Tie-Break { $number } nach oben
rules-tab-remove-tie-break = Tie-Break { $number } entfernen

## Tie-breaks, each in a row of its own.

# Before the first tie-break, and before each further one. There is little room.
rules-tab-tie-break-first = Zuerst
rules-tab-tie-break-then = Dann
# What a screen reader calls the field of a tie-break.
rules-tab-tie-break-label = Tie-Break { $number }
# In the list of tie-breaks to choose from.
rules-tab-most-solos = meiste Solos
rules-tab-most-draws = meiste Draws
rules-tab-most-centres = meiste Zentren
# $system is the name of a scoring system.
rules-tab-mean-of-games = Mittelwert der Partien nach { $system }

## The comparison of several scoring systems.

# Before the three buttons below.
rules-tab-compare-on = Grundlage
# Buttons: the results on which the systems are compared. They must be short.
rules-tab-on-standings = Rangliste
    .help = Grundlage des Vergleichs: Rangliste
rules-tab-on-boards = Bretter
    .help = Grundlage des Vergleichs: Bretter
# Boards that were made up for the comparison.
rules-tab-on-typical-results = Typische Ergebnisse
    .help = Grundlage des Vergleichs: typische Ergebnisse
rules-tab-choose-on-left = Wählen Sie links Systeme.
# A button that closes the comparison.
rules-tab-done = Fertig
# The help text of this button. $keys is “F7”.
rules-tab-back-to-system = Zurück zum System ({ $keys })
# In place of the comparison.
rules-tab-choose-two-on-left = Wählen Sie links zwei oder mehr Systeme.
rules-tab-no-scores-to-compare = Noch hat niemand Punkte. Vergleichen Sie die Systeme anhand typischer Ergebnisse.
# The help text of a score that cannot be computed. $input is what has to be entered: “the number of centres”.
rules-tab-system-needs-input = Das System benötigt: { $input }.

## What a screen reader calls the grid and its cells. $column is the heading of the column: the name of a system, or “centres”.

rules-tab-comparison = Vergleich
# The heading of the column with the places by a system, beside that of its totals. $system is its name.
rules-tab-column-place = Platz nach { $system }
rules-tab-cell-heading = Vergleich Überschrift { $column }
rules-tab-cell-of-player = Vergleich { $player } { $column }
# $board is “Round 1, board A”.
rules-tab-cell-of-board = Vergleich { $board }
rules-tab-cell-of-power = Vergleich { $board } { $power } { $column }
