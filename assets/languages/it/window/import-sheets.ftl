# What is said of a whole sheet of an imported file: why nothing on it is read, or how it is read. A sheet is a table of a workbook; a
# text has one. Each sentence stands behind the name of the sheet: “Round 1: the sheet is blank.” So the first word has a small letter.
#
# “The layout” is what a director said earlier about the columns of such files, and a recipe is its text. What stands in quotation
# marks as a heading, such as “Board” or “R1 Power”, is typed into the file: take a word that Topboard reads in your language, from
# assets/words. What begins with -- is an option of the command line: leave it as it is, with its quotation marks (").

## Why nothing is recognised. $row is the number of a row.

import-sheets-blank = il foglio è vuoto.
import-sheets-no-row-of-headings = non è stata trovata alcuna riga di intestazioni, né sopra un elenco di partite né sopra un tavolo o una classifica.
# The row has headings, but something is missing. What follows says which words of the row are not understood.
import-sheets-no-heading-of-powers = la riga { $row } contiene intestazioni, ma nessuna dice quale potenza è stata giocata.
import-sheets-no-heading-of-boards = la riga { $row } contiene intestazioni, ma nessuna dice quale tavolo era.
import-sheets-no-heading-of-centres = la riga { $row } contiene intestazioni, ma nessuna dice quanti centri c’erano.
# $words are texts of the row, quoted: “Zorg”, “Zorg and Blip”. $count is how many they are.
# $count (Number)
import-sheets-words-not-understood = { $count ->
    [one] Nella riga { $row } non è stata capita la parola { $words }.
   *[other] Nella riga { $row } non sono state capite le parole { $words }.
}
# It follows that sentence. $word is one of the words, $key what it can mean, in English: “player”.
import-sheets-say-what-word-means = Se una parola sta per un’intestazione nota, indicarne il significato nella finestra di importazione, o con --word "{ $word }={ $key }".
# $count is the number of games, two or more.
# $count (Number)
import-sheets-games-without-rounds = la riga { $row } ha le intestazioni di { $count } partite di un giocatore affiancate, e non dice di quale round è ciascuna. Scrivere il round in ogni intestazione, per esempio «R1 Potenza» e «R2 Potenza», o sopra ogni gruppo.
# “Players” is the name of a tab.
import-sheets-list-of-players-alone = il foglio è un elenco di giocatori, senza partite. Per prendere i giocatori, copiarne le righe e incollarle nella scheda Giocatori, o tra le domande di un nuovo torneo.
# $heading is a heading for powers. $example is a text below it, $power the power that it names: “Austria - red”, “Austria”.
import-sheets-powers-are-unknown = i testi sotto «{ $heading }» nella riga { $row } non sono potenze note, per esempio «{ $example }». Indicare il significato di ciascuno nella finestra di importazione, o con --word "{ $example } = { $power }".
# The same, where the text names no power.
import-sheets-powers-are-unknown-words = i testi sotto «{ $heading }» nella riga { $row } non sono potenze note, per esempio «{ $example }». Indicare il significato di ciascuno nella finestra di importazione, o con --word: se «{ $example }» è l’Austria, scrivere --word "{ $example } = Austria".
# $power is a power.
import-sheets-games-of-one-power = questo foglio contiene le partite di una sola potenza: { $power }. Mettere le partite di tutte le potenze una sotto l’altra in un solo foglio, con le colonne «Round», «Tavolo» e «Potenza» accanto ai giocatori, o dare a ciascuno dei sette fogli le colonne «Round» e «Tavolo», e importare di nuovo il file.
# $powers are the powers that are missing: “Austria and Turkey”.
import-sheets-powers-without-column = la riga { $row } ha colonne per le potenze, ma nessuna per { $powers }. Correggere le intestazioni nel file e importarlo di nuovo.
# $text is a heading of the row, $power the power that it may be: “Austira”, “Austria”.
import-sheets-powers-without-column-misspelt = la riga { $row } ha colonne per le potenze, ma nessuna per { $powers }. «{ $text }» non è una potenza. È { $power }? Correggere le intestazioni nel file e importarlo di nuovo.
import-sheets-players-below-powers = la riga { $row } ha una colonna per ogni potenza, e le righe sono giocatori, perciò nessuna cella dice a quale tavolo era una partita. Dare al foglio una riga per ogni giocatore e partita, con le intestazioni Round, Tavolo, Potenza, Giocatore e Centri, e importarlo di nuovo.
# $cell is a cell: “B4”.
import-sheets-cells-are-boards = { $cell } e altre celle contengono i sette giocatori di un tavolo. Scrivere ogni giocatore in una cella propria: in una riga per ogni potenza, o in colonne con i nomi delle potenze come intestazioni, per esempio Tavolo, Austria, Inghilterra, Francia…
import-sheets-powers-of-rounds-without-boards = questo foglio dice la potenza di ogni giocatore in ogni round, ma non il tavolo. Scrivere tavolo, potenza e centri di ogni partita in una cella, per esempio «A Austria 7», o in colonne affiancate in un solo foglio, con intestazioni come «R1 Tavolo», «R1 Potenza» e «R1 Centri», e importare di nuovo il file.
# $sheets are names of sheets, quoted: “Powers” and “Boards”.
import-sheets-games-on-several-sheets = i fogli { $sheets } hanno una riga per ogni giocatore e una colonna per ogni round, e solo insieme descrivono una partita. Scrivere tavolo, potenza e centri di ogni partita in una cella, per esempio «A Austria 7», o in colonne affiancate in un solo foglio, con intestazioni come «R1 Tavolo», «R1 Potenza» e «R1 Centri», e importare di nuovo il file.

