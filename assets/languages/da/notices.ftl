## Titles.

title-standings = Stilling
title-groups = Grupper
title-no-group = Ingen gruppe
title-teams = Hold
title-awards = Priser
title-best-countries = Bedste lande
title-notebook = Notesbog
title-badges = Navneskilte
title-certificates = Diplomer
title-cards = Spillerkort
title-places = Placeringer efter hver runde
title-leaders-by-event = De førende efter hver turnering
title-ruling = Afgørelse
title-rules = Regler: { $rules }
title-scoring-system = Pointsystem { $system }
title-board-call = { $round }: bordplan
title-call-by-player = { $round }: bordplan pr. spiller
title-sitting-out = { $round }: sidder over
title-boards = { $round }: borde
title-centres-by-year = { $round }: centre år for år
title-board-scored = { $board }, pointsystem { $system }
title-board-provisional = { $board }, pointsystem { $system }, foreløbigt: { $why }
title-board-not-scored = { $board }, uden point: pointsystemet er ukendt
title-order-sheet = { $board }: { $power }
label-board = Bord

## When and what a table counts.

title-after-round = Efter { $round }
first-players = De { $shown } første af { $all } spillere
for-the-director = For turneringsledelsen. Må ikke slås op

## The standings.

view-after = efter { $round }
view-after-elimination = efter de indledende runder
view-posted = det, der må slås op
view-finished = kun afsluttede partier
view-running = hvis alle partier sluttede nu

counts = Dette tæller: { $counts }.
counts-at-top-board = Dette tæller: { $counts }; for dem, der når { $top-board }: { $at-top-board }.

rounds-not-entered =
    { $count ->
        [one] { $rounds } er ikke indtastet endnu.
       *[other] { $rounds } er ikke indtastet endnu.
    }
only-sat-out =
    { $count ->
        [one] { $names } har hidtil kun siddet over og er ikke med i tabellen.
       *[other] { $names } har hidtil kun siddet over og er ikke med i tabellen.
    }
many-only-sat-out =
    { $count ->
       *[other] { $count } spillere har hidtil kun siddet over og er ikke med i tabellen.
    }
board-without-result = { $board } har ikke noget resultat endnu.
replaces-posting = Erstatter opslaget fra { $time }.
replaces-sheet = Erstatter arket fra { $time }.
moved = Ændrede placeringer: { $changes }.
places-since = Ændrede placeringer siden opslaget fra { $time }: { $changes }.
# “B. Smith 2. (tidligere 3.)”
moved-from-to = { $name } { $to } (tidligere { $from })
moved-new = { $name } (ny som { $to })
moved-out = { $name } (var { $from }, har ingen plads nu)
and-more = { $items }, og { $count } til
shared-place = delt { $place }

no-place = ingen plads
no-place-no-result = ingen plads: intet parti med point endnu
no-place-too-few = ingen plads: { $results } af { $needed } nødvendige resultater
no-place-one-round = ingen plads: har kun spillet i én runde
no-place-role = { $role }: får ingen plads
player-without-place = { $name }, { $reason }.
players-without-result =
    { $count ->
        [one] Én spiller har intet parti med point endnu og får ingen plads.
       *[other] { $count } spillere har intet parti med point endnu og får ingen plads.
    }
stands-above = { $place } { $name } står foran { $other }: { $reason }.
ladder-stands-above = { $name } står foran { $other }: { $reason }.
stands-above-next = { $name } står foran den næste: { $reason }.
shared-with = delt med { $names }: { $reason }

top-board-bonus = De, der når { $top-board }, får en bonus på { $percent } %.
player-handicap = { $name }: et handicap på { $points }.
player-penalty = { $name }: en straf på { $points }.
player-penalty-reason = { $name }: en straf på { $points }, { $reason }.

moved-up = { $places } op
moved-down = { $places } ned
new-player = ny

held-back =
    { $count ->
        [one] { $rounds } holdes tilbage: pointene er ikke slået op endnu og tæller ikke med her.
       *[other] { $rounds } holdes tilbage: pointene er ikke slået op endnu og tæller ikke med her.
    }
held-back-not-counted =
    { $count ->
        [one] { $rounds } holdes tilbage, til du frigiver den. Denne tabel tæller den ikke med.
       *[other] { $rounds } holdes tilbage, til du frigiver dem. Denne tabel tæller dem ikke med.
    }
held-back-counted =
    { $count ->
        [one] { $rounds } holdes tilbage, til du frigiver den. Brug visningen »Det, der må slås op« for at slå en tabel op allerede nu.
       *[other] { $rounds } holdes tilbage, til du frigiver dem. Brug visningen »Det, der må slås op« for at slå en tabel op allerede nu.
    }

## Marks of cells, and their legend.

