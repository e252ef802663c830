# The names of keys, as the keyboards of the language have them. They stand beside the commands, and in the list of keys. Letters,
# signs and F1 to F12 are the same everywhere. Sentences of other files name a key by the same word. A Mac writes “Cmd” in place of
# the first one.

keys-ctrl = Strg
keys-shift = Umschalt
keys-alt = Alt
keys-enter = Eingabe
keys-escape = Esc
keys-space = Leertaste
keys-delete = Entf
keys-backspace = Rücktaste
keys-home = Pos1
keys-end = Ende
keys-page-up = Bild auf
keys-page-down = Bild ab
# The keys with arrows.
keys-up = Pfeil oben
keys-down = Pfeil unten
keys-left = Pfeil links
keys-right = Pfeil rechts
# The keys with the signs + and -.
keys-plus = Plus
keys-minus = Minus
# The key that opens the menu of a cell.
keys-menu = Menü
