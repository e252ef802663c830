//! [`View`], the trait of every tab, what a view may read, and its sheet while it is painted.

use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher as _};

use eframe::egui::{self, Event, Key, Margin, Ui};
use serde::{Deserialize, Serialize};

use crate::app::commands::Command;
use crate::app::grid::{CellPos, ChosenView, ColumnChoices, DraggedCell, GridModel as _, GridState};
use crate::app::key_text::answer_of_letter;
use crate::app::messages::Messages;
use crate::app::open_document::OpenDocument;
use crate::app::theme::{self, Palette, size};
use crate::app::view_cache::ViewCache;
use crate::app::views::empty_state::EmptyState;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::request::{PasteStep, Request};
use crate::app::views::row_filter::RowFilters;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::tab::Tab;
use crate::book::{CellAddress, RoundIx};
use crate::engine::Engine;
use crate::input::PastePreview;
use crate::languages::WindowText;
use crate::languages::window_sentences::{shell, views as texts};

/// The smallest zoom, the largest zoom and the step.
const ZOOM: (f32, f32, f32) = (0.5, 2.5, 0.1);

/// The least and the greatest width of the side panel in points.
pub const PANEL_WIDTHS: (f32, f32) = (180.0, 520.0);

/// The choices of the user for the whole window. They stay when another book is opened.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
#[serde(default)]
pub struct ViewSettings {
    pub zoom: f32,
    /// Whether the side panel lists the problems.
    pub show_problems: bool,
    /// Whether the side panel shows the table or the explanation beside the sheet.
    pub show_table: bool,
    /// Whether the menu bar has the tools: Undo, Draw, What if, Post.
    pub show_tools: bool,
    /// The width of the side panel in points.
    pub panel_width: f32,
    /// Whether rounds show the working columns of the scoring systems. Without a choice, where they have room.
    pub working_columns: Option<bool>,
}

impl Default for ViewSettings {
    fn default() -> Self {
        ViewSettings {
            zoom: 1.0,
            show_problems: true,
            show_table: true,
            show_tools: true,
            panel_width: size::PANEL,
            working_columns: None,
        }
    }
}

impl ViewSettings {
    /// Zooms in by this number of steps, or out if it is negative.
    pub fn zoom_by(&mut self, steps: f32) {
        self.zoom_to(self.zoom + steps * ZOOM.2);
    }

    /// Zooms to this factor, as far as it is allowed.
    pub fn zoom_to(&mut self, zoom: f32) {
        self.zoom = zoom.clamp(ZOOM.0, ZOOM.1);
    }

    /// Gives the side panel this width, as far as it is allowed.
    pub fn set_panel_width(&mut self, width: f32) {
        self.panel_width = width.clamp(PANEL_WIDTHS.0, PANEL_WIDTHS.1);
    }
}

/// What a view reads while it describes its cells and texts.
#[derive(Clone, Copy, Debug)]
pub struct ViewContext<'a> {
    /// The tab in view.
    pub tab: Tab,
    pub document: &'a OpenDocument,
    pub view_cache: &'a ViewCache,
    pub palette: Palette,
    pub settings: ViewSettings,
    /// The width of the sheet in points.
    pub sheet_width: f32,
    /// The cursor of the grid in view. `None` before the grid is shown for the first time.
    pub cursor: Option<CellPos>,
    /// The pasted block that waits for the user.
    pub paste: Option<&'a PastePreview>,
    /// The widths and the hidden columns that the user chose for tabs of this kind.
    pub columns: &'a ColumnChoices,
    /// By which columns the rows are filtered.
    pub filters: &'a RowFilters,
    /// For every row, whether the filters leave it out. Empty without a filter.
    pub hidden_rows: &'a [bool],
}

impl<'a> ViewContext<'a> {
    /// The book in view with everything computed from it.
    pub fn engine(&self) -> &'a Engine {
        &self.document.engine
    }

    /// Whether the filters leave out a row.
    pub fn is_row_hidden(&self, row: usize) -> bool {
        self.hidden_rows.get(row).copied().unwrap_or_default()
    }

    /// The width of the sheet in points of the grid, before zoom.
    pub fn grid_width(&self) -> f32 {
        self.sheet_width / self.settings.zoom
    }
}

/// What a view may change while it is brought up to date with the book.
#[derive(Debug)]
pub struct RefreshContext<'a> {
    pub tab: Tab,
    pub document: &'a mut OpenDocument,
    pub view_cache: &'a ViewCache,
    pub settings: ViewSettings,
    /// The widths and the hidden columns that the user chose for tabs of this kind.
    pub columns: &'a ColumnChoices,
    /// The grid of the tab. `None` before it is shown for the first time.
    pub grid: Option<&'a mut GridState>,
    pub messages: &'a mut Messages,
    /// Whether the tab has just been opened.
    pub just_opened: bool,
    /// Whether the cells must keep their positions, because the actions of the grid are being handled.
    pub keeps_positions: bool,
}

