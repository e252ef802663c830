# The menus of the window, its commands, and why a command is not possible now.

### A command is an entry of a menu and often a button. “…” at the end of its name says that a dialog or a list follows.
### “.help” says what it does: whole sentences in a tooltip, with a full stop at the end. The list of keys shows it without that full stop.
### “.words” are other words by which somebody may look for the command, of this language, in small letters with blanks between them.
### They are never shown, and words that are in the name or in the help line need not be repeated. The English words find it too.
### Names of keys in a sentence (Ctrl, Shift, Escape, Enter) are those of keys.ftl, which the program shows beside its commands.
### On a Mac the program writes “Cmd” in the place of “Ctrl”.

## The menus of the menu bar. Their names are short. “.letter” is the letter that opens the menu together with Alt, and is
## underlined: one of the letters A to Z that is in the name, another one for each menu, and not Q, X or Y.

commands-menu-file = Datei
    .letter = D
commands-menu-edit = Bearbeiten
    .letter = B
# The tournament: its name, its players and its rounds.
commands-menu-event = Turnier
    .letter = T
commands-menu-board = Brett
    .letter = E
# The draw of seats: who plays on which board with which power.
commands-menu-draw = Auslosung
    .letter = L
# The rules of the event and the systems that score its boards.
commands-menu-scoring = Wertung
    .letter = W
commands-menu-standings = Rangliste
    .letter = R
# The top board, the teams and the prizes.
commands-menu-prizes = Preise
    .letter = P
# The ranking of a year over many events.
commands-menu-ladder = Jahresrangliste
    .letter = J
commands-menu-view = Ansicht
    .letter = A
commands-menu-help = Hilfe
    .letter = H

## The menu File.

commands-new-book = Leeres Turnier
    .help = Beginnt ein leeres Turnier.
# The dialog asks four questions, one after the other.
commands-new-event = Neues Turnier…
    .help = Legt ein Turnier mit vier Fragen an: nach Namen, Regeln, Runden und Spielern.
commands-open = Öffnen…
    .help = Öffnet ein Buch oder eine Arbeitsmappe mit Ergebnissen.
commands-open-recent = Zuletzt geöffnete Bücher…
    .help = Öffnet eines der Bücher, die zuletzt offen waren.
    .words = verlauf wieder letzte
commands-save = Speichern
    .help = Schreibt das Buch in seine Datei.
commands-save-as = Speichern unter…
    .help = Schreibt das Buch in eine andere Datei.
commands-import = Importieren…
    .help = Fügt den Inhalt einer Arbeitsmappe oder einer Textdatei in dieses Buch ein.
    .words = laden einlesen einfügen csv xlsx
# Cells of an imported file for which the book has no place.
commands-unplaced-cells = Zellen ohne Zuordnung…
    .help = Zeigt im Wortlaut die Zellen importierter Dateien, für die das Buch keinen Platz hat.
commands-export = Für Spieler exportieren…
    .help = Schreibt, was jetzt ausgehängt werden darf, als formatierte Arbeitsmappe. Ein Name mit der Endung .csv ergibt die einfache Tabelle.
    .words = export xlsx excel herunterladen speichern ausgeben
commands-export-letter = Für Spieler auf US Letter exportieren…
    .help = Schreibt die Arbeitsmappe für Seiten von 8½ × 11 Zoll.
commands-export-values = Für Spieler als Werte exportieren…
    .help = Schreibt die Arbeitsmappe mit den Punkten als bloßen Zahlen, ohne Formeln.
# To publish tables: on paper, on the web, in a forum. It is also a button of the menu bar.
commands-post = Aushängen…
    .help = Schreibt, was jetzt ansteht, als Druckseiten, Webseite oder Forumstext: die Rangliste, die Bretter der letzten Runde, die Auslosung der nächsten, Blätter für die Tische.
    .words = drucken druck pdf veröffentlichen aushang plakat poster wand
# A file for the director of the tournament alone.
commands-director-copy = Kopie für die Turnierleitung…
    .help = Schreibt eine Arbeitsmappe mit allem, auch mit dem, was die Spieler nicht sehen dürfen. Wieder eingelesen ergibt sie dasselbe Buch.
    .words = sicherung backup sicherungskopie alles
commands-quit = Beenden
    .help = Schließt das Fenster.

## The menu Edit.

commands-undo = Rückgängig
    .help = Macht den letzten Schritt rückgängig.
    .words = zurück widerrufen zurücknehmen
commands-redo = Wiederholen
    .help = Führt den zuletzt rückgängig gemachten Schritt wieder aus.
    .words = wiederherstellen nochmal erneut
commands-cut = Ausschneiden
    .help = Kopiert die ausgewählten Zellen. Beim Einfügen werden sie geleert.
commands-copy = Kopieren
    .help = Kopiert die ausgewählten Zellen so, wie sie zu sehen sind. Excel, LibreOffice und dieses Blatt nehmen sie an.
# Not rounded as they are shown.
commands-copy-exact = Genaue Zahlen kopieren
    .help = Kopiert die ausgewählten Zellen mit allen Nachkommastellen.
commands-paste = Einfügen
    .help = Fügt die Zwischenablage ab der Zelle am Cursor ein.
