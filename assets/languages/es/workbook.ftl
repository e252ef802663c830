# The workbook of a posting: the names and the headings of its sheets, and what stands beside the titles of rounds and boards.

## The names of the sheets. With the title of a round they have at most 31 letters, so they are short. None of the signs : / \ ? * [ ] may be in them.

sheet-standings = Clasificación
sheet-groups = Grupos
sheet-teams = Equipos
sheet-awards = Premios
# The seats at the top board, and who has a claim to them.
sheet-qualification = Plazas
sheet-places = Puestos
sheet-countries = Países
sheet-ladder = Clasificación anual
sheet-cards = Fichas
sheet-badges = Tarjetas
sheet-certificates = Diplomas
sheet-rules = Reglamento
sheet-notebook = Cuaderno
# These stand behind the title of a round: “Round 2 board call”.
sheet-board-call = composición
sheet-players = jugadores
sheet-sitting-out = descansan
sheet-table-sheets = hojas de mesa
sheet-order-sheets = hojas de órdenes
sheet-charts = centros por año
# The sheet with the figures from which the others are computed. One word of letters only.
sheet-explanation = Explicaciones

## The headings of a board. They begin with a capital letter.

heading-power = Potencia
heading-player = Jugador
heading-centres = Centros
# The year in which a power was eliminated.
heading-out = Eliminada
# Whether the power is a member of the draw.
heading-draw = Empate
# In that column.
draw-yes = sí
draw-no = no
heading-missed-moves = Órdenes no enviadas
heading-missed-winters = Inviernos no enviados
# The score that another file had.
heading-printed = Puntos del archivo
heading-score = Puntos
# The score that the director set.
heading-ruling = Decisión
heading-reason = Motivo
# A column of a scoring system whose name is also one of these headings: “Draw points”.
heading-points = { $name } (puntos)
# The sums below a board.
row-total = Total

## Beside the title of a board or of a round, in small letters.

# The year stands at the end: a formula reads it there.
board-ended = terminada en { $year }
board-conceded = concesión, ganador: { $power }
board-abandoned = abandonada
# A board or a round that is scored by another system than the rest.
other-system = sistema de puntuación: { $system }
top-board = mesa final
round-name = nombre: { $name }
round-note = nota: { $note }
# The sheet that was posted at this time has other content.
replaces-sheet-of = sustituye a la hoja anterior: { $time }

## The headings of the standings and of their workings.

heading-place = Puesto
heading-group = Grupo
heading-total = Total
# The sum of the games of a player, without added points.
heading-results = Resultados
place-by-total = Puesto según el total
# $figure is “best game”.
place-with = Puesto con desempate: { $figure }

## Sentences below the tables.

no-results = Todavía no hay resultados.
# The line below the title. Its parts: the rules and the scoring system of the event.
rules-of-event = reglamento: { $rules }
games-scored-by = sistema de puntuación de las partidas: { $system }
# A list of those below: “the totals, the scores of Round 1”.
values-no-formulas = En este libro, lo siguiente son valores y no fórmulas: { $list }.
values-places = los puestos que decide la mesa final
values-multipliers = los factores de los mejores jugadores
values-totals = los totales
values-marks = las marcas de las partidas que no cuentan por completo
values-scores-of-rounds = los puntos ({ $rounds })
sheet-of-values = En esta hoja los números son valores, no fórmulas.
awards-are-values = En este libro los premios son valores, no fórmulas.
team-places-are-values = En esta hoja los puestos de los equipos son valores, no fórmulas.

## The sheet of explanations, and the properties of the file.

how-computed = Cómo se calculan los números
about-figures = Las demás hojas leen estos números, que se actualizan cuando se modifican las mesas. Cada fila explica la fila del mismo número de la hoja que se nombra encima de las columnas.
made-with = Creado con Topboard
