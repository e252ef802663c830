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
rulings-fall = høsten
rulings-winter = vinteren
rulings-spring-of-year = våren { $year }
rulings-fall-of-year = høsten { $year }
rulings-winter-of-year = vinteren { $year }
# The text names a year and no season.
rulings-year-alone = { $year }
# The part of a turn in which dislodged units retreat: “Fall 1902 retreats”. $turn is “Fall 1902”.
rulings-retreats-of-turn = retretter { $turn }
# The part in which units are built and removed: “Fall 1902 adjustments”.
rulings-adjustments-of-turn = justeringer { $turn }

## Parts of sentences.

# A unit with its power: “A Vienna (Austria)”. $unit may be several units: “A Vienna, F Trieste”.
rulings-unit-of-power = { $unit } ({ $power })
# A list. It grows from the left: $first is “Austria” or already “Austria, England”.
rulings-list-comma = { $first }, { $second }
# The end of a list. $others is “Austria” or “Austria, England”, $last is “France”.
rulings-list-and = { $others } og { $last }
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
rulings-paragraph-paradoxes = §14, paradokser
rulings-paragraph-coastal-convoys = §14, konvoier langs kysten
rulings-paragraph-conveyed-attack = §14, et angrep som man selv konvoierer

## The outcome of an order: a verb or an adjective, in small letters, behind an order and a colon or in a narrow column. “A Vienna - Tyrolia: moves”.

rulings-outcome-moves = flytter
# It stays where it is, because it was stopped.
rulings-outcome-bounces = stanses
rulings-outcome-holds = blir stående
rulings-outcome-supports = støtter
# A support that an attack made worthless.
rulings-outcome-cut = brutt støtte
rulings-outcome-convoys = konvoierer
# A convoy, or a move by convoy, that fails because a fleet was dislodged.
rulings-outcome-disrupted = brutt konvoi
# A support or a convoy of something that was not ordered, or an adjustment too many.
rulings-outcome-void = uten virkning
# The order breaks a rule, so the unit does not follow it.
rulings-outcome-misordered = ugyldig
# The unit leaves the board after it was dislodged.
rulings-outcome-disbands = oppløses
rulings-outcome-builds = bygger
# The unit leaves the board in a winter.
rulings-outcome-removes = fjerner
# The power does not build although it may.
rulings-outcome-waives = avstår
# $outcome is one of these outcomes: “holds, dislodged”.
rulings-outcome-dislodged = { $outcome }, fordrevet

## The line of an order in the window.

# $order is an order: “A Vienna - Tyrolia”, $outcome its outcome: “moves”.
rulings-order-with-outcome = { $order }: { $outcome }
# A unit that is disbanded. $order says so in the notation: “F Naples disbands”.
rulings-order-of-disbanded = { $order }
# $unit is a unit: “A Moscow”.
rulings-builds-unit = bygger { $unit }
rulings-removes-unit = fjerner { $unit }
rulings-waives-build = avstår fra å bygge en enhet

## The movement phase: a unit that holds or is dislodged. $unit is the attacker with its power: “F Naples (Italy)”, $strength a number: “2”.

rulings-holds = Enheten blir stående.
# It often follows another sentence: “The unit is not ordered. It is dislodged by F Naples (Italy) with strength 2.”
rulings-dislodged-by = Enheten fordrives av { $unit } med styrke { $strength }.

## A move that succeeds. $strength is its strength, “2”, $unit a unit that it dislodges, with its power: “A Vienna (Austria)”.
## “By convoy”: the army could go over land, and goes by convoy. “By its convoy”: it can go by convoy only.

rulings-moves = Enheten flytter.
rulings-moves-by-convoy = Armeen flytter med konvoi.
rulings-moves-by-its-convoy = Armeen flytter med konvoien sin.
rulings-moves-against-nothing = Enheten flytter uten motstand.
rulings-moves-with-strength = Enheten flytter med styrke { $strength }.
rulings-moves-by-convoy-with-strength = Armeen flytter med konvoi og styrke { $strength }.
rulings-moves-by-its-convoy-with-strength = Armeen flytter med konvoien sin og styrke { $strength }.
rulings-moves-and-dislodges = Enheten flytter med styrke { $strength } og fordriver { $unit }.
rulings-moves-by-convoy-and-dislodges = Armeen flytter med konvoi og styrke { $strength } og fordriver { $unit }.
rulings-moves-by-its-convoy-and-dislodges = Armeen flytter med konvoien sin og styrke { $strength } og fordriver { $unit }.
# Behind one of these sentences. $unit is a unit that was ordered to the same province; “it” is the unit that moves. $province is that province, out of which
# the attack came that dislodges $unit.
rulings-rival-does-not-stop-it = { $unit } stanser ikke trekket, fordi den enheten fordrives av et angrep fra { $province }.
# Behind one of these sentences. $power owns the unit that is dislodged and the fleet of the convoy, $fleet is that fleet: “F North Sea”.
rulings-conveys-attack-on-own-unit = { $power } konvoierer selv angrepet på sin egen enhet med { $fleet }.

