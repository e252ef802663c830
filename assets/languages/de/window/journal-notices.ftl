# What is said about journals, backups and other windows when a book is opened, and while it is open. A journal is the file to which every
# change is written at once. $name, $copy and $file are names of files, $place and $folder places on a disk. $error and $why are messages,
# which may be in English.

## Another window, another computer, another program.

# $holder is the next message. $name is open there for somebody.
journal-notices-holder = von { $user } auf { $computer }, seit { $time }
journal-notices-is-read-only = { $name } ist in einem anderen Fenster offen. Hier ist das Buch schreibgeschützt und zeigt den zuletzt gespeicherten Stand. Schließen Sie es dort und öffnen Sie es hier noch einmal, oder speichern Sie eine Kopie unter einem anderen Namen.
journal-notices-is-read-only-for = { $name } ist in einem anderen Fenster offen ({ $holder }). Hier ist das Buch schreibgeschützt und zeigt den zuletzt gespeicherten Stand. Schließen Sie es dort und öffnen Sie es hier noch einmal, oder speichern Sie eine Kopie unter einem anderen Namen.
journal-notices-open-on-other-computer = { $name } ist anscheinend auf einem anderen Computer offen ({ $holder }). Wenn beide das Buch ändern, legt das zweite Speichern die andere Fassung als eigene Datei daneben.
journal-notices-open-in-other-window = { $name } ist auch in einem anderen Fenster offen. Schließen Sie das Buch in einem der beiden. Beim nächsten Öffnen führt Topboard die Änderungen beider zusammen.
journal-notices-open-in-other-window-for = { $name } ist auch in einem anderen Fenster offen ({ $holder }). Schließen Sie das Buch in einem der beiden. Beim nächsten Öffnen führt Topboard die Änderungen beider zusammen.
# The changes of this window are in $copy.
journal-notices-written-by-others-too = Ein anderes Fenster oder ein anderer Computer schreibt ebenfalls in { $name }. Ihre Änderungen stehen daneben in „{ $copy }“. Schließen Sie das Buch dort. Beim nächsten Öffnen führt Topboard die Änderungen beider zusammen.
# $foreign says what lies under the name of a file of ours, here and below: store-errors-foreign. $cure is the cure of that message.
journal-notices-others-do-not-see = { $foreign }. Andere Computer sehen nicht, dass das Buch hier offen ist. { $cure }
journal-notices-saved-beside-other = Jemand anders hat { $name } geändert, während das Buch hier offen war. Ihre Fassung ist gespeichert. Die andere liegt daneben als „{ $copy }“.

## Changes that were not saved.

# $from and $to are times, “14:03” or “9 May, 14:03”.
# $count (Number)
journal-notices-changes-at = { $count ->
    [one] { $count } Änderung ({ $from })
   *[other] { $count } Änderungen ({ $from })
}
# $count (Number)
journal-notices-changes-from-to = { $count ->
    [one] { $count } Änderung ({ $from } bis { $to })
   *[other] { $count } Änderungen ({ $from } bis { $to })
}
# Where nothing is known about them.
journal-notices-changes = Änderungen
# $changes is one of the messages before.
# $count (Number)
journal-notices-recovered = { $count ->
    [one] { $changes } war nicht gespeichert und wurde wiederhergestellt.
   *[other] { $changes } waren nicht gespeichert und wurden wiederhergestellt.
}
journal-notices-changed-elsewhere = { $name } wurde nach dem letzten Speichern hier anderswo geändert, deshalb beginnt „Rückgängig“ jetzt von vorn.
journal-notices-changed-elsewhere-and-kept = { $name } wurde nach dem letzten Speichern hier anderswo geändert, deshalb beginnt „Rückgängig“ jetzt von vorn. Der frühere Stand und sein Verlauf stehen in „{ $copy }“.
# $recovered is the sentence before.
journal-notices-combined-with-file = { $name } wurde anderswo geändert. { $recovered } Die Änderungen betreffen verschiedene Zellen, deshalb stehen jetzt beide hier.
journal-notices-not-combined-with-file = { $name } wurde nach dem letzten Speichern hier anderswo geändert. Ihre ungespeicherten Änderungen ({ $changes }) ließen sich damit nicht zusammenführen. Sie liegen daneben als „{ $copy }“.
journal-notices-damaged-book = { $name } ist beschädigt. Dies ist das Buch aus seinem Journal. Speichern Sie es, um wieder eine vollständige Datei zu haben. Die beschädigte Datei bleibt als „{ $copy }“ erhalten.
journal-notices-missing-book = { $name } gibt es nicht mehr. Dies ist das Buch aus seinem Journal. Speichern Sie es, um die Datei wiederzuhaben.
journal-notices-never-saved = Dieses Turnier wurde noch nie in einer Datei gespeichert. Speichern Sie es.
journal-notices-earlier-history = Der frühere Verlauf steht in „{ $copy }“. Diese Datei lässt sich wie ein Buch öffnen.

## Journals of other windows and computers.

