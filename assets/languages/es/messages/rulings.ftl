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
rulings-spring = primavera
rulings-fall = otoño
rulings-winter = invierno
rulings-spring-of-year = primavera de { $year }
rulings-fall-of-year = otoño de { $year }
rulings-winter-of-year = invierno de { $year }
# The text names a year and no season.
rulings-year-alone = { $year }
# The part of a turn in which dislodged units retreat: “Fall 1902 retreats”. $turn is “Fall 1902”.
rulings-retreats-of-turn = { $turn }, retiradas
# The part in which units are built and removed: “Fall 1902 adjustments”.
rulings-adjustments-of-turn = { $turn }, ajustes

## Parts of sentences.

# A unit with its power: “A Vienna (Austria)”. $unit may be several units: “A Vienna, F Trieste”.
rulings-unit-of-power = { $unit } ({ $power })
# A list. It grows from the left: $first is “Austria” or already “Austria, England”.
rulings-list-comma = { $first }, { $second }
# The end of a list. $others is “Austria” or “Austria, England”, $last is “France”.
rulings-list-and =
    { $last ->
        [Inglaterra] { $others } e { $last }
        [Italia] { $others } e { $last }
       *[other] { $others } y { $last }
    }
# What an abbreviation can mean: “Tyrolia or Tyrrhenian Sea”. It grows from the left too.
rulings-list-or = { $first } o { $second }
# A list of groups: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-list-semicolon = { $first }; { $second }
# Two whole sentences of this file, one behind the other.
rulings-two-sentences = { $first } { $second }
# A whole sentence and the paragraph from which it follows. $paragraph is “§9”, or one of the next four.
rulings-sentence-with-paragraph = { $sentence } ({ $paragraph })
# The paragraph with several subjects: what it says about a power without a player, about convoys and supports that depend on each
# other, about units that change places by a convoy, and about a fleet that convoys an attack on a unit of its own power.
rulings-paragraph-civil-disorder = §14, desorden civil
rulings-paragraph-paradoxes = §14, paradojas
rulings-paragraph-coastal-convoys = §14, convoyes a lo largo de la costa
rulings-paragraph-conveyed-attack = §14, un ataque que la propia potencia transporta

## The outcome of an order: a verb or an adjective, in small letters, behind an order and a colon or in a narrow column. “A Vienna - Tyrolia: moves”.

rulings-outcome-moves = se mueve
# It stays where it is, because it was stopped.
rulings-outcome-bounces = rebota
rulings-outcome-holds = se mantiene
rulings-outcome-supports = apoya
# A support that an attack made worthless.
rulings-outcome-cut = apoyo cortado
rulings-outcome-convoys = transporta
# A convoy, or a move by convoy, that fails because a fleet was dislodged.
rulings-outcome-disrupted = convoy roto
# A support or a convoy of something that was not ordered, or an adjustment too many.
rulings-outcome-void = sin efecto
# The order breaks a rule, so the unit does not follow it.
rulings-outcome-misordered = no válida
# The unit leaves the board after it was dislodged.
rulings-outcome-disbands = se disuelve
rulings-outcome-builds = se construye
# The unit leaves the board in a winter.
rulings-outcome-removes = se elimina
# The power does not build although it may.
rulings-outcome-waives = renuncia
# $outcome is one of these outcomes: “holds, dislodged”.
rulings-outcome-dislodged = { $outcome }, desalojada

## The line of an order in the window.

# $order is an order: “A Vienna - Tyrolia”, $outcome its outcome: “moves”.
rulings-order-with-outcome = { $order }: { $outcome }
# A unit that is disbanded. $order says so in the notation: “F Naples disbands”.
rulings-order-of-disbanded = { $order }
# $unit is a unit: “A Moscow”.
rulings-builds-unit = construye { $unit }
rulings-removes-unit = elimina { $unit }
rulings-waives-build = renuncia a una construcción

## The movement phase: a unit that holds or is dislodged. $unit is the attacker with its power: “F Naples (Italy)”, $strength a number: “2”.

rulings-holds = Mantiene su posición.
# It often follows another sentence: “The unit is not ordered. It is dislodged by F Naples (Italy) with strength 2.”
rulings-dislodged-by = Es desalojada por { $unit } con fuerza { $strength }.

## A move that succeeds. $strength is its strength, “2”, $unit a unit that it dislodges, with its power: “A Vienna (Austria)”.
## “By convoy”: the army could go over land, and goes by convoy. “By its convoy”: it can go by convoy only.

