//! The window between reading a file and importing it: the file as a grid at the left, the boards it becomes at the right.
//! A key or a click says what a column, a row, a title or a sheet holds, and the right side follows.

mod book_after;
mod book_grid;
mod file_grid;
mod import_settings;
mod key_table;
mod keys;
mod layout_bar;
mod layout_change;
mod linked_cells;
mod merge_questions;
mod refusal;
mod report;
mod words;

use std::collections::{HashMap, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::{self, RichText, Ui, vec2};

use super::body::show_filling_body;
use super::{Dialog, show_buttons_unless, show_work_modal};
use crate::app::background::Job;
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::files::read_contents::{AcceptedImport, FileLayout, ReadSheets, WorkbookSheets};
use crate::app::grid::{CellPos, Grid, GridAction, GridState};
use crate::app::path_text::file_name;
use crate::app::theme::{self, Palette, bold_body, size};
use crate::book::{Book, CellAddress};
use crate::import::{
    ConflictAnswers, ConflictWinner, FindingKind, ReadError, RoundQuestion, SheetAddress, TextEncoding,
};
use crate::input::ImportedNames;
use crate::languages::window_sentences::{import_window as texts, shared_words};

use book_after::BookAfter;
use book_grid::{BookGrid, BookRow, Sides};
use file_grid::{FileGrid, SheetShape, address_at};
use import_settings::SettingsSteps;
use key_table::KeyCommand;
use keys::show_keys;
use layout_bar::WaitingChange;
use merge_questions::Question;
use report::Report;
use words::UnknownWords;

/// The least height of the file and of the boards beside it without questions, in points.
const LEAST_GRIDS: f32 = 200.0;

/// A file that was read and that the user can accept or discard.
#[derive(Debug)]
pub struct ImportWindow {
    layout: FileLayout,
    outcome: Outcome,
    path: PathBuf,
    /// Whether accepting opens a new book. Otherwise the data is added to the open book.
    opens_new_book: bool,
    report: Report,
    /// The rules that the user chose because the file does not decide them. Blank if there are none.
    rules: String,
    /// Whether the file's values win where the book and the file contradict each other.
    file_wins: bool,
    /// The answers to single conflicts.
    conflicts: ConflictAnswers,
    /// The sheet in view.
    sheet: usize,
    sheets: Vec<SheetInView>,
    boards: BoardsInView,
    /// The book after the import. `None` if the file becomes a new book or is the first in its book.
    after: Option<BookAfter>,
    /// The grid whose cursor the keys move.
    focus: FocusedGrid,
    /// The file that is read again after a change.
    reading: Option<Job<ReadSheets, u64>>,
    /// The changes that wait until the file is read again.
    waiting: VecDeque<WaitingChange>,
    steps: SettingsSteps,
    words: UnknownWords,
    /// Whether the list of the keys is open.
    shows_keys: bool,
    /// The old encodings that the letters of a text may have, each with some texts of the file. Blank for other files.
    encodings: Vec<(TextEncoding, String)>,
    /// The answer to the last key.
    message: Option<String>,
    /// The names of the file that are in the book in another spelling.
    names: ImportedNames,
    /// The rounds of the file that are in the book under another name.
    rounds: Vec<RoundQuestion>,
    /// The name under which the layout is remembered.
    name: String,
    /// The height of the bars below the grids in the last frame, in points.
    bars_height: f32,
}

/// The grid that has the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FocusedGrid {
    File,
    Boards,
}

/// What became of the file.
#[derive(Debug)]
enum Outcome {
    Read(Box<WorkbookSheets>),
    Refused(ReadError),
}

/// A sheet of the file on the screen.
#[derive(Debug)]
struct SheetInView {
    shape: SheetShape,
    grid: GridState,
}

/// The boards on the screen.
#[derive(Debug, Default)]
struct BoardsInView {
    rows: Vec<BookRow>,
    problems: HashMap<(CellAddress, usize), usize>,
    grid: GridState,
}

/// What the user wants in this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Import,
    Discard,
}

impl Dialog<dyn Window> for ImportWindow {
    fn unused_work(&self) -> Option<&'static str> {
        Some(texts::not_in_book_yet())
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        self.take_reading(window);
        self.make_waiting_changes(ctx, window);
        let (answer, close) = self.show_content(ctx, window);
        match answer {
            Some(Answer::Import) => match self.into_accepted() {
                Ok(accepted) => {
                    window.accept_import(ctx, *accepted);
                    None
                }
                Err(window) => Some(window),
            },
            None if !close => Some(self),
            _ => {
                window.session().set_status(texts::nothing_imported());
                None
            }
        }
    }
}