impl RefreshContext<'_> {
    /// The book in view with everything computed from it.
    pub fn engine(&self) -> &Engine {
        &self.document.engine
    }
}

/// What the texts of a table depend on besides the book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ContentVersion {
    /// What the table is about, such as the round of a roll call. Under another subject, the filters are applied again.
    subject: u64,
    /// The version of the texts.
    version: u64,
}

impl ContentVersion {
    /// The version of a table about this subject, with texts that depend on this.
    pub fn new(subject: impl Hash, version: impl Hash) -> ContentVersion {
        let hash = |value: &dyn Fn(&mut DefaultHasher)| {
            let mut hasher = DefaultHasher::new();
            value(&mut hasher);
            hasher.finish()
        };
        ContentVersion { subject: hash(&|hasher| subject.hash(hasher)), version: hash(&|hasher| version.hash(hasher)) }
    }

    /// Whether the other table is about the same.
    pub fn has_subject_of(self, other: ContentVersion) -> bool {
        self.subject == other.subject
    }
}

/// The texts of the status bar that belong to a tab.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatusTexts {
    /// “3 of 11 boards complete”.
    pub sheet: String,
    /// “Board C: 34/34 centres”.
    pub cursor: String,
}

/// Whether the side panel lists the problems beside a tab, and how high the list is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ProblemList {
    /// The tab needs the whole width, or has problems of its own.
    Hidden,
    /// The list is shown if there were problems when the tab was opened. The number is its share of the height, if the tab shows
    /// more below it. Without a number nothing more than a sentence is below it.
    IfAny(Option<f32>),
    /// The list is shown even if it is empty.
    Always(Option<f32>),
}

/// A tab. The window asks the view in front for its cells, texts and bars, and tells it about keys and clicks.
///
/// A view never changes the book. It answers with [`Request`]s, which run after the frame is painted.
pub trait View: Debug {
    /// The text on the tab.
    fn name(&self, tab: Tab, engine: &Engine) -> Cow<'static, str>;

