# The problems of the result lists of a ladder: what is wrong, and what was done or is to be done. A ladder is a table over the events
# of a year, or over the games of a league; each event or game has a result list. The first letter of what is wrong is made a capital
# where the sentence begins a line, and a full stop is added there, so it has none here. It may begin with a capital letter where the
# language wants one. What is to be done is a whole sentence and ends with its full stop.
#
# $event is the name of an event or of a game in quotation marks, “Victorian Championships”, or one of the first two messages. Say the
# sentence so that each of them fits: “Victorian Championships”: the date is unknown. $name is a player, $place a place, “3”, $ladder the
# name of a ladder. Dates are as 2001-12-15.

# An event or a game without a name, inside a sentence.
ladder-problems-the-game = die Partie
ladder-problems-the-event = das Turnier
# The name of an event or of a game in quotation marks.
ladder-problems-named-event = „{ $name }“

## Which events count.

# $year is the year of the ladder.
ladder-problems-played-in-other-year = { $event } wurde nicht im Jahr { $year } gespielt, sondern am { $date }
# The result list of the event is not used, here and below.
ladder-problems-event-left-out = Das Turnier wurde nicht gewertet.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
ladder-problems-many-events-of-other-years = { $count } Turniere wurden in anderen Jahren gespielt
ladder-problems-no-date-in-year = { $event } hat kein bekanntes Datum, also ist offen, ob im Jahr { $year } gespielt wurde
ladder-problems-no-date-by-day = { $event } hat kein bekanntes Datum, also ist offen, ob bis zum { $day } gespielt wurde
# To accredit an event is to decide that it counts for the ladder.
ladder-problems-enter-date-or-accredit = Das Turnier zählt erst, wenn Sie sein Datum eingeben oder es für diese Jahresrangliste anerkennen.
# $count (Number)
ladder-problems-many-events-without-date = { $count } Turniere haben kein Datum, also ist offen, ob sie zählen
ladder-problems-no-date-counts-in-year = { $event } hat kein bekanntes Datum und zählt im Jahr { $year } nur wegen der Anerkennung
ladder-problems-no-date-counts-on-day = { $event } hat kein bekanntes Datum und zählt am { $day } nur wegen der Anerkennung
ladder-problems-add-its-date = Ergänzen Sie das Datum.
# $count (Number)
ladder-problems-many-events-accredited-without-date = { $count } Turniere haben kein Datum und zählen, weil sie anerkannt sind
ladder-problems-boards-not-known = { $event } hat keine Angabe zur Zahl der Bretter je Runde, und die Punkte hängen davon ab
# “boards = 4.5” is a line of a file, written exactly so.
ladder-problems-add-number-of-boards = Das Turnier wurde nicht gewertet. Ergänzen Sie die Zahl, etwa „boards = 4.5“.
# $count (Number)
ladder-problems-many-events-without-boards = { $count } Turniere haben keine Zahl der Bretter, und ihre Punkte hängen davon ab
# $name is the event, here and in the next messages.
ladder-problems-not-accredited = „{ $name }“ ist keines der Turniere, die { $ladder } anerkennt
ladder-problems-decide-accreditation = Das Turnier zählt erst, wenn Sie entscheiden, ob es anerkannt ist.
# $count (Number)
ladder-problems-many-events-not-accredited = { $count } Turniere gehören nicht zu denen, die die Regeln anerkennen
ladder-problems-level-not-known = „{ $name }“ ist keine der Meisterschaften, die { $ladder } nennt, und die Art des Turniers ist nicht eingegeben
# The kinds of championships: of a town, of a state, of the country.
ladder-problems-enter-level-or-accredit = Das Turnier zählt erst, wenn Sie seine Art eingeben („örtlich“, „Bundesstaat“ oder „national“, in einer Datei „local“, „state“ oder „national“) oder es als örtliches Turnier anerkennen.
# $count (Number)
ladder-problems-many-events-without-level = { $count } Turniere gehören nicht zu den Meisterschaften, die die Regeln nennen, und haben keine Art
# $name is the event, $source the file of the first list.
ladder-problems-listed-twice = { $name } ist doppelt aufgeführt; schon gelesen aus { $source }
# The same for an event without a name.
ladder-problems-unnamed-listed-twice = dasselbe Turnier ist doppelt aufgeführt; schon gelesen aus { $source }
ladder-problems-second-list-left-out = Die zweite Liste wurde nicht gewertet.
# $count (Number)
ladder-problems-many-events-listed-twice = { $count } Turniere sind doppelt aufgeführt

