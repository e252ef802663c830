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
steps-cell-of-seat = { $column } : { $power } ({ $board })
# Whether the board is the top board.
steps-cell-of-top-board = table finale : { $board }
steps-cell-of-board = { $column } : { $board }
# “name of Tom Haver”.
steps-cell-of-player = { $column } : { $player }
# The players who had no board in a round. $round is “Round 2”.
steps-sit-outs = exempts : { $round }
steps-event = tournoi
# A draw that was proposed at a board.
steps-cell-of-proposal = nul proposé ({ $board }), { $column }
# $round is “Round 2” or “the next round”.
steps-roll-call-of-player = appel ({ $round }) : { $player }
steps-next-round = ronde suivante
# $number is the number of the line in the notebook, from 1.
steps-cell-of-note = { $column } : ligne { $number } du carnet
# A new line.
steps-line-in-notebook = ligne du carnet
steps-new-player = nouveau joueur
# $team is the name of a team.
steps-cell-of-team = { $column } : équipe { $team }
steps-new-team = nouvelle équipe
# $event is the name of an event whose results are in the ladder.
steps-cell-of-year-event = { $column } : { $event } (classement annuel)
steps-new-year-event = nouveau tournoi du classement annuel
steps-cell-of-result = { $column } : { $player } ({ $event })
# A new line in the list of results of an event.
steps-new-result = nouvelle ligne : { $event }
# What is typed about a player with a claim to the top board, or with a seat on it.
steps-cell-of-claim = { $column } : { $player } (table finale)
# The columns of the Top board tab: the answer to a claim, the position in the order of choosing, and the power in the second game.
steps-answer = réponse
steps-chooses = choix
steps-power-in-game = pays de la partie { $number }
# The column with the winners of an award.
steps-winners = lauréats
# $award is the name of an award.
steps-cell-of-award = { $column } : { $award }
steps-cell-of-an-award = { $column } d’un prix
# An award that is new in the list of awards or in the rules.
steps-new-award = nouveau prix
# A grade that the player of $voter, a power, gave to that of $power.
steps-vote = vote : { $voter } pour { $power } ({ $board })
# Several cells at once. $cell is the first: “centres of France on Round 2, board C”. $count is at least 2.
# $count (Number)
steps-many-cells = { $count } cellules, à partir de { $cell }
# A pasted block that shows in no cell.
steps-pasted-block = bloc collé
# A correction of the name of a player.
steps-corrected-name = nom corrigé
# An edit that a script wrote as JSON.
steps-edit-as-json = modification en JSON

## Players and teams.

# A player was added. $name is the name.
steps-player = joueur { $name }
# $name is the name of a player, a round, a board, a scoring system or rules.
steps-removal-of = suppression : { $name }
# $count (Number)
steps-removal-of-players =
    { $count ->
        [one] suppression de { $count } joueur
       *[other] suppression de { $count } joueurs
    }
# $name is not the person with a similar name.
steps-another-person = autre personne : { $name }
# The director has said that a typed name is that of a player.
steps-name-confirmed = nom confirmé : { $name }
# $count (Number)
steps-names-confirmed =
    { $count ->
        [one] { $count } nom confirmé
       *[other] { $count } noms confirmés
    }
# A player looks for a team, or does so no more.
steps-team-wanted = recherche d’équipe : { $player }
# Teams that were drawn from players without one.
steps-scratch-teams = équipes de circonstance

## The roll call.

# $status is a word of the roll call: “present”.
steps-status-of-player = { $player } : { $status }
# $count (Number)
steps-players-present =
    { $count ->
        [one] { $count } présent
       *[other] { $count } présents
    }
# $source is the name of a file or “the pasted list”.
# $count (Number)
steps-players-called =
    { $count ->
        [one] { $count } joueur pointé ({ $source })
       *[other] { $count } joueurs pointés ({ $source })
    }
steps-pasted-list = liste collée
# The mark in the roll call was taken back.
steps-not-marked = non pointé : { $player }
steps-leaves-event = { $player } quitte le tournoi
# $count (Number)
steps-players-leave-event =
    { $count ->
        [one] { $count } joueur quitte le tournoi
       *[other] { $count } joueurs quittent le tournoi
    }

## Rounds and boards.

