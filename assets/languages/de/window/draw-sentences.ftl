# The quality of a draw as sentences: how often players meet again, whether a better draw is possible, and what is proven about it.
#
# A meeting: two players on one board. It is a repeat if the two have met before. $times is “once”, “twice”, “three times” (draw-dialog-
# times). $one, $other and $player are names. $board and $boards are short names, “R3 C” or a list. $rounds and $round are “Round 2”.

## Repeated meetings.

draw-sentences-no-pair-meets-again = Kein Paar begegnet sich wieder: bewiesenes Minimum.
# $meetings is the number of all meetings.
# $count (Number)
draw-sentences-repeats = { $count ->
    [one] { $count } der { $meetings } Begegnungen dieser Auslosung ist eine Wiederholung.
   *[other] { $count } der { $meetings } Begegnungen dieser Auslosung sind Wiederholungen.
}
# $sentence is the sentence before. $repeats is a number greater than 1.
draw-sentences-third-meetings = { $sentence } Die dritte Begegnung eines Paares wiederholt zwei frühere, die vierte drei. Das ergibt insgesamt { $repeats } Wiederholungen.
# $reason is a sentence of “Why fewer repeats are not possible” below, here and in the next but one.
draw-sentences-fewer-repeats-are-impossible = Weniger Wiederholungen sind nicht möglich. { $reason }
draw-sentences-fewer-repeats-are-unknown = Ob weniger Wiederholungen möglich sind, ist nicht bekannt.
# $count (Number)
draw-sentences-no-draw-has-fewer = { $count ->
    [one] Weniger als { $count } Wiederholung ist unmöglich. { $reason } Ob es eine Auslosung mit nur { $count } gibt, ist nicht bekannt.
   *[other] Weniger als { $count } Wiederholungen sind unmöglich. { $reason } Ob es eine Auslosung mit nur { $count } gibt, ist nicht bekannt.
}

## Why fewer repeats are not possible: sentences.

draw-sentences-no-fewer-than-none = Weniger als 0 wiederholte Begegnungen gibt es nicht.
# $meetings, $pairs and $players are numbers.
draw-sentences-spread-evenly = Die Runden haben zusammen { $meetings } Begegnungen. Gleichmäßiger lassen sie sich nicht auf die { $pairs } Paare von { $players } Spielern verteilen.
# $boards (Number)
# $pairs (Number)
draw-sentences-any-two-rounds = { $boards ->
    [one] Die sieben Spieler eines Bretts verteilen sich auf das eine Brett einer anderen Runde.
   *[other] Die sieben Spieler eines Bretts verteilen sich auf die { $boards } Bretter einer anderen Runde.
} { $pairs ->
    [one] Also haben je zwei Runden mindestens { $pairs } Paar gemeinsam.
   *[other] Also haben je zwei Runden mindestens { $pairs } Paare gemeinsam.
}
# $sentences is what stands before. $count is how many pairs of rounds there are, 2 or more, and $total a number of repeats.
draw-sentences-pairs-of-rounds = { $sentences } Bei { $count } Paaren von Runden ergibt das { $total }.
draw-sentences-boards-of-seven = Siebenerbretter bringen Spieler mindestens { $times } wieder zusammen.
# $count (Number)
draw-sentences-repeats-of-earlier-rounds = { $count ->
    [one] Die früheren Runden haben selbst { $count } Wiederholung.
   *[other] Die früheren Runden haben selbst { $count } Wiederholungen.
}
# $earlier is the sentence before.
draw-sentences-boards-of-seven-in-draw = In dieser Auslosung bringen Siebenerbretter Spieler mindestens { $times } wieder zusammen. { $earlier }

## How often two players meet at most.

draw-sentences-no-two-meet-more = Keine zwei Spieler begegnen sich öfter als { $times }.
# $proof is one of the two sentences below.
# $pairs (Number)
draw-sentences-pairs-meet-so-often = { $pairs ->
    [one] Keine zwei Spieler begegnen sich öfter als { $times }, und ein Paar begegnet sich so oft. { $proof }
   *[other] Keine zwei Spieler begegnen sich öfter als { $times }, und { $pairs } Paare begegnen sich so oft. { $proof }
}
# $times has a capital letter here: “Twice”. $reason is one of the clauses below. It is a main clause, also in your language: use “denn”
# or a colon where “because” would change the order of its words.
draw-sentences-fewer-is-impossible = { $times } ist unmöglich, denn { $reason }.
draw-sentences-fewer-is-unknown = Ob { $times } möglich ist, ist nicht bekannt.

