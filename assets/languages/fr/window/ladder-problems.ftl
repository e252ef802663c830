# The problems of the result lists of a ladder: what is wrong, and what was done or is to be done. A ladder is a table over the events
# of a year, or over the games of a league; each event or game has a result list. The first letter of what is wrong is made a capital
# where the sentence begins a line, and a full stop is added there, so it has none here. It may begin with a capital letter where the
# language wants one. What is to be done is a whole sentence and ends with its full stop.
#
# $event is the name of an event or of a game in quotation marks, “Victorian Championships”, or one of the first two messages. Say the
# sentence so that each of them fits: “Victorian Championships”: the date is unknown. $name is a player, $place a place, “3”, $ladder the
# name of a ladder. Dates are as 2001-12-15.

# An event or a game without a name, inside a sentence.
ladder-problems-the-game = la partie
ladder-problems-the-event = le tournoi
# The name of an event or of a game in quotation marks.
ladder-problems-named-event = « { $name } »

## Which events count.

# $year is the year of the ladder.
ladder-problems-played-in-other-year = { $event } a eu lieu le { $date }, pas en { $year }
# The result list of the event is not used, here and below.
ladder-problems-event-left-out = Le tournoi n’est pas pris en compte.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
ladder-problems-many-events-of-other-years = { $count } tournois ont eu lieu dans d’autres années
ladder-problems-no-date-in-year = { $event } : date inconnue, on ne sait donc pas si c’était en { $year }
ladder-problems-no-date-by-day = { $event } : date inconnue, on ne sait donc pas si c’était au plus tard le { $day }
# To accredit an event is to decide that it counts for the ladder.
ladder-problems-enter-date-or-accredit = Il ne compte pas tant que vous n’avez pas saisi sa date, ou ne l’avez pas homologué pour ce classement.
# $count (Number)
ladder-problems-many-events-without-date = { $count } tournois n’ont pas de date, on ne sait donc pas s’ils comptent
ladder-problems-no-date-counts-in-year = { $event } : date inconnue, mais compte en { $year } grâce à son homologation
ladder-problems-no-date-counts-on-day = { $event } : date inconnue, mais compte le { $day } grâce à son homologation
ladder-problems-add-its-date = Ajoutez sa date.
# $count (Number)
ladder-problems-many-events-accredited-without-date = { $count } tournois n’ont pas de date et comptent parce qu’ils sont homologués
ladder-problems-boards-not-known = { $event } : nombre de tables par ronde inconnu, alors que les points en dépendent
# “boards = 4.5” is a line of a file, written exactly so.
ladder-problems-add-number-of-boards = Le tournoi n’est pas pris en compte. Ajoutez ce nombre, par exemple « boards = 4.5 ».
# $count (Number)
ladder-problems-many-events-without-boards = { $count } tournois n’ont pas de nombre de tables, alors que leurs points en dépendent
# $name is the event, here and in the next messages.
ladder-problems-not-accredited = « { $name } » n’est pas l’un des tournois homologués pour { $ladder }
ladder-problems-decide-accreditation = Il ne compte pas tant que vous n’avez pas décidé s’il est homologué.
# $count (Number)
ladder-problems-many-events-not-accredited = { $count } tournois ne sont pas parmi ceux que les règles homologuent
ladder-problems-level-not-known = « { $name } » n’est pas l’un des championnats nommés par { $ladder }, et sa catégorie n’est pas saisie
# The kinds of championships: of a town, of a state, of the country.
ladder-problems-enter-level-or-accredit = Il ne compte pas tant que vous n’avez pas saisi sa catégorie (local, État ou national), ou ne l’avez pas homologué comme tournoi local.
# $count (Number)
ladder-problems-many-events-without-level = { $count } tournois ne sont pas parmi les championnats que les règles nomment, et n’ont pas de catégorie
# $name is the event, $source the file of the first list.
ladder-problems-listed-twice = { $name } figure deux fois dans la liste : déjà lu dans { $source }
# The same for an event without a name.
ladder-problems-unnamed-listed-twice = le même tournoi figure deux fois dans la liste : déjà lu dans { $source }
ladder-problems-second-list-left-out = La deuxième liste n’est pas prise en compte.
# $count (Number)
ladder-problems-many-events-listed-twice = { $count } tournois figurent deux fois dans la liste

