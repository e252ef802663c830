# What the reader of a file has to say about a sheet: cells that could not be read, and what it does not read, such as pictures. A line
# stands behind the name of the sheet and gets its full stop from the program: “Round 1: 2 pictures are on this sheet. They are not
# read; if they show results, type them.” So the first word has a small letter, and the last sentence has NO full stop.
#
# “The file” is the imported workbook, text or web page. A sheet is a table in it.

## Cells that could not be read. $cell is a cell, “C14”. $error is a technical remark in English.

# A sheet of Excel that is no table.
import-files-sheet-without-cells = questo è un grafico, una macro o una finestra di dialogo, non un foglio di celle; non ne è stato letto nulla
import-files-sheet-unreadable = non si è potuto leggere questo foglio ({ $error }); aprire il file nel foglio di calcolo, salvarne una copia come .xlsx e importare la copia
# Everything behind the cell could not be read.
import-files-sheet-unreadable-after = non si è potuto leggere questo foglio dopo { $cell } ({ $error }); aprire il file nel foglio di calcolo, salvarne una copia e importare la copia
import-files-sheet-unreadable-at-all = non si è potuto leggere nulla di questo foglio ({ $error }); aprire il file nel foglio di calcolo, salvarne una copia e importare la copia
# A formula of the sheet has an error. $text is what Excel shows: “#SPILL!”.
import-files-cell-after-has-error = la cella dopo { $cell } contiene l’errore «{ $text }» e non è stata letta; digitarne il valore nella cella e importare di nuovo il file
import-files-first-cell-has-error = la cella all’inizio del foglio contiene l’errore «{ $text }» e non è stata letta; digitarne il valore nella cella e importare di nuovo il file
# A workbook keeps its texts in a list. $count is two or more.
import-files-cell-after-without-text = la cella dopo { $cell } rimanda a un testo che non è nella cartella di lavoro, e non è stata letta. Il file è danneggiato: aprirlo nel foglio di calcolo, digitare ciò che manca, salvarlo e importarlo di nuovo
import-files-first-cell-without-text = la cella all’inizio del foglio rimanda a un testo che non è nella cartella di lavoro, e non è stata letta. Il file è danneggiato: aprirlo nel foglio di calcolo, digitare ciò che manca, salvarlo e importarlo di nuovo
# $count (Number)
import-files-cells-after-without-text = { $count } celle rimandano a testi che non sono nella cartella di lavoro, e non sono state lette; la prima è dopo { $cell }. Il file è danneggiato: aprirlo nel foglio di calcolo, digitare ciò che manca, salvarlo e importarlo di nuovo
# $count (Number)
import-files-first-cells-without-text = { $count } celle rimandano a testi che non sono nella cartella di lavoro, e non sono state lette; la prima è all’inizio del foglio. Il file è danneggiato: aprirlo nel foglio di calcolo, digitare ciò che manca, salvarlo e importarlo di nuovo
# $row and $column are numbers, the last row and the last column that a sheet can have.
import-files-cells-beyond-sheet = le celle oltre la riga { $row } o la colonna { $column } sono state tralasciate

## What a sheet has beside its cells.

# $rows are numbers of rows: “3”, “3, 5–7 and 9”. $count is how many rows they are.
# $count (Number)
import-files-hidden-rows = { $count ->
    [one] la riga { $rows } è nascosta nel file, ed è letta come le altre. Se i risultati nascosti non contano, eliminarli nel file e importarlo di nuovo
   *[other] le righe { $rows } sono nascoste nel file, e sono lette come le altre. Se i risultati nascosti non contano, eliminarli nel file e importarlo di nuovo
}
# A filter of the spreadsheet program hides the rows.
# $count (Number)
import-files-filtered-rows = { $count ->
    [one] la riga { $rows } è nascosta nel file da un filtro, ed è letta come le altre. Se i risultati nascosti non contano, eliminarli nel file e importarlo di nuovo
   *[other] le righe { $rows } sono nascoste nel file da un filtro, e sono lette come le altre. Se i risultati nascosti non contano, eliminarli nel file e importarlo di nuovo
}
# $columns are letters of columns: “C”, “C, E–G and K”. $count is how many columns they are.
# $count (Number)
import-files-hidden-columns = { $count ->
    [one] la colonna { $columns } è nascosta nel file, ed è letta come le altre. Se i risultati nascosti non contano, eliminarli nel file e importarlo di nuovo
   *[other] le colonne { $columns } sono nascoste nel file, e sono lette come le altre. Se i risultati nascosti non contano, eliminarli nel file e importarlo di nuovo
}
# A comment is a note at a cell. $comments are cells with their comments: C14 “left early”, C20 “ask Ann”.
# $count (Number)
import-files-comments = { $count ->
    [one] { $count } cella ha un commento, che non viene letto: { $comments }. Inserire a mano ciò che conta
   *[other] { $count } celle hanno commenti, che non vengono letti: { $comments }. Inserire a mano ciò che conta
}
# $count (Number)
import-files-pictures = { $count ->
    [one] in questo foglio c’è { $count } immagine. Non viene letta; se mostra risultati, digitarli
   *[other] in questo foglio ci sono { $count } immagini. Non vengono lette; se mostrano risultati, digitarli
}
import-files-sheet-is-cut = un testo di questo foglio supera 1 MB, e dopo di esso righe nascoste, commenti e immagini non si vedono. Cercarli nel foglio di calcolo
# A raised mark is a small digit behind a text. $cells are cells with their marks: C4 “1”, C7 “2”.
# $count (Number)
import-files-raised-marks = { $count ->
    [one] { $count } cella ha un piccolo segno in apice: { $cells }. È considerato il numero di una nota a piè di pagina, e non fa parte del nome o del numero di centri. Inserire a mano ciò che dice la nota
   *[other] { $count } celle hanno piccoli segni in apice: { $cells }. Sono considerati numeri di note a piè di pagina, e non fanno parte dei nomi o dei numeri di centri. Inserire a mano ciò che dicono le note
}
# A merged cell covers several cells. $cells are cells with their texts: C4 “Ann”, C7 “Ben”.
# $count (Number)
import-files-covered-cells = { $count ->
    [one] { $count } cella è sotto una cella unita, dove nessuno la vede, e non viene letta: { $cells }. Se il testo conta, separare le celle unite nel file e importarlo di nuovo
   *[other] { $count } celle sono sotto celle unite, dove nessuno le vede, e non vengono lette: { $cells }. Se il testo conta, separare le celle unite nel file e importarlo di nuovo
}
# A cell with its text, as these lists name it. $cell is “C4”.
import-files-cell-and-text = { $cell } «{ $text }»

