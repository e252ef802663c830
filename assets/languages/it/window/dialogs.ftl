# The small dialogs that every part of the window uses: the list of values of a column, the list to choose from, the path of a
# file, forms, and the question before the book closes.

## The list of the values of a column below its heading. The ticked values are shown, and the table hides all other rows.

# $column is the heading of the column: “Power”. A screen reader says this at the field above the list.
dialogs-search-in-column = Cerca in { $column }
# The hint in the empty field above the list. “> 20” and “top 10” are examples of what can be typed there; the word is the next message.
dialogs-search-values-hint = Cerca, > 20, primi 10
# Typed before or after a number for the rows with the largest numbers of a column, and with the smallest: “top 10”, “bottom 3”. One
# word each, in small letters. The words of all languages are understood.
dialogs-top-of-column = primi
dialogs-bottom-of-column = ultimi
# A screen reader says this in place of the hint.
dialogs-search-values = Cerca
# In place of the values where none has the typed text. A tooltip gives it as the reason why the button “Filter” cannot be pressed.
dialogs-no-row-has-text = Nessuna riga contiene questo testo.
# A tooltip that gives the reason why the button “Filter” cannot be pressed.
dialogs-choose-a-value = Scegliere almeno un valore.
# A small button that ticks every value of the list, and its tooltip.
dialogs-all-values = Tutti
dialogs-all-values-help = Seleziona tutti i valori dell’elenco
# A small button that ticks no value of the list, and its tooltip.
dialogs-no-values = Nessuno
dialogs-no-values-help = Deseleziona tutti i valori, per sceglierne pochi
# $count (Number)
# $chosen is the number of ticked values, of $count values in the list: “3 of 7 values”.
dialogs-chosen-values = { $chosen } su { $count ->
    [one] { $count } valore
   *[other] { $count } valori
}
# A button: shows only the rows with the ticked values.
dialogs-filter = Filtra
# A button: shows all rows of the table again.
dialogs-all-rows = Tutte le righe

## The list to choose from: commands, players, boards, tabs.

# Which of the places that the typed words have found is chosen: “2 of 5”.
dialogs-place-of-found = { $place } di { $count }
# A button for a name that is not in the list. $what says what the name would be: “New player”. $name is the typed name. “Enter” is
# the key that presses the button.
dialogs-new-name = { $what } «{ $name }» (Invio)
# In place of a list without any item.
dialogs-nothing-to-choose = Non c’è ancora nulla da scegliere.
# In place of the items where none has the typed letters.
dialogs-nothing-matches = Nessuna voce contiene queste lettere.

## The field for the path of a file, on a computer that has no dialog to choose a file.

# The hint in the empty field: a path as an example.
dialogs-path-example = /home/nome/risultati.xlsx
# $path is the path of a file. The button “Replace” does the same as Ctrl+Enter, which is a key.
dialogs-replace-file = { $path } esiste già. Premere Ctrl+Invio per sostituirlo, oppure digitare un altro nome.
# Before it, where the file is a book. $content is “Baltic Open, 5 rounds, 31 players”.
dialogs-existing-book-holds = Questo documento contiene: { $content }.
# A button: the new file takes the place of the one that exists.
dialogs-replace = Sostituisci
# The following are names of the field. A book is a document of Topboard, a workbook is one of Excel or LibreOffice.
dialogs-path-of-book-or-workbook = Percorso di un documento o di una cartella di lavoro
dialogs-path-of-workbook-or-text = Percorso di una cartella di lavoro o di un file di testo
dialogs-path-to-save = Percorso del file da salvare
# Result lists are those of other events, for the ladder of a year.
dialogs-path-of-result-lists = Percorso di un elenco, di un documento o di una cartella. Separare più percorsi con punto e virgola
# The decisions say which spellings are one person.
dialogs-path-of-decisions = Percorso di un documento, o di un file .toml o .json con le decisioni
dialogs-path-of-ladder = Percorso della cartella di lavoro da scrivere. Con .csv si ottiene la tabella semplice, con .txt un testo
dialogs-path-of-history = Percorso del file per la cronologia
dialogs-path-of-pdf = Percorso del PDF da scrivere
# A text for the rulings desk: a position on the map and the orders of the players.
dialogs-path-of-orders = Percorso di un testo con una posizione e degli ordini
dialogs-path-of-exported-workbook = Percorso della cartella di lavoro da scrivere. Con .csv si ottiene la tabella semplice
# A button.
dialogs-export = Esporta

## A form with a few fields.

# A button: uses what was typed.
dialogs-done = OK
# After the key Escape was pressed once. Escape and Enter are keys.
dialogs-escape-discards = Ciò che è stato digitato non è ancora applicato. Un altro Esc lo scarta, Invio lo applica.
# A part of the question before the window closes.
dialogs-form-is-not-used = Ciò che è stato digitato nel modulo non è ancora applicato.

## The question before the book closes.

# The title of the dialog where the book has changes.
dialogs-save-changes = Salvare le modifiche?
# $book is the name of the file or of the event.
dialogs-book-has-changes = «{ $book }» contiene modifiche non ancora salvate.
# Undo brings them back, because the changes stay in the history of the book. Ctrl has the name of keys.ftl.
dialogs-changes-stay-in-history = Senza salvare, il file resta com’è. Le modifiche non vanno perse: riaprirlo e premere Ctrl+Z, e tornano.
# A button.
dialogs-do-not-save = Non salvare
# The title of the dialog where only the work in another dialog would be lost. A sentence above the buttons says what “it” is.
dialogs-close-without-work = Chiudere lo stesso?
# Buttons: closes the window, or keeps it open.
dialogs-close-without-it = Chiudi lo stesso
dialogs-stay = Resta

## The window waits until the last files are written, and closes then.

# The title of the dialog.
dialogs-closing = Chiusura
# $job says what is being written: “Saving con.topboard”.
dialogs-closes-after-job = { $job }… Poi la finestra si chiude.
