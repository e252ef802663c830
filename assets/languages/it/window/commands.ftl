# The menus of the window, its commands, and why a command is not possible now.

### A command is an entry of a menu and often a button. “…” at the end of its name says that a dialog or a list follows.
### “.help” says what it does: whole sentences in a tooltip, with a full stop at the end. The list of keys shows it without that full stop.
### “.words” are other words by which somebody may look for the command, of this language, in small letters with blanks between them.
### They are never shown, and words that are in the name or in the help line need not be repeated. The English words find it too.
### Names of keys in a sentence (Ctrl, Shift, Escape, Enter) are those of keys.ftl, which the program shows beside its commands.
### On a Mac the program writes “Cmd” in the place of “Ctrl”.

## The menus of the menu bar. Their names are short. “.letter” is the letter that opens the menu together with Alt, and is
## underlined: one of the letters A to Z that is in the name, another one for each menu, and not Q, X or Y.

commands-menu-file = File
    .letter = F
commands-menu-edit = Modifica
    .letter = M
# The tournament: its name, its players and its rounds.
commands-menu-event = Torneo
    .letter = T
commands-menu-board = Tavolo
    .letter = l
# The draw of seats: who plays on which board with which power.
commands-menu-draw = Sorteggio
    .letter = S
# The rules of the event and the systems that score its boards.
commands-menu-scoring = Punteggio
    .letter = P
commands-menu-standings = Classifica
    .letter = C
# The top board, the teams and the prizes.
commands-menu-prizes = Premi
    .letter = r
# The ranking of a year over many events.
commands-menu-ladder = Annuale
    .letter = n
commands-menu-view = Visualizza
    .letter = V
commands-menu-help = Aiuto
    .letter = A

## The menu File.

commands-new-book = Torneo vuoto
    .help = Comincia un torneo vuoto.
# The dialog asks four questions, one after the other.
commands-new-event = Nuovo torneo…
    .help = Prepara un torneo con quattro domande: nome, regolamento, round e giocatori.
commands-open = Apri…
    .help = Apre un documento o una cartella di lavoro con risultati.
commands-open-recent = Documenti recenti…
    .help = Apre uno degli ultimi documenti usati.
    .words = riapri recente cronologia libro
commands-save = Salva
    .help = Scrive il documento nel suo file.
commands-save-as = Salva con nome…
    .help = Scrive il documento in un altro file.
commands-import = Importa…
    .help = Aggiunge a questo documento il contenuto di una cartella di lavoro o di un file di testo.
    .words = carica leggi inserisci csv
# Cells of an imported file for which the book has no place.
commands-unplaced-cells = Celle non collocate…
    .help = Mostra, parola per parola, le celle dei file importati che non trovano posto nel documento.
commands-export = Esporta per i giocatori…
    .help = Scrive ciò che ora si può affiggere, come cartella di lavoro formattata. Con un nome che termina in .csv scrive la tabella semplice.
    .words = xlsx excel scarica salva con nome
commands-export-letter = Esporta per i giocatori su carta US Letter…
    .help = Scrive la cartella di lavoro per pagine da 8½ × 11 pollici.
commands-export-values = Esporta per i giocatori come valori…
    .help = Scrive la cartella di lavoro con i punti come semplici numeri, senza formule.
# To publish tables: on paper, on the web, in a forum. It is also a button of the menu bar.
commands-post = Affiggi…
    .help = Scrive ciò che è da affiggere, come pagine pronte per la stampa, pagina web o testo per un forum: la classifica, i tavoli dell’ultimo round, la composizione dei tavoli del prossimo, i fogli per i tavoli.
    .words = stampare pdf pubblica avviso bacheca muro manifesto cartellone
# A file for the director of the tournament alone.
commands-director-copy = Copia per il direttore di gara…
    .help = Scrive una cartella di lavoro con tutto, anche ciò che i giocatori non devono vedere. Riaperta, dà lo stesso documento.
    .words = backup copia di sicurezza completo
commands-quit = Esci
    .help = Chiude la finestra.

## The menu Edit.

commands-undo = Annulla
    .help = Annulla l’ultima operazione.
    .words = indietro disfa torna
commands-redo = Ripristina
    .help = Ripete l’ultima operazione annullata.
    .words = rifai ripeti di nuovo
commands-cut = Taglia
    .help = Copia le celle selezionate, che si svuotano quando vengono incollate.
commands-copy = Copia
    .help = Copia le celle selezionate come si vedono, per Excel, LibreOffice o questo foglio.
# Not rounded as they are shown.
commands-copy-exact = Copia valori esatti
    .help = Copia le celle selezionate con tutti i decimali dei loro valori.
