# The fields of a ruleset in the editor on the Rules tab: labels, help texts and choices.
#
# A field stands in a row: the label, the value, and the help text in small letters. They are often read as a sentence:
# “Draws [x] include all survivors”, “Games of a round [only the best counts]”. A language may divide the sentence in
# another way. A label has room for about 20 letters, and a choice for about 40. A help text is short, because it is cut
# at the edge of the page.
#
# In the lists (parts, multipliers, rounds, awards) the fields of an entry stand side by side, each with a small label
# above it. There a label has room for about 13 letters, and the pointer shows the help text when it rests on the label.
#
# No two labels of a section or a list are the same. What a director can type stays as it is: ½, and the words that the comments
# name. Numbers have the decimal sign of the language.

## The name, the description and the source of the rules.

# The name of the ruleset, in large letters. Only a screen reader says this label.
rules-fields-name = Nom
# The name of the ruleset that was copied. It is not shown today.
rules-fields-based-on = Copié de
# What the rules are, in a few sentences. Only a screen reader says this label.
rules-fields-description = Description
    .help = pour les joueurs
# Who published the rules, and where.
rules-fields-source = Source
    .help = d’où vient le règlement

## Scoring.

# The button behind the label shows the name of a scoring system. The help says where it applies.
rules-fields-system = Système de score
    .help = des rondes et des tables qui n’en ont pas d’autre
# The numbers of this scoring system that have other values here. “solo 73, part 1” is what a director types: the names of two
# numbers of a system, which stay, and their new values. Where the comma is the decimal sign, a semicolon stands between them.
rules-fields-parameters = Ses nombres
    .help = paramètres modifiés : solo 73; part 1
# How many decimals a total has.
rules-fields-decimals = Décimales
    .help = d’un total
# A player wins because the others have given up. The choices end the sentence.
rules-fields-concessions = Une concession est
    .solo = un solo du vainqueur
    .abandoned = non admise : la partie est abandonnée

## A round with its own scoring system: an entry of a list, with small labels.

# Before its number.
rules-fields-own-round-round = Ronde
rules-fields-own-round-system = Système de score
# As in the section Scoring.
rules-fields-own-round-parameters = Ses nombres
    .help = paramètres modifiés

## Rounds, years, draws, posting.

# How many rounds the event has. The help says when the field stays empty.
rules-fields-rounds = Rondes
    .help = vide si leur nombre n’est pas fixé
# The most rounds that a player may play.
rules-fields-most-rounds = Maximum par joueur
    .help = rondes qu’un joueur peut jouer
rules-fields-most-before-last = Avant la dernière
    .help = maximum de rondes par joueur
# How many games a player may play in one round.
rules-fields-games-at-once = Parties simultanées
    .help = qu’un joueur peut jouer dans une ronde
# The last year of a game: 1908.
rules-fields-last-year = Dernière année
    .help = d’une partie
# A checkbox stands between label and help. Draws are draw votes: a draw includes all survivors.
rules-fields-draws-all-survivors = Un match nul
    .help = inclut tous les survivants
# A year is typed behind the label: a draw may be proposed after this year.
rules-fields-draws-first-year = Premier nul après
    .help = aucun nul ne peut être proposé plus tôt
# The end of a game before its last year. A checkbox stands between label and help.
rules-fields-draws-by-vote = Une fin anticipée
    .help = exige un vote adopté ou un solo
# There is one vote in a season for each proposed draw. A checkbox stands between label and help.
rules-fields-draws-one-vote-a-season = Un seul vote
    .help = par saison pour un même match nul proposé
# When scores are posted. The director releases those of the last round.
rules-fields-posting = Scores affichés
    .at-once = après chaque ronde
    .hold-last-round = après chaque ronde, la dernière au feu vert
# A checkbox stands between label and help.
rules-fields-groups = Groupes
    .help = d’inscrits, chacun avec son propre classement

## Penalties, deadlines, reserves. A penalty takes points or a percentage.

# The lowest score of a game, of which a percentage takes nothing. It may be below 0.
rules-fields-penalty-floor-score = Score minimal
    .help = d’une partie, auquel un pourcentage ne retire rien
# What a penalty takes from a game with this lowest score.
rules-fields-penalty-floor-points = Points retirés
    .help = à ce score, au lieu d’un pourcentage
# A player with this number of penalties in per cent of the total is removed from the event.
rules-fields-removal-at = Exclusion dès
    .help = pénalités en pourcentage du total
# The most extensions of a deadline that a player gets in a game.
rules-fields-most-extensions = Prolongations
    .help = de temps au plus, par joueur et par partie
