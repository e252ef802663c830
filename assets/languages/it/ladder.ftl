# A ladder: a table over the events of a year.

## Its title and the title of whoever leads it.

ladder-on-day = { $ladder }, { $day } { $month } { $year }
ladder-of-year = { $ladder }, { $year }
# Before names: “In testa: Anna Rossi.”
leader = In testa

## Why an event does not count. The reason ends a sentence: “Non conteggiato: Spring Cup, variante.”

not-accredited = non omologato
accreditation-undecided = omologazione ancora da decidere
level-undecided = manca il tipo di torneo
date-undecided = manca la data
other-year = di un altro anno
listed-twice = in elenco due volte
no-boards = numero di tavoli sconosciuto
variant = variante
other-scoring = punti calcolati con altre regole
not-begun = mancano ancora i centri del primo autunno
ended-long-ago = concluso da troppo tempo

## Why a player is above the next one with an equal score. $own and $other are their figures; $own is that of the player above.

# $nth counts the events of a player from the best one.
better-event =
    { $nth ->
        [1] più punti nel miglior torneo, { $own } contro { $other }
        [2] più punti nel secondo miglior torneo, { $own } contro { $other }
        [3] più punti nel terzo miglior torneo, { $own } contro { $other }
       *[other] più punti nel { $nth }º miglior torneo, { $own } contro { $other }
    }
more-events = più tornei, { $own } contro { $other }
fewer-events = meno tornei, { $own } contro { $other }
equal-scores-no-tie-break = punti uguali, e questa classifica non prevede spareggi
