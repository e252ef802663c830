//! Whatever can take time: file dialogs, reading, writing. Each is done on another thread and sends back one answer; the
//! window's thread never waits. Files are written by [`super::file_writer`], in order.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use eframe::egui::Context;

use super::file_writer::WriterIdle;
use super::views::ladder::compiled_year::ladder_of;
use crate::book::Book;
use crate::book::results_year::{IdentityDecisions, ResultsYear};
use crate::engine::{DetectedRules, Engine, detect_rules};
use crate::import;
use crate::import::ImportedFile;
use crate::import::year_results::{YearResults, YearResultsError, read_year_results};
use crate::ladder::{CompiledLadder, LadderKind, Roster};
use crate::publish;
use crate::publish::text::ladder_text;
use crate::publish::{Paper, ScoreCells};
use crate::store::output_path;
use crate::store::output_path::OutputFormat;
use crate::store::{self, BookSaver, BookStore, OpenError, OpenedBook};

/// A file dialog that comes back empty faster than anybody can press Cancel was never shown.
const NO_DIALOG: Duration = Duration::from_millis(60);

/// A file dialog that is open.
type ChosenFile = Pin<Box<dyn Future<Output = Vec<PathBuf>> + Send>>;

/// What a file is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePurpose {
    Open,
    Import,
    /// Who is there in a round.
    RollCall,
    SaveAs,
    Export(Paper, ScoreCells),
    /// Result lists for the year's ladder, several at once.
    Lists,
    /// Decisions on who is who, of another book or a file of them.
    People,
    ExportLadder,
    /// The list of what was done.
    History,
}

impl FilePurpose {
    /// The dialog's title.
    pub const fn title(self) -> &'static str {
        match self {
            FilePurpose::Open => "Open",
            FilePurpose::Import => "Import results",
            FilePurpose::RollCall => "Roll call from a file",
            FilePurpose::SaveAs => "Save as",
            FilePurpose::Lists => "Add result lists",
            FilePurpose::People => "Take over who is who",
            FilePurpose::ExportLadder => "Export the ladder",
            FilePurpose::History => "Export the history",
            FilePurpose::Export(Paper::A4, ScoreCells::Formulas) => "Export workbook",
            FilePurpose::Export(Paper::Letter, _) => "Export for US Letter",
            FilePurpose::Export(_, ScoreCells::Values) => "Export workbook as values",
        }
    }

    /// Whether a file is going to be written.
    pub const fn writes(self) -> bool {
        matches!(self, FilePurpose::SaveAs | FilePurpose::Export(..) | FilePurpose::ExportLadder | FilePurpose::History)
    }

    /// The ending a written file gets when none is typed.
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
            FilePurpose::Lists => &[
                ("Result lists and books", &["xlsx", "xlsm", "xls", "xlsb", "ods", "csv", "tsv", "txt", "topboard"]),
                ("All files", &["*"]),
            ],
            FilePurpose::People => &[("Books and decisions", &["topboard", "toml", "json"]), ("All files", &["*"])],
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

/// What was in a file.
#[derive(Debug)]
pub enum FileContent {
    Book(Box<OpenedBook>),
    /// What was understood of a workbook or a text.
    Sheets(Box<WorkbookSheets>),
    /// The plain cells of a list.
    Tables(Vec<import::TextTable>),
}

/// What was understood of a workbook or a text, and what it comes to.
#[derive(Debug)]
pub struct WorkbookSheets {
    pub import: ImportedFile,
    /// The draft with everything computed from it, by the rules that will hold for it.
    pub scored: Engine,
    /// The rules it brings; `None` where those of the book hold that it goes into.
    pub rules: Option<DetectedRules>,
}

/// What a piece of work came to.
#[derive(Debug)]
pub enum FinishedJob {
    /// Files were chosen, or none; `shown` is false where there was no dialog to choose in.
    Chosen { purpose: FilePurpose, paths: Vec<PathBuf>, shown: bool },
    /// Result lists were read, file by file.
    Gathered { purpose: FilePurpose, files: Vec<(PathBuf, Result<YearResults, String>)> },
    /// An event that was never saved was found and taken up, or could not be.
    LookedForUnsaved(Option<Result<Box<OpenedBook>, String>>),
    /// A file was read.
    Read { purpose: FilePurpose, path: PathBuf, result: Result<FileContent, String> },
}

