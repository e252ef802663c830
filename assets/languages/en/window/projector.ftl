# The projector: a second window for the hall. These texts are for the director. What the players read there is in the languages of the
# event, in other files.

## The kinds of slides, in a list where the director chooses them.

projector-slide-clock = Clock of the round
projector-slide-board-call = Board call
projector-slide-standings = Standings
projector-slide-top-board = Top board
projector-slide-needed-results = What a player needs

## The keys of the projector’s window, in the list of all keys. First the names of keys; letters and numbers among
## them are not translated, and Space and Escape are in keys.ftl. Then what each key does.

# The keys with the signs + and -.
projector-key-plus-minus = Plus, minus
# The keys with arrows to the left and to the right.
projector-key-left-right = Left, right
# F11.
projector-effect-full-screen = Full screen
# O. The computer has two screens.
projector-effect-other-screen = Fill the other screen
# The space bar.
projector-effect-clock = Start or stop the clock
# Plus, minus.
projector-effect-minute = A minute more or less
# N, B.
projector-effect-phase = Next phase, and back to the phase before
# L.
projector-effect-late-orders = Late orders: a card for a player, in the main window
# Left, right.
projector-effect-page = Page back and on
# 1, 2, 3, 4: one key for each slide.
projector-effect-slides = Clock, board call, standings, top board: show or leave out
# F.
projector-effect-freeze = Freeze the slides, or follow the event
# M.
projector-effect-sound = Sound off or on
# Escape.
projector-effect-escape = Leave the full screen, then close

## In the window of the projector.

# The whole window is empty.
projector-nothing-to-show = There is nothing to show. The keys 1 to 4 choose the slides.
# Two states, small in the lower right corner: the slides do not follow the event, and the clock makes no sound.
projector-frozen = frozen
projector-sound-off = sound off

## What a screen reader says about the window, one sentence after the other.

# $slide is the title of the slide: “Round 2: board call · A–H”.
projector-spoken-slide = Projector: { $slide }.
projector-spoken-clock-slide = Projector: the clock.
# $phase is what the round is in, “Orders for Spring 1902”, $time is the time that is left, “12:30”.
projector-spoken-clock = Clock: { $phase }, { $time }.
projector-spoken-clock-stopped = Clock: { $phase }, { $time }, stopped.
# $page and $pages are numbers.
projector-spoken-page = Page { $page } of { $pages }.
