# The roll call: who is present for a round. Letters search for a name, Space marks the player.
#
# The status of a player (“present”, “late”), the names of players and of rounds and the text with the numbers of players and boards are
# variables. They come as they are. Keys such as Space and Ctrl have the names of keys.ftl; a Mac shows Cmd in place of Ctrl.

# The name of the tab. It must be short.
roll-call-tab-tab-name = Appello

## The table. The columns are narrow, and their headings are in lower case.

# The heading of “present”, “absent” and so on. About 12 letters have room.
roll-call-tab-status = stato
# The heading of the reasons why a player has no board in this round.
roll-call-tab-sits-out = motivo del riposo
# The heading of the number of rounds that the player has played. About 7 letters have room.
roll-call-tab-played = giocati
# The heading of the number of rounds in which the player was present and had no board. About 7 letters have room.
roll-call-tab-sat-out = riposi
# The heading of the power that a player has before the draw. About 14 letters have room.
roll-call-tab-reserved-power = pot. riservata
# A tooltip.
roll-call-tab-reserved-power-hint = La potenza riservata prima del sorteggio, per esempio con un’asta o per scelta
# A tooltip. The words from “late” to “two boards” are typed: take those of values.ftl.
roll-call-tab-status-hint = Spazio alterna tra presente e assente. F2 imposta in ritardo, disponibile (gioca se manca qualcuno), a riposo (da volontario), deve giocare o due tavoli

## The names of the cells, as a screen reader says them. $column is a heading of the table.

roll-call-tab-cell-of-heading = Appello intestazione { $column }
roll-call-tab-cell-of-player = Appello { $player } { $column }

## The bar above the table, and the bar at the foot of the window.

# In place of the name of the round, where it is not in the list of rounds yet.
roll-call-tab-next-round = Prossimo round
roll-call-tab-nobody-called = L’appello non è ancora cominciato. Digitare un nome o una sua parte e premere Spazio, o incollare un elenco di nomi.
# $names are the players who have no board in this round: “Ann, Ben”.
roll-call-tab-out = A riposo: { $names }.
# A warning after that, where this is the only round in which members score for their teams. $members are those of teams who have
# no board: “Ann (Berlin) and Ben (Berlin)”.
# $count (Number)
roll-call-tab-team-members-out = { $count ->
    [one] Questo round vale per le squadre: { $members } è a riposo e non porta punti alla squadra.
   *[other] Questo round vale per le squadre: { $members } sono a riposo e non portano punti alle squadre.
}
# One of them. $name is the player.
roll-call-tab-member-of-team = { $name } ({ $team })
# $count is the number of players in the list.
# $count (Number)
roll-call-tab-nobody-called-of = { $count ->
    [one] { $count } giocatore, appello non ancora cominciato
   *[other] { $count } giocatori, appello non ancora cominciato
}

## The commands. What is said when a command is not possible now begins in lower case and has no stop.

roll-call-tab-needs-roll-call = aprire prima l’appello
roll-call-tab-every-player-has-entry = ogni giocatore è già segnato
# The title of a list of rounds.
roll-call-tab-choose-round = Appello di un round
# The hint in the empty field above the list.
roll-call-tab-choose-round-search = nome del round
# A line of the list.
roll-call-tab-new-round = Un nuovo round
# Beside a round in the list: so many players are called for it already.
# $count (Number)
roll-call-tab-called = { $count ->
    [one] { $count } segnato
   *[other] { $count } segnati
}
# The title of a dialog.
roll-call-tab-new-player = Un nuovo giocatore presente
# The name of its field.
roll-call-tab-new-player-name = Nome
# $names is “Jan Kowalski”, or several names.
roll-call-tab-similar-names = Nomi simili nell’elenco dei giocatori: { $names }. Esc torna all’elenco.
roll-call-tab-needs-name = Digitare il nome del giocatore.
roll-call-tab-player-added = { $player } ora è nell’elenco dei giocatori e presente
# The typed name is that of a player of the list.
roll-call-tab-known-player-present = { $player } era già nell’elenco dei giocatori, e ora è presente. Un secondo giocatore con questo nome va scritto in altro modo

## A list of names that was pasted, or a file with names.