## Which games of a league count.

# $by and $ruleset are names of rulesets.
ladder-problems-scored-by-other-rules = { $event } wurde an den Brettern nach { $by } gewertet, aber { $ladder } zählt Punkte nach { $ruleset }
ladder-problems-remove-and-add-again = Die Partie wurde nicht gewertet. Entfernen Sie sie, und fügen Sie ihre Datei noch einmal hinzu.
# $count (Number)
ladder-problems-many-games-of-other-rules = { $count } Partien wurden nach anderen Regeln gewertet als denen der Liga
ladder-problems-ending-not-known = { $event } endete ohne Solo und ohne erfolgreiche Abstimmung: entweder als Draw oder durch Abbruch
ladder-problems-decide-ending = Bis Sie entscheiden, zählt die Partie als Draw. Erkennen Sie sie an, wenn sie mit einem Draw endete oder ihr Enddatum erreichte. Wurde sie abgebrochen, schreiben Sie das in ihre Datei, und fügen Sie die Datei noch einmal hinzu.
# $count (Number)
ladder-problems-many-games-without-known-ending = { $count } Partien endeten ohne Solo und ohne erfolgreiche Abstimmung: jede entweder als Draw oder durch Abbruch
ladder-problems-abandoned-counts = { $event } wurde abgebrochen und zählt wie jede andere Partie, mit den Punkten der Liste
ladder-problems-decide-abandoned = Soll die Partie nicht zählen, erklären Sie sie für nicht anerkannt. Soll sie zählen, erkennen Sie sie an; dann verschwindet dieser Hinweis.
# $count (Number)
ladder-problems-many-games-abandoned = { $count } Partien wurden abgebrochen und zählen wie jede andere Partie
ladder-problems-last-day-not-known = { $event } ist beendet, aber das Datum des Endes ist unbekannt; die Partie zählt, bis es eingegeben ist
ladder-problems-add-last-day = Ergänzen Sie das Datum, an dem die Partie endete.
# $count (Number)
ladder-problems-many-games-without-last-day = { $count } Partien sind beendet, aber ohne bekanntes Datum; sie zählen, bis es eingegeben ist
# $day is the day of the ladder. A game counts from the day of the chart of its first autumn.
ladder-problems-first-day-not-known = es ist offen, ob { $event } am { $day } schon zählt, denn das Datum des ersten Herbstes ist unbekannt
ladder-problems-add-first-day = Bis Sie entscheiden, zählt die Partie. Ergänzen Sie das Datum der Zentrentabelle ihres ersten Herbstes, oder entscheiden Sie, ob die Partie anerkannt ist.
# $count (Number)
ladder-problems-many-games-without-first-day = { $count } Partien begannen an einem unbekannten Datum, also ist offen, ob sie am Tag der Rangliste schon zählen
ladder-problems-ended-before-it-counted = { $event } endete am { $day }, also bevor die Partie das erste Mal zählte
ladder-problems-correct-dates = Die Daten wurden so verwendet, wie sie sind. Korrigieren Sie sie.
# $count (Number)
ladder-problems-many-games-ended-before-they-counted = { $count } Partien endeten, bevor sie das erste Mal zählten

## The lines of a result list.