rulings-moves = Se mueve.
rulings-moves-by-convoy = Se mueve por convoy.
rulings-moves-by-its-convoy = Se mueve gracias a su convoy.
rulings-moves-against-nothing = Se mueve sin oposición.
rulings-moves-with-strength = Se mueve con fuerza { $strength }.
rulings-moves-by-convoy-with-strength = Se mueve por convoy con fuerza { $strength }.
rulings-moves-by-its-convoy-with-strength = Se mueve gracias a su convoy con fuerza { $strength }.
rulings-moves-and-dislodges = Se mueve con fuerza { $strength } y desaloja a { $unit }.
rulings-moves-by-convoy-and-dislodges = Se mueve por convoy con fuerza { $strength } y desaloja a { $unit }.
rulings-moves-by-its-convoy-and-dislodges = Se mueve gracias a su convoy con fuerza { $strength } y desaloja a { $unit }.
# Behind one of these sentences. $unit is a unit that was ordered to the same province; “it” is the unit that moves. $province is that province, out of which
# the attack came that dislodges $unit.
rulings-rival-does-not-stop-it = { $unit } no impide el movimiento, porque el ataque que desaloja a esa unidad viene de { $province }.
# Behind one of these sentences. $power owns the unit that is dislodged and the fleet of the convoy, $fleet is that fleet: “F North Sea”.
rulings-conveys-attack-on-own-unit = { $power } transporta con { $fleet } este ataque contra su propia unidad.

## A move that fails. $unit is another unit with its power: “A Venice (Italy)”, $province the destination of the move.

rulings-cannot-enter = No puede entrar en { $province }.
rulings-moves-against-it-with-more-strength = { $unit } se mueve en sentido contrario con más fuerza.
rulings-enters-with-more-strength = { $unit } entra en { $province } con más fuerza.
# $fleet is the fleet in the destination, with its power. A paradox: convoys and supports that depend on each other, so that no outcome follows.
rulings-fleet-in-paradox-stays = La flota del convoy, { $fleet }, está en una paradoja y no es desalojada.
# A coastal crawl: two fleets change places along different coasts of a province.
rulings-coastal-crawl = { $unit } se mueve en sentido contrario; no se permite intercambiar posiciones por costas distintas (coastal crawl).
# $unit is an own unit, without its power: “A Venice”.
rulings-own-unit-stays = { $unit }, de la misma potencia, se queda en { $province }.
# $strength is a number: “1”.
rulings-does-not-dislodge-attacker = Con fuerza { $strength } no desaloja a { $unit }, que se mueve en sentido contrario.
rulings-does-not-dislodge = Con fuerza { $strength } no desaloja a { $unit }, que se queda allí.
rulings-stands-off = Rebota contra { $unit }, que también tiene orden de ir a { $province }.
rulings-convoys-in-paradox-fail = Los convoyes en una paradoja fracasan.
# $fleet is a fleet with its power: “F North Sea (England)”.
rulings-no-route-is-whole = Ninguna ruta de su convoy queda intacta: { $fleet } es desalojada.
rulings-convoy-is-broken = Su convoy se rompe: { $fleet } es desalojada.
# “It may not be supported to hold”: a support to hold does not count for a unit that was ordered to move.
rulings-convoy-was-not-ordered = El convoy que necesita no se ordenó; no puede recibir apoyo para mantener su posición.

## Supports. $unit is an attacker with its power: “A Venice (Italy)”.

# $province is where the unit stands that is supported.
rulings-misordered-move-is-not-supported = La orden de la unidad en { $province } no es válida; la unidad mantiene su posición y no hay movimiento que apoyar.
# $from is the province of the supported unit, $to where it should move.
rulings-supported-move-is-not-ordered = La unidad en { $from } no tiene orden de ir a { $to }, así que el apoyo no es válido.
rulings-supported-unit-moves = La unidad en { $province } tiene orden de moverse, así que no recibe apoyo para mantener su posición.
rulings-support-is-cut = { $unit } corta el apoyo.
rulings-supports = Da su apoyo.
# $province is the destination of the supported move, here and below.
rulings-supports-move = Apoya el movimiento a { $province }.
rulings-supports-against-own-attack = Apoya el movimiento a { $province }; un ataque de su propia potencia no corta nada.
# $unit stands in $province and attacks the supporting unit.
rulings-attack-does-not-cut = El ataque de { $unit } desde { $province } no corta un apoyo a un movimiento hacia { $province }.
# $unit is an army.
rulings-convoyed-attack-does-not-cut = { $unit } va en el convoy de una flota que este apoyo ayuda a atacar, así que no corta el apoyo.

## Convoys. “It” is the fleet. $from is the province of the army, $to where it should go.

# $province is where the army stands.
rulings-misordered-move-is-not-convoyed = La orden de la unidad en { $province } no es válida; la unidad mantiene su posición y no hay movimiento que transportar.
rulings-convoyed-move-is-not-ordered = El ejército en { $from } no tiene orden de ir a { $to }, así que no hay nada que transportar.
rulings-is-on-no-route = No está en ninguna ruta posible de { $from } a { $to }, así que no forma parte del convoy.
rulings-convoy-is-disrupted = El convoy se rompe.
rulings-convoy-is-in-paradox = Su convoy está en una paradoja: fracasa, y la flota no es desalojada.
# $province is the destination of the army.
rulings-convoys-to = Transporta al ejército a { $province }.
rulings-attack-disrupts-nothing = Transporta al ejército a { $province }; un ataque que no desaloja a la flota no rompe el convoy.

