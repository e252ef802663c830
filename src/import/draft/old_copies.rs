//! Finds the sheets that are an earlier state of another sheet by their names and their cells: “Round 1 OLD”, “Copy of Round
//! 1”, “backup”, and “Round 1” beside “Round 1 (fixed)”.

use std::collections::{HashMap, HashSet};

use super::difference_list::describe_differences;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{Power, fold_name};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::words::heading_words::heading_of_cell;
use crate::languages::window_sentences::import_remarks as texts;
use crate::printable_text::printable_line;

/// A sheet that is an earlier state of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::import) struct OldCopy {
    /// The number of the sheet in whose place it was.
    pub original: usize,
    /// Whether the other sheet is called a correction, and not this one a copy.
    is_corrected: bool,
}

/// What the words in the name of a sheet say about its state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum CopyWord {
    /// “Round 1 OLD”, “Round 1 before correction”, “Round 1 v1”.
    Old,
    None,
    /// “Round 1 (fixed)”, “Round 1 final”.
    Corrected,
}

/// The state of a sheet among its copies, by its name. A later state is greater: “Round 1”, “Round 1 v2”, “Round 1 v3”, “Round
/// 1 final”, “Round 1 final v2”.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct CopyState {
    word: CopyWord,
    /// The number of the version: 2 for “v2” and “version 2”. 0 without one.
    version: u32,
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
        let mut parsed = NameOfCopy { state: CopyState { word: CopyWord::None, version: 0 }, words: Vec::new() };
        let mut at = 0;
        while at < all.len() {
            let rest = &all[at..];
            // “Before correction” is no correction.
            let lengths = (1..=rest.len().min(MOST_WORDS)).rev();
            let of_phrase = lengths.map(|length| (length, rest[..length].join(" ")));
            let word = of_phrase.into_iter().find_map(|(length, phrase)| Some((length, word_of_phrase(&phrase)?)));
            if let Some((length, word)) = word {
                // “Old final” is old.
                parsed.state.word = if parsed.state.word == CopyWord::Old { CopyWord::Old } else { word };
                at += length;
            } else if let Some((length, version)) = version_in(rest) {
                parsed.state.version = parsed.state.version.max(version);
                at += length;
            } else {
                parsed.words.push(rest[0].to_owned());
                at += 1;
            }
        }
        // The first version is there for the second.
        if parsed.state == (CopyState { word: CopyWord::None, version: 1 }) {
            parsed.state.word = CopyWord::Old;
        }
        if parsed.state.word == CopyWord::Old {
            let fillers = [CellWord::OldCopyFiller, CellWord::Preposition];
            parsed.words.retain(|word| fillers.iter().all(|filler| !is_cell_word(word, *filler)));
        }
        parsed
    }
}

/// The state that these words of a name say.
fn word_of_phrase(phrase: &str) -> Option<CopyWord> {
    if is_cell_word(phrase, CellWord::OldCopy) {
        return Some(CopyWord::Old);
    }
    is_cell_word(phrase, CellWord::Correction).then_some(CopyWord::Corrected)
}

/// The version at the beginning of these words, with the number of its words: 2 for “v2”, “v 2” and “version 2”.
fn version_in(words: &[&str]) -> Option<(usize, u32)> {
    let first = *words.first()?;
    let (word, digits) = first.split_at(first.find(|c: char| c.is_ascii_digit()).unwrap_or(first.len()));
    let (length, digits) = if digits.is_empty() { (2, *words.get(1)?) } else { (1, digits) };
    is_cell_word(word, CellWord::Version).then_some((length, digits.parse().ok()?))
}

/// How far the games of a sheet are, by the words in its name. A board that two sheets have differently is read from the sheet with the
/// greater one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::import) struct SheetStage {
    stage: Stage,
    /// The number of the version, as “v2”.
    version: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Old,
    Seating,
    Unknown,
    Results,
    Corrected,
}

/// The stage that the name of a sheet says: “Round 1 draw”, “Round 1 results”, “Round 1 corrections”.
pub(in crate::import) fn stage_of_sheet(name: &str) -> SheetStage {
    let NameOfCopy { state, .. } = NameOfCopy::parse(name);
    let folded = fold_name(name);
    let words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let says = |meaning| (1..=3).any(|length| words.windows(length).any(|of| is_cell_word(&of.join(" "), meaning)));
    let stage = match (state.word, says(CellWord::SheetOfSeating), says(CellWord::SheetOfResults)) {
        (CopyWord::Old, ..) => Stage::Old,
        (CopyWord::Corrected, false, _) => Stage::Corrected,
        (_, true, false) => Stage::Seating,
        (CopyWord::None, false, true) => Stage::Results,
        // “Round 1 draw and results” says both.
        (_, true, true) | (CopyWord::None, false, false) => Stage::Unknown,
    };
    SheetStage { stage, version: state.version }
}

