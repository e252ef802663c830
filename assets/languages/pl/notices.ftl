## Titles.

title-standings = Klasyfikacja
title-groups = Grupy
title-no-group = Bez grupy
title-teams = Drużyny
title-awards = Nagrody
title-best-countries = Najlepsze państwa
title-notebook = Notatnik
title-badges = Identyfikatory
title-certificates = Dyplomy
title-cards = Karty graczy
title-places = Miejsca po każdej rundzie
title-leaders-by-event = Czołówka po każdym turnieju
title-ruling = Orzeczenie
title-rules = Zasady: { $rules }
title-scoring-system = System punktacji { $system }
title-board-call = { $round }: rozstawienie
title-call-by-player = { $round }: rozstawienie według graczy
title-sitting-out = { $round }: pauzują
title-boards = { $round }: stoły
title-centres-by-year = { $round }: centra rok po roku
title-board-scored = { $board }, punktacja { $system }
title-board-provisional = { $board }, punktacja { $system }, wstępnie: { $why }
title-board-not-scored = { $board }, bez punktów: nieznany system punktacji
title-order-sheet = { $board }: { $power }
label-board = Stół

## When and what a table counts.

# The name of a round is in the nominative: “Stan: runda 2”.
title-after-round = Stan: { $round }
first-players = Pierwszych { $shown } z { $all } graczy
for-the-director = Dla sędziego. Nie wywieszać

## The standings.

view-after = stan: { $round }
view-after-elimination = po eliminacjach
view-posted = co wolno wywiesić
view-finished = tylko zakończone partie
view-running = gdyby wszystkie partie skończyły się teraz

counts = Liczą się: { $counts }.
counts-at-top-board = Liczą się: { $counts }; { $top-board }: { $at-top-board }.

rounds-not-entered =
    { $count ->
       *[other] Jeszcze nie wpisano: { $rounds }.
    }
only-sat-out =
    { $count ->
        [one] Dotąd tylko pauza, poza tabelą: { $names }.
        [few] Dotąd tylko pauzy, poza tabelą: { $names }.
        [many] Dotąd tylko pauzy, poza tabelą: { $names }.
       *[other] Dotąd tylko pauzy, poza tabelą: { $names }.
    }
many-only-sat-out =
    { $count ->
        [one] { $count } gracz dotąd tylko pauzował i nie ma go w tabeli.
        [few] { $count } gracze dotąd tylko pauzowali i nie ma ich w tabeli.
        [many] { $count } graczy dotąd tylko pauzowało i nie ma ich w tabeli.
       *[other] { $count } gracza dotąd tylko pauzowało i nie ma ich w tabeli.
    }
board-without-result = { $board }: nie ma jeszcze wyniku.
replaces-posting = Zastępuje wersję z { $time }.
replaces-sheet = Zastępuje arkusz z { $time }.
moved = Zmiany miejsc: { $changes }.
places-since = Zmiany miejsc od wersji z { $time }: { $changes }.
# “B. Smith 2. (poprzednio 3.)”
moved-from-to = { $name } { $to } (poprzednio { $from })
moved-new = { $name } { $to } (poprzednio bez miejsca)
moved-out = { $name } bez miejsca (poprzednio { $from })
and-more =
    { $count ->
        [one] { $items }, i jeszcze { $count } osoba
        [few] { $items }, i jeszcze { $count } osoby
        [many] { $items }, i jeszcze { $count } osób
       *[other] { $items }, i jeszcze { $count } osoby
    }
shared-place = ex aequo { $place }

no-place = bez miejsca
no-place-no-result = bez miejsca: nie ma jeszcze punktowanej partii
no-place-too-few = bez miejsca: wyniki { $results } z { $needed } wymaganych
no-place-one-round = bez miejsca: gra tylko w jednej rundzie
no-place-role = { $role }: bez miejsca
player-without-place = { $name }, { $reason }.
players-without-result =
    { $count ->
        [one] Jeden gracz nie ma jeszcze punktowanej partii i nie zajmuje miejsca.
        [few] { $count } gracze nie mają jeszcze punktowanej partii i nie zajmują miejsca.
        [many] { $count } graczy nie ma jeszcze punktowanej partii i nie zajmuje miejsca.
       *[other] { $count } gracza nie ma jeszcze punktowanej partii i nie zajmuje miejsca.
    }
