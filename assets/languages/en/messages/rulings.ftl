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
rulings-spring = Spring
rulings-fall = Fall
rulings-winter = Winter
rulings-spring-of-year = Spring { $year }
rulings-fall-of-year = Fall { $year }
rulings-winter-of-year = Winter { $year }
# The text names a year and no season.
rulings-year-alone = { $year }
# The part of a turn in which dislodged units retreat: “Fall 1902 retreats”. $turn is “Fall 1902”.
rulings-retreats-of-turn = { $turn } retreats
# The part in which units are built and removed: “Fall 1902 adjustments”.
rulings-adjustments-of-turn = { $turn } adjustments

## Parts of sentences.

# A unit with its power: “A Vienna (Austria)”. $unit may be several units: “A Vienna, F Trieste”.
rulings-unit-of-power = { $unit } ({ $power })
# A list. It grows from the left: $first is “Austria” or already “Austria, England”.
rulings-list-comma = { $first }, { $second }
# The end of a list. $others is “Austria” or “Austria, England”, $last is “France”.
rulings-list-and = { $others } and { $last }
# What an abbreviation can mean: “Tyrolia or Tyrrhenian Sea”. It grows from the left too.
rulings-list-or = { $first } or { $second }
# A list of groups: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-list-semicolon = { $first }; { $second }
# Two whole sentences of this file, one behind the other.
rulings-two-sentences = { $first } { $second }
# A whole sentence and the paragraph from which it follows. $paragraph is “§9”, or one of the next four.
rulings-sentence-with-paragraph = { $sentence } ({ $paragraph })
# The paragraph with several subjects: what it says about a power without a player, about convoys and supports that depend on each
# other, about units that change places by a convoy, and about a fleet that convoys an attack on a unit of its own power.
rulings-paragraph-civil-disorder = §14, civil disorder
rulings-paragraph-paradoxes = §14, paradoxes
rulings-paragraph-coastal-convoys = §14, convoys along the coast
rulings-paragraph-conveyed-attack = §14, an attack that one conveys

## The outcome of an order: a verb or an adjective, in small letters, behind an order and a colon or in a narrow column. “A Vienna - Tyrolia: moves”.

rulings-outcome-moves = moves
# It stays where it is, because it was stopped.
rulings-outcome-bounces = bounces
rulings-outcome-holds = holds
rulings-outcome-supports = supports
# A support that an attack made worthless.
rulings-outcome-cut = cut
rulings-outcome-convoys = convoys
# A convoy, or a move by convoy, that fails because a fleet was dislodged.
rulings-outcome-disrupted = disrupted
# A support or a convoy of something that was not ordered, or an adjustment too many.
rulings-outcome-void = void
# The order breaks a rule, so the unit does not follow it.
rulings-outcome-misordered = misordered
# The unit leaves the board after it was dislodged.
rulings-outcome-disbands = disbands
rulings-outcome-builds = builds
# The unit leaves the board in a winter.
rulings-outcome-removes = removes
# The power does not build although it may.
rulings-outcome-waives = waives
# $outcome is one of these outcomes: “holds, dislodged”.
rulings-outcome-dislodged = { $outcome }, dislodged

## The line of an order in the window.

# $order is an order: “A Vienna - Tyrolia”, $outcome its outcome: “moves”.
rulings-order-with-outcome = { $order }: { $outcome }
# A unit that is disbanded. $order says so in the notation: “F Naples disbands”.
rulings-order-of-disbanded = { $order }
# $unit is a unit: “A Moscow”.
rulings-builds-unit = builds { $unit }
rulings-removes-unit = removes { $unit }
rulings-waives-build = waives a build

## The movement phase: a unit that holds or is dislodged. $unit is the attacker with its power: “F Naples (Italy)”, $strength a number: “2”.

rulings-holds = It holds.
# It often follows another sentence: “The unit is not ordered. It is dislodged by F Naples (Italy) with strength 2.”
rulings-dislodged-by = It is dislodged by { $unit } with strength { $strength }.

## A move that succeeds. $strength is its strength, “2”, $unit a unit that it dislodges, with its power: “A Vienna (Austria)”.
## “By convoy”: the army could go over land, and goes by convoy. “By its convoy”: it can go by convoy only.