## A move that fails. $unit is another unit with its power: “A Venice (Italy)”, $province the destination of the move.

rulings-cannot-enter = Enheten kan ikke flytte til { $province }.
rulings-moves-against-it-with-more-strength = { $unit } kommer imot med større styrke.
rulings-enters-with-more-strength = { $unit } flytter til { $province } med større styrke.
# $fleet is the fleet in the destination, with its power. A paradox: convoys and supports that depend on each other, so that no outcome follows.
rulings-fleet-in-paradox-stays = Den konvoierende flåten { $fleet } er del av et paradoks og fordrives ikke.
# A coastal crawl: two fleets change places along different coasts of a province.
rulings-coastal-crawl = { $unit } kommer imot; å bytte plass langs forskjellige kyster (coastal crawl) er ikke tillatt.
# $unit is an own unit, without its power: “A Venice”.
rulings-own-unit-stays = { $unit } fra samme land blir stående i { $province }.
# $strength is a number: “1”.
rulings-does-not-dislodge-attacker = Styrke { $strength } er ikke nok til å fordrive { $unit }, som kommer imot.
rulings-does-not-dislodge = Styrke { $strength } er ikke nok til å fordrive { $unit }, som blir stående der.
rulings-stands-off = Enheten støter sammen med { $unit }, som også har ordre om å flytte til { $province }.
rulings-convoys-in-paradox-fail = Konvoier i et paradoks mislykkes.
# $fleet is a fleet with its power: “F North Sea (England)”.
rulings-no-route-is-whole = Ingen vei for konvoien er ubrutt: { $fleet } fordrives.
rulings-convoy-is-broken = Konvoien brytes: { $fleet } fordrives.
# “It may not be supported to hold”: a support to hold does not count for a unit that was ordered to move.
rulings-convoy-was-not-ordered = Det er ikke gitt ordre om konvoien som armeen trenger; den kan ikke få støtte til å bli stående.

## Supports. $unit is an attacker with its power: “A Venice (Italy)”.

# $province is where the unit stands that is supported.
rulings-misordered-move-is-not-supported = Ordren til enheten i { $province } er ugyldig. Enheten blir derfor stående, og det er ikke noe trekk å støtte.
# $from is the province of the supported unit, $to where it should move.
rulings-supported-move-is-not-ordered = Enheten i { $from } har ikke ordre om å flytte til { $to }, så støtten er uten virkning.
rulings-supported-unit-moves = Enheten i { $province } har ordre om å flytte, så den får ikke støtte til å bli stående.
rulings-support-is-cut = Støtten brytes av { $unit }.
rulings-supports = Enheten gir støtte.
# $province is the destination of the supported move, here and below.
rulings-supports-move = Enheten støtter trekket til { $province }.
rulings-supports-against-own-attack = Enheten støtter trekket til { $province }; et angrep fra eget land bryter ingen støtte.
# $unit stands in $province and attacks the supporting unit.
rulings-attack-does-not-cut = { $unit } angriper fra { $province } og bryter derfor ikke en støtte til et trekk dit.
# $unit is an army.
rulings-convoyed-attack-does-not-cut = { $unit } konvoieres av en flåte som angripes med hjelp av denne støtten, og bryter den derfor ikke.

## Convoys. “It” is the fleet. $from is the province of the army, $to where it should go.

# $province is where the army stands.
rulings-misordered-move-is-not-convoyed = Ordren til enheten i { $province } er ugyldig. Enheten blir derfor stående, og det er ikke noe trekk å konvoiere.
rulings-convoyed-move-is-not-ordered = Armeen i { $from } har ikke ordre om å flytte til { $to }, så det er ikke noe å konvoiere.
rulings-is-on-no-route = Flåten står ikke på noen mulig vei fra { $from } til { $to }, så den er ikke del av konvoien.
rulings-convoy-is-disrupted = Konvoien brytes.
rulings-convoy-is-in-paradox = Konvoien er del av et paradoks: den mislykkes, og flåten fordrives ikke.
# $province is the destination of the army.
rulings-convoys-to = Flåten konvoierer til { $province }.
rulings-attack-disrupts-nothing = Flåten konvoierer til { $province }; et angrep som ikke fordriver flåten, bryter ikke konvoien.

## Why a unit has no order. “It holds.” or “It is dislodged by …” follows.

# NMR: no moves received.
rulings-red-card-and-no-moves = Landet har rødt kort i denne turen (NMR).
rulings-is-in-civil-disorder = Landet har ikke lenger noen spiller (civil disorder).
rulings-has-no-orders = Det er ingen ordrer fra landet i denne turen (NMR).
rulings-unit-is-not-ordered = Enheten har ingen ordre.

## An order for several units: “all hold”, “everything else holds”. $order is what was written.

rulings-no-unit-for-order = Landet har ingen enhet for «{ $order }».
rulings-every-unit-has-order = Hver enhet har sin egen ordre.
rulings-is-order-for-each-unit = «{ $order }» er entydig: det er en ordre til hver av disse enhetene.

