draft = UTKAST
draft-sentence = Utkast: denne siden kan fortsatt endre seg.
page-of = side { $page } av { $pages }
title-continued = { $title }, fortsettelse
results = Resultater
round-short = R{ $number }
above-next = Foran { $next }: { $reason }
tied-with-next = Likt med { $next }: { $reason }

posted-at = { $day }. { $month } { $year }, { $time }
written-date = { $day }. { $month } { $year }
month =
    { $month ->
        [1] januar
        [2] februar
        [3] mars
        [4] april
        [5] mai
        [6] juni
        [7] juli
        [8] august
        [9] september
        [10] oktober
        [11] november
       *[12] desember
    }

## Certificates.

certificate = DIPLOM
awarded-to = tildeles
with-total = med totalt { $total } poeng
tournament-director = Turneringsleder

## Cards.

card-centres =
    { $centres ->
        [one] { $centres } senter
       *[other] { $centres } sentre
    }

## Web pages. These texts are for screen readers and for links.

contents = Innhold
letters = Bokstaver
rounds = Runder
link-to-board = Bord

## The projector.

sitting-out = Står over
clock-stopped = klokken er stanset

letters-from-to = { $first }–{ $last }
