# Why two names may be one person: some of these reasons, with commas between them, in brackets behind a name or beside a pair of names.
# They are short.

similar-names-same-name = lo stesso nome
similar-names-same-word = la stessa unica parola
similar-names-single-word = una sola parola
similar-names-swapped = nome e cognome scambiati
similar-names-nickname = un soprannome
similar-names-short-form = una forma breve
similar-names-initial = un’iniziale
similar-names-one-letter = una lettera diversa
similar-names-two-letters = due lettere diverse
similar-names-no-given-name = senza nome
similar-names-no-family-name = senza cognome
similar-names-middle-name = un secondo nome
similar-names-other-middle-names = secondi nomi diversi
# One of the two names has “Jr”, “Sr” or the like.
similar-names-junior-or-senior = junior o senior
similar-names-one-word = scritto in una parola
similar-names-one-of-two-family-names = uno di due cognomi
# Such as “van den”.
similar-names-word-before-family-name = una particella prima del cognome
similar-names-same-region = la stessa regione
similar-names-other-region = regioni diverse
