# The rules of an event in words. Each sentence stands in a paragraph with others.
# $number is a number as a word (“three”), $count is the same number, for the plural.

## Numbers as words. A language may write digits instead: { $count }.

# Feminine, for “partida”, “rodada”, “penalidade”, “equipe” and “pessoa”. Sentences with a masculine noun have a variant [2] with
# “dois” of their own.
number-word =
    { $count ->
        [0] zero
        [1] uma
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
       *[other] { $count }
    }

# Feminine, for “partida”, “rodada”, “colocação” and “pontuação”.
ordinal-word =
    { $place ->
        [0] última
        [1] primeira
        [2] segunda
        [3] terceira
        [4] quarta
        [5] quinta
        [6] sexta
        [7] sétima
        [8] oitava
        [9] nona
        [10] décima
       *[other] { $place }.ª
    }

## The headings of the paragraphs.

rules-heading-scoring = Pontuação
rules-heading-rounds = Rodadas
rules-heading-sitting-out = Folgas
rules-heading-counts = O que conta
rules-heading-ties = Desempate
rules-heading-top-board = Mesa final
rules-heading-groups = Grupos
rules-heading-teams = Equipes
rules-heading-awards = Prêmios
rules-heading-game-end = Fim da partida
rules-heading-deadlines = Prazos
rules-heading-penalties = Penalidades e reservas
rules-heading-posting = Divulgação

## The top board. $board is its name: one of these three, or what the director typed.

# The sentences put “a”, “da” or “na” before the name, so the three are feminine. Most names that directors type are feminine too
# (final, mesa, rodada, partida).
top-board-name = mesa final
final-table-name = mesa final
medal-round-name = rodada de medalhas
top-board-place =
    { $kind ->
        [round] na { $board }
       *[board] na { $board }
    }
after-elimination = após a fase classificatória
after-round = após a rodada { $round }
in-round = na rodada { $round }

## Scoring. $system is the name of a scoring system. $parameters is a list of names with numbers: “solo 100, draw 50”.

rules-scored-by = As partidas são pontuadas com { $system }.
rules-scored-by-with = As partidas são pontuadas com { $system } ({ $parameters }).
rules-round-scored-by = A rodada { $round } é pontuada com { $system }.
rules-round-scored-by-with = A rodada { $round } é pontuada com { $system } ({ $parameters }).

## Rounds

rules-rounds =
    { $count ->
        [one] Há uma única rodada.
       *[other] Há { $count } rodadas.
    }
rules-most-rounds =
    { $count ->
        [one] Ninguém joga mais de uma rodada.
       *[other] Ninguém joga mais de { $number } rodadas.
    }
rules-most-before-last =
    { $count ->
        [one] Ninguém joga mais de uma rodada antes da última.
       *[other] Ninguém joga mais de { $number } rodadas antes da última.
    }
rules-games-at-once = Um jogador pode jogar { $number } partidas ao mesmo tempo.
rules-sitting-out = Um jogador que está presente e fica sem mesa recebe { $points } pontos pela rodada.
rules-sitting-out-once = Um jogador que está presente e fica sem mesa recebe { $points } pontos pela rodada, mas uma única vez.

## Sitting out. $kinds is a list of these kinds of players, “volunteers, then everybody else”.

rules-sit-outs = Quando o número de jogadores não completa todas as mesas, ficam de folga, nesta ordem: { $kinds }. Dentro de cada grupo, folga primeiro quem se inscreveu por último. Quem já folgou antes fica para o fim.
sit-out-next = { $kinds }, depois { $kind }
sit-out-volunteers = os voluntários
sit-out-late-sign-ups = os inscritos fora do prazo
sit-out-locals = os jogadores que moram na cidade
sit-out-nationals = os jogadores do país anfitrião
sit-out-everyone = todos os demais

## What counts. The phrases below make a text such as “the best two games and half of the third”. $of is “games”, “rounds” or
## “places” (places on a board, where the lowest total wins). $what is such a text.

# “Colocações” rather than “lugares”, because all three nouns must be feminine: “metade da terceira”. $what may begin with an
# article, so no “de”, “em” or “a” may stand before it.
rules-counting = { $what }.
rules-lowest-wins = Vence o total mais baixo.
rules-top-board-counting = Para os jogadores da { $board }: { $what }.
rules-least-results =
    { $count ->
        [one] Para se classificar, um jogador precisa de pelo menos um resultado.
        [2] Para se classificar, um jogador precisa de pelo menos dois resultados.
       *[other] Para se classificar, um jogador precisa de pelo menos { $number } resultados.
    }
