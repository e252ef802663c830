# What is wrong with a formula of a scoring system, and what to do (.cure). The problem is shown below the field of the formula, with a
# capital letter or behind “character 5:”, and a full stop follows; the cure is a sentence of its own. What stands in a formula stays as
# it is: names of functions such as SHARE, names of values such as centres, signs, and the decimal point.

# Where one line has it all. $column is the name of a column, $character a number, $message the problem and $cure the cure.
formula-errors-in-column = colonna «{ $column }», carattere { $character }: { $message }. { $cure }
formula-errors-at-character = carattere { $character }: { $message }. { $cure }

## Signs and brackets.

# $most is a number, here and below.
formula-errors-too-long = la formula supera { $most } caratteri
    .cure = Dividerla in più colonne.
formula-errors-nested-too-deeply = la formula ha troppi livelli di annidamento
    .cure = Spostarne una parte in una colonna a sé.
formula-errors-close-without-open = c’è una ) senza la sua (
    .cure = Toglierla, o aggiungere la (.
formula-errors-comma-outside-function = c’è una virgola fuori da una funzione
    .cure = Scrivere i decimali con il punto, come in 0.5.
formula-errors-comma-in-brackets = c’è una virgola in parentesi che non appartengono a una funzione
    .cure = Toglierla, o scrivere i decimali con il punto, come in 0.5.
# This: the sign or the name at which the error is.
formula-errors-operator-missing = manca un operatore prima di questo
    .cure = Scrivere +, -, * o / tra due valori.
formula-errors-ends-too-early = la formula finisce dove serve un valore
    .cure = Completarla.
formula-errors-value-missing-before-bracket = manca un valore prima di )
    .cure = Scriverlo, o togliere le parentesi.
formula-errors-value-missing-before-comma = manca un valore prima della virgola
    .cure = Scriverlo, o togliere la virgola.
formula-errors-value-missing-before-this = manca un valore prima di questo
    .cure = Scriverlo.
formula-errors-value-missing = qui manca un valore
    .cure = Scriverlo.
formula-errors-bracket-not-closed = questa ( non viene chiusa
    .cure = Aggiungere la ) corrispondente.
formula-errors-quotation-not-closed = le virgolette non vengono chiuse
    .cure = Aggiungere " dopo il testo.
formula-errors-only-numbers-in-braces = tra {"{"} e {"}"} possono stare solo numeri
    .cure = Scriverli come in {"{"}38, 14, 7{"}"}.
formula-errors-brace-not-closed = questa {"{"} non ha la sua {"}"}
    .cure = Chiudere la {"{"} con {"}"} dopo i numeri.
# $text is what stands there, here and below.
formula-errors-no-number = «{ $text }» non è un numero
    .cure = Scrivere un numero come 38 o 0.5.
formula-errors-no-meaning = «{ $text }» non ha significato in una formula
    .cure = Toglierlo.

## Functions and names. $function is the name of a function, “SHARE”.

formula-errors-no-function = la funzione { $function } non esiste
    .cure = L’aiuto elenca tutte le funzioni.
# $meant is a name of a function or of a value.
formula-errors-function-meant = Forse si intende { $meant }?
formula-errors-name-meant = Forse si intende «{ $meant }»?
# $count is how many arguments there are, $takes how many the function takes.
# $count (Number)
# $takes (Number)
formula-errors-wrong-number-of-arguments = { $count ->
    [one] { $function } ha { $count } argomento e ne richiede { $takes }
   *[other] { $function } ha { $count } argomenti e ne richiede { $takes }
}
# $count (Number)
# $takes (Number)
formula-errors-too-few-arguments = { $count ->
    [one] { $function } ha { $count } argomento e ne richiede almeno { $takes }
   *[other] { $function } ha { $count } argomenti e ne richiede almeno { $takes }
}
formula-errors-wrong-arguments = { $function } non può avere questi argomenti
# $form is the form of a function and what it gives, from formula-words.ftl: “ABS(x): x without its sign”.
formula-errors-form-of-function = La sua forma è { $form }.
formula-errors-form-of-this-function = La forma della funzione è { $form }.
formula-errors-no-name = il nome «{ $name }» non esiste
    .cure = Una colonna può usare solo le colonne che la precedono.
# $name is the name of a list that the director has made.
formula-errors-name-of-list = «{ $name }» è un elenco di numeri
    .cure = Usare uno dei suoi numeri, come in INDEX({ $name }, 2), o i punti per posto, come in SHARE(place, { $name }).
formula-errors-name-used = il nome «{ $name }» è già usato
    .cure = Dare alla colonna un altro nome.
formula-errors-too-many-formulas = le formule sono { $count }, più di { $most }
    .cure = Toglierne alcune.
formula-errors-text-in-calculation = un testo non si può usare in un calcolo
    .cure = I testi sono ammessi solo nei criteri, come in COUNTIF(centres, ">4").
formula-errors-join-in-calculation = & unisce testi, e un testo non si può usare in un calcolo
    .cure = Usare & solo nei criteri, come in COUNTIF(centres, ">" & centres).
formula-errors-list-in-calculation = c’è un elenco di numeri dove serve un solo numero
    .cure = Gli elenchi sono ammessi solo in SHARE, LOW, HIGH, HISTORY, TWOWAY e INDEX.
formula-errors-no-earlier-years = gli anni precedenti qui non sono noti
    .cure = Usare SHARE.
formula-errors-decimals-not-fixed = il numero di decimali non è un numero intero fisso
    .cure = Scrivere un numero da -15 a 15.
formula-errors-points-not-fixed = i punti per posto non sono numeri fissi
    .cure = Scriverli come in SHARE(place, 38, 14, 7), o usare il nome di un elenco.
formula-errors-too-many-lists = gli elenchi sono troppi
    .cure = Usare meno elenchi.
# A criterion is the second argument of COUNTIF.
formula-errors-criterion = questo criterio non è leggibile
    .cure = Scriverlo come in ">4" o ">" & centres.