## Which games of a league count.

# $by and $ruleset are names of rulesets.
ladder-problems-scored-by-other-rules = { $event } : scores calculés selon { $by }, mais { $ladder } compte les scores selon { $ruleset }
ladder-problems-remove-and-add-again = La partie n’est pas prise en compte. Supprimez-la, et ajoutez de nouveau son fichier.
# $count (Number)
ladder-problems-many-games-of-other-rules = { $count } parties ont des scores calculés selon un autre règlement que celui de la ligue
ladder-problems-ending-not-known = { $event } : fin sans solo ni vote adopté, c’est donc un nul voté ou une partie abandonnée
ladder-problems-decide-ending = La partie compte comme un nul voté tant que vous n’avez pas décidé. Homologuez-la si c’était un nul voté ou si elle a atteint sa date de fin. Si elle a été abandonnée, écrivez-le dans son fichier, et ajoutez de nouveau le fichier.
# $count (Number)
ladder-problems-many-games-without-known-ending = { $count } parties ont fini sans solo ni vote adopté : ce sont des nuls votés ou des parties abandonnées
ladder-problems-abandoned-counts = { $event } : partie abandonnée, qui compte comme les autres, avec les scores de sa liste
ladder-problems-decide-abandoned = Si elle ne doit pas compter, dites qu’elle n’est pas homologuée. Si elle doit compter, homologuez-la pour que cette remarque disparaisse.
# $count (Number)
ladder-problems-many-games-abandoned = { $count } parties ont été abandonnées et comptent comme les autres
ladder-problems-last-day-not-known = { $event } : partie finie à une date inconnue, qui compte tant que cette date n’est pas saisie
ladder-problems-add-last-day = Ajoutez la date de sa fin.
# $count (Number)
ladder-problems-many-games-without-last-day = { $count } parties ont fini à une date inconnue et comptent tant que cette date n’est pas saisie
# $day is the day of the ladder. A game counts from the day of the chart of its first autumn.
ladder-problems-first-day-not-known = { $event } : date du premier automne inconnue, on ne sait donc pas si la partie compte déjà le { $day }
ladder-problems-add-first-day = Elle compte tant que vous n’avez pas décidé. Ajoutez la date du relevé de son premier automne, ou décidez si la partie est homologuée.
# $count (Number)
ladder-problems-many-games-without-first-day = { $count } parties ont commencé à une date inconnue, on ne sait donc pas si elles comptent à la date du classement
ladder-problems-ended-before-it-counted = { $event } : fin le { $day }, avant la date à partir de laquelle la partie compte
ladder-problems-correct-dates = Les dates ont été utilisées telles quelles. Corrigez-les.
# $count (Number)
ladder-problems-many-games-ended-before-they-counted = { $count } parties ont fini avant la date à partir de laquelle elles comptent

## The lines of a result list.

