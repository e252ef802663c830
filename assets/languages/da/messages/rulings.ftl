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
rulings-spring = foråret
rulings-fall = efteråret
rulings-winter = vinteren
rulings-spring-of-year = foråret { $year }
rulings-fall-of-year = efteråret { $year }
rulings-winter-of-year = vinteren { $year }
# The text names a year and no season.
rulings-year-alone = { $year }
# The part of a turn in which dislodged units retreat: “Fall 1902 retreats”. $turn is “Fall 1902”.
rulings-retreats-of-turn = tilbagetog { $turn }
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
rulings-paragraph-coastal-convoys = §14, konvojer langs kysten
rulings-paragraph-conveyed-attack = §14, et angreb, som man selv konvojerer

## The outcome of an order: a verb or an adjective, in small letters, behind an order and a colon or in a narrow column. “A Vienna - Tyrolia: moves”.

rulings-outcome-moves = rykker
# It stays where it is, because it was stopped.
rulings-outcome-bounces = standses
rulings-outcome-holds = bliver stående
rulings-outcome-supports = støtter
# A support that an attack made worthless.
rulings-outcome-cut = brudt støtte
rulings-outcome-convoys = konvojerer
# A convoy, or a move by convoy, that fails because a fleet was dislodged.
rulings-outcome-disrupted = brudt konvoj
# A support or a convoy of something that was not ordered, or an adjustment too many.
rulings-outcome-void = uden virkning
# The order breaks a rule, so the unit does not follow it.
rulings-outcome-misordered = ugyldig
# The unit leaves the board after it was dislodged.
rulings-outcome-disbands = opløses
rulings-outcome-builds = opstiller
# The unit leaves the board in a winter.
rulings-outcome-removes = fjerner
# The power does not build although it may.
rulings-outcome-waives = giver afkald
# $outcome is one of these outcomes: “holds, dislodged”.
rulings-outcome-dislodged = { $outcome }, fordrevet

## The line of an order in the window.

# $order is an order: “A Vienna - Tyrolia”, $outcome its outcome: “moves”.
rulings-order-with-outcome = { $order }: { $outcome }
# A unit that is disbanded. $order says so in the notation: “F Naples disbands”.
rulings-order-of-disbanded = { $order }
# $unit is a unit: “A Moscow”.
rulings-builds-unit = opstiller { $unit }
rulings-removes-unit = fjerner { $unit }
rulings-waives-build = giver afkald på at opstille en enhed

## The movement phase: a unit that holds or is dislodged. $unit is the attacker with its power: “F Naples (Italy)”, $strength a number: “2”.

rulings-holds = Enheden bliver stående.
# It often follows another sentence: “The unit is not ordered. It is dislodged by F Naples (Italy) with strength 2.”
rulings-dislodged-by = Enheden fordrives af { $unit } med styrke { $strength }.

## A move that succeeds. $strength is its strength, “2”, $unit a unit that it dislodges, with its power: “A Vienna (Austria)”.
## “By convoy”: the army could go over land, and goes by convoy. “By its convoy”: it can go by convoy only.

rulings-moves = Enheden rykker.
rulings-moves-by-convoy = Armeen rykker med konvoj.
rulings-moves-by-its-convoy = Armeen rykker med sin konvoj.
rulings-moves-against-nothing = Enheden rykker uden modstand.
rulings-moves-with-strength = Enheden rykker med styrke { $strength }.
rulings-moves-by-convoy-with-strength = Armeen rykker med konvoj og styrke { $strength }.
rulings-moves-by-its-convoy-with-strength = Armeen rykker med sin konvoj og styrke { $strength }.
rulings-moves-and-dislodges = Enheden rykker med styrke { $strength } og fordriver { $unit }.
rulings-moves-by-convoy-and-dislodges = Armeen rykker med konvoj og styrke { $strength } og fordriver { $unit }.
rulings-moves-by-its-convoy-and-dislodges = Armeen rykker med sin konvoj og styrke { $strength } og fordriver { $unit }.
# Behind one of these sentences. $unit is a unit that was ordered to the same province; “it” is the unit that moves. $province is that province, out of which
# the attack came that dislodges $unit.
rulings-rival-does-not-stop-it = { $unit } standser ikke trækket, fordi den enhed fordrives af et angreb fra { $province }.
# Behind one of these sentences. $power owns the unit that is dislodged and the fleet of the convoy, $fleet is that fleet: “F North Sea”.
rulings-conveys-attack-on-own-unit = { $power } konvojerer selv angrebet på sin egen enhed med { $fleet }.

## A move that fails. $unit is another unit with its power: “A Venice (Italy)”, $province the destination of the move.

