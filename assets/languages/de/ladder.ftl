# A ladder: a table over the events of a year.

## Its title and the title of whoever leads it.

ladder-on-day = { $ladder }, { $day }. { $month } { $year }
ladder-of-year = { $ladder }, { $year }
# “Führend: Ann Lee.” It names no gender, and fits one name and several.
leader = Führend

## Why an event does not count. The reason ends a sentence: “Nicht gewertet: Frühlingspokal, eine Variante.”

not-accredited = nicht anerkannt
accreditation-undecided = noch nicht entschieden, ob das Turnier anerkannt ist
level-undecided = die Art des Turniers ist nicht eingegeben
date-undecided = das Datum ist nicht eingegeben
other-year = aus einem anderen Jahr
listed-twice = doppelt aufgeführt
no-boards = die Zahl der Bretter ist nicht bekannt
variant = eine Variante
other-scoring = nach anderen Regeln gewertet
not-begun = die Zentren nach dem ersten Herbst liegen noch nicht vor
ended-long-ago = vor zu langer Zeit beendet

## Why a player is above the next one with an equal score. $own and $other are their figures; $own is that of the player above.

# $nth counts the events of a player from the best one.
better-event =
    { $nth ->
        [1] mehr Punkte aus dem besten Turnier, { $own } gegen { $other }
        [2] mehr Punkte aus dem zweitbesten Turnier, { $own } gegen { $other }
        [3] mehr Punkte aus dem drittbesten Turnier, { $own } gegen { $other }
        [4] mehr Punkte aus dem viertbesten Turnier, { $own } gegen { $other }
        [5] mehr Punkte aus dem fünftbesten Turnier, { $own } gegen { $other }
        [6] mehr Punkte aus dem sechstbesten Turnier, { $own } gegen { $other }
        [7] mehr Punkte aus dem siebtbesten Turnier, { $own } gegen { $other }
        [8] mehr Punkte aus dem achtbesten Turnier, { $own } gegen { $other }
        [9] mehr Punkte aus dem neuntbesten Turnier, { $own } gegen { $other }
        [10] mehr Punkte aus dem zehntbesten Turnier, { $own } gegen { $other }
        [11] mehr Punkte aus dem elftbesten Turnier, { $own } gegen { $other }
        [12] mehr Punkte aus dem zwölftbesten Turnier, { $own } gegen { $other }
        [13] mehr Punkte aus dem dreizehntbesten Turnier, { $own } gegen { $other }
        [14] mehr Punkte aus dem vierzehntbesten Turnier, { $own } gegen { $other }
        [15] mehr Punkte aus dem fünfzehntbesten Turnier, { $own } gegen { $other }
        [16] mehr Punkte aus dem sechzehntbesten Turnier, { $own } gegen { $other }
        [17] mehr Punkte aus dem siebzehntbesten Turnier, { $own } gegen { $other }
        [18] mehr Punkte aus dem achtzehntbesten Turnier, { $own } gegen { $other }
        [19] mehr Punkte aus dem neunzehntbesten Turnier, { $own } gegen { $other }
       *[other] mehr Punkte aus dem { $nth }stbesten Turnier, { $own } gegen { $other }
    }
more-events = mehr Turniere, { $own } gegen { $other }
fewer-events = weniger Turniere, { $own } gegen { $other }
equal-scores-no-tie-break = gleiche Punktzahl, und diese Rangliste kennt keinen Tie-Break