/// The work under way that can be given up: choosing and reading.
#[derive(Debug)]
pub struct BackgroundJobs {
    send: Sender<(u64, FinishedJob)>,
    receive: Receiver<(u64, FinishedJob)>,
    /// The number of the newest piece of work; answers of abandoned ones are dropped.
    newest: u64,
    /// What is being waited for, in words, and its number.
    waiting: Option<(u64, String)>,
    /// Whether what is being waited for is a person choosing a file.
    choosing: bool,
}

impl Default for BackgroundJobs {
    fn default() -> Self {
        let (send, receive) = channel();
        BackgroundJobs { send, receive, newest: 0, waiting: None, choosing: false }
    }
}

impl BackgroundJobs {
    /// What is being waited for, such as “reading edc2015.xlsx”.
    pub fn waiting(&self) -> Option<&str> {
        self.waiting.as_ref().map(|(_, what)| what.as_str())
    }

    /// Whether a file dialog is open.
    pub fn is_choosing(&self) -> bool {
        self.choosing && self.waiting.is_some()
    }

    /// Stops waiting: an answer that still comes is dropped.
    pub fn cancel(&mut self) {
        self.waiting = None;
        self.choosing = false;
    }

    /// The next answer, if one has come.
    pub fn answer(&mut self) -> Option<FinishedJob> {
        while let Ok((number, done)) = self.receive.try_recv() {
            if self.waiting.as_ref().is_some_and(|(waiting, _)| *waiting == number) {
                self.cancel();
                return Some(done);
            }
        }
        None
    }

    /// Asks for a file in the system's own dialog.
    pub fn choose(&mut self, ctx: &Context, purpose: FilePurpose, folder: Option<&Path>, name: &str) {
        let mut dialog = rfd::AsyncFileDialog::new().set_title(purpose.title());
        for (name, extensions) in purpose.filters() {
            dialog = dialog.add_filter(*name, extensions);
        }
        if let Some(folder) = folder.filter(|folder| folder.is_absolute()) {
            dialog = dialog.set_directory(folder);
        }
        // The dialog is made here, on the window's thread, as macOS wants it; only the waiting is done elsewhere.
        let chosen: ChosenFile = if purpose.writes() {
            one(dialog.set_file_name(name).save_file())
        } else if purpose == FilePurpose::Lists {
            let files = dialog.pick_files();
            Box::pin(async move { files.await.unwrap_or_default().iter().map(|file| file.path().to_owned()).collect() })
        } else {
            one(dialog.pick_file())
        };
        let asked = Instant::now();
        self.start(ctx, "file dialog", "waiting for a file to be chosen".to_owned(), move || {
            let paths = pollster::block_on(chosen);
            FinishedJob::Chosen { purpose, shown: !paths.is_empty() || asked.elapsed() > NO_DIALOG, paths }
        });
        self.choosing = true;
    }

    /// Reads a book, a workbook or a text, by what it holds. Results that go into a book are scored as there. A book that
    /// is to be opened is kept from then on, where there is a shelf for it. Files that are being written are waited for:
    /// one of them may be this one.
    pub fn read(
        &mut self,
        ctx: &Context,
        purpose: FilePurpose,
        path: PathBuf,
        into: Option<Book>,
        shelf: Option<BookStore>,
        written: WriterIdle,
    ) {
        self.start(ctx, "reader", format!("reading {}", file_name(&path)), move || {
            written.wait();
            let name = file_name(&path);
            let result = sentence_for_panic(&name, || {
                let shelf = shelf.filter(|_| purpose == FilePurpose::Open);
                let bytes = match (store::read_whole_file(&path), &shelf) {
                    // A book that is gone may come back from its journal.
                    (Err(OpenError::Missing { .. }), Some(shelf)) if store::should_read_as_book(&[], &path) => {
                        let opened = shelf.open(&path).map_err(|error| error.to_string())?;
                        return Ok(FileContent::Book(Box::new(opened)));
                    }
                    (bytes, _) => bytes.map_err(|error| error.to_string())?,
                };
                if purpose == FilePurpose::RollCall {
                    return import::read_text_tables(&bytes, &name)
                        .map(FileContent::Tables)
                        .map_err(|error| error.to_string());
                }
                if let Some(opened) = book(&bytes, &path, shelf.as_ref()) {
                    return opened.map(|opened| FileContent::Book(Box::new(opened))).map_err(|error| error.to_string());
                }
                let import = import::read_results(&bytes, &name).map_err(|error| error.to_string())?;
                Ok(FileContent::Sheets(Box::new(scored(import, into.as_ref()))))
            });
            FinishedJob::Read { purpose, path, result }
        });
    }

