## Its title and the title of whoever leads it.

ladder-on-day = { $ladder }, { $day } { $month } { $year }
ladder-of-year = { $ladder }, { $year }
# Whoever leads the table, before a colon: “En tête : Ann Lee”.
leader = En tête

## Why an event does not count. The reason ends a sentence: “Left out: Spring Cup (a variant).”

not-accredited = non homologué
accreditation-undecided = homologation pas encore décidée
level-undecided = catégorie non saisie
date-undecided = date non saisie
other-year = d’une autre année
listed-twice = déjà dans la liste
no-boards = nombre de tables inconnu
variant = variante
other-scoring = autre système de score
not-begun = centres du premier automne pas encore reçus
ended-long-ago = la fin remonte à trop longtemps

## Why a player is above the next one with an equal score. $own and $other are their figures; $own is that of the player above.

# $nth counts the events of a player from the best one.
better-event =
    { $nth ->
        [1] plus de points dans son meilleur tournoi, { $own } contre { $other }
        [2] plus de points dans son deuxième meilleur tournoi, { $own } contre { $other }
        [3] plus de points dans son troisième meilleur tournoi, { $own } contre { $other }
       *[other] plus de points dans son { $nth }e meilleur tournoi, { $own } contre { $other }
    }
more-events = plus de tournois, { $own } contre { $other }
fewer-events = moins de tournois, { $own } contre { $other }
equal-scores-no-tie-break = scores égaux, et ce classement n’a pas de critère de départage
