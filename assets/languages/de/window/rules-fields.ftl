# The fields of a ruleset in the editor on the Rules tab: labels, help texts and choices.
#
# A field stands in a row: the label, the value, and the help text in small letters. They are often read as a sentence:
# “Draws [x] include all survivors”, “Games of a round [only the best counts]”. A language may divide the sentence in
# another way. A label has room for about 20 letters, and a choice for about 40. A help text is short, because it is cut
# at the edge of the page.
#
# In the lists (parts, multipliers, rounds, awards) the fields of an entry stand side by side, each with a small label
# above it. There a label has room for about 13 letters, and the pointer shows the help text when it rests on the label.
#
# No two labels of a section or a list are the same. What a director can type stays as it is: ½, and the words that the comments
# name. Numbers have the decimal sign of the language.

## The name, the description and the source of the rules.

# The name of the ruleset, in large letters. Only a screen reader says this label.
rules-fields-name = Name
# The name of the ruleset that was copied. It is not shown today.
rules-fields-based-on = Kopie von
# What the rules are, in a few sentences. Only a screen reader says this label.
rules-fields-description = Beschreibung
    .help = für die Spieler
# Who published the rules, and where.
rules-fields-source = Quelle
    .help = woher die Regeln stammen

## Scoring.

# The button behind the label shows the name of a scoring system. The help says where it applies.
rules-fields-system = Wertungssystem
    .help = für Runden und Bretter ohne eigenes
# The numbers of this scoring system that have other values here. “solo 73, part 1” is what a director types: the names of two
# numbers of a system, which stay, and their new values. Where the comma is the decimal sign, a semicolon stands between them.
rules-fields-parameters = Zahlen des Systems
    .help = geänderte Parameter: solo 73; part 1
# How many decimals a total has.
rules-fields-decimals = Nachkommastellen
    .help = der Gesamtpunktzahl
# A player wins because the others have given up. The choices end the sentence.
rules-fields-concessions = Sieg durch Aufgabe
    .solo = gilt als Solo des Siegers
    .abandoned = unmöglich: Partie gilt als abgebrochen

## A round with its own scoring system: an entry of a list, with small labels.

# Before its number.
rules-fields-own-round-round = Runde
rules-fields-own-round-system = Wertungssystem
# As in the section Scoring.
rules-fields-own-round-parameters = Zahlen des Systems
    .help = geänderte Parameter

## Rounds, years, draws, posting.

# How many rounds the event has. The help says when the field stays empty.
rules-fields-rounds = Runden
    .help = leer, wenn die Zahl nicht feststeht
# The most rounds that a player may play.
rules-fields-most-rounds = Höchstens je Spieler
    .help = Runden, die ein Spieler spielen darf
rules-fields-most-before-last = Vor der letzten Runde
    .help = Runden, die ein Spieler bis dahin höchstens spielen darf
# How many games a player may play in one round.
rules-fields-games-at-once = Partien gleichzeitig
    .help = die ein Spieler in einer Runde spielen darf
# The last year of a game: 1908.
rules-fields-last-year = Letztes Jahr
    .help = einer Partie
# A checkbox stands between label and help. Draws are draw votes: a draw includes all survivors.
rules-fields-draws-all-survivors = Draws
    .help = umfassen alle Überlebenden
# A year is typed behind the label: a draw may be proposed after this year.
rules-fields-draws-first-year = Erster Draw nach
    .help = diesem Jahr
# The end of a game before its last year. A checkbox stands between label and help.
rules-fields-draws-by-vote = Vorzeitiges Ende
    .help = nur durch erfolgreiche Abstimmung oder Solo
# There is one vote in a season for each proposed draw. A checkbox stands between label and help.
rules-fields-draws-one-vote-a-season = Nur eine Abstimmung
    .help = je Jahreszeit über jeden vorgeschlagenen Draw
# When scores are posted. The director releases those of the last round.
rules-fields-posting = Aushang der Punkte
    .at-once = nach jeder Runde
    .hold-last-round = nach jeder Runde, die letzte nach Freigabe
# A checkbox stands between label and help.
rules-fields-groups = Gruppen
    .help = von Teilnehmern, jede mit eigener Rangliste

## Penalties, deadlines, reserves. A penalty takes points or a percentage.

# The lowest score of a game, of which a percentage takes nothing. It may be below 0.
rules-fields-penalty-floor-score = Niedrigste Punktzahl
    .help = einer Partie, bei der eine Strafe in Prozent nichts abzieht
# What a penalty takes from a game with this lowest score.
rules-fields-penalty-floor-points = Abzug stattdessen
    .help = Punkte anstelle der Strafe in Prozent
# A player with this number of penalties in per cent of the total is removed from the event.
rules-fields-removal-at = Ausschluss ab
    .help = so vielen prozentualen Strafen auf die Gesamtpunktzahl
# The most extensions of a deadline that a player gets in a game.
rules-fields-most-extensions = Zeitverlängerungen
    .help = höchstens, je Spieler und Partie
