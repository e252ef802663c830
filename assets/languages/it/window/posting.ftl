# What is said about the files of a posting: in the dialog, in the status bar, and below the files that were written. $name is the name of a
# file or of a notice, $folder and $path are places on a disk. $cause is a message, which may be in English.

## Why nothing was written.

posting-pages-not-made = Impossibile creare le pagine: { $cause }.
posting-file-not-made = Impossibile creare il file: { $cause }.
# $names is a list of files.
# $count (Number)
posting-foreign-files = { $count ->
    [one] Non è stato scritto nulla, perché { $names } in { $folder } non è come Topboard l’ha scritto e può essere di qualcun altro. Spostarlo, o scegliere un’altra cartella.
   *[other] Non è stato scritto nulla, perché { $names } in { $folder } non sono come Topboard li ha scritti e possono essere di qualcun altro. Spostarli, o scegliere un’altra cartella.
}
# $other is one of the next messages, or the name of an event in quotation marks.
posting-other-event = Non è stato scritto nulla, perché { $folder } contiene i file affissi di { $other }, che è un altro torneo. Scegliere un’altra cartella, una per ogni torneo.
posting-event-without-name = un torneo senza nome
# $event is an event as before, $file the name of its file.
posting-event-from-file = { $event } dal file «{ $file }»
posting-unreadable = Non è stato scritto nulla, perché non si è potuto leggere { $path }: { $cause }. Scegliere un’altra cartella.
posting-not-for-players = Non è stato scritto nulla, a causa di «{ $name }»: { $cause }.
posting-cancelled = L’affissione è stata annullata. Non è stato scritto nulla.

## Remarks.

posting-missing-event-name = Il torneo non ha nome, perciò nessuna pagina dice a quale torneo appartiene.
# A notice that is not written in one of the formats. Players get nothing that is for the director.
posting-not-on-web-page-for-director = «{ $name }» è per il direttore di gara. Non va nella pagina web.
posting-not-in-workbook-for-director = «{ $name }» è per il direttore di gara. Non va nella cartella di lavoro.
posting-not-as-table-for-director = «{ $name }» è per il direttore di gara. Non si scrive come tabella.
posting-not-as-text-for-director = «{ $name }» è per il direttore di gara. Non si scrive come testo.
posting-not-on-web-page = «{ $name }» è fatto per la carta. Non va nella pagina web.
posting-not-in-workbook = «{ $name }» è fatto per la carta. Non va nella cartella di lavoro.
posting-not-as-table = «{ $name }» è fatto per la carta. Non si scrive come tabella.
posting-not-as-text = «{ $name }» è fatto per la carta. Non si scrive come testo.
# $caution is a sentence.
posting-caution = { $name }: { $caution }
posting-for-director = { $name } è per il direttore di gara. Non affiggerlo.
# $files is a list of files.
# $count (Number)
posting-older-files = { $count ->
    [one] In questa cartella { $files } viene da un’affissione precedente. Non fa parte di questa.
   *[other] In questa cartella { $files } vengono da un’affissione precedente. Non fanno parte di questa.
}
# $time is a day and a time, “2006-08-12 14:05”.
posting-newer-posting = I file di questa cartella sono stati affissi il { $time }, ma in questo documento non risulta: può essere una copia meno recente.

## The progress, below a bar. All variables are numbers.

posting-made-of = { $made } di { $of }
posting-made-of-with-picture = { $made } di { $of }, immagine { $page } di { $pages }
