# The projector: a second window for the hall. These texts are for the director. What the players read there is in the languages of the
# event, in other files.

## The kinds of slides, in a list where the director chooses them.

projector-slide-clock = Chronomètre de la ronde
projector-slide-board-call = Composition des tables
projector-slide-standings = Classement
projector-slide-top-board = Table finale
projector-slide-needed-results = Résultats nécessaires à un joueur

## The keys of the projector’s window, in the list of all keys. First the names of keys; letters and numbers among
## them are not translated, and Space and Escape are in keys.ftl. Then what each key does.

# The keys with the signs + and -.
projector-key-plus-minus = Plus, moins
# The keys with arrows to the left and to the right.
projector-key-left-right = Gauche, droite
# F11.
projector-effect-full-screen = Plein écran
# O. The computer has two screens.
projector-effect-other-screen = Remplir l’autre écran
# The space bar.
projector-effect-clock = Lancer ou arrêter le chronomètre
# Plus, minus.
projector-effect-minute = Une minute de plus ou de moins
# N, B.
projector-effect-phase = Phase suivante, et retour à la précédente
# L.
projector-effect-late-orders = Ordres en retard : un carton pour un joueur, dans la fenêtre principale
# Left, right.
projector-effect-page = Page précédente et suivante
# 1, 2, 3, 4: one key for each slide.
projector-effect-slides = Chronomètre, composition des tables, classement, table finale : montrer ou omettre
# F.
projector-effect-freeze = Figer les pages, ou suivre le tournoi
# M.
projector-effect-sound = Couper ou remettre le son
# Escape.
projector-effect-escape = Quitter le plein écran, puis fermer

## In the window of the projector.

# The whole window is empty.
projector-nothing-to-show = Il n’y a rien à montrer. Les touches 1 à 4 choisissent les pages.
# Two states, small in the lower right corner: the slides do not follow the event, and the clock makes no sound.
projector-frozen = figé
projector-sound-off = son coupé

## What a screen reader says about the window, one sentence after the other.

# $slide is the title of the slide: “Round 2: board call · A–H”.
projector-spoken-slide = Projecteur : { $slide }.
projector-spoken-clock-slide = Projecteur : le chronomètre.
# $phase is what the round is in, “Orders for Spring 1902”, $time is the time that is left, “12:30”.
projector-spoken-clock = Chronomètre : { $phase }, { $time }.
projector-spoken-clock-stopped = Chronomètre : { $phase }, { $time }, arrêté.
# $page and $pages are numbers.
projector-spoken-page = Page { $page } sur { $pages }.
