//! The text around the blocks of a sheet: the rounds, the titles of the boards, and remarks such as “ended 1909”.

use super::board_blocks::{BoardBlock, BoardsSideBySide};
use super::event_title_rows;
use crate::book::typed_words::{next_round_name, single_spaced};
use crate::book::{BoardRef, CellAddress, CellEntry, Ending, Power, RoundIx, round_phrase};
use crate::import::draft_book::{CellStatusSheet, DraftBook};
use crate::import::heading_words;
use crate::import::heading_words::BoardRemark;
use crate::import::raw_sheet::CellIndex;
use crate::import::{FindingKind, SheetAddress};

/// Number of rows above the headings in which a board's title is looked for.
const ROWS_OF_TITLE: u32 = 3;

/// The rounds of a sheet: the round of its tab, and the titles of rounds between the boards.
#[derive(Debug)]
pub(super) struct SheetRounds {
    /// The row and the column of each title of a round, and its name.
    titles: Vec<(SheetAddress, CellIndex, String)>,
    /// Whether the titles name the rounds, and not the tab.
    titles_decide: bool,
    /// The round that a recipe reads in the name of the sheet.
    in_name: Option<String>,
    of_sheet: Option<RoundIx>,
    pub first_row: u32,
}

impl SheetRounds {
    /// For boards whose round is known.
    pub(super) const fn known(round: RoundIx, first_row: u32) -> Self {
        SheetRounds { titles: Vec::new(), titles_decide: false, in_name: None, of_sheet: Some(round), first_row }
    }

    pub(super) fn find(tracker: &CellStatusSheet<'_>, bands: &[BoardsSideBySide<'_>], in_name: Option<String>) -> Self {
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
    pub(super) fn round_of(
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

/// The title of a board.
#[derive(Debug)]
pub(super) struct BoardTitle {
    pub cell: CellIndex,
    pub name: String,
    /// The round, if the title names it too: “Round 2, Board A”.
    pub round: Option<String>,
    /// The text after the name: “ended 1909”.
    pub rest: String,
}

/// Looks for the title of a board above its headings.
pub(super) fn find_title(
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
pub(super) fn read_board_remark(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    cell: CellIndex,
    board: BoardRef,
) {
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
pub(super) fn read_title_remark(
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

/// Reads the rows above the first board: the event, the round, and remarks about every board of the sheet.
pub(super) fn read_above(
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