impl ImportWindow {
    /// The window of a file that was read. `target` is the book it is added to. Without it, the file becomes a new
    /// book.
    pub fn new(read: ReadSheets, path: PathBuf, target: Option<&Book>) -> Self {
        let ReadSheets { layout, result } = read;
        let outcome = match result {
            Ok(sheets) => Outcome::Read(Box::new(sheets)),
            Err(error) => Outcome::Refused(error),
        };
        let sheets: Vec<SheetInView> = layout
            .source
            .views()
            .map(|view| {
                let mut grid = GridState::default();
                grid.go_to(1, 1);
                SheetInView { shape: SheetShape::new(view), grid }
            })
            .collect();
        let layout_has_no_sheets = sheets.is_empty();
        let name = path.file_stem().map(|stem| stem.display().to_string()).unwrap_or_default();
        let conflicts = match &outcome {
            Outcome::Read(sheets) => sheets.import.conflict_answers.clone(),
            Outcome::Refused(_) => ConflictAnswers::default(),
        };
        let mut window = ImportWindow {
            layout,
            outcome,
            path,
            opens_new_book: target.is_none(),
            report: Report::default(),
            rules: String::new(),
            file_wins: false,
            conflicts,
            sheet: 0,
            sheets,
            boards: BoardsInView::default(),
            after: None,
            // A book has no sheets.
            focus: if layout_has_no_sheets { FocusedGrid::Boards } else { FocusedGrid::File },
            reading: None,
            waiting: VecDeque::new(),
            steps: SettingsSteps::default(),
            words: UnknownWords::default(),
            shows_keys: false,
            encodings: Vec::new(),
            message: None,
            names: ImportedNames::default(),
            rounds: Vec::new(),
            name,
            bars_height: 0.0,
        };
        window.sheet = window.first_sheet();
        if let Some(sheet) = window.sheets.get_mut(window.sheet) {
            sheet.grid.take_focus();
        }
        window.describe_outcome(target);
        window
    }

    /// The window of an import that the user had accepted and then did not want yet.
    pub fn of_accepted(import: AcceptedImport) -> Self {
        let AcceptedImport { sheets, layout, path, winner, .. } = import;
        let mut window = ImportWindow::new(ReadSheets { layout, result: Ok(sheets) }, path, None);
        window.file_wins = winner == ConflictWinner::File;
        window
    }

    /// The import that the user has accepted. Without one, the window says why.
    fn into_accepted(mut self: Box<Self>) -> Result<Box<AcceptedImport>, Box<Self>> {
        if self.reading.is_some() {
            self.message = Some(texts::file_is_being_read_again().to_owned());
            return Err(self);
        }
        if self.asks_for_rounds() {
            self.message = Some(texts::answer_rounds_first().to_owned());
            return Err(self);
        }
        let winner = self.conflict_winner();
        let window = *self;
        match window.outcome {
            Outcome::Read(mut sheets) => {
                if let Some(after) = window.after {
                    // Everything that is computed from the book after the import is computed already.
                    sheets.scored = after.engine;
                }
                let ImportWindow { layout, path, opens_new_book, .. } = window;
                Ok(Box::new(AcceptedImport { sheets: *sheets, layout, path, winner, opens_new_book }))
            }
            outcome @ Outcome::Refused(_) => {
                Err(Box::new(ImportWindow { outcome, message: Some(texts::nothing_to_import().to_owned()), ..window }))
            }
        }
    }

    /// The first sheet with a finding that the user should look at, else the first one from which something was read, else
    /// the first visible one.
    fn first_sheet(&self) -> usize {
        let source = &self.layout.source;
        let asks = |sheet: &str| match &self.outcome {
            Outcome::Read(sheets) => sheets.import.findings.iter().any(|finding| {
                finding.sheet == sheet && matches!(finding.kind, FindingKind::Warning | FindingKind::Unplaced)
            }),
            Outcome::Refused(_) => false,
        };
        if let Some(first) = source.views().position(|view| !view.is_hidden() && asks(view.name())) {
            return first;
        }
        let used = match &self.outcome {
            Outcome::Read(sheets) => {
                let boards = sheets.import.book.boards().map(|(at, _)| CellAddress::Board(at));
                boards.into_iter().find_map(|board| sheets.import.cell_sources.sheet_and_cell(source, board))
            }
            Outcome::Refused(_) => None,
        };
        let visible = || source.views().position(|view| !view.is_hidden());
        used.map(|(sheet, _)| sheet).or_else(visible).unwrap_or(0)
    }

