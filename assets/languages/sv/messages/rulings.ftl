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
rulings-spring = våren
rulings-fall = hösten
rulings-winter = vintern
rulings-spring-of-year = våren { $year }
rulings-fall-of-year = hösten { $year }
rulings-winter-of-year = vintern { $year }
# The text names a year and no season.
rulings-year-alone = { $year }
# The part of a turn in which dislodged units retreat: “Fall 1902 retreats”. $turn is “Fall 1902”.
rulings-retreats-of-turn = reträtter { $turn }
# The part in which units are built and removed: “Fall 1902 adjustments”.
rulings-adjustments-of-turn = justeringar { $turn }

## Parts of sentences.

# A unit with its power: “A Vienna (Austria)”. $unit may be several units: “A Vienna, F Trieste”.
rulings-unit-of-power = { $unit } ({ $power })
# A list. It grows from the left: $first is “Austria” or already “Austria, England”.
rulings-list-comma = { $first }, { $second }
# The end of a list. $others is “Austria” or “Austria, England”, $last is “France”.
rulings-list-and = { $others } och { $last }
# What an abbreviation can mean: “Tyrolia or Tyrrhenian Sea”. It grows from the left too.
rulings-list-or = { $first } eller { $second }
# A list of groups: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-list-semicolon = { $first }; { $second }
# Two whole sentences of this file, one behind the other.
rulings-two-sentences = { $first } { $second }
# A whole sentence and the paragraph from which it follows. $paragraph is “§9”, or one of the next four.
rulings-sentence-with-paragraph = { $sentence } ({ $paragraph })
# The paragraph with several subjects: what it says about a power without a player, about convoys and supports that depend on each
# other, about units that change places by a convoy, and about a fleet that convoys an attack on a unit of its own power.
rulings-paragraph-civil-disorder = §14, civil disorder
rulings-paragraph-paradoxes = §14, paradoxer
rulings-paragraph-coastal-convoys = §14, konvojer längs kusten
rulings-paragraph-conveyed-attack = §14, ett anfall som man själv konvojerar

## The outcome of an order: a verb or an adjective, in small letters, behind an order and a colon or in a narrow column. “A Vienna - Tyrolia: moves”.

rulings-outcome-moves = flyttar
# It stays where it is, because it was stopped.
rulings-outcome-bounces = studsar
rulings-outcome-holds = står kvar
rulings-outcome-supports = stöder
# A support that an attack made worthless.
rulings-outcome-cut = brutet stöd
rulings-outcome-convoys = konvojerar
# A convoy, or a move by convoy, that fails because a fleet was dislodged.
rulings-outcome-disrupted = bruten konvoj
# A support or a convoy of something that was not ordered, or an adjustment too many.
rulings-outcome-void = utan verkan
# The order breaks a rule, so the unit does not follow it.
rulings-outcome-misordered = ogiltig
# The unit leaves the board after it was dislodged.
rulings-outcome-disbands = upplöses
rulings-outcome-builds = sätter upp
# The unit leaves the board in a winter.
rulings-outcome-removes = tar bort
# The power does not build although it may.
rulings-outcome-waives = avstår
# $outcome is one of these outcomes: “holds, dislodged”.
rulings-outcome-dislodged = { $outcome }, undanträngd

## The line of an order in the window.

# $order is an order: “A Vienna - Tyrolia”, $outcome its outcome: “moves”.
rulings-order-with-outcome = { $order }: { $outcome }
# A unit that is disbanded. $order says so in the notation: “F Naples disbands”.
rulings-order-of-disbanded = { $order }
# $unit is a unit: “A Moscow”.
rulings-builds-unit = sätter upp { $unit }
rulings-removes-unit = tar bort { $unit }
rulings-waives-build = avstår från att sätta upp en enhet

## The movement phase: a unit that holds or is dislodged. $unit is the attacker with its power: “F Naples (Italy)”, $strength a number: “2”.

rulings-holds = Enheten står kvar.
# It often follows another sentence: “The unit is not ordered. It is dislodged by F Naples (Italy) with strength 2.”
rulings-dislodged-by = Enheten trängs undan av { $unit } med styrka { $strength }.

## A move that succeeds. $strength is its strength, “2”, $unit a unit that it dislodges, with its power: “A Vienna (Austria)”.
## “By convoy”: the army could go over land, and goes by convoy. “By its convoy”: it can go by convoy only.