# The menu of the right mouse button.
commands-context-menu = Menü dieser Zelle
    .help = Öffnet das Menü der Zelle am Cursor, wie die rechte Maustaste.
    .words = kontextmenü rechtsklick
commands-find = Suchen…
    .help = Sucht einen Spieler, ein Brett, einen Sitzplatz, eine Zeile des Notizbuchs oder eine Regel und springt dorthin.
    .words = finden suche nachschlagen
commands-find-next = Weitersuchen
    .help = Springt zur nächsten Fundstelle.
commands-find-previous = Rückwärts suchen
    .help = Springt zur vorigen Fundstelle zurück.
commands-replace = Ersetzen…
    .help = Ersetzt einen Text in den ausgewählten Zellen oder in allen Zellen des Tabs, in einem Schritt.
    .words = austauschen ändern umbenennen überall spieler
# “This one” is the player, the board or the line of the notebook at the cursor.
commands-insert-row = Davor einfügen
    .help = Fügt einen Spieler vor dem am Cursor ein, ein Brett vor dem am Cursor oder eine Zeile des Notizbuchs.
    .words = zeile oberhalb darüber neu
commands-history = Verlauf
    .help = Zeigt jede Änderung mit dem vorherigen Wert der Zelle.
    .words = versionen änderungen verfolgen nachverfolgen sicherung früher protokoll
commands-cell-note = Anmerkung zu dieser Zelle…
    .help = Schreibt eine Anmerkung zum Sitzplatz, zum Brett oder zum Spieler am Cursor.
    .words = kommentar notiz bemerkung hinweis
# The entry opens a menu of colours.
commands-colour = Farbe
    .help = Färbt die ausgewählten Sitzplätze, Bretter oder Spieler ein, etwa für „noch zu prüfen“. Spieler sehen die Farbe nicht.
    .words = hervorheben hintergrund füllung markieren einfärben
commands-fill-yellow = Gelb einfärben
    .help = Färbt die ausgewählten Sitzplätze, Bretter oder Spieler gelb ein.
commands-fill-green = Grün einfärben
    .help = Färbt die ausgewählten Sitzplätze, Bretter oder Spieler grün ein.
commands-fill-blue = Blau einfärben
    .help = Färbt die ausgewählten Sitzplätze, Bretter oder Spieler blau ein.
commands-fill-red = Rot einfärben
    .help = Färbt die ausgewählten Sitzplätze, Bretter oder Spieler rot ein.
commands-fill-violet = Violett einfärben
    .help = Färbt die ausgewählten Sitzplätze, Bretter oder Spieler violett ein.
commands-fill-grey = Grau einfärben
    .help = Färbt die ausgewählten Sitzplätze, Bretter oder Spieler grau ein.
# The last entry of the menu of colours.
commands-no-colour = Keine Farbe
    .help = Entfernt die Farbe der ausgewählten Sitzplätze, Bretter oder Spieler.
commands-history-of-cell = Verlauf dieser Zelle
    .help = Zeigt die früheren Werte der Zelle am Cursor.
commands-history-of-player = Verlauf dieses Spielers
    .help = Zeigt jede Änderung, die den Spieler am Cursor betrifft.
commands-history-of-board = Verlauf dieses Bretts
    .help = Zeigt jede Änderung am Brett am Cursor.
# “This time” is that of the line of the history at the cursor.
commands-show-past-state = Turnier zu diesem Zeitpunkt zeigen
    .help = Zeigt das Turnier, wie es nach der Änderung am Cursor war (Eingabe). Das Turnier selbst ändert sich nicht.
# “This state” is the past state of the event that is in view.
commands-restore-past-state = Diesen Stand wiederherstellen
    .help = Setzt das Turnier auf den angezeigten Stand zurück (Strg+Eingabe). Das ist ein Schritt, der sich rückgängig machen lässt.
# From a past state of the event to the present one.
commands-return-to-present = Zum aktuellen Stand
    .help = Verlässt den früheren Stand und zeigt das Turnier von jetzt (Esc).
commands-export-history = Verlauf exportieren…
    .help = Schreibt die angezeigten Zeilen als Text mit Kommas zwischen den Werten.
commands-give-reason = Begründung angeben
    .help = Fragt nach dem Grund, aus dem eine beendete Runde geändert wurde.
# The program asks a question in a bar below the sheet. This command answers it with yes.
commands-answer-yes = Ja zur Frage unter dem Blatt
    .help = Tut, was die älteste Frage unter dem Blatt vorschlägt.
# This command answers the question in the bar with no.
commands-answer-no = Nein zur Frage unter dem Blatt
    .help = Lässt das Buch, wie es ist, und entfernt die älteste Frage unter dem Blatt.
commands-sort-by-column = Nach dieser Spalte sortieren
    .help = Sortiert die Tabelle nach der Spalte am Cursor. Beim zweiten Mal kehrt sich die Reihenfolge um.
    .words = ordnen aufsteigend absteigend sortierung
# “Equals” are rows with the same value in the column by which the table is sorted already.
commands-sort-also = Zusätzlich nach dieser Spalte sortieren
    .help = Behält die Reihenfolge der Tabelle bei und sortiert darin gleiche Zeilen nach der Spalte am Cursor. Umschalt mit einem Klick auf die Überschrift bewirkt dasselbe.
