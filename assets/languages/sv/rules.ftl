# The rules of an event in words. Each sentence stands in a paragraph with others.
# $number is a number as a word (“three”), $count is the same number, for the plural.

## Numbers as words. A language may write digits instead: { $count }.

number-word =
    { $count ->
        [0] noll
        [1] en
        [2] två
        [3] tre
        [4] fyra
        [5] fem
        [6] sex
        [7] sju
        [8] åtta
        [9] nio
        [10] tio
       *[other] { $count }
    }

# Before “bästa”: “näst bästa”, “tredje bästa”. The first is “allra bästa”.
ordinal-word =
    { $place ->
        [0] sista
        [1] allra
        [2] näst
        [3] tredje
        [4] fjärde
        [5] femte
        [6] sjätte
        [7] sjunde
        [8] åttonde
        [9] nionde
        [10] tionde
       *[other] { $place }:e
    }

## The headings of the paragraphs.

rules-heading-scoring = Poängsättning
rules-heading-rounds = Rundor
rules-heading-sitting-out = Att stå över
rules-heading-counts = Vad som räknas
rules-heading-ties = Särskiljning
rules-heading-top-board = Finalbord
rules-heading-groups = Grupper
rules-heading-teams = Lag
rules-heading-awards = Priser
rules-heading-game-end = Partiets slut
rules-heading-deadlines = Tidsgränser
rules-heading-penalties = Avdrag och reserver
rules-heading-posting = Anslag

## The top board. $board is its name: one of these three, or what the director typed.

# With the article at the end: “vann finalbordet”.
top-board-name = finalbordet
final-table-name = finalbordet
medal-round-name = medaljrundan
top-board-place =
    { $kind ->
        [round]
            { $board ->
                [finalbordet] vid { $board }
               *[other] i { $board }
            }
       *[board]
            { $board ->
                [medaljrundan] i { $board }
               *[other] vid { $board }
            }
    }
after-elimination = efter kvalrundorna
after-round = efter runda { $round }
in-round = i runda { $round }

## Scoring. $system is the name of a scoring system. $parameters is a list of names with numbers: “solo 100, draw 50”.

rules-scored-by = Partierna poängsätts enligt { $system }.
rules-scored-by-with = Partierna poängsätts enligt { $system }, med { $parameters }.
rules-round-scored-by = Runda { $round } poängsätts enligt { $system }.
rules-round-scored-by-with = Runda { $round } poängsätts enligt { $system }, med { $parameters }.

## Rounds

rules-rounds =
    { $count ->
        [one] Det spelas en runda.
       *[other] Det spelas { $count } rundor.
    }
rules-most-rounds =
    { $count ->
        [one] Ingen spelar fler än en runda.
       *[other] Ingen spelar fler än { $number } rundor.
    }
rules-most-before-last =
    { $count ->
        [one] Ingen spelar fler än en runda före den sista.
       *[other] Ingen spelar fler än { $number } rundor före den sista.
    }
rules-games-at-once = En spelare får spela { $number } partier samtidigt.
rules-sitting-out = Den som är på plats men saknar bord får { $points } poäng för rundan.
rules-sitting-out-once = Den som är på plats men saknar bord får { $points } poäng för rundan, men bara en gång.

## Sitting out. $kinds is a list of these kinds of players, “volunteers, then everybody else”.

rules-sit-outs = När antalet spelare inte går jämnt upp i fulla bord står dessa över, i denna ordning: { $kinds }. Inom varje grupp står den över först som anmälde sig sist. De som redan har stått över kommer sist.
sit-out-next = { $kinds }, sedan { $kind }
sit-out-volunteers = frivilliga
sit-out-late-sign-ups = spelare som anmälde sig sent
sit-out-locals = spelare som bor på orten
sit-out-nationals = spelare från värdlandet
sit-out-everyone = alla andra

## What counts. The phrases below make a text such as “the best two games and half of the third”. $of is “games”, “rounds” or
## “places” (places on a board, where the lowest total wins). $what is such a text.

rules-counting = { $what }.
rules-lowest-wins = Lägst totalsumma vinner.
rules-top-board-counting = För den som når { $board }: { $what }.
rules-least-results =
    { $count ->
        [one] En spelare behöver minst ett resultat för att få en plats.
       *[other] En spelare behöver minst { $number } resultat för att få en plats.
    }
