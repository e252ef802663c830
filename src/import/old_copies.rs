//! Finds the sheets that are an earlier state of another sheet by their names and their cells: “Round 1 OLD”, “Copy of Round
//! 1”, “backup”, and “Round 1” beside “Round 1 (fixed)”.

use std::collections::HashSet;

use super::cell_status::{CellStatusSheet, NotNeededReason};
use super::difference_list::list_differences;
use super::heading_words::heading_of_cell;
use super::raw_sheet::RawSheet;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{Power, fold_name};
use crate::printable_text::printable_line;

/// A sheet that is an earlier state of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OldCopy {
    /// The number of the sheet in whose place it was.
    pub original: usize,
    /// Whether the other sheet is called a correction, and not this one a copy.
    is_corrected: bool,
}

/// The state of a sheet among its copies, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum CopyState {
    /// “Round 1 OLD”, “Round 1 before correction”.
    Old,
    Plain,
    /// “Round 1 (fixed)”. Of “v2” and “v3”, the higher number is the later one, and “final” is later than both.
    Corrected(u32),
}

/// The name of a sheet without the words that say which copy it is.
#[derive(Clone, Debug, PartialEq, Eq)]
struct NameOfCopy {
    state: CopyState,
    /// The other words, folded.
    words: Vec<String>,
}

impl NameOfCopy {
    fn parse(name: &str) -> Self {
        /// “After the correction” are three words.
        const MOST_WORDS: usize = 4;
        let folded = fold_name(name);
        let all: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let mut parsed = NameOfCopy { state: CopyState::Plain, words: Vec::new() };
        let mut at = 0;
        while at < all.len() {
            let rest = &all[at..];
            // “Before correction” is no correction.
            let lengths = (1..=rest.len().min(MOST_WORDS)).rev();
            let of_phrase = lengths.map(|length| (length, rest[..length].join(" ")));
            let state = of_phrase.into_iter().find_map(|(length, phrase)| Some((length, state_of_phrase(&phrase)?)));
            if let Some((length, state)) = state {
                // “Old final” is old.
                parsed.state = if parsed.state == CopyState::Old { CopyState::Old } else { state };
                at += length;
            } else {
                parsed.words.push(rest[0].to_owned());
                at += 1;
            }
        }
        if parsed.state == CopyState::Old {
            let fillers = [CellWord::OldCopyFiller, CellWord::Preposition];
            parsed.words.retain(|word| fillers.iter().all(|filler| !is_cell_word(word, *filler)));
        }
        parsed
    }
}

/// The state that these words of a name say.
fn state_of_phrase(phrase: &str) -> Option<CopyState> {
    if is_cell_word(phrase, CellWord::OldCopy) {
        return Some(CopyState::Old);
    }
    let version = || phrase.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().unwrap_or(u32::MAX);
    is_cell_word(phrase, CellWord::Correction).then(|| CopyState::Corrected(version()))
}

/// Whether a sheet calls itself an earlier state of another one by its name.
pub(super) fn is_named_old(name: &str) -> bool {
    NameOfCopy::parse(name).state == CopyState::Old
}

/// The old copy that each sheet is. A sheet is one if its name says so, and if another visible sheet has the name without
/// these words and mostly the same names, or at least half of its cells. “Players Alt” may also hold the alternates. A sheet
/// beside its correction is one too.
pub(super) fn find_old_copies(sheets: &[RawSheet]) -> Vec<Option<OldCopy>> {
    let names: Vec<NameOfCopy> = sheets.iter().map(|sheet| NameOfCopy::parse(&sheet.name)).collect();
    if names.iter().all(|name| name.state == CopyState::Plain) {
        return vec![None; sheets.len()];
    }
    let of_sheet = |number: usize| {
        let (sheet, name) = (&sheets[number], &names[number]);
        let is_later = |other: &usize| names[*other].state > name.state && !sheets[*other].hidden;
        let later: Vec<usize> = (0..sheets.len()).filter(is_later).collect();
        let has_name = |other: &&usize| names[**other].words == name.words && !name.words.is_empty();
        let latest = later.iter().filter(has_name).max_by_key(|other| names[**other].state).copied();
        let same = |other: &usize| (0..sheet.cells.len()).filter(|cell| is_same(sheet, *cell, &sheets[*other])).count();
        let has_most = |other: &usize| same(other) * 2 >= sheet.cells.len() && !sheet.cells.is_empty();
        if name.state != CopyState::Old {
            return latest.filter(has_most).map(|original| OldCopy { original, is_corrected: true });
        }
        let of_name = latest.filter(|other| has_names_of(sheet, &sheets[*other]));
        let of_content = || later.iter().copied().max_by_key(same).filter(has_most);
        of_name.or_else(of_content).map(|original| OldCopy { original, is_corrected: false })
    };
    (0..sheets.len()).map(of_sheet).collect()
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
        let differences = list_differences(other.iter().map(describe).collect())
            .map_or_else(|| "All its cells are the same there.".to_owned(), |list| format!("It differs: {list}."));
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
        for (name, state, words) in [
            ("Round 1 OLD", CopyState::Old, "round 1"),
            ("Copy of Round 1", CopyState::Old, "round 1"),
            ("Round 1 old version", CopyState::Old, "round 1"),
            ("Kopie von Runde 2", CopyState::Old, "runde 2"),
            ("backup", CopyState::Old, ""),
            ("Round 1 before correction", CopyState::Old, "round 1"),
            ("Round 1 (draft)", CopyState::Old, "round 1"),
            ("Round 1 v1", CopyState::Old, "round 1"),
            ("Round 1 - do not use", CopyState::Old, "round 1"),
            ("Manche 1 avant correction", CopyState::Old, "manche 1"),
            ("Round 1 v2", CopyState::Corrected(2), "round 1"),
            ("Round 1 after correction", CopyState::Corrected(u32::MAX), "round 1"),
            ("Round 1", CopyState::Plain, "round 1"),
            ("Day of the Dead", CopyState::Plain, "day of the dead"),
            ("Harold", CopyState::Plain, "harold"),
        ] {
            let words = words.split_whitespace().map(str::to_owned).collect();
            assert_eq!(NameOfCopy::parse(name), NameOfCopy { state, words }, "{name}");
        }
    }

    #[test]
    fn the_latest_of_several_versions_is_read() {
        let sheets = ["Round 1 v3", "Round 1 draft", "Round 1 v2", "Round 1", "Round 2"].map(|name| {
            let mut sheet = RawSheet { name: name.to_owned(), ..RawSheet::default() };
            let value = crate::import::raw_cells::RawValue::Text("Ann Lee");
            let at = crate::import::SheetAddress::new(0, 0);
            sheet.cells.push(crate::import::raw_cells::RawCell { at, value, formula: false });
            sheet
        });
        let originals = find_old_copies(&sheets).into_iter().map(|copy| copy.map(|copy| copy.original));
        assert_eq!(originals.collect::<Vec<_>>(), [None, Some(0), Some(0), Some(0), None]);
    }
}
