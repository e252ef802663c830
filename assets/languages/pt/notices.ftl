## Titles.

title-standings = Classificação
title-groups = Grupos
title-no-group = Sem grupo
title-teams = Equipes
title-awards = Prêmios
title-best-countries = Melhores países
title-notebook = Caderno
title-badges = Crachás
title-certificates = Certificados
title-cards = Fichas dos jogadores
title-places = Lugares após cada rodada
title-leaders-by-event = Os primeiros após cada torneio
title-ruling = Decisão
title-rules = Regulamento: { $rules }
title-scoring-system = Sistema de pontuação { $system }
title-board-call = { $round }: composição das mesas
title-call-by-player = { $round }: composição das mesas, por jogador
title-sitting-out = { $round }: de folga
title-boards = { $round }: mesas
title-centres-by-year = { $round }: centros por ano
title-board-scored = { $board }, pontuação: { $system }
title-board-provisional = { $board }, pontuação: { $system }, provisória: { $why }
title-board-not-scored = { $board }, sem pontuação: sistema de pontuação desconhecido
title-order-sheet = { $board }: { $power }
label-board = Mesa

## When and what a table counts.

title-after-round = Após { $round }
first-players = Os { $shown } primeiros de { $all } jogadores
for-the-director = Para o diretor do torneio. Não divulgar

## The standings.

view-after = após { $round }
view-after-elimination = após a fase classificatória
view-posted = o que pode ser divulgado
view-finished = só partidas encerradas
view-running = se todas as partidas terminassem agora

counts = O que conta: { $counts }.
counts-at-top-board = O que conta: { $counts }; para os jogadores da { $top-board }: { $at-top-board }.

rounds-not-entered =
    { $count ->
        [one] Resultados ainda não lançados: { $rounds }.
       *[other] Resultados ainda não lançados: { $rounds }.
    }
only-sat-out =
    { $count ->
        [one] { $names } até agora só ficou de folga e não aparece na tabela.
       *[other] { $names } até agora só ficaram de folga e não aparecem na tabela.
    }
many-only-sat-out =
    { $count ->
        [one] { $count } jogador até agora só ficou de folga e não aparece na tabela.
       *[other] { $count } jogadores até agora só ficaram de folga e não aparecem na tabela.
    }
board-without-result = { $board } ainda não tem resultado.
replaces-posting = Substitui a divulgação anterior ({ $time }).
replaces-sheet = Substitui a folha anterior ({ $time }).
moved = Mudanças: { $changes }.
places-since = Mudanças desde a última divulgação ({ $time }): { $changes }.
moved-from-to = { $name } do { $from } para o { $to }
moved-new = { $name } entra na classificação ({ $to })
moved-out = { $name } era { $from } e sai da classificação
and-more =
    { $count ->
        [one] { $items }, e mais { $count }
       *[other] { $items }, e mais { $count }
    }
shared-place = { $place } (empatado)

no-place = sem classificação
no-place-no-result = sem classificação: ainda nenhuma partida pontuada
no-place-too-few = sem classificação: { $results } dos { $needed } resultados necessários
no-place-one-round = sem classificação: jogou só uma rodada
no-place-role = { $role }: sem classificação
player-without-place = { $name }, { $reason }.
players-without-result =
    { $count ->
        [one] Um jogador ainda não tem partida pontuada e fica sem classificação.
       *[other] { $count } jogadores ainda não têm partida pontuada e ficam sem classificação.
    }
stands-above = { $place } { $name } fica à frente de { $other }: { $reason }.
ladder-stands-above = { $name } fica à frente de { $other }: { $reason }.
stands-above-next = { $name } fica à frente do seguinte: { $reason }.
shared-with = empatado com { $names }: { $reason }

top-board-bonus = Bônus de { $percent }% para os jogadores da { $top-board }.
player-handicap = { $name }: handicap de { $points }.
player-penalty = { $name }: penalidade de { $points }.
player-penalty-reason = { $name }: penalidade de { $points }, { $reason }.

moved-up = sobe { $places }
moved-down = desce { $places }
new-player = novo

held-back =
    { $count ->
        [one] { $rounds }: os pontos ainda não foram divulgados e não contam aqui.
       *[other] { $rounds }: os pontos ainda não foram divulgados e não contam aqui.
    }
held-back-not-counted =
    { $count ->
        [one] { $rounds }: pontos retidos até você liberar. Esta tabela não os conta.
       *[other] { $rounds }: pontos retidos até você liberar. Esta tabela não os conta.
    }
held-back-counted =
    { $count ->
        [one] { $rounds }: pontos retidos até você liberar. Para divulgar uma tabela já, use a visão “O que pode ser divulgado”.
       *[other] { $rounds }: pontos retidos até você liberar. Para divulgar uma tabela já, use a visão “O que pode ser divulgado”.
    }

## Marks of cells, and their legend.

