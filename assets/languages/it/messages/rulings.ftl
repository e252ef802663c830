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
rulings-fall = autunno
rulings-winter = inverno
rulings-spring-of-year = primavera { $year }
rulings-fall-of-year = autunno { $year }
rulings-winter-of-year = inverno { $year }
# The text names a year and no season.
rulings-year-alone = { $year }
# The part of a turn in which dislodged units retreat: “Fall 1902 retreats”. $turn is “Fall 1902”.
rulings-retreats-of-turn = { $turn }, ritirate
# The part in which units are built and removed: “Fall 1902 adjustments”.
rulings-adjustments-of-turn = { $turn }, costruzioni

## Parts of sentences.

# A unit with its power: “A Vienna (Austria)”. $unit may be several units: “A Vienna, F Trieste”.
rulings-unit-of-power = { $unit } ({ $power })
# A list. It grows from the left: $first is “Austria” or already “Austria, England”.
rulings-list-comma = { $first }, { $second }
# The end of a list. $others is “Austria” or “Austria, England”, $last is “France”.
rulings-list-and = { $others } e { $last }
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
rulings-paragraph-civil-disorder = §14, disordine civile
rulings-paragraph-paradoxes = §14, paradossi
rulings-paragraph-coastal-convoys = §14, convogli lungo la costa
rulings-paragraph-conveyed-attack = §14, un attacco che la potenza stessa convoglia

## The outcome of an order: a verb or an adjective, in small letters, behind an order and a colon or in a narrow column. “A Vienna - Tyrolia: moves”.

rulings-outcome-moves = si muove
# It stays where it is, because it was stopped.
rulings-outcome-bounces = respinta
rulings-outcome-holds = ferma
rulings-outcome-supports = appoggia
# A support that an attack made worthless.
rulings-outcome-cut = tagliato
rulings-outcome-convoys = convoglia
# A convoy, or a move by convoy, that fails because a fleet was dislodged.
rulings-outcome-disrupted = interrotto
# A support or a convoy of something that was not ordered, or an adjustment too many.
rulings-outcome-void = nullo
# The order breaks a rule, so the unit does not follow it.
rulings-outcome-misordered = errato
# The unit leaves the board after it was dislodged.
rulings-outcome-disbands = distrutta
rulings-outcome-builds = costruita
# The unit leaves the board in a winter.
rulings-outcome-removes = rimossa
# The power does not build although it may.
rulings-outcome-waives = rinuncia
# $outcome is one of these outcomes: “holds, dislodged”.
rulings-outcome-dislodged = { $outcome }, sloggiata

## The line of an order in the window.

# $order is an order: “A Vienna - Tyrolia”, $outcome its outcome: “moves”.
rulings-order-with-outcome = { $order }: { $outcome }
# A unit that is disbanded. $order says so in the notation: “F Naples disbands”.
rulings-order-of-disbanded = { $order }
# $unit is a unit: “A Moscow”.
rulings-builds-unit = costruisce { $unit }
rulings-removes-unit = rimuove { $unit }
rulings-waives-build = rinuncia a una costruzione

## The movement phase: a unit that holds or is dislodged. $unit is the attacker with its power: “F Naples (Italy)”, $strength a number: “2”.

rulings-holds = Resta ferma.
# It often follows another sentence: “The unit is not ordered. It is dislodged by F Naples (Italy) with strength 2.”
rulings-dislodged-by = È sloggiata da { $unit } con forza { $strength }.

## A move that succeeds. $strength is its strength, “2”, $unit a unit that it dislodges, with its power: “A Vienna (Austria)”.
## “By convoy”: the army could go over land, and goes by convoy. “By its convoy”: it can go by convoy only.

rulings-moves = Si muove.
rulings-moves-by-convoy = Si muove con un convoglio.
rulings-moves-by-its-convoy = Si muove con il suo convoglio.
rulings-moves-against-nothing = Si muove; nulla la ostacola.
rulings-moves-with-strength = Si muove con forza { $strength }.
rulings-moves-by-convoy-with-strength = Si muove con un convoglio e con forza { $strength }.
rulings-moves-by-its-convoy-with-strength = Si muove con il suo convoglio e con forza { $strength }.
rulings-moves-and-dislodges = Si muove con forza { $strength } e sloggia { $unit }.
rulings-moves-by-convoy-and-dislodges = Si muove con un convoglio e con forza { $strength }, e sloggia { $unit }.
rulings-moves-by-its-convoy-and-dislodges = Si muove con il suo convoglio e con forza { $strength }, e sloggia { $unit }.
# Behind one of these sentences. $unit is a unit that was ordered to the same province; “it” is the unit that moves. $province is that province, out of which
# the attack came that dislodges $unit.
rulings-rival-does-not-stop-it = { $unit } non la ferma, perché è sloggiata da un attacco che parte da { $province }.
# Behind one of these sentences. $power owns the unit that is dislodged and the fleet of the convoy, $fleet is that fleet: “F North Sea”.
rulings-conveys-attack-on-own-unit = La stessa potenza ({ $power }) convoglia con { $fleet } questo attacco contro una propria unità.

