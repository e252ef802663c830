//! Reads a round's sheet with a block for each board: a title, a row of headings, a row for each power, a total.
//!
//! Blocks may be below each other or side by side, with the powers named once at the left or in every block. A block
//! whose headings are years is a supply centre chart.

use std::ops::Range;

use super::seat_row::TableColumns;
use super::{event_title_rows, seat_row};
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::typed_words::{default_board_name, next_round_name, single_spaced};
use crate::book::{BoardRef, CellAddress, CellEntry, Ending, PerPower, Power, RoundIx, round_phrase};
use crate::import::draft_book::{CellStatusSheet, DraftBook, NotNeededReason};
use crate::import::heading_words;
use crate::import::heading_words::{BoardRemark, Heading};
use crate::import::raw_cells::RawCell;
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::{
    FoundTable, LayoutTables, Part, Proposal, Recipe, TableColumn, TableLayout, describe_table,
};
use crate::import::{FindingEffect, FindingKind, SheetAddress};

/// Number of rows above the headings in which a board's title is looked for.
const ROWS_OF_TITLE: u32 = 3;

/// The most rows of a block: seven powers and a few superfluous rows.
const ROWS_OF_BLOCK: usize = 12;

/// Number of different powers that make a column a column of powers.
const POWERS_IN_COLUMN: usize = 4;

/// Boards side by side, with their headings in one row.
#[derive(Debug)]
pub(crate) struct BoardsSideBySide<'a> {
    pub heading_row: u32,
    blocks: Vec<BoardBlock<'a>>,
}

/// The columns of one board.
#[derive(Debug)]
struct BoardBlock<'a> {
    layout: &'a TableLayout,
    /// The columns of the sheet that belong to the board, titles included.
    span: Range<u32>,
    powers: u32,
    columns: TableColumns,
}

impl<'a> BoardBlock<'a> {
    /// `None` for a table without a column of powers.
    fn of_table(table: &FoundTable, layout: &'a TableLayout) -> Option<Self> {
        let is_of_powers = |column: &&TableColumn| layout.columns[column.rule].cell.has(Part::POWER);
        let powers = table.columns.iter().find(is_of_powers)?.place;
        Some(BoardBlock { layout, span: table.span.clone(), powers, columns: TableColumns::of_table(table, layout) })
    }
}

