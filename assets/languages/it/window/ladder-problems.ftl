# The problems of the result lists of a ladder: what is wrong, and what was done or is to be done. A ladder is a table over the events
# of a year, or over the games of a league; each event or game has a result list. The first letter of what is wrong is made a capital
# where the sentence begins a line, and a full stop is added there, so it has none here. It may begin with a capital letter where the
# language wants one. What is to be done is a whole sentence and ends with its full stop.
#
# $event is the name of an event or of a game in quotation marks, “Victorian Championships”, or one of the first two messages. Say the
# sentence so that each of them fits: “Victorian Championships”: the date is unknown. $name is a player, $place a place, “3”, $ladder the
# name of a ladder. Dates are as 2001-12-15.

# An event or a game without a name, inside a sentence.
ladder-problems-the-game = la partita
ladder-problems-the-event = il torneo
# The name of an event or of a game in quotation marks.
ladder-problems-named-event = «{ $name }»

## Which events count.

# $year is the year of the ladder.
ladder-problems-played-in-other-year = { $event }: la data è { $date }, fuori dal { $year }
# The result list of the event is not used, here and below.
ladder-problems-event-left-out = Il torneo non è stato conteggiato.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
ladder-problems-many-events-of-other-years = { $count } tornei sono di altri anni
ladder-problems-no-date-in-year = { $event }: manca la data, perciò non si sa se cade nel { $year }
ladder-problems-no-date-by-day = { $event }: manca la data, perciò non si sa se cade entro il { $day }
# To accredit an event is to decide that it counts for the ladder.
ladder-problems-enter-date-or-accredit = Non conta finché non se ne inserisce la data, o non lo si omologa per questa classifica annuale.
# $count (Number)
ladder-problems-many-events-without-date = { $count } tornei non hanno data, perciò non si sa se contano
ladder-problems-no-date-counts-in-year = { $event }: manca la data; conta nel { $year } grazie all’omologazione
ladder-problems-no-date-counts-on-day = { $event }: manca la data; conta il { $day } grazie all’omologazione
ladder-problems-add-its-date = Aggiungere la data.
# $count (Number)
ladder-problems-many-events-accredited-without-date = { $count } tornei non hanno data e contano perché sono omologati
ladder-problems-boards-not-known = { $event }: manca il numero di tavoli per round, da cui dipendono i punti
# “boards = 4.5” is a line of a file, written exactly so.
ladder-problems-add-number-of-boards = Il torneo non è stato conteggiato. Aggiungere il numero, come in «boards = 4.5».
# $count (Number)
ladder-problems-many-events-without-boards = in { $count } tornei manca il numero di tavoli, da cui dipendono i punti
# $name is the event, here and in the next messages.
ladder-problems-not-accredited = «{ $name }» non è tra i tornei omologati per la classifica { $ladder }
ladder-problems-decide-accreditation = Non conta finché non si decide se è omologato.
# $count (Number)
ladder-problems-many-events-not-accredited = { $count } tornei non sono tra quelli omologati dal regolamento
ladder-problems-level-not-known = «{ $name }» non è tra i campionati indicati dalla classifica { $ladder }, e il suo tipo non è inserito
# The kinds of championships: of a town, of a state, of the country.
ladder-problems-enter-level-or-accredit = Non conta finché non se ne inserisce il tipo («locale», «stato» o «nazionale»), o non lo si omologa come torneo locale.
# $count (Number)
ladder-problems-many-events-without-level = { $count } tornei non sono tra i campionati indicati dal regolamento, e manca il loro tipo
# $name is the event, $source the file of the first list.
ladder-problems-listed-twice = { $name } è in elenco due volte: era già stato letto da { $source }
# The same for an event without a name.
ladder-problems-unnamed-listed-twice = lo stesso torneo è in elenco due volte: era già stato letto da { $source }
ladder-problems-second-list-left-out = Il secondo elenco non è stato conteggiato.
# $count (Number)
ladder-problems-many-events-listed-twice = { $count } tornei sono in elenco due volte