commands-paste = Incolla
    .help = Incolla gli appunti nelle celle a partire dal cursore.
# The menu of the right mouse button.
commands-context-menu = Menu di questa cella
    .help = Apre il menu di ciò che si può fare con la cella sotto il cursore, come il pulsante destro del mouse.
    .words = tasto destro clic contestuale
commands-find = Trova…
    .help = Cerca un giocatore, un tavolo, un posto, una riga del taccuino o una regola, e vi porta il cursore.
    .words = ricerca cercare trovare
commands-find-next = Trova successivo
    .help = Passa al punto trovato dopo questo.
commands-find-previous = Trova precedente
    .help = Torna al punto trovato prima di questo.
commands-replace = Sostituisci…
    .help = Sostituisce un testo nelle celle selezionate, o in tutte le celle della scheda, in un’unica operazione.
    .words = cambia tutto tutti rinomina giocatore rimpiazza
# “This one” is the player, the board or the line of the notebook at the cursor.
commands-insert-row = Inserisci prima di questo
    .help = Inserisce un giocatore prima di quello sotto il cursore, un tavolo prima di quello sotto il cursore, o una riga del taccuino.
    .words = inserisci riga sopra nuova aggiungi
commands-history = Cronologia
    .help = Mostra ogni modifica, con il valore precedente della cella.
    .words = versioni revisioni storico modifiche backup precedente
commands-cell-note = Nota a questa cella…
    .help = Scrive una nota sul posto, sul tavolo o sul giocatore sotto il cursore.
    .words = commento annotazione appunto osservazione
# The entry opens a menu of colours.
commands-colour = Colore
    .help = Colora i posti, i tavoli o i giocatori selezionati, per esempio per segnare ciò che è da controllare. I giocatori non lo vedono.
    .words = evidenzia evidenziatore sfondo riempimento
commands-fill-yellow = Colora di giallo
    .help = Colora di giallo i posti, i tavoli o i giocatori selezionati.
commands-fill-green = Colora di verde
    .help = Colora di verde i posti, i tavoli o i giocatori selezionati.
commands-fill-blue = Colora di blu
    .help = Colora di blu i posti, i tavoli o i giocatori selezionati.
commands-fill-red = Colora di rosso
    .help = Colora di rosso i posti, i tavoli o i giocatori selezionati.
commands-fill-violet = Colora di viola
    .help = Colora di viola i posti, i tavoli o i giocatori selezionati.
commands-fill-grey = Colora di grigio
    .help = Colora di grigio i posti, i tavoli o i giocatori selezionati.
# The last entry of the menu of colours.
commands-no-colour = Nessun colore
    .help = Toglie il colore ai posti, ai tavoli o ai giocatori selezionati.
commands-history-of-cell = Cronologia di questa cella
    .help = Mostra i valori precedenti della cella sotto il cursore.
commands-history-of-player = Cronologia di questo giocatore
    .help = Mostra ogni modifica che riguarda il giocatore sotto il cursore.
commands-history-of-board = Cronologia di questo tavolo
    .help = Mostra ogni modifica al tavolo sotto il cursore.
# “This time” is that of the line of the history at the cursor.
commands-show-past-state = Mostra il torneo in quel momento
    .help = Mostra il torneo com’era dopo la modifica sotto il cursore (Invio). Il torneo stesso non cambia.
# “This state” is the past state of the event that is in view.
commands-restore-past-state = Ripristina questo stato
    .help = Riporta il torneo allo stato mostrato (Ctrl+Invio). È un’unica operazione, che si può annullare.
# From a past state of the event to the present one.
commands-return-to-present = Torna al presente
    .help = Lascia lo stato passato e mostra il torneo attuale (Esc).
commands-export-history = Esporta cronologia…
    .help = Scrive le righe mostrate come testo con valori separati da virgole.
commands-give-reason = Indica motivo
    .help = Apre il campo in cui scrivere perché un round concluso è stato modificato.
# The program asks a question in a bar below the sheet. This command answers it with yes.
commands-answer-yes = Sì alla domanda sotto il foglio
    .help = Fa ciò che propone la domanda più vecchia sotto il foglio.
# This command answers the question in the bar with no.
commands-answer-no = No alla domanda sotto il foglio
    .help = Lascia il documento com’è e toglie la domanda più vecchia sotto il foglio.
commands-sort-by-column = Ordina per questa colonna
    .help = Ordina la tabella in base alla colonna sotto il cursore. La seconda volta inverte l’ordine.
    .words = ordinamento crescente decrescente
