# Reasons for places, how a total came about, claims to seats at the top board.

## Why a place is shared. $tie-break is the name of a tie-break: “second best game”.

shared-because = delad: { $reason }
tied-on-everything = lika i varje särskiljning
tied-down-to = lika i varje särskiljning, ända ned till { $tie-break }
tied-without-more-results = lika i varje särskiljning, ända ned till { $tie-break }; ingen av dem har fler resultat
equal-totals-no-result = lika totalpoäng, och ingen av dem har något resultat än
equal-totals-no-tie-break = lika totalpoäng, och reglerna har ingen särskiljning
equal-totals-no-team-tie-break = lika totalpoäng, och reglerna har ingen särskiljning för lag
equal-figures-no-tie-break = lika värden, och priset har ingen särskiljning

## Why a player is above or below another one. $own and $other are their figures; $own is that of the player above.

# After a game or a round: a participle would have to agree with it.
figure-not-played = { $figure } (spelade inte)
higher-total = högre totalpoäng, { $own } mot { $other }
lower-total = lägre totalsumma, { $own } mot { $other }
better-tie-break = { $comparison }, { $own } mot { $other }
reason-tied-on = { $reason } (lika: { $figures })
tie-break-figure = { $tie-break } på { $figure }
below-by-total = bakom { $player } med { $gap }
below-by-tie-break = bakom { $player }: { $tie-break }, { $other } mot { $own }
below-reserved = bakom { $player }, som { $reason }
below-player = bakom { $player }
above-unplaced = före { $player }, som inte får någon plats
above-by = före { $player } tack vare { $reason }
above-by-gap = före { $player } med { $gap }
above-reserved = före { $player }: { $reason }
above-player = före { $player }

## A place that the top board decided. What is said of the player, after a colon or after “who”. $board is “top board”, $place
## “at the top board”.

top-board-highest-total = har högst totalpoäng av spelarna { $place }
top-board-won = vann { $board }
top-board-was-second = kom tvåa { $place }
top-board-leads = leder { $place }
top-board-is-second = ligger tvåa { $place }
top-board-first-abandoned = är etta { $place }, som avbröts
top-board-second-abandoned = är tvåa { $place }, som avbröts
top-board-first-unended = är etta { $place }, och ingen har sagt hur partiet slutade
top-board-second-unended = är tvåa { $place }, och ingen har sagt hur partiet slutade
top-board-first-of-placed = är etta { $place } bland de spelare som får en plats
top-board-second-of-placed = är tvåa { $place } bland de spelare som får en plats
top-board-tie-entered = { $reason }; lika där, och valde land senare (som nummer { $own } mot nummer { $other })
top-board-tie-not-entered = { $reason }; lika där, och valde land senare om ordningen följde rankningen (valordningen är inte helt inmatad)

## Teams and awards

better-member =
    { $place ->
        [1] högre poäng för bästa medlemmen, { $own } mot { $other }
       *[other] högre poäng för { $ordinal } bästa medlemmen, { $own } mot { $other }
    }
larger-lead = större försprång, { $own } mot { $other }
leads-board =
    { $count ->
        [one] leder sitt bord med { $count } centrum; nästa ligger { $other } efter det största landet vid sitt bord
       *[other] leder sitt bord med { $count } centra; nästa ligger { $other } efter det största landet vid sitt bord
    }
fewer-centres-behind = färre centra efter det största av de andra länderna, { $own } mot { $other }
more-best-grades = fler röster med högsta betyget { $grade }, { $own } mot { $other }
more-centres-over = fler centra, { $own } mot { $other }
higher-event-total = högre totalpoäng i turneringen, { $own } mot { $other }
higher-game-score = högre poäng i partiet, { $own } mot { $other }

## The tie-breaks of awards, inside a sentence: “tied …, down to the lead”.

award-lead = försprånget
award-best-grades = antalet röster med högsta betyget
award-total = totalpoängen i turneringen
award-score = poängen i partiet
award-centres = antalet centra

## Claims to a seat at the top board, in a table

claim-seat = får plats
claim-group = får plats som gruppetta
claim-director = får plats, utsedd av turneringsledningen
claim-replacement = får plats som ersättare
claim-declined = har avstått
claim-left = har lämnat turneringen
claim-played-too-many = { $rounds ->
       *[other] ingen plats: har spelat { $rounds } rundor (högst { $most })
    }
claim-drawn-too-many = ingen plats: är lottad i rond { $round } (högst { $most } ronder)
claim-undecided = lika om sista platsen
claim-next = först i kön
claim-in-line = { $place } i kön

## How a total, or the score of a round, came about

breakdown-total = totalt för { $player }
breakdown-round = { $round }: { $player }
breakdown-game = { $board }, { $power }
breakdown-sat-out = { $round }, stod över
breakdown-divided = delat med { $number }
breakdown-results-plus = antalet resultat, { $results }, plus { $more }
breakdown-counted-results = antalet resultat som räknas
breakdown-results = antalet resultat
breakdown-counts = Räknas: { $what }.
breakdown-before-penalty = { $score } före avdrag
breakdown-unscored = inga poäng än
breakdown-scored = poäng { $score }
breakdown-place = plats { $place } vid bordet
breakdown-does-not-count = räknas inte
breakdown-after-penalty = efter ett avdrag på { $points }
breakdown-end-unknown = ingen har sagt hur partiet slutade
breakdown-last-year-missing = partiets sista år är inte inmatat
breakdown-count-unreadable = ett antal centra i partiet går inte att läsa
breakdown-running = partiet pågår fortfarande
breakdown-played-by = spelat av { $player }
breakdown-no-further-points = inga poäng för att stå över igen
adjustment-start = start
adjustment-handicap = handikapp
adjustment-top-board = { $percent } % för { $board }
adjustment-penalty = avdrag
adjustment-penalty-for = avdrag: { $reason }
