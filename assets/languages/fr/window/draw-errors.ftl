# Why nothing can be drawn, or why players who should not meet share a board. Each is one or more sentences in a dialog.
#
# $round is the number of a round, “2”, and $board the letter of a board, “C”. $player, $one, $other, $players and $others are
# names or lists of names. A seat is reserved for a player: it is locked, or the board has begun, or the player got a power in the roll
# call.

## Nothing can be drawn.

# $present is how many players are present.
# $present (Number)
draw-errors-too-few-players = { $present ->
    [one] Une table demande sept joueurs, et la ronde { $round } n’en a que { $present } de présent. Marquez d’autres joueurs présents. À six, une table de six est possible.
   *[other] Une table demande sept joueurs, et la ronde { $round } n’en a que { $present } de présents. Marquez d’autres joueurs présents. À six, une table de six est possible.
}
# $count is how many players there are.
# $count (Number)
draw-errors-unknown-player = { $count ->
    [one] La ronde { $round } cite un joueur qui n’existe pas ({ $player }) : il n’y a que { $count } joueur. Corrigez le numéro.
   *[other] La ronde { $round } cite un joueur qui n’existe pas ({ $player }) : il n’y a que { $count } joueurs. Corrigez le numéro.
}
draw-errors-present-twice = Ronde { $round } : { $player } figure deux fois parmi les présents. Supprimez une des deux lignes.
draw-errors-two-boards-absent = Ronde { $round } : { $player } doit jouer à deux tables, mais n’est pas présent. Marquez ce joueur présent, ou retirez-lui la deuxième table.
draw-errors-two-boards-of-one = Ronde { $round } : { $player } doit jouer à deux tables, mais il n’y en a qu’une. Retirez-lui la deuxième table, ou marquez d’autres joueurs présents.
draw-errors-two-boards-named-again = Ronde { $round } : { $player } figure plusieurs fois parmi ceux qui jouent à deux tables. Personne ne peut jouer à plus de deux tables : citez ce joueur une seule fois.
draw-errors-two-boards-reservation = Ronde { $round } : { $player } joue à deux tables. Chaque siège réservé doit indiquer sa table, et les deux sièges demandent des tables et des pays différents. Corrigez-les, ou libérez un siège.
draw-errors-two-boards-blocked = Ronde { $round } : à cause des sièges réservés, { $player } ne peut pas jouer à deux tables avec deux pays. Libérez un de ces sièges, ou retirez la deuxième table.
draw-errors-reserved-absent = Ronde { $round } : un siège est réservé pour { $player }, qui n’est pas présent. Libérez le siège, ou marquez ce joueur présent.
draw-errors-reserved-twice = Ronde { $round } : deux sièges sont réservés pour { $player }. Libérez-en un.
# $boards is how many boards the players present fill, here and below.
# $boards (Number)
draw-errors-no-such-board = { $boards ->
    [one] Ronde { $round } : un siège est réservé pour { $player } à la table { $board }, mais les joueurs présents ne remplissent que { $boards } table. Libérez le siège, ou marquez d’autres joueurs présents.
   *[other] Ronde { $round } : un siège est réservé pour { $player } à la table { $board }, mais les joueurs présents ne remplissent que { $boards } tables. Libérez le siège, ou marquez d’autres joueurs présents.
}
draw-errors-seat-reserved-twice = Ronde { $round } : un même siège ({ $power }, table { $board }) est réservé à la fois pour { $one } et pour { $other }. Annulez une des deux réservations.
draw-errors-reserved-seat-stays-empty = Ronde { $round } : un siège ({ $power }, table { $board }) est réservé pour { $player }, mais il doit rester vide. Annulez la réservation, ou pourvoyez le siège.
# $boards (Number)
draw-errors-no-such-seat = { $boards ->
    [one] Ronde { $round } : un siège ({ $power }, table { $board }) doit rester vide, mais les joueurs présents ne remplissent que { $boards } table, ou le siège est cité deux fois. Laissez moins de sièges vides, ou marquez d’autres joueurs présents.
   *[other] Ronde { $round } : un siège ({ $power }, table { $board }) doit rester vide, mais les joueurs présents ne remplissent que { $boards } tables, ou le siège est cité deux fois. Laissez moins de sièges vides, ou marquez d’autres joueurs présents.
}
# $seats is how many seats the board has, and below how many there are in all.
# $seats (Number)
draw-errors-board-full = { $seats ->
    [one] Ronde { $round } : la table { $board } n’a que { $seats } siège, mais des sièges y sont réservés pour { $players }. Libérez-en un.
   *[other] Ronde { $round } : la table { $board } n’a que { $seats } sièges, mais des sièges y sont réservés pour { $players }. Libérez-en un.
}
# $boards (Number)
draw-errors-power-too-often = { $boards ->
    [one] Ronde { $round } : un même pays ({ $power }) est réservé pour { $players }, mais une seule table a un siège pour ce pays. Annulez une des réservations.
   *[other] Ronde { $round } : un même pays ({ $power }) est réservé pour { $players }, mais { $boards } tables seulement ont un siège pour ce pays. Annulez une des réservations.
}
# $count is how many seats are reserved.
# $seats (Number)
draw-errors-too-many-reserved = { $seats ->
    [one] Ronde { $round } : les joueurs présents ne remplissent que { $seats } siège, mais { $count } sièges sont réservés, pour { $players }. Libérez-en, ou marquez d’autres joueurs présents.
   *[other] Ronde { $round } : les joueurs présents ne remplissent que { $seats } sièges, mais { $count } sièges sont réservés, pour { $players }. Libérez-en, ou marquez d’autres joueurs présents.
}
draw-errors-reservation-blocked = Ronde { $round } : les sièges réservés pour d’autres joueurs rendent impossible la réservation pour { $player }. Libérez un de ces sièges.
# A player without a name, by the number in the request: “player 45”.
draw-errors-player-of-number = joueur { $number }
# A list of players without a player.
draw-errors-nobody = personne

