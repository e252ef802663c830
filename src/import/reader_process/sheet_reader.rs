//! Reads the sheets of a file: in this process, or in a process of its own.

use std::env;
use std::path::PathBuf;
use std::time::Duration;

use super::read_in_own_process;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::file_formats;
use crate::import::file_formats::sheet_collector::SheetCollector;
use crate::import::file_formats::sheet_writer::SheetWriter;
use crate::import::report::import_report::ReadError;
use crate::languages::{in_language, window_language};
use crate::limited_work::{self, WorkLimits, WorkStop};
use crate::limits::MOST_MB_TO_UNDERSTAND;

/// The sheets of a file, with every cell that is not blank. Nothing is understood yet.
#[derive(Clone, Debug, Default)]
pub struct SheetsOfFile {
    /// The file's name without its folder.
    pub(in crate::import) file: String,
    pub(in crate::import) sheets: Vec<RawSheet>,
}

impl SheetsOfFile {
    /// Reads a workbook or a text table in this process. The sheets of a stranger's file are read with a
    /// [`SheetReader`] of its own process. `file_name` is used in messages, and as the sheet's name of a text table.
    ///
    /// # Errors
    /// When the file is not a workbook or a text table, is damaged or protected, holds too much, or is empty.
    pub fn read(bytes: &[u8], file_name: &str) -> Result<Self, ReadError> {
        let file = without_folder(file_name).to_owned();
        let sheets = read_in_this_process(bytes, &file)?;
        Ok(SheetsOfFile { file, sheets })
    }

    /// The texts of all cells, without the numbers.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let cells = self.sheets.iter().flat_map(|sheet| sheet.cells.iter());
        cells.filter_map(|cell| cell.value.stored_text())
    }

    /// Does work that understands these sheets, with limited time and memory. The watcher can stop it.
    ///
    /// # Errors
    /// When the work was stopped.
    pub fn within_limits<T: Send>(
        &self,
        watcher: &dyn ReadWatcher,
        work: impl FnOnce() -> T + Send,
    ) -> Result<T, ReadError> {
        /// 84,000 boards have 4 million cells and are understood in half a minute on a slow computer.
        const SECONDS: u64 = if cfg!(debug_assertions) { 180 } else { 60 };
        const SECONDS_FOR_MILLION_CELLS: usize = if cfg!(debug_assertions) { 60 } else { 20 };
        const MEGABYTE: usize = 1 << 20;
        let cells: usize = self.sheets.iter().map(|sheet| sheet.cells.len()).sum();
        let more = (cells / 1_000_000).saturating_mul(SECONDS_FOR_MILLION_CELLS) as u64;
        let time = Duration::from_secs(SECONDS.saturating_add(more));
        let limits = WorkLimits { time, memory: MOST_MB_TO_UNDERSTAND.saturating_mul(MEGABYTE) };
        let language = window_language();
        let work = move || in_language(language, work);
        limited_work::within_limits(limits, &|| watcher.is_cancelled(), work).map_err(|why| {
            let file = self.file.clone();
            match why {
                WorkStop::Cancelled => ReadError::Stopped { file },
                WorkStop::TooSlow => ReadError::TooSlow { file, limit: time.as_secs() },
                WorkStop::TooMuchMemory => ReadError::TooMuchMemory { file, limit: MOST_MB_TO_UNDERSTAND },
                WorkStop::NoThread(detail) => ReadError::NotStarted { file, detail },
            }
        })
    }

    /// Whether the file has no filled cell, and nothing in it was unreadable.
    pub(in crate::import) fn is_empty(&self) -> bool {
        self.sheets
            .iter()
            .all(|sheet| sheet.cells.is_empty() && sheet.remarks().next().is_none() && sheet.unread_parts.is_empty())
    }
}

/// Watches a file while it is read.
pub trait ReadWatcher {
    /// The number of cells that were read so far.
    fn report(&self, cells: u64);
    /// Whether reading should stop.
    fn is_cancelled(&self) -> bool;
}

/// A watcher that lets a file be read to its end.
impl ReadWatcher for () {
    fn report(&self, _: u64) {}

    fn is_cancelled(&self) -> bool {
        false
    }
}

/// Reads each file in a process of its own with limited memory and time. Only files of our own can be read in this process.
#[derive(Clone, Debug)]
pub struct SheetReader {
    /// The program of the process. `None` for this process.
    program: Option<PathBuf>,
}

/// Reads in a process of the program that runs now.
impl Default for SheetReader {
    fn default() -> Self {
        SheetReader::with_this_program()
    }
}

impl SheetReader {
    /// Reads in this process, without limits: for files of our own, and for tests. A stranger's file can use up the memory
    /// and end the program.
    pub const fn unprotected_in_this_process() -> Self {
        SheetReader { program: None }
    }

    /// Reads in a process of this program, which is a Topboard.
    pub const fn with_program(program: PathBuf) -> Self {
        SheetReader { program: Some(program) }
    }

    /// Reads in a process of the program that runs now, which is a Topboard.
    pub fn with_this_program() -> Self {
        // On Linux this path is right also after the program's file was replaced by a newer version.
        let same_program = PathBuf::from("/proc/self/exe");
        // Without a path, no process starts, and the error of the file says so.
        let program = if cfg!(target_os = "linux") && same_program.exists() {
            same_program
        } else {
            env::current_exe().unwrap_or_default()
        };
        SheetReader::with_program(program)
    }

    /// Reads a workbook or a text table. `file_name` is used in messages, and as the sheet's name of a text table.
    ///
    /// # Errors
    /// When the file is not a workbook or a text table, is damaged or protected, holds too much, takes too much memory
    /// or time, or is empty, and when the watcher stops reading.
    pub fn read(&self, bytes: &[u8], file_name: &str, watcher: &dyn ReadWatcher) -> Result<SheetsOfFile, ReadError> {
        let Some(program) = &self.program else { return SheetsOfFile::read(bytes, file_name) };
        let file = without_folder(file_name).to_owned();
        let sheets = read_in_own_process(program, bytes, &file, watcher)?;
        Ok(SheetsOfFile { file, sheets })
    }
}

fn without_folder(file_name: &str) -> &str {
    file_name.rsplit(['/', '\\']).next().unwrap_or(file_name)
}

/// The sheets of a file. `file` is its name without a folder.
pub(in crate::import) fn read_in_this_process(bytes: &[u8], file: &str) -> Result<Vec<RawSheet>, ReadError> {
    let mut collector = SheetCollector::default();
    file_formats::read_sheets(bytes, &mut SheetWriter::new(&mut collector, file))?;
    Ok(collector.into_sheets())
}
