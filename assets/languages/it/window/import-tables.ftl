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
import-tables-round-without-boards = { $round }, senza tavoli.
# $name is the name of a board, “A”.
import-tables-round-with-board = { $round }: tavolo { $name }.
# $names are the names of the boards: “A, B, C”.
# $count (Number)
import-tables-round-with-boards = { $count ->
    [one] { $round }: { $count } tavolo, { $names }.
   *[other] { $round }: { $count } tavoli, { $names }.
}
# A round of a workbook that Topboard wrote.
# $count (Number)
import-tables-boards-of-round = { $count ->
    [one] { $round }: un tavolo.
   *[other] { $round }: { $count } tavoli.
}
# $title is the title of the sheet.
import-tables-title-without-boards = { $title }: nessun tavolo.
# $count (Number)
import-tables-boards-in-rows = { $count ->
    [one] { $count } tavolo in righe, una riga per ogni potenza.
   *[other] { $count } tavoli in righe, una riga per ogni potenza.
}
# $count (Number)
import-tables-standings = { $count ->
    [one] classifica di { $count } giocatore, conservata com’è nel file per confrontarla con quella calcolata.
   *[other] classifica di { $count } giocatori, conservata com’è nel file per confrontarla con quella calcolata.
}
# $count (Number)
import-tables-standings-of-one-round-without-headings = { $count ->
    [one] classifica di { $count } giocatore, conservata com’è nel file per confrontarla con quella calcolata. Le colonne non hanno intestazioni. Sono lette come posto, nome, punti e totale.
   *[other] classifica di { $count } giocatori, conservata com’è nel file per confrontarla con quella calcolata. Le colonne non hanno intestazioni. Sono lette come posto, nome, punti e totale.
}
# $rounds is the number of the last round.
# $count (Number)
import-tables-standings-without-headings = { $count ->
    [one] classifica di { $count } giocatore, conservata com’è nel file per confrontarla con quella calcolata. Le colonne non hanno intestazioni. Sono lette come posto, nome, punti dei round da 1 a { $rounds } e totale.
   *[other] classifica di { $count } giocatori, conservata com’è nel file per confrontarla con quella calcolata. Le colonne non hanno intestazioni. Sono lette come posto, nome, punti dei round da 1 a { $rounds } e totale.
}
# A list with a number for each player, and no results that use the numbers.
# $count (Number)
import-tables-list-with-numbers = { $count ->
    [one] un elenco di { $count } giocatore con il suo numero.
   *[other] un elenco di { $count } giocatori con i loro numeri.
}
# $count (Number)
import-tables-names-by-numbers = { $count ->
    [one] il nome di { $count } giocatore in base al numero. I risultati hanno i nomi al posto dei numeri.
   *[other] i nomi di { $count } giocatori in base ai numeri. I risultati hanno i nomi al posto dei numeri.
}
# $count (Number)
import-tables-cards-of-players = { $count ->
    [one] una scheda di { $count } giocatore: le righe sotto il nome sono lette come le partite del giocatore.
   *[other] schede di { $count } giocatori: le righe sotto ogni nome sono lette come le partite del giocatore.
}
# $count (Number)
import-tables-sheets-of-players = { $count ->
    [one] { $count } foglio ha le partite di un giocatore: ogni riga è letta come un posto del suo tavolo.
   *[other] { $count } fogli hanno ciascuno le partite di un giocatore: ogni riga è letta come un posto del suo tavolo.
}
# $count (Number)
import-tables-names-by-codes = { $count ->
    [one] il nome di { $count } giocatore con il suo codice. I risultati hanno il nome al posto del codice.
   *[other] i nomi di { $count } giocatori con i loro codici. I risultati hanno i nomi al posto dei codici.
}
# $code is a text in the place of a name that the list of codes lacks.
import-tables-unknown-code-of-player = i risultati hanno codici al posto dei nomi, e «{ $code }» non è nell’elenco dei codici. Correggere il nome del giocatore dopo l’importazione, o il codice nel file.

## What was recognised in a workbook that Topboard wrote.

