draft = ENTWURF
draft-sentence = Entwurf: Diese Seite kann sich noch ändern.
page-of = Seite { $page } von { $pages }
title-continued = { $title } (Fortsetzung)
results = Ergebnisse
round-short = R{ $number }
above-next = Vor { $next }: { $reason }
tied-with-next = Gleichstand mit { $next }: { $reason }

posted-at = { $day }. { $month } { $year }, { $time }
written-date = { $day }. { $month } { $year }
month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }

## Certificates.

certificate = URKUNDE
awarded-to = verliehen an
with-total = mit insgesamt { $total } Punkten
tournament-director = Turnierleitung

## Cards.

card-centres =
    { $centres ->
        [one] { $centres } Zentrum
       *[other] { $centres } Zentren
    }

## Web pages. These texts are for screen readers and for links.

contents = Inhalt
letters = Buchstaben
rounds = Runden
link-to-board = Brett

## The projector.

sitting-out = Es setzen aus
clock-stopped = die Uhr ist angehalten

letters-from-to = { $first }–{ $last }