# $changes is what was changed, with its authors: the next message.
journal-notices-other-journal-had = In einem anderen Journal gefunden: { $changes }. Das steht jetzt auch hier und lässt sich rückgängig machen.
# $authors is “ann on hall-2”, or several of them with “and” between them.
journal-notices-changes-by = { $changes } von { $authors }
# $count (Number)
journal-notices-left-out = { $count ->
    [one] { $count } Eintrag eines anderen Journals passt nicht zu diesem Buch.
   *[other] { $count } Einträge eines anderen Journals passen nicht zu diesem Buch.
}
# $left-out is the sentence before.
journal-notices-book-comes-later = { $left-out } Sobald Sie gewählt haben, legt Topboard das Buch des anderen Journals neben dieses.
journal-notices-book-not-written = { $left-out } Das Buch des anderen Journals konnte nicht geschrieben werden. Topboard versucht es beim nächsten Öffnen noch einmal.
journal-notices-book-beside = { $left-out } Das Buch des anderen Journals liegt neben diesem als „{ $copy }“.
# $count (Number)
journal-notices-other-values = { $count ->
    [one] { $count } Zelle hat in einem anderen Journal einen anderen Wert. Wählen Sie einen der beiden.
   *[other] { $count } Zellen haben in einem anderen Journal andere Werte. Wählen Sie für jede einen der beiden.
}
journal-notices-other-not-recovered = Aus dem Journal „{ $name }“ wurde nichts wiederhergestellt: { $why }. { $cure }
journal-notices-other-not-read = Ein Journal eines anderen Fensters wurde nicht gelesen. { $error }

## Damaged journals.

journal-notices-kept-in-own-folder = { $foreign }. Das Journal liegt in Ihrem eigenen Ordner. { $cure }
journal-notices-not-recovered = Aus dem Journal { $name } wurde nichts wiederhergestellt: { $why }.
journal-notices-not-recovered-and-kept = Aus dem Journal { $name } wurde nichts wiederhergestellt: { $why }. Das Journal bleibt als „{ $copy }“ erhalten.
journal-notices-not-read = Das Journal konnte nicht gelesen werden, deshalb wurden keine ungespeicherten Änderungen wiederhergestellt. { $error }
journal-notices-not-read-and-kept = Das Journal konnte nicht gelesen werden, deshalb wurden keine ungespeicherten Änderungen wiederhergestellt. { $error } Das Journal bleibt als „{ $copy }“ erhalten.
journal-notices-torn = Der letzte Eintrag wurde gerade geschrieben, als das Programm endete, deshalb fehlt er. Prüfen Sie die Zelle, die Sie zuletzt eingegeben haben.
journal-notices-other-torn = Der letzte Eintrag im Journal „{ $name }“ wurde gerade geschrieben, als das andere Programm endete, deshalb fehlt er. Fragen Sie dort nach der letzten Eingabe.
# $lost is one of the three sentences below, here and in the next two.
journal-notices-damaged-and-kept = Das Journal ist beschädigt. { $lost } Das beschädigte Journal bleibt als „{ $copy }“ erhalten.
journal-notices-damaged-and-not-copied = Das Journal ist beschädigt. { $lost } Das beschädigte Journal konnte nicht kopiert werden ({ $error }).
journal-notices-other-damaged = Das Journal „{ $name }“ ist beschädigt. { $lost }
journal-notices-all-readable = Alle Einträge sind lesbar.
# $number is the number of an entry, and so are $first and $last.
journal-notices-one-lost = Eintrag { $number } ist nicht lesbar. Alle anderen sind hier. Prüfen Sie die Zellen, die Sie zu dieser Zeit eingegeben haben.
journal-notices-some-lost = { $count } Einträge zwischen { $first } und { $last } sind nicht lesbar. Alle anderen sind hier. Prüfen Sie die Zellen, die Sie zu dieser Zeit eingegeben haben.

## Backing up. What stands before the first full stop with a blank behind it is used alone too.

# $what is one of the next messages. $folder is where the changes are, $cure one of the messages after them.
journal-notices-backed-up-elsewhere = { $what }. Ihre Änderungen werden vorerst in { $folder } gesichert. { $cure }
journal-notices-not-backed-up = { $what }. Ihre Änderungen werden jetzt nicht gesichert. Speichern Sie das Buch auf einem anderen Datenträger, bevor Sie weiterarbeiten.
journal-notices-disk-is-full = Der Datenträger ist voll: { $place }
journal-notices-not-allowed-to-write = Topboard darf nicht in { $place } schreiben
journal-notices-place-is-gone = { $place } gibt es nicht mehr
journal-notices-writing-failed = Das Schreiben in { $place } ist fehlgeschlagen ({ $error })
journal-notices-no-folder = Es gibt keinen Ordner für das Journal
journal-notices-save-on-other-disk = Speichern Sie das Buch auf einem anderen Datenträger.
journal-notices-move-and-save = Verschieben Sie es in einen anderen Ordner, und speichern Sie das Buch.
journal-notices-copy-differs = Ihre neuesten Änderungen sind nicht gesichert, weil eine von ihnen nicht zur Kopie des Buchs im Journal passt. Speichern Sie das Buch.
journal-notices-no-thread = Ihre Änderungen werden nicht gesichert, weil der Computer keinen Thread starten konnte ({ $error }). Speichern Sie oft.
journal-notices-journal-removed = Das Journal { $name } wurde entfernt, während das Buch offen war. Topboard hat es mit allen Ihren Änderungen neu geschrieben.
journal-notices-journal-changed = Ein anderes Programm hat das Journal { $name } geändert. Topboard hat es mit allen Ihren Änderungen neu geschrieben.
journal-notices-file-is-gone = { $name } gibt es nicht mehr. Topboard hat den ganzen Inhalt. Speichern Sie das Buch noch einmal.
journal-notices-changed-by-others = { $name } ist nicht so, wie Topboard es gespeichert hat. Jemand hat die Datei mit einem anderen Programm geändert, oder der Datenträger hat sie beschädigt. Vergleichen Sie das Buch mit einer Sicherungskopie. Stimmt es, speichern Sie es.
journal-notices-backups-in-own-folder = { $foreign }. Die Sicherungskopien liegen in Ihrem eigenen Ordner. { $cure }
journal-notices-no-backup = Es konnte keine Sicherungskopie erstellt werden: { $error }
journal-notices-no-folder-for-backup = es gibt keinen Ordner dafür