rulings-moves = Enheten flyttar.
rulings-moves-by-convoy = Armén flyttar med konvoj.
rulings-moves-by-its-convoy = Armén flyttar med sin konvoj.
rulings-moves-against-nothing = Enheten flyttar utan motstånd.
rulings-moves-with-strength = Enheten flyttar med styrka { $strength }.
rulings-moves-by-convoy-with-strength = Armén flyttar med konvoj och styrka { $strength }.
rulings-moves-by-its-convoy-with-strength = Armén flyttar med sin konvoj och styrka { $strength }.
rulings-moves-and-dislodges = Enheten flyttar med styrka { $strength } och tränger undan { $unit }.
rulings-moves-by-convoy-and-dislodges = Armén flyttar med konvoj och styrka { $strength } och tränger undan { $unit }.
rulings-moves-by-its-convoy-and-dislodges = Armén flyttar med sin konvoj och styrka { $strength } och tränger undan { $unit }.
# Behind one of these sentences. $unit is a unit that was ordered to the same province; “it” is the unit that moves. $province is that province, out of which
# the attack came that dislodges $unit.
rulings-rival-does-not-stop-it = { $unit } hindrar inte förflyttningen, eftersom den enheten trängs undan av ett angrepp från { $province }.
# Behind one of these sentences. $power owns the unit that is dislodged and the fleet of the convoy, $fleet is that fleet: “F North Sea”.
rulings-conveys-attack-on-own-unit = { $power } konvojerar själv angreppet på sin egen enhet med { $fleet }.

## A move that fails. $unit is another unit with its power: “A Venice (Italy)”, $province the destination of the move.

rulings-cannot-enter = Enheten kan inte flytta till { $province }.
rulings-moves-against-it-with-more-strength = { $unit } kommer emot med större styrka.
rulings-enters-with-more-strength = { $unit } flyttar till { $province } med större styrka.
# $fleet is the fleet in the destination, with its power. A paradox: convoys and supports that depend on each other, so that no outcome follows.
rulings-fleet-in-paradox-stays = Den konvojerande flottan { $fleet } ingår i en paradox och trängs inte undan.
# A coastal crawl: two fleets change places along different coasts of a province.
rulings-coastal-crawl = { $unit } kommer emot; att byta plats längs olika kuster (coastal crawl) är inte tillåtet.
# $unit is an own unit, without its power: “A Venice”.
rulings-own-unit-stays = { $unit } från samma land står kvar i { $province }.
# $strength is a number: “1”.
rulings-does-not-dislodge-attacker = Styrka { $strength } räcker inte för att tränga undan { $unit }, som kommer emot.
rulings-does-not-dislodge = Styrka { $strength } räcker inte för att tränga undan { $unit }, som står kvar där.
rulings-stands-off = Enheten studsar mot { $unit }, som också har order att flytta till { $province }.
rulings-convoys-in-paradox-fail = Konvojer i en paradox misslyckas.
# $fleet is a fleet with its power: “F North Sea (England)”.
rulings-no-route-is-whole = Ingen väg för konvojen är obruten: { $fleet } trängs undan.
rulings-convoy-is-broken = Konvojen bryts: { $fleet } trängs undan.
# “It may not be supported to hold”: a support to hold does not count for a unit that was ordered to move.
rulings-convoy-was-not-ordered = Det finns ingen order om den konvoj som armén behöver; den kan inte få stöd att stå kvar.

## Supports. $unit is an attacker with its power: “A Venice (Italy)”.

# $province is where the unit stands that is supported.
rulings-misordered-move-is-not-supported = Ordern till enheten i { $province } är ogiltig. Enheten står alltså kvar, och det finns ingen förflyttning att stödja.
# $from is the province of the supported unit, $to where it should move.
rulings-supported-move-is-not-ordered = Enheten i { $from } har ingen order att flytta till { $to }, så stödet är utan verkan.
rulings-supported-unit-moves = Enheten i { $province } har order att flytta, så den får inget stöd att stå kvar.
rulings-support-is-cut = Stödet bryts av { $unit }.
rulings-supports = Enheten ger stöd.
# $province is the destination of the supported move, here and below.
rulings-supports-move = Enheten stöder förflyttningen till { $province }.
rulings-supports-against-own-attack = Enheten stöder förflyttningen till { $province }; ett angrepp från det egna landet bryter inget stöd.
# $unit stands in $province and attacks the supporting unit.
rulings-attack-does-not-cut = { $unit } angriper från { $province } och bryter därför inte ett stöd till en förflyttning dit.
# $unit is an army.
rulings-convoyed-attack-does-not-cut = { $unit } konvojeras av en flotta som angrips med hjälp av det här stödet, och bryter det därför inte.

## Convoys. “It” is the fleet. $from is the province of the army, $to where it should go.

# $province is where the army stands.
rulings-misordered-move-is-not-convoyed = Ordern till enheten i { $province } är ogiltig. Enheten står alltså kvar, och det finns ingen förflyttning att konvojera.
rulings-convoyed-move-is-not-ordered = Armén i { $from } har ingen order att flytta till { $to }, så det finns inget att konvojera.
rulings-is-on-no-route = Flottan står inte på någon möjlig väg från { $from } till { $to }, så den ingår inte i konvojen.
rulings-convoy-is-disrupted = Konvojen bryts.
rulings-convoy-is-in-paradox = Konvojen ingår i en paradox: den misslyckas, och flottan trängs inte undan.
# $province is the destination of the army.
rulings-convoys-to = Flottan konvojerar till { $province }.
rulings-attack-disrupts-nothing = Flottan konvojerar till { $province }; ett angrepp som inte tränger undan flottan bryter inte konvojen.