rulings-cannot-enter = Enheden kan ikke rykke til { $province }.
rulings-moves-against-it-with-more-strength = { $unit } kommer imod med større styrke.
rulings-enters-with-more-strength = { $unit } rykker til { $province } med større styrke.
# $fleet is the fleet in the destination, with its power. A paradox: convoys and supports that depend on each other, so that no outcome follows.
rulings-fleet-in-paradox-stays = Den konvojerende flåde { $fleet } indgår i et paradoks og fordrives ikke.
# A coastal crawl: two fleets change places along different coasts of a province.
rulings-coastal-crawl = { $unit } kommer imod; det er ikke tilladt at bytte plads langs forskellige kyster (coastal crawl).
# $unit is an own unit, without its power: “A Venice”.
rulings-own-unit-stays = { $unit } fra samme land bliver stående i { $province }.
# $strength is a number: “1”.
rulings-does-not-dislodge-attacker = Styrke { $strength } er ikke nok til at fordrive { $unit }, som kommer imod.
rulings-does-not-dislodge = Styrke { $strength } er ikke nok til at fordrive { $unit }, som bliver stående der.
rulings-stands-off = Enheden støder sammen med { $unit }, som også har ordre om at rykke til { $province }.
rulings-convoys-in-paradox-fail = Konvojer i et paradoks mislykkes.
# $fleet is a fleet with its power: “F North Sea (England)”.
rulings-no-route-is-whole = Ingen rute for konvojen er ubrudt: { $fleet } fordrives.
rulings-convoy-is-broken = Konvojen brydes: { $fleet } fordrives.
# “It may not be supported to hold”: a support to hold does not count for a unit that was ordered to move.
rulings-convoy-was-not-ordered = Der er ikke givet ordre til den konvoj, som armeen har brug for; den kan ikke få støtte til at blive stående.

## Supports. $unit is an attacker with its power: “A Venice (Italy)”.

# $province is where the unit stands that is supported.
rulings-misordered-move-is-not-supported = Ordren til enheden i { $province } er ugyldig. Enheden bliver derfor stående, og der er ikke noget træk at støtte.
# $from is the province of the supported unit, $to where it should move.
rulings-supported-move-is-not-ordered = Enheden i { $from } har ikke ordre om at rykke til { $to }, så støtten er uden virkning.
rulings-supported-unit-moves = Enheden i { $province } har ordre om at rykke, så den får ikke støtte til at blive stående.
rulings-support-is-cut = Støtten brydes af { $unit }.
rulings-supports = Enheden giver støtte.
# $province is the destination of the supported move, here and below.
rulings-supports-move = Enheden støtter trækket til { $province }.
rulings-supports-against-own-attack = Enheden støtter trækket til { $province }; et angreb fra dens eget land bryder ingen støtte.
# $unit stands in $province and attacks the supporting unit.
rulings-attack-does-not-cut = { $unit } angriber fra { $province } og bryder derfor ikke en støtte til et træk dertil.
# $unit is an army.
rulings-convoyed-attack-does-not-cut = { $unit } konvojeres af en flåde, som angribes ved hjælp af denne støtte, og bryder den derfor ikke.

## Convoys. “It” is the fleet. $from is the province of the army, $to where it should go.

# $province is where the army stands.
rulings-misordered-move-is-not-convoyed = Ordren til enheden i { $province } er ugyldig. Enheden bliver derfor stående, og der er ikke noget træk at konvojere.
rulings-convoyed-move-is-not-ordered = Armeen i { $from } har ikke ordre om at rykke til { $to }, så der er ikke noget at konvojere.
rulings-is-on-no-route = Flåden står ikke på nogen mulig rute fra { $from } til { $to }, så den indgår ikke i konvojen.
rulings-convoy-is-disrupted = Konvojen brydes.
rulings-convoy-is-in-paradox = Konvojen indgår i et paradoks: den mislykkes, og flåden fordrives ikke.
# $province is the destination of the army.
rulings-convoys-to = Flåden konvojerer til { $province }.
rulings-attack-disrupts-nothing = Flåden konvojerer til { $province }; et angreb, der ikke fordriver flåden, bryder ikke konvojen.

## Why a unit has no order. “It holds.” or “It is dislodged by …” follows.

# NMR: no moves received.
rulings-red-card-and-no-moves = Landet har rødt kort i denne tur (NMR).
rulings-is-in-civil-disorder = Landet har ikke længere nogen spiller (civil disorder).
rulings-has-no-orders = Der er ingen ordrer fra landet i denne tur (NMR).
rulings-unit-is-not-ordered = Enheden har ingen ordre.

## An order for several units: “all hold”, “everything else holds”. $order is what was written.

rulings-no-unit-for-order = Landet har ingen enhed til »{ $order }«.
rulings-every-unit-has-order = Hver enhed har sin egen ordre.
rulings-is-order-for-each-unit = »{ $order }« er entydigt: det er en ordre til hver af disse enheder.

## Which orders count. A set is a list of orders that belong together, with a season written above it; a sheet may have several sets. A revised sheet replaces
## an earlier one.