import-tables-own-event = il nome, il luogo, le date e il regolamento del torneo.
# $count (Number)
import-tables-own-players = { $count ->
    [one] l’elenco dei giocatori, con { $count } giocatore.
   *[other] l’elenco dei giocatori, con { $count } giocatori.
}
# $count (Number)
import-tables-own-systems = { $count ->
    [one] { $count } sistema di punteggio proprio del torneo.
   *[other] { $count } sistemi di punteggio propri del torneo.
}
# $count (Number)
import-tables-own-rulesets = { $count ->
    [one] { $count } regolamento proprio del torneo.
   *[other] { $count } regolamenti propri del torneo.
}
# $count (Number)
import-tables-own-facts = { $count ->
    [one] { $count } dato su giocatori, tavoli, squadre e premi.
   *[other] { $count } dati su giocatori, tavoli, squadre e premi.
}
# $count (Number)
import-tables-own-standings = { $count ->
    [one] la classifica del file, con { $count } giocatore.
   *[other] la classifica del file, con { $count } giocatori.
}
# $count (Number)
import-tables-own-unplaced-cells = { $count ->
    [one] { $count } cella non collocata da un’importazione precedente.
   *[other] { $count } celle non collocate da un’importazione precedente.
}
# $name is a player.
import-tables-own-player-twice = { $name } è due volte nell’elenco. La seconda riga non viene usata e va tra le celle non collocate; rimuovere una delle due righe nel file e importarlo di nuovo.
import-tables-own-line-unreadable = non si può leggere questa riga, o il suo round, tavolo o giocatore non è più nel file. Va tra le celle non collocate; inserirne i dati a mano.
import-tables-own-total-typed-over = «{ $text }» è digitato sopra la formula di un totale. Topboard calcola il totale dai tavoli, perciò il numero non viene usato; va tra le celle non collocate. Se è giusto, correggere i punti ai tavoli, o inserire una decisione.
import-tables-own-boards-changed = le intestazioni o le potenze di { $boards } non sono come le ha scritte Topboard, perciò questi tavoli sono letti come quelli di una cartella di lavoro qualsiasi. Confrontarli con il file.
# A ruling is a decision of the director.
import-tables-own-score-typed-over = questi punti sono stati digitati sopra la formula. Non vengono usati e vanno tra le celle non collocate; se contano, inserirli come decisione con un motivo.

## Rounds and boards that the file does not name. $name is the name that they get: “A”, “3”.

import-tables-board-without-name = il file non dà un nome a questo tavolo; viene chiamato «{ $name }».
import-tables-round-without-name = questo foglio non indica il suo round. È letto come round { $name }; se è sbagliato, rinominare il round dopo l’importazione.
import-tables-tabs-are-boards = i fogli { $tabs } indicano tavoli e non round, e nessuno gioca a due di essi, perciò sono i tavoli del round { $name }. Se sono round, chiamare i fogli «Round 1», «Round 2» e così via, e importare di nuovo il file.
import-tables-dates-are-rounds = nessuna colonna indica il round, perciò ogni data è letta come un round. Se è sbagliato, rinominare i round dopo l’importazione.
import-tables-boards-follow-without-gap = nessuna colonna indica i tavoli, e le righe di un round si susseguono senza interruzioni. Il tavolo successivo comincia dove una potenza si ripete, come qui. Controllare i tavoli, o dare all’elenco una colonna «Tavolo» e importarlo di nuovo.
import-tables-boards-by-order-of-rows = i tavoli si ricavano solo dall’ordine delle righe: un tavolo finisce dove una potenza si ripete. Controllare ogni tavolo, o dare all’elenco una colonna «Tavolo» e importare di nuovo il file.
# A column whose values may be rounds or boards. $has-heading is “yes” if the column has a heading; then $heading is that heading.
import-tables-column-is-rounds-on-boards = { $has-heading ->
        [yes] la colonna «{ $heading }» è letta come i round:
       *[no] questa colonna senza intestazione è letta come i round:
    } a ogni tavolo, ciascuno dei suoi valori ha le sette potenze una volta. Se è sbagliato, rinominare i round dopo l’importazione.
import-tables-column-is-rounds = { $has-heading ->
        [yes] la colonna «{ $heading }» è letta come i round:
       *[no] questa colonna senza intestazione è letta come i round:
    } ciascuno dei suoi valori ha le sette potenze una volta, e qualcuno gioca in più di uno. Se è sbagliato, rinominare i round dopo l’importazione.
