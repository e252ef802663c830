# The list of keys, the licences, and the version.

## The list of keys. Keys stand at the left, their effect at the right. The left column is narrow, and long texts break into lines
## there. The names of keys are those of keys.ftl. “Ctrl” becomes “Cmd” on a Mac.

# The hint in the empty field above the list: examples of what can be searched for.
shortcuts-search-hint = Cerca: ordina, Ctrl+H, filtra
# A screen reader says this at the field above the list.
shortcuts-search-keys = Cerca tra i tasti
# In place of the list where no key has the typed words.
shortcuts-no-key-matches = Nessun tasto corrisponde a queste parole.
# A command without keys that the typed words have found: its menu and its name in place of keys: “Draw, Draw several rounds”.
shortcuts-menu-and-command = { $menu }, { $command }
# A heading above the keys of the grid. The others are the names of the menus.
shortcuts-in-the-grid = Nel foglio
# A heading above the keys of the window with the clock and the standings, which stands on the projector.
shortcuts-in-the-projector = Nella finestra del proiettore

## The keys of the grid, and what each of them does.

shortcuts-arrows = Frecce, Tab, Invio
    .effect = Spostano il cursore; con Maiusc tornano indietro o selezionano
shortcuts-ctrl-arrow = Ctrl con una freccia
    .effect = Va al bordo delle celle piene
shortcuts-home-and-end = Home, Fine
    .effect = La prima cella modificabile della riga, la fine della riga
shortcuts-ctrl-home-and-end = Ctrl+Home, Ctrl+Fine
    .effect = La prima cella modificabile del foglio, l’ultima riga
shortcuts-ctrl-click = Ctrl con un clic
    .effect = Seleziona un altro intervallo
shortcuts-typing = Digitazione
    .effect = Sovrascrive la cella
shortcuts-edit-cell = F2
    .effect = Modifica il testo della cella
shortcuts-escape = Esc
    .effect = Lascia la cella invariata
shortcuts-delete = Canc
    .effect = Svuota le celle selezionate
shortcuts-backspace = Backspace
    .effect = Svuota la cella; Esc ne ripristina il testo
shortcuts-select-all = Ctrl+A
    .effect = Seleziona tutto
shortcuts-same-text = Ctrl+Invio
    .effect = Inserisce lo stesso testo in ogni cella selezionata
shortcuts-open-list = Alt+Freccia giù
    .effect = Apre l’elenco dei giocatori ancora senza posto in questo round; in una tabella, i valori per cui filtrare
shortcuts-fill = Ctrl+D, Ctrl+R
    .effect = Riempie in basso, riempie a destra

## The dialog with the version of Topboard, whose title is its name.

# $version is “1.4.0”. MIT and Apache 2.0 are licences.
shortcuts-version = Versione { $version }, MIT o Apache 2.0.
shortcuts-what-topboard-is = Una cartella di lavoro per i direttori di gara dei tornei di Diplomacy. Funziona senza rete.
# Help is a menu, and Licences is a command in it.
shortcuts-fonts = Noto Sans è distribuito con la SIL Open Font License 1.1. Tutte le licenze sono nel menu Aiuto, Licenze.
