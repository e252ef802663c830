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
    [one] { $count } cella vuota dei centri per anno è letta come 0: gli altri numeri dell’anno fanno già 34 centri.
   *[other] { $count } celle vuote dei centri per anno sono lette come 0: gli altri numeri dell’anno fanno già 34 centri.
}
# $last is the last whole year, $years are later years: “1908 and 1909”.
import-remarks-years-not-played = { $board } ha 34 centri nel { $last } e meno in seguito ({ $years }), come se fossero digitati in anticipo o appena cominciati. Gli anni dopo il { $last } non sono letti come giocati. Se la partita è continuata, correggere i numeri di centri nel file e importarlo di nuovo.
# In place of years a column has 1, 2, 3 on each board.
import-remarks-numbers-are-orders-of-elimination = i numeri contano da 1 le potenze eliminate di ogni tavolo, perciò sono l’ordine di eliminazione, e non anni. Non viene inserito alcun anno di eliminazione. Se sono anni, scriverli con quattro cifre nel file e importarlo di nuovo.
# $heading is the heading of the column.
import-remarks-numbers-below-are-orders-of-elimination = i numeri sotto «{ $heading }» contano da 1 le potenze eliminate di ogni tavolo, perciò sono l’ordine di eliminazione, e non anni. Non viene inserito alcun anno di eliminazione. Se sono anni, scriverli con quattro cifre nel file e importarlo di nuovo.
# $boards are boards: “Round 1, board A and Round 1, board B”.
import-remarks-only-year-is-end = { $boards }: i centri dell’unico anno indicato sono letti come quelli di fine partita, in quell’anno. Se la partita è continuata, correggere l’ultimo anno dopo l’importazione.
# $years are years: “1904 and 1905”.
import-remarks-chart-lacks-years = ai centri per anno di { $board } mancano { $years }, ma ci sono anni prima e dopo. Se nel frattempo si è giocato, aggiungere nel file ciò che manca e importarlo di nuovo.
# $count is the number of boards, two or more.
# $count (Number)
import-remarks-charts-lack-years = { $count ->
    [one] ai centri per anno di { $count } tavolo, { $board }, mancano { $years }, ma ci sono anni prima e dopo. Se nel frattempo si è giocato, aggiungere nel file ciò che manca e importarlo di nuovo.
   *[other] ai centri per anno di { $count } tavoli, per esempio { $board }, mancano { $years }, ma ci sono anni prima e dopo. Se nel frattempo si è giocato, aggiungere nel file ciò che manca e importarlo di nuovo.
}

## Counts and years of elimination.

# $note is the note: “corrected: 11”. $count is the count of the seat, $noted the other count.
import-remarks-note-corrects-count = la nota «{ $note }» di { $power } in { $board } sembra correggere un numero di centri, che è { $count }. Si usa { $count }, e la nota resta. Se il numero è { $noted }, correggerlo dopo l’importazione.
import-remarks-year-for-count = «{ $text }» nella colonna dei centri è letto come 0 centri e anno di eliminazione { $year }: le altre potenze hanno tutti i 34 centri. Se è sbagliato, correggere entrambi dopo l’importazione.
import-remarks-count-of-eliminated-is-zero = { $power } in { $board } ha un anno di eliminazione e nessun numero di centri, e le altre potenze hanno tutti i 34 centri. Il numero è letto come 0.
# $own is the year in the cell of the count, $known the year in a column for it.
import-remarks-eliminated-by-count-and-column = { $power }: eliminazione nel { $own } secondo questa cella e nel { $known } secondo la colonna apposita. Si usa { $known }; se è sbagliato, correggerlo dopo l’importazione.
# $known is the year beside the count, $year that of this cell.
import-remarks-eliminated-by-column-and-count = { $power }: eliminazione nel { $known } secondo i centri e nel { $year } secondo questa cella. Si usa { $known }; se è sbagliato, correggerlo dopo l’importazione.
# $text is “5*”, $count “5”. The mark is a sign that a footnote explains.
import-remarks-count-with-mark = «{ $text }» è letto come { $count }, e la nota del posto conserva il segno. Se una nota a piè di pagina lo spiega, inserirla come nota.
import-remarks-eliminated-without-year = «{ $text }» dice che la potenza è stata eliminata ({ $power }), ma non in quale anno. L’anno resta vuoto; inserirlo dopo l’importazione.
# $powers are powers: “France, Italy”.
import-remarks-last-years-are-eliminations = la colonna dell’ultimo anno di { $board } ha un anno solo per potenze senza centri: { $powers }. È letto come anno di eliminazione, e il tavolo non ha un ultimo anno. Se è l’ultimo anno del tavolo, inserirlo dopo l’importazione.

