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
rulings-spring = Frühling
rulings-fall = Herbst
rulings-winter = Winter
rulings-spring-of-year = Frühling { $year }
rulings-fall-of-year = Herbst { $year }
rulings-winter-of-year = Winter { $year }
# The text names a year and no season.
rulings-year-alone = { $year }
# The part of a turn in which dislodged units retreat: “Fall 1902 retreats”. $turn is “Fall 1902”.
rulings-retreats-of-turn = { $turn }, Rückzüge
# The part in which units are built and removed: “Fall 1902 adjustments”.
rulings-adjustments-of-turn = { $turn }, Auf- und Abbau

## Parts of sentences.

# A unit with its power: “A Vienna (Austria)”. $unit may be several units: “A Vienna, F Trieste”.
rulings-unit-of-power = { $unit } ({ $power })
# A list. It grows from the left: $first is “Austria” or already “Austria, England”.
rulings-list-comma = { $first }, { $second }
# The end of a list. $others is “Austria” or “Austria, England”, $last is “France”.
rulings-list-and = { $others } und { $last }
# What an abbreviation can mean: “Tyrolia or Tyrrhenian Sea”. It grows from the left too.
rulings-list-or = { $first } oder { $second }
# A list of groups: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-list-semicolon = { $first }; { $second }
# Two whole sentences of this file, one behind the other.
rulings-two-sentences = { $first } { $second }
# A whole sentence and the paragraph from which it follows. $paragraph is “§9”, or one of the next four.
rulings-sentence-with-paragraph = { $sentence } ({ $paragraph })
# The paragraph with several subjects: what it says about a power without a player, about convoys and supports that depend on each
# other, about units that change places by a convoy, and about a fleet that convoys an attack on a unit of its own power.
rulings-paragraph-civil-disorder = §14, Civil Disorder
rulings-paragraph-paradoxes = §14, Paradoxa
rulings-paragraph-coastal-convoys = §14, Konvois entlang der Küste
rulings-paragraph-conveyed-attack = §14, ein Angriff, den man selbst geleitet

## The outcome of an order: a verb or an adjective, in small letters, behind an order and a colon or in a narrow column. “A Vienna - Tyrolia: moves”.

rulings-outcome-moves = zieht
# It stays where it is, because it was stopped.
rulings-outcome-bounces = misslingt
rulings-outcome-holds = hält
rulings-outcome-supports = unterstützt
# A support that an attack made worthless.
rulings-outcome-cut = unterbrochen
rulings-outcome-convoys = geleitet
# A convoy, or a move by convoy, that fails because a fleet was dislodged.
rulings-outcome-disrupted = gescheitert
# A support or a convoy of something that was not ordered, or an adjustment too many.
rulings-outcome-void = wirkungslos
# The order breaks a rule, so the unit does not follow it.
rulings-outcome-misordered = ungültig
# The unit leaves the board after it was dislodged.
rulings-outcome-disbands = aufgelöst
rulings-outcome-builds = baut auf
# The unit leaves the board in a winter.
rulings-outcome-removes = baut ab
# The power does not build although it may.
rulings-outcome-waives = verzichtet
# $outcome is one of these outcomes: “holds, dislodged”.
rulings-outcome-dislodged = { $outcome }, vertrieben

## The line of an order in the window.

# $order is an order: “A Vienna - Tyrolia”, $outcome its outcome: “moves”.
rulings-order-with-outcome = { $order }: { $outcome }
# A unit that is disbanded. $order says so in the notation: “F Naples disbands”.
rulings-order-of-disbanded = { $order }
# $unit is a unit: “A Moscow”.
rulings-builds-unit = baut { $unit } auf
rulings-removes-unit = baut { $unit } ab
rulings-waives-build = verzichtet auf einen Aufbau

## The movement phase: a unit that holds or is dislodged. $unit is the attacker with its power: “F Naples (Italy)”, $strength a number: “2”.

rulings-holds = Die Einheit hält.
# It often follows another sentence: “The unit is not ordered. It is dislodged by F Naples (Italy) with strength 2.”
rulings-dislodged-by = Die Einheit wird von { $unit } mit Stärke { $strength } vertrieben.

## A move that succeeds. $strength is its strength, “2”, $unit a unit that it dislodges, with its power: “A Vienna (Austria)”.
## “By convoy”: the army could go over land, and goes by convoy. “By its convoy”: it can go by convoy only.

rulings-moves = Die Einheit zieht.
rulings-moves-by-convoy = Die Armee zieht per Konvoi.
rulings-moves-by-its-convoy = Die Armee zieht mit ihrem Konvoi.
rulings-moves-against-nothing = Die Einheit zieht ungehindert.
rulings-moves-with-strength = Die Einheit zieht mit Stärke { $strength }.
rulings-moves-by-convoy-with-strength = Die Armee zieht per Konvoi mit Stärke { $strength }.
rulings-moves-by-its-convoy-with-strength = Mit ihrem Konvoi zieht die Armee mit Stärke { $strength }.
rulings-moves-and-dislodges = Die Einheit zieht mit Stärke { $strength } und vertreibt { $unit }.
rulings-moves-by-convoy-and-dislodges = Die Armee zieht per Konvoi mit Stärke { $strength } und vertreibt { $unit }.
rulings-moves-by-its-convoy-and-dislodges = Mit ihrem Konvoi zieht die Armee mit Stärke { $strength } und vertreibt { $unit }.
# Behind one of these sentences. $unit is a unit that was ordered to the same province; “it” is the unit that moves. $province is that province, out of which
# the attack came that dislodges $unit.
rulings-rival-does-not-stop-it = { $unit } hält den Zug nicht auf, denn diese Einheit wird von { $province } aus vertrieben.
# Behind one of these sentences. $power owns the unit that is dislodged and the fleet of the convoy, $fleet is that fleet: “F North Sea”.
rulings-conveys-attack-on-own-unit = Diesen Angriff auf die eigene Einheit geleitet ihr Land ({ $power }) mit { $fleet }.

