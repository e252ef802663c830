# Reasons for places, how a total came about, claims to seats at the top board.

## Why a place is shared. $tie-break is the name of a tie-break: “second best game”.

shared-because = delt: { $reason }
tied-on-everything = lige i alle tie-breaks
tied-down-to = lige i alle tie-breaks, helt ned til { $tie-break }
tied-without-more-results = lige i alle tie-breaks, helt ned til { $tie-break }; ingen af dem har flere resultater
equal-totals-no-result = pointlighed, og ingen af dem har et resultat endnu
equal-totals-no-tie-break = pointlighed, og reglerne har ingen tie-break
equal-totals-no-team-tie-break = pointlighed, og reglerne har ingen tie-break for hold
equal-figures-no-tie-break = samme værdi, og prisen har ingen tie-break

## Why a player is above or below another one. $own and $other are their figures; $own is that of the player above.

figure-not-played = { $figure } (ikke spillet)
higher-total = højere samlet pointtal, { $own } mod { $other }
lower-total = lavere samlet sum, { $own } mod { $other }
better-tie-break = { $comparison }, { $own } mod { $other }
reason-tied-on = { $reason } (lige: { $figures })
tie-break-figure = { $tie-break } på { $figure }
below-by-total = bag { $player } med { $gap }
below-by-tie-break = bag { $player }: { $tie-break }, { $other } mod { $own }
below-reserved = bag { $player }, som { $reason }
below-player = bag { $player }
above-unplaced = foran { $player }, som ikke får nogen plads
above-by = foran { $player } takket være { $reason }
above-by-gap = foran { $player } med { $gap }
above-reserved = foran { $player }: { $reason }
above-player = foran { $player }

## A place that the top board decided. What is said of the player, after a colon or after “who”. $board is “top board”, $place
## “at the top board”.

top-board-highest-total = har det højeste samlede pointtal af spillerne { $place }
top-board-won = vandt { $board }
top-board-was-second = blev nummer to { $place }
top-board-leads = fører { $place }
top-board-is-second = ligger nummer to { $place }
top-board-first-abandoned = er nummer et { $place }, som blev afbrudt
top-board-second-abandoned = er nummer to { $place }, som blev afbrudt
top-board-first-unended = er nummer et { $place }, og det er ikke oplyst, hvordan partiet sluttede
top-board-second-unended = er nummer to { $place }, og det er ikke oplyst, hvordan partiet sluttede
top-board-first-of-placed = er nummer et { $place } blandt de spillere, der får en plads
top-board-second-of-placed = er nummer to { $place } blandt de spillere, der får en plads
top-board-tie-entered = { $reason }; lige der, og valgte land senere (som nummer { $own } mod nummer { $other })
top-board-tie-not-entered = { $reason }; lige der, og valgte land senere, hvis rækkefølgen fulgte ranglisten (valgrækkefølgen er ikke indtastet fuldstændigt)

## Teams and awards

better-member =
    { $place ->
        [1] flere point til bedste medlem, { $own } mod { $other }
       *[other] flere point til { $ordinal }bedste medlem, { $own } mod { $other }
    }
larger-lead = større forspring, { $own } mod { $other }
leads-board =
    { $count ->
        [one] fører ved sit bord med { $count } center; den næste ligger { $other } efter det største land ved sit bord
       *[other] fører ved sit bord med { $count } centre; den næste ligger { $other } efter det største land ved sit bord
    }
fewer-centres-behind = færre centre efter det største af de andre lande, { $own } mod { $other }
more-best-grades = flere stemmer med bedste karakter { $grade }, { $own } mod { $other }
more-centres-over = flere centre, { $own } mod { $other }
higher-event-total = højere samlet pointtal i turneringen, { $own } mod { $other }
higher-game-score = flere point i partiet, { $own } mod { $other }

## The tie-breaks of awards, inside a sentence: “tied …, down to the lead”.

award-lead = forspringet
award-best-grades = antallet af stemmer med bedste karakter
award-total = det samlede pointtal i turneringen
award-score = pointene i partiet
award-centres = antallet af centre

## Claims to a seat at the top board, in a table

claim-seat = får plads
claim-group = får plads som gruppevinder
claim-director = får plads, udpeget af turneringsledelsen
claim-replacement = får plads som afløser
claim-declined = har takket nej
claim-left = har forladt turneringen
claim-played-too-many = { $rounds ->
       *[other] ingen plads: har spillet { $rounds } runder (højst { $most })
    }
claim-drawn-too-many = ingen plads: er sat i runde { $round } (højst { $most } runder)
claim-undecided = lige om den sidste plads
claim-next = først i køen
claim-in-line = { $place } i køen

## How a total, or the score of a round, came about

breakdown-total = i alt for { $player }
breakdown-round = { $round }: { $player }
breakdown-game = { $board }, { $power }
breakdown-sat-out = { $round }, sad over
breakdown-divided = delt med { $number }
breakdown-results-plus = antal resultater, { $results }, plus { $more }
breakdown-counted-results = antal tællende resultater
breakdown-results = antal resultater
breakdown-counts = Dette tæller: { $what }.
breakdown-before-penalty = { $score } før straf
breakdown-unscored = ingen point endnu
breakdown-scored = point { $score }
breakdown-place = plads { $place } ved bordet
breakdown-does-not-count = tæller ikke
breakdown-after-penalty = efter en straf på { $points }
breakdown-end-unknown = det er ikke oplyst, hvordan partiet sluttede
breakdown-last-year-missing = partiets sidste år er ikke indtastet
breakdown-count-unreadable = et antal centre i partiet kan ikke læses
breakdown-running = partiet er stadig i gang
breakdown-played-by = spillet af { $player }
breakdown-no-further-points = ingen point for at sidde over igen
adjustment-start = start
adjustment-handicap = handicap
adjustment-top-board = { $percent } % for { $board }
adjustment-penalty = straf
adjustment-penalty-for = straf: { $reason }
