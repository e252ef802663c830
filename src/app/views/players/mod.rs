//! The Players tab: the list of players, and the first steps while the event is empty.

pub mod commands;
mod person_order;
mod player_columns;
mod table;

use std::borrow::Cow;

use eframe::egui::{self, RichText, Ui};

use crate::app::commands::Command;
use crate::app::grid::{CellPos, ColumnChoices, GridState};
use crate::app::theme::Palette;
use crate::app::view_cache::ViewCache;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::sort_order::SortOrder;
use crate::app::views::tab::Tab;
use crate::app::views::view::{RefreshContext, Sheet, StatusTexts, View, ViewContext};
use crate::app::widgets::show_wrapped_bar;
use crate::book::{Book, CellAddress, PersonColumn};
use crate::engine::Engine;
use crate::languages::window_sentences::{players_tab as texts, shared_words};
use person_order::PersonOrder;
use player_columns::{PlayerColumns, column_key};

/// The state of the Players tab.
#[derive(Debug, Default)]
pub struct PlayersView {
    /// The visible columns.
    columns: PlayerColumns,
    /// The order of the rows.
    order: PersonOrder,
    /// Whether the user asked for all columns.
    all_columns: bool,
    /// The column to which the cursor was led, although it has no data.
    revealed: Option<PersonColumn>,
    /// Whether the user has just asked for other columns.
    has_toggled_columns: bool,
}

impl PlayersView {
    /// Switches between all columns and the needed ones.
    fn toggle_all_columns(&mut self) {
        self.all_columns = !self.all_columns;
        self.revealed = None;
        self.has_toggled_columns = true;
    }

    /// Chooses the columns. With `keep_at_cursor`, the column at the cursor stays even if it is not needed any more.
    fn choose_columns(
        &mut self,
        view_cache: &ViewCache,
        choices: &ColumnChoices,
        grid: Option<&mut GridState>,
        keep_at_cursor: bool,
    ) {
        let columns = PlayerColumns::new(view_cache, self.all_columns, self.revealed, choices);
        if columns == self.columns {
            return;
        }
        if let Some(grid) = grid {
            if keep_at_cursor && self.columns.is_missing_in(grid.cursor().column, &columns) {
                return;
            }
            grid.remap(|at| Some(CellPos { row: at.row, column: columns.position_from(&self.columns, at.column) }));
        }
        self.columns = columns;
    }
}

impl View for PlayersView {
    fn name(&self, _tab: Tab, _engine: &Engine) -> Cow<'static, str> {
        texts::title().into()
    }

    fn tabs(&self, _engine: &Engine, _open: OpenTabs<'_>) -> Vec<Tab> {
        vec![Tab::Players]
    }

    fn refresh(&mut self, context: RefreshContext<'_>) {
        let asked_by_user = std::mem::take(&mut self.has_toggled_columns);
        let book = context.document.engine.book();
        let before = self.order.refresh(book, context.view_cache);
        let mut grid = context.grid;
        if let (Some(before), Some(grid)) = (before, grid.as_deref_mut()) {
            // The cursor follows its player.
            grid.remap(|at| match at.row.checked_sub(1).and_then(|line| before.get(line)) {
                Some(id) => Some(CellPos { row: self.order.position(book, *id)? + 1, column: at.column }),
                None => Some(at),
            });
        }
        let keep_at_cursor = !asked_by_user && !context.just_opened;
        self.choose_columns(context.view_cache, context.columns, grid, keep_at_cursor);
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        Some(Box::new(table::table(context, &self.columns, &self.order)))
    }

    fn tab_of(&self, address: CellAddress) -> Option<Tab> {
        matches!(address, CellAddress::Person(..)).then_some(Tab::Players)
    }

    /// Shows the column of the address if it is not in view.
    fn reveal(&mut self, address: CellAddress) {
        if let CellAddress::Person(_, column) = address
            && self.columns.position_of(column).is_none()
        {
            self.revealed = Some(column);
        }
    }

    fn show_bar(&mut self, ui: &mut Ui, sheet: &mut Sheet<'_>) {
        let book = sheet.context.engine().book();
        if book.is_empty() {
            sheet.request(show_first_steps(ui, &sheet.context.palette));
        }
    }

    fn is_sorted(&self) -> Option<bool> {
        Some(self.order.sort().is_sorted())
    }

    fn sort_by(&mut self, column: usize, also: bool) {
        self.order.sort_mut().sort(self.columns.column(column), also);
    }

    fn unsort(&mut self) {
        self.order.unsort();
    }

    fn sort_headings(&self) -> Vec<(String, bool)> {
        self.order.sort().headings(|column| Some(column_key(column).to_owned()))
    }

    fn sort_by_headings(&mut self, headings: Vec<(String, bool)>) {
        let all = || PersonColumn::ALL.into_iter().map(Some).chain([None]);
        let column = |heading: &str| all().find(|column| column_key(*column) == heading);
        *self.order.sort_mut() = SortOrder::from_headings(&headings, column);
    }

    fn command_name(&self, command: Command) -> Option<&'static str> {
        (command == Command::SortByPlace).then(texts::back_to_order_of_entry)
    }

    fn status(&self, context: &ViewContext<'_>) -> StatusTexts {
        StatusTexts { sheet: shared_words::players(context.engine().book().people.len()), ..StatusTexts::default() }
    }
}

/// The first empty row below the players.
pub fn first_empty_row(book: &Book) -> usize {
    book.people.len() + 1
}

/// Shows the first steps above the empty list of players.
fn show_first_steps(ui: &mut Ui, palette: &Palette) -> Option<Command> {
    let mut chosen = None;
    let panel = egui::Panel::top("welcome").show_separator_line(false);
    show_wrapped_bar(ui, panel, (palette.remark_paper, 8), |ui| {
        ui.label(RichText::new(texts::first_steps()).color(palette.ink));
        for command in [Command::Open, Command::AddRound] {
            if ui.button(command.name()).on_hover_text(command.help()).clicked() {
                chosen = Some(command);
            }
        }
    });
    chosen
}
