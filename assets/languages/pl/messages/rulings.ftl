# The sentences of the rulings desk: why each order of a dispute has its outcome, what was decided to read it, why an order does not count, and what is
# wrong in the text of a dispute. They stand below that text in the window, and behind the orders of a printed or posted ruling.
# The words are those of the rules of WDC 2006 and of the rulebook; say them as players of your language say them.
#
# What stays in English in every language, because it is the notation of the board and of the text: names of provinces (“Vienna”, “North Sea”, “Spain/nc”),
# units (“A Vienna” is an army, “F Trieste” is a fleet), whole orders (“A Vienna - Tyrolia”), “Tyr”, “NMR”, and all words in quotation marks that a director
# types: “retreats”, “disbands”, “centres”, “position”, “late”, “Fall 1902”. Use the quotation marks of your language around them.
#
# “It” at the beginning of a sentence is the unit whose order is judged, an army or a fleet. If that is a trouble, say “the unit” or leave it out.
# “(§9)” and the like are paragraphs of the rules.
#
# The variables, unless a comment says something else:
# $province is a province in English: “Tyrolia”. A fleet’s space may have a coast: “Spain/nc”.
# $unit is a unit, alone, “A Vienna”, or with its power, “A Vienna (Austria)”; the comment of the group says which.
# $power is a power in your language, without an article: “Austria”. $powers are one or several: “Austria, France and Italy”.
# $turn is a turn of the game in your language: “Fall 1902”, “Fall 1902 retreats”, “Winter 1902”. $year is a year: “1902”.
# $name, $words and $order are text as the director or the player typed it; it may be anything.

## The powers. The name in braces is that of words.ftl of your language, so these lines stay as they are. Only if the sentences need another form, write it.

rulings-austria = { austria }
rulings-england = { england }
rulings-france = { france }
rulings-germany = { germany }
rulings-italy = { italy }
rulings-russia = { russia }
rulings-turkey = { turkey }

## The turns of the game, inside a sentence and in titles.

# A season without a year.
rulings-spring = wiosna
rulings-fall = jesień
rulings-winter = zima
rulings-spring-of-year = wiosna { $year }
rulings-fall-of-year = jesień { $year }
rulings-winter-of-year = zima { $year }
# The text names a year and no season.
rulings-year-alone = { $year }
# The part of a turn in which dislodged units retreat: “Fall 1902 retreats”. $turn is “Fall 1902”.
rulings-retreats-of-turn = { $turn }, odwroty
# The part in which units are built and removed: “Fall 1902 adjustments”.
rulings-adjustments-of-turn = { $turn }, budowa i usuwanie

## Parts of sentences.

# A unit with its power: “A Vienna (Austria)”. $unit may be several units: “A Vienna, F Trieste”.
rulings-unit-of-power = { $unit } ({ $power })
# A list. It grows from the left: $first is “Austria” or already “Austria, England”.
rulings-list-comma = { $first }, { $second }
# The end of a list. $others is “Austria” or “Austria, England”, $last is “France”.
rulings-list-and = { $others } i { $last }
# What an abbreviation can mean: “Tyrolia or Tyrrhenian Sea”. It grows from the left too.
rulings-list-or = { $first } lub { $second }
# A list of groups: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-list-semicolon = { $first }; { $second }
# Two whole sentences of this file, one behind the other.
rulings-two-sentences = { $first } { $second }
# A whole sentence and the paragraph from which it follows. $paragraph is “§9”, or one of the next four.
rulings-sentence-with-paragraph = { $sentence } ({ $paragraph })
# The paragraph with several subjects: what it says about a power without a player, about convoys and supports that depend on each
# other, about units that change places by a convoy, and about a fleet that convoys an attack on a unit of its own power.
rulings-paragraph-civil-disorder = §14, civil disorder
rulings-paragraph-paradoxes = §14, paradoksy
rulings-paragraph-coastal-convoys = §14, konwoje wzdłuż wybrzeża
rulings-paragraph-conveyed-attack = §14, atak, który samemu się konwojuje

## The outcome of an order: a verb or an adjective, in small letters, behind an order and a colon or in a narrow column. “A Vienna - Tyrolia: moves”.

rulings-outcome-moves = wchodzi
# It stays where it is, because it was stopped.
rulings-outcome-bounces = odbija się
rulings-outcome-holds = stoi
rulings-outcome-supports = wspiera
# A support that an attack made worthless.
rulings-outcome-cut = wsparcie przerwane
rulings-outcome-convoys = konwojuje
# A convoy, or a move by convoy, that fails because a fleet was dislodged.
rulings-outcome-disrupted = konwój zerwany
# A support or a convoy of something that was not ordered, or an adjustment too many.
rulings-outcome-void = bez skutku
# The order breaks a rule, so the unit does not follow it.
rulings-outcome-misordered = rozkaz nieważny
# The unit leaves the board after it was dislodged.
rulings-outcome-disbands = rozwiązana
rulings-outcome-builds = buduje
# The unit leaves the board in a winter.
rulings-outcome-removes = usuwa
# The power does not build although it may.
rulings-outcome-waives = rezygnuje
# $outcome is one of these outcomes: “holds, dislodged”.
rulings-outcome-dislodged = { $outcome }, wyparta

## The line of an order in the window.

# $order is an order: “A Vienna - Tyrolia”, $outcome its outcome: “moves”.
rulings-order-with-outcome = { $order }: { $outcome }
# A unit that is disbanded. $order says so in the notation: “F Naples disbands”.
rulings-order-of-disbanded = { $order }
# $unit is a unit: “A Moscow”.
rulings-builds-unit = buduje { $unit }
rulings-removes-unit = usuwa { $unit }
rulings-waives-build = rezygnuje z budowy

## The movement phase: a unit that holds or is dislodged. $unit is the attacker with its power: “F Naples (Italy)”, $strength a number: “2”.

rulings-holds = Jednostka stoi w miejscu.
# It often follows another sentence: “The unit is not ordered. It is dislodged by F Naples (Italy) with strength 2.”
rulings-dislodged-by = Jednostka zostaje wyparta przez { $unit } z siłą { $strength }.

## A move that succeeds. $strength is its strength, “2”, $unit a unit that it dislodges, with its power: “A Vienna (Austria)”.
## “By convoy”: the army could go over land, and goes by convoy. “By its convoy”: it can go by convoy only.

