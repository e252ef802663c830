# The Ladder tab and its pages: the table, the events, a result list, the identities, the problems and the plot of the year.
# A ladder is a table over many events. A year has a result list for each event.

# The name of the tab.
ladder-tab-name = Annuale

## Months. $year: “2001”.

# A month below a plot, where the room is narrow: “May 2001”.
# $month (Number)
ladder-tab-month-of-plot = { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
} { $year }

## The bar above the pages.

# The names of the pages. They are buttons in a row: the short usual word is best.
ladder-tab-page-table = Tabella
ladder-tab-page-events = Tornei
# Which spellings are one person.
ladder-tab-page-identities = Identità
ladder-tab-page-problems = Problemi
ladder-tab-page-year = L’anno
# The name of a page with the number of what is in it: “Events (10)”.
ladder-tab-page-with-count = { $page } ({ $count })
# On the button with the name of the ladder, while there is none.
ladder-tab-no-ladder = nessuna classifica
# On the button with the year or the date of the ladder. $day: “15 December 2001”.
ladder-tab-on-day = { $day }
ladder-tab-no-date-yet = ancora senza data
ladder-tab-all-years = tutti gli anni
# On the button that chooses after how many events the table is shown.
# $after (Number)
# $all (Number)
ladder-tab-after-some = dopo { $after } su { $all }
ladder-tab-after-all = dopo tutti i tornei
# Buttons that open a dialog.
ladder-tab-add-lists = Aggiungi elenchi…
ladder-tab-export = Esporta…
# While the ladder is computed.
ladder-tab-compiling = Calcolo…
ladder-tab-not-compiled = Non calcolata per un errore di Topboard
# What Topboard does in the background.
ladder-tab-compiling-the-ladder = calcolo della classifica annuale
# $count (Number)
ladder-tab-pairs-are-undecided = { $count ->
    [one] { $count } coppia di nomi è da chiarire.
   *[other] { $count } coppie di nomi sono da chiarire.
} Ogni coppia conta come due persone.
# Events whose rules leave it to the director whether they count.
# $count (Number)
ladder-tab-events-wait-for-answer = { $count ->
    [one] { $count } torneo attende una risposta: conta?
   *[other] { $count } tornei attendono una risposta: contano?
}
# The button beside it.
ladder-tab-answer = Rispondi
# $count (Number)
ladder-tab-errors-no-event-counts = { $count ->
    [one] Negli elenchi c’è { $count } errore.
   *[other] Negli elenchi ci sono { $count } errori.
} Ancora nessun torneo conta.
# $count (Number)
ladder-tab-errors-others-count = { $count ->
    [one] Negli elenchi c’è { $count } errore.
   *[other] Negli elenchi ci sono { $count } errori.
} La classifica annuale conta ciò che può.
# Buttons behind these sentences.
ladder-tab-decide-on-them = Chiarisci
ladder-tab-show-the-errors = Mostra gli errori

## What must be done before a command can be used: “Result list is not possible now: add a result list first”.

ladder-tab-add-result-list = aggiungere prima un elenco di risultati
ladder-tab-complete-counts = completare prima i centri di un tavolo
ladder-tab-put-cursor-on-pair = mettere prima il cursore su una coppia della pagina Identità
ladder-tab-put-cursor-on-decision = mettere prima il cursore su una decisione della pagina Identità
ladder-tab-put-cursor-on-result = mettere prima il cursore su un risultato nella tabella della classifica annuale
ladder-tab-put-cursor-on-event = mettere prima il cursore su un torneo della classifica annuale
ladder-tab-put-cursor-on-event-or-line = mettere prima il cursore su un torneo o su una riga di un elenco

## The dialogs to choose the event and the ladder.

# The title of the dialog, and the hint in its empty field.
ladder-tab-after-an-event = La classifica annuale dopo un torneo
ladder-tab-name-of-the-event = nome del torneo
# Items of the list. $event: its name.
ladder-tab-all-events = Tutti i tornei
ladder-tab-after-event = Dopo { $event }
# The title of the dialog, and the hint in its empty field.
ladder-tab-choose-the-ladder = Scegli la classifica annuale
ladder-tab-letters-of-its-name = alcune lettere del nome
# In the status bar. $ladder: the name of a ladder.
ladder-tab-compiled-by-rules = calcolata con il regolamento { $ladder }

## The form for the year, the date and the ties.