stands-above = { $place } { $name } wyżej niż { $other }: { $reason }.
ladder-stands-above = { $name } wyżej niż { $other }: { $reason }.
stands-above-next = { $name } wyżej od następnego miejsca: { $reason }.
shared-with = ex aequo – { $names }: { $reason }

top-board-bonus = { $top-board }: gracze otrzymują bonus { $percent }%.
player-handicap = { $name }: handicap { $points }.
player-penalty = { $name }: kara { $points }.
player-penalty-reason = { $name }: kara { $points }, { $reason }.

moved-up = w górę o { $places }
moved-down = w dół o { $places }
new-player = nowy

held-back =
    { $count ->
       *[other] { $rounds }: wyniki wstrzymane. Nie są jeszcze wywieszone i tu się nie liczą.
    }
held-back-not-counted =
    { $count ->
       *[other] { $rounds }: wyniki wstrzymane do zwolnienia przez sędziego. Ta tabela ich nie liczy.
    }
held-back-counted =
    { $count ->
       *[other] { $rounds }: wyniki wstrzymane do zwolnienia przez sędziego. Aby wywiesić tabelę już teraz, użyj widoku „Co wolno wywiesić”.
    }

## Marks of cells, and their legend.

mark-dropped = nie liczy się
mark-part-counts = liczy się { $part }
mark-top-board = przy stole finałowym
mark-sat-out = pauza
mark-penalised = po karze
mark-carried-over = przejęta
mark-running = partia jeszcze trwa
mark-unscored = jeszcze bez punktów
mark-did-not-play = bez gry
mark-abandoned = partię przerwano
mark-solo-of = solo: { $power }
mark-end-unknown = partia skończyła się przed czasem i nie podano, czy remisem, czy przerwaniem
mark-last-year-unknown = nie wpisano ostatniego roku partii, więc mogła skończyć się przed czasem
mark-count-unreadable = nieczytelna liczba centrów
sign-captain = (kapitan)
sign-set-by-director = (ustalone przez sędziego)

style-struck = Przekreślenie
style-italic = Kursywa

legend-dropped = partia się nie liczy.
legend-team-dropped = te punkty nie liczą się drużynie.
legend-ladder-dropped = wynik się nie liczy.
legend-gives-up-seat = rezygnacja albo poza turniejem.
legend-half = liczy się połowa punktów.
legend-part-of = liczy się { $part } punktów.
legend-factor = punkty są mnożone przez tę liczbę.
legend-factor-of = punkty liczą się razy { $times }.
legend-running = partia jeszcze trwa i punkty mogą się zmienić.
legend-may-change = { $reason }; punkty mogą się zmienić.
legend-count-unreadable = nieczytelna liczba centrów, punkty mogą się zmienić.
legend-unscored = partia się zaczęła i nie ma jeszcze punktów.
legend-sat-out = pauza w tej rundzie.
legend-abandoned = partię przerwano.
legend-reserved-sign = T przed miejscem
legend-reserved = o miejscu rozstrzygnęło, niezależnie od sumy: { $top-board }.
legend-top-board = partia { $top-board }.
legend-penalised = odjęto karę.
legend-carried-over = przejęta: partię grał lub zaczął kto inny.
legend-shared = gracze z tym samym miejscem zajmują je ex aequo.
legend-shared-rank = gracze z tą samą pozycją zajmują ją ex aequo.
legend-rank-change = pozycje zyskane lub stracone od poprzedniego rankingu.
legend-to-overtake = punkty, które musi dać jeszcze jeden wynik, aby zrównać się z liderem.
legend-score-divided = suma podzielona przez { $divisor }
legend-score-decimals = więcej miejsc po przecinku tam, gdzie dwa wyniki wyglądałyby tak samo
legend-no-place = bez miejsca.
legend-did-not-play = bez gry.
legend-captain = kapitan drużyny.
legend-set-by-director = decyzja sędziego zastępuje obliczone punkty.
legend-overruled = prowadzi według wyników; sędzia wskazał kogo innego.
legend-total-sign = Suma
legend-total = sumuje się punkty niezaokrąglone, więc ostatnia cyfra może się różnić.
legend-start = punkty startowe każdego gracza: { $points }.
places-by-totals = Odtąd o miejscu rozstrzyga suma.

## The boards of a round.

