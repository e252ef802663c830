//! Columns of shares in percent that the file holds as fractions: 0.225 for “22.5%”.

use std::collections::{BTreeMap, HashMap};

use super::draft_book::DraftBook;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{BoardRef, CellAddress, SeatColumn, SeatRef};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::report::import_report::FindingEffect;
use crate::languages::window_sentences::import_remarks as texts;

/// Shares of whole boards, as fractions, add up to 1 a board within this.
const ROUNDING: f64 = 0.02;

/// Reads the fractions below a heading such as “Share” as percent, if they add up to 1 on each board.
pub(in crate::import) fn read_shares_as_percent(draft: &mut DraftBook, tracker: &CellStatusSheet<'_>) {
    let mut columns: BTreeMap<u32, Vec<(SeatRef, SheetAddress)>> = BTreeMap::new();
    for (address, at) in draft.sources.entries_of_sheet(tracker.index) {
        if let CellAddress::Seat(seat, SeatColumn::PrintedScore) = address {
            columns.entry(at.column).or_default().push((seat, at));
        }
    }
    for shares in columns.values().filter(|shares| is_below_share(tracker.sheet, shares)) {
        let mut sums: HashMap<BoardRef, f64> = HashMap::new();
        for (seat, _) in shares {
            *sums.entry(seat.board).or_default() += draft.seat_mut(*seat).printed_score.unwrap_or_default();
        }
        if !sums.values().all(|sum| (sum - 1.0).abs() < ROUNDING) {
            continue;
        }
        for (seat, _) in shares {
            if let Some(share) = &mut draft.seat_mut(*seat).printed_score {
                *share *= 100.0;
            }
        }
        let cells: Vec<CellIndex> = shares.iter().filter_map(|(_, at)| tracker.sheet.find(*at)).collect();
        draft.warn_of_effect(tracker, &cells, FindingEffect::None, texts::shares_are_percent());
    }
}

/// Whether the text above these cells is a word for a share.
fn is_below_share(sheet: &RawSheet, shares: &[(SeatRef, SheetAddress)]) -> bool {
    let Some(first) = shares.iter().map(|(_, at)| *at).min() else { return false };
    let heading = (0..first.row).rev().find_map(|row| sheet.text_at(row, first.column));
    heading.is_some_and(|text| is_cell_word(text, CellWord::Share))
}
