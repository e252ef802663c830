## Titles.

title-standings = Clasificación
title-groups = Grupos
title-no-group = Sin grupo
title-teams = Equipos
title-awards = Premios
title-best-countries = Mejores países
title-notebook = Cuaderno
title-badges = Tarjetas con el nombre
title-certificates = Diplomas
title-cards = Fichas de los jugadores
title-places = Puestos después de cada ronda
title-leaders-by-event = Los primeros después de cada torneo
title-ruling = Decisión
title-rules = Reglamento: { $rules }
title-scoring-system = Sistema de puntuación { $system }
title-board-call = { $round }: composición de las mesas
title-call-by-player = { $round }: composición de las mesas, por jugador
title-sitting-out = { $round }: descansan
title-boards = { $round }: mesas
title-centres-by-year = { $round }: centros por año
title-board-scored = { $board }, puntuación: { $system }
title-board-provisional = { $board }, puntuación: { $system }, provisional: { $why }
title-board-not-scored = { $board }, sin puntuar: sistema de puntuación desconocido
title-order-sheet = { $board }: { $power }
label-board = Mesa

## When and what a table counts.

title-after-round = Después de { $round }
first-players = Los { $shown } primeros de { $all } jugadores
for-the-director = Para el director del torneo. No publicar

## The standings.

view-after = después de { $round }
view-after-elimination = después de la fase clasificatoria
view-posted = lo que se puede publicar
view-finished = solo partidas terminadas
view-running = si todas las partidas terminaran ahora

counts = Qué cuenta: { $counts }.
counts-at-top-board = Qué cuenta: { $counts }; para los jugadores de la { $top-board }: { $at-top-board }.

rounds-not-entered =
    { $count ->
        [one] Resultados todavía sin introducir: { $rounds }.
       *[other] Resultados todavía sin introducir: { $rounds }.
    }
only-sat-out =
    { $count ->
        [one] { $names } hasta ahora solo ha descansado y no aparece en la tabla.
       *[other] { $names } hasta ahora solo han descansado y no aparecen en la tabla.
    }
many-only-sat-out =
    { $count ->
        [one] { $count } jugador hasta ahora solo ha descansado y no aparece en la tabla.
       *[other] { $count } jugadores hasta ahora solo han descansado y no aparecen en la tabla.
    }
board-without-result = { $board } todavía no tiene resultado.
replaces-posting = Sustituye a la publicación anterior ({ $time }).
replaces-sheet = Sustituye a la hoja anterior ({ $time }).
moved = Cambios: { $changes }.
places-since = Cambios desde la última publicación ({ $time }): { $changes }.
moved-from-to = { $name } del { $from } al { $to }
moved-new = { $name } entra en la clasificación ({ $to })
moved-out = { $name } era { $from } y sale de la clasificación
and-more =
    { $count ->
        [one] { $items }, y { $count } más
       *[other] { $items }, y { $count } más
    }
shared-place = { $place } compartido

no-place = sin clasificar
no-place-no-result = sin clasificar: todavía ninguna partida puntuada
no-place-too-few = sin clasificar: { $results } de los { $needed } resultados necesarios
no-place-one-round = sin clasificar: jugó una sola ronda
no-place-role = { $role }: sin clasificar
player-without-place = { $name }, { $reason }.
players-without-result =
    { $count ->
        [one] Un jugador todavía no tiene ninguna partida puntuada y queda sin clasificar.
       *[other] { $count } jugadores todavía no tienen ninguna partida puntuada y quedan sin clasificar.
    }
stands-above = { $place } { $name } va por delante de { $other }: { $reason }.
ladder-stands-above = { $name } va por delante de { $other }: { $reason }.
stands-above-next = { $name } va por delante del siguiente: { $reason }.
shared-with = compartido con { $names }: { $reason }

top-board-bonus = Bonificación del { $percent } % para los jugadores de la { $top-board }.
player-handicap = { $name }: hándicap de { $points }.
player-penalty = { $name }: penalización de { $points }.
player-penalty-reason = { $name }: penalización de { $points }, { $reason }.

moved-up = sube { $places }
moved-down = baja { $places }
new-player = nuevo

held-back =
    { $count ->
        [one] { $rounds }: los puntos todavía no se han publicado y no cuentan aquí.
       *[other] { $rounds }: los puntos todavía no se han publicado y no cuentan aquí.
    }
held-back-not-counted =
    { $count ->
        [one] { $rounds }: puntos retenidos hasta que los liberes. Esta tabla no los cuenta.
       *[other] { $rounds }: puntos retenidos hasta que los liberes. Esta tabla no los cuenta.
    }
held-back-counted =
    { $count ->
        [one] { $rounds }: puntos retenidos hasta que los liberes. Para publicar una tabla ya, usa la vista «Lo que se puede publicar».
       *[other] { $rounds }: puntos retenidos hasta que los liberes. Para publicar una tabla ya, usa la vista «Lo que se puede publicar».
    }

## Marks of cells, and their legend.

