# The problems of a board under the rules of the event: what is wrong, and how to correct it. They are shown as those of
# problems.ftl, whose remarks on capital letters and full stops hold here, too.
#
# $rules is the name of a ruleset, “WDC 2006”. $system is the name of a scoring system. $power is “France”, $name a player. $when is
# a season of a game, “Fall 1905”. $year and other years are game years, “1905”. $top-board is “top board”, “final table” or “medal
# round” in this language, or another name that the rules give to it.

## The end of a game.

# The rules end a game only by a solo, by a passed vote on a draw, or after a last year.
board-problems-ended-without-vote = the game ended without a solo and without a passed vote; under { $rules } it is an agreed draw or abandoned
board-problems-ended-without-vote-in = the game ended in { $year } without a solo and without a passed vote; under { $rules } it is an agreed draw or abandoned
# “agreed draw” and “abandoned” are typed: take the words of values.ftl.
board-problems-type-the-ending = Type “agreed draw” or “abandoned” as the ending of the board. Until then it is scored as an agreed draw, and its scores are provisional.
board-problems-type-the-ending-or-end-date = Type “agreed draw” or “abandoned” as the ending of the board. A game that reached its end date is a draw of its survivors, too. Until then it is scored as an agreed draw, and its scores are provisional.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
board-problems-many-games-ended-before-last-year = { $count } games ended before the last year without a solo and without a passed vote
# $count (Number)
board-problems-many-games-ended-without-vote = { $count } games ended without a solo and without a passed vote
# $last is the last year that is played under the rules.
board-problems-last-year-missing = the last year of the game is missing; under { $rules } only a passed vote ends it before { $last }
board-problems-enter-last-year-and-end = Enter the last year. If it is earlier, enter how the game ended too. Until then the scores of the board are provisional.
# $count (Number)
board-problems-many-games-without-last-year = { $count } games have no last year
board-problems-played-too-long = the game was played to { $year }; under { $rules } the last year is { $last }
board-problems-correct-year-or-leave = Correct the year, or leave it if the director allowed it.
board-problems-no-concession = { $rules } has no concession; the game conceded to { $power } counts as abandoned
board-problems-set-scores-by-hand = Set the scores by hand if the director decides otherwise.

## Votes on draws. A vote that passed ends the game with the chart of a year: the numbers of centres after that autumn.

board-problems-passed-draw-waits = the draw of { $when } passed, and waits for the complete chart of { $year }
board-problems-enter-chart = Enter the chart. The game ends with it.
board-problems-passed-draw-has-not-ended = the draw of { $when } passed, but it has not ended the game with the counts of { $year }
# “passed” is typed: take the word of values.ftl.
board-problems-type-passed-again = Clear the outcome and type “passed” again to end the game, or correct the outcome.
board-problems-correct-vote-or-chart = Correct the vote, or the chart.
# $season is “spring” or “fall”, by which the sentence is chosen. $out is the year in which the power was eliminated.
board-problems-passed-draw-and-elimination = { $season ->
    [spring] the draw passed in { $when } counts the chart of the autumn before, { $year }, but { $power } is out in { $out }
   *[fall] the draw passed in { $when } counts the chart of { $year }, but { $power } is out in { $out }
}
board-problems-correct-elimination-or-season = Correct the year of the elimination, or the season of the vote.
# $last is the last year of the game.
board-problems-passed-draw-and-last-year = { $season ->
    [spring] the draw passed in { $when } counts the chart of the autumn before, { $year }, but the last year of the game is { $last }
   *[fall] the draw passed in { $when } counts the chart of { $year }, but the last year of the game is { $last }
}
board-problems-correct-last-year-or-season = Correct the last year, or the season of the vote.
# $charted is the number of centres in the chart, $count that at the end of the game.
board-problems-passed-draw-and-count = { $season ->
    [spring] the draw passed in { $when } counts the chart of the autumn before, { $year }, which has { $charted } for { $power }, but { $power } ends on { $count }
   *[fall] the draw passed in { $when } counts the chart of { $year }, which has { $charted } for { $power }, but { $power } ends on { $count }
}
board-problems-correct-count-or-season = Correct the count, or the season of the vote.
board-problems-survivor-not-in-draw = { $power } survives but is not in the draw; under { $rules } a draw includes all survivors
board-problems-include-or-correct-count = Include it, or correct the count.
# $first is the first year whose chart may end a game by a draw.
board-problems-proposed-too-early = a draw was proposed in { $when }; under { $rules } no draw is possible before the chart of { $first }
board-problems-correct-year-or-delete = Correct the year, or delete the proposal.
board-problems-proposed-without-centre = the draw of { $when } was proposed by { $power }, which had no centre left
board-problems-correct-proposer-or-year = Correct the power that proposed it, or the year.
board-problems-proposal-leaves-out = the draw proposed in { $when } leaves { $power } out; under { $rules } a draw includes all survivors
board-problems-include-every-survivor = Include every power that has a centre.
# $passed is the season of the earlier vote.
board-problems-proposed-after-end = a draw was proposed in { $when } after the draw of { $passed } passed, which ended the game
board-problems-correct-season-or-outcome = Correct the season or the earlier outcome, or delete the proposal.
board-problems-proposed-without-chart = the draw proposed in { $when } is about the chart of { $year }, which is not entered; under { $rules } the chart is entered before a draw is proposed
board-problems-enter-chart-or-correct-season = Enter the chart, or correct the season.
board-problems-proposed-twice = the same draw was proposed twice in { $when }; under { $rules } there is one vote on it in a season
board-problems-correct-season-or-delete = Correct the season, or delete the second proposal.
board-problems-drawn-too-early = the game was drawn in { $year }; under { $rules } no draw is possible before the chart of { $first }

