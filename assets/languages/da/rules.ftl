# The rules of an event in words. Each sentence stands in a paragraph with others.
# $number is a number as a word (“three”), $count is the same number, for the plural.

## Numbers as words. A language may write digits instead: { $count }.

number-word =
    { $count ->
        [0] nul
        [1] én
        [2] to
        [3] tre
        [4] fire
        [5] fem
        [6] seks
        [7] syv
        [8] otte
        [9] ni
        [10] ti
       *[other] { $count }
    }

# The first part of a word that ends in “bedste”: “næstbedste”, “tredjebedste”. The first is “allerbedste”.
ordinal-word =
    { $place ->
        [0] sidst
        [1] aller
        [2] næst
        [3] tredje
        [4] fjerde
        [5] femte
        [6] sjette
        [7] syvende
        [8] ottende
        [9] niende
        [10] tiende
       *[other] { $place }.-
    }

## The headings of the paragraphs.

rules-heading-scoring = Pointberegning
rules-heading-rounds = Runder
rules-heading-sitting-out = At sidde over
rules-heading-counts = Hvad der tæller
rules-heading-ties = Tie-break
rules-heading-top-board = Finalebord
rules-heading-groups = Grupper
rules-heading-teams = Hold
rules-heading-awards = Priser
rules-heading-game-end = Partiets slutning
rules-heading-deadlines = Frister
rules-heading-penalties = Straffe og reserver
rules-heading-posting = Opslag

## The top board. $board is its name: one of these three, or what the director typed.

# With the article at the end: “vandt finalebordet”.
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
after-elimination = efter de indledende runder
after-round = efter runde { $round }
in-round = i runde { $round }

## Scoring. $system is the name of a scoring system. $parameters is a list of names with numbers: “solo 100, draw 50”.

rules-scored-by = Partierne får point efter { $system }.
rules-scored-by-with = Partierne får point efter { $system }, med { $parameters }.
rules-round-scored-by = Runde { $round } får point efter { $system }.
rules-round-scored-by-with = Runde { $round } får point efter { $system }, med { $parameters }.

## Rounds

rules-rounds =
    { $count ->
        [one] Der spilles én runde.
       *[other] Der spilles { $count } runder.
    }
rules-most-rounds =
    { $count ->
        [one] Ingen spiller mere end én runde.
       *[other] Ingen spiller mere end { $number } runder.
    }
rules-most-before-last =
    { $count ->
        [one] Ingen spiller mere end én runde før den sidste.
       *[other] Ingen spiller mere end { $number } runder før den sidste.
    }
rules-games-at-once = En spiller kan spille { $number } partier ad gangen.
rules-sitting-out = Den, der er til stede og ikke har noget bord, får { $points } point for runden.
rules-sitting-out-once = Den, der er til stede og ikke har noget bord, får { $points } point for runden, men kun én gang.

## Sitting out. $kinds is a list of these kinds of players, “volunteers, then everybody else”.

rules-sit-outs = Når antallet af spillere ikke går op i fulde borde, sidder disse over, i denne rækkefølge: { $kinds }. Inden for hver gruppe er det den sidst tilmeldte, der sidder over først. De, der allerede har siddet over, kommer sidst.
sit-out-next = { $kinds }, derefter { $kind }
sit-out-volunteers = frivillige
sit-out-late-sign-ups = spillere, der tilmeldte sig sent
sit-out-locals = spillere, der bor på stedet
sit-out-nationals = spillere fra værtslandet
sit-out-everyone = alle andre

## What counts. The phrases below make a text such as “the best two games and half of the third”. $of is “games”, “rounds” or
## “places” (places on a board, where the lowest total wins). $what is such a text.

rules-counting = { $what }.
rules-lowest-wins = Den laveste samlede sum vinder.
rules-top-board-counting = For dem, der når { $board }: { $what }.
rules-least-results =
    { $count ->
        [one] En spiller skal have mindst ét resultat for at få en plads.
       *[other] En spiller skal have mindst { $number } resultater for at få en plads.
    }
rules-place-needs-later-round = Den, der spiller i én runde og ikke i nogen af de senere, får ingen plads.
rules-handicaps-always = Handicap tæller fra begyndelsen.
counting-best =
    { $of ->
        [games]
            { $count ->
                [one] det bedste parti
               *[other] de { $number } bedste partier
            }
        [rounds]
            { $count ->
                [one] den bedste runde
               *[other] de { $number } bedste runder
            }
       *[places]
            { $count ->
                [one] den bedste placering
               *[other] de { $number } bedste placeringer
            }
    }
