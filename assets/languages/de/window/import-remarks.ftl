# Remarks about the values of an imported file: how a doubtful value was read, and what the director should check. Each stands behind a
# cell of the file: “Round 1!C4: “5*” is read as 5 …”. So the first word has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text, a sheet is a table in it. “The unplaced cells” are the cells that Topboard does not understand;
# the book keeps their texts. “After the import” is after the file was added to the book. A count is the number of the centres of a
# power; a chart has the counts of each year. The note of a seat is a text beside it.
#
# In the first sentence of a remark write no abbreviation with a full stop inside: a pasted block shows the first sentence alone, to the first
# full stop that a blank follows, outside quotation marks.
#
# $board is a board, “Round 1, board A”. $power is a power, “Austria”. $text is the text of a cell. $name, $known and other names are
# those of players. $year is a year of a game, “1905”.

## Charts, the numbers of centres of each year.

# $count is how many blank cells, one or more.
# $count (Number)
import-remarks-blanks-of-charts-are-zero = { $count ->
    [one] { $count } leere Zelle der Zentrentabellen wird als 0 gelesen: Die anderen Zahlen des Jahres ergeben schon alle 34 Zentren.
   *[other] { $count } leere Zellen der Zentrentabellen werden als 0 gelesen: Die anderen Zahlen des Jahres ergeben schon alle 34 Zentren.
}
# $last is the last whole year, $years are later years: “1908 and 1909”.
import-remarks-years-not-played = { $board } hat im Jahr { $last } 34 Zentren und später weniger ({ $years }), als wären diese Jahre vorab eingetragen oder nur begonnen. Jahre nach { $last } gelten als nicht gespielt. Ging die Partie weiter, korrigieren Sie die Zahlen in der Datei, und importieren Sie die Datei noch einmal.
# In place of years a column has 1, 2, 3 on each board.
import-remarks-numbers-are-orders-of-elimination = die Zahlen zählen die ausgeschiedenen Länder jedes Bretts ab 1 und sind also die Reihenfolge des Ausscheidens, keine Jahre. Jahre des Ausscheidens werden nicht eingetragen. Sind es doch Jahre, schreiben Sie sie in der Datei mit vier Ziffern, und importieren Sie die Datei noch einmal.
# $heading is the heading of the column.
import-remarks-numbers-below-are-orders-of-elimination = die Zahlen unter „{ $heading }“ zählen die ausgeschiedenen Länder jedes Bretts ab 1 und sind also die Reihenfolge des Ausscheidens, keine Jahre. Jahre des Ausscheidens werden nicht eingetragen. Sind es doch Jahre, schreiben Sie sie in der Datei mit vier Ziffern, und importieren Sie die Datei noch einmal.
# $boards are boards: “Round 1, board A and Round 1, board B”.
import-remarks-only-year-is-end = { $boards }: Die Zentren des einzigen Jahres der Zentrentabelle werden als Endstand in diesem Jahr gelesen. Ging die Partie weiter, korrigieren Sie das letzte Jahr nach dem Import.
# $years are years: “1904 and 1905”.
import-remarks-chart-lacks-years = { $board }: Die Zentrentabelle hat eine Lücke ({ $years }), aber Jahre davor und danach. Ging die Partie dazwischen weiter, ergänzen Sie in der Datei, was fehlt, und importieren Sie die Datei noch einmal.
# $count is the number of boards, two or more.
# $count (Number)
import-remarks-charts-lack-years = die Zentrentabellen von { $count } Brettern, etwa { $board }, haben eine Lücke ({ $years }), aber Jahre davor und danach. Gingen die Partien dazwischen weiter, ergänzen Sie in der Datei, was fehlt, und importieren Sie die Datei noch einmal.

## Counts and years of elimination.

