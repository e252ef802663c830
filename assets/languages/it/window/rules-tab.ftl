# The Rules tab: the lists of rulesets and scoring systems, their pages, the editors of the event’s own ones, and the
# comparison of scoring systems. The names of rulesets and of scoring systems stay as they are.

# The name of the tab. It must be short.
rules-tab-tab-name = Regole

## What is to be done first, where a command of the menu Scoring is not available now. They stand after the help text of
## the command, where they begin with a capital letter and end with a full stop, or alone beside its name.

rules-tab-open-rules-tab-first = aprire prima la scheda Regole
rules-tab-choose-unused-first = scegliere prima un regolamento o un sistema che il torneo non usa ancora
rules-tab-choose-entry-first = scegliere prima nell’elenco un regolamento o un sistema di punteggio
rules-tab-choose-own-entry-first = scegliere prima un regolamento o un sistema proprio del torneo
rules-tab-choose-system-first = scegliere prima nell’elenco un sistema di punteggio
rules-tab-copy-system-first = copiare prima un sistema di punteggio
rules-tab-copy-ruleset-first = copiare prima un regolamento
rules-tab-compare-systems-first = confrontare prima i sistemi
# Why the command that adds the rounds is not available.
rules-tab-event-has-all-rounds = il torneo ha tutti i round del suo regolamento

## The lists at the left. They are narrow.

# The names of the two lists, side by side, of which one is open. They must be short.
rules-tab-rulesets = Regolamenti
rules-tab-scoring-systems = Sistemi
# The heading of the list of scoring systems while several are compared.
rules-tab-systems-to-compare = Sistemi da confrontare
# In the empty field that filters the list. $keys are the keys that lead to it: “Ctrl+Shift+F”.
rules-tab-filter-hint = lettere ({ $keys })
# What a screen reader calls this field.
rules-tab-filter-label = Trova un regolamento o un sistema di punteggio
# In place of the list.
rules-tab-no-entry-with-letters = Nessuna voce contiene queste lettere.
# The help text of one of the event’s own rulesets or systems in the list.
rules-tab-belongs-to-event = Appartiene a questo torneo.
# In the list, in place of a name.
rules-tab-system-cannot-be-read = un sistema illeggibile
rules-tab-ruleset-cannot-be-read = un regolamento illeggibile

## A word at the right end of a row of these lists: a ruleset or a scoring system. There is little room.

# Also beside a ruleset or a ladder in a dialog.
rules-tab-in-use = in uso
# It belongs to the event.
rules-tab-own = proprio
# Its newest version has an error.
rules-tab-unfinished = incompleto
# It cannot be used.
rules-tab-broken = errato

## Dialogs to choose a ruleset or a scoring system.

rules-tab-find-entry-title = Trova un regolamento o un sistema di punteggio
rules-tab-choose-rules-title = Scegli il regolamento del torneo
rules-tab-choose-system-title = Sistema di punteggio del regolamento
# Hints in the empty field for the words that find an item.
rules-tab-find-hint = alcune lettere del nome o della descrizione
# “wdc” finds the rulesets of the World Diplomacy Championships.
rules-tab-choose-rules-hint = alcune lettere, per esempio «wdc»
# What an item of the list is, beside its name.
rules-tab-kind-ruleset = regolamento
rules-tab-kind-ruleset-in-use = regolamento, in uso
rules-tab-kind-system = sistema
rules-tab-kind-system-in-use = sistema, in uso

## Messages after the event has got rules. $rules is the name of the ruleset: “WDC 2006”.

# A sentence may follow that says what to do next.
rules-tab-event-has-rules = Il regolamento del torneo è { $rules }.
# $changes says what was added: “rounds 1 to 5; round 5 has the final table”.
rules-tab-rules-and-rounds = { $rules }: { $changes }.
# What may follow this sentence.
rules-tab-type-names = Digitare i nomi dei giocatori.
# After the missing rounds were added. $changes is as above, with a capital letter at its beginning.
rules-tab-rounds-added = { $changes }. Ctrl+Z annulla l’aggiunta.

## The pages of a ruleset and of a scoring system.