rules-place-needs-later-round = Den som spelar i en runda men inte i någon senare får ingen plats.
rules-handicaps-always = Handikapp räknas från början.
counting-best =
    { $of ->
        [games]
            { $count ->
                [one] det bästa partiet
               *[other] de { $number } bästa partierna
            }
        [rounds]
            { $count ->
                [one] den bästa rundan
               *[other] de { $number } bästa rundorna
            }
       *[places]
            { $count ->
                [one] den bästa placeringen
               *[other] de { $number } bästa placeringarna
            }
    }
counting-all =
    { $of ->
        [games] alla partier
        [rounds] alla rundor
       *[places] alla placeringar
    }
counting-others = de övriga
# A game, a round or a place: “resultat” suits them all.
counting-share-of-one = { $share } av det { $ordinal } bästa resultatet
counting-share-of-others = { $share } av { $results }
counting-share-of-mean = { $share } av medelvärdet av { $results }
share-half = hälften
share-third = en tredjedel
share-quarter = en fjärdedel
share-percent = { $percent } %
counting-nothing = ingenting
counting-of-round = { $what } i runda { $round }
counting-of-rounds = { $what } i rundorna { $first } till { $last }
counting-of-top-board =
    { $board ->
        [finalbordet] { $what } vid { $board }
       *[other] { $what } i { $board }
    }
counting-at-top-board = { $what } { $place }
counting-of-elimination = { $what } i kvalrundorna
counting-at-other-boards = { $what } vid andra bord
counting-times = { $what } (gånger { $factor })
counting-with-results =
    { $of ->
        [games]
            { $count ->
                [one] med minst ett parti: { $what }
               *[other] med minst { $number } partier: { $what }
            }
        [rounds]
            { $count ->
                [one] med minst en runda: { $what }
               *[other] med minst { $number } rundor: { $what }
            }
       *[places]
            { $count ->
                [one] med minst en placering: { $what }
               *[other] med minst { $number } placeringar: { $what }
            }
    }
counting-plus = { $what }, plus { $next }
counting-or-else = { $what }; { $next }
counting-best-of-round = { $what }; av flera partier i samma runda räknas det bästa
counting-sum-of-round = { $what }; flera partier i samma runda läggs ihop
counting-divided = { $what }, delat med antalet resultat
counting-divided-plus = { $what }, delat med antalet resultat plus { $more }
counting-mean = medelvärdet av { $what }
counting-multiplied = { $what }; { $rounds } multipliceras med { $factor }
counting-multiplied-for-best = { $what }; { $rounds } multipliceras med { $factor } för de { $best } bästa efter runda { $after }
counting-start = { $points } poäng från start och { $what }
counting-sat-out = { $what }; en runda som man står över ger { $points } poäng
counting-sat-out-once = { $what }; den första rundan som man står över ger { $points } poäng

## Ties. $steps is a list of tie-breaks: “the best game, then by the second best game”.

rules-equal-totals = Spelare med lika totalpoäng delar platsen.
rules-ties = Lika totalpoäng avgörs av { $steps }. De som ändå är lika delar platsen.
tie-break-first = { $tie-break }
tie-break-next = { $steps }, sedan av { $tie-break }

## The names of tie-breaks, inside a sentence. $ordinal is “third”, $place is 3.

tie-break-best-game =
    { $place ->
        [1] bästa partiet
       *[other] { $ordinal } bästa partiet
    }
tie-break-best-round =
    { $place ->
        [1] bästa rundan
       *[other] { $ordinal } bästa rundan
    }
tie-break-latest-game = senaste partiet
tie-break-round-score = poängen i { $rounds }
tie-break-or-else-round = { $rounds }, annars i { $round }
tie-break-all-games = summan av alla partier
tie-break-average-game = snittet per parti
tie-break-centres = antalet centra
tie-break-solos = antalet solon
tie-break-draws = antalet remier
tie-break-mean-of = medelvärdet enligt { $system }
tie-break-best-member =
    { $place ->
        [1] bästa medlemmen
       *[other] { $ordinal } bästa medlemmen
    }

## The same as the reason for a place: “larger second best game, 35.74 over 31.80”.

larger-best-game =
    { $place ->
        [1] högre poäng i bästa partiet
       *[other] högre poäng i { $ordinal } bästa partiet
    }
smaller-best-game =
    { $place ->
        [1] bättre placering i bästa partiet
       *[other] bättre placering i { $ordinal } bästa partiet
    }
larger-best-round =
    { $place ->
        [1] högre poäng i bästa rundan
       *[other] högre poäng i { $ordinal } bästa rundan
    }
