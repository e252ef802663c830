## Titles.

title-standings = Classement
title-groups = Groupes
title-no-group = Sans groupe
title-teams = Équipes
title-awards = Prix
title-best-countries = Meilleurs pays
title-notebook = Carnet
title-badges = Badges
title-certificates = Diplômes
title-cards = Fiches des joueurs
title-places = Places après chaque ronde
title-leaders-by-event = La tête du classement après chaque tournoi
title-ruling = Décision
title-rules = Règlement : { $rules }
title-scoring-system = Système de score { $system }
title-board-call = { $round } : composition des tables
title-call-by-player = { $round } : composition des tables, par joueur
title-sitting-out = { $round } : joueurs exempts
title-boards = { $round } : tables
title-centres-by-year = { $round } : centres par année
title-board-scored = { $board }, système de score { $system }
title-board-provisional = { $board }, système de score { $system }, provisoire : { $why }
title-board-not-scored = { $board }, sans score : système de score inconnu
title-order-sheet = { $board } : { $power }
label-board = Table

## When and what a table counts.

title-after-round = Après { $round }
first-players = Les { $shown } premiers joueurs sur { $all }
for-the-director = Pour le directeur du tournoi. Ne pas afficher

## The standings.

view-after = après { $round }
view-after-elimination = après les qualifications
view-posted = ce qui peut être affiché
view-finished = parties terminées seulement
view-running = si toutes les parties s’arrêtaient maintenant

counts = Ce qui compte : { $counts }.
counts-at-top-board = Ce qui compte : { $counts } ; pour les joueurs de la { $top-board } : { $at-top-board }.

rounds-not-entered =
    { $count ->
        [one] Résultats pas encore saisis : { $rounds }.
       *[other] Résultats pas encore saisis : { $rounds }.
    }
only-sat-out =
    { $count ->
        [one] { $names } n’a pas encore joué (exempt) et ne figure pas dans le tableau.
       *[other] { $names } n’ont pas encore joué (exempts) et ne figurent pas dans le tableau.
    }
many-only-sat-out =
    { $count ->
        [one] { $count } joueur n’a pas encore joué (exempt) et ne figure pas dans le tableau.
       *[other] { $count } joueurs n’ont pas encore joué (exempts) et ne figurent pas dans le tableau.
    }
board-without-result = { $board } n’a pas encore de résultat.
replaces-posting = Remplace l’affichage précédent ({ $time }).
replaces-sheet = Remplace la feuille précédente ({ $time }).
moved = Changements : { $changes }.
places-since = Changements depuis le dernier affichage ({ $time }) : { $changes }.
moved-from-to = { $name } passe de { $from } à { $to }
moved-new = { $name } fait son entrée ({ $to })
moved-out = { $name } était { $from } et sort du classement
and-more =
    { $count ->
        [one] { $items }, et { $count } autre
       *[other] { $items }, et { $count } autres
    }
shared-place = { $place } ex æquo

no-place = hors classement
no-place-no-result = hors classement : aucune partie comptée pour l’instant
no-place-too-few = hors classement : { $results } sur { $needed } résultats nécessaires
no-place-one-round = hors classement : n’a joué qu’une ronde
no-place-role = { $role } : hors classement
player-without-place = { $name }, { $reason }.
players-without-result =
    { $count ->
        [one] Un joueur n’a encore aucune partie comptée et reste hors classement.
       *[other] { $count } joueurs n’ont encore aucune partie comptée et restent hors classement.
    }
stands-above = { $place } { $name } devance { $other } : { $reason }.
ladder-stands-above = { $name } devance { $other } : { $reason }.
stands-above-next = { $name } devance le suivant : { $reason }.
shared-with = ex æquo avec { $names } : { $reason }

top-board-bonus = Bonus de { $percent } % pour les joueurs de la { $top-board }.
player-handicap = { $name } : handicap de { $points }.
player-penalty = { $name } : pénalité de { $points }.
player-penalty-reason = { $name } : pénalité de { $points }, { $reason }.

