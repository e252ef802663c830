//! Tables of text in aligned columns.

use unicode_width::UnicodeWidthStr as _;

/// The align to which the text of a column is aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextAlign {
    Left,
    /// For numbers.
    Right,
}

/// A table for a font in which all characters have the same width.
#[derive(Debug)]
pub struct AlignedTable {
    aligns: Vec<TextAlign>,
    rows: Vec<Vec<String>>,
}

impl AlignedTable {
    /// An empty table with these headings. One with line breaks takes several lines, the last of them above the cells.
    pub fn new<S: Into<String>>(headings: impl IntoIterator<Item = (S, TextAlign)>) -> Self {
        let (headings, aligns): (Vec<String>, Vec<TextAlign>) =
            headings.into_iter().map(|(text, align)| (text.into(), align)).unzip();
        let headings: Vec<Vec<&str>> = headings.iter().map(|heading| heading.split('\n').collect()).collect();
        let most = headings.iter().map(Vec::len).max().unwrap_or(1);
        let line = |lines: &Vec<&str>, row: usize| {
            let at = (row + lines.len()).checked_sub(most);
            at.map_or_else(String::new, |at| lines[at].to_owned())
        };
        let rows = (0..most).map(|row| headings.iter().map(|lines| line(lines, row)).collect::<Vec<String>>());
        AlignedTable { aligns, rows: rows.collect() }
    }

    /// Adds a row with a text for each heading.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// The lines of the table, without trailing spaces.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        let widths: Vec<usize> = (0..self.aligns.len())
            .map(|column| self.rows.iter().filter_map(|row| row.get(column)).map(|text| width(text)).max().unwrap_or(0))
            .collect();
        self.rows.iter().map(move |row| {
            let mut line = String::new();
            for ((text, &wide), align) in row.iter().zip(&widths).zip(&self.aligns) {
                if !line.is_empty() {
                    line.push_str("  ");
                }
                let spare = " ".repeat(wide - width(text));
                match align {
                    TextAlign::Left => line.extend([text.as_str(), &spare]),
                    TextAlign::Right => line.extend([&spare, text.as_str()]),
                }
            }
            line.truncate(line.trim_end().len());
            line
        })
    }
}

/// A heading over several lines, none of them wider than its widest word.
pub(super) fn broken_heading(title: &str) -> String {
    let widest = title.split(' ').map(width).max().unwrap_or_default();
    let mut lines: Vec<String> = Vec::new();
    for word in title.split(' ') {
        match lines.last_mut() {
            Some(line) if width(line.as_str()) + 1 + width(word) <= widest => line.extend([" ", word]),
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

/// The width in columns of a font in which all Latin letters are as wide. A Chinese letter takes two, an accent none.
fn width(text: &str) -> usize {
    text.width()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_and_accents_keep_the_columns() {
        let mut table = AlignedTable::new([("player", TextAlign::Left), ("total", TextAlign::Right)]);
        for name in ["山田 太郎", "Zoe\u{308} Lund", "김민준"] {
            table.row(vec![name.into(), "1.00".into()]);
        }
        let ends: Vec<usize> = table.lines().map(|line| width(&line)).collect();
        assert_eq!(ends, [16, 16, 16, 16]);
    }

    #[test]
    fn a_heading_of_several_lines_stands_above_its_cells() {
        let broken = broken_heading("Queen’s Cup at Perth 1");
        let headings = [("player", TextAlign::Left), (broken.as_str(), TextAlign::Right)];
        let mut table = AlignedTable::new(headings);
        table.row(vec!["Ann".into(), "4".into()]);
        let lines: Vec<String> = table.lines().collect();
        assert_eq!(lines, ["        Queen’s", "         Cup at", "player  Perth 1", "Ann           4"]);
    }

    #[test]
    fn names_are_aligned_left_and_numbers_right() {
        let mut table =
            AlignedTable::new([("", TextAlign::Right), ("player", TextAlign::Left), ("total", TextAlign::Right)]);
        table.row(vec!["1".into(), "Loïs".into(), "99.85".into()]);
        table.row(vec!["10".into(), "Emmanuel du Pontavic".into(), "3.21".into()]);
        table.row(vec!["11".into(), "Ann".into(), String::new()]);
        assert_eq!(
            table.lines().collect::<Vec<_>>(),
            [
                "    player                total",
                " 1  Loïs                  99.85",
                "10  Emmanuel du Pontavic   3.21",
                "11  Ann",
            ]
        );
    }
}