## Which orders count. A set is a list of orders that belong together, with a season written above it; a sheet may have several sets. A revised sheet replaces
## an earlier one.

# $words is a year as it is written, “1902”. “Write the season”: “Fall 1902”.
rulings-year-names-no-season = «{ $words }» angir ingen årstid, så denne ordrelisten går ikke foran: skriv årstiden foran året.
rulings-is-in-set-of-turn = Ordren står på listen for { $turn }; en annen liste på arket teller ikke.
rulings-other-set-does-not-count = En annen ordreliste på arket teller ikke, men denne gjør det.
rulings-has-red-card = Landet har rødt kort i denne turen.
rulings-set-was-used = Denne ordrelisten ble brukt i en tidligere tur.
rulings-date-names-no-season = Datoen på listen angir ingen årstid, og en annen ordreliste har riktig årstid.
rulings-other-set-has-season = En annen ordreliste har riktig årstid.
rulings-later-sheet-has-order = Et senere, endret ark har en ordre til denne enheten.
rulings-later-sheet-replaces-it = Et senere, endret ark erstatter denne ordren.
rulings-has-other-valid-order = Enheten har en annen gyldig ordre.
rulings-has-several-valid-orders = Enheten har flere gyldige ordrer med ulik betydning.
# $province is where the unit stands that is supported.
rulings-supported-unit-has-no-order = Enheten i { $province } har ingen ordre, så trekket kan ikke støttes.

## How an order was read.

rulings-order-without-unit = Hver ordre må angi enheten den gjelder.
rulings-mutual-support = En gjensidig støtte er bare en ordre til den første enheten.
# $words are words behind the order: “with support from Ukraine”.
rulings-no-order-for-another-unit = «{ $words }» er ingen ordre til en annen enhet: en ordre gjelder bare den første enheten.
# $words are words about a convoy: “via convoy”, “via Nth”.
rulings-route-does-not-decide = «{ $words }» avgjør verken om armeen går med konvoi eller hvilken vei den tar.
# $unit is a fleet: “F Trieste”.
rulings-route-of-fleet = «{ $words }» gjelder en konvoi, og { $unit } er en flåte.
# $power is the power that the order names, $unit the unit, “A Vienna”, and $owner its power.
rulings-order-for-other-power = Ordren gjelder en enhet fra { $power }, men { $unit } tilhører { $owner }.
# $name is an abbreviation that a rule fixes: “Nor” is always Norway.
rulings-name-is-always = «{ $name }» er alltid { $province }.
# $name is a name with a slip of the pen: “Burgandy” can only be Burgundy.
rulings-name-can-only-be = «{ $name }» kan bare være { $province }.
# The type is army or fleet. $unit is the unit that stands there: “F Trieste”.
rulings-wrong-type-does-not-matter = Enheten i { $province } er { $unit }; feil type eller kyst spiller ingen rolle.
rulings-wrong-nationality-does-not-matter = Enheten i { $province } er { $unit } ({ $power }); feil land, type eller kyst spiller ingen rolle.
rulings-army-is-on-no-coast = En armé i { $province } står ikke på noen bestemt kyst, så den oppgitte kysten spiller ingen rolle.
rulings-only-one-coast-is-meant = Bare én kyst i { $province } er mulig, så den oppgitte kysten spiller ingen rolle.
rulings-support-is-to-any-coast = En støtte gjelder alle kyster i { $province }.
rulings-intermediate-spaces-are-ignored = Feltene imellom teller ikke.

## “Tyr” can be Tyrolia or the Tyrrhenian Sea. $province is the one of the two that is meant.

rulings-tyr-of-writer-with-capitals = Spilleren skriver hav med store bokstaver, men ikke land, så dette Tyr er { $province }.
rulings-tyr-of-fleet = Tyr for en flåte er Tyrrhenian Sea.
rulings-tyr-of-army = Tyr for en armé er Tyrolia.
rulings-tyr-of-legal-order = Bare { $province } gir en tillatt ordre, så Tyr er { $province }.
rulings-tyr-of-other-name = Spilleren har en annen forkortelse for den andre provinsen, så Tyr er { $province }.
rulings-tyr-is-not-decided = Tyr kan være Tyrolia eller Tyrrhenian Sea, og ingen regel avgjør hvilken.
rulings-tyr-makes-no-legal-order = Tyr gir ingen tillatt ordre, verken som Tyrolia eller som Tyrrhenian Sea.
# In an order to remove a unit.
rulings-no-rule-decides-tyr = Ingen regel avgjør hva Tyr er.
rulings-tyr-is-not-on-board = Tyr finnes ikke på brettet.

## Names of provinces. $name is what was written, $provinces are those that it can mean: “Tyrolia or Tyrrhenian Sea”.

