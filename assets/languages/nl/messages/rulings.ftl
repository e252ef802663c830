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
rulings-spring = voorjaar
rulings-fall = najaar
rulings-winter = winter
rulings-spring-of-year = voorjaar { $year }
rulings-fall-of-year = najaar { $year }
rulings-winter-of-year = winter { $year }
# The text names a year and no season.
rulings-year-alone = { $year }
# The part of a turn in which dislodged units retreat: “Fall 1902 retreats”. $turn is “Fall 1902”.
rulings-retreats-of-turn = { $turn }, terugtochten
# The part in which units are built and removed: “Fall 1902 adjustments”.
rulings-adjustments-of-turn = { $turn }, bouwen en verwijderen

## Parts of sentences.

# A unit with its power: “A Vienna (Austria)”. $unit may be several units: “A Vienna, F Trieste”.
rulings-unit-of-power = { $unit } ({ $power })
# A list. It grows from the left: $first is “Austria” or already “Austria, England”.
rulings-list-comma = { $first }, { $second }
# The end of a list. $others is “Austria” or “Austria, England”, $last is “France”.
rulings-list-and = { $others } en { $last }
# What an abbreviation can mean: “Tyrolia or Tyrrhenian Sea”. It grows from the left too.
rulings-list-or = { $first } of { $second }
# A list of groups: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-list-semicolon = { $first }; { $second }
# Two whole sentences of this file, one behind the other.
rulings-two-sentences = { $first } { $second }
# A whole sentence and the paragraph from which it follows. $paragraph is “§9”, or one of the next four.
rulings-sentence-with-paragraph = { $sentence } ({ $paragraph })
# The paragraph with several subjects: what it says about a power without a player, about convoys and supports that depend on each
# other, about units that change places by a convoy, and about a fleet that convoys an attack on a unit of its own power.
rulings-paragraph-civil-disorder = §14, civil disorder
rulings-paragraph-paradoxes = §14, paradoxen
rulings-paragraph-coastal-convoys = §14, konvooien langs de kust
rulings-paragraph-conveyed-attack = §14, een aanval die men zelf konvooieert

## The outcome of an order: a verb or an adjective, in small letters, behind an order and a colon or in a narrow column. “A Vienna - Tyrolia: moves”.

rulings-outcome-moves = slaagt
# It stays where it is, because it was stopped.
rulings-outcome-bounces = mislukt
rulings-outcome-holds = blijft staan
rulings-outcome-supports = steunt
# A support that an attack made worthless.
rulings-outcome-cut = steun afgesneden
rulings-outcome-convoys = konvooieert
# A convoy, or a move by convoy, that fails because a fleet was dislodged.
rulings-outcome-disrupted = konvooi verbroken
# A support or a convoy of something that was not ordered, or an adjustment too many.
rulings-outcome-void = vervalt
# The order breaks a rule, so the unit does not follow it.
rulings-outcome-misordered = ongeldig
# The unit leaves the board after it was dislodged.
rulings-outcome-disbands = ontbonden
rulings-outcome-builds = gebouwd
# The unit leaves the board in a winter.
rulings-outcome-removes = verwijderd
# The power does not build although it may.
rulings-outcome-waives = bouwt niet
# $outcome is one of these outcomes: “holds, dislodged”.
rulings-outcome-dislodged = { $outcome }, verdreven

## The line of an order in the window.

# $order is an order: “A Vienna - Tyrolia”, $outcome its outcome: “moves”.
rulings-order-with-outcome = { $order }: { $outcome }
# A unit that is disbanded. $order says so in the notation: “F Naples disbands”.
rulings-order-of-disbanded = { $order }
# $unit is a unit: “A Moscow”.
rulings-builds-unit = bouwt { $unit }
rulings-removes-unit = verwijdert { $unit }
rulings-waives-build = ziet af van een nieuwe eenheid

## The movement phase: a unit that holds or is dislodged. $unit is the attacker with its power: “F Naples (Italy)”, $strength a number: “2”.

rulings-holds = De eenheid blijft staan.
# It often follows another sentence: “The unit is not ordered. It is dislodged by F Naples (Italy) with strength 2.”
rulings-dislodged-by = De eenheid wordt verdreven door { $unit } met sterkte { $strength }.

## A move that succeeds. $strength is its strength, “2”, $unit a unit that it dislodges, with its power: “A Vienna (Austria)”.
## “By convoy”: the army could go over land, and goes by convoy. “By its convoy”: it can go by convoy only.