# $note is the note: “corrected: 11”. $count is the count of the seat, $noted the other count.
import-remarks-note-corrects-count = die Anmerkung „{ $note }“ ({ $board }, { $power }) korrigiert anscheinend eine Zentrenzahl; eingetragen ist { $count }. Verwendet wird { $count }, und die Anmerkung bleibt. Ist { $noted } richtig, korrigieren Sie die Zahl nach dem Import.
import-remarks-year-for-count = „{ $text }“ in der Spalte der Zentren wird als 0 Zentren, ausgeschieden { $year }, gelesen: Die anderen Länder haben alle 34 Zentren. Korrigieren Sie beides nach dem Import, wenn das falsch ist.
import-remarks-count-of-eliminated-is-zero = { $board }, { $power }: Das Jahr des Ausscheidens ist da, aber keine Zentrenzahl, und die anderen Länder haben alle 34 Zentren. Die Zahl wird als 0 gelesen.
# $own is the year in the cell of the count, $known the year in a column for it.
import-remarks-eliminated-by-count-and-column = { $power }: ausgeschieden { $own } nach dieser Zelle, { $known } nach der eigenen Spalte. Verwendet wird { $known }; korrigieren Sie es nach dem Import, wenn es falsch ist.
# $known is the year beside the count, $year that of this cell.
import-remarks-eliminated-by-column-and-count = { $power }: ausgeschieden { $known } nach der Zelle mit den Zentren, { $year } nach dieser Zelle. Verwendet wird { $known }; korrigieren Sie es nach dem Import, wenn es falsch ist.
# $text is “5*”, $count “5”. The mark is a sign that a footnote explains.
import-remarks-count-with-mark = „{ $text }“ wird als { $count } gelesen, und die Anmerkung des Sitzplatzes behält das Zeichen. Erklärt eine Fußnote das Zeichen, tragen Sie sie als Anmerkung ein.
import-remarks-eliminated-without-year = „{ $text }“ sagt, dass { $power } ausgeschieden ist, aber nicht, in welchem Jahr. Das Jahr bleibt leer; geben Sie es nach dem Import ein.
# $powers are powers: “France, Italy”.
import-remarks-last-years-are-eliminations = { $board }: Die Spalte des letzten Jahres nennt nur bei Ländern ohne Zentren ein Jahr ({ $powers }). Sie wird als Jahr des Ausscheidens gelesen, und das Brett hat kein letztes Jahr. Ist es das letzte Jahr des Bretts, geben Sie es nach dem Import ein.

## Cells that hold another value than their column. $expected is from the first group here.

import-remarks-expected-centres = eine Zentrenzahl
import-remarks-expected-year = ein Jahr wie 1904
import-remarks-expected-missed-orders = eine Zahl versäumter Befehle
import-remarks-expected-missed-winters = eine Zahl versäumter Winterbefehle
import-remarks-expected-number-or-year = eine Zahl oder ein Jahr
import-remarks-is-not-expected = erwartet wird { $expected }, nicht „{ $text }“; das bleibt als Text stehen und lässt sich nach dem Import korrigieren.
# A formula of the spreadsheet program. A file that another program made may lack the results of its formulas.
import-remarks-formula-without-result-for = diese Formel hat kein gespeichertes Ergebnis; öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie sie, und importieren Sie sie noch einmal. Bis dahin bleibt die Formel als Text stehen. Erwartet wird { $expected }.
# $error is what the spreadsheet program shows: “#REF!”.
import-remarks-formula-with-error = die Formel dieser Zelle ergibt { $error }. Die Zelle bleibt als Text stehen und lässt sich nach dem Import korrigieren. Erwartet wird { $expected }.
import-remarks-formula-without-result = diese Formel hat kein gespeichertes Ergebnis; öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie sie, und importieren Sie sie noch einmal.
# “yes” and “no” are words that Topboard understands in your language too.
import-remarks-is-no-yes-or-no = „{ $text }“ sagt nicht, ob { $power } am Draw beteiligt war. Die Zelle steht bei den Zellen ohne Zuordnung; schreiben Sie ja oder nein in die Datei, und importieren Sie die Datei noch einmal.
# $score is a number: “22.5”.
import-remarks-score-with-mark = „{ $text }“ wird als { $score } gelesen, ohne das Zeichen dahinter. Erklärt eine Fußnote das Zeichen, tragen Sie sie als Anmerkung ein.
import-remarks-is-no-score = „{ $text }“ ist keine Punktzahl. Die Zelle steht bei den Zellen ohne Zuordnung; korrigieren Sie sie in der Datei, und importieren Sie diese noch einmal.
import-remarks-shares-are-percent = diese Anteile ergeben auf jedem Brett 1 und werden als Prozent gelesen: 0,225 als 22,5.
# $limit is a number of letters.
import-remarks-long-text-kept = ein Text mit mehr als { $limit } Zeichen, der weder Name noch Ergebnis ist. Er steht im Wortlaut bei den Zellen ohne Zuordnung; tragen Sie von Hand ein, was zählt.
# $most is a larger number of letters.
import-remarks-long-text-lost = ein Text mit mehr als { $limit } Zeichen, der weder Name noch Ergebnis ist. Er hat sogar mehr als { $most } Zeichen und wird nicht behalten.

