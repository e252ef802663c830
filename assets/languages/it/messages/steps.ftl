# The names of steps: what was done to the book. They stand in the menu (“Undo removal of Tom Haver”), in the history, in the status bar and in the question why
# a finished round was changed. The journal keeps the key and the values, so each reader gets the name in the own language.
#
# A name is short: a noun with what it is about, or what is so now. It begins with a small letter where nouns have one, has no full stop, and stands behind a
# colon or inside a sentence. Take the words of the columns, commands and messages of the window.
#
# The variables, unless a comment says something else:
# $board is a board in your language: “Round 2, board C”. $power is a power without an article: “France”. $round is a round: “Round 2”.
# $player, $name, $event, $file and the like are text that somebody typed; it may be anything, so no article and no ending may depend on it.

## Parts of names. Those of rounds, boards and powers are in words.ftl, the name of the top board is in rules.ftl.

# “France on Round 2, board C”.
steps-seat = { $power } ({ $board })
# The name of something alone, such as a round: “Round 2”.
steps-title = { $title }

## Cells that were typed. $column is the name of the column, as in its heading: “centres”.

# “centres of France on Round 2, board C”.
steps-cell-of-seat = { $column }: { $power } ({ $board })
# Whether the board is the top board.
steps-cell-of-top-board = top table: { $board }
steps-cell-of-board = { $column }: { $board }
# “name of Tom Haver”.
steps-cell-of-player = { $column }: { $player }
# The players who had no board in a round. $round is “Round 2”.
steps-sit-outs = a riposo: { $round }
steps-event = torneo
# A draw that was proposed at a board.
steps-cell-of-proposal = patta proposta ({ $board }), { $column }
# $round is “Round 2” or “the next round”.
steps-roll-call-of-player = appello ({ $round }): { $player }
steps-next-round = prossimo round
# $number is the number of the line in the notebook, from 1.
steps-cell-of-note = { $column }: riga { $number } del taccuino
# A new line.
steps-line-in-notebook = riga nel taccuino
steps-new-player = nuovo giocatore
# $team is the name of a team.
steps-cell-of-team = { $column }: squadra { $team }
steps-new-team = nuova squadra
# $event is the name of an event whose results are in the ladder.
steps-cell-of-year-event = { $column }: { $event } (classifica annuale)
steps-new-year-event = nuovo torneo della classifica annuale
steps-cell-of-result = { $column }: { $player } ({ $event })
# A new line in the list of results of an event.
steps-new-result = nuova riga: { $event }
# What is typed about a player with a claim to the top board, or with a seat on it.
steps-cell-of-claim = { $column }: { $player } (top table)
# The columns of the Top board tab: the answer to a claim, the position in the order of choosing, and the power in the second game.
steps-answer = risposta
steps-chooses = sceglie
steps-power-in-game = potenza della partita { $number }
# The column with the winners of an award.
steps-winners = vincitori
# $award is the name of an award.
steps-cell-of-award = { $column }: { $award }
steps-cell-of-an-award = { $column } di un premio
# An award that is new in the list of awards or in the rules.
steps-new-award = nuovo premio
# A grade that the player of $voter, a power, gave to that of $power.
steps-vote = voto: { $voter } per { $power } ({ $board })
# Several cells at once. $cell is the first: “centres of France on Round 2, board C”. $count is at least 2.
# $count (Number)
steps-many-cells = { $count } celle, a partire da { $cell }
# A pasted block that shows in no cell.
steps-pasted-block = blocco incollato
# A correction of the name of a player.
steps-corrected-name = nome corretto
# An edit that a script wrote as JSON.
steps-edit-as-json = modifica come JSON

## Players and teams.

# A player was added. $name is the name.
steps-player = giocatore { $name }
# $name is the name of a player, a round, a board, a scoring system or rules.
steps-removal-of = rimozione di { $name }
# $count (Number)
steps-removal-of-players =
    { $count ->
        [one] rimozione di { $count } giocatore
       *[other] rimozione di { $count } giocatori
    }
# $name is not the person with a similar name.
steps-another-person = { $name } è un’altra persona
# The director has said that a typed name is that of a player.
steps-name-confirmed = nome confermato: { $name }
# $count (Number)
steps-names-confirmed =
    { $count ->
        [one] { $count } nome confermato
       *[other] { $count } nomi confermati
    }
# A player looks for a team, or does so no more.
steps-team-wanted = ricerca di una squadra: { $player }
# Teams that were drawn from players without one.
steps-scratch-teams = squadre improvvisate

## The roll call.

# $status is a word of the roll call: “present”.
steps-status-of-player = { $player }: { $status }
# $count (Number)
steps-players-present =
    { $count ->
        [one] { $count } presente
       *[other] { $count } presenti
    }
# $source is the name of a file or “the pasted list”.
# $count (Number)
steps-players-called =
    { $count ->
        [one] { $count } giocatore segnato ({ $source })
       *[other] { $count } giocatori segnati ({ $source })
    }
