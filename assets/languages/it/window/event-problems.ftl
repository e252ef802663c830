# The problems of the event under its rules: its rules themselves, its rounds, its players and teams, and its top board. They are
# shown as those of problems.ftl, whose remarks on capital letters and full stops hold here, too.
#
# $rules is the name of a ruleset, “WDC 2006”. $system is the name of a scoring system. $name is a player, $team a team. $number is
# the number of a round, “4”. $rounds is “round 4”, “rounds 2 and 3” or “rounds 2 to 4” as it is said in a sentence of this language.
# $top-board is “top board”, “final table” or “medal round” in this language, or another name that the rules give to it.

## Rules and scoring systems.

# $named is a ruleset that the event names, $rules the one that is used instead.
event-problems-ruleset-missing = il regolamento «{ $named }» non esiste; la classifica segue «{ $rules }», e nessun’altra regola si applica
# Rules is the name of the tab, here and below.
event-problems-choose-on-rules-tab = Sceglierne uno nella scheda Regole.
# $error is a sentence that says what is wrong, here and below. It may be in English.
event-problems-system-not-usable = un sistema di punteggio del torneo non si può usare: { $error }
event-problems-correct-on-rules-tab = Correggerlo nella scheda Regole.
event-problems-finish-on-rules-tab = Completarlo nella scheda Regole. Fino ad allora si usa l’ultima versione senza errori.
# $error begins with the name: “Ours” is not finished: …
event-problems-ruleset-unfinished = il regolamento { $error }
event-problems-ruleset-not-usable = un regolamento del torneo non si può usare: { $error }
# $error says that a scoring system does not exist.
event-problems-tie-break-not-usable = { $error }; il regolamento { $rules } lo usa come spareggio
event-problems-choose-another-tie-break = Scegliere un altro spareggio nella scheda Regole.

## Rounds.

# $round is “Round 2”, $posted a time, “14:05”.
event-problems-posted-and-changed = { $round }: modifiche dopo l’affissione ({ $posted })
# Sheet: the page on the wall.
event-problems-post-again = Affiggere di nuovo il round e togliere il foglio vecchio.
# $count is the number of rounds that the rules have.
# $count (Number)
event-problems-one-round-too-many = il regolamento { $rules } prevede { $count } round; questo round è di troppo
event-problems-remove-or-change-rules = Rimuoverlo, o modificare il regolamento nella scheda Regole.
event-problems-same-number-twice = anche un altro round è il round { $number }, e i due contano come uno solo
event-problems-give-another-number = Dare a uno dei due un altro numero come nome.
# $number is the round of the top board, $last the last round of the event.
event-problems-no-round-of-top-board = secondo il regolamento { $rules } il { $top-board } si gioca nel round { $number }, ma l’ultimo round è il { $last }
event-problems-add-rounds-or-choose-rules = Aggiungere i round successivi, o scegliere un altro regolamento nella scheda Regole.
# The name of a round has no number, and a rule means a round by its number. $name is the name of the round, “Sunday”, and $number the
# number with which it counts. $round is the number that the rule means.
event-problems-no-number-and-top-board = il nome «{ $name }» non indica un numero di round, perciò conta come round { $number }; secondo il regolamento { $rules } il { $top-board } si gioca nel round { $round }
event-problems-no-number-and-teams = il nome «{ $name }» non indica un numero di round, perciò conta come round { $number }; secondo il regolamento { $rules } le squadre fanno punti durante { $rounds }
event-problems-no-number-and-scoring = il nome «{ $name }» non indica un numero di round, perciò conta come round { $number }; nel regolamento { $rules } il round { $round } ha un proprio sistema di punteggio
# $number is the number that the round may have. $name and $usual are names for it with a number, “Round 5 – Sunday” and “Round 4 – Sunday”.
event-problems-rename-with-number = Se è il round { $number }, rinominarlo «{ $name }». Altrimenti rinominarlo «{ $usual }».
event-problems-round-not-entered = { $rounds } non è stato inserito
# Event is a menu, and “Add the missing round” a command in it, here and below.
event-problems-add-missing-round = Aggiungerlo con Torneo, Aggiungi round mancante. Se questo round non c’è stato, cambiare i numeri dei round successivi.
event-problems-rounds-not-entered = { $rounds } non sono stati inseriti
event-problems-add-missing-rounds = Aggiungerli con Torneo, Aggiungi round mancante. Se questi round non ci sono stati, cambiare i numeri dei round successivi.
event-problems-rounds-of-teams-not-entered = le squadre fanno punti durante { $rounds }, che nessuno ha inserito, perciò non hanno punti
event-problems-add-round-of-teams = Aggiungere il round con Torneo, Aggiungi round mancante, e inserirne i tavoli. Se le squadre fanno punti in un altro round, cambiare il numero di quel round.

