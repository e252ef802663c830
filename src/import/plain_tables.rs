//! The plain cells of a file, for lists that are no results: a roll call.

use super::{CellAt, ReadError, open_file};

/// A sheet as rows of texts; a cell that is blank is an empty text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    pub name: String,
    pub rows: Vec<Vec<String>>,
}

/// Reads the visible sheets of a workbook, or a text table, as they stand.
///
/// # Errors
/// When the file is no workbook, is broken or protected, or holds nothing.
pub fn read_tables(bytes: &[u8], file_name: &str) -> Result<Vec<Table>, ReadError> {
    let file = file_name.rsplit(['/', '\\']).next().unwrap_or(file_name);
    let mut tables = Vec::new();
    for sheet in open_file::sheets(bytes, file)?.into_iter().filter(|sheet| !sheet.hidden && !sheet.cells.is_empty()) {
        let mut rows: Vec<Vec<String>> = Vec::new();
        let mut last: Option<CellAt> = None;
        for cell in &sheet.cells {
            if last.is_none_or(|last| last.row != cell.at.row) {
                rows.push(Vec::new());
            }
            last = Some(cell.at);
            let column = usize::try_from(cell.at.column).unwrap_or(usize::MAX);
            // Cells come in order; what lies far to the right is no column of a list.
            if let Some(row) = rows.last_mut().filter(|_| column < 256) {
                row.resize(column, String::new());
                row.push(cell.text().trim().to_owned());
            }
        }
        tables.push(Table { name: sheet.name, rows });
    }
    if tables.is_empty() {
        return Err(ReadError::Empty { file: file.to_owned() });
    }
    Ok(tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_keep_their_columns_and_blank_ones_are_left_out() {
        let tables = read_tables(b"no,player,3\n1,Ann Lee,\n\n2,,x\n", "roll.csv").unwrap();
        let rows: Vec<Vec<&str>> = tables[0].rows.iter().map(|row| row.iter().map(String::as_str).collect()).collect();
        assert_eq!(rows, [vec!["no", "player", "3"], vec!["1", "Ann Lee"], vec!["2", "", "x"]]);
        assert!(read_tables(b"", "roll.csv").is_err());
    }
}
