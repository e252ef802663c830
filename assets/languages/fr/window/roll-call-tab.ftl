# The roll call: who is present for a round. Letters search for a name, Space marks the player.
#
# The status of a player (“present”, “late”), the names of players and of rounds and the text with the numbers of players and boards are
# variables. They come as they are. Keys such as Space and Ctrl have the names of keys.ftl; a Mac shows Cmd in place of Ctrl.

# The name of the tab. It must be short.
roll-call-tab-tab-name = Appel

## The table. The columns are narrow, and their headings are in lower case.

# The heading of “present”, “absent” and so on. About 12 letters have room.
roll-call-tab-status = statut
# The heading of the reasons why a player has no board in this round.
roll-call-tab-sits-out = motif d’exemption
# The heading of the number of rounds that the player has played. About 7 letters have room.
roll-call-tab-played = jouées
# The heading of the number of rounds in which the player was present and had no board. About 7 letters have room.
roll-call-tab-sat-out = exempt
# The heading of the power that a player has before the draw. About 14 letters have room.
roll-call-tab-reserved-power = pays réservé
# A tooltip.
roll-call-tab-reserved-power-hint = Le pays réservé avant le tirage, par exemple aux enchères ou au choix
# A tooltip. The words from “late” to “two boards” are typed: take those of values.ftl.
roll-call-tab-status-hint = Espace alterne entre présent et absent. F2 permet de saisir « en retard », « disponible » (joue s’il manque quelqu’un), « exempt » (volontaire pour l’être), « doit jouer » ou « deux tables »

## The names of the cells, as a screen reader says them. $column is a heading of the table.

roll-call-tab-cell-of-heading = Appel en-tête { $column }
roll-call-tab-cell-of-player = Appel { $player } { $column }

## The bar above the table, and the bar at the foot of the window.

# In place of the name of the round, where it is not in the list of rounds yet.
roll-call-tab-next-round = Prochaine ronde
roll-call-tab-nobody-called = Personne n’a encore été appelé. Tapez un prénom, ou une partie, et appuyez sur Espace, ou collez une liste de noms.
# $names are the players who have no board in this round: “Ann, Ben”.
roll-call-tab-out = Exempts : { $names }.
# A warning after that, where this is the only round in which members score for their teams. $members are those of teams who have
# no board: “Ann (Berlin) and Ben (Berlin)”.
# $count (Number)
roll-call-tab-team-members-out = { $count ->
    [one] Cette ronde compte pour les équipes : { $members } est exempt et ne marque rien pour son équipe.
   *[other] Cette ronde compte pour les équipes : { $members } sont exempts et ne marquent rien pour leurs équipes.
}
# One of them. $name is the player.
roll-call-tab-member-of-team = { $name } ({ $team })
# $count is the number of players in the list.
# $count (Number)
roll-call-tab-nobody-called-of = { $count ->
    [one] { $count } joueur, personne n’a encore été appelé
   *[other] { $count } joueurs, personne n’a encore été appelé
}

## The commands. What is said when a command is not possible now begins in lower case and has no stop.

roll-call-tab-needs-roll-call = ouvrez d’abord l’appel
roll-call-tab-every-player-has-entry = tous les joueurs ont déjà un statut
# The title of a list of rounds.
roll-call-tab-choose-round = Appel d’une ronde
# The hint in the empty field above the list.
roll-call-tab-choose-round-search = nom de la ronde
# A line of the list.
roll-call-tab-new-round = Une nouvelle ronde
# Beside a round in the list: so many players are called for it already.
# $count (Number)
roll-call-tab-called = { $count ->
    [one] { $count } appelé
   *[other] { $count } appelés
}
# The title of a dialog.
roll-call-tab-new-player = Nouveau joueur présent
# The name of its field.
roll-call-tab-new-player-name = Nom
# $names is “Jan Kowalski”, or several names.
roll-call-tab-similar-names = Déjà dans la liste des joueurs : { $names }. Échap revient à la liste.
roll-call-tab-needs-name = Saisissez le nom du joueur.
roll-call-tab-player-added = { $player } est ajouté à la liste des joueurs et présent
# The typed name is that of a player of the list.
roll-call-tab-known-player-present = { $player } était déjà dans la liste des joueurs, et est maintenant présent. Un second joueur de ce nom doit s’écrire autrement

## A list of names that was pasted, or a file with names.

