## Titles.

title-standings = Classifica
title-groups = Gruppi
title-no-group = Senza gruppo
title-teams = Squadre
title-awards = Premi
title-best-countries = Migliori potenze
title-notebook = Taccuino
title-badges = Cartellini con il nome
title-certificates = Attestati
title-cards = Schede dei giocatori
title-places = Posti dopo ogni round
title-leaders-by-event = I primi dopo ogni torneo
title-ruling = Decisione
title-rules = Regolamento: { $rules }
title-scoring-system = Sistema di punteggio { $system }
title-board-call = { $round }: composizione dei tavoli
title-call-by-player = { $round }: composizione dei tavoli, per giocatore
title-sitting-out = { $round }: a riposo
title-boards = { $round }: tavoli
title-centres-by-year = { $round }: centri per anno
title-board-scored = { $board }, punteggio: { $system }
title-board-provisional = { $board }, punteggio: { $system }, provvisorio: { $why }
title-board-not-scored = { $board }, senza punti: sistema di punteggio sconosciuto
title-order-sheet = { $board }: { $power }
label-board = Tavolo

## When and what a table counts.

title-after-round = Dopo { $round }
first-players = I primi { $shown } giocatori su { $all }
for-the-director = Per il direttore di gara. Non affiggere

## The standings.

view-after = dopo { $round }
view-after-elimination = dopo le qualificazioni
view-posted = ciò che si può affiggere
view-finished = solo partite concluse
view-running = se tutte le partite finissero ora

counts = Che cosa conta: { $counts }.
counts-at-top-board = Che cosa conta: { $counts }; per i giocatori del { $top-board }: { $at-top-board }.

rounds-not-entered =
    { $count ->
        [one] Risultati non ancora inseriti: { $rounds }.
       *[other] Risultati non ancora inseriti: { $rounds }.
    }
only-sat-out =
    { $count ->
        [one] { $names } finora è stato solo a riposo e non compare nella tabella.
       *[other] { $names } finora sono stati solo a riposo e non compaiono nella tabella.
    }
many-only-sat-out =
    { $count ->
        [one] { $count } giocatore finora è stato solo a riposo e non compare nella tabella.
       *[other] { $count } giocatori finora sono stati solo a riposo e non compaiono nella tabella.
    }
board-without-result = { $board } non ha ancora un risultato.
replaces-posting = Sostituisce l’affissione precedente ({ $time }).
replaces-sheet = Sostituisce il foglio precedente ({ $time }).
moved = Cambiamenti: { $changes }.
places-since = Cambiamenti dall’ultima affissione ({ $time }): { $changes }.
moved-from-to = { $name } da { $from } a { $to }
moved-new = { $name } entra in classifica ({ $to })
moved-out = { $name } era { $from } ed esce dalla classifica
and-more =
    { $count ->
        [one] { $items }, e { $count } altro
       *[other] { $items }, e altri { $count }
    }
shared-place = { $place } a pari merito

no-place = fuori classifica
no-place-no-result = fuori classifica: ancora nessuna partita con punti
no-place-too-few = fuori classifica: { $results } dei { $needed } risultati richiesti
no-place-one-round = fuori classifica: ha giocato un solo round
no-place-role = { $role }: fuori classifica
player-without-place = { $name }, { $reason }.
players-without-result =
    { $count ->
        [one] Un giocatore non ha ancora partite con punti ed è fuori classifica.
       *[other] { $count } giocatori non hanno ancora partite con punti e sono fuori classifica.
    }
stands-above = { $place } { $name } precede { $other }: { $reason }.
ladder-stands-above = { $name } precede { $other }: { $reason }.
stands-above-next = { $name } precede il successivo: { $reason }.
shared-with = a pari merito con { $names }: { $reason }

