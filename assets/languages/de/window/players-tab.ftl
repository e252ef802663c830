# The Players tab: the list of players.

# The text on the tab.
players-tab-title = Spieler

## The list.

# The sentence above the empty list of a new event. Buttons with the names of commands stand behind it.
players-tab-first-steps = Ziehen Sie eine Ergebnistabelle hierher, oder geben Sie den ersten Namen ein.
# A command in the menus, while the list of players is in view: the rows are no longer sorted.
players-tab-back-to-order-of-entry = Zurück zur Eingabereihenfolge

## The hints at the headings of the columns: what can be typed there. They have no full stop. The examples in quotes are typed as they
## stand there.

players-tab-role-hint = Leer: ein Spieler. „außer Konkurrenz“, „ausgeschlossen“ und „zurückgezogen“ belegen keinen Platz. „Reserve“ springt bei Bedarf ein
players-tab-group-hint = Die Gruppe der Teilnehmer
players-tab-handicap-hint = Punkte, mit denen der Spieler beginnt
players-tab-team-preference-hint = Ja, wenn der Spieler ein Team sucht
players-tab-successor-hint = Der Spieler, der diesen ersetzt und seine bisherigen Punkte behält
players-tab-penalties-hint = Der Abzug von der Gesamtpunktzahl und der Grund: „25 % Anonymität“, „10 zu spät“. Mehrere durch Semikolons trennen
# When a player has signed up for the event.
players-tab-signed-up-hint = Die Zeit, „30.7.2006 18:05“, oder die Nummer auf der Liste. Leer: Es gilt die Reihenfolge der Eingabe
players-tab-rounds-hint = Die Runden, in denen der Spieler da ist: „1-3, 5“, oder „nicht 4“. Leer: alle Runden. In den anderen lässt die Auslosung den Spieler weg
# “FGIRT” has the first letters of powers in English.
players-tab-preferred-powers-hint = Die Wunschländer, das liebste zuerst: „FGIRT“ (A Österreich, E England, F Frankreich, G Deutschland, I Italien, R Russland, T Türkei)
# $colours is a list of the colours that can be typed: “yellow, green, blue, red, violet or grey”.
players-tab-colour-hint = Die Farbe des Namens: { $colours }. Spieler sehen sie nicht
players-tab-different-from-hint = Personen mit ähnlichem Namen, die nicht dieser Spieler sind. Mehrere durch Semikolons trennen
# Event is a menu, and Confirm the player is a command there.
players-tab-unconfirmed-hint = Ja bei einem Namen, der an einem Sitzplatz oder in einem Team eingegeben wurde. Stimmt der Name, die Zelle leeren; „Spieler bestätigen“ im Menü „Turnier“ tut dasselbe
# The hint at the heading of a column that has no other hint.
players-tab-sort-hint = Ein Klick sortiert nach dieser Spalte, Umschalt mit einem Klick sortiert gleiche Zeilen nach ihr. Das Menü der Überschrift führt zur Eingabereihenfolge zurück

## The names of the cells, as a screen reader says them. $column is the heading of the column: “name”, “region”.

players-tab-cell-of-heading = Spieler Überschrift { $column }
# $player is a name.
players-tab-cell-of-player = Spieler { $player } { $column }
# The first empty row, where the next player is typed.
players-tab-cell-of-new-player = Neuer Spieler { $column }
# An empty row below it. $row is its number.
players-tab-cell-of-empty-row = Spieler Zeile { $row } { $column }
# The same as “New player name” in the bar above the sheet, which says where the cursor is.
players-tab-location-of-new-player = Neuer Spieler · { $column }

## Messages in the status bar and across the window. $player and $name are names.

players-tab-player-removed = { $player } ist entfernt. Strg+Z holt den Spieler zurück.
# Several players were to be removed. A sentence about those who stay may follow.
# $count (Number)
players-tab-players-removed = { $count ->
    [one] { $count } Spieler ist entfernt. Strg+Z holt ihn zurück.
   *[other] { $count } Spieler sind entfernt. Strg+Z holt sie zurück.
}
# The player cannot be removed.
players-tab-player-stays = { $player } hat eine Partie und bleibt.
# $count (Number)
players-tab-players-stay = { $count ->
    [one] { $count } Spieler hat eine Partie und bleibt.
   *[other] { $count } Spieler haben eine Partie und bleiben.
}
# The user has said that two people with similar names are not the same person.
players-tab-is-another-person = { $player } ist eine andere Person. Topboard fragt nicht noch einmal.
# A name that was typed into a seat is that of a player.
players-tab-name-confirmed = { $name } ist als Spieler bestätigt.
# $count (Number)
players-tab-names-confirmed = { $count ->
    [one] { $count } Name ist als Spieler bestätigt.
   *[other] { $count } Namen sind als Spieler bestätigt.
}

## Why a command is not possible now: what has to be done first. These stand behind a colon, and alone as a sentence with a full stop
## that the program adds.

players-tab-first-go-to-player = zuerst den Cursor auf einen Spieler setzen
players-tab-first-go-to-similar-name = zuerst den Cursor auf einen Spieler setzen, dessen Name einem anderen ähnelt
players-tab-first-go-to-unconfirmed-name = zuerst den Cursor auf einen eingegebenen, noch nicht bestätigten Namen setzen
