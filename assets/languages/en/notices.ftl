# The titles and sentences of notices. A notice is a table that is posted on a wall, on paper, on a web page and in a workbook.

## Titles.

title-standings = Standings
title-groups = Groups
title-no-group = No group
title-teams = Teams
title-awards = Awards
title-best-countries = Best countries
title-notebook = Notebook
title-badges = Name badges
title-certificates = Certificates
title-cards = Player cards
title-places = Places after each round
title-leaders-by-event = The leaders after each event
title-ruling = Ruling
# $rules is the name of the rules.
title-rules = Rules: { $rules }
# $system is the name of a scoring system.
title-scoring-system = Scoring system { $system }
# $round is the title of a round: “Round 2”.
title-board-call = { $round }: board call
title-call-by-player = { $round }: board call by player
title-sitting-out = { $round }: sitting out
title-boards = { $round }: boards
title-centres-by-year = { $round }: centres by year
# A board of a list of boards, and the scoring system of it. $board is “Board C” or “Round 2, board C”.
title-board-scored = { $board }, scored by { $system }
# $why says why the scores may change.
title-board-provisional = { $board }, scored by { $system }, provisional: { $why }
title-board-not-scored = { $board }, not scored: its scoring system is not known
# $power is a power, $board is “Round 2, board C”.
title-order-sheet = { $board }: { $power }
# The label above the large letter of a board.
label-board = Board

## When and what a table counts.

# $round is “round 2” or the name of a round.
title-after-round = After { $round }
first-players = The first { $shown } of { $all } players
for-the-director = For the director. Not for posting

## The standings.

view-after = after { $round }
view-after-elimination = after the elimination
view-posted = what may be posted
view-finished = finished games only
view-running = if all games ended now

# $counts is “the best four games”.
counts = Counts: { $counts }.
# $top-board is the name of the top board, $at-top-board what counts for its players.
counts-at-top-board = Counts: { $counts }; for players of the { $top-board }: { $at-top-board }.

# $rounds is “Round 4” or “Rounds 4 to 6”, $count how many they are.
# $count (Number)
rounds-not-entered =
    { $count ->
        [one] { $rounds } has not been entered.
       *[other] { $rounds } have not been entered.
    }
# $names is one name or a list of names, $count how many they are.
# $count (Number)
only-sat-out =
    { $count ->
        [one] { $names } has only sat out so far, and is not in the table.
       *[other] { $names } have only sat out so far, and are not in the table.
    }
# $count (Number)
many-only-sat-out =
    { $count ->
       *[other] { $count } players have only sat out so far, and are not in the table.
    }
board-without-result = { $board } has no result yet.
# $time is a time as it is on a clock, or a date and a time.
replaces-posting = Replaces the posting of { $time }.
# A sheet of one round, and the time of the sheet that it replaces.
replaces-sheet = Replaces the sheet of { $time }.
# $changes is “B. Smith 3rd to 2nd, Ann Lee 2nd to 3rd”.
moved = Moved: { $changes }.
places-since = Places since the posting of { $time }: { $changes }.
# $from and $to are places: “3rd”, “shared 2nd”.
moved-from-to = { $name } { $from } to { $to }
moved-new = { $name } is new at { $to }
moved-out = { $name } was { $from } and has no place now
# A list that names only its beginning. $items is “B. Smith 3rd to 2nd, Ann Lee 2nd to 3rd”.
# $count (Number)
and-more = { $items }, and { $count } more
# $place is “2nd”.
shared-place = shared { $place }

no-place = no place
no-place-no-result = no place: no game with a score yet
no-place-too-few = no place: { $results } of { $needed } results needed
no-place-one-round = no place: played in one round only
# $role is what somebody is: “guest”, “reserve”.
no-place-role = { $role }: takes no place
# A player and why the player takes no place.
player-without-place = { $name }, { $reason }.
# $count (Number)
players-without-result =
    { $count ->
        [one] One player has no game with a score yet, and takes no place.
       *[other] { $count } players have no game with a score yet, and take no place.
    }
