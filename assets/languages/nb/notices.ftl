## Titles.

title-standings = Stilling
title-groups = Grupper
title-no-group = Ingen gruppe
title-teams = Lag
title-awards = Priser
title-best-countries = Beste land
title-notebook = Notatbok
title-badges = Navneskilt
title-certificates = Diplomer
title-cards = Spillerkort
title-places = Plasseringer etter hver runde
title-leaders-by-event = Lederne etter hver turnering
title-ruling = Avgjørelse
title-rules = Regler: { $rules }
title-scoring-system = Poengsystem { $system }
title-board-call = { $round }: bordoppsett
title-call-by-player = { $round }: bordoppsett per spiller
title-sitting-out = { $round }: står over
title-boards = { $round }: bord
title-centres-by-year = { $round }: sentre år for år
title-board-scored = { $board }, poengsystem { $system }
title-board-provisional = { $board }, poengsystem { $system }, foreløpig: { $why }
title-board-not-scored = { $board }, uten poeng: poengsystemet er ukjent
title-order-sheet = { $board }: { $power }
label-board = Bord

## When and what a table counts.

title-after-round = Etter { $round }
first-players = De { $shown } første av { $all } spillere
for-the-director = For turneringsledelsen. Skal ikke slås opp

## The standings.

view-after = etter { $round }
view-after-elimination = etter de innledende rundene
view-posted = det som kan slås opp
view-finished = bare ferdigspilte partier
view-running = hvis alle partier sluttet nå

counts = Dette teller: { $counts }.
counts-at-top-board = Dette teller: { $counts }; for dem som når { $top-board }: { $at-top-board }.

rounds-not-entered =
    { $count ->
        [one] { $rounds } er ikke ført inn ennå.
       *[other] { $rounds } er ikke ført inn ennå.
    }
only-sat-out =
    { $count ->
        [one] { $names } har hittil bare stått over og er ikke med i tabellen.
       *[other] { $names } har hittil bare stått over og er ikke med i tabellen.
    }
many-only-sat-out =
    { $count ->
       *[other] { $count } spillere har hittil bare stått over og er ikke med i tabellen.
    }
board-without-result = { $board } har ikke noe resultat ennå.
replaces-posting = Erstatter oppslaget fra { $time }.
replaces-sheet = Erstatter arket fra { $time }.
moved = Endrede plasseringer: { $changes }.
places-since = Endrede plasseringer siden oppslaget fra { $time }: { $changes }.
# “B. Smith 2. (tidligere 3.)”
moved-from-to = { $name } { $to } (tidligere { $from })
moved-new = { $name } (ny som { $to })
moved-out = { $name } (var { $from }, har ingen plass nå)
and-more = { $items }, og { $count } til
shared-place = delt { $place }

no-place = ingen plass
no-place-no-result = ingen plass: ikke noe parti med poeng ennå
no-place-too-few = ingen plass: { $results } av { $needed } nødvendige resultater
no-place-one-round = ingen plass: har bare spilt i én runde
no-place-role = { $role }: får ingen plass
player-without-place = { $name }, { $reason }.
players-without-result =
    { $count ->
        [one] Én spiller har ikke noe parti med poeng ennå og får ingen plass.
       *[other] { $count } spillere har ikke noe parti med poeng ennå og får ingen plass.
    }
stands-above = { $place } { $name } står foran { $other }: { $reason }.
ladder-stands-above = { $name } står foran { $other }: { $reason }.
stands-above-next = { $name } står foran neste: { $reason }.
shared-with = delt med { $names }: { $reason }

top-board-bonus = De som når { $top-board }, får en bonus på { $percent } %.
player-handicap = { $name }: et handikap på { $points }.
player-penalty = { $name }: en straff på { $points }.
player-penalty-reason = { $name }: en straff på { $points }, { $reason }.

moved-up = { $places } opp
moved-down = { $places } ned
new-player = ny

held-back =
    { $count ->
        [one] { $rounds } holdes tilbake: poengene er ikke slått opp ennå og teller ikke her.
       *[other] { $rounds } holdes tilbake: poengene er ikke slått opp ennå og teller ikke her.
    }
held-back-not-counted =
    { $count ->
        [one] { $rounds } holdes tilbake til du frigir den. Denne tabellen teller den ikke.
       *[other] { $rounds } holdes tilbake til du frigir dem. Denne tabellen teller dem ikke.
    }
held-back-counted =
    { $count ->
        [one] { $rounds } holdes tilbake til du frigir den. Bruk visningen «Det som kan slås opp» for å slå opp en tabell allerede nå.
       *[other] { $rounds } holdes tilbake til du frigir dem. Bruk visningen «Det som kan slås opp» for å slå opp en tabell allerede nå.
    }

## Marks of cells, and their legend.

