//! Asks about a note that gives another count for its seat: “corrected: 11”, “should be 11”, “was 10, now 11”.

use super::draft_book::DraftBook;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{CENTRES_ON_MAP, SeatRef};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::{Heading, heading_of_text};
use crate::languages::window_sentences::import_remarks as texts;

/// Asks about a note with another count than that of the seat. The count and the note stay.
pub(in crate::import) fn ask_about_count_in_note(
    draft: &mut DraftBook,
    tracker: &CellStatusSheet<'_>,
    cell: CellIndex,
    text: &str,
    seat: SeatRef,
) {
    let count = draft.book.board(seat.board).and_then(|board| board.current_count(seat.power));
    let (Some(count), Some(noted)) = (count, count_in_note(text)) else { return };
    if u32::from(noted) == u32::from(count) {
        return;
    }
    let (board, count, noted) = (draft.book.board_label_in_window(seat.board), count.to_string(), noted.to_string());
    let what = texts::note_corrects_count(text.trim(), seat.power.name_in_window(), &board, &count, &noted);
    draft.warn_of_effect(tracker, &[cell], FindingEffect::Asked, what);
}

/// The last count in a note that has nothing but counts and words of a correction.
fn count_in_note(text: &str) -> Option<u16> {
    /// A longer note is more than a correction.
    const MOST_BYTES: usize = 60;
    if text.len() > MOST_BYTES {
        return None;
    }
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut says_corrected = ["->", "=>", "→", "⇒"].iter().any(|arrow| text.contains(arrow));
    let mut last = None;
    for word in words {
        if let Ok(number) = word.parse::<u16>() {
            last = Some(number).filter(|number| *number <= CENTRES_ON_MAP);
            last?;
            continue;
        }
        let is_correction = is_cell_word(word, CellWord::CorrectedCount) || is_cell_word(word, CellWord::Correction);
        says_corrected |= is_correction;
        let is_filler = || {
            [CellWord::Filler, CellWord::Remark].iter().any(|kind| is_cell_word(word, *kind))
                || heading_of_text(word) == Some(Heading::CENTRES)
        };
        if !is_correction && !is_filler() {
            return None;
        }
    }
    last.filter(|_| says_corrected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Power;
    use crate::import::read_results;

    #[test]
    fn a_note_with_another_count_is_asked_about_and_stays() {
        for (note, is_asked) in [
            ("corrected: 11", true),
            ("should be 11", true),
            ("was 10; now 11", true),
            ("10 → 11", true),
            ("Korrektur: 11", true),
            ("TD: should read 11", true),
            ("corrected: 10", false),
            ("was 11; now 10", false),
            ("late", false),
            ("solo 1911", false),
        ] {
            let rows: Vec<String> = Power::ALL
                .map(|power| {
                    let (count, note) = if power == Power::France { (10, note) } else { (4, "") };
                    format!("1,A,{power},Ann {power},{count},{note}\n")
                })
                .into();
            let text = format!("Round,Board,Power,Player,SC,Notes\n{}", rows.concat());
            let import = read_results(text.as_bytes(), "notes.csv").unwrap();
            let seat = &import.book.rounds[0].boards[0].seats[Power::France];
            assert_eq!((seat.centres.to_string().as_str(), seat.note.as_str()), ("10", note));
            let asked = import.findings.iter().filter(|finding| finding.effect == FindingEffect::Asked);
            assert_eq!(asked.count(), usize::from(is_asked), "{note}: {:?}", import.findings);
        }
    }
}
