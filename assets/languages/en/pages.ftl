# Words on printed pages, on web pages, on the projector and in mails, around the tables.

# Across the pages of results that may still change, in large letters.
draft = DRAFT
draft-sentence = Draft: this page may still change.
# In the foot of a page.
page-of = page { $page } of { $pages }
# The title of a table that goes on from the page before.
title-continued = { $title }, continued
# The title of a page for an event without a name.
results = Results
# The heading of a round where the room is narrow: R and the number of the round.
round-short = R{ $number }
# $reason is “larger best game, 45.53 over 40.79”.
above-next = Above { $next }: { $reason }
tied-with-next = Tie with { $next }: { $reason }

# When a page was posted, in its foot: “27 November 2026, 16:30”. $month is the message month, $time “16:30”.
posted-at = { $day } { $month } { $year }, { $time }
# A date alone: “27 November 2026”.
written-date = { $day } { $month } { $year }
# The month inside a date.
# $month (Number)
month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

## Certificates.

certificate = CERTIFICATE
# Above a name.
awarded-to = awarded to
# Below a name, after “2nd place of 40 players”.
# $total (Figure)
with-total = with a total of { $total }
# Below the line for a signature.
tournament-director = Tournament director

## Cards.

# The centres that a player had at the end of a game.
# $centres (Number)
card-centres =
    { $centres ->
        [one] { $centres } centre
       *[other] { $centres } centres
    }

## Web pages. These texts are for screen readers and for links.

contents = Contents
letters = Letters
rounds = Rounds
link-to-board = Board

## The projector.

# The title of the names of those who do not play in the round.
sitting-out = Sitting out
clock-stopped = the clock is stopped

# A part of the alphabet: names from A to H.
letters-from-to = { $first }–{ $last }
