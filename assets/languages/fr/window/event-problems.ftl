# The problems of the event under its rules: its rules themselves, its rounds, its players and teams, and its top board. They are
# shown as those of problems.ftl, whose remarks on capital letters and full stops hold here, too.
#
# $rules is the name of a ruleset, “WDC 2006”. $system is the name of a scoring system. $name is a player, $team a team. $number is
# the number of a round, “4”. $rounds is “round 4”, “rounds 2 and 3” or “rounds 2 to 4” as it is said in a sentence of this language.
# $top-board is “top board”, “final table” or “medal round” in this language, or another name that the rules give to it.

## Rules and scoring systems.

# $named is a ruleset that the event names, $rules the one that is used instead.
event-problems-ruleset-missing = aucun règlement ne s’appelle « { $named } » ; les joueurs sont classés comme avec « { $rules } », et aucune autre règle ne s’applique
# Rules is the name of the tab, here and below.
event-problems-choose-on-rules-tab = Choisissez-en un dans l’onglet Règlement.
# $error is a sentence that says what is wrong, here and below. It may be in English.
event-problems-system-not-usable = un système de score du tournoi est inutilisable : { $error }
event-problems-correct-on-rules-tab = Corrigez-le dans l’onglet Règlement.
event-problems-finish-on-rules-tab = Terminez-le dans l’onglet Règlement. En attendant, sa dernière version sans erreur est utilisée.
# $error begins with the name: “Ours” is not finished: …
event-problems-ruleset-unfinished = le règlement { $error }
event-problems-ruleset-not-usable = un règlement du tournoi est inutilisable : { $error }
# $error says that a scoring system does not exist.
event-problems-tie-break-not-usable = { $error } ; { $rules } l’utilise comme critère de départage
event-problems-choose-another-tie-break = Choisissez un autre critère de départage dans l’onglet Règlement.

## Rounds.

# $round is “Round 2”, $posted a time, “14:05”.
event-problems-posted-and-changed = { $round } : il y a eu des changements depuis l’affichage ({ $posted })
# Sheet: the page on the wall.
event-problems-post-again = Affichez de nouveau la ronde et retirez l’ancienne feuille.
# $count is the number of rounds that the rules have.
# $count (Number)
event-problems-one-round-too-many = { $count ->
    [one] { $rules } n’a que { $count } ronde ; celle-ci est en trop
   *[other] { $rules } n’a que { $count } rondes ; celle-ci est en trop
}
event-problems-remove-or-change-rules = Supprimez-la, ou changez le règlement dans l’onglet Règlement.
event-problems-same-number-twice = une autre ronde est aussi la ronde { $number }, et les deux comptent comme une seule
event-problems-give-another-number = Donnez comme nom un autre numéro à l’une des deux.
# $number is the round of the top board, $last the last round of the event.
event-problems-no-round-of-top-board = selon { $rules }, la { $top-board } est à la ronde { $number }, mais la dernière ronde est la ronde { $last }
event-problems-add-rounds-or-choose-rules = Ajoutez les rondes qui suivent, ou choisissez un autre règlement dans l’onglet Règlement.
# The name of a round has no number, and a rule means a round by its number. $name is the name of the round, “Sunday”, and $number the
# number with which it counts. $round is the number that the rule means.
event-problems-no-number-and-top-board = le nom « { $name } » ne contient pas de numéro et compte comme ronde { $number } ; selon { $rules }, la { $top-board } est à la ronde { $round }
event-problems-no-number-and-teams = le nom « { $name } » ne contient pas de numéro et compte comme ronde { $number } ; selon { $rules }, les équipes marquent pendant { $rounds }
event-problems-no-number-and-scoring = le nom « { $name } » ne contient pas de numéro et compte comme ronde { $number } ; { $rules } a un autre système de score pour la ronde { $round }
# $number is the number that the round may have. $name and $usual are names for it with a number, “Round 5 – Sunday” and “Round 4 – Sunday”.
event-problems-rename-with-number = Si c’est la ronde { $number }, renommez-la « { $name } ». Sinon, renommez-la « { $usual } ».
event-problems-round-not-entered = { $rounds } n’est pas saisie
# Event is a menu, and “Add the missing round” a command in it, here and below.
event-problems-add-missing-round = Ajoutez-la avec « Ajouter la ronde manquante », dans le menu Tournoi. Si elle n’a pas eu lieu, changez les numéros des rondes suivantes.
event-problems-rounds-not-entered = { $rounds } ne sont pas saisies
event-problems-add-missing-rounds = Ajoutez-les avec « Ajouter la ronde manquante », dans le menu Tournoi. Si elles n’ont pas eu lieu, changez les numéros des rondes suivantes.
event-problems-rounds-of-teams-not-entered = les équipes marquent pendant { $rounds }, mais rien n’y est saisi ; elles n’ont donc pas de points
event-problems-add-round-of-teams = Ajoutez la ronde avec « Ajouter la ronde manquante », dans le menu Tournoi, et saisissez ses tables. Si elles sont dans une autre ronde, changez le numéro de celle-ci.