rulings-moves = Jednostka wchodzi na pole docelowe.
rulings-moves-by-convoy = Armia wchodzi konwojem na pole docelowe.
rulings-moves-by-its-convoy = Armia wchodzi na pole docelowe dzięki swojemu konwojowi.
rulings-moves-against-nothing = Jednostka wchodzi bez przeszkód.
rulings-moves-with-strength = Jednostka wchodzi z siłą { $strength }.
rulings-moves-by-convoy-with-strength = Armia wchodzi konwojem z siłą { $strength }.
rulings-moves-by-its-convoy-with-strength = Dzięki swojemu konwojowi armia wchodzi z siłą { $strength }.
rulings-moves-and-dislodges = Jednostka wchodzi z siłą { $strength } i wypiera { $unit }.
rulings-moves-by-convoy-and-dislodges = Armia wchodzi konwojem z siłą { $strength } i wypiera { $unit }.
rulings-moves-by-its-convoy-and-dislodges = Dzięki swojemu konwojowi armia wchodzi z siłą { $strength } i wypiera { $unit }.
# Behind one of these sentences. $unit is a unit that was ordered to the same province; “it” is the unit that moves. $province is that province, out of which
# the attack came that dislodges $unit.
rulings-rival-does-not-stop-it = { $unit } nie zatrzymuje tego ruchu, bo sama zostaje wyparta atakiem z prowincji { $province }.
# Behind one of these sentences. $power owns the unit that is dislodged and the fleet of the convoy, $fleet is that fleet: “F North Sea”.
rulings-conveys-attack-on-own-unit = Właściciel wypartej jednostki ({ $power }) sam konwojuje ten atak, używając { $fleet }.

## A move that fails. $unit is another unit with its power: “A Venice (Italy)”, $province the destination of the move.

rulings-cannot-enter = Jednostka nie może wejść do prowincji { $province }.
rulings-moves-against-it-with-more-strength = { $unit } rusza z naprzeciwka z większą siłą.
rulings-enters-with-more-strength = { $unit } wchodzi do prowincji { $province } z większą siłą.
# $fleet is the fleet in the destination, with its power. A paradox: convoys and supports that depend on each other, so that no outcome follows.
rulings-fleet-in-paradox-stays = Konwojująca flota { $fleet } jest częścią paradoksu i nie zostaje wyparta.
# A coastal crawl: two fleets change places along different coasts of a province.
rulings-coastal-crawl = { $unit } rusza z naprzeciwka; zamiana miejsc wzdłuż różnych wybrzeży (coastal crawl) jest niedozwolona.
# $unit is an own unit, without its power: “A Venice”.
rulings-own-unit-stays = { $unit } tego samego państwa zostaje w prowincji { $province }.
# $strength is a number: “1”.
rulings-does-not-dislodge-attacker = Siła { $strength } nie wystarcza, by wyprzeć { $unit }, która rusza z naprzeciwka.
rulings-does-not-dislodge = Siła { $strength } nie wystarcza, by wyprzeć { $unit }, która tam zostaje.
rulings-stands-off = Jednostka się odbija: { $unit } też ma rozkaz ruchu do prowincji { $province }.
rulings-convoys-in-paradox-fail = Konwoje będące częścią paradoksu nie dochodzą do skutku.
# $fleet is a fleet with its power: “F North Sea (England)”.
rulings-no-route-is-whole = Żadna trasa konwoju nie jest cała: { $fleet } zostaje wyparta.
rulings-convoy-is-broken = Konwój zostaje zerwany: { $fleet } zostaje wyparta.
# “It may not be supported to hold”: a support to hold does not count for a unit that was ordered to move.
rulings-convoy-was-not-ordered = Nie ma rozkazu konwoju, którego armia potrzebuje; nie można jej wspierać w obronie.

## Supports. $unit is an attacker with its power: “A Venice (Italy)”.

# $province is where the unit stands that is supported.
rulings-misordered-move-is-not-supported = Rozkaz jednostki w prowincji { $province } jest nieważny, więc stoi ona w miejscu i nie ma ruchu, który można by wspierać.
# $from is the province of the supported unit, $to where it should move.
rulings-supported-move-is-not-ordered = Jednostka w prowincji { $from } nie ma rozkazu ruchu do prowincji { $to }, więc wsparcie jest bez skutku.
rulings-supported-unit-moves = Jednostka w prowincji { $province } ma rozkaz ruchu, więc nie dostaje wsparcia w obronie.
rulings-support-is-cut = Wsparcie zostaje przerwane przez { $unit }.
rulings-supports = Jednostka udziela wsparcia.
# $province is the destination of the supported move, here and below.
rulings-supports-move = Jednostka wspiera ruch do prowincji { $province }.
rulings-supports-against-own-attack = Jednostka wspiera ruch do prowincji { $province }; atak własnego państwa nie przerywa wsparcia.
# $unit stands in $province and attacks the supporting unit.
rulings-attack-does-not-cut = { $unit } atakuje z prowincji { $province }, więc nie przerywa wsparcia ruchu do tej prowincji.
# $unit is an army.
rulings-convoyed-attack-does-not-cut = { $unit } płynie konwojem floty, którą atakuje się z tym wsparciem, więc go nie przerywa.

## Convoys. “It” is the fleet. $from is the province of the army, $to where it should go.

# $province is where the army stands.
rulings-misordered-move-is-not-convoyed = Rozkaz jednostki w prowincji { $province } jest nieważny, więc stoi ona w miejscu i nie ma ruchu, który można by konwojować.
rulings-convoyed-move-is-not-ordered = Armia w prowincji { $from } nie ma rozkazu ruchu do prowincji { $to }, więc nie ma czego konwojować.
rulings-is-on-no-route = Flota nie stoi na żadnej możliwej trasie z prowincji { $from } do prowincji { $to }, więc nie należy do konwoju.
rulings-convoy-is-disrupted = Konwój zostaje zerwany.
rulings-convoy-is-in-paradox = Konwój jest częścią paradoksu: nie dochodzi do skutku, a flota nie zostaje wyparta.
# $province is the destination of the army.
rulings-convoys-to = Flota konwojuje do prowincji { $province }.
rulings-attack-disrupts-nothing = Flota konwojuje do prowincji { $province }; atak, który nie wypiera floty, nie zrywa konwoju.

## Why a unit has no order. “It holds.” or “It is dislodged by …” follows.

