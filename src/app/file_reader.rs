//! File dialogs and reading of files, as background jobs. [`super::file_writer`] runs the jobs that write files; the end
//! of this file builds them.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::time::{Duration, Instant};

use eframe::egui::Context;

use super::background::{Job, JobError, JobHandle, QueueIdle, catch_panic};
use super::path_text::file_name;
use super::views::ladder::compiled_year::ladder_for;
use crate::book::Book;
use crate::book::results_year::{IdentityDecisions, ResultsYear};
use crate::engine::{DetectedRules, Engine, detect_rules};
use crate::import;
use crate::import::ImportedFile;
use crate::import::year_results::{ImportedYearLists, YearResultsError, read_year_results};
use crate::ladder::{CompiledLadder, Ladder, Roster};
use crate::publish;
use crate::publish::text::ladder_text;
use crate::publish::{Paper, ScoreCells};
use crate::store::output_path;
use crate::store::output_path::OutputFormat;
use crate::store::{self, BookSaver, BookStore, OpenError, OpenedBook};

/// A file dialog that returns nothing faster than a user can press Cancel was never shown.
const NO_DIALOG: Duration = Duration::from_millis(60);

/// The future of an open file dialog.
type ChosenFiles = Pin<Box<dyn Future<Output = Vec<PathBuf>> + Send>>;

/// The purpose of choosing a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePurpose {
    Open,
    Import,
    /// The roll call of a round.
    RollCall,
    SaveAs,
    Export(Paper, ScoreCells),
    /// Result lists for the year's ladder. Several files can be chosen.
    ResultLists,
    /// Identity decisions from another book or from a file.
    IdentityDecisions,
    ExportLadder,
    /// The history as comma-separated text.
    History,
}

impl FilePurpose {
    /// The title of the dialog.
    pub const fn title(self) -> &'static str {
        match self {
            FilePurpose::Open => "Open",
            FilePurpose::Import => "Import results",
            FilePurpose::RollCall => "Roll call from a file",
            FilePurpose::SaveAs => "Save as",
            FilePurpose::ResultLists => "Add result lists",
            FilePurpose::IdentityDecisions => "Import identities",
            FilePurpose::ExportLadder => "Export the ladder",
            FilePurpose::History => "Export the history",
            FilePurpose::Export(Paper::A4, ScoreCells::Formulas) => "Export workbook",
            FilePurpose::Export(Paper::Letter, _) => "Export for US Letter",
            FilePurpose::Export(_, ScoreCells::Values) => "Export workbook as values",
        }
    }

    /// Whether the file will be written.
    pub const fn will_be_written(self) -> bool {
        matches!(self, FilePurpose::SaveAs | FilePurpose::Export(..) | FilePurpose::ExportLadder | FilePurpose::History)
    }

    /// The extension of a written file whose name was typed without one.
    pub const fn extension(self) -> &'static str {
        match self {
            FilePurpose::Export(..) | FilePurpose::ExportLadder => "xlsx",
            FilePurpose::History => "csv",
            _ => "topboard",
        }
    }

    fn filters(self) -> &'static [(&'static str, &'static [&'static str])] {
        const SHEETS: (&str, &[&str]) =
            ("Workbooks and tables", &["xlsx", "xlsm", "xls", "xlsb", "ods", "csv", "tsv", "txt"]);
        match self {
            FilePurpose::Open => &[
                ("Books and results", &["topboard", "xlsx", "xlsm", "xls", "xlsb", "ods", "csv", "tsv", "txt"]),
                ("Topboard books", &["topboard"]),
                SHEETS,
                ("All files", &["*"]),
            ],
            FilePurpose::ResultLists => &[
                ("Result lists and books", &["xlsx", "xlsm", "xls", "xlsb", "ods", "csv", "tsv", "txt", "topboard"]),
                ("All files", &["*"]),
            ],
            FilePurpose::IdentityDecisions => {
                &[("Books and decisions", &["topboard", "toml", "json"]), ("All files", &["*"])]
            }
            FilePurpose::ExportLadder => {
                &[("Excel workbooks", &["xlsx"]), ("Plain tables", &["csv"]), ("Text for a forum", &["txt"])]
            }
            FilePurpose::Import | FilePurpose::RollCall => &[SHEETS, ("All files", &["*"])],
            FilePurpose::SaveAs => &[("Topboard books", &["topboard"])],
            FilePurpose::History => &[("Comma separated text", &["csv"])],
            FilePurpose::Export(..) => &[("Excel workbooks", &["xlsx"]), ("Plain tables", &["csv"])],
        }
    }
}

