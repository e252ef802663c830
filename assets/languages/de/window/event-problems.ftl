# The problems of the event under its rules: its rules themselves, its rounds, its players and teams, and its top board. They are
# shown as those of problems.ftl, whose remarks on capital letters and full stops hold here, too.
#
# $rules is the name of a ruleset, “WDC 2006”. $system is the name of a scoring system. $name is a player, $team a team. $number is
# the number of a round, “4”. $rounds is “round 4”, “rounds 2 and 3” or “rounds 2 to 4” as it is said in a sentence of this language.
# $top-board is “top board”, “final table” or “medal round” in this language, or another name that the rules give to it.

## Rules and scoring systems.

# $named is a ruleset that the event names, $rules the one that is used instead.
event-problems-ruleset-missing = es gibt kein Regelwerk „{ $named }“; die Rangliste folgt „{ $rules }“, und sonst gilt keine Regel
# Rules is the name of the tab, here and below.
event-problems-choose-on-rules-tab = Wählen Sie eines auf dem Tab „Regeln“.
# $error is a sentence that says what is wrong, here and below. It may be in English.
event-problems-system-not-usable = ein Wertungssystem des Turniers lässt sich nicht verwenden: { $error }
event-problems-correct-on-rules-tab = Korrigieren Sie es auf dem Tab „Regeln“.
event-problems-finish-on-rules-tab = Stellen Sie es auf dem Tab „Regeln“ fertig. Bis dahin gilt die letzte fehlerfreie Fassung.
# $error begins with the name: “Ours” is not finished: …
event-problems-ruleset-unfinished = das Regelwerk { $error }
event-problems-ruleset-not-usable = ein Regelwerk des Turniers lässt sich nicht verwenden: { $error }
# $error says that a scoring system does not exist.
event-problems-tie-break-not-usable = { $error }; { $rules } verwendet es als Tie-Break
event-problems-choose-another-tie-break = Wählen Sie auf dem Tab „Regeln“ einen anderen Tie-Break.

## Rounds.

# $round is “Round 2”, $posted a time, “14:05”.
event-problems-posted-and-changed = { $round } hat sich seit dem Aushang ({ $posted }) geändert
# Sheet: the page on the wall.
event-problems-post-again = Hängen Sie die Runde neu aus, und nehmen Sie das alte Blatt ab.
# $count is the number of rounds that the rules have.
# $count (Number)
event-problems-one-round-too-many = { $count ->
    [one] { $rules } hat nur { $count } Runde; diese Runde ist eine zu viel
   *[other] { $rules } hat nur { $count } Runden; diese Runde ist eine zu viel
}
event-problems-remove-or-change-rules = Entfernen Sie sie, oder ändern Sie die Regeln auf dem Tab „Regeln“.
event-problems-same-number-twice = auch eine andere Runde ist Runde { $number }, und die beiden zählen als eine
event-problems-give-another-number = Geben Sie einer der beiden eine andere Nummer als Namen.
# $number is the round of the top board, $last the last round of the event.
event-problems-no-round-of-top-board = nach { $rules } wird { $top-board ->
    [Medaillenrunde] die { $top-board }
    [Finaltisch] der { $top-board }
    [Top-Board] das { $top-board }
   *[other] „{ $top-board }“
} in Runde { $number } gespielt, aber die letzte Runde ist { $last }
event-problems-add-rounds-or-choose-rules = Fügen Sie die Runden danach hinzu, oder wählen Sie andere Regeln auf dem Tab „Regeln“.
# The name of a round has no number, and a rule means a round by its number. $name is the name of the round, “Sunday”, and $number the
# number with which it counts. $round is the number that the rule means.
event-problems-no-number-and-top-board = der Name „{ $name }“ nennt keine Rundennummer, daher zählt die Runde als Runde { $number }; nach { $rules } wird { $top-board ->
    [Medaillenrunde] die { $top-board }
    [Finaltisch] der { $top-board }
    [Top-Board] das { $top-board }
   *[other] „{ $top-board }“
} in Runde { $round } gespielt
event-problems-no-number-and-teams = der Name „{ $name }“ nennt keine Rundennummer, daher zählt die Runde als Runde { $number }; die Teamwertung umfasst nach { $rules }: { $rounds }
event-problems-no-number-and-scoring = der Name „{ $name }“ nennt keine Rundennummer, daher zählt die Runde als Runde { $number }; { $rules } wertet Runde { $round } auf eigene Art
# $number is the number that the round may have. $name and $usual are names for it with a number, “Round 5 – Sunday” and “Round 4 – Sunday”.
event-problems-rename-with-number = Ist es Runde { $number }, benennen Sie sie in „{ $name }“ um, sonst in „{ $usual }“.
event-problems-round-not-entered = { $rounds } ist nicht eingegeben
# Event is a menu, and “Add the missing round” a command in it, here and below.
event-problems-add-missing-round = Fügen Sie sie mit „Fehlende Runde hinzufügen“ im Menü „Turnier“ hinzu. Gab es keine solche Runde, ändern Sie die Nummern der Runden danach.
event-problems-rounds-not-entered = { $rounds } sind nicht eingegeben
event-problems-add-missing-rounds = Fügen Sie sie mit „Fehlende Runde hinzufügen“ im Menü „Turnier“ hinzu. Gab es keine solchen Runden, ändern Sie die Nummern der Runden danach.
event-problems-rounds-of-teams-not-entered = nicht eingegeben: { $rounds }; nur dort erhalten die Teams Punkte, also haben sie keine
event-problems-add-round-of-teams = Fügen Sie die Runde mit „Fehlende Runde hinzufügen“ im Menü „Turnier“ hinzu, und geben Sie ihre Bretter ein. Stehen sie in einer anderen Runde, ändern Sie deren Nummer.