# $reason is “larger best game, 45.53 over 40.79”.
stands-above = { $place } { $name } stands above { $other }: { $reason }.
ladder-stands-above = { $name } stands above { $other }: { $reason }.
stands-above-next = { $name } stands above the next: { $reason }.
shared-with = shared with { $names }: { $reason }

# $percent (Figure)
top-board-bonus = The players of the { $top-board } receive a bonus of { $percent } %.
# $points (Figure)
player-handicap = { $name }: a handicap of { $points }.
# $points (Figure)
player-penalty = { $name }: a penalty of { $points }.
# $points (Figure)
player-penalty-reason = { $name }: a penalty of { $points }, { $reason }.

# How many places a player moved.
moved-up = up { $places }
moved-down = down { $places }
new-player = new

# $rounds is the title of one round, or a list of titles.
# $count (Number)
held-back =
    { $count ->
        [one] { $rounds } is held back: its scores are not posted yet, and do not count here.
       *[other] { $rounds } are held back: their scores are not posted yet, and do not count here.
    }
# $count (Number)
held-back-not-counted =
    { $count ->
        [one] { $rounds } is held back until you release it. This table does not count it.
       *[other] { $rounds } are held back until you release them. This table does not count them.
    }
# $count (Number)
held-back-counted =
    { $count ->
        [one] { $rounds } is held back until you release it. To post a table now, use the view “What may be posted”.
       *[other] { $rounds } are held back until you release them. To post a table now, use the view “What may be posted”.
    }

## Marks of cells, and their legend.

mark-dropped = does not count
# $part is “½” or “30 %”.
# $part (Figure)
mark-part-counts = counts { $part }
mark-top-board = at the top board
mark-sat-out = sat out
mark-penalised = after a penalty
mark-carried-over = carried over
mark-running = the game is still running
mark-unscored = not scored yet
mark-did-not-play = did not play
mark-abandoned = the game was abandoned
# Why a score is small whatever the centres are: another power has won alone. $power is its name.
mark-solo-of = solo of { $power }
mark-end-unknown = the game ended early, and nobody has said whether as an agreed draw or abandoned
mark-last-year-unknown = the last year of the game is not entered, so it may have ended early
mark-count-unreadable = a number of centres cannot be read
# Behind the name of the captain of a team.
sign-captain = (captain)
sign-set-by-director = (set by the director)

# The styles of texts that are marks, in the legend.
style-struck = Struck through
style-italic = Italic

legend-dropped = the game does not count.
legend-team-dropped = the score does not count for the team.
legend-ladder-dropped = the result does not count.
# Somebody who has a claim to a seat at the top board, and stepped back or left.
legend-gives-up-seat = stepped back, or has left the event.
legend-half = half of the score counts.
# $part is “30 %” or “¾”.
# $part (Figure)
legend-part-of = { $part } of the score counts.
legend-factor = the score is multiplied by this.
# $times is a number: “2”, “1.5”.
# $times (Figure)
legend-factor-of = the score counts { $times } times.
legend-running = the game is still running, and the score may change.
# $reason is one of the marks above: “the game ended early, …”.
legend-may-change = { $reason }; the score may change.
legend-count-unreadable = a number of centres cannot be read, and the score may change.
legend-unscored = the game has begun and has no score yet.
legend-sat-out = sat the round out.
legend-abandoned = the game was abandoned.
legend-reserved-sign = T before a place
legend-reserved = the { $top-board } decided the place, whatever the totals.
# $top-board is “at the top board”.
legend-top-board = played { $top-board }.
legend-penalised = a penalty was subtracted.
legend-carried-over = carried over: somebody else played or began the game.
legend-shared = players with the same place share it.
legend-shared-rank = players with the same rank share it.
# Of the column “±” of a ladder.
legend-rank-change = ranks gained or lost since the ladder before.
# Of the column column-to-overtake.
legend-to-overtake = the points that one more result must bring to draw level with the leader.
# Of the column column-score of a ladder. Two of these clauses may follow each other.
# $divisor (Figure)
legend-score-divided = the total divided by { $divisor }
legend-score-decimals = more decimals where two scores would look equal
legend-no-place = takes no place.
legend-did-not-play = did not play.
legend-captain = the captain of the team.
legend-set-by-director = a ruling replaces the computed score.
legend-overruled = leads by the figures; the director named somebody else.
legend-total-sign = Total
legend-total = unrounded scores are added, so the last digit may differ.
# $points is what every player begins with.
# $points (Figure)
legend-start = every player begins with { $points } points.
# The line in a table of standings after the places that the top board decided.
places-by-totals = From here the totals decide.