# $words is a year as it is written, “1902”. “Write the season”: “Fall 1902”.
rulings-year-names-no-season = »{ $words }« angiver ingen årstid, så denne ordreliste har ikke fortrin: skriv årstiden foran året.
rulings-is-in-set-of-turn = Ordren står på listen for { $turn }; en anden liste på arket tæller ikke.
rulings-other-set-does-not-count = En anden ordreliste på arket tæller ikke, men det gør denne.
rulings-has-red-card = Landet har rødt kort i denne tur.
rulings-set-was-used = Denne ordreliste blev brugt i en tidligere tur.
rulings-date-names-no-season = Datoen på listen angiver ingen årstid, og en anden ordreliste har den rigtige årstid.
rulings-other-set-has-season = En anden ordreliste har den rigtige årstid.
rulings-later-sheet-has-order = Et senere, ændret ark har en ordre til denne enhed.
rulings-later-sheet-replaces-it = Et senere, ændret ark erstatter denne ordre.
rulings-has-other-valid-order = Enheden har en anden gyldig ordre.
rulings-has-several-valid-orders = Enheden har flere gyldige ordrer med forskellig betydning.
# $province is where the unit stands that is supported.
rulings-supported-unit-has-no-order = Enheden i { $province } har ingen ordre, så dens træk kan ikke støttes.

## How an order was read.

rulings-order-without-unit = Hver ordre skal angive den enhed, den gælder.
rulings-mutual-support = En gensidig støtte er kun en ordre til den første enhed.
# $words are words behind the order: “with support from Ukraine”.
rulings-no-order-for-another-unit = »{ $words }« er ikke en ordre til en anden enhed: en ordre gælder kun den første enhed.
# $words are words about a convoy: “via convoy”, “via Nth”.
rulings-route-does-not-decide = »{ $words }« afgør hverken, om armeen rykker med konvoj, eller hvilken rute den tager.
# $unit is a fleet: “F Trieste”.
rulings-route-of-fleet = »{ $words }« handler om en konvoj, og { $unit } er en flåde.
# $power is the power that the order names, $unit the unit, “A Vienna”, and $owner its power.
rulings-order-for-other-power = Ordren gælder en enhed fra { $power }, men { $unit } tilhører { $owner }.
# $name is an abbreviation that a rule fixes: “Nor” is always Norway.
rulings-name-is-always = »{ $name }« er altid { $province }.
# $name is a name with a slip of the pen: “Burgandy” can only be Burgundy.
rulings-name-can-only-be = »{ $name }« kan kun være { $province }.
# The type is army or fleet. $unit is the unit that stands there: “F Trieste”.
rulings-wrong-type-does-not-matter = Enheden i { $province } er { $unit }; forkert type eller kyst betyder ikke noget.
rulings-wrong-nationality-does-not-matter = Enheden i { $province } er { $unit } ({ $power }); forkert land, type eller kyst betyder ikke noget.
rulings-army-is-on-no-coast = En armé i { $province } står ikke på nogen bestemt kyst, så den angivne kyst betyder ikke noget.
rulings-only-one-coast-is-meant = Kun én kyst i { $province } er mulig, så den angivne kyst betyder ikke noget.
rulings-support-is-to-any-coast = En støtte gælder alle kyster i { $province }.
rulings-intermediate-spaces-are-ignored = Felterne derimellem tæller ikke.

## “Tyr” can be Tyrolia or the Tyrrhenian Sea. $province is the one of the two that is meant.

rulings-tyr-of-writer-with-capitals = Spilleren skriver havområder med store bogstaver, men ikke landområder, så dette Tyr er { $province }.
rulings-tyr-of-fleet = Tyr for en flåde er Tyrrhenian Sea.
rulings-tyr-of-army = Tyr for en armé er Tyrolia.
rulings-tyr-of-legal-order = Kun { $province } giver en tilladt ordre, så Tyr er { $province }.
rulings-tyr-of-other-name = Spilleren har en anden forkortelse for den anden provins, så Tyr er { $province }.
rulings-tyr-is-not-decided = Tyr kan være Tyrolia eller Tyrrhenian Sea, og ingen regel afgør hvilken.
rulings-tyr-makes-no-legal-order = Tyr giver ingen tilladt ordre, hverken som Tyrolia eller som Tyrrhenian Sea.
# In an order to remove a unit.
rulings-no-rule-decides-tyr = Ingen regel afgør, hvad Tyr er.
rulings-tyr-is-not-on-board = Tyr findes ikke på brættet.

## Names of provinces. $name is what was written, $provinces are those that it can mean: “Tyrolia or Tyrrhenian Sea”.

rulings-name-can-be = »{ $name }« kan være { $provinces }.
rulings-name-can-be-so-write-it = »{ $name }« kan være { $provinces }. Skriv hele navnet.
rulings-name-can-be-and-director-decides = »{ $name }« kan være { $provinces }: turneringsledelsen afgør det, så skriv hele navnet.
rulings-unknown-province = »{ $name }« er ikke en provins på brættet.
# $province is the province with the nearest name.
rulings-unknown-province-near = »{ $name }« er ikke en provins på brættet. Det nærmeste navn er { $province }.
# $words are words of an order that are not understood.
rulings-unknown-words = »{ $words }« er hverken en provins på brættet eller et ord i en ordre.
rulings-unknown-words-near = »{ $words }« er hverken en provins på brættet eller et ord i en ordre. Det nærmeste navn er { $province }.
rulings-no-clear-province = »{ $name }« er ikke en entydig provins på brættet.