## Players.

# $played and $most are numbers of rounds.
# $played (Number)
# $most (Number)
event-problems-too-many-rounds = { $played ->
    [one] { $name } spielt { $played } Runde; nach { $rules } sind höchstens { $most } erlaubt
   *[other] { $name } spielt { $played } Runden; nach { $rules } sind höchstens { $most } erlaubt
}
# $played (Number)
# $most (Number)
event-problems-too-many-rounds-before-last = { $played ->
    [one] { $name } spielt { $played } Runde vor der letzten; nach { $rules } sind höchstens { $most } erlaubt
   *[other] { $name } spielt { $played } Runden vor der letzten; nach { $rules } sind höchstens { $most } erlaubt
}
event-problems-seat-another-or-leave = Setzen Sie einen anderen Spieler, oder lassen Sie es so, wenn die Turnierleitung es erlaubt hat.
# A line of the list of problems for all of these. $count is three or more, here and wherever a message begins with “many”.
# $count (Number)
event-problems-many-players-with-many-rounds = { $count } Spieler spielen mehr Runden, als die Regeln erlauben
# $count (Number)
event-problems-many-players-with-many-early-rounds = { $count } Spieler spielen vor der letzten mehr Runden, als die Regeln erlauben
# An entrant is a player with an own seat.
event-problems-substitute-is-entrant = { $name } ist hier Ersatzspieler und zugleich Teilnehmer; nach { $rules } darf niemand beides sein
event-problems-choose-another-substitute = Wählen Sie einen anderen Ersatzspieler.
event-problems-reserve-has-seat = { $name } ist Reserve, hat aber als Teilnehmer einen Sitzplatz
event-problems-enter-as-substitute = Tragen Sie die Reserve als Ersatzspieler ein, oder ändern Sie die Rolle.
# $board is “Round 1, board A”.
event-problems-same-power-twice = { $name } spielt hier und in { $board } dasselbe Land ({ $power }); nach { $rules } spielt niemand ein Land zweimal
event-problems-swap-or-leave = Tauschen Sie den Spieler mit einem anderen des Bretts, oder lassen Sie es so, wenn die Turnierleitung es erlaubt hat.
# $count (Number)
event-problems-many-repeated-powers = { $count } Sitzplätze geben einem Spieler dasselbe Land zum zweiten Mal
event-problems-no-group = { $name } ist in keiner Gruppe; nach { $rules } braucht jeder Teilnehmer eine
# $others is the number of other players.
# $others (Number)
event-problems-no-group-and-others = { $others ->
    [one] { $name } und { $others } weiterer Spieler sind in keiner Gruppe; nach { $rules } braucht jeder Teilnehmer eine
   *[other] { $name } und { $others } weitere Spieler sind in keiner Gruppe; nach { $rules } braucht jeder Teilnehmer eine
}
event-problems-type-a-group = Geben Sie in der Zeile des Spielers den Namen einer Gruppe ein.
# $games is the number of elimination games that the rules have.
# $games (Number)
event-problems-too-many-elimination-games = { $games ->
    [one] { $name } sitzt in mehr als { $games } Vorrundenpartie; mehr erlaubt { $rules } nicht
   *[other] { $name } sitzt in mehr als { $games } Vorrundenpartien; mehr erlaubt { $rules } nicht
}
# $others (Number)
# $games (Number)
event-problems-others-with-too-many-elimination-games = { $others ->
    [one] { $name } und { $others } weiterer Spieler
   *[other] { $name } und { $others } weitere Spieler
} sitzen in mehr als { $games ->
    [one] { $games } Vorrundenpartie
   *[other] { $games } Vorrundenpartien
}; mehr erlaubt { $rules } nicht
# yes is typed so. “top board” is the row of the record of a board.
event-problems-mark-games-or-change-seat = Geben Sie „ja“ als „Top-Board“ in den Brettprotokollen (F4) der Partien { $top-board ->
    [Medaillenrunde] der { $top-board }
    [Finaltisch] am { $top-board }
    [Top-Board] am { $top-board }
   *[other] von „{ $top-board }“
} ein, oder ändern Sie einen Sitzplatz.
# $limit is a number of penalties.
# $limit (Number)
event-problems-penalties-mean-removal = { $limit ->
    [one] { $name } hat { $limit } Strafe auf die Gesamtpunktzahl; nach { $rules } bedeutet das den Ausschluss
   *[other] { $name } hat { $limit } Strafen auf die Gesamtpunktzahl; nach { $rules } bedeutet das den Ausschluss
}
# “removed” is the role of words.ftl, as the cell shows it and takes it.
event-problems-set-role-to-removed = Setzen Sie die Rolle auf „ausgeschlossen“, wenn die Turnierleitung so entscheidet.

