# The explanations of the names and functions that formulas of scoring systems use, on the Rules tab. They stand in the
# side panel “Functions and names”, in the list that completes a word while a director types a formula, and in a help
# text. What is typed in a formula stays in English: the names of values and of functions.

## The values of a board, by their names in formulas. The name stands before the explanation: “centres: supply centres
## at the end”. An explanation begins with a small letter where nouns have one, and has no full stop. In formulas true is 1
## and false is 0.

# How many supply centres a power has.
formula-words-fact-centres = Zentren am Ende der Partie
# A place on the board, by the number of supply centres.
formula-words-fact-place = der Platz allein nach Zentren, 1 bis 7; bei gleicher Zahl derselbe Platz, auch für ausgeschiedene Länder
formula-words-fact-finish = der Platz nach Zentren; unter ausgeschiedenen Ländern hat das später ausgeschiedene den besseren
formula-words-fact-tied = die Zahl der Länder mit demselben Platz, das Land selbst mitgezählt
formula-words-fact-eliminated = wahr für ein Land ohne Zentren
formula-words-fact-alive = wahr für ein Land mit Zentren
# A power wins alone with 18 supply centres, or because the others give up: a concession.
formula-words-fact-solo = wahr, wenn ein Land allein gewonnen hat, mit 18 Zentren oder durch Aufgabe der anderen
formula-words-fact-soloist = wahr für das Land, das allein gewonnen hat
formula-words-fact-survivors = die Zahl der Länder mit Zentren
# The players can vote for a draw. Its members are the powers that the vote names.
formula-words-fact-agreed-draw = wahr, wenn die Partie durch eine Abstimmung mit einem Draw endete
formula-words-fact-in-draw = wahr für jedes Land im Draw; ohne Abstimmung für jedes, das überlebt hat
formula-words-fact-draw-size = die Zahl der Länder im Draw; ohne Abstimmung die Zahl der Überlebenden
formula-words-fact-ended = wahr, wenn die Partie beendet ist, falsch, solange sie läuft
formula-words-fact-last-year = das letzte gespielte Jahr
formula-words-fact-solo-year = das Jahr des Solos oder der Aufgabe
formula-words-fact-out = das Jahr des Ausscheidens
formula-words-fact-years = die seit 1900 gespielten Jahre, bis zum Ausscheiden oder bis zum letzten Jahr
formula-words-fact-top = die höchste Zentrenzahl am Brett
formula-words-fact-tops = die Zahl der Länder mit den meisten Zentren
# “top” is the name of a value, and stays.
formula-words-fact-second = die zweithöchste Zentrenzahl am Brett; gleich top, wenn zwei Länder gemeinsam führen
formula-words-fact-centre-years = die Zentren des Landes in allen Herbsten zusammen
# “The counts” are the numbers of supply centres of two powers.
formula-words-fact-history = der Platz nach dem letzten Jahr, in dem sich die Zentrenzahlen unterschieden, 1 bis 7
# Orders that a player has not given in time.
formula-words-fact-missed-moves = die Zahl der versäumten Befehle im Frühling und im Herbst
formula-words-fact-missed-winters = die Zahl der versäumten Befehle im Winter

## The functions. Each text is a call and what it gives. It begins with the name in capital letters, which stays as it
## is, with the bracket at once behind it. x, y, a, b and n stay too. The words for the other arguments may be translated.

formula-words-function-abs = ABS(x): x ohne Vorzeichen
formula-words-function-and = AND(a, b, …): wahr, wenn alle wahr sind
# With one argument, a mean over the seven powers of the board. With several, their mean, for each power by itself.
formula-words-function-average = AVERAGE(x): der Mittelwert über das Brett; bei mehreren Argumenten ihr Mittelwert für jedes Land
formula-words-function-choose = CHOOSE(n, a, b, …): der n-te der Werte
formula-words-function-count = COUNT(x): die Zahl der Länder, die einen Wert haben
# “COUNTIF(centres, ">4")” is an example of a call, and stays.
formula-words-function-count-if = COUNTIF(x, Kriterium): die Zahl der Länder, die das Kriterium erfüllen, etwa COUNTIF(centres, ">4")
# Points by place: a is for the first place, b for the second, and so on.
formula-words-function-high = HIGH(Platz, a, b, …): Punkte nach Platz; bei Gleichstand erhalten alle die Punkte des besten Platzes, den sie belegen
formula-words-function-history = HISTORY(Platz, a, b, …): Punkte nach Platz; bei Gleichstand entscheidet das letzte Jahr, in dem ein Land vorn lag, sonst wird geteilt
# Only a call: if the condition is true, the second argument, otherwise the third.
formula-words-function-if = IF(Bedingung, dann, sonst)
formula-words-function-index = INDEX(Tabelle, n): die n-te Zahl einer Tabelle oder Liste
formula-words-function-int = INT(x): abgerundet auf eine ganze Zahl
formula-words-function-large = LARGE(x, n): der n-größte Wert am Brett
formula-words-function-low = LOW(Platz, a, b, …): Punkte nach Platz; bei Gleichstand erhalten alle die Punkte des schlechtesten Platzes, den sie belegen
formula-words-function-max = MAX(x): der größte Wert am Brett; bei mehreren Argumenten der größte für jedes Land
formula-words-function-min = MIN(x): der kleinste Wert am Brett; bei mehreren Argumenten der kleinste für jedes Land
formula-words-function-mod = MOD(x, y): der Rest bei der Division von x durch y
formula-words-function-not = NOT(a): wahr, wenn a falsch ist
formula-words-function-or = OR(a, b, …): wahr, wenn mindestens eines wahr ist
formula-words-function-power = POWER(x, y): x hoch y
formula-words-function-rank = RANK(x): der Platz nach x am Brett, 1 für den größten Wert; gleiche Werte haben denselben Platz
formula-words-function-round = ROUND(x, Nachkommastellen): kaufmännisch gerundet, die Hälfte von der Null weg
formula-words-function-round-down = ROUNDDOWN(x, Nachkommastellen): zur Null hin gerundet
formula-words-function-round-up = ROUNDUP(x, Nachkommastellen): von der Null weg gerundet
formula-words-function-share = SHARE(Platz, a, b, …): Punkte nach Platz; bei Gleichstand werden die Punkte der belegten Plätze geteilt
formula-words-function-sign = SIGN(x): 1, 0 oder -1
formula-words-function-small = SMALL(x, n): der n-kleinste Wert am Brett
formula-words-function-sqrt = SQRT(x): die Quadratwurzel
formula-words-function-sum = SUM(x): die Summe über das Brett; bei mehreren Argumenten ihre Summe für jedes Land
formula-words-function-sum-if = SUMIF(x, Kriterium, y): die Summe von y über die Länder, deren x das Kriterium erfüllt
formula-words-function-sum-product = SUMPRODUCT(x, y): die Summe von x mal y über das Brett
formula-words-function-sum-sq = SUMSQ(x): die Summe von x mal x über das Brett
# “points” and “pairs” are two lists of numbers.
formula-words-function-two-way = TWOWAY(Platz, Punkte, Paare): Punkte nach Platz; bei Gleichstand erhalten zwei Länder die Punkte aus der Liste Paare, drei oder mehr die des schlechtesten Platzes, den sie belegen
