# The history: what was changed, with its content before and after. The names of columns are in fields.ftl and the words of cells in
# values.ftl; what stands here is the rest. All of it begins with a small letter where nouns have one, and has no full stop.
#
# $player, $skill and $note are text that somebody typed, so no article and no ending may depend on them. $power, $voter and $rated are
# powers without an article: “France”.

## Where something was changed, if it is no board and no player.

changes-notebook = Notizbuch
# The table over the events of a year.
changes-ladder = Jahresrangliste
# Whether two names are one person.
changes-identity = Identität

## What was changed, if it is no column.

# The numbers of supply centres in a year.
changes-chart-of-year = Zentrentabelle { $year }
# The content of such a chart whose year was added, and which has no number yet.
changes-no-counts-yet = noch keine Zentren
# A grade that the player of $voter gave. $skill is the name of an award: “Best Tactician”.
changes-vote-of = { $skill }, Stimme: { $voter }
# Systems and rules that belong to the event.
changes-scoring-systems = Wertungssysteme
changes-rulesets = Regelwerke
changes-teams = Teams
# Pairs of players who should not share a board.
changes-separations = getrennte Spieler
changes-neighbouring-powers = benachbarte Länder
changes-prizes = Preise
# A line of the notebook, or of a list of results.
changes-line = Zeile
# The standings that an imported file has.
changes-printed-standings = Rangliste laut Quelle
# What an imported file has and the book has no place for.
changes-unplaced-cells = Zellen ohne Zuordnung
# The whole book was replaced.
changes-everything = alles
# The year and the date of the ladder, and the rule for ties.
changes-choices = Einstellungen
changes-event-of-ladder = Turnier der Jahresrangliste
# The list of results is that of a game in place of an event.
changes-is-a-game = ist eine Partie
# Whether the event is a championship of a town, of a state or of a country.
changes-championship = Meisterschaft
changes-directors = Leitung
# The player has no place, by a decision.
changes-takes-no-place = ohne Platz
# A director gets points in the own event, by a decision.
changes-counts-as-director = Leitung zählt
# Names of one person, and names of different people.
changes-one-person = dieselbe Person
changes-different-people = verschiedene Personen

## Contents.

# Behind the members of a team.
changes-captain-of-team = Kapitän { $player }
# The decisions about the top board. The player does not want the seat.
changes-steps-back = { $player } verzichtet
# $note is the reason.
changes-steps-back-because = { $player } verzichtet ({ $note })
changes-put-first = { $player } bei Gleichstand vorgezogen
changes-named-for-seat = { $player } für einen Platz benannt
# The player is number $number in the order of choosing.
changes-chooses = { $player } wählt als Nummer { $number }
changes-takes-power = { $player } nimmt { $power }
# How the points of tied places are given: the mean of them, those of the better place, or in the order of the list.
changes-ties-by-mean = geteilte Plätze: Mittelwert
changes-ties-by-better-place = geteilte Plätze: besserer Platz
changes-ties-as-listed = geteilte Plätze: Reihenfolge der Liste
# The date of the ladder. $day is “2001-12-15”.
changes-on-day = zum { $day }
# In place of a number of games: the player played all of them.
changes-games-in-full = alle
# A draw that was proposed: “Fall 1905: France, Italy, passed”.
changes-proposal = { $season }: { $powers }, { $outcome }
# A grade: “Best Tactician: Italy gave France A”.
changes-grade-given = { $skill }: { $voter } gab { $rated } { $grade }
# The number from which a draw makes its random choices.
changes-seed = Startzahl { $seed }