# A place is a rank in the standings.
commands-sort-by-place = Nach Platz sortieren
    .help = Stellt die übliche Reihenfolge wieder her: nach Platz, Eingabe oder Rang, oder die neueste Änderung zuerst.

## The menu Event.

commands-name-event = Turnier benennen…
    .help = Legt Namen, Ort, Gastgeberland und Termin fest.
    .words = land veranstaltungsort ausrichter datum name
# Notices are the tables that are posted for players.
commands-notice-languages = Sprache der Aushänge…
    .help = Legt fest, in welcher Sprache Tabellen ausgehängt werden, oder in welchen zwei, wenn die Spieler im Saal zwei sprechen.
    .words = übersetzen französisch deutsch englisch italienisch spanisch
commands-choose-rules = Regeln wählen…
    .help = Wählt das Regelwerk des Turniers und fügt die Runden hinzu, die es verlangt.
commands-set-up-rounds = Runden der Regeln anlegen
    .help = Fügt die fehlenden Runden und das Top-Board hinzu, die die Regeln verlangen.
commands-add-player = Spieler hinzufügen
    .help = Springt zur ersten leeren Zeile der Spielerliste.
    .words = zeile einfügen neu teilnehmer anmelden
commands-confirm-player = Spieler bestätigen
    .help = Bestätigt die ausgewählten Namen, die an Sitzplätzen eingegeben wurden und nicht in der Spielerliste stehen.
# The answer to the question whether two similar names are one player: they are two.
commands-two-people = Zwei Personen
    .help = Der Spieler am Cursor und ein Spieler mit ähnlichem Namen sind zwei Personen. Topboard fragt nicht noch einmal.
# The player at the cursor does not play in this round.
commands-player-leaves = Aus dieser Runde nehmen…
    .help = Der Spieler am Cursor spielt diese Runde nicht: Seinen Sitzplatz erhält jemand, der aussetzt, oder das Brett wird zum Sechserbrett, ohne andere Spieler umzusetzen.
    .words = abwesend fehlt aussetzen spielfrei
commands-add-round = Runde hinzufügen
    .help = Fügt nach der letzten Runde eine weitere hinzu.
    .words = blatt einfügen neu anlegen
commands-add-missing-round = Fehlende Runde hinzufügen
    .help = Fügt die ausgelassene Runde vor den Runden mit höherer Nummer ein.
commands-rename-round = Runde umbenennen…
    .help = Ändert den Namen der Runde.
    .words = blatt umbenennen benennen
commands-round-system = Wertungssystem dieser Runde…
    .help = Wählt das Wertungssystem für die Bretter dieser Runde.
commands-write-note = In das Notizbuch schreiben
    .help = Springt zu einer leeren Zeile des Notizbuchs. Die Zeit und das Brett am Cursor sind schon eingetragen.
# To adjudicate orders of units that players dispute. “WDC 2006” is the name of rules.
commands-rulings-desk = Strittige Befehle entscheiden…
    .help = Liest Befehle und wertet sie nach WDC 2006 aus, jeweils mit Grund und Paragraf.
    .words = auswertung auswerten schiedsrichter frühling sommer herbst winter rückzüge aufbau abbau züge streit streitfall
# The player at the cursor goes home.
commands-leave-event = Verlässt das Turnier
    .help = Der Spieler am Cursor geht endgültig: Keine Auslosung setzt ihn mehr, und sein Sitzplatz in der kommenden Runde wird neu besetzt.
    .words = zurückziehen abreisen ausscheiden aussteigen
commands-remove-player = Spieler entfernen
    .help = Entfernt den Spieler am Cursor aus dem Turnier.
    .words = zeile löschen
commands-remove-round = Runde entfernen
    .help = Entfernt die Runde und ihre Bretter aus dem Turnier.
    .words = blatt löschen
commands-remove-note = Zeile aus dem Notizbuch entfernen
    .help = Entfernt die Zeile am Cursor aus dem Notizbuch.
    .words = löschen

## The menu Board. A board is a game of seven players. A draw here is a game that ended as a draw.

commands-add-board = Brett hinzufügen
    .help = Fügt der angezeigten Runde ein Brett hinzu.
    .words = zeilen einfügen neu tisch partie
commands-make-boards = Bretter für die Spieler anlegen
    .help = Legt in einer Runde ohne Bretter für je sieben anwesende Spieler ein leeres Brett an.
# What happened at a board beyond the counts of centres.
commands-board-record = Brettprotokoll
    .help = Öffnet Ersatzspieler, Karten, Strafen und Draw-Vorschläge des Bretts. Beim zweiten Mal geht es zurück.
    .words = abstimmung angenommen abgelehnt ersatz vertretung frühling sommer draw vorschlag strafe karte spieler protokoll
# A yellow or a red card, as in football, for a player whose orders come late.
commands-late-orders = Karte für verspätete Befehle
    .help = Gibt dem Spieler am Cursor eine Karte für verspätete Befehle: Gelb beim ersten Mal, Rot im Wiederholungsfall oder bei längerer Verspätung. Steht der Cursor nicht auf einem Spieler, wählen Sie ihn aus einer Liste.