# Buttons.
rules-tab-use-these-rules = Usa questo regolamento
rules-tab-remove-this-ruleset = Rimuovi questo regolamento
rules-tab-event-uses-ruleset = Il torneo usa questo regolamento.
rules-tab-event-uses-system = Il torneo usa questo sistema di punteggio.
# Below a paragraph of the rules to which Find has gone. $field is the name of a field that belongs to it, “Rounds played”. $command is
# the button “Copy and change”.
rules-tab-field-is-in-paragraph = «{ $field }» fa parte di questo paragrafo. Con «{ $command }» si può cambiare.
# The same where the rules have no paragraph of this kind.
rules-tab-field-is-not-set = «{ $field }» non è impostato in questo regolamento. Con «{ $command }» si può impostare.
# Where the rules or the system were published. $source is as its author wrote it.
rules-tab-source = Fonte: { $source }
# $inputs is a list of what has to be entered: “the number of centres, the year of elimination”.
rules-tab-needs-inputs = Dati richiesti da questo sistema: { $inputs }.
# The help text of this sentence. $values is a line for each value of a board that the formulas use, made of the message below.
rules-tab-columns-use =
    Le sue colonne usano:
    { $values }
# $word is the name of a value in formulas, which stays in English: “centres”. $meaning says what it is: “own centres”.
rules-tab-value = { $word }: { $meaning }
# The seven scores of a board are those of its seven powers. $sum is “100” or “73.50”.
# $sum (Figure)
rules-tab-board-sum = I sette punteggi di un tavolo senza vittoria in solitaria sommano a { $sum }.
# A warning: the scores of an example have another sum.
# $sum (Figure)
rules-tab-board-sum-in-example = In un esempio qui sotto sommano a { $sum }.
# Headings of sections.
rules-tab-columns = Colonne
rules-tab-numbers = Numeri
rules-tab-worked-examples = Esempi svolti
# The name of a column of a scoring system, and how it is computed.
rules-tab-mean-column = { $column } (media del torneo)

## Worked examples: a small table. Its headings stand in very narrow columns.

# The heading of a row with the values that are computed now, below one with the values that are expected.
rules-tab-now = ora
# The heading of the column of a round: R1, R2. $round is its number. At most three letters.
rules-tab-round-short = R{ $round }
# The sum of the points of a player.
rules-tab-total = totale
# In a cell: the player sat out this round.
rules-tab-sat-out = rip.
rules-tab-example-fails = Questo esempio non dà più i valori attesi.

## The side panel with the effect on the standings.

rules-tab-effect = Effetto su questo torneo
# By which ruleset or scoring system the standings below are computed. $name is its name.
rules-tab-standings-by = Con { $name }
# $before is the one with which they are compared.
rules-tab-standings-by-instead = Con { $name } invece di { $before }
rules-tab-no-scores-to-preview = Nessuno ha ancora punti. F7 confronta i sistemi su risultati tipici.
# How many players get a different place in the standings.
# $count (Number)
rules-tab-places-changed =
    { $count ->
        [0] Nessun posto in classifica cambia.
        [one] { $count } giocatore cambia posto in classifica.
       *[other] { $count } giocatori cambiano posto in classifica.
    }
# The help text of a row, which a screen reader reads too. $place is the rank of the player, $total the sum of the points.
# $total (Figure)
rules-tab-player = { $player }: posto { $place }, totale { $total }
# The same with the values before the change.
# $total (Figure)
# $total-before (Figure)
rules-tab-player-before-and-now = { $player }: posto { $place } (prima { $place-before }), totale { $total } (prima { $total-before })

## The side panel with the functions and names for formulas. Functions and names stay in English.

rules-tab-names-of-system = Nomi definiti da questo sistema
# The names of the values of a board that formulas can use.
rules-tab-values-of-board = Valori di un tavolo
rules-tab-functions = Funzioni
# It stands at once behind the name of a value, in other letters: “centres: own centres”. A language that has a blank
# before the colon begins with {" "}.
rules-tab-value-meaning = : { $meaning }
# In the list of words that complete a formula: the meaning of a name.
rules-tab-defined-by-system = definito da questo sistema

## Errors. $message says what is wrong, without a full stop: “there is no name ‘centers’”. $cure is a whole sentence, or empty.