rulings-moves = De zet slaagt.
rulings-moves-by-convoy = De zet slaagt per konvooi.
rulings-moves-by-its-convoy = De zet slaagt dankzij het konvooi.
rulings-moves-against-nothing = De zet slaagt; niets houdt hem tegen.
rulings-moves-with-strength = De zet slaagt met sterkte { $strength }.
rulings-moves-by-convoy-with-strength = De zet slaagt per konvooi met sterkte { $strength }.
rulings-moves-by-its-convoy-with-strength = De zet slaagt dankzij het konvooi, met sterkte { $strength }.
rulings-moves-and-dislodges = De zet slaagt met sterkte { $strength } en verdrijft { $unit }.
rulings-moves-by-convoy-and-dislodges = De zet slaagt per konvooi met sterkte { $strength } en verdrijft { $unit }.
rulings-moves-by-its-convoy-and-dislodges = De zet slaagt dankzij het konvooi, met sterkte { $strength }, en verdrijft { $unit }.
# Behind one of these sentences. $unit is a unit that was ordered to the same province; “it” is the unit that moves. $province is that province, out of which
# the attack came that dislodges $unit.
rulings-rival-does-not-stop-it = { $unit } houdt de zet niet tegen, want de aanval die deze eenheid verdrijft, komt uit { $province }.
# Behind one of these sentences. $power owns the unit that is dislodged and the fleet of the convoy, $fleet is that fleet: “F North Sea”.
rulings-conveys-attack-on-own-unit = { $power } konvooieert deze aanval op de eigen eenheid zelf, met { $fleet }.

## A move that fails. $unit is another unit with its power: “A Venice (Italy)”, $province the destination of the move.

rulings-cannot-enter = De eenheid kan niet naar { $province }.
rulings-moves-against-it-with-more-strength = { $unit } komt de eenheid met meer sterkte tegemoet.
rulings-enters-with-more-strength = { $unit } gaat met meer sterkte naar { $province }.
# $fleet is the fleet in the destination, with its power. A paradox: convoys and supports that depend on each other, so that no outcome follows.
rulings-fleet-in-paradox-stays = De konvooierende vloot { $fleet } zit in een paradox en wordt niet verdreven.
# A coastal crawl: two fleets change places along different coasts of a province.
rulings-coastal-crawl = { $unit } komt de eenheid tegemoet; van plaats wisselen langs verschillende kusten (coastal crawl) mag niet.
# $unit is an own unit, without its power: “A Venice”.
rulings-own-unit-stays = { $unit }, van hetzelfde land, blijft in { $province }.
# $strength is a number: “1”.
rulings-does-not-dislodge-attacker = Sterkte { $strength } is te weinig om { $unit } te verdrijven; de twee eenheden gaan elkaar tegemoet.
rulings-does-not-dislodge = Sterkte { $strength } is te weinig om { $unit } te verdrijven; die eenheid blijft daar.
rulings-stands-off = Patstelling met { $unit }; ook die eenheid heeft een order naar { $province }.
rulings-convoys-in-paradox-fail = Konvooien in een paradox mislukken.
# $fleet is a fleet with its power: “F North Sea (England)”.
rulings-no-route-is-whole = Geen enkele route van het konvooi is nog heel: { $fleet } wordt verdreven.
rulings-convoy-is-broken = Het konvooi is verbroken: { $fleet } wordt verdreven.
# “It may not be supported to hold”: a support to hold does not count for a unit that was ordered to move.
rulings-convoy-was-not-ordered = Het konvooi dat nodig is, heeft geen order; de eenheid kan geen steun krijgen om te blijven staan.

## Supports. $unit is an attacker with its power: “A Venice (Italy)”.

# $province is where the unit stands that is supported.
rulings-misordered-move-is-not-supported = De order van de eenheid in { $province } is ongeldig, dus die blijft staan en er is geen zet om te steunen.
# $from is the province of the supported unit, $to where it should move.
rulings-supported-move-is-not-ordered = De eenheid in { $from } heeft geen order naar { $to }, dus de steun is ongeldig.
rulings-supported-unit-moves = De eenheid in { $province } heeft een order voor een zet, dus ze krijgt geen steun om te blijven staan.
rulings-support-is-cut = De steun wordt afgesneden door { $unit }.
rulings-supports = De eenheid geeft steun.
# $province is the destination of the supported move, here and below.
rulings-supports-move = De eenheid steunt de zet naar { $province }.
rulings-supports-against-own-attack = De eenheid steunt de zet naar { $province }; een aanval van het eigen land snijdt niets af.
# $unit stands in $province and attacks the supporting unit.
rulings-attack-does-not-cut = De aanval van { $unit } uit { $province } snijdt geen steun voor een zet naar { $province } af.
# $unit is an army.
rulings-convoyed-attack-does-not-cut = { $unit } wordt gekonvooieerd door een vloot die met deze steun wordt aangevallen, en snijdt de steun dus niet af.

## Convoys. “It” is the fleet. $from is the province of the army, $to where it should go.

# $province is where the army stands.
rulings-misordered-move-is-not-convoyed = De order van de eenheid in { $province } is ongeldig, dus die blijft staan en er is geen zet om te konvooieren.
rulings-convoyed-move-is-not-ordered = Het leger in { $from } heeft geen order naar { $to }, dus er valt niets te konvooieren.
rulings-is-on-no-route = De vloot ligt op geen enkele mogelijke route van { $from } naar { $to }, dus ze hoort niet bij het konvooi.
rulings-convoy-is-disrupted = Het konvooi is verbroken.
rulings-convoy-is-in-paradox = Het konvooi zit in een paradox: het mislukt, en de vloot wordt niet verdreven.
# $province is the destination of the army.
rulings-convoys-to = De vloot konvooieert het leger naar { $province }.
rulings-attack-disrupts-nothing = De vloot konvooieert het leger naar { $province }; een aanval die de vloot niet verdrijft, verbreekt het konvooi niet.

## Why a unit has no order. “It holds.” or “It is dislodged by …” follows.