counting-all =
    { $of ->
        [games] alle partier
        [rounds] alle runder
       *[places] alle placeringer
    }
counting-others = de øvrige
# A game, a round or a place: “resultat” suits them all.
counting-share-of-one = { $share } af det { $ordinal }bedste resultat
counting-share-of-others = { $share } af { $results }
counting-share-of-mean = { $share } af gennemsnittet af { $results }
share-half = halvdelen
share-third = en tredjedel
share-quarter = en fjerdedel
share-percent = { $percent } %
counting-nothing = ingenting
counting-of-round = { $what } i runde { $round }
counting-of-rounds = { $what } i runderne { $first } til { $last }
counting-of-top-board =
    { $board ->
        [finalebordet] { $what } ved { $board }
       *[other] { $what } i { $board }
    }
counting-at-top-board = { $what } { $place }
counting-of-elimination = { $what } i de indledende runder
counting-at-other-boards = { $what } ved andre borde
counting-times = { $what } (gange { $factor })
counting-with-results =
    { $of ->
        [games]
            { $count ->
                [one] med mindst ét parti: { $what }
               *[other] med mindst { $number } partier: { $what }
            }
        [rounds]
            { $count ->
                [one] med mindst én runde: { $what }
               *[other] med mindst { $number } runder: { $what }
            }
       *[places]
            { $count ->
                [one] med mindst én placering: { $what }
               *[other] med mindst { $number } placeringer: { $what }
            }
    }
counting-plus = { $what }, plus { $next }
counting-or-else = { $what }; { $next }
counting-best-of-round = { $what }; af flere partier i samme runde tæller det bedste
counting-sum-of-round = { $what }; flere partier i samme runde lægges sammen
counting-divided = { $what }, delt med antallet af resultater
counting-divided-plus = { $what }, delt med antallet af resultater plus { $more }
counting-mean = gennemsnittet af { $what }
counting-multiplied = { $what }; { $rounds } ganges med { $factor }
counting-multiplied-for-best = { $what }; { $rounds } ganges med { $factor } for de { $best } bedste efter runde { $after }
counting-start = { $points } point fra start og { $what }
counting-sat-out = { $what }; en runde, hvor man sidder over, giver { $points } point
counting-sat-out-once = { $what }; den første runde, hvor man sidder over, giver { $points } point

## Ties. $steps is a list of tie-breaks: “the best game, then by the second best game”.

rules-equal-totals = Ved pointlighed deles pladsen.
rules-ties = Pointlighed afgøres af { $steps }. De, der stadig står lige, deler pladsen.
tie-break-first = { $tie-break }
tie-break-next = { $steps }, derefter af { $tie-break }

## The names of tie-breaks, inside a sentence. $ordinal is “third”, $place is 3.

tie-break-best-game =
    { $place ->
        [1] bedste parti
       *[other] { $ordinal }bedste parti
    }
tie-break-best-round =
    { $place ->
        [1] bedste runde
       *[other] { $ordinal }bedste runde
    }
tie-break-latest-game = seneste parti
tie-break-round-score = pointene i { $rounds }
tie-break-or-else-round = { $rounds }, ellers i { $round }
tie-break-all-games = summen af alle partier
tie-break-average-game = gennemsnittet pr. parti
tie-break-centres = antallet af centre
tie-break-solos = antallet af soloer
tie-break-draws = antallet af remiser
tie-break-mean-of = gennemsnittet efter { $system }
tie-break-best-member =
    { $place ->
        [1] bedste medlem
       *[other] { $ordinal }bedste medlem
    }

## The same as the reason for a place: “larger second best game, 35.74 over 31.80”.

larger-best-game =
    { $place ->
        [1] flere point i bedste parti
       *[other] flere point i { $ordinal }bedste parti
    }
smaller-best-game =
    { $place ->
        [1] bedre placering i bedste parti
       *[other] bedre placering i { $ordinal }bedste parti
    }
larger-best-round =
    { $place ->
        [1] flere point i bedste runde
       *[other] flere point i { $ordinal }bedste runde
    }
larger-latest-game = flere point i seneste parti
larger-round-score = flere point i { $rounds }
larger-all-games = højere sum af alle partier
larger-average-game = højere gennemsnit pr. parti
larger-mean-of = højere gennemsnit efter { $system }
more-centres = flere centre
more-solos = flere soloer
more-draws = flere remiser

## The top board. $games is the number of games that the same seven play there, $games-word the same as a word.