## Cells that hold another value than their column. $expected is from the first group here.

import-remarks-expected-centres = un numero di centri
import-remarks-expected-year = un anno come 1904
import-remarks-expected-missed-orders = un numero di ordini non pervenuti
import-remarks-expected-missed-winters = un numero di inverni non pervenuti
import-remarks-expected-number-or-year = un numero o un anno
import-remarks-is-not-expected = «{ $text }» non è { $expected }; è conservato come testo e si può correggere dopo l’importazione.
# A formula of the spreadsheet program. A file that another program made may lack the results of its formulas.
import-remarks-formula-without-result-for = questa formula non ha un risultato salvato; aprire il file nel foglio di calcolo, salvarlo e importarlo di nuovo. Fino ad allora è conservata come testo al posto di { $expected }.
# $error is what the spreadsheet program shows: “#REF!”.
import-remarks-formula-with-error = la formula in questa cella dà { $error }. La cella è conservata come testo al posto di { $expected } e si può correggere dopo l’importazione.
import-remarks-formula-without-result = questa formula non ha un risultato salvato; aprire il file nel foglio di calcolo, salvarlo e importarlo di nuovo.
# “yes” and “no” are words that Topboard understands in your language too.
import-remarks-is-no-yes-or-no = «{ $text }» non dice se la patta comprende { $power }. La cella va tra le celle non collocate; digitare sì o no nel file e importarlo di nuovo.
# $score is a number: “22.5”.
import-remarks-score-with-mark = «{ $text }» è letto come { $score }, senza il segno che segue. Se una nota a piè di pagina spiega il segno, inserirla come nota.
import-remarks-is-no-score = «{ $text }» non è un punteggio. La cella va tra le celle non collocate; correggerla nel file e importarlo di nuovo.
import-remarks-shares-are-percent = la somma di queste quote è 1 a ogni tavolo, perciò sono lette come percentuali: 22,5 per 0,225.
# $limit is a number of letters.
import-remarks-long-text-kept = testo di oltre { $limit } lettere, che non è né un nome né un risultato. È conservato parola per parola tra le celle non collocate; inserire a mano ciò che conta.
# $most is a larger number of letters.
import-remarks-long-text-lost = testo di oltre { $limit } lettere, che non è né un nome né un risultato. Supera anche { $most } lettere, e non viene conservato.

## Powers, rounds and boards.

import-remarks-is-no-power = «{ $text }» non è una potenza. La riga non viene usata e va tra le celle non collocate; correggere la potenza nel file e importarlo di nuovo.
# $power is the power that it may be: “Austira”, “Austria”.
import-remarks-is-no-power-but-similar = «{ $text }» non è una potenza. È { $power }? La riga non viene usata e va tra le celle non collocate; correggere la potenza nel file e importarlo di nuovo.
# $round and $first are two names of rounds: “Runde 2” and “R2”.
import-remarks-round-named-twice = «{ $round }» e «{ $first }» hanno lo stesso numero, e i loro tavoli sono letti in un solo round. Se sono due round, dare a uno dei due un altro numero nel file e importarlo di nuovo.
# $name is the name of a board: “A”.
import-remarks-board-name-twice = questo round ha già un tavolo «{ $name }», e si conservano entrambi. Rinominare uno dei due dopo l’importazione.
# $title is the title of the board.
import-remarks-board-unread = «{ $title }» non viene letto: Topboard non capisce alcuna intestazione sopra le sue potenze. Le sue celle vanno tra le celle non collocate; scrivervi sopra nel file le intestazioni degli altri tavoli e importarlo di nuovo.
# $first and $last are numbers of rows.
import-remarks-board-in-rows-unread = il tavolo nelle righe da { $first } a { $last } non viene letto: Topboard non capisce alcuna intestazione sopra le sue potenze. Le sue celle vanno tra le celle non collocate; scrivervi sopra nel file le intestazioni degli altri tavoli e importarlo di nuovo.

## Names of players. $text is the name as the cell has it.