# “Equals” are rows with the same value in the column by which the table is sorted already.
commands-sort-also = Ordina righe uguali per questa colonna
    .help = Conserva l’ordine della tabella e ordina le righe uguali in base alla colonna sotto il cursore. Lo fa anche Maiusc con un clic sull’intestazione.
# A place is a rank in the standings.
commands-sort-by-place = Ordina per posto
    .help = Torna all’ordine consueto: posti in classifica, ordine d’inserimento, posizioni, o modifiche a partire dalla più recente.

## The menu Event.

commands-name-event = Dati del torneo…
    .help = Imposta il nome, il luogo, il paese ospitante e le date.
    .words = nome paese luogo sede città data intestazione
# Notices are the tables that are posted for players.
commands-notice-languages = Lingua delle affissioni…
    .help = Sceglie la lingua delle tabelle affisse, o due per una sala in cui i giocatori parlano due lingue.
    .words = traduci traduzione avvisi francese tedesco inglese italiano spagnolo
commands-choose-rules = Scegli regolamento…
    .help = Sceglie il regolamento del torneo e aggiunge i round che prevede.
commands-set-up-rounds = Prepara round del regolamento
    .help = Aggiunge i round mancanti e il top table previsti dal regolamento.
commands-add-player = Aggiungi giocatore
    .help = Va alla prima riga vuota dell’elenco dei giocatori.
    .words = inserisci riga nuovo iscrivi
commands-confirm-player = Conferma giocatore
    .help = Conferma che i nomi selezionati, digitati ai tavoli ma assenti dall’elenco dei giocatori, sono giusti.
# The answer to the question whether two similar names are one player: they are two.
commands-two-people = Due persone
    .help = Il giocatore sotto il cursore e un giocatore con un nome simile sono due persone. Topboard non lo chiede più.
# The player at the cursor does not play in this round.
commands-player-leaves = Togli da questo round…
    .help = Il giocatore sotto il cursore salta questo round: il suo posto va a un giocatore a riposo, o il tavolo diventa da sei, senza spostare altri giocatori.
    .words = assente manca riposo bye
commands-add-round = Aggiungi round
    .help = Aggiunge un round dopo l’ultimo.
    .words = inserisci foglio nuovo turno
commands-add-missing-round = Aggiungi round mancante
    .help = Aggiunge il round saltato, prima dei round con un numero più alto.
commands-rename-round = Rinomina round…
    .help = Cambia il nome del round.
    .words = foglio titolo turno
commands-round-system = Sistema di punteggio di questo round…
    .help = Sceglie il sistema di punteggio per i tavoli di questo round.
commands-write-note = Scrivi nel taccuino
    .help = Va a una riga vuota del taccuino, con l’ora e il tavolo sotto il cursore già compilati.
# To adjudicate orders of units that players dispute. “WDC 2006” is the name of rules.
commands-rulings-desk = Decidi su ordini contestati…
    .help = Legge e risolve gli ordini secondo il WDC 2006, con il motivo e il paragrafo per ciascuno.
    .words = arbitro risoluzione primavera estate autunno inverno ritirate costruzioni mosse disputa contestazione
# The player at the cursor goes home.
commands-leave-event = Ha lasciato il torneo
    .help = Il giocatore sotto il cursore se ne va definitivamente: nessun sorteggio gli assegna più un posto, e il suo posto nel prossimo round passa a un altro.
    .words = ritiro ritirato abbandona parte
commands-remove-player = Rimuovi giocatore
    .help = Rimuove dal torneo il giocatore sotto il cursore.
    .words = elimina cancella riga
commands-remove-round = Rimuovi round
    .help = Rimuove dal torneo il round con i suoi tavoli.
    .words = elimina cancella foglio turno
commands-remove-note = Rimuovi riga dal taccuino
    .help = Rimuove dal taccuino la riga sotto il cursore.
    .words = elimina cancella

## The menu Board. A board is a game of seven players. A draw here is a game that ended as a draw.

commands-add-board = Aggiungi tavolo
    .help = Aggiunge un tavolo al round mostrato.
    .words = inserisci righe nuovo partita
commands-make-boards = Crea tavoli per i giocatori
    .help = Aggiunge a un round senza tavoli un tavolo vuoto ogni sette giocatori presenti.
# What happened at a board beyond the counts of centres.
commands-board-record = Verbale del tavolo
    .help = Apre i sostituti, i cartellini, le penalità e le proposte di patta del tavolo. La seconda volta torna indietro.
    .words = voto votazione approvata sostituzione sostituto disordine civile anarchia estate primavera proposta penalità giocatore cartellino
