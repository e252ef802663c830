# Questions about an imported file that nothing in the file decides, and how each is read until the director decides. Each stands
# behind the place in the file: “Round 1!C4: in Round 2 everybody plays …”. So the first word has a small letter, unless it is a name.
#
# “The file” is the imported workbook or text. “The book” is the document of Topboard. A sheet is a table of a workbook.
# “After the import” is after the file was added to the book. “The unplaced cells” are the cells that Topboard does not understand.
# What stands in quotation marks as an example of a heading, such as “SC”, is typed into the file: take a word that Topboard reads in
# your language, from assets/words.

## Columns that seem to correct the numbers of centres.

# $heading is the heading of the column, “New SC”. $count is a corrected number of centres, “11”, and $cell its cell, “F2”.
import-questions-counts-seem-corrected = «{ $heading }» sembra correggere i numeri di centri, per esempio «{ $count }» in { $cell }. Il documento ha gli altri numeri. Se valgono quelli corretti, digitarli dopo l’importazione.
# The same, where the column has a number for every power.
import-questions-column-seems-corrected = «{ $heading }» sembra correggere i numeri di centri, per esempio «{ $count }» in { $cell }. Il documento ha gli altri numeri. Se valgono quelli corretti, digitarli dopo l’importazione, o indicare questa colonna come centri nella finestra di importazione.

## Dates that may be pairs of numbers.

# A spreadsheet program makes a date of “1-1”, round 1 and board 1. $date is such a date, “2024-01-01”, $heading the heading above it.
import-questions-dates-may-be-pairs = «{ $date }» e altre celle sotto «{ $heading }» sono date. Se erano state digitate coppie come «1-1», il foglio di calcolo le ha trasformate in date: formattare la colonna come testo, digitare di nuovo le coppie e importare di nuovo il file. Fino ad allora le date valgono come nomi.

## Boards without numbers of centres. A count is the number of the centres of a power at the end of a game.

# $board is a board, “Round 1, board A”. $powers are the powers without a count, “Austria, France”.
import-questions-blank-counts-are-zero = { $board } non ha centri per { $powers }, e le altre potenze hanno tutti i 34 centri. I numeri mancanti sono letti come 0.
# $sum is the number of centres of the other powers, “30”.
import-questions-blank-counts = { $board } non ha centri per { $powers }, e le altre potenze hanno { $sum } dei 34 centri. Inserire i numeri mancanti dopo l’importazione.
import-questions-scores-may-be-centres = i punti di ogni tavolo sono numeri interi con somma 34, e i tavoli non hanno centri. Sono inseriti come punti del file. Se sono i centri, scrivere «Centri» come intestazione della loro colonna e importare di nuovo il file.
import-questions-standings-may-be-centres = i tavoli non hanno centri, e i punti nella classifica sono numeri interi con somma 34 a ogni tavolo. Sono inseriti come classifica del file. Se sono i centri, scriverli accanto alle potenze, con un’intestazione come «R1 Centri», e importare di nuovo il file.
import-questions-no-results-at-all = nessun tavolo del file ha centri o punti. I giocatori sono inseriti, e i centri restano vuoti. Se le partite sono state giocate, inserire i centri dopo l’importazione.
# $boards are one or more boards: “Round 1, board A; Round 1, board B”.
import-questions-boards-without-result = il file non ha né centri né punti per { $boards }. I giocatori sono inseriti, e i centri restano vuoti. Se la partita è stata giocata, inserirne i centri dopo l’importazione.

## Rounds that may be one round. $round and $first are titles of rounds: “Round 2”, “Semifinal”.

import-questions-round-repeats-players = in { $round } tutti hanno la stessa potenza e lo stesso tavolo che in { $first }. Se un foglio è una copia o una correzione dell’altro, dare a entrambi lo stesso round nel file e importarlo di nuovo, o rimuovere uno dei due round dopo l’importazione.
# The same for some boards of the round. $boards are the names of the boards: “A”, “A, B and C”.
# $count (Number)
import-questions-boards-repeat-players = { $count ->
        [one] in { $round }, tavolo { $boards },
       *[other] in { $round }, tavoli { $boards },
    } tutti hanno la stessa potenza e lo stesso tavolo che in { $first }. Se un foglio è una copia o una correzione dell’altro, dare a entrambi lo stesso round nel file e importarlo di nuovo, o rimuovere uno dei due round dopo l’importazione.
