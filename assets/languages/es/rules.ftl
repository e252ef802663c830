# The rules of an event in words. Each sentence stands in a paragraph with others.
# $number is a number as a word (“three”), $count is the same number, for the plural.

## Numbers as words. A language may write digits instead: { $count }.

# Feminine, for “partida”, “ronda”, “penalización” and “persona”. Other numbers than 1 have no gender.
number-word =
    { $count ->
        [0] cero
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
       *[other] { $count }
    }

# Feminine, for “partida”, “ronda”, “posición” and “puntuación”.
ordinal-word =
    { $place ->
        [0] última
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
        [7] séptima
        [8] octava
        [9] novena
        [10] décima
       *[other] { $place }.ª
    }

## The headings of the paragraphs.

rules-heading-scoring = Puntuación
rules-heading-rounds = Rondas
rules-heading-sitting-out = Descansos
rules-heading-counts = Qué cuenta
rules-heading-ties = Desempates
rules-heading-top-board = Mesa final
rules-heading-groups = Grupos
rules-heading-teams = Equipos
rules-heading-awards = Premios
rules-heading-game-end = Final de la partida
rules-heading-deadlines = Plazos
rules-heading-penalties = Penalizaciones y reservas
rules-heading-posting = Publicación

## The top board. $board is its name: one of these three, or what the director typed.

# The sentences put “la” before the name, so the three are feminine. Most names that directors type are feminine too (final,
# mesa, ronda, partida).
top-board-name = mesa final
final-table-name = mesa final
medal-round-name = ronda de medallas
top-board-place =
    { $kind ->
        [round] en la { $board }
       *[board] en la { $board }
    }
after-elimination = después de la fase clasificatoria
after-round = después de la ronda { $round }
in-round = en la ronda { $round }

## Scoring. $system is the name of a scoring system. $parameters is a list of names with numbers: “solo 100, draw 50”.

rules-scored-by = Las partidas se puntúan con { $system }.
rules-scored-by-with = Las partidas se puntúan con { $system } ({ $parameters }).
rules-round-scored-by = La ronda { $round } se puntúa con { $system }.
rules-round-scored-by-with = La ronda { $round } se puntúa con { $system } ({ $parameters }).

## Rounds

rules-rounds =
    { $count ->
        [one] Hay una sola ronda.
       *[other] Hay { $count } rondas.
    }
rules-most-rounds =
    { $count ->
        [one] Nadie juega más de una ronda.
       *[other] Nadie juega más de { $number } rondas.
    }
rules-most-before-last =
    { $count ->
        [one] Nadie juega más de una ronda antes de la última.
       *[other] Nadie juega más de { $number } rondas antes de la última.
    }
rules-games-at-once = Un jugador puede jugar { $number } partidas a la vez.
rules-sitting-out = Un jugador que está presente y se queda sin mesa recibe { $points } puntos por la ronda.
rules-sitting-out-once = Un jugador que está presente y se queda sin mesa recibe { $points } puntos por la ronda, pero una sola vez.

## Sitting out. $kinds is a list of these kinds of players, “volunteers, then everybody else”.

rules-sit-outs = Si con el número de jugadores no se completan todas las mesas, descansan por este orden: { $kinds }. Dentro de cada grupo descansa primero el último en inscribirse. Quienes ya han descansado van al final.
sit-out-next = { $kinds }, después { $kind }
sit-out-volunteers = los voluntarios
sit-out-late-sign-ups = los inscritos fuera de plazo
sit-out-locals = los jugadores que viven en la ciudad
sit-out-nationals = los jugadores del país anfitrión
sit-out-everyone = todos los demás

## What counts. The phrases below make a text such as “the best two games and half of the third”. $of is “games”, “rounds” or
## “places” (places on a board, where the lowest total wins). $what is such a text.

# “Posiciones” rather than “puestos”, because all three nouns must be feminine: “la mitad de la tercera”, “las demás”.
rules-counting = { $what }.
rules-lowest-wins = Gana el total más bajo.
rules-top-board-counting = Para los jugadores de la { $board }: { $what }.
rules-least-results =
    { $count ->
        [one] Para clasificarse, un jugador necesita al menos un resultado.
       *[other] Para clasificarse, un jugador necesita al menos { $number } resultados.
    }
rules-place-needs-later-round = Un jugador que juega en una ronda y en ninguna de las posteriores queda sin clasificar.
rules-handicaps-always = Los hándicaps cuentan desde el principio.
counting-best =
    { $of ->
        [games]
            { $count ->
                [one] la mejor partida
               *[other] las { $number } mejores partidas
            }
        [rounds]
            { $count ->
                [one] la mejor ronda
               *[other] las { $number } mejores rondas
            }
       *[places]
            { $count ->
                [one] la mejor posición
               *[other] las { $number } mejores posiciones
            }
    }
