## Why a place is shared. $tie-break is the name of a tie-break: “second best game”.

shared-because = geteilt: { $reason }
tied-on-everything = Gleichstand in allen Tie-Breaks
tied-down-to = Gleichstand in allen Tie-Breaks (zuletzt: { $tie-break })
tied-without-more-results = Gleichstand in allen Tie-Breaks (zuletzt: { $tie-break }); weitere Ergebnisse gibt es nicht
equal-totals-no-result = gleiche Gesamtpunktzahl und noch keine Ergebnisse
equal-totals-no-tie-break = gleiche Gesamtpunktzahl, und diese Regeln kennen keinen Tie-Break
equal-totals-no-team-tie-break = gleiche Gesamtpunktzahl, und diese Regeln kennen keinen Tie-Break für Teams
equal-figures-no-tie-break = gleicher Wert, und für den Preis gibt es keinen Tie-Break

## Why a player is above or below another one. $own and $other are their figures; $own is that of the player above.

figure-not-played = { $figure } (nicht gespielt)
higher-total = höhere Gesamtpunktzahl, { $own } gegen { $other }
lower-total = niedrigere Summe, { $own } gegen { $other }
better-tie-break = { $comparison }, { $own } gegen { $other }
reason-tied-on = { $reason } (gleich: { $figures })
tie-break-figure = { $tie-break } { $figure }
below-by-total = hinter { $player } mit { $gap } Rückstand
below-by-tie-break = hinter { $player }: { $tie-break } { $other } gegen { $own }
# The reason is no whole sentence, “Top-Board gewonnen”, so that it needs no pronoun.
below-reserved = hinter { $player } ({ $reason })
below-player = hinter { $player }
above-unplaced = vor { $player } (ohne Platz)
above-by = vor { $player }: { $reason }
above-by-gap = vor { $player } mit { $gap } Vorsprung
above-reserved = vor { $player }: { $reason }
above-player = vor { $player }

## A place that the top board decided. What is said of the player, after a colon or after “who”. $board is “top board”, $place
## “at the top board”.

top-board-highest-total = höchste Gesamtpunktzahl der Spieler { $place }
top-board-won = { $board } gewonnen
top-board-was-second = Platz 2 { $place }
top-board-leads = führt { $place }
top-board-is-second = zurzeit Platz 2 { $place }
top-board-first-abandoned = Platz 1 { $place }, Partie abgebrochen
top-board-second-abandoned = Platz 2 { $place }, Partie abgebrochen
top-board-first-unended = Platz 1 { $place }, Ausgang der Partie nicht angegeben
top-board-second-unended = Platz 2 { $place }, Ausgang der Partie nicht angegeben
top-board-first-of-placed = Platz 1 { $place } unter den Spielern, die platziert werden
top-board-second-of-placed = Platz 2 { $place } unter den Spielern, die platziert werden
top-board-tie-entered = { $reason }; dort Gleichstand, aber das Land später gewählt, als Nummer { $own } gegen Nummer { $other }
top-board-tie-not-entered = { $reason }; dort Gleichstand, aber das Land später gewählt, falls nach der Rangliste gewählt wurde: Die Reihenfolge der Länderwahl ist nicht vollständig eingegeben

## Teams and awards

better-member =
    { $place ->
        [1] mehr Punkte des besten Mitglieds, { $own } gegen { $other }
       *[other] mehr Punkte des { $ordinal }besten Mitglieds, { $own } gegen { $other }
    }
larger-lead = größerer Vorsprung, { $own } gegen { $other }
leads-board =
    { $count ->
        [one] führt am eigenen Brett mit { $count } Zentrum Vorsprung; der nächste Anwärter liegt { $other } hinter dem größten Land seines Bretts
       *[other] führt am eigenen Brett mit { $count } Zentren Vorsprung; der nächste Anwärter liegt { $other } hinter dem größten Land seines Bretts
    }
fewer-centres-behind = weniger Zentren Rückstand auf das größte andere Land, { $own } gegen { $other }
more-best-grades = mehr Stimmen mit der Bestnote { $grade }, { $own } gegen { $other }
more-centres-over = mehr Zentren, { $own } gegen { $other }
higher-event-total = höhere Gesamtpunktzahl im Turnier, { $own } gegen { $other }
higher-game-score = mehr Punkte in der Partie, { $own } gegen { $other }

## The tie-breaks of awards, inside a sentence: “tied …, down to the lead”.

award-lead = Vorsprung
award-best-grades = Zahl der Stimmen mit der Bestnote
award-total = Gesamtpunktzahl im Turnier
award-score = Punkte der Partie
award-centres = Zentren

## Claims to a seat at the top board, in a table

claim-seat = Platz
claim-group = Platz durch Gruppensieg
claim-director = Platz, von der Turnierleitung vergeben
claim-replacement = Platz, nachgerückt
claim-declined = verzichtet
claim-left = hat das Turnier verlassen
claim-played-too-many = { $rounds ->
       *[other] kein Platz: hat schon { $rounds } Runden gespielt (höchstens { $most })
    }
claim-drawn-too-many = kein Platz: in Runde { $round } gesetzt (höchstens { $most } Runden)
claim-undecided = Gleichstand um den letzten Platz
claim-next = rückt als Nächstes nach
# “2. der Nachrückliste”
claim-in-line = { $place } der Nachrückliste

## How a total, or the score of a round, came about

breakdown-total = Gesamtpunktzahl von { $player }
breakdown-round = { $player }, { $round }
breakdown-game = { $board }, { $power }
breakdown-sat-out = { $round }, ausgesetzt
breakdown-divided = geteilt durch { $number }
breakdown-results-plus = die Zahl der Ergebnisse, { $results }, plus { $more }
breakdown-counted-results = die Zahl der gewerteten Ergebnisse
breakdown-results = die Zahl der Ergebnisse
breakdown-counts = Es zählen: { $what }.
breakdown-before-penalty = { $score } vor Abzug der Strafe
breakdown-unscored = noch nicht gewertet
breakdown-scored = { $score } Punkte
breakdown-place = Platz { $place } am Brett
breakdown-does-not-count = zählt nicht
breakdown-after-penalty = nach Abzug einer Strafe von { $points }
breakdown-end-unknown = nicht angegeben, wie die Partie endete
breakdown-last-year-missing = das letzte Jahr der Partie ist nicht eingegeben
breakdown-count-unreadable = eine Zentrenzahl der Partie ist nicht lesbar
breakdown-running = die Partie läuft noch
breakdown-played-by = gespielt von { $player }
breakdown-no-further-points = keine Punkte für weiteres Aussetzen
adjustment-start = Start
adjustment-handicap = Vorgabe
adjustment-top-board = { $percent } % Bonus ({ $board })
adjustment-penalty = Strafe
adjustment-penalty-for = Strafe: { $reason }