## Teams.

# $members and $size are numbers of members.
# $members (Number)
event-problems-another-size-of-team = { $members ->
    [one] das Team { $team } hat { $members } Mitglied; nach { $rules } hat ein Team { $size }
   *[other] das Team { $team } hat { $members } Mitglieder; nach { $rules } hat ein Team { $size }
}
event-problems-add-or-remove-members = Nehmen Sie Mitglieder hinzu oder heraus.
# $count (Number)
event-problems-many-teams-of-another-size = { $count } Teams haben eine andere Zahl von Mitgliedern, als die Regeln verlangen
event-problems-no-captain = das Team { $team } hat keinen Kapitän; nach { $rules } hat jedes Team einen
event-problems-choose-captain = Wählen Sie eines der Mitglieder.
# $count (Number)
event-problems-many-teams-without-captain = { $count } Teams haben keinen Kapitän, und die Regeln verlangen einen
event-problems-captain-is-no-member = { $name }, Kapitän des Teams { $team }, ist nicht unter dessen Mitgliedern
event-problems-choose-member-or-add = Wählen Sie ein Mitglied, oder nehmen Sie den Kapitän in das Team auf.
# $nth is the number of the team among those of the country, “4”. $most is the highest number that the rules allow.
event-problems-too-many-teams-of-country = das Team { $team } ist Nummer { $nth } dieser Nation ({ $country }); eine Nation darf höchstens { $most } melden
event-problems-remove-team-or-leave = Entfernen Sie eines davon, oder lassen Sie es so, wenn die Turnierleitung es erlaubt hat.
# $rounds is one round.
event-problems-member-misses-round = { $name } vom Team { $team } spielt nicht in { $rounds }, die für die Teams zählt, und bringt dort keine Punkte
# $rounds are several rounds.
event-problems-member-misses-rounds = { $name } vom Team { $team } spielt nicht in { $rounds }, die für die Teams zählen, und bringt dort keine Punkte
event-problems-give-seat-or-change-team = Geben Sie dem Spieler einen Sitzplatz, oder ändern Sie das Team vor der Runde.
# $count (Number)
event-problems-many-team-members-without-game = { $count } Mitglieder von Teams spielen in einer Runde nicht, die für die Teams zählt
event-problems-twice-in-team = { $name } steht zweimal im Team { $team }
# $team and $other are teams.
event-problems-in-two-teams = { $name } ist in zwei Teams: { $team } und { $other }
event-problems-remove-from-one-team = Entfernen Sie den Spieler aus einem der beiden.

## The top board.