rules-top-board =
    { $games ->
        [1] I runde { $round } spilles { $board }.
       *[other] I runde { $round } spilles { $board } ({ $games-word } partier med de samme syv).
    }
rules-top-board-after-elimination =
    { $games ->
        [1]
            { $count ->
                [one] Når alle har spillet deres ene indledende parti, spilles { $board }.
               *[other] Når alle har spillet deres { $number } indledende partier, spilles { $board }.
            }
       *[other]
            { $count ->
                [one] Når alle har spillet deres ene indledende parti, spilles { $board } ({ $games-word } partier med de samme syv).
               *[other] Når alle har spillet deres { $number } indledende partier, spilles { $board } ({ $games-word } partier med de samme syv).
            }
    }
rules-top-board-unmarked = Hvis intet bord er markeret i turneringsfilen, gælder runde { $round } eller de partier i de sidste runder, hvor alle syv har spillet samtlige indledende partier.
rules-seats-by-ranking = Pladserne går til de syv første på ranglisten efter runde { $round }. Den næste i køen afløser en spiller, der takker nej.
rules-seats-by-ranking-of-few =
    { $count ->
        [one] Pladserne går til de syv første på ranglisten efter runde { $round }, som har spillet højst én runde indtil da. Den næste i køen afløser en spiller, der takker nej.
       *[other] Pladserne går til de syv første på ranglisten efter runde { $round }, som har spillet højst { $number } runder indtil da. Den næste i køen afløser en spiller, der takker nej.
    }
rules-seats-by-groups = Pladserne går til gruppevinderne, så til de spillere, turneringsledelsen udpeger, og så til de næste på ranglisten. Den næste i køen afløser en spiller, der takker nej.
rules-seats-by-groups-of-few =
    { $count ->
        [one] Pladserne går til gruppevinderne, så til de spillere, turneringsledelsen udpeger, og så til de næste på ranglisten, som har spillet højst én runde indtil da. Den næste i køen afløser en spiller, der takker nej.
       *[other] Pladserne går til gruppevinderne, så til de spillere, turneringsledelsen udpeger, og så til de næste på ranglisten, som har spillet højst { $number } runder indtil da. Den næste i køen afløser en spiller, der takker nej.
    }
rules-seat-ties = Står det lige om den sidste plads, afgøres den af { $steps }.
rules-powers-in-order =
    { $first ->
        [winners] Landene vælges i ranglistens rækkefølge (gruppevinderne først).
       *[nobody] Landene vælges i ranglistens rækkefølge.
    }
rules-powers-turned =
    { $first ->
        [winners] Landene vælges i ranglistens rækkefølge (gruppevinderne først) i det første parti og i omvendt rækkefølge i det andet.
       *[nobody] Landene vælges i ranglistens rækkefølge i det første parti og i omvendt rækkefølge i det andet.
    }
rules-top-board-bonus = De, der spiller her, får en bonus på { $percent } % af deres samlede pointtal.
rules-placed-by-total = Alle placeres efter samlet pointtal.
rules-champion-and-second = Vinderen her bliver mester, og nummer to her bliver nummer to i turneringen, uanset det samlede pointtal. Blandt spillere med lige mange point her går den, der valgte land senere, foran. Alle andre placeres efter samlet pointtal.
rules-champion-by-total = Mester bliver den, der har det højeste samlede pointtal af dem, der når { $board }. Alle andre placeres efter samlet pointtal.

## Groups and teams. $rounds is “round 3” or “rounds 1 to 3”.

rules-groups = Deltagerne er delt ind i grupper, hver med sin egen stilling.
rules-teams = Hold på { $number }: { $what }.
team-counts-all = alle medlemmers point i { $rounds } lægges sammen
team-counts-best =
    { $count ->
        [one] det bedste medlems point i { $rounds } tæller
       *[other] de { $number } bedste medlemmers point i { $rounds } lægges sammen
    }
team-counts-best-games = hvert medlems bedste parti i { $rounds } lægges sammen
team-counts-best-games-of-best =
    { $count ->
        [one] det bedste medlems bedste parti i { $rounds } tæller
       *[other] de { $number } bedste medlemmers bedste partier i { $rounds }, ét fra hver, lægges sammen
    }
rules-tied-teams = Hold, der står lige, deler pladsen.
rules-team-ties = Pointlighed mellem hold afgøres af { $steps }.
rules-teams-of-country =
    { $count ->
        [one] En nation må tilmelde højst ét hold.
       *[other] En nation må tilmelde højst { $number } hold.
    }
