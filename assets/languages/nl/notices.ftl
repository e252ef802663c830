## Titles.

title-standings = Stand
title-groups = Groepen
title-no-group = Geen groep
title-teams = Teams
title-awards = Prijzen
title-best-countries = Beste landen
title-notebook = Logboek
title-badges = Naamkaartjes
title-certificates = Oorkondes
title-cards = Spelerskaarten
title-places = Plaatsen na elke ronde
title-leaders-by-event = De koplopers na elk toernooi
title-ruling = Beslissing
title-rules = Regels: { $rules }
title-scoring-system = Puntensysteem { $system }
title-board-call = { $round }: indeling
title-call-by-player = { $round }: indeling per speler
title-sitting-out = { $round }: vrij
title-boards = { $round }: borden
title-centres-by-year = { $round }: centra per jaar
title-board-scored = { $board }, puntensysteem { $system }
title-board-provisional = { $board }, puntensysteem { $system }, voorlopig: { $why }
title-board-not-scored = { $board }, zonder score: het puntensysteem is niet bekend
title-order-sheet = { $board }: { $power }
label-board = Bord

## When and what a table counts.

title-after-round = Na { $round }
first-players = De eerste { $shown } van de { $all } spelers
for-the-director = Voor de toernooileiding. Niet ophangen

## The standings.

view-after = na { $round }
view-after-elimination = na de voorronde
view-posted = wat opgehangen mag worden
view-finished = alleen afgelopen partijen
view-running = als alle partijen nu zouden eindigen

counts = Wat meetelt: { $counts }.
counts-at-top-board = Wat meetelt: { $counts }; { $top-board }: { $at-top-board }.

rounds-not-entered =
    { $count ->
        [one] { $rounds } is nog niet ingevoerd.
       *[other] { $rounds } zijn nog niet ingevoerd.
    }
only-sat-out =
    { $count ->
        [one] { $names } had tot nu toe alleen vrije rondes en staat niet in de tabel.
       *[other] { $names } hadden tot nu toe alleen vrije rondes en staan niet in de tabel.
    }
many-only-sat-out =
    { $count ->
       *[other] { $count } spelers hadden tot nu toe alleen vrije rondes en staan niet in de tabel.
    }
board-without-result = { $board } heeft nog geen uitslag.
replaces-posting = Vervangt de lijst van { $time }.
replaces-sheet = Vervangt het blad van { $time }.
moved = Verschoven: { $changes }.
places-since = Verschoven sinds de lijst van { $time }: { $changes }.
moved-from-to = { $name } van { $from } naar { $to }
moved-new = { $name } nieuw als { $to }
moved-out = { $name } was { $from } en heeft nu geen plaats
and-more = { $items }, en nog { $count }
shared-place = gedeeld { $place }

no-place = geen plaats
no-place-no-result = geen plaats: nog geen partij met een score
no-place-too-few = geen plaats: { $results } van de { $needed } vereiste resultaten
no-place-one-round = geen plaats: maar in één ronde gespeeld
no-place-role = { $role }: krijgt geen plaats
player-without-place = { $name }, { $reason }.
players-without-result =
    { $count ->
        [one] Eén speler heeft nog geen partij met een score en krijgt geen plaats.
       *[other] { $count } spelers hebben nog geen partij met een score en krijgen geen plaats.
    }
stands-above = { $place } { $name } staat boven { $other }: { $reason }.
ladder-stands-above = { $name } staat boven { $other }: { $reason }.
stands-above-next = { $name } staat boven de volgende: { $reason }.
shared-with = gedeeld met { $names }: { $reason }

top-board-bonus = { $top-board }: de spelers krijgen een bonus van { $percent }%.
player-handicap = { $name }: een handicap van { $points }.
player-penalty = { $name }: een straf van { $points }.
player-penalty-reason = { $name }: een straf van { $points }, { $reason }.

moved-up = { $places } omhoog
moved-down = { $places } omlaag
new-player = nieuw

