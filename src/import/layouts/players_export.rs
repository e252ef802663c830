//! Reads what is computed in a file for players that Topboard wrote. Boards and standings are read as those of any other
//! workbook. Here are the cells that these readers leave: further tables, remarks, legends and columns of tie-breaks.

use super::own_export::mark_computed_sheet;
use super::own_round::text_of;
use crate::book::{CellAddress, DeclinedSeat, PersonColumn, Power, SeatColumn, TopBoard, fold_name};
use crate::import::SheetAddress;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::draft::draft_book::DraftBook;
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::languages::Language;
use crate::languages::window_sentences::import_tables as texts;
use crate::own_workbook::labels;
use crate::own_workbook::labels::{RoundNote, heading, list};
use crate::standings::{SeatReason, TopBoardClaim};

/// The row with the title of a sheet.
const TITLE_ROW: u32 = 1;
/// The columns of places and players in the standings.
const PLACE: u32 = 0;
const PLAYER: u32 = 1;

/// Whether Topboard wrote the workbook as a file for players: it has our standings, and a round of the same event with our
/// boards or without boards. While every round is held back, it has only computed sheets.
pub(crate) fn is_players_file(sheets: &[RawSheet]) -> bool {
    let Some(standings) = sheets.iter().find(|sheet| is_standings(sheet)) else { return false };
    let event = standings.text_at(0, 0);
    let has_board = |sheet: &RawSheet| sheet.text_at(0, 0) == event && has_own_board(sheet);
    sheets.iter().any(|sheet| has_board(sheet) || is_round_without_boards(sheets, sheet))
        || sheets.iter().all(|sheet| is_standings(sheet) || is_computed_sheet(sheet))
}

/// Whether a sheet of a file for players has only what Topboard computes again: teams, awards, groups, qualification.
pub(crate) fn is_computed_sheet(sheet: &RawSheet) -> bool {
    let title = sheet.text_at(TITLE_ROW, 0);
    match sheet.name.as_str() {
        labels::GROUPS | labels::TEAMS | labels::AWARDS => title == Some(sheet.name.as_str()),
        // Its title is the name that the rules give to the top board.
        labels::QUALIFICATION => title.is_some(),
        _ => false,
    }
}

/// Whether a sheet of a file for players is a round without boards: the names of the event and of the round, and at most a
/// note.
pub(crate) fn is_round_without_boards(sheets: &[RawSheet], sheet: &RawSheet) -> bool {
    let standings = sheets.iter().find(|sheet| is_standings(sheet));
    let event = standings.and_then(|standings| standings.text_at(0, 0));
    let is_titled = sheet.text_at(0, 0) == event && sheet.text_at(TITLE_ROW, 0).is_some();
    is_titled && sheet.rows().all(|(row, _)| row <= TITLE_ROW + 1)
}

/// Reads the name of a round without boards. Gives the sentence about the recognised data.
pub(crate) fn read_round_without_boards(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) -> String {
    let sheet = tracker.sheet;
    sheet.row(0).for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Title));
    let Some(cell) = sheet.find(SheetAddress::new(TITLE_ROW, 0)) else { return String::new() };
    let title = sheet.cell(cell).text();
    let round = draft.find_or_add_round(labels::round_name_in_title(&title));
    draft.record_cell(tracker, cell, CellAddress::Round(round));
    for cell in cell + 1..sheet.cells.len() {
        if let Some(RoundNote::Note(note)) = text_of(sheet, cell).and_then(RoundNote::parse) {
            draft.book.rounds[round.0].note = note;
            tracker.mark_understood(cell);
        }
    }
    texts::title_without_boards(&title)
}

/// Whether a sheet is the standings of a file that Topboard wrote.
pub(crate) fn is_standings(sheet: &RawSheet) -> bool {
    let headings = (sheet.text_at(labels::TABLE_HEADING_ROW, PLACE), sheet.text_at(labels::TABLE_HEADING_ROW, PLAYER));
    sheet.name == labels::STANDINGS
        && sheet.text_at(TITLE_ROW, 0) == Some(labels::STANDINGS)
        && headings == (Some(list::PLACE), Some(list::PLAYER))
}

fn has_own_board(sheet: &RawSheet) -> bool {
    let player = SeatColumn::Player.description().workbook_heading.map(|(heading, _)| heading);
    sheet.rows().any(|(row, _)| {
        sheet.text_at(row, 0).and_then(labels::board_name_in_title).is_some()
            && sheet.text_at(row + 1, 0) == Some(heading::POWER)
            && sheet.text_at(row + 1, 1) == player
    })
}

/// Marks the cells of our own standings that say why there is no score: “…” for a game that has begun, “T” for the top board,
/// “S” for a player who sat the round out.
pub(crate) fn mark_cells_without_score(tracker: &mut CellStatusSheet<'_>) {
    let sheet = tracker.sheet;
    let is_mark = |letter| matches!(letter, '…' | '.' | 'T' | 'S' | ' ');
    for (_, cells) in sheet.rows().filter(|(row, _)| *row > labels::TABLE_HEADING_ROW) {
        for cell in cells.filter(|cell| sheet.address_of(*cell).column > PLAYER) {
            let column = SheetAddress::new(labels::TABLE_HEADING_ROW, sheet.address_of(cell).column);
            let heading = sheet.find(column).and_then(|cell| heading_words::heading_of_cell(sheet.cell(cell)));
            let has_score = matches!(heading, Some(Heading::RoundScore(_) | Heading::Total | Heading::Score));
            if has_score && text_of(sheet, cell).is_some_and(|text| text.chars().all(is_mark)) {
                tracker.mark_not_needed(cell, NotNeededReason::Dash);
            }
        }
    }
}