## A text that is no order. $words is the text, or the part of it that is not understood.

rulings-is-no-order = »{ $words }« er ikke en ordre.
rulings-this-is-no-order = Dette er ikke en ordre.
# $most is a number: “500”.
rulings-too-many-words = Ingen ordre har mere end { $most } ord.
rulings-words-name-no-unit = »{ $words }« angiver ingen enhed: i en ordre skal enhedens provins stå.
rulings-no-order-behind-unit = »{ $words }« efter enheden er ikke en ordre.
rulings-words-make-order-ambiguous = »{ $words }« efter ordren gør den tvetydig.
rulings-order-is-for-one-unit = En ordre gælder en enkelt enhed.
rulings-disbands-after-dislodgement = En enhed opløses først, efter at den er fordrevet.
rulings-order-without-destination = Ordren siger ikke, hvor enheden skal hen.
rulings-order-without-supported-unit = Ordren siger ikke, hvilken enhed der får støtte.
rulings-order-without-convoyed-army = Ordren siger ikke, hvilken armé der konvojeres.
rulings-order-without-destination-of-army = Ordren siger ikke, hvor armeen konvojeres hen.
rulings-words-name-no-province = »{ $words }« angiver ingen provins på brættet.
rulings-no-province-is-named = Der er ikke angivet nogen provins.
rulings-can-be-read-in-two-ways = »{ $words }« kan læses på to måder: turneringsledelsen afgør det, så skriv hele ordren.
# $first and $second are two of the five kinds of orders below: “a move”, “a support”.
rulings-can-be-two-orders = »{ $words }« kan være { $first } eller { $second }: turneringsledelsen afgør det, så skriv hele ordren.
rulings-a-hold = en ordre om at blive stående
rulings-a-move = et træk
rulings-a-support = en støtte
rulings-a-convoy = en konvoj
rulings-another-order = en anden ordre

## Orders that the rules do not allow. $unit is a unit without its power: “A Vienna”.

# $power gives the order, $owner owns the unit. A language may say it so: “The unit in Tyrolia does not belong to Austria, but to Italy”.
rulings-unit-of-other-power = Enheden i { $province } tilhører ikke { $power }, men { $owner }.
rulings-no-unit-stands-there = Der står ingen enhed i { $province }.
rulings-several-coasts = { $unit } kan rykke til flere kyster i { $province }; kysten skal angives.
# Two units without a word between them: “A Vienna A Budapest”. $unit is the unit in $province: “A Budapest”.
rulings-move-or-support = Det kan være et træk til { $province } eller en støtte til { $unit } der: en ordre skal sige hvilken af delene.
rulings-is-there-already = { $unit } står allerede i { $province }.
rulings-cannot-move-to = { $unit } kan ikke rykke til { $province }.
# $unit is a fleet: “F Trieste”.
rulings-province-has-no-coast = { $province } har ingen kyst, så { $unit } kan ikke rykke dertil.
# $unit is an army: “A Vienna”.
rulings-province-is-sea = { $province } er hav, så { $unit } kan ikke rykke dertil.
# $unit is an army.
rulings-no-possible-route = Der er ingen mulig rute for { $unit } til { $province }.
rulings-cannot-support-itself = En enhed kan ikke støtte sig selv.
rulings-no-unit-to-support = I { $province } står der ingen enhed at støtte.
rulings-support-into-own-province = { $unit } kan ikke støtte et træk til sin egen provins.
rulings-cannot-support-there = { $unit } kan ikke rykke til { $province } og kan derfor ikke give støtte der.
# The next five are about a support. $unit is the supported unit, $province where it should move.
rulings-supported-unit-cannot-move = { $unit } kan ikke rykke til { $province }: trækket kan ikke støttes.
rulings-supported-fleet-has-no-coast = { $province } har ingen kyst, så { $unit } kan ikke rykke dertil: trækket kan ikke støttes.
rulings-supported-army-has-no-land = { $province } er hav, så { $unit } kan ikke rykke dertil: trækket kan ikke støttes.
rulings-supported-army-has-no-route = Der er ingen mulig rute for { $unit } til { $province }: trækket kan ikke støttes.
# $unit is an army, $fleet is the supporting fleet itself: “F English Channel”.
rulings-supported-army-needs-this-fleet = { $unit } kan kun komme til { $province }, hvis { $fleet } konvojerer, og en flåde, der støtter, konvojerer ikke: trækket kan ikke støttes.
rulings-only-fleets-at-sea-convoy = Kun en flåde til havs kan konvojere.
rulings-no-army-to-convoy = I { $province } står der ingen armé at konvojere.
# $unit is a fleet.
rulings-fleet-is-not-convoyed = { $unit } er en flåde, og kun armeer konvojeres.
# $unit is the convoying fleet, $from the province of the army, $to where it should go.
rulings-unit-is-on-no-route = { $unit } står ikke på nogen mulig rute for en konvoj fra { $from } til { $to }.