/// The old copy that each sheet is. A sheet is one if its name says so, and if another visible sheet has the name without
/// these words and mostly the same names, or at least half of its cells. “Players Alt” may also hold the alternates. A sheet
/// beside its correction is one too, if the correction has mostly the same names and at least half of its cells: “Board 1
/// Final” may also be the board of the last round.
pub(in crate::import) fn find_old_copies(sheets: &[RawSheet]) -> Vec<Option<OldCopy>> {
    let names: Vec<NameOfCopy> = sheets.iter().map(|sheet| NameOfCopy::parse(&sheet.name)).collect();
    if names.iter().all(|name| name.state == CopyState { word: CopyWord::None, version: 0 }) {
        return vec![None; sheets.len()];
    }
    let of_sheet = |number: usize| {
        let (sheet, name) = (&sheets[number], &names[number]);
        let is_later = |other: &usize| names[*other].state > name.state && !sheets[*other].hidden;
        let later: Vec<usize> = (0..sheets.len()).filter(is_later).collect();
        let has_name = |other: &&usize| names[**other].words == name.words && !name.words.is_empty();
        let same = |other: &usize| (0..sheet.cells.len()).filter(|cell| is_same(sheet, *cell, &sheets[*other])).count();
        let has_most = |other: &usize| same(other) * 2 >= sheet.cells.len() && !sheet.cells.is_empty();
        let has_names = |other: &&usize| has_names_of(sheet, &sheets[**other]);
        let of_name = later.iter().filter(has_name).filter(has_names);
        if name.state.word != CopyWord::Old {
            let corrected = of_name.filter(|other| has_most(other)).max_by_key(|other| names[**other].state);
            return corrected.map(|original| OldCopy { original: *original, is_corrected: true });
        }
        let of_name = of_name.max_by_key(|other| names[**other].state).copied();
        let of_content = || later.iter().copied().filter(|other| has_names(&other)).max_by_key(same).filter(has_most);
        of_name.or_else(of_content).map(|original| OldCopy { original, is_corrected: false })
    };
    (0..sheets.len()).map(of_sheet).collect()
}

/// Whether at least half of the names and the other words of a sheet are also on another sheet, and at least half of its names beside the
/// same powers. The same players with other powers are another round. A sheet without any is taken for a copy.
fn has_names_of(sheet: &RawSheet, other: &RawSheet) -> bool {
    let (here, there) = (WordsOfSheet::find(sheet), WordsOfSheet::find(other));
    let is_mostly = |common: usize, all: usize| common * 2 >= all;
    is_mostly(here.words.intersection(&there.words).count(), here.words.len())
        && is_mostly(here.seats.intersection(&there.seats).count(), here.seats.len())
}

/// The names and other words of a sheet that are no headings and no powers, folded.
struct WordsOfSheet {
    words: HashSet<String>,
    /// Each word with the powers in its row, or else with those in its column.
    seats: HashSet<(String, Power)>,
}

impl WordsOfSheet {
    /// A word beside this number of powers or more is no name: “survived”.
    const POWERS_OF_NO_NAME: usize = 4;

    fn find(sheet: &RawSheet) -> Self {
        let mut powers_of_rows: HashMap<u32, Vec<Power>> = HashMap::new();
        let mut powers_of_columns: HashMap<u32, Vec<Power>> = HashMap::new();
        let mut words = Vec::new();
        for cell in sheet.cells.iter().filter(|cell| heading_of_cell(*cell).is_none()) {
            let Some(text) = cell.trimmed_text() else { continue };
            if let Some(power) = Power::parse_in_column(text) {
                powers_of_rows.entry(cell.at.row).or_default().push(power);
                powers_of_columns.entry(cell.at.column).or_default().push(power);
            } else if text.chars().filter(|letter| letter.is_alphabetic()).count() > 2 {
                words.push((cell.at, fold_name(text)));
            }
        }
        let powers_beside = |at: SheetAddress| {
            let found = powers_of_rows.get(&at.row).or_else(|| powers_of_columns.get(&at.column));
            found.map(Vec::as_slice).unwrap_or_default()
        };
        let pairs = words.iter().flat_map(|(at, word)| powers_beside(*at).iter().map(|power| (word.clone(), *power)));
        let mut seats: HashSet<(String, Power)> = pairs.collect();
        let mut powers_of_words: HashMap<String, usize> = HashMap::new();
        for (word, _) in &seats {
            *powers_of_words.entry(word.clone()).or_default() += 1;
        }
        seats.retain(|(word, _)| powers_of_words.get(word).is_some_and(|powers| *powers < Self::POWERS_OF_NO_NAME));
        WordsOfSheet { seats, words: words.into_iter().map(|(_, word)| word).collect() }
    }
}

