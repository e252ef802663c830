# The Ladder tab and its pages: the table, the events, a result list, the identities, the problems and the plot of the year.
# A ladder is a table over many events. A year has a result list for each event.

# The name of the tab.
ladder-tab-name = Jahresrangliste

## Months. $year: “2001”.

# A month below a plot, where the room is narrow: “May 2001”.
# $month (Number)
ladder-tab-month-of-plot = { $month ->
    [1] Jan
    [2] Feb
    [3] Mär
    [4] Apr
    [5] Mai
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Okt
    [11] Nov
   *[12] Dez
} { $year }

## The bar above the pages.

# The names of the pages. They are buttons in a row: the short usual word is best.
ladder-tab-page-table = Tabelle
ladder-tab-page-events = Turniere
# Which spellings are one person.
ladder-tab-page-identities = Identitäten
ladder-tab-page-problems = Probleme
ladder-tab-page-year = Das Jahr
# The name of a page with the number of what is in it: “Events (10)”.
ladder-tab-page-with-count = { $page } ({ $count })
# On the button with the name of the ladder, while there is none.
ladder-tab-no-ladder = keine gewählt
# On the button with the year or the date of the ladder. $day: “15 December 2001”.
ladder-tab-on-day = zum { $day }
ladder-tab-no-date-yet = noch kein Datum
ladder-tab-all-years = alle Jahre
# On the button that chooses after how many events the table is shown.
# $after (Number)
# $all (Number)
ladder-tab-after-some = nach { $after } von { $all }
ladder-tab-after-all = nach allen Turnieren
# Buttons that open a dialog.
ladder-tab-add-lists = Listen hinzufügen…
ladder-tab-export = Exportieren…
# While the ladder is computed.
ladder-tab-compiling = Wird berechnet …
ladder-tab-not-compiled = Wegen eines Fehlers in Topboard nicht berechnet
# What Topboard does in the background.
ladder-tab-compiling-the-ladder = die Jahresrangliste wird berechnet
# $count (Number)
ladder-tab-pairs-are-undecided = { $count ->
    [one] { $count } Namenspaar ist ungeklärt. Es zählt als zwei Personen.
   *[other] { $count } Namenspaare sind ungeklärt. Jedes zählt als zwei Personen.
}
# Events whose rules leave it to the director whether they count.
# $count (Number)
ladder-tab-events-wait-for-answer = { $count ->
    [one] { $count } Turnier wartet auf Ihre Antwort: Zählt es?
   *[other] { $count } Turniere warten auf Ihre Antwort: Zählen sie?
}
# The button beside it.
ladder-tab-answer = Antworten
# $count (Number)
ladder-tab-errors-no-event-counts = { $count ->
    [one] Die Listen enthalten { $count } Fehler.
   *[other] Die Listen enthalten { $count } Fehler.
} Noch zählt kein Turnier.
# $count (Number)
ladder-tab-errors-others-count = { $count ->
    [one] Die Listen enthalten { $count } Fehler.
   *[other] Die Listen enthalten { $count } Fehler.
} Die Jahresrangliste zählt, was sich zählen lässt.
# Buttons behind these sentences.
ladder-tab-decide-on-them = Jetzt entscheiden
ladder-tab-show-the-errors = Fehler zeigen

## What must be done before a command can be used: “Result list is not possible now: add a result list first”.

ladder-tab-add-result-list = zuerst eine Ergebnisliste hinzufügen
ladder-tab-complete-counts = zuerst die Zentrenzahlen eines Bretts vervollständigen
ladder-tab-put-cursor-on-pair = zuerst den Cursor auf ein Paar der Seite „Identitäten“ setzen
ladder-tab-put-cursor-on-decision = zuerst den Cursor auf eine Entscheidung der Seite „Identitäten“ setzen
ladder-tab-put-cursor-on-result = zuerst den Cursor auf ein Ergebnis in der Tabelle der Jahresrangliste setzen
ladder-tab-put-cursor-on-event = zuerst den Cursor auf ein Turnier der Jahresrangliste setzen
ladder-tab-put-cursor-on-event-or-line = zuerst den Cursor auf ein Turnier oder auf eine Zeile einer Liste setzen

