draft = UTKAST
draft-sentence = Utkast: den här sidan kan fortfarande ändras.
page-of = sida { $page } av { $pages }
title-continued = { $title }, fortsättning
results = Resultat
round-short = R{ $number }
above-next = Före { $next }: { $reason }
tied-with-next = Lika med { $next }: { $reason }

posted-at = { $day } { $month } { $year }, { $time }
written-date = { $day } { $month } { $year }
month =
    { $month ->
        [1] januari
        [2] februari
        [3] mars
        [4] april
        [5] maj
        [6] juni
        [7] juli
        [8] augusti
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }

## Certificates.

certificate = DIPLOM
awarded-to = tilldelas
with-total = med totalt { $total } poäng
tournament-director = Turneringsledare

## Cards.

card-centres =
    { $centres ->
        [one] { $centres } centrum
       *[other] { $centres } centra
    }

## Web pages. These texts are for screen readers and for links.

contents = Innehåll
letters = Bokstäver
rounds = Rundor
link-to-board = Bord

## The projector.

sitting-out = Står över
clock-stopped = klockan är stoppad

letters-from-to = { $first }–{ $last }
