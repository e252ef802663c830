# The names of keys, as the keyboards of the language have them. They stand beside the commands, and in the list of keys. Letters,
# signs and F1 to F12 are the same everywhere. Sentences of other files name a key by the same word. A Mac writes “Cmd” in place of
# the first one.

keys-ctrl = Ctrl
keys-shift = Shift
keys-alt = Alt
keys-enter = Enter
keys-escape = Escape
keys-space = Space
keys-delete = Delete
keys-backspace = Backspace
keys-home = Home
keys-end = End
keys-page-up = PageUp
keys-page-down = PageDown
# The keys with arrows.
keys-up = Up
keys-down = Down
keys-left = Left
keys-right = Right
# The keys with the signs + and -.
keys-plus = Plus
keys-minus = Minus
# The key that opens the menu of a cell.
keys-menu = Menu
