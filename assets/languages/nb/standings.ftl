# Reasons for places, how a total came about, claims to seats at the top board.

## Why a place is shared. $tie-break is the name of a tie-break: “second best game”.

shared-because = delt: { $reason }
tied-on-everything = likt i alle tie-breaks
tied-down-to = likt i alle tie-breaks, helt ned til { $tie-break }
tied-without-more-results = likt i alle tie-breaks, helt ned til { $tie-break }; ingen av dem har flere resultater
equal-totals-no-result = poenglikhet, og ingen av dem har noe resultat ennå
equal-totals-no-tie-break = poenglikhet, og reglene har ingen tie-break
equal-totals-no-team-tie-break = poenglikhet, og reglene har ingen tie-break for lag
equal-figures-no-tie-break = lik verdi, og prisen har ingen tie-break

## Why a player is above or below another one. $own and $other are their figures; $own is that of the player above.

figure-not-played = { $figure } (ikke spilt)
higher-total = høyere totalsum, { $own } mot { $other }
lower-total = lavere totalsum, { $own } mot { $other }
better-tie-break = { $comparison }, { $own } mot { $other }
reason-tied-on = { $reason } (likt: { $figures })
tie-break-figure = { $tie-break } på { $figure }
below-by-total = bak { $player } med { $gap }
below-by-tie-break = bak { $player }: { $tie-break }, { $other } mot { $own }
below-reserved = bak { $player }, som { $reason }
below-player = bak { $player }
above-unplaced = foran { $player }, som ikke får noen plass
above-by = foran { $player } takket være { $reason }
above-by-gap = foran { $player } med { $gap }
above-reserved = foran { $player }: { $reason }
above-player = foran { $player }

## A place that the top board decided. What is said of the player, after a colon or after “who”. $board is “top board”, $place
## “at the top board”.

top-board-highest-total = har høyest totalsum av spillerne { $place }
top-board-won = vant { $board }
top-board-was-second = ble nummer to { $place }
top-board-leads = leder { $place }
top-board-is-second = ligger som nummer to { $place }
top-board-first-abandoned = er nummer én { $place }, som ble avbrutt
top-board-second-abandoned = er nummer to { $place }, som ble avbrutt
top-board-first-unended = er nummer én { $place }, og det er ikke oppgitt hvordan partiet sluttet
top-board-second-unended = er nummer to { $place }, og det er ikke oppgitt hvordan partiet sluttet
top-board-first-of-placed = er nummer én { $place } blant spillerne som får en plass
top-board-second-of-placed = er nummer to { $place } blant spillerne som får en plass
top-board-tie-entered = { $reason }; likt der, og valgte land senere (som nummer { $own } mot nummer { $other })
top-board-tie-not-entered = { $reason }; likt der, og valgte land senere hvis rekkefølgen fulgte rangeringen (valgrekkefølgen er ikke fullstendig ført inn)

## Teams and awards

better-member =
    { $place ->
        [1] flere poeng for beste medlem, { $own } mot { $other }
       *[other] flere poeng for { $ordinal } beste medlem, { $own } mot { $other }
    }
larger-lead = større forsprang, { $own } mot { $other }
leads-board =
    { $count ->
        [one] leder bordet sitt med { $count } senter; den neste ligger { $other } bak det største landet ved bordet sitt
       *[other] leder bordet sitt med { $count } sentre; den neste ligger { $other } bak det største landet ved bordet sitt
    }
fewer-centres-behind = færre sentre bak det største av de andre landene, { $own } mot { $other }
more-best-grades = flere stemmer med beste karakter { $grade }, { $own } mot { $other }
more-centres-over = flere sentre, { $own } mot { $other }
higher-event-total = høyere totalsum i turneringen, { $own } mot { $other }
higher-game-score = flere poeng i partiet, { $own } mot { $other }

## The tie-breaks of awards, inside a sentence: “tied …, down to the lead”.

award-lead = forspranget
award-best-grades = antall stemmer med beste karakter
award-total = totalsummen i turneringen
award-score = poengene i partiet
award-centres = antall sentre

## Claims to a seat at the top board, in a table

claim-seat = får plass
claim-group = får plass som gruppevinner
claim-director = får plass, utpekt av turneringsledelsen
claim-replacement = får plass som erstatter
claim-declined = har takket nei
claim-left = har forlatt turneringen
claim-played-too-many = { $rounds ->
       *[other] ingen plass: har spilt { $rounds } runder (høyst { $most })
    }
claim-drawn-too-many = ingen plass: er satt opp i runde { $round } (høyst { $most } runder)
claim-undecided = likt om siste plass
claim-next = først i køen
claim-in-line = { $place } i køen

## How a total, or the score of a round, came about

breakdown-total = totalt for { $player }
breakdown-round = { $round }: { $player }
breakdown-game = { $board }, { $power }
breakdown-sat-out = { $round }, sto over
breakdown-divided = delt på { $number }
breakdown-results-plus = antall resultater, { $results }, pluss { $more }
breakdown-counted-results = antall tellende resultater
breakdown-results = antall resultater
breakdown-counts = Dette teller: { $what }.
breakdown-before-penalty = { $score } før straff
breakdown-unscored = ingen poeng ennå
breakdown-scored = poeng { $score }
breakdown-place = plass { $place } ved bordet
breakdown-does-not-count = teller ikke
breakdown-after-penalty = etter en straff på { $points }
breakdown-end-unknown = det er ikke oppgitt hvordan partiet sluttet
breakdown-last-year-missing = partiets siste år er ikke ført inn
breakdown-count-unreadable = et antall sentre i partiet er ikke leselig
breakdown-running = partiet pågår fortsatt
breakdown-played-by = spilt av { $player }
breakdown-no-further-points = ingen poeng for å stå over igjen
adjustment-start = start
adjustment-handicap = handikap
adjustment-top-board = { $percent } % for { $board }
adjustment-penalty = straff
adjustment-penalty-for = straff: { $reason }
