//! The sheet of a view while it is painted: its grid, its empty state and the requests to the window.

use std::fmt;

use eframe::egui::{self, Align, Layout, Ui};

use super::{View, ViewContext};
use crate::app::commands::Command;
use crate::app::grid::{DraggedCell, Grid, GridAction, GridState};
use crate::app::session::Session;
use crate::app::theme::{self, grid_palette, size};
use crate::book::CellAddress;

/// A function that changes the session.
type SessionFunction = dyn FnOnce(&mut Session, &egui::Context);

/// What a view wants the window to do after the frame is painted.
pub enum Request {
    Command(Command),
    /// Moves the cursor to an address of the book.
    GoTo(CellAddress),
    /// Shows a text in the status bar.
    Message(String),
    /// The changes, clicks and messages of the grid.
    Grid(Vec<GridAction>),
    /// Any other change of the session.
    Then(Box<SessionFunction>),
}

impl Request {
    /// A request for any change of the session.
    pub fn then(action: impl FnOnce(&mut Session, &egui::Context) + 'static) -> Request {
        Request::Then(Box::new(action))
    }
}

impl fmt::Debug for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Request::Command(command) => f.debug_tuple("Command").field(command).finish(),
            Request::GoTo(address) => f.debug_tuple("GoTo").field(address).finish(),
            Request::Message(text) => f.debug_tuple("Message").field(text).finish(),
            Request::Grid(actions) => f.debug_tuple("Grid").field(actions).finish(),
            Request::Then(_) => f.write_str("Then"),
        }
    }
}

/// What a tab shows while it has no data.
#[derive(Clone, Copy, Debug)]
pub struct EmptyState {
    pub title: &'static str,
    pub text: &'static str,
    /// Buttons for the next step.
    pub commands: &'static [Command],
}

impl EmptyState {
    /// Shows the title, the text and the buttons. Returns the command that was clicked.
    pub fn show(self, ui: &mut Ui) -> Option<Command> {
        let mut chosen = None;
        ui.add_space((ui.available_height() * 0.3).max(20.0));
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.heading(self.title);
            ui.label(self.text);
            ui.add_space(size::SPACE);
            for command in self.commands {
                let button = egui::Button::new(command.name())
                    .shortcut_text(command.keys(ui.ctx()))
                    .min_size(egui::vec2(200.0, 28.0));
                if ui.add(button).on_hover_text(command.row().help).clicked() {
                    chosen = Some(*command);
                }
            }
        });
        chosen
    }
}

/// The sheet of the view in front, while it is painted.
#[derive(Debug)]
pub struct Sheet<'a> {
    pub context: ViewContext<'a>,
    pub grid: &'a mut GridState,
    pub requests: &'a mut Vec<Request>,
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
        ui.make_persistent_id(("sheet", self.context.tab))
    }

    /// Measures the room for the sheet. The scroll bar at the right edge takes some of the width.
    pub fn measure(&mut self, ui: &Ui) {
        self.context.sheet_width = ui.available_width() - size::SPACE;
    }

    /// Shows the grid of the view. Returns the cell that is being dragged.
    pub fn show_grid(&mut self, ui: &mut Ui, view: &(impl View + ?Sized)) -> Option<DraggedCell> {
        self.measure(ui);
        let context = self.context;
        let model = view.grid_model(&context)?;
        let output = Grid::new(("sheet", context.tab))
            .name(view.name(context.tab, context.engine()))
            .zoom(context.settings.zoom)
            .font_size(size::BODY)
            .bold_family(theme::bold())
            .palette(grid_palette(&context.palette))
            .show(ui, self.grid, &*model);
        self.cursor_moved |= output.cursor_moved;
        if !output.actions.is_empty() {
            self.requests.push(Request::Grid(output.actions));
        }
        output.dragged
    }
}
