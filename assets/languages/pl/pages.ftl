draft = WERSJA ROBOCZA
draft-sentence = Wersja robocza: ta strona może się jeszcze zmienić.
page-of = strona { $page } z { $pages }
title-continued = { $title } (cd.)
results = Wyniki
round-short = R{ $number }
above-next = Wyżej niż { $next }: { $reason }
tied-with-next = Ex aequo – { $next }: { $reason }

posted-at = { $day } { $month } { $year }, { $time }
written-date = { $day } { $month } { $year }
month =
    { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    }

## Certificates.

certificate = DYPLOM
awarded-to = otrzymuje
with-total = z sumą punktów { $total }
tournament-director = Sędzia główny

## Cards.

card-centres =
    { $centres ->
        [one] { $centres } centrum
        [few] { $centres } centra
        [many] { $centres } centrów
       *[other] { $centres } centrum
    }

## Web pages. These texts are for screen readers and for links.

contents = Spis treści
letters = Litery
rounds = Rundy
link-to-board = Stół

## The projector.

sitting-out = Pauzują
clock-stopped = zegar zatrzymany

letters-from-to = { $first }–{ $last }
