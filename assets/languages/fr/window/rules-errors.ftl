# What is wrong with a ruleset, and what to do about it (.cure): on the Rules tab, below its fields and beside its text, and in the list
# of problems. The fault is shown with a capital letter or behind “line 12:”, and a full stop follows. The cure is a sentence of its own.
#
# What stands in the text of a ruleset stays as it is: “best game”, “no”, true.

## Where one line has it all. $rules is the name of a ruleset, $fault is what the messages of the next group make.

rules-errors-in-line = ligne { $line } : { $message }. { $cure }
# $field is where in the rules the field is: “what counts 2: best first”.
rules-errors-in-field = { $field } : { $message }. { $cure }
rules-errors-at-no-place = { $message }. { $cure }
# $error is a message about the format of the file, in English, here and in the next group.
rules-errors-cannot-be-read = le règlement n’est pas lisible : { $error }
rules-errors-has-fault = « { $rules } », { $fault }
rules-errors-not-finished = « { $rules } » n’est pas terminé : { $fault }

## The text of a ruleset. TOML is the format of the text.

rules-errors-no-toml = le texte n’est pas du TOML valable : { $error }
    .cure = Corrigez la ligne.
rules-errors-name-taken = il y a déjà un règlement « { $rules } »
    .cure = Saisissez un autre nom.

## What was typed into a field cannot be read.

# $number and $least are numbers, $typed is what was typed, here and below.
rules-errors-too-small = { $number } est trop petit
    .cure = Saisissez { $least } ou plus, ou laissez le champ vide.
rules-errors-no-whole-number = « { $typed } » n’est pas un nombre entier
    .cure = Saisissez un nombre comme 4.
rules-errors-no-year = « { $typed } » n’est pas une année de la partie
    .cure = Saisissez une année comme 1908.
rules-errors-no-number = « { $typed } » n’est pas un nombre
    .cure = Saisissez un nombre comme 38 ou 0,5.
rules-errors-no-share = « { $typed } » n’est pas une part d’un résultat
    .cure = Saisissez une part comme 1, ½, 0,8 ou 1/3.
rules-errors-no-list-of-shares = « { $typed } » n’est pas une liste de parts
    .cure = Saisissez des parts comme 1; 1; ½; 1/3, celle du meilleur résultat d’abord.
rules-errors-no-range-of-rounds = « { $typed } » ne désigne pas de rondes
    .cure = Saisissez une ronde comme 3, ou plusieurs comme 1–4.
rules-errors-no-switch = « { $typed } » n’est ni true ni false
    .cure = Saisissez true (vrai) ou false (faux).
# $choices is a list of words of the file: “ranking”, “group_winners”.
rules-errors-no-choice = « { $typed } » n’est pas une valeur de ce champ
    .cure = Saisissez une de ces valeurs : { $choices }.
rules-errors-no-divisor = « { $typed } » n’est pas un diviseur valable
    .cure = Saisissez « no », « counted » ou {"{"} results = 10 {"}"}.
rules-errors-no-named-numbers = « { $typed } » n’est pas une liste de noms et de nombres
    .cure = Saisissez des noms avec leurs nombres : A 3; B 1; C 0.
rules-errors-no-list-of-tie-breaks = « { $typed } » n’est pas une liste de critères de départage
    .cure = Séparez les critères par des virgules.

## Tie-breaks that nobody knows. Their cures are shown with a capital letter and a full stop, or behind “; ”.

rules-errors-no-tie-break = il n’y a pas de critère de départage « { $typed } »
    .cure = il y a « best game », « second best game » …, « best round » …, « latest game », « score of round 4 », « score of round 4 or else of round 3 », « sum of all games », « average game », « centres », « solos », « draws » et « mean of » suivi d’un système de score
rules-errors-no-tie-break-of-teams = il n’y a pas de critère de départage « { $typed } » pour les équipes
    .cure = il y a « best member », « second best member » …
rules-errors-no-tie-break-of-awards = il n’y a pas de critère de départage « { $typed } » pour les prix
    .cure = il y a « lead », « score », « centres », « total » et « most_of_the_best_grade »

## What contradicts something else, or what is impossible.

rules-errors-no-such-system = il n’y a pas de système de score « { $system } »
    .cure = Choisissez-en un dans la liste.
rules-errors-no-name = le règlement n’a pas de nom
    .cure = Saisissez un nom.
rules-errors-no-system = il n’y a pas de système de score
    .cure = Choisissez un système de score.
rules-errors-too-many-decimals = { $decimals } décimales, c’est trop
    .cure = Saisissez 0 à 9.
rules-errors-no-game-ends-in-year = aucune partie ne finit en { $year }
    .cure = Saisissez une année comme 1908.
# $minutes (Figure)
rules-errors-impossible-phase = une phase ne peut pas durer { $minutes } minutes
    .cure = Saisissez des minutes, comme 15, ou laissez le champ vide.
# $minutes (Figure)
rules-errors-impossible-warning = un avertissement ne peut pas venir { $minutes } minutes avant la fin du temps
    .cure = Saisissez des minutes, d’abord la durée la plus longue, puis la plus courte, ou laissez le champ vide.
rules-errors-draws-after-last-year = les nuls sont permis après { $first }, mais { $last } est la dernière année
    .cure = Corrigez l’une des deux années.
