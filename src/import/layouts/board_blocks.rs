//! A sheet for each round, with a block of cells for each board: a title, a row of headings, a row for each power, a total.
//!
//! The blocks may stand below each other or side by side, with the powers named once at the left or in every block. A block
//! whose headings are years is a supply centre chart.

use std::ops::Range;

use super::seat_row;
use super::seat_row::Columns;
use crate::book::vocabulary::{board_letters, next_round_name, single_spaced};
use crate::book::{BoardRef, Ending, Entry, PerPower, Place, Power, RoundIx};
use crate::import::draft_book::{Draft, Needless, Page};
use crate::import::heading_words;
use crate::import::heading_words::{Heading, Remark};
use crate::import::raw_sheet::{CellIx, RawSheet};
use crate::import::{CellAt, FindingKind};

/// How many rows above its headings a board's title is looked for.
const ROWS_OF_TITLE: u32 = 3;

/// Rows of a block at most: seven powers, and a few that should not be there.
const ROWS_OF_BLOCK: usize = 12;

/// Powers that must be found below each other for their column to count as one of powers.
const POWERS_IN_COLUMN: usize = 4;

/// Boards with their headings in one row.
#[derive(Debug)]
pub(crate) struct Band {
    heading_row: u32,
    blocks: Vec<Block>,
}

/// One board: where its columns are.
#[derive(Debug)]
struct Block {
    /// The sheet's columns that belong to it, titles included.
    span: Range<u32>,
    powers: u32,
    columns: Columns,
}

/// Looks for rows of headings with powers below.
pub(crate) fn find(sheet: &RawSheet) -> Vec<Band> {
    let rows = sheet.rows();
    let mut bands = Vec::new();
    for (index, (row, cells)) in rows.iter().enumerate() {
        let below = &rows[index + 1..rows.len().min(index + 1 + ROWS_OF_BLOCK)];
        // A row that begins with a power holds a board's figures, even where they look like years.
        let groups = groups(sheet, cells.clone());
        let blocks = blocks(sheet, &groups, cells.clone(), below);
        if !blocks.is_empty() {
            bands.push(Band { heading_row: *row, blocks });
        }
    }
    bands
}

/// The headings of a row, cut where a next board begins: where a heading comes again.
fn groups(sheet: &RawSheet, cells: Range<CellIx>) -> Vec<Vec<(u32, Option<Heading>)>> {
    let mut groups: Vec<Vec<(u32, Option<Heading>)>> = Vec::new();
    for cell in cells {
        let raw = &sheet.cells[cell];
        let heading = heading_words::heading(raw);
        let again = heading.is_some()
            && groups.last().is_some_and(|group| {
                let has = |heading| group.iter().any(|(_, held)| *held == Some(heading));
                let starts = match heading {
                    Some(Heading::Power | Heading::Player | Heading::FirstName | Heading::Chart(_)) => true,
                    Some(Heading::Centres) => !has(Heading::Player) && !has(Heading::FirstName),
                    _ => false,
                };
                starts && group.iter().any(|(_, held)| *held == heading)
            });
        if groups.is_empty() || again {
            groups.push(Vec::new());
        }
        if let Some(group) = groups.last_mut() {
            group.push((raw.at.column, heading));
        }
    }
    groups
}

fn blocks(
    sheet: &RawSheet,
    groups: &[Vec<(u32, Option<Heading>)>],
    heading_cells: Range<CellIx>,
    below: &[(u32, Range<CellIx>)],
) -> Vec<Block> {
    let is_board = |group: &[(u32, Option<Heading>)]| {
        let known = group.iter().filter(|(_, heading)| heading.is_some()).count();
        let seats = |heading: Option<Heading>| {
            matches!(heading, Some(Heading::Centres | Heading::Player | Heading::FirstName | Heading::Chart(_)))
        };
        known >= 2 && group.iter().any(|(_, heading)| seats(*heading))
    };
    let mut blocks = Vec::new();
    for (index, group) in groups.iter().enumerate() {
        if !is_board(group) {
            continue;
        }
        let start = if index == 0 { 0 } else { group.first().map_or(0, |(column, _)| *column) };
        let end = groups.get(index + 1).and_then(|next| next.first()).map_or(u32::MAX, |(column, _)| *column);
        let columns = Columns::new(group.iter().copied());
        // The powers' own column, else the nearest to the left that holds powers.
        let powers =
            columns.column(Heading::Power).filter(|&column| has_powers(sheet, column, below, 1)).or_else(|| {
                let mut candidates: Vec<u32> = below
                    .iter()
                    .flat_map(|(_, cells)| cells.clone())
                    .map(|cell| sheet.cells[cell].at.column)
                    .filter(|&column| column < end && columns.heading(column).is_none())
                    .collect();
                candidates.sort_unstable();
                candidates.dedup();
                candidates.into_iter().rev().find(|&column| has_powers(sheet, column, below, POWERS_IN_COLUMN))
            });
        let Some(powers) = powers else { continue };
        let heading_is_power =
            heading_cells.clone().map(|cell| &sheet.cells[cell]).any(|cell| cell.at.column == powers && is_power(cell));
        if !heading_is_power {
            blocks.push(Block { span: start..end, powers, columns });
        }
    }
    blocks
}