## Players.

# $played and $most are numbers of rounds.
# $played (Number)
# $most (Number)
event-problems-too-many-rounds = { $name } gioca { $played } round; secondo il regolamento { $rules } il massimo è { $most }
# $played (Number)
# $most (Number)
event-problems-too-many-rounds-before-last = { $name } gioca { $played } round prima dell’ultimo; secondo il regolamento { $rules } il massimo è { $most }
event-problems-seat-another-or-leave = Assegnare il posto a un altro giocatore, o lasciare così se il direttore di gara lo ha permesso.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
event-problems-many-players-with-many-rounds = { $count } giocatori giocano più round di quanti ne consente il regolamento
# $count (Number)
event-problems-many-players-with-many-early-rounds = { $count } giocatori giocano prima dell’ultimo round più round di quanti ne consente il regolamento
# An entrant is a player with an own seat.
event-problems-substitute-is-entrant = { $name } è qui un sostituto, ma è anche tra gli iscritti; secondo il regolamento { $rules } nessuno può essere entrambe le cose
event-problems-choose-another-substitute = Scegliere un altro sostituto.
event-problems-reserve-has-seat = { $name } è una riserva, ma ha un posto come gli iscritti
event-problems-enter-as-substitute = Inserire la riserva come sostituto, o cambiarne il ruolo.
# $board is “Round 1, board A”.
event-problems-same-power-twice = { $name } gioca la stessa potenza ({ $power }) qui e a un altro tavolo ({ $board }); secondo il regolamento { $rules } nessuno gioca due volte una potenza
event-problems-swap-or-leave = Scambiare il giocatore con un altro dello stesso tavolo, o lasciare così se il direttore di gara lo ha permesso.
# $count (Number)
event-problems-many-repeated-powers = { $count } posti danno a un giocatore una potenza per la seconda volta
event-problems-no-group = { $name } non ha un gruppo; secondo il regolamento { $rules } ogni iscritto deve averne uno
# $others is the number of other players.
# $others (Number)
event-problems-no-group-and-others = { $others ->
    [one] { $name } e { $others } altro giocatore non hanno un gruppo; secondo il regolamento { $rules } ogni iscritto deve averne uno
   *[other] { $name } e altri { $others } giocatori non hanno un gruppo; secondo il regolamento { $rules } ogni iscritto deve averne uno
}
event-problems-type-a-group = Digitare il nome di un gruppo nella riga del giocatore.
# $games is the number of elimination games that the rules have.
# $games (Number)
event-problems-too-many-elimination-games = { $name } ha troppe partite di qualificazione; secondo il regolamento { $rules } il massimo per giocatore è { $games }
# $others (Number)
# $games (Number)
event-problems-others-with-too-many-elimination-games = { $others ->
    [one] { $name } e { $others } altro giocatore hanno troppe partite di qualificazione; secondo il regolamento { $rules } il massimo per giocatore è { $games }
   *[other] { $name } e altri { $others } giocatori hanno troppe partite di qualificazione; secondo il regolamento { $rules } il massimo per giocatore è { $games }
}
# yes is typed so. “top board” is the row of the record of a board.
event-problems-mark-games-or-change-seat = Digitare «sì» alla voce «top table» nei verbali (F4) delle partite del { $top-board }, o cambiare un posto.
# $limit is a number of penalties.
# $limit (Number)
event-problems-penalties-mean-removal = { $limit ->
    [one] { $name } ha { $limit } penalità sul totale; secondo il regolamento { $rules } comporta l’esclusione
   *[other] { $name } ha { $limit } penalità sul totale; secondo il regolamento { $rules } comportano l’esclusione
}
# “removed” is the role of words.ftl, as the cell shows it and takes it.
event-problems-set-role-to-removed = Impostare il ruolo «escluso» se il direttore di gara decide così.

## Teams.