# An error in a formula. $character is the position of the first wrong character: “14”.
rules-tab-error-at-character = Carattere { $character }: { $message }. { $cure }
# An error in the text of a ruleset. $line is the number of the line.
rules-tab-error-at-line = Riga { $line }: { $message }. { $cure }

## The editor of a scoring system. Labels are what a screen reader calls a field.

# The name of a copy of a system or a ruleset: “EuroDipCon 4 copy”. It begins with the name of the original.
rules-tab-name-of-copy = { $name } (copia)
rules-tab-own-system = Questo sistema appartiene al torneo e viene salvato con esso.
# $original is the name of the system that was copied.
rules-tab-own-system-copy = Questo sistema appartiene al torneo. È una copia di { $original } e viene salvato con il torneo.
rules-tab-system-unfinished = Incompleto. Finché l’errore non è corretto, i punti si calcolano con l’ultima versione senza errori.
rules-tab-system-unusable = Incompleto. Questo sistema non può ancora calcolare i punti.
rules-tab-columns-help = Una colonna può usare quelle sopra di essa. L’ultima colonna è il punteggio.
# Behind the formula of a mean. There is little room.
rules-tab-mean = media
    .help = Per ogni potenza, la media di questa formula su tutte le partite concluse del torneo.
# A small button that exchanges an entry of a list with the one above it.
rules-tab-up = Su
# Help texts of the small buttons behind an entry. $name is the name of the column, or of the number or list.
rules-tab-move-column-up = Sposta in su la colonna { $name }
rules-tab-remove-column = Rimuovi la colonna { $name }
rules-tab-remove-number = Rimuovi { $name }
# The name of a field; it must be short. The sum of the seven scores of a board.
rules-tab-sum-of-board = Somma del tavolo
    .label = somma del tavolo
    .help = in una partita senza vittoria in solitaria; lasciare vuoto se la somma varia
# The name of a field; it must be short. How many decimals of a score are shown.
rules-tab-decimals-shown = Decimali mostrati
    .label = decimali mostrati
# A small button below a worked example: the example gets the values that are computed now.
rules-tab-take-new-values = Prendi i nuovi valori
# The help texts of the buttons below a worked example. $example is its name.
rules-tab-take-new-values-of = Prendi i nuovi valori di { $example }
rules-tab-remove-example = Rimuovi l’esempio { $example }
# The heading of a section.
rules-tab-description-and-source = Descrizione e fonte
# The title of the page with the text of a system that cannot be read.
rules-tab-unreadable-system = Un sistema di punteggio illeggibile
    .help = Questo testo è salvato con il torneo e si corregge qui. Il sistema si può usare non appena il testo diventa leggibile.
rules-tab-system-text-label = testo del sistema

## The editor of a ruleset.

# The title of the page of a ruleset that cannot be read. Its text is below.
rules-tab-unreadable-ruleset = Un regolamento illeggibile
rules-tab-own-ruleset = Questo regolamento appartiene al torneo e viene salvato con esso.
# $original is the name of the ruleset that was copied.
rules-tab-own-ruleset-copy = Questo regolamento appartiene al torneo. È una copia di { $original } e viene salvato con il torneo.
rules-tab-ruleset-unfinished = Incompleto. Finché l’errore non è corretto, la classifica si calcola con l’ultima versione senza errori.
rules-tab-ruleset-unusable = Incompleto. Questo regolamento non si può ancora usare.

## Headings of its sections.

# Which results of a player count.
rules-tab-section-counts = Che cosa conta
rules-tab-section-ties = Totali uguali
rules-tab-section-scoring = Punteggio
rules-tab-section-rounds = Round, anni, affissione
rules-tab-section-top-board = Top table
rules-tab-section-teams = Squadre
rules-tab-section-awards = Premi
rules-tab-section-as-text = Come testo
    .help = Lo stesso regolamento come testo, come in un file di regolamento. Una modifica nei campi sopra cambia il testo, e viceversa.
rules-tab-ruleset-text-label = testo del regolamento

## What counts. A part of the total is a number of results with their weights: the best three, half of the fourth.

