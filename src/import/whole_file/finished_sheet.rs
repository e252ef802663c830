//! Reports a sheet that was read: what became of its cells. Cells that no layout read are kept as unplaced cells.

use crate::book::UnplacedCell;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::draft::draft_book::{DraftBook, StruckOutCells};
use crate::import::questions::corrected_counts::ask_about_corrected_counts;
use crate::import::report::cell_status::{CellStatus, CellStatusSheet};
use crate::import::report::import_report::{FindingEffect, FindingKind};
use crate::import::report::unplaced_columns::{UnplacedColumn, unplaced_columns};
use crate::limits::MOST_UNPLACED_CELLS;
use crate::printable_text::printable_line;

/// The texts of the first cells of these ranges: “New SC”, “7”, “6” and more.
fn first_texts(tracker: &CellStatusSheet<'_>, ranges: &[SheetRange]) -> String {
    const SHOWN: usize = 3;
    const MOST_LETTERS: usize = 40;
    let of_range = |range: &SheetRange| {
        let columns = range.first.column..range.last.column.saturating_add(1);
        (range.first.row..=range.last.row).flat_map(move |row| tracker.sheet.row_part(row, &columns))
    };
    let mut cells = ranges.iter().flat_map(of_range);
    let text = |cell| {
        let text = tracker.text_in_file(cell);
        let text = printable_line(text.trim());
        match text.char_indices().nth(MOST_LETTERS) {
            Some((end, _)) => format!("“{}…”", &text[..end]),
            None => format!("“{text}”"),
        }
    };
    let texts: Vec<String> = cells.by_ref().take(SHOWN).map(text).collect();
    let more = if cells.next().is_some() { " and more" } else { "" };
    format!("{}{more}", texts.join(", "))
}

impl DraftBook {
    /// Reports the status of every cell of a sheet. Cells that no layout read become unplaced cells.
    ///
    /// `recognised` is the sentence about the data that was understood. Without it, `why` says why nothing was
    /// understood.
    pub(in crate::import) fn finish_sheet(
        &mut self,
        tracker: &mut CellStatusSheet<'_>,
        recognised: Option<&str>,
        why: &str,
    ) {
        for cell in 0..tracker.sheet.cells.len() {
            if tracker.is_unread(cell) {
                tracker.mark_unplaced(cell);
            }
        }
        self.keep_long_texts(tracker.sheet);
        if recognised.is_some() {
            ask_about_corrected_counts(self, tracker);
        }
        if tracker.sheet.hidden && recognised.is_some() {
            self.add_finding(
                tracker,
                FindingKind::Warning,
                Vec::new(),
                "this sheet is hidden in the file, and it was read like the others. If its results do not count, \
                 delete the sheet in the file and import it again.",
            );
        }
        if !tracker.sheet.struck_out.is_empty() {
            let with_status = |of: fn(CellStatus) -> bool| {
                let has = |at: &&SheetAddress| tracker.sheet.find(**at).is_some_and(|cell| of(tracker.status(cell)));
                tracker.sheet.struck_out.iter().filter(has).copied().collect()
            };
            let read = with_status(|status| status == CellStatus::Understood);
            // Of a cell that is kept, a finding of its own says why.
            let unread = with_status(|status| status == CellStatus::Unplaced);
            self.struck_out.push(StruckOutCells { sheet: tracker.index, read, unread });
        }
        for problem in &tracker.sheet.read_problems {
            self.add_finding(tracker, FindingKind::Warning, Vec::new(), format!("{problem}."));
        }
        for unread in &tracker.sheet.unread_parts {
            self.warn_of_effect(tracker, &[], FindingEffect::Refused, format!("{unread}."));
        }
        for status in tracker.statuses_in_use() {
            let ranges = tracker.ranges(status);
            match status {
                CellStatus::Unread | CellStatus::Kept => {}
                CellStatus::Understood => {
                    let message = recognised.unwrap_or("understood.");
                    self.add_finding(tracker, FindingKind::Recognised, ranges, message);
                }
                CellStatus::NotNeeded(reason) => {
                    self.add_finding(
                        tracker,
                        FindingKind::Ignored,
                        ranges,
                        format!("not needed: {}.", reason.describe()),
                    );
                }
                CellStatus::Unplaced => {
                    let (columns, ranges) = match recognised {
                        Some(_) => unplaced_columns(tracker),
                        None => (Vec::new(), ranges),
                    };
                    for UnplacedColumn { cells, message } in columns {
                        self.add_finding(tracker, FindingKind::Unplaced, vec![cells], message);
                    }
                    if ranges.is_empty() {
                        continue;
                    }
                    let message = if recognised.is_some() {
                        format!(
                            "not understood: {}. These cells are kept word for word among the unplaced cells; enter by hand \
                             what counts.",
                            first_texts(tracker, &ranges)
                        )
                    } else {
                        format!("{why} Every cell is kept word for word among the unplaced cells.")
                    };
                    self.add_finding(tracker, FindingKind::Unplaced, ranges, message);
                }
            }
        }
        let count = self.book.unplaced_cells.len() + tracker.cells_word_for_word().count();
        if count > MOST_UNPLACED_CELLS {
            self.has_too_many_unplaced = true;
            return;
        }
        let sheet = tracker.sheet;
        let kept = tracker.cells_word_for_word().map(|cell| UnplacedCell {
            file: self.file.clone(),
            sheet: sheet.name.clone(),
            cell: sheet.cell(cell).at.to_string(),
            text: tracker.text_in_file(cell),
        });
        self.book.unplaced_cells.extend(kept);
    }
}
