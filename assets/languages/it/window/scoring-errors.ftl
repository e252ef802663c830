# What is wrong with a scoring system, and what to do (.cure): on the Rules tab, and in the list of problems. $system is the name of the
# scoring system. $error is what is wrong, with a full stop of its own; of the format of a file it is in English.

scoring-errors-cannot-be-read = il sistema di punteggio non è leggibile: { $error }
scoring-errors-cannot-be-written = il sistema di punteggio non si può scrivere: { $error }
scoring-errors-formula = { $system }: { $error }
scoring-errors-system-without-column = { $system }: non ci sono colonne. Aggiungerne una; l’ultima colonna è il punteggio.
# $decimals and $most are numbers.
scoring-errors-too-many-decimals = { $system }: { $decimals } decimali sono troppi. Scrivere un numero da 0 a { $most }.
# $example is the name of a worked example of the system, $problem what is wrong with it, without a full stop, here and below.
scoring-errors-example-of-system = { $system }, esempio «{ $example }»: { $problem }
# A parameter is a number that can be changed. $known is a list of names in quotation marks, or the message below.
scoring-errors-no-parameter = { $system } non ha un parametro «{ $parameter }»; parametri: { $known }
scoring-errors-none = nessuno
scoring-errors-unfinished = { $system } non è completo: { $error }

## While a system is typed. The fault is shown with a capital letter, and a full stop follows; the cure is a sentence of its own.

scoring-errors-name-taken = c’è già un sistema «{ $system }»
    .cure = Dare a questo un altro nome.
scoring-errors-no-name = il sistema non ha nome
    .cure = Digitarne uno.
# $name is the name of a column, a number or a list that formulas use, here and below.
scoring-errors-name-missing = manca un nome
    .cure = Digitarne uno.
scoring-errors-name-not-usable = le formule non possono usare il nome «{ $name }»
    .cure = Usare lettere, cifre e spazi, e cominciare con una lettera.
scoring-errors-name-used = il nome «{ $name }» è già usato
    .cure = Scegliere un altro nome.
# $typed is what was typed, here and below.
scoring-errors-no-number-of-decimals = «{ $typed }» non è un numero di decimali
    .cure = Digitare un numero da 0 a 9.
scoring-errors-no-column = non ci sono colonne
    .cure = Aggiungerne una; l’ultima colonna è il punteggio.
scoring-errors-in-example = nell’esempio «{ $example }», { $problem }
scoring-errors-number-missing = manca un numero
scoring-errors-no-number = «{ $typed }» non è un numero
    .cure = Scrivere un numero come 38 o 0,5.
scoring-errors-number-missing-in-list = nell’elenco manca un numero
    .cure = Scrivere l’elenco come 38; 14; 7.

## What is wrong with a worked example.

scoring-errors-no-year = «{ $typed }» non è un anno
scoring-errors-no-score = mancano i punti; aggiungere i sette punteggi attesi
scoring-errors-example-without-column = la colonna «{ $name }» non esiste