commands-board-system = Wertungssystem dieses Bretts…
    .help = Wählt das Wertungssystem für das Brett am Cursor.
commands-last-year-of-game = Letztes Jahr der Partie
    .help = Springt zur Zelle neben dem Namen des Bretts am Cursor. Geben Sie dort das letzte Jahr der Partie ein.
    .words = beendet ende schluss vorbei fertig
# The survivors agreed to share the game.
commands-end-as-agreed-draw = Die Partie endete mit einem Draw
    .help = Alle Überlebenden des Bretts am Cursor haben sich auf einen Draw geeinigt.
    .words = remis geteilt unentschieden angenommen abgestimmt einigung
# The game was stopped, and has no result.
commands-end-as-abandoned = Die Partie wurde abgebrochen
    .help = Über das Ende der Partie am Cursor gab es keine Einigung. Sie hat kein Ergebnis.
    .words = abbruch ungültig unbeendet
commands-end-all-as-agreed-draws = Alle Partien ohne Ausgang endeten mit einem Draw
    .help = Auf jedem vorzeitig beendeten Brett ohne Ausgang haben sich alle Überlebenden auf einen Draw geeinigt, etwa bei einem importierten Turnier.
    .words = remis geteilt unentschieden
commands-play-all-to-the-last-year = Alle Partien ohne letztes Jahr wurden zu Ende gespielt
    .help = Trägt auf jedem beendeten Brett ohne letztes Jahr das letzte Jahr der Regeln ein.
commands-set-score = Punkte von Hand festsetzen…
    .help = Ersetzt die berechneten Punkte durch Ihre eigenen.
    .words = überschreiben manuell
commands-clear-score = Zurück zu den berechneten Punkten
    .help = Entfernt die von Hand festgesetzten Punkte.
# How the score was computed.
commands-copy-explanation = Erklärung kopieren
    .help = Kopiert als Text, wie die Punkte am Cursor zustande kommen.
    .words = warum grund erläuterung
commands-remove-board = Brett entfernen
    .help = Entfernt das Brett am Cursor aus seiner Runde.
    .words = zeilen löschen

## The menu Draw. A draw here is the drawing of seats by lot, never a game that ended as a draw.

# The check who is present before a round. It is the name of a tab too.
commands-roll-call = Anwesenheit
    .help = Öffnet die Anwesenheitsliste der kommenden Runde: wer da ist und wer aussetzt.
    .words = appell check-in einchecken spielfrei aussetzen anwesend
commands-roll-call-of-round = Anwesenheit einer anderen Runde…
    .help = Wählt die Runde der Anwesenheitsliste.
commands-everybody-present = Alle anwesend
    .help = Trägt alle Spieler, die in der Anwesenheitsliste noch keinen Eintrag haben, als anwesend ein.
commands-new-player-present = Ein neuer Spieler ist anwesend…
    .help = Fügt einen Spieler hinzu, der nicht in der Liste steht, und trägt ihn als anwesend ein. Die Eingabetaste nach Buchstaben, mit denen kein Name beginnt, bewirkt dasselbe.
    .words = nachzügler hinzufügen spontan nachmeldung
commands-roll-call-file = Anwesenheit aus einer Datei…
    .help = Liest die anwesenden Spieler aus einer Arbeitsmappe oder einer Liste: eine Spalte mit Namen und eine mit Häkchen.
commands-draw-round = Runde auslosen…
    .help = Lost die Bretter und Länder der angezeigten Runde aus. Bretter mit Zentrenzahlen und fixierte Sitzplätze bleiben.
    .words = sitzordnung paarung losen setzen auslosung
commands-draw-rounds = Mehrere Runden auslosen…
    .help = Lost diese und spätere Runden gemeinsam aus. So wiederholen sich weniger Begegnungen als bei einzelnen Auslosungen.
# An elimination is the stage of an event from which the best go on. “One with each power”: a game with each of the seven powers.
commands-elimination-draw = Vorrunde auslosen…
    .help = Sucht für jeden Teilnehmer sieben Partien, eine mit jedem Land, nach den Regeln der Gruppen. So entstehen alle Runden der Vorrunde.
    .words = gunboat gruppen spielplan
# Boards of six players: one of the seven powers has no player.
commands-boards-of-six = Mit Sechserbrettern auslosen…
    .help = Lässt auf so vielen Brettern wie nötig ein Land ohne Spieler. Dann setzt niemand aus.
commands-restore-draw = Frühere Auslosung wiederherstellen…
    .help = Besetzt die Runde wie in einer früheren Auslosung.
commands-replay-draw = Frühere Auslosung wiederholen…
    .help = Wiederholt eine Auslosung nach ihrer Aufzeichnung und prüft, ob sie dieselben Bretter ergibt.
# How well the draw avoids that players meet again or have a power again.
commands-round-quality = Qualität der Auslosung…
    .help = Zählt wiederholte Begegnungen, wiederholte Länder und Spieler, die trotz Trennung zusammensitzen, und vergleicht mit dem Minimum.