## The dialogs to choose the event and the ladder.

# The title of the dialog, and the hint in its empty field.
ladder-tab-after-an-event = Jahresrangliste nach einem Turnier
ladder-tab-name-of-the-event = Name des Turniers
# Items of the list. $event: its name.
ladder-tab-all-events = Alle Turniere
ladder-tab-after-event = Nach { $event }
# The title of the dialog, and the hint in its empty field.
ladder-tab-choose-the-ladder = Jahresrangliste wählen
ladder-tab-letters-of-its-name = ein paar Buchstaben ihres Namens
# In the status bar. $ladder: the name of a ladder.
ladder-tab-compiled-by-rules = berechnet nach den Regeln: { $ladder }

## The form for the year, the date and the ties.

# The title.
ladder-tab-year-form = Jahr, Datum und Gleichstände
# Above the fields.
ladder-tab-year-form-introduction = Spieler, bei denen in der Liste derselbe Platz steht, liegen gleichauf. Sie erhalten den Mittelwert der Punkte, die Punkte des besseren Platzes oder die Punkte nach ihrer Reihenfolge in der Liste.
# Before the fields.
ladder-tab-year-field = Jahr; Turniere anderer Jahre zählen nicht
ladder-tab-date-field = Datum der Jahresrangliste; leer: das Ende des Jahres
ladder-tab-ties-field = Geteilte Plätze: { ladder-tab-ties-mean }, { ladder-tab-ties-better } oder { ladder-tab-ties-listed }; leer: die Regel der Jahresrangliste
# The three words that the user types for a rule for ties: one word each, in small letters. The English ones are understood too.
ladder-tab-ties-mean = mittelwert
ladder-tab-ties-better = besser
ladder-tab-ties-listed = reihenfolge
# $text: what the user typed. The date of the example is written in the own language, as in written-date of pages.ftl.
ladder-tab-not-a-year = „{ $text }“ ist kein Jahr.
ladder-tab-not-a-date = „{ $text }“ ist kein Datum. Schreiben Sie ein Datum wie 15. Dezember 2001.
ladder-tab-not-a-rule-for-ties = „{ $text }“ ist keine Regel für geteilte Plätze. Geben Sie { ladder-tab-ties-mean }, { ladder-tab-ties-better } oder { ladder-tab-ties-listed } ein.

## What was done, in the status bar. $event, $player: their names.

ladder-tab-removal-of-event = aus der Jahresrangliste entfernt: { $event }
ladder-tab-removal-of-line = aus der Liste entfernt: { $player } ({ $event })
# $count (Number)
ladder-tab-removal-of-events = { $count ->
    [one] { $count } Turnier aus der Jahresrangliste entfernt
   *[other] { $count } Turniere aus der Jahresrangliste entfernt
}
# $count (Number)
ladder-tab-removal-of-lines = { $count ->
    [one] { $count } Zeile aus der Jahresrangliste entfernt
   *[other] { $count } Zeilen aus der Jahresrangliste entfernt
}
# An event is accredited if the ladder counts it.
ladder-tab-event-is-accredited = { $event } ist anerkannt
ladder-tab-event-is-not-accredited = { $event } ist nicht anerkannt
# Two events or more.
# $count (Number)
ladder-tab-events-are-accredited = { $count } Turniere sind anerkannt
# $count (Number)
ladder-tab-events-are-not-accredited = { $count } Turniere sind nicht anerkannt
# $one, $other: two names.
ladder-tab-names-are-one-person = { $one } und { $other } sind dieselbe Person
ladder-tab-names-are-two-people = { $one } und { $other } sind zwei Personen
# Two pairs or more.
# $count (Number)
ladder-tab-pairs-are-one-person = { $count } Paare: Beide Namen sind jeweils dieselbe Person
# $count (Number)
ladder-tab-pairs-are-two-people = { $count } Paare: Beide Namen sind jeweils zwei Personen
# $count (Number)
ladder-tab-removal-of-decisions = { $count ->
    [one] eine Entscheidung über Identitäten entfernt
   *[other] { $count } Entscheidungen über Identitäten entfernt
}
ladder-tab-in-one-event-only = dieser Spieler kommt nur in einem Turnier vor
# $player: a name with its event, for example “John Smith @ Waikato Open”.
ladder-tab-another-person = { $player } ist eine andere Person
ladder-tab-own-event-added = dieses Turnier steht jetzt in der Jahresrangliste; nach Änderungen den Befehl wiederholen
# $subject: what was explained, for example “John Smith, rank 3”.
ladder-tab-copied-explanation = Erklärung kopiert: { $subject }

