# The question why a finished round was changed, the remark that a posted sheet is not right any more, and what is left out where
# something is posted.

## The question about changes to rounds that are finished. It stands before the field for the answer.

# $rounds is “Round 1” or a list, “Round 1 and Round 2”, here and below. $question is one of the questions below.
# $count (Number)
closed-rounds-finished = { $count ->
    [one] { $rounds }: il round è concluso. { $question }
   *[other] { $rounds }: i round sono conclusi. { $question }
}
# $file is the name of a file.
closed-rounds-why-import-changes = Perché l’importazione di { $file } cambia risultati?
closed-rounds-why-undo-import = Perché è stata annullata l’importazione di { $file }?
# $what is the name of a step: “centres of France”.
closed-rounds-why-this-change = Perché questa modifica ({ $what })?
# $count is 2 or more.
closed-rounds-why-these-changes = Perché queste { $count } modifiche?
# The answer has no letter. It is shown with a capital letter and a full stop.
closed-rounds-no-reason = un motivo è una parola o due, per esempio «letto male»

## The remark at a change of a round that was posted. $round is “Round 1”, $posted a time, “14:05” or “12 August 2006, 14:05”.

# $cells is what the posted sheet says: “board A, France, centres 8”, or a list.
closed-rounds-posted-with = { $round }: affisso ({ $posted }) con { $cells }. Affiggerlo di nuovo (Ctrl+P), e togliere il vecchio foglio.
closed-rounds-changed-since-posted = { $round }: modificato dopo l’affissione ({ $posted }). Affiggerlo di nuovo (Ctrl+P), e togliere il vecchio foglio.
# $cell is “board A, France, centres”, $posted is what the sheet says, “8”.
closed-rounds-posted-cell = { $cell } { $posted }
# $first and $second are cells, $count is how many more there are, 2 or more.
closed-rounds-cells-and-more = { $first }, { $second } e altre { $count }

## What is left out of a posting or of a file for players.

# $what is made of what follows.
closed-rounds-left-out = Tralasciato: { $what }.
# $count (Number)
closed-rounds-held-back = { $count ->
    [one] { $rounds } (trattenuto)
   *[other] { $rounds } (trattenuti)
}
# $rounds is the message before, $kinds a list of the messages below.
closed-rounds-rounds-and-kinds = { $rounds }; { $kinds }
closed-rounds-notes = note sui giocatori
closed-rounds-card-notes = note sui cartellini
closed-rounds-proposal-notes = note sulle patte proposte
closed-rounds-declined-seat-notes = note sui posti rifiutati
closed-rounds-board-notes = note a tavoli e posti
closed-rounds-colours = colori
closed-rounds-family-names = colonna dei cognomi
closed-rounds-regions = regioni
closed-rounds-towns = città
closed-rounds-separations = chi non deve incontrarsi
closed-rounds-penalty-reasons = motivi delle penalità
closed-rounds-votes = voti dei singoli votanti
closed-rounds-top-board-decisions = decisioni sul top table
closed-rounds-decided-awards = premi decisi dal direttore di gara
closed-rounds-notebook = taccuino
closed-rounds-attendance = appelli
closed-rounds-draw-settings = preferenze e impostazioni per i sorteggi
closed-rounds-draws = sorteggi registrati
closed-rounds-printed-figures = punti e posti dei file importati
closed-rounds-unplaced-cells = celle non collocate dei file importati
closed-rounds-result-lists = elenchi dei risultati dell’anno
