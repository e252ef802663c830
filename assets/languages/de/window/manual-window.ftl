# The window with the manual. The pages of the manual are not here.

# Hint in the empty field, and its name for a screen reader.
manual-window-find = Im Handbuch suchen
# No page has the words that were typed into the field.
manual-window-nothing-found = Das kommt im Handbuch nicht vor.
# Button, to the page before. It is the key Alt with the left arrow.
manual-window-back = Zurück (Alt+Pfeil links)
# Above a page that is not translated.
manual-window-page-is-in-english = Diese Seite ist auf Englisch.
