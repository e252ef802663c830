## Titles.

title-standings = Rangliste
title-groups = Gruppen
title-no-group = Ohne Gruppe
title-teams = Teams
title-awards = Preise
title-best-countries = Länderpreise
title-notebook = Notizbuch
title-badges = Namensschilder
title-certificates = Urkunden
title-cards = Spielerkarten
title-places = Plätze nach jeder Runde
title-leaders-by-event = Die Führenden nach jedem Turnier
title-ruling = Entscheidung
title-rules = Regeln: { $rules }
title-scoring-system = Wertungssystem { $system }
title-board-call = { $round }: Auslosung
title-call-by-player = { $round }: Auslosung nach Spielern
title-sitting-out = { $round }: Es setzen aus
title-boards = { $round }: Bretter
title-centres-by-year = { $round }: Zentren nach Jahren
title-board-scored = { $board }, gewertet nach { $system }
title-board-provisional = { $board }, gewertet nach { $system }, vorläufig: { $why }
title-board-not-scored = { $board }, nicht gewertet: Das Wertungssystem ist nicht bekannt
title-order-sheet = { $board }: { $power }
label-board = Brett

## When and what a table counts.

title-after-round = Nach { $round }
first-players = Die ersten { $shown } von { $all } Spielern
for-the-director = Für die Turnierleitung. Nicht aushängen

## The standings.

view-after = nach { $round }
view-after-elimination = nach der Vorrunde
view-posted = was ausgehängt werden darf
view-finished = nur beendete Partien
view-running = wenn alle Partien jetzt endeten

counts = Es zählen: { $counts }.
counts-at-top-board = Es zählen: { $counts }; { $top-board }: { $at-top-board }.

rounds-not-entered =
    { $count ->
        [one] { $rounds } ist noch nicht eingegeben.
       *[other] { $rounds } sind noch nicht eingegeben.
    }
only-sat-out =
    { $count ->
        [one] { $names } hat bisher nur ausgesetzt und steht nicht in der Tabelle.
       *[other] { $names } haben bisher nur ausgesetzt und stehen nicht in der Tabelle.
    }
many-only-sat-out =
    { $count ->
       *[other] { $count } Spieler haben bisher nur ausgesetzt und stehen nicht in der Tabelle.
    }
board-without-result = { $board } hat noch kein Ergebnis.
replaces-posting = Ersetzt den Aushang von { $time }.
replaces-sheet = Ersetzt das Blatt vom { $time }.
moved = Neue Plätze: { $changes }.
places-since = Neue Plätze seit dem Aushang von { $time }: { $changes }.
# “B. Smith 2. (zuvor 3.)”
moved-from-to = { $name } { $to } (zuvor { $from })
moved-new = { $name } (neu als { $to })
moved-out = { $name } (war { $from }, jetzt ohne Platz)
and-more =
    { $count ->
        [one] { $items }, und { $count } weiterer
       *[other] { $items }, und { $count } weitere
    }
shared-place = geteilter { $place }

no-place = ohne Platz
no-place-no-result = ohne Platz: noch keine gewertete Partie
no-place-too-few = ohne Platz: erst { $results } von { $needed } nötigen Ergebnissen
no-place-one-round = ohne Platz: nur in einer Runde gespielt
no-place-role = { $role }: ohne Platz
player-without-place = { $name }, { $reason }.
players-without-result =
    { $count ->
        [one] Ein Spieler hat noch keine gewertete Partie und damit keinen Platz.
       *[other] { $count } Spieler haben noch keine gewertete Partie und damit keinen Platz.
    }
stands-above = { $place } { $name } steht vor { $other }: { $reason }.
ladder-stands-above = { $name } steht vor { $other }: { $reason }.
stands-above-next = { $name } steht vor dem nächsten Platz: { $reason }.
shared-with = geteilt mit { $names }: { $reason }

top-board-bonus = { $top-board }: Die Spieler erhalten einen Bonus von { $percent } %.
player-handicap = { $name }: Vorgabe von { $points }.
player-penalty = { $name }: Strafe von { $points }.
player-penalty-reason = { $name }: Strafe von { $points }, { $reason }.

moved-up = { $places } vor
moved-down = { $places } zurück
new-player = neu

