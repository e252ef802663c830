# The Ladder tab and its pages: the table, the events, a result list, the identities, the problems and the plot of the year.
# A ladder is a table over many events. A year has a result list for each event.

# The name of the tab.
ladder-tab-name = Classement annuel

## Months. $year: “2001”.

# A month below a plot, where the room is narrow: “May 2001”.
# $month (Number)
ladder-tab-month-of-plot = { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
} { $year }

## The bar above the pages.

# The names of the pages. They are buttons in a row: the short usual word is best.
ladder-tab-page-table = Tableau
ladder-tab-page-events = Tournois
# Which spellings are one person.
ladder-tab-page-identities = Identités
ladder-tab-page-problems = Problèmes
ladder-tab-page-year = L’année
# The name of a page with the number of what is in it: “Events (10)”.
ladder-tab-page-with-count = { $page } ({ $count })
# On the button with the name of the ladder, while there is none.
ladder-tab-no-ladder = pas de classement
# On the button with the year or the date of the ladder. $day: “15 December 2001”.
ladder-tab-on-day = au { $day }
ladder-tab-no-date-yet = pas encore de date
ladder-tab-all-years = toutes les années
# On the button that chooses after how many events the table is shown.
# $after (Number)
# $all (Number)
ladder-tab-after-some = après { $after } sur { $all }
ladder-tab-after-all = après tous les tournois
# Buttons that open a dialog.
ladder-tab-add-lists = Ajouter des listes…
ladder-tab-export = Exporter…
# While the ladder is computed.
ladder-tab-compiling = Calcul en cours…
ladder-tab-not-compiled = Non calculé à cause d’une erreur dans Topboard
# What Topboard does in the background.
ladder-tab-compiling-the-ladder = calcul du classement annuel
# $count (Number)
ladder-tab-pairs-are-undecided = { $count ->
    [one] { $count } paire de noms reste à décider.
   *[other] { $count } paires de noms restent à décider.
} Chaque paire compte pour deux personnes.
# Events whose rules leave it to the director whether they count.
# $count (Number)
ladder-tab-events-wait-for-answer = { $count ->
    [one] { $count } tournoi attend votre réponse : compte-t-il ?
   *[other] { $count } tournois attendent votre réponse : comptent-ils ?
}
# The button beside it.
ladder-tab-answer = Répondre
# $count (Number)
ladder-tab-errors-no-event-counts = { $count ->
    [one] Il y a { $count } erreur dans les listes.
   *[other] Il y a { $count } erreurs dans les listes.
} Aucun tournoi ne compte pour l’instant.
# $count (Number)
ladder-tab-errors-others-count = { $count ->
    [one] Il y a { $count } erreur dans les listes.
   *[other] Il y a { $count } erreurs dans les listes.
} Le classement annuel compte ce qu’il peut.
# Buttons behind these sentences.
ladder-tab-decide-on-them = Décider
ladder-tab-show-the-errors = Montrer les erreurs

## What must be done before a command can be used: “Result list is not possible now: add a result list first”.

ladder-tab-add-result-list = ajoutez d’abord une liste de résultats
ladder-tab-complete-counts = saisissez d’abord tous les centres d’une table
ladder-tab-put-cursor-on-pair = placez d’abord le curseur sur une paire de la page Identités
ladder-tab-put-cursor-on-decision = placez d’abord le curseur sur une décision de la page Identités
ladder-tab-put-cursor-on-result = placez d’abord le curseur sur un résultat dans le tableau du classement annuel
ladder-tab-put-cursor-on-event = placez d’abord le curseur sur un tournoi du classement annuel
ladder-tab-put-cursor-on-event-or-line = placez d’abord le curseur sur un tournoi ou sur une ligne d’une liste

## The dialogs to choose the event and the ladder.

