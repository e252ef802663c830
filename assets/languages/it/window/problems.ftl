# The problems of a book, whatever its rules are: what is wrong, and how to correct it. They are in the list of problems, in the
# hints of cells and below the sheet. The first letter of what is wrong is made a capital where the sentence begins a line, and a
# full stop is added there, so it has none here. It may begin with a capital letter where the language wants one. What is to be
# done is a whole sentence and ends with its full stop.
#
# $name is a player, “Ann Lee”. $board is the name of a board, “B”. $power is “France”. $round is “Round 2” or “Final”. Years are
# game years, “1904”. Numbers of centres are given as figures.

## The list of problems: lines of several problems, and where a problem is.

# The first names of a list, with commas between them, and how many more there are: “Ann, Ben, Cleo and 149 more”. $count is two or
# more. The names are players, boards or places.
# $count (Number)
problems-names-and-more = { $names } e altri { $count }
# The end of a list of names: “Ann, Ben and 3 others”. $count is two or more.
# $count (Number)
problems-others = altri { $count }
# The same sentence is said so often. $sentence is a problem: “3 times: 35 centres; a board has 34”. $count is three or more.
# $count (Number)
problems-many-times = { $count } volte: { $sentence }
# So many sentences differ only in names and figures. $sentence is the first of them. $count is five or more.
# $count (Number)
problems-many-like-this = { $count } problemi simili a questo: { $sentence }
# Where a problem is: the name of a tab, in the words of the tabs. $name is a player.
problems-place-event = Torneo
problems-place-player = Giocatori, { $name }
problems-place-top-board = Top table, { $name }
# $name is a team.
problems-place-team = Squadre, { $name }
problems-place-roll-call = Appello, { $name }
# $board is “Round 2, board C”.
problems-place-seat = { $board }, { $power }

## Names of players that look like another name.

problems-names-look-like-the-same-player = «{ $name }» e «{ $other }» sembrano lo stesso giocatore
problems-name-looks-like = «{ $name }» somiglia a «{ $other }»
# Event, Two people: the menu and the command in it, in the words of the menu.
problems-seat-one-of-two-names = Se sono una sola persona, usare ovunque uno dei due nomi e rimuovere l’altro. Se sono due persone, scegliere Torneo, Due persone.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
problems-many-names-look-alike = { $count } nomi somigliano a un altro nome
# Somebody typed a name that is none of the list of players.
problems-name-not-listed = «{ $name }» è stato digitato e non è nell’elenco dei giocatori
# $names is “Ann Lee or Ann Leigh”.
problems-name-not-listed-may-be = «{ $name }» è stato digitato e non è nell’elenco dei giocatori; potrebbe essere { $names }
# The names that a typed name may mean. $more is the number of names that are left out.
# $more (Number)
problems-names-or-more = { $more ->
    [one] { $one }, { $other } o { $more } altro
   *[other] { $one }, { $other } o altri { $more }
}
# Event, Confirm the player: the menu and the command in it.
problems-type-right-name = Digitare al suo posto il nome giusto. Se il nome è giusto, scegliere Torneo, Conferma giocatore.
# $count (Number)
problems-many-names-not-listed = { $count } nomi digitati non sono nell’elenco dei giocatori

## Seats, boards and sit-outs of a round.

problems-sits-twice-at-board = { $name } ha due posti al tavolo { $board }
# $seats and $most are numbers of games that the player plays at the same time.
# $seats (Number)
# $most (Number)
problems-games-at-once = { $seats ->
    [one] { $name } ha { $seats } partita in corso; il regolamento ne consente { $most }
   *[other] { $name } ha { $seats } partite contemporanee; il regolamento ne consente { $most }
}
problems-sits-at-boards-of-one-name = { $name } ha due posti, a due tavoli di nome { $board }
# $first and $second are names of boards.
problems-sits-at-two-boards = { $name } ha due posti: al tavolo { $first } e al tavolo { $second }
problems-change-one-seat = Cambiare uno dei due posti.
problems-boards-of-one-name = due tavoli dello stesso round si chiamano «{ $board }» ({ $round })
# One of the boards.
problems-rename-one-board = Rinominarne uno.
problems-sits-out-and-plays = { $name } risulta a riposo per { $round }, ma gioca al tavolo { $board }
problems-remove-from-sit-outs = Togliere il nome dai giocatori a riposo del round, o assegnare il posto a un altro giocatore.
problems-left-event-and-has-seat = { $name } ha lasciato il torneo, ma ha un posto qui
problems-absent-and-has-seat = { $name } è assente secondo l’appello, ma ha un posto qui
problems-seat-another-or-mark-present = Assegnare il posto a un altro giocatore, o segnare il giocatore come presente nell’appello.
# The board call is the list of who plays where, which is posted before a round.
problems-withdrawn-and-has-seat = { $name } si è ritirato, ma ha un posto qui, e comparirebbe nella composizione dei tavoli da affiggere
problems-removed-and-has-seat = { $name } è stato escluso dal torneo, ma ha un posto qui, e comparirebbe nella composizione dei tavoli da affiggere
problems-seat-another-or-draw-again = Assegnare il posto a un altro giocatore, o sorteggiare di nuovo il round.
# A substitute took over a power here and has another game that is not over.
problems-carries-on-two-games = { $name } subentra qui, ma gioca anche al tavolo { $board }
problems-carries-on-two-powers = { $name } subentra qui, ma gioca anche allo stesso tavolo ({ $power })
problems-enter-another-substitute = Indicare un altro sostituto, o inserire la fine dell’altra partita per questo giocatore.
problems-power-of-one-not-known = la potenza di un giocatore è sconosciuta
# $count (Number)
problems-powers-not-known = le potenze di { $count } giocatori sono sconosciute; i giocatori sono nell’ordine del file importato
# $note is the text “power not known” as it stands in the note of the seat. It is not translated.
problems-give-right-powers = Assegnare a ogni giocatore la potenza giusta e togliere la nota «{ $note }».

