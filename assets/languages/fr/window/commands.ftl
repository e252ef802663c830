# The menus of the window, its commands, and why a command is not possible now.

### A command is an entry of a menu and often a button. “…” at the end of its name says that a dialog or a list follows.
### “.help” says what it does: whole sentences in a tooltip, with a full stop at the end. The list of keys shows it without that full stop.
### “.words” are other words by which somebody may look for the command, of this language, in small letters with blanks between them.
### They are never shown, and words that are in the name or in the help line need not be repeated. The English words find it too.
### Names of keys in a sentence (Ctrl, Shift, Escape, Enter) are those of keys.ftl, which the program shows beside its commands.
### On a Mac the program writes “Cmd” in the place of “Ctrl”.

## The menus of the menu bar. Their names are short. “.letter” is the letter that opens the menu together with Alt, and is
## underlined: one of the letters A to Z that is in the name, another one for each menu, and not Q, X or Y.

commands-menu-file = Fichier
    .letter = F
commands-menu-edit = Édition
    .letter = D
# The tournament: its name, its players and its rounds.
commands-menu-event = Tournoi
    .letter = T
commands-menu-board = Table
    .letter = B
# The draw of seats: who plays on which board with which power.
commands-menu-draw = Tirage
    .letter = R
# The rules of the event and the systems that score its boards.
commands-menu-scoring = Score
    .letter = S
commands-menu-standings = Classement
    .letter = C
# The top board, the teams and the prizes.
commands-menu-prizes = Prix
    .letter = P
# The ranking of a year over many events.
commands-menu-ladder = Classement annuel
    .letter = L
commands-menu-view = Affichage
    .letter = A
commands-menu-help = Aide
    .letter = I

## The menu File.

commands-new-book = Tournoi vide
    .help = Commencer un tournoi vide.
# The dialog asks four questions, one after the other.
commands-new-event = Nouveau tournoi…
    .help = Préparer un tournoi en quatre questions : son nom, son règlement, ses rondes et ses joueurs.
commands-open = Ouvrir…
    .help = Ouvrir un document Topboard ou un classeur contenant des résultats.
commands-open-recent = Documents récents…
    .help = Ouvrir un des derniers documents ouverts.
    .words = dernier précédent fichier rouvrir
commands-save = Enregistrer
    .help = Enregistrer le document dans son fichier.
commands-save-as = Enregistrer sous…
    .help = Enregistrer le document dans un autre fichier.
commands-import = Importer…
    .help = Ajouter à ce document le contenu d’un classeur ou d’un fichier texte.
    .words = charger lire importation excel xlsx csv
# Cells of an imported file for which the book has no place.
commands-unplaced-cells = Cellules non reprises…
    .help = Montrer telles quelles les cellules des fichiers importés qui n’ont trouvé leur place nulle part dans le document.
commands-export = Exporter pour les joueurs…
    .help = Écrire ce qui peut être affiché maintenant dans un classeur mis en forme. Un nom qui finit par .csv donne le simple tableau.
    .words = exportation xlsx excel télécharger enregistrer sous
commands-export-letter = Exporter pour les joueurs au format US Letter…
    .help = Écrire le classeur pour des pages de 8½ × 11 pouces.
commands-export-values = Exporter pour les joueurs en valeurs…
    .help = Écrire le classeur avec les scores en simples nombres, sans formules.
# To publish tables: on paper, on the web, in a forum. It is also a button of the menu bar.
commands-post = Affiches…
    .help = Préparer ce qui est à afficher, en pages prêtes à imprimer, en page web ou en texte pour un forum : le classement, les tables de la dernière ronde, la composition des tables de la suivante, des feuilles de table.
    .words = affichage impression publier pdf mur panneau poster
# A file for the director of the tournament alone.
commands-director-copy = Copie pour le directeur…
    .help = Écrire un classeur avec tout, y compris ce que les joueurs ne doivent pas voir. Relu par Topboard, il redonne le même document.
    .words = sauvegarde complète exporter excel
commands-quit = Quitter
    .help = Fermer la fenêtre.

## The menu Edit.

commands-undo = Annuler
    .help = Annuler la dernière action.
    .words = défaire retour arrière
commands-redo = Rétablir
    .help = Refaire la dernière action annulée.
    .words = répéter
commands-cut = Couper
    .help = Copier les cellules sélectionnées. Elles sont vidées au moment du collage.
commands-copy = Copier
    .help = Copier les cellules sélectionnées telles qu’on les voit. On peut les coller dans Excel, dans LibreOffice et dans cette feuille.