## Why a unit has no order. “It holds.” or “It is dislodged by …” follows.

# NMR: no moves received.
rulings-red-card-and-no-moves = La potencia tiene tarjeta roja en este turno (NMR).
rulings-is-in-civil-disorder = La potencia está en desorden civil.
rulings-has-no-orders = No hay órdenes de esta potencia para este turno (NMR).
rulings-unit-is-not-ordered = La unidad no tiene orden.

## An order for several units: “all hold”, “everything else holds”. $order is what was written.

rulings-no-unit-for-order = La potencia no tiene ninguna unidad para «{ $order }».
rulings-every-unit-has-order = Cada unidad tiene su propia orden.
rulings-is-order-for-each-unit = «{ $order }» no es ambiguo: es una orden para cada una de estas unidades.

## Which orders count. A set is a list of orders that belong together, with a season written above it; a sheet may have several sets. A revised sheet replaces
## an earlier one.

# $words is a year as it is written, “1902”. “Write the season”: “Fall 1902”.
rulings-year-names-no-season = «{ $words }» no indica la estación, así que esta lista de órdenes no tiene preferencia: escribe la estación delante del año.
rulings-is-in-set-of-turn = La orden está en la lista de { $turn }; otra lista de la hoja no cuenta.
rulings-other-set-does-not-count = Otra lista de órdenes de la hoja no cuenta, y esta sí.
rulings-has-red-card = La potencia tiene tarjeta roja en este turno.
rulings-set-was-used = Esta lista de órdenes ya se usó en un turno anterior.
rulings-date-names-no-season = La fecha de esta lista de órdenes no indica la estación, y otra lista lleva escrita la correcta.
rulings-other-set-has-season = Otra lista de órdenes lleva escrita la estación correcta.
rulings-later-sheet-has-order = Una hoja corregida posterior tiene una orden para esta unidad.
rulings-later-sheet-replaces-it = Una hoja corregida posterior sustituye esta orden.
rulings-has-other-valid-order = La unidad tiene otra orden válida.
rulings-has-several-valid-orders = La unidad tiene varias órdenes válidas con significados distintos.
# $province is where the unit stands that is supported.
rulings-supported-unit-has-no-order = La unidad en { $province } no tiene orden, así que su movimiento no se puede apoyar.

## How an order was read.

rulings-order-without-unit = Toda orden debe indicar a qué unidad va dirigida.
rulings-mutual-support = Un apoyo mutuo solo es una orden para la primera unidad.
# $words are words behind the order: “with support from Ukraine”.
rulings-no-order-for-another-unit = «{ $words }» no es una orden para otra unidad: una orden es solo para la primera.
# $words are words about a convoy: “via convoy”, “via Nth”.
rulings-route-does-not-decide = «{ $words }» no decide si el ejército va por convoy ni por qué ruta.
# $unit is a fleet: “F Trieste”.
rulings-route-of-fleet = «{ $words }» se refiere a un convoy, y { $unit } es una flota.
# $power is the power that the order names, $unit the unit, “A Vienna”, and $owner its power.
rulings-order-for-other-power = La orden es para una unidad de { $power }, y { $unit } es de { $owner }.
# $name is an abbreviation that a rule fixes: “Nor” is always Norway.
rulings-name-is-always = «{ $name }» es siempre { $province }.
# $name is a name with a slip of the pen: “Burgandy” can only be Burgundy.
rulings-name-can-only-be = «{ $name }» solo puede ser { $province }.
# The type is army or fleet. $unit is the unit that stands there: “F Trieste”.
rulings-wrong-type-does-not-matter = La unidad en { $province } es { $unit }; un error en el tipo o en la costa no importa.
rulings-wrong-nationality-does-not-matter = La unidad en { $province } es { $unit } ({ $power }); un error en la potencia, en el tipo o en la costa no importa.
rulings-army-is-on-no-coast = Un ejército en { $province } no está en ninguna costa, así que la costa escrita no importa.
rulings-only-one-coast-is-meant = Solo puede tratarse de una costa de { $province }, así que la costa escrita no importa.
rulings-support-is-to-any-coast = Un apoyo vale para cualquier costa de { $province }.
rulings-intermediate-spaces-are-ignored = Las provincias intermedias no se tienen en cuenta.

## “Tyr” can be Tyrolia or the Tyrrhenian Sea. $province is the one of the two that is meant.

rulings-tyr-of-writer-with-capitals = El jugador escribe los mares en mayúsculas y la tierra no, así que este Tyr es { $province }.
rulings-tyr-of-fleet = El Tyr de una flota es Tyrrhenian Sea.
rulings-tyr-of-army = El Tyr de un ejército es Tyrolia.
rulings-tyr-of-legal-order = Solo con { $province } sale una orden legal, así que Tyr es { $province }.
rulings-tyr-of-other-name = El jugador usa otra abreviatura para la otra provincia, así que Tyr es { $province }.
rulings-tyr-is-not-decided = Tyr puede ser Tyrolia o Tyrrhenian Sea, y ninguna regla decide cuál.
rulings-tyr-makes-no-legal-order = Tyr no da una orden legal ni como Tyrolia ni como Tyrrhenian Sea.
# In an order to remove a unit.
rulings-no-rule-decides-tyr = Ninguna regla decide qué es Tyr.
rulings-tyr-is-not-on-board = Tyr no está en el mapa.