# The title.
ladder-tab-year-form = Anno, data e pari merito
# Above the fields.
ladder-tab-year-form-introduction = I giocatori con lo stesso posto nell’elenco sono a pari merito. Ricevono la media dei punti, i punti del posto migliore, o i punti dei posti nell’ordine dell’elenco.
# Before the fields.
ladder-tab-year-field = Anno; i tornei di altri anni non contano
ladder-tab-date-field = Data della classifica annuale; vuoto: la fine dell’anno
ladder-tab-ties-field = Pari merito: { ladder-tab-ties-mean }, { ladder-tab-ties-better } o { ladder-tab-ties-listed }; vuoto: la regola della classifica annuale
# The three words that the user types for a rule for ties: one word each, in small letters. The English ones are understood too.
ladder-tab-ties-mean = media
ladder-tab-ties-better = migliore
ladder-tab-ties-listed = elenco
# $text: what the user typed. The date of the example is written in the own language, as in written-date of pages.ftl.
ladder-tab-not-a-year = «{ $text }» non è un anno.
ladder-tab-not-a-date = «{ $text }» non è una data. Scrivere una data come 15 dicembre 2001.
ladder-tab-not-a-rule-for-ties = «{ $text }» non è una regola per i pari merito. Digitare { ladder-tab-ties-mean }, { ladder-tab-ties-better } o { ladder-tab-ties-listed }.

## What was done, in the status bar. $event, $player: their names.

ladder-tab-removal-of-event = rimosso dalla classifica annuale: { $event }
ladder-tab-removal-of-line = { $player }: riga rimossa dall’elenco { $event }
# $count (Number)
ladder-tab-removal-of-events = { $count ->
    [one] { $count } torneo rimosso dalla classifica annuale
   *[other] { $count } tornei rimossi dalla classifica annuale
}
# $count (Number)
ladder-tab-removal-of-lines = { $count ->
    [one] { $count } riga rimossa dalla classifica annuale
   *[other] { $count } righe rimosse dalla classifica annuale
}
# An event is accredited if the ladder counts it.
ladder-tab-event-is-accredited = torneo omologato: { $event }
ladder-tab-event-is-not-accredited = torneo non omologato: { $event }
# Two events or more.
# $count (Number)
ladder-tab-events-are-accredited = { $count } tornei omologati
# $count (Number)
ladder-tab-events-are-not-accredited = { $count } tornei non omologati
# $one, $other: two names.
ladder-tab-names-are-one-person = { $one } e { $other } sono una sola persona
ladder-tab-names-are-two-people = { $one } e { $other } sono due persone
# Two pairs or more.
# $count (Number)
ladder-tab-pairs-are-one-person = { $count } coppie: i due nomi sono una sola persona
# $count (Number)
ladder-tab-pairs-are-two-people = { $count } coppie: i due nomi sono due persone
# $count (Number)
ladder-tab-removal-of-decisions = { $count ->
    [one] decisione su un’identità revocata
   *[other] { $count } decisioni sulle identità revocate
}
ladder-tab-in-one-event-only = questo giocatore è in un solo torneo
# $player: a name with its event, for example “John Smith @ Waikato Open”.
ladder-tab-another-person = { $player } è un’altra persona
ladder-tab-own-event-added = questo torneo è ora nella classifica annuale; dopo ogni modifica, ripetere il comando
# $subject: what was explained, for example “John Smith, rank 3”.
ladder-tab-copied-explanation = copiata la spiegazione: { $subject }

## Files with result lists, and pasted lists.

# $file: the name of the file.
ladder-tab-no-decisions-in-file = { $file } non contiene decisioni sulle identità.
ladder-tab-identities-imported = identità importate da { $file }
# $count (Number)
ladder-tab-identities-imported-from-files = { $count ->
    [one] identità importate da { $count } file
   *[other] identità importate da { $count } file
}
# $file: the name of the file, or the next message.
# $count (Number)
ladder-tab-lists-added = { $count ->
    [one] { $count } elenco aggiunto da { $file }
   *[other] { $count } elenchi aggiunti da { $file }
}
# In place of the name of a file.
ladder-tab-pasted-text = testo incollato
# In the same place: the event of this book itself.
ladder-tab-this-book = questo documento
# Where a line of a result list was read: “vic.xls, row 8”. $number is the number of a row of the file, $sheet the name of a sheet of it.
ladder-tab-row-of-file = riga { $number }
ladder-tab-row-of-sheet = { $sheet }, riga { $number }
# In the same place, of a line that was typed, and of a line of this book’s own event, where $number is the place of the player.
ladder-tab-typed-line = voce { $number }
ladder-tab-line-of-place = posto { $number }
# $count (Number)
# $files (Number)
ladder-tab-lists-added-from-files = { $count ->
    [one] { $count } elenco aggiunto da { $files } file
   *[other] { $count } elenchi aggiunti da { $files } file
}
# The last line of a list of errors.
# $count (Number)
ladder-tab-and-more = E altri { $count }.

## Pages without content: a title, and the text below it.