## The retreat phase.

rulings-retreats = Enheden trækker sig tilbage.
rulings-two-units-retreat-there = To enheder trækker sig tilbage til { $province }: begge opløses.
rulings-is-disbanded-as-ordered = Enheden opløses ifølge ordren.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-unit-is-disbanded = En fordrevet enhed med ugyldig ordre opløses.
rulings-unit-in-disorder-is-disbanded = En fordrevet enhed fra et land uden spiller (civil disorder) opløses.
rulings-unordered-unit-is-disbanded = En fordrevet enhed uden ordre opløses.
# A retreat may be written without the unit, “- Serbia”, if only one unit of the power is dislodged.
rulings-unit-may-not-be-omitted = Kun et land med en enkelt fordrevet enhed må udelade den i ordren.
rulings-no-dislodged-unit = »{ $name }« er ikke en fordrevet enhed fra dette land; ingen andre enheder rykker nu.
rulings-retreat-goes-to-one-space = Et tilbagetog går til et enkelt felt, uden konvoj.
rulings-no-supports-in-retreats = Ved tilbagetog er der hverken støtte eller konvojer.
rulings-dislodged-unit-cannot-hold = En fordrevet enhed kan ikke blive stående.
rulings-attack-came-from = Angrebet kom fra { $province }.
# $unit is a unit, with its power in a retreat, “A Serbia (Austria)”, and without it in a winter.
rulings-is-occupied = I { $province } står allerede { $unit }.
rulings-is-empty-after-stand-off = { $province } er tom efter et sammenstød.

## The adjustment phase: builds and removals.

rulings-is-built = Enheden opstilles.
rulings-build-is-waived = Landet giver ifølge ordren afkald på at opstille en enhed.
rulings-nothing-is-built-in-disorder = Et land uden spiller (civil disorder) opstiller ingen enheder.
# $count is the number of builds for which there is no order.
# $count (Number)
rulings-too-few-builds =
    { $count ->
        [one] Der er givet for få ordrer om at opstille enheder: landet giver afkald på den sidste.
       *[other] Der er givet for få ordrer om at opstille enheder: landet giver afkald på de sidste { $count }.
    }
rulings-is-removed = Enheden fjernes ifølge ordren.
# “It” is the unit that is removed. $count is the number of orders that would bring it to a home centre; it is 0 for a unit at home.
# $count (Number)
rulings-is-farthest-from-home =
    { $count ->
        [one] Der er givet for få ordrer om at fjerne enheder: denne er længst hjemmefra og skal bruge { $count } ordre for at nå hjem.
       *[other] Der er givet for få ordrer om at fjerne enheder: denne er længst hjemmefra og skal bruge { $count } ordrer for at nå hjem.
    }
# Behind the sentence above. $units are the units that stay though they are as far from home: “A Ukraine and A Warsaw”; $count is how many they are.
# $count (Number)
rulings-armies-are-as-far =
    { $count ->
        [one] { $units } er lige så langt væk: af armeer fjernes den alfabetisk første (§ 5).
       *[other] { $units } er lige så langt væk: af armeer fjernes den alfabetisk første (§ 5).
    }
# The same for fleets.
# $count (Number)
rulings-fleets-are-as-far =
    { $count ->
        [one] { $units } er lige så langt væk: af flåder fjernes den alfabetisk første (§ 5).
       *[other] { $units } er lige så langt væk: af flåder fjernes den alfabetisk første (§ 5).
    }
# The same if a fleet is removed and the units that stay are armies.
# $count (Number)
rulings-armies-stay =
    { $count ->
        [one] { $units } er lige så langt væk: flåder fjernes før armeer (§ 5).
       *[other] { $units } er lige så langt væk: flåder fjernes før armeer (§ 5).
    }
# The same if the units that stay are fleets and armies.
# $count (Number)
rulings-armies-and-fleets-are-as-far =
    { $count ->
        [one] { $units } er lige så langt væk: flåder fjernes før armeer (§ 5). Af flåder fjernes den alfabetisk første.
       *[other] { $units } er lige så langt væk: flåder fjernes før armeer (§ 5). Af flåder fjernes den alfabetisk første.
    }
# More builds are ordered than the power may build. $count is the number that it may build.
# $count (Number)
rulings-too-many-builds =
    { $count ->
        [0] Der er givet for mange ordrer om at opstille enheder: landet må ikke opstille nogen, og de sidst skrevne slettes.
        [one] Der er givet for mange ordrer om at opstille enheder: landet må opstille én, og de sidst skrevne slettes.
       *[other] Der er givet for mange ordrer om at opstille enheder: landet må opstille { $count }, og de sidst skrevne slettes.
    }
