# The dialog that the program opens with, the questions about a new event, the form with the details of an event, and the question
# whether the rounds of a ruleset are set up.

## The dialog that the program opens with.

# Below the title, which is the name of the program.
first-steps-what-topboard-is = A workbook for directors of Diplomacy tournaments. It sends nothing anywhere.
# A button that opens the book of the last time. $book is “Con 2027 (con.topboard)”.
first-steps-go-on-with = Go on with { $book }
# Below that button, after the program was stopped. $state says how the event stood: “Round 2, 3 of 5 boards complete, 1 problem”.
first-steps-was-open = Every entry is kept. It was open when Topboard stopped. When it was last saved: { $state }.
# The heading above the other books that were open.
first-steps-earlier-books = Earlier books
# A button and the sentence below it. A book is a document of Topboard.
first-steps-open-sheet = Open your Excel sheet
    .help = A workbook or a table with results, or a Topboard book. You see what is understood before anything is kept.
# A button and the sentence below it.
first-steps-set-up-event = Set up a new event
    .help = Four questions: its name, its rules, the number of rounds, and the players.
# A button and the sentence below it. EuroDipCon 2015 was a tournament.
first-steps-try-sample = Try the sample event
    .help = EuroDipCon 2015, with 38 players on 14 boards. Change what you like.
# A button. Below it stands “Type or paste the names of the players.”
first-steps-empty-sheet = Begin with an empty sheet
# A button and the sentence below it. It opens a page of the manual, which has this title.
first-steps-first-minute = The first minute
    .help = What you do first, and the next steps: a page of the manual.

## The questions about a new event.

# The title of the dialog.
first-steps-new-event = A new event
first-steps-ask-name = 1. What is the event called?
first-steps-ask-rules = 2. By which rules is it played?
# A screen reader says this at the list of rulesets.
first-steps-rules-of-event = Rules of the event
first-steps-ask-rounds = 3. How many rounds does it have?
first-steps-ask-players = 4. Who plays? Paste the names, one in each line. You can add players later.
# The hint in the empty field for the players: two names as an example, one in each line.
first-steps-names-hint =
    Ann Lee
    Ben Smith
# $count (Number)
# $names are the players: “Ann Lee (Ireland), Ben Smith”.
first-steps-players-of-list = { $count ->
    [one] { $count } player: { $names }
   *[other] { $count } players: { $names }
}
# The same with the first names only, where there is no room for all. $count is the number of all players, and is two or more.
# $more (Number)
first-steps-some-players-of-list = { $count } players: { $names } and { $more ->
    [one] { $more } more
   *[other] { $more } more
}
# $line is the number of a line of the list of players, $text is what stands there, and $reason is a sentence.
first-steps-line-not-read = Line { $line } is not read: “{ $text }”. { $reason }
# $known and $name are two names, $reason says why they may be one person: “one letter off”.
first-steps-two-players = “{ $known }” and “{ $name }” are two players ({ $reason }). Remove one of them if they are one.
# A button: makes the event of the answers.
first-steps-set-up = Set up
# After Escape or the button Cancel was pressed once. Escape and Ctrl+Enter are keys.
first-steps-escape-discards = What you typed is not used yet. Escape or Cancel again discards it, Ctrl+Enter uses it.
# The answers of the last time are in the fields again.
first-steps-typed-before-stop = This was typed before the program was stopped.
# A part of the question before the window closes.
first-steps-answers-not-used = The answers about the new event are not used yet.

## What comes next in an event that has not begun. $command, $add and $draw are names of commands, $menu, $add-menu and $draw-menu
## are names of menus: “Draw the round” in the menu Draw.

# $summary says what was set up: “24 players and 4 rounds under WDC 2006”. $next-step is one of the sentences below.
first-steps-event-is-set-up = { $summary }. { $next-step }
first-steps-type-players = Type or paste the names of the players.
# Each player of an elimination belongs to a group.
first-steps-type-players-with-groups = Type or paste the names of the players, and give each a group.
first-steps-draw-elimination = When the players are complete, “{ $command }” in the menu { $menu } makes the games of all rounds.
first-steps-group-and-draw-elimination = Give every player a group. Then “{ $command }” in the menu { $menu } makes the games of all rounds.
first-steps-add-round-and-draw = When the players are complete, “{ $add }” in the menu { $add-menu } adds the first round, and “{ $draw }” in the menu { $draw-menu } seats them.
first-steps-open-round-and-draw = When the players are complete, open the first round and choose “{ $draw }” in the menu { $menu }.

## The form with the details of the event. Names of fields.

# The title of the form.
first-steps-the-event = The event
first-steps-field-name = Name
first-steps-field-venue = Venue
first-steps-field-country = Host country
first-steps-field-dates = Dates
# The players from this town are the players from the place of the event.
first-steps-field-town = Town, as spelt in the list of players
# A date is written in the order of the language.
first-steps-field-sign-up = End of sign-up: a date such as “31 July 2006”, or a number

## The list of the languages in which notices are posted.

# The title of the dialog.
first-steps-language-of-notices = Language of notices
# The hint in the empty field above the list. “it en” are the tags of Italian and English.
first-steps-language-hint = a language, or two such as “it en”
# Beside the languages in which the notices are posted now.
first-steps-language-in-use = in use

## The question after new rules were chosen.

# $rounds says which rounds there would be, from the rules: “5 rounds are ready, 3 boards each”.
first-steps-ask-round-setup = Set up the rounds now? Then { $rounds }.
# Buttons: uses the rules and adds their rounds, or uses the rules only.
first-steps-set-up-rounds = Set up the rounds
first-steps-only-rules = Only the rules
