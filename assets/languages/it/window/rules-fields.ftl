# The fields of a ruleset in the editor on the Rules tab: labels, help texts and choices.
#
# A field stands in a row: the label, the value, and the help text in small letters. They are often read as a sentence:
# “Draws [x] include all survivors”, “Games of a round [only the best counts]”. A language may divide the sentence in
# another way. A label has room for about 20 letters, and a choice for about 40. A help text is short, because it is cut
# at the edge of the page.
#
# In the lists (parts, multipliers, rounds, awards) the fields of an entry stand side by side, each with a small label
# above it. There a label has room for about 13 letters, and the pointer shows the help text when it rests on the label.
#
# No two labels of a section or a list are the same. What a director can type stays as it is: ½, and the words that the comments
# name. Numbers have the decimal sign of the language.

## The name, the description and the source of the rules.

# The name of the ruleset, in large letters. Only a screen reader says this label.
rules-fields-name = Nome
# The name of the ruleset that was copied. It is not shown today.
rules-fields-based-on = Copiato da
# What the rules are, in a few sentences. Only a screen reader says this label.
rules-fields-description = Descrizione
    .help = per i giocatori
# Who published the rules, and where.
rules-fields-source = Fonte
    .help = da dove viene il regolamento

## Scoring.

# The button behind the label shows the name of a scoring system. The help says where it applies.
rules-fields-system = Sistema di punteggio
    .help = per i round e i tavoli che non ne hanno un altro
# The numbers of this scoring system that have other values here. “solo 73, part 1” is what a director types: the names of two
# numbers of a system, which stay, and their new values. Where the comma is the decimal sign, a semicolon stands between them.
rules-fields-parameters = Numeri del sistema
    .help = parametri cambiati: solo 73; part 1
# How many decimals a total has.
rules-fields-decimals = Decimali
    .help = di un totale
# A player wins because the others have given up. The choices end the sentence.
rules-fields-concessions = Una concessione è
    .solo = una vittoria in solitaria
    .abandoned = non ammessa: partita abbandonata

## A round with its own scoring system: an entry of a list, with small labels.

# Before its number.
rules-fields-own-round-round = Round
rules-fields-own-round-system = Sistema
# As in the section Scoring.
rules-fields-own-round-parameters = Numeri
    .help = parametri cambiati del sistema

## Rounds, years, draws, posting.

# How many rounds the event has. The help says when the field stays empty.
rules-fields-rounds = Round
    .help = vuoto se il numero non è fissato
# The most rounds that a player may play.
rules-fields-most-rounds = Massimo a giocatore
    .help = round che un giocatore può giocare
rules-fields-most-before-last = Prima dell’ultimo
    .help = round che un giocatore può giocare al massimo prima dell’ultimo
# How many games a player may play in one round.
rules-fields-games-at-once = Partite simultanee
    .help = che un giocatore può giocare in un round
# The last year of a game: 1908.
rules-fields-last-year = Ultimo anno
    .help = di una partita
# A checkbox stands between label and help. Draws are draw votes: a draw includes all survivors.
rules-fields-draws-all-survivors = Una patta
    .help = comprende tutti i sopravvissuti
# A year is typed behind the label: a draw may be proposed after this year.
rules-fields-draws-first-year = Patte solo dopo il
    .help = anno dopo il quale si possono proporre
# The end of a game before its last year. A checkbox stands between label and help.
rules-fields-draws-by-vote = Una fine anticipata
    .help = richiede votazione approvata o vittoria in solitaria
# There is one vote in a season for each proposed draw. A checkbox stands between label and help.
rules-fields-draws-one-vote-a-season = Una sola votazione
    .help = per stagione su ogni proposta di patta
# When scores are posted. The director releases those of the last round.
rules-fields-posting = I punti si affiggono
    .at-once = dopo ogni round
    .hold-last-round = dopo ogni round, l’ultimo se sbloccato
# A checkbox stands between label and help.
rules-fields-groups = Gruppi
    .help = di iscritti, ognuno con la propria classifica

## Penalties, deadlines, reserves. A penalty takes points or a percentage.

# The lowest score of a game, of which a percentage takes nothing. It may be below 0.
rules-fields-penalty-floor-score = Punteggio minimo
    .help = di una partita, da cui una percentuale non toglie nulla
# What a penalty takes from a game with this lowest score.
rules-fields-penalty-floor-points = Punti da togliere
    .help = in quel caso, al posto di una percentuale
# A player with this number of penalties in per cent of the total is removed from the event.
rules-fields-removal-at = Esclusione a
    .help = penalità in percentuale del totale
# The most extensions of a deadline that a player gets in a game.
rules-fields-most-extensions = Proroghe
    .help = dei tempi, al massimo, per giocatore e partita