/// Proposes a description: rows of headings with powers below.
pub(crate) fn propose(sheet: &RawSheet) -> Option<Proposal> {
    let rows: Vec<_> = sheet.rows().collect();
    let mut layouts: Vec<TableLayout> = Vec::new();
    let mut notes = Vec::new();
    for (index, (row, cells)) in rows.iter().enumerate() {
        let below = &rows[index + 1..rows.len().min(index + 1 + ROWS_OF_BLOCK)];
        let groups = split_at_boards(sheet, cells.clone());
        for BoardColumns { columns, powers, notes: more } in find_blocks(sheet, &groups, cells.clone(), below) {
            let labelled = columns.column(Heading::Power) == Some(powers);
            let layout = describe_table(sheet, *row, columns.headings(), (!labelled).then_some(powers), true);
            let is_known = |known: &TableLayout| known.columns == layout.columns;
            if !layouts.iter().any(is_known) {
                layouts.push(layout);
            }
            notes.extend(more);
        }
    }
    (!layouts.is_empty()).then(|| Proposal { recipe: Recipe::of_tables(layouts), notes, ..Proposal::default() })
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

/// The headings of a row, split where the next board begins: where a heading is repeated.
fn split_at_boards(sheet: &RawSheet, cells: Range<CellIndex>) -> Vec<Vec<(u32, Option<Heading>)>> {
    let mut groups: Vec<Vec<(u32, Option<Heading>)>> = Vec::new();
    for (column, heading) in heading_words::headings_of_row(sheet.cells.range(cells)) {
        let again = heading.is_some()
            && groups.last().is_some_and(|group| {
                let has = |heading| group.iter().any(|(_, held)| *held == Some(heading));
                let starts = match heading {
                    Some(Heading::Power | Heading::Player | Heading::FirstName | Heading::Chart(_)) => true,
                    Some(Heading::CENTRES) => !has(Heading::Player) && !has(Heading::FirstName),
                    _ => false,
                };
                starts && group.iter().any(|(_, held)| *held == heading)
            });
        if groups.is_empty() || again {
            groups.push(Vec::new());
        }
        if let Some(group) = groups.last_mut() {
            group.push((column, heading));
        }
    }
    groups
}

/// The columns of a board in a row of headings.
struct BoardColumns {
    columns: TableColumns,
    powers: u32,
    /// What the director should know about a heading.
    notes: Vec<(CellIndex, String)>,
}

fn find_blocks(
    sheet: &RawSheet,
    groups: &[Vec<(u32, Option<Heading>)>],
    heading_cells: Range<CellIndex>,
    below: &[(u32, Range<CellIndex>)],
) -> Vec<BoardColumns> {
    let is_board = |group: &[(u32, Option<Heading>)]| {
        let known = group.iter().filter(|(_, heading)| heading.is_some()).count();
        let seats = |heading: Option<Heading>| {
            matches!(
                heading,
                Some(Heading::CENTRES | Heading::FinalCount | Heading::Player | Heading::FirstName | Heading::Chart(_))
            )
        };
        // With a column for boards, a row is a seat on any of them.
        let names_boards = group.iter().any(|(_, heading)| *heading == Some(Heading::Board));
        known >= 2 && !names_boards && group.iter().any(|(_, heading)| seats(*heading))
    };
    let mut blocks = Vec::new();
    for (index, group) in groups.iter().enumerate() {
        if !is_board(group) {
            continue;
        }
        let end = groups.get(index + 1).and_then(|next| next.first()).map_or(u32::MAX, |(column, _)| *column);
        let heading_row = sheet.cell(heading_cells.start).at.row;
        let rows: Vec<u32> = below.iter().take(Power::ALL.len()).map(|(row, _)| *row).collect();
        let (columns, notes) = TableColumns::of_seats(group.clone(), sheet, heading_row, &rows);
        let first = group.first().map_or(0, |(column, _)| *column);
        // The column with the heading for powers, else the nearest column that holds powers: first to the left.
        let powers =
            columns.column(Heading::Power).filter(|&column| has_powers(sheet, column, below, 1)).or_else(|| {
                let mut candidates: Vec<u32> = below
                    .iter()
                    .flat_map(|(_, cells)| cells.clone())
                    .map(|cell| sheet.cell(cell).at.column)
                    .filter(|&column| column < end && columns.heading(column).is_none())
                    .collect();
                candidates.sort_unstable();
                candidates.dedup();
                let (left, right) = candidates.split_at(candidates.partition_point(|column| *column < first));
                let nearest = left.iter().rev().chain(right);
                nearest.copied().find(|&column| has_powers(sheet, column, below, POWERS_IN_COLUMN))
            });
        let Some(powers) = powers else { continue };
        // A row with a power in this column holds a board's figures, even if they look like years.
        let heading_is_power =
            heading_cells.clone().map(|cell| sheet.cell(cell)).any(|cell| cell.at.column == powers && is_power(cell));
        if !heading_is_power {
            blocks.push(BoardColumns { columns, powers, notes });
        }
    }
    blocks
}

fn is_power(cell: RawCell<'_>) -> bool {
    cell.trimmed_text().is_some_and(|text| Power::parse_in_column(text).is_some())
}

/// Whether at least `least` different powers are in this column, directly below the headings.
fn has_powers(sheet: &RawSheet, column: u32, below: &[(u32, Range<CellIndex>)], least: usize) -> bool {
    let mut seen = PerPower::<bool>::default();
    for (row, _) in below.iter().take(Power::ALL.len() + 1) {
        let cell = sheet.find(SheetAddress::new(*row, column)).map(|cell| sheet.cell(cell));
        if let Some(power) = cell.and_then(|cell| Power::parse_in_column(cell.trimmed_text()?)) {
            seen[power] = true;
        }
    }
    seen.values().filter(|seen| **seen).count() >= least
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

/// The rounds of a sheet: the round of its tab, and the titles of rounds between the boards.
struct SheetRounds {
    /// The row and the column of each title of a round, and its name.
    titles: Vec<(SheetAddress, CellIndex, String)>,
    /// Whether the titles name the rounds, and not the tab.
    titles_decide: bool,
    /// The round that a recipe reads in the name of the sheet.
    in_name: Option<String>,
    of_sheet: Option<RoundIx>,
    first_row: u32,
}

impl SheetRounds {
    fn find(tracker: &CellStatusSheet<'_>, bands: &[BoardsSideBySide<'_>], in_name: Option<String>) -> Self {
        let sheet = tracker.sheet;
        let mut titles = Vec::new();
        let mut from = 0;
        for band in bands {
            for row in from..band.heading_row {
                for cell in sheet.row(row) {
                    let raw = sheet.cell(cell);
                    let Some(text) = raw.trimmed_text() else { continue };
                    if heading_words::parse_game_title(text).is_some() {
                        continue;
                    }
                    let by_layout = || band.blocks.first().and_then(|block| block.layout.round_in_title(text));
                    if let Some(name) = heading_words::find_round(text).map(|(name, _)| name).or_else(by_layout) {
                        titles.push((raw.at, cell, name));
                    }
                }
            }
            from = from.max(band.heading_row + 1 + u32::try_from(Power::ALL.len()).unwrap_or(u32::MAX));
        }
        let several = titles.iter().any(|(_, _, name)| *name != titles[0].2);
        let first_row = bands.first().map_or(u32::MAX, |band| band.heading_row);
        SheetRounds { titles, titles_decide: several, in_name, of_sheet: None, first_row }
    }

    /// The round of a board: as its own title says, else the nearest title above, else the sheet.
    fn round_of(
        &mut self,
        draft: &mut DraftBook,
        tracker: &mut CellStatusSheet<'_>,
        block: &BoardBlock<'_>,
        heading_row: u32,
        in_title: Option<&str>,
    ) -> RoundIx {
        if let Some(name) = in_title {
            return draft.find_or_add_round(name);
        }
        if self.titles_decide {
            let above = self.titles.iter().rev().filter(|(at, ..)| at.row < heading_row);
            let row = above.clone().map(|(at, ..)| at.row).max();
            // Of several titles in a row, the last that does not begin to the right of the board.
            let in_row = || above.clone().filter(|(at, ..)| Some(at.row) == row);
            let first = block.columns.first_column().unwrap_or(block.span.start);
            let title = in_row().find(|(at, ..)| at.column <= first).or_else(|| in_row().next_back());
            if let Some((_, cell, name)) = title {
                let (cell, name) = (*cell, name.clone());
                let round = draft.find_or_add_round(&name);
                draft.record_cell(tracker, cell, CellAddress::Round(round));
                return round;
            }
        }
        if let Some(round) = self.of_sheet {
            return round;
        }
        let round = match &self.in_name {
            Some(name) if heading_words::round_of_tab(&tracker.sheet.name).is_none() => draft.find_or_add_round(name),
            _ => find_or_add_round_of_sheet(draft, tracker, self.first_row),
        };
        self.of_sheet = Some(round);
        round
    }
}

/// Reads boards side by side into a round. Gives them, and the row below them.
pub(in crate::import) fn read_boards_of_round(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    band: &BoardsSideBySide<'_>,
    round: RoundIx,
) -> (Vec<BoardRef>, u32) {
    let mut rounds = SheetRounds {
        titles: Vec::new(),
        titles_decide: false,
        in_name: None,
        of_sheet: Some(round),
        first_row: band.heading_row,
    };
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

/// “Round 1: 3 boards, A, B, C.”, for each round.
pub(in crate::import) fn describe_boards(draft: &DraftBook, boards: &[BoardRef]) -> String {
    let mut sentences = Vec::new();
    for boards in boards.chunk_by(|a, b| a.round == b.round) {
        let title = draft.book.round(boards[0].round).map(crate::book::Round::title).unwrap_or_default();
        let names: Vec<&str> =
            boards.iter().filter_map(|board| draft.book.board(*board)).map(|board| board.name.as_str()).collect();
        sentences.push(match names[..] {
            [] => format!("{title}, without boards."),
            [one] => format!("{title}: board {one}."),
            _ => format!("{title}: {} boards, {}.", names.len(), names.join(", ")),
        });
    }
    sentences.join(" ")
}

/// The round of a sheet: by its tab, else by a title, else the next number.
pub(in crate::import) fn find_or_add_round_of_sheet(
    draft: &mut DraftBook,
    tracker: &CellStatusSheet<'_>,
    first_row: u32,
) -> RoundIx {
    let tab = tracker.sheet.name.trim();
    let above = || {
        let mut cells = tracker.sheet.cells.range(0..tracker.sheet.row(first_row).start);
        cells.find_map(|cell| heading_words::find_round(cell.trimmed_text()?).map(|(name, _)| name))
    };
    let of_tab = heading_words::round_of_tab(tab);
    let is_numbered = round_phrase(tab).is_some_and(|phrase| phrase.is_whole);
    let name = if let Some(name) = of_tab {
        name
    } else if let Some(name) = above() {
        name
    } else if tracker.sheet.is_text || heading_words::is_generic_tab(tab) {
        let name = next_round_name(&draft.book.rounds);
        let what = format!(
            "this sheet does not name its round. It is read as round {name}; rename the round after the import if \
             that is wrong."
        );
        draft.add_finding(tracker, FindingKind::Warning, Vec::new(), what);
        name
    } else {
        tab.to_owned()
    };
    let round = draft.find_or_add_round(&name);
    // A tab may name a board of the round too.
    if is_numbered && !tracker.sheet.cells.is_empty() {
        draft.warn_of_round_spelling(tracker, 0, round, tab);
    }
    round
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

/// The title of a board.
struct BoardTitle {
    cell: CellIndex,
    name: String,
    /// The round, if the title names it too: “Round 2, Board A”.
    round: Option<String>,
    /// The text after the name: “ended 1909”.
    rest: String,
}

/// Looks for the title of a board above its headings.
fn find_title(
    tracker: &CellStatusSheet<'_>,
    block: &BoardBlock<'_>,
    heading_row: u32,
    free_from: u32,
) -> Option<BoardTitle> {
    let sheet = tracker.sheet;
    let rows = (heading_row.saturating_sub(ROWS_OF_TITLE).max(free_from)..heading_row).rev();
    let inside = |row: u32| {
        sheet.row(row).filter(|&cell| block.span.contains(&sheet.cell(cell).at.column) && tracker.is_unread(cell))
    };
    for row in rows.clone() {
        for cell in inside(row) {
            let Some(text) = sheet.cell(cell).trimmed_text() else { continue };
            if let Some(title) = heading_words::parse_game_title(text) {
                return Some(BoardTitle {
                    cell,
                    name: single_spaced(title.board),
                    round: title.round.map(str::to_owned),
                    rest: title.rest.to_owned(),
                });
            }
        }
    }
    for row in rows.clone() {
        for cell in inside(row) {
            let Some((round, board)) =
                sheet.cell(cell).trimmed_text().and_then(|text| block.layout.board_in_title(text))
            else {
                continue;
            };
            let (name, rest) = heading_words::split_name_and_rest(&board);
            let title = BoardTitle { cell, name: single_spaced(name), round, rest: rest.to_owned() };
            return Some(title);
        }
    }
    // A game may have a name without the word “board”, in the row directly above.
    let cell = rows.take(1).find_map(|row| inside(row).next())?;
    let text = sheet.cell(cell).text();
    let is_name = text.chars().any(char::is_alphabetic)
        && heading_words::find_round(&text).is_none()
        && heading_words::parse_remark(&text).is_none();
    is_name.then(|| BoardTitle { cell, name: single_spaced(&text), round: None, rest: String::new() })
}

/// Reads a remark in the rows of a board's title.
fn read_board_remark(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex, board: BoardRef) {
    if !tracker.is_unread(cell) {
        return;
    }
    let Some(remark) = tracker.sheet.cell(cell).trimmed_text().and_then(heading_words::parse_remark) else { return };
    let held = draft.board_mut(board);
    match remark {
        BoardRemark::LastYear(year) => held.end_year = year,
        BoardRemark::Conceded(power) => held.ending = Ending::Conceded(power),
        BoardRemark::Abandoned => held.ending = Ending::Abandoned,
        BoardRemark::System(system) => held.system = Some(system.to_owned()),
        // A board has no field for a note.
        BoardRemark::Note(_) => return,
    }
    tracker.mark_understood(cell);
}

/// Reads the remark after the board's name in the title itself.
fn read_title_remark(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    cell: CellIndex,
    board: BoardRef,
    rest: &str,
) {
    if rest.is_empty() {
        return;
    }
    let year = CellEntry::parse(rest);
    let held = draft.board_mut(board);
    match heading_words::parse_remark(rest) {
        Some(BoardRemark::LastYear(year)) => held.end_year = year,
        Some(BoardRemark::Conceded(power)) => held.ending = Ending::Conceded(power),
        Some(BoardRemark::Abandoned) => held.ending = Ending::Abandoned,
        _ if rest.len() == 4 && year.value().is_some() => held.end_year = year,
        _ => {
            let what = format!(
                "“{rest}” after the board's name is not understood. The title is kept among the unplaced cells; \
                 enter the remark by hand."
            );
            draft.keep_unplaced(tracker, cell, what);
        }
    }
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
            draft.warn_of_effect(
                tracker,
                &[power_cell],
                FindingEffect::Refused,
                format!(
                    "“{text}” is not a power. The row is not used and is kept among the unplaced cells; correct the \
                     power in the file and import it again."
                ),
            );
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

/// Reads the rows above the first board: the event, the round, and remarks about every board of the sheet.
fn read_above(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    first_row: u32,
    round: RoundIx,
    boards: &[BoardRef],
) {
    let sheet = tracker.sheet;
    for cell in 0..sheet.row(first_row).start {
        if !tracker.is_unread(cell) {
            continue;
        }
        let Some(text) = sheet.cell(cell).trimmed_text() else { continue };
        let remark = heading_words::parse_remark(text);
        match &remark {
            Some(BoardRemark::LastYear(year)) => {
                for board in boards {
                    let ended = &mut draft.board_mut(*board).end_year;
                    if ended.is_blank() {
                        ended.clone_from(year);
                    }
                }
            }
            Some(BoardRemark::System(system)) => draft.book.rounds[round.0].system = Some((*system).to_owned()),
            Some(BoardRemark::Note(note)) => (*note).clone_into(&mut draft.book.rounds[round.0].note),
            Some(BoardRemark::Conceded(_) | BoardRemark::Abandoned) | None => {}
        }
        let names_round = heading_words::find_round(text).is_some_and(|(name, before)| {
            before.is_empty() && draft.book.round(round).is_some_and(|held| held.name == name)
        });
        if names_round || remark.is_some() {
            draft.record_cell(tracker, cell, CellAddress::Round(round));
        }
    }
    event_title_rows::read_titles(draft, tracker, first_row, true);
    let first = sheet.cells.first().map_or_else(SheetAddress::default, |cell| cell.at);
    draft.sources.record(CellAddress::Round(round), tracker.index, first);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, Year};
    use crate::import::{Finding, ImportedFile, read_results};

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