## Why it is impossible: main clauses without a full stop. All variables but $times and $which are numbers. $which is “met” for players who
## have met on one board before, and “all” for players about whom nothing more is said.

draw-sentences-met-in-earlier-rounds = zwei Spieler sind sich in früheren Runden { $times } begegnet
draw-sentences-pairs-meet = { $which ->
    [met] die { $pairs } Paare von { $players } Spielern, die sich schon an einem Brett begegnet sind, begegnen sich mindestens { $times }
   *[all] die { $pairs } Paare von { $players } Spielern begegnen sich mindestens { $times }
}
draw-sentences-share-the-one-board = { $which ->
    [met] { $players } Spieler, die sich schon an einem Brett begegnet sind, sitzen an einem Brett
   *[all] { $players } Spieler sitzen an einem Brett
}
# $group of these players.
draw-sentences-share-one-of-boards = { $which ->
    [met] { $group } von { $players } Spielern, die sich schon an einem Brett begegnet sind, sitzen zusammen an einem von { $boards } Brettern
   *[all] { $group } von { $players } Spielern sitzen zusammen an einem von { $boards } Brettern
}
# A combination of boards: on which board somebody plays in each of these rounds.
draw-sentences-combinations-of-boards = { $which ->
    [met] { $rounds } Runden haben { $combinations } Kombinationen von Brettern für { $players } Spieler, die sich schon an einem Brett begegnet sind, also sitzen { $group } Spieler in diesen Runden immer am selben Brett
   *[all] { $rounds } Runden haben { $combinations } Kombinationen von Brettern für { $players } Spieler, also sitzen { $group } Spieler in diesen Runden immer am selben Brett
}
# $reason is one of the three clauses before, here and below.
draw-sentences-and-they-meet = { $reason }, und sie begegnen sich in den anderen Runden { $times }
draw-sentences-and-their-pairs-meet = { $reason }, und ihre { $pairs } Paare begegnen sich in den anderen Runden { $times }
# Then: if no two players met more often.
draw-sentences-would-repeat-at-most = bei { $meetings } Begegnungen käme es dann insgesamt höchstens { $times } zu einer Wiederholung, und mindestens { $repeats } Wiederholungen sind bewiesen
# Words and letters are meant as in the theory of codes.
draw-sentences-inequality-for-codes = die Ungleichung von Delsarte für Codes schließt { $players } Wörter mit { $rounds } Buchstaben aus, jeder Buchstabe eines von { $boards } Brettern, von denen je zwei an höchstens zwei Stellen übereinstimmen
draw-sentences-fourteen-players = 14 Spieler hätten dann 14 der 16 Kombinationen von Brettern in vier Runden, zwei Spieler mit Kombinationen, die sich in einer Runde unterscheiden, säßen in der fünften an verschiedenen Brettern, und ein Brett der fünften Runde hätte acht Spieler

## Powers, sit-outs, teams and preferences.

