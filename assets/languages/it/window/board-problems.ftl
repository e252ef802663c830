# The problems of a board under the rules of the event: what is wrong, and how to correct it. They are shown as those of
# problems.ftl, whose remarks on capital letters and full stops hold here, too.
#
# $rules is the name of a ruleset, “WDC 2006”. $system is the name of a scoring system. $power is “France”, $name a player. $when is
# a season of a game, “Fall 1905”. $year and other years are game years, “1905”. $top-board is “top board”, “final table” or “medal
# round” in this language, or another name that the rules give to it.

## The end of a game.

# The rules end a game only by a solo, by a passed vote on a draw, or after a last year.
board-problems-ended-without-vote = la partita è finita senza una vittoria in solitaria e senza una votazione approvata; secondo il regolamento { $rules } è una patta concordata o una partita abbandonata
board-problems-ended-without-vote-in = la partita è finita nel { $year } senza una vittoria in solitaria e senza una votazione approvata; secondo il regolamento { $rules } è una patta concordata o una partita abbandonata
# “agreed draw” and “abandoned” are typed: take the words of values.ftl.
board-problems-type-the-ending = Digitare «patta concordata» o «abbandonata» come esito del tavolo. Fino ad allora vale come patta concordata, e i suoi punti sono provvisori.
board-problems-type-the-ending-or-end-date = Digitare «patta concordata» o «abbandonata» come esito del tavolo. È una patta tra i sopravvissuti anche una partita arrivata alla sua data di fine. Fino ad allora vale come patta concordata, e i suoi punti sono provvisori.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
board-problems-many-games-ended-before-last-year = { $count } partite sono finite prima dell’ultimo anno senza una vittoria in solitaria e senza una votazione approvata
# $count (Number)
board-problems-many-games-ended-without-vote = { $count } partite sono finite senza una vittoria in solitaria e senza una votazione approvata
# $last is the last year that is played under the rules.
board-problems-last-year-missing = manca l’ultimo anno della partita; secondo il regolamento { $rules } solo una votazione approvata la chiude prima del { $last }
board-problems-enter-last-year-and-end = Inserire l’ultimo anno. Se è precedente, indicare anche come è finita la partita. Fino ad allora i punti del tavolo sono provvisori.
# $count (Number)
board-problems-many-games-without-last-year = in { $count } partite manca l’ultimo anno
board-problems-played-too-long = la partita è stata giocata fino al { $year }; secondo il regolamento { $rules } l’ultimo anno è il { $last }
board-problems-correct-year-or-leave = Correggere l’anno, o lasciare così se il direttore di gara lo ha permesso.
board-problems-no-concession = il regolamento { $rules } non ammette concessioni; la partita concessa a { $power } vale come abbandonata
board-problems-set-scores-by-hand = Fissare i punti a mano se il direttore di gara decide diversamente.

## Votes on draws. A vote that passed ends the game with the chart of a year: the numbers of centres after that autumn.

