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
rulings-spring = printemps
rulings-fall = automne
rulings-winter = hiver
rulings-spring-of-year = printemps { $year }
rulings-fall-of-year = automne { $year }
rulings-winter-of-year = hiver { $year }
# The text names a year and no season.
rulings-year-alone = { $year }
# The part of a turn in which dislodged units retreat: “Fall 1902 retreats”. $turn is “Fall 1902”.
rulings-retreats-of-turn = { $turn }, retraites
# The part in which units are built and removed: “Fall 1902 adjustments”.
rulings-adjustments-of-turn = { $turn }, ajustements

## Parts of sentences.

# A unit with its power: “A Vienna (Austria)”. $unit may be several units: “A Vienna, F Trieste”.
rulings-unit-of-power = { $unit } ({ $power })
# A list. It grows from the left: $first is “Austria” or already “Austria, England”.
rulings-list-comma = { $first }, { $second }
# The end of a list. $others is “Austria” or “Austria, England”, $last is “France”.
rulings-list-and = { $others } et { $last }
# What an abbreviation can mean: “Tyrolia or Tyrrhenian Sea”. It grows from the left too.
rulings-list-or = { $first } ou { $second }
# A list of groups: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-list-semicolon = { $first } ; { $second }
# Two whole sentences of this file, one behind the other.
rulings-two-sentences = { $first } { $second }
# A whole sentence and the paragraph from which it follows. $paragraph is “§9”, or one of the next four.
rulings-sentence-with-paragraph = { $sentence } ({ $paragraph })
# The paragraph with several subjects: what it says about a power without a player, about convoys and supports that depend on each
# other, about units that change places by a convoy, and about a fleet that convoys an attack on a unit of its own power.
rulings-paragraph-civil-disorder = §14, désordre civil
rulings-paragraph-paradoxes = §14, paradoxes
rulings-paragraph-coastal-convoys = §14, convois le long de la côte
rulings-paragraph-conveyed-attack = §14, une attaque que l’on convoie soi-même

## The outcome of an order: a verb or an adjective, in small letters, behind an order and a colon or in a narrow column. “A Vienna - Tyrolia: moves”.

rulings-outcome-moves = se déplace
# It stays where it is, because it was stopped.
rulings-outcome-bounces = échoue
rulings-outcome-holds = tient
rulings-outcome-supports = soutient
# A support that an attack made worthless.
rulings-outcome-cut = soutien coupé
rulings-outcome-convoys = convoie
# A convoy, or a move by convoy, that fails because a fleet was dislodged.
rulings-outcome-disrupted = convoi rompu
# A support or a convoy of something that was not ordered, or an adjustment too many.
rulings-outcome-void = sans effet
# The order breaks a rule, so the unit does not follow it.
rulings-outcome-misordered = ordre invalide
# The unit leaves the board after it was dislodged.
rulings-outcome-disbands = dispersée
rulings-outcome-builds = construit
# The unit leaves the board in a winter.
rulings-outcome-removes = supprime
# The power does not build although it may.
rulings-outcome-waives = renonce
# $outcome is one of these outcomes: “holds, dislodged”.
rulings-outcome-dislodged = { $outcome }, délogée

## The line of an order in the window.

# $order is an order: “A Vienna - Tyrolia”, $outcome its outcome: “moves”.
rulings-order-with-outcome = { $order } : { $outcome }
# A unit that is disbanded. $order says so in the notation: “F Naples disbands”.
rulings-order-of-disbanded = { $order }
# $unit is a unit: “A Moscow”.
rulings-builds-unit = construit { $unit }
rulings-removes-unit = supprime { $unit }
rulings-waives-build = renonce à une construction

## The movement phase: a unit that holds or is dislodged. $unit is the attacker with its power: “F Naples (Italy)”, $strength a number: “2”.

rulings-holds = Elle tient sa position.
# It often follows another sentence: “The unit is not ordered. It is dislodged by F Naples (Italy) with strength 2.”
rulings-dislodged-by = Elle est délogée par { $unit } avec une force de { $strength }.

## A move that succeeds. $strength is its strength, “2”, $unit a unit that it dislodges, with its power: “A Vienna (Austria)”.
## “By convoy”: the army could go over land, and goes by convoy. “By its convoy”: it can go by convoy only.

rulings-moves = Elle se déplace.
rulings-moves-by-convoy = Elle se déplace par convoi.
rulings-moves-by-its-convoy = Elle se déplace grâce à son convoi.
rulings-moves-against-nothing = Elle se déplace ; rien ne s’y oppose.
rulings-moves-with-strength = Elle se déplace avec une force de { $strength }.
rulings-moves-by-convoy-with-strength = Elle se déplace par convoi avec une force de { $strength }.
rulings-moves-by-its-convoy-with-strength = Elle se déplace grâce à son convoi avec une force de { $strength }.
rulings-moves-and-dislodges = Elle se déplace avec une force de { $strength } et déloge { $unit }.
rulings-moves-by-convoy-and-dislodges = Elle se déplace par convoi avec une force de { $strength } et déloge { $unit }.
rulings-moves-by-its-convoy-and-dislodges = Elle se déplace grâce à son convoi avec une force de { $strength } et déloge { $unit }.
# Behind one of these sentences. $unit is a unit that was ordered to the same province; “it” is the unit that moves. $province is that province, out of which
# the attack came that dislodges $unit.
rulings-rival-does-not-stop-it = { $unit } ne l’arrête pas, car l’attaque qui la déloge vient de cette région ({ $province }).
# Behind one of these sentences. $power owns the unit that is dislodged and the fleet of the convoy, $fleet is that fleet: “F North Sea”.
rulings-conveys-attack-on-own-unit = Le pays de l’unité délogée ({ $power }) convoie lui-même cette attaque avec { $fleet }.