rulings-moves = It moves.
rulings-moves-by-convoy = It moves by convoy.
rulings-moves-by-its-convoy = It moves by its convoy.
rulings-moves-against-nothing = It moves; nothing stands against it.
rulings-moves-with-strength = It moves with strength { $strength }.
rulings-moves-by-convoy-with-strength = It moves by convoy with strength { $strength }.
rulings-moves-by-its-convoy-with-strength = It moves by its convoy with strength { $strength }.
rulings-moves-and-dislodges = It moves with strength { $strength } and dislodges { $unit }.
rulings-moves-by-convoy-and-dislodges = It moves by convoy with strength { $strength } and dislodges { $unit }.
rulings-moves-by-its-convoy-and-dislodges = It moves by its convoy with strength { $strength } and dislodges { $unit }.
# Behind one of these sentences. $unit is a unit that was ordered to the same province; “it” is the unit that moves. $province is that province, out of which
# the attack came that dislodges $unit.
rulings-rival-does-not-stop-it = { $unit } does not stop it, because it is dislodged from { $province }.
# Behind one of these sentences. $power owns the unit that is dislodged and the fleet of the convoy, $fleet is that fleet: “F North Sea”.
rulings-conveys-attack-on-own-unit = { $power } conveys this attack on its own unit with { $fleet }.

## A move that fails. $unit is another unit with its power: “A Venice (Italy)”, $province the destination of the move.

rulings-cannot-enter = It cannot enter { $province }.
rulings-moves-against-it-with-more-strength = { $unit } moves against it with more strength.
rulings-enters-with-more-strength = { $unit } enters { $province } with more strength.
# $fleet is the fleet in the destination, with its power. A paradox: convoys and supports that depend on each other, so that no outcome follows.
rulings-fleet-in-paradox-stays = The convoying fleet { $fleet } is in a paradox and is not dislodged.
# A coastal crawl: two fleets change places along different coasts of a province.
rulings-coastal-crawl = { $unit } moves against it; a coastal crawl is not permitted.
# $unit is an own unit, without its power: “A Venice”.
rulings-own-unit-stays = { $unit } of the same power stays in { $province }.
# $strength is a number: “1”.
rulings-does-not-dislodge-attacker = Strength { $strength } does not dislodge { $unit }, which moves against it.
rulings-does-not-dislodge = Strength { $strength } does not dislodge { $unit }, which stays there.
rulings-stands-off = It stands off against { $unit }, which is ordered to { $province } too.
rulings-convoys-in-paradox-fail = The convoys in a paradox fail.
# $fleet is a fleet with its power: “F North Sea (England)”.
rulings-no-route-is-whole = No route of its convoy is whole: { $fleet } is dislodged.
rulings-convoy-is-broken = Its convoy is broken: { $fleet } is dislodged.
# “It may not be supported to hold”: a support to hold does not count for a unit that was ordered to move.
rulings-convoy-was-not-ordered = The convoy that it needs was not ordered; it may not be supported to hold.

## Supports. $unit is an attacker with its power: “A Venice (Italy)”.

# $province is where the unit stands that is supported.
rulings-misordered-move-is-not-supported = The order of the unit in { $province } is not valid, so it holds, and there is no move to support.
# $from is the province of the supported unit, $to where it should move.
rulings-supported-move-is-not-ordered = The unit in { $from } is not ordered to { $to }, so the support is invalid.
rulings-supported-unit-moves = The unit in { $province } is ordered to move, so it is not supported to hold.
rulings-support-is-cut = The support is cut by { $unit }.
rulings-supports = It supports.
# $province is the destination of the supported move, here and below.
rulings-supports-move = It supports the move to { $province }.
rulings-supports-against-own-attack = It supports the move to { $province }; an attack of its own power cuts nothing.
# $unit stands in $province and attacks the supporting unit.
rulings-attack-does-not-cut = The attack of { $unit } from { $province } does not cut a support into { $province }.
# $unit is an army.
rulings-convoyed-attack-does-not-cut = { $unit } is convoyed by a fleet that this support helps to attack, and does not cut it.

## Convoys. “It” is the fleet. $from is the province of the army, $to where it should go.

