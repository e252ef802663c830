# What belongs to the open book in the window: lists to choose from, the bars above and below the sheet, and the messages in the
# status bar. A message in the status bar is no sentence: it begins with a small letter and has no full stop.
# Keys such as Ctrl, Enter and Escape have the names of keys.ftl.

## Notes at seats, boards and players.

# What is to be done before a note can be written. It stands after “… is not possible now: ”.
session-note-needs-item = nur Sitzplätze, Bretter und Spieler haben Anmerkungen; den Cursor auf eines davon setzen oder in das Notizbuch schreiben (Strg+Umschalt+N)
# The name of the field in the dialog.
session-note-field = Anmerkung
# Title of the dialog. $item is a player or a place: “France on Round 2, board C”.
session-note-of-item = Anmerkung: { $item }
# Title of the dialog. The items are seats, boards and players.
# $count (Number)
session-note-of-items = { $count ->
    [one] Anmerkung: { $count } Element
   *[other] Anmerkung: { $count } Elemente
}
# Above the field. Post is the command that prints pages.
session-about-note-of-player = Spieler sehen die Anmerkung nicht. Strg+F findet ihre Wörter. Ohne Text wird sie entfernt.
session-about-note-of-board = Spieler sehen die Anmerkung nicht, außer wenn die Anmerkungen mit den Brettern gedruckt werden („Aushängen“). Strg+F findet ihre Wörter. Ohne Text wird sie entfernt.

## Fill colours of seats, boards and players.

# What is to be done before a colour can be chosen. It stands after “… is not possible now: ”.
session-colour-needs-item = zuerst den Cursor auf einen Sitzplatz, ein Brett oder einen Spieler setzen
# Seats, boards and players that were selected. It is $item in the four messages below.
# $count (Number)
session-items = { $count ->
    [one] { $count } Element
   *[other] { $count } Elemente
}
# $item is a player or a place, “France on Round 2, board C”, or “3 items”. $colour is “yellow”.
session-item-is-coloured = { $item }: { $colour }
session-item-has-no-colour = { $item }: keine Farbe
# The item had this colour before, so nothing was changed.
session-item-had-colour = { $item }: schon { $colour }
session-item-had-no-colour = { $item }: hat keine Farbe

## Lists to choose from by a few letters: titles of dialogs, and hints in their empty fields.

session-all-commands = Alle Menübefehle
session-all-commands-hint = ein paar Buchstaben eines Befehls
session-recent-books = Zuletzt geöffnete Bücher
# Title. The book is added to the ladder of a year.
session-add-recent-book = Zuletzt geöffnetes Buch hinzufügen
session-recent-books-hint = ein paar Buchstaben eines Buchs
session-slides-of-projector = Folien des Projektors
session-slides-of-projector-hint = eine Folie, um sie zu zeigen oder auszulassen
session-language-of-window = Sprache des Fensters
session-language-hint = ein paar Buchstaben einer Sprache
# An item below the names of the languages.
session-language-of-system = Die Sprache des Systems
# Beside the name of a slide: how it stands now.
session-slide-is-shown = gezeigt
session-slide-is-left-out = ausgelassen

## Undo and redo. $step is the name of the step: “centres of Round 2, board C”.

# Entries of the menu.
session-undo-step = Rückgängig: { $step }
session-redo-step = Wiederholen: { $step }
# In the status bar.
session-undone = rückgängig gemacht: { $step }
session-done-again = wiederholt: { $step }
session-past-state-is-fixed = ein früherer Stand lässt sich nicht ändern; Esc führt zum aktuellen Stand zurück
session-undo-brings-back = Seit das Buch geöffnet wurde, ist nichts eingegeben worden. Noch einmal „Rückgängig“ (Strg+Z) holt alle Änderungen zurück, die davor nicht gespeichert wurden.

## Messages about what was typed.

