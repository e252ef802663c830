## Numbers as words. A language may write digits instead: { $count }.

number-word =
    { $count ->
        [0] nul
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
       *[other] { $count }
    }

# Always before “beste”: “op twee na beste partij”. For “eerste” the sentences say “beste” alone.
ordinal-word =
    { $place ->
        [0] laatste
        [1] eerste
        [2] op één na
        [3] op twee na
        [4] op drie na
        [5] op vier na
        [6] op vijf na
        [7] op zes na
        [8] op zeven na
        [9] op acht na
        [10] op negen na
       *[other] { $place }e
    }

## The headings of the paragraphs.

rules-heading-scoring = Puntensysteem
rules-heading-rounds = Rondes
rules-heading-sitting-out = Vrije rondes
rules-heading-counts = Wat meetelt
rules-heading-ties = Gelijke stand
rules-heading-top-board = Topboard
rules-heading-groups = Groepen
rules-heading-teams = Teams
rules-heading-awards = Prijzen
rules-heading-game-end = Einde van een partij
rules-heading-deadlines = Tijden
rules-heading-penalties = Straffen en reserves
rules-heading-posting = Ophangen van scores

## The top board. $board is its name: one of these three, or what the director typed.

# Sentences choose the article by the name. Whoever changes a name changes it there too.
top-board-name = topboard
final-table-name = finaletafel
medal-round-name = medailleronde
top-board-place =
    { $board ->
        [topboard] aan het { $board }
        [finaletafel] aan de { $board }
        [medailleronde] in de { $board }
       *[other]
            { $kind ->
                [round] in de ronde ‘{ $board }’
               *[board] aan het bord ‘{ $board }’
            }
    }
after-elimination = na de voorronde
after-round = na ronde { $round }
in-round = in ronde { $round }

## Scoring. $system is the name of a scoring system. $parameters is a list of names with numbers: “solo 100, draw 50”.

rules-scored-by = Voor de partijen geldt het puntensysteem { $system }.
rules-scored-by-with = Voor de partijen geldt het puntensysteem { $system }, met { $parameters }.
rules-round-scored-by = Voor ronde { $round } geldt het puntensysteem { $system }.
rules-round-scored-by-with = Voor ronde { $round } geldt het puntensysteem { $system }, met { $parameters }.

## Rounds

rules-rounds =
    { $count ->
        [one] Er is één ronde.
       *[other] Er zijn { $count } rondes.
    }
rules-most-rounds =
    { $count ->
        [one] Niemand speelt meer dan één ronde.
       *[other] Niemand speelt meer dan { $number } rondes.
    }
rules-most-before-last =
    { $count ->
        [one] Niemand speelt vóór de laatste ronde meer dan één ronde.
       *[other] Niemand speelt vóór de laatste ronde meer dan { $number } rondes.
    }
rules-games-at-once = Een speler mag { $number } partijen tegelijk spelen.
rules-sitting-out = Wie aanwezig is en geen bord heeft, krijgt { $points } punten voor de ronde.
rules-sitting-out-once = Wie aanwezig is en geen bord heeft, krijgt { $points } punten voor de ronde, maar slechts één keer.

## Sitting out. $kinds is a list of these kinds of players, “volunteers, then everybody else”.

rules-sit-outs = Als niet alle borden vol komen, zijn in deze volgorde vrij: { $kinds }. Daarbij is telkens het eerst vrij wie zich het laatst heeft aangemeld. Wie al eens vrij was, komt als laatste aan de beurt.
sit-out-next = { $kinds }, dan { $kind }
sit-out-volunteers = vrijwilligers
sit-out-late-sign-ups = spelers die zich laat hebben aangemeld
sit-out-locals = spelers uit de plaats zelf
sit-out-nationals = spelers uit het gastland
sit-out-everyone = alle anderen

