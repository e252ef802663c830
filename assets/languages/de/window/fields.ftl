# The names of fields: headings of columns, labels of cells, and names in sentences (“Sorted by { $column }”). They begin with a small
# letter where nouns have one. Headings stand in narrow columns: take the short usual word, and the same word for the same thing.

## Fields of several lists.

fields-name = Name
# A column of seats, and of a list of results. About 12 letters have room.
fields-player = Spieler
# A column of the seven powers.
fields-power = Land
# A remark of the director.
fields-note = Anmerkung
# The colour with which the director fills cells.
fields-colour = Farbe
# Points that are taken from a score or a total.
fields-penalties = Strafen
# The country, the state or the club of a player.
fields-region = Region

## The list of players. About 12 letters have room.

fields-family-name = Nachname
# Whether somebody plays without taking a place, has withdrawn, or waits to step in.
fields-role = Rolle
# The group of entrants, such as beginners. About 8 letters have room.
fields-group = Gruppe
# Points with which a player begins the event. About 8 letters have room.
fields-handicap = Vorgabe
# Holds “yes” for a player who looks for a team.
fields-wants-a-team = sucht Team
# Holds the name of the player who goes on in place of this one.
fields-carried-on-by = ersetzt durch
# When the player has signed up for the event.
fields-signed-up = Anmeldung
fields-town = Ort
# Holds the rounds in which the player is here: “1-3, 5”. About 15 letters have room.
fields-plays-in-rounds = spielt in Runden
# Holds the powers that the player would like to play.
fields-would-like = Wünsche
# Holds the names of players with a similar name who are somebody else.
fields-different-from = ist nicht
# Holds “yes” for a name that was typed at a board and that the director has not confirmed.
fields-not-confirmed = unbestätigt

## The seats of a board: a power and its player in a game. The heading stands in the table of a round, where the room is very narrow.

# The number of supply centres. The heading has room for 3 letters.
fields-centres = Zentren
    .heading = VZ
# The same in a year: “centres 1903”.
fields-centres-of-year = Zentren { $year }
# The year in which a power lost its last centre; also a heading with room for 5 letters. The full name stands in a sentence, as
# those below: “C4 is the year of elimination of Austria on Round 1, board A.”
fields-out = aus
    .full = Jahr des Ausscheidens
# Whether the power has a share in the drawn game; also a heading with room for 5 letters.
fields-draw = Draw
    .full = Anteil am Draw
# How often no orders of spring or fall arrived. The heading has room for 8 letters.
fields-missed-orders = versäumte Befehle
    .heading = vers.
# How often no builds arrived. The heading has room for 8 letters.
fields-missed-winters = versäumte Winterbefehle
    .heading = v. Wint.
# The score that an imported file says.
fields-printed-score = Punkte laut Quelle
    .heading = Quelle
# A score that the director has set in place of the computed one.
fields-score-by-hand = Punkte von Hand
    .heading = Punkte
    .full = Entscheidung
# The players who took over the power.
fields-substitutes = Ersatzspieler
# Holds the player who gets the result, where it is not the one who began the game.
fields-result-goes-to = Ergebnis für
# Yellow and red cards for late orders.
fields-cards = Karten
# The player of the seat stays there in a new draw. Also a mark after the name of the player.
fields-locked = fixiert

## The columns of a round in a sentence: “Hid { $column }”.

# A column with the counts of a year, such as “’03”.
fields-year = Jahr
# A column between the counts and the score that the scoring system computes. $number is its position, from 1.
fields-computed = Rechenspalte { $number }

## A board.

# The last year that was played.
fields-last-year = letztes Jahr
# How the game ended.
fields-ending = Ausgang
fields-scoring-system = Wertungssystem
# Whether it is the board of the best players. Also in steps-cell-of-top-board.
fields-top-board = Top-Board
fields-proposed-draws = Draw-Vorschläge
# The grades that the players of the board gave each other.
fields-votes = Stimmen

## The draws that were proposed at a board, from left to right: “draw proposed: Fall 1905, by France, for Italy and France, outcome passed”.

# Holds the season: “Fall 1905”.
fields-draw-proposed = Draw-Vorschlag
# Holds the power that proposed it.
fields-proposed-by = von
# Holds the powers that would share the draw.
fields-proposed-for = für
# Whether the vote passed.
fields-outcome = Ausgang

## The event. Its host country and its town are not those of a player or a team.

fields-venue = Ort
fields-dates = Termin
fields-host-country = Gastgeberland
fields-town-of-event = Stadt
# When the players could sign up no more.
fields-sign-up-closed = Anmeldeschluss
# The languages in which notices are posted.
fields-languages-of-notices = Sprachen der Aushänge
# The rules by which the event is played.
fields-rules = Regeln

## A round.

fields-round = Runde
# Holds the players who had no board.
fields-sat-out = ausgesetzt
fields-roll-call = Anwesenheit
# The records of the draws.
fields-draws = Auslosungen
# Whether the scores may be posted.
fields-scores-released = Punkte freigegeben
# Holds when the round was posted.
fields-posted = ausgehängt

## The teams.

fields-country = Nation
# $number is the position of the member in the team, from 1.
fields-team-member = Mitglied { $number }
fields-captain = Kapitän

## The notebook.

fields-time = Zeit
# Holds the board that the note is about: “R2 C”.
fields-board = Brett
fields-text = Text

## The events and the result lists of a ladder. About 10 letters have room.

fields-event = Turnier
fields-date = Datum
# The day on which a game ended.
fields-ended = beendet
# Whether it is a local, a state or a national championship.
fields-kind = Art
# Whether the event counts for the ladder.
fields-accredited = anerkannt
# Whether the game had other rules than usual. About 7 letters have room.
fields-variant = Variante
# The mean number of boards in a round. About 6 letters have room.
fields-boards = Bretter
# The director of the event, or the directors.
fields-director = Leitung
# The printed place of a player. About 6 letters have room.
fields-place = Platz
# The number of games that a player played. About 6 letters have room.
fields-games = Partien
# A score, computed or printed. About 7 letters have room.
fields-score = Punkte
# Whether a director gets points in the own event.
fields-director-counts = Leitung zählt