## A move that fails. $unit is another unit with its power: “A Venice (Italy)”, $province the destination of the move.

rulings-cannot-enter = Elle ne peut pas entrer en { $province }.
rulings-moves-against-it-with-more-strength = { $unit } l’attaque en sens inverse avec plus de force.
rulings-enters-with-more-strength = { $unit } entre en { $province } avec plus de force.
# $fleet is the fleet in the destination, with its power. A paradox: convoys and supports that depend on each other, so that no outcome follows.
rulings-fleet-in-paradox-stays = Le convoi de { $fleet } est pris dans un paradoxe, et cette flotte n’est pas délogée.
# A coastal crawl: two fleets change places along different coasts of a province.
rulings-coastal-crawl = { $unit } va en sens inverse ; deux flottes ne peuvent pas échanger leurs places en longeant des côtes différentes.
# $unit is an own unit, without its power: “A Venice”.
rulings-own-unit-stays = { $unit }, du même pays, reste en { $province }.
# $strength is a number: “1”.
rulings-does-not-dislodge-attacker = Une force de { $strength } ne déloge pas { $unit }, qui attaque en sens inverse.
rulings-does-not-dislodge = Une force de { $strength } ne déloge pas { $unit }, qui reste là.
rulings-stands-off = Elle rebondit contre { $unit }, qui a aussi l’ordre d’aller en { $province }.
rulings-convoys-in-paradox-fail = Les convois pris dans un paradoxe échouent.
# $fleet is a fleet with its power: “F North Sea (England)”.
rulings-no-route-is-whole = Aucun trajet de son convoi n’est intact : { $fleet } est délogée.
rulings-convoy-is-broken = Son convoi est rompu : { $fleet } est délogée.
# “It may not be supported to hold”: a support to hold does not count for a unit that was ordered to move.
rulings-convoy-was-not-ordered = Le convoi dont elle a besoin n’a pas été ordonné ; elle ne peut pas être soutenue pour tenir.

## Supports. $unit is an attacker with its power: “A Venice (Italy)”.

# $province is where the unit stands that is supported.
rulings-misordered-move-is-not-supported = L’ordre de l’unité en { $province } est invalide : elle tient sa position, et il n’y a pas de déplacement à soutenir.
# $from is the province of the supported unit, $to where it should move.
rulings-supported-move-is-not-ordered = L’unité en { $from } n’a pas l’ordre d’aller en { $to }, le soutien est donc sans effet.
rulings-supported-unit-moves = L’unité en { $province } a l’ordre de se déplacer, elle n’est donc pas soutenue pour tenir.
rulings-support-is-cut = Le soutien est coupé par { $unit }.
rulings-supports = Elle soutient.
# $province is the destination of the supported move, here and below.
rulings-supports-move = Elle soutient le déplacement vers { $province }.
rulings-supports-against-own-attack = Elle soutient le déplacement vers { $province } ; une attaque de son propre pays ne coupe rien.
# $unit stands in $province and attacks the supporting unit.
rulings-attack-does-not-cut = Une attaque ({ $unit }) ne coupe pas un soutien vers la région d’où elle vient ({ $province }).
# $unit is an army.
rulings-convoyed-attack-does-not-cut = { $unit } est convoyée par une flotte que ce soutien aide à attaquer, et ne le coupe pas.

## Convoys. “It” is the fleet. $from is the province of the army, $to where it should go.

# $province is where the army stands.
rulings-misordered-move-is-not-convoyed = L’ordre de l’unité en { $province } est invalide : elle tient sa position, et il n’y a pas de déplacement à convoyer.
rulings-convoyed-move-is-not-ordered = L’armée en { $from } n’a pas l’ordre d’aller en { $to }, il n’y a donc rien à convoyer.
rulings-is-on-no-route = Elle n’est sur aucun trajet possible entre { $from } et { $to }, elle ne fait donc pas partie du convoi.
rulings-convoy-is-disrupted = Le convoi est rompu.
rulings-convoy-is-in-paradox = Son convoi est pris dans un paradoxe : il échoue, et la flotte n’est pas délogée.
# $province is the destination of the army.
rulings-convoys-to = Elle convoie vers { $province }.
rulings-attack-disrupts-nothing = Elle convoie vers { $province } ; une attaque qui ne déloge pas la flotte ne rompt rien.

## Why a unit has no order. “It holds.” or “It is dislodged by …” follows.