# Not rounded as they are shown.
commands-copy-exact = Copier les valeurs exactes
    .help = Copier les cellules sélectionnées avec toutes leurs décimales.
commands-paste = Coller
    .help = Coller le presse-papiers dans les cellules à partir du curseur.
# The menu of the right mouse button.
commands-context-menu = Menu de cette cellule
    .help = Ouvrir le menu de ce qu’on peut faire avec la cellule sous le curseur, comme avec le bouton droit de la souris.
    .words = clic contextuel
commands-find = Rechercher…
    .help = Trouver un joueur, une table, un siège, une ligne du carnet ou une règle, et y aller.
    .words = chercher recherche
commands-find-next = Occurrence suivante
    .help = Aller à l’endroit trouvé suivant.
commands-find-previous = Occurrence précédente
    .help = Revenir à l’endroit trouvé précédent.
commands-replace = Remplacer…
    .help = Remplacer un texte dans les cellules sélectionnées, ou dans toutes les cellules de l’onglet, en une seule action.
    .words = substituer changer corriger renommer joueur
# “This one” is the player, the board or the line of the notebook at the cursor.
commands-insert-row = Insérer avant
    .help = Insérer un joueur avant celui du curseur, une table avant celle du curseur, ou une ligne dans le carnet.
    .words = insertion nouvelle au-dessus
commands-history = Historique
    .help = Montrer toutes les modifications, avec la valeur précédente de la cellule.
    .words = versions changements suivi sauvegarde ancien journal
commands-cell-note = Remarque sur cette cellule…
    .help = Écrire une remarque sur le siège, la table ou le joueur sous le curseur.
    .words = commentaire annotation note
# The entry opens a menu of colours.
commands-colour = Couleur
    .help = Colorer les sièges, les tables ou les joueurs sélectionnés, par exemple pour dire « à vérifier ». Les joueurs ne le voient pas.
    .words = surligner surlignage remplissage fond marqueur
commands-fill-yellow = Remplir en jaune
    .help = Remplir en jaune les sièges, les tables ou les joueurs sélectionnés.
commands-fill-green = Remplir en vert
    .help = Remplir en vert les sièges, les tables ou les joueurs sélectionnés.
commands-fill-blue = Remplir en bleu
    .help = Remplir en bleu les sièges, les tables ou les joueurs sélectionnés.
commands-fill-red = Remplir en rouge
    .help = Remplir en rouge les sièges, les tables ou les joueurs sélectionnés.
commands-fill-violet = Remplir en violet
    .help = Remplir en violet les sièges, les tables ou les joueurs sélectionnés.
commands-fill-grey = Remplir en gris
    .help = Remplir en gris les sièges, les tables ou les joueurs sélectionnés.
# The last entry of the menu of colours.
commands-no-colour = Aucune couleur
    .help = Enlever la couleur des sièges, des tables ou des joueurs sélectionnés.
commands-history-of-cell = Historique de cette cellule
    .help = Montrer les valeurs antérieures de la cellule sous le curseur.
commands-history-of-player = Historique de ce joueur
    .help = Montrer toutes les modifications qui concernent le joueur sous le curseur.
commands-history-of-board = Historique de cette table
    .help = Montrer toutes les modifications de la table sous le curseur.
# “This time” is that of the line of the history at the cursor.
commands-show-past-state = Voir le tournoi à ce moment
    .help = Montrer le tournoi tel qu’il était après la modification sous le curseur (Entrée). Le tournoi lui-même ne change pas.
# “This state” is the past state of the event that is in view.
commands-restore-past-state = Restaurer cet état
    .help = Ramener le tournoi à l’état visible (Ctrl+Entrée). C’est une seule action, que vous pouvez annuler.
# From a past state of the event to the present one.
commands-return-to-present = Revenir au présent
    .help = Quitter l’état passé et montrer le tournoi actuel (Échap).
commands-export-history = Exporter l’historique…
    .help = Écrire les lignes visibles en texte séparé par des virgules.
commands-give-reason = Indiquer le motif
    .help = Saisir le motif pour lequel une ronde terminée a été modifiée.
# The program asks a question in a bar below the sheet. This command answers it with yes.
commands-answer-yes = Oui à la question sous la feuille
    .help = Faire ce que propose la plus ancienne question sous la feuille.
# This command answers the question in the bar with no.
commands-answer-no = Non à la question sous la feuille
    .help = Laisser le document tel quel et retirer la plus ancienne question sous la feuille.
commands-sort-by-column = Trier par cette colonne
    .help = Trier le tableau par la colonne sous le curseur. Une deuxième fois inverse l’ordre.
    .words = tri croissant décroissant