# $count (Number)
roll-call-tab-players-called = { $count ->
    [one] { $count } giocatore segnato
   *[other] { $count } giocatori segnati
}
# $names had left the event, and take part again: “Ann, Ben”.
# $count (Number)
roll-call-tab-players-called-and-back = { $count ->
    [one] { $count } giocatore segnato; di nuovo nel torneo dopo averlo lasciato: { $names } (Ctrl+Z annulla)
   *[other] { $count } giocatori segnati; di nuovo nel torneo dopo averlo lasciato: { $names } (Ctrl+Z annulla)
}
roll-call-tab-pasted-list-names-nobody = l’elenco incollato non contiene alcun nome dell’elenco dei giocatori.
# $file is the name of a file.
roll-call-tab-file-names-nobody = { $file } non contiene alcun nome dell’elenco dei giocatori.
# $lines are those lines of the list, at most 8.
# $count (Number)
roll-call-tab-unread-lines-pasted = { $count ->
    [one] Una riga dell’elenco incollato non ha un nome dell’elenco dei giocatori, o ha un segno sconosciuto: { $lines }. Correggerla e leggere di nuovo l’elenco.
   *[other] { $count } righe dell’elenco incollato non hanno un nome dell’elenco dei giocatori, o hanno un segno sconosciuto: { $lines }. Correggerle e leggere di nuovo l’elenco.
}
# $lines are the first 8 of those lines.
# $count (Number)
roll-call-tab-many-unread-lines-pasted = { $count } righe dell’elenco incollato non hanno un nome dell’elenco dei giocatori, o hanno un segno sconosciuto: { $lines } e altre. Correggerle e leggere di nuovo l’elenco.
# $file is the name of a file, $lines are those lines of it, at most 8.
# $count (Number)
roll-call-tab-unread-lines-of-file = { $count ->
    [one] Una riga di { $file } non ha un nome dell’elenco dei giocatori, o ha un segno sconosciuto: { $lines }. Correggerla e leggere di nuovo l’elenco.
   *[other] { $count } righe di { $file } non hanno un nome dell’elenco dei giocatori, o hanno un segno sconosciuto: { $lines }. Correggerle e leggere di nuovo l’elenco.
}
# $lines are the first 8 of those lines.
# $count (Number)
roll-call-tab-many-unread-lines-of-file = { $count } righe di { $file } non hanno un nome dell’elenco dei giocatori, o hanno un segno sconosciuto: { $lines } e altre. Correggerle e leggere di nuovo l’elenco.

## The search for a name, in the bar at the foot of the window. These texts begin in lower case and have no stop.

# $player is the name that the letters found. It is the only one, or the one at $position of $count: “Karl Brandt, 1 of 2”.
# $count (Number)
roll-call-tab-found = { $count ->
    [1] { $player }
   *[other] { $player }, { $position } di { $count }
}
# $count (Number)
roll-call-tab-found-left = { $count ->
    [1] { $player }: ha lasciato il torneo
   *[other] { $player }, { $position } di { $count }: ha lasciato il torneo
}
# $count (Number)
roll-call-tab-found-present = { $count ->
    [1] { $player }: già presente; Spazio lo segna assente
   *[other] { $player }, { $position } di { $count }: già presente; Spazio lo segna assente
}
# The letters can mean several players. $names are two of them, “Ole Hansen or Ole P. Hansen”, and $player is the first.
roll-call-tab-go-on = { $names }: decide una seconda parola, oppure Spazio segna { $player }
roll-call-tab-go-on-present = { $names }: decide una seconda parola, oppure Spazio segna { $player } come assente
roll-call-tab-no-such-name = nessun nome comincia così; nessuno è stato segnato; Invio aggiunge un nuovo giocatore
# $letters were typed.
roll-call-tab-no-name-begins = nessun nome comincia con «{ $letters }»; Invio aggiunge un nuovo giocatore
# $names is a similar name, or several.
roll-call-tab-no-name-begins-similar = nessun nome comincia con «{ $letters }»; Invio aggiunge un nuovo giocatore; nome simile: { $names }
# $letters is the last word that was typed, $text all words. $player was marked after the first word.
roll-call-tab-no-name-begins-takes-back = nessun nome comincia con «{ $letters }»; Invio aggiunge un nuovo giocatore, «{ $text }», e toglie il segno a { $player }
roll-call-tab-search-over = ricerca terminata
roll-call-tab-search-over-nobody = ricerca terminata; nessuno è stato segnato
# $status is “present”, or the text for a player who is not called.
roll-call-tab-status-of-player = { $player }: { $status }
# The status of a player who is not called.
roll-call-tab-not-called = non segnato
roll-call-tab-not-marked = solo la prima parola indicava { $player }, che non è segnato
roll-call-tab-space-brings-back = { $player } ha lasciato il torneo; un altro Spazio lo fa rientrare

## A player was marked.

roll-call-tab-marked-absent = { $player }: ora assente
roll-call-tab-marked-back = { $player }: di nuovo nel torneo e presente; Ctrl+Z annulla
# $marked is one of the three texts above. The letters that were typed could mean several players: “Ann Lee: present (1 of 2 names that
# begin like this)”.
# $count (Number)
roll-call-tab-marked-among = { $marked } ({ $position } di { $count } nomi che cominciano così)
