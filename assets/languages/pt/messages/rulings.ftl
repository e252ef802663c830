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
rulings-fall = outono
rulings-winter = inverno
rulings-spring-of-year = primavera de { $year }
rulings-fall-of-year = outono de { $year }
rulings-winter-of-year = inverno de { $year }
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
rulings-list-and = { $others } e { $last }
# What an abbreviation can mean: “Tyrolia or Tyrrhenian Sea”. It grows from the left too.
rulings-list-or = { $first } ou { $second }
# A list of groups: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-list-semicolon = { $first }; { $second }
# Two whole sentences of this file, one behind the other.
rulings-two-sentences = { $first } { $second }
# A whole sentence and the paragraph from which it follows. $paragraph is “§9”, or one of the next four.
rulings-sentence-with-paragraph = { $sentence } ({ $paragraph })
# The paragraph with several subjects: what it says about a power without a player, about convoys and supports that depend on each
# other, about units that change places by a convoy, and about a fleet that convoys an attack on a unit of its own power.
rulings-paragraph-civil-disorder = §14, desordem civil
rulings-paragraph-paradoxes = §14, paradoxos
rulings-paragraph-coastal-convoys = §14, comboios ao longo da costa
rulings-paragraph-conveyed-attack = §14, um ataque que a própria potência transporta

## The outcome of an order: a verb or an adjective, in small letters, behind an order and a colon or in a narrow column. “A Vienna - Tyrolia: moves”.

rulings-outcome-moves = move-se
# It stays where it is, because it was stopped.
rulings-outcome-bounces = repelida
rulings-outcome-holds = mantém-se
rulings-outcome-supports = apoia
# A support that an attack made worthless.
rulings-outcome-cut = apoio cortado
rulings-outcome-convoys = transporta
# A convoy, or a move by convoy, that fails because a fleet was dislodged.
rulings-outcome-disrupted = comboio rompido
# A support or a convoy of something that was not ordered, or an adjustment too many.
rulings-outcome-void = sem efeito
# The order breaks a rule, so the unit does not follow it.
rulings-outcome-misordered = inválida
# The unit leaves the board after it was dislodged.
rulings-outcome-disbands = dissolvida
rulings-outcome-builds = construída
# The unit leaves the board in a winter.
rulings-outcome-removes = removida
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
rulings-builds-unit = constrói { $unit }
rulings-removes-unit = remove { $unit }
rulings-waives-build = renuncia a uma construção

## The movement phase: a unit that holds or is dislodged. $unit is the attacker with its power: “F Naples (Italy)”, $strength a number: “2”.

rulings-holds = Mantém a posição.
# It often follows another sentence: “The unit is not ordered. It is dislodged by F Naples (Italy) with strength 2.”
rulings-dislodged-by = É desalojada por { $unit } com força { $strength }.

## A move that succeeds. $strength is its strength, “2”, $unit a unit that it dislodges, with its power: “A Vienna (Austria)”.
## “By convoy”: the army could go over land, and goes by convoy. “By its convoy”: it can go by convoy only.

rulings-moves = Move-se.
rulings-moves-by-convoy = Move-se por comboio.
rulings-moves-by-its-convoy = Move-se graças ao seu comboio.
rulings-moves-against-nothing = Move-se sem oposição.
rulings-moves-with-strength = Move-se com força { $strength }.
rulings-moves-by-convoy-with-strength = Move-se por comboio com força { $strength }.
rulings-moves-by-its-convoy-with-strength = Move-se graças ao seu comboio com força { $strength }.
rulings-moves-and-dislodges = Move-se com força { $strength } e desaloja { $unit }.
rulings-moves-by-convoy-and-dislodges = Move-se por comboio com força { $strength } e desaloja { $unit }.
rulings-moves-by-its-convoy-and-dislodges = Move-se graças ao seu comboio com força { $strength } e desaloja { $unit }.
# Behind one of these sentences. $unit is a unit that was ordered to the same province; “it” is the unit that moves. $province is that province, out of which
# the attack came that dislodges $unit.
rulings-rival-does-not-stop-it = { $unit } não impede o movimento, pois o ataque que desaloja essa unidade vem de { $province }.
# Behind one of these sentences. $power owns the unit that is dislodged and the fleet of the convoy, $fleet is that fleet: “F North Sea”.
rulings-conveys-attack-on-own-unit = A própria potência ({ $power }) transporta com { $fleet } este ataque contra a sua unidade.

## A move that fails. $unit is another unit with its power: “A Venice (Italy)”, $province the destination of the move.