## Files with result lists, and pasted lists.

# $file: the name of the file.
ladder-tab-no-decisions-in-file = { $file } enthält keine Entscheidungen über Identitäten.
ladder-tab-identities-imported = Identitäten importiert aus { $file }
# $count (Number)
ladder-tab-identities-imported-from-files = { $count ->
    [one] Identitäten importiert aus { $count } Datei
   *[other] Identitäten importiert aus { $count } Dateien
}
# $file: the name of the file, or the next message.
# $count (Number)
ladder-tab-lists-added = { $count ->
    [one] { $count } Liste hinzugefügt: { $file }
   *[other] { $count } Listen hinzugefügt: { $file }
}
# In place of the name of a file.
ladder-tab-pasted-text = eingefügter Text
# In the same place: the event of this book itself.
ladder-tab-this-book = dieses Buch
# Where a line of a result list was read: “vic.xls, row 8”. $number is the number of a row of the file, $sheet the name of a sheet of it.
ladder-tab-row-of-file = Zeile { $number }
ladder-tab-row-of-sheet = { $sheet }, Zeile { $number }
# In the same place, of a line that was typed, and of a line of this book’s own event, where $number is the place of the player.
ladder-tab-typed-line = Eintrag { $number }
ladder-tab-line-of-place = Platz { $number }
# $count (Number)
# $files (Number)
ladder-tab-lists-added-from-files = { $count ->
    [one] { $count } Liste aus { $files } Dateien hinzugefügt
   *[other] { $count } Listen aus { $files } Dateien hinzugefügt
}
# The last line of a list of errors.
# $count (Number)
ladder-tab-and-more = Und { $count } weitere.

## Pages without content: a title, and the text below it.

ladder-tab-no-result-lists = Noch keine Ergebnislisten
ladder-tab-no-result-lists-text = Ziehen Sie Ergebnislisten hierher, wählen Sie Dateien, oder fügen Sie eine Liste ein. Lesbar sind Arbeitsmappen, Tabellen als Text und Bücher.
ladder-tab-no-names-to-decide = Keine Namen zu entscheiden
ladder-tab-no-names-to-decide-text = Keine zwei Namen des Jahres sehen nach derselben Person aus.
ladder-tab-no-problems = Keine Probleme
ladder-tab-every-list-is-complete = Jede Liste hat Plätze, Partien und ein Datum.
# $event: the name of an event.
ladder-tab-one-event-without-date = Jede Liste hat Plätze und Partien. { $event } hat kein Datum, und keine Regel verlangt es.
# Two events or more. $events: their names, separated by commas.
# $count (Number)
ladder-tab-events-without-date = Jede Liste hat Plätze und Partien. { $count } Turniere haben kein Datum, und keine Regel verlangt es: { $events }.
ladder-tab-table-is-empty = Die Tabelle ist leer
ladder-tab-table-is-empty-text = Noch zählt kein Turnier. Die Seite „Turniere“ zeigt, warum.

## The status bar.

# $count (Number)
ladder-tab-events = { $count ->
    [one] { $count } Turnier
   *[other] { $count } Turniere
}
# Pairs of names.
# $count (Number)
ladder-tab-undecided-pairs = { $count ->
    [one] { $count } Paar ungeklärt
   *[other] { $count } Paare ungeklärt
}
# $more: the number of players who are not in the table.
# $count (Number)
# $more (Number)
ladder-tab-players-in-table-and-more = { $count ->
    [one] { $count } Spieler in der Tabelle
   *[other] { $count } Spieler in der Tabelle
}, { $more } mit zu wenigen Ergebnissen
# Before the names of those who lead the table, where the ladder gives them no title.
ladder-tab-leading = Führend
# $title: the message before this one, or a title such as “Winner of the Bismark Cup”; $leaders: names; $players: “32 players in the table”.
ladder-tab-leaders-and-players = { $title }: { $leaders };  { $players }
# When a key opens nothing. F2 is a key.
ladder-tab-f2-opens-list = F2 auf den Punkten eines Turniers öffnet seine Ergebnisliste. Der Bereich neben der Tabelle erklärt eine Punktzahl.
# The name of a command.
ladder-tab-sort-by-rank = Nach Rang sortieren

