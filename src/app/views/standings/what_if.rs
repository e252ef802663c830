//! The board of a what-if as a grid: the supposed ending is typed here. It is computed in [`crate::engine::WhatIf`].

use eframe::egui::{TextStyle, Ui};

use super::toolbar;
use crate::app::commands::Command;
use crate::app::grid::{Align, CellStyle, CellTone, CellView, ColumnSpec, GridAction, GridInput, GridModel, GridState};
use crate::app::messages::Messages;
use crate::app::theme::{self, Palette};
use crate::app::views::shared_cells::{self, more_for_powers};
use crate::app::views::tab::Tab;
use crate::app::widgets::text_width;
use crate::book::typed_words::error_sentence;
use crate::book::{BoardColumn, BoardRef, CENTRES_ON_MAP, CellAddress, Power, SeatColumn};
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

const POWERS: usize = 0;
const PLAYER: usize = 1;
const CENTRES: usize = 2;
const ELIMINATED: usize = 3;
const IN_DRAW: usize = 4;
const SUPPOSED_SCORE: usize = 5;
const CURRENT_SCORE: usize = 6;
const ROWS: usize = 7;
/// The column of the fields of the whole game, after the seven powers.
const GAME: usize = 8;

impl WhatIfState {
    /// A what-if for this board, opened from a tab. `None` where there is no such board.
    pub fn new(engine: &Engine, at: BoardRef, opened_from: Tab) -> Option<WhatIfState> {
        let what_if = WhatIf::new(engine, at)?;
        let mut grid = GridState::default();
        grid.go_to(CENTRES, 1);
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
            let model = WhatIfModel::new(what_if, real, *palette).named_in(ui);
            actions = theme::grid("what if", palette).name(texts::what_if()).show(ui, grid, &model).actions;
        });
        (command, actions)
    }

    /// Commits the text that is being typed.
    pub fn commit_typing(&mut self, real: &Engine, messages: &mut Messages) {
        if self.grid.is_editing() {
            let model = WhatIfModel::new(&self.what_if, real, Palette::of(false));
            let actions = self.grid.handle(GridInput::Commit, &model);
            self.handle_actions(actions, messages);
        }
    }

    /// Executes the actions of the grid.
    pub fn handle_actions(&mut self, actions: Vec<GridAction>, messages: &mut Messages) {
        for action in actions {
            match action {
                GridAction::Change(changes) => {
                    let cells: Vec<(CellAddress, &str)> = changes
                        .iter()
                        .filter_map(|change| {
                            Some((input_field(&self.what_if, change.row, change.column)?, change.text.as_str()))
                        })
                        .collect();
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

/// The field that is edited in this cell of the grid.
fn input_field(what_if: &WhatIf, row: usize, column: usize) -> Option<CellAddress> {
    let board = what_if.board();
    if column == GAME {
        return match row {
            CENTRES => Some(CellAddress::BoardCell(board, BoardColumn::LastYear)),
            IN_DRAW => Some(CellAddress::BoardCell(board, BoardColumn::Ending)),
            _ => None,
        };
    }
    let power = Power::ALL.get(column.checked_sub(1)?)?;
    let of_seat = match row {
        CENTRES => SeatColumn::Centres,
        ELIMINATED => SeatColumn::Eliminated,
        IN_DRAW => SeatColumn::InDraw,
        _ => return None,
    };
    Some(CellAddress::Seat(board.seat(*power), of_seat))
}

/// The supposed board as a grid: one column for each power, and one for the game.
#[derive(Debug)]
pub struct WhatIfModel<'a> {
    what_if: &'a WhatIf,
    real: &'a Engine,
    palette: Palette,
    columns: Vec<ColumnSpec>,
    /// Whether the names of the powers are in the headings. Otherwise their letters stand for them, as on the boards.
    has_names: bool,
}

impl<'a> WhatIfModel<'a> {
    pub fn new(what_if: &'a WhatIf, real: &'a Engine, palette: Palette) -> Self {
        let more = more_for_powers();
        // In a small window all seven are in view: each is as wide as its name.
        let power = ColumnSpec::between(48.0, 90.0 + more);
        let widths = std::iter::once(ColumnSpec::between(80.0, 108.0)).chain(std::iter::repeat_n(power, 7));
        let columns = widths.chain([ColumnSpec::between(56.0, 92.0)]).collect();
        WhatIfModel { what_if, real, palette, columns, has_names: true }
    }

    /// The model with the names of the powers if all columns have room for them here.
    fn named_in(mut self, ui: &Ui) -> Self {
        /// The space in a cell beside its text, and that of the square with a letter.
        const SPACE: f32 = 16.0;
        const SQUARE: f32 = 21.0;
        let width = |text: &str| text_width(ui, text, &TextStyle::Body) + SPACE;
        let labels = (PLAYER..ROWS).map(row_label).map(width).fold(0.0, f32::max);
        let game = [texts::game(), fields::last_year(), fields::ending()].map(width).into_iter().fold(0.0, f32::max);
        let names: f32 = Power::ALL.into_iter().map(|power| width(power.name_in_window()) + SQUARE).sum();
        self.has_names = labels + names + game <= ui.available_width() - ui.spacing().scroll.bar_width;
        self
    }

    fn game(&self, row: usize) -> CellView<'a> {
        let sum = |engine: &Engine| {
            engine.board(self.what_if.board()).map(|board| format!("{}/{CENTRES_ON_MAP}", board.centre_sum()))
        };
        match row {
            POWERS => shared_cells::heading(texts::game(), Align::Right),
            PLAYER => shared_cells::toned(fields::last_year(), CellTone::Label),
            ELIMINATED => shared_cells::toned(fields::ending(), CellTone::Label),
            SUPPOSED_SCORE => shared_cells::computed_at_right(sum(self.what_if.engine()).unwrap_or_default()),
            CURRENT_SCORE => shared_cells::computed_at_right(sum(self.real).unwrap_or_default()),
            _ => self.input(row, GAME),
        }
    }

    fn input(&self, row: usize, column: usize) -> CellView<'a> {
        let Some(target) = input_field(self.what_if, row, column) else { return CellView::default() };
        let text = input::field_text(self.what_if.engine().book(), target);
        let style = CellStyle { align: Align::Right, ..CellStyle::default() };
        if let (true, CellAddress::Seat(seat, SeatColumn::Centres)) = (text.is_empty(), target)
            && let Some(count) =
                self.what_if.engine().board(seat.board).and_then(|board| board.current_count(seat.power))
        {
            // The cell shows the count of the newest chart until the user types another.
            return CellView {
                text: count.to_string().into(),
                source: Some("".into()),
                style: CellStyle { italic: true, ..style },
                editable: true,
                hint: Some(texts::newest_count().into()),
                ..CellView::default()
            };
        }
        CellView { text, style, editable: true, ..CellView::default() }
    }
}

/// The label of a row.
fn row_label(row: usize) -> &'static str {
    match row {
        POWERS => "",
        PLAYER => fields::player(),
        CENTRES => fields::centres::name(),
        ELIMINATED => texts::row_out_in(),
        IN_DRAW => texts::row_in_draw(),
        SUPPOSED_SCORE => texts::row_supposed_score(),
        _ => texts::row_current_score(),
    }
}