rulings-cannot-enter = Não pode entrar em { $province }.
rulings-moves-against-it-with-more-strength = { $unit } vem em sentido contrário com mais força.
rulings-enters-with-more-strength = { $unit } entra em { $province } com mais força.
# $fleet is the fleet in the destination, with its power. A paradox: convoys and supports that depend on each other, so that no outcome follows.
rulings-fleet-in-paradox-stays = A frota do comboio, { $fleet }, está em um paradoxo e não é desalojada.
# A coastal crawl: two fleets change places along different coasts of a province.
rulings-coastal-crawl = { $unit } vem em sentido contrário; não é permitido trocar de posição por costas diferentes (coastal crawl).
# $unit is an own unit, without its power: “A Venice”.
rulings-own-unit-stays = { $unit }, da mesma potência, fica em { $province }.
# $strength is a number: “1”.
rulings-does-not-dislodge-attacker = A força { $strength } não basta para desalojar { $unit }, que vem em sentido contrário.
rulings-does-not-dislodge = A força { $strength } não basta para desalojar { $unit }, que fica lá.
rulings-stands-off = Entra em impasse com { $unit }, que também tem ordem de ir para { $province }.
rulings-convoys-in-paradox-fail = Os comboios em um paradoxo fracassam.
# $fleet is a fleet with its power: “F North Sea (England)”.
rulings-no-route-is-whole = Nenhuma rota do seu comboio fica intacta: { $fleet } é desalojada.
rulings-convoy-is-broken = O seu comboio se rompe: { $fleet } é desalojada.
# “It may not be supported to hold”: a support to hold does not count for a unit that was ordered to move.
rulings-convoy-was-not-ordered = O comboio de que precisa não foi ordenado; não pode receber apoio para manter a posição.

## Supports. $unit is an attacker with its power: “A Venice (Italy)”.

# $province is where the unit stands that is supported.
rulings-misordered-move-is-not-supported = A ordem da unidade em { $province } não é válida; a unidade mantém a posição, e não há movimento a apoiar.
# $from is the province of the supported unit, $to where it should move.
rulings-supported-move-is-not-ordered = A unidade em { $from } não tem ordem de ir para { $to }, por isso o apoio não é válido.
rulings-supported-unit-moves = A unidade em { $province } tem ordem de se mover, por isso não recebe apoio para manter a posição.
rulings-support-is-cut = { $unit } corta o apoio.
rulings-supports = Dá apoio.
# $province is the destination of the supported move, here and below.
rulings-supports-move = Apoia o movimento para { $province }.
rulings-supports-against-own-attack = Apoia o movimento para { $province }; um ataque da própria potência não corta nada.
# $unit stands in $province and attacks the supporting unit.
rulings-attack-does-not-cut = O ataque de { $unit } a partir de { $province } não corta um apoio a um movimento para { $province }.
# $unit is an army.
rulings-convoyed-attack-does-not-cut = { $unit } vai no comboio de uma frota que este apoio ajuda a atacar, por isso não corta o apoio.

## Convoys. “It” is the fleet. $from is the province of the army, $to where it should go.

# $province is where the army stands.
rulings-misordered-move-is-not-convoyed = A ordem da unidade em { $province } não é válida; a unidade mantém a posição, e não há movimento a transportar.
rulings-convoyed-move-is-not-ordered = O exército em { $from } não tem ordem de ir para { $to }, por isso não há nada a transportar.
rulings-is-on-no-route = Não está em nenhuma rota possível de { $from } para { $to }, por isso não faz parte do comboio.
rulings-convoy-is-disrupted = O comboio se rompe.
rulings-convoy-is-in-paradox = O seu comboio está em um paradoxo: ele fracassa, e a frota não é desalojada.
# $province is the destination of the army.
rulings-convoys-to = Transporta o exército para { $province }.
rulings-attack-disrupts-nothing = Transporta o exército para { $province }; um ataque que não desaloja a frota não rompe o comboio.

## Why a unit has no order. “It holds.” or “It is dislodged by …” follows.

# NMR: no moves received.
rulings-red-card-and-no-moves = A potência tem cartão vermelho neste turno (NMR).
rulings-is-in-civil-disorder = A potência está em desordem civil.
rulings-has-no-orders = Não há ordens desta potência para este turno (NMR).
rulings-unit-is-not-ordered = A unidade não tem ordem.

## An order for several units: “all hold”, “everything else holds”. $order is what was written.

rulings-no-unit-for-order = A potência não tem nenhuma unidade para “{ $order }”.
rulings-every-unit-has-order = Cada unidade tem a sua própria ordem.
rulings-is-order-for-each-unit = “{ $order }” não é ambíguo: é uma ordem para cada uma destas unidades.

## Which orders count. A set is a list of orders that belong together, with a season written above it; a sheet may have several sets. A revised sheet replaces
## an earlier one.

