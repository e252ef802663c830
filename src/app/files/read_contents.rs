//! The contents of files that the window reads: books, results, lists for the roll call and for the ladder, texts for the rulings desk.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::purpose::RESULT_EXTENSIONS;
use super::{FilePurpose, catching_panics};
use crate::app::path_text::file_name;
use crate::book::Book;
use crate::book::results_year::IdentityDecisions;
use crate::engine::{DetectedRules, Engine, detect_rules};
use crate::import;
use crate::import::year_results::{ImportedYearLists, YearResultsError, read_year_results};
use crate::import::{
    CellRoles, ConflictWinner, ImportedFile, ReadError, ReadWatcher, Recipe, SheetReader, SheetsOfFile, TablesInFile,
};
use crate::ladder::Ladder;
use crate::languages::window_sentences::files as texts;
use crate::store::{self, BookStore, OpenError, OpenedBook, RememberedLayout};

/// The contents of a file that was read.
#[derive(Debug)]
pub enum FileContent {
    Book(Box<OpenedBook>),
    /// The results in a workbook or a text, or the reason why nothing in it was recognised.
    Sheets(Box<ReadSheets>),
    /// The plain cells of a list, for the roll call.
    Tables(Vec<import::TextTable>),
    /// A text for the rulings desk.
    Dispute(String),
}

/// An import that the user has accepted.
#[derive(Debug)]
pub struct AcceptedImport {
    pub sheets: WorkbookSheets,
    pub layout: FileLayout,
    pub path: PathBuf,
    /// The side whose value is taken where the book and the file contradict each other.
    pub winner: ConflictWinner,
    /// Whether it becomes a new book. Otherwise it is added to the open book.
    pub opens_new_book: bool,
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

/// The cells of a file, and where the parts of its tables are.
#[derive(Clone, Debug)]
pub struct FileLayout {
    pub source: Arc<SheetsOfFile>,
    pub roles: Arc<CellRoles>,
    /// The tables, with the recipe that describes them.
    pub tables: Arc<TablesInFile>,
    pub origin: LayoutOrigin,
}

impl FileLayout {
    /// The recipe by which the file is read.
    pub fn recipe(&self) -> &Recipe {
        self.tables.recipe()
    }

    /// Whether Topboard wrote the workbook. Its parts need no recipe.
    pub fn is_own_workbook(&self) -> bool {
        self.source.is_own_workbook()
    }
}

/// Who said where the parts of the tables are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutOrigin {
    Recognised,
    /// Recognised with the words that the user taught.
    Taught,
    /// A layout that the user keeps, by its name.
    Remembered(String),
    /// The user pointed the parts out.
    PointedOut,
}

/// A file whose cells were read, with what was understood, or the reason why nothing was.
#[derive(Debug)]
pub struct ReadSheets {
    pub layout: FileLayout,
    pub result: Result<WorkbookSheets, ReadError>,
}

impl ReadSheets {
    /// The cells of a file when the work that understands them was stopped.
    fn stopped(source: Arc<SheetsOfFile>, error: ReadError) -> Self {
        let (roles, tables) = (Arc::default(), Arc::default());
        ReadSheets {
            layout: FileLayout { source, roles, tables, origin: LayoutOrigin::Recognised },
            result: Err(error),
        }
    }
}

/// How the sheets of a file that is no book are read.
#[derive(Clone, Copy)]
pub struct SheetsReading<'a> {
    pub reader: &'a SheetReader,
    pub watcher: &'a dyn ReadWatcher,
    /// The layouts that the user keeps.
    pub remembered: &'a [RememberedLayout],
}

impl std::fmt::Debug for SheetsReading<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SheetsReading").field("reader", self.reader).finish_non_exhaustive()
    }
}

/// Understands the cells of a file, by a recipe if there is one, with limited time and memory. Results for the book `into` are
/// scored under the rules of that book. The watcher can stop it.
pub fn understand_sheets(
    source: &Arc<SheetsOfFile>,
    recipe: Option<(Recipe, LayoutOrigin)>,
    into: Option<&Book>,
    watcher: &dyn ReadWatcher,
) -> ReadSheets {
    let work = || understand(source, recipe, into);
    source.within_limits(watcher, work).unwrap_or_else(|error| ReadSheets::stopped(Arc::clone(source), error))
}