counting-all =
    { $of ->
        [games] todas las partidas
        [rounds] todas las rondas
       *[places] todas las posiciones
    }
counting-others = todas las demás
counting-share-of-one = { $share } de la { $ordinal }
counting-share-of-others = { $share } de { $results }
counting-share-of-mean = { $share } de la media de { $results }
share-half = la mitad
share-third = un tercio
share-quarter = un cuarto
share-percent = el { $percent } %
counting-nothing = nada
counting-of-round = { $what } de la ronda { $round }
counting-of-rounds = { $what } de las rondas { $first } a { $last }
counting-of-top-board = { $what } de la { $board }
counting-at-top-board = { $what } { $place }
counting-of-elimination = { $what } de la fase clasificatoria
counting-at-other-boards = { $what } en otras mesas
counting-times = { $what }, con factor { $factor }
counting-with-results =
    { $of ->
        [games]
            { $count ->
                [one] con una partida o más: { $what }
               *[other] con { $number } partidas o más: { $what }
            }
        [rounds]
            { $count ->
                [one] con una ronda o más: { $what }
               *[other] con { $number } rondas o más: { $what }
            }
       *[places]
            { $count ->
                [one] con un resultado o más: { $what }
               *[other] con { $number } resultados o más: { $what }
            }
    }
counting-plus = { $what }, más { $next }
counting-or-else = { $what }; { $next }
counting-best-of-round = { $what }; si hay varias partidas en una ronda, cuenta la mejor
counting-sum-of-round = { $what }; si hay varias partidas en una ronda, se suman
counting-divided = { $what }, todo dividido entre el número de resultados
counting-divided-plus = { $what }, todo dividido entre el número de resultados más { $more }
counting-mean = la media de { $what }
counting-multiplied = { $what }; con factor { $factor } en { $rounds }
counting-multiplied-for-best = { $what }; con factor { $factor } en { $rounds } para los { $best } mejores después de la ronda { $after }
counting-start = { $points } puntos de base y { $what }
counting-sat-out = { $what }; una ronda de descanso da { $points } puntos
counting-sat-out-once = { $what }; la primera ronda de descanso da { $points } puntos

## Ties. $steps is a list of tie-breaks: “the best game, then by the second best game”.

rules-equal-totals = Con totales iguales se comparte el puesto.
rules-ties = Criterio de desempate: { $steps }. Los jugadores que sigan empatados comparten el puesto.
tie-break-first = { $tie-break }
tie-break-next = { $steps }; después, { $tie-break }

## The names of tie-breaks, inside a sentence. $ordinal is “third”, $place is 3.

tie-break-best-game =
    { $place ->
        [1] mejor partida
       *[other] { $ordinal } mejor partida
    }
tie-break-best-round =
    { $place ->
        [1] mejor ronda
       *[other] { $ordinal } mejor ronda
    }
tie-break-latest-game = última partida
# $rounds has the article: “puntos en la ronda 4 o en su defecto en la ronda 3”. No commas, because a figure follows after one.
tie-break-round-score = puntos en { $rounds }
tie-break-or-else-round = { $rounds } o en su defecto en { $round }
tie-break-all-games = suma de todas las partidas
tie-break-average-game = media por partida
tie-break-centres = centros
tie-break-solos = victorias en solitario
tie-break-draws = partidas empatadas
tie-break-mean-of = media con el sistema { $system }
tie-break-best-member =
    { $place ->
        [1] mejor puntuación de un miembro
       *[other] { $ordinal } mejor puntuación de un miembro
    }

## The same as the reason for a place: “larger second best game, 35.74 over 31.80”.

larger-best-game =
    { $place ->
        [1] más puntos en la mejor partida
       *[other] más puntos en la { $ordinal } mejor partida
    }
smaller-best-game =
    { $place ->
        [1] mejor puesto en la mejor partida
       *[other] mejor puesto en la { $ordinal } mejor partida
    }
larger-best-round =
    { $place ->
        [1] más puntos en la mejor ronda
       *[other] más puntos en la { $ordinal } mejor ronda
    }
larger-latest-game = más puntos en la última partida
larger-round-score = más puntos en { $rounds }
larger-all-games = mayor suma de todas las partidas
larger-average-game = mayor media por partida
larger-mean-of = mayor media con el sistema { $system }
more-centres = más centros
more-solos = más victorias en solitario
more-draws = más partidas empatadas

