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
# $time is a day and a time, “12 August 2006, 14:05”.
posting-newer-posting = I file di questa cartella sono stati affissi il { $time }, ma in questo documento non risulta: può essere una copia meno recente.

## Letters that no font has. The sentences stand alone or behind a colon, and have a capital letter where they stand alone.

# $list is the beginning of a list of letters or of names. $count more are not shown.
# $count (Number)
posting-and-more = { $count ->
    [one] { $list } e un’altra voce
   *[other] { $list } e altre { $count } voci
}
# $letters are letters with blanks between them. They and $texts may end with the message before.
posting-no-font-has-letters = nessun carattere di questo computer ha lettere per { $letters }; le pagine mostrano dei riquadri. Installare un carattere che le ha, o scrivere questi nomi anche in lettere latine, greche o cirilliche.
# $texts are names and other texts in quotation marks.
posting-no-font-has-letters-in-texts = nessun carattere di questo computer ha lettere per { $letters } in { $texts }; le pagine mostrano dei riquadri. Installare un carattere che le ha, o scrivere questi nomi anche in lettere latine, greche o cirilliche.

## What is said when files were sent to the printer. $names is a list of files, $error a message of the system, which may be in English.

posting-sent-to-printer = Inviato alla stampante: { $names }.
# $why is one of the next three messages, $cure one of the four after them. Each ends with a full stop.
# $count (Number)
posting-not-printed = { $count ->
    [one] { $names } non è stato stampato: { $why } { $cure }
   *[other] { $names } non sono stati stampati: { $why } { $cure }
}
posting-no-program-for-printing = questo computer non ha un programma di stampa.
# $answer is a message of that program, which may be in English.
posting-printing-program-says = il programma di stampa dice «{ $answer }».
posting-printing-program-silent = il programma di stampa non dà un motivo.
posting-file-opened = Il file è aperto in un altro programma. Stamparlo da lì.
posting-folder-opened = La loro cartella è aperta. Stamparli da lì.
posting-file-not-opened = Non si è potuto nemmeno aprire ({ $error }). Per stamparlo, aprire questo file: { $path }
posting-folder-not-opened = La loro cartella non si è potuta aprire ({ $error }). Stampare i file di questa cartella: { $path }
# Why a file or a folder was not opened. It stands in brackets.
posting-no-program-to-open = nessun programma per file di questo tipo

## Why a file of a posting, or an exported file, could not be made. They stand behind a colon, and a full stop is added. $error is a message
## in English.

# $sheet!$cell is a cell of a workbook, “Board A!C5”. $length and $most are numbers.
posting-cell-too-long = il testo in { $sheet }!{ $cell } ha { $length } caratteri, ma una cella di una cartella di lavoro ne contiene al massimo { $most }. Accorciarlo ed esportare di nuovo
posting-clock-wrong = l’orologio di questo computer è prima del 1970. Correggerlo ed esportare di nuovo
posting-workbook-not-written = non è stato possibile scrivere la cartella di lavoro: { $error }
posting-table-not-written = non è stato possibile scrivere la tabella: { $error }
# A sheet for programs in the workbook.
posting-facts-not-written = non è stato possibile scrivere il foglio nascosto dei dati: { $error }
posting-json-not-written = non è stato possibile scrivere il JSON: { $error }
posting-fonts-unreadable = non è possibile leggere i caratteri delle pagine stampate. Installare di nuovo Topboard
posting-pages-not-written = non è stato possibile scrivere le pagine: { $error }
# A check found in it what players must not see. $why is one of the next messages.
posting-file-for-players-refused = il file per i giocatori non è stato scritto; { $why }
# Every posted file is read again after it was made. The next messages say “it” of that file.
posting-unreadable-again = non è stato possibile rileggerlo: { $error }. Segnalare questo errore
# $part is the name of a part of a workbook, $what the word of the file that hides something.
posting-hides-something = la sua parte { $part } nasconde qualcosa: { $what }. Segnalare questo errore
posting-needless-part = ha una parte che non serve in un file per i giocatori: { $part }. Segnalare questo errore
posting-shows-private-text = mostrerebbe il testo privato «{ $text }». Se il testo è anche il nome di un giocatore o di un tavolo, cambiare uno dei due
# $board is “Round 2, board A”.
posting-shows-held-back-board = mostrerebbe ciò che è trattenuto ({ $board }). Segnalare questo errore
# $name is a player.
posting-shows-held-back-total = mostrerebbe un totale trattenuto ({ $name }). Segnalare questo errore

## What the formats of a posting are. They are shown where the pointer rests on a format.

posting-format-pdf = Pagine pronte per la stampa
posting-format-pictures = Un’immagine di ogni pagina
posting-format-workbook = Una cartella di lavoro con un foglio per ogni affissione
posting-format-web-page = Una pagina web con tutte le affissioni
posting-format-markdown = Markdown per un forum
posting-format-bbcode = BBCode per un forum
posting-format-plain-text = Testo semplice per un’e-mail
posting-format-csv = Una tabella di ogni affissione per altri programmi
posting-format-csv-for-excel = Una tabella di ogni affissione per Excel, con il separatore decimale di questo computer
posting-format-json = Tutto il torneo per altri programmi
posting-format-federation = La classifica e i tavoli per il database della federazione

## What is said about a copy for the director: a file that has also what players must not see.

posting-director-copy-has-everything = Questa copia è per il direttore di gara: contiene tutto, anche ciò che i giocatori non devono vedere.
posting-director-copy-has-boards = Questa copia è per il direttore di gara: contiene tutti i tavoli, anche ciò che i giocatori non devono vedere. I sostituti, il taccuino, le note e i colori dei tavoli e i dati dei giocatori sono solo in una copia che finisce in .xlsx.
# A second sentence behind one of them. “director” is looked for in the name of the file, whatever the language.
posting-director-copy-without-its-name = Il suo nome non lo dice; un nome con la parola «director» evita un errore.

## The progress, below a bar. All variables are numbers.

posting-made-of = { $made } di { $of }
posting-made-of-with-picture = { $made } di { $of }, immagine { $page } di { $pages }