# $board is “Round 2, board C”, $season “Fall 1905”, $year “1905”.
session-board-ended-by-draw = { $board } ist beendet: Der Draw-Vorschlag ({ $season }) wurde angenommen, und die Zentrenzahlen von { $year } sind endgültig. Strg+Z nimmt beides zurück.
# $name is a name that somebody typed. The cell has another name now.
session-name-is-gone = { $name } stand nur in dieser Zelle und ist jetzt kein Spieler mehr
# $count (Number)
session-names-are-gone = { $count ->
    [one] { $count } Name stand nur in diesen Zellen und ist jetzt kein Spieler mehr
   *[other] { $count } Namen standen nur in diesen Zellen und sind jetzt keine Spieler mehr
}
# $typed is the text as it was typed, $mended as it is in the book.
session-entered-as = „{ $typed }“ ist als „{ $mended }“ eingetragen: Ein anderes Programm hatte die Buchstaben falsch gelesen
# The same where there is more to say about the name. $message is one of the messages about a name: “Jürgen Groß” was typed and is
# not in the list of players.
session-entered-as-and-name = „{ $typed }“ ist als „{ $mended }“ eingetragen (ein anderes Programm hatte die Buchstaben falsch gelesen); { $message }
# A substitute or a vote was typed with a year alone. $fall is “Fall 1904”, $spring is “Spring 1904”.
session-fall-is-taken = ohne Jahreszeit gilt { $fall }; für das Frühjahr „{ $spring }“ eintragen
# A day was typed in figures, in English: $typed is “3/11/2026”.
session-date-is-doubtful = „{ $typed }“ ist kein eindeutiges Datum und bleibt so stehen; den Monat mit seinem Namen schreiben, etwa „3. Nov. 2026“
# A part of a name was typed into a seat or a team, and fits one player of the list: $typed is “smith”, $name is “Ann Smith”.
session-name-is-taken-as = „{ $typed }“ steht für { $name }; für jemand anderen den neuen Namen zuerst in die Spielerliste eintragen
# $name is a message about one name: “Ann Smiht” was typed and is not in the list of players.
# $count (Number)
session-more-such-names = { $name } ({ $count ->
    [one] { $count } weiterer solcher Name
   *[other] { $count } weitere solche Namen
})
# The location of a seat: $power is “France”, $board “Round 2, board C”.
session-seat-of-board = { $power } ({ $board })
# A text that was typed before the program was stopped. $cell is the name of its cell: “Round 1 Board A France draw”.
session-refused-before = Bevor das Programm unterbrochen wurde, hat die Zelle „{ $cell }“ den Text „{ $text }“ nicht angenommen. Er steht also nicht im Buch.
session-correct-refused = Bevor das Programm unterbrochen wurde, hat die Zelle „{ $cell }“ den Text „{ $text }“ nicht angenommen. Er steht also nicht im Buch. Korrigieren Sie ihn und drücken Sie die Eingabetaste.

## Cells that were cut.

# $count (Number)
session-cells-cut = { $count ->
    [one] { $count } Zelle ausgeschnitten: Einfügen verschiebt den Text, Esc lässt ihn stehen
   *[other] { $count } Zellen ausgeschnitten: Einfügen verschiebt die Texte, Esc lässt sie stehen
}
# $reason is why the cell cannot be emptied: “a player needs a name”.
session-cut-cell-stays = Eine ausgeschnittene Zelle bleibt, wie sie ist: { $reason }.
session-cut-cells-stay = die ausgeschnittenen Zellen bleiben, wie sie sind

## A pasted block. It waits until the user presses Enter.