impl GridModel for WhatIfModel<'_> {
    fn rows(&self) -> usize {
        ROWS
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_columns(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        if column == GAME {
            return self.game(row);
        }
        let Some(power) = column.checked_sub(1).and_then(|at| Power::ALL.get(at)) else {
            return shared_cells::toned(row_label(row), CellTone::Label);
        };
        let seat = self.what_if.board().seat(*power);
        let score = |engine: &Engine| {
            let decimals = engine.system(seat.board).map_or(2, |system| system.decimals);
            let score = engine.score(seat).map(|score| rounded_in_window(score, decimals));
            shared_cells::computed_at_right(score.unwrap_or_else(|| "–".to_owned()))
        };
        match row {
            POWERS => {
                let swatch = self.palette.power_swatch(*power);
                let mut head = if self.has_names {
                    shared_cells::heading(power.name_in_window(), Align::Left)
                } else {
                    shared_cells::heading(swatch.letter.to_string(), Align::Left)
                };
                head.style.swatch = Some(swatch);
                head.hint = (!self.has_names).then(|| power.name_in_window().into());
                head
            }
            PLAYER => {
                let player = self.real.book().seat(seat).and_then(|seat| seat.player);
                shared_cells::computed(self.real.book().name_of(player))
            }
            SUPPOSED_SCORE => {
                let mut then = score(self.what_if.engine());
                then.style.bold = true;
                then
            }
            CURRENT_SCORE => score(self.real),
            _ => self.input(row, column),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let of = match column.checked_sub(1).and_then(|at| Power::ALL.get(at)) {
            Some(power) => power.name_in_window(),
            None if column == GAME => texts::game(),
            None => texts::spoken_label(),
        };
        let what = match (column, row) {
            (GAME, CENTRES) => fields::last_year(),
            (GAME, IN_DRAW) => fields::ending(),
            (GAME, PLAYER | ELIMINATED) => texts::spoken_heading(),
            _ => row_label(row),
        };
        texts::what_if_cell(of, what).trim_end().to_owned()
    }

    fn reachable(&self, row: usize, column: usize) -> bool {
        row != POWERS && column != 0 && !(column == GAME && matches!(row, PLAYER | ELIMINATED))
    }
}