# NMR: no moves received.
rulings-red-card-and-no-moves = Państwo ma w tej turze czerwoną kartkę (NMR).
rulings-is-in-civil-disorder = Państwo nie ma już gracza (civil disorder).
rulings-has-no-orders = W tej turze nie ma rozkazów tego państwa (NMR).
rulings-unit-is-not-ordered = Jednostka nie ma rozkazu.

## An order for several units: “all hold”, “everything else holds”. $order is what was written.

rulings-no-unit-for-order = Państwo nie ma jednostki, której dotyczyłby rozkaz „{ $order }”.
rulings-every-unit-has-order = Każda jednostka ma własny rozkaz.
rulings-is-order-for-each-unit = „{ $order }” jest jednoznaczne: to rozkaz dla każdej z tych jednostek.

## Which orders count. A set is a list of orders that belong together, with a season written above it; a sheet may have several sets. A revised sheet replaces
## an earlier one.

# $words is a year as it is written, “1902”. “Write the season”: “Fall 1902”.
rulings-year-names-no-season = „{ $words }” nie podaje pory roku, więc ta lista rozkazów nie ma pierwszeństwa: wpisz przed rokiem porę roku.
rulings-is-in-set-of-turn = Rozkaz jest na liście właściwej tury ({ $turn }); inna lista na arkuszu się nie liczy.
rulings-other-set-does-not-count = Inna lista rozkazów na arkuszu się nie liczy, a ta się liczy.
rulings-has-red-card = Państwo ma w tej turze czerwoną kartkę.
rulings-set-was-used = Ta lista rozkazów posłużyła już we wcześniejszej turze.
rulings-date-names-no-season = Data tej listy nie podaje pory roku, a inna lista rozkazów ma właściwą porę roku.
rulings-other-set-has-season = Inna lista rozkazów ma właściwą porę roku.
rulings-later-sheet-has-order = Na późniejszym, poprawionym arkuszu jest rozkaz dla tej jednostki.
rulings-later-sheet-replaces-it = Późniejszy, poprawiony arkusz zastępuje ten rozkaz.
rulings-has-other-valid-order = Jednostka ma inny ważny rozkaz.
rulings-has-several-valid-orders = Jednostka ma kilka ważnych rozkazów o różnym znaczeniu.
# $province is where the unit stands that is supported.
rulings-supported-unit-has-no-order = Jednostka w prowincji { $province } nie ma rozkazu, więc jej ruchu nie można wspierać.

## How an order was read.

rulings-order-without-unit = Każdy rozkaz musi podawać jednostkę, której dotyczy.
rulings-mutual-support = Wzajemne wsparcie jest rozkazem tylko dla pierwszej jednostki.
# $words are words behind the order: “with support from Ukraine”.
rulings-no-order-for-another-unit = „{ $words }” nie jest rozkazem dla innej jednostki: rozkaz dotyczy tylko pierwszej jednostki.
# $words are words about a convoy: “via convoy”, “via Nth”.
rulings-route-does-not-decide = „{ $words }” nie decyduje o tym, czy armia płynie konwojem, ani o tym, którą trasą.
# $unit is a fleet: “F Trieste”.
rulings-route-of-fleet = „{ $words }” dotyczy konwoju, a { $unit } to flota.
# $power is the power that the order names, $unit the unit, “A Vienna”, and $owner its power.
rulings-order-for-other-power = Rozkaz wymienia jednostkę jednego państwa ({ $power }), a { $unit } należy do innego ({ $owner }).
# $name is an abbreviation that a rule fixes: “Nor” is always Norway.
rulings-name-is-always = „{ $name }” to zawsze { $province }.
# $name is a name with a slip of the pen: “Burgandy” can only be Burgundy.
rulings-name-can-only-be = „{ $name }” może oznaczać tylko { $province }.
# The type is army or fleet. $unit is the unit that stands there: “F Trieste”.
rulings-wrong-type-does-not-matter = Jednostka w prowincji { $province } to { $unit }; błędny rodzaj lub błędne wybrzeże nie ma znaczenia.
rulings-wrong-nationality-does-not-matter = Jednostka w prowincji { $province } to { $unit } ({ $power }); błędne państwo, rodzaj lub wybrzeże nie ma znaczenia.
rulings-army-is-on-no-coast = Armia w prowincji { $province } nie stoi na żadnym określonym wybrzeżu, więc podane wybrzeże nie ma znaczenia.
rulings-only-one-coast-is-meant = W prowincji { $province } możliwe jest tylko jedno wybrzeże, więc podane wybrzeże nie ma znaczenia.
rulings-support-is-to-any-coast = Wsparcie jest ważne dla każdego wybrzeża prowincji { $province }.
rulings-intermediate-spaces-are-ignored = Pola pośrednie się nie liczą.

## “Tyr” can be Tyrolia or the Tyrrhenian Sea. $province is the one of the two that is meant.

rulings-tyr-of-writer-with-capitals = Gracz pisze morza wielkimi literami, a lądy nie, więc tu Tyr to { $province }.
rulings-tyr-of-fleet = Tyr przy flocie to Tyrrhenian Sea.
rulings-tyr-of-army = Tyr przy armii to Tyrolia.
rulings-tyr-of-legal-order = Tylko { $province } daje dozwolony rozkaz, więc Tyr to { $province }.
rulings-tyr-of-other-name = Drugą z tych prowincji gracz skraca inaczej, więc Tyr to { $province }.
rulings-tyr-is-not-decided = Tyr może oznaczać Tyrolia lub Tyrrhenian Sea i żadna zasada tego nie rozstrzyga.
rulings-tyr-makes-no-legal-order = Tyr nie daje dozwolonego rozkazu ani jako Tyrolia, ani jako Tyrrhenian Sea.
# In an order to remove a unit.
rulings-no-rule-decides-tyr = Żadna zasada nie rozstrzyga, co oznacza Tyr.
rulings-tyr-is-not-on-board = Na planszy nie ma Tyr.

## Names of provinces. $name is what was written, $provinces are those that it can mean: “Tyrolia or Tyrrhenian Sea”.