# “Equals” are rows with the same value in the column by which the table is sorted already.
commands-sort-also = Trier les égalités par cette colonne
    .help = Garder l’ordre du tableau et trier les lignes à égalité par la colonne sous le curseur. Maj avec un clic sur l’en-tête fait de même.
# A place is a rank in the standings.
commands-sort-by-place = Trier par place
    .help = Revenir à l’ordre habituel : places, ordre de saisie, rangs, ou modification la plus récente en premier.

## The menu Event.

commands-name-event = Nommer le tournoi…
    .help = Indiquer le nom, le lieu, le pays organisateur et les dates.
    .words = titre ville salle date
# Notices are the tables that are posted for players.
commands-notice-languages = Langue des affiches…
    .help = Choisir la langue des tableaux affichés, ou deux pour une salle où les joueurs en parlent deux.
    .words = traduire traduction anglais allemand italien espagnol bilingue
commands-choose-rules = Choisir le règlement…
    .help = Choisir le règlement du tournoi et ajouter les rondes qu’il exige.
commands-set-up-rounds = Créer les rondes du règlement
    .help = Ajouter les rondes manquantes et la table finale que le règlement exige.
commands-add-player = Ajouter un joueur
    .help = Aller à la première ligne vide de la liste des joueurs.
    .words = insérer inscrire nouveau inscription
commands-confirm-player = Confirmer le joueur
    .help = Confirmer les noms sélectionnés, qui ont été saisis à des sièges et ne sont pas dans la liste des joueurs.
# The answer to the question whether two similar names are one player: they are two.
commands-two-people = Deux personnes
    .help = Le joueur sous le curseur et un joueur au nom semblable sont deux personnes. Topboard ne repose pas la question.
# The player at the cursor does not play in this round.
commands-player-leaves = Retirer de cette ronde…
    .help = Le joueur sous le curseur manque cette ronde : donner le siège à un exempt, ou faire une table de six, sans déplacer les autres joueurs.
    .words = absent exempté enlever forfait
commands-add-round = Ajouter une ronde
    .help = Ajouter une ronde après la dernière.
    .words = insérer feuille nouvelle tour
commands-add-missing-round = Ajouter la ronde manquante
    .help = Ajouter la ronde sautée, avant les rondes de numéro plus élevé.
commands-rename-round = Renommer la ronde…
    .help = Changer le nom de la ronde.
    .words = feuille titre
commands-round-system = Système de score de cette ronde…
    .help = Choisir le système de score des tables de cette ronde.
commands-write-note = Écrire dans le carnet
    .help = Aller à une ligne vide du carnet. L’heure et la table sous le curseur sont déjà remplies.
# To adjudicate orders of units that players dispute. “WDC 2006” is the name of rules.
commands-rulings-desk = Trancher des ordres contestés…
    .help = Lire et résoudre des ordres selon le règlement du WDC 2006, avec le motif et le paragraphe pour chacun.
    .words = arbitre arbitrage décision litige printemps automne hiver retraites constructions déplacements résolution
# The player at the cursor goes home.
commands-leave-event = Le joueur quitte le tournoi
    .help = Le joueur sous le curseur part définitivement : aucun tirage ne le place plus, et son siège dans la prochaine ronde est pourvu.
    .words = forfait abandon départ retrait
commands-remove-player = Supprimer le joueur
    .help = Retirer du tournoi le joueur sous le curseur.
    .words = effacer enlever ligne
commands-remove-round = Supprimer la ronde
    .help = Retirer du tournoi la ronde et ses tables.
    .words = effacer enlever feuille
commands-remove-note = Supprimer la ligne du carnet
    .help = Retirer du carnet la ligne sous le curseur.
    .words = effacer enlever note

## The menu Board. A board is a game of seven players. A draw here is a game that ended as a draw.

commands-add-board = Ajouter une table
    .help = Ajouter une table à la ronde ouverte.
    .words = insérer lignes nouvelle partie plateau
commands-make-boards = Créer les tables pour les joueurs
    .help = Dans une ronde sans tables, ajouter une table vide par groupe de sept joueurs présents.
# What happened at a board beyond the counts of centres.
commands-board-record = Procès-verbal de la table
    .help = Ouvrir la liste des remplaçants, cartons, pénalités et propositions de nul de la table. Une deuxième fois fait revenir.
    .words = vote adopté rejeté remplacement désordre civil été printemps proposition match pénalité carton joueur incident
# A yellow or a red card, as in football, for a player whose orders come late.
commands-late-orders = Carton pour ordres en retard
    .help = Donner un carton au joueur sous le curseur pour des ordres en retard : jaune la première fois, rouge en cas de récidive ou de retard plus long. Si le curseur est ailleurs, choisir le joueur.