## A move that fails. $unit is another unit with its power: “A Venice (Italy)”, $province the destination of the move.

rulings-cannot-enter = Non può entrare in { $province }.
rulings-moves-against-it-with-more-strength = { $unit } le viene incontro con più forza.
rulings-enters-with-more-strength = { $unit } entra in { $province } con più forza.
# $fleet is the fleet in the destination, with its power. A paradox: convoys and supports that depend on each other, so that no outcome follows.
rulings-fleet-in-paradox-stays = La flotta del convoglio, { $fleet }, è in un paradosso e non viene sloggiata.
# A coastal crawl: two fleets change places along different coasts of a province.
rulings-coastal-crawl = { $unit } le viene incontro; lo scambio lungo coste diverse (coastal crawl) non è permesso.
# $unit is an own unit, without its power: “A Venice”.
rulings-own-unit-stays = { $unit } della stessa potenza resta in { $province }.
# $strength is a number: “1”.
rulings-does-not-dislodge-attacker = Con forza { $strength } non sloggia { $unit }, che le viene incontro.
rulings-does-not-dislodge = Con forza { $strength } non sloggia { $unit }, che resta lì.
rulings-stands-off = Va in stallo con { $unit }, diretta anch’essa in { $province }.
rulings-convoys-in-paradox-fail = I convogli in un paradosso falliscono.
# $fleet is a fleet with its power: “F North Sea (England)”.
rulings-no-route-is-whole = Nessuna rotta del suo convoglio è integra: { $fleet } è sloggiata.
rulings-convoy-is-broken = Il suo convoglio è spezzato: { $fleet } è sloggiata.
# “It may not be supported to hold”: a support to hold does not count for a unit that was ordered to move.
rulings-convoy-was-not-ordered = Il convoglio di cui ha bisogno non è stato ordinato; non può ricevere un appoggio a restare ferma.

## Supports. $unit is an attacker with its power: “A Venice (Italy)”.

# $province is where the unit stands that is supported.
rulings-misordered-move-is-not-supported = L’ordine dell’unità in { $province } non è valido, perciò resta ferma, e non c’è un movimento da appoggiare.
# $from is the province of the supported unit, $to where it should move.
rulings-supported-move-is-not-ordered = L’unità in { $from } non ha l’ordine di andare in { $to }, perciò l’appoggio non è valido.
rulings-supported-unit-moves = L’unità in { $province } ha l’ordine di muoversi, perciò non riceve un appoggio a restare ferma.
rulings-support-is-cut = L’appoggio è tagliato da { $unit }.
rulings-supports = Dà il suo appoggio.
# $province is the destination of the supported move, here and below.
rulings-supports-move = Appoggia il movimento verso { $province }.
rulings-supports-against-own-attack = Appoggia il movimento verso { $province }; un attacco della stessa potenza non taglia nulla.
# $unit stands in $province and attacks the supporting unit.
rulings-attack-does-not-cut = L’attacco di { $unit } da { $province } non taglia un appoggio verso { $province }.
# $unit is an army.
rulings-convoyed-attack-does-not-cut = { $unit } è convogliata da una flotta che questo appoggio aiuta ad attaccare, perciò non lo taglia.

## Convoys. “It” is the fleet. $from is the province of the army, $to where it should go.

# $province is where the army stands.
rulings-misordered-move-is-not-convoyed = L’ordine dell’unità in { $province } non è valido, perciò resta ferma, e non c’è un movimento da convogliare.
rulings-convoyed-move-is-not-ordered = L’armata in { $from } non ha l’ordine di andare in { $to }, perciò non c’è nulla da convogliare.
rulings-is-on-no-route = Non è su alcuna rotta possibile da { $from } a { $to }, perciò non fa parte del convoglio.
rulings-convoy-is-disrupted = Il convoglio è interrotto.
rulings-convoy-is-in-paradox = Il suo convoglio è in un paradosso: fallisce, e la flotta non viene sloggiata.
# $province is the destination of the army.
rulings-convoys-to = Convoglia verso { $province }.
rulings-attack-disrupts-nothing = Convoglia verso { $province }; un attacco che non sloggia la flotta non interrompe nulla.

## Why a unit has no order. “It holds.” or “It is dislodged by …” follows.

# NMR: no moves received.
rulings-red-card-and-no-moves = La potenza ha un cartellino rosso per questo turno (NMR).
rulings-is-in-civil-disorder = La potenza è in disordine civile.
rulings-has-no-orders = Per questo turno non ci sono ordini di questa potenza (NMR).
rulings-unit-is-not-ordered = L’unità non ha un ordine.

## An order for several units: “all hold”, “everything else holds”. $order is what was written.

rulings-no-unit-for-order = La potenza non ha unità per «{ $order }».
rulings-every-unit-has-order = Ogni unità ha un ordine proprio.
rulings-is-order-for-each-unit = «{ $order }» non è ambiguo: è un ordine per ciascuna di queste unità.

