//! Finds the sheets that are an earlier state of another sheet by their names and their cells: “Round 1 OLD”, “Copy of Round
//! 1”, “backup”, and “Round 1” beside “Round 1 (fixed)”.

use std::collections::HashSet;

use super::cell_status::{CellStatusSheet, NotNeededReason};
use super::heading_words::heading_of_cell;
use super::raw_sheet::RawSheet;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{Power, fold_name};
use crate::figures::join_with_and;
use crate::printable_text::printable_line;

/// A sheet that is an earlier state of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OldCopy {
    /// The number of the sheet in whose place it was.
    pub original: usize,
    /// Whether the other sheet is called a correction, and not this one a copy.
    is_corrected: bool,
}

/// The words of a sheet's name, folded.
fn words(name: &str) -> Vec<String> {
    let folded = fold_name(name);
    folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The words of the name without those of this meaning. `None` if it has none of them.
fn words_without(name: &str, meaning: CellWord) -> Option<Vec<String>> {
    let words = words(name);
    let is_meant = |word: &String| is_cell_word(word, meaning);
    let is_filler = |word: &String| is_cell_word(word, CellWord::OldCopyFiller);
    let rest = || words.iter().filter(|word| !is_meant(word) && !is_filler(word)).cloned().collect();
    words.iter().any(is_meant).then(rest)
}

/// The old copy that each sheet is. A sheet is one if its name says so, and if another visible sheet has the name without
/// these words and mostly the same names, or at least half of its cells. “Players Alt” may also hold the alternates.
pub(super) fn find_old_copies(sheets: &[RawSheet]) -> Vec<Option<OldCopy>> {
    let named: Vec<Option<Vec<String>>> =
        sheets.iter().map(|sheet| words_without(&sheet.name, CellWord::OldCopy)).collect();
    let may_be_original = |number: &usize| named[*number].is_none() && !sheets[*number].hidden;
    let find = |sheet: &RawSheet, wanted: &Vec<String>| {
        let of_name = (0..sheets.len()).filter(may_be_original).find(|number| words(&sheets[*number].name) == *wanted);
        let of_name = of_name.filter(|number| has_names_of(sheet, &sheets[*number]));
        let same =
            |number: &usize| (0..sheet.cells.len()).filter(|cell| is_same(sheet, *cell, &sheets[*number])).count();
        let of_content = || (0..sheets.len()).filter(may_be_original).max_by_key(same);
        let is_most = |number: &usize| same(number) * 2 >= sheet.cells.len() && !sheet.cells.is_empty();
        let original = of_name.or_else(|| of_content().filter(is_most))?;
        Some(OldCopy { original, is_corrected: false })
    };
    let copies = sheets.iter().zip(&named).enumerate();
    copies
        .map(|(number, (sheet, wanted))| match wanted {
            Some(wanted) => find(sheet, wanted),
            None => find_correction(sheets, number),
        })
        .collect()
}

/// The last visible sheet that is called a correction of this one by its name, and that holds mostly the same.
fn find_correction(sheets: &[RawSheet], number: usize) -> Option<OldCopy> {
    let sheet = &sheets[number];
    let name = words(&sheet.name);
    let is_correction = |other: &usize| {
        let held = &sheets[*other];
        !held.hidden && words_without(&held.name, CellWord::Correction).is_some_and(|words| words == name)
    };
    let original = (0..sheets.len()).rfind(is_correction).filter(|_| !name.is_empty())?;
    let same = (0..sheet.cells.len()).filter(|cell| is_same(sheet, *cell, &sheets[original])).count();
    (same * 2 >= sheet.cells.len()).then_some(OldCopy { original, is_corrected: true })
}

/// Whether at least half of the names and the other words of a sheet are also on another sheet. A sheet without any is taken
/// for a copy.
fn has_names_of(sheet: &RawSheet, other: &RawSheet) -> bool {
    let words = |sheet: &RawSheet| -> HashSet<String> {
        let texts = sheet.cells.iter().filter(|cell| heading_of_cell(*cell).is_none());
        let texts = texts.filter_map(|cell| cell.trimmed_text().map(fold_name));
        let is_word = |text: &String| text.chars().filter(|letter| letter.is_alphabetic()).count() > 2;
        texts.filter(|text| is_word(text) && Power::parse_in_column(text).is_none()).collect()
    };
    let (here, there) = (words(sheet), words(other));
    here.intersection(&there).count() * 2 >= here.len()
}

/// Whether another sheet has the same text in this cell.
fn is_same(sheet: &RawSheet, cell: usize, other: &RawSheet) -> bool {
    let held = sheet.cell(cell);
    other.find(held.at).is_some_and(|other_cell| other.cell(other_cell).trimmed() == held.trimmed())
}

impl OldCopy {
    /// Why the sheet is not read, with its differences. Its cells that are the same in the original are not needed.
    pub(super) fn leave_out(self, tracker: &mut CellStatusSheet<'_>, sheets: &[RawSheet]) -> String {
        const SHOWN: usize = 6;
        let (sheet, original) = (tracker.sheet, &sheets[self.original]);
        let (same, other): (Vec<usize>, Vec<usize>) =
            (0..sheet.cells.len()).partition(|&cell| is_same(sheet, cell, original));
        for cell in same {
            tracker.mark_not_needed(cell, NotNeededReason::OldCopy);
        }
        let describe = |&cell: &usize| {
            let held = sheet.cell(cell);
            let there = original.find(held.at).map(|cell| original.cell(cell).trimmed());
            let there = there.map_or_else(|| "nothing".to_owned(), |text| format!("“{}”", printable_line(&text)));
            format!("{} is “{}” here and {there} there", held.at, printable_line(&held.trimmed()))
        };
        let mut differences: Vec<String> = other.iter().take(SHOWN).map(describe).collect();
        if other.len() > SHOWN {
            differences.push(format!("{} more cells differ", other.len() - SHOWN));
        }
        let differences = match other.len() {
            0 => "All its cells are the same there.".to_owned(),
            _ => format!("It differs: {}.", join_with_and(&differences)),
        };
        if self.is_corrected {
            return format!(
                "“{}” is the corrected form of this sheet by its name, so this sheet is not read. {differences} If both count, \
                 give one of the sheets another name in the file and import it again.",
                original.name
            );
        }
        format!(
            "this sheet is an old copy of “{}” by its name, so it is not read. {differences} If its results count, give the \
             sheet another name in the file and import it again.",
            original.name
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_with_other_names_is_no_old_copy() {
        let sheet = |name: &str, rows: &[&str]| {
            let mut sheet = RawSheet { name: name.to_owned(), ..RawSheet::default() };
            for (row, text) in (0..).zip(rows) {
                let at = crate::import::SheetAddress::new(row, 0);
                let value = crate::import::raw_cells::RawValue::Text(text);
                sheet.cells.push(crate::import::raw_cells::RawCell { at, value, formula: false });
            }
            sheet
        };
        let players = sheet("Players", &["Name", "Ann Lee", "Ben Orr"]);
        let alternates = sheet("Players Alt", &["Name", "Zoe Hart", "Max Nord"]);
        let old = sheet("Players Alt", &["Name", "Ben Orr", "Ann Lee"]);
        assert_eq!(find_old_copies(&[players.clone(), alternates]), [None, None]);
        assert_eq!(find_old_copies(&[players, old])[1].map(|copy| copy.original), Some(0));
    }

    #[test]
    fn the_name_of_the_original_is_known() {
        let original = |name: &str| words_without(name, CellWord::OldCopy).map(|words| words.join(" "));
        for (name, found) in [
            ("Round 1 OLD", Some("round 1")),
            ("Copy of Round 1", Some("round 1")),
            ("Round 1 old version", Some("round 1")),
            ("Kopie von Runde 2", Some("runde 2")),
            ("backup", Some("")),
            ("Round 1", None),
            ("Harold", None),
        ] {
            assert_eq!(original(name).as_deref(), found, "{name}");
        }
    }
}