# NMR: no moves received.
rulings-red-card-and-no-moves = Het land heeft deze beurt een rode kaart (NMR).
rulings-is-in-civil-disorder = Het land is in civil disorder.
rulings-has-no-orders = Er zijn geen orders van dit land voor deze beurt (NMR).
rulings-unit-is-not-ordered = De eenheid heeft geen order.

## An order for several units: “all hold”, “everything else holds”. $order is what was written.

rulings-no-unit-for-order = Het land heeft geen eenheid voor ‘{ $order }’.
rulings-every-unit-has-order = Elke eenheid heeft een eigen order.
rulings-is-order-for-each-unit = ‘{ $order }’ is ondubbelzinnig: het is een order voor elk van deze eenheden.

## Which orders count. A set is a list of orders that belong together, with a season written above it; a sheet may have several sets. A revised sheet replaces
## an earlier one.

# $words is a year as it is written, “1902”. “Write the season”: “Fall 1902”.
rulings-year-names-no-season = ‘{ $words }’ noemt geen seizoen, dus deze orderlijst heeft geen voorrang: schrijf het seizoen ervoor.
rulings-is-in-set-of-turn = De order staat in de lijst van { $turn }; een andere lijst op het blad telt niet.
rulings-other-set-does-not-count = Een andere orderlijst op het blad telt niet, en deze wel.
rulings-has-red-card = Het land heeft deze beurt een rode kaart.
rulings-set-was-used = Deze orderlijst is al voor een eerdere beurt gebruikt.
rulings-date-names-no-season = Bij deze orderlijst staat geen seizoen, en bij een andere staat het juiste.
rulings-other-set-has-season = Bij een andere orderlijst staat het juiste seizoen.
rulings-later-sheet-has-order = Een later herzien blad heeft een order voor deze eenheid.
rulings-later-sheet-replaces-it = Een later herzien blad vervangt deze order.
rulings-has-other-valid-order = De eenheid heeft een andere geldige order.
rulings-has-several-valid-orders = De eenheid heeft meerdere geldige orders met een verschillende betekenis.
# $province is where the unit stands that is supported.
rulings-supported-unit-has-no-order = De eenheid in { $province } heeft geen order, dus haar zet kan niet worden gesteund.

## How an order was read.

rulings-order-without-unit = Elke order noemt de eenheid waarvoor hij is.
rulings-mutual-support = Wederzijdse steun is alleen een order voor de eerste eenheid.
# $words are words behind the order: “with support from Ukraine”.
rulings-no-order-for-another-unit = ‘{ $words }’ is geen order voor een andere eenheid: een order geldt alleen voor de eerste.
# $words are words about a convoy: “via convoy”, “via Nth”.
rulings-route-does-not-decide = ‘{ $words }’ bepaalt niet of het leger per konvooi gaat, en ook niet langs welke route.
# $unit is a fleet: “F Trieste”.
rulings-route-of-fleet = ‘{ $words }’ gaat over een konvooi, en { $unit } is een vloot.
# $power is the power that the order names, $unit the unit, “A Vienna”, and $owner its power.
rulings-order-for-other-power = De order is voor een eenheid van { $power }, en { $unit } is van { $owner }.
# $name is an abbreviation that a rule fixes: “Nor” is always Norway.
rulings-name-is-always = ‘{ $name }’ is altijd { $province }.
# $name is a name with a slip of the pen: “Burgandy” can only be Burgundy.
rulings-name-can-only-be = ‘{ $name }’ kan alleen { $province } zijn.
# The type is army or fleet. $unit is the unit that stands there: “F Trieste”.
rulings-wrong-type-does-not-matter = De eenheid in { $province } is { $unit }; een verkeerde soort of kust maakt niet uit.
rulings-wrong-nationality-does-not-matter = De eenheid in { $province } is { $unit } ({ $power }); een verkeerd land, een verkeerde soort of een verkeerde kust maakt niet uit.
rulings-army-is-on-no-coast = Een leger in { $province } staat niet aan een kust, dus de genoemde kust maakt niet uit.
rulings-only-one-coast-is-meant = Er kan maar één kust van { $province } bedoeld zijn, dus de genoemde kust maakt niet uit.
rulings-support-is-to-any-coast = Steun geldt voor elke kust van { $province }.
rulings-intermediate-spaces-are-ignored = De gebieden ertussen tellen niet mee.

## “Tyr” can be Tyrolia or the Tyrrhenian Sea. $province is the one of the two that is meant.

rulings-tyr-of-writer-with-capitals = De speler schrijft zeeën in hoofdletters en land niet, dus deze Tyr is { $province }.
rulings-tyr-of-fleet = Tyr is bij een vloot Tyrrhenian Sea.
rulings-tyr-of-army = Tyr is bij een leger Tyrolia.
rulings-tyr-of-legal-order = Alleen { $province } levert een toegestane order op, dus Tyr is { $province }.
rulings-tyr-of-other-name = De speler gebruikt voor het andere gebied een andere afkorting, dus Tyr is { $province }.
rulings-tyr-is-not-decided = Tyr kan Tyrolia of Tyrrhenian Sea zijn, en geen regel bepaalt welk van de twee.
rulings-tyr-makes-no-legal-order = Tyr levert geen toegestane order op, niet als Tyrolia en niet als Tyrrhenian Sea.
# In an order to remove a unit.
rulings-no-rule-decides-tyr = Geen regel bepaalt wat Tyr is.
rulings-tyr-is-not-on-board = Tyr staat niet op het bord.