## Which orders count. A set is a list of orders that belong together, with a season written above it; a sheet may have several sets. A revised sheet replaces
## an earlier one.

# $words is a year as it is written, “1902”. “Write the season”: “Fall 1902”.
rulings-year-names-no-season = «{ $words }» non indica una stagione, perciò questa serie di ordini non ha la precedenza: scrivere la stagione davanti all’anno.
rulings-is-in-set-of-turn = È nella serie di ordini di questo turno ({ $turn }); un’altra serie sul foglio non conta.
rulings-other-set-does-not-count = Un’altra serie di ordini sul foglio non conta, mentre questa conta.
rulings-has-red-card = La potenza ha un cartellino rosso per questo turno.
rulings-set-was-used = Questa serie di ordini è stata usata per un turno precedente.
rulings-date-names-no-season = La sua data non indica una stagione, e accanto a un’altra serie di ordini è scritta quella giusta.
rulings-other-set-has-season = Accanto a un’altra serie di ordini è scritta la stagione giusta.
rulings-later-sheet-has-order = Un foglio riveduto successivo ha un ordine per questa unità.
rulings-later-sheet-replaces-it = Un foglio riveduto successivo lo sostituisce.
rulings-has-other-valid-order = L’unità ha un altro ordine valido.
rulings-has-several-valid-orders = L’unità ha più ordini validi con significati diversi.
# $province is where the unit stands that is supported.
rulings-supported-unit-has-no-order = L’unità in { $province } non ha un ordine, perciò non se ne può appoggiare il movimento.

## How an order was read.

rulings-order-without-unit = Ogni ordine deve indicare l’unità a cui è dato.
rulings-mutual-support = Un appoggio reciproco è un ordine solo per la prima unità.
# $words are words behind the order: “with support from Ukraine”.
rulings-no-order-for-another-unit = «{ $words }» non è un ordine per un’altra unità: un ordine vale solo per la prima.
# $words are words about a convoy: “via convoy”, “via Nth”.
rulings-route-does-not-decide = «{ $words }» non decide se l’armata va con un convoglio, né per quale rotta.
# $unit is a fleet: “F Trieste”.
rulings-route-of-fleet = «{ $words }» riguarda un convoglio, e { $unit } è una flotta.
# $power is the power that the order names, $unit the unit, “A Vienna”, and $owner its power.
rulings-order-for-other-power = L’ordine indica un’unità di una potenza ({ $power }), ma { $unit } appartiene a un’altra ({ $owner }).
# $name is an abbreviation that a rule fixes: “Nor” is always Norway.
rulings-name-is-always = «{ $name }» è sempre { $province }.
# $name is a name with a slip of the pen: “Burgandy” can only be Burgundy.
rulings-name-can-only-be = «{ $name }» può essere solo { $province }.
# The type is army or fleet. $unit is the unit that stands there: “F Trieste”.
rulings-wrong-type-does-not-matter = L’unità in { $province } è { $unit }; un tipo o una costa sbagliati non hanno importanza.
rulings-wrong-nationality-does-not-matter = L’unità in { $province } è { $unit } ({ $power }); nazionalità, tipo o costa sbagliati non hanno importanza.
rulings-army-is-on-no-coast = Un’armata in { $province } non sta su una costa, perciò la costa scritta non ha importanza.
rulings-only-one-coast-is-meant = Si può intendere una sola costa di { $province }, perciò la costa scritta non ha importanza.
rulings-support-is-to-any-coast = Un appoggio vale per qualsiasi costa di { $province }.
rulings-intermediate-spaces-are-ignored = Le regioni intermedie si ignorano.

## “Tyr” can be Tyrolia or the Tyrrhenian Sea. $province is the one of the two that is meant.

rulings-tyr-of-writer-with-capitals = Il giocatore scrive in maiuscolo i mari e non le terre, perciò questo Tyr è { $province }.
rulings-tyr-of-fleet = Il Tyr di una flotta è Tyrrhenian Sea.
rulings-tyr-of-army = Il Tyr di un’armata è Tyrolia.
rulings-tyr-of-legal-order = Solo { $province } dà un ordine legale, perciò Tyr è { $province }.
rulings-tyr-of-other-name = Il giocatore usa un’altra abbreviazione per l’altra regione, perciò Tyr è { $province }.
rulings-tyr-is-not-decided = Tyr può essere Tyrolia o Tyrrhenian Sea, e nessuna regola decide quale.
rulings-tyr-makes-no-legal-order = Tyr non dà un ordine legale né come Tyrolia né come Tyrrhenian Sea.
# In an order to remove a unit.
rulings-no-rule-decides-tyr = Nessuna regola decide che cosa sia Tyr.
rulings-tyr-is-not-on-board = Tyr non è sulla mappa.

## Names of provinces. $name is what was written, $provinces are those that it can mean: “Tyrolia or Tyrrhenian Sea”.

