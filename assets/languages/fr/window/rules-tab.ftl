# The Rules tab: the lists of rulesets and scoring systems, their pages, the editors of the event’s own ones, and the
# comparison of scoring systems. The names of rulesets and of scoring systems stay as they are.

# The name of the tab. It must be short.
rules-tab-tab-name = Règlement

## What is to be done first, where a command of the menu Scoring is not available now. They stand after the help text of
## the command, where they begin with a capital letter and end with a full stop, or alone beside its name.

rules-tab-open-rules-tab-first = ouvrez d’abord l’onglet Règlement
rules-tab-choose-unused-first = choisissez un règlement ou un système que le tournoi n’utilise pas encore
rules-tab-choose-entry-first = choisissez d’abord un règlement ou un système de score dans la liste
rules-tab-choose-own-entry-first = choisissez d’abord un règlement ou un système maison du tournoi
rules-tab-choose-system-first = choisissez d’abord un système de score dans la liste
rules-tab-copy-system-first = copiez d’abord un système de score
rules-tab-copy-ruleset-first = copiez d’abord un règlement
rules-tab-compare-systems-first = comparez d’abord des systèmes
# Why the command that adds the rounds is not available.
rules-tab-event-has-all-rounds = le tournoi a déjà toutes les rondes de son règlement

## The lists at the left. They are narrow.

# The names of the two lists, side by side, of which one is open. They must be short.
rules-tab-rulesets = Règlements
rules-tab-scoring-systems = Systèmes de score
# The heading of the list of scoring systems while several are compared.
rules-tab-systems-to-compare = Systèmes à comparer
# In the empty field that filters the list. $keys are the keys that lead to it: “Ctrl+Shift+F”.
rules-tab-filter-hint = lettres ({ $keys })
# What a screen reader calls this field.
rules-tab-filter-label = Rechercher un règlement ou un système de score
# In place of the list.
rules-tab-no-entry-with-letters = Aucune entrée ne contient ces lettres.
# The help text of one of the event’s own rulesets or systems in the list.
rules-tab-belongs-to-event = Propre à ce tournoi.
# In the list, in place of a name.
rules-tab-system-cannot-be-read = système illisible
rules-tab-ruleset-cannot-be-read = règlement illisible

## A word at the right end of a row of these lists: a ruleset or a scoring system. There is little room.

# Also beside a ruleset or a ladder in a dialog.
rules-tab-in-use = utilisé
# It belongs to the event.
rules-tab-own = maison
# Its newest version has an error.
rules-tab-unfinished = inachevé
# It cannot be used.
rules-tab-broken = invalide

## Dialogs to choose a ruleset or a scoring system.

rules-tab-find-entry-title = Rechercher un règlement ou un système de score
rules-tab-choose-rules-title = Choisir le règlement du tournoi
rules-tab-choose-system-title = Système de score du règlement
# Hints in the empty field for the words that find an item.
rules-tab-find-hint = quelques lettres du nom ou de la description
# “wdc” finds the rulesets of the World Diplomacy Championships.
rules-tab-choose-rules-hint = quelques lettres, comme « wdc »
# What an item of the list is, beside its name.
rules-tab-kind-ruleset = règlement
rules-tab-kind-ruleset-in-use = règlement utilisé
rules-tab-kind-system = système
rules-tab-kind-system-in-use = système utilisé

## Messages after the event has got rules. $rules is the name of the ruleset: “WDC 2006”.

# A sentence may follow that says what to do next.
rules-tab-event-has-rules = Le règlement du tournoi est maintenant { $rules }.
# $changes says what was added: “rounds 1 to 5; round 5 has the final table”.
rules-tab-rules-and-rounds = { $rules } : { $changes }.
# What may follow this sentence.
rules-tab-type-names = Saisissez les noms des joueurs.
# After the missing rounds were added. $changes is as above, with a capital letter at its beginning.
rules-tab-rounds-added = { $changes }. Ctrl+Z annule l’ajout.

## The pages of a ruleset and of a scoring system.