## Names of provinces. $name is what was written, $provinces are those that it can mean: “Tyrolia or Tyrrhenian Sea”.

rulings-name-can-be = ‘{ $name }’ kan { $provinces } zijn.
rulings-name-can-be-so-write-it = ‘{ $name }’ kan { $provinces } zijn. Schrijf de naam voluit.
rulings-name-can-be-and-director-decides = ‘{ $name }’ kan { $provinces } zijn: de toernooileiding beslist, dus schrijf de naam voluit.
rulings-unknown-province = ‘{ $name }’ is geen gebied op het bord.
# $province is the province with the nearest name.
rulings-unknown-province-near = ‘{ $name }’ is geen gebied op het bord. De naam die er het meest op lijkt, is { $province }.
# $words are words of an order that are not understood.
rulings-unknown-words = ‘{ $words }’ is geen gebied op het bord en geen woord van een order.
rulings-unknown-words-near = ‘{ $words }’ is geen gebied op het bord en geen woord van een order. De naam die er het meest op lijkt, is { $province }.
rulings-no-clear-province = ‘{ $name }’ is geen duidelijk gebied op het bord.

## A text that is no order. $words is the text, or the part of it that is not understood.

rulings-is-no-order = ‘{ $words }’ is geen order.
rulings-this-is-no-order = Dit is geen order.
# $most is a number: “500”.
rulings-too-many-words = Geen order heeft meer dan { $most } woorden.
rulings-words-name-no-unit = ‘{ $words }’ noemt geen eenheid: in een order staat het gebied van de eenheid.
rulings-no-order-behind-unit = ‘{ $words }’ achter de eenheid is geen order.
rulings-words-make-order-ambiguous = ‘{ $words }’ achter de order maakt hem dubbelzinnig.
rulings-order-is-for-one-unit = Een order is voor één eenheid.
rulings-disbands-after-dislodgement = Een eenheid wordt pas ontbonden nadat ze verdreven is.
rulings-order-without-destination = De order zegt niet waarheen.
rulings-order-without-supported-unit = De order zegt niet welke eenheid wordt gesteund.
rulings-order-without-convoyed-army = De order zegt niet welk leger wordt gekonvooieerd.
rulings-order-without-destination-of-army = De order zegt niet waarheen het leger wordt gekonvooieerd.
rulings-words-name-no-province = ‘{ $words }’ noemt geen gebied op het bord.
rulings-no-province-is-named = Er wordt geen gebied genoemd.
rulings-can-be-read-in-two-ways = ‘{ $words }’ kan op twee manieren worden gelezen: de toernooileiding beslist, dus schrijf de order voluit.
# $first and $second are two of the five kinds of orders below: “a move”, “a support”.
rulings-can-be-two-orders = ‘{ $words }’ kan { $first } of { $second } zijn: de toernooileiding beslist, dus schrijf de order voluit.
rulings-a-hold = een order om te blijven staan
rulings-a-move = een zet
rulings-a-support = steun
rulings-a-convoy = een konvooi
rulings-another-order = een andere order

## Orders that the rules do not allow. $unit is a unit without its power: “A Vienna”.

# $power gives the order, $owner owns the unit. A language may say it so: “The unit in Tyrolia does not belong to Austria, but to Italy”.
rulings-unit-of-other-power = De eenheid in { $province } is niet van { $power }, maar van { $owner }.
rulings-no-unit-stands-there = In { $province } staat geen eenheid.
rulings-several-coasts = { $unit } kan naar meerdere kusten van { $province }; de kust moet erbij staan.
# Two units without a word between them: “A Vienna A Budapest”. $unit is the unit in $province: “A Budapest”.
rulings-move-or-support = Dit kan een zet naar { $province } zijn of steun aan { $unit } daar: de order moet zeggen welk van de twee.
rulings-is-there-already = { $unit } staat al in { $province }.
rulings-cannot-move-to = { $unit } kan niet naar { $province }.
# $unit is a fleet: “F Trieste”.
rulings-province-has-no-coast = { $province } heeft geen kust, dus { $unit } kan daar niet heen.
# $unit is an army: “A Vienna”.
rulings-province-is-sea = { $province } is zee, dus { $unit } kan daar niet heen.
# $unit is an army.
rulings-no-possible-route = Voor { $unit } is er geen mogelijke route naar { $province }.
rulings-cannot-support-itself = Een eenheid kan zichzelf niet steunen.
rulings-no-unit-to-support = In { $province } staat geen eenheid om te steunen.
rulings-support-into-own-province = { $unit } kan geen zet naar het eigen gebied steunen.
rulings-cannot-support-there = { $unit } kan niet naar { $province }, en kan daar dus geen steun geven.
# The next five are about a support. $unit is the supported unit, $province where it should move.
rulings-supported-unit-cannot-move = { $unit } kan niet naar { $province }: de zet kan niet worden gesteund.
rulings-supported-fleet-has-no-coast = { $province } heeft geen kust, dus { $unit } kan daar niet heen: de zet kan niet worden gesteund.
rulings-supported-army-has-no-land = { $province } is zee, dus { $unit } kan daar niet heen: de zet kan niet worden gesteund.
rulings-supported-army-has-no-route = Voor { $unit } is er geen mogelijke route naar { $province }: de zet kan niet worden gesteund.
# $unit is an army, $fleet is the supporting fleet itself: “F English Channel”.
rulings-supported-army-needs-this-fleet = { $unit } kan alleen met een konvooi van { $fleet } naar { $province }, en een vloot die steunt, konvooieert niet: de zet kan niet worden gesteund.
rulings-only-fleets-at-sea-convoy = Alleen een vloot op zee kan konvooieren.
rulings-no-army-to-convoy = In { $province } staat geen leger om te konvooieren.
# $unit is a fleet.
rulings-fleet-is-not-convoyed = { $unit } is een vloot, en alleen legers worden gekonvooieerd.
# $unit is the convoying fleet, $from the province of the army, $to where it should go.
rulings-unit-is-on-no-route = { $unit } ligt op geen enkele mogelijke route van een konvooi van { $from } naar { $to }.

