# The quality of a draw as sentences: how often players meet again, whether a better draw is possible, and what is proven about it.
#
# A meeting: two players on one board. It is a repeat if the two have met before. $times is “once”, “twice”, “three times” (draw-dialog-
# times). $one, $other and $player are names. $board and $boards are short names, “R3 C” or a list. $rounds and $round are “Round 2”.

## Repeated meetings.

draw-sentences-no-pair-meets-again = Aucune paire ne se rencontre de nouveau : c’est le minimum prouvé.
# $meetings is the number of all meetings.
# $count (Number)
draw-sentences-repeats = { $count ->
    [one] { $count } des { $meetings } rencontres de ce tirage est répétée.
   *[other] { $count } des { $meetings } rencontres de ce tirage sont répétées.
}
# $sentence is the sentence before. $repeats is a number greater than 1.
draw-sentences-third-meetings = { $sentence } La troisième rencontre d’une paire en répète deux, la quatrième trois. Cela fait { $repeats } répétitions en tout.
# $reason is a sentence of “Why fewer repeats are not possible” below, here and in the next but one.
draw-sentences-fewer-repeats-are-impossible = Il ne peut pas y avoir moins de répétitions. { $reason }
draw-sentences-fewer-repeats-are-unknown = On ne sait pas s’il peut y avoir moins de répétitions.
# $count (Number)
draw-sentences-no-draw-has-fewer = { $count ->
    [one] Moins de { $count } répétition est impossible. { $reason } On ne sait pas s’il existe un tirage qui n’en a que { $count }.
   *[other] Moins de { $count } répétitions est impossible. { $reason } On ne sait pas s’il existe un tirage qui n’en a que { $count }.
}

## Why fewer repeats are not possible: sentences.

draw-sentences-no-fewer-than-none = Un nombre de rencontres répétées n’est jamais inférieur à 0.
# $meetings, $pairs and $players are numbers.
draw-sentences-spread-evenly = Les rondes ont { $meetings } rencontres en tout. On ne peut pas les répartir plus également sur les { $pairs } paires de { $players } joueurs.
# $boards (Number)
# $pairs (Number)
draw-sentences-any-two-rounds = { $boards ->
    [one] Les sept joueurs d’une table se répartissent sur la seule table d’une autre ronde.
   *[other] Les sept joueurs d’une table se répartissent sur les { $boards } tables d’une autre ronde.
} { $pairs ->
    [one] Deux rondes quelconques ont donc au moins { $pairs } paire en commun.
   *[other] Deux rondes quelconques ont donc au moins { $pairs } paires en commun.
}
# $sentences is what stands before. $count is how many pairs of rounds there are, 2 or more, and $total a number of repeats.
draw-sentences-pairs-of-rounds = { $sentences } Avec { $count } paires de rondes, cela fait { $total }.
draw-sentences-boards-of-seven = Les tables de sept remettent des joueurs ensemble au moins { $times }.
# $count (Number)
draw-sentences-repeats-of-earlier-rounds = { $count ->
    [one] Les rondes précédentes ont déjà { $count } répétition.
   *[other] Les rondes précédentes ont déjà { $count } répétitions.
}
# $earlier is the sentence before.
draw-sentences-boards-of-seven-in-draw = Dans ce tirage, les tables de sept remettent des joueurs ensemble au moins { $times }. { $earlier }

## How often two players meet at most.

draw-sentences-no-two-meet-more = Aucune paire de joueurs ne se rencontre plus de { $times }.
# $proof is one of the two sentences below.
# $pairs (Number)
draw-sentences-pairs-meet-so-often = { $pairs ->
    [one] Aucune paire de joueurs ne se rencontre plus de { $times }, et une paire se rencontre aussi souvent. { $proof }
   *[other] Aucune paire de joueurs ne se rencontre plus de { $times }, et { $pairs } paires se rencontrent aussi souvent. { $proof }
}
# $times has a capital letter here: “Twice”. $reason is one of the clauses below. It is a main clause, also in your language: use “denn”
# or a colon where “because” would change the order of its words.
draw-sentences-fewer-is-impossible = { $times } au plus, c’est impossible, car { $reason }.
draw-sentences-fewer-is-unknown = On ne sait pas s’il est possible de se limiter à { $times }.