# $name is the new name of a round, often its number: “4”.
steps-name-of-round = nom de la ronde { $name }
# $round is a round by its old name: “Round 4”.
steps-name-of = nom : { $round }
# Boards that were added.
# $count (Number)
steps-boards =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
# $count (Number)
steps-removal-of-boards =
    { $count ->
        [one] suppression de { $count } table
       *[other] suppression de { $count } tables
    }
# $what is a round or a board: “Round 2”.
steps-scoring-system-of = système de score : { $what }
# A score that the director set. $seat is “France on Round 2, board C”.
steps-score-of = score : { $seat }
# $count is at least 2.
# $count (Number)
steps-scores-of = score de { $count } sièges
# The score is the computed one again.
steps-computed-score-of = score calculé : { $seat }
# $count is at least 2.
# $count (Number)
steps-computed-scores-of = scores calculés de { $count } sièges
# A locked seat keeps its player in a new draw. $what is a seat or a board.
steps-locked = verrouillage : { $what }
steps-unlocked = déverrouillage : { $what }
# $count is at least 2, as in the next three texts.
# $count (Number)
steps-seats-locked = verrouillage de { $count } sièges
# $count (Number)
steps-seats-unlocked = déverrouillage de { $count } sièges
# $count (Number)
steps-boards-locked = verrouillage de { $count } tables
# $count (Number)
steps-boards-unlocked = déverrouillage de { $count } tables
# Two players change their seats.
steps-swap = échange : { $one } et { $other }
# Cards for late orders. $player is the name of a player.
steps-yellow-card = carton jaune pour { $player }
steps-red-card = carton rouge pour { $player }
# More time for the orders of a player.
steps-extension-card = prolongation pour { $player }
# A draw that passed has ended the game.
steps-end-by-draw-vote = fin de la partie par vote d’un nul

## The draw of rounds.

# The boards and powers of the coming rounds.
steps-draw = tirage au sort
# $number says which of the recorded draws it is, from 1.
steps-restored-draw = tirage { $number } restauré
# An elimination comes before the top board.
steps-games-of-elimination = parties des qualifications
steps-adjacent-powers = table des pays voisins
steps-players-to-keep-apart = joueurs à séparer

## Results and postings. $round is “Round 2”.

# The result that a director had supposed for a board.
steps-supposed-result = résultat supposé : { $board }
# In a what-if, the supposed end of the game after the book has changed.
steps-supposed-ending = fin supposée
# The scores of the round may be posted.
steps-release = feu vert : { $round }
# The scores of the round may not be posted yet.
steps-holding-back = scores retenus : { $round }
steps-posting = affichage : { $round }

## The notebook.

steps-note = ligne du carnet
steps-removal-of-note = suppression d’une ligne du carnet
steps-ruling-in-notebook = décision dans le carnet

## The event.

steps-new-event = nouveau tournoi
steps-name-of-event = nom du tournoi
# $language is the own name of a language: “Italiano”.
steps-language-of-notices = langue des affichages : { $language }
# Notices in two languages.
steps-languages-of-notices = langue des affichages : { $first } et { $second }

## Scoring systems. $name is a name that stands in the system.

# The event uses this scoring system.
steps-scoring-system = système de score { $system }
# A scoring system or rules were copied.
steps-copy-of = copie : { $name }
# The name of a scoring system that cannot be read: “removal of a scoring system”.
steps-a-scoring-system = un système de score
steps-new-column = nouvelle colonne
steps-new-number = nouveau nombre
steps-new-list = nouvelle liste
# The name of a field is also what a screen reader calls it.
steps-name-of-system = nom du système
# A mean over all games. $number is its position, as in the next names.
steps-name-of-mean = nom de la moyenne { $number }
steps-mean = moyenne : { $name }
steps-name-of-column = nom de la colonne { $number }
steps-formula = formule : { $name }
steps-order-of-columns = ordre des colonnes
steps-removal-of-column = suppression de la colonne { $name }
steps-name-of-number = nom du nombre { $number }
steps-name-of-list = nom de la liste { $number }
# The sum of the scores of a board.
steps-sum-of-board = somme d’une table
steps-decimals-shown = décimales affichées
# A worked example shows what a system or rules compute. Its values were replaced by those that are computed now.
steps-new-values-of-example = nouvelles valeurs d’un exemple
steps-removal-of-example = suppression d’un exemple
steps-description-of-system = description du système
steps-source-of-system = source du système
# The whole text of a system that cannot be read.
steps-text-of-system = texte d’un système de score

## Rules. $rules is the name of rules.

