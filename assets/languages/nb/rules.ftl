# The rules of an event in words. Each sentence stands in a paragraph with others.
# $number is a number as a word (“three”), $count is the same number, for the plural.

## Numbers as words. A language may write digits instead: { $count }.

number-word =
    { $count ->
        [0] null
        [1] én
        [2] to
        [3] tre
        [4] fire
        [5] fem
        [6] seks
        [7] sju
        [8] åtte
        [9] ni
        [10] ti
       *[other] { $count }
    }

# Before “beste”: “nest beste”, “tredje beste”. The first is “aller beste”.
ordinal-word =
    { $place ->
        [0] siste
        [1] aller
        [2] nest
        [3] tredje
        [4] fjerde
        [5] femte
        [6] sjette
        [7] sjuende
        [8] åttende
        [9] niende
        [10] tiende
       *[other] { $place }.
    }

## The headings of the paragraphs.

rules-heading-scoring = Poengberegning
rules-heading-rounds = Runder
rules-heading-sitting-out = Å stå over
rules-heading-counts = Hva som teller
rules-heading-ties = Tie-break
rules-heading-top-board = Finalebord
rules-heading-groups = Grupper
rules-heading-teams = Lag
rules-heading-awards = Priser
rules-heading-game-end = Partiets slutt
rules-heading-deadlines = Frister
rules-heading-penalties = Straffer og reserver
rules-heading-posting = Oppslag

## The top board. $board is its name: one of these three, or what the director typed.

# With the article at the end: “vant finalebordet”.
top-board-name = finalebordet
final-table-name = finalebordet
medal-round-name = medaljerunden
top-board-place =
    { $kind ->
        [round]
            { $board ->
                [finalebordet] ved { $board }
               *[other] i { $board }
            }
       *[board]
            { $board ->
                [medaljerunden] i { $board }
               *[other] ved { $board }
            }
    }
after-elimination = etter de innledende rundene
after-round = etter runde { $round }
in-round = i runde { $round }

## Scoring. $system is the name of a scoring system. $parameters is a list of names with numbers: “solo 100, draw 50”.

rules-scored-by = Partiene får poeng etter { $system }.
rules-scored-by-with = Partiene får poeng etter { $system }, med { $parameters }.
rules-round-scored-by = Runde { $round } får poeng etter { $system }.
rules-round-scored-by-with = Runde { $round } får poeng etter { $system }, med { $parameters }.

## Rounds

rules-rounds =
    { $count ->
        [one] Det spilles én runde.
       *[other] Det spilles { $count } runder.
    }
rules-most-rounds =
    { $count ->
        [one] Ingen spiller mer enn én runde.
       *[other] Ingen spiller mer enn { $number } runder.
    }
rules-most-before-last =
    { $count ->
        [one] Ingen spiller mer enn én runde før den siste.
       *[other] Ingen spiller mer enn { $number } runder før den siste.
    }
rules-games-at-once = En spiller kan spille { $number } partier samtidig.
rules-sitting-out = Den som er til stede og ikke har noe bord, får { $points } poeng for runden.
rules-sitting-out-once = Den som er til stede og ikke har noe bord, får { $points } poeng for runden, men bare én gang.

## Sitting out. $kinds is a list of these kinds of players, “volunteers, then everybody else”.

rules-sit-outs = Når antallet spillere ikke går opp i fulle bord, står disse over, i denne rekkefølgen: { $kinds }. Innen hver gruppe er det den sist påmeldte som står over først. De som allerede har stått over, kommer sist.
sit-out-next = { $kinds }, deretter { $kind }
sit-out-volunteers = frivillige
sit-out-late-sign-ups = spillere som meldte seg på sent
sit-out-locals = spillere som bor på stedet
sit-out-nationals = spillere fra vertslandet
sit-out-everyone = alle andre

## What counts. The phrases below make a text such as “the best two games and half of the third”. $of is “games”, “rounds” or
## “places” (places on a board, where the lowest total wins). $what is such a text.

rules-counting = { $what }.
rules-lowest-wins = Lavest totalsum vinner.
rules-top-board-counting = For dem som når { $board }: { $what }.
rules-least-results =
    { $count ->
        [one] En spiller trenger minst ett resultat for å få en plass.
       *[other] En spiller trenger minst { $number } resultater for å få en plass.
    }