## Seats without a player.

problems-nobody-sits-at = posto senza giocatore: { $power }
# $centres (Number)
problems-nobody-sits-at-power-with-centres = { $centres ->
    [one] posto senza giocatore: { $power }, con { $centres } centro
   *[other] posto senza giocatore: { $power }, con { $centres } centri
}
problems-enter-player-who-scores = Inserire il giocatore. Fino ad allora i punti non vanno a nessuno.
problems-nobody-plays = partita iniziata, ma posto senza giocatore: { $power }
# $centres (Number)
problems-nobody-plays-power-with-centres = { $centres ->
    [one] partita iniziata, ma posto senza giocatore: { $power }, con { $centres } centro
   *[other] partita iniziata, ma posto senza giocatore: { $power }, con { $centres } centri
}
problems-enter-player-if-any = Inserire il giocatore, o lasciare così se la potenza non ne ha.

## Numbers of centres.

# $sum and $all are numbers, “35” and “34”.
problems-too-many-centres = { $sum } centri; un tavolo ne ha { $all }
problems-compare-counts = Confrontare i numeri con la tabella dei centri scritta dai giocatori.
# $missing is the number of centres that nobody has.
# $centres (Number)
# $missing (Number)
problems-too-few-centres = { $centres ->
    [one] { $centres } centro su { $all }, { $missing } in meno
   *[other] { $centres } centri su { $all }, { $missing } in meno
}
problems-right-with-neutral-centres = È giusto se sono rimasti centri neutrali. Altrimenti confrontare i numeri con la tabella dei centri scritta dai giocatori.
# $count (Number)
problems-many-boards-with-few-centres = { $count } tavoli hanno meno centri della mappa
problems-two-soloists = due vittorie in solitaria: { $first } e { $second }
# $centres is 18.
problems-only-one-power-wins = Solo una potenza può avere { $centres } centri o più; correggere un numero.
# $powers are the powers without a count, with commas between them: “Germany, Russia”. $count says how many they are.
# $count (Number)
problems-powers-without-count = { $count ->
    [one] le altre potenze hanno tutti i { $all } centri, e manca il numero di: { $powers }
   *[other] le altre potenze hanno tutti i { $all } centri, e mancano i numeri di: { $powers }
}
problems-type-0-for-eliminated-powers = Digitare 0 per ogni potenza eliminata. Fino ad allora il tavolo non ha punti.

## The end of a game.

# $centres (Number)
problems-out-with-centres = { $centres ->
    [one] { $power }: eliminata nel { $year }, ma con { $centres } centro
   *[other] { $power }: eliminata nel { $year }, ma con { $centres } centri
}
problems-clear-year-or-type-0 = Cancellare l’anno, o digitare 0 come numero di centri.
# $last is the last year of the game.
problems-out-after-last-year = { $power }: eliminata nel { $year }, dopo l’ultimo anno della partita, il { $last }
problems-correct-one-year = Correggere uno dei due anni.
problems-drawn-without-centre = { $power }: nella patta, ma senza centri
# Yes and no are typed into the draw column.
problems-only-survivors-share = Solo i sopravvissuti partecipano a una patta: digitare «no», o correggere il numero di centri.
problems-won-alone-and-drawn = { $power }: vittoria in solitaria, ma la colonna della patta indica una patta
problems-clear-draw-or-correct-count = Svuotare la colonna della patta, o correggere il numero di centri.
problems-chart-after-last-year = c’è una tabella dei centri del { $year }, dopo l’ultimo anno della partita, il { $last }
problems-correct-last-year-or-clear = Correggere l’ultimo anno, o cancellare i numeri di quell’anno.
# The counts stop earlier than the last year that is entered. $year is the year of the newest counts.
problems-chart-before-last-year = la tabella dei centri si ferma al { $year }, e l’ultimo anno è il { $last }
problems-type-counts-of-last-year = Inserire i centri del { $last }, o correggere l’ultimo anno.
# $winner is the power to which the others conceded, $soloist another power that has 18 centres.
problems-conceded-against-soloist = la partita è concessa a { $winner }, ma un’altra potenza ha vinto in solitaria: { $soloist }
problems-correct-count-or-concession = Correggere il numero di centri, o cancellare la concessione.
problems-conceded-without-centre = la partita è concessa a { $winner }, che non ha centri
problems-correct-count-or-winner = Correggere il numero di centri, o il vincitore.
problems-conceded-and-drawn = la partita è concessa a { $winner }, ma risulta anche finita in patta
problems-clear-draw-or-concession = Svuotare la colonna della patta, o cancellare la concessione.
# $centres is 18 or more.
problems-solo-but-abandoned = { $power }: { $centres } centri, cioè una vittoria in solitaria, ma la partita è segnata come abbandonata
problems-clear-ending-if-won = Cancellare l’esito se la vittoria in solitaria è avvenuta. Una partita abbandonata non ha vincitore.

