# What was recognised in the tables of an imported file, and remarks about their rows and columns. Each stands behind the name of a sheet or
# a cell: “Round 1: Round 1: 2 boards, A, B.” So the first word has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text, a sheet is a table in it. “The unplaced cells” are the cells that Topboard does not understand;
# the book keeps their texts. “After the import” is after the file was added to the book. A count is the number of the centres of a
# power; a chart has the counts of each year. What stands in quotation marks as a heading, such as “Board” or “Final”, is typed into the
# file: take a word that Topboard reads in your language, from assets/words.
#
# In the first sentence of a remark write no abbreviation with a full stop inside: a pasted block shows the first sentence alone, to the first
# full stop that a blank follows, outside quotation marks.
#
# $board is a board, “Round 1, board A”, and $boards are several. $power is a power, “Austria”, and $powers are several. $text is the text
# of a cell, $cell a cell, “C4”.

## What was recognised: whole sentences, which end the line.

# $round is the title of a round, “Round 1”.
import-tables-round-without-boards = { $round }, ohne Bretter.
# $name is the name of a board, “A”.
import-tables-round-with-board = { $round }: Brett { $name }.
# $names are the names of the boards: “A, B, C”.
# $count (Number)
import-tables-round-with-boards = { $round }: { $count } Bretter, { $names }.
# A round of a workbook that Topboard wrote.
# $count (Number)
import-tables-boards-of-round = { $count ->
    [one] { $round }: ein Brett.
   *[other] { $round }: { $count } Bretter.
}
# $title is the title of the sheet.
import-tables-title-without-boards = { $title }: keine Bretter.
# $count (Number)
import-tables-boards-in-rows = { $count ->
    [one] { $count } Brett in Zeilen, eine Zeile für jedes Land.
   *[other] { $count } Bretter in Zeilen, eine Zeile für jedes Land.
}
# $count (Number)
import-tables-standings = { $count ->
    [one] Rangliste mit { $count } Spieler; sie bleibt zum Vergleich mit der berechneten so, wie sie gedruckt ist.
   *[other] Rangliste mit { $count } Spielern; sie bleibt zum Vergleich mit der berechneten so, wie sie gedruckt ist.
}
# $count (Number)
import-tables-standings-of-one-round-without-headings = { $count ->
    [one] Rangliste mit { $count } Spieler; sie bleibt zum Vergleich mit der berechneten so, wie sie gedruckt ist. Die Spalten haben keine Überschriften. Sie gelten als Platz, Name, Punkte und Gesamt.
   *[other] Rangliste mit { $count } Spielern; sie bleibt zum Vergleich mit der berechneten so, wie sie gedruckt ist. Die Spalten haben keine Überschriften. Sie gelten als Platz, Name, Punkte und Gesamt.
}
# $rounds is the number of the last round.
# $count (Number)
import-tables-standings-without-headings = { $count ->
    [one] Rangliste mit { $count } Spieler; sie bleibt zum Vergleich mit der berechneten so, wie sie gedruckt ist. Die Spalten haben keine Überschriften. Sie gelten als Platz, Name, Punkte der Runden 1 bis { $rounds } und Gesamt.
   *[other] Rangliste mit { $count } Spielern; sie bleibt zum Vergleich mit der berechneten so, wie sie gedruckt ist. Die Spalten haben keine Überschriften. Sie gelten als Platz, Name, Punkte der Runden 1 bis { $rounds } und Gesamt.
}
# A list with a number for each player, and no results that use the numbers.
# $count (Number)
import-tables-list-with-numbers = { $count ->
    [one] eine Liste mit { $count } Spieler und seiner Nummer.
   *[other] eine Liste mit { $count } Spielern und ihren Nummern.
}
# $count (Number)
import-tables-names-by-numbers = { $count ->
    [one] die Nummer und der Name von { $count } Spieler. Die Ergebnisse haben statt der Nummer den Namen.
   *[other] die Nummern und Namen von { $count } Spielern. Die Ergebnisse haben statt der Nummern die Namen.
}
# $count (Number)
import-tables-cards-of-players = { $count ->
    [one] eine Karte von { $count } Spieler: Die Zeilen unter dem Namen werden als die Partien des Spielers gelesen.
   *[other] Karten von { $count } Spielern: Die Zeilen unter jedem Namen werden als die Partien des Spielers gelesen.
}
# $count (Number)
import-tables-sheets-of-players = { $count ->
    [one] { $count } Blatt hat die Partien eines Spielers: Jede Zeile wird als ein Sitzplatz ihres Bretts gelesen.
   *[other] { $count } Blätter haben die Partien je eines Spielers: Jede Zeile wird als ein Sitzplatz ihres Bretts gelesen.
}
# $count (Number)
import-tables-names-by-codes = { $count ->
    [one] das Kürzel und der Name von { $count } Spieler. Die Ergebnisse haben statt des Kürzels den Namen.
   *[other] die Kürzel und Namen von { $count } Spielern. Die Ergebnisse haben statt der Kürzel die Namen.
}
# $code is a text in the place of a name that the list of codes lacks.
import-tables-unknown-code-of-player = die Ergebnisse haben Kürzel statt Namen, und „{ $code }“ steht nicht in der Liste der Kürzel. Korrigieren Sie nach dem Import den Namen des Spielers oder in der Datei das Kürzel.

