//! The text around the blocks of a sheet: the rounds, the titles of the boards, and remarks such as “ended 1909”.

use std::collections::BTreeSet;

use super::board_columns::{BoardBlock, BoardsSideBySide};
use super::boards_of_list::{ParseGame, parse_of_boards};
use crate::book::typed_words::{name_after_board_word, next_round_name, single_spaced};
use crate::book::{BoardRef, CellAddress, Power, RoundIx, fold_name, round_phrase};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::draft::draft_book::DraftBook;
use crate::import::draft::endings::enter_remark;
use crate::import::draft::event_title_rows;
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::words::board_remarks;
use crate::import::words::board_remarks::BoardRemark;
use crate::import::words::dated_names;
use crate::import::words::heading_words::{Heading, heading_of_text};
use crate::import::words::tab_names;
use crate::import::words::title_words;
use crate::import::{FindingKind, SheetAddress};
use crate::languages::window_sentences::import_tables as texts;

/// Number of rows above the headings in which a board's title is looked for.
const ROWS_OF_TITLE: u32 = 3;

/// Number of rows above the headings in which a title that says nothing but the board is looked for.
const ROWS_OF_PLAIN_TITLE: u32 = 10;

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
    /// The board that the tab names, if the sheet has one board: “R1A”.
    pub board_in_tab: Option<String>,
    /// How the titles “Board 1A”, “Board 2A” name their rounds.
    pub in_titles: Option<ParseGame>,
    pub first_row: u32,
}

impl SheetRounds {
    /// For boards whose round is known.
    pub(super) const fn known(round: RoundIx, first_row: u32) -> Self {
        SheetRounds {
            titles: Vec::new(),
            titles_decide: false,
            in_name: None,
            of_sheet: Some(round),
            board_in_tab: None,
            in_titles: None,
            first_row,
        }
    }

    /// Reads the rounds of a sheet. Where dates or days name them, marks them as understood.
    pub(super) fn read(
        tracker: &mut CellStatusSheet<'_>,
        bands: &[BoardsSideBySide<'_>],
        in_name: Option<String>,
    ) -> Self {
        let sheet = tracker.sheet;
        let mut titles = Vec::new();
        let mut days = Vec::new();
        // “1/2” is a round and a board.
        let is_day = |text: &str| dated_names::is_date_or_day(text) && tab_names::parse_numbered_board(text).is_none();
        let has_only_days = |row: u32| sheet.row(row).all(|cell| sheet.cell(cell).trimmed_text().is_some_and(is_day));
        let mut from = 0;
        for band in bands {
            for row in from..band.heading_row {
                for cell in sheet.row(row) {
                    let raw = sheet.cell(cell);
                    let Some(text) = raw.trimmed_text() else { continue };
                    if title_words::parse_game_title(text).is_some() {
                        continue;
                    }
                    let by_layout = || band.blocks.first().and_then(|block| block.layout.round_in_title(text));
                    if let Some(name) = title_words::find_round(text).map(|(name, _)| name).or_else(by_layout) {
                        titles.push((raw.at, cell, name));
                    } else if has_only_days(row) {
                        days.push((raw.at, cell, single_spaced(text)));
                    }
                }
            }
            from = from.max(band.heading_row + 1 + u32::try_from(Power::ALL.len()).unwrap_or(u32::MAX));
        }
        let is_several_days = days.iter().any(|(_, _, name)| *name != days[0].2);
        if titles.is_empty() && is_several_days && tab_names::round_of_tab(&sheet.name).is_none() {
            for (_, cell, _) in &days {
                tracker.mark_understood(*cell);
            }
            titles = days;
        }
        let several = titles.iter().any(|(_, _, name)| *name != titles[0].2);
        let first_row = bands.first().map_or(u32::MAX, |band| band.heading_row);
        let in_titles = if several { None } else { rounds_in_titles(tracker, bands) };
        SheetRounds {
            titles,
            titles_decide: several,
            in_name,
            of_sheet: None,
            board_in_tab: None,
            in_titles,
            first_row,
        }
    }

    /// Reads the round and the board in the tab of a sheet with one board: “R1A”, “Round 1 Board A”.
    /// `by_recipe` is the board that a recipe reads in the name of the sheet.
    pub(super) fn read_game_in_tab(&mut self, tracker: &CellStatusSheet<'_>, by_recipe: Option<String>) {
        if by_recipe.is_some() {
            self.board_in_tab = by_recipe;
            return;
        }
        let tab = &tracker.sheet.name;
        let Some((round, board)) = tab_names::game_of_tab(tab) else { return };
        self.board_in_tab = Some(single_spaced(board));
        self.in_name = Some(round.to_owned());
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
            // The titles are in the order of the sheet.
            let above = &self.titles[..self.titles.partition_point(|(at, ..)| at.row < heading_row)];
            let row = above.last().map(|(at, ..)| at.row);
            // Of several titles in a row, the last that does not begin to the right of the board.
            let in_row = || above.iter().rev().take_while(|(at, ..)| Some(at.row) == row);
            let first = block.columns.first_column().unwrap_or(block.span.start);
            let title = in_row().find(|(at, ..)| at.column <= first).or_else(|| in_row().last());
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
            Some(name) if tab_names::round_of_tab(&tracker.sheet.name).is_none() => draft.find_or_add_round(name),
            _ => find_or_add_round_of_sheet(draft, tracker, self.first_row),
        };
        self.of_sheet = Some(round);
        round
    }
}

