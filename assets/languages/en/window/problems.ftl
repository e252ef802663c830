# The problems of a book, whatever its rules are: what is wrong, and how to correct it. They are in the list of problems, in the
# hints of cells and below the sheet. The first letter of what is wrong is made a capital where the sentence begins a line, and a
# full stop is added there, so it has none here. It may begin with a capital letter where the language wants one. What is to be
# done is a whole sentence and ends with its full stop.
#
# $name is a player, “Ann Lee”. $board is the name of a board, “B”. $power is “France”. $round is “Round 2” or “Final”. Years are
# game years, “1904”. Numbers of centres are given as figures.

## The list of problems: lines of several problems, and where a problem is.

# The first names of a list, with commas between them, and how many more there are: “Ann, Ben, Cleo and 149 more”. $count is two or
# more. The names are players, boards or places.
# $count (Number)
problems-names-and-more = { $names } and { $count } more
# The end of a list of names: “Ann, Ben and 3 others”. $count is two or more.
# $count (Number)
problems-others = { $count } others
# The same sentence is said so often. $sentence is a problem: “3 times: 35 centres; a board has 34”. $count is three or more.
# $count (Number)
problems-many-times = { $count } times: { $sentence }
# So many sentences differ only in names and figures. $sentence is the first of them. $count is five or more.
# $count (Number)
problems-many-like-this = { $count } like this: { $sentence }
# Where a problem is: the name of a tab, in the words of the tabs. $name is a player.
problems-place-event = Event
problems-place-player = Players, { $name }
problems-place-top-board = Top board, { $name }
# $name is a team.
problems-place-team = Teams, { $name }
problems-place-roll-call = Roll call, { $name }
# $board is “Round 2, board C”.
problems-place-seat = { $board }, { $power }

## Names of players that look like another name.

problems-names-look-like-the-same-player = “{ $name }” and “{ $other }” look like the same player
problems-name-looks-like = “{ $name }” looks like “{ $other }”
# Event, Two people: the menu and the command in it, in the words of the menu.
problems-seat-one-of-two-names = If they are one person, seat one of the two everywhere and remove the other. If they are two people, choose Event, Two people.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
problems-many-names-look-alike = { $count } names look like another name
# Somebody typed a name that is none of the list of players.
problems-name-not-listed = “{ $name }” was typed and is not in the list of players
# $names is “Ann Lee or Ann Leigh”.
problems-name-not-listed-may-be = “{ $name }” was typed and is not in the list of players; it may be { $names }
# The names that a typed name may mean. $more is the number of names that are left out.
# $more (Number)
problems-names-or-more = { $one }, { $other } or { $more } more
# Event, Confirm the player: the menu and the command in it.
problems-type-right-name = Type the right name over it. If the name is right, choose Event, Confirm the player.
# $count (Number)
problems-many-names-not-listed = { $count } typed names are not in the list of players

## Seats, boards and sit-outs of a round.