# The title of the dialog, and the hint in its empty field.
ladder-tab-after-an-event = Le classement annuel après un tournoi
ladder-tab-name-of-the-event = nom du tournoi
# Items of the list. $event: its name.
ladder-tab-all-events = Tous les tournois
ladder-tab-after-event = Après { $event }
# The title of the dialog, and the hint in its empty field.
ladder-tab-choose-the-ladder = Choisir le classement annuel
ladder-tab-letters-of-its-name = quelques lettres de son nom
# In the status bar. $ladder: the name of a ladder.
ladder-tab-compiled-by-rules = calculé selon les règles : { $ladder }

## The form for the year, the date and the ties.

# The title.
ladder-tab-year-form = Année, date et ex æquo
# Above the fields.
ladder-tab-year-form-introduction = Les joueurs qui ont la même place dans la liste sont ex æquo. Ils reçoivent la moyenne des points, les points de la meilleure place, ou les points de leurs places dans l’ordre de la liste.
# Before the fields.
ladder-tab-year-field = Année ; les tournois d’autres années sont laissés de côté
ladder-tab-date-field = Date du classement annuel ; vide pour la fin de l’année
ladder-tab-ties-field = Places ex æquo : { ladder-tab-ties-mean }, { ladder-tab-ties-better } ou { ladder-tab-ties-listed } ; vide pour la règle du classement annuel
# The three words that the user types for a rule for ties: one word each, in small letters. The English ones are understood too.
ladder-tab-ties-mean = moyenne
ladder-tab-ties-better = meilleure
ladder-tab-ties-listed = liste
# $text: what the user typed. The date of the example is written in the own language, as in written-date of pages.ftl.
ladder-tab-not-a-year = « { $text } » n’est pas une année.
ladder-tab-not-a-date = « { $text } » n’est pas une date. Écrivez une date comme 15 décembre 2001.
ladder-tab-not-a-rule-for-ties = « { $text } » n’est pas une règle pour les ex æquo. Saisissez { ladder-tab-ties-mean }, { ladder-tab-ties-better } ou { ladder-tab-ties-listed }.

## What was done, in the status bar. $event, $player: their names.

ladder-tab-removal-of-event = tournoi retiré du classement annuel : { $event }
ladder-tab-removal-of-line = joueur retiré de la liste ({ $event }) : { $player }
# $count (Number)
ladder-tab-removal-of-events = { $count ->
    [one] { $count } tournoi retiré du classement annuel
   *[other] { $count } tournois retirés du classement annuel
}
# $count (Number)
ladder-tab-removal-of-lines = { $count ->
    [one] { $count } ligne retirée du classement annuel
   *[other] { $count } lignes retirées du classement annuel
}
# An event is accredited if the ladder counts it.
ladder-tab-event-is-accredited = { $event } est homologué
ladder-tab-event-is-not-accredited = { $event } n’est pas homologué
# Two events or more.
# $count (Number)
ladder-tab-events-are-accredited = { $count } tournois sont homologués
# $count (Number)
ladder-tab-events-are-not-accredited = { $count } tournois ne sont pas homologués
# $one, $other: two names.
ladder-tab-names-are-one-person = { $one } et { $other } sont une seule personne
ladder-tab-names-are-two-people = { $one } et { $other } sont deux personnes
# Two pairs or more.
# $count (Number)
ladder-tab-pairs-are-one-person = { $count } paires : les deux noms désignent une seule personne
# $count (Number)
ladder-tab-pairs-are-two-people = { $count } paires : les deux noms désignent deux personnes
# $count (Number)
ladder-tab-removal-of-decisions = { $count ->
    [one] { $count } décision sur des noms supprimée
   *[other] { $count } décisions sur des noms supprimées
}
ladder-tab-in-one-event-only = ce joueur n’est que dans un seul tournoi
# $player: a name with its event, for example “John Smith @ Waikato Open”.
ladder-tab-another-person = { $player } est une autre personne
ladder-tab-own-event-added = ce tournoi est maintenant dans le classement annuel ; répétez la commande après des modifications
# $subject: what was explained, for example “John Smith, rank 3”.
ladder-tab-copied-explanation = explication copiée : { $subject }

