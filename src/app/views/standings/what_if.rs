//! The board of a what-if as a table: the supposed ending is typed here. It is computed in [`crate::engine::WhatIf`].

use eframe::egui::{TextStyle, Ui};

use super::toolbar;
use crate::app::commands::Command;
use crate::app::grid::{Align, CellChange, CellPos, CellTone, CellView, ColumnSpec, GridAction, GridInput, GridState};
use crate::app::messages::Messages;
use crate::app::theme::{self, Palette};
use crate::app::views::shared_cells::{self, more_for_powers};
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::tab::Tab;
use crate::app::views::table::{Column, Table};
use crate::app::widgets::text_width;
use crate::book::typed_words::error_sentence;
use crate::book::{BoardColumn, BoardRef, CENTRES_ON_MAP, CellAddress, Power, SeatColumn, SeatRef};
use crate::engine::{Engine, WhatIf};
use crate::input;
use crate::languages::rounded_in_window;
use crate::languages::window_sentences::{fields, standings_tab as texts};
use crate::notices::{self, StandingsNotice, StandingsOptions};

/// A what-if in the window: the supposed ending, the grid it is typed into, and the standings before it.
#[derive(Debug)]
pub struct WhatIfState {
    pub what_if: WhatIf,
    /// The tab from which it was opened.
    pub(super) opened_from: Tab,
    /// The standings of the book, with its revision and the options they were made for.
    before: Option<(u64, StandingsOptions, StandingsNotice)>,
    pub grid: GridState,
}

/// A row of the board of a what-if, below the powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Player,
    Centres,
    Eliminated,
    InDraw,
    SupposedScore,
    CurrentScore,
}

impl Row {
    const ALL: [Row; 6] =
        [Row::Player, Row::Centres, Row::Eliminated, Row::InDraw, Row::SupposedScore, Row::CurrentScore];

    fn label(self) -> &'static str {
        match self {
            Row::Player => fields::player(),
            Row::Centres => fields::centres::name(),
            Row::Eliminated => texts::row_out_in(),
            Row::InDraw => texts::row_in_draw(),
            Row::SupposedScore => texts::row_supposed_score(),
            Row::CurrentScore => texts::row_current_score(),
        }
    }

    /// What the cell of the game is in this row, for screen readers.
    fn label_of_game(self) -> &'static str {
        match self {
            Row::Player | Row::Eliminated => texts::spoken_heading(),
            Row::Centres => fields::last_year(),
            Row::InDraw => fields::ending(),
            Row::SupposedScore | Row::CurrentScore => self.label(),
        }
    }

    /// The field that is edited in the column of a power, or else in that of the game.
    const fn field(self, board: BoardRef, power: Option<Power>) -> Option<CellAddress> {
        Some(match (self, power) {
            (Row::Centres, None) => CellAddress::BoardCell(board, BoardColumn::LastYear),
            (Row::InDraw, None) => CellAddress::BoardCell(board, BoardColumn::Ending),
            (Row::Centres, Some(power)) => CellAddress::Seat(board.seat(power), SeatColumn::Centres),
            (Row::Eliminated, Some(power)) => CellAddress::Seat(board.seat(power), SeatColumn::Eliminated),
            (Row::InDraw, Some(power)) => CellAddress::Seat(board.seat(power), SeatColumn::InDraw),
            (Row::Eliminated, None) | (Row::Player | Row::SupposedScore | Row::CurrentScore, _) => return None,
        })
    }
}

/// The column of the fields of the whole game, after the label and the seven powers.
const GAME: usize = 8;

impl WhatIfState {
    /// A what-if for this board, opened from a tab. `None` where there is no such board.
    pub fn new(engine: &Engine, at: BoardRef, opened_from: Tab) -> Option<WhatIfState> {
        let what_if = WhatIf::new(engine, at)?;
        let mut grid = GridState::default();
        grid.go_to(2, 1);
        grid.take_focus();
        Some(WhatIfState { what_if, opened_from, before: None, grid })
    }

    /// Brings the standings of the book, without the supposed ending, up to date.
    pub fn refresh_before(&mut self, real: &Engine, options: &StandingsOptions) {
        let base = self.what_if.base_revision();
        if self.before.as_ref().is_none_or(|(revision, seen, _)| *revision != base || seen != options) {
            self.before = Some((base, options.clone(), notices::standings_notice(real, options, None)));
        }
    }

