# The dialogs that draw who sits where: the boards of rounds, and the games of an elimination. A draw is a search in the background.

## The draw of rounds. Titles.

# The title of the dialog. $round is “Round 2” or the name of a round.
draw-dialog-draw-of-round = Tirage : { $round }
# $count (Number)
# The title of the dialog where several rounds are drawn together, at least 2. $round is the first of them: “Round 2”.
draw-dialog-draw-of-rounds = { $count ->
    [one] Tirage de { $count } ronde ({ $round } et suivantes)
   *[other] Tirage de { $count } rondes ({ $round } et suivantes)
}
# The title where a draw is made once more, to check it. $time is when it was made the first time: “22 November 2026, 16:30”.
draw-dialog-recorded-draw-of-time = Tirage enregistré du { $time }, refait
# The same for a draw whose time is not known.
draw-dialog-recorded-draw = Tirage enregistré, refait

## The search.

# Above the bar of progress, before there is a first result.
draw-dialog-searching-for-boards = Recherche de la composition des tables…
# $count (Number)
# Above the bar of progress. A repeated meeting: two players meet who have met before. $bound is a number too.
draw-dialog-best-boards = { $count ->
    [one] Meilleur tirage trouvé : { $count } rencontre répétée. Aucun tirage n’en a moins de { $bound }.
   *[other] Meilleur tirage trouvé : { $count } rencontres répétées. Aucun tirage n’en a moins de { $bound }.
}
# A button: ends the search early, and shows the best boards that it has found.
draw-dialog-stop-and-keep = Arrêter, garder le meilleur
# $error is a message of the operating system.
draw-dialog-draw-cannot-start = Le tirage ne peut pas commencer, car l’ordinateur refuse de lancer une tâche de plus : { $error }.
# A seed is the number from which a draw makes its random choices.
draw-dialog-draw-stopped = Le tirage s’est arrêté sur une erreur imprévue. Essayez une autre graine.
# $reason is one sentence or several.
draw-dialog-no-draw-possible = Aucun tirage n’est possible. { $reason }

## The boards of a draw.

# $count (Number)
# A warning above the boards. $players are the players who lose the claim, “Ann Lee and Ben Orr”. $round is “round 4”. $top-board is
# “top board”, “final table” or “medal round”. “Rounds played” is a field on the Rules tab.
draw-dialog-lost-claims = { $count ->
    [one] { $players } perd sa qualification ({ $top-board }) en jouant { $round }. Pour la garder, marquez ce joueur absent à l’appel. Ou changez « Rondes jouées » dans l’onglet Règlement.
   *[other] { $players } perdent leur qualification ({ $top-board }) en jouant { $round }. Pour la garder, marquez ces joueurs absents à l’appel. Ou changez « Rondes jouées » dans l’onglet Règlement.
}
# $count (Number)
# A line above the boards where no roll call was made for the round, so that all are drawn. $round is “round 4”.
draw-dialog-no-roll-call = { $count ->
    [one] Personne n’est marqué présent pour { $round } : le tirage prend le seul joueur.
   *[other] Personne n’est marqué présent pour { $round } : le tirage prend les { $count } joueurs.
}
# $note is the line before. Ctrl+L is a key.
draw-dialog-roll-call-key = { $note } Ctrl+L ouvre l’appel.
# The title of a board whose seats the draw leaves as they are. $board is “Board C”.
draw-dialog-board-unchanged = { $board }, inchangée
# A player whose seat the draw leaves as it is. The room is narrow.
draw-dialog-player-stays = { $player } · reste
# A tooltip at a seat.
draw-dialog-power-and-player = { $power } : { $player }
# $players are the players without a board in the round: “Ann Lee, Ben Smith”.
draw-dialog-sitting-out = Exempts : { $players }.

## Below the boards: the seed, and the buttons.

