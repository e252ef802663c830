//! File dialogs and reading of files: one background job at a time, which the user can cancel.
//! [`super::read_contents`] is the work of the jobs that read.

use eframe::egui::{Context, Event};
use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;

use super::FilePurpose;
use super::read_contents::{
    FileContent, SheetsReading, read_contents, read_result_list, recover_unsaved_book, result_lists_in_folder,
};
use crate::app::background::{Job, JobError, JobHandle, QueueIdle};
use crate::app::path_text::file_name;
use crate::book::Book;
use crate::import::year_results::ImportedYearLists;
use crate::import::{ReadWatcher, SheetReader};
use crate::ladder::Ladder;
use crate::languages::window_sentences::files as texts;
use crate::printable_text::printable_line;
use crate::store::{BookStore, OpenedBook};

/// The future of an open file dialog.
type ChosenFiles = Pin<Box<dyn Future<Output = Vec<PathBuf>> + Send>>;

/// The result of a background job.
#[derive(Debug)]
pub enum FinishedJob {
    /// The user chose files, or none. `shown` is false if the system has no file dialog: the window has not lost the keyboard
    /// focus, which a dialog would have taken.
    FilesChosen { purpose: FilePurpose, paths: Vec<PathBuf>, shown: bool },
    /// Result lists were read, with a result for each file.
    ResultListsRead { purpose: FilePurpose, files: Vec<(PathBuf, Result<ImportedYearLists, String>)> },
    /// The search for an event that was never saved has ended. `None` if there is no such event.
    UnsavedSearched(Option<Result<Box<OpenedBook>, String>>),
    /// A file was read.
    FileRead { purpose: FilePurpose, path: PathBuf, result: Result<FileContent, String> },
}

/// The purpose of a job.
#[derive(Debug)]
enum JobPurpose {
    Choose(FilePurpose),
    ReadFile(FilePurpose, PathBuf),
    ReadResultLists(FilePurpose, Vec<PathBuf>),
    FindUnsavedBook,
}

impl JobPurpose {
    /// The result of a job that failed for this reason.
    fn failed(self, error: &JobError) -> FinishedJob {
        let failed = |path: &Path| texts::not_read(&file_name(path), &error.to_string());
        match self {
            // The user types the path instead.
            JobPurpose::Choose(purpose) => FinishedJob::FilesChosen { purpose, paths: Vec::new(), shown: false },
            JobPurpose::ReadFile(purpose, path) => FinishedJob::FileRead { purpose, result: Err(failed(&path)), path },
            JobPurpose::ReadResultLists(purpose, paths) => {
                let files = paths.into_iter().map(|path| (path.clone(), Err(failed(&path))));
                FinishedJob::ResultListsRead { purpose, files: files.collect() }
            }
            JobPurpose::FindUnsavedBook => {
                FinishedJob::UnsavedSearched(Some(Err(texts::unsaved_event_not_found(&error.to_string()))))
            }
        }
    }
}

/// The running job, which the user can cancel: choosing a file or reading files. A new job replaces it.
#[derive(Debug, Default)]
pub struct FileReader {
    running: Option<(JobPurpose, Job<FinishedJob, u64>)>,
    /// Whether the window has lost the keyboard focus since the running job began.
    lost_focus: bool,
    sheet_reader: SheetReader,
}

/// A job reports the cells of the file that it reads, and stops reading when it is cancelled.
impl ReadWatcher for JobHandle<u64> {
    fn report(&self, cells: u64) {
        JobHandle::report(self, cells);
    }

    fn is_cancelled(&self) -> bool {
        JobHandle::is_cancelled(self)
    }
}

impl FileReader {
    /// Reads the sheets of workbooks and texts in this way. The default reads each file in a process of its own.
    pub fn set_sheet_reader(&mut self, reader: SheetReader) {
        self.sheet_reader = reader;
    }

    /// The description of the running job, such as “reading edc2015.xlsx”.
    pub fn waiting(&self) -> Option<&str> {
        self.running.as_ref().map(|(_, job)| job.description())
    }

    /// The description of the running job with its progress, such as “reading edc2015.xlsx: 120 thousand cells”.
    pub fn progress(&self) -> Option<String> {
        let (_, job) = self.running.as_ref()?;
        Some(match job.progress().map(|cells| cells / 1000).filter(|thousands| *thousands > 0) {
            Some(thousands) => {
                let thousands = usize::try_from(thousands).unwrap_or(usize::MAX);
                texts::thousand_cells(job.description(), thousands)
            }
            None => job.description().to_owned(),
        })
    }

    /// Whether a file dialog is open.
    pub fn is_choosing(&self) -> bool {
        matches!(self.running, Some((JobPurpose::Choose(_), _)))
    }

    /// The purpose for which a file is chosen or read.
    pub fn purpose(&self) -> Option<&FilePurpose> {
        match &self.running {
            Some((JobPurpose::Choose(purpose) | JobPurpose::ReadFile(purpose, _), _)) => Some(purpose),
            Some((JobPurpose::ReadResultLists(..) | JobPurpose::FindUnsavedBook, _)) | None => None,
        }
    }