mark-dropped = teller ikke
mark-part-counts = teller { $part }
mark-top-board = ved finalebordet
mark-sat-out = sto over
mark-penalised = etter straff
mark-carried-over = overtatt
mark-running = partiet pågår fortsatt
mark-unscored = ingen poeng ennå
mark-did-not-play = spilte ikke
mark-abandoned = partiet ble avbrutt
mark-solo-of = solo for { $power }
mark-end-unknown = partiet sluttet før tiden, og det er ikke oppgitt om det ble remis eller ble avbrutt
mark-last-year-unknown = partiets siste år er ikke ført inn, så det kan ha sluttet før tiden
mark-count-unreadable = et antall sentre er ikke leselig
sign-captain = (kaptein)
sign-set-by-director = (fastsatt av turneringsledelsen)

style-struck = Gjennomstreket
style-italic = Kursiv

legend-dropped = partiet teller ikke.
legend-team-dropped = poengene teller ikke for laget.
legend-ladder-dropped = resultatet teller ikke.
legend-gives-up-seat = har takket nei eller forlatt turneringen.
legend-half = halvparten av poengene teller.
legend-part-of = { $part } av poengene teller.
legend-factor = poengene ganges med dette tallet.
legend-factor-of = poengene teller { $times } ganger.
legend-running = partiet pågår fortsatt, og poengene kan endre seg.
legend-may-change = { $reason }; poengene kan endre seg.
legend-count-unreadable = et antall sentre er ikke leselig, og poengene kan endre seg.
legend-unscored = partiet har begynt og har ingen poeng ennå.
legend-sat-out = sto over runden.
legend-abandoned = partiet ble avbrutt.
legend-reserved-sign = T foran en plass
legend-reserved = { $top-board } avgjorde plassen, uansett totalsum.
legend-top-board = spilte { $top-board }.
legend-penalised = en straff er trukket fra.
legend-carried-over = overtatt: en annen spilte eller begynte partiet.
legend-shared = spillere med samme plass deler den.
legend-shared-rank = spillere med samme rang deler den.
legend-rank-change = ranger vunnet eller tapt siden forrige rankingliste.
legend-to-overtake = poengene som ett resultat til må gi for å komme på høyde med lederen.
legend-score-divided = totalen delt på { $divisor }
legend-score-decimals = flere desimaler der to tall ellers ville sett like ut
legend-no-place = får ingen plass.
legend-did-not-play = spilte ikke.
legend-captain = lagets kaptein.
legend-set-by-director = en avgjørelse erstatter de utregnede poengene.
legend-overruled = leder ifølge tallene; turneringsledelsen har utpekt en annen.
legend-total-sign = Totalt
legend-total = poengene legges sammen uten avrunding, så siste siffer kan avvike.
legend-start = alle spillere begynner med { $points } poeng.
places-by-totals = Herfra avgjør totalsummen.

## The boards of a round.

ended = avsluttet { $when }
ended-without-result =
    { $is-known ->
        [no] avsluttet uten resultat: partiet ble avbrutt
       *[yes] avsluttet { $when } uten resultat: partiet ble avbrutt
    }
ended-conceded =
    { $is-known ->
        [no] avsluttet: seieren gitt til { $power }
       *[yes] avsluttet { $when }: seieren gitt til { $power }
    }
ended-by-solo =
    { $is-known ->
        [no] avsluttet med solo for { $power }
       *[yes] avsluttet { $when } med solo for { $power }
    }
ended-in-draw =
    { $is-known ->
        [no] avsluttet med remis mellom { $powers }
       *[yes] avsluttet { $when } med remis mellom { $powers }
    }
ended-in-draw-proposed = avsluttet { $when } med remis mellom { $powers }, foreslått av { $power }
eliminated = slått ut: { $powers }
is-top-board = Dette er { $top-board }
still-running = pågår fortsatt
still-running-year = pågår fortsatt, siste telling er fra { $year }
end-not-said = det er ikke oppgitt om partiet sluttet med remis eller ble avbrutt
last-year-not-entered = partiets siste år er ikke ført inn
note-of-board = Merknad: { $note }
note-of-power = Merknad om { $power }: { $note }
took-over = { $name } tok over
took-over-from = { $name } tok over fra { $when }
result-of = resultatet teller for { $name }
penalty-of = straff på { $amount }
yellow-card = gult kort
red-card = rødt kort
extension-card = forlengelse
with-moment = { $what } { $when }
with-note = { $what } ({ $note })
draw-proposed = remis foreslått { $when }, { $outcome }
draw-proposed-by = remis foreslått { $when } av { $power }, { $outcome }
draw-of-proposed = remis mellom { $powers } foreslått { $when }, { $outcome }
draw-of-proposed-by = remis mellom { $powers } foreslått { $when } av { $power }, { $outcome }
draw-open = ikke stemt over ennå
draw-passed = vedtatt
draw-failed = forkastet
draw-vetoed = stanset av veto
no-chart = Ingen sentertabell er ført inn for { $boards }.
centres-by-year = sentre år for år
places-of-leaders = ledernes plasseringer
line-leader = leder
line-leader-most-gained = leder, vant mest av disse
line-most-gained = vant mest av disse
line-most-lost = tapte mest av disse

## Cards of players, and certificates.

