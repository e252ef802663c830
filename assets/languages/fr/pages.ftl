draft = PROVISOIRE
draft-sentence = Provisoire : cette page peut encore changer.
page-of = page { $page } sur { $pages }
title-continued = { $title } (suite)
results = Résultats
round-short = R{ $number }
above-next = Devant { $next } : { $reason }
tied-with-next = Ex æquo avec { $next } : { $reason }

posted-at = { $day } { $month } { $year }, { $time }
written-date = { $day } { $month } { $year }
month =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }

## Certificates.

certificate = DIPLÔME
awarded-to = décerné à
with-total = avec un total de { $total }
tournament-director = Directeur du tournoi

## Cards.

card-centres =
    { $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    }

## Web pages. These texts are for screen readers and for links.

contents = Sommaire
letters = Lettres
rounds = Rondes
link-to-board = Table

## The projector.

sitting-out = Joueurs exempts
clock-stopped = le chronomètre est arrêté

letters-from-to = { $first }–{ $last }
