# A ladder: a table over the events of a year.

## Its title and the title of whoever leads it.

# $ladder is the name of the ladder. $month is the message month.
ladder-on-day = { $ladder }, { $day } de { $month } de { $year }
ladder-of-year = { $ladder }, { $year }
# Before the day on which the title of the ladder is given.
leader = Líder

## Why an event does not count. The reason ends a sentence: “Não contado: Spring Cup, variante.” An event is a “torneio” or, in a
## league, a “partida”, so the reasons have no gender.

not-accredited = sem homologação
accreditation-undecided = homologação ainda não decidida
level-undecided = tipo ainda não lançado
date-undecided = data ainda não lançada
other-year = de outro ano
listed-twice = consta duas vezes na lista
no-boards = número de mesas desconhecido
variant = variante
other-scoring = pontuação por outras regras
not-begun = a tabela de centros do primeiro outono ainda não chegou
ended-long-ago = terminou há tempo demais

## Why a player is above the next one with an equal score. $own and $other are their figures; $own is that of the player above.

# $nth counts the events of a player from the best one.
better-event =
    { $nth ->
        [1] mais pontos no melhor torneio, { $own } contra { $other }
        [2] mais pontos no segundo melhor torneio, { $own } contra { $other }
        [3] mais pontos no terceiro melhor torneio, { $own } contra { $other }
       *[other] mais pontos no { $nth }.º melhor torneio, { $own } contra { $other }
    }
more-events = mais torneios, { $own } contra { $other }
fewer-events = menos torneios, { $own } contra { $other }
equal-scores-no-tie-break = pontos iguais, e o ranking não tem critério de desempate
