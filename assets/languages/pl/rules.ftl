## Numbers as words. A language may write digits instead: { $count }.

number-word = { $count }

# Feminine, for “partia” and “runda”. The sentences about members of a team say the masculine themselves.
ordinal-word =
    { $place ->
        [0] ostatnia
        [1] pierwsza
        [2] druga
        [3] trzecia
        [4] czwarta
        [5] piąta
        [6] szósta
        [7] siódma
        [8] ósma
        [9] dziewiąta
        [10] dziesiąta
       *[other] { $place }.
    }

## The headings of the paragraphs.

rules-heading-scoring = Punktacja
rules-heading-rounds = Rundy
rules-heading-sitting-out = Pauzy
rules-heading-counts = Co się liczy
rules-heading-ties = Równe wyniki
rules-heading-top-board = Stół finałowy
rules-heading-groups = Grupy
rules-heading-teams = Drużyny
rules-heading-awards = Nagrody
rules-heading-game-end = Koniec partii
rules-heading-deadlines = Czas na rozkazy
rules-heading-penalties = Kary i rezerwowi
rules-heading-posting = Ogłaszanie wyników

## The top board. $board is its name: one of these three, or what the director typed.

top-board-name = stół finałowy
final-table-name = stół finałowy
medal-round-name = runda medalowa
# The name stays in the nominative: “w finale (stół finałowy)”.
top-board-place =
    { $kind ->
       *[board] w finale ({ $board })
    }
after-elimination = po eliminacjach
after-round = po rundzie { $round }
in-round = w rundzie { $round }

## Scoring. $system is the name of a scoring system. $parameters is a list of names with numbers: “solo 100, draw 50”.

rules-scored-by = Partie są punktowane według { $system }.
rules-scored-by-with = Partie są punktowane według { $system } ({ $parameters }).
rules-round-scored-by = Punktacja rundy { $round }: { $system }.
rules-round-scored-by-with = Punktacja rundy { $round }: { $system } ({ $parameters }).

## Rounds

rules-rounds =
    { $count ->
        [one] Turniej ma jedną rundę.
        [few] Turniej ma { $count } rundy.
        [many] Turniej ma { $count } rund.
       *[other] Turniej ma { $count } rundy.
    }
rules-most-rounds =
    { $count ->
        [one] Nikt nie gra więcej niż jedną rundę.
        [few] Nikt nie gra więcej niż { $number } rundy.
        [many] Nikt nie gra więcej niż { $number } rund.
       *[other] Nikt nie gra więcej niż { $number } rundy.
    }
rules-most-before-last =
    { $count ->
        [one] Przed ostatnią rundą nikt nie gra więcej niż jedną.
        [few] Przed ostatnią rundą nikt nie gra więcej niż { $number } rundy.
        [many] Przed ostatnią rundą nikt nie gra więcej niż { $number } rund.
       *[other] Przed ostatnią rundą nikt nie gra więcej niż { $number } rundy.
    }
rules-games-at-once = Gracz może grać kilka partii naraz, najwyżej { $number }.
rules-sitting-out = Obecny gracz, dla którego zabrakło stołu, dostaje za rundę { $points } pkt.
rules-sitting-out-once = Obecny gracz, dla którego zabrakło stołu, dostaje za rundę { $points } pkt, ale tylko raz.

## Sitting out. $kinds is a list of these kinds of players, “volunteers, then everybody else”.

rules-sit-outs = Gdy nie da się obsadzić wszystkich stołów, pauzują kolejno: { $kinds }. Spośród nich najpierw pauzuje ten, kto zgłosił się najpóźniej. Kto już pauzował, jest na końcu tej kolejki.
sit-out-next = { $kinds }, potem { $kind }
sit-out-volunteers = ochotnicy
sit-out-late-sign-ups = gracze zgłoszeni po terminie
sit-out-locals = gracze miejscowi
sit-out-nationals = gracze z kraju gospodarza
sit-out-everyone = wszyscy pozostali

## What counts. The phrases below make a text such as “the best two games and half of the third”. $of is “games”, “rounds” or
## “places” (places on a board, where the lowest total wins). $what is such a text.