## A move that fails. $unit is another unit with its power: “A Venice (Italy)”, $province the destination of the move.

rulings-cannot-enter = Die Einheit kann nicht nach { $province } ziehen.
rulings-moves-against-it-with-more-strength = { $unit } zieht ihr mit größerer Stärke entgegen.
rulings-enters-with-more-strength = { $unit } zieht mit größerer Stärke nach { $province }.
# $fleet is the fleet in the destination, with its power. A paradox: convoys and supports that depend on each other, so that no outcome follows.
rulings-fleet-in-paradox-stays = Die geleitende Flotte { $fleet } ist Teil eines Paradoxons und wird nicht vertrieben.
# A coastal crawl: two fleets change places along different coasts of a province.
rulings-coastal-crawl = { $unit } zieht ihr entgegen; ein Tausch über verschiedene Küsten (Coastal Crawl) ist nicht erlaubt.
# $unit is an own unit, without its power: “A Venice”.
rulings-own-unit-stays = { $unit } desselben Landes bleibt in { $province }.
# $strength is a number: “1”.
rulings-does-not-dislodge-attacker = Stärke { $strength } reicht nicht, um { $unit } zu vertreiben; diese Einheit zieht ihr entgegen.
rulings-does-not-dislodge = Stärke { $strength } reicht nicht, um { $unit } zu vertreiben; diese Einheit bleibt dort.
rulings-stands-off = Patt mit { $unit }; auch diese Einheit hat den Befehl, nach { $province } zu ziehen.
rulings-convoys-in-paradox-fail = Konvois in einem Paradoxon scheitern.
# $fleet is a fleet with its power: “F North Sea (England)”.
rulings-no-route-is-whole = Keine Route des Konvois ist vollständig: { $fleet } wird vertrieben.
rulings-convoy-is-broken = Der Konvoi scheitert: { $fleet } wird vertrieben.
# “It may not be supported to hold”: a support to hold does not count for a unit that was ordered to move.
rulings-convoy-was-not-ordered = Der nötige Konvoi wurde nicht befohlen; die Einheit lässt sich nicht beim Halten unterstützen.

## Supports. $unit is an attacker with its power: “A Venice (Italy)”.

# $province is where the unit stands that is supported.
rulings-misordered-move-is-not-supported = Der Befehl der Einheit in { $province } ist ungültig. Sie hält also, und es gibt keinen Zug zu unterstützen.
# $from is the province of the supported unit, $to where it should move.
rulings-supported-move-is-not-ordered = Die Einheit in { $from } hat keinen Befehl nach { $to }, daher ist die Unterstützung wirkungslos.
rulings-supported-unit-moves = Die Einheit in { $province } hat den Befehl zu ziehen und wird daher nicht beim Halten unterstützt.
rulings-support-is-cut = Die Unterstützung wird durch { $unit } unterbrochen.
rulings-supports = Die Einheit unterstützt.
# $province is the destination of the supported move, here and below.
rulings-supports-move = Die Einheit unterstützt den Zug nach { $province }.
rulings-supports-against-own-attack = Die Einheit unterstützt den Zug nach { $province }; ein Angriff des eigenen Landes unterbricht nichts.
# $unit stands in $province and attacks the supporting unit.
rulings-attack-does-not-cut = Der Angriff von { $unit } aus { $province } unterbricht keine Unterstützung eines Zugs nach { $province }.
# $unit is an army.
rulings-convoyed-attack-does-not-cut = Die Flotte, die { $unit } geleitet, wird mit dieser Unterstützung angegriffen; daher unterbricht der Angriff die Unterstützung nicht.

## Convoys. “It” is the fleet. $from is the province of the army, $to where it should go.

# $province is where the army stands.
rulings-misordered-move-is-not-convoyed = Der Befehl der Einheit in { $province } ist ungültig. Sie hält also, und es gibt keinen Zug zu geleiten.
rulings-convoyed-move-is-not-ordered = Die Armee in { $from } hat keinen Befehl nach { $to }, daher gibt es nichts zu geleiten.
rulings-is-on-no-route = Die Flotte liegt auf keiner möglichen Route von { $from } nach { $to } und gehört daher nicht zum Konvoi.
rulings-convoy-is-disrupted = Der Konvoi scheitert.
rulings-convoy-is-in-paradox = Der Konvoi ist Teil eines Paradoxons: Er scheitert, und die Flotte wird nicht vertrieben.
# $province is the destination of the army.
rulings-convoys-to = Die Flotte geleitet die Armee nach { $province }.
rulings-attack-disrupts-nothing = Die Flotte geleitet die Armee nach { $province }; ein Angriff, der die Flotte nicht vertreibt, stört den Konvoi nicht.

## Why a unit has no order. “It holds.” or “It is dislodged by …” follows.

# NMR: no moves received.
rulings-red-card-and-no-moves = Das Land hat in diesem Spielzug eine Rote Karte (NMR).
rulings-is-in-civil-disorder = Das Land hat keinen Spieler mehr (Civil Disorder).
rulings-has-no-orders = Von diesem Land gibt es für diesen Spielzug keine Befehle (NMR).
rulings-unit-is-not-ordered = Für diese Einheit gibt es keinen Befehl.

## An order for several units: “all hold”, “everything else holds”. $order is what was written.

