# The problems of a book, whatever its rules are: what is wrong, and how to correct it. They are in the list of problems, in the
# hints of cells and below the sheet. The first letter of what is wrong is made a capital where the sentence begins a line, and a
# full stop is added there, so it has none here. It may begin with a capital letter where the language wants one. What is to be
# done is a whole sentence and ends with its full stop.
#
# $name is a player, “Ann Lee”. $board is the name of a board, “B”. $power is “France”. $round is “Round 2” or “Final”. Years are
# game years, “1904”. Numbers of centres are given as figures.

## The list of problems: lines of several problems, and where a problem is.

# The first names of a list, with commas between them, and how many more there are: “Ann, Ben, Cleo and 149 more”. $count is two or
# more. The names are players, boards or places.
# $count (Number)
problems-names-and-more = { $names } und { $count } weitere
# The end of a list of names: “Ann, Ben and 3 others”. $count is two or more.
# $count (Number)
problems-others = { $count } weitere
# The same sentence is said so often. $sentence is a problem: “3 times: 35 centres; a board has 34”. $count is three or more.
# $count (Number)
problems-many-times = { $count }-mal: { $sentence }
# So many sentences differ only in names and figures. $sentence is the first of them. $count is five or more.
# $count (Number)
problems-many-like-this = { $count } dieser Art: { $sentence }
# Where a problem is: the name of a tab, in the words of the tabs. $name is a player.
problems-place-event = Turnier
problems-place-player = Spieler, { $name }
problems-place-top-board = Top-Board, { $name }
# $name is a team.
problems-place-team = Teams, { $name }
problems-place-roll-call = Anwesenheit, { $name }
# $board is “Round 2, board C”.
problems-place-seat = { $board }, { $power }

## Names of players that look like another name.

problems-names-look-like-the-same-player = „{ $name }“ und „{ $other }“ sehen nach demselben Spieler aus
problems-name-looks-like = „{ $name }“ ähnelt „{ $other }“
# Event, Two people: the menu and the command in it, in the words of the menu.
problems-seat-one-of-two-names = Ist es eine Person, verwenden Sie überall nur einen der beiden Namen, und entfernen Sie den anderen. Sind es zwei Personen, wählen Sie „Zwei Personen“ im Menü „Turnier“.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
problems-many-names-look-alike = { $count } Namen ähneln einem anderen Namen
# Somebody typed a name that is none of the list of players.
problems-name-not-listed = „{ $name }“ wurde eingegeben und steht nicht in der Spielerliste
# $names is “Ann Lee or Ann Leigh”.
problems-name-not-listed-may-be = „{ $name }“ wurde eingegeben und steht nicht in der Spielerliste; gemeint ist vielleicht { $names }
# The names that a typed name may mean. $more is the number of names that are left out.
# $more (Number)
problems-names-or-more = { $more ->
    [one] { $one }, { $other } oder { $more } weiterer
   *[other] { $one }, { $other } oder { $more } weitere
}
# Event, Confirm the player: the menu and the command in it.
problems-type-right-name = Überschreiben Sie den Namen mit dem richtigen. Stimmt er, wählen Sie „Spieler bestätigen“ im Menü „Turnier“.
# $count (Number)
problems-many-names-not-listed = { $count } eingegebene Namen stehen nicht in der Spielerliste

## Seats, boards and sit-outs of a round.