# $province is where the army stands.
rulings-misordered-move-is-not-convoyed = The order of the unit in { $province } is not valid, so it holds, and there is no move to convoy.
rulings-convoyed-move-is-not-ordered = The army in { $from } is not ordered to { $to }, so there is nothing to convoy.
rulings-is-on-no-route = It is on no possible route from { $from } to { $to }, so it is no part of the convoy.
rulings-convoy-is-disrupted = The convoy is disrupted.
rulings-convoy-is-in-paradox = Its convoy is in a paradox: it fails, and the fleet is not dislodged.
# $province is the destination of the army.
rulings-convoys-to = It convoys to { $province }.
rulings-attack-disrupts-nothing = It convoys to { $province }; an attack that does not dislodge the fleet disrupts nothing.

## Why a unit has no order. “It holds.” or “It is dislodged by …” follows.

# NMR: no moves received.
rulings-red-card-and-no-moves = The power has a red card for this turn (NMR).
rulings-is-in-civil-disorder = The power is in civil disorder.
rulings-has-no-orders = There are no orders of this power for this turn (NMR).
rulings-unit-is-not-ordered = The unit is not ordered.

## An order for several units: “all hold”, “everything else holds”. $order is what was written.

rulings-no-unit-for-order = The power has no unit for “{ $order }”.
rulings-every-unit-has-order = Every unit has an order of its own.
rulings-is-order-for-each-unit = “{ $order }” is unambiguous: it is an order for each of these units.

## Which orders count. A set is a list of orders that belong together, with a season written above it; a sheet may have several sets. A revised sheet replaces
## an earlier one.

# $words is a year as it is written, “1902”. “Write the season”: “Fall 1902”.
rulings-year-names-no-season = “{ $words }” names no season, so this set is not preferred: write the season before it.
rulings-is-in-set-of-turn = It is in the set of { $turn }; another set on the sheet does not count.
rulings-other-set-does-not-count = Another set on the sheet does not count, and this one does.
rulings-has-red-card = The power has a red card for this turn.
rulings-set-was-used = This set of orders was used for a previous turn.
rulings-date-names-no-season = Its date names no season, and another set has the correct one written against it.
rulings-other-set-has-season = Another set has the correct season written against it.
rulings-later-sheet-has-order = A later revised sheet has an order for this unit.
rulings-later-sheet-replaces-it = A later revised sheet replaces it.
rulings-has-other-valid-order = The unit has another valid order.
rulings-has-several-valid-orders = The unit has several valid orders with different meanings.
# $province is where the unit stands that is supported.
rulings-supported-unit-has-no-order = No order is given for the unit in { $province }, so its move cannot be supported.

## How an order was read.

rulings-order-without-unit = All orders contain the unit to be ordered.
rulings-mutual-support = A mutual support is an order for the first unit only.
# $words are words behind the order: “with support from Ukraine”.
rulings-no-order-for-another-unit = “{ $words }” is no order for another unit: an order is for the first unit only.
# $words are words about a convoy: “via convoy”, “via Nth”.
rulings-route-does-not-decide = “{ $words }” does not decide whether the army goes by convoy, nor by which route.
# $unit is a fleet: “F Trieste”.
rulings-route-of-fleet = “{ $words }” is about a convoy, and { $unit } is a fleet.
# $power is the power that the order names, $unit the unit, “A Vienna”, and $owner its power.
rulings-order-for-other-power = The order is for a unit of { $power }, and { $unit } is one of { $owner }.
# $name is an abbreviation that a rule fixes: “Nor” is always Norway.
rulings-name-is-always = “{ $name }” is always { $province }.
# $name is a name with a slip of the pen: “Burgandy” can only be Burgundy.
rulings-name-can-only-be = “{ $name }” can only be { $province }.
# The type is army or fleet. $unit is the unit that stands there: “F Trieste”.
rulings-wrong-type-does-not-matter = The unit in { $province } is { $unit }; a wrong type or coast does not matter.
rulings-wrong-nationality-does-not-matter = The unit in { $province } is { $unit } of { $power }; a wrong nationality, type or coast does not matter.
rulings-army-is-on-no-coast = An army in { $province } stands on no coast, so the written coast does not matter.
rulings-only-one-coast-is-meant = Only one coast of { $province } can be meant, so the written coast does not matter.
rulings-support-is-to-any-coast = A support is valid to any coast of { $province }.
rulings-intermediate-spaces-are-ignored = The intermediate spaces are ignored.

## “Tyr” can be Tyrolia or the Tyrrhenian Sea. $province is the one of the two that is meant.

