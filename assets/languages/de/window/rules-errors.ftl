# What is wrong with a ruleset, and what to do about it (.cure): on the Rules tab, below its fields and beside its text, and in the list
# of problems. The fault is shown with a capital letter or behind “line 12:”, and a full stop follows. The cure is a sentence of its own.
#
# What stands in the text of a ruleset stays as it is: “best game”, “no”, true.

## Where one line has it all. $rules is the name of a ruleset, $fault is what the messages of the next group make.

rules-errors-in-line = Zeile { $line }: { $message }. { $cure }
# $field is where in the rules the field is: “what counts 2: best first”.
rules-errors-in-field = { $field }: { $message }. { $cure }
rules-errors-at-no-place = { $message }. { $cure }
# $error is a message about the format of the file, in English, here and in the next group.
rules-errors-cannot-be-read = das Regelwerk lässt sich nicht lesen: { $error }
rules-errors-has-fault = „{ $rules }“, { $fault }
rules-errors-not-finished = „{ $rules }“ ist unfertig: { $fault }

## The text of a ruleset. TOML is the format of the text.

rules-errors-no-toml = der Text ist kein gültiges TOML: { $error }
    .cure = Korrigieren Sie die Zeile.
rules-errors-name-taken = es gibt schon ein Regelwerk „{ $rules }“
    .cure = Geben Sie einen anderen Namen ein.

## What was typed into a field cannot be read.

# $number and $least are numbers, $typed is what was typed, here and below.
rules-errors-too-small = { $number } ist zu klein
    .cure = Geben Sie { $least } oder mehr ein, oder lassen Sie das Feld leer.
rules-errors-no-whole-number = „{ $typed }“ ist keine ganze Zahl
    .cure = Geben Sie eine Zahl wie 4 ein.
rules-errors-no-year = „{ $typed }“ ist kein Spieljahr
    .cure = Geben Sie ein Jahr wie 1908 ein.
rules-errors-no-number = „{ $typed }“ ist keine Zahl
    .cure = Geben Sie eine Zahl wie 38 oder 0,5 ein.
rules-errors-no-share = „{ $typed }“ ist kein Anteil eines Ergebnisses
    .cure = Geben Sie einen Anteil wie 1, ½, 0,8 oder 1/3 ein.
rules-errors-no-list-of-shares = „{ $typed }“ ist keine Liste von Anteilen
    .cure = Geben Sie Anteile wie 1; 1; ½; 1/3 ein, den für das beste Ergebnis zuerst.
rules-errors-no-range-of-rounds = „{ $typed }“ bezeichnet keine Runden
    .cure = Geben Sie eine Runde wie 3 oder mehrere wie 1–4 ein.
rules-errors-no-switch = „{ $typed }“ ist weder true noch false
    .cure = Geben Sie true (ja) oder false (nein) ein.
# $choices is a list of words of the file: “ranking”, “group_winners”.
rules-errors-no-choice = „{ $typed }“ ist kein Wert dieses Felds
    .cure = Geben Sie einen von diesen ein: { $choices }.
rules-errors-no-divisor = „{ $typed }“ ist kein gültiger Teiler
    .cure = Geben Sie „no“, „counted“ oder {"{"} results = 10 {"}"} ein.
rules-errors-no-named-numbers = „{ $typed }“ ist keine Liste von Namen und Zahlen
    .cure = Geben Sie Namen mit ihren Zahlen ein: A 3; B 1; C 0.
rules-errors-no-list-of-tie-breaks = „{ $typed }“ ist keine Liste von Tie-Breaks
    .cure = Trennen Sie Tie-Breaks durch Kommas.

## Tie-breaks that nobody knows. Their cures are shown with a capital letter and a full stop, or behind “; ”.

rules-errors-no-tie-break = es gibt keinen Tie-Break „{ $typed }“
    .cure = es gibt „best game“, „second best game“ …, „best round“ …, „latest game“, „score of round 4“, „score of round 4 or else of round 3“, „sum of all games“, „average game“, „centres“, „solos“, „draws“ und „mean of“ mit einem Wertungssystem