## The retreat phase.

rulings-retreats = De eenheid trekt zich terug.
rulings-two-units-retreat-there = Twee eenheden trekken zich terug naar { $province }: beide worden ontbonden.
rulings-is-disbanded-as-ordered = De eenheid wordt volgens de order ontbonden.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-unit-is-disbanded = Een verdreven eenheid met een ongeldige order wordt ontbonden.
rulings-unit-in-disorder-is-disbanded = Een verdreven eenheid van een land in civil disorder wordt ontbonden.
rulings-unordered-unit-is-disbanded = Een verdreven eenheid zonder order wordt ontbonden.
# A retreat may be written without the unit, “- Serbia”, if only one unit of the power is dislodged.
rulings-unit-may-not-be-omitted = Alleen een land met één verdreven eenheid mag de eenheid weglaten.
rulings-no-dislodged-unit = ‘{ $name }’ is geen verdreven eenheid van dit land; andere eenheden doen nu niets.
rulings-retreat-goes-to-one-space = Een terugtocht gaat naar één gebied, zonder konvooi.
rulings-no-supports-in-retreats = Bij terugtochten is er geen steun en geen konvooi.
rulings-dislodged-unit-cannot-hold = Een verdreven eenheid kan niet blijven staan.
rulings-attack-came-from = De aanval kwam uit { $province }.
# $unit is a unit, with its power in a retreat, “A Serbia (Austria)”, and without it in a winter.
rulings-is-occupied = { $province } is bezet door { $unit }.
rulings-is-empty-after-stand-off = { $province } is leeg door een patstelling.

## The adjustment phase: builds and removals.

rulings-is-built = De eenheid wordt gebouwd.
rulings-build-is-waived = Het land ziet volgens de order af van een nieuwe eenheid.
rulings-nothing-is-built-in-disorder = Een land in civil disorder bouwt niets.
# $count is the number of builds for which there is no order.
# $count (Number)
rulings-too-few-builds =
    { $count ->
        [one] Er zijn te weinig orders om te bouwen: het land ziet af van { $count } nieuwe eenheid.
       *[other] Er zijn te weinig orders om te bouwen: het land ziet af van { $count } nieuwe eenheden.
    }
rulings-is-removed = De eenheid wordt volgens de order verwijderd.
# “It” is the unit that is removed. $count is the number of orders that would bring it to a home centre; it is 0 for a unit at home.
# $count (Number)
rulings-is-farthest-from-home =
    { $count ->
        [one] Er zijn te weinig orders om te verwijderen: deze eenheid is het verst van huis ({ $count } order).
       *[other] Er zijn te weinig orders om te verwijderen: deze eenheid is het verst van huis ({ $count } orders).
    }
# Behind the sentence above. $units are the units that stay though they are as far from home: “A Ukraine and A Warsaw”; $count is how many they are.
# $count (Number)
rulings-armies-are-as-far =
    { $count ->
        [one] { $units } is even ver van huis: van de legers wordt het eerste in het alfabet verwijderd (§5).
       *[other] { $units } zijn even ver van huis: van de legers wordt het eerste in het alfabet verwijderd (§5).
    }
# The same for fleets.
# $count (Number)
rulings-fleets-are-as-far =
    { $count ->
        [one] { $units } is even ver van huis: van de vloten wordt de eerste in het alfabet verwijderd (§5).
       *[other] { $units } zijn even ver van huis: van de vloten wordt de eerste in het alfabet verwijderd (§5).
    }
# The same if a fleet is removed and the units that stay are armies.
# $count (Number)
rulings-armies-stay =
    { $count ->
        [one] { $units } is even ver van huis: vloten worden vóór legers verwijderd (§5).
       *[other] { $units } zijn even ver van huis: vloten worden vóór legers verwijderd (§5).
    }
# The same if the units that stay are fleets and armies.
# $count (Number)
rulings-armies-and-fleets-are-as-far =
    { $count ->
        [one] { $units } is even ver van huis: vloten worden vóór legers verwijderd (§5). Van de vloten wordt de eerste in het alfabet verwijderd.
       *[other] { $units } zijn even ver van huis: vloten worden vóór legers verwijderd (§5). Van de vloten wordt de eerste in het alfabet verwijderd.
    }
