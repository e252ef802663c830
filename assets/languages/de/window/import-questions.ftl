# Questions about an imported file that nothing in the file decides, and how each is read until the director decides. Each stands
# behind the place in the file: “Round 1!C4: in Round 2 everybody plays …”. So the first word has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text. “The book” is the document of Topboard. A sheet is a table of a workbook.
# “After the import” is after the file was added to the book. “The unplaced cells” are the cells that Topboard does not understand.
# What stands in quotation marks as an example of a heading, such as “SC”, is typed into the file: take a word that Topboard reads in
# your language, from assets/words.

## Columns that seem to correct the numbers of centres.

# $heading is the heading of the column, “New SC”. $count is a corrected number of centres, “11”, and $cell its cell, “F2”.
import-questions-counts-seem-corrected = „{ $heading }“ korrigiert anscheinend die Zentrenzahlen, etwa „{ $count }“ in { $cell }. Im Buch stehen die anderen Zahlen. Gelten die korrigierten, geben Sie sie nach dem Import ein.
# The same, where the column has a number for every power.
import-questions-column-seems-corrected = „{ $heading }“ korrigiert anscheinend die Zentrenzahlen, etwa „{ $count }“ in { $cell }. Im Buch stehen die anderen Zahlen. Gelten die korrigierten, geben Sie sie nach dem Import ein, oder wählen Sie diese Spalte im Importfenster als Zentren.

## Dates that may be pairs of numbers.

# A spreadsheet program makes a date of “1-1”, round 1 and board 1. $date is such a date, “2024-01-01”, $heading the heading above it.
import-questions-dates-may-be-pairs = „{ $date }“ und andere Zellen unter „{ $heading }“ sind Daten. Wurden Paare wie „1-1“ eingegeben, hat das Tabellenprogramm Daten daraus gemacht: Formatieren Sie die Spalte als Text, geben Sie die Paare neu ein, und importieren Sie die Datei noch einmal. Bis dahin sind die Daten die Namen.

## Boards without numbers of centres. A count is the number of the centres of a power at the end of a game.

# $board is a board, “Round 1, board A”. $powers are the powers without a count, “Austria, France”.
import-questions-blank-counts-are-zero = { $board } hat keine Zentrenzahl für { $powers }, und die anderen Länder haben alle 34 Zentren. Die fehlenden Zahlen werden als 0 gelesen.
# $sum is the number of centres of the other powers, “30”.
import-questions-blank-counts = { $board } hat keine Zentrenzahl für { $powers }, und die anderen Länder haben { $sum } der 34 Zentren. Ergänzen Sie nach dem Import, was fehlt.
import-questions-scores-may-be-centres = die Punkte jedes Bretts sind ganze Zahlen mit der Summe 34, und die Bretter haben keine Zentren. Sie werden als gedruckte Punkte eingetragen. Sind es die Zentren, schreiben Sie „Zentren“ über ihre Spalte, und importieren Sie die Datei noch einmal.
import-questions-standings-may-be-centres = die Bretter haben keine Zentren, und die Punkte der Rangliste sind ganze Zahlen, die auf jedem Brett 34 ergeben. Sie werden als gedruckte Rangliste eingetragen. Sind es die Zentren, schreiben Sie sie neben die Länder, mit einer Überschrift wie „R1 Zentren“, und importieren Sie die Datei noch einmal.
import-questions-no-results-at-all = kein Brett der Datei hat Zentren oder Punkte. Die Spieler werden eingetragen, und die Zentren bleiben leer. Wurden die Partien gespielt, geben Sie die Zentren nach dem Import ein.
# $boards are one or more boards: “Round 1, board A; Round 1, board B”.
import-questions-boards-without-result = die Datei enthält weder Zentren noch Punkte für { $boards }. Die Spieler werden eingetragen, und die Zentren bleiben leer. Wurde die Partie gespielt, geben Sie ihre Zentren nach dem Import ein.

## Rounds that may be one round. $round and $first are titles of rounds: “Round 2”, “Semifinal”.

import-questions-round-repeats-players = { $round }: Alle spielen dasselbe Land am selben Brett wie hier: { $first }. Ist ein Blatt die Kopie oder die Korrektur eines anderen, geben Sie in der Datei beiden dieselbe Runde, und importieren Sie die Datei noch einmal, oder entfernen Sie nach dem Import eine der beiden.
# The same for some boards of the round. $boards are the names of the boards: “A”, “A, B and C”.
# $count (Number)
import-questions-boards-repeat-players = { $count ->
        [one] { $round }, Brett { $boards }:
       *[other] { $round }, Bretter { $boards }:
    } Alle spielen dasselbe Land am selben Brett wie hier: { $first }. Ist ein Blatt die Kopie oder die Korrektur eines anderen, geben Sie in der Datei beiden dieselbe Runde, und importieren Sie die Datei noch einmal, oder entfernen Sie nach dem Import eine der beiden.