rules-place-needs-later-round = Den som spiller i én runde og ikke i noen av de senere, får ingen plass.
rules-handicaps-always = Handikap teller fra begynnelsen.
counting-best =
    { $of ->
        [games]
            { $count ->
                [one] det beste partiet
               *[other] de { $number } beste partiene
            }
        [rounds]
            { $count ->
                [one] den beste runden
               *[other] de { $number } beste rundene
            }
       *[places]
            { $count ->
                [one] den beste plasseringen
               *[other] de { $number } beste plasseringene
            }
    }
counting-all =
    { $of ->
        [games] alle partier
        [rounds] alle runder
       *[places] alle plasseringer
    }
counting-others = de øvrige
# A game, a round or a place: “resultat” suits them all.
counting-share-of-one = { $share } av det { $ordinal } beste resultatet
counting-share-of-others = { $share } av { $results }
counting-share-of-mean = { $share } av gjennomsnittet av { $results }
share-half = halvparten
share-third = en tredjedel
share-quarter = en fjerdedel
share-percent = { $percent } %
counting-nothing = ingenting
counting-of-round = { $what } i runde { $round }
counting-of-rounds = { $what } i rundene { $first } til { $last }
counting-of-top-board =
    { $board ->
        [finalebordet] { $what } ved { $board }
       *[other] { $what } i { $board }
    }
counting-at-top-board = { $what } { $place }
counting-of-elimination = { $what } i de innledende rundene
counting-at-other-boards = { $what } ved andre bord
counting-times = { $what } (ganger { $factor })
counting-with-results =
    { $of ->
        [games]
            { $count ->
                [one] med minst ett parti: { $what }
               *[other] med minst { $number } partier: { $what }
            }
        [rounds]
            { $count ->
                [one] med minst én runde: { $what }
               *[other] med minst { $number } runder: { $what }
            }
       *[places]
            { $count ->
                [one] med minst én plassering: { $what }
               *[other] med minst { $number } plasseringer: { $what }
            }
    }
counting-plus = { $what }, pluss { $next }
counting-or-else = { $what }; { $next }
counting-best-of-round = { $what }; av flere partier i samme runde teller det beste
counting-sum-of-round = { $what }; flere partier i samme runde legges sammen
counting-divided = { $what }, delt på antall resultater
counting-divided-plus = { $what }, delt på antall resultater pluss { $more }
counting-mean = gjennomsnittet av { $what }
counting-multiplied = { $what }; { $rounds } ganges med { $factor }
counting-multiplied-for-best = { $what }; { $rounds } ganges med { $factor } for de { $best } beste etter runde { $after }
counting-start = { $points } poeng fra start og { $what }
counting-sat-out = { $what }; en runde der man står over, gir { $points } poeng
counting-sat-out-once = { $what }; den første runden der man står over, gir { $points } poeng

## Ties. $steps is a list of tie-breaks: “the best game, then by the second best game”.

rules-equal-totals = Ved poenglikhet deles plassen.
rules-ties = Poenglikhet avgjøres av { $steps }. De som fortsatt står likt, deler plassen.
tie-break-first = { $tie-break }
tie-break-next = { $steps }, deretter av { $tie-break }

## The names of tie-breaks, inside a sentence. $ordinal is “third”, $place is 3.

tie-break-best-game =
    { $place ->
        [1] beste parti
       *[other] { $ordinal } beste parti
    }
tie-break-best-round =
    { $place ->
        [1] beste runde
       *[other] { $ordinal } beste runde
    }
tie-break-latest-game = siste parti
tie-break-round-score = poengene i { $rounds }
tie-break-or-else-round = { $rounds }, ellers i { $round }
tie-break-all-games = summen av alle partier
tie-break-average-game = gjennomsnittet per parti
tie-break-centres = antall sentre
tie-break-solos = antall soloer
tie-break-draws = antall remiser
tie-break-mean-of = gjennomsnittet etter { $system }
tie-break-best-member =
    { $place ->
        [1] beste medlem
       *[other] { $ordinal } beste medlem
    }

## The same as the reason for a place: “larger second best game, 35.74 over 31.80”.

larger-best-game =
    { $place ->
        [1] flere poeng i beste parti
       *[other] flere poeng i { $ordinal } beste parti
    }
smaller-best-game =
    { $place ->
        [1] bedre plassering i beste parti
       *[other] bedre plassering i { $ordinal } beste parti
    }
larger-best-round =
    { $place ->
        [1] flere poeng i beste runde
       *[other] flere poeng i { $ordinal } beste runde
    }
larger-latest-game = flere poeng i siste parti
larger-round-score = flere poeng i { $rounds }
larger-all-games = høyere sum av alle partier
larger-average-game = høyere gjennomsnitt per parti
larger-mean-of = høyere gjennomsnitt etter { $system }
more-centres = flere sentre
more-solos = flere soloer
more-draws = flere remiser