## Why a unit has no order. “It holds.” or “It is dislodged by …” follows.

# NMR: no moves received.
rulings-red-card-and-no-moves = Landet har rött kort för det här draget (NMR).
rulings-is-in-civil-disorder = Landet har ingen spelare längre (civil disorder).
rulings-has-no-orders = Det finns ingen order från landet för det här draget (NMR).
rulings-unit-is-not-ordered = Enheten har ingen order.

## An order for several units: “all hold”, “everything else holds”. $order is what was written.

rulings-no-unit-for-order = Landet har ingen enhet för ”{ $order }”.
rulings-every-unit-has-order = Varje enhet har en egen order.
rulings-is-order-for-each-unit = ”{ $order }” är entydigt: det är en order till var och en av de här enheterna.

## Which orders count. A set is a list of orders that belong together, with a season written above it; a sheet may have several sets. A revised sheet replaces
## an earlier one.

# $words is a year as it is written, “1902”. “Write the season”: “Fall 1902”.
rulings-year-names-no-season = ”{ $words }” anger ingen årstid, så den här orderlistan har inte företräde: skriv årstiden framför.
rulings-is-in-set-of-turn = Ordern står i listan för { $turn }; en annan lista på bladet räknas inte.
rulings-other-set-does-not-count = En annan orderlista på bladet räknas inte, men den här gör det.
rulings-has-red-card = Landet har rött kort för det här draget.
rulings-set-was-used = Den här orderlistan användes för ett tidigare drag.
rulings-date-names-no-season = Listans datum anger ingen årstid, och en annan orderlista har rätt årstid.
rulings-other-set-has-season = En annan orderlista har rätt årstid.
rulings-later-sheet-has-order = Ett senare, ändrat blad har en order till den här enheten.
rulings-later-sheet-replaces-it = Ett senare, ändrat blad ersätter den här ordern.
rulings-has-other-valid-order = Enheten har en annan giltig order.
rulings-has-several-valid-orders = Enheten har flera giltiga order med olika innebörd.
# $province is where the unit stands that is supported.
rulings-supported-unit-has-no-order = Enheten i { $province } har ingen order, så dess förflyttning kan inte få stöd.

## How an order was read.

rulings-order-without-unit = Varje order måste ange vilken enhet den gäller.
rulings-mutual-support = Ett ömsesidigt stöd är en order bara till den första enheten.
# $words are words behind the order: “with support from Ukraine”.
rulings-no-order-for-another-unit = ”{ $words }” är ingen order till en annan enhet: en order gäller bara den första enheten.
# $words are words about a convoy: “via convoy”, “via Nth”.
rulings-route-does-not-decide = ”{ $words }” avgör varken om armén går med konvoj eller vilken väg den tar.
# $unit is a fleet: “F Trieste”.
rulings-route-of-fleet = ”{ $words }” gäller en konvoj, och { $unit } är en flotta.
# $power is the power that the order names, $unit the unit, “A Vienna”, and $owner its power.
rulings-order-for-other-power = Ordern gäller en enhet från { $power }, men { $unit } tillhör { $owner }.
# $name is an abbreviation that a rule fixes: “Nor” is always Norway.
rulings-name-is-always = ”{ $name }” är alltid { $province }.
# $name is a name with a slip of the pen: “Burgandy” can only be Burgundy.
rulings-name-can-only-be = ”{ $name }” kan bara vara { $province }.
# The type is army or fleet. $unit is the unit that stands there: “F Trieste”.
rulings-wrong-type-does-not-matter = Enheten i { $province } är { $unit }; fel typ eller kust spelar ingen roll.
rulings-wrong-nationality-does-not-matter = Enheten i { $province } är { $unit } ({ $power }); fel land, typ eller kust spelar ingen roll.
rulings-army-is-on-no-coast = En armé i { $province } står inte på någon viss kust, så den angivna kusten spelar ingen roll.
rulings-only-one-coast-is-meant = Bara en kust i { $province } är möjlig, så den angivna kusten spelar ingen roll.
rulings-support-is-to-any-coast = Ett stöd gäller vilken kust som helst i { $province }.
rulings-intermediate-spaces-are-ignored = Fälten däremellan räknas inte.

## “Tyr” can be Tyrolia or the Tyrrhenian Sea. $province is the one of the two that is meant.

rulings-tyr-of-writer-with-capitals = Spelaren skriver hav med versaler men inte land, så detta Tyr är { $province }.
rulings-tyr-of-fleet = Tyr för en flotta är Tyrrhenian Sea.
rulings-tyr-of-army = Tyr för en armé är Tyrolia.
rulings-tyr-of-legal-order = Bara { $province } ger en tillåten order, så Tyr är { $province }.
rulings-tyr-of-other-name = Spelaren har en annan förkortning för den andra provinsen, så Tyr är { $province }.
rulings-tyr-is-not-decided = Tyr kan vara Tyrolia eller Tyrrhenian Sea, och ingen regel avgör vilket.
rulings-tyr-makes-no-legal-order = Tyr ger ingen tillåten order vare sig som Tyrolia eller som Tyrrhenian Sea.
# In an order to remove a unit.
rulings-no-rule-decides-tyr = Ingen regel avgör vad Tyr är.
rulings-tyr-is-not-on-board = Tyr finns inte på brädet.

