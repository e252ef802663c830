# Why a cell refuses what was typed into it. Each is shown with a capital letter at its beginning and a full stop at its end. Behind the
# semicolon stands what to do. $text is what was typed, $name the name of a player, a team or an award, $power the name of a power.
# The words that a cell takes are those that it shows: they are named by their keys, so that both stay the same.

## The lists of players and of teams.

# The names in quotation marks are those of a command and of a menu.
input-errors-name-not-emptied = a un giocatore serve un nome, quindi la cella non si svuota; «{ commands-remove-player }» nel menu { commands-menu-event } o nel menu della cella toglie { $name } dall’elenco
input-errors-not-a-role = «{ $text }» non è un ruolo; digitare { role-unranked }, { role-removed }, { role-withdrawn } o { role-reserve }, o niente per un giocatore
input-errors-not-a-number-of-points = «{ $text }» non è un numero di punti
# $column is the heading of a column.
input-errors-not-a-mark = «{ $text }» non va bene nella colonna «{ $column }»; digitare { values-yes }, { values-no } o niente
# “25 % anonymity” and “10 late” are examples of what is typed.
input-errors-not-a-penalty = «{ $text }» non comincia con una quantità; digitare la quantità e poi il motivo, per esempio «25 % anonimato» o «10 ritardo»
input-errors-not-on-the-list = «{ $text }» non è nell’elenco dei giocatori; inserirvi prima il nome, o correggerlo
# $names are players with a similar name: “Ole Hansen or Ole Hanssen”.
input-errors-not-on-the-list-may-be = «{ $text }» non è nell’elenco dei giocatori (forse { $names }); inserirvi prima il nome, o correggerlo
# Escape is a key.
input-errors-number-for-name = «{ $text }» è un numero e non un nome; digitare il nome del giocatore, o premere Esc
# “1-3, 5” is an example of what is typed, $except another: “not 4”.
input-errors-not-rounds = «{ $text }» non è un elenco di round; digitare «1-3, 5», «{ $except }», o niente per tutti i round
input-errors-team-taken = c’è già una squadra «{ $name }»; chiamare questa «{ $name } 2», o rinominare l’altra
input-errors-team-member-already = { $name } è già in questa squadra
input-errors-not-a-team-member = { $name } non è in questa squadra; il capitano deve essere uno dei membri

## Rounds, boards and their record.

input-errors-not-an-attendance = «{ $text }» non è uno stato di presenza; digitare { values-present }, { values-absent }, { values-late }, { values-standby }, { values-sits-out }, { values-must-play } o { values-two-boards }
input-errors-board-without-name = a un tavolo serve un nome; digitarne uno, per esempio A
# Whether a power is one of those that share a drawn game.
input-errors-not-in-draw-or-out = «{ $text }» non dice se questa potenza partecipa alla patta ({ $power }); digitare { values-yes }, { values-no } o niente
# $conceded is “conceded to France”.
input-errors-not-an-ending = «{ $text }» non è un esito della partita; digitare «{ values-agreed-draw }», «{ $conceded }», «{ values-abandoned }», o niente per una partita giocata fino alla fine
input-errors-draw-without-counts = a una patta concordata partecipano i sopravvissuti; inserire prima i centri di tutte le sette potenze
# A solo excludes a draw.
input-errors-draw-after-solo = una potenza ha vinto in solitaria ({ $power }), quindi non c’è patta; correggere prima il numero dei centri
input-errors-not-a-power = «{ $text }» non è una potenza; digitare il nome o l’iniziale inglese (A, E, F, G, I, R, T)
# The example in quotation marks begins with one of the three words, and its season is one that a cell shows.
input-errors-not-a-card = «{ $text }» non è un cartellino; digitare { card-yellow }, { card-red } o { card-extension }, poi quando e perché: «{ card-yellow } { $season } ordini in ritardo»
# $season is “Fall 1905”. “S06” is short for spring 1906; every language understands it.
input-errors-not-a-season = «{ $text }» non è una stagione di gioco; digitarne una come «{ $season }» o «S06», o svuotare la cella per rimuovere la patta
input-errors-not-members = «{ $text }» non indica le potenze della patta; digitare i nomi o le iniziali inglesi, o niente per tutti i sopravvissuti
input-errors-not-an-outcome = «{ $text }» non è l’esito di una votazione; digitare { values-vote-open }, { values-vote-passed }, { values-vote-failed } o { values-vote-vetoed }
# $colours is “yellow, green, blue, red, violet or grey”.
input-errors-not-a-colour = «{ $text }» non è un colore; digitare { $colours }, o niente per nessun colore
# The menu of boards is in commands.ftl.
input-errors-computed = questa cella è calcolata; modificare le celle da cui dipende, o fissare i punti a mano nel menu { commands-menu-board }