# $words is a year as it is written, “1902”. “Write the season”: “Fall 1902”.
rulings-year-names-no-season = “{ $words }” não indica a estação, por isso esta lista de ordens não tem preferência: escreva a estação antes do ano.
rulings-is-in-set-of-turn = A ordem está na lista deste turno ({ $turn }); outra lista da folha não conta.
rulings-other-set-does-not-count = Outra lista de ordens da folha não conta, e esta conta.
rulings-has-red-card = A potência tem cartão vermelho neste turno.
rulings-set-was-used = Esta lista de ordens já foi usada em um turno anterior.
rulings-date-names-no-season = A data desta lista de ordens não indica a estação, e em outra lista está escrita a correta.
rulings-other-set-has-season = Em outra lista de ordens está escrita a estação correta.
rulings-later-sheet-has-order = Uma folha corrigida posterior tem uma ordem para esta unidade.
rulings-later-sheet-replaces-it = Uma folha corrigida posterior substitui esta ordem.
rulings-has-other-valid-order = A unidade tem outra ordem válida.
rulings-has-several-valid-orders = A unidade tem várias ordens válidas com significados diferentes.
# $province is where the unit stands that is supported.
rulings-supported-unit-has-no-order = A unidade em { $province } não tem ordem, por isso o seu movimento não pode ser apoiado.

## How an order was read.

rulings-order-without-unit = Toda ordem deve indicar a unidade a que se dirige.
rulings-mutual-support = Um apoio mútuo é uma ordem só para a primeira unidade.
# $words are words behind the order: “with support from Ukraine”.
rulings-no-order-for-another-unit = “{ $words }” não é uma ordem para outra unidade: uma ordem vale só para a primeira.
# $words are words about a convoy: “via convoy”, “via Nth”.
rulings-route-does-not-decide = “{ $words }” não decide se o exército vai por comboio nem por qual rota.
# $unit is a fleet: “F Trieste”.
rulings-route-of-fleet = “{ $words }” trata de um comboio, e { $unit } é uma frota.
# $power is the power that the order names, $unit the unit, “A Vienna”, and $owner its power.
rulings-order-for-other-power = A ordem é para uma unidade de uma potência ({ $power }), e { $unit } é de outra ({ $owner }).
# $name is an abbreviation that a rule fixes: “Nor” is always Norway.
rulings-name-is-always = “{ $name }” é sempre { $province }.
# $name is a name with a slip of the pen: “Burgandy” can only be Burgundy.
rulings-name-can-only-be = “{ $name }” só pode ser { $province }.
# The type is army or fleet. $unit is the unit that stands there: “F Trieste”.
rulings-wrong-type-does-not-matter = A unidade em { $province } é { $unit }; um erro no tipo ou na costa não importa.
rulings-wrong-nationality-does-not-matter = A unidade em { $province } é { $unit } ({ $power }); um erro na potência, no tipo ou na costa não importa.
rulings-army-is-on-no-coast = Um exército em { $province } não está em nenhuma costa, por isso a costa escrita não importa.
rulings-only-one-coast-is-meant = Só uma costa de { $province } é possível, por isso a costa escrita não importa.
rulings-support-is-to-any-coast = Um apoio vale para qualquer costa de { $province }.
rulings-intermediate-spaces-are-ignored = As províncias intermediárias são ignoradas.

## “Tyr” can be Tyrolia or the Tyrrhenian Sea. $province is the one of the two that is meant.

rulings-tyr-of-writer-with-capitals = O jogador escreve os mares em maiúsculas e a terra não, por isso este Tyr é { $province }.
rulings-tyr-of-fleet = O Tyr de uma frota é Tyrrhenian Sea.
rulings-tyr-of-army = O Tyr de um exército é Tyrolia.
rulings-tyr-of-legal-order = Só { $province } resulta em uma ordem legal, por isso Tyr é { $province }.
rulings-tyr-of-other-name = O jogador usa outra abreviação para a outra província, por isso Tyr é { $province }.
rulings-tyr-is-not-decided = Tyr pode ser Tyrolia ou Tyrrhenian Sea, e nenhuma regra decide qual.
rulings-tyr-makes-no-legal-order = Tyr não resulta em uma ordem legal nem como Tyrolia nem como Tyrrhenian Sea.
# In an order to remove a unit.
rulings-no-rule-decides-tyr = Nenhuma regra decide o que é Tyr.
rulings-tyr-is-not-on-board = Tyr não está no mapa.

## Names of provinces. $name is what was written, $provinces are those that it can mean: “Tyrolia or Tyrrhenian Sea”.

rulings-name-can-be = “{ $name }” pode ser { $provinces }.
rulings-name-can-be-so-write-it = “{ $name }” pode ser { $provinces }. Escreva o nome completo.
rulings-name-can-be-and-director-decides = “{ $name }” pode ser { $provinces }: o diretor do torneio decide, por isso escreva o nome completo.
rulings-unknown-province = “{ $name }” não é uma província do mapa.
# $province is the province with the nearest name.
rulings-unknown-province-near = “{ $name }” não é uma província do mapa. O nome mais parecido é { $province }.
# $words are words of an order that are not understood.
rulings-unknown-words = “{ $words }” não é uma província do mapa nem uma palavra de uma ordem.
rulings-unknown-words-near = “{ $words }” não é uma província do mapa nem uma palavra de uma ordem. O nome mais parecido é { $province }.
rulings-no-clear-province = “{ $name }” não indica com clareza uma província do mapa.