# A player who is late gets a yellow card, and a red one when later than this.
rules-fields-yellow-card-seconds = Gelbe Karte
    .help = höchstens so viele Sekunden Verspätung, danach Rote Karte
# Nobody plays the same power twice. A checkbox stands between label and help.
rules-fields-powers-once = Kein Land zweimal
    .help = für denselben Spieler, außer am Top-Board
# Reserves and substitutes may not also be entrants. A checkbox stands between label and help.
rules-fields-reserves-apart = Reserve und Ersatz
    .help = dürfen nicht selbst Teilnehmer sein

## The round’s clock: the minutes of each phase of a game year. Its phases are Spring, retreats, Fall, retreats, builds.

rules-fields-clock-spring = Frühling
    .help = Minuten auf der Uhr der Runde; leer: 15
rules-fields-clock-fall = Herbst
    .help = Minuten; leer: wie im Frühling
# The Spring of the first year.
rules-fields-clock-first-spring = Erster Frühling
    .help = Minuten, wenn er länger dauert
rules-fields-clock-retreats = Rückzüge
    .help = Minuten; leer: keine eigene Zeit
rules-fields-clock-builds = Auf- und Abbau
    .help = Minuten; leer: keine eigene Zeit
# The next phase begins by itself at the deadline. A checkbox stands between label and help.
rules-fields-clock-runs-on = Die nächste Phase
    .help = beginnt mit Ablauf der Zeit, nicht von Hand
# When the clock warns the players before a deadline.
rules-fields-clock-first-warning = Erste Warnung
    .help = Minuten vor Ablauf der Zeit; leer: 5
rules-fields-clock-last-warning = Letzte Warnung
    .help = Minuten vor Ablauf der Zeit; leer: 1
# Who published the times, and where.
rules-fields-clock-source = Quelle
    .help = der Zeiten

## What counts.

# What the total of a player is made of.
rules-fields-total-of = Als Ergebnis zählen
    .games = die Punkte einer Partie
    .rounds = die Punkte einer Runde
    .positions = Plätze am Brett; niedrigste Summe gewinnt
# Only where a result is the score of a round: what is done with its games.
rules-fields-total-round-score = Partien einer Runde
    .sum = werden addiert
    .best = nur die beste zählt
    .none = ergeben keine Punkte für die Runde
# Points that every player has before the first round.
rules-fields-total-start = Punkte zum Start
# The points of a player who is present and has no board.
rules-fields-total-sitting-out = Ausgesetzte Runde
    .help = Punkte; bei 0 kein Ergebnis
# Such points are given once only. A checkbox stands between label and help.
rules-fields-total-sitting-out-once = Nur einmal
    .help = für die erste ausgesetzte Runde
# The sum of all results of a player, and what it is divided by. The choices end the sentence.
rules-fields-total-divide = Teiler der Summe
    .no = keiner
    .counted = Zahl gewerteter Ergebnisse (Mittelwert)
    .results = Zahl aller Ergebnisse plus eine Zahl
# Only for the last choice above: this number is added to the number of results.
rules-fields-total-divide-results = Plus
    .help = wird zur Zahl der Ergebnisse addiert
# A handicap is a number of points that a player gets before the event.
rules-fields-total-handicaps = Vorgaben zählen
    .end = nach dem Ende der letzten Runde
    .always = von Anfang an
# The fewest results that a player needs for a place in the standings.
rules-fields-total-least-results = Nötige Ergebnisse
    .help = für einen Platz in der Rangliste
# A checkbox stands between label and help.
rules-fields-total-place-needs-later-round = Nur eine Runde
    .help = gespielt und in allen späteren gefehlt: kein Platz

## A part of what counts: an entry of a list, with small labels. The same labels stand in the section of the top board.

# The shares of the results that count, the best result first. “1, 1, ½” is what a director types. Where the comma is the decimal
# sign, semicolons stand between the shares.
rules-fields-part-weights = Beste zuerst
    .help = 1; 1; ½: die zwei besten Ergebnisse und die Hälfte des dritten
# Each result after these.
rules-fields-part-rest = Jedes weitere
    .help = Anteil, zu dem jedes weitere Ergebnis zählt
# The mean of the results after these.
rules-fields-part-rest-average = Deren Mittel
    .help = Anteil, zu dem der Mittelwert der weiteren Ergebnisse zählt
# The rounds whose results count in this part. “1 to 4” can be typed as “1–4” too,
# and other languages write it so.
rules-fields-part-rounds = Runden
    .help = 1–4; leer: alle
# What the field shows, and reads again. $first and $last are the numbers of two rounds. Another language than English has no word here.
rules-fields-range-of-rounds = { $first }–{ $last }
# The boards whose results count in this part.
rules-fields-part-boards = Bretter
    .all = alle Bretter
    .top = das Top-Board
    .others = alle anderen
# The part is multiplied by this number.
rules-fields-part-factor = Faktor
    .help = für den ganzen Teil
