## Titles.

title-standings = Ställning
title-groups = Grupper
title-no-group = Ingen grupp
title-teams = Lag
title-awards = Priser
title-best-countries = Bästa länder
title-notebook = Anteckningsbok
title-badges = Namnskyltar
title-certificates = Diplom
title-cards = Spelarkort
title-places = Placeringar efter varje runda
title-leaders-by-event = Ledarna efter varje turnering
title-ruling = Domslut
title-rules = Regler: { $rules }
title-scoring-system = Poängsystem { $system }
title-board-call = { $round }: bordsplacering
title-call-by-player = { $round }: bordsplacering per spelare
title-sitting-out = { $round }: står över
title-boards = { $round }: bord
title-centres-by-year = { $round }: centra år för år
title-board-scored = { $board }, poängsystem { $system }
title-board-provisional = { $board }, poängsystem { $system }, preliminärt: { $why }
title-board-not-scored = { $board }, utan poäng: poängsystemet är okänt
title-order-sheet = { $board }: { $power }
label-board = Bord

## When and what a table counts.

title-after-round = Efter { $round }
first-players = De { $shown } första av { $all } spelare
for-the-director = För turneringsledningen. Ska inte anslås

## The standings.

view-after = efter { $round }
view-after-elimination = efter kvalrundorna
view-posted = det som får anslås
view-finished = bara avslutade partier
view-running = om alla partier slutade nu

counts = Räknas: { $counts }.
counts-at-top-board = Räknas: { $counts }; för den som når { $top-board }: { $at-top-board }.

rounds-not-entered =
    { $count ->
        [one] { $rounds } är inte inmatad än.
       *[other] { $rounds } är inte inmatade än.
    }
only-sat-out =
    { $count ->
        [one] { $names } har hittills bara stått över och är inte med i tabellen.
       *[other] { $names } har hittills bara stått över och är inte med i tabellen.
    }
many-only-sat-out =
    { $count ->
       *[other] { $count } spelare har hittills bara stått över och är inte med i tabellen.
    }
board-without-result = { $board } har inget resultat än.
replaces-posting = Ersätter anslaget från { $time }.
replaces-sheet = Ersätter bladet från { $time }.
moved = Ändrade placeringar: { $changes }.
places-since = Ändrade placeringar sedan anslaget från { $time }: { $changes }.
moved-from-to = { $name } från { $from } till { $to }
moved-new = { $name } ny som { $to }
moved-out = { $name } var { $from } och har ingen plats nu
and-more = { $items }, och { $count } till
shared-place = delad { $place }

no-place = ingen plats
no-place-no-result = ingen plats: inget parti med poäng än
no-place-too-few = ingen plats: { $results } av { $needed } resultat som krävs
no-place-one-round = ingen plats: har bara spelat i en runda
no-place-role = { $role }: får ingen plats
player-without-place = { $name }, { $reason }.
players-without-result =
    { $count ->
        [one] En spelare har inget parti med poäng än och får ingen plats.
       *[other] { $count } spelare har inget parti med poäng än och får ingen plats.
    }
stands-above = { $place } { $name } står före { $other }: { $reason }.
ladder-stands-above = { $name } står före { $other }: { $reason }.
stands-above-next = { $name } står före nästa: { $reason }.
shared-with = delad med { $names }: { $reason }

top-board-bonus = Den som når { $top-board } får en bonus på { $percent } %.
player-handicap = { $name }: ett handikapp på { $points }.
player-penalty = { $name }: ett avdrag på { $points }.
player-penalty-reason = { $name }: ett avdrag på { $points }, { $reason }.

moved-up = { $places } upp
moved-down = { $places } ned
new-player = ny

held-back =
    { $count ->
        [one] { $rounds } hålls inne: poängen är inte anslagna än och räknas inte här.
       *[other] { $rounds } hålls inne: poängen är inte anslagna än och räknas inte här.
    }
held-back-not-counted =
    { $count ->
        [one] { $rounds } hålls inne tills du släpper den. Den här tabellen räknar den inte.
       *[other] { $rounds } hålls inne tills du släpper dem. Den här tabellen räknar dem inte.
    }
held-back-counted =
    { $count ->
        [one] { $rounds } hålls inne tills du släpper den. Använd vyn ”Det som får anslås” för att anslå en tabell redan nu.
       *[other] { $rounds } hålls inne tills du släpper dem. Använd vyn ”Det som får anslås” för att anslå en tabell redan nu.
    }

## Marks of cells, and their legend.

mark-dropped = räknas inte
mark-part-counts = räknas till { $part }
mark-top-board = vid finalbordet
mark-sat-out = stod över
mark-penalised = efter avdrag
mark-carried-over = övertaget
mark-running = partiet pågår fortfarande
mark-unscored = inga poäng än
mark-did-not-play = spelade inte
mark-abandoned = partiet avbröts
mark-solo-of = solo av { $power }
mark-end-unknown = partiet slutade i förtid, och ingen har sagt om det blev remi eller avbröts
mark-last-year-unknown = partiets sista år är inte inmatat, så det kan ha slutat i förtid
mark-count-unreadable = ett antal centra går inte att läsa
sign-captain = (lagkapten)
sign-set-by-director = (satt av turneringsledningen)