## Why it is impossible: main clauses without a full stop. All variables but $times and $which are numbers. $which is “met” for players who
## have met on one board before, and “all” for players about whom nothing more is said.

draw-sentences-met-in-earlier-rounds = deux joueurs se sont rencontrés { $times } dans des rondes précédentes
draw-sentences-pairs-meet = { $which ->
    [met] les { $pairs } paires de { $players } joueurs qui ont déjà été à une même table se rencontrent au moins { $times }
   *[all] les { $pairs } paires de { $players } joueurs se rencontrent au moins { $times }
}
draw-sentences-share-the-one-board = { $which ->
    [met] { $players } joueurs qui ont déjà été à une même table sont à la même table
   *[all] { $players } joueurs sont à la même table
}
# $group of these players.
draw-sentences-share-one-of-boards = { $which ->
    [met] { $group } sur { $players } joueurs qui ont déjà été à une même table sont ensemble à l’une des { $boards } tables
   *[all] { $group } sur { $players } joueurs sont ensemble à l’une des { $boards } tables
}
# A combination of boards: on which board somebody plays in each of these rounds.
draw-sentences-combinations-of-boards = { $which ->
    [met] { $rounds } rondes ont { $combinations } combinaisons de tables pour { $players } joueurs qui ont déjà été à une même table, si bien que { $group } joueurs ont toutes leurs tables en commun dans ces rondes
   *[all] { $rounds } rondes ont { $combinations } combinaisons de tables pour { $players } joueurs, si bien que { $group } joueurs ont toutes leurs tables en commun dans ces rondes
}
# $reason is one of the three clauses before, here and below.
draw-sentences-and-they-meet = { $reason }, et ils se rencontrent { $times } dans les autres rondes
draw-sentences-and-their-pairs-meet = { $reason }, et leurs { $pairs } paires se rencontrent { $times } dans les autres rondes
# Then: if no two players met more often.
draw-sentences-would-repeat-at-most = { $meetings } rencontres se répéteraient alors au plus { $times } en tout, et au moins { $repeats } répétitions sont prouvées
# Words and letters are meant as in the theory of codes.
draw-sentences-inequality-for-codes = l’inégalité de Delsarte sur les codes exclut { $players } mots de { $rounds } lettres, chaque lettre étant l’une des { $boards } tables, dont deux quelconques coïncident en deux positions au plus
draw-sentences-fourteen-players = 14 joueurs auraient alors 14 des 16 combinaisons de tables en quatre rondes, deux joueurs dont les combinaisons diffèrent en une ronde auraient des tables différentes à la cinquième, et une table de la cinquième ronde aurait huit joueurs

## Powers, sit-outs, teams and preferences.

