# The dialog that the program opens with, the questions about a new event, the form with the details of an event, and the question
# whether the rounds of a ruleset are set up.

## The dialog that the program opens with.

# Below the title, which is the name of the program.
first-steps-what-topboard-is = Un classeur pour les directeurs de tournois de Diplomacy. Il n’envoie rien nulle part.
# A button that opens the book of the last time. $book is “Con 2027 (con.topboard)”.
first-steps-go-on-with = Continuer avec { $book }
# Below that button, after the program was stopped. $state says how the event stood: “Round 2, 3 of 5 boards complete, 1 problem”.
first-steps-was-open = Chaque saisie est conservée. C’est le document qui était ouvert quand Topboard s’est arrêté. Au dernier enregistrement : { $state }.
# The heading above the other books that were open.
first-steps-earlier-books = Documents précédents
# A button and the sentence below it. A book is a document of Topboard.
first-steps-open-sheet = Ouvrir votre feuille Excel
    .help = Un classeur ou un tableau de résultats, ou un document Topboard. Vous voyez ce qui est compris avant que rien ne soit gardé.
# A button and the sentence below it.
first-steps-set-up-event = Préparer un nouveau tournoi
    .help = Quatre questions : son nom, son règlement, le nombre de rondes et les joueurs.
# A button and the sentence below it. EuroDipCon 2015 was a tournament.
first-steps-try-sample = Essayer le tournoi exemple
    .help = EuroDipCon 2015, avec 38 joueurs à 14 tables. Modifiez-y ce que vous voulez.
# A button. Below it stands “Type or paste the names of the players.”
first-steps-empty-sheet = Commencer par une feuille vide
# A button and the sentence below it. It opens a page of the manual, which has this title.
first-steps-first-minute = La première minute
    .help = Par où commencer, et la suite : une page du manuel.

## The questions about a new event.

# The title of the dialog.
first-steps-new-event = Nouveau tournoi
first-steps-ask-name = 1. Comment s’appelle le tournoi ?
first-steps-ask-rules = 2. Selon quel règlement se joue-t-il ?
# A screen reader says this at the list of rulesets.
first-steps-rules-of-event = Règlement du tournoi
first-steps-ask-rounds = 3. Combien de rondes compte-t-il ?
first-steps-ask-players = 4. Qui joue ? Collez les noms, un par ligne. Vous pourrez ajouter des joueurs plus tard.
# The hint in the empty field for the players: two names as an example, one in each line.
first-steps-names-hint =
    Ann Lee
    Ben Smith
# $count (Number)
# $names are the players: “Ann Lee (Ireland), Ben Smith”.
first-steps-players-of-list = { $count ->
    [one] { $count } joueur : { $names }
   *[other] { $count } joueurs : { $names }
}
# The same with the first names only, where there is no room for all. $count is the number of all players, and is two or more.
# $more (Number)
first-steps-some-players-of-list = { $count } joueurs : { $names } et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}
# $line is the number of a line of the list of players, $text is what stands there, and $reason is a sentence.
first-steps-line-not-read = Ligne { $line } non lue : « { $text } ». { $reason }
# $known and $name are two names, $reason says why they may be one person: “one letter off”.
first-steps-two-players = « { $known } » et « { $name } » sont deux joueurs ({ $reason }). Supprimez l’un des deux noms s’il s’agit d’un seul joueur.
# A button: makes the event of the answers.
first-steps-set-up = Créer
# After Escape or the button Cancel was pressed once. Escape and Ctrl+Enter are keys.
first-steps-escape-discards = Votre saisie n’est pas encore prise en compte. Un deuxième Échap ou « Annuler » l’abandonne, Ctrl+Entrée la valide.
# The answers of the last time are in the fields again.
first-steps-typed-before-stop = Ces réponses ont été saisies avant l’arrêt du programme.
# A part of the question before the window closes.
first-steps-answers-not-used = Les réponses sur le nouveau tournoi ne sont pas encore prises en compte.

## What comes next in an event that has not begun. $command, $add and $draw are names of commands, $menu, $add-menu and $draw-menu
## are names of menus: “Draw the round” in the menu Draw.

# $summary says what was set up: “24 players and 4 rounds under WDC 2006”. It is in English. $next-step is one of the sentences below.
first-steps-event-is-set-up = { $summary }. { $next-step }
first-steps-type-players = Saisissez ou collez les noms des joueurs.
# Each player of an elimination belongs to a group.
first-steps-type-players-with-groups = Saisissez ou collez les noms des joueurs, et donnez un groupe à chacun.
first-steps-draw-elimination = Quand les joueurs sont au complet, « { $command } » dans le menu { $menu } crée les parties de toutes les rondes.
first-steps-group-and-draw-elimination = Donnez un groupe à chaque joueur. Ensuite, « { $command } » dans le menu { $menu } crée les parties de toutes les rondes.
first-steps-add-round-and-draw = Quand les joueurs sont au complet, « { $add } » dans le menu { $add-menu } ajoute la première ronde, et « { $draw } » dans le menu { $draw-menu } les place aux tables.
first-steps-open-round-and-draw = Quand les joueurs sont au complet, ouvrez la première ronde et choisissez « { $draw } » dans le menu { $menu }.

## The form with the details of the event. Names of fields.

# The title of the form.
first-steps-the-event = Le tournoi
first-steps-field-name = Nom
first-steps-field-venue = Lieu
first-steps-field-country = Pays organisateur
first-steps-field-dates = Dates
# The players from this town are the players from the place of the event.
first-steps-field-town = Ville, écrite comme dans la liste des joueurs
# A date is written in the order of the language.
first-steps-field-sign-up = Fin des inscriptions : une date, comme « 31/07/2006 », ou un numéro

## The list of the languages in which notices are posted.

# The title of the dialog.
first-steps-language-of-notices = Langue des affiches
# The hint in the empty field above the list. “it en” are the tags of Italian and English.
first-steps-language-hint = une langue, ou deux, comme « it en »
# Beside the languages in which the notices are posted now.
first-steps-language-in-use = utilisée

## The question after new rules were chosen.

# $rounds says which rounds there would be, from the rules: “5 rounds are ready, 3 boards each”. It is in English.
first-steps-ask-round-setup = Créer les rondes maintenant ? Résultat : { $rounds }.
# Buttons: uses the rules and adds their rounds, or uses the rules only.
first-steps-set-up-rounds = Créer les rondes
first-steps-only-rules = Règlement seulement