# $members and $size are numbers of members.
# $members (Number)
event-problems-another-size-of-team = { $members ->
    [one] la squadra { $team } ha { $members } membro; secondo il regolamento { $rules } una squadra ne ha { $size }
   *[other] la squadra { $team } ha { $members } membri; secondo il regolamento { $rules } una squadra ne ha { $size }
}
event-problems-add-or-remove-members = Aggiungere o rimuovere membri.
# $count (Number)
event-problems-many-teams-of-another-size = { $count } squadre hanno un numero di membri diverso da quello del regolamento
event-problems-no-captain = la squadra { $team } non ha un capitano; secondo il regolamento { $rules } ogni squadra ne ha uno
event-problems-choose-captain = Scegliere uno dei membri.
# $count (Number)
event-problems-many-teams-without-captain = { $count } squadre non hanno un capitano, che il regolamento richiede
event-problems-captain-is-no-member = { $name }, capitano della squadra { $team }, non è tra i suoi membri
event-problems-choose-member-or-add = Scegliere un membro, o aggiungere il capitano alla squadra.
# $nth is the number of the team among those of the country, “4”. $most is the highest number that the rules allow.
event-problems-too-many-teams-of-country = la squadra { $team } è la numero { $nth } dello stesso paese ({ $country }); un paese può iscriverne al massimo { $most }
event-problems-remove-team-or-leave = Rimuoverne una, o lasciare così se il direttore di gara lo ha permesso.
# $rounds is one round.
event-problems-member-misses-round = { $name } della squadra { $team } non gioca durante { $rounds }, che conta per le squadre, e non porta punti alla squadra
# $rounds are several rounds.
event-problems-member-misses-rounds = { $name } della squadra { $team } non gioca durante { $rounds }, che contano per le squadre, e non porta punti alla squadra
event-problems-give-seat-or-change-team = Assegnare un posto al giocatore, o cambiare la squadra prima del round.
# $count (Number)
event-problems-many-team-members-without-game = { $count } membri di squadre non giocano in un round che conta per le squadre
event-problems-twice-in-team = { $name } è due volte nella squadra { $team }
# $team and $other are teams.
event-problems-in-two-teams = { $name } è in due squadre, { $team } e { $other }
event-problems-remove-from-one-team = Togliere il giocatore da una delle due.

## The top board.

# $players is the number of players with too many rounds, $rounds how many each may have played.
# $players (Number)
# $rounds (Number)
event-problems-nobody-left-for-top-board = { $players ->
        [one] { $players } giocatore ha un posto
       *[other] { $players } giocatori hanno un posto
    } in più di { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    } prima del { $top-board }, perciò il regolamento { $rules } non lascia nessuno per i suoi posti
# $left is the number of players who may still have a seat.
# $players (Number)
# $rounds (Number)
# $left (Number)
event-problems-few-left-for-top-board = { $players ->
        [one] { $players } giocatore ha un posto
       *[other] { $players } giocatori hanno un posto
    } in più di { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    } prima del { $top-board }, perciò il regolamento { $rules } lascia solo { $left ->
        [one] { $left } giocatore
       *[other] { $left } giocatori
    } per i suoi posti
# “Rounds played” is a field of the rules, on the Rules tab.
event-problems-change-rounds-played = La regola è «Round giocati» del top table: copiare il regolamento nella scheda Regole e modificarla. Altrimenti togliere giocatori da un round precedente.
event-problems-no-marked-top-board = secondo il regolamento { $rules } il { $top-board } si gioca nel round { $number }, ma nessun tavolo del round è segnato come { $top-board }
# yes is typed so. “top board” is the row of the record of a board.
event-problems-mark-top-board = Digitare «sì» alla voce «top table» nel verbale (F4) del suo tavolo. Fino ad allora tutti i tavoli del round sono normali.
# The players of the top board choose their powers in turn.
event-problems-abandoned-top-board = il { $top-board } è stato abbandonato e tutti vi hanno lo stesso punteggio; { $name } è campione solo perché ha scelto la potenza per ultimo
event-problems-leave-or-set-scores = Lasciare così se il direttore di gara decide in questo senso. Altrimenti fissare i punti con una decisione.
# $names is a list of players: “Ann and Ben”. $at-top-board is “at the top board” or “in the medal round” in this language. $place is a
# place in the standings, “1”.
event-problems-choosing-order-missing = { $names } sono a pari merito { $at-top-board }, e l’ordine in cui hanno scelto le potenze non è inserito; in base alla classifica { $name } ha scelto per ultimo tra loro e ha il posto { $place }
# “chooses” is the heading of a column of the tab.
event-problems-enter-choosing-order = Digitare l’ordine sotto «sceglie» nella scheda del top table.
# $games is the number of games that the same seven play.
# $games (Number)
event-problems-one-top-board-too-many = { $games ->
    [1] secondo il regolamento { $rules } il { $top-board } è una sola partita; questo tavolo è di troppo
   *[other] secondo il regolamento { $rules } il { $top-board } consiste in { $games } partite; questo tavolo è di troppo
}
event-problems-make-ordinary = Farne un tavolo normale.
# $at-top-board is “at the top board” or “in the medal round” in this language. $why is why the player may not sit there: “stepped back”.
event-problems-no-claim-to-seat = { $name } ha un posto { $at-top-board } senza essere qualificato ({ $why })
# The reason in the message above. $moment is “after round 4” or “after the elimination”.
event-problems-not-in-ranking = non in classifica { $moment }
event-problems-seat-qualified-player = Assegnare il posto a un giocatore qualificato, o registrare chi ha rinunciato o è stato indicato dal direttore di gara.