board-problems-passed-draw-waits = la patta approvata ({ $when }) attende la tabella dei centri completa del { $year }
board-problems-enter-chart = Inserire la tabella dei centri, con cui la partita finisce.
board-problems-passed-draw-has-not-ended = la patta approvata ({ $when }) non ha concluso la partita con i centri del { $year }
# “passed” is typed: take the word of values.ftl.
board-problems-type-passed-again = Svuotare l’esito e digitare di nuovo «approvata» per concludere la partita, o correggere l’esito.
board-problems-correct-vote-or-chart = Correggere la votazione, o la tabella dei centri.
# $season is “spring” or “fall”, by which the sentence is chosen. $out is the year in which the power was eliminated.
board-problems-passed-draw-and-elimination = { $season ->
    [spring] la patta approvata ({ $when }) usa la tabella dei centri dell’autunno precedente, { $year }, ma una potenza risulta eliminata nel { $out }: { $power }
   *[fall] la patta approvata ({ $when }) usa la tabella dei centri del { $year }, ma una potenza risulta eliminata nel { $out }: { $power }
}
board-problems-correct-elimination-or-season = Correggere l’anno di eliminazione, o la stagione della votazione.
# $last is the last year of the game.
board-problems-passed-draw-and-last-year = { $season ->
    [spring] la patta approvata ({ $when }) usa la tabella dei centri dell’autunno precedente, { $year }, ma l’ultimo anno della partita è il { $last }
   *[fall] la patta approvata ({ $when }) usa la tabella dei centri del { $year }, ma l’ultimo anno della partita è il { $last }
}
board-problems-correct-last-year-or-season = Correggere l’ultimo anno, o la stagione della votazione.
# $charted is the number of centres in the chart, $count that at the end of the game.
board-problems-passed-draw-and-count = { $season ->
    [spring] { $power }: la patta approvata ({ $when }) usa la tabella dei centri dell’autunno precedente, { $year }, con il numero { $charted }, ma il numero finale è { $count }
   *[fall] { $power }: la patta approvata ({ $when }) usa la tabella dei centri del { $year }, con il numero { $charted }, ma il numero finale è { $count }
}
board-problems-correct-count-or-season = Correggere il numero di centri, o la stagione della votazione.
board-problems-survivor-not-in-draw = { $power }: sopravvissuta, ma non nella patta; secondo il regolamento { $rules } una patta comprende tutti i sopravvissuti
board-problems-include-or-correct-count = Includerla nella patta, o correggere il numero di centri.
# $first is the first year whose chart may end a game by a draw.
board-problems-proposed-too-early = patta proposta troppo presto ({ $when }); secondo il regolamento { $rules } nessuna patta è possibile prima della tabella dei centri del { $first }
board-problems-correct-year-or-delete = Correggere l’anno, o rimuovere la proposta.
board-problems-proposed-without-centre = patta ({ $when }) proposta da una potenza che non aveva più centri: { $power }
board-problems-correct-proposer-or-year = Correggere la potenza che l’ha proposta, o l’anno.
board-problems-proposal-leaves-out = la patta proposta ({ $when }) lascia fuori un sopravvissuto ({ $power }); secondo il regolamento { $rules } una patta li comprende tutti
board-problems-include-every-survivor = Includere ogni potenza che ha centri.
# $passed is the season of the earlier vote.
board-problems-proposed-after-end = patta proposta ({ $when }) dopo che un’altra patta, approvata ({ $passed }), aveva concluso la partita
board-problems-correct-season-or-outcome = Correggere la stagione o l’esito precedente, o rimuovere la proposta.
board-problems-proposed-without-chart = la patta proposta ({ $when }) riguarda la tabella dei centri del { $year }, che manca; secondo il regolamento { $rules } la tabella si compila prima di proporre una patta
board-problems-enter-chart-or-correct-season = Inserire la tabella dei centri, o correggere la stagione.
board-problems-proposed-twice = la stessa patta è stata proposta due volte nella stessa stagione ({ $when }); secondo il regolamento { $rules } si vota una sola volta per stagione
board-problems-correct-season-or-delete = Correggere la stagione, o rimuovere la seconda proposta.
board-problems-drawn-too-early = la partita è finita in patta nel { $year }; secondo il regolamento { $rules } nessuna patta è possibile prima della tabella dei centri del { $first }

## The mark of the top board.

board-problems-rules-without-top-board = questo tavolo è segnato come top table, ma il regolamento { $rules } non prevede un top table
board-problems-make-ordinary-or-choose-rules = Farne un tavolo normale, o scegliere un regolamento con un top table.
# $number and $right are numbers of rounds.
board-problems-top-board-in-wrong-round = il { $top-board } è nel round { $number }; secondo il regolamento { $rules } va giocato nel round { $right }
board-problems-make-ordinary-here = Fare di questo un tavolo normale.
# $round is the name of the round, “Opening”.
board-problems-top-board-in-named-round = il { $top-board } è nel round «{ $round }», che conta come round { $number }; secondo il regolamento { $rules } va giocato nel round { $right }
# $right is the number that becomes the name of the round.
board-problems-rename-round-or-make-ordinary = Dare al round il nome { $right }, o fare di questo un tavolo normale.

## Players who must not meet. $name and $other are players.

board-problems-team-mates-meet = { $name } e { $other } della squadra { $team } giocano a questo tavolo, ma in questo round i compagni di squadra non possono incontrarsi
board-problems-swap-one = Scambiare uno dei due con un giocatore di un altro tavolo.
board-problems-separated-players-meet = { $name } e { $other } giocano a questo tavolo, ma sono tra i giocatori da separare
board-problems-swap-one-or-leave = Scambiare uno dei due con un giocatore di un altro tavolo, o lasciare così se sono d’accordo.

## Grades that players give to each other. $skill is what is graded, “Best Tactician”. $name may be a power, where no player is known.

