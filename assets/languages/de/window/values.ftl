# The words that cells show and lists offer. They are typed into the cells too: the program understands each of these texts in all
# languages of the window, in small and in capital letters, and the English ones always. So no two texts of a group may be the same.
# There is little room, and they begin with a small letter where nouns have one.
#
# The names of the roles, the kinds of cards and the seasons of spring and fall are in words.ftl, those of the colours in grid.ftl.

## A mark in a cell.

values-yes = ja
values-no = nein

## The attendance of a player, in the roll call of a round. About 12 letters have room.

values-present = anwesend
values-absent = abwesend
# The player has left the event.
values-left = abgereist
# The player will come later.
values-late = verspätet
# The player plays only if a board lacks somebody.
values-standby = auf Abruf
# The player is present and sits out of their own free will.
values-sits-out = setzt aus
# The player must not sit out.
values-must-play = spielt sicher
# The player plays on two boards at the same time.
values-two-boards = zwei Bretter

## The outcome of a proposed draw.

# Nobody has voted yet.
values-vote-open = offen
values-vote-passed = angenommen
values-vote-failed = abgelehnt
# A player has said No openly.
values-vote-vetoed = Veto

## The members of a proposed draw.

values-all-survivors = alle Überlebenden

## The tables of adjacent powers.

values-neighbours-strict = eng
values-neighbours-wide = weit

## How a game ended.

# A vote ended the game in a draw of all survivors.
values-agreed-draw = Draw
# The game stopped without a result.
values-abandoned = abgebrochen
# The other players gave up, and this power has won: “conceded to France”. The name of the power stands as it is.
values-conceded-to = Sieg durch Aufgabe: { $power }

## Seasons.

# For orders of builds. $year is “1904”.
values-winter-of-year = Winter { $year }
# A substitute, and when he or she took over: “Hal from Fall 1903”. Only a word that assets/words has as a filler of your language may stand
# between the name and the season, such as “ab” in German, or a comma.
values-substitute-from = { $player } ab { $season }

## The rounds in which a player is here.

# All rounds but some: “not 4”. The numbers stand at the end.
values-rounds-except = nicht { $rounds }

## The answers about a claim to a seat of the top board. About 12 letters have room.

# The player does not want the seat.
values-steps-back = verzichtet
# The director gives the player a seat that the rules do not give.
values-named = benannt
# The director puts the player before others who are tied for the seat.
values-put-first = vorgezogen

## The kind of an event in a ladder: a championship of a town, of a state or an island, or of a country. About 10 letters have room.

values-local = örtlich
values-state = Bundesstaat
values-national = national
# In place of a number of games: the player played all of them. About 6 letters have room.
values-all-games = alle