rulings-name-can-be = „{ $name }” może oznaczać { $provinces }.
rulings-name-can-be-so-write-it = „{ $name }” może oznaczać { $provinces }. Wpisz pełną nazwę.
rulings-name-can-be-and-director-decides = „{ $name }” może oznaczać { $provinces }: decyduje sędzia, więc wpisz pełną nazwę.
rulings-unknown-province = Na planszy nie ma prowincji „{ $name }”.
# $province is the province with the nearest name.
rulings-unknown-province-near = Na planszy nie ma prowincji „{ $name }”. Najbliższa nazwa to { $province }.
# $words are words of an order that are not understood.
rulings-unknown-words = „{ $words }” nie jest prowincją na planszy ani słowem rozkazu.
rulings-unknown-words-near = „{ $words }” nie jest prowincją na planszy ani słowem rozkazu. Najbliższa nazwa to { $province }.
rulings-no-clear-province = „{ $name }” nie wskazuje jednoznacznie prowincji na planszy.

## A text that is no order. $words is the text, or the part of it that is not understood.

rulings-is-no-order = „{ $words }” nie jest rozkazem.
rulings-this-is-no-order = To nie jest rozkaz.
# $most is a number: “500”.
rulings-too-many-words = Rozkaz nie może mieć więcej niż { $most } słów.
rulings-words-name-no-unit = „{ $words }” nie podaje jednostki: w rozkazie musi być prowincja jednostki.
rulings-no-order-behind-unit = „{ $words }” po jednostce nie jest rozkazem.
rulings-words-make-order-ambiguous = „{ $words }” po rozkazie sprawia, że jest on niejednoznaczny.
rulings-order-is-for-one-unit = Rozkaz dotyczy jednej jednostki.
rulings-disbands-after-dislodgement = Jednostkę rozwiązuje się dopiero po jej wyparciu.
rulings-order-without-destination = Rozkaz nie podaje celu.
rulings-order-without-supported-unit = Rozkaz nie podaje, którą jednostkę się wspiera.
rulings-order-without-convoyed-army = Rozkaz nie podaje, którą armię się konwojuje.
rulings-order-without-destination-of-army = Rozkaz nie podaje, dokąd konwojuje się armię.
rulings-words-name-no-province = „{ $words }” nie podaje żadnej prowincji na planszy.
rulings-no-province-is-named = Nie podano prowincji.
rulings-can-be-read-in-two-ways = „{ $words }” można odczytać na dwa sposoby: decyduje sędzia, więc wpisz pełny rozkaz.
# $first and $second are two of the five kinds of orders below: “a move”, “a support”.
rulings-can-be-two-orders = „{ $words }” może oznaczać { $first } lub { $second }: decyduje sędzia, więc wpisz pełny rozkaz.
rulings-a-hold = pozostanie w miejscu
rulings-a-move = ruch
rulings-a-support = wsparcie
rulings-a-convoy = konwój
rulings-another-order = inny rozkaz

## Orders that the rules do not allow. $unit is a unit without its power: “A Vienna”.

# $power gives the order, $owner owns the unit. A language may say it so: “The unit in Tyrolia does not belong to Austria, but to Italy”.
rulings-unit-of-other-power = Jednostka w prowincji { $province } nie należy do tego państwa ({ $power }), tylko do innego ({ $owner }).
rulings-no-unit-stands-there = W prowincji { $province } nie ma jednostki.
rulings-several-coasts = { $unit } może wejść na kilka wybrzeży prowincji { $province }; trzeba podać wybrzeże.
# Two units without a word between them: “A Vienna A Budapest”. $unit is the unit in $province: “A Budapest”.
rulings-move-or-support = To może być ruch do prowincji { $province } albo wsparcie dla { $unit }: z rozkazu musi wynikać, o co chodzi.
rulings-is-there-already = { $unit } już stoi w prowincji { $province }.
rulings-cannot-move-to = { $unit } nie może wejść do prowincji { $province }.
# $unit is a fleet: “F Trieste”.
rulings-province-has-no-coast = { $province } nie ma wybrzeża, więc { $unit } nie może tam wejść.
# $unit is an army: “A Vienna”.
rulings-province-is-sea = { $province } to morze, więc { $unit } nie może tam wejść.
# $unit is an army.
rulings-no-possible-route = { $unit } nie ma żadnej możliwej trasy do prowincji { $province }.
rulings-cannot-support-itself = Jednostka nie może wspierać samej siebie.
rulings-no-unit-to-support = W prowincji { $province } nie ma jednostki, którą można by wspierać.
rulings-support-into-own-province = { $unit } nie może wspierać ruchu do własnej prowincji.
rulings-cannot-support-there = { $unit } nie może wejść do prowincji { $province }, więc nie może tam udzielać wsparcia.
# The next five are about a support. $unit is the supported unit, $province where it should move.
rulings-supported-unit-cannot-move = { $unit } nie może wejść do prowincji { $province }: tego ruchu nie można wspierać.
rulings-supported-fleet-has-no-coast = { $province } nie ma wybrzeża, więc { $unit } nie może tam wejść: tego ruchu nie można wspierać.
rulings-supported-army-has-no-land = { $province } to morze, więc { $unit } nie może tam wejść: tego ruchu nie można wspierać.
rulings-supported-army-has-no-route = { $unit } nie ma żadnej możliwej trasy do prowincji { $province }: tego ruchu nie można wspierać.
# $unit is an army, $fleet is the supporting fleet itself: “F English Channel”.
rulings-supported-army-needs-this-fleet = { $unit } może dotrzeć do prowincji { $province } tylko wtedy, gdy konwojuje ją { $fleet }, a flota, która wspiera, nie konwojuje: tego ruchu nie można wspierać.
rulings-only-fleets-at-sea-convoy = Konwojować może tylko flota na morzu.
rulings-no-army-to-convoy = W prowincji { $province } nie ma armii, którą można by konwojować.
# $unit is a fleet.
rulings-fleet-is-not-convoyed = { $unit } to flota, a konwojuje się tylko armie.
# $unit is the convoying fleet, $from the province of the army, $to where it should go.
rulings-unit-is-on-no-route = { $unit } nie stoi na żadnej możliwej trasie konwoju z prowincji { $from } do prowincji { $to }.

## The retreat phase.