    /// Brings the right side and the report up to date with the outcome.
    fn describe_outcome(&mut self, target: Option<&Book>) {
        self.encodings = layout_bar::encodings_of(&self.layout.source);
        self.forget_words();
        self.find_names(target);
        self.find_rounds(target);
        self.describe_report(target);
        if let Outcome::Read(sheets) = &self.outcome {
            self.boards.rows = book_grid::rows_of(sheets.scored.book());
            // The cursor does not stop on the title of a round. If the grid moved it, the cursor of the file would follow.
            let rows = &self.boards.rows;
            let stops = |row: usize| matches!(rows.get(row), Some(BookRow::Board(_) | BookRow::Seat(_)));
            if !stops(self.boards.grid.cursor().row)
                && let Some(first) = (0..rows.len()).find(|row| stops(*row))
            {
                self.boards.grid.go_to(first, 0);
            }
        } else {
            self.boards.rows.clear();
        }
        self.compute_book_after(target);
    }

    /// Whose values are taken where the book and the file contradict each other.
    fn conflict_winner(&self) -> ConflictWinner {
        if self.file_wins { ConflictWinner::File } else { ConflictWinner::Book }
    }

    /// Writes the report of the outcome, under the rules that the user chose.
    fn describe_report(&mut self, target: Option<&Book>) {
        let winner = self.conflict_winner();
        self.report = Report::default();
        if let Outcome::Read(sheets) = &mut self.outcome {
            // The answers of an earlier reading stay.
            sheets.import.conflict_answers.clone_from(&self.conflicts);
            self.report = Report::new(sheets, target, winner);
            if self.report.asks_for_rules() && !self.rules.is_empty() {
                self.report.choose_rules(sheets, &self.rules);
            }
        }
    }

    /// Finds the problems of the boards on the right side.
    fn find_problems(&mut self) {
        self.boards.problems = match (&self.outcome, &self.after) {
            (Outcome::Read(sheets), after) => book_grid::problems_of(&sheets.scored, after.as_ref()),
            (Outcome::Refused(_), _) => HashMap::new(),
        };
    }