# A player who is late gets a yellow card, and a red one when later than this.
rules-fields-yellow-card-seconds = Carton jaune
    .help = secondes de retard au plus ; au-delà, carton rouge
# Nobody plays the same power twice. A checkbox stands between label and help.
rules-fields-powers-once = Aucun pays rejoué
    .help = par un joueur, sauf à la table finale
# Reserves and substitutes may not also be entrants. A checkbox stands between label and help.
rules-fields-reserves-apart = Les réservistes
    .help = et les remplaçants ne sont pas eux-mêmes inscrits

## The round’s clock: the minutes of each phase of a game year. Its phases are Spring, retreats, Fall, retreats, builds.

rules-fields-clock-spring = Printemps
    .help = minutes au chronomètre de la ronde ; vide : 15
rules-fields-clock-fall = Automne
    .help = minutes ; vide : comme un printemps
# The Spring of the first year.
rules-fields-clock-first-spring = Premier printemps
    .help = minutes, s’il est plus long
rules-fields-clock-retreats = Retraites
    .help = minutes ; vide : pas de temps à part
rules-fields-clock-builds = Constructions
    .help = minutes ; vide : pas de temps à part
# The next phase begins by itself at the deadline. A checkbox stands between label and help.
rules-fields-clock-runs-on = La phase suivante
    .help = commence d’elle-même dès la fin du temps
# When the clock warns the players before a deadline.
rules-fields-clock-first-warning = Premier rappel
    .help = minutes avant la fin du temps ; vide : 5
rules-fields-clock-last-warning = Dernier rappel
    .help = minutes avant la fin du temps ; vide : 1
# Who published the times, and where.
rules-fields-clock-source = Source
    .help = d’où viennent ces temps

## What counts.

# What the total of a player is made of.
rules-fields-total-of = Un résultat est
    .games = le score d’une partie
    .rounds = le score d’une ronde
    .positions = la place à la table ; le total le plus bas gagne
# Only where a result is the score of a round: what is done with its games.
rules-fields-total-round-score = Parties d’une ronde
    .sum = s’additionnent
    .best = seule la meilleure compte
    .none = ne donnent pas de score à la ronde
# Points that every player has before the first round.
rules-fields-total-start = Points au départ
# The points of a player who is present and has no board.
rules-fields-total-sitting-out = Ronde d’exemption
    .help = points ; 0 ne donne pas de résultat
# Such points are given once only. A checkbox stands between label and help.
rules-fields-total-sitting-out-once = Une seule fois
    .help = pour la première ronde d’exemption
# The sum of all results of a player, and what it is divided by. The choices end the sentence.
rules-fields-total-divide = Somme divisée par
    .no = rien
    .counted = le nombre de résultats comptés : moyenne
    .results = le nombre total de résultats plus un nombre
# Only for the last choice above: this number is added to the number of results.
rules-fields-total-divide-results = Plus
    .help = à ajouter au nombre de résultats
# A handicap is a number of points that a player gets before the event.
rules-fields-total-handicaps = Handicaps comptés
    .end = une fois la dernière ronde finie
    .always = dès le début
# The fewest results that a player needs for a place in the standings.
rules-fields-total-least-results = Résultats exigés
    .help = au moins, pour être classé
# A checkbox stands between label and help.
rules-fields-total-place-needs-later-round = Une seule ronde
    .help = jouée et aucune des suivantes : le joueur n’est pas classé

## A part of what counts: an entry of a list, with small labels. The same labels stand in the section of the top board.

# The shares of the results that count, the best result first. “1, 1, ½” is what a director types. Where the comma is the decimal
# sign, semicolons stand between the shares.
rules-fields-part-weights = Meilleurs d’abord
    .help = 1; 1; ½ : les deux meilleurs résultats et la moitié du troisième
# Each result after these.
rules-fields-part-rest = Chaque autre
    .help = part comptée de chacun des autres résultats
# The mean of the results after these.
rules-fields-part-rest-average = Moyenne
    .help = part comptée de la moyenne des autres résultats
# The rounds whose results count in this part. “1 to 4” can be typed as “1–4” too,
# and other languages write it so.
rules-fields-part-rounds = Rondes
    .help = 1–4 ; vide : toutes
# What the field shows, and reads again. $first and $last are the numbers of two rounds. Another language than English has no word here.
rules-fields-range-of-rounds = { $first }–{ $last }
# The boards whose results count in this part.
rules-fields-part-boards = Tables
    .all = toutes les tables
    .top = la table finale
    .others = les autres tables
# The part is multiplied by this number.
rules-fields-part-factor = Coefficient
    .help = multiplie tout l’élément
# From this number of results on.
rules-fields-part-from-results = Résultats dès
    .help = remplace l’élément précédent pour les joueurs qui ont au moins ce nombre de résultats

