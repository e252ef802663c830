## Numbers as words. A language may write digits instead: { $count }.

number-word =
    { $count ->
        [0] zero
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
       *[other] { $count }
    }

# Without the last letter, which the sentences add: “a” for “partita”, “o” for “round”, “membro” and “risultato”.
ordinal-word =
    { $place ->
        [0] ultim
        [1] prim
        [2] second
        [3] terz
        [4] quart
        [5] quint
        [6] sest
        [7] settim
        [8] ottav
        [9] non
        [10] decim
       *[other] { $place }
    }

## The headings of the paragraphs.

rules-heading-scoring = Punteggio
rules-heading-rounds = Round
rules-heading-sitting-out = Chi va a riposo
rules-heading-counts = Che cosa conta
rules-heading-ties = Spareggi
rules-heading-top-board = Top table
rules-heading-groups = Gruppi
rules-heading-teams = Squadre
rules-heading-awards = Premi
rules-heading-game-end = Fine della partita
rules-heading-deadlines = Tempi
rules-heading-penalties = Penalità e riserve
rules-heading-posting = Affissione

## The top board. $board is its name: one of these three, or what the director typed.

# All three are masculine: the sentences say “il { $board }”, “al { $board }”.
top-board-name = top table
final-table-name = tavolo finale
medal-round-name = round delle medaglie
top-board-place =
    { $kind ->
        [round] nel { $board }
       *[board] al { $board }
    }
after-elimination = dopo le qualificazioni
after-round = dopo il round { $round }
in-round = nel round { $round }

## Scoring. $system is the name of a scoring system. $parameters is a list of names with numbers: “solo 100, draw 50”.

rules-scored-by = Le partite sono valutate con { $system }.
rules-scored-by-with = Le partite sono valutate con { $system } ({ $parameters }).
rules-round-scored-by = Round { $round }: sistema di punteggio { $system }.
rules-round-scored-by-with = Round { $round }: sistema di punteggio { $system } ({ $parameters }).

## Rounds

rules-rounds =
    { $count ->
        [one] Si gioca un solo round.
       *[other] Si giocano { $count } round.
    }
rules-most-rounds =
    { $count ->
        [one] Nessuno gioca più di un round.
       *[other] Nessuno gioca più di { $number } round.
    }
rules-most-before-last =
    { $count ->
        [one] Nessuno gioca più di un round prima dell’ultimo.
       *[other] Nessuno gioca più di { $number } round prima dell’ultimo.
    }
rules-games-at-once = Un giocatore può giocare { $number } partite contemporaneamente.
rules-sitting-out = Un giocatore presente ma senza tavolo riceve { $points } punti per il round.
rules-sitting-out-once = Un giocatore presente ma senza tavolo riceve { $points } punti per il round, ma una volta sola.

## Sitting out. $kinds is a list of these kinds of players, “volunteers, then everybody else”.

rules-sit-outs = Se il numero di giocatori non basta a riempire tutti i tavoli, vanno a riposo, in quest’ordine: { $kinds }. All’interno di ogni categoria, il primo ad andare a riposo è l’ultimo iscritto. Chi è già stato a riposo viene per ultimo.
sit-out-next = { $kinds }, poi { $kind }
sit-out-volunteers = i volontari
sit-out-late-sign-ups = chi si è iscritto in ritardo
sit-out-locals = i giocatori della città
sit-out-nationals = i giocatori del paese ospitante
sit-out-everyone = tutti gli altri

## What counts. The phrases below make a text such as “the best two games and half of the third”. $of is “games”, “rounds” or
## “places” (places on a board, where the lowest total wins). $what is such a text.

rules-counting = { $what }.
rules-lowest-wins = Vince il totale più basso.
rules-top-board-counting = Per i giocatori del { $board }: { $what }.
rules-least-results =
    { $count ->
        [one] Per entrare in classifica serve almeno un risultato.
       *[other] Per entrare in classifica servono almeno { $number } risultati.
    }
rules-place-needs-later-round = Chi gioca un round e nessuno dei successivi resta fuori classifica.
rules-handicaps-always = Gli handicap contano dall’inizio.
counting-best =
    { $of ->
        [games]
            { $count ->
                [one] la miglior partita
               *[other] le { $number } migliori partite
            }
        [rounds]
            { $count ->
                [one] il miglior round
               *[other] i { $number } migliori round
            }
       *[places]
            { $count ->
                [one] il miglior piazzamento
               *[other] i { $number } migliori piazzamenti
            }
    }
counting-all =
    { $of ->
        [games] tutte le partite
        [rounds] tutti i round
       *[places] tutti i piazzamenti
    }