## The charts of the years: the numbers of centres that the players wrote down.

problems-too-many-centres-in-year = { $sum } centri nel { $year }; un tavolo ne ha { $all }
problems-compare-counts-of-year = Confrontare i numeri di quell’anno con la tabella dei centri scritta dai giocatori.
# $out is the year in which the power had no centre, $year a later year in which it has $count centres.
problems-centres-after-elimination = { $power }: di nuovo con centri dopo l’eliminazione (0 nel { $out }, { $count } nel { $year })
problems-power-stays-out = Una potenza senza centri resta eliminata; correggere uno dei due numeri.
# $count is its number of centres at the end, $charted that of the chart.
problems-ends-on-another-count = { $power }: numero finale { $count }, ma { $charted } nella tabella dei centri del { $year }
problems-correct-one-count-or-year = Correggere uno dei due numeri. Se la partita è continuata, inserire il suo ultimo anno.
problems-correct-one-count = Correggere uno dei due numeri.
# $sum is the number of all centres of that year, $before that of the years before.
problems-fewer-centres-than-before = { $sum } centri nel { $year } dopo { $before } negli anni precedenti, perciò i numeri del { $year } non si usano
problems-centres-stay-taken = Un centro conquistato non torna mai neutrale. Confrontare i numeri con la tabella dei centri scritta dai giocatori.
# $count of $all powers; $all is 7.
# $count (Number)
problems-some-powers-have-count = { $count ->
    [one] nel { $year } ha un numero di centri solo { $count } potenza su { $all }
   *[other] nel { $year } hanno un numero di centri solo { $count } potenze su { $all }
}
# $used is the year whose counts are used.
# $count (Number)
problems-some-powers-have-count-yet = { $count ->
    [one] nel { $year } ha un numero di centri solo { $count } potenza su { $all }; finché non lo hanno tutte, si usano i numeri del { $used }
   *[other] nel { $year } hanno un numero di centri solo { $count } potenze su { $all }; finché non lo hanno tutte, si usano i numeri del { $used }
}
problems-enter-or-clear-year = Inserire gli altri numeri di quell’anno, o cancellare questi.
problems-year-typed-ahead = tutti i numeri del { $year } sono 0, come se fossero stati digitati in anticipo, perciò si usano quelli del { $used }
problems-years-typed-ahead = tutti i numeri dal { $first } al { $last } sono 0, come se fossero stati digitati in anticipo, perciò si usano quelli del { $used }
problems-enter-or-clear-years = Cancellarli, o inserire i numeri di questi anni.
problems-other-counts-than-newest-chart = i numeri finali non sono quelli del { $year }, l’ultima tabella dei centri
problems-game-went-on = Se la partita è continuata, inserire il suo ultimo anno. Altrimenti correggere i numeri.

## Cells whose text cannot be read. $text is what was typed.

problems-no-number-of-centres = «{ $text }» non è un numero di centri
# $most is 34.
problems-type-number-of-centres = Digitare un numero di centri, al massimo { $most }.
problems-no-last-year = «{ $text }» non è un anno come 1908
problems-type-last-year = Digitare un anno come 1908.
problems-no-year-of-elimination = «{ $text }» non è un anno come 1904
problems-type-year-of-elimination = Digitare un anno come 1904.
problems-no-number-of-missed-orders = «{ $text }» non è un numero di ordini non pervenuti
problems-type-number-of-missed-orders = Digitare un numero di ordini non pervenuti.
problems-no-number-of-missed-winters = «{ $text }» non è un numero di ordini d’inverno non pervenuti
problems-type-number-of-missed-winters = Digitare un numero di ordini d’inverno non pervenuti.