## What counts. The phrases below make a text such as “the best two games and half of the third”. $of is “games”, “rounds” or
## “places” (places on a board, where the lowest total wins). $what is such a text.

rules-counting = { $what }.
rules-lowest-wins = Het laagste totaal wint.
rules-top-board-counting = Voor de spelers van { $board ->
        [topboard] het { $board }
        [finaletafel] de { $board }
        [medailleronde] de { $board }
       *[other] ‘{ $board }’
    }: { $what }.
rules-least-results =
    { $count ->
        [one] Voor een plaats heeft een speler minstens één resultaat nodig.
       *[other] Voor een plaats heeft een speler minstens { $number } resultaten nodig.
    }
rules-place-needs-later-round = Wie in één ronde speelt en in geen van de latere, krijgt geen plaats.
rules-handicaps-always = Handicaps tellen vanaf het begin.
counting-best =
    { $of ->
        [games]
            { $count ->
                [one] de beste partij
               *[other] de { $number } beste partijen
            }
        [rounds]
            { $count ->
                [one] de beste ronde
               *[other] de { $number } beste rondes
            }
       *[places]
            { $count ->
                [one] de beste plaats
               *[other] de { $number } beste plaatsen
            }
    }
counting-all =
    { $of ->
        [games] alle partijen
        [rounds] alle rondes
       *[places] alle plaatsen
    }
counting-others = de overige
# “de helft van de op twee na beste”, “80% van de beste”
counting-share-of-one = { $share } van de { $ordinal ->
        [eerste] beste
       *[other] { $ordinal } beste
    }
counting-share-of-others = { $share } van { $results }
counting-share-of-mean = { $share } van het gemiddelde van { $results }
share-half = de helft
share-third = een derde
share-quarter = een kwart
share-percent = { $percent }%
counting-nothing = niets
counting-of-round = { $what } van ronde { $round }
counting-of-rounds = { $what } (ronde { $first } t/m { $last })
counting-of-top-board = { $what } van { $board ->
        [topboard] het { $board }
        [finaletafel] de { $board }
        [medailleronde] de { $board }
       *[other] ‘{ $board }’
    }
counting-at-top-board = { $what } { $place }
counting-of-elimination = { $what } van de voorronde
counting-at-other-boards = { $what } aan andere borden
counting-times = { $what }, maal { $factor }
counting-with-results =
    { $of ->
        [games]
            { $count ->
                [one] vanaf één partij: { $what }
               *[other] vanaf { $number } partijen: { $what }
            }
        [rounds]
            { $count ->
                [one] vanaf één ronde: { $what }
               *[other] vanaf { $number } rondes: { $what }
            }
       *[places]
            { $count ->
                [one] vanaf één plaats: { $what }
               *[other] vanaf { $number } plaatsen: { $what }
            }
    }
counting-plus = { $what }, plus { $next }
counting-or-else = { $what }; { $next }
counting-best-of-round = { $what }; van meerdere partijen in een ronde telt de beste
counting-sum-of-round = { $what }; meerdere partijen in een ronde worden opgeteld
counting-divided = { $what }, gedeeld door het aantal resultaten
counting-divided-plus = { $what }, gedeeld door het aantal resultaten plus { $more }
counting-mean = het gemiddelde van { $what }
counting-multiplied = { $what }; { $rounds } maal { $factor }
counting-multiplied-for-best = { $what }; { $rounds } maal { $factor } voor de beste { $best } na ronde { $after }
counting-start = { $points } punten aan het begin, en { $what }
counting-sat-out = { $what }; een vrije ronde levert { $points } punten op
counting-sat-out-once = { $what }; de eerste vrije ronde levert { $points } punten op

## Ties. $steps is a list of tie-breaks: “the best game, then by the second best game”.

rules-equal-totals = Spelers met hetzelfde totaal delen de plaats.
rules-ties = Bij een gelijke stand beslist: { $steps }. Spelers die dan nog gelijk staan, delen de plaats.
tie-break-first = { $tie-break }
tie-break-next = { $steps }, dan { $tie-break }