commands-swap-seats = Sitzplätze tauschen
    .help = Tauscht die zwei ausgewählten Sitzplätze und zeigt, wie sich jede Zählung ändert. Ein einzelner Sitzplatz wird für den Tausch mit dem nächsten vorgemerkt.
commands-lock-seat = Sitzplatz fixieren oder lösen
    .help = Fixiert den Sitzplatz am Cursor: Eine neue Auslosung lässt seinen Spieler dort.
    .words = sperren schützen festhalten einfrieren
commands-lock-board = Brett fixieren oder lösen
    .help = Fixiert alle Sitzplätze des Bretts: Eine neue Auslosung lässt seine Spieler dort.
commands-latecomer = Nachzügler setzen…
    .help = Sucht einen Sitzplatz für einen Spieler, der zu spät kommt, ohne andere Spieler umzusetzen.
commands-keep-apart = Spieler getrennt setzen…
    .help = Legt fest, wer nicht gemeinsam an einem Brett sitzen soll, etwa Paare und Familien.
# Powers that are neighbours on the map of the game.
commands-adjacent-powers = Benachbarte Länder…
    .help = Wählt die Tabelle der benachbarten Länder. Eine Auslosung vermeidet sie, wenn zwei Spieler sich wieder begegnen.

## The menu Scoring.

commands-find-system = Regeln oder Wertungssystem suchen…
    .help = Sucht ein Regelwerk oder ein Wertungssystem nach ein paar Buchstaben seines Namens und zeigt es.
# For a ruleset in view the entry is “Use these rules”.
commands-use-system = Dieses Wertungssystem verwenden
    .help = Verwendet das angezeigte Wertungssystem oder Regelwerk für das Turnier.
commands-copy-system = Kopieren und ändern
    .help = Kopiert das angezeigte System oder Regelwerk in das Turnier. Die Kopie lässt sich ändern.
# A column of a scoring system: a step of its computation.
commands-add-column = Spalte hinzufügen
    .help = Fügt vor den Punkten eine Spalte ein.
commands-add-number = Zahl hinzufügen
    .help = Fügt eine Zahl hinzu, die Formeln mit ihrem Namen verwenden können.
commands-add-list = Zahlenliste hinzufügen
    .help = Fügt eine Liste von Zahlen für Formeln hinzu, etwa die Punkte je nach Platz.
# A total is that of a player over the rounds.
commands-add-counting-part = Teil der Gesamtpunktzahl hinzufügen
    .help = Fügt der Gesamtpunktzahl, die das angezeigte Regelwerk berechnet, einen Teil hinzu.
commands-add-tie-break = Tie-Break hinzufügen
    .help = Fügt den Tie-Breaks des angezeigten Regelwerks einen weiteren hinzu.
commands-add-prize = Preis hinzufügen
    .help = Fügt dem angezeigten Regelwerk einen Preis hinzu.
    .words = sieger gewinner meister auszeichnung pokal
commands-formula-help = Funktionen und Namen
    .help = Blendet die Liste der Funktionen und Namen für Formeln ein oder aus.
commands-compare-systems = Systeme vergleichen
    .help = Wertet dieselben Bretter nach mehreren Systemen, nebeneinander.
# The next kind of results to compare systems on.
commands-next-comparison-boards = Mit anderen Ergebnissen vergleichen
    .help = Wechselt im Vergleich zwischen Rangliste, Brettern und typischen Ergebnissen.
commands-toggle-compared = In den Vergleich oder heraus
    .help = Nimmt das angezeigte System in den Vergleich auf oder aus ihm heraus.
commands-remove-system = Dieses System entfernen
    .help = Entfernt das angezeigte eigene System oder Regelwerk aus dem Turnier.

## The menu Prizes.

# The player at the cursor declines a seat at the top board; a second time takes this back.
commands-decline-seat = Verzicht auf das Top-Board oder Rückkehr
    .help = Vermerkt, dass der Spieler am Cursor auf das Top-Board verzichtet oder doch wieder teilnimmt.
# Players with equal totals are tied.
commands-put-first-of-tie = Bei Gleichstand vorziehen
    .help = Gibt den Platz dem Spieler am Cursor, vor anderen, die mit ihm um diesen Platz gleichauf liegen.
commands-nominate-for-seat = Für einen Platz benennen
    .help = Gibt dem Spieler am Cursor durch Ihre Entscheidung einen Platz oder hebt diese Entscheidung auf.
# The players of the top board choose their powers one after the other. The player at the cursor gets an earlier turn.
commands-choose-earlier = Früher wählen
    .help = Lässt den Spieler am Cursor sein Land früher wählen.
# The player at the cursor gets a later turn to choose a power.
commands-choose-later = Später wählen
    .help = Lässt den Spieler am Cursor sein Land später wählen.
commands-make-top-board = Top-Board besetzen
    .help = Setzt die sieben Spieler des Top-Boards mit ihren gewählten Ländern in die Runde, die die Regeln nennen.
commands-wants-team = Spieler auf Teamsuche…
    .help = Wählt die Spieler, die sich einem Team anschließen wollen.
    .words = teams mannschaft
# Teams that are drawn by lot from players who have none.
commands-scratch-teams = Teams auslosen…
    .help = Lost Teams aus den Spielern aus, die sich einem anschließen wollen.
    .words = team mannschaft zusammenstellen