rulings-name-can-be = «{ $name }» può essere { $provinces }.
rulings-name-can-be-so-write-it = «{ $name }» può essere { $provinces }. Scrivere il nome per intero.
rulings-name-can-be-and-director-decides = «{ $name }» può essere { $provinces }: decide il direttore di gara, perciò scrivere il nome per intero.
rulings-unknown-province = «{ $name }» non è una regione della mappa.
# $province is the province with the nearest name.
rulings-unknown-province-near = «{ $name }» non è una regione della mappa. Il nome più simile è { $province }.
# $words are words of an order that are not understood.
rulings-unknown-words = «{ $words }» non è una regione della mappa né una parola di un ordine.
rulings-unknown-words-near = «{ $words }» non è una regione della mappa né una parola di un ordine. Il nome più simile è { $province }.
rulings-no-clear-province = «{ $name }» non indica chiaramente una regione della mappa.

## A text that is no order. $words is the text, or the part of it that is not understood.

rulings-is-no-order = «{ $words }» non è un ordine.
rulings-this-is-no-order = Questo non è un ordine.
# $most is a number: “500”.
rulings-too-many-words = Nessun ordine ha più di { $most } parole.
rulings-words-name-no-unit = «{ $words }» non indica un’unità: un ordine contiene la regione della sua unità.
rulings-no-order-behind-unit = «{ $words }» dopo l’unità non è un ordine.
rulings-words-make-order-ambiguous = «{ $words }» dopo l’ordine lo rende ambiguo.
rulings-order-is-for-one-unit = Un ordine è per una sola unità.
rulings-disbands-after-dislodgement = Un’unità può essere distrutta solo dopo essere stata sloggiata.
rulings-order-without-destination = L’ordine non dice dove andare.
rulings-order-without-supported-unit = L’ordine non dice quale unità è appoggiata.
rulings-order-without-convoyed-army = L’ordine non dice quale armata è convogliata.
rulings-order-without-destination-of-army = L’ordine non dice dove è convogliata l’armata.
rulings-words-name-no-province = «{ $words }» non indica una regione della mappa.
rulings-no-province-is-named = Nessuna regione è indicata.
rulings-can-be-read-in-two-ways = «{ $words }» si può leggere in due modi: decide il direttore di gara, perciò scrivere l’ordine per intero.
# $first and $second are two of the five kinds of orders below: “a move”, “a support”.
rulings-can-be-two-orders = «{ $words }» può essere { $first } o { $second }: decide il direttore di gara, perciò scrivere l’ordine per intero.
rulings-a-hold = un ordine di restare ferma
rulings-a-move = un movimento
rulings-a-support = un appoggio
rulings-a-convoy = un convoglio
rulings-another-order = un altro ordine

## Orders that the rules do not allow. $unit is a unit without its power: “A Vienna”.

# $power gives the order, $owner owns the unit. A language may say it so: “The unit in Tyrolia does not belong to Austria, but to Italy”.
rulings-unit-of-other-power = L’unità in { $province } non è di questa potenza ({ $power }): appartiene a un’altra ({ $owner }).
rulings-no-unit-stands-there = In { $province } non c’è alcuna unità.
rulings-several-coasts = { $unit } può andare su più coste di { $province }; la costa va indicata.
# Two units without a word between them: “A Vienna A Budapest”. $unit is the unit in $province: “A Budapest”.
rulings-move-or-support = Può essere un movimento verso { $province } o un appoggio a { $unit } lì presente: l’ordine deve dire quale dei due.
rulings-is-there-already = { $unit } è già in { $province }.
rulings-cannot-move-to = { $unit } non può andare in { $province }.
# $unit is a fleet: “F Trieste”.
rulings-province-has-no-coast = { $province } non ha coste, perciò { $unit } non può andarci.
# $unit is an army: “A Vienna”.
rulings-province-is-sea = { $province } è mare, perciò { $unit } non può andarci.
# $unit is an army.
rulings-no-possible-route = Non c’è alcuna rotta possibile per { $unit } verso { $province }.
rulings-cannot-support-itself = Un’unità non può appoggiare sé stessa.
rulings-no-unit-to-support = In { $province } non c’è un’unità da appoggiare.
rulings-support-into-own-province = { $unit } non può appoggiare un movimento verso la propria regione.
rulings-cannot-support-there = { $unit } non può andare in { $province }, perciò non può dare appoggio lì.
# The next five are about a support. $unit is the supported unit, $province where it should move.
rulings-supported-unit-cannot-move = { $unit } non può andare in { $province }: il movimento non si può appoggiare.
rulings-supported-fleet-has-no-coast = { $province } non ha coste, perciò { $unit } non può andarci: il movimento non si può appoggiare.
rulings-supported-army-has-no-land = { $province } è mare, perciò { $unit } non può andarci: il movimento non si può appoggiare.
rulings-supported-army-has-no-route = Non c’è alcuna rotta possibile per { $unit } verso { $province }: il movimento non si può appoggiare.
# $unit is an army, $fleet is the supporting fleet itself: “F English Channel”.
rulings-supported-army-needs-this-fleet = { $unit } può arrivare in { $province } solo con un convoglio di { $fleet }, che mentre appoggia non convoglia nulla: il movimento non si può appoggiare.
rulings-only-fleets-at-sea-convoy = Solo una flotta in mare può convogliare.
rulings-no-army-to-convoy = In { $province } non c’è un’armata da convogliare.
# $unit is a fleet.
rulings-fleet-is-not-convoyed = { $unit } è una flotta, e si convogliano solo armate.
# $unit is the convoying fleet, $from the province of the army, $to where it should go.
rulings-unit-is-on-no-route = { $unit } non è su alcuna rotta possibile di un convoglio da { $from } a { $to }.