## The boards of a round.

# $when is a year, or a season and a year: “1909”, “Fall 1907”. $is-known is “no” where nobody has entered the year.
ended = ended { $when }
ended-without-result =
    { $is-known ->
        [no] ended without a result: the game was abandoned
       *[yes] ended { $when } without a result: the game was abandoned
    }
ended-conceded =
    { $is-known ->
        [no] ended: conceded to { $power }
       *[yes] ended { $when }: conceded to { $power }
    }
ended-by-solo =
    { $is-known ->
        [no] ended by a solo of { $power }
       *[yes] ended { $when } by a solo of { $power }
    }
# $powers is a list of powers.
ended-in-draw =
    { $is-known ->
        [no] ended in a draw of { $powers }
       *[yes] ended { $when } in a draw of { $powers }
    }
# $power is the power that proposed the draw.
ended-in-draw-proposed = ended { $when } in a draw of { $powers }, proposed by { $power }
# $powers is a list of powers, each with a year: “Italy 1904, Russia 1905”.
eliminated = out: { $powers }
is-top-board = This is the { $top-board }
still-running = still running
still-running-year = still running, the last count is that of { $year }
end-not-said = nobody has said whether the game ended as an agreed draw or was abandoned
last-year-not-entered = the last year of the game is not entered
# Notes of the director.
note-of-board = Note: { $note }
note-of-power = Note on { $power }: { $note }
took-over = { $name } took over
# $when is what the director typed: “Spring 1904”.
took-over-from = { $name } took over from { $when }
result-of = the result is that of { $name }
# $amount (Figure)
penalty-of = penalty of { $amount }
# A card that a referee shows.
yellow-card = yellow card
red-card = red card
extension-card = extension
# A card or a penalty, and when or why.
with-moment = { $what } { $when }
with-note = { $what } ({ $note })
# A draw that was proposed. $outcome is one of the four below.
draw-proposed = draw proposed { $when }, { $outcome }
draw-proposed-by = draw proposed { $when } by { $power }, { $outcome }
draw-of-proposed = draw of { $powers } proposed { $when }, { $outcome }
draw-of-proposed-by = draw of { $powers } proposed { $when } by { $power }, { $outcome }
draw-open = not voted on yet
draw-passed = passed
draw-failed = failed
draw-vetoed = vetoed
# $boards is a list of boards: “Board A and Board C”.
no-chart = No chart is entered for { $boards }.
centres-by-year = centres by year
places-of-leaders = places of the leaders
# Behind a name at the end of a line of a plot.
line-leader = leader
line-leader-most-gained = leader, most gained of these
line-most-gained = most gained of these
line-most-lost = most lost of these

## Cards of players, and certificates.

card-place = place of { $placed }
card-shared-place = shared place of { $placed }
card-no-place = no place
card-total = total
# The title of a card: “Ann Lee: place 3 of 40, total 123.45”.
card-title-place = { $name }: place { $place } of { $placed }
card-title-shared-place = { $name }: shared place { $place } of { $placed }
card-title-no-place = { $name }: no place
# $total (Figure)
card-title-place-total = { $name }: place { $place } of { $placed }, total { $total }
# $total (Figure)
card-title-shared-place-total = { $name }: shared place { $place } of { $placed }, total { $total }
# $total (Figure)
card-title-no-place-total = { $name }: no place, total { $total }
# $sum is the calculation: “45.53 + 40.79”.
# $sum (Figure)
# $total (Figure)
card-sum = Total: { $sum } = { $total }.
# $sum (Figure)
# $total (Figure)
card-sum-rounded = Total: { $sum } = { $total }, rounded after adding.
# $place is “2nd”.
# $players (Number)
certificate-place =
    { $players ->
        [one] { $place } place of { $players } player
       *[other] { $place } place of { $players } players
    }
