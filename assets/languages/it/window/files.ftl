# Files that the window reads and writes.

## The titles of the dialogs in which a file is chosen.

files-open = Apri
files-import = Importa risultati
files-roll-call = Appello da un file
files-save-as = Salva con nome
files-add-result-lists = Aggiungi elenchi di risultati
files-import-identities = Importa identità
files-export-ladder = Esporta classifica annuale
files-export-history = Esporta cronologia
files-save-ruling = Salva decisione
files-open-orders = Apri un testo di ordini
files-export = Esporta per i giocatori
# US Letter is the size of the paper.
files-export-on-letter = Esporta per i giocatori su carta US Letter
# The workbook has values in place of formulas.
files-export-as-values = Esporta per i giocatori come valori
files-copy-for-director = Copia per il direttore di gara

## The kinds of files in these dialogs, as a choice in a narrow field.

files-books-and-results = Documenti e risultati
files-topboard-books = Documenti di Topboard
files-workbooks-and-tables = Cartelle di lavoro e tabelle
files-result-lists-and-books = Elenchi e documenti
# Decisions about identities: which spellings are one person.
files-books-and-decisions = Documenti e decisioni
files-excel-workbooks = Cartelle di lavoro di Excel
files-plain-tables = Tabelle semplici
files-text-for-forum = Testo per un forum
files-comma-separated-text = Testo separato da virgole
files-pages-to-print = Pagine da stampare
files-text-files = Testi
files-all-files = Tutti i file

## What is being done, in the status bar. $file is the name of a file, “edc2015.xlsx”. No full stop: the progress may follow behind a colon,
## or “…”.

files-reading = lettura di { $file }
# $count (Number)
files-reading-several = { $count ->
    [one] lettura di { $count } file
   *[other] lettura di { $count } file
}
# How far the reading is. $job is one of the two texts above, $thousands is a number.
# $thousands (Number)
files-thousand-cells = { $thousands ->
    [one] { $job }: mille celle
   *[other] { $job }: { $thousands }mila celle
}
files-waiting-for-dialog = in attesa della scelta del file
# An event that was typed before the program or the computer stopped.
files-looking-for-unsaved-event = ricerca di un torneo non salvato
# A book is saved, another file is written, pages are printed, a book is closed.
files-saving = salvataggio di { $file }
files-writing = scrittura di { $file }
files-printing = stampa di { $file }
files-closing = chiusura di { $file }

## Errors. $file is the name of a file, $error is the reason, without a full stop.

files-not-read = «{ $file }» non è stato letto: { $error }.
files-not-written = «{ $file }» non è stato scritto: { $error }.
files-unsaved-event-not-found = Topboard non ha potuto cercare un torneo non salvato: { $error }.
files-not-processed = «{ $file }» non è stato elaborato per un errore di Topboard. Non è cambiato nulla. Salvare una copia del file in un altro formato, come .xlsx o .csv, e provare con la copia.
# Place, Player and Games are headings of columns, which may be in any language.
files-no-result-list = «{ $file }» non contiene un elenco di risultati. Un elenco deve avere una riga d’intestazione, come Posto, Giocatore, Partite.
files-no-folder-for-pages = non è stato possibile creare una cartella per le pagine: { $error }
files-no-ladder = Non c’è una classifica annuale da calcolare.

## Results.

# Behind “Posted in this folder:”, in place of the names of the files.
files-no-file-of-this-format = nessun file, perché nulla di ciò che è stato scelto ha questo formato.