## A text that is no order. $words is the text, or the part of it that is not understood.

rulings-is-no-order = “{ $words }” não é uma ordem.
rulings-this-is-no-order = Isto não é uma ordem.
# $most is a number: “500”.
rulings-too-many-words = Nenhuma ordem tem mais de { $most } palavras.
rulings-words-name-no-unit = “{ $words }” não indica nenhuma unidade: uma ordem contém a província da sua unidade.
rulings-no-order-behind-unit = “{ $words }” depois da unidade não é uma ordem.
rulings-words-make-order-ambiguous = “{ $words }” depois da ordem a torna ambígua.
rulings-order-is-for-one-unit = Uma ordem é para uma única unidade.
rulings-disbands-after-dislodgement = Uma unidade só é dissolvida depois de ser desalojada.
rulings-order-without-destination = A ordem não diz para onde.
rulings-order-without-supported-unit = A ordem não diz qual unidade é apoiada.
rulings-order-without-convoyed-army = A ordem não diz qual exército é transportado.
rulings-order-without-destination-of-army = A ordem não diz para onde o exército é transportado.
rulings-words-name-no-province = “{ $words }” não indica nenhuma província do mapa.
rulings-no-province-is-named = Nenhuma província é indicada.
rulings-can-be-read-in-two-ways = “{ $words }” pode ser lido de duas maneiras: o diretor do torneio decide, por isso escreva a ordem completa.
# $first and $second are two of the five kinds of orders below: “a move”, “a support”.
rulings-can-be-two-orders = “{ $words }” pode ser { $first } ou { $second }: o diretor do torneio decide, por isso escreva a ordem completa.
rulings-a-hold = uma ordem de manter a posição
rulings-a-move = um movimento
rulings-a-support = um apoio
rulings-a-convoy = um comboio
rulings-another-order = outra ordem

## Orders that the rules do not allow. $unit is a unit without its power: “A Vienna”.

# $power gives the order, $owner owns the unit. A language may say it so: “The unit in Tyrolia does not belong to Austria, but to Italy”.
rulings-unit-of-other-power = A unidade em { $province } não é desta potência ({ $power }): pertence a outra ({ $owner }).
rulings-no-unit-stands-there = Em { $province } não há nenhuma unidade.
rulings-several-coasts = { $unit } pode ir para várias costas de { $province }; é preciso indicar a costa.
# Two units without a word between them: “A Vienna A Budapest”. $unit is the unit in $province: “A Budapest”.
rulings-move-or-support = Pode ser um movimento para { $province } ou um apoio a { $unit }, que está lá: a ordem deve dizer qual dos dois.
rulings-is-there-already = { $unit } já está em { $province }.
rulings-cannot-move-to = { $unit } não pode ir para { $province }.
# $unit is a fleet: “F Trieste”.
rulings-province-has-no-coast = { $province } não tem costa, por isso { $unit } não pode ir para lá.
# $unit is an army: “A Vienna”.
rulings-province-is-sea = { $province } é mar, por isso { $unit } não pode ir para lá.
# $unit is an army.
rulings-no-possible-route = { $unit } não tem nenhuma rota possível até { $province }.
rulings-cannot-support-itself = Uma unidade não pode apoiar a si mesma.
rulings-no-unit-to-support = Em { $province } não há nenhuma unidade a apoiar.
rulings-support-into-own-province = { $unit } não pode apoiar um movimento para a sua própria província.
rulings-cannot-support-there = { $unit } não pode ir para { $province }, por isso não pode dar apoio lá.
# The next five are about a support. $unit is the supported unit, $province where it should move.
rulings-supported-unit-cannot-move = { $unit } não pode ir para { $province }: o movimento não pode ser apoiado.
rulings-supported-fleet-has-no-coast = { $province } não tem costa, por isso { $unit } não pode ir para lá: o movimento não pode ser apoiado.
rulings-supported-army-has-no-land = { $province } é mar, por isso { $unit } não pode ir para lá: o movimento não pode ser apoiado.
rulings-supported-army-has-no-route = { $unit } não tem nenhuma rota possível até { $province }: o movimento não pode ser apoiado.
# $unit is an army, $fleet is the supporting fleet itself: “F English Channel”.
rulings-supported-army-needs-this-fleet = { $unit } só pode chegar a { $province } com um comboio de { $fleet }, que não transporta nada enquanto apoia: o movimento não pode ser apoiado.
rulings-only-fleets-at-sea-convoy = Só uma frota no mar pode transportar.
rulings-no-army-to-convoy = Em { $province } não há nenhum exército a transportar.
# $unit is a fleet.
rulings-fleet-is-not-convoyed = { $unit } é uma frota, e só exércitos são transportados.
# $unit is the convoying fleet, $from the province of the army, $to where it should go.
rulings-unit-is-on-no-route = { $unit } não está em nenhuma rota possível de um comboio de { $from } para { $to }.