rules-errors-no-round = un tournoi a au moins une ronde
    .cure = Saisissez un nombre, ou laissez le champ vide.
rules-errors-nobody-could-play = avec 0, personne ne pourrait jouer
    .cure = Saisissez 1 ou plus.
rules-errors-more-than-all-rounds = personne ne peut jouer { $most } rondes sur { $rounds }
    .cure = Saisissez un nombre plus petit, ou laissez le champ vide.
rules-errors-round-listed-twice = la ronde { $round } figure deux fois
    .cure = Gardez une seule des deux lignes.
rules-errors-no-such-round = il n’y a pas de ronde { $round } ; nombre de rondes : { $rounds }
    .cure = Saisissez une autre ronde.
# The cure is that of the message before.
rules-errors-no-such-round-before-first = il n’y a pas de ronde { $round } ; la première est 1
rules-errors-rounds-in-wrong-order = la ronde { $first } vient après la ronde { $last }
    .cure = Saisissez d’abord la première : 1–4.
rules-errors-nothing-counts = rien ne compte
    .cure = Ajoutez un élément à ce qui compte.
# It: the multiplier of a round, here and in the next three.
rules-errors-round-of-best-missing = il vaut pour les meilleurs joueurs, mais la ronde manque
    .cure = Saisissez la ronde après laquelle on prend les meilleurs.
rules-errors-number-of-best-missing = il a une ronde, mais pas le nombre des meilleurs joueurs
    .cure = Saisissez le nombre de joueurs, ou laissez la ronde vide.
rules-errors-for-no-player = il ne vaut pour aucun joueur
    .cure = Saisissez 1 ou plus, ou laissez le champ vide pour tous les joueurs.
# The best: the best players.
rules-errors-best-not-known-yet = les meilleurs après la ronde { $after } ne sont pas connus avant la ronde { $round }
    .cure = Saisissez une ronde antérieure.
rules-errors-negative-share = une part ne peut pas être négative
    .cure = Saisissez 0 ou plus.
rules-errors-no-result-counts = aucun résultat ne compte dans cet élément
    .cure = Saisissez la part du meilleur résultat, et celle des suivants.
rules-errors-factor-of-zero = un coefficient de 0 réduit l’élément à 0
    .cure = Saisissez un autre nombre, ou laissez le champ vide.
rules-errors-no-top-board = le règlement n’a pas de table finale
    .cure = Choisissez d’autres tables, ou ajoutez une table finale.
# It: a part of what counts.
rules-errors-no-part-above = il n’y a au-dessus aucun élément à remplacer
    .cure = Mettez au-dessus l’élément à remplacer, ou laissez le champ vide.
rules-errors-tie-break-listed-twice = le critère de départage « { $name } » figure deux fois
    .cure = Supprimez l’un des deux.
rules-errors-elimination-without-games = les qualifications n’ont pas de parties
    .cure = Saisissez le nombre de parties que chaque joueur y joue.
rules-errors-ranking-too-late = le classement après la ronde { $after } ne peut pas remplir une table de la ronde { $round }
    .cure = Saisissez une ronde antérieure à celle de la table.
rules-errors-top-board-without-game = la table finale a au moins une partie
    .cure = Saisissez 1 ou plus.
rules-errors-more-played-than-possible = personne ne peut avoir joué plus de { $most } rondes à ce moment
    .cure = Saisissez un nombre plus petit, ou laissez le champ vide.
rules-errors-no-groups = le tournoi n’a pas de groupes
    .cure = Activez les groupes, ou remplissez la table finale d’après le classement.
rules-errors-no-second-game = il n’y a pas de deuxième partie dans l’ordre inverse
    .cure = Choisissez un autre ordre, ou prévoyez deux parties.
# It: the bonus of the top board, in per cent.
rules-errors-bonus-takes-all = il prendrait tout le total
    .cure = Saisissez un nombre comme 10.
rules-errors-team-too-small = une équipe a au moins deux membres
    .cure = Saisissez 2 ou plus.
rules-errors-more-best-than-members = { $best } membres sur { $size } ne peuvent pas compter
    .cure = Saisissez un autre nombre, ou laissez le champ vide.
# $tie-break is a tie-break as it stands in the text: “fourth best member”.
rules-errors-no-such-member = une équipe de { $size } n’a pas de « { $tie-break } »
    .cure = Supprimez ce critère de départage.
rules-errors-no-team-of-country = avec 0, aucun pays ne pourrait inscrire d’équipe
    .cure = Saisissez 1 ou plus, ou laissez le champ vide.
rules-errors-award-without-name = le prix n’a pas de nom
    .cure = Saisissez un nom.
rules-errors-two-awards = il y a deux prix « { $name } »
    .cure = Renommez l’un des deux.
# It: the award.
rules-errors-votes-without-grades = c’est un prix décerné par vote, mais il n’a pas de notes
    .cure = Saisissez des lettres avec leurs points : A 3; B 1; C 0.
rules-errors-no-grade = « { $letter } » n’est pas une note
    .cure = Les notes sont des lettres majuscules : A 3; B 1; C 0.
rules-errors-grades-without-votes = seul un prix décerné par vote a des notes
    .cure = Laissez le champ vide.

## Worked examples of a ruleset: instead of the score of a round. The room is narrow.

rules-errors-sat-out = exempt