commands-board-system = Système de score de cette table…
    .help = Choisir le système de score de la table sous le curseur.
commands-last-year-of-game = Dernière année de la partie
    .help = Aller à la cellule à côté du nom de la table sous le curseur, pour y saisir la dernière année de sa partie.
    .words = fin finie terminée
# The survivors agreed to share the game.
commands-end-as-agreed-draw = La partie a fini par un nul voté
    .help = Tous les survivants de la table sous le curseur ont accepté un match nul.
    .words = partagée accord convenu adopté terminée draw
# The game was stopped, and has no result.
commands-end-as-abandoned = La partie a été abandonnée
    .help = Les joueurs de la partie sous le curseur ne se sont pas accordés sur sa fin. Elle n’a pas de résultat.
    .words = annulée arrêtée interrompue inachevée
commands-end-all-as-agreed-draws = Toutes les parties sans fin connue ont fini par un nul voté
    .help = Tous les survivants ont accepté un match nul à chaque table arrêtée plus tôt sans fin connue, comme celles d’un tournoi importé.
    .words = partagées accord convenus
commands-play-all-to-the-last-year = Toutes les parties sans dernière année sont allées au bout
    .help = Saisir la dernière année du règlement pour chaque table terminée qui n’en a pas.
commands-set-score = Fixer le score à la main…
    .help = Remplacer le score calculé par le vôtre.
    .words = manuel forcer modifier corriger
commands-clear-score = Revenir au score calculé
    .help = Enlever le score fixé à la main.
# How the score was computed.
commands-copy-explanation = Copier l’explication
    .help = Copier en texte l’explication du score sous le curseur.
    .words = pourquoi calcul détail
commands-remove-board = Supprimer la table
    .help = Retirer de sa ronde la table sous le curseur.
    .words = effacer enlever lignes

## The menu Draw. A draw here is the drawing of seats by lot, never a game that ended as a draw.

# The check who is present before a round. It is the name of a tab too.
commands-roll-call = Appel
    .help = Aller à l’appel de la prochaine ronde, avec les joueurs présents et les exempts.
    .words = présence présences pointage absents volontaires
commands-roll-call-of-round = Appel d’une autre ronde…
    .help = Choisir la ronde de l’appel.
commands-everybody-present = Tout le monde est présent
    .help = Marquer présents tous les joueurs pour qui rien n’est saisi à l’appel.
commands-new-player-present = Nouveau joueur présent…
    .help = Ajouter un joueur qui n’est pas dans la liste et le marquer présent. Entrée après des lettres par lesquelles aucun nom ne commence fait de même.
    .words = retardataire inscription inscrire
commands-roll-call-file = Appel à partir d’un fichier…
    .help = Lire les joueurs présents dans un classeur ou une liste : une colonne de noms et une colonne de marques.
commands-draw-round = Tirer la ronde au sort…
    .help = Tirer au sort les tables et les pays de la ronde ouverte. Les tables où des centres sont saisis et les sièges verrouillés restent.
    .words = tirage composition placement appariement répartition
commands-draw-rounds = Tirer plusieurs rondes au sort…
    .help = Tirer ensemble cette ronde et des rondes suivantes. Les joueurs se rencontrent ainsi moins souvent qu’avec des tirages séparés.
# An elimination is the stage of an event from which the best go on. “One with each power”: a game with each of the seven powers.
commands-elimination-draw = Tirer les qualifications au sort…
    .help = Trouver pour chaque inscrit sept parties, une avec chaque pays, qui respectent les règles des groupes. Toutes les rondes des qualifications sont ainsi créées.
    .words = gunboat poules calendrier tirage élimination
# Boards of six players: one of the seven powers has no player.
commands-boards-of-six = Tirer avec des tables de six…
    .help = Laisser un pays sans joueur à autant de tables qu’il le faut. Personne n’est alors exempt.
commands-restore-draw = Restaurer un tirage antérieur…
    .help = Placer les joueurs de la ronde comme lors d’un tirage antérieur.
commands-replay-draw = Refaire un tirage antérieur…
    .help = Refaire un tirage d’après son enregistrement et vérifier s’il donne les mêmes tables.
# How well the draw avoids that players meet again or have a power again.
commands-round-quality = Qualité du tirage…
    .help = Compter les rencontres répétées, les pays rejoués et les séparations non respectées, et les comparer au minimum.
commands-swap-seats = Échanger les sièges
    .help = Échanger les deux sièges sélectionnés et voir ce que cela change dans chaque compte. Un siège seul est marqué pour l’échange avec le suivant.
