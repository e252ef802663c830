# What is said about typed or pasted texts that their cells do not take, and about names in them.

## Several cells. $cells are the refused texts with their cells, in a list with semicolons. $error is why the first one is refused, without
## a full stop.

# $count (Number)
input-refusals-cells-refused = { $count ->
    [one] { $count } cella non accetta il testo digitato: { $cells }. La prima: { $error }.
   *[other] { $count } celle non accettano il testo digitato: { $cells }. La prima: { $error }.
}
# $count (Number)
input-refusals-cells-not-emptied = { $count ->
    [one] { $count } cella non si può svuotare: { $cells }. La prima: { $error }.
   *[other] { $count } celle non si possono svuotare: { $cells }. La prima: { $error }.
}
# $cells is the list, $count how many more there are.
input-refusals-and-more = { $cells }; e altre { $count }
# $cell is “centres of France on Round 2, board C”.
input-refusals-text-at-cell = «{ $text }», { $cell }

## Names in a pasted block or in a file. $name is as it is there, $player as it is in the list of players.

input-refusals-taken-as = «{ $name }» vale come { $player }.
# Why somebody is asked whether two spellings are one player. They stand in brackets or behind a colon.
input-refusals-other-spelling-too = nel blocco c’è anche l’altra grafia
input-refusals-both-spellings = nel blocco ci sono entrambe le grafie
# Why a row of a pasted block is left out. $name is a name that is there twice.
input-refusals-named-twice = anche un’altra riga indica { $name }. Se sono due persone, aggiungere a uno dei nomi un’iniziale o una città.
input-refusals-no-board-for-row = il round non ha un tavolo per questa riga.
# $count (Number)
input-refusals-listed-already = { $count ->
    [one] { $count } giocatore è già nell’elenco.
   *[other] { $count } giocatori sono già nell’elenco.
}

## Why the board of the best cannot be made yet. They stand behind “the board cannot be made yet: ”.

input-refusals-no-top-board = questo regolamento non prevede un top table
input-refusals-top-board-exists = esiste già; digitare nei suoi posti
input-refusals-tied-for-last-seat = per l’ultimo posto ci sono giocatori a pari merito; metterne uno davanti
input-refusals-too-few-claims = i giocatori qualificati sono meno di sette
input-refusals-no-power-yet = { $name } non ha ancora scelto una potenza
