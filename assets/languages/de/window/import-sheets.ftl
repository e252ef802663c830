# What is said of a whole sheet of an imported file: why nothing on it is read, or how it is read. A sheet is a table of a workbook; a
# text has one. Each sentence stands behind the name of the sheet: “Round 1: the sheet is blank.” So the first word has a small letter.
#
# “The layout” is what a director said earlier about the columns of such files, and a recipe is its text. What stands in quotation
# marks as a heading, such as “Board” or “R1 Power”, is typed into the file: take a word that Topboard reads in your language, from
# assets/words. What begins with -- is an option of the command line: leave it as it is, with its quotation marks (").

## Why nothing is recognised. $row is the number of a row.

import-sheets-blank = das Blatt ist leer.
import-sheets-no-row-of-headings = es wurde keine Zeile mit Überschriften gefunden, weder über einer Liste von Partien noch über einem Brett oder einer Rangliste.
# The row has headings, but something is missing. What follows says which words of the row are not understood.
import-sheets-no-heading-of-powers = Zeile { $row } enthält Überschriften, aber keine davon sagt, welches Land gespielt wurde.
import-sheets-no-heading-of-boards = Zeile { $row } enthält Überschriften, aber keine davon sagt, welches Brett es war.
import-sheets-no-heading-of-centres = Zeile { $row } enthält Überschriften, aber keine davon sagt, wie viele Zentren ein Land hatte.
# $words are texts of the row, quoted: “Zorg”, “Zorg and Blip”. $count is how many they are.
# $count (Number)
import-sheets-words-not-understood = { $count ->
    [one] In Zeile { $row } wird das Wort { $words } nicht verstanden.
   *[other] In Zeile { $row } werden die Wörter { $words } nicht verstanden.
}
# It follows that sentence. $word is one of the words, $key what it can mean, in English: “player”.
import-sheets-say-what-word-means = Steht ein Wort für eine bekannte Überschrift, geben Sie seine Bedeutung im Importfenster an, oder mit --word "{ $word }={ $key }".
# $count is the number of games, two or more.
# $count (Number)
import-sheets-games-without-rounds = Zeile { $row } hat die Überschriften von { $count } Partien eines Spielers nebeneinander und sagt nicht, zu welcher Runde jede gehört. Schreiben Sie die Runde in jede Überschrift, etwa „R1 Land“ und „R2 Land“, oder über jede Gruppe.
# “Players” is the name of a tab.
import-sheets-list-of-players-alone = das Blatt ist eine Liste von Spielern, ohne Partien. Um die Spieler zu übernehmen, kopieren Sie die Zeilen, und fügen Sie sie auf dem Tab „Spieler“ oder in die Fragen zu einem neuen Turnier ein.
# $heading is a heading for powers. $example is a text below it, $power the power that it names: “Austria - red”, “Austria”.
import-sheets-powers-are-unknown = die Texte unter „{ $heading }“ in Zeile { $row } sind keine bekannten Länder, etwa „{ $example }“. Geben Sie ihre Bedeutungen im Importfenster an, oder mit --word "{ $example } = { $power }".
# The same, where the text names no power.
import-sheets-powers-are-unknown-words = die Texte unter „{ $heading }“ in Zeile { $row } sind keine bekannten Länder, etwa „{ $example }“. Geben Sie ihre Bedeutungen im Importfenster an, oder mit --word: Ist „{ $example }“ Österreich, schreiben Sie --word "{ $example } = Austria".
# $power is a power.
import-sheets-games-of-one-power = dieses Blatt enthält die Partien eines einzigen Landes ({ $power }). Schreiben Sie die Partien aller Länder untereinander auf ein Blatt, mit den Spalten „Runde“, „Brett“ und „Land“ neben den Spielern, oder geben Sie jedem der sieben Blätter die Spalten „Runde“ und „Brett“, und importieren Sie die Datei noch einmal.
# $powers are the powers that are missing: “Austria and Turkey”.
import-sheets-powers-without-column = Zeile { $row } hat Spalten für die Länder, aber keine für { $powers }. Korrigieren Sie die Überschriften in der Datei, und importieren Sie die Datei noch einmal.
# $text is a heading of the row, $power the power that it may be: “Austira”, “Austria”.
import-sheets-powers-without-column-misspelt = Zeile { $row } hat Spalten für die Länder, aber keine für { $powers }. „{ $text }“ ist kein Land. Ist { $power } gemeint? Korrigieren Sie die Überschriften in der Datei, und importieren Sie die Datei noch einmal.
import-sheets-players-below-powers = Zeile { $row } hat eine Spalte für jedes Land, und die Zeilen sind Spieler; daher sagt keine Zelle, an welchem Brett eine Partie war. Geben Sie dem Blatt eine Zeile für jeden Spieler und jede Partie, mit den Überschriften Runde, Brett, Land, Spieler und Zentren, und importieren Sie es noch einmal.
# $cell is a cell: “B4”.
import-sheets-cells-are-boards = { $cell } und andere Zellen enthalten die sieben Spieler eines Bretts. Schreiben Sie jeden Spieler in eine eigene Zelle: in eine Zeile für jedes Land oder in Spalten mit den Namen der Länder als Überschriften, etwa Brett, Österreich, England, Frankreich …
import-sheets-powers-of-rounds-without-boards = dieses Blatt nennt das Land jedes Spielers in jeder Runde, aber nicht das Brett. Schreiben Sie Brett, Land und Zentren jeder Partie in eine Zelle, etwa „A Österreich 7“, oder in Spalten nebeneinander auf ein Blatt, mit Überschriften wie „R1 Brett“, „R1 Land“ und „R1 Zentren“, und importieren Sie die Datei noch einmal.
# $sheets are names of sheets, quoted: “Powers” and “Boards”.
import-sheets-games-on-several-sheets = die Blätter { $sheets } haben eine Zeile für jeden Spieler und eine Spalte für jede Runde, und erst zusammen ergeben sie eine Partie. Schreiben Sie Brett, Land und Zentren jeder Partie in eine Zelle, etwa „A Österreich 7“, oder in Spalten nebeneinander auf ein Blatt, mit Überschriften wie „R1 Brett“, „R1 Land“ und „R1 Zentren“, und importieren Sie die Datei noch einmal.

