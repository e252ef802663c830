# Why a file cannot be read. Most are whole sentences that stand alone; nothing is imported then, and the file is unchanged.
#
# $file is the name of the file: “results.xlsx”. A workbook is a file of Excel or LibreOffice, a sheet is a table in it.

## The errors.

import-errors-file-is-empty = «{ $file }» è vuoto. Scegliere di nuovo il file, o salvarlo di nuovo nel programma che l’ha creato.
# $what says what it is, from the group below: “a PDF”, “a picture”.
import-errors-not-a-workbook = «{ $file }» è { $what }, non una cartella di lavoro. Scegliere una cartella di lavoro .xlsx, .xls, .xlsb o .ods, o una tabella .csv, .tsv o .txt.
# What stands between ` is typed. “Open” and “Import” are commands of the window.
import-errors-own-book = «{ $file }» è già un documento di Topboard. Aprirlo con Apri. Per aggiungerlo a un altro documento, usare `topboard import { $file } --into BOOK`, o Importa nella finestra.
import-errors-password = «{ $file }» è protetto da una password. Aprirlo nel foglio di calcolo, salvarne una copia senza password e importare la copia.
import-errors-cut-short = «{ $file }» è troncato: ne manca la fine. Copiarlo o scaricarlo di nuovo, poi importarlo.
# $detail is from the group “Why a file is damaged” below, or a technical remark in English.
import-errors-damaged = «{ $file }» è danneggiato e non si può leggere ({ $detail }). Aprirlo nel foglio di calcolo, salvarne una copia come .xlsx e importare la copia.
# A workbook is packed. $limit is a number of megabytes.
import-errors-too-large = «{ $file }», una volta decompresso, supera { $limit } MB, molto più di quanto serve per un torneo. Copiare i fogli con i risultati in una nuova cartella di lavoro e importare quella.
# $what is from the group “More than this” below: “8 million cells”.
import-errors-too-much = «{ $file }» contiene più di { $what }, molto più di quanto serve per un torneo. Copiare i fogli con i risultati in una nuova cartella di lavoro e importare quella.
import-errors-too-many-unplaced = «{ $file }» contiene tavoli, e più di mezzo milione di celle che non sono risultati. Copiare i fogli con i risultati in una nuova cartella di lavoro e importare quella.
# $limit is a number of megabytes.
import-errors-too-much-memory = «{ $file }» richiede più di { $limit } MB di memoria, molto più di quanto serve per un torneo. Può essere danneggiato, o creato per nuocere. Se la sua provenienza è nota, aprirlo nel foglio di calcolo, salvarne una copia come .csv e importare la copia.
# $limit is a number of seconds.
import-errors-too-slow = «{ $file }» non è stato letto entro { $limit } secondi, perciò Topboard ha interrotto la lettura. Copiare i fogli con i risultati in una nuova cartella di lavoro e importare quella.
import-errors-stopped = «{ $file }» non è stato letto, perché la lettura è stata interrotta. Importarlo di nuovo.
# $detail is from the group “Why the reading did not start” below, or a technical remark in English.
import-errors-not-started = «{ $file }» non è stato letto: Topboard legge i file in un processo separato, che non si è potuto avviare ({ $detail }). Riavviare Topboard e importare di nuovo il file.
# $format is a number, the layout of the workbook.
import-errors-newer-format = «{ $file }» è stato scritto da una versione più recente di Topboard (formato { $format }). Importarlo con quella, o installarla qui; il file non è cambiato.
# $sheets are lines, one for each sheet, with the reason why nothing on it was recognised. The words of the heading row are typed so.
import-errors-nothing-recognised =
    in «{ $file }» non sono stati riconosciuti né tavoli, né partite, né una classifica.
    { $sheets }
    Dare a ogni tabella una riga d’intestazione come: Round, Tavolo, Potenza, Giocatore, Centri; poi importarlo di nuovo.