## Names of provinces. $name is what was written, $provinces are those that it can mean: “Tyrolia or Tyrrhenian Sea”.

rulings-name-can-be = ”{ $name }” kan vara { $provinces }.
rulings-name-can-be-so-write-it = ”{ $name }” kan vara { $provinces }. Skriv ut hela namnet.
rulings-name-can-be-and-director-decides = ”{ $name }” kan vara { $provinces }: turneringsledningen avgör, så skriv ut hela namnet.
rulings-unknown-province = ”{ $name }” är ingen provins på brädet.
# $province is the province with the nearest name.
rulings-unknown-province-near = ”{ $name }” är ingen provins på brädet. Det närmaste namnet är { $province }.
# $words are words of an order that are not understood.
rulings-unknown-words = ”{ $words }” är varken en provins på brädet eller ett ord i en order.
rulings-unknown-words-near = ”{ $words }” är varken en provins på brädet eller ett ord i en order. Det närmaste namnet är { $province }.
rulings-no-clear-province = ”{ $name }” är ingen entydig provins på brädet.

## A text that is no order. $words is the text, or the part of it that is not understood.

rulings-is-no-order = ”{ $words }” är ingen order.
rulings-this-is-no-order = Detta är ingen order.
# $most is a number: “500”.
rulings-too-many-words = Ingen order har fler än { $most } ord.
rulings-words-name-no-unit = ”{ $words }” anger ingen enhet: i en order måste enhetens provins stå.
rulings-no-order-behind-unit = ”{ $words }” efter enheten är ingen order.
rulings-words-make-order-ambiguous = ”{ $words }” efter ordern gör den tvetydig.
rulings-order-is-for-one-unit = En order gäller en enda enhet.
rulings-disbands-after-dislodgement = En enhet upplöses först efter att den har trängts undan.
rulings-order-without-destination = Ordern säger inte vart enheten ska.
rulings-order-without-supported-unit = Ordern säger inte vilken enhet som får stöd.
rulings-order-without-convoyed-army = Ordern säger inte vilken armé som konvojeras.
rulings-order-without-destination-of-army = Ordern säger inte vart armén konvojeras.
rulings-words-name-no-province = ”{ $words }” anger ingen provins på brädet.
rulings-no-province-is-named = Ingen provins är angiven.
rulings-can-be-read-in-two-ways = ”{ $words }” kan läsas på två sätt: turneringsledningen avgör, så skriv ut hela ordern.
# $first and $second are two of the five kinds of orders below: “a move”, “a support”.
rulings-can-be-two-orders = ”{ $words }” kan vara { $first } eller { $second }: turneringsledningen avgör, så skriv ut hela ordern.
rulings-a-hold = en order att stå kvar
rulings-a-move = en förflyttning
rulings-a-support = ett stöd
rulings-a-convoy = en konvoj
rulings-another-order = en annan order

## Orders that the rules do not allow. $unit is a unit without its power: “A Vienna”.

# $power gives the order, $owner owns the unit. A language may say it so: “The unit in Tyrolia does not belong to Austria, but to Italy”.
rulings-unit-of-other-power = Enheten i { $province } tillhör inte { $power }, utan { $owner }.
rulings-no-unit-stands-there = Ingen enhet står i { $province }.
rulings-several-coasts = { $unit } kan flytta till flera kuster i { $province }; kusten måste anges.
# Two units without a word between them: “A Vienna A Budapest”. $unit is the unit in $province: “A Budapest”.
rulings-move-or-support = Det kan vara en förflyttning till { $province } eller ett stöd till { $unit } där: en order måste säga vilket.
rulings-is-there-already = { $unit } står redan i { $province }.
rulings-cannot-move-to = { $unit } kan inte flytta till { $province }.
# $unit is a fleet: “F Trieste”.
rulings-province-has-no-coast = { $province } har ingen kust, så { $unit } kan inte flytta dit.
# $unit is an army: “A Vienna”.
rulings-province-is-sea = { $province } är hav, så { $unit } kan inte flytta dit.
# $unit is an army.
rulings-no-possible-route = Det finns ingen möjlig väg för { $unit } till { $province }.
rulings-cannot-support-itself = En enhet kan inte stödja sig själv.
rulings-no-unit-to-support = I { $province } står ingen enhet att stödja.
rulings-support-into-own-province = { $unit } kan inte stödja en förflyttning till sin egen provins.
rulings-cannot-support-there = { $unit } kan inte flytta till { $province } och kan därför inte ge stöd där.
# The next five are about a support. $unit is the supported unit, $province where it should move.
rulings-supported-unit-cannot-move = { $unit } kan inte flytta till { $province }: förflyttningen kan inte få stöd.
rulings-supported-fleet-has-no-coast = { $province } har ingen kust, så { $unit } kan inte flytta dit: förflyttningen kan inte få stöd.
rulings-supported-army-has-no-land = { $province } är hav, så { $unit } kan inte flytta dit: förflyttningen kan inte få stöd.
rulings-supported-army-has-no-route = Det finns ingen möjlig väg för { $unit } till { $province }: förflyttningen kan inte få stöd.
# $unit is an army, $fleet is the supporting fleet itself: “F English Channel”.
rulings-supported-army-needs-this-fleet = { $unit } kan bara komma till { $province } om { $fleet } konvojerar, och en flotta som stöder konvojerar inte: förflyttningen kan inte få stöd.
rulings-only-fleets-at-sea-convoy = Bara en flotta till havs kan konvojera.
rulings-no-army-to-convoy = I { $province } står ingen armé att konvojera.
# $unit is a fleet.
rulings-fleet-is-not-convoyed = { $unit } är en flotta, och bara arméer konvojeras.
# $unit is the convoying fleet, $from the province of the army, $to where it should go.
rulings-unit-is-on-no-route = { $unit } står inte på någon möjlig väg för en konvoj från { $from } till { $to }.