commands-lock-seat = Verrouiller ou déverrouiller le siège
    .help = Verrouiller le siège sous le curseur : un nouveau tirage y laisse son joueur.
    .words = bloquer protéger fixer figer
commands-lock-board = Verrouiller ou déverrouiller la table
    .help = Verrouiller tous les sièges de la table : un nouveau tirage y laisse ses joueurs.
commands-latecomer = Placer un retardataire…
    .help = Trouver un siège à un joueur qui arrive en retard, sans déplacer les autres.
commands-keep-apart = Joueurs à séparer…
    .help = Saisir des joueurs qui ne doivent pas se retrouver à la même table, comme des couples ou des familles.
# Powers that are neighbours on the map of the game.
commands-adjacent-powers = Pays voisins…
    .help = Choisir le tableau des pays voisins. Le tirage les évite quand deux joueurs se rencontrent de nouveau.

## The menu Scoring.

commands-find-system = Rechercher un règlement ou un système de score…
    .help = Trouver un règlement ou un système de score par quelques lettres de son nom, et le montrer.
# For a ruleset in view the entry is “Use these rules”.
commands-use-system = Utiliser ce système de score
    .help = Utiliser pour le tournoi le système de score ou le règlement ouvert.
commands-copy-system = Copier et modifier
    .help = Copier dans le tournoi le système ou le règlement ouvert. Vous pouvez modifier la copie.
# A column of a scoring system: a step of its computation.
commands-add-column = Ajouter une colonne
    .help = Ajouter une colonne avant le score.
commands-add-number = Ajouter un nombre
    .help = Ajouter un nombre que les formules utilisent par son nom.
commands-add-list = Ajouter une liste de nombres
    .help = Ajouter une liste de nombres pour les formules, comme des points par place.
# A total is that of a player over the rounds.
commands-add-counting-part = Ajouter un élément du total
    .help = Ajouter un élément au total que calcule le règlement ouvert.
commands-add-tie-break = Ajouter un critère de départage
    .help = Ajouter un critère au départage du règlement ouvert.
commands-add-prize = Ajouter un prix
    .help = Ajouter un prix au règlement ouvert.
    .words = vainqueur champion récompense trophée
commands-formula-help = Fonctions et noms
    .help = Afficher ou masquer la liste des fonctions et des noms pour les formules.
commands-compare-systems = Comparer des systèmes
    .help = Calculer les scores des mêmes tables avec plusieurs systèmes, côte à côte.
# The next kind of results to compare systems on.
commands-next-comparison-boards = Comparer sur d’autres résultats
    .help = Faire passer la comparaison du classement aux tables, puis aux résultats types.
commands-toggle-compared = Ajouter à la comparaison ou en retirer
    .help = Ajouter le système ouvert à la comparaison, ou l’en retirer.
commands-remove-system = Supprimer ce système
    .help = Retirer du tournoi le système ou le règlement maison ouvert.

## The menu Prizes.

# The player at the cursor declines a seat at the top board; a second time takes this back.
commands-decline-seat = Se désiste de la table finale, ou revient
    .help = Noter que le joueur sous le curseur se désiste de la table finale, ou qu’il revient.
# Players with equal totals are tied.
commands-put-first-of-tie = Placer en tête des ex æquo
    .help = Donner le siège au joueur sous le curseur, avant les autres joueurs à égalité pour ce siège.
commands-nominate-for-seat = Désigner pour la table finale
    .help = Donner un siège au joueur sous le curseur par votre propre décision, ou annuler cette décision.
# The players of the top board choose their powers one after the other. The player at the cursor gets an earlier turn.
commands-choose-earlier = Choisir plus tôt
    .help = Faire monter le joueur sous le curseur dans l’ordre des choix.
# The player at the cursor gets a later turn to choose a power.
commands-choose-later = Choisir plus tard
    .help = Faire descendre le joueur sous le curseur dans l’ordre des choix.
commands-make-top-board = Composer la table finale
    .help = Placer les sept joueurs de la table finale avec les pays qu’ils ont choisis, dans la ronde prévue par le règlement.
commands-wants-team = Joueurs en attente d’une équipe…
    .help = Choisir les joueurs qui veulent entrer dans une équipe.
    .words = équipes sans
# Teams that are drawn by lot from players who have none.
commands-scratch-teams = Former des équipes de circonstance…
    .help = Tirer au sort des équipes parmi les joueurs qui en cherchent une.
    .words = équipe tirage
# The players behind the winner of a prize.
commands-runners-up = Joueurs suivants
    .help = Afficher ou masquer les joueurs qui viennent ensuite pour le prix sous le curseur.

