## Numbers as words. A language may write digits instead: { $count }.

number-word =
    { $count ->
        [0] null
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }

# The stem, to which the sentences add “beste” or “e”: “drittbeste Partie”, “die dritte”.
ordinal-word =
    { $place ->
        [0] letzt
        [1] erst
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
        [8] acht
        [9] neunt
        [10] zehnt
        [11] elft
        [12] zwölft
        [13] dreizehnt
        [14] vierzehnt
        [15] fünfzehnt
        [16] sechzehnt
        [17] siebzehnt
        [18] achtzehnt
        [19] neunzehnt
       *[other] { $place }st
    }

## The headings of the paragraphs.

rules-heading-scoring = Wertung
rules-heading-rounds = Runden
rules-heading-sitting-out = Aussetzen
rules-heading-counts = Was zählt
rules-heading-ties = Gleichstand
rules-heading-top-board = Top-Board
rules-heading-groups = Gruppen
rules-heading-teams = Teams
rules-heading-awards = Preise
rules-heading-game-end = Ende der Partie
rules-heading-deadlines = Bedenkzeit
rules-heading-penalties = Strafen und Reserve
rules-heading-posting = Aushang

## The top board. $board is its name: one of these three, or what the director typed.

# Sentences choose the article by the name. Whoever changes a name changes it there too.
top-board-name = Top-Board
final-table-name = Finaltisch
medal-round-name = Medaillenrunde
top-board-place =
    { $board ->
        [Medaillenrunde] in der { $board }
        [Finaltisch] am { $board }
        [Top-Board] am { $board }
       *[other]
            { $kind ->
                [round] in der Runde „{ $board }“
               *[board] am Brett „{ $board }“
            }
    }
after-elimination = nach der Vorrunde
after-round = nach Runde { $round }
in-round = in Runde { $round }

## Scoring. $system is the name of a scoring system. $parameters is a list of names with numbers: “solo 100, draw 50”.

rules-scored-by = Die Partien werden nach { $system } gewertet.
rules-scored-by-with = Die Partien werden nach { $system } gewertet ({ $parameters }).
rules-round-scored-by = Runde { $round } wird nach { $system } gewertet.
rules-round-scored-by-with = Runde { $round } wird nach { $system } gewertet ({ $parameters }).

## Rounds

rules-rounds =
    { $count ->
        [one] Es gibt eine Runde.
       *[other] Es gibt { $count } Runden.
    }
rules-most-rounds =
    { $count ->
        [one] Niemand spielt mehr als eine Runde.
       *[other] Niemand spielt mehr als { $number } Runden.
    }
rules-most-before-last =
    { $count ->
        [one] Niemand spielt vor der letzten mehr als eine Runde.
       *[other] Niemand spielt vor der letzten mehr als { $number } Runden.
    }
rules-games-at-once = Ein Spieler darf höchstens { $number } Partien gleichzeitig spielen.
rules-sitting-out = Wer anwesend ist und kein Brett bekommt, erhält { $points } Punkte für die Runde.
rules-sitting-out-once = Wer anwesend ist und kein Brett bekommt, erhält { $points } Punkte für die Runde, aber nur einmal.

## Sitting out. $kinds is a list of these kinds of players, “volunteers, then everybody else”.

rules-sit-outs = Lassen sich nicht alle Bretter voll besetzen, setzen in dieser Reihenfolge aus: { $kinds }. Unter ihnen setzt jeweils zuerst aus, wer sich zuletzt angemeldet hat. Wer schon einmal ausgesetzt hat, kommt zuletzt an die Reihe.
sit-out-next = { $kinds }, dann { $kind }
sit-out-volunteers = Freiwillige
sit-out-late-sign-ups = Spieler, die sich spät angemeldet haben
sit-out-locals = Spieler aus dem Ort
sit-out-nationals = Spieler aus dem Gastgeberland
sit-out-everyone = alle anderen

## What counts. The phrases below make a text such as “the best two games and half of the third”. $of is “games”, “rounds” or
## “places” (places on a board, where the lowest total wins). $what is such a text.