# $count (Number)
roll-call-tab-players-called = { $count ->
    [one] { $count } joueur appelé
   *[other] { $count } joueurs appelés
}
# $names had left the event, and take part again: “Ann, Ben”.
# $count (Number)
roll-call-tab-players-called-and-back = { $count ->
    [one] { $count } joueur appelé ; de retour dans le tournoi après l’avoir quitté : { $names } (Ctrl+Z annule)
   *[other] { $count } joueurs appelés ; de retour dans le tournoi après l’avoir quitté : { $names } (Ctrl+Z annule)
}
roll-call-tab-pasted-list-names-nobody = la liste collée ne nomme personne de la liste des joueurs.
# $file is the name of a file.
roll-call-tab-file-names-nobody = { $file } ne nomme personne de la liste des joueurs.
# $lines are those lines of the list, at most 8.
# $count (Number)
roll-call-tab-unread-lines-pasted = { $count ->
    [one] Une ligne de la liste collée ne nomme personne de la liste des joueurs, ou a une marque inconnue : { $lines }. Corrigez-la et collez de nouveau la liste.
   *[other] { $count } lignes de la liste collée ne nomment personne de la liste des joueurs, ou ont une marque inconnue : { $lines }. Corrigez-les et collez de nouveau la liste.
}
# $lines are the first 8 of those lines.
# $count (Number)
roll-call-tab-many-unread-lines-pasted = { $count } lignes de la liste collée ne nomment personne de la liste des joueurs, ou ont une marque inconnue : { $lines }, entre autres. Corrigez-les et collez de nouveau la liste.
# $file is the name of a file, $lines are those lines of it, at most 8.
# $count (Number)
roll-call-tab-unread-lines-of-file = { $count ->
    [one] Une ligne du fichier { $file } ne nomme personne de la liste des joueurs, ou a une marque inconnue : { $lines }. Corrigez-la et relisez la liste.
   *[other] { $count } lignes du fichier { $file } ne nomment personne de la liste des joueurs, ou ont une marque inconnue : { $lines }. Corrigez-les et relisez la liste.
}
# $lines are the first 8 of those lines.
# $count (Number)
roll-call-tab-many-unread-lines-of-file = { $count } lignes du fichier { $file } ne nomment personne de la liste des joueurs, ou ont une marque inconnue : { $lines }, entre autres. Corrigez-les et relisez la liste.

## The search for a name, in the bar at the foot of the window. These texts begin in lower case and have no stop.

# $player is the name that the letters found. It is the only one, or the one at $position of $count: “Karl Brandt, 1 of 2”.
# $count (Number)
roll-call-tab-found = { $count ->
    [1] { $player }
   *[other] { $player }, { $position } sur { $count }
}
# $count (Number)
roll-call-tab-found-left = { $count ->
    [1] { $player } : a quitté le tournoi
   *[other] { $player }, { $position } sur { $count } : a quitté le tournoi
}
# $count (Number)
roll-call-tab-found-present = { $count ->
    [1] { $player } : déjà présent ; Espace le marque absent
   *[other] { $player }, { $position } sur { $count } : déjà présent ; Espace le marque absent
}
# The letters can mean several players. $names are two of them, “Ole Hansen or Ole P. Hansen”, and $player is the first.
roll-call-tab-go-on = { $names } : un second mot décide, ou Espace marque { $player }
roll-call-tab-go-on-present = { $names } : un second mot décide, ou Espace marque { $player } comme absent
roll-call-tab-no-such-name = aucun nom ne commence ainsi ; personne n’a été marqué ; Entrée ajoute un nouveau joueur
# $letters were typed.
roll-call-tab-no-name-begins = aucun nom ne commence par « { $letters } » ; Entrée ajoute un nouveau joueur
# $names is a similar name, or several.
roll-call-tab-no-name-begins-similar = aucun nom ne commence par « { $letters } » ; Entrée ajoute un nouveau joueur ; nom semblable : { $names }
# $letters is the last word that was typed, $text all words. $player was marked after the first word.
roll-call-tab-no-name-begins-takes-back = aucun nom ne commence par « { $letters } » ; Entrée ajoute un nouveau joueur, « { $text } », et retire la marque donnée à { $player }
roll-call-tab-search-over = la recherche est terminée
roll-call-tab-search-over-nobody = la recherche est terminée ; personne n’a été marqué
# $status is “present”, or the text for a player who is not called.
roll-call-tab-status-of-player = { $player } : { $status }
# The status of a player who is not called.
roll-call-tab-not-called = pas encore appelé
roll-call-tab-not-marked = seul le premier mot désignait { $player }, qui n’est pas marqué
roll-call-tab-space-brings-back = { $player } a quitté le tournoi ; un second appui sur Espace le fait revenir

## A player was marked.

roll-call-tab-marked-absent = { $player } : maintenant absent
roll-call-tab-marked-back = { $player } : de retour dans le tournoi et présent ; Ctrl+Z annule
# $marked is one of the three texts above. The letters that were typed could mean several players: “Ann Lee: present (1 of 2 names that
# begin like this)”.
# $count (Number)
roll-call-tab-marked-among = { $count ->
    [one] { $marked } ({ $position } sur { $count } nom qui commence ainsi)
   *[other] { $marked } ({ $position } sur { $count } noms qui commencent ainsi)
}