held-back =
    { $count ->
        [one] { $rounds } wird zurückgehalten: Die Ergebnisse sind noch nicht ausgehängt und zählen hier nicht.
       *[other] { $rounds } werden zurückgehalten: Die Ergebnisse sind noch nicht ausgehängt und zählen hier nicht.
    }
held-back-not-counted =
    { $count ->
        [one] { $rounds } wird bis zur Freigabe zurückgehalten. Diese Tabelle zählt die Runde nicht mit.
       *[other] { $rounds } werden bis zur Freigabe zurückgehalten. Diese Tabelle zählt die Runden nicht mit.
    }
held-back-counted =
    { $count ->
        [one] { $rounds } wird bis zur Freigabe zurückgehalten. Für einen Aushang schon jetzt gibt es die Ansicht „Was ausgehängt werden darf“.
       *[other] { $rounds } werden bis zur Freigabe zurückgehalten. Für einen Aushang schon jetzt gibt es die Ansicht „Was ausgehängt werden darf“.
    }

## Marks of cells, and their legend.

mark-dropped = zählt nicht
mark-part-counts = zählt { $part }
mark-top-board = am Top-Board
mark-sat-out = ausgesetzt
mark-penalised = nach Abzug einer Strafe
mark-carried-over = übernommen
mark-running = die Partie läuft noch
mark-unscored = noch nicht gewertet
mark-did-not-play = nicht gespielt
mark-abandoned = die Partie wurde abgebrochen
mark-solo-of = Solo: { $power }
mark-end-unknown = die Partie endete vorzeitig, und es ist nicht angegeben, ob als Draw oder durch Abbruch
mark-last-year-unknown = das letzte Jahr der Partie ist nicht eingegeben, sie endete also vielleicht vorzeitig
mark-count-unreadable = eine Zentrenzahl ist nicht lesbar
sign-captain = (Kapitän)
sign-set-by-director = (von der Turnierleitung festgesetzt)

style-struck = Durchgestrichen
style-italic = Kursiv

legend-dropped = die Partie zählt nicht.
legend-team-dropped = die Punkte zählen nicht für das Team.
legend-ladder-dropped = das Ergebnis zählt nicht.
legend-gives-up-seat = verzichtet oder hat das Turnier verlassen.
legend-half = die Hälfte der Punkte zählt.
legend-part-of = { $part } der Punkte zählen.
legend-factor = die Punkte werden damit multipliziert.
legend-factor-of = die Punkte zählen { $times }-fach.
legend-running = die Partie läuft noch, die Punkte können sich ändern.
legend-may-change = { $reason }; die Punkte können sich ändern.
legend-count-unreadable = eine Zentrenzahl ist nicht lesbar, die Punkte können sich ändern.
legend-unscored = die Partie hat begonnen und ist noch nicht gewertet.
legend-sat-out = hat in der Runde ausgesetzt.
legend-abandoned = Die Partie wurde abgebrochen.
legend-reserved-sign = T vor einem Platz
legend-reserved = über den Platz entschied nicht die Gesamtpunktzahl, sondern: { $top-board }.
legend-top-board = hat { $top-board } gespielt.
legend-penalised = eine Strafe wurde abgezogen.
legend-carried-over = übernommen: jemand anders hat die Partie gespielt oder begonnen.
legend-shared = Spieler mit demselben Platz teilen ihn sich.
legend-shared-rank = Spieler mit gleichem Rang teilen ihn sich.
legend-rank-change = gewonnene oder verlorene Ränge seit dem vorigen Stand der Rangliste.
legend-to-overtake = die Punkte, die ein weiteres Ergebnis bringen muss, um mit dem Führenden gleichzuziehen.
legend-score-divided = Gesamt geteilt durch { $divisor }
legend-score-decimals = mehr Nachkommastellen, wo zwei Werte sonst gleich aussähen
legend-no-place = ohne Platz.
legend-did-not-play = hat nicht gespielt.
legend-captain = der Kapitän des Teams.
legend-set-by-director = eine Entscheidung der Turnierleitung ersetzt die berechneten Punkte.
legend-overruled = führt laut Wertung; die Turnierleitung hat jemand anderen benannt.
legend-total-sign = Gesamt
legend-total = addiert werden ungerundete Punkte, die letzte Stelle kann daher abweichen.
legend-start = alle Spieler beginnen mit { $points } Punkten.
places-by-totals = Ab hier entscheidet die Gesamtpunktzahl.

