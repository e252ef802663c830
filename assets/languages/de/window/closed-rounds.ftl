# The question why a finished round was changed, the remark that a posted sheet is not right any more, and what is left out where
# something is posted.

## The question about changes to rounds that are finished. It stands before the field for the answer.

# $rounds is “Round 1” or a list, “Round 1 and Round 2”, here and below. $question is one of the questions below.
# $count (Number)
closed-rounds-finished = { $count ->
    [one] { $rounds } ist beendet. { $question }
   *[other] { $rounds } sind beendet. { $question }
}
# $file is the name of a file.
closed-rounds-why-import-changes = Warum ändert der Import von { $file } Ergebnisse?
closed-rounds-why-undo-import = Warum haben Sie den Import von { $file } rückgängig gemacht?
# $what is the name of a step: “centres of France”.
closed-rounds-why-this-change = Warum haben Sie das geändert ({ $what })?
# $count is 2 or more.
closed-rounds-why-these-changes = Warum haben Sie diese { $count } Änderungen gemacht?
# The answer has no letter. It is shown with a capital letter and a full stop.
closed-rounds-no-reason = als Begründung genügen ein, zwei Wörter, etwa „falsch gelesen“

## The remark at a change of a round that was posted. $round is “Round 1”, $posted a time, “14:05” or “12 August 2006, 14:05”.

# $cells is what the posted sheet says: “board A, France, centres 8”, or a list.
closed-rounds-posted-with = { $round } wurde ({ $posted }) so ausgehängt: { $cells }. Hängen Sie die Runde neu aus (Strg+P), und nehmen Sie das alte Blatt ab.
closed-rounds-changed-since-posted = { $round } hat sich seit dem Aushang ({ $posted }) geändert. Hängen Sie die Runde neu aus (Strg+P), und nehmen Sie das alte Blatt ab.
# $cell is “board A, France, centres”, $posted is what the sheet says, “8”.
closed-rounds-posted-cell = { $cell } { $posted }
# $first and $second are cells, $count is how many more there are, 2 or more.
closed-rounds-cells-and-more = { $first }, { $second } und { $count } weitere

## What is left out of a posting or of a file for players.

# $what is made of what follows.
closed-rounds-left-out = Weggelassen: { $what }.
# $count (Number)
closed-rounds-held-back = { $count ->
    [one] { $rounds } wird zurückgehalten
   *[other] { $rounds } werden zurückgehalten
}
# $rounds is the message before, $kinds a list of the messages below.
closed-rounds-rounds-and-kinds = { $rounds }; { $kinds }
closed-rounds-notes = Ihre Anmerkungen zu Spielern
closed-rounds-card-notes = Ihre Anmerkungen zu Karten
closed-rounds-proposal-notes = Ihre Anmerkungen zu Draw-Vorschlägen
closed-rounds-declined-seat-notes = Ihre Anmerkungen zu abgelehnten Plätzen
closed-rounds-board-notes = Anmerkungen zu Brettern und Sitzplätzen
closed-rounds-colours = Farben
closed-rounds-family-names = die Spalte der Nachnamen
closed-rounds-regions = Regionen
closed-rounds-towns = Wohnorte
closed-rounds-separations = wer nicht aufeinandertreffen soll
closed-rounds-penalty-reasons = die Gründe für Strafen
closed-rounds-votes = die Noten der einzelnen Abstimmenden
closed-rounds-top-board-decisions = die Entscheidungen über das Top-Board
closed-rounds-decided-awards = die Preise, die Sie entschieden haben
closed-rounds-notebook = das Notizbuch
closed-rounds-attendance = die Anwesenheitslisten
closed-rounds-draw-settings = die Wünsche und Einstellungen für Auslosungen
closed-rounds-draws = die gespeicherten Auslosungen
closed-rounds-printed-figures = die gedruckten Punkte und Plätze importierter Dateien
closed-rounds-unplaced-cells = die Zellen ohne Zuordnung aus importierten Dateien
closed-rounds-result-lists = die Ergebnislisten des Jahres