## The retreat phase.

rulings-retreats = Enheten retirerar.
rulings-two-units-retreat-there = Två enheter retirerar till { $province }: båda upplöses.
rulings-is-disbanded-as-ordered = Enheten upplöses enligt ordern.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-unit-is-disbanded = En undanträngd enhet med ogiltig order upplöses.
rulings-unit-in-disorder-is-disbanded = En undanträngd enhet från ett land utan spelare (civil disorder) upplöses.
rulings-unordered-unit-is-disbanded = En undanträngd enhet utan order upplöses.
# A retreat may be written without the unit, “- Serbia”, if only one unit of the power is dislodged.
rulings-unit-may-not-be-omitted = Bara ett land med en enda undanträngd enhet får utelämna den i ordern.
rulings-no-dislodged-unit = ”{ $name }” är ingen undanträngd enhet från det här landet; inga andra enheter flyttar nu.
rulings-retreat-goes-to-one-space = En reträtt går till ett enda fält, utan konvoj.
rulings-no-supports-in-retreats = Vid reträtter finns det varken stöd eller konvojer.
rulings-dislodged-unit-cannot-hold = En undanträngd enhet kan inte stå kvar.
rulings-attack-came-from = Angreppet kom från { $province }.
# $unit is a unit, with its power in a retreat, “A Serbia (Austria)”, and without it in a winter.
rulings-is-occupied = I { $province } står redan { $unit }.
rulings-is-empty-after-stand-off = { $province } är tom efter en studs.

## The adjustment phase: builds and removals.

rulings-is-built = Enheten sätts upp.
rulings-build-is-waived = Landet avstår enligt ordern från att sätta upp en enhet.
rulings-nothing-is-built-in-disorder = Ett land utan spelare (civil disorder) sätter inte upp några enheter.
# $count is the number of builds for which there is no order.
# $count (Number)
rulings-too-few-builds =
    { $count ->
        [one] För få nya enheter är beordrade: landet avstår från den som återstår.
       *[other] För få nya enheter är beordrade: landet avstår från de { $count } som återstår.
    }
rulings-is-removed = Enheten tas bort enligt ordern.
# “It” is the unit that is removed. $count is the number of orders that would bring it to a home centre; it is 0 for a unit at home.
# $count (Number)
rulings-is-farthest-from-home =
    { $count ->
        [one] För få enheter är beordrade att tas bort: den här är längst hemifrån och behöver { $count } order för att nå hem.
       *[other] För få enheter är beordrade att tas bort: den här är längst hemifrån och behöver { $count } order för att nå hem.
    }
# Behind the sentence above. $units are the units that stay though they are as far from home: “A Ukraine and A Warsaw”; $count is how many they are.
# $count (Number)
rulings-armies-are-as-far =
    { $count ->
        [one] { $units } är lika långt borta: av arméer tas den första i bokstavsordning bort (§5).
       *[other] { $units } är lika långt borta: av arméer tas den första i bokstavsordning bort (§5).
    }
# The same for fleets.
# $count (Number)
rulings-fleets-are-as-far =
    { $count ->
        [one] { $units } är lika långt borta: av flottor tas den första i bokstavsordning bort (§5).
       *[other] { $units } är lika långt borta: av flottor tas den första i bokstavsordning bort (§5).
    }
# The same if a fleet is removed and the units that stay are armies.
# $count (Number)
rulings-armies-stay =
    { $count ->
        [one] { $units } är lika långt borta: flottor tas bort före arméer (§5).
       *[other] { $units } är lika långt borta: flottor tas bort före arméer (§5).
    }
