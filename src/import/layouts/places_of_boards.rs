//! Where the boards of a sheet stand. This is kept while the found boards are entered and given back, for what stands between and below
//! them.

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

use crate::book::{BoardRef, Power};
use crate::import::FindingEffect;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::draft::draft_book::DraftBook;
use crate::import::draft::endings::read_board_remark;
use crate::import::recipe::{FoundBoard, FoundSeat, SeatValue};
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::words::board_remarks::{BoardRemark, parse_remarks, speaks_of_ending};
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;
use crate::languages::window_sentences::import_tables as texts;
use crate::own_workbook::draw_lines::has_draw_lines;

/// Where one board stands.
struct PlaceOfBoard {
    board: BoardRef,
    /// The columns of its cells, in order.
    columns: Box<[u32]>,
    /// The row of its last cell.
    last: u32,
}

/// The rows of a board between which there are others.
struct BoardWithGaps {
    board: BoardRef,
    rows: Range<u32>,
    /// What its columns hold.
    headings: Vec<(u32, Heading)>,
    columns_of_powers: BTreeSet<u32>,
}

/// Where the boards of a sheet stand.
#[derive(Default)]
pub(super) struct PlacesOfBoards {
    places: Vec<PlaceOfBoard>,
    with_gaps: Vec<BoardWithGaps>,
    /// The columns of all boards.
    columns: BTreeSet<u32>,
    /// The rows with values of boards.
    rows: Vec<u32>,
}

impl PlacesOfBoards {
    /// Adds the place of a board.
    pub(super) fn add(&mut self, sheet: &RawSheet, found: &FoundBoard, board: BoardRef) {
        let used = || found.seats.values().flatten().flat_map(|seat| &seat.used).copied();
        let cells = || used().chain(found.values().map(|value| value.cell));
        let column = |cell: CellIndex| sheet.address_of(cell).column;
        let Some(last) = cells().max() else { return };
        let mut columns: Vec<u32> = cells().map(column).collect();
        columns.sort_unstable();
        columns.dedup();
        self.columns.extend(&columns);
        self.places.push(PlaceOfBoard { board, columns: columns.into(), last: sheet.address_of(last).row });
        let mut rows: Vec<u32> = found.values().map(|value| sheet.address_of(value.cell).row).collect();
        rows.sort_unstable();
        rows.dedup();
        let (Some(&first), Some(&last)) = (rows.first(), rows.last()) else { return };
        self.rows.extend(&rows);
        if rows.len() < (last - first + 1) as usize && !is_of_cards(found) {
            // A text in the column of the powers is told as no power.
            let is_power = |cell: &CellIndex| {
                sheet.cell(*cell).trimmed_text().is_some_and(|text| Power::parse_in_column(text).is_some())
            };
            self.with_gaps.push(BoardWithGaps {
                board,
                rows: first..last,
                headings: found.values().map(|value| (column(value.cell), value.heading)).collect(),
                columns_of_powers: used().filter(is_power).map(column).collect(),
            });
        }
    }

    /// The first row with a value of a board.
    pub(super) fn first_row(&self) -> Option<u32> {
        self.rows.iter().min().copied()
    }

    /// Reads the remarks in the rows directly below each board and its sums, if nothing else is in these rows.
    pub(super) fn read_remarks_below(
        &self,
        draft: &mut DraftBook,
        tracker: &mut CellStatusSheet<'_>,
        sums: &HashSet<CellIndex>,
    ) {
        let sheet = tracker.sheet;
        let is_remark = |cell: &CellIndex| sheet.cell(*cell).trimmed_text().is_some_and(is_remark_below);
        for PlaceOfBoard { board, columns, last } in &self.places {
            // Below boards beside each other, each has its own remark.
            let is_of_board = |cell: &CellIndex| {
                let column = sheet.address_of(*cell).column;
                columns.contains(&column) || !self.columns.contains(&column)
            };
            for row in last + 1.. {
                let below: Vec<CellIndex> = sheet.row(row).filter(is_of_board).collect();
                if below.is_empty() || !below.iter().all(|cell| sums.contains(cell) || is_remark(cell)) {
                    break;
                }
                for cell in below.into_iter().filter(|cell| tracker.is_unread(*cell)).collect::<Vec<_>>() {
                    read_board_remark(draft, tracker, cell, *board);
                }
            }
        }
    }

