# What is wrong with a ruleset, and what to do about it (.cure): on the Rules tab, below its fields and beside its text, and in the list
# of problems. The fault is shown with a capital letter or behind “line 12:”, and a full stop follows. The cure is a sentence of its own.
#
# What stands in the text of a ruleset stays as it is: “best game”, “no”, true.

## Where one line has it all. $rules is the name of a ruleset, $fault is what the messages of the next group make.

rules-errors-in-line = riga { $line }: { $message }. { $cure }
# $field is where in the rules the field is: “what counts 2: best first”.
rules-errors-in-field = { $field }: { $message }. { $cure }
rules-errors-at-no-place = { $message }. { $cure }
# $error is a message about the format of the file, in English, here and in the next group.
rules-errors-cannot-be-read = il regolamento non è leggibile: { $error }
rules-errors-has-fault = «{ $rules }», { $fault }
rules-errors-not-finished = «{ $rules }» non è completo: { $fault }

## The text of a ruleset. TOML is the format of the text.

rules-errors-no-toml = il testo non è TOML valido: { $error }
    .cure = Correggere la riga.
rules-errors-name-taken = c’è già un regolamento «{ $rules }»
    .cure = Digitare un altro nome.

## What was typed into a field cannot be read.

# $number and $least are numbers, $typed is what was typed, here and below.
rules-errors-too-small = { $number } è troppo piccolo
    .cure = Digitare { $least } o più, o lasciare vuoto il campo.
rules-errors-no-whole-number = «{ $typed }» non è un numero intero
    .cure = Digitare un numero come 4.
rules-errors-no-year = «{ $typed }» non è un anno della partita
    .cure = Digitare un anno come 1908.
rules-errors-no-number = «{ $typed }» non è un numero
    .cure = Digitare un numero come 38 o 0,5.
rules-errors-no-share = «{ $typed }» non è una quota di un risultato
    .cure = Digitare una quota come 1, ½, 0,8 o 1/3.
rules-errors-no-list-of-shares = «{ $typed }» non è un elenco di quote
    .cure = Digitare quote come 1; 1; ½; 1/3, a partire dal risultato migliore.
rules-errors-no-range-of-rounds = «{ $typed }» non è un intervallo di round
    .cure = Digitare un round come 3, o un intervallo come 1–4.
rules-errors-no-switch = «{ $typed }» non è true (sì) o false (no)
    .cure = Digitare true o false.
# $choices is a list of words of the file: “ranking”, “group_winners”.
rules-errors-no-choice = «{ $typed }» non è un valore di questo campo
    .cure = Digitare uno di questi: { $choices }.
rules-errors-no-divisor = «{ $typed }» non è un divisore valido
    .cure = Digitare «no», «counted» o {"{"} results = 10 {"}"}.
rules-errors-no-named-numbers = «{ $typed }» non è un elenco di nomi e numeri
    .cure = Digitare i nomi con i loro numeri: A 3; B 1; C 0.
rules-errors-no-list-of-tie-breaks = «{ $typed }» non è un elenco di spareggi
    .cure = Separare gli spareggi con virgole.

## Tie-breaks that nobody knows. Their cures are shown with a capital letter and a full stop, or behind “; ”.

rules-errors-no-tie-break = lo spareggio «{ $typed }» non esiste
    .cure = gli spareggi sono «best game», «second best game» …, «best round» …, «latest game», «score of round 4», «score of round 4 or else of round 3», «sum of all games», «average game», «centres», «solos», «draws» e «mean of» con un sistema di punteggio
rules-errors-no-tie-break-of-teams = per le squadre lo spareggio «{ $typed }» non esiste
    .cure = ci sono «best member», «second best member» …
rules-errors-no-tie-break-of-awards = per i premi lo spareggio «{ $typed }» non esiste
    .cure = ci sono «lead», «score», «centres», «total» e «most_of_the_best_grade»

## What contradicts something else, or what is impossible.

rules-errors-no-such-system = il sistema di punteggio «{ $system }» non esiste
    .cure = Sceglierne uno dall’elenco.
rules-errors-no-name = il regolamento non ha nome
    .cure = Digitare un nome.
rules-errors-no-system = manca il sistema di punteggio
    .cure = Scegliere un sistema di punteggio.
rules-errors-too-many-decimals = { $decimals } decimali sono troppi
    .cure = Digitare un numero da 0 a 9.
rules-errors-no-game-ends-in-year = nessuna partita finisce nel { $year }
    .cure = Digitare un anno come 1908.
# $minutes (Figure)
rules-errors-impossible-phase = una fase non può durare { $minutes } minuti
    .cure = Digitare minuti come 15, o lasciare vuoto il campo.
# $minutes (Figure)
rules-errors-impossible-warning = un avviso non può arrivare { $minutes } minuti prima della scadenza
    .cure = Digitare i minuti, prima il tempo più lungo e poi il più breve, o lasciare vuoto il campo.
rules-errors-draws-after-last-year = le patte sono ammesse dopo il { $first }, ma l’ultimo anno è il { $last }
    .cure = Correggere uno dei due anni.
