# Small dialogs about an event: cells without a place, a pasted result list, the marking of names, what a player needs, the picture
# of the boards, values of two journals, plots.

## The cells of imported files that fit nowhere in the book.

# Title.
event-dialogs-unplaced-cells = Zellen ohne Zuordnung
event-dialogs-unplaced-cells-explained = Für diese Zellen der importierten Dateien hat das Buch keinen Platz. Sie bleiben im Wortlaut erhalten. Geben Sie von Hand ein, was davon zählt.
# Hint in an empty field.
event-dialogs-find-cell = Text, Blatt oder Datei suchen
# Above the list, while words are looked for. $found is the number of cells with the words, $all that of all cells.
# $all (Number)
event-dialogs-cells-found = { $all ->
    [one] { $found } von { $all } Zelle
   *[other] { $found } von { $all } Zellen
}
# Why the command “Cells without a place” cannot be used.
event-dialogs-no-unplaced-cells = es gibt keine: jede Zelle der importierten Dateien ist zugeordnet

## A result list as pasted or typed text.

# Title.
event-dialogs-paste-results = Ergebnisliste einfügen
# “Place, Player, Games” are headings of columns. The example in the field has them in English.
event-dialogs-paste-results-explained = Am Anfang können Name und Datum des Turniers stehen. Dann folgen eine Zeile mit Überschriften wie Platz, Spieler, Partien und eine Zeile für jeden Spieler. Trennen Sie die Spalten durch Tabulatoren, Kommas oder Semikolons.
# Said when the program is about to close.
event-dialogs-pasted-list-not-in-book = Die eingefügte Liste ist noch nicht im Buch.

## A list of names that stays open, in which a name and a key mark a player. $name is a name.

event-dialogs-marking-explained = Ein Name und die Leertaste oder die Eingabetaste markieren einen Spieler. Esc beendet.
event-dialogs-name-marked-already = { $name } ist schon markiert.
event-dialogs-mark-taken-back = So beginnt kein Name. { $name } war nur mit dem ersten Wort gemeint und ist wieder wie zuvor.
event-dialogs-nobody-begins-so = So beginnt kein Name der Liste.
# $count is the number of names that fit what is typed.
# $count (Number)
event-dialogs-many-fit = { $count } passen. Schreiben Sie den Namen weiter oder wählen Sie mit den Pfeiltasten.

## What a player needs in the running round.

# Title. $player is a name.
event-dialogs-what-player-needs = Was { $player } braucht
# Heading: what the player needs for the first place.
event-dialogs-first-place = Der erste Platz
# Heading. $location is a place: “at the top board”.
event-dialogs-seat-at-top-board = Ein Platz { $location }
event-dialogs-trying-results = Ergebnisse der offenen Bretter werden durchgespielt …
# What the search in the background does.
event-dialogs-search-job = Durchspielen von Ergebnissen
# $why is the reason.
event-dialogs-search-failed = Die Suche ist gescheitert: { $why }.
# Below the answers. “Certain” is a word of the answers.
event-dialogs-bounded-search = Eine begrenzte Suche: Jedes offene Brett endete probeweise so, wie es für den Spieler am besten und am schlechtesten ist, bis zum letzten Jahr der Regeln. „Sicher“ gilt in allen diesen Fällen.
# Why the buttons cannot be pressed.
event-dialogs-search-not-over = die Suche ist noch nicht zu Ende
# Button: shows the answers on the projector.
event-dialogs-on-projector = Auf den Projektor
# This and the next one are in the line of the status.
event-dialogs-round-is-held-back = eine Runde wird zurückgehalten, und die Antwort verrät etwas über sie: zuerst die Punkte freigeben
event-dialogs-projector-has-page = der Projektor hat dafür eine Folie, bis sich ein Ergebnis ändert

## The picture of the boards by rounds, in words: “Boards by round: 5 complete; 3 complete, 1 not finished; none”.

# $rounds are the rounds, between semicolons.
event-dialogs-boards-by-round = Bretter nach Runden: { $rounds }
# $count (Number)
event-dialogs-boards-complete = { $count } vollständig
# $count (Number)
event-dialogs-boards-not-finished = { $count } nicht fertig
# $count (Number)
event-dialogs-boards-with-error = { $count } mit Fehler
# $count (Number)
event-dialogs-boards-not-started = { $count } nicht begonnen
# A round without boards.
event-dialogs-no-boards = keine
event-dialogs-squares-explained = Ein volles Quadrat ist ein vollständiges Brett, ein halbes ein Brett, das nicht fertig ist, ein durchgestrichenes ein Brett mit Fehler.

## The values that two journals have for the same cells.

# Title.
event-dialogs-which-values = Welche Werte stimmen?
event-dialogs-which-values-explained = Ein anderes Fenster oder ein anderer Computer hat in diesen Zellen andere Werte. Wählen Sie für jede Zelle einen Wert. Wenn Sie später entscheiden, behält das Buch seine Werte, und Sie werden beim nächsten Öffnen wieder gefragt.
# One of two values of a cell. $value is the value.
event-dialogs-value-now-in-book = { $value } (jetzt im Buch)
# The value of an empty cell.
event-dialogs-empty-value = leer
# Button: for all cells for which nothing is chosen yet.
event-dialogs-keep-values-of-book = Übrige: Werte des Buchs behalten
# Button: for all cells for which nothing is chosen yet.
event-dialogs-take-other-values = Übrige: andere Werte übernehmen
# $count (Number)
event-dialogs-values-left = { $count ->
    [one] Wählen Sie noch für { $count } Zelle einen Wert.
   *[other] Wählen Sie noch für { $count } Zellen einen Wert.
}
# Button.
event-dialogs-use-values = Diese Werte übernehmen
# Button.
event-dialogs-decide-later = Später entscheiden
# Said when the program is about to close.
event-dialogs-choices-not-in-book = Die Auswahl zwischen den Werten ist noch nicht im Buch.

## Why nothing can be plotted, in the line of the status and beside the command.

event-dialogs-two-years-first = zuerst die Zentren von zwei Jahren eingeben (Strg+Umschalt+Y)
event-dialogs-two-rounds-first = zuerst Zentrenzahlen von zwei Runden eingeben
event-dialogs-ladder-first = zuerst die Jahresrangliste öffnen (Strg+T)
event-dialogs-second-event-first = zuerst ein zweites Turnier hinzufügen, das zählt
event-dialogs-nothing-to-plot = es gibt noch keine Werte für Kurven
# Behind the name of the player at the cursor, whose line is the boldest of the plot: “Ann Lee (at the cursor)”.
event-dialogs-player-at-cursor = am Cursor
