# What is said about the files of a posting: in the dialog, in the status bar, and below the files that were written. $name is the name of a
# file or of a notice, $folder and $path are places on a disk. $cause is a message, which may be in English.

## Why nothing was written.

posting-pages-not-made = Les pages n’ont pas pu être créées : { $cause }.
posting-file-not-made = Le fichier n’a pas pu être créé : { $cause }.
# $names is a list of files.
# $count (Number)
posting-foreign-files = { $count ->
    [one] Rien n’a été écrit, car { $names } (dossier { $folder }) n’est pas tel que Topboard l’a écrit, et appartient peut-être à quelqu’un. Déplacez ce fichier, ou choisissez un autre dossier.
   *[other] Rien n’a été écrit, car { $names } (dossier { $folder }) ne sont pas tels que Topboard les a écrits, et appartiennent peut-être à quelqu’un. Déplacez ces fichiers, ou choisissez un autre dossier.
}
# $other is one of the next messages, or the name of an event in quotation marks.
posting-other-event = Rien n’a été écrit, car { $folder } contient les fichiers affichés d’un autre tournoi : { $other }. Choisissez un autre dossier, un par tournoi.
posting-event-without-name = un tournoi sans nom
# $event is an event as before, $file the name of its file.
posting-event-from-file = { $event } du fichier « { $file } »
posting-unreadable = Rien n’a été écrit, car { $path } n’a pas pu être lu : { $cause }. Choisissez un autre dossier.
posting-not-for-players = Rien n’a été écrit, à cause de « { $name } » : { $cause }.
posting-cancelled = L’affichage a été annulé. Rien n’a été écrit.

## Remarks.

posting-missing-event-name = Le tournoi n’a pas de nom, aucune page ne dit donc à quel tournoi elle appartient.
# A notice that is not written in one of the formats. Players get nothing that is for the director.
posting-not-on-web-page-for-director = « { $name } » est pour le directeur. Ce n’est pas écrit dans la page web.
posting-not-in-workbook-for-director = « { $name } » est pour le directeur. Ce n’est pas écrit dans le classeur.
posting-not-as-table-for-director = « { $name } » est pour le directeur. Ce n’est pas écrit en tableau.
posting-not-as-text-for-director = « { $name } » est pour le directeur. Ce n’est pas écrit en texte.
posting-not-on-web-page = « { $name } » est fait pour le papier. Ce n’est pas écrit dans la page web.
posting-not-in-workbook = « { $name } » est fait pour le papier. Ce n’est pas écrit dans le classeur.
posting-not-as-table = « { $name } » est fait pour le papier. Ce n’est pas écrit en tableau.
posting-not-as-text = « { $name } » est fait pour le papier. Ce n’est pas écrit en texte.
# $caution is a sentence.
posting-caution = { $name } : { $caution }
posting-for-director = { $name } est pour le directeur. Ne l’affichez pas.
# $files is a list of files.
# $count (Number)
posting-older-files = { $count ->
    [one] { $files }, dans ce dossier, vient d’un affichage précédent et ne fait pas partie de celui-ci.
   *[other] { $files }, dans ce dossier, viennent d’un affichage précédent et ne font pas partie de celui-ci.
}
# $time is a day and a time, “12 August 2006, 14:05”.
posting-newer-posting = Les fichiers de ce dossier ont été affichés à ce moment : { $time }. Ce document n’en sait rien : c’est peut-être une copie plus ancienne.

## Letters that no font has. The sentences stand alone or behind a colon, and have a capital letter where they stand alone.

# $list is the beginning of a list of letters or of names. $count more are not shown.
# $count (Number)
posting-and-more = { $count ->
    [one] { $list } et { $count } autre
   *[other] { $list } et { $count } autres
}
# $letters are letters with blanks between them. They and $texts may end with the message before.
posting-no-font-has-letters = aucune police de cet ordinateur n’a de lettres pour { $letters } ; les pages montrent des carrés. Installez une police qui les a, ou écrivez aussi ces noms en lettres latines, grecques ou cyrilliques.
# $texts are names and other texts in quotation marks.
posting-no-font-has-letters-in-texts = aucune police de cet ordinateur n’a de lettres pour { $letters } dans { $texts } ; les pages montrent des carrés. Installez une police qui les a, ou écrivez aussi ces noms en lettres latines, grecques ou cyrilliques.

## What is said when files were sent to the printer. $names is a list of files, $error a message of the system, which may be in English.

