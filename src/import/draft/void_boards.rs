//! Leaves out the boards whose games do not count: “VOID” in the title of a board, beside it, or in each of its rows.

use std::collections::{BTreeMap, BTreeSet};

use super::draft_book::{DraftBook, LeftOutBoard};
use crate::book::{Board, BoardRef, CellAddress, Power, SeatColumn, fold_name};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::report::import_report::FindingEffect;
use crate::import::words::board_remarks::{BoardRemark, parse_remarks};
use crate::languages::list_in_window;
use crate::languages::window_sentences::import_remarks as texts;
use crate::printable_text::printable_line;

/// Whether a text says that a game does not count.
fn says_void(text: &str) -> bool {
    const MOST_BYTES: usize = 80;
    text.len() <= MOST_BYTES && parse_remarks(text, false).remarks.contains(&BoardRemark::Void)
}

/// The cells of the boards of one sheet.
#[derive(Default)]
struct CellsOfBoards {
    /// The rows and the first columns of each board, by row.
    rows: BTreeMap<u32, BTreeMap<BoardRef, (u32, BTreeSet<Power>)>>,
    /// The powers of each board that have cells.
    powers: BTreeMap<BoardRef, BTreeSet<Power>>,
    /// The cells of each board.
    cells: BTreeMap<BoardRef, BTreeSet<SheetAddress>>,
}

impl CellsOfBoards {
    fn find(draft: &DraftBook, sheet: usize) -> Self {
        let mut found = CellsOfBoards::default();
        for (address, at) in draft.sources.entries_of_sheet(sheet) {
            let Some(board) = address.board() else { continue };
            found.cells.entry(board).or_default().insert(at);
            if let CellAddress::Seat(seat, column) = address
                && column != SeatColumn::Note
            {
                let (first, powers) =
                    found.rows.entry(at.row).or_default().entry(board).or_insert((at.column, BTreeSet::new()));
                *first = at.column.min(*first);
                powers.insert(seat.power);
                found.powers.entry(board).or_default().insert(seat.power);
            }
        }
        found
    }

    /// The board to which a mark in its row belongs, with the powers of the row: the nearest one to the left of the mark.
    fn board_of_mark(&self, mark: SheetAddress) -> Option<(BoardRef, &BTreeSet<Power>)> {
        let boards = self.rows.get(&mark.row)?;
        let nearest =
            boards.iter().filter(|(_, (first, _))| *first <= mark.column).max_by_key(|(_, (first, _))| *first);
        let (board, (_, powers)) = nearest.or_else(|| boards.iter().min_by_key(|(_, (first, _))| *first))?;
        Some((*board, powers))
    }
}

/// Takes the boards of a sheet that are void out of the draft, and keeps their cells word for word. Gives the sentence about
/// them, if there are any.
pub(in crate::import) fn leave_out_void_boards(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
) -> Option<String> {
    let sheet = tracker.sheet;
    let mut void = std::mem::take(&mut draft.void_boards);
    let mut marks = marks_in_rows(draft, tracker);
    marks.retain(|mark| void.values().all(|known| known != mark));
    if void.is_empty() && marks.is_empty() {
        return None;
    }
    let boards = CellsOfBoards::find(draft, tracker.index);
    let mut marked: BTreeMap<BoardRef, (Vec<CellIndex>, BTreeSet<Power>)> = BTreeMap::new();
    for &mark in &marks {
        if let Some((board, powers)) = boards.board_of_mark(sheet.address_of(mark)) {
            let (cells, marked) = marked.entry(board).or_default();
            cells.push(mark);
            marked.extend(powers);
        } else {
            draft.warn(tracker, mark, texts::void_games_unclear(&printable_line(&sheet.cell(mark).trimmed())));
        }
    }
    for (board, (cells, powers)) in marked {
        if boards.powers.get(&board) == Some(&powers) {
            void.entry(board).or_insert(cells[0]);
        } else if !void.contains_key(&board) {
            let names: Vec<&str> = powers.iter().map(|power| power.name_in_window()).collect();
            let what = texts::void_beside_some_powers(
                &printable_line(&sheet.cell(cells[0]).trimmed()),
                &list_in_window(&names),
                &draft.book.board_label_in_window(board),
            );
            draft.warn_of_effect(tracker, &cells, FindingEffect::None, what);
        }
    }
    for (&board, &mark) in &void {
        let round = draft.book.rounds[board.round.0].name.clone();
        let name = draft.board_mut(board).name.clone();
        draft.left_out_boards.push(LeftOutBoard { round, board: name, sheet: sheet.name.clone() });
        let text = sheet.cell(mark).trimmed();
        let what = texts::void_board_unread(&draft.book.board_label_in_window(board), &printable_line(&text));
        draft.warn_of_effect(tracker, &[mark], FindingEffect::Refused, what);
        tracker.mark_unplaced(mark);
    }
    let removed: BTreeSet<BoardRef> = void.into_keys().collect();
    mark_cells_unplaced(tracker, &boards, &removed);
    draft.remove_boards(&removed);
    (!removed.is_empty()).then(|| texts::boards_left_out(removed.len()))
}