rules-errors-no-round = un torneo ha almeno un round
    .cure = Digitare un numero, o lasciare vuoto il campo.
rules-errors-nobody-could-play = con 0 nessuno potrebbe giocare
    .cure = Digitare 1 o più.
rules-errors-more-than-all-rounds = nessuno può giocare { $most } di { $rounds } round
    .cure = Digitare un numero più piccolo, o lasciare vuoto il campo.
rules-errors-round-listed-twice = il round { $round } è indicato due volte
    .cure = Lasciarlo una volta sola.
rules-errors-no-such-round = il round { $round } non esiste; i round sono { $rounds }
    .cure = Digitare un altro round.
# The cure is that of the message before.
rules-errors-no-such-round-before-first = il round { $round } non esiste; il primo è 1
rules-errors-rounds-in-wrong-order = il round { $first } viene dopo il round { $last }
    .cure = Digitare per primo il round precedente: 1–4.
rules-errors-nothing-counts = non conta nulla
    .cure = Aggiungere una parte a ciò che conta.
# It: the multiplier of a round, here and in the next three.
rules-errors-round-of-best-missing = vale per i giocatori migliori, ma manca il round
    .cure = Digitare il round dopo il quale si scelgono i migliori.
rules-errors-number-of-best-missing = ha un round, ma non il numero dei giocatori migliori
    .cure = Digitare il numero di giocatori, o lasciare vuoto il round.
rules-errors-for-no-player = non vale per alcun giocatore
    .cure = Digitare 1 o più, o lasciare vuoto il campo per tutti i giocatori.
# The best: the best players.
rules-errors-best-not-known-yet = i migliori dopo il round { $after } non sono noti prima del round { $round }
    .cure = Digitare un round precedente.
rules-errors-negative-share = una quota non può essere negativa
    .cure = Digitare 0 o più.
rules-errors-no-result-counts = in questa parte non conta alcun risultato
    .cure = Digitare la quota del risultato migliore, e dei successivi.
rules-errors-factor-of-zero = con il coefficiente 0 la parte vale 0
    .cure = Digitare un altro numero, o lasciare vuoto il campo.
rules-errors-no-top-board = il regolamento non prevede un top table
    .cure = Scegliere altri tavoli, o aggiungere un top table.
# It: a part of what counts.
rules-errors-no-part-above = sopra non c’è una parte da sostituire
    .cure = Mettere sopra la parte da sostituire, o lasciare vuoto il campo.
rules-errors-tie-break-listed-twice = lo spareggio «{ $name }» è indicato due volte
    .cure = Toglierne uno dei due.
rules-errors-elimination-without-games = le qualificazioni non hanno partite
    .cure = Digitare il numero di partite che ogni giocatore vi gioca.
rules-errors-ranking-too-late = la classifica dopo il round { $after } non può determinare un tavolo del round { $round }
    .cure = Digitare un round precedente a quello del tavolo.
rules-errors-top-board-without-game = il top table ha almeno una partita
    .cure = Digitare 1 o più.
rules-errors-more-played-than-possible = a quel punto nessuno può aver giocato più di { $most } round
    .cure = Digitare un numero più piccolo, o lasciare vuoto il campo.
rules-errors-no-groups = il torneo non ha gruppi
    .cure = Attivare i gruppi, o comporre il top table in base alla classifica.
rules-errors-no-second-game = non c’è una seconda partita con l’ordine inverso
    .cure = Scegliere un altro ordine, o prevedere due partite.
# It: the bonus of the top board, in per cent.
rules-errors-bonus-takes-all = assorbirebbe l’intero totale
    .cure = Digitare un numero come 10.
rules-errors-team-too-small = una squadra ha almeno due membri
    .cure = Digitare 2 o più.
rules-errors-more-best-than-members = non possono contare { $best } membri su { $size }
    .cure = Digitare un altro numero, o lasciare vuoto il campo.
# $tie-break is a tie-break as it stands in the text: “fourth best member”.
rules-errors-no-such-member = in una squadra di { $size } non esiste «{ $tie-break }»
    .cure = Togliere lo spareggio.
rules-errors-no-team-of-country = con 0 nessun paese potrebbe iscrivere una squadra
    .cure = Digitare 1 o più, o lasciare vuoto il campo.
rules-errors-award-without-name = il premio non ha nome
    .cure = Digitare un nome.
rules-errors-two-awards = ci sono due premi «{ $name }»
    .cure = Rinominarne uno.
# It: the award.
rules-errors-votes-without-grades = è un premio a votazione, ma non ha voti in lettere
    .cure = Digitare le lettere con i loro punti: A 3; B 1; C 0.
rules-errors-no-grade = «{ $letter }» non è un voto
    .cure = I voti sono lettere maiuscole: A 3; B 1; C 0.
rules-errors-grades-without-votes = solo un premio a votazione ha voti in lettere
    .cure = Lasciare vuoto il campo.

## Worked examples of a ruleset: instead of the score of a round. The room is narrow.

rules-errors-sat-out = a riposo
