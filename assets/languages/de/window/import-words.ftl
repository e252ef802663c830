# Small parts that many sentences about an imported file use.

# A text of the file, quoted in a list: “Semifinal”.
import-words-quoted = „{ $text }“
# The end of a list that is too long: “Friday, Saturday and others”.
import-words-others = andere
# A seat. $board is a board, “Round 1, board A”, $power a power.
import-words-seat = { $board }, { $power }
# A list that goes on. $list is “New SC”, “7”, “6”.
import-words-and-more = { $list } und weitere
# Two names of which one is meant. More are nested: “A” or “B” or “C”.
import-words-one-or-other = { $one } oder { $other }
# The end of a list that is too long: “Ann, Ben and 3 others”.
# $count (Number)
import-words-count-of-others = { $count } weitere
# A name that nobody has exactly, with the players whom it may mean: “Kowalsky” (Jan Kowalski?). $names are one or more: “Ann Smith or Ben
# Smith”.
import-words-quoted-with-guess = „{ $text }“ ({ $names }?)
