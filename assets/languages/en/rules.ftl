# The rules of an event in words. Each sentence stands in a paragraph with others.
# $number is a number as a word (“three”), $count is the same number, for the plural.

## Numbers as words. A language may write digits instead: { $count }.

# $count (Number)
number-word =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
    }

# An ordinal number before “best game”, “best round” or “best member”, or alone for a game: “half of the third”.
# $place (Number)
ordinal-word =
    { $place ->
        [0] last
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
       *[other] { $place }th
    }

## The headings of the paragraphs.

rules-heading-scoring = Scoring
rules-heading-rounds = Rounds
rules-heading-sitting-out = Sitting out
rules-heading-counts = What counts
rules-heading-ties = Ties
rules-heading-top-board = Top board
rules-heading-groups = Groups
rules-heading-teams = Teams
rules-heading-awards = Awards
rules-heading-game-end = End of a game
rules-heading-deadlines = Deadlines
rules-heading-penalties = Penalties and reserves
rules-heading-posting = Posting

## The top board. $board is its name: one of these three, or what the director typed.

top-board-name = top board
final-table-name = final table
medal-round-name = medal round
# Where its games are played, inside a sentence. $kind is “round” where the seven play a round of their own after an
# elimination, “board” where they play beside the others.
top-board-place =
    { $kind ->
        [round] in the { $board }
       *[board] at the { $board }
    }
after-elimination = after the elimination
after-round = after round { $round }
in-round = in round { $round }

## Scoring. $system is the name of a scoring system. $parameters is a list of names with numbers: “solo 100, draw 50”.

rules-scored-by = Games are scored by { $system }.
# $parameters (Figure)
rules-scored-by-with = Games are scored by { $system }, with { $parameters }.
rules-round-scored-by = Round { $round } is scored by { $system }.
# $parameters (Figure)
rules-round-scored-by-with = Round { $round } is scored by { $system }, with { $parameters }.

## Rounds

# $count (Number)
rules-rounds =
    { $count ->
        [one] There is one round.
       *[other] There are { $count } rounds.
    }
# $count (Number)
rules-most-rounds =
    { $count ->
        [one] Nobody plays more than one round.
       *[other] Nobody plays more than { $number } rounds.
    }
# $count (Number)
rules-most-before-last =
    { $count ->
        [one] Nobody plays more than one round before the last one.
       *[other] Nobody plays more than { $number } rounds before the last one.
    }
rules-games-at-once = A player may play { $number } games at once.
# $points is a number, maybe with decimals.
# $points (Figure)
rules-sitting-out = A player who is present and has no board gets { $points } points for the round.
# $points (Figure)
rules-sitting-out-once = A player who is present and has no board gets { $points } points for the round, but only once.

## Sitting out. $kinds is a list of these kinds of players, “volunteers, then everybody else”.

rules-sit-outs = When the number of players does not fit full boards, these sit out, in this order: { $kinds }. Within each kind, the last to sign up sits out first. Players who have sat out before come last.
sit-out-next = { $kinds }, then { $kind }
sit-out-volunteers = volunteers
sit-out-late-sign-ups = players who signed up late
sit-out-locals = players who live in the town
sit-out-nationals = players from the host country
sit-out-everyone = everybody else

## What counts. The phrases below make a text such as “the best two games and half of the third”. $of is “games”, “rounds” or
## “places” (places on a board, where the lowest total wins). $what is such a text.

# The text as a sentence. $what begins with a capital letter.
rules-counting = { $what }.
rules-lowest-wins = The lowest total wins.
rules-top-board-counting = For players of the { $board }: { $what }.
# $count (Number)
rules-least-results =
    { $count ->
        [one] A player needs at least one result for a place.
       *[other] A player needs at least { $number } results for a place.
    }
rules-place-needs-later-round = A player who plays in one round and in none of the later ones takes no place.
rules-handicaps-always = Handicaps count from the start.
# $count (Number)
counting-best =
    { $of ->
        [games]
            { $count ->
                [one] the best game
               *[other] the best { $number } games
            }
        [rounds]
            { $count ->
                [one] the best round
               *[other] the best { $number } rounds
            }
       *[places]
            { $count ->
                [one] the best place
               *[other] the best { $number } places
            }
    }