moved-up = monte de { $places }
moved-down = descend de { $places }
new-player = nouveau

held-back =
    { $count ->
        [one] { $rounds } : les scores ne sont pas encore affichés et ne comptent pas ici.
       *[other] { $rounds } : les scores ne sont pas encore affichés et ne comptent pas ici.
    }
held-back-not-counted =
    { $count ->
        [one] { $rounds } : scores retenus jusqu’à votre feu vert. Ce tableau ne les compte pas.
       *[other] { $rounds } : scores retenus jusqu’à votre feu vert. Ce tableau ne les compte pas.
    }
held-back-counted =
    { $count ->
        [one] { $rounds } : scores retenus jusqu’à votre feu vert. Pour afficher un tableau dès maintenant, prenez la vue « Ce qui peut être affiché ».
       *[other] { $rounds } : scores retenus jusqu’à votre feu vert. Pour afficher un tableau dès maintenant, prenez la vue « Ce qui peut être affiché ».
    }

## Marks of cells, and their legend.

mark-dropped = ne compte pas
mark-part-counts = compte pour { $part }
mark-top-board = à la table finale
mark-sat-out = exempt
mark-penalised = après pénalité
mark-carried-over = repris
mark-running = la partie est en cours
mark-unscored = pas encore de score
mark-did-not-play = n’a pas joué
mark-abandoned = partie abandonnée
mark-solo-of = solo : { $power }
mark-end-unknown = la partie s’est arrêtée plus tôt, sans qu’on sache si c’est un match nul ou un abandon
mark-last-year-unknown = la dernière année de la partie n’est pas saisie : elle s’est peut-être arrêtée plus tôt
mark-count-unreadable = un nombre de centres est illisible
sign-captain = (capitaine)
sign-set-by-director = (fixé par le directeur du tournoi)

style-struck = Barré
style-italic = Italique

legend-dropped = la partie ne compte pas.
legend-team-dropped = le score ne compte pas pour l’équipe.
legend-ladder-dropped = le résultat ne compte pas.
legend-gives-up-seat = s’est désisté ou a quitté le tournoi.
legend-half = le score compte pour moitié.
legend-part-of = { $part } du score compte.
legend-factor = le score est multiplié par ce nombre.
legend-factor-of = le score compte { $times } fois.
legend-running = la partie est en cours, le score peut encore changer.
legend-may-change = { $reason } ; le score peut encore changer.
legend-count-unreadable = un nombre de centres est illisible, le score peut encore changer.
legend-unscored = la partie a commencé et n’a pas encore de score.
legend-sat-out = exempt de cette ronde.
legend-abandoned = partie abandonnée.
legend-reserved-sign = T devant une place
legend-reserved = place décidée par la { $top-board }, quels que soient les totaux.
legend-top-board = a joué { $top-board }.
legend-penalised = une pénalité a été déduite.
legend-carried-over = repris : quelqu’un d’autre a joué ou commencé la partie.
legend-shared = les joueurs à la même place sont ex æquo.
legend-shared-rank = les joueurs de même rang sont ex æquo.
legend-rank-change = rangs gagnés ou perdus depuis le classement précédent.
legend-to-overtake = les points qu’un résultat de plus doit rapporter pour rejoindre le joueur en tête.
legend-score-divided = le total divisé par { $divisor }
legend-score-decimals = davantage de décimales là où deux scores paraîtraient égaux
legend-no-place = hors classement.
legend-did-not-play = n’a pas joué.
legend-captain = capitaine de l’équipe.
legend-set-by-director = une décision remplace le score calculé.
legend-overruled = en tête selon les chiffres ; le directeur du tournoi a désigné quelqu’un d’autre.
legend-total-sign = Total
legend-total = somme de scores non arrondis, le dernier chiffre peut donc différer.
legend-start = chaque joueur commence avec { $points } points.
places-by-totals = À partir d’ici, le total décide.

