# The words that cells show and lists offer. They are typed into the cells too: the program understands each of these texts in all
# languages of the window, in small and in capital letters, and the English ones always. So no two texts of a group may be the same.
# There is little room, and they begin with a small letter where nouns have one.
#
# The names of the roles, the kinds of cards and the seasons of spring and fall are in words.ftl, those of the colours in grid.ftl.

## A mark in a cell.

values-yes = sì
values-no = no

## The attendance of a player, in the roll call of a round. About 12 letters have room.

values-present = presente
values-absent = assente
# The player has left the event.
values-left = partito
# The player will come later.
values-late = in ritardo
# The player plays only if a board lacks somebody.
values-standby = disponibile
# The player is present and sits out of their own free will.
values-sits-out = a riposo
# The player must not sit out.
values-must-play = deve giocare
# The player plays on two boards at the same time.
values-two-boards = due tavoli

## The outcome of a proposed draw.

# Nobody has voted yet.
values-vote-open = da votare
values-vote-passed = approvata
values-vote-failed = respinta
# A player has said No openly.
values-vote-vetoed = veto

## The members of a proposed draw.

values-all-survivors = tutti i sopravvissuti

## The tables of adjacent powers.

values-neighbours-strict = stretta
values-neighbours-wide = ampia

## How a game ended.

# A vote ended the game in a draw of all survivors.
values-agreed-draw = patta concordata
# The game stopped without a result.
values-abandoned = abbandonata
# The other players gave up, and this power has won: “conceded to France”. The name of the power stands as it is.
values-conceded-to = concessa a { $power }

## Seasons.

# For orders of builds. $year is “1904”.
values-winter-of-year = inverno { $year }
# A substitute, and when he or she took over: “Hal from Fall 1903”. Only a word that assets/words has as a filler of your language may stand
# between the name and the season, such as “ab” in German, or a comma.
values-substitute-from = { $player }, { $season }

## The rounds in which a player is here.

# All rounds but some: “not 4”. The numbers stand at the end.
values-rounds-except = tranne { $rounds }

## The answers about a claim to a seat of the top board. About 12 letters have room.

# The player does not want the seat.
values-steps-back = rinuncia
# The director gives the player a seat that the rules do not give.
values-named = indicato
# The director puts the player before others who are tied for the seat.
values-put-first = precedenza

## The kind of an event in a ladder: a championship of a town, of a state or an island, or of a country. About 10 letters have room.

values-local = locale
values-state = stato
values-national = nazionale
# In place of a number of games: the player played all of them. About 6 letters have room.
values-all-games = tutte