held-back =
    { $count ->
        [one] { $rounds } wordt achtergehouden: de scores zijn nog niet opgehangen en tellen hier niet mee.
       *[other] { $rounds } worden achtergehouden: de scores zijn nog niet opgehangen en tellen hier niet mee.
    }
held-back-not-counted =
    { $count ->
        [one] { $rounds } wordt achtergehouden tot je de ronde vrijgeeft. Deze tabel telt die niet mee.
       *[other] { $rounds } worden achtergehouden tot je de rondes vrijgeeft. Deze tabel telt die niet mee.
    }
held-back-counted =
    { $count ->
        [one] { $rounds } wordt achtergehouden tot je de ronde vrijgeeft. Gebruik de weergave ‘Wat opgehangen mag worden’ om nu al een tabel op te hangen.
       *[other] { $rounds } worden achtergehouden tot je de rondes vrijgeeft. Gebruik de weergave ‘Wat opgehangen mag worden’ om nu al een tabel op te hangen.
    }

## Marks of cells, and their legend.

mark-dropped = telt niet mee
mark-part-counts = telt voor { $part }
mark-top-board = aan het topboard
mark-sat-out = vrij
mark-penalised = na een straf
mark-carried-over = overgenomen
mark-running = de partij loopt nog
mark-unscored = nog geen score
mark-did-not-play = niet gespeeld
mark-abandoned = de partij werd afgebroken
mark-solo-of = solo van { $power }
mark-end-unknown = de partij eindigde voortijdig, en niet is opgegeven of dat door remise was of doordat ze werd afgebroken
mark-last-year-unknown = het laatste jaar van de partij is niet ingevoerd, misschien eindigde ze dus voortijdig
mark-count-unreadable = een aantal centra is niet leesbaar
sign-captain = (aanvoerder)
sign-set-by-director = (vastgesteld door de toernooileiding)

style-struck = Doorgestreept
style-italic = Cursief

legend-dropped = de partij telt niet mee.
legend-team-dropped = de score telt niet mee voor het team.
legend-ladder-dropped = het resultaat telt niet mee.
legend-gives-up-seat = ziet ervan af of heeft het toernooi verlaten.
legend-half = de helft van de score telt.
legend-part-of = { $part } van de score telt.
legend-factor = de score wordt hiermee vermenigvuldigd.
legend-factor-of = de score telt { $times } keer.
legend-running = de partij loopt nog en de score kan nog veranderen.
legend-may-change = { $reason }; de score kan nog veranderen.
legend-count-unreadable = een aantal centra is niet leesbaar, en de score kan nog veranderen.
legend-unscored = de partij is begonnen en heeft nog geen score.
legend-sat-out = had de ronde vrij.
legend-abandoned = de partij werd afgebroken.
legend-reserved-sign = T voor een plaats
legend-reserved = niet het totaal besliste over de plaats, maar dit: { $top-board }.
legend-top-board = speelde { $top-board }.
legend-penalised = er is een straf afgetrokken.
legend-carried-over = overgenomen: iemand anders speelde of begon de partij.
legend-shared = spelers met dezelfde plaats delen die.
legend-shared-rank = spelers met dezelfde rang delen die.
legend-rank-change = gewonnen of verloren rangen sinds de vorige ranglijst.
legend-to-overtake = de punten die één resultaat meer moet opleveren om gelijk te komen met de koploper.
legend-score-divided = het totaal gedeeld door { $divisor }
legend-score-decimals = meer decimalen waar twee scores gelijk zouden lijken
legend-no-place = krijgt geen plaats.
legend-did-not-play = heeft niet gespeeld.
legend-captain = de aanvoerder van het team.
legend-set-by-director = een beslissing vervangt de berekende score.
legend-overruled = staat volgens de cijfers bovenaan; de toernooileiding wees iemand anders aan.
legend-total-sign = Totaal
legend-total = onafgeronde scores worden opgeteld, dus het laatste cijfer kan afwijken.
legend-start = alle spelers beginnen met { $points } punten.
places-by-totals = Vanaf hier beslist het totaal.

