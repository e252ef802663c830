//! Merges the boards that a file has twice: a seating sheet and a sheet of counts, or blocks and the same boards as a list.
//!
//! Boards of one round and name that differ in more than single cells are two boards, and both are kept.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::board_comparison::{BoardComparison, contradictions, is_blank, is_formula, name_of_value};
use super::deciding_board::DecidingReason;
use super::draft_book::{DraftBook, RepeatedBoard};
use super::old_copies::stage_of_sheet;
use crate::book::fields::FieldValue;
use crate::book::{
    Board, BoardColumn, BoardRef, Book, CellAddress, CellEntry, Centres, Chart, PerPower, Power, Seat, SeatColumn,
    SeatRef, UnplacedCell, Year,
};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::report::cell_sources::exchanged_address;
use crate::import::report::import_report::{Finding, FindingEffect, FindingKind};
use crate::languages::window_sentences::import_remarks as texts;
use crate::printable_text::printable_line;

/// Merges the boards that were read twice, and reports each of them. `sheets` are those of the file.
pub(in crate::import) fn merge_repeated_boards(draft: &mut DraftBook, sheets: &[RawSheet]) {
    let mut into: BTreeMap<BoardRef, BoardRef> = BTreeMap::new();
    let mut agreeing: Vec<(String, Vec<String>)> = Vec::new();
    let repeated = std::mem::take(&mut draft.repeated_boards);
    if repeated.is_empty() {
        return;
    }
    let place = |cell: &UnplacedCell| (cell.sheet.clone(), cell.cell.clone());
    let unplaced: HashSet<(String, String)> = draft.book.unplaced_cells.iter().map(place).collect();
    let mut merge =
        Merge { draft: &mut *draft, sheets, unplaced, forgotten: HashSet::new(), kept: BTreeSet::new(), reason: None };
    for RepeatedBoard { first, again, name, is_correction, sheet, at } in repeated {
        let first = into.get(&first).copied().unwrap_or(first);
        let label = merge.draft.book.board_label_in_window(first);
        let boards = merge.draft.book.board(first).zip(merge.draft.book.board(again));
        if !boards
            .is_some_and(|(first, again)| first.name == name && BoardComparison::of(first, again).is_board_again())
        {
            let what = match board_with_same_players(&merge.draft.book, again) {
                Some(other) => texts::board_with_players_of_other(&label, other),
                None => texts::board_with_other_results(&label),
            };
            merge.draft.warn_at(&sheet, Some(at), FindingEffect::Asked, what);
            continue;
        }
        // The board that decides takes the position of the other one.
        let of_first = merge.place_of(first);
        let known = of_first.as_ref().map_or(sheet.as_str(), |(known, _)| known);
        let mut reason = DecidingReason::find(
            [merge.is_struck_out(first), merge.is_struck_out(again)],
            is_correction,
            [known, &sheet].map(stage_of_sheet),
        );
        let mut place = (sheet.clone(), at);
        if reason.is_some_and(|(_, decides)| decides) {
            match of_first.filter(|_| first.round == again.round) {
                Some(of_first) => {
                    merge.exchange(first, again);
                    place = of_first;
                }
                // The first board stays where it is, so nothing has decided.
                None => reason = None,
            }
        }
        merge.reason = reason.map(|(reason, _)| reason);
        let differences = merge.merge_board(first, again, (&place.0, place.1));
        if merge.reason == Some(DecidingReason::StruckOut) {
            merge.forget_struck_out(again);
        }
        into.insert(again, first);
        if differences == 0 {
            // The boards of a sheet come one after the other.
            match agreeing.last_mut().filter(|(known, _)| *known == sheet) {
                Some((_, labels)) => labels.push(label),
                None => agreeing.push((sheet, vec![label])),
            }
        }
    }
    let Merge { forgotten, kept, .. } = merge;
    draft.sources.forget(&forgotten);
    take_from_recognised(&mut draft.findings, sheets, &kept);
    for (round, held) in draft.book.rounds.iter_mut().enumerate() {
        let mut boards = (0..).map(|board| BoardRef::new(round, board));
        held.boards.retain(|_| boards.next().is_some_and(|board| !into.contains_key(&board)));
    }
    draft.sources.merge_boards(&into);
    for (sheet, labels) in agreeing {
        let message = match &labels[..] {
            [one] => texts::board_twice_agrees(one),
            _ => texts::boards_twice_agree(labels.len(), &labels.join("; ")),
        };
        draft.warn_at(&sheet, None, FindingEffect::None, message);
    }
}

