# The small dialogs that every part of the window uses: the list of values of a column, the list to choose from, the path of a
# file, forms, and the question before the book closes.

## The list of the values of a column below its heading. The ticked values are shown, and the table hides all other rows.

# $column is the heading of the column: “Power”. A screen reader says this at the field above the list.
dialogs-search-in-column = In { $column } suchen
# The hint in the empty field above the list. “> 20” and “top 10” are examples of what can be typed there; the word is the next message.
dialogs-search-values-hint = Suchen, > 20, top 10
# Typed before or after a number for the rows with the largest numbers of a column, and with the smallest: “top 10”, “bottom 3”. One
# word each, in small letters. The words of all languages are understood.
dialogs-top-of-column = top
dialogs-bottom-of-column = unterste
# A screen reader says this in place of the hint.
dialogs-search-values = Suchen
# In place of the values where none has the typed text. A tooltip gives it as the reason why the button “Filter” cannot be pressed.
dialogs-no-row-has-text = Keine Zeile enthält diesen Text.
# A tooltip that gives the reason why the button “Filter” cannot be pressed.
dialogs-choose-a-value = Wählen Sie mindestens einen Wert.
# A small button that ticks every value of the list, and its tooltip.
dialogs-all-values = Alle
dialogs-all-values-help = Alle Werte der Liste wählen
# A small button that ticks no value of the list, and its tooltip.
dialogs-no-values = Keine
dialogs-no-values-help = Alle Werte abwählen, um nur einige zu wählen
# $count (Number)
# $chosen is the number of ticked values, of $count values in the list: “3 of 7 values”.
dialogs-chosen-values = { $chosen } von { $count ->
    [one] { $count } Wert
   *[other] { $count } Werten
}
# A button: shows only the rows with the ticked values.
dialogs-filter = Filtern
# A button: shows all rows of the table again.
dialogs-all-rows = Alle Zeilen

## The list to choose from: commands, players, boards, tabs.

# Which of the places that the typed words have found is chosen: “2 of 5”.
dialogs-place-of-found = { $place } von { $count }
# A button for a name that is not in the list. $what says what the name would be: “New player”. $name is the typed name. “Enter” is
# the key that presses the button.
dialogs-new-name = { $what } „{ $name }“ (Eingabe)
# In place of a list without any item.
dialogs-nothing-to-choose = Noch gibt es nichts zu wählen.
# In place of the items where none has the typed letters.
dialogs-nothing-matches = Nichts passt zu diesen Buchstaben.

## The field for the path of a file, on a computer that has no dialog to choose a file.

# The hint in the empty field: a path as an example.
dialogs-path-example = /home/ich/ergebnisse.xlsx
# $path is the path of a file. The button “Replace” does the same as Ctrl+Enter, which is a key.
dialogs-replace-file = { $path } gibt es schon. Drücken Sie Strg+Eingabe, um die Datei zu ersetzen, oder tippen Sie einen anderen Namen.
# Before it, where the file is a book. $content is “Baltic Open, 5 rounds, 31 players”.
dialogs-existing-book-holds = Dieses Buch enthält: { $content }.
# A button: the new file takes the place of the one that exists.
dialogs-replace = Ersetzen
# The following are names of the field. A book is a document of Topboard, a workbook is one of Excel or LibreOffice.
dialogs-path-of-book-or-workbook = Pfad eines Buchs oder einer Arbeitsmappe
dialogs-path-of-workbook-or-text = Pfad einer Arbeitsmappe oder einer Textdatei
dialogs-path-to-save = Pfad der Datei, in die gespeichert wird
# Result lists are those of other events, for the ladder of a year.
dialogs-path-of-result-lists = Pfad einer Liste, eines Buchs oder eines Ordners. Mehrere Pfade durch Semikolons trennen
# The decisions say which spellings are one person.
dialogs-path-of-decisions = Pfad eines Buchs oder einer Datei mit Entscheidungen (.toml oder .json)
dialogs-path-of-ladder = Pfad der Arbeitsmappe, die geschrieben wird. Die Endung .csv ergibt die einfache Tabelle, .txt ergibt Text
dialogs-path-of-history = Pfad der Datei für den Verlauf
dialogs-path-of-pdf = Pfad der PDF-Datei, die geschrieben wird
# A text for the rulings desk: a position on the map and the orders of the players.
dialogs-path-of-orders = Pfad eines Textes mit Stellung und Befehlen
dialogs-path-of-exported-workbook = Pfad der Arbeitsmappe, die geschrieben wird. Die Endung .csv ergibt die einfache Tabelle
# A button.
dialogs-export = Exportieren

## A form with a few fields.

# A button: uses what was typed.
dialogs-done = Fertig
# After the key Escape was pressed once. Escape and Enter are keys.
dialogs-escape-discards = Ihre Eingabe ist noch nicht übernommen. Noch einmal Esc verwirft sie, die Eingabetaste übernimmt sie.
# A part of the question before the window closes.
dialogs-form-is-not-used = Ihre Eingabe im Formular ist noch nicht übernommen.

## The question before the book closes.

# The title of the dialog where the book has changes.
dialogs-save-changes = Änderungen speichern?
# $book is the name of the file or of the event.
dialogs-book-has-changes = „{ $book }“ enthält Änderungen, die noch nicht gespeichert sind.
# Undo brings them back, because the changes stay in the history of the book. Ctrl has the name of keys.ftl.
dialogs-changes-stay-in-history = Wenn Sie nicht speichern, bleibt die Datei, wie sie ist. Die Änderungen gehen nicht verloren: Öffnen Sie das Turnier wieder und drücken Sie Strg+Z, dann sind sie wieder da.
# A button.
dialogs-do-not-save = Nicht speichern
# The title of the dialog where only the work in another dialog would be lost. A sentence above the buttons says what “it” is.
dialogs-close-without-work = Trotzdem schließen?
# Buttons: closes the window, or keeps it open.
dialogs-close-without-it = Trotzdem schließen
dialogs-stay = Bleiben

## The window waits until the last files are written, and closes then.

# The title of the dialog.
dialogs-closing = Topboard wird geschlossen
# $job says what is being written: “Saving con.topboard”.
dialogs-closes-after-job = { $job } … Danach schließt sich das Fenster.