rules-counting = { $what }.
rules-lowest-wins = Die niedrigste Summe gewinnt.
rules-top-board-counting = Für die Spieler { $board ->
        [Medaillenrunde] der { $board }
        [Finaltisch] am { $board }
        [Top-Board] am { $board }
       *[other] von „{ $board }“
    }: { $what }.
rules-least-results =
    { $count ->
        [one] Einen Platz erhält, wer mindestens ein Ergebnis hat.
       *[other] Einen Platz erhält, wer mindestens { $number } Ergebnisse hat.
    }
rules-place-needs-later-round = Wer nur in einer Runde spielt und in allen späteren fehlt, erhält keinen Platz.
rules-handicaps-always = Vorgaben zählen von Anfang an.
counting-best =
    { $of ->
        [games]
            { $count ->
                [one] die beste Partie
               *[other] die { $number } besten Partien
            }
        [rounds]
            { $count ->
                [one] die beste Runde
               *[other] die { $number } besten Runden
            }
       *[places]
            { $count ->
                [one] der beste Platz
               *[other] die { $number } besten Plätze
            }
    }
counting-all =
    { $of ->
        [games] alle Partien
        [rounds] alle Runden
       *[places] alle Plätze
    }
counting-others = die übrigen
# A share is said after what it is of: “die dritte zur Hälfte”, “die übrigen zu einem Drittel”.
counting-share-of-one = die { $ordinal }e { $share }
counting-share-of-others = { $results } { $share }
counting-share-of-mean = { $results } (ihr Mittelwert) { $share }
share-half = zur Hälfte
share-third = zu einem Drittel
share-quarter = zu einem Viertel
share-percent = zu { $percent } %
counting-nothing = nichts
counting-of-round = { $what } aus Runde { $round }
counting-of-rounds = { $what } (Runden { $first } bis { $last })
counting-of-top-board = { $what } { $board ->
        [Medaillenrunde] der { $board }
        [Finaltisch] am { $board }
        [Top-Board] am { $board }
       *[other] aus „{ $board }“
    }
counting-at-top-board = { $what } { $place }
counting-of-elimination = { $what } der Vorrunde
counting-at-other-boards = { $what } an anderen Brettern
counting-times = { $what } mit dem Faktor { $factor }
counting-with-results =
    { $of ->
        [games]
            { $count ->
                [one] ab einer Partie: { $what }
               *[other] ab { $number } Partien: { $what }
            }
        [rounds]
            { $count ->
                [one] ab einer Runde: { $what }
               *[other] ab { $number } Runden: { $what }
            }
       *[places]
            { $count ->
                [one] ab einem Platz: { $what }
               *[other] ab { $number } Plätzen: { $what }
            }
    }
counting-plus = { $what }, dazu { $next }
counting-or-else = { $what }; { $next }
counting-best-of-round = { $what }; von mehreren Partien in einer Runde zählt die beste
counting-sum-of-round = { $what }; mehrere Partien in einer Runde werden addiert
counting-divided = { $what }, geteilt durch die Zahl der Ergebnisse
counting-divided-plus = { $what }, geteilt durch die Zahl der Ergebnisse plus { $more }
counting-mean = { $what }, davon der Mittelwert
counting-multiplied = { $what }; { $rounds } mal { $factor }
counting-multiplied-for-best = { $what }; { $rounds } mal { $factor } für die besten { $best } nach Runde { $after }
counting-start = { $points } Punkte zum Start und { $what }
counting-sat-out = { $what }; eine ausgesetzte Runde bringt { $points } Punkte
counting-sat-out-once = { $what }; die erste ausgesetzte Runde bringt { $points } Punkte

## Ties. $steps is a list of tie-breaks: “the best game, then by the second best game”.

rules-equal-totals = Spieler mit gleicher Gesamtpunktzahl teilen sich den Platz.
rules-ties = Bei Gleichstand entscheidet: { $steps }. Besteht der Gleichstand dann noch, wird der Platz geteilt.
tie-break-first = { $tie-break }
tie-break-next = { $steps }, dann { $tie-break }

## The names of tie-breaks, inside a sentence. $ordinal is “third”, $place is 3.

tie-break-best-game =
    { $place ->
        [1] beste Partie
       *[other] { $ordinal }beste Partie
    }
