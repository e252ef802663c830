# What is wrong with a scoring system, and what to do (.cure): on the Rules tab, and in the list of problems. $system is the name of the
# scoring system. $error is what is wrong, with a full stop of its own; of the format of a file it is in English.

scoring-errors-cannot-be-read = das Wertungssystem lässt sich nicht lesen: { $error }
scoring-errors-cannot-be-written = das Wertungssystem lässt sich nicht schreiben: { $error }
scoring-errors-formula = { $system }: { $error }
scoring-errors-system-without-column = { $system }: Es gibt keine Spalte. Fügen Sie eine hinzu; die letzte Spalte enthält die Punkte.
# $decimals and $most are numbers.
scoring-errors-too-many-decimals = { $system }: { $decimals } Nachkommastellen sind zu viele. Geben Sie 0 bis { $most } ein.
# $example is the name of a worked example of the system, $problem what is wrong with it, without a full stop, here and below.
scoring-errors-example-of-system = { $system }, Beispiel „{ $example }“: { $problem }
# A parameter is a number that can be changed. $known is a list of names in quotation marks, or the message below.
scoring-errors-no-parameter = { $system } hat keinen Parameter „{ $parameter }“; vorhanden: { $known }
scoring-errors-none = keine
scoring-errors-unfinished = { $system } ist unfertig: { $error }

## While a system is typed. The fault is shown with a capital letter, and a full stop follows; the cure is a sentence of its own.

scoring-errors-name-taken = es gibt schon ein System „{ $system }“
    .cure = Geben Sie diesem einen anderen Namen.
scoring-errors-no-name = das System hat keinen Namen
    .cure = Geben Sie einen ein.
# $name is the name of a column, a number or a list that formulas use, here and below.
scoring-errors-name-missing = ein Name fehlt
    .cure = Geben Sie einen ein.
scoring-errors-name-not-usable = Formeln können den Namen „{ $name }“ nicht verwenden
    .cure = Verwenden Sie Buchstaben, Ziffern und Leerzeichen, mit einem Buchstaben am Anfang.
scoring-errors-name-used = der Name „{ $name }“ ist schon vergeben
    .cure = Wählen Sie einen anderen Namen.
# $typed is what was typed, here and below.
scoring-errors-no-number-of-decimals = „{ $typed }“ ist keine Anzahl von Nachkommastellen
    .cure = Geben Sie eine Zahl von 0 bis 9 ein.
scoring-errors-no-column = es gibt keine Spalte
    .cure = Fügen Sie eine hinzu; die letzte Spalte enthält die Punkte.
scoring-errors-in-example = im Beispiel „{ $example }“: { $problem }
scoring-errors-number-missing = eine Zahl fehlt
scoring-errors-no-number = „{ $typed }“ ist keine Zahl
    .cure = Geben Sie eine Zahl wie 38 oder 0,5 ein.
scoring-errors-number-missing-in-list = in der Liste fehlt eine Zahl
    .cure = Schreiben Sie die Liste wie 38; 14; 7.

## What is wrong with a worked example.

scoring-errors-no-year = „{ $typed }“ ist kein Jahr
scoring-errors-no-score = es gibt keine Punkte; die sieben erwarteten Punktzahlen hinzufügen
scoring-errors-example-without-column = es gibt keine Spalte „{ $name }“