mark-dropped = no cuenta
mark-part-counts = cuenta { $part }
mark-top-board = en la mesa final
mark-sat-out = descansó
mark-penalised = tras una penalización
mark-carried-over = heredado
mark-running = la partida sigue en juego
mark-unscored = todavía sin puntuar
mark-did-not-play = no jugó
mark-abandoned = partida abandonada
mark-solo-of = solitario: { $power }
mark-end-unknown = la partida terminó antes de tiempo y no consta si con un empate acordado o por abandono
mark-last-year-unknown = falta el último año de la partida, así que quizá terminó antes de tiempo
mark-count-unreadable = un número de centros no se puede leer
sign-captain = (capitán)
sign-set-by-director = (fijado por el director del torneo)

style-struck = Tachado
style-italic = Cursiva

legend-dropped = la partida no cuenta.
legend-team-dropped = los puntos no cuentan para el equipo.
legend-ladder-dropped = el resultado no cuenta.
legend-gives-up-seat = renunció o dejó el torneo.
legend-half = cuenta la mitad de los puntos.
legend-part-of = cuenta { $part } de los puntos.
legend-factor = los puntos se multiplican por este número.
legend-factor-of = los puntos cuentan { $times } veces.
legend-running = la partida sigue en juego y los puntos pueden cambiar.
legend-may-change = { $reason }; los puntos pueden cambiar.
legend-count-unreadable = un número de centros no se puede leer y los puntos pueden cambiar.
legend-unscored = la partida ha empezado y todavía no tiene puntos.
legend-sat-out = descansó en esa ronda.
legend-abandoned = partida abandonada.
legend-reserved-sign = T delante de un puesto
legend-reserved = puesto decidido en la { $top-board }, sea cual sea el total.
legend-top-board = jugó { $top-board }.
legend-penalised = se ha restado una penalización.
legend-carried-over = heredado: otra persona jugó o empezó la partida.
legend-shared = los jugadores con el mismo puesto lo comparten.
legend-shared-rank = los jugadores con la misma posición la comparten.
legend-rank-change = posiciones ganadas o perdidas desde la clasificación anterior.
legend-to-overtake = los puntos que debe dar un resultado más para igualar al líder.
legend-score-divided = el total dividido entre { $divisor }
legend-score-decimals = más decimales donde dos puntuaciones parecerían iguales
legend-no-place = sin clasificar.
legend-did-not-play = no jugó.
legend-captain = capitán del equipo.
legend-set-by-director = una decisión sustituye a la puntuación calculada.
legend-overruled = primero según los números; el director del torneo nombró a otra persona.
legend-total-sign = Total
legend-total = se suman puntos sin redondear, así que la última cifra puede variar.
legend-start = cada jugador empieza con { $points } puntos.
places-by-totals = Desde aquí decide el total.

## The boards of a round.

ended = terminada en { $when }
ended-without-result =
    { $is-known ->
        [no] terminada sin resultado: partida abandonada
       *[yes] terminada en { $when } sin resultado: partida abandonada
    }
ended-conceded =
    { $is-known ->
        [no] terminada por concesión, ganador: { $power }
       *[yes] terminada en { $when } por concesión, ganador: { $power }
    }
ended-by-solo =
    { $is-known ->
        [no] victoria en solitario: { $power }
       *[yes] victoria en solitario en { $when }: { $power }
    }
ended-in-draw =
    { $is-known ->
        [no] empate: { $powers }
       *[yes] empate en { $when }: { $powers }
    }
ended-in-draw-proposed = empate en { $when }: { $powers }; propuesto por { $power }
eliminated = fuera de juego: { $powers }
is-top-board = Esta es la { $top-board }
still-running = en juego
still-running-year = en juego, último recuento: { $year }
end-not-said = no consta si la partida terminó con un empate acordado o se abandonó
last-year-not-entered = falta el último año de la partida
note-of-board = Nota: { $note }
note-of-power = Nota sobre { $power }: { $note }
took-over = { $name } tomó el relevo
took-over-from = { $name } tomó el relevo ({ $when })
result-of = el resultado es de { $name }
penalty-of = penalización de { $amount }
yellow-card = tarjeta amarilla
red-card = tarjeta roja
extension-card = tiempo añadido
with-moment = { $what } { $when }
with-note = { $what } ({ $note })
draw-proposed = empate propuesto en { $when }: { $outcome }
draw-proposed-by = empate propuesto en { $when } por { $power }: { $outcome }
draw-of-proposed = empate entre { $powers } propuesto en { $when }: { $outcome }
draw-of-proposed-by = empate entre { $powers } propuesto en { $when } por { $power }: { $outcome }
draw-open = todavía sin votar
draw-passed = aprobado
draw-failed = rechazado
draw-vetoed = vetado
no-chart = Sin tabla de centros introducida: { $boards }.
centres-by-year = centros por año
places-of-leaders = puestos de los primeros
line-leader = primero
line-leader-most-gained = primero, mayor subida entre estos
line-most-gained = mayor subida entre estos
line-most-lost = mayor bajada entre estos

## Cards of players, and certificates.

