# What is wrong with a formula of a scoring system, and what to do (.cure). The problem is shown below the field of the formula, with a
# capital letter or behind “character 5:”, and a full stop follows; the cure is a sentence of its own. What stands in a formula stays as
# it is: names of functions such as SHARE, names of values such as centres, signs, and the decimal point.

# Where one line has it all. $column is the name of a column, $character a number, $message the problem and $cure the cure.
formula-errors-in-column = Spalte „{ $column }“, Zeichen { $character }: { $message }. { $cure }
formula-errors-at-character = Zeichen { $character }: { $message }. { $cure }

## Signs and brackets.

# $most is a number, here and below.
formula-errors-too-long = die Formel ist länger als { $most } Zeichen
    .cure = Teilen Sie sie auf mehrere Spalten auf.
formula-errors-nested-too-deeply = die Formel ist zu tief verschachtelt
    .cure = Geben Sie einem Teil von ihr eine eigene Spalte.
formula-errors-close-without-open = zu dieser ) fehlt die (
    .cure = Entfernen Sie sie, oder fügen Sie die ( hinzu.
formula-errors-comma-outside-function = ein Komma steht außerhalb einer Funktion
    .cure = Schreiben Sie einen Dezimalpunkt, wie in 0.5.
formula-errors-comma-in-brackets = ein Komma steht in Klammern, die zu keiner Funktion gehören
    .cure = Entfernen Sie es, oder schreiben Sie einen Dezimalpunkt, wie in 0.5.
# This: the sign or the name at which the error is.
formula-errors-operator-missing = davor fehlt ein Rechenzeichen
    .cure = Schreiben Sie +, -, * oder / zwischen zwei Werte.
formula-errors-ends-too-early = die Formel endet, wo noch ein Wert stehen muss
    .cure = Vervollständigen Sie sie.
formula-errors-value-missing-before-bracket = vor der ) fehlt ein Wert
    .cure = Schreiben Sie einen, oder entfernen Sie die Klammern.
formula-errors-value-missing-before-comma = vor dem Komma fehlt ein Wert
    .cure = Schreiben Sie einen, oder entfernen Sie das Komma.
formula-errors-value-missing-before-this = davor fehlt ein Wert
    .cure = Schreiben Sie einen.
formula-errors-value-missing = hier fehlt ein Wert
    .cure = Schreiben Sie einen.
formula-errors-bracket-not-closed = diese ( wird nicht geschlossen
    .cure = Fügen Sie die passende ) hinzu.
formula-errors-quotation-not-closed = ein Anführungszeichen wird nicht geschlossen
    .cure = Schreiben Sie ein " hinter den Text.
formula-errors-only-numbers-in-braces = zwischen {"{"} und {"}"} dürfen nur Zahlen stehen
    .cure = Schreiben Sie sie wie in {"{"}38, 14, 7{"}"}.
formula-errors-brace-not-closed = diese {"{"} wird nicht durch {"}"} geschlossen
    .cure = Schreiben Sie die schließende Klammer hinter die Zahlen.
# $text is what stands there, here and below.
formula-errors-no-number = „{ $text }“ ist keine Zahl
    .cure = Schreiben Sie eine Zahl wie 38 oder 0.5.
formula-errors-no-meaning = „{ $text }“ bedeutet in einer Formel nichts
    .cure = Entfernen Sie es.

## Functions and names. $function is the name of a function, “SHARE”.

formula-errors-no-function = es gibt keine Funktion { $function }
    .cure = Die Hilfe nennt alle Funktionen.
# $meant is a name of a function or of a value.
formula-errors-function-meant = Meinten Sie { $meant }?
formula-errors-name-meant = Meinten Sie „{ $meant }“?
# $count is how many arguments there are, $takes how many the function takes.
# $count (Number)
# $takes (Number)
formula-errors-wrong-number-of-arguments = { $takes ->
    [one] { $function } hat { $count } Argumente und verlangt { $takes } Argument
   *[other] { $function } verlangt { $takes } statt { $count } Argumente
}
# $count (Number)
# $takes (Number)
formula-errors-too-few-arguments = { $takes ->
    [one] { $function } hat { $count } Argumente und verlangt mindestens { $takes } Argument
   *[other] { $function } verlangt mindestens { $takes } statt { $count } Argumente
}
formula-errors-wrong-arguments = { $function } kann diese Argumente nicht haben
# $form is the form of a function and what it gives, from formula-words.ftl: “ABS(x): x without its sign”.
formula-errors-form-of-function = Die Form ist { $form }.
formula-errors-form-of-this-function = Die Form der Funktion ist { $form }.
formula-errors-no-name = es gibt keinen Namen „{ $name }“
    .cure = Eine Spalte kann nur die Spalten vor ihr verwenden.
# $name is the name of a list that the director has made.
formula-errors-name-of-list = „{ $name }“ ist eine Liste von Zahlen
    .cure = Verwenden Sie eine ihrer Zahlen, wie in INDEX({ $name }, 2), oder Punkte nach Plätzen, wie in SHARE(place, { $name }).
formula-errors-name-used = der Name „{ $name }“ ist schon vergeben
    .cure = Geben Sie der Spalte einen anderen Namen.
formula-errors-too-many-formulas = es gibt { $count } Formeln, mehr als { $most }
    .cure = Lassen Sie einige weg.
formula-errors-text-in-calculation = mit Text lässt sich nicht rechnen
    .cure = Text ist nur in Kriterien erlaubt, wie in COUNTIF(centres, ">4").
formula-errors-join-in-calculation = & verbindet Texte, und mit Text lässt sich nicht rechnen
    .cure = Verwenden Sie & nur in Kriterien, wie in COUNTIF(centres, ">" & centres).
formula-errors-list-in-calculation = eine Liste von Zahlen steht, wo eine einzelne Zahl stehen muss
    .cure = Listen sind nur in SHARE, LOW, HIGH, HISTORY, TWOWAY und INDEX erlaubt.
formula-errors-no-earlier-years = frühere Jahre sind hier nicht bekannt
    .cure = Verwenden Sie SHARE.
formula-errors-decimals-not-fixed = die Anzahl der Nachkommastellen ist keine feste ganze Zahl
    .cure = Schreiben Sie eine Zahl von -15 bis 15.
formula-errors-points-not-fixed = die Punkte nach Plätzen sind keine festen Zahlen
    .cure = Schreiben Sie sie wie in SHARE(place, 38, 14, 7), oder verwenden Sie den Namen einer Liste.
formula-errors-too-many-lists = es sind zu viele Listen
    .cure = Verwenden Sie weniger Listen.
# A criterion is the second argument of COUNTIF.
formula-errors-criterion = dieses Kriterium ist nicht lesbar
    .cure = Schreiben Sie es wie in ">4" oder ">" & centres.
