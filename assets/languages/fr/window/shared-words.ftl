# Words that many parts of the window use: buttons, counted things, rounds and boards.

## Buttons.

shared-words-cancel = Annuler
shared-words-close = Fermer
shared-words-yes = Oui
shared-words-no = Non
shared-words-add = Ajouter
shared-words-remove = Supprimer
shared-words-open = Ouvrir
shared-words-save = Enregistrer
shared-words-import = Importer
shared-words-copy = Copier
# The import, or the drawn round, is not taken.
shared-words-discard = Abandonner
# Hides a part of a panel. The room is narrow.
shared-words-hide = Masquer
# Ctrl+P is a key.
shared-words-print = Imprimer (Ctrl+P)

## A quotation: a name, or a text that was typed or written.

shared-words-quoted = « { $text } »

## A moment of another day than this.

# “22 November, 16:30”. $month is the message month of pages.ftl.
shared-words-day-and-time = { $day } { $month }, { $time }

## A choice.

# Two names or words of which one is meant. $one may be a list, “yellow, green, blue”, or a choice already: “A” or “B” or “C”.
shared-words-one-or-other = { $one } ou { $other }

## Counted things.

# $count (Number)
shared-words-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
# $count (Number)
shared-words-boards = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
# $count (Number)
shared-words-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
# $count (Number)
shared-words-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
# $count (Number)
shared-words-seats = { $count ->
    [one] { $count } siège
   *[other] { $count } sièges
}
# $count (Number)
shared-words-rows = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
# $count (Number)
shared-words-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
# $count (Number)
shared-words-cells = { $count ->
    [one] { $count } cellule
   *[other] { $count } cellules
}
# $count (Number)
shared-words-columns = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
# $count (Number)
shared-words-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
}
# $count (Number)
shared-words-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
# $count (Number)
shared-words-errors = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
# $count (Number)
shared-words-remarks = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
}