# Buttons.
rules-tab-use-these-rules = Utiliser ce règlement
rules-tab-remove-this-ruleset = Supprimer ce règlement
rules-tab-event-uses-ruleset = Le tournoi utilise ce règlement.
rules-tab-event-uses-system = Le tournoi utilise ce système de score.
# Below a paragraph of the rules to which Find has gone. $field is the name of a field that belongs to it, “Rounds played”. $command is
# the button “Copy and change”.
rules-tab-field-is-in-paragraph = « { $field } » appartient à ce paragraphe. « { $command } » permet de le modifier.
# The same where the rules have no paragraph of this kind.
rules-tab-field-is-not-set = « { $field } » n’est pas défini dans ce règlement. « { $command } » permet de le définir.
# Where the rules or the system were published. $source is as its author wrote it.
rules-tab-source = Source : { $source }
# $inputs is a list of what has to be entered: “the number of centres, the year of elimination”.
rules-tab-needs-inputs = Ce système demande : { $inputs }.
# The help text of this sentence. $values is a line for each value of a board that the formulas use, made of the message below.
rules-tab-columns-use =
    Ses colonnes utilisent :
    { $values }
# $word is the name of a value in formulas, which stays in English: “centres”. $meaning says what it is: “own centres”.
rules-tab-value = { $word } : { $meaning }
# The seven scores of a board are those of its seven powers. $sum is “100” or “73.50”.
# $sum (Figure)
rules-tab-board-sum = Sans solo, la somme des sept scores d’une table est de { $sum }.
# A warning: the scores of an example have another sum.
# $sum (Figure)
rules-tab-board-sum-in-example = Dans un exemple ci-dessous, leur somme est de { $sum }.
# Headings of sections.
rules-tab-columns = Colonnes
rules-tab-numbers = Nombres
rules-tab-worked-examples = Exemples de calcul
# The name of a column of a scoring system, and how it is computed.
rules-tab-mean-column = { $column } (moyenne du tournoi)

## Worked examples: a small table. Its headings stand in very narrow columns.

# The heading of a row with the values that are computed now, below one with the values that are expected.
rules-tab-now = actuel
# The heading of the column of a round: R1, R2. $round is its number. At most three letters.
rules-tab-round-short = R{ $round }
# The sum of the points of a player.
rules-tab-total = total
# In a cell: the player sat out this round.
rules-tab-sat-out = exempt
rules-tab-example-fails = Cet exemple ne donne plus les valeurs attendues.

## The side panel with the effect on the standings.

rules-tab-effect = Effet sur ce tournoi
# By which ruleset or scoring system the standings below are computed. $name is its name.
rules-tab-standings-by = Selon { $name }
# $before is the one with which they are compared.
rules-tab-standings-by-instead = Selon { $name } au lieu de { $before }
rules-tab-no-scores-to-preview = Personne n’a encore de score. Appuyez sur F7 pour comparer les systèmes sur des résultats types.
# How many players get a different place in the standings.
# $count (Number)
rules-tab-places-changed =
    { $count ->
        [0] Aucune place ne change.
        [one] { $count } joueur change de place.
       *[other] { $count } joueurs changent de place.
    }
# The help text of a row, which a screen reader reads too. $place is the rank of the player, $total the sum of the points.
# $total (Figure)
rules-tab-player = { $player } : place { $place }, total { $total }
# The same with the values before the change.
# $total (Figure)
# $total-before (Figure)
rules-tab-player-before-and-now = { $player } : place { $place } (avant : { $place-before }), total { $total } (avant : { $total-before })

## The side panel with the functions and names for formulas. Functions and names stay in English.

rules-tab-names-of-system = Noms définis par ce système
# The names of the values of a board that formulas can use.
rules-tab-values-of-board = Valeurs d’une table
rules-tab-functions = Fonctions
# It stands at once behind the name of a value, in other letters: “centres: own centres”. A language that has a blank
# before the colon begins with {" "}.
rules-tab-value-meaning = {" "}: { $meaning }
# In the list of words that complete a formula: the meaning of a name.
rules-tab-defined-by-system = défini par ce système

## Errors. $message says what is wrong, without a full stop: “there is no name ‘centers’”. $cure is a whole sentence, or empty.