rulings-name-can-be = «{ $name }» kan være { $provinces }.
rulings-name-can-be-so-write-it = «{ $name }» kan være { $provinces }. Skriv hele navnet.
rulings-name-can-be-and-director-decides = «{ $name }» kan være { $provinces }: turneringsledelsen avgjør, så skriv hele navnet.
rulings-unknown-province = «{ $name }» er ingen provins på brettet.
# $province is the province with the nearest name.
rulings-unknown-province-near = «{ $name }» er ingen provins på brettet. Det nærmeste navnet er { $province }.
# $words are words of an order that are not understood.
rulings-unknown-words = «{ $words }» er verken en provins på brettet eller et ord i en ordre.
rulings-unknown-words-near = «{ $words }» er verken en provins på brettet eller et ord i en ordre. Det nærmeste navnet er { $province }.
rulings-no-clear-province = «{ $name }» er ingen entydig provins på brettet.

## A text that is no order. $words is the text, or the part of it that is not understood.

rulings-is-no-order = «{ $words }» er ingen ordre.
rulings-this-is-no-order = Dette er ingen ordre.
# $most is a number: “500”.
rulings-too-many-words = Ingen ordre har mer enn { $most } ord.
rulings-words-name-no-unit = «{ $words }» angir ingen enhet: i en ordre må provinsen til enheten stå.
rulings-no-order-behind-unit = «{ $words }» etter enheten er ingen ordre.
rulings-words-make-order-ambiguous = «{ $words }» etter ordren gjør den tvetydig.
rulings-order-is-for-one-unit = En ordre gjelder én enkelt enhet.
rulings-disbands-after-dislodgement = En enhet oppløses først etter at den er fordrevet.
rulings-order-without-destination = Ordren sier ikke hvor enheten skal.
rulings-order-without-supported-unit = Ordren sier ikke hvilken enhet som får støtte.
rulings-order-without-convoyed-army = Ordren sier ikke hvilken armé som konvoieres.
rulings-order-without-destination-of-army = Ordren sier ikke hvor armeen konvoieres.
rulings-words-name-no-province = «{ $words }» angir ingen provins på brettet.
rulings-no-province-is-named = Ingen provins er oppgitt.
rulings-can-be-read-in-two-ways = «{ $words }» kan leses på to måter: turneringsledelsen avgjør, så skriv hele ordren.
# $first and $second are two of the five kinds of orders below: “a move”, “a support”.
rulings-can-be-two-orders = «{ $words }» kan være { $first } eller { $second }: turneringsledelsen avgjør, så skriv hele ordren.
rulings-a-hold = en ordre om å bli stående
rulings-a-move = et trekk
rulings-a-support = en støtte
rulings-a-convoy = en konvoi
rulings-another-order = en annen ordre

## Orders that the rules do not allow. $unit is a unit without its power: “A Vienna”.

# $power gives the order, $owner owns the unit. A language may say it so: “The unit in Tyrolia does not belong to Austria, but to Italy”.
rulings-unit-of-other-power = Enheten i { $province } tilhører ikke { $power }, men { $owner }.
rulings-no-unit-stands-there = Det står ingen enhet i { $province }.
rulings-several-coasts = { $unit } kan flytte til flere kyster i { $province }; kysten må oppgis.
# Two units without a word between them: “A Vienna A Budapest”. $unit is the unit in $province: “A Budapest”.
rulings-move-or-support = Det kan være et trekk til { $province } eller en støtte til { $unit } der: en ordre må si hvilken av delene.
rulings-is-there-already = { $unit } står allerede i { $province }.
rulings-cannot-move-to = { $unit } kan ikke flytte til { $province }.
# $unit is a fleet: “F Trieste”.
rulings-province-has-no-coast = { $province } har ingen kyst, så { $unit } kan ikke flytte dit.
# $unit is an army: “A Vienna”.
rulings-province-is-sea = { $province } er hav, så { $unit } kan ikke flytte dit.
# $unit is an army.
rulings-no-possible-route = Det finnes ingen mulig vei for { $unit } til { $province }.
rulings-cannot-support-itself = En enhet kan ikke støtte seg selv.
rulings-no-unit-to-support = I { $province } står det ingen enhet å støtte.
rulings-support-into-own-province = { $unit } kan ikke støtte et trekk til sin egen provins.
rulings-cannot-support-there = { $unit } kan ikke flytte til { $province } og kan derfor ikke gi støtte der.
# The next five are about a support. $unit is the supported unit, $province where it should move.
rulings-supported-unit-cannot-move = { $unit } kan ikke flytte til { $province }: trekket kan ikke støttes.
rulings-supported-fleet-has-no-coast = { $province } har ingen kyst, så { $unit } kan ikke flytte dit: trekket kan ikke støttes.
rulings-supported-army-has-no-land = { $province } er hav, så { $unit } kan ikke flytte dit: trekket kan ikke støttes.
rulings-supported-army-has-no-route = Det finnes ingen mulig vei for { $unit } til { $province }: trekket kan ikke støttes.
# $unit is an army, $fleet is the supporting fleet itself: “F English Channel”.
rulings-supported-army-needs-this-fleet = { $unit } kan bare komme til { $province } hvis { $fleet } konvoierer, og en flåte som støtter, konvoierer ikke: trekket kan ikke støttes.
rulings-only-fleets-at-sea-convoy = Bare en flåte til havs kan konvoiere.
rulings-no-army-to-convoy = I { $province } står det ingen armé å konvoiere.
# $unit is a fleet.
rulings-fleet-is-not-convoyed = { $unit } er en flåte, og bare armeer konvoieres.
# $unit is the convoying fleet, $from the province of the army, $to where it should go.
rulings-unit-is-on-no-route = { $unit } står ikke på noen mulig vei for en konvoi fra { $from } til { $to }.