# More builds are ordered than the power may build. $count is the number that it may build.
# $count (Number)
rulings-too-many-builds =
    { $count ->
        [0] Er zijn te veel orders om te bouwen: het land mag niets bouwen, en de laatst geschreven orders worden geschrapt.
        [one] Er zijn te veel orders om te bouwen: het land mag { $count } eenheid bouwen, en de laatst geschreven orders worden geschrapt.
       *[other] Er zijn te veel orders om te bouwen: het land mag { $count } eenheden bouwen, en de laatst geschreven orders worden geschrapt.
    }
# The same if it is not known in which order the builds were written.
# $count (Number)
rulings-too-many-builds-without-order =
    { $count ->
        [0] Er zijn te veel orders om te bouwen: het land mag niets bouwen, en de orders waarvan de volgorde niet bekend is, worden samen geschrapt.
        [one] Er zijn te veel orders om te bouwen: het land mag { $count } eenheid bouwen, en de orders waarvan de volgorde niet bekend is, worden samen geschrapt.
       *[other] Er zijn te veel orders om te bouwen: het land mag { $count } eenheden bouwen, en de orders waarvan de volgorde niet bekend is, worden samen geschrapt.
    }
# More removals are ordered than the power must remove. $count is the number that it must remove.
# $count (Number)
rulings-too-many-removals =
    { $count ->
        [one] Er zijn te veel orders om te verwijderen: het land moet { $count } eenheid verwijderen, en de laatst geschreven orders worden geschrapt.
       *[other] Er zijn te veel orders om te verwijderen: het land moet { $count } eenheden verwijderen, en de laatst geschreven orders worden geschrapt.
    }
# The same if it is not known in which order the removals were written.
# $count (Number)
rulings-too-many-removals-without-order =
    { $count ->
        [one] Er zijn te veel orders om te verwijderen: het land moet { $count } eenheid verwijderen, en de orders waarvan de volgorde niet bekend is, worden samen geschrapt.
       *[other] Er zijn te veel orders om te verwijderen: het land moet { $count } eenheden verwijderen, en de orders waarvan de volgorde niet bekend is, worden samen geschrapt.
    }
# “Both”: both orders.
rulings-two-builds-in-centre = Er is ook een order voor een andere eenheid in hetzelfde centrum, en de volgorde is niet bekend: beide orders worden geschrapt.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-adjustment-is-ignored = Een ongeldige order om te bouwen of te verwijderen telt niet.
rulings-nothing-to-remove = { $power } heeft niets te verwijderen.
rulings-nothing-to-build = { $power } moet eenheden verwijderen en mag niets bouwen.
rulings-no-home-centre = { $province } is geen thuiscentrum van { $power }.
rulings-centre-is-not-owned = { $province } is nu niet van { $power }.
# The type is army or fleet.
rulings-type-must-be-specified = { $province } ligt aan de kust, dus de soort eenheid moet erbij staan.
rulings-coast-must-be-specified = Bij een vloot in { $province } moet de kust erbij staan.
rulings-army-is-built-inland = { $province } ligt niet aan de kust, dus de genoemde soort telt niet en er wordt een leger gebouwd.
rulings-is-built-there-already = In { $province } wordt al een eenheid gebouwd.
rulings-no-unit-of-power-there = In { $province } staat geen eenheid van { $power }.

## What is missing before the centres are counted.

# $units are units with their powers that were dislodged: “A Serbia (Austria) and F Aegean Sea (Turkey)”; $count is how many they are.
# $count (Number)
rulings-centres-wait-for-retreats =
    { $count ->
        [one] De centra zijn nog niet geteld, want { $units } mag zich nog terugtrekken. Schrijf ‘retreats’ met de order eronder, of ‘disbands’ voor een eenheid zonder order.
       *[other] De centra zijn nog niet geteld, want { $units } mogen zich nog terugtrekken. Schrijf ‘retreats’ met de orders eronder, of ‘disbands’ voor een eenheid zonder order.
    }
rulings-adjustments-wait = Bouwen en verwijderen kan pas na de terugtochten.
rulings-adjustments-need-owners = Om te bouwen en te verwijderen moet bekend zijn van wie de centra zijn: schrijf ‘centres’ en een regel voor elk land.
# $units are units with their powers: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-units-from-orders = Eenheden die uit de orders zijn afgeleid: { $units }.

## Powers whose orders do not count: a player with a red card, or a power that has no player any more.

rulings-ban-red-card = rode kaart
rulings-ban-civil-disorder = civil disorder
# “Its” and “it”: of the power.
rulings-red-card-consequence = Alle eenheden blijven deze beurt staan. Orders om terug te trekken, te bouwen en te verwijderen mogen wel.
rulings-civil-disorder-consequence = Niemand speelt dit land. De eenheden blijven staan, trekken zich niet terug en er komen geen nieuwe bij; wat te veel is, wordt verwijderd op volgorde van de afstand tot huis.

## Votes on draws.