import-tables-column-is-boards = { $has-heading ->
        [yes] la colonna «{ $heading }» è letta come i tavoli:
       *[no] questa colonna senza intestazione è letta come i tavoli:
    } ciascuno dei suoi valori ha le sette potenze una volta. Se è sbagliato, rinominare i tavoli dopo l’importazione.

## Rows that are too many or missing.

import-tables-row-without-power = questa riga di { $board } non nomina una potenza. Non viene usata e va tra le celle non collocate; digitare la potenza nel file e importarlo di nuovo.
import-tables-board-again = { $board } è di nuovo nel file. Si usa ciò che viene prima, e questo va tra le celle non collocate. Se questa è la correzione, rimuovere il primo nel file e importarlo di nuovo. Se è un altro tavolo, dargli un altro nome nel file.
import-tables-power-twice = { $board } ha due volte { $power }. La seconda non viene usata e va tra le celle non collocate; rimuovere una delle due nel file e importarlo di nuovo.
import-tables-more-than-seven-players = { $board } ha più di sette giocatori. Questo non viene usato e va tra le celle non collocate; correggere il tavolo nel file e importarlo di nuovo.
# $count is how many powers they are.
# $count (Number)
import-tables-powers-without-row = { $count ->
    [one] { $board } non ha una riga per { $powers }. Il posto resta vuoto; compilarlo dopo l’importazione.
   *[other] { $board } non ha una riga per { $powers }. I posti restano vuoti; compilarli dopo l’importazione.
}
import-tables-powers-not-known = il file non dice chi ha giocato quale potenza in { $board }. I posti sono nell’ordine del file, e lo dicono le loro note. Dare a ogni giocatore la potenza giusta dopo l’importazione.
# $name is a player.
import-tables-player-twice-in-standings = { $name } è due volte nella classifica. La seconda riga non viene usata e va tra le celle non collocate; rimuovere una delle due righe nel file e importarlo di nuovo.
# An answer is a row that somebody sent by a form on the web. $old and $new are numbers of rows. $differences is one of the two sentences
# below.
import-tables-answer-sent-again = la risposta nella riga { $old } è stata inviata di nuovo nella riga { $new }, che è più recente e viene letta. { $differences } Le celle della riga { $old } sono conservate parola per parola tra le celle non collocate; se sono giuste, rimuovere la riga { $new } nel file e importarlo di nuovo.
import-tables-answers-are-the-same = Le due risposte sono uguali.
# $list is a list of differences: “C4 is “8”, C9 is “7”; 3 more cells differ”.
import-tables-they-differ = Differenze: { $list }.
# $old-cell and $new-cell are two cells, $old and $new their texts.
import-tables-cells-differ = { $old-cell } è «{ $old }», { $new-cell } è «{ $new }»
import-tables-first-cell-is-blank = { $old-cell } è vuota, { $new-cell } è «{ $new }»
import-tables-second-cell-is-blank = { $old-cell } è «{ $old }», { $new-cell } è vuota
import-tables-other-cell-is-unknown = { $old-cell } è «{ $old }», l’altra è «{ $new }»
# $struck-out and $read are ranges of cells: “B3:D9”. A line is drawn through the first. $differences is one of two sentences, the one
# below or “They differ: …”.
import-tables-struck-out-board-unread = { $struck-out } sono barrate, e lo stesso tavolo è in { $read }, che viene letto. { $differences } Le celle barrate sono conservate parola per parola tra le celle non collocate. Se contano, togliere la barratura nel file, eliminare l’altro tavolo e importarlo di nuovo.
import-tables-boards-are-the-same = I due sono uguali.

## Rows with a slip of the pen. $game and $other are games: “round 1, board A”.