## Powers, rounds and boards.

import-remarks-is-no-power = „{ $text }“ ist kein Land. Die Zeile wird nicht verwendet und steht bei den Zellen ohne Zuordnung; korrigieren Sie das Land in der Datei, und importieren Sie die Datei noch einmal.
# $power is the power that it may be: “Austira”, “Austria”.
import-remarks-is-no-power-but-similar = „{ $text }“ ist kein Land. Ist { $power } gemeint? Die Zeile wird nicht verwendet und steht bei den Zellen ohne Zuordnung; korrigieren Sie das Land in der Datei, und importieren Sie die Datei noch einmal.
# $round and $first are two names of rounds: “Runde 2” and “R2”.
import-remarks-round-named-twice = „{ $round }“ und „{ $first }“ haben dieselbe Nummer, und ihre Bretter werden in eine Runde gelesen. Sind es zwei Runden, geben Sie einer davon in der Datei eine andere Nummer, und importieren Sie die Datei noch einmal.
# $name is the name of a board: “A”.
import-remarks-board-name-twice = diese Runde hat schon ein Brett „{ $name }“, und beide werden behalten. Benennen Sie eines der beiden nach dem Import um.
# $title is the title of the board.
import-remarks-board-unread = „{ $title }“ wird nicht gelesen: Topboard versteht keine Überschriften über den Ländern. Die Zellen stehen bei den Zellen ohne Zuordnung; schreiben Sie in der Datei die Überschriften der anderen Bretter darüber, und importieren Sie die Datei noch einmal.
# $first and $last are numbers of rows.
import-remarks-board-in-rows-unread = das Brett in den Zeilen { $first } bis { $last } wird nicht gelesen: Topboard versteht keine Überschriften über den Ländern. Die Zellen stehen bei den Zellen ohne Zuordnung; schreiben Sie in der Datei die Überschriften der anderen Bretter darüber, und importieren Sie die Datei noch einmal.

## Names of players. $text is the name as the cell has it.

