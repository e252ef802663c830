# The dialog that the program opens with, the questions about a new event, the form with the details of an event, and the question
# whether the rounds of a ruleset are set up.

## The dialog that the program opens with.

# Below the title, which is the name of the program.
first-steps-what-topboard-is = Eine Arbeitsmappe für die Leitung von Diplomacy-Turnieren. Sie sendet keine Daten.
# A button that opens the book of the last time. $book is “Con 2027 (con.topboard)”.
first-steps-go-on-with = Weiter mit { $book }
# Below that button, after the program was stopped. $state says how the event stood: “Round 2, 3 of 5 boards complete, 1 problem”.
first-steps-was-open = Jede Eingabe ist erhalten. Es war geöffnet, als Topboard unterbrochen wurde. Beim letzten Speichern: { $state }.
# The heading above the other books that were open.
first-steps-earlier-books = Frühere Bücher
# A button and the sentence below it. A book is a document of Topboard.
first-steps-open-sheet = Ihre Excel-Tabelle öffnen
    .help = Eine Arbeitsmappe oder Tabelle mit Ergebnissen oder ein Topboard-Buch. Sie sehen, was Topboard versteht, bevor etwas übernommen wird.
# A button and the sentence below it.
first-steps-set-up-event = Neues Turnier anlegen
    .help = Vier Fragen: nach Namen, Regeln, Zahl der Runden und Spielern.
# A button and the sentence below it. EuroDipCon 2015 was a tournament.
first-steps-try-sample = Beispielturnier ausprobieren
    .help = Die EuroDipCon 2015, mit 38 Spielern an 14 Brettern. Ändern Sie, was Sie wollen.
# A button. Below it stands “Type or paste the names of the players.”
first-steps-empty-sheet = Mit einem leeren Blatt beginnen
# A button and the sentence below it. It opens a page of the manual, which has this title.
first-steps-first-minute = Die erste Minute
    .help = Was Sie zuerst tun und wie es weitergeht: eine Seite des Handbuchs.

## The questions about a new event.

# The title of the dialog.
first-steps-new-event = Neues Turnier
first-steps-ask-name = 1. Wie heißt das Turnier?
first-steps-ask-rules = 2. Nach welchen Regeln wird gespielt?
# A screen reader says this at the list of rulesets.
first-steps-rules-of-event = Regeln des Turniers
first-steps-ask-rounds = 3. Wie viele Runden hat es?
first-steps-ask-players = 4. Wer spielt? Fügen Sie die Namen ein, einen in jeder Zeile. Weitere Spieler können Sie später hinzufügen.
# The hint in the empty field for the players: two names as an example, one in each line.
first-steps-names-hint =
    Ann Lee
    Ben Smith
# $count (Number)
# $names are the players: “Ann Lee (Ireland), Ben Smith”.
first-steps-players-of-list = { $count ->
    [one] { $count } Spieler: { $names }
   *[other] { $count } Spieler: { $names }
}
# The same with the first names only, where there is no room for all. $count is the number of all players, and is two or more.
# $more (Number)
first-steps-some-players-of-list = { $count } Spieler: { $names } und { $more ->
    [one] { $more } weiterer
   *[other] { $more } weitere
}
# $line is the number of a line of the list of players, $text is what stands there, and $reason is a sentence.
first-steps-line-not-read = Zeile { $line } wird nicht gelesen: „{ $text }“. { $reason }
# $known and $name are two names, $reason says why they may be one person: “one letter off”.
first-steps-two-players = „{ $known }“ und „{ $name }“ gelten als zwei Spieler ({ $reason }). Entfernen Sie einen der Namen, wenn es dieselbe Person ist.
# A button: makes the event of the answers.
first-steps-set-up = Anlegen
# After Escape or the button Cancel was pressed once. Escape and Ctrl+Enter are keys.
first-steps-escape-discards = Ihre Eingabe ist noch nicht übernommen. Noch einmal Esc oder „Abbrechen“ verwirft sie, Strg+Eingabe übernimmt sie.
# The answers of the last time are in the fields again.
first-steps-typed-before-stop = Das wurde eingegeben, bevor das Programm unterbrochen wurde.
# A part of the question before the window closes.
first-steps-answers-not-used = Die Antworten zum neuen Turnier sind noch nicht übernommen.

## What comes next in an event that has not begun. $command, $add and $draw are names of commands, $menu, $add-menu and $draw-menu
## are names of menus: “Draw the round” in the menu Draw.

# $summary says what was set up: “24 players and 4 rounds under WDC 2006”. It is in English. $next-step is one of the sentences below.
first-steps-event-is-set-up = { $summary }. { $next-step }
first-steps-type-players = Geben Sie die Namen der Spieler ein oder fügen Sie sie ein.
# Each player of an elimination belongs to a group.
first-steps-type-players-with-groups = Geben Sie die Namen der Spieler ein oder fügen Sie sie ein, jeden mit einer Gruppe.
first-steps-draw-elimination = Wenn alle Spieler eingetragen sind, legt „{ $command }“ im Menü „{ $menu }“ die Partien aller Runden an.
first-steps-group-and-draw-elimination = Geben Sie jedem Spieler eine Gruppe. Dann legt „{ $command }“ im Menü „{ $menu }“ die Partien aller Runden an.
first-steps-add-round-and-draw = Wenn alle Spieler eingetragen sind, fügt „{ $add }“ im Menü „{ $add-menu }“ die erste Runde hinzu, und „{ $draw }“ im Menü „{ $draw-menu }“ setzt die Spieler an die Bretter.
first-steps-open-round-and-draw = Wenn alle Spieler eingetragen sind, öffnen Sie die erste Runde und wählen Sie „{ $draw }“ im Menü „{ $menu }“.

## The form with the details of the event. Names of fields.

# The title of the form.
first-steps-the-event = Das Turnier
first-steps-field-name = Name
first-steps-field-venue = Ort
first-steps-field-country = Gastgeberland
first-steps-field-dates = Termin
# The players from this town are the players from the place of the event.
first-steps-field-town = Stadt, geschrieben wie in der Spielerliste
# A date is written in the order of the language.
first-steps-field-sign-up = Anmeldeschluss: ein Datum wie „31.7.2006“ oder eine Zahl

## The list of the languages in which notices are posted.

# The title of the dialog.
first-steps-language-of-notices = Sprache der Aushänge
# The hint in the empty field above the list. “it en” are the tags of Italian and English.
first-steps-language-hint = eine Sprache oder zwei, etwa „it en“
# Beside the languages in which the notices are posted now.
first-steps-language-in-use = aktiv

## The question after new rules were chosen.

# $rounds says which rounds there would be, from the rules: “5 rounds are ready, 3 boards each”. It is in English.
first-steps-ask-round-setup = Die Runden jetzt anlegen? Das ergibt: { $rounds }.
# Buttons: uses the rules and adds their rounds, or uses the rules only.
first-steps-set-up-rounds = Runden anlegen
first-steps-only-rules = Nur die Regeln
