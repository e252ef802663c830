//! The thread that keeps a book: it writes every change into the journal and says when it is on the disk.
//!
//! Whoever makes a change hands it over and goes on; a slow disk holds up this thread only, and what has queued up
//! meanwhile is synced in one go. The thread has a copy of the book of its own, so that it can begin a journal anywhere at
//! any time: in the user's own folder when the book's disk is full, read-only or gone.

mod writer_thread;

use std::fmt;
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use jiff::{Timestamp, Zoned};

use super::disk::{Disk, is_there};
use super::journal::{JournalFile, Print};
use super::lock;
use super::lock::{Asked, Lock};
use super::write_book::{create_on, replace_on, to_bytes};
use super::{LARGEST, SaveError, paths};
use crate::book::{Applied, Book, Edit};
use crate::store::journal_writer::writer_thread::Work;

/// What the thread begins with.
#[derive(Debug)]
pub(super) struct Beginning {
    pub(super) disk: Arc<dyn Disk>,
    pub(super) data: Option<PathBuf>,
    pub(super) who: String,
    pub(super) computer: String,
    /// The file that the book is in.
    pub(super) path: Option<PathBuf>,
    pub(super) book: Book,
    /// How many steps were made so far.
    pub(super) n: u64,
    /// What takes the steps back that the file does not hold, oldest first, with their numbers.
    pub(super) since: Vec<(u64, Edit)>,
    /// What the file looks like.
    pub(super) in_file: Option<Print>,
    /// The journal to go on with.
    pub(super) journal: Option<JournalFile>,
    pub(super) lock: Option<Lock>,
}

impl Beginning {
    /// “ann on hall-2”.
    fn signature(&self) -> String {
        format!("{} on {}", self.who, self.computer)
    }
}

/// Keeps one book. Dropping it waits until all that was handed over is kept.
pub struct Keeper {
    send: Sender<Message>,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
    handed_over: u64,
    who: String,
}

/// What the thread lets others know.
#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    wake: Mutex<Option<Box<dyn Fn() + Send>>>,
}

/// How far the keeping is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The newest step that is on a disk.
    pub kept: u64,
    /// What is wrong with the disk, in sentences for the director.
    pub trouble: Option<String>,
    /// Why the last backup could not be made.
    pub no_backup: Option<String>,
    /// What the book's file is known to look like: as it was last read or written, or tried to be.
    prints: Vec<Print>,
    path: Option<PathBuf>,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // Every change of the state is one assignment.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn changed(&self) {
        if let Some(wake) = self.wake.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            wake();
        }
    }
}

impl fmt::Debug for Keeper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Keeper")
            .field("handed_over", &self.handed_over)
            .field("state", &self.shared.state())
            .finish_non_exhaustive()
    }
}

enum Message {
    Steps(Vec<Applied>, Timestamp),
    /// The book as it was after step `n` is about to be in a file that looks so.
    Mark {
        n: u64,
        print: Print,
        reply: Sender<()>,
    },
    /// It is.
    Saved {
        n: u64,
        print: Print,
        path: PathBuf,
        reply: Sender<()>,
    },
    Flush(Sender<Result<(), String>>),
    Leave(Sender<()>),
}

impl Keeper {
    pub(super) fn start(beginning: Beginning) -> Self {
        let (send, receive) = channel();
        let shared = Arc::new(Shared::default());
        *shared.state() = State {
            kept: beginning.n,
            trouble: None,
            no_backup: None,
            prints: beginning.in_file.into_iter().collect(),
            path: beginning.path.clone(),
        };
        let handed_over = beginning.n;
        let who = beginning.signature();
        let work = Work::new(beginning, Arc::clone(&shared));
        let thread = thread::Builder::new().name("keeper".to_owned()).spawn(move || work.run(&receive));
        if let Err(error) = &thread {
            shared.state().trouble =
                Some(format!("Changes are not being kept: the computer gives no thread for it ({error}). Save often."));
        }
        Keeper { send, shared, thread: thread.ok(), handed_over, who }
    }