rulings-no-unit-for-order = Das Land hat keine Einheit für „{ $order }“.
rulings-every-unit-has-order = Jede Einheit hat einen eigenen Befehl.
rulings-is-order-for-each-unit = „{ $order }“ ist eindeutig: ein Befehl für jede dieser Einheiten.

## Which orders count. A set is a list of orders that belong together, with a season written above it; a sheet may have several sets. A revised sheet replaces
## an earlier one.

# $words is a year as it is written, “1902”. “Write the season”: “Fall 1902”.
rulings-year-names-no-season = „{ $words }“ nennt keine Jahreszeit, daher hat diese Befehlsliste keinen Vorrang: Schreiben Sie die Jahreszeit davor.
rulings-is-in-set-of-turn = Der Befehl steht in der Befehlsliste für { $turn }; eine andere Liste auf dem Blatt zählt nicht.
rulings-other-set-does-not-count = Eine andere Befehlsliste auf dem Blatt zählt nicht, und diese zählt.
rulings-has-red-card = Das Land hat in diesem Spielzug eine Rote Karte.
rulings-set-was-used = Diese Befehlsliste wurde für einen früheren Spielzug verwendet.
rulings-date-names-no-season = Über dieser Befehlsliste steht keine Jahreszeit, und über einer anderen steht die richtige.
rulings-other-set-has-season = Über einer anderen Befehlsliste steht die richtige Jahreszeit.
rulings-later-sheet-has-order = Ein späteres, geändertes Blatt enthält einen Befehl für diese Einheit.
rulings-later-sheet-replaces-it = Ein späteres, geändertes Blatt ersetzt diesen Befehl.
rulings-has-other-valid-order = Für die Einheit gibt es einen anderen gültigen Befehl.
rulings-has-several-valid-orders = Für die Einheit gibt es mehrere gültige Befehle mit verschiedener Bedeutung.
# $province is where the unit stands that is supported.
rulings-supported-unit-has-no-order = Für die Einheit in { $province } gibt es keinen Befehl, daher lässt sich ihr Zug nicht unterstützen.

## How an order was read.

rulings-order-without-unit = Jeder Befehl muss die Einheit nennen, der er gilt.
rulings-mutual-support = Eine gegenseitige Unterstützung ist nur für die erste Einheit ein Befehl.
# $words are words behind the order: “with support from Ukraine”.
rulings-no-order-for-another-unit = „{ $words }“ ist kein Befehl für eine andere Einheit: Ein Befehl gilt nur der ersten Einheit.
# $words are words about a convoy: “via convoy”, “via Nth”.
rulings-route-does-not-decide = „{ $words }“ entscheidet weder darüber, ob die Armee per Konvoi zieht, noch über die Route.
# $unit is a fleet: “F Trieste”.
rulings-route-of-fleet = „{ $words }“ betrifft einen Konvoi, und { $unit } ist eine Flotte.
# $power is the power that the order names, $unit the unit, “A Vienna”, and $owner its power.
rulings-order-for-other-power = Der Befehl nennt ein anderes Land ({ $power }) als das von { $unit } ({ $owner }).
# $name is an abbreviation that a rule fixes: “Nor” is always Norway.
rulings-name-is-always = „{ $name }“ bedeutet immer { $province }.
# $name is a name with a slip of the pen: “Burgandy” can only be Burgundy.
rulings-name-can-only-be = „{ $name }“ kann nur { $province } bedeuten.
# The type is army or fleet. $unit is the unit that stands there: “F Trieste”.
rulings-wrong-type-does-not-matter = In { $province } steht { $unit }; eine falsche Angabe von Art oder Küste schadet nicht.
rulings-wrong-nationality-does-not-matter = In { $province } steht { $unit } ({ $power }); eine falsche Angabe von Land, Art oder Küste schadet nicht.
rulings-army-is-on-no-coast = Eine Armee in { $province } steht an keiner Küste, daher ist die geschriebene Küste ohne Bedeutung.
rulings-only-one-coast-is-meant = Gemeint sein kann nur eine Küste von { $province }, daher ist die geschriebene Küste ohne Bedeutung.
rulings-support-is-to-any-coast = Eine Unterstützung gilt für jede Küste von { $province }.
rulings-intermediate-spaces-are-ignored = Die Felder dazwischen werden nicht beachtet.

## “Tyr” can be Tyrolia or the Tyrrhenian Sea. $province is the one of the two that is meant.

rulings-tyr-of-writer-with-capitals = Der Spieler schreibt Meere in Großbuchstaben und Land nicht, daher bedeutet dieses Tyr { $province }.
rulings-tyr-of-fleet = Tyr bedeutet bei einer Flotte Tyrrhenian Sea.
rulings-tyr-of-army = Tyr bedeutet bei einer Armee Tyrolia.
rulings-tyr-of-legal-order = Nur { $province } ergibt einen zulässigen Befehl, daher bedeutet Tyr { $province }.
rulings-tyr-of-other-name = Für die andere Provinz hat der Spieler eine andere Abkürzung, daher bedeutet Tyr { $province }.
rulings-tyr-is-not-decided = Tyr kann Tyrolia oder Tyrrhenian Sea bedeuten, und keine Regel entscheidet darüber.
rulings-tyr-makes-no-legal-order = Tyr ergibt weder als Tyrolia noch als Tyrrhenian Sea einen zulässigen Befehl.
# In an order to remove a unit.
rulings-no-rule-decides-tyr = Keine Regel entscheidet, was Tyr bedeutet.
rulings-tyr-is-not-on-board = Tyr gibt es auf dem Brett nicht.

## Names of provinces. $name is what was written, $provinces are those that it can mean: “Tyrolia or Tyrrhenian Sea”.