## What was recognised in a workbook that Topboard wrote.

import-tables-own-event = Name, Ort, Termin und Regeln des Turniers.
# $count (Number)
import-tables-own-players = { $count ->
    [one] die Liste mit { $count } Spieler.
   *[other] die Liste mit { $count } Spielern.
}
# $count (Number)
import-tables-own-systems = { $count ->
    [one] { $count } Wertungssystem des Turniers.
   *[other] { $count } Wertungssysteme des Turniers.
}
# $count (Number)
import-tables-own-rulesets = { $count ->
    [one] { $count } Regelwerk des Turniers.
   *[other] { $count } Regelwerke des Turniers.
}
# $count (Number)
import-tables-own-facts = { $count ->
    [one] { $count } Angabe zu Spielern, Brettern, Teams und Preisen.
   *[other] { $count } Angaben zu Spielern, Brettern, Teams und Preisen.
}
# $count (Number)
import-tables-own-standings = { $count ->
    [one] die gedruckte Rangliste mit { $count } Spieler.
   *[other] die gedruckte Rangliste mit { $count } Spielern.
}
# $count (Number)
import-tables-own-unplaced-cells = { $count ->
    [one] { $count } Zelle, die ein früherer Import nicht zuordnen konnte.
   *[other] { $count } Zellen, die ein früherer Import nicht zuordnen konnte.
}
# $name is a player.
import-tables-own-player-twice = { $name } steht zweimal in der Liste. Die zweite Zeile wird nicht verwendet und steht bei den Zellen ohne Zuordnung; entfernen Sie eine der beiden in der Datei, und importieren Sie die Datei noch einmal.
import-tables-own-line-unreadable = diese Zeile lässt sich nicht lesen, oder ihre Runde, ihr Brett oder ihr Spieler ist nicht mehr in der Datei. Sie steht bei den Zellen ohne Zuordnung; tragen Sie die Daten von Hand ein.
import-tables-own-total-typed-over = „{ $text }“ steht anstelle der Formel einer Gesamtpunktzahl. Topboard berechnet diese aus den Brettern, daher wird die Zahl nicht verwendet; sie steht bei den Zellen ohne Zuordnung. Ist sie richtig, korrigieren Sie die Punkte an den Brettern, oder tragen Sie eine Entscheidung ein.
import-tables-own-boards-changed = { $boards }: Die Überschriften oder die Länder sind nicht so, wie Topboard sie geschrieben hat, daher werden diese Bretter wie die jeder anderen Arbeitsmappe gelesen. Vergleichen Sie sie mit der Datei.
# A ruling is a decision of the director.
import-tables-own-score-typed-over = diese Punkte stehen anstelle der Formel. Sie werden nicht verwendet und stehen bei den Zellen ohne Zuordnung; zählen sie, tragen Sie sie als Entscheidung mit Begründung ein.

## Rounds and boards that the file does not name. $name is the name that they get: “A”, “3”.

