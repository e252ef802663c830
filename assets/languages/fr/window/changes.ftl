# The history: what was changed, with its content before and after. The names of columns are in fields.ftl and the words of cells in
# values.ftl; what stands here is the rest. All of it begins with a small letter where nouns have one, and has no full stop.
#
# $player, $skill and $note are text that somebody typed, so no article and no ending may depend on them. $power, $voter and $rated are
# powers without an article: “France”.

## Where something was changed, if it is no board and no player.

changes-notebook = carnet
# The table over the events of a year.
changes-ladder = classement annuel
# Whether two names are one person.
changes-identity = identité

## What was changed, if it is no column.

# The numbers of supply centres in a year.
changes-chart-of-year = relevé de { $year }
# The content of such a chart whose year was added, and which has no number yet.
changes-no-counts-yet = pas encore de centres
# A grade that the player of $voter gave. $skill is the name of an award: “Best Tactician”.
changes-vote-of = { $skill }, vote : { $voter }
# Systems and rules that belong to the event.
changes-scoring-systems = systèmes de score
changes-rulesets = règlements
changes-teams = équipes
# Pairs of players who should not share a board.
changes-separations = joueurs à séparer
changes-neighbouring-powers = pays voisins
changes-prizes = prix
# A line of the notebook, or of a list of results.
changes-line = ligne
# The standings that an imported file has.
changes-printed-standings = classement du fichier
# What an imported file has and the book has no place for.
changes-unplaced-cells = cellules non reprises
# The whole book was replaced.
changes-everything = tout
# The year and the date of the ladder, and the rule for ties.
changes-choices = choix
changes-event-of-ladder = tournoi du classement annuel
# The list of results is that of a game in place of an event.
changes-is-a-game = est une partie
# Whether the event is a championship of a town, of a state or of a country.
changes-championship = championnat
changes-directors = directeurs
# The player has no place, by a decision.
changes-takes-no-place = sans place
# A director gets points in the own event, by a decision.
changes-counts-as-director = directeur compté
# Names of one person, and names of different people.
changes-one-person = une seule personne
changes-different-people = personnes différentes

## Contents.

# Behind the members of a team.
changes-captain-of-team = capitaine { $player }
# The decisions about the top board. The player does not want the seat.
changes-steps-back = { $player } se désiste
# $note is the reason.
changes-steps-back-because = { $player } se désiste ({ $note })
changes-put-first = { $player } passe avant les ex æquo
changes-named-for-seat = { $player } reçoit un siège
# The player is number $number in the order of choosing.
changes-chooses = { $player } choisit en position { $number }
changes-takes-power = { $player } : { $power }
# How the points of tied places are given: the mean of them, those of the better place, or in the order of the list.
changes-ties-by-mean = ex æquo à la moyenne
changes-ties-by-better-place = ex æquo à la meilleure place
changes-ties-as-listed = ex æquo dans l’ordre de la liste
# The date of the ladder. $day is “2001-12-15”.
changes-on-day = au { $day }
# In place of a number of games: the player played all of them.
changes-games-in-full = toutes
# A draw that was proposed: “Fall 1905: France, Italy, passed”.
changes-proposal = { $season } : { $powers }, { $outcome }
# A grade: “Best Tactician: Italy gave France A”.
changes-grade-given = { $skill } : { $voter } pour { $rated }, { $grade }
# The number from which a draw makes its random choices.
changes-seed = graine { $seed }