# An error in a formula. $character is the position of the first wrong character: “14”.
rules-tab-error-at-character = Caractère { $character } : { $message }. { $cure }
# An error in the text of a ruleset. $line is the number of the line.
rules-tab-error-at-line = Ligne { $line } : { $message }. { $cure }

## The editor of a scoring system. Labels are what a screen reader calls a field.

# The name of a copy of a system or a ruleset: “EuroDipCon 4 copy”. It begins with the name of the original.
rules-tab-name-of-copy = { $name } (copie)
rules-tab-own-system = Ce système est propre au tournoi et enregistré avec lui.
# $original is the name of the system that was copied.
rules-tab-own-system-copy = Ce système est propre au tournoi. C’est une copie du système { $original }, enregistrée avec le tournoi.
rules-tab-system-unfinished = Inachevé. Tant que l’erreur n’est pas corrigée, les scores sont calculés avec la dernière version sans erreur.
rules-tab-system-unusable = Inachevé. Ce système ne peut pas encore calculer de scores.
rules-tab-columns-help = Une colonne peut utiliser celles qui sont au-dessus d’elle. La dernière colonne est le score.
# Behind the formula of a mean. There is little room.
rules-tab-mean = moyenne
    .help = Pour chaque pays, la moyenne de cette formule sur toutes les parties terminées du tournoi.
# A small button that exchanges an entry of a list with the one above it.
rules-tab-up = Monter
# Help texts of the small buttons behind an entry. $name is the name of the column, or of the number or list.
rules-tab-move-column-up = Monter la colonne { $name }
rules-tab-remove-column = Supprimer la colonne { $name }
rules-tab-remove-number = Supprimer { $name }
# The name of a field; it must be short. The sum of the seven scores of a board.
rules-tab-sum-of-board = Somme par table
    .label = somme par table
    .help = dans une partie sans solo ; laissez vide si la somme varie
# The name of a field; it must be short. How many decimals of a score are shown.
rules-tab-decimals-shown = Décimales
    .label = nombre de décimales
# A small button below a worked example: the example gets the values that are computed now.
rules-tab-take-new-values = Prendre les nouvelles valeurs
# The help texts of the buttons below a worked example. $example is its name.
rules-tab-take-new-values-of = Prendre les nouvelles valeurs pour { $example }
rules-tab-remove-example = Supprimer l’exemple { $example }
# The heading of a section.
rules-tab-description-and-source = Description et source
# The title of the page with the text of a system that cannot be read.
rules-tab-unreadable-system = Système de score illisible
    .help = Ce texte est enregistré avec le tournoi. Corrigez-le ici. Vous pourrez utiliser le système dès que son texte sera lisible.
rules-tab-system-text-label = texte du système

## The editor of a ruleset.

# The title of the page of a ruleset that cannot be read. Its text is below.
rules-tab-unreadable-ruleset = Règlement illisible
rules-tab-own-ruleset = Ce règlement est propre au tournoi et enregistré avec lui.
# $original is the name of the ruleset that was copied.
rules-tab-own-ruleset-copy = Ce règlement est propre au tournoi. C’est une copie du règlement { $original }, enregistrée avec le tournoi.
rules-tab-ruleset-unfinished = Inachevé. Tant que l’erreur n’est pas corrigée, le classement est calculé avec la dernière version sans erreur.
rules-tab-ruleset-unusable = Inachevé. Ce règlement ne peut pas encore être utilisé.

## Headings of its sections.

# Which results of a player count.
rules-tab-section-counts = Ce qui compte
rules-tab-section-ties = Totaux égaux
rules-tab-section-scoring = Score des parties
rules-tab-section-rounds = Rondes, années, affichage
rules-tab-section-top-board = Table finale
rules-tab-section-teams = Équipes
rules-tab-section-awards = Prix
rules-tab-section-as-text = En texte
    .help = Le même règlement en texte, comme dans un fichier de règlement. Modifier les champs ci-dessus change le texte, et inversement.
rules-tab-ruleset-text-label = texte du règlement

## What counts. A part of the total is a number of results with their weights: the best three, half of the fourth.