## The top board. An answer says whether a player takes the seat.

input-errors-not-a-top-board-mark = «{ $text }» non dice se questo è il top table; digitare { values-yes }, { values-no } o niente
input-errors-not-an-answer = «{ $text }» non è una risposta; digitare «{ values-steps-back }», «{ values-named }» o «{ values-put-first }», o niente per chi gioca
input-errors-note-without-answer = una nota va con la risposta «{ values-steps-back }»; digitare prima quella risposta
input-errors-no-next-in-line = non c’è un giocatore che subentra; digitare un altro nome accanto alla potenza
input-errors-seated-already = { $name } siede già a questo tavolo
# The position in which a player chooses a power. $last is the last number.
input-errors-not-a-position = «{ $text }» non è una posizione; digitare un numero da 1 a { $last }, o niente per l’ordine della classifica
input-errors-power-taken = { $name } ha già questa potenza ({ $power }); svuotare prima quella cella
# $why is a message of input-refusals.ftl.
input-errors-top-board-not-ready = il tavolo non si può ancora comporre: { $why }

## Awards and the votes for them.

input-errors-award-without-name = a un premio serve un nome; digitare prima il nome
input-errors-award-taken = c’è già un premio «{ $name }»; digitare accanto chi lo ha vinto
input-errors-award-of-the-rules = questo premio fa parte del regolamento; digitare accanto chi lo ha vinto, o modificare il regolamento
# The grades are letters. $letters is “A, B, C”.
input-errors-not-a-grade = «{ $text }» non è un voto; i voti sono { $letters }
input-errors-own-vote = un giocatore non dà un voto a sé stesso

## The ladder and its result lists.

# The examples are dates that the cell understands.
input-errors-not-a-day = «{ $text }» non è una data; digitarne una come 09/06/2002 o 9 giugno 2002
# A kind of championship.
input-errors-not-a-kind = «{ $text }» non è un tipo di torneo; digitare { values-state } o { values-national }, o niente per ogni altro tipo
input-errors-neither-yes-nor-no = «{ $text }» non è né { values-yes } né { values-no }
input-errors-not-a-number-of-boards = «{ $text }» non è un numero di tavoli; digitare i tavoli di un round medio, per esempio 2,5
input-errors-not-a-place = «{ $text }» non è un posto; digitare un numero intero da 1, o niente
input-errors-not-a-number-of-games = «{ $text }» non è un numero di partite; digitare un numero, «{ values-all-games }», o niente se il numero non è noto

## Why a passed draw does not end its game. $season is “Fall 1905”, $year a year.

# Undo is in the menu Edit.
input-errors-draw-of-removed-board = questo tavolo è stato rimosso; annullare la rimozione, o scegliere un altro tavolo
# A chart has the centres of all powers in a year.
input-errors-draw-without-chart = per questa patta ({ $season }) serve la tabella completa dei centri del { $year }; inserire la tabella o i centri alla fine, e la partita finisce così
input-errors-draw-too-early = questa patta ({ $season }) viene prima della prima tabella dei centri; correggere la stagione o l’anno
input-errors-draw-of-power-without-centre = una potenza senza centri nel { $year } non può partecipare alla patta ({ $power }); correggere i partecipanti