problems-sits-twice-at-board = { $name } sitzt zweimal an Brett { $board }
# $seats and $most are numbers of games that the player plays at the same time.
# $seats (Number)
# $most (Number)
problems-games-at-once = { $seats ->
    [one] { $name } hat { $seats } Partie gleichzeitig; die Regeln erlauben höchstens { $most }
   *[other] { $name } hat { $seats } Partien gleichzeitig; die Regeln erlauben höchstens { $most }
}
problems-sits-at-boards-of-one-name = { $name } sitzt zweimal: an zwei Brettern mit dem Namen { $board }
# $first and $second are names of boards.
problems-sits-at-two-boards = { $name } sitzt zweimal: an Brett { $first } und an Brett { $second }
problems-change-one-seat = Ändern Sie einen der beiden Sitzplätze.
problems-boards-of-one-name = zwei Bretter ({ $round }) heißen „{ $board }“
# One of the boards.
problems-rename-one-board = Benennen Sie eines der beiden um.
problems-sits-out-and-plays = { $name } setzt aus ({ $round }) und spielt zugleich an Brett { $board }
problems-remove-from-sit-outs = Entfernen Sie den Namen aus der Zeile „ausgesetzt“ der Runde, oder geben Sie den Sitzplatz einem anderen Spieler.
problems-left-event-and-has-seat = { $name } hat das Turnier verlassen und hat hier einen Sitzplatz
problems-absent-and-has-seat = { $name } ist laut Anwesenheit abwesend und hat hier einen Sitzplatz
problems-seat-another-or-mark-present = Setzen Sie einen anderen Spieler, oder tragen Sie den Spieler in der Anwesenheit als anwesend ein.
# The board call is the list of who plays where, which is posted before a round.
problems-withdrawn-and-has-seat = { $name } hat sich zurückgezogen und hat hier einen Sitzplatz, der mit der Auslosung ausgehängt würde
problems-removed-and-has-seat = { $name } ist vom Turnier ausgeschlossen und hat hier einen Sitzplatz, der mit der Auslosung ausgehängt würde
problems-seat-another-or-draw-again = Setzen Sie einen anderen Spieler, oder losen Sie die Runde neu aus.
# A substitute took over a power here and has another game that is not over.
problems-carries-on-two-games = { $name } hat hier übernommen und spielt zugleich an Brett { $board }
problems-carries-on-two-powers = { $name } hat hier übernommen und spielt zugleich am selben Brett ({ $power })
problems-enter-another-substitute = Tragen Sie einen anderen Ersatzspieler ein oder das Ende der anderen Partie dieses Spielers.
problems-power-of-one-not-known = das Land eines Spielers ist nicht bekannt
# $count (Number)
problems-powers-not-known = { $count ->
    [one] das Land von { $count } Spieler ist nicht bekannt; die Reihenfolge ist die der importierten Datei
   *[other] die Länder von { $count } Spielern sind nicht bekannt; sie sitzen in der Reihenfolge der importierten Datei
}
# $note is the text “power not known” as it stands in the note of the seat. It is not translated.
problems-give-right-powers = Geben Sie jedem Spieler das richtige Land, und entfernen Sie die Anmerkung „{ $note }“.

## Seats without a player.

problems-nobody-sits-at = nicht besetzt: { $power }
# $centres (Number)
problems-nobody-sits-at-power-with-centres = { $centres ->
    [one] nicht besetzt: { $power }, mit { $centres } Zentrum
   *[other] nicht besetzt: { $power }, mit { $centres } Zentren
}
problems-enter-player-who-scores = Tragen Sie den Spieler ein. Bis dahin gehören die Punkte niemandem.
problems-nobody-plays = niemand spielt { $power }, obwohl die Partie begonnen hat
# $centres (Number)
problems-nobody-plays-power-with-centres = { $centres ->
    [one] niemand spielt { $power } ({ $centres } Zentrum), obwohl die Partie begonnen hat
   *[other] niemand spielt { $power } ({ $centres } Zentren), obwohl die Partie begonnen hat
}
problems-enter-player-if-any = Tragen Sie den Spieler ein, oder lassen Sie den Sitzplatz frei, wenn das Land keinen hat.

## Numbers of centres.

