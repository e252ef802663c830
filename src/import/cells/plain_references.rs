//! Formulas without a stored result that only show another cell: “=Players!A2”. They have the value of that cell.

use std::collections::BTreeMap;

use super::raw_cells::{RawCell, RawValue};
use super::raw_sheet::RawSheet;
use super::sheet_address::SheetAddress;

/// A cell that shows a cell that shows a cell. A longer row of references may have no end.
const MOST_STEPS: usize = 8;

/// The value of a cell, apart from the sheet that it is in.
enum OwnedValue {
    Text(String),
    Number(f64),
    Bool(bool),
}

impl OwnedValue {
    fn of(value: RawValue<'_>) -> Option<Self> {
        match value {
            RawValue::Text(text) => Some(OwnedValue::Text(text.to_owned())),
            RawValue::Number(number) => Some(OwnedValue::Number(number)),
            RawValue::Bool(yes) => Some(OwnedValue::Bool(yes)),
            RawValue::Error(_) | RawValue::MissingResult(_) => None,
        }
    }

    fn as_raw(&self) -> RawValue<'_> {
        match self {
            OwnedValue::Text(text) => RawValue::Text(text),
            OwnedValue::Number(number) => RawValue::Number(*number),
            OwnedValue::Bool(yes) => RawValue::Bool(*yes),
        }
    }
}

/// Gives such formulas the values of the cells that they show.
pub(in crate::import) fn follow_plain_references(sheets: &mut [RawSheet]) {
    let is_missing = |cell: &RawCell<'_>| cell.lacks_result();
    let of_all: &[RawSheet] = sheets;
    let shown_on = |number: usize| -> BTreeMap<SheetAddress, OwnedValue> {
        let missing = of_all[number].cells.iter().filter(is_missing);
        missing.filter_map(|cell| Some((cell.at, shown_value(of_all, number, cell.value)?))).collect()
    };
    let shown: Vec<BTreeMap<SheetAddress, OwnedValue>> = (0..of_all.len()).map(shown_on).collect();
    for (sheet, shown) in sheets.iter_mut().zip(shown).filter(|(_, shown)| !shown.is_empty()) {
        *sheet = sheet.with_values(|cell| shown.get(&cell.at).map(OwnedValue::as_raw));
    }
}

/// The value that a formula on a sheet shows, if it only refers to a cell.
fn shown_value<'s>(sheets: &'s [RawSheet], mut sheet: usize, mut value: RawValue<'s>) -> Option<OwnedValue> {
    for _ in 0..MOST_STEPS {
        let RawValue::MissingResult(formula) = value else { break };
        let (name, at) = parse_reference(formula)?;
        if let Some(name) = name {
            sheet = sheets.iter().position(|sheet| sheet.name == name)?;
        }
        let of = &sheets[sheet];
        value = of.cell(of.find(at)?).value;
    }
    OwnedValue::of(value)
}

/// The sheet and the cell of “Players!$A$2”, “'Round 1'!A2”, “A2”, and of “[$Players.A2]” and “[.A2]”.
fn parse_reference(formula: &str) -> Option<(Option<String>, SheetAddress)> {
    let formula = formula.strip_prefix("of:").unwrap_or(formula);
    let formula = formula.trim_start_matches('=').trim();
    let inside = formula.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let (sheet, cell) = match inside {
        Some(inside) => inside.rsplit_once('.')?,
        None => formula.rsplit_once('!').unwrap_or(("", formula)),
    };
    let at = SheetAddress::parse(&cell.replace('$', ""))?;
    let sheet = sheet.strip_prefix('$').unwrap_or(sheet);
    let quoted = sheet.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\''));
    let name = quoted.map_or_else(|| sheet.to_owned(), |name| name.replace("''", "'"));
    Some((Some(name).filter(|name| !name.is_empty()), at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::cells::raw_cells::RawCells;

    fn sheet(name: &str, values: &[RawValue<'_>]) -> RawSheet {
        let mut cells = RawCells::default();
        for (row, value) in (0..).zip(values) {
            let formula = matches!(value, RawValue::MissingResult(_));
            cells.push(RawCell { at: SheetAddress::new(row, 0), value: *value, formula });
        }
        RawSheet { name: name.to_owned(), cells, ..RawSheet::default() }
    }

    #[test]
    fn references_to_a_cell_are_read_and_other_formulas_are_not() {
        let at = |row| SheetAddress::new(row, 0);
        for (formula, sheet, row) in [
            ("A2", None, 1),
            ("=$A$2", None, 1),
            ("Players!A3", Some("Players"), 2),
            ("'Round ''1'''!$A1", Some("Round '1'"), 0),
            ("of:=[.A2]", None, 1),
            ("of:=[$'Round 1'.A2]", Some("Round 1"), 1),
        ] {
            assert_eq!(parse_reference(formula), Some((sheet.map(str::to_owned), at(row))), "{formula}");
        }
        for formula in ["SUM(A1:A7)", "A1+A2", "A1:A2", "", "Players!A", "[.A1]+1"] {
            assert_eq!(parse_reference(formula), None, "{formula}");
        }
    }

    #[test]
    fn a_cell_without_a_result_shows_the_cell_that_it_refers_to() {
        let missing = |formula| RawValue::MissingResult(formula);
        let mut sheets = vec![
            sheet("Players", &[RawValue::Text("Ann Lee"), RawValue::Number(7.0)]),
            sheet("R", &[missing("Players!A1"), missing("A1"), missing("Players!A2"), missing("A5"), missing("A4")]),
        ];
        follow_plain_references(&mut sheets);
        let texts: Vec<String> = sheets[1].cells.iter().map(|cell| cell.text().into_owned()).collect();
        // Two cells that show each other show nothing.
        assert_eq!(texts, ["Ann Lee", "Ann Lee", "7", "=A5", "=A4"]);
    }
}