## The retreat phase.

rulings-retreats = Si ritira.
rulings-two-units-retreat-there = Due unità si ritirano in { $province }: entrambe vengono distrutte.
rulings-is-disbanded-as-ordered = Viene distrutta come ordinato.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-unit-is-disbanded = Un’unità sloggiata con un ordine errato viene distrutta.
rulings-unit-in-disorder-is-disbanded = Un’unità sloggiata di una potenza in disordine civile viene distrutta.
rulings-unordered-unit-is-disbanded = Un’unità sloggiata senza ordine viene distrutta.
# A retreat may be written without the unit, “- Serbia”, if only one unit of the power is dislodged.
rulings-unit-may-not-be-omitted = Solo una potenza con una sola unità sloggiata può tralasciare l’unità.
rulings-no-dislodged-unit = «{ $name }» non è un’unità sloggiata di questa potenza; ora non si muove nessun’altra unità.
rulings-retreat-goes-to-one-space = Una ritirata va in una sola regione, senza convoglio.
rulings-no-supports-in-retreats = Nella fase delle ritirate non ci sono appoggi né convogli.
rulings-dislodged-unit-cannot-hold = Un’unità sloggiata non può restare ferma.
rulings-attack-came-from = L’attacco veniva da { $province }.
# $unit is a unit, with its power in a retreat, “A Serbia (Austria)”, and without it in a winter.
rulings-is-occupied = { $province } è occupata da { $unit }.
rulings-is-empty-after-stand-off = { $province } è vuota per uno stallo.

## The adjustment phase: builds and removals.

rulings-is-built = Viene costruita.
rulings-build-is-waived = Si rinuncia alla costruzione come ordinato.
rulings-nothing-is-built-in-disorder = Una potenza in disordine civile non costruisce nulla.
# $count is the number of builds for which there is no order.
# $count (Number)
rulings-too-few-builds =
    { $count ->
        [one] Le costruzioni ordinate sono troppo poche: si rinuncia a quella rimanente.
       *[other] Le costruzioni ordinate sono troppo poche: si rinuncia alle { $count } rimanenti.
    }
rulings-is-removed = Viene rimossa come ordinato.
# “It” is the unit that is removed. $count is the number of orders that would bring it to a home centre; it is 0 for a unit at home.
# $count (Number)
rulings-is-farthest-from-home =
    { $count ->
        [one] Le rimozioni ordinate sono troppo poche: questa unità è la più lontana dai centri nazionali, { $count } ordine.
       *[other] Le rimozioni ordinate sono troppo poche: questa unità è la più lontana dai centri nazionali, { $count } ordini.
    }
# Behind the sentence above. $units are the units that stay though they are as far from home: “A Ukraine and A Warsaw”; $count is how many they are.
# $count (Number)
rulings-armies-are-as-far =
    { $count ->
        [one] { $units } è altrettanto lontana: tra le armate si rimuove la prima in ordine alfabetico (§5).
       *[other] { $units } sono altrettanto lontane: tra le armate si rimuove la prima in ordine alfabetico (§5).
    }
# The same for fleets.
# $count (Number)
rulings-fleets-are-as-far =
    { $count ->
        [one] { $units } è altrettanto lontana: tra le flotte si rimuove la prima in ordine alfabetico (§5).
       *[other] { $units } sono altrettanto lontane: tra le flotte si rimuove la prima in ordine alfabetico (§5).
    }
# The same if a fleet is removed and the units that stay are armies.
# $count (Number)
rulings-armies-stay =
    { $count ->
        [one] { $units } è altrettanto lontana: le flotte si rimuovono prima delle armate (§5).
       *[other] { $units } sono altrettanto lontane: le flotte si rimuovono prima delle armate (§5).
    }
# The same if the units that stay are fleets and armies.
# $count (Number)
rulings-armies-and-fleets-are-as-far =
    { $count ->
        [one] { $units } è altrettanto lontana: le flotte si rimuovono prima delle armate (§5). Tra le flotte si rimuove la prima in ordine alfabetico.
       *[other] { $units } sono altrettanto lontane: le flotte si rimuovono prima delle armate (§5). Tra le flotte si rimuove la prima in ordine alfabetico.
    }
