# Who is present, who sits out and why, and who may not play any more.

## How many are present, and the boards that they fill, on the tab Roll call: “44 present: 6 boards and 2 out, or 5 more for 7 boards”,
## “31 present, of whom 19 have played all rounds that the rules allow; 12 can play: 1 board and 5 out, or 2 more for 2 boards; 1 late”.

# $done is how many have played all rounds that the rules allow, $present how many are in the room, $playing how many of these can play.
# $boards is the number of boards, $twice how many players play on two boards, $called how many players who stand by are called to fill
# a board. $out is how many sit out, $more how many players more would make $next boards. $late is how many are expected late, $waiting
# how many stand by and are not called.
# $done (Number)
# $present (Number)
# $playing (Number)
# $boards (Number)
# $twice (Number)
# $called (Number)
# $out (Number)
# $next (Number)
# $late (Number)
# $waiting (Number)
attendance-headcount = { $done ->
    [0] { $present } in sala
    [one] { $present } in sala, di cui { $done } ha giocato tutti i round ammessi dal regolamento; { $playing ->
        [one] può giocare solo { $playing }
       *[other] possono giocare in { $playing }
    }
   *[other] { $present } in sala, di cui { $done } hanno giocato tutti i round ammessi dal regolamento; { $playing ->
        [one] può giocare solo { $playing }
       *[other] possono giocare in { $playing }
    }
}: { $boards ->
    [one] { $boards } tavolo
   *[other] { $boards } tavoli
}{ $twice ->
    [0] {""}
   *[other] , { $twice } su due tavoli
}{ $called ->
    [0] {""}
    [one] , con { $called } disponibile
   *[other] , con { $called } disponibili
}{ $out ->
    [0] {""}
   *[other] { $next ->
        [one] {" "}e { $out } a riposo, o { $more } in più per { $next } tavolo
       *[other] {" "}e { $out } a riposo, o { $more } in più per { $next } tavoli
    }
}{ $late ->
    [0] {""}
   *[other] ; { $late } in ritardo
}{ $waiting ->
    [0] {""}
    [one] ; { $waiting } disponibile in attesa
   *[other] ; { $waiting } disponibili in attesa
}

## Why a player sits out: in the column “sits out” of the roll call. The room is narrow.

attendance-would-rather-sit-out = preferisce il riposo
attendance-has-not-sat-out = mai ancora a riposo
attendance-others-sat-out-as-often = tutti gli altri già a riposo altrettante volte
# Behind one of the reasons here. $times is 1 or more.
# $times (Number)
attendance-sat-out-before = { $times ->
    [1] { $reason }, e già una volta a riposo
    [2] { $reason }, e già due volte a riposo
   *[other] { $reason }, e già { $times } volte a riposo
}
# $signed is one of the two messages below, $closed the day or the moment until which players could sign up.
attendance-late = tardi: { $signed }, dopo { $closed }
attendance-lives-in = abita a { $town }, { $signed }
# $region is a country, here the one in which the event is.
attendance-of-region = { $region }, { $signed }
attendance-last-in-first-out = chi si iscrive per ultimo riposa per primo: { $signed }
attendance-entered-after-others = inserito dopo gli altri
# $moment is what was typed: “2006-08-01”.
attendance-signed-up = iscrizione { $moment }
# $many and $among are numbers: two of these seven players sit out.
attendance-perhaps = forse: il sorteggio ne sceglie { $many } su { $among }
attendance-has-left = ha lasciato il torneo
# $rounds is what was typed about the player: “1, 3”.
attendance-plays-in-rounds = gioca nei round: { $rounds }
# $rules is the name of a ruleset, here and below.
# $count (Number)
attendance-has-played-all = { $count ->
    [one] ha giocato { $count } round, il massimo secondo { $rules }
   *[other] ha giocato { $count } round, il massimo secondo { $rules }
}
# The last is the last round of the event.
# $count (Number)
attendance-has-played-all-before-last = { $count ->
    [one] ha giocato { $count } round, il massimo prima dell’ultimo secondo { $rules }
   *[other] ha giocato { $count } round, il massimo prima dell’ultimo secondo { $rules }
}

## Sentences in the dialog of a draw, and why nothing can be drawn.

# $round is “round 5”, $players a list of names.
# $count (Number)
attendance-not-seated = { $count ->
    [one] Il regolamento { $rules } ammette al massimo { $count } round a testa, perciò il sorteggio per { $round } non dà un posto a { $players }.
   *[other] Il regolamento { $rules } ammette al massimo { $count } round a testa, perciò il sorteggio per { $round } non dà un posto a { $players }.
}
# $count (Number)
attendance-not-seated-before-last = { $count ->
    [one] Il regolamento { $rules } ammette al massimo { $count } round a testa prima dell’ultimo, perciò il sorteggio per { $round } non dà un posto a { $players }.
   *[other] Il regolamento { $rules } ammette al massimo { $count } round a testa prima dell’ultimo, perciò il sorteggio per { $round } non dà un posto a { $players }.
}
# The end of a long list of names.
# $count (Number)
attendance-other-players = { $count ->
    [one] un altro
   *[other] altri { $count }
}
# Shown with a capital letter at its beginning, or within a sentence.
attendance-round-has-counts = ogni tavolo ha già centri inseriti ({ $round }), perciò i suoi giocatori restano