/// The contents of a file that was read.
#[derive(Debug)]
pub enum FileContent {
    Book(Box<OpenedBook>),
    /// The results in a workbook or a text.
    Sheets(Box<WorkbookSheets>),
    /// The plain cells of a list, for the roll call.
    Tables(Vec<import::TextTable>),
}

/// The results that were read from a workbook or a text, with everything computed from them.
#[derive(Debug)]
pub struct WorkbookSheets {
    pub import: ImportedFile,
    /// The draft with everything computed from it, under the rules that will apply to it.
    pub scored: Engine,
    /// The detected rules. `None` if the rules of the receiving book apply.
    pub rules: Option<DetectedRules>,
}

/// The result of a background job.
#[derive(Debug)]
pub enum FinishedJob {
    /// The user chose files, or none. `shown` is false if the system has no file dialog.
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
        let failed = |path: &Path| format!("“{}” was not read: {error}.", file_name(path));
        match self {
            // The user types the path instead.
            JobPurpose::Choose(purpose) => FinishedJob::FilesChosen { purpose, paths: Vec::new(), shown: false },
            JobPurpose::ReadFile(purpose, path) => FinishedJob::FileRead { purpose, result: Err(failed(&path)), path },
            JobPurpose::ReadResultLists(purpose, paths) => {
                let files = paths.into_iter().map(|path| (path.clone(), Err(failed(&path))));
                FinishedJob::ResultListsRead { purpose, files: files.collect() }
            }
            JobPurpose::FindUnsavedBook => FinishedJob::UnsavedSearched(Some(Err(format!(
                "Topboard could not look for an event that was not saved: {error}."
            )))),
        }
    }
}

/// The running job, which the user can cancel: choosing a file or reading files. A new job replaces it.
#[derive(Debug, Default)]
pub struct BackgroundJobs {
    running: Option<(JobPurpose, Job<FinishedJob>)>,
}

impl BackgroundJobs {
    /// The description of the running job, such as “reading edc2015.xlsx”.
    pub fn waiting(&self) -> Option<&str> {
        self.running.as_ref().map(|(_, job)| job.description())
    }

    /// Whether a file dialog is open.
    pub fn is_choosing(&self) -> bool {
        matches!(self.running, Some((JobPurpose::Choose(_), _)))
    }

    /// Cancels the running job. A result that still arrives is dropped.
    pub fn cancel(&mut self) {
        self.running = None;
    }

    /// The result of the running job, if it has arrived.
    pub fn next_finished(&mut self) -> Option<FinishedJob> {
        let (_, job) = self.running.as_mut()?;
        let result = job.poll()?;
        let (purpose, _) = self.running.take()?;
        Some(result.unwrap_or_else(|error| purpose.failed(&error)))
    }