top-board-bonus = Bonus del { $percent }% per i giocatori del { $top-board }.
player-handicap = { $name }: handicap di { $points }.
player-penalty = { $name }: penalità di { $points }.
player-penalty-reason = { $name }: penalità di { $points }, { $reason }.

moved-up = sale di { $places }
moved-down = scende di { $places }
new-player = nuovo

held-back =
    { $count ->
        [one] { $rounds }: i punti non sono ancora affissi e qui non contano.
       *[other] { $rounds }: i punti non sono ancora affissi e qui non contano.
    }
held-back-not-counted =
    { $count ->
        [one] { $rounds }: punti trattenuti finché non li sblocchi. Questa tabella non li conta.
       *[other] { $rounds }: punti trattenuti finché non li sblocchi. Questa tabella non li conta.
    }
held-back-counted =
    { $count ->
        [one] { $rounds }: punti trattenuti finché non li sblocchi. Per affiggere subito una tabella, usa la vista “Ciò che si può affiggere”.
       *[other] { $rounds }: punti trattenuti finché non li sblocchi. Per affiggere subito una tabella, usa la vista “Ciò che si può affiggere”.
    }

## Marks of cells, and their legend.

mark-dropped = non conta
mark-part-counts = conta per { $part }
mark-top-board = al top table
mark-sat-out = a riposo
mark-penalised = dopo una penalità
mark-carried-over = ereditato
mark-running = la partita è ancora in corso
mark-unscored = ancora senza punti
mark-did-not-play = non ha giocato
mark-abandoned = partita abbandonata
mark-solo-of = solitaria: { $power }
mark-end-unknown = la partita è finita prima del tempo e non è indicato se con una patta o per abbandono
mark-last-year-unknown = manca l’ultimo anno della partita, che forse è finita prima del tempo
mark-count-unreadable = un numero di centri è illeggibile
sign-captain = (capitano)
sign-set-by-director = (fissato dal direttore di gara)

style-struck = Barrato
style-italic = Corsivo

legend-dropped = la partita non conta.
legend-team-dropped = i punti non contano per la squadra.
legend-ladder-dropped = il risultato non conta.
legend-gives-up-seat = ha rinunciato o ha lasciato il torneo.
legend-half = conta metà dei punti.
legend-part-of = conta { $part } dei punti.
legend-factor = i punti sono moltiplicati per questo numero.
legend-factor-of = i punti contano { $times } volte.
legend-running = la partita è ancora in corso e i punti possono cambiare.
legend-may-change = { $reason }; i punti possono cambiare.
legend-count-unreadable = un numero di centri è illeggibile e i punti possono cambiare.
legend-unscored = la partita è iniziata e non ha ancora punti.
legend-sat-out = a riposo in questo round.
legend-abandoned = partita abbandonata.
legend-reserved-sign = T davanti a un posto
legend-reserved = posto deciso dal { $top-board }, qualunque sia il totale.
legend-top-board = ha giocato { $top-board }.
legend-penalised = è stata sottratta una penalità.
legend-carried-over = ereditato: qualcun altro ha giocato o iniziato la partita.
legend-shared = i giocatori con lo stesso posto sono a pari merito.
legend-shared-rank = i giocatori con la stessa posizione sono a pari merito.
legend-rank-change = posizioni guadagnate o perse rispetto alla classifica precedente.
legend-to-overtake = i punti che un altro risultato deve portare per raggiungere chi è in testa.
legend-score-divided = il totale diviso per { $divisor }
legend-score-decimals = più decimali dove due punteggi sembrerebbero uguali
legend-no-place = fuori classifica.
legend-did-not-play = non ha giocato.
legend-captain = capitano della squadra.
legend-set-by-director = una decisione sostituisce il punteggio calcolato.
legend-overruled = primo in base ai numeri; il direttore di gara ha indicato un altro.
legend-total-sign = Totale
legend-total = si sommano punti non arrotondati, perciò l’ultima cifra può differire.
legend-start = ogni giocatore parte con { $points } punti.
places-by-totals = Da qui in poi decide il totale.