## The top board. $games is the number of games that the same seven play there, $games-word the same as a word.

rules-top-board =
    { $games ->
        [1] I runde { $round } spilles { $board }.
       *[other] I runde { $round } spilles { $board } ({ $games-word } partier med de samme sju).
    }
rules-top-board-after-elimination =
    { $games ->
        [1]
            { $count ->
                [one] Når alle har spilt sitt ene innledende parti, spilles { $board }.
               *[other] Når alle har spilt sine { $number } innledende partier, spilles { $board }.
            }
       *[other]
            { $count ->
                [one] Når alle har spilt sitt ene innledende parti, spilles { $board } ({ $games-word } partier med de samme sju).
               *[other] Når alle har spilt sine { $number } innledende partier, spilles { $board } ({ $games-word } partier med de samme sju).
            }
    }
rules-top-board-unmarked = Hvis ingen bord er merket i turneringsfilen, gjelder runde { $round }, eller de partiene i de siste rundene der alle sju har spilt samtlige innledende partier.
rules-seats-by-ranking = Plassene går til de sju første på rangeringen etter runde { $round }. Den neste i køen erstatter en spiller som takker nei.
rules-seats-by-ranking-of-few =
    { $count ->
        [one] Plassene går til de sju første på rangeringen etter runde { $round } som har spilt høyst én runde til da. Den neste i køen erstatter en spiller som takker nei.
       *[other] Plassene går til de sju første på rangeringen etter runde { $round } som har spilt høyst { $number } runder til da. Den neste i køen erstatter en spiller som takker nei.
    }
rules-seats-by-groups = Plassene går til gruppevinnerne, så til spillerne som turneringsledelsen utpeker, og så til de neste på rangeringen. Den neste i køen erstatter en spiller som takker nei.
rules-seats-by-groups-of-few =
    { $count ->
        [one] Plassene går til gruppevinnerne, så til spillerne som turneringsledelsen utpeker, og så til de neste på rangeringen som har spilt høyst én runde til da. Den neste i køen erstatter en spiller som takker nei.
       *[other] Plassene går til gruppevinnerne, så til spillerne som turneringsledelsen utpeker, og så til de neste på rangeringen som har spilt høyst { $number } runder til da. Den neste i køen erstatter en spiller som takker nei.
    }
rules-seat-ties = Står det likt om den siste plassen, avgjøres den av { $steps }.
rules-powers-in-order =
    { $first ->
        [winners] Landene velges i rekkefølge etter rangeringen (gruppevinnerne først).
       *[nobody] Landene velges i rekkefølge etter rangeringen.
    }
rules-powers-turned =
    { $first ->
        [winners] Landene velges i rekkefølge etter rangeringen (gruppevinnerne først) i det første partiet og i omvendt rekkefølge i det andre.
       *[nobody] Landene velges i rekkefølge etter rangeringen i det første partiet og i omvendt rekkefølge i det andre.
    }
rules-top-board-bonus = De som spiller her, får en bonus på { $percent } % av totalsummen sin.
rules-placed-by-total = Alle plasseres etter totalsum.
rules-champion-and-second = Vinneren her blir mester, og nummer to her blir nummer to i turneringen, uansett totalsum. Blant spillere med like mange poeng her går den som valgte land senere, foran. Alle andre plasseres etter totalsum.
rules-champion-by-total = Mester blir den som har høyest totalsum av dem som når { $board }. Alle andre plasseres etter totalsum.

## Groups and teams. $rounds is “round 3” or “rounds 1 to 3”.

rules-groups = Deltakerne er delt inn i grupper, hver med sin egen stilling.
rules-teams = Lag på { $number }: { $what }.
team-counts-all = poengene til alle medlemmene i { $rounds } legges sammen
team-counts-best =
    { $count ->
        [one] poengene til det beste medlemmet i { $rounds } teller
       *[other] poengene til de { $number } beste medlemmene i { $rounds } legges sammen
    }
team-counts-best-games = hvert medlems beste parti i { $rounds } legges sammen
team-counts-best-games-of-best =
    { $count ->
        [one] det beste medlemmets beste parti i { $rounds } teller
       *[other] de { $number } beste medlemmenes beste partier i { $rounds }, ett fra hver, legges sammen
    }
