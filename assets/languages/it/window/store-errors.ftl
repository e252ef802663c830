# Why a file cannot be opened or saved, and what is said about journals when a book is opened. $path, $folder and $place are places on a
# disk, $name, $file and $copy names of files. $cause and $error are messages, which may be in English. A journal is the file to which
# every change is written at once.

## Opening.

store-errors-missing = Il file { $path } non esiste. Controllare il nome e la cartella.
store-errors-no-file-name = { $path } non può essere il nome di un file: { $cause }. Scegliere un altro nome.
store-errors-folder-to-read = { $path } è una cartella. Indicare un file al suo interno.
store-errors-not-allowed-to-read = Manca il permesso di leggere { $path }. Chiederlo al proprietario, o chiudere il programma che usa il file, e riprovare.
store-errors-read-elsewhere = { $path } non si può leggere, perché un altro programma, come Excel, lo tiene per sé. Chiuderlo lì e riprovare.
store-errors-no-ordinary-file = { $path } non è un normale file. Copiarne il contenuto in un normale file e aprire quello.
# $size is a number of megabytes, here and below.
store-errors-too-large-to-read = { $path } supera { $size } MB: è troppo grande per un documento. Controllare che sia il file giusto.
store-errors-unreadable = Impossibile leggere { $path }: { $cause }. Controllare il disco, o provare con una copia.
# Import is a command.
store-errors-no-book = { $path } non è un documento di Topboard. Per leggere una cartella di lavoro o una tabella, usare Importa.
# $version is a version of Topboard, “1.4.0”, or one of the next two messages, here and below.
store-errors-newer = { $path } è stato salvato con una versione più recente di Topboard ({ $version }). Aprirlo con quella, o installarla qui; il file non è cambiato.
store-errors-format = formato { $number }
store-errors-newer-format = di un formato più recente
store-errors-newer-is-read-only = { $name } è stato salvato con una versione più recente di Topboard ({ $version }). Qui è di sola lettura, e i punti possono essere diversi. Per modificarlo, installare quella versione. Il file non è cambiato.
# $fields are words of the file in quotation marks.
store-errors-newer-is-read-only-without-fields = { $name } è stato salvato con una versione più recente di Topboard ({ $version }). Qui è di sola lettura, e i punti possono essere diversi. Non mostrati: { $fields }. Per modificarlo, installare quella versione. Il file non è cambiato.
# $line and $column are numbers.
store-errors-cut-off = { $path } si interrompe alla riga { $line }: ne manca una parte. Aprire una copia di backup, o chiedere di nuovo il file.
store-errors-damaged = { $path } è danneggiato alla riga { $line }, colonna { $column }: { $error }. Correggere quel punto in un editor di testo, o aprire una copia di backup.
# $what and $cure are texts of invalid-books.ftl, or the next message with its .cure.
store-errors-contradicts-itself = { $path } si contraddice: { $what }. { $cure }
store-errors-unknown-version = la sua versione è { $version }
    .cure = Se il file è stato scritto da uno script, impostare «version» a 1 in un editor di testo, altrimenti aprire una copia di backup.
# $why is one of the reasons below.
store-errors-unreadable-journal = Da { $path } non si può recuperare nulla: { $why }. Aprire il documento stesso, o una copia di backup.
store-errors-in-use-to-read = { $path } è aperto in un’altra finestra. Prima chiuderlo lì.

## Why a journal cannot be used.

store-errors-no-journal = non è il registro delle modifiche di un documento di Topboard
store-errors-journal-of-newer = è stato iniziato da una versione più recente di Topboard ({ $version })
store-errors-journal-damaged = la sua prima riga è danneggiata
store-errors-journal-contradicts = i suoi passi portano a un documento impossibile

## Saving.

store-errors-no-folder = La cartella { $folder } non esiste. Crearla, o salvare altrove.
# The folder in which programs keep what they remember, such as the clock and the view of a book.
store-errors-no-data-folder = Non esiste una cartella per i dati dei programmi.
store-errors-folder-to-write = { $path } è una cartella. Aggiungere il nome di un file.
store-errors-not-allowed-to-write = Topboard non ha il permesso di scrivere { $path }. Il file o la sua cartella è di sola lettura, o è in uso in un altro programma. Salvare con un altro nome.
store-errors-written-elsewhere = { $path } non è stato salvato e non è cambiato, perché è aperto in un altro programma, come Excel. Chiuderlo lì e salvare di nuovo, o salvare con un altro nome.
store-errors-disk-full = Il disco è pieno. { $path } non è stato salvato e non è cambiato. Liberare spazio, o salvare su un altro disco.
store-errors-not-saved = { $path } non è stato salvato e non è cambiato: { $cause }. Salvare altrove.
store-errors-in-use-to-write = { $path } è aperto in un’altra finestra. Chiuderlo lì, o salvare con un altro nome.
store-errors-invalid = { $path } non è stato salvato e non è cambiato, perché non si potrebbe riaprire: { $what }. Annullare l’ultima modifica e salvare di nuovo.
store-errors-too-large-to-write = { $path } non è stato salvato e non è cambiato: supererebbe { $size } MB e non si potrebbe riaprire. Annullare l’ultima modifica, o togliere ciò che non serve.
# $endings are endings of names of files, “.pdf”, or the next message.
store-errors-wrong-ending = { $path } dovrebbe terminare in { $endings }, perché i programmi lo riconoscano.
store-errors-workbook-or-table = .xlsx o .csv
store-errors-same-as-input = { $path } è il file che si sta leggendo. Scegliere un altro nome per il risultato.

## What can be the $cause of the messages above, of a file or of the name of one.

store-errors-is-link-to-no-book = è un collegamento a { $path }, che non è un documento
store-errors-is-link-to-other-file = è un collegamento a un altro file
store-errors-is-no-ordinary-file = non è un file normale
store-errors-links-in-circle = i collegamenti girano in tondo
store-errors-changed-by-other-program = un altro programma lo ha modificato
store-errors-name-of-device = Windows riserva il nome «{ $name }» a un dispositivo

## Something that Topboard did not make lies under the name of one of its files.

store-errors-foreign = { $path } è { $what }, perciò Topboard non lo usa
    .cure = Spostarlo in un’altra cartella.
# $foreign is the message before.
store-errors-foreign-and-cure = { $foreign }. Spostarlo in un’altra cartella.
# What it is. The first is another name for the same file.
store-errors-hard-link = un file con un secondo nome (un collegamento fisico)
store-errors-a-folder = una cartella
store-errors-a-link = un collegamento
store-errors-a-device = una pipe o un dispositivo
store-errors-other-file = un file di un altro programma