## The Table page: hints of the headings.

# Of the column that says how many ranks a player moved. $day: “9 May 2001”.
ladder-tab-ranks-since-day = Ränge nach oben oder unten seit dem { $day }
ladder-tab-ranks-since-event-before = Ränge nach oben oder unten seit dem vorigen Turnier
ladder-tab-exact-score = Die Punktzahl mit so vielen Nachkommastellen, dass sich alle Spieler unterscheiden
ladder-tab-to-overtake = Mit mehr als so vielen Punkten in einem weiteren Turnier überholt der Spieler den Führenden, falls dieser dort nicht spielt
# $formula: for example “MAX(events + 2, 6)”.
ladder-tab-divided-by = Die Gesamtpunktzahl wird durch { $formula } geteilt
# $event: its name.
ladder-tab-place-and-points-on-day = { $event }, { $day }: Platz und Punkte
ladder-tab-place-and-points = { $event }: Platz und Punkte

## The Table page: names of cells for screen readers. $column: one of the next three messages, or the heading of the column.

ladder-tab-place-at-spoken = { $event } Platz
ladder-tab-points-at-spoken = { $event } Punkte
# How many ranks the player moved.
ladder-tab-moved-spoken = Änderung
ladder-tab-table-heading-spoken = Jahresrangliste Überschrift { $column }
ladder-tab-table-cell-spoken = Jahresrangliste { $player } { $column }

## The Events page. The room for headings is narrow: the short usual word is best.

# A heading, above the number of lines of the result list.
ladder-tab-column-lines = Zeilen
# A heading, above the next two messages.
ladder-tab-column-counts = zählt
# The event counts for the ladder.
ladder-tab-event-counts = zählt
# $reason: why the event does not count, for example “a variant”.
ladder-tab-left-out = nicht gewertet: { $reason }
# A heading, above the names of files.
ladder-tab-column-read-from = gelesen aus
ladder-tab-f2-or-double-click = F2 oder ein Doppelklick öffnet die Ergebnisliste
# The names of cells for screen readers. $column: the heading of the column; $row: a number.
ladder-tab-events-heading-spoken = Turniere Überschrift { $column }
ladder-tab-event-cell-spoken = Turnier { $event } { $column }
# A cell of the first empty line.
ladder-tab-new-event-spoken = Neues Turnier { $column }
# A cell of another empty line.
ladder-tab-events-empty-row-spoken = Turniere leere Zeile { $row } { $column }

## The page with a result list. The room for headings is narrow.

ladder-tab-column-points = Punkte
# The name under which the table shows the player.
ladder-tab-column-shown-as = geführt als
# The row of the file.
ladder-tab-column-row = Zeile
# The names of cells for screen readers. $column: the heading of the column; $row: a number.
ladder-tab-list-heading-spoken = Liste Überschrift { $column }
ladder-tab-list-cell-spoken = Liste { $player } { $column }
# A cell of the first empty line.
ladder-tab-new-line-spoken = Neue Zeile { $column }
# A cell of another empty line.
ladder-tab-list-empty-row-spoken = Liste leere Zeile { $row } { $column }

## The Identities page: pairs of names, A and B, that may be one person. The room for headings is narrow.

