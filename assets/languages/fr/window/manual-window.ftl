# The window with the manual. The pages of the manual are not here.

# Hint in the empty field, and its name for a screen reader.
manual-window-find = Chercher dans le manuel
# No page has the words that were typed into the field.
manual-window-nothing-found = Le manuel n’en parle pas.
# Button, to the page before. It is the key Alt with the left arrow.
manual-window-back = Retour (Alt+Flèche gauche)
# Above a page that is not translated.
manual-window-page-is-in-english = Cette page est en anglais.