# A yellow or a red card, as in football, for a player whose orders come late.
commands-late-orders = Cartellino per ritardo
    .help = Dà al giocatore sotto il cursore un cartellino per ordini in ritardo: giallo la prima volta, rosso se il ritardo si ripete o si allunga. Se il cursore è altrove, si sceglie il giocatore.
commands-board-system = Sistema di punteggio di questo tavolo…
    .help = Sceglie il sistema di punteggio per il tavolo sotto il cursore.
commands-last-year-of-game = Ultimo anno della partita
    .help = Va alla cella accanto al nome del tavolo sotto il cursore, in cui si digita l’ultimo anno della partita.
    .words = finita conclusa terminata fine
# The survivors agreed to share the game.
commands-end-as-agreed-draw = Partita finita con patta concordata
    .help = Tutti i sopravvissuti del tavolo sotto il cursore hanno concordato una patta.
    .words = divisa condivisa accettata votata pareggio
# The game was stopped, and has no result.
commands-end-as-abandoned = Partita abbandonata
    .help = La partita sotto il cursore è finita senza alcun accordo. Non ha risultato.
    .words = annullata nulla interrotta incompiuta
commands-end-all-as-agreed-draws = Patta concordata per tutte le partite senza esito
    .help = Tutti i sopravvissuti hanno concordato una patta a ogni tavolo finito prima del tempo e senza esito indicato, come quelli di un torneo importato.
    .words = divisa condivisa pareggio
commands-play-all-to-the-last-year = Partite senza ultimo anno: giocate fino in fondo
    .help = Inserisce l’ultimo anno previsto dal regolamento per ogni tavolo concluso che non lo indica.
commands-set-score = Fissa punteggio a mano…
    .help = Sostituisce il punteggio calcolato con un altro.
    .words = correggi forza sovrascrivi imposta punti
commands-clear-score = Torna al punteggio calcolato
    .help = Toglie il punteggio fissato a mano.
# How the score was computed.
commands-copy-explanation = Copia spiegazione
    .help = Copia come testo la spiegazione del punteggio sotto il cursore.
    .words = perché calcolo
commands-remove-board = Rimuovi tavolo
    .help = Rimuove dal suo round il tavolo sotto il cursore.
    .words = elimina cancella righe partita

## The menu Draw. A draw here is the drawing of seats by lot, never a game that ended as a draw.

# The check who is present before a round. It is the name of a tab too.
commands-roll-call = Appello
    .help = Va all’appello del prossimo round, con i giocatori presenti e quelli a riposo.
    .words = presenze presenti registrazione check-in riposo bye
commands-roll-call-of-round = Appello di un altro round…
    .help = Sceglie il round dell’appello.
commands-everybody-present = Tutti presenti
    .help = Segna come presente ogni giocatore non ancora segnato nell’appello.
commands-new-player-present = Nuovo giocatore presente…
    .help = Aggiunge un giocatore che non è nell’elenco e lo segna come presente. Lo fa anche Invio dopo lettere con cui non comincia alcun nome.
    .words = ritardatario arrivato aggiungi
commands-roll-call-file = Appello da un file…
    .help = Legge i giocatori presenti da una cartella di lavoro o da un elenco, con una colonna per i nomi e una per i segni di presenza.
commands-draw-round = Sorteggia round…
    .help = Sorteggia i tavoli e le potenze del round mostrato. I tavoli con centri inseriti e i posti bloccati restano come sono.
    .words = posti abbinamenti accoppiamenti composizione sorteggio
commands-draw-rounds = Sorteggia più round…
    .help = Sorteggia insieme questo round e i successivi. Così si ripetono meno incontri che con sorteggi separati.
# An elimination is the stage of an event from which the best go on. “One with each power”: a game with each of the seven powers.
commands-elimination-draw = Sorteggia qualificazioni…
    .help = Cerca sette partite per ogni iscritto, una con ogni potenza, nel rispetto delle regole dei gruppi. Crea tutti i round delle qualificazioni.
    .words = gunboat gironi calendario eliminatorie
# Boards of six players: one of the seven powers has no player.
commands-boards-of-six = Sorteggia con tavoli da sei…
    .help = Lascia una potenza senza giocatore a tanti tavoli quanti ne servono. Così nessuno va a riposo.
commands-restore-draw = Ripristina sorteggio precedente…
    .help = Assegna i posti del round come in un sorteggio precedente.
commands-replay-draw = Ripeti sorteggio precedente…
    .help = Ripete un sorteggio in base ai dati registrati e verifica se dà gli stessi tavoli.
# How well the draw avoids that players meet again or have a power again.
commands-round-quality = Qualità del sorteggio…
    .help = Conta gli incontri ripetuti, le potenze ripetute e le separazioni non rispettate, e li confronta con il minimo.