draw-sentences-nobody-plays-power-twice = Personne ne joue deux fois le même pays.
# There were rounds before this draw.
draw-sentences-nobody-plays-power-again = Personne ne rejoue un pays.
# Above a list of such lines as the next.
draw-sentences-powers-played-again = Pays joués plus d’une fois :
draw-sentences-plays-power-on = { $player } joue { $power } : { $boards }
draw-sentences-sits-out = { $player } est exempt { $times }.
# A first sit-out: somebody sits out who has not sat out before.
draw-sentences-no-more-first-sit-outs = Il ne peut pas y avoir plus de joueurs exempts pour la première fois : trop peu n’ont pas encore été exempts.
draw-sentences-team-mates-share = { $one } et { $other } sont équipiers, mais se retrouvent à la même table ({ $board }).
draw-sentences-separated-share = { $one } et { $other } ne doivent pas se retrouver à la même table, mais y sont ({ $board }).
# A player’s list of preferred powers: the first choice has the distance 0, the second 1.
# $count (Number)
draw-sentences-distance-from-preferred-powers = { $count ->
    [one] Pays préférés : les écarts par rapport aux premiers choix font une place en tout.
   *[other] Pays préférés : les écarts par rapport aux premiers choix font { $count } places en tout.
}
# Above a list of such lines as the next two.
draw-sentences-pairs-that-meet-again = Paires qui se rencontrent de nouveau :
draw-sentences-pair-meets-on = { $one } et { $other } se rencontrent : { $boards }
# Adjacent powers are neighbours on the map.
draw-sentences-pair-meets-adjacent = { $one } et { $other } se rencontrent avec des pays voisins plus d’une fois : { $boards }
# $members is a list of players with their teams: “Ann Lee (Lions) and Ben Orr (Tigers)”.
# $count (Number)
draw-sentences-team-members-sit-out = { $count ->
    [one] Cette ronde compte pour les équipes : { $members } est exempt et ne marque rien pour l’équipe.
   *[other] Cette ronde compte pour les équipes : { $members } sont exempts et ne marquent rien pour l’équipe.
}
# $rule is “round 2” or “rounds 2 to 4”, here and below.
draw-sentences-mates-may-meet = Des équipiers peuvent se rencontrer dans cette ronde : le règlement ne les sépare que dans { $rule }.
# $number is the number of a round, $numbers are some: “1, 3”.
draw-sentences-mates-may-meet-in-round = Des équipiers peuvent se rencontrer à la ronde { $number } : le règlement ne les sépare que dans { $rule }.
draw-sentences-mates-may-meet-in-rounds = Des équipiers peuvent se rencontrer aux rondes { $numbers } : le règlement ne les sépare que dans { $rule }.
# Rounds after the drawn one. $rounds is “Round 5” or a list.
# $count (Number)
draw-sentences-played-already = { $count ->
    [one] { $rounds } est déjà jouée, ses rencontres et ses pays comptent donc aussi ici.
   *[other] { $rounds } sont déjà jouées, leurs rencontres et leurs pays comptent donc aussi ici.
}

## What a swap of two players changes.

draw-sentences-team-mates-would-share = { $one } et { $other } sont équipiers, mais se retrouveraient à la même table ({ $board }).
draw-sentences-separated-would-share = { $one } et { $other } ne doivent pas se retrouver à la même table, mais y seraient ({ $board }).
draw-sentences-team-mates-no-longer-share = { $one } et { $other } sont équipiers, et ne seraient plus à la même table.
draw-sentences-separated-no-longer-share = { $one } et { $other } ne doivent pas se retrouver à la même table, et n’y seraient plus.
# $what is one of the messages below: “repeated meetings: 12, was 11”.
draw-sentences-changed-count = { $what } : { $now }, au lieu de { $before }
draw-sentences-count-of-powers = pays rejoués
draw-sentences-count-of-repeats = rencontres répétées
draw-sentences-count-of-most-meetings = plus grand nombre de rencontres de deux joueurs
draw-sentences-count-of-pairs-meeting-most = paires avec le plus grand nombre de rencontres
draw-sentences-count-of-third-meetings = troisièmes rencontres
draw-sentences-count-of-adjacent-powers = pays voisins plus d’une fois
draw-sentences-count-of-sit-outs = exempts plus d’une fois
draw-sentences-count-of-preferred-powers = places d’écart avec les pays préférés
draw-sentences-stays-as-good = Le tirage reste aussi bon qu’avant.

## Seats that a new draw would take from players. They stand in a sentence as a list: “7 seats of board A and 2 seats of board C”.

# $board is “board A” or “Round 2, board A” here.
# $count (Number)
draw-sentences-seats-of-board = { $count ->
    [one] { $count } siège ({ $board })
   *[other] { $count } sièges ({ $board })
}

## The waves of an elimination: groups of games that are played at the same time. All variables are numbers.

draw-sentences-fewer-waves-are-unknown = On ne sait pas si { $least } vagues suffisent.
# $most is how many games somebody plays at a time, here and below.
draw-sentences-waves-have-room = Il ne peut pas y avoir moins de vagues : { $waves } vagues permettent au plus { $games } parties, car personne n’en joue plus de { $most } à la fois.
draw-sentences-seven-games-need-waves = Il ne peut pas y avoir moins de vagues : sept parties, { $most } à la fois, demandent { $least } vagues.
