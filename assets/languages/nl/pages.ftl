draft = VOORLOPIG
draft-sentence = Voorlopig: deze pagina kan nog veranderen.
page-of = pagina { $page } van { $pages }
title-continued = { $title }, vervolg
results = Resultaten
round-short = R{ $number }
above-next = Boven { $next }: { $reason }
tied-with-next = Gelijk met { $next }: { $reason }

posted-at = { $day } { $month } { $year }, { $time }
written-date = { $day } { $month } { $year }
month =
    { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }

## Certificates.

certificate = OORKONDE
awarded-to = toegekend aan
with-total = met een totaal van { $total }
tournament-director = Toernooileider

## Cards.

card-centres =
    { $centres ->
        [one] { $centres } centrum
       *[other] { $centres } centra
    }

## Web pages. These texts are for screen readers and for links.

contents = Inhoud
letters = Letters
rounds = Rondes
link-to-board = Bord

## The projector.

sitting-out = Vrij
clock-stopped = de klok staat stil

letters-from-to = { $first }–{ $last }
