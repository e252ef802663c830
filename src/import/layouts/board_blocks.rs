//! Reads a round's sheet with a block for each board: a title, a row of headings, a row for each power, a total.
//!
//! Blocks may be below each other or side by side, with the powers named once at the left or in every block. A block
//! whose headings are years is a supply centre chart.

use std::collections::HashSet;

use super::board_columns::{BoardBlock, BoardsSideBySide, boards_side_by_side};
use super::board_titles::{BoardTitle, SheetRounds, describe_boards, find_title, read_above};
use super::endings::{read_board_remark, read_title_remark};
use super::seat_row;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::typed_words::default_board_name;
use crate::book::{BoardRef, CellAddress, PerPower, Power, RoundIx};
use crate::import::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::draft_book::DraftBook;
use crate::import::heading_words;
use crate::import::heading_words::Heading;
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::LayoutTables;
use crate::import::title_words;
use crate::import::{FindingEffect, SheetAddress};

/// The most rows of a block: seven powers and a few superfluous rows.
const ROWS_OF_BLOCK: usize = 12;

/// Whether the sheet is a summary of many boards, such as the best result of each power: its name or its headings say so,
/// and no board has a title.
pub(in crate::import) fn is_summary(sheet: &RawSheet, tables: &[LayoutTables]) -> bool {
    let bands = boards_side_by_side(tables);
    let says_summary =
        |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| is_cell_word(word, CellWord::Summary));
    let first_row = bands.first().map_or(0, |band| band.heading_row);
    let above = || sheet.cells.range(0..sheet.row(first_row + 1).start).filter_map(|cell| cell.trimmed_text());
    let has_title = |text| title_words::parse_game_title(text).is_some() || title_words::find_round(text).is_some();
    bands.len() == 1
        && title_words::find_round(&sheet.name).is_none()
        && !above().any(has_title)
        && (says_summary(&sheet.name) || above().any(says_summary))
}

/// Reads boards side by side into a round. Gives them, and the row below them.
pub(in crate::import) fn read_boards_of_round(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    band: &BoardsSideBySide<'_>,
    round: RoundIx,
) -> (Vec<BoardRef>, u32) {
    let mut rounds = SheetRounds::known(round, band.heading_row);
    let mut boards = Vec::new();
    let mut read = HashSet::new();
    let mut last_row = band.heading_row;
    for block in &band.blocks {
        let (board, row) = read_block(draft, tracker, &mut rounds, &read, block, band.heading_row, 0);
        boards.push(board);
        read.insert(board);
        last_row = last_row.max(row);
    }
    (boards, last_row + 1)
}

/// Reads the boards of a sheet into its rounds. Gives the sentence about the recognised data.
pub(in crate::import) fn read_boards(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    tables: &[LayoutTables],
) -> String {
    let bands = boards_side_by_side(tables);
    let in_name = tables.first().and_then(|tables| tables.in_name.round.clone());
    let mut rounds = SheetRounds::find(tracker, &bands, in_name);
    let first_row = rounds.first_row;
    let mut boards = Vec::new();
    let mut read = HashSet::new();
    let mut free_from = 0;
    for band in &bands {
        // Cells inside the block above that look like headings belong to that block.
        if band.heading_row < free_from {
            continue;
        }
        let mut last_row = band.heading_row;
        for block in &band.blocks {
            let (board, row) = read_block(draft, tracker, &mut rounds, &read, block, band.heading_row, free_from);
            boards.push(board);
            read.insert(board);
            last_row = last_row.max(row);
        }
        free_from = last_row + 1;
    }
    let first_round = boards.first().map_or(RoundIx(0), |board| board.round);
    if draft.book.round(first_round).is_some() {
        read_above(draft, tracker, first_row, first_round, &boards);
    }
    describe_boards(draft, &boards)
}

