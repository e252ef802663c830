//! The cells of a file as texts, for lists that hold no results, such as an attendance list.

use crate::import::cells::sheet_address::SheetAddress;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::report::import_report::ReadError;

/// A sheet as rows of texts. A blank cell is an empty text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextTable {
    pub name: String,
    pub rows: Vec<Vec<String>>,
}

/// The visible sheets of a file as texts.
///
/// # Errors
/// When every visible sheet is blank.
pub fn text_tables(read: &SheetsOfFile) -> Result<Vec<TextTable>, ReadError> {
    let mut tables = Vec::new();
    for sheet in read.sheets.iter().filter(|sheet| !sheet.hidden && !sheet.cells.is_empty()) {
        let mut rows: Vec<Vec<String>> = Vec::new();
        let mut last: Option<SheetAddress> = None;
        for cell in sheet.cells.iter() {
            if last.is_none_or(|last| last.row != cell.at.row) {
                rows.push(Vec::new());
            }
            last = Some(cell.at);
            let column = usize::try_from(cell.at.column).unwrap_or(usize::MAX);
            // Cells come in order. A cell far to the right is not in a column of a list.
            if let Some(row) = rows.last_mut().filter(|_| column < 256) {
                row.resize(column, String::new());
                row.push(cell.text().trim().to_owned());
            }
        }
        tables.push(TextTable { name: sheet.name.clone(), rows });
    }
    if tables.is_empty() {
        return Err(ReadError::Empty { file: read.file.clone() });
    }
    Ok(tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_keep_their_columns_and_blank_ones_are_left_out() {
        let tables =
            text_tables(&SheetsOfFile::read(b"no,player,3\n1,Ann Lee,\n\n2,,x\n", "roll.csv").unwrap()).unwrap();
        let rows: Vec<Vec<&str>> = tables[0].rows.iter().map(|row| row.iter().map(String::as_str).collect()).collect();
        assert_eq!(rows, [vec!["no", "player", "3"], vec!["1", "Ann Lee"], vec!["2", "", "x"]]);
        assert!(text_tables(&SheetsOfFile::default()).is_err());
    }
}