rulings-tyr-of-writer-with-capitals = The player writes seas in block capitals and land not, so this Tyr is { $province }.
rulings-tyr-of-fleet = A fleet’s Tyr is the Tyrrhenian Sea.
rulings-tyr-of-army = An army’s Tyr is Tyrolia.
rulings-tyr-of-legal-order = Only { $province } makes a legal order, so Tyr is { $province }.
rulings-tyr-of-other-name = The player calls the other one by another abbreviation, so Tyr is { $province }.
rulings-tyr-is-not-decided = Tyr can be Tyrolia or the Tyrrhenian Sea, and no rule decides which.
rulings-tyr-makes-no-legal-order = Tyr makes a legal order neither as Tyrolia nor as the Tyrrhenian Sea.
# In an order to remove a unit.
rulings-no-rule-decides-tyr = No rule decides what Tyr is.
rulings-tyr-is-not-on-board = Tyr is not on the board.

## Names of provinces. $name is what was written, $provinces are those that it can mean: “Tyrolia or Tyrrhenian Sea”.

rulings-name-can-be = “{ $name }” can be { $provinces }.
rulings-name-can-be-so-write-it = “{ $name }” can be { $provinces }. Write the name in full.
rulings-name-can-be-and-director-decides = “{ $name }” can be { $provinces }: the director decides, so write the name in full.
rulings-unknown-province = “{ $name }” is no province of the board.
# $province is the province with the nearest name.
rulings-unknown-province-near = “{ $name }” is no province of the board. The nearest name is { $province }.
# $words are words of an order that are not understood.
rulings-unknown-words = “{ $words }” is no province of the board and no word of an order.
rulings-unknown-words-near = “{ $words }” is no province of the board and no word of an order. The nearest name is { $province }.
rulings-no-clear-province = “{ $name }” is no clear province of the board.

## A text that is no order. $words is the text, or the part of it that is not understood.

rulings-is-no-order = “{ $words }” is no order.
rulings-this-is-no-order = This is no order.
# $most is a number: “500”.
rulings-too-many-words = No order has more than { $most } words.
rulings-words-name-no-unit = “{ $words }” names no unit: an order contains the province of its unit.
rulings-no-order-behind-unit = “{ $words }” behind the unit is no order.
rulings-words-make-order-ambiguous = “{ $words }” after the order makes it ambiguous.
rulings-order-is-for-one-unit = An order is for one unit.
rulings-disbands-after-dislodgement = A unit disbands only after it was dislodged.
rulings-order-without-destination = The order does not say where to.
rulings-order-without-supported-unit = The order does not say which unit is supported.
rulings-order-without-convoyed-army = The order does not say which army is convoyed.
rulings-order-without-destination-of-army = The order does not say where the army is convoyed to.
rulings-words-name-no-province = “{ $words }” names no province of the board.
rulings-no-province-is-named = No province is named.
rulings-can-be-read-in-two-ways = “{ $words }” can be read in two ways: the director decides, so write it in full.
# $first and $second are two of the five kinds of orders below: “a move”, “a support”.
rulings-can-be-two-orders = “{ $words }” can be { $first } or { $second }: the director decides, so write it in full.
rulings-a-hold = a hold
rulings-a-move = a move
rulings-a-support = a support
rulings-a-convoy = a convoy
rulings-another-order = another order

## Orders that the rules do not allow. $unit is a unit without its power: “A Vienna”.