/// “Round 1: 3 boards, A, B, C.”, for each round.
pub(in crate::import) fn describe_boards(draft: &DraftBook, boards: &[BoardRef]) -> String {
    let mut sentences = Vec::new();
    let mut boards = boards.to_vec();
    boards.sort_by_key(|board| board.round);
    for boards in boards.chunk_by(|a, b| a.round == b.round) {
        let title = draft.book.round(boards[0].round).map(crate::book::Round::title_in_window).unwrap_or_default();
        let mut names: Vec<&str> =
            boards.iter().filter_map(|board| draft.book.board(*board)).map(|board| board.name.as_str()).collect();
        // The correction of a board may stand below it.
        let mut told = BTreeSet::new();
        names.retain(|name| told.insert(*name));
        sentences.push(match names[..] {
            [] => texts::round_without_boards(&title),
            [one] => texts::round_with_board(&title, one),
            _ => texts::round_with_boards(&title, names.len(), &names.join(", ")),
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
        cells.find_map(|cell| title_words::find_round(cell.trimmed_text()?).map(|(name, _)| name))
    };
    let of_tab = tab_names::round_of_tab(tab);
    let is_numbered = round_phrase(tab).is_some_and(|phrase| phrase.is_whole);
    let name = if let Some(name) = of_tab {
        name
    } else if let Some(name) = above() {
        name
    } else if tracker.sheet.is_text || tab_names::is_generic_tab(tab) {
        let name = next_round_name(&draft.book.rounds);
        draft.add_finding(tracker, FindingKind::Warning, Vec::new(), texts::round_without_name(&name));
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
    let first_near = heading_row.saturating_sub(ROWS_OF_TITLE).max(free_from);
    let rows = (first_near..heading_row).rev();
    let inside = |row: u32| sheet.row_part(row, &block.span).filter(|&cell| tracker.is_unread(cell));
    let game = |cell: CellIndex| {
        let title = title_words::parse_game_title(sheet.cell(cell).trimmed_text()?)?;
        let (name, round) = (single_spaced(title.board), title.round.map(str::to_owned));
        Some(BoardTitle { cell, name, round, rest: title.rest.to_owned() })
    };
    let by_layout = |cell: CellIndex| {
        let (round, board) = block.layout.board_in_title(sheet.cell(cell).trimmed_text()?)?;
        let (name, rest) = title_words::split_name_and_rest(&board);
        Some(BoardTitle { cell, name: single_spaced(name), round, rest: rest.to_owned() })
    };
    let cells = || rows.clone().flat_map(inside);
    // “R1-B2” and “1/2”, directly above the headings.
    let numbers = |cell: CellIndex| {
        // A number, such as the average of the column above, is no title.
        let text = sheet.cell(cell).trimmed_text()?;
        let is_pair = |text: &&str| text.bytes().all(|byte| !byte.is_ascii_alphabetic());
        let pair = || Some(text).filter(is_pair).and_then(tab_names::parse_numbered_board);
        let (round, board) = title_words::parse_game_number(text).or_else(pair)?;
        Some(BoardTitle { cell, name: board.to_owned(), round: Some(round.to_owned()), rest: String::new() })
    };
    let directly_above = || rows.clone().take(1).flat_map(inside);
    if let Some(title) =
        cells().find_map(game).or_else(|| cells().find_map(by_layout)).or_else(|| directly_above().find_map(numbers))
    {
        return Some(title);
    }
    // Above the director of the board and the like. “Board C was abandoned” may be about another board.
    let far = (heading_row.saturating_sub(ROWS_OF_PLAIN_TITLE).max(free_from)..first_near).rev();
    if let Some(title) = far.flat_map(inside).filter_map(game).find(|title| title.rest.is_empty()) {
        return Some(title);
    }
    // A game may have a name without the word “board”, in the row directly above.
    // The heading of the powers may stand there too, beside the names of the boards.
    let is_heading = |cell: &CellIndex| sheet.cell(*cell).trimmed_text().and_then(heading_of_text).is_some();
    let cell = rows.take(1).flat_map(inside).find(|cell| !is_heading(cell))?;
    let text = sheet.cell(cell).text();
    let is_name = text.chars().any(char::is_alphabetic)
        && !title_words::is_sentence(&text)
        && title_words::find_round(&text).is_none()
        && board_remarks::parse_remark(&text).is_none();
    // “Saturday board A” on the sheet “Saturday”.
    let text = single_spaced(&text);
    let tab = single_spaced(&sheet.name);
    let after_tab =
        text.get(..tab.len()).filter(|start| fold_name(start) == fold_name(&tab)).map(|_| &text[tab.len()..]);
    let name = after_tab.and_then(title_words::parse_board_title);
    let (name, rest) = name.unwrap_or((&*text, ""));
    is_name.then(|| BoardTitle { cell, name: name.to_owned(), round: None, rest: rest.to_owned() })
}

/// How the titles of all boards of a sheet name their rounds: “Board 1A”. Players who sit at several boards decide.
fn rounds_in_titles(tracker: &CellStatusSheet<'_>, bands: &[BoardsSideBySide<'_>]) -> Option<ParseGame> {
    let sheet = tracker.sheet;
    let mut seats: Vec<(String, String)> = Vec::new();
    for band in bands {
        for block in &band.blocks {
            let title = find_title(tracker, block, band.heading_row, 0).filter(|title| title.round.is_none())?;
            let column = block.columns.column(Heading::Player)?;
            for row in rows_of_powers(block, band.heading_row) {
                let cell = sheet.find(SheetAddress::new(row, column));
                let name = cell.map_or_else(String::new, |cell| fold_name(&sheet.cell(cell).text()));
                seats.push((title.name.clone(), name));
            }
        }
    }
    parse_of_boards(&seats)
}

/// The rows of the powers of a board whose headings are in this row.
pub(super) fn rows_of_powers(block: &BoardBlock<'_>, heading_row: u32) -> std::ops::Range<u32> {
    let first = heading_row + u32::from(block.has_headings);
    first..first + u32::try_from(Power::ALL.len()).unwrap_or_default()
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
    let mut titles = 0;
    for cell in 0..sheet.row(first_row).start {
        let text = sheet.cell(cell).trimmed_text();
        if !tracker.is_unread(cell) {
            titles += usize::from(text.and_then(title_words::parse_game_title).is_some());
            continue;
        }
        // What stands below the title of one board is about that board.
        let boards = if titles == 1 { &boards[..boards.len().min(1)] } else { boards };
        let Some(text) = text else { continue };
        let remark = board_remarks::parse_remark(text);
        match &remark {
            Some(BoardRemark::LastYear(year)) => {
                for board in boards {
                    if draft.board_mut(*board).end_year.is_blank() {
                        enter_remark(draft, tracker, cell, *board, &BoardRemark::LastYear(year.clone()));
                    }
                }
            }
            Some(BoardRemark::System(system)) => draft.book.rounds[round.0].system = Some((*system).to_owned()),
            Some(BoardRemark::Note(note)) => (*note).clone_into(&mut draft.book.rounds[round.0].note),
            Some(
                ending @ (BoardRemark::Conceded(_) | BoardRemark::Abandoned | BoardRemark::Void | BoardRemark::Draw(_)),
            ) => {
                enter_ending_above(draft, tracker, cell, ending, boards);
                continue;
            }
            None => {}
        }
        let names_round = title_words::find_round(text).is_some_and(|(name, before)| {
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

/// Reads how the game of a board ended, above the first board: “Board C was abandoned”.
fn enter_ending_above(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    cell: CellIndex,
    ending: &BoardRemark<'_>,
    boards: &[BoardRef],
) {
    let text = tracker.sheet.cell(cell).text();
    // The name comes after the word for a board, wherever that is in the text.
    let rests =
        std::iter::successors(Some(text.trim()), |rest| Some(rest.split_once(char::is_whitespace)?.1.trim_start()));
    let named = rests.into_iter().find_map(name_after_board_word);
    let is_named = |board: &&BoardRef| {
        let name = draft.book.board(**board).map_or("", |board| board.name.as_str());
        let rest = named.and_then(|named| named.strip_prefix(name)).filter(|_| !name.is_empty());
        rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    let found = match (named, boards) {
        (None, [only]) => Some(only),
        _ => boards.iter().find(is_named),
    };
    if let Some(&board) = found {
        enter_remark(draft, tracker, cell, board, ending);
        tracker.mark_understood(cell);
        return;
    }
    draft.keep_unplaced(tracker, cell, texts::ending_of_unknown_board(text.trim()));
}
