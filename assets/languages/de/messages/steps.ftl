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
steps-cell-of-top-board = Top-Board: { $board }
steps-cell-of-board = { $column }: { $board }
# “name of Tom Haver”.
steps-cell-of-player = { $column }: { $player }
# The players who had no board in a round. $round is “Round 2”.
steps-sit-outs = Aussetzende: { $round }
steps-event = Turnier
# A draw that was proposed at a board.
steps-cell-of-proposal = Draw-Vorschlag ({ $board }), { $column }
# $round is “Round 2” or “the next round”.
steps-roll-call-of-player = Anwesenheit ({ $round }): { $player }
steps-next-round = nächste Runde
# $number is the number of the line in the notebook, from 1.
steps-cell-of-note = { $column }: Zeile { $number } im Notizbuch
# A new line.
steps-line-in-notebook = Zeile im Notizbuch
steps-new-player = neuer Spieler
# $team is the name of a team.
steps-cell-of-team = { $column }: Team { $team }
steps-new-team = neues Team
# $event is the name of an event whose results are in the ladder.
steps-cell-of-year-event = { $column }: { $event } (Jahresrangliste)
steps-new-year-event = neues Turnier der Jahresrangliste
steps-cell-of-result = { $column }: { $player } ({ $event })
# A new line in the list of results of an event.
steps-new-result = neue Zeile: { $event }
# What is typed about a player with a claim to the top board, or with a seat on it.
steps-cell-of-claim = { $column }: { $player } (Top-Board)
# The columns of the Top board tab: the answer to a claim, the position in the order of choosing, and the power in the second game.
steps-answer = Antwort
steps-chooses = wählt
steps-power-in-game = Land in Partie { $number }
# The column with the winners of an award.
steps-winners = Gewinner
# $award is the name of an award.
steps-cell-of-award = { $column }: { $award }
steps-cell-of-an-award = { $column } eines Preises
# An award that is new in the list of awards or in the rules.
steps-new-award = neuer Preis
# A grade that the player of $voter, a power, gave to that of $power.
steps-vote = Stimme: { $voter } für { $power } ({ $board })
# Several cells at once. $cell is the first: “centres of France on Round 2, board C”. $count is at least 2.
# $count (Number)
steps-many-cells = { $count } Zellen, ab { $cell }
# A pasted block that shows in no cell.
steps-pasted-block = eingefügter Block
# A correction of the name of a player.
steps-corrected-name = berichtigter Name
# An edit that a script wrote as JSON.
steps-edit-as-json = Änderung als JSON

## Players and teams.

# A player was added. $name is the name.
steps-player = Spieler { $name }
# $name is the name of a player, a round, a board, a scoring system or rules.
steps-removal-of = Entfernung von { $name }
# $count (Number)
steps-removal-of-players =
    { $count ->
        [one] Entfernung von { $count } Spieler
       *[other] Entfernung von { $count } Spielern
    }
# $name is not the person with a similar name.
steps-another-person = { $name } ist eine andere Person
# The director has said that a typed name is that of a player.
steps-name-confirmed = { $name } bestätigt
# $count (Number)
steps-names-confirmed =
    { $count ->
        [one] { $count } Name bestätigt
       *[other] { $count } Namen bestätigt
    }
# A player looks for a team, or does so no more.
steps-team-wanted = Suche nach einem Team: { $player }
# Teams that were drawn from players without one.
steps-scratch-teams = ausgeloste Teams

## The roll call.

# $status is a word of the roll call: “present”.
steps-status-of-player = { $player }: { $status }
# $count (Number)
steps-players-present = { $count } anwesend
# $source is the name of a file or “the pasted list”.
# $count (Number)
steps-players-called = { $count } Spieler eingetragen ({ $source })
steps-pasted-list = eingefügte Liste
# The mark in the roll call was taken back.
steps-not-marked = nicht eingetragen: { $player }
steps-leaves-event = { $player } verlässt das Turnier
# $count (Number)
steps-players-leave-event =
    { $count ->
        [one] { $count } Spieler verlässt das Turnier
       *[other] { $count } Spieler verlassen das Turnier
    }

## Rounds and boards.

# $name is the new name of a round, often its number: “4”.
steps-name-of-round = Name von Runde { $name }
# $round is a round by its old name: “Round 4”.
steps-name-of = Name von { $round }
# Boards that were added.
# $count (Number)
steps-boards =
    { $count ->
        [one] { $count } Brett
       *[other] { $count } Bretter
    }
# $count (Number)
steps-removal-of-boards =
    { $count ->
        [one] Entfernung von { $count } Brett
       *[other] Entfernung von { $count } Brettern
    }