problems-sits-twice-at-board = { $name } sits twice at board { $board }
# $seats and $most are numbers of games that the player plays at the same time.
# $seats (Number)
# $most (Number)
problems-games-at-once = { $name } has { $seats } games at once; the rules allow { $most }
problems-sits-at-boards-of-one-name = { $name } sits twice: at two boards that are called { $board }
# $first and $second are names of boards.
problems-sits-at-two-boards = { $name } sits twice: at board { $first } and at board { $second }
problems-change-one-seat = Change one of the two seats.
problems-boards-of-one-name = two boards of { $round } are called “{ $board }”
# One of the boards.
problems-rename-one-board = Rename one of them.
problems-sits-out-and-plays = { $name } sits out { $round } and plays at board { $board }
problems-remove-from-sit-outs = Remove the name from the sit-outs of the round, or give the seat to another player.
problems-left-event-and-has-seat = { $name } has left the event and has a seat here
problems-absent-and-has-seat = { $name } is absent by the roll call and has a seat here
problems-seat-another-or-mark-present = Seat another player, or mark the player as present in the roll call.
# The board call is the list of who plays where, which is posted before a round.
problems-withdrawn-and-has-seat = { $name } has withdrawn and has a seat here, which the board call would post
problems-removed-and-has-seat = { $name } was removed from the event and has a seat here, which the board call would post
problems-seat-another-or-draw-again = Seat another player, or draw the round again.
# A substitute took over a power here and has another game that is not over.
problems-carries-on-two-games = { $name } carries on here and plays on board { $board } too
problems-carries-on-two-powers = { $name } carries on here and plays { $power } at the same board too
problems-enter-another-substitute = Enter another substitute, or the end of the other game for this player.
problems-power-of-one-not-known = the power of one player is not known
# $count (Number)
problems-powers-not-known = the powers of { $count } players are not known; they sit in the order of the imported file
# $note is the text “power not known” as it stands in the note of the seat. It is not translated.
problems-give-right-powers = Give each player the right power, and remove the note “{ $note }”.

## Seats without a player.

problems-nobody-sits-at = nobody sits at { $power }
# $centres (Number)
problems-nobody-sits-at-power-with-centres = { $centres ->
    [one] nobody sits at { $power }, with { $centres } centre
   *[other] nobody sits at { $power }, with { $centres } centres
}
problems-enter-player-who-scores = Enter the player. Until then the score belongs to nobody.
problems-nobody-plays = nobody plays { $power }, although the game has begun
# $centres (Number)
problems-nobody-plays-power-with-centres = { $centres ->
    [one] nobody plays { $power }, with { $centres } centre, although the game has begun
   *[other] nobody plays { $power }, with { $centres } centres, although the game has begun
}
problems-enter-player-if-any = Enter the player, or leave it if the power has none.

## Numbers of centres.

# $sum and $all are numbers, “35” and “34”.
problems-too-many-centres = { $sum } centres; a board has { $all }
problems-compare-counts = Compare the counts with the players' chart.
# $missing is the number of centres that nobody has.
# $centres (Number)
# $missing (Number)
problems-too-few-centres = { $centres ->
    [one] { $centres } centre, { $missing } short of { $all }
   *[other] { $centres } centres, { $missing } short of { $all }
}
problems-right-with-neutral-centres = This is right if neutral centres were left. Otherwise compare the counts with the players' chart.
# $count (Number)
problems-many-boards-with-few-centres = { $count } boards have fewer centres than the map
problems-two-soloists = two soloists, { $first } and { $second }
# $centres is 18.
problems-only-one-power-wins = Only one power can hold { $centres } centres or more; correct one count.
# $powers are the powers without a count, with commas between them: “Germany, Russia”. $count says how many they are.
# $count (Number)
problems-powers-without-count = { $count ->
    [one] the others have all { $all } centres, and { $powers } has no count
   *[other] the others have all { $all } centres, and { $powers } have no count
}
problems-type-0-for-eliminated-powers = Type 0 for each power that is out. Until then the board has no scores.

## The end of a game.

