//! Copied cells as tab-separated text for the clipboard.

/// Writes rows as text. `tab_separated_text::parse`, Excel and LibreOffice read the same cells back.
/// Every row ends with a line end. A single row does not, because a single copied cell may be pasted into a letter.
pub fn tab_separated_text<Row, Cell>(rows: impl IntoIterator<Item = Row>) -> String
where
    Row: IntoIterator<Item = Cell>,
    Cell: AsRef<str>,
{
    let mut text = String::new();
    let mut count = 0;
    for row in rows {
        if count > 0 {
            text.push('\n');
        }
        count += 1;
        for (column, cell) in row.into_iter().enumerate() {
            if column > 0 {
                text.push('\t');
            }
            let cell = cell.as_ref();
            if cell.contains(['\t', '\n', '\r']) || cell.starts_with('"') || cell.ends_with('\0') {
                text.push('"');
                text.push_str(&cell.replace('"', "\"\""));
                text.push('"');
            } else {
                text.push_str(cell);
            }
        }
    }
    if count > 1 {
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::tab_separated_text::parse;

    #[test]
    fn one_cell_is_copied_without_a_line_end() {
        assert_eq!(tab_separated_text([["Sascha Hingst"]]), "Sascha Hingst");
        assert_eq!(tab_separated_text([["16"], ["15"]]), "16\n15\n");
    }

    proptest! {
        #[test]
        fn pasted_rows_equal_the_copied_rows(
            rows in (1usize..5).prop_flat_map(|width| {
                prop::collection::vec(prop::collection::vec("([a-z\"\t\r\n\0é ]|\"\"){0,6}", width), 1..5)
            })
        ) {
            prop_assert_eq!(parse(&tab_separated_text(&rows)), rows);
        }
    }
}
