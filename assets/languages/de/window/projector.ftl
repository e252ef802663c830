# The projector: a second window for the hall. These texts are for the director. What the players read there is in the languages of the
# event, in other files.

## The kinds of slides, in a list where the director chooses them.

projector-slide-clock = Uhr der Runde
projector-slide-board-call = Auslosung
projector-slide-standings = Rangliste
projector-slide-top-board = Top-Board
projector-slide-needed-results = Was ein Spieler braucht

## The keys of the projector’s window, in the list of all keys. First the names of keys; letters and numbers among
## them are not translated, and Space and Escape are in keys.ftl. Then what each key does.

# The keys with the signs + and -.
projector-key-plus-minus = Plus, Minus
# The keys with arrows to the left and to the right.
projector-key-left-right = Links, rechts
# F11.
projector-effect-full-screen = Vollbild
# O. The computer has two screens.
projector-effect-other-screen = Den anderen Bildschirm füllen
# The space bar.
projector-effect-clock = Uhr starten oder anhalten
# Plus, minus.
projector-effect-minute = Eine Minute mehr oder weniger
# N, B.
projector-effect-phase = Nächste Phase, zurück zur vorigen Phase
# L.
projector-effect-late-orders = Verspätete Befehle: eine Karte für einen Spieler, im Hauptfenster
# Left, right.
projector-effect-page = Seite zurück und weiter
# 1, 2, 3, 4: one key for each slide.
projector-effect-slides = Uhr, Auslosung, Rangliste, Top-Board: zeigen oder auslassen
# F.
projector-effect-freeze = Folien einfrieren oder dem Turnier folgen lassen
# M.
projector-effect-sound = Ton aus oder ein
# Escape.
projector-effect-escape = Vollbild verlassen, dann schließen

## In the window of the projector.

# The whole window is empty.
projector-nothing-to-show = Es gibt nichts zu zeigen. Die Tasten 1 bis 4 wählen die Folien.
# Two states, small in the lower right corner: the slides do not follow the event, and the clock makes no sound.
projector-frozen = eingefroren
projector-sound-off = Ton aus

## What a screen reader says about the window, one sentence after the other.

# $slide is the title of the slide: “Round 2: board call · A–H”.
projector-spoken-slide = Projektor: { $slide }.
projector-spoken-clock-slide = Projektor: die Uhr.
# $phase is what the round is in, “Orders for Spring 1902”, $time is the time that is left, “12:30”.
projector-spoken-clock = Uhr: { $phase }, { $time }.
projector-spoken-clock-stopped = Uhr: { $phase }, { $time }, angehalten.
# $page and $pages are numbers.
projector-spoken-page = Seite { $page } von { $pages }.