board-problems-grades-own-play = { $name } vota per sé ({ $skill }); i giocatori possono votare solo gli altri
board-problems-delete-grade = Cancellare il voto, che non conta.
# $grade is a letter, “D”.
board-problems-unknown-grade = { $name } dà un voto sconosciuto ({ $skill }): { $grade }
# $grades are letters with commas between them: “A, B, C”.
board-problems-known-grades = I voti possibili sono { $grades }.

## Extensions, cards and penalties. An extension is more time for the orders of a player.

# $extensions (Number)
board-problems-too-many-extensions = { $extensions ->
    [one] { $name } ha avuto { $extensions } proroga in questa partita; secondo il regolamento { $rules } il massimo è { $most }
   *[other] { $name } ha avuto { $extensions } proroghe in questa partita; secondo il regolamento { $rules } il massimo è { $most }
}
board-problems-leave-if-allowed = Lasciare così se il direttore di gara lo ha permesso.
# A card is given for orders that come late. $moment is when it was given, as it was typed: “Spring 1904”.
board-problems-yellow-after-card = { $name } ha un cartellino giallo dopo un altro cartellino; secondo il regolamento { $rules } chi è di nuovo in ritardo riceve un cartellino rosso
board-problems-yellow-after-card-in = { $name } ha un cartellino giallo ({ $moment }) dopo un altro cartellino; secondo il regolamento { $rules } chi è di nuovo in ritardo riceve un cartellino rosso
board-problems-make-red-or-delete = Farne un cartellino rosso, o cancellare uno dei due.
# $seconds and $most are numbers of seconds.
# $seconds (Number)
# $most (Number)
board-problems-yellow-too-late = { $name } ha un cartellino giallo per { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    } di ritardo; secondo il regolamento { $rules } oltre { $most ->
        [one] { $most } secondo
       *[other] { $most } secondi
    } il cartellino è rosso
# $seconds (Number)
# $most (Number)
board-problems-yellow-too-late-in = { $name } ha un cartellino giallo ({ $moment }) per { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    } di ritardo; secondo il regolamento { $rules } oltre { $most ->
        [one] { $most } secondo
       *[other] { $most } secondi
    } il cartellino è rosso
board-problems-make-red-or-correct-note = Farne un cartellino rosso, o correggere la nota.
board-problems-penalty-over-score = una penalità supera l’intero punteggio di { $name }
board-problems-type-percentage = Digitare una percentuale fino a 100.

## Scores.

# The scoring system of a board or of a round. Board and Event are menus, and what follows is a command in the menu.
board-problems-choose-system-of-board = Sceglierne uno con Tavolo, Sistema di punteggio di questo tavolo.
board-problems-choose-system-of-round = Sceglierne uno con Torneo, Sistema di punteggio di questo round.
# $entry is one of the messages below: “the year of the solo”.
board-problems-needs-entry = manca un dato richiesto dal sistema { $system }: { $entry }
board-problems-needs-entry-without-rules = nessun regolamento è scelto, e manca un dato richiesto dal sistema { $system }: { $entry }
board-problems-enter-last-year-played = Inserire l’ultimo anno giocato. Fino ad allora mancano i punti che ne dipendono.
# $entry is one of the messages below: “the year of elimination”.
board-problems-needs-entry-of-power = { $power }: manca un dato richiesto dal sistema { $system } ({ $entry })
board-problems-needs-entry-of-power-without-rules = { $power }: nessun regolamento è scelto, e manca un dato richiesto dal sistema { $system } ({ $entry })
board-problems-enter-missing-entry = Inserire questo dato. Fino ad allora mancano i punti che ne dipendono.
board-problems-choose-rules-first = Scegliere il regolamento del torneo nella scheda Regole. Un altro regolamento può non richiedere questo dato.
# $count (Number)
board-problems-many-scores-without-entry = per { $count } punteggi manca un dato richiesto, e nessun regolamento è scelto
# What a scoring system reads. They stand in the four sentences above, and with commas between them in a list of what a system needs.
board-problems-entry-centres = numero di centri
board-problems-entry-elimination = anno di eliminazione
board-problems-entry-last-year = ultimo anno giocato
board-problems-entry-solo-year = anno della vittoria in solitaria
board-problems-entry-years-played = ultimo anno giocato, o anno di eliminazione
board-problems-entry-centres-of-every-year = numero di centri di ogni anno
board-problems-entry-centres-of-earlier-years = numeri di centri degli anni precedenti
board-problems-entry-missed-orders = numero di ordini di primavera e d’autunno non pervenuti
board-problems-entry-missed-winters = numero di ordini d’inverno non pervenuti
