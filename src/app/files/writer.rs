//! Writes files one after another, in the order of the requests; with two threads, an older state could replace a newer
//! one. Of several states that wait for the same path, only the newest is written. Only a posting can be cancelled: the window
//! closes after all others, and dropping the writer waits for them.

use std::path::{Path, PathBuf};

use eframe::egui::Context;

use crate::app::background::{Job, JobHandle, JobQueue, QueueIdle};
use crate::app::path_text::file_name;
use crate::engine::PostingSnapshot;
use crate::languages::window_sentences::files as texts;

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
    /// Notices in a folder, made from the book with this number. Their posting is recorded in that book once the files are
    /// written, and the folder is offered for the next one.
    Posting { number: u64, posting: Option<PostingSnapshot> },
    /// A ruling of the desk.
    Ruling,
    /// Another file made from the book.
    OtherFile,
    /// Pages for the printer, which nobody asked to keep.
    Print,
    /// Not a file: the last journal entries of a book that the window has closed.
    ClosedBook,
}

type WriteResult = Result<Option<String>, String>;

/// How far a request is: “12 of 40”.
pub type WriteProgress = String;

/// A request without a result.
#[derive(Debug)]
struct PendingWrite {
    content: WriteContent,
    path: PathBuf,
    job: Job<WriteResult, WriteProgress>,
}

/// The queue of requests to write files.
#[derive(Debug)]
pub struct FileWriter {
    queue: JobQueue,
    /// Oldest first.
    pending: Vec<PendingWrite>,
}

impl Default for FileWriter {
    fn default() -> Self {
        FileWriter { queue: JobQueue::new("writer"), pending: Vec::new() }
    }
}

impl FileWriter {
    /// The description of the running job, such as “saving con.topboard” or “writing posted: 12 of 40”.
    pub fn waiting(&self) -> Option<String> {
        let PendingWrite { job, .. } = self.pending.first()?;
        Some(match job.progress() {
            Some(progress) => format!("{}: {progress}", job.description()),
            None => job.description().to_owned(),
        })
    }

    /// Whether the running job can be cancelled.
    pub fn can_cancel(&self) -> bool {
        self.pending.first().is_some_and(|write| matches!(write.content, WriteContent::Posting { .. }))
    }

    /// Cancels the running job, if it is a posting. Its result says so.
    pub fn cancel(&self) {
        if let Some(write) = self.pending.first().filter(|_| self.can_cancel()) {
            write.job.cancel();
        }
    }

    /// Whether a request has no result yet, or a result that was not fetched.
    pub fn is_busy(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Whether exactly this content waits or is being written.
    pub fn is_writing(&self, content: &WriteContent) -> bool {
        self.pending.iter().any(|write| write.content == *content)
    }

    /// The path of the newest unfinished save of this book.
    pub fn book_path(&self, book: u64) -> Option<&Path> {
        let of_book =
            |write: &&PendingWrite| matches!(write.content, WriteContent::Book { number, .. } if number == book);
        self.pending.iter().rev().find(of_book).map(|write| write.path.as_path())
    }

    /// A handle to wait for the writer. Wait on another thread, not on the window's.
    pub fn idle(&self) -> QueueIdle {
        self.queue.idle()
    }

    /// Adds a job after the waiting ones. A waiting job for the same path is dropped.
    pub fn write(
        &mut self,
        ctx: &Context,
        content: WriteContent,
        path: &Path,
        work: impl FnOnce() -> WriteResult + Send + 'static,
    ) {
        self.write_with_progress(ctx, content, path, |_| work());
    }

    /// As [`FileWriter::write`], for a job that reports how far it is.
    pub fn write_with_progress(
        &mut self,
        ctx: &Context,
        content: WriteContent,
        path: &Path,
        work: impl FnOnce(&JobHandle<WriteProgress>) -> WriteResult + Send + 'static,
    ) {
        self.pending.retain_mut(|older| {
            let is_same_file = older.path == path && ![&content, &older.content].contains(&&WriteContent::ClosedBook);
            !(is_same_file && older.job.withdraw())
        });
        let file = file_name(path);
        let description = match content {
            WriteContent::Book { .. } => texts::saving(&file),
            WriteContent::Posting { .. } | WriteContent::Ruling | WriteContent::OtherFile => texts::writing(&file),
            WriteContent::Print => texts::printing(&file),
            WriteContent::ClosedBook => texts::closing(&file),
        };
        let job = self.queue.push(ctx, description, work);
        self.pending.push(PendingWrite { content, path: path.to_owned(), job });
    }

    /// The next result, if there is one.
    pub fn next_written(&mut self) -> Option<WrittenFile> {
        // The oldest request is written first.
        let result = self.pending.first_mut()?.job.poll()?;
        let PendingWrite { content, path, .. } = self.pending.remove(0);
        let result = result.unwrap_or_else(|error| Err(texts::not_written(&file_name(&path), &error.to_string())));
        Some(WrittenFile { content, path, result })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Sender, channel};
    use std::sync::{Arc, Mutex};
    use std::time::Duration;

    fn book(revision: u64) -> WriteContent {
        WriteContent::Book { number: 0, revision }
    }

    /// A writer that waits until the sender sends, and the texts that were written.
    fn blocked_writer() -> (FileWriter, Sender<()>, Arc<Mutex<Vec<&'static str>>>) {
        let mut writer = FileWriter::default();
        let (go, wait) = channel();
        let (begun, begin) = channel();
        let written = Arc::new(Mutex::new(Vec::new()));
        write_text(&mut writer, &written, "/tmp/a", book(1), "first", move || {
            let _ = (begun.send(()), wait.recv());
        });
        begin.recv_timeout(Duration::from_secs(10)).expect("the first job never began");
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

    #[test]
    fn a_panic_while_writing_becomes_an_error_and_the_next_file_is_written() {
        let mut writer = FileWriter::default();
        writer.write(&Context::default(), book(1), Path::new("/tmp/a"), || panic!("a panic on purpose"));
        writer.write(&Context::default(), WriteContent::OtherFile, Path::new("/tmp/b"), || Ok(None));
        writer.idle().wait();
        let error = writer.next_written().unwrap().result.unwrap_err();
        assert_eq!(error, "“a” was not written: an unexpected error in Topboard stopped the job.");
        assert_eq!(writer.next_written().unwrap().result, Ok(None));
    }
}