rulings-retreats = Jednostka się wycofuje.
rulings-two-units-retreat-there = Dwie jednostki wycofują się do prowincji { $province }: obie zostają rozwiązane.
rulings-is-disbanded-as-ordered = Jednostka zostaje rozwiązana zgodnie z rozkazem.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-unit-is-disbanded = Wyparta jednostka z nieważnym rozkazem zostaje rozwiązana.
rulings-unit-in-disorder-is-disbanded = Wyparta jednostka państwa bez gracza (civil disorder) zostaje rozwiązana.
rulings-unordered-unit-is-disbanded = Wyparta jednostka bez rozkazu zostaje rozwiązana.
# A retreat may be written without the unit, “- Serbia”, if only one unit of the power is dislodged.
rulings-unit-may-not-be-omitted = Tylko państwo z jedną wypartą jednostką może pominąć ją w rozkazie.
rulings-no-dislodged-unit = „{ $name }” nie jest wypartą jednostką tego państwa; inne jednostki się teraz nie ruszają.
rulings-retreat-goes-to-one-space = Odwrót prowadzi na jedno pole, bez konwoju.
rulings-no-supports-in-retreats = W fazie odwrotów nie ma wsparcia ani konwojów.
rulings-dislodged-unit-cannot-hold = Wyparta jednostka nie może pozostać w miejscu.
rulings-attack-came-from = Atak wyszedł z prowincji { $province }.
# $unit is a unit, with its power in a retreat, “A Serbia (Austria)”, and without it in a winter.
rulings-is-occupied = W prowincji { $province } stoi już { $unit }.
rulings-is-empty-after-stand-off = Prowincja { $province } jest pusta po odbiciu.

## The adjustment phase: builds and removals.

rulings-is-built = Jednostka zostaje zbudowana.
rulings-build-is-waived = Zgodnie z rozkazem państwo rezygnuje z budowy.
rulings-nothing-is-built-in-disorder = Państwo bez gracza (civil disorder) niczego nie buduje.
# $count is the number of builds for which there is no order.
# $count (Number)
rulings-too-few-builds =
    { $count ->
        [one] Za mało rozkazów budowy: państwo rezygnuje z pozostałej jednostki.
        [few] Za mało rozkazów budowy: państwo rezygnuje z pozostałych { $count } jednostek.
        [many] Za mało rozkazów budowy: państwo rezygnuje z pozostałych { $count } jednostek.
       *[other] Za mało rozkazów budowy: państwo rezygnuje z pozostałych { $count } jednostki.
    }
rulings-is-removed = Jednostka zostaje usunięta zgodnie z rozkazem.
# “It” is the unit that is removed. $count is the number of orders that would bring it to a home centre; it is 0 for a unit at home.
# $count (Number)
rulings-is-farthest-from-home =
    { $count ->
        [one] Za mało rozkazów usunięcia: ta jednostka jest najdalej od domu, do powrotu potrzebuje { $count } rozkazu.
        [few] Za mało rozkazów usunięcia: ta jednostka jest najdalej od domu, do powrotu potrzebuje { $count } rozkazów.
        [many] Za mało rozkazów usunięcia: ta jednostka jest najdalej od domu, do powrotu potrzebuje { $count } rozkazów.
       *[other] Za mało rozkazów usunięcia: ta jednostka jest najdalej od domu, do powrotu potrzebuje { $count } rozkazu.
    }
# Behind the sentence above. $units are the units that stay though they are as far from home: “A Ukraine and A Warsaw”; $count is how many they are.
# $count (Number)
rulings-armies-are-as-far =
    { $count ->
        [one] { $units } jest tak samo daleko: spośród armii usuwa się pierwszą według alfabetu (§ 5).
        [few] { $units } są tak samo daleko: spośród armii usuwa się pierwszą według alfabetu (§ 5).
        [many] { $units } są tak samo daleko: spośród armii usuwa się pierwszą według alfabetu (§ 5).
       *[other] { $units } są tak samo daleko: spośród armii usuwa się pierwszą według alfabetu (§ 5).
    }
# The same for fleets.
# $count (Number)
rulings-fleets-are-as-far =
    { $count ->
        [one] { $units } jest tak samo daleko: spośród flot usuwa się pierwszą według alfabetu (§ 5).
        [few] { $units } są tak samo daleko: spośród flot usuwa się pierwszą według alfabetu (§ 5).
        [many] { $units } są tak samo daleko: spośród flot usuwa się pierwszą według alfabetu (§ 5).
       *[other] { $units } są tak samo daleko: spośród flot usuwa się pierwszą według alfabetu (§ 5).
    }
# The same if a fleet is removed and the units that stay are armies.
# $count (Number)
rulings-armies-stay =
    { $count ->
        [one] { $units } jest tak samo daleko: floty usuwa się przed armiami (§ 5).
        [few] { $units } są tak samo daleko: floty usuwa się przed armiami (§ 5).
        [many] { $units } są tak samo daleko: floty usuwa się przed armiami (§ 5).
       *[other] { $units } są tak samo daleko: floty usuwa się przed armiami (§ 5).
    }
# The same if the units that stay are fleets and armies.
# $count (Number)
rulings-armies-and-fleets-are-as-far =
    { $count ->
        [one] { $units } jest tak samo daleko: floty usuwa się przed armiami (§ 5). Spośród flot usuwa się pierwszą według alfabetu.
        [few] { $units } są tak samo daleko: floty usuwa się przed armiami (§ 5). Spośród flot usuwa się pierwszą według alfabetu.
        [many] { $units } są tak samo daleko: floty usuwa się przed armiami (§ 5). Spośród flot usuwa się pierwszą według alfabetu.
       *[other] { $units } są tak samo daleko: floty usuwa się przed armiami (§ 5). Spośród flot usuwa się pierwszą według alfabetu.
    }
# More builds are ordered than the power may build. $count is the number that it may build.
# $count (Number)
rulings-too-many-builds =
    { $count ->
        [0] Za dużo rozkazów budowy: państwo nie może nic zbudować, a rozkazy zapisane na końcu się skreśla.
        [one] Za dużo rozkazów budowy: państwo może zbudować { $count } jednostkę, a rozkazy zapisane na końcu się skreśla.
        [few] Za dużo rozkazów budowy: państwo może zbudować { $count } jednostki, a rozkazy zapisane na końcu się skreśla.
        [many] Za dużo rozkazów budowy: państwo może zbudować { $count } jednostek, a rozkazy zapisane na końcu się skreśla.
       *[other] Za dużo rozkazów budowy: państwo może zbudować { $count } jednostki, a rozkazy zapisane na końcu się skreśla.
    }