## Players.

# $played and $most are numbers of rounds.
# $played (Number)
# $most (Number)
event-problems-too-many-rounds = { $name } joue { $played } rondes ; selon { $rules }, le maximum est { $most }
# $played (Number)
# $most (Number)
event-problems-too-many-rounds-before-last = { $name } joue { $played } rondes avant la dernière ; selon { $rules }, le maximum est { $most }
event-problems-seat-another-or-leave = Placez un autre joueur, ou laissez tel quel si vous l’avez permis.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
event-problems-many-players-with-many-rounds = { $count } joueurs jouent plus de rondes que le règlement ne le permet
# $count (Number)
event-problems-many-players-with-many-early-rounds = { $count } joueurs jouent avant la dernière ronde plus de rondes que le règlement ne le permet
# An entrant is a player with an own seat.
event-problems-substitute-is-entrant = { $name } est remplaçant ici et inscrit au tournoi ; selon { $rules }, personne ne peut être les deux
event-problems-choose-another-substitute = Choisissez un autre remplaçant.
event-problems-reserve-has-seat = { $name } est réserviste, mais a un siège comme inscrit
event-problems-enter-as-substitute = Saisissez le réserviste comme remplaçant, ou changez son rôle.
# $board is “Round 1, board A”.
event-problems-same-power-twice = { $name } joue le même pays ({ $power }) ici et à une autre table ({ $board }) ; selon { $rules }, personne ne joue deux fois le même pays
event-problems-swap-or-leave = Échangez ce joueur avec un autre joueur de la table, ou laissez tel quel si vous l’avez permis.
# $count (Number)
event-problems-many-repeated-powers = { $count } sièges donnent à un joueur le même pays une deuxième fois
event-problems-no-group = { $name } n’est dans aucun groupe ; selon { $rules }, chaque inscrit doit en avoir un
# $others is the number of other players.
# $others (Number)
event-problems-no-group-and-others = { $others ->
    [one] { $name } et { $others } autre ne sont dans aucun groupe ; selon { $rules }, chaque inscrit doit en avoir un
   *[other] { $name } et { $others } autres ne sont dans aucun groupe ; selon { $rules }, chaque inscrit doit en avoir un
}
event-problems-type-a-group = Saisissez le nom d’un groupe dans la ligne du joueur.
# $games is the number of elimination games that the rules have.
# $games (Number)
event-problems-too-many-elimination-games = { $games ->
    [one] { $name } a un siège dans plus de { $games } partie de qualification ; selon { $rules }, c’est le maximum par joueur
   *[other] { $name } a un siège dans plus de { $games } parties de qualification ; selon { $rules }, c’est le maximum par joueur
}
# $others (Number)
# $games (Number)
event-problems-others-with-too-many-elimination-games = { $others ->
    [one] { $name } et { $others } autre ont un siège dans plus de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de qualification ; selon { $rules }, c’est le maximum par joueur
   *[other] { $name } et { $others } autres ont un siège dans plus de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de qualification ; selon { $rules }, c’est le maximum par joueur
}
# yes is typed so. “top board” is the row of the record of a board.
event-problems-mark-games-or-change-seat = Saisissez oui pour « table finale » dans les procès-verbaux (F4) des parties de la { $top-board }, ou changez un siège.
# $limit is a number of penalties.
# $limit (Number)
event-problems-penalties-mean-removal = { $limit ->
    [one] { $name } a { $limit } pénalité sur le total ; selon { $rules }, cela entraîne l’exclusion
   *[other] { $name } a { $limit } pénalités sur le total ; selon { $rules }, cela entraîne l’exclusion
}
# “removed” is the role of words.ftl, as the cell shows it and takes it.
event-problems-set-role-to-removed = Donnez le rôle « exclu » si vous en décidez ainsi.

## Teams.