# $sum and $all are numbers, “35” and “34”.
problems-too-many-centres = { $sum } Zentren; ein Brett hat { $all }
problems-compare-counts = Vergleichen Sie die Zahlen mit der Zentrentabelle der Spieler.
# $missing is the number of centres that nobody has.
# $centres (Number)
# $missing (Number)
problems-too-few-centres = { $centres ->
    [one] { $centres } Zentrum, { $missing } weniger als { $all }
   *[other] { $centres } Zentren, { $missing } weniger als { $all }
}
problems-right-with-neutral-centres = Das stimmt, wenn neutrale Zentren übrig waren. Vergleichen Sie sonst die Zahlen mit der Zentrentabelle der Spieler.
# $count (Number)
problems-many-boards-with-few-centres = { $count } Bretter haben weniger Zentren als die Karte
problems-two-soloists = zwei Länder mit einem Solo: { $first } und { $second }
# $centres is 18.
problems-only-one-power-wins = Nur ein Land kann { $centres } oder mehr Zentren haben. Korrigieren Sie eine der beiden Zahlen.
# $powers are the powers without a count, with commas between them: “Germany, Russia”. $count says how many they are.
# $count (Number)
problems-powers-without-count = { $count ->
    [one] die anderen haben alle { $all } Zentren; ein Land hat keine Zahl: { $powers }
   *[other] die anderen haben alle { $all } Zentren; { $count } Länder haben keine Zahl: { $powers }
}
problems-type-0-for-eliminated-powers = Geben Sie für jedes ausgeschiedene Land 0 ein. Bis dahin hat das Brett keine Punkte.

## The end of a game.

# $centres (Number)
problems-out-with-centres = { $centres ->
    [one] { $power }: ausgeschieden { $year }, hat aber { $centres } Zentrum
   *[other] { $power }: ausgeschieden { $year }, hat aber { $centres } Zentren
}
problems-clear-year-or-type-0 = Leeren Sie das Jahr, oder setzen Sie die Zahl auf 0.
# $last is the last year of the game.
problems-out-after-last-year = { $power }: ausgeschieden { $year }, also nach dem letzten Jahr der Partie ({ $last })
problems-correct-one-year = Korrigieren Sie eines der beiden Jahre.
problems-drawn-without-centre = { $power }: im Draw, hat aber kein Zentrum
# Yes and no are typed into the draw column.
problems-only-survivors-share = Nur Überlebende teilen sich einen Draw. Geben Sie „nein“ ein, oder korrigieren Sie die Zahl.
problems-won-alone-and-drawn = { $power }: hat allein gewonnen, ist aber in der Draw-Spalte eingetragen
problems-clear-draw-or-correct-count = Leeren Sie die Draw-Spalte, oder korrigieren Sie die Zahl.
problems-chart-after-last-year = es gibt eine Zentrentabelle von { $year }, also nach dem letzten Jahr der Partie ({ $last })
problems-correct-last-year-or-clear = Korrigieren Sie das letzte Jahr, oder leeren Sie die Zahlen der Zentrentabelle.
# The counts stop earlier than the last year that is entered. $year is the year of the newest counts.
problems-chart-before-last-year = die Zentrentabelle endet { $year }, das letzte Jahr ist aber { $last }
problems-type-counts-of-last-year = Geben Sie die Zentren von { $last } ein, oder korrigieren Sie das letzte Jahr.
# $winner is the power to which the others conceded, $soloist another power that has 18 centres.
problems-conceded-against-soloist = die Partie ist als Sieg durch Aufgabe eingetragen ({ $winner }), aber ein anderes Land hat allein gewonnen: { $soloist }
problems-correct-count-or-concession = Korrigieren Sie die Zahl, oder löschen Sie den Sieg durch Aufgabe.
problems-conceded-without-centre = die Partie ist als Sieg durch Aufgabe eingetragen, aber der Sieger hat kein Zentrum: { $winner }
problems-correct-count-or-winner = Korrigieren Sie die Zahl oder den Sieger.
problems-conceded-and-drawn = die Partie ist als Sieg durch Aufgabe ({ $winner }) und als Draw eingetragen
problems-clear-draw-or-concession = Leeren Sie die Draw-Spalte, oder löschen Sie den Sieg durch Aufgabe.
# $centres is 18 or more.
problems-solo-but-abandoned = { $power }: { $centres } Zentren und damit ein Solo, aber die Partie ist als abgebrochen vermerkt
problems-clear-ending-if-won = Leeren Sie den Ausgang, wenn das Solo gewonnen wurde. Eine abgebrochene Partie hat keinen Sieger.