## The boards of a round.

ended = beendet { $when }
ended-without-result =
    { $is-known ->
        [no] beendet ohne Ergebnis: Die Partie wurde abgebrochen
       *[yes] beendet { $when } ohne Ergebnis: Die Partie wurde abgebrochen
    }
ended-conceded =
    { $is-known ->
        [no] beendet, durch Aufgabe der anderen gewonnen: { $power }
       *[yes] beendet { $when }, durch Aufgabe der anderen gewonnen: { $power }
    }
ended-by-solo =
    { $is-known ->
        [no] beendet, Solo: { $power }
       *[yes] beendet { $when }, Solo: { $power }
    }
ended-in-draw =
    { $is-known ->
        [no] beendet, Draw: { $powers }
       *[yes] beendet { $when }, Draw: { $powers }
    }
ended-in-draw-proposed = beendet { $when }, Draw: { $powers } (Vorschlag: { $power })
eliminated = ausgeschieden: { $powers }
is-top-board = Dieses Brett: { $top-board }
still-running = läuft noch
still-running-year = läuft noch, letzter Stand { $year }
end-not-said = nicht angegeben, ob die Partie als Draw endete oder abgebrochen wurde
last-year-not-entered = das letzte Jahr der Partie ist nicht eingegeben
note-of-board = Anmerkung: { $note }
note-of-power = Anmerkung ({ $power }): { $note }
took-over = { $name } hat übernommen
took-over-from = { $name } hat übernommen ab { $when }
result-of = das Ergebnis zählt für { $name }
penalty-of = Strafe von { $amount }
yellow-card = Gelbe Karte
red-card = Rote Karte
extension-card = Zeitverlängerung
with-moment = { $what } { $when }
with-note = { $what } ({ $note })
draw-proposed = Draw-Vorschlag { $when }: { $outcome }
draw-proposed-by = Draw-Vorschlag { $when } ({ $power }): { $outcome }
draw-of-proposed = Draw-Vorschlag { $when } für { $powers }: { $outcome }
draw-of-proposed-by = Draw-Vorschlag { $when } ({ $power }) für { $powers }: { $outcome }
draw-open = noch nicht abgestimmt
draw-passed = angenommen
draw-failed = abgelehnt
draw-vetoed = durch Veto abgelehnt
no-chart = Keine Zentrentabelle eingegeben: { $boards }.
centres-by-year = Zentren nach Jahren
places-of-leaders = Plätze der Führenden
line-leader = führt
line-leader-most-gained = führt, größter Gewinn von diesen
line-most-gained = größter Gewinn von diesen
line-most-lost = größter Verlust von diesen

## Cards of players, and certificates.

card-place = Platz von { $placed }
card-shared-place = geteilter Platz von { $placed }
card-no-place = ohne Platz
card-total = gesamt
card-title-place = { $name }: Platz { $place } von { $placed }
card-title-shared-place = { $name }: geteilter Platz { $place } von { $placed }
card-title-no-place = { $name }: ohne Platz
card-title-place-total = { $name }: Platz { $place } von { $placed }, gesamt { $total }
card-title-shared-place-total = { $name }: geteilter Platz { $place } von { $placed }, gesamt { $total }
card-title-no-place-total = { $name }: ohne Platz, gesamt { $total }
card-sum = Gesamt: { $sum } = { $total }.
card-sum-rounded = Gesamt: { $sum } = { $total }, erst nach dem Addieren gerundet.
certificate-place =
    { $players ->
        [one] { $place } Platz von { $players } Spieler
       *[other] { $place } Platz von { $players } Spielern
    }
certificate-shared-place =
    { $players ->
        [one] geteilter { $place } Platz von { $players } Spieler
       *[other] geteilter { $place } Platz von { $players } Spielern
    }

## Awards and teams.

nobody-yet = noch niemand
tied-so-shared = Gleichstand, daher geteilt
by-the-figures = laut Wertung
decided-by-director = Entscheidung der Turnierleitung
decided-by-director-note = Entscheidung der Turnierleitung: { $note }
no-votes-yet = niemand mit { $games } Partien hat bisher eine Stimme
director-gives-award = Die Turnierleitung vergibt den Preis an { $names }.
award-reasons = { $award }: { $reasons }.
shared = Geteilt
team-did-not-play = hat in den Runden der Teamwertung nicht gespielt
team-counts = zählt für das Team
team-does-not-count = zählt nicht: andere Mitglieder des Teams haben mehr Punkte
team-member-reason = { $name }: { $reason }