# Letters that another program wrote wrongly, such as “Ã¼” for “ü”.
import-remarks-name-mended = „{ $text }“ wird als { $name } gelesen: Ein anderes Programm hatte die Buchstaben falsch gelesen.
import-remarks-name-without-mark = „{ $text }“ wird als { $name } gelesen, ohne das Zeichen nach dem Namen. Erklärt eine Fußnote das Zeichen, tragen Sie sie als Anmerkung ein.
import-remarks-name-is-spelling-of = „{ $text }“ gilt als { $known }, wie eine andere Zelle den Namen schreibt. Sind es zwei Personen, unterscheiden Sie ihre Namen in der Datei, und importieren Sie die Datei noch einmal.
# $sign is a sign, “/”.
import-remarks-sign-in-name = „{ $text }“ wird als Name eines einzigen Spielers eingetragen, und „{ $sign }“ ist in Namen selten. Bedeutet es etwas anderes, korrigieren Sie den Namen in der Datei, und importieren Sie die Datei noch einmal.
import-remarks-name-is-that-of = „{ $text }“ gilt als { $known }, der Name in einer anderen Zelle. Sind es zwei Personen, unterscheiden Sie ihre Namen in der Datei, und importieren Sie die Datei noch einmal.
# $note is a text beside the name.
import-remarks-name-is-that-of-with-note = „{ $text }“ gilt als { $known }, der Name in einer anderen Zelle. Die Anmerkung des Sitzplatzes behält „{ $note }“. Sind es zwei Personen, unterscheiden Sie ihre Namen in der Datei, und importieren Sie die Datei noch einmal.
import-remarks-name-is-read-as = „{ $text }“ wird als { $known } gelesen.
import-remarks-name-is-read-as-with-note = „{ $text }“ wird als { $known } gelesen. Die Anmerkung des Sitzplatzes behält „{ $note }“.
# $below is a second line in the cell.
import-remarks-line-below-name = „{ $below }“ steht in derselben Zelle unter { $known }, und die Anmerkung des Sitzplatzes behält es. Ist das der Ersatz, schreiben Sie „{ $known } / { $below }“ in die Zelle, und importieren Sie die Datei noch einmal, oder tragen Sie den Ersatz nach dem Import ein.
import-remarks-unclear-who-took-over = „{ $text }“ wird als Spieler { $name } gelesen, und die Zelle sagt nicht, wer übernommen hat. Die Anmerkung des Sitzplatzes behält die Zelle. Tragen Sie den Ersatz nach dem Import ein.
# $substitute is a player who took over.
import-remarks-two-players = „{ $text }“ wird als zwei Spieler gelesen: { $name } spielt, und der Ersatz ist { $substitute }. Korrigieren Sie es nach dem Import, wenn das falsch ist.
# $first is the player who left, $until the year, and $name the one who took over.
import-remarks-last-of-two-players = „{ $text }“ wird als zwei Spieler gelesen: { $first } ging { $until }, und { $name } spielt am Ende und hat das Ergebnis. Die Anmerkung des Sitzplatzes behält die Zelle. Korrigieren Sie es nach dem Import, wenn das falsch ist.
import-remarks-substitute = { $name } spielt, und der Ersatz ist { $substitute }.
# $substitute is a player who took over, $start the season from which: “F1904”.
import-remarks-substitute-from = { $name } spielt, und der Ersatz ab { $start } ist { $substitute }.
import-remarks-substitutes-unclear = „{ $text }“ sagt nicht, wer von wem übernommen hat. Die Zelle steht bei den Zellen ohne Zuordnung; tragen Sie den Ersatz nach dem Import ein.
import-remarks-numbers-in-names = { $board } hat keine Zentrenzahlen, und die Namen enden mit Zahlen, etwa „{ $name }“. Sind die Zahlen die Zentren, schreiben Sie sie in eine eigene Spalte, und importieren Sie die Datei noch einmal.
# Two names that differ in “Jr.” alone.
import-remarks-suffix-of-name = „{ $name }“ und { $other } werden als zwei Spieler eingetragen. Sind sie derselbe, schreiben Sie den Namen in der Datei einheitlich, und importieren Sie die Datei noch einmal.
import-remarks-name-without-power = „{ $name }“ steht unter { $player } und hat kein Land. Die Zelle steht bei den Zellen ohne Zuordnung; ist das der Ersatz, schreiben Sie „{ $player } / { $name }“ in die Zelle darüber, und importieren Sie die Datei noch einmal.
# $name is “B. Keller”. $full are one or more names: “Bruno Keller or Berta Keller”.
import-remarks-name-may-be-short = „{ $name }“ wird als eigener Spieler eingetragen, ist aber vielleicht kurz für { $full }. Sind zwei Namen eine Person, schreiben Sie sie in der Datei einheitlich, und importieren Sie die Datei noch einmal, oder setzen Sie nach dem Import überall einen der beiden ein, und entfernen Sie den anderen.
# $names are short names, each with the full names in brackets.
import-remarks-names-may-be-short = { $names } werden als eigene Spieler eingetragen, sind aber vielleicht kurz für die Namen in den Klammern. Sind zwei Namen eine Person, schreiben Sie sie in der Datei einheitlich, und importieren Sie die Datei noch einmal, oder setzen Sie nach dem Import überall einen der beiden ein, und entfernen Sie den anderen.
# One of these names.
import-remarks-short-and-full-name = „{ $name }“ ({ $full })

## How a game ended. What is in quotation marks, such as “abandoned”, is typed into the file: a word that Topboard reads, as its
## function parse_ending has them.

