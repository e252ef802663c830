## Numbers as words. A language may write digits instead: { $count }.

number-word =
    { $count ->
        [0] zéro
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $count }
    }

# Feminine, as “partie”, “ronde” and “place”. From 2 on it fits “membre”, too.
ordinal-word =
    { $place ->
        [0] dernière
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
        [10] dixième
       *[other] { $place }e
    }

## The headings of the paragraphs.

rules-heading-scoring = Score des parties
rules-heading-rounds = Rondes
rules-heading-sitting-out = Joueurs exempts
rules-heading-counts = Ce qui compte
rules-heading-ties = Départage
rules-heading-top-board = Table finale
rules-heading-groups = Groupes
rules-heading-teams = Équipes
rules-heading-awards = Prix
rules-heading-game-end = Fin de partie
rules-heading-deadlines = Temps de jeu
rules-heading-penalties = Pénalités et réservistes
rules-heading-posting = Affichage

## The top board. $board is its name: one of these three, or what the director typed.

# All three are feminine: the sentences say “la { $board }”, “à la { $board }”.
top-board-name = table finale
final-table-name = table finale
medal-round-name = ronde des médailles
top-board-place =
    { $kind ->
        [round] dans la { $board }
       *[board] à la { $board }
    }
after-elimination = après les qualifications
after-round = après la ronde { $round }
in-round = à la ronde { $round }

## Scoring. $system is the name of a scoring system. $parameters is a list of names with numbers: “solo 100, draw 50”.

rules-scored-by = Les parties sont comptées selon { $system }.
rules-scored-by-with = Les parties sont comptées selon { $system } ({ $parameters }).
rules-round-scored-by = Ronde { $round } : système de score { $system }.
rules-round-scored-by-with = Ronde { $round } : système de score { $system } ({ $parameters }).

## Rounds

rules-rounds =
    { $count ->
        [one] Le tournoi compte { $count } ronde.
       *[other] Le tournoi compte { $count } rondes.
    }
rules-most-rounds =
    { $count ->
        [1] Personne ne joue plus d’une ronde.
       *[other] Personne ne joue plus de { $number } rondes.
    }
rules-most-before-last =
    { $count ->
        [1] Personne ne joue plus d’une ronde avant la dernière.
       *[other] Personne ne joue plus de { $number } rondes avant la dernière.
    }
rules-games-at-once = Un joueur peut jouer { $number } parties en même temps.
rules-sitting-out = Un joueur présent mais sans table reçoit { $points } points pour la ronde.
rules-sitting-out-once = Un joueur présent mais sans table reçoit { $points } points pour la ronde, mais une seule fois.

## Sitting out. $kinds is a list of these kinds of players, “volunteers, then everybody else”.

rules-sit-outs = Si le nombre de joueurs ne permet pas de remplir toutes les tables, sont exempts, dans cet ordre : { $kinds }. Au sein de chaque catégorie, le dernier inscrit est exempt en premier. Les joueurs qui ont déjà été exempts passent en dernier.
sit-out-next = { $kinds }, puis { $kind }
sit-out-volunteers = les volontaires
sit-out-late-sign-ups = les joueurs inscrits tardivement
sit-out-locals = les joueurs de la ville
sit-out-nationals = les joueurs du pays organisateur
sit-out-everyone = tous les autres

## What counts. The phrases below make a text such as “the best two games and half of the third”. $of is “games”, “rounds” or
## “places” (places on a board, where the lowest total wins). $what is such a text.

rules-counting = { $what }.
rules-lowest-wins = Le total le plus bas gagne.
rules-top-board-counting = Pour les joueurs de la { $board } : { $what }.
rules-least-results =
    { $count ->
        [1] Pour être classé, un joueur doit avoir au moins un résultat.
       *[other] Pour être classé, un joueur doit avoir au moins { $number } résultats.
    }
rules-place-needs-later-round = Un joueur qui joue une ronde et aucune des suivantes n’est pas classé.
rules-handicaps-always = Les handicaps comptent dès le début.
counting-best =
    { $of ->
        [games]
            { $count ->
                [1] la meilleure partie
               *[other] les { $number } meilleures parties
            }
        [rounds]
            { $count ->
                [1] la meilleure ronde
               *[other] les { $number } meilleures rondes
            }
       *[places]
            { $count ->
                [1] la meilleure place
               *[other] les { $number } meilleures places
            }
    }
counting-all =
    { $of ->
        [games] toutes les parties
        [rounds] toutes les rondes
       *[places] toutes les places
    }