# The same if it is not known in which order the builds were written.
# $count (Number)
rulings-too-many-builds-without-order =
    { $count ->
        [0] Der er givet for mange ordrer om at opstille enheder: landet må ikke opstille nogen, og alle med ukendt rækkefølge slettes samlet.
        [one] Der er givet for mange ordrer om at opstille enheder: landet må opstille én, og alle med ukendt rækkefølge slettes samlet.
       *[other] Der er givet for mange ordrer om at opstille enheder: landet må opstille { $count }, og alle med ukendt rækkefølge slettes samlet.
    }
# More removals are ordered than the power must remove. $count is the number that it must remove.
# $count (Number)
rulings-too-many-removals =
    { $count ->
        [one] Der er givet for mange ordrer om at fjerne enheder: landet skal fjerne én, og de sidst skrevne slettes.
       *[other] Der er givet for mange ordrer om at fjerne enheder: landet skal fjerne { $count }, og de sidst skrevne slettes.
    }
# The same if it is not known in which order the removals were written.
# $count (Number)
rulings-too-many-removals-without-order =
    { $count ->
        [one] Der er givet for mange ordrer om at fjerne enheder: landet skal fjerne én, og alle med ukendt rækkefølge slettes samlet.
       *[other] Der er givet for mange ordrer om at fjerne enheder: landet skal fjerne { $count }, og alle med ukendt rækkefølge slettes samlet.
    }
# “Both”: both orders.
rulings-two-builds-in-centre = Der er givet ordre om endnu en enhed i samme center, og man ved ikke, hvilken der blev skrevet først: begge slettes.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-adjustment-is-ignored = En ugyldig ordre om at opstille eller fjerne en enhed tæller ikke.
rulings-nothing-to-remove = { $power } har ikke noget at fjerne.
rulings-nothing-to-build = { $power } skal fjerne enheder og har ikke noget at opstille.
rulings-no-home-centre = { $province } er ikke et hjemmecenter for { $power }.
rulings-centre-is-not-owned = { $province } tilhører ikke { $power } nu.
# The type is army or fleet.
rulings-type-must-be-specified = { $province } ligger ved kysten, så der skal stå, om enheden er en armé eller en flåde.
rulings-coast-must-be-specified = For en flåde i { $province } skal kysten angives.
rulings-army-is-built-inland = { $province } ligger ikke ved kysten, så den angivne type tæller ikke, og der opstilles en armé.
rulings-is-built-there-already = I { $province } opstilles der allerede en enhed.
rulings-no-unit-of-power-there = { $power } har ingen enhed i { $province }.

## What is missing before the centres are counted.

# $units are units with their powers that were dislodged: “A Serbia (Austria) and F Aegean Sea (Turkey)”; $count is how many they are.
# $count (Number)
rulings-centres-wait-for-retreats =
    { $count ->
        [one] Centrene tælles ikke endnu, fordi { $units } stadig kan trække sig tilbage. Skriv »retreats« og ordren på linjen under, eller »disbands« for en enhed uden ordre.
       *[other] Centrene tælles ikke endnu, fordi { $units } stadig kan trække sig tilbage. Skriv »retreats« og ordrerne på linjerne under, eller »disbands« for en enhed uden ordre.
    }
rulings-adjustments-wait = Justeringerne må vente på tilbagetogene.
rulings-adjustments-need-owners = Til justeringerne skal man vide, hvem der ejer centrene: skriv »centres« og en linje for hvert land.
# $units are units with their powers: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-units-from-orders = Enheder, der er taget fra ordrerne: { $units }.

## Powers whose orders do not count: a player with a red card, or a power that has no player any more.

rulings-ban-red-card = rødt kort
rulings-ban-civil-disorder = civil disorder
# “Its” and “it”: of the power.
rulings-red-card-consequence = Alle landets enheder bliver stående i denne tur. Der må gives ordrer om tilbagetog og justeringer.
rulings-civil-disorder-consequence = Ingen spiller landet. Enhederne bliver stående og trækker sig ikke tilbage, og der opstilles ingen nye; de overtallige fjernes efter, hvor langt hjemmefra de er.

## Votes on draws.

# The proposal, as the title of a vote. $members are powers, “Austria, France”, or “all survivors”.
rulings-draw = Remis mellem { $members }
rulings-draw-in-turn = Remis mellem { $members }, { $turn }
rulings-draw-proposed-by = Remis mellem { $members }, foreslået af { $power }
rulings-draw-in-turn-proposed-by = Remis mellem { $members }, { $turn }, foreslået af { $power }
# Of a draw: all powers that still have a centre.
rulings-all-survivors = alle overlevende
# The outcome of a vote, in small letters, behind the proposal and a colon or in a narrow column.
rulings-vote-passes = vedtaget
rulings-vote-fails = forkastet
rulings-vote-vetoed = stoppet af veto
rulings-vote-not-allowed = ikke tilladt
# The game ended outside the rules.
rulings-vote-abandoned = partiet afbrudt
# Something is missing to judge it.
rulings-vote-open = ikke afgjort

