# What is said about journals, backups and other windows when a book is opened, and while it is open. A journal is the file to which every
# change is written at once. $name, $copy and $file are names of files, $place and $folder places on a disk. $error and $why are messages,
# which may be in English.

## Another window, another computer, another program.

# $holder is the next message. $name is open there for somebody.
journal-notices-holder = par { $user } sur { $computer }, depuis { $time }
journal-notices-is-read-only = { $name } est ouvert dans une autre fenêtre. Ici, il est en lecture seule et montre le dernier état enregistré. Fermez-le dans l’autre fenêtre et rouvrez-le ici, ou enregistrez une copie sous un autre nom.
journal-notices-is-read-only-for = { $name } est ouvert dans une autre fenêtre ({ $holder }). Ici, il est en lecture seule et montre le dernier état enregistré. Fermez-le dans l’autre fenêtre et rouvrez-le ici, ou enregistrez une copie sous un autre nom.
journal-notices-open-on-other-computer = { $name } semble ouvert sur un autre ordinateur ({ $holder }). Si vous le modifiez tous les deux, le deuxième enregistrement met l’autre version à côté du document, dans un fichier à part.
journal-notices-open-in-other-window = { $name } est aussi ouvert dans une autre fenêtre. Fermez-le dans l’une des deux. À la prochaine ouverture, Topboard réunit les modifications des deux.
journal-notices-open-in-other-window-for = { $name } est aussi ouvert dans une autre fenêtre ({ $holder }). Fermez-le dans l’une des deux. À la prochaine ouverture, Topboard réunit les modifications des deux.
# The changes of this window are in $copy.
journal-notices-written-by-others-too = Une autre fenêtre ou un autre ordinateur écrit aussi dans { $name }. Vos modifications sont dans « { $copy } », à côté. Fermez le document là-bas. À la prochaine ouverture, Topboard réunit les modifications des deux.
# $foreign says what lies under the name of a file of ours, here and below: store-errors-foreign. $cure is the cure of that message.
journal-notices-others-do-not-see = { $foreign }. Les autres ordinateurs ne voient pas que le document est ouvert ici. { $cure }
journal-notices-saved-beside-other = Quelqu’un d’autre a modifié { $name } pendant qu’il était ouvert ici. Votre version est enregistrée. L’autre est à côté, dans « { $copy } ».

## Changes that were not saved.

# $from and $to are times, “14:03” or “9 May, 14:03”.
# $count (Number)
journal-notices-changes-at = { $count ->
    [one] { $count } modification ({ $from })
   *[other] { $count } modifications ({ $from })
}
# $count (Number)
journal-notices-changes-from-to = { $count ->
    [one] { $count } modification ({ $from } à { $to })
   *[other] { $count } modifications ({ $from } à { $to })
}
# Where nothing is known about them.
journal-notices-changes = Modifications
# $changes is one of the messages before.
# $count (Number)
journal-notices-recovered = { $count ->
    [one] Non enregistré, mais récupéré : { $changes }.
   *[other] Non enregistré, mais récupéré : { $changes }.
}
journal-notices-changed-elsewhere = { $name } a été modifié ailleurs après son dernier enregistrement ici ; on ne peut donc annuler que ce qui suit.
journal-notices-changed-elsewhere-and-kept = { $name } a été modifié ailleurs après son dernier enregistrement ici ; on ne peut donc annuler que ce qui suit. L’état antérieur et son historique sont dans « { $copy } ».
# $recovered is the sentence before.
journal-notices-combined-with-file = { $name } a été modifié ailleurs. { $recovered } Les modifications portent sur des cellules différentes, les unes et les autres sont donc ici.
journal-notices-not-combined-with-file = { $name } a été modifié ailleurs après son dernier enregistrement ici. Vos modifications non enregistrées ({ $changes }) n’ont pas pu y être réunies. Elles sont à côté, dans « { $copy } ».
journal-notices-damaged-book = { $name } est endommagé. Voici le document tiré de son journal. Enregistrez-le pour retrouver un fichier complet. Le fichier endommagé est conservé sous le nom « { $copy } ».
journal-notices-missing-book = { $name } n’existe plus. Voici le document tiré de son journal. Enregistrez-le pour retrouver le fichier.
journal-notices-never-saved = Ce tournoi n’a jamais été enregistré dans un fichier. Enregistrez-le.
journal-notices-earlier-history = L’historique antérieur est dans « { $copy } ». Ce fichier s’ouvre comme un document.

## Journals of other windows and computers.