# $power is a power that the game has twice.
import-tables-row-of-other-game = questa riga indica { $game }, che ha un’altra riga per { $power }. Sta tra le righe di un’altra partita ({ $other }), che per { $power } non ne ha, e viene letta lì. Se è giusto, correggere la cella nel file; se è sbagliato, spostare il giocatore dopo l’importazione.
# $text is the power as the row writes it, $power the power that it is read as.
import-tables-row-of-other-power = { $game } ha due righe per «{ $text }» e nessuna per { $power }. Nell’ordine delle potenze questa riga è { $power }, ed è letta così. Se è giusto, correggere la potenza nel file; se è sbagliato, scambiare i due giocatori dopo l’importazione.
# $name is the player without a count, $other the one with it.
import-tables-row-without-count = { $game } ha due righe per { $power }, e solo quella di «{ $other }» ha centri. «{ $other }» è letto come giocatore, e la riga di «{ $name }» va tra le celle non collocate. Se «{ $name }» ha giocato una parte della partita, inserite «{ $other }» come sostituto dopo l’importazione.
# The parts of the name of a game. They are listed with commas: “round 1, board A”. $name is the name of the round or the board.
import-tables-round-of-game = round { $name }
import-tables-board-of-game = tavolo { $name }
# A game without names.
import-tables-the-board = il tavolo

## Columns.

# $column and $others are headings, quoted: “SC”.
import-tables-two-columns-of-centres = due colonne potrebbero essere i centri finali. Come tali è letta { $column }, e { $others } va tra le celle non collocate.
import-tables-only-family-names = si leggono solo i cognomi dei giocatori, perché nessuna intestazione indica i nomi di battesimo. Se una colonna li contiene, chiamarla «Nome di battesimo» nel file e importarlo di nuovo.
# Headings of one letter: “B”, “P”. $meanings are headings with their meanings: “B” as the board and “P” as the power.
import-tables-headings-are-letters = le intestazioni sono lettere, e le celle sottostanti dicono che cosa sono: { $meanings }.
import-tables-headings-are-unknown = queste intestazioni non sono parole note, e le celle sottostanti dicono che cosa sono: { $meanings }.
import-tables-headings-do-not-fit = queste intestazioni non corrispondono alle loro colonne, e le celle sottostanti dicono che cosa sono: { $meanings }.
# $key is the meaning of the heading: “player”, “centres”.
import-tables-heading-as = «{ $heading }» come { $key }
import-tables-counts-with-places = ognuna di queste celle contiene un numero di centri e un posto. Si leggono i centri; i posti ne derivano.
# $year is a year. $text is such a cell: “5 6 8”.
import-tables-counts-of-unnamed-years = ognuna di queste celle ha un numero di centri dopo ogni anno, per esempio «{ $text }». Nulla indica gli anni. Il primo numero è letto come quello dopo il { $year }. Controllare l’ultimo anno di ogni tavolo.
# $new and $old are two counts.
import-tables-column-of-corrected-counts = la colonna dei numeri di centri corretti è letta dove ne ha uno, per esempio «{ $new }» al posto di «{ $old }». Gli altri numeri vanno tra le celle non collocate. Se sono giusti, inserirli dopo l’importazione.
# Two tables of a sheet have different counts of one seat. $place is the seat, “round 1, board A, Austria”. $first and $second are texts with
# their cells: “8” in C4.
import-tables-tables-differ = { $place }: { $first } o { $second }? Due tabelle danno questa partita, e la prima è letta. Se è giusta la seconda, inseritela dopo l’importazione.
# The question which of two columns is right. $place is a seat, “round 1, board A, Austria”. $first and $second are texts with their cells:
# “8” in C4. $others is how many other cells are read in the same way.
# $others (Number)
import-tables-which-of-two = { $place }: { $first } o { $second }? Nulla nel foglio lo decide, e si legge il primo. { $others ->
        [0] Se è giusto il secondo,
        [one] Un’altra cella è letta allo stesso modo. Se è giusto il secondo,
       *[other] Altre { $others } celle sono lette allo stesso modo. Se è giusto il secondo,
    } dare alle colonne altre intestazioni nel file e importarlo di nuovo, o indicare nella finestra di importazione che cosa contengono le colonne.
import-tables-text-in-cell = «{ $text }» in { $cell }

## Cells.

