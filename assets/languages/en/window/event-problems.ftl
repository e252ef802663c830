# The problems of the event under its rules: its rules themselves, its rounds, its players and teams, and its top board. They are
# shown as those of problems.ftl, whose remarks on capital letters and full stops hold here, too.
#
# $rules is the name of a ruleset, “WDC 2006”. $system is the name of a scoring system. $name is a player, $team a team. $number is
# the number of a round, “4”. $rounds is “round 4”, “rounds 2 and 3” or “rounds 2 to 4” as it is said in a sentence of this language.
# $top-board is “top board”, “final table” or “medal round” in this language, or another name that the rules give to it.

## Rules and scoring systems.

# $named is a ruleset that the event names, $rules the one that is used instead.
event-problems-ruleset-missing = there is no ruleset “{ $named }”; the players are ranked as by “{ $rules }”, and no other rule applies
# Rules is the name of the tab, here and below.
event-problems-choose-on-rules-tab = Choose one on the Rules tab.
# $error is a sentence that says what is wrong, here and below. It may be in English.
event-problems-system-not-usable = a scoring system of the event cannot be used: { $error }
event-problems-correct-on-rules-tab = Correct it on the Rules tab.
event-problems-finish-on-rules-tab = Finish it on the Rules tab. Until then the last version without an error is used.
# $error begins with the name: “Ours” is not finished: …
event-problems-ruleset-unfinished = the ruleset { $error }
event-problems-ruleset-not-usable = a ruleset of the event cannot be used: { $error }
# $error says that a scoring system does not exist.
event-problems-tie-break-not-usable = { $error }; { $rules } uses it as a tie-break
event-problems-choose-another-tie-break = Choose another tie-break on the Rules tab.

## Rounds.

# $round is “Round 2”, $posted a time, “14:05”.
event-problems-posted-and-changed = { $round } was posted { $posted } and has changed since
# Sheet: the page on the wall.
event-problems-post-again = Post it again and take the old sheet down.
# $count is the number of rounds that the rules have.
# $count (Number)
event-problems-one-round-too-many = { $count ->
    [one] { $rules } has { $count } round; this round is one too many
   *[other] { $rules } has { $count } rounds; this round is one too many
}
event-problems-remove-or-change-rules = Remove it, or change the rules on the Rules tab.
event-problems-same-number-twice = another round is round { $number } too, and the two count as one round
event-problems-give-another-number = Give one of the two another number as its name.
# $number is the round of the top board, $last the last round of the event.
event-problems-no-round-of-top-board = under { $rules } the { $top-board } is in round { $number }, but the last round is { $last }
event-problems-add-rounds-or-choose-rules = Add the rounds after it, or choose other rules on the Rules tab.
# The name of a round has no number, and a rule means a round by its number. $name is the name of the round, “Sunday”, and $number the
# number with which it counts. $round is the number that the rule means.
event-problems-no-number-and-top-board = the name “{ $name }” gives no number of a round, so it counts as round { $number }; under { $rules } the { $top-board } is in round { $round }
event-problems-no-number-and-teams = the name “{ $name }” gives no number of a round, so it counts as round { $number }; under { $rules } the teams score in { $rounds }
event-problems-no-number-and-scoring = the name “{ $name }” gives no number of a round, so it counts as round { $number }; { $rules } scores round { $round } in its own way
# $number is the number that the round may have. $name and $usual are names for it with a number, “Round 5 – Sunday” and “Round 4 – Sunday”.
event-problems-rename-with-number = If it is round { $number }, rename it “{ $name }”. Otherwise rename it “{ $usual }”.
event-problems-round-not-entered = { $rounds } has not been entered
# Event is a menu, and “Add the missing round” a command in it, here and below.
event-problems-add-missing-round = Add it with Event, Add the missing round. If there was no such round, change the numbers of the rounds after it.
event-problems-rounds-not-entered = { $rounds } have not been entered
event-problems-add-missing-rounds = Add them with Event, Add the missing round. If there were no such rounds, change the numbers of the rounds after them.
event-problems-rounds-of-teams-not-entered = the teams score in { $rounds }, which nobody has entered, so they have no points
event-problems-add-round-of-teams = Add the round with Event, Add the missing round, and enter its boards. If they are in another round, change the number of that round.

## Players.

# $played and $most are numbers of rounds.
# $played (Number)
# $most (Number)
event-problems-too-many-rounds = { $name } plays { $played } rounds; under { $rules } the maximum is { $most }
# $played (Number)
# $most (Number)
event-problems-too-many-rounds-before-last = { $name } plays { $played } rounds before the last; under { $rules } the maximum is { $most }
event-problems-seat-another-or-leave = Seat another player, or leave it if the director allowed it.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
event-problems-many-players-with-many-rounds = { $count } players play more rounds than the rules allow
# $count (Number)
event-problems-many-players-with-many-early-rounds = { $count } players play more rounds before the last than the rules allow
# An entrant is a player with an own seat.
event-problems-substitute-is-entrant = { $name } is a substitute here and also an entrant; under { $rules } nobody may be both
event-problems-choose-another-substitute = Choose another substitute.
event-problems-reserve-has-seat = { $name } is a reserve but has a seat as an entrant
event-problems-enter-as-substitute = Enter the reserve as a substitute, or change the role.
# $board is “Round 1, board A”.
event-problems-same-power-twice = { $name } plays { $power } here and in { $board }; under { $rules } nobody plays a power twice
event-problems-swap-or-leave = Swap the player with another player of the board, or leave it if the director allowed it.
# $count (Number)
event-problems-many-repeated-powers = { $count } seats give a player a power for the second time
event-problems-no-group = { $name } is in no group; under { $rules } every entrant needs one
# $others is the number of other players.
# $others (Number)
event-problems-no-group-and-others = { $name } and { $others } others are in no group; under { $rules } every entrant needs one
event-problems-type-a-group = Type the name of a group in the row of the player.
# $games is the number of elimination games that the rules have.
# $games (Number)
event-problems-too-many-elimination-games = { $name } sits in more than { $games } elimination games; under { $rules } each player has no more
# $others (Number)
# $games (Number)
event-problems-others-with-too-many-elimination-games = { $others ->
    [one] { $name } and { $others } other sit in more than { $games } elimination games; under { $rules } each player has no more
   *[other] { $name } and { $others } others sit in more than { $games } elimination games; under { $rules } each player has no more
}
# yes is typed so. “top board” is the row of the record of a board.
event-problems-mark-games-or-change-seat = Type yes as “top board” in the records (F4) of the games of the { $top-board }, or change a seat.
# $limit is a number of penalties.
# $limit (Number)
event-problems-penalties-mean-removal = { $name } has { $limit } penalties on the total; under { $rules } that means removal
# “removed” is the role of words.ftl, as the cell shows it and takes it.
event-problems-set-role-to-removed = Set the role to “removed” if the director decides so.