## The menu Standings.

# The standings, if every running game ended as it stands now.
commands-view-all = Si toutes les parties s’arrêtaient maintenant
    .help = Montrer le classement de toutes les parties. Une partie en cours compte comme si elle s’arrêtait maintenant.
    .words = champion vainqueur tête provisoire fin
commands-view-finished = Parties terminées seulement
    .help = Montrer le classement sans les parties en cours.
# The standings without the rounds whose scores are held back.
commands-view-posted = Ce qui peut être affiché
    .help = Montrer le classement à afficher, sans les rondes retenues.
# The standings after a round that is chosen.
commands-view-after = Après une ronde…
    .help = Montrer le classement après une ronde.
# A table for each group of players.
commands-view-groups = Tableaux des groupes…
    .help = Montrer un tableau par groupe, ou le tableau d’un seul groupe.
commands-what-if = Et si une table finissait autrement…
    .help = Supposer le résultat d’une table et en voir l’effet sur le classement. Le document ne change pas.
# What the player must achieve to win, or to come to the top board.
commands-needed-results = Résultats nécessaires au joueur…
    .help = Dire quels résultats de la ronde en cours mènent le joueur sous le curseur à la première place ou à la table finale.
    .words = chances qualifier qualification besoin gagner faut
# The result that was supposed in a what-if.
commands-accept-what-if = Garder le résultat supposé
    .help = Inscrire dans le document le résultat supposé de la table.
# A what-if is a supposed result of a board and what would follow from it.
commands-drop-what-if = Abandonner l’hypothèse
    .help = Abandonner le résultat supposé. Le document reste tel quel.
# From now on the scores of the round may be posted.
commands-release-round = Donner le feu vert aux scores de cette ronde
    .help = Permettre l’affichage des scores de la ronde.
# The scores of the round are not posted for the time being.
commands-hold-round = Retenir les scores de cette ronde
    .help = Garder les scores de la ronde hors des affiches jusqu’à votre feu vert.

## The menu Ladder.

# “Bismark Cup” is the name of a ladder.
commands-ladder = Classement de l’année
    .help = Montrer le classement d’une année, établi à partir de listes de résultats.
    .words = annuel bismark cup circuit ligue championnat grand prix saison ladder
commands-add-result-lists = Ajouter des listes de résultats…
    .help = Ajouter au classement annuel des listes de résultats et des documents Topboard. Vous pouvez choisir plusieurs fichiers à la fois.
commands-paste-result-list = Coller une liste de résultats…
    .help = Coller ou saisir en texte la liste des résultats d’un tournoi.
# “This book” is the document that is open.
commands-add-own-event = Ajouter le tournoi de ce document
    .help = Ajouter au classement annuel le classement actuel du tournoi de ce document, ou le mettre à jour.
commands-add-recent-book = Ajouter un document récent…
    .help = Ajouter au classement annuel le classement d’un des derniers documents ouverts.
commands-choose-ladder = Choisir le classement annuel…
    .help = Choisir les règles du classement annuel.
    .words = bismark cup circuit
# “Ties” are equal places in a result list.
commands-ladder-year = Année, date et ex æquo…
    .help = Choisir l’année, la date du classement annuel et les points des places ex æquo.
commands-ladder-after = Classement annuel après un tournoi…
    .help = Montrer le classement annuel tel qu’il était après un tournoi.
# The page that asks which spellings of names are one person.
commands-identities = Identités
    .help = Décider quelles paires de noms désignent une seule personne.
    .words = fusionner doublons homonymes
# Of the result lists that the ladder is compiled from.
commands-ladder-problems = Problèmes des listes
    .help = Montrer les problèmes des listes de résultats, par fichier et par ligne.
# The letter is a key of the page Identities: one letter A–Z, another for each of the three commands.
commands-same-person = Même personne
    .help = Les deux noms sous le curseur désignent une seule personne, qui garde le premier nom. Touche M.
    .letter = M
# The letter is a key of the page Identities: one letter A–Z, another for each of the three commands.
commands-different-people = Personnes différentes
    .help = Les deux noms sous le curseur désignent deux personnes. Touche D.
    .letter = D
# The letter is a key of the page Identities: one letter A–Z, another for each of the three commands.
commands-postpone-pair = Demander plus tard
    .help = Mettre la paire sous le curseur à la fin de la liste, pour en décider plus tard. Touche P.
    .letter = P