counting-all =
    { $of ->
        [games] all games
        [rounds] all rounds
       *[places] all places
    }
# The results after the best ones.
counting-others = the others
# “half of the third”. $ordinal is a word: “third”.
# $share (Figure)
counting-share-of-one = { $share } of the { $ordinal }
# “half of the others”. $results is “the others” or “all games”.
# $share (Figure)
counting-share-of-others = { $share } of { $results }
# $share (Figure)
counting-share-of-mean = { $share } of the mean of { $results }
share-half = half
share-third = a third
share-quarter = a quarter
# $percent (Figure)
share-percent = { $percent } %
counting-nothing = nothing
counting-of-round = { $what } of round { $round }
counting-of-rounds = { $what } of rounds { $first } to { $last }
counting-of-top-board = { $what } of the { $board }
# $place is “at the final table”.
counting-at-top-board = { $what } { $place }
counting-of-elimination = { $what } of the elimination
counting-at-other-boards = { $what } at other boards
# $factor (Figure)
counting-times = { $what }, times { $factor }
# Another text for players with many results.
# $count (Number)
counting-with-results =
    { $of ->
        [games]
            { $count ->
                [one] with one game or more: { $what }
               *[other] with { $number } games or more: { $what }
            }
        [rounds]
            { $count ->
                [one] with one round or more: { $what }
               *[other] with { $number } rounds or more: { $what }
            }
       *[places]
            { $count ->
                [one] with one place or more: { $what }
               *[other] with { $number } places or more: { $what }
            }
    }
counting-plus = { $what }, plus { $next }
# $next begins “with six games or more: …”.
counting-or-else = { $what }; { $next }
counting-best-of-round = { $what }; of several games in a round, the best counts
counting-sum-of-round = { $what }; several games in a round are added up
counting-divided = { $what }, divided by the number of results
# $more (Figure)
counting-divided-plus = { $what }, divided by the number of results plus { $more }
counting-mean = the mean of { $what }
# $rounds is “rounds 2 to 4”.
# $factor (Figure)
counting-multiplied = { $what }; { $rounds } times { $factor }
# $factor (Figure)
counting-multiplied-for-best = { $what }; { $rounds } times { $factor } for the best { $best } after round { $after }
# $points (Figure)
counting-start = { $points } points at the start, and { $what }
# $points (Figure)
counting-sat-out = { $what }; a round sat out gets { $points } points
# $points (Figure)
counting-sat-out-once = { $what }; the first round sat out gets { $points } points

## Ties. $steps is a list of tie-breaks: “the best game, then by the second best game”.

rules-equal-totals = Equal totals share the place.
rules-ties = Ties are broken by { $steps }. Players still tied share the place.
tie-break-first = the { $tie-break }
tie-break-next = { $steps }, then by the { $tie-break }

## The names of tie-breaks, inside a sentence. $ordinal is “third”, $place is 3.

# $place (Number)
tie-break-best-game =
    { $place ->
        [1] best game
       *[other] { $ordinal } best game
    }
# $place (Number)
tie-break-best-round =
    { $place ->
        [1] best round
       *[other] { $ordinal } best round
    }
tie-break-latest-game = latest game
# $rounds is “round 4” or “round 4 or else of round 3”.
tie-break-round-score = score of { $rounds }
tie-break-or-else-round = { $rounds } or else of { $round }
tie-break-all-games = sum of all games
tie-break-average-game = average game
tie-break-centres = centres
tie-break-solos = solos
tie-break-draws = draws
# $system is the name of a scoring system.
tie-break-mean-of = mean score by { $system }
# Of a team.
# $place (Number)
tie-break-best-member =
    { $place ->
        [1] best member
       *[other] { $ordinal } best member
    }

## The same as the reason for a place: “larger second best game, 35.74 over 31.80”.

# $place (Number)
larger-best-game =
    { $place ->
        [1] larger best game
       *[other] larger { $ordinal } best game
    }
# Where the lowest total wins.
# $place (Number)
smaller-best-game =
    { $place ->
        [1] smaller best game
       *[other] smaller { $ordinal } best game
    }
# $place (Number)
larger-best-round =
    { $place ->
        [1] larger best round
       *[other] larger { $ordinal } best round
    }