rulings-name-can-be = „{ $name }“ kann { $provinces } bedeuten.
rulings-name-can-be-so-write-it = „{ $name }“ kann { $provinces } bedeuten. Schreiben Sie den Namen aus.
rulings-name-can-be-and-director-decides = „{ $name }“ kann { $provinces } bedeuten: Die Turnierleitung entscheidet. Schreiben Sie den Namen also aus.
rulings-unknown-province = „{ $name }“ ist keine Provinz des Bretts.
# $province is the province with the nearest name.
rulings-unknown-province-near = „{ $name }“ ist keine Provinz des Bretts. Der ähnlichste Name ist { $province }.
# $words are words of an order that are not understood.
rulings-unknown-words = „{ $words }“ ist keine Provinz des Bretts und kein Wort eines Befehls.
rulings-unknown-words-near = „{ $words }“ ist keine Provinz des Bretts und kein Wort eines Befehls. Der ähnlichste Name ist { $province }.
rulings-no-clear-province = „{ $name }“ ist keine eindeutige Provinz des Bretts.

## A text that is no order. $words is the text, or the part of it that is not understood.

rulings-is-no-order = „{ $words }“ ist kein Befehl.
rulings-this-is-no-order = Das ist kein Befehl.
# $most is a number: “500”.
rulings-too-many-words = Kein Befehl hat mehr als { $most } Wörter.
rulings-words-name-no-unit = „{ $words }“ nennt keine Einheit: Ein Befehl enthält die Provinz seiner Einheit.
rulings-no-order-behind-unit = „{ $words }“ hinter der Einheit ist kein Befehl.
rulings-words-make-order-ambiguous = „{ $words }“ hinter dem Befehl macht ihn mehrdeutig.
rulings-order-is-for-one-unit = Ein Befehl gilt einer einzigen Einheit.
rulings-disbands-after-dislodgement = Eine Einheit wird erst aufgelöst, nachdem sie vertrieben wurde.
rulings-order-without-destination = Der Befehl nennt kein Ziel.
rulings-order-without-supported-unit = Der Befehl sagt nicht, welche Einheit unterstützt wird.
rulings-order-without-convoyed-army = Der Befehl sagt nicht, welche Armee geleitet wird.
rulings-order-without-destination-of-army = Der Befehl sagt nicht, wohin die Armee geleitet wird.
rulings-words-name-no-province = „{ $words }“ nennt keine Provinz des Bretts.
rulings-no-province-is-named = Es ist keine Provinz genannt.
rulings-can-be-read-in-two-ways = „{ $words }“ lässt sich auf zwei Arten lesen: Die Turnierleitung entscheidet. Schreiben Sie den Befehl also aus.
# $first and $second are two of the five kinds of orders below: “a move”, “a support”.
rulings-can-be-two-orders = „{ $words }“ kann { $first } oder { $second } sein: Die Turnierleitung entscheidet. Schreiben Sie den Befehl also aus.
rulings-a-hold = ein Haltebefehl
rulings-a-move = ein Zug
rulings-a-support = eine Unterstützung
rulings-a-convoy = ein Konvoi
rulings-another-order = ein anderer Befehl

## Orders that the rules do not allow. $unit is a unit without its power: “A Vienna”.

# $power gives the order, $owner owns the unit. A language may say it so: “The unit in Tyrolia does not belong to Austria, but to Italy”.
rulings-unit-of-other-power = Die Einheit in { $province } gehört nicht diesem Land ({ $power }), sondern einem anderen ({ $owner }).
rulings-no-unit-stands-there = In { $province } steht keine Einheit.
rulings-several-coasts = { $unit } kann an mehrere Küsten von { $province } ziehen; die Küste muss angegeben sein.
# Two units without a word between them: “A Vienna A Budapest”. $unit is the unit in $province: “A Budapest”.
rulings-move-or-support = Das kann ein Zug nach { $province } oder eine Unterstützung von { $unit } dort sein: Ein Befehl muss sagen, was gemeint ist.
rulings-is-there-already = { $unit } steht schon in { $province }.
rulings-cannot-move-to = { $unit } kann nicht nach { $province } ziehen.
# $unit is a fleet: “F Trieste”.
rulings-province-has-no-coast = { $province } hat keine Küste, daher kann { $unit } nicht dorthin ziehen.
# $unit is an army: “A Vienna”.
rulings-province-is-sea = { $province } ist ein Meer, daher kann { $unit } nicht dorthin ziehen.
# $unit is an army.
rulings-no-possible-route = Für { $unit } gibt es keine mögliche Route nach { $province }.
rulings-cannot-support-itself = Eine Einheit kann sich nicht selbst unterstützen.
rulings-no-unit-to-support = In { $province } steht keine Einheit, die sich unterstützen lässt.
rulings-support-into-own-province = { $unit } kann keinen Zug in die eigene Provinz unterstützen.
rulings-cannot-support-there = { $unit } kann nicht nach { $province } ziehen, daher ist dort keine Unterstützung möglich.
# The next five are about a support. $unit is the supported unit, $province where it should move.
rulings-supported-unit-cannot-move = { $unit } kann nicht nach { $province } ziehen: Der Zug lässt sich nicht unterstützen.
rulings-supported-fleet-has-no-coast = { $province } hat keine Küste, daher kann { $unit } nicht dorthin ziehen: Der Zug lässt sich nicht unterstützen.
rulings-supported-army-has-no-land = { $province } ist ein Meer, daher kann { $unit } nicht dorthin ziehen: Der Zug lässt sich nicht unterstützen.
rulings-supported-army-has-no-route = Für { $unit } gibt es keine mögliche Route nach { $province }: Der Zug lässt sich nicht unterstützen.
# $unit is an army, $fleet is the supporting fleet itself: “F English Channel”.
rulings-supported-army-needs-this-fleet = { $unit } kann nach { $province } nur mit einem Konvoi von { $fleet } ziehen, und wer unterstützt, geleitet nicht: Der Zug lässt sich nicht unterstützen.
rulings-only-fleets-at-sea-convoy = Nur eine Flotte auf See kann geleiten.
rulings-no-army-to-convoy = In { $province } steht keine Armee, die sich geleiten lässt.
# $unit is a fleet.
rulings-fleet-is-not-convoyed = { $unit } ist eine Flotte, und geleitet werden nur Armeen.
# $unit is the convoying fleet, $from the province of the army, $to where it should go.
rulings-unit-is-on-no-route = { $unit } liegt auf keiner möglichen Route eines Konvois von { $from } nach { $to }.

