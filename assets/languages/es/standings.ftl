# Reasons for places, how a total came about, claims to seats at the top board.

## Why a place is shared. $tie-break is the name of a tie-break: “second best game”.

shared-because = compartido: { $reason }
tied-on-everything = empate en todos los criterios de desempate
tied-down-to = empate en todos los criterios de desempate, hasta «{ $tie-break }»
tied-without-more-results = empate en todos los criterios de desempate, hasta «{ $tie-break }»; ninguno tiene más resultados
equal-totals-no-result = totales iguales, y ninguno tiene todavía un resultado
equal-totals-no-tie-break = totales iguales, y este reglamento no tiene desempate
equal-totals-no-team-tie-break = totales iguales, y este reglamento no tiene desempate entre equipos
equal-figures-no-tie-break = valores iguales, y el premio no tiene desempate

## Why a player is above or below another one. $own and $other are their figures; $own is that of the player above.

figure-not-played = { $figure } (no jugada)
higher-total = total más alto, { $own } frente a { $other }
lower-total = total más bajo, { $own } frente a { $other }
better-tie-break = { $comparison }, { $own } frente a { $other }
reason-tied-on = { $reason } (empate en: { $figures })
tie-break-figure = { $tie-break } { $figure }
below-by-total = por detrás de { $player }, a { $gap }
below-by-tie-break = por detrás de { $player }: { $tie-break } { $other } frente a { $own }
below-reserved = por detrás de { $player }, que { $reason }
below-player = por detrás de { $player }
above-unplaced = por delante de { $player }, que queda sin clasificar
# A colon, because the reason has no article: “por delante de Ben: más puntos en la segunda mejor partida, 35.74 frente a 31.80”.
above-by = por delante de { $player }: { $reason }
above-by-gap = por delante de { $player } por { $gap }
above-reserved = por delante de { $player }: { $reason }
above-player = por delante de { $player }

## A place that the top board decided. What is said of the player, after a colon or after “who”. $board is “top board”, $place
## “at the top board”.

top-board-highest-total = tiene el total más alto de los participantes { $place }
top-board-won = ganó la { $board }
top-board-was-second = quedó segundo { $place }
top-board-leads = va primero { $place }
top-board-is-second = va segundo { $place }
top-board-first-abandoned = es primero { $place }, que se abandonó
top-board-second-abandoned = es segundo { $place }, que se abandonó
top-board-first-unended = es primero { $place }, y no consta cómo terminó
top-board-second-unended = es segundo { $place }, y no consta cómo terminó
top-board-first-of-placed = es primero { $place } entre los jugadores clasificados
top-board-second-of-placed = es segundo { $place } entre los jugadores clasificados
top-board-tie-entered = { $reason }; hubo empate y eligió potencia más tarde (con el número { $own } frente al { $other })
top-board-tie-not-entered = { $reason }; hubo empate y eligió potencia más tarde, si se siguió el orden de la clasificación (el orden de elección no está introducido por completo)

## Teams and awards

better-member =
    { $place ->
        [1] mejor puntuación de un miembro, { $own } frente a { $other }
       *[other] { $ordinal } mejor puntuación de un miembro, { $own } frente a { $other }
    }
larger-lead = mayor ventaja, { $own } frente a { $other }
leads-board =
    { $count ->
        [one] lidera su mesa con { $count } centro de ventaja; el siguiente está a { $other } de la mayor potencia de la suya
       *[other] lidera su mesa con { $count } centros de ventaja; el siguiente está a { $other } de la mayor potencia de la suya
    }
fewer-centres-behind = menos centros por detrás de la mayor de las otras potencias, { $own } frente a { $other }
more-best-grades = más votos con la mejor nota ({ $grade }), { $own } frente a { $other }
more-centres-over = más centros, { $own } frente a { $other }
higher-event-total = total más alto en el torneo, { $own } frente a { $other }
higher-game-score = más puntos en la partida, { $own } frente a { $other }

## The tie-breaks of awards, inside a sentence: “tied …, down to the lead”.

award-lead = ventaja
award-best-grades = número de votos con la mejor nota
award-total = total en el torneo
award-score = puntos de la partida
award-centres = centros

## Claims to a seat at the top board, in a table

claim-seat = con plaza
claim-group = con plaza, primero del grupo
claim-director = con plaza, designado por el director del torneo
claim-replacement = con plaza, como sustituto
claim-declined = renunció
claim-left = dejó el torneo
claim-played-too-many =
    { $rounds ->
        [one] sin plaza: ha jugado { $rounds } ronda (máximo { $most })
       *[other] sin plaza: ha jugado { $rounds } rondas (máximo { $most })
    }
claim-drawn-too-many = sin plaza: sorteado en la ronda { $round } (máximo { $most } rondas)
claim-undecided = empatado por la última plaza
claim-next = 1.º en la lista de espera
claim-in-line = { $place } en la lista de espera

## How a total, or the score of a round, came about

breakdown-total = total de { $player }
breakdown-round = { $player }, { $round }
breakdown-game = { $board }, { $power }
breakdown-sat-out = { $round }, descanso
breakdown-divided = dividido entre { $number }
breakdown-results-plus = el número de resultados, { $results }, más { $more }
breakdown-counted-results = el número de resultados que cuentan
breakdown-results = el número de resultados
breakdown-counts = Qué cuenta: { $what }.
breakdown-before-penalty = { $score } antes de la penalización
breakdown-unscored = todavía sin puntuar
breakdown-scored = puntos: { $score }
breakdown-place = puesto { $place } en la mesa
breakdown-does-not-count = no cuenta
breakdown-after-penalty = tras una penalización de { $points }
breakdown-end-unknown = no consta cómo terminó la partida
breakdown-last-year-missing = falta el último año de la partida
breakdown-count-unreadable = un número de centros de la partida no se puede leer
breakdown-running = la partida sigue en juego
breakdown-played-by = jugada por { $player }
breakdown-no-further-points = sin puntos por descansar otra vez
adjustment-start = base
adjustment-handicap = hándicap
adjustment-top-board = { $percent } % por la { $board }
adjustment-penalty = penalización
adjustment-penalty-for = penalización: { $reason }