mark-dropped = tæller ikke
mark-part-counts = tæller { $part }
mark-top-board = ved finalebordet
mark-sat-out = sad over
mark-penalised = efter straf
mark-carried-over = overtaget
mark-running = partiet er stadig i gang
mark-unscored = ingen point endnu
mark-did-not-play = spillede ikke
mark-abandoned = partiet blev afbrudt
mark-solo-of = solo til { $power }
mark-end-unknown = partiet sluttede før tid, og det er ikke oplyst, om det blev remis eller blev afbrudt
mark-last-year-unknown = partiets sidste år er ikke indtastet, så det kan være sluttet før tid
mark-count-unreadable = et antal centre kan ikke læses
sign-captain = (kaptajn)
sign-set-by-director = (fastsat af turneringsledelsen)

style-struck = Gennemstreget
style-italic = Kursiv

legend-dropped = partiet tæller ikke.
legend-team-dropped = pointene tæller ikke for holdet.
legend-ladder-dropped = resultatet tæller ikke.
legend-gives-up-seat = har takket nej eller forladt turneringen.
legend-half = halvdelen af pointene tæller.
legend-part-of = { $part } af pointene tæller.
legend-factor = pointene ganges med dette tal.
legend-factor-of = pointene tæller { $times } gange.
legend-running = partiet er stadig i gang, og pointene kan ændre sig.
legend-may-change = { $reason }; pointene kan ændre sig.
legend-count-unreadable = et antal centre kan ikke læses, og pointene kan ændre sig.
legend-unscored = partiet er begyndt og har ingen point endnu.
legend-sat-out = sad runden over.
legend-abandoned = partiet blev afbrudt.
legend-reserved-sign = T foran en plads
legend-reserved = { $top-board } afgjorde pladsen, uanset det samlede pointtal.
legend-top-board = spillede { $top-board }.
legend-penalised = en straf er trukket fra.
legend-carried-over = overtaget: en anden spillede eller begyndte partiet.
legend-shared = spillere med samme plads deler den.
legend-shared-rank = spillere med samme rang deler den.
legend-rank-change = range vundet eller tabt siden den forrige rangliste.
legend-to-overtake = de point, som ét resultat mere skal give for at nå op på siden af den førende.
legend-score-divided = det samlede tal divideret med { $divisor }
legend-score-decimals = flere decimaler, hvor to tal ellers ville se ens ud
legend-no-place = får ingen plads.
legend-did-not-play = spillede ikke.
legend-captain = holdets kaptajn.
legend-set-by-director = en afgørelse erstatter de beregnede point.
legend-overruled = fører ifølge tallene; turneringsledelsen har udpeget en anden.
legend-total-sign = I alt
legend-total = pointene lægges sammen uden afrunding, så det sidste ciffer kan afvige.
legend-start = alle spillere begynder med { $points } point.
places-by-totals = Herfra afgør det samlede pointtal pladsen.

## The boards of a round.

ended = afsluttet { $when }
ended-without-result =
    { $is-known ->
        [no] afsluttet uden resultat: partiet blev afbrudt
       *[yes] afsluttet { $when } uden resultat: partiet blev afbrudt
    }
ended-conceded =
    { $is-known ->
        [no] afsluttet: sejren givet til { $power }
       *[yes] afsluttet { $when }: sejren givet til { $power }
    }
ended-by-solo =
    { $is-known ->
        [no] afsluttet med solo til { $power }
       *[yes] afsluttet { $when } med solo til { $power }
    }
ended-in-draw =
    { $is-known ->
        [no] afsluttet med remis mellem { $powers }
       *[yes] afsluttet { $when } med remis mellem { $powers }
    }
ended-in-draw-proposed = afsluttet { $when } med remis mellem { $powers }, foreslået af { $power }
eliminated = slået ud: { $powers }
is-top-board = Dette er { $top-board }
still-running = stadig i gang
still-running-year = stadig i gang, seneste optælling er fra { $year }
end-not-said = det er ikke oplyst, om partiet sluttede med remis eller blev afbrudt
last-year-not-entered = partiets sidste år er ikke indtastet
note-of-board = Bemærkning: { $note }
note-of-power = Bemærkning om { $power }: { $note }
took-over = { $name } tog over
took-over-from = { $name } tog over fra { $when }
result-of = resultatet tæller for { $name }
penalty-of = straf på { $amount }
yellow-card = gult kort
red-card = rødt kort
extension-card = forlængelse
with-moment = { $what } { $when }
with-note = { $what } ({ $note })
draw-proposed = remis foreslået { $when }, { $outcome }
draw-proposed-by = remis foreslået { $when } af { $power }, { $outcome }
draw-of-proposed = remis mellem { $powers } foreslået { $when }, { $outcome }
draw-of-proposed-by = remis mellem { $powers } foreslået { $when } af { $power }, { $outcome }
draw-open = ikke stemt om endnu
draw-passed = vedtaget
draw-failed = forkastet
draw-vetoed = stoppet af veto
no-chart = Der er ikke indtastet nogen centertabel for { $boards }.
centres-by-year = centre år for år
places-of-leaders = de førendes placeringer
line-leader = fører
line-leader-most-gained = fører, vandt mest af disse
line-most-gained = vandt mest af disse
line-most-lost = tabte mest af disse

## Cards of players, and certificates.