    /// Warns of the rows between those of a board that have values of a seat and no power.
    pub(super) fn warn_of_rows_without_power(&self, draft: &mut DraftBook, tracker: &CellStatusSheet<'_>) {
        if self.with_gaps.is_empty() {
            return;
        }
        let sheet = tracker.sheet;
        let mut rows_of_boards = self.rows.clone();
        rows_of_boards.sort_unstable();
        let is_of_board = |row: u32| rows_of_boards.binary_search(&row).is_ok();
        let column = |cell: &CellIndex| sheet.address_of(*cell).column;
        for BoardWithGaps { board, rows, headings, columns_of_powers } in &self.with_gaps {
            let heading = |cell: &CellIndex| headings.iter().rev().find(|of| of.0 == column(cell)).map(|of| of.1);
            for (_, cells) in sheet.rows_between(rows.clone()).filter(|(row, _)| !is_of_board(*row)) {
                if cells.clone().any(|cell| columns_of_powers.contains(&column(&cell))) {
                    continue;
                }
                let is_value = |cell: &CellIndex| heading(cell).is_some() && tracker.is_unread(*cell);
                let unread: Vec<CellIndex> = cells.filter(is_value).collect();
                let is_count = |cell: &CellIndex| matches!(heading(cell), Some(Heading::CENTRES | Heading::Chart(_)));
                if unread.len() > 1 || unread.iter().any(is_count) {
                    let what = texts::row_without_power(&draft.book.board_label_in_window(*board));
                    draft.warn_of_effect(tracker, &unread, FindingEffect::Refused, what);
                }
            }
        }
    }
}

/// Whether each power of a board stands in the cell of its count, below its player, as on cards.
fn is_of_cards(board: &FoundBoard) -> bool {
    let is_card = |seat: &FoundSeat| {
        let is_apart = |value: &SeatValue| value.heading.is_name() != seat.used.contains(&value.cell);
        seat.used.len() == 1 && seat.values.iter().all(is_apart)
    };
    board.seats.values().flatten().all(is_card)
}

/// Whether a text below a board is a remark about it, and no title of the next: “Game ended 1908” is no title of a game, and
/// “Game 5 ended 1908” is one.
fn is_remark_below(text: &str) -> bool {
    let read = parse_remarks(text, false);
    let may_be_title = title_words::find_round(text).is_some() || title_words::parse_game_title(text).is_some();
    let is_known = !read.remarks.is_empty()
        && (read.rest.is_empty() || !may_be_title || read.remarks.contains(&BoardRemark::Void));
    is_known || !may_be_title && speaks_of_ending(text) || has_draw_lines(text)
}

/// Finds boards without names that follow others of their round directly, so that only the order of the rows tells them apart.
#[derive(Default)]
pub(super) struct BoardsInOrder {
    /// The round of the board before, and the row below it.
    end_of_last: Option<(Option<String>, u32)>,
    first_without_gap: Option<CellIndex>,
}

impl BoardsInOrder {
    pub(super) fn add(&mut self, sheet: &RawSheet, board: &FoundBoard) {
        let row = |cell: CellIndex| sheet.address_of(cell).row;
        let cells = || board.values().map(|value| value.cell);
        let first = cells().min_by_key(|cell| row(*cell));
        let round = board.round.as_ref().map(|round| round.name.as_str());
        let is_next = |(of, end): &(Option<String>, u32)| of.as_deref() == round && first.map(row) == Some(*end);
        if board.board.is_none() && self.end_of_last.as_ref().is_some_and(is_next) {
            self.first_without_gap = self.first_without_gap.or(first);
        }
        self.end_of_last = cells().map(row).max().map(|last| (round.map(str::to_owned), last + 1));
    }

    /// The first cell of the first such board.
    pub(super) const fn first_without_gap(&self) -> Option<CellIndex> {
        self.first_without_gap
    }
}