    /// Whether files are being read.
    pub fn is_reading(&self) -> bool {
        matches!(self.running, Some((JobPurpose::ReadFile(..) | JobPurpose::ReadResultLists(..), _)))
    }

    /// Cancels the running job. A result that still arrives is dropped.
    pub fn cancel(&mut self) {
        self.running = None;
    }

    /// Notes whether the window loses the keyboard focus. Called in every frame, before [`Self::next_finished`].
    pub fn watch_focus(&mut self, ctx: &Context) {
        self.lost_focus |= ctx.input(|input| input.events.contains(&Event::WindowFocused(false)));
    }

    /// The result of the running job, if it has arrived.
    pub fn next_finished(&mut self) -> Option<FinishedJob> {
        let (_, job) = self.running.as_mut()?;
        let result = job.poll()?;
        let (purpose, _) = self.running.take()?;
        Some(match result {
            // The dialogs of all systems give the same answer to Cancel and to a dialog that cannot be shown.
            Ok(FinishedJob::FilesChosen { purpose, paths, .. }) => {
                FinishedJob::FilesChosen { purpose, shown: !paths.is_empty() || self.lost_focus, paths }
            }
            Ok(finished) => finished,
            Err(error) => purpose.failed(&error),
        })
    }

    /// Opens the file dialog of the system.
    pub fn choose(&mut self, ctx: &Context, purpose: FilePurpose, folder: Option<&Path>, name: &str) {
        let mut dialog = rfd::AsyncFileDialog::new().set_title(purpose.title());
        for (name, extensions) in purpose.filters() {
            dialog = dialog.add_filter(name, extensions);
        }
        if let Some(folder) = folder.filter(|folder| folder.is_absolute()) {
            dialog = dialog.set_directory(folder);
        }
        // macOS requires that the dialog is created on the window's thread. Only the waiting happens on another thread.
        let chosen: ChosenFiles = if purpose.will_be_written() {
            one_file(dialog.set_file_name(printable_line(name)).save_file())
        } else if purpose == FilePurpose::ResultLists {
            let files = dialog.pick_files();
            Box::pin(async move { files.await.unwrap_or_default().iter().map(|file| file.path().to_owned()).collect() })
        } else {
            one_file(dialog.pick_file())
        };
        self.wait_for_dialog(ctx, purpose, chosen);
    }

    /// Waits for the answer of a file dialog.
    fn wait_for_dialog(&mut self, ctx: &Context, purpose: FilePurpose, chosen: ChosenFiles) {
        let description = texts::waiting_for_dialog().to_owned();
        self.start(ctx, "file dialog", description, JobPurpose::Choose(purpose.clone()), move |_| {
            let paths = pollster::block_on(chosen);
            FinishedJob::FilesChosen { purpose, shown: !paths.is_empty(), paths }
        });
    }

    /// Reads a book, a workbook or a text; its contents decide which. Results for the book `into` are scored under the
    /// rules of that book. A book to be opened gets a journal in `store`. The job first waits for all files that are
    /// being written, because one of them may be this file.
    pub fn read_file(
        &mut self,
        ctx: &Context,
        purpose: FilePurpose,
        path: PathBuf,
        into: Option<Book>,
        store: Option<BookStore>,
        writer_idle: QueueIdle,
    ) {
        let description = texts::reading(&file_name(&path));
        let reader = self.sheet_reader.clone();
        self.start(ctx, "reader", description, JobPurpose::ReadFile(purpose.clone(), path.clone()), move |handle| {
            writer_idle.wait();
            let remembered = store.as_ref().map(BookStore::remembered_layouts).unwrap_or_default();
            let store = store.filter(|_| purpose == FilePurpose::Open);
            let sheets = SheetsReading { reader: &reader, watcher: handle, remembered: &remembered };
            let result = read_contents(&path, &purpose, into.as_ref(), store.as_ref(), sheets);
            FinishedJob::FileRead { purpose, path, result }
        });
    }

    /// Reads files for the year's ladder, as events or as games of a league. A folder stands for all lists in it.
    pub fn read_result_lists(
        &mut self,
        ctx: &Context,
        purpose: FilePurpose,
        paths: Vec<PathBuf>,
        ladder: Option<&'static Ladder>,
        writer_idle: QueueIdle,
    ) {
        let description = match &paths[..] {
            [one] => texts::reading(&file_name(one)),
            many => texts::reading_several(many.len()),
        };
        let job = JobPurpose::ReadResultLists(purpose.clone(), paths.clone());
        let reader = self.sheet_reader.clone();
        self.start(ctx, "reader", description, job, move |handle| {
            writer_idle.wait();
            let paths = paths
                .into_iter()
                .flat_map(|path| if path.is_dir() { result_lists_in_folder(&path) } else { vec![path] });
            let files = paths.take_while(|_| !handle.is_cancelled()).map(|path| {
                let result = read_result_list(&path, ladder, &reader, handle);
                (path, result)
            });
            FinishedJob::ResultListsRead { purpose, files: files.collect() }
        });
    }