## Files with result lists, and pasted lists.

# $file: the name of the file.
ladder-tab-no-decisions-in-file = { $file } ne contient aucune décision sur des identités.
ladder-tab-identities-imported = identités importées ({ $file })
# $count (Number)
ladder-tab-identities-imported-from-files = { $count ->
    [one] identités importées de { $count } fichier
   *[other] identités importées de { $count } fichiers
}
# $file: the name of the file, or the next message.
# $count (Number)
ladder-tab-lists-added = { $count ->
    [one] { $count } liste ajoutée ({ $file })
   *[other] { $count } listes ajoutées ({ $file })
}
# In place of the name of a file.
ladder-tab-pasted-text = texte collé
# In the same place: the event of this book itself.
ladder-tab-this-book = ce document
# Where a line of a result list was read: “vic.xls, row 8”. $number is the number of a row of the file, $sheet the name of a sheet of it.
ladder-tab-row-of-file = ligne { $number }
ladder-tab-row-of-sheet = { $sheet }, ligne { $number }
# In the same place, of a line that was typed, and of a line of this book’s own event, where $number is the place of the player.
ladder-tab-typed-line = entrée { $number }
ladder-tab-line-of-place = place { $number }
# $count (Number)
# $files (Number)
ladder-tab-lists-added-from-files = { $count ->
    [one] { $count } liste ajoutée, de { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }
   *[other] { $count } listes ajoutées, de { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }
}
# The last line of a list of errors.
# $count (Number)
ladder-tab-and-more = { $count ->
    [one] Et { $count } autre.
   *[other] Et { $count } autres.
}

## Pages without content: a title, and the text below it.

ladder-tab-no-result-lists = Pas encore de listes de résultats
ladder-tab-no-result-lists-text = Déposez ici des listes de résultats, choisissez des fichiers, ou collez une liste. Topboard lit les classeurs, les tableaux en texte et ses propres documents.
ladder-tab-no-names-to-decide = Aucun nom à décider
ladder-tab-no-names-to-decide-text = Aucune paire de noms de l’année ne semble désigner une seule personne.
ladder-tab-no-problems = Aucun problème
ladder-tab-every-list-is-complete = Chaque liste a ses places, ses parties et sa date.
# $event: the name of an event.
ladder-tab-one-event-without-date = Chaque liste a ses places et ses parties. { $event } n’a pas de date, et aucune règle n’en demande.
# Two events or more. $events: their names, separated by commas.
# $count (Number)
ladder-tab-events-without-date = Chaque liste a ses places et ses parties. { $count } tournois n’ont pas de date, et aucune règle n’en demande : { $events }.
ladder-tab-table-is-empty = Le tableau est vide
ladder-tab-table-is-empty-text = Aucun tournoi ne compte pour l’instant. La page Tournois montre pourquoi.

## The status bar.

# $count (Number)
ladder-tab-events = { $count ->
    [one] { $count } tournoi
   *[other] { $count } tournois
}
# Pairs of names.
# $count (Number)
ladder-tab-undecided-pairs = { $count ->
    [one] { $count } paire à décider
   *[other] { $count } paires à décider
}
# $more: the number of players who are not in the table.
# $count (Number)
# $more (Number)
ladder-tab-players-in-table-and-more = { $count ->
    [one] { $count } joueur dans le tableau
   *[other] { $count } joueurs dans le tableau
}, { $more } avec trop peu de résultats
# Before the names of those who lead the table, where the ladder gives them no title.
ladder-tab-leading = En tête
# $title: the message before this one, or a title such as “Winner of the Bismark Cup”; $leaders: names; $players: “32 players in the table”.
ladder-tab-leaders-and-players = { $title } : { $leaders } ;  { $players }
# When a key opens nothing. F2 is a key.
ladder-tab-f2-opens-list = F2 sur les points d’un tournoi ouvre sa liste de résultats. Le panneau à côté du tableau explique un score.
# The name of a command.
ladder-tab-sort-by-rank = Trier par rang