## The mark of the top board.

board-problems-rules-without-top-board = this board is marked as the top board, but { $rules } has no top board
board-problems-make-ordinary-or-choose-rules = Make it an ordinary board, or choose rules with a top board.
# $number and $right are numbers of rounds.
board-problems-top-board-in-wrong-round = the { $top-board } is in round { $number }; under { $rules } it belongs in round { $right }
board-problems-make-ordinary-here = Make it an ordinary board here.
# $round is the name of the round, “Opening”.
board-problems-top-board-in-named-round = the { $top-board } is in “{ $round }”, which counts as round { $number }; under { $rules } it belongs in round { $right }
# $right is the number that becomes the name of the round.
board-problems-rename-round-or-make-ordinary = Rename the round to { $right }, or make this an ordinary board.

## Players who must not meet. $name and $other are players.

board-problems-team-mates-meet = { $name } and { $other } of the team { $team } share this board, but team-mates must not meet in this round
board-problems-swap-one = Swap one of them with a player of another board.
board-problems-separated-players-meet = { $name } and { $other } share this board, but they are to be kept apart
board-problems-swap-one-or-leave = Swap one of them with a player of another board, or leave it if they agree.

## Grades that players give to each other. $skill is what is graded, “Best Tactician”. $name may be a power, where no player is known.

board-problems-grades-own-play = { $name } grades { $name } as { $skill }; players cannot grade themselves
board-problems-delete-grade = Delete the grade; it does not count.
# $grade is a letter, “D”.
board-problems-unknown-grade = { $name } gives the grade { $grade } as { $skill }
# $grades are letters with commas between them: “A, B, C”.
board-problems-known-grades = The grades are { $grades }.

## Extensions, cards and penalties. An extension is more time for the orders of a player.

# $extensions (Number)
board-problems-too-many-extensions = { $name } has { $extensions } extensions in this game; under { $rules } the maximum is { $most }
board-problems-leave-if-allowed = Leave it if the director allowed it.
# A card is given for orders that come late. $moment is when it was given, as it was typed: “Spring 1904”.
board-problems-yellow-after-card = { $name } has a yellow card after an earlier card; under { $rules } a player who is late again gets a red card
board-problems-yellow-after-card-in = { $name } has a yellow card in { $moment } after an earlier card; under { $rules } a player who is late again gets a red card
board-problems-make-red-or-delete = Make it a red card, or delete one of the two.
# $seconds and $most are numbers of seconds.
# $seconds (Number)
# $most (Number)
board-problems-yellow-too-late = { $name } has a yellow card for { $seconds } seconds; under { $rules } a player who is later than { $most } seconds gets a red card
# $seconds (Number)
# $most (Number)
board-problems-yellow-too-late-in = { $name } has a yellow card in { $moment } for { $seconds } seconds; under { $rules } a player who is later than { $most } seconds gets a red card
board-problems-make-red-or-correct-note = Make it a red card, or correct the note.
board-problems-penalty-over-score = a penalty takes more than the whole score of { $name }
board-problems-type-percentage = Type a percentage up to 100.

## Scores.

# The scoring system of a board or of a round. Board and Event are menus, and what follows is a command in the menu.
board-problems-choose-system-of-board = Choose one under Board, Scoring system of this board.
board-problems-choose-system-of-round = Choose one under Event, Scoring system of this round.
# $entry is one of the messages below: “the year of the solo”.
board-problems-needs-entry = { $system } needs { $entry }
board-problems-needs-entry-without-rules = { $system } needs { $entry }, and no rules are chosen
board-problems-enter-last-year-played = Enter the last year that was played. Until then the scores that need it are missing.
# $entry is one of the messages below: “the year of elimination”.
board-problems-needs-entry-of-power = { $system } needs { $entry } of { $power }
board-problems-needs-entry-of-power-without-rules = { $system } needs { $entry } of { $power }, and no rules are chosen
board-problems-enter-missing-entry = Enter it. Until then the scores that need it are missing.
board-problems-choose-rules-first = Choose the rules of the event on the Rules tab. Other rules may need no such entry.
# $count (Number)
board-problems-many-scores-without-entry = { $count } scores need an entry that is missing, and no rules are chosen
# What a scoring system reads. They stand in the four sentences above, and with commas between them in a list of what a system needs.
board-problems-entry-centres = the number of centres
board-problems-entry-elimination = the year of elimination
board-problems-entry-last-year = the last year played
board-problems-entry-solo-year = the year of the solo
board-problems-entry-years-played = the last year played, or the year of elimination
board-problems-entry-centres-of-every-year = every year's number of centres
board-problems-entry-centres-of-earlier-years = earlier years' numbers of centres
board-problems-entry-missed-orders = the number of spring and autumn orders missed
board-problems-entry-missed-winters = the number of winter orders missed