style-struck = Genomstruket
style-italic = Kursivt

legend-dropped = partiet räknas inte.
legend-team-dropped = poängen räknas inte för laget.
legend-ladder-dropped = resultatet räknas inte.
legend-gives-up-seat = har avstått eller lämnat turneringen.
legend-half = hälften av poängen räknas.
legend-part-of = { $part } av poängen räknas.
legend-factor = poängen multipliceras med detta tal.
legend-factor-of = poängen räknas { $times } gånger.
legend-running = partiet pågår fortfarande, och poängen kan ändras.
legend-may-change = { $reason }; poängen kan ändras.
legend-count-unreadable = ett antal centra går inte att läsa, och poängen kan ändras.
legend-unscored = partiet har börjat och har inga poäng än.
legend-sat-out = stod över rundan.
legend-abandoned = partiet avbröts.
legend-reserved-sign = T före en plats
legend-reserved = { $top-board } avgjorde platsen, oavsett totalpoäng.
legend-top-board = spelade { $top-board }.
legend-penalised = ett avdrag är gjort.
legend-carried-over = övertaget: någon annan spelade eller började partiet.
legend-shared = spelare med samma plats delar den.
legend-shared-rank = spelare med samma rank delar den.
legend-rank-change = ranker vunna eller förlorade sedan den förra rankningslistan.
legend-to-overtake = de poäng som ett resultat till måste ge för att komma i kapp ledaren.
legend-score-divided = totalen delad med { $divisor }
legend-score-decimals = fler decimaler där två tal annars skulle se lika ut
legend-no-place = får ingen plats.
legend-did-not-play = spelade inte.
legend-captain = lagets kapten.
legend-set-by-director = ett beslut ersätter de uträknade poängen.
legend-overruled = leder enligt siffrorna; turneringsledningen har utsett någon annan.
legend-total-sign = Totalt
legend-total = poängen läggs ihop oavrundade, så sista siffran kan avvika.
legend-start = alla spelare börjar med { $points } poäng.
places-by-totals = Härifrån avgör totalpoängen.

## The boards of a round.

ended = avslutat { $when }
ended-without-result =
    { $is-known ->
        [no] avslutat utan resultat: partiet avbröts
       *[yes] avslutat { $when } utan resultat: partiet avbröts
    }
ended-conceded =
    { $is-known ->
        [no] avslutat: segern skänkt till { $power }
       *[yes] avslutat { $when }: segern skänkt till { $power }
    }
ended-by-solo =
    { $is-known ->
        [no] avslutat genom solo av { $power }
       *[yes] avslutat { $when } genom solo av { $power }
    }
ended-in-draw =
    { $is-known ->
        [no] avslutat med remi mellan { $powers }
       *[yes] avslutat { $when } med remi mellan { $powers }
    }
ended-in-draw-proposed = avslutat { $when } med remi mellan { $powers }, föreslagen av { $power }
eliminated = har slagits ut: { $powers }
is-top-board = Detta är { $top-board }
still-running = pågår fortfarande
still-running-year = pågår fortfarande, senaste räkningen är från { $year }
end-not-said = ingen har sagt om partiet slutade med remi eller avbröts
last-year-not-entered = partiets sista år är inte inmatat
note-of-board = Anmärkning: { $note }
note-of-power = Anmärkning om { $power }: { $note }
took-over = { $name } tog över
took-over-from = { $name } tog över från { $when }
result-of = resultatet räknas för { $name }
penalty-of = avdrag på { $amount }
yellow-card = gult kort
red-card = rött kort
extension-card = förlängning
with-moment = { $what } { $when }
with-note = { $what } ({ $note })
draw-proposed = remi föreslagen { $when }, { $outcome }
draw-proposed-by = remi föreslagen { $when } av { $power }, { $outcome }
draw-of-proposed = remi mellan { $powers } föreslagen { $when }, { $outcome }
draw-of-proposed-by = remi mellan { $powers } föreslagen { $when } av { $power }, { $outcome }
draw-open = ingen omröstning än
draw-passed = antagen
draw-failed = avslagen
draw-vetoed = stoppad av veto
no-chart = Ingen centratabell är inmatad för { $boards }.
centres-by-year = centra år för år
places-of-leaders = ledarnas placeringar
line-leader = leder
line-leader-most-gained = leder, vann mest av dessa
line-most-gained = vann mest av dessa
line-most-lost = förlorade mest av dessa

## Cards of players, and certificates.

