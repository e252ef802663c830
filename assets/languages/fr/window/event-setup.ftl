# What is set up for a new event or for its rules, what the rules bring, and how rules are found for a file that names none.
#
# $rules is the name of a ruleset, “WDC 2006”. $top-board is “top board”, “final table” or “medal round” in this language, or another
# name that the rules give to it. $round is the number of a round, “5”.

## The rounds that are set up. They stand behind “Then” or a colon, or with a capital letter at the beginning of a line, and a full stop
## follows.

# $rounds is how many rounds are added, $boards how many boards each of them has.
# $rounds (Number)
# $boards (Number)
event-setup-rounds-are-ready = { $rounds ->
    [one] une ronde de plus est prête
   *[other] { $rounds } rondes sont prêtes
}, à { $boards ->
    [one] une table
   *[other] { $boards } tables
} par ronde ; le tirage ajoute ce qui manque
# $after is the number of the last round before it.
event-setup-round-has-top-board = la ronde { $round } a la { $top-board }, à composer après la ronde { $after }
# Both, one behind the other.
event-setup-rounds-and-top-board = { $rounds } ; { $top-board }

## A new event.

# $typed is what was typed for the number of rounds.
event-setup-not-a-number-of-rounds = « { $typed } » n’est pas un nombre de rondes. Saisissez un nombre de 1 à { $most }.
event-setup-no-such-ruleset = Il n’y a pas de règlement « { $rules } ».
# The event has no rules yet, so it is ranked by default rules. $rules is their name, $named that of rules that the program does not have.
event-setup-no-ruleset-chosen = Aucun règlement n’est choisi. Tant que vous n’en avez pas choisi, le classement et les exemptions suivent « { $rules } ». Rien d’autre n’en est appliqué : ni sa dernière année, ni ses règles sur les nuls, ni ses limites, ni la retenue des scores.
event-setup-ruleset-not-known = « { $named } » n’est pas un règlement de cette version de Topboard. Tant que vous n’en avez pas choisi, le classement et les exemptions suivent « { $rules } ». Rien d’autre n’en est appliqué : ni sa dernière année, ni ses règles sur les nuls, ni ses limites, ni la retenue des scores.
event-setup-fewer-rounds-than-top-board = Selon { $rules }, la { $top-board } est à la ronde { $round }. Avec moins de rondes, il n’y en a pas.
# What was set up, without a full stop at its end: another sentence follows.
# $players (Number)
event-setup-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} selon { $rules }
# $players (Number)
# $rounds (Number)
event-setup-players-and-rounds = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} selon { $rules }
# $summary is one of the two sentences before.
event-setup-countries-are-regions = { $summary }. Les pays à côté des noms sont les régions des joueurs
event-setup-texts-are-notes = { $summary }. Ce qui était à côté des noms est dans les remarques sur les joueurs

## What a ruleset brings beside the scores: sentences, one behind the other.

event-setup-groups = Les joueurs sont en groupes, et les parties de toutes les rondes sont tirées ensemble.
event-setup-top-board-follows-elimination = La { $top-board } suit les qualifications.
event-setup-top-board-in-round = La { $top-board } est à la ronde { $round }.
# $size is how many players a team has.
event-setup-teams-in-one-round = Des équipes de { $size } jouent à la ronde { $round }.
event-setup-teams-in-rounds = Des équipes de { $size } jouent de la ronde { $first } à la ronde { $last }.

## Why a file that names no rules gets these: behind the name of the rules and a comma, “EDC 2015, under which …”. A figure is a score,
## a place or a total that the file printed.

event-setup-rules-are-named = que le fichier nomme
# $figures (Number)
event-setup-all-figures-come-out = { $figures ->
    [one] avec lequel le résultat inscrit dans le fichier se retrouve
   *[other] avec lequel les { $figures } résultats inscrits dans le fichier se retrouvent tous
}
# $differing and $figures are numbers: 3 of 24.
event-setup-fewest-figures-differ = avec lequel le moins de résultats du fichier diffèrent ({ $differing } sur { $figures })
# $rulesets is a list of names.
event-setup-others-agree-as-well = mais les résultats du fichier concordent à peu près aussi bien avec { $rulesets }
# The end of a long list of names. $rulesets are the first two of them, $count is 2 or more.
# $count (Number)
event-setup-and-other-rulesets = { $rulesets } et { $count } autres règlements
# The default rules, here and below. $figures is the number of printed figures.
event-setup-no-ruleset-agrees = celui par défaut, parce qu’aucun règlement ne concorde avec les résultats du fichier ({ $figures })
event-setup-no-ruleset-agrees-with-most = celui par défaut, parce qu’aucun règlement ne concorde avec la plupart des résultats du fichier (au mieux { $agreeing } sur { $figures })
event-setup-no-printed-figure = celui par défaut, parce qu’aucun résultat du fichier ne permet de trancher
