//! Recognises standings without a row of headings, by what their columns hold: places, names, scores and totals.

use super::standings::{PrintedStandings, parse_place};
use super::table_columns::TableColumns;
use crate::book::Power;
use crate::import::cells::raw_cells::parse_number;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::words::heading_words::{self, Heading};

/// The fewest rows that are recognised. Places, names and numbers of fewer rows can be anything.
const FEWEST_ROWS: usize = 5;

/// The most columns that are looked at. No event has more rounds.
const MOST_COLUMNS: usize = 40;

/// The error of a sum of rounded scores.
const ROUNDING: f64 = 0.02;

/// Looks for standings without headings: rows of a place, a name, the scores of the rounds and a total. The places begin
/// with 1 and the totals fall. No total is below the best score of its player or above the sum of the scores. Above and below
/// there may be sentences.
pub(crate) fn find_standings_without_headings(sheet: &RawSheet) -> Option<PrintedStandings> {
    let rows = rows_of_table(sheet)?;
    let of_rows = rows.iter().flat_map(|row| sheet.row(*row)).map(|cell| sheet.cell(cell));
    let mut used: Vec<u32> = of_rows.map(|cell| cell.at.column).collect();
    used.sort_unstable();
    used.dedup();
    if used.len() > MOST_COLUMNS {
        return None;
    }
    let column = |at: u32| -> Vec<String> {
        let text = |row: &u32| sheet.find(SheetAddress::new(*row, at)).map(|cell| sheet.cell(cell).text().into_owned());
        rows.iter().map(|row| text(row).unwrap_or_default().trim().to_owned()).collect()
    };
    let columns: Vec<(u32, Vec<String>)> = used.into_iter().map(|at| (at, column(at))).collect();
    let ((place, places), rest) = columns.split_first()?;
    let name_columns = rest.iter().take_while(|(_, texts)| are_names(texts)).count();
    let (names, numbers) = rest.split_at(name_columns);
    let ((total, totals), scores) = numbers.split_last()?;
    let names = match names {
        [(player, _)] => vec![(*player, Heading::Player)],
        [(first, _), (last, _)] => vec![(*first, Heading::FirstName), (*last, Heading::LastName)],
        _ => return None,
    };
    let totals: Vec<f64> = totals.iter().map(|text| parse_number(text)).collect::<Option<_>>()?;
    let scores_of: Vec<Vec<Option<f64>>> =
        scores.iter().map(|(_, texts)| numbers_or_blanks(texts)).collect::<Option<_>>()?;
    let falls = totals.windows(2).all(|two| two[0] >= two[1]);
    let adds_up = totals.iter().enumerate().all(|(row, total)| {
        let scores: Vec<f64> = scores_of.iter().filter_map(|column| column[row]).collect();
        let best = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        !scores.is_empty() && best - ROUNDING <= *total && *total <= scores.iter().sum::<f64>() + ROUNDING
    });
    if !are_places(places) || !falls || !adds_up {
        return None;
    }
    let rounds: Vec<u16> = (1..=u16::try_from(scores.len()).ok()?).collect();
    let headings = [(*place, Heading::Place)]
        .into_iter()
        .chain(names)
        .chain(scores.iter().zip(&rounds).map(|((at, _), number)| (*at, Heading::RoundScore(*number))))
        .chain([(*total, Heading::Total)])
        .map(|(at, heading)| (at, Some(heading)));
    let lines = *rows.first()?..rows.last()?.checked_add(1)?;
    Some(PrintedStandings::without_headings(lines, TableColumns::new(headings), rounds))
}

/// The only rows that follow each other and have several cells. `None` if there are few or others.
fn rows_of_table(sheet: &RawSheet) -> Option<Vec<u32>> {
    let has_several = |row: u32| sheet.row(row).len() > 1;
    let rows: Vec<u32> = sheet.rows().map(|(row, _)| row).collect();
    let start = rows.iter().position(|row| has_several(*row))?;
    let end = rows.iter().rposition(|row| has_several(*row))?;
    let table = rows.get(start..=end)?;
    (table.len() >= FEWEST_ROWS && table.iter().all(|row| has_several(*row))).then(|| table.to_vec())
}

/// Whether these are the places of a table in its order. Players who share a place have the same number, and the next
/// place counts them all.
fn are_places(texts: &[String]) -> bool {
    let mut before = 0;
    texts.iter().zip(1..).all(|(text, row)| {
        let Some(place) = parse_place(text) else { return false };
        let follows = place == row || row > 1 && place == before;
        before = place;
        follows
    })
}

fn are_names(texts: &[String]) -> bool {
    texts.iter().all(|text| {
        text.chars().any(char::is_alphabetic)
            && !text.contains(|c: char| c.is_ascii_digit())
            && Power::parse(text).is_none()
            && !heading_words::is_total_label(text)
    })
}

/// The numbers of a column in which cells can be blank.
fn numbers_or_blanks(texts: &[String]) -> Option<Vec<Option<f64>>> {
    texts.iter().map(|text| if text.is_empty() { Some(None) } else { parse_number(text).map(Some) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::SheetsOfFile;

    fn find(text: &str) -> Option<PrintedStandings> {
        let file = SheetsOfFile::read(text.as_bytes(), "standings.csv").unwrap();
        find_standings_without_headings(&file.sheets[0])
    }

    const ROWS: [&str; 5] =
        ["1,Ann Lee,30,20,50", "2,Ben Orr,25,20,45", "2,Cid Fox,45,,45", "4,Dan Ray,1.5,2,3.5", "5,Eve Sun,0,1,1"];

    #[test]
    fn places_names_scores_and_totals_are_standings() {
        assert_eq!(find(&ROWS.join("\n")).unwrap().round_count(), 2);
        let two_names = ROWS.map(|row| row.replacen(' ', ",", 1)).join("\n");
        assert_eq!(find(&two_names).unwrap().round_count(), 2);
    }

    #[test]
    fn sentences_above_and_below_are_no_rows() {
        let rows = ROWS.join("\n");
        assert_eq!(
            find(&format!("Lakeside Open 2026\n\nResults\n{rows}\nWe hope for more.\n")).unwrap().round_count(),
            2
        );
        let divided = format!("{}\nThe rest:\n{}", ROWS[..2].join("\n"), ROWS[2..].join("\n"));
        assert!(find(&divided).is_none(), "a sentence within");
    }

    #[test]
    fn columns_that_can_be_anything_else_are_not() {
        let with = |at: usize, row: &str| {
            let mut rows = ROWS;
            rows[at] = row;
            rows.join("\n")
        };
        assert!(find(&ROWS[..4].join("\n")).is_none(), "too few rows");
        assert!(find(&with(4, "5,Eve Sun,0,1,4")).is_none(), "a total that rises");
        assert!(find(&with(3, "4,Dan Ray,1.5,2,1")).is_none(), "a total below the best score");
        assert!(find(&with(3, "4,Dan Ray,1.5,2,5")).is_none(), "a total above the sum");
        assert!(find(&with(3, "3,Dan Ray,1.5,2,3.5")).is_none(), "the third place after two second ones");
        assert!(find(&with(3, "4,Dan Ray,x,2,3.5")).is_none(), "a word among the scores");
        assert!(find(&with(3, "4,Austria,1.5,2,3.5")).is_none(), "a power among the names");
    }
}