# $players is the round that has the players, $counts the round that has the numbers of centres. $boards are the names of the boards:
# “A”, “A, B and C”.
# $count (Number)
import-questions-round-may-be-divided = { $count ->
        [one] { $players } ha i giocatori ma non i centri del tavolo { $boards },
       *[other] { $players } ha i giocatori ma non i centri dei tavoli { $boards },
    } e { $counts } ha i centri ma non i giocatori. Se i due sono un solo round, dare a entrambi lo stesso round nel file, per esempio «Round 1 giocatori» e «Round 1 centri», e importarlo di nuovo.

## The order of rounds without numbers. $rounds are the names of the rounds, quoted: “2026-03-07”, “2026-03-14” and “2026-03-21”.

import-questions-rounds-in-order-of-dates = { $rounds } sono letti come round, in quest’ordine: quello delle date. Se è sbagliato, rinominare i round dopo l’importazione.
import-questions-rounds-in-new-order-of-dates = { $rounds } sono letti come round, in quest’ordine: quello delle date, che non è l’ordine del file. Se è sbagliato, rinominare i round dopo l’importazione.
# Days of the week, with or without times: “Saturday morning”.
import-questions-rounds-in-order-of-days = { $rounds } sono letti come round, in quest’ordine: quello dei giorni e delle ore di ogni giorno. Se è sbagliato, rinominare i round dopo l’importazione.
import-questions-rounds-in-new-order-of-days = { $rounds } sono letti come round, in quest’ordine: quello dei giorni e delle ore di ogni giorno, che non è l’ordine del file. Se è sbagliato, rinominare i round dopo l’importazione.
import-questions-rounds-of-dates-and-days = { $rounds } sono letti come round nell’ordine del file, ma alcuni sono date e altri giorni della settimana. Se l’ordine è sbagliato, numerare i round nel file, per esempio «Round 1», e importarlo di nuovo, o rinominare i round dopo l’importazione.
import-questions-rounds-with-unclear-times = { $rounds } sono letti come round nell’ordine del file, ma le ore non dicono quale round di un giorno è il primo. Se l’ordine è sbagliato, numerare i round nel file, per esempio «Round 1», e importarlo di nuovo, o rinominare i round dopo l’importazione.
# $date is one of the names, quoted: “04/03/2026”.
import-questions-rounds-with-unclear-date = { $rounds } sono letti come round nell’ordine del file, ma { $date } può cominciare con il giorno o con il mese, e da ciò dipende l’ordine. Se l’ordine è sbagliato, numerare i round nel file, per esempio «Round 1», e importarlo di nuovo, o rinominare i round dopo l’importazione.
import-questions-rounds-with-unclear-dates = { $rounds } sono letti come round nell’ordine del file, ma le date non dicono quale round è il primo. Se l’ordine è sbagliato, numerare i round nel file, per esempio «Round 1», e importarlo di nuovo, o rinominare i round dopo l’importazione.
import-questions-rounds-with-unclear-days = { $rounds } sono letti come round nell’ordine del file, ma i giorni della settimana si susseguono in un altro ordine. Se l’ordine è sbagliato, numerare i round nel file, per esempio «Round 1», e importarlo di nuovo, o rinominare i round dopo l’importazione.
# Names without a number and without a date: “Semifinal”, “Final”. Some other rounds of the file have numbers.
import-questions-named-rounds-in-this-order = { $rounds } sono letti come round, in quest’ordine. Se l’ordine è sbagliato, numerare i round nel file, per esempio «Round 1», e importarlo di nuovo, o rinominare i round dopo l’importazione.
# The same, where no round of the file has a number.
import-questions-named-rounds-in-order-of-file = { $rounds } sono letti come round, nell’ordine del file. Se l’ordine è sbagliato, numerare i round nel file, per esempio «Round 1», e importarlo di nuovo, o rinominare i round dopo l’importazione.