## Names of provinces. $name is what was written, $provinces are those that it can mean: “Tyrolia or Tyrrhenian Sea”.

rulings-name-can-be = «{ $name }» puede ser { $provinces }.
rulings-name-can-be-so-write-it = «{ $name }» puede ser { $provinces }. Escribe el nombre completo.
rulings-name-can-be-and-director-decides = «{ $name }» puede ser { $provinces }: decide el director del torneo, así que escribe el nombre completo.
rulings-unknown-province = «{ $name }» no es una provincia del mapa.
# $province is the province with the nearest name.
rulings-unknown-province-near = «{ $name }» no es una provincia del mapa. El nombre más parecido es { $province }.
# $words are words of an order that are not understood.
rulings-unknown-words = «{ $words }» no es una provincia del mapa ni una palabra de una orden.
rulings-unknown-words-near = «{ $words }» no es una provincia del mapa ni una palabra de una orden. El nombre más parecido es { $province }.
rulings-no-clear-province = «{ $name }» no indica con claridad una provincia del mapa.

## A text that is no order. $words is the text, or the part of it that is not understood.

rulings-is-no-order = «{ $words }» no es una orden.
rulings-this-is-no-order = Esto no es una orden.
# $most is a number: “500”.
rulings-too-many-words = Ninguna orden tiene más de { $most } palabras.
rulings-words-name-no-unit = «{ $words }» no indica ninguna unidad: una orden contiene la provincia de su unidad.
rulings-no-order-behind-unit = «{ $words }» detrás de la unidad no es una orden.
rulings-words-make-order-ambiguous = «{ $words }» detrás de la orden la hace ambigua.
rulings-order-is-for-one-unit = Una orden es para una sola unidad.
rulings-disbands-after-dislodgement = Una unidad solo se disuelve después de ser desalojada.
rulings-order-without-destination = La orden no dice adónde.
rulings-order-without-supported-unit = La orden no dice a qué unidad se apoya.
rulings-order-without-convoyed-army = La orden no dice a qué ejército se transporta.
rulings-order-without-destination-of-army = La orden no dice adónde se transporta al ejército.
rulings-words-name-no-province = «{ $words }» no nombra ninguna provincia del mapa.
rulings-no-province-is-named = No se nombra ninguna provincia.
rulings-can-be-read-in-two-ways = «{ $words }» se puede leer de dos maneras: decide el director del torneo, así que escribe la orden completa.
# $first and $second are two of the five kinds of orders below: “a move”, “a support”.
rulings-can-be-two-orders = «{ $words }» puede ser { $first } o { $second }: decide el director del torneo, así que escribe la orden completa.
rulings-a-hold = una orden de mantener la posición
rulings-a-move = un movimiento
rulings-a-support = un apoyo
rulings-a-convoy = un convoy
rulings-another-order = una orden de otro tipo

## Orders that the rules do not allow. $unit is a unit without its power: “A Vienna”.

# $power gives the order, $owner owns the unit. A language may say it so: “The unit in Tyrolia does not belong to Austria, but to Italy”.
rulings-unit-of-other-power = La unidad en { $province } no es de { $power }: es de { $owner }.
rulings-no-unit-stands-there = En { $province } no hay ninguna unidad.
rulings-several-coasts = { $unit } puede ir a varias costas de { $province }; hay que indicar la costa.
# Two units without a word between them: “A Vienna A Budapest”. $unit is the unit in $province: “A Budapest”.
rulings-move-or-support = Puede ser un movimiento a { $province } o un apoyo a { $unit }, que está allí: la orden debe decir cuál de los dos.
rulings-is-there-already = { $unit } ya está en { $province }.
rulings-cannot-move-to = { $unit } no puede ir a { $province }.
# $unit is a fleet: “F Trieste”.
rulings-province-has-no-coast = { $province } no tiene costa, así que { $unit } no puede ir allí.
# $unit is an army: “A Vienna”.
rulings-province-is-sea = { $province } es mar, así que { $unit } no puede ir allí.
# $unit is an army.
rulings-no-possible-route = { $unit } no tiene ninguna ruta posible hasta { $province }.
rulings-cannot-support-itself = Una unidad no puede apoyarse a sí misma.
rulings-no-unit-to-support = En { $province } no hay ninguna unidad que apoyar.
rulings-support-into-own-province = { $unit } no puede apoyar un movimiento hacia su propia provincia.
rulings-cannot-support-there = { $unit } no puede ir a { $province }, así que no puede dar apoyo allí.
# The next five are about a support. $unit is the supported unit, $province where it should move.
rulings-supported-unit-cannot-move = { $unit } no puede ir a { $province }: el movimiento no se puede apoyar.
rulings-supported-fleet-has-no-coast = { $province } no tiene costa, así que { $unit } no puede ir allí: el movimiento no se puede apoyar.
rulings-supported-army-has-no-land = { $province } es mar, así que { $unit } no puede ir allí: el movimiento no se puede apoyar.
rulings-supported-army-has-no-route = { $unit } no tiene ninguna ruta posible hasta { $province }: el movimiento no se puede apoyar.
# $unit is an army, $fleet is the supporting fleet itself: “F English Channel”.
rulings-supported-army-needs-this-fleet = { $unit } solo puede llegar a { $province } con un convoy de { $fleet }, que no transporta nada mientras apoya: el movimiento no se puede apoyar.
rulings-only-fleets-at-sea-convoy = Solo puede transportar una flota en el mar.
rulings-no-army-to-convoy = En { $province } no hay ningún ejército que transportar.
# $unit is a fleet.
rulings-fleet-is-not-convoyed = { $unit } es una flota, y solo se transportan ejércitos.
# $unit is the convoying fleet, $from the province of the army, $to where it should go.
rulings-unit-is-on-no-route = { $unit } no está en ninguna ruta posible de un convoy de { $from } a { $to }.