ladder-problems-name-missing = le nom manque
ladder-problems-line-left-out = La ligne n’est pas prise en compte.
# $count (Number)
ladder-problems-many-lines-without-name = { $count } lignes n’ont pas de nom
# $first and $second are each one of the two messages below: “with place 1 and no place”.
ladder-problems-player-listed-twice = { $name } figure deux fois dans la liste, { $first } et { $second }
ladder-problems-with-place = avec la place { $place }
ladder-problems-with-no-place = sans place
# $row is where the line is: “row 8”.
ladder-problems-first-line-counts = La première ligne compte ({ $row }). Corrigez la liste.
ladder-problems-player-without-place = { $name } n’a pas de place
ladder-problems-counts-without-points = Ce joueur ne reçoit pas de points, mais compte parmi les joueurs du tournoi.
# $count (Number)
ladder-problems-many-players-without-place = { $count } joueurs n’ont pas de place
# $names has the names of $count players, with commas between them.
# $count (Number)
ladder-problems-played-no-game = { $count ->
    [one] { $names } n’a joué aucune partie et ne compte pas parmi les joueurs du tournoi
   *[other] { $names } n’ont joué aucune partie et ne comptent pas parmi les joueurs du tournoi
}
# $names has the first of the names.
ladder-problems-others-played-no-game = { $names } et d’autres n’ont joué aucune partie et ne comptent pas parmi les joueurs du tournoi
ladder-problems-players-move-up = Cette ligne n’occupe pas de place, et les joueurs suivants remontent. Si c’est faux, corrigez le nombre de parties.
# $director is a name that is not in the list, $name one that is.
ladder-problems-may-be-director = { $director }, directeur du tournoi, est peut-être { $name }, qui a une place
ladder-problems-write-name-as-in-list = Si c’est la même personne, écrivez le nom du directeur comme dans la liste.
# $first and $last are places.
ladder-problems-place-missing = la place { $place } manque
ladder-problems-two-places-missing = les places { $first } et { $last } manquent
ladder-problems-places-missing = les places { $first } à { $last } manquent
ladder-problems-places-count-as-printed = Les places comptent telles qu’elles sont écrites. Corrigez la liste.
# $above is the number of players with better places.
# $above (Number)
ladder-problems-wrong-place = { $above ->
    [one] la place { $place } est fausse : { $above } joueur est devant
   *[other] la place { $place } est fausse : { $above } joueurs sont devant
}
# $tie is the place that several players share.
# $above (Number)
ladder-problems-wrong-place-after-tie = { $above ->
    [one] la place { $place } est fausse après les ex æquo à la place { $tie } : { $above } joueur est devant
   *[other] la place { $place } est fausse après les ex æquo à la place { $tie } : { $above } joueurs sont devant
}
# $names is a list of players: “Ann, Ben and 3 others”.
ladder-problems-place-shared = ex æquo à la place { $place } : { $names }
# How the points of players with one place are made.
ladder-problems-mean-of-places = Chacun reçoit la moyenne des points des places qu’ils occupent.
ladder-problems-points-of-better-place = Tous reçoivent les points de la meilleure place.
ladder-problems-points-in-order-of-list = Ils reçoivent les points des places qu’ils occupent, dans l’ordre de la liste.
# A shared place in a list of them.
ladder-problems-place-of-event = place { $place }, { $event }
# $count (Number)
ladder-problems-many-places-shared = { $count } places ont des ex æquo
ladder-problems-no-games-in-list = { $event } : la liste ne montre pas combien de parties chacun a jouées
# “Games” is the heading of a column.
ladder-problems-add-column-of-games = Tous comptent comme s’ils avaient joué toutes les parties. Ajoutez une colonne « Parties ».
# $names has the names, with commas between them.
ladder-problems-games-missing = nombre de parties manquant : { $names }
# $names has the first of the names.
ladder-problems-games-of-others-missing = nombre de parties manquant : { $names } et d’autres
ladder-problems-fill-in-games = Ils comptent comme s’ils avaient joué toutes les parties. Remplissez la colonne « Parties ».
ladder-problems-player-without-score = { $name } n’a pas de score
# $count (Number)
ladder-problems-many-players-without-score = { $count } joueurs n’ont pas de score
ladder-problems-points-not-calculated = { $name } : les points ne peuvent pas être calculés
# $count (Number)
ladder-problems-many-points-not-calculated = { $count } résultats ont des points qui ne peuvent pas être calculés
ladder-problems-result-left-out = Le résultat n’est pas pris en compte.

## Who is who. $names is a list of spellings: “A. Lee and Ann Lee”.

ladder-problems-decisions-contradict = Selon une décision, { $names } sont une seule personne, et selon une autre, non. Ces noms comptent pour des personnes différentes. Supprimez l’une des décisions.

## A file with decisions whether two spellings are one person. $error is a message in English.

ladder-problems-decisions-unreadable = les décisions sur l’identité des joueurs ne peuvent pas être lues : { $error }
ladder-problems-decisions-not-written = les décisions sur l’identité des joueurs ne peuvent pas être écrites : { $error }