# A player who is late gets a yellow card, and a red one when later than this.
rules-fields-yellow-card-seconds = Cartellino giallo
    .help = secondi dopo la scadenza, al massimo; poi rosso
# Nobody plays the same power twice. A checkbox stands between label and help.
rules-fields-powers-once = Potenze non ripetute
    .help = per un giocatore, tranne al top table
# Reserves and substitutes may not also be entrants. A checkbox stands between label and help.
rules-fields-reserves-apart = Riserve
    .help = e sostituti non possono essere iscritti

## The round’s clock: the minutes of each phase of a game year. Its phases are Spring, retreats, Fall, retreats, builds.

rules-fields-clock-spring = Primavera
    .help = minuti sul cronometro del round; vuoto: 15
rules-fields-clock-fall = Autunno
    .help = minuti; vuoto: come una primavera
# The Spring of the first year.
rules-fields-clock-first-spring = Prima primavera
    .help = minuti, se è più lunga
rules-fields-clock-retreats = Ritirate
    .help = minuti; vuoto: nessun tempo proprio
rules-fields-clock-builds = Costruzioni
    .help = minuti; vuoto: nessun tempo proprio
# The next phase begins by itself at the deadline. A checkbox stands between label and help.
rules-fields-clock-runs-on = La fase successiva
    .help = comincia alla scadenza, non a mano
# When the clock warns the players before a deadline.
rules-fields-clock-first-warning = Primo avviso
    .help = minuti prima della scadenza; vuoto: 5
rules-fields-clock-last-warning = Ultimo avviso
    .help = minuti prima della scadenza; vuoto: 1
# Who published the times, and where.
rules-fields-clock-source = Fonte
    .help = dei tempi

## What counts.

# What the total of a player is made of.
rules-fields-total-of = Un risultato è
    .games = il punteggio di una partita
    .rounds = il punteggio di un round
    .positions = il piazzamento; vince il totale più basso
# Only where a result is the score of a round: what is done with its games.
rules-fields-total-round-score = Partite di un round
    .sum = si sommano
    .best = conta solo la migliore
    .none = non danno punti per il round
# Points that every player has before the first round.
rules-fields-total-start = Punti in partenza
# The points of a player who is present and has no board.
rules-fields-total-sitting-out = Round a riposo
    .help = punti; con 0 non è un risultato
# Such points are given once only. A checkbox stands between label and help.
rules-fields-total-sitting-out-once = Una volta sola
    .help = per il primo round a riposo
# The sum of all results of a player, and what it is divided by. The choices end the sentence.
rules-fields-total-divide = La somma
    .no = non si divide
    .counted = si divide per i risultati che contano: media
    .results = si divide per tutti i risultati, più un numero
# Only for the last choice above: this number is added to the number of results.
rules-fields-total-divide-results = Più
    .help = da aggiungere al numero di risultati
# A handicap is a number of points that a player gets before the event.
rules-fields-total-handicaps = Gli handicap contano
    .end = alla fine dell’ultimo round
    .always = sempre
# The fewest results that a player needs for a place in the standings.
rules-fields-total-least-results = Minimo di risultati
    .help = per un posto in classifica
# A checkbox stands between label and help.
rules-fields-total-place-needs-later-round = Un solo round
    .help = chi ne gioca uno e nessuno dei successivi è fuori classifica

## A part of what counts: an entry of a list, with small labels. The same labels stand in the section of the top board.

# The shares of the results that count, the best result first. “1, 1, ½” is what a director types. Where the comma is the decimal
# sign, semicolons stand between the shares.
rules-fields-part-weights = Dal migliore
    .help = 1; 1; ½: i due migliori e metà del terzo
# Each result after these.
rules-fields-part-rest = Ogni altro
    .help = quota che conta di ciascuno degli altri risultati
# The mean of the results after these.
rules-fields-part-rest-average = Loro media
    .help = quota della media degli altri risultati
# The rounds whose results count in this part. “1 to 4” can be typed as “1–4” too,
# and other languages write it so.
rules-fields-part-rounds = Round
    .help = 1–4; vuoto: tutti
# What the field shows, and reads again. $first and $last are the numbers of two rounds. Another language than English has no word here.
rules-fields-range-of-rounds = { $first }–{ $last }
# The boards whose results count in this part.
rules-fields-part-boards = Tavoli
    .all = tutti i tavoli
    .top = il top table
    .others = tutti gli altri tavoli
# The part is multiplied by this number.
rules-fields-part-factor = Coefficiente
    .help = per tutta la parte
# From this number of results on.
rules-fields-part-from-results = Risultati min.
    .help = sostituisce la parte sopra per chi ha almeno questi risultati

