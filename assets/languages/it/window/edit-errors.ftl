# Why a change of the book is refused. Each is shown with a capital letter at its beginning and a full stop at its end. Behind the
# semicolon stands what to do. $position, $count, $number, $id and $year are numbers, $name and $replacement names of players.

# $count is how many there are, here and below.
edit-errors-no-round = nell’elenco non c’è un round in posizione { $position }; i round sono { $count }
edit-errors-no-board = nel round non c’è un tavolo in posizione { $position }; i tavoli sono { $count }
edit-errors-round-gone = questo round non è più nel torneo; sceglierne un altro
edit-errors-board-gone = questo tavolo non è più nel torneo; sceglierne un altro
edit-errors-id-taken = un altro round o un altro tavolo del torneo ha l’id { $id }; annullare l’ultima modifica e riprovare
edit-errors-no-chart = questo tavolo non ha la tabella dei centri del { $year }; aggiungere prima l’anno
edit-errors-chart-twice = questo tavolo ha già la tabella dei centri del { $year }; modificare quella
edit-errors-no-person = in questo torneo non c’è un giocatore numero { $number }; aggiungere prima il giocatore
edit-errors-name-taken = «{ $name }» è già nell’elenco dei giocatori; aggiungere a uno dei due nomi un’iniziale o una città
edit-errors-number-taken = in questo torneo c’è già un giocatore numero { $number }; usare un altro numero
edit-errors-number-too-high = { $number } non può essere il numero di un giocatore; il massimo è { $highest }
# $what says what is too large or wrong, here and below; see invalid-books.ftl.
edit-errors-too-large = questa modifica è troppo grande per un documento: { $what }
edit-errors-below-zero = { $what }; un numero di tavoli non può essere minore di 0
# $board is the name of a board.
edit-errors-charts-mixed = le tabelle dei centri del tavolo { $board } non sono in ordine di anno, o un anno c’è due volte; correggere gli anni
# Escape is a key.
edit-errors-no-name = a un giocatore serve un nome; digitarne uno, o premere Esc per mantenere il precedente
# $board is “Round 2, board C”.
edit-errors-person-seated = { $name } ha un posto ({ $board }) e non si può rimuovere; liberare prima il posto
# $reference is one of the next messages.
edit-errors-person-referenced = { $name } { $reference } e non si può rimuovere; cambiare prima questo dato
edit-errors-is-named-at = è nel verbale ({ $board })
# $round is “round 2”.
edit-errors-sat-out = era a riposo per { $round }
edit-errors-is-in-team = è nella squadra { $team }
# $other is another player.
edit-errors-replaces = subentra a { $other }
edit-errors-is-named-for-top-board = ha un’indicazione per il top table
edit-errors-is-winner-of = è tra chi ha vinto il premio { $award }
edit-errors-replacement-circle = al posto di { $name } non può subentrare { $replacement }, a cui è già subentrato { $name }; scegliere un altro giocatore
edit-errors-invalid-book = questo documento non è valido: { $what }; correggerlo, o aprire una copia di backup
edit-errors-no-note = nel taccuino non c’è una riga { $position }; le righe sono { $count }
edit-errors-no-event = nella classifica annuale non c’è un torneo { $position }; i tornei sono { $count }
edit-errors-no-result = in questo elenco di risultati non c’è una riga { $position }; le righe sono { $count }
# A decision whether two spellings are one person.
edit-errors-no-decision = non c’è una decisione { $position } sull’identità; le decisioni sono { $count }
