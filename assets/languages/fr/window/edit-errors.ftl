# Why a change of the book is refused. Each is shown with a capital letter at its beginning and a full stop at its end. Behind the
# semicolon stands what to do. $position, $count, $number, $id and $year are numbers, $name and $replacement names of players.

# $count is how many there are, here and below.
edit-errors-no-round = il n’y a pas de ronde à la position { $position } de la liste ; elle en a { $count }
edit-errors-no-board = il n’y a pas de table à la position { $position } de sa ronde ; elle en a { $count }
edit-errors-round-gone = cette ronde n’est plus dans le tournoi ; choisissez-en une autre
edit-errors-board-gone = cette table n’est plus dans le tournoi ; choisissez-en une autre
edit-errors-id-taken = une autre ronde ou une autre table du tournoi a l’identifiant { $id } ; annulez la dernière modification et réessayez
edit-errors-no-chart = il n’y a pas de relevé de { $year } à cette table ; ajoutez d’abord l’année
edit-errors-chart-twice = cette table a déjà un relevé de { $year } ; modifiez-en plutôt les nombres
edit-errors-no-person = il n’y a pas de joueur numéro { $number } dans ce tournoi ; ajoutez d’abord le joueur
edit-errors-name-taken = « { $name } » est déjà dans la liste des joueurs ; ajoutez une initiale ou une ville à l’un des deux noms
edit-errors-number-taken = ce tournoi a déjà un joueur numéro { $number } ; prenez un autre numéro
edit-errors-number-too-high = { $number } n’est pas un numéro de joueur ; le plus élevé est { $highest }
# $what says what is too large or wrong, here and below; see invalid-books.ftl.
edit-errors-too-large = cette modification est trop grande pour un document : { $what }
edit-errors-below-zero = { $what } ; un nombre de tables n’est pas inférieur à 0
# $board is the name of a board.
edit-errors-charts-mixed = les relevés de la table { $board } ne sont pas dans l’ordre des années, ou une année y figure deux fois ; corrigez les années
# Escape is a key.
edit-errors-no-name = il faut un nom au joueur ; saisissez-en un, ou gardez l’ancien avec Échap
# $board is “Round 2, board C”.
edit-errors-person-seated = { $name } a un siège ({ $board }) et ne peut pas être supprimé ; videz d’abord le siège
# $reference is one of the next messages.
edit-errors-person-referenced = { $name } { $reference } et ne peut pas être supprimé ; changez d’abord cela
edit-errors-is-named-at = est cité ({ $board })
# $round is “round 2”.
edit-errors-sat-out = a été exempt pour { $round }
edit-errors-is-in-team = est dans l’équipe { $team }
# $other is another player.
edit-errors-replaces = remplace { $other }
edit-errors-is-named-for-top-board = est désigné pour la table finale
edit-errors-is-winner-of = est un lauréat du prix { $award }
edit-errors-replacement-circle = { $name } ne peut pas être remplacé par { $replacement }, remplacé lui-même par { $name } ; choisissez un autre joueur
edit-errors-invalid-book = ce document n’est pas valable : { $what } ; corrigez-le, ou ouvrez une sauvegarde
edit-errors-no-note = il n’y a pas de ligne { $position } dans le carnet ; il en a { $count }
edit-errors-no-event = il n’y a pas de tournoi { $position } dans le classement annuel ; il en a { $count }
edit-errors-no-result = il n’y a pas de ligne { $position } dans cette liste de résultats ; elle en a { $count }
# A decision whether two spellings are one person.
edit-errors-no-decision = il n’y a pas de décision { $position } sur l’identité des joueurs ; il y en a { $count }