    /// Looks for the journal of an event that was never saved, and recovers the event.
    pub fn find_unsaved_book(&mut self, ctx: &Context, store: BookStore) {
        let description = texts::looking_for_unsaved_event().to_owned();
        self.start(ctx, "reader", description, JobPurpose::FindUnsavedBook, move |_| {
            FinishedJob::UnsavedSearched(recover_unsaved_book(&store))
        });
    }

    fn start(
        &mut self,
        ctx: &Context,
        thread: &str,
        description: String,
        purpose: JobPurpose,
        work: impl FnOnce(&JobHandle<u64>) -> FinishedJob + Send + 'static,
    ) {
        self.lost_focus = false;
        self.running = Some((purpose, Job::spawn(ctx, thread, description, work)));
    }
}

/// The future of a dialog for one file.
fn one_file(file: impl Future<Output = Option<rfd::FileHandle>> + Send + 'static) -> ChosenFiles {
    Box::pin(async move { file.await.iter().map(|file| file.path().to_owned()).collect() })
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use eframe::egui::RawInput;

    use super::*;

    /// The result of the running job.
    fn result(jobs: &mut FileReader) -> FinishedJob {
        let until = Instant::now() + Duration::from_secs(20);
        loop {
            match jobs.next_finished() {
                Some(result) => return result,
                None => assert!(Instant::now() < until, "the job gives no result"),
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn a_job_that_stops_with_a_panic_gives_an_error_for_its_file() {
        let mut jobs = FileReader::default();
        let purpose = JobPurpose::ReadFile(FilePurpose::Import, "/tmp/odd.xls".into());
        jobs.start(&Context::default(), "test", "reading odd.xls".to_owned(), purpose, |_| {
            panic!("a panic on purpose")
        });
        assert_eq!(jobs.waiting(), Some("reading odd.xls"));
        let FinishedJob::FileRead { result: Err(error), .. } = result(&mut jobs) else { panic!("another result") };
        assert_eq!(error, "“odd.xls” was not read: an unexpected error in Topboard stopped the job.");
        assert_eq!(jobs.waiting(), None);
    }

    #[test]
    fn a_file_dialog_that_stops_with_a_panic_was_not_shown() {
        let mut jobs = FileReader::default();
        let purpose = JobPurpose::Choose(FilePurpose::Open);
        jobs.start(&Context::default(), "test", "waiting".to_owned(), purpose, |_| panic!("a panic on purpose"));
        assert!(jobs.is_choosing());
        assert!(matches!(result(&mut jobs), FinishedJob::FilesChosen { paths, shown: false, .. } if paths.is_empty()));
        assert!(!jobs.is_choosing());
    }

    /// Whether a dialog that gives no file was shown, in the eyes of the reader. `focus` has the changes of the keyboard focus of
    /// the window until the answer.
    fn was_shown(waited: Duration, focus: &[bool]) -> bool {
        let (ctx, mut jobs) = (Context::default(), FileReader::default());
        let (answer, answered) = std::sync::mpsc::channel();
        let chosen = Box::pin(async move { answered.recv().unwrap_or_default() });
        jobs.wait_for_dialog(&ctx, FilePurpose::SaveAs, chosen);
        for focused in focus {
            let input = RawInput { events: vec![Event::WindowFocused(*focused)], ..RawInput::default() };
            ctx.run_ui(input, |ui| jobs.watch_focus(ui.ctx())).textures_delta.clear();
            assert!(jobs.next_finished().is_none());
        }
        std::thread::sleep(waited);
        answer.send(Vec::new()).unwrap();
        let FinishedJob::FilesChosen { shown, paths, .. } = result(&mut jobs) else { panic!("another result") };
        assert!(paths.is_empty());
        shown
    }

    #[test]
    fn the_focus_and_no_clock_tells_whether_a_file_dialog_was_shown() {
        let (quick, slow) = (Duration::ZERO, Duration::from_millis(400));
        // The system has no dialog, and its answer takes long on a busy computer.
        assert!(!was_shown(quick, &[]));
        assert!(!was_shown(slow, &[]));
        // The dialog has the focus until the user presses Cancel.
        assert!(was_shown(slow, &[false]));
        assert!(was_shown(quick, &[false, true]));
    }

    #[test]
    fn the_result_of_a_cancelled_job_is_dropped() {
        let mut jobs = FileReader::default();
        let ctx = Context::default();
        jobs.start(&ctx, "test", "first".to_owned(), JobPurpose::FindUnsavedBook, |_| {
            FinishedJob::UnsavedSearched(Some(Err("the first".to_owned())))
        });
        jobs.cancel();
        assert!(jobs.waiting().is_none() && jobs.next_finished().is_none());
        jobs.start(&ctx, "test", "second".to_owned(), JobPurpose::FindUnsavedBook, |_| {
            FinishedJob::UnsavedSearched(None)
        });
        assert!(matches!(result(&mut jobs), FinishedJob::UnsavedSearched(None)));
    }
}