# More builds are ordered than the power may build. $count is the number that it may build.
# $count (Number)
rulings-too-many-builds =
    { $count ->
        [0] Le costruzioni ordinate sono troppe: non ne spetta alcuna, e si cancellano le ultime scritte.
        [one] Le costruzioni ordinate sono troppe: ne spetta { $count }, e si cancellano le ultime scritte.
       *[other] Le costruzioni ordinate sono troppe: ne spettano { $count }, e si cancellano le ultime scritte.
    }
# The same if it is not known in which order the builds were written.
# $count (Number)
rulings-too-many-builds-without-order =
    { $count ->
        [0] Le costruzioni ordinate sono troppe: non ne spetta alcuna, e si cancellano insieme quelle di cui non è noto l’ordine di scrittura.
        [one] Le costruzioni ordinate sono troppe: ne spetta { $count }, e si cancellano insieme quelle di cui non è noto l’ordine di scrittura.
       *[other] Le costruzioni ordinate sono troppe: ne spettano { $count }, e si cancellano insieme quelle di cui non è noto l’ordine di scrittura.
    }
# More removals are ordered than the power must remove. $count is the number that it must remove.
# $count (Number)
rulings-too-many-removals =
    { $count ->
        [one] Le rimozioni ordinate sono troppe: ne serve { $count }, e si cancellano le ultime scritte.
       *[other] Le rimozioni ordinate sono troppe: ne servono { $count }, e si cancellano le ultime scritte.
    }
# The same if it is not known in which order the removals were written.
# $count (Number)
rulings-too-many-removals-without-order =
    { $count ->
        [one] Le rimozioni ordinate sono troppe: ne serve { $count }, e si cancellano insieme quelle di cui non è noto l’ordine di scrittura.
       *[other] Le rimozioni ordinate sono troppe: ne servono { $count }, e si cancellano insieme quelle di cui non è noto l’ordine di scrittura.
    }
# “Both”: both orders.
rulings-two-builds-in-centre = Nello stesso centro è ordinata un’altra unità, e non si sa quale ordine è stato scritto prima: si cancellano entrambi.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-adjustment-is-ignored = Una costruzione o una rimozione con un ordine errato si ignora.
rulings-nothing-to-remove = La potenza ({ $power }) non ha nulla da rimuovere.
rulings-nothing-to-build = La potenza ({ $power }) ha unità da rimuovere e nulla da costruire.
rulings-no-home-centre = { $province } non è un centro nazionale di questa potenza ({ $power }).
rulings-centre-is-not-owned = { $province } ora non appartiene a questa potenza ({ $power }).
# The type is army or fleet.
rulings-type-must-be-specified = { $province } è costiera, perciò va indicato il tipo dell’unità.
rulings-coast-must-be-specified = Per una flotta in { $province } va indicata la costa.
rulings-army-is-built-inland = { $province } non è costiera, perciò il tipo scritto si ignora e si costruisce un’armata.
rulings-is-built-there-already = In { $province } viene già costruita un’unità.
rulings-no-unit-of-power-there = In { $province } non c’è un’unità di questa potenza ({ $power }).

## What is missing before the centres are counted.

# $units are units with their powers that were dislodged: “A Serbia (Austria) and F Aegean Sea (Turkey)”; $count is how many they are.
# $count (Number)
rulings-centres-wait-for-retreats =
    { $count ->
        [one] I centri non sono ancora contati, perché { $units } può ancora ritirarsi. Scrivere «retreats» e sotto l’ordine, o «disbands» per un’unità che non si ritira.
       *[other] I centri non sono ancora contati, perché { $units } possono ancora ritirarsi. Scrivere «retreats» e sotto l’ordine, o «disbands» per un’unità che non si ritira.
    }
rulings-adjustments-wait = Le costruzioni e le rimozioni attendono le ritirate.
rulings-adjustments-need-owners = Per le costruzioni e le rimozioni servono i possessori dei centri: scrivere «centres» e una riga per ogni potenza.
# $units are units with their powers: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-units-from-orders = Unità ricavate dagli ordini: { $units }.

## Powers whose orders do not count: a player with a red card, or a power that has no player any more.

rulings-ban-red-card = cartellino rosso
rulings-ban-civil-disorder = disordine civile
# “Its” and “it”: of the power.
rulings-red-card-consequence = In questo turno tutte le sue unità restano ferme. Le ritirate, le costruzioni e le rimozioni si possono ordinare.
rulings-civil-disorder-consequence = Nessuno la gioca. Le sue unità restano ferme, non si ritirano e non se ne costruiscono; quelle di troppo si rimuovono in base alla distanza dai centri nazionali.

## Votes on draws.

# The proposal, as the title of a vote. $members are powers, “Austria, France”, or “all survivors”.
rulings-draw = Patta tra { $members }
rulings-draw-in-turn = Patta ({ $turn }) tra { $members }
rulings-draw-proposed-by = Patta (proposta: { $power }) tra { $members }
rulings-draw-in-turn-proposed-by = Patta ({ $turn }; proposta: { $power }) tra { $members }
# Of a draw: all powers that still have a centre.
rulings-all-survivors = tutti i sopravvissuti
# The outcome of a vote, in small letters, behind the proposal and a colon or in a narrow column.
rulings-vote-passes = approvata
rulings-vote-fails = respinta
rulings-vote-vetoed = respinta con veto
rulings-vote-not-allowed = non ammessa
# The game ended outside the rules.
rulings-vote-abandoned = abbandonata
# Something is missing to judge it.
rulings-vote-open = in sospeso

