//! Powers with a remark in brackets behind them: “Austria (red)”, “Russia (Tsar)”. The power is read, and the remark is reported.

use std::collections::{BTreeMap, BTreeSet};

use super::seat_rows::heading_above;
use super::{CellNote, PreparedSheet};
use crate::book::count_notation::parse_count_cell;
use crate::book::{PerPower, Power, fold_name};
use crate::figures::join_with_others;
use crate::import::heading_words::{Heading, heading_of_cell, heading_of_text};
use crate::import::name_cells::split_bracket;
use crate::import::raw_cells::RawValue;
use crate::import::raw_sheet::RawSheet;
use crate::import::sheet_address::SheetAddress;
use crate::printable_text::printable_line;

/// A larger sheet is read without this step.
const MOST_CELLS_OF_SHEET: usize = 50_000;

/// The most texts in a message.
const MOST_NAMED: usize = 5;

/// A power with a remark.
#[derive(Clone, Copy, Debug)]
struct RemarkedPower<'s> {
    power: Power,
    name: &'s str,
    remark: &'s str,
}

/// Leaves the remarks out where the seven powers come out equally often. `None` for a sheet without such remarks.
pub(super) fn without_remarks(sheet: &RawSheet) -> Option<PreparedSheet> {
    if sheet.cells.len() > MOST_CELLS_OF_SHEET {
        return None;
    }
    let remarked: BTreeMap<SheetAddress, RemarkedPower<'_>> =
        sheet.cells.iter().filter_map(|cell| Some((cell.at, remarked_power(cell.trimmed_text()?)?))).collect();
    let columns: BTreeSet<u32> = remarked.keys().map(|at| at.column).collect();
    let rows: BTreeSet<u32> = remarked.keys().map(|at| at.row).collect();
    let mut of_columns: BTreeMap<u32, Vec<SheetAddress>> =
        columns.into_iter().map(|column| (column, Vec::new())).collect();
    for at in sheet.cells.iter().map(|cell| cell.at) {
        if let Some(cells) = of_columns.get_mut(&at.column) {
            cells.push(at);
        }
    }
    let in_row = |row: u32| sheet.row(row).map(|cell| sheet.cell(cell).at);
    let mut read: BTreeSet<SheetAddress> = BTreeSet::new();
    for cells in of_columns.into_values() {
        if has_each_power_equally(sheet, &cells, &remarked) && are_remarks(sheet, &cells, &remarked) {
            read.extend(cells);
        }
    }
    for row in rows {
        let cells: Vec<SheetAddress> = in_row(row).collect();
        let is_of_boards = sheet.row(row).any(|cell| heading_of_cell(sheet.cell(cell)) == Some(Heading::Board));
        if is_of_boards && has_each_power_equally(sheet, &cells, &remarked) {
            read.extend(cells);
        }
    }
    let read: BTreeMap<SheetAddress, RemarkedPower<'_>> =
        remarked.into_iter().filter(|(at, _)| read.contains(at)).collect();
    if read.is_empty() {
        return None;
    }
    let texts: BTreeSet<String> =
        read.values().map(|of| format!("“{} ({})”", printable_line(of.name), printable_line(of.remark))).collect();
    let (are, brackets) =
        if texts.len() == 1 { ("is read as the power", "bracket") } else { ("are read as powers", "brackets") };
    let message = format!(
        "{} {are}. The text in the {brackets} is kept among the unplaced cells.",
        join_with_others(texts.into_iter(), MOST_NAMED)
    );
    let note = CellNote::kept(read.keys().copied().collect(), message);
    let changed = sheet.with_values(|cell| Some(RawValue::Text(read.get(&cell.at)?.name)));
    Some(PreparedSheet { sheet: changed, notes: vec![note] })
}

/// The power before a bracket with words that are neither a power, a heading nor a count.
fn remarked_power(text: &str) -> Option<RemarkedPower<'_>> {
    let (name, remark) = split_bracket(text)?;
    let power = Power::parse_in_column(name).filter(|_| name.chars().nth(1).is_some())?;
    let is_remark = Power::parse_in_column(text).is_none()
        && Power::parse_in_column(remark).is_none()
        && heading_of_text(remark).is_none()
        && parse_count_cell(remark).is_none()
        && !remark.contains(|c: char| c.is_ascii_digit());
    is_remark.then_some(RemarkedPower { power, name, remark })
}