commands-swap-seats = Scambia posti
    .help = Scambia i due posti selezionati e mostra come cambia ogni conteggio. Se il posto è uno solo, lo segna per lo scambio con il prossimo.
commands-lock-seat = Blocca o sblocca posto
    .help = Blocca il posto sotto il cursore: un nuovo sorteggio vi lascia il suo giocatore.
    .words = fissa congela proteggi
commands-lock-board = Blocca o sblocca tavolo
    .help = Blocca tutti i posti del tavolo: un nuovo sorteggio vi lascia i suoi giocatori.
commands-latecomer = Posto per un ritardatario…
    .help = Trova un posto per un giocatore arrivato tardi, senza spostarne altri.
commands-keep-apart = Giocatori da separare…
    .help = Indica i giocatori che non dovrebbero sedere allo stesso tavolo, come coppie e familiari.
# Powers that are neighbours on the map of the game.
commands-adjacent-powers = Potenze confinanti…
    .help = Sceglie la tabella delle potenze confinanti. Il sorteggio le evita quando due giocatori si incontrano di nuovo.

## The menu Scoring.

commands-find-system = Trova regolamento o sistema di punteggio…
    .help = Cerca un regolamento o un sistema di punteggio con alcune lettere del nome, e lo mostra.
# For a ruleset in view the entry is “Use these rules”.
commands-use-system = Usa questo sistema di punteggio
    .help = Usa per il torneo il sistema di punteggio o il regolamento mostrato.
commands-copy-system = Copia e modifica
    .help = Copia nel torneo il sistema o il regolamento mostrato. La copia si può modificare.
# A column of a scoring system: a step of its computation.
commands-add-column = Aggiungi colonna
    .help = Aggiunge una colonna prima del punteggio.
commands-add-number = Aggiungi numero
    .help = Aggiunge un numero che le formule possono usare con il suo nome.
commands-add-list = Aggiungi elenco di numeri
    .help = Aggiunge un elenco di numeri per le formule, come i punti per piazzamento.
# A total is that of a player over the rounds.
commands-add-counting-part = Aggiungi parte del totale
    .help = Aggiunge una parte al totale calcolato dal regolamento mostrato.
commands-add-tie-break = Aggiungi spareggio
    .help = Aggiunge un criterio agli spareggi del regolamento mostrato.
commands-add-prize = Aggiungi premio
    .help = Aggiunge un premio al regolamento mostrato.
    .words = vincitore campione
commands-formula-help = Funzioni e nomi
    .help = Mostra o nasconde l’elenco delle funzioni e dei nomi per le formule.
commands-compare-systems = Confronta sistemi
    .help = Calcola i punti degli stessi tavoli con più sistemi, fianco a fianco.
# The next kind of results to compare systems on.
commands-next-comparison-boards = Confronta su altri risultati
    .help = Alterna il confronto tra classifica, tavoli e risultati tipici.
commands-toggle-compared = Aggiungi al confronto o togli
    .help = Aggiunge al confronto il sistema mostrato, o lo toglie.
commands-remove-system = Rimuovi questo sistema
    .help = Rimuove dal torneo il sistema o il regolamento mostrato, se è proprio del torneo.

## The menu Prizes.

# The player at the cursor declines a seat at the top board; a second time takes this back.
commands-decline-seat = Rinuncia al top table, o ci ripensa
    .help = Segna che il giocatore sotto il cursore rinuncia al top table, o che ci ripensa.
# Players with equal totals are tied.
commands-put-first-of-tie = Primo tra i pari merito
    .help = Dà il posto al giocatore sotto il cursore, davanti agli altri a pari merito per quel posto.
commands-nominate-for-seat = Indica per un posto
    .help = Dà un posto al giocatore sotto il cursore per decisione del direttore di gara, o annulla la decisione.
# The players of the top board choose their powers one after the other. The player at the cursor gets an earlier turn.
commands-choose-earlier = Sceglie prima
    .help = Sposta più in alto il giocatore sotto il cursore nell’ordine di scelta.
# The player at the cursor gets a later turn to choose a power.
commands-choose-later = Sceglie dopo
    .help = Sposta più in basso il giocatore sotto il cursore nell’ordine di scelta.
commands-make-top-board = Componi top table
    .help = Mette al tavolo i sette giocatori del top table con le potenze scelte, nel round indicato dal regolamento.
commands-wants-team = Giocatori in cerca di squadra…
    .help = Sceglie i giocatori che vogliono entrare in una squadra.
    .words = squadre
# Teams that are drawn by lot from players who have none.
commands-scratch-teams = Forma squadre improvvisate…
    .help = Sorteggia squadre tra i giocatori che vogliono entrare in una squadra.
    .words = squadra