## The top board. $games is the number of games that the same seven play there, $games-word the same as a word.

rules-top-board =
    { $games ->
        [1] La { $board } se juega en la ronda { $round }.
       *[other] La { $board } se juega en la ronda { $round } ({ $games-word } partidas de los mismos siete jugadores).
    }
rules-top-board-after-elimination =
    { $games ->
        [1]
            { $count ->
                [one] La { $board } se juega después de la única partida clasificatoria de cada jugador.
               *[other] La { $board } se juega después de las { $number } partidas clasificatorias de cada jugador.
            }
       *[other]
            { $count ->
                [one] La { $board } se juega después de la única partida clasificatoria de cada jugador ({ $games-word } partidas de los mismos siete jugadores).
               *[other] La { $board } se juega después de las { $number } partidas clasificatorias de cada jugador ({ $games-word } partidas de los mismos siete jugadores).
            }
    }
rules-top-board-unmarked = Si un archivo no marca ninguna mesa, se juega en la ronda { $round }, o bien consiste en las partidas de las últimas rondas cuyos siete jugadores han jugado todas las partidas clasificatorias.
rules-seats-by-ranking = Las plazas son para los siete primeros de la clasificación después de la ronda { $round }. Si un jugador renuncia, ocupa su plaza el siguiente de la lista.
rules-seats-by-ranking-of-few =
    { $count ->
        [one] Las plazas son para los siete primeros de la clasificación después de la ronda { $round } que hayan jugado antes una ronda como máximo. Si un jugador renuncia, ocupa su plaza el siguiente de la lista.
       *[other] Las plazas son para los siete primeros de la clasificación después de la ronda { $round } que hayan jugado antes { $number } rondas como máximo. Si un jugador renuncia, ocupa su plaza el siguiente de la lista.
    }
rules-seats-by-groups = Las plazas son para los ganadores de los grupos, después para los jugadores que designe el director del torneo y después para los siguientes de la clasificación. Si un jugador renuncia, ocupa su plaza el siguiente de la lista.
rules-seats-by-groups-of-few =
    { $count ->
        [one] Las plazas son para los ganadores de los grupos, después para los jugadores que designe el director del torneo y después para los siguientes de la clasificación que hayan jugado antes una ronda como máximo. Si un jugador renuncia, ocupa su plaza el siguiente de la lista.
       *[other] Las plazas son para los ganadores de los grupos, después para los jugadores que designe el director del torneo y después para los siguientes de la clasificación que hayan jugado antes { $number } rondas como máximo. Si un jugador renuncia, ocupa su plaza el siguiente de la lista.
    }
rules-seat-ties = Criterio de desempate para la última plaza: { $steps }.
rules-powers-in-order =
    { $first ->
        [winners] Las potencias se eligen por el orden de la clasificación (primero los ganadores de los grupos).
       *[nobody] Las potencias se eligen por el orden de la clasificación.
    }
rules-powers-turned =
    { $first ->
        [winners] Las potencias se eligen por el orden de la clasificación (primero los ganadores de los grupos) en la primera partida, y por el orden inverso en la segunda.
       *[nobody] Las potencias se eligen por el orden de la clasificación en la primera partida, y por el orden inverso en la segunda.
    }
rules-top-board-bonus = Estos jugadores reciben una bonificación del { $percent } % sobre su total.
rules-placed-by-total = El puesto de todos depende del total.
rules-champion-and-second = Quien gana allí es el campeón y quien queda segundo es el subcampeón, sean cuales sean los totales. Entre jugadores con los mismos puntos allí, va por delante quien eligió potencia más tarde. El puesto de los demás depende del total.
rules-champion-by-total = El campeón es el jugador de la { $board } con el total más alto. El puesto de los demás depende del total.

## Groups and teams. $rounds is “round 3” or “rounds 1 to 3”.

rules-groups = Los participantes se dividen en grupos, cada uno con su propia clasificación.
rules-teams = Equipos de { $number } personas: { $what }.
team-counts-all = se suman los puntos de todos los miembros en { $rounds }
team-counts-best =
    { $count ->
        [one] cuentan los puntos del mejor miembro en { $rounds }
       *[other] se suman los puntos de los { $number } mejores miembros en { $rounds }
    }
team-counts-best-games = se suma la mejor partida de cada miembro en { $rounds }
team-counts-best-games-of-best =
    { $count ->
        [one] cuenta la mejor partida del mejor miembro en { $rounds }
       *[other] de los { $number } mejores miembros se suma la mejor partida de cada uno en { $rounds }
    }