larger-latest-game = larger latest game
larger-round-score = larger score of { $rounds }
larger-all-games = larger sum of all games
larger-average-game = larger average game
larger-mean-of = larger mean score by { $system }
more-centres = more centres
more-solos = more solos
more-draws = more draws

## The top board. $games is the number of games that the same seven play there, $games-word the same as a word.

# $games (Number)
rules-top-board =
    { $games ->
        [1] The { $board } is played in round { $round }.
       *[other] The { $board } is played in round { $round } ({ $games-word } games of the same seven).
    }
# $count is the number of elimination games of each player, $number the same as a word.
# $games (Number)
# $count (Number)
rules-top-board-after-elimination =
    { $games ->
        [1]
            { $count ->
                [one] The { $board } is played after the one elimination game of each player.
               *[other] The { $board } is played after the { $number } elimination games of each player.
            }
       *[other]
            { $count ->
                [one] The { $board } is played after the one elimination game of each player ({ $games-word } games of the same seven).
               *[other] The { $board } is played after the { $number } elimination games of each player ({ $games-word } games of the same seven).
            }
    }
rules-top-board-unmarked = In a file that marks no board, it is in round { $round }, or it is the games of the last rounds whose seven players have played all elimination games.
rules-seats-by-ranking = Its seats go to the first seven of the ranking after round { $round }. The next in line replaces a player who steps back.
# $count (Number)
rules-seats-by-ranking-of-few =
    { $count ->
        [one] Its seats go to the first seven of the ranking after round { $round } who have played at most one round before. The next in line replaces a player who steps back.
       *[other] Its seats go to the first seven of the ranking after round { $round } who have played at most { $number } rounds before. The next in line replaces a player who steps back.
    }
rules-seats-by-groups = Its seats go to the winners of the groups, then the players whom the director names, then the next in the ranking. The next in line replaces a player who steps back.
# $count (Number)
rules-seats-by-groups-of-few =
    { $count ->
        [one] Its seats go to the winners of the groups, then the players whom the director names, then the next in the ranking who have played at most one round before. The next in line replaces a player who steps back.
       *[other] Its seats go to the winners of the groups, then the players whom the director names, then the next in the ranking who have played at most { $number } rounds before. The next in line replaces a player who steps back.
    }
rules-seat-ties = Ties for the last seat are broken by { $steps }.
# $first is “winners” where the winners of groups choose first.
rules-powers-in-order =
    { $first ->
        [winners] Powers are chosen in the order of the ranking (the winners of groups first).
       *[nobody] Powers are chosen in the order of the ranking.
    }
rules-powers-turned =
    { $first ->
        [winners] Powers are chosen in the order of the ranking (the winners of groups first) in the first game, and in the reverse order in the second.
       *[nobody] Powers are chosen in the order of the ranking in the first game, and in the reverse order in the second.
    }
# $percent (Figure)
rules-top-board-bonus = Its players get a bonus of { $percent } % on their totals.
rules-placed-by-total = Everybody is placed by total.
rules-champion-and-second = Its winner is the champion and its second the vice-champion, whatever the totals. Of players with equal scores there, the one who chose the power later is ahead. Everybody else is placed by total.
rules-champion-by-total = The champion is the player of the { $board } with the highest total. Everybody else is placed by total.

## Groups and teams. $rounds is “round 3” or “rounds 1 to 3”.

rules-groups = The entrants are in groups, each with its own standings.
# $what is one of the next four texts.
rules-teams = Teams of { $number }: { $what }.
team-counts-all = the scores of all members in { $rounds } are added up
# $count (Number)
team-counts-best =
    { $count ->
        [one] the score of the best member in { $rounds } counts
       *[other] the scores of the best { $number } members in { $rounds } are added up
    }
team-counts-best-games = of all members, the best game of each in { $rounds } is added up
# $count (Number)
team-counts-best-games-of-best =
    { $count ->
        [one] of the best member, the best game in { $rounds } counts
       *[other] of the best { $number } members, the best game of each in { $rounds } is added up
    }
rules-tied-teams = Tied teams share the place.
rules-team-ties = Ties between teams are broken by { $steps }.
# $count (Number)
rules-teams-of-country =
    { $count ->
        [one] A country may enter at most one team.
       *[other] A country may enter at most { $number } teams.
    }
