//! Cells with a text that is too long for every field of a book. It is kept in the list of unplaced cells. Only such a cell
//! is left out: the other cells of its sheet are read.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::draft_book::DraftBook;
use crate::book::UnplacedCell;
use crate::import::cells::raw_cells::{RawCell, RawValue};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::report::import_report::{Finding, FindingCause, FindingEffect, FindingKind};
use crate::languages::window_sentences::import_remarks as texts;
use crate::limits::{LONGEST_NAME, LONGEST_TEXT};

/// Whether a text has more letters than `most`.
fn is_longer(text: &str, most: usize) -> bool {
    text.len() > most && text.chars().nth(most).is_some()
}

impl SheetsOfFile {
    /// The sheets with their long texts among the marks, where no layout looks. Our own workbook has scoring systems in cells.
    pub(in crate::import) fn without_long_texts(&self) -> Cow<'_, SheetsOfFile> {
        let is_long =
            |cell: &RawCell<'_>| !matches!(cell.value, RawValue::Number(_)) && is_longer(&cell.text(), LONGEST_NAME);
        let has_long = |sheet: &RawSheet| sheet.cells.iter().any(|cell| is_long(&cell));
        if !self.sheets.iter().any(has_long) || self.is_own_workbook() {
            return Cow::Borrowed(self);
        }
        let shorter = |sheet: &RawSheet| {
            let mut long_texts = BTreeMap::new();
            let mut shorter = sheet.changed(|cell| {
                let is_long = is_long(&cell);
                if is_long {
                    long_texts.insert(cell.at, cell.text().into_owned());
                }
                (!is_long).then_some(cell)
            });
            shorter.marks.long_texts = long_texts;
            shorter
        };
        Cow::Owned(SheetsOfFile { file: self.file.clone(), sheets: self.sheets.iter().map(shorter).collect() })
    }
}

impl DraftBook {
    /// Keeps the long texts of a sheet as unplaced cells, and says so. What no book can hold is told only.
    pub(in crate::import) fn keep_long_texts(&mut self, sheet: &RawSheet) {
        let (lost, kept): (Vec<_>, Vec<_>) =
            sheet.marks.long_texts.iter().partition(|(_, text)| is_longer(text, LONGEST_TEXT));
        let mut tell = |cells: &[(&SheetAddress, &String)], message: fn() -> String| {
            if !cells.is_empty() {
                self.findings.push(Finding {
                    kind: FindingKind::Unplaced,
                    sheet: sheet.name.clone(),
                    cells: SheetRange::covering_ranges(cells.iter().map(|(at, _)| **at)),
                    message: message(),
                    effect: FindingEffect::Refused,
                    cause: FindingCause::OwnSentence,
                });
            }
        };
        tell(&kept, || texts::long_text_kept(&LONGEST_NAME.to_string()));
        tell(&lost, || texts::long_text_lost(&LONGEST_NAME.to_string(), &LONGEST_TEXT.to_string()));
        let file = self.file.clone();
        self.book.unplaced_cells.extend(kept.into_iter().map(|(at, text)| UnplacedCell {
            file: file.clone(),
            sheet: sheet.name.clone(),
            cell: at.to_string(),
            text: text.clone(),
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, Power};
    use crate::import::{ConflictWinner, read_results};

    /// The import of a board with this name of a player, after it was added to a book.
    fn import(name: &str) -> (Book, Vec<String>) {
        let text = format!("Round,Board,Power,Player,Centres\n1,A,Italy,{name},5\n1,A,France,Ann Lee,6\n");
        let import = read_results(text.as_bytes(), "con.csv").unwrap();
        let mut book = Book::default();
        book.apply(import.merge_edit(&book, ConflictWinner::Book)).unwrap();
        (book, import.findings.iter().map(ToString::to_string).filter(|told| told.contains("letters")).collect())
    }

    #[test]
    fn a_name_that_is_too_long_costs_its_cell_alone() {
        let (book, told) = import(&"é".repeat(LONGEST_NAME));
        assert_eq!((book.people.len(), book.unplaced_cells.len(), told.len()), (2, 0, 0));
        let (book, told) = import(&"é".repeat(LONGEST_NAME + 1));
        let (_, board) = book.boards().next().unwrap();
        assert_eq!(board.seats[Power::Italy].centres.get(), Some(5));
        assert_eq!(book.people.len(), 1);
        assert_eq!(book.unplaced_cells[0].cell, "D2");
        assert_eq!(book.unplaced_cells[0].text.chars().count(), LONGEST_NAME + 1);
        assert!(told[0].contains("more than 1000 letters, which is no name") && told.len() == 1, "{told:?}");
    }

    #[test]
    fn a_text_that_no_book_can_hold_is_told() {
        let (book, told) = import(&"x".repeat(LONGEST_TEXT + 1));
        assert_eq!((book.people.len(), book.unplaced_cells.len()), (1, 0));
        assert!(told[0].ends_with("and is not kept."), "{told:?}");
    }
}