## Teams.

# $members and $size are numbers of members.
# $members (Number)
event-problems-another-size-of-team = the team { $team } has { $members } members; under { $rules } a team has { $size }
event-problems-add-or-remove-members = Add or remove members.
# $count (Number)
event-problems-many-teams-of-another-size = { $count } teams have another number of members than the rules say
event-problems-no-captain = the team { $team } has no captain; under { $rules } every team has one
event-problems-choose-captain = Choose one of the members.
# $count (Number)
event-problems-many-teams-without-captain = { $count } teams have no captain, and the rules want one
event-problems-captain-is-no-member = { $name }, captain of the team { $team }, is not one of its members
event-problems-choose-member-or-add = Choose a member, or add the captain.
# $nth is the number of the team among those of the country, “4”. $most is the highest number that the rules allow.
event-problems-too-many-teams-of-country = the team { $team } is team { $nth } of { $country }; a country may enter at most { $most }
event-problems-remove-team-or-leave = Remove one of them, or leave it if the director allowed it.
# $rounds is one round.
event-problems-member-misses-round = { $name } of the team { $team } does not play in { $rounds }, which counts for the teams, and scores nothing for it
# $rounds are several rounds.
event-problems-member-misses-rounds = { $name } of the team { $team } does not play in { $rounds }, which count for the teams, and scores nothing for it
event-problems-give-seat-or-change-team = Give the player a seat, or change the team before the round.
# $count (Number)
event-problems-many-team-members-without-game = { $count } members of teams do not play in a round that counts for the teams
event-problems-twice-in-team = { $name } is twice in the team { $team }
# $team and $other are teams.
event-problems-in-two-teams = { $name } is in two teams, { $team } and { $other }
event-problems-remove-from-one-team = Remove the player from one of them.

## The top board.

# $players is the number of players with too many rounds, $rounds how many each may have played.
# $players (Number)
# $rounds (Number)
event-problems-nobody-left-for-top-board = { $players ->
        [one] { $players } player has
       *[other] { $players } players have
    } a seat in more than { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } before the { $top-board }, so { $rules } leaves nobody for its seats
# $left is the number of players who may still have a seat.
# $players (Number)
# $rounds (Number)
# $left (Number)
event-problems-few-left-for-top-board = { $players ->
        [one] { $players } player has
       *[other] { $players } players have
    } a seat in more than { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } before the { $top-board }, so { $rules } leaves only { $left ->
        [one] { $left } player
       *[other] { $left } players
    } for its seats
# “Rounds played” is a field of the rules, on the Rules tab.
event-problems-change-rounds-played = The rule is “Rounds played” of the top board: copy the rules on the Rules tab and change it. Otherwise take players out of a round before it.
event-problems-no-marked-top-board = round { $number } has the { $top-board } under { $rules }, and none of its boards is marked as the { $top-board }
# yes is typed so. “top board” is the row of the record of a board.
event-problems-mark-top-board = Type yes as “top board” in the record of its board (F4). Until then all boards of the round are ordinary.
# The players of the top board choose their powers in turn.
event-problems-abandoned-top-board = the { $top-board } was abandoned and everybody there has the same score; { $name } is champion only as the last to choose a power
event-problems-leave-or-set-scores = Leave it if the director decides so. Otherwise set the scores by ruling.
# $names is a list of players: “Ann and Ben”. $at-top-board is “at the top board” or “in the medal round” in this language. $place is a
# place in the standings, “1”.
event-problems-choosing-order-missing = { $names } are tied { $at-top-board }, and the order in which they chose their powers is not entered; in the order of the ranking { $name } was the last of them to choose and has place { $place }
# “chooses” is the heading of a column of the tab.
event-problems-enter-choosing-order = Type the order under “chooses” on the tab of the top board.
# $games is the number of games that the same seven play.
# $games (Number)
event-problems-one-top-board-too-many = { $games ->
    [1] the { $top-board } is one game under { $rules }; this board is one too many
   *[other] the { $top-board } is { $games } games under { $rules }; this board is one too many
}
event-problems-make-ordinary = Make it an ordinary board.
# $at-top-board is “at the top board” or “in the medal round” in this language. $why is why the player may not sit there: “stepped back”.
event-problems-no-claim-to-seat = { $name } sits { $at-top-board } without a claim to a seat ({ $why })
# The reason in the message above. $moment is “after round 4” or “after the elimination”.
event-problems-not-in-ranking = not in the ranking { $moment }
event-problems-seat-qualified-player = Seat a qualified player, or record who stepped back or was named by the director.
