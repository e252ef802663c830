//! Labels with their values in the next cell, such as “Round:” and “1” above a board. They are read as one title: “Round 1”.

use std::collections::{BTreeMap, BTreeSet};

use super::{CellNote, PreparedSheet};
use crate::book::Power;
use crate::import::cells::raw_cells::{RawCell, RawValue};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::report::import_report::{FindingEffect, FindingKind};
use crate::import::words::heading_words::{Heading, heading_of_cell, heading_of_text};

/// The most cells of a row of labels and values.
const MOST_CELLS: usize = 6;

/// A longer text is no name of a round or a board.
const MOST_BYTES: usize = 20;

/// A label and the value in the next cell.
struct LabelledValue {
    label: SheetAddress,
    value: SheetAddress,
    /// Both as one title.
    title: String,
}

impl LabelledValue {
    /// The title of a label and its value: “Round 1” for “Round:” and “1”, “Ended: 1907” for “Ended:” and “1907”. `None` for
    /// other labels.
    fn new(label: RawCell<'_>, value: RawCell<'_>) -> Option<Self> {
        let text = label.trimmed_text()?;
        let word = text.trim_end_matches([':', ' ']);
        let heading = heading_of_text(word)?;
        let shown = value.trimmed();
        let is_short = shown.chars().nth(2).is_none();
        let may_be_name = shown.len() <= MOST_BYTES && Power::parse(&shown).is_none_or(|_| is_short);
        let is_number = shown.bytes().all(|byte| byte.is_ascii_digit());
        // Without a colon, the next cell may be the heading of another column: “Board” and “GP”.
        let is_certain = word.len() < text.len() || is_short && (is_number || shown.chars().nth(1).is_none());
        let is_value = may_be_name && heading_of_cell(value).is_none() && is_certain;
        let title = match heading {
            Heading::Round | Heading::Board if is_value => format!("{word} {shown}"),
            Heading::LastYear if matches!(heading_of_cell(value), Some(Heading::Chart(_))) => {
                format!("{word}: {shown}")
            }
            _ => return None,
        };
        Some(LabelledValue { label: label.at, value: value.at, title })
    }
}

/// The labels with their values in a row that holds nothing else. The row has an even number of cells.
fn labels_in_row(cells: &[RawCell<'_>]) -> Vec<LabelledValue> {
    let is_beside = |pair: &[RawCell<'_>]| matches!(pair, [label, value] if label.at.column + 1 == value.at.column);
    if !cells.chunks(2).all(is_beside) {
        return Vec::new();
    }
    let has_colon = |pair: &[RawCell<'_>]| pair[0].trimmed_text().is_some_and(|text| text.ends_with(':'));
    // Two cells may be a label and its value without a colon. Four may be the headings of a table.
    if cells.len() > 2 && !cells.chunks(2).all(has_colon) {
        return Vec::new();
    }
    cells.chunks(2).filter_map(|pair| LabelledValue::new(pair[0], pair[1])).collect()
}

/// Writes each label and its value into the cell of the value. `None` for a sheet without them.
pub(super) fn with_titles(sheet: &RawSheet) -> Option<PreparedSheet> {
    let mut found: Vec<LabelledValue> = Vec::new();
    for (_, cells) in sheet.rows().filter(|(_, cells)| cells.len() <= MOST_CELLS && cells.len().is_multiple_of(2)) {
        let cells: Vec<RawCell<'_>> = cells.map(|cell| sheet.cell(cell)).collect();
        found.extend(labels_in_row(&cells));
    }
    if found.is_empty() {
        return None;
    }
    let labels: BTreeSet<SheetAddress> = found.iter().map(|of| of.label).collect();
    let titles: BTreeMap<SheetAddress, &str> = found.iter().map(|of| (of.value, of.title.as_str())).collect();
    let changed = sheet.changed(|cell| {
        let title = titles.get(&cell.at).map(|title| RawValue::Text(title));
        let read = RawCell { value: title.unwrap_or(cell.value), ..cell };
        Some(read).filter(|_| !labels.contains(&cell.at))
    });
    let message = "not needed: these labels are read with the cells beside them.".to_owned();
    let cells = labels.into_iter().collect();
    let notes = vec![CellNote { kind: FindingKind::Ignored, effect: FindingEffect::None, cells, message }];
    Some(PreparedSheet { sheet: changed, notes })
}

#[cfg(test)]
mod tests {
    use super::super::struck_out::tests::sheet;
    use super::*;

    fn read(rows: &[&str]) -> Option<Vec<String>> {
        let read = with_titles(&sheet(rows))?.sheet;
        Some(read.cells.iter().map(|cell| format!("{} {}", cell.at, cell.text())).collect())
    }

    #[test]
    fn a_label_and_the_value_beside_it_are_one_title() {
        assert_eq!(
            read(&["Round:,1", "Board:,A", "GM:,Dave"]).unwrap(),
            ["B1 Round 1", "B2 Board A", "A3 GM:", "B3 Dave"]
        );
        assert_eq!(read(&["Round,1", "Table,12"]).unwrap(), ["B1 Round 1", "B2 Table 12"]);
        assert_eq!(read(&["Runde:,2,Brett:,C"]).unwrap(), ["B1 Runde 2", "D1 Brett C"]);
        assert_eq!(read(&["Ended:,1907"]).unwrap(), ["B1 Ended: 1907"]);
        // Headings of tables, and rows with more.
        for rows in [
            &["Board,Winner", "A,Ann"][..],
            &["Round,1,2,3"],
            &["Board,A,B,C,D"],
            &["Ended:,late"],
            &["Board,GP"],
            &["Round,XY"],
        ] {
            assert_eq!(read(rows), None, "{rows:?}");
        }
    }
}