rules-place-needs-later-round = Um jogador que joga em uma rodada e em nenhuma das seguintes fica sem classificação.
rules-handicaps-always = Os handicaps contam desde o início.
counting-best =
    { $of ->
        [games]
            { $count ->
                [one] a melhor partida
               *[other] as { $number } melhores partidas
            }
        [rounds]
            { $count ->
                [one] a melhor rodada
               *[other] as { $number } melhores rodadas
            }
       *[places]
            { $count ->
                [one] a melhor colocação
               *[other] as { $number } melhores colocações
            }
    }
counting-all =
    { $of ->
        [games] todas as partidas
        [rounds] todas as rodadas
       *[places] todas as colocações
    }
counting-others = todas as demais
counting-share-of-one = { $share } da { $ordinal }
counting-share-of-others = { $share } de { $results }
counting-share-of-mean = { $share } da média de { $results }
share-half = metade
share-third = um terço
share-quarter = um quarto
share-percent = { $percent }%
counting-nothing = nada
counting-of-round = { $what } da rodada { $round }
counting-of-rounds = { $what } das rodadas { $first } a { $last }
counting-of-top-board = { $what } da { $board }
counting-at-top-board = { $what } { $place }
counting-of-elimination = { $what } da fase classificatória
counting-at-other-boards = { $what } em outras mesas
counting-times = { $what }, com fator { $factor }
counting-with-results =
    { $of ->
        [games]
            { $count ->
                [one] com uma partida ou mais: { $what }
               *[other] com { $number } partidas ou mais: { $what }
            }
        [rounds]
            { $count ->
                [one] com uma rodada ou mais: { $what }
               *[other] com { $number } rodadas ou mais: { $what }
            }
       *[places]
            { $count ->
                [one] com um resultado ou mais: { $what }
                [2] com dois resultados ou mais: { $what }
               *[other] com { $number } resultados ou mais: { $what }
            }
    }
counting-plus = { $what }, mais { $next }
counting-or-else = { $what }; { $next }
counting-best-of-round = { $what }; se há várias partidas em uma rodada, conta a melhor
counting-sum-of-round = { $what }; se há várias partidas em uma rodada, elas são somadas
counting-divided = { $what }, tudo dividido pelo número de resultados
counting-divided-plus = { $what }, tudo dividido pelo número de resultados mais { $more }
counting-mean = a média, contando { $what }
counting-multiplied = { $what }; com fator { $factor } para { $rounds }
counting-multiplied-for-best = { $what }; com fator { $factor } para { $rounds }, só para os { $best } melhores após a rodada { $after }
counting-start = { $points } pontos de base e { $what }
counting-sat-out = { $what }; uma rodada de folga vale { $points } pontos
counting-sat-out-once = { $what }; a primeira rodada de folga vale { $points } pontos

## Ties. $steps is a list of tie-breaks: “the best game, then by the second best game”.

rules-equal-totals = Totais iguais dividem o lugar.
rules-ties = Critério de desempate: { $steps }. Os jogadores que continuarem empatados dividem o lugar.
tie-break-first = { $tie-break }
tie-break-next = { $steps }; depois, { $tie-break }

## The names of tie-breaks, inside a sentence. $ordinal is “third”, $place is 3.

tie-break-best-game =
    { $place ->
        [1] melhor partida
       *[other] { $ordinal } melhor partida
    }
tie-break-best-round =
    { $place ->
        [1] melhor rodada
       *[other] { $ordinal } melhor rodada
    }
tie-break-latest-game = última partida
# $rounds has the article, and “durante” is not contracted with it: “pontos durante a rodada 4 ou na falta dela durante a rodada 3”.
tie-break-round-score = pontos durante { $rounds }
tie-break-or-else-round = { $rounds } ou na falta dela durante { $round }
tie-break-all-games = soma de todas as partidas
tie-break-average-game = média por partida
tie-break-centres = centros
tie-break-solos = vitórias solo
tie-break-draws = partidas empatadas
tie-break-mean-of = média com o sistema { $system }
tie-break-best-member =
    { $place ->
        [1] melhor pontuação de um membro
       *[other] { $ordinal } melhor pontuação de um membro
    }

## The same as the reason for a place: “larger second best game, 35.74 over 31.80”.

larger-best-game =
    { $place ->
        [1] mais pontos na melhor partida
       *[other] mais pontos na { $ordinal } melhor partida
    }
smaller-best-game =
    { $place ->
        [1] melhor lugar na melhor partida
       *[other] melhor lugar na { $ordinal } melhor partida
    }
larger-best-round =
    { $place ->
        [1] mais pontos na melhor rodada
       *[other] mais pontos na { $ordinal } melhor rodada
    }