counting-others = gli altri risultati
# “il terzo risultato per metà”, “gli altri risultati per un terzo”. “Risultato” stands for a game, a round or a place.
counting-share-of-one = il { $ordinal }o risultato per { $share }
counting-share-of-others = { $results } per { $share }
counting-share-of-mean = per { $share } la media tra { $results }
share-half = metà
share-third = un terzo
share-quarter = un quarto
share-percent = il { $percent }%
counting-nothing = nulla
counting-of-round = { $what } del round { $round }
counting-of-rounds = { $what } dei round da { $first } a { $last }
counting-of-top-board = { $what } del { $board }
counting-at-top-board = { $what } { $place }
counting-of-elimination = { $what } delle qualificazioni
counting-at-other-boards = { $what } agli altri tavoli
counting-times = { $what }, con coefficiente { $factor }
counting-with-results =
    { $of ->
        [games]
            { $count ->
                [one] con almeno una partita: { $what }
               *[other] con almeno { $number } partite: { $what }
            }
        [rounds]
            { $count ->
                [one] con almeno un round: { $what }
               *[other] con almeno { $number } round: { $what }
            }
       *[places]
            { $count ->
                [one] con almeno un piazzamento: { $what }
               *[other] con almeno { $number } piazzamenti: { $what }
            }
    }
counting-plus = { $what }, più { $next }
counting-or-else = { $what }; { $next }
counting-best-of-round = { $what }; di più partite dello stesso round conta solo la migliore
counting-sum-of-round = { $what }; più partite dello stesso round si sommano
counting-divided = { $what }, il tutto diviso per il numero di risultati
counting-divided-plus = { $what }, il tutto diviso per il numero di risultati più { $more }
counting-mean = la media tra { $what }
counting-multiplied = { $what }; coefficiente { $factor } per { $rounds }
counting-multiplied-for-best = { $what }; per i primi { $best } dopo il round { $after }, coefficiente { $factor } per { $rounds }
counting-start = { $points } punti in partenza, e { $what }
counting-sat-out = { $what }; un round a riposo vale { $points } punti
counting-sat-out-once = { $what }; il primo round a riposo vale { $points } punti

## Ties. $steps is a list of tie-breaks: “the best game, then by the second best game”.

rules-equal-totals = A parità di totale, i giocatori sono a pari merito.
rules-ties = Spareggio a parità di totale: { $steps }. Chi è ancora pari resta a pari merito.
# The tie-breaks stand after a colon, without articles.
tie-break-first = { $tie-break }
tie-break-next = { $steps }, poi { $tie-break }

## The names of tie-breaks, inside a sentence. $ordinal is “third”, $place is 3.

tie-break-best-game =
    { $place ->
        [1] miglior partita
       *[other] { $ordinal }a miglior partita
    }
tie-break-best-round =
    { $place ->
        [1] miglior round
       *[other] { $ordinal }o miglior round
    }
tie-break-latest-game = ultima partita giocata
# $rounds has its article: “punti durante il round 4 o, in mancanza, durante il round 3”.
tie-break-round-score = punti durante { $rounds }
tie-break-or-else-round = { $rounds } o in mancanza durante { $round }
tie-break-all-games = somma di tutte le partite
tie-break-average-game = media per partita
tie-break-centres = centri
tie-break-solos = vittorie in solitaria
tie-break-draws = patte
tie-break-mean-of = media con il sistema { $system }
tie-break-best-member =
    { $place ->
        [1] miglior membro
       *[other] { $ordinal }o miglior membro
    }

## The same as the reason for a place: “larger second best game, 35.74 over 31.80”.

larger-best-game =
    { $place ->
        [1] più punti nella miglior partita
       *[other] più punti nella { $ordinal }a miglior partita
    }
smaller-best-game =
    { $place ->
        [1] piazzamento migliore nella miglior partita
       *[other] piazzamento migliore nella { $ordinal }a miglior partita
    }
larger-best-round =
    { $place ->
        [1] più punti nel miglior round
       *[other] più punti nel { $ordinal }o miglior round
    }
larger-latest-game = più punti nell’ultima partita giocata
larger-round-score = più punti durante { $rounds }
larger-all-games = somma di tutte le partite più alta
larger-average-game = media per partita più alta
larger-mean-of = media più alta con il sistema { $system }
more-centres = più centri
more-solos = più vittorie in solitaria
more-draws = più patte

## The top board. $games is the number of games that the same seven play there, $games-word the same as a word.