## The retreat phase.

rulings-retreats = Se retira.
rulings-two-units-retreat-there = Dos unidades se retiran a { $province }: se disuelven las dos.
rulings-is-disbanded-as-ordered = Se disuelve según su orden.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-unit-is-disbanded = Una unidad desalojada cuya orden no es válida se disuelve.
rulings-unit-in-disorder-is-disbanded = Una unidad desalojada de una potencia en desorden civil se disuelve.
rulings-unordered-unit-is-disbanded = Una unidad desalojada sin orden se disuelve.
# A retreat may be written without the unit, “- Serbia”, if only one unit of the power is dislodged.
rulings-unit-may-not-be-omitted = Solo una potencia con una única unidad desalojada puede omitir la unidad.
rulings-no-dislodged-unit = «{ $name }» no es una unidad desalojada de esta potencia; ahora no se mueve ninguna otra unidad.
rulings-retreat-goes-to-one-space = Una retirada va a una sola provincia, sin convoy.
rulings-no-supports-in-retreats = En la fase de retiradas no hay apoyos ni convoyes.
rulings-dislodged-unit-cannot-hold = Una unidad desalojada no puede mantener su posición.
rulings-attack-came-from = El ataque vino de { $province }.
# $unit is a unit, with its power in a retreat, “A Serbia (Austria)”, and without it in a winter.
rulings-is-occupied = { $province } está ocupada por { $unit }.
rulings-is-empty-after-stand-off = { $province } está vacía por un rebote.

## The adjustment phase: builds and removals.

rulings-is-built = Se construye.
rulings-build-is-waived = La potencia renuncia a la construcción según su orden.
rulings-nothing-is-built-in-disorder = Una potencia en desorden civil no construye nada.
# $count is the number of builds for which there is no order.
# $count (Number)
rulings-too-few-builds =
    { $count ->
        [one] Se ordenaron muy pocas construcciones: la potencia renuncia a la que queda.
       *[other] Se ordenaron muy pocas construcciones: la potencia renuncia a las { $count } que quedan.
    }
rulings-is-removed = Se elimina según su orden.
# “It” is the unit that is removed. $count is the number of orders that would bring it to a home centre; it is 0 for a unit at home.
# $count (Number)
rulings-is-farthest-from-home =
    { $count ->
        [one] Se ordenaron muy pocas eliminaciones: esta unidad es la más alejada de sus centros de origen, a { $count } orden de distancia.
       *[other] Se ordenaron muy pocas eliminaciones: esta unidad es la más alejada de sus centros de origen, a { $count } órdenes de distancia.
    }
# Behind the sentence above. $units are the units that stay though they are as far from home: “A Ukraine and A Warsaw”; $count is how many they are.
# $count (Number)
rulings-armies-are-as-far =
    { $count ->
        [one] { $units } está igual de lejos: entre ejércitos se elimina el primero por orden alfabético (§ 5).
       *[other] { $units } están igual de lejos: entre ejércitos se elimina el primero por orden alfabético (§ 5).
    }
# The same for fleets.
# $count (Number)
rulings-fleets-are-as-far =
    { $count ->
        [one] { $units } está igual de lejos: entre flotas se elimina la primera por orden alfabético (§ 5).
       *[other] { $units } están igual de lejos: entre flotas se elimina la primera por orden alfabético (§ 5).
    }
# The same if a fleet is removed and the units that stay are armies.
# $count (Number)
rulings-armies-stay =
    { $count ->
        [one] { $units } está igual de lejos: las flotas se eliminan antes que los ejércitos (§ 5).
       *[other] { $units } están igual de lejos: las flotas se eliminan antes que los ejércitos (§ 5).
    }