# The players behind the winner of a prize.
commands-runners-up = Nächste Anwärter
    .help = Blendet ein oder aus, wer beim Preis am Cursor als Nächstes an der Reihe wäre.

## The menu Standings.

# The standings, if every running game ended as it stands now.
commands-view-all = Wenn alle Partien jetzt endeten
    .help = Zeigt die Rangliste aller Partien. Eine laufende Partie zählt, als endete sie jetzt.
    .words = meister sieger führung
commands-view-finished = Nur beendete Partien
    .help = Zeigt die Rangliste ohne die laufenden Partien.
# The standings without the rounds whose scores are held back.
commands-view-posted = Was ausgehängt werden darf
    .help = Zeigt die Rangliste zum Aushängen, ohne die zurückgehaltenen Runden.
# The standings after a round that is chosen.
commands-view-after = Nach einer Runde…
    .help = Zeigt die Rangliste nach einer Runde.
# A table for each group of players.
commands-view-groups = Gruppentabellen…
    .help = Zeigt eine Tabelle für jede Gruppe oder die Tabelle einer Gruppe.
commands-what-if = Was wäre, wenn ein Brett anders endet…
    .help = Nimmt ein Ergebnis eines Bretts an und zeigt die Folgen für die Rangliste. Das Buch ändert sich nicht.
# What the player must achieve to win, or to come to the top board.
commands-needed-results = Was braucht der Spieler…
    .help = Nennt die Ergebnisse der laufenden Runde, die den Spieler am Cursor auf den ersten Platz oder an das Top-Board bringen.
    .words = chancen qualifizieren erreichen gewinnen möglichkeiten
# The result that was supposed in a what-if.
commands-accept-what-if = Ergebnis des Was-wäre-wenn übernehmen
    .help = Schreibt das durchgespielte Ergebnis des Bretts in das Buch.
# A what-if is a supposed result of a board and what would follow from it.
commands-drop-what-if = Was-wäre-wenn verlassen
    .help = Verwirft das durchgespielte Ergebnis. Das Buch bleibt, wie es ist.
# From now on the scores of the round may be posted.
commands-release-round = Punkte dieser Runde freigeben
    .help = Gibt die Punkte der Runde zum Aushängen frei.
# The scores of the round are not posted for the time being.
commands-hold-round = Punkte dieser Runde zurückhalten
    .help = Hält die Punkte der Runde aus Aushängen heraus, bis Sie sie freigeben.

## The menu Ladder.

# “Bismark Cup” is the name of a ladder.
commands-ladder = Jahresrangliste öffnen
    .help = Zeigt die Rangliste eines Jahres, zusammengestellt aus Ergebnislisten.
    .words = bismark cup jahreswertung serie liga saison grand prix
commands-add-result-lists = Ergebnislisten hinzufügen…
    .help = Fügt der Jahresrangliste Ergebnislisten und Bücher hinzu. Sie können mehrere Dateien auf einmal wählen.
commands-paste-result-list = Ergebnisliste einfügen…
    .help = Nimmt die Ergebnisliste eines Turniers als eingefügten oder eingegebenen Text auf.
# “This book” is the document that is open.
commands-add-own-event = Turnier dieses Buchs hinzufügen
    .help = Nimmt die jetzige Rangliste des Turniers in diesem Buch in die Jahresrangliste auf oder aktualisiert sie dort.
commands-add-recent-book = Zuletzt geöffnetes Buch hinzufügen…
    .help = Nimmt die Rangliste eines zuletzt geöffneten Buchs in die Jahresrangliste auf.
commands-choose-ladder = Jahresrangliste wählen…
    .help = Wählt die Regeln der Jahresrangliste.
    .words = bismark cup jahreswertung
# “Ties” are equal places in a result list.
commands-ladder-year = Jahr, Datum und Gleichstände…
    .help = Legt das Jahr, das Datum der Jahresrangliste und die Punkte für geteilte Plätze fest.
commands-ladder-after = Stand nach einem Turnier…
    .help = Zeigt die Jahresrangliste, wie sie nach einem Turnier stand.
# The page that asks which spellings of names are one person.
commands-identities = Identitäten
    .help = Zeigt Namenspaare, bei denen zu entscheiden ist, ob sie eine Person sind.
    .words = zusammenführen dubletten doppelte duplikate
# Of the result lists that the ladder is compiled from.
commands-ladder-problems = Probleme der Listen
    .help = Zeigt die Probleme in den Ergebnislisten, mit Datei und Zeile.
# The letter is a key of the page Identities: one letter A–Z, another for each of the three commands.
commands-same-person = Dieselbe Person
    .help = Die zwei Namen am Cursor sind eine Person, die unter dem ersten Namen erscheint. Taste D.
    .letter = D
# The letter is a key of the page Identities: one letter A–Z, another for each of the three commands.
commands-different-people = Verschiedene Personen
    .help = Die zwei Namen am Cursor sind zwei Personen. Taste V.
    .letter = V
# The letter is a key of the page Identities: one letter A–Z, another for each of the three commands.
commands-postpone-pair = Später fragen
    .help = Stellt das Paar am Cursor an das Ende der Liste, um später zu entscheiden. Taste S.
    .letter = S