## What may follow one of these sentences.

# The draw was for several rounds. $rounds is how many of them, from the first, have enough players.
# $rounds (Number)
draw-errors-draw-fewer-rounds = { $rounds ->
    [one] { $error } Tirez moins de rondes : seule la première a assez de joueurs.
   *[other] { $error } Tirez moins de rondes : seules les { $rounds } premières ont assez de joueurs.
}

## Players who should not meet share a board all the same.

# $seated is how many of the players, or how many seats, and $pairs how many pairs share a board.
# $boards (Number)
# $pairs (Number)
draw-errors-too-many-separated = { $boards ->
    [one] La ronde { $round } a une seule table pour { $players }, et ces joueurs ne doivent pas se retrouver à la même table.
   *[other] La ronde { $round } a { $boards } tables pour { $players }, et ces joueurs ne doivent pas se retrouver à la même table.
} { $pairs ->
    [one] Au moins { $seated } d’entre eux ont un siège, donc au moins une paire se retrouve à la même table.
   *[other] Au moins { $seated } d’entre eux ont un siège, donc au moins { $pairs } paires se retrouvent à la même table.
} Laissez l’un d’eux exempt, ou permettez à deux d’entre eux de se rencontrer.
# The same where some of them play on two boards.
# $boards (Number)
# $pairs (Number)
draw-errors-too-many-separated-on-two-boards = { $boards ->
    [one] La ronde { $round } a une seule table pour { $players }, et ces joueurs ne doivent pas se retrouver à la même table.
   *[other] La ronde { $round } a { $boards } tables pour { $players }, et ces joueurs ne doivent pas se retrouver à la même table.
} { $pairs ->
    [one] Certains jouent à deux tables : ensemble, ils occupent au moins { $seated } sièges, donc au moins une paire se retrouve à la même table.
   *[other] Certains jouent à deux tables : ensemble, ils occupent au moins { $seated } sièges, donc au moins { $pairs } paires se retrouvent à la même table.
} Laissez l’un d’eux exempt, ou permettez à deux d’entre eux de se rencontrer.
draw-errors-reserved-together = Ronde { $round } : { $one } et { $other } ne doivent pas se retrouver à la même table, mais ont tous deux un siège réservé à la table { $board }. Libérez un des deux sièges.
draw-errors-no-board-left = Ronde { $round } : chaque table a un siège réservé pour quelqu’un à séparer de ce joueur ({ $player }) : { $others }. Libérez un de ces sièges.
draw-errors-no-arrangement = Ronde { $round } : les séparations ne peuvent pas être toutes respectées, toutes les répartitions ont été essayées. Libérez un siège réservé, ou permettez à deux de ces joueurs de se rencontrer.

## The games of an elimination in groups. An entrant is a player. All variables but $name are numbers.

# $count is a number of entrants.
# $count (Number)
draw-errors-too-few-entrants = { $count ->
    [one] Une partie demande sept joueurs, et il n’y a que { $count } inscrit.
   *[other] Une partie demande sept joueurs, et il n’y a que { $count } inscrits.
}
draw-errors-empty-group = Le groupe { $group } est vide. Supprimez-le, ou ajoutez-y des inscrits.
# $largest is the size of the largest group, $mates and $rest are numbers of other entrants, $needed and $room numbers of meetings, and $sum
# is $entrants and $largest together.
draw-errors-too-many-meetings = Aucun programme ne peut exister : chaque membre du groupe de { $largest } doit rencontrer { $mates } autres inscrits deux fois et { $rest } une fois. Cela fait { $needed } rencontres, et sept parties n’en permettent que { $room }. Le nombre d’inscrits et la taille du plus grand groupe ne doivent pas dépasser 44 ensemble ; ici, { $entrants } et { $largest } font { $sum }.
# $tried is a number of attempts, $missing of meetings.
# $missing (Number)
draw-errors-no-schedule-found = { $missing ->
    [one] Aucun programme n’a été trouvé. Pour { $entrants } inscrits, dont { $largest } dans le plus grand groupe, les nombres n’en excluent pas, mais il manque une rencontre aux meilleures parties trouvées en { $tried } essais. Une autre graine peut réussir. Des groupes plus petits ou moins d’inscrits facilitent la recherche.
   *[other] Aucun programme n’a été trouvé. Pour { $entrants } inscrits, dont { $largest } dans le plus grand groupe, les nombres n’en excluent pas, mais il manque { $missing } rencontres aux meilleures parties trouvées en { $tried } essais. Une autre graine peut réussir. Des groupes plus petits ou moins d’inscrits facilitent la recherche.
}
# “Reserve” is a role, as it is chosen in the list of players.
draw-errors-player-without-group = { $name } n’est dans aucun groupe. Donnez un groupe à chaque joueur, ou donnez aux réservistes le rôle « réserviste ».
