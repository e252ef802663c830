# The list of keys, the licences, and the version.

## The list of keys. Keys stand at the left, their effect at the right. The left column is narrow, and long texts break into lines
## there. The names of keys are those of keys.ftl. “Ctrl” becomes “Cmd” on a Mac.

# The hint in the empty field above the list: examples of what can be searched for.
shortcuts-search-hint = Chercher : trier, Ctrl+H, filtre
# A screen reader says this at the field above the list.
shortcuts-search-keys = Chercher parmi les touches
# In place of the list where no key has the typed words.
shortcuts-no-key-matches = Aucune touche ne correspond à ces mots.
# A command without keys that the typed words have found: its menu and its name in place of keys: “Draw, Draw several rounds”.
shortcuts-menu-and-command = { $menu }, { $command }
# A heading above the keys of the grid. The others are the names of the menus.
shortcuts-in-the-grid = Dans la feuille
# A heading above the keys of the window with the clock and the standings, which stands on the projector.
shortcuts-in-the-projector = Dans la fenêtre du projecteur

## The keys of the grid, and what each of them does.

shortcuts-arrows = Flèches, Tab, Entrée
    .effect = Se déplacer ; avec Maj, revenir ou sélectionner
shortcuts-ctrl-arrow = Ctrl avec une flèche
    .effect = Au bord des cellules remplies
shortcuts-home-and-end = Début, Fin
    .effect = La première cellule de la ligne où l’on peut saisir, la fin de la ligne
shortcuts-ctrl-home-and-end = Ctrl+Début, Ctrl+Fin
    .effect = La première cellule de la feuille où l’on peut saisir, la dernière ligne
shortcuts-ctrl-click = Ctrl avec un clic
    .effect = Sélectionner une plage de plus
shortcuts-typing = Saisie
    .effect = Remplacer le contenu de la cellule
shortcuts-edit-cell = F2
    .effect = Modifier le texte de la cellule
shortcuts-escape = Échap
    .effect = Laisser la cellule telle quelle
shortcuts-delete = Suppr
    .effect = Vider les cellules sélectionnées
shortcuts-backspace = Retour arrière
    .effect = Vider la cellule ; Échap ramène son texte
shortcuts-select-all = Ctrl+A
    .effect = Tout sélectionner
shortcuts-same-text = Ctrl+Entrée
    .effect = Saisir le même texte dans toutes les cellules sélectionnées
shortcuts-open-list = Alt+Flèche bas
    .effect = Ouvrir la liste des joueurs encore sans siège dans cette ronde ; dans un tableau, les valeurs du filtre
shortcuts-fill = Ctrl+D, Ctrl+R
    .effect = Recopier vers le bas, vers la droite

## The dialog with the version of Topboard, whose title is its name.

# $version is “1.4.0”. MIT and Apache 2.0 are licences.
shortcuts-version = Version { $version }, MIT ou Apache 2.0.
shortcuts-what-topboard-is = Un classeur pour les directeurs de tournois de Diplomacy. Il fonctionne sans réseau.
# Help is a menu, and Licences is a command in it.
shortcuts-fonts = Noto Sans est sous licence SIL Open Font License 1.1. Toutes les licences sont dans le menu Aide, Licences.