import-tables-cell-does-not-fit = «{ $text }» non corrisponde a «{ $content }», il contenuto della sua colonna. La cella va tra le celle non collocate; inserire a mano ciò che conta.
# $content is what a layout says that the column holds, in the notation of recipes.
# $count (Number)
import-tables-cells-do-not-fit = { $count ->
    [one] { $count } cella, «{ $text }», non corrisponde a «{ $content }», il contenuto della sua colonna. Va tra le celle non collocate; inserire a mano ciò che conta.
   *[other] { $count } celle, per esempio «{ $text }», non corrispondono a «{ $content }», il contenuto delle loro colonne. Vanno tra le celle non collocate; inserire a mano ciò che conta.
}
import-tables-tables-share-cells = due tabelle della disposizione hanno qui celle in comune, e la seconda non viene letta. Le altre sue celle vanno tra le celle non collocate; inserire a mano ciò che conta.
import-tables-cells-of-all-games = queste celle riguardano tutte le partite delle loro righe, e non una singola. Vanno tra le celle non collocate; se riguardano una partita, indicarla nell’intestazione, per esempio «Round 1 punti», e importare di nuovo il file.
import-tables-ending-of-unknown-board = «{ $text }» dice com’è finita una partita, ma nessun tavolo di questo foglio ha il nome indicato. La cella va tra le celle non collocate; inserire l’esito a mano.
# A ruling is a decision of the director, here about the score of a game.
import-tables-reason-without-score = questo è un motivo, ma nella stessa riga mancano i punti di una decisione. La cella va tra le celle non collocate; digitarvi accanto i punti nel file e importarlo di nuovo.
import-tables-place-without-result = questo è un posto a un tavolo senza centri né punti accanto, e un posto non deriva dal nulla. La cella va tra le celle non collocate; aggiungere nel file una colonna con i centri e importarlo di nuovo, o inserire i centri a mano.
# $colours are the names of the colours.
import-tables-is-no-colour = questo non è uno dei colori { $colours }. La cella va tra le celle non collocate; se è un’osservazione, chiamare la colonna «nota» nel file e importarlo di nuovo.
import-tables-formula-of-player-without-result = questa formula non ha un risultato salvato, perciò il giocatore non è noto; aprire il file nel foglio di calcolo, salvarlo e importarlo di nuovo.
import-tables-is-no-name = «{ $text }» non è il nome di un giocatore. { $power } in { $board } resta senza giocatore, e la cella va tra le celle non collocate. Inserire il giocatore dopo l’importazione.
import-tables-is-no-place = «{ $text }» non è un posto. La cella va tra le celle non collocate; digitare un numero come 3 nel file e importarlo di nuovo.
# $name is in the column of the powers, $power in the column of the players.
import-tables-name-and-power-exchanged = «{ $name }» sta nella colonna delle potenze e «{ $power }» in quella dei giocatori. Sono letti come se fossero scambiati.
# A line is drawn through $old; $cell has $new.
import-tables-struck-out-and-replaced = «{ $old }» è barrato, e { $cell } ha «{ $new }». Si legge «{ $new }», e la cella barrata va tra le celle non collocate.
import-tables-struck-out-and-replaced-for-power = «{ $old }» è barrato, e { $cell } ha «{ $new }» per { $power }. Si legge «{ $new }», e la cella barrata va tra le celle non collocate.
# $rest is the part without the line.
import-tables-part-is-struck-out = una parte di «{ $text }» è barrata, e si legge «{ $rest }». Anche la cella intera è conservata parola per parola tra le celle non collocate. Se la parte barrata conta, correggere la cella nel file e importarlo di nuovo.
# $texts are texts, quoted: “Austria (of A)”. $count is how many they are.
# $count (Number)
import-tables-read-as-powers = { $count ->
    [one] { $texts } è letto come la potenza. Il testo tra parentesi va tra le celle non collocate.
   *[other] { $texts } sono letti come potenze. I testi tra parentesi vanno tra le celle non collocate.
}
# $count is the number of rows.
# $count (Number)
import-tables-rows-of-player-above = { $count ->
    [one] { $count } riga di partite non ha un nome nella colonna dei giocatori, e nessun giocatore avrebbe due partite in un round: è letta come partita del giocatore precedente. Se è sbagliato, scrivere il nome nella cella e importare di nuovo il file.
   *[other] { $count } righe di partite non hanno un nome nella colonna dei giocatori, e nessun giocatore avrebbe due partite in un round: sono lette come partite del giocatore precedente. Se è sbagliato, scrivere i nomi in queste celle e importare di nuovo il file.
}