# The same if the units that stay are fleets and armies.
# $count (Number)
rulings-armies-and-fleets-are-as-far =
    { $count ->
        [one] { $units } está igual de lejos: las flotas se eliminan antes que los ejércitos (§ 5). Entre flotas se elimina la primera por orden alfabético.
       *[other] { $units } están igual de lejos: las flotas se eliminan antes que los ejércitos (§ 5). Entre flotas se elimina la primera por orden alfabético.
    }
# More builds are ordered than the power may build. $count is the number that it may build.
# $count (Number)
rulings-too-many-builds =
    { $count ->
        [0] Se ordenaron demasiadas construcciones: no corresponde ninguna, y se anulan las últimas escritas.
        [one] Se ordenaron demasiadas construcciones: solo corresponde { $count }, y se anulan las últimas escritas.
       *[other] Se ordenaron demasiadas construcciones: solo corresponden { $count }, y se anulan las últimas escritas.
    }
# The same if it is not known in which order the builds were written.
# $count (Number)
rulings-too-many-builds-without-order =
    { $count ->
        [0] Se ordenaron demasiadas construcciones: no corresponde ninguna, y se anulan juntas las que no se sabe en qué orden se escribieron.
        [one] Se ordenaron demasiadas construcciones: solo corresponde { $count }, y se anulan juntas las que no se sabe en qué orden se escribieron.
       *[other] Se ordenaron demasiadas construcciones: solo corresponden { $count }, y se anulan juntas las que no se sabe en qué orden se escribieron.
    }
# More removals are ordered than the power must remove. $count is the number that it must remove.
# $count (Number)
rulings-too-many-removals =
    { $count ->
        [one] Se ordenaron demasiadas eliminaciones: solo corresponde { $count }, y se anulan las últimas escritas.
       *[other] Se ordenaron demasiadas eliminaciones: solo corresponden { $count }, y se anulan las últimas escritas.
    }
# The same if it is not known in which order the removals were written.
# $count (Number)
rulings-too-many-removals-without-order =
    { $count ->
        [one] Se ordenaron demasiadas eliminaciones: solo corresponde { $count }, y se anulan juntas las que no se sabe en qué orden se escribieron.
       *[other] Se ordenaron demasiadas eliminaciones: solo corresponden { $count }, y se anulan juntas las que no se sabe en qué orden se escribieron.
    }
# “Both”: both orders.
rulings-two-builds-in-centre = Hay otra unidad ordenada en el mismo centro y no se sabe qué orden se escribió antes: se anulan las dos.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-adjustment-is-ignored = Una orden de construcción o de eliminación que no es válida no se tiene en cuenta.
rulings-nothing-to-remove = { $power } no tiene nada que eliminar.
rulings-nothing-to-build = { $power } tiene unidades que eliminar y nada que construir.
rulings-no-home-centre = { $province } no es un centro de origen de { $power }.
rulings-centre-is-not-owned = { $province } no pertenece ahora a { $power }.
# The type is army or fleet.
rulings-type-must-be-specified = { $province } es costera, así que hay que indicar el tipo de la unidad.
rulings-coast-must-be-specified = Para una flota en { $province } hay que indicar la costa.
rulings-army-is-built-inland = { $province } no es costera, así que el tipo escrito no se tiene en cuenta y se construye un ejército.
rulings-is-built-there-already = En { $province } ya se construye una unidad.
rulings-no-unit-of-power-there = En { $province } no hay ninguna unidad de { $power }.

## What is missing before the centres are counted.

# $units are units with their powers that were dislodged: “A Serbia (Austria) and F Aegean Sea (Turkey)”; $count is how many they are.
# $count (Number)
rulings-centres-wait-for-retreats =
    { $count ->
        [one] Los centros no se cuentan todavía, porque { $units } aún puede retirarse. Escribe «retreats» y debajo la orden, o «disbands» para una unidad que no tenga.
       *[other] Los centros no se cuentan todavía, porque { $units } aún pueden retirarse. Escribe «retreats» y debajo la orden, o «disbands» para una unidad que no tenga.
    }
rulings-adjustments-wait = Los ajustes esperan a las retiradas.
rulings-adjustments-need-owners = Para los ajustes hacen falta los dueños de los centros: escribe «centres» y una línea por cada potencia.
# $units are units with their powers: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-units-from-orders = Unidades deducidas de las órdenes: { $units }.

## Powers whose orders do not count: a player with a red card, or a power that has no player any more.

rulings-ban-red-card = tarjeta roja
rulings-ban-civil-disorder = desorden civil
# “Its” and “it”: of the power.
rulings-red-card-consequence = Todas sus unidades mantienen su posición en este turno. Se pueden ordenar retiradas y ajustes.
rulings-civil-disorder-consequence = Nadie lleva esta potencia. Sus unidades mantienen su posición, no se retiran y no se construye ninguna; las que sobran se eliminan según su distancia a los centros de origen.

## Votes on draws.