import-tables-board-without-name = die Datei nennt den Namen dieses Bretts nicht; es heißt „{ $name }“.
import-tables-round-without-name = dieses Blatt nennt seine Runde nicht. Es wird als Runde { $name } gelesen; benennen Sie die Runde nach dem Import um, wenn das falsch ist.
import-tables-tabs-are-boards = die Blätter { $tabs } nennen Bretter und keine Runden, und niemand spielt auf zweien, daher sind es die Bretter der Runde { $name }. Wenn es Runden sind, nennen Sie die Blätter „Runde 1“, „Runde 2“ und so weiter, und importieren Sie die Datei noch einmal.
import-tables-dates-are-rounds = keine Spalte nennt die Runde, daher wird jedes Datum als eine Runde gelesen. Benennen Sie die Runden nach dem Import um, wenn das falsch ist.
import-tables-boards-follow-without-gap = keine Spalte nennt die Bretter, und die Zeilen einer Runde folgen ohne Lücke aufeinander. Das nächste Brett beginnt, wo ein Land wiederkehrt, wie hier. Prüfen Sie die Bretter, oder geben Sie der Liste eine Spalte „Brett“, und importieren Sie die Datei noch einmal.
import-tables-boards-by-order-of-rows = die Bretter sind nur aus der Reihenfolge der Zeilen bekannt: Ein Brett endet, wo ein Land wiederkehrt. Prüfen Sie jedes Brett, oder geben Sie der Liste eine Spalte „Brett“, und importieren Sie die Datei noch einmal.
# A column whose values may be rounds or boards. $has-heading is “yes” if the column has a heading; then $heading is that heading.
import-tables-column-is-rounds-on-boards = { $has-heading ->
        [yes] die Spalte „{ $heading }“ wird als Runden gelesen:
       *[no] diese Spalte ohne Überschrift wird als Runden gelesen:
    } An jedem Brett hat jeder ihrer Werte die sieben Länder einmal. Benennen Sie die Runden nach dem Import um, wenn das falsch ist.
import-tables-column-is-rounds = { $has-heading ->
        [yes] die Spalte „{ $heading }“ wird als Runden gelesen:
       *[no] diese Spalte ohne Überschrift wird als Runden gelesen:
    } Jeder ihrer Werte hat die sieben Länder einmal, und jemand spielt in mehreren. Benennen Sie die Runden nach dem Import um, wenn das falsch ist.
import-tables-column-is-boards = { $has-heading ->
        [yes] die Spalte „{ $heading }“ wird als Bretter gelesen:
       *[no] diese Spalte ohne Überschrift wird als Bretter gelesen:
    } Jeder ihrer Werte hat die sieben Länder einmal. Benennen Sie die Bretter nach dem Import um, wenn das falsch ist.

## Rows that are too many or missing.

