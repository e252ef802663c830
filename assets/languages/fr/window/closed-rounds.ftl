# The question why a finished round was changed, the remark that a posted sheet is not right any more, and what is left out where
# something is posted.

## The question about changes to rounds that are finished. It stands before the field for the answer.

# $rounds is “Round 1” or a list, “Round 1 and Round 2”, here and below. $question is one of the questions below.
# $count (Number)
closed-rounds-finished = { $count ->
    [one] Ronde déjà terminée : { $rounds }. { $question }
   *[other] Rondes déjà terminées : { $rounds }. { $question }
}
# $file is the name of a file.
closed-rounds-why-import-changes = Pourquoi l’importation de { $file } change-t-elle des résultats ?
closed-rounds-why-undo-import = Pourquoi avez-vous annulé l’importation de { $file } ?
# $what is the name of a step: “centres of France”.
closed-rounds-why-this-change = Pourquoi cette modification ({ $what }) ?
# $count is 2 or more.
closed-rounds-why-these-changes = Pourquoi ces { $count } modifications ?
# The answer has no letter. It is shown with a capital letter and a full stop.
closed-rounds-no-reason = un motif tient en un mot ou deux, comme « mal lu »

## The remark at a change of a round that was posted. $round is “Round 1”, $posted a time, “14:05” or “12 August 2006, 14:05”.

# $cells is what the posted sheet says: “board A, France, centres 8”, or a list.
closed-rounds-posted-with = { $round } a été affichée ({ $posted }) avec { $cells }. Affichez-la de nouveau (Ctrl+P) et retirez l’ancienne feuille.
closed-rounds-changed-since-posted = { $round } a changé depuis son affichage ({ $posted }). Affichez-la de nouveau (Ctrl+P) et retirez l’ancienne feuille.
# $cell is “board A, France, centres”, $posted is what the sheet says, “8”.
closed-rounds-posted-cell = { $cell } { $posted }
# $first and $second are cells, $count is how many more there are, 2 or more.
closed-rounds-cells-and-more = { $first }, { $second } et { $count } autres

## What is left out of a posting or of a file for players.

# $what is made of what follows.
closed-rounds-left-out = Non repris : { $what }.
# $count (Number)
closed-rounds-held-back = { $count ->
    [one] une ronde retenue ({ $rounds })
   *[other] des rondes retenues ({ $rounds })
}
# $rounds is the message before, $kinds a list of the messages below.
closed-rounds-rounds-and-kinds = { $rounds } ; { $kinds }
closed-rounds-notes = vos remarques sur les joueurs
closed-rounds-card-notes = vos remarques sur les cartons
closed-rounds-proposal-notes = vos remarques sur les nuls proposés
closed-rounds-declined-seat-notes = vos remarques sur les désistements
closed-rounds-board-notes = les remarques sur les tables et les sièges
closed-rounds-colours = les couleurs
closed-rounds-family-names = la colonne des noms de famille
closed-rounds-regions = les régions
closed-rounds-towns = les villes
closed-rounds-separations = qui ne doit pas se rencontrer
closed-rounds-penalty-reasons = les motifs des pénalités
closed-rounds-votes = les votes de chacun
closed-rounds-top-board-decisions = les décisions sur la table finale
closed-rounds-decided-awards = les prix que vous avez décidés
closed-rounds-notebook = le carnet
closed-rounds-attendance = les appels
closed-rounds-draw-settings = les souhaits et les réglages pour les tirages
closed-rounds-draws = les comptes rendus des tirages
closed-rounds-printed-figures = les scores et les places inscrits dans les fichiers importés
closed-rounds-unplaced-cells = les cellules non reprises des fichiers importés
closed-rounds-result-lists = les listes de résultats de l’année
