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
    [0] { $present } anwesend
    [one] { $present } anwesend, davon hat { $done } schon alle erlaubten Runden gespielt; { $playing } spielbereit
   *[other] { $present } anwesend, davon haben { $done } schon alle erlaubten Runden gespielt; { $playing } spielbereit
}: { $boards ->
    [one] { $boards } Brett
   *[other] { $boards } Bretter
}{ $twice ->
    [0] {""}
   *[other] , { $twice } an zwei Brettern
}{ $called ->
    [0] {""}
    [one] , { $called } springt ein
   *[other] , { $called } springen ein
}{ $out ->
    [0] {""}
    [one] { $next ->
        [one] {" "}und { $out } setzt aus, oder { $more } mehr für { $next } Brett
       *[other] {" "}und { $out } setzt aus, oder { $more } mehr für { $next } Bretter
    }
   *[other] { $next ->
        [one] {" "}und { $out } setzen aus, oder { $more } mehr für { $next } Brett
       *[other] {" "}und { $out } setzen aus, oder { $more } mehr für { $next } Bretter
    }
}{ $late ->
    [0] {""}
   *[other] ; { $late } verspätet
}{ $waiting ->
    [0] {""}
   *[other] ; { $waiting } auf Abruf
}

## Why a player sits out: in the column “sits out” of the roll call. The room is narrow.

attendance-would-rather-sit-out = setzt lieber aus
attendance-has-not-sat-out = hat noch nicht ausgesetzt
attendance-others-sat-out-as-often = alle anderen haben ebenso oft ausgesetzt
# Behind one of the reasons here. $times is 1 or more.
# $times (Number)
attendance-sat-out-before = { $times ->
    [1] { $reason }; schon einmal ausgesetzt
    [2] { $reason }; schon zweimal ausgesetzt
   *[other] { $reason }; schon { $times }-mal ausgesetzt
}
# $signed is one of the two messages below, $closed the day or the moment until which players could sign up.
attendance-late = spät: { $signed }, nach { $closed }
attendance-lives-in = wohnt in { $town }, { $signed }
# $region is a country, here the one in which the event is.
attendance-of-region = Region { $region }, { $signed }
attendance-last-in-first-out = wer zuletzt kommt, setzt zuerst aus: { $signed }
attendance-entered-after-others = nach den anderen eingetragen
# $moment is what was typed: “2006-08-01”.
attendance-signed-up = angemeldet { $moment }
# $many and $among are numbers: two of these seven players sit out.
attendance-perhaps = vielleicht: Das Los trifft { $many } von { $among }
attendance-has-left = hat das Turnier verlassen
# $rounds is what was typed about the player: “1, 3”.
attendance-plays-in-rounds = spielt in den Runden: { $rounds }
# $rules is the name of a ruleset, here and below.
# $count (Number)
attendance-has-played-all = { $count ->
    [one] hat { $count } Runde gespielt; mehr erlaubt { $rules } nicht
   *[other] hat { $count } Runden gespielt; mehr erlaubt { $rules } nicht
}
# The last is the last round of the event.
# $count (Number)
attendance-has-played-all-before-last = { $count ->
    [one] hat { $count } Runde gespielt; mehr erlaubt { $rules } vor der letzten nicht
   *[other] hat { $count } Runden gespielt; mehr erlaubt { $rules } vor der letzten nicht
}

## Sentences in the dialog of a draw, and why nothing can be drawn.

# $round is “round 5”, $players a list of names.
# $count (Number)
attendance-not-seated = { $count ->
    [one] { $rules } erlaubt niemandem mehr als { $count } Runde, daher bleiben bei der Auslosung für { $round } ohne Sitzplatz: { $players }.
   *[other] { $rules } erlaubt niemandem mehr als { $count } Runden, daher bleiben bei der Auslosung für { $round } ohne Sitzplatz: { $players }.
}
# $count (Number)
attendance-not-seated-before-last = { $count ->
    [one] { $rules } erlaubt vor der letzten niemandem mehr als { $count } Runde, daher bleiben bei der Auslosung für { $round } ohne Sitzplatz: { $players }.
   *[other] { $rules } erlaubt vor der letzten niemandem mehr als { $count } Runden, daher bleiben bei der Auslosung für { $round } ohne Sitzplatz: { $players }.
}
# The end of a long list of names.
# $count (Number)
attendance-other-players = { $count ->
    [one] ein weiterer
   *[other] { $count } weitere
}
# Shown with a capital letter at its beginning, or within a sentence.
attendance-round-has-counts = alle Bretter haben schon Zentrenzahlen ({ $round }), daher bleiben ihre Spieler dort