/// Warns of boards of our own workbook that somebody calls void. They are read, because other sheets refer to boards by their numbers.
pub(in crate::import) fn warn_of_void_boards(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) {
    for (board, mark) in std::mem::take(&mut draft.void_boards) {
        let text = tracker.sheet.cell(mark).trimmed();
        let what = texts::void_board_is_read(&printable_line(&text), &draft.book.board_label_in_window(board));
        draft.warn(tracker, mark, what);
        tracker.mark_unplaced(mark);
    }
}

/// Warns of boards that one sheet calls void and that another sheet gives too. They are read from the other one.
pub(in crate::import) fn warn_of_boards_left_out_once(draft: &mut DraftBook) {
    for LeftOutBoard { round, board, sheet } in std::mem::take(&mut draft.left_out_boards) {
        let is_same = |held: &Board| fold_name(&held.name) == fold_name(&board);
        let rounds = draft.book.rounds.iter().filter(|held| fold_name(&held.name) == fold_name(&round));
        if rounds.flat_map(|held| &held.boards).any(is_same) {
            let message = texts::void_here_and_read_there(&printable_line(&board), &printable_line(&round));
            draft.warn_at(&sheet, None, FindingEffect::None, message);
        }
    }
}

/// The cells that say of their rows that a game does not count: those that nothing read, and notes.
fn marks_in_rows(draft: &DraftBook, tracker: &CellStatusSheet<'_>) -> Vec<CellIndex> {
    let sheet = tracker.sheet;
    let is_mark = |cell: &CellIndex| sheet.cell(*cell).trimmed_text().is_some_and(says_void);
    let in_notes = draft.sources.entries_of_sheet(tracker.index).filter_map(|(address, at)| match address {
        CellAddress::Seat(_, SeatColumn::Note) => sheet.find(at),
        _ => None,
    });
    let unread = (0..sheet.cells.len()).filter(|cell| tracker.is_unread(*cell) || tracker.is_word_for_word(*cell));
    let mut marks: Vec<CellIndex> = unread.chain(in_notes).filter(is_mark).collect();
    marks.sort_unstable();
    marks.dedup();
    marks
}

/// Marks the cells of void boards, without those that another board has.
fn mark_cells_unplaced(tracker: &mut CellStatusSheet<'_>, boards: &CellsOfBoards, removed: &BTreeSet<BoardRef>) {
    let sheet = tracker.sheet;
    let others: BTreeSet<SheetAddress> = boards
        .cells
        .iter()
        .filter(|(board, _)| !removed.contains(board))
        .flat_map(|(_, cells)| cells)
        .copied()
        .collect();
    for cells in removed.iter().filter_map(|board| boards.cells.get(board)) {
        let columns = cells.iter().map(|at| at.column);
        let (Some(first), Some(last)) = (columns.clone().min(), columns.max()) else { continue };
        let rows: BTreeSet<u32> = cells.iter().map(|at| at.row).collect();
        for row in rows {
            for cell in sheet.row_part(row, &(first..last + 1)) {
                if !others.contains(&sheet.address_of(cell)) {
                    tracker.mark_unplaced(cell);
                }
            }
        }
    }
}