# NMR: no moves received.
rulings-red-card-and-no-moves = Le pays a un carton rouge pour ce tour (NMR).
rulings-is-in-civil-disorder = Le pays est en désordre civil.
rulings-has-no-orders = Il n’y a pas d’ordres de ce pays pour ce tour (NMR).
rulings-unit-is-not-ordered = L’unité n’a pas d’ordre.

## An order for several units: “all hold”, “everything else holds”. $order is what was written.

rulings-no-unit-for-order = Le pays n’a pas d’unité pour « { $order } ».
rulings-every-unit-has-order = Chaque unité a son propre ordre.
rulings-is-order-for-each-unit = « { $order } » est sans ambiguïté : c’est un ordre pour chacune de ces unités.

## Which orders count. A set is a list of orders that belong together, with a season written above it; a sheet may have several sets. A revised sheet replaces
## an earlier one.

# $words is a year as it is written, “1902”. “Write the season”: “Fall 1902”.
rulings-year-names-no-season = « { $words } » ne nomme pas de saison, cette série d’ordres n’a donc pas la préférence : écrivez la saison devant l’année.
rulings-is-in-set-of-turn = Cet ordre est dans la série datée « { $turn } » ; une autre série de la feuille ne compte pas.
rulings-other-set-does-not-count = Une autre série d’ordres de la feuille ne compte pas, et celle-ci compte.
rulings-has-red-card = Le pays a un carton rouge pour ce tour.
rulings-set-was-used = Cette série d’ordres a servi à un tour précédent.
rulings-date-names-no-season = Sa date ne nomme pas de saison, et une autre série d’ordres porte la bonne saison.
rulings-other-set-has-season = Une autre série d’ordres porte la bonne saison.
rulings-later-sheet-has-order = Une feuille d’ordres corrigée, plus récente, a un ordre pour cette unité.
rulings-later-sheet-replaces-it = Une feuille d’ordres corrigée, plus récente, remplace cet ordre.
rulings-has-other-valid-order = L’unité a un autre ordre valide.
rulings-has-several-valid-orders = L’unité a plusieurs ordres valides de sens différents.
# $province is where the unit stands that is supported.
rulings-supported-unit-has-no-order = L’unité en { $province } n’a pas d’ordre, son déplacement ne peut donc pas être soutenu.

## How an order was read.

rulings-order-without-unit = Tout ordre doit contenir l’unité à laquelle il s’adresse.
rulings-mutual-support = Un soutien mutuel n’est un ordre que pour la première unité.
# $words are words behind the order: “with support from Ukraine”.
rulings-no-order-for-another-unit = « { $words } » n’est pas un ordre pour une autre unité : un ordre ne s’adresse qu’à la première.
# $words are words about a convoy: “via convoy”, “via Nth”.
rulings-route-does-not-decide = « { $words } » ne décide pas si l’armée est convoyée, ni par quel trajet.
# $unit is a fleet: “F Trieste”.
rulings-route-of-fleet = « { $words } » concerne un convoi, et { $unit } est une flotte.
# $power is the power that the order names, $unit the unit, “A Vienna”, and $owner its power.
rulings-order-for-other-power = L’ordre nomme une unité d’un autre pays ({ $power }), et { $unit } est une unité de ce pays ({ $owner }).
# $name is an abbreviation that a rule fixes: “Nor” is always Norway.
rulings-name-is-always = « { $name } » désigne toujours { $province }.
# $name is a name with a slip of the pen: “Burgandy” can only be Burgundy.
rulings-name-can-only-be = « { $name } » ne peut être que { $province }.
# The type is army or fleet. $unit is the unit that stands there: “F Trieste”.
rulings-wrong-type-does-not-matter = L’unité en { $province } est { $unit } ; une erreur de type ou de côte est sans importance.
rulings-wrong-nationality-does-not-matter = L’unité en { $province } est { $unit } ({ $power }) ; une erreur de pays, de type ou de côte est sans importance.
rulings-army-is-on-no-coast = Une armée en { $province } n’est sur aucune côte, la côte écrite est donc sans importance.
rulings-only-one-coast-is-meant = En { $province }, une seule côte est possible, la côte écrite est donc sans importance.
rulings-support-is-to-any-coast = En { $province }, un soutien vaut pour toutes les côtes.
rulings-intermediate-spaces-are-ignored = Les régions intermédiaires sont ignorées.

## “Tyr” can be Tyrolia or the Tyrrhenian Sea. $province is the one of the two that is meant.

rulings-tyr-of-writer-with-capitals = Le joueur écrit les mers en capitales et les terres non, ce Tyr est donc { $province }.
rulings-tyr-of-fleet = Le Tyr d’une flotte est Tyrrhenian Sea.
rulings-tyr-of-army = Le Tyr d’une armée est Tyrolia.
rulings-tyr-of-legal-order = Seule la région { $province } donne un ordre admis, Tyr est donc { $province }.
rulings-tyr-of-other-name = Le joueur a une autre abréviation pour l’autre région, Tyr est donc { $province }.
rulings-tyr-is-not-decided = Tyr peut être Tyrolia ou Tyrrhenian Sea, et aucune règle n’en décide.
rulings-tyr-makes-no-legal-order = Tyr ne donne d’ordre admis ni comme Tyrolia ni comme Tyrrhenian Sea.
# In an order to remove a unit.
rulings-no-rule-decides-tyr = Aucune règle ne décide ce qu’est Tyr.
rulings-tyr-is-not-on-board = Tyr n’est pas sur la carte.

