# Why two names may be one person: some of these reasons, with commas between them, in brackets behind a name or beside a pair of names.
# They are short.

similar-names-same-name = the same name
similar-names-same-word = the same single word
similar-names-single-word = a single word
similar-names-swapped = given and family name swapped
similar-names-nickname = a nickname
similar-names-short-form = a short form
similar-names-initial = an initial
similar-names-one-letter = one letter off
similar-names-two-letters = two letters off
similar-names-no-given-name = no given name
similar-names-no-family-name = no family name
similar-names-middle-name = a middle name
similar-names-other-middle-names = different middle names
# One of the two names has “Jr”, “Sr” or the like.
similar-names-junior-or-senior = junior or senior
similar-names-one-word = written in one word
similar-names-one-of-two-family-names = one of two family names
# Such as “van den”.
similar-names-word-before-family-name = a word before the family name
similar-names-same-region = the same region
similar-names-other-region = different regions
