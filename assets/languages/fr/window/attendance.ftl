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
attendance-headcount = { $present ->
    [one] { $present } présent
   *[other] { $present } présents
}{ $done ->
    [0] {""}
    [one] , dont { $done } qui a joué toutes les rondes que permet le règlement ; { $playing ->
        [one] { $playing } peut jouer
       *[other] { $playing } peuvent jouer
    }
   *[other] , dont { $done } qui ont joué toutes les rondes que permet le règlement ; { $playing ->
        [one] { $playing } peut jouer
       *[other] { $playing } peuvent jouer
    }
}, soit { $boards ->
    [one] { $boards } table
   *[other] { $boards } tables
}{ $twice ->
    [0] {""}
   *[other] , { $twice } à deux tables
}{ $called ->
    [0] {""}
    [one] , avec { $called } disponible
   *[other] , avec { $called } disponibles
}{ $out ->
    [0] {""}
   *[other] { $next ->
        [one] {" "}et { $out ->
            [one] { $out } exempt
           *[other] { $out } exempts
        }, ou { $more } de plus pour { $next } table
       *[other] {" "}et { $out ->
            [one] { $out } exempt
           *[other] { $out } exempts
        }, ou { $more } de plus pour { $next } tables
    }
}{ $late ->
    [0] {""}
   *[other] ; { $late } en retard
}{ $waiting ->
    [0] {""}
    [one] ; { $waiting } disponible en attente
   *[other] ; { $waiting } disponibles en attente
}

## Why a player sits out: in the column “sits out” of the roll call. The room is narrow.

attendance-would-rather-sit-out = préfère être exempt
attendance-has-not-sat-out = pas encore exempt
attendance-others-sat-out-as-often = tous les autres aussi souvent exempts
# Behind one of the reasons here. $times is 1 or more.
# $times (Number)
attendance-sat-out-before = { $times ->
    [1] { $reason }, déjà exempt une fois
    [2] { $reason }, déjà exempt deux fois
   *[other] { $reason }, déjà exempt { $times } fois
}
# $signed is one of the two messages below, $closed the day or the moment until which players could sign up.
attendance-late = trop tard : { $signed }, après { $closed }
attendance-lives-in = habite à { $town }, { $signed }
# $region is a country, here the one in which the event is.
attendance-of-region = du pays hôte ({ $region }), { $signed }
attendance-last-in-first-out = dernier arrivé, premier exempt : { $signed }
attendance-entered-after-others = saisi après les autres
# $moment is what was typed: “2006-08-01”.
attendance-signed-up = inscription { $moment }
# $many and $among are numbers: two of these seven players sit out.
attendance-perhaps = peut-être : le tirage en prend { $many } sur { $among }
attendance-has-left = a quitté le tournoi
# $rounds is what was typed about the player: “1, 3”.
attendance-plays-in-rounds = joue aux rondes : { $rounds }
# $rules is the name of a ruleset, here and below.
# $count (Number)
attendance-has-played-all = { $count ->
    [one] a joué { $count } ronde, autant que le permet { $rules }
   *[other] a joué { $count } rondes, autant que le permet { $rules }
}
# The last is the last round of the event.
# $count (Number)
attendance-has-played-all-before-last = { $count ->
    [one] a joué { $count } ronde, autant que le permet { $rules } avant la dernière
   *[other] a joué { $count } rondes, autant que le permet { $rules } avant la dernière
}

## Sentences in the dialog of a draw, and why nothing can be drawn.

# $round is “round 5”, $players a list of names.
# $count (Number)
attendance-not-seated = { $count ->
    [one] { $rules } ne permet à personne plus de { $count } ronde, le tirage pour { $round } ne place donc pas { $players }.
   *[other] { $rules } ne permet à personne plus de { $count } rondes, le tirage pour { $round } ne place donc pas { $players }.
}
# $count (Number)
attendance-not-seated-before-last = { $count ->
    [one] { $rules } ne permet à personne plus de { $count } ronde avant la dernière, le tirage pour { $round } ne place donc pas { $players }.
   *[other] { $rules } ne permet à personne plus de { $count } rondes avant la dernière, le tirage pour { $round } ne place donc pas { $players }.
}
# The end of a long list of names.
# $count (Number)
attendance-other-players = { $count ->
    [one] un autre
   *[other] { $count } autres
}
# Shown with a capital letter at its beginning, or within a sentence.
attendance-round-has-counts = chaque table de la ronde ({ $round }) a des nombres de centres, ses joueurs restent donc en place