## Names of provinces. $name is what was written, $provinces are those that it can mean: “Tyrolia or Tyrrhenian Sea”.

rulings-name-can-be = « { $name } » peut être { $provinces }.
rulings-name-can-be-so-write-it = « { $name } » peut être { $provinces }. Écrivez le nom en entier.
rulings-name-can-be-and-director-decides = « { $name } » peut être { $provinces } : le directeur du tournoi décide, écrivez donc le nom en entier.
rulings-unknown-province = « { $name } » n’est pas une région de la carte.
# $province is the province with the nearest name.
rulings-unknown-province-near = « { $name } » n’est pas une région de la carte. Le nom le plus proche est { $province }.
# $words are words of an order that are not understood.
rulings-unknown-words = « { $words } » n’est ni une région de la carte, ni un mot d’un ordre.
rulings-unknown-words-near = « { $words } » n’est ni une région de la carte, ni un mot d’un ordre. Le nom le plus proche est { $province }.
rulings-no-clear-province = « { $name } » ne désigne pas clairement une région de la carte.

## A text that is no order. $words is the text, or the part of it that is not understood.

rulings-is-no-order = « { $words } » n’est pas un ordre.
rulings-this-is-no-order = Ce n’est pas un ordre.
# $most is a number: “500”.
rulings-too-many-words = Aucun ordre n’a plus de { $most } mots.
rulings-words-name-no-unit = « { $words } » ne nomme pas d’unité : un ordre contient la région de son unité.
rulings-no-order-behind-unit = « { $words } » après l’unité n’est pas un ordre.
rulings-words-make-order-ambiguous = « { $words } » après l’ordre le rend ambigu.
rulings-order-is-for-one-unit = Un ordre s’adresse à une seule unité.
rulings-disbands-after-dislodgement = Une unité n’est dispersée qu’après avoir été délogée.
rulings-order-without-destination = L’ordre ne dit pas où va l’unité.
rulings-order-without-supported-unit = L’ordre ne dit pas quelle unité est soutenue.
rulings-order-without-convoyed-army = L’ordre ne dit pas quelle armée est convoyée.
rulings-order-without-destination-of-army = L’ordre ne dit pas où l’armée est convoyée.
rulings-words-name-no-province = « { $words } » ne nomme pas de région de la carte.
rulings-no-province-is-named = Aucune région n’est nommée.
rulings-can-be-read-in-two-ways = « { $words } » se lit de deux façons : le directeur du tournoi décide, écrivez donc l’ordre en entier.
# $first and $second are two of the five kinds of orders below: “a move”, “a support”.
rulings-can-be-two-orders = « { $words } » peut être { $first } ou { $second } : le directeur du tournoi décide, écrivez donc l’ordre en entier.
rulings-a-hold = un ordre de tenir
rulings-a-move = un déplacement
rulings-a-support = un soutien
rulings-a-convoy = un convoi
rulings-another-order = un autre ordre

## Orders that the rules do not allow. $unit is a unit without its power: “A Vienna”.

# $power gives the order, $owner owns the unit. A language may say it so: “The unit in Tyrolia does not belong to Austria, but to Italy”.
rulings-unit-of-other-power = L’unité en { $province } n’est pas à ce pays ({ $power }), mais à un autre ({ $owner }).
rulings-no-unit-stands-there = Il n’y a pas d’unité en { $province }.
rulings-several-coasts = { $unit } peut aller sur plusieurs côtes en { $province } ; la côte doit être précisée.
# Two units without a word between them: “A Vienna A Budapest”. $unit is the unit in $province: “A Budapest”.
rulings-move-or-support = C’est peut-être un déplacement vers { $province }, ou un soutien à { $unit } : un ordre dit lequel des deux.
rulings-is-there-already = { $unit } est déjà en { $province }.
rulings-cannot-move-to = { $unit } ne peut pas aller en { $province }.
# $unit is a fleet: “F Trieste”.
rulings-province-has-no-coast = { $province } n’a pas de côte, { $unit } ne peut donc pas y aller.
# $unit is an army: “A Vienna”.
rulings-province-is-sea = { $province } est une mer, { $unit } ne peut donc pas y aller.
# $unit is an army.
rulings-no-possible-route = { $unit } n’a aucun trajet possible vers { $province }.
rulings-cannot-support-itself = Une unité ne peut pas se soutenir elle-même.
rulings-no-unit-to-support = Il n’y a pas d’unité à soutenir en { $province }.
rulings-support-into-own-province = { $unit } ne peut pas soutenir un déplacement vers sa propre région.
rulings-cannot-support-there = { $unit } ne peut pas aller en { $province }, et ne peut donc pas y donner de soutien.
# The next five are about a support. $unit is the supported unit, $province where it should move.
rulings-supported-unit-cannot-move = { $unit } ne peut pas aller en { $province } : le déplacement ne peut pas être soutenu.
rulings-supported-fleet-has-no-coast = { $province } n’a pas de côte, { $unit } ne peut donc pas y aller : le déplacement ne peut pas être soutenu.
rulings-supported-army-has-no-land = { $province } est une mer, { $unit } ne peut donc pas y aller : le déplacement ne peut pas être soutenu.
rulings-supported-army-has-no-route = { $unit } n’a aucun trajet possible vers { $province } : le déplacement ne peut pas être soutenu.
# $unit is an army, $fleet is the supporting fleet itself: “F English Channel”.
rulings-supported-army-needs-this-fleet = { $unit } ne peut aller en { $province } que par un convoi de { $fleet }, qui ne convoie pas pendant qu’elle soutient : le déplacement ne peut pas être soutenu.
rulings-only-fleets-at-sea-convoy = Seule une flotte en mer peut convoyer.
rulings-no-army-to-convoy = Il n’y a pas d’armée à convoyer en { $province }.
# $unit is a fleet.
rulings-fleet-is-not-convoyed = { $unit } est une flotte, et seules les armées sont convoyées.
# $unit is the convoying fleet, $from the province of the army, $to where it should go.
rulings-unit-is-on-no-route = { $unit } n’est sur aucun trajet possible d’un convoi entre { $from } et { $to }.

