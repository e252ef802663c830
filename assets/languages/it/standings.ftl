## Why a place is shared. $tie-break is the name of a tie-break: “second best game”.

shared-because = a pari merito: { $reason }
tied-on-everything = pari in tutti gli spareggi
tied-down-to = pari in tutti gli spareggi, fino a “{ $tie-break }”
tied-without-more-results = pari in tutti gli spareggi, fino a “{ $tie-break }”; nessuno di loro ha altri risultati
equal-totals-no-result = totali uguali, e nessuno di loro ha ancora un risultato
equal-totals-no-tie-break = totali uguali, e questo regolamento non prevede spareggi
equal-totals-no-team-tie-break = totali uguali, e questo regolamento non prevede spareggi per le squadre
equal-figures-no-tie-break = valori uguali, e questo premio non prevede spareggi

## Why a player is above or below another one. $own and $other are their figures; $own is that of the player above.

figure-not-played = { $figure } (non giocata)
higher-total = totale più alto, { $own } contro { $other }
lower-total = totale più basso, { $own } contro { $other }
better-tie-break = { $comparison }, { $own } contro { $other }
reason-tied-on = { $reason } (pari: { $figures })
tie-break-figure = { $tie-break } { $figure }
below-by-total = è dietro { $player }, con uno svantaggio di { $gap }
below-by-tie-break = è dietro { $player }: { $tie-break } { $other } contro { $own }
# $reason begins with a verb: “ha vinto il top table”.
below-reserved = è dietro { $player }, che { $reason }
below-player = è dietro { $player }
above-unplaced = precede { $player }, fuori classifica
above-by = precede { $player }: { $reason }
above-by-gap = precede { $player }, con un vantaggio di { $gap }
above-reserved = precede { $player }: { $reason }
above-player = precede { $player }

## A place that the top board decided. What is said of the player, after a colon or after “who”. $board is “top board”, $place
## “at the top board”.

top-board-highest-total = ha il totale più alto tra i giocatori impegnati { $place }
top-board-won = ha vinto il { $board }
top-board-was-second = è arrivato secondo { $place }
top-board-leads = è in testa { $place }
top-board-is-second = è secondo { $place }
top-board-first-abandoned = è primo { $place } (partita abbandonata)
top-board-second-abandoned = è secondo { $place } (partita abbandonata)
top-board-first-unended = è primo { $place }, ma non è indicato come è finita la partita
top-board-second-unended = è secondo { $place }, ma non è indicato come è finita la partita
top-board-first-of-placed = è primo { $place } tra i giocatori in classifica
top-board-second-of-placed = è secondo { $place } tra i giocatori in classifica
top-board-tie-entered = { $reason }; a parità di punti, ha scelto la potenza più tardi (scelta n. { $own } contro n. { $other })
top-board-tie-not-entered = { $reason }; a parità di punti, ha scelto la potenza più tardi se la scelta ha seguito l’ordine della classifica (l’ordine di scelta non è inserito per intero)

## Teams and awards

better-member =
    { $place ->
        [1] più punti per il miglior membro, { $own } contro { $other }
       *[other] più punti per il { $ordinal }o miglior membro, { $own } contro { $other }
    }
larger-lead = vantaggio maggiore in centri, { $own } contro { $other }
leads-board =
    { $count ->
        [one] in testa al suo tavolo con { $count } centro di vantaggio; il successivo ha uno svantaggio di { $other } rispetto alla potenza più grande del proprio tavolo
       *[other] in testa al suo tavolo con { $count } centri di vantaggio; il successivo ha uno svantaggio di { $other } rispetto alla potenza più grande del proprio tavolo
    }
fewer-centres-behind = svantaggio minore in centri rispetto alla più grande delle altre potenze, { $own } contro { $other }
more-best-grades = più voti massimi ({ $grade }), { $own } contro { $other }
more-centres-over = più centri, { $own } contro { $other }
higher-event-total = totale del torneo più alto, { $own } contro { $other }
higher-game-score = più punti nella partita, { $own } contro { $other }

## The tie-breaks of awards, inside a sentence: “tied …, down to the lead”.

award-lead = vantaggio in centri
award-best-grades = numero di voti massimi
award-total = totale del torneo
award-score = punti della partita
award-centres = centri

## Claims to a seat at the top board, in a table

claim-seat = qualificato
claim-group = qualificato, primo del gruppo
claim-director = qualificato, indicato dal direttore di gara
claim-replacement = qualificato, ripescato
claim-declined = ha rinunciato
claim-left = ha lasciato il torneo
claim-played-too-many = { $rounds ->
       *[other] non qualificato: ha già giocato { $rounds } round (al massimo { $most })
    }
claim-drawn-too-many = non qualificato: sorteggiato nel round { $round } (al massimo { $most } round)
claim-undecided = a pari merito per l’ultimo posto
claim-next = 1º in lista d’attesa
claim-in-line = { $place } in lista d’attesa

## How a total, or the score of a round, came about

breakdown-total = { $player }, totale
breakdown-round = { $player }, { $round }
breakdown-game = { $board }, { $power }
breakdown-sat-out = { $round }, a riposo
breakdown-divided = diviso per { $number }
breakdown-results-plus = il numero di risultati, { $results }, più { $more }
breakdown-counted-results = il numero di risultati che contano
breakdown-results = il numero di risultati
breakdown-counts = Che cosa conta: { $what }.
breakdown-before-penalty = { $score } prima della penalità
breakdown-unscored = ancora senza punti
breakdown-scored = punti: { $score }
breakdown-place = posto { $place } al tavolo
breakdown-does-not-count = non conta
breakdown-after-penalty = dopo una penalità di { $points }
breakdown-end-unknown = non è indicato come è finita la partita
breakdown-last-year-missing = manca l’ultimo anno della partita
breakdown-count-unreadable = un numero di centri della partita è illeggibile
breakdown-running = la partita è ancora in corso
breakdown-played-by = giocata da { $player }
breakdown-no-further-points = nessun punto per un ulteriore riposo
adjustment-start = base
adjustment-handicap = handicap
adjustment-top-board = { $percent }% per il { $board }
adjustment-penalty = penalità
adjustment-penalty-for = penalità: { $reason }
