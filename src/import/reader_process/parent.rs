//! Starts the process that reads a file, sends it the bytes, receives the cells, and stops it in time.

use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use super::frames::{ReceiveError, receive};
use super::sheet_reader::ReadWatcher;
use super::{MEMORY_LIMIT_MB, NO_LIMIT, SUBCOMMAND, child, time_limit};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::file_formats::sheet_collector::SheetCollector;
use crate::import::file_formats::sheet_writer::SheetWriter;
use crate::import::report::import_report::ReadError;
use crate::languages::window_sentences::import_errors as texts;
use crate::languages::{set_window_language, window_language};

/// The time between two looks at the watcher.
const INTERVAL: Duration = Duration::from_millis(20);

/// The most bytes of the process's last words that are looked at.
const LAST_WORDS: u64 = 64 * 1024;

/// Reads the sheets of a file in a process of `program`. `file` is the file's name without a folder.
pub(in crate::import) fn read_in_own_process(
    program: &Path,
    bytes: &[u8],
    file: &str,
    watcher: &dyn ReadWatcher,
) -> Result<Vec<RawSheet>, ReadError> {
    let not_started = |detail: String| ReadError::NotStarted { file: file.to_owned(), detail };
    let mut process = RunningReader(start(program).map_err(|error| not_started(error.to_string()))?);
    let (input, output, errors) = (process.0.stdin.take(), process.0.stdout.take(), process.0.stderr.take());
    let (Some(input), Some(output), Some(errors)) = (input, output, errors) else {
        return Err(not_started(texts::no_pipes().to_owned()));
    };
    let cells = AtomicU64::new(0);
    let limit = time_limit(bytes.len());
    let language = window_language();
    thread::scope(|scope| {
        let spawn_failed = |error: std::io::Error| not_started(error.to_string());
        // The process may end before it has read everything. Its result says why.
        let sent = spawn(scope, "file sender", move || drop(child::send_request(input, language, file, bytes)));
        let last_words = spawn(scope, "error reader", move || last_words(errors));
        let (send, results) = mpsc::channel();
        let cells = &cells;
        let received = spawn(scope, "cell receiver", move || {
            set_window_language(language);
            let mut collector = SheetCollector::default();
            let result = receive(output, &mut SheetWriter::new(&mut collector, file), cells);
            // The other end waits for this result.
            let _ = send.send(result.map(|result| result.map(|()| collector.into_sheets())));
        });
        let waited = match (&sent, &last_words, &received) {
            (Ok(_), Ok(_), Ok(_)) => wait(&results, limit, file, cells, watcher),
            _ => Err(ReadError::Stopped { file: file.to_owned() }),
        };
        // The pipes are closed with the process, and so all threads end.
        process.stop();
        sent.map_err(spawn_failed)?;
        received.map_err(spawn_failed)?;
        let last_words = last_words.map_err(spawn_failed)?.join().unwrap_or_default();
        waited?.unwrap_or_else(|error| Err(read_error(error, &last_words, file)))
    })
}

/// The error about a file for which no result was received. `last_words` are those of the process.
fn read_error(error: ReceiveError, last_words: &str, file: &str) -> ReadError {
    let not_started = |detail: &str| ReadError::NotStarted { file: file.to_owned(), detail: detail.to_owned() };
    match error {
        ReceiveError::Read(error) => error,
        ReceiveError::OtherVersion => not_started(texts::other_version_installed()),
        ReceiveError::Broken if last_words.contains(NO_LIMIT) => not_started(texts::memory_not_limited()),
        ReceiveError::Broken if last_words.contains("memory allocation of") => {
            ReadError::TooMuchMemory { file: file.to_owned(), limit: MEMORY_LIMIT_MB }
        }
        ReceiveError::Broken => ReadError::damaged(file, texts::reader_ended_early()),
    }
}

/// What the process sent: sheets, an error about the file, or nothing that can be used.
type Received = Result<Result<Vec<RawSheet>, ReadError>, ReceiveError>;

/// Waits for the result, while it watches the time and the watcher.
fn wait(
    results: &mpsc::Receiver<Received>,
    limit: Duration,
    file: &str,
    cells: &AtomicU64,
    watcher: &dyn ReadWatcher,
) -> Result<Received, ReadError> {
    let started = Instant::now();
    loop {
        match results.recv_timeout(INTERVAL) {
            Ok(result) => return Ok(result),
            Err(RecvTimeoutError::Disconnected) => return Ok(Err(ReceiveError::Broken)),
            Err(RecvTimeoutError::Timeout) => {}
        }
        watcher.report(cells.load(Ordering::Relaxed));
        if watcher.is_cancelled() {
            return Err(ReadError::Stopped { file: file.to_owned() });
        }
        if started.elapsed() > limit {
            return Err(ReadError::TooSlow { file: file.to_owned(), limit: limit.as_secs() });
        }
    }
}

fn start(program: &Path) -> std::io::Result<Child> {
    let mut command = Command::new(program);
    command
        .arg(SUBCOMMAND)
        .env("RUST_BACKTRACE", "0")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    #[cfg(windows)]
    {
        use std::os::windows::process::CommandExt as _;
        /// The process has no console window.
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        command.creation_flags(CREATE_NO_WINDOW);
    }
    command.spawn()
}

fn spawn<'scope, T: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    name: &str,
    work: impl FnOnce() -> T + Send + 'scope,
) -> std::io::Result<thread::ScopedJoinHandle<'scope, T>> {
    thread::Builder::new().name(name.to_owned()).spawn_scoped(scope, work)
}

/// The first part of what the process writes about its own errors. All of it is read, so that the process never waits.
fn last_words(mut errors: impl Read) -> String {
    let mut words = Vec::new();
    let _ = errors.by_ref().take(LAST_WORDS).read_to_end(&mut words);
    let _ = std::io::copy(&mut errors, &mut std::io::sink());
    String::from_utf8_lossy(&words).into_owned()
}

/// A process that does not outlive this value.
struct RunningReader(Child);

impl RunningReader {
    /// Ends the process, if it has not ended.
    fn stop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for RunningReader {
    fn drop(&mut self) {
        self.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_without_a_limit_does_not_make_the_file_damaged() {
        let error = |last_words: &str| read_error(ReceiveError::Broken, last_words, "con.xlsx");
        let file = || "con.xlsx".to_owned();
        let not_started = ReadError::NotStarted { file: file(), detail: NO_LIMIT.to_owned() };
        assert_eq!(error(&format!("{NO_LIMIT}\n")), not_started);
        let too_much = ReadError::TooMuchMemory { file: file(), limit: MEMORY_LIMIT_MB };
        assert_eq!(error("memory allocation of 90000000000 bytes failed"), too_much);
        assert_eq!(error(""), ReadError::damaged("con.xlsx", "the process that read it came to an early end"));
    }

    #[test]
    fn a_file_that_takes_too_long_is_an_error_with_the_limit() {
        let (_send, results) = mpsc::channel();
        let error = wait(&results, Duration::ZERO, "con.ods", &AtomicU64::new(0), &()).unwrap_err();
        assert_eq!(error, ReadError::TooSlow { file: "con.ods".to_owned(), limit: 0 });
        assert!(error.to_string().ends_with("into a new workbook and import that."));
    }

    #[test]
    fn a_process_without_a_result_is_noticed_at_once() {
        let (send, results) = mpsc::channel();
        drop(send);
        let result = wait(&results, Duration::MAX, "con.ods", &AtomicU64::new(0), &());
        assert!(matches!(result, Ok(Err(ReceiveError::Broken))), "{result:?}");
    }
}
