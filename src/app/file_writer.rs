//! Writes files on one thread, in the order of the requests. Of several states that wait for the same path, only the
//! newest is written. A request cannot be cancelled: the window closes after it, and dropping the writer waits for it.
//! With two threads, the older state of a file could replace the newer one.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use eframe::egui::Context;

use super::path_text::file_name;
use crate::engine::PostingSnapshot;

/// The result of writing a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenFile {
    pub content: WriteContent,
    pub path: PathBuf,
    /// A remark for the director, or the reason why the file was not written.
    pub result: Result<Option<String>, String>,
}

/// The content of a written file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteContent {
    /// The book `number` at this revision. Books are numbered in the order in which the window opens them.
    Book { number: u64, revision: u64 },
    /// A workbook for the notice board, made from the book with this number. Its posting is recorded in that book once
    /// the file is written.
    Workbook { number: u64, posting: Option<PostingSnapshot> },
    /// Another file made from the book.
    OtherFile,
    /// Not a file: the last journal entries of a book that the window has closed.
    ClosedBook,
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
    /// Whether the window has closed. Waiting jobs are still run.
    closing: bool,
}

#[derive(Default)]
struct SharedQueue {
    queue: Mutex<WriteQueue>,
    changed: Condvar,
}

impl SharedQueue {
    fn lock(&self) -> MutexGuard<'_, WriteQueue> {
        // Jobs catch their own panics, and a queue of closures is consistent whenever it is unlocked.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A handle that waits until no file is being written.
#[allow(missing_debug_implementations, reason = "closures have no debug output")]
#[derive(Clone)]
pub struct WriterIdle(Arc<SharedQueue>);

impl WriterIdle {
    pub fn wait(&self) {
        let queue = self.0.lock();
        let busy = |queue: &mut WriteQueue| queue.running || !queue.jobs.is_empty();
        drop(self.0.changed.wait_while(queue, busy).unwrap_or_else(PoisonError::into_inner));
    }
}

/// The thread that writes files, and the waiting jobs.
pub struct FileWriter {
    shared: Arc<SharedQueue>,
    thread: Option<JoinHandle<()>>,
    send: Sender<(u64, WriteResult)>,
    receive: Receiver<(u64, WriteResult)>,
    newest: u64,
    /// The requests without a result, oldest first.
    pending: Vec<(u64, WriteContent, PathBuf)>,
}

impl std::fmt::Debug for FileWriter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FileWriter").field("pending", &self.pending).finish_non_exhaustive()
    }
}

impl Default for FileWriter {
    fn default() -> Self {
        let (send, receive) = channel();
        FileWriter { shared: Arc::default(), thread: None, send, receive, newest: 0, pending: Vec::new() }
    }
}

impl FileWriter {
    /// The description of the running job, such as “saving con.topboard”.
    pub fn waiting(&self) -> Option<String> {
        let (_, content, path) = self.pending.first()?;
        let verb = match content {
            WriteContent::Book { .. } => "saving",
            WriteContent::Workbook { .. } | WriteContent::OtherFile => "writing",
            WriteContent::ClosedBook => "closing",
        };
        Some(format!("{verb} {}", file_name(path)))
    }

    /// Whether a request has no result yet, or a result that was not fetched.
    pub fn is_busy(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Whether exactly this content waits or is being written.
    pub fn is_writing(&self, content: &WriteContent) -> bool {
        self.pending.iter().any(|(_, pending, _)| pending == content)
    }

    /// The path of the newest unfinished save of this book.
    pub fn book_path(&self, book: u64) -> Option<&Path> {
        let of_book = |content: &WriteContent| matches!(content, WriteContent::Book { number, .. } if *number == book);
        self.pending.iter().rev().find(|(_, content, _)| of_book(content)).map(|(.., path)| path.as_path())
    }

    /// A handle to wait for the writer. Wait on another thread, not on the window's.
    pub fn idle(&self) -> WriterIdle {
        WriterIdle(Arc::clone(&self.shared))
    }

    /// Adds a job after the waiting ones. A waiting job for the same path is dropped.
    pub fn write(
        &mut self,
        ctx: &Context,
        content: WriteContent,
        path: &Path,
        work: impl FnOnce() -> WriteResult + Send + 'static,
    ) {
        self.newest += 1;
        let number = self.newest;
        let mut queue = self.shared.lock();
        let pending = &mut self.pending;
        queue.jobs.retain(|job| {
            let older = pending.iter().position(|(number, older, other)| {
                *number == job.number && other == path && ![&content, older].contains(&&WriteContent::ClosedBook)
            });
            if let Some(older) = older {
                pending.remove(older);
            }
            older.is_none()
        });
        queue.jobs.push_back(WriteJob { number, work: Box::new(work), ctx: ctx.clone() });
        drop(queue);
        self.pending.push((number, content, path.to_owned()));
        if self.thread.is_none() {
            let (shared, send) = (Arc::clone(&self.shared), self.send.clone());
            self.thread = thread::Builder::new().name("writer".to_owned()).spawn(move || run(&shared, &send)).ok();
        }
        if self.thread.is_none() {
            // The system has no free thread, so the window waits while the file is written.
            while step(&self.shared, &self.send) {}
        }
        self.shared.changed.notify_all();
    }

    /// The next result, if there is one.
    pub fn next_written(&mut self) -> Option<WrittenFile> {
        while let Ok((number, result)) = self.receive.try_recv() {
            if let Some(at) = self.pending.iter().position(|(pending, ..)| *pending == number) {
                let (_, content, path) = self.pending.remove(at);
                return Some(WrittenFile { content, path, result });
            }
        }
        None
    }
}

impl Drop for FileWriter {
    fn drop(&mut self) {
        self.shared.lock().closing = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // The thread ends when everything is written. A panic cannot be reported any more.
            drop(thread.join());
        }
    }
}

