# Why a file cannot be opened or saved, and what is said about journals when a book is opened. $path, $folder and $place are places on a
# disk, $name, $file and $copy names of files. $cause and $error are messages, which may be in English. A journal is the file to which
# every change is written at once.

## Opening.

store-errors-missing = Il n’y a pas de fichier { $path }. Vérifiez le nom et le dossier.
store-errors-no-file-name = { $path } ne peut pas être un nom de fichier : { $cause }. Choisissez un autre nom.
store-errors-folder-to-read = { $path } est un dossier. Indiquez un fichier de ce dossier.
store-errors-not-allowed-to-read = Vous n’avez pas le droit de lire { $path }. Demandez-le à son propriétaire, ou fermez le programme qui utilise le fichier, et réessayez.
store-errors-read-elsewhere = { $path } n’est pas lisible, car un autre programme, comme Excel, en garde l’accès. Fermez-le dans ce programme et réessayez.
store-errors-no-ordinary-file = { $path } n’est pas un fichier ordinaire. Copiez son contenu dans un fichier ordinaire et ouvrez celui-ci.
# $size is a number of megabytes, here and below.
store-errors-too-large-to-read = { $path } dépasse { $size } Mo, c’est trop pour un document. Vérifiez que c’est le bon fichier.
store-errors-unreadable = { $path } n’a pas pu être lu : { $cause }. Vérifiez le disque, ou essayez une copie.
# Import is a command.
store-errors-no-book = { $path } n’est pas un document Topboard. Utilisez Importer pour lire un classeur ou un tableau.
# $version is a version of Topboard, “1.4.0”, or one of the next two messages, here and below.
store-errors-newer = { $path } a été enregistré par un Topboard plus récent ({ $version }). Ouvrez-le avec celui-ci, ou installez cette version ici ; le fichier est inchangé.
store-errors-format = format { $number }
store-errors-newer-format = d’un format plus récent
store-errors-newer-is-read-only = { $name } a été enregistré par un Topboard plus récent ({ $version }). Ici, il est en lecture seule, et des scores peuvent différer. Installez cette version pour le modifier. Le fichier est inchangé.
# $fields are words of the file in quotation marks.
store-errors-newer-is-read-only-without-fields = { $name } a été enregistré par un Topboard plus récent ({ $version }). Ici, il est en lecture seule, et des scores peuvent différer. Non montré : { $fields }. Installez cette version pour le modifier. Le fichier est inchangé.
# $line and $column are numbers.
store-errors-cut-off = { $path } s’interrompt à la ligne { $line } : il en manque une partie. Ouvrez une sauvegarde, ou redemandez le fichier.
store-errors-damaged = { $path } est endommagé à la ligne { $line }, colonne { $column } : { $error }. Corrigez cet endroit dans un éditeur de texte, ou ouvrez une sauvegarde.
# $what and $cure are texts of invalid-books.ftl, or the next message with its .cure.
store-errors-contradicts-itself = { $path } se contredit : { $what }. { $cure }
store-errors-unknown-version = sa version est { $version }
    .cure = Mettez « version » à 1 dans un éditeur de texte si un script a écrit le fichier, ou ouvrez une sauvegarde.
# $why is one of the reasons below.
store-errors-unreadable-journal = Rien ne peut être récupéré de { $path } : { $why }. Ouvrez le document lui-même, ou une sauvegarde.
store-errors-in-use-to-read = { $path } est ouvert dans une autre fenêtre. Fermez-le d’abord dans celle-ci.

## Why a journal cannot be used.

store-errors-no-journal = ce n’est pas le journal d’un document Topboard
store-errors-journal-of-newer = il a été commencé par un Topboard plus récent ({ $version })
store-errors-journal-damaged = sa première ligne est endommagée
store-errors-journal-contradicts = ses étapes mènent à un document impossible

## Saving.

store-errors-no-folder = Il n’y a pas de dossier { $folder }. Créez-le, ou enregistrez ailleurs.
# The folder in which programs keep what they remember, such as the clock and the view of a book.
store-errors-no-data-folder = Il n’y a pas de dossier pour les données des programmes.
store-errors-folder-to-write = { $path } est un dossier. Ajoutez-y un nom de fichier.
store-errors-not-allowed-to-write = Topboard n’a pas le droit d’écrire { $path }. Le fichier ou son dossier est en lecture seule, ou un autre programme l’utilise. Enregistrez sous un autre nom.
store-errors-written-elsewhere = { $path } n’a pas été enregistré et reste inchangé, car un autre programme, comme Excel, l’a ouvert. Fermez-le dans ce programme et enregistrez de nouveau, ou enregistrez sous un autre nom.
store-errors-disk-full = Le disque est plein. { $path } n’a pas été enregistré et reste inchangé. Libérez de la place, ou enregistrez sur un autre disque.
store-errors-not-saved = { $path } n’a pas été enregistré et reste inchangé : { $cause }. Enregistrez ailleurs.
store-errors-in-use-to-write = { $path } est ouvert dans une autre fenêtre. Fermez-le dans celle-ci, ou enregistrez sous un autre nom.
store-errors-invalid = { $path } n’a pas été enregistré et reste inchangé, car il ne pourrait plus être ouvert : { $what }. Annulez la dernière modification et enregistrez de nouveau.
store-errors-too-large-to-write = { $path } n’a pas été enregistré et reste inchangé : il dépasserait { $size } Mo et ne pourrait plus être ouvert. Annulez la dernière modification, ou supprimez ce qui est inutile.
# $endings are endings of names of files, “.pdf”, or the next message.
store-errors-wrong-ending = { $path } doit finir par { $endings }, pour que les programmes le reconnaissent.
store-errors-workbook-or-table = .xlsx ou .csv
store-errors-same-as-input = { $path } est le fichier en cours de lecture. Choisissez un autre nom pour le résultat.

## What can be the $cause of the messages above, of a file or of the name of one.

store-errors-is-link-to-no-book = c’est un lien vers { $path }, qui n’est pas un document de Topboard
store-errors-is-link-to-other-file = c’est un lien vers un autre fichier
store-errors-is-no-ordinary-file = ce n’est pas un fichier ordinaire
store-errors-links-in-circle = les liens qui y mènent tournent en rond
store-errors-changed-by-other-program = un autre programme l’a modifié
store-errors-name-of-device = Windows réserve le nom « { $name } » à un appareil

## Something that Topboard did not make lies under the name of one of its files.

store-errors-foreign = { $path } est { $what }, Topboard ne l’utilise donc pas
    .cure = Déplacez cela dans un autre dossier.
# $foreign is the message before.
store-errors-foreign-and-cure = { $foreign }. Déplacez cela dans un autre dossier.
# What it is. The first is another name for the same file.
store-errors-hard-link = un fichier avec un deuxième nom (un lien physique)
store-errors-a-folder = un dossier
store-errors-a-link = un lien
store-errors-a-device = un tube ou un périphérique
store-errors-other-file = un fichier d’un autre programme