ladder-problems-name-missing = der Name fehlt
ladder-problems-line-left-out = Die Zeile wurde nicht gewertet.
# $count (Number)
ladder-problems-many-lines-without-name = { $count } Zeilen haben keinen Namen
# $first and $second are each one of the two messages below: “with place 1 and no place”.
ladder-problems-player-listed-twice = { $name } steht zweimal in der Liste: einmal { $first } und einmal { $second }
ladder-problems-with-place = mit Platz { $place }
ladder-problems-with-no-place = ohne Platz
# $row is where the line is: “row 8”.
ladder-problems-first-line-counts = Es zählt die erste Zeile ({ $row }). Korrigieren Sie die Liste.
ladder-problems-player-without-place = { $name } hat keinen Platz
ladder-problems-counts-without-points = Der Spieler erhält keine Punkte, zählt aber zu den Spielern des Turniers.
# $count (Number)
ladder-problems-many-players-without-place = { $count } Spieler haben keinen Platz
# $names has the names of $count players, with commas between them.
# $count (Number)
ladder-problems-played-no-game = { $count ->
    [one] { $names } hat keine Partie gespielt und zählt nicht zu den Spielern des Turniers
   *[other] { $names } haben keine Partie gespielt und zählen nicht zu den Spielern des Turniers
}
# $names has the first of the names.
ladder-problems-others-played-no-game = { $names } und andere haben keine Partie gespielt und zählen nicht zu den Spielern des Turniers
ladder-problems-players-move-up = Die Zeile belegt keinen Platz, und die Spieler darunter rücken auf. Korrigieren Sie die Zahl der Partien, wenn das nicht stimmt.
# $director is a name that is not in the list, $name one that is.
ladder-problems-may-be-director = { $director } (Turnierleitung) ist vielleicht dieselbe Person wie { $name }, und { $name } hat einen Platz
ladder-problems-write-name-as-in-list = Ist es dieselbe Person, schreiben Sie den Namen der Turnierleitung wie in der Liste.
# $first and $last are places.
ladder-problems-place-missing = Platz { $place } fehlt
ladder-problems-two-places-missing = die Plätze { $first } und { $last } fehlen
ladder-problems-places-missing = die Plätze { $first } bis { $last } fehlen
ladder-problems-places-count-as-printed = Die Plätze zählen so, wie sie in der Liste stehen. Korrigieren Sie die Liste.
# $above is the number of players with better places.
# $above (Number)
ladder-problems-wrong-place = { $above ->
    [one] Platz { $place } ist falsch: { $above } Spieler liegt davor
   *[other] Platz { $place } ist falsch: { $above } Spieler liegen davor
}
# $tie is the place that several players share.
# $above (Number)
ladder-problems-wrong-place-after-tie = { $above ->
    [one] Platz { $place } ist nach dem Gleichstand auf Platz { $tie } falsch: { $above } Spieler liegt davor
   *[other] Platz { $place } ist nach dem Gleichstand auf Platz { $tie } falsch: { $above } Spieler liegen davor
}
# $names is a list of players: “Ann, Ben and 3 others”.
ladder-problems-place-shared = Platz { $place } teilen sich { $names }
# How the points of players with one place are made.
ladder-problems-mean-of-places = Jeder erhält den Mittelwert der Punkte für die Plätze, die sie zusammen belegen.
ladder-problems-points-of-better-place = Alle erhalten die Punkte des besseren Platzes.
ladder-problems-points-in-order-of-list = Sie erhalten die Punkte der Plätze, die sie zusammen belegen, in der Reihenfolge der Liste.
# A shared place in a list of them.
ladder-problems-place-of-event = Platz { $place } ({ $event })
# $count (Number)
ladder-problems-many-places-shared = { $count } Plätze sind geteilt
ladder-problems-no-games-in-list = { $event } hat in der Liste keine Angabe, wer wie viele Partien gespielt hat
# “Games” is the heading of a column.
ladder-problems-add-column-of-games = Alle zählen, als hätten sie alle Partien mitgespielt. Fügen Sie eine Spalte „Partien“ hinzu.
# $names has the names, with commas between them.
ladder-problems-games-missing = es fehlt, wie viele Partien sie gespielt haben: { $names }
# $names has the first of the names.
ladder-problems-games-of-others-missing = es fehlt, wie viele Partien sie gespielt haben: { $names } und andere
ladder-problems-fill-in-games = Sie zählen, als hätten sie alle Partien mitgespielt. Füllen Sie die Spalte „Partien“ aus.
ladder-problems-player-without-score = { $name } hat keine Punkte
# $count (Number)
ladder-problems-many-players-without-score = { $count } Spieler haben keine Punkte
ladder-problems-points-not-calculated = die Punkte von { $name } lassen sich nicht berechnen
# $count (Number)
ladder-problems-many-points-not-calculated = bei { $count } Ergebnissen lassen sich die Punkte nicht berechnen
ladder-problems-result-left-out = Das Ergebnis wurde nicht gewertet.

## Who is who. $names is a list of spellings: “A. Lee and Ann Lee”.

ladder-problems-decisions-contradict = Nach einer Entscheidung sind { $names } eine Person, nach einer anderen nicht. Sie zählen als verschiedene Personen. Entfernen Sie eine der Entscheidungen.

## A file with decisions whether two spellings are one person. $error is a message in English.

ladder-problems-decisions-unreadable = die Entscheidungen darüber, wer dieselbe Person ist, lassen sich nicht lesen: { $error }
ladder-problems-decisions-not-written = die Entscheidungen darüber, wer dieselbe Person ist, lassen sich nicht schreiben: { $error }