## The retreat phase.

rulings-retreats = Elle fait retraite.
rulings-two-units-retreat-there = Deux unités font retraite vers { $province } : toutes deux sont dispersées.
rulings-is-disbanded-as-ordered = Elle est dispersée selon son ordre.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-unit-is-disbanded = Une unité délogée dont l’ordre est invalide est dispersée.
rulings-unit-in-disorder-is-disbanded = Une unité délogée d’un pays en désordre civil est dispersée.
rulings-unordered-unit-is-disbanded = Une unité délogée qui n’a pas d’ordre est dispersée.
# A retreat may be written without the unit, “- Serbia”, if only one unit of the power is dislodged.
rulings-unit-may-not-be-omitted = Seul un pays qui n’a qu’une unité délogée peut omettre l’unité.
rulings-no-dislodged-unit = « { $name } » n’est pas une unité délogée de ce pays ; aucune autre unité ne se déplace maintenant.
rulings-retreat-goes-to-one-space = Une retraite va vers une seule région, sans convoi.
rulings-no-supports-in-retreats = Il n’y a ni soutiens ni convois dans une phase de retraites.
rulings-dislodged-unit-cannot-hold = Une unité délogée ne peut pas tenir sa position.
rulings-attack-came-from = L’attaque est venue de cette région ({ $province }).
# $unit is a unit, with its power in a retreat, “A Serbia (Austria)”, and without it in a winter.
rulings-is-occupied = { $unit } occupe { $province }.
rulings-is-empty-after-stand-off = { $province } est vide à cause d’un rebond.

## The adjustment phase: builds and removals.

rulings-is-built = Elle est construite.
rulings-build-is-waived = Le pays renonce à la construction, selon l’ordre.
rulings-nothing-is-built-in-disorder = Un pays en désordre civil ne construit rien.
# $count is the number of builds for which there is no order.
# $count (Number)
rulings-too-few-builds =
    { $count ->
        [one] Trop peu de constructions sont ordonnées : le pays renonce à celle qui reste.
       *[other] Trop peu de constructions sont ordonnées : le pays renonce aux { $count } qui restent.
    }
rulings-is-removed = Elle est supprimée selon l’ordre.
# “It” is the unit that is removed. $count is the number of orders that would bring it to a home centre; it is 0 for a unit at home.
# $count (Number)
rulings-is-farthest-from-home =
    { $count ->
        [one] Trop peu de suppressions sont ordonnées : c’est l’unité la plus éloignée des centres d’origine, à { $count } ordre.
       *[other] Trop peu de suppressions sont ordonnées : c’est l’unité la plus éloignée des centres d’origine, à { $count } ordres.
    }
# Behind the sentence above. $units are the units that stay though they are as far from home: “A Ukraine and A Warsaw”; $count is how many they are.
# $count (Number)
rulings-armies-are-as-far =
    { $count ->
        [one] { $units } est aussi loin : parmi les armées, la première par ordre alphabétique est supprimée (§ 5).
       *[other] { $units } sont aussi loin : parmi les armées, la première par ordre alphabétique est supprimée (§ 5).
    }
# The same for fleets.
# $count (Number)
rulings-fleets-are-as-far =
    { $count ->
        [one] { $units } est aussi loin : parmi les flottes, la première par ordre alphabétique est supprimée (§ 5).
       *[other] { $units } sont aussi loin : parmi les flottes, la première par ordre alphabétique est supprimée (§ 5).
    }
# The same if a fleet is removed and the units that stay are armies.
# $count (Number)
rulings-armies-stay =
    { $count ->
        [one] { $units } est aussi loin : les flottes sont supprimées avant les armées (§ 5).
       *[other] { $units } sont aussi loin : les flottes sont supprimées avant les armées (§ 5).
    }
