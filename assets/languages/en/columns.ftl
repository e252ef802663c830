# The headings of columns. They are short, and begin with a small letter where the language allows it.

column-place = place
column-rank = rank
column-player = player
column-power = power
column-centres = centres
column-score = score
column-total = total
column-team = team
column-member = member
column-group = group
column-board = board
column-game = game
column-round-games = game, or votes
column-award = award
column-awards = awards
column-leader = by the figures
column-winner = winner
column-figure = figure
column-most-centres = most centres
column-place-on-board = place on the board
column-note = note
column-tie-break = tie-break
column-why-here = why here
column-place-in-words = place in words
column-counts = counts
column-how-it-counts = how it counts
column-opponents = opponents
# The place in the table that was posted before.
column-place-before = was
column-change = change
# Points that every player begins with.
column-start = start
column-handicap = handicap
column-bonus = bonus
column-penalty = penalty
# The centres at the end of a game.
column-final-centres = final
# The centres of a running game.
column-centres-now = now
# When players choose their powers: first, second …
column-chooses = chooses
column-result = result
column-score-there = score there
column-claim = claim
column-region = region
# The score with enough decimals to tell every player apart.
column-exact-score = exact
column-events = events
column-games = games
column-counted = counted
column-divisor = divisor
# The points that a player lacks to the next rank.
column-to-overtake = to overtake
column-event = event
# Figures of an event in a ladder: how many players and boards it had, and 1 if it was a championship of a country or of a state.
column-event-players = players
column-event-boards = boards
column-event-national = national
column-event-state = state
column-date = date
column-time = time
column-ruling = ruling
# What a rule is about.
column-about = about
column-rules = the rules
column-part = part
column-words-or-formula = words or formula
# The line of a text that a player wrote.
column-line = line
# An order as it is written.
column-written = written
column-read-as = read as
column-outcome = outcome
column-why = why
column-units = units
column-unit = unit
column-retreat-to = to
column-cause = cause
column-consequence = consequence
column-proposal = proposal
column-signature = signature

## Boxes to be filled in by hand.

box-season-and-year = season and year
box-proposed-by = proposed by
box-powers-in-draw = powers in the draw
box-passed-or-failed = passed or failed
box-last-year = last year played
box-how-it-ended = solo, agreed draw or last year
box-winner = winner or powers in the draw
# The year is written by hand: 19 and two digits.
box-spring = spring 19 __ __
box-autumn = fall 19 __ __
box-retreats-spring = retreats in Spring
box-retreats-autumn = retreats in Fall
box-winter = builds and removals in winter
