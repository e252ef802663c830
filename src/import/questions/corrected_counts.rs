//! Asks about a column that was not understood and seems to correct the counts: “New SC”, “Corrected”.

use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{CENTRES_ON_MAP, Power};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::draft::draft_book::DraftBook;
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::report::import_report::FindingEffect;
use crate::import::report::unplaced_columns::unplaced_by_column;
use crate::import::words::heading_words::{Heading, heading_of_text};
use crate::languages::window_sentences::import_questions as texts;
use crate::printable_text::printable_line;

/// A longer text is no heading.
const MOST_BYTES: usize = 40;

/// The last place on a board.
const LAST_PLACE: f64 = 7.0;

/// Asks about each column of corrected counts among the cells that were not understood. They stay where they are.
pub(in crate::import) fn ask_about_corrected_counts(draft: &mut DraftBook, tracker: &CellStatusSheet<'_>) {
    let sheet = tracker.sheet;
    for cells in unplaced_by_column(tracker).into_values() {
        // Each block of a sheet may repeat the heading.
        let is_heading = |cell: &CellIndex| sheet.cell(*cell).trimmed_text().is_some_and(is_correction);
        let Some(at) = cells.iter().position(is_heading) else { continue };
        let (heading, below) = (cells[at], &cells[at + 1..]);
        let text = sheet.cell(heading).trimmed();
        let count = |cell: &CellIndex| {
            let number = sheet.cell(*cell).number()?;
            (number.fract() == 0.0 && (0.0..=f64::from(CENTRES_ON_MAP)).contains(&number)).then_some((*cell, number))
        };
        let counts: Vec<(CellIndex, f64)> = below.iter().filter_map(count).collect();
        // “Final” above whole boards of small numbers has places.
        let may_be_places = counts.len() >= Power::ALL.len() && counts.iter().all(|(_, count)| *count <= LAST_PLACE);
        let Some(&(first, _)) = counts.first().filter(|_| names_counts(&text) || !may_be_places) else { continue };
        let is_whole_column = counts.len() >= Power::ALL.len();
        let say = if is_whole_column { texts::column_seems_corrected } else { texts::counts_seem_corrected };
        let first = sheet.cell(first);
        let what = say(&printable_line(&text), &first.trimmed(), &first.at.to_string());
        let cells: Vec<CellIndex> = std::iter::once(heading).chain(counts.iter().map(|(cell, _)| *cell)).collect();
        draft.warn_of_effect(tracker, &cells, FindingEffect::Asked, what);
    }
}

/// Whether a heading has a word of a correction, and else at most a word for centres.
pub(in crate::import) fn is_correction(text: &str) -> bool {
    let is_word = |word: &str| is_cell_word(word, CellWord::Correction);
    text.len() <= MOST_BYTES && (is_word(text) || (text.split_whitespace().any(is_word) && names_counts(text)))
}

/// Whether a heading names the centres beside the words of a correction.
fn names_counts(text: &str) -> bool {
    let others = text.split_whitespace().filter(|word| !is_cell_word(word, CellWord::Correction));
    heading_of_text(&others.collect::<Vec<_>>().join(" ")) == Some(Heading::CENTRES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::read_results;

    #[test]
    fn a_column_of_several_blocks_is_asked_about_once() {
        let block = |board: &str| {
            let rows = Power::ALL.map(|power| format!("{power},{board} {power},4,5\n")).concat();
            format!("Board {board},,,\nPower,Player,SC,New SC\n{rows},,,\n")
        };
        let import = read_results((block("Ann") + &block("Ben")).as_bytes(), "blocks.csv").unwrap();
        let asked = import.findings.iter().filter(|finding| finding.effect == FindingEffect::Asked);
        assert_eq!(asked.count(), 1, "{:?}", import.findings);
    }

    #[test]
    fn a_column_of_corrected_counts_is_asked_about() {
        for (heading, corrected, is_asked, read) in [
            ("New SC", "11,,,,,,", true, "10"),
            ("SC corrected", "11,,,,,,", true, "10"),
            ("Corrected", "11,,,,,,", true, "10"),
            ("Neue Zentren", "11,,,,,,", true, "10"),
            // Whole boards of corrected counts are read, and told.
            ("Revised", "11,7,6,4,3,2,1", true, "11"),
            ("Revised", "1,2,3,4,5,6,7", false, "10"),
            ("New SC", "late,,,,,,", false, "10"),
            ("New players", "3,,,,,,", false, "10"),
        ] {
            let counts = ["10", "8", "6", "4", "3", "2", "1"];
            let rows = Power::ALL.into_iter().zip(counts).zip(corrected.split(','));
            let row = |((power, count), new)| format!("1,A,{power},Ann {power},{count},{new}\n");
            let text = format!("Round,Board,Power,Player,SC,{heading}\n{}", rows.map(row).collect::<Vec<_>>().concat());
            let import = read_results(text.as_bytes(), "counts.csv").unwrap();
            let seat = &import.book.rounds[0].boards[0].seats[Power::Austria];
            assert_eq!(seat.centres.to_string(), read, "{heading}");
            let asked = import.findings.iter().filter(|finding| finding.effect == FindingEffect::Asked);
            assert_eq!(asked.count(), usize::from(is_asked), "{heading} {corrected}: {:?}", import.findings);
        }
    }
}
