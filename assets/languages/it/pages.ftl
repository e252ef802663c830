draft = PROVVISORIO
draft-sentence = Provvisorio: questa pagina può ancora cambiare.
page-of = pagina { $page } di { $pages }
title-continued = { $title } (segue)
results = Risultati
round-short = R{ $number }
above-next = Precede { $next }: { $reason }
tied-with-next = A pari merito con { $next }: { $reason }

posted-at = { $day } { $month } { $year }, { $time }
written-date = { $day } { $month } { $year }
month =
    { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    }

## Certificates.

certificate = ATTESTATO
awarded-to = conferito a
with-total = con un totale di { $total }
tournament-director = Direttore di gara

## Cards.

card-centres =
    { $centres ->
        [one] { $centres } centro
       *[other] { $centres } centri
    }

## Web pages. These texts are for screen readers and for links.

contents = Indice
letters = Lettere
rounds = Round
link-to-board = Tavolo

## The projector.

sitting-out = A riposo
clock-stopped = il cronometro è fermo

letters-from-to = { $first }–{ $last }