fn is_power(cell: &crate::import::raw_sheet::RawCell) -> bool {
    cell.words().is_some_and(|text| Power::parse(text).is_some())
}

/// Whether at least `least` different powers stand in this column, directly below the headings.
fn has_powers(sheet: &RawSheet, column: u32, below: &[(u32, Range<CellIx>)], least: usize) -> bool {
    let mut seen = PerPower::<bool>::default();
    for (row, _) in below.iter().take(Power::ALL.len() + 1) {
        let cell = sheet.find(CellAt::new(*row, column)).map(|cell| &sheet.cells[cell]);
        if let Some(power) = cell.and_then(|cell| Power::parse(cell.words()?)) {
            seen[power] = true;
        }
    }
    seen.values().filter(|seen| **seen).count() >= least
}

/// Reads the boards of a sheet into its round. Gives the sentence on what was recognised.
pub(crate) fn read(draft: &mut Draft, page: &mut Page<'_>, bands: &[Band]) -> String {
    let first_row = bands.first().map_or(u32::MAX, |band| band.heading_row);
    let round = round_of(draft, page, first_row);
    let mut boards = Vec::new();
    let mut free_from = 0;
    for band in bands {
        // What looks like headings inside the block above belongs to that block.
        if band.heading_row < free_from {
            continue;
        }
        let mut last_row = band.heading_row;
        for block in &band.blocks {
            let (board, row) = read_block(draft, page, round, block, band.heading_row, free_from);
            boards.push(board);
            last_row = last_row.max(row);
        }
        free_from = last_row + 1;
    }
    read_above(draft, page, first_row, round, &boards);
    let names: Vec<&str> =
        boards.iter().filter_map(|board| draft.book.board(*board)).map(|board| board.name.as_str()).collect();
    let title = draft.book.round(round).map(crate::book::Round::title).unwrap_or_default();
    match names[..] {
        [] => format!("{title}, without boards."),
        [one] => format!("{title}: board {one}."),
        _ => format!("{title}: {} boards, {}.", names.len(), names.join(", ")),
    }
}

/// The round of a sheet: by its tab, else by a title, else the next number.
fn round_of(draft: &mut Draft, page: &Page<'_>, first_row: u32) -> RoundIx {
    let tab = page.sheet.name.trim();
    let numbered = heading_words::round_name(tab);
    let above = || {
        let cells = &page.sheet.cells[..page.sheet.row(first_row).start];
        cells.iter().find_map(|cell| heading_words::round_in(cell.words()?).map(|(name, _)| name.to_owned()))
    };
    let name = if numbered != tab {
        numbered.to_owned()
    } else if let Some((name, _)) = heading_words::round_in(tab) {
        name.to_owned()
    } else if let Some(name) = above() {
        name
    } else if page.sheet.is_text || heading_words::is_generic_tab(tab) {
        let name = next_round_name(&draft.book.rounds);
        let what = format!("this sheet does not say which round it is; it is read as round {name}.");
        draft.find(page, FindingKind::Warning, Vec::new(), what);
        name
    } else {
        tab.to_owned()
    };
    draft.round(&name)
}