# Letters that another program wrote wrongly, such as “Ã¼” for “ü”.
import-remarks-name-mended = «{ $text }» è letto come { $name }: un altro programma ne aveva letto male le lettere.
import-remarks-name-without-mark = «{ $text }» è letto come { $name }, senza il segno dopo il nome. Se una nota a piè di pagina spiega il segno, inserirla come nota.
import-remarks-name-is-spelling-of = «{ $text }» è considerato { $known }, come è scritto in un’altra cella. Se sono due persone, distinguerne i nomi nel file e importarlo di nuovo.
# $sign is a sign, “/”.
import-remarks-sign-in-name = «{ $text }» è inserito come nome di un solo giocatore, ma un nome contiene di rado «{ $sign }». Se significa altro, correggere il nome nel file e importarlo di nuovo.
import-remarks-name-is-that-of = «{ $text }» è considerato { $known }, il nome in un’altra cella. Se sono due persone, distinguerne i nomi nel file e importarlo di nuovo.
# $note is a text beside the name.
import-remarks-name-is-that-of-with-note = «{ $text }» è considerato { $known }, il nome in un’altra cella. La nota del posto conserva «{ $note }». Se sono due persone, distinguerne i nomi nel file e importarlo di nuovo.
import-remarks-name-is-read-as = «{ $text }» è letto come { $known }.
import-remarks-name-is-read-as-with-note = «{ $text }» è letto come { $known }. La nota del posto conserva «{ $note }».
# $below is a second line in the cell.
import-remarks-line-below-name = «{ $below }» sta sotto { $known } nella stessa cella, e la nota del posto lo conserva. Se è un sostituto, scrivere «{ $known } / { $below }» nella cella e importare di nuovo il file, o inserire il sostituto dopo l’importazione.
import-remarks-unclear-who-took-over = «{ $text }» è letto come il giocatore { $name }, e la cella non dice chi è subentrato. La nota del posto conserva la cella. Inserire il sostituto dopo l’importazione.
# $substitute is a player who took over.
import-remarks-two-players = «{ $text }» è letto come due giocatori: { $name } gioca, e { $substitute } è il sostituto. Se è sbagliato, correggerlo dopo l’importazione.
# $first is the player who left, $until the year, and $name the one who took over.
import-remarks-last-of-two-players = «{ $text }» è letto come due giocatori: { $first } ha lasciato nel { $until }, e { $name }, che gioca alla fine, ha il risultato. La nota del posto conserva la cella. Se è sbagliato, correggerlo dopo l’importazione.
import-remarks-substitute = { $name } gioca, e { $substitute } è il sostituto.
# $substitute is a player who took over, $start the season from which: “F1904”.
import-remarks-substitute-from = { $name } gioca, e { $substitute } è il sostituto (dalla stagione { $start }).
import-remarks-substitutes-unclear = «{ $text }» non dice chi è subentrato a chi. La cella va tra le celle non collocate; inserire il sostituto dopo l’importazione.
import-remarks-numbers-in-names = { $board } non ha numeri di centri, e i suoi nomi finiscono con numeri, per esempio «{ $name }». Se i numeri sono i centri, scriverli in una colonna propria e importare di nuovo il file.
# Two names that differ in “Jr.” alone.
import-remarks-suffix-of-name = «{ $name }» e { $other } sono inseriti come due giocatori. Se sono uno solo, scrivere il nome in un solo modo nel file e importarlo di nuovo.
import-remarks-name-without-power = «{ $name }» sta sotto { $player } e non ha una potenza. La cella va tra le celle non collocate; se è il sostituto, scrivere «{ $player } / { $name }» nella cella sopra e importare di nuovo il file.
# $name is “B. Keller”. $full are one or more names: “Bruno Keller or Berta Keller”.
import-remarks-name-may-be-short = «{ $name }» è inserito come giocatore a sé, ma può essere la forma breve di { $full }. Se due nomi sono una persona, scriverli in un solo modo nel file e importarlo di nuovo, o mettere uno dei due in tutti i posti dopo l’importazione e rimuovere l’altro.
# $names are short names, each with the full names in brackets.
import-remarks-names-may-be-short = { $names } sono inseriti come giocatori a sé, ma possono essere forme brevi dei nomi tra parentesi. Se due nomi sono una persona, scriverli in un solo modo nel file e importarlo di nuovo, o mettere uno dei due in tutti i posti dopo l’importazione e rimuovere l’altro.
# One of these names.
import-remarks-short-and-full-name = «{ $name }» ({ $full })