## Lists that do not say which board a row belongs to. $row is the number of the row of headings.

# $count is the number of rows.
# $count (Number)
import-sheets-list-without-boards = { $count ->
    [one] { $count } riga sotto la riga { $row } ha una potenza, ma nessuna colonna dice a quale tavolo appartiene una riga, e le righe non sono in gruppi delle sette potenze. Dare all’elenco una colonna «Tavolo», o ordinarlo per tavoli.
   *[other] le { $count } righe sotto la riga { $row } hanno una potenza ciascuna, ma nessuna colonna dice a quale tavolo appartiene una riga, e le righe non sono in gruppi delle sette potenze. Dare all’elenco una colonna «Tavolo», o ordinarlo per tavoli.
}
# The same for a list without counts. “Players” is the name of a tab.
# $count (Number)
import-sheets-list-without-boards-of-sign-ups = { $count ->
    [one] { $count } riga sotto la riga { $row } ha una potenza, ma nessuna colonna dice a quale tavolo appartiene una riga, e le righe non sono in gruppi delle sette potenze. Dare all’elenco una colonna «Tavolo», o ordinarlo per tavoli. Se sono giocatori che si iscrivono, con le potenze che vorrebbero, copiarne i nomi e incollarli nella scheda «Giocatori».
   *[other] le { $count } righe sotto la riga { $row } hanno una potenza ciascuna, ma nessuna colonna dice a quale tavolo appartiene una riga, e le righe non sono in gruppi delle sette potenze. Dare all’elenco una colonna «Tavolo», o ordinarlo per tavoli. Se sono giocatori che si iscrivono, con le potenze che vorrebbero, copiarne i nomi e incollarli nella scheda «Giocatori».
}
import-sheets-mixed-boards = nessuna colonna dice a quale tavolo appartiene una riga. Nell’ordine delle righe, ogni sette sono le sette potenze, ma questi tavoli non hanno 34 centri ciascuno, mentre il totale di tutti torna: le righe di più tavoli sono mescolate. Dare all’elenco una colonna «Tavolo», o ordinarlo per tavoli, e importarlo di nuovo.

## Sheets that are not read although something is known of them.