/// Reads one board. Gives it, and the last row it used.
fn read_block(
    draft: &mut Draft,
    page: &mut Page<'_>,
    round: RoundIx,
    block: &Block,
    heading_row: u32,
    free_from: u32,
) -> (BoardRef, u32) {
    let sheet = page.sheet;
    let title = title_of(page, block, heading_row, free_from);
    let name = match &title {
        Some((_, name)) => name.clone(),
        None => board_letters(draft.book.rounds[round.0].boards.len()),
    };
    if draft.find_board(round, &name).is_some() {
        let cell = title.as_ref().map_or(sheet.row(heading_row).start, |(cell, _)| *cell);
        draft.warn(
            page,
            cell,
            format!("this round has a board “{name}” already; rename one of the two after the import."),
        );
    }
    let board = draft.add_board(round, &name);
    if let Some((cell, _)) = title {
        draft.place(page, cell, Place::Board(board));
        let from = sheet.cells[cell].at.row;
        let whole = sheet.row(from).start..sheet.row(heading_row).start;
        for cell in whole.filter(|&cell| block.span.contains(&sheet.cells[cell].at.column)) {
            board_remark(draft, page, cell, board);
        }
        if let Some((_, rest)) = heading_words::board_title(&sheet.cells[cell].text()) {
            title_remark(draft, page, cell, board, rest);
        }
    } else {
        let cell = sheet.row(heading_row).start;
        draft.warn(page, cell, format!("this board has no title; it is called “{name}”."));
    }
    for cell in sheet.row(heading_row) {
        let at = sheet.cells[cell].at;
        if block.columns.heading(at.column).is_some() || super::is_computed_below(sheet, at) {
            page.needless(cell, Needless::Heading);
        }
    }
    let last_row = read_seats(draft, page, block, board, heading_row);
    (board, last_row)
}

/// The cell with the board's title and the board's name.
fn title_of(page: &Page<'_>, block: &Block, heading_row: u32, free_from: u32) -> Option<(CellIx, String)> {
    let sheet = page.sheet;
    let rows = (heading_row.saturating_sub(ROWS_OF_TITLE).max(free_from)..heading_row).rev();
    let inside = |row: u32| {
        sheet.row(row).filter(|&cell| block.span.contains(&sheet.cells[cell].at.column) && page.is_unseen(cell))
    };
    for row in rows.clone() {
        for cell in inside(row) {
            let Some(text) = sheet.cells[cell].words() else { continue };
            if let Some((name, _)) = heading_words::board_title(text) {
                return Some((cell, single_spaced(name)));
            }
        }
    }
    // A game may have a name of its own, in the row directly above.
    let cell = rows.take(1).find_map(|row| inside(row).next())?;
    let text = sheet.cells[cell].text();
    let is_name = text.chars().any(char::is_alphabetic)
        && heading_words::round_in(&text).is_none()
        && heading_words::remark(&text).is_none();
    is_name.then(|| (cell, single_spaced(&text)))
}

/// A remark in the rows of a board's title.
fn board_remark(draft: &mut Draft, page: &mut Page<'_>, cell: CellIx, board: BoardRef) {
    if !page.is_unseen(cell) {
        return;
    }
    let Some(remark) = page.sheet.cells[cell].words().and_then(heading_words::remark) else { return };
    let held = draft.board_mut(board);
    match remark {
        Remark::Ended(year) => held.ended = year,
        Remark::Conceded(power) => held.ending = Ending::Conceded(power),
        Remark::Abandoned => held.ending = Ending::Abandoned,
        Remark::System(system) => held.system = Some(system.to_owned()),
        // A board has no note to put it in.
        Remark::Note(_) => return,
    }
    page.understood(cell);
}

/// What stands in the title itself behind the board's name.
fn title_remark(draft: &mut Draft, page: &mut Page<'_>, cell: CellIx, board: BoardRef, rest: &str) {
    if rest.is_empty() {
        return;
    }
    let year = Entry::typed(rest);
    let held = draft.board_mut(board);
    match heading_words::remark(rest) {
        Some(Remark::Ended(year)) => held.ended = year,
        Some(Remark::Conceded(power)) => held.ending = Ending::Conceded(power),
        Some(Remark::Abandoned) => held.ending = Ending::Abandoned,
        _ if rest.len() == 4 && year.value().is_some() => held.ended = year,
        _ => {
            let what = format!("“{rest}” behind the board's name is not understood.");
            draft.reject(page, cell, what);
        }
    }
}