ended = koniec: { $when }
ended-without-result =
    { $is-known ->
        [no] koniec bez wyniku: partię przerwano
       *[yes] koniec bez wyniku ({ $when }): partię przerwano
    }
ended-conceded =
    { $is-known ->
        [no] koniec, zwycięstwo przez poddanie się pozostałych: { $power }
       *[yes] koniec ({ $when }), zwycięstwo przez poddanie się pozostałych: { $power }
    }
ended-by-solo =
    { $is-known ->
        [no] koniec, solo: { $power }
       *[yes] koniec ({ $when }), solo: { $power }
    }
ended-in-draw =
    { $is-known ->
        [no] koniec, remis: { $powers }
       *[yes] koniec ({ $when }), remis: { $powers }
    }
ended-in-draw-proposed = koniec ({ $when }), remis: { $powers } (propozycja: { $power })
eliminated = poza grą: { $powers }
is-top-board = Ten stół: { $top-board }
still-running = jeszcze trwa
still-running-year = jeszcze trwa, ostatni stan: { $year }
end-not-said = nie podano, czy partia skończyła się remisem, czy ją przerwano
last-year-not-entered = nie wpisano ostatniego roku partii
note-of-board = Uwaga: { $note }
note-of-power = Uwaga ({ $power }): { $note }
took-over = zastępstwo: { $name }
took-over-from = zastępstwo: { $name }, od: { $when }
result-of = wynik liczy się graczowi: { $name }
penalty-of = kara { $amount }
yellow-card = żółta kartka
red-card = czerwona kartka
extension-card = przedłużenie
with-moment = { $what } { $when }
with-note = { $what } ({ $note })
draw-proposed = propozycja remisu ({ $when }): { $outcome }
draw-proposed-by = propozycja remisu ({ $when }, { $power }): { $outcome }
draw-of-proposed = propozycja remisu ({ $when }), w remisie { $powers }: { $outcome }
draw-of-proposed-by = propozycja remisu ({ $when }, { $power }), w remisie { $powers }: { $outcome }
draw-open = jeszcze bez głosowania
draw-passed = przyjęta
draw-failed = odrzucona
draw-vetoed = zawetowana
no-chart = Nie wpisano tabeli centrów: { $boards }.
centres-by-year = centra rok po roku
places-of-leaders = miejsca czołówki
line-leader = prowadzi
line-leader-most-gained = prowadzi, największy zysk spośród nich
line-most-gained = największy zysk spośród nich
line-most-lost = największa strata spośród nich

## Cards of players, and certificates.

card-place = miejsce na { $placed }
card-shared-place = miejsce ex aequo na { $placed }
card-no-place = bez miejsca
card-total = suma
card-title-place = { $name }: miejsce { $place } na { $placed }
card-title-shared-place = { $name }: miejsce { $place } ex aequo na { $placed }
card-title-no-place = { $name }: bez miejsca
card-title-place-total = { $name }: miejsce { $place } na { $placed }, suma { $total }
card-title-shared-place-total = { $name }: miejsce { $place } ex aequo na { $placed }, suma { $total }
card-title-no-place-total = { $name }: bez miejsca, suma { $total }
card-sum = Suma: { $sum } = { $total }.
card-sum-rounded = Suma: { $sum } = { $total }, zaokrąglona po dodaniu.
certificate-place =
    { $players ->
        [one] { $place } miejsce na { $players } gracza
        [few] { $place } miejsce na { $players } graczy
        [many] { $place } miejsce na { $players } graczy
       *[other] { $place } miejsce na { $players } gracza
    }
certificate-shared-place =
    { $players ->
        [one] { $place } miejsce ex aequo na { $players } gracza
        [few] { $place } miejsce ex aequo na { $players } graczy
        [many] { $place } miejsce ex aequo na { $players } graczy
       *[other] { $place } miejsce ex aequo na { $players } gracza
    }

## Awards and teams.

nobody-yet = jeszcze nikt
tied-so-shared = Równe wyniki, więc nagroda wspólna
by-the-figures = według wyników
decided-by-director = decyzja sędziego
decided-by-director-note = decyzja sędziego: { $note }
# $games is a number of two or more.
no-votes-yet = nikt, kto rozegrał wymaganą liczbę partii ({ $games }), nie ma jeszcze głosu
director-gives-award = Sędzia przyznaje nagrodę: { $names }.
award-reasons = { $award }: { $reasons }.
shared = Ex aequo
team-did-not-play = bez gry w rundach, które liczą się drużynom
team-counts = liczy się drużynie
team-does-not-count = nie liczy się: inni członkowie drużyny mają więcej punktów
team-member-reason = { $name }: { $reason }