## How a game ended. What is in quotation marks, such as “abandoned”, is typed into the file: a word that Topboard reads, as its
## function parse_ending has them.

# $text is a part of the remark.
import-remarks-remark-half-understood = «{ $text }» nell’osservazione su { $board } non è stato capito. La cella va tra le celle non collocate; inserire il resto a mano.
import-remarks-remark-about-ending = «{ $text }» è un’osservazione sull’esito di { $board }, e non è stata capita tutta. La cella va tra le celle non collocate; inserire a mano chi ha condiviso una patta, e l’ultimo anno.
import-remarks-text-after-name-of-board = «{ $text }» dopo il nome del tavolo non è stato capito. Il titolo va tra le celle non collocate; inserire l’osservazione a mano.
import-remarks-is-no-last-year = «{ $text }» non è un anno come 1908; è conservato come testo e si può correggere dopo l’importazione.
# $known is a year in another row, $year that of this row.
import-remarks-ended-in-two-years = { $board } è finito nel { $known } secondo un’altra riga e nel { $year } secondo questa. Si usa { $known }; se è sbagliato, correggerlo dopo l’importazione.
import-remarks-is-no-result = «{ $text }» non è un risultato. La cella va tra le celle non collocate; digitare «concessa» nella riga del vincitore, o «abbandonata», e importare di nuovo il file.
import-remarks-another-result = { $board } ha un altro risultato in un’altra riga, e si usa quello. Questa cella va tra le celle non collocate; se il risultato è sbagliato, correggerlo dopo l’importazione.

## Games that do not count. $text is what the file says: “void”.

import-remarks-void-games-unclear = «{ $text }» può significare che certe partite non contano, ma non dice di quale tavolo. I tavoli di questo foglio vengono letti; rimuovere dopo l’importazione quelli che non contano.
# $powers are powers: “France and Italy”.
import-remarks-void-beside-some-powers = «{ $text }» sta accanto a { $powers } in { $board }, e non accanto alle altre potenze. Il tavolo viene letto; se la partita non conta, rimuovere il tavolo dopo l’importazione.
import-remarks-void-board-unread = { $board } non viene letto: il file dice «{ $text }». Le sue celle vanno tra le celle non collocate. Se la partita conta, togliere questa osservazione nel file e importarlo di nuovo.
# It follows a sentence about the boards that were recognised.
# $count (Number)
import-remarks-boards-left-out = { $count ->
    [one] { $count } di questi tavoli viene tralasciato, perché il file dice che la partita non conta.
   *[other] { $count } di questi tavoli vengono tralasciati, perché il file dice che la partita non conta.
}
import-remarks-void-board-is-read = «{ $text }» dice che la partita di { $board } non conta. Il tavolo viene letto; rimuoverlo dopo l’importazione, o scrivere «abbandonata».
# $name is the name of a board, “A”, $round that of a round, “2”.
import-remarks-void-here-and-read-there = secondo questo foglio la partita del tavolo { $name } del round { $round } è annullata, ma il tavolo è anche in un altro foglio e viene letto da lì. Se la partita non conta, rimuovere il tavolo dopo l’importazione.

## Boards that are in the file more than once.