# The same if the units that stay are fleets and armies.
# $count (Number)
rulings-armies-and-fleets-are-as-far =
    { $count ->
        [one] { $units } är lika långt borta: flottor tas bort före arméer (§5). Av flottor tas den första i bokstavsordning bort.
       *[other] { $units } är lika långt borta: flottor tas bort före arméer (§5). Av flottor tas den första i bokstavsordning bort.
    }
# More builds are ordered than the power may build. $count is the number that it may build.
# $count (Number)
rulings-too-many-builds =
    { $count ->
        [0] För många nya enheter är beordrade: landet får inte sätta upp någon, och de sist skrivna stryks.
        [one] För många nya enheter är beordrade: landet får sätta upp en, och de sist skrivna stryks.
       *[other] För många nya enheter är beordrade: landet får sätta upp { $count }, och de sist skrivna stryks.
    }
# The same if it is not known in which order the builds were written.
# $count (Number)
rulings-too-many-builds-without-order =
    { $count ->
        [0] För många nya enheter är beordrade: landet får inte sätta upp någon, och alla med okänd ordningsföljd stryks tillsammans.
        [one] För många nya enheter är beordrade: landet får sätta upp en, och alla med okänd ordningsföljd stryks tillsammans.
       *[other] För många nya enheter är beordrade: landet får sätta upp { $count }, och alla med okänd ordningsföljd stryks tillsammans.
    }
# More removals are ordered than the power must remove. $count is the number that it must remove.
# $count (Number)
rulings-too-many-removals =
    { $count ->
        [one] För många enheter är beordrade att tas bort: landet ska ta bort en, och de sist skrivna stryks.
       *[other] För många enheter är beordrade att tas bort: landet ska ta bort { $count }, och de sist skrivna stryks.
    }
# The same if it is not known in which order the removals were written.
# $count (Number)
rulings-too-many-removals-without-order =
    { $count ->
        [one] För många enheter är beordrade att tas bort: landet ska ta bort en, och alla med okänd ordningsföljd stryks tillsammans.
       *[other] För många enheter är beordrade att tas bort: landet ska ta bort { $count }, och alla med okänd ordningsföljd stryks tillsammans.
    }
# “Both”: both orders.
rulings-two-builds-in-centre = Ännu en enhet är beordrad i samma centrum, och man vet inte vilken som skrevs först: båda stryks.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-adjustment-is-ignored = En ogiltig order att sätta upp eller ta bort en enhet räknas inte.
rulings-nothing-to-remove = { $power } har inget att ta bort.
rulings-nothing-to-build = { $power } ska ta bort enheter och har inget att sätta upp.
rulings-no-home-centre = { $province } är inget hemcentrum för { $power }.
rulings-centre-is-not-owned = { $province } tillhör inte { $power } nu.
# The type is army or fleet.
rulings-type-must-be-specified = { $province } ligger vid kusten, så det måste stå om enheten är en armé eller en flotta.
rulings-coast-must-be-specified = För en flotta i { $province } måste kusten anges.
rulings-army-is-built-inland = { $province } ligger inte vid kusten, så den angivna typen räknas inte, och en armé sätts upp.
rulings-is-built-there-already = I { $province } sätts redan en enhet upp.
rulings-no-unit-of-power-there = { $power } har ingen enhet i { $province }.

## What is missing before the centres are counted.

# $units are units with their powers that were dislodged: “A Serbia (Austria) and F Aegean Sea (Turkey)”; $count is how many they are.
# $count (Number)
rulings-centres-wait-for-retreats =
    { $count ->
        [one] Centra räknas inte än, eftersom { $units } fortfarande får retirera. Skriv ”retreats” och ordern på raden under, eller ”disbands” för en enhet utan order.
       *[other] Centra räknas inte än, eftersom { $units } fortfarande får retirera. Skriv ”retreats” och deras order på raderna under, eller ”disbands” för en enhet utan order.
    }
rulings-adjustments-wait = Justeringarna får vänta på reträtterna.
rulings-adjustments-need-owners = För justeringarna måste man veta vem som äger vilka centra: skriv ”centres” och en rad för varje land.
# $units are units with their powers: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-units-from-orders = Enheter som har hämtats ur spelarnas order: { $units }.

## Powers whose orders do not count: a player with a red card, or a power that has no player any more.

rulings-ban-red-card = rött kort
rulings-ban-civil-disorder = civil disorder
# “Its” and “it”: of the power.
rulings-red-card-consequence = Alla landets enheter står kvar i det här draget. Order om reträtter och justeringar får lämnas.
rulings-civil-disorder-consequence = Ingen spelar landet. Dess enheter står kvar och retirerar inte, och inga nya sätts upp; de som är för många tas bort efter hur långt hemifrån de är.

## Votes on draws.