rules-top-board =
    { $games ->
        [1] Il { $board } si gioca nel round { $round }.
       *[other] Il { $board } si gioca nel round { $round } ({ $games-word } partite tra gli stessi sette giocatori).
    }
rules-top-board-after-elimination =
    { $games ->
        [1]
            { $count ->
                [one] Il { $board } si gioca dopo la partita di qualificazione di ogni giocatore.
               *[other] Il { $board } si gioca dopo le { $number } partite di qualificazione di ogni giocatore.
            }
       *[other]
            { $count ->
                [one] Il { $board } si gioca dopo la partita di qualificazione di ogni giocatore ({ $games-word } partite tra gli stessi sette giocatori).
               *[other] Il { $board } si gioca dopo le { $number } partite di qualificazione di ogni giocatore ({ $games-word } partite tra gli stessi sette giocatori).
            }
    }
rules-top-board-unmarked = Se il file non indica alcun tavolo, si gioca nel round { $round }, oppure consiste nelle partite degli ultimi round i cui sette giocatori hanno giocato tutte le loro partite di qualificazione.
rules-seats-by-ranking = Vi accedono i primi sette della classifica dopo il round { $round }. Se un giocatore rinuncia, subentra il successivo in classifica.
rules-seats-by-ranking-of-few =
    { $count ->
        [one] Vi accedono, in ordine di classifica dopo il round { $round }, i primi sette che prima non hanno giocato più di un round. Se un giocatore rinuncia, subentra il successivo.
       *[other] Vi accedono, in ordine di classifica dopo il round { $round }, i primi sette che prima non hanno giocato più di { $number } round. Se un giocatore rinuncia, subentra il successivo.
    }
rules-seats-by-groups = Vi accedono i vincitori dei gruppi, poi i giocatori indicati dal direttore di gara, poi i successivi in classifica. Se un giocatore rinuncia, subentra il successivo in classifica.
rules-seats-by-groups-of-few =
    { $count ->
        [one] Vi accedono i vincitori dei gruppi, poi i giocatori indicati dal direttore di gara, poi i successivi in classifica che prima non hanno giocato più di un round. Se un giocatore rinuncia, subentra il successivo.
       *[other] Vi accedono i vincitori dei gruppi, poi i giocatori indicati dal direttore di gara, poi i successivi in classifica che prima non hanno giocato più di { $number } round. Se un giocatore rinuncia, subentra il successivo.
    }
rules-seat-ties = Spareggio per l’ultimo posto: { $steps }.
rules-powers-in-order =
    { $first ->
        [winners] Le potenze si scelgono in ordine di classifica (prima i vincitori dei gruppi).
       *[nobody] Le potenze si scelgono in ordine di classifica.
    }
rules-powers-turned =
    { $first ->
        [winners] Le potenze si scelgono in ordine di classifica (prima i vincitori dei gruppi) nella prima partita, e in ordine inverso nella seconda.
       *[nobody] Le potenze si scelgono in ordine di classifica nella prima partita, e in ordine inverso nella seconda.
    }
rules-top-board-bonus = Questi giocatori ricevono un bonus del { $percent }% sul loro totale.
rules-placed-by-total = La classifica si fa per tutti in base al totale.
rules-champion-and-second = Chi vi arriva primo è campione e chi vi arriva secondo è vicecampione, qualunque sia il totale. A parità di punti è davanti chi ha scelto la potenza più tardi. Per tutti gli altri la classifica si fa in base al totale.
rules-champion-by-total = Il campione è il giocatore del { $board } con il totale più alto. Per tutti gli altri la classifica si fa in base al totale.

## Groups and teams. $rounds is “round 3” or “rounds 1 to 3”.

rules-groups = Gli iscritti sono divisi in gruppi, ognuno con la propria classifica.
rules-teams = Squadre di { $number }: { $what }.
team-counts-all = si sommano i punti di tutti i membri durante { $rounds }
team-counts-best =
    { $count ->
        [one] contano i punti del miglior membro durante { $rounds }
       *[other] si sommano i punti dei { $number } migliori membri durante { $rounds }
    }
team-counts-best-games = si somma la miglior partita di ogni membro durante { $rounds }
team-counts-best-games-of-best =
    { $count ->
        [one] conta la miglior partita del miglior membro durante { $rounds }
       *[other] si somma la miglior partita di ciascuno dei { $number } migliori membri durante { $rounds }
    }
rules-tied-teams = A parità di totale, le squadre sono a pari merito.
rules-team-ties = Spareggio tra squadre a parità di totale: { $steps }.
rules-teams-of-country =
    { $count ->
        [one] Ogni paese può iscrivere al massimo una squadra.
       *[other] Ogni paese può iscrivere al massimo { $number } squadre.
    }
