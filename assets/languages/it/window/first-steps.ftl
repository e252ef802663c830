# The dialog that the program opens with, the questions about a new event, the form with the details of an event, and the question
# whether the rounds of a ruleset are set up.

## The dialog that the program opens with.

# Below the title, which is the name of the program.
first-steps-what-topboard-is = Una cartella di lavoro per i direttori di gara dei tornei di Diplomacy. Non invia nulla a nessuno.
# A button that opens the book of the last time. $book is “Con 2027 (con.topboard)”.
first-steps-go-on-with = Continua con { $book }
# Below that button, after the program was stopped. $state says how the event stood: “Round 2, 3 of 5 boards complete, 1 problem”.
first-steps-was-open = Ogni dato inserito è conservato. Era aperto quando Topboard si è interrotto. All’ultimo salvataggio: { $state }.
# The heading above the other books that were open.
first-steps-earlier-books = Documenti precedenti
# A button and the sentence below it. A book is a document of Topboard.
first-steps-open-sheet = Apri un foglio Excel
    .help = Una cartella di lavoro o una tabella con risultati, o un documento di Topboard. Prima di conservare qualcosa, si vede che cosa è stato riconosciuto.
# A button and the sentence below it.
first-steps-set-up-event = Prepara un nuovo torneo
    .help = Quattro domande: il nome, il regolamento, il numero di round e i giocatori.
# A button and the sentence below it. EuroDipCon 2015 was a tournament.
first-steps-try-sample = Prova il torneo di esempio
    .help = EuroDipCon 2015, con 38 giocatori e 14 tavoli. Si può modificare tutto.
# A button. Below it stands “Type or paste the names of the players.”
first-steps-empty-sheet = Comincia con un foglio vuoto
# A button and the sentence below it. It opens a page of the manual, which has this title.
first-steps-first-minute = Il primo minuto
    .help = Da dove cominciare e come continuare: una pagina del manuale.

## The questions about a new event.

# The title of the dialog.
first-steps-new-event = Nuovo torneo
first-steps-ask-name = 1. Come si chiama il torneo?
first-steps-ask-rules = 2. Con quale regolamento si gioca?
# A screen reader says this at the list of rulesets.
first-steps-rules-of-event = Regolamento del torneo
first-steps-ask-rounds = 3. Quanti round ha?
first-steps-ask-players = 4. Chi gioca? Incollare i nomi, uno per riga. Altri giocatori si possono aggiungere più tardi.
# The hint in the empty field for the players: two names as an example, one in each line.
first-steps-names-hint =
    Ann Lee
    Ben Smith
# $count (Number)
# $names are the players: “Ann Lee (Ireland), Ben Smith”.
first-steps-players-of-list = { $count ->
    [one] { $count } giocatore: { $names }
   *[other] { $count } giocatori: { $names }
}
# The same with the first names only, where there is no room for all. $count is the number of all players, and is two or more.
# $more (Number)
first-steps-some-players-of-list = { $count } giocatori: { $names } e { $more ->
    [one] { $more } altro
   *[other] altri { $more }
}
# $line is the number of a line of the list of players, $text is what stands there, and $reason is a sentence.
first-steps-line-not-read = La riga { $line } non è stata letta: «{ $text }». { $reason }
# $known and $name are two names, $reason says why they may be one person: “one letter off”.
first-steps-two-players = «{ $known }» e «{ $name }» sono due giocatori ({ $reason }). Se sono uno solo, togliere uno dei due nomi.
# A button: makes the event of the answers.
first-steps-set-up = Prepara
# After Escape or the button Cancel was pressed once. Escape and Ctrl+Enter are keys.
first-steps-escape-discards = Ciò che è stato digitato non è ancora applicato. Un altro Esc o Annulla lo scarta, Ctrl+Invio lo applica.
# The answers of the last time are in the fields again.
first-steps-typed-before-stop = Queste risposte sono state digitate prima dell’interruzione del programma.
# A part of the question before the window closes.
first-steps-answers-not-used = Le risposte sul nuovo torneo non sono ancora applicate.

## What comes next in an event that has not begun. $command, $add and $draw are names of commands, $menu, $add-menu and $draw-menu
## are names of menus: “Draw the round” in the menu Draw.

# $summary says what was set up: “24 players and 4 rounds under WDC 2006”. It is in English. $next-step is one of the sentences below.
first-steps-event-is-set-up = { $summary }. { $next-step }
first-steps-type-players = Digitare o incollare i nomi dei giocatori.
# Each player of an elimination belongs to a group.
first-steps-type-players-with-groups = Digitare o incollare i nomi dei giocatori, e assegnare a ciascuno un gruppo.
first-steps-draw-elimination = Quando i giocatori sono al completo, «{ $command }» nel menu { $menu } crea le partite di tutti i round.
first-steps-group-and-draw-elimination = Assegnare un gruppo a ogni giocatore. Poi «{ $command }» nel menu { $menu } crea le partite di tutti i round.
first-steps-add-round-and-draw = Quando i giocatori sono al completo, «{ $add }» nel menu { $add-menu } aggiunge il primo round, e «{ $draw }» nel menu { $draw-menu } assegna i posti.
first-steps-open-round-and-draw = Quando i giocatori sono al completo, aprire il primo round e scegliere «{ $draw }» nel menu { $menu }.

## The form with the details of the event. Names of fields.

# The title of the form.
first-steps-the-event = Dati del torneo
first-steps-field-name = Nome
first-steps-field-venue = Luogo
first-steps-field-country = Paese ospitante
first-steps-field-dates = Date
# The players from this town are the players from the place of the event.
first-steps-field-town = Città, scritta come nell’elenco dei giocatori
# A date is written in the order of the language.
first-steps-field-sign-up = Fine delle iscrizioni: una data come «31/07/2006», o un numero

## The list of the languages in which notices are posted.

# The title of the dialog.
first-steps-language-of-notices = Lingua delle affissioni
# The hint in the empty field above the list. “it en” are the tags of Italian and English.
first-steps-language-hint = una lingua, o due come «it en»
# Beside the languages in which the notices are posted now.
first-steps-language-in-use = in uso

## The question after new rules were chosen.

# $rounds says which rounds there would be, from the rules: “5 rounds are ready, 3 boards each”. It is in English.
first-steps-ask-round-setup = Preparare ora i round del regolamento? Risultato: { $rounds }.
# Buttons: uses the rules and adds their rounds, or uses the rules only.
first-steps-set-up-rounds = Prepara i round
first-steps-only-rules = Solo il regolamento
