# The problems of the result lists of a ladder: what is wrong, and what was done or is to be done. A ladder is a table over the events
# of a year, or over the games of a league; each event or game has a result list. The first letter of what is wrong is made a capital
# where the sentence begins a line, and a full stop is added there, so it has none here. It may begin with a capital letter where the
# language wants one. What is to be done is a whole sentence and ends with its full stop.
#
# $event is the name of an event or of a game in quotation marks, “Victorian Championships”, or one of the first two messages. Say the
# sentence so that each of them fits: “Victorian Championships”: the date is unknown. $name is a player, $place a place, “3”, $ladder the
# name of a ladder. Dates are as 2001-12-15.

# An event or a game without a name, inside a sentence.
ladder-problems-the-game = the game
ladder-problems-the-event = the event
# The name of an event or of a game in quotation marks.
ladder-problems-named-event = “{ $name }”

## Which events count.

# $year is the year of the ladder.
ladder-problems-played-in-other-year = { $event } was played on { $date }, outside { $year }
# The result list of the event is not used, here and below.
ladder-problems-event-left-out = The event was left out.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
ladder-problems-many-events-of-other-years = { $count } events were played in other years
ladder-problems-no-date-in-year = the date of { $event } is unknown, so nobody knows whether it was played in { $year }
ladder-problems-no-date-by-day = the date of { $event } is unknown, so nobody knows whether it was played by { $day }
# To accredit an event is to decide that it counts for the ladder.
ladder-problems-enter-date-or-accredit = It does not count until you enter its date, or accredit it for this ladder.
# $count (Number)
ladder-problems-many-events-without-date = { $count } events have no date, so nobody knows whether they count
ladder-problems-no-date-counts-in-year = the date of { $event } is unknown; it counts in { $year } because it is accredited
ladder-problems-no-date-counts-on-day = the date of { $event } is unknown; it counts on { $day } because it is accredited
ladder-problems-add-its-date = Add its date.
# $count (Number)
ladder-problems-many-events-accredited-without-date = { $count } events have no date and count because they are accredited
ladder-problems-boards-not-known = the number of boards per round of { $event } is unknown, and the points depend on it
# “boards = 4.5” is a line of a file, written exactly so.
ladder-problems-add-number-of-boards = The event was left out. Add the number, as in “boards = 4.5”.
# $count (Number)
ladder-problems-many-events-without-boards = { $count } events have no number of boards, and their points depend on it
# $name is the event, here and in the next messages.
ladder-problems-not-accredited = “{ $name }” is not one of the events that { $ladder } accredits
ladder-problems-decide-accreditation = It does not count until you decide whether it is accredited.
# $count (Number)
ladder-problems-many-events-not-accredited = { $count } events are not among those that the rules accredit
ladder-problems-level-not-known = “{ $name }” is not one of the championships that { $ladder } names, and its kind is not entered
# The kinds of championships: of a town, of a state, of the country.
ladder-problems-enter-level-or-accredit = It does not count until you enter its kind (local, state or national), or accredit it as a local event.
# $count (Number)
ladder-problems-many-events-without-level = { $count } events are not among the championships that the rules name, and have no kind
# $name is the event, $source the file of the first list.
ladder-problems-listed-twice = { $name } is listed twice: it was already read from { $source }
# The same for an event without a name.
ladder-problems-unnamed-listed-twice = the same event is listed twice: it was already read from { $source }
ladder-problems-second-list-left-out = The second list was left out.
# $count (Number)
ladder-problems-many-events-listed-twice = { $count } events are listed twice

## Which games of a league count.

# $by and $ruleset are names of rulesets.
ladder-problems-scored-by-other-rules = the boards of { $event } were scored by { $by }, and { $ladder } counts scores by { $ruleset }
ladder-problems-remove-and-add-again = The game was left out. Remove it, and add its file again.
# $count (Number)
ladder-problems-many-games-of-other-rules = { $count } games were scored by other rules than those of the league
ladder-problems-ending-not-known = { $event } ended without a solo and without a passed vote: it is an agreed draw or abandoned
ladder-problems-decide-ending = It counts as an agreed draw until you decide. Accredit it if it was an agreed draw or reached its end date. If it was abandoned, write that in its file, and add the file again.
# $count (Number)
ladder-problems-many-games-without-known-ending = { $count } games ended without a solo and without a passed vote: each is an agreed draw or abandoned
ladder-problems-abandoned-counts = { $event } was abandoned and counts like any other game, with the scores of its list
ladder-problems-decide-abandoned = Say that it is not accredited if it should not count, or accredit it to end this remark.
# $count (Number)
ladder-problems-many-games-abandoned = { $count } games were abandoned and count like any other game
ladder-problems-last-day-not-known = { $event } has ended, but the date of its end is unknown, so it counts until the date is entered
ladder-problems-add-last-day = Add the date on which it ended.
# $count (Number)
ladder-problems-many-games-without-last-day = { $count } games have ended on an unknown date, so they count until the date is entered
# $day is the day of the ladder. A game counts from the day of the chart of its first autumn.
ladder-problems-first-day-not-known = nobody knows whether { $event } counts on { $day } already, because the date of its first autumn is unknown
ladder-problems-add-first-day = It counts until you decide. Add the date of the chart of its first autumn, or decide whether the game is accredited.
# $count (Number)
ladder-problems-many-games-without-first-day = { $count } games began on an unknown date, so nobody knows whether they count on the day of the ladder
ladder-problems-ended-before-it-counted = { $event } ended on { $day }, before it counted for the first time
ladder-problems-correct-dates = The dates were used as they are. Correct them.
# $count (Number)
ladder-problems-many-games-ended-before-they-counted = { $count } games ended before they counted for the first time