## Which games of a league count.

# $by and $ruleset are names of rulesets.
ladder-problems-scored-by-other-rules = { $event }: i punti dei tavoli sono calcolati con { $by }, mentre la classifica { $ladder } conta quelli calcolati con { $ruleset }
ladder-problems-remove-and-add-again = La partita non è stata conteggiata. Rimuoverla e aggiungere di nuovo il suo file.
# $count (Number)
ladder-problems-many-games-of-other-rules = i punti di { $count } partite sono calcolati con un regolamento diverso da quello della lega
ladder-problems-ending-not-known = { $event } è finita senza una vittoria in solitaria e senza una votazione approvata: è una patta concordata o una partita abbandonata
ladder-problems-decide-ending = Vale come patta concordata finché non si decide. Omologarla se era una patta concordata o è arrivata alla data di fine. Se è stata abbandonata, scriverlo nel suo file e aggiungere di nuovo il file.
# $count (Number)
ladder-problems-many-games-without-known-ending = { $count } partite sono finite senza una vittoria in solitaria e senza una votazione approvata: ognuna è una patta concordata o una partita abbandonata
ladder-problems-abandoned-counts = { $event } è stata abbandonata e conta come ogni altra partita, con i punti del suo elenco
ladder-problems-decide-abandoned = Se non deve contare, indicare che non è omologata; altrimenti omologarla, e questa osservazione scompare.
# $count (Number)
ladder-problems-many-games-abandoned = { $count } partite sono state abbandonate e contano come ogni altra partita
ladder-problems-last-day-not-known = { $event } è finita, ma manca la data della fine, perciò conta finché la data non è inserita
ladder-problems-add-last-day = Aggiungere la data in cui è finita.
# $count (Number)
ladder-problems-many-games-without-last-day = { $count } partite sono finite in una data sconosciuta, perciò contano finché la data non è inserita
# $day is the day of the ladder. A game counts from the day of the chart of its first autumn.
ladder-problems-first-day-not-known = { $event }: manca la data del primo autunno, perciò non si sa se conta già il { $day }
ladder-problems-add-first-day = Conta finché non si decide. Aggiungere la data della tabella dei centri del primo autunno, o decidere se la partita è omologata.
# $count (Number)
ladder-problems-many-games-without-first-day = { $count } partite sono iniziate in una data sconosciuta, perciò non si sa se contano già alla data della classifica annuale
ladder-problems-ended-before-it-counted = { $event } è finita il { $day }, prima di contare per la prima volta
ladder-problems-correct-dates = Le date sono state usate così come sono. Correggerle.
# $count (Number)
ladder-problems-many-games-ended-before-they-counted = { $count } partite sono finite prima di contare per la prima volta

## The lines of a result list.