rules-counting = { $what }.
rules-lowest-wins = Wygrywa najniższa suma.
rules-top-board-counting = Dla graczy w finale ({ $board }): { $what }.
rules-least-results =
    { $count ->
        [one] Aby zająć miejsce, gracz musi mieć co najmniej jeden wynik.
        [few] Aby zająć miejsce, gracz musi mieć co najmniej { $number } wyniki.
        [many] Aby zająć miejsce, gracz musi mieć co najmniej { $number } wyników.
       *[other] Aby zająć miejsce, gracz musi mieć co najmniej { $number } wyniku.
    }
rules-place-needs-later-round = Gracz, który gra tylko w jednej rundzie, a w następnych już nie, nie zajmuje miejsca.
rules-handicaps-always = Handicapy liczą się od początku.
counting-best =
    { $of ->
        [games]
            { $count ->
                [one] najlepsza partia
                [few] { $number } najlepsze partie
                [many] { $number } najlepszych partii
               *[other] { $number } najlepszej partii
            }
        [rounds]
            { $count ->
                [one] najlepsza runda
                [few] { $number } najlepsze rundy
                [many] { $number } najlepszych rund
               *[other] { $number } najlepszej rundy
            }
       *[places]
            { $count ->
                [one] najlepsze miejsce
                [few] { $number } najlepsze miejsca
                [many] { $number } najlepszych miejsc
               *[other] { $number } najlepszego miejsca
            }
    }
counting-all =
    { $of ->
        [games] wszystkie partie
        [rounds] wszystkie rundy
       *[places] wszystkie miejsca
    }
counting-others = pozostałe
# A share is said after what it is of: “trzecia w połowie”, “pozostałe w jednej trzeciej”.
counting-share-of-one = { $ordinal } { $share }
counting-share-of-others = { $results } { $share }
counting-share-of-mean = { $results } (ich średnia) { $share }
share-half = w połowie
share-third = w jednej trzeciej
share-quarter = w jednej czwartej
share-percent = w { $percent }%
counting-nothing = nic
counting-of-round = { $what } z rundy { $round }
counting-of-rounds = { $what } (rundy od { $first } do { $last })
counting-of-top-board = { $what } w finale ({ $board })
counting-at-top-board = { $what } { $place }
counting-of-elimination = { $what } z eliminacji
counting-at-other-boards = { $what } przy innych stołach
counting-times = { $what } z mnożnikiem { $factor }
counting-with-results =
    { $of ->
        [games]
            { $count ->
                [one] od jednej partii: { $what }
               *[other] od { $number } partii: { $what }
            }
        [rounds]
            { $count ->
                [one] od jednej rundy: { $what }
               *[other] od { $number } rund: { $what }
            }
       *[places]
            { $count ->
                [one] od jednego miejsca: { $what }
               *[other] od { $number } miejsc: { $what }
            }
    }
counting-plus = { $what }, a do tego { $next }
counting-or-else = { $what }; { $next }
counting-best-of-round = { $what }; z kilku partii w rundzie liczy się najlepsza
counting-sum-of-round = { $what }; kilka partii w rundzie się sumuje
counting-divided = { $what }, podzielone przez liczbę wyników
counting-divided-plus = { $what }, podzielone przez liczbę wyników plus { $more }
counting-mean = { $what } (ich średnia)
counting-multiplied = { $what }; { $rounds } razy { $factor }
counting-multiplied-for-best = { $what }; { $rounds } razy { $factor } dla najlepszych po rundzie { $after } (do miejsca { $best })
counting-start = { $points } pkt na start i { $what }
counting-sat-out = { $what }; pauza w rundzie daje { $points } pkt
counting-sat-out-once = { $what }; pierwsza pauza w rundzie daje { $points } pkt

## Ties. $steps is a list of tie-breaks: “the best game, then by the second best game”.

rules-equal-totals = Gracze z równą sumą zajmują miejsce ex aequo.
rules-ties = Przy równej sumie decyduje: { $steps }. Gracze, których to nie rozdziela, zajmują miejsce ex aequo.
tie-break-first = { $tie-break }
tie-break-next = { $steps }, potem { $tie-break }