/// Reads one board. Gives it, and the last row it used.
fn read_block(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    rounds: &mut SheetRounds,
    read: &HashSet<BoardRef>,
    block: &BoardBlock<'_>,
    heading_row: u32,
    free_from: u32,
) -> (BoardRef, u32) {
    let sheet = tracker.sheet;
    let title = find_title(tracker, block, heading_row, free_from);
    let in_title = title.as_ref().and_then(|title| title.round.as_deref());
    let round = rounds.round_of(draft, tracker, block, heading_row, in_title);
    let name = match &title {
        Some(title) => title.name.clone(),
        None => default_board_name(draft.book.rounds[round.0].boards.len()),
    };
    let first_heading = sheet.row_part(heading_row, &block.span).next().unwrap_or(sheet.row(heading_row).start);
    let cell = title.as_ref().map_or(first_heading, |title| title.cell);
    let board = draft.add_board_at(tracker, round, &name, cell, read);
    if let Some(BoardTitle { cell, rest, .. }) = title {
        draft.record_cell(tracker, cell, CellAddress::Board(board));
        for row in sheet.cell(cell).at.row..heading_row {
            for cell in sheet.row_part(row, &block.span) {
                read_board_remark(draft, tracker, cell, board);
            }
        }
        read_title_remark(draft, tracker, cell, board, &rest);
    } else {
        draft.unnamed_boards.push(board);
        draft.warn(tracker, cell, format!("this board has no title; it is called “{name}”."));
    }
    for cell in sheet.row_part(heading_row, &block.span) {
        let at = sheet.cell(cell).at;
        if block.columns.heading(at.column).is_some() || sheet.is_computed_below(at) {
            tracker.mark_not_needed(cell, NotNeededReason::Heading);
        }
    }
    let mut reader = BlockReader {
        block,
        board,
        listed: PerPower::default(),
        last_row: heading_row,
        counts_cell: None,
        total_cell: None,
    };
    for row in heading_row + 1..=heading_row + u32::try_from(ROWS_OF_BLOCK).unwrap_or(u32::MAX) {
        if !reader.read_row(draft, tracker, row) {
            break;
        }
    }
    // A problem of a whole board is mostly about its counts, so it points to their sum, else to the first of them.
    if let Some(cell) = reader.total_cell.or(reader.counts_cell) {
        draft.sources.replace(CellAddress::Board(board), tracker.index, sheet.cell(cell).at);
    }
    draft.sources.record(CellAddress::Board(board), tracker.index, sheet.cell(first_heading).at);
    seat_row::warn_of_missing(draft, tracker, board, first_heading, reader.listed);
    (board, reader.last_row)
}

/// Reads the rows below the headings of a board.
struct BlockReader<'b> {
    block: &'b BoardBlock<'b>,
    board: BoardRef,
    listed: PerPower<bool>,
    /// The last row that belongs to the board.
    last_row: u32,
    /// The first of the counts.
    counts_cell: Option<CellIndex>,
    /// The sum of the counts.
    total_cell: Option<CellIndex>,
}