# $power gives the order, $owner owns the unit. A language may say it so: “The unit in Tyrolia does not belong to Austria, but to Italy”.
rulings-unit-of-other-power = The unit in { $province } is not { $power }’s: it belongs to { $owner }.
rulings-no-unit-stands-there = No unit stands in { $province }.
rulings-several-coasts = { $unit } can move to several coasts of { $province }; the coast must be specified.
# Two units without a word between them: “A Vienna A Budapest”. $unit is the unit in $province: “A Budapest”.
rulings-move-or-support = It can be a move to { $province } or a support of { $unit } there: an order says which.
rulings-is-there-already = { $unit } is in { $province } already.
rulings-cannot-move-to = { $unit } cannot move to { $province }.
# $unit is a fleet: “F Trieste”.
rulings-province-has-no-coast = { $province } has no coast, so { $unit } cannot move there.
# $unit is an army: “A Vienna”.
rulings-province-is-sea = { $province } is sea, so { $unit } cannot move there.
# $unit is an army.
rulings-no-possible-route = There is no possible route for { $unit } to { $province }.
rulings-cannot-support-itself = A unit cannot support itself.
rulings-no-unit-to-support = No unit to support stands in { $province }.
rulings-support-into-own-province = { $unit } cannot support a move to its own province.
rulings-cannot-support-there = { $unit } cannot move to { $province }, so it cannot support there.
# The next five are about a support. $unit is the supported unit, $province where it should move.
rulings-supported-unit-cannot-move = { $unit } cannot move to { $province }: the move cannot be supported.
rulings-supported-fleet-has-no-coast = { $province } has no coast, so { $unit } cannot move there: the move cannot be supported.
rulings-supported-army-has-no-land = { $province } is sea, so { $unit } cannot move there: the move cannot be supported.
rulings-supported-army-has-no-route = There is no possible route for { $unit } to { $province }: the move cannot be supported.
# $unit is an army, $fleet is the supporting fleet itself: “F English Channel”.
rulings-supported-army-needs-this-fleet = { $unit } can only come to { $province } by a convoy of { $fleet }, which convoys nothing while it supports: the move cannot be supported.
rulings-only-fleets-at-sea-convoy = Only a fleet at sea can convoy.
rulings-no-army-to-convoy = No army to convoy stands in { $province }.
# $unit is a fleet.
rulings-fleet-is-not-convoyed = { $unit } is a fleet, and only armies are convoyed.
# $unit is the convoying fleet, $from the province of the army, $to where it should go.
rulings-unit-is-on-no-route = { $unit } is on no possible route of a convoy from { $from } to { $to }.

## The retreat phase.

rulings-retreats = It retreats.
rulings-two-units-retreat-there = Two units retreat to { $province }: both are disbanded.
rulings-is-disbanded-as-ordered = It is disbanded as ordered.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-unit-is-disbanded = A dislodged unit that is misordered is disbanded.
rulings-unit-in-disorder-is-disbanded = A dislodged unit of a power in civil disorder is disbanded.
rulings-unordered-unit-is-disbanded = A dislodged unit that is not ordered is disbanded.
# A retreat may be written without the unit, “- Serbia”, if only one unit of the power is dislodged.
rulings-unit-may-not-be-omitted = Only a power with one dislodged unit may omit the unit.
rulings-no-dislodged-unit = “{ $name }” is no dislodged unit of this power; no other unit moves now.
rulings-retreat-goes-to-one-space = A retreat goes to one space, without a convoy.
rulings-no-supports-in-retreats = There are no supports and no convoys in a retreat phase.
rulings-dislodged-unit-cannot-hold = A dislodged unit cannot hold.
rulings-attack-came-from = The attack came from { $province }.
# $unit is a unit, with its power in a retreat, “A Serbia (Austria)”, and without it in a winter.
rulings-is-occupied = { $province } is occupied by { $unit }.
rulings-is-empty-after-stand-off = { $province } is empty because of a stand-off.

## The adjustment phase: builds and removals.

rulings-is-built = It is built.
rulings-build-is-waived = The build is waived as ordered.
rulings-nothing-is-built-in-disorder = A power in civil disorder builds nothing.
# $count is the number of builds for which there is no order.
# $count (Number)
rulings-too-few-builds =
    { $count ->
        [one] Too few builds are ordered: the remaining build is waived.
       *[other] Too few builds are ordered: the remaining { $count } builds are waived.
    }
rulings-is-removed = It is removed as ordered.
# “It” is the unit that is removed. $count is the number of orders that would bring it to a home centre; it is 0 for a unit at home.
# $count (Number)
rulings-is-farthest-from-home =
    { $count ->
        [one] Too few removals are ordered: it is the farthest from home, { $count } order.
       *[other] Too few removals are ordered: it is the farthest from home, { $count } orders.
    }
# Behind the sentence above. $units are the units that stay though they are as far from home: “A Ukraine and A Warsaw”; $count is how many they are.
# $count (Number)
rulings-armies-are-as-far =
    { $count ->
        [one] { $units } is as far: of armies the first by the alphabet is removed (§5).
       *[other] { $units } are as far: of armies the first by the alphabet is removed (§5).
    }
# The same for fleets.
# $count (Number)
rulings-fleets-are-as-far =
    { $count ->
        [one] { $units } is as far: of fleets the first by the alphabet is removed (§5).
       *[other] { $units } are as far: of fleets the first by the alphabet is removed (§5).
    }