    /// Opens the file dialog of the system.
    pub fn choose(&mut self, ctx: &Context, purpose: FilePurpose, folder: Option<&Path>, name: &str) {
        let mut dialog = rfd::AsyncFileDialog::new().set_title(purpose.title());
        for (name, extensions) in purpose.filters() {
            dialog = dialog.add_filter(*name, extensions);
        }
        if let Some(folder) = folder.filter(|folder| folder.is_absolute()) {
            dialog = dialog.set_directory(folder);
        }
        // macOS requires that the dialog is created on the window's thread. Only the waiting happens on another thread.
        let chosen: ChosenFiles = if purpose.will_be_written() {
            one_file(dialog.set_file_name(name).save_file())
        } else if purpose == FilePurpose::ResultLists {
            let files = dialog.pick_files();
            Box::pin(async move { files.await.unwrap_or_default().iter().map(|file| file.path().to_owned()).collect() })
        } else {
            one_file(dialog.pick_file())
        };
        let opened = Instant::now();
        let description = "waiting for the file dialog".to_owned();
        self.start(ctx, "file dialog", description, JobPurpose::Choose(purpose), move |_| {
            let paths = pollster::block_on(chosen);
            FinishedJob::FilesChosen { purpose, shown: !paths.is_empty() || opened.elapsed() > NO_DIALOG, paths }
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
        let description = format!("reading {}", file_name(&path));
        self.start(ctx, "reader", description, JobPurpose::ReadFile(purpose, path.clone()), move |_| {
            writer_idle.wait();
            let name = file_name(&path);
            let result = catching_panics(&name, || {
                let store = store.filter(|_| purpose == FilePurpose::Open);
                let bytes = match (store::read_whole_file(&path), &store) {
                    // A missing book can be recovered from its journal.
                    (Err(OpenError::Missing { .. }), Some(store)) if store::should_read_as_book(&[], &path) => {
                        let opened = store.open(&path).map_err(|error| error.to_string())?;
                        return Ok(FileContent::Book(Box::new(opened)));
                    }
                    (bytes, _) => bytes.map_err(|error| error.to_string())?,
                };
                if purpose == FilePurpose::RollCall {
                    return import::read_text_tables(&bytes, &name)
                        .map(FileContent::Tables)
                        .map_err(|error| error.to_string());
                }
                if let Some(opened) = open_if_book(&bytes, &path, store.as_ref()) {
                    return opened.map(|opened| FileContent::Book(Box::new(opened))).map_err(|error| error.to_string());
                }
                let import = import::read_results(&bytes, &name).map_err(|error| error.to_string())?;
                Ok(FileContent::Sheets(Box::new(score_import(import, into.as_ref()))))
            });
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
        let files = match &paths[..] {
            [one] => file_name(one),
            many => format!("{} files", many.len()),
        };
        let job = JobPurpose::ReadResultLists(purpose, paths.clone());
        self.start(ctx, "reader", format!("reading {files}"), job, move |handle| {
            writer_idle.wait();
            let paths = paths
                .into_iter()
                .flat_map(|path| if path.is_dir() { result_lists_in_folder(&path) } else { vec![path] });
            let read = |path: &Path| {
                let bytes = store::read_whole_file(path).map_err(|error| error.to_string())?;
                let ending = path.extension().map(std::ffi::OsStr::to_ascii_lowercase);
                if ending.is_some_and(|ending| ending == "toml" || ending == "json") {
                    let text = String::from_utf8_lossy(&bytes);
                    let decisions =
                        IdentityDecisions::parse(&text).map_err(|error| format!("{}: {error}", file_name(path)))?;
                    return Ok(ImportedYearLists { decisions, ..ImportedYearLists::default() });
                }
                read_year_results(&bytes, path, ladder).map_err(|error| list_error_message(path, &error))
            };
            let files = paths.take_while(|_| !handle.is_cancelled()).map(|path| {
                let result = catching_panics(&file_name(&path), || read(&path));
                (path, result)
            });
            FinishedJob::ResultListsRead { purpose, files: files.collect() }
        });
    }

    /// Looks for the journal of an event that was never saved, and recovers the event.
    pub fn find_unsaved_book(&mut self, ctx: &Context, store: BookStore) {
        let description = "looking for an event that was not saved".to_owned();
        self.start(ctx, "reader", description, JobPurpose::FindUnsavedBook, move |_| {
            let journal = store.unsaved_journals().into_iter().next();
            let opened = journal.map(|journal| {
                catching_panics(&file_name(&journal), || {
                    store.recover_unsaved(&journal).map(Box::new).map_err(|error| error.to_string())
                })
            });
            FinishedJob::UnsavedSearched(opened)
        });
    }

    fn start(
        &mut self,
        ctx: &Context,
        thread: &str,
        description: String,
        purpose: JobPurpose,
        work: impl FnOnce(&JobHandle) -> FinishedJob + Send + 'static,
    ) {
        self.running = Some((purpose, Job::spawn(ctx, thread, description, work)));
    }
}

/// Opens the book in these bytes, with a journal if there is a store. `None` if the bytes are not a book.
fn open_if_book(bytes: &[u8], path: &Path, store: Option<&BookStore>) -> Option<Result<OpenedBook, OpenError>> {
    let is_book = store::should_read_as_book(bytes, path);
    match store {
        Some(store) if store::journal::looks_like_journal(bytes) => Some(store.recover_unsaved(path)),
        Some(store) if is_book => Some(store.open(path)),
        None if is_book => {
            Some(store::parse_book(bytes, path).map(|book| OpenedBook::without_journal(book, path.to_owned())))
        }
        _ => None,
    }
}

/// The job that saves the book and marks the save in its journal. Its result is a remark for the director, or an error.
pub fn save_job(
    path: PathBuf,
    book: Book,
    saver: Option<BookSaver>,
) -> impl FnOnce() -> Result<Option<String>, String> {
    move || {
        catching_panics(&file_name(&path), || {
            let saved = match saver {
                Some(saver) => saver.save(&path, &book),
                None => store::save_book(&path, &book).map(|()| None),
            };
            saved.map_err(|error| error.to_string())
        })
    }
}

/// The job that writes the workbook for the notice board, or the plain table.
pub fn export_job(
    path: PathBuf,
    format: OutputFormat,
    options: publish::ExportOptions,
    book: Book,
) -> impl FnOnce() -> Result<Option<String>, String> {
    move || {
        catching_panics(&file_name(&path), || {
            let engine = Engine::new(book);
            let bytes = match format {
                OutputFormat::Workbook => {
                    publish::write_workbook(&engine, &options).map_err(|error| error.to_string())?
                }
                OutputFormat::PlainTable => {
                    let mut bytes = Vec::new();
                    publish::write_plain_table(&engine, publish::PlainOptions::default(), &mut bytes)
                        .map_err(|error| error.to_string())?;
                    bytes
                }
            };
            store::replace_file(&path, &bytes)
                .map(|()| None)
                .map_err(|error| store::SaveError::from_io(&path, error).to_string())
        })
    }
}

/// The job that writes the ladder: as a workbook with formulas, as a plain table, or as text if there is no format. Its
/// result names the pairs of names that are not decided.
pub fn export_ladder_job(
    path: PathBuf,
    format: Option<OutputFormat>,
    options: publish::ExportOptions,
    season: ResultsYear,
) -> impl FnOnce() -> Result<Option<String>, String> {
    move || {
        catching_panics(&file_name(&path), || {
            let ladder = ladder_for(&season).ok_or_else(|| "There is no ladder to compile.".to_owned())?;
            let roster = Roster::new(&season, &season.decisions);
            let compiled = CompiledLadder::new(ladder, &season, &roster, season.choices);
            let (table, title) = (compiled.chosen_table(), compiled.title());
            let bytes = match format {
                Some(OutputFormat::Workbook) => {
                    publish::write_ladder(&compiled, &table, &title, &options).map_err(|error| error.to_string())?
                }
                Some(OutputFormat::PlainTable) => {
                    let mut bytes = Vec::new();
                    publish::write_ladder_table(&compiled, &table, &mut bytes).map_err(|error| error.to_string())?;
                    bytes
                }
                None => {
                    let mut lines = ladder_text(&compiled, &table, &title, compiled.comparison_table(None).as_ref());
                    lines.push(String::new());
                    lines.join("\n").into_bytes()
                }
            };
            store::replace_file(&path, &bytes).map_err(|error| store::SaveError::from_io(&path, error).to_string())?;
            let who = |person| roster.listed_name(person, &season);
            let undecided: Vec<String> =
                compiled.undecided_pairs().map(|pair| format!("{} / {}", who(pair.one), who(pair.other))).collect();
            Ok((!undecided.is_empty()).then(|| {
                let names = undecided.join("; ");
                match undecided.len() {
                    1 => format!("1 pair of names is undecided and counts as two people: {names}."),
                    many => format!("{many} pairs of names are undecided. Each pair counts as two people: {names}."),
                }
            }))
        })
    }
}

/// The format of an exported ladder, from its file name. `None` means text. `sources` are the files of the book, which
/// the export must not overwrite.
pub fn ladder_output_format<'a>(
    path: &Path,
    mut sources: impl Iterator<Item = &'a Path>,
) -> Result<Option<OutputFormat>, output_path::OutputPathError> {
    if path.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("txt")) {
        return output_path::check_result_path(path, sources).map(Some);
    }
    match sources.find(|source| output_path::is_same_file(source, path)) {
        Some(_) => Err(output_path::OutputPathError::SameAsInput { path: path.to_owned() }),
        None => Ok(None),
    }
}

/// The error for a file without a result list, in one line. The long advice of an import would not be read among the
/// errors of many files.
fn list_error_message(path: &Path, error: &YearResultsError) -> String {
    match error {
        YearResultsError::Read(import::ReadError::NothingRecognised { .. }) => format!(
            "“{}” holds no result list. A list needs a row of headings such as Place, Player, Games.",
            file_name(path)
        ),
        other => other.to_string(),
    }
}

/// The result lists in a folder, sorted by name.
fn result_lists_in_folder(folder: &Path) -> Vec<PathBuf> {
    const EXTENSIONS: [&str; 9] = ["xlsx", "xlsm", "xls", "xlsb", "ods", "csv", "tsv", "txt", "topboard"];
    let Ok(entries) = std::fs::read_dir(folder) else { return vec![folder.to_owned()] };
    let is_list = |path: &PathBuf| {
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        path.is_file() && ending.is_some_and(|ending| EXTENSIONS.contains(&ending.as_str()))
    };
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).filter(is_list).collect();
    paths.sort();
    paths
}

/// The future of a dialog for one file.
fn one_file(file: impl Future<Output = Option<rfd::FileHandle>> + Send + 'static) -> ChosenFiles {
    Box::pin(async move { file.await.iter().map(|file| file.path().to_owned()).collect() })
}

/// Scores imported results: under the rules of the receiving book, or else under the detected rules.
fn score_import(mut import: ImportedFile, into: Option<&Book>) -> WorkbookSheets {
    let has_rules = |book: &Book| !book.event.rules.is_empty() || book.boards().next().is_some();
    if let Some(book) = into.filter(|book| has_rules(book)) {
        let scored = Engine::new(import.under_rules_of(book));
        return WorkbookSheets { import, scored, rules: None };
    }
    let (detected, computed) = detect_rules(&import.book);
    import.book.event.rules.clone_from(&detected.rules);
    let draft = into.map_or_else(|| import.book.clone(), |book| import.under_rules_of(book));
    let scored = Engine::reuse_or_compute(computed, draft);
    WorkbookSheets { import, scored, rules: Some(detected) }
}

/// Runs a job on a file. A panic becomes an error message, so a bad file cannot close the window.
fn catching_panics<T>(name: &str, work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_panic(work).unwrap_or_else(|_| {
        Err(format!(
            "“{name}” could not be processed because of an error in Topboard. Nothing was changed. Save a copy of the file in \
             another format, such as .xlsx or .csv, and try the copy."
        ))
    })
}

/// Adds the extension of `purpose` to the path of a written file without one.
pub fn with_extension(mut path: PathBuf, purpose: FilePurpose) -> PathBuf {
    if purpose.will_be_written() && path.extension().is_none() {
        path.set_extension(purpose.extension());
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::BoardRef;

    const EXPORT: FilePurpose = FilePurpose::Export(Paper::A4, ScoreCells::Formulas);

    #[test]
    fn a_written_file_gets_the_extension_of_its_purpose() {
        assert_eq!(with_extension("/tmp/a".into(), FilePurpose::SaveAs), PathBuf::from("/tmp/a.topboard"));
        assert_eq!(with_extension("/tmp/a.b".into(), EXPORT), PathBuf::from("/tmp/a.b"));
        assert_eq!(with_extension("/tmp/a".into(), FilePurpose::Open), PathBuf::from("/tmp/a"));
    }

    #[test]
    fn results_for_a_book_are_scored_under_the_rules_of_the_book() {
        let read =
            || import::read_results(include_bytes!("../../tests/data/edc2015-boards.xlsx"), "edc2015.xlsx").unwrap();
        let without_book = score_import(read(), None);
        assert_eq!(without_book.scored.rules().name, "EDC 2015");
        assert_eq!(without_book.rules.map(|detected| detected.rules).as_deref(), Some("EDC 2015"));

        let mut book = Book::default();
        book.event.rules = "WDC 2006".into();
        book.event.system = Some("CDiplo 100".into());
        let into = score_import(read(), Some(&book));
        assert_eq!(into.scored.rules().name, "WDC 2006");
        assert_eq!(into.scored.system(BoardRef::new(0, 0)).map(|system| system.name.as_str()), Some("CDiplo 100"));
        assert!(into.scored.differences().len() > without_book.scored.differences().len());
        book.apply(into.import.merge_edit(&book, import::ConflictWinner::Book)).unwrap();
        assert_eq!(Engine::new(book).differences(), into.scored.differences());
    }

    #[test]
    fn accepting_an_import_into_an_empty_book_takes_the_computed_figures() {
        let read =
            import::read_results(include_bytes!("../../tests/data/edc2015-boards.xlsx"), "edc2015.xlsx").unwrap();
        let mut engine = Engine::new(Book::default());
        let sheets = score_import(read, Some(engine.book()));
        let edit = sheets.import.merge_edit(engine.book(), import::ConflictWinner::Book);
        engine.apply_computed("import of edc2015.xlsx", "", edit, sheets.scored).unwrap();
        let computed = Engine::new(engine.book().clone());
        assert_eq!(engine.book().boards().count(), 14);
        assert_eq!(engine.rules().name, "EDC 2015");
        assert_eq!(engine.differences(), computed.differences());
        let totals = |engine: &Engine| -> Vec<_> {
            engine.standings().rows.iter().map(|row| (row.place, row.person, row.total)).collect()
        };
        assert_eq!(totals(&engine), totals(&computed));
        engine.undo();
        assert_eq!(engine.book(), &Book::default());
        assert!(engine.standings().rows.is_empty());
    }

    #[test]
    fn a_book_with_boards_and_no_rules_gets_no_rules_from_an_import() {
        let book = import::read_results(b"round,board,power,player,centres\n1,A,Italy,Ann,5\n", "a.csv").unwrap().book;
        let more =
            import::read_results(include_bytes!("../../tests/data/edc2015-boards.xlsx"), "edc2015.xlsx").unwrap();
        let into = score_import(more, Some(&book));
        assert_eq!(into.rules, None);
        assert_eq!(into.import.book.event.rules, "");
    }

    #[test]
    fn a_panic_in_a_reader_becomes_an_error() {
        let result: Result<(), String> = catching_panics("odd.xls", || panic!("a panic on purpose"));
        assert!(result.unwrap_err().starts_with("“odd.xls” could not be processed"));
    }

    /// The result of the running job.
    fn result(jobs: &mut BackgroundJobs) -> FinishedJob {
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
        let mut jobs = BackgroundJobs::default();
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
        let mut jobs = BackgroundJobs::default();
        let purpose = JobPurpose::Choose(FilePurpose::Open);
        jobs.start(&Context::default(), "test", "waiting".to_owned(), purpose, |_| panic!("a panic on purpose"));
        assert!(jobs.is_choosing());
        assert!(matches!(result(&mut jobs), FinishedJob::FilesChosen { paths, shown: false, .. } if paths.is_empty()));
        assert!(!jobs.is_choosing());
    }

    #[test]
    fn the_result_of_a_cancelled_job_is_dropped() {
        let mut jobs = BackgroundJobs::default();
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
