# What is wrong with a formula of a scoring system, and what to do (.cure). The problem is shown below the field of the formula, with a
# capital letter or behind “character 5:”, and a full stop follows; the cure is a sentence of its own. What stands in a formula stays as
# it is: names of functions such as SHARE, names of values such as centres, signs, and the decimal point.

# Where one line has it all. $column is the name of a column, $character a number, $message the problem and $cure the cure.
formula-errors-in-column = column “{ $column }”, character { $character }: { $message }. { $cure }
formula-errors-at-character = character { $character }: { $message }. { $cure }

## Signs and brackets.

# $most is a number, here and below.
formula-errors-too-long = the formula is longer than { $most } characters
    .cure = Split it into several columns.
formula-errors-nested-too-deeply = the formula is nested too deeply
    .cure = Move a part of it to its own column.
formula-errors-close-without-open = there is a ) without its (
    .cure = Remove it, or add the (.
formula-errors-comma-outside-function = there is a comma outside a function
    .cure = Write a decimal point, as in 0.5.
formula-errors-comma-in-brackets = there is a comma in brackets that do not belong to a function
    .cure = Remove it, or write a decimal point, as in 0.5.
# This: the sign or the name at which the error is.
formula-errors-operator-missing = an operator is missing before this
    .cure = Write +, -, * or / between two values.
formula-errors-ends-too-early = the formula ends where a value is expected
    .cure = Complete it.
formula-errors-value-missing-before-bracket = a value is missing before )
    .cure = Write one, or remove the brackets.
formula-errors-value-missing-before-comma = a value is missing before the comma
    .cure = Write one, or remove the comma.
formula-errors-value-missing-before-this = a value is missing before this
    .cure = Write one.
formula-errors-value-missing = a value is missing here
    .cure = Write one.
formula-errors-bracket-not-closed = this ( is never closed
    .cure = Add the matching ).
formula-errors-quotation-not-closed = a quotation mark is never closed
    .cure = Add a " after the text.
formula-errors-only-numbers-in-braces = only numbers may stand between {"{"} and {"}"}
    .cure = Write them as in {"{"}38, 14, 7{"}"}.
formula-errors-brace-not-closed = this {"{"} is never closed
    .cure = Add a {"}"} after the numbers.
# $text is what stands there, here and below.
formula-errors-no-number = “{ $text }” is not a number
    .cure = Write a number like 38 or 0.5.
formula-errors-no-meaning = “{ $text }” has no meaning in a formula
    .cure = Remove it.

## Functions and names. $function is the name of a function, “SHARE”.

formula-errors-no-function = there is no function { $function }
    .cure = The help lists all functions.
# $meant is a name of a function or of a value.
formula-errors-function-meant = Did you mean { $meant }?
formula-errors-name-meant = Did you mean “{ $meant }”?
# $count is how many arguments there are, $takes how many the function takes.
# $count (Number)
# $takes (Number)
formula-errors-wrong-number-of-arguments = { $count ->
    [one] { $function } has { $count } argument and takes { $takes }
   *[other] { $function } has { $count } arguments and takes { $takes }
}
# $count (Number)
# $takes (Number)
formula-errors-too-few-arguments = { $count ->
    [one] { $function } has { $count } argument and takes at least { $takes }
   *[other] { $function } has { $count } arguments and takes at least { $takes }
}
formula-errors-wrong-arguments = { $function } cannot have these arguments
# $form is the form of a function and what it gives, from formula-words.ftl: “ABS(x): x without its sign”.
formula-errors-form-of-function = Its form is { $form }.
formula-errors-form-of-this-function = The form of the function is { $form }.
formula-errors-no-name = there is no name “{ $name }”
    .cure = A column can only use the columns before it.
# $name is the name of a list that the director has made.
formula-errors-name-of-list = “{ $name }” is a list of numbers
    .cure = Use one of its numbers, as in INDEX({ $name }, 2), or points by place, as in SHARE(place, { $name }).
formula-errors-name-used = the name “{ $name }” is already used
    .cure = Give the column another name.
formula-errors-too-many-formulas = there are { $count } formulas, more than { $most }
    .cure = Leave some out.
formula-errors-text-in-calculation = text cannot be used in a calculation
    .cure = Text is only allowed in criteria, as in COUNTIF(centres, ">4").
formula-errors-join-in-calculation = & joins text, and text cannot be used in a calculation
    .cure = Use & only in criteria, as in COUNTIF(centres, ">" & centres).
formula-errors-list-in-calculation = there is a list of numbers where one number is expected
    .cure = Lists are only allowed in SHARE, LOW, HIGH, HISTORY, TWOWAY and INDEX.
formula-errors-no-earlier-years = earlier years are not known here
    .cure = Use SHARE.
formula-errors-decimals-not-fixed = the number of decimals is not a fixed whole number
    .cure = Write a number from -15 to 15.
formula-errors-points-not-fixed = the points by place are not fixed numbers
    .cure = Write them as in SHARE(place, 38, 14, 7), or use the name of a list.
formula-errors-too-many-lists = there are too many lists
    .cure = Use fewer lists.
# A criterion is the second argument of COUNTIF.
formula-errors-criterion = this criterion cannot be read
    .cure = Write it as in ">4" or ">" & centres.