fn run(shared: &SharedQueue, send: &Sender<(u64, WriteResult)>) {
    loop {
        let queue = shared.lock();
        let is_idle = |queue: &mut WriteQueue| queue.jobs.is_empty() && !queue.closing;
        drop(shared.changed.wait_while(queue, is_idle).unwrap_or_else(PoisonError::into_inner));
        if !step(shared, send) {
            return;
        }
    }
}

/// Runs the next job. Returns false if there is none.
fn step(shared: &SharedQueue, send: &Sender<(u64, WriteResult)>) -> bool {
    let mut queue = shared.lock();
    let Some(job) = queue.jobs.pop_front() else { return false };
    queue.running = true;
    drop(queue);
    let result = (job.work)();
    // Sending fails after the window has closed; nobody needs the result then.
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

    /// A writer that waits until the sender sends, and the texts that were written.
    fn blocked_writer() -> (FileWriter, Sender<()>, Arc<Mutex<Vec<&'static str>>>) {
        let mut writer = FileWriter::default();
        let (go, wait) = channel();
        let written = Arc::new(Mutex::new(Vec::new()));
        write_text(&mut writer, &written, "/tmp/a", book(1), "first", move || {
            let _ = wait.recv();
        });
        let until = Instant::now() + Duration::from_secs(10);
        while !writer.shared.lock().running {
            assert!(Instant::now() < until, "the first job never began");
            thread::sleep(Duration::from_millis(1));
        }
        (writer, go, written)
    }

    fn write_text(
        writer: &mut FileWriter,
        written: &Arc<Mutex<Vec<&'static str>>>,
        path: &str,
        content: WriteContent,
        text: &'static str,
        before: impl FnOnce() + Send + 'static,
    ) {
        let written = Arc::clone(written);
        writer.write(&Context::default(), content, Path::new(path), move || {
            before();
            written.lock().unwrap().push(text);
            Ok(None)
        });
    }

    #[test]
    fn files_are_written_in_order_and_only_the_newest_waiting_state_of_each_file() {
        let (mut writer, go, written) = blocked_writer();
        write_text(&mut writer, &written, "/tmp/a", book(2), "second", || ());
        write_text(&mut writer, &written, "/tmp/b", WriteContent::OtherFile, "workbook", || ());
        write_text(&mut writer, &written, "/tmp/a", book(3), "third", || ());
        assert_eq!(writer.waiting().as_deref(), Some("saving a"));
        assert!(writer.is_writing(&book(1)) && writer.is_writing(&book(3)) && !writer.is_writing(&book(2)));
        go.send(()).unwrap();
        writer.idle().wait();
        assert_eq!(*written.lock().unwrap(), ["first", "workbook", "third"]);
        let contents: Vec<WriteContent> =
            std::iter::from_fn(|| writer.next_written()).map(|written| written.content).collect();
        assert_eq!(contents, [book(1), WriteContent::OtherFile, book(3)]);
        assert!(!writer.is_busy());
    }

    #[test]
    fn dropping_the_writer_waits_for_all_requests() {
        let (mut writer, go, written) = blocked_writer();
        write_text(&mut writer, &written, "/tmp/b", WriteContent::OtherFile, "workbook", || ());
        go.send(()).unwrap();
        drop(writer);
        assert_eq!(*written.lock().unwrap(), ["first", "workbook"]);
    }
}
