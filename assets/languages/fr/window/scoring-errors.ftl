# What is wrong with a scoring system, and what to do (.cure): on the Rules tab, and in the list of problems. $system is the name of the
# scoring system. $error is what is wrong, with a full stop of its own; of the format of a file it is in English.

scoring-errors-cannot-be-read = le système de score n’est pas lisible : { $error }
scoring-errors-cannot-be-written = le système de score ne peut pas être écrit : { $error }
scoring-errors-formula = { $system } : { $error }
scoring-errors-system-without-column = { $system } : il n’y a pas de colonne. Ajoutez-en une ; la dernière colonne est le score.
# $decimals and $most are numbers.
scoring-errors-too-many-decimals = { $system } : { $decimals } décimales, c’est trop. Écrivez 0 à { $most }.
# $example is the name of a worked example of the system, $problem what is wrong with it, without a full stop, here and below.
scoring-errors-example-of-system = { $system }, exemple « { $example } » : { $problem }
# A parameter is a number that can be changed. $known is a list of names in quotation marks, or the message below.
scoring-errors-no-parameter = { $system } n’a pas de paramètre « { $parameter } » ; paramètres du système : { $known }
scoring-errors-none = aucun
scoring-errors-unfinished = { $system } n’est pas terminé : { $error }

## While a system is typed. The fault is shown with a capital letter, and a full stop follows; the cure is a sentence of its own.

scoring-errors-name-taken = il y a déjà un système « { $system } »
    .cure = Donnez un autre nom à celui-ci.
scoring-errors-no-name = le système n’a pas de nom
    .cure = Saisissez-en un.
# $name is the name of a column, a number or a list that formulas use, here and below.
scoring-errors-name-missing = il manque un nom
    .cure = Saisissez-en un.
scoring-errors-name-not-usable = les formules ne peuvent pas utiliser le nom « { $name } »
    .cure = Utilisez des lettres, des chiffres et des espaces, en commençant par une lettre.
scoring-errors-name-used = le nom « { $name } » est déjà pris
    .cure = Choisissez un autre nom.
# $typed is what was typed, here and below.
scoring-errors-no-number-of-decimals = « { $typed } » n’est pas un nombre de décimales
    .cure = Saisissez un nombre de 0 à 9.
scoring-errors-no-column = il n’y a pas de colonne
    .cure = Ajoutez-en une ; la dernière colonne est le score.
scoring-errors-in-example = dans l’exemple « { $example } », { $problem }
scoring-errors-number-missing = il manque un nombre
scoring-errors-no-number = « { $typed } » n’est pas un nombre
    .cure = Écrivez un nombre comme 38 ou 0,5.
scoring-errors-number-missing-in-list = il manque un nombre dans la liste
    .cure = Écrivez la liste comme 38; 14; 7.

## What is wrong with a worked example.

scoring-errors-no-year = « { $typed } » n’est pas une année
scoring-errors-no-score = il n’y a pas de score ; ajoutez les sept scores attendus
scoring-errors-example-without-column = il n’y a pas de colonne « { $name } »
