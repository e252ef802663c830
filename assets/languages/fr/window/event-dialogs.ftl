# Small dialogs about an event: cells without a place, a pasted result list, the marking of names, what a player needs, the picture
# of the boards, values of two journals, plots.

## The cells of imported files that fit nowhere in the book.

# Title.
event-dialogs-unplaced-cells = Cellules non reprises
event-dialogs-unplaced-cells-explained = Ces cellules des fichiers importés n’ont trouvé leur place nulle part dans le document. Elles sont gardées mot pour mot. Saisissez à la main ce qui compte.
# Hint in an empty field.
event-dialogs-find-cell = Chercher un texte, une feuille, un fichier
# Above the list, while words are looked for. $found is the number of cells with the words, $all that of all cells.
# $all (Number)
event-dialogs-cells-found = { $all ->
    [one] { $found } sur { $all } cellule
   *[other] { $found } sur { $all } cellules
}
# Why the command “Cells without a place” cannot be used.
event-dialogs-no-unplaced-cells = il n’y en a pas : chaque cellule des fichiers importés a trouvé sa place

## A result list as pasted or typed text.

# Title.
event-dialogs-paste-results = Coller une liste de résultats
# “Place, Player, Games” are headings of columns. The example in the field has them in English.
event-dialogs-paste-results-explained = Le nom du tournoi et sa date peuvent venir en premier. Viennent ensuite une ligne d’en-têtes, comme Place, Joueur, Parties, puis une ligne par joueur. Séparez les colonnes par des tabulations, des virgules ou des points-virgules.
# Said when the program is about to close.
event-dialogs-pasted-list-not-in-book = La liste collée n’est pas encore dans le document.

## A list of names that stays open, in which a name and a key mark a player. $name is a name.

event-dialogs-marking-explained = Un nom, puis Espace ou Entrée, marque un joueur. Échap termine.
event-dialogs-name-marked-already = { $name } : déjà marqué.
event-dialogs-mark-taken-back = Aucun nom ne commence ainsi. Le premier mot seul avait désigné { $name } ; cette marque est retirée.
event-dialogs-nobody-begins-so = Aucun nom de la liste ne commence ainsi.
# $count is the number of names that fit what is typed.
# $count (Number)
event-dialogs-many-fit = { $count ->
    [one] { $count } nom correspond. Continuez le nom, ou choisissez avec les flèches.
   *[other] { $count } noms correspondent. Continuez le nom, ou choisissez avec les flèches.
}

## What a player needs in the running round.

# Title. $player is a name.
event-dialogs-what-player-needs = Résultats nécessaires : { $player }
# Heading: what the player needs for the first place.
event-dialogs-first-place = La première place
# Heading. $location is a place: “at the top board”.
event-dialogs-seat-at-top-board = Un siège { $location }
event-dialogs-trying-results = Essai des résultats possibles aux tables en cours…
# What the search in the background does.
event-dialogs-search-job = essai de résultats
# $why is the reason.
event-dialogs-search-failed = La recherche a échoué : { $why }.
# Below the answers. “Certain” is a word of the answers.
event-dialogs-bounded-search = Recherche limitée : chaque table en cours a été terminée des façons les meilleures et les pires pour le joueur, au plus tard à la dernière année du règlement. « Certain » vaut pour toutes ces façons.
# Why the buttons cannot be pressed.
event-dialogs-search-not-over = la recherche n’est pas finie
# Button: shows the answers on the projector.
event-dialogs-on-projector = Au projecteur
# This and the next one are in the line of the status.
event-dialogs-round-is-held-back = une ronde est retenue, et la réponse en révèle les scores : donnez-lui d’abord le feu vert
event-dialogs-projector-has-page = le projecteur en montre une page jusqu’à ce qu’un résultat change

## The picture of the boards by rounds, in words: “Boards by round: 5 complete; 3 complete, 1 not finished; none”.

# $rounds are the rounds, between semicolons.
event-dialogs-boards-by-round = Tables par ronde : { $rounds }
# $count (Number)
event-dialogs-boards-complete = { $count ->
    [one] { $count } complète
   *[other] { $count } complètes
}
# $count (Number)
event-dialogs-boards-not-finished = { $count ->
    [one] { $count } inachevée
   *[other] { $count } inachevées
}
# $count (Number)
event-dialogs-boards-with-error = { $count ->
    [one] { $count } avec une erreur
   *[other] { $count } avec une erreur
}
# $count (Number)
event-dialogs-boards-not-started = { $count ->
    [one] { $count } non commencée
   *[other] { $count } non commencées
}
# A round without boards.
event-dialogs-no-boards = aucune
event-dialogs-squares-explained = Un carré plein est une table complète, un carré à moitié plein une table inachevée, un carré barré une table avec une erreur.

## The values that two journals have for the same cells.

# Title.
event-dialogs-which-values = Quelles valeurs sont justes ?
event-dialogs-which-values-explained = Une autre fenêtre ou un autre ordinateur a d’autres valeurs dans ces cellules. Choisissez pour chacune. Si vous décidez plus tard, le document garde ses valeurs et la question revient quand vous le rouvrez.
# One of two values of a cell. $value is the value.
event-dialogs-value-now-in-book = { $value } (actuelle)
# The value of an empty cell.
event-dialogs-empty-value = vide
# Button: for all cells for which nothing is chosen yet.
event-dialogs-keep-values-of-book = Garder les valeurs du document pour le reste
# Button: for all cells for which nothing is chosen yet.
event-dialogs-take-other-values = Prendre les autres valeurs pour le reste
# $count (Number)
event-dialogs-values-left = { $count ->
    [one] Choisissez encore une valeur pour { $count } cellule.
   *[other] Choisissez encore une valeur pour { $count } cellules.
}
# Button.
event-dialogs-use-values = Utiliser ces valeurs
# Button.
event-dialogs-decide-later = Décider plus tard
# Said when the program is about to close.
event-dialogs-choices-not-in-book = Les choix entre deux valeurs ne sont pas encore dans le document.

## Why nothing can be plotted, in the line of the status and beside the command.

event-dialogs-two-years-first = saisissez d’abord les centres de deux années (Ctrl+Maj+Y)
event-dialogs-two-rounds-first = saisissez d’abord des nombres de centres dans deux rondes
event-dialogs-ladder-first = ouvrez d’abord le classement annuel (Ctrl+T)
event-dialogs-second-event-first = ajoutez d’abord un deuxième tournoi qui compte
event-dialogs-nothing-to-plot = il n’y a pas encore de valeurs à montrer en courbes
# Behind the name of the player at the cursor, whose line is the boldest of the plot: “Ann Lee (at the cursor)”.
event-dialogs-player-at-cursor = au curseur