# $text is a part of the remark.
import-remarks-remark-half-understood = „{ $text }“ in der Bemerkung zu { $board } wird nicht verstanden. Die Zelle steht bei den Zellen ohne Zuordnung; tragen Sie den Rest von Hand ein.
import-remarks-remark-about-ending = „{ $text }“ ist eine Bemerkung zum Ausgang von { $board } und wird nicht ganz verstanden. Die Zelle steht bei den Zellen ohne Zuordnung; tragen Sie von Hand ein, wer an einem Draw beteiligt war, und das letzte Jahr.
import-remarks-text-after-name-of-board = „{ $text }“ nach dem Namen des Bretts wird nicht verstanden. Der Titel steht bei den Zellen ohne Zuordnung; tragen Sie die Bemerkung von Hand ein.
import-remarks-is-no-last-year = „{ $text }“ ist kein Jahr wie 1908; es bleibt als Text stehen und lässt sich nach dem Import korrigieren.
# $known is a year in another row, $year that of this row.
import-remarks-ended-in-two-years = { $board }: Ende { $known } nach einer anderen Zeile, { $year } nach dieser. Verwendet wird { $known }; korrigieren Sie es nach dem Import, wenn es falsch ist.
import-remarks-is-no-result = „{ $text }“ ist kein Ergebnis. Die Zelle steht bei den Zellen ohne Zuordnung; schreiben Sie „conceded to“ in die Zeile des Siegers oder „abgebrochen“, und importieren Sie die Datei noch einmal.
import-remarks-another-result = { $board } hat in einer anderen Zeile ein anderes Ergebnis, und jenes wird verwendet. Diese Zelle steht bei den Zellen ohne Zuordnung; korrigieren Sie das Ergebnis nach dem Import, wenn es falsch ist.

## Games that do not count. $text is what the file says: “void”.

import-remarks-void-games-unclear = „{ $text }“ sagt vielleicht, dass Partien nicht zählen, aber nicht, welches Brett gemeint ist. Die Bretter dieses Blatts werden gelesen; entfernen Sie nach dem Import, was nicht zählt.
# $powers are powers: “France and Italy”.
import-remarks-void-beside-some-powers = { $board }: „{ $text }“ steht neben { $powers }, aber nicht neben den anderen Ländern. Das Brett wird gelesen; zählt die Partie nicht, entfernen Sie das Brett nach dem Import.
import-remarks-void-board-unread = { $board } wird nicht gelesen: Die Datei nennt es „{ $text }“. Die Zellen stehen bei den Zellen ohne Zuordnung. Zählt die Partie, entfernen Sie diese Bemerkung in der Datei, und importieren Sie die Datei noch einmal.
# It follows a sentence about the boards that were recognised.
# $count (Number)
import-remarks-boards-left-out = { $count ->
    [one] { $count } Brett davon wird weggelassen, weil die Partie nach der Datei nicht zählt.
   *[other] { $count } Bretter davon werden weggelassen, weil die Partie nach der Datei nicht zählt.
}
import-remarks-void-board-is-read = { $board }: „{ $text }“ sagt, dass die Partie nicht zählt. Das Brett wird gelesen; entfernen Sie es nach dem Import, oder schreiben Sie „abgebrochen“.
# $name is the name of a board, “A”, $round that of a round, “2”.
import-remarks-void-here-and-read-there = nach diesem Blatt zählt die Partie an Brett { $name } der Runde { $round } nicht, aber ein anderes Blatt hat das Brett auch, und es wird von dort gelesen. Zählt die Partie nicht, entfernen Sie das Brett nach dem Import.

## Boards that are in the file more than once.

# $other is the name of another board: “B”.
import-remarks-board-with-players-of-other = { $board } steht auch auf einem anderen Blatt, dort aber mit den Spielern von Brett { $other }. Beide werden behalten. Sind die Namen der beiden Bretter auf einem der Blätter vertauscht, korrigieren Sie sie in der Datei, und importieren Sie diese noch einmal.
import-remarks-board-with-other-results = { $board } steht auch auf einem anderen Blatt, mit anderen Spielern oder Zentrenzahlen, und beide werden behalten. Gehört dieses Blatt zu einem anderen Turnier, löschen Sie es in der Datei, und importieren Sie die Datei noch einmal; entfernen Sie sonst nach dem Import eines der beiden Bretter.
import-remarks-board-twice-agrees = { $board } steht auch auf einem anderen Blatt. Die Blätter stimmen überein, und jedes Brett wird einmal gelesen.
# $boards are boards: “Round 1, board A; Round 1, board B”.
# $count (Number)
import-remarks-boards-twice-agree = { $count } Bretter stehen auch auf anderen Blättern: { $boards }. Die Blätter stimmen überein, und jedes Brett wird einmal gelesen.
# $field is a field of the board: “centres of France”.
import-remarks-blank-stays = { $board } steht zweimal in der Datei, und das Brett hier ist durchgestrichen. Nur hier steht „{ $text }“ ({ $field }); das Brett, das zählt, hat dort eine leere Zelle. Sie bleibt leer; geben Sie den Wert nach dem Import ein, wenn er zählt.
# A board stands twice on a sheet and one value differs. $field is what differs: “centres of France”. $known is the value in the other
# place, $text that at this place. $is chooses “are” for a field with a plural name, such as centres, else “is”. $reason says why the other
# value is used: “struck-out”, “title” (the title says that the board was corrected), “sheets” (the names of the sheets say which is newer), or
# “none”.
import-remarks-value-differs-on-sheet = { $board } steht zweimal auf diesem Blatt. { $field }: { $is ->
        [are] dort { $known }, hier { $text }
       *[is] dort { $known }, hier { $text }
    }. Verwendet wird { $known }{ $reason ->
        [struck-out] , weil das Brett hier durchgestrichen ist
        [title] , weil das Brett dort nach seinem Titel korrigiert ist
        [sheets] , nach den Namen der Blätter
       *[none] {""}
    }; korrigieren Sie es nach dem Import, wenn es falsch ist.
