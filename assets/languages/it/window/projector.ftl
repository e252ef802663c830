# The projector: a second window for the hall. These texts are for the director. What the players read there is in the languages of the
# event, in other files.

## The kinds of slides, in a list where the director chooses them.

projector-slide-clock = Cronometro del round
projector-slide-board-call = Composizione dei tavoli
projector-slide-standings = Classifica
projector-slide-top-board = Top table
projector-slide-needed-results = Che cosa serve a un giocatore

## The keys of the projector’s window, in the list of all keys. First the names of keys; letters and numbers among
## them are not translated, and Space and Escape are in keys.ftl. Then what each key does.

# The keys with the signs + and -.
projector-key-plus-minus = Più, meno
# The keys with arrows to the left and to the right.
projector-key-left-right = Freccia sinistra, destra
# F11.
projector-effect-full-screen = Schermo intero
# O. The computer has two screens.
projector-effect-other-screen = Riempie l’altro schermo
# The space bar.
projector-effect-clock = Avvia o ferma il cronometro
# Plus, minus.
projector-effect-minute = Un minuto in più o in meno
# N, B.
projector-effect-phase = Fase successiva, e ritorno alla precedente
# L.
projector-effect-late-orders = Ordini in ritardo: un cartellino per un giocatore, nella finestra principale
# Left, right.
projector-effect-page = Pagina indietro e avanti
# 1, 2, 3, 4: one key for each slide.
projector-effect-slides = Cronometro, composizione dei tavoli, classifica, top table: mostra o salta
# F.
projector-effect-freeze = Blocca le diapositive, o segue il torneo
# M.
projector-effect-sound = Disattiva o attiva il suono
# Escape.
projector-effect-escape = Esce dallo schermo intero, poi chiude

## In the window of the projector.

# The whole window is empty.
projector-nothing-to-show = Non c’è nulla da mostrare. I tasti da 1 a 4 scelgono le diapositive.
# Two states, small in the lower right corner: the slides do not follow the event, and the clock makes no sound.
projector-frozen = bloccato
projector-sound-off = senza suono

## What a screen reader says about the window, one sentence after the other.

# $slide is the title of the slide: “Round 2: board call · A–H”.
projector-spoken-slide = Proiettore: { $slide }.
projector-spoken-clock-slide = Proiettore: il cronometro.
# $phase is what the round is in, “Orders for Spring 1902”, $time is the time that is left, “12:30”.
projector-spoken-clock = Cronometro: { $phase }, { $time }.
projector-spoken-clock-stopped = Cronometro: { $phase }, { $time }, fermo.
# $page and $pages are numbers.
projector-spoken-page = Pagina { $page } di { $pages }.