/// The name of another board of the round on which the same players have the same powers.
fn board_with_same_players(book: &Book, at: BoardRef) -> Option<&str> {
    let (board, round) = (book.board(at)?, book.round(at.round)?);
    let is_same = |other: &&Board| other.name != board.name && BoardComparison::of(board, other).has_same_players();
    round.boards.iter().find(is_same).map(|other| other.name.as_str())
}

/// The boards of a file while they are merged.
struct Merge<'a> {
    draft: &'a mut DraftBook,
    sheets: &'a [RawSheet],
    /// The sheet and the name of each cell that is unplaced already.
    unplaced: HashSet<(String, String)>,
    /// The parts whose cells are not used.
    forgotten: HashSet<CellAddress>,
    /// The cells of these parts, by the number of their sheet. They are kept word for word.
    kept: BTreeSet<(usize, SheetAddress)>,
    /// Why the first of the two boards that are being merged decides. `None` if only its place in the file says so.
    reason: Option<DecidingReason>,
}

/// A value that two boards have.
struct TwoValues<'v> {
    /// The name of the field in English.
    field: &'static str,
    values: [&'v dyn FieldValue; 2],
    addresses: [CellAddress; 2],
    is_same: bool,
}

impl TwoValues<'_> {
    /// The name of the value in a sentence: “centres of France”.
    fn name(&self) -> String {
        match self.addresses[0] {
            CellAddress::BoardCell(_, column) => column.name_in_window().to_owned(),
            CellAddress::Seat(seat, column) => name_of_value(seat.power, column),
            _ => self.field.to_owned(),
        }
    }
}