fn understand(source: &Arc<SheetsOfFile>, recipe: Option<(Recipe, LayoutOrigin)>, into: Option<&Book>) -> ReadSheets {
    let (read, origin) = match &recipe {
        Some((recipe, origin)) => (import::results_by_recipe(source, recipe), origin.clone()),
        None => (import::results_of_sheets(source), LayoutOrigin::Recognised),
    };
    // With taught words alone, the tables are recognised.
    let recipe = recipe.map(|(recipe, _)| recipe).filter(|recipe| read.is_err() || !recipe.only_teaches());
    match read {
        Ok(import) => {
            let roles = Arc::new(CellRoles::of_import(source, &import));
            let recipe = recipe.unwrap_or_else(|| import.recipe.clone());
            let tables = Arc::new(TablesInFile::new(source, recipe));
            let layout = FileLayout { source: Arc::clone(source), roles, tables, origin };
            ReadSheets { layout, result: Ok(score_import(import, into)) }
        }
        Err(error) => {
            let unrecognised = match &error {
                ReadError::NothingRecognised { sheets, .. } => sheets.as_slice(),
                _ => &[],
            };
            let roles = Arc::new(CellRoles::of_refused(source, unrecognised));
            let tables = Arc::new(TablesInFile::new(source, recipe.unwrap_or_default()));
            let layout = FileLayout { source: Arc::clone(source), roles, tables, origin };
            ReadSheets { layout, result: Err(error) }
        }
    }
}

/// The first of the layouts that the user keeps which fits a file.
fn remembered_layout(source: &SheetsOfFile, remembered: &[RememberedLayout]) -> Option<(Recipe, LayoutOrigin)> {
    remembered.iter().find_map(|layout| {
        let recipe = Recipe::parse(&layout.text).ok().filter(|recipe| recipe.fits(source))?;
        Some((recipe, LayoutOrigin::Remembered(layout.name.clone())))
    })
}

/// Reads a book, a workbook or a text; its contents decide which. Results for the book `into` are scored under the
/// rules of that book. A book gets a journal if there is a store.
pub fn read_contents(
    path: &Path,
    purpose: &FilePurpose,
    into: Option<&Book>,
    store: Option<&BookStore>,
    sheets: SheetsReading<'_>,
) -> Result<FileContent, String> {
    let SheetsReading { reader, watcher, remembered } = sheets;
    let name = file_name(path);
    catching_panics(&name, || {
        let bytes = match (store::read_whole_file(path), store) {
            // A missing book can be recovered from its journal.
            (Err(OpenError::Missing { .. }), Some(store)) if store::should_read_as_book(&[], path) => {
                return Ok(FileContent::Book(Box::new(store.open(path)?)));
            }
            (bytes, _) => bytes?,
        };
        if *purpose == FilePurpose::Dispute {
            let text = import::plain_text(&bytes).map_err(|error| texts::not_read(&name, &error.to_string()))?;
            return Ok(FileContent::Dispute(text));
        }
        if *purpose == FilePurpose::RollCall {
            let sheets = reader.read(&bytes, &name, watcher);
            let tables = sheets.and_then(|sheets| sheets.within_limits(watcher, || import::text_tables(&sheets))?);
            return Ok(FileContent::Tables(tables?));
        }
        if *purpose == FilePurpose::Import && store::should_read_as_book(&bytes, path) {
            let book = store::parse_book(&bytes, path)?;
            let summary = store.and_then(|store| store.journal_summary(path).ok().flatten());
            let unsaved = summary.map_or(0, |summary| summary.unsaved_steps);
            let layout = FileLayout {
                source: Arc::new(SheetsOfFile::without_sheets(&name)),
                roles: Arc::default(),
                tables: Arc::default(),
                origin: LayoutOrigin::Recognised,
            };
            let result = Ok(score_import(ImportedFile::of_book(&name, book, unsaved), into));
            return Ok(FileContent::Sheets(Box::new(ReadSheets { layout, result })));
        }
        if let Some(opened) = open_if_book(&bytes, path, store) {
            return Ok(FileContent::Book(Box::new(opened?)));
        }
        let source = Arc::new(reader.read(&bytes, &name, watcher)?);
        drop(bytes);
        let recipe = source.within_limits(watcher, || remembered_layout(&source, remembered))?;
        let read = understand_sheets(&source, recipe, into, watcher);
        match read.result {
            // The user can point the parts out.
            Ok(_) | Err(ReadError::NothingRecognised { .. }) => Ok(FileContent::Sheets(Box::new(read))),
            Err(error) => Err(error.into()),
        }
    })
}