    /// The standings of the book, without the supposed ending.
    pub fn before(&self) -> Option<&StandingsNotice> {
        self.before.as_ref().map(|(_, _, notice)| notice)
    }

    /// Shows the band of the what-if and its board. Returns the command that was chosen, and the actions of the grid.
    pub fn show(&mut self, ui: &mut Ui, real: &Engine, palette: &Palette) -> (Option<Command>, Vec<GridAction>) {
        let (what_if, grid) = (&self.what_if, &mut self.grid);
        let mut actions = Vec::new();
        let command = toolbar::show_what_if(ui, what_if, |ui| {
            let table = table(what_if, real, *palette, has_room_for_names(ui));
            actions = theme::grid("what if", palette).name(texts::what_if()).show(ui, grid, &table).actions;
        });
        (command, actions)
    }

    /// Commits the text that is being typed.
    pub fn commit_typing(&mut self, real: &Engine, messages: &mut Messages) {
        if self.grid.is_editing() {
            let table = table(&self.what_if, real, Palette::of(false), true);
            let actions = self.grid.handle(GridInput::Commit, &table);
            drop(table);
            self.handle_actions(actions, real, messages);
        }
    }

    /// Executes the actions of the grid.
    pub fn handle_actions(&mut self, actions: Vec<GridAction>, real: &Engine, messages: &mut Messages) {
        for action in actions {
            match action {
                GridAction::Change(changes) => {
                    let table = table(&self.what_if, real, Palette::of(false), true);
                    let field =
                        |change: &CellChange| table.input_field(CellPos { row: change.row, column: change.column });
                    let cells = changes.iter().filter_map(|change| Some((field(change)?, change.text.as_str())));
                    let cells: Vec<(CellAddress, &str)> = cells.collect();
                    drop(table);
                    if let Some(refused) = self.enter_cells(&cells) {
                        messages.show_error(refused);
                    }
                }
                GridAction::Message(text) => messages.set_status(text),
                GridAction::Refusal(text) => messages.notify(text),
                GridAction::OpenDetails(_)
                | GridAction::OpenFilter { .. }
                | GridAction::Press(_)
                | GridAction::PressAlso(_)
                | GridAction::ResizeColumn { .. }
                | GridAction::MoveColumn { .. }
                | GridAction::PasteBlock { .. }
                | GridAction::CutCells { .. }
                | GridAction::Pasting { .. }
                | GridAction::Copy(_) => {}
            }
        }
    }

    /// Enters typed cells into the copy of the book. Returns a sentence about the cells that were refused.
    fn enter_cells(&mut self, cells: &[(CellAddress, &str)]) -> Option<String> {
        // No note is typed here, so no time and no board are needed.
        let changes = input::read_cells(self.what_if.engine(), input::NoteStamp { time: "", place: "" }, cells);
        let refused = input::refusal_message(self.what_if.engine(), &changes.refused_cells);
        let error = changes.edit.and_then(|edit| self.what_if.apply(changes.label, edit).err());
        let error = error.map(|error| error_sentence(&error));
        error.or((!refused.is_empty()).then_some(refused))
    }
}

/// The supposed board as a table: one column for each power, and one for the game. The names of the powers are in the headings, or
/// else their letters, as on the boards.
fn table<'a>(what_if: &'a WhatIf, real: &'a Engine, palette: Palette, has_names: bool) -> Table<'a, Row> {
    let at = what_if.board();
    let label = Column::new("", "", ColumnSpec::between(80.0, 108.0), |row: &Row| label_cell(row.label()));
    let label = label.with_heading(label_cell("")).spoken_as(texts::spoken_label());
    let of_power = |power: Power| {
        let swatch = palette.power_swatch(power);
        let name = power.name_in_window();
        // The widths are those of one kind of headings.
        let letter = swatch.letter.to_string();
        let (key, text) = if has_names { (power.name(), name) } else { (letter.as_str(), letter.as_str()) };
        let (key, mut heading) = (key.to_owned(), shared_cells::heading(text.to_owned(), Align::Left));
        heading.style.swatch = Some(swatch);
        heading.hint = (!has_names).then(|| name.into());
        // In a small window all seven are in view: each is as wide as its name.
        let spec = ColumnSpec::between(48.0, 90.0 + more_for_powers());
        Column::new(key, name, spec, move |row: &Row| power_cell(what_if, real, at.seat(power), *row))
            .with_heading(heading)
            .with_field(move |row| row.field(at, Some(power)))
    };
    let game = Column::new("game", texts::game(), ColumnSpec::between(56.0, 92.0), move |row: &Row| {
        game_cell(what_if, real, *row)
    });
    let game = game.with_heading_at_right().with_field(move |row| row.field(at, None));
    let columns = std::iter::once(label).chain(Power::ALL.into_iter().map(of_power)).chain([game]).collect();
    let label_of = move |row: &Row, of: &str| {
        spoken_label(of, if of == texts::game() { row.label_of_game() } else { row.label() })
    };
    Table::new((Row::ALL.len(), |at| Row::ALL.get(at).copied()), columns, |of| spoken_label(of, ""), label_of)
        .with_scrolling_headings()
        .frozen(1)
        .reachable_where(|row, column| column != 0 && !(column == GAME && matches!(row, Row::Player | Row::Eliminated)))
}

