# Reasons for places, how a total came about, claims to seats at the top board.

## Why a place is shared. $tie-break is the name of a tie-break: “second best game”.

shared-because = empatado: { $reason }
tied-on-everything = igualdade em todos os critérios de desempate
tied-down-to = igualdade em todos os critérios de desempate, até “{ $tie-break }”
tied-without-more-results = igualdade em todos os critérios de desempate, até “{ $tie-break }”; nenhum deles tem mais resultados
equal-totals-no-result = totais iguais, e nenhum deles tem resultado ainda
equal-totals-no-tie-break = totais iguais, e este regulamento não tem critério de desempate
equal-totals-no-team-tie-break = totais iguais, e este regulamento não tem critério de desempate para equipes
equal-figures-no-tie-break = valores iguais, e o prêmio não tem critério de desempate

## Why a player is above or below another one. $own and $other are their figures; $own is that of the player above.

figure-not-played = { $figure } (não jogada)
higher-total = total mais alto, { $own } contra { $other }
lower-total = total mais baixo, { $own } contra { $other }
better-tie-break = { $comparison }, { $own } contra { $other }
reason-tied-on = { $reason } (empate em: { $figures })
tie-break-figure = { $tie-break } { $figure }
below-by-total = atrás de { $player } por { $gap }
below-by-tie-break = atrás de { $player }: { $tie-break } { $other } contra { $own }
below-reserved = atrás de { $player }, que { $reason }
below-player = atrás de { $player }
above-unplaced = à frente de { $player }, que fica sem classificação
# A colon, because the reason has no article: “à frente de Ben: mais pontos na segunda melhor partida, 35.74 contra 31.80”.
above-by = à frente de { $player }: { $reason }
above-by-gap = à frente de { $player } por { $gap }
above-reserved = à frente de { $player }: { $reason }
above-player = à frente de { $player }

## A place that the top board decided. What is said of the player, after a colon or after “who”. $board is “top board”, $place
## “at the top board”.

top-board-highest-total = tem o total mais alto dos participantes { $place }
top-board-won = venceu a { $board }
top-board-was-second = ficou em segundo { $place }
top-board-leads = está em primeiro { $place }
top-board-is-second = está em segundo { $place }
top-board-first-abandoned = é o primeiro { $place }, que foi abandonada
top-board-second-abandoned = é o segundo { $place }, que foi abandonada
top-board-first-unended = é o primeiro { $place }, e não consta como ela terminou
top-board-second-unended = é o segundo { $place }, e não consta como ela terminou
top-board-first-of-placed = é o primeiro { $place } entre os jogadores com classificação
top-board-second-of-placed = é o segundo { $place } entre os jogadores com classificação
top-board-tie-entered = { $reason }; houve empate e escolheu a potência mais tarde (com o número { $own } contra o { $other })
top-board-tie-not-entered = { $reason }; houve empate e escolheu a potência mais tarde, se a ordem foi a da classificação (a ordem de escolha não foi lançada por completo)

## Teams and awards

better-member =
    { $place ->
        [1] melhor pontuação de um membro, { $own } contra { $other }
       *[other] { $ordinal } melhor pontuação de um membro, { $own } contra { $other }
    }
larger-lead = maior vantagem, { $own } contra { $other }
leads-board =
    { $count ->
        [one] lidera a sua mesa com { $count } centro de vantagem; o seguinte está a { $other } da maior potência da mesa dele
       *[other] lidera a sua mesa com { $count } centros de vantagem; o seguinte está a { $other } da maior potência da mesa dele
    }
fewer-centres-behind = menos centros atrás da maior das outras potências, { $own } contra { $other }
more-best-grades = mais votos com a melhor nota ({ $grade }), { $own } contra { $other }
more-centres-over = mais centros, { $own } contra { $other }
higher-event-total = total mais alto no torneio, { $own } contra { $other }
higher-game-score = mais pontos na partida, { $own } contra { $other }

## The tie-breaks of awards, inside a sentence: “tied …, down to the lead”.

award-lead = vantagem
award-best-grades = número de votos com a melhor nota
award-total = total no torneio
award-score = pontos da partida
award-centres = centros

## Claims to a seat at the top board, in a table

claim-seat = com vaga
claim-group = com vaga, primeiro do grupo
claim-director = com vaga, indicado pelo diretor do torneio
claim-replacement = com vaga, como substituto
claim-declined = abriu mão da vaga
claim-left = deixou o torneio
claim-played-too-many =
    { $rounds ->
        [one] sem vaga: jogou { $rounds } rodada (no máximo { $most })
       *[other] sem vaga: jogou { $rounds } rodadas (no máximo { $most })
    }
claim-drawn-too-many = sem vaga: sorteado na rodada { $round } (no máximo { $most } rodadas)
claim-undecided = empatado na última vaga
claim-next = próximo da lista de espera
claim-in-line = { $place } da lista de espera

## How a total, or the score of a round, came about

breakdown-total = total de { $player }
breakdown-round = { $player }, { $round }
breakdown-game = { $board }, { $power }
breakdown-sat-out = { $round }, folga
breakdown-divided = dividido por { $number }
breakdown-results-plus = o número de resultados, { $results }, mais { $more }
breakdown-counted-results = o número de resultados que contam
breakdown-results = o número de resultados
breakdown-counts = O que conta: { $what }.
breakdown-before-penalty = { $score } antes da penalidade
breakdown-unscored = ainda sem pontuação
breakdown-scored = pontos: { $score }
breakdown-place = lugar { $place } na mesa
breakdown-does-not-count = não conta
breakdown-after-penalty = após uma penalidade de { $points }
breakdown-end-unknown = não consta como a partida terminou
breakdown-last-year-missing = falta o último ano da partida
breakdown-count-unreadable = um número de centros da partida está ilegível
breakdown-running = a partida ainda está em andamento
breakdown-played-by = jogada por { $player }
breakdown-no-further-points = sem pontos por folgar de novo
adjustment-start = base
adjustment-handicap = handicap
adjustment-top-board = { $percent }% pela { $board }
adjustment-penalty = penalidade
adjustment-penalty-for = penalidade: { $reason }
