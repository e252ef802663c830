# Words that many parts of the window use: buttons, counted things, rounds and boards.

## Buttons.

shared-words-cancel = Abbrechen
shared-words-close = Schließen
shared-words-yes = Ja
shared-words-no = Nein
shared-words-add = Hinzufügen
shared-words-remove = Entfernen
shared-words-open = Öffnen
shared-words-save = Speichern
shared-words-import = Importieren
shared-words-copy = Kopieren
# The import, or the drawn round, is not taken.
shared-words-discard = Verwerfen
# Hides a part of a panel. The room is narrow.
shared-words-hide = Ausblenden
# Ctrl+P is a key.
shared-words-print = Drucken (Strg+P)

## A quotation: a name, or a text that was typed or written.

shared-words-quoted = „{ $text }“

## A moment of another day than this.

# “22 November, 16:30”. $month is the message month of pages.ftl.
shared-words-day-and-time = { $day }. { $month }, { $time }

## A choice.

# Two names or words of which one is meant. $one may be a list, “yellow, green, blue”, or a choice already: “A” or “B” or “C”.
shared-words-one-or-other = { $one } oder { $other }

## Counted things.

# $count (Number)
shared-words-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
# $count (Number)
shared-words-boards = { $count ->
    [one] { $count } Brett
   *[other] { $count } Bretter
}
# $count (Number)
shared-words-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
# $count (Number)
shared-words-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
# $count (Number)
shared-words-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
# $count (Number)
shared-words-rows = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
# $count (Number)
shared-words-lines = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
# $count (Number)
shared-words-cells = { $count ->
    [one] { $count } Zelle
   *[other] { $count } Zellen
}
# $count (Number)
shared-words-columns = { $count ->
    [one] { $count } Spalte
   *[other] { $count } Spalten
}
# $count (Number)
shared-words-teams = { $count ->
    [one] { $count } Team
   *[other] { $count } Teams
}
# $count (Number)
shared-words-problems = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
}
# $count (Number)
shared-words-errors = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
# $count (Number)
shared-words-remarks = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
}