# $players is the number of players with too many rounds, $rounds how many each may have played.
# $players (Number)
# $rounds (Number)
event-problems-nobody-left-for-top-board = { $players ->
        [one] { $players } Spieler hat
       *[other] { $players } Spieler haben
    } vor { $top-board ->
        [Medaillenrunde] der { $top-board }
        [Finaltisch] dem { $top-board }
        [Top-Board] dem { $top-board }
       *[other] „{ $top-board }“
    } in mehr als { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } einen Platz; nach { $rules } bleibt damit niemand für die Plätze
# $left is the number of players who may still have a seat.
# $players (Number)
# $rounds (Number)
# $left (Number)
event-problems-few-left-for-top-board = { $players ->
        [one] { $players } Spieler hat
       *[other] { $players } Spieler haben
    } vor { $top-board ->
        [Medaillenrunde] der { $top-board }
        [Finaltisch] dem { $top-board }
        [Top-Board] dem { $top-board }
       *[other] „{ $top-board }“
    } in mehr als { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } einen Platz; nach { $rules } { $left ->
        [one] bleibt damit nur { $left } Spieler
       *[other] bleiben damit nur { $left } Spieler
    } für die Plätze
# “Rounds played” is a field of the rules, on the Rules tab.
event-problems-change-rounds-played = Die Regel heißt „Gespielte Runden“, im Abschnitt „Top-Board“: Kopieren Sie das Regelwerk auf dem Tab „Regeln“, und ändern Sie sie dort. Oder nehmen Sie Spieler aus einer früheren Runde.
event-problems-no-marked-top-board = nach { $rules } wird in Runde { $number } { $top-board ->
    [Medaillenrunde] die { $top-board }
    [Finaltisch] der { $top-board }
    [Top-Board] das { $top-board }
   *[other] „{ $top-board }“
} gespielt, aber keines ihrer Bretter ist so markiert
# yes is typed so. “top board” is the row of the record of a board.
event-problems-mark-top-board = Geben Sie „ja“ als „Top-Board“ im Brettprotokoll (F4) dieses Bretts ein. Bis dahin sind alle Bretter der Runde gewöhnliche Bretter.
# The players of the top board choose their powers in turn.
event-problems-abandoned-top-board = { $top-board ->
    [Medaillenrunde] die { $top-board }
    [Finaltisch] der { $top-board }
    [Top-Board] das { $top-board }
   *[other] „{ $top-board }“
} wurde abgebrochen, und alle haben dort gleich viele Punkte; Meister ist { $name } nur, weil dieser Spieler sein Land zuletzt gewählt hat
event-problems-leave-or-set-scores = Lassen Sie es so, wenn die Turnierleitung so entscheidet. Setzen Sie sonst die Punkte durch eine Entscheidung fest.
# $names is a list of players: “Ann and Ben”. $at-top-board is “at the top board” or “in the medal round” in this language. $place is a
# place in the standings, “1”.
event-problems-choosing-order-missing = Gleichstand { $at-top-board }: { $names }; die Reihenfolge ihrer Länderwahl ist nicht eingegeben; nach der Rangliste hat { $name } von ihnen zuletzt gewählt und damit Platz { $place }
# “chooses” is the heading of a column of the tab.
event-problems-enter-choosing-order = Geben Sie die Reihenfolge in der Spalte „Wahl-Nr.“ auf dem Tab des Top-Boards ein.
# $games is the number of games that the same seven play.
# $games (Number)
event-problems-one-top-board-too-many = nach { $rules } besteht { $top-board ->
    [Medaillenrunde] die { $top-board }
    [Finaltisch] der { $top-board }
    [Top-Board] das { $top-board }
   *[other] „{ $top-board }“
} aus { $games ->
    [1] einer Partie
   *[other] { $games } Partien
}; dieses Brett ist eines zu viel
event-problems-make-ordinary = Machen Sie es zu einem gewöhnlichen Brett.
# $at-top-board is “at the top board” or “in the medal round” in this language. $why is why the player may not sit there: “stepped back”.
event-problems-no-claim-to-seat = { $name } sitzt { $at-top-board } ohne Anspruch auf einen Platz ({ $why })
# The reason in the message above. $moment is “after round 4” or “after the elimination”.
event-problems-not-in-ranking = nicht in der Rangliste { $moment }
event-problems-seat-qualified-player = Setzen Sie einen qualifizierten Spieler, oder vermerken Sie, wer verzichtet hat oder von der Turnierleitung benannt wurde.