# The same if the units that stay are fleets and armies.
# $count (Number)
rulings-armies-and-fleets-are-as-far =
    { $count ->
        [one] { $units } est aussi loin : les flottes sont supprimées avant les armées (§ 5). Parmi les flottes, la première par ordre alphabétique est supprimée.
       *[other] { $units } sont aussi loin : les flottes sont supprimées avant les armées (§ 5). Parmi les flottes, la première par ordre alphabétique est supprimée.
    }
# More builds are ordered than the power may build. $count is the number that it may build.
# $count (Number)
rulings-too-many-builds =
    { $count ->
        [0] Trop de constructions sont ordonnées : le pays n’a droit à aucune, et les dernières écrites sont annulées.
        [one] Trop de constructions sont ordonnées : le pays a droit à { $count }, et les dernières écrites sont annulées.
       *[other] Trop de constructions sont ordonnées : le pays a droit à { $count }, et les dernières écrites sont annulées.
    }
# The same if it is not known in which order the builds were written.
# $count (Number)
rulings-too-many-builds-without-order =
    { $count ->
        [0] Trop de constructions sont ordonnées : le pays n’a droit à aucune, et celles dont l’ordre d’écriture est inconnu sont annulées ensemble.
        [one] Trop de constructions sont ordonnées : le pays a droit à { $count }, et celles dont l’ordre d’écriture est inconnu sont annulées ensemble.
       *[other] Trop de constructions sont ordonnées : le pays a droit à { $count }, et celles dont l’ordre d’écriture est inconnu sont annulées ensemble.
    }
# More removals are ordered than the power must remove. $count is the number that it must remove.
# $count (Number)
rulings-too-many-removals =
    { $count ->
        [one] Trop de suppressions sont ordonnées : le pays en doit { $count }, et les dernières écrites sont annulées.
       *[other] Trop de suppressions sont ordonnées : le pays en doit { $count }, et les dernières écrites sont annulées.
    }
# The same if it is not known in which order the removals were written.
# $count (Number)
rulings-too-many-removals-without-order =
    { $count ->
        [one] Trop de suppressions sont ordonnées : le pays en doit { $count }, et celles dont l’ordre d’écriture est inconnu sont annulées ensemble.
       *[other] Trop de suppressions sont ordonnées : le pays en doit { $count }, et celles dont l’ordre d’écriture est inconnu sont annulées ensemble.
    }
# “Both”: both orders.
rulings-two-builds-in-centre = Une autre unité est ordonnée dans le même centre, et on ne sait pas laquelle est écrite la première : les deux ordres sont annulés.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-adjustment-is-ignored = Une construction ou une suppression mal ordonnée est ignorée.
rulings-nothing-to-remove = Ce pays ({ $power }) n’a rien à supprimer.
rulings-nothing-to-build = Ce pays ({ $power }) a des unités à supprimer et rien à construire.
rulings-no-home-centre = { $province } n’est pas un centre d’origine de ce pays ({ $power }).
rulings-centre-is-not-owned = { $province } n’est pas à ce pays ({ $power }) en ce moment.
# The type is army or fleet.
rulings-type-must-be-specified = { $province } a une côte, le type de l’unité doit donc être précisé.
rulings-coast-must-be-specified = Pour une flotte en { $province }, la côte doit être précisée.
rulings-army-is-built-inland = { $province } n’a pas de côte, le type écrit est donc ignoré, et une armée est construite.
rulings-is-built-there-already = Une unité est déjà construite en { $province }.
rulings-no-unit-of-power-there = Ce pays ({ $power }) n’a pas d’unité en { $province }.

## What is missing before the centres are counted.

# $units are units with their powers that were dislodged: “A Serbia (Austria) and F Aegean Sea (Turkey)”; $count is how many they are.
# $count (Number)
rulings-centres-wait-for-retreats =
    { $count ->
        [one] Les centres ne sont pas encore comptés, car { $units } peut encore faire retraite. Écrivez « retreats » et l’ordre en dessous, ou « disbands » pour une unité qui n’en a pas.
       *[other] Les centres ne sont pas encore comptés, car { $units } peuvent encore faire retraite. Écrivez « retreats » et l’ordre en dessous, ou « disbands » pour une unité qui n’en a pas.
    }
rulings-adjustments-wait = Les ajustements attendent les retraites.
rulings-adjustments-need-owners = Les ajustements demandent les possesseurs des centres : écrivez « centres » et une ligne par pays.
# $units are units with their powers: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-units-from-orders = Unités tirées des ordres : { $units }.

## Powers whose orders do not count: a player with a red card, or a power that has no player any more.

rulings-ban-red-card = carton rouge
rulings-ban-civil-disorder = désordre civil
# “Its” and “it”: of the power.
rulings-red-card-consequence = Toutes ses unités tiennent leur position pendant ce tour. Retraites et ajustements peuvent être ordonnés.
rulings-civil-disorder-consequence = Personne ne joue ce pays. Ses unités tiennent leur position, ne font pas retraite, et aucune n’est construite ; celles en trop sont supprimées selon leur distance aux centres d’origine.

## Votes on draws.

