# The names of fields: headings of columns, labels of cells, and names in sentences (“Sorted by { $column }”). They begin with a small
# letter where nouns have one. Headings stand in narrow columns: take the short usual word, and the same word for the same thing.

## Fields of several lists.

fields-name = nom
# A column of seats, and of a list of results. About 12 letters have room.
fields-player = joueur
# A column of the seven powers.
fields-power = pays
# A remark of the director.
fields-note = remarque
# The colour with which the director fills cells.
fields-colour = couleur
# Points that are taken from a score or a total.
fields-penalties = pénalités
# The country, the state or the club of a player.
fields-region = région

## The list of players. About 12 letters have room.

fields-family-name = nom de famille
# Whether somebody plays without taking a place, has withdrawn, or waits to step in.
fields-role = rôle
# The group of entrants, such as beginners. About 8 letters have room.
fields-group = groupe
# Points with which a player begins the event. About 8 letters have room.
fields-handicap = handicap
# Holds “yes” for a player who looks for a team.
fields-wants-a-team = veut équipe
# Holds the name of the player who goes on in place of this one.
fields-carried-on-by = remplacé par
# When the player has signed up for the event.
fields-signed-up = inscription
fields-town = ville
# Holds the rounds in which the player is here: “1-3, 5”. About 15 letters have room.
fields-plays-in-rounds = joue aux rondes
# Holds the powers that the player would like to play.
fields-would-like = préférences
# Holds the names of players with a similar name who are somebody else.
fields-different-from = différent de
# Holds “yes” for a name that was typed at a board and that the director has not confirmed.
fields-not-confirmed = non confirmé

## The seats of a board: a power and its player in a game. The heading stands in the table of a round, where the room is very narrow.

# The number of supply centres. The heading has room for 3 letters.
fields-centres = centres
    .heading = CR
# The same in a year: “centres 1903”.
fields-centres-of-year = centres { $year }
# The year in which a power lost its last centre; also a heading with room for 5 letters. The full name stands in a sentence, as
# those below: “C4 is the year of elimination of Austria on Round 1, board A.”
fields-out = élim.
    .full = année d’élimination
# Whether the power has a share in the drawn game; also a heading with room for 5 letters.
fields-draw = nul
    .full = part dans le nul
# How often no orders of spring or fall arrived. The heading has room for 8 letters.
fields-missed-orders = ordres non rendus
    .heading = non r.
# How often no builds arrived. The heading has room for 8 letters.
fields-missed-winters = hivers non rendus
    .heading = h. n. r.
# The score that an imported file says.
fields-printed-score = score du fichier
    .heading = fichier
# A score that the director has set in place of the computed one.
fields-score-by-hand = score fixé à la main
    .heading = score
    .full = décision
# The players who took over the power.
fields-substitutes = remplaçants
# Holds the player who gets the result, where it is not the one who began the game.
fields-result-goes-to = résultat pour
# Yellow and red cards for late orders.
fields-cards = cartons
# The player of the seat stays there in a new draw. Also a mark after the name of the player.
fields-locked = verrouillé

## The columns of a round in a sentence: “Hid { $column }”.

# A column with the counts of a year, such as “’03”.
fields-year = année
# A column between the counts and the score that the scoring system computes. $number is its position, from 1.
fields-computed = colonne calculée { $number }

## A board.

# The last year that was played.
fields-last-year = dernière année
# How the game ended.
fields-ending = fin
fields-scoring-system = système de score
# Whether it is the board of the best players. Also in steps-cell-of-top-board.
fields-top-board = table finale
fields-proposed-draws = nuls proposés
# The grades that the players of the board gave each other.
fields-votes = votes

## The draws that were proposed at a board, from left to right: “draw proposed: Fall 1905, by France, for Italy and France, outcome passed”.

# Holds the season: “Fall 1905”.
fields-draw-proposed = nul proposé
# Holds the power that proposed it.
fields-proposed-by = par
# Holds the powers that would share the draw.
fields-proposed-for = pour
# Whether the vote passed.
fields-outcome = résultat

## The event. Its host country and its town are not those of a player or a team.

fields-venue = lieu
fields-dates = dates
fields-host-country = pays organisateur
fields-town-of-event = ville
# When the players could sign up no more.
fields-sign-up-closed = fin des inscriptions
# The languages in which notices are posted.
fields-languages-of-notices = langues des affiches
# The rules by which the event is played.
fields-rules = règlement

## A round.

fields-round = ronde
# Holds the players who had no board.
fields-sat-out = exempts
fields-roll-call = appel
# The records of the draws.
fields-draws = tirages
# Whether the scores may be posted.
fields-scores-released = feu vert aux scores
# Holds when the round was posted.
fields-posted = affichée

## The teams.

fields-country = nation
# $number is the position of the member in the team, from 1.
fields-team-member = membre { $number }
fields-captain = capitaine

## The notebook.

fields-time = heure
# Holds the board that the note is about: “R2 C”.
fields-board = table
fields-text = texte

## The events and the result lists of a ladder. About 10 letters have room.

fields-event = tournoi
fields-date = date
# The day on which a game ended.
fields-ended = terminée
# Whether it is a local, a state or a national championship.
fields-kind = catégorie
# Whether the event counts for the ladder.
fields-accredited = homologué
# Whether the game had other rules than usual. About 7 letters have room.
fields-variant = variante
# The mean number of boards in a round. About 6 letters have room.
fields-boards = tables
# The director of the event, or the directors.
fields-director = directeur
# The printed place of a player. About 6 letters have room.
fields-place = place
# The number of games that a player played. About 6 letters have room.
fields-games = parties
# A score, computed or printed. About 7 letters have room.
fields-score = score
# Whether a director gets points in the own event.
fields-director-counts = dir. compté
