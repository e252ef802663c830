# Why two names may be one person: some of these reasons, with commas between them, in brackets behind a name or beside a pair of names.
# They are short.

similar-names-same-name = gleicher Name
similar-names-same-word = dasselbe einzelne Wort
similar-names-single-word = nur ein Wort
similar-names-swapped = Vor- und Nachname vertauscht
similar-names-nickname = Spitzname
similar-names-short-form = Kurzform
similar-names-initial = Anfangsbuchstabe
similar-names-one-letter = ein Buchstabe anders
similar-names-two-letters = zwei Buchstaben anders
similar-names-no-given-name = kein Vorname
similar-names-no-family-name = kein Nachname
similar-names-middle-name = zweiter Vorname
similar-names-other-middle-names = andere zweite Vornamen
# One of the two names has “Jr”, “Sr” or the like.
similar-names-junior-or-senior = junior oder senior
similar-names-one-word = zusammengeschrieben
similar-names-one-of-two-family-names = einer von zwei Nachnamen
# Such as “van den”.
similar-names-word-before-family-name = ein Wort vor dem Nachnamen
similar-names-same-region = gleiche Region
similar-names-other-region = verschiedene Regionen