## The names of tie-breaks, inside a sentence. $ordinal is “third”, $place is 3.

tie-break-best-game =
    { $place ->
        [1] najlepsza partia
       *[other] { $ordinal } najlepsza partia
    }
tie-break-best-round =
    { $place ->
        [1] najlepsza runda
       *[other] { $ordinal } najlepsza runda
    }
tie-break-latest-game = ostatnia partia
# “punkty (runda 4, a bez niej runda 3)”
tie-break-round-score = punkty ({ $rounds })
tie-break-or-else-round = { $rounds }, a bez niej { $round }
tie-break-all-games = suma wszystkich partii
tie-break-average-game = średnia partii
tie-break-centres = liczba centrów
tie-break-solos = liczba solo
tie-break-draws = liczba remisów
tie-break-mean-of = średnia w punktacji { $system }
tie-break-best-member =
    { $place ->
        [1] najlepszy członek drużyny
        [2] drugi najlepszy członek drużyny
        [3] trzeci najlepszy członek drużyny
        [4] czwarty najlepszy członek drużyny
        [5] piąty najlepszy członek drużyny
        [6] szósty najlepszy członek drużyny
        [7] siódmy najlepszy członek drużyny
       *[other] członek drużyny (pozycja { $ordinal })
    }

## The same as the reason for a place: “larger second best game, 35.74 over 31.80”.

# From the eleventh on the ordinal is a number, “11.”, and has no case.
larger-best-game =
    { $place ->
        [1] więcej punktów w najlepszej partii
        [2] więcej punktów w drugiej najlepszej partii
        [3] więcej punktów w trzeciej najlepszej partii
        [4] więcej punktów w czwartej najlepszej partii
        [5] więcej punktów w piątej najlepszej partii
        [6] więcej punktów w szóstej najlepszej partii
        [7] więcej punktów w siódmej najlepszej partii
        [8] więcej punktów w ósmej najlepszej partii
        [9] więcej punktów w dziewiątej najlepszej partii
        [10] więcej punktów w dziesiątej najlepszej partii
       *[other] więcej punktów w { $ordinal } najlepszej partii
    }
smaller-best-game =
    { $place ->
        [1] lepsze miejsce w najlepszej partii
        [2] lepsze miejsce w drugiej najlepszej partii
        [3] lepsze miejsce w trzeciej najlepszej partii
        [4] lepsze miejsce w czwartej najlepszej partii
        [5] lepsze miejsce w piątej najlepszej partii
        [6] lepsze miejsce w szóstej najlepszej partii
        [7] lepsze miejsce w siódmej najlepszej partii
        [8] lepsze miejsce w ósmej najlepszej partii
        [9] lepsze miejsce w dziewiątej najlepszej partii
        [10] lepsze miejsce w dziesiątej najlepszej partii
       *[other] lepsze miejsce w { $ordinal } najlepszej partii
    }
larger-best-round =
    { $place ->
        [1] więcej punktów w najlepszej rundzie
        [2] więcej punktów w drugiej najlepszej rundzie
        [3] więcej punktów w trzeciej najlepszej rundzie
        [4] więcej punktów w czwartej najlepszej rundzie
        [5] więcej punktów w piątej najlepszej rundzie
        [6] więcej punktów w szóstej najlepszej rundzie
        [7] więcej punktów w siódmej najlepszej rundzie
        [8] więcej punktów w ósmej najlepszej rundzie
        [9] więcej punktów w dziewiątej najlepszej rundzie
        [10] więcej punktów w dziesiątej najlepszej rundzie
       *[other] więcej punktów w { $ordinal } najlepszej rundzie
    }
larger-latest-game = więcej punktów w ostatniej partii
larger-round-score = więcej punktów ({ $rounds })
larger-all-games = wyższa suma wszystkich partii
larger-average-game = wyższa średnia partii
larger-mean-of = wyższa średnia w punktacji { $system }
more-centres = więcej centrów
more-solos = więcej solo
more-draws = więcej remisów

## The top board. $games is the number of games that the same seven play there, $games-word the same as a word.