tie-break-best-round =
    { $place ->
        [1] beste Runde
       *[other] { $ordinal }beste Runde
    }
tie-break-latest-game = letzte Partie
# “Punkte aus Runde 4, sonst aus Runde 3”
tie-break-round-score = Punkte aus { $rounds }
tie-break-or-else-round = { $rounds }, sonst aus { $round }
tie-break-all-games = Summe aller Partien
tie-break-average-game = Mittelwert der Partien
tie-break-centres = Zentren
tie-break-solos = Solos
tie-break-draws = Draws
tie-break-mean-of = Mittelwert nach { $system }
tie-break-best-member =
    { $place ->
        [1] bestes Mitglied
       *[other] { $ordinal }bestes Mitglied
    }

## The same as the reason for a place: “larger second best game, 35.74 over 31.80”.

larger-best-game =
    { $place ->
        [1] mehr Punkte in der besten Partie
       *[other] mehr Punkte in der { $ordinal }besten Partie
    }
smaller-best-game =
    { $place ->
        [1] besserer Platz in der besten Partie
       *[other] besserer Platz in der { $ordinal }besten Partie
    }
larger-best-round =
    { $place ->
        [1] mehr Punkte in der besten Runde
       *[other] mehr Punkte in der { $ordinal }besten Runde
    }
larger-latest-game = mehr Punkte in der letzten Partie
larger-round-score = mehr Punkte aus { $rounds }
larger-all-games = höhere Summe aller Partien
larger-average-game = höherer Mittelwert der Partien
larger-mean-of = höherer Mittelwert nach { $system }
more-centres = mehr Zentren
more-solos = mehr Solos
more-draws = mehr Draws

## The top board. $games is the number of games that the same seven play there, $games-word the same as a word.

rules-top-board =
    { $board ->
        [Medaillenrunde] Die { $board }
        [Finaltisch] Der { $board }
        [Top-Board] Das { $board }
       *[other] „{ $board }“
    } wird in Runde { $round } gespielt{ $games ->
        [1] {"."}
       *[other] {" "}({ $games-word } Partien derselben sieben).
    }
rules-top-board-after-elimination =
    { $board ->
        [Medaillenrunde] Die { $board }
        [Finaltisch] Der { $board }
        [Top-Board] Das { $board }
       *[other] „{ $board }“
    } { $count ->
        [one] wird nach der einen Vorrundenpartie jedes Spielers gespielt
       *[other] wird nach den { $number } Vorrundenpartien jedes Spielers gespielt
    }{ $games ->
        [1] {"."}
       *[other] {" "}({ $games-word } Partien derselben sieben).
    }
rules-top-board-unmarked = Ist in einer Datei kein Brett dafür markiert, gehören dazu die Partien aus Runde { $round } oder aber die Partien der letzten Runden, deren sieben Spieler schon alle ihre Vorrundenpartien gespielt haben.
rules-seats-by-ranking = Die Plätze gehen an die ersten sieben der Rangliste nach Runde { $round }. Verzichtet jemand, rückt der Nächste nach.
rules-seats-by-ranking-of-few =
    { $count ->
        [one] Die Plätze gehen an die ersten sieben der Rangliste nach Runde { $round }, die bis dahin höchstens eine Runde gespielt haben. Verzichtet jemand, rückt der Nächste nach.
       *[other] Die Plätze gehen an die ersten sieben der Rangliste nach Runde { $round }, die bis dahin höchstens { $number } Runden gespielt haben. Verzichtet jemand, rückt der Nächste nach.
    }
rules-seats-by-groups = Die Plätze gehen an die Gruppensieger, dann an die von der Turnierleitung benannten Spieler, dann an die Nächsten der Rangliste. Verzichtet jemand, rückt der Nächste nach.
rules-seats-by-groups-of-few =
    { $count ->
        [one] Die Plätze gehen an die Gruppensieger, dann an die von der Turnierleitung benannten Spieler, dann an die Nächsten der Rangliste, die bis dahin höchstens eine Runde gespielt haben. Verzichtet jemand, rückt der Nächste nach.
       *[other] Die Plätze gehen an die Gruppensieger, dann an die von der Turnierleitung benannten Spieler, dann an die Nächsten der Rangliste, die bis dahin höchstens { $number } Runden gespielt haben. Verzichtet jemand, rückt der Nächste nach.
    }