ladder-tab-no-result-lists = Ancora nessun elenco di risultati
ladder-tab-no-result-lists-text = Trascinare qui elenchi di risultati, scegliere file, o incollare un elenco. Vanno bene cartelle di lavoro, tabelle di testo e documenti di Topboard.
ladder-tab-no-names-to-decide = Nessun nome da chiarire
ladder-tab-no-names-to-decide-text = Tra i nomi dell’anno non ce ne sono due che somiglino a una sola persona.
ladder-tab-no-problems = Nessun problema
ladder-tab-every-list-is-complete = Ogni elenco ha posti, partite e date.
# $event: the name of an event.
ladder-tab-one-event-without-date = Ogni elenco ha posti e partite. Un torneo non ha data, e nessuna regola la richiede: { $event }.
# Two events or more. $events: their names, separated by commas.
# $count (Number)
ladder-tab-events-without-date = Ogni elenco ha posti e partite. { $count } tornei non hanno data, e nessuna regola la richiede: { $events }.
ladder-tab-table-is-empty = La tabella è vuota
ladder-tab-table-is-empty-text = Ancora nessun torneo conta. La pagina Tornei mostra perché.

## The status bar.

# $count (Number)
ladder-tab-events = { $count ->
    [one] { $count } torneo
   *[other] { $count } tornei
}
# Pairs of names.
# $count (Number)
ladder-tab-undecided-pairs = { $count ->
    [one] { $count } coppia da chiarire
   *[other] { $count } coppie da chiarire
}
# $more: the number of players who are not in the table.
# $count (Number)
# $more (Number)
ladder-tab-players-in-table-and-more = { $count ->
    [one] { $count } giocatore nella tabella
   *[other] { $count } giocatori nella tabella
}, { $more } con troppo pochi risultati
# Before the names of those who lead the table, where the ladder gives them no title.
ladder-tab-leading = In testa
# $title: the message before this one, or a title such as “Winner of the Bismark Cup”; $leaders: names; $players: “32 players in the table”.
ladder-tab-leaders-and-players = { $title }: { $leaders };  { $players }
# When a key opens nothing. F2 is a key.
ladder-tab-f2-opens-list = F2 sui punti di un torneo apre il suo elenco dei risultati. Il pannello accanto alla tabella spiega un punteggio.
# The name of a command.
ladder-tab-sort-by-rank = Ordina per posizione

## The Table page: hints of the headings.

# Of the column that says how many ranks a player moved. $day: “9 May 2001”.
ladder-tab-ranks-since-day = Posizioni guadagnate o perse rispetto a: { $day }
ladder-tab-ranks-since-event-before = Posizioni guadagnate o perse dal torneo precedente
ladder-tab-exact-score = Il punteggio con i decimali che bastano a distinguere tutti i giocatori
ladder-tab-to-overtake = Con più di questi punti in un altro torneo, il giocatore supera chi è in testa, se questi non vi partecipa
# $formula: for example “MAX(events + 2, 6)”.
ladder-tab-divided-by = Il totale è diviso per { $formula }
# $event: its name.
ladder-tab-place-and-points-on-day = { $event }, { $day }: posto e punti
ladder-tab-place-and-points = { $event }: posto e punti

## The Table page: names of cells for screen readers. $column: one of the next three messages, or the heading of the column.

ladder-tab-place-at-spoken = { $event } posto
ladder-tab-points-at-spoken = { $event } punti
# How many ranks the player moved.
ladder-tab-moved-spoken = variazione
ladder-tab-table-heading-spoken = Classifica annuale intestazione { $column }
ladder-tab-table-cell-spoken = Classifica annuale { $player } { $column }

## The Events page. The room for headings is narrow: the short usual word is best.

# A heading, above the number of lines of the result list.
ladder-tab-column-lines = righe
# A heading, above the next two messages.
ladder-tab-column-counts = conta
# The event counts for the ladder.
ladder-tab-event-counts = conta
# $reason: why the event does not count, for example “a variant”.
ladder-tab-left-out = non conta: { $reason }
# A heading, above the names of files.
ladder-tab-column-read-from = letto da
ladder-tab-f2-or-double-click = F2 o un doppio clic apre l’elenco dei risultati
# The names of cells for screen readers. $column: the heading of the column; $row: a number.
ladder-tab-events-heading-spoken = Tornei intestazione { $column }
ladder-tab-event-cell-spoken = Torneo { $event } { $column }
# A cell of the first empty line.
ladder-tab-new-event-spoken = Nuovo torneo { $column }
# A cell of another empty line.
ladder-tab-events-empty-row-spoken = Tornei riga vuota { $row } { $column }

## The page with a result list. The room for headings is narrow.

ladder-tab-column-points = punti
# The name under which the table shows the player.
ladder-tab-column-shown-as = mostrato come
# The row of the file.
ladder-tab-column-row = riga
# The names of cells for screen readers. $column: the heading of the column; $row: a number.
ladder-tab-list-heading-spoken = Elenco intestazione { $column }
ladder-tab-list-cell-spoken = Elenco { $player } { $column }
# A cell of the first empty line.
ladder-tab-new-line-spoken = Nuova riga { $column }
# A cell of another empty line.
ladder-tab-list-empty-row-spoken = Elenco riga vuota { $row } { $column }