# The proposal, as the title of a vote. $members are powers, “Austria, France”, or “all survivors”.
rulings-draw = Nul entre { $members }
rulings-draw-in-turn = Nul entre { $members } ({ $turn })
rulings-draw-proposed-by = Nul entre { $members } (proposition : { $power })
rulings-draw-in-turn-proposed-by = Nul entre { $members } ({ $turn }, proposition : { $power })
# Of a draw: all powers that still have a centre.
rulings-all-survivors = tous les survivants
# The outcome of a vote, in small letters, behind the proposal and a colon or in a narrow column.
rulings-vote-passes = adopté
rulings-vote-fails = rejeté
rulings-vote-vetoed = bloqué par un veto
rulings-vote-not-allowed = non admis
# The game ended outside the rules.
rulings-vote-abandoned = partie abandonnée
# Something is missing to judge it.
rulings-vote-open = en suspens

## Why a vote has its outcome. “It” is the proposed draw.

rulings-ended-without-vote = La partie a été terminée sans le vote exigé. Elle est abandonnée, et le score de tous ses joueurs est zéro.
# “The line” is the line of the text about the vote.
rulings-vote-is-not-judged = Un passage de la ligne n’est pas compris, le vote n’est donc pas jugé.
rulings-season-is-not-known = La saison est inconnue : écrivez-la dans la ligne, par exemple « Fall 1908 ».
# $powers are powers without a centre: “Italy and Turkey”; $count is how many they are.
# $count (Number)
rulings-veto-does-not-count =
    { $count ->
        [one] Un veto ne compte pas, car le pays n’a pas de centre : { $powers }.
       *[other] Des vetos ne comptent pas, car ces pays n’ont pas de centre : { $powers }.
    }
# The same for a vote that a player showed to the others.
# $count (Number)
rulings-shown-vote-does-not-count =
    { $count ->
        [one] Un vote montré ne compte pas, car le pays n’a pas de centre : { $powers }.
       *[other] Des votes montrés ne comptent pas, car ces pays n’ont pas de centre : { $powers }.
    }
# The same for a vote against the draw.
# $count (Number)
rulings-vote-against-does-not-count =
    { $count ->
        [one] Un vote contre ne compte pas, car le pays n’a pas de centre : { $powers }.
       *[other] Des votes contre ne comptent pas, car ces pays n’ont pas de centre : { $powers }.
    }
rulings-is-vetoed-by = Un veto public l’empêche ({ $powers }), il n’y a donc pas de vote. La partie continue.
rulings-is-vetoed = Un joueur l’empêche par un veto public, il n’y a donc pas de vote. La partie continue.
# $count is the number of the powers.
# $count (Number)
rulings-vote-was-shown =
    { $count ->
        [one] Un vote a été montré, ce qui compte comme un veto ({ $powers }). La partie continue.
       *[other] Des votes ont été montrés, ce qui compte comme un veto ({ $powers }). La partie continue.
    }
# The figures: how many voted for it and against it.
rulings-is-voted-against = Il y a un vote contre ce nul, il est donc rejeté et la partie continue. Le décompte des voix n’est pas révélé.
# $sum is the sum of the written counts, $all the number of the centres of the board: “34”.
rulings-counts-are-incomplete = Personne n’est contre. La somme des centres de { $year } est { $sum } au lieu de { $all }, on ne sait donc pas qui survit : écrivez le nombre de centres de chaque pays.
# A chart has the numbers of centres at the end of a year.
rulings-chart-is-missing = Personne n’est contre. Le relevé de { $year } dit qui survit : écrivez-le, par exemple « counts { $year }: Austria 12, France 12, Russia 10 ».
rulings-draw-passes = Personne ne vote contre, et les abstentions sont des votes pour. La partie se termine avec les centres de { $year }. Les joueurs encore en jeu signent le relevé.
# “These”: the counts.
rulings-draw-passes-after-spring = Personne ne vote contre, et les abstentions sont des votes pour. La partie se termine avec les centres de { $year } : après un printemps, ce sont ceux de l’année précédente. Les joueurs encore en jeu signent le relevé.

## Why a draw could not be proposed.

rulings-draw-passed-before = Le nul a été adopté et a terminé la partie.
rulings-draw-of-turn-passed-before = Le nul proposé ({ $turn }) a été adopté et a terminé la partie.
# $first is the first year after which draws are allowed: “1905”.
rulings-is-before-first-chart = Un nul peut être proposé une fois que le relevé de { $first } est saisi ; celui-ci porte sur le relevé de { $year }.
rulings-game-ends-with-year = Toute partie se termine avec l’année { $year }, par un nul automatique.
# $count is a number of centres from 18 on.
# $count (Number)
rulings-power-has-won = Un pays a gagné, avec { $count } centres en { $year } : { $power }.
rulings-proposer-has-no-centre = Un pays sans centre en { $year } ne peut rien proposer : { $power }.
rulings-was-voted-on-already = Ce nul a déjà été soumis au vote ({ $turn }), et il ne peut l’être qu’une fois par saison.
# The Diplomacy period: the time in which the players negotiate.
rulings-vote-is-late = Le vote doit avoir lieu aussitôt, avant le début de la période de diplomatie suivante.
# $powers have centres and are not among the powers of the draw; $count is how many they are.
# $count (Number)
rulings-survivors-are-left-out =
    { $count ->
        [one] Un nul inclut tous les survivants du relevé de { $year }, et personne d’autre. Un survivant est laissé de côté : { $powers }.
       *[other] Un nul inclut tous les survivants du relevé de { $year }, et personne d’autre. Des survivants sont laissés de côté : { $powers }.
    }
