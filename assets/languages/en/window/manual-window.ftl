# The window with the manual. The pages of the manual are not here.

# Hint in the empty field, and its name for a screen reader.
manual-window-find = Find in the manual
# No page has the words that were typed into the field.
manual-window-nothing-found = The manual does not have this.
# Button, to the page before. It is the key Alt with the left arrow.
manual-window-back = Back (Alt+Left)
# Above a page that is not translated.
manual-window-page-is-in-english = This page is in English.
