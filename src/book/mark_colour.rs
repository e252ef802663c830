//! The colours with which a director marks seats, boards and players, as cells of a spreadsheet are filled. What a colour
//! means is the director's own.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::language_words::colour_named;

/// A fill colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MarkColour {
    Yellow,
    Green,
    Blue,
    Red,
    Violet,
    Grey,
}

impl MarkColour {
    /// All colours, in the order of the menu.
    pub const ALL: [MarkColour; 6] = [
        MarkColour::Yellow,
        MarkColour::Green,
        MarkColour::Blue,
        MarkColour::Red,
        MarkColour::Violet,
        MarkColour::Grey,
    ];

    /// The name in English.
    pub const fn name(self) -> &'static str {
        match self {
            MarkColour::Yellow => "yellow",
            MarkColour::Green => "green",
            MarkColour::Blue => "blue",
            MarkColour::Red => "red",
            MarkColour::Violet => "violet",
            MarkColour::Grey => "grey",
        }
    }

    /// The colour with this name, in any of the languages of `assets/words`.
    pub fn parse(text: &str) -> Option<MarkColour> {
        colour_named(text)
    }
}

impl fmt::Display for MarkColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_read_by_its_name_in_many_languages() {
        for colour in MarkColour::ALL {
            assert_eq!(MarkColour::parse(colour.name()), Some(colour));
        }
        for (text, colour) in [
            (" Yellow ", MarkColour::Yellow),
            ("gray", MarkColour::Grey),
            ("purple", MarkColour::Violet),
            ("grün", MarkColour::Green),
            ("rouge", MarkColour::Red),
            ("azul", MarkColour::Blue),
            ("żółty", MarkColour::Yellow),
            ("lilla", MarkColour::Violet),
        ] {
            assert_eq!(MarkColour::parse(text), Some(colour), "{text}");
        }
        for text in ["", "5", "yellow card", "Ann"] {
            assert_eq!(MarkColour::parse(text), None, "{text}");
        }
    }
}