    /// Shows the window. Enter imports. The second value is whether the window must close.
    fn show_content(&mut self, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> (Option<Answer>, bool) {
        let title = texts::title(&file_name(&self.path));
        let room = ctx.content_rect().size();
        let file_won = self.file_wins;
        let shown = show_work_modal(ctx, "preview", &title, room.x - 48.0, |ui| {
            let mut answer = None;
            if self.shows_keys {
                // The list of keys is in front and takes the keys.
                self.shows_keys = !show_keys(ctx);
            } else {
                if ui.memory(|memory| memory.focused().is_none()) && !egui::Popup::is_any_open(ctx) {
                    self.focus_grid();
                }
                answer = self.take_input(ui, window);
            }
            self.show_sheet_tabs(ui, window);
            // In a low window the bars are scrolled with the grids. What Import does and the buttons stay in view.
            let least = LEAST_GRIDS + merge_questions::height(&self.names, &self.rounds) + self.bars_height;
            show_filling_body(ui, (least, f32::INFINITY), |ui, height| {
                let height = height - self.bars_height;
                ui.columns_const(|[left, right]| {
                    // Columns stretch the lines of their texts otherwise.
                    let down = egui::Layout::top_down(egui::Align::Min);
                    left.with_layout(down, |left| self.show_file(left, height));
                    let book = window.session().book();
                    let answered = right.with_layout(down, |right| self.show_book(right, height, book)).inner;
                    if let Some((question, is_same)) = answered {
                        self.answer(window.session().book(), &question, is_same);
                    }
                });
                let bottom = ui.min_rect().bottom();
                self.show_words(ui, window);
                self.show_layout_bar(ui, window);
                let bars_height = ui.min_rect().bottom() - bottom;
                if (bars_height - self.bars_height).abs() > 0.5 {
                    self.bars_height = bars_height;
                    ui.ctx().request_repaint();
                }
            });
            self.show_message(ui, window.session().book().is_empty());
            ui.horizontal(|ui| {
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    let is_refused = matches!(self.outcome, Outcome::Refused(_));
                    let choices =
                        [(shared_words::import(), Answer::Import), (shared_words::discard(), Answer::Discard)];
                    if let Some(choice) = show_buttons_unless(ui, is_refused.then(texts::nothing_to_import), &choices) {
                        answer = Some(choice);
                    }
                });
            });
            answer
        });
        if self.file_wins != file_won {
            // The box is about all of them.
            self.conflicts = ConflictAnswers::default();
            let target = (!self.opens_new_book).then(|| window.session().book());
            self.describe_report(target);
            self.compute_book_after(target);
        }
        shown
    }

    /// Acts on the keys of this frame.
    fn take_input(&mut self, ui: &Ui, window: &mut (dyn Window + 'static)) -> Option<Answer> {
        if Self::is_naming(ui) {
            return None;
        }
        if self.words.is_asking() {
            self.take_word_keys(ui, window);
            return None;
        }
        let mut answer = None;
        for command in self.take_commands(ui) {
            match command {
                KeyCommand::Import => answer = Some(Answer::Import),
                command => self.run_command(ui, window, command),
            }
        }
        answer
    }

    /// The file, and the findings about it below.
    fn show_file(&mut self, ui: &mut Ui, height: f32) {
        let palette = Palette::current(ui.ctx());
        let findings = match self.outcome {
            Outcome::Read(_) => self.report.height_of_findings(height),
            Outcome::Refused(_) => 0.0,
        };
        let source = Arc::clone(&self.layout.source);
        let (Some(view), Some(sheet)) = (source.view(self.sheet), self.sheets.get_mut(self.sheet)) else {
            ui.label(RichText::new(texts::own_book()).font(bold_body()));
            ui.label(texts::own_book_is_added());
            self.report.show_findings(ui, height - 60.0);
            return;
        };
        let model = FileGrid { sheet: self.sheet, view, layout: &self.layout, shape: &sheet.shape, palette };
        let grid = theme::grid(("file", self.sheet), &palette).name(texts::sheet_grid(view.name()));
        let moved = show_grid(ui, grid, height - findings, &mut sheet.grid, &model);
        if sheet.shape.is_cut {
            ui.weak(texts::sheet_goes_on());
        }
        if moved.is_some() {
            self.show_what_cell_became();
        }
        if findings > 0.0
            && let Some((sheet, at)) = self.report.show_findings(ui, findings - 24.0)
            && let Some(sheet) = source.views().position(|view| view.name() == sheet)
        {
            self.go_to_cell(sheet, at);
            self.show_what_cell_became();
        }
    }

    /// The boards, the questions and the report, or why nothing was recognised. Returns the answer to a question.
    fn show_book(&mut self, ui: &mut Ui, height: f32, target: &Book) -> Option<(Question, bool)> {
        let palette = Palette::current(ui.ctx());
        let next = self.open_question();
        let Outcome::Read(sheets) = &mut self.outcome else {
            self.show_refusal(ui, height);
            return None;
        };
        let title = if self.after.is_some() { texts::in_book_after_import() } else { texts::in_book() };
        ui.label(RichText::new(title).font(bold_body()));
        // The boards are those of the book after the import, and the counts are those of the file.
        let counts = self.after.is_some().then(|| texts::counts_of_file(&self.report.counts));
        ui.label(counts.as_deref().unwrap_or(&self.report.counts));
        // A contradiction is read as a whole, with its answers.
        let questions = merge_questions::height(&self.names, &self.rounds);
        let share = if self.report.has_conflicts() && questions == 0.0 { 0.48 } else { 0.36 };
        let report = (height * share).clamp(100.0, 260.0);
        let moved = {
            let columns = book_grid::columns(ui.available_width() - size::SPACE);
            let BoardsInView { rows, problems, grid } = &mut self.boards;
            let sides = Sides { draft: &sheets.import.book, book: target, sources: &sheets.import.cell_sources };
            let after = self.after.as_ref().map(|after| (after, sides));
            let model = BookGrid { rows, columns: &columns, scored: &sheets.scored, after, problems, palette };
            let room = height - report - questions - 40.0;
            let moved = show_grid(ui, theme::grid("boards", &palette).name(texts::boards_grid()), room, grid, &model);
            moved.and_then(|at| Some((model.rows.get(at.row)?.to_owned(), model.address_in_file(at.row, at.column)?)))
        };
        let answered = merge_questions::show(ui, &self.names, &self.rounds);
        let before = sheets.import.book.event.rules.clone();
        let answered = answered.or(self.report.show_result(ui, report, sheets, (&mut self.file_wins, next)));
        if before != sheets.import.book.event.rules {
            self.rules.clone_from(&sheets.import.book.event.rules);
            self.compute_book_after((!self.opens_new_book).then_some(target));
        }
        if let Some((row, address)) = moved {
            self.show_cells_of(row, address);
        }
        answered
    }

    /// The cell of the file with the cursor.
    fn cursor(&self) -> Option<SheetAddress> {
        self.sheets.get(self.sheet).and_then(|sheet| address_at(sheet.grid.cursor()))
    }
}

/// Shows a grid in this height. Gives the cell to which the user moved the cursor.
fn show_grid(
    ui: &mut Ui,
    grid: Grid,
    height: f32,
    state: &mut GridState,
    model: &dyn crate::app::grid::GridModel,
) -> Option<CellPos> {
    let width = ui.available_width();
    let output = ui.allocate_ui(vec2(width, height), |ui| grid.show(ui, state, model)).inner;
    let pressed = output.actions.into_iter().find_map(|action| match action {
        GridAction::Press(at) => Some(at),
        _ => None,
    });
    pressed.or_else(|| output.cursor_moved.then(|| state.cursor()))
}