    /// Calls this whenever the state has changed, on the keeper's thread.
    pub fn on_change(&self, wake: impl Fn() + Send + 'static) {
        *self.shared.wake.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(wake));
    }

    /// Hands changes over to be kept, and says the number of the newest. They are when [`Keeper::state`] says so.
    pub fn keep(&mut self, applied: Vec<Applied>) -> u64 {
        self.keep_as_of(now(), applied)
    }

    /// Hands changes over as [`Keeper::keep`] does, that were made at this moment.
    pub fn keep_as_of(&mut self, at: Timestamp, applied: Vec<Applied>) -> u64 {
        if !applied.is_empty() {
            self.handed_over += applied.len() as u64;
            // Without a thread the state tells of it.
            drop(self.send.send(Message::Steps(applied, at)));
        }
        self.handed_over
    }

    /// Whose changes these are, “ann on hall-2”.
    pub fn who(&self) -> &str {
        &self.who
    }

    /// The newest step that was handed over.
    pub fn handed_over(&self) -> u64 {
        self.handed_over
    }

    /// How far the keeping is.
    pub fn state(&self) -> State {
        self.shared.state().clone()
    }

    /// Waits until everything handed over is on a disk.
    ///
    /// # Errors
    /// When no disk took it; the sentence says why. It is tried again.
    pub fn flush(&self) -> Result<(), String> {
        let (reply, answer) = channel();
        drop(self.send.send(Message::Flush(reply)));
        answer.recv().unwrap_or_else(|_| Err(self.state().trouble.unwrap_or_default()))
    }

    /// What saves the book as it is now.
    pub(super) fn saver(&self, disk: Arc<dyn Disk>, signature: (String, String)) -> Saver {
        Saver { send: self.send.clone(), shared: Arc::clone(&self.shared), disk, signature, n: self.handed_over }
    }

    /// Goes back to what is in the file, as a step that can be undone when the book is opened again. A book that is in no
    /// file is put aside.
    pub fn leave(self) {
        let (reply, answer) = channel();
        drop(self.send.send(Message::Leave(reply)));
        let _ = answer.recv();
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        // The thread ends when nobody can hand anything over any more.
        let (send, _) = channel();
        drop(mem::replace(&mut self.send, send));
        if let Some(thread) = self.thread.take() {
            // That it panicked could be told nobody any more.
            drop(thread.join());
        }
    }
}

/// Saves the book as it was when this was made.
pub struct Saver {
    send: Sender<Message>,
    shared: Arc<Shared>,
    disk: Arc<dyn Disk>,
    /// Who on which computer.
    signature: (String, String),
    n: u64,
}

impl fmt::Debug for Saver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Saver").field("n", &self.n).finish_non_exhaustive()
    }
}

impl Saver {
    /// Saves `book` at `path`. Returns once it is on the disk, and says what the director should know beside.
    ///
    /// A file that somebody else has changed since it was read or written is kept beside it under a dated name.
    pub fn save(self, path: &Path, book: &Book) -> Result<Option<String>, SaveError> {
        let failed = |cause| SaveError::from_io(path, cause);
        let path = &self.disk.follow(path).map_err(failed)?;
        self.make_sure_it_is_free(path)?;
        let bytes = to_bytes(path, book)?;
        let print = Print::of(&bytes);
        let said = self.keep_the_others(path, print).map_err(failed)?;
        let (reply, answer) = channel();
        drop(self.send.send(Message::Mark { n: self.n, print, reply }));
        // Without a thread there is no journal that could know less than the file.
        let _ = answer.recv();
        self.shared.state().prints.push(print);
        replace_on(self.disk.as_ref(), path, &bytes).map_err(failed)?;
        let (reply, answer) = channel();
        drop(self.send.send(Message::Saved { n: self.n, print, path: path.to_owned(), reply }));
        let _ = answer.recv();
        Ok(said)
    }

    /// Another book may be open in another window, which would overwrite it in turn.
    fn make_sure_it_is_free(&self, path: &Path) -> Result<(), SaveError> {
        if self.shared.state().path.as_deref() == Some(path) || !is_there(self.disk.as_ref(), path) {
            return Ok(());
        }
        let (who, computer) = &self.signature;
        match lock::take(&self.disk, path, who, computer) {
            Ok(Asked::Taken(_)) => Err(SaveError::InUse { path: path.to_owned() }),
            _ => Ok(()),
        }
    }

    /// Keeps what is at `path` where it is not what is known to be there.
    fn keep_the_others(&self, path: &Path, new: Print) -> std::io::Result<Option<String>> {
        let own = {
            let state = self.shared.state();
            (state.path.as_deref() == Some(path)).then(|| state.prints.clone())
        };
        // Another file was chosen to be replaced; that was asked about.
        let Some(known) = own else { return Ok(None) };
        if !is_there(self.disk.as_ref(), path) {
            return Ok(None);
        }
        let there = self.disk.read(path, LARGEST)?;
        let print = Print::of(&there);
        if print == new || known.contains(&print) {
            return Ok(None);
        }
        let other = paths::beside(path, "changed elsewhere", &Zoned::now());
        create_on(self.disk.as_ref(), &other, &there)?;
        Ok(Some(format!(
            "Somebody else changed {} while it was open here. Yours is saved; theirs is kept beside it as “{}”.",
            paths::name(path),
            paths::name(&other)
        )))
    }
}

/// Now, as exactly as anybody wants to know.
fn now() -> Timestamp {
    let now = Timestamp::now();
    Timestamp::from_millisecond(now.as_millisecond()).unwrap_or(now)
}
