//! The errors of a recipe, and the parts that a sheet, a title, a heading and a cell may have.

use thiserror::Error;

use super::{Part, Pattern};
use crate::import::words::heading_words::Heading;
use crate::languages::list_in_window;
use crate::languages::window_sentences::import_recipes as texts;

/// The error for a recipe that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecipeError {
    #[error("{}", texts::is_no_layout(.0))]
    Syntax(String),
    #[error("{}", texts::unknown_part(.0, &Part::names().join(", ")))]
    UnknownPart(String),
    #[error("{}", .1.describe_misplaced(.0))]
    MisplacedPart(String, PatternLocation),
    #[error("{}", texts::no_column_of_powers(&.0.to_string()))]
    NoPower(usize),
    #[error("{}", texts::is_no_word())]
    NotAWord,
    #[error("{}", texts::unknown_meaning(.0, &Part::names().join(", ").replace(['{', '}'], "")))]
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

    /// The sentence about a part that cannot stand there.
    fn describe_misplaced(self, part: &str) -> String {
        let say = match self {
            PatternLocation::Sheet => texts::part_in_name_of_sheet,
            PatternLocation::Title => texts::part_in_title,
            PatternLocation::Heading => texts::part_in_heading,
            PatternLocation::Cell => texts::part_in_cell,
        };
        say(&format!("{{{part}}}"), &list_in_window(&self.examples()))
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