counting-others = les autres
# “la troisième pour moitié”, “les autres pour un tiers”: the shares stand without an article.
counting-share-of-one = la { $ordinal } pour { $share }
counting-share-of-others = { $results } pour { $share }
counting-share-of-mean = pour { $share } la moyenne sur { $results }
share-half = moitié
share-third = un tiers
share-quarter = un quart
share-percent = { $percent } %
counting-nothing = rien
counting-of-round = { $what } de la ronde { $round }
counting-of-rounds = { $what } des rondes { $first } à { $last }
counting-of-top-board = { $what } de la { $board }
counting-at-top-board = { $what } { $place }
counting-of-elimination = { $what } des qualifications
counting-at-other-boards = { $what } aux autres tables
counting-times = { $what }, coefficient { $factor }
counting-with-results =
    { $of ->
        [games]
            { $count ->
                [1] à partir d’une partie : { $what }
               *[other] à partir de { $number } parties : { $what }
            }
        [rounds]
            { $count ->
                [1] à partir d’une ronde : { $what }
               *[other] à partir de { $number } rondes : { $what }
            }
       *[places]
            { $count ->
                [1] à partir d’une place : { $what }
               *[other] à partir de { $number } places : { $what }
            }
    }
counting-plus = { $what }, plus { $next }
counting-or-else = { $what } ; { $next }
counting-best-of-round = { $what } ; de plusieurs parties d’une même ronde, seule la meilleure compte
counting-sum-of-round = { $what } ; plusieurs parties d’une même ronde s’additionnent
counting-divided = { $what }, le tout divisé par le nombre de résultats
counting-divided-plus = { $what }, le tout divisé par le nombre de résultats plus { $more }
counting-mean = la moyenne sur { $what }
counting-multiplied = { $what } ; coefficient { $factor } pour { $rounds }
counting-multiplied-for-best = { $what } ; pour les { $best } premiers après la ronde { $after }, coefficient { $factor } pour { $rounds }
counting-start = { $points } points au départ, et { $what }
counting-sat-out = { $what } ; une ronde d’exemption vaut { $points } points
counting-sat-out-once = { $what } ; la première ronde d’exemption vaut { $points } points

## Ties. $steps is a list of tie-breaks: “the best game, then by the second best game”.

rules-equal-totals = À total égal, les joueurs sont ex æquo.
rules-ties = À total égal, les joueurs sont départagés dans cet ordre : { $steps }. S’ils sont toujours à égalité, ils sont ex æquo.
# The tie-breaks stand after a colon, without articles.
tie-break-first = { $tie-break }
tie-break-next = { $steps }, puis { $tie-break }

## The names of tie-breaks, inside a sentence. $ordinal is “third”, $place is 3.

tie-break-best-game =
    { $place ->
        [1] meilleure partie
       *[other] { $ordinal } meilleure partie
    }
tie-break-best-round =
    { $place ->
        [1] meilleure ronde
       *[other] { $ordinal } meilleure ronde
    }
tie-break-latest-game = dernière partie jouée
# $rounds has its article: “score de la ronde 4 ou à défaut de la ronde 3”.
tie-break-round-score = score de { $rounds }
tie-break-or-else-round = { $rounds } ou à défaut de { $round }
tie-break-all-games = somme de toutes les parties
tie-break-average-game = moyenne par partie
tie-break-centres = centres
tie-break-solos = solos
tie-break-draws = nuls
tie-break-mean-of = moyenne avec le système { $system }
tie-break-best-member =
    { $place ->
        [1] meilleur membre
       *[other] { $ordinal } meilleur membre
    }

## The same as the reason for a place: “larger second best game, 35.74 over 31.80”.

larger-best-game =
    { $place ->
        [1] plus de points dans sa meilleure partie
       *[other] plus de points dans sa { $ordinal } meilleure partie
    }
smaller-best-game =
    { $place ->
        [1] meilleure place dans sa meilleure partie
       *[other] meilleure place dans sa { $ordinal } meilleure partie
    }
larger-best-round =
    { $place ->
        [1] plus de points dans sa meilleure ronde
       *[other] plus de points dans sa { $ordinal } meilleure ronde
    }
larger-latest-game = plus de points dans sa dernière partie jouée
larger-round-score = score plus élevé lors de { $rounds }
larger-all-games = somme de toutes les parties plus élevée
larger-average-game = moyenne par partie plus élevée
larger-mean-of = moyenne plus élevée avec le système { $system }
more-centres = plus de centres
more-solos = plus de solos
more-draws = plus de nuls

## The top board. $games is the number of games that the same seven play there, $games-word the same as a word.

rules-top-board =
    { $games ->
        [1] La { $board } se joue à la ronde { $round }.
       *[other] La { $board } se joue à la ronde { $round } ({ $games-word } parties entre les sept mêmes joueurs).
    }
