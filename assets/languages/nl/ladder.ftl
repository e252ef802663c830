# A ladder: a table over the events of a year.

## Its title and the title of whoever leads it.

ladder-on-day = { $ladder }, { $day } { $month } { $year }
ladder-of-year = { $ladder }, { $year }
# “Aan kop: Ann Lee.” It fits one name and several.
leader = Aan kop

## Why an event does not count. The reason ends a sentence: “Telt niet mee: Lentebeker, een variant.”

not-accredited = niet erkend
accreditation-undecided = nog niet besloten of het toernooi erkend is
level-undecided = het soort toernooi is niet ingevoerd
date-undecided = de datum is niet ingevoerd
other-year = uit een ander jaar
listed-twice = dubbel vermeld
no-boards = het aantal borden is niet bekend
variant = een variant
other-scoring = punten geteld volgens andere regels
not-begun = de centra na het eerste najaar zijn nog niet binnen
ended-long-ago = te lang geleden afgelopen

## Why a player is above the next one with an equal score. $own and $other are their figures; $own is that of the player above.

# $nth counts the events of a player from the best one.
better-event =
    { $nth ->
        [1] meer punten uit het beste toernooi, { $own } tegen { $other }
        [2] meer punten uit het op één na beste toernooi, { $own } tegen { $other }
        [3] meer punten uit het op twee na beste toernooi, { $own } tegen { $other }
        [4] meer punten uit het op drie na beste toernooi, { $own } tegen { $other }
        [5] meer punten uit het op vier na beste toernooi, { $own } tegen { $other }
        [6] meer punten uit het op vijf na beste toernooi, { $own } tegen { $other }
        [7] meer punten uit het op zes na beste toernooi, { $own } tegen { $other }
        [8] meer punten uit het op zeven na beste toernooi, { $own } tegen { $other }
        [9] meer punten uit het op acht na beste toernooi, { $own } tegen { $other }
        [10] meer punten uit het op negen na beste toernooi, { $own } tegen { $other }
       *[other] meer punten uit het { $nth }e beste toernooi, { $own } tegen { $other }
    }
more-events = meer toernooien, { $own } tegen { $other }
fewer-events = minder toernooien, { $own } tegen { $other }
equal-scores-no-tie-break = gelijke scores, en deze ranglijst heeft geen tiebreak
