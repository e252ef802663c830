# A ladder: a table over the events of a year.

## Its title and the title of whoever leads it.

ladder-on-day = { $ladder }, { $day }. { $month } { $year }
ladder-of-year = { $ladder }, { $year }
# Before names: “I spidsen: Anna Holm.”
leader = I spidsen

## Why an event does not count. The reason ends a sentence: “Tæller ikke: Spring Cup, en variant.”

not-accredited = ikke godkendt
accreditation-undecided = endnu ikke afgjort, om turneringen er godkendt
level-undecided = turneringens type er ikke indtastet
date-undecided = datoen er ikke indtastet
other-year = fra et andet år
listed-twice = står på listen to gange
no-boards = antallet af borde er ukendt
variant = en variant
other-scoring = point efter andre regler
not-begun = centrene fra det første efterår mangler endnu
ended-long-ago = sluttede for længe siden

## Why a player is above the next one with an equal score. $own and $other are their figures; $own is that of the player above.

# $nth counts the events of a player from the best one.
better-event =
    { $nth ->
        [1] flere point i bedste turnering, { $own } mod { $other }
        [2] flere point i næstbedste turnering, { $own } mod { $other }
        [3] flere point i tredjebedste turnering, { $own } mod { $other }
       *[other] flere point i { $nth }.-bedste turnering, { $own } mod { $other }
    }
more-events = flere turneringer, { $own } mod { $other }
fewer-events = færre turneringer, { $own } mod { $other }
equal-scores-no-tie-break = pointlighed, og ranglisten har ingen tie-break