rules-top-board-after-elimination =
    { $games ->
        [1]
            { $count ->
                [1] La { $board } se joue après la partie de qualification de chaque joueur.
               *[other] La { $board } se joue après les { $number } parties de qualification de chaque joueur.
            }
       *[other]
            { $count ->
                [1] La { $board } se joue après la partie de qualification de chaque joueur ({ $games-word } parties entre les sept mêmes joueurs).
               *[other] La { $board } se joue après les { $number } parties de qualification de chaque joueur ({ $games-word } parties entre les sept mêmes joueurs).
            }
    }
rules-top-board-unmarked = Si aucune table n’est marquée dans le fichier du tournoi, elle se trouve à la ronde { $round }, ou bien ce sont, dans les dernières rondes, les parties dont les sept joueurs ont déjà joué toutes leurs parties de qualification.
rules-seats-by-ranking = Y sont qualifiés les sept premiers du classement après la ronde { $round }. Si un joueur se désiste, le suivant au classement prend sa place.
rules-seats-by-ranking-of-few =
    { $count ->
        [1] Y sont qualifiés, dans l’ordre du classement après la ronde { $round }, les sept premiers qui n’ont pas joué plus d’une ronde auparavant. Si un joueur se désiste, le suivant prend sa place.
       *[other] Y sont qualifiés, dans l’ordre du classement après la ronde { $round }, les sept premiers qui n’ont pas joué plus de { $number } rondes auparavant. Si un joueur se désiste, le suivant prend sa place.
    }
rules-seats-by-groups = Y sont qualifiés les vainqueurs des groupes, puis les joueurs désignés par le directeur du tournoi, puis les suivants au classement. Si un joueur se désiste, le suivant au classement prend sa place.
rules-seats-by-groups-of-few =
    { $count ->
        [1] Y sont qualifiés les vainqueurs des groupes, puis les joueurs désignés par le directeur du tournoi, puis les suivants au classement qui n’ont pas joué plus d’une ronde auparavant. Si un joueur se désiste, le suivant prend sa place.
       *[other] Y sont qualifiés les vainqueurs des groupes, puis les joueurs désignés par le directeur du tournoi, puis les suivants au classement qui n’ont pas joué plus de { $number } rondes auparavant. Si un joueur se désiste, le suivant prend sa place.
    }
rules-seat-ties = Départage pour la dernière place, dans cet ordre : { $steps }.
rules-powers-in-order =
    { $first ->
        [winners] Les joueurs choisissent leur pays dans l’ordre du classement (les vainqueurs des groupes d’abord).
       *[nobody] Les joueurs choisissent leur pays dans l’ordre du classement.
    }
rules-powers-turned =
    { $first ->
        [winners] Les joueurs choisissent leur pays dans l’ordre du classement (les vainqueurs des groupes d’abord) pour la première partie, et dans l’ordre inverse pour la deuxième.
       *[nobody] Les joueurs choisissent leur pays dans l’ordre du classement pour la première partie, et dans l’ordre inverse pour la deuxième.
    }
rules-top-board-bonus = Ces joueurs reçoivent un bonus de { $percent } % sur leur total.
rules-placed-by-total = Tous les joueurs sont classés au total.
rules-champion-and-second = Le vainqueur y devient champion et le deuxième vice-champion, quels que soient les totaux. En cas de scores égaux à cette table, celui qui a choisi son pays plus tard est devant. Tous les autres joueurs sont classés au total.
rules-champion-by-total = Le champion est le joueur de la { $board } qui a le total le plus élevé. Tous les autres joueurs sont classés au total.

## Groups and teams. $rounds is “round 3” or “rounds 1 to 3”.

rules-groups = Les inscrits sont répartis en groupes, chacun avec son propre classement.
rules-teams = Équipes de { $number } : { $what }.
team-counts-all = on additionne les scores de tous les membres pendant { $rounds }
team-counts-best =
    { $count ->
        [1] le score du meilleur membre pendant { $rounds } compte
       *[other] on additionne les scores des { $number } meilleurs membres pendant { $rounds }
    }
team-counts-best-games = on additionne la meilleure partie de chaque membre pendant { $rounds }
team-counts-best-games-of-best =
    { $count ->
        [1] la meilleure partie du meilleur membre pendant { $rounds } compte
       *[other] on additionne la meilleure partie de chacun des { $number } meilleurs membres pendant { $rounds }
    }
