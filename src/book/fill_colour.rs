//! The colours with which a director fills the cells of seats, boards and players, as cells of a spreadsheet are filled. What a colour
//! means is the director's own.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::language_words::colour_named;
use crate::languages::window_sentences::{grid, shared_words};

/// A fill colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FillColour {
    Yellow,
    Green,
    Blue,
    Red,
    Violet,
    Grey,
}

impl FillColour {
    /// All colours, in the order of the menu.
    pub const ALL: [FillColour; 6] = [
        FillColour::Yellow,
        FillColour::Green,
        FillColour::Blue,
        FillColour::Red,
        FillColour::Violet,
        FillColour::Grey,
    ];

    /// The name in English.
    pub const fn name(self) -> &'static str {
        match self {
            FillColour::Yellow => "yellow",
            FillColour::Green => "green",
            FillColour::Blue => "blue",
            FillColour::Red => "red",
            FillColour::Violet => "violet",
            FillColour::Grey => "grey",
        }
    }

    /// The name in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            FillColour::Yellow => grid::yellow(),
            FillColour::Green => grid::green(),
            FillColour::Blue => grid::blue(),
            FillColour::Red => grid::red(),
            FillColour::Violet => grid::violet(),
            FillColour::Grey => grid::grey(),
        }
    }

    /// The names of all colours in the language of the window: “yellow, green, blue, red, violet or grey”.
    pub fn names_in_window() -> String {
        let [others @ .., last] = FillColour::ALL.map(FillColour::name_in_window);
        shared_words::one_or_other(&others.join(", "), last)
    }

    /// The colour with this name, in any of the languages of `assets/words`.
    pub fn parse(text: &str) -> Option<FillColour> {
        colour_named(text)
    }
}

impl fmt::Display for FillColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_one_list() {
        assert_eq!(FillColour::names_in_window(), "yellow, green, blue, red, violet or grey");
    }

    #[test]
    fn a_colour_is_read_by_its_name_in_many_languages() {
        for colour in FillColour::ALL {
            assert_eq!(FillColour::parse(colour.name()), Some(colour));
        }
        for (text, colour) in [
            (" Yellow ", FillColour::Yellow),
            ("gray", FillColour::Grey),
            ("purple", FillColour::Violet),
            ("grün", FillColour::Green),
            ("rouge", FillColour::Red),
            ("azul", FillColour::Blue),
            ("żółty", FillColour::Yellow),
            ("lilla", FillColour::Violet),
        ] {
            assert_eq!(FillColour::parse(text), Some(colour), "{text}");
        }
        for text in ["", "5", "yellow card", "Ann"] {
            assert_eq!(FillColour::parse(text), None, "{text}");
        }
    }
}
