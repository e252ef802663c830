# Why a book is not valid, so that its file cannot be opened or a change is refused. A book is a file of ours; “people”, “id” and the
# like are words in it, which stay as they are. $number, $count and $most are numbers. $name is the name of a player.

## What is too large or impossible. It stands in a sentence.

# $what is one of the next messages, $path leads to it in the file: “people, 3, name”.
invalid-books-at = { $what } (à l’endroit { $path })
invalid-books-list-too-long = une liste a plus de { $most } lignes
invalid-books-number-too-large = le nombre { $number } est trop grand
invalid-books-no-number = { $number } n’est pas un nombre qui puisse être écrit
invalid-books-blank-name = un nom n’a que des espaces
# $start is the beginning of the text. A comma belongs to the end, because “at” and the path follow.
invalid-books-text-too-long = le texte « { $start }… » a { $count } lettres, plus de { $most }
invalid-books-too-many-changes = il y a plus de { $most } modifications
# $number is the position of the first that is too much.
invalid-books-too-many-people = un document a au plus { $most } personnes, et celle-ci est la numéro { $number }
invalid-books-too-many-rounds = un document a au plus { $most } rondes, et celle-ci est la numéro { $number }
invalid-books-too-many-boards = un document a au plus { $most } tables, et celle-ci est la numéro { $number }
invalid-books-too-many-replacements = une chaîne a au plus { $most } remplacements
# $event is the name of an event, $boards a number below 0.
invalid-books-boards-below-zero = { $event }, dans le classement annuel, a { $boards } tables par ronde

## What contradicts something else. What to do is in the next group.

# $place is one of the places of the last group.
invalid-books-unknown-player = un endroit ({ $place }) cite le joueur numéro { $number }, qui n’est pas dans la liste des personnes
# $board is “Round 2, board C”, $year the year of a chart.
invalid-books-same-id = { $one } et { $other } ont tous deux l’identifiant { $id }
invalid-books-highest-id = { $what } a l’identifiant { $id }, mais le plus élevé permis est { $highest }
invalid-books-two-charts = il y a deux relevés de { $year } ({ $board })
invalid-books-charts-not-in-order = les relevés ne sont pas dans l’ordre des années ({ $board })
invalid-books-highest-number = { $name } a le numéro { $number }, mais le numéro le plus élevé permis est { $highest }
invalid-books-same-number = { $one } et { $other } ont tous deux le numéro { $number }
invalid-books-player-without-name = le joueur numéro { $number } n’a pas de nom
# $one and $other are the numbers of two players.
invalid-books-same-name = les joueurs numéro { $one } et { $other } ont tous deux le nom { $name }
invalid-books-circle = les remplacements forment un cercle ({ $name })
invalid-books-long-chain = les remplacements forment une chaîne de plus de { $most } ({ $name })

## What to do: sentences.

invalid-books-give-numbers = Donnez à chaque joueur son propre « id » dans un éditeur de texte, ou ouvrez une sauvegarde.
invalid-books-give-ids = Donnez à chaque ronde, et à chaque table d’une ronde, son propre « id » dans un éditeur de texte, ou ouvrez une sauvegarde.
invalid-books-give-names = Donnez à chaque joueur son propre « name » dans un éditeur de texte, ou ouvrez une sauvegarde.
invalid-books-add-player = Ajoutez ce joueur à « people » dans un éditeur de texte, ou ouvrez une sauvegarde.
invalid-books-remove-replacement = Supprimez un « replaced_by » dans un éditeur de texte, ou ouvrez une sauvegarde.
invalid-books-correct-boards = Corrigez « boards » dans un éditeur de texte, ou ouvrez une sauvegarde.
invalid-books-remove-chart = Supprimez l’un des deux dans un éditeur de texte, ou ouvrez une sauvegarde.
invalid-books-correct-it = Corrigez cela dans un éditeur de texte, ou ouvrez une sauvegarde.

## Places in a book at which a player is named.

invalid-books-power-at-board = { $power }, { $board }
# $round is “Round 2”.
invalid-books-sit-outs = exempts : { $round }
invalid-books-roll-call = appel : { $round }
invalid-books-separations = séparations
invalid-books-team = équipe { $team }
invalid-books-prize = prix { $award }
invalid-books-replacement = remplacement : { $name }
invalid-books-different-people = personnes distinctes : { $name }
invalid-books-top-board = table finale
invalid-books-published-table = tableau affiché