ladder-problems-name-missing = manca il nome
ladder-problems-line-left-out = La riga non è stata conteggiata.
# $count (Number)
ladder-problems-many-lines-without-name = { $count } righe non hanno un nome
# $first and $second are each one of the two messages below: “with place 1 and no place”.
ladder-problems-player-listed-twice = { $name } è in elenco due volte: { $first } e { $second }
ladder-problems-with-place = posto { $place }
ladder-problems-with-no-place = nessun posto
# $row is where the line is: “row 8”.
ladder-problems-first-line-counts = Conta la prima riga ({ $row }). Correggere l’elenco.
ladder-problems-player-without-place = { $name } non ha un posto
ladder-problems-counts-without-points = Il giocatore non riceve punti, ma conta tra i giocatori del torneo.
# $count (Number)
ladder-problems-many-players-without-place = { $count } giocatori non hanno un posto
# $names has the names of $count players, with commas between them.
# $count (Number)
ladder-problems-played-no-game = { $count ->
    [one] { $names } non ha giocato partite e non è tra i giocatori del torneo
   *[other] { $names } non hanno giocato partite e non sono tra i giocatori del torneo
}
# $names has the first of the names.
ladder-problems-others-played-no-game = { $names } e altri non hanno giocato partite e non sono tra i giocatori del torneo
ladder-problems-players-move-up = La riga non occupa un posto, e i giocatori successivi salgono. Se è sbagliato, correggere le partite.
# $director is a name that is not in the list, $name one that is.
ladder-problems-may-be-director = { $director }, direttore di gara, potrebbe essere { $name }, che ha un posto
ladder-problems-write-name-as-in-list = Se è la stessa persona, scrivere il nome del direttore di gara come nell’elenco.
# $first and $last are places.
ladder-problems-place-missing = manca il posto { $place }
ladder-problems-two-places-missing = mancano i posti { $first } e { $last }
ladder-problems-places-missing = mancano i posti da { $first } a { $last }
ladder-problems-places-count-as-printed = I posti contano così come sono scritti. Correggere l’elenco.
# $above is the number of players with better places.
# $above (Number)
ladder-problems-wrong-place = { $above ->
    [one] il posto { $place } è sbagliato: { $above } giocatore è più in alto
   *[other] il posto { $place } è sbagliato: { $above } giocatori sono più in alto
}
# $tie is the place that several players share.
# $above (Number)
ladder-problems-wrong-place-after-tie = { $above ->
    [one] il posto { $place } è sbagliato dopo i pari merito al posto { $tie }: { $above } giocatore è più in alto
   *[other] il posto { $place } è sbagliato dopo i pari merito al posto { $tie }: { $above } giocatori sono più in alto
}
# $names is a list of players: “Ann, Ben and 3 others”.
ladder-problems-place-shared = posto { $place } a pari merito: { $names }
# How the points of players with one place are made.
ladder-problems-mean-of-places = Ciascuno riceve la media dei punti dei posti che occupano.
ladder-problems-points-of-better-place = Tutti ricevono i punti del posto migliore.
ladder-problems-points-in-order-of-list = Ricevono i punti dei posti che occupano, nell’ordine dell’elenco.
# A shared place in a list of them.
ladder-problems-place-of-event = posto { $place } ({ $event })
# $count (Number)
ladder-problems-many-places-shared = { $count } posti sono a pari merito
ladder-problems-no-games-in-list = { $event }: l’elenco non indica quante partite ha giocato ciascuno
# “Games” is the heading of a column.
ladder-problems-add-column-of-games = Tutti contano come se avessero giocato l’intero torneo. Aggiungere una colonna «Partite».
# $names has the names, with commas between them.
ladder-problems-games-missing = manca il numero di partite di { $names }
# $names has the first of the names.
ladder-problems-games-of-others-missing = manca il numero di partite di { $names } e altri
ladder-problems-fill-in-games = Contano come se avessero giocato l’intero torneo. Compilare la colonna «Partite».
ladder-problems-player-without-score = { $name } non ha punti
# $count (Number)
ladder-problems-many-players-without-score = { $count } giocatori non hanno punti
ladder-problems-points-not-calculated = i punti di { $name } non si possono calcolare
# $count (Number)
ladder-problems-many-points-not-calculated = i punti di { $count } risultati non si possono calcolare
ladder-problems-result-left-out = Il risultato non è stato conteggiato.

## Who is who. $names is a list of spellings: “A. Lee and Ann Lee”.

ladder-problems-decisions-contradict = Secondo una decisione { $names } sono una sola persona, secondo un’altra non lo sono. Contano come persone diverse. Rimuovere una delle decisioni.

## A file with decisions whether two spellings are one person. $error is a message in English.

ladder-problems-decisions-unreadable = non è possibile leggere le decisioni sull’identità: { $error }
ladder-problems-decisions-not-written = non è possibile scrivere le decisioni sull’identità: { $error }