## The retreat phase.

rulings-retreats = Enheten trekker seg tilbake.
rulings-two-units-retreat-there = To enheter trekker seg tilbake til { $province }: begge oppløses.
rulings-is-disbanded-as-ordered = Enheten oppløses ifølge ordren.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-unit-is-disbanded = En fordrevet enhet med ugyldig ordre oppløses.
rulings-unit-in-disorder-is-disbanded = En fordrevet enhet fra et land uten spiller (civil disorder) oppløses.
rulings-unordered-unit-is-disbanded = En fordrevet enhet uten ordre oppløses.
# A retreat may be written without the unit, “- Serbia”, if only one unit of the power is dislodged.
rulings-unit-may-not-be-omitted = Bare et land med én enkelt fordrevet enhet kan utelate den i ordren.
rulings-no-dislodged-unit = «{ $name }» er ingen fordrevet enhet fra dette landet; ingen andre enheter flytter nå.
rulings-retreat-goes-to-one-space = En retrett går til ett enkelt felt, uten konvoi.
rulings-no-supports-in-retreats = Ved retretter finnes det verken støtte eller konvoier.
rulings-dislodged-unit-cannot-hold = En fordrevet enhet kan ikke bli stående.
rulings-attack-came-from = Angrepet kom fra { $province }.
# $unit is a unit, with its power in a retreat, “A Serbia (Austria)”, and without it in a winter.
rulings-is-occupied = I { $province } står allerede { $unit }.
rulings-is-empty-after-stand-off = { $province } er tom etter et sammenstøt.

## The adjustment phase: builds and removals.

rulings-is-built = Enheten bygges.
rulings-build-is-waived = Landet avstår ifølge ordren fra å bygge en enhet.
rulings-nothing-is-built-in-disorder = Et land uten spiller (civil disorder) bygger ingenting.
# $count is the number of builds for which there is no order.
# $count (Number)
rulings-too-few-builds =
    { $count ->
        [one] Det er gitt for få ordrer om å bygge: landet avstår fra den gjenværende enheten.
       *[other] Det er gitt for få ordrer om å bygge: landet avstår fra de { $count } gjenværende enhetene.
    }
rulings-is-removed = Enheten fjernes ifølge ordren.
# “It” is the unit that is removed. $count is the number of orders that would bring it to a home centre; it is 0 for a unit at home.
# $count (Number)
rulings-is-farthest-from-home =
    { $count ->
        [one] Det er gitt for få ordrer om å fjerne enheter: denne er lengst hjemmefra og trenger { $count } ordre for å nå hjem.
       *[other] Det er gitt for få ordrer om å fjerne enheter: denne er lengst hjemmefra og trenger { $count } ordrer for å nå hjem.
    }
# Behind the sentence above. $units are the units that stay though they are as far from home: “A Ukraine and A Warsaw”; $count is how many they are.
# $count (Number)
rulings-armies-are-as-far =
    { $count ->
        [one] { $units } er like langt unna: av armeer fjernes den første i alfabetet (§ 5).
       *[other] { $units } er like langt unna: av armeer fjernes den første i alfabetet (§ 5).
    }
# The same for fleets.
# $count (Number)
rulings-fleets-are-as-far =
    { $count ->
        [one] { $units } er like langt unna: av flåter fjernes den første i alfabetet (§ 5).
       *[other] { $units } er like langt unna: av flåter fjernes den første i alfabetet (§ 5).
    }
# The same if a fleet is removed and the units that stay are armies.
# $count (Number)
rulings-armies-stay =
    { $count ->
        [one] { $units } er like langt unna: flåter fjernes før armeer (§ 5).
       *[other] { $units } er like langt unna: flåter fjernes før armeer (§ 5).
    }
# The same if the units that stay are fleets and armies.
# $count (Number)
rulings-armies-and-fleets-are-as-far =
    { $count ->
        [one] { $units } er like langt unna: flåter fjernes før armeer (§ 5). Av flåter fjernes den første i alfabetet.
       *[other] { $units } er like langt unna: flåter fjernes før armeer (§ 5). Av flåter fjernes den første i alfabetet.
    }