## Why a vote has its outcome. “It” is the proposed draw.

rulings-ended-without-vote = La partita è stata conclusa senza la votazione richiesta. È abbandonata, e tutti i suoi giocatori hanno zero punti.
# “The line” is the line of the text about the vote.
rulings-vote-is-not-judged = Una parte della riga non è stata capita, perciò il voto non è giudicato.
rulings-season-is-not-known = La stagione non è nota: scriverla nella riga, per esempio «Fall 1908».
# $powers are powers without a centre: “Italy and Turkey”; $count is how many they are.
# $count (Number)
rulings-veto-does-not-count =
    { $count ->
        [one] Il veto di una potenza senza centri non conta ({ $powers }).
       *[other] Il veto di potenze senza centri non conta ({ $powers }).
    }
# The same for a vote that a player showed to the others.
# $count (Number)
rulings-shown-vote-does-not-count =
    { $count ->
        [one] Il voto mostrato da una potenza senza centri non conta ({ $powers }).
       *[other] Il voto mostrato da potenze senza centri non conta ({ $powers }).
    }
# The same for a vote against the draw.
# $count (Number)
rulings-vote-against-does-not-count =
    { $count ->
        [one] Un voto di una potenza senza centri non conta ({ $powers }).
       *[other] Un voto di potenze senza centri non conta ({ $powers }).
    }
rulings-is-vetoed-by = C’è un veto pubblico ({ $powers }), perciò non si vota. La partita continua.
rulings-is-vetoed = C’è un veto pubblico di un giocatore, perciò non si vota. La partita continua.
# $count is the number of the powers.
# $count (Number)
rulings-vote-was-shown =
    { $count ->
        [one] Una potenza ha mostrato un voto, che vale come veto ({ $powers }). La partita continua.
       *[other] Alcune potenze hanno mostrato un voto, che vale come veto ({ $powers }). La partita continua.
    }
# The figures: how many voted for it and against it.
rulings-is-voted-against = C’è un voto contrario, perciò la patta è respinta e la partita continua. I numeri non si rivelano.
# $sum is the sum of the written counts, $all the number of the centres of the board: “34”.
rulings-counts-are-incomplete = Nessuno è contrario. I centri scritti per il { $year } sommano a { $sum }, non a { $all }, perciò non si sa chi sopravvive: scrivere il numero di centri di ogni potenza.
# A chart has the numbers of centres at the end of a year.
rulings-chart-is-missing = Nessuno è contrario. La tabella dei centri del { $year } dice chi sopravvive: scriverla, per esempio «counts { $year }: Austria 12, France 12, Russia 10».
rulings-draw-passes = Nessuno vota contro; chi si astiene vota a favore. La partita finisce con i centri del { $year }. I giocatori rimasti firmano la tabella.
# “These”: the counts.
rulings-draw-passes-after-spring = Nessuno vota contro; chi si astiene vota a favore. La partita finisce con i centri del { $year }: dopo una primavera sono quelli dell’anno precedente. I giocatori rimasti firmano la tabella.

## Why a draw could not be proposed.

rulings-draw-passed-before = La patta è stata approvata e ha concluso la partita.
rulings-draw-of-turn-passed-before = Una patta precedente ({ $turn }) è stata approvata e ha concluso la partita.
# $first is the first year after which draws are allowed: “1905”.
rulings-is-before-first-chart = Una patta si può proporre dopo l’inserimento della tabella dei centri del { $first }; questa riguarda la tabella del { $year }.
rulings-game-ends-with-year = Ogni partita finisce con il { $year }, con una patta automatica.
# $count is a number of centres from 18 on.
# $count (Number)
rulings-power-has-won = Una potenza ha vinto, con { $count } centri nel { $year }: { $power }.
rulings-proposer-has-no-centre = Nel { $year } la potenza ({ $power }) non ha centri e non può proporre nulla.
rulings-was-voted-on-already = Questa patta è già stata votata ({ $turn }), e in una stagione si vota una sola volta sulla stessa patta.
# The Diplomacy period: the time in which the players negotiate.
rulings-vote-is-late = Si deve votare subito, prima che cominci la fase diplomatica successiva.
# $powers have centres and are not among the powers of the draw; $count is how many they are.
# $count (Number)
rulings-survivors-are-left-out =
    { $count ->
        [one] Una patta comprende tutti i sopravvissuti della tabella dei centri del { $year }, e nessun altro. Una potenza sopravvissuta resta fuori: { $powers }.
       *[other] Una patta comprende tutti i sopravvissuti della tabella dei centri del { $year }, e nessun altro. Alcune potenze sopravvissute restano fuori: { $powers }.
    }
