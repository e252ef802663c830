# A ladder: a table over the events of a year.

## Its title and the title of whoever leads it.

# $ladder is the name of the ladder. $month is the message month.
ladder-on-day = { $ladder }, { $day } { $month } { $year }
ladder-of-year = { $ladder }, { $year }
# Whoever leads the table, before the day on which the title of the ladder is given.
leader = Leader

## Why an event does not count. The reason ends a sentence: “Left out: Spring Cup (a variant).”

not-accredited = not accredited
accreditation-undecided = not decided whether it is accredited
level-undecided = its kind is not entered
date-undecided = its date is not entered
other-year = from another year
listed-twice = listed twice
no-boards = the number of boards is unknown
variant = a variant
other-scoring = scored by other rules
not-begun = its first Fall has not come in yet
ended-long-ago = ended too long ago

## Why a player is above the next one with an equal score. $own and $other are their figures; $own is that of the player above.

# $nth counts the events of a player from the best one.
# $nth (Number)
# $own (Figure)
# $other (Figure)
better-event =
    { $nth ->
        [1] better best event, { $own } over { $other }
        [2] better second best event, { $own } over { $other }
        [3] better third best event, { $own } over { $other }
       *[other] better event number { $nth } from the best, { $own } over { $other }
    }
more-events = more events, { $own } over { $other }
fewer-events = fewer events, { $own } against { $other }
equal-scores-no-tie-break = equal scores, and the ladder has no tie-break
