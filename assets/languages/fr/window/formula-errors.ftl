# What is wrong with a formula of a scoring system, and what to do (.cure). The problem is shown below the field of the formula, with a
# capital letter or behind “character 5:”, and a full stop follows; the cure is a sentence of its own. What stands in a formula stays as
# it is: names of functions such as SHARE, names of values such as centres, signs, and the decimal point.

# Where one line has it all. $column is the name of a column, $character a number, $message the problem and $cure the cure.
formula-errors-in-column = colonne « { $column } », caractère { $character } : { $message }. { $cure }
formula-errors-at-character = caractère { $character } : { $message }. { $cure }

## Signs and brackets.

# $most is a number, here and below.
formula-errors-too-long = la formule a plus de { $most } caractères
    .cure = Répartissez-la sur plusieurs colonnes.
formula-errors-nested-too-deeply = la formule a trop de parenthèses imbriquées
    .cure = Mettez-en une partie dans une colonne à part.
formula-errors-close-without-open = il y a une ) sans sa (
    .cure = Enlevez-la, ou ajoutez la (.
formula-errors-comma-outside-function = il y a une virgule en dehors d’une fonction
    .cure = Écrivez un point décimal, comme dans 0.5.
formula-errors-comma-in-brackets = il y a une virgule dans des parenthèses qui ne sont pas celles d’une fonction
    .cure = Enlevez-la, ou écrivez un point décimal, comme dans 0.5.
# This: the sign or the name at which the error is.
formula-errors-operator-missing = il manque un opérateur juste avant
    .cure = Écrivez +, -, * ou / entre deux valeurs.
formula-errors-ends-too-early = la formule s’arrête là où il faut une valeur
    .cure = Complétez-la.
formula-errors-value-missing-before-bracket = il manque une valeur avant )
    .cure = Écrivez-en une, ou enlevez les parenthèses.
formula-errors-value-missing-before-comma = il manque une valeur avant la virgule
    .cure = Écrivez-en une, ou enlevez la virgule.
formula-errors-value-missing-before-this = il manque une valeur juste avant
    .cure = Écrivez-en une.
formula-errors-value-missing = il manque une valeur ici
    .cure = Écrivez-en une.
formula-errors-bracket-not-closed = cette ( n’est jamais fermée
    .cure = Ajoutez la ) correspondante.
formula-errors-quotation-not-closed = un guillemet n’est jamais fermé
    .cure = Ajoutez un " après le texte.
formula-errors-only-numbers-in-braces = seuls des nombres peuvent figurer entre {"{"} et {"}"}
    .cure = Écrivez-les comme dans {"{"}38, 14, 7{"}"}.
formula-errors-brace-not-closed = cette {"{"} n’est jamais fermée par {"}"}
    .cure = Ajoutez l’accolade fermante après les nombres.
# $text is what stands there, here and below.
formula-errors-no-number = « { $text } » n’est pas un nombre
    .cure = Écrivez un nombre comme 38 ou 0.5.
formula-errors-no-meaning = « { $text } » n’a pas de sens dans une formule
    .cure = Enlevez-le.

## Functions and names. $function is the name of a function, “SHARE”.

formula-errors-no-function = il n’y a pas de fonction { $function }
    .cure = L’aide donne la liste des fonctions.
# $meant is a name of a function or of a value.
formula-errors-function-meant = Vouliez-vous dire { $meant } ?
formula-errors-name-meant = Vouliez-vous dire « { $meant } » ?
# $count is how many arguments there are, $takes how many the function takes.
# $count (Number)
# $takes (Number)
formula-errors-wrong-number-of-arguments = { $count ->
    [one] { $function } a { $count } argument et en demande { $takes }
   *[other] { $function } a { $count } arguments et en demande { $takes }
}
# $count (Number)
# $takes (Number)
formula-errors-too-few-arguments = { $count ->
    [one] { $function } a { $count } argument et en demande au moins { $takes }
   *[other] { $function } a { $count } arguments et en demande au moins { $takes }
}
formula-errors-wrong-arguments = { $function } n’admet pas ces arguments
# $form is the form of a function and what it gives, from formula-words.ftl: “ABS(x): x without its sign”.
formula-errors-form-of-function = La forme est { $form }.
formula-errors-form-of-this-function = La forme de la fonction est { $form }.
formula-errors-no-name = il n’y a pas de nom « { $name } »
    .cure = Une colonne ne peut utiliser que les colonnes qui la précèdent.
# $name is the name of a list that the director has made.
formula-errors-name-of-list = « { $name } » est une liste de nombres
    .cure = Prenez un de ses nombres, comme dans INDEX({ $name }, 2), ou des points selon la place, comme dans SHARE(place, { $name }).
formula-errors-name-used = le nom « { $name } » est déjà pris
    .cure = Donnez un autre nom à la colonne.
formula-errors-too-many-formulas = il y a { $count } formules, plus de { $most }
    .cure = Supprimez-en.
formula-errors-text-in-calculation = un texte ne peut pas entrer dans un calcul
    .cure = Un texte n’est permis que dans un critère, comme dans COUNTIF(centres, ">4").
formula-errors-join-in-calculation = & assemble des textes, et un texte ne peut pas entrer dans un calcul
    .cure = N’utilisez & que dans un critère, comme dans COUNTIF(centres, ">" & centres).
formula-errors-list-in-calculation = il y a une liste de nombres là où il faut un seul nombre
    .cure = Les listes ne sont permises que dans SHARE, LOW, HIGH, HISTORY, TWOWAY et INDEX.
formula-errors-no-earlier-years = les années précédentes ne sont pas connues ici
    .cure = Utilisez SHARE.
formula-errors-decimals-not-fixed = le nombre de décimales n’est pas un nombre entier fixe
    .cure = Écrivez un nombre de -15 à 15.
formula-errors-points-not-fixed = les points selon la place ne sont pas des nombres fixes
    .cure = Écrivez-les comme dans SHARE(place, 38, 14, 7), ou utilisez le nom d’une liste.
formula-errors-too-many-lists = il y a trop de listes
    .cure = Utilisez moins de listes.
# A criterion is the second argument of COUNTIF.
formula-errors-criterion = ce critère n’est pas lisible
    .cure = Écrivez-le comme ">4" ou ">" & centres.