steps-pasted-list = elenco incollato
# The mark in the roll call was taken back.
steps-not-marked = non segnato: { $player }
steps-leaves-event = { $player } lascia il torneo
# $count (Number)
steps-players-leave-event =
    { $count ->
        [one] { $count } giocatore lascia il torneo
       *[other] { $count } giocatori lasciano il torneo
    }

## Rounds and boards.

# $name is the new name of a round, often its number: “4”.
steps-name-of-round = nome del round { $name }
# $round is a round by its old name: “Round 4”.
steps-name-of = nome di { $round }
# Boards that were added.
# $count (Number)
steps-boards =
    { $count ->
        [one] { $count } tavolo
       *[other] { $count } tavoli
    }
# $count (Number)
steps-removal-of-boards =
    { $count ->
        [one] rimozione di { $count } tavolo
       *[other] rimozione di { $count } tavoli
    }
# $what is a round or a board: “Round 2”.
steps-scoring-system-of = sistema di punteggio: { $what }
# A score that the director set. $seat is “France on Round 2, board C”.
steps-score-of = punti: { $seat }
# $count is at least 2.
# $count (Number)
steps-scores-of = punti di { $count } posti
# The score is the computed one again.
steps-computed-score-of = punti calcolati: { $seat }
# $count is at least 2.
# $count (Number)
steps-computed-scores-of = punti calcolati di { $count } posti
# A locked seat keeps its player in a new draw. $what is a seat or a board.
steps-locked = bloccato: { $what }
steps-unlocked = sbloccato: { $what }
# $count is at least 2, as in the next three texts.
# $count (Number)
steps-seats-locked = { $count } posti bloccati
# $count (Number)
steps-seats-unlocked = { $count } posti sbloccati
# $count (Number)
steps-boards-locked = { $count } tavoli bloccati
# $count (Number)
steps-boards-unlocked = { $count } tavoli sbloccati
# Two players change their seats.
steps-swap = scambio tra { $one } e { $other }
# Cards for late orders. $player is the name of a player.
steps-yellow-card = cartellino giallo per { $player }
steps-red-card = cartellino rosso per { $player }
# More time for the orders of a player.
steps-extension-card = proroga per { $player }
# A draw that passed has ended the game.
steps-end-by-draw-vote = fine della partita per voto su una patta

## The draw of rounds.

# The boards and powers of the coming rounds.
steps-draw = sorteggio
# $number says which of the recorded draws it is, from 1.
steps-restored-draw = sorteggio { $number } ripristinato
# An elimination comes before the top board.
steps-games-of-elimination = partite delle qualificazioni
steps-adjacent-powers = tabella delle potenze confinanti
steps-players-to-keep-apart = giocatori da separare

## Results and postings. $round is “Round 2”.

# The result that a director had supposed for a board.
steps-supposed-result = risultato ipotizzato: { $board }
# In a what-if, the supposed end of the game after the book has changed.
steps-supposed-ending = fine ipotizzata
# The scores of the round may be posted.
steps-release = sblocco: { $round }
# The scores of the round may not be posted yet.
steps-holding-back = punti trattenuti: { $round }
steps-posting = affissione: { $round }

## The notebook.

steps-note = riga del taccuino
steps-removal-of-note = rimozione di una riga dal taccuino
steps-ruling-in-notebook = decisione nel taccuino

## The event.

steps-new-event = nuovo torneo
steps-name-of-event = nome del torneo
# $language is the own name of a language: “Italiano”.
steps-language-of-notices = lingua delle affissioni: { $language }
# Notices in two languages.
steps-languages-of-notices = lingua delle affissioni: { $first } e { $second }

## Scoring systems. $name is a name that stands in the system.

# The event uses this scoring system.
steps-scoring-system = sistema di punteggio { $system }
# A scoring system or rules were copied.
steps-copy-of = copia di { $name }
# The name of a scoring system that cannot be read: “removal of a scoring system”.
steps-a-scoring-system = un sistema di punteggio
steps-new-column = nuova colonna
steps-new-number = nuovo numero
steps-new-list = nuovo elenco
# The name of a field is also what a screen reader calls it.
steps-name-of-system = nome del sistema
# A mean over all games. $number is its position, as in the next names.
steps-name-of-mean = nome della media { $number }
steps-mean = media di { $name }
steps-name-of-column = nome della colonna { $number }
steps-formula = formula di { $name }
steps-order-of-columns = ordine delle colonne
steps-removal-of-column = rimozione della colonna { $name }
steps-name-of-number = nome del numero { $number }
steps-name-of-list = nome dell’elenco { $number }
# The sum of the scores of a board.
steps-sum-of-board = somma di un tavolo
steps-decimals-shown = decimali mostrati
# A worked example shows what a system or rules compute. Its values were replaced by those that are computed now.
steps-new-values-of-example = nuovi valori di un esempio
steps-removal-of-example = rimozione di un esempio
steps-description-of-system = descrizione del sistema
steps-source-of-system = fonte del sistema
# The whole text of a system that cannot be read.
steps-text-of-system = testo di un sistema di punteggio