rules-top-board =
    { $games ->
        [1] Finał ({ $board }) rozgrywa się w rundzie { $round }.
       *[other] Finał ({ $board }) rozgrywa się w rundzie { $round }. Liczba partii tej samej siódemki: { $games-word }.
    }
rules-top-board-after-elimination =
    { $games ->
        [1]
            { $count ->
                [one] Finał ({ $board }) rozgrywa się, gdy każdy gracz ma za sobą jedną partię eliminacyjną.
                [few] Finał ({ $board }) rozgrywa się, gdy każdy gracz ma za sobą { $number } partie eliminacyjne.
                [many] Finał ({ $board }) rozgrywa się, gdy każdy gracz ma za sobą { $number } partii eliminacyjnych.
               *[other] Finał ({ $board }) rozgrywa się, gdy każdy gracz ma za sobą { $number } partii eliminacyjnej.
            }
       *[other]
            { $count ->
                [one] Finał ({ $board }) rozgrywa się, gdy każdy gracz ma za sobą jedną partię eliminacyjną. Liczba partii tej samej siódemki: { $games-word }.
                [few] Finał ({ $board }) rozgrywa się, gdy każdy gracz ma za sobą { $number } partie eliminacyjne. Liczba partii tej samej siódemki: { $games-word }.
                [many] Finał ({ $board }) rozgrywa się, gdy każdy gracz ma za sobą { $number } partii eliminacyjnych. Liczba partii tej samej siódemki: { $games-word }.
               *[other] Finał ({ $board }) rozgrywa się, gdy każdy gracz ma za sobą { $number } partii eliminacyjnej. Liczba partii tej samej siódemki: { $games-word }.
            }
    }
rules-top-board-unmarked = Jeśli w pliku nie oznaczono takiego stołu, finałem jest runda { $round } albo partie ostatnich rund, w których cała siódemka ma już za sobą wszystkie partie eliminacyjne.
rules-seats-by-ranking = Miejsca otrzymuje pierwszych siedmiu graczy rankingu po rundzie { $round }. Kto rezygnuje, ustępuje miejsca następnemu w kolejce.
rules-seats-by-ranking-of-few =
    { $count ->
        [one] Miejsca otrzymuje pierwszych siedmiu graczy rankingu po rundzie { $round } spośród tych, którzy zagrali dotąd najwyżej jedną rundę. Kto rezygnuje, ustępuje miejsca następnemu w kolejce.
        [few] Miejsca otrzymuje pierwszych siedmiu graczy rankingu po rundzie { $round } spośród tych, którzy zagrali dotąd najwyżej { $number } rundy. Kto rezygnuje, ustępuje miejsca następnemu w kolejce.
        [many] Miejsca otrzymuje pierwszych siedmiu graczy rankingu po rundzie { $round } spośród tych, którzy zagrali dotąd najwyżej { $number } rund. Kto rezygnuje, ustępuje miejsca następnemu w kolejce.
       *[other] Miejsca otrzymuje pierwszych siedmiu graczy rankingu po rundzie { $round } spośród tych, którzy zagrali dotąd najwyżej { $number } rundy. Kto rezygnuje, ustępuje miejsca następnemu w kolejce.
    }
rules-seats-by-groups = Miejsca otrzymują zwycięzcy grup, potem gracze wskazani przez sędziego, potem następni w rankingu. Kto rezygnuje, ustępuje miejsca następnemu w kolejce.
rules-seats-by-groups-of-few =
    { $count ->
        [one] Miejsca otrzymują zwycięzcy grup, potem gracze wskazani przez sędziego, potem następni w rankingu spośród tych, którzy zagrali dotąd najwyżej jedną rundę. Kto rezygnuje, ustępuje miejsca następnemu w kolejce.
        [few] Miejsca otrzymują zwycięzcy grup, potem gracze wskazani przez sędziego, potem następni w rankingu spośród tych, którzy zagrali dotąd najwyżej { $number } rundy. Kto rezygnuje, ustępuje miejsca następnemu w kolejce.
        [many] Miejsca otrzymują zwycięzcy grup, potem gracze wskazani przez sędziego, potem następni w rankingu spośród tych, którzy zagrali dotąd najwyżej { $number } rund. Kto rezygnuje, ustępuje miejsca następnemu w kolejce.
       *[other] Miejsca otrzymują zwycięzcy grup, potem gracze wskazani przez sędziego, potem następni w rankingu spośród tych, którzy zagrali dotąd najwyżej { $number } rundy. Kto rezygnuje, ustępuje miejsca następnemu w kolejce.
    }
