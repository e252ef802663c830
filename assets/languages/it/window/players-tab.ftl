# The Players tab: the list of players.

# The text on the tab.
players-tab-title = Giocatori

## The list.

# The sentence above the empty list of a new event. Buttons with the names of commands stand behind it.
players-tab-first-steps = Trascinare qui un foglio di risultati, o digitare il primo nome.
# A command in the menus, while the list of players is in view: the rows are no longer sorted.
players-tab-back-to-order-of-entry = Torna all’ordine d’inserimento

## The hints at the headings of the columns: what can be typed there. They have no full stop. The examples in quotes are typed as they
## stand there.

players-tab-role-hint = Vuoto: giocatore. Chi è «fuori classifica», «escluso» o «ritirato» non ha un posto in classifica. «riserva» è chi aspetta di subentrare
players-tab-group-hint = Il gruppo di iscritti
players-tab-handicap-hint = I punti con cui parte il giocatore
players-tab-team-preference-hint = Sì se il giocatore cerca una squadra
players-tab-successor-hint = Chi sostituisce questo giocatore e ne eredita i punti
players-tab-penalties-hint = Quanto sottrarre dal totale, e il motivo: «25 % anonimato», «10 ritardo». Separare più penalità con punto e virgola
# When a player has signed up for the event.
players-tab-signed-up-hint = Il momento, «30/07/2006 18:05», o il numero nell’elenco degli iscritti. Se vuoto, conta l’ordine d’inserimento
players-tab-rounds-hint = I round in cui il giocatore è presente: «1-3, 5», o «tranne 4». Vuoto: tutti i round. Il sorteggio lo lascia fuori dagli altri
# “FGIRT” has the first letters of powers in English.
players-tab-preferred-powers-hint = Le potenze preferite, con le loro iniziali (E per l’Inghilterra), a partire dalla più desiderata: «FGIRT»
# $colours is a list of the colours that can be typed: “yellow, green, blue, red, violet or grey”.
players-tab-colour-hint = Il colore del nome: { $colours }. I giocatori non lo vedono
players-tab-different-from-hint = Le persone con un nome simile che non sono questo giocatore. Separare più nomi con punto e virgola
# Event is a menu, and Confirm the player is a command there.
players-tab-unconfirmed-hint = Sì per un nome digitato a un tavolo o in una squadra. Se il nome è giusto, svuotare la cella; lo fa anche Torneo, Conferma giocatore
# The hint at the heading of a column that has no other hint.
players-tab-sort-hint = Un clic ordina per questa colonna, Maiusc con un clic ordina per essa le righe uguali. Il menu dell’intestazione torna all’ordine d’inserimento

## The names of the cells, as a screen reader says them. $column is the heading of the column: “name”, “region”.

players-tab-cell-of-heading = Giocatori intestazione { $column }
# $player is a name.
players-tab-cell-of-player = Giocatori { $player } { $column }
# The first empty row, where the next player is typed.
players-tab-cell-of-new-player = Nuovo giocatore { $column }
# An empty row below it. $row is its number.
players-tab-cell-of-empty-row = Giocatori riga { $row } { $column }
# The same as “New player name” in the bar above the sheet, which says where the cursor is.
players-tab-location-of-new-player = Nuovo giocatore · { $column }

## Messages in the status bar and across the window. $player and $name are names.

players-tab-player-removed = Giocatore rimosso: { $player }. Ctrl+Z lo ripristina.
# Several players were to be removed. A sentence about those who stay may follow.
# $count (Number)
players-tab-players-removed = { $count ->
    [one] { $count } giocatore rimosso. Ctrl+Z lo ripristina.
   *[other] { $count } giocatori rimossi. Ctrl+Z li ripristina.
}
# The player cannot be removed.
players-tab-player-stays = { $player } ha una partita e resta.
# $count (Number)
players-tab-players-stay = { $count ->
    [one] { $count } giocatore ha una partita e resta.
   *[other] { $count } giocatori hanno una partita e restano.
}
# The user has said that two people with similar names are not the same person.
players-tab-is-another-person = { $player } è un’altra persona. Topboard non lo chiede più.
# A name that was typed into a seat is that of a player.
players-tab-name-confirmed = { $name } è confermato come giocatore.
# $count (Number)
players-tab-names-confirmed = { $count ->
    [one] { $count } nome è confermato come giocatore.
   *[other] { $count } nomi sono confermati come giocatori.
}

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

players-tab-first-go-to-player = mettere prima il cursore su un giocatore
players-tab-first-go-to-similar-name = mettere prima il cursore su un giocatore il cui nome somiglia a un altro
players-tab-first-go-to-unconfirmed-name = mettere prima il cursore su un nome digitato e non confermato