/// Reads the powers' rows below the headings. Gives the last row used.
fn read_seats(draft: &mut Draft, page: &mut Page<'_>, block: &Block, board: BoardRef, heading_row: u32) -> u32 {
    let sheet = page.sheet;
    let mut listed = PerPower::<bool>::default();
    let mut last_row = heading_row;
    let mut counts_cell = None;
    let mut total_cell = None;
    for row in heading_row + 1..=heading_row + u32::try_from(ROWS_OF_BLOCK).unwrap_or(u32::MAX) {
        let cells = sheet.row(row);
        if cells.is_empty() {
            break;
        }
        let inside = || cells.clone().filter(|&cell| block.span.contains(&sheet.cells[cell].at.column));
        let power_cell = sheet.find(CellAt::new(row, block.powers));
        if inside().chain(power_cell).any(|cell| sheet.cells[cell].words().is_some_and(heading_words::is_total)) {
            for cell in inside().chain(power_cell) {
                page.needless(cell, Needless::Total);
            }
            total_cell = block.columns.column(Heading::Centres).and_then(|column| sheet.find(CellAt::new(row, column)));
            last_row = row;
            break;
        }
        let Some(power_cell) = power_cell else {
            // Sums may stand there without a word.
            let sums = inside().all(|cell| sheet.cells[cell].formula) && listed.values().any(|listed| *listed);
            if sums && inside().next().is_some() {
                inside().for_each(|cell| page.needless(cell, Needless::Total));
                total_cell =
                    block.columns.column(Heading::Centres).and_then(|column| sheet.find(CellAt::new(row, column)));
                last_row = row;
            }
            break;
        };
        let text = sheet.cells[power_cell].text();
        if heading_words::board_title(&text).is_some()
            || heading_words::heading(&sheet.cells[power_cell]) == Some(Heading::Power)
        {
            break;
        }
        let Some(power) = Power::parse(&text) else {
            if listed.values().all(|listed| *listed) {
                break;
            }
            last_row = row;
            draft.warn(page, power_cell, format!("“{text}” is no power; the row is kept, but not used."));
            continue;
        };
        last_row = row;
        if listed[power] {
            let what =
                format!("{} has two rows for {power}; the second is kept, but not used.", draft.book.say_board(board));
            draft.warn(page, power_cell, what);
            continue;
        }
        listed[power] = true;
        page.understood(power_cell);
        let cell = block.columns.column(Heading::Centres).and_then(|column| sheet.find(CellAt::new(row, column)));
        counts_cell = counts_cell.or(cell);
        seat_row::fill(draft, page, board.seat(power), &block.columns, inside());
    }
    // What is wrong with a board as a whole is mostly its counts, so their sum stands for it, else the first of them.
    if let Some(cell) = total_cell.or(counts_cell) {
        draft.origins.correct(Place::Board(board), page.index, sheet.cells[cell].at);
    }
    let heading_cell = sheet.row(heading_row).start;
    draft.origins.note(Place::Board(board), page.index, sheet.cells[heading_cell].at);
    seat_row::warn_of_missing(draft, page, board, heading_cell, listed);
    last_row
}