# The same for a board that stands on two sheets.
import-remarks-value-differs-on-sheets = { $board } steht auch auf einem anderen Blatt. { $field }: { $is ->
        [are] dort { $known }, hier { $text }
       *[is] dort { $known }, hier { $text }
    }. Verwendet wird { $known }{ $reason ->
        [struck-out] , weil das Brett hier durchgestrichen ist
        [title] , weil das Brett dort nach seinem Titel korrigiert ist
        [sheets] , nach den Namen der Blätter
       *[none] {""}
    }; korrigieren Sie es nach dem Import, wenn es falsch ist.

## Old copies of a sheet. $sheet is the name of the other sheet. $differences is one of the two sentences below.

import-remarks-is-older-state = nach dem Namen von „{ $sheet }“ ist jenes Blatt ein späterer Stand von diesem, daher wird dieses Blatt nicht gelesen. { $differences } Zählen beide, geben Sie einem der Blätter in der Datei einen anderen Namen, und importieren Sie die Datei noch einmal.
import-remarks-is-old-copy = dieses Blatt ist seinem Namen nach eine alte Kopie von „{ $sheet }“, daher wird es nicht gelesen. { $differences } Zählen seine Ergebnisse, geben Sie dem Blatt in der Datei einen anderen Namen, und importieren Sie die Datei noch einmal.
import-remarks-all-cells-are-the-same = Alle Zellen stehen dort ebenso.
# $list is a list of differences from this group: “C3 is “8” here and “7” there; 4 more cells differ”.
import-remarks-it-differs = Die Unterschiede: { $list }.
# $here and $there are texts of the cell on the two sheets.
import-remarks-cell-differs = { $cell } ist hier „{ $here }“ und dort „{ $there }“
import-remarks-cell-is-only-here = { $cell } ist hier „{ $here }“ und dort leer
# The end of such a list.
# $count (Number)
import-remarks-more-cells-differ = { $count ->
    [one] { $count } weitere Zelle weicht ab
   *[other] { $count } weitere Zellen weichen ab
}

## Cells with a line through their text. $cells are cells: “B3, B5 and C7:C9”. $count is how many they are.

# $old and $new are players, $cell is the cell of the new one.
import-remarks-player-replaced = „{ $old }“ ist durchgestrichen, und in { $cell } steht „{ $new }“ ({ $power }). „{ $new }“ wird als Spieler gelesen, und die durchgestrichenen Zellen stehen im Wortlaut bei den Zellen ohne Zuordnung. Hat „{ $old }“ einen Teil der Partie gespielt, tragen Sie „{ $new }“ nach dem Import als Ersatz ein.
# $count (Number)
import-remarks-struck-out-and-read = { $count ->
    [one] { $cells } ist in der Datei durchgestrichen und wird wie die anderen Zellen gelesen. Zählt der Text nicht, löschen Sie ihn in der Datei, und importieren Sie die Datei noch einmal.
   *[other] { $cells } sind in der Datei durchgestrichen und werden wie die anderen Zellen gelesen. Zählen die Texte nicht, löschen Sie sie in der Datei, und importieren Sie diese noch einmal.
}
# $count (Number)
import-remarks-struck-out-and-unread = { $count ->
    [one] { $cells } ist in der Datei durchgestrichen und wird nicht gelesen. Zählt die Zelle, tragen Sie sie nach dem Import ein.
   *[other] { $cells } sind in der Datei durchgestrichen und werden nicht gelesen. Zählen die Zellen, tragen Sie sie nach dem Import ein.
}