# The same if it is not known in which order the builds were written.
# $count (Number)
rulings-too-many-builds-without-order =
    { $count ->
        [0] Za dużo rozkazów budowy: państwo nie może nic zbudować, a rozkazy zapisane w nieznanej kolejności skreśla się wszystkie.
        [one] Za dużo rozkazów budowy: państwo może zbudować { $count } jednostkę, a rozkazy zapisane w nieznanej kolejności skreśla się wszystkie.
        [few] Za dużo rozkazów budowy: państwo może zbudować { $count } jednostki, a rozkazy zapisane w nieznanej kolejności skreśla się wszystkie.
        [many] Za dużo rozkazów budowy: państwo może zbudować { $count } jednostek, a rozkazy zapisane w nieznanej kolejności skreśla się wszystkie.
       *[other] Za dużo rozkazów budowy: państwo może zbudować { $count } jednostki, a rozkazy zapisane w nieznanej kolejności skreśla się wszystkie.
    }
# More removals are ordered than the power must remove. $count is the number that it must remove.
# $count (Number)
rulings-too-many-removals =
    { $count ->
        [one] Za dużo rozkazów usunięcia: państwo musi usunąć { $count } jednostkę, a rozkazy zapisane na końcu się skreśla.
        [few] Za dużo rozkazów usunięcia: państwo musi usunąć { $count } jednostki, a rozkazy zapisane na końcu się skreśla.
        [many] Za dużo rozkazów usunięcia: państwo musi usunąć { $count } jednostek, a rozkazy zapisane na końcu się skreśla.
       *[other] Za dużo rozkazów usunięcia: państwo musi usunąć { $count } jednostki, a rozkazy zapisane na końcu się skreśla.
    }
# The same if it is not known in which order the removals were written.
# $count (Number)
rulings-too-many-removals-without-order =
    { $count ->
        [one] Za dużo rozkazów usunięcia: państwo musi usunąć { $count } jednostkę, a rozkazy zapisane w nieznanej kolejności skreśla się wszystkie.
        [few] Za dużo rozkazów usunięcia: państwo musi usunąć { $count } jednostki, a rozkazy zapisane w nieznanej kolejności skreśla się wszystkie.
        [many] Za dużo rozkazów usunięcia: państwo musi usunąć { $count } jednostek, a rozkazy zapisane w nieznanej kolejności skreśla się wszystkie.
       *[other] Za dużo rozkazów usunięcia: państwo musi usunąć { $count } jednostki, a rozkazy zapisane w nieznanej kolejności skreśla się wszystkie.
    }
# “Both”: both orders.
rulings-two-builds-in-centre = W tym samym centrum jest jeszcze inny rozkaz budowy i nie wiadomo, który zapisano pierwszy: oba się skreśla.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-adjustment-is-ignored = Nieważny rozkaz budowy lub usunięcia się nie liczy.
rulings-nothing-to-remove = To państwo nie ma nic do usunięcia: { $power }.
rulings-nothing-to-build = To państwo musi usuwać jednostki i nie może nic budować: { $power }.
rulings-no-home-centre = { $province } nie jest centrum macierzystym tego państwa ({ $power }).
rulings-centre-is-not-owned = { $province } nie należy teraz do tego państwa ({ $power }).
# The type is army or fleet.
rulings-type-must-be-specified = { $province } leży na wybrzeżu, więc trzeba podać, czy to armia, czy flota.
rulings-coast-must-be-specified = Dla floty w prowincji { $province } trzeba podać wybrzeże.
rulings-army-is-built-inland = { $province } nie leży na wybrzeżu, więc podany rodzaj się nie liczy i zostaje zbudowana armia.
rulings-is-built-there-already = W prowincji { $province } buduje się już jednostkę.
rulings-no-unit-of-power-there = To państwo ({ $power }) nie ma jednostki w prowincji { $province }.

## What is missing before the centres are counted.

# $units are units with their powers that were dislodged: “A Serbia (Austria) and F Aegean Sea (Turkey)”; $count is how many they are.
# $count (Number)
rulings-centres-wait-for-retreats =
    { $count ->
        [one] Centra nie są jeszcze policzone, bo { $units } może się jeszcze wycofać. Wpisz „retreats” i pod spodem rozkaz albo „disbands” dla jednostki bez rozkazu.
        [few] Centra nie są jeszcze policzone, bo { $units } mogą się jeszcze wycofać. Wpisz „retreats” i pod spodem rozkazy albo „disbands” dla jednostki bez rozkazu.
        [many] Centra nie są jeszcze policzone, bo { $units } mogą się jeszcze wycofać. Wpisz „retreats” i pod spodem rozkazy albo „disbands” dla jednostki bez rozkazu.
       *[other] Centra nie są jeszcze policzone, bo { $units } mogą się jeszcze wycofać. Wpisz „retreats” i pod spodem rozkazy albo „disbands” dla jednostki bez rozkazu.
    }
rulings-adjustments-wait = Najpierw odwroty, potem budowa i usuwanie.
rulings-adjustments-need-owners = Do budowy i usuwania trzeba znać właścicieli centrów: wpisz „centres” i po jednym wierszu dla każdego państwa.
# $units are units with their powers: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-units-from-orders = Jednostki odczytane z rozkazów: { $units }.

## Powers whose orders do not count: a player with a red card, or a power that has no player any more.

rulings-ban-red-card = czerwona kartka
rulings-ban-civil-disorder = civil disorder
# “Its” and “it”: of the power.
rulings-red-card-consequence = Wszystkie jednostki tego państwa stoją w tej turze. Rozkazy odwrotu, budowy i usunięcia są dozwolone.
rulings-civil-disorder-consequence = Nikt nie gra tym państwem. Jego jednostki stoją, nie wycofują się i nie buduje się nowych; nadliczbowe usuwa się według odległości od domu.

## Votes on draws.

# The proposal, as the title of a vote. $members are powers, “Austria, France”, or “all survivors”.
rulings-draw = Remis ({ $members })
rulings-draw-in-turn = Remis ({ $members }), { $turn }
rulings-draw-proposed-by = Remis ({ $members }; propozycja: { $power })
rulings-draw-in-turn-proposed-by = Remis ({ $members }; propozycja: { $power }), { $turn }
# Of a draw: all powers that still have a centre.
rulings-all-survivors = wszystkie państwa, które przetrwały
# The outcome of a vote, in small letters, behind the proposal and a colon or in a narrow column.
rulings-vote-passes = przyjęty
rulings-vote-fails = odrzucony
rulings-vote-vetoed = zawetowany
rulings-vote-not-allowed = niedozwolony
# The game ended outside the rules.
rulings-vote-abandoned = partia przerwana
# Something is missing to judge it.
rulings-vote-open = nierozstrzygnięty