mark-dropped = não conta
mark-part-counts = conta { $part }
mark-top-board = na mesa final
mark-sat-out = folgou
mark-penalised = após uma penalidade
mark-carried-over = herdado
mark-running = a partida ainda está em andamento
mark-unscored = ainda sem pontuação
mark-did-not-play = não jogou
mark-abandoned = partida abandonada
mark-solo-of = solo: { $power }
mark-end-unknown = a partida terminou antes do tempo, e não consta se por empate acordado ou por abandono
mark-last-year-unknown = falta o último ano da partida, que talvez tenha terminado antes do tempo
mark-count-unreadable = um número de centros está ilegível
sign-captain = (capitão)
sign-set-by-director = (fixado pelo diretor do torneio)

style-struck = Riscado
style-italic = Itálico

legend-dropped = a partida não conta.
legend-team-dropped = os pontos não contam para a equipe.
legend-ladder-dropped = o resultado não conta.
legend-gives-up-seat = abriu mão da vaga ou deixou o torneio.
legend-half = conta metade dos pontos.
legend-part-of = conta { $part } dos pontos.
legend-factor = os pontos são multiplicados por este número.
legend-factor-of = os pontos contam { $times } vezes.
legend-running = a partida ainda está em andamento, e os pontos podem mudar.
legend-may-change = { $reason }; os pontos podem mudar.
legend-count-unreadable = um número de centros está ilegível, e os pontos podem mudar.
legend-unscored = a partida começou e ainda não tem pontuação.
legend-sat-out = folgou nessa rodada.
legend-abandoned = partida abandonada.
legend-reserved-sign = T antes de um lugar
legend-reserved = lugar decidido na { $top-board }, qualquer que seja o total.
legend-top-board = jogou { $top-board }.
legend-penalised = foi descontada uma penalidade.
legend-carried-over = herdado: outra pessoa jogou ou começou a partida.
legend-shared = os jogadores no mesmo lugar estão empatados.
legend-shared-rank = os jogadores na mesma posição estão empatados.
legend-rank-change = posições ganhas ou perdidas desde a classificação anterior.
legend-to-overtake = os pontos que mais um resultado tem de dar para igualar o líder.
legend-score-divided = o total dividido por { $divisor }
legend-score-decimals = mais casas decimais onde duas pontuações pareceriam iguais
legend-no-place = sem classificação.
legend-did-not-play = não jogou.
legend-captain = capitão da equipe.
legend-set-by-director = uma decisão substitui a pontuação calculada.
legend-overruled = primeiro pelos números; o diretor do torneio indicou outra pessoa.
legend-total-sign = Total
legend-total = somam-se pontos não arredondados; por isso o último dígito pode diferir.
legend-start = cada jogador começa com { $points } pontos.
places-by-totals = A partir daqui decide o total.

## The boards of a round.

ended = encerrada ({ $when })
ended-without-result =
    { $is-known ->
        [no] encerrada sem resultado: partida abandonada
       *[yes] encerrada sem resultado ({ $when }): partida abandonada
    }
ended-conceded =
    { $is-known ->
        [no] encerrada por concessão, vencedor: { $power }
       *[yes] encerrada por concessão ({ $when }), vencedor: { $power }
    }
ended-by-solo =
    { $is-known ->
        [no] vitória solo: { $power }
       *[yes] vitória solo ({ $when }): { $power }
    }
ended-in-draw =
    { $is-known ->
        [no] empate: { $powers }
       *[yes] empate ({ $when }): { $powers }
    }
ended-in-draw-proposed = empate ({ $when }): { $powers }; proposta: { $power }
eliminated = potências eliminadas: { $powers }
is-top-board = Esta é a { $top-board }
still-running = em andamento
still-running-year = em andamento, última contagem: { $year }
end-not-said = não consta se a partida terminou em empate acordado ou foi abandonada
last-year-not-entered = falta o último ano da partida
note-of-board = Observação: { $note }
note-of-power = Observação ({ $power }): { $note }
took-over = { $name } assumiu
took-over-from = { $name } assumiu ({ $when })
result-of = o resultado é de { $name }
penalty-of = penalidade de { $amount }
yellow-card = cartão amarelo
red-card = cartão vermelho
extension-card = tempo extra
with-moment = { $what } { $when }
with-note = { $what } ({ $note })
draw-proposed = proposta de empate ({ $when }): { $outcome }
draw-proposed-by = proposta de empate ({ $when }, { $power }): { $outcome }
draw-of-proposed = proposta de empate ({ $when }) entre { $powers }: { $outcome }
draw-of-proposed-by = proposta de empate ({ $when }, { $power }) entre { $powers }: { $outcome }
draw-open = ainda não votada
draw-passed = aprovada
draw-failed = rejeitada
draw-vetoed = vetada
no-chart = Nenhuma tabela de centros lançada: { $boards }.
centres-by-year = centros por ano
places-of-leaders = lugares dos primeiros
line-leader = primeiro
line-leader-most-gained = primeiro, maior subida entre estes
line-most-gained = maior subida entre estes
line-most-lost = maior queda entre estes

## Cards of players, and certificates.

