draft = UDKAST
draft-sentence = Udkast: denne side kan stadig ændre sig.
page-of = side { $page } af { $pages }
title-continued = { $title }, fortsat
results = Resultater
round-short = R{ $number }
above-next = Foran { $next }: { $reason }
tied-with-next = Lige med { $next }: { $reason }

posted-at = { $day }. { $month } { $year }, { $time }
written-date = { $day }. { $month } { $year }
month =
    { $month ->
        [1] januar
        [2] februar
        [3] marts
        [4] april
        [5] maj
        [6] juni
        [7] juli
        [8] august
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }

## Certificates.

certificate = DIPLOM
awarded-to = tildeles
with-total = med i alt { $total } point
tournament-director = Turneringsleder

## Cards.

card-centres =
    { $centres ->
        [one] { $centres } center
       *[other] { $centres } centre
    }

## Web pages. These texts are for screen readers and for links.

contents = Indhold
letters = Bogstaver
rounds = Runder
link-to-board = Bord

## The projector.

sitting-out = Sidder over
clock-stopped = uret er standset

letters-from-to = { $first }–{ $last }
