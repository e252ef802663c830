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
# $time is a day and a time, “2006-08-12 14:05”.
posting-newer-posting = Les fichiers de ce dossier ont été affichés à ce moment : { $time }. Ce document n’en sait rien : c’est peut-être une copie plus ancienne.

## The progress, below a bar. All variables are numbers.

posting-made-of = { $made } sur { $of }
posting-made-of-with-picture = { $made } sur { $of }, image { $page } sur { $pages }