# $centres (Number)
problems-out-with-centres = { $centres ->
    [one] { $power } is out in { $year } and holds { $centres } centre
   *[other] { $power } is out in { $year } and holds { $centres } centres
}
problems-clear-year-or-type-0 = Clear the year, or set the count to 0.
# $last is the last year of the game.
problems-out-after-last-year = { $power } is out in { $year }, after the game's last year { $last }
problems-correct-one-year = Correct one of the two years.
problems-drawn-without-centre = { $power } is in the draw and holds no centre
# Yes and no are typed into the draw column.
problems-only-survivors-share = Only survivors share a draw; type no, or correct the count.
problems-won-alone-and-drawn = { $power } has won alone, and the draw column says draw
problems-clear-draw-or-correct-count = Clear the draw column, or correct the count.
problems-chart-after-last-year = there is a chart of { $year }, after the game's last year { $last }
problems-correct-last-year-or-clear = Correct the last year, or clear that year's counts.
# The counts stop earlier than the last year that is entered. $year is the year of the newest counts.
problems-chart-before-last-year = the yearly counts end in { $year }, and the last year is { $last }
problems-type-counts-of-last-year = Type the counts of { $last }, or correct the last year.
# $winner is the power to which the others conceded, $soloist another power that has 18 centres.
problems-conceded-against-soloist = the game was conceded to { $winner }, but { $soloist } has won alone
problems-correct-count-or-concession = Correct the count, or clear the concession.
problems-conceded-without-centre = the game was conceded to { $winner }, who holds no centre
problems-correct-count-or-winner = Correct the count, or the winner.
problems-conceded-and-drawn = the game was conceded to { $winner } and ended in a draw
problems-clear-draw-or-concession = Clear the draw column, or the concession.
# $centres is 18 or more.
problems-solo-but-abandoned = { $power } has { $centres } centres, which is a solo, but the game is marked as abandoned
problems-clear-ending-if-won = Clear the ending if the solo was won. An abandoned game has no winner.

## The charts of the years: the numbers of centres that the players wrote down.

problems-too-many-centres-in-year = { $sum } centres in { $year }; a board has { $all }
problems-compare-counts-of-year = Compare that year's counts with the players' chart.
# $out is the year in which the power had no centre, $year a later year in which it has $count centres.
problems-centres-after-elimination = { $power } has centres again after its elimination: 0 in { $out }, { $count } in { $year }
problems-power-stays-out = A power without centres stays out; correct one of the two counts.
# $count is its number of centres at the end, $charted that of the chart.
problems-ends-on-another-count = { $power } ends on { $count }, but the chart of { $year } says { $charted }
problems-correct-one-count-or-year = Correct one of the two counts. If the game went on, enter its last year.
problems-correct-one-count = Correct one of the two counts.
# $sum is the number of all centres of that year, $before that of the years before.
problems-fewer-centres-than-before = { $sum } centres in { $year } after { $before } the years before, so the counts of { $year } are not used
problems-centres-stay-taken = A centre that was taken never becomes neutral again. Compare the counts with the players' chart.
# $count of $all powers; $all is 7.
# $count (Number)
problems-some-powers-have-count = { $count } of { $all } powers have a count in { $year }
# $used is the year whose counts are used.
# $count (Number)
problems-some-powers-have-count-yet = { $count } of { $all } powers have a count in { $year }; until all have one, the counts of { $used } are used
problems-enter-or-clear-year = Enter the other counts of that year, or clear these.
problems-year-typed-ahead = all counts of { $year } are 0, as if typed ahead, so they are not used; those of { $used } are
problems-years-typed-ahead = all counts of { $first } to { $last } are 0, as if typed ahead, so they are not used; those of { $used } are
problems-enter-or-clear-years = Clear them, or enter the counts of these years.
problems-other-counts-than-newest-chart = the counts at the end are not those of { $year }, the newest chart
problems-game-went-on = If the game went on, enter its last year. Otherwise correct the counts.

## Cells whose text cannot be read. $text is what was typed.

problems-no-number-of-centres = “{ $text }” is not a number of centres
# $most is 34.
problems-type-number-of-centres = Type a number of centres, { $most } at most.
problems-no-last-year = “{ $text }” is not a year such as 1908
problems-type-last-year = Type a year such as 1908.
problems-no-year-of-elimination = “{ $text }” is not a year such as 1904
problems-type-year-of-elimination = Type a year such as 1904.
problems-no-number-of-missed-orders = “{ $text }” is not a number of missed orders
problems-type-number-of-missed-orders = Type a number of missed orders.
problems-no-number-of-missed-winters = “{ $text }” is not a number of missed winters
problems-type-number-of-missed-winters = Type a number of missed winters.