# The proposal, as the title of a vote. $members are powers, “Austria, France”, or “all survivors”.
rulings-draw = Empate entre { $members }
rulings-draw-in-turn = Empate entre { $members } ({ $turn })
rulings-draw-proposed-by = Empate entre { $members }, propuesto por { $power }
rulings-draw-in-turn-proposed-by = Empate entre { $members } ({ $turn }), propuesto por { $power }
# Of a draw: all powers that still have a centre.
rulings-all-survivors = todos los supervivientes
# The outcome of a vote, in small letters, behind the proposal and a colon or in a narrow column.
rulings-vote-passes = aprobado
rulings-vote-fails = rechazado
rulings-vote-vetoed = vetado
rulings-vote-not-allowed = no permitido
# The game ended outside the rules.
rulings-vote-abandoned = partida abandonada
# Something is missing to judge it.
rulings-vote-open = pendiente

## Why a vote has its outcome. “It” is the proposed draw.

rulings-ended-without-vote = La partida se terminó sin la votación obligatoria. Queda abandonada, y todos sus jugadores reciben cero puntos.
# “The line” is the line of the text about the vote.
rulings-vote-is-not-judged = Una parte de la línea no se entiende, así que no se decide sobre la votación.
rulings-season-is-not-known = No se sabe la estación: escríbela en la línea, por ejemplo «Fall 1908».
# $powers are powers without a centre: “Italy and Turkey”; $count is how many they are.
# $count (Number)
rulings-veto-does-not-count =
    { $count ->
        [one] El veto de { $powers } no cuenta, porque esa potencia no tiene centros.
       *[other] El veto de { $powers } no cuenta, porque esas potencias no tienen centros.
    }
# The same for a vote that a player showed to the others.
# $count (Number)
rulings-shown-vote-does-not-count =
    { $count ->
        [one] El voto mostrado de { $powers } no cuenta, porque esa potencia no tiene centros.
       *[other] El voto mostrado de { $powers } no cuenta, porque esas potencias no tienen centros.
    }
# The same for a vote against the draw.
# $count (Number)
rulings-vote-against-does-not-count =
    { $count ->
        [one] Un voto en contra de { $powers } no cuenta, porque esa potencia no tiene centros.
       *[other] Un voto en contra de { $powers } no cuenta, porque esas potencias no tienen centros.
    }
rulings-is-vetoed-by = Hay un veto público de { $powers }, así que no se vota. La partida continúa.
rulings-is-vetoed = Un jugador lo veta públicamente, así que no se vota. La partida continúa.
# $count is the number of the powers.
# $count (Number)
rulings-vote-was-shown =
    { $count ->
        [one] { $powers } mostró su voto, y eso cuenta como un veto. La partida continúa.
       *[other] { $powers } mostraron su voto, y eso cuenta como un veto. La partida continúa.
    }
# The figures: how many voted for it and against it.
rulings-is-voted-against = Hay un voto en contra, así que el empate queda rechazado y la partida continúa. El recuento de los votos no se revela.
# $sum is the sum of the written counts, $all the number of the centres of the board: “34”.
rulings-counts-are-incomplete = Nadie está en contra. Los centros escritos de { $year } suman { $sum } y no { $all }, así que no se sabe quién sobrevive: escribe los centros de cada potencia.
# A chart has the numbers of centres at the end of a year.
rulings-chart-is-missing = Nadie está en contra. La tabla de centros de { $year } dice quién sobrevive: escríbela, por ejemplo «counts { $year }: Austria 12, France 12, Russia 10».
rulings-draw-passes = Nadie vota en contra; las abstenciones son votos a favor. La partida termina con los centros de { $year }. Los jugadores que quedan firman la tabla.
# “These”: the counts.
rulings-draw-passes-after-spring = Nadie vota en contra; las abstenciones son votos a favor. La partida termina con los centros de { $year }: después de una primavera son los del año anterior. Los jugadores que quedan firman la tabla.

## Why a draw could not be proposed.

rulings-draw-passed-before = El empate ya se aprobó y terminó la partida.
rulings-draw-of-turn-passed-before = El empate de { $turn } se aprobó y terminó la partida.
# $first is the first year after which draws are allowed: “1905”.
rulings-is-before-first-chart = Solo se puede proponer un empate cuando ya está anotada la tabla de centros de { $first }; este se refiere a la de { $year }.
rulings-game-ends-with-year = Toda partida termina con el año { $year }, con un empate automático.
# $count is a number of centres from 18 on.
# $count (Number)
rulings-power-has-won = { $power } tiene { $count } centros en { $year } y ha ganado.
rulings-proposer-has-no-centre = { $power } no tiene centros en { $year } y no puede proponer nada.
rulings-was-voted-on-already = Este empate ya se votó en { $turn }, y en cada estación solo se vota una vez.
# The Diplomacy period: the time in which the players negotiate.
rulings-vote-is-late = Hay que votar enseguida, antes de que empiece la siguiente fase diplomática.
# $powers have centres and are not among the powers of the draw; $count is how many they are.
# $count (Number)
rulings-survivors-are-left-out =
    { $count ->
        [one] Un empate incluye a todos los supervivientes de la tabla de { $year } y a nadie más: { $powers } sobrevive y queda fuera.
       *[other] Un empate incluye a todos los supervivientes de la tabla de { $year } y a nadie más: { $powers } sobreviven y quedan fuera.
    }
