//! The errors of a recipe, and the parts that a sheet, a title, a heading and a cell may have.

use thiserror::Error;

use super::{Part, Pattern};
use crate::figures::join_with_and;
use crate::import::words::heading_words::Heading;

/// The error for a recipe that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecipeError {
    #[error("this is not a layout: {0}")]
    Syntax(String),
    #[error(
        "“{0}” is not a part of a table. The parts are {parts}; write them in braces, such as “{{power}} {{centres}}”",
        parts = Part::names().join(", ")
    )]
    UnknownPart(String),
    #[error(
        "“{{{part}}}” cannot be in {place}. There can be {allowed}",
        part = .0, place = .1.name(), allowed = join_with_and(&.1.examples())
    )]
    MisplacedPart(String, PatternLocation),
    #[error("table {0} of the layout has no column with {{power}}, so no seat can be read")]
    NoPower(usize),
    #[error("write a word and its meaning with “=” between them, such as “Tyrkia = Turkey”")]
    NotAWord,
    #[error(
        "“{0}” is no meaning of a word. The meanings are the seven powers and {parts}",
        parts = Part::names().join(", ").replace(['{', '}'], "")
    )]
    UnknownMeaning(String),
}

/// Where a pattern of a recipe stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternLocation {
    Sheet,
    Title,
    Heading,
    Cell,
}

impl PatternLocation {
    /// Whether a part can be read there and entered.
    pub(super) fn allows(self, part: Part) -> bool {
        let is_game = part == Part::ROUND || part == Part::BOARD;
        match (self, part) {
            (PatternLocation::Sheet, _) => is_game,
            (PatternLocation::Title, Part::Field(heading)) => {
                is_game || heading.is_name() || matches!(heading, Heading::LastYear | Heading::Result)
            }
            (PatternLocation::Heading, part) => is_game || part == Part::POWER || part == Part::Year,
            (PatternLocation::Cell, Part::Field(heading)) => is_game || part == Part::POWER || heading.is_of_seat(),
            (PatternLocation::Title | PatternLocation::Cell, Part::Year) => false,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            PatternLocation::Sheet => "the name of a sheet",
            PatternLocation::Title => "a title",
            PatternLocation::Heading => "a heading",
            PatternLocation::Cell => "a cell",
        }
    }

    /// The usual parts there.
    fn examples(self) -> Vec<String> {
        let is_allowed = |name: &String| Pattern::new(name).parts().all(|part| self.allows(part));
        let mut names: Vec<String> = Part::names().into_iter().filter(is_allowed).collect();
        if self == PatternLocation::Title {
            names.extend(["{ended}", "{result}"].map(str::to_owned));
        }
        names
    }
}
