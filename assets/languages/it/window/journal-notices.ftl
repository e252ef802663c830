# What is said about journals, backups and other windows when a book is opened, and while it is open. A journal is the file to which every
# change is written at once. $name, $copy and $file are names of files, $place and $folder places on a disk. $error and $why are messages,
# which may be in English.

## Another window, another computer, another program.

# $holder is the next message. $name is open there for somebody.
journal-notices-holder = utente { $user } su { $computer }, inizio: { $time }
journal-notices-is-read-only = { $name } è aperto in un’altra finestra. Qui è di sola lettura e mostra l’ultimo stato salvato. Chiuderlo lì e riaprirlo qui, o salvare una copia con un altro nome.
journal-notices-is-read-only-for = { $name } è aperto in un’altra finestra ({ $holder }). Qui è di sola lettura e mostra l’ultimo stato salvato. Chiuderlo lì e riaprirlo qui, o salvare una copia con un altro nome.
journal-notices-open-on-other-computer = { $name } sembra aperto su un altro computer ({ $holder }). Se entrambi lo modificano, chi salva per secondo mette l’altra versione accanto al documento, in un file separato.
journal-notices-open-in-other-window = { $name } è aperto anche in un’altra finestra. Chiuderlo in una delle due. Alla prossima apertura Topboard riunisce le modifiche di entrambe.
journal-notices-open-in-other-window-for = { $name } è aperto anche in un’altra finestra ({ $holder }). Chiuderlo in una delle due. Alla prossima apertura Topboard riunisce le modifiche di entrambe.
# The changes of this window are in $copy.
journal-notices-written-by-others-too = Anche un’altra finestra o un altro computer scrive in { $name }. Le modifiche fatte qui sono nel file accanto, «{ $copy }». Chiudere il documento lì. Alla prossima apertura Topboard riunisce le modifiche di entrambi.
# $foreign says what lies under the name of a file of ours, here and below: store-errors-foreign. $cure is the cure of that message.
journal-notices-others-do-not-see = { $foreign }. Gli altri computer non vedono che il documento è aperto qui. { $cure }
journal-notices-saved-beside-other = Qualcun altro ha modificato { $name } mentre era aperto qui. La versione di questa finestra è salvata. L’altra è nel file accanto, «{ $copy }».

## Changes that were not saved.

# $from and $to are times, “14:03” or “9 May, 14:03”.
# $count (Number)
journal-notices-changes-at = { $count ->
    [one] { $count } modifica, { $from }
   *[other] { $count } modifiche, { $from }
}
# $count (Number)
journal-notices-changes-from-to = { $count ->
    [one] { $count } modifica, { $from } – { $to }
   *[other] { $count } modifiche, { $from } – { $to }
}
# Where nothing is known about them.
journal-notices-changes = Modifiche
# $changes is one of the messages before.
# $count (Number)
journal-notices-recovered = { $count ->
    [one] Non salvata, ma recuperata: { $changes }.
   *[other] Non salvate, ma recuperate: { $changes }.
}
journal-notices-changed-elsewhere = { $name } è stato modificato altrove dopo l’ultimo salvataggio qui, perciò Annulla riparte da adesso.
journal-notices-changed-elsewhere-and-kept = { $name } è stato modificato altrove dopo l’ultimo salvataggio qui, perciò Annulla riparte da adesso. Lo stato precedente e la sua cronologia sono in «{ $copy }».
# $recovered is the sentence before.
journal-notices-combined-with-file = { $name } è stato modificato altrove. { $recovered } Le modifiche sono in celle diverse, perciò ora ci sono entrambe.
journal-notices-not-combined-with-file = { $name } è stato modificato altrove dopo l’ultimo salvataggio qui. Non è stato possibile riunirlo con le modifiche non salvate ({ $changes }). Queste sono nel file accanto, «{ $copy }».
journal-notices-damaged-book = { $name } è danneggiato. Questo è il documento ricavato dal suo registro delle modifiche. Salvarlo per riavere un file completo. Il file danneggiato è conservato come «{ $copy }».
journal-notices-missing-book = { $name } non esiste più. Questo è il documento ricavato dal suo registro delle modifiche. Salvarlo per riavere il file.
journal-notices-never-saved = Questo torneo non è mai stato salvato in un file. Salvarlo.
journal-notices-earlier-history = La cronologia precedente è in «{ $copy }». Quel file si può aprire come un documento.

## Journals of other windows and computers.