## Texts.

# A quotation mark (") begins a text and nothing closes it. $row is the number of the row.
import-files-open-quote = nella riga { $row } ci sono virgolette non chiuse. Le virgolette sono tralasciate, e ogni riga di testo che segue è letta come una riga della tabella. Controllare la riga { $row }; se una sua cella deve continuare nelle righe successive, chiudere le virgolette nel file e importarlo di nuovo
# $rows are numbers of rows: “3 and 7”, “3, 7, 9, 12, 14, 15 and 20 other rows”.
import-files-open-quotes = nelle righe { $rows } ci sono virgolette non chiuse. Le virgolette sono tralasciate, e ogni riga di testo che segue è letta come una riga della tabella. Controllare queste righe; se una cella deve continuare nelle righe successive, chiuderne le virgolette nel file e importarlo di nuovo
# The end of such a list.
# $count (Number)
import-files-other-rows = { $count ->
    [one] { $count } altra riga
   *[other] altre { $count } righe
}
# An old encoding, in which a byte may be one letter or another. $encoding is its name: “Windows-1250 (Central European)”.
import-files-letters-read-as = le lettere sono lette come { $encoding }, perché solo così formano parole. Se i nomi sono sbagliati, salvare il file come UTF-8 e importarlo di nuovo

## Web pages. A list of choices is a field of a page in which somebody chooses one of several words.

# $count (Number)
import-files-lists-without-choice = { $count ->
    [one] { $count } elenco di scelte della pagina non ha una scelta che il file conosca, e la sua cella è vuota. Il browser salva la pagina senza ciò che è stato scelto; copiare invece la tabella dal browser
   *[other] { $count } elenchi di scelte della pagina non hanno una scelta che il file conosca, e le loro celle sono vuote. Il browser salva la pagina senza ciò che è stato scelto; copiare invece la tabella dal browser
}
# $count is the number of rows and cells.
import-files-hidden-in-page = alcune righe e celle delle tabelle della pagina sono nascoste ({ $count }), e non vengono lette. Se i risultati nascosti contano, mostrarli nel browser e copiare la tabella da lì
import-files-is-web-page = questo file è una pagina web (HTML); le tabelle e il testo che le separa sono letti come un solo foglio. Se manca qualcosa, aprire la pagina nel foglio di calcolo, salvarla come .xlsx e importare quel file

## Pages of games on the web.

# $count is how many powers are in the draw. A draw is a game that ended without a winner.
# $count (Number)
import-files-draw-between-whom = { $count ->
    [one] la pagina dice che la partita è patta, ma non tra quali potenze. Nella patta è inserita l’unica potenza con centri ({ $count }); se la condividono altre, correggere la colonna «patta» dopo l’importazione
   *[other] la pagina dice che la partita è patta, ma non tra quali potenze. Nella patta sono inserite tutte le { $count } potenze con centri; se la condividono altre, correggere la colonna «patta» dopo l’importazione
}
# $turn is the turn that the page shows, in English: “Spring 1905”. $year is a year.
import-files-game-goes-on = questa partita è ancora in corso: la pagina mostra { $turn }. I suoi centri sono quelli dopo il { $year }, e non un risultato; importare di nuovo la pagina quando la partita è finita
# One of these two about the game of this name.
import-files-about-game = «{ $game }»: { $problem }

## The names of encodings.

import-files-encoding-windows-1252 = Windows-1252 (Europa occidentale)
import-files-encoding-windows-1250 = Windows-1250 (Europa centrale)
import-files-encoding-windows-1251 = Windows-1251 (cirillico)
import-files-encoding-windows-1253 = Windows-1253 (greco)
import-files-encoding-windows-1254 = Windows-1254 (turco)
import-files-encoding-windows-1257 = Windows-1257 (baltico)
import-files-encoding-mac-roman = Mac Roman
import-files-encoding-code-page-850 = tabella codici 850 (DOS)
import-files-encoding-code-page-852 = tabella codici 852 (DOS, Europa centrale)
import-files-encoding-code-page-866 = tabella codici 866 (DOS, cirillico)
import-files-encoding-code-page-857 = tabella codici 857 (DOS, turco)
import-files-encoding-code-page-737 = tabella codici 737 (DOS, greco)