card-place = plass av { $placed }
card-shared-place = delt plass av { $placed }
card-no-place = ingen plass
card-total = totalt
card-title-place = { $name }: plass { $place } av { $placed }
card-title-shared-place = { $name }: delt plass { $place } av { $placed }
card-title-no-place = { $name }: ingen plass
card-title-place-total = { $name }: plass { $place } av { $placed }, totalt { $total }
card-title-shared-place-total = { $name }: delt plass { $place } av { $placed }, totalt { $total }
card-title-no-place-total = { $name }: ingen plass, totalt { $total }
card-sum = Totalt: { $sum } = { $total }.
card-sum-rounded = Totalt: { $sum } = { $total }, avrundet etter summeringen.
certificate-place =
    { $players ->
        [one] { $place } plass av { $players } spiller
       *[other] { $place } plass av { $players } spillere
    }
certificate-shared-place =
    { $players ->
        [one] delt { $place } plass av { $players } spiller
       *[other] delt { $place } plass av { $players } spillere
    }

## Awards and teams.

nobody-yet = ingen ennå
tied-so-shared = Likt, så de deler den
by-the-figures = ifølge tallene
decided-by-director = avgjort av turneringsledelsen
decided-by-director-note = avgjort av turneringsledelsen: { $note }
no-votes-yet = ingen med { $games } partier har noen stemme ennå
director-gives-award = Turneringsledelsen gir prisen til { $names }.
award-reasons = { $award }: { $reasons }.
shared = Delt
team-did-not-play = spilte ikke i rundene som teller for lag
team-counts = teller for laget
team-does-not-count = teller ikke: andre på laget fikk mer poeng
team-member-reason = { $name }: { $reason }

## Sheets for tables and for orders.

centres-add-up = Sentrene for et år blir til sammen 34 når ingen lenger er nøytrale.
scored-by = Partiet får poeng etter { $system }.
last-year-is = Partiets siste år er { $year }.
sum-of-centres = Sum
title-centres-after-autumn = Forsyningssentre etter hver høst
title-votes = Avstemninger om remis
title-end-of-game = Partiets slutt
title-signatures = Underskrifter
title-orders = Ordrer
title-retreats-and-winter = Retretter og vinter

## Rules.

rules-about = Beskrivelse
rules-source = Kilde
rules-in-words = Med ord
rules-event-mean = { $name } (turneringens gjennomsnitt)

## The top board.

powers-missing = Ikke alle land er valgt ennå.
powers-not-posted = De valgte landene er ikke slått opp ennå.
order-partly-entered = Valgrekkefølgen er ført inn for { $entered } av { $players } spillere. De andre følger etter rangeringen.
title-top-board-seats = Plasser { $there }, i valgrekkefølge
title-claims = Rett til plass, ifølge rangeringen { $when }
title-claims-of-groups = Rett til plass: gruppevinnerne først, deretter ifølge rangeringen { $when }
total-with-bonus = Totalen inkluderer { $percent } % for å spille der, { $amount }
champion = mester
vice-champion = nummer to
place-of-event = plass { $place } i turneringen
outcome-reason = { $title }: { $reason }
outcome-so-far = så langt { $outcome }

## The ladder of a year.

undecided-names =
    { $count ->
        [one] 1 navnepar er ikke avklart og teller som to personer: { $names }.
       *[other] { $count } navnepar er ikke avklart. Hvert par teller som to personer: { $names }.
    }
shared-without-tie-break = Delt: ingen tie-break skiller disse spillerne
also-spelt = Skrives også { $names }
counted-of = { $counted } av { $all }
ladder-does-not-count = Teller ikke: andre resultater ga mer
title-games = Partier
title-events = Turneringer
left-out = Teller ikke: { $event }, { $reason }.
left-out-date = Teller ikke: { $event }, { $date }, { $reason }.
left-out-reason = teller ikke: { $reason }
winner = { $title }: { $names }.
joint-winners = { $title }, delt: { $names }.
not-listed-games = Ikke med på listen: { $players } med færre enn { $least } partier.
not-listed-events = Ikke med på listen: { $players } med færre enn { $least } turneringer.
no-event-counts = Ingen turnering teller ennå.

## Rulings on disputed orders.

paragraphs = Paragrafene er dem i WDC-reglene fra 2006; § 5 er Rulebook fra 1971.
signs-of-drawing = På det tegnede brettet er sirkler armeer og rektangler flåter. En pil er et trekk, et kryss avslutter et trekk som mislykkes, stiplede linjer er støtte og konvoier, og et ekstra omriss er en fordrevet enhet.
signs-of-other-phases = En stiplet pil er en retrett, et pluss en enhet som bygges, og et kryss over en enhet betyr at den fjernes eller oppløses.
title-text-problems = Problemer i teksten
title-units-without-order = Enheter uten ordre, som blir stående
title-banned-powers = Land der ordrene ikke teller
title-unused-orders = Ordrer som ikke teller
title-retreats = Retretter
title-draw-votes = Avstemninger om remis
title-position-after = Stilling etter avgjørelsen
title-owners-after = Eiere av sentre etter avgjørelsen
retreat-nowhere = ingen ledig provins; den oppløses