steps-rules-of = règlement { $rules }
steps-rules-and-rounds-of = règlement et rondes : { $rules }
steps-rounds-of = rondes du règlement { $rules }
# A counted part says which results count in the total, and how much.
steps-new-counted-part = nouvel élément compté
steps-new-multiplier = nouveau coefficient
steps-new-round-with-system = nouvelle ronde à système propre
steps-new-tie-break = nouveau départage
steps-tie-breaks = départages
steps-order-of-parts = ordre des éléments
steps-order-of-multipliers = ordre des coefficients
steps-order-of-rounds = ordre des rondes
steps-order-of-awards = ordre des prix
steps-order-of-tie-breaks = ordre des départages
# $number is the position of the entry in its list, from 1, as in the next names.
# $number (Number)
steps-removal-of-part = suppression de l’élément { $number }
# $number (Number)
steps-removal-of-multiplier = suppression du coefficient { $number }
# $number (Number)
steps-removal-of-round = suppression de la ronde { $number }
# $number (Number)
steps-removal-of-award = suppression du prix { $number }
steps-removal-of-tie-break = suppression d’un départage
# The rules have no top board any more.
steps-no-top-board = pas de table finale
steps-teams = équipes
steps-no-teams = pas d’équipes
# The whole text of the rules.
steps-text-of-ruleset = texte du règlement

## What a screen reader calls a field of rules, and the step that changes it: its label with the section or the list that it is in. $number is the position
## in the list: “2”. $field is the label, in small letters where the nouns of a language have them: “best first”.

steps-in-rounds = ronde à système propre { $number } : { $field }
steps-in-clock = chronomètre : { $field }
steps-in-counts = ce qui compte, élément { $number } : { $field }
steps-in-multipliers = coefficient { $number } : { $field }
steps-in-top-board = table finale : { $field }
steps-in-top-board-counts = ce qui compte pour la table finale, élément { $number } : { $field }
steps-in-teams = équipes : { $field }
steps-in-awards = prix { $number } : { $field }

## The ladder. $event is the name of an event whose results are in it.

steps-year-of-ladder = année du classement annuel
# $ladder is the name of the ladder that is compiled.
steps-choice-of-ladder = classement annuel : { $ladder }
# An event that is accredited counts for the ladder.
steps-event-accredited = tournoi homologué : { $event }
steps-event-not-accredited = tournoi non homologué : { $event }
# $count is at least 2.
# $count (Number)
steps-events-accredited = { $count } tournois homologués
# $count (Number)
steps-events-not-accredited = { $count } tournois non homologués
# $one and $other are two names in lists.
steps-one-person = une seule personne : { $one } et { $other }
steps-two-people = deux personnes : { $one } et { $other }
# Pairs of names. $count is at least 2.
# $count (Number)
steps-pairs-one-person = { $count } paires : les deux noms sont une seule personne
# $count (Number)
steps-pairs-two-people = { $count } paires : les deux noms sont deux personnes
# Decisions whether two names are one person.
# $count (Number)
steps-removal-of-decisions =
    { $count ->
        [one] suppression d’une décision d’identité
       *[other] suppression de { $count } décisions d’identité
    }
steps-removal-of-event = suppression du classement annuel : { $event }
# $count is at least 2.
# $count (Number)
steps-removal-of-events = suppression de { $count } tournois du classement annuel
# A line of the list of results of an event.
steps-removal-of-result = suppression de la liste : { $player } ({ $event })
# $count is at least 2.
# $count (Number)
steps-removal-of-results = suppression de { $count } lignes du classement annuel
# Lists of results were added.
steps-pasted-text = texte collé
# $count (Number)
steps-files =
    { $count ->
        [one] { $count } fichier
       *[other] { $count } fichiers
    }
steps-own-event = ce tournoi dans le classement annuel

## Files, the journal and the history. $file is the name of a file.

steps-import = importation de { $file }
# The event was brought back to an earlier state. $moment is a time: “2026-11-21 14:03:05”.
steps-return-to = retour à { $moment }
steps-return-to-beginning = retour avant la première modification
# Another window or another computer had other values in some cells.
steps-values-of-another-journal = valeurs d’un autre journal
steps-entry-of-another-journal = entrée d’un autre journal
# A step that cannot be read any more.
steps-damaged-entry = entrée endommagée
# The book was closed, and what was not saved was taken back.
steps-closing-without-saving = fermeture sans enregistrer
# The book was saved under another name, and goes on there.
steps-continuing-as = suite sous { $file }