## The retreat phase.

rulings-retreats = Retira-se.
rulings-two-units-retreat-there = Duas unidades se retiram para { $province }: ambas são dissolvidas.
rulings-is-disbanded-as-ordered = É dissolvida conforme a ordem.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-unit-is-disbanded = Uma unidade desalojada com uma ordem inválida é dissolvida.
rulings-unit-in-disorder-is-disbanded = Uma unidade desalojada de uma potência em desordem civil é dissolvida.
rulings-unordered-unit-is-disbanded = Uma unidade desalojada sem ordem é dissolvida.
# A retreat may be written without the unit, “- Serbia”, if only one unit of the power is dislodged.
rulings-unit-may-not-be-omitted = Só uma potência com uma única unidade desalojada pode omitir a unidade.
rulings-no-dislodged-unit = “{ $name }” não é uma unidade desalojada desta potência; nenhuma outra unidade se move agora.
rulings-retreat-goes-to-one-space = Uma retirada vai para uma única província, sem comboio.
rulings-no-supports-in-retreats = Na fase de retiradas não há apoios nem comboios.
rulings-dislodged-unit-cannot-hold = Uma unidade desalojada não pode manter a posição.
rulings-attack-came-from = O ataque veio de { $province }.
# $unit is a unit, with its power in a retreat, “A Serbia (Austria)”, and without it in a winter.
rulings-is-occupied = { $province } está ocupada por { $unit }.
rulings-is-empty-after-stand-off = { $province } está vazia por causa de um impasse.

## The adjustment phase: builds and removals.

rulings-is-built = É construída.
rulings-build-is-waived = A potência renuncia à construção conforme a ordem.
rulings-nothing-is-built-in-disorder = Uma potência em desordem civil não constrói nada.
# $count is the number of builds for which there is no order.
# $count (Number)
rulings-too-few-builds =
    { $count ->
        [one] Foram ordenadas poucas construções: a potência renuncia à que resta.
       *[other] Foram ordenadas poucas construções: a potência renuncia às { $count } que restam.
    }
rulings-is-removed = É removida conforme a ordem.
# “It” is the unit that is removed. $count is the number of orders that would bring it to a home centre; it is 0 for a unit at home.
# $count (Number)
rulings-is-farthest-from-home =
    { $count ->
        [0] Foram ordenadas poucas remoções: esta unidade é a mais distante dos seus centros de origem, a { $count } ordens de distância.
        [one] Foram ordenadas poucas remoções: esta unidade é a mais distante dos seus centros de origem, a { $count } ordem de distância.
       *[other] Foram ordenadas poucas remoções: esta unidade é a mais distante dos seus centros de origem, a { $count } ordens de distância.
    }
# Behind the sentence above. $units are the units that stay though they are as far from home: “A Ukraine and A Warsaw”; $count is how many they are.
# $count (Number)
rulings-armies-are-as-far =
    { $count ->
        [one] { $units } está à mesma distância: entre exércitos é removido o primeiro em ordem alfabética (§ 5).
       *[other] { $units } estão à mesma distância: entre exércitos é removido o primeiro em ordem alfabética (§ 5).
    }
# The same for fleets.
# $count (Number)
rulings-fleets-are-as-far =
    { $count ->
        [one] { $units } está à mesma distância: entre frotas é removida a primeira em ordem alfabética (§ 5).
       *[other] { $units } estão à mesma distância: entre frotas é removida a primeira em ordem alfabética (§ 5).
    }
# The same if a fleet is removed and the units that stay are armies.
# $count (Number)
rulings-armies-stay =
    { $count ->
        [one] { $units } está à mesma distância: as frotas são removidas antes dos exércitos (§ 5).
       *[other] { $units } estão à mesma distância: as frotas são removidas antes dos exércitos (§ 5).
    }
# The same if the units that stay are fleets and armies.
# $count (Number)
rulings-armies-and-fleets-are-as-far =
    { $count ->
        [one] { $units } está à mesma distância: as frotas são removidas antes dos exércitos (§ 5). Entre frotas é removida a primeira em ordem alfabética.
       *[other] { $units } estão à mesma distância: as frotas são removidas antes dos exércitos (§ 5). Entre frotas é removida a primeira em ordem alfabética.
    }
