# The Standings tab: the table of players, the choice of the games that count in it, and the what-if.

# The text on the tab.
standings-tab-title = Rangliste

## The table.

# The text of the table while it is empty: a title, and a sentence below it.
standings-tab-nobody-has-a-score = Noch hat niemand Punkte
standings-tab-when-standings-appear = Die Rangliste erscheint mit dem ersten Brett, dessen Zentrenzahlen vollständig sind.
# In the status bar.
# $count (Number)
standings-tab-players-in-table = { $count ->
    [one] { $count } Spieler in der Tabelle
   *[other] { $count } Spieler in der Tabelle
}
# The user pressed Enter on a cell that opens nothing.
standings-tab-details-hint = Die Eingabetaste auf den Punkten einer Partie öffnet ihr Brett. Der Seitenbereich erklärt eine Gesamtpunktzahl.
# In the status bar, after a figure was copied with its explanation. $figure is its name: “total”, “score of round 2”.
standings-tab-explanation-copied = Erklärung kopiert: { $figure }

## The hints at the headings of the columns. They have no full stop.

# $rank is 1 for the column by which the rows are sorted first, 2 for that which separates equal rows, and 3 for a third one.
# $rank (Number)
standings-tab-sorted = { $rank ->
    [1] Die Zeilen sind an erster Stelle nach dieser Spalte sortiert. Ein Klick kehrt die Reihenfolge um
    [2] Die Zeilen sind an zweiter Stelle nach dieser Spalte sortiert. Ein Klick kehrt die Reihenfolge um
   *[other] Die Zeilen sind an dritter Stelle nach dieser Spalte sortiert. Ein Klick kehrt die Reihenfolge um
}
# The same for a column whose order is reversed: the least figure is first.
# $rank (Number)
standings-tab-sorted-reversed = { $rank ->
    [1] Die Zeilen sind an erster Stelle nach dieser Spalte sortiert, in umgekehrter Reihenfolge. Ein Klick kehrt die Reihenfolge um
    [2] Die Zeilen sind an zweiter Stelle nach dieser Spalte sortiert, in umgekehrter Reihenfolge. Ein Klick kehrt die Reihenfolge um
   *[other] Die Zeilen sind an dritter Stelle nach dieser Spalte sortiert, in umgekehrter Reihenfolge. Ein Klick kehrt die Reihenfolge um
}
standings-tab-not-sorted = Klick oder Strg+Umschalt+O sortiert nach dieser Spalte. Umschalt mit einem Klick sortiert gleiche Zeilen nach ihr

## The names of the cells, as a screen reader says them. $column is the heading of the column: “total”.

# $player is a name.
standings-tab-cell-of-player = Rangliste { $player } { $column }
# The title of a group in the table. $group is its name.
standings-tab-cell-of-group = Rangliste Gruppe { $group } { $column }
standings-tab-cell-of-heading = Rangliste Überschrift { $column }

## The choice of the view, above the table.

# The choice of the rounds that count: all, or those up to one. $round is “Round 2”.
standings-tab-all-rounds = Alle Runden
standings-tab-after-round = Nach { $round }
# The choice of the groups: one table of all players, a table for each group, or one group. $group is the name of a group.
standings-tab-everybody = Alle Spieler
standings-tab-all-groups = Alle Gruppen untereinander
standings-tab-one-group = Gruppe { $group }
# The chosen groups and the chosen games: “Group A: after round 2, finished games only.”
standings-tab-groups-and-view = { $groups }: { $view }.
# A button.
standings-tab-back-to-everything = Alles wieder zeigen (Esc)
# A button beside the sentence that the scores of a round are held back.
standings-tab-release-scores = Punkte freigeben
# The titles of the two lists to choose from, and the hints in their search fields.
standings-tab-choose-round = Rangliste nach einer Runde
standings-tab-choose-round-hint = Nummer oder Name der Runde
standings-tab-choose-groups = Wessen Tabelle
standings-tab-choose-groups-hint = Name der Gruppe
# The mark of the item of the list that the table shows now. Also in the ladder.
standings-tab-in-view = angezeigt

## The scores of a round are released, or held back. $round is “Round 2”.

