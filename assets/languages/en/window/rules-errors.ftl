# What is wrong with a ruleset, and what to do about it (.cure): on the Rules tab, below its fields and beside its text, and in the list
# of problems. The fault is shown with a capital letter or behind “line 12:”, and a full stop follows. The cure is a sentence of its own.
#
# What stands in the text of a ruleset stays as it is: “best game”, “no”, true.

## Where one line has it all. $rules is the name of a ruleset, $fault is what the messages of the next group make.

rules-errors-in-line = line { $line }: { $message }. { $cure }
# $field is where in the rules the field is: “what counts 2: best first”.
rules-errors-in-field = { $field }: { $message }. { $cure }
rules-errors-at-no-place = { $message }. { $cure }
# $error is a message about the format of the file, in English, here and in the next group.
rules-errors-cannot-be-read = the ruleset cannot be read: { $error }
rules-errors-has-fault = “{ $rules }”, { $fault }
rules-errors-not-finished = “{ $rules }” is not finished: { $fault }

## The text of a ruleset. TOML is the format of the text.

rules-errors-no-toml = the text is not valid TOML: { $error }
    .cure = Correct the line.
rules-errors-name-taken = there is already a ruleset “{ $rules }”
    .cure = Type another name.

## What was typed into a field cannot be read.

# $number and $least are numbers, $typed is what was typed, here and below.
rules-errors-too-small = { $number } is too small
    .cure = Type { $least } or more, or leave the field empty.
rules-errors-no-whole-number = “{ $typed }” is not a whole number
    .cure = Type a number such as 4.
rules-errors-no-year = “{ $typed }” is not a year of the game
    .cure = Type a year such as 1908.
rules-errors-no-number = “{ $typed }” is not a number
    .cure = Type a number such as 38 or 0.5.
rules-errors-no-share = “{ $typed }” is not a share of a result
    .cure = Type a share such as 1, ½, 0.8 or 1/3.
rules-errors-no-list-of-shares = “{ $typed }” is not a list of shares
    .cure = Type shares such as 1, 1, ½, 1/3, the best result first.
rules-errors-no-range-of-rounds = “{ $typed }” is not a range of rounds
    .cure = Type one round such as 3, or a range such as 1 to 4.
rules-errors-no-switch = “{ $typed }” is not true or false
    .cure = Type true or false.
# $choices is a list of words of the file: “ranking”, “group_winners”.
rules-errors-no-choice = “{ $typed }” is not a value of this field
    .cure = Type one of { $choices }.
rules-errors-no-divisor = “{ $typed }” is not a valid divisor
    .cure = Type “no”, “counted” or {"{"} results = 10 {"}"}.
rules-errors-no-named-numbers = “{ $typed }” is not a list of names and numbers
    .cure = Type names with their numbers: A 3, B 1, C 0.
rules-errors-no-list-of-tie-breaks = “{ $typed }” is not a list of tie-breaks
    .cure = Separate tie-breaks with commas.

## Tie-breaks that nobody knows. Their cures are shown with a capital letter and a full stop, or behind “; ”.

rules-errors-no-tie-break = there is no tie-break “{ $typed }”
    .cure = there are “best game”, “second best game” …, “best round” …, “latest game”, “score of round 4”, “score of round 4 or else of round 3”, “sum of all games”, “average game”, “centres”, “solos”, “draws” and “mean of” a scoring system
rules-errors-no-tie-break-of-teams = there is no tie-break “{ $typed }” for teams
    .cure = there are “best member”, “second best member” …
rules-errors-no-tie-break-of-awards = there is no tie-break “{ $typed }” for awards
    .cure = there are “lead”, “score”, “centres”, “total” and “most_of_the_best_grade”

## What contradicts something else, or what is impossible.

rules-errors-no-such-system = there is no scoring system “{ $system }”
    .cure = Choose one from the list.
rules-errors-no-name = the ruleset has no name
    .cure = Type a name.
rules-errors-no-system = there is no scoring system
    .cure = Choose a scoring system.
rules-errors-too-many-decimals = { $decimals } decimals are too many
    .cure = Type 0 to 9.
rules-errors-no-game-ends-in-year = no game ends in { $year }
    .cure = Type a year such as 1908.
# $minutes (Figure)
rules-errors-impossible-phase = a phase cannot last { $minutes } minutes
    .cure = Type minutes such as 15, or leave the field empty.