rules-tab-no-parts = Si sommano tutti i risultati, finché non si aggiunge una parte.
# A button.
rules-tab-add-multiplier = Aggiungi un coefficiente per un round
rules-tab-multipliers = Coefficienti per i risultati di alcuni round

## Scoring, rounds, top board, teams, awards.

# A button.
rules-tab-add-round-with-system = Aggiungi un round con un proprio sistema di punteggio
# In the button of a field for a scoring system: the one that the event uses. There is room for about 20 letters.
rules-tab-system-of-event = sistema del torneo
# The help text of this button.
rules-tab-choose-system = Scegli un sistema di punteggio
rules-tab-clock = Cronometro del round
# Checkboxes.
rules-tab-has-top-board = C’è un top table, un tavolo finale o un round delle medaglie
rules-tab-has-teams = Ci sono squadre
rules-tab-totals-at-top-board = Regole diverse per i totali dei giocatori del top table
# A button.
rules-tab-add-top-board-part = Aggiungi una parte per il top table
rules-tab-default-award = Si assegna «Miglior potenza» in base ai punti, perché il regolamento non definisce premi.

## Help texts of the small buttons behind an entry of a list. $number is its position in the list.

rules-tab-move-part-up = Sposta in su la parte { $number }
rules-tab-remove-part = Rimuovi la parte { $number }
rules-tab-move-multiplier-up = Sposta in su il coefficiente { $number }
rules-tab-remove-multiplier = Rimuovi il coefficiente { $number }
# A round that has its own scoring system.
rules-tab-move-round-up = Sposta in su il round { $number }
rules-tab-remove-round = Rimuovi il round { $number }
rules-tab-move-award-up = Sposta in su il premio { $number }
rules-tab-remove-award = Rimuovi il premio { $number }
rules-tab-move-tie-break-up = Sposta in su lo spareggio { $number }
rules-tab-remove-tie-break = Rimuovi lo spareggio { $number }

## Tie-breaks, each in a row of its own.

# Before the first tie-break, and before each further one. There is little room.
rules-tab-tie-break-first = Prima
rules-tab-tie-break-then = Poi
# What a screen reader calls the field of a tie-break.
rules-tab-tie-break-label = spareggio { $number }
# In the list of tie-breaks to choose from.
rules-tab-most-solos = più vittorie in solitaria
rules-tab-most-draws = più patte
rules-tab-most-centres = più centri
# $system is the name of a scoring system.
rules-tab-mean-of-games = media per partita con { $system }

## The comparison of several scoring systems.

# Before the three buttons below.
rules-tab-compare-on = Confronta su
# Buttons: the results on which the systems are compared. They must be short.
rules-tab-on-standings = Classifica
    .help = Confronta i sistemi su: classifica
rules-tab-on-boards = Tavoli
    .help = Confronta i sistemi su: tavoli
# Boards that were made up for the comparison.
rules-tab-on-typical-results = Risultati tipici
    .help = Confronta i sistemi su: risultati tipici
rules-tab-choose-on-left = Scegliere i sistemi a sinistra.
# A button that closes the comparison.
rules-tab-done = Fine
# The help text of this button. $keys is “F7”.
rules-tab-back-to-system = Torna al sistema ({ $keys })
# In place of the comparison.
rules-tab-choose-two-on-left = Scegliere due o più sistemi a sinistra.
rules-tab-no-scores-to-compare = Nessuno ha ancora punti. I sistemi si possono confrontare su risultati tipici.
# The help text of a score that cannot be computed. $input is what has to be entered: “the number of centres”.
rules-tab-system-needs-input = Dato richiesto dal sistema: { $input }.

## What a screen reader calls the grid and its cells. $column is the heading of the column: the name of a system, or “centres”.

rules-tab-comparison = Confronto
# The heading of the column with the places by a system, beside that of its totals. $system is its name.
rules-tab-column-place = posto con { $system }
rules-tab-cell-heading = Confronto intestazione { $column }
rules-tab-cell-of-player = Confronto { $player } { $column }
# $board is “Round 1, board A”.
rules-tab-cell-of-board = Confronto { $board }
rules-tab-cell-of-power = Confronto { $board } { $power } { $column }