## The boards of a round.

ended = afgelopen ({ $when })
ended-without-result =
    { $is-known ->
        [no] zonder resultaat beëindigd: de partij werd afgebroken
       *[yes] zonder resultaat beëindigd ({ $when }): de partij werd afgebroken
    }
ended-conceded =
    { $is-known ->
        [no] afgelopen: winst gegund aan { $power }
       *[yes] afgelopen ({ $when }): winst gegund aan { $power }
    }
ended-by-solo =
    { $is-known ->
        [no] afgelopen door een solo van { $power }
       *[yes] afgelopen ({ $when }) door een solo van { $power }
    }
ended-in-draw =
    { $is-known ->
        [no] geëindigd in remise van { $powers }
       *[yes] geëindigd ({ $when }) in remise van { $powers }
    }
ended-in-draw-proposed = geëindigd ({ $when }) in remise van { $powers }, voorgesteld door { $power }
eliminated = uitgeschakeld: { $powers }
is-top-board = Dit bord: { $top-board }
still-running = loopt nog
still-running-year = loopt nog, laatste telling van { $year }
end-not-said = niet opgegeven of de partij in remise eindigde of werd afgebroken
last-year-not-entered = het laatste jaar van de partij is niet ingevoerd
note-of-board = Opmerking: { $note }
note-of-power = Opmerking over { $power }: { $note }
took-over = { $name } nam over
took-over-from = { $name } nam over vanaf { $when }
result-of = het resultaat is voor { $name }
penalty-of = straf van { $amount }
yellow-card = gele kaart
red-card = rode kaart
extension-card = verlenging
with-moment = { $what } { $when }
with-note = { $what } ({ $note })
draw-proposed = remise voorgesteld ({ $when }), { $outcome }
draw-proposed-by = remise voorgesteld door { $power } ({ $when }), { $outcome }
draw-of-proposed = remise van { $powers } voorgesteld ({ $when }), { $outcome }
draw-of-proposed-by = remise van { $powers } voorgesteld door { $power } ({ $when }), { $outcome }
draw-open = nog niet over gestemd
draw-passed = aangenomen
draw-failed = verworpen
draw-vetoed = met veto verworpen
no-chart = Geen centratabel ingevoerd voor { $boards }.
centres-by-year = centra per jaar
places-of-leaders = plaatsen van de koplopers
line-leader = aan kop
line-leader-most-gained = aan kop, grootste winst van deze
line-most-gained = grootste winst van deze
line-most-lost = grootste verlies van deze

## Cards of players, and certificates.

card-place = plaats van { $placed }
card-shared-place = gedeelde plaats van { $placed }
card-no-place = geen plaats
card-total = totaal
card-title-place = { $name }: plaats { $place } van { $placed }
card-title-shared-place = { $name }: gedeelde plaats { $place } van { $placed }
card-title-no-place = { $name }: geen plaats
card-title-place-total = { $name }: plaats { $place } van { $placed }, totaal { $total }
card-title-shared-place-total = { $name }: gedeelde plaats { $place } van { $placed }, totaal { $total }
card-title-no-place-total = { $name }: geen plaats, totaal { $total }
card-sum = Totaal: { $sum } = { $total }.
card-sum-rounded = Totaal: { $sum } = { $total }, pas na het optellen afgerond.
certificate-place =
    { $players ->
        [one] { $place } plaats van { $players } speler
       *[other] { $place } plaats van { $players } spelers
    }
certificate-shared-place =
    { $players ->
        [one] gedeelde { $place } plaats van { $players } speler
       *[other] gedeelde { $place } plaats van { $players } spelers
    }

## Awards and teams.

nobody-yet = nog niemand
tied-so-shared = Gelijk, dus gedeeld
by-the-figures = volgens de cijfers
decided-by-director = besloten door de toernooileiding
decided-by-director-note = besloten door de toernooileiding: { $note }
no-votes-yet = niemand met { $games } partijen heeft al een stem
director-gives-award = De toernooileiding kent de prijs toe aan { $names }.
award-reasons = { $award }: { $reasons }.
shared = Gedeeld
team-did-not-play = speelde niet in de rondes die voor teams tellen
team-counts = telt mee voor het team
team-does-not-count = telt niet mee: andere leden van het team scoorden meer
team-member-reason = { $name }: { $reason }

