# The workbook of a posting: the names and the headings of its sheets, and what stands beside the titles of rounds and boards.

## The names of the sheets. With the title of a round they have at most 31 letters, so they are short. None of the signs : / \ ? * [ ] may be in them.

sheet-standings = Classement
sheet-groups = Groupes
sheet-teams = Équipes
sheet-awards = Prix
# The seats at the top board, and who has a claim to them.
sheet-qualification = Qualification
sheet-places = Places
sheet-countries = Pays
sheet-ladder = Classement annuel
sheet-cards = Fiches
sheet-badges = Badges
sheet-certificates = Diplômes
sheet-rules = Règlement
sheet-notebook = Carnet
# These stand behind the title of a round: “Round 2 board call”.
sheet-board-call = composition
sheet-players = joueurs
sheet-sitting-out = exempts
sheet-table-sheets = feuilles de table
sheet-order-sheets = feuilles des ordres
sheet-charts = centres par année
# The sheet with the figures from which the others are computed. One word of letters only.
sheet-explanation = Explication

## The headings of a board. They begin with a capital letter.

heading-power = Pays
heading-player = Joueur
heading-centres = Centres
# The year in which a power was eliminated.
heading-out = Éliminé
# Whether the power is a member of the draw.
heading-draw = Nul
# In that column.
draw-yes = oui
draw-no = non
heading-missed-moves = Ordres non rendus
heading-missed-winters = Hivers non rendus
# The score that another file had.
heading-printed = Score du fichier
heading-score = Score
# The score that the director set.
heading-ruling = Décision
heading-reason = Motif
# A column of a scoring system whose name is also one of these headings: “Draw points”.
heading-points = { $name } (points)
# The sums below a board.
row-total = Total

## Beside the title of a board or of a round, in small letters.

# The year stands at the end: a formula reads it there.
board-ended = terminée en { $year }
board-conceded = concession, vainqueur : { $power }
board-abandoned = abandonnée
# A board or a round that is scored by another system than the rest.
other-system = système de score : { $system }
top-board = table finale
round-name = nom : { $name }
round-note = remarque : { $note }
# The sheet that was posted at this time has other content.
replaces-sheet-of = remplace la feuille précédente : { $time }

## The headings of the standings and of their workings.

heading-place = Place
heading-group = Groupe
heading-total = Total
# The sum of the games of a player, without added points.
heading-results = Résultats
place-by-total = Place selon le total
# $figure is “best game”.
place-with = Place avec départage : { $figure }

## Sentences below the tables.

no-results = Pas encore de résultats.
# The line below the title. Its parts: the rules and the scoring system of the event.
rules-of-event = règlement : { $rules }
games-scored-by = système de score des parties : { $system }
# A list of those below: “the totals, the scores of Round 1”.
values-no-formulas = Dans ce classeur, des valeurs remplacent les formules pour : { $list }.
values-places = les places décidées par la table finale
values-multipliers = les coefficients des meilleurs joueurs
values-totals = les totaux
values-marks = les marques des parties qui ne comptent pas entièrement
values-scores-of-rounds = les scores ({ $rounds })
sheet-of-values = Sur cette feuille, les chiffres sont des valeurs et non des formules.
awards-are-values = Dans ce classeur, les prix sont des valeurs et non des formules.
team-places-are-values = Sur cette feuille, les places des équipes sont des valeurs et non des formules.

## The sheet of explanations, and the properties of the file.

how-computed = Comment les chiffres sont calculés
about-figures = Les autres feuilles lisent ces chiffres, qui s’adaptent à toute modification des tables. Chaque ligne explique la ligne de même numéro de la feuille nommée au-dessus des colonnes.
made-with = Créé avec Topboard