rules-tied-teams = Los equipos empatados comparten el puesto.
rules-team-ties = Criterio de desempate entre equipos: { $steps }.
rules-teams-of-country =
    { $count ->
        [one] Un país puede inscribir un equipo como máximo.
       *[other] Un país puede inscribir { $number } equipos como máximo.
    }
rules-teams-apart = Los compañeros de equipo no pueden coincidir en una mesa en { $rounds }.
rules-team-captain = Cada equipo tiene un capitán.
rules-scratch-teams = Con los jugadores que esperan equipo se forman equipos improvisados.

## Awards. $award is its name. $by is one of the texts below, with tie-breaks: “the highest score …, then the larger lead”.

rules-award = { $award }: { $by }.
award-by-score = la puntuación más alta de una partida con cada potencia
award-by-centres = el mayor número de centros al final de una partida con cada potencia
award-by-place = el mejor puesto en una mesa con cada potencia
award-by-director = decide el director del torneo
award-by-votes = la media más alta de las notas de los demás jugadores ({ $grades })
award-then = { $by }; después, { $tie-break }
award-then-lead = la mayor ventaja
award-then-best-grade = el mayor número de votos con la mejor nota
award-then-total = el total
award-then-score = los puntos
award-then-centres = los centros
award-least-games =
    { $count ->
        [one] { $by }, para jugadores con al menos una partida
       *[other] { $by }, para jugadores con al menos { $number } partidas
    }
best-country = Mejor { $power }
best-countries = Mejor país

## The end of a game

rules-last-year = El último año de una partida es { $year }.
rules-all-survivors = Un empate incluye a todos los supervivientes.
rules-first-draw = Solo se puede proponer un empate después de { $year }.
rules-vote-ends-game = Solo una victoria en solitario o una votación aprobada terminan una partida; si no, queda abandonada.
rules-vote-ends-game-early = Antes del último año, solo una victoria en solitario o una votación aprobada terminan una partida; si no, queda abandonada.
rules-one-vote-a-season = En cada estación hay una sola votación por cada empate propuesto.
rules-concession-solo = Una concesión puntúa como una victoria en solitario.
rules-concession-abandoned = No hay concesiones: una partida concedida cuenta como abandonada.

## Deadlines. $times is a list of times: “17 minutes for a Spring and 15 minutes for a Fall”.

rules-times =
    { $minutes ->
        [one] Hay { $times }.
       *[more] Hay { $times }.
    }
rules-clock-runs-on = La fase siguiente empieza en cuanto vence el plazo.
time-for-spring = { $time } para cada primavera
time-for-fall = { $time } para cada otoño
time-for-first-spring = { $time } para la primera primavera
time-for-retreats = { $time } para las retiradas
time-for-builds = { $time } para las construcciones
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
time-parts-of-minutes = { $minutes } minutos
time-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }

## The phases of a game year

phase-spring = Primavera
phase-spring-retreats = Retiradas de primavera
phase-fall = Otoño
phase-fall-retreats = Retiradas de otoño
phase-builds = Construcciones
phase-of-year = { $phase } de { $year }
late-orders-yellow = órdenes tardías: tarjeta amarilla, quedan { $time }
late-orders-red = órdenes tardías: tarjeta roja

## Penalties and reserves

rules-penalty-floor = En lugar de una penalización en porcentaje, se restan { $points } puntos en una partida con la puntuación más baja, { $score }.
rules-removal =
    { $count ->
        [one] Un jugador con una penalización en porcentaje del total queda excluido.
       *[other] Un jugador con { $number } penalizaciones en porcentaje del total queda excluido.
    }
rules-extensions =
    { $count ->
        [one] Un jugador tiene como máximo una prórroga de un plazo por partida.
       *[other] Un jugador tiene como máximo { $number } prórrogas de un plazo por partida.
    }
rules-late-orders =
    { $count ->
        [one] Entregar las órdenes tarde supone una tarjeta amarilla, o una roja si el retraso pasa de un segundo o se repite.
       *[other] Entregar las órdenes tarde supone una tarjeta amarilla, o una roja si el retraso pasa de { $number } segundos o se repite.
    }
rules-powers-once = Nadie juega dos veces con la misma potencia, salvo { $place }.
rules-reserves-apart = Los reservas y los sustitutos no pueden ser participantes inscritos.

## Posting

rules-posted-at-once = Los puntos se publican después de cada ronda.
rules-posting-held = Los puntos se publican después de cada ronda. Los de la última quedan retenidos hasta que el director del torneo los libere.
