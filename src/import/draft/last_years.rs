//! The years of a column such as “End”: the last year of a board, or the years of elimination where only powers without
//! centres have one.

use std::collections::BTreeMap;

use super::draft_book::{DraftBook, YearInRow};
use super::endings::read_last_year;
use crate::book::count_notation::parse_year_cell;
use crate::book::{BoardRef, CellAddress, CellEntry, Power, SeatColumn, Year};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::report::cell_status::CellStatusSheet;
use crate::import::report::import_report::FindingEffect;
use crate::languages::window_sentences::import_remarks as texts;

/// Reads the years of the rows, after the counts of a sheet are read.
pub(in crate::import) fn read_years_of_rows(draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>) {
    let mut by_board: BTreeMap<BoardRef, Vec<YearInRow>> = BTreeMap::new();
    for year in std::mem::take(&mut draft.years_of_rows) {
        by_board.entry(year.seat.board).or_default().push(year);
    }
    for (board, rows) in by_board {
        match years_of_elimination(draft, board, &rows) {
            Some(years) => enter_years_of_elimination(draft, tracker, board, &rows, &years),
            None => rows.iter().for_each(|row| read_last_year(draft, tracker, row.cell, &row.text, board)),
        }
    }
}

/// The years of these rows if only rows of powers with 0 centres have one, and rows of powers with centres have none.
fn years_of_elimination(draft: &DraftBook, at: BoardRef, rows: &[YearInRow]) -> Option<Vec<Year>> {
    let board = draft.book.board(at)?;
    let count = |power: Power| board.current_count(power);
    let has_year = |power: Power| rows.iter().any(|row| row.seat.power == power);
    let has_survivor =
        Power::ALL.into_iter().any(|power| !has_year(power) && count(power).is_some_and(|count| count > 0));
    let year_of = |row: &YearInRow| {
        let power = row.seat.power;
        let year = parse_year_cell(&row.text).filter(|_| count(power) == Some(0))?;
        board.seats[power].eliminated.get().is_none_or(|known| known == year).then_some(year)
    };
    rows.iter().map(year_of).collect::<Option<Vec<Year>>>().filter(|_| has_survivor)
}

fn enter_years_of_elimination(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    board: BoardRef,
    rows: &[YearInRow],
    years: &[Year],
) {
    for (row, year) in rows.iter().zip(years) {
        draft.seat_mut(row.seat).eliminated = CellEntry::Value(*year);
        draft.record_cell(tracker, row.cell, CellAddress::Seat(row.seat, SeatColumn::Eliminated));
    }
    let cells: Vec<CellIndex> = rows.iter().map(|row| row.cell).collect();
    let powers: Vec<&str> = rows.iter().map(|row| row.seat.power.name_in_window()).collect();
    let what = texts::last_years_are_eliminations(&draft.book.board_label_in_window(board), &powers.join(", "));
    draft.warn_of_effect(tracker, &cells, FindingEffect::Asked, what);
}

#[cfg(test)]
mod tests {
    use crate::book::Power;
    use crate::import::{FindingEffect, read_results};

    /// The last year and the years of elimination of a board with these years in a column “End”, and whether it is asked about.
    fn years(column: [&str; 7]) -> (String, Vec<String>, bool) {
        let rows = Power::ALL.into_iter().zip(["9", "8", "0", "5", "6", "6", "0"]).zip(column);
        let rows: Vec<String> =
            rows.map(|((power, count), end)| format!("1,A,{power},Ann {power},{count},{end}\n")).collect();
        let text = format!("Round,Board,Power,Player,SC,End\n{}", rows.concat());
        let import = read_results(text.as_bytes(), "end.csv").unwrap();
        let board = &import.book.rounds[0].boards[0];
        let out = board.seats.values().map(|seat| seat.eliminated.to_string()).filter(|year| !year.is_empty());
        let asked = import.findings.iter().any(|finding| finding.effect == FindingEffect::Asked);
        (board.end_year.to_string(), out.collect(), asked)
    }

    #[test]
    fn years_beside_powers_without_centres_only_are_years_of_elimination() {
        assert_eq!(
            years(["", "", "1904", "", "", "", "1906"]),
            (String::new(), vec!["1904".to_owned(), "1906".to_owned()], true)
        );
        assert_eq!(years(["", "", "1904", "", "", "", ""]), (String::new(), vec!["1904".to_owned()], true));
        assert_eq!(years(["1908", "", "", "", "", "", ""]), ("1908".to_owned(), vec![], false));
        assert_eq!(years(["1908"; 7]), ("1908".to_owned(), vec![], false));
    }
}
