## Its title and the title of whoever leads it.

ladder-on-day = { $ladder }, { $day } { $month } { $year }
ladder-of-year = { $ladder }, { $year }
# Whoever leads the table, one player or several: “Na czele: Ann Lee”.
leader = Na czele

## Why an event does not count. The reason ends a sentence: “Left out: Spring Cup (a variant).”

not-accredited = bez akredytacji
accreditation-undecided = nie rozstrzygnięto, czy ma akredytację
level-undecided = nie wpisano kategorii
date-undecided = nie wpisano daty
other-year = z innego roku
listed-twice = podwójny wpis
no-boards = nieznana liczba stołów
variant = wariant
other-scoring = inna punktacja
not-begun = nie ma jeszcze centrów z pierwszej jesieni
ended-long-ago = od końca minęło zbyt dużo czasu

## Why a player is above the next one with an equal score. $own and $other are their figures; $own is that of the player above.

# $nth counts the events of a player from the best one.
better-event =
    { $nth ->
        [1] więcej punktów w najlepszym turnieju, { $own } do { $other }
        [2] więcej punktów w drugim najlepszym turnieju, { $own } do { $other }
        [3] więcej punktów w trzecim najlepszym turnieju, { $own } do { $other }
       *[other] więcej punktów w { $nth }. najlepszym turnieju, { $own } do { $other }
    }
more-events = więcej turniejów, { $own } do { $other }
fewer-events = mniej turniejów, { $own } wobec { $other }
equal-scores-no-tie-break = równa liczba punktów, a ta klasyfikacja nie ma kryteriów dodatkowych