## The boards of a round.

ended = conclusa ({ $when })
ended-without-result =
    { $is-known ->
        [no] conclusa senza risultato: partita abbandonata
       *[yes] conclusa senza risultato ({ $when }): partita abbandonata
    }
ended-conceded =
    { $is-known ->
        [no] conclusa per concessione, vincitore: { $power }
       *[yes] conclusa per concessione ({ $when }), vincitore: { $power }
    }
ended-by-solo =
    { $is-known ->
        [no] vittoria in solitaria: { $power }
       *[yes] vittoria in solitaria ({ $when }): { $power }
    }
ended-in-draw =
    { $is-known ->
        [no] patta: { $powers }
       *[yes] patta ({ $when }): { $powers }
    }
ended-in-draw-proposed = patta ({ $when }): { $powers }; proposta: { $power }
eliminated = fuori gioco: { $powers }
is-top-board = Questo è il { $top-board }
still-running = in corso
still-running-year = in corso, ultimo conteggio: { $year }
end-not-said = non è indicato se la partita è finita in patta o è stata abbandonata
last-year-not-entered = manca l’ultimo anno della partita
note-of-board = Nota: { $note }
note-of-power = Nota ({ $power }): { $note }
took-over = subentra { $name }
took-over-from = subentra { $name } ({ $when })
result-of = il risultato è di { $name }
penalty-of = penalità di { $amount }
yellow-card = cartellino giallo
red-card = cartellino rosso
extension-card = tempo aggiuntivo
with-moment = { $what } { $when }
with-note = { $what } ({ $note })
draw-proposed = proposta di patta ({ $when }): { $outcome }
draw-proposed-by = proposta di patta ({ $when }, { $power }): { $outcome }
draw-of-proposed = proposta di patta ({ $when }) tra { $powers }: { $outcome }
draw-of-proposed-by = proposta di patta ({ $when }, { $power }) tra { $powers }: { $outcome }
draw-open = non ancora votata
draw-passed = approvata
draw-failed = respinta
draw-vetoed = respinta con veto
no-chart = Nessuna tabella dei centri inserita: { $boards }.
centres-by-year = centri per anno
places-of-leaders = posti dei primi
line-leader = primo
line-leader-most-gained = primo, progresso maggiore tra questi
line-most-gained = progresso maggiore tra questi
line-most-lost = calo maggiore tra questi

## Cards of players, and certificates.

card-place = posto su { $placed }
card-shared-place = posto a pari merito su { $placed }
card-no-place = fuori classifica
card-total = totale
card-title-place = { $name }: posto { $place } su { $placed }
card-title-shared-place = { $name }: posto { $place } a pari merito su { $placed }
card-title-no-place = { $name }: fuori classifica
card-title-place-total = { $name }: posto { $place } su { $placed }, totale { $total }
card-title-shared-place-total = { $name }: posto { $place } a pari merito su { $placed }, totale { $total }
card-title-no-place-total = { $name }: fuori classifica, totale { $total }
card-sum = Totale: { $sum } = { $total }.
card-sum-rounded = Totale: { $sum } = { $total }, arrotondato dopo la somma.
certificate-place =
    { $players ->
        [one] { $place } posto su { $players } giocatore
       *[other] { $place } posto su { $players } giocatori
    }
certificate-shared-place =
    { $players ->
        [one] { $place } posto a pari merito su { $players } giocatore
       *[other] { $place } posto a pari merito su { $players } giocatori
    }

## Awards and teams.

nobody-yet = ancora nessuno
tied-so-shared = Parità, quindi premio condiviso
by-the-figures = in base ai numeri
decided-by-director = deciso dal direttore di gara
decided-by-director-note = deciso dal direttore di gara: { $note }
no-votes-yet = nessuno con { $games } partite ha ancora un voto
director-gives-award = Premio assegnato dal direttore di gara: { $names }.
award-reasons = { $award }: { $reasons }.
shared = Condiviso
team-did-not-play = non ha giocato nei round che contano per le squadre
team-counts = conta per la squadra
team-does-not-count = non conta: altri membri della squadra hanno più punti
team-member-reason = { $name }: { $reason }