    /// Reads what files bring to the year's ladder, as events or as games of a league. A folder stands for the lists in it.
    pub fn gather(&mut self, ctx: &Context, purpose: FilePurpose, paths: Vec<PathBuf>, of: LadderKind, written: WriterIdle) {
        let what = match &paths[..] {
            [one] => file_name(one),
            many => format!("{} files", many.len()),
        };
        self.start(ctx, "reader", format!("reading {what}"), move || {
            written.wait();
            let paths = paths.into_iter().flat_map(|path| if path.is_dir() { lists_in(&path) } else { vec![path] });
            let read = |path: &Path| {
                let bytes = store::read_whole_file(path).map_err(|error| error.to_string())?;
                let ending = path.extension().map(std::ffi::OsStr::to_ascii_lowercase);
                if ending.is_some_and(|ending| ending == "toml" || ending == "json") {
                    let text = String::from_utf8_lossy(&bytes);
                    let decisions =
                        IdentityDecisions::parse(&text).map_err(|error| format!("{}: {error}", file_name(path)))?;
                    return Ok(YearResults { decisions, ..YearResults::default() });
                }
                read_year_results(&bytes, path, of).map_err(|error| no_list(path, &error))
            };
            let files = paths.map(|path| {
                let result = sentence_for_panic(&file_name(&path), || read(&path));
                (path, result)
            });
            FinishedJob::Gathered { purpose, files: files.collect() }
        });
    }

    /// Looks for an event that was never saved when the program ended without asking.
    pub fn look_for_unsaved(&mut self, ctx: &Context, shelf: BookStore) {
        self.start(ctx, "reader", "looking for an event that was not saved".to_owned(), move || {
            let journal = shelf.unsaved_journals().into_iter().next();
            let opened = journal.map(|journal| {
                sentence_for_panic(&file_name(&journal), || {
                    shelf.recover_unsaved(&journal).map(Box::new).map_err(|error| error.to_string())
                })
            });
            FinishedJob::LookedForUnsaved(opened)
        });
    }

    fn start(&mut self, ctx: &Context, thread: &str, what: String, job: impl FnOnce() -> FinishedJob + Send + 'static) {
        self.newest += 1;
        let number = self.newest;
        self.waiting = Some((number, what));
        self.choosing = false;
        let (send, ctx) = (self.send.clone(), ctx.clone());
        let work = move || {
            // Nobody listens any more when the window has closed.
            let _ = send.send((number, job()));
            ctx.request_repaint();
        };
        let started = thread::Builder::new().name(thread.to_owned()).spawn(work);
        if started.is_err() {
            // A machine that gives no thread any more will not give one for a second try either.
            self.cancel();
        }
    }
}

/// The book in these bytes, opened from the shelf where there is one. `None` where they are something else.
fn book(bytes: &[u8], path: &Path, shelf: Option<&BookStore>) -> Option<Result<OpenedBook, OpenError>> {
    let meant = store::should_read_as_book(bytes, path);
    match shelf {
        Some(shelf) if store::journal::looks_like_journal(bytes) => Some(shelf.recover_unsaved(path)),
        Some(shelf) if meant => Some(shelf.open(path)),
        None if meant => {
            Some(store::parse_book(bytes, path).map(|book| OpenedBook::without_journal(book, path.to_owned())))
        }
        _ => None,
    }
}

/// The work that saves the book, with what keeps its journal. It says what the director should know beside.
pub fn save(path: PathBuf, book: Book, saver: Option<BookSaver>) -> impl FnOnce() -> Result<Option<String>, String> {
    move || {
        sentence_for_panic(&file_name(&path), || {
            let saved = match saver {
                Some(saver) => saver.save(&path, &book),
                None => store::save_book(&path, &book).map(|()| None),
            };
            saved.map_err(|error| error.to_string())
        })
    }
}