session-other-paste-waits = Ein anderer eingefügter Block wartet noch: Die Eingabetaste fügt ihn ein, Esc verwirft ihn. Fügen Sie danach erneut ein.
# $tab is the name of a tab: “Players”, “Round 2”.
session-paste-waits-elsewhere = Auf dem Tab „{ $tab }“ wartet noch ein anderer eingefügter Block: Gehen Sie dorthin. Die Eingabetaste fügt ihn ein, Esc verwirft ihn. Fügen Sie danach erneut ein.
session-paste-waits = Der eingefügte Block wartet auf dem Tab „{ $tab }“: Gehen Sie dorthin zurück. Die Eingabetaste fügt ihn ein.
session-paste-changes-nothing = der eingefügte Block ändert nichts: die Zellen haben diese Werte schon
session-paste-has-no-place = Keine Zelle des eingefügten Blocks passt hierher.
session-enter-pastes = Die Eingabetaste fügt den Block ein, Esc lässt alles, wie es ist
# $step says what was pasted: “12 players”. $count is the number of texts without a place.
# $count (Number)
session-pasted = { $count ->
    [0] eingefügt: { $step }
    [one] eingefügt: { $step }; { $count } Text ohne Zuordnung
   *[other] eingefügt: { $step }; { $count } Texte ohne Zuordnung
}
# The same as a notice, where the block was pasted before something else is done.
# $count (Number)
session-first-pasted = { $count ->
    [0] Zuerst eingefügt: { $step }. „Rückgängig“ nimmt es zurück.
    [one] Zuerst eingefügt: { $step }; { $count } Text ohne Zuordnung. „Rückgängig“ nimmt es zurück.
   *[other] Zuerst eingefügt: { $step }; { $count } Texte ohne Zuordnung. „Rückgängig“ nimmt es zurück.
}
session-nothing-pasted = nichts wurde eingefügt
session-paste-fits-no-more = Das Buch hat sich geändert, und der eingefügte Block passt hier nicht mehr: Kopieren Sie ihn noch einmal.
session-paste-was-left = der eingefügte Block wurde verworfen

## Filters of the rows of a table.

# The hint at a filter in the bar above the table, which is a button.
session-choose-other-values = Andere Werte wählen
# The cross beside that button. $filter is “Region: Ireland, UK”.
session-remove-filter = Filter „{ $filter }“ entfernen
# In the bar. $shown and $all are numbers: “12 of 96 rows”.
# $all (Number)
session-filtered-rows = { $shown } von { $all } Zeilen
# The same in the status bar.
# $all (Number)
session-rows-filtered = { $shown } von { $all } Zeilen, gefiltert
# Rows that were changed and would be left out now.
# $count (Number)
session-rows-no-longer-match = { $count ->
    [one] { $count } Zeile passte nicht mehr
   *[other] { $count } Zeilen passten nicht mehr
}
session-changed-rows-stay = Geänderte Zeilen bleiben sichtbar, bis die Filter erneut angewendet werden
# Button.
session-show-all-rows = Alle Zeilen einblenden (Esc)
# $count (Number)
session-shows-rows = { $count ->
    [one] zeigt { $count } Zeile; Esc zeigt alle
   *[other] zeigt { $count } Zeilen; Esc zeigt alle
}
# $value is the text in the cells of these rows.
# $count (Number)
session-shows-rows-with = { $count ->
    [one] zeigt { $count } Zeile mit „{ $value }“; Esc zeigt alle
   *[other] zeigt { $count } Zeilen mit „{ $value }“; Esc zeigt alle
}
session-filter-needs-heading = diese Spalte hat keine Überschrift, daher lassen sich die Zeilen nicht nach ihr filtern
session-filters-are-off = Die Filter sind aus, weil sie die gesuchte Zeile verbargen.
# $columns are the headings of the columns: “Region and Club”. A place that the user goes to was left out.
# $count (Number)
session-filters-of-columns-are-off = { $count ->
    [one] Der Filter von { $columns } ist aus, weil er die Fundstelle verbarg.
   *[other] Die Filter von { $columns } sind aus, weil sie die Fundstelle verbargen.
}
session-round-has-no-filter = Eine Runde lässt sich nicht filtern: Sie besteht aus Brettern, und ein Brett wird mit allen sieben Ländern gezeigt. „Suchen“ (Strg+F) springt zu einem Spieler, einem Brett oder einer Anmerkung, F3 zur nächsten Fundstelle.

