# The explanations of the names and functions that formulas of scoring systems use, on the Rules tab. They stand in the
# side panel “Functions and names”, in the list that completes a word while a director types a formula, and in a help
# text. What is typed in a formula stays in English: the names of values and of functions.

## The values of a board, by their names in formulas. The name stands before the explanation: “centres: supply centres
## at the end”. An explanation begins with a small letter where nouns have one, and has no full stop. In formulas true is 1
## and false is 0.

# How many supply centres a power has.
formula-words-fact-centres = centri alla fine
# A place on the board, by the number of supply centres.
formula-words-fact-place = posto in base ai soli centri, da 1 a 7; a parità di centri il posto è lo stesso, anche tra potenze eliminate
formula-words-fact-finish = posto in base ai centri; tra le potenze eliminate è davanti quella eliminata più tardi
formula-words-fact-tied = numero di potenze con lo stesso posto, compresa la potenza stessa
formula-words-fact-eliminated = vero per una potenza senza centri
formula-words-fact-alive = vero per una potenza con centri
# A power wins alone with 18 supply centres, or because the others give up: a concession.
formula-words-fact-solo = vero se una potenza ha vinto in solitaria, con 18 centri o per concessione
formula-words-fact-soloist = vero per la potenza che ha vinto in solitaria
formula-words-fact-survivors = numero di potenze con centri
# The players can vote for a draw. Its members are the powers that the vote names.
formula-words-fact-agreed-draw = vero se una votazione ha concluso la partita in patta
formula-words-fact-in-draw = vero per una potenza della patta; senza votazione, vero per ogni sopravvissuto
formula-words-fact-draw-size = numero di potenze nella patta; senza votazione, numero di sopravvissuti
formula-words-fact-ended = vero se la partita è finita, falso se è in corso
formula-words-fact-last-year = ultimo anno giocato
formula-words-fact-solo-year = anno della vittoria in solitaria o della concessione
formula-words-fact-out = anno di eliminazione
formula-words-fact-years = anni giocati dopo il 1900, fino all’eliminazione o all’ultimo anno
formula-words-fact-top = maggior numero di centri al tavolo
formula-words-fact-tops = numero di potenze con il maggior numero di centri
# “top” is the name of a value, and stays.
formula-words-fact-second = secondo numero di centri al tavolo; uguale a top se due potenze sono in testa insieme
formula-words-fact-centre-years = centri posseduti, sommati autunno dopo autunno
# “The counts” are the numbers of supply centres of two powers.
formula-words-fact-history = posto in base all’anno più recente in cui i centri sono diversi, da 1 a 7
# Orders that a player has not given in time.
formula-words-fact-missed-moves = numero di ordini di primavera e d’autunno non pervenuti
formula-words-fact-missed-winters = numero di ordini d’inverno non pervenuti

## The functions. Each text is a call and what it gives. It begins with the name in capital letters, which stays as it
## is, with the bracket at once behind it. x, y, a, b and n stay too. The words for the other arguments may be translated.

formula-words-function-abs = ABS(x): x senza segno
formula-words-function-and = AND(a, b, …): vero se sono tutti veri
# With one argument, a mean over the seven powers of the board. With several, their mean, for each power by itself.
formula-words-function-average = AVERAGE(x): la media sul tavolo; con più argomenti, la loro media per ogni potenza
formula-words-function-choose = CHOOSE(n, a, b, …): l’n-esimo dei valori
formula-words-function-count = COUNT(x): il numero di potenze che hanno un valore
# “COUNTIF(centres, ">4")” is an example of a call, and stays.
formula-words-function-count-if = COUNTIF(x, criterio): il numero di potenze che soddisfano il criterio, come in COUNTIF(centres, ">4")
# Points by place: a is for the first place, b for the second, and so on.
formula-words-function-high = HIGH(posto, a, b, …): punti per posto; le potenze pari ricevono i punti del posto migliore che occupano
formula-words-function-history = HISTORY(posto, a, b, …): punti per posto; tra potenze pari prevale quella davanti nell’anno più recente, altrimenti i punti si dividono
# Only a call: if the condition is true, the second argument, otherwise the third.
formula-words-function-if = IF(condizione, allora, altrimenti)
formula-words-function-index = INDEX(tabella, n): l’n-esimo numero di una tabella o di un elenco
formula-words-function-int = INT(x): arrotondato per difetto a un numero intero
formula-words-function-large = LARGE(x, n): l’n-esimo valore più grande del tavolo
formula-words-function-low = LOW(posto, a, b, …): punti per posto; le potenze pari ricevono i punti del posto peggiore che occupano
formula-words-function-max = MAX(x): il valore più grande del tavolo; con più argomenti, il più grande per ogni potenza
formula-words-function-min = MIN(x): il valore più piccolo del tavolo; con più argomenti, il più piccolo per ogni potenza
formula-words-function-mod = MOD(x, y): il resto di x diviso per y
formula-words-function-not = NOT(a): vero se a è falso
formula-words-function-or = OR(a, b, …): vero se almeno uno è vero
formula-words-function-power = POWER(x, y): x elevato a y
formula-words-function-rank = RANK(x): il posto al tavolo in base a x, 1 per il più grande; valori uguali hanno lo stesso posto
formula-words-function-round = ROUND(x, decimali): arrotondato; le metà si allontanano dallo zero
formula-words-function-round-down = ROUNDDOWN(x, decimali): arrotondato verso lo zero
formula-words-function-round-up = ROUNDUP(x, decimali): arrotondato allontanandosi dallo zero
formula-words-function-share = SHARE(posto, a, b, …): punti per posto; le potenze pari si dividono i punti dei posti che occupano
formula-words-function-sign = SIGN(x): 1, 0 o -1
formula-words-function-small = SMALL(x, n): l’n-esimo valore più piccolo del tavolo
formula-words-function-sqrt = SQRT(x): la radice quadrata
formula-words-function-sum = SUM(x): la somma sul tavolo; con più argomenti, la loro somma per ogni potenza
formula-words-function-sum-if = SUMIF(x, criterio, y): la somma di y per le potenze la cui x soddisfa il criterio
formula-words-function-sum-product = SUMPRODUCT(x, y): la somma sul tavolo di x per y
formula-words-function-sum-sq = SUMSQ(x): la somma sul tavolo di x per x
# “points” and “pairs” are two lists of numbers.
formula-words-function-two-way = TWOWAY(posto, punti, coppie): punti per posto; due potenze pari ricevono i punti di coppie, tre o più quelli del posto peggiore che occupano
