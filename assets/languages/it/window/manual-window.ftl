# The window with the manual. The pages of the manual are not here.

# Hint in the empty field, and its name for a screen reader.
manual-window-find = Trova nel manuale
# No page has the words that were typed into the field.
manual-window-nothing-found = Il manuale non contiene queste parole.
# Button, to the page before. It is the key Alt with the left arrow.
manual-window-back = Indietro (Alt+Freccia sinistra)
# Above a page that is not translated.
manual-window-page-is-in-english = Questa pagina è in inglese.