rules-tied-teams = Lag som står likt, deler plassen.
rules-team-ties = Poenglikhet mellom lag avgjøres av { $steps }.
rules-teams-of-country =
    { $count ->
        [one] En nasjon kan melde på høyst ett lag.
       *[other] En nasjon kan melde på høyst { $number } lag.
    }
rules-teams-apart = Lagkamerater får ikke sitte ved samme bord i { $rounds }.
rules-team-captain = Hvert lag har en kaptein.
rules-scratch-teams = Spillere som venter på et lag, danner lag sammen.

## Awards. $award is its name. $by is one of the texts below, with tie-breaks: “the highest score …, then the larger lead”.

rules-award = { $award }: { $by }.
award-by-score = flest poeng i et parti med hvert av landene
award-by-centres = flest sentre ved slutten av et parti med hvert av landene
award-by-place = beste plass ved et bord med hvert av landene
award-by-director = turneringsledelsen avgjør
award-by-votes = høyeste gjennomsnitt av de andre spillernes karakterer ({ $grades })
award-then = { $by }, deretter { $tie-break }
award-then-lead = største forsprang
award-then-best-grade = flest stemmer med beste karakter
award-then-total = totalsummen
award-then-score = poengene
award-then-centres = antall sentre
award-least-games =
    { $count ->
        [one] { $by }, for spillere med minst ett parti
       *[other] { $by }, for spillere med minst { $number } partier
    }
best-country = Beste { $power }
best-countries = Beste land

## The end of a game

rules-last-year = Det siste året i et parti er { $year }.
rules-all-survivors = En remis omfatter alle overlevende.
rules-first-draw = Remis kan foreslås tidligst etter { $year }.
rules-vote-ends-game = Bare en solo eller en vedtatt avstemning avslutter et parti, ellers regnes det som avbrutt.
rules-vote-ends-game-early = Før det siste året er det bare en solo eller en vedtatt avstemning som avslutter et parti, ellers regnes det som avbrutt.
rules-one-vote-a-season = Det holdes én avstemning per årstid om hver foreslått remis.
rules-concession-solo = En seier som gis bort, teller som solo.
rules-concession-abandoned = En seier kan ikke gis bort: et slikt parti regnes som avbrutt.

## Deadlines. $times is a list of times: “17 minutes for a Spring and 15 minutes for a Fall”.

rules-times =
    { $minutes ->
        [one] Tiden er { $times }.
       *[more] Tiden er { $times }.
    }
rules-clock-runs-on = Neste fase begynner når fristen går ut.
time-for-spring = { $time } om våren
time-for-fall = { $time } om høsten
time-for-first-spring = { $time } den første våren
time-for-retreats = { $time } til retretter
time-for-builds = { $time } om vinteren
time-minutes =
    { $count ->
        [one] { $count } minutt
       *[other] { $count } minutter
    }
time-parts-of-minutes = { $minutes } minutter
time-hours = { $count ->
       *[other] { $count } timer
    }

## The phases of a game year

phase-spring = Våren
phase-spring-retreats = Retretter våren
phase-fall = Høsten
phase-fall-retreats = Retretter høsten
phase-builds = Vinteren
phase-of-year = { $phase } { $year }
late-orders-yellow = sene ordrer: gult kort, { $time } igjen
late-orders-red = sene ordrer: rødt kort

## Penalties and reserves

rules-penalty-floor = I stedet for en straff i prosent trekkes { $points } poeng fra et parti med den laveste poengsummen, { $score }.
rules-removal =
    { $count ->
        [one] En spiller med én straff i prosent av totalsummen utelukkes.
       *[other] En spiller med { $number } straffer i prosent av totalsummen utelukkes.
    }
rules-extensions =
    { $count ->
        [0] En spiller får ingen forlengelse av en frist.
        [one] En spiller får høyst én forlengelse av en frist per parti.
       *[other] En spiller får høyst { $number } forlengelser av en frist per parti.
    }
rules-late-orders =
    { $count ->
        [one] Sene ordrer gir gult kort, men rødt kort hvis de kommer mer enn ett sekund for sent eller hvis det skjer igjen.
       *[other] Sene ordrer gir gult kort, men rødt kort hvis de kommer mer enn { $number } sekunder for sent eller hvis det skjer igjen.
    }
rules-powers-once = Ingen spiller det samme landet to ganger, unntatt { $place }.
rules-reserves-apart = Reserver og erstattere kan ikke selv være påmeldt turneringen.

## Posting

rules-posted-at-once = Poengene slås opp etter hver runde.
rules-posting-held = Poengene slås opp etter hver runde. Poengene fra den siste runden holdes tilbake til turneringsledelsen frigir dem.