## The charts of the years: the numbers of centres that the players wrote down.

problems-too-many-centres-in-year = { $sum } Zentren im Jahr { $year }; ein Brett hat { $all }
problems-compare-counts-of-year = Vergleichen Sie die Zahlen dieses Jahres mit der Zentrentabelle der Spieler.
# $out is the year in which the power had no centre, $year a later year in which it has $count centres.
problems-centres-after-elimination = { $power }: nach dem Ausscheiden wieder Zentren ({ $out }: 0, { $year }: { $count })
problems-power-stays-out = Ein Land ohne Zentren bleibt ausgeschieden. Korrigieren Sie eine der beiden Zahlen.
# $count is its number of centres at the end, $charted that of the chart.
problems-ends-on-another-count = { $power }: Endstand { $count }, in der Zentrentabelle von { $year } aber { $charted }
problems-correct-one-count-or-year = Korrigieren Sie eine der beiden Zahlen. Ging die Partie weiter, geben Sie ihr letztes Jahr ein.
problems-correct-one-count = Korrigieren Sie eine der beiden Zahlen.
# $sum is the number of all centres of that year, $before that of the years before.
problems-fewer-centres-than-before = { $sum } Zentren im Jahr { $year } nach { $before } in den Jahren davor; daher werden die Zahlen von { $year } nicht verwendet
problems-centres-stay-taken = Ein erobertes Zentrum wird nie wieder neutral. Vergleichen Sie die Zahlen mit der Zentrentabelle der Spieler.
# $count of $all powers; $all is 7.
# $count (Number)
problems-some-powers-have-count = { $count ->
    [one] nur { $count } von { $all } Ländern hat für { $year } eine Zahl
   *[other] nur { $count } von { $all } Ländern haben für { $year } eine Zahl
}
# $used is the year whose counts are used.
# $count (Number)
problems-some-powers-have-count-yet = { $count ->
    [one] nur { $count } von { $all } Ländern hat für { $year } eine Zahl; bis alle eine haben, gelten die Zahlen von { $used }
   *[other] nur { $count } von { $all } Ländern haben für { $year } eine Zahl; bis alle eine haben, gelten die Zahlen von { $used }
}
problems-enter-or-clear-year = Geben Sie die anderen Zahlen dieses Jahres ein, oder leeren Sie diese.
problems-year-typed-ahead = alle Zahlen von { $year } sind 0, wie im Voraus eingetragen, und werden nicht verwendet; es gelten die von { $used }
problems-years-typed-ahead = alle Zahlen von { $first } bis { $last } sind 0, wie im Voraus eingetragen, und werden nicht verwendet; es gelten die von { $used }
problems-enter-or-clear-years = Leeren Sie diese Zahlen, oder geben Sie die richtigen ein.
problems-other-counts-than-newest-chart = der Endstand weicht von der neuesten Zentrentabelle ab ({ $year })
problems-game-went-on = Ging die Partie weiter, geben Sie ihr letztes Jahr ein. Korrigieren Sie sonst die Zahlen.

## Cells whose text cannot be read. $text is what was typed.

problems-no-number-of-centres = „{ $text }“ ist keine Zentrenzahl
# $most is 34.
problems-type-number-of-centres = Geben Sie eine Zentrenzahl ein, höchstens { $most }.
problems-no-last-year = „{ $text }“ ist kein Jahr wie 1908
problems-type-last-year = Geben Sie ein Jahr wie 1908 ein.
problems-no-year-of-elimination = „{ $text }“ ist kein Jahr wie 1904
problems-type-year-of-elimination = Geben Sie ein Jahr wie 1904 ein.
problems-no-number-of-missed-orders = „{ $text }“ ist keine Zahl versäumter Befehle
problems-type-number-of-missed-orders = Geben Sie die Zahl der versäumten Befehle ein.
problems-no-number-of-missed-winters = „{ $text }“ ist keine Zahl versäumter Winterbefehle
problems-type-number-of-missed-winters = Geben Sie die Zahl der versäumten Winterbefehle ein.