## A multiplier for the results of some rounds: an entry of a list, with small labels.

# The rounds whose results are multiplied.
rules-fields-multiplier-rounds = Round
# They are multiplied by this number.
rules-fields-multiplier-factor = Coefficiente
# Only the results of the best players are multiplied.
rules-fields-multiplier-best = Per i primi
    .help = numero di giocatori, con i pari merito; vuoto: tutti
# The players who are best after this round. Its number is typed below.
rules-fields-multiplier-after = Dopo il round

## Equal totals.

# The list of tie-breaks. The label is not shown today.
rules-fields-tie-breaks = Spareggi

## The top board.

# What it is called. Where one of these three names is typed in English, players read it in their language. Any other
# name stays as it was typed. Therefore the three stay in English.
rules-fields-top-board-name = Nome
    .help = top board, final table, medal round
# The number of a round is typed behind the label.
rules-fields-top-board-round = Giocato nel round
# The number of a round is typed behind the label. After it the first players in the standings qualify.
rules-fields-top-board-after = Posti dopo il round
    .help = in base alla classifica
# In place of the field above, where the winners of groups qualify: the games that each player plays before that.
rules-fields-top-board-elimination-games = Qualificazioni
    .help = partite di ogni giocatore, prima dei vincitori dei gruppi
# The same seven players play this number of games at once.
rules-fields-top-board-games = Partite simultanee
    .help = tra gli stessi sette
# Who plays at the top board.
rules-fields-top-board-filled-by = Vi accedono
    .ranking = i primi in classifica
    .group-winners = i vincitori dei gruppi
# The most rounds that a player may have played to qualify.
rules-fields-top-board-most-played = Round giocati
    .help = al massimo, per qualificarsi; vuoto: nessun limite
# What decides between players with equal totals who could get the last seat.
rules-fields-top-board-tie-breaks = Pari all’ultimo posto
    .help = vuoto: come in classifica
# The players of the top board choose their powers in this order.
rules-fields-top-board-choosing = Scelta delle potenze
    .ranking = in ordine di classifica
    .ranking-then-reverse = in quest’ordine, inverso nella 2ª partita
# What its players get on top of their total.
rules-fields-top-board-bonus-percent = Bonus
    .help = per i suoi giocatori, in percentuale del totale
# Which places of the standings the top board decides. “There” is at the top board.
rules-fields-top-board-decides = Decide
    .nothing = nulla: i posti dipendono dal totale
    .champion-and-second = il campione e il vicecampione
    .champion-by-total = il campione: totale più alto tra chi vi gioca

## Teams.

# The number of members.
rules-fields-teams-size = Membri
    .help = di una squadra
# The rounds that count for the teams. “1 to 4” is as above.
rules-fields-teams-rounds = Punti nei round
    .help = 3, o 1–4
# What a member scores for the team.
rules-fields-teams-member-score = Un membro porta
    .sum = tutte le partite di quei round
    .best-game = la miglior partita di quei round
# The number of members whose scores count for the team.
rules-fields-teams-best-members = Migliori membri
    .help = che contano; vuoto: tutti
# “third best member” is what a director types, and stays in English.
rules-fields-teams-tie-breaks = Pari tra squadre
    .help = third best member, …
# The most teams of one country.
rules-fields-teams-most-per-country = Massimo per paese
    .help = squadre; vuoto: nessun limite
# A checkbox stands between label and help.
rules-fields-teams-captain = Capitano
    .help = richiesto in ogni squadra
# Teams of players who have none. A checkbox stands between label and help.
rules-fields-teams-scratch-teams = Squadre improvvisate
    .help = formate da giocatori in cerca di squadra
# The rounds in which members of a team sit at different boards.
rules-fields-teams-apart = Separati nei round
    .help = in cui i compagni di squadra non possono giocare allo stesso tavolo

## An award: an entry of a list, with small labels.

# The name of the award.
rules-fields-award-name = Premio
# Who gets the award.
rules-fields-award-by = Criterio
    .country-score = punteggio più alto con ogni potenza
    .country-centres = più centri con ogni potenza
    .country-place = miglior piazzamento con ogni potenza
    .votes = voti degli altri giocatori
# The grades that voters give, and what each is worth. “A 3, B 1, C 0” is what a director types. Where the comma is the decimal
# sign, semicolons stand between them.
rules-fields-award-grades = Voti
    .help = A 3; B 1; C 0
# The fewest games that a player needs for the award.
rules-fields-award-least-games = Partite min.
# The help is a list of the words that a director can type, and stays in English.
rules-fields-award-tie-breaks = Spareggi
    .help = lead, score, centres, total, most_of_the_best_grade