rules-teams-apart = Team-mates may not share a board in { $rounds }.
rules-team-captain = Every team has a captain.
rules-scratch-teams = Players who wait for a team form scratch teams.

## Awards. $award is its name. $by is one of the texts below, with tie-breaks: “the highest score …, then the larger lead”.

rules-award = { $award }: { $by }.
award-by-score = the highest score of a game with each power
award-by-centres = the most centres at the end of a game with each power
award-by-place = the best place on a board with each power
award-by-director = the director decides
# $grades is “A 3, B 1, C 0”: each grade with its points.
award-by-votes = the highest mean of the other players’ grades ({ $grades })
award-then = { $by }, then { $tie-break }
award-then-lead = the larger lead
award-then-best-grade = the most votes with the best grade
award-then-total = the total
award-then-score = the score
award-then-centres = the centres
# $count (Number)
award-least-games =
    { $count ->
        [one] { $by }, for players with at least one game
       *[other] { $by }, for players with at least { $number } games
    }
# The name of one of the seven awards of “Best country”.
best-country = Best { $power }
# These seven awards together.
best-countries = Best country

## The end of a game

rules-last-year = The last year of a game is { $year }.
rules-all-survivors = A draw includes all survivors.
rules-first-draw = A draw may be proposed after { $year } at the earliest.
rules-vote-ends-game = Only a solo or a passed vote ends a game, else it is abandoned.
rules-vote-ends-game-early = Before the last year only a solo or a passed vote ends a game, else it is abandoned.
rules-one-vote-a-season = There is one vote in a season for each proposed draw.
rules-concession-solo = A concession is scored as a solo.
rules-concession-abandoned = There are no concessions: a conceded game counts as abandoned.

## Deadlines. $times is a list of times: “17 minutes for a Spring and 15 minutes for a Fall”.

# $minutes is “one” where each of the times is one minute.
# $times (Figure)
rules-times =
    { $minutes ->
        [one] There is { $times }.
       *[more] There are { $times }.
    }
rules-clock-runs-on = The next phase begins at the deadline.
# $time is “17 minutes”.
time-for-spring = { $time } for a Spring
time-for-fall = { $time } for a Fall
time-for-first-spring = { $time } for the first Spring
time-for-retreats = { $time } for retreats
time-for-builds = { $time } for builds
# $count (Number)
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# $minutes has decimals: “2.5”.
time-parts-of-minutes = { $minutes } minutes
# Two hours or more.
# $count (Number)
time-hours = { $count ->
       *[other] { $count } hours
    }

## The phases of a game year

phase-spring = Spring
phase-spring-retreats = Spring retreats
phase-fall = Fall
phase-fall-retreats = Fall retreats
phase-builds = Builds
# A phase of a game year: “Fall retreats 1905”.
phase-of-year = { $phase } { $year }
# What orders for the last deadline mean now. $time is the time left, “0:18”.
late-orders-yellow = late orders: yellow card, { $time } left
late-orders-red = late orders: red card

## Penalties and reserves

# $points (Figure)
# $score (Figure)
rules-penalty-floor = Instead of a penalty in per cent, { $points } points are taken from a game with the lowest score, { $score }.
# $count (Number)
rules-removal =
    { $count ->
        [one] A player with one penalty in per cent of the total is removed.
       *[other] A player with { $number } penalties in per cent of the total is removed.
    }
# $count (Number)
rules-extensions =
    { $count ->
        [one] A player has at most one extension of a deadline in a game.
       *[other] A player has at most { $number } extensions of a deadline in a game.
    }
# $count (Number)
rules-late-orders =
    { $count ->
        [one] Late orders are a yellow card, and a red card if they are later than one second or late again.
       *[other] Late orders are a yellow card, and a red card if they are later than { $number } seconds or late again.
    }
# $place is “at the top board”.
rules-powers-once = Nobody plays a power twice, except { $place }.
rules-reserves-apart = Reserves and substitutes may not be entrants.

## Posting

rules-posted-at-once = Scores are posted after each round.
rules-posting-held = Scores are posted after each round. Those of the last round are held back until the director releases them.