## Rules. $rules is the name of rules.

steps-rules-of = regolamento { $rules }
steps-rules-and-rounds-of = regolamento e round: { $rules }
steps-rounds-of = round del regolamento { $rules }
# A counted part says which results count in the total, and how much.
steps-new-counted-part = nuova parte che conta
steps-new-multiplier = nuovo coefficiente
steps-new-round-with-system = nuovo round con un proprio sistema
steps-new-tie-break = nuovo spareggio
steps-tie-breaks = spareggi
steps-order-of-parts = ordine delle parti
steps-order-of-multipliers = ordine dei coefficienti
steps-order-of-rounds = ordine dei round
steps-order-of-awards = ordine dei premi
steps-order-of-tie-breaks = ordine degli spareggi
# $number is the position of the entry in its list, from 1, as in the next names.
# $number (Number)
steps-removal-of-part = rimozione della parte { $number }
# $number (Number)
steps-removal-of-multiplier = rimozione del coefficiente { $number }
# $number (Number)
steps-removal-of-round = rimozione del round { $number }
# $number (Number)
steps-removal-of-award = rimozione del premio { $number }
steps-removal-of-tie-break = rimozione di uno spareggio
# The rules have no top board any more.
steps-no-top-board = nessun top table
steps-teams = squadre
steps-no-teams = nessuna squadra
# The whole text of the rules.
steps-text-of-ruleset = testo del regolamento

## What a screen reader calls a field of rules, and the step that changes it: its label with the section or the list that it is in. $number is the position
## in the list: “2”. $field is the label, in small letters where the nouns of a language have them: “best first”.

steps-in-rounds = round con un proprio sistema { $number }: { $field }
steps-in-clock = cronometro: { $field }
steps-in-counts = che cosa conta { $number }: { $field }
steps-in-multipliers = coefficienti { $number }: { $field }
steps-in-top-board = top table: { $field }
steps-in-top-board-counts = che cosa conta al top table { $number }: { $field }
steps-in-teams = squadre: { $field }
steps-in-awards = premi { $number }: { $field }

## The ladder. $event is the name of an event whose results are in it.

steps-year-of-ladder = anno della classifica annuale
# $ladder is the name of the ladder that is compiled.
steps-choice-of-ladder = classifica annuale: { $ladder }
# An event that is accredited counts for the ladder.
steps-event-accredited = torneo omologato: { $event }
steps-event-not-accredited = torneo non omologato: { $event }
# $count is at least 2.
# $count (Number)
steps-events-accredited = { $count } tornei omologati
# $count (Number)
steps-events-not-accredited = { $count } tornei non omologati
# $one and $other are two names in lists.
steps-one-person = { $one } e { $other } sono una sola persona
steps-two-people = { $one } e { $other } sono due persone
# Pairs of names. $count is at least 2.
# $count (Number)
steps-pairs-one-person = { $count } coppie: i due nomi sono una sola persona
# $count (Number)
steps-pairs-two-people = { $count } coppie: i due nomi sono due persone
# Decisions whether two names are one person.
# $count (Number)
steps-removal-of-decisions =
    { $count ->
        [one] revoca di una decisione su un’identità
       *[other] revoca di { $count } decisioni sulle identità
    }
steps-removal-of-event = rimozione dalla classifica annuale: { $event }
# $count is at least 2.
# $count (Number)
steps-removal-of-events = rimozione di { $count } tornei dalla classifica annuale
# A line of the list of results of an event.
steps-removal-of-result = rimozione dall’elenco: { $player } ({ $event })
# $count is at least 2.
# $count (Number)
steps-removal-of-results = rimozione di { $count } righe dalla classifica annuale
# Lists of results were added.
steps-pasted-text = testo incollato
# $count (Number)
steps-files = { $count } file
steps-own-event = questo torneo nella classifica annuale

## Files, the journal and the history. $file is the name of a file.

steps-import = importazione di { $file }
# The event was brought back to an earlier state. $moment is a time: “2026-11-21 14:03:05”.
steps-return-to = ritorno a { $moment }
steps-return-to-beginning = ritorno a prima della prima modifica
# Another window or another computer had other values in some cells.
steps-values-of-another-journal = valori di un altro registro
steps-entry-of-another-journal = voce di un altro registro
# A step that cannot be read any more.
steps-damaged-entry = voce danneggiata
# The book was closed, and what was not saved was taken back.
steps-closing-without-saving = chiusura senza salvare
# The book was saved under another name, and goes on there.
steps-continuing-as = prosecuzione come { $file }