/// Whether the seven powers stand in these cells, each of them equally often.
fn has_each_power_equally(
    sheet: &RawSheet,
    cells: &[SheetAddress],
    remarked: &BTreeMap<SheetAddress, RemarkedPower<'_>>,
) -> bool {
    let mut counts = PerPower::<usize>::default();
    for at in cells {
        let plain = || Power::parse_in_column(sheet.text_at(at.row, at.column)?);
        if let Some(power) = remarked.get(at).map(|of| of.power).or_else(plain) {
            counts[power] += 1;
        }
    }
    let first = counts[Power::Austria];
    first > 0 && counts.values().all(|count| *count == first)
}

/// Whether the brackets of a column are no names of players: the players stand beside the powers, or each power has the same
/// bracket at several boards.
fn are_remarks(sheet: &RawSheet, cells: &[SheetAddress], remarked: &BTreeMap<SheetAddress, RemarkedPower<'_>>) -> bool {
    let of_column = || cells.iter().filter_map(|at| Some((at, remarked.get(at)?)));
    let has_player = |at: &SheetAddress| {
        let beside = sheet.row(at.row).map(|cell| sheet.cell(cell).at).filter(|other| other.column != at.column);
        beside.into_iter().any(|other| heading_above(sheet, other).is_some_and(Heading::is_name))
    };
    let mut remarks: BTreeMap<Power, BTreeSet<String>> = BTreeMap::new();
    for (_, of) in of_column() {
        remarks.entry(of.power).or_default().insert(fold_name(of.remark));
    }
    let is_same = remarks.values().all(|remarks| remarks.len() == 1) && of_column().count() > Power::ALL.len();
    is_same || of_column().all(|(at, _)| has_player(at))
}

#[cfg(test)]
mod tests {
    use super::super::struck_out::tests::sheet;
    use super::*;
    use crate::import::import_report::FindingKind;

    fn read(heading: &str, row: &dyn Fn(Power) -> String) -> Option<Vec<String>> {
        let rows: Vec<String> = std::iter::once(heading.to_owned()).chain(Power::ALL.map(row)).collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let read = without_remarks(&sheet(&rows))?.sheet;
        Some(read.cells.iter().filter(|cell| cell.at.column == 0).map(|cell| cell.text().into_owned()).collect())
    }

    #[test]
    fn the_power_before_a_bracket_is_read_where_the_seven_powers_come_out() {
        let names = read("Power,Player,SC", &|power| format!("{power} (red),Ann,5")).unwrap();
        assert_eq!(names[1..], Power::ALL.map(|power| power.name().to_owned()));
        let one =
            |power: Power| if power == Power::Russia { "Russia (Tsar),Ann,5".into() } else { format!("{power},Ann,5") };
        assert_eq!(read("Power,Player,SC", &one).unwrap()[6], "Russia");
    }

    #[test]
    fn the_brackets_are_kept_and_a_few_are_named() {
        let rows = Power::ALL.map(|power| format!("{power} (colour of {}),Ann,5", &power.name()[..2]));
        let rows: Vec<&str> = std::iter::once("Power,Player,SC").chain(rows.iter().map(String::as_str)).collect();
        let notes = without_remarks(&sheet(&rows)).unwrap().notes;
        assert_eq!((notes.len(), notes[0].kind, notes[0].cells.len()), (1, FindingKind::Unplaced, 7));
        assert!(
            notes[0].message.contains("and 3 others") && !notes[0].message.contains("Turkey"),
            "{}",
            notes[0].message
        );
    }

    #[test]
    fn a_bracket_that_may_be_a_name_or_a_count_stays() {
        assert_eq!(read("Power,SC", &|power| format!("{power} (Ann {power}),5")), None);
        assert_eq!(read("Power,Player", &|power| format!("{power} (5),Ann")), None);
        assert_eq!(read("Power,Player", &|power| format!("{power} (player),Ann")), None);
        let twice =
            |power: Power| if power == Power::Russia { "Turkey (Tsar),Ann".into() } else { format!("{power},Ann") };
        assert_eq!(read("Power,Player", &twice), None);
    }
}