## The retreat phase.

rulings-retreats = Die Einheit zieht sich zurück.
rulings-two-units-retreat-there = Zwei Einheiten ziehen sich nach { $province } zurück: Beide werden aufgelöst.
rulings-is-disbanded-as-ordered = Die Einheit wird wie befohlen aufgelöst.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-unit-is-disbanded = Eine vertriebene Einheit mit ungültigem Befehl wird aufgelöst.
rulings-unit-in-disorder-is-disbanded = Eine vertriebene Einheit eines Landes ohne Spieler (Civil Disorder) wird aufgelöst.
rulings-unordered-unit-is-disbanded = Eine vertriebene Einheit ohne Befehl wird aufgelöst.
# A retreat may be written without the unit, “- Serbia”, if only one unit of the power is dislodged.
rulings-unit-may-not-be-omitted = Nur ein Land mit einer einzigen vertriebenen Einheit darf sie im Befehl weglassen.
rulings-no-dislodged-unit = „{ $name }“ ist keine vertriebene Einheit dieses Landes; andere Einheiten ziehen jetzt nicht.
rulings-retreat-goes-to-one-space = Ein Rückzug führt auf ein einziges Feld, ohne Konvoi.
rulings-no-supports-in-retreats = Bei Rückzügen gibt es keine Unterstützungen und keine Konvois.
rulings-dislodged-unit-cannot-hold = Eine vertriebene Einheit kann nicht halten.
rulings-attack-came-from = Der Angriff kam aus { $province }.
# $unit is a unit, with its power in a retreat, “A Serbia (Austria)”, and without it in a winter.
rulings-is-occupied = { $province } ist von { $unit } besetzt.
rulings-is-empty-after-stand-off = { $province } ist wegen eines Patts leer.

## The adjustment phase: builds and removals.

rulings-is-built = Die Einheit wird aufgebaut.
rulings-build-is-waived = Auf den Aufbau wird wie befohlen verzichtet.
rulings-nothing-is-built-in-disorder = Ein Land ohne Spieler (Civil Disorder) baut nichts auf.
# $count is the number of builds for which there is no order.
# $count (Number)
rulings-too-few-builds =
    { $count ->
        [one] Zu wenige Aufbauten sind befohlen: Auf den übrigen wird verzichtet.
       *[other] Zu wenige Aufbauten sind befohlen: Auf die übrigen { $count } wird verzichtet.
    }
rulings-is-removed = Die Einheit wird wie befohlen abgebaut.
# “It” is the unit that is removed. $count is the number of orders that would bring it to a home centre; it is 0 for a unit at home.
# $count (Number)
rulings-is-farthest-from-home =
    { $count ->
        [one] Zu wenige Abbauten sind befohlen: Diese Einheit ist am weitesten von der Heimat entfernt, { $count } Befehl.
       *[other] Zu wenige Abbauten sind befohlen: Diese Einheit ist am weitesten von der Heimat entfernt, { $count } Befehle.
    }
# Behind the sentence above. $units are the units that stay though they are as far from home: “A Ukraine and A Warsaw”; $count is how many they are.
# $count (Number)
rulings-armies-are-as-far =
    { $count ->
        [one] { $units } ist ebenso weit entfernt: Von Armeen wird die alphabetisch erste abgebaut (§ 5).
       *[other] { $units } sind ebenso weit entfernt: Von Armeen wird die alphabetisch erste abgebaut (§ 5).
    }
# The same for fleets.
# $count (Number)
rulings-fleets-are-as-far =
    { $count ->
        [one] { $units } ist ebenso weit entfernt: Von Flotten wird die alphabetisch erste abgebaut (§ 5).
       *[other] { $units } sind ebenso weit entfernt: Von Flotten wird die alphabetisch erste abgebaut (§ 5).
    }
# The same if a fleet is removed and the units that stay are armies.
# $count (Number)
rulings-armies-stay =
    { $count ->
        [one] { $units } ist ebenso weit entfernt: Flotten werden vor Armeen abgebaut (§ 5).
       *[other] { $units } sind ebenso weit entfernt: Flotten werden vor Armeen abgebaut (§ 5).
    }
# The same if the units that stay are fleets and armies.
# $count (Number)
rulings-armies-and-fleets-are-as-far =
    { $count ->
        [one] { $units } ist ebenso weit entfernt: Flotten werden vor Armeen abgebaut (§ 5). Von Flotten wird die alphabetisch erste abgebaut.
       *[other] { $units } sind ebenso weit entfernt: Flotten werden vor Armeen abgebaut (§ 5). Von Flotten wird die alphabetisch erste abgebaut.
    }