rules-errors-no-tie-break-of-teams = es gibt keinen Tie-Break „{ $typed }“ für Teams
    .cure = es gibt „best member“, „second best member“ …
rules-errors-no-tie-break-of-awards = es gibt keinen Tie-Break „{ $typed }“ für Preise
    .cure = es gibt „lead“, „score“, „centres“, „total“ und „most_of_the_best_grade“

## What contradicts something else, or what is impossible.

rules-errors-no-such-system = es gibt kein Wertungssystem „{ $system }“
    .cure = Wählen Sie eines aus der Liste.
rules-errors-no-name = das Regelwerk hat keinen Namen
    .cure = Geben Sie einen Namen ein.
rules-errors-no-system = es gibt kein Wertungssystem
    .cure = Wählen Sie ein Wertungssystem.
rules-errors-too-many-decimals = { $decimals } Nachkommastellen sind zu viele
    .cure = Geben Sie 0 bis 9 ein.
rules-errors-no-game-ends-in-year = keine Partie endet im Jahr { $year }
    .cure = Geben Sie ein Jahr wie 1908 ein.
# $minutes (Figure)
rules-errors-impossible-phase = eine Phase kann nicht { $minutes } Minuten dauern
    .cure = Geben Sie Minuten wie 15 ein, oder lassen Sie das Feld leer.
# $minutes (Figure)
rules-errors-impossible-warning = eine Warnung { $minutes } Minuten vor Ablauf der Bedenkzeit ist nicht möglich
    .cure = Geben Sie Minuten ein, zuerst die längere Zeit und dann die kürzere, oder lassen Sie das Feld leer.
rules-errors-draws-after-last-year = Draws sind nach { $first } erlaubt, aber { $last } ist das letzte Jahr
    .cure = Korrigieren Sie eines der beiden Jahre.
rules-errors-no-round = ein Turnier hat mindestens eine Runde
    .cure = Geben Sie eine Zahl ein, oder lassen Sie das Feld leer.
rules-errors-nobody-could-play = mit 0 könnte niemand spielen
    .cure = Geben Sie 1 oder mehr ein.
rules-errors-more-than-all-rounds = niemand kann { $most } von { $rounds } Runden spielen
    .cure = Geben Sie eine kleinere Zahl ein, oder lassen Sie das Feld leer.
rules-errors-round-listed-twice = Runde { $round } ist doppelt genannt
    .cure = Behalten Sie eine der beiden.
rules-errors-no-such-round = es gibt keine Runde { $round }; es gibt { $rounds }
    .cure = Geben Sie eine andere Runde ein.
# The cure is that of the message before.
rules-errors-no-such-round-before-first = es gibt keine Runde { $round }; die erste ist 1
rules-errors-rounds-in-wrong-order = Runde { $first } kommt nach Runde { $last }
    .cure = Geben Sie die frühere Runde zuerst ein: 1–4.
rules-errors-nothing-counts = nichts zählt
    .cure = Fügen Sie einen Teil hinzu, der zählt.
# It: the multiplier of a round, here and in the next three.
rules-errors-round-of-best-missing = der Multiplikator gilt für die besten Spieler, aber die Runde fehlt
    .cure = Geben Sie die Runde ein, nach der die Besten bestimmt werden.
rules-errors-number-of-best-missing = der Multiplikator hat eine Runde, aber die Zahl der besten Spieler fehlt
    .cure = Geben Sie die Zahl der Spieler ein, oder lassen Sie die Runde leer.
rules-errors-for-no-player = der Multiplikator gilt für keinen Spieler
    .cure = Geben Sie 1 oder mehr ein, oder lassen Sie das Feld für alle Spieler leer.
# The best: the best players.
rules-errors-best-not-known-yet = die Besten nach Runde { $after } sind vor Runde { $round } nicht bekannt
    .cure = Geben Sie eine frühere Runde ein.
