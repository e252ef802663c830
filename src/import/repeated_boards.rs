//! Merges the boards that a file has twice: a seating sheet and a sheet of counts, or blocks and the same boards as a list.
//!
//! Boards of one round and name that differ in more than single cells are two boards, and both are kept.

use std::collections::BTreeMap;

use super::draft_book::{DraftBook, RepeatedBoard};
use super::import_report::{Finding, FindingCause, FindingEffect, FindingKind};
use super::raw_sheet::{SheetAddress, SheetRange};
use crate::book::{Board, BoardRef, CellAddress, Power, Seat, SeatColumn, SeatRef, UnplacedCell};

/// The columns that are compared and merged.
const COLUMNS: [SeatColumn; 5] =
    [SeatColumn::Player, SeatColumn::Centres, SeatColumn::Eliminated, SeatColumn::InDraw, SeatColumn::PrintedScore];

/// Number of seats with the same player that make two boards one.
const SAME_PLAYERS: usize = 4;

/// Merges the boards that were read twice, and reports each of them.
pub(super) fn merge_repeated_boards(draft: &mut DraftBook) {
    let mut into: BTreeMap<BoardRef, BoardRef> = BTreeMap::new();
    let mut agreeing: Vec<(String, Vec<String>)> = Vec::new();
    for RepeatedBoard { first, again, name, sheet, at } in std::mem::take(&mut draft.repeated_boards) {
        let first = into.get(&first).copied().unwrap_or(first);
        let label = draft.book.board_label(first);
        let boards = draft.book.board(first).zip(draft.book.board(again));
        if !boards.is_some_and(|(first, again)| first.name == name && is_same(first, again)) {
            let what =
                format!("{label} is on another sheet too, and both are kept. Remove one of them after the import.");
            draft.findings.push(warning(sheet, Some(at), what));
            continue;
        }
        let differences = merge(draft, first, again);
        into.insert(again, first);
        if differences == 0 {
            match agreeing.iter_mut().find(|(known, _)| *known == sheet) {
                Some((_, labels)) => labels.push(label),
                None => agreeing.push((sheet, vec![label])),
            }
        }
    }
    for (round, held) in draft.book.rounds.iter_mut().enumerate() {
        let mut boards = (0..).map(|board| BoardRef::new(round, board));
        held.boards.retain(|_| boards.next().is_some_and(|board| !into.contains_key(&board)));
    }
    draft.sources.merge_boards(&into);
    for (sheet, labels) in agreeing {
        let boards = match &labels[..] {
            [one] => format!("{one} is on another sheet too"),
            _ => format!("{} boards are on other sheets too: {}", labels.len(), labels.join("; ")),
        };
        let message = format!("{boards}. The sheets agree, and each board is read once.");
        draft.findings.push(warning(sheet, None, message));
    }
}

fn warning(sheet: String, at: Option<SheetAddress>, message: String) -> Finding {
    let cells = at.map(SheetRange::from).into_iter().collect();
    let (effect, cause) = (FindingEffect::None, FindingCause::OwnSentence);
    Finding { kind: FindingKind::Warning, sheet, cells, message, effect, cause }
}

/// Whether a value is only the text of a formula without a stored result.
fn is_formula(board: &Board, power: Power, column: SeatColumn) -> bool {
    let seat = &board.seats[power];
    match column {
        SeatColumn::Centres => seat.centres.unreadable_text().is_some_and(|text| text.starts_with('=')),
        SeatColumn::Eliminated => seat.eliminated.unreadable_text().is_some_and(|text| text.starts_with('=')),
        _ => false,
    }
}

/// Whether a seat has no value in this column.
fn is_blank(board: &Board, power: Power, column: SeatColumn) -> bool {
    board.seats[power].value(column).is_blank() || is_formula(board, power, column)
}

fn differs(first: &Board, again: &Board, power: Power, column: SeatColumn) -> bool {
    !is_blank(first, power, column)
        && !is_blank(again, power, column)
        && !same_value(&first.seats[power], &again.seats[power], column)
}

fn same_value(first: &Seat, again: &Seat, column: SeatColumn) -> bool {
    // Printed scores may be rounded.
    let rounded = |a: f64, b: f64| (a - b).abs() < 0.011;
    if column == SeatColumn::PrintedScore {
        return first.printed_score.zip(again.printed_score).is_some_and(|(a, b)| rounded(a, b));
    }
    let mut copy = first.clone();
    copy.copy_value(again, column);
    copy == *first
}