    /// The tabs of this view, from left to right.
    fn tabs(&self, engine: &Engine, open: OpenTabs<'_>) -> Vec<Tab>;

    /// Whether the event has something for this view.
    fn is_shown(&self, _engine: &Engine) -> bool {
        true
    }

    /// This tab, or the tab to show in its place if the event does not have this one.
    fn nearest(&self, tab: Tab, engine: &Engine) -> Tab {
        if self.is_shown(engine) { tab } else { Tab::Standings }
    }

    /// Brings the state up to date with the book. Called for the tab in view after every change and in every frame.
    fn refresh(&mut self, _context: RefreshContext<'_>) {}

    // --- The grid -----------------------------------------------------------------------------------------------------

    /// The grid of the tab. `None` for a tab or page without a grid.
    fn grid_model<'a>(&'a self, _context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        None
    }

    /// What the texts of the grid depend on besides the book, the order of the rows and the columns. The rows that the filters
    /// show are found again when it changes.
    fn content_version(&self) -> ContentVersion {
        ContentVersion::default()
    }

    /// The cell of the cursor when the tab is opened for the first time.
    fn start_cell(&self, _context: &ViewContext<'_>) -> CellPos {
        CellPos { row: 1, column: 0 }
    }

    /// The tab on which this view shows an address of the book.
    fn tab_of(&self, _address: CellAddress) -> Option<Tab> {
        None
    }

    /// The tab on which this view shows an address while it is in front.
    fn tab_of_in_front(&self, _address: CellAddress) -> Option<Tab> {
        None
    }

    /// Makes room for an address before the cursor goes there.
    fn reveal(&mut self, _address: CellAddress) {}

    /// The round that the commands of the draw are about.
    fn round_to_draw(&self, _tab: Tab) -> Option<RoundIx> {
        None
    }

    // --- Painting -----------------------------------------------------------------------------------------------------

    /// The space around the sheet.
    fn margin(&self) -> Margin {
        Margin::ZERO
    }

    /// What the tab shows instead of its sheet while it has no data.
    fn empty_state(&self, _context: &ViewContext<'_>) -> Option<EmptyState> {
        None
    }

    /// Shows the bar above the sheet.
    fn show_bar(&mut self, _ui: &mut Ui, _sheet: &mut Sheet<'_>) {}

    /// Shows the sheet.
    fn show(&mut self, ui: &mut Ui, sheet: &mut Sheet<'_>) {
        sheet.show_grid(ui, self);
    }

    /// Whether the side panel lists the problems beside this tab.
    fn problem_list(&self, _context: &ViewContext<'_>) -> ProblemList {
        ProblemList::IfAny(None)
    }

    /// Whether the side panel shows more than the problems.
    fn has_side_panel(&self, _context: &ViewContext<'_>) -> bool {
        false
    }

    /// The height of all that the side panel shows below the problems, if it is known. The problems have what it leaves.
    fn side_panel_height(&self, _context: &ViewContext<'_>, _panel: f32) -> Option<f32> {
        None
    }

    /// Shows the side panel below the problems.
    fn show_side_panel(&mut self, _ui: &mut Ui, _context: &ViewContext<'_>, _requests: &mut Vec<Request>) {}

    // --- Texts --------------------------------------------------------------------------------------------------------

    /// The formula of the cell at the cursor, and the explanation of its value in words.
    fn formula(&self, _context: &ViewContext<'_>) -> (Option<String>, Option<String>) {
        (None, None)
    }

    /// The remark of this tab on the cell at the cursor, and whether it is an error.
    fn remark(&self, _context: &ViewContext<'_>) -> Option<(String, bool)> {
        None
    }

    /// The texts of the status bar.
    fn status(&self, _context: &ViewContext<'_>) -> StatusTexts {
        StatusTexts::default()
    }

    /// The explanation of the figure at the cursor as text, and what the status bar says when it is copied.
    fn explanation(&self, _context: &ViewContext<'_>) -> Option<(String, String)> {
        None
    }

    // --- Keys and clicks ----------------------------------------------------------------------------------------------

    /// Takes the keys that this tab reads itself, before the grid. Called while no dialog is open and nothing is typed.
    fn take_keys(&mut self, _ctx: &egui::Context, _context: &ViewContext<'_>) -> Vec<Request> {
        Vec::new()
    }

    /// The command of a cell that is a button.
    fn button_at(&self, _context: &ViewContext<'_>, _at: CellPos) -> Option<Command> {
        None
    }

    /// The mouse pressed a cell. The answer is the cell to go to, if it is another one. The heading of a column sorts the rows.
    fn press(&mut self, _context: &ViewContext<'_>, at: CellPos) -> Option<CellPos> {
        if at.row == 0 {
            self.sort_by(at.column, false);
        }
        None
    }

    /// The mouse pressed a cell with Shift held down. The heading of a column sorts equal rows.
    fn press_also(&mut self, _context: &ViewContext<'_>, at: CellPos) {
        if at.row == 0 {
            self.sort_by(at.column, true);
        }
    }

    /// Whether the rows are sorted by a column. `None` for a tab whose rows cannot be sorted. The columns of every other one can be
    /// moved: the view arranges them by [`ViewContext::columns`].
    fn is_sorted(&self) -> Option<bool> {
        None
    }

    /// The keys of the columns by which the rows are sorted, and whether the order is reversed. They are remembered for
    /// the event.
    fn sort_headings(&self) -> Vec<(String, bool)> {
        Vec::new()
    }

    /// Sorts by the columns with these keys as soon as they are there. A key that the table does not have is left out.
    fn sort_by_headings(&mut self, _headings: Vec<(String, bool)>) {}

    /// Sorts the rows by a column, or reverses the order; `also` sorts only rows that are equal in the present order.
    fn sort_by(&mut self, _column: usize, _also: bool) {}

    /// Goes back to the usual order of the rows.
    fn unsort(&mut self) {}

    /// The user wants the details of a cell that cannot be edited.
    fn open_details(&mut self, _context: &ViewContext<'_>) -> Request {
        Request::Message(texts::computed_cell().to_owned())
    }

    /// Escape: leaves the innermost part of the view, such as a filter. Returns false if there is nothing to leave.
    fn leave(&mut self, _messages: &mut Messages) -> bool {
        false
    }

    // --- Commands -----------------------------------------------------------------------------------------------------

    /// The number of the problems that the tab has itself. `None` if it shows those of the book.
    fn own_problems(&self, _context: &ViewContext<'_>) -> Option<ProblemCount> {
        None
    }

    /// The reason why this tab does not allow a command now.
    fn refuses(&self, _command: Command) -> Option<&'static str> {
        None
    }

    /// The name of a command while this tab is in front, if it differs from its usual name.
    fn command_name(&self, _command: Command) -> Option<&'static str> {
        None
    }
}

/// The grid of a view as it is on the screen: with the chosen widths, and without what is hidden or filtered out.
pub fn shown_model<'a>(view: &'a (impl View + ?Sized), context: &ViewContext<'a>) -> Option<ChosenView<'a>> {
    let model = view.grid_model(context)?;
    let is_filtered = |key: &str| context.filters.get(key).is_some();
    Some(ChosenView::new(model, context.columns, context.hidden_rows, is_filtered))
}

/// The number of problems, and how they are listed.
#[derive(Clone, Copy, Debug)]
pub struct ProblemCount {
    pub all: usize,
    pub errors: usize,
    /// The command that lists them.
    pub list: Command,
}

impl Default for ProblemCount {
    fn default() -> Self {
        ProblemCount { all: 0, errors: 0, list: Command::ToggleProblems }
    }
}

/// The sheet of the view in front, while it is painted.
#[derive(Debug)]
pub struct Sheet<'a> {
    pub context: ViewContext<'a>,
    pub grid: &'a mut GridState,
    pub requests: &'a mut Vec<Request>,
    pub messages: &'a mut Messages,
    /// Whether the grid moved its cursor in this frame.
    pub cursor_moved: bool,
    /// Whether a dialog is open above the sheet.
    pub has_dialog: bool,
}