# The proposal, as the title of a vote. $members are powers, “Austria, France”, or “all survivors”.
rulings-draw = Remi mellan { $members }
rulings-draw-in-turn = Remi mellan { $members }, { $turn }
rulings-draw-proposed-by = Remi mellan { $members }, föreslagen av { $power }
rulings-draw-in-turn-proposed-by = Remi mellan { $members }, { $turn }, föreslagen av { $power }
# Of a draw: all powers that still have a centre.
rulings-all-survivors = alla överlevande
# The outcome of a vote, in small letters, behind the proposal and a colon or in a narrow column.
rulings-vote-passes = antagen
rulings-vote-fails = avslagen
rulings-vote-vetoed = stoppad av veto
rulings-vote-not-allowed = inte tillåten
# The game ended outside the rules.
rulings-vote-abandoned = partiet avbrutet
# Something is missing to judge it.
rulings-vote-open = inte avgjord

## Why a vote has its outcome. “It” is the proposed draw.

rulings-ended-without-vote = Partiet avslutades utan den omröstning som krävs. Det räknas som avbrutet, och alla dess spelare får noll poäng.
# “The line” is the line of the text about the vote.
rulings-vote-is-not-judged = En del av raden går inte att förstå, så omröstningen bedöms inte.
rulings-season-is-not-known = Årstiden är okänd: skriv den på raden, till exempel ”Fall 1908”.
# $powers are powers without a centre: “Italy and Turkey”; $count is how many they are.
# $count (Number)
rulings-veto-does-not-count =
    { $count ->
        [one] Vetot från { $powers } räknas inte, eftersom landet inte har något centrum.
       *[other] Vetona från { $powers } räknas inte, eftersom länderna inte har några centra.
    }
# The same for a vote that a player showed to the others.
# $count (Number)
rulings-shown-vote-does-not-count =
    { $count ->
        [one] Den visade rösten från { $powers } räknas inte, eftersom landet inte har något centrum.
       *[other] De visade rösterna från { $powers } räknas inte, eftersom länderna inte har några centra.
    }
# The same for a vote against the draw.
# $count (Number)
rulings-vote-against-does-not-count =
    { $count ->
        [one] Nejrösten från { $powers } räknas inte, eftersom landet inte har något centrum.
       *[other] Nejrösterna från { $powers } räknas inte, eftersom länderna inte har några centra.
    }
rulings-is-vetoed-by = { $powers } har offentligt lagt in sitt veto, så det blir ingen omröstning. Partiet fortsätter.
rulings-is-vetoed = En spelare har offentligt lagt in sitt veto, så det blir ingen omröstning. Partiet fortsätter.
# $count is the number of the powers.
# $count (Number)
rulings-vote-was-shown =
    { $count ->
        [one] { $powers } har visat sin röst, och det räknas som veto. Partiet fortsätter.
       *[other] { $powers } har visat sina röster, och det räknas som veto. Partiet fortsätter.
    }
# The figures: how many voted for it and against it.
rulings-is-voted-against = Det finns en nejröst, så remin avslås och partiet fortsätter. Röstsiffrorna avslöjas inte.
# $sum is the sum of the written counts, $all the number of the centres of the board: “34”.
rulings-counts-are-incomplete = Ingen är emot. Centra för { $year } blir tillsammans { $sum }, inte { $all }, så man vet inte vilka som överlever: skriv varje lands antal centra.
# A chart has the numbers of centres at the end of a year.
rulings-chart-is-missing = Ingen är emot. Centratabellen för { $year } visar vilka som överlever: skriv den, till exempel ”counts { $year }: Austria 12, France 12, Russia 10”.
rulings-draw-passes = Ingen röstar emot; nedlagda röster räknas som röster för. Partiet slutar med ställningen i centratabellen för { $year }. De spelare som är kvar skriver under den.
# “These”: the counts.
rulings-draw-passes-after-spring = Ingen röstar emot; nedlagda röster räknas som röster för. Partiet slutar med ställningen i centratabellen för { $year }; efter en vår gäller tabellen från året före. De spelare som är kvar skriver under den.

## Why a draw could not be proposed.

rulings-draw-passed-before = En tidigare remi antogs och avslutade partiet.
rulings-draw-of-turn-passed-before = En tidigare remi ({ $turn }) antogs och avslutade partiet.
# $first is the first year after which draws are allowed: “1905”.
rulings-is-before-first-chart = Remi får föreslås när centratabellen för { $first } har matats in; den här gäller tabellen för { $year }.
rulings-game-ends-with-year = Alla partier slutar efter { $year }, automatiskt med remi.
# $count is a number of centres from 18 on.
# $count (Number)
rulings-power-has-won = { $power } har { $count } centra i tabellen för { $year } och har vunnit.
rulings-proposer-has-no-centre = { $power } har inget centrum i tabellen för { $year } och kan inte föreslå något.
rulings-was-voted-on-already = Man har redan röstat om den här remin ({ $turn }), och under en årstid röstar man bara en gång om den.
# The Diplomacy period: the time in which the players negotiate.
rulings-vote-is-late = Omröstningen måste hållas genast, innan nästa diplomatifas börjar.
# $powers have centres and are not among the powers of the draw; $count is how many they are.
# $count (Number)
rulings-survivors-are-left-out =
    { $count ->
        [one] En remi omfattar alla överlevande i centratabellen för { $year } och inga andra: { $powers } överlever men är inte med.
       *[other] En remi omfattar alla överlevande i centratabellen för { $year } och inga andra: { $powers } överlever men är inte med.
    }
