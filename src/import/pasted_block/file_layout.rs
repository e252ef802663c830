//! Reads a block with whole boards in the layouts of files, and finds the boards of the round that it names.

use super::round_boards::is_same_round;
use super::row_kinds::sum_in;
use super::{ClipboardCells, PastedBlock, PastedInto, RoundBoards, RoundPaste};
use crate::book::count_notation::parse_count_cell;
use crate::book::fields::SeatColumnKind;
use crate::book::typed_words::{is_dash, single_spaced};
use crate::book::{Board, BoardColumn, BoardRef, CellAddress, Power, Round, SeatColumn, SeatRef, fold_name};
use crate::import::cells::raw_cells::parse_number;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::report::import_report::{Finding, FindingCause, FindingEffect, FindingKind};
use crate::import::whole_file::imported_file::ImportedFile;
use crate::import::whole_file::read_into_draft_book::results_of_sheets;
use crate::import::words::{heading_words, title_words};
use crate::languages::window_sentences::import_paste as texts;

/// Reads the block like a file. `None` if no layout of files fits it, or if most of it would have no place.
pub(super) fn read(cells: &ClipboardCells, paste: &RoundPaste<'_>) -> Option<PastedBlock> {
    let round = paste.book.round(paste.round)?;
    if let Some(other) = other_round(cells, round) {
        return Some(PastedBlock::refused(texts::names_another_round(&other, &round.title_in_window())));
    }
    // Boards without a round of their own belong to the round of the sheet.
    let sheets = SheetsOfFile { file: "pasted block".to_owned(), sheets: vec![cells.sheet(&round.title())] };
    let import = results_of_sheets(&sheets).ok()?;
    import.book.boards().next()?;
    let reader = FileBlock { cells, paste, import: &import, round };
    let computed = reader.computed_cells();
    if (import.book.unplaced_cells.len() - computed.len()) * 2 > cells.filled_count() {
        return None;
    }
    let block = reader.place(&computed);
    (!block.placed.is_empty() || !block.unplaced.is_empty()).then_some(block)
}

/// The title of another round, if titles in the block name rounds and none of them is this round.
fn other_round(cells: &ClipboardCells, round: &Round) -> Option<String> {
    let mut others = None;
    for row in 0..cells.rows.len() {
        let mut filled = cells.filled(row);
        let (Some(first), second, third) = (filled.next(), filled.next(), filled.next()) else { continue };
        // A title stands nearly alone in its row.
        if second.is_some() && third.is_some() {
            continue;
        }
        let text = cells.text(row, first);
        let game = title_words::parse_game_title(text).map(|title| title.round.map(str::to_owned));
        let named = game.unwrap_or_else(|| title_words::find_round(text).map(|(name, _)| name));
        match named {
            Some(name) if is_same_round(&name, round) => return None,
            Some(name) => {
                others = others.or_else(|| Some(Round { name, ..Round::default() }.title_in_window()));
            }
            None => {}
        }
    }
    others
}

/// A block that was read in the layout of a file.
struct FileBlock<'a> {
    cells: &'a ClipboardCells,
    paste: &'a RoundPaste<'a>,
    import: &'a ImportedFile,
    round: &'a Round,
}

