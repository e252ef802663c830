# The list of keys, the licences, and the version.

## The list of keys. Keys stand at the left, their effect at the right. The left column is narrow, and long texts break into lines
## there. The names of keys are those of keys.ftl. “Ctrl” becomes “Cmd” on a Mac.

# The hint in the empty field above the list: examples of what can be searched for.
shortcuts-search-hint = Search: sort, Ctrl+H, filter
# A screen reader says this at the field above the list.
shortcuts-search-keys = Search the keys
# In place of the list where no key has the typed words.
shortcuts-no-key-matches = No key matches these words.
# A command without keys that the typed words have found: its menu and its name in place of keys: “Draw, Draw several rounds”.
shortcuts-menu-and-command = { $menu }, { $command }
# A heading above the keys of the grid. The others are the names of the menus.
shortcuts-in-the-grid = In the grid
# A heading above the keys of the window with the clock and the standings, which stands on the projector.
shortcuts-in-the-projector = In the window of the projector

## The keys of the grid, and what each of them does.

shortcuts-arrows = Arrows, Tab, Enter
    .effect = Move; with Shift, back or select
shortcuts-ctrl-arrow = Ctrl with an arrow
    .effect = To the edge of the filled cells
shortcuts-home-and-end = Home, End
    .effect = The first cell of the row that can be typed into, the end of the row
shortcuts-ctrl-home-and-end = Ctrl+Home, Ctrl+End
    .effect = The first cell of the sheet that can be typed into, the last row
shortcuts-ctrl-click = Ctrl with a click
    .effect = Select another range
shortcuts-typing = Typing
    .effect = Overwrite the cell
shortcuts-edit-cell = F2
    .effect = Edit the cell’s text
shortcuts-escape = Escape
    .effect = Leave the cell unchanged
shortcuts-delete = Delete
    .effect = Empty the selected cells
shortcuts-backspace = Backspace
    .effect = Empty the cell; Escape brings its text back
shortcuts-select-all = Ctrl+A
    .effect = Select everything
shortcuts-same-text = Ctrl+Enter
    .effect = Enter the same text in every selected cell
shortcuts-open-list = Alt+Down
    .effect = Open the list of players who have no seat in this round yet; in a table, the values to filter by
shortcuts-fill = Ctrl+D, Ctrl+R
    .effect = Fill down, fill to the right

## The dialog with the version of Topboard, whose title is its name.

# $version is “1.4.0”. MIT and Apache 2.0 are licences.
shortcuts-version = Version { $version }, MIT or Apache 2.0.
shortcuts-what-topboard-is = A workbook for Diplomacy tournament directors. It works without a network.
# Help is a menu, and Licences is a command in it.
shortcuts-fonts = Noto Sans is under the SIL Open Font License 1.1. All licences are in the menu Help, Licences.