card-place = plads af { $placed }
card-shared-place = delt plads af { $placed }
card-no-place = ingen plads
card-total = i alt
card-title-place = { $name }: plads { $place } af { $placed }
card-title-shared-place = { $name }: delt plads { $place } af { $placed }
card-title-no-place = { $name }: ingen plads
card-title-place-total = { $name }: plads { $place } af { $placed }, i alt { $total }
card-title-shared-place-total = { $name }: delt plads { $place } af { $placed }, i alt { $total }
card-title-no-place-total = { $name }: ingen plads, i alt { $total }
card-sum = I alt: { $sum } = { $total }.
card-sum-rounded = I alt: { $sum } = { $total }, afrundet efter sammenlægningen.
certificate-place =
    { $players ->
        [one] { $place } plads af { $players } spiller
       *[other] { $place } plads af { $players } spillere
    }
certificate-shared-place =
    { $players ->
        [one] delt { $place } plads af { $players } spiller
       *[other] delt { $place } plads af { $players } spillere
    }

## Awards and teams.

nobody-yet = ingen endnu
tied-so-shared = Lige, så de deler den
by-the-figures = ifølge tallene
decided-by-director = afgjort af turneringsledelsen
decided-by-director-note = afgjort af turneringsledelsen: { $note }
no-votes-yet = ingen med { $games } partier har fået en stemme endnu
director-gives-award = Turneringsledelsen giver prisen til { $names }.
award-reasons = { $award }: { $reasons }.
shared = Delt
team-did-not-play = spillede ikke i de runder, der tæller for hold
team-counts = tæller for holdet
team-does-not-count = tæller ikke: andre på holdet fik flere point
team-member-reason = { $name }: { $reason }

## Sheets for tables and for orders.

centres-add-up = Centrene for et år giver 34 tilsammen, når ingen længere er neutrale.
scored-by = Partiet får point efter { $system }.
last-year-is = Partiets sidste år er { $year }.
sum-of-centres = Sum
title-centres-after-autumn = Forsyningscentre efter hvert efterår
title-votes = Afstemninger om remis
title-end-of-game = Partiets slutning
title-signatures = Underskrifter
title-orders = Ordrer
title-retreats-and-winter = Tilbagetog og vinter

## Rules.

rules-about = Beskrivelse
rules-source = Kilde
rules-in-words = Med ord
rules-event-mean = { $name } (turneringens gennemsnit)

## The top board.

powers-missing = Ikke alle lande er valgt endnu.
powers-not-posted = De valgte lande er ikke slået op endnu.
order-partly-entered = Valgrækkefølgen er indtastet for { $entered } af { $players } spillere. De andre følger efter ranglisten.
title-top-board-seats = Pladser { $there }, i valgrækkefølge
title-claims = Ret til plads, ifølge ranglisten { $when }
title-claims-of-groups = Ret til plads: gruppevinderne først, derefter ifølge ranglisten { $when }
total-with-bonus = Inklusive { $percent } % for at spille der, { $amount }
champion = mester
vice-champion = nummer to
place-of-event = plads { $place } i turneringen
outcome-reason = { $title }: { $reason }
outcome-so-far = indtil videre { $outcome }

## The ladder of a year.

undecided-names =
    { $count ->
        [one] 1 navnepar er ikke afklaret og tæller som to personer: { $names }.
       *[other] { $count } navnepar er ikke afklaret. Hvert par tæller som to personer: { $names }.
    }
shared-without-tie-break = Delt: ingen tie-break skiller disse spillere
also-spelt = Staves også { $names }
counted-of = { $counted } af { $all }
ladder-does-not-count = Tæller ikke: andre resultater gav mere
title-games = Partier
title-events = Turneringer
left-out = Tæller ikke: { $event }, { $reason }.
left-out-date = Tæller ikke: { $event }, { $date }, { $reason }.
left-out-reason = tæller ikke: { $reason }
winner = { $title }: { $names }.
joint-winners = { $title }, delt: { $names }.
not-listed-games = Ikke med på listen: { $players } med færre end { $least } partier.
not-listed-events = Ikke med på listen: { $players } med færre end { $least } turneringer.
no-event-counts = Ingen turnering tæller endnu.

## Rulings on disputed orders.

paragraphs = Paragrafferne er dem i WDC-reglerne fra 2006; § 5 er Rulebook fra 1971.
signs-of-drawing = På det tegnede bræt er cirkler armeer og rektangler flåder. En pil er et træk, et kryds afslutter et træk, der mislykkes, stiplede linjer er støtte og konvojer, og et ekstra omrids er en fordrevet enhed.
signs-of-other-phases = En stiplet pil er et tilbagetog, et plus en enhed, der opstilles, og et kryds over en enhed betyder, at den fjernes eller opløses.
title-text-problems = Problemer i teksten
title-units-without-order = Enheder uden ordre, som bliver stående
title-banned-powers = Lande, hvis ordrer ikke tæller
title-unused-orders = Ordrer, der ikke tæller
title-retreats = Tilbagetog
title-draw-votes = Afstemninger om remis
title-position-after = Stilling efter afgørelsen
title-owners-after = Ejere af centre efter afgørelsen
retreat-nowhere = ingen ledig provins; den opløses
