//! Tab-separated text as Excel and LibreOffice copy it.

/// The cells of a block of clipboard text, row by row. Rows may differ in length. There is always at least one cell.
///
/// A cell is quoted if it begins with a quote and ends with a quote before a tab, a line end or the end of the text. In
/// a quoted cell, tabs and line ends are text and two quotes mean one. Any other quote is plain text, because both
/// programs copy `"Bob" Smith` unchanged.
pub(crate) fn parse(text: &str) -> Vec<Vec<String>> {
    // Some versions of Windows include the terminating zero.
    let text = text.trim_end_matches('\0');
    let mut rows = Vec::new();
    let mut row = Vec::new();
    let mut rest = text;
    loop {
        let (cell, length) = quoted_cell(rest).unwrap_or_else(|| plain_cell(rest));
        row.push(cell);
        rest = &rest[length..];
        if let Some(after) = rest.strip_prefix('\t') {
            rest = after;
            continue;
        }
        rows.push(std::mem::take(&mut row));
        rest = match rest.strip_prefix("\r\n").or_else(|| rest.strip_prefix(['\n', '\r'])) {
            // The line end after the last row does not begin another row.
            None | Some("") => return rows,
            Some(after) => after,
        };
    }
}

fn plain_cell(text: &str) -> (String, usize) {
    let length = text.find(['\t', '\n', '\r']).unwrap_or(text.len());
    (text[..length].to_owned(), length)
}

fn quoted_cell(text: &str) -> Option<(String, usize)> {
    let inner = text.strip_prefix('"')?;
    let mut cell = String::new();
    let mut quotes = inner.match_indices('"').map(|(at, _)| at).peekable();
    let mut from = 0;
    while let Some(at) = quotes.next() {
        cell.push_str(&inner[from..at]);
        from = at + 1;
        if quotes.next_if_eq(&from).is_some() {
            cell.push('"');
            from += 1;
        } else {
            let closed = inner[from..].is_empty() || inner[from..].starts_with(['\t', '\n', '\r']);
            return closed.then_some((cell, from + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn rows_from_excel_end_with_carriage_return_and_line_feed() {
        assert_eq!(parse("Austria\t16\r\nEngland\t15\r\n"), [["Austria", "16"], ["England", "15"]]);
    }

    #[test]
    fn rows_from_libre_office_end_with_a_line_feed_that_the_last_row_may_lack() {
        assert_eq!(parse("16\n15"), [["16"], ["15"]]);
        assert_eq!(parse("16\n15\n"), [["16"], ["15"]]);
    }

    #[test]
    fn empty_cells_and_rows_are_kept() {
        assert_eq!(parse("\t\n\n3"), [vec!["", ""], vec![""], vec!["3"]]);
        assert_eq!(parse(""), [[""]]);
        assert_eq!(parse("5\n\n"), [["5"], [""]]);
    }

    #[test]
    fn a_quoted_cell_holds_tabs_line_ends_and_quotes() {
        assert_eq!(
            parse("\"two\nlines\"\t\"a\tb\"\t\"\"\"Bob\"\" Smith\"\n"),
            [["two\nlines", "a\tb", "\"Bob\" Smith"]]
        );
    }

    #[test]
    fn a_stray_quote_is_text() {
        assert_eq!(
            parse("\"Bob\" Smith\t5\" board\t\"never closed"),
            [["\"Bob\" Smith", "5\" board", "\"never closed"]]
        );
    }

    proptest! {
        #[test]
        fn any_text_can_be_pasted(text in ".*") {
            prop_assert!(parse(&text).iter().all(|row| !row.is_empty()));
        }
    }
}