rules-tab-no-parts = Tant que vous n’ajoutez aucun élément, tous les résultats s’additionnent.
# A button.
rules-tab-add-multiplier = Ajouter un coefficient pour une ronde
rules-tab-multipliers = Coefficients pour les résultats de certaines rondes

## Scoring, rounds, top board, teams, awards.

# A button.
rules-tab-add-round-with-system = Ajouter une ronde avec son propre système de score
# In the button of a field for a scoring system: the one that the event uses. There is room for about 20 letters.
rules-tab-system-of-event = système du tournoi
# The help text of this button.
rules-tab-choose-system = Choisir un système de score
rules-tab-clock = Chronomètre de la ronde
# Checkboxes.
rules-tab-has-top-board = Il y a une table finale ou une ronde des médailles
rules-tab-has-teams = Il y a des équipes
rules-tab-totals-at-top-board = Total calculé autrement pour les joueurs de la table finale
# A button.
rules-tab-add-top-board-part = Ajouter un élément pour la table finale
rules-tab-default-award = Le règlement ne définit aucun prix : le prix « Meilleur pays » est attribué selon le score.

## Help texts of the small buttons behind an entry of a list. $number is its position in the list.

rules-tab-move-part-up = Monter l’élément { $number }
rules-tab-remove-part = Supprimer l’élément { $number }
rules-tab-move-multiplier-up = Monter le coefficient { $number }
rules-tab-remove-multiplier = Supprimer le coefficient { $number }
# A round that has its own scoring system.
rules-tab-move-round-up = Monter la ronde { $number }
rules-tab-remove-round = Supprimer la ronde { $number }
rules-tab-move-award-up = Monter le prix { $number }
rules-tab-remove-award = Supprimer le prix { $number }
rules-tab-move-tie-break-up = Monter le critère de départage { $number }
rules-tab-remove-tie-break = Supprimer le critère de départage { $number }

## Tie-breaks, each in a row of its own.

# Before the first tie-break, and before each further one. There is little room.
rules-tab-tie-break-first = D’abord
rules-tab-tie-break-then = Puis
# What a screen reader calls the field of a tie-break.
rules-tab-tie-break-label = critère de départage { $number }
# In the list of tie-breaks to choose from.
rules-tab-most-solos = le plus de solos
rules-tab-most-draws = le plus de nuls
rules-tab-most-centres = le plus de centres
# $system is the name of a scoring system.
rules-tab-mean-of-games = moyenne des parties avec le système { $system }

## The comparison of several scoring systems.

# Before the three buttons below.
rules-tab-compare-on = Comparer sur
# Buttons: the results on which the systems are compared. They must be short.
rules-tab-on-standings = Classement
    .help = Comparer les systèmes sur le classement
rules-tab-on-boards = Tables
    .help = Comparer les systèmes sur les tables
# Boards that were made up for the comparison.
rules-tab-on-typical-results = Résultats types
    .help = Comparer les systèmes sur des résultats types
rules-tab-choose-on-left = Choisissez des systèmes à gauche.
# A button that closes the comparison.
rules-tab-done = Terminé
# The help text of this button. $keys is “F7”.
rules-tab-back-to-system = Revenir au système ({ $keys })
# In place of the comparison.
rules-tab-choose-two-on-left = Choisissez au moins deux systèmes à gauche.
rules-tab-no-scores-to-compare = Personne n’a encore de score. Comparez les systèmes sur des résultats types.
# The help text of a score that cannot be computed. $input is what has to be entered: “the number of centres”.
rules-tab-system-needs-input = Le système demande : { $input }.

## What a screen reader calls the grid and its cells. $column is the heading of the column: the name of a system, or “centres”.

rules-tab-comparison = Comparaison
# The heading of the column with the places by a system, beside that of its totals. $system is its name.
rules-tab-column-place = place, { $system }
rules-tab-cell-heading = Comparaison, en-tête { $column }
rules-tab-cell-of-player = Comparaison { $player } { $column }
# $board is “Round 1, board A”.
rules-tab-cell-of-board = Comparaison { $board }
rules-tab-cell-of-power = Comparaison { $board } { $power } { $column }