rules-tied-teams = À total égal, les équipes sont ex æquo.
rules-team-ties = À total égal, les équipes sont départagées dans cet ordre : { $steps }.
rules-teams-of-country =
    { $count ->
        [1] Un pays peut inscrire une équipe au plus.
       *[other] Un pays peut inscrire { $number } équipes au plus.
    }
rules-teams-apart = Deux équipiers ne peuvent pas jouer à la même table pendant { $rounds }.
rules-team-captain = Chaque équipe a un capitaine.
rules-scratch-teams = Les joueurs en attente d’une équipe forment des équipes de circonstance.

## Awards. $award is its name. $by is one of the texts below, with tie-breaks: “the highest score …, then the larger lead”.

rules-award = { $award } : { $by }.
award-by-score = le meilleur score obtenu en une partie avec chaque pays
award-by-centres = le plus grand nombre de centres à la fin d’une partie avec chaque pays
award-by-place = la meilleure place à une table avec chaque pays
award-by-director = décision du directeur du tournoi
award-by-votes = la meilleure moyenne des notes données par les autres joueurs ({ $grades })
award-then = { $by }, puis { $tie-break }
award-then-lead = la plus grande avance en centres
award-then-best-grade = le plus grand nombre de votes à la meilleure note
award-then-total = le total
award-then-score = le score
award-then-centres = les centres
award-least-games =
    { $count ->
        [1] { $by }, pour les joueurs qui ont au moins une partie
       *[other] { $by }, pour les joueurs qui ont au moins { $number } parties
    }
# The seven powers are feminine in French.
best-country = Meilleure { $power }
best-countries = Meilleur pays

## The end of a game

rules-last-year = La dernière année d’une partie est { $year }.
rules-all-survivors = Un match nul inclut tous les survivants.
rules-first-draw = Un match nul peut être proposé au plus tôt après { $year }.
rules-vote-ends-game = Seul un solo ou un vote adopté met fin à une partie ; sinon, elle est abandonnée.
rules-vote-ends-game-early = Avant la dernière année, seul un solo ou un vote adopté met fin à une partie ; sinon, elle est abandonnée.
rules-one-vote-a-season = Un même match nul ne peut être soumis au vote qu’une fois par saison.
rules-concession-solo = Une concession est comptée comme un solo.
rules-concession-abandoned = Les concessions ne sont pas admises : une partie concédée compte comme abandonnée.

## Deadlines. $times is a list of times: “17 minutes for a Spring and 15 minutes for a Fall”.

rules-times =
    { $minutes ->
        [one] Temps accordé : { $times }.
       *[more] Temps accordé : { $times }.
    }
rules-clock-runs-on = La phase suivante commence dès la fin du temps.
time-for-spring = { $time } pour un printemps
time-for-fall = { $time } pour un automne
time-for-first-spring = { $time } pour le premier printemps
time-for-retreats = { $time } pour les retraites
time-for-builds = { $time } pour les constructions
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-parts-of-minutes = { $minutes } minutes
time-hours = { $count ->
       *[other] { $count } heures
    }

## The phases of a game year

phase-spring = Printemps
phase-spring-retreats = Retraites de printemps
phase-fall = Automne
phase-fall-retreats = Retraites d’automne
phase-builds = Constructions
phase-of-year = { $phase } { $year }
late-orders-yellow = ordres en retard : carton jaune, encore { $time }
late-orders-red = ordres en retard : carton rouge

## Penalties and reserves

rules-penalty-floor = Au lieu d’une pénalité en pourcentage, { $points } points sont retirés à une partie dont le score est le plus bas possible, { $score }.
rules-removal =
    { $count ->
        [1] Un joueur qui reçoit une pénalité en pourcentage du total est exclu.
       *[other] Un joueur qui reçoit { $number } pénalités en pourcentage du total est exclu.
    }
rules-extensions =
    { $count ->
        [1] Un joueur a droit à une prolongation au plus par partie.
       *[other] Un joueur a droit à { $number } prolongations au plus par partie.
    }
rules-late-orders =
    { $count ->
        [1] Des ordres en retard valent un carton jaune, et un carton rouge au-delà d’une seconde de retard ou en cas de récidive.
       *[other] Des ordres en retard valent un carton jaune, et un carton rouge au-delà de { $number } secondes de retard ou en cas de récidive.
    }
rules-powers-once = Personne ne joue deux fois le même pays, sauf { $place }.
rules-reserves-apart = Les réservistes et les remplaçants ne peuvent pas être eux-mêmes inscrits au tournoi.

## Posting

rules-posted-at-once = Les scores sont affichés après chaque ronde.
rules-posting-held = Les scores sont affichés après chaque ronde. Ceux de la dernière ronde sont retenus jusqu’au feu vert du directeur du tournoi.