# $what is a round or a board: “Round 2”.
steps-scoring-system-of = Wertungssystem: { $what }
# A score that the director set. $seat is “France on Round 2, board C”.
steps-score-of = Punkte: { $seat }
# $count is at least 2.
# $count (Number)
steps-scores-of = Punkte von { $count } Sitzplätzen
# The score is the computed one again.
steps-computed-score-of = berechnete Punkte: { $seat }
# $count is at least 2.
# $count (Number)
steps-computed-scores-of = berechnete Punkte von { $count } Sitzplätzen
# A locked seat keeps its player in a new draw. $what is a seat or a board.
steps-locked = fixiert: { $what }
steps-unlocked = gelöst: { $what }
# $count is at least 2, as in the next three texts.
# $count (Number)
steps-seats-locked = { $count } Sitzplätze fixiert
# $count (Number)
steps-seats-unlocked = { $count } Sitzplätze gelöst
# $count (Number)
steps-boards-locked = { $count } Bretter fixiert
# $count (Number)
steps-boards-unlocked = { $count } Bretter gelöst
# Two players change their seats.
steps-swap = Tausch von { $one } und { $other }
# Cards for late orders. $player is the name of a player.
steps-yellow-card = Gelbe Karte für { $player }
steps-red-card = Rote Karte für { $player }
# More time for the orders of a player.
steps-extension-card = Verlängerung für { $player }
# A draw that passed has ended the game.
steps-end-by-draw-vote = Ende der Partie durch Abstimmung

## The draw of rounds.

# The boards and powers of the coming rounds.
steps-draw = Auslosung
# $number says which of the recorded draws it is, from 1.
steps-restored-draw = wiederhergestellte Auslosung { $number }
# An elimination comes before the top board.
steps-games-of-elimination = Partien der Vorrunde
steps-adjacent-powers = Tabelle der benachbarten Länder
steps-players-to-keep-apart = getrennte Spieler

## Results and postings. $round is “Round 2”.

# The result that a director had supposed for a board.
steps-supposed-result = angenommenes Ergebnis: { $board }
# In a what-if, the supposed end of the game after the book has changed.
steps-supposed-ending = angenommenes Ende
# The scores of the round may be posted.
steps-release = Freigabe: { $round }
# The scores of the round may not be posted yet.
steps-holding-back = Zurückhalten: { $round }
steps-posting = Aushang: { $round }

## The notebook.

steps-note = Zeile des Notizbuchs
steps-removal-of-note = Entfernung einer Zeile im Notizbuch
steps-ruling-in-notebook = Entscheidung im Notizbuch

## The event.

steps-new-event = neues Turnier
steps-name-of-event = Name des Turniers
# $language is the own name of a language: “Italiano”.
steps-language-of-notices = Sprache der Aushänge: { $language }
# Notices in two languages.
steps-languages-of-notices = Sprache der Aushänge: { $first } und { $second }

## Scoring systems. $name is a name that stands in the system.

# The event uses this scoring system.
steps-scoring-system = Wertungssystem { $system }
# A scoring system or rules were copied.
steps-copy-of = Kopie von { $name }
# The name of a scoring system that cannot be read: “removal of a scoring system”.
steps-a-scoring-system = einem Wertungssystem
steps-new-column = neue Spalte
steps-new-number = neue Zahl
steps-new-list = neue Liste
# The name of a field is also what a screen reader calls it.
steps-name-of-system = Name des Systems
# A mean over all games. $number is its position, as in the next names.
steps-name-of-mean = Name von Mittelwert { $number }
steps-mean = Mittelwert von { $name }
steps-name-of-column = Name von Spalte { $number }
steps-formula = Formel von { $name }
steps-order-of-columns = Reihenfolge der Spalten
steps-removal-of-column = Entfernung von Spalte { $name }
steps-name-of-number = Name von Zahl { $number }
steps-name-of-list = Name von Liste { $number }
# The sum of the scores of a board.
steps-sum-of-board = Summe eines Bretts
steps-decimals-shown = gezeigte Nachkommastellen
# A worked example shows what a system or rules compute. Its values were replaced by those that are computed now.
steps-new-values-of-example = neue Werte eines Beispiels
steps-removal-of-example = Entfernung eines Beispiels
steps-description-of-system = Beschreibung des Systems
steps-source-of-system = Quelle des Systems
# The whole text of a system that cannot be read.
steps-text-of-system = Text eines Wertungssystems

## Rules. $rules is the name of rules.