## Players.

# $count is the number of rows. $name is the first player, $others are the next ones, quoted: “Ann Lee from 1904”.
# $count (Number)
import-tables-players-in-turn = { $count ->
    [one] { $power } ha { $count } riga, con gli anni di ogni giocatore. «{ $name }» è letto come giocatore, e { $others } come sostituto. Se il giocatore che conta è l’altro, scambiarli dopo l’importazione.
   *[other] { $power } ha { $count } righe, con gli anni di ogni giocatore. «{ $name }» è letto come giocatore, e { $others } come sostituto. Se il giocatore che conta è l’altro, scambiarli dopo l’importazione.
}
import-tables-cells-of-earlier-players = queste celle sono di un giocatore precedente all’ultimo di una potenza. Sono conservate parola per parola tra le celle non collocate.
# $count is the number of players.
# $count (Number)
import-tables-games-without-players = { $count ->
    [one] il file elenca { $count } giocatore, e nessuna partita ne ha uno. Se una colonna delle partite contiene i numeri dei giocatori, chiamarla «Giocatore» nel file, e «Numero» la colonna dei numeri nell’elenco, e importarlo di nuovo.
   *[other] il file elenca { $count } giocatori, e nessuna partita ne ha uno. Se una colonna delle partite contiene i numeri dei giocatori, chiamarla «Giocatore» nel file, e «Numero» la colonna dei numeri nell’elenco, e importarlo di nuovo.
}
# $seats are seats: “Austria and France of Round 1, board A; Italy of Round 1, board B”.
import-tables-seats-without-players = questi posti hanno centri e nessun giocatore: { $seats }. Digitare i nomi dopo l’importazione, o scriverli nel file e importarlo di nuovo.
# $count is the number of further boards.
# $count (Number)
import-tables-more-seats-without-players = { $count ->
    [one] questi posti hanno centri e nessun giocatore: { $seats }; e posti di { $count } altro tavolo. Digitare i nomi dopo l’importazione, o scriverli nel file e importarlo di nuovo.
   *[other] questi posti hanno centri e nessun giocatore: { $seats }; e posti di altri { $count } tavoli. Digitare i nomi dopo l’importazione, o scriverli nel file e importarlo di nuovo.
}
# Seats of one board, in such a list.
import-tables-powers-of-board = { $powers } in { $board }
# $name is an invented name: “Player 3”.
# $count (Number)
import-tables-invented-names = { $count ->
    [one] un posto ha un nome inventato al posto di un giocatore: «{ $name }». Digitare il nome del giocatore dopo l’importazione, o svuotare il posto se nessuno ha giocato.
   *[other] { $count } posti hanno nomi inventati al posto dei giocatori, per esempio «{ $name }». Digitare i nomi dei giocatori dopo l’importazione, o svuotare i posti se nessuno ha giocato.
}
# $number is a number: “17”.
# $count (Number)
import-tables-numbers-for-players = { $count ->
    [one] { $count } posto ha un numero al posto del giocatore, { $number }, e nessun elenco nel file ne dà il nome. Aggiungere al file un foglio con le intestazioni «Numero» e «Giocatore» e importarlo di nuovo, o digitare il nome dopo l’importazione.
   *[other] { $count } posti hanno un numero al posto del giocatore, per esempio { $number }, e nessun elenco nel file ne dà i nomi. Aggiungere al file un foglio con le intestazioni «Numero» e «Giocatore» e importarlo di nuovo, o digitare i nomi dopo l’importazione.
}

## Result lists of a ladder, a table over many events. These are whole sentences.

import-tables-is-no-line-of-list = «{ $text }» non è una riga dell’elenco ed è stato tralasciato. Se è un risultato, aggiungere la riga a mano.
# The list has stars (*) behind names or places.
import-tables-stars-are-games = Nessuna nota a piè di pagina spiega gli asterischi. Il loro numero è letto come numero di partite giocate; se è sbagliato, correggere le partite.