# More builds are ordered than the power may build. $count is the number that it may build.
# $count (Number)
rulings-too-many-builds =
    { $count ->
        [0] Det er gitt for mange ordrer om å bygge: landet kan ikke bygge noe, og de sist skrevne strykes.
        [one] Det er gitt for mange ordrer om å bygge: landet kan bygge én enhet, og de sist skrevne strykes.
       *[other] Det er gitt for mange ordrer om å bygge: landet kan bygge { $count } enheter, og de sist skrevne strykes.
    }
# The same if it is not known in which order the builds were written.
# $count (Number)
rulings-too-many-builds-without-order =
    { $count ->
        [0] Det er gitt for mange ordrer om å bygge: landet kan ikke bygge noe, og alle med ukjent rekkefølge strykes samlet.
        [one] Det er gitt for mange ordrer om å bygge: landet kan bygge én enhet, og alle med ukjent rekkefølge strykes samlet.
       *[other] Det er gitt for mange ordrer om å bygge: landet kan bygge { $count } enheter, og alle med ukjent rekkefølge strykes samlet.
    }
# More removals are ordered than the power must remove. $count is the number that it must remove.
# $count (Number)
rulings-too-many-removals =
    { $count ->
        [one] Det er gitt for mange ordrer om å fjerne enheter: landet må fjerne én, og de sist skrevne strykes.
       *[other] Det er gitt for mange ordrer om å fjerne enheter: landet må fjerne { $count }, og de sist skrevne strykes.
    }
# The same if it is not known in which order the removals were written.
# $count (Number)
rulings-too-many-removals-without-order =
    { $count ->
        [one] Det er gitt for mange ordrer om å fjerne enheter: landet må fjerne én, og alle med ukjent rekkefølge strykes samlet.
       *[other] Det er gitt for mange ordrer om å fjerne enheter: landet må fjerne { $count }, og alle med ukjent rekkefølge strykes samlet.
    }
# “Both”: both orders.
rulings-two-builds-in-centre = Det er gitt ordre om enda en enhet i samme senter, og det er ukjent hvilken som ble skrevet først: begge strykes.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-adjustment-is-ignored = En ugyldig ordre om å bygge eller fjerne en enhet teller ikke.
rulings-nothing-to-remove = { $power } har ingenting å fjerne.
rulings-nothing-to-build = { $power } må fjerne enheter og har ingenting å bygge.
rulings-no-home-centre = { $province } er ikke noe hjemmesenter for { $power }.
rulings-centre-is-not-owned = { $province } tilhører ikke { $power } nå.
# The type is army or fleet.
rulings-type-must-be-specified = { $province } ligger ved kysten, så det må stå om enheten er en armé eller en flåte.
rulings-coast-must-be-specified = For en flåte i { $province } må kysten oppgis.
rulings-army-is-built-inland = { $province } ligger ikke ved kysten, så den oppgitte typen teller ikke, og det bygges en armé.
rulings-is-built-there-already = I { $province } bygges det allerede en enhet.
rulings-no-unit-of-power-there = { $power } har ingen enhet i { $province }.

## What is missing before the centres are counted.

# $units are units with their powers that were dislodged: “A Serbia (Austria) and F Aegean Sea (Turkey)”; $count is how many they are.
# $count (Number)
rulings-centres-wait-for-retreats =
    { $count ->
        [one] Sentrene telles ikke ennå, fordi { $units } fortsatt kan trekke seg tilbake. Skriv «retreats» og ordren på linjen under, eller «disbands» for en enhet uten ordre.
       *[other] Sentrene telles ikke ennå, fordi { $units } fortsatt kan trekke seg tilbake. Skriv «retreats» og ordrene på linjene under, eller «disbands» for en enhet uten ordre.
    }
rulings-adjustments-wait = Justeringene må vente på retrettene.
rulings-adjustments-need-owners = Til justeringene trengs eierne av sentrene: skriv «centres» og en linje for hvert land.
# $units are units with their powers: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-units-from-orders = Enheter som er hentet fra ordrene: { $units }.

## Powers whose orders do not count: a player with a red card, or a power that has no player any more.

rulings-ban-red-card = rødt kort
rulings-ban-civil-disorder = civil disorder
# “Its” and “it”: of the power.
rulings-red-card-consequence = Alle enhetene til landet blir stående i denne turen. Det er lov å gi ordrer om retretter og justeringer.
rulings-civil-disorder-consequence = Ingen spiller landet. Enhetene blir stående og trekker seg ikke tilbake, og det bygges ingen nye; de som er for mange, fjernes etter hvor langt hjemmefra de er.

## Votes on draws.

# The proposal, as the title of a vote. $members are powers, “Austria, France”, or “all survivors”.
rulings-draw = Remis mellom { $members }
rulings-draw-in-turn = Remis mellom { $members }, { $turn }
rulings-draw-proposed-by = Remis mellom { $members }, foreslått av { $power }
rulings-draw-in-turn-proposed-by = Remis mellom { $members }, { $turn }, foreslått av { $power }
# Of a draw: all powers that still have a centre.
rulings-all-survivors = alle overlevende
# The outcome of a vote, in small letters, behind the proposal and a colon or in a narrow column.
rulings-vote-passes = vedtatt
rulings-vote-fails = forkastet
rulings-vote-vetoed = stanset av veto
rulings-vote-not-allowed = ikke tillatt
# The game ended outside the rules.
rulings-vote-abandoned = partiet avbrutt
# Something is missing to judge it.
rulings-vote-open = ikke avgjort

