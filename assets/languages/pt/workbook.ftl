# The workbook of a posting: the names and the headings of its sheets, and what stands beside the titles of rounds and boards.

## The names of the sheets. With the title of a round they have at most 31 letters, so they are short. None of the signs : / \ ? * [ ] may be in them.

sheet-standings = Classificação
sheet-groups = Grupos
sheet-teams = Equipes
sheet-awards = Prêmios
# The seats at the top board, and who has a claim to them.
sheet-qualification = Vagas
sheet-places = Lugares
sheet-countries = Países
sheet-ladder = Ranking
sheet-cards = Fichas
sheet-badges = Crachás
sheet-certificates = Certificados
sheet-rules = Regulamento
sheet-notebook = Caderno
# These stand behind the title of a round: “Round 2 board call”.
sheet-board-call = composição
sheet-players = jogadores
sheet-sitting-out = de folga
sheet-table-sheets = folhas de mesa
sheet-order-sheets = folhas de ordens
sheet-charts = centros por ano
# The sheet with the figures from which the others are computed. One word of letters only.
sheet-explanation = Detalhamento

## The headings of a board. They begin with a capital letter.

heading-power = Potência
heading-player = Jogador
heading-centres = Centros
# The year in which a power was eliminated.
heading-out = Eliminada
# Whether the power is a member of the draw.
heading-draw = Empate
# In that column.
draw-yes = sim
draw-no = não
heading-missed-moves = Ordens não enviadas
heading-missed-winters = Invernos não enviados
# The score that another file had.
heading-printed = Pontos do arquivo
heading-score = Pontos
# The score that the director set.
heading-ruling = Decisão
heading-reason = Motivo
# A column of a scoring system whose name is also one of these headings: “Draw points”.
heading-points = { $name } (pontos)
# The sums below a board.
row-total = Total

## Beside the title of a board or of a round, in small letters.

# The year stands at the end: a formula reads it there.
board-ended = encerrada em { $year }
board-conceded = concessão, vencedor: { $power }
board-abandoned = abandonada
# A board or a round that is scored by another system than the rest.
other-system = sistema de pontuação: { $system }
top-board = mesa final
round-name = nome: { $name }
round-note = observação: { $note }
# The sheet that was posted at this time has other content.
replaces-sheet-of = substitui a folha anterior: { $time }

## The headings of the standings and of their workings.

heading-place = Lugar
heading-group = Grupo
heading-total = Total
# The sum of the games of a player, without added points.
heading-results = Resultados
place-by-total = Lugar pelo total
# $figure is “best game”.
place-with = Lugar com desempate: { $figure }

## Sentences below the tables.

no-results = Ainda não há resultados.
# The line below the title. Its parts: the rules and the scoring system of the event.
rules-of-event = regulamento: { $rules }
games-scored-by = sistema de pontuação das partidas: { $system }
# A list of those below: “the totals, the scores of Round 1”.
values-no-formulas = Nesta pasta de trabalho, são valores, não fórmulas: { $list }.
values-places = os lugares decididos na mesa final
values-multipliers = os fatores dos melhores jogadores
values-totals = os totais
values-marks = as marcas das partidas que não contam por inteiro
values-scores-of-rounds = os pontos ({ $rounds })
sheet-of-values = Nesta planilha, os números são valores, não fórmulas.
awards-are-values = Nesta pasta de trabalho, os prêmios são valores, não fórmulas.
team-places-are-values = Nesta planilha, os lugares das equipes são valores, não fórmulas.

## The sheet of explanations, and the properties of the file.

how-computed = Como os números são calculados
about-figures = As outras planilhas leem estes números, que se atualizam quando as mesas são alteradas. Cada linha explica a linha de mesmo número da planilha indicada acima das colunas.
made-with = Criado com o Topboard
