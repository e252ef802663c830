# Words that many parts of the window use: buttons, counted things, rounds and boards.

## Buttons.

shared-words-cancel = Annulla
shared-words-close = Chiudi
shared-words-yes = Sì
shared-words-no = No
shared-words-add = Aggiungi
shared-words-remove = Rimuovi
shared-words-open = Apri
shared-words-save = Salva
shared-words-import = Importa
shared-words-copy = Copia
# The import, or the drawn round, is not taken.
shared-words-discard = Scarta
# Hides a part of a panel. The room is narrow.
shared-words-hide = Nascondi
# Ctrl+P is a key.
shared-words-print = Stampa (Ctrl+P)

## A quotation: a name, or a text that was typed or written.

shared-words-quoted = «{ $text }»

## A moment of another day than this.

# “22 November, 16:30”. $month is the message month of pages.ftl.
shared-words-day-and-time = { $day } { $month }, { $time }

## A choice.

# Two names or words of which one is meant. $one may be a list, “yellow, green, blue”, or a choice already: “A” or “B” or “C”.
shared-words-one-or-other = { $one } o { $other }

## Counted things.

# $count (Number)
shared-words-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
# $count (Number)
shared-words-boards = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
# $count (Number)
shared-words-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } round
}
# $count (Number)
shared-words-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
# $count (Number)
shared-words-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
# $count (Number)
shared-words-rows = { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}
# $count (Number)
shared-words-lines = { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}
# $count (Number)
shared-words-cells = { $count ->
    [one] { $count } cella
   *[other] { $count } celle
}
# $count (Number)
shared-words-columns = { $count ->
    [one] { $count } colonna
   *[other] { $count } colonne
}
# $count (Number)
shared-words-teams = { $count ->
    [one] { $count } squadra
   *[other] { $count } squadre
}
# $count (Number)
shared-words-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
# $count (Number)
shared-words-errors = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
# $count (Number)
shared-words-remarks = { $count ->
    [one] { $count } osservazione
   *[other] { $count } osservazioni
}
