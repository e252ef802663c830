# Small parts that many sentences about an imported file use.

# A text of the file, quoted in a list: “Semifinal”.
import-words-quoted = «{ $text }»
# The end of a list that is too long: “Friday, Saturday and others”.
import-words-others = altri
# A field of a seat, as what differs between two boards: “centres of France”.
import-words-field-of-power = { $field } ({ $power })
# A field of a chart: “centres of France in 1905”.
import-words-field-of-power-in-year = { $field } { $year } ({ $power })
# A list that goes on. $list is “New SC”, “7”, “6”.
import-words-and-more = { $list } e altro
# A name that nobody has exactly, with the players whom it may mean: “Kowalsky” (Jan Kowalski?). $names are one or more: “Ann Smith or Ben
# Smith”.
import-words-quoted-with-guess = «{ $text }» ({ $names }?)