# $players (Number)
certificate-shared-place =
    { $players ->
        [one] shared { $place } place of { $players } player
       *[other] shared { $place } place of { $players } players
    }

## Awards and teams.

nobody-yet = nobody yet
tied-so-shared = Tied, so they share it
by-the-figures = by the figures
decided-by-director = decided by the director
decided-by-director-note = decided by the director: { $note }
# $count is a number.
# $votes is how many games somebody needs.
no-votes-yet = nobody with { $games } games has a vote yet
director-gives-award = The director gives the award to { $names }.
# $reasons is one reason or several.
award-reasons = { $award }: { $reasons }.
shared = Shared
team-did-not-play = did not play in the rounds that count for teams
team-counts = counts for the team
team-does-not-count = does not count: other members of the team scored more
# $name is somebody of a team, $reason one of the three above.
team-member-reason = { $name }: { $reason }

## Sheets for tables and for orders.

centres-add-up = Once no centre is neutral, the centres of a year add up to 34.
scored-by = This game is scored by { $system }.
last-year-is = The last year of the game is { $year }.
sum-of-centres = Sum
title-centres-after-autumn = Supply centres after each Fall
title-votes = Votes on a draw
title-end-of-game = End of the game
title-signatures = Signatures
title-orders = Orders
title-retreats-and-winter = Retreats and winter

## Rules.

rules-about = In short
rules-source = Source
rules-in-words = In words
# $name is a name in a formula.
rules-event-mean = { $name } (mean of the event)

## The top board.

powers-missing = Not all powers are chosen yet.
powers-not-posted = The chosen powers are not posted yet.
order-partly-entered = The order of choosing is entered for { $entered } of { $players } players. The others follow by the ranking.
# $there is “at the top board”.
title-top-board-seats = Seats { $there }, in the order of choosing
# $when is “after round 4”.
title-claims = Claims, by the ranking { $when }
# The same where the winners of the groups have the first claims.
title-claims-of-groups = Claims: the winners of the groups first, then by the ranking { $when }
# $percent (Figure)
# $amount (Figure)
total-with-bonus = The total includes { $percent } % for playing there, { $amount }
champion = champion
vice-champion = vice-champion
place-of-event = place { $place } of the event
# $title is “champion”, $reason “won the top board”.
outcome-reason = { $title }: { $reason }
outcome-so-far = so far { $outcome }

## The ladder of a year.

# $count (Number)
undecided-names =
    { $count ->
        [one] 1 pair of names is undecided and counts as two people: { $names }.
       *[other] { $count } pairs of names are undecided. Each pair counts as two people: { $names }.
    }
shared-without-tie-break = Shared: no tie-break separates these players
also-spelt = Also spelt { $names }
# How many of the results of a player count.
counted-of = { $counted } of { $all }
ladder-does-not-count = Does not count: other results brought more
title-games = Games
title-events = Events
left-out = Left out: { $event }, { $reason }.
left-out-date = Left out: { $event }, { $date }, { $reason }.
left-out-reason = left out: { $reason }
# $title is the title of the winner, “Champion”.
winner = { $title }: { $names }.
joint-winners = { $title }, jointly: { $names }.
not-listed-games = Not listed: { $players } with fewer than { $least } games.
not-listed-events = Not listed: { $players } with fewer than { $least } events.
no-event-counts = No event counts yet.

## Rulings on disputed orders.

paragraphs = Paragraphs are those of the WDC 2006 rules; §5 is the 1971 Rulebook.
signs-of-drawing = On the drawn board, circles are armies and rectangles are fleets. An arrow is a move, a cross ends a move that fails, dashes are supports and convoys, and a second outline is a dislodged unit.
signs-of-other-phases = A dashed arrow is a retreat, a plus a unit that is built, and a cross over a unit one that is removed or disbanded.
title-text-problems = Problems of the text
title-units-without-order = Units without an order, which hold
title-banned-powers = Powers whose orders do not count
title-unused-orders = Orders that do not count
title-retreats = Retreats
title-draw-votes = Draw votes
title-position-after = Position after the ruling
title-owners-after = Owners of centres after the ruling
retreat-nowhere = no space; it is disbanded