## Sheets for tables and for orders.

centres-add-up = Quando non resta più alcun centro neutrale, i centri di un anno sommano a 34.
scored-by = Sistema di punteggio di questa partita: { $system }.
last-year-is = L’ultimo anno della partita è il { $year }.
sum-of-centres = Somma
title-centres-after-autumn = Centri dopo ogni autunno
title-votes = Votazioni per la patta
title-end-of-game = Fine della partita
title-signatures = Firme
title-orders = Ordini
title-retreats-and-winter = Ritirate e inverno

## Rules.

rules-about = Descrizione
rules-source = Fonte
rules-in-words = A parole
rules-event-mean = { $name } (media del torneo)

## The top board.

powers-missing = Non sono ancora state scelte tutte le potenze.
powers-not-posted = Le potenze scelte non sono ancora affisse.
order-partly-entered = L’ordine di scelta è stato inserito per { $entered } giocatori su { $players }. Gli altri seguono in ordine di classifica.
title-top-board-seats = Posti { $there }, in ordine di scelta
title-claims = Qualificazione, in base alla classifica { $when }
title-claims-of-groups = Qualificazione: prima i vincitori dei gruppi, poi in base alla classifica { $when }
total-with-bonus = Il totale comprende il { $percent }% per averci giocato, { $amount }
champion = campione
vice-champion = vicecampione
place-of-event = posto { $place } del torneo
outcome-reason = { $title }: { $reason }
outcome-so-far = per ora { $outcome }

## The ladder of a year.

undecided-names =
    { $count ->
        [one] 1 coppia di nomi è da chiarire e conta come due persone: { $names }.
       *[other] { $count } coppie di nomi sono da chiarire. Ogni coppia conta come due persone: { $names }.
    }
shared-without-tie-break = A pari merito: nessuno spareggio separa questi giocatori
also-spelt = Scritto anche { $names }
counted-of = { $counted } su { $all }
ladder-does-not-count = Non conta: altri risultati hanno reso di più
title-games = Partite
title-events = Tornei
left-out = Non conteggiato: { $event }, { $reason }.
left-out-date = Non conteggiato: { $event }, { $date }, { $reason }.
left-out-reason = non conteggiato: { $reason }
winner = { $title }: { $names }.
joint-winners = { $title }, a pari merito: { $names }.
not-listed-games = Giocatori con meno di { $least } partite, non elencati: { $players }.
not-listed-events = Giocatori con meno di { $least } tornei, non elencati: { $players }.
no-event-counts = Ancora nessun torneo conta.

## Rulings on disputed orders.

paragraphs = I paragrafi sono quelli del regolamento del WDC 2006; il §5 è il Rulebook del 1971.
signs-of-drawing = Sulla mappa i cerchi sono armate e i rettangoli sono flotte. Una freccia è un movimento, una croce chiude un movimento fallito, i tratteggi sono appoggi e convogli, e un doppio contorno indica un’unità costretta alla ritirata.
signs-of-other-phases = Una freccia tratteggiata è una ritirata, un più è un’unità costruita, e una croce su un’unità indica che viene rimossa o distrutta.
title-text-problems = Problemi del testo
title-units-without-order = Unità senza ordine, che restano ferme
title-banned-powers = Potenze i cui ordini non contano
title-unused-orders = Ordini che non contano
title-retreats = Ritirate
title-draw-votes = Voti sulla patta
title-position-after = Posizione dopo la decisione
title-owners-after = Possesso dei centri dopo la decisione
retreat-nowhere = nessuna regione libera; l’unità viene distrutta
