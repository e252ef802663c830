draft = PROVISIONAL
draft-sentence = Provisional: esta página todavía puede cambiar.
page-of = página { $page } de { $pages }
title-continued = { $title } (continuación)
results = Resultados
round-short = R{ $number }
above-next = Por delante de { $next }: { $reason }
tied-with-next = Empate con { $next }: { $reason }

posted-at = { $day } de { $month } de { $year }, { $time }
written-date = { $day } de { $month } de { $year }
month =
    { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }

## Certificates.

certificate = DIPLOMA
awarded-to = otorgado a
with-total = con un total de { $total }
tournament-director = Director del torneo

## Cards.

card-centres =
    { $centres ->
        [one] { $centres } centro
       *[other] { $centres } centros
    }

## Web pages. These texts are for screen readers and for links.

contents = Índice
letters = Letras
rounds = Rondas
link-to-board = Mesa

## The projector.

sitting-out = Descansan
clock-stopped = el reloj está parado

letters-from-to = { $first }–{ $last }
