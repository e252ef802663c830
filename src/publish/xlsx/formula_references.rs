//! The references of a formula to cells of its own sheet, and the same formula with these cells on other columns or sheets.

use std::iter::Peekable;
use std::str::CharIndices;

use crate::scoring::column_letters;

/// Where the cells of a column are, seen from a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MovedColumn<'a> {
    /// What stands before the reference: “Explanation!”. Empty for the formula's own sheet.
    pub(super) sheet: &'a str,
    pub(super) column: u16,
}

/// The formula in which each column of its own sheet is replaced. A range is where its first column is. References to other
/// sheets stay as they are.
pub(super) fn with_moved_columns<'a>(formula: &str, moved: impl Fn(u16) -> MovedColumn<'a>) -> String {
    let mut text = String::with_capacity(formula.len() + 16);
    let mut chars = formula.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' | '\'' => {
                let end = end_of(&mut chars, formula.len(), |other| other == c);
                // A name in quotation marks is that of a sheet: its reference stays.
                let end = if c == '\'' { end_of_reference(&mut chars, end) } else { end };
                text.push_str(&formula[at..end]);
            }
            c if is_word(c) => {
                let mut end = at + c.len_utf8();
                while let Some((next, _)) = chars.next_if(|(_, c)| is_word(*c)) {
                    end = next + formula[next..].chars().next().map_or(1, char::len_utf8);
                }
                let word = &formula[at..end];
                match (chars.peek().map(|(_, next)| *next), CellWord::parse(word)) {
                    (Some('!'), _) => {
                        let end = end_of_reference(&mut chars, end);
                        text.push_str(&formula[at..end]);
                    }
                    (Some('('), _) | (_, None) => text.push_str(word),
                    (_, Some(cell)) => {
                        let to = moved(cell.column);
                        // The last cell of a range is on the same sheet as its first.
                        if !text.ends_with(':') {
                            text.push_str(to.sheet);
                        }
                        text.push_str(&cell.in_column(to.column));
                    }
                }
            }
            _ => text.push(c),
        }
    }
    text
}

/// A reference to one cell: “$C5”.
struct CellWord<'a> {
    column_is_fixed: bool,
    column: u16,
    /// “5” or “$5”.
    row: &'a str,
}

impl<'a> CellWord<'a> {
    fn parse(word: &'a str) -> Option<CellWord<'a>> {
        let rest = word.strip_prefix('$').unwrap_or(word);
        let letters = rest.bytes().take_while(u8::is_ascii_uppercase).count();
        let (name, row) = rest.split_at(letters);
        let digits = row.strip_prefix('$').unwrap_or(row);
        let is_cell = (1..=3).contains(&letters) && !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit());
        is_cell.then(|| {
            let column = name.bytes().fold(0_u16, |sum, letter| sum * 26 + u16::from(letter - b'A') + 1);
            CellWord { column_is_fixed: rest.len() < word.len(), column: column.saturating_sub(1), row }
        })
    }

    fn in_column(&self, column: u16) -> String {
        format!("{}{}{}", if self.column_is_fixed { "$" } else { "" }, column_letters(column), self.row)
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '$' | '_' | '.')
}

/// Goes to the first character for which this is true. Returns the position behind it.
fn end_of(chars: &mut Peekable<CharIndices<'_>>, length: usize, is_last: impl Fn(char) -> bool) -> usize {
    let last = chars.find(|(_, c)| is_last(*c));
    last.map_or(length, |(at, c)| at + c.len_utf8())
}

/// Goes behind “!$C$5:$C$11”, if it follows. Returns the position there.
fn end_of_reference(chars: &mut Peekable<CharIndices<'_>>, before: usize) -> usize {
    let mut end = before;
    while let Some((at, c)) = chars.next_if(|(_, c)| matches!(c, '!' | '$' | ':') || c.is_ascii_alphanumeric()) {
        end = at + c.len_utf8();
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(formula: &str) -> String {
        // The columns from H on are on another sheet, from B on.
        with_moved_columns(formula, |column| match column.checked_sub(7) {
            Some(beyond) => MovedColumn { sheet: "Explanation!", column: beyond + 1 },
            None => MovedColumn { sheet: "", column },
        })
    }

    #[test]
    fn only_the_columns_that_moved_are_replaced() {
        for (formula, expected) in [
            ("=SUM(C5:E5)", "=SUM(C5:E5)"),
            ("H6+SUM(I6:K6)", "Explanation!B6+SUM(Explanation!C6:E6)"),
            ("RANK(E6,$H$6:$H$40)", "RANK(E6,Explanation!$B$6:$B$40)"),
            ("'Round 1'!H5*2+H5", "'Round 1'!H5*2+Explanation!B5"),
            ("'It''s H5'!H5", "'It''s H5'!H5"),
            ("Standings!$H$6:$H$9", "Standings!$H$6:$H$9"),
            ("IF(A1=\"H5\",\"say \"\"H6\"\"\",H7)", "IF(A1=\"H5\",\"say \"\"H6\"\"\",Explanation!B7)"),
            ("LOG10(H5)+1E-9+H5^2", "LOG10(Explanation!B5)+1E-9+Explanation!B5^2"),
            ("MATCH(\"Øystein\",$B$6:$B$9,0)", "MATCH(\"Øystein\",$B$6:$B$9,0)"),
            ("1.5*XFD1048576", "1.5*Explanation!XEX1048576"),
        ] {
            assert_eq!(moved(formula), expected, "{formula}");
        }
    }
}
