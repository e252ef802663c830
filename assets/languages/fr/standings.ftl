## Why a place is shared. $tie-break is the name of a tie-break: “second best game”.

shared-because = ex æquo ({ $reason })
tied-on-everything = à égalité sur tous les critères de départage
tied-down-to = à égalité sur tous les critères de départage, jusqu’à « { $tie-break } »
tied-without-more-results = à égalité sur tous les critères de départage, jusqu’à « { $tie-break } » ; aucun d’eux n’a d’autre résultat
equal-totals-no-result = totaux égaux, et aucun d’eux n’a encore de résultat
equal-totals-no-tie-break = totaux égaux, et ce règlement n’a pas de critère de départage
equal-totals-no-team-tie-break = totaux égaux, et ce règlement n’a pas de critère de départage pour les équipes
equal-figures-no-tie-break = valeurs égales, et ce prix n’a pas de critère de départage

## Why a player is above or below another one. $own and $other are their figures; $own is that of the player above.

figure-not-played = { $figure } (pas jouée)
higher-total = total plus élevé, { $own } contre { $other }
lower-total = total plus bas, { $own } contre { $other }
better-tie-break = { $comparison }, { $own } contre { $other }
reason-tied-on = { $reason } (à égalité : { $figures })
tie-break-figure = { $tie-break } { $figure }
below-by-total = derrière { $player }, avec un retard de { $gap }
below-by-tie-break = derrière { $player } : { $tie-break } { $other } contre { $own }
# $reason begins with a verb: “a remporté la table finale”.
below-reserved = derrière { $player }, qui { $reason }
below-player = derrière { $player }
above-unplaced = devant { $player }, hors classement
above-by = devant { $player } : { $reason }
above-by-gap = devant { $player }, avec une avance de { $gap }
above-reserved = devant { $player } : { $reason }
above-player = devant { $player }

## A place that the top board decided. What is said of the player, after a colon or after “who”. $board is “top board”, $place
## “at the top board”.

top-board-highest-total = a le total le plus élevé des joueurs engagés { $place }
top-board-won = a remporté la { $board }
top-board-was-second = a terminé deuxième { $place }
top-board-leads = est en tête { $place }
top-board-is-second = est deuxième { $place }
top-board-first-abandoned = est premier { $place } (partie abandonnée)
top-board-second-abandoned = est deuxième { $place } (partie abandonnée)
top-board-first-unended = est premier { $place }, sans qu’on sache comment la partie a fini
top-board-second-unended = est deuxième { $place }, sans qu’on sache comment la partie a fini
top-board-first-of-placed = est premier { $place } parmi les joueurs classés
top-board-second-of-placed = est deuxième { $place } parmi les joueurs classés
top-board-tie-entered = { $reason } ; à égalité, a choisi son pays plus tard (choix n° { $own } contre n° { $other })
top-board-tie-not-entered = { $reason } ; à égalité, a choisi son pays plus tard si les choix ont suivi l’ordre du classement (cet ordre n’est pas saisi en entier)

## Teams and awards

better-member =
    { $place ->
        [1] plus de points pour le meilleur membre, { $own } contre { $other }
       *[other] plus de points pour le { $ordinal } meilleur membre, { $own } contre { $other }
    }
larger-lead = plus d’avance en centres, { $own } contre { $other }
leads-board =
    { $count ->
        [one] en tête de sa table avec { $count } centre d’avance ; le suivant a un retard de { $other } sur le plus grand pays de la sienne
       *[other] en tête de sa table avec { $count } centres d’avance ; le suivant a un retard de { $other } sur le plus grand pays de la sienne
    }
fewer-centres-behind = moins de centres de retard sur le plus grand des autres pays, { $own } contre { $other }
more-best-grades = plus de votes à la meilleure note ({ $grade }), { $own } contre { $other }
more-centres-over = plus de centres, { $own } contre { $other }
higher-event-total = total du tournoi plus élevé, { $own } contre { $other }
higher-game-score = score de la partie plus élevé, { $own } contre { $other }

## The tie-breaks of awards, inside a sentence: “tied …, down to the lead”.

award-lead = avance en centres
award-best-grades = nombre de votes à la meilleure note
award-total = total du tournoi
award-score = score de la partie
award-centres = centres

## Claims to a seat at the top board, in a table

claim-seat = qualifié
claim-group = qualifié, premier de son groupe
claim-director = qualifié, désigné par le directeur du tournoi
claim-replacement = qualifié, repêché
claim-declined = s’est désisté
claim-left = a quitté le tournoi
claim-played-too-many = { $rounds ->
        [one] non qualifié, a déjà joué { $rounds } ronde ({ $most } au plus)
       *[other] non qualifié, a déjà joué { $rounds } rondes ({ $most } au plus)
    }
claim-drawn-too-many = non qualifié, placé dans la ronde { $round } ({ $most } rondes au plus)
claim-undecided = à égalité pour la dernière place
claim-next = 1er en liste d’attente
claim-in-line = { $place } en liste d’attente

## How a total, or the score of a round, came about

breakdown-total = { $player }, total
breakdown-round = { $player }, { $round }
breakdown-game = { $board }, { $power }
breakdown-sat-out = { $round }, exempt
breakdown-divided = divisé par { $number }
breakdown-results-plus = le nombre de résultats, { $results }, plus { $more }
breakdown-counted-results = le nombre de résultats qui comptent
breakdown-results = le nombre de résultats
breakdown-counts = Ce qui compte : { $what }.
breakdown-before-penalty = { $score } avant la pénalité
breakdown-unscored = pas encore de score
breakdown-scored = score de { $score }
breakdown-place = place { $place } à la table
breakdown-does-not-count = ne compte pas
breakdown-after-penalty = après une pénalité de { $points }
breakdown-end-unknown = on ne sait pas comment la partie a fini
breakdown-last-year-missing = la dernière année de la partie n’est pas saisie
breakdown-count-unreadable = un nombre de centres de la partie est illisible
breakdown-running = la partie est en cours
breakdown-played-by = partie jouée par { $player }
breakdown-no-further-points = pas de points pour une nouvelle exemption
adjustment-start = départ
adjustment-handicap = handicap
adjustment-top-board = { $percent } % pour la { $board }
adjustment-penalty = pénalité
adjustment-penalty-for = pénalité : { $reason }