## The names of tie-breaks, inside a sentence. $ordinal is “third”, $place is 3.

tie-break-best-game =
    { $place ->
        [1] beste partij
       *[other] { $ordinal } beste partij
    }
tie-break-best-round =
    { $place ->
        [1] beste ronde
       *[other] { $ordinal } beste ronde
    }
tie-break-latest-game = laatste partij
# “score van ronde 4 of anders van ronde 3”
tie-break-round-score = score van { $rounds }
tie-break-or-else-round = { $rounds } of anders van { $round }
tie-break-all-games = som van alle partijen
tie-break-average-game = gemiddelde van de partijen
tie-break-centres = aantal centra
tie-break-solos = aantal solo’s
tie-break-draws = aantal remises
tie-break-mean-of = gemiddelde volgens { $system }
tie-break-best-member =
    { $place ->
        [1] beste lid
       *[other] { $ordinal } beste lid
    }

## The same as the reason for a place: “larger second best game, 35.74 over 31.80”.

larger-best-game =
    { $place ->
        [1] hogere score in de beste partij
       *[other] hogere score in de { $ordinal } beste partij
    }
smaller-best-game =
    { $place ->
        [1] betere plaats in de beste partij
       *[other] betere plaats in de { $ordinal } beste partij
    }
larger-best-round =
    { $place ->
        [1] hogere score in de beste ronde
       *[other] hogere score in de { $ordinal } beste ronde
    }
larger-latest-game = hogere score in de laatste partij
larger-round-score = hogere score van { $rounds }
larger-all-games = hogere som van alle partijen
larger-average-game = hoger gemiddelde van de partijen
larger-mean-of = hoger gemiddelde volgens { $system }
more-centres = meer centra
more-solos = meer solo’s
more-draws = meer remises

## The top board. $games is the number of games that the same seven play there, $games-word the same as a word.

rules-top-board =
    { $board ->
        [topboard] Het { $board }
        [finaletafel] De { $board }
        [medailleronde] De { $board }
       *[other] ‘{ $board }’
    } wordt gespeeld in ronde { $round }{ $games ->
        [1] {"."}
       *[other] {" "}({ $games-word } partijen van dezelfde zeven spelers).
    }
rules-top-board-after-elimination =
    { $board ->
        [topboard] Het { $board }
        [finaletafel] De { $board }
        [medailleronde] De { $board }
       *[other] ‘{ $board }’
    } { $count ->
        [one] wordt gespeeld na de ene voorrondepartij van elke speler
       *[other] wordt gespeeld na de { $number } voorrondepartijen van elke speler
    }{ $games ->
        [1] {"."}
       *[other] {" "}({ $games-word } partijen van dezelfde zeven spelers).
    }
rules-top-board-unmarked = Is in een bestand geen bord gemarkeerd, dan is dat in ronde { $round }, of zijn het de partijen in de laatste rondes van zeven spelers die al hun voorrondepartijen hebben gespeeld.
rules-seats-by-ranking = De plaatsen gaan naar de eerste zeven van de ranglijst na ronde { $round }. Wie ervan afziet, wordt vervangen door de volgende die aan de beurt is.
rules-seats-by-ranking-of-few =
    { $count ->
        [one] De plaatsen gaan naar de eerste zeven van de ranglijst na ronde { $round } die tot dan toe hoogstens één ronde hebben gespeeld. Wie ervan afziet, wordt vervangen door de volgende die aan de beurt is.
       *[other] De plaatsen gaan naar de eerste zeven van de ranglijst na ronde { $round } die tot dan toe hoogstens { $number } rondes hebben gespeeld. Wie ervan afziet, wordt vervangen door de volgende die aan de beurt is.
    }