# More builds are ordered than the power may build. $count is the number that it may build.
# $count (Number)
rulings-too-many-builds =
    { $count ->
        [0] Foram ordenadas construções demais: a potência não tem direito a nenhuma, e as últimas escritas são anuladas.
        [one] Foram ordenadas construções demais: a potência só tem direito a { $count }, e as últimas escritas são anuladas.
       *[other] Foram ordenadas construções demais: a potência só tem direito a { $count }, e as últimas escritas são anuladas.
    }
# The same if it is not known in which order the builds were written.
# $count (Number)
rulings-too-many-builds-without-order =
    { $count ->
        [0] Foram ordenadas construções demais: a potência não tem direito a nenhuma, e aquelas cuja sequência de escrita não se conhece são anuladas juntas.
        [one] Foram ordenadas construções demais: a potência só tem direito a { $count }, e aquelas cuja sequência de escrita não se conhece são anuladas juntas.
       *[other] Foram ordenadas construções demais: a potência só tem direito a { $count }, e aquelas cuja sequência de escrita não se conhece são anuladas juntas.
    }
# More removals are ordered than the power must remove. $count is the number that it must remove.
# $count (Number)
rulings-too-many-removals =
    { $count ->
        [one] Foram ordenadas remoções demais: só { $count } é necessária, e as últimas escritas são anuladas.
       *[other] Foram ordenadas remoções demais: só { $count } são necessárias, e as últimas escritas são anuladas.
    }
# The same if it is not known in which order the removals were written.
# $count (Number)
rulings-too-many-removals-without-order =
    { $count ->
        [one] Foram ordenadas remoções demais: só { $count } é necessária, e aquelas cuja sequência de escrita não se conhece são anuladas juntas.
       *[other] Foram ordenadas remoções demais: só { $count } são necessárias, e aquelas cuja sequência de escrita não se conhece são anuladas juntas.
    }
# “Both”: both orders.
rulings-two-builds-in-centre = Outra unidade foi ordenada no mesmo centro, e não se sabe qual ordem foi escrita antes: ambas são anuladas.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-adjustment-is-ignored = Uma ordem inválida de construção ou de remoção é ignorada.
rulings-nothing-to-remove = Esta potência ({ $power }) não tem nada a remover.
rulings-nothing-to-build = Esta potência ({ $power }) tem unidades a remover e nada a construir.
rulings-no-home-centre = { $province } não é um centro de origem desta potência ({ $power }).
rulings-centre-is-not-owned = { $province } não pertence agora a esta potência ({ $power }).
# The type is army or fleet.
rulings-type-must-be-specified = { $province } é costeira, por isso é preciso indicar o tipo da unidade.
rulings-coast-must-be-specified = Para uma frota em { $province } é preciso indicar a costa.
rulings-army-is-built-inland = { $province } não é costeira, por isso o tipo escrito é ignorado, e um exército é construído.
rulings-is-built-there-already = Em { $province } já é construída uma unidade.
rulings-no-unit-of-power-there = Em { $province } não há nenhuma unidade desta potência ({ $power }).

## What is missing before the centres are counted.

# $units are units with their powers that were dislodged: “A Serbia (Austria) and F Aegean Sea (Turkey)”; $count is how many they are.
# $count (Number)
rulings-centres-wait-for-retreats =
    { $count ->
        [one] Os centros ainda não são contados, porque { $units } ainda pode se retirar. Escreva “retreats” e abaixo a ordem, ou “disbands” para uma unidade sem ordem.
       *[other] Os centros ainda não são contados, porque { $units } ainda podem se retirar. Escreva “retreats” e abaixo a ordem, ou “disbands” para uma unidade sem ordem.
    }
rulings-adjustments-wait = Os ajustes esperam pelas retiradas.
rulings-adjustments-need-owners = Para os ajustes é preciso saber os donos dos centros: escreva “centres” e uma linha para cada potência.
# $units are units with their powers: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-units-from-orders = Unidades deduzidas das ordens: { $units }.

## Powers whose orders do not count: a player with a red card, or a power that has no player any more.

rulings-ban-red-card = cartão vermelho
rulings-ban-civil-disorder = desordem civil
# “Its” and “it”: of the power.
rulings-red-card-consequence = Todas as suas unidades mantêm a posição neste turno. Retiradas e ajustes podem ser ordenados.
rulings-civil-disorder-consequence = Ninguém joga com esta potência. As suas unidades mantêm a posição, não se retiram, e nenhuma é construída; as que sobram são removidas pela distância aos centros de origem.

## Votes on draws.

# The proposal, as the title of a vote. $members are powers, “Austria, France”, or “all survivors”.
rulings-draw = Empate entre { $members }
rulings-draw-in-turn = Empate entre { $members } ({ $turn })
rulings-draw-proposed-by = Empate entre { $members } (proposta: { $power })
rulings-draw-in-turn-proposed-by = Empate entre { $members } ({ $turn }; proposta: { $power })
# Of a draw: all powers that still have a centre.
rulings-all-survivors = todos os sobreviventes
# The outcome of a vote, in small letters, behind the proposal and a colon or in a narrow column.
rulings-vote-passes = aprovado
rulings-vote-fails = rejeitado
rulings-vote-vetoed = vetado
rulings-vote-not-allowed = não permitido
# The game ended outside the rules.
rulings-vote-abandoned = partida abandonada
# Something is missing to judge it.
rulings-vote-open = pendente