rules-seat-ties = Bei Gleichstand um den letzten Platz entscheidet: { $steps }.
rules-powers-in-order =
    { $first ->
        [winners] Die Länder werden in der Reihenfolge der Rangliste gewählt (die Gruppensieger zuerst).
       *[nobody] Die Länder werden in der Reihenfolge der Rangliste gewählt.
    }
rules-powers-turned =
    { $first ->
        [winners] Die Länder werden in der ersten Partie in der Reihenfolge der Rangliste gewählt (die Gruppensieger zuerst), in der zweiten in umgekehrter Reihenfolge.
       *[nobody] Die Länder werden in der ersten Partie in der Reihenfolge der Rangliste gewählt, in der zweiten in umgekehrter Reihenfolge.
    }
rules-top-board-bonus = Wer dort spielt, erhält einen Bonus von { $percent } % auf die Gesamtpunktzahl.
rules-placed-by-total = Alle Plätze richten sich nach der Gesamtpunktzahl.
rules-champion-and-second = Wer dort gewinnt, ist Meister, und wer dort Zweiter wird, ist Vizemeister, unabhängig von der Gesamtpunktzahl. Bei gleicher Punktzahl liegt dort vorn, wer sein Land später gewählt hat. Alle anderen Plätze richten sich nach der Gesamtpunktzahl.
rules-champion-by-total = Meister ist der Spieler { $board ->
        [Medaillenrunde] der { $board }
        [Finaltisch] am { $board }
        [Top-Board] am { $board }
       *[other] von „{ $board }“
    } mit der höchsten Gesamtpunktzahl. Alle anderen Plätze richten sich nach der Gesamtpunktzahl.

## Groups and teams. $rounds is “round 3” or “rounds 1 to 3”.

rules-groups = Die Teilnehmer spielen in Gruppen, jede mit eigener Rangliste.
rules-teams = Teams mit { $number } Spielern: { $what }.
team-counts-all = addiert werden die Punkte aller Mitglieder ({ $rounds })
team-counts-best =
    { $count ->
        [one] es zählen die Punkte des besten Mitglieds ({ $rounds })
       *[other] addiert werden die Punkte der { $number } besten Mitglieder ({ $rounds })
    }
team-counts-best-games = addiert wird die beste Partie jedes Mitglieds ({ $rounds })
team-counts-best-games-of-best =
    { $count ->
        [one] es zählt die beste Partie des besten Mitglieds ({ $rounds })
       *[other] addiert wird die jeweils beste Partie der { $number } besten Mitglieder ({ $rounds })
    }
rules-tied-teams = Teams mit Gleichstand teilen sich den Platz.
rules-team-ties = Bei Gleichstand zwischen Teams entscheidet: { $steps }.
rules-teams-of-country =
    { $count ->
        [one] Eine Nation darf höchstens ein Team stellen.
       *[other] Eine Nation darf höchstens { $number } Teams stellen.
    }
rules-teams-apart = Mitglieder desselben Teams dürfen nicht am selben Brett spielen ({ $rounds }).
rules-team-captain = Jedes Team hat einen Kapitän.
rules-scratch-teams = Spieler, die noch ein Team suchen, werden zu Teams zusammengestellt.

## Awards. $award is its name. $by is one of the texts below, with tie-breaks: “the highest score …, then the larger lead”.

rules-award = { $award }: { $by }.
award-by-score = die meisten Punkte in einer Partie mit dem jeweiligen Land
award-by-centres = die meisten Zentren am Ende einer Partie mit dem jeweiligen Land
award-by-place = der beste Platz am Brett mit dem jeweiligen Land
award-by-director = die Turnierleitung entscheidet
award-by-votes = die höchste Durchschnittsnote von den anderen Spielern ({ $grades })
award-then = { $by }, dann { $tie-break }
award-then-lead = der größere Vorsprung
award-then-best-grade = die meisten Stimmen mit der Bestnote
award-then-total = die Gesamtpunktzahl
award-then-score = die Punkte der Partie
award-then-centres = die Zentren
award-least-games =
    { $count ->
        [one] { $by }, für Spieler mit mindestens einer Partie
       *[other] { $by }, für Spieler mit mindestens { $number } Partien
    }