rules-teams-apart = Holdkammerater må ikke sidde ved samme bord i { $rounds }.
rules-team-captain = Hvert hold har en kaptajn.
rules-scratch-teams = Spillere, der venter på et hold, danner hold sammen.

## Awards. $award is its name. $by is one of the texts below, with tie-breaks: “the highest score …, then the larger lead”.

rules-award = { $award }: { $by }.
award-by-score = flest point i et parti med hvert af landene
award-by-centres = flest centre ved slutningen af et parti med hvert af landene
award-by-place = bedste plads ved et bord med hvert af landene
award-by-director = turneringsledelsen afgør
award-by-votes = højeste gennemsnit af de andre spilleres karakterer ({ $grades })
award-then = { $by }, derefter { $tie-break }
award-then-lead = største forspring
award-then-best-grade = flest stemmer med bedste karakter
award-then-total = det samlede pointtal
award-then-score = pointene
award-then-centres = antallet af centre
award-least-games =
    { $count ->
        [one] { $by }, for spillere med mindst ét parti
       *[other] { $by }, for spillere med mindst { $number } partier
    }
best-country = Bedste { $power }
best-countries = Bedste land

## The end of a game

rules-last-year = Det sidste år i et parti er { $year }.
rules-all-survivors = En remis omfatter alle overlevende.
rules-first-draw = Remis må tidligst foreslås efter { $year }.
rules-vote-ends-game = Kun en solo eller en vedtaget afstemning afslutter et parti, ellers regnes det for afbrudt.
rules-vote-ends-game-early = Før det sidste år er det kun en solo eller en vedtaget afstemning, der afslutter et parti, ellers regnes det for afbrudt.
rules-one-vote-a-season = Der holdes én afstemning pr. årstid om hver foreslået remis.
rules-concession-solo = En sejr, der gives væk, tæller som solo.
rules-concession-abandoned = En sejr kan ikke gives væk: et sådant parti regnes for afbrudt.

## Deadlines. $times is a list of times: “17 minutes for a Spring and 15 minutes for a Fall”.

rules-times =
    { $minutes ->
        [one] Tiden er { $times }.
       *[more] Tiden er { $times }.
    }
rules-clock-runs-on = Næste fase begynder, når fristen udløber.
time-for-spring = { $time } om foråret
time-for-fall = { $time } om efteråret
time-for-first-spring = { $time } det første forår
time-for-retreats = { $time } til tilbagetog
time-for-builds = { $time } om vinteren
time-minutes =
    { $count ->
        [one] { $count } minut
       *[other] { $count } minutter
    }
time-parts-of-minutes = { $minutes } minutter
time-hours = { $count ->
       *[other] { $count } timer
    }

## The phases of a game year

phase-spring = Foråret
phase-spring-retreats = Tilbagetog foråret
phase-fall = Efteråret
phase-fall-retreats = Tilbagetog efteråret
phase-builds = Vinteren
phase-of-year = { $phase } { $year }
late-orders-yellow = sene ordrer: gult kort, { $time } tilbage
late-orders-red = sene ordrer: rødt kort

## Penalties and reserves

rules-penalty-floor = I stedet for en straf i procent trækkes { $points } point fra et parti med det laveste pointtal, { $score }.
rules-removal =
    { $count ->
        [one] En spiller med én straf i procent af det samlede pointtal udelukkes.
       *[other] En spiller med { $number } straffe i procent af det samlede pointtal udelukkes.
    }
rules-extensions =
    { $count ->
        [0] En spiller får ingen forlængelse af en frist.
        [one] En spiller får højst én forlængelse af en frist pr. parti.
       *[other] En spiller får højst { $number } forlængelser af en frist pr. parti.
    }
rules-late-orders =
    { $count ->
        [one] Sene ordrer giver gult kort, men rødt kort, hvis de kommer mere end ét sekund for sent, eller hvis det sker igen.
       *[other] Sene ordrer giver gult kort, men rødt kort, hvis de kommer mere end { $number } sekunder for sent, eller hvis det sker igen.
    }
rules-powers-once = Ingen spiller det samme land to gange, undtagen { $place }.
rules-reserves-apart = Reserver og afløsere må ikke selv være tilmeldt turneringen.

## Posting

rules-posted-at-once = Pointene slås op efter hver runde.
rules-posting-held = Pointene slås op efter hver runde. Pointene fra den sidste runde holdes tilbage, til turneringsledelsen frigiver dem.
