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
    [one] one more round is ready
   *[other] { $rounds } rounds are ready
}, { $boards ->
    [one] a board
   *[other] { $boards } boards
} each; the draw adds what is missing
# $after is the number of the last round before it.
event-setup-round-has-top-board = round { $round } has the { $top-board }, to be filled after round { $after }
# Both, one behind the other.
event-setup-rounds-and-top-board = { $rounds }; { $top-board }

## A new event.

# $typed is what was typed for the number of rounds.
event-setup-not-a-number-of-rounds = “{ $typed }” is not a number of rounds. Type a number from 1 to { $most }.
event-setup-no-such-ruleset = There is no ruleset “{ $rules }”.
# The event has no rules yet, so it is ranked by default rules. $rules is their name, $named that of rules that the program does not have.
event-setup-no-ruleset-chosen = No ruleset is chosen. Until you choose one, the players are ranked and sit out as by “{ $rules }”. Nothing else of it applies: not its last year, its rules about draws, its limits or its holding back of scores.
event-setup-ruleset-not-known = “{ $named }” is not a ruleset of this version of Topboard. Until you choose one, the players are ranked and sit out as by “{ $rules }”. Nothing else of it applies: not its last year, its rules about draws, its limits or its holding back of scores.
event-setup-fewer-rounds-than-top-board = Under { $rules } the { $top-board } is in round { $round }. With fewer rounds there is none.
# What was set up, without a full stop at its end: another sentence follows.
# $players (Number)
event-setup-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
} under { $rules }
# $players (Number)
# $rounds (Number)
event-setup-players-and-rounds = { $players ->
    [one] { $players } player
   *[other] { $players } players
} and { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} under { $rules }
# $summary is one of the two sentences before.
event-setup-countries-are-regions = { $summary }. The countries beside the names are the regions of the players
event-setup-texts-are-notes = { $summary }. What was beside the names is in the notes about the players

## What a ruleset brings beside the scores: sentences, one behind the other.

event-setup-groups = Players are in groups, and the games of all rounds are drawn together.
event-setup-top-board-follows-elimination = The { $top-board } follows the elimination.
event-setup-top-board-in-round = The { $top-board } is in round { $round }.
# $size is how many players a team has.
event-setup-teams-in-one-round = Teams of { $size } play in round { $round }.
event-setup-teams-in-rounds = Teams of { $size } play in rounds { $first } to { $last }.

## Why a file that names no rules gets these: behind the name of the rules and a comma, “EDC 2015, under which …”. A figure is a score,
## a place or a total that the file printed.

event-setup-rules-are-named = which the file names
# $figures (Number)
event-setup-all-figures-come-out = { $figures ->
    [one] under which the printed figure comes out
   *[other] under which all { $figures } printed figures come out
}
# $differing and $figures are numbers: 3 of 24.
event-setup-fewest-figures-differ = under which the fewest printed figures differ ({ $differing } of { $figures })
# $rulesets is a list of names.
event-setup-others-agree-as-well = but the printed figures agree about as well with { $rulesets }
# The end of a long list of names. $rulesets are the first two of them, $count is 2 or more.
# $count (Number)
event-setup-and-other-rulesets = { $rulesets } and { $count } other rulesets
# The default rules, here and below. $figures is the number of printed figures.
event-setup-no-ruleset-agrees = the default, because no ruleset agrees with the printed figures ({ $figures })
event-setup-no-ruleset-agrees-with-most = the default, because no ruleset agrees with most of the printed figures (the best with { $agreeing } of { $figures })
event-setup-no-printed-figure = the default, because no printed figure decides