## Why a vote has its outcome. “It” is the proposed draw.

rulings-ended-without-vote = Partię zakończono bez wymaganego głosowania. Liczy się jako przerwana, a wszyscy jej gracze dostają zero punktów.
# “The line” is the line of the text about the vote.
rulings-vote-is-not-judged = Część wiersza jest niezrozumiała, więc głosowanie pozostaje nierozstrzygnięte.
rulings-season-is-not-known = Nie wiadomo, która to pora roku: wpisz ją w wierszu, np. „Fall 1908”.
# $powers are powers without a centre: “Italy and Turkey”; $count is how many they are.
# $count (Number)
rulings-veto-does-not-count =
    { $count ->
        [one] To weto się nie liczy, bo państwo nie ma centrum: { $powers }.
        [few] Te weta się nie liczą, bo państwa nie mają centrów: { $powers }.
        [many] Te weta się nie liczą, bo państwa nie mają centrów: { $powers }.
       *[other] Te weta się nie liczą, bo państwa nie mają centrów: { $powers }.
    }
# The same for a vote that a player showed to the others.
# $count (Number)
rulings-shown-vote-does-not-count =
    { $count ->
        [one] Ten pokazany głos się nie liczy, bo państwo nie ma centrum: { $powers }.
        [few] Te pokazane głosy się nie liczą, bo państwa nie mają centrów: { $powers }.
        [many] Te pokazane głosy się nie liczą, bo państwa nie mają centrów: { $powers }.
       *[other] Te pokazane głosy się nie liczą, bo państwa nie mają centrów: { $powers }.
    }
# The same for a vote against the draw.
# $count (Number)
rulings-vote-against-does-not-count =
    { $count ->
        [one] Ten głos przeciw się nie liczy, bo państwo nie ma centrum: { $powers }.
        [few] Te głosy przeciw się nie liczą, bo państwa nie mają centrów: { $powers }.
        [many] Te głosy przeciw się nie liczą, bo państwa nie mają centrów: { $powers }.
       *[other] Te głosy przeciw się nie liczą, bo państwa nie mają centrów: { $powers }.
    }
rulings-is-vetoed-by = Zgłoszono publiczne weto ({ $powers }), więc głosowania nie ma. Partia toczy się dalej.
rulings-is-vetoed = Zgłoszono publiczne weto, więc głosowania nie ma. Partia toczy się dalej.
# $count is the number of the powers.
# $count (Number)
rulings-vote-was-shown =
    { $count ->
        [one] Pokazano głos ({ $powers }), a to liczy się jako weto. Partia toczy się dalej.
        [few] Pokazano głosy ({ $powers }), a to liczy się jako weto. Partia toczy się dalej.
        [many] Pokazano głosy ({ $powers }), a to liczy się jako weto. Partia toczy się dalej.
       *[other] Pokazano głosy ({ $powers }), a to liczy się jako weto. Partia toczy się dalej.
    }
# The figures: how many voted for it and against it.
rulings-is-voted-against = Jest głos przeciw, więc remis zostaje odrzucony i partia toczy się dalej. Liczby głosów się nie ujawnia.
# $sum is the sum of the written counts, $all the number of the centres of the board: “34”.
rulings-counts-are-incomplete = Nikt nie jest przeciw. Centra z roku { $year } sumują się do { $sum }, a nie do { $all }, więc nie wiadomo, kto przetrwał: wpisz liczbę centrów każdego państwa.
# A chart has the numbers of centres at the end of a year.
rulings-chart-is-missing = Nikt nie jest przeciw. Kto przetrwał, pokazuje tabela centrów z roku { $year }: wpisz ją, np. „counts { $year }: Austria 12, France 12, Russia 10”.
rulings-draw-passes = Nikt nie głosuje przeciw; wstrzymanie się liczy się jako głos za. Na koniec partii liczy się tabela centrów z roku { $year }. Podpisują ją pozostali gracze.
# “These”: the counts.
rulings-draw-passes-after-spring = Nikt nie głosuje przeciw; wstrzymanie się liczy się jako głos za. Na koniec partii liczy się tabela centrów z roku { $year }, bo po wiośnie obowiązuje rok poprzedni. Podpisują ją pozostali gracze.

## Why a draw could not be proposed.

rulings-draw-passed-before = Wcześniejszy remis został przyjęty i zakończył partię.
rulings-draw-of-turn-passed-before = Wcześniejszy remis ({ $turn }) został przyjęty i zakończył partię.
# $first is the first year after which draws are allowed: “1905”.
rulings-is-before-first-chart = Remis można zaproponować, gdy jest już wpisana tabela centrów z roku { $first }; tu liczy się tabela z roku { $year }.
rulings-game-ends-with-year = Każda partia kończy się po roku { $year } automatycznym remisem.
# $count is a number of centres from 18 on.
# $count (Number)
rulings-power-has-won =
    { $count ->
        [one] Państwo, które ma { $count } centrum w roku { $year }, wygrywa: { $power }.
        [few] Państwo, które ma { $count } centra w roku { $year }, wygrywa: { $power }.
        [many] Państwo, które ma { $count } centrów w roku { $year }, wygrywa: { $power }.
       *[other] Państwo, które ma { $count } centrum w roku { $year }, wygrywa: { $power }.
    }
rulings-proposer-has-no-centre = Państwo bez centrum w roku { $year } nie może niczego zaproponować: { $power }.
rulings-was-voted-on-already = Nad tym remisem już głosowano ({ $turn }), a w jednej porze roku głosuje się nad nim tylko raz.
# The Diplomacy period: the time in which the players negotiate.
rulings-vote-is-late = Głosować trzeba od razu, zanim zacznie się następna faza dyplomacji.
# $powers have centres and are not among the powers of the draw; $count is how many they are.
# $count (Number)
rulings-survivors-are-left-out =
    { $count ->
        [one] Remis obejmuje wszystkie państwa, które przetrwały według tabeli centrów z roku { $year }, i żadnych innych. Brakuje państwa: { $powers }.
        [few] Remis obejmuje wszystkie państwa, które przetrwały według tabeli centrów z roku { $year }, i żadnych innych. Brakuje państw: { $powers }.
        [many] Remis obejmuje wszystkie państwa, które przetrwały według tabeli centrów z roku { $year }, i żadnych innych. Brakuje państw: { $powers }.
       *[other] Remis obejmuje wszystkie państwa, które przetrwały według tabeli centrów z roku { $year }, i żadnych innych. Brakuje państw: { $powers }.
    }