standings-tab-round-released = { $round } ist freigegeben: Die Punkte dürfen ausgehängt werden.
standings-tab-round-held-back = { $round } wird zurückgehalten, bis Sie die Punkte freigeben.

## The what-if: a supposed ending of one board, which does not change the book. $board is “Round 2, board C”.

# The title of the list of boards, and the hint in its search field.
standings-tab-choose-board = Was wäre, wenn dieses Brett so endete
standings-tab-choose-board-hint = Runde und Brett
# The sentence above the board of the what-if, and the two buttons behind it.
standings-tab-what-if-sentence = Was wäre, wenn { $board } so endete? Was Sie hier eingeben, ändert das Buch nicht.
standings-tab-leave-what-if = Verlassen (Esc)
standings-tab-keep-what-if = Ins Buch übernehmen
# The sentence on the other tabs while a what-if is open, and the button behind it.
standings-tab-what-if-reminder = Dieser Tab zeigt das Buch. Auf dem Tab „Rangliste“ ist ein Was-wäre-wenn offen: { $board }.
standings-tab-go-to-what-if = Zum Was-wäre-wenn
# In the status bar.
standings-tab-what-if-kept = Das durchgespielte Ergebnis steht jetzt im Buch: { $board }. Strg+Z macht es rückgängig.
standings-tab-what-if-left = das Was-wäre-wenn ist geschlossen; das Buch hat sich nicht geändert
standings-tab-what-if-outdated = das Brett hat sich im Buch geändert, daher wurde das Was-wäre-wenn geschlossen
# In the status bar, after Ctrl+Z and Ctrl+Y. $step is the name of the step.
standings-tab-undone-in-what-if = im Was-wäre-wenn rückgängig gemacht: { $step }
standings-tab-done-again-in-what-if = im Was-wäre-wenn wiederholt: { $step }

## The board of the what-if. Its rows have these labels. The room is narrow: about 14 letters.

# The year in which a power was eliminated.
standings-tab-row-out-in = ausgeschieden
# Whether a power is part of the drawn game.
standings-tab-row-in-draw = im Draw
standings-tab-row-supposed-score = Punkte dann
standings-tab-row-current-score = Punkte jetzt
# The heading of the column beside the powers, for what belongs to the whole game. The room is very narrow: about 10 letters.
standings-tab-game = Partie
# The hint at a number of centres that nobody has typed into the what-if.
standings-tab-newest-count = Die Zahl der neuesten Zentrentabelle
# The name of the board of the what-if, and of its cells, for a screen reader. $column is a power or “game”, $row is a label of a row
# or empty.
standings-tab-what-if = Was wäre, wenn
standings-tab-what-if-cell = Was wäre, wenn { $column } { $row }
# In place of the power and of the label: the cell with the label of a row, and a cell with a heading.
standings-tab-spoken-label = Beschriftung
standings-tab-spoken-heading = Überschrift

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

standings-tab-first-choose-rules-with-groups = zuerst Regeln mit Gruppen wählen
standings-tab-first-enter-groups = zuerst die Gruppen der Spieler eingeben
standings-tab-first-leave-posted-view = ein Was-wäre-wenn betrifft alle Partien: zuerst die Ansicht „Was ausgehängt werden darf“ verlassen (Strg+F3)
standings-tab-first-add-board = zuerst ein Brett hinzufügen
standings-tab-first-go-back-to-now = zuerst zum aktuellen Stand zurückkehren
standings-tab-first-open-what-if = zuerst ein Was-wäre-wenn öffnen
standings-tab-first-type-another-result = zuerst ein anderes Ergebnis in das Was-wäre-wenn eingeben
standings-tab-first-hold-back-round = zuerst die Punkte einer Runde zurückhalten
standings-tab-first-enter-counts = zuerst Zentrenzahlen einer Runde eingeben, die nicht zurückgehalten wird
standings-tab-first-leave-what-if = ein Was-wäre-wenn betrifft alle Partien: es zuerst verlassen (Esc)
standings-tab-what-if-is-open = ein Was-wäre-wenn ist offen: es zuerst übernehmen oder verlassen (Esc), dann das Buch ändern