# The players behind the winner of a prize.
commands-runners-up = Inseguitori
    .help = Mostra o nasconde i giocatori più vicini al primo per il premio sotto il cursore.

## The menu Standings.

# The standings, if every running game ended as it stands now.
commands-view-all = Se tutte le partite finissero ora
    .help = Mostra la classifica di tutte le partite. Una partita in corso conta come se finisse ora.
    .words = campione vincitore primo in testa
commands-view-finished = Solo partite concluse
    .help = Mostra la classifica senza le partite in corso.
# The standings without the rounds whose scores are held back.
commands-view-posted = Ciò che si può affiggere
    .help = Mostra la classifica da affiggere, senza i round trattenuti.
# The standings after a round that is chosen.
commands-view-after = Dopo un round…
    .help = Mostra la classifica dopo un round.
# A table for each group of players.
commands-view-groups = Tabelle dei gruppi…
    .help = Mostra una tabella per ogni gruppo, o la tabella di un gruppo.
commands-what-if = E se un tavolo finisse diversamente…
    .help = Ipotizza un risultato di un tavolo e ne mostra l’effetto sulla classifica. Il documento non cambia.
# What the player must achieve to win, or to come to the top board.
commands-needed-results = Che cosa serve al giocatore…
    .help = Dice quali risultati del round in corso portano il giocatore sotto il cursore al primo posto o al top table.
    .words = possibilità qualificazione raggiungere vincere
# The result that was supposed in a what-if.
commands-accept-what-if = Conferma risultato ipotizzato
    .help = Scrive nel documento il risultato ipotizzato del tavolo.
# A what-if is a supposed result of a board and what would follow from it.
commands-drop-what-if = Scarta ipotesi
    .help = Scarta il risultato ipotizzato. Il documento resta com’è.
# From now on the scores of the round may be posted.
commands-release-round = Sblocca i punti di questo round
    .help = Permette di affiggere i punti del round.
# The scores of the round are not posted for the time being.
commands-hold-round = Trattieni i punti di questo round
    .help = Tiene i punti del round fuori dai fogli affissi, finché non vengono sbloccati.

## The menu Ladder.

# “Bismark Cup” is the name of a ladder.
commands-ladder = Classifica annuale
    .help = Mostra la classifica di un anno, ricavata da elenchi di risultati.
    .words = bismark cup ranking circuito lega grand prix generale
commands-add-result-lists = Aggiungi elenchi di risultati…
    .help = Aggiunge alla classifica annuale elenchi di risultati e documenti. Si possono scegliere più file insieme.
commands-paste-result-list = Incolla elenco di risultati…
    .help = Apre un campo in cui incollare o digitare come testo l’elenco dei risultati di un torneo.
# “This book” is the document that is open.
commands-add-own-event = Aggiungi questo torneo
    .help = Aggiunge alla classifica annuale la classifica attuale del torneo di questo documento, o la aggiorna.
commands-add-recent-book = Aggiungi documento recente…
    .help = Aggiunge alla classifica annuale la classifica di uno degli ultimi documenti usati.
commands-choose-ladder = Scegli classifica annuale…
    .help = Sceglie il regolamento della classifica annuale.
    .words = bismark cup ranking circuito
# “Ties” are equal places in a result list.
commands-ladder-year = Anno, data e pari merito…
    .help = Sceglie l’anno, la data della classifica annuale e i punti per i posti a pari merito.
commands-ladder-after = Classifica annuale dopo un torneo…
    .help = Mostra la classifica annuale com’era dopo un torneo.
# The page that asks which spellings of names are one person.
commands-identities = Identità
    .help = Apre la pagina in cui si decide quali coppie di nomi sono una sola persona.
    .words = unisci doppioni duplicati
# Of the result lists that the ladder is compiled from.
commands-ladder-problems = Problemi degli elenchi
    .help = Mostra i problemi degli elenchi di risultati, per file e riga.
# The letter is a key of the page Identities: one letter A–Z, another for each of the three commands.
commands-same-person = Stessa persona
    .help = I due nomi sotto il cursore sono una sola persona, mostrata con il primo nome. Tasto S.
    .letter = S
# The letter is a key of the page Identities: one letter A–Z, another for each of the three commands.
commands-different-people = Persone diverse
    .help = I due nomi sotto il cursore sono due persone. Tasto D.
    .letter = D
# The letter is a key of the page Identities: one letter A–Z, another for each of the three commands.
commands-postpone-pair = Più tardi
    .help = Sposta la coppia sotto il cursore in fondo all’elenco, per deciderla più tardi. Tasto P.
    .letter = P
