# The report of an imported file: what became of its cells. A line has a kind, a place and a sentence: “Not needed: Round 1!C4: not
# needed: these are totals, and Topboard computes them itself.” So the first word of a sentence has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text. “The unplaced cells” are the cells that Topboard does not understand; the book keeps
# their texts.

## The kinds of lines.

import-report-recognised = Erkannt
import-report-not-needed = Unnötig
import-report-not-understood = Nicht verstanden, als Text behalten
import-report-please-check = Bitte prüfen

## Several findings in one line.

# $places are the first places: “Round 1!C14, Round 1!C21”. $count is how many more there are.
# $count (Number)
import-report-places-and-more = { $places } und { $count } weitere
# $example is the sentence of one of them: “ “5*” is read as 5.” $count is three or more.
# $count (Number)
import-report-many-such-as = { $count }-mal, zum Beispiel: { $example }

## Cells that are understood and not needed, each with the reason.

import-report-not-needed-title = unnötig: Diese Titel enthalten nichts Neues.
import-report-not-needed-heading = unnötig: Das sind Überschriften.
import-report-not-needed-total = unnötig: Das sind Gesamtpunktzahlen, die Topboard selbst berechnet.
import-report-not-needed-computed = unnötig: Diese Spalten sind berechnet, und Topboard berechnet seine eigenen.
import-report-not-needed-bookkeeping = unnötig: Diese Plätze und Zahlen folgen aus den anderen Spalten.
import-report-not-needed-dash = unnötig: Diese Zellen sagen, dass ein Wert fehlt, etwa mit einem Strich, und werden als leer gelesen.
import-report-not-needed-not-eliminated = unnötig: Diese Zellen sagen, dass ein Land nicht ausgeschieden ist.
# The numbers of centres with which every game begins.
import-report-not-needed-start-count = unnötig: Mit diesen Zentrenzahlen beginnt jede Partie.
import-report-not-needed-survived = unnötig: Diese Ergebnisse folgen aus den Zentrenzahlen.
# The workbook was written by Topboard.
import-report-not-needed-own-table = unnötig: Topboard berechnet diese Tabelle bei jedem Export neu.
import-report-not-needed-own-sentence = unnötig: Topboard schreibt diese Hinweise und Legenden bei jedem Export neu.
import-report-not-needed-own-mark = unnötig: An diesen Zeichen erkennt Topboard seine eigenen Arbeitsmappen.
import-report-not-needed-sheet-left-out = unnötig: Nach dem Layout wird dieses Blatt nicht gebraucht.
import-report-not-needed-number-of-player = unnötig: Das sind die Nummern oder Kürzel der Spieler, und die Ergebnisse haben die Namen.
# A form is a web page in which players typed their results.
import-report-not-needed-time-of-answer = unnötig: Das sind die Zeiten, zu denen die Antworten auf ein Formular gesendet wurden.
import-report-not-needed-label = unnötig: Diese Beschriftungen werden mit den Zellen daneben gelesen.
import-report-not-needed-name-again = unnötig: Diese Namen folgen aus den anderen Spalten.
import-report-not-needed-old-copy = unnötig: Diese Zellen einer alten Kopie stehen ebenso auf dem anderen Blatt.
import-report-not-needed-empty-form = unnötig: Diese Bretter sind leere Formulare, ohne Spieler und ohne Zentrenzahlen.

## Cells that are not understood.

# $letters names a column, “D”. $heading is its heading, $count the number of its cells, $example the text of one of them and $cell where
# it is, “D3”.
# $count (Number)
import-report-column-not-understood = die Spalte { $letters }, „{ $heading }“, wird nicht verstanden: { $count } Zellen, etwa „{ $example }“ in { $cell }. Sie stehen im Wortlaut bei den Zellen ohne Zuordnung; tragen Sie von Hand ein, was zählt.
# $texts are the first texts, quoted: “New SC”, “7”, “6” and more.
import-report-cells-not-understood = nicht verstanden: { $texts }. Diese Zellen stehen im Wortlaut bei den Zellen ohne Zuordnung; tragen Sie von Hand ein, was zählt.
# $why is a whole sentence that says why nothing on the sheet is read.
import-report-sheet-not-understood = { $why } Alle Zellen stehen im Wortlaut bei den Zellen ohne Zuordnung.

## Sheets.

import-report-sheet-is-understood = verstanden.
import-report-hidden-sheet-was-read = dieses Blatt ist in der Datei ausgeblendet und wurde wie die anderen gelesen. Zählen seine Ergebnisse nicht, löschen Sie das Blatt in der Datei, und importieren Sie die Datei noch einmal.

## What a cell was taken for. The names stand in buttons behind a key, “P power”, and alone: “C4: heading.”

# One of Austria, England …
import-report-part-power = Land
import-report-part-player = Spieler
import-report-part-centres = Zentren
# The year in which a power was eliminated.
import-report-part-out = ausgeschieden
import-report-part-year = Zentren im Jahr
import-report-part-score = Punkte
import-report-part-board = Brett
import-report-part-round = Runde
import-report-part-not-needed = unnötig
import-report-role-other = verstanden
import-report-role-heading = Überschrift
import-report-role-not-understood = nicht verstanden

## What else a cell can mean: “It can also be the year 1909 or a name.”

# $power is a power.
import-report-meaning-power = das Land { $power }
# $count (Number)
import-report-meaning-centres = { $count ->
    [one] { $count } Zentrum
   *[other] { $count } Zentren
}
import-report-meaning-year = das Jahr { $year }
import-report-meaning-name = ein Name
import-report-meaning-heading = eine Überschrift
import-report-meaning-round-or-board = eine Runde oder ein Brett
import-report-meaning-total = eine Gesamtpunktzahl

## The totals that a file prints and that differ because it adds scores that are rounded. A full stop is added. $bound is a figure, “0.01”.

# $count (Number)
# $bound (Figure)
import-report-rounded-totals = { $count ->
    [one] { $count } Gesamtpunktzahl weicht um weniger als { $bound } ab: die Datei zählt gerundete Punkte zusammen
   *[other] { $count } Gesamtpunktzahlen weichen um weniger als { $bound } ab: die Datei zählt gerundete Punkte zusammen
}