rules-teams-apart = I compagni di squadra non possono giocare allo stesso tavolo durante { $rounds }.
rules-team-captain = Ogni squadra ha un capitano.
rules-scratch-teams = I giocatori in attesa di una squadra formano squadre improvvisate.

## Awards. $award is its name. $by is one of the texts below, with tie-breaks: “the highest score …, then the larger lead”.

rules-award = { $award }: { $by }.
award-by-score = il punteggio più alto in una partita con ogni potenza
award-by-centres = più centri alla fine di una partita con ogni potenza
award-by-place = il miglior piazzamento a un tavolo con ogni potenza
award-by-director = decide il direttore di gara
award-by-votes = la media più alta dei voti dati dagli altri giocatori ({ $grades })
award-then = { $by }, poi { $tie-break }
award-then-lead = il vantaggio maggiore in centri
award-then-best-grade = il maggior numero di voti massimi
award-then-total = il totale
award-then-score = i punti
award-then-centres = i centri
award-least-games =
    { $count ->
        [one] { $by }, per i giocatori con almeno una partita
       *[other] { $by }, per i giocatori con almeno { $number } partite
    }
best-country = Miglior { $power }
best-countries = Miglior paese

## The end of a game

rules-last-year = L’ultimo anno di una partita è il { $year }.
rules-all-survivors = Una patta comprende tutti i sopravvissuti.
rules-first-draw = Una patta si può proporre al più presto dopo il { $year }.
rules-vote-ends-game = Solo una vittoria in solitaria o una votazione approvata conclude una partita, altrimenti è abbandonata.
rules-vote-ends-game-early = Prima dell’ultimo anno solo una vittoria in solitaria o una votazione approvata conclude una partita, altrimenti è abbandonata.
rules-one-vote-a-season = Ogni proposta di patta si può votare una sola volta per stagione.
rules-concession-solo = Una concessione vale come una vittoria in solitaria.
rules-concession-abandoned = Non sono ammesse concessioni: una partita concessa vale come abbandonata.

## Deadlines. $times is a list of times: “17 minutes for a Spring and 15 minutes for a Fall”.

rules-times =
    { $minutes ->
        [one] Tempo a disposizione: { $times }.
       *[more] Tempo a disposizione: { $times }.
    }
rules-clock-runs-on = La fase successiva comincia allo scadere del tempo.
time-for-spring = { $time } per una primavera
time-for-fall = { $time } per un autunno
time-for-first-spring = { $time } per la prima primavera
time-for-retreats = { $time } per le ritirate
time-for-builds = { $time } per le costruzioni
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
time-parts-of-minutes = { $minutes } minuti
time-hours = { $count ->
       *[other] { $count } ore
    }

## The phases of a game year

phase-spring = Primavera
phase-spring-retreats = Ritirate di primavera
phase-fall = Autunno
phase-fall-retreats = Ritirate d’autunno
phase-builds = Costruzioni
phase-of-year = { $phase } { $year }
late-orders-yellow = ordini in ritardo: cartellino giallo, ancora { $time }
late-orders-red = ordini in ritardo: cartellino rosso

## Penalties and reserves

rules-penalty-floor = Invece di una penalità in percentuale, si tolgono { $points } punti a una partita con il punteggio più basso, { $score }.
rules-removal =
    { $count ->
        [one] Chi riceve una penalità in percentuale del totale è escluso.
       *[other] Chi riceve { $number } penalità in percentuale del totale è escluso.
    }
rules-extensions =
    { $count ->
        [one] Un giocatore ha diritto al massimo a una proroga per partita.
       *[other] Un giocatore ha diritto al massimo a { $number } proroghe per partita.
    }
rules-late-orders =
    { $count ->
        [one] Chi consegna gli ordini in ritardo riceve un cartellino giallo, e un cartellino rosso oltre un secondo di ritardo o se è recidivo.
       *[other] Chi consegna gli ordini in ritardo riceve un cartellino giallo, e un cartellino rosso oltre { $number } secondi di ritardo o se è recidivo.
    }
rules-powers-once = Nessuno gioca due volte la stessa potenza, tranne { $place }.
rules-reserves-apart = Le riserve e i sostituti non possono essere iscritti al torneo.

## Posting

rules-posted-at-once = I punti si affiggono dopo ogni round.
rules-posting-held = I punti si affiggono dopo ogni round. Quelli dell’ultimo round sono trattenuti finché il direttore di gara non li sblocca.
