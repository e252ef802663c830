//! The cells of a board below its title: headings, seats, computed columns, sums, and the players who sit out.

use std::borrow::Cow;

use eframe::egui::Color32;

use super::cell_labels::{self, centre_count_text, derived_text, missing_score_reason, unusual_ending_text};
use super::grid_model::RoundModel;
use super::layout::{BlockColumn, SIT_OUTS_COLUMN, computed_column, computed_heading};
use crate::app::grid::{Align, CellStyle, CellTone, CellView};
use crate::app::views::shared_cells;
use crate::book::fields::{FieldValue, SeatColumnKind};
use crate::book::{
    Board, BoardColumn, BoardRef, CENTRES_ON_MAP, CellAddress, Ending, GameStage, Power, SeatColumn, SeatRef, Severity,
};
use crate::import::pasted_block::COMPUTED_SUFFIX;
use crate::import::{ColumnKind, column_kind};
use crate::input;
use crate::languages::rounded_in_window;
use crate::languages::window_sentences::{fields, round_tab as texts};

impl RoundModel<'_> {
    pub(super) fn heading_cell(&self, at: BoardRef, kind: usize) -> CellView<'_> {
        let (text, align): (Cow<'_, str>, Align) = match self.layout.kinds[kind] {
            BlockColumn::Power => (fields::power().into(), Align::Left),
            BlockColumn::Input(SeatColumn::Chart(year)) => (format!("’{:02}", year.0 % 100).into(), Align::Right),
            BlockColumn::Input(column) => (column.heading_in_window(), column_align(column)),
            BlockColumn::Computed(column) => (
                self.engine.system(at).and_then(|system| computed_heading(system, column)).unwrap_or_default().into(),
                Align::Right,
            ),
            BlockColumn::Score => (fields::score().into(), Align::Right),
        };
        let folded = self.layout.is_folded && self.layout.kinds[kind] == BlockColumn::Score;
        // A copy has the words and years that a paste and an import read, in every language.
        let copied = match self.layout.kinds[kind] {
            BlockColumn::Input(SeatColumn::Chart(year)) => Some(year.to_string().into()),
            BlockColumn::Input(column) => Some(column.name()),
            BlockColumn::Computed(column) => {
                let name = self.engine.system(at).and_then(|system| computed_column(system, column));
                name.map(|name| match column_kind(name) {
                    ColumnKind::Unknown => name.into(),
                    ColumnKind::Round | ColumnKind::Other => format!("{name}{COMPUTED_SUFFIX}").into(),
                })
            }
            BlockColumn::Power => Some("power".into()),
            BlockColumn::Score => Some("score".into()),
        };
        let hint = folded.then(|| texts::folded_columns().into());
        CellView { copied, hint, ..shared_cells::heading(text, align) }
    }

    /// The tint of the row of a power: the winner, the powers with the most centres, and eliminated powers.
    fn row_tint(&self, seat: SeatRef, board: &Board) -> Option<Color32> {
        if self.engine.stage(seat.board) == GameStage::NotStarted {
            return None;
        }
        let count = board.current_count(seat.power)?;
        let most = Power::ALL.into_iter().filter_map(|power| board.current_count(power)).max()?;
        match count {
            _ if board.soloist() == Some(seat.power) => Some(self.palette.soloist),
            0 => Some(self.palette.eliminated),
            _ if count == most => Some(self.palette.leader),
            _ => None,
        }
    }

    pub(super) fn seat_cell(&self, seat: SeatRef, board: &Board, kind: usize) -> CellView<'_> {
        let mut cell = self.untinted_seat_cell(seat, board, kind);
        let is_marked = self.marked_seat == Some(seat);
        cell.style.ground = if is_marked { Some(self.palette.remark_paper) } else { self.row_tint(seat, board) };
        let held = &board.seats[seat.power];
        cell.style.fill = held.colour.map(|colour| self.palette.fill(colour));
        if self.layout.kinds[kind] == BlockColumn::Input(SeatColumn::Player) {
            // The player’s own colour is seen on every board of the player.
            let person = held.player.and_then(|player| self.engine.book().person(player));
            shared_cells::fill_name(&mut cell, person, &self.palette);
            if self.layout.hides_notes() {
                shared_cells::mark_note(&mut cell, &held.note);
            }
            if is_marked {
                // The colour of the user can cover the ground.
                shared_cells::mark(&mut cell.style, Severity::Remark);
                let marked = texts::marked_for_swap();
                cell.hint = Some(cell.hint.take().map_or(marked.into(), |hint| format!("{marked}\n{hint}").into()));
            }
        }
        cell
    }

    fn untinted_seat_cell(&self, seat: SeatRef, board: &Board, kind: usize) -> CellView<'_> {
        match self.layout.kinds[kind] {
            BlockColumn::Power => {
                let mut cell = shared_cells::power(seat.power, &self.palette);
                // A copy has the words that a paste and an import read, in every language.
                cell.copied = Some(seat.power.name().into());
                cell.style.bold = board.soloist() == Some(seat.power);
                cell
            }
            BlockColumn::Input(column) => self.input_cell(seat, board, column),
            BlockColumn::Computed(column) => self.computed_cell(seat, board, Some(column)),
            BlockColumn::Score => self.computed_cell(seat, board, None),
        }
    }

    fn input_cell(&self, seat: SeatRef, board: &Board, column: SeatColumn) -> CellView<'_> {
        let mut style = CellStyle { align: column_align(column), ..CellStyle::default() };
        let mut hint = None;
        // A problem of the record of the board is marked at the player too.
        let own = self.view_cache.problem(CellAddress::Seat(seat, column));
        if let Some(at) = own.or_else(|| self.view_cache.record_problem(seat, column)) {
            let problem = &self.engine.problems()[at];
            shared_cells::mark(&mut style, problem.severity);
            hint = Some(problem.sentences().into());
        }
        let text = input::field_text(self.engine.book(), CellAddress::Seat(seat, column));
        let derived = text.is_empty().then(|| derived_text(board, seat.power, column)).flatten();
        if let Some(year_or_count) = derived {
            // An empty cell shows the value that the yearly counts give. Typing starts from an empty cell.
            style.italic = true;
            let running = matches!(self.engine.stage(seat.board), GameStage::Running(_));
            let from = if running { texts::from_yearly_counts_running() } else { texts::from_yearly_counts() };
            return CellView {
                text: year_or_count.into(),
                source: Some("".into()),
                style,
                editable: true,
                hint: hint.or(Some(from.into())),
                ..CellView::default()
            };
        }
        let full_seat = &board.seats[seat.power];
        if column == SeatColumn::Player
            && let Some(full) = cell_labels::incident_sentences(self.engine.book(), full_seat)
        {
            let hint = hint.map_or(full.clone(), |problem: Cow<'_, str>| format!("{problem}\n{full}"));
            let marks = cell_labels::incident_marks(self.engine.book(), full_seat);
            let (shown, hint) = (format!("{text}{marks}").into(), Some(hint.into()));
            return CellView { text: shown, source: Some(text), style, editable: true, hint, ..CellView::default() };
        }
        CellView { text, style, editable: true, hint, ..CellView::default() }
    }

    fn computed_cell(&self, seat: SeatRef, board: &Board, column: Option<usize>) -> CellView<'_> {
        let scores = self.engine.scores(seat.board);
        let decimals = match column {
            // A column of whole numbers has no decimals.
            Some(at) if !self.view_cache.has_fractions(seat.board.round, at) => 0,
            _ => scores.as_ref().map_or(2, |scores| scores.system.decimals),
        };
        let computed = scores.as_ref().and_then(|scores| match column {
            Some(at) if at + 1 < scores.system.columns.len() => scores.column(at, seat.power),
            Some(_) => None,
            None => scores.score(seat.power),
        });
        let blank_column = column.is_some_and(|at| scores.as_ref().is_some_and(|s| at + 1 >= s.system.columns.len()));
        let mut style = CellStyle { tone: CellTone::Computed, align: Align::Right, ..CellStyle::default() };
        style.italic = self.engine.is_provisional(seat.board);
        let mut hint = None;
        let mut value = computed;
        if column.is_none() {
            if let Some(ruling) = &board.seats[seat.power].ruling {
                value = Some(ruling.score);
                style.remark = true;
                style.bold = true;
                let was = computed.map(|score| rounded_in_window(score, decimals));
                hint = Some(match (ruling.reason.as_str(), was) {
                    ("", Some(was)) => texts::set_by_hand(&was).into(),
                    ("", None) => texts::set_by_hand_not_computed().into(),
                    (reason, Some(was)) => texts::set_by_hand_because(reason, &was).into(),
                    (reason, None) => texts::set_by_hand_because_not_computed(reason).into(),
                });
            } else if let Some(printed) = self.view_cache.printed_difference(seat) {
                style.remark = true;
                let printed = printed.to_string();
                hint = Some(match computed {
                    Some(score) => texts::file_says(&printed, &rounded_in_window(score, decimals)).into(),
                    None => texts::file_says_not_computed(&printed).into(),
                });
            }
        }
        let penalties = &board.seats[seat.power].penalties;
        if column.is_none() && !penalties.is_empty() {
            style.remark = true;
            let taken = crate::book::notation::penalties_text_in_window(penalties);
            let more = hint.map_or_else(String::new, |hint: Cow<'_, str>| format!("\n{hint}"));
            hint = Some((texts::before_penalties(&taken) + &more).into());
        }
        if column.is_none() && style.italic && hint.is_none() {
            hint = Some(if self.engine.asks_for_the_end(seat.board) {
                texts::provisional_ending().into()
            } else if self.engine.asks_for_the_last_year(seat.board) {
                texts::provisional_last_year().into()
            } else if board.has_unreadable_final_count() {
                texts::provisional_unreadable().into()
            } else {
                texts::provisional_running().into()
            });
        }
        let Some(value) = value else {
            let text = if blank_column { "" } else { "–" };
            let hint = hint
                .or_else(|| (!blank_column).then(|| missing_score_reason(board, seat.power, scores.as_ref()).into()));
            return CellView { text: text.into(), style, hint, ..CellView::default() };
        };
        CellView { style, hint, ..shared_cells::figure(value, decimals) }
    }

    pub(super) fn sit_outs_cell(&self, column: usize) -> CellView<'_> {
        match column {
            0 => CellView { copied: Some("sat out".into()), ..shared_cells::toned(texts::sat_out(), CellTone::Label) },
            SIT_OUTS_COLUMN => {
                let text = input::field_text(self.engine.book(), CellAddress::SitOuts(self.layout.round));
                CellView { hint: Some(texts::sat_out_hint().into()), ..shared_cells::input(text) }
            }
            _ => shared_cells::gap(),
        }
    }

    pub(super) fn total_cell(&self, at: BoardRef, board: &Board, kind: usize) -> CellView<'_> {
        let computed = CellStyle { tone: CellTone::Computed, align: Align::Right, ..CellStyle::default() };
        match self.layout.kinds[kind] {
            BlockColumn::Power => {
                CellView { copied: Some("total".into()), ..shared_cells::toned(texts::total(), CellTone::Label) }
            }
            BlockColumn::Input(SeatColumn::Player) => {
                let book = self.engine.book();
                let source = input::field_text(book, CellAddress::BoardCell(at, BoardColumn::Ending));
                let found = if self.engine.asks_for_the_end(at) {
                    texts::agreed_or_abandoned().into()
                } else {
                    unusual_ending_text(board, self.engine.stage(at))
                };
                let mut cell = CellView {
                    text: if source.is_empty() { found } else { source.clone() },
                    source: Some(source),
                    // A paste and an import read it, in every language.
                    copied: Some(board.ending.text(book).into_owned().into()),
                    style: CellStyle { italic: board.ending == Ending::Played, ..CellStyle::default() },
                    editable: true,
                    hint: Some(texts::ending_hint().into()),
                    ..CellView::default()
                };
                self.mark_problem(at, BoardColumn::Ending, &mut cell);
                if let Some(hint) = cell.hint.as_mut().filter(|_| self.engine.asks_for_the_end(at)) {
                    let hint = hint.to_mut();
                    hint.push('\n');
                    hint.push_str(texts::ending_keys());
                }
                cell
            }
            BlockColumn::Input(SeatColumn::Centres) => {
                let (_, severity) = centre_count_text(board, self.engine.stage(at));
                let started = self.engine.stage(at) != GameStage::NotStarted;
                CellView {
                    text: if started { board.centre_sum().to_string().into() } else { "".into() },
                    style: CellStyle {
                        problem: severity == Some(Severity::Error),
                        remark: severity == Some(Severity::Remark),
                        bold: true,
                        ..computed
                    },
                    hint: self.board_hint(at),
                    ..CellView::default()
                }
            }
            BlockColumn::Input(SeatColumn::Chart(year)) => {
                let chart = board.charts.iter().find(|chart| chart.year == year);
                let sum: u32 = chart.map_or(0, |chart| {
                    chart.centres.values().filter_map(crate::book::CellEntry::get).map(u32::from).sum()
                });
                CellView {
                    text: if sum == 0 { "".into() } else { sum.to_string().into() },
                    style: CellStyle { problem: sum > u32::from(CENTRES_ON_MAP), ..computed },
                    ..CellView::default()
                }
            }
            BlockColumn::Score => {
                let scores = Power::ALL.map(|power| self.engine.score(at.seat(power)));
                let decimals = self.engine.system(at).map_or(2, |system| system.decimals);
                let sum: Option<f64> = scores.into_iter().sum();
                CellView {
                    text: sum.map_or("".into(), |sum| rounded_in_window(sum, decimals).into()),
                    style: computed,
                    hint: sum.map(|_| texts::sum_of_scores().into()),
                    ..CellView::default()
                }
            }
            _ => CellView { style: computed, ..CellView::default() },
        }
    }
}

/// Numbers are aligned at the right.
const fn column_align(column: SeatColumn) -> Align {
    match column.description().kind {
        SeatColumnKind::Number => Align::Right,
        SeatColumnKind::Name | SeatColumnKind::Word | SeatColumnKind::Text => Align::Left,
    }
}