rules-errors-negative-share = ein Anteil kann nicht negativ sein
    .cure = Geben Sie 0 oder mehr ein.
rules-errors-no-result-counts = in diesem Teil zählt kein Ergebnis
    .cure = Geben Sie den Anteil des besten Ergebnisses ein, und den der weiteren.
rules-errors-factor-of-zero = ein Faktor von 0 macht den Teil zu 0
    .cure = Geben Sie eine andere Zahl ein, oder lassen Sie das Feld leer.
rules-errors-no-top-board = die Regeln haben kein Top-Board
    .cure = Wählen Sie andere Bretter, oder fügen Sie ein Top-Board hinzu.
# It: a part of what counts.
rules-errors-no-part-above = über diesem Teil steht keiner, den er ersetzen könnte
    .cure = Stellen Sie den Teil, den er ersetzt, über ihn, oder lassen Sie das Feld leer.
rules-errors-tie-break-listed-twice = der Tie-Break „{ $name }“ ist doppelt genannt
    .cure = Entfernen Sie einen der beiden.
rules-errors-elimination-without-games = die Vorrunde hat keine Partien
    .cure = Geben Sie die Zahl der Partien ein, die jeder Spieler in ihr hat.
rules-errors-ranking-too-late = die Rangliste nach Runde { $after } kann kein Brett der Runde { $round } besetzen
    .cure = Geben Sie eine frühere Runde ein als die des Bretts.
rules-errors-top-board-without-game = das Top-Board hat mindestens eine Partie
    .cure = Geben Sie 1 oder mehr ein.
rules-errors-more-played-than-possible = niemand kann bis dahin mehr als { $most } Runden gespielt haben
    .cure = Geben Sie eine kleinere Zahl ein, oder lassen Sie das Feld leer.
rules-errors-no-groups = das Turnier hat keine Gruppen
    .cure = Schalten Sie Gruppen ein, oder besetzen Sie das Top-Board nach der Rangliste.
rules-errors-no-second-game = es gibt keine zweite Partie mit umgekehrter Reihenfolge
    .cure = Wählen Sie eine andere Reihenfolge, oder legen Sie zwei Partien fest.
# It: the bonus of the top board, in per cent.
rules-errors-bonus-takes-all = der Bonus umfasste die ganze Gesamtpunktzahl
    .cure = Geben Sie eine Zahl wie 10 ein.
rules-errors-team-too-small = ein Team hat mindestens zwei Mitglieder
    .cure = Geben Sie 2 oder mehr ein.
rules-errors-more-best-than-members = { $best } von { $size } Mitgliedern können nicht zählen
    .cure = Geben Sie eine andere Zahl ein, oder lassen Sie das Feld leer.
# $tie-break is a tie-break as it stands in the text: “fourth best member”.
rules-errors-no-such-member = in einem Team von { $size } gibt es „{ $tie-break }“ nicht
    .cure = Entfernen Sie den Tie-Break.
rules-errors-no-team-of-country = mit 0 könnte keine Nation ein Team melden
    .cure = Geben Sie 1 oder mehr ein, oder lassen Sie das Feld leer.
rules-errors-award-without-name = der Preis hat keinen Namen
    .cure = Geben Sie einen Namen ein.
rules-errors-two-awards = es gibt zwei Preise „{ $name }“
    .cure = Benennen Sie einen von ihnen um.
# It: the award.
rules-errors-votes-without-grades = der Preis wird durch Abstimmung vergeben, hat aber keine Noten
    .cure = Geben Sie Buchstaben mit ihren Punkten ein: A 3; B 1; C 0.
rules-errors-no-grade = „{ $letter }“ ist keine Note
    .cure = Noten sind Großbuchstaben: A 3; B 1; C 0.
rules-errors-grades-without-votes = nur ein Preis, über den abgestimmt wird, hat Noten
    .cure = Lassen Sie das Feld leer.

## Worked examples of a ruleset: instead of the score of a round. The room is narrow.

rules-errors-sat-out = ausgesetzt