card-place = puesto de { $placed }
card-shared-place = puesto compartido de { $placed }
card-no-place = sin clasificar
card-total = total
card-title-place = { $name }: puesto { $place } de { $placed }
card-title-shared-place = { $name }: puesto { $place } (compartido) de { $placed }
card-title-no-place = { $name }: sin clasificar
card-title-place-total = { $name }: puesto { $place } de { $placed }, total { $total }
card-title-shared-place-total = { $name }: puesto { $place } (compartido) de { $placed }, total { $total }
card-title-no-place-total = { $name }: sin clasificar, total { $total }
card-sum = Total: { $sum } = { $total }.
card-sum-rounded = Total: { $sum } = { $total }, redondeado después de sumar.
certificate-place =
    { $players ->
        [one] { $place } entre { $players } jugador
       *[other] { $place } entre { $players } jugadores
    }
certificate-shared-place =
    { $players ->
        [one] { $place } (compartido) entre { $players } jugador
       *[other] { $place } (compartido) entre { $players } jugadores
    }

## Awards and teams.

nobody-yet = nadie todavía
tied-so-shared = Empate, así que lo comparten
by-the-figures = según los números
decided-by-director = decidido por el director del torneo
decided-by-director-note = decidido por el director del torneo: { $note }
no-votes-yet = nadie con { $games } partidas tiene todavía un voto
director-gives-award = El director del torneo otorga el premio a { $names }.
award-reasons = { $award }: { $reasons }.
shared = Compartido
team-did-not-play = no jugó en las rondas que cuentan para los equipos
team-counts = cuenta para el equipo
team-does-not-count = no cuenta: otros miembros del equipo tienen más puntos
team-member-reason = { $name }: { $reason }

## Sheets for tables and for orders.

centres-add-up = Cuando ya no queda ningún centro neutral, los centros de un año suman 34.
scored-by = Sistema de puntuación de esta partida: { $system }.
last-year-is = El último año de la partida es { $year }.
sum-of-centres = Suma
title-centres-after-autumn = Centros después de cada otoño
title-votes = Votaciones de empate
title-end-of-game = Final de la partida
title-signatures = Firmas
title-orders = Órdenes
title-retreats-and-winter = Retiradas e invierno

## Rules.

rules-about = Descripción
rules-source = Fuente
rules-in-words = En palabras
rules-event-mean = { $name } (media del torneo)

## The top board.

powers-missing = Todavía no se han elegido todas las potencias.
powers-not-posted = Las potencias elegidas todavía no se han publicado.
order-partly-entered = El orden de elección está introducido para { $entered } de { $players } jugadores. Los demás siguen según la clasificación.
title-top-board-seats = Plazas { $there }, por orden de elección
title-claims = Derecho a plaza, según la clasificación { $when }
title-claims-of-groups = Derecho a plaza: primero los ganadores de los grupos, luego según la clasificación { $when }
total-with-bonus = El total incluye un { $percent } % por jugar ahí, { $amount }
champion = campeón
vice-champion = subcampeón
place-of-event = puesto { $place } del torneo
outcome-reason = { $title }: { $reason }
outcome-so-far = por ahora { $outcome }

## The ladder of a year.

undecided-names =
    { $count ->
        [one] 1 par de nombres está sin aclarar y cuenta como dos personas: { $names }.
       *[other] { $count } pares de nombres están sin aclarar. Cada par cuenta como dos personas: { $names }.
    }
shared-without-tie-break = Compartido: ningún desempate separa a estos jugadores
also-spelt = También escrito { $names }
counted-of = { $counted } de { $all }
ladder-does-not-count = No cuenta: otros resultados dieron más puntos
title-games = Partidas
title-events = Torneos
left-out = No contado: { $event }, { $reason }.
left-out-date = No contado: { $event }, { $date }, { $reason }.
left-out-reason = no contado: { $reason }
winner = { $title }: { $names }.
joint-winners = { $title }, compartido: { $names }.
not-listed-games = Jugadores con menos de { $least } partidas, no incluidos: { $players }.
not-listed-events = Jugadores con menos de { $least } torneos, no incluidos: { $players }.
no-event-counts = Todavía no cuenta ningún torneo.

## Rulings on disputed orders.

paragraphs = Los párrafos son los del reglamento del WDC 2006; el § 5 es el reglamento del juego de 1971.
signs-of-drawing = En el mapa, los círculos son ejércitos y los rectángulos son flotas. Una flecha es un movimiento, una cruz remata un movimiento que fracasa, los trazos discontinuos son apoyos y convoyes, y un segundo contorno señala una unidad desalojada.
signs-of-other-phases = Una flecha discontinua es una retirada, un signo más es una unidad construida, y una cruz sobre una unidad indica que se elimina o se disuelve.
title-text-problems = Problemas del texto
title-units-without-order = Unidades sin orden, que mantienen su posición
title-banned-powers = Potencias cuyas órdenes no cuentan
title-unused-orders = Órdenes que no cuentan
title-retreats = Retiradas
title-draw-votes = Votos de empate
title-position-after = Posición después de la decisión
title-owners-after = Dueños de los centros después de la decisión
retreat-nowhere = ninguna provincia libre; la unidad se disuelve