# $powers are among the powers of the draw and have no centre; $count is how many they are.
# $count (Number)
rulings-members-have-no-centre =
    { $count ->
        [one] En remi omfattar alla överlevande i centratabellen för { $year } och inga andra: { $powers } har inget centrum.
       *[other] En remi omfattar alla överlevande i centratabellen för { $year } och inga andra: { $powers } har inga centra.
    }
# Both: $left-out are the powers that survive and are left out, $lost those that have no centre. The counts say how many they are.
# $left-out-count (Number)
# $lost-count (Number)
rulings-members-are-not-survivors =
    En remi omfattar alla överlevande i centratabellen för { $year } och inga andra: { $left-out-count ->
        [one] { $left-out } överlever men är inte med
       *[other] { $left-out } överlever men är inte med
    }; { $lost-count ->
        [one] { $lost } har inget centrum
       *[other] { $lost } har inga centra
    }.

## Problems of the line about a vote.

rulings-voted-for-and-against = { $power } har röstat både för remin och mot den.
# “This word” is “passed”.
rulings-passed-though-prevented = En remi antas bara utan veto, utan nejröst och utan visad röst. Ta bort det här ordet eller de andra.
rulings-write-proposer = Skriv vilket land som föreslår remin, eller ta bort det här.
rulings-is-no-power = Detta är inget land.
# The words in quotation marks are typed in English.
rulings-words-of-vote = Skriv länder, en årstid, ”proposed by France”, ”against: Austria”, ”revealed: Russia”, ”veto: Italy”, ”late” eller ”no vote”.
rulings-members-or-votes = Det här kan vara länderna i remin eller röster. Skriv länderna i remin före rösterna.

## Problems of the other lines of a text.

rulings-yellow-card-is-warning = Ett gult kort är en varning, och landets order räknas (§6). Ta bort den här raden.
rulings-is-no-season = Detta är ingen årstid: skriv ”Spring 1902”, ”Fall 1902 retreats” eller ”Winter 1902”.
rulings-year-without-season = Detta är ett år utan årstid, så inget centrum byter ägare: skriv ”Spring { $year }”, ”Fall { $year }” eller ”Winter { $year }”.
rulings-joint-orders = Gemensamma order får inte lämnas in (§15): skriv en rad för varje land.
# $name is what stands where a power is expected.
rulings-unknown-power = ”{ $name }” är inget land; raderna under förs inte till något annat land.
rulings-line-without-power = Det framgår inte vems raden är: börja den med ett land och ett kolon.
# $unit is a unit as in a position: “A Vie”.
rulings-unit-stands-there-already = { $unit } ({ $power }) står redan i { $province }.
rulings-is-no-supply-centre = { $province } är inget försörjningscentrum.
rulings-centre-is-owned-already = { $province } tillhör redan { $power }.
rulings-has-count-already = { $power } har redan ett antal centra. Det sista räknas.
# A count is the number of the centres of a power.
rulings-what-a-count-is = Här ska det stå ett land och hur många centra det har: ”Austria 5”.
# $all is the number of the centres of the board: “34”.
# $count (Number)
rulings-too-many-centres = Detta är { $count } centra, och brädet har { $all }.
rulings-whose-unit = Vems är enheten i { $province }? Skriv ställningen (”position”).
# $first and $second are two powers.
rulings-two-powers-order-unit = Två länder ger order till enheten i { $province }, { $first } och { $second }: skriv ställningen (”position”).
# $first and $second are two units: “A Greece” and “F Greece”.
rulings-orders-name-two-units = Spelarnas order nämner både { $first } och { $second }: skriv ställningen (”position”).
# “A” for an army and “F” for a fleet in every language.
rulings-army-or-fleet = Är enheten i { $province } en armé eller en flotta? Skriv A eller F.
rulings-on-which-coast = En flotta i { $province } står vid en kust: skriv vilken.
rulings-fleet-is-inland = { $province } ligger i inlandet, så ingen flotta kan stå där.
rulings-army-is-at-sea = { $province } är hav, så ingen armé kan stå där.
rulings-no-such-coast = { $province } har ingen sådan kust.
# $units and $centres are how many the power has.
# $units (Number)
# $centres (Number)
rulings-more-units-than-centres =
    { $power } har { $units ->
        [one] { $units } enhet
       *[other] { $units } enheter
    } men bara { $centres ->
        [one] { $centres } centrum
       *[other] { $centres } centra
    }; på våren och hösten har inget land fler enheter än centra.
# $units is how many the power has, $most is “17”.
# $units (Number)
rulings-too-many-units = { $power } har { $units } enheter; inget land har fler än { $most }, eftersom 18 centra avslutar partiet.
