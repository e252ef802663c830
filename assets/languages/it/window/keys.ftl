# The names of keys, as the keyboards of the language have them. They stand beside the commands, and in the list of keys. Letters,
# signs and F1 to F12 are the same everywhere. Sentences of other files name a key by the same word. A Mac writes “Cmd” in place of
# the first one.

keys-ctrl = Ctrl
keys-shift = Maiusc
keys-alt = Alt
keys-enter = Invio
keys-escape = Esc
keys-space = Spazio
keys-delete = Canc
keys-backspace = Backspace
keys-home = Home
keys-end = Fine
keys-page-up = Pag su
keys-page-down = Pag giù
# The keys with arrows.
keys-up = Freccia su
keys-down = Freccia giù
keys-left = Freccia sinistra
keys-right = Freccia destra
# The keys with the signs + and -.
keys-plus = Più
keys-minus = Meno
# The key that opens the menu of a cell.
keys-menu = Menu
