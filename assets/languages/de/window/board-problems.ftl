# The problems of a board under the rules of the event: what is wrong, and how to correct it. They are shown as those of
# problems.ftl, whose remarks on capital letters and full stops hold here, too.
#
# $rules is the name of a ruleset, “WDC 2006”. $system is the name of a scoring system. $power is “France”, $name a player. $when is
# a season of a game, “Fall 1905”. $year and other years are game years, “1905”. $top-board is “top board”, “final table” or “medal
# round” in this language, or another name that the rules give to it.

## The end of a game.

# The rules end a game only by a solo, by a passed vote on a draw, or after a last year.
board-problems-ended-without-vote = die Partie endete ohne Solo und ohne erfolgreiche Abstimmung; nach { $rules } ist sie ein Draw oder abgebrochen
board-problems-ended-without-vote-in = die Partie endete { $year } ohne Solo und ohne erfolgreiche Abstimmung; nach { $rules } ist sie ein Draw oder abgebrochen
# “agreed draw” and “abandoned” are typed: take the words of values.ftl.
board-problems-type-the-ending = Geben Sie „Draw“ oder „abgebrochen“ als Ausgang des Bretts ein. Bis dahin wird das Brett als Draw gewertet, und seine Punkte sind vorläufig.
board-problems-type-the-ending-or-end-date = Geben Sie „Draw“ oder „abgebrochen“ als Ausgang des Bretts ein. Auch eine Partie, die ihr Enddatum erreicht hat, ist ein Draw ihrer Überlebenden. Bis dahin wird das Brett als Draw gewertet, und seine Punkte sind vorläufig.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
board-problems-many-games-ended-before-last-year = { $count } Partien endeten vor dem letzten Jahr ohne Solo und ohne erfolgreiche Abstimmung
# $count (Number)
board-problems-many-games-ended-without-vote = { $count } Partien endeten ohne Solo und ohne erfolgreiche Abstimmung
# $last is the last year that is played under the rules.
board-problems-last-year-missing = das letzte Jahr der Partie fehlt; nach { $rules } endet sie vor { $last } nur durch eine erfolgreiche Abstimmung
board-problems-enter-last-year-and-end = Geben Sie das letzte Jahr ein. Ist es ein früheres, geben Sie auch den Ausgang der Partie ein. Bis dahin sind die Punkte des Bretts vorläufig.
# $count (Number)
board-problems-many-games-without-last-year = { $count } Partien haben kein letztes Jahr
board-problems-played-too-long = die Partie wurde bis { $year } gespielt; nach { $rules } ist { $last } das letzte Jahr
board-problems-correct-year-or-leave = Korrigieren Sie das Jahr, oder lassen Sie es stehen, wenn die Turnierleitung es erlaubt hat.
board-problems-no-concession = { $rules } kennt keinen Sieg durch Aufgabe; die so beendete Partie zählt als abgebrochen (Sieger: { $power })
board-problems-set-scores-by-hand = Setzen Sie die Punkte von Hand fest, wenn die Turnierleitung anders entscheidet.

## Votes on draws. A vote that passed ends the game with the chart of a year: the numbers of centres after that autumn.

