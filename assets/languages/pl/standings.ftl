## Why a place is shared. $tie-break is the name of a tie-break: “second best game”.

shared-because = ex aequo: { $reason }
tied-on-everything = równość we wszystkich kryteriach dodatkowych
tied-down-to = równość we wszystkich kryteriach dodatkowych, ostatnie: { $tie-break }
tied-without-more-results = równość we wszystkich kryteriach dodatkowych, ostatnie: { $tie-break }; dalszych wyników nie ma
equal-totals-no-result = równa suma i jeszcze żadnych wyników
equal-totals-no-tie-break = równa suma, a te zasady nie mają kryteriów dodatkowych
equal-totals-no-team-tie-break = równa suma, a te zasady nie mają kryteriów dodatkowych dla drużyn
equal-figures-no-tie-break = równe wartości, a nagroda nie ma kryteriów dodatkowych

## Why a player is above or below another one. $own and $other are their figures; $own is that of the player above.

figure-not-played = { $figure } (bez gry)
higher-total = wyższa suma, { $own } do { $other }
lower-total = niższa suma, { $own } do { $other }
better-tie-break = { $comparison }, { $own } do { $other }
reason-tied-on = { $reason } (równość: { $figures })
tie-break-figure = { $tie-break } { $figure }
below-by-total = niżej niż { $player }, strata { $gap }
below-by-tie-break = niżej niż { $player }: { $tie-break } { $other } do { $own }
# The reason is no sentence, “wygrana: stół finałowy”, so that it needs no gender.
below-reserved = niżej niż { $player } [{ $reason }]
below-player = niżej niż { $player }
above-unplaced = wyżej niż { $player } (bez miejsca)
above-by = wyżej niż { $player }: { $reason }
above-by-gap = wyżej niż { $player }, przewaga { $gap }
above-reserved = wyżej niż { $player }: { $reason }
above-player = wyżej niż { $player }

## A place that the top board decided. What is said of the player, after a colon or after “who”. $board is “top board”, $place
## “at the top board”.

top-board-highest-total = najwyższa suma wśród graczy { $place }
top-board-won = zwycięstwo w finale ({ $board })
top-board-was-second = drugie miejsce { $place }
top-board-leads = prowadzenie { $place }
top-board-is-second = na razie drugie miejsce { $place }
top-board-first-abandoned = pierwsze miejsce { $place }, partię przerwano
top-board-second-abandoned = drugie miejsce { $place }, partię przerwano
top-board-first-unended = pierwsze miejsce { $place }, nie podano, jak skończyła się partia
top-board-second-unended = drugie miejsce { $place }, nie podano, jak skończyła się partia
top-board-first-of-placed = pierwsze miejsce { $place } wśród graczy, którzy zajmują miejsca
top-board-second-of-placed = drugie miejsce { $place } wśród graczy, którzy zajmują miejsca
top-board-tie-entered = { $reason }; tam równy wynik, ale późniejszy wybór państwa, numer { $own } wobec numeru { $other }
top-board-tie-not-entered = { $reason }; tam równy wynik, ale późniejszy wybór państwa, jeśli wybierano według rankingu: kolejności wyboru nie wpisano w całości

## Teams and awards

# The ordinal is feminine, “trzecia”, and so is “pozycja”.
better-member =
    { $place ->
        [1] lepszy wynik najlepszego członka drużyny, { $own } do { $other }
        [2] lepszy wynik drugiego najlepszego członka drużyny, { $own } do { $other }
        [3] lepszy wynik trzeciego najlepszego członka drużyny, { $own } do { $other }
        [4] lepszy wynik czwartego najlepszego członka drużyny, { $own } do { $other }
        [5] lepszy wynik piątego najlepszego członka drużyny, { $own } do { $other }
        [6] lepszy wynik szóstego najlepszego członka drużyny, { $own } do { $other }
        [7] lepszy wynik siódmego najlepszego członka drużyny, { $own } do { $other }
       *[other] lepszy wynik członka drużyny (pozycja { $ordinal }), { $own } do { $other }
    }
larger-lead = większa przewaga, { $own } do { $other }
leads-board =
    { $count ->
        [one] prowadzi przy swoim stole z przewagą { $count } centrum; strata następnej osoby do największego państwa przy jej stole: { $other }
        [few] prowadzi przy swoim stole z przewagą { $count } centrów; strata następnej osoby do największego państwa przy jej stole: { $other }
        [many] prowadzi przy swoim stole z przewagą { $count } centrów; strata następnej osoby do największego państwa przy jej stole: { $other }
       *[other] prowadzi przy swoim stole z przewagą { $count } centrum; strata następnej osoby do największego państwa przy jej stole: { $other }
    }
fewer-centres-behind = mniejsza strata centrów do największego z pozostałych państw, { $own } wobec { $other }
more-best-grades = więcej głosów z najlepszą oceną { $grade }, { $own } do { $other }
more-centres-over = więcej centrów, { $own } do { $other }
higher-event-total = wyższa suma w turnieju, { $own } do { $other }
higher-game-score = więcej punktów w partii, { $own } do { $other }

## The tie-breaks of awards, inside a sentence: “tied …, down to the lead”.

award-lead = przewaga
award-best-grades = liczba głosów z najlepszą oceną
award-total = suma w turnieju
award-score = punkty w partii
award-centres = centra

## Claims to a seat at the top board, in a table

claim-seat = miejsce
claim-group = miejsce za wygranie grupy
claim-director = miejsce przyznane przez sędziego
claim-replacement = miejsce w zastępstwie
claim-declined = rezygnacja
claim-left = poza turniejem
claim-played-too-many = { $rounds ->
        [one] bez miejsca: ma już za sobą { $rounds } rundę (najwyżej { $most })
        [few] bez miejsca: ma już za sobą { $rounds } rundy (najwyżej { $most })
        [many] bez miejsca: ma już za sobą { $rounds } rund (najwyżej { $most })
       *[other] bez miejsca: ma już za sobą { $rounds } rundy (najwyżej { $most })
    }
claim-drawn-too-many = bez miejsca: rozlosowany w rundzie { $round } (rund najwyżej: { $most })
claim-undecided = równość na ostatnim miejscu
claim-next = 1. w kolejce
# “2. w kolejce”
claim-in-line = { $place } w kolejce

## How a total, or the score of a round, came about

breakdown-total = suma: { $player }
breakdown-round = { $player }, { $round }
breakdown-game = { $board }, { $power }
breakdown-sat-out = { $round }, pauza
breakdown-divided = podzielone przez { $number }
breakdown-results-plus = liczba wyników, { $results }, plus { $more }
breakdown-counted-results = liczba zaliczonych wyników
breakdown-results = liczba wyników
breakdown-counts = Liczą się: { $what }.
breakdown-before-penalty = { $score } przed odjęciem kary
breakdown-unscored = jeszcze bez punktów
breakdown-scored = punkty: { $score }
breakdown-place = miejsce { $place } przy stole
breakdown-does-not-count = nie liczy się
breakdown-after-penalty = po odjęciu kary { $points }
breakdown-end-unknown = nie podano, jak skończyła się partia
breakdown-last-year-missing = nie wpisano ostatniego roku partii
breakdown-count-unreadable = nieczytelna liczba centrów w partii
breakdown-running = partia jeszcze trwa
breakdown-played-by = w grze: { $player }
breakdown-no-further-points = bez punktów za kolejną pauzę
adjustment-start = start
adjustment-handicap = handicap
adjustment-top-board = { $percent }% za udział w finale ({ $board })
adjustment-penalty = kara
adjustment-penalty-for = kara: { $reason }