import-tables-row-without-power = { $board }: Diese Zeile nennt kein Land. Sie wird nicht verwendet und steht bei den Zellen ohne Zuordnung; schreiben Sie das Land in die Datei, und importieren Sie die Datei noch einmal.
import-tables-board-again = { $board } steht noch einmal in der Datei. Was zuerst steht, wird verwendet, und dies steht bei den Zellen ohne Zuordnung. Ist dies die Korrektur, entfernen Sie das erste in der Datei, und importieren Sie die Datei noch einmal. Ist es ein anderes Brett, geben Sie ihm in der Datei einen anderen Namen.
import-tables-power-twice = { $board } hat zweimal dasselbe Land: { $power }. Das zweite wird nicht verwendet und steht bei den Zellen ohne Zuordnung; entfernen Sie eines der beiden in der Datei, und importieren Sie die Datei noch einmal.
import-tables-more-than-seven-players = { $board } hat mehr als sieben Spieler. Dieser wird nicht verwendet und steht bei den Zellen ohne Zuordnung; korrigieren Sie das Brett in der Datei, und importieren Sie die Datei noch einmal.
# $count is how many powers they are.
# $count (Number)
import-tables-powers-without-row = { $count ->
    [one] { $board } hat keine Zeile für { $powers }. Der Sitzplatz bleibt leer; ergänzen Sie ihn nach dem Import.
   *[other] { $board } hat keine Zeilen für { $powers }. Die Sitzplätze bleiben leer; ergänzen Sie sie nach dem Import.
}
import-tables-powers-not-known = { $board }: Die Datei sagt nicht, wer welches Land gespielt hat. Die Sitzplätze haben die Reihenfolge der Datei, und ihre Anmerkungen weisen darauf hin. Geben Sie nach dem Import jedem Spieler das richtige Land.
# $name is a player.
import-tables-player-twice-in-standings = { $name } steht zweimal in der Rangliste. Die zweite Zeile wird nicht verwendet und steht bei den Zellen ohne Zuordnung; entfernen Sie eine der beiden in der Datei, und importieren Sie die Datei noch einmal.
# An answer is a row that somebody sent by a form on the web. $old and $new are numbers of rows. $differences is one of the two sentences
# below.
import-tables-answer-sent-again = die Antwort in Zeile { $old } wurde in Zeile { $new } noch einmal gesendet; diese ist später und wird gelesen. { $differences } Die Zellen der Zeile { $old } stehen im Wortlaut bei den Zellen ohne Zuordnung; sind sie richtig, entfernen Sie Zeile { $new } in der Datei, und importieren Sie die Datei noch einmal.
import-tables-answers-are-the-same = Die beiden Antworten sind gleich.
# $list is a list of differences: “C4 is “8”, C9 is “7”; 3 more cells differ”.
import-tables-they-differ = Die Unterschiede: { $list }.
# $old-cell and $new-cell are two cells, $old and $new their texts.
import-tables-cells-differ = { $old-cell } ist „{ $old }“, { $new-cell } ist „{ $new }“
import-tables-first-cell-is-blank = { $old-cell } ist leer, { $new-cell } ist „{ $new }“
import-tables-second-cell-is-blank = { $old-cell } ist „{ $old }“, { $new-cell } ist leer
import-tables-other-cell-is-unknown = { $old-cell } ist „{ $old }“, die andere ist „{ $new }“
# $struck-out and $read are ranges of cells: “B3:D9”. A line is drawn through the first. $differences is one of two sentences, the one
# below or “They differ: …”.
import-tables-struck-out-board-unread = { $struck-out } sind durchgestrichen, und dasselbe Brett steht in { $read } und wird dort gelesen. { $differences } Die durchgestrichenen Zellen stehen im Wortlaut bei den Zellen ohne Zuordnung. Zählen sie, heben Sie in der Datei das Durchstreichen auf, löschen Sie das andere Brett, und importieren Sie die Datei noch einmal.
import-tables-boards-are-the-same = Die beiden sind gleich.

## Rows with a slip of the pen. $game and $other are games: “round 1, board A”.

# $power is a power that the game has twice.
import-tables-row-of-other-game = diese Zeile nennt { $game }, wo es schon eine andere Zeile für { $power } gibt. Sie steht zwischen den Zeilen von { $other }, wo dieses Land fehlt, und wird dort gelesen. Korrigieren Sie die Zelle in der Datei, wenn das richtig ist, und setzen Sie den Spieler nach dem Import um, wenn es falsch ist.
# $text is the power as the row writes it, $power the power that it is read as.
import-tables-row-of-other-power = { $game } hat zwei Zeilen für „{ $text }“ und keine für { $power }. Nach der Reihenfolge der Länder ist diese Zeile { $power } und wird so gelesen. Korrigieren Sie das Land in der Datei, wenn das richtig ist, und tauschen Sie die beiden Spieler nach dem Import, wenn es falsch ist.
# $name is the player without a count, $other the one with it.
import-tables-row-without-count = { $game } hat zwei Zeilen für { $power }, und nur die mit „{ $other }“ hat Zentren. „{ $other }“ wird als Spieler gelesen, und die Zeile mit „{ $name }“ steht bei den Zellen ohne Zuordnung. Hat „{ $name }“ einen Teil der Partie gespielt, trage nach dem Import „{ $other }“ als Ersatz ein.
# The parts of the name of a game. They are listed with commas: “round 1, board A”. $name is the name of the round or the board.
import-tables-round-of-game = Runde { $name }
import-tables-board-of-game = Brett { $name }
# A game without names.
import-tables-the-board = das Brett

## Columns.

