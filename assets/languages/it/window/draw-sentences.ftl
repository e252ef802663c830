# The quality of a draw as sentences: how often players meet again, whether a better draw is possible, and what is proven about it.
#
# A meeting: two players on one board. It is a repeat if the two have met before. $times is “once”, “twice”, “three times” (draw-dialog-
# times). $one, $other and $player are names. $board and $boards are short names, “R3 C” or a list. $rounds and $round are “Round 2”.

## Repeated meetings.

draw-sentences-no-pair-meets-again = Nessuna coppia si incontra di nuovo: è il minimo dimostrato.
# $meetings is the number of all meetings.
# $count (Number)
draw-sentences-repeats = { $count ->
    [one] In questo sorteggio { $count } incontro su { $meetings } è ripetuto.
   *[other] In questo sorteggio { $count } incontri su { $meetings } sono ripetuti.
}
# $sentence is the sentence before. $repeats is a number greater than 1.
draw-sentences-third-meetings = { $sentence } Il terzo incontro di una coppia ne ripete due, il quarto tre. In tutto fanno { $repeats } ripetizioni.
# $reason is a sentence of “Why fewer repeats are not possible” below, here and in the next but one.
draw-sentences-fewer-repeats-are-impossible = Meno ripetizioni non sono possibili. { $reason }
draw-sentences-fewer-repeats-are-unknown = Non si sa se siano possibili meno ripetizioni.
# $count (Number)
draw-sentences-no-draw-has-fewer = { $count ->
    [one] Meno di { $count } ripetizione è impossibile. { $reason } Non si sa se esista un sorteggio che ne abbia solo { $count }.
   *[other] Meno di { $count } ripetizioni è impossibile. { $reason } Non si sa se esista un sorteggio che ne abbia solo { $count }.
}

## Why fewer repeats are not possible: sentences.

draw-sentences-no-fewer-than-none = Gli incontri ripetuti non possono essere meno di 0.
# $meetings, $pairs and $players are numbers.
draw-sentences-spread-evenly = I round hanno in tutto { $meetings } incontri. Non si possono distribuire in modo più uniforme tra le { $pairs } coppie di { $players } giocatori.
# $boards (Number)
# $pairs (Number)
draw-sentences-any-two-rounds = { $boards ->
    [one] I sette giocatori di un tavolo si distribuiscono sull’unico tavolo di un altro round.
   *[other] I sette giocatori di un tavolo si distribuiscono sui { $boards } tavoli di un altro round.
} { $pairs ->
    [one] Perciò due round qualsiasi hanno in comune almeno { $pairs } coppia.
   *[other] Perciò due round qualsiasi hanno in comune almeno { $pairs } coppie.
}
# $sentences is what stands before. $count is how many pairs of rounds there are, 2 or more, and $total a number of repeats.
draw-sentences-pairs-of-rounds = { $sentences } Con { $count } coppie di round fanno { $total }.
draw-sentences-boards-of-seven = Con tavoli da sette i giocatori si ritrovano almeno { $times }.
# $count (Number)
draw-sentences-repeats-of-earlier-rounds = { $count ->
    [one] I round precedenti hanno già { $count } ripetizione.
   *[other] I round precedenti hanno già { $count } ripetizioni.
}
# $earlier is the sentence before.
draw-sentences-boards-of-seven-in-draw = In questo sorteggio, con tavoli da sette i giocatori si ritrovano almeno { $times }. { $earlier }

## How often two players meet at most.

draw-sentences-no-two-meet-more = Due giocatori si incontrano al massimo { $times }.
# $proof is one of the two sentences below.
# $pairs (Number)
draw-sentences-pairs-meet-so-often = { $pairs ->
    [one] Due giocatori si incontrano al massimo { $times }, e ciò vale per una coppia. { $proof }
   *[other] Due giocatori si incontrano al massimo { $times }, e ciò vale per { $pairs } coppie. { $proof }
}
# $times has a capital letter here: “Twice”. $reason is one of the clauses below. It is a main clause, also in your language: use “denn”
# or a colon where “because” would change the order of its words.
draw-sentences-fewer-is-impossible = { $times } al massimo non è possibile, perché { $reason }.
draw-sentences-fewer-is-unknown = Non si sa se sia possibile { $times } al massimo.

