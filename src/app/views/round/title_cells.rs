//! The cells in the title line of a board: its name, what is special about it, how its game stands, and the next board.

use super::cell_labels::{board_title, copied_board_title, has_long_name, result_text};
use super::grid_model::RoundModel;
use super::layout::BlockColumn;
use crate::app::grid::{CellStyle, CellTone, CellView, Chip};
use crate::app::views::shared_cells;
use crate::book::{Board, BoardColumn, BoardRef, SeatColumn};
use crate::languages::window_sentences::{fields, round_tab as texts, shared_words};

impl RoundModel<'_> {
    pub(super) fn title_cell<'b>(&'b self, at: BoardRef, board: &'b Board, kind: usize) -> CellView<'b> {
        let mut cell = self.plain_title_cell(at, board, kind);
        cell.style.fill = board.colour.map(|colour| self.palette.fill(colour));
        cell
    }

    fn plain_title_cell<'b>(&'b self, at: BoardRef, board: &'b Board, kind: usize) -> CellView<'b> {
        let style = CellStyle { tone: CellTone::Title, ..CellStyle::default() };
        match self.layout.kinds[kind] {
            BlockColumn::Power => {
                let mut cell = CellView {
                    text: board_title(board),
                    source: Some(board.name.as_str().into()),
                    copied: Some(copied_board_title(board)),
                    style: CellStyle { bold: true, ..style },
                    editable: true,
                    hint: self.board_hint(at),
                    ..CellView::default()
                };
                self.mark_problem(at, BoardColumn::Name, &mut cell);
                shared_cells::mark_note(&mut cell, &board.note);
                cell
            }
            // What is special about this board. A long board name needs this cell too.
            BlockColumn::Input(SeatColumn::Player) if !has_long_name(board) => {
                CellView { text: self.special_text(at).into(), copied: Some("".into()), style, ..CellView::default() }
            }
            BlockColumn::Input(SeatColumn::Centres) => self.result_cell(at, board),
            _ => CellView { style, ..CellView::default() },
        }
    }

    /// The state and the result of a game in short: “34 · ended 1909” after a tick. Typing sets the last year.
    fn result_cell(&self, at: BoardRef, board: &Board) -> CellView<'_> {
        let stage = self.engine.stage(at);
        let (mut text, mut chip) = result_text(board, stage);
        // A chip says one thing: nothing is good while a question about the game is open.
        if chip == Chip::Good && self.engine.asks_for_the_end(at) {
            text = texts::ended_how(&text);
            chip = Chip::Remark;
        } else if chip == Chip::Good && self.engine.asks_for_the_last_year(at) {
            text = texts::ended_when(&text);
            chip = Chip::Remark;
        } else if chip == Chip::Good && self.engine.asks_for_the_players(at) {
            text = texts::ended_who(&text);
            chip = Chip::Remark;
        }
        // A board with an error is not complete.
        let errors = self.view_cache.board_errors(at);
        if chip == Chip::Good && errors > 0 {
            text = format!("{text} · {}", shared_words::errors(errors));
            chip = Chip::Problem;
        }
        // An error that is not shown yet is not said, but nothing is called good either.
        if chip == Chip::Good && self.view_cache.has_waiting_error(at) {
            chip = Chip::State;
        }
        let special = if has_long_name(board) { self.special_text(at) } else { String::new() };
        if !special.is_empty() {
            text = if text.is_empty() { special } else { format!("{text} · {special}") };
        }
        let year = board.end_year.to_string();
        let is_unreadable = board.end_year.unreadable_text().is_some();
        let hint = self.board_hint(at).unwrap_or_else(|| {
            if text.is_empty() { texts::type_last_year().into() } else { texts::result_and_typing(&text).into() }
        });
        let mut cell = CellView {
            // A paste and an import read it, in every language.
            copied: Some(if year.is_empty() { "".into() } else { format!("ended {year}").into() }),
            text: text.into(),
            source: Some(year.into()),
            style: CellStyle {
                tone: CellTone::Title,
                chip: Some(if is_unreadable { Chip::Problem } else { chip }),
                ..CellStyle::default()
            },
            editable: true,
            hint: Some(hint),
            ..CellView::default()
        };
        self.mark_problem(at, BoardColumn::LastYear, &mut cell);
        cell
    }

    /// What is special about a board among the boards of its round: the top board, or a scoring system of its own.
    fn special_text(&self, at: BoardRef) -> String {
        // “Top board” as a name says it already.
        let is_named = self.board(at).is_some_and(|board| board.name.to_lowercase().contains("top board"));
        let top_board = (self.is_top_board(at) && !is_named).then_some(fields::top_board());
        top_board.into_iter().chain(self.other_system(at)).collect::<Vec<_>>().join(", ")
    }

    /// The place of the next board.
    pub(super) fn new_board_cell(kind: usize) -> CellView<'static> {
        let style = CellStyle { tone: CellTone::Title, ..CellStyle::default() };
        if kind > 0 {
            return CellView { style, ..CellView::default() };
        }
        CellView {
            text: texts::new_board().into(),
            copied: Some("".into()),
            style: CellStyle { chip: Some(Chip::Button), ..style },
            hint: Some(texts::new_board_hint().into()),
            ..CellView::default()
        }
    }

    /// The name of the board's scoring system, if the board has a system of its own.
    fn other_system(&self, at: BoardRef) -> Option<&str> {
        let own = self.board(at)?.system.is_some();
        own.then(|| self.engine.system(at).map(|system| system.name.as_str())).flatten()
    }
}