## The Identities page: pairs of names, A and B, that may be one person. The room for headings is narrow.

# How likely it is that both names are one person.
ladder-tab-column-chance = prob.
ladder-tab-column-name-a = nome A
ladder-tab-column-name-b = nome B
ladder-tab-column-reason = motivo
ladder-tab-column-results-of-a = risultati di A
ladder-tab-column-results-of-b = risultati di B
# $number: “85”.
ladder-tab-percent = { $number }%
# A result of a name: “Waikato Open, place 4”.
ladder-tab-place-at-event = { $event }, posto { $place }
# The user has put the decision on a pair off.
ladder-tab-postponed = Rimandate
# The heading above the decisions of the user.
ladder-tab-decided = Decise
# The decision: both names are the same person, or different people. The room is narrow.
ladder-tab-verdict-same = stessa
ladder-tab-verdict-different = diverse
# The names of cells for screen readers. $column: the heading of the column; $one, $other: two names.
ladder-tab-identities-heading-spoken = Identità intestazione { $column }
ladder-tab-pair-cell-spoken = Coppia { $one } e { $other } { $column }
# $names: the names of the decision; $column: the next message, or the heading of the column.
ladder-tab-decision-cell-spoken = Decisione { $names } { $column }
ladder-tab-verdict-spoken = esito

## The panel beside the Identities page.

# Its title.
ladder-tab-one-person = Una sola persona?
# Buttons. The letter in brackets is the key that does the same: that of the command in commands.ftl.
ladder-tab-same-button = Stessa  (S)
ladder-tab-different-button = Diverse  (D)
ladder-tab-later-button = Più tardi  (P)
# $chance: “85”; $reason: for example “the names differ in one letter”.
ladder-tab-chance-and-reason = { $chance }%: { $reason }.
ladder-tab-until-you-decide = Finché non si decide, contano come due persone.

## The Problems page. The room for headings is narrow.

# Which file and row.
ladder-tab-column-where = dove
ladder-tab-column-problem = problema
ladder-tab-column-cure = rimedio
# In the column “where”: the decisions about names, and several result lists.
ladder-tab-where-identities = identità
ladder-tab-where-lists = elenchi
# In the column “cure”: answers to the question whether an event counts. The keys are those of the commands in
# commands.ftl.
ladder-tab-accreditation-keys = S: è omologato. N: non lo è. Fino ad allora non conta.
ladder-tab-accreditation-keys-of-several = S: sono tutti omologati. N: nessuno lo è. Uno alla volta: pagina Tornei.
# The same for an event without a date.
ladder-tab-date-keys = Inserire la data. Oppure S: conta, N: non conta.
ladder-tab-date-keys-of-several = Inserire le date nella pagina Tornei. Oppure S: contano tutti, N: nessuno conta.
ladder-tab-reported-when-read = Segnalato durante la lettura del file.
# The names of cells for screen readers. $column: the heading of the column; $number: the number of the problem.
ladder-tab-problems-heading-spoken = Problemi della classifica annuale intestazione { $column }
ladder-tab-problem-cell-spoken = Problema della classifica annuale { $number } { $column }

## The panel with the explanation of a figure.

# Below the title “Explanation”, while there is nothing to explain.
ladder-tab-put-cursor-on-score = Mettere il cursore su un punteggio o su dei punti.
# What is explained.
ladder-tab-player-at-event = { $player }: { $event }
ladder-tab-player-of-rank = { $player }, posizione { $rank }
# The player shares the rank with others.
ladder-tab-player-of-shared-rank = { $player }, posizione { $rank } (a pari merito)
# Notes below the explanation.
ladder-tab-result-does-not-count = Questo risultato non conta, perché altri risultati hanno reso di più.
# $source: a file and its row, for example “vic.xls, row 8”.
ladder-tab-read-from = Letto da { $source }.
# $reason: for example “more events, 5 over 4”.
ladder-tab-ahead-of-next = Precede il successivo: { $reason }.
# $leader: the name of the player at the head of the table.
# $points (Figure)
ladder-tab-points-needed = In un altro torneo, al quale { $leader } non partecipa, bastano più di { $points } punti per superare { $leader }.
# $spellings: the spellings of a name, separated by commas.
ladder-tab-spellings = Grafie: { $spellings }.

## The plot of the year.

ladder-tab-leaders-in-each-month = I primi dieci giocatori in ogni mese, per punteggio
ladder-tab-leaders-after-each-event = I primi dieci giocatori dopo ogni torneo, per punteggio
