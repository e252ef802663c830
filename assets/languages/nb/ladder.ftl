# A ladder: a table over the events of a year.

## Its title and the title of whoever leads it.

# $ladder is the name of the ladder. $month is the message month.
ladder-on-day = { $ladder }, { $day }. { $month } { $year }
ladder-of-year = { $ladder }, { $year }
# Before the day on which the title of the ladder is given.
leader = Leder

## Why an event does not count. The reason ends a sentence: “Teller ikke: Spring Cup, en variant.” An event is a “turnering” or, in
## a league, a “parti”, so the reasons have no gender.

not-accredited = uten godkjenning
accreditation-undecided = godkjenningen er ikke avgjort ennå
level-undecided = typen er ikke ført inn
date-undecided = datoen er ikke ført inn
other-year = fra et annet år
listed-twice = oppført to ganger
no-boards = antall bord er ukjent
variant = en variant
other-scoring = poeng etter andre regler
not-begun = sentertabellen for den første høsten har ikke kommet inn ennå
ended-long-ago = sluttet for lenge siden

## Why a player is above the next one with an equal score. $own and $other are their figures; $own is that of the player above.

# $nth counts the events of a player from the best one.
better-event =
    { $nth ->
        [1] flere poeng i beste turnering, { $own } mot { $other }
        [2] flere poeng i nest beste turnering, { $own } mot { $other }
        [3] flere poeng i tredje beste turnering, { $own } mot { $other }
       *[other] flere poeng i { $nth }. beste turnering, { $own } mot { $other }
    }
more-events = flere turneringer, { $own } mot { $other }
fewer-events = færre turneringer, { $own } mot { $other }
equal-scores-no-tie-break = poenglikhet, og rankinglisten har ingen tie-break