## Why it is impossible: main clauses without a full stop. All variables but $times and $which are numbers. $which is “met” for players who
## have met on one board before, and “all” for players about whom nothing more is said.

draw-sentences-met-in-earlier-rounds = due giocatori si sono incontrati { $times } nei round precedenti
draw-sentences-pairs-meet = { $which ->
    [met] le { $pairs } coppie di { $players } giocatori che si sono già incontrati a un tavolo si incontrano almeno { $times }
   *[all] le { $pairs } coppie di { $players } giocatori si incontrano almeno { $times }
}
draw-sentences-share-the-one-board = { $which ->
    [met] { $players } giocatori che si sono già incontrati a un tavolo siedono allo stesso tavolo
   *[all] { $players } giocatori siedono allo stesso tavolo
}
# $group of these players.
draw-sentences-share-one-of-boards = { $which ->
    [met] { $group } di { $players } giocatori che si sono già incontrati a un tavolo siedono allo stesso di { $boards } tavoli
   *[all] { $group } di { $players } giocatori siedono allo stesso di { $boards } tavoli
}
# A combination of boards: on which board somebody plays in each of these rounds.
draw-sentences-combinations-of-boards = { $which ->
    [met] { $rounds } round hanno { $combinations } combinazioni di tavoli per { $players } giocatori che si sono già incontrati a un tavolo, perciò { $group } giocatori hanno in comune tutti i tavoli di questi round
   *[all] { $rounds } round hanno { $combinations } combinazioni di tavoli per { $players } giocatori, perciò { $group } giocatori hanno in comune tutti i tavoli di questi round
}
# $reason is one of the three clauses before, here and below.
draw-sentences-and-they-meet = { $reason }, e si incontrano { $times } negli altri round
draw-sentences-and-their-pairs-meet = { $reason }, e le loro { $pairs } coppie si incontrano { $times } negli altri round
# Then: if no two players met more often.
draw-sentences-would-repeat-at-most = { $meetings } incontri si ripeterebbero allora al massimo { $times } in tutto, e le ripetizioni dimostrate sono almeno { $repeats }
# Words and letters are meant as in the theory of codes.
draw-sentences-inequality-for-codes = la disuguaglianza di Delsarte per i codici esclude { $players } parole di { $rounds } lettere, ogni lettera uno di { $boards } tavoli, di cui due qualsiasi coincidano in non più di due posizioni
draw-sentences-fourteen-players = 14 giocatori avrebbero allora 14 delle 16 combinazioni di tavoli di quattro round, due giocatori le cui combinazioni sono diverse in un solo round avrebbero tavoli diversi nel quinto, e un tavolo del quinto round avrebbe otto giocatori

## Powers, sit-outs, teams and preferences.