# $minutes (Figure)
rules-errors-impossible-warning = a warning cannot come { $minutes } minutes before the deadline
    .cure = Type minutes, first the longer time and then the shorter one, or leave the field empty.
rules-errors-draws-after-last-year = draws are allowed after { $first }, but { $last } is the last year
    .cure = Correct one of the two years.
rules-errors-no-round = an event has at least one round
    .cure = Type a number, or leave the field empty.
rules-errors-nobody-could-play = with 0, nobody could play
    .cure = Type 1 or more.
rules-errors-more-than-all-rounds = nobody can play { $most } of { $rounds } rounds
    .cure = Type a smaller number, or leave the field empty.
rules-errors-round-listed-twice = round { $round } is listed twice
    .cure = Keep one of the two.
rules-errors-no-such-round = there is no round { $round }; there are { $rounds }
    .cure = Type another round.
# The cure is that of the message before.
rules-errors-no-such-round-before-first = there is no round { $round }; the first is 1
rules-errors-rounds-in-wrong-order = round { $first } comes after round { $last }
    .cure = Type the earlier round first: 1 to 4.
rules-errors-nothing-counts = nothing counts
    .cure = Add a part to what counts.
# It: the multiplier of a round, here and in the next three.
rules-errors-round-of-best-missing = it is for the best players, but the round is missing
    .cure = Type the round after which the best are taken.
rules-errors-number-of-best-missing = it has a round, but not the number of best players
    .cure = Type the number of players, or leave the round empty.
rules-errors-for-no-player = it is for no player
    .cure = Type 1 or more, or leave the field empty for all players.
# The best: the best players.
rules-errors-best-not-known-yet = the best after round { $after } are not known before round { $round }
    .cure = Type an earlier round.
rules-errors-negative-share = a share cannot be negative
    .cure = Type 0 or more.
rules-errors-no-result-counts = no result counts in this part
    .cure = Type the share of the best result, and of the further ones.
rules-errors-factor-of-zero = a factor of 0 makes the part 0
    .cure = Type another number, or leave the field empty.
rules-errors-no-top-board = the rules have no top board
    .cure = Choose other boards, or add a top board.
# It: a part of what counts.
rules-errors-no-part-above = there is no part above it that it could replace
    .cure = Put the part that it replaces above it, or leave the field empty.
rules-errors-tie-break-listed-twice = the tie-break “{ $name }” is listed twice
    .cure = Remove one of the two.
rules-errors-elimination-without-games = the elimination has no games
    .cure = Type the number of games that each player has in it.
rules-errors-ranking-too-late = the ranking after round { $after } cannot fill a board of round { $round }
    .cure = Type an earlier round than that of the board.
rules-errors-top-board-without-game = the top board has at least one game
    .cure = Type 1 or more.
rules-errors-more-played-than-possible = nobody can have played more than { $most } rounds by then
    .cure = Type a smaller number, or leave the field empty.
rules-errors-no-groups = the event has no groups
    .cure = Switch groups on, or fill the top board by the ranking.
rules-errors-no-second-game = there is no second game with the reverse order
    .cure = Choose another order, or have two games.
# It: the bonus of the top board, in per cent.
rules-errors-bonus-takes-all = it would take the whole total
    .cure = Type a number such as 10.
rules-errors-team-too-small = a team has at least two members
    .cure = Type 2 or more.
rules-errors-more-best-than-members = { $best } of { $size } members cannot count
    .cure = Type another number, or leave the field empty.
# $tie-break is a tie-break as it stands in the text: “fourth best member”.
rules-errors-no-such-member = a team of { $size } has no { $tie-break }
    .cure = Remove the tie-break.
rules-errors-no-team-of-country = with 0, no country could enter a team
    .cure = Type 1 or more, or leave the field empty.
rules-errors-award-without-name = the award has no name
    .cure = Type a name.
rules-errors-two-awards = there are two awards “{ $name }”
    .cure = Rename one of them.
# It: the award.
rules-errors-votes-without-grades = it is an award by votes, but it has no grades
    .cure = Type letters with their points: A 3, B 1, C 0.
rules-errors-no-grade = “{ $letter }” is not a grade
    .cure = Grades are capital letters: A 3, B 1, C 0.
rules-errors-grades-without-votes = only an award by votes has grades
    .cure = Leave the field empty.

## Worked examples of a ruleset: instead of the score of a round. The room is narrow.

rules-errors-sat-out = sat out