## Why a vote has its outcome. “It” is the proposed draw.

rulings-ended-without-vote = Partiet ble avsluttet uten den avstemningen som kreves. Det regnes som avbrutt, og alle spillerne får null poeng.
# “The line” is the line of the text about the vote.
rulings-vote-is-not-judged = En del av linjen er ikke forstått, så avstemningen blir ikke avgjort.
rulings-season-is-not-known = Årstiden er ukjent: skriv den på linjen, for eksempel «Fall 1908».
# $powers are powers without a centre: “Italy and Turkey”; $count is how many they are.
# $count (Number)
rulings-veto-does-not-count =
    { $count ->
        [one] Vetoet fra { $powers } teller ikke, fordi landet ikke har noe senter.
       *[other] Vetoene fra { $powers } teller ikke, fordi landene ikke har noen sentre.
    }
# The same for a vote that a player showed to the others.
# $count (Number)
rulings-shown-vote-does-not-count =
    { $count ->
        [one] Stemmen som { $powers } viste, teller ikke, fordi landet ikke har noe senter.
       *[other] Stemmene som { $powers } viste, teller ikke, fordi landene ikke har noen sentre.
    }
# The same for a vote against the draw.
# $count (Number)
rulings-vote-against-does-not-count =
    { $count ->
        [one] Nei-stemmen fra { $powers } teller ikke, fordi landet ikke har noe senter.
       *[other] Nei-stemmene fra { $powers } teller ikke, fordi landene ikke har noen sentre.
    }
rulings-is-vetoed-by = { $powers } har lagt ned offentlig veto, så det blir ingen avstemning. Partiet fortsetter.
rulings-is-vetoed = En spiller har lagt ned offentlig veto, så det blir ingen avstemning. Partiet fortsetter.
# $count is the number of the powers.
# $count (Number)
rulings-vote-was-shown =
    { $count ->
        [one] { $powers } har vist en stemme, og det teller som veto. Partiet fortsetter.
       *[other] { $powers } har vist stemmene sine, og det teller som veto. Partiet fortsetter.
    }
# The figures: how many voted for it and against it.
rulings-is-voted-against = Det er avgitt en stemme mot, så remisen er forkastet og partiet fortsetter. Stemmetallene holdes hemmelig.
# $sum is the sum of the written counts, $all the number of the centres of the board: “34”.
rulings-counts-are-incomplete = Ingen er imot. Sentrene for { $year } blir til sammen { $sum }, ikke { $all }, så det er ukjent hvem som overlever: skriv antall sentre for hvert land.
# A chart has the numbers of centres at the end of a year.
rulings-chart-is-missing = Ingen er imot. Sentertabellen for { $year } viser hvem som overlever: skriv den, for eksempel «counts { $year }: Austria 12, France 12, Russia 10».
rulings-draw-passes = Ingen stemmer mot; å avstå fra å stemme teller som en stemme for. Partiet slutter med stillingen i sentertabellen for { $year }. Spillerne som er igjen, skriver under på den.
# “These”: the counts.
rulings-draw-passes-after-spring = Ingen stemmer mot; å avstå fra å stemme teller som en stemme for. Partiet slutter med stillingen i sentertabellen for { $year }; etter en vår gjelder tabellen fra året før. Spillerne som er igjen, skriver under på den.

## Why a draw could not be proposed.

rulings-draw-passed-before = En tidligere remis ble vedtatt og avsluttet partiet.
rulings-draw-of-turn-passed-before = En tidligere remis ({ $turn }) ble vedtatt og avsluttet partiet.
# $first is the first year after which draws are allowed: “1905”.
rulings-is-before-first-chart = Remis kan foreslås når sentertabellen for { $first } er ført inn; denne gjelder tabellen for { $year }.
rulings-game-ends-with-year = Alle partier slutter etter { $year }, automatisk med remis.
# $count is a number of centres from 18 on.
# $count (Number)
rulings-power-has-won = { $power } har { $count } sentre i tabellen for { $year } og har vunnet.
rulings-proposer-has-no-centre = { $power } har ikke noe senter i tabellen for { $year } og kan ikke foreslå noe.
rulings-was-voted-on-already = Det er allerede stemt over denne remisen ({ $turn }), og i én årstid stemmes det bare én gang over den.
# The Diplomacy period: the time in which the players negotiate.
rulings-vote-is-late = Avstemningen må holdes med en gang, før neste diplomatifase begynner.
# $powers have centres and are not among the powers of the draw; $count is how many they are.
# $count (Number)
rulings-survivors-are-left-out =
    { $count ->
        [one] En remis omfatter alle overlevende i sentertabellen for { $year } og ingen andre: { $powers } overlever, men er ikke med.
       *[other] En remis omfatter alle overlevende i sentertabellen for { $year } og ingen andre: { $powers } overlever, men er ikke med.
    }