best-country = Länderpreis { $power }
best-countries = Länderpreise

## The end of a game

rules-last-year = Das letzte Jahr einer Partie ist { $year }.
rules-all-survivors = Ein Draw umfasst alle Überlebenden.
rules-first-draw = Ein Draw darf frühestens nach { $year } vorgeschlagen werden.
rules-vote-ends-game = Eine Partie endet nur durch ein Solo oder eine erfolgreiche Abstimmung, sonst gilt sie als abgebrochen.
rules-vote-ends-game-early = Vor dem letzten Jahr endet eine Partie nur durch ein Solo oder eine erfolgreiche Abstimmung, sonst gilt sie als abgebrochen.
rules-one-vote-a-season = Über jeden vorgeschlagenen Draw wird in einer Jahreszeit nur einmal abgestimmt.
rules-concession-solo = Geben die anderen auf, wird die Partie als Solo gewertet.
rules-concession-abandoned = Ein Sieg durch Aufgabe der anderen ist nicht möglich: Die Partie gilt dann als abgebrochen.

## Deadlines. $times is a list of times: “17 minutes for a Spring and 15 minutes for a Fall”.

# “Bedenkzeit: 17 Minuten im Frühling und 15 Minuten im Herbst.”
rules-times = Die Bedenkzeit beträgt { $minutes ->
       *[more] { $times }
    }.
rules-clock-runs-on = Mit Ablauf der Zeit beginnt die nächste Phase.
time-for-spring = { $time } im Frühling
time-for-fall = { $time } im Herbst
time-for-first-spring = { $time } im ersten Frühling
time-for-retreats = { $time } für Rückzüge
time-for-builds = { $time } für Auf- und Abbau
time-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
time-parts-of-minutes = { $minutes } Minuten
time-hours = { $count ->
       *[other] { $count } Stunden
    }

## The phases of a game year

phase-spring = Frühling
phase-spring-retreats = Rückzüge im Frühling
phase-fall = Herbst
phase-fall-retreats = Rückzüge im Herbst
phase-builds = Auf- und Abbau
phase-of-year = { $phase } { $year }
late-orders-yellow = verspätete Befehle: Gelbe Karte, noch { $time }
late-orders-red = verspätete Befehle: Rote Karte

## Penalties and reserves

rules-penalty-floor = Statt einer prozentualen Strafe werden { $points } Punkte abgezogen, wenn die Partie nur die niedrigste Punktzahl, { $score }, gebracht hat.
rules-removal =
    { $count ->
        [one] Wer eine prozentuale Strafe auf die Gesamtpunktzahl hat, wird ausgeschlossen.
       *[other] Wer { $number } prozentuale Strafen auf die Gesamtpunktzahl hat, wird ausgeschlossen.
    }
rules-extensions =
    { $count ->
        [one] Ein Spieler erhält in einer Partie höchstens eine Zeitverlängerung.
       *[other] Ein Spieler erhält in einer Partie höchstens { $number } Zeitverlängerungen.
    }
rules-late-orders =
    { $count ->
        [one] Für verspätete Befehle gibt es die Gelbe Karte, bei mehr als einer Sekunde Verspätung oder im Wiederholungsfall die Rote.
       *[other] Für verspätete Befehle gibt es die Gelbe Karte, bei mehr als { $number } Sekunden Verspätung oder im Wiederholungsfall die Rote.
    }
rules-powers-once = Niemand spielt ein Land zweimal, außer { $place }.
rules-reserves-apart = Wer am Turnier teilnimmt, darf weder Reserve noch Ersatz sein.

## Posting

rules-posted-at-once = Die Ergebnisse werden nach jeder Runde ausgehängt.
rules-posting-held = Die Ergebnisse werden nach jeder Runde ausgehängt. Die der letzten Runde werden bis zur Freigabe zurückgehalten.