## The boards of a round.

ended = terminée ({ $when })
ended-without-result =
    { $is-known ->
        [no] arrêtée sans résultat : partie abandonnée
       *[yes] arrêtée sans résultat ({ $when }) : partie abandonnée
    }
ended-conceded =
    { $is-known ->
        [no] terminée par concession, vainqueur : { $power }
       *[yes] terminée par concession ({ $when }), vainqueur : { $power }
    }
ended-by-solo =
    { $is-known ->
        [no] terminée par un solo : { $power }
       *[yes] terminée par un solo ({ $when }) : { $power }
    }
ended-in-draw =
    { $is-known ->
        [no] match nul : { $powers }
       *[yes] match nul ({ $when }) : { $powers }
    }
ended-in-draw-proposed = match nul ({ $when }) : { $powers } ; proposition : { $power }
eliminated = hors jeu : { $powers }
is-top-board = C’est la { $top-board }
still-running = en cours
still-running-year = en cours, dernier décompte : { $year }
end-not-said = on ne sait pas si la partie a fini en match nul ou a été abandonnée
last-year-not-entered = la dernière année de la partie n’est pas saisie
note-of-board = Remarque : { $note }
note-of-power = Remarque ({ $power }) : { $note }
took-over = repris par { $name }
took-over-from = repris par { $name } ({ $when })
result-of = le résultat revient à { $name }
penalty-of = pénalité de { $amount }
yellow-card = carton jaune
red-card = carton rouge
extension-card = prolongation
with-moment = { $what } { $when }
with-note = { $what } ({ $note })
draw-proposed = proposition de nul ({ $when }) : { $outcome }
draw-proposed-by = proposition de nul ({ $when }, { $power }) : { $outcome }
draw-of-proposed = proposition de nul ({ $when }) entre { $powers } : { $outcome }
draw-of-proposed-by = proposition de nul ({ $when }, { $power }) entre { $powers } : { $outcome }
draw-open = pas encore votée
draw-passed = adoptée
draw-failed = rejetée
draw-vetoed = bloquée par un veto
no-chart = Aucun relevé de centres saisi : { $boards }.
centres-by-year = centres par année
places-of-leaders = places des meneurs
line-leader = en tête
line-leader-most-gained = en tête, plus forte hausse parmi eux
line-most-gained = plus forte hausse parmi eux
line-most-lost = plus forte baisse parmi eux

## Cards of players, and certificates.

card-place = place sur { $placed }
card-shared-place = place ex æquo sur { $placed }
card-no-place = hors classement
card-total = total
card-title-place = { $name } : place { $place } sur { $placed }
card-title-shared-place = { $name } : place { $place } ex æquo sur { $placed }
card-title-no-place = { $name } : hors classement
card-title-place-total = { $name } : place { $place } sur { $placed }, total { $total }
card-title-shared-place-total = { $name } : place { $place } ex æquo sur { $placed }, total { $total }
card-title-no-place-total = { $name } : hors classement, total { $total }
card-sum = Total : { $sum } = { $total }.
card-sum-rounded = Total : { $sum } = { $total }, arrondi après addition.
certificate-place =
    { $players ->
        [one] { $place } sur { $players } joueur
       *[other] { $place } sur { $players } joueurs
    }
certificate-shared-place =
    { $players ->
        [one] { $place } ex æquo sur { $players } joueur
       *[other] { $place } ex æquo sur { $players } joueurs
    }

## Awards and teams.

nobody-yet = personne pour l’instant
tied-so-shared = Ex æquo, donc prix partagé
by-the-figures = selon les chiffres
decided-by-director = décidé par le directeur du tournoi
decided-by-director-note = décidé par le directeur du tournoi : { $note }
no-votes-yet = parmi ceux qui ont joué { $games } parties, personne n’a encore de vote
director-gives-award = Le directeur du tournoi attribue le prix à { $names }.
award-reasons = { $award } : { $reasons }.
shared = Partagé
team-did-not-play = n’a pas joué dans les rondes qui comptent pour les équipes
team-counts = compte pour l’équipe
team-does-not-count = ne compte pas : d’autres membres de l’équipe ont un meilleur score
team-member-reason = { $name } : { $reason }