board-problems-passed-draw-waits = der im { $when } angenommene Draw wartet auf die vollständige Zentrentabelle von { $year }
board-problems-enter-chart = Geben Sie die Zentrentabelle ein. Damit endet die Partie.
board-problems-passed-draw-has-not-ended = der im { $when } angenommene Draw hat die Partie nicht mit den Zentrenzahlen von { $year } beendet
# “passed” is typed: take the word of values.ftl.
board-problems-type-passed-again = Leeren Sie den Ausgang der Abstimmung, und geben Sie noch einmal „angenommen“ ein, um die Partie zu beenden, oder korrigieren Sie den Ausgang.
board-problems-correct-vote-or-chart = Korrigieren Sie die Abstimmung oder die Zentrentabelle.
# $season is “spring” or “fall”, by which the sentence is chosen. $out is the year in which the power was eliminated.
board-problems-passed-draw-and-elimination = { $season ->
    [spring] { $power }: ausgeschieden { $out }, aber für den im { $when } angenommenen Draw gilt die Zentrentabelle des Herbstes davor ({ $year })
   *[fall] { $power }: ausgeschieden { $out }, aber für den im { $when } angenommenen Draw gilt die Zentrentabelle von { $year }
}
board-problems-correct-elimination-or-season = Korrigieren Sie das Jahr des Ausscheidens oder die Jahreszeit der Abstimmung.
# $last is the last year of the game.
board-problems-passed-draw-and-last-year = { $season ->
    [spring] für den im { $when } angenommenen Draw gilt die Zentrentabelle des Herbstes davor ({ $year }), aber das letzte Jahr der Partie ist { $last }
   *[fall] für den im { $when } angenommenen Draw gilt die Zentrentabelle von { $year }, aber das letzte Jahr der Partie ist { $last }
}
board-problems-correct-last-year-or-season = Korrigieren Sie das letzte Jahr oder die Jahreszeit der Abstimmung.
# $charted is the number of centres in the chart, $count that at the end of the game.
board-problems-passed-draw-and-count = { $season ->
    [spring] { $power }: Endstand { $count }, aber für den im { $when } angenommenen Draw gilt die Zentrentabelle des Herbstes davor ({ $year }), und dort steht { $charted }
   *[fall] { $power }: Endstand { $count }, aber für den im { $when } angenommenen Draw gilt die Zentrentabelle von { $year }, und dort steht { $charted }
}
board-problems-correct-count-or-season = Korrigieren Sie die Zahl oder die Jahreszeit der Abstimmung.
board-problems-survivor-not-in-draw = { $power }: hat überlebt, ist aber nicht im Draw; nach { $rules } umfasst ein Draw alle Überlebenden
board-problems-include-or-correct-count = Nehmen Sie das Land in den Draw auf, oder korrigieren Sie die Zahl.
# $first is the first year whose chart may end a game by a draw.
board-problems-proposed-too-early = im { $when } wurde ein Draw vorgeschlagen; nach { $rules } ist vor der Zentrentabelle von { $first } kein Draw möglich
board-problems-correct-year-or-delete = Korrigieren Sie das Jahr, oder löschen Sie den Vorschlag.
board-problems-proposed-without-centre = den Draw im { $when } hat ein Land vorgeschlagen, das kein Zentrum mehr hatte: { $power }
board-problems-correct-proposer-or-year = Korrigieren Sie das Land, das ihn vorgeschlagen hat, oder das Jahr.
board-problems-proposal-leaves-out = dem im { $when } vorgeschlagenen Draw fehlt ein Land: { $power }; nach { $rules } umfasst ein Draw alle Überlebenden
board-problems-include-every-survivor = Nehmen Sie jedes Land auf, das ein Zentrum hat.
# $passed is the season of the earlier vote.
board-problems-proposed-after-end = im { $when } wurde ein Draw vorgeschlagen, obwohl die Partie schon mit dem im { $passed } angenommenen Draw endete
board-problems-correct-season-or-outcome = Korrigieren Sie die Jahreszeit oder den früheren Ausgang, oder löschen Sie den Vorschlag.
board-problems-proposed-without-chart = zu dem im { $when } vorgeschlagenen Draw gehört die Zentrentabelle von { $year }, die nicht eingegeben ist; nach { $rules } wird sie eingegeben, bevor ein Draw vorgeschlagen wird
board-problems-enter-chart-or-correct-season = Geben Sie die Zentrentabelle ein, oder korrigieren Sie die Jahreszeit.
board-problems-proposed-twice = im { $when } wurde derselbe Draw zweimal vorgeschlagen; nach { $rules } wird über ihn in einer Jahreszeit nur einmal abgestimmt
board-problems-correct-season-or-delete = Korrigieren Sie die Jahreszeit, oder löschen Sie den zweiten Vorschlag.
board-problems-drawn-too-early = die Partie endete { $year } mit einem Draw; nach { $rules } ist vor der Zentrentabelle von { $first } kein Draw möglich

## The mark of the top board.

board-problems-rules-without-top-board = dieses Brett ist als Top-Board markiert, aber { $rules } kennt kein Top-Board
board-problems-make-ordinary-or-choose-rules = Machen Sie es zu einem gewöhnlichen Brett, oder wählen Sie Regeln mit einem Top-Board.
# $number and $right are numbers of rounds.
board-problems-top-board-in-wrong-round = { $top-board ->
    [Medaillenrunde] die { $top-board }
    [Finaltisch] der { $top-board }
    [Top-Board] das { $top-board }
   *[other] „{ $top-board }“
} ist in Runde { $number }, gehört nach { $rules } aber in Runde { $right }
board-problems-make-ordinary-here = Machen Sie dieses Brett zu einem gewöhnlichen.
# $round is the name of the round, “Opening”.
board-problems-top-board-in-named-round = { $top-board ->
    [Medaillenrunde] die { $top-board }
    [Finaltisch] der { $top-board }
    [Top-Board] das { $top-board }
   *[other] „{ $top-board }“
} ist in der Runde „{ $round }“, die als Runde { $number } zählt, gehört nach { $rules } aber in Runde { $right }
# $right is the number that becomes the name of the round.
board-problems-rename-round-or-make-ordinary = Benennen Sie die Runde in { $right } um, oder machen Sie dieses Brett zu einem gewöhnlichen.

## Players who must not meet. $name and $other are players.

board-problems-team-mates-meet = { $name } und { $other } vom Team { $team } sitzen an diesem Brett, aber Mitglieder eines Teams dürfen sich in dieser Runde nicht begegnen
board-problems-swap-one = Tauschen Sie einen der beiden mit einem Spieler eines anderen Bretts.
board-problems-separated-players-meet = { $name } und { $other } sitzen an diesem Brett, sollen aber getrennt sitzen
board-problems-swap-one-or-leave = Tauschen Sie einen der beiden mit einem Spieler eines anderen Bretts, oder lassen Sie es so, wenn sie einverstanden sind.

