//! Reads a round's sheet with a block for each board: a title, a row of headings, a row for each power, a total.
//!
//! Blocks may be below each other or side by side, with the powers named once at the left or in every block. A block
//! whose headings are years is a supply centre chart.

use std::ops::Range;

use super::board_titles::{
    BoardTitle, SheetRounds, describe_boards, find_title, read_above, read_board_remark, read_title_remark,
};
use super::seat_row;
use super::seat_row::TableColumns;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::typed_words::default_board_name;
use crate::book::{BoardRef, CellAddress, PerPower, Power, RoundIx};
use crate::import::draft_book::{CellStatusSheet, DraftBook, NotNeededReason};
use crate::import::heading_words;
use crate::import::heading_words::Heading;
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::{FoundTable, LayoutTables, Part, TableColumn, TableLayout};
use crate::import::{FindingEffect, SheetAddress};

/// The most rows of a block: seven powers and a few superfluous rows.
const ROWS_OF_BLOCK: usize = 12;

/// Boards side by side, with their headings in one row.
#[derive(Debug)]
pub(crate) struct BoardsSideBySide<'a> {
    pub heading_row: u32,
    pub(super) blocks: Vec<BoardBlock<'a>>,
}

/// The columns of one board.
#[derive(Debug)]
pub(super) struct BoardBlock<'a> {
    pub layout: &'a TableLayout,
    /// The columns of the sheet that belong to the board, titles included.
    pub span: Range<u32>,
    powers: u32,
    pub columns: TableColumns,
}

impl<'a> BoardBlock<'a> {
    /// `None` for a table without a column of powers.
    fn of_table(table: &FoundTable, layout: &'a TableLayout) -> Option<Self> {
        let is_of_powers = |column: &&TableColumn| layout.columns[column.rule].cell.has(Part::POWER);
        let powers = table.columns.iter().find(is_of_powers)?.place;
        Some(BoardBlock { layout, span: table.span.clone(), powers, columns: TableColumns::of_table(table, layout) })
    }
}

/// The boards of descriptions, by their rows of headings.
pub(in crate::import) fn boards_side_by_side<'a>(tables: &[LayoutTables<'a>]) -> Vec<BoardsSideBySide<'a>> {
    let all = tables.iter().flat_map(|of_layout| of_layout.tables.iter().map(|table| (table, of_layout.layout)));
    let mut blocks: Vec<(u32, BoardBlock<'_>)> =
        all.filter_map(|(table, layout)| Some((table.heading_line?, BoardBlock::of_table(table, layout)?))).collect();
    blocks.sort_by_key(|(row, block)| (*row, block.columns.first_column()));
    let mut bands: Vec<BoardsSideBySide<'_>> = Vec::new();
    for (heading_row, block) in blocks {
        match bands.last_mut().filter(|band| band.heading_row == heading_row) {
            Some(band) => band.blocks.push(block),
            None => bands.push(BoardsSideBySide { heading_row, blocks: vec![block] }),
        }
    }
    // Boards of several descriptions side by side: each ends where the next begins.
    for band in &mut bands {
        for index in 1..band.blocks.len() {
            let Some(start) = band.blocks[index].columns.first_column() else { continue };
            band.blocks[index].span.start = start;
            band.blocks[index - 1].span.end = band.blocks[index - 1].span.end.min(start);
        }
    }
    bands
}

/// Whether the sheet is a summary of many boards, such as the best result of each power: its name or its headings say so,
/// and no board has a title.
pub(in crate::import) fn is_summary(sheet: &RawSheet, tables: &[LayoutTables<'_>]) -> bool {
    let bands = boards_side_by_side(tables);
    let says_summary =
        |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| is_cell_word(word, CellWord::Summary));
    let first_row = bands.first().map_or(0, |band| band.heading_row);
    let above = || sheet.cells.range(0..sheet.row(first_row + 1).start).filter_map(|cell| cell.trimmed_text());
    let has_title = |text| heading_words::parse_game_title(text).is_some() || heading_words::find_round(text).is_some();
    bands.len() == 1
        && heading_words::find_round(&sheet.name).is_none()
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
    let mut last_row = band.heading_row;
    for block in &band.blocks {
        let (board, row) = read_block(draft, tracker, &mut rounds, &boards, block, band.heading_row, 0);
        boards.push(board);
        last_row = last_row.max(row);
    }
    (boards, last_row + 1)
}

