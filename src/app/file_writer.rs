//! Writing files: one thread, one file after the other, in the order they were asked for.
//!
//! Two threads writing the same path would leave whichever renamed last, not whichever is newer. So there is one; of
//! several states waiting for the same path only the newest is written. What was asked for is written whatever the window
//! does next: it cannot be cancelled, the window closes after it, and dropping the writer waits for it.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use eframe::egui::Context;

use super::background::file_name;
use crate::engine::PostingSnapshot;

/// What a file came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenFile {
    pub what: WriteContent,
    pub path: PathBuf,
    /// What the director should know beside, or why it was not written.
    pub result: Result<Option<String>, String>,
}

/// What was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteContent {
    /// The book, as it was at this revision; books are counted as they come into the window.
    Book { number: u64, revision: u64 },
    /// A workbook for the notice board, made from the book with this number. Its posting is recorded in that book once the
    /// file is written.
    Workbook { number: u64, posting: Option<PostingSnapshot> },
    /// Another file made from the book.
    Result,
    /// The end of a book that has left the window: the last of it is kept.
    Leaving,
}

type WriteResult = Result<Option<String>, String>;
type WriteWork = Box<dyn FnOnce() -> WriteResult + Send>;

struct WriteJob {
    number: u64,
    work: WriteWork,
    ctx: Context,
}

#[derive(Default)]
struct WriteQueue {
    jobs: VecDeque<WriteJob>,
    running: bool,
    /// The window is gone; what waits is still written.
    last: bool,
}

#[derive(Default)]
struct SharedQueue {
    queue: Mutex<WriteQueue>,
    changed: Condvar,
}

impl SharedQueue {
    fn lock(&self) -> MutexGuard<'_, WriteQueue> {
        // A job's panic is caught before it gets here; and a queue of closures is whole whenever it is unlocked.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Waits until nothing is being written.
#[allow(missing_debug_implementations, reason = "what waits is closures, which have nothing to show")]
#[derive(Clone)]
pub struct WriterIdle(Arc<SharedQueue>);

impl WriterIdle {
    pub fn wait(&self) {
        let queue = self.0.lock();
        let busy = |queue: &mut WriteQueue| queue.running || !queue.jobs.is_empty();
        drop(self.0.changed.wait_while(queue, busy).unwrap_or_else(PoisonError::into_inner));
    }
}

/// The files being written, and those that wait.
pub struct FileWriter {
    shared: Arc<SharedQueue>,
    thread: Option<JoinHandle<()>>,
    send: Sender<(u64, WriteResult)>,
    receive: Receiver<(u64, WriteResult)>,
    newest: u64,
    /// What has no answer yet, oldest first.
    pending: Vec<(u64, WriteContent, PathBuf)>,
}

impl std::fmt::Debug for FileWriter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Writer").field("pending", &self.pending).finish_non_exhaustive()
    }
}

impl Default for FileWriter {
    fn default() -> Self {
        let (send, receive) = channel();
        FileWriter { shared: Arc::default(), thread: None, send, receive, newest: 0, pending: Vec::new() }
    }
}

impl FileWriter {
    /// What is being written, such as “saving con.topboard”.
    pub fn waiting(&self) -> Option<String> {
        let (_, what, path) = self.pending.first()?;
        let verb = match what {
            WriteContent::Book { .. } => "saving",
            WriteContent::Workbook { .. } | WriteContent::Result => "writing",
            WriteContent::Leaving => "closing",
        };
        Some(format!("{verb} {}", file_name(path)))
    }