# $members and $size are numbers of members.
# $members (Number)
event-problems-another-size-of-team = { $members ->
    [one] l’équipe { $team } a { $members } membre ; selon { $rules }, une équipe en a { $size }
   *[other] l’équipe { $team } a { $members } membres ; selon { $rules }, une équipe en a { $size }
}
event-problems-add-or-remove-members = Ajoutez ou retirez des membres.
# $count (Number)
event-problems-many-teams-of-another-size = { $count } équipes n’ont pas le nombre de membres que le règlement prévoit
event-problems-no-captain = l’équipe { $team } n’a pas de capitaine ; selon { $rules }, chaque équipe en a un
event-problems-choose-captain = Choisissez l’un des membres.
# $count (Number)
event-problems-many-teams-without-captain = { $count } équipes n’ont pas de capitaine, alors que le règlement en exige un
event-problems-captain-is-no-member = { $name }, capitaine de l’équipe { $team }, n’en est pas membre
event-problems-choose-member-or-add = Choisissez un membre, ou ajoutez le capitaine à l’équipe.
# $nth is the number of the team among those of the country, “4”. $most is the highest number that the rules allow.
event-problems-too-many-teams-of-country = l’équipe { $team } est l’équipe n° { $nth } de son pays ({ $country }) ; maximum par pays : { $most }
event-problems-remove-team-or-leave = Supprimez l’une d’elles, ou laissez tel quel si vous l’avez permis.
# $rounds is one round.
event-problems-member-misses-round = { $name }, de l’équipe { $team }, ne joue pas pendant { $rounds }, qui compte pour les équipes, et n’y rapporte rien
# $rounds are several rounds.
event-problems-member-misses-rounds = { $name }, de l’équipe { $team }, ne joue pas pendant { $rounds }, qui comptent pour les équipes, et n’y rapporte rien
event-problems-give-seat-or-change-team = Donnez un siège à ce joueur, ou changez l’équipe avant la ronde.
# $count (Number)
event-problems-many-team-members-without-game = { $count } membres d’équipes ne jouent pas dans une ronde qui compte pour les équipes
event-problems-twice-in-team = { $name } est deux fois dans l’équipe { $team }
# $team and $other are teams.
event-problems-in-two-teams = { $name } est dans deux équipes, { $team } et { $other }
event-problems-remove-from-one-team = Retirez ce joueur de l’une d’elles.

## The top board.

# $players is the number of players with too many rounds, $rounds how many each may have played.
# $players (Number)
# $rounds (Number)
event-problems-nobody-left-for-top-board = { $players ->
        [one] { $players } joueur a
       *[other] { $players } joueurs ont
    } une place dans plus de { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } avant la { $top-board } ; { $rules } ne laisse donc personne pour ses sièges
# $left is the number of players who may still have a seat.
# $players (Number)
# $rounds (Number)
# $left (Number)
event-problems-few-left-for-top-board = { $players ->
        [one] { $players } joueur a
       *[other] { $players } joueurs ont
    } une place dans plus de { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } avant la { $top-board } ; { $rules } ne laisse donc que { $left ->
        [one] { $left } joueur
       *[other] { $left } joueurs
    } pour ses sièges
# “Rounds played” is a field of the rules, on the Rules tab.
event-problems-change-rounds-played = Cela vient de la règle « Rondes jouées » de la table finale : copiez le règlement dans l’onglet Règlement et changez-la. Sinon, retirez des joueurs d’une ronde précédente.
event-problems-no-marked-top-board = selon { $rules }, la { $top-board } est à la ronde { $number }, mais aucune table de cette ronde n’est marquée comme { $top-board }
# yes is typed so. “top board” is the row of the record of a board.
event-problems-mark-top-board = Saisissez oui pour « table finale » dans le procès-verbal (F4) de la bonne table. En attendant, toutes les tables de la ronde sont ordinaires.
# The players of the top board choose their powers in turn.
event-problems-abandoned-top-board = la { $top-board } a été abandonnée et tous y ont le même score ; { $name } n’est champion que pour avoir choisi son pays en dernier
event-problems-leave-or-set-scores = Laissez tel quel si vous en décidez ainsi. Sinon, fixez les scores à la main.
# $names is a list of players: “Ann and Ben”. $at-top-board is “at the top board” or “in the medal round” in this language. $place is a
# place in the standings, “1”.
event-problems-choosing-order-missing = { $names } sont à égalité { $at-top-board }, et l’ordre dans lequel ils ont choisi leurs pays n’est pas saisi ; dans l’ordre du classement, { $name } a choisi en dernier et obtient la place { $place }
# “chooses” is the heading of a column of the tab.
event-problems-enter-choosing-order = Saisissez cet ordre dans la colonne « choix » de l’onglet de la table finale.
# $games is the number of games that the same seven play.
# $games (Number)
event-problems-one-top-board-too-many = { $games ->
    [1] selon { $rules }, la { $top-board } n’est qu’une partie ; cette table est en trop
   *[other] selon { $rules }, la { $top-board } n’a que { $games } parties ; cette table est en trop
}
event-problems-make-ordinary = Faites-en une table ordinaire.
# $at-top-board is “at the top board” or “in the medal round” in this language. $why is why the player may not sit there: “stepped back”.
event-problems-no-claim-to-seat = { $name } a un siège { $at-top-board } sans être qualifié ({ $why })
# The reason in the message above. $moment is “after round 4” or “after the elimination”.
event-problems-not-in-ranking = pas au classement { $moment }
event-problems-seat-qualified-player = Placez un joueur qualifié, ou notez qui s’est désisté ou qui vous avez désigné.