# $powers are among the powers of the draw and have no centre; $count is how many they are.
# $count (Number)
rulings-members-have-no-centre =
    { $count ->
        [one] Una patta comprende tutti i sopravvissuti della tabella dei centri del { $year }, e nessun altro. Una potenza della patta non ha centri: { $powers }.
       *[other] Una patta comprende tutti i sopravvissuti della tabella dei centri del { $year }, e nessun altro. Alcune potenze della patta non hanno centri: { $powers }.
    }
# Both: $left-out are the powers that survive and are left out, $lost those that have no centre. The counts say how many they are.
# $left-out-count (Number)
# $lost-count (Number)
rulings-members-are-not-survivors =
    Una patta comprende tutti i sopravvissuti della tabella dei centri del { $year }, e nessun altro. { $left-out-count ->
        [one] Una potenza sopravvissuta resta fuori ({ $left-out })
       *[other] Alcune potenze sopravvissute restano fuori ({ $left-out })
    }; { $lost-count ->
        [one] una potenza della patta non ha centri ({ $lost })
       *[other] alcune potenze della patta non hanno centri ({ $lost })
    }.

## Problems of the line about a vote.

rulings-voted-for-and-against = Una potenza ha votato per la patta e anche contro: { $power }.
# “This word” is “passed”.
rulings-passed-though-prevented = Una patta è approvata se non ci sono un veto, un voto contrario o un voto rivelato. Cancellare questa parola o le altre.
rulings-write-proposer = Scrivere la potenza che la propone, o cancellare questa parte.
rulings-is-no-power = Questa non è una potenza.
# The words in quotation marks are typed in English.
rulings-words-of-vote = Scrivere le potenze, una stagione, «proposed by France», «against: Austria», «revealed: Russia», «veto: Italy», «late» o «no vote».
rulings-members-or-votes = Queste possono essere le potenze della patta o dei voti. Scrivere le potenze della patta prima dei voti.

## Problems of the other lines of a text.

rulings-yellow-card-is-warning = Un cartellino giallo è un avvertimento, e gli ordini contano (§6). Cancellare questa riga.
rulings-is-no-season = Questa non è una stagione: scrivere «Spring 1902», «Fall 1902 retreats» o «Winter 1902».
rulings-year-without-season = Questo è un anno senza stagione, perciò nessun centro cambia possessore: scrivere «Spring { $year }», «Fall { $year }» o «Winter { $year }».
rulings-joint-orders = Non si possono consegnare ordini comuni (§15): scrivere una riga per ogni potenza.
# $name is what stands where a power is expected.
rulings-unknown-power = «{ $name }» non è una potenza; le righe sotto non si attribuiscono a un’altra.
rulings-line-without-power = Non è chiaro di chi sia questa riga: cominciarla con una potenza e due punti.
# $unit is a unit as in a position: “A Vie”.
rulings-unit-stands-there-already = In { $province } c’è già { $unit } ({ $power }).
rulings-is-no-supply-centre = { $province } non è un centro di rifornimento.
rulings-centre-is-owned-already = { $province } appartiene già a una potenza ({ $power }).
rulings-has-count-already = Questa potenza ({ $power }) ha già un numero di centri. Conta l’ultimo.
# A count is the number of the centres of a power.
rulings-what-a-count-is = Scrivere una potenza e il numero dei suoi centri: «Austria 5».
# $all is the number of the centres of the board: “34”.
# $count (Number)
rulings-too-many-centres = Questi sono { $count } centri, e il tavolo ne ha { $all }.
rulings-whose-unit = Di chi è l’unità in { $province }? Scrivere la posizione.
# $first and $second are two powers.
rulings-two-powers-order-unit = Due potenze ({ $first } e { $second }) danno ordini all’unità in { $province }: scrivere la posizione.
# $first and $second are two units: “A Greece” and “F Greece”.
rulings-orders-name-two-units = Gli ordini nominano { $first } e { $second }: scrivere la posizione.
# “A” for an army and “F” for a fleet in every language.
rulings-army-or-fleet = L’unità in { $province } è un’armata o una flotta? Scrivere A o F.
rulings-on-which-coast = Una flotta in { $province } sta su una costa: scrivere quale.
rulings-fleet-is-inland = { $province } è nell’interno, perciò non può esserci una flotta.
rulings-army-is-at-sea = { $province } è mare, perciò non può esserci un’armata.
rulings-no-such-coast = { $province } non ha questa costa.
# $units and $centres are how many the power has.
# $units (Number)
# $centres (Number)
rulings-more-units-than-centres =
    Questa potenza ({ $power }) ha { $units ->
        [one] { $units } unità
       *[other] { $units } unità
    } per { $centres ->
        [one] { $centres } centro
       *[other] { $centres } centri
    }; in primavera e in autunno una potenza non ha più unità che centri.
# $units is how many the power has, $most is “17”.
# $units (Number)
rulings-too-many-units = Questa potenza ({ $power }) ha { $units } unità; nessuna ne ha più di { $most }, perché 18 centri concludono la partita.
