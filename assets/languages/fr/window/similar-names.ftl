# Why two names may be one person: some of these reasons, with commas between them, in brackets behind a name or beside a pair of names.
# They are short.

similar-names-same-name = le même nom
similar-names-same-word = le même mot unique
similar-names-single-word = un seul mot
similar-names-swapped = prénom et nom inversés
similar-names-nickname = un surnom
similar-names-short-form = une forme courte
similar-names-initial = une initiale
similar-names-one-letter = une lettre d’écart
similar-names-two-letters = deux lettres d’écart
similar-names-no-given-name = pas de prénom
similar-names-no-family-name = pas de nom de famille
similar-names-middle-name = un deuxième prénom
similar-names-other-middle-names = deuxièmes prénoms différents
# One of the two names has “Jr”, “Sr” or the like.
similar-names-junior-or-senior = junior ou senior
similar-names-one-word = écrit en un mot
similar-names-one-of-two-family-names = un des deux noms de famille
# Such as “van den”.
similar-names-word-before-family-name = une particule devant le nom
similar-names-same-region = la même région
similar-names-other-region = régions différentes
