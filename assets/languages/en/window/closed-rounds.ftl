# The question why a finished round was changed, the remark that a posted sheet is not right any more, and what is left out where
# something is posted.

## The question about changes to rounds that are finished. It stands before the field for the answer.

# $rounds is “Round 1” or a list, “Round 1 and Round 2”, here and below. $question is one of the questions below.
# $count (Number)
closed-rounds-finished = { $count ->
    [one] { $rounds } is finished. { $question }
   *[other] { $rounds } are finished. { $question }
}
# $file is the name of a file.
closed-rounds-why-import-changes = Why does the import of { $file } change results?
closed-rounds-why-undo-import = Why did you undo the import of { $file }?
# $what is the name of a step: “centres of France”.
closed-rounds-why-this-change = Why this change ({ $what })?
# $count is 2 or more.
closed-rounds-why-these-changes = Why did you make these { $count } changes?
# The answer has no letter. It is shown with a capital letter and a full stop.
closed-rounds-no-reason = a reason is a word or two, such as “misread”

## The remark at a change of a round that was posted. $round is “Round 1”, $posted a time, “14:05” or “12 August 2006, 14:05”.

# $cells is what the posted sheet says: “board A, France, centres 8”, or a list.
closed-rounds-posted-with = { $round } was posted { $posted } with { $cells }. Post it again (Ctrl+P), and take the old sheet down.
closed-rounds-changed-since-posted = { $round } has changed since it was posted { $posted }. Post it again (Ctrl+P), and take the old sheet down.
# $cell is “board A, France, centres”, $posted is what the sheet says, “8”.
closed-rounds-posted-cell = { $cell } { $posted }
# $first and $second are cells, $count is how many more there are, 2 or more.
closed-rounds-cells-and-more = { $first }, { $second }, and { $count } more

## What is left out of a posting or of a file for players.

# $what is made of what follows.
closed-rounds-left-out = Left out: { $what }.
# $count (Number)
closed-rounds-held-back = { $count ->
    [one] { $rounds } is held back
   *[other] { $rounds } are held back
}
# $rounds is the message before, $kinds a list of the messages below.
closed-rounds-rounds-and-kinds = { $rounds }; { $kinds }
closed-rounds-notes = your notes at players
closed-rounds-card-notes = your notes at cards
closed-rounds-proposal-notes = your notes at proposed draws
closed-rounds-declined-seat-notes = your notes at declined seats
closed-rounds-board-notes = notes at boards and seats
closed-rounds-colours = colours
closed-rounds-family-names = the column of family names
closed-rounds-regions = regions
closed-rounds-towns = towns
closed-rounds-separations = who should not meet
closed-rounds-penalty-reasons = the reasons for penalties
closed-rounds-votes = each voter’s grades
closed-rounds-top-board-decisions = the decisions about the top board
closed-rounds-decided-awards = the awards that you decided
closed-rounds-notebook = the notebook
closed-rounds-attendance = the roll calls
closed-rounds-draw-settings = the wishes and settings for draws
closed-rounds-draws = the records of draws
closed-rounds-printed-figures = the scores and places that imported files printed
closed-rounds-unplaced-cells = the unplaced cells of imported files
closed-rounds-result-lists = the result lists of the year
