//! What the keeper's thread does.

use std::mem;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use jiff::{Timestamp, Zoned};

use super::{Beginning, Message, Shared, now};
use crate::book::{Applied, Book, Did, Edit, Logged};
use crate::store::backup::{self, Watch};
use crate::store::disk::{self, Disk, is_there};
use crate::store::journal::{self, JournalFile, Print, Record, Saved, folded};
use crate::store::lock::{self, Asked, Lock};
use crate::store::write_book::create_on;
use crate::store::{LARGEST, paths};

/// How long to wait before a disk is tried again that took nothing.
const AGAIN: Duration = Duration::from_secs(2);

/// The keeper's thread.
pub(super) struct Work {
    shared: Arc<Shared>,
    disk: Arc<dyn Disk>,
    data: Option<PathBuf>,
    who: String,
    computer: String,
    path: Option<PathBuf>,
    book: Book,
    n: u64,
    since: Vec<(u64, Edit)>,
    in_file: Option<Print>,
    journal: Option<JournalFile>,
    /// Tells other windows that the book is open here.
    lock: Option<Lock>,
    /// Where the journal belongs.
    home: Option<PathBuf>,
    /// Steps were made that no disk took.
    behind: bool,
    watch: Watch,
    /// A backup that is being made.
    backup: Option<JoinHandle<()>>,
}

impl Work {
    pub(super) fn new(beginning: Beginning, shared: Arc<Shared>) -> Self {
        let Beginning { disk, data, who, computer, path, book, n, since, in_file, journal, lock } = beginning;
        let home = journal.as_ref().map(|journal| journal.path().to_owned());
        let home = match &path {
            Some(path) => Some(paths::journal_of(path)),
            None => home.or_else(|| data.as_deref().map(unsaved_name)),
        };
        // What is in no file is kept from the start.
        let all_in_file = if path.is_some() { since.is_empty() } else { book == Book::default() };
        let behind = journal.is_none() && !all_in_file;
        let watch = Watch::new(&book, now());
        Work {
            shared,
            disk,
            data,
            who,
            computer,
            path,
            book,
            n,
            since,
            in_file,
            journal,
            lock,
            home,
            behind,
            watch,
            backup: None,
        }
    }

    /// Tells other windows that the book is open here. Where it cannot be told, it is open all the same.
    fn hold(&mut self) {
        self.lock = None;
        if let Some(path) = self.path.as_ref().or(self.home.as_ref())
            && let Ok(Asked::Held { lock, .. }) = lock::take(&self.disk, path, &self.who, &self.computer)
        {
            self.lock = Some(lock);
        }
    }

    fn signature(&self) -> String {
        format!("{} on {}", self.who, self.computer)
    }

