# The names of fields: headings of columns, labels of cells, and names in sentences (“Sorted by { $column }”). They begin with a small
# letter where nouns have one. Headings stand in narrow columns: take the short usual word, and the same word for the same thing.

## Fields of several lists.

fields-name = name
# A column of seats, and of a list of results. About 12 letters have room.
fields-player = player
# A column of the seven powers.
fields-power = power
# A remark of the director.
fields-note = note
# The colour with which the director fills cells.
fields-colour = colour
# Points that are taken from a score or a total.
fields-penalties = penalties
# The country, the state or the club of a player.
fields-region = region

## The list of players. About 12 letters have room.

fields-family-name = family name
# Whether somebody plays without taking a place, has withdrawn, or waits to step in.
fields-role = role
# The group of entrants, such as beginners. About 8 letters have room.
fields-group = group
# Points with which a player begins the event. About 8 letters have room.
fields-handicap = handicap
# Holds “yes” for a player who looks for a team.
fields-wants-a-team = wants a team
# Holds the name of the player who goes on in place of this one.
fields-carried-on-by = carried on by
# When the player has signed up for the event.
fields-signed-up = signed up
fields-town = town
# Holds the rounds in which the player is here: “1-3, 5”. About 15 letters have room.
fields-plays-in-rounds = plays in rounds
# Holds the powers that the player would like to play.
fields-would-like = would like
# Holds the names of players with a similar name who are somebody else.
fields-different-from = different from
# Holds “yes” for a name that was typed at a board and that the director has not confirmed.
fields-not-confirmed = not confirmed

## The seats of a board: a power and its player in a game. The heading stands in the table of a round, where the room is very narrow.

# The number of supply centres. The heading has room for 3 letters.
fields-centres = centres
    .heading = SC
# The same in a year: “centres 1903”.
fields-centres-of-year = centres { $year }
# The year in which a power lost its last centre; also a heading with room for 5 letters. The full name stands in a sentence, as
# those below: “C4 is the year of elimination of Austria on Round 1, board A.”
fields-out = out
    .full = year of elimination
# Whether the power has a share in the drawn game; also a heading with room for 5 letters.
fields-draw = draw
    .full = share in the drawn game
# How often no orders of spring or fall arrived. The heading has room for 8 letters.
fields-missed-orders = missed orders
    .heading = missed
# How often no builds arrived. The heading has room for 8 letters.
fields-missed-winters = missed winters
    .heading = m. win.
# The score that an imported file says.
fields-printed-score = printed score
    .heading = printed
# A score that the director has set in place of the computed one.
fields-score-by-hand = score by hand
    .heading = score
    .full = ruling
# The players who took over the power.
fields-substitutes = substitutes
# Holds the player who gets the result, where it is not the one who began the game.
fields-result-goes-to = result goes to
# Yellow and red cards for late orders.
fields-cards = cards
# The player of the seat stays there in a new draw. Also a mark after the name of the player.
fields-locked = locked

## The columns of a round in a sentence: “Hid { $column }”.

# A column with the counts of a year, such as “’03”.
fields-year = year
# A column between the counts and the score that the scoring system computes. $number is its position, from 1.
fields-computed = computed { $number }

## A board.

# The last year that was played.
fields-last-year = last year
# How the game ended.
fields-ending = ending
fields-scoring-system = scoring system
# Whether it is the board of the best players. Also in steps-cell-of-top-board.
fields-top-board = top board
fields-proposed-draws = proposed draws
# The grades that the players of the board gave each other.
fields-votes = votes

## The draws that were proposed at a board, from left to right: “draw proposed: Fall 1905, by France, for Italy and France, outcome passed”.

# Holds the season: “Fall 1905”.
fields-draw-proposed = draw proposed
# Holds the power that proposed it.
fields-proposed-by = by
# Holds the powers that would share the draw.
fields-proposed-for = for
# Whether the vote passed.
fields-outcome = outcome

## The event. Its host country and its town are not those of a player or a team.

fields-venue = venue
fields-dates = dates
fields-host-country = country
fields-town-of-event = town
# When the players could sign up no more.
fields-sign-up-closed = sign-up closed
# The languages in which notices are posted.
fields-languages-of-notices = languages of notices
# The rules by which the event is played.
fields-rules = rules

## A round.

fields-round = round
# Holds the players who had no board.
fields-sat-out = sat out
fields-roll-call = roll call
# The records of the draws.
fields-draws = draws
# Whether the scores may be posted.
fields-scores-released = scores released
# Holds when the round was posted.
fields-posted = posted

## The teams.

fields-country = country
# $number is the position of the member in the team, from 1.
fields-team-member = member { $number }
fields-captain = captain

## The notebook.

fields-time = time
# Holds the board that the note is about: “R2 C”.
fields-board = board
fields-text = text

## The events and the result lists of a ladder. About 10 letters have room.

fields-event = event
fields-date = date
# The day on which a game ended.
fields-ended = ended
# Whether it is a local, a state or a national championship.
fields-kind = kind
# Whether the event counts for the ladder.
fields-accredited = accredited
# Whether the game had other rules than usual. About 7 letters have room.
fields-variant = variant
# The mean number of boards in a round. About 6 letters have room.
fields-boards = boards
# The director of the event, or the directors.
fields-director = director
# The printed place of a player. About 6 letters have room.
fields-place = place
# The number of games that a player played. About 6 letters have room.
fields-games = games
# A score, computed or printed. About 7 letters have room.
fields-score = score
# Whether a director gets points in the own event.
fields-director-counts = director counts