## Why a vote has its outcome. “It” is the proposed draw.

rulings-ended-without-vote = Partiet blev afsluttet uden den afstemning, der kræves. Det regnes for afbrudt, og alle spillerne får nul point.
# “The line” is the line of the text about the vote.
rulings-vote-is-not-judged = En del af linjen er ikke forstået, så afstemningen bliver ikke afgjort.
rulings-season-is-not-known = Årstiden er ukendt: skriv den på linjen, for eksempel »Fall 1908«.
# $powers are powers without a centre: “Italy and Turkey”; $count is how many they are.
# $count (Number)
rulings-veto-does-not-count =
    { $count ->
        [one] Vetoet fra { $powers } tæller ikke, fordi landet ikke har noget center.
       *[other] Vetoerne fra { $powers } tæller ikke, fordi landene ikke har nogen centre.
    }
# The same for a vote that a player showed to the others.
# $count (Number)
rulings-shown-vote-does-not-count =
    { $count ->
        [one] Den stemme, som { $powers } viste, tæller ikke, fordi landet ikke har noget center.
       *[other] De stemmer, som { $powers } viste, tæller ikke, fordi landene ikke har nogen centre.
    }
# The same for a vote against the draw.
# $count (Number)
rulings-vote-against-does-not-count =
    { $count ->
        [one] Nejstemmen fra { $powers } tæller ikke, fordi landet ikke har noget center.
       *[other] Nejstemmerne fra { $powers } tæller ikke, fordi landene ikke har nogen centre.
    }
rulings-is-vetoed-by = { $powers } har nedlagt offentligt veto, så der bliver ingen afstemning. Partiet fortsætter.
rulings-is-vetoed = En spiller har nedlagt offentligt veto, så der bliver ingen afstemning. Partiet fortsætter.
# $count is the number of the powers.
# $count (Number)
rulings-vote-was-shown =
    { $count ->
        [one] { $powers } har vist en stemme, og det tæller som veto. Partiet fortsætter.
       *[other] { $powers } har vist deres stemmer, og det tæller som veto. Partiet fortsætter.
    }
# The figures: how many voted for it and against it.
rulings-is-voted-against = Der er afgivet en stemme imod, så remisen er forkastet, og partiet fortsætter. Stemmetallene holdes hemmelige.
# $sum is the sum of the written counts, $all the number of the centres of the board: “34”.
rulings-counts-are-incomplete = Ingen er imod. Centrene for { $year } giver { $sum } tilsammen, ikke { $all }, så man ved ikke, hvem der overlever: skriv antallet af centre for hvert land.
# A chart has the numbers of centres at the end of a year.
rulings-chart-is-missing = Ingen er imod. Centertabellen for { $year } viser, hvem der overlever: skriv den, for eksempel »counts { $year }: Austria 12, France 12, Russia 10«.
rulings-draw-passes = Ingen stemmer imod; at undlade at stemme tæller som en stemme for. Partiet slutter med stillingen i centertabellen for { $year }. De spillere, der er tilbage, skriver under på den.
# “These”: the counts.
rulings-draw-passes-after-spring = Ingen stemmer imod; at undlade at stemme tæller som en stemme for. Partiet slutter med stillingen i centertabellen for { $year }; efter et forår gælder tabellen fra året før. De spillere, der er tilbage, skriver under på den.

## Why a draw could not be proposed.

rulings-draw-passed-before = En tidligere remis blev vedtaget og afsluttede partiet.
rulings-draw-of-turn-passed-before = En tidligere remis ({ $turn }) blev vedtaget og afsluttede partiet.
# $first is the first year after which draws are allowed: “1905”.
rulings-is-before-first-chart = Remis kan foreslås, når centertabellen for { $first } er indtastet; denne gælder tabellen for { $year }.
rulings-game-ends-with-year = Alle partier slutter efter { $year }, automatisk med remis.
# $count is a number of centres from 18 on.
# $count (Number)
rulings-power-has-won = { $power } har { $count } centre i tabellen for { $year } og har vundet.
rulings-proposer-has-no-centre = { $power } har ikke noget center i tabellen for { $year } og kan ikke foreslå noget.
rulings-was-voted-on-already = Der er allerede stemt om denne remis ({ $turn }), og i samme årstid stemmes der kun én gang om den.
# The Diplomacy period: the time in which the players negotiate.
rulings-vote-is-late = Afstemningen skal holdes med det samme, før den næste diplomatifase begynder.
# $powers have centres and are not among the powers of the draw; $count is how many they are.
# $count (Number)
rulings-survivors-are-left-out =
    { $count ->
        [one] En remis omfatter alle overlevende i centertabellen for { $year } og ingen andre: { $powers } overlever, men er ikke med.
       *[other] En remis omfatter alle overlevende i centertabellen for { $year } og ingen andre: { $powers } overlever, men er ikke med.
    }