/// The name of a cell for screen readers.
fn spoken_label(column: &str, row: &str) -> String {
    texts::what_if_cell(column, row).trim_end().to_owned()
}

/// Whether all columns have room for the names of the powers here.
fn has_room_for_names(ui: &Ui) -> bool {
    /// The space in a cell beside its text, and that of the square with a letter.
    const SPACE: f32 = 16.0;
    const SQUARE: f32 = 21.0;
    let width = |text: &str| text_width(ui, text, &TextStyle::Body) + SPACE;
    let labels = Row::ALL.into_iter().map(Row::label).map(width).fold(0.0, f32::max);
    let game = [texts::game(), fields::last_year(), fields::ending()].map(width).into_iter().fold(0.0, f32::max);
    let names: f32 = Power::ALL.into_iter().map(|power| width(power.name_in_window()) + SQUARE).sum();
    labels + names + game <= ui.available_width() - ui.spacing().scroll.bar_width
}

fn label_cell<'a>(text: &'static str) -> CellView<'a> {
    shared_cells::toned(text, CellTone::Label)
}

fn power_cell<'a>(what_if: &'a WhatIf, real: &'a Engine, seat: SeatRef, row: Row) -> CellView<'a> {
    let score = |engine: &Engine| {
        let decimals = engine.system(seat.board).map_or(2, |system| system.decimals);
        let score = engine.score(seat).map(|score| rounded_in_window(score, decimals));
        shared_cells::computed_at_right(score.unwrap_or_else(|| "–".to_owned()))
    };
    match row {
        Row::Player => {
            let player = real.book().seat(seat).and_then(|seat| seat.player);
            shared_cells::computed(real.book().name_of(player))
        }
        Row::Centres | Row::Eliminated | Row::InDraw => input_cell(what_if, row.field(seat.board, Some(seat.power))),
        Row::SupposedScore => {
            let mut then = score(what_if.engine());
            then.style.bold = true;
            then
        }
        Row::CurrentScore => score(real),
    }
}

fn game_cell<'a>(what_if: &'a WhatIf, real: &'a Engine, row: Row) -> CellView<'a> {
    let sum = |engine: &Engine| {
        let sum = engine.board(what_if.board()).map(|board| format!("{}/{CENTRES_ON_MAP}", board.centre_sum()));
        shared_cells::computed_at_right(sum.unwrap_or_default())
    };
    match row {
        Row::Player => label_cell(fields::last_year()),
        Row::Eliminated => label_cell(fields::ending()),
        Row::Centres | Row::InDraw => input_cell(what_if, row.field(what_if.board(), None)),
        Row::SupposedScore => sum(what_if.engine()),
        Row::CurrentScore => sum(real),
    }
}

fn input_cell(what_if: &WhatIf, field: Option<CellAddress>) -> CellView<'_> {
    let Some(field) = field else { return CellView::default() };
    let mut cell = shared_cells::input(input::field_text(what_if.engine().book(), field));
    cell.style.align = Align::Right;
    if let (true, CellAddress::Seat(seat, SeatColumn::Centres)) = (cell.text.is_empty(), field)
        && let Some(count) = what_if.engine().board(seat.board).and_then(|board| board.current_count(seat.power))
    {
        // The cell shows the count of the newest chart until the user types another.
        (cell.text, cell.source) = (count.to_string().into(), Some("".into()));
        (cell.style.italic, cell.hint) = (true, Some(texts::newest_count().into()));
    }
    cell
}