posting-sent-to-printer = Envoyé à l’imprimante : { $names }.
# $why is one of the next three messages, $cure one of the four after them. Each ends with a full stop.
# $count (Number)
posting-not-printed = { $count ->
    [one] { $names } n’a pas été imprimé : { $why } { $cure }
   *[other] { $names } n’ont pas été imprimés : { $why } { $cure }
}
posting-no-program-for-printing = cet ordinateur n’a pas de programme d’impression.
# $answer is a message of that program, which may be in English.
posting-printing-program-says = le programme d’impression répond « { $answer } ».
posting-printing-program-silent = le programme d’impression ne donne pas de raison.
posting-file-opened = Le fichier est ouvert dans un autre programme. Imprimez-le de là.
posting-folder-opened = Leur dossier est ouvert. Imprimez-les de là.
posting-file-not-opened = Il n’a pas pu être ouvert non plus ({ $error }). Pour l’imprimer, ouvrez ce fichier : { $path }
posting-folder-not-opened = Leur dossier n’a pas pu être ouvert ({ $error }). Imprimez les fichiers de ce dossier : { $path }
# Why a file or a folder was not opened. It stands in brackets.
posting-no-program-to-open = aucun programme pour de tels fichiers

## Why a file of a posting, or an exported file, could not be made. They stand behind a colon, and a full stop is added. $error is a message
## in English.

# $sheet!$cell is a cell of a workbook, “Board A!C5”. $length and $most are numbers.
posting-cell-too-long = le texte de { $sheet }!{ $cell } a { $length } caractères, mais une cellule de classeur en contient { $most } au plus. Raccourcissez-le et exportez de nouveau
posting-clock-wrong = l’horloge de cet ordinateur est avant 1970. Corrigez-la et exportez de nouveau
posting-workbook-not-written = le classeur n’a pas pu être écrit : { $error }
posting-table-not-written = le tableau n’a pas pu être écrit : { $error }
# A sheet for programs in the workbook.
posting-facts-not-written = la feuille masquée des données n’a pas pu être écrite : { $error }
posting-json-not-written = le JSON n’a pas pu être écrit : { $error }
posting-fonts-unreadable = les polices des pages imprimées ne peuvent pas être lues. Réinstallez Topboard
posting-pages-not-written = les pages n’ont pas pu être écrites : { $error }
# A check found in it what players must not see. $why is one of the next messages.
posting-file-for-players-refused = le fichier pour les joueurs n’a pas été écrit ; { $why }
# Every posted file is read again after it was made. The next messages say “it” of that file.
posting-unreadable-again = il n’a pas pu être relu : { $error }. Merci de signaler cette erreur
# $part is the name of a part of a workbook, $what the word of the file that hides something.
posting-hides-something = sa partie { $part } cache quelque chose : { $what }. Merci de signaler cette erreur
posting-needless-part = il a une partie dont un fichier pour les joueurs n’a pas besoin : { $part }. Merci de signaler cette erreur
posting-shows-private-text = il montrerait le texte privé « { $text } ». Si un joueur ou une table porte aussi ce nom, changez l’un des deux
# $board is “Round 2, board A”.
posting-shows-held-back-board = il montrerait ce qui est retenu ({ $board }). Merci de signaler cette erreur
# $name is a player.
posting-shows-held-back-total = il montrerait un total retenu ({ $name }). Merci de signaler cette erreur

## What the formats of a posting are. They are shown where the pointer rests on a format.

posting-format-pdf = Pages prêtes à imprimer
posting-format-pictures = Une image de chaque page
posting-format-workbook = Un classeur avec une feuille par affiche
posting-format-web-page = Une page web avec toutes les affiches
posting-format-markdown = Markdown pour un forum
posting-format-bbcode = BBCode pour un forum
posting-format-plain-text = Texte brut pour un courriel
posting-format-csv = Un tableau par affiche pour d’autres programmes
posting-format-csv-for-excel = Un tableau par affiche pour Excel, avec le séparateur décimal de cet ordinateur
posting-format-json = Le tournoi entier pour d’autres programmes
posting-format-federation = Le classement et les tables pour la base de données de la fédération

## What is said about a copy for the director: a file that has also what players must not see.

posting-director-copy-has-everything = Cette copie est pour le directeur : elle contient tout, même ce que les joueurs ne doivent pas voir.
posting-director-copy-has-boards = Cette copie est pour le directeur : elle contient toutes les tables, même ce que les joueurs ne doivent pas voir. Les remplaçants, le carnet, les notes et les couleurs des tables et les données des joueurs ne sont que dans une copie dont le nom finit par .xlsx.
# A second sentence behind one of them. “director” is looked for in the name of the file, whatever the language.
posting-director-copy-without-its-name = Son nom ne le dit pas ; un nom avec le mot « director » évite une erreur.

## The progress, below a bar. All variables are numbers.

posting-made-of = { $made } sur { $of }
posting-made-of-with-picture = { $made } sur { $of }, image { $page } sur { $pages }
