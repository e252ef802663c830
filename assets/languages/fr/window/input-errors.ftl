# Why a cell refuses what was typed into it. Each is shown with a capital letter at its beginning and a full stop at its end. Behind the
# semicolon stands what to do. $text is what was typed, $name the name of a player, a team or an award, $power the name of a power.
# The words that a cell takes are those that it shows: they are named by their keys, so that both stay the same.

## The lists of players and of teams.

# The names in quotation marks are those of a command and of a menu.
input-errors-name-not-emptied = il faut un nom au joueur, la cellule n’est donc pas vidée ; « { commands-remove-player } » dans le menu { commands-menu-event } ou dans le menu de la cellule retire { $name } de la liste
input-errors-not-a-role = « { $text } » n’est pas un rôle ; saisissez « { role-unranked } », « { role-removed } », « { role-withdrawn } » ou « { role-reserve } », ou rien pour un joueur
input-errors-not-a-number-of-points = « { $text } » n’est pas un nombre de points
# $column is the heading of a column.
input-errors-not-a-mark = « { $text } » ne convient pas à la colonne « { $column } » ; saisissez { values-yes }, { values-no } ou rien
# “25 % anonymity” and “10 late” are examples of what is typed.
input-errors-not-a-penalty = « { $text } » ne commence pas par un montant ; saisissez le montant puis le motif, par exemple « 25 % anonymat » ou « 10 retard »
input-errors-not-on-the-list = « { $text } » n’est pas dans la liste des joueurs ; saisissez-y d’abord le nom, ou corrigez-le
# $names are players with a similar name: “Ole Hansen or Ole Hanssen”.
input-errors-not-on-the-list-may-be = « { $text } » n’est pas dans la liste des joueurs (peut-être { $names }) ; saisissez-y d’abord le nom, ou corrigez-le
# Escape is a key.
input-errors-number-for-name = « { $text } » est un nombre et non un nom ; saisissez le nom du joueur, ou appuyez sur Échap
# “1-3, 5” is an example of what is typed, $except another: “not 4”.
input-errors-not-rounds = « { $text } » n’est pas une liste de rondes ; saisissez « 1-3, 5 », « { $except } », ou rien pour toutes les rondes
input-errors-team-taken = il y a déjà une équipe « { $name } » ; appelez celle-ci « { $name } 2 », ou renommez l’autre
input-errors-team-member-already = { $name } est déjà dans cette équipe
input-errors-not-a-team-member = { $name } n’est pas dans cette équipe ; le capitaine doit être l’un des membres

## Rounds, boards and their record.

input-errors-not-an-attendance = « { $text } » ne dit rien de la présence ; saisissez « { values-present } », « { values-absent } », « { values-late } », « { values-standby } », « { values-sits-out } », « { values-must-play } » ou « { values-two-boards } »
input-errors-board-without-name = il faut un nom à la table ; saisissez-en un, par exemple A
# Whether a power is one of those that share a drawn game.
input-errors-not-in-draw-or-out = « { $text } » ne dit pas si le nul comprend ce pays ({ $power }) ; saisissez { values-yes }, { values-no } ou rien
# $conceded is “conceded to France”.
input-errors-not-an-ending = « { $text } » n’est pas une fin de partie ; saisissez « { values-agreed-draw } », « { $conceded } », « { values-abandoned } », ou rien pour une partie jouée jusqu’au bout
input-errors-draw-without-counts = le nul voté comprend les survivants ; saisissez d’abord les centres des sept pays
# A solo excludes a draw.
input-errors-draw-after-solo = un pays a gagné seul ({ $power }), il n’y a donc pas de nul ; corrigez d’abord son nombre de centres
input-errors-not-a-power = « { $text } » n’est pas un pays ; saisissez son nom ou son initiale anglaise (A, E, F, G, I, R, T)
# The example in quotation marks begins with one of the three words, and its season is one that a cell shows.
input-errors-not-a-card = « { $text } » n’est pas un carton ; saisissez { card-yellow }, { card-red } ou { card-extension }, puis quand et pourquoi : « { card-yellow } { $season } ordres en retard »
# $season is “Fall 1905”. “S06” is short for spring 1906; every language understands it.
input-errors-not-a-season = « { $text } » n’est pas une saison de partie ; saisissez-en une comme « { $season } » ou « S06 », ou videz la cellule pour supprimer le nul
input-errors-not-members = « { $text } » ne nomme pas les pays du nul ; saisissez leurs noms ou leurs initiales anglaises, ou rien pour tous les survivants
input-errors-not-an-outcome = « { $text } » n’est pas le résultat d’un vote ; saisissez « { values-vote-open } », « { values-vote-passed } », « { values-vote-failed } » ou « { values-vote-vetoed } »
# $colours is “yellow, green, blue, red, violet or grey”.
input-errors-not-a-colour = « { $text } » n’est pas une couleur ; saisissez { $colours }, ou rien pour aucune couleur
# The menu of boards is in commands.ftl.
input-errors-computed = cette cellule est calculée ; modifiez les cellules dont elle dépend, ou fixez le score à la main dans le menu { commands-menu-board }