impl Merge<'_> {
    /// Exchanges the positions of two boards of a round.
    fn exchange(&mut self, first: BoardRef, second: BoardRef) {
        if let Some(round) = self.draft.book.rounds.get_mut(first.round.0).filter(|_| first.round == second.round) {
            round.boards.swap(first.board.0, second.board.0);
            self.draft.sources.exchange_boards(first, second);
            let forgotten = std::mem::take(&mut self.forgotten).into_iter();
            self.forgotten = forgotten.map(|address| exchanged_address(address, first, second)).collect();
        }
    }

    /// The sheet and the first known cell of a board.
    fn place_of(&self, board: BoardRef) -> Option<(String, SheetAddress)> {
        let (sheet, at) = self.cells_of(board).into_iter().next()?;
        Some((self.sheets.get(sheet)?.name.clone(), at))
    }

    /// The cells of the players and the centres of a board, with the numbers of their sheets.
    fn cells_of(&self, board: BoardRef) -> Vec<(usize, SheetAddress)> {
        let columns = [SeatColumn::Player, SeatColumn::Centres];
        let seats = Power::ALL.into_iter().flat_map(|power| columns.map(|column| (board.seat(power), column)));
        seats.filter_map(|(seat, column)| self.draft.sources.find_numbered(CellAddress::Seat(seat, column))).collect()
    }

    /// Whether all players and centres of a board are struck out.
    fn is_struck_out(&self, board: BoardRef) -> bool {
        let cells = self.cells_of(board);
        let is_struck_out = |(sheet, at): &(usize, SheetAddress)| {
            self.sheets.get(*sheet).is_some_and(|sheet| sheet.struck_out.contains(at))
        };
        !cells.is_empty() && cells.iter().all(is_struck_out)
    }

    /// Takes the cells of a struck-out board that is not read from those that are told to be read.
    fn forget_struck_out(&mut self, board: BoardRef) {
        /// A board has its title and its headings above its seats.
        const ROWS_ABOVE: u32 = 2;
        let cells = self.cells_of(board);
        let Some((sheet, first)) = cells.first().copied() else { return };
        let of_sheet = || cells.iter().filter(|(number, _)| *number == sheet).map(|(_, at)| *at);
        let span = |part: fn(SheetAddress) -> u32| {
            let start = part(first);
            of_sheet().map(part).fold((start, start), |(least, most), part| (least.min(part), most.max(part)))
        };
        let (rows, columns) = (span(|at| at.row), span(|at| at.column));
        // The powers stand beside the players, and the years beside the centres.
        let is_of_board = |at: &SheetAddress| {
            (rows.0.saturating_sub(ROWS_ABOVE)..=rows.1).contains(&at.row)
                && (columns.0.saturating_sub(1)..=columns.1 + 1).contains(&at.column)
        };
        for struck_out in self.draft.struck_out.iter_mut().filter(|struck_out| struck_out.sheet == sheet) {
            struck_out.read.retain(|at| !is_of_board(at));
        }
    }

    /// Fills the blanks of the first board with the values of the second. Gives the number of differences, each of which is
    /// reported. `place` is the second board in the file.
    fn merge_board(&mut self, first: BoardRef, again: BoardRef, place: (&str, SheetAddress)) -> usize {
        let (Some(mut board), Some(other)) =
            (self.draft.book.board(first).cloned(), self.draft.book.board(again).cloned())
        else {
            return 0;
        };
        let found_before = self.draft.findings.len();
        for field in board.differences(&other) {
            let column: BoardColumn = field.key();
            let two = TwoValues {
                field: column.description().field.name,
                values: [board.value(column), field.value()],
                addresses: [first, again].map(|at| CellAddress::BoardCell(at, column)),
                is_same: false,
            };
            if self.takes_second(&two, first, place) {
                board.set(field);
            }
        }
        for (power, other) in other.seats.iter() {
            self.merge_seat(&mut board.seats[power], other, [first.seat(power), again.seat(power)], place);
        }
        for Chart { year, centres } in &other.charts {
            self.merge_chart(&mut board, *year, centres, [first, again], place);
        }
        *self.draft.board_mut(first) = board;
        self.draft.findings.len() - found_before
    }

    fn merge_seat(&mut self, seat: &mut Seat, other: &Seat, at: [SeatRef; 2], place: (&str, SheetAddress)) {
        let contradicting: Vec<SeatColumn> = contradictions(seat, other).map(|field| field.key()).collect();
        for field in seat.differences(other) {
            let column = field.key();
            let both = !is_blank(seat.value(column)) && !is_blank(field.value());
            let two = TwoValues {
                field: column.description().long_name,
                values: [seat.value(column), field.value()],
                addresses: at.map(|seat| CellAddress::Seat(seat, column)),
                is_same: both && !contradicting.contains(&column),
            };
            if self.takes_second(&two, at[0].board, place) {
                seat.set(field);
            }
        }
    }

    fn merge_chart(
        &mut self,
        board: &mut Board,
        year: Year,
        counts: &PerPower<CellEntry<Centres>>,
        at: [BoardRef; 2],
        place: (&str, SheetAddress),
    ) {
        let column = SeatColumn::Chart(year);
        for (power, count) in counts.iter() {
            let known = board.seat_value(power, column);
            let two = TwoValues {
                field: column.description().long_name,
                values: [known, count],
                addresses: at.map(|board| CellAddress::Seat(board.seat(power), column)),
                is_same: known.text(&self.draft.book) == count.text(&self.draft.book),
            };
            if self.takes_second(&two, at[0], place) {
                board.chart_mut(year).centres[power].clone_from(count);
            }
        }
    }

    /// Whether the first board takes the value of the second, because it has none. A contradiction is reported, and the text
    /// that is not used is kept.
    fn takes_second(&mut self, two: &TwoValues<'_>, board: BoardRef, place: (&str, SheetAddress)) -> bool {
        let [known, again] = two.values;
        let fills = is_blank(known) && !is_blank(again);
        // A struck-out board gives no values to the board that counts.
        let takes = fills && self.reason != Some(DecidingReason::StruckOut);
        if fills && !takes {
            self.report_blank(two, board, place);
        }
        if is_formula(known) && takes {
            self.keep_word_for_word(two.addresses[0]);
        }
        if is_formula(again) {
            self.keep_word_for_word(two.addresses[1]);
        }
        if !(two.is_same || is_blank(known) || is_blank(again)) {
            self.report(two, board, place);
        }
        takes
    }

    /// Reports a value that only a struck-out board has.
    fn report_blank(&mut self, two: &TwoValues<'_>, board: BoardRef, (sheet, at): (&str, SheetAddress)) {
        let text = two.values[1].items_in_window(&self.draft.book).join("; ");
        let label = self.draft.book.board_label_in_window(board);
        let message = texts::blank_stays(&label, &printable_line(&text), &two.name());
        let cell = self.keep_word_for_word(two.addresses[1]);
        let (sheet, at) = cell.map_or((sheet, at), |(number, at)| (self.sheets[number].name.as_str(), at));
        self.draft.warn_at(sheet, Some(at), FindingEffect::None, message);
    }

    /// Reports a value that differs between two sheets.
    fn report(&mut self, two: &TwoValues<'_>, board: BoardRef, (sheet, at): (&str, SheetAddress)) {
        let book = &self.draft.book;
        let [known, text] = two.values.map(|value| value.items_in_window(book).join("; "));
        // “The centres of France are 6, and here they are 7.”
        let is_plural = two.field.split(" of ").next().is_some_and(|noun| noun.ends_with('s'));
        let is = if is_plural { "are" } else { "is" };
        let reason = self.reason.map_or("none", DecidingReason::key);
        let other = self.cell_of(two.addresses[0]).and_then(|(number, _)| self.sheets.get(number));
        let is_here = other.is_some_and(|other| other.name == sheet);
        let say = if is_here { texts::value_differs_on_sheet } else { texts::value_differs_on_sheets };
        let message = say(&book.board_label_in_window(board), &two.name(), is, &known, &text, reason);
        let is_result =
            two.addresses.iter().any(|at| matches!(at, CellAddress::Seat(_, SeatColumn::Player | SeatColumn::Centres)));
        let effect = if is_result && self.reason.is_none() { FindingEffect::Asked } else { FindingEffect::None };
        let cell = self.keep_word_for_word(two.addresses[1]);
        let (sheet, at) = cell.map_or((sheet, at), |(number, at)| (self.sheets[number].name.as_str(), at));
        self.draft.warn_at(sheet, Some(at), effect, message);
    }

    /// Keeps the text of the cell whose value is not used. Gives the cell.
    fn keep_word_for_word(&mut self, address: CellAddress) -> Option<(usize, SheetAddress)> {
        let (number, at) = self.cell_of(address)?;
        let sheet = self.sheets.get(number)?;
        let cell = sheet.find(at)?;
        self.forgotten.insert(address);
        if self.kept.insert((number, at)) {
            let text = sheet.cell(cell).text().into_owned();
            let (file, place) = (self.draft.file.clone(), (sheet.name.clone(), at.to_string()));
            if !self.unplaced.contains(&place) {
                let (sheet, cell) = place;
                self.draft.book.unplaced_cells.push(UnplacedCell { file, sheet, cell, text });
            }
        }
        Some((number, at))
    }

    /// The cell of a value. A remark beside a count is in the cell of the count, and a substitute in that of the player.
    fn cell_of(&self, address: CellAddress) -> Option<(usize, SheetAddress)> {
        let find = |address| self.draft.sources.find_numbered(address);
        find(address).or_else(|| match address {
            CellAddress::Seat(seat, SeatColumn::Note) => find(CellAddress::Seat(seat, SeatColumn::Centres)),
            CellAddress::Seat(seat, SeatColumn::Substitutes) => find(CellAddress::Seat(seat, SeatColumn::Player)),
            _ => None,
        })
    }
}

/// Takes the cells that are unplaced now from those that were recognised.
fn take_from_recognised(findings: &mut [Finding], sheets: &[RawSheet], kept: &BTreeSet<(usize, SheetAddress)>) {
    for (number, sheet) in sheets.iter().enumerate() {
        let cells: BTreeSet<SheetAddress> = kept
            .range((number, SheetAddress::default())..(number + 1, SheetAddress::default()))
            .map(|(_, at)| *at)
            .collect();
        if cells.is_empty() {
            continue;
        }
        for finding in findings.iter_mut().filter(|finding| finding.sheet == sheet.name) {
            if finding.kind == FindingKind::Recognised {
                finding.cells = SheetRange::without(&finding.cells, &cells);
            }
        }
    }
}