## Sheets for tables and for orders.

centres-add-up = Dès qu’aucun centre n’est plus neutre, le total de chaque année est de 34.
scored-by = Système de score de cette partie : { $system }.
last-year-is = La dernière année de la partie est { $year }.
sum-of-centres = Somme
title-centres-after-autumn = Centres après chaque automne
title-votes = Votes de match nul
title-end-of-game = Fin de la partie
title-signatures = Signatures
title-orders = Ordres
title-retreats-and-winter = Retraites et hiver

## Rules.

rules-about = Présentation
rules-source = Source
rules-in-words = En clair
rules-event-mean = { $name } (moyenne du tournoi)

## The top board.

powers-missing = Tous les pays ne sont pas encore choisis.
powers-not-posted = Les pays choisis ne sont pas encore affichés.
order-partly-entered = L’ordre des choix est saisi pour { $entered } joueurs sur { $players }. Les autres suivent dans l’ordre du classement.
title-top-board-seats = Places { $there }, dans l’ordre des choix
title-claims = Qualification, selon le classement { $when }
title-claims-of-groups = Qualification, les vainqueurs des groupes d’abord, puis selon le classement { $when }
total-with-bonus = Le total comprend { $percent } % de bonus pour y avoir joué, soit { $amount }
champion = champion
vice-champion = vice-champion
place-of-event = place { $place } du tournoi
outcome-reason = { $title } : { $reason }
outcome-so-far = pour l’instant { $outcome }

## The ladder of a year.

undecided-names =
    { $count ->
        [one] Deux noms désignent peut-être la même personne et comptent pour deux : { $names }.
       *[other] Dans { $count } cas, deux noms désignent peut-être la même personne et comptent pour deux : { $names }.
    }
shared-without-tie-break = Ex æquo : aucun critère ne départage ces joueurs
also-spelt = Aussi écrit { $names }
counted-of = { $counted } sur { $all }
ladder-does-not-count = Ne compte pas : d’autres résultats ont rapporté davantage
title-games = Parties
title-events = Tournois
left-out = Non pris en compte : { $event }, { $reason }.
left-out-date = Non pris en compte : { $event }, { $date }, { $reason }.
left-out-reason = non pris en compte : { $reason }
winner = { $title } : { $names }.
joint-winners = { $title }, à égalité : { $names }.
not-listed-games = Joueurs avec moins de { $least } parties, non listés : { $players }.
not-listed-events = Joueurs avec moins de { $least } tournois, non listés : { $players }.
no-event-counts = Aucun tournoi ne compte pour l’instant.

## Rulings on disputed orders.

paragraphs = Les paragraphes sont ceux du règlement du WDC 2006 ; le § 5 est la règle du jeu de 1971.
signs-of-drawing = Sur la carte, les armées sont des cercles et les flottes des rectangles. Une flèche est un déplacement, une croix termine un déplacement qui échoue, les tirets sont des soutiens et des convois, et un second contour marque une unité délogée.
signs-of-other-phases = Une flèche en tirets est une retraite, un plus est une unité construite, et une croix sur une unité signale qu’elle est supprimée ou dispersée.
title-text-problems = Problèmes du texte
title-units-without-order = Unités sans ordre, qui tiennent leur position
title-banned-powers = Pays dont les ordres ne comptent pas
title-unused-orders = Ordres qui ne comptent pas
title-retreats = Retraites
title-draw-votes = Votes de match nul
title-position-after = Position après la décision
title-owners-after = Possession des centres après la décision
retreat-nowhere = aucune région libre ; l’unité est détruite