card-place = plats av { $placed }
card-shared-place = delad plats av { $placed }
card-no-place = ingen plats
card-total = totalt
card-title-place = { $name }: plats { $place } av { $placed }
card-title-shared-place = { $name }: delad plats { $place } av { $placed }
card-title-no-place = { $name }: ingen plats
card-title-place-total = { $name }: plats { $place } av { $placed }, totalt { $total }
card-title-shared-place-total = { $name }: delad plats { $place } av { $placed }, totalt { $total }
card-title-no-place-total = { $name }: ingen plats, totalt { $total }
card-sum = Totalt: { $sum } = { $total }.
card-sum-rounded = Totalt: { $sum } = { $total }, avrundat efter summeringen.
certificate-place =
    { $players ->
        [one] { $place } plats av { $players } spelare
       *[other] { $place } plats av { $players } spelare
    }
certificate-shared-place =
    { $players ->
        [one] delad { $place } plats av { $players } spelare
       *[other] delad { $place } plats av { $players } spelare
    }

## Awards and teams.

nobody-yet = ingen än
tied-so-shared = Lika, så de delar på det
by-the-figures = enligt siffrorna
decided-by-director = beslutat av turneringsledningen
decided-by-director-note = beslutat av turneringsledningen: { $note }
no-votes-yet = ingen med { $games } partier har någon röst än
director-gives-award = Turneringsledningen ger priset till { $names }.
award-reasons = { $award }: { $reasons }.
shared = Delad
team-did-not-play = spelade inte i de rundor som räknas för lagen
team-counts = räknas för laget
team-does-not-count = räknas inte: andra i laget fick mer poäng
team-member-reason = { $name }: { $reason }

## Sheets for tables and for orders.

centres-add-up = Centra för ett år blir tillsammans 34 när inget längre är neutralt.
scored-by = Partiet poängsätts enligt { $system }.
last-year-is = Partiets sista år är { $year }.
sum-of-centres = Summa
title-centres-after-autumn = Försörjningscentra efter varje höst
title-votes = Omröstningar om remi
title-end-of-game = Partiets slut
title-signatures = Underskrifter
title-orders = Order
title-retreats-and-winter = Reträtter och vinter

## Rules.

rules-about = Beskrivning
rules-source = Källa
rules-in-words = I ord
rules-event-mean = { $name } (turneringens medelvärde)

## The top board.

powers-missing = Alla länder är inte valda än.
powers-not-posted = De valda länderna är inte anslagna än.
order-partly-entered = Valordningen är inmatad för { $entered } av { $players } spelare. Övriga följer efter rankningen.
title-top-board-seats = Platser { $there }, i valordning
title-claims = Rätt till plats, enligt rankningen { $when }
title-claims-of-groups = Rätt till plats: gruppvinnarna först, sedan enligt rankningen { $when }
total-with-bonus = I totalen ingår { $percent } % för spel där, { $amount }
champion = mästare
vice-champion = tvåa
place-of-event = plats { $place } i turneringen
outcome-reason = { $title }: { $reason }
outcome-so-far = hittills { $outcome }

## The ladder of a year.

undecided-names =
    { $count ->
        [one] 1 par av namn är inte avgjort och räknas som två personer: { $names }.
       *[other] { $count } par av namn är inte avgjorda. Varje par räknas som två personer: { $names }.
    }
shared-without-tie-break = Delad: ingen särskiljning skiljer spelarna åt
also-spelt = Stavas även { $names }
counted-of = { $counted } av { $all }
ladder-does-not-count = Räknas inte: andra resultat gav mer
title-games = Partier
title-events = Turneringar
left-out = Räknas inte: { $event }, { $reason }.
left-out-date = Räknas inte: { $event }, { $date }, { $reason }.
left-out-reason = räknas inte: { $reason }
winner = { $title }: { $names }.
joint-winners = { $title }, delat: { $names }.
not-listed-games = Inte med i listan: { $players } spelare med färre än { $least } partier.
not-listed-events = Inte med i listan: { $players } spelare med färre än { $least } turneringar.
no-event-counts = Ingen turnering räknas än.

## Rulings on disputed orders.

paragraphs = Paragraferna är de i WDC-reglerna från 2006; §5 är Rulebook från 1971.
signs-of-drawing = På det ritade brädet är cirklar arméer och rektanglar flottor. En pil är en förflyttning, ett kryss avslutar en förflyttning som misslyckas, streckade linjer är stöd och konvojer, och en andra kontur är en undanträngd enhet.
signs-of-other-phases = En streckad pil är en reträtt, ett plus en enhet som sätts upp, och ett kryss över en enhet betyder att den tas bort eller upplöses.
title-text-problems = Problem i texten
title-units-without-order = Enheter utan order, som står kvar
title-banned-powers = Länder vars order inte räknas
title-unused-orders = Order som inte räknas
title-retreats = Reträtter
title-draw-votes = Omröstningar om remi
title-position-after = Ställning efter domslutet
title-owners-after = Ägare till centra efter domslutet
retreat-nowhere = ingen ledig provins; den upplöses