# The proposal, as the title of a vote. $members are powers, “Austria, France”, or “all survivors”.
rulings-draw = Remise van { $members }
rulings-draw-in-turn = Remise van { $members }, { $turn }
rulings-draw-proposed-by = Remise van { $members }, voorgesteld door { $power }
rulings-draw-in-turn-proposed-by = Remise van { $members }, { $turn }, voorgesteld door { $power }
# Of a draw: all powers that still have a centre.
rulings-all-survivors = alle overlevenden
# The outcome of a vote, in small letters, behind the proposal and a colon or in a narrow column.
rulings-vote-passes = aangenomen
rulings-vote-fails = verworpen
rulings-vote-vetoed = met veto verworpen
rulings-vote-not-allowed = niet toegestaan
# The game ended outside the rules.
rulings-vote-abandoned = partij afgebroken
# Something is missing to judge it.
rulings-vote-open = nog open

## Why a vote has its outcome. “It” is the proposed draw.

rulings-ended-without-vote = De partij is beëindigd zonder de vereiste stemming. Ze geldt als afgebroken, en alle spelers krijgen een score van nul.
# “The line” is the line of the text about the vote.
rulings-vote-is-not-judged = Een deel van de regel is niet begrepen, dus over de stemming wordt niet beslist.
rulings-season-is-not-known = Het seizoen is niet bekend: schrijf het in de regel, bijvoorbeeld ‘Fall 1908’.
# $powers are powers without a centre: “Italy and Turkey”; $count is how many they are.
# $count (Number)
rulings-veto-does-not-count =
    { $count ->
        [one] Het veto van { $powers } telt niet, want dat land heeft geen centrum.
       *[other] Het veto van { $powers } telt niet, want die landen hebben geen centrum.
    }
# The same for a vote that a player showed to the others.
# $count (Number)
rulings-shown-vote-does-not-count =
    { $count ->
        [one] De getoonde stem van { $powers } telt niet, want dat land heeft geen centrum.
       *[other] De getoonde stemmen van { $powers } tellen niet, want die landen hebben geen centrum.
    }
# The same for a vote against the draw.
# $count (Number)
rulings-vote-against-does-not-count =
    { $count ->
        [one] Een tegenstem van { $powers } telt niet, want dat land heeft geen centrum.
       *[other] Tegenstemmen van { $powers } tellen niet, want die landen hebben geen centrum.
    }
rulings-is-vetoed-by = Er is een openlijk veto van { $powers }, dus er wordt niet gestemd. De partij gaat door.
rulings-is-vetoed = Er is een openlijk veto van een speler, dus er wordt niet gestemd. De partij gaat door.
# $count is the number of the powers.
# $count (Number)
rulings-vote-was-shown =
    { $count ->
        [one] { $powers } heeft een stem getoond, en dat telt als veto. De partij gaat door.
       *[other] { $powers } hebben een stem getoond, en dat telt als veto. De partij gaat door.
    }
# The figures: how many voted for it and against it.
rulings-is-voted-against = Er is een tegenstem, dus de remise is verworpen en de partij gaat door. Het aantal stemmen wordt niet bekendgemaakt.
# $sum is the sum of the written counts, $all the number of the centres of the board: “34”.
rulings-counts-are-incomplete = Niemand is tegen. De centra van { $year } zijn samen { $sum } en niet { $all }, dus het is niet bekend wie overleeft: schrijf de centra van elk land.
# A chart has the numbers of centres at the end of a year.
rulings-chart-is-missing = Niemand is tegen. De centratabel van { $year } zegt wie overleeft: schrijf die, bijvoorbeeld ‘counts { $year }: Austria 12, France 12, Russia 10’.
rulings-draw-passes = Niemand stemt tegen; onthoudingen zijn stemmen voor. De partij eindigt met de centra van { $year }. De overgebleven spelers ondertekenen de tabel.
# “These”: the counts.
rulings-draw-passes-after-spring = Niemand stemt tegen; onthoudingen zijn stemmen voor. De partij eindigt met de centra van { $year }: na een voorjaar zijn dat die van het jaar ervoor. De overgebleven spelers ondertekenen de tabel.

## Why a draw could not be proposed.

rulings-draw-passed-before = De remise is al aangenomen en heeft de partij beëindigd.
rulings-draw-of-turn-passed-before = De remise van { $turn } is aangenomen en heeft de partij beëindigd.
# $first is the first year after which draws are allowed: “1905”.
rulings-is-before-first-chart = Remise kan pas worden voorgesteld als de centratabel van { $first } is ingevuld; dit voorstel gaat over de tabel van { $year }.
rulings-game-ends-with-year = Elke partij eindigt met het jaar { $year }, met een automatische remise.
# $count is a number of centres from 18 on.
# $count (Number)
rulings-power-has-won = { $power } heeft { $count } centra in { $year } en heeft gewonnen.
rulings-proposer-has-no-centre = { $power } heeft in { $year } geen centrum en kan niets voorstellen.
rulings-was-voted-on-already = Over deze remise is al gestemd ({ $turn }), en per seizoen wordt er maar één keer over gestemd.
# The Diplomacy period: the time in which the players negotiate.
rulings-vote-is-late = Er moet meteen worden gestemd, voordat de volgende onderhandelingen beginnen.
# $powers have centres and are not among the powers of the draw; $count is how many they are.
# $count (Number)
rulings-survivors-are-left-out =
    { $count ->
        [one] Een remise omvat alle overlevenden van de tabel van { $year } en niemand anders: { $powers } overleeft en ontbreekt erin.
       *[other] Een remise omvat alle overlevenden van de tabel van { $year } en niemand anders: { $powers } overleven en ontbreken erin.
    }