# More builds are ordered than the power may build. $count is the number that it may build.
# $count (Number)
rulings-too-many-builds =
    { $count ->
        [0] Zu viele sind befohlen: Kein Aufbau steht an, und die zuletzt geschriebenen werden gestrichen.
        [one] Zu viele sind befohlen: { $count } Aufbau steht an, und die zuletzt geschriebenen werden gestrichen.
       *[other] Zu viele sind befohlen: { $count } Aufbauten stehen an, und die zuletzt geschriebenen werden gestrichen.
    }
# The same if it is not known in which order the builds were written.
# $count (Number)
rulings-too-many-builds-without-order =
    { $count ->
        [0] Zu viele sind befohlen: Kein Aufbau steht an, und alle, deren Reihenfolge beim Schreiben nicht bekannt ist, werden zusammen gestrichen.
        [one] Zu viele sind befohlen: { $count } Aufbau steht an, und alle, deren Reihenfolge beim Schreiben nicht bekannt ist, werden zusammen gestrichen.
       *[other] Zu viele sind befohlen: { $count } Aufbauten stehen an, und alle, deren Reihenfolge beim Schreiben nicht bekannt ist, werden zusammen gestrichen.
    }
# More removals are ordered than the power must remove. $count is the number that it must remove.
# $count (Number)
rulings-too-many-removals =
    { $count ->
        [one] Zu viele sind befohlen: { $count } Abbau steht an, und die zuletzt geschriebenen werden gestrichen.
       *[other] Zu viele sind befohlen: { $count } Abbauten stehen an, und die zuletzt geschriebenen werden gestrichen.
    }
# The same if it is not known in which order the removals were written.
# $count (Number)
rulings-too-many-removals-without-order =
    { $count ->
        [one] Zu viele sind befohlen: { $count } Abbau steht an, und alle, deren Reihenfolge beim Schreiben nicht bekannt ist, werden zusammen gestrichen.
       *[other] Zu viele sind befohlen: { $count } Abbauten stehen an, und alle, deren Reihenfolge beim Schreiben nicht bekannt ist, werden zusammen gestrichen.
    }
# “Both”: both orders.
rulings-two-builds-in-centre = Im selben Zentrum ist noch ein Aufbau befohlen, und die Reihenfolge beim Schreiben ist nicht bekannt: Beide Befehle werden gestrichen.
# Behind a sentence that says what is wrong with the order.
rulings-misordered-adjustment-is-ignored = Ein ungültiger Befehl zum Auf- oder Abbau wird nicht beachtet.
rulings-nothing-to-remove = Dieses Land hat nichts abzubauen: { $power }.
rulings-nothing-to-build = Dieses Land hat Einheiten abzubauen und nichts aufzubauen: { $power }.
rulings-no-home-centre = { $province } ist kein Heimatzentrum dieses Landes ({ $power }).
rulings-centre-is-not-owned = { $province } gehört diesem Land zurzeit nicht ({ $power }).
# The type is army or fleet.
rulings-type-must-be-specified = { $province } liegt an der Küste, daher muss angegeben sein, ob es eine Armee oder eine Flotte ist.
rulings-coast-must-be-specified = Bei einer Flotte in { $province } muss die Küste angegeben sein.
rulings-army-is-built-inland = { $province } liegt nicht an der Küste, daher wird die geschriebene Art nicht beachtet und eine Armee aufgebaut.
rulings-is-built-there-already = In { $province } wird schon eine Einheit aufgebaut.
rulings-no-unit-of-power-there = In { $province } steht keine Einheit dieses Landes ({ $power }).

## What is missing before the centres are counted.

# $units are units with their powers that were dislodged: “A Serbia (Austria) and F Aegean Sea (Turkey)”; $count is how many they are.
# $count (Number)
rulings-centres-wait-for-retreats =
    { $count ->
        [one] Die Zentren sind noch nicht gezählt, weil sich { $units } noch zurückziehen darf. Schreiben Sie „retreats“ und darunter den Befehl, oder „disbands“ für eine Einheit ohne Befehl.
       *[other] Die Zentren sind noch nicht gezählt, weil sich { $units } noch zurückziehen dürfen. Schreiben Sie „retreats“ und darunter die Befehle, oder „disbands“ für eine Einheit ohne Befehl.
    }
rulings-adjustments-wait = Vor Auf- und Abbau kommen die Rückzüge.
rulings-adjustments-need-owners = Für Auf- und Abbau müssen die Besitzer der Zentren bekannt sein: Schreiben Sie „centres“ und eine Zeile für jedes Land.
# $units are units with their powers: “A Vienna, F Trieste (Austria); F Naples (Italy)”.
rulings-units-from-orders = Einheiten, die aus den Befehlen übernommen sind: { $units }.

## Powers whose orders do not count: a player with a red card, or a power that has no player any more.

rulings-ban-red-card = Rote Karte
rulings-ban-civil-disorder = Civil Disorder
# “Its” and “it”: of the power.
rulings-red-card-consequence = Alle Einheiten des Landes halten in diesem Spielzug. Rückzüge sowie Auf- und Abbau dürfen befohlen werden.
rulings-civil-disorder-consequence = Niemand spielt das Land. Seine Einheiten halten, ziehen sich nicht zurück, und neue werden nicht aufgebaut; überzählige werden nach ihrer Entfernung von der Heimat abgebaut.

## Votes on draws.

# The proposal, as the title of a vote. $members are powers, “Austria, France”, or “all survivors”.
rulings-draw = Draw für { $members }
rulings-draw-in-turn = Draw { $turn } für { $members }
rulings-draw-proposed-by = Draw für { $members } (Vorschlag: { $power })
rulings-draw-in-turn-proposed-by = Draw { $turn } für { $members } (Vorschlag: { $power })
# Of a draw: all powers that still have a centre.
rulings-all-survivors = alle Überlebenden
# The outcome of a vote, in small letters, behind the proposal and a colon or in a narrow column.
rulings-vote-passes = angenommen
rulings-vote-fails = abgelehnt
rulings-vote-vetoed = durch Veto abgelehnt
rulings-vote-not-allowed = nicht zulässig
# The game ended outside the rules.
rulings-vote-abandoned = abgebrochen
# Something is missing to judge it.
rulings-vote-open = offen

