# The names of fields: headings of columns, labels of cells, and names in sentences (“Sorted by { $column }”). They begin with a small
# letter where nouns have one. Headings stand in narrow columns: take the short usual word, and the same word for the same thing.

## Fields of several lists.

fields-name = nome
# A column of seats, and of a list of results. About 12 letters have room.
fields-player = giocatore
# A column of the seven powers.
fields-power = potenza
# A remark of the director.
fields-note = nota
# The colour with which the director fills cells.
fields-colour = colore
# Points that are taken from a score or a total.
fields-penalties = penalità
# The country, the state or the club of a player.
fields-region = regione

## The list of players. About 12 letters have room.

fields-family-name = cognome
# Whether somebody plays without taking a place, has withdrawn, or waits to step in.
fields-role = ruolo
# The group of entrants, such as beginners. About 8 letters have room.
fields-group = gruppo
# Points with which a player begins the event. About 8 letters have room.
fields-handicap = handicap
# Holds “yes” for a player who looks for a team.
fields-wants-a-team = cerca squadra
# Holds the name of the player who goes on in place of this one.
fields-carried-on-by = sostituito da
# When the player has signed up for the event.
fields-signed-up = iscrizione
fields-town = città
# Holds the rounds in which the player is here: “1-3, 5”. About 15 letters have room.
fields-plays-in-rounds = gioca nei round
# Holds the powers that the player would like to play.
fields-would-like = preferenze
# Holds the names of players with a similar name who are somebody else.
fields-different-from = diverso da
# Holds “yes” for a name that was typed at a board and that the director has not confirmed.
fields-not-confirmed = provvisorio

## The seats of a board: a power and its player in a game. The heading stands in the table of a round, where the room is very narrow.

# The number of supply centres. The heading has room for 3 letters.
fields-centres = centri
    .heading = SC
# The same in a year: “centres 1903”.
fields-centres-of-year = centri { $year }
# The year in which a power lost its last centre; also a heading with room for 5 letters. The full name stands in a sentence, as
# those below: “C4 is the year of elimination of Austria on Round 1, board A.”
fields-out = elim.
    .full = anno di eliminazione
# Whether the power has a share in the drawn game; also a heading with room for 5 letters.
fields-draw = patta
    .full = quota della patta
# How often no orders of spring or fall arrived. The heading has room for 8 letters.
fields-missed-orders = ordini non pervenuti
    .heading = ONP
# How often no builds arrived. The heading has room for 8 letters.
fields-missed-winters = inverni non pervenuti
    .heading = ONP inv.
# The score that an imported file says.
fields-printed-score = punti del file
    .heading = file
# A score that the director has set in place of the computed one.
fields-score-by-hand = punti a mano
    .heading = punti
    .full = decisione
# The players who took over the power.
fields-substitutes = sostituti
# Holds the player who gets the result, where it is not the one who began the game.
fields-result-goes-to = risultato di
# Yellow and red cards for late orders.
fields-cards = cartellini
# The player of the seat stays there in a new draw. Also a mark after the name of the player.
fields-locked = bloccato

## The columns of a round in a sentence: “Hid { $column }”.

# A column with the counts of a year, such as “’03”.
fields-year = anno
# A column between the counts and the score that the scoring system computes. $number is its position, from 1.
fields-computed = colonna calcolata { $number }

## A board.

# The last year that was played.
fields-last-year = ultimo anno
# How the game ended.
fields-ending = esito
fields-scoring-system = sistema di punteggio
# Whether it is the board of the best players. Also in steps-cell-of-top-board.
fields-top-board = top table
fields-proposed-draws = patte proposte
# The grades that the players of the board gave each other.
fields-votes = voti

## The draws that were proposed at a board, from left to right: “draw proposed: Fall 1905, by France, for Italy and France, outcome passed”.

# Holds the season: “Fall 1905”.
fields-draw-proposed = patta proposta
# Holds the power that proposed it.
fields-proposed-by = da
# Holds the powers that would share the draw.
fields-proposed-for = per
# Whether the vote passed.
fields-outcome = esito

## The event. Its host country and its town are not those of a player or a team.

fields-venue = luogo
fields-dates = date
fields-host-country = paese ospitante
fields-town-of-event = città
# When the players could sign up no more.
fields-sign-up-closed = fine delle iscrizioni
# The languages in which notices are posted.
fields-languages-of-notices = lingue delle affissioni
# The rules by which the event is played.
fields-rules = regolamento

## A round.

fields-round = round
# Holds the players who had no board.
fields-sat-out = a riposo
fields-roll-call = appello
# The records of the draws.
fields-draws = sorteggi
# Whether the scores may be posted.
fields-scores-released = punti sbloccati
# Holds when the round was posted.
fields-posted = affisso

## The teams.

fields-country = paese
# $number is the position of the member in the team, from 1.
fields-team-member = membro { $number }
fields-captain = capitano

## The notebook.

fields-time = ora
# Holds the board that the note is about: “R2 C”.
fields-board = tavolo
fields-text = testo

## The events and the result lists of a ladder. About 10 letters have room.

fields-event = torneo
fields-date = data
# The day on which a game ended.
fields-ended = conclusa
# Whether it is a local, a state or a national championship.
fields-kind = tipo
# Whether the event counts for the ladder.
fields-accredited = omologato
# Whether the game had other rules than usual. About 7 letters have room.
fields-variant = variante
# The mean number of boards in a round. About 6 letters have room.
fields-boards = tavoli
# The director of the event, or the directors.
fields-director = direttore
# The printed place of a player. About 6 letters have room.
fields-place = posto
# The number of games that a player played. About 6 letters have room.
fields-games = partite
# A score, computed or printed. About 7 letters have room.
fields-score = punti
# Whether a director gets points in the own event.
fields-director-counts = dir. conta