rules-seat-ties = Przy równości na ostatnim miejscu decyduje: { $steps }.
rules-powers-in-order =
    { $first ->
        [winners] Państwa wybiera się w kolejności rankingu (najpierw zwycięzcy grup).
       *[nobody] Państwa wybiera się w kolejności rankingu.
    }
rules-powers-turned =
    { $first ->
        [winners] W pierwszej partii państwa wybiera się w kolejności rankingu (najpierw zwycięzcy grup), a w drugiej w kolejności odwrotnej.
       *[nobody] W pierwszej partii państwa wybiera się w kolejności rankingu, a w drugiej w kolejności odwrotnej.
    }
rules-top-board-bonus = Gracze w finale otrzymują bonus { $percent }% do sumy.
rules-placed-by-total = O wszystkich miejscach decyduje suma.
rules-champion-and-second = Zwycięzca finału jest mistrzem, a drugi gracz finału wicemistrzem, bez względu na sumy. Przy równych wynikach w finale wyżej jest ten, kto później wybrał państwo. O pozostałych miejscach decyduje suma.
rules-champion-by-total = Mistrzem jest gracz z najwyższą sumą spośród grających w finale ({ $board }). O pozostałych miejscach decyduje suma.

## Groups and teams. $rounds is “round 3” or “rounds 1 to 3”.

rules-groups = Uczestnicy są podzieleni na grupy, każda z własną klasyfikacją.
rules-teams = Drużyny { $number }-osobowe: { $what }.
team-counts-all = sumuje się punkty wszystkich członków ({ $rounds })
team-counts-best =
    { $count ->
        [one] liczą się punkty najlepszego członka ({ $rounds })
       *[other] sumuje się punkty { $number } najlepszych członków ({ $rounds })
    }
team-counts-best-games = sumuje się najlepszą partię każdego członka ({ $rounds })
team-counts-best-games-of-best =
    { $count ->
        [one] liczy się najlepsza partia najlepszego członka ({ $rounds })
       *[other] sumuje się najlepszą partię każdego z { $number } najlepszych członków ({ $rounds })
    }
rules-tied-teams = Drużyny z równą sumą zajmują miejsce ex aequo.
rules-team-ties = Przy równej sumie drużyn decyduje: { $steps }.
rules-teams-of-country =
    { $count ->
        [one] Kraj może wystawić najwyżej jedną drużynę.
        [few] Kraj może wystawić najwyżej { $number } drużyny.
        [many] Kraj może wystawić najwyżej { $number } drużyn.
       *[other] Kraj może wystawić najwyżej { $number } drużyny.
    }
rules-teams-apart = Członkowie jednej drużyny nie mogą grać przy tym samym stole ({ $rounds }).
rules-team-captain = Każda drużyna ma kapitana.
rules-scratch-teams = Z graczy czekających na drużynę tworzy się drużyny łączone.

## Awards. $award is its name. $by is one of the texts below, with tie-breaks: “the highest score …, then the larger lead”.

rules-award = { $award }: { $by }.
award-by-score = najwyższy wynik partii rozegranej danym państwem
award-by-centres = najwięcej centrów na koniec partii rozegranej danym państwem
award-by-place = najlepsze miejsce przy stole w partii rozegranej danym państwem
award-by-director = decyduje sędzia
award-by-votes = najwyższa średnia ocen od pozostałych graczy ({ $grades })
award-then = { $by }, potem { $tie-break }
award-then-lead = większa przewaga
award-then-best-grade = najwięcej głosów z najlepszą oceną
award-then-total = suma
award-then-score = wynik partii
award-then-centres = liczba centrów
award-least-games =
    { $count ->
        [one] { $by }, dla graczy z co najmniej jedną partią
       *[other] { $by }, dla graczy z co najmniej { $number } partiami
    }