larger-latest-game = mais pontos na última partida
larger-round-score = mais pontos durante { $rounds }
larger-all-games = maior soma de todas as partidas
larger-average-game = maior média por partida
larger-mean-of = maior média com o sistema { $system }
more-centres = mais centros
more-solos = mais vitórias solo
more-draws = mais partidas empatadas

## The top board. $games is the number of games that the same seven play there, $games-word the same as a word.

rules-top-board =
    { $games ->
        [1] A { $board } é jogada na rodada { $round }.
       *[other] A { $board } é jogada na rodada { $round } ({ $games-word } partidas dos mesmos sete jogadores).
    }
rules-top-board-after-elimination =
    { $games ->
        [1]
            { $count ->
                [one] A { $board } é jogada após a única partida classificatória de cada jogador.
               *[other] A { $board } é jogada após as { $number } partidas classificatórias de cada jogador.
            }
       *[other]
            { $count ->
                [one] A { $board } é jogada após a única partida classificatória de cada jogador ({ $games-word } partidas dos mesmos sete jogadores).
               *[other] A { $board } é jogada após as { $number } partidas classificatórias de cada jogador ({ $games-word } partidas dos mesmos sete jogadores).
            }
    }
rules-top-board-unmarked = Se um arquivo não marcar nenhuma mesa, é disputada na rodada { $round }, ou então consiste nas partidas das últimas rodadas cujos sete jogadores já jogaram todas as partidas classificatórias.
rules-seats-by-ranking = As vagas são dos sete primeiros da classificação após a rodada { $round }. Se um jogador abrir mão da vaga, entra o próximo da lista.
rules-seats-by-ranking-of-few =
    { $count ->
        [one] As vagas são dos sete primeiros da classificação após a rodada { $round } que tenham jogado antes no máximo uma rodada. Se um jogador abrir mão da vaga, entra o próximo da lista.
       *[other] As vagas são dos sete primeiros da classificação após a rodada { $round } que tenham jogado antes no máximo { $number } rodadas. Se um jogador abrir mão da vaga, entra o próximo da lista.
    }
rules-seats-by-groups = As vagas são dos vencedores dos grupos, depois dos jogadores indicados pelo diretor do torneio e depois dos seguintes na classificação. Se um jogador abrir mão da vaga, entra o próximo da lista.
rules-seats-by-groups-of-few =
    { $count ->
        [one] As vagas são dos vencedores dos grupos, depois dos jogadores indicados pelo diretor do torneio e depois dos seguintes na classificação que tenham jogado antes no máximo uma rodada. Se um jogador abrir mão da vaga, entra o próximo da lista.
       *[other] As vagas são dos vencedores dos grupos, depois dos jogadores indicados pelo diretor do torneio e depois dos seguintes na classificação que tenham jogado antes no máximo { $number } rodadas. Se um jogador abrir mão da vaga, entra o próximo da lista.
    }
rules-seat-ties = Critério de desempate para a última vaga: { $steps }.
rules-powers-in-order =
    { $first ->
        [winners] As potências são escolhidas na ordem da classificação (primeiro os vencedores dos grupos).
       *[nobody] As potências são escolhidas na ordem da classificação.
    }
rules-powers-turned =
    { $first ->
        [winners] As potências são escolhidas na ordem da classificação (primeiro os vencedores dos grupos) na primeira partida, e na ordem inversa na segunda.
       *[nobody] As potências são escolhidas na ordem da classificação na primeira partida, e na ordem inversa na segunda.
    }
rules-top-board-bonus = Esses jogadores recebem um bônus de { $percent }% sobre o total.
rules-placed-by-total = Todos são classificados pelo total.
rules-champion-and-second = Quem vence essa disputa é o campeão e o segundo colocado é o vice-campeão, quaisquer que sejam os totais. Entre jogadores com os mesmos pontos nela, fica à frente quem escolheu a potência mais tarde. Os demais são classificados pelo total.
rules-champion-by-total = O campeão é o jogador da { $board } com o total mais alto. Os demais são classificados pelo total.

## Groups and teams. $rounds is “round 3” or “rounds 1 to 3”.

rules-groups = Os participantes são divididos em grupos, cada um com a sua própria classificação.
rules-teams = Equipes de { $number } pessoas: { $what }.
team-counts-all = são somados os pontos de todos os membros durante { $rounds }
team-counts-best =
    { $count ->
        [one] contam os pontos do melhor membro durante { $rounds }
        [2] são somados os pontos dos dois melhores membros durante { $rounds }
       *[other] são somados os pontos dos { $number } melhores membros durante { $rounds }
    }
team-counts-best-games = é somada a melhor partida de cada membro durante { $rounds }
team-counts-best-games-of-best =
    { $count ->
        [one] conta a melhor partida do melhor membro durante { $rounds }
        [2] dos dois melhores membros é somada a melhor partida de cada um durante { $rounds }
       *[other] dos { $number } melhores membros é somada a melhor partida de cada um durante { $rounds }
    }