## Lists that do not say which board a row belongs to. $row is the number of the row of headings.

# $count is the number of rows.
# $count (Number)
import-sheets-list-without-boards = die { $count } Zeilen unter Zeile { $row } nennen je ein Land, aber keine Spalte sagt, zu welchem Brett eine Zeile gehört, und die Zeilen bilden keine Gruppen der sieben Länder. Geben Sie der Liste eine Spalte „Brett“, oder sortieren Sie sie nach Brettern.
# The same for a list without counts. “Players” is the name of a tab.
# $count (Number)
import-sheets-list-without-boards-of-sign-ups = die { $count } Zeilen unter Zeile { $row } nennen je ein Land, aber keine Spalte sagt, zu welchem Brett eine Zeile gehört, und die Zeilen bilden keine Gruppen der sieben Länder. Geben Sie der Liste eine Spalte „Brett“, oder sortieren Sie sie nach Brettern. Sind das Spieler, die sich mit ihren Wunschländern anmelden, kopieren Sie ihre Namen, und fügen Sie sie auf dem Tab „Spieler“ ein.
import-sheets-mixed-boards = keine Spalte sagt, zu welchem Brett eine Zeile gehört. Der Reihe nach sind je sieben Zeilen die sieben Länder, aber diese Bretter haben nicht je 34 Zentren, alle zusammen dagegen schon: Die Zeilen mehrerer Bretter sind vermischt. Geben Sie der Liste eine Spalte „Brett“, oder sortieren Sie sie nach Brettern, und importieren Sie die Datei noch einmal.

## Sheets that are not read although something is known of them.