# From this number of results on.
rules-fields-part-from-results = Ergebnisse ab
    .help = ersetzt für Spieler mit so vielen Ergebnissen den Teil darüber

## A multiplier for the results of some rounds: an entry of a list, with small labels.

# The rounds whose results are multiplied.
rules-fields-multiplier-rounds = Runden
# They are multiplied by this number.
rules-fields-multiplier-factor = Faktor
# Only the results of the best players are multiplied.
rules-fields-multiplier-best = Die besten
    .help = so viele Spieler und alle, die mit dem letzten gleichauf liegen; leer: alle
# The players who are best after this round. Its number is typed below.
rules-fields-multiplier-after = Nach Runde

## Equal totals.

# The list of tie-breaks. The label is not shown today.
rules-fields-tie-breaks = Gleichstand

## The top board.

# What it is called. Where one of these three names is typed in English, players read it in their language. Any other
# name stays as it was typed. Therefore the three stay in English.
rules-fields-top-board-name = Name
    .help = top board, final table, medal round werden übersetzt
# The number of a round is typed behind the label.
rules-fields-top-board-round = Gespielt in Runde
# The number of a round is typed behind the label. After it the first players in the standings qualify.
rules-fields-top-board-after = Besetzt nach Runde
    .help = laut Rangliste
# In place of the field above, where the winners of groups qualify: the games that each player plays before that.
rules-fields-top-board-elimination-games = Vorrundenpartien
    .help = jedes Spielers; danach stehen die Gruppensieger fest
# The same seven players play this number of games at once.
rules-fields-top-board-games = Partien gleichzeitig
    .help = derselben sieben
# Who plays at the top board.
rules-fields-top-board-filled-by = Plätze gehen an
    .ranking = die Ersten der Rangliste
    .group-winners = die Gruppensieger
# The most rounds that a player may have played to qualify.
rules-fields-top-board-most-played = Gespielte Runden
    .help = höchstens, um sich zu qualifizieren; leer: beliebig viele
# What decides between players with equal totals who could get the last seat.
rules-fields-top-board-tie-breaks = Um den letzten Platz
    .help = Tie-Breaks bei Gleichstand; leer: wie in der Rangliste
# The players of the top board choose their powers in this order.
rules-fields-top-board-choosing = Länderwahl
    .ranking = in der Reihenfolge der Rangliste
    .ranking-then-reverse = ebenso, in der zweiten Partie umgekehrt
# What its players get on top of their total.
rules-fields-top-board-bonus-percent = Bonus
    .help = für die Spieler dort, in Prozent der Gesamtpunktzahl
# Which places of the standings the top board decides. “There” is at the top board.
rules-fields-top-board-decides = Es entscheidet über
    .nothing = nichts: Plätze nach Gesamtpunktzahl
    .champion-and-second = Meister und Vizemeister
    .champion-by-total = den Meister: höchste Gesamtpunktzahl dort

## Teams.

# The number of members.
rules-fields-teams-size = Mitglieder
    .help = eines Teams
# The rounds that count for the teams. “1 to 4” is as above.
rules-fields-teams-rounds = Gewertete Runden
    .help = 3 oder 1–4
# What a member scores for the team.
rules-fields-teams-member-score = Punkte je Mitglied
    .sum = aus allen Partien dieser Runden
    .best-game = aus der besten Partie dieser Runden
# The number of members whose scores count for the team.
rules-fields-teams-best-members = Beste Mitglieder
    .help = so viele zählen; leer: alle
# “third best member” is what a director types, and stays in English.
rules-fields-teams-tie-breaks = Bei Gleichstand
    .help = third best member, …
# The most teams of one country.
rules-fields-teams-most-per-country = Höchstens je Nation
    .help = Teams; leer: beliebig viele
# A checkbox stands between label and help.
rules-fields-teams-captain = Kapitän
    .help = ist in jedem Team Pflicht
# Teams of players who have none. A checkbox stands between label and help.
rules-fields-teams-scratch-teams = Ausgeloste Teams
    .help = aus Spielern auf Teamsuche
# The rounds in which members of a team sit at different boards.
rules-fields-teams-apart = Getrennt in Runden
    .help = in denen Mitglieder eines Teams an verschiedenen Brettern sitzen

## An award: an entry of a list, with small labels.

# The name of the award.
rules-fields-award-name = Preis
# Who gets the award.
rules-fields-award-by = Vergeben für
    .country-score = meiste Punkte je Land
    .country-centres = meiste Zentren je Land
    .country-place = besten Platz je Land
    .votes = Stimmen der anderen
# The grades that voters give, and what each is worth. “A 3, B 1, C 0” is what a director types. Where the comma is the decimal
# sign, semicolons stand between them.
rules-fields-award-grades = Noten
    .help = A 3; B 1; C 0
# The fewest games that a player needs for the award.
rules-fields-award-least-games = Nötige Partien
# The help is a list of the words that a director can type, and stays in English.
rules-fields-award-tie-breaks = Gleichstand
    .help = lead, score, centres, total, most_of_the_best_grade