## What is to be done first, for commands of tables. It stands after “… is not possible now: ”, and after the help of a command.

session-filter-needs-table = zuerst einen Tab mit nur einer Tabelle öffnen
session-needs-column = zuerst den Cursor in eine Spalte mit Überschrift setzen
session-needs-filter = zuerst die Zeilen filtern
session-needs-hidden-column = zuerst eine Spalte ausblenden
session-needs-moved-column = zuerst eine Spalte verschieben
session-needs-sorted-column = zuerst die Tabelle nach einer Spalte sortieren
# The names of four tabs.
session-needs-sorted-table = zuerst die Spieler, die Rangliste, die Jahresrangliste oder den Verlauf öffnen
session-needs-column-beside = zuerst den Cursor in eine Spalte setzen, neben der noch eine andere steht
session-insert-needs-row = zuerst den Cursor auf einen Spieler der Liste, ein Brett einer Runde oder eine Zeile des Notizbuchs setzen

## Columns of tables. $column is the heading of a column; $command is the name of a command in the menus.

# $count (Number)
session-columns-fit = { $count ->
    [one] Die Spalte ist so breit wie ihr längster Text.
   *[other] { $count } Spalten sind so breit wie ihre längsten Texte.
}
session-one-column-stays = eine Spalte bleibt sichtbar
# $command is “Show all columns”.
session-hid-column = Spalte „{ $column }“ ausgeblendet; „{ $command }“ im Menü einer Überschrift holt sie zurück
# $count (Number)
session-hid-columns = { $count ->
    [one] { $count } Spalte ausgeblendet; „{ $command }“ im Menü einer Überschrift holt sie zurück
   *[other] { $count } Spalten ausgeblendet; „{ $command }“ im Menü einer Überschrift holt sie zurück
}
# $menu is the menu “View”, $command “Columns in the usual order”.
session-moved-column = Spalte „{ $column }“ verschoben; „{ $command }“ im Menü „{ $menu }“ stellt sie zurück
session-sorted-by = sortiert nach „{ $column }“; das Menü der Überschrift stellt die übliche Reihenfolge wieder her
# In the status bar.
# $count (Number)
session-columns-hidden = { $count ->
    [one] { $count } Spalte ausgeblendet
   *[other] { $count } Spalten ausgeblendet
}

## The selected cells, in the status bar, where the room is narrow. $count is the number of cells with a text.

session-selection-count = Anzahl { $count }
# $sum (Figure)
# $average (Figure)
session-selection-sums = Summe { $sum }   Ø { $average }   Anzahl { $count }

## Find, Go to and Replace.

# Title of the dialog, and the hint in its empty field. “R2-C France” and “r2 b france” are examples of what
# is typed, with the name of the power in your language.
session-find = Suchen
session-find-hint = ein Spieler, ein Brett, „R2-C Frankreich“, Wörter einer Anmerkung, eine Regel
session-go-to = Gehe zu
session-go-to-hint = ein Tab, ein Brett oder ein Sitzplatz: „r2 b frankreich“
# In the status bar: “2 of 5 for “smith”; F3 goes to the next”. $at and $all are numbers.
session-found-place = { $at } von { $all }; F3 springt zur nächsten Fundstelle
session-found-place-for = { $at } von { $all } für „{ $words }“; F3 springt zur nächsten Fundstelle
# What an item of the list is, in small letters beside its name. The notebook and the top board are words that find an item.
session-tab = Tab
session-team = Team
session-notebook = Notizbuch
# Beside a rule that was found, such as “Rounds played”. $subject is a heading of the Rules tab, “Top board”.
session-rule-of-subject = Regeln: { $subject }
# $place is “Round 2, board C, France”, where somebody played as a substitute.
session-substitute-at = Ersatzspieler, { $place }
session-empty-seat = leerer Sitzplatz
# Title of the dialog, and its two fields.
session-replace = Ersetzen
session-replace-find = Suchen nach
session-replace-with = Ersetzen durch
# Above the fields.
session-replace-in-selection = In den ausgewählten Zellen. Groß- und Kleinschreibung spielt keine Rolle.
session-replace-in-tab = In allen Zellen dieses Tabs, die sich bearbeiten lassen. Groß- und Kleinschreibung spielt keine Rolle.
session-type-text-to-find = Geben Sie den gesuchten Text ein.
# $text is what was to be found.
session-no-cell-has = Keine Zelle dieses Tabs enthält „{ $text }“.
# $count (Number)
session-only-in-computed-cells = { $count ->
    [one] „{ $text }“ steht nur in einer berechneten Zelle. Sie ändert sich mit den Zellen, aus denen sie berechnet wird.
   *[other] „{ $text }“ steht nur in { $count } berechneten Zellen. Sie ändern sich mit den Zellen, aus denen sie berechnet werden.
}
# $count (Number)
session-replaced-in-cells = { $count ->
    [one] ersetzt in { $count } Zelle
   *[other] ersetzt in { $count } Zellen
}