/// Whether two boards are one board that was written twice.
fn is_same(first: &Board, again: &Board) -> bool {
    let both = |column| {
        let seats = Power::ALL
            .into_iter()
            .filter(move |&power| !is_blank(first, power, column) && !is_blank(again, power, column));
        let (mut same, mut other) = (0, 0);
        for power in seats {
            if differs(first, again, power, column) {
                other += 1;
            } else {
                same += 1;
            }
        }
        (same, other)
    };
    let (same_players, other_players) = both(SeatColumn::Player);
    let (_, other_counts) = both(SeatColumn::Centres);
    match (same_players, other_players) {
        // One of them has no players.
        (0, 0) => other_counts == 0,
        _ => same_players >= SAME_PLAYERS || (other_players == 0 && other_counts == 0),
    }
}

/// Fills the blanks of the first board with the values of the second. Gives the number of differences, each of which is
/// reported.
fn merge(draft: &mut DraftBook, first: BoardRef, again: BoardRef) -> usize {
    let (Some(mut board), Some(other)) = (draft.book.board(first).cloned(), draft.book.board(again).cloned()) else {
        return 0;
    };
    let mut differences = 0;
    for power in Power::ALL {
        for column in COLUMNS {
            let text = |board: &Board| board.seats[power].value(column).text(&draft.book).into_owned();
            let address = |board: BoardRef| CellAddress::Seat(board.seat(power), column);
            let texts = [text(&board), text(&other)];
            let formulas = [&board, &other].map(|board| is_formula(board, power, column));
            let differs = differs(&board, &other, power, column);
            for (formula, (at, text)) in formulas.into_iter().zip([first, again].into_iter().zip(&texts)) {
                if formula && !(at == first && is_blank(&other, power, column)) {
                    keep_word_for_word(draft, address(at), text.clone());
                }
            }
            if differs {
                differences += 1;
                report(draft, first.seat(power), column, texts, address(again));
            } else if is_blank(&board, power, column) && !is_blank(&other, power, column) {
                board.seats[power].copy_value(&other.seats[power], column);
            }
        }
        if board.seats[power].substitutes.is_empty() {
            board.seats[power].substitutes.clone_from(&other.seats[power].substitutes);
        }
        if board.seats[power].note.is_empty() {
            board.seats[power].note.clone_from(&other.seats[power].note);
        }
    }
    if board.end_year.is_blank() {
        board.end_year.clone_from(&other.end_year);
    }
    if board.charts.is_empty() {
        board.charts.clone_from(&other.charts);
    }
    *draft.board_mut(first) = board;
    differences
}

/// Keeps the text of a cell whose value is not used.
fn keep_word_for_word(draft: &mut DraftBook, address: CellAddress, text: String) {
    let Some((sheet, at)) = draft.sources.find_exact(address).map(|(sheet, at)| (sheet.to_owned(), at)) else { return };
    draft.sources.forget(address);
    // The cell is unplaced now, so it is no longer among those that were recognised.
    for finding in draft.findings.iter_mut().filter(|finding| finding.sheet == sheet) {
        if finding.kind == FindingKind::Recognised && finding.cells.iter().any(|range| range.contains(at)) {
            finding.cells = SheetRange::without(&finding.cells, at);
        }
    }
    draft.book.unplaced_cells.push(UnplacedCell { file: draft.file.clone(), sheet, cell: at.to_string(), text });
}

/// Reports a value that differs between two sheets.
fn report(draft: &mut DraftBook, seat: SeatRef, column: SeatColumn, [known, text]: [String; 2], address: CellAddress) {
    let Some((sheet, at)) = draft.sources.find_exact(address).map(|(sheet, at)| (sheet.to_owned(), at)) else { return };
    let message = format!(
        "{} is on another sheet too. There, the {} of {} is {known}, and here it is {text}. {known} is used; correct it \
         after the import if it is wrong.",
        draft.book.board_label(seat.board),
        column.description().long_name,
        seat.power
    );
    keep_word_for_word(draft, address, text);
    draft.findings.push(warning(sheet, Some(at), message));
}
