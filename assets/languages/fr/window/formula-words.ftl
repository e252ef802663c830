# The explanations of the names and functions that formulas of scoring systems use, on the Rules tab. They stand in the
# side panel “Functions and names”, in the list that completes a word while a director types a formula, and in a help
# text. What is typed in a formula stays in English: the names of values and of functions.

## The values of a board, by their names in formulas. The name stands before the explanation: “centres: supply centres
## at the end”. An explanation begins with a small letter where nouns have one, and has no full stop. In formulas true is 1
## and false is 0.

# How many supply centres a power has.
formula-words-fact-centres = centres à la fin de la partie
# A place on the board, by the number of supply centres.
formula-words-fact-place = la place selon les seuls centres, de 1 à 7 ; à nombre égal, même place, y compris pour les pays éliminés
formula-words-fact-finish = la place selon les centres ; parmi les pays éliminés, celui qui a survécu plus longtemps est mieux placé
formula-words-fact-tied = le nombre de pays à la même place, celui-ci compris
formula-words-fact-eliminated = vrai pour un pays sans centre
formula-words-fact-alive = vrai pour un pays qui a des centres
# A power wins alone with 18 supply centres, or because the others give up: a concession.
formula-words-fact-solo = vrai si un pays a gagné seul, avec 18 centres ou par concession
formula-words-fact-soloist = vrai pour le pays qui a gagné seul
formula-words-fact-survivors = le nombre de pays qui ont des centres
# The players can vote for a draw. Its members are the powers that the vote names.
formula-words-fact-agreed-draw = vrai si la partie a fini par un nul voté
formula-words-fact-in-draw = vrai pour un pays inclus dans le nul ; sans vote, vrai pour chaque survivant
formula-words-fact-draw-size = le nombre de pays inclus dans le nul ; sans vote, le nombre de survivants
formula-words-fact-ended = vrai si la partie est terminée, faux si elle est en cours
formula-words-fact-last-year = la dernière année jouée
formula-words-fact-solo-year = l’année du solo ou de la concession
formula-words-fact-out = l’année d’élimination
formula-words-fact-years = le nombre d’années jouées depuis 1900, jusqu’à l’élimination ou à la dernière année
formula-words-fact-top = le plus grand nombre de centres à la table
formula-words-fact-tops = le nombre de pays qui ont le plus de centres
# “top” is the name of a value, and stays.
formula-words-fact-second = le deuxième plus grand nombre de centres à la table ; égal à top si deux pays sont en tête à égalité
formula-words-fact-centre-years = les centres possédés, additionnés sur tous les automnes
# “The counts” are the numbers of supply centres of two powers.
formula-words-fact-history = la place selon la dernière année où les nombres de centres différaient, de 1 à 7
# Orders that a player has not given in time.
formula-words-fact-missed-moves = le nombre d’ordres de printemps et d’automne non rendus
formula-words-fact-missed-winters = le nombre d’ordres d’hiver non rendus

## The functions. Each text is a call and what it gives. It begins with the name in capital letters, which stays as it
## is, with the bracket at once behind it. x, y, a, b and n stay too. The words for the other arguments may be translated.

formula-words-function-abs = ABS(x) : x sans son signe
formula-words-function-and = AND(a, b, …) : vrai si tous sont vrais
# With one argument, a mean over the seven powers of the board. With several, their mean, for each power by itself.
formula-words-function-average = AVERAGE(x) : la moyenne de x sur toute la table ; avec plusieurs arguments, leur moyenne pour chaque pays
formula-words-function-choose = CHOOSE(n, a, b, …) : la n-ième de ces valeurs
formula-words-function-count = COUNT(x) : le nombre de pays qui ont une valeur
# “COUNTIF(centres, ">4")” is an example of a call, and stays.
formula-words-function-count-if = COUNTIF(x, critère) : le nombre de pays qui répondent au critère, comme dans COUNTIF(centres, ">4")
# Points by place: a is for the first place, b for the second, and so on.
formula-words-function-high = HIGH(place, a, b, …) : points selon la place ; chacun des pays à égalité reçoit les points de la meilleure des places qu’ils occupent
formula-words-function-history = HISTORY(place, a, b, …) : points selon la place ; à égalité, le pays qui était devant le plus récemment passe devant, sinon les points sont partagés
# Only a call: if the condition is true, the second argument, otherwise the third.
formula-words-function-if = IF(condition, alors, sinon)
formula-words-function-index = INDEX(tableau, n) : le n-ième nombre d’un tableau ou d’une liste
formula-words-function-int = INT(x) : x arrondi à l’entier inférieur
formula-words-function-large = LARGE(x, n) : la n-ième plus grande valeur à la table
formula-words-function-low = LOW(place, a, b, …) : points selon la place ; chacun des pays à égalité reçoit les points de la moins bonne des places qu’ils occupent
formula-words-function-max = MAX(x) : la plus grande valeur à la table ; avec plusieurs arguments, la plus grande pour chaque pays
formula-words-function-min = MIN(x) : la plus petite valeur à la table ; avec plusieurs arguments, la plus petite pour chaque pays
formula-words-function-mod = MOD(x, y) : le reste de la division de x par y
formula-words-function-not = NOT(a) : vrai si a est faux
formula-words-function-or = OR(a, b, …) : vrai si l’un d’eux au moins est vrai
formula-words-function-power = POWER(x, y) : x à la puissance y
formula-words-function-rank = RANK(x) : la place à la table selon x, 1 pour la plus grande valeur ; à valeurs égales, même place
formula-words-function-round = ROUND(x, décimales) : arrondi au plus proche ; à mi-chemin, en s’éloignant de zéro
formula-words-function-round-down = ROUNDDOWN(x, décimales) : arrondi vers zéro
formula-words-function-round-up = ROUNDUP(x, décimales) : arrondi en s’éloignant de zéro
formula-words-function-share = SHARE(place, a, b, …) : points selon la place ; les pays à égalité se partagent les points des places qu’ils occupent
formula-words-function-sign = SIGN(x) : 1, 0 ou -1
formula-words-function-small = SMALL(x, n) : la n-ième plus petite valeur à la table
formula-words-function-sqrt = SQRT(x) : la racine carrée de x
formula-words-function-sum = SUM(x) : la somme de x sur toute la table ; avec plusieurs arguments, leur somme pour chaque pays
formula-words-function-sum-if = SUMIF(x, critère, y) : la somme de y sur les pays dont x répond au critère
formula-words-function-sum-product = SUMPRODUCT(x, y) : la somme de x fois y sur toute la table
formula-words-function-sum-sq = SUMSQ(x) : la somme des carrés de x sur toute la table
# “points” and “pairs” are two lists of numbers.
formula-words-function-two-way = TWOWAY(place, points, paires) : points selon la place ; deux pays à égalité reçoivent chacun les points de la liste « paires », et trois ou plus ceux de la moins bonne des places qu’ils occupent