import-sheets-layout-does-not-need-it = secondo la disposizione, questo foglio non serve.
import-sheets-empty-form = i tavoli di questo foglio sono un modulo vuoto: non hanno né giocatori né centri.
# $sheets are names of sheets, quoted: “Round 1” or “Round 2”.
import-sheets-layout-is-for-other-sheets = in questo foglio c’è una tabella della disposizione, che però legge tali tabelle solo nei fogli di nome { $sheets }. Rinominare il foglio nel file, o aggiungerne il nome ai fogli della tabella nel testo della disposizione.
# $headings are headings, quoted: “Player” and “SC”.
import-sheets-row-lacks-headings = in questo foglio non c’è alcuna tabella della disposizione: la riga { $row } ha intestazioni della disposizione, ma non { $headings }.
# $column is the letter of the column.
import-sheets-column-lacks-headings = in questo foglio non c’è alcuna tabella della disposizione: la colonna { $column } ha intestazioni della disposizione, ma non { $headings }.
import-sheets-no-headings-of-layout = in questo foglio non c’è alcuna tabella della disposizione: mancano tutte le sue intestazioni.
import-sheets-second-list-of-names = questo è un elenco di nomi, e l’elenco dei giocatori è in un altro foglio. Se queste persone sono giocatori, aggiungerle a quell’elenco nel file, o all’elenco dei giocatori dopo l’importazione.
import-sheets-hidden-beside-boards = questo foglio è nascosto nel file, e i fogli visibili contengono tavoli, perciò non viene letto. Se i suoi risultati contano, mostrare il foglio nel file e importarlo di nuovo.
import-sheets-other-standings-kept = questa è una classifica, ma un altro foglio ne ha una con almeno altrettanti round, e se ne conserva una sola.
# In a workbook that Topboard wrote.
import-sheets-no-sheet-of-topboard = questo non è un foglio scritto da Topboard.

## How a sheet is read.

# $sheet is the name of another sheet.
import-sheets-parts-of-games = parti delle partite che sono in «{ $sheet }».
# $what says what was recognised, in a whole sentence; $players is the sentence about a list of players on the same sheet.
import-sheets-beside-them = { $what } Inoltre: { $players }
# $sheet is the name of the sheet, which says that it is a template.
import-sheets-template-with-players = il foglio si chiama «{ $sheet }», e i suoi tavoli hanno giocatori. Sono letti come risultati. Se sono un esempio, eliminare il foglio e importare di nuovo il file.
# It stands alone, below the rules.
import-sheets-standings-without-boards = Il file contiene una classifica ma nessun tavolo, perciò Topboard non può calcolarne una da confrontare. La classifica è conservata com’è nel file.

## A book of Topboard that is added to another one.

# “Ladder” is the name of a tab.
import-sheets-ladder-not-added = la classifica annuale di questo documento e i suoi elenchi dei risultati non vengono aggiunti. Aggiungere gli elenchi nella scheda Annuale.
# A journal is the file in which changes are that are not saved yet.
# $count (Number)
import-sheets-unsaved-changes = { $count ->
    [one] { $count } modifica è nel registro delle modifiche di questo documento e non ancora nel suo file. Aprire il documento, salvarlo e importarlo di nuovo.
   *[other] { $count } modifiche sono nel registro delle modifiche di questo documento e non ancora nel suo file. Aprire il documento, salvarlo e importarlo di nuovo.
}

## Files for a ladder, a table over many events. $rules is the name of rules. $file is the name of the file.

# The words of the headings are typed so.
import-sheets-no-list-of-results = non è stata trovata alcuna riga di intestazioni con un giocatore e un posto, per esempio: Posto, Giocatore, Partite.
import-sheets-no-results-for-ladder = «{ $file }» non contiene risultati, perciò non è stato aggiunto: nessun suo elenco o tavolo ha un giocatore con un risultato. Controllarne le intestazioni, per esempio Posto, Giocatore, Partite, e aggiungerlo di nuovo.
# $list is the name of a result list.
import-sheets-list-without-player = «{ $list }» non ha giocatori, perciò non è stato aggiunto.
# $reason says how the rules were found; it goes on after the comma.
import-sheets-scored-by-likely-rules = Il file non indica un regolamento. I suoi tavoli ricevono i punti secondo { $rules }, { $reason }.
# The same, where they are not certain.
import-sheets-scored-by-doubtful-rules = Il file non indica un regolamento. I suoi tavoli ricevono i punti secondo { $rules }, { $reason }. Importarlo come documento e sceglierne lì il regolamento.
# $of-league is the name of the rules of the league.
import-sheets-league-has-own-rules = Il regolamento del documento è { $rules }. Nella lega i suoi tavoli ricevono i punti secondo { $of-league }.