/// Marks the cells of a file for players that nobody has read and that Topboard has written. Cells that somebody added
/// beside them stay unread.
pub(crate) fn mark_own_cells(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) {
    if is_computed_sheet(tracker.sheet) {
        mark_computed_sheet(draft, tracker);
    } else if is_standings(tracker.sheet) {
        mark_standings(draft, tracker);
    } else {
        mark_round(tracker);
    }
}

/// Reads what the sheet of the top board says beyond its boards: the order of choosing, who stepped back, and whom the
/// director named. The order of choosing decides ties there. The names are those of players with boards.
pub(crate) fn read_top_board(draft: &mut DraftBook, sheets: &[RawSheet]) {
    for board in draft.book.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        board.is_top_board |= labels::is_top_board_name(&board.name);
    }
    let Some(sheet) = sheets.iter().find(|sheet| sheet.name == labels::QUALIFICATION) else { return };
    let mut top = TopBoard::default();
    let mut table = None;
    for (row, _) in sheet.rows() {
        let text = |column| sheet.text_at(row, column).unwrap_or_default();
        match fold_name(text(0)).as_str() {
            CHOOSES => table = Some(QualificationTable::Seats),
            PLACE_HEADING => table = Some(QualificationTable::Claims),
            _ => {}
        }
        let Some(player) = draft.book.find_person(text(PLAYER)).map(|person| person.id) else { continue };
        match table {
            Some(QualificationTable::Seats) if Power::parse(text(2)).is_some() => top.choice_order.push(player),
            Some(QualificationTable::Claims) if text(2) == TopBoardClaim::Declined.text(Language::English) => {
                top.declined.push(DeclinedSeat { player, note: String::new() });
            }
            Some(QualificationTable::Claims)
                if text(2) == TopBoardClaim::Seat(SeatReason::Director).text(Language::English) =>
            {
                top.extra_qualifiers.push(player);
            }
            _ => {}
        }
    }
    draft.book.top_board = top;
}

/// The tables on the sheet of the top board.
#[derive(Clone, Copy)]
enum QualificationTable {
    Seats,
    Claims,
}

/// The first headings of these tables, folded.
const CHOOSES: &str = "chooses";
const PLACE_HEADING: &str = "place";

fn mark_standings(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) {
    let sheet = tracker.sheet;
    let headings = sheet.row(labels::TABLE_HEADING_ROW);
    (0..headings.start).for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Title));
    let last_column = headings.clone().next_back().map_or(0, |cell| sheet.address_of(cell).column);
    let group = headings.clone().find(|cell| text_of(sheet, *cell) == Some(labels::GROUP_HEADING));
    headings.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Heading));
    let mut row = labels::TABLE_HEADING_ROW + 1;
    while let Some(player) = sheet.text_at(row, PLAYER) {
        if let Some(cell) =
            group.and_then(|heading| sheet.find(SheetAddress::new(row, sheet.address_of(heading).column)))
        {
            read_group(draft, tracker, cell, player);
        }
        let cells = sheet.row(row).filter(|cell| sheet.address_of(*cell).column <= last_column);
        cells.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::OwnTable));
        row += 1;
    }
    for cell in sheet.row(row).start..sheet.cells.len() {
        mark_sentence(tracker, cell);
    }
}

/// Reads the group of a player.
fn read_group(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex, player: &str) {
    let Some(id) = draft.book.find_person(player).map(|person| person.id) else { return };
    let Some(person) = draft.person_mut(id).filter(|person| person.group.is_empty()) else { return };
    person.group = tracker.sheet.cell(cell).text().into_owned();
    draft.record_cell(tracker, cell, CellAddress::Person(id, PersonColumn::Group));
}

fn mark_round(tracker: &mut CellStatusSheet<'_>) {
    let sheet = tracker.sheet;
    // The helping columns of the formulas.
    for cell in (0..sheet.cells.len()).filter(|cell| sheet.cell(*cell).formula) {
        tracker.mark_not_needed(cell, NotNeededReason::Computed);
    }
    for (row, cells) in sheet.rows() {
        match sheet.text_at(row, 0) {
            Some(heading::POWER) => {
                // The heading of a computed column that has no score yet.
                cells.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Heading));
            }
            Some(text) if text.starts_with(labels::REMARK) => {
                cells.for_each(|cell| mark_sentence(tracker, cell));
            }
            _ => {
                let is_replaced = |cell: &CellIndex| {
                    let note = text_of(sheet, *cell).and_then(RoundNote::parse);
                    row == TITLE_ROW && matches!(note, Some(RoundNote::Replaces(_)))
                };
                let notes = cells.filter(is_replaced);
                notes.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::OwnSentence));
            }
        }
    }
}

/// Marks a text in the first column.
fn mark_sentence(tracker: &mut CellStatusSheet<'_>, cell: CellIndex) {
    if tracker.sheet.address_of(cell).column == 0 && text_of(tracker.sheet, cell).is_some() {
        tracker.mark_not_needed(cell, NotNeededReason::OwnSentence);
    }
}