# The same if a fleet is removed and the units that stay are armies.
# $count (Number)
rulings-armies-stay =
    { $count ->
        [one] { $units } is as far: fleets are removed before armies (§5).
       *[other] { $units } are as far: fleets are removed before armies (§5).
    }
# The same if the units that stay are fleets and armies.
# $count (Number)
rulings-armies-and-fleets-are-as-far =
    { $count ->
        [one] { $units } is as far: fleets are removed before armies (§5). Of fleets the first by the alphabet is removed.
       *[other] { $units } are as far: fleets are removed before armies (§5). Of fleets the first by the alphabet is removed.
    }
# More builds are ordered than the power may build. $count is the number that it may build.
# $count (Number)
rulings-too-many-builds =
    { $count ->
        [0] Too many are ordered: no build is due, and the last written ones are deleted.
        [one] Too many are ordered: { $count } build is due, and the last written ones are deleted.
       *[other] Too many are ordered: { $count } builds are due, and the last written ones are deleted.
    }
# The same if it is not known in which order the builds were written.
# $count (Number)
rulings-too-many-builds-without-order =
    { $count ->
        [0] Too many are ordered: no build is due, and those whose writing order is not known are deleted together.
        [one] Too many are ordered: { $count } build is due, and those whose writing order is not known are deleted together.
       *[other] Too many are ordered: { $count } builds are due, and those whose writing order is not known are deleted together.
    }
# More removals are ordered than the power must remove. $count is the number that it must remove.
# $count (Number)
rulings-too-many-removals =
    { $count ->
        [one] Too many are ordered: { $count } removal is due, and the last written ones are deleted.
       *[other] Too many are ordered: { $count } removals are due, and the last written ones are deleted.
    }
# The same if it is not known in which order the removals were written.
# $count (Number)
rulings-too-many-removals-without-order =
    { $count ->
        [one] Too many are ordered: { $count } removal is due, and those whose writing order is not known are deleted together.
       *[other] Too many are ordered: { $count } removals are due, and those whose writing order is not known are deleted together.
    }
# “Both”: both orders.
rulings-two-builds-in-centre = Another unit is ordered in the same centre, and the writing order is not known: both are deleted.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-adjustment-is-ignored = A misordered build or removal is ignored.
rulings-nothing-to-remove = { $power } has nothing to remove.
rulings-nothing-to-build = { $power } has units to remove and nothing to build.
rulings-no-home-centre = { $province } is no home centre of { $power }.
rulings-centre-is-not-owned = { $province } does not belong to { $power } now.
# The type is army or fleet.
rulings-type-must-be-specified = { $province } is coastal, so the type of the unit must be specified.
rulings-coast-must-be-specified = For a fleet in { $province } the coast must be specified.
rulings-army-is-built-inland = { $province } is not coastal, so the written type is ignored and an army is built.
rulings-is-built-there-already = A unit is built in { $province } already.
rulings-no-unit-of-power-there = No unit of { $power } stands in { $province }.

## What is missing before the centres are counted.

# $units are units with their powers that were dislodged: “A Serbia (Austria) and F Aegean Sea (Turkey)”; $count is how many they are.
# $count (Number)
rulings-centres-wait-for-retreats =
    { $count ->
        [one] The centres are not counted yet, because { $units } may still retreat. Write “retreats” and the order below it, or “disbands” for a unit without one.
       *[other] The centres are not counted yet, because { $units } may still retreat. Write “retreats” and the order below it, or “disbands” for a unit without one.
    }
rulings-adjustments-wait = Adjustments wait for the retreats.
rulings-adjustments-need-owners = Adjustments need the owners of the centres: write “centres” and a line for each power.
# $units are units with their powers: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-units-from-orders = Units that are taken from the orders: { $units }.

## Powers whose orders do not count: a player with a red card, or a power that has no player any more.

rulings-ban-red-card = red card
rulings-ban-civil-disorder = civil disorder
# “Its” and “it”: of the power.
rulings-red-card-consequence = All its units hold this turn. Retreats and adjustments may be ordered.
rulings-civil-disorder-consequence = Nobody plays it. Its units hold, retreat nowhere and are not built; those too many are removed by their distance from home.

## Votes on draws.

