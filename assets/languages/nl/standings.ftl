## Why a place is shared. $tie-break is the name of a tie-break: “second best game”.

shared-because = gedeeld ({ $reason })
tied-on-everything = gelijk op alle tiebreaks
tied-down-to = gelijk op alle tiebreaks, t/m { $tie-break }
tied-without-more-results = gelijk op alle tiebreaks, t/m { $tie-break }; meer resultaten zijn er niet
equal-totals-no-result = gelijk totaal, en nog geen resultaten
equal-totals-no-tie-break = gelijk totaal, en deze regels hebben geen tiebreak
equal-totals-no-team-tie-break = gelijk totaal, en deze regels hebben geen tiebreak voor teams
equal-figures-no-tie-break = gelijke waarden, en de prijs heeft geen tiebreak

## Why a player is above or below another one. $own and $other are their figures; $own is that of the player above.

figure-not-played = { $figure } (niet gespeeld)
higher-total = hoger totaal, { $own } tegen { $other }
lower-total = lager totaal, { $own } tegen { $other }
better-tie-break = { $comparison }, { $own } tegen { $other }
reason-tied-on = { $reason } (gelijk op { $figures })
tie-break-figure = { $tie-break } { $figure }
below-by-total = onder { $player }, { $gap } achterstand
below-by-tie-break = onder { $player }: { $tie-break } { $other } tegen { $own }
below-reserved = onder { $player } ({ $reason })
below-player = onder { $player }
above-unplaced = boven { $player }, die geen plaats krijgt
above-by = boven { $player }: { $reason }
above-by-gap = boven { $player }, { $gap } voorsprong
above-reserved = boven { $player }: { $reason }
above-player = boven { $player }

## A place that the top board decided. What is said of the player, after a colon or after “who”. $board is “top board”, $place
## “at the top board”.

top-board-highest-total = hoogste totaal van de spelers { $place }
top-board-won = winnaar van { $board ->
        [topboard] het topboard
        [finaletafel] de finaletafel
        [medailleronde] de medailleronde
       *[other] ‘{ $board }’
    }
top-board-was-second = tweede { $place }
top-board-leads = aan kop { $place }
top-board-is-second = voorlopig tweede { $place }
top-board-first-abandoned = eerste { $place }, partij afgebroken
top-board-second-abandoned = tweede { $place }, partij afgebroken
top-board-first-unended = eerste { $place }, niet opgegeven hoe de partij eindigde
top-board-second-unended = tweede { $place }, niet opgegeven hoe de partij eindigde
top-board-first-of-placed = eerste { $place } van de spelers die een plaats krijgen
top-board-second-of-placed = tweede { $place } van de spelers die een plaats krijgen
top-board-tie-entered = { $reason }; daar gelijk geëindigd, maar koos het land later, als nummer { $own } tegen nummer { $other }
top-board-tie-not-entered = { $reason }; daar gelijk geëindigd, maar koos het land later als de ranglijst de volgorde bepaalde: de volgorde van kiezen is niet volledig ingevoerd

## Teams and awards

better-member =
    { $place ->
        [1] hogere score van het beste lid, { $own } tegen { $other }
       *[other] hogere score van het { $ordinal } beste lid, { $own } tegen { $other }
    }
larger-lead = grotere voorsprong, { $own } tegen { $other }
leads-board =
    { $count ->
        [one] staat { $count } centrum voor op het eigen bord; de volgende staat { $other } achter op het grootste land van zijn bord
       *[other] staat { $count } centra voor op het eigen bord; de volgende staat { $other } achter op het grootste land van zijn bord
    }
fewer-centres-behind = minder centra achter op het grootste andere land, { $own } tegen { $other }
more-best-grades = meer stemmen met het hoogste cijfer { $grade }, { $own } tegen { $other }
more-centres-over = meer centra, { $own } tegen { $other }
higher-event-total = hoger totaal in het toernooi, { $own } tegen { $other }
higher-game-score = hogere score in de partij, { $own } tegen { $other }

## The tie-breaks of awards, inside a sentence: “tied …, down to the lead”.

award-lead = voorsprong
award-best-grades = aantal stemmen met het hoogste cijfer
award-total = totaal in het toernooi
award-score = score van de partij
award-centres = centra

## Claims to a seat at the top board, in a table

claim-seat = plaats
claim-group = plaats als groepswinnaar
claim-director = plaats, aangewezen door de toernooileiding
claim-replacement = plaats, als vervanger
claim-declined = ziet ervan af
claim-left = heeft het toernooi verlaten
claim-played-too-many = { $rounds ->
       *[other] geen plaats: heeft al { $rounds } rondes gespeeld (hoogstens { $most })
    }
claim-drawn-too-many = geen plaats: geloot in ronde { $round } (hoogstens { $most } rondes)
claim-undecided = gelijk voor de laatste plaats
claim-next = als eerste aan de beurt
# “als 2e aan de beurt”
claim-in-line = als { $place } aan de beurt

## How a total, or the score of a round, came about

breakdown-total = totaal van { $player }
breakdown-round = { $player }, { $round }
breakdown-game = { $board }, { $power }
breakdown-sat-out = { $round }, vrij
breakdown-divided = gedeeld door { $number }
breakdown-results-plus = het aantal resultaten, { $results }, plus { $more }
breakdown-counted-results = het aantal resultaten dat meetelt
breakdown-results = het aantal resultaten
breakdown-counts = Wat meetelt: { $what }.
breakdown-before-penalty = { $score } vóór de straf
breakdown-unscored = nog geen score
breakdown-scored = score { $score }
breakdown-place = plaats { $place } op het bord
breakdown-does-not-count = telt niet mee
breakdown-after-penalty = na een straf van { $points }
breakdown-end-unknown = niet opgegeven hoe de partij eindigde
breakdown-last-year-missing = het laatste jaar van de partij is niet ingevoerd
breakdown-count-unreadable = een aantal centra van de partij is niet leesbaar
breakdown-running = de partij loopt nog
breakdown-played-by = gespeeld door { $player }
breakdown-no-further-points = geen punten voor nog een vrije ronde
adjustment-start = begin
adjustment-handicap = handicap
adjustment-top-board = { $percent }% bonus ({ $board })
adjustment-penalty = straf
adjustment-penalty-for = straf: { $reason }