rules-seats-by-groups = De plaatsen gaan naar de groepswinnaars, dan naar de spelers die de toernooileiding aanwijst, dan naar de volgenden op de ranglijst. Wie ervan afziet, wordt vervangen door de volgende die aan de beurt is.
rules-seats-by-groups-of-few =
    { $count ->
        [one] De plaatsen gaan naar de groepswinnaars, dan naar de spelers die de toernooileiding aanwijst, dan naar de volgenden op de ranglijst die tot dan toe hoogstens één ronde hebben gespeeld. Wie ervan afziet, wordt vervangen door de volgende die aan de beurt is.
       *[other] De plaatsen gaan naar de groepswinnaars, dan naar de spelers die de toernooileiding aanwijst, dan naar de volgenden op de ranglijst die tot dan toe hoogstens { $number } rondes hebben gespeeld. Wie ervan afziet, wordt vervangen door de volgende die aan de beurt is.
    }
rules-seat-ties = Bij een gelijke stand voor de laatste plaats beslist: { $steps }.
rules-powers-in-order =
    { $first ->
        [winners] De landen worden gekozen in de volgorde van de ranglijst (de groepswinnaars eerst).
       *[nobody] De landen worden gekozen in de volgorde van de ranglijst.
    }
rules-powers-turned =
    { $first ->
        [winners] De landen worden in de eerste partij gekozen in de volgorde van de ranglijst (de groepswinnaars eerst), en in de tweede in omgekeerde volgorde.
       *[nobody] De landen worden in de eerste partij gekozen in de volgorde van de ranglijst, en in de tweede in omgekeerde volgorde.
    }
rules-top-board-bonus = Wie daar speelt, krijgt een bonus van { $percent }% op het totaal.
rules-placed-by-total = Alle plaatsen worden bepaald door het totaal.
rules-champion-and-second = De winnaar daar is kampioen en de nummer twee vicekampioen, ongeacht het totaal. Bij gelijke scores daar gaat voor wie het land later koos. Alle andere plaatsen worden bepaald door het totaal.
rules-champion-by-total = Kampioen is de speler van { $board ->
        [topboard] het { $board }
        [finaletafel] de { $board }
        [medailleronde] de { $board }
       *[other] ‘{ $board }’
    } met het hoogste totaal. Alle andere plaatsen worden bepaald door het totaal.

## Groups and teams. $rounds is “round 3” or “rounds 1 to 3”.

rules-groups = De deelnemers zijn ingedeeld in groepen, elk met een eigen stand.
rules-teams = Teams van { $number }: { $what }.
team-counts-all = de scores van alle leden in { $rounds } worden opgeteld
team-counts-best =
    { $count ->
        [one] de score van het beste lid in { $rounds } telt
       *[other] de scores van de { $number } beste leden in { $rounds } worden opgeteld
    }
team-counts-best-games = van alle leden wordt de beste partij in { $rounds } opgeteld
team-counts-best-games-of-best =
    { $count ->
        [one] van het beste lid telt de beste partij in { $rounds }
       *[other] van de { $number } beste leden wordt de beste partij in { $rounds } opgeteld
    }
rules-tied-teams = Teams die gelijk staan, delen de plaats.
rules-team-ties = Bij een gelijke stand tussen teams beslist: { $steps }.
rules-teams-of-country =
    { $count ->
        [one] Per nationaliteit mag hoogstens één team meedoen.
       *[other] Per nationaliteit mogen hoogstens { $number } teams meedoen.
    }
rules-teams-apart = Teamgenoten mogen in { $rounds } niet aan hetzelfde bord spelen.
rules-team-captain = Elk team heeft een aanvoerder.
rules-scratch-teams = Spelers die nog op een team wachten, vormen gelegenheidsteams.

## Awards. $award is its name. $by is one of the texts below, with tie-breaks: “the highest score …, then the larger lead”.