/// Whether another sheet has the same text in this cell.
fn is_same(sheet: &RawSheet, cell: usize, other: &RawSheet) -> bool {
    let held = sheet.cell(cell);
    other.find(held.at).is_some_and(|other_cell| other.cell(other_cell).trimmed() == held.trimmed())
}

impl OldCopy {
    /// Why the sheet is not read, with its differences. Its cells that are the same in the original are not needed.
    pub(in crate::import) fn leave_out(self, tracker: &mut CellStatusSheet<'_>, sheets: &[RawSheet]) -> String {
        let (sheet, original) = (tracker.sheet, &sheets[self.original]);
        let (same, other): (Vec<usize>, Vec<usize>) =
            (0..sheet.cells.len()).partition(|&cell| is_same(sheet, cell, original));
        for cell in same {
            tracker.mark_not_needed(cell, NotNeededReason::OldCopy);
        }
        let describe = |&cell: &usize| {
            let held = sheet.cell(cell);
            let (at, here) = (held.at.to_string(), held.trimmed());
            let there = original.find(held.at).map(|cell| original.cell(cell).trimmed());
            match there {
                Some(there) => texts::cell_differs(&at, &printable_line(&here), &printable_line(&there)),
                None => texts::cell_is_only_here(&at, &printable_line(&here)),
            }
        };
        let differences =
            describe_differences(other.iter().map(describe), texts::all_cells_are_the_same, texts::it_differs);
        let say = if self.is_corrected { texts::is_older_state } else { texts::is_old_copy };
        say(&original.name, &differences)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::cells::raw_cells::{RawCell, RawValue};

    fn sheet_of_rows(name: &str, rows: &[&[&str]]) -> RawSheet {
        let mut sheet = RawSheet { name: name.to_owned(), ..RawSheet::default() };
        for (row, texts) in (0..).zip(rows) {
            for (column, text) in (0..).zip(*texts) {
                let (at, value) = (SheetAddress::new(row, column), RawValue::Text(text));
                sheet.cells.push(RawCell { at, value, formula: false });
            }
        }
        sheet
    }

    #[test]
    fn a_sheet_with_other_names_is_no_old_copy() {
        let sheet = |name: &str, names: [&str; 3]| sheet_of_rows(name, &names.each_ref().map(std::slice::from_ref));
        let players = sheet("Players", ["Name", "Ann Lee", "Ben Orr"]);
        let alternates = sheet("Players Alt", ["Name", "Zoe Hart", "Max Nord"]);
        let old = sheet("Players Alt", ["Name", "Ben Orr", "Ann Lee"]);
        assert_eq!(find_old_copies(&[players.clone(), alternates]), [None, None]);
        assert_eq!(find_old_copies(&[players, old])[1].map(|copy| copy.original), Some(0));
    }

    #[test]
    fn the_name_of_the_original_is_known() {
        let (old, plain, corrected) = (CopyWord::Old, CopyWord::None, CopyWord::Corrected);
        for (name, word, version, words) in [
            ("Round 1 OLD", old, 0, "round 1"),
            ("Copy of Round 1", old, 0, "round 1"),
            ("Round 1 old version", old, 0, "round 1"),
            ("Kopie von Runde 2", old, 0, "runde 2"),
            ("backup", old, 0, ""),
            ("Round 1 before correction", old, 0, "round 1"),
            ("Round 1 (draft)", old, 0, "round 1"),
            ("Round 1 v1", old, 1, "round 1"),
            ("Round 1 - do not use", old, 0, "round 1"),
            ("Manche 1 avant correction", old, 0, "manche 1"),
            ("Round 1 v2", plain, 2, "round 1"),
            ("Round 1 version 12", plain, 12, "round 1"),
            ("Round 1 final v2", corrected, 2, "round 1"),
            ("Round 1 V3 corrected", corrected, 3, "round 1"),
            ("Round 1 draft v2", old, 2, "round 1"),
            ("Board V", plain, 0, "board v"),
            ("Round 1 after correction", corrected, 0, "round 1"),
            ("Round 1", plain, 0, "round 1"),
            ("Day of the Dead", plain, 0, "day of the dead"),
            ("Harold", plain, 0, "harold"),
        ] {
            let words = words.split_whitespace().map(str::to_owned).collect();
            let state = CopyState { word, version };
            assert_eq!(NameOfCopy::parse(name), NameOfCopy { state, words }, "{name}");
        }
    }

    #[test]
    fn the_name_of_a_sheet_says_how_far_its_games_are() {
        let names = ["Round 1 old", "Round 1 draw", "Round 1", "Round 1 v2", "Round 1 results", "Round 1 corrections"];
        let stages = names.map(stage_of_sheet);
        assert!(stages.is_sorted() && stages.windows(2).all(|pair| pair[0] != pair[1]), "{stages:?}");
        assert_eq!(stage_of_sheet("Round 1 seating corrected").stage, Stage::Seating);
        for name in ["Round 1 draw and results", "Round 1 live"] {
            assert_eq!(stage_of_sheet(name), stage_of_sheet("Round 1"), "{name}");
        }
        assert_eq!(stage_of_sheet("Runde 1 Auslosung").stage, Stage::Seating);
    }

    #[test]
    fn the_latest_of_several_versions_is_read() {
        let sheets = ["Round 1 v3", "Round 1 draft", "Round 1 v2", "Round 1", "Round 2"]
            .map(|name| sheet_of_rows(name, &[&["Ann Lee"]]));
        let originals = find_old_copies(&sheets).into_iter().map(|copy| copy.map(|copy| copy.original));
        assert_eq!(originals.collect::<Vec<_>>(), [None, Some(0), Some(0), Some(0), None]);
    }

    #[test]
    fn the_later_of_two_sheets_is_found_by_word_and_version() {
        for (earlier, later) in [
            ("Round 1 final", "Round 1 final v2"),
            ("Round 1 corrected", "Round 1 corrected v3"),
            ("Round 1 corrected v2", "Round 1 corrected v3"),
            ("Round 1 v5", "Round 1 v6"),
            ("Round 1 v9", "Round 1 version 12"),
            ("Round 1", "Round 1 v2"),
            ("Round 1 v3", "Round 1 final"),
            ("Manche 1 version 5", "Manche 1 version 6"),
            ("Ronda 1 versión 1", "Ronda 1 versión 2"),
        ] {
            let sheets = [later, earlier].map(|name| sheet_of_rows(name, &[&["Ann Lee"]]));
            let originals = find_old_copies(&sheets).into_iter().map(|copy| copy.map(|copy| copy.original));
            assert_eq!(originals.collect::<Vec<_>>(), [None, Some(0)], "{earlier}, {later}");
        }
    }

    #[test]
    fn the_same_players_with_other_powers_are_another_round() {
        let players = ["Ann Lee", "Ben Orr", "Cleo Day", "Dan Fox", "Eve Ash", "Finn Roy", "Gus Ito"];
        let sheet = |name: &str, first: usize| {
            let rows = Power::ALL.map(|power| [power.name(), players[(first + power.index()) % 7], "won"]);
            sheet_of_rows(name, &rows.each_ref().map(<[&str; 3]>::as_slice))
        };
        for (one, other) in [("Preliminary", "Final"), ("Old hall", "New hall"), ("Round 1", "Round 1 final")] {
            let found = find_old_copies(&[sheet(one, 0), sheet(other, 3)]);
            assert_eq!(found, [None, None], "{one}, {other}");
        }
        assert!(find_old_copies(&[sheet("Round 1 old", 0), sheet("Round 1", 0)])[0].is_some());
    }

    #[test]
    fn a_sheet_with_other_players_is_no_correction() {
        let sheet = |name: &str, players: [&str; 7]| {
            let mut rows = vec![["Power", "Player"]];
            rows.extend(Power::ALL.into_iter().zip(players).map(|(power, player)| [power.name(), player]));
            sheet_of_rows(name, &rows.iter().map(<[&str; 2]>::as_slice).collect::<Vec<_>>())
        };
        let first = sheet("Board 1", ["Ann", "Ben", "Cid", "Dan", "Eve", "Fay", "Gus"]);
        let other = sheet("Board 1 Final", ["Hal", "Ida", "Jan", "Kim", "Lou", "Mia", "Ned"]);
        let corrected = sheet("Board 1 v2", ["Ann", "Ben", "Cid", "Dan", "Eve", "Fay", "Ned"]);
        assert_eq!(find_old_copies(&[first.clone(), other.clone()]), [None, None]);
        let originals =
            find_old_copies(&[first, other, corrected]).into_iter().map(|copy| copy.map(|copy| copy.original));
        assert_eq!(originals.collect::<Vec<_>>(), [Some(2), None, None]);
    }
}