# Accredited: those who run the ladder count the event. “Problems” is a page of the tab. The letter is a key of this
# page: one letter A–Z, another for each of the two commands.
commands-accredit-event = Le tournoi est homologué
    .help = Le tournoi sous le curseur compte. Touche O sur la page Problèmes.
    .letter = O
    .words = homologation accepté reconnu officiel
commands-exclude-event = Le tournoi n’est pas homologué
    .help = Le tournoi sous le curseur ne compte pas. Touche N sur la page Problèmes.
    .letter = N
    .words = homologation refusé exclure officieux
# The decision about two names, or about an event.
commands-retract-verdict = Revenir sur la décision
    .help = Supprimer la décision sous le curseur. Touche Suppr.
commands-split-person = Autre personne à ce tournoi
    .help = Le joueur du tournoi sous le curseur est une autre personne du même nom.
commands-import-identities = Importer des identités…
    .help = Importer les décisions sur les identités du document de l’an dernier, ou d’un fichier de décisions.
commands-open-result-list = Ouvrir la liste de résultats
    .help = Ouvrir la liste de résultats du tournoi sous le curseur.
commands-export-ladder = Exporter le classement annuel…
    .help = Écrire le classement annuel en classeur avec formules, en simple tableau (.csv) ou en texte (.txt).
commands-remove-from-ladder = Supprimer le tournoi ou la ligne
    .help = Retirer du classement annuel le tournoi sous le curseur, ou la ligne de sa liste.

## The menu View.

commands-next-tab = Onglet suivant
    .help = Aller à l’onglet de droite.
commands-previous-tab = Onglet précédent
    .help = Aller à l’onglet de gauche.
commands-close-tab = Fermer cet onglet
    .help = Enlever l’onglet ouvert de la barre d’onglets. Le tournoi garde ce qu’il contient.
    .words = masquer cacher classement annuel carnet historique
# “r2 b france” is an example of what is typed: round 2, board B, France. The name of the power is that of your language.
commands-go-to = Aller à…
    .help = Aller à un onglet, une table, un joueur ou un siège, par exemple « r2 b france ».
commands-next-problem = Problème suivant
    .help = Aller au problème suivant.
commands-toggle-years = Centres par année
    .help = Afficher ou masquer le nombre de centres de chaque année dans cette ronde.
    .words = relevé décompte
# Curves over the rounds or over the game years.
commands-plot = Courbes par ronde ou par année
    .help = Montrer le contenu de l’onglet en courbes : les centres de la table sous le curseur par année, les places des premiers après chaque ronde, ou celles du classement annuel après chaque tournoi.
    .words = graphique diagramme graphe évolution
commands-all-columns = Toutes les colonnes des joueurs
    .help = Montrer toutes les colonnes des joueurs, comme les rôles et les handicaps, ou seulement celles qui servent.
    .words = pays région nationalité ville courriel e-mail téléphone adresse
# The columns of a scoring system with the steps of the computation.
commands-toggle-working-columns = Colonnes de calcul du score
    .help = Montrer ou replier les colonnes dont le score est calculé. Elles sont repliées là où plus de tables tiennent ainsi dans la fenêtre.
commands-fit-column = Ajuster la colonne au texte
    .help = Donner aux colonnes sélectionnées la largeur de leur texte le plus long. Un double clic sur le bord de l’en-tête fait de même.
    .words = automatique optimale ajustement
commands-hide-column = Masquer la colonne
    .help = Masquer les colonnes sélectionnées.
    .words = cacher
commands-show-hidden-columns = Afficher toutes les colonnes
    .help = Montrer de nouveau les colonnes masquées de l’onglet.
    .words = démasquer cachées
commands-move-column-left = Déplacer la colonne vers la gauche
    .help = Mettre la colonne sous le curseur avant sa voisine.
commands-move-column-right = Déplacer la colonne vers la droite
    .help = Mettre la colonne sous le curseur après sa voisine.
commands-usual-column-order = Colonnes dans l’ordre habituel
    .help = Remettre à leur place les colonnes déplacées.
commands-filter-rows = Filtrer les lignes…
    .help = Choisir les valeurs de la colonne sous le curseur dont les lignes restent visibles, ou un texte. Alt+Flèche bas fait de même dans une colonne sans liste déroulante.
    .words = filtre autofiltre seulement
commands-filter-by-value = Garder seulement les lignes avec cette valeur
    .help = Montrer seulement les lignes qui ont dans cette colonne la valeur de la cellule sous le curseur.
commands-apply-filters-again = Réappliquer les filtres
    .help = Masquer les lignes modifiées qui ne correspondent plus aux filtres.
    .words = actualiser filtre
commands-show-all-rows = Afficher toutes les lignes
    .help = Montrer de nouveau toutes les lignes du tableau (Échap).
    .words = effacer filtre démasquer