# The name of the field for a seed, which is the number from which a draw makes its random choices. The room is narrow.
draw-dialog-seed-field = Tirer avec la graine
# $position is the number of the draw in view, of $count draws that were made here. “Undo” is the command of the menu Edit, “Accept”
# and “Discard” are the buttons below. Enter and Ctrl+B are keys.
draw-dialog-what-keys-do = Graine { $seed }, tirage { $position } sur { $count }. Entrée place les joueurs aux tables, en une seule action que vous pouvez annuler. Ctrl+B fait un autre tirage. « Accepter » garde aussi les autres tirages dans la ronde. « Abandonner » n’en garde aucun.
# While a number is typed into the field for a seed. Enter is a key.
draw-dialog-enter-draws-with-seed = Entrée fait le tirage avec la graine { $seed }. La même graine donne les mêmes tables sur tout ordinateur.
# $text is what was typed into the field for a seed.
draw-dialog-no-seed = « { $text } » n’est pas une graine. Saisissez un nombre entier.
# Buttons. “Accept” seats the players, “Discard” leaves everything as it was.
draw-dialog-accept = Accepter
draw-dialog-draw-with-this-seed = Tirer avec cette graine
draw-dialog-another-draw = Autre tirage
# A button: shows the next of the draws that were made here.
draw-dialog-other-draws = Voir les autres
# The result of a draw that was made once more.
draw-dialog-same-boards = La graine { $seed } redonne les mêmes tables.
# $recorded-version and $version are versions of Topboard: “1.4.0”. $method is the number of the way in which it draws.
draw-dialog-other-boards = Le résultat diffère. Le tirage enregistré a été fait par la version { $recorded-version }. Ici, c’est la version { $version }, méthode { $method }.

## After the dialog, in the status bar.

# Ctrl+Z is a key.
draw-dialog-boards-are-drawn = Les tables sont tirées au sort. Ctrl+Z annule le tirage.
draw-dialog-nothing-drawn = aucun tirage n’a été fait
# A part of the question before the window closes.
draw-dialog-draw-not-in-book = Le tirage affiché dans le dialogue n’est pas encore dans le document.

## An elimination: players in groups play games in waves. In each wave every player has at most one game, and a wave becomes a round.

# The title of the dialog.
draw-dialog-elimination = Tirer les qualifications au sort
draw-dialog-searching-for-games = Recherche des parties…
# $count (Number)
# Above the bar of progress. The rules ask for a number of meetings of each two players.
draw-dialog-best-games = { $count ->
    [one] Il manque encore { $count } rencontre exigée aux meilleures parties trouvées.
   *[other] Il manque encore { $count } rencontres exigées aux meilleures parties trouvées.
}
# $error is a message of the operating system.
draw-dialog-search-cannot-start = La recherche ne peut pas commencer, car l’ordinateur refuse de lancer une tâche de plus : { $error }.
draw-dialog-search-stopped = La recherche s’est arrêtée sur une erreur imprévue. Essayez une autre graine.
# $players (Number)
# $games (Number)
# $waves (Number)
# The games that were found, where no group has two members. $least is “twice” or “three times”. An entrant is a player of the
# elimination.
draw-dialog-games-found = { $players } inscrits jouent { $games } parties, sept chacun, une avec chaque pays, en { $waves } vagues. Chaque vague devient une ronde. Deux inscrits quelconques se rencontrent au moins { $least }. Graine { $seed }.
# $players (Number)
# $games (Number)
# $waves (Number)
# The same with groups. $least-in-group is “twice” or “three times” too.
draw-dialog-games-of-groups-found = { $players } inscrits jouent { $games } parties, sept chacun, une avec chaque pays, en { $waves } vagues. Chaque vague devient une ronde. Les membres d’un même groupe se rencontrent au moins { $least-in-group }. Deux inscrits quelconques se rencontrent au moins { $least }. Graine { $seed }.
# $count (Number)
# How often two entrants meet: “at least twice”.
draw-dialog-times = { $count ->
    [0] zéro fois
    [1] une fois
    [2] deux fois
    [3] trois fois
    [4] quatre fois
    [5] cinq fois
    [6] six fois
    [7] sept fois
   *[other] { $count } fois
}
# The heading of the column with the number of the wave. The room is narrow.
draw-dialog-wave = vague
# Buttons. “Stop” ends the search early.
draw-dialog-stop = Arrêter
draw-dialog-try-another-seed = Autre graine
draw-dialog-other-games = Autres parties
draw-dialog-games-are-drawn = Les parties sont tirées au sort. Ctrl+Z annule le tirage.
# A part of the question before the window closes.
draw-dialog-games-not-in-book = Les parties affichées dans le dialogue ne sont pas encore dans le document.