# Accredited: those who run the ladder count the event. “Problems” is a page of the tab. The letter is a key of this
# page: one letter A–Z, another for each of the two commands.
commands-accredit-event = Torneo omologato
    .help = Il torneo sotto il cursore conta. Tasto S nella pagina Problemi.
    .letter = S
    .words = accettato riconosciuto ufficiale valido
commands-exclude-event = Torneo non omologato
    .help = Il torneo sotto il cursore non conta. Tasto N nella pagina Problemi.
    .letter = N
    .words = rifiutato escluso ufficioso
# The decision about two names, or about an event.
commands-retract-verdict = Revoca decisione
    .help = Toglie la decisione sotto il cursore. Tasto Canc.
commands-split-person = Altra persona in questo torneo
    .help = In questo torneo il giocatore sotto il cursore è un’altra persona con lo stesso nome.
commands-import-identities = Importa identità…
    .help = Importa le decisioni sulle identità dal documento dell’anno scorso, o da un file di decisioni.
commands-open-result-list = Apri elenco dei risultati
    .help = Apre l’elenco dei risultati del torneo sotto il cursore.
commands-export-ladder = Esporta classifica annuale…
    .help = Scrive la classifica annuale come cartella di lavoro con formule, come tabella semplice (.csv) o come testo (.txt).
commands-remove-from-ladder = Rimuovi torneo o riga
    .help = Rimuove dalla classifica annuale il torneo sotto il cursore, o dal suo elenco la riga.

## The menu View.

commands-next-tab = Scheda successiva
    .help = Passa alla scheda a destra.
commands-previous-tab = Scheda precedente
    .help = Passa alla scheda a sinistra.
commands-close-tab = Chiudi questa scheda
    .help = Toglie dalla barra la scheda mostrata. Il torneo conserva ciò che contiene.
    .words = nascondi annuale taccuino cronologia
# “r2 b france” is an example of what is typed: round 2, board B, France. The name of the power is that of your language.
commands-go-to = Vai a…
    .help = Va a una scheda, un tavolo, un giocatore o un posto, per esempio «r2 b francia».
commands-next-problem = Problema successivo
    .help = Va al problema successivo.
commands-toggle-years = Centri per anno
    .help = Mostra o nasconde i centri anno per anno di questo round.
    .words = tabella annuali
# Curves over the rounds or over the game years.
commands-plot = Grafico per round o per anno
    .help = Mostra come linee ciò che è in vista: i centri del tavolo sotto il cursore per anno, i posti dei primi dopo ogni round, o quelli della classifica annuale dopo ogni torneo.
    .words = diagramma curva curve andamento
commands-all-columns = Tutte le colonne dei giocatori
    .help = Mostra tutte le colonne dei giocatori, come ruoli e handicap, o solo quelle necessarie.
    .words = paese regione nazione città email posta telefono indirizzo
# The columns of a scoring system with the steps of the computation.
commands-toggle-working-columns = Colonne di calcolo del punteggio
    .help = Mostra o comprime le colonne da cui si calcola il punteggio. Se senza di esse entrano più tavoli, sono compresse.
commands-fit-column = Adatta colonna ai testi
    .help = Dà alle colonne selezionate la larghezza del testo più lungo. Lo fa anche un doppio clic sul bordo dell’intestazione.
    .words = adattamento automatico
commands-hide-column = Nascondi colonna
    .help = Nasconde le colonne selezionate.
    .words = nascondere
commands-show-hidden-columns = Mostra tutte le colonne
    .help = Mostra di nuovo le colonne nascoste della scheda.
    .words = scopri colonne
commands-move-column-left = Sposta colonna a sinistra
    .help = Mette la colonna sotto il cursore prima della vicina.
commands-move-column-right = Sposta colonna a destra
    .help = Mette la colonna sotto il cursore dopo la vicina.
commands-usual-column-order = Colonne nell’ordine consueto
    .help = Rimette al loro posto le colonne spostate.
commands-filter-rows = Filtra righe…
    .help = Sceglie i valori della colonna sotto il cursore di cui mostrare le righe, o un testo. Lo fa anche Alt+Freccia giù in una colonna senza elenco a discesa.
    .words = filtro automatico solo mostra
commands-filter-by-value = Mostra solo le righe con questo valore
    .help = Mostra solo le righe che in questa colonna hanno lo stesso valore della cella sotto il cursore.
commands-apply-filters-again = Riapplica filtri
    .help = Nasconde le righe modificate che non corrispondono più ai filtri.
    .words = riapplica aggiorna
