//! Reads the values of cells into a draft book: counts, years, and the columns of seats in which every text is a value.

use super::draft_book::DraftBook;
use crate::book::fields::SeatParse;
use crate::book::typed_words::is_dash;
use crate::book::{CellAddress, CellEntry, CellValue, SeatColumn, SeatRef};
use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::languages::window_sentences::import_remarks as texts;

impl DraftBook {
    /// Reads a cell, or the part `text` of it, as a count or a year. Content that cannot be read stays as text, with a warning. A dash is a blank.
    ///
    /// `expected` names the value in the warning: “a number of centres”.
    pub(in crate::import) fn read_entry<T: CellValue>(
        &mut self,
        tracker: &mut CellStatusSheet<'_>,
        cell: CellIndex,
        text: &str,
        address: CellAddress,
        expected: &str,
    ) -> CellEntry<T> {
        if !self.is_own_workbook && is_dash(text) {
            tracker.mark_not_needed(cell, NotNeededReason::Dash);
            return CellEntry::Blank;
        }
        self.record_cell(tracker, cell, address);
        let entry = CellEntry::parse(text);
        if entry.unreadable_text().is_some() {
            self.warn(tracker, cell, describe_unreadable(tracker.sheet.cell(cell).value, text, expected));
        }
        entry
    }

    /// Reads a cell, or the part `text` of it, in a column in which every text is a value. Content of another kind stays as text, with a warning.
    /// A dash is a blank. The cells of other columns stay unread.
    pub(in crate::import) fn read_seat_value(
        &mut self,
        tracker: &mut CellStatusSheet<'_>,
        cell: CellIndex,
        text: &str,
        seat: SeatRef,
        column: SeatColumn,
    ) {
        let SeatParse::Value { parse, expected } = column.description().parse else { return };
        if !self.is_own_workbook && is_dash(text) {
            tracker.mark_not_needed(cell, NotNeededReason::Dash);
            return;
        }
        self.record_cell(tracker, cell, CellAddress::Seat(seat, column));
        let field = parse(text);
        if let Some(expected) = expected.filter(|_| field.value().unreadable_text().is_some()) {
            let value = tracker.sheet.cell(cell).value;
            self.warn(tracker, cell, describe_unreadable(value, text, expected()));
        }
        self.seat_mut(seat).set(field);
    }
}

/// The warning about a cell that is not the expected number or year.
pub(in crate::import) fn describe_unreadable(value: RawValue<'_>, text: &str, expected: &str) -> String {
    match value {
        RawValue::MissingResult(_) => texts::formula_without_result_for(expected),
        RawValue::Error(error) => texts::formula_with_error(error, expected),
        _ => texts::is_not_expected(text, expected),
    }
}