# $changes is what was changed, with its authors: the next message.
journal-notices-other-journal-had = Repris d’un autre journal : { $changes }. Tout est ici maintenant, et vous pouvez l’annuler.
# $authors is “ann on hall-2”, or several of them with “and” between them.
journal-notices-changes-by = { $changes } par { $authors }
# $count (Number)
journal-notices-left-out = { $count ->
    [one] { $count } entrée d’un autre journal ne va pas avec ce document.
   *[other] { $count } entrées d’un autre journal ne vont pas avec ce document.
}
# $left-out is the sentence before.
journal-notices-book-comes-later = { $left-out } Quand vous aurez choisi, Topboard mettra le document de l’autre journal à côté de celui-ci.
journal-notices-book-not-written = { $left-out } Le document de l’autre journal n’a pas pu être écrit. Topboard réessaie à la prochaine ouverture.
journal-notices-book-beside = { $left-out } Le document de l’autre journal est à côté de celui-ci, dans « { $copy } ».
# $count (Number)
journal-notices-other-values = { $count ->
    [one] { $count } cellule a une autre valeur dans un autre journal. Choisissez l’une des deux.
   *[other] { $count } cellules ont d’autres valeurs dans un autre journal. Choisissez l’une des deux pour chacune.
}
journal-notices-other-not-recovered = Rien n’a été récupéré du journal « { $name } » : { $why }. { $cure }
journal-notices-other-not-read = Le journal d’une autre fenêtre n’a pas été lu. { $error }

## Damaged journals.

journal-notices-kept-in-own-folder = { $foreign }. Le journal est conservé dans votre propre dossier. { $cure }
journal-notices-not-recovered = Rien n’a été récupéré du journal { $name } : { $why }.
journal-notices-not-recovered-and-kept = Rien n’a été récupéré du journal { $name } : { $why }. Le journal est conservé sous le nom « { $copy } ».
journal-notices-not-read = Le journal n’a pas pu être lu, aucune modification non enregistrée n’a donc été récupérée. { $error }
journal-notices-not-read-and-kept = Le journal n’a pas pu être lu, aucune modification non enregistrée n’a donc été récupérée. { $error } Le journal est conservé sous le nom « { $copy } ».
journal-notices-torn = La dernière entrée était en cours d’écriture quand le programme s’est arrêté, elle manque donc. Vérifiez la dernière cellule saisie.
journal-notices-other-torn = La dernière entrée du journal « { $name } » était en cours d’écriture quand son programme s’est arrêté, elle manque donc. Demandez-la à l’autre directeur.
# $lost is one of the three sentences below, here and in the next two.
journal-notices-damaged-and-kept = Le journal est endommagé. { $lost } Le journal endommagé est conservé sous le nom « { $copy } ».
journal-notices-damaged-and-not-copied = Le journal est endommagé. { $lost } Le journal endommagé n’a pas pu être copié ({ $error }).
journal-notices-other-damaged = Le journal « { $name } » est endommagé. { $lost }
journal-notices-all-readable = Toutes les entrées sont lisibles.
# $number is the number of an entry, and so are $first and $last.
journal-notices-one-lost = L’entrée { $number } n’est pas lisible. Toutes les autres sont ici. Vérifiez les cellules saisies à ce moment.
journal-notices-some-lost = { $count } entrées entre { $first } et { $last } ne sont pas lisibles. Toutes les autres sont ici. Vérifiez les cellules saisies à ce moment.

## Backing up. What stands before the first full stop with a blank behind it is used alone too.

# $what is one of the next messages. $folder is where the changes are, $cure one of the messages after them.
journal-notices-backed-up-elsewhere = { $what }. Pour l’instant, vos modifications sont sauvegardées dans { $folder }. { $cure }
journal-notices-not-backed-up = { $what }. Vos modifications ne sont plus sauvegardées. Enregistrez le document sur un autre disque avant de continuer.
journal-notices-disk-is-full = Le disque de { $place } est plein
journal-notices-not-allowed-to-write = Topboard n’a pas le droit d’écrire dans { $place }
journal-notices-place-is-gone = { $place } n’existe plus
journal-notices-writing-failed = L’écriture dans { $place } a échoué ({ $error })
journal-notices-no-folder = Il n’y a pas de dossier pour le journal
journal-notices-save-on-other-disk = Enregistrez le document sur un autre disque.
journal-notices-move-and-save = Déplacez cela dans un autre dossier, et enregistrez le document.
journal-notices-copy-differs = Vos dernières modifications ne sont pas sauvegardées, car l’une d’elles ne va pas avec la copie du document dans le journal. Enregistrez le document.
journal-notices-no-thread = Vos modifications ne sont pas sauvegardées, car l’ordinateur n’a pas pu lancer une tâche de plus ({ $error }). Enregistrez souvent.
journal-notices-journal-removed = Le journal { $name } a été supprimé pendant que le document était ouvert. Topboard l’a réécrit, avec toutes vos modifications.
journal-notices-journal-changed = Un autre programme a modifié le journal { $name }. Topboard l’a réécrit, avec toutes vos modifications.
journal-notices-file-is-gone = { $name } n’existe plus. Topboard en a tout le contenu. Enregistrez-le de nouveau.
journal-notices-changed-by-others = { $name } n’est plus tel que Topboard l’a enregistré. Quelqu’un l’a modifié avec un autre programme, ou le disque l’a endommagé. Comparez-le avec une sauvegarde. S’il est correct, enregistrez-le.
journal-notices-backups-in-own-folder = { $foreign }. Les sauvegardes sont dans votre propre dossier. { $cure }
journal-notices-no-backup = Aucune sauvegarde n’a pu être faite : { $error }
journal-notices-no-folder-for-backup = il n’y a pas de dossier pour elle
