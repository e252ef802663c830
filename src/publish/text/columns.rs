//! Text in columns.

/// Where the text of a column stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    /// For numbers.
    Right,
}

/// A table to be printed in a type where every character is as wide as the next.
#[derive(Debug)]
pub struct Table {
    sides: Vec<Side>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// An empty table with these headings.
    pub fn new<S: Into<String>>(headings: impl IntoIterator<Item = (S, Side)>) -> Self {
        let (first, sides) = headings.into_iter().map(|(text, side)| (text.into(), side)).unzip();
        Table { sides, rows: vec![first] }
    }

    /// Adds a row, a text for each heading.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// The lines, without spaces at their ends.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        let widths: Vec<usize> = (0..self.sides.len())
            .map(|column| self.rows.iter().filter_map(|row| row.get(column)).map(|text| width(text)).max().unwrap_or(0))
            .collect();
        self.rows.iter().map(move |row| {
            let mut line = String::new();
            for ((text, &wide), side) in row.iter().zip(&widths).zip(&self.sides) {
                if !line.is_empty() {
                    line.push_str("  ");
                }
                let spare = " ".repeat(wide - width(text));
                match side {
                    Side::Left => line.extend([text.as_str(), &spare]),
                    Side::Right => line.extend([&spare, text.as_str()]),
                }
            }
            line.truncate(line.trim_end().len());
            line
        })
    }
}

/// Characters: names in the field are written in scripts that take one place for each.
fn width(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_left_and_numbers_right() {
        let mut table = Table::new([("", Side::Right), ("player", Side::Left), ("total", Side::Right)]);
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