draw-sentences-nobody-plays-power-twice = Nessuno gioca due volte una potenza.
# There were rounds before this draw.
draw-sentences-nobody-plays-power-again = Nessuno gioca di nuovo una potenza.
# Above a list of such lines as the next.
draw-sentences-powers-played-again = Potenze giocate più di una volta:
draw-sentences-plays-power-on = { $player } ({ $power }): { $boards }
draw-sentences-sits-out = { $player } va a riposo { $times }.
# A first sit-out: somebody sits out who has not sat out before.
draw-sentences-no-more-first-sit-outs = Mandare a riposo altri giocatori per la prima volta non è possibile: ne restano troppo pochi.
draw-sentences-team-mates-share = { $one } e { $other } sono compagni di squadra, ma siedono allo stesso tavolo: { $board }.
draw-sentences-separated-share = { $one } e { $other } non dovrebbero sedere allo stesso tavolo, ma lo fanno: { $board }.
# A player’s list of preferred powers: the first choice has the distance 0, the second 1.
# $count (Number)
draw-sentences-distance-from-preferred-powers = { $count ->
    [one] Potenze preferite: le distanze dalle prime scelte sommano a un posto.
   *[other] Potenze preferite: le distanze dalle prime scelte sommano a { $count } posti.
}
# Above a list of such lines as the next two.
draw-sentences-pairs-that-meet-again = Coppie che si incontrano di nuovo:
draw-sentences-pair-meets-on = { $one } e { $other } si incontrano: { $boards }
# Adjacent powers are neighbours on the map.
draw-sentences-pair-meets-adjacent = { $one } e { $other } si incontrano: { $boards }, con potenze confinanti più di una volta
# $members is a list of players with their teams: “Ann Lee (Lions) and Ben Orr (Tigers)”.
# $count (Number)
draw-sentences-team-members-sit-out = { $count ->
    [one] Questo round conta per le squadre: { $members } va a riposo e non porta punti alla squadra.
   *[other] Questo round conta per le squadre: { $members } vanno a riposo e non portano punti alla squadra.
}
# $rule is “round 2” or “rounds 2 to 4”, here and below.
draw-sentences-mates-may-meet = In questo round i compagni di squadra possono incontrarsi: il regolamento li separa solo durante { $rule }.
# $number is the number of a round, $numbers are some: “1, 3”.
draw-sentences-mates-may-meet-in-round = Nel round { $number } i compagni di squadra possono incontrarsi: il regolamento li separa solo durante { $rule }.
draw-sentences-mates-may-meet-in-rounds = Nei round { $numbers } i compagni di squadra possono incontrarsi: il regolamento li separa solo durante { $rule }.
# Rounds after the drawn one. $rounds is “Round 5” or a list.
# $count (Number)
draw-sentences-played-already = { $count ->
    [one] Già giocato: { $rounds }. Anche i suoi incontri e le sue potenze contano qui.
   *[other] Già giocati: { $rounds }. Anche i loro incontri e le loro potenze contano qui.
}

## What a swap of two players changes.

draw-sentences-team-mates-would-share = { $one } e { $other } sono compagni di squadra, ma siederebbero allo stesso tavolo: { $board }.
draw-sentences-separated-would-share = { $one } e { $other } non dovrebbero sedere allo stesso tavolo, ma lo farebbero: { $board }.
draw-sentences-team-mates-no-longer-share = { $one } e { $other } sono compagni di squadra, e non siederebbero più allo stesso tavolo.
draw-sentences-separated-no-longer-share = { $one } e { $other } non dovrebbero sedere allo stesso tavolo, e non lo farebbero più.
# $what is one of the messages below: “repeated meetings: 12, was 11”.
draw-sentences-changed-count = { $what }: { $now }, prima { $before }
draw-sentences-count-of-powers = potenze ripetute
draw-sentences-count-of-repeats = incontri ripetuti
draw-sentences-count-of-most-meetings = massimo di incontri tra due giocatori
draw-sentences-count-of-pairs-meeting-most = coppie con il massimo di incontri
draw-sentences-count-of-third-meetings = terzi incontri
draw-sentences-count-of-adjacent-powers = potenze confinanti più di una volta
draw-sentences-count-of-sit-outs = riposi ripetuti
draw-sentences-count-of-preferred-powers = posti di distanza dalle potenze preferite
draw-sentences-stays-as-good = Il sorteggio resta buono com’era.

## Seats that a new draw would take from players. They stand in a sentence as a list: “7 seats of board A and 2 seats of board C”.

# $board is “board A” or “Round 2, board A” here.
# $count (Number)
draw-sentences-seats-of-board = { $count ->
    [one] { $count } posto ({ $board })
   *[other] { $count } posti ({ $board })
}

## The waves of an elimination: groups of games that are played at the same time. All variables are numbers.

draw-sentences-fewer-waves-are-unknown = Non si sa se { $least } tornate bastino.
# $most is how many games somebody plays at a time, here and below.
draw-sentences-waves-have-room = Meno tornate non sono possibili: in { $waves } tornate stanno al massimo { $games } partite, perché nessuno ne gioca più di { $most } alla volta.
draw-sentences-seven-games-need-waves = Meno tornate non sono possibili: sette partite, { $most } alla volta, richiedono { $least } tornate.