    pub(super) fn run(mut self, receive: &Receiver<Message>) {
        loop {
            if self.behind {
                self.begin_somewhere();
            }
            let first = if self.behind {
                match receive.recv_timeout(AGAIN) {
                    Ok(message) => message,
                    Err(RecvTimeoutError::Timeout) => continue,
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            } else {
                match receive.recv() {
                    Ok(message) => message,
                    Err(_) => break,
                }
            };
            let mut message = Some(first);
            let mut steps = Vec::new();
            // All that has queued up is synced in one go.
            while let Some(next) = message.take() {
                match next {
                    Message::Steps(applied, at) => steps.extend(applied.into_iter().map(|applied| (applied, at))),
                    other => {
                        self.steps(mem::take(&mut steps));
                        self.answer(other);
                    }
                }
                message = receive.try_recv().ok();
            }
            self.steps(steps);
        }
        if self.behind {
            self.begin_somewhere();
        }
        if let Some(backup) = self.backup.take() {
            // That it panicked could be told nobody any more.
            drop(backup.join());
        }
    }

    /// Makes a backup, on a thread of its own, where one is due.
    fn back_up(&mut self) {
        if self.backup.as_ref().is_some_and(|backup| !backup.is_finished()) {
            return;
        }
        let Some(called) = self.watch.due(&self.book, now()) else { return };
        let journal = self.journal.as_ref().map(JournalFile::path);
        let folders = backup::folders(self.path.as_deref(), journal, self.data.as_deref());
        let (disk, book, shared) = (Arc::clone(&self.disk), self.book.clone(), Arc::clone(&self.shared));
        let make = move || {
            let failed = backup::make(&disk, &folders, &book, &called).err();
            let before = std::mem::replace(&mut shared.state().no_backup, failed);
            if before != shared.state().no_backup {
                shared.changed();
            }
        };
        self.backup = thread::Builder::new().name("backup".to_owned()).spawn(make).ok();
    }

    fn answer(&mut self, message: Message) {
        // Whoever asked may have stopped waiting.
        match message {
            Message::Steps(..) => {}
            Message::Mark { n, print, reply } => {
                self.mark(n, print);
                let _ = reply.send(());
            }
            Message::Saved { n, print, path, reply } => {
                self.saved(n, print, path);
                let _ = reply.send(());
            }
            Message::Flush(reply) => {
                if self.behind {
                    self.begin_somewhere();
                }
                let trouble = self.behind.then(|| self.shared.state().trouble.clone().unwrap_or_default());
                drop(reply.send(trouble.map_or(Ok(()), Err)));
            }
            Message::Leave(reply) => {
                self.leave();
                let _ = reply.send(());
            }
        }
    }

    /// Keeps these changes.
    fn steps(&mut self, steps: Vec<(Applied, Timestamp)>) {
        if steps.is_empty() {
            return;
        }
        if self.journal.is_none() && !self.behind {
            // Begun before the first step, so that it can be undone later on.
            self.begin_somewhere();
        }
        let mut lines = Vec::new();
        for (applied, at) in steps {
            // It was applied before it came here; should it not apply to the copy, the copy is no measure any more.
            let Ok(inverse) = self.book.apply(applied.edit.clone()) else { continue };
            self.n += 1;
            self.since.push((self.n, inverse));
            let step = Logged::of(applied, self.n, at, self.signature());
            match journal::line(&Record::Step(step)) {
                Ok(line) => lines.extend(line),
                // No edit is such that JSON cannot hold it; the book of a new journal holds it all the same.
                Err(_) => self.behind = true,
            }
        }
        self.add(&lines);
        self.back_up();
    }

    /// Adds lines to the journal that tell of what the copy of the book is by now.
    fn add(&mut self, lines: &[u8]) {
        let added = match &mut self.journal {
            _ if self.behind => None,
            Some(journal) => Some(journal.add(lines)),
            None => None,
        };
        match added {
            Some(Ok(())) => {
                self.kept();
                if let Some(journal) = self.journal.as_mut().filter(|journal| journal.is_full())
                    && let Err(error) = journal.fold()
                {
                    self.trouble(&error);
                    self.begin_somewhere();
                }
            }
            Some(Err(error)) => {
                self.trouble(&error);
                self.begin_somewhere();
            }
            None => self.begin_somewhere(),
        }
    }

    fn kept(&mut self) {
        self.behind = false;
        self.shared.state().kept = self.n;
        self.shared.changed();
    }

    /// The journal cannot be written where it was.
    fn trouble(&mut self, error: &std::io::Error) {
        self.behind = true;
        self.journal = None;
        let place = self.home.as_deref().map(|home| disk::folder_of(home).display().to_string()).unwrap_or_default();
        let what = match error.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => {
                format!("The disk of {place} is full")
            }
            std::io::ErrorKind::ReadOnlyFilesystem | std::io::ErrorKind::PermissionDenied => {
                format!("{place} cannot be written to")
            }
            std::io::ErrorKind::NotFound | std::io::ErrorKind::NotADirectory => format!("{place} is gone"),
            _ => format!("{place} takes nothing any more ({error})"),
        };
        self.shared.state().trouble = Some(what);
        self.shared.changed();
    }

    /// Begins a journal with the book as it is: where it belongs, else in the user's own folder.
    fn begin_somewhere(&mut self) {
        let header = journal::header(
            self.book.clone(),
            self.n,
            self.path.as_deref().map(|path| path.display().to_string()),
            self.in_file,
        );
        let elsewhere = match (&self.data, &self.path) {
            (Some(data), Some(path)) => Some(paths::journal_elsewhere(data, path)),
            _ => None,
        };
        for path in self.home.clone().into_iter().chain(elsewhere) {
            match JournalFile::begin(&self.disk, &path, &header) {
                Ok(journal) => {
                    self.journal = Some(journal);
                    let mut state = self.shared.state();
                    if Some(&path) == self.home.as_ref() {
                        state.trouble = None;
                    } else if let Some(trouble) = &mut state.trouble {
                        let what = trouble.split(". ").next().unwrap_or_default();
                        *trouble = format!(
                            "{what}. What you type is kept in {} meanwhile; save the book somewhere else.",
                            disk::folder_of(&path).display()
                        );
                    }
                    drop(state);
                    if self.lock.is_none() {
                        self.hold();
                    }
                    self.kept();
                    return;
                }
                Err(error) => self.trouble(&error),
            }
        }
        self.behind = true;
        let mut state = self.shared.state();
        let what = state.trouble.take().unwrap_or_else(|| "There is no folder for it".to_owned());
        let what = what.split(". ").next().unwrap_or_default();
        state.trouble =
            Some(format!("{what}. What you type now is on no disk; save the book on another one before you go on."));
        drop(state);
        self.shared.changed();
    }