rules-award = { $award }: { $by }.
award-by-score = de hoogste score in een partij met elk land
award-by-centres = de meeste centra aan het einde van een partij met elk land
award-by-place = de beste plaats op een bord met elk land
award-by-director = de toernooileiding beslist
award-by-votes = het hoogste gemiddelde van de cijfers van de andere spelers ({ $grades })
award-then = { $by }, dan { $tie-break }
award-then-lead = de grootste voorsprong
award-then-best-grade = de meeste stemmen met het hoogste cijfer
award-then-total = het totaal
award-then-score = de score
award-then-centres = de centra
award-least-games =
    { $count ->
        [one] { $by }, voor spelers met minstens één partij
       *[other] { $by }, voor spelers met minstens { $number } partijen
    }
best-country = Beste { $power }
best-countries = Beste landen

## The end of a game

rules-last-year = Het laatste jaar van een partij is { $year }.
rules-all-survivors = Een remise omvat alle overlevenden.
rules-first-draw = Remise mag op zijn vroegst na { $year } worden voorgesteld.
rules-vote-ends-game = Een partij eindigt alleen door een solo of een aangenomen stemming, anders geldt ze als afgebroken.
rules-vote-ends-game-early = Vóór het laatste jaar eindigt een partij alleen door een solo of een aangenomen stemming, anders geldt ze als afgebroken.
rules-one-vote-a-season = Over dezelfde voorgestelde remise wordt per seizoen maar één keer gestemd.
rules-concession-solo = Een gegunde winst telt als solo.
rules-concession-abandoned = Winst kan niet worden gegund: een partij met gegunde winst geldt als afgebroken.

## Deadlines. $times is a list of times: “17 minutes for a Spring and 15 minutes for a Fall”.

rules-times = De bedenktijd is { $minutes ->
       *[more] { $times }
    }.
rules-clock-runs-on = Zodra de tijd om is, begint de volgende fase.
time-for-spring = { $time } voor een voorjaar
time-for-fall = { $time } voor een najaar
time-for-first-spring = { $time } voor het eerste voorjaar
time-for-retreats = { $time } voor terugtochten
time-for-builds = { $time } voor het bouwen
time-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
time-parts-of-minutes = { $minutes } minuten
time-hours = { $count ->
       *[other] { $count } uur
    }

## The phases of a game year

phase-spring = Voorjaar
phase-spring-retreats = Terugtochten voorjaar
phase-fall = Najaar
phase-fall-retreats = Terugtochten najaar
phase-builds = Bouwen
phase-of-year = { $phase } { $year }
late-orders-yellow = te late orders: gele kaart, nog { $time }
late-orders-red = te late orders: rode kaart

## Penalties and reserves

rules-penalty-floor = In plaats van een straf in procenten gaan er { $points } punten af van een partij met de laagste score, { $score }.
rules-removal =
    { $count ->
        [one] Een speler met één straf in procenten van het totaal wordt uit het toernooi verwijderd.
       *[other] Een speler met { $number } straffen in procenten van het totaal wordt uit het toernooi verwijderd.
    }
rules-extensions =
    { $count ->
        [one] Een speler krijgt per partij hoogstens één verlenging van de bedenktijd.
       *[other] Een speler krijgt per partij hoogstens { $number } verlengingen van de bedenktijd.
    }
rules-late-orders =
    { $count ->
        [one] Te late orders leveren een gele kaart op, en een rode als ze meer dan één seconde te laat zijn of opnieuw te laat.
       *[other] Te late orders leveren een gele kaart op, en een rode als ze meer dan { $number } seconden te laat zijn of opnieuw te laat.
    }
rules-powers-once = Niemand speelt een land twee keer, behalve { $place }.
rules-reserves-apart = Reserves en invallers mogen zelf geen deelnemer zijn.

## Posting

rules-posted-at-once = De scores worden na elke ronde opgehangen.
rules-posting-held = De scores worden na elke ronde opgehangen. Die van de laatste ronde worden achtergehouden tot de toernooileiding ze vrijgeeft.