## Why a vote has its outcome. “It” is the proposed draw.

rulings-ended-without-vote = A partida foi encerrada sem a votação exigida. Ela é considerada abandonada, e todos os seus jogadores recebem zero pontos.
# “The line” is the line of the text about the vote.
rulings-vote-is-not-judged = Uma parte da linha não foi entendida, por isso não se decide sobre a votação.
rulings-season-is-not-known = A estação não é conhecida: escreva-a na linha, por exemplo “Fall 1908”.
# $powers are powers without a centre: “Italy and Turkey”; $count is how many they are.
# $count (Number)
rulings-veto-does-not-count =
    { $count ->
        [one] O veto de uma potência sem centros não conta ({ $powers }).
       *[other] O veto de potências sem centros não conta ({ $powers }).
    }
# The same for a vote that a player showed to the others.
# $count (Number)
rulings-shown-vote-does-not-count =
    { $count ->
        [one] O voto mostrado por uma potência sem centros não conta ({ $powers }).
       *[other] O voto mostrado por potências sem centros não conta ({ $powers }).
    }
# The same for a vote against the draw.
# $count (Number)
rulings-vote-against-does-not-count =
    { $count ->
        [one] Um voto contra de uma potência sem centros não conta ({ $powers }).
       *[other] Um voto contra de potências sem centros não conta ({ $powers }).
    }
rulings-is-vetoed-by = Há um veto público ({ $powers }), por isso não há votação. A partida continua.
rulings-is-vetoed = Um jogador veta publicamente o empate, por isso não há votação. A partida continua.
# $count is the number of the powers.
# $count (Number)
rulings-vote-was-shown =
    { $count ->
        [one] Uma potência mostrou o seu voto, o que conta como veto ({ $powers }). A partida continua.
       *[other] Algumas potências mostraram o seu voto, o que conta como veto ({ $powers }). A partida continua.
    }
# The figures: how many voted for it and against it.
rulings-is-voted-against = Há um voto contra, por isso o empate é rejeitado, e a partida continua. A contagem dos votos não é revelada.
# $sum is the sum of the written counts, $all the number of the centres of the board: “34”.
rulings-counts-are-incomplete = Ninguém é contra. Os centros escritos de { $year } somam { $sum } e não { $all }, por isso não se sabe quem sobrevive: escreva os centros de cada potência.
# A chart has the numbers of centres at the end of a year.
rulings-chart-is-missing = Ninguém é contra. A tabela de centros de { $year } diz quem sobrevive: escreva-a, por exemplo “counts { $year }: Austria 12, France 12, Russia 10”.
rulings-draw-passes = Ninguém vota contra; as abstenções são votos a favor. A partida termina com os centros de { $year }. Os jogadores restantes assinam a tabela.
# “These”: the counts.
rulings-draw-passes-after-spring = Ninguém vota contra; as abstenções são votos a favor. A partida termina com os centros de { $year }: após uma primavera são os do ano anterior. Os jogadores restantes assinam a tabela.

## Why a draw could not be proposed.

rulings-draw-passed-before = O empate já foi aprovado e encerrou a partida.
rulings-draw-of-turn-passed-before = Um empate anterior ({ $turn }) foi aprovado e encerrou a partida.
# $first is the first year after which draws are allowed: “1905”.
rulings-is-before-first-chart = Um empate só pode ser proposto depois que a tabela de centros de { $first } foi anotada; este se refere à de { $year }.
rulings-game-ends-with-year = Toda partida termina com o ano { $year }, com um empate automático.
# $count is a number of centres from 18 on.
# $count (Number)
rulings-power-has-won = Uma potência venceu, com { $count } centros em { $year }: { $power }.
rulings-proposer-has-no-centre = Em { $year } a potência ({ $power }) não tem centros e não pode propor nada.
rulings-was-voted-on-already = Este empate já foi votado ({ $turn }), e há uma única votação sobre ele em cada estação.
# The Diplomacy period: the time in which the players negotiate.
rulings-vote-is-late = A votação tem de ser feita imediatamente, antes que comece o próximo período de diplomacia.
# $powers have centres and are not among the powers of the draw; $count is how many they are.
# $count (Number)
rulings-survivors-are-left-out =
    { $count ->
        [one] Um empate inclui todos os sobreviventes da tabela de { $year } e mais ninguém. Uma potência sobrevivente ficou de fora: { $powers }.
       *[other] Um empate inclui todos os sobreviventes da tabela de { $year } e mais ninguém. Potências sobreviventes ficaram de fora: { $powers }.
    }
