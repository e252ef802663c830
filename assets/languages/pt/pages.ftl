draft = PROVISÓRIO
draft-sentence = Provisório: esta página ainda pode mudar.
page-of = página { $page } de { $pages }
title-continued = { $title } (continuação)
results = Resultados
round-short = R{ $number }
above-next = À frente de { $next }: { $reason }
tied-with-next = Empate com { $next }: { $reason }

posted-at = { $day } de { $month } de { $year }, { $time }
written-date = { $day } de { $month } de { $year }
month =
    { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    }

## Certificates.

certificate = CERTIFICADO
awarded-to = concedido a
with-total = com um total de { $total }
tournament-director = Diretor do torneio

## Cards.

card-centres =
    { $centres ->
        [one] { $centres } centro
       *[other] { $centres } centros
    }

## Web pages. These texts are for screen readers and for links.

contents = Índice
letters = Letras
rounds = Rodadas
link-to-board = Mesa

## The projector.

sitting-out = De folga
clock-stopped = o relógio está parado

letters-from-to = { $first }–{ $last }