    fn mark(&mut self, n: u64, print: Print) {
        if self.journal.is_none() {
            return;
        }
        if let Ok(line) = journal::line(&Record::Saved(Saved { n, at: now(), print })) {
            self.add(&line);
        }
    }

    fn saved(&mut self, n: u64, print: Print, path: PathBuf) {
        if self.path.as_ref() != Some(&path) {
            self.move_to(&path);
        }
        self.in_file = Some(print);
        self.since.retain(|(step, _)| *step > n);
        let mut state = self.shared.state();
        state.prints = vec![print];
        state.path = Some(path);
        let troubled = state.trouble.take().is_some();
        drop(state);
        if troubled {
            self.come_home();
        }
        self.shared.changed();
    }

    /// The book's disk takes files again: so should the journal be there.
    fn come_home(&mut self) {
        let elsewhere = self.journal.take().map(|journal| journal.path().to_owned());
        self.begin_somewhere();
        let now_at = self.journal.as_ref().map(|journal| journal.path().to_owned());
        if let Some(elsewhere) = elsewhere.filter(|elsewhere| now_at.is_some() && now_at.as_ref() != Some(elsewhere)) {
            // Left behind it is older than the other, and known to be.
            drop(self.disk.remove(&elsewhere));
        }
    }

    /// The book goes on in another file, and its journal with it.
    fn move_to(&mut self, path: &Path) {
        let home = paths::journal_of(path);
        let moved = self.copied(path, &home);
        let old = mem::replace(&mut self.journal, moved);
        let had_path = self.path.replace(path.to_owned());
        self.home = Some(home);
        self.hold();
        if let Some(mut old) = old {
            if had_path.is_none() {
                // It is all in the new one.
                drop(self.disk.remove(old.path()));
            } else if let Some(step) = self.back_to_file() {
                let step = Logged { what: format!("going on as {}", paths::name(path)), ..step };
                if let Ok(line) = journal::line(&Record::Step(step)) {
                    // It would be brought back where it is not wanted; nothing is lost.
                    drop(old.add(&line));
                }
            }
        }
        if self.journal.is_none() && self.n > 0 {
            self.begin_somewhere();
        }
    }

    /// A copy of the journal, with all its steps, for the book at `path`.
    fn copied(&self, path: &Path, home: &Path) -> Option<JournalFile> {
        let old = self.journal.as_ref()?;
        let mut journal = journal::read(&self.disk.read(old.path(), LARGEST).ok()?).ok()?;
        journal.header.file = Some(path.display().to_string());
        let (bytes, first) = folded(journal, 0).ok()?;
        if is_there(self.disk.as_ref(), home) {
            self.disk.rename(home, &paths::beside(home, "older journal", &Zoned::now())).ok()?;
        }
        create_on(self.disk.as_ref(), home, &bytes).ok()?;
        JournalFile::go_on(&self.disk, home, first, bytes.len() as u64).ok()
    }

    /// The step that goes back to what is in the file, where there is anything to go back from.
    fn back_to_file(&self) -> Option<Logged> {
        if self.since.is_empty() {
            return None;
        }
        let edit = Edit::Batch(self.since.iter().rev().map(|(_, inverse)| inverse.clone()).collect());
        let what = "closing without saving".to_owned();
        Some(Logged {
            n: self.n + 1,
            at: now(),
            who: self.signature(),
            did: Did::Done,
            what,
            reason: String::new(),
            explains: Vec::new(),
            edit,
        })
    }

    fn leave(&mut self) {
        if self.path.is_some() {
            if let Some(step) = self.back_to_file() {
                let at = step.at;
                self.steps(vec![(step.applied(), at)]);
            }
        } else if let Some(journal) = self.journal.take() {
            let aside = paths::beside(journal.path(), "not saved", &Zoned::now());
            // Under its old name it is offered again, which is no loss.
            drop(self.disk.rename(journal.path(), &aside));
        }
    }
}

/// A name for the journal of a book that is in no file.
fn unsaved_name(data: &Path) -> PathBuf {
    let name = format!("{} {}.{}", paths::moment(&Zoned::now()), std::process::id(), paths::JOURNAL);
    paths::unsaved(data).join(name)
}