# Accredited: those who run the ladder count the event. “Problems” is a page of the tab. The letter is a key of this
# page: one letter A–Z, another for each of the two commands.
commands-accredit-event = Das Turnier ist anerkannt
    .help = Das Turnier am Cursor zählt. Taste J auf der Seite „Probleme“.
    .letter = J
    .words = angenommen akzeptiert offiziell anerkennen
commands-exclude-event = Das Turnier ist nicht anerkannt
    .help = Das Turnier am Cursor zählt nicht. Taste N auf der Seite „Probleme“.
    .letter = N
    .words = abgelehnt inoffiziell ausschließen
# The decision about two names, or about an event.
commands-retract-verdict = Entscheidung zurücknehmen
    .help = Entfernt die Entscheidung am Cursor. Taste Entf.
commands-split-person = Bei diesem Turnier jemand anders
    .help = Der Spieler des Turniers am Cursor ist eine andere Person mit demselben Namen.
commands-import-identities = Identitäten importieren…
    .help = Übernimmt die Entscheidungen über Identitäten aus dem Buch des letzten Jahres oder aus einer Datei mit Entscheidungen.
commands-open-result-list = Ergebnisliste öffnen
    .help = Öffnet die Ergebnisliste des Turniers am Cursor.
commands-export-ladder = Jahresrangliste exportieren…
    .help = Schreibt die Jahresrangliste als Arbeitsmappe mit Formeln, als einfache Tabelle (.csv) oder als Text (.txt).
commands-remove-from-ladder = Turnier oder Zeile entfernen
    .help = Entfernt das Turnier am Cursor aus der Jahresrangliste oder die Zeile aus ihrer Liste.

## The menu View.

commands-next-tab = Nächster Tab
    .help = Geht einen Tab nach rechts.
commands-previous-tab = Voriger Tab
    .help = Geht einen Tab nach links.
commands-close-tab = Diesen Tab schließen
    .help = Nimmt den angezeigten Tab aus der Leiste. Was er zeigt, bleibt im Turnier.
    .words = ausblenden verbergen jahresrangliste notizbuch verlauf
# “r2 b france” is an example of what is typed: round 2, board B, France. The name of the power is that of your language.
commands-go-to = Gehe zu…
    .help = Springt zu einem Tab, einem Brett, einem Spieler oder einem Sitzplatz, etwa „r2 b frankreich“.
commands-next-problem = Nächstes Problem
    .help = Springt zum nächsten Problem.
commands-toggle-years = Zentren nach Jahren
    .help = Blendet die jährlichen Zentrenzahlen dieser Runde ein oder aus.
    .words = zentrentabelle tabelle
# Curves over the rounds or over the game years.
commands-plot = Kurven über die Runden oder Jahre
    .help = Zeigt die Ansicht als Diagramm: die Zentren des Bretts am Cursor nach Jahren, die Plätze der Führenden nach jeder Runde oder die der Jahresrangliste nach jedem Turnier.
    .words = graph grafik linien verlauf schaubild
commands-all-columns = Alle Spalten der Spieler
    .help = Zeigt alle Spalten der Spieler, etwa Rollen und Vorgaben, oder nur die benötigten.
    .words = land region nation stadt ort e-mail mail telefon adresse
# The columns of a scoring system with the steps of the computation.
commands-toggle-working-columns = Rechenspalten der Punkte
    .help = Blendet die Spalten, aus denen die Punkte berechnet werden, ein oder aus. Wo ohne sie mehr Bretter Platz haben, sind sie ausgeblendet.
commands-fit-column = Optimale Spaltenbreite
    .help = Gibt den ausgewählten Spalten die Breite ihrer längsten Texte. Ein Doppelklick auf den Rand der Überschrift bewirkt dasselbe.
    .words = automatisch anpassen breite spalte
commands-hide-column = Spalte ausblenden
    .help = Blendet die ausgewählten Spalten aus.
    .words = verbergen verstecken
commands-show-hidden-columns = Alle Spalten einblenden
    .help = Zeigt die ausgeblendeten Spalten des Tabs wieder.
    .words = anzeigen
commands-move-column-left = Spalte nach links
    .help = Stellt die Spalte am Cursor vor ihre Nachbarspalte.
commands-move-column-right = Spalte nach rechts
    .help = Stellt die Spalte am Cursor hinter ihre Nachbarspalte.
commands-usual-column-order = Spalten in üblicher Reihenfolge
    .help = Stellt die verschobenen Spalten zurück an ihre Plätze.
commands-filter-rows = Zeilen filtern…
    .help = Legt fest, welche Werte der Spalte am Cursor oder welcher Text die gezeigten Zeilen haben. Alt+Pfeil unten bewirkt dasselbe in einer Spalte ohne Auswahlliste.
    .words = autofilter nur anzeigen
commands-filter-by-value = Nur Zeilen mit diesem Wert
    .help = Zeigt nur die Zeilen, die in dieser Spalte denselben Wert haben wie die Zelle am Cursor.
commands-apply-filters-again = Filter erneut anwenden
    .help = Blendet geänderte Zeilen aus, die nicht mehr zu den Filtern passen.
    .words = aktualisieren übernehmen neu