# $powers are among the powers of the draw and have no centre; $count is how many they are.
# $count (Number)
rulings-members-have-no-centre =
    { $count ->
        [one] En remis omfatter alle overlevende i centertabellen for { $year } og ingen andre: { $powers } har ikke noget center.
       *[other] En remis omfatter alle overlevende i centertabellen for { $year } og ingen andre: { $powers } har ingen centre.
    }
# Both: $left-out are the powers that survive and are left out, $lost those that have no centre. The counts say how many they are.
# $left-out-count (Number)
# $lost-count (Number)
rulings-members-are-not-survivors =
    En remis omfatter alle overlevende i centertabellen for { $year } og ingen andre: { $left-out-count ->
        [one] { $left-out } overlever, men er ikke med
       *[other] { $left-out } overlever, men er ikke med
    }; { $lost-count ->
        [one] { $lost } har ikke noget center
       *[other] { $lost } har ingen centre
    }.

## Problems of the line about a vote.

rulings-voted-for-and-against = { $power } har stemt både for og imod remisen.
# “This word” is “passed”.
rulings-passed-though-prevented = En remis vedtages kun uden veto, uden stemme imod og uden vist stemme. Slet dette ord eller de andre.
rulings-write-proposer = Skriv, hvilket land der foreslår remisen, eller slet dette.
rulings-is-no-power = Dette er ikke et land.
# The words in quotation marks are typed in English.
rulings-words-of-vote = Skriv lande, en årstid, »proposed by France«, »against: Austria«, »revealed: Russia«, »veto: Italy«, »late« eller »no vote«.
rulings-members-or-votes = Dette kan være landene i remisen eller stemmer. Skriv landene i remisen før stemmerne.

## Problems of the other lines of a text.

rulings-yellow-card-is-warning = Et gult kort er en advarsel, og ordrerne tæller (§ 6). Slet denne linje.
rulings-is-no-season = Dette er ikke en årstid: skriv »Spring 1902«, »Fall 1902 retreats« eller »Winter 1902«.
rulings-year-without-season = Dette er et år uden årstid, så ingen centre skifter ejer: skriv »Spring { $year }«, »Fall { $year }« eller »Winter { $year }«.
rulings-joint-orders = Fælles ordrer må ikke afleveres (§ 15): skriv en linje for hvert land.
# $name is what stands where a power is expected.
rulings-unknown-power = »{ $name }« er ikke et land; linjerne nedenfor regnes ikke til et andet land.
rulings-line-without-power = Det er uklart, hvem linjen tilhører: begynd den med et land og et kolon.
# $unit is a unit as in a position: “A Vie”.
rulings-unit-stands-there-already = { $unit } ({ $power }) står allerede i { $province }.
rulings-is-no-supply-centre = { $province } er ikke et forsyningscenter.
rulings-centre-is-owned-already = { $province } tilhører allerede { $power }.
rulings-has-count-already = { $power } har allerede et antal centre. Det sidste tæller.
# A count is the number of the centres of a power.
rulings-what-a-count-is = Her skal der stå et land, og hvor mange centre det har: »Austria 5«.
# $all is the number of the centres of the board: “34”.
# $count (Number)
rulings-too-many-centres = Dette er { $count } centre, og brættet har { $all }.
rulings-whose-unit = Hvem ejer enheden i { $province }? Skriv stillingen (»position«).
# $first and $second are two powers.
rulings-two-powers-order-unit = To lande giver ordre til enheden i { $province }, { $first } og { $second }: skriv stillingen (»position«).
# $first and $second are two units: “A Greece” and “F Greece”.
rulings-orders-name-two-units = Ordrerne nævner både { $first } og { $second }: skriv stillingen (»position«).
# “A” for an army and “F” for a fleet in every language.
rulings-army-or-fleet = Er enheden i { $province } en armé eller en flåde? Skriv A eller F.
rulings-on-which-coast = En flåde i { $province } står ved en kyst: skriv hvilken.
rulings-fleet-is-inland = { $province } ligger inde i landet, så ingen flåde kan stå der.
rulings-army-is-at-sea = { $province } er hav, så ingen armé kan stå der.
rulings-no-such-coast = { $province } har ingen sådan kyst.
# $units and $centres are how many the power has.
# $units (Number)
# $centres (Number)
rulings-more-units-than-centres =
    { $power } har { $units ->
        [one] { $units } enhed
       *[other] { $units } enheder
    }, men kun { $centres ->
        [one] { $centres } center
       *[other] { $centres } centre
    }; om foråret og efteråret har intet land flere enheder end centre.
# $units is how many the power has, $most is “17”.
# $units (Number)
rulings-too-many-units = { $power } har { $units } enheder; intet land har flere end { $most }, fordi 18 centre afslutter partiet.