impl BlockReader<'_> {
    /// Reads a row. Gives whether the board goes on below it.
    fn read_row(&mut self, draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, row: u32) -> bool {
        let sheet = tracker.sheet;
        if sheet.row(row).is_empty() {
            return self.goes_on_below(sheet, row);
        }
        let inside = sheet.row_part(row, &self.block.span);
        let power_cell = sheet.find(SheetAddress::new(row, self.block.powers));
        if inside.clone().chain(power_cell).any(|cell| is_total_label(sheet, cell)) {
            self.read_total(draft, tracker, row, power_cell);
            return false;
        }
        let Some(power_cell) = power_cell else {
            // A row of sums may have no label.
            let sums =
                inside.clone().all(|cell| sheet.cell(cell).formula) && self.listed.values().any(|listed| *listed);
            if sums && !inside.is_empty() {
                inside.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Total));
                self.total_cell = self.count_in(sheet, row);
                self.last_row = row;
            }
            return false;
        };
        let text = sheet.cell(power_cell).text();
        let is_next_board = title_words::parse_board_title(&text).is_some()
            || heading_words::heading_of_cell(sheet.cell(power_cell)) == Some(Heading::Power);
        if is_next_board {
            return false;
        }
        let Some(power) = Power::parse_in_column(&text) else {
            if self.listed.values().all(|listed| *listed) {
                return false;
            }
            self.last_row = row;
            draft.warn_of_unknown_power(tracker, power_cell);
            return true;
        };
        self.last_row = row;
        if self.listed[power] {
            let what = format!(
                "{} has two rows for {power}. The second row is not used and is kept among the unplaced cells; \
                 remove one of the two in the file and import it again.",
                draft.book.board_label(self.board)
            );
            draft.warn_of_effect(tracker, &[power_cell], FindingEffect::Refused, what);
            return true;
        }
        self.listed[power] = true;
        tracker.mark_understood(power_cell);
        self.counts_cell = self.counts_cell.or(self.count_in(sheet, row));
        seat_row::fill_seat(draft, tracker, self.board.seat(power), &self.block.columns, inside);
        true
    }

    /// The count in a row.
    fn count_in(&self, sheet: &RawSheet, row: u32) -> Option<CellIndex> {
        sheet.find(SheetAddress::new(row, self.block.columns.column(Heading::CENTRES)?))
    }

    /// Whether a blank row is inside the board: the next row has one of its missing powers.
    fn goes_on_below(&self, sheet: &RawSheet, blank_row: u32) -> bool {
        let next = sheet.find(SheetAddress::new(blank_row + 1, self.block.powers)).map(|cell| sheet.cell(cell));
        let power = next.and_then(|cell| Power::parse_in_column(cell.trimmed_text()?));
        power.is_some_and(|power| !self.listed[power]) && self.listed.values().any(|listed| *listed)
    }

    /// Reads a row of sums, and a check below it.
    fn read_total(
        &mut self,
        draft: &mut DraftBook,
        tracker: &mut CellStatusSheet<'_>,
        row: u32,
        power_cell: Option<CellIndex>,
    ) {
        let sheet = tracker.sheet;
        for cell in sheet.row_part(row, &self.block.span).chain(power_cell) {
            // The way how the game ended may be written beside the sum.
            read_board_remark(draft, tracker, cell, self.board);
            tracker.mark_not_needed(cell, NotNeededReason::Total);
        }
        self.total_cell = self.count_in(sheet, row);
        self.last_row = row;
        let mut next = sheet.row_part(row + 1, &self.block.span);
        if next.clone().any(|cell| is_total_label(sheet, cell)) {
            next.by_ref().for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Total));
            self.last_row = row + 1;
        }
    }
}