# $column and $others are headings, quoted: “SC”.
import-tables-two-columns-of-centres = zwei Spalten könnten der Endstand der Zentren sein. { $column } wird so gelesen, und { $others } steht bei den Zellen ohne Zuordnung.
import-tables-only-family-names = nur die Nachnamen der Spieler werden gelesen, weil keine Überschrift die Vornamen nennt. Stehen sie in einer Spalte, nennen Sie diese in der Datei „Vorname“, und importieren Sie die Datei noch einmal.
# Headings of one letter: “B”, “P”. $meanings are headings with their meanings: “B” as the board and “P” as the power.
import-tables-headings-are-letters = die Überschriften sind Buchstaben, und die Zellen darunter sagen, was sie bedeuten: { $meanings }.
import-tables-headings-are-unknown = diese Überschriften sind keine bekannten Wörter, und die Zellen darunter sagen, was sie bedeuten: { $meanings }.
import-tables-headings-do-not-fit = diese Überschriften passen nicht zu ihren Spalten, und die Zellen darunter sagen, was sie bedeuten: { $meanings }.
# $key is the meaning of the heading: “player”, “centres”.
import-tables-heading-as = „{ $heading }“ als { $key }
import-tables-counts-with-places = diese Zellen enthalten je eine Zentrenzahl und einen Platz. Die Zahlen werden gelesen; die Plätze folgen aus ihnen.
# $year is a year. $text is such a cell: “5 6 8”.
import-tables-counts-of-unnamed-years = jede dieser Zellen hat eine Zentrenzahl nach jedem Jahr, etwa „{ $text }“. Nichts nennt die Jahre. Die erste Zahl wird als die nach { $year } gelesen. Prüfen Sie das letzte Jahr jedes Bretts.
# $new and $old are two counts.
import-tables-column-of-corrected-counts = die Spalte der korrigierten Zentrenzahlen wird gelesen, wo sie eine Zahl hat, etwa „{ $new }“ statt „{ $old }“. Die anderen Zahlen stehen bei den Zellen ohne Zuordnung. Sind sie richtig, geben Sie sie nach dem Import ein.
# Two tables of a sheet have different counts of one seat. $place is the seat, “round 1, board A, Austria”. $first and $second are texts with
# their cells: “8” in C4.
import-tables-tables-differ = { $place }: { $first } oder { $second }? Zwei Tabellen enthalten diese Partie, und die erste wird gelesen. Ist die zweite richtig, trage sie nach dem Import ein.
# The question which of two columns is right. $place is a seat, “round 1, board A, Austria”. $first and $second are texts with their cells:
# “8” in C4. $others is how many other cells are read in the same way.
# $others (Number)
import-tables-which-of-two = { $place }: { $first } oder { $second }? Nichts auf dem Blatt entscheidet, und das Erste wird gelesen. { $others ->
        [0] Ist das Zweite richtig,
        [one] Eine weitere Zelle wird ebenso gelesen. Ist das Zweite richtig,
       *[other] { $others } weitere Zellen werden ebenso gelesen. Ist das Zweite richtig,
    } geben Sie den Spalten in der Datei andere Überschriften, und importieren Sie die Datei noch einmal, oder geben Sie im Importfenster an, was die Spalten enthalten.
import-tables-text-in-cell = „{ $text }“ in { $cell }

## Cells.