commands-show-all-rows = Mostra tutte le righe
    .help = Mostra di nuovo tutte le righe della tabella (Esc).
    .words = togli cancella filtro scopri righe nascoste
commands-toggle-problems = Problemi
    .help = Mostra o nasconde l’elenco dei problemi.
# The table is that of the standings.
commands-toggle-table = Classifica accanto ai tavoli
    .help = Mostra o nasconde la classifica nel pannello laterale.
# The sheet is shown larger.
commands-zoom-in = Ingrandisci
    .help = Aumenta lo zoom del foglio.
# The sheet is shown smaller.
commands-zoom-out = Riduci
    .help = Diminuisce lo zoom del foglio.
# The zoom of 100 %.
commands-zoom-reset = Dimensioni reali
    .help = Imposta lo zoom al 100%.
commands-projector = Proiettore
    .help = Apre o chiude una seconda finestra per la sala, con il cronometro del round e la classifica.
commands-projector-slides = Diapositive del proiettore…
    .help = Sceglie che cosa mostra il proiettore.
# The clock of a round counts the minutes of each phase of a game year: moves, retreats, builds.
commands-toggle-clock = Avvia o ferma cronometro
    .help = Avvia o ferma il cronometro del round. I tempi sono quelli del regolamento.
    .words = timer orologio tempo scadenza conto alla rovescia
commands-add-minute = Un minuto in più sul cronometro
    .help = Aggiunge un minuto alla fase sul cronometro.
commands-next-phase = Fase successiva sul cronometro
    .help = Comincia sul cronometro la fase successiva dell’anno di gioco.
commands-previous-phase = Fase precedente sul cronometro
    .help = Torna all’inizio della fase precedente sul cronometro.
# Spring is the first season of a game year.
commands-reset-clock = Cronometro alla prima primavera
    .help = Riporta il cronometro all’inizio di un round.
    .words = azzera reimposta ricomincia
# The four words in the help line are those on the buttons in the menu bar.
commands-toggle-tools = Strumenti nella barra dei menu
    .help = Mostra o nasconde Annulla, Sorteggia, Ipotesi e Affiggi nella barra dei menu.
# The colours of the window.
commands-toggle-theme = Chiaro o scuro
    .help = Passa dal tema chiaro a quello scuro e viceversa.
# The words name the languages and the word “language” in every language of the window.
commands-language = Lingua della finestra…
    .help = Sceglie la lingua della finestra. Le affissioni hanno lingue proprie.
    .words = english french german italian français deutsch italiano sprache langue language inglese francese tedesco

## The menu Help.

commands-manual = Manuale
    .help = Apre il manuale alla pagina sulla scheda mostrata.
commands-command-palette = Tutti i comandi…
    .help = Trova un comando con alcune lettere del nome.
# The keys of the keyboard and what they do.
commands-shortcuts = Tasti
    .help = Mostra che cosa fa ogni tasto.
commands-first-steps = Primi passi…
    .help = Mostra da che cosa si può cominciare: il proprio foglio Excel, un nuovo torneo o il torneo di esempio.
commands-sample-event = Torneo di esempio
    .help = Apre EuroDipCon 2015, un torneo con 38 giocatori e 14 tavoli, per provare tutto.
commands-licences = Licenze
    .help = Mostra le licenze di Topboard, dei suoi caratteri e delle librerie che contiene.
commands-about = Informazioni su Topboard
    .help = Mostra la versione di Topboard.

## What the director has to do before a command is possible, or why it is not possible. It follows after a colon, as in
## “Board record is not possible now: put the cursor on a board first”. So it begins with a small letter and has no full stop at its
## end. A tooltip shows it with a capital letter and a full stop.

commands-open-tab-of-round-first = aprire prima la scheda di un round
commands-cursor-on-board-first = mettere prima il cursore su un tavolo
# A seat is a power on a board, with its player.
commands-cursor-on-seat-first = mettere prima il cursore su un posto a un tavolo
commands-cursor-on-figure-first = mettere prima il cursore su un valore calcolato
commands-add-round-first = aggiungere prima un round
commands-enter-players-first = inserire prima i giocatori
# A past state of the event is in view. Ctrl+P is the key of “Post…”.
commands-past-state-is-not-exported = uno stato passato non si esporta; tornare prima al presente, o affiggerlo di nuovo con Ctrl+P
commands-tab-stays = questa scheda appartiene al torneo e resta
commands-open-tab-with-table-first = aprire prima una scheda con una tabella
commands-book-cannot-be-changed = questo documento non si può modificare
commands-no-step-to-undo = non c’è alcuna operazione da annullare
commands-no-step-to-redo = non c’è alcuna operazione da ripristinare
commands-no-problems = non ci sono problemi