## A player who is inserted into the list.

# Title of the dialog, its field, and the text above it. $name is the player before whom the new one stands.
session-insert-player = Spieler einfügen
session-about-inserted-player = Der neue Spieler steht vor { $name }.
session-player-is-listed = { $name } steht schon in der Liste.

## The dialog in which notices are chosen to be posted.

# Headings of groups of notices. “Also” has the newest of the kinds that are not due now.
session-notices-in-view = Der angezeigte Tab
session-notices-due = Jetzt fällig
session-notices-also = Außerdem
session-notices-of-other-rounds = Andere Runden
# $error is a sentence: “Round 1, board A: 35 centres; a board has 34.”
session-error-in-posting = 1 Fehler im Aushang: { $error }
# $count (Number)
session-errors-in-posting = { $count ->
    [one] { $count } Fehler im Aushang. Der erste ist: { $error }
   *[other] { $count } Fehler im Aushang. Der erste ist: { $error }
}

## The list of many problems of one kind.

# Title of the dialog, and the hint in its empty field.
session-problems = Probleme
session-problems-hint = ein Name oder eine Stelle
# Beside a command that solves all problems of the list.
session-all-problems = alle

## Questions in the bar below the sheet.

# What is to be done first. It stands after “… is not possible now: ”.
session-nothing-is-asked = unter dem Blatt steht keine Frage
# $answer is the text of the button that was pressed.
session-answered = Antwort: { $answer }
# $name is a file, or “an event that was never saved”.
session-file-waits = { $name } ist gelesen und wartet, bis Sie mit der Eingabe fertig sind.
session-file-is-not-shown = { $name } wird nicht gezeigt; bei Bedarf erneut öffnen
# Buttons: the answers for a file that waits.
session-show-file = Zeigen
session-not-now = Jetzt nicht
# After the buttons: so many questions follow.
# $count (Number)
session-more-questions = { $count ->
    [one] und { $count } weitere
   *[other] und { $count } weitere
}

## The bar that asks for the reason of a change in a finished round.

# The hint in the empty field. $keys go to the field.
session-reason-hint = Begründung ({ $keys })
# Buttons and their help.
session-keep-reason = Eintragen
session-keep-reason-help = Trägt die Begründung in den Verlauf ein (Eingabe).
session-no-reason = Ohne Begründung
session-no-reason-help = Lässt die Änderung ohne Begründung.
# In the status bar. $reason was typed.
session-kept-with-reason = mit Begründung eingetragen: { $reason }

# The seats of a round were changed after its call, its table sheets or its order sheets were posted. $round is its title.
session-seats-changed-since-posted = { $round } hat andere Plätze als die ausgehängten Blätter. Hängen Sie sie neu aus (Strg+P), und nehmen Sie die alten ab.