import-tables-cell-does-not-fit = „{ $text }“ passt nicht zu „{ $content }“, dem Inhalt der Spalte. Die Zelle steht bei den Zellen ohne Zuordnung; tragen Sie von Hand ein, was zählt.
# $content is what a layout says that the column holds, in the notation of recipes.
# $count (Number)
import-tables-cells-do-not-fit = { $count } Zellen, etwa „{ $text }“, passen nicht zu „{ $content }“, dem Inhalt ihrer Spalten. Sie stehen bei den Zellen ohne Zuordnung; tragen Sie von Hand ein, was zählt.
import-tables-tables-share-cells = zwei Tabellen des Layouts überschneiden sich hier, und die zweite wird nicht gelesen. Ihre übrigen Zellen stehen bei den Zellen ohne Zuordnung; tragen Sie von Hand ein, was zählt.
import-tables-cells-of-all-games = diese Zellen betreffen alle Partien ihrer Zeilen und keine einzelne Partie. Sie stehen bei den Zellen ohne Zuordnung; betreffen sie nur eine Partie, nennen Sie diese in der Überschrift, etwa „Runde 1 Punkte“, und importieren Sie die Datei noch einmal.
import-tables-ending-of-unknown-board = „{ $text }“ sagt, wie eine Partie endete, aber kein Brett dieses Blatts heißt so wie das genannte. Die Zelle steht bei den Zellen ohne Zuordnung; tragen Sie den Ausgang von Hand ein.
# A ruling is a decision of the director, here about the score of a game.
import-tables-reason-without-score = das ist eine Begründung, aber in derselben Zeile fehlen die Punkte der Entscheidung. Die Zelle steht bei den Zellen ohne Zuordnung; schreiben Sie in der Datei die Punkte daneben, und importieren Sie die Datei noch einmal.
import-tables-place-without-result = das ist ein Platz am Brett ohne Zentren oder Punkte daneben, und aus nichts folgt kein Platz. Die Zelle steht bei den Zellen ohne Zuordnung; fügen Sie in der Datei eine Spalte mit den Zentren hinzu, und importieren Sie die Datei noch einmal, oder geben Sie die Zentren von Hand ein.
# $colours are the names of the colours.
import-tables-is-no-colour = das ist keine der Farben { $colours }. Die Zelle steht bei den Zellen ohne Zuordnung; ist es eine Bemerkung, nennen Sie die Spalte in der Datei „Anmerkung“, und importieren Sie die Datei noch einmal.
import-tables-formula-of-player-without-result = diese Formel hat kein gespeichertes Ergebnis, daher ist der Spieler nicht bekannt; öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie sie, und importieren Sie sie noch einmal.
import-tables-is-no-name = „{ $text }“ ist kein Name eines Spielers. Der Sitzplatz ({ $board }, { $power }) bleibt ohne Spieler, und die Zelle steht bei den Zellen ohne Zuordnung. Tragen Sie den Spieler nach dem Import ein.
import-tables-is-no-place = „{ $text }“ ist kein Platz. Die Zelle steht bei den Zellen ohne Zuordnung; schreiben Sie eine Zahl wie 3 in die Datei, und importieren Sie die Datei noch einmal.
# $name is in the column of the powers, $power in the column of the players.
import-tables-name-and-power-exchanged = „{ $name }“ steht in der Spalte der Länder und „{ $power }“ in der Spalte der Spieler. Die beiden werden vertauscht gelesen.
# A line is drawn through $old; $cell has $new.
import-tables-struck-out-and-replaced = „{ $old }“ ist durchgestrichen, und in { $cell } steht „{ $new }“. „{ $new }“ wird gelesen, und die durchgestrichene Zelle steht bei den Zellen ohne Zuordnung.
import-tables-struck-out-and-replaced-for-power = „{ $old }“ ist durchgestrichen, und in { $cell } steht „{ $new }“ ({ $power }). „{ $new }“ wird gelesen, und die durchgestrichene Zelle steht bei den Zellen ohne Zuordnung.
# $rest is the part without the line.
import-tables-part-is-struck-out = ein Teil von „{ $text }“ ist durchgestrichen, und „{ $rest }“ wird gelesen. Die ganze Zelle steht außerdem im Wortlaut bei den Zellen ohne Zuordnung. Zählt der durchgestrichene Teil, korrigieren Sie die Zelle in der Datei, und importieren Sie diese noch einmal.
# $texts are texts, quoted: “Austria (of A)”. $count is how many they are.
# $count (Number)
import-tables-read-as-powers = { $count ->
    [one] { $texts } wird als Land gelesen. Der Text in der Klammer steht bei den Zellen ohne Zuordnung.
   *[other] { $texts } werden als Länder gelesen. Der Text in den Klammern steht bei den Zellen ohne Zuordnung.
}
# $count is the number of rows.
# $count (Number)
import-tables-rows-of-player-above = { $count ->
    [one] { $count } Zeile mit einer Partie hat keinen Namen in der Spalte der Spieler, und kein Spieler hätte zwei Partien in einer Runde: Sie wird als Partie des Spielers darüber gelesen. Ist das falsch, schreiben Sie den Namen in diese Zelle, und importieren Sie die Datei noch einmal.
   *[other] { $count } Zeilen mit Partien haben keinen Namen in der Spalte der Spieler, und kein Spieler hätte zwei Partien in einer Runde: Sie werden als Partien des Spielers darüber gelesen. Ist das falsch, schreiben Sie die Namen in diese Zellen, und importieren Sie die Datei noch einmal.
}