# The proposal, as the title of a vote. $members are powers, “Austria, France”, or “all survivors”.
rulings-draw = Draw of { $members }
rulings-draw-in-turn = Draw of { $members }, { $turn }
rulings-draw-proposed-by = Draw of { $members }, proposed by { $power }
rulings-draw-in-turn-proposed-by = Draw of { $members }, { $turn }, proposed by { $power }
# Of a draw: all powers that still have a centre.
rulings-all-survivors = all survivors
# The outcome of a vote, in small letters, behind the proposal and a colon or in a narrow column.
rulings-vote-passes = passes
rulings-vote-fails = fails
rulings-vote-vetoed = vetoed
rulings-vote-not-allowed = not allowed
# The game ended outside the rules.
rulings-vote-abandoned = abandoned
# Something is missing to judge it.
rulings-vote-open = open

## Why a vote has its outcome. “It” is the proposed draw.

rulings-ended-without-vote = The game was ended without the vote that is required. It is abandoned, and all its players score zero.
# “The line” is the line of the text about the vote.
rulings-vote-is-not-judged = A part of the line is not understood, so the vote is not judged.
rulings-season-is-not-known = The season is not known: write it in the line, for example “Fall 1908”.
# $powers are powers without a centre: “Italy and Turkey”; $count is how many they are.
# $count (Number)
rulings-veto-does-not-count =
    { $count ->
        [one] The veto of { $powers } does not count, because { $powers } has no centre.
       *[other] The veto of { $powers } does not count, because { $powers } have no centre.
    }
# The same for a vote that a player showed to the others.
# $count (Number)
rulings-shown-vote-does-not-count =
    { $count ->
        [one] The vote of { $powers } does not count, because { $powers } has no centre.
       *[other] The vote of { $powers } does not count, because { $powers } have no centre.
    }
# The same for a vote against the draw.
# $count (Number)
rulings-vote-against-does-not-count =
    { $count ->
        [one] A vote of { $powers } does not count, because { $powers } has no centre.
       *[other] A vote of { $powers } does not count, because { $powers } have no centre.
    }
rulings-is-vetoed-by = It is vetoed publicly by { $powers }, so there is no vote. The game goes on.
rulings-is-vetoed = It is vetoed publicly by a player, so there is no vote. The game goes on.
# $count is the number of the powers.
# $count (Number)
rulings-vote-was-shown =
    { $count ->
        [one] { $powers } showed a vote, which counts as a veto. The game goes on.
       *[other] { $powers } showed a vote, which counts as a veto. The game goes on.
    }
# The figures: how many voted for it and against it.
rulings-is-voted-against = There is a vote against it, so it fails and the game goes on. The figures are not revealed.
# $sum is the sum of the written counts, $all the number of the centres of the board: “34”.
rulings-counts-are-incomplete = Nobody is against it. The counts of { $year } add up to { $sum }, not { $all }, so it is not known who survives: write the count of each power.
# A chart has the numbers of centres at the end of a year.
rulings-chart-is-missing = Nobody is against it. The chart of { $year } says who survives: write it, for example “counts { $year }: Austria 12, France 12, Russia 10”.
rulings-draw-passes = Nobody votes against it; abstentions are votes for it. The game ends with the counts of { $year }. The remaining players sign the chart.
# “These”: the counts.
rulings-draw-passes-after-spring = Nobody votes against it; abstentions are votes for it. The game ends with the counts of { $year }. After a spring these are those of the year before. The remaining players sign the chart.

## Why a draw could not be proposed.

rulings-draw-passed-before = The draw passed and ended the game.
rulings-draw-of-turn-passed-before = The draw of { $turn } passed and ended the game.
# $first is the first year after which draws are allowed: “1905”.
rulings-is-before-first-chart = A draw can be proposed after the chart of { $first } has been entered; this one is about the chart of { $year }.
rulings-game-ends-with-year = Every game ends with { $year }, as an automatic draw.
# $count is a number of centres from 18 on.
# $count (Number)
rulings-power-has-won = { $power } has { $count } centres in { $year } and has won.
rulings-proposer-has-no-centre = { $power } has no centre in { $year } and can propose nothing.
rulings-was-voted-on-already = This draw was voted on in { $turn } already, and there is one vote on it in a season.
# The Diplomacy period: the time in which the players negotiate.
rulings-vote-is-late = The vote has to be taken at once, before the next Diplomacy period starts.
# $powers have centres and are not among the powers of the draw; $count is how many they are.
# $count (Number)
rulings-survivors-are-left-out =
    { $count ->
        [one] A draw includes all survivors of the chart of { $year }, and nobody else: { $powers } survives and is left out.
       *[other] A draw includes all survivors of the chart of { $year }, and nobody else: { $powers } survive and are left out.
    }