fn is_total_label(sheet: &RawSheet, cell: CellIndex) -> bool {
    sheet.cell(cell).trimmed_text().is_some_and(heading_words::is_total_label)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, CellEntry, Ending, Year};
    use crate::import::{Finding, FindingKind, ImportedFile, read_results};

    fn import(text: &str) -> ImportedFile {
        read_results(text.as_bytes(), "our.csv").unwrap()
    }

    fn warnings(import: &ImportedFile) -> Vec<String> {
        import.findings.iter().filter(|f| f.kind == FindingKind::Warning).map(Finding::to_string).collect()
    }

    fn board(book: &Book, at: usize) -> &Board {
        &book.rounds[0].boards[at]
    }

    /// Rows for the seven powers in this pattern. `@` means the power and `#` its number.
    fn seven(shape: &str) -> String {
        let rows = Power::ALL.map(|power| {
            let number = (power.index() + 1).to_string();
            shape.replace('@', power.name()).replace('#', &number)
        });
        rows.join("\n")
    }

    #[test]
    fn columns_are_read_in_any_order_and_titles_give_the_ending() {
        let text = format!(
            "Ronde 3\n\nTisch 1 - ended 1908,\nSpieler,Land,Punkte,Zentren\n{0}\n,Summe,,28\n\n\
             Tisch 2,conceded to France,ended 1907\nSpieler,Land,Punkte,Zentren\n{0}\n",
            seven("Player #,@,1.#,#")
        );
        let import = import(&text);
        assert_eq!(import.book.rounds[0].name, "3");
        let first = board(&import.book, 0);
        assert_eq!((first.name.as_str(), &first.end_year), ("1", &CellEntry::Value(Year(1908))));
        assert_eq!(first.seats[Power::France].printed_score, Some(1.3));
        assert_eq!(import.book.name_of(first.seats[Power::France].player), "Player 3");
        let second = board(&import.book, 1);
        assert_eq!((second.name.as_str(), second.ending), ("2", Ending::Conceded(Power::France)));
        assert_eq!(second.end_year, CellEntry::Value(Year(1907)));
        assert!(import.book.unplaced_cells.is_empty(), "{:?}", import.book.unplaced_cells);
    }

    #[test]
    fn boards_side_by_side_may_each_have_a_column_of_powers() {
        let text = format!("Board A,,,,Board B\nPower,Player,SC,,Power,Player,SC\n{}\n", seven("@,Ann #,4,,@,Ben #,#"));
        let import = import(&text);
        assert_eq!(import.book.rounds[0].boards.len(), 2);
        assert_eq!(board(&import.book, 1).name, "B");
        let turkey = &board(&import.book, 1).seats[Power::Turkey];
        assert_eq!((import.book.name_of(turkey.player), turkey.centres.get()), ("Ben 7", Some(7)));
    }

    #[test]
    fn rows_with_an_unknown_or_repeated_power_are_kept_with_a_warning() {
        let text = "Board A\nPower,Player,Centres\nAustria,Ann,5\nSpain,Ben,4\nAustria,Cem,3\nItaly,Dan,2\nSum,,14\n";
        let import = import(text);
        let messages = warnings(&import);
        assert!(messages.iter().any(|messages| messages.starts_with("our!A4: “Spain” is not a power")), "{messages:?}");
        assert!(
            messages.iter().any(|messages| messages.starts_with("our!A5: Round 1, board A has two rows for Austria")),
            "{messages:?}"
        );
        assert!(
            messages
                .iter()
                .any(|messages| messages.contains("has no row for England, France, Germany, Russia, Turkey")),
            "{messages:?}"
        );
        let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!(kept, ["Spain", "Ben", "4", "Austria", "Cem", "3"]);
        assert_eq!(import.book.people.len(), 2);
    }

    #[test]
    fn an_ending_above_the_boards_belongs_to_the_board_that_it_names() {
        let text =
            |remark: &str| format!("Our Con\n{remark}\n\n\n\nBoard A\nPower,Player,SC\n{}\n", seven("@,Ann #,4"));
        let named = import(&text("Board A was abandoned"));
        assert_eq!(board(&named.book, 0).ending, Ending::Abandoned);
        assert!(named.book.unplaced_cells.is_empty());
        let alone = import(&text("conceded to France"));
        assert_eq!(board(&alone.book, 0).ending, Ending::Conceded(Power::France));
        for remark in ["Board C was abandoned", "The game on board C was abandoned"] {
            let other = import(&text(remark));
            assert_eq!((board(&other.book, 0).ending, other.book.event.name.as_str()), (Ending::Played, "Our Con"));
            let kept: Vec<&str> = other.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
            assert_eq!(kept, [remark]);
            assert!(warnings(&other).iter().any(|told| told.contains("no board of this sheet has the name in it")));
        }
    }

    #[test]
    fn the_result_and_the_last_year_may_be_columns_of_a_block() {
        let rows = "Austria,Ann,0,eliminated,1907\nEngland,Ben,17,conceded to,1907\nFrance,Cid,17,,1907";
        let import = import(&format!("Board A\nPower,Player,SC,Result,Ended\n{rows}\n"));
        let board = board(&import.book, 0);
        assert_eq!((board.ending, board.end_year.get()), (Ending::Conceded(Power::England), Some(Year(1907))));
        assert!(import.book.unplaced_cells.is_empty(), "{:?}", import.book.unplaced_cells);
    }

    #[test]
    fn a_board_without_a_title_gets_a_letter() {
        let import = import(&format!("Power,Player,Centres\n{}\n", seven("@,Ann #,4")));
        assert_eq!(board(&import.book, 0).name, "A");
        assert!(warnings(&import).contains(&"our!A1: this board has no title; it is called “A”.".to_owned()));
    }

    #[test]
    fn unknown_columns_and_cells_beside_the_board_are_kept() {
        let text = format!("Board A,lunch at noon\nPower,Player,Centres,Mood\n{}\n", seven("@,Ann #,4,good"));
        let import = import(&text);
        let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!(kept, ["lunch at noon", "Mood", "good", "good", "good", "good", "good", "good", "good"]);
    }

    #[test]
    fn an_empty_seat_is_a_blank_or_a_dash() {
        let text = "Board A\nPower,Player,Centres,Out\nAustria,,5,-\nEngland,-,4,\nFrance,Ann,0,F1904\n";
        let import = import(text);
        let seats = &board(&import.book, 0).seats;
        assert_eq!((seats[Power::Austria].player, seats[Power::England].player), (None, None));
        assert_eq!(seats[Power::Austria].eliminated, CellEntry::Blank);
        assert_eq!(seats[Power::France].eliminated, CellEntry::Value(Year(1904)));
        assert!(import.book.unplaced_cells.is_empty());
    }
}