## The top board. An answer says whether a player takes the seat.

input-errors-not-a-top-board-mark = « { $text } » ne dit pas si c’est la table finale ; saisissez { values-yes }, { values-no } ou rien
input-errors-not-an-answer = « { $text } » n’est pas une réponse ; saisissez « { values-steps-back } », « { values-named } » ou « { values-put-first } », ou rien pour un joueur qui joue
input-errors-note-without-answer = une remarque va avec la réponse « { values-steps-back } » ; saisissez d’abord cette réponse
input-errors-no-next-in-line = aucun joueur n’est le suivant ; saisissez un autre nom à côté du pays
input-errors-seated-already = { $name } est déjà à cette table
# The position in which a player chooses a power. $last is the last number.
input-errors-not-a-position = « { $text } » n’est pas une position ; saisissez un nombre de 1 à { $last }, ou rien pour l’ordre du classement
input-errors-power-taken = { $name } a déjà ce pays ({ $power }) ; videz d’abord cette cellule-là
# $why is a message of input-refusals.ftl.
input-errors-top-board-not-ready = la table ne peut pas encore être composée : { $why }

## Awards and the votes for them.

input-errors-award-without-name = il faut un nom au prix ; saisissez d’abord le nom
input-errors-award-taken = il y a déjà un prix « { $name } » ; saisissez le lauréat à côté
input-errors-award-of-the-rules = ce prix fait partie du règlement ; saisissez le lauréat à côté, ou modifiez le règlement
# The grades are letters. $letters is “A, B, C”.
input-errors-not-a-grade = « { $text } » n’est pas une note ; les notes sont { $letters }
input-errors-own-vote = un joueur ne se note pas lui-même

## The ladder and its result lists.

# The examples are dates that the cell understands.
input-errors-not-a-day = « { $text } » n’est pas une date ; saisissez-en une comme 09/06/2002 ou 9 juin 2002
# A kind of championship.
input-errors-not-a-kind = « { $text } » n’est pas une catégorie de tournoi ; saisissez { values-state } ou { values-national }, ou rien pour toute autre catégorie
input-errors-neither-yes-nor-no = « { $text } » n’est ni { values-yes } ni { values-no }
input-errors-not-a-number-of-boards = « { $text } » n’est pas un nombre de tables ; saisissez les tables d’une ronde moyenne, par exemple 2,5
input-errors-not-a-place = « { $text } » n’est pas une place ; saisissez un nombre entier à partir de 1, ou rien
input-errors-not-a-number-of-games = « { $text } » n’est pas un nombre de parties ; saisissez un nombre, « { values-all-games } », ou rien si le nombre n’est pas connu

## Why a passed draw does not end its game. $season is “Fall 1905”, $year a year.

# Undo is in the menu Edit.
input-errors-draw-of-removed-board = cette table a été supprimée ; annulez la suppression, ou choisissez une autre table
# A chart has the centres of all powers in a year.
input-errors-draw-without-chart = ce nul ({ $season }) demande le relevé complet de { $year } ; saisissez le relevé ou les centres de la fin, et la partie se termine par ce nul
input-errors-draw-too-early = ce nul ({ $season }) vient avant le premier relevé ; corrigez sa saison ou son année
input-errors-draw-of-power-without-centre = un pays sans centre en { $year } ne peut pas faire partie du nul ({ $power }) ; corrigez les membres