## Why a vote has its outcome. “It” is the proposed draw.

rulings-ended-without-vote = Die Partie wurde ohne die verlangte Abstimmung beendet. Sie gilt als abgebrochen, und alle ihre Spieler erhalten 0 Punkte.
# “The line” is the line of the text about the vote.
rulings-vote-is-not-judged = Ein Teil der Zeile ist nicht verständlich, daher wird über die Abstimmung nicht entschieden.
rulings-season-is-not-known = Die Jahreszeit ist nicht bekannt: Schreiben Sie sie in die Zeile, etwa „Fall 1908“.
# $powers are powers without a centre: “Italy and Turkey”; $count is how many they are.
# $count (Number)
rulings-veto-does-not-count =
    { $count ->
        [one] Dieses Veto zählt nicht, weil das Land kein Zentrum hat: { $powers }.
       *[other] Diese Vetos zählen nicht, weil die Länder kein Zentrum haben: { $powers }.
    }
# The same for a vote that a player showed to the others.
# $count (Number)
rulings-shown-vote-does-not-count =
    { $count ->
        [one] Diese gezeigte Stimme zählt nicht, weil das Land kein Zentrum hat: { $powers }.
       *[other] Diese gezeigten Stimmen zählen nicht, weil die Länder kein Zentrum haben: { $powers }.
    }
# The same for a vote against the draw.
# $count (Number)
rulings-vote-against-does-not-count =
    { $count ->
        [one] Diese Gegenstimme zählt nicht, weil das Land kein Zentrum hat: { $powers }.
       *[other] Diese Gegenstimmen zählen nicht, weil die Länder kein Zentrum haben: { $powers }.
    }
rulings-is-vetoed-by = Es gibt ein öffentliches Veto ({ $powers }), daher wird nicht abgestimmt. Die Partie geht weiter.
rulings-is-vetoed = Ein Spieler hat öffentlich ein Veto eingelegt, daher wird nicht abgestimmt. Die Partie geht weiter.
# $count is the number of the powers.
# $count (Number)
rulings-vote-was-shown =
    { $count ->
        [one] Eine Stimme wurde gezeigt ({ $powers }), und das gilt als Veto. Die Partie geht weiter.
       *[other] Mehrere Stimmen wurden gezeigt ({ $powers }), und das gilt als Veto. Die Partie geht weiter.
    }
# The figures: how many voted for it and against it.
rulings-is-voted-against = Es gibt eine Gegenstimme. Damit ist der Draw abgelehnt, und die Partie geht weiter. Das Stimmenverhältnis bleibt geheim.
# $sum is the sum of the written counts, $all the number of the centres of the board: “34”.
rulings-counts-are-incomplete = Niemand ist dagegen. Die Zahlen von { $year } ergeben zusammen { $sum } statt { $all }, daher ist nicht bekannt, wer überlebt hat: Schreiben Sie die Zahl jedes Landes.
# A chart has the numbers of centres at the end of a year.
rulings-chart-is-missing = Niemand ist dagegen. Wer überlebt hat, sagt die Zentrentabelle von { $year }: Schreiben Sie sie, etwa „counts { $year }: Austria 12, France 12, Russia 10“.
rulings-draw-passes = Niemand stimmt dagegen; Enthaltungen zählen als Stimmen dafür. Die Partie endet mit den Zentrenzahlen von { $year }. Die verbliebenen Spieler unterschreiben die Zentrentabelle.
# “These”: the counts.
rulings-draw-passes-after-spring = Niemand stimmt dagegen; Enthaltungen zählen als Stimmen dafür. Die Partie endet mit den Zentrenzahlen von { $year }. Nach einem Frühling sind es die des Vorjahres. Die verbliebenen Spieler unterschreiben die Zentrentabelle.

## Why a draw could not be proposed.

rulings-draw-passed-before = Ein früherer Draw wurde angenommen und hat die Partie beendet.
rulings-draw-of-turn-passed-before = Ein früherer Draw ({ $turn }) wurde angenommen und hat die Partie beendet.
# $first is the first year after which draws are allowed: “1905”.
rulings-is-before-first-chart = Ein Draw lässt sich vorschlagen, sobald die Zentrentabelle von { $first } eingegeben ist; zu diesem Draw gehört die von { $year }.
rulings-game-ends-with-year = Jede Partie endet mit { $year }, und zwar automatisch als Draw.
# $count is a number of centres from 18 on.
# $count (Number)
rulings-power-has-won = Ein Land hat im Jahr { $year } { $count } Zentren und hat gewonnen: { $power }.
rulings-proposer-has-no-centre = Ein Land ohne Zentrum im Jahr { $year } kann nichts vorschlagen: { $power }.
rulings-was-voted-on-already = Über diesen Draw wurde schon abgestimmt ({ $turn }), und das geschieht in einer Jahreszeit nur einmal.
# The Diplomacy period: the time in which the players negotiate.
rulings-vote-is-late = Abgestimmt werden muss sofort, bevor die nächste Diplomatiephase beginnt.
# $powers have centres and are not among the powers of the draw; $count is how many they are.
# $count (Number)
rulings-survivors-are-left-out =
    { $count ->
        [one] Ein Draw umfasst alle Überlebenden der Zentrentabelle von { $year } und sonst niemanden. Ein überlebendes Land fehlt: { $powers }.
       *[other] Ein Draw umfasst alle Überlebenden der Zentrentabelle von { $year } und sonst niemanden. Überlebende Länder fehlen: { $powers }.
    }
