# The names of keys, as the keyboards of the language have them. They stand beside the commands, and in the list of keys. Letters,
# signs and F1 to F12 are the same everywhere. Sentences of other files name a key by the same word. A Mac writes “Cmd” in place of
# the first one.

keys-ctrl = Ctrl
keys-shift = Maj
keys-alt = Alt
keys-enter = Entrée
keys-escape = Échap
keys-space = Espace
keys-delete = Suppr
keys-backspace = Retour arrière
keys-home = Début
keys-end = Fin
keys-page-up = Page préc.
keys-page-down = Page suiv.
# The keys with arrows.
keys-up = Flèche haut
keys-down = Flèche bas
keys-left = Flèche gauche
keys-right = Flèche droite
# The keys with the signs + and -.
keys-plus = Plus
keys-minus = Moins
# The key that opens the menu of a cell.
keys-menu = Menu
