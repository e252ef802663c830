# The history: what was changed, with its content before and after. The names of columns are in fields.ftl and the words of cells in
# values.ftl; what stands here is the rest. All of it begins with a small letter where nouns have one, and has no full stop.
#
# $player, $skill and $note are text that somebody typed, so no article and no ending may depend on them. $power, $voter and $rated are
# powers without an article: “France”.

## Where something was changed, if it is no board and no player.

changes-notebook = notebook
# The table over the events of a year.
changes-ladder = ladder
# Whether two names are one person.
changes-identity = identity

## What was changed, if it is no column.

# The numbers of supply centres in a year.
changes-chart-of-year = chart of { $year }
# The content of such a chart whose year was added, and which has no number yet.
changes-no-counts-yet = no counts yet
# A grade that the player of $voter gave. $skill is the name of an award: “Best Tactician”.
changes-vote-of = { $skill }, vote of { $voter }
# Systems and rules that belong to the event.
changes-scoring-systems = scoring systems
changes-rulesets = rulesets
changes-teams = teams
# Pairs of players who should not share a board.
changes-separations = separations
changes-neighbouring-powers = neighbouring powers
changes-prizes = prizes
# A line of the notebook, or of a list of results.
changes-line = line
# The standings that an imported file has.
changes-printed-standings = printed standings
# What an imported file has and the book has no place for.
changes-unplaced-cells = unplaced cells
# The whole book was replaced.
changes-everything = everything
# The year and the date of the ladder, and the rule for ties.
changes-choices = choices
changes-event-of-ladder = event of the ladder
# The list of results is that of a game in place of an event.
changes-is-a-game = is a game
# Whether the event is a championship of a town, of a state or of a country.
changes-championship = championship
changes-directors = directors
# The player has no place, by a decision.
changes-takes-no-place = takes no place
# A director gets points in the own event, by a decision.
changes-counts-as-director = counts as director
# Names of one person, and names of different people.
changes-one-person = one person
changes-different-people = different people

## Contents.

# Behind the members of a team.
changes-captain-of-team = captain { $player }
# The decisions about the top board. The player does not want the seat.
changes-steps-back = { $player } steps back
# $note is the reason.
changes-steps-back-because = { $player } steps back ({ $note })
changes-put-first = { $player } put first in the tie
changes-named-for-seat = { $player } named for a seat
# The player is number $number in the order of choosing.
changes-chooses = { $player } chooses { $number }
changes-takes-power = { $player } takes { $power }
# How the points of tied places are given: the mean of them, those of the better place, or in the order of the list.
changes-ties-by-mean = ties by the mean
changes-ties-by-better-place = ties by the better place
changes-ties-as-listed = ties as listed
# The date of the ladder. $day is “2001-12-15”.
changes-on-day = on { $day }
# In place of a number of games: the player played all of them.
changes-games-in-full = in full
# A draw that was proposed: “Fall 1905: France, Italy, passed”.
changes-proposal = { $season }: { $powers }, { $outcome }
# A grade: “Best Tactician: Italy gave France A”.
changes-grade-given = { $skill }: { $voter } gave { $rated } { $grade }
# The number from which a draw makes its random choices.
changes-seed = seed { $seed }