# $powers are among the powers of the draw and have no centre; $count is how many they are.
# $count (Number)
rulings-members-have-no-centre =
    { $count ->
        [one] Een remise omvat alle overlevenden van de tabel van { $year } en niemand anders: { $powers } heeft geen centrum.
       *[other] Een remise omvat alle overlevenden van de tabel van { $year } en niemand anders: { $powers } hebben geen centrum.
    }
# Both: $left-out are the powers that survive and are left out, $lost those that have no centre. The counts say how many they are.
# $left-out-count (Number)
# $lost-count (Number)
rulings-members-are-not-survivors =
    Een remise omvat alle overlevenden van de tabel van { $year } en niemand anders: { $left-out-count ->
        [one] { $left-out } overleeft en ontbreekt erin
       *[other] { $left-out } overleven en ontbreken erin
    }; { $lost-count ->
        [one] { $lost } heeft geen centrum
       *[other] { $lost } hebben geen centrum
    }.

## Problems of the line about a vote.

rulings-voted-for-and-against = { $power } heeft zowel voor als tegen de remise gestemd.
# “This word” is “passed”.
rulings-passed-though-prevented = Een remise wordt alleen aangenomen zonder veto, zonder tegenstem en zonder getoonde stem. Verwijder dit woord of de andere.
rulings-write-proposer = Schrijf het land dat de remise voorstelt, of verwijder dit.
rulings-is-no-power = Dit is geen land.
# The words in quotation marks are typed in English.
rulings-words-of-vote = Schrijf landen, een seizoen, ‘proposed by France’, ‘against: Austria’, ‘revealed: Russia’, ‘veto: Italy’, ‘late’ of ‘no vote’.
rulings-members-or-votes = Dit kunnen de landen in de remise zijn, of stemmen. Schrijf de landen in de remise vóór de stemmen.

## Problems of the other lines of a text.

rulings-yellow-card-is-warning = Een gele kaart is een waarschuwing, en de orders tellen (§6). Verwijder deze regel.
rulings-is-no-season = Dit is geen seizoen: schrijf ‘Spring 1902’, ‘Fall 1902 retreats’ of ‘Winter 1902’.
rulings-year-without-season = Dit is een jaar zonder seizoen, dus geen centrum wisselt van eigenaar: schrijf ‘Spring { $year }’, ‘Fall { $year }’ of ‘Winter { $year }’.
rulings-joint-orders = Gezamenlijke orders mogen niet worden ingeleverd (§15): schrijf een regel voor elk land.
# $name is what stands where a power is expected.
rulings-unknown-power = ‘{ $name }’ is geen land; de regels eronder worden niet aan een ander land gegeven.
rulings-line-without-power = Het is niet duidelijk van wie deze regel is: begin hem met een land en een dubbele punt.
# $unit is a unit as in a position: “A Vie”.
rulings-unit-stands-there-already = In { $province } staat al { $unit } van { $power }.
rulings-is-no-supply-centre = { $province } is geen centrum.
rulings-centre-is-owned-already = { $province } is al van { $power }.
rulings-has-count-already = { $power } heeft al een aantal centra. Het laatste telt.
# A count is the number of the centres of a power.
rulings-what-a-count-is = Schrijf een land en het aantal centra: ‘Austria 5’.
# $all is the number of the centres of the board: “34”.
# $count (Number)
rulings-too-many-centres = Dit zijn { $count } centra, en het bord heeft er { $all }.
rulings-whose-unit = Van wie is de eenheid in { $province }? Schrijf de stelling.
# $first and $second are two powers.
rulings-two-powers-order-unit = Twee landen geven de eenheid in { $province } een order, { $first } en { $second }: schrijf de stelling.
# $first and $second are two units: “A Greece” and “F Greece”.
rulings-orders-name-two-units = De orders noemen { $first } en { $second }: schrijf de stelling.
# “A” for an army and “F” for a fleet in every language.
rulings-army-or-fleet = Is de eenheid in { $province } een leger of een vloot? Schrijf A of F.
rulings-on-which-coast = Een vloot in { $province } ligt aan een kust: schrijf welke.
rulings-fleet-is-inland = { $province } ligt in het binnenland, dus daar kan geen vloot zijn.
rulings-army-is-at-sea = { $province } is zee, dus daar kan geen leger staan.
rulings-no-such-coast = { $province } heeft die kust niet.
# $units and $centres are how many the power has.
# $units (Number)
# $centres (Number)
rulings-more-units-than-centres =
    { $power } heeft { $units ->
        [one] { $units } eenheid
       *[other] { $units } eenheden
    } voor { $centres ->
        [one] { $centres } centrum
       *[other] { $centres } centra
    }; in het voorjaar en het najaar heeft een land niet meer eenheden dan centra.
# $units is how many the power has, $most is “17”.
# $units (Number)
rulings-too-many-units = { $power } heeft { $units } eenheden; niemand heeft er meer dan { $most }, want met 18 centra eindigt de partij.