# $powers are among the powers of the draw and have no centre; $count is how many they are.
# $count (Number)
rulings-members-have-no-centre =
    { $count ->
        [one] Remis obejmuje wszystkie państwa, które przetrwały według tabeli centrów z roku { $year }, i żadnych innych. Państwo bez centrum: { $powers }.
        [few] Remis obejmuje wszystkie państwa, które przetrwały według tabeli centrów z roku { $year }, i żadnych innych. Państwa bez centrów: { $powers }.
        [many] Remis obejmuje wszystkie państwa, które przetrwały według tabeli centrów z roku { $year }, i żadnych innych. Państwa bez centrów: { $powers }.
       *[other] Remis obejmuje wszystkie państwa, które przetrwały według tabeli centrów z roku { $year }, i żadnych innych. Państwa bez centrów: { $powers }.
    }
# Both: $left-out are the powers that survive and are left out, $lost those that have no centre. The counts say how many they are.
# $left-out-count (Number)
# $lost-count (Number)
rulings-members-are-not-survivors =
    Remis obejmuje wszystkie państwa, które przetrwały według tabeli centrów z roku { $year }, i żadnych innych. { $left-out-count ->
        [one] Brakuje państwa: { $left-out }
        [few] Brakuje państw: { $left-out }
        [many] Brakuje państw: { $left-out }
       *[other] Brakuje państw: { $left-out }
    }; { $lost-count ->
        [one] państwo bez centrum: { $lost }
        [few] państwa bez centrów: { $lost }
        [many] państwa bez centrów: { $lost }
       *[other] państwa bez centrów: { $lost }
    }.

## Problems of the line about a vote.

rulings-voted-for-and-against = To państwo głosuje za remisem i przeciw niemu: { $power }.
# “This word” is “passed”.
rulings-passed-though-prevented = Remis przechodzi tylko bez weta, bez głosu przeciw i bez pokazanego głosu. Usuń to słowo albo pozostałe.
rulings-write-proposer = Wpisz państwo, które proponuje remis, albo usuń te słowa.
rulings-is-no-power = To nie jest państwo.
# The words in quotation marks are typed in English.
rulings-words-of-vote = Wpisz państwa, porę roku, „proposed by France”, „against: Austria”, „revealed: Russia”, „veto: Italy”, „late” lub „no vote”.
rulings-members-or-votes = To mogą być państwa w remisie albo głosy. Wpisz państwa w remisie przed głosami.

## Problems of the other lines of a text.

rulings-yellow-card-is-warning = Żółta kartka to ostrzeżenie, a rozkazy się liczą (§ 6). Usuń ten wiersz.
rulings-is-no-season = To nie jest pora roku: wpisz „Spring 1902”, „Fall 1902 retreats” lub „Winter 1902”.
rulings-year-without-season = To rok bez pory roku, więc żadne centrum nie zmienia właściciela: wpisz „Spring { $year }”, „Fall { $year }” lub „Winter { $year }”.
rulings-joint-orders = Wspólnych rozkazów nie wolno składać (§ 15): wpisz osobny wiersz dla każdego państwa.
# $name is what stands where a power is expected.
rulings-unknown-power = „{ $name }” nie jest państwem; wiersze poniżej nie są przypisane żadnemu innemu.
rulings-line-without-power = Nie wiadomo, czyj to wiersz: zacznij go od państwa i dwukropka.
# $unit is a unit as in a position: “A Vie”.
rulings-unit-stands-there-already = W prowincji { $province } stoi już { $unit } ({ $power }).
rulings-is-no-supply-centre = { $province } nie jest centrum zaopatrzenia.
rulings-centre-is-owned-already = { $province } ma już właściciela: { $power }.
rulings-has-count-already = To państwo ma już liczbę centrów: { $power }. Liczy się ostatnia.
# A count is the number of the centres of a power.
rulings-what-a-count-is = Tu wpisuje się państwo i liczbę jego centrów: „Austria 5”.
# $all is the number of the centres of the board: “34”.
# $count (Number)
rulings-too-many-centres =
    { $count ->
        [one] To jest { $count } centrum, a plansza ma { $all }.
        [few] To są { $count } centra, a plansza ma { $all }.
        [many] To jest { $count } centrów, a plansza ma { $all }.
       *[other] To jest { $count } centrum, a plansza ma { $all }.
    }
rulings-whose-unit = Czyja jednostka stoi w prowincji { $province }? Wpisz pozycję („position”).
# $first and $second are two powers.
rulings-two-powers-order-unit = Dwa państwa wydają rozkazy jednostce w prowincji { $province }, { $first } i { $second }: wpisz pozycję („position”).
# $first and $second are two units: “A Greece” and “F Greece”.
rulings-orders-name-two-units = W rozkazach występuje i { $first }, i { $second }: wpisz pozycję („position”).
# “A” for an army and “F” for a fleet in every language.
rulings-army-or-fleet = Czy jednostka w prowincji { $province } to armia, czy flota? Wpisz A lub F.
rulings-on-which-coast = Flota w prowincji { $province } stoi na jednym z wybrzeży: wpisz, na którym.
rulings-fleet-is-inland = { $province } leży w głębi lądu, więc flota nie może tam stać.
rulings-army-is-at-sea = { $province } to morze, więc armia nie może tam stać.
rulings-no-such-coast = { $province } nie ma takiego wybrzeża.
# $units and $centres are how many the power has.
# $units (Number)
# $centres (Number)
rulings-more-units-than-centres =
    { $power }: { $units ->
        [one] { $units } jednostka
        [few] { $units } jednostki
        [many] { $units } jednostek
       *[other] { $units } jednostki
    }, a tylko { $centres ->
        [one] { $centres } centrum
        [few] { $centres } centra
        [many] { $centres } centrów
       *[other] { $centres } centrum
    }; wiosną i jesienią żadne państwo nie ma więcej jednostek niż centrów.
# $units is how many the power has, $most is “17”.
# $units (Number)
rulings-too-many-units =
    { $power }: { $units ->
        [one] { $units } jednostka
        [few] { $units } jednostki
        [many] { $units } jednostek
       *[other] { $units } jednostki
    }; żadne państwo nie ma ich więcej niż { $most }, bo 18 centrów kończy partię.
