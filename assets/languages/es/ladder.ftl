# A ladder: a table over the events of a year.

## Its title and the title of whoever leads it.

ladder-on-day = { $ladder }, { $day } de { $month } de { $year }
ladder-of-year = { $ladder }, { $year }
# Whoever leads the table, before the day on which the title of the ladder is given.
leader = Líder

## Why an event does not count. The reason ends a sentence: “No contado: Spring Cup, es una variante.”

not-accredited = sin homologar
accreditation-undecided = está por decidir si se homologa
level-undecided = falta introducir la categoría
date-undecided = falta introducir la fecha
other-year = es de otro año
listed-twice = aparece dos veces en la lista
no-boards = no se sabe cuántas mesas hubo
variant = es una variante
other-scoring = se puntuó con otro reglamento
not-begun = todavía no ha llegado el recuento del primer otoño
ended-long-ago = terminó hace demasiado tiempo

## Why a player is above the next one with an equal score. $own and $other are their figures; $own is that of the player above.

# $nth counts the events of a player from the best one.
better-event =
    { $nth ->
        [1] mejor resultado en el mejor torneo, { $own } frente a { $other }
        [2] mejor resultado en el segundo mejor torneo, { $own } frente a { $other }
        [3] mejor resultado en el tercer mejor torneo, { $own } frente a { $other }
       *[other] mejor resultado en el { $nth }.º mejor torneo, { $own } frente a { $other }
    }
more-events = más torneos, { $own } frente a { $other }
fewer-events = menos torneos, { $own } frente a { $other }
equal-scores-no-tie-break = puntos iguales, y esta clasificación no tiene desempate
