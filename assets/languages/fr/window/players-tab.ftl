# The Players tab: the list of players.

# The text on the tab.
players-tab-title = Joueurs

## The list.

# The sentence above the empty list of a new event. Buttons with the names of commands stand behind it.
players-tab-first-steps = Déposez ici une feuille de résultats, ou saisissez le premier nom.
# A command in the menus, while the list of players is in view: the rows are no longer sorted.
players-tab-back-to-order-of-entry = Revenir à l’ordre de saisie

## The hints at the headings of the columns: what can be typed there. They have no full stop. The examples in quotes are typed as they
## stand there.

players-tab-role-hint = Vide : un joueur ordinaire. « hors classement », « exclu » et « forfait » n’ont pas de place. Un « réserviste » attend de pouvoir jouer
players-tab-group-hint = Le groupe d’inscrits
players-tab-handicap-hint = Les points avec lesquels le joueur commence
players-tab-team-preference-hint = Oui si le joueur attend une équipe
players-tab-successor-hint = Le joueur qui remplace celui-ci et garde les scores obtenus jusque-là
players-tab-penalties-hint = La déduction du total, et le motif : « 25 % anonymat », « 10 retard ». Séparez-en plusieurs par des points-virgules
# When a player has signed up for the event.
players-tab-signed-up-hint = L’heure d’inscription, « 30/07/2006 18:05 », ou le numéro sur la liste. Si la cellule est vide, l’ordre de saisie compte
players-tab-rounds-hint = Les rondes où le joueur est là : « 1-3, 5 », ou « sauf 4 ». Vide : toutes les rondes. Le tirage laisse le joueur de côté dans les autres
# “FGIRT” has the first letters of powers in English.
players-tab-preferred-powers-hint = Les pays préférés, le plus souhaité en premier : « FGIRT ». Les lettres sont celles des noms anglais : E pour l’Angleterre, G pour l’Allemagne
# $colours is a list of the colours that can be typed: “yellow, green, blue, red, violet or grey”.
players-tab-colour-hint = La couleur du nom : { $colours }. Les joueurs ne la voient pas
players-tab-different-from-hint = Les personnes au nom semblable qui ne sont pas ce joueur. Séparez-en plusieurs par des points-virgules
# Event is a menu, and Confirm the player is a command there.
players-tab-unconfirmed-hint = Oui pour un nom saisi à un siège ou dans une équipe. Si le nom est juste, videz la cellule ; « Confirmer le joueur », dans le menu Tournoi, fait de même
# The hint at the heading of a column that has no other hint.
players-tab-sort-hint = Un clic trie par cette colonne, Maj avec un clic trie par elle les lignes à égalité. Le menu de l’en-tête ramène à l’ordre de saisie

## The names of the cells, as a screen reader says them. $column is the heading of the column: “name”, “region”.

players-tab-cell-of-heading = Joueurs en-tête { $column }
# $player is a name.
players-tab-cell-of-player = Joueurs { $player } { $column }
# The first empty row, where the next player is typed.
players-tab-cell-of-new-player = Nouveau joueur { $column }
# An empty row below it. $row is its number.
players-tab-cell-of-empty-row = Joueurs ligne { $row } { $column }
# The same as “New player name” in the bar above the sheet, which says where the cursor is.
players-tab-location-of-new-player = Nouveau joueur · { $column }

## Messages in the status bar and across the window. $player and $name are names.

players-tab-player-removed = { $player } est supprimé. Ctrl+Z fait revenir le joueur.
# Several players were to be removed. A sentence about those who stay may follow.
# $count (Number)
players-tab-players-removed = { $count ->
    [one] { $count } joueur est supprimé. Ctrl+Z le fait revenir.
   *[other] { $count } joueurs sont supprimés. Ctrl+Z les fait revenir.
}
# The player cannot be removed.
players-tab-player-stays = { $player } a une partie et reste dans la liste.
# $count (Number)
players-tab-players-stay = { $count ->
    [one] { $count } joueur a une partie et reste dans la liste.
   *[other] { $count } joueurs ont une partie et restent dans la liste.
}
# The user has said that two people with similar names are not the same person.
players-tab-is-another-person = { $player } est une autre personne. Topboard ne repose pas la question.
# A name that was typed into a seat is that of a player.
players-tab-name-confirmed = { $name } est confirmé comme joueur.
# $count (Number)
players-tab-names-confirmed = { $count ->
    [one] { $count } nom est confirmé comme joueur.
   *[other] { $count } noms sont confirmés comme joueurs.
}

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

players-tab-first-go-to-player = placez d’abord le curseur sur un joueur
players-tab-first-go-to-similar-name = placez d’abord le curseur sur un joueur dont le nom ressemble à un autre
players-tab-first-go-to-unconfirmed-name = placez d’abord le curseur sur un nom saisi qui n’est pas confirmé