## Sheets for tables and for orders.

centres-add-up = Die Zentren eines Jahres ergeben zusammen 34, sobald keines mehr neutral ist.
scored-by = Diese Partie wird nach { $system } gewertet.
last-year-is = Das letzte Jahr der Partie ist { $year }.
sum-of-centres = Summe
title-centres-after-autumn = Versorgungszentren nach jedem Herbst
title-votes = Abstimmungen über einen Draw
title-end-of-game = Ende der Partie
title-signatures = Unterschriften
title-orders = Befehle
title-retreats-and-winter = Rückzüge und Winter

## Rules.

rules-about = Beschreibung
rules-source = Quelle
rules-in-words = In Worten
rules-event-mean = { $name } (Mittelwert des Turniers)

## The top board.

powers-missing = Noch sind nicht alle Länder gewählt.
powers-not-posted = Die gewählten Länder sind noch nicht ausgehängt.
order-partly-entered = Die Reihenfolge der Länderwahl ist für { $entered } von { $players } Spielern eingegeben. Die anderen folgen nach der Rangliste.
title-top-board-seats = Plätze { $there }, in der Reihenfolge der Länderwahl
title-claims = Ansprüche auf einen Platz, laut Rangliste { $when }
title-claims-of-groups = Ansprüche auf einen Platz: zuerst die Gruppensieger, dann laut Rangliste { $when }
total-with-bonus = Darin enthalten: { $percent } % Bonus für die Teilnahme dort, { $amount }
champion = Meister
vice-champion = Vizemeister
place-of-event = Platz { $place } des Turniers
outcome-reason = { $title }: { $reason }
outcome-so-far = bisher { $outcome }

## The ladder of a year.

undecided-names =
    { $count ->
        [one] Ein Namenspaar ist ungeklärt und zählt als zwei Personen: { $names }.
       *[other] { $count } Namenspaare sind ungeklärt. Jedes zählt als zwei Personen: { $names }.
    }
shared-without-tie-break = Geteilt: Kein Tie-Break trennt diese Spieler
also-spelt = Auch geschrieben: { $names }
counted-of = { $counted } von { $all }
ladder-does-not-count = Zählt nicht: Andere Ergebnisse haben mehr gebracht
title-games = Partien
title-events = Turniere
left-out = Nicht gewertet: { $event }, { $reason }.
left-out-date = Nicht gewertet: { $event }, { $date }, { $reason }.
left-out-reason = nicht gewertet: { $reason }
winner = { $title }: { $names }.
joint-winners = { $title } (geteilt): { $names }.
not-listed-games = Nicht aufgeführt: { $players } Spieler mit weniger als { $least } Partien.
not-listed-events = Nicht aufgeführt: { $players } Spieler mit weniger als { $least } Turnieren.
no-event-counts = Noch zählt kein Turnier.

## Rulings on disputed orders.

paragraphs = Paragrafen ohne weitere Angabe sind die der WDC-Regeln von 2006; § 5 ist das Regelheft von 1971.
signs-of-drawing = Auf dem gezeichneten Brett sind Kreise Armeen und Rechtecke Flotten. Ein Pfeil ist ein Zug, ein Kreuz am Ende ein misslungener Zug, gestrichelte Linien sind Unterstützungen und Konvois, und ein zweiter Umriss ist eine vertriebene Einheit.
signs-of-other-phases = Ein gestrichelter Pfeil ist ein Rückzug, ein Plus eine aufgebaute Einheit, und ein Kreuz über einer Einheit bedeutet, dass sie abgebaut oder aufgelöst wird.
title-text-problems = Probleme im Text
title-units-without-order = Einheiten ohne Befehl, die halten
title-banned-powers = Länder, deren Befehle nicht zählen
title-unused-orders = Befehle, die nicht zählen
title-retreats = Rückzüge
title-draw-votes = Draw-Abstimmungen
title-position-after = Stellung nach der Entscheidung
title-owners-after = Besitzer der Zentren nach der Entscheidung
retreat-nowhere = kein freies Feld; sie wird aufgelöst
