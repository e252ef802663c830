# The history: what was changed, with its content before and after. The names of columns are in fields.ftl and the words of cells in
# values.ftl; what stands here is the rest. All of it begins with a small letter where nouns have one, and has no full stop.
#
# $player, $skill and $note are text that somebody typed, so no article and no ending may depend on them. $power, $voter and $rated are
# powers without an article: “France”.

## Where something was changed, if it is no board and no player.

changes-notebook = taccuino
# The table over the events of a year.
changes-ladder = classifica annuale
# Whether two names are one person.
changes-identity = identità

## What was changed, if it is no column.

# The numbers of supply centres in a year.
changes-chart-of-year = tabella dei centri del { $year }
# The content of such a chart whose year was added, and which has no number yet.
changes-no-counts-yet = ancora nessun centro
# A grade that the player of $voter gave. $skill is the name of an award: “Best Tactician”.
changes-vote-of = { $skill }, voto: { $voter }
# Systems and rules that belong to the event.
changes-scoring-systems = sistemi di punteggio
changes-rulesets = regolamenti
changes-teams = squadre
# Pairs of players who should not share a board.
changes-separations = giocatori da separare
changes-neighbouring-powers = potenze confinanti
changes-prizes = premi
# A line of the notebook, or of a list of results.
changes-line = riga
# The standings that an imported file has.
changes-printed-standings = classifica del file
# What an imported file has and the book has no place for.
changes-unplaced-cells = celle non collocate
# The whole book was replaced.
changes-everything = tutto
# The year and the date of the ladder, and the rule for ties.
changes-choices = scelte
changes-event-of-ladder = torneo della classifica annuale
# The list of results is that of a game in place of an event.
changes-is-a-game = è una partita
# Whether the event is a championship of a town, of a state or of a country.
changes-championship = campionato
changes-directors = direttori
# The player has no place, by a decision.
changes-takes-no-place = senza posto
# A director gets points in the own event, by a decision.
changes-counts-as-director = il direttore conta
# Names of one person, and names of different people.
changes-one-person = una sola persona
changes-different-people = persone diverse

## Contents.

# Behind the members of a team.
changes-captain-of-team = capitano { $player }
# The decisions about the top board. The player does not want the seat.
changes-steps-back = { $player } rinuncia
# $note is the reason.
changes-steps-back-because = { $player } rinuncia ({ $note })
changes-put-first = { $player } ha la precedenza a pari merito
changes-named-for-seat = { $player } riceve un posto
# The player is number $number in the order of choosing.
changes-chooses = { $player } sceglie come numero { $number }
changes-takes-power = { $player }: { $power }
# How the points of tied places are given: the mean of them, those of the better place, or in the order of the list.
changes-ties-by-mean = pari merito: media
changes-ties-by-better-place = pari merito: posto migliore
changes-ties-as-listed = pari merito: ordine dell’elenco
# The date of the ladder. $day is “2001-12-15”.
changes-on-day = al { $day }
# In place of a number of games: the player played all of them.
changes-games-in-full = tutte
# A draw that was proposed: “Fall 1905: France, Italy, passed”.
changes-proposal = { $season }: { $powers }, { $outcome }
# A grade: “Best Tactician: Italy gave France A”.
changes-grade-given = { $skill }: { $voter } per { $rated }, { $grade }
# The number from which a draw makes its random choices.
changes-seed = seme { $seed }