/// The work that writes the workbook for the notice board, or the plain table.
pub fn export(
    path: PathBuf,
    form: OutputFormat,
    options: publish::ExportOptions,
    book: Book,
) -> impl FnOnce() -> Result<Option<String>, String> {
    move || {
        sentence_for_panic(&file_name(&path), || {
            let engine = Engine::new(book);
            let bytes = match form {
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

/// The work that writes the ladder as a workbook of live formulas, a plain table, or (no form) as text. It says which names
/// are not settled.
pub fn export_ladder(
    path: PathBuf,
    form: Option<OutputFormat>,
    options: publish::ExportOptions,
    season: ResultsYear,
) -> impl FnOnce() -> Result<Option<String>, String> {
    move || {
        sentence_for_panic(&file_name(&path), || {
            let ladder = ladder_of(&season).ok_or_else(|| "There is no ladder to compile.".to_owned())?;
            let roster = Roster::new(&season, &season.decisions);
            let compiled = CompiledLadder::new(ladder, &season, &roster, season.choices);
            let (table, title) = (compiled.chosen_table(), compiled.title());
            let bytes = match form {
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
            let unsure: Vec<String> =
                compiled.undecided_pairs().map(|pair| format!("{} / {}", who(pair.one), who(pair.other))).collect();
            Ok((!unsure.is_empty()).then(|| {
                let pairs =
                    if unsure.len() == 1 { "1 pair of names" } else { &format!("{} pairs of names", unsure.len()) };
                format!("Who is who is not settled for {pairs}, each counted as two: {}.", unsure.join("; "))
            }))
        })
    }
}

/// What the name of an exported ladder asks for; no form for a text. `read` are the files it is made from.
pub fn ladder_form<'a>(
    path: &Path,
    mut read: impl Iterator<Item = &'a Path>,
) -> Result<Option<OutputFormat>, output_path::OutputPathError> {
    if path.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("txt")) {
        return output_path::check_result_path(path, read).map(Some);
    }
    match read.find(|read| output_path::is_same_file(read, path)) {
        Some(_) => Err(output_path::OutputPathError::SameAsInput { path: path.to_owned() }),
        None => Ok(None),
    }
}

/// Why a file brings no list, in one line: among ten files the long advice of an import is not read.
fn no_list(path: &Path, error: &YearResultsError) -> String {
    match error {
        YearResultsError::Read(import::ReadError::NothingRecognised { .. }) => format!(
            "“{}” holds no result list: it has no row of headings with a player and a place, such as Place, Player, Games.",
            file_name(path)
        ),
        other => other.to_string(),
    }
}

/// The result lists in a folder, by name.
fn lists_in(folder: &Path) -> Vec<PathBuf> {
    const ENDINGS: [&str; 9] = ["xlsx", "xlsm", "xls", "xlsb", "ods", "csv", "tsv", "txt", "topboard"];
    let Ok(entries) = std::fs::read_dir(folder) else { return vec![folder.to_owned()] };
    let is_list = |path: &PathBuf| {
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        path.is_file() && ending.is_some_and(|ending| ENDINGS.contains(&ending.as_str()))
    };
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).filter(is_list).collect();
    paths.sort();
    paths
}

/// A dialog for one file.
fn one(file: impl Future<Output = Option<rfd::FileHandle>> + Send + 'static) -> ChosenFile {
    Box::pin(async move { file.await.iter().map(|file| file.path().to_owned()).collect() })
}

/// Scores what was read: as the book does that it goes into, or else by the rules it was probably played by.
fn scored(mut import: ImportedFile, into: Option<&Book>) -> WorkbookSheets {
    let ruled = |book: &Book| !book.event.rules.is_empty() || book.boards().next().is_some();
    if let Some(book) = into.filter(|book| ruled(book)) {
        let scored = Engine::new(import.under_rules_of(book));
        return WorkbookSheets { import, scored, rules: None };
    }
    let (likely, computed) = detect_rules(&import.book);
    import.book.event.rules.clone_from(&likely.rules);
    let draft = into.map_or_else(|| import.book.clone(), |book| import.under_rules_of(book));
    let scored = Engine::reuse_or_compute(computed, draft);
    WorkbookSheets { import, scored, rules: Some(likely) }
}

/// Runs what reads somebody else's file: a reader that panics costs the file, never the window.
fn sentence_for_panic<T>(name: &str, work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    std::panic::catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        Err(format!(
            "“{name}” could not be worked on: something in it was not foreseen. Nothing was changed. Save a copy in \
             another format, such as .xlsx or .csv, and try that."
        ))
    })
}

/// The last part of a path, for messages.
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// The path that somebody typed or pasted: quotes, `file://` and `~` are understood. A whole path behind the folder that
/// stood in the field already is meant alone.
pub fn typed_path(text: &str) -> PathBuf {
    let text = text.trim().trim_matches(['"', '\'']);
    let text = text.strip_prefix("file://").unwrap_or(text);
    let anew = |mark: &str, keep: usize| text.rfind(mark).map(|at| &text[at + mark.len() - keep..]);
    let text = match (anew("//", 1), anew("/~/", 2)) {
        // A share on another computer begins with two.
        (Some(whole), _) if text.rfind("//") != Some(0) => whole,
        (_, Some(home)) => home,
        _ => text,
    };
    if let Some(rest) = text.strip_prefix("~/").or_else(|| text.strip_prefix("~\\"))
        && let Some(home) = std::env::home_dir()
    {
        return home.join(rest);
    }
    PathBuf::from(text)
}

/// The path with the ending that `purpose` writes, where it has none.
pub fn with_extension(mut path: PathBuf, purpose: FilePurpose) -> PathBuf {
    if purpose.writes() && path.extension().is_none() {
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
    fn a_whole_path_behind_the_folder_is_meant_alone() {
        assert_eq!(typed_path("/tmp/con//home/ann/x.xlsx"), PathBuf::from("/home/ann/x.xlsx"));
        assert_eq!(typed_path("/tmp/con/x.xlsx"), PathBuf::from("/tmp/con/x.xlsx"));
        assert_eq!(typed_path("//server/share/x.xlsx"), PathBuf::from("//server/share/x.xlsx"));
        assert_eq!(typed_path("/tmp/~/x.xlsx"), typed_path("~/x.xlsx"));
    }

    #[test]
    fn a_typed_path_may_come_from_a_file_manager() {
        assert_eq!(typed_path(" \"/tmp/my results.xlsx\" "), PathBuf::from("/tmp/my results.xlsx"));
        assert_eq!(typed_path("file:///tmp/a.xlsx"), PathBuf::from("/tmp/a.xlsx"));
        assert!(!typed_path("~/a.xlsx").starts_with("~"));
    }

    #[test]
    fn what_is_written_gets_its_ending() {
        assert_eq!(with_extension("/tmp/a".into(), FilePurpose::SaveAs), PathBuf::from("/tmp/a.topboard"));
        assert_eq!(with_extension("/tmp/a.b".into(), EXPORT), PathBuf::from("/tmp/a.b"));
        assert_eq!(with_extension("/tmp/a".into(), FilePurpose::Open), PathBuf::from("/tmp/a"));
    }

    #[test]
    fn results_that_go_into_a_book_are_scored_as_the_book_scores() {
        let read =
            || import::read_results(include_bytes!("../../tests/data/edc2015-boards.xlsx"), "edc2015.xlsx").unwrap();
        let anew = scored(read(), None);
        assert_eq!(anew.scored.rules().name, "EDC 2015");
        assert_eq!(anew.rules.map(|likely| likely.rules).as_deref(), Some("EDC 2015"));

        let mut book = Book::default();
        book.event.rules = "WDC 2006".into();
        book.event.system = Some("CDiplo 100".into());
        let into = scored(read(), Some(&book));
        assert_eq!(into.scored.rules().name, "WDC 2006");
        assert_eq!(into.scored.system(BoardRef::new(0, 0)).map(|system| system.name.as_str()), Some("CDiplo 100"));
        assert!(into.scored.differences().len() > anew.scored.differences().len());
        book.apply(into.import.merge_edit(&book, import::ConflictWinner::Book)).unwrap();
        assert_eq!(Engine::new(book).differences(), into.scored.differences());
    }

    #[test]
    fn accepting_an_import_into_an_empty_book_takes_the_computed_figures() {
        let read =
            import::read_results(include_bytes!("../../tests/data/edc2015-boards.xlsx"), "edc2015.xlsx").unwrap();
        let mut engine = Engine::new(Book::default());
        let sheets = scored(read, Some(engine.book()));
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
    fn a_book_that_names_no_rules_gets_none_from_a_file_that_names_none() {
        let book = import::read_results(b"round,board,power,player,centres\n1,A,Italy,Ann,5\n", "a.csv").unwrap().book;
        let more =
            import::read_results(include_bytes!("../../tests/data/edc2015-boards.xlsx"), "edc2015.xlsx").unwrap();
        let into = scored(more, Some(&book));
        assert_eq!(into.rules, None);
        assert_eq!(into.import.book.event.rules, "");
    }

    #[test]
    fn a_reader_that_panics_costs_the_file_only() {
        let result: Result<(), String> = sentence_for_panic("odd.xls", || panic!("seen on purpose"));
        assert!(result.unwrap_err().starts_with("“odd.xls” could not be worked on"));
    }
}