## What a file is that is no workbook: “results.pdf” is a PDF, not a workbook. Brackets say what to do.

import-errors-is-pdf = un PDF
import-errors-is-picture = un’immagine
import-errors-is-text-document = un documento di testo
import-errors-is-compressed-file = un file compresso
import-errors-is-program = un programma
# Numbers is a program of Apple. Say its commands as they are named in your language.
import-errors-is-numbers-workbook = una cartella di lavoro di Numbers (aprirla in Numbers, scegliere File, Esporta in, Excel, e importare quel file)
import-errors-is-document-or-presentation = un documento di testo o una presentazione
import-errors-is-archive = un archivio di altri file
# $workbook is the name of the workbook.
import-errors-is-mark-of-open-workbook = il segno che una cartella di lavoro è aperta in un foglio di calcolo (salvarla e chiuderla lì, e importare «{ $workbook }»)
# Say the commands of Google as they are named in your language.
import-errors-is-google-link = un collegamento a un foglio Google, senza le sue celle (aprire il foglio nel browser, scegliere File, Scarica, Microsoft Excel, e importare quel file)
import-errors-is-link = un collegamento a una pagina, senza la pagina (aprire la pagina nel browser, salvarla o copiarne la tabella, e importare quella)
import-errors-is-mail-without-table = un’e-mail o una pagina web salvata senza tabelle (copiarne i risultati e incollarli)
import-errors-is-unknown-xml = un file XML senza tabelle note a Topboard (aprirlo nel foglio di calcolo e salvarlo come .xlsx)
import-errors-is-page-of-frames = una pagina web con le tabelle in altri file (aprirla nel foglio di calcolo e salvarla come .xlsx)
import-errors-is-page-without-table = una pagina web senza tabelle (aprirla nel foglio di calcolo e salvarla come .xlsx)
import-errors-is-unknown-format = un file né di testo né di un formato noto

## More than this: “results.xlsx” holds more than 8 million cells.

import-errors-most-sheets = 2.000 fogli
import-errors-most-cells = 8 milioni di celle
import-errors-most-text-of-cell = 1 MB di testo in una cella
import-errors-most-text = 256 MB di testo

## Why a file is damaged: “results.xlsx” is damaged and cannot be read (it has too many parts). “It” is the file.

import-errors-too-many-parts = ha troppe parti
import-errors-contradicts-itself = il suo contenuto si contraddice
# $error is a technical remark in English.
import-errors-no-xml = il suo contenuto non è XML: { $error }
# An archive is a packed file. $error is a technical remark in English.
import-errors-broken-archive = il suo archivio è danneggiato: { $error }
import-errors-ends-too-early = il suo contenuto finisce troppo presto
import-errors-no-list-of-sheets = manca l’elenco dei fogli; forse è troncato
# $error is a technical remark in English.
import-errors-may-be-cut-short = { $error }; forse è troncato
import-errors-list-of-sheets-contradicts-itself = il suo elenco dei fogli si contraddice
# A record is a part of the file.
import-errors-cell-in-no-record = una cella non è in alcun record
import-errors-cell-outside-of-sheet = una cella è fuori dal suo foglio
import-errors-shared-content = più fogli hanno un unico contenuto in comune
import-errors-row-too-wide = una riga di una tabella ha più di 16.384 colonne
import-errors-reader-ended-early = il processo di lettura si è interrotto

## Why the reading did not start: … and that process could not be started (it has no pipes).

# The process cannot send and receive anything.
import-errors-no-pipes = non ha canali di comunicazione
import-errors-memory-not-limited = non se ne è potuta limitare la memoria
import-errors-other-version-installed = nel frattempo è stata installata un’altra versione di Topboard

## Why a file is no text of a dispute of orders. “It” is the file.

import-errors-text-too-long = supera 4 MB
import-errors-no-text = non è testo. Salvarlo come testo semplice in UTF-8