## Players.

# $count is the number of rows. $name is the first player, $others are the next ones, quoted: “Ann Lee from 1904”.
# $count (Number)
import-tables-players-in-turn = { $power } hat { $count } Zeilen mit den Jahren jedes Spielers. Als Spieler wird „{ $name }“ gelesen, als Ersatz { $others }. Vertauschen Sie sie nach dem Import, wenn der andere als Spieler zählt.
import-tables-cells-of-earlier-players = diese Zellen gehören zu einem Spieler vor dem letzten eines Landes. Sie stehen im Wortlaut bei den Zellen ohne Zuordnung.
# $count is the number of players.
# $count (Number)
import-tables-games-without-players = die Datei listet { $count } Spieler auf, und keine Partie hat einen. Enthält eine Spalte der Partien die Nummern der Spieler, nennen Sie sie in der Datei „Spieler“ und die Spalte der Nummern in der Liste „Nr“, und importieren Sie die Datei noch einmal.
# $seats are seats: “Austria and France of Round 1, board A; Italy of Round 1, board B”.
import-tables-seats-without-players = diese Sitzplätze haben Zentren und keinen Spieler: { $seats }. Geben Sie die Namen nach dem Import ein, oder schreiben Sie sie in die Datei, und importieren Sie diese noch einmal.
# $count is the number of further boards.
# $count (Number)
import-tables-more-seats-without-players = diese Sitzplätze haben Zentren und keinen Spieler: { $seats }; dazu Sitzplätze an { $count } weiteren Brettern. Geben Sie die Namen nach dem Import ein, oder schreiben Sie sie in die Datei, und importieren Sie diese noch einmal.
# Seats of one board, in such a list.
import-tables-powers-of-board = { $board }: { $powers }
# $name is an invented name: “Player 3”.
# $count (Number)
import-tables-invented-names = { $count ->
    [one] ein Sitzplatz hat einen erfundenen Namen statt eines Spielers: „{ $name }“. Geben Sie nach dem Import den Namen des Spielers ein, oder leeren Sie den Sitzplatz, wenn niemand gespielt hat.
   *[other] { $count } Sitzplätze haben erfundene Namen statt der Spieler, etwa „{ $name }“. Geben Sie nach dem Import die Namen der Spieler ein, oder leeren Sie die Sitzplätze, wenn niemand gespielt hat.
}
# $number is a number: “17”.
# $count (Number)
import-tables-numbers-for-players = { $count ->
    [one] { $count } Sitzplatz hat statt eines Spielers eine Nummer, { $number }, und keine Liste der Datei nennt den Namen dazu. Fügen Sie der Datei ein Blatt mit den Überschriften „Nr“ und „Name“ hinzu, und importieren Sie die Datei noch einmal, oder geben Sie den Namen nach dem Import ein.
   *[other] { $count } Sitzplätze haben statt eines Spielers eine Nummer, etwa { $number }, und keine Liste der Datei nennt die Namen dazu. Fügen Sie der Datei ein Blatt mit den Überschriften „Nr“ und „Name“ hinzu, und importieren Sie die Datei noch einmal, oder geben Sie die Namen nach dem Import ein.
}

## Result lists of a ladder, a table over many events. These are whole sentences.

import-tables-is-no-line-of-list = „{ $text }“ ist keine Zeile der Liste und wurde weggelassen. Ist es ein Ergebnis, fügen Sie die Zeile von Hand hinzu.
# The list has stars (*) behind names or places.
import-tables-stars-are-games = Keine Fußnote erklärt die Sterne. Ihre Anzahl wurde als Zahl der gespielten Partien gelesen; korrigieren Sie die Partien, wenn das falsch ist.