/// Reads the boards of a sheet into its rounds. Gives the sentence about the recognised data.
pub(in crate::import) fn read_boards(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    tables: &[LayoutTables<'_>],
) -> String {
    let bands = boards_side_by_side(tables);
    let in_name = tables.first().and_then(|tables| tables.in_name.round.clone());
    let mut rounds = SheetRounds::find(tracker, &bands, in_name);
    let first_row = rounds.first_row;
    let mut boards = Vec::new();
    let mut free_from = 0;
    for band in &bands {
        // Cells inside the block above that look like headings belong to that block.
        if band.heading_row < free_from {
            continue;
        }
        let mut last_row = band.heading_row;
        for block in &band.blocks {
            let (board, row) = read_block(draft, tracker, &mut rounds, &boards, block, band.heading_row, free_from);
            boards.push(board);
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
    read: &[BoardRef],
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
    if let Some(known) = draft.find_board(round, &name) {
        let cell = title.as_ref().map_or(sheet.row(heading_row).start, |title| title.cell);
        if read.contains(&known) {
            draft.warn(
                tracker,
                cell,
                format!(
                    "this round already has a board “{name}”, and both are kept. Rename one of the two after the \
                     import."
                ),
            );
        } else {
            draft.note_repeated_board(tracker, known, &name, cell);
        }
    }
    let board = draft.add_board(round, &name);
    if let Some(BoardTitle { cell, rest, .. }) = title {
        draft.record_cell(tracker, cell, CellAddress::Board(board));
        let from = sheet.cell(cell).at.row;
        let whole = sheet.row(from).start..sheet.row(heading_row).start;
        for cell in whole.filter(|&cell| block.span.contains(&sheet.cell(cell).at.column)) {
            read_board_remark(draft, tracker, cell, board);
        }
        read_title_remark(draft, tracker, cell, board, &rest);
    } else {
        draft.unnamed_boards.push(board);
        let cell = sheet.row(heading_row).start;
        draft.warn(tracker, cell, format!("this board has no title; it is called “{name}”."));
    }
    for cell in sheet.row(heading_row) {
        let at = sheet.cell(cell).at;
        if block.columns.heading(at.column).is_some() || sheet.is_computed_below(at) {
            tracker.mark_not_needed(cell, NotNeededReason::Heading);
        }
    }
    let last_row = read_seats(draft, tracker, block, board, heading_row);
    (board, last_row)
}

/// Reads the powers' rows below the headings. Gives the last row used.
fn read_seats(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    block: &BoardBlock<'_>,
    board: BoardRef,
    heading_row: u32,
) -> u32 {
    let sheet = tracker.sheet;
    let mut listed = PerPower::<bool>::default();
    let mut last_row = heading_row;
    let mut counts_cell = None;
    let mut total_cell = None;
    for row in heading_row + 1..=heading_row + u32::try_from(ROWS_OF_BLOCK).unwrap_or(u32::MAX) {
        let cells = sheet.row(row);
        if cells.is_empty() {
            // A blank row may be inside a board: the next row has one of its missing powers.
            let next = sheet.find(SheetAddress::new(row + 1, block.powers)).map(|cell| sheet.cell(cell));
            let power = next.and_then(|cell| Power::parse_in_column(cell.trimmed_text()?));
            if power.is_some_and(|power| !listed[power]) && listed.values().any(|listed| *listed) {
                continue;
            }
            break;
        }
        let inside = || cells.clone().filter(|&cell| block.span.contains(&sheet.cell(cell).at.column));
        let power_cell = sheet.find(SheetAddress::new(row, block.powers));
        if inside()
            .chain(power_cell)
            .any(|cell| sheet.cell(cell).trimmed_text().is_some_and(heading_words::is_total_label))
        {
            for cell in inside().chain(power_cell) {
                // The way how the game ended may be written beside the sum.
                read_board_remark(draft, tracker, cell, board);
                tracker.mark_not_needed(cell, NotNeededReason::Total);
            }
            total_cell =
                block.columns.column(Heading::CENTRES).and_then(|column| sheet.find(SheetAddress::new(row, column)));
            last_row = row;
            // A check may follow the sum.
            let is_label =
                |cell: &CellIndex| sheet.cell(*cell).trimmed_text().is_some_and(heading_words::is_total_label);
            let next = sheet.row(row + 1).filter(|cell| block.span.contains(&sheet.cell(*cell).at.column));
            if next.clone().any(|cell| is_label(&cell)) {
                next.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Total));
                last_row = row + 1;
            }
            break;
        }
        let Some(power_cell) = power_cell else {
            // A row of sums may have no label.
            let sums = inside().all(|cell| sheet.cell(cell).formula) && listed.values().any(|listed| *listed);
            if sums && inside().next().is_some() {
                inside().for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Total));
                total_cell = block
                    .columns
                    .column(Heading::CENTRES)
                    .and_then(|column| sheet.find(SheetAddress::new(row, column)));
                last_row = row;
            }
            break;
        };
        let text = sheet.cell(power_cell).text();
        if heading_words::parse_board_title(&text).is_some()
            || heading_words::heading_of_cell(sheet.cell(power_cell)) == Some(Heading::Power)
        {
            break;
        }
        let Some(power) = Power::parse_in_column(&text) else {
            if listed.values().all(|listed| *listed) {
                break;
            }
            last_row = row;
            draft.warn_of_unknown_power(tracker, power_cell);
            continue;
        };
        last_row = row;
        if listed[power] {
            let what = format!(
                "{} has two rows for {power}. The second row is not used and is kept among the unplaced cells; \
                 remove one of the two in the file and import it again.",
                draft.book.board_label(board)
            );
            draft.warn_of_effect(tracker, &[power_cell], FindingEffect::Refused, what);
            continue;
        }
        listed[power] = true;
        tracker.mark_understood(power_cell);
        let cell = block.columns.column(Heading::CENTRES).and_then(|column| sheet.find(SheetAddress::new(row, column)));
        counts_cell = counts_cell.or(cell);
        seat_row::fill_seat(draft, tracker, board.seat(power), &block.columns, inside());
    }
    // A problem of a whole board is mostly about its counts, so it points to their sum, else to the first of them.
    if let Some(cell) = total_cell.or(counts_cell) {
        draft.sources.replace(CellAddress::Board(board), tracker.index, sheet.cell(cell).at);
    }
    let heading_cell = sheet.row(heading_row).start;
    draft.sources.record(CellAddress::Board(board), tracker.index, sheet.cell(heading_cell).at);
    seat_row::warn_of_missing(draft, tracker, board, heading_cell, listed);
    last_row
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