/// Reads a file for the year's ladder: result lists as events or as games of a league, or identity decisions.
pub fn read_result_list(
    path: &Path,
    ladder: Option<&Ladder>,
    reader: &SheetReader,
    watcher: &dyn ReadWatcher,
) -> Result<ImportedYearLists, String> {
    catching_panics(&file_name(path), || {
        let bytes = store::read_whole_file(path)?;
        let ending = path.extension().map(std::ffi::OsStr::to_ascii_lowercase);
        if ending.is_some_and(|ending| ending == "toml" || ending == "json") {
            let text = String::from_utf8_lossy(&bytes);
            let decisions = IdentityDecisions::parse(&text).map_err(|error| format!("{}: {error}", file_name(path)))?;
            return Ok(ImportedYearLists { decisions, ..ImportedYearLists::default() });
        }
        let lists = read_year_results(&bytes, path, ladder, reader, watcher);
        Ok(lists.map_err(|error| list_error_message(path, &error))?)
    })
}

/// The error for a file without a result list, in one line. The long advice of an import would not be read among the
/// errors of many files.
fn list_error_message(path: &Path, error: &YearResultsError) -> String {
    match error {
        YearResultsError::Read(import::ReadError::NothingRecognised { .. }) => texts::no_result_list(&file_name(path)),
        other => other.to_string(),
    }
}

/// The result lists in a folder, sorted by name.
pub fn result_lists_in_folder(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return vec![folder.to_owned()] };
    let is_list = |path: &PathBuf| {
        let ending = path.extension().unwrap_or_default();
        path.is_file() && RESULT_EXTENSIONS.iter().any(|known| ending.eq_ignore_ascii_case(known))
    };
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).filter(is_list).collect();
    paths.sort();
    paths
}

/// Recovers the first event that was never saved. `None` if there is no such event.
pub fn recover_unsaved_book(store: &BookStore) -> Option<Result<Box<OpenedBook>, String>> {
    let journal = store.unsaved_journals().into_iter().next()?;
    Some(catching_panics(&file_name(&journal), || Ok(Box::new(store.recover_unsaved(&journal)?))))
}

/// Opens the book in these bytes, with a journal if there is a store. `None` if the bytes are not a book.
fn open_if_book(bytes: &[u8], path: &Path, store: Option<&BookStore>) -> Option<Result<OpenedBook, OpenError>> {
    let is_book = store::should_read_as_book(bytes, path);
    match store {
        Some(store) if store::journal::looks_like_journal(bytes) => Some(store.recover_unsaved(path)),
        Some(store) if is_book => Some(store.open(path)),
        None if is_book => Some(store::parse_book(bytes, path).map(|book| OpenedBook {
            notices: store::checksum_notice(bytes, path).into_iter().collect(),
            ..OpenedBook::without_journal(book, path.to_owned())
        })),
        _ => None,
    }
}

/// Scores imported results: under the rules of the receiving book, or else under the detected rules.
fn score_import(mut import: ImportedFile, into: Option<&Book>) -> WorkbookSheets {
    let has_rules = |book: &Book| !book.event.rules.is_empty() || book.boards().next().is_some();
    if let Some(book) = into.filter(|book| has_rules(book)) {
        let scored = Engine::new(import.under_rules_of(book));
        return WorkbookSheets { import, scored, rules: None };
    }
    let (detected, computed) = detect_rules(&import.book);
    if detected.agree_with_figures() {
        import.book.event.rules.clone_from(&detected.rules);
    }
    let draft = into.map_or_else(|| import.book.clone(), |book| import.under_rules_of(book));
    let scored = Engine::reuse_or_compute(computed, draft);
    WorkbookSheets { import, scored, rules: Some(detected) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::BoardRef;

    #[test]
    fn results_for_a_book_are_scored_under_the_rules_of_the_book() {
        let read =
            || import::read_results(include_bytes!("../../../tests/data/edc2015-boards.xlsx"), "edc2015.xlsx").unwrap();
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
            import::read_results(include_bytes!("../../../tests/data/edc2015-boards.xlsx"), "edc2015.xlsx").unwrap();
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
            import::read_results(include_bytes!("../../../tests/data/edc2015-boards.xlsx"), "edc2015.xlsx").unwrap();
        let into = score_import(more, Some(&book));
        assert_eq!(into.rules, None);
        assert_eq!(into.import.book.event.rules, "");
    }
}
