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
    [one] è pronto un altro round, con
   *[other] sono pronti { $rounds } round, ciascuno con
} { $boards ->
    [one] un tavolo
   *[other] { $boards } tavoli
}; il sorteggio aggiunge ciò che manca
# $after is the number of the last round before it.
event-setup-round-has-top-board = nel round { $round } c’è il { $top-board }, da comporre dopo il round { $after }
# Both, one behind the other.
event-setup-rounds-and-top-board = { $rounds }; { $top-board }

## A new event.

# $typed is what was typed for the number of rounds.
event-setup-not-a-number-of-rounds = «{ $typed }» non è un numero di round. Digitare un numero da 1 a { $most }.
event-setup-no-such-ruleset = Il regolamento «{ $rules }» non esiste.
# The event has no rules yet, so it is ranked by default rules. $rules is their name, $named that of rules that the program does not have.
event-setup-no-ruleset-chosen = Nessun regolamento è scelto. Finché non se ne sceglie uno, la classifica e i riposi seguono «{ $rules }». Nient’altro di esso si applica: né il suo ultimo anno, né le sue regole sulle patte, né i suoi limiti, né i punti trattenuti.
event-setup-ruleset-not-known = «{ $named }» non è un regolamento di questa versione di Topboard. Finché non se ne sceglie uno, la classifica e i riposi seguono «{ $rules }». Nient’altro di esso si applica: né il suo ultimo anno, né le sue regole sulle patte, né i suoi limiti, né i punti trattenuti.
event-setup-fewer-rounds-than-top-board = Secondo il regolamento { $rules } il { $top-board } è nel round { $round }. Con meno round non c’è.
# What was set up, without a full stop at its end: another sentence follows.
# $players (Number)
event-setup-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, regolamento { $rules }
# $players (Number)
# $rounds (Number)
event-setup-players-and-rounds = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
} e { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } round
}, regolamento { $rules }
# $summary is one of the two sentences before.
event-setup-countries-are-regions = { $summary }. I paesi accanto ai nomi sono le regioni dei giocatori
event-setup-texts-are-notes = { $summary }. Ciò che era accanto ai nomi è nelle note sui giocatori

## What a ruleset brings beside the scores: sentences, one behind the other.

event-setup-groups = I giocatori sono in gruppi, e le partite di tutti i round sono sorteggiate insieme.
event-setup-top-board-follows-elimination = Il { $top-board } segue le qualificazioni.
event-setup-top-board-in-round = Il { $top-board } è nel round { $round }.
# $size is how many players a team has.
event-setup-teams-in-one-round = Squadre di { $size } giocano nel round { $round }.
event-setup-teams-in-rounds = Squadre di { $size } giocano nei round da { $first } a { $last }.

## Why a file that names no rules gets these: behind the name of the rules and a comma, “EDC 2015, under which …”. A figure is a score,
## a place or a total that the file printed.

event-setup-rules-are-named = indicato dal file
# $figures (Number)
event-setup-all-figures-come-out = { $figures ->
    [one] con cui torna il valore del file
   *[other] con cui tornano tutti i { $figures } valori del file
}
# $differing and $figures are numbers: 3 of 24.
event-setup-fewest-figures-differ = con cui differisce il minor numero di valori del file ({ $differing } su { $figures })
# $rulesets is a list of names.
event-setup-others-agree-as-well = ma i valori del file tornano quasi altrettanto bene con { $rulesets }
# The end of a long list of names. $rulesets are the first two of them, $count is 2 or more.
# $count (Number)
event-setup-and-other-rulesets = { $count ->
    [one] { $rulesets } e { $count } altro regolamento
   *[other] { $rulesets } e altri { $count } regolamenti
}
# The default rules, here and below. $figures is the number of printed figures.
event-setup-no-ruleset-agrees = predefinito, perché nessun regolamento corrisponde ai valori del file ({ $figures })
event-setup-no-ruleset-agrees-with-most = predefinito, perché nessun regolamento corrisponde alla maggior parte dei valori del file (il migliore ne spiega { $agreeing } su { $figures })
event-setup-no-printed-figure = predefinito, perché nessun valore del file permette di decidere