## The lines of a result list.

ladder-problems-name-missing = the name is missing
ladder-problems-line-left-out = The line was left out.
# $count (Number)
ladder-problems-many-lines-without-name = { $count } lines have no name
# $first and $second are each one of the two messages below: “with place 1 and no place”.
ladder-problems-player-listed-twice = { $name } is in the list twice, with { $first } and { $second }
ladder-problems-with-place = place { $place }
ladder-problems-with-no-place = no place
# $row is where the line is: “row 8”.
ladder-problems-first-line-counts = The first line counts ({ $row }). Correct the list.
ladder-problems-player-without-place = { $name } has no place
ladder-problems-counts-without-points = The player gets no points, but counts as one of the players of the event.
# $count (Number)
ladder-problems-many-players-without-place = { $count } players have no place
# $names has the names of $count players, with commas between them.
# $count (Number)
ladder-problems-played-no-game = { $count ->
    [one] { $names } played no game and is no player of the event
   *[other] { $names } played no game and are no players of the event
}
# $names has the first of the names.
ladder-problems-others-played-no-game = { $names } and others played no game and are no players of the event
ladder-problems-players-move-up = The line takes no place, and the players below move up. Correct the games if that is wrong.
# $director is a name that is not in the list, $name one that is.
ladder-problems-may-be-director = { $director }, the director, may be { $name }, who has a place
ladder-problems-write-name-as-in-list = If it is the same person, write the name of the director as in the list.
# $first and $last are places.
ladder-problems-place-missing = place { $place } is missing
ladder-problems-two-places-missing = places { $first } and { $last } are missing
ladder-problems-places-missing = places { $first } to { $last } are missing
ladder-problems-places-count-as-printed = The places count as they are printed. Correct the list.
# $above is the number of players with better places.
# $above (Number)
ladder-problems-wrong-place = { $above ->
    [one] place { $place } is wrong: { $above } player is above it
   *[other] place { $place } is wrong: { $above } players are above it
}
# $tie is the place that several players share.
# $above (Number)
ladder-problems-wrong-place-after-tie = { $above ->
    [one] place { $place } is wrong after the tie on place { $tie }: { $above } player is above it
   *[other] place { $place } is wrong after the tie on place { $tie }: { $above } players are above it
}
# $names is a list of players: “Ann, Ben and 3 others”.
ladder-problems-place-shared = place { $place } is shared by { $names }
# How the points of players with one place are made.
ladder-problems-mean-of-places = Each gets the mean of the points of the places that they fill.
ladder-problems-points-of-better-place = All get the points of the better place.
ladder-problems-points-in-order-of-list = They get the points of the places that they fill, in the order of the list.
# A shared place in a list of them.
ladder-problems-place-of-event = place { $place } of { $event }
# $count (Number)
ladder-problems-many-places-shared = { $count } places are shared
ladder-problems-no-games-in-list = the list of { $event } does not show how many games anybody played
# “Games” is the heading of a column.
ladder-problems-add-column-of-games = All are counted as full-time players. Add a column “Games”.
# $names has the names, with commas between them.
ladder-problems-games-missing = the number of games of { $names } is missing
# $names has the first of the names.
ladder-problems-games-of-others-missing = the number of games of { $names } and others is missing
ladder-problems-fill-in-games = They are counted as full-time players. Fill in the column “Games”.
ladder-problems-player-without-score = { $name } has no score
# $count (Number)
ladder-problems-many-players-without-score = { $count } players have no score
ladder-problems-points-not-calculated = the points of { $name } cannot be calculated
# $count (Number)
ladder-problems-many-points-not-calculated = { $count } results have points that cannot be calculated
ladder-problems-result-left-out = The result was left out.

## Who is who. $names is a list of spellings: “A. Lee and Ann Lee”.

ladder-problems-decisions-contradict = One decision says that { $names } are one person, and another says that they are not. They count as different people. Remove one of the decisions.

## A file with decisions whether two spellings are one person. $error is a message in English.

ladder-problems-decisions-unreadable = the identity decisions cannot be read: { $error }
ladder-problems-decisions-not-written = the identity decisions cannot be written: { $error }