# $powers are among the powers of the draw and have no centre; $count is how many they are.
# $count (Number)
rulings-members-have-no-centre =
    { $count ->
        [one] Un empate incluye a todos los supervivientes de la tabla de { $year } y a nadie más: { $powers } no tiene centros.
       *[other] Un empate incluye a todos los supervivientes de la tabla de { $year } y a nadie más: { $powers } no tienen centros.
    }
# Both: $left-out are the powers that survive and are left out, $lost those that have no centre. The counts say how many they are.
# $left-out-count (Number)
# $lost-count (Number)
rulings-members-are-not-survivors =
    Un empate incluye a todos los supervivientes de la tabla de { $year } y a nadie más: { $left-out-count ->
        [one] { $left-out } sobrevive y queda fuera
       *[other] { $left-out } sobreviven y quedan fuera
    }; { $lost-count ->
        [one] { $lost } no tiene centros
       *[other] { $lost } no tienen centros
    }.

## Problems of the line about a vote.

rulings-voted-for-and-against = { $power } ha votado a favor del empate y en contra.
# “This word” is “passed”.
rulings-passed-though-prevented = Un empate se aprueba si no hay veto, ni voto en contra, ni voto mostrado. Borra esta palabra o las otras.
rulings-write-proposer = Escribe la potencia que lo propone, o borra esto.
rulings-is-no-power = Esto no es una potencia.
# The words in quotation marks are typed in English.
rulings-words-of-vote = Escribe potencias, una estación, «proposed by France», «against: Austria», «revealed: Russia», «veto: Italy», «late» o «no vote».
rulings-members-or-votes = Pueden ser las potencias del empate o votos. Escribe las potencias del empate antes que los votos.

## Problems of the other lines of a text.

rulings-yellow-card-is-warning = Una tarjeta amarilla es una advertencia, y las órdenes cuentan (§ 6). Borra esta línea.
rulings-is-no-season = Esto no es una estación: escribe «Spring 1902», «Fall 1902 retreats» o «Winter 1902».
rulings-year-without-season = Es un año sin estación, así que ningún centro cambia de manos: escribe «Spring { $year }», «Fall { $year }» o «Winter { $year }».
rulings-joint-orders = No se pueden entregar órdenes conjuntas (§ 15): escribe una línea por cada potencia.
# $name is what stands where a power is expected.
rulings-unknown-power = «{ $name }» no es una potencia; las líneas de debajo no se atribuyen a otra.
rulings-line-without-power = No está claro de quién es esta línea: empiézala con una potencia y dos puntos.
# $unit is a unit as in a position: “A Vie”.
rulings-unit-stands-there-already = En { $province } ya está { $unit } de { $power }.
rulings-is-no-supply-centre = { $province } no es un centro de suministro.
rulings-centre-is-owned-already = { $province } ya es de { $power }.
rulings-has-count-already = { $power } ya tiene un número de centros. Cuenta el último.
# A count is the number of the centres of a power.
rulings-what-a-count-is = Escribe una potencia y su número de centros: «Austria 5».
# $all is the number of the centres of the board: “34”.
# $count (Number)
rulings-too-many-centres = Son { $count } centros, y en el mapa hay { $all }.
rulings-whose-unit = ¿De quién es la unidad en { $province }? Escribe la posición.
# $first and $second are two powers.
rulings-two-powers-order-unit = Dos potencias ({ $first }, { $second }) dan órdenes a la unidad en { $province }: escribe la posición.
# $first and $second are two units: “A Greece” and “F Greece”.
rulings-orders-name-two-units = Las órdenes nombran { $first } y { $second }: escribe la posición.
# “A” for an army and “F” for a fleet in every language.
rulings-army-or-fleet = ¿La unidad en { $province } es un ejército o una flota? Escribe A o F.
rulings-on-which-coast = Una flota en { $province } está en una costa: escribe en cuál.
rulings-fleet-is-inland = { $province } está en el interior, así que allí no puede haber una flota.
rulings-army-is-at-sea = { $province } es mar, así que allí no puede haber un ejército.
rulings-no-such-coast = { $province } no tiene esa costa.
# $units and $centres are how many the power has.
# $units (Number)
# $centres (Number)
rulings-more-units-than-centres =
    { $power } tiene { $units ->
        [one] { $units } unidad
       *[other] { $units } unidades
    } para { $centres ->
        [one] { $centres } centro
       *[other] { $centres } centros
    }; en primavera y en otoño una potencia no tiene más unidades que centros.
# $units is how many the power has, $most is “17”.
# $units (Number)
rulings-too-many-units = { $power } tiene { $units } unidades; nadie tiene más de { $most }, porque 18 centros terminan la partida.