# $powers are among the powers of the draw and have no centre; $count is how many they are.
# $count (Number)
rulings-members-have-no-centre =
    { $count ->
        [one] Ein Draw umfasst alle Überlebenden der Zentrentabelle von { $year } und sonst niemanden. Ein Land hat kein Zentrum: { $powers }.
       *[other] Ein Draw umfasst alle Überlebenden der Zentrentabelle von { $year } und sonst niemanden. Länder ohne Zentrum: { $powers }.
    }
# Both: $left-out are the powers that survive and are left out, $lost those that have no centre. The counts say how many they are.
# $left-out-count (Number)
# $lost-count (Number)
rulings-members-are-not-survivors =
    Ein Draw umfasst alle Überlebenden der Zentrentabelle von { $year } und sonst niemanden. { $left-out-count ->
        [one] Ein überlebendes Land fehlt: { $left-out }
       *[other] Überlebende Länder fehlen: { $left-out }
    }; { $lost-count ->
        [one] ein Land hat kein Zentrum: { $lost }
       *[other] Länder ohne Zentrum: { $lost }
    }.

## Problems of the line about a vote.

rulings-voted-for-and-against = Dieses Land hat für den Draw und gegen ihn gestimmt: { $power }.
# “This word” is “passed”.
rulings-passed-though-prevented = Angenommen wird ein Draw nur ohne Veto, ohne Gegenstimme und ohne gezeigte Stimme. Löschen Sie dieses Wort oder die anderen.
rulings-write-proposer = Schreiben Sie das Land, das den Draw vorschlägt, oder löschen Sie diese Angabe.
rulings-is-no-power = Das ist kein Land.
# The words in quotation marks are typed in English.
rulings-words-of-vote = Schreiben Sie Länder, eine Jahreszeit, „proposed by France“, „against: Austria“, „revealed: Russia“, „veto: Italy“, „late“ oder „no vote“.
rulings-members-or-votes = Das können die Länder im Draw oder Stimmen sein. Schreiben Sie die Länder im Draw vor die Stimmen.

## Problems of the other lines of a text.

rulings-yellow-card-is-warning = Eine Gelbe Karte ist eine Verwarnung, und die Befehle zählen (§ 6). Löschen Sie diese Zeile.
rulings-is-no-season = Das ist keine Jahreszeit: Schreiben Sie „Spring 1902“, „Fall 1902 retreats“ oder „Winter 1902“.
rulings-year-without-season = Das ist ein Jahr ohne Jahreszeit, daher wechselt kein Zentrum den Besitzer: Schreiben Sie „Spring { $year }“, „Fall { $year }“ oder „Winter { $year }“.
rulings-joint-orders = Gemeinsame Befehle sind nicht erlaubt (§ 15): Schreiben Sie eine Zeile für jedes Land.
# $name is what stands where a power is expected.
rulings-unknown-power = „{ $name }“ ist kein Land; die Zeilen darunter werden keinem anderen zugerechnet.
rulings-line-without-power = Es ist unklar, zu welchem Land diese Zeile gehört: Beginnen Sie sie mit einem Land und einem Doppelpunkt.
# $unit is a unit as in a position: “A Vie”.
rulings-unit-stands-there-already = In { $province } steht schon eine Einheit: { $unit } ({ $power }).
rulings-is-no-supply-centre = { $province } ist kein Versorgungszentrum.
rulings-centre-is-owned-already = { $province } gehört schon einem Land: { $power }.
rulings-has-count-already = Für dieses Land gibt es schon eine Zahl: { $power }. Es zählt die letzte.
# A count is the number of the centres of a power.
rulings-what-a-count-is = Hierher gehören ein Land und die Zahl seiner Zentren: „Austria 5“.
# $all is the number of the centres of the board: “34”.
# $count (Number)
rulings-too-many-centres = Das sind { $count } Zentren, und das Brett hat { $all }.
rulings-whose-unit = Wessen Einheit steht in { $province }? Schreiben Sie die Stellung („position“).
# $first and $second are two powers.
rulings-two-powers-order-unit = Zwei Länder geben der Einheit in { $province } Befehle, { $first } und { $second }: Schreiben Sie die Stellung („position“).
# $first and $second are two units: “A Greece” and “F Greece”.
rulings-orders-name-two-units = Die Befehle nennen { $first } und { $second }: Schreiben Sie die Stellung („position“).
# “A” for an army and “F” for a fleet in every language.
rulings-army-or-fleet = Ist die Einheit in { $province } eine Armee oder eine Flotte? Schreiben Sie A oder F.
rulings-on-which-coast = Eine Flotte in { $province } steht an einer Küste: Schreiben Sie, an welcher.
rulings-fleet-is-inland = { $province } liegt im Binnenland, daher kann dort keine Flotte stehen.
rulings-army-is-at-sea = { $province } ist ein Meer, daher kann dort keine Armee stehen.
rulings-no-such-coast = { $province } hat keine solche Küste.
# $units and $centres are how many the power has.
# $units (Number)
# $centres (Number)
rulings-more-units-than-centres =
    { $power }: { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    } und nur { $centres ->
        [one] { $centres } Zentrum
       *[other] { $centres } Zentren
    }; im Frühling und im Herbst hat kein Land mehr Einheiten als Zentren.
# $units is how many the power has, $most is “17”.
# $units (Number)
rulings-too-many-units = { $power }: { $units } Einheiten; kein Land hat mehr als { $most }, weil 18 Zentren die Partie beenden.
