# The rulings desk, “Disputed orders”: the text of a dispute, each order with its outcome, reason and paragraph, and the drawn board.
# The text is written in English notation in every language: “season”, “position”, “orders”, “retreats”.

## The window.

# Title, if the dispute has no board.
rulings-desk-title = Ordres contestés
# Title. $board is a board: “R2 C”.
rulings-desk-title-with-board = Ordres contestés, { $board }
# Said when the program is about to close.
rulings-desk-text-not-kept = Le dernier texte des ordres contestés n’est pas encore conservé.
rulings-desk-nothing-to-print = Il n’y a pas encore de décision à imprimer

## The text, and the row of menus and buttons above it.

# Label of the text.
rulings-desk-position-and-orders = Position et ordres écrits
# Menu with disputes as examples.
rulings-desk-worked-disputes = Exemples résolus
# Menu with texts that were typed before.
rulings-desk-earlier-texts = Textes antérieurs
# In that menu: a text that names no season.
rulings-desk-no-season = Sans saison
# Button.
rulings-desk-open-text = Ouvrir un texte…
rulings-desk-open-text-help = Ouvre un fichier texte contenant une position et des ordres (Ctrl+O). Vous pouvez aussi le déposer sur la fenêtre.
# Button: a vote to end the game as a draw.
rulings-desk-draw-vote = Vote de nul
rulings-desk-draw-vote-help = Ajoute les centres de la table et une ligne pour un vote de match nul

## The board. $power is a power: “France”.

# What a screen reader says of the letter that chooses a power.
rulings-desk-units-of = Unités : { $power }
rulings-desk-place-units-of = Placer des unités : { $power }
# Beside the powers, until the pointer is on a province. A click makes an army, the next one a fleet, the next one takes it away.
rulings-desk-click-province = clic : armée, flotte, rien
# $unit is an army or a fleet with its place: “A Paris”.
rulings-desk-unit-of-power = { $unit } ({ $power })
# What a screen reader calls the board.
rulings-desk-drawn-board = Carte dessinée
# A E F G I R T are the keys of the powers Austria, England, France, Germany, Italy, Russia and Turkey; they do not change.
rulings-desk-board-keys =
    Cliquez sur une région pour une armée, encore une fois pour une flotte ou son autre côte, et encore une fois pour la vider. Avec Maj, la flotte vient en premier ; le bouton droit enlève l’unité.
    Touches : A E F G I R T choisissent le pays, les flèches déplacent le repère, Espace place comme un clic, 1 une armée, 2 une flotte, Suppr vide la région, Ctrl+Z annule la dernière modification.

## The buttons at the end. They stand in one row, so short words are best.

# $turn is a season or a part of it: “Fall 1901”, “Fall 1901 retreats”.
rulings-desk-on-to-turn = Suite : { $turn }
rulings-desk-on-from-position = Continuer d’ici
rulings-desk-keep-in-notebook = Garder dans le carnet
rulings-desk-save-as-pdf = Enregistrer en PDF…
rulings-desk-enter-counts = Reporter les centres au relevé
rulings-desk-enter-vote = Reporter le vote au procès-verbal
rulings-desk-write-retreats = Écrire les retraites

## Why a button cannot be pressed.

rulings-desk-no-ruling-yet = Il n’y a pas encore de décision. Écrivez une position et des ordres.
rulings-desk-no-counts-to-enter = Il faut une table, et un texte d’automne avec des ordres, ou d’hiver, précédé des possesseurs des centres. Un automne attend d’abord ses retraites.
# “Draw vote” is the button of this name.
rulings-desk-no-vote-to-enter = Il faut une table, et un vote de match nul tranché qui n’est pas dans son procès-verbal. « Vote de nul » en écrit un.
rulings-desk-no-retreat-waits = Aucune unité délogée n’attend de retraite.
rulings-desk-retreats-are-written = Les retraites ont déjà leurs lignes dans le texte.
rulings-desk-write-orders-first = Écrivez d’abord des ordres.

## What was done, in the desk and in the line of the status.

# $year is a year: “1904”.
rulings-desk-counts-are-in-chart = Les centres de { $year } sont dans le relevé de la table
rulings-desk-no-order-to-keep = Il n’y a pas encore d’ordre à garder
rulings-desk-ruling-is-in-notebook = La décision est dans le carnet
rulings-desk-game-is-abandoned = La partie est marquée comme abandonnée
rulings-desk-vote-is-in-record = Le vote est dans le procès-verbal de la table

## The ruling, order by order.

# $line is the number of a line of the text, $problem a sentence, perhaps with the words of the line before it.
rulings-desk-problem-in-line = Ligne { $line } : { $problem }
# $units are units with their powers: “A Vienna (Austria), F Trieste (Austria)”. §5 is a paragraph of the rules.
rulings-desk-without-order = Sans ordre, donc tiennent leur position : { $units }. (§ 5)
# $order is an order as it was written, $reason a sentence.
rulings-desk-order-does-not-count = { $order } ne compte pas. { $reason }
# $unit is a unit, $power its power, $places are the places to which it may go.
rulings-desk-may-retreat = { $unit } ({ $power }) peut faire retraite vers : { $places }.
rulings-desk-cannot-retreat = { $unit } ({ $power }) ne peut faire retraite nulle part et est détruite.
# In small letters at the end. “§5” begins the numbers of paragraphs from the 1971 Rulebook.
rulings-desk-rules-of-wdc = Selon le règlement du WDC 2006 ; le § 5 est la règle du jeu de 1971.
