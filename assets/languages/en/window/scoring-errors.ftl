# What is wrong with a scoring system, and what to do (.cure): on the Rules tab, and in the list of problems. $system is the name of the
# scoring system. $error is what is wrong, with a full stop of its own; of the format of a file it is in English.

scoring-errors-cannot-be-read = the scoring system cannot be read: { $error }
scoring-errors-cannot-be-written = the scoring system cannot be written: { $error }
scoring-errors-formula = { $system }: { $error }
scoring-errors-system-without-column = { $system }: there is no column. Add one; the last column is the score.
# $decimals and $most are numbers.
scoring-errors-too-many-decimals = { $system }: { $decimals } decimals are too many. Write 0 to { $most }.
# $example is the name of a worked example of the system, $problem what is wrong with it, without a full stop, here and below.
scoring-errors-example-of-system = { $system }, example “{ $example }”: { $problem }
# A parameter is a number that can be changed. $known is a list of names in quotation marks, or the message below.
scoring-errors-no-parameter = { $system } has no parameter “{ $parameter }”; it has { $known }
scoring-errors-none = none
scoring-errors-unfinished = { $system } is unfinished: { $error }

## While a system is typed. The fault is shown with a capital letter, and a full stop follows; the cure is a sentence of its own.

scoring-errors-name-taken = there is already a system “{ $system }”
    .cure = Give this one another name.
scoring-errors-no-name = the system has no name
    .cure = Type one.
# $name is the name of a column, a number or a list that formulas use, here and below.
scoring-errors-name-missing = a name is missing
    .cure = Type one.
scoring-errors-name-not-usable = formulas cannot use the name “{ $name }”
    .cure = Use letters, digits and spaces, and begin with a letter.
scoring-errors-name-used = the name “{ $name }” is already used
    .cure = Choose another name.
# $typed is what was typed, here and below.
scoring-errors-no-number-of-decimals = “{ $typed }” is not a number of decimals
    .cure = Type a number from 0 to 9.
scoring-errors-no-column = there is no column
    .cure = Add one; the last column is the score.
scoring-errors-in-example = in the example “{ $example }”, { $problem }
scoring-errors-number-missing = a number is missing
scoring-errors-no-number = “{ $typed }” is not a number
    .cure = Write a number like 38 or 0.5.
scoring-errors-number-missing-in-list = a number is missing in the list
    .cure = Write the list like 38, 14, 7.

## What is wrong with a worked example.

scoring-errors-no-year = “{ $typed }” is not a year
scoring-errors-no-score = there is no score; add the seven expected scores
scoring-errors-example-without-column = there is no column “{ $name }”