larger-latest-game = högre poäng i senaste partiet
larger-round-score = högre poäng i { $rounds }
larger-all-games = högre summa av alla partier
larger-average-game = högre snitt per parti
larger-mean-of = högre medelvärde enligt { $system }
more-centres = fler centra
more-solos = fler solon
more-draws = fler remier

## The top board. $games is the number of games that the same seven play there, $games-word the same as a word.

rules-top-board =
    { $games ->
        [1] I runda { $round } spelas { $board }.
       *[other] I runda { $round } spelas { $board } ({ $games-word } partier med samma sju).
    }
rules-top-board-after-elimination =
    { $games ->
        [1]
            { $count ->
                [one] När alla har spelat sitt enda kvalparti spelas { $board }.
               *[other] När alla har spelat sina { $number } kvalpartier spelas { $board }.
            }
       *[other]
            { $count ->
                [one] När alla har spelat sitt enda kvalparti spelas { $board } ({ $games-word } partier med samma sju).
               *[other] När alla har spelat sina { $number } kvalpartier spelas { $board } ({ $games-word } partier med samma sju).
            }
    }
rules-top-board-unmarked = Om inget bord är markerat i turneringsfilen gäller runda { $round }, eller de partier i de sista rundorna där alla sju har spelat samtliga kvalpartier.
rules-seats-by-ranking = Platserna går till de sju första i rankningen efter runda { $round }. Den som står näst på tur ersätter en spelare som avstår.
rules-seats-by-ranking-of-few =
    { $count ->
        [one] Platserna går till de sju första i rankningen efter runda { $round } som har spelat högst en runda dittills. Den som står näst på tur ersätter en spelare som avstår.
       *[other] Platserna går till de sju första i rankningen efter runda { $round } som har spelat högst { $number } rundor dittills. Den som står näst på tur ersätter en spelare som avstår.
    }
rules-seats-by-groups = Platserna går till gruppvinnarna, sedan till de spelare som turneringsledningen utser och sedan till de närmast följande i rankningen. Den som står näst på tur ersätter en spelare som avstår.
rules-seats-by-groups-of-few =
    { $count ->
        [one] Platserna går till gruppvinnarna, sedan till de spelare som turneringsledningen utser och sedan till de närmast följande i rankningen som har spelat högst en runda dittills. Den som står näst på tur ersätter en spelare som avstår.
       *[other] Platserna går till gruppvinnarna, sedan till de spelare som turneringsledningen utser och sedan till de närmast följande i rankningen som har spelat högst { $number } rundor dittills. Den som står näst på tur ersätter en spelare som avstår.
    }
rules-seat-ties = Vid lika om den sista platsen avgörs den av { $steps }.
rules-powers-in-order =
    { $first ->
        [winners] Länderna väljs i rankningens ordning (gruppvinnarna först).
       *[nobody] Länderna väljs i rankningens ordning.
    }
rules-powers-turned =
    { $first ->
        [winners] Länderna väljs i rankningens ordning (gruppvinnarna först) i det första partiet och i omvänd ordning i det andra.
       *[nobody] Länderna väljs i rankningens ordning i det första partiet och i omvänd ordning i det andra.
    }
rules-top-board-bonus = De som spelar här får en bonus på { $percent } % av sin totalpoäng.
rules-placed-by-total = Alla placeras efter totalpoäng.
rules-champion-and-second = Vinnaren här blir mästare och tvåan här blir tvåa i turneringen, oavsett totalpoäng. Bland spelare med lika poäng här går den som valde land senare före. Alla andra placeras efter totalpoäng.
rules-champion-by-total = Mästare blir den som har högst totalpoäng av dem som når { $board }. Alla andra placeras efter totalpoäng.

## Groups and teams. $rounds is “round 3” or “rounds 1 to 3”.

rules-groups = Deltagarna är indelade i grupper som var och en har sin egen ställning.
rules-teams = Lag om { $number }: { $what }.
team-counts-all = alla medlemmars poäng i { $rounds } läggs ihop
team-counts-best =
    { $count ->
        [one] den bästa medlemmens poäng i { $rounds } räknas
       *[other] de { $number } bästa medlemmarnas poäng i { $rounds } läggs ihop
    }
team-counts-best-games = varje medlems bästa parti i { $rounds } läggs ihop
team-counts-best-games-of-best =
    { $count ->
        [one] den bästa medlemmens bästa parti i { $rounds } räknas
       *[other] de { $number } bästa medlemmarnas bästa partier i { $rounds }, ett från var och en, läggs ihop
    }