# $changes is what was changed, with its authors: the next message.
journal-notices-other-journal-had = In un altro registro delle modifiche: { $changes }. Ora sono qui, e si possono annullare.
# $authors is “ann on hall-2”, or several of them with “and” between them.
journal-notices-changes-by = { $changes }, di { $authors }
# $count (Number)
journal-notices-left-out = { $count ->
    [one] { $count } voce di un altro registro non è compatibile con questo documento.
   *[other] { $count } voci di un altro registro non sono compatibili con questo documento.
}
# $left-out is the sentence before.
journal-notices-book-comes-later = { $left-out } Fatta la scelta, Topboard mette il documento dell’altro registro accanto a questo.
journal-notices-book-not-written = { $left-out } Impossibile scrivere il documento dell’altro registro. Topboard riprova alla prossima apertura del documento.
journal-notices-book-beside = { $left-out } Il documento dell’altro registro è accanto a questo, come «{ $copy }».
# $count (Number)
journal-notices-other-values = { $count ->
    [one] { $count } cella ha un altro valore in un altro registro. Scegliere uno dei due.
   *[other] { $count } celle hanno altri valori in un altro registro. Per ognuna scegliere uno dei due.
}
journal-notices-other-not-recovered = Dal registro «{ $name }» non è stato recuperato nulla: { $why }. { $cure }
journal-notices-other-not-read = Il registro di un’altra finestra non è stato letto. { $error }

## Damaged journals.

journal-notices-kept-in-own-folder = { $foreign }. Il registro è nella cartella personale. { $cure }
journal-notices-not-recovered = Dal registro { $name } non è stato recuperato nulla: { $why }.
journal-notices-not-recovered-and-kept = Dal registro { $name } non è stato recuperato nulla: { $why }. Il registro è conservato come «{ $copy }».
journal-notices-not-read = Impossibile leggere il registro delle modifiche, perciò nessuna modifica non salvata è stata recuperata. { $error }
journal-notices-not-read-and-kept = Impossibile leggere il registro delle modifiche, perciò nessuna modifica non salvata è stata recuperata. { $error } Il registro è conservato come «{ $copy }».
journal-notices-torn = L’ultima voce era in corso di scrittura quando il programma è terminato, perciò manca. Controllare l’ultima cella digitata.
journal-notices-other-torn = L’ultima voce del registro «{ $name }» era in corso di scrittura quando il suo programma è terminato, perciò manca. Chiederla all’altro direttore di gara.
# $lost is one of the three sentences below, here and in the next two.
journal-notices-damaged-and-kept = Il registro delle modifiche è danneggiato. { $lost } Il registro danneggiato è conservato come «{ $copy }».
journal-notices-damaged-and-not-copied = Il registro delle modifiche è danneggiato. { $lost } Impossibile copiare il registro danneggiato ({ $error }).
journal-notices-other-damaged = Il registro «{ $name }» è danneggiato. { $lost }
journal-notices-all-readable = Tutte le voci sono leggibili.
# $number is the number of an entry, and so are $first and $last.
journal-notices-one-lost = La voce { $number } non è leggibile. Tutte le altre sono qui. Controllare le celle digitate in quel momento.
journal-notices-some-lost = { $count } voci tra { $first } e { $last } non sono leggibili. Tutte le altre sono qui. Controllare le celle digitate in quel momento.

## Backing up. What stands before the first full stop with a blank behind it is used alone too.

# $what is one of the next messages. $folder is where the changes are, $cure one of the messages after them.
journal-notices-backed-up-elsewhere = { $what }. Per ora il backup delle modifiche è in { $folder }. { $cure }
journal-notices-not-backed-up = { $what }. Ora le modifiche sono senza backup. Salvare il documento su un altro disco prima di continuare.
journal-notices-disk-is-full = Il disco di { $place } è pieno
journal-notices-not-allowed-to-write = Topboard non ha il permesso di scrivere in { $place }
journal-notices-place-is-gone = { $place } non esiste più
journal-notices-writing-failed = La scrittura in { $place } non è riuscita ({ $error })
journal-notices-no-folder = Non c’è una cartella per il registro delle modifiche
journal-notices-save-on-other-disk = Salvare il documento su un altro disco.
journal-notices-move-and-save = Spostarlo in un’altra cartella, e salvare il documento.
journal-notices-copy-differs = Le ultime modifiche sono senza backup, perché una di esse non è compatibile con la copia del documento nel registro. Salvare il documento.
journal-notices-no-thread = Le modifiche sono senza backup, perché il computer non ha potuto avviare un thread ({ $error }). Salvare spesso.
journal-notices-journal-removed = Il registro delle modifiche { $name } è stato eliminato mentre il documento era aperto. Topboard lo ha riscritto, con tutte le modifiche.
journal-notices-journal-changed = Un altro programma ha modificato il registro delle modifiche { $name }. Topboard lo ha riscritto, con tutte le modifiche.
journal-notices-file-is-gone = { $name } non esiste più. Topboard ne ha tutto il contenuto. Salvarlo di nuovo.
journal-notices-changed-by-others = { $name } non è come Topboard l’ha salvato. Qualcuno l’ha modificato con un altro programma, o il disco l’ha danneggiato. Confrontarlo con una copia di backup. Se è giusto, salvarlo.
journal-notices-backups-in-own-folder = { $foreign }. I backup sono nella cartella personale. { $cure }
journal-notices-no-backup = Impossibile fare un backup: { $error }
journal-notices-no-folder-for-backup = manca una cartella in cui metterlo
