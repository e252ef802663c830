//! Where a line of a result list was read or typed, as data. In a file it is a text: “row 8”, “Final row 8”, “line 2”, “place 3”.

use std::borrow::Cow;
use std::fmt::{self, Display, Formatter};

use serde::{Deserialize, Serialize};

use crate::languages::window_sentences::ladder_tab as texts;

/// Where a line of a result list was read or typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum LinePosition {
    /// A row of a file with one sheet, from 1.
    Row(u32),
    /// A row of a sheet of a file, from 1.
    RowOfSheet { sheet: String, row: u32 },
    /// The number of a typed line, from 1.
    TypedLine(usize),
    /// The place of the player in the standings of this book.
    Place(u32),
    /// A text of its own: the seat of a player, or the name. It is empty where nothing is known.
    Text(String),
}

impl LinePosition {
    /// Whether nothing is known.
    pub fn is_unknown(&self) -> bool {
        matches!(self, LinePosition::Text(text) if text.is_empty())
    }

    /// The position in the language of the window: “row 8”. A text of its own stays as it is.
    pub fn text_in_window(&self) -> Cow<'_, str> {
        match self {
            LinePosition::Row(row) => texts::row_of_file(&row.to_string()).into(),
            LinePosition::RowOfSheet { sheet, row } => texts::row_of_sheet(sheet, &row.to_string()).into(),
            LinePosition::TypedLine(number) => texts::typed_line(&number.to_string()).into(),
            LinePosition::Place(place) => texts::line_of_place(&place.to_string()).into(),
            LinePosition::Text(text) => text.into(),
        }
    }
}

impl Default for LinePosition {
    fn default() -> Self {
        LinePosition::Text(String::new())
    }
}

/// The text in a file.
impl Display for LinePosition {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            LinePosition::Row(row) => write!(f, "row {row}"),
            LinePosition::RowOfSheet { sheet, row } => write!(f, "{sheet} row {row}"),
            LinePosition::TypedLine(number) => write!(f, "line {number}"),
            LinePosition::Place(place) => write!(f, "place {place}"),
            LinePosition::Text(text) => f.write_str(text),
        }
    }
}

impl From<LinePosition> for String {
    fn from(position: LinePosition) -> String {
        position.to_string()
    }
}

impl From<String> for LinePosition {
    fn from(text: String) -> LinePosition {
        let number = |text: &str| text.parse().ok().filter(|number: &u32| number.to_string() == text);
        let Some((kind, number)) = text.rsplit_once(' ').and_then(|(kind, text)| Some((kind, number(text)?))) else {
            return LinePosition::Text(text);
        };
        match (kind, kind.strip_suffix(" row")) {
            ("row", _) => LinePosition::Row(number),
            ("line", _) => LinePosition::TypedLine(number as usize),
            ("place", _) => LinePosition::Place(number),
            (_, Some(sheet)) => LinePosition::RowOfSheet { sheet: sheet.to_owned(), row: number },
            _ => LinePosition::Text(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_stored_as_the_text_from_which_it_was_read() {
        for (text, position) in [
            ("row 8", LinePosition::Row(8)),
            ("Final row 8", LinePosition::RowOfSheet { sheet: "Final".into(), row: 8 }),
            ("line 2", LinePosition::TypedLine(2)),
            ("place 3", LinePosition::Place(3)),
            ("row 08", LinePosition::Text("row 08".into())),
            ("Round 1, board 2", LinePosition::Text("Round 1, board 2".into())),
            ("Ann 3", LinePosition::Text("Ann 3".into())),
            ("", LinePosition::default()),
        ] {
            assert_eq!(LinePosition::from(text.to_owned()), position);
            assert_eq!(position.to_string(), text);
        }
    }
}