steps-rules-of = Regeln von { $rules }
steps-rules-and-rounds-of = Regeln und Runden von { $rules }
steps-rounds-of = Runden von { $rules }
# A counted part says which results count in the total, and how much.
steps-new-counted-part = neuer gewerteter Teil
steps-new-multiplier = neuer Multiplikator
steps-new-round-with-system = neue Runde mit eigenem Wertungssystem
steps-new-tie-break = neuer Tie-Break
steps-tie-breaks = Tie-Breaks
steps-order-of-parts = Reihenfolge der Teile
steps-order-of-multipliers = Reihenfolge der Multiplikatoren
steps-order-of-rounds = Reihenfolge der Runden
steps-order-of-awards = Reihenfolge der Preise
steps-order-of-tie-breaks = Reihenfolge der Tie-Breaks
# $number is the position of the entry in its list, from 1, as in the next names.
# $number (Number)
steps-removal-of-part = Entfernung von Teil { $number }
# $number (Number)
steps-removal-of-multiplier = Entfernung von Multiplikator { $number }
# $number (Number)
steps-removal-of-round = Entfernung von Runde { $number }
# $number (Number)
steps-removal-of-award = Entfernung von Preis { $number }
steps-removal-of-tie-break = Entfernung eines Tie-Breaks
# The rules have no top board any more.
steps-no-top-board = kein Top-Board
steps-teams = Teams
steps-no-teams = keine Teams
# The whole text of the rules.
steps-text-of-ruleset = Text der Regeln

## What a screen reader calls a field of rules, and the step that changes it: its label with the section or the list that it is in. $number is the position
## in the list: “2”. $field is the label, in small letters where the nouns of a language have them: “best first”.

steps-in-rounds = Runden mit eigener Wertung { $number }: { $field }
steps-in-clock = Uhr: { $field }
steps-in-counts = Was zählt { $number }: { $field }
steps-in-multipliers = Multiplikatoren { $number }: { $field }
steps-in-top-board = Top-Board: { $field }
steps-in-top-board-counts = Was zählt am Top-Board { $number }: { $field }
steps-in-teams = Teams: { $field }
steps-in-awards = Preise { $number }: { $field }

## The ladder. $event is the name of an event whose results are in it.

steps-year-of-ladder = Jahr der Jahresrangliste
# $ladder is the name of the ladder that is compiled.
steps-choice-of-ladder = Jahresrangliste { $ladder }
# An event that is accredited counts for the ladder.
steps-event-accredited = { $event } ist anerkannt
steps-event-not-accredited = { $event } ist nicht anerkannt
# $count is at least 2.
# $count (Number)
steps-events-accredited = { $count } Turniere sind anerkannt
# $count (Number)
steps-events-not-accredited = { $count } Turniere sind nicht anerkannt
# $one and $other are two names in lists.
steps-one-person = { $one } und { $other } sind dieselbe Person
steps-two-people = { $one } und { $other } sind zwei Personen
# Pairs of names. $count is at least 2.
# $count (Number)
steps-pairs-one-person = { $count } Paare: Beide Namen sind jeweils dieselbe Person
# $count (Number)
steps-pairs-two-people = { $count } Paare: Beide Namen sind jeweils zwei Personen
# Decisions whether two names are one person.
# $count (Number)
steps-removal-of-decisions =
    { $count ->
        [one] Entfernung einer Entscheidung über Identitäten
       *[other] Entfernung von { $count } Entscheidungen über Identitäten
    }
steps-removal-of-event = Entfernung aus der Jahresrangliste: { $event }
# $count is at least 2.
# $count (Number)
steps-removal-of-events = Entfernung von { $count } Turnieren aus der Jahresrangliste
# A line of the list of results of an event.
steps-removal-of-result = Entfernung aus der Liste: { $player } ({ $event })
# $count is at least 2.
# $count (Number)
steps-removal-of-results = Entfernung von { $count } Zeilen aus der Jahresrangliste
# Lists of results were added.
steps-pasted-text = eingefügter Text
# $count (Number)
steps-files =
    { $count ->
        [one] { $count } Datei
       *[other] { $count } Dateien
    }
steps-own-event = dieses Turnier in der Jahresrangliste

## Files, the journal and the history. $file is the name of a file.

steps-import = Import von { $file }
# The event was brought back to an earlier state. $moment is a time: “2026-11-21 14:03:05”.
steps-return-to = Rückkehr zu { $moment }
steps-return-to-beginning = Rückkehr vor die erste Änderung
# Another window or another computer had other values in some cells.
steps-values-of-another-journal = Werte eines anderen Journals
steps-entry-of-another-journal = Eintrag eines anderen Journals
# A step that cannot be read any more.
steps-damaged-entry = beschädigter Eintrag
# The book was closed, and what was not saved was taken back.
steps-closing-without-saving = Schließen ohne Speichern
# The book was saved under another name, and goes on there.
steps-continuing-as = Fortsetzung als { $file }