## The Table page: hints of the headings.

# Of the column that says how many ranks a player moved. $day: “9 May 2001”.
ladder-tab-ranks-since-day = Rangs gagnés ou perdus depuis le { $day }
ladder-tab-ranks-since-event-before = Rangs gagnés ou perdus depuis le tournoi précédent
ladder-tab-exact-score = Le score avec assez de décimales pour départager tous les joueurs
ladder-tab-to-overtake = Avec plus de points que cela à un tournoi de plus, le joueur dépasse le premier, si celui-ci n’y joue pas
# $formula: for example “MAX(events + 2, 6)”.
ladder-tab-divided-by = Le total est divisé par { $formula }
# $event: its name.
ladder-tab-place-and-points-on-day = { $event }, { $day } : place et points
ladder-tab-place-and-points = { $event } : place et points

## The Table page: names of cells for screen readers. $column: one of the next three messages, or the heading of the column.

ladder-tab-place-at-spoken = { $event } place
ladder-tab-points-at-spoken = { $event } points
# How many ranks the player moved.
ladder-tab-moved-spoken = évolution
ladder-tab-table-heading-spoken = Classement annuel en-tête { $column }
ladder-tab-table-cell-spoken = Classement annuel { $player } { $column }

## The Events page. The room for headings is narrow: the short usual word is best.

# A heading, above the number of lines of the result list.
ladder-tab-column-lines = lignes
# A heading, above the next two messages.
ladder-tab-column-counts = compté
# The event counts for the ladder.
ladder-tab-event-counts = compté
# $reason: why the event does not count, for example “a variant”.
ladder-tab-left-out = non compté : { $reason }
# A heading, above the names of files.
ladder-tab-column-read-from = lu dans
ladder-tab-f2-or-double-click = F2 ou un double clic ouvre la liste de résultats
# The names of cells for screen readers. $column: the heading of the column; $row: a number.
ladder-tab-events-heading-spoken = Tournois en-tête { $column }
ladder-tab-event-cell-spoken = Tournoi { $event } { $column }
# A cell of the first empty line.
ladder-tab-new-event-spoken = Nouveau tournoi { $column }
# A cell of another empty line.
ladder-tab-events-empty-row-spoken = Tournois ligne vide { $row } { $column }

## The page with a result list. The room for headings is narrow.

ladder-tab-column-points = points
# The name under which the table shows the player.
ladder-tab-column-shown-as = nom montré
# The row of the file.
ladder-tab-column-row = ligne
# The names of cells for screen readers. $column: the heading of the column; $row: a number.
ladder-tab-list-heading-spoken = Liste en-tête { $column }
ladder-tab-list-cell-spoken = Liste { $player } { $column }
# A cell of the first empty line.
ladder-tab-new-line-spoken = Nouvelle ligne { $column }
# A cell of another empty line.
ladder-tab-list-empty-row-spoken = Liste ligne vide { $row } { $column }

## The Identities page: pairs of names, A and B, that may be one person. The room for headings is narrow.

# How likely it is that both names are one person.
ladder-tab-column-chance = chances
ladder-tab-column-name-a = nom A
ladder-tab-column-name-b = nom B
ladder-tab-column-reason = motif
ladder-tab-column-results-of-a = résultats de A
ladder-tab-column-results-of-b = résultats de B
# $number: “85”.
ladder-tab-percent = { $number } %
# A result of a name: “Waikato Open, place 4”.
ladder-tab-place-at-event = { $event }, place { $place }
# The user has put the decision on a pair off.
ladder-tab-postponed = Remis à plus tard
# The heading above the decisions of the user.
ladder-tab-decided = Décidé
# The decision: both names are the same person, or different people. The room is narrow.
ladder-tab-verdict-same = même
ladder-tab-verdict-different = différentes
# The names of cells for screen readers. $column: the heading of the column; $one, $other: two names.
ladder-tab-identities-heading-spoken = Identités en-tête { $column }
ladder-tab-pair-cell-spoken = Paire { $one } et { $other } { $column }
# $names: the names of the decision; $column: the next message, or the heading of the column.
ladder-tab-decision-cell-spoken = Décision { $names } { $column }
ladder-tab-verdict-spoken = verdict