best-country = Najlepsze państwo ({ $power })
best-countries = Najlepsze państwo

## The end of a game

rules-last-year = Ostatni rok partii: { $year }.
rules-all-survivors = Remis obejmuje wszystkie państwa, które przetrwały.
rules-first-draw = Remis można zaproponować najwcześniej po roku { $year }.
rules-vote-ends-game = Partię kończy tylko solo albo przyjęty w głosowaniu remis; w innym razie partia liczy się jako przerwana.
rules-vote-ends-game-early = Przed ostatnim rokiem partię kończy tylko solo albo przyjęty w głosowaniu remis; w innym razie partia liczy się jako przerwana.
rules-one-vote-a-season = Nad każdym zaproponowanym remisem głosuje się w danej porze roku tylko raz.
rules-concession-solo = Poddanie się pozostałych liczy się jako solo.
rules-concession-abandoned = Nie można wygrać przez poddanie się pozostałych: taka partia liczy się jako przerwana.

## Deadlines. $times is a list of times: “17 minutes for a Spring and 15 minutes for a Fall”.

rules-times = Czas: { $minutes ->
       *[more] { $times }
    }.
rules-clock-runs-on = Z upływem czasu zaczyna się następna faza.
time-for-spring = { $time } na wiosnę
time-for-fall = { $time } na jesień
time-for-first-spring = { $time } na pierwszą wiosnę
time-for-retreats = { $time } na odwroty
time-for-builds = { $time } na budowę
time-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
time-parts-of-minutes = { $minutes } minuty
time-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }

## The phases of a game year

phase-spring = Wiosna
phase-spring-retreats = Odwroty wiosenne
phase-fall = Jesień
phase-fall-retreats = Odwroty jesienne
phase-builds = Budowa
phase-of-year = { $phase } { $year }
late-orders-yellow = spóźnione rozkazy: żółta kartka, jeszcze { $time }
late-orders-red = spóźnione rozkazy: czerwona kartka

## Penalties and reserves

rules-penalty-floor = Zamiast kary procentowej odejmuje się { $points } pkt w partii z najniższym wynikiem, { $score } pkt.
rules-removal =
    { $count ->
        [one] Gracz z jedną karą procentową od sumy zostaje wykluczony.
       *[other] Gracz z { $number } karami procentowymi od sumy zostaje wykluczony.
    }
rules-extensions =
    { $count ->
        [one] Gracz ma w partii najwyżej jedno przedłużenie czasu.
        [few] Gracz ma w partii najwyżej { $number } przedłużenia czasu.
        [many] Gracz ma w partii najwyżej { $number } przedłużeń czasu.
       *[other] Gracz ma w partii najwyżej { $number } przedłużenia czasu.
    }
rules-late-orders =
    { $count ->
        [one] Za spóźnione rozkazy dostaje się żółtą kartkę, a za spóźnienie o ponad jedną sekundę albo ponowne spóźnienie czerwoną.
        [few] Za spóźnione rozkazy dostaje się żółtą kartkę, a za spóźnienie o ponad { $number } sekundy albo ponowne spóźnienie czerwoną.
        [many] Za spóźnione rozkazy dostaje się żółtą kartkę, a za spóźnienie o ponad { $number } sekund albo ponowne spóźnienie czerwoną.
       *[other] Za spóźnione rozkazy dostaje się żółtą kartkę, a za spóźnienie o ponad { $number } sekundy albo ponowne spóźnienie czerwoną.
    }
rules-powers-once = Nikt nie gra dwa razy tym samym państwem, chyba że { $place }.
rules-reserves-apart = Rezerwowi i zastępcy nie mogą być uczestnikami turnieju.

## Posting

rules-posted-at-once = Wyniki wywiesza się po każdej rundzie.
rules-posting-held = Wyniki wywiesza się po każdej rundzie. Wyniki ostatniej rundy są wstrzymane do zwolnienia przez sędziego.