impl Sheet<'_> {
    /// Asks for a command, if there is one.
    pub fn request(&mut self, command: Option<Command>) {
        self.requests.extend(command.map(Request::Command));
    }

    /// The id of the grid, which has the keyboard focus while the user types into its cells.
    pub fn grid_id(&self, ui: &Ui) -> egui::Id {
        // The grid makes its id from the salt. The id of the bare pair would be another one.
        ui.make_persistent_id(egui::IdSalt::new(("sheet", self.context.tab)))
    }

    /// Measures the room for the sheet. The scroll bar at the right edge takes some of the width.
    pub fn measure(&mut self, ui: &Ui) {
        self.context.sheet_width = ui.available_width() - size::SPACE;
    }

    /// Takes the keys for a pasted block that waits for the user.
    pub fn take_paste_keys(&mut self, ui: &Ui) {
        let Some(paste) = self.context.paste else { return };
        let steps = take_paste_keys(ui, self.grid_id(ui), paste);
        self.requests.extend(steps.into_iter().map(Request::Paste));
    }

    /// Shows the grid of the view. Returns the cell that is being dragged.
    pub fn show_grid(&mut self, ui: &mut Ui, view: &(impl View + ?Sized)) -> Option<DraggedCell> {
        self.measure(ui);
        let context = self.context;
        let model = shown_model(view, &context)?;
        self.take_paste_keys(ui);
        let output = theme::grid(("sheet", context.tab), &context.palette)
            .name(view.name(context.tab, context.engine()))
            .zoom(context.settings.zoom)
            .moves_columns(view.is_sorted().is_some())
            .filters_rows(model.frozen_rows() > 0)
            .show(ui, self.grid, &model);
        self.cursor_moved |= output.cursor_moved;
        self.requests.extend(output.menu.map(|(at, pos)| Request::OpenMenu(at, pos)));
        if !output.actions.is_empty() {
            self.requests.push(Request::Grid(output.actions));
        }
        output.dragged
    }
}

/// What an event answers to the question whether a block is pasted.
pub fn paste_step(event: &Event, paste: &PastePreview) -> Option<PasteStep> {
    let question = paste.open_question();
    match event {
        Event::Key { key: Key::Enter, pressed: true, modifiers, .. } if modifiers.is_none() => Some(PasteStep::Accept),
        Event::Key { key: Key::Escape, pressed: true, .. } => Some(PasteStep::Leave),
        Event::Text(typed) => {
            let answer = |is_same| question.map(|question| PasteStep::Answer { question, is_same });
            let boards = (!paste.new_boards().is_empty()).then_some(PasteStep::ToggleBoards);
            let answers: [(WindowText, Option<PasteStep>); 3] = [
                (shell::yes_with_key::letter, answer(true)),
                (shell::no_with_key::letter, answer(false)),
                (shell::add_boards::letter, boards),
            ];
            answer_of_letter(typed, &answers).flatten()
        }
        _ => None,
    }
}

/// Takes the keys that answer the question whether a block is pasted, while the grid has the keyboard focus.
fn take_paste_keys(ui: &Ui, grid: egui::Id, paste: &PastePreview) -> Vec<PasteStep> {
    let is_free = ui.memory(|memory| memory.focused().is_none_or(|focused| focused == grid)) && ui.is_enabled();
    if !is_free {
        return Vec::new();
    }
    let mut steps = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| {
            // Later keys of the same frame belong to what the first one leads to.
            let step = paste_step(event, paste).filter(|_| steps.is_empty());
            let is_taken = step.is_some();
            steps.extend(step);
            !is_taken
        });
    });
    steps
}