# $other is the name of another board: “B”.
import-remarks-board-with-players-of-other = { $board } è anche in un altro foglio, ma con i giocatori del tavolo { $other }. Si conservano entrambi. Se in uno dei fogli i nomi dei due tavoli sono scambiati, correggerli nel file e importarlo di nuovo.
import-remarks-board-with-other-results = { $board } è anche in un altro foglio, con altri giocatori o centri, e si conservano entrambi. Se questo foglio riguarda un altro torneo, eliminarlo nel file e importarlo di nuovo; altrimenti rimuovere uno dei due tavoli dopo l’importazione.
import-remarks-board-twice-agrees = { $board } è anche in un altro foglio. I fogli concordano, e il tavolo è letto una volta sola.
# $boards are boards: “Round 1, board A; Round 1, board B”.
# $count (Number)
import-remarks-boards-twice-agree = { $count ->
    [one] { $count } tavolo è anche in altri fogli: { $boards }. I fogli concordano, e il tavolo è letto una volta sola.
   *[other] { $count } tavoli sono anche in altri fogli: { $boards }. I fogli concordano, e ogni tavolo è letto una volta sola.
}
# $field is a field of the board: “centres of France”.
import-remarks-blank-stays = { $board } è due volte nel file, e questo tavolo è barrato. Solo qui c’è «{ $text }» in «{ $field }», dove il tavolo che conta ha una cella vuota. La cella resta vuota; se il valore conta, inserirlo dopo l’importazione.
# A board stands twice on a sheet and one value differs. $field is what differs: “centres of France”. $known is the value in the other
# place, $text that at this place. $is chooses “are” for a field with a plural name, such as centres, else “is”. $reason says why the other
# value is used: “struck-out”, “title” (the title says that the board was corrected), “sheets” (the names of the sheets say which is newer), or
# “none”.
import-remarks-value-differs-on-sheet = { $board } è due volte in questo foglio. { $is ->
        [are] Differiscono i valori di «{ $field }»
       *[is] Differisce «{ $field }»
    }: { $known } nell’altro punto, { $text } qui. Si usa { $known }{ $reason ->
        [struck-out] , perché questo tavolo è barrato
        [title] , perché il titolo dell’altro tavolo dice che è corretto
        [sheets] , in base ai nomi dei fogli
       *[none] {""}
    }; se è sbagliato, correggerlo dopo l’importazione.
# The same for a board that stands on two sheets.
import-remarks-value-differs-on-sheets = { $board } è anche in un altro foglio. { $is ->
        [are] Differiscono i valori di «{ $field }»
       *[is] Differisce «{ $field }»
    }: { $known } nell’altro foglio, { $text } qui. Si usa { $known }{ $reason ->
        [struck-out] , perché questo tavolo è barrato
        [title] , perché il titolo dell’altro tavolo dice che è corretto
        [sheets] , in base ai nomi dei fogli
       *[none] {""}
    }; se è sbagliato, correggerlo dopo l’importazione.

## Old copies of a sheet. $sheet is the name of the other sheet. $differences is one of the two sentences below.

import-remarks-is-older-state = secondo il suo nome, «{ $sheet }» è uno stato più recente di questo foglio, che perciò non viene letto. { $differences } Se contano entrambi, dare a uno dei fogli un altro nome nel file e importarlo di nuovo.
import-remarks-is-old-copy = secondo il suo nome, questo foglio è una vecchia copia di «{ $sheet }», perciò non viene letto. { $differences } Se i suoi risultati contano, dare al foglio un altro nome nel file e importarlo di nuovo.
import-remarks-all-cells-are-the-same = Tutte le sue celle vi sono uguali.
# $list is a list of differences from this group: “C3 is “8” here and “7” there; 4 more cells differ”.
import-remarks-it-differs = Differenze: { $list }.
# $here and $there are texts of the cell on the two sheets.
import-remarks-cell-differs = { $cell } è «{ $here }» qui e «{ $there }» lì
import-remarks-cell-is-only-here = { $cell } è «{ $here }» qui e vuota lì
# The end of such a list.
# $count (Number)
import-remarks-more-cells-differ = { $count ->
    [one] differisce { $count } altra cella
   *[other] differiscono altre { $count } celle
}

## Cells with a line through their text. $cells are cells: “B3, B5 and C7:C9”. $count is how many they are.

# $old and $new are players, $cell is the cell of the new one.
import-remarks-player-replaced = «{ $old }» è barrato, e { $cell } ha «{ $new }» per { $power }. «{ $new }» è letto come giocatore, e le celle barrate sono conservate parola per parola tra le celle non collocate. Se «{ $old }» ha giocato una parte della partita, inserire «{ $new }» come sostituto dopo l’importazione.
# $count (Number)
import-remarks-struck-out-and-read = { $count ->
    [one] { $cells } è barrata nel file, ed è letta come le altre celle. Se non conta, eliminare il testo nel file e importarlo di nuovo.
   *[other] { $cells } sono barrate nel file, e sono lette come le altre celle. Se non contano, eliminare il testo nel file e importarlo di nuovo.
}
# $count (Number)
import-remarks-struck-out-and-unread = { $count ->
    [one] { $cells } è barrata nel file, e non viene letta. Se conta, inserirla dopo l’importazione.
   *[other] { $cells } sono barrate nel file, e non vengono lette. Se contano, inserirle dopo l’importazione.
}