# $powers are among the powers of the draw and have no centre; $count is how many they are.
# $count (Number)
rulings-members-have-no-centre =
    { $count ->
        [one] En remis omfatter alle overlevende i sentertabellen for { $year } og ingen andre: { $powers } har ikke noe senter.
       *[other] En remis omfatter alle overlevende i sentertabellen for { $year } og ingen andre: { $powers } har ingen sentre.
    }
# Both: $left-out are the powers that survive and are left out, $lost those that have no centre. The counts say how many they are.
# $left-out-count (Number)
# $lost-count (Number)
rulings-members-are-not-survivors =
    En remis omfatter alle overlevende i sentertabellen for { $year } og ingen andre: { $left-out-count ->
        [one] { $left-out } overlever, men er ikke med
       *[other] { $left-out } overlever, men er ikke med
    }; { $lost-count ->
        [one] { $lost } har ikke noe senter
       *[other] { $lost } har ingen sentre
    }.

## Problems of the line about a vote.

rulings-voted-for-and-against = { $power } har stemt både for og mot remisen.
# “This word” is “passed”.
rulings-passed-though-prevented = En remis vedtas bare uten veto, uten stemme mot og uten vist stemme. Slett dette ordet eller de andre.
rulings-write-proposer = Skriv hvilket land som foreslår remisen, eller slett dette.
rulings-is-no-power = Dette er ikke noe land.
# The words in quotation marks are typed in English.
rulings-words-of-vote = Skriv land, en årstid, «proposed by France», «against: Austria», «revealed: Russia», «veto: Italy», «late» eller «no vote».
rulings-members-or-votes = Dette kan være landene i remisen eller stemmer. Skriv landene i remisen før stemmene.

## Problems of the other lines of a text.

rulings-yellow-card-is-warning = Et gult kort er en advarsel, og ordrene teller (§ 6). Slett denne linjen.
rulings-is-no-season = Dette er ingen årstid: skriv «Spring 1902», «Fall 1902 retreats» eller «Winter 1902».
rulings-year-without-season = Dette er et år uten årstid, så ingen sentre skifter eier: skriv «Spring { $year }», «Fall { $year }» eller «Winter { $year }».
rulings-joint-orders = Felles ordrer kan ikke leveres (§ 15): skriv en linje for hvert land.
# $name is what stands where a power is expected.
rulings-unknown-power = «{ $name }» er ikke noe land; linjene under regnes ikke til et annet land.
rulings-line-without-power = Det er uklart hvem denne linjen tilhører: begynn den med et land og et kolon.
# $unit is a unit as in a position: “A Vie”.
rulings-unit-stands-there-already = { $unit } ({ $power }) står allerede i { $province }.
rulings-is-no-supply-centre = { $province } er ikke noe forsyningssenter.
rulings-centre-is-owned-already = { $province } tilhører allerede { $power }.
rulings-has-count-already = { $power } har allerede et antall sentre. Det siste teller.
# A count is the number of the centres of a power.
rulings-what-a-count-is = Her skal det stå et land og hvor mange sentre det har: «Austria 5».
# $all is the number of the centres of the board: “34”.
# $count (Number)
rulings-too-many-centres = Dette er { $count } sentre, og brettet har { $all }.
rulings-whose-unit = Hvem eier enheten i { $province }? Skriv stillingen («position»).
# $first and $second are two powers.
rulings-two-powers-order-unit = To land gir ordre til enheten i { $province }, { $first } og { $second }: skriv stillingen («position»).
# $first and $second are two units: “A Greece” and “F Greece”.
rulings-orders-name-two-units = Ordrene nevner både { $first } og { $second }: skriv stillingen («position»).
# “A” for an army and “F” for a fleet in every language.
rulings-army-or-fleet = Er enheten i { $province } en armé eller en flåte? Skriv A eller F.
rulings-on-which-coast = En flåte i { $province } står ved en kyst: skriv hvilken.
rulings-fleet-is-inland = { $province } ligger i innlandet, så ingen flåte kan stå der.
rulings-army-is-at-sea = { $province } er hav, så ingen armé kan stå der.
rulings-no-such-coast = { $province } har ingen slik kyst.
# $units and $centres are how many the power has.
# $units (Number)
# $centres (Number)
rulings-more-units-than-centres =
    { $power } har { $units ->
        [one] { $units } enhet
       *[other] { $units } enheter
    }, men bare { $centres ->
        [one] { $centres } senter
       *[other] { $centres } sentre
    }; om våren og høsten har ingen land flere enheter enn sentre.
# $units is how many the power has, $most is “17”.
# $units (Number)
rulings-too-many-units = { $power } har { $units } enheter; ingen land har flere enn { $most }, fordi 18 sentre avslutter partiet.