    /// Whether something has not been written yet, or not been told of.
    pub fn is_busy(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Whether exactly this is on its way to a disk.
    pub fn is_writing(&self, what: &WriteContent) -> bool {
        self.pending.iter().any(|(_, pending, _)| pending == what)
    }

    /// Where this book was last asked to be saved, if that has not been done yet.
    pub fn book_path(&self, book: u64) -> Option<&Path> {
        let of_book = |what: &WriteContent| matches!(what, WriteContent::Book { number, .. } if *number == book);
        self.pending.iter().rev().find(|(_, what, _)| of_book(what)).map(|(.., path)| path.as_path())
    }

    /// To be waited for on another thread than the window's.
    pub fn idle(&self) -> WriterIdle {
        WriterIdle(Arc::clone(&self.shared))
    }

    /// Writes a file after those that wait already. The same file waiting already is dropped for this one.
    pub fn write(&mut self, ctx: &Context, what: WriteContent, path: &Path, work: impl FnOnce() -> WriteResult + Send + 'static) {
        self.newest += 1;
        let number = self.newest;
        let mut queue = self.shared.lock();
        let pending = &mut self.pending;
        queue.jobs.retain(|job| {
            let older = pending.iter().position(|(number, older, other)| {
                *number == job.number && other == path && ![&what, older].contains(&&WriteContent::Leaving)
            });
            if let Some(older) = older {
                pending.remove(older);
            }
            older.is_none()
        });
        queue.jobs.push_back(WriteJob { number, work: Box::new(work), ctx: ctx.clone() });
        drop(queue);
        self.pending.push((number, what, path.to_owned()));
        if self.thread.is_none() {
            let (shared, send) = (Arc::clone(&self.shared), self.send.clone());
            self.thread = thread::Builder::new().name("writer".to_owned()).spawn(move || run(&shared, &send)).ok();
        }
        if self.thread.is_none() {
            // A machine that gives no thread any more: the window waits, and the file is written all the same.
            while step(&self.shared, &self.send) {}
        }
        self.shared.changed.notify_all();
    }

    /// The next file that was written, or was not, if there is one to tell of.
    pub fn answer(&mut self) -> Option<WrittenFile> {
        while let Ok((number, result)) = self.receive.try_recv() {
            if let Some(at) = self.pending.iter().position(|(pending, ..)| *pending == number) {
                let (_, what, path) = self.pending.remove(at);
                return Some(WrittenFile { what, path, result });
            }
        }
        None
    }
}

impl Drop for FileWriter {
    fn drop(&mut self) {
        self.shared.lock().last = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // It ends when all is written; that it panicked could be told nobody any more.
            drop(thread.join());
        }
    }
}

fn run(shared: &SharedQueue, send: &Sender<(u64, WriteResult)>) {
    loop {
        let queue = shared.lock();
        let nothing = |queue: &mut WriteQueue| queue.jobs.is_empty() && !queue.last;
        drop(shared.changed.wait_while(queue, nothing).unwrap_or_else(PoisonError::into_inner));
        if !step(shared, send) {
            return;
        }
    }
}

/// Writes the next file; false when there is none.
fn step(shared: &SharedQueue, send: &Sender<(u64, WriteResult)>) -> bool {
    let mut queue = shared.lock();
    let Some(job) = queue.jobs.pop_front() else { return false };
    queue.running = true;
    drop(queue);
    let result = (job.work)();
    // Nobody listens any more when the window has closed.
    let _ = send.send((job.number, result));
    shared.lock().running = false;
    shared.changed.notify_all();
    job.ctx.request_repaint();
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    fn book(revision: u64) -> WriteContent {
        WriteContent::Book { number: 0, revision }
    }

    /// A writer that is held up until the sender sends, and the texts that were written.
    fn held_up() -> (FileWriter, Sender<()>, Arc<Mutex<Vec<&'static str>>>) {
        let mut writer = FileWriter::default();
        let (go, wait) = channel();
        let written = Arc::new(Mutex::new(Vec::new()));
        note(&mut writer, &written, "/tmp/a", book(1), "first", move || {
            let _ = wait.recv();
        });
        let until = Instant::now() + Duration::from_secs(10);
        while !writer.shared.lock().running {
            assert!(Instant::now() < until, "the first never began");
            thread::sleep(Duration::from_millis(1));
        }
        (writer, go, written)
    }

    fn note(
        writer: &mut FileWriter,
        written: &Arc<Mutex<Vec<&'static str>>>,
        path: &str,
        what: WriteContent,
        text: &'static str,
        before: impl FnOnce() + Send + 'static,
    ) {
        let written = Arc::clone(written);
        writer.write(&Context::default(), what, Path::new(path), move || {
            before();
            written.lock().unwrap().push(text);
            Ok(None)
        });
    }

    #[test]
    fn files_are_written_in_order_and_of_one_file_only_the_newest_state_that_waits() {
        let (mut writer, go, written) = held_up();
        note(&mut writer, &written, "/tmp/a", book(2), "second", || ());
        note(&mut writer, &written, "/tmp/b", WriteContent::Result, "workbook", || ());
        note(&mut writer, &written, "/tmp/a", book(3), "third", || ());
        assert_eq!(writer.waiting().as_deref(), Some("saving a"));
        assert!(writer.is_writing(&book(1)) && writer.is_writing(&book(3)) && !writer.is_writing(&book(2)));
        go.send(()).unwrap();
        writer.idle().wait();
        assert_eq!(*written.lock().unwrap(), ["first", "workbook", "third"]);
        let told: Vec<WriteContent> = std::iter::from_fn(|| writer.answer()).map(|written| written.what).collect();
        assert_eq!(told, [book(1), WriteContent::Result, book(3)]);
        assert!(!writer.is_busy());
    }

    #[test]
    fn dropping_the_writer_waits_for_what_was_asked_for() {
        let (mut writer, go, written) = held_up();
        note(&mut writer, &written, "/tmp/b", WriteContent::Result, "workbook", || ());
        go.send(()).unwrap();
        drop(writer);
        assert_eq!(*written.lock().unwrap(), ["first", "workbook"]);
    }
}