## The panel beside the Identities page.

# Its title.
ladder-tab-one-person = Une seule personne ?
# Buttons. The letter in brackets is the key that does the same: that of the command in commands.ftl.
ladder-tab-same-button = Même  (M)
ladder-tab-different-button = Différentes  (D)
ladder-tab-later-button = Plus tard  (P)
# $chance: “85”; $reason: for example “the names differ in one letter”.
ladder-tab-chance-and-reason = { $chance } % : { $reason }.
ladder-tab-until-you-decide = Tant que vous n’avez pas décidé, ces noms comptent pour deux personnes.

## The Problems page. The room for headings is narrow.

# Which file and row.
ladder-tab-column-where = où
ladder-tab-column-problem = problème
ladder-tab-column-cure = solution
# In the column “where”: the decisions about names, and several result lists.
ladder-tab-where-identities = identités
ladder-tab-where-lists = listes
# In the column “cure”: answers to the question whether an event counts. The keys are those of the commands in
# commands.ftl.
ladder-tab-accreditation-keys = O : il est homologué. N : il ne l’est pas. En attendant, il ne compte pas.
ladder-tab-accreditation-keys-of-several = O : tous sont homologués. N : aucun ne l’est. Un par un : page Tournois.
# The same for an event without a date.
ladder-tab-date-keys = Saisissez sa date. Ou bien O : il compte, N : il ne compte pas.
ladder-tab-date-keys-of-several = Saisissez leurs dates sur la page Tournois. Ou bien O : tous comptent, N : aucun ne compte.
ladder-tab-reported-when-read = Signalé à la lecture du fichier.
# The names of cells for screen readers. $column: the heading of the column; $number: the number of the problem.
ladder-tab-problems-heading-spoken = Problèmes du classement annuel en-tête { $column }
ladder-tab-problem-cell-spoken = Problème { $number } du classement annuel { $column }

## The panel with the explanation of a figure.

# Below the title “Explanation”, while there is nothing to explain.
ladder-tab-put-cursor-on-score = Placez le curseur sur un score ou sur des points.
# What is explained.
ladder-tab-player-at-event = { $player }, { $event }
ladder-tab-player-of-rank = { $player }, rang { $rank }
# The player shares the rank with others.
ladder-tab-player-of-shared-rank = { $player }, rang { $rank } (ex æquo)
# Notes below the explanation.
ladder-tab-result-does-not-count = Ce résultat ne compte pas : d’autres résultats ont rapporté davantage.
# $source: a file and its row, for example “vic.xls, row 8”.
ladder-tab-read-from = Lu dans { $source }.
# $reason: for example “more events, 5 over 4”.
ladder-tab-ahead-of-next = Devant le joueur suivant : { $reason }.
# $leader: the name of the player at the head of the table.
# $points (Figure)
ladder-tab-points-needed = À un tournoi de plus, où { $leader } ne joue pas, plus de { $points } points suffisent pour dépasser { $leader }.
# $spellings: the spellings of a name, separated by commas.
ladder-tab-spellings = Orthographes : { $spellings }.

## The plot of the year.

ladder-tab-leaders-in-each-month = Les dix premiers joueurs de chaque mois, selon le score
ladder-tab-leaders-after-each-event = Les dix premiers joueurs après chaque tournoi, selon le score
