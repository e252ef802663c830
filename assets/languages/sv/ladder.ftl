# A ladder: a table over the events of a year.

## Its title and the title of whoever leads it.

ladder-on-day = { $ladder }, { $day } { $month } { $year }
ladder-of-year = { $ladder }, { $year }
# Whoever leads the table, before the day on which the title of the ladder is given.
leader = Ledare

## Why an event does not count. The reason ends a sentence: “Räknas inte: Spring Cup, en variant.”

not-accredited = inte godkänd
accreditation-undecided = det är inte avgjort om turneringen är godkänd
level-undecided = turneringens nivå är inte inmatad
date-undecided = datumet är inte inmatat
other-year = hör till ett annat år
listed-twice = står två gånger i listan
no-boards = antalet bord är okänt
variant = en variant
other-scoring = poängsattes enligt andra regler
not-begun = resultatet av den första hösten har inte kommit in än
ended-long-ago = slutade för länge sedan

## Why a player is above the next one with an equal score. $own and $other are their figures; $own is that of the player above.

# $nth counts the events of a player from the best one.
better-event =
    { $nth ->
        [1] bättre resultat i bästa turneringen, { $own } mot { $other }
        [2] bättre resultat i näst bästa turneringen, { $own } mot { $other }
        [3] bättre resultat i tredje bästa turneringen, { $own } mot { $other }
       *[other] bättre resultat i { $nth }:e bästa turneringen, { $own } mot { $other }
    }
more-events = fler turneringar, { $own } mot { $other }
fewer-events = färre turneringar, { $own } mot { $other }
equal-scores-no-tie-break = lika poäng, och rankningslistan har ingen särskiljning
