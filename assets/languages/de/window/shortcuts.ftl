# The list of keys, the licences, and the version.

## The list of keys. Keys stand at the left, their effect at the right. The left column is narrow, and long texts break into lines
## there. The names of keys are those of keys.ftl. “Ctrl” becomes “Cmd” on a Mac.

# The hint in the empty field above the list: examples of what can be searched for.
shortcuts-search-hint = Suchen: sortieren, Strg+H, Filter
# A screen reader says this at the field above the list.
shortcuts-search-keys = Tasten durchsuchen
# In place of the list where no key has the typed words.
shortcuts-no-key-matches = Keine Taste passt zu diesen Wörtern.
# A command without keys that the typed words have found: its menu and its name in place of keys: “Draw, Draw several rounds”.
shortcuts-menu-and-command = { $menu }, { $command }
# A heading above the keys of the grid. The others are the names of the menus.
shortcuts-in-the-grid = Im Blatt
# A heading above the keys of the window with the clock and the standings, which stands on the projector.
shortcuts-in-the-projector = Im Fenster des Projektors

## The keys of the grid, and what each of them does.

shortcuts-arrows = Pfeiltasten, Tab, Eingabe
    .effect = Bewegen; mit Umschalt zurück oder auswählen
shortcuts-ctrl-arrow = Strg mit Pfeiltaste
    .effect = Zum Rand der gefüllten Zellen
shortcuts-home-and-end = Pos1, Ende
    .effect = Zur ersten Zelle der Zeile, die sich bearbeiten lässt, zum Ende der Zeile
shortcuts-ctrl-home-and-end = Strg+Pos1, Strg+Ende
    .effect = Zur ersten Zelle des Blatts, die sich bearbeiten lässt, zur letzten Zeile
shortcuts-ctrl-click = Strg mit Klick
    .effect = Einen weiteren Bereich auswählen
shortcuts-typing = Tippen
    .effect = Die Zelle überschreiben
shortcuts-edit-cell = F2
    .effect = Den Text der Zelle bearbeiten
shortcuts-escape = Esc
    .effect = Die Zelle unverändert lassen
shortcuts-delete = Entf
    .effect = Die ausgewählten Zellen leeren
shortcuts-backspace = Rücktaste
    .effect = Die Zelle leeren; Esc holt ihren Text zurück
shortcuts-select-all = Strg+A
    .effect = Alles auswählen
shortcuts-same-text = Strg+Eingabe
    .effect = Denselben Text in jede ausgewählte Zelle eingeben
shortcuts-open-list = Alt+Pfeil unten
    .effect = Die Liste der Spieler öffnen, die in dieser Runde noch keinen Sitzplatz haben; in einer Tabelle die Werte zum Filtern
shortcuts-fill = Strg+D, Strg+R
    .effect = Nach unten ausfüllen, nach rechts ausfüllen

## The dialog with the version of Topboard, whose title is its name.

# $version is “1.4.0”. MIT and Apache 2.0 are licences.
shortcuts-version = Version { $version }, MIT oder Apache 2.0.
shortcuts-what-topboard-is = Eine Arbeitsmappe für die Leitung von Diplomacy-Turnieren. Sie kommt ohne Netz aus.
# Help is a menu, and Licences is a command in it.
shortcuts-fonts = Noto Sans steht unter der SIL Open Font License 1.1. Alle Lizenzen finden Sie im Menü „Hilfe“ unter „Lizenzen“.