card-place = lugar de { $placed }
card-shared-place = lugar (empatado) de { $placed }
card-no-place = sem classificação
card-total = total
card-title-place = { $name }: lugar { $place } de { $placed }
card-title-shared-place = { $name }: lugar { $place } (empatado) de { $placed }
card-title-no-place = { $name }: sem classificação
card-title-place-total = { $name }: lugar { $place } de { $placed }, total { $total }
card-title-shared-place-total = { $name }: lugar { $place } (empatado) de { $placed }, total { $total }
card-title-no-place-total = { $name }: sem classificação, total { $total }
card-sum = Total: { $sum } = { $total }.
card-sum-rounded = Total: { $sum } = { $total }, arredondado após a soma.
certificate-place =
    { $players ->
        [one] { $place } lugar entre { $players } jogador
       *[other] { $place } lugar entre { $players } jogadores
    }
certificate-shared-place =
    { $players ->
        [one] { $place } lugar (empatado) entre { $players } jogador
       *[other] { $place } lugar (empatado) entre { $players } jogadores
    }

## Awards and teams.

nobody-yet = ninguém ainda
tied-so-shared = Empate, por isso dividem o prêmio
by-the-figures = pelos números
decided-by-director = decidido pelo diretor do torneio
decided-by-director-note = decidido pelo diretor do torneio: { $note }
no-votes-yet = ninguém com { $games } partidas tem votos ainda
director-gives-award = O diretor do torneio concede o prêmio a { $names }.
award-reasons = { $award }: { $reasons }.
shared = Dividido
team-did-not-play = não jogou nas rodadas que contam para as equipes
team-counts = conta para a equipe
team-does-not-count = não conta: outros membros da equipe fizeram mais pontos
team-member-reason = { $name }: { $reason }

## Sheets for tables and for orders.

centres-add-up = Quando não resta nenhum centro neutro, os centros de um ano somam 34.
scored-by = Sistema de pontuação desta partida: { $system }.
last-year-is = O último ano da partida é { $year }.
sum-of-centres = Soma
title-centres-after-autumn = Centros após cada outono
title-votes = Votações de empate
title-end-of-game = Fim da partida
title-signatures = Assinaturas
title-orders = Ordens
title-retreats-and-winter = Retiradas e inverno

## Rules.

rules-about = Descrição
rules-source = Fonte
rules-in-words = Em palavras
rules-event-mean = { $name } (média do torneio)

## The top board.

powers-missing = Ainda não foram escolhidas todas as potências.
powers-not-posted = As potências escolhidas ainda não foram divulgadas.
order-partly-entered = A ordem de escolha foi lançada para { $entered } de { $players } jogadores. Os demais seguem pela classificação.
title-top-board-seats = Vagas { $there }, na ordem de escolha
title-claims = Direito a vaga, pela classificação { $when }
title-claims-of-groups = Direito a vaga: primeiro os vencedores dos grupos, depois pela classificação { $when }
total-with-bonus = O total inclui { $percent }% por jogar lá, { $amount }
champion = campeão
vice-champion = vice-campeão
place-of-event = lugar { $place } do torneio
outcome-reason = { $title }: { $reason }
outcome-so-far = por enquanto { $outcome }

## The ladder of a year.

undecided-names =
    { $count ->
        [one] 1 par de nomes está por esclarecer e conta como duas pessoas: { $names }.
       *[other] { $count } pares de nomes estão por esclarecer. Cada par conta como duas pessoas: { $names }.
    }
shared-without-tie-break = Empatados: nenhum critério de desempate separa estes jogadores
also-spelt = Também escrito { $names }
counted-of = { $counted } de { $all }
ladder-does-not-count = Não conta: outros resultados renderam mais
title-games = Partidas
title-events = Torneios
left-out = Não contado: { $event }, { $reason }.
left-out-date = Não contado: { $event }, { $date }, { $reason }.
left-out-reason = não contado: { $reason }
winner = { $title }: { $names }.
joint-winners = { $title }, título dividido: { $names }.
not-listed-games = Jogadores com menos de { $least } partidas, não listados: { $players }.
not-listed-events = Jogadores com menos de { $least } torneios, não listados: { $players }.
no-event-counts = Nenhum torneio conta ainda.

## Rulings on disputed orders.

paragraphs = Os parágrafos são os do regulamento do WDC 2006; o § 5 é o livro de regras de 1971.
signs-of-drawing = No mapa, círculos são exércitos e retângulos são frotas. Uma seta é um movimento, uma cruz encerra um movimento que falha, tracejados são apoios e comboios, e um segundo contorno marca uma unidade desalojada.
signs-of-other-phases = Uma seta tracejada é uma retirada, um sinal de mais é uma unidade construída, e uma cruz sobre uma unidade indica que ela é removida ou dissolvida.
title-text-problems = Problemas do texto
title-units-without-order = Unidades sem ordem, que mantêm a posição
title-banned-powers = Potências cujas ordens não contam
title-unused-orders = Ordens que não contam
title-retreats = Retiradas
title-draw-votes = Votos de empate
title-position-after = Posição após a decisão
title-owners-after = Donos dos centros após a decisão
retreat-nowhere = nenhuma província livre; a unidade é dissolvida