# $powers are among the powers of the draw and have no centre; $count is how many they are.
# $count (Number)
rulings-members-have-no-centre =
    { $count ->
        [one] Un nul inclut tous les survivants du relevé de { $year }, et personne d’autre. Un pays inclus n’a pas de centre : { $powers }.
       *[other] Un nul inclut tous les survivants du relevé de { $year }, et personne d’autre. Des pays inclus n’ont pas de centre : { $powers }.
    }
# Both: $left-out are the powers that survive and are left out, $lost those that have no centre. The counts say how many they are.
# $left-out-count (Number)
# $lost-count (Number)
rulings-members-are-not-survivors =
    Un nul inclut tous les survivants du relevé de { $year }, et personne d’autre. { $left-out-count ->
        [one] Un survivant est laissé de côté ({ $left-out })
       *[other] Des survivants sont laissés de côté ({ $left-out })
    } ; { $lost-count ->
        [one] un pays inclus n’a pas de centre ({ $lost })
       *[other] des pays inclus n’ont pas de centre ({ $lost })
    }.

## Problems of the line about a vote.

rulings-voted-for-and-against = Ce pays ({ $power }) a voté à la fois pour le nul et contre.
# “This word” is “passed”.
rulings-passed-though-prevented = Un nul est adopté sans veto, sans vote contre et sans vote montré. Effacez ce mot ou les autres.
rulings-write-proposer = Écrivez le pays qui le propose, ou effacez ceci.
rulings-is-no-power = Ce n’est pas un pays.
# The words in quotation marks are typed in English.
rulings-words-of-vote = Écrivez des pays, une saison, « proposed by France », « against: Austria », « revealed: Russia », « veto: Italy », « late » ou « no vote ».
rulings-members-or-votes = Ce sont peut-être les pays du nul, ou des votes. Écrivez les pays du nul avant les votes.

## Problems of the other lines of a text.

rulings-yellow-card-is-warning = Un carton jaune est un avertissement, et les ordres comptent (§ 6). Effacez cette ligne.
rulings-is-no-season = Ce n’est pas une saison : écrivez « Spring 1902 », « Fall 1902 retreats » ou « Winter 1902 ».
rulings-year-without-season = C’est une année sans saison, aucun centre ne change donc de mains : écrivez « Spring { $year } », « Fall { $year } » ou « Winter { $year } ».
rulings-joint-orders = Des ordres communs ne sont pas admis (§ 15) : écrivez une ligne par pays.
# $name is what stands where a power is expected.
rulings-unknown-power = « { $name } » n’est pas un pays ; les lignes en dessous ne sont pas attribuées à un autre.
rulings-line-without-power = On ne sait pas de quel pays est cette ligne : commencez-la par un pays et un deux-points.
# $unit is a unit as in a position: “A Vie”.
rulings-unit-stands-there-already = { $unit } ({ $power }) est déjà en { $province }.
rulings-is-no-supply-centre = { $province } n’est pas un centre de ravitaillement.
rulings-centre-is-owned-already = { $province } est déjà à un pays ({ $power }).
rulings-has-count-already = Ce pays ({ $power }) a déjà un nombre de centres. Le dernier compte.
# A count is the number of the centres of a power.
rulings-what-a-count-is = Écrivez un pays et son nombre de centres : « Austria 5 ».
# $all is the number of the centres of the board: “34”.
# $count (Number)
rulings-too-many-centres = Cela fait { $count } centres, et la carte en a { $all }.
rulings-whose-unit = À qui est l’unité en { $province } ? Écrivez la position.
# $first and $second are two powers.
rulings-two-powers-order-unit = Deux pays donnent un ordre à l’unité en { $province }, { $first } et { $second } : écrivez la position.
# $first and $second are two units: “A Greece” and “F Greece”.
rulings-orders-name-two-units = Les ordres nomment { $first } et { $second } : écrivez la position.
# “A” for an army and “F” for a fleet in every language.
rulings-army-or-fleet = L’unité en { $province } est-elle une armée ou une flotte ? Écrivez A ou F.
rulings-on-which-coast = Une flotte en { $province } est sur une côte : écrivez laquelle.
rulings-fleet-is-inland = { $province } n’a pas de côte, aucune flotte ne peut donc y être.
rulings-army-is-at-sea = { $province } est une mer, aucune armée ne peut donc y être.
rulings-no-such-coast = { $province } n’a pas cette côte.
# $units and $centres are how many the power has.
# $units (Number)
# $centres (Number)
rulings-more-units-than-centres =
    { $power } : { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } pour { $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    } ; au printemps et en automne, un pays n’a pas plus d’unités que de centres.
# $units is how many the power has, $most is “17”.
# $units (Number)
rulings-too-many-units = { $power } : { $units } unités ; aucun pays n’en a plus de { $most }, car 18 centres terminent la partie.