import-sheets-layout-does-not-need-it = nach dem Layout wird dieses Blatt nicht gebraucht.
import-sheets-empty-form = die Bretter auf diesem Blatt sind ein leeres Formular: Sie haben weder Spieler noch Zentrenzahlen.
# $sheets are names of sheets, quoted: “Round 1” or “Round 2”.
import-sheets-layout-is-for-other-sheets = eine Tabelle des Layouts ist auf diesem Blatt, aber das Layout liest solche Tabellen nur auf Blättern mit dem Namen { $sheets }. Benennen Sie das Blatt in der Datei um, oder ergänzen Sie im Text des Layouts seinen Namen bei den Blättern der Tabelle.
# $headings are headings, quoted: “Player” and “SC”.
import-sheets-row-lacks-headings = auf diesem Blatt ist keine Tabelle des Layouts: Zeile { $row } hat Überschriften des Layouts, aber nicht { $headings }.
# $column is the letter of the column.
import-sheets-column-lacks-headings = auf diesem Blatt ist keine Tabelle des Layouts: Spalte { $column } hat Überschriften des Layouts, aber nicht { $headings }.
import-sheets-no-headings-of-layout = auf diesem Blatt ist keine Tabelle des Layouts: Keine seiner Überschriften kommt vor.
import-sheets-second-list-of-names = das ist eine Liste von Namen, und ein anderes Blatt hat die Liste der Spieler. Sind diese Personen Spieler, ergänzen Sie sie in der Datei in jener Liste oder nach dem Import in der Liste der Spieler.
import-sheets-hidden-beside-boards = dieses Blatt ist in der Datei ausgeblendet, und die sichtbaren Blätter enthalten Bretter; daher wird es nicht gelesen. Zählen seine Ergebnisse, blenden Sie das Blatt in der Datei ein, und importieren Sie die Datei noch einmal.
import-sheets-other-standings-kept = das ist eine Rangliste, aber ein anderes Blatt hat eine Rangliste mit mindestens ebenso vielen Runden, und nur eine wird behalten.
# In a workbook that Topboard wrote.
import-sheets-no-sheet-of-topboard = solch ein Blatt schreibt Topboard nicht.

## How a sheet is read.

# $sheet is the name of another sheet.
import-sheets-parts-of-games = Teile der Partien von „{ $sheet }“.
# $what says what was recognised, in a whole sentence; $players is the sentence about a list of players on the same sheet.
import-sheets-beside-them = { $what } Daneben: { $players }
# $sheet is the name of the sheet, which says that it is a template.
import-sheets-template-with-players = das Blatt heißt „{ $sheet }“, und seine Bretter haben Spieler. Sie werden als Ergebnisse gelesen. Sind sie ein Beispiel, löschen Sie das Blatt, und importieren Sie die Datei noch einmal.
# It stands alone, below the rules.
import-sheets-standings-without-boards = Die Datei enthält eine Rangliste, aber keine Bretter, daher kann Topboard keine Rangliste zum Vergleich berechnen. Die Rangliste bleibt, wie sie gedruckt ist.

## A book of Topboard that is added to another one.

# “Ladder” is the name of a tab.
import-sheets-ladder-not-added = die Jahresrangliste dieses Buchs und ihre Ergebnislisten werden nicht hinzugefügt. Fügen Sie die Listen auf dem Tab „Jahresrangliste“ hinzu.
# A journal is the file in which changes are that are not saved yet.
# $count (Number)
import-sheets-unsaved-changes = { $count ->
    [one] { $count } Änderung steht im Journal dieses Buchs und noch nicht in seiner Datei. Öffnen Sie das Buch, speichern Sie es, und importieren Sie es noch einmal.
   *[other] { $count } Änderungen stehen im Journal dieses Buchs und noch nicht in seiner Datei. Öffnen Sie das Buch, speichern Sie es, und importieren Sie es noch einmal.
}

## Files for a ladder, a table over many events. $rules is the name of rules. $file is the name of the file.

# The words of the headings are typed so.
import-sheets-no-list-of-results = es wurde keine Zeile mit Überschriften für einen Spieler und einen Platz gefunden, etwa: Platz, Spieler, Partien.
import-sheets-no-results-for-ladder = „{ $file }“ bringt keine Ergebnisse und wurde daher nicht hinzugefügt: Keine Liste und kein Brett darin hat einen Spieler mit einem Ergebnis. Prüfen Sie die Überschriften, etwa Platz, Spieler, Partien, und fügen Sie die Datei noch einmal hinzu.
# $list is the name of a result list.
import-sheets-list-without-player = „{ $list }“ enthält keinen Spieler und wurde daher nicht hinzugefügt.
# $reason says how the rules were found; it goes on after the comma.
import-sheets-scored-by-likely-rules = Die Datei nennt keine Regeln. Ihre Bretter werden nach { $rules } gewertet, { $reason }.
# The same, where they are not certain.
import-sheets-scored-by-doubtful-rules = Die Datei nennt keine Regeln. Ihre Bretter werden nach { $rules } gewertet, { $reason }. Importieren Sie die Datei als Buch, und wählen Sie dort die Regeln.
# $of-league is the name of the rules of the league.
import-sheets-league-has-own-rules = Die Regeln des Buchs sind { $rules }. Die Liga wertet seine Bretter nach { $of-league }.