draw-sentences-nobody-plays-power-twice = Niemand spielt ein Land zweimal.
# There were rounds before this draw.
draw-sentences-nobody-plays-power-again = Niemand spielt ein Land noch einmal.
# Above a list of such lines as the next.
draw-sentences-powers-played-again = Mehr als einmal gespielte Länder:
draw-sentences-plays-power-on = { $player } spielt { $power } an { $boards }
draw-sentences-sits-out = { $player } setzt { $times } aus.
# A first sit-out: somebody sits out who has not sat out before.
draw-sentences-no-more-first-sit-outs = Es lässt sich nicht vermeiden, dass jemand noch einmal aussetzt: Zu wenige Spieler haben noch nie ausgesetzt.
draw-sentences-team-mates-share = { $one } und { $other } gehören zu einem Team, sitzen aber zusammen an { $board }.
draw-sentences-separated-share = { $one } und { $other } sollen getrennt sitzen, sitzen aber zusammen an { $board }.
# A player’s list of preferred powers: the first choice has the distance 0, the second 1.
# $count (Number)
draw-sentences-distance-from-preferred-powers = { $count ->
    [one] Wunschländer: Der Abstand von den ersten Wünschen beträgt zusammen einen Platz.
   *[other] Wunschländer: Der Abstand von den ersten Wünschen beträgt zusammen { $count } Plätze.
}
# Above a list of such lines as the next two.
draw-sentences-pairs-that-meet-again = Paare, die sich wieder begegnen:
draw-sentences-pair-meets-on = { $one } und { $other } begegnen sich an { $boards }
# Adjacent powers are neighbours on the map.
draw-sentences-pair-meets-adjacent = { $one } und { $other } begegnen sich an { $boards }, mehr als einmal mit benachbarten Ländern
# $members is a list of players with their teams: “Ann Lee (Lions) and Ben Orr (Tigers)”.
# $count (Number)
draw-sentences-team-members-sit-out = { $count ->
    [one] Diese Runde zählt für die Teams: { $members } setzt aus und bringt dem Team keine Punkte.
   *[other] Diese Runde zählt für die Teams: { $members } setzen aus und bringen dem Team keine Punkte.
}
# $rule is “round 2” or “rounds 2 to 4”, here and below.
draw-sentences-mates-may-meet = Mitglieder eines Teams können sich in dieser Runde begegnen: Die Regeln trennen sie nur in { $rule }.
# $number is the number of a round, $numbers are some: “1, 3”.
draw-sentences-mates-may-meet-in-round = Mitglieder eines Teams können sich in Runde { $number } begegnen: Die Regeln trennen sie nur in { $rule }.
draw-sentences-mates-may-meet-in-rounds = Mitglieder eines Teams können sich in den Runden { $numbers } begegnen: Die Regeln trennen sie nur in { $rule }.
# Rounds after the drawn one. $rounds is “Round 5” or a list.
# $count (Number)
draw-sentences-played-already = { $count ->
    [one] { $rounds } ist schon gespielt, also zählen auch ihre Begegnungen und Länder hier mit.
   *[other] { $rounds } sind schon gespielt, also zählen auch ihre Begegnungen und Länder hier mit.
}

## What a swap of two players changes.

draw-sentences-team-mates-would-share = { $one } und { $other } gehören zu einem Team, säßen aber zusammen an { $board }.
draw-sentences-separated-would-share = { $one } und { $other } sollen getrennt sitzen, säßen aber zusammen an { $board }.
draw-sentences-team-mates-no-longer-share = { $one } und { $other } gehören zu einem Team und säßen nicht mehr zusammen.
draw-sentences-separated-no-longer-share = { $one } und { $other } sollen getrennt sitzen und säßen nicht mehr zusammen.
# $what is one of the messages below: “repeated meetings: 12, was 11”.
draw-sentences-changed-count = { $what }: { $now }, vorher { $before }
draw-sentences-count-of-powers = wiederholte Länder
draw-sentences-count-of-repeats = wiederholte Begegnungen
draw-sentences-count-of-most-meetings = größte Zahl von Begegnungen zweier Spieler
draw-sentences-count-of-pairs-meeting-most = Paare mit der größten Zahl von Begegnungen
draw-sentences-count-of-third-meetings = dritte Begegnungen
draw-sentences-count-of-adjacent-powers = mehr als einmal benachbarte Länder
draw-sentences-count-of-sit-outs = wiederholtes Aussetzen
draw-sentences-count-of-preferred-powers = Abstand von den Wunschländern
draw-sentences-stays-as-good = Die Auslosung bleibt so gut, wie sie war.

## Seats that a new draw would take from players. They stand in a sentence as a list: “7 seats of board A and 2 seats of board C”.

# $board is “board A” or “Round 2, board A” here.
# $count (Number)
draw-sentences-seats-of-board = { $count ->
    [one] { $count } Sitzplatz ({ $board })
   *[other] { $count } Sitzplätze ({ $board })
}

## The waves of an elimination: groups of games that are played at the same time. All variables are numbers.

draw-sentences-fewer-waves-are-unknown = Ob { $least } Durchgänge genügen, ist nicht bekannt.
# $most is how many games somebody plays at a time, here and below.
draw-sentences-waves-have-room = Weniger Durchgänge sind unmöglich: In { $waves } Durchgängen ist Platz für höchstens { $games } Partien, weil niemand mehr als { $most } gleichzeitig spielt.
draw-sentences-seven-games-need-waves = Weniger Durchgänge sind unmöglich: Sieben Partien, { $most } gleichzeitig, brauchen { $least } Durchgänge.