## A multiplier for the results of some rounds: an entry of a list, with small labels.

# The rounds whose results are multiplied.
rules-fields-multiplier-rounds = Rondes
# They are multiplied by this number.
rules-fields-multiplier-factor = Coefficient
# Only the results of the best players are multiplied.
rules-fields-multiplier-best = Les premiers
    .help = nombre de joueurs, ex æquo compris ; vide : tous
# The players who are best after this round. Its number is typed below.
rules-fields-multiplier-after = Après ronde

## Equal totals.

# The list of tie-breaks. The label is not shown today.
rules-fields-tie-breaks = Départage

## The top board.

# What it is called. Where one of these three names is typed in English, players read it in their language. Any other
# name stays as it was typed. Therefore the three stay in English.
rules-fields-top-board-name = Nom
    .help = top board, final table, medal round : traduits pour les joueurs
# The number of a round is typed behind the label.
rules-fields-top-board-round = Jouée à la ronde
# The number of a round is typed behind the label. After it the first players in the standings qualify.
rules-fields-top-board-after = Après la ronde
    .help = les premiers du classement sont qualifiés
# In place of the field above, where the winners of groups qualify: the games that each player plays before that.
rules-fields-top-board-elimination-games = Qualifications
    .help = parties par joueur, qui désignent les vainqueurs des groupes
# The same seven players play this number of games at once.
rules-fields-top-board-games = Parties simultanées
    .help = des sept mêmes joueurs
# Who plays at the top board.
rules-fields-top-board-filled-by = Formée par
    .ranking = les premiers du classement
    .group-winners = les vainqueurs des groupes
# The most rounds that a player may have played to qualify.
rules-fields-top-board-most-played = Rondes jouées
    .help = au plus, pour être qualifié ; vide : sans limite
# What decides between players with equal totals who could get the last seat.
rules-fields-top-board-tie-breaks = Dernier siège
    .help = départage ; vide : comme au classement
# The players of the top board choose their powers in this order.
rules-fields-top-board-choosing = Choix des pays
    .ranking = ordre du classement
    .ranking-then-reverse = ordre du classement, inversé à la 2e partie
# What its players get on top of their total.
rules-fields-top-board-bonus-percent = Bonus
    .help = de ses joueurs, en pourcentage du total
# Which places of the standings the top board decides. “There” is at the top board.
rules-fields-top-board-decides = Elle désigne
    .nothing = personne : places selon le total
    .champion-and-second = le champion et le vice-champion
    .champion-by-total = le champion : meilleur total de ses joueurs

## Teams.

# The number of members.
rules-fields-teams-size = Membres
    .help = par équipe
# The rounds that count for the teams. “1 to 4” is as above.
rules-fields-teams-rounds = Score des rondes
    .help = 3, ou 1–4
# What a member scores for the team.
rules-fields-teams-member-score = Score d’un membre
    .sum = toutes ses parties de ces rondes
    .best-game = sa meilleure partie de ces rondes
# The number of members whose scores count for the team.
rules-fields-teams-best-members = Meilleurs membres
    .help = qui comptent ; vide : tous
# “third best member” is what a director types, and stays in English.
rules-fields-teams-tie-breaks = Équipes à égalité
    .help = third best member, …
# The most teams of one country.
rules-fields-teams-most-per-country = Maximum par pays
    .help = équipes d’un même pays ; vide : sans limite
# A checkbox stands between label and help.
rules-fields-teams-captain = Un capitaine
    .help = est exigé dans chaque équipe
# Teams of players who have none. A checkbox stands between label and help.
rules-fields-teams-scratch-teams = De circonstance
    .help = équipes formées de joueurs en attente d’une équipe
# The rounds in which members of a team sit at different boards.
rules-fields-teams-apart = Séparés aux rondes
    .help = où des équipiers ne jouent pas à la même table

## An award: an entry of a list, with small labels.

# The name of the award.
rules-fields-award-name = Prix
# Who gets the award.
rules-fields-award-by = Décerné pour
    .country-score = le meilleur score avec chaque pays
    .country-centres = le plus de centres avec chaque pays
    .country-place = la meilleure place avec chaque pays
    .votes = les votes des autres joueurs
# The grades that voters give, and what each is worth. “A 3, B 1, C 0” is what a director types. Where the comma is the decimal
# sign, semicolons stand between them.
rules-fields-award-grades = Notes
    .help = A 3; B 1; C 0
# The fewest games that a player needs for the award.
rules-fields-award-least-games = Parties min.
# The help is a list of the words that a director can type, and stays in English.
rules-fields-award-tie-breaks = Départage
    .help = lead, score, centres, total, most_of_the_best_grade
