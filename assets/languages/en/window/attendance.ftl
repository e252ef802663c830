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
    [0] { $present } present
    [one] { $present } present, of whom { $done } has played all rounds that the rules allow; { $playing } can play
   *[other] { $present } present, of whom { $done } have played all rounds that the rules allow; { $playing } can play
}: { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
}{ $twice ->
    [0] {""}
   *[other] , { $twice } on two
}{ $called ->
    [0] {""}
   *[other] , with { $called } standing by
}{ $out ->
    [0] {""}
   *[other] { $next ->
        [one] {" "}and { $out } out, or { $more } more for { $next } board
       *[other] {" "}and { $out } out, or { $more } more for { $next } boards
    }
}{ $late ->
    [0] {""}
   *[other] ; { $late } late
}{ $waiting ->
    [0] {""}
   *[other] ; { $waiting } standing by
}

## Why a player sits out: in the column “sits out” of the roll call. The room is narrow.

attendance-would-rather-sit-out = would rather sit out
attendance-has-not-sat-out = has not sat out yet
attendance-others-sat-out-as-often = all others have sat out as often
# Behind one of the reasons here. $times is 1 or more.
# $times (Number)
attendance-sat-out-before = { $times ->
    [1] { $reason }, and sat out once before
    [2] { $reason }, and sat out twice before
   *[other] { $reason }, and sat out { $times } times before
}
# $signed is one of the two messages below, $closed the day or the moment until which players could sign up.
attendance-late = late: { $signed }, after { $closed }
attendance-lives-in = lives in { $town }, { $signed }
# $region is a country, here the one in which the event is.
attendance-of-region = of { $region }, { $signed }
attendance-last-in-first-out = last in, first out: { $signed }
attendance-entered-after-others = entered after the others
# $moment is what was typed: “2006-08-01”.
attendance-signed-up = signed up { $moment }
# $many and $among are numbers: two of these seven players sit out.
attendance-perhaps = perhaps: the draw takes { $many } of { $among }
attendance-has-left = has left the event
# $rounds is what was typed about the player: “1, 3”.
attendance-plays-in-rounds = plays in rounds: { $rounds }
# $rules is the name of a ruleset, here and below.
# $count (Number)
attendance-has-played-all = { $count ->
    [one] has played { $count } round, as many as { $rules } allows
   *[other] has played { $count } rounds, as many as { $rules } allows
}
# The last is the last round of the event.
# $count (Number)
attendance-has-played-all-before-last = { $count ->
    [one] has played { $count } round, as many as { $rules } allows before the last
   *[other] has played { $count } rounds, as many as { $rules } allows before the last
}

## Sentences in the dialog of a draw, and why nothing can be drawn.

# $round is “round 5”, $players a list of names.
# $count (Number)
attendance-not-seated = { $count ->
    [one] { $rules } allows nobody more than { $count } round, so the draw of { $round } does not seat { $players }.
   *[other] { $rules } allows nobody more than { $count } rounds, so the draw of { $round } does not seat { $players }.
}
# $count (Number)
attendance-not-seated-before-last = { $count ->
    [one] { $rules } allows nobody more than { $count } round before the last, so the draw of { $round } does not seat { $players }.
   *[other] { $rules } allows nobody more than { $count } rounds before the last, so the draw of { $round } does not seat { $players }.
}
# The end of a long list of names.
# $count (Number)
attendance-other-players = { $count ->
    [one] one other
   *[other] { $count } others
}
# Shown with a capital letter at its beginning, or within a sentence.
attendance-round-has-counts = every board of { $round } has counts, so its players stay
