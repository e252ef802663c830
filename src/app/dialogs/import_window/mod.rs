//! The window between reading a file and importing it: the file as a grid at the left, the boards it becomes at the right.
//! A key or a click says what a column, a row, a title or a sheet holds, and the right side follows.

mod book_grid;
mod file_grid;
mod layout_bar;
mod names;
mod report;

use std::collections::{HashMap, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{self, Key, Modifiers, RichText, ScrollArea, Ui, vec2};

use super::{Dialog, enter_pressed, letter_pressed, show_buttons, show_modal};
use crate::app::background::Job;
use crate::app::files::read_contents::{
    AcceptedImport, FileLayout, LayoutOrigin, ReadSheets, WorkbookSheets, understand_sheets,
};
use crate::app::grid::{CellPos, CellRange, Grid, GridAction, GridState};
use crate::app::path_text::file_name;
use crate::app::session::{AnyDialog, Window};
use crate::app::theme::{self, Palette, bold_body, grid_palette, size};
use crate::book::typed_words::capitalize;
use crate::book::{Book, CellAddress};
use crate::import::{ConflictWinner, ReadError, Recipe, SheetAddress, SheetsOfFile, TextEncoding};
use crate::input::ImportedNames;
use crate::printable_text::{printable, printable_line};

use book_grid::{BookGrid, BookRow};
use file_grid::{FileGrid, SheetShape, address_at, position_of};
use layout_bar::LayoutChange;
use report::Report;

/// A file is usually read again within this time, so that the frame shows the result at once.
const FRAME: Duration = Duration::from_millis(30);

/// A file that was read and that the user can accept or discard.
#[derive(Debug)]
pub struct ImportWindow {
    layout: FileLayout,
    outcome: Outcome,
    path: PathBuf,
    /// Whether accepting opens a new book. Otherwise the data is added to the open book.
    opens_new_book: bool,
    report: Report,
    /// Whether the file's values win where the book and the file contradict each other.
    file_wins: bool,
    /// The sheet in view.
    sheet: usize,
    sheets: Vec<SheetInView>,
    boards: BoardsInView,
    /// Whether the keys move the cursor of the boards, not that of the file.
    is_in_boards: bool,
    /// The file that is read again after a change.
    reading: Option<Job<ReadSheets>>,
    /// The changes that wait until the file is read again, each with its sheet and cell.
    waiting: VecDeque<(usize, SheetAddress, LayoutChange)>,
    /// The old encodings that the letters of a text may have, each with some texts of the file. Blank for other files.
    encodings: Vec<(TextEncoding, String)>,
    /// The answer to the last key.
    message: Option<String>,
    /// The names of the file that are in the book in another spelling.
    names: ImportedNames,
    /// The name under which the layout is remembered.
    name: String,
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

/// How the file is to be read again.
enum Reread {
    /// By this recipe, which the user made.
    By(Recipe),
    /// As Topboard recognises it.
    Recognise,
    /// With its letters in another encoding.
    Source(SheetsOfFile),
}

impl Dialog<dyn Window> for ImportWindow {
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
                window.session().set_status("nothing was imported");
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
        let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let mut window = ImportWindow {
            layout,
            outcome,
            path,
            opens_new_book: target.is_none(),
            report: Report::default(),
            file_wins: false,
            sheet: 0,
            sheets,
            boards: BoardsInView::default(),
            is_in_boards: false,
            reading: None,
            waiting: VecDeque::new(),
            encodings: Vec::new(),
            message: None,
            names: ImportedNames::default(),
            name,
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
            self.message = Some("The file is being read again. Press Enter when the boards are there.".to_owned());
            return Err(self);
        }
        let window = *self;
        match window.outcome {
            Outcome::Read(sheets) => {
                let winner = if window.file_wins { ConflictWinner::File } else { ConflictWinner::Book };
                let ImportWindow { layout, path, opens_new_book, .. } = window;
                Ok(Box::new(AcceptedImport { sheets: *sheets, layout, path, winner, opens_new_book }))
            }
            outcome @ Outcome::Refused(_) => {
                let message =
                    "There is nothing to import yet. Point out the columns first, or press Escape.".to_owned();
                Err(Box::new(ImportWindow { outcome, message: Some(message), ..window }))
            }
        }
    }

    /// The first sheet from which something was read, else the first visible one.
    fn first_sheet(&self) -> usize {
        let source = &self.layout.source;
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
        self.find_names(target);
        match &self.outcome {
            Outcome::Read(sheets) => {
                self.report = Report::new(sheets, target);
                self.boards.rows = book_grid::rows_of(sheets.scored.book());
                self.boards.problems = book_grid::problems_of(&sheets.scored);
                // The cursor does not stop on the title of a round. If the grid moved it, the cursor of the file would follow.
                let rows = &self.boards.rows;
                let stops = |row: usize| matches!(rows.get(row), Some(BookRow::Board(_) | BookRow::Seat(_)));
                if !stops(self.boards.grid.cursor().row)
                    && let Some(first) = (0..rows.len()).find(|row| stops(*row))
                {
                    self.boards.grid.go_to(first, 0);
                }
            }
            Outcome::Refused(_) => {
                self.report = Report::default();
                self.boards.rows.clear();
                self.boards.problems.clear();
            }
        }
    }

    /// Reads the file again, in the background if it takes longer than a frame.
    fn read_again(&mut self, ctx: &egui::Context, window: &mut (dyn Window + 'static), how: Reread) {
        let origin = self.layout.origin.clone();
        let recipe = match how {
            Reread::By(recipe) => Some((recipe, LayoutOrigin::PointedOut)),
            Reread::Recognise => None,
            Reread::Source(source) => {
                self.layout.source = Arc::new(source);
                (origin != LayoutOrigin::Recognised).then(|| (self.layout.recipe().clone(), origin))
            }
        };
        let source = Arc::clone(&self.layout.source);
        let into = (!self.opens_new_book).then(|| window.session().book().clone());
        let description = format!("reading {} again", file_name(&self.path));
        let mut job = Job::spawn(ctx, "reader", description, move |_| understand_sheets(source, recipe, into.as_ref()));
        // Most files are read within this frame.
        match job.wait(FRAME) {
            Some(Ok(read)) => self.take_read(read, window),
            Some(Err(error)) => self.message = Some(format!("{}.", capitalize(&error.to_string()))),
            None => self.reading = Some(job),
        }
    }

    /// Takes the result of reading again, if it has arrived.
    fn take_reading(&mut self, window: &mut (dyn Window + 'static)) {
        match self.reading.as_mut().and_then(Job::poll) {
            Some(Ok(read)) => self.take_read(read, window),
            Some(Err(error)) => {
                self.reading = None;
                self.message = Some(format!("{}.", capitalize(&error.to_string())));
            }
            None => {}
        }
    }

    fn take_read(&mut self, read: ReadSheets, window: &mut (dyn Window + 'static)) {
        self.reading = None;
        self.layout = read.layout;
        let chosen = match (&self.outcome, self.report.asks_for_rules()) {
            (Outcome::Read(sheets), true) => sheets.import.book.event.rules.clone(),
            _ => String::new(),
        };
        self.outcome = match read.result {
            Ok(sheets) => Outcome::Read(Box::new(sheets)),
            Err(error) => Outcome::Refused(error),
        };
        let target = (!self.opens_new_book).then(|| window.session().book());
        self.describe_outcome(target);
        if let Outcome::Read(sheets) = &mut self.outcome
            && self.report.asks_for_rules()
            && !chosen.is_empty()
        {
            self.report.choose_rules(sheets, &chosen);
        }
    }

    /// Shows the window. Enter imports. The second value is whether the window must close.
    fn show_content(&mut self, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> (Option<Answer>, bool) {
        let title = format!("Import preview: {}", file_name(&self.path));
        let room = ctx.content_rect().size();
        show_modal(ctx, "preview", &title, room.x - 48.0, |ui| {
            let mut answer = None;
            if ui.memory(|memory| memory.focused().is_none()) && !egui::Popup::is_any_open(ctx) {
                self.focus_grid();
            }
            if !Self::is_naming(ui) {
                if enter_pressed(ui) {
                    answer = Some(Answer::Import);
                }
                if self.report.has_conflicts() && letter_pressed(ui, Modifiers::NONE, Key::T) {
                    self.file_wins = !self.file_wins;
                }
                self.take_name_keys(ui, window.session().book());
                self.take_keys(ui, window);
            }
            let height = (room.y - 250.0).max(200.0);
            self.show_sheet_tabs(ui, window);
            ui.columns_const(|[left, right]| {
                self.show_file(left, height);
                if let Some((question, is_same)) = self.show_book(right, height) {
                    self.answer_name(window.session().book(), question, is_same);
                }
            });
            self.show_layout_bar(ui, window);
            ui.horizontal(|ui| {
                self.show_remember_field(ui, window);
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if let Some(choice) = show_buttons(ui, &[("Import", Answer::Import), ("Discard", Answer::Discard)])
                    {
                        answer = Some(choice);
                    }
                });
            });
            answer
        })
    }

    /// The file, and the findings about it below.
    fn show_file(&mut self, ui: &mut Ui, height: f32) {
        let palette = Palette::current(ui.ctx());
        let findings = match self.outcome {
            Outcome::Read(_) => (height * 0.3).clamp(80.0, 200.0),
            Outcome::Refused(_) => 0.0,
        };
        let source = Arc::clone(&self.layout.source);
        let (Some(view), Some(sheet)) = (source.view(self.sheet), self.sheets.get_mut(self.sheet)) else { return };
        let model = FileGrid { sheet: self.sheet, view, layout: &self.layout, shape: &sheet.shape, palette };
        let grid = Grid::new(("file", self.sheet)).name(format!("Sheet {}", view.name()));
        let moved = show_grid(ui, grid, height - findings, &palette, &mut sheet.grid, &model);
        if sheet.shape.is_cut {
            ui.weak("The sheet goes on; only its first rows and columns are shown.");
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

    /// The boards, the names and the report, or why nothing was recognised. Returns the answer to a question about a name.
    fn show_book(&mut self, ui: &mut Ui, height: f32) -> Option<(usize, bool)> {
        let palette = Palette::current(ui.ctx());
        let Outcome::Read(sheets) = &mut self.outcome else {
            self.show_refusal(ui, height);
            return None;
        };
        ui.label(RichText::new("In the book").font(bold_body()));
        ui.label(&self.report.counts);
        let report = (height * 0.36).clamp(100.0, 260.0);
        let moved = {
            let columns = book_grid::columns(ui.available_width() - size::SPACE);
            let BoardsInView { rows, problems, grid } = &mut self.boards;
            let model = BookGrid { rows, columns: &columns, scored: &sheets.scored, problems, palette };
            let room = height - report - names::height(&self.names) - 40.0;
            let moved = show_grid(ui, Grid::new("boards").name("Boards"), room, &palette, grid, &model);
            moved.and_then(|at| Some((model.rows.get(at.row)?.to_owned(), model.address(at.row, at.column)?)))
        };
        let answered = names::show(ui, &self.names);
        let before = sheets.import.book.event.rules.clone();
        self.report.show_result(ui, report, sheets, &mut self.file_wins);
        if before != sheets.import.book.event.rules {
            self.boards.problems = book_grid::problems_of(&sheets.scored);
        }
        if let Some((row, address)) = moved {
            self.show_cells_of(row, address);
        }
        answered
    }

    /// Why nothing was recognised, and what to do.
    fn show_refusal(&self, ui: &mut Ui, height: f32) {
        let Outcome::Refused(error) = &self.outcome else { return };
        ScrollArea::vertical().id_salt("refusal").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
            ui.label(RichText::new("Nothing in this file is recognised yet").font(bold_body()));
            match error {
                ReadError::NothingRecognised { sheets, .. } => {
                    for sheet in sheets {
                        ui.label(&*printable_line(&format!("{}: {}", sheet.sheet, sheet.reason)));
                    }
                }
                other => {
                    ui.label(&*printable(&other.to_string()));
                }
            }
            ui.add_space(size::SPACE);
            ui.label(
                "Put the cursor on a column and press a letter: P for the powers, L for the players, C for the centres. \
                 Then the boards appear here. If a table has its powers side by side, select a row with Shift+Space first. \
                 If the file does not say who played which power, press W.",
            );
            if !self.layout.recipe().is_empty() {
                ui.add_space(size::SPACE);
                ui.label(RichText::new("So far").font(bold_body()));
                ui.monospace(&*printable(&self.layout.recipe().to_string()));
            }
        });
    }

    /// Puts the cursor of the file on a cell.
    fn go_to_cell(&mut self, sheet: usize, at: SheetAddress) {
        self.sheet = sheet;
        if let Some(sheet) = self.sheets.get_mut(sheet) {
            let CellPos { row, column } = position_of(at);
            sheet.grid.go_to(row, column);
        }
    }

    /// Selects the cells of the file that a row of the boards came from.
    fn show_cells_of(&mut self, row: BookRow, address: CellAddress) {
        let Outcome::Read(sheets) = &self.outcome else { return };
        let sources = &sheets.import.cell_sources;
        let Some((sheet, at)) = sources.sheet_and_cell(&self.layout.source, address) else { return };
        let Some(name) = self.layout.source.view(sheet).map(|view| view.name().to_owned()) else { return };
        let is_row = |other: CellAddress| match (row, other) {
            (BookRow::Seat(seat), CellAddress::Seat(other, _)) => seat == other,
            (BookRow::Board(board), other) => other.board() == Some(board),
            _ => false,
        };
        let cells =
            sources.entries().filter(|(other, of, _)| *of == name && is_row(*other)).map(|(.., at)| position_of(at));
        let here = position_of(at);
        let corners = cells.fold((here, here), |(first, last), at| {
            let first = CellPos::new(first.row.min(at.row), first.column.min(at.column));
            (first, CellPos::new(last.row.max(at.row), last.column.max(at.column)))
        });
        self.go_to_cell(sheet, at);
        if let Some(sheet) = self.sheets.get_mut(sheet).filter(|_| !matches!(address, CellAddress::Seat(..))) {
            sheet.grid.select(CellRange::between(corners.0, corners.1));
        }
    }

    /// Puts the cursor of the boards on what the cell of the file became.
    fn show_what_cell_became(&mut self) {
        let (Outcome::Read(sheets), Some(at)) = (&self.outcome, self.cursor()) else { return };
        let FileLayout { source, roles, tables, .. } = &self.layout;
        let part = roles.part_of_book(source, &sheets.import, tables, self.sheet, at);
        let found =
            part.and_then(|part| Some((book_grid::row_of(&self.boards.rows, part)?, book_grid::column_of(part))));
        if let Some((row, column)) = found {
            self.boards.grid.go_to(row, column);
        }
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
    palette: &Palette,
    state: &mut GridState,
    model: &dyn crate::app::grid::GridModel,
) -> Option<CellPos> {
    let width = ui.available_width();
    let grid = grid.font_size(size::BODY).bold_family(theme::bold()).palette(grid_palette(palette));
    let output = ui.allocate_ui(vec2(width, height), |ui| grid.show(ui, state, model)).inner;
    let pressed = output.actions.into_iter().find_map(|action| match action {
        GridAction::Press(at) => Some(at),
        _ => None,
    });
    pressed.or_else(|| output.cursor_moved.then(|| state.cursor()))
}