rules-tied-teams = Lag som är lika delar platsen.
rules-team-ties = Lika poäng mellan lag avgörs av { $steps }.
rules-teams-of-country =
    { $count ->
        [one] En nation får anmäla högst ett lag.
       *[other] En nation får anmäla högst { $number } lag.
    }
rules-teams-apart = Lagkamrater får inte sitta vid samma bord i { $rounds }.
rules-team-captain = Varje lag har en kapten.
rules-scratch-teams = Spelare som väntar på ett lag bildar lag tillsammans.

## Awards. $award is its name. $by is one of the texts below, with tie-breaks: “the highest score …, then the larger lead”.

rules-award = { $award }: { $by }.
award-by-score = högst poäng i ett parti med respektive land
award-by-centres = flest centra vid slutet av ett parti med respektive land
award-by-place = bästa plats vid ett bord med respektive land
award-by-director = turneringsledningen avgör
award-by-votes = högst medelvärde av de andra spelarnas betyg ({ $grades })
award-then = { $by }, sedan { $tie-break }
award-then-lead = största försprånget
award-then-best-grade = flest röster med högsta betyget
award-then-total = totalpoängen
award-then-score = poängen
award-then-centres = antalet centra
award-least-games =
    { $count ->
        [one] { $by }, för spelare med minst ett parti
       *[other] { $by }, för spelare med minst { $number } partier
    }
best-country = Bästa { $power }
best-countries = Bästa land

## The end of a game

rules-last-year = Sista året i ett parti är { $year }.
rules-all-survivors = En remi omfattar alla överlevande.
rules-first-draw = Remi får föreslås tidigast efter { $year }.
rules-vote-ends-game = Bara ett solo eller en antagen omröstning avslutar ett parti, annars räknas det som avbrutet.
rules-vote-ends-game-early = Före det sista året avslutar bara ett solo eller en antagen omröstning ett parti, annars räknas det som avbrutet.
rules-one-vote-a-season = Om varje föreslagen remi hålls en omröstning per årstid.
rules-concession-solo = En skänkt seger räknas som solo.
rules-concession-abandoned = En seger får inte skänkas bort: ett sådant parti räknas som avbrutet.

## Deadlines. $times is a list of times: “17 minutes for a Spring and 15 minutes for a Fall”.

rules-times =
    { $minutes ->
        [one] Tiden är { $times }.
       *[more] Tiden är { $times }.
    }
rules-clock-runs-on = Nästa fas börjar när tiden går ut.
time-for-spring = { $time } på våren
time-for-fall = { $time } på hösten
time-for-first-spring = { $time } den första våren
time-for-retreats = { $time } för reträtter
time-for-builds = { $time } på vintern
time-minutes =
    { $count ->
        [one] { $count } minut
       *[other] { $count } minuter
    }
time-parts-of-minutes = { $minutes } minuter
time-hours = { $count ->
       *[other] { $count } timmar
    }

## The phases of a game year

phase-spring = Våren
phase-spring-retreats = Reträtter våren
phase-fall = Hösten
phase-fall-retreats = Reträtter hösten
phase-builds = Vintern
phase-of-year = { $phase } { $year }
late-orders-yellow = sena order: gult kort, { $time } kvar
late-orders-red = sena order: rött kort

## Penalties and reserves

rules-penalty-floor = I stället för ett avdrag i procent dras { $points } poäng av i ett parti med den lägsta poängen, { $score }.
rules-removal =
    { $count ->
        [one] En spelare med ett avdrag i procent av totalpoängen utesluts.
       *[other] En spelare med { $number } avdrag i procent av totalpoängen utesluts.
    }
rules-extensions =
    { $count ->
        [0] En spelare får ingen förlängning av en tidsgräns.
        [one] En spelare får högst en förlängning av en tidsgräns per parti.
       *[other] En spelare får högst { $number } förlängningar av en tidsgräns per parti.
    }
rules-late-orders =
    { $count ->
        [one] Sena order ger gult kort, men rött kort om de kommer mer än en sekund för sent eller om det händer igen.
       *[other] Sena order ger gult kort, men rött kort om de kommer mer än { $number } sekunder för sent eller om det händer igen.
    }
rules-powers-once = Ingen spelar samma land två gånger, utom { $place }.
rules-reserves-apart = Reserver och ersättare får inte själva vara anmälda till turneringen.

## Posting

rules-posted-at-once = Poängen anslås efter varje runda.
rules-posting-held = Poängen anslås efter varje runda. Den sista rundans poäng hålls inne tills turneringsledningen släpper dem.