# $players is the round that has the players, $counts the round that has the numbers of centres. $boards are the names of the boards:
# “A”, “A, B and C”.
# $count (Number)
import-questions-round-may-be-divided = { $count ->
        [one] { $players } hat die Spieler von Brett { $boards } und keine Zentrenzahlen,
       *[other] { $players } hat die Spieler der Bretter { $boards } und keine Zentrenzahlen,
    } und { $counts } hat die Zentrenzahlen und keine Spieler. Sind die beiden eine Runde, geben Sie in der Datei beiden dieselbe Runde, etwa „Runde 1 Spieler“ und „Runde 1 Zentren“, und importieren Sie die Datei noch einmal.

## The order of rounds without numbers. $rounds are the names of the rounds, quoted: “2026-03-07”, “2026-03-14” and “2026-03-21”.

import-questions-rounds-in-order-of-dates = { $rounds } werden als die Runden gelesen, in der Reihenfolge ihrer Daten. Benennen Sie die Runden nach dem Import um, wenn das falsch ist.
import-questions-rounds-in-new-order-of-dates = { $rounds } werden als die Runden gelesen, in der Reihenfolge ihrer Daten, die von der Reihenfolge der Datei abweicht. Benennen Sie die Runden nach dem Import um, wenn das falsch ist.
# Days of the week, with or without times: “Saturday morning”.
import-questions-rounds-in-order-of-days = { $rounds } werden als die Runden gelesen, in der Reihenfolge der Wochentage und der Tageszeiten. Benennen Sie die Runden nach dem Import um, wenn das falsch ist.
import-questions-rounds-in-new-order-of-days = { $rounds } werden als die Runden gelesen, in der Reihenfolge der Wochentage und der Tageszeiten, die von der Reihenfolge der Datei abweicht. Benennen Sie die Runden nach dem Import um, wenn das falsch ist.
import-questions-rounds-of-dates-and-days = { $rounds } werden als die Runden gelesen, in der Reihenfolge der Datei; einige sind aber Daten und einige Wochentage. Ist die Reihenfolge falsch, geben Sie den Runden in der Datei Nummern wie „Runde 1“, und importieren Sie die Datei noch einmal, oder benennen Sie die Runden nach dem Import um.
import-questions-rounds-with-unclear-times = { $rounds } werden als die Runden gelesen, in der Reihenfolge der Datei; ihre Zeiten sagen aber nicht, welche Runde eines Tages die erste ist. Ist die Reihenfolge falsch, geben Sie den Runden in der Datei Nummern wie „Runde 1“, und importieren Sie die Datei noch einmal, oder benennen Sie die Runden nach dem Import um.
# $date is one of the names, quoted: “04/03/2026”.
import-questions-rounds-with-unclear-date = { $rounds } werden als die Runden gelesen, in der Reihenfolge der Datei; { $date } kann aber mit dem Tag oder mit dem Monat beginnen, und davon hängt die Reihenfolge ab. Ist sie falsch, geben Sie den Runden in der Datei Nummern wie „Runde 1“, und importieren Sie die Datei noch einmal, oder benennen Sie die Runden nach dem Import um.
import-questions-rounds-with-unclear-dates = { $rounds } werden als die Runden gelesen, in der Reihenfolge der Datei; die Daten sagen aber nicht, welche Runde die erste ist. Ist die Reihenfolge falsch, geben Sie den Runden in der Datei Nummern wie „Runde 1“, und importieren Sie die Datei noch einmal, oder benennen Sie die Runden nach dem Import um.
import-questions-rounds-with-unclear-days = { $rounds } werden als die Runden gelesen, in der Reihenfolge der Datei; die Wochentage folgen aber anders aufeinander. Ist die Reihenfolge falsch, geben Sie den Runden in der Datei Nummern wie „Runde 1“, und importieren Sie die Datei noch einmal, oder benennen Sie die Runden nach dem Import um.
# Names without a number and without a date: “Semifinal”, “Final”. Some other rounds of the file have numbers.
import-questions-named-rounds-in-this-order = { $rounds } werden als die Runden gelesen, in dieser Reihenfolge. Ist sie falsch, geben Sie den Runden in der Datei Nummern wie „Runde 1“, und importieren Sie die Datei noch einmal, oder benennen Sie die Runden nach dem Import um.
# The same, where no round of the file has a number.
import-questions-named-rounds-in-order-of-file = { $rounds } werden als die Runden gelesen, in der Reihenfolge der Datei. Ist sie falsch, geben Sie den Runden in der Datei Nummern wie „Runde 1“, und importieren Sie die Datei noch einmal, oder benennen Sie die Runden nach dem Import um.