commands-show-all-rows = Alle Zeilen einblenden
    .help = Zeigt wieder alle Zeilen der Tabelle (Esc).
    .words = filter löschen aufheben anzeigen
commands-toggle-problems = Probleme
    .help = Blendet die Liste der Probleme ein oder aus.
# The table is that of the standings.
commands-toggle-table = Rangliste neben den Brettern
    .help = Blendet die Rangliste im Seitenbereich ein oder aus.
# The sheet is shown larger.
commands-zoom-in = Vergrößern
    .help = Zeigt das Blatt größer.
# The sheet is shown smaller.
commands-zoom-out = Verkleinern
    .help = Zeigt das Blatt kleiner.
# The zoom of 100 %.
commands-zoom-reset = Originalgröße
    .help = Setzt den Zoom auf 100 %.
commands-projector = Projektor
    .help = Öffnet oder schließt ein zweites Fenster für den Saal, mit der Uhr der Runde und der Rangliste.
commands-projector-slides = Folien des Projektors…
    .help = Legt fest, was der Projektor zeigt.
# The clock of a round counts the minutes of each phase of a game year: moves, retreats, builds.
commands-toggle-clock = Uhr starten oder anhalten
    .help = Startet die Uhr der Runde oder hält sie an. Die Zeiten nennt das Regelwerk.
    .words = timer bedenkzeit stoppuhr stoppen countdown
commands-add-minute = Eine Minute mehr auf der Uhr
    .help = Gibt der laufenden Phase eine Minute mehr.
commands-next-phase = Nächste Phase der Uhr
    .help = Beginnt auf der Uhr die nächste Phase des Spieljahrs.
commands-previous-phase = Vorige Phase der Uhr
    .help = Stellt die Uhr an den Beginn der vorigen Phase zurück.
# Spring is the first season of a game year.
commands-reset-clock = Uhr zurück auf den ersten Frühling
    .help = Stellt die Uhr auf den Beginn einer Runde.
    .words = zurücksetzen neustart reset
# The four words in the help line are those on the buttons in the menu bar.
commands-toggle-tools = Werkzeuge in der Menüleiste
    .help = Blendet „Rückgängig“, „Auslosen“, „Was wäre, wenn“ und „Aushängen“ in der Menüleiste ein oder aus.
# The colours of the window.
commands-toggle-theme = Hell oder dunkel
    .help = Wechselt zwischen hellem und dunklem Design.
# The words name the languages and the word “language” in every language of the window.
commands-language = Sprache des Fensters…
    .help = Wählt die Sprache, in der das Fenster spricht. Die Aushänge haben eigene Sprachen.
    .words = englisch französisch deutsch italienisch english français italiano language langue lingua

## The menu Help.

commands-manual = Handbuch
    .help = Öffnet das Handbuch auf der Seite über den angezeigten Tab.
commands-command-palette = Alle Menübefehle…
    .help = Findet einen Menübefehl nach ein paar Buchstaben seines Namens.
# The keys of the keyboard and what they do.
commands-shortcuts = Tasten
    .help = Zeigt, was jede Taste bewirkt.
commands-first-steps = Erste Schritte…
    .help = Zeigt, womit Sie beginnen können: mit Ihrer Excel-Tabelle, einem neuen Turnier oder dem Beispielturnier.
commands-sample-event = Beispielturnier
    .help = Öffnet die EuroDipCon 2015, ein Turnier mit 38 Spielern an 14 Brettern, um alles auszuprobieren.
commands-licences = Lizenzen
    .help = Zeigt die Lizenzen von Topboard, seinen Schriften und den enthaltenen Bibliotheken.
commands-about = Über Topboard
    .help = Zeigt die Version von Topboard.

## What the director has to do before a command is possible, or why it is not possible. It follows after a colon, as in
## “Board record is not possible now: put the cursor on a board first”. So it begins with a small letter and has no full stop at its
## end. A tooltip shows it with a capital letter and a full stop.

commands-open-tab-of-round-first = zuerst den Tab einer Runde öffnen
commands-cursor-on-board-first = zuerst den Cursor auf ein Brett setzen
# A seat is a power on a board, with its player.
commands-cursor-on-seat-first = zuerst den Cursor auf einen Sitzplatz setzen
commands-cursor-on-figure-first = zuerst den Cursor auf eine berechnete Zahl setzen
commands-add-round-first = zuerst eine Runde hinzufügen
commands-enter-players-first = zuerst die Spieler eingeben
# A past state of the event is in view. Ctrl+P is the key of “Post…”.
commands-past-state-is-not-exported = ein früherer Stand wird nicht exportiert; zuerst zum aktuellen Stand zurückkehren oder den früheren mit Strg+P noch einmal aushängen
commands-tab-stays = dieser Tab gehört zum Turnier und bleibt
commands-open-tab-with-table-first = zuerst einen Tab mit einer Tabelle öffnen
commands-book-cannot-be-changed = dieses Buch lässt sich nicht ändern
commands-no-step-to-undo = kein Schritt lässt sich rückgängig machen
commands-no-step-to-redo = kein Schritt lässt sich wiederholen
commands-no-problems = es gibt keine Probleme