/// Reads what stands above the first board: the event, the round, and what holds for every board of the sheet.
fn read_above(draft: &mut Draft, page: &mut Page<'_>, first_row: u32, round: RoundIx, boards: &[BoardRef]) {
    let sheet = page.sheet;
    for cell in 0..sheet.row(first_row).start {
        if !page.is_unseen(cell) {
            continue;
        }
        let Some(text) = sheet.cells[cell].words() else { continue };
        let remark = heading_words::remark(text);
        match &remark {
            Some(Remark::Ended(year)) => {
                for board in boards {
                    let ended = &mut draft.board_mut(*board).ended;
                    if ended.is_blank() {
                        ended.clone_from(year);
                    }
                }
            }
            Some(Remark::System(system)) => draft.book.rounds[round.0].system = Some((*system).to_owned()),
            Some(Remark::Note(note)) => (*note).clone_into(&mut draft.book.rounds[round.0].note),
            Some(Remark::Conceded(_) | Remark::Abandoned) | None => {}
        }
        let names_round = heading_words::round_in(text).is_some_and(|(name, before)| {
            before.is_empty() && draft.book.round(round).is_some_and(|held| held.name == name)
        });
        if names_round || remark.is_some() {
            draft.place(page, cell, Place::Round(round));
        }
    }
    super::read_titles(draft, page, first_row, true);
    let first = sheet.cells.first().map_or_else(CellAt::default, |cell| cell.at);
    draft.origins.note(Place::Round(round), page.index, first);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, Year};
    use crate::import::{Finding, Import, read};

    fn import(text: &str) -> Import {
        read(text.as_bytes(), "our.csv").unwrap()
    }

    fn warnings(import: &Import) -> Vec<String> {
        import.findings.iter().filter(|f| f.kind == FindingKind::Warning).map(Finding::to_string).collect()
    }

    fn board(book: &Book, at: usize) -> &Board {
        &book.rounds[0].boards[at]
    }

    /// Rows for the seven powers in this shape, `@` standing for the power and `#` for its number.
    fn seven(shape: &str) -> String {
        let rows = Power::ALL.map(|power| {
            let number = (power.index() + 1).to_string();
            shape.replace('@', power.name()).replace('#', &number)
        });
        rows.join("\n")
    }

    #[test]
    fn columns_come_in_any_order_and_titles_say_how_a_game_ended() {
        let text = format!(
            "Ronde 3\n\nTisch 1 - ended 1908,\nSpieler,Land,Punkte,Zentren\n{0}\n,Summe,,28\n\n\
             Tisch 2,conceded to France,ended 1907\nSpieler,Land,Punkte,Zentren\n{0}\n",
            seven("Player #,@,1.#,#")
        );
        let import = import(&text);
        assert_eq!(import.book.rounds[0].name, "3");
        let first = board(&import.book, 0);
        assert_eq!((first.name.as_str(), &first.ended), ("1", &Entry::Value(Year(1908))));
        assert_eq!(first.seats[Power::France].printed, Some(1.3));
        assert_eq!(import.book.name_of(first.seats[Power::France].player), "Player 3");
        let second = board(&import.book, 1);
        assert_eq!((second.name.as_str(), second.ending), ("2", Ending::Conceded(Power::France)));
        assert_eq!(second.ended, Entry::Value(Year(1907)));
        assert!(import.book.unplaced.is_empty(), "{:?}", import.book.unplaced);
    }

    #[test]
    fn boards_side_by_side_may_each_name_their_powers() {
        let text = format!("Board A,,,,Board B\nPower,Player,SC,,Power,Player,SC\n{}\n", seven("@,Ann #,4,,@,Ben #,#"));
        let import = import(&text);
        assert_eq!(import.book.rounds[0].boards.len(), 2);
        assert_eq!(board(&import.book, 1).name, "B");
        let turkey = &board(&import.book, 1).seats[Power::Turkey];
        assert_eq!((import.book.name_of(turkey.player), turkey.centres.get()), ("Ben 7", Some(7)));
    }

    #[test]
    fn rows_that_are_no_power_or_a_power_again_are_kept_and_named() {
        let text = "Board A\nPower,Player,Centres\nAustria,Ann,5\nSpain,Ben,4\nAustria,Cem,3\nItaly,Dan,2\nSum,,14\n";
        let import = import(text);
        let said = warnings(&import);
        assert!(said.iter().any(|said| said.starts_with("our!A4: “Spain” is no power")), "{said:?}");
        assert!(
            said.iter().any(|said| said.starts_with("our!A5: Round 1, board A has two rows for Austria")),
            "{said:?}"
        );
        assert!(
            said.iter().any(|said| said.contains("has no row for England, France, Germany, Russia, Turkey")),
            "{said:?}"
        );
        let kept: Vec<&str> = import.book.unplaced.iter().map(|cell| cell.text.as_str()).collect();
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
    fn what_stands_in_unknown_columns_and_beside_the_board_is_kept() {
        let text = format!("Board A,lunch at noon\nPower,Player,Centres,Mood\n{}\n", seven("@,Ann #,4,good"));
        let import = import(&text);
        let kept: Vec<&str> = import.book.unplaced.iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!(kept, ["lunch at noon", "Mood", "good", "good", "good", "good", "good", "good", "good"]);
    }

    #[test]
    fn an_empty_seat_may_be_a_blank_or_a_dash() {
        let text = "Board A\nPower,Player,Centres,Out\nAustria,,5,-\nEngland,-,4,\nFrance,Ann,0,F1904\n";
        let import = import(text);
        let seats = &board(&import.book, 0).seats;
        assert_eq!((seats[Power::Austria].player, seats[Power::England].player), (None, None));
        assert_eq!(seats[Power::Austria].out, Entry::Blank);
        assert_eq!(seats[Power::France].out, Entry::Value(Year(1904)));
        assert!(import.book.unplaced.is_empty());
    }
}