rules-tied-teams = As equipes empatadas dividem o lugar.
rules-team-ties = Critério de desempate entre equipes: { $steps }.
rules-teams-of-country =
    { $count ->
        [one] Um país pode inscrever no máximo uma equipe.
       *[other] Um país pode inscrever no máximo { $number } equipes.
    }
rules-teams-apart = Companheiros de equipe não podem ficar na mesma mesa durante { $rounds }.
rules-team-captain = Cada equipe tem um capitão.
rules-scratch-teams = Os jogadores à espera de equipe formam equipes improvisadas.

## Awards. $award is its name. $by is one of the texts below, with tie-breaks: “the highest score …, then the larger lead”.

rules-award = { $award }: { $by }.
award-by-score = a pontuação mais alta de uma partida com cada potência
award-by-centres = o maior número de centros no fim de uma partida com cada potência
award-by-place = o melhor lugar em uma mesa com cada potência
award-by-director = decide o diretor do torneio
award-by-votes = a média mais alta das notas dos outros jogadores ({ $grades })
award-then = { $by }; depois, { $tie-break }
award-then-lead = a maior vantagem
award-then-best-grade = o maior número de votos com a melhor nota
award-then-total = o total
award-then-score = os pontos
award-then-centres = os centros
award-least-games =
    { $count ->
        [one] { $by }, para jogadores com pelo menos uma partida
       *[other] { $by }, para jogadores com pelo menos { $number } partidas
    }
# As “Melhor Áustria”.
best-country = Melhor { $power }
best-countries = Melhor país

## The end of a game

rules-last-year = O último ano de uma partida é { $year }.
rules-all-survivors = Um empate inclui todos os sobreviventes.
rules-first-draw = Um empate só pode ser proposto depois de { $year }.
rules-vote-ends-game = Só uma vitória solo ou uma votação aprovada encerra uma partida; do contrário, ela é considerada abandonada.
rules-vote-ends-game-early = Antes do último ano, só uma vitória solo ou uma votação aprovada encerra uma partida; do contrário, ela é considerada abandonada.
rules-one-vote-a-season = Em cada estação há uma única votação para cada empate proposto.
rules-concession-solo = Uma concessão é pontuada como vitória solo.
rules-concession-abandoned = Não há concessões: uma partida concedida conta como abandonada.

## Deadlines. $times is a list of times: “17 minutes for a Spring and 15 minutes for a Fall”.

rules-times =
    { $minutes ->
        [one] Há { $times }.
       *[more] Há { $times }.
    }
rules-clock-runs-on = A fase seguinte começa assim que o prazo termina.
time-for-spring = { $time } para cada primavera
time-for-fall = { $time } para cada outono
time-for-first-spring = { $time } para a primeira primavera
time-for-retreats = { $time } para as retiradas
time-for-builds = { $time } para as construções
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
phase-spring-retreats = Retiradas da primavera
phase-fall = Outono
phase-fall-retreats = Retiradas do outono
phase-builds = Construções
phase-of-year = { $phase } de { $year }
late-orders-yellow = ordens atrasadas: cartão amarelo, restam { $time }
late-orders-red = ordens atrasadas: cartão vermelho

## Penalties and reserves

rules-penalty-floor = Em vez de uma penalidade em porcentagem, são descontados { $points } pontos em uma partida com a pontuação mais baixa, { $score }.
rules-removal =
    { $count ->
        [one] Um jogador com uma penalidade em porcentagem do total é excluído.
       *[other] Um jogador com { $number } penalidades em porcentagem do total é excluído.
    }
rules-extensions =
    { $count ->
        [one] Um jogador tem no máximo uma prorrogação de prazo por partida.
       *[other] Um jogador tem no máximo { $number } prorrogações de prazo por partida.
    }
rules-late-orders =
    { $count ->
        [one] Ordens atrasadas rendem um cartão amarelo, ou um vermelho se o atraso passar de um segundo ou se repetir.
        [2] Ordens atrasadas rendem um cartão amarelo, ou um vermelho se o atraso passar de dois segundos ou se repetir.
       *[other] Ordens atrasadas rendem um cartão amarelo, ou um vermelho se o atraso passar de { $number } segundos ou se repetir.
    }
rules-powers-once = Ninguém joga duas vezes com a mesma potência, exceto { $place }.
rules-reserves-apart = Os reservas e os substitutos não podem ser participantes inscritos.

## Posting

rules-posted-at-once = Os pontos são divulgados após cada rodada.
rules-posting-held = Os pontos são divulgados após cada rodada. Os da última ficam retidos até o diretor do torneio liberar.