## Sheets for tables and for orders.

centres-add-up = De centra van een jaar zijn samen 34, zodra er geen meer neutraal is.
scored-by = Voor deze partij geldt het puntensysteem { $system }.
last-year-is = Het laatste jaar van de partij is { $year }.
sum-of-centres = Som
title-centres-after-autumn = Centra na elk najaar
title-votes = Stemmingen over remise
title-end-of-game = Einde van de partij
title-signatures = Handtekeningen
title-orders = Orders
title-retreats-and-winter = Terugtochten en winter

## Rules.

rules-about = Beschrijving
rules-source = Bron
rules-in-words = In woorden
rules-event-mean = { $name } (gemiddelde van het toernooi)

## The top board.

powers-missing = Nog niet alle landen zijn gekozen.
powers-not-posted = De gekozen landen zijn nog niet opgehangen.
order-partly-entered = De volgorde van kiezen is ingevoerd voor { $entered } van de { $players } spelers. De anderen volgen op volgorde van de ranglijst.
title-top-board-seats = Plaatsen { $there }, in volgorde van kiezen
title-claims = Recht op een plaats, volgens de ranglijst { $when }
title-claims-of-groups = Recht op een plaats: eerst de groepswinnaars, dan volgens de ranglijst { $when }
total-with-bonus = Inclusief { $percent }% voor deelname daar, { $amount }
champion = kampioen
vice-champion = vicekampioen
place-of-event = plaats { $place } van het toernooi
outcome-reason = { $title }: { $reason }
outcome-so-far = voorlopig { $outcome }

## The ladder of a year.

undecided-names =
    { $count ->
        [one] Van 1 paar namen staat niet vast of het één persoon is; het telt als twee personen: { $names }.
       *[other] Van { $count } paren namen staat niet vast of het één persoon is; elk paar telt als twee personen: { $names }.
    }
shared-without-tie-break = Gedeeld: geen tiebreak scheidt deze spelers
also-spelt = Ook gespeld als { $names }
counted-of = { $counted } van { $all }
ladder-does-not-count = Telt niet mee: andere resultaten leverden meer op
title-games = Partijen
title-events = Toernooien
left-out = Telt niet mee: { $event }, { $reason }.
left-out-date = Telt niet mee: { $event }, { $date }, { $reason }.
left-out-reason = telt niet mee: { $reason }
winner = { $title }: { $names }.
joint-winners = { $title }, samen: { $names }.
not-listed-games = Niet vermeld: { $players } met minder dan { $least } partijen.
not-listed-events = Niet vermeld: { $players } met minder dan { $least } toernooien.
no-event-counts = Er telt nog geen toernooi.

## Rulings on disputed orders.

paragraphs = Paragrafen zijn die van de WDC-regels van 2006; §5 is het Rulebook van 1971.
signs-of-drawing = Op het getekende bord zijn cirkels legers en rechthoeken vloten. Een pijl is een zet, een kruis sluit een mislukte zet af, streepjeslijnen zijn steun en konvooien, en een tweede omtrek is een verdreven eenheid.
signs-of-other-phases = Een gestreepte pijl is een terugtocht, een plus een nieuwe eenheid, en een kruis over een eenheid betekent dat ze wordt verwijderd of ontbonden.
title-text-problems = Problemen in de tekst
title-units-without-order = Eenheden zonder order, die blijven staan
title-banned-powers = Landen waarvan de orders niet tellen
title-unused-orders = Orders die niet tellen
title-retreats = Terugtochten
title-draw-votes = Stemmingen over remise
title-position-after = Stelling na de beslissing
title-owners-after = Bezit van de centra na de beslissing
retreat-nowhere = geen vrij gebied; ze wordt ontbonden