commands-toggle-problems = Problèmes
    .help = Afficher ou masquer la liste des problèmes.
# The table is that of the standings.
commands-toggle-table = Classement à côté des tables
    .help = Afficher ou masquer le classement dans le panneau latéral.
# The sheet is shown larger.
commands-zoom-in = Agrandir
    .help = Agrandir la feuille.
# The sheet is shown smaller.
commands-zoom-out = Réduire
    .help = Réduire la feuille.
# The zoom of 100 %.
commands-zoom-reset = Taille réelle
    .help = Ramener le zoom à 100 %.
commands-projector = Projecteur
    .help = Ouvrir ou fermer une deuxième fenêtre pour la salle, avec le chronomètre de la ronde et le classement.
commands-projector-slides = Pages du projecteur…
    .help = Choisir ce que montre le projecteur.
# The clock of a round counts the minutes of each phase of a game year: moves, retreats, builds.
commands-toggle-clock = Lancer ou arrêter le chronomètre
    .help = Lancer le chronomètre de la ronde, ou l’arrêter. Le règlement fixe les temps.
    .words = minuteur horloge délai
commands-add-minute = Une minute de plus au chronomètre
    .help = Ajouter une minute à la phase en cours.
commands-next-phase = Phase suivante du chronomètre
    .help = Commencer la phase suivante de l’année de jeu.
commands-previous-phase = Phase précédente du chronomètre
    .help = Revenir au début de la phase précédente.
# Spring is the first season of a game year.
commands-reset-clock = Chronomètre au premier printemps
    .help = Remettre le chronomètre au début d’une ronde.
    .words = réinitialiser recommencer zéro
# The four words in the help line are those on the buttons in the menu bar.
commands-toggle-tools = Outils dans la barre de menus
    .help = Afficher ou masquer « Annuler », « Tirage », « Et si » et « Affiches » dans la barre de menus.
# The colours of the window.
commands-toggle-theme = Clair ou sombre
    .help = Passer du thème clair au thème sombre, ou l’inverse.
# The words name the languages and the word “language” in every language of the window.
commands-language = Langue de la fenêtre…
    .help = Choisir la langue de la fenêtre. Les affiches ont leurs propres langues.
    .words = français anglais allemand italien english deutsch italiano language sprache lingua

## The menu Help.

commands-manual = Manuel
    .help = Lire le manuel, à partir de la page sur l’onglet ouvert.
commands-command-palette = Toutes les commandes…
    .help = Trouver une commande par quelques lettres de son nom.
# The keys of the keyboard and what they do.
commands-shortcuts = Raccourcis clavier
    .help = Montrer ce que fait chaque touche.
commands-first-steps = Premiers pas…
    .help = Montrer par quoi vous pouvez commencer : votre feuille Excel, un nouveau tournoi ou le tournoi exemple.
commands-sample-event = Tournoi exemple
    .help = Ouvrir EuroDipCon 2015, un tournoi de 38 joueurs à 14 tables, pour tout essayer.
commands-licences = Licences
    .help = Montrer les licences de Topboard, de ses polices et de ses bibliothèques.
commands-about = À propos de Topboard
    .help = Montrer la version de Topboard.

## What the director has to do before a command is possible, or why it is not possible. It follows after a colon, as in
## “Board record is not possible now: put the cursor on a board first”. So it begins with a small letter and has no full stop at its
## end. A tooltip shows it with a capital letter and a full stop.

commands-open-tab-of-round-first = ouvrez d’abord l’onglet d’une ronde
commands-cursor-on-board-first = placez d’abord le curseur sur une table
# A seat is a power on a board, with its player.
commands-cursor-on-seat-first = placez d’abord le curseur sur un siège
commands-cursor-on-figure-first = placez d’abord le curseur sur une valeur calculée
commands-add-round-first = ajoutez d’abord une ronde
commands-enter-players-first = saisissez d’abord les joueurs
# A past state of the event is in view. Ctrl+P is the key of “Post…”.
commands-past-state-is-not-exported = un état passé ne s’exporte pas ; revenez d’abord au présent, ou refaites-en les affiches avec Ctrl+P
commands-tab-stays = cet onglet fait partie du tournoi et reste ouvert
commands-open-tab-with-table-first = ouvrez d’abord un onglet avec un tableau
commands-book-cannot-be-changed = ce document ne peut pas être modifié
commands-no-step-to-undo = il n’y a aucune action à annuler
commands-no-step-to-redo = il n’y a aucune action à rétablir
commands-no-problems = il n’y a aucun problème
