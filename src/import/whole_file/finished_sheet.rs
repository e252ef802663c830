//! Reports a sheet that was read: what became of its cells. Cells that no layout read are kept as unplaced cells.

use crate::book::UnplacedCell;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::draft::draft_book::{DraftBook, StruckOutCells};
use crate::import::questions::corrected_counts::ask_about_corrected_counts;
use crate::import::report::cell_status::{CellStatus, CellStatusSheet};
use crate::import::report::import_report::{FindingEffect, FindingKind};
use crate::import::report::unplaced_columns::{UnplacedColumn, unplaced_columns};
use crate::languages::window_sentences::{import_report as texts, import_words};
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
            Some((end, _)) => import_words::quoted(&format!("{}…", &text[..end])),
            None => import_words::quoted(&text),
        }
    };
    let list = cells.by_ref().take(SHOWN).map(text).collect::<Vec<String>>().join(", ");
    if cells.next().is_some() { import_words::and_more(&list) } else { list }
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
            self.add_finding(tracker, FindingKind::Warning, Vec::new(), texts::hidden_sheet_was_read());
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
        for problem in tracker.sheet.remarks() {
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
                    let message = recognised.unwrap_or(texts::sheet_is_understood());
                    self.add_finding(tracker, FindingKind::Recognised, ranges, message);
                }
                CellStatus::NotNeeded(reason) => {
                    self.add_finding(tracker, FindingKind::Ignored, ranges, reason.describe());
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
                        texts::cells_not_understood(&first_texts(tracker, &ranges))
                    } else {
                        texts::sheet_not_understood(why)
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
            cell: sheet.address_of(cell).to_string(),
            text: tracker.text_in_file(cell),
        });
        self.book.unplaced_cells.extend(kept);
    }
}
