# The words that cells show and lists offer. They are typed into the cells too: the program understands each of these texts in all
# languages of the window, in small and in capital letters, and the English ones always. So no two texts of a group may be the same.
# There is little room, and they begin with a small letter where nouns have one.
#
# The names of the roles, the kinds of cards and the seasons of spring and fall are in words.ftl, those of the colours in grid.ftl.

## A mark in a cell.

values-yes = oui
values-no = non

## The attendance of a player, in the roll call of a round. About 12 letters have room.

values-present = présent
values-absent = absent
# The player has left the event.
values-left = parti
# The player will come later.
values-late = en retard
# The player plays only if a board lacks somebody.
values-standby = disponible
# The player is present and sits out of their own free will.
values-sits-out = exempt
# The player must not sit out.
values-must-play = doit jouer
# The player plays on two boards at the same time.
values-two-boards = deux tables

## The outcome of a proposed draw.

# Nobody has voted yet.
values-vote-open = non votée
values-vote-passed = adoptée
values-vote-failed = rejetée
# A player has said No openly.
values-vote-vetoed = veto

## The members of a proposed draw.

values-all-survivors = tous les survivants

## The tables of adjacent powers.

values-neighbours-strict = strict
values-neighbours-wide = large

## How a game ended.

# A vote ended the game in a draw of all survivors.
values-agreed-draw = nul voté
# The game stopped without a result.
values-abandoned = abandonnée
# The other players gave up, and this power has won: “conceded to France”. The name of the power stands as it is.
values-conceded-to = concession, vainqueur : { $power }

## Seasons.

# For orders of builds. $year is “1904”.
values-winter-of-year = hiver { $year }
# A substitute, and when he or she took over: “Hal from Fall 1903”. Only a word that assets/words has as a filler of your language may stand
# between the name and the season, such as “ab” in German, or a comma.
values-substitute-from = { $player } depuis { $season }

## The rounds in which a player is here.

# All rounds but some: “not 4”. The numbers stand at the end.
values-rounds-except = sauf { $rounds }

## The answers about a claim to a seat of the top board. About 12 letters have room.

# The player does not want the seat.
values-steps-back = se désiste
# The director gives the player a seat that the rules do not give.
values-named = désigné
# The director puts the player before others who are tied for the seat.
values-put-first = prioritaire

## The kind of an event in a ladder: a championship of a town, of a state or an island, or of a country. About 10 letters have room.

values-local = local
values-state = État
values-national = national
# In place of a number of games: the player played all of them. About 6 letters have room.
values-all-games = toutes