## Sheets for tables and for orders.

centres-add-up = Centra z danego roku sumują się do 34, gdy żadne nie jest już neutralne.
scored-by = Punktacja tej partii: { $system }.
last-year-is = Ostatni rok partii: { $year }.
sum-of-centres = Suma
title-centres-after-autumn = Centra zaopatrzenia po każdej jesieni
title-votes = Głosowania nad remisem
title-end-of-game = Koniec partii
title-signatures = Podpisy
title-orders = Rozkazy
title-retreats-and-winter = Odwroty i zima

## Rules.

rules-about = Opis
rules-source = Źródło
rules-in-words = Słownie
rules-event-mean = { $name } (średnia turnieju)

## The top board.

powers-missing = Nie wybrano jeszcze wszystkich państw.
powers-not-posted = Wybranych państw jeszcze nie wywieszono.
order-partly-entered = Kolejność wyboru wpisano dla { $entered } z { $players } graczy. Pozostali następują według rankingu.
title-top-board-seats = Miejsca { $there }, w kolejności wyboru państw
title-claims = Prawo do miejsca, według rankingu ({ $when })
title-claims-of-groups = Prawo do miejsca: najpierw zwycięzcy grup, potem według rankingu ({ $when })
total-with-bonus = Suma zawiera { $percent }% za grę przy tym stole, { $amount }
champion = mistrz
vice-champion = wicemistrz
place-of-event = miejsce { $place } w turnieju
outcome-reason = { $title }: { $reason }
outcome-so-far = na razie { $outcome }

## The ladder of a year.

undecided-names =
    { $count ->
        [one] { $count } para nazwisk nie jest rozstrzygnięta i liczy się jako dwie osoby: { $names }.
        [few] { $count } pary nazwisk nie są rozstrzygnięte. Każda liczy się jako dwie osoby: { $names }.
        [many] { $count } par nazwisk nie jest rozstrzygniętych. Każda liczy się jako dwie osoby: { $names }.
       *[other] { $count } pary nazwisk nie są rozstrzygnięte. Każda liczy się jako dwie osoby: { $names }.
    }
shared-without-tie-break = Ex aequo: żadne kryterium dodatkowe nie rozdziela tych graczy
also-spelt = Inna pisownia: { $names }
counted-of = { $counted } z { $all }
ladder-does-not-count = Nie liczy się: inne wyniki dały więcej
title-games = Partie
title-events = Turnieje
left-out = Nie liczy się: { $event }, { $reason }.
left-out-date = Nie liczy się: { $event }, { $date }, { $reason }.
left-out-reason = nie liczy się: { $reason }
winner = { $title }: { $names }.
joint-winners = { $title }, ex aequo: { $names }.
not-listed-games = Poza listą (liczba partii poniżej { $least }): { $players } os.
not-listed-events = Poza listą (liczba turniejów poniżej { $least }): { $players } os.
no-event-counts = Żaden turniej jeszcze się nie liczy.

## Rulings on disputed orders.

paragraphs = Paragrafy pochodzą z zasad WDC z 2006 roku; § 5 to Rulebook z 1971 roku.
signs-of-drawing = Na narysowanej planszy kółka to armie, a prostokąty to floty. Strzałka to ruch, krzyżyk kończy ruch nieudany, linie przerywane to wsparcie i konwoje, a drugi obrys oznacza jednostkę wypartą.
signs-of-other-phases = Przerywana strzałka to odwrót, plus to nowo zbudowana jednostka, a krzyżyk na jednostce oznacza, że została usunięta lub rozwiązana.
title-text-problems = Problemy w tekście
title-units-without-order = Jednostki bez rozkazu, które stoją
title-banned-powers = Państwa, których rozkazy się nie liczą
title-unused-orders = Rozkazy, które się nie liczą
title-retreats = Odwroty
title-draw-votes = Głosowania nad remisem
title-position-after = Pozycja po orzeczeniu
title-owners-after = Właściciele centrów po orzeczeniu
retreat-nowhere = brak pola; jednostka zostaje rozwiązana