# How likely it is that both names are one person.
ladder-tab-column-chance = Chance
ladder-tab-column-name-a = Name A
ladder-tab-column-name-b = Name B
ladder-tab-column-reason = Grund
ladder-tab-column-results-of-a = Ergebnisse von A
ladder-tab-column-results-of-b = Ergebnisse von B
# $number: “85”.
ladder-tab-percent = { $number } %
# A result of a name: “Waikato Open, place 4”.
ladder-tab-place-at-event = { $event }, Platz { $place }
# The user has put the decision on a pair off.
ladder-tab-postponed = Zurückgestellt
# The heading above the decisions of the user.
ladder-tab-decided = Entschieden
# The decision: both names are the same person, or different people. The room is narrow.
ladder-tab-verdict-same = dieselbe
ladder-tab-verdict-different = verschieden
# The names of cells for screen readers. $column: the heading of the column; $one, $other: two names.
ladder-tab-identities-heading-spoken = Identitäten Überschrift { $column }
ladder-tab-pair-cell-spoken = Paar { $one } und { $other } { $column }
# $names: the names of the decision; $column: the next message, or the heading of the column.
ladder-tab-decision-cell-spoken = Entscheidung { $names } { $column }
ladder-tab-verdict-spoken = Urteil

## The panel beside the Identities page.

# Its title.
ladder-tab-one-person = Dieselbe Person?
# Buttons. The letter in brackets is the key that does the same: that of the command in commands.ftl.
ladder-tab-same-button = Dieselbe  (D)
ladder-tab-different-button = Verschiedene  (V)
ladder-tab-later-button = Später  (S)
# $chance: “85”; $reason: for example “the names differ in one letter”.
ladder-tab-chance-and-reason = { $chance } %: { $reason }.
ladder-tab-until-you-decide = Bis Sie entscheiden, zählen sie als zwei Personen.

## The Problems page. The room for headings is narrow.

# Which file and row.
ladder-tab-column-where = Stelle
ladder-tab-column-problem = Problem
ladder-tab-column-cure = Abhilfe
# In the column “where”: the decisions about names, and several result lists.
ladder-tab-where-identities = Identitäten
ladder-tab-where-lists = Listen
# In the column “cure”: answers to the question whether an event counts. The keys are those of the commands in
# commands.ftl.
ladder-tab-accreditation-keys = J: anerkannt. N: nicht anerkannt. Bis dahin zählt das Turnier nicht.
ladder-tab-accreditation-keys-of-several = J: alle sind anerkannt. N: keines ist anerkannt. Einzeln: Seite „Turniere“.
# The same for an event without a date.
ladder-tab-date-keys = Geben Sie das Datum ein. Oder J: Es zählt, N: Es zählt nicht.
ladder-tab-date-keys-of-several = Geben Sie die Daten auf der Seite „Turniere“ ein. Oder J: Alle zählen, N: Keines zählt.
ladder-tab-reported-when-read = Beim Einlesen der Datei gemeldet.
# The names of cells for screen readers. $column: the heading of the column; $number: the number of the problem.
ladder-tab-problems-heading-spoken = Probleme der Jahresrangliste Überschrift { $column }
ladder-tab-problem-cell-spoken = Problem der Jahresrangliste { $number } { $column }

## The panel with the explanation of a figure.

# Below the title “Explanation”, while there is nothing to explain.
ladder-tab-put-cursor-on-score = Setzen Sie den Cursor auf eine Gesamtpunktzahl oder auf Punkte.
# What is explained.
ladder-tab-player-at-event = { $player }, { $event }
ladder-tab-player-of-rank = { $player }, Rang { $rank }
# The player shares the rank with others.
ladder-tab-player-of-shared-rank = { $player }, Rang { $rank } (geteilt)
# Notes below the explanation.
ladder-tab-result-does-not-count = Dieses Ergebnis zählt nicht, weil andere mehr Punkte gebracht haben.
# $source: a file and its row, for example “vic.xls, row 8”.
ladder-tab-read-from = Gelesen aus { $source }.
# $reason: for example “more events, 5 over 4”.
ladder-tab-ahead-of-next = Vor dem nächsten Spieler: { $reason }.
# $leader: the name of the player at the head of the table.
# $points (Figure)
ladder-tab-points-needed = In einem weiteren Turnier, an dem { $leader } nicht teilnimmt, reichen mehr als { $points } Punkte, um { $leader } zu überholen.
# $spellings: the spellings of a name, separated by commas.
ladder-tab-spellings = Schreibweisen: { $spellings }.

## The plot of the year.

ladder-tab-leaders-in-each-month = Die zehn Führenden in jedem Monat, nach Punkten
ladder-tab-leaders-after-each-event = Die zehn Führenden nach jedem Turnier, nach Punkten