impl FileBlock<'_> {
    fn place(&self, computed: &[SheetAddress]) -> PastedBlock {
        let mut block = PastedBlock::default();
        let mut boards = RoundBoards::new(self.paste);
        let mut used: Vec<BoardRef> = Vec::new();
        let mut next = self.paste.board;
        let mut rows = 0;
        let mut scores = 0;
        for (at, board) in self.import.book.boards() {
            let of_round = self.import.book.round(at.round).is_some_and(|round| {
                is_same_round(&round.name, self.round) || fold_name(&round.name) == fold_name(&self.round.title())
            });
            let first_row = self.row_of(CellAddress::Board(at));
            if !of_round {
                let label = self.import.book.board_label_in_window(at);
                block.leave_out(first_row, &label, texts::board_of_another_round(&self.round.title_in_window()));
                continue;
            }
            let line_above = self.line_above(&boards, &board.name);
            let target = if self.import.unnamed_boards.contains(&at) || line_above.is_some() {
                next += 1;
                boards.at(next - 1)
            } else {
                boards.named(&board.name)
            };
            if let Some(row) = line_above {
                block.leave_out(row, self.cells.text(row, 0), texts::row_names_no_power());
            }
            if used.contains(&target) {
                let label = self.import.book.board_label_in_window(at);
                block.leave_out(first_row, &label, texts::board_twice(&board.name));
                continue;
            }
            used.push(target);
            for power in Power::ALL {
                rows += usize::from(self.place_seat(&mut block, at.seat(power), board, target.seat(power)));
                let seat = &board.seats[power];
                scores += usize::from(seat.printed_score.is_some()) + usize::from(seat.ruling.is_some());
            }
            if let Some((row, text, sum)) = self.wrong_sum(at, board) {
                block.leave_out_wrong_sum(row, text, sum);
            }
            for column in [BoardColumn::LastYear, BoardColumn::Ending] {
                let value = board.value(column);
                if !value.is_blank() {
                    let text = value.text(&self.import.book).into_owned();
                    block.place(first_row, PastedInto::Cell(CellAddress::BoardCell(target, column)), text);
                }
            }
        }
        for cell in &self.import.book.unplaced_cells {
            let Some(at) = SheetAddress::parse(&cell.cell) else { continue };
            if !computed.contains(&at) {
                block.leave_out(index(at.row), &cell.text, self.reason_of(at));
            }
        }
        block.note_not_needed(scores + computed.len(), 0);
        block.new_boards = boards.new;
        block.summary = texts::rows_find_seats_on_boards(rows, used.len());
        block
    }

    /// The printed sum below the counts of a board, if it is wrong: its row, its text, and the right sum.
    fn wrong_sum(&self, at: BoardRef, board: &Board) -> Option<(usize, &str, u32)> {
        let counts = Power::ALL.map(|power| board.current_count(power).map(u32::from));
        let sum = counts.into_iter().sum::<Option<u32>>()?;
        let cell = |power| {
            let seat = CellAddress::Seat(at.seat(power), SeatColumn::Centres);
            Some(self.import.cell_sources.find_exact(seat)?.1)
        };
        let cells: Option<Vec<SheetAddress>> = Power::ALL.into_iter().map(cell).collect();
        let last = cells.as_ref()?.iter().max_by_key(|cell| cell.row)?;
        let (row, column) = (index(last.row) + 1, index(last.column));
        let is_total = |column| heading_words::is_total_label(self.cells.text(row, column));
        let is_in_column = cells.iter().flatten().all(|cell| cell.column == last.column);
        let text = self.cells.text(row, column);
        let is_wrong = sum_in(text).is_some_and(|printed| printed != f64::from(sum));
        (is_in_column && is_wrong && self.cells.filled(row).any(is_total)).then_some((row, text, sum))
    }

    /// The row of a line above the seats that was taken for the name of their board: “the result:”. `None` for a board of the round, and
    /// for a title with a word for a board.
    fn line_above(&self, boards: &RoundBoards<'_>, name: &str) -> Option<usize> {
        if boards.find(name).is_some() {
            return None;
        }
        let is_line = |row: &usize| {
            let line = self.cells.text(*row, 0).strip_suffix(':');
            line.is_some_and(|line| fold_name(line) == fold_name(name)) && self.cells.filled(*row).eq([0])
        };
        let row = (0..self.cells.rows.len()).find(is_line)?;
        title_words::parse_board_title(self.cells.text(row, 0)).is_none().then_some(row)
    }

    /// Places the values of a seat. Returns whether there is any.
    fn place_seat(&self, block: &mut PastedBlock, from: SeatRef, board: &Board, to: SeatRef) -> bool {
        let charts: Vec<SeatColumn> = board.charts.iter().map(|chart| SeatColumn::Chart(chart.year)).collect();
        let before = block.placed.len();
        let mut notes_of_counts: Vec<String> = Vec::new();
        // The other columns are computed or set by commands.
        let typed = SeatColumn::ALL.into_iter().filter(|column| column.is_typed());
        for column in typed.chain(charts) {
            let value = board.seat_value(from.power, column);
            if value.is_blank() {
                if column == SeatColumn::Eliminated && self.import.recipe.names_eliminations() {
                    let row = self.row_of(CellAddress::Seat(from, SeatColumn::Centres));
                    let count = board.current_count(from.power).map(|count| count.to_string()).unwrap_or_default();
                    block.clear_elimination(row, to, Some(&count));
                }
                continue;
            }
            let mut text = value.text(&self.import.book).into_owned();
            let source = self.import.cell_sources.find_exact(CellAddress::Seat(from, column));
            let raw = source.map(|(_, at)| self.cells.text(index(at.row), index(at.column)));
            // The mark of a count is added to the note of the seat. It replaces no note.
            let count = raw.filter(|_| column == SeatColumn::Centres).and_then(parse_count_cell);
            if let (Some(raw), Some(note)) = (raw, count.map(|read| read.note()).filter(|note| !note.is_empty())) {
                notes_of_counts.push(note);
                raw.clone_into(&mut text);
            }
            if column == SeatColumn::Note && notes_of_counts.contains(&text) {
                continue;
            }
            if column == SeatColumn::Player {
                // The spelling in the row decides, and not that of an earlier row.
                if let Some(raw) = raw.filter(|raw| fold_name(raw) == fold_name(&text)) {
                    text = single_spaced(raw);
                }
            } else if let Some(raw) = raw.filter(|raw| is_number(column) && !raw.contains(&text)) {
                block.notes.push(texts::text_is_read_as(raw, &text));
            }
            let row = self.row_of(CellAddress::Seat(from, column));
            block.place(row, PastedInto::Cell(CellAddress::Seat(to, column)), text);
        }
        block.placed.len() > before
    }

    /// The row of the block that a part of the draft came from.
    fn row_of(&self, address: CellAddress) -> usize {
        self.import.cell_sources.find_nearest(address).map_or(0, |(_, at)| index(at.row))
    }

    /// Why a cell has no place.
    fn reason_of(&self, at: SheetAddress) -> String {
        let covers = |finding: &&Finding| {
            finding.kind == FindingKind::Warning && finding.cells.iter().any(|range| range.contains(at))
        };
        // A row that is not used is told at its power.
        let row_start = |finding: &&Finding| {
            finding.effect == FindingEffect::Refused
                && finding.cells.iter().any(|range| range.first == range.last && range.first.row == at.row)
        };
        let findings = &self.import.findings;
        let found = findings.iter().find(covers).or_else(|| findings.iter().find(row_start));
        let Some(finding) = found else { return texts::no_part_of_known_board().to_owned() };
        // What a finding says of a file is not true of a block.
        let of_block = match finding.cause {
            FindingCause::NotAPower => texts::row_of_unknown_power,
            FindingCause::NotAPlace
            | FindingCause::NotAScore
            | FindingCause::NotYesOrNo
            | FindingCause::NotAnEnding
            | FindingCause::FootnoteMark
            | FindingCause::SignInName
            | FindingCause::PlaceBesideName
            | FindingCause::OwnSentence => texts::cell_not_pasted,
        };
        of_block(finding.first_sentence())
    }

    /// The unplaced cells of columns that Topboard computes.
    fn computed_cells(&self) -> Vec<SheetAddress> {
        let is_computed = |at: &SheetAddress| {
            (0..=index(at.row)).rev().map(|row| self.cells.text(row, index(at.column))).find_map(|text| {
                let is_figure = text.is_empty() || is_dash(text) || parse_number(text).is_some();
                (!is_figure).then(|| self.paste.is_computed_heading(text))
            }) == Some(true)
        };
        let unplaced = self.import.book.unplaced_cells.iter();
        unplaced.filter_map(|cell| SheetAddress::parse(&cell.cell)).filter(is_computed).collect()
    }
}

fn index(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// Whether the cells of a column hold numbers.
fn is_number(column: SeatColumn) -> bool {
    column.description().kind == SeatColumnKind::Number
}
