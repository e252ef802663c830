//! Dates below the heading of boards or rounds that were probably typed as pairs: a spreadsheet program makes 1 January of
//! “1-1”. They are read as they are, and the director is asked.

use std::collections::BTreeSet;

use crate::book::calendar_words::month_named;
use crate::import::FindingEffect;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::draft::draft_book::DraftBook;
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::words::heading_words::{Heading, heading_of_cell};
use crate::languages::window_sentences::import_questions as texts;
use crate::printable_text::printable_line;

/// The largest number of a round or a board that a date can be.
const MOST_IN_PAIR: u8 = 12;

/// The year, the month and the day of a date. A date without a year has a blank one, and its month is a word.
type Date<'t> = (&'t str, &'t str, u8);

/// Asks about dates that may be pairs of numbers.
pub(in crate::import) fn ask_about_dates(draft: &mut DraftBook, tracker: &CellStatusSheet<'_>) {
    let sheet = tracker.sheet;
    let is_heading = |cell: &CellIndex| {
        matches!(heading_of_cell(sheet.cell(*cell)), Some(Heading::Board | Heading::Round))
            && sheet.cell(*cell).trimmed_text().is_some()
    };
    for heading in (0..sheet.cells.len()).filter(is_heading) {
        if let Some((cells, question)) = question_below(sheet, heading) {
            draft.warn_of_effect(tracker, &cells, FindingEffect::Asked, question);
        }
    }
}

/// The cells of dates below a heading that may be pairs, and the question about them.
fn question_below(sheet: &RawSheet, heading: CellIndex) -> Option<(Vec<CellIndex>, String)> {
    let SheetAddress { row, column } = sheet.address_of(heading);
    let below = (row + 1..).map_while(|row| sheet.find(SheetAddress::new(row, column)));
    let dates: Vec<(CellIndex, Date<'_>)> =
        below.map_while(|cell| Some((cell, parse_date(sheet.cell(cell).trimmed_text()?)?))).collect();
    let different: BTreeSet<&Date<'_>> = dates.iter().map(|(_, date)| date).collect();
    let years: BTreeSet<&str> = dates.iter().map(|(_, (year, ..))| *year).collect();
    let is_number = |number: u8| (1..=MOST_IN_PAIR).contains(&number);
    let number_of = |month: &str| month.parse::<u8>().ok();
    let is_month = |month: &str| number_of(month).is_none_or(is_number);
    let may_be_pairs = dates.iter().all(|(_, (_, month, day))| is_month(month) && is_number(*day));
    // No league plays in the first days of each month from January on.
    let is_first = |month: &str| number_of(month).is_none_or(|month| month == 1);
    let has_first = dates.iter().any(|(_, (_, month, day))| is_first(month) && *day == 1);
    let (first, _) = dates.first().filter(|_| different.len() > 1 && years.len() == 1 && may_be_pairs && has_first)?;
    let message = texts::dates_may_be_pairs(
        &printable_line(&sheet.cell(*first).trimmed()),
        &printable_line(&sheet.cell(heading).trimmed()),
    );
    Some((dates.iter().map(|(cell, _)| *cell).collect(), message))
}

/// Reads “2024-01-02”, as the readers of workbooks write a date, and “2-Jan”, as a spreadsheet program shows it.
fn parse_date(text: &str) -> Option<Date<'_>> {
    const MOST_BYTES: usize = 20;
    if text.len() > MOST_BYTES {
        return None;
    }
    let parts: Vec<&str> = text.split(['-', '.', ' ', '/']).filter(|part| !part.is_empty()).collect();
    let is_year = |text: &str| text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    match parts[..] {
        [year, month, day] if is_year(year) => Some((year, month, day.parse().ok()?)),
        [day, month] | [month, day] if month_named(month).is_some() => Some(("", month, day.parse().ok()?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::import::{FindingEffect, read_results};

    /// The question about a list of two rounds of two boards, which have these names.
    fn question(names: [&str; 4]) -> Option<String> {
        let row =
            |name: &str| crate::book::Power::ALL.map(|power| format!("{name},{power},{power} {name},5\n")).concat();
        let text = format!("Game,Power,Player,SC\n{}", names.map(row).concat());
        let import = read_results(text.as_bytes(), "games.csv").unwrap();
        let asked = import.findings.iter().find(|finding| finding.effect == FindingEffect::Asked);
        asked.map(|finding| finding.message.clone())
    }

    #[test]
    fn dates_that_may_be_pairs_are_asked_about() {
        let asked = question(["2024-01-01", "2024-02-01", "2024-01-02", "2024-02-02"]).unwrap();
        assert!(asked.starts_with("“2024-01-01” and other cells below “Game” are dates."), "{asked}");
        assert!(question(["1-Jan", "2-Jan", "3-Jan", "4-Jan"]).is_some());
        assert!(question(["1. Jan", "2. Jan", "3. Jan", "4. Jan"]).is_some());
        // Evenings of a league.
        assert_eq!(question(["2024-01-08", "2024-02-12", "2024-03-11", "2024-04-08"]), None);
        assert_eq!(question(["1-1", "1-2", "2-1", "2-2"]), None);
    }
}