# $powers are among the powers of the draw and have no centre; $count is how many they are.
# $count (Number)
rulings-members-have-no-centre =
    { $count ->
        [one] Um empate inclui todos os sobreviventes da tabela de { $year } e mais ninguém. Uma potência do empate não tem centros: { $powers }.
       *[other] Um empate inclui todos os sobreviventes da tabela de { $year } e mais ninguém. Potências do empate não têm centros: { $powers }.
    }
# Both: $left-out are the powers that survive and are left out, $lost those that have no centre. The counts say how many they are.
# $left-out-count (Number)
# $lost-count (Number)
rulings-members-are-not-survivors =
    Um empate inclui todos os sobreviventes da tabela de { $year } e mais ninguém. { $left-out-count ->
        [one] Uma potência sobrevivente ficou de fora ({ $left-out })
       *[other] Potências sobreviventes ficaram de fora ({ $left-out })
    }; { $lost-count ->
        [one] uma potência do empate não tem centros ({ $lost })
       *[other] potências do empate não têm centros ({ $lost })
    }.

## Problems of the line about a vote.

rulings-voted-for-and-against = Esta potência ({ $power }) votou a favor do empate e contra ele.
# “This word” is “passed”.
rulings-passed-though-prevented = Um empate é aprovado se não há veto, voto contra nem voto mostrado. Apague esta palavra ou as outras.
rulings-write-proposer = Escreva a potência que o propõe, ou apague isto.
rulings-is-no-power = Isto não é uma potência.
# The words in quotation marks are typed in English.
rulings-words-of-vote = Escreva potências, uma estação, “proposed by France”, “against: Austria”, “revealed: Russia”, “veto: Italy”, “late” ou “no vote”.
rulings-members-or-votes = Podem ser as potências do empate ou votos. Escreva as potências do empate antes dos votos.

## Problems of the other lines of a text.

rulings-yellow-card-is-warning = Um cartão amarelo é uma advertência, e as ordens contam (§ 6). Apague esta linha.
rulings-is-no-season = Isto não é uma estação: escreva “Spring 1902”, “Fall 1902 retreats” ou “Winter 1902”.
rulings-year-without-season = É um ano sem estação, por isso nenhum centro muda de mãos: escreva “Spring { $year }”, “Fall { $year }” ou “Winter { $year }”.
rulings-joint-orders = Ordens conjuntas não podem ser entregues (§ 15): escreva uma linha para cada potência.
# $name is what stands where a power is expected.
rulings-unknown-power = “{ $name }” não é uma potência; as linhas abaixo não são atribuídas a outra.
rulings-line-without-power = Não está claro de quem é esta linha: comece-a com uma potência e dois-pontos.
# $unit is a unit as in a position: “A Vie”.
rulings-unit-stands-there-already = Em { $province } já está { $unit } ({ $power }).
rulings-is-no-supply-centre = { $province } não é um centro de abastecimento.
rulings-centre-is-owned-already = { $province } já pertence a uma potência ({ $power }).
rulings-has-count-already = Esta potência ({ $power }) já tem um número de centros. Conta o último.
# A count is the number of the centres of a power.
rulings-what-a-count-is = Escreva uma potência e o seu número de centros: “Austria 5”.
# $all is the number of the centres of the board: “34”.
# $count (Number)
rulings-too-many-centres = São { $count } centros, e o mapa tem { $all }.
rulings-whose-unit = De quem é a unidade em { $province }? Escreva a posição.
# $first and $second are two powers.
rulings-two-powers-order-unit = Duas potências ({ $first } e { $second }) dão ordens à unidade em { $province }: escreva a posição.
# $first and $second are two units: “A Greece” and “F Greece”.
rulings-orders-name-two-units = As ordens indicam { $first } e { $second }: escreva a posição.
# “A” for an army and “F” for a fleet in every language.
rulings-army-or-fleet = A unidade em { $province } é um exército ou uma frota? Escreva A ou F.
rulings-on-which-coast = Uma frota em { $province } está em uma costa: escreva em qual.
rulings-fleet-is-inland = { $province } fica no interior, por isso não pode haver uma frota lá.
rulings-army-is-at-sea = { $province } é mar, por isso não pode haver um exército lá.
rulings-no-such-coast = { $province } não tem essa costa.
# $units and $centres are how many the power has.
# $units (Number)
# $centres (Number)
rulings-more-units-than-centres =
    Esta potência ({ $power }) tem { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    } para { $centres ->
        [one] { $centres } centro
       *[other] { $centres } centros
    }; na primavera e no outono uma potência não tem mais unidades que centros.
# $units is how many the power has, $most is “17”.
# $units (Number)
rulings-too-many-units = Esta potência ({ $power }) tem { $units } unidades; ninguém tem mais de { $most }, porque 18 centros encerram a partida.
