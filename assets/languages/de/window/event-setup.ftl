# What is set up for a new event or for its rules, what the rules bring, and how rules are found for a file that names none.
#
# $rules is the name of a ruleset, “WDC 2006”. $top-board is “top board”, “final table” or “medal round” in this language, or another
# name that the rules give to it. $round is the number of a round, “5”.

## The rounds that are set up. They stand behind “Then” or a colon, or with a capital letter at the beginning of a line, and a full stop
## follows.

# $rounds is how many rounds are added, $boards how many boards each of them has.
# $rounds (Number)
# $boards (Number)
event-setup-rounds-are-ready = { $rounds ->
    [one] eine weitere Runde ist bereit, mit { $boards ->
        [one] einem Brett
       *[other] { $boards } Brettern
    }
   *[other] { $rounds } Runden sind bereit, mit je { $boards ->
        [one] einem Brett
       *[other] { $boards } Brettern
    }
}; die Auslosung ergänzt, was fehlt
# $after is the number of the last round before it.
event-setup-round-has-top-board = Runde { $round } hat { $top-board ->
        [Medaillenrunde] die { $top-board }
        [Finaltisch] den { $top-board }
        [Top-Board] das { $top-board }
       *[other] „{ $top-board }“
    }; die Plätze werden nach Runde { $after } besetzt
# Both, one behind the other.
event-setup-rounds-and-top-board = { $rounds }; { $top-board }

## A new event.

# $typed is what was typed for the number of rounds.
event-setup-not-a-number-of-rounds = „{ $typed }“ ist keine Anzahl von Runden. Geben Sie eine Zahl von 1 bis { $most } ein.
event-setup-no-such-ruleset = Es gibt kein Regelwerk „{ $rules }“.
# The event has no rules yet, so it is ranked by default rules. $rules is their name, $named that of rules that the program does not have.
event-setup-no-ruleset-chosen = Es sind keine Regeln gewählt. Bis Sie welche wählen, gelten für die Rangliste und das Aussetzen die von „{ $rules }“. Sonst gilt nichts davon: weder das letzte Jahr noch die Regeln über Draws, die Grenzen oder das Zurückhalten der Punkte.
event-setup-ruleset-not-known = „{ $named }“ ist kein Regelwerk dieser Version von Topboard. Bis Sie welche wählen, gelten für die Rangliste und das Aussetzen die von „{ $rules }“. Sonst gilt nichts davon: weder das letzte Jahr noch die Regeln über Draws, die Grenzen oder das Zurückhalten der Punkte.
event-setup-fewer-rounds-than-top-board = Nach { $rules } ist { $top-board ->
        [Medaillenrunde] die { $top-board }
        [Finaltisch] der { $top-board }
        [Top-Board] das { $top-board }
       *[other] „{ $top-board }“
    } in Runde { $round }. Bei weniger Runden entfällt das.
# What was set up, without a full stop at its end: another sentence follows.
# $players (Number)
event-setup-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
} nach { $rules }
# $players (Number)
# $rounds (Number)
event-setup-players-and-rounds = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
} und { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} nach { $rules }
# $summary is one of the two sentences before.
event-setup-countries-are-regions = { $summary }. Die Herkunftsländer neben den Namen sind als Regionen der Spieler eingetragen
event-setup-texts-are-notes = { $summary }. Was neben den Namen stand, ist als Anmerkung zu den Spielern eingetragen

## What a ruleset brings beside the scores: sentences, one behind the other.

event-setup-groups = Die Spieler sind in Gruppen, und die Partien aller Runden werden zusammen ausgelost.
event-setup-top-board-follows-elimination = { $top-board ->
    [Medaillenrunde] Die { $top-board } folgt auf die Vorrunde.
    [Finaltisch] Der { $top-board } folgt auf die Vorrunde.
    [Top-Board] Das { $top-board } folgt auf die Vorrunde.
   *[other] „{ $top-board }“ folgt auf die Vorrunde.
}
event-setup-top-board-in-round = { $top-board ->
    [Medaillenrunde] Die { $top-board } wird in Runde { $round } gespielt.
    [Finaltisch] Der { $top-board } wird in Runde { $round } gespielt.
    [Top-Board] Das { $top-board } wird in Runde { $round } gespielt.
   *[other] „{ $top-board }“ wird in Runde { $round } gespielt.
}
# $size is how many players a team has.
event-setup-teams-in-one-round = Teams mit { $size } Spielern spielen in Runde { $round }.
event-setup-teams-in-rounds = Teams mit { $size } Spielern spielen in den Runden { $first } bis { $last }.

## Why a file that names no rules gets these: behind the name of the rules and a comma, “EDC 2015, under which …”. A figure is a score,
## a place or a total that the file printed.

event-setup-rules-are-named = wie in der Datei angegeben
# $figures (Number)
event-setup-all-figures-come-out = { $figures ->
    [one] womit die gedruckte Zahl übereinstimmt
   *[other] womit alle { $figures } gedruckten Zahlen übereinstimmen
}
# $differing and $figures are numbers: 3 of 24.
event-setup-fewest-figures-differ = wovon die wenigsten gedruckten Zahlen abweichen ({ $differing } von { $figures })
# $rulesets is a list of names.
event-setup-others-agree-as-well = aber die gedruckten Zahlen passen etwa ebenso gut zu { $rulesets }
# The end of a long list of names. $rulesets are the first two of them, $count is 2 or more.
# $count (Number)
event-setup-and-other-rulesets = { $rulesets } und { $count } weiteren Regelwerken
# The default rules, here and below. $figures is the number of printed figures.
event-setup-no-ruleset-agrees = die Standardregeln, weil kein Regelwerk zu den gedruckten Zahlen passt ({ $figures })
event-setup-no-ruleset-agrees-with-most = die Standardregeln, weil kein Regelwerk zu den meisten gedruckten Zahlen passt (das beste zu { $agreeing } von { $figures })
event-setup-no-printed-figure = die Standardregeln, weil keine gedruckte Zahl darüber entscheidet