# $powers are among the powers of the draw and have no centre; $count is how many they are.
# $count (Number)
rulings-members-have-no-centre =
    { $count ->
        [one] A draw includes all survivors of the chart of { $year }, and nobody else: { $powers } has no centre.
       *[other] A draw includes all survivors of the chart of { $year }, and nobody else: { $powers } have no centre.
    }
# Both: $left-out are the powers that survive and are left out, $lost those that have no centre. The counts say how many they are.
# $left-out-count (Number)
# $lost-count (Number)
rulings-members-are-not-survivors =
    A draw includes all survivors of the chart of { $year }, and nobody else: { $left-out-count ->
        [one] { $left-out } survives and is left out
       *[other] { $left-out } survive and are left out
    }; { $lost-count ->
        [one] { $lost } has no centre
       *[other] { $lost } have no centre
    }.

## Problems of the line about a vote.

rulings-voted-for-and-against = { $power } has voted for the draw and against it.
# “This word” is “passed”.
rulings-passed-though-prevented = A draw passes without a veto, a vote against it and a revealed vote. Delete this word or the others.
rulings-write-proposer = Write the power that proposes it, or delete this.
rulings-is-no-power = This is no power.
# The words in quotation marks are typed in English.
rulings-words-of-vote = Write powers, a season, “proposed by France”, “against: Austria”, “revealed: Russia”, “veto: Italy”, “late” or “no vote”.
rulings-members-or-votes = These may be the powers of the draw or votes. Write the powers of the draw before the votes.

## Problems of the other lines of a text.

rulings-yellow-card-is-warning = A yellow card is a warning, and the orders count (§6). Delete this line.
rulings-is-no-season = This is no season: write “Spring 1902”, “Fall 1902 retreats” or “Winter 1902”.
rulings-year-without-season = This is a year without a season, so no centre changes hands: write “Spring { $year }”, “Fall { $year }” or “Winter { $year }”.
rulings-joint-orders = Joint orders may not be submitted (§15): write a line for each power.
# $name is what stands where a power is expected.
rulings-unknown-power = “{ $name }” is no power; the lines below are not given to another one.
rulings-line-without-power = It is not clear whose line this is: begin it with a power and a colon.
# $unit is a unit as in a position: “A Vie”.
rulings-unit-stands-there-already = { $unit } of { $power } stands in { $province } already.
rulings-is-no-supply-centre = { $province } is no supply centre.
rulings-centre-is-owned-already = { $province } is { $power }’s already.
rulings-has-count-already = { $power } has a count already. The last one counts.
# A count is the number of the centres of a power.
rulings-what-a-count-is = A count is a power and the number of its centres: “Austria 5”.
# $all is the number of the centres of the board: “34”.
# $count (Number)
rulings-too-many-centres = These are { $count } centres, and the board has { $all }.
rulings-whose-unit = Whose unit is in { $province }? Write the position.
# $first and $second are two powers.
rulings-two-powers-order-unit = Two powers order the unit in { $province }, { $first } and { $second }: write the position.
# $first and $second are two units: “A Greece” and “F Greece”.
rulings-orders-name-two-units = The orders name { $first } and { $second }: write the position.
# “A” for an army and “F” for a fleet in every language.
rulings-army-or-fleet = Is the unit in { $province } an army or a fleet? Write A or F.
rulings-on-which-coast = A fleet in { $province } stands on a coast: write which.
rulings-fleet-is-inland = { $province } is inland, so no fleet can stand there.
rulings-army-is-at-sea = { $province } is sea, so no army can stand there.
rulings-no-such-coast = { $province } has no such coast.
# $units and $centres are how many the power has.
# $units (Number)
# $centres (Number)
rulings-more-units-than-centres =
    { $power } has { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } for { $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    }; in spring and fall a power has no more units than centres.
# $units is how many the power has, $most is “17”.
# $units (Number)
rulings-too-many-units = { $power } has { $units } units; nobody has more than { $most }, because 18 centres end the game.
