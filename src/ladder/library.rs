//! The ladders that come with the program.

use std::sync::OnceLock;

use super::{Ladder, ResultsYear};
use crate::letter_case::small_letters;

/// Ladders by name.
#[derive(Debug, Default)]
pub struct LadderLibrary {
    ladders: Vec<Ladder>,
}

/// The files in `assets/ladders`, in the order in which they are listed.
const SHIPPED: &[&str] = &[
    include_str!("../../assets/ladders/bismark-2001.toml"),
    include_str!("../../assets/ladders/bismark-since-2017.toml"),
    include_str!("../../assets/ladders/bismark-2000.toml"),
    include_str!("../../assets/ladders/bismark-before-2000.toml"),
    include_str!("../../assets/ladders/campo-di-marte.toml"),
    include_str!("../../assets/ladders/best-four.toml"),
];

impl LadderLibrary {
    /// The ladders that come with the program. A test checks that all of them can be read.
    pub fn shipped() -> &'static LadderLibrary {
        static LADDERS: OnceLock<LadderLibrary> = OnceLock::new();
        LADDERS.get_or_init(|| LadderLibrary {
            ladders: SHIPPED.iter().filter_map(|text| Ladder::parse(text).ok()).collect(),
        })
    }

    /// The ladder of this name, ignoring case, spaces and hyphens: “bismark-2001” is “Bismark 2001”.
    pub fn find(&self, name: &str) -> Option<&Ladder> {
        let wanted = fold_ladder_name(name);
        self.ladders.iter().find(|ladder| fold_ladder_name(ladder.name()) == wanted)
    }

    /// The ladder of a results year: the chosen one, or the first.
    pub fn of_year(&self, results_year: &ResultsYear) -> Option<&Ladder> {
        self.find(&results_year.ladder).or_else(|| self.ladders.first())
    }

    /// All ladders.
    pub fn all(&self) -> &[Ladder] {
        &self.ladders
    }

    /// The text of the file of a shipped ladder, for copying and changing.
    pub fn source_text(name: &str) -> Option<&'static str> {
        let at = LadderLibrary::shipped()
            .ladders
            .iter()
            .position(|ladder| fold_ladder_name(ladder.name()) == fold_ladder_name(name))?;
        SHIPPED.get(at).copied()
    }
}

fn fold_ladder_name(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(small_letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_readable_and_found_by_its_name() {
        for text in SHIPPED {
            let ladder = Ladder::parse(text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(LadderLibrary::shipped().find(&ladder.name().to_uppercase()).unwrap().name(), ladder.name());
            assert_eq!(LadderLibrary::source_text(ladder.name()), Some(*text));
        }
        assert_eq!(LadderLibrary::shipped().all().len(), SHIPPED.len());
        assert!(LadderLibrary::shipped().find("bismark-2001").is_some());
        assert!(LadderLibrary::shipped().find("bismarck").is_none());
    }
}