## Grades that players give to each other. $skill is what is graded, “Best Tactician”. $name may be a power, where no player is known.

board-problems-grades-own-play = eine Stimme von { $name } für { $name } ({ $skill }); niemand darf sich selbst benoten
board-problems-delete-grade = Löschen Sie die Note; sie zählt nicht.
# $grade is a letter, “D”.
board-problems-unknown-grade = eine Stimme von { $name } mit der Note { $grade } ({ $skill })
# $grades are letters with commas between them: “A, B, C”.
board-problems-known-grades = Möglich sind die Noten { $grades }.

## Extensions, cards and penalties. An extension is more time for the orders of a player.

# $extensions (Number)
board-problems-too-many-extensions = { $extensions ->
    [one] { $name } hat in dieser Partie { $extensions } Zeitverlängerung; nach { $rules } sind höchstens { $most } erlaubt
   *[other] { $name } hat in dieser Partie { $extensions } Zeitverlängerungen; nach { $rules } sind höchstens { $most } erlaubt
}
board-problems-leave-if-allowed = Lassen Sie es so, wenn die Turnierleitung es erlaubt hat.
# A card is given for orders that come late. $moment is when it was given, as it was typed: “Spring 1904”.
board-problems-yellow-after-card = { $name } hat nach einer früheren Karte eine Gelbe Karte; nach { $rules } gibt es für eine weitere Verspätung die Rote Karte
board-problems-yellow-after-card-in = { $name } hat nach einer früheren Karte eine Gelbe Karte ({ $moment }); nach { $rules } gibt es für eine weitere Verspätung die Rote Karte
board-problems-make-red-or-delete = Machen Sie daraus eine Rote Karte, oder löschen Sie eine der beiden.
# $seconds and $most are numbers of seconds.
# $seconds (Number)
# $most (Number)
board-problems-yellow-too-late = { $name } hat eine Gelbe Karte für { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}; nach { $rules } gibt es für mehr als { $most ->
    [one] { $most } Sekunde
   *[other] { $most } Sekunden
} Verspätung die Rote Karte
# $seconds (Number)
# $most (Number)
board-problems-yellow-too-late-in = { $name } hat eine Gelbe Karte ({ $moment }) für { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}; nach { $rules } gibt es für mehr als { $most ->
    [one] { $most } Sekunde
   *[other] { $most } Sekunden
} Verspätung die Rote Karte
board-problems-make-red-or-correct-note = Machen Sie daraus eine Rote Karte, oder korrigieren Sie die Anmerkung.
board-problems-penalty-over-score = eine Strafe zieht mehr ab als alle Punkte von { $name }
board-problems-type-percentage = Geben Sie einen Prozentwert bis 100 ein.

## Scores.

# The scoring system of a board or of a round. Board and Event are menus, and what follows is a command in the menu.
board-problems-choose-system-of-board = Wählen Sie eines mit „Wertungssystem dieses Bretts“ im Menü „Brett“.
board-problems-choose-system-of-round = Wählen Sie eines mit „Wertungssystem dieser Runde“ im Menü „Turnier“.
# $entry is one of the messages below: “the year of the solo”.
board-problems-needs-entry = { $system } benötigt { $entry }
board-problems-needs-entry-without-rules = { $system } benötigt { $entry }, und es sind keine Regeln gewählt
board-problems-enter-last-year-played = Geben Sie das letzte gespielte Jahr ein. Bis dahin fehlen die Punkte, die davon abhängen.
# $entry is one of the messages below: “the year of elimination”.
board-problems-needs-entry-of-power = { $system } benötigt { $entry } ({ $power })
board-problems-needs-entry-of-power-without-rules = { $system } benötigt { $entry } ({ $power }), und es sind keine Regeln gewählt
board-problems-enter-missing-entry = Geben Sie die fehlende Angabe ein. Bis dahin fehlen die Punkte, die davon abhängen.
board-problems-choose-rules-first = Wählen Sie die Regeln des Turniers auf dem Tab „Regeln“. Andere Regeln kommen vielleicht ohne diese Angabe aus.
# $count (Number)
board-problems-many-scores-without-entry = für { $count } Punktzahlen fehlt eine nötige Angabe, und es sind keine Regeln gewählt
# What a scoring system reads. They stand in the four sentences above, and with commas between them in a list of what a system needs.
board-problems-entry-centres = die Zahl der Zentren
board-problems-entry-elimination = das Jahr des Ausscheidens
board-problems-entry-last-year = das letzte gespielte Jahr
board-problems-entry-solo-year = das Jahr des Solos
board-problems-entry-years-played = das letzte gespielte Jahr oder das Jahr des Ausscheidens
board-problems-entry-centres-of-every-year = die Zentrenzahlen aller Jahre
board-problems-entry-centres-of-earlier-years = die Zentrenzahlen früherer Jahre
board-problems-entry-missed-orders = die Zahl der versäumten Befehle im Frühling und im Herbst
board-problems-entry-missed-winters = die Zahl der versäumten Befehle im Winter
