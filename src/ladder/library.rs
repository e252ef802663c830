//! The ladders that can be chosen.

use std::sync::OnceLock;

use super::Ladder;

/// Ladders by name.
#[derive(Debug, Default)]
pub struct Ladders {
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

impl Ladders {
    /// The ladders that come with the program. One that could not be read would be left out; a test holds that none is.
    pub fn shipped() -> &'static Ladders {
        static LADDERS: OnceLock<Ladders> = OnceLock::new();
        LADDERS
            .get_or_init(|| Ladders { ladders: SHIPPED.iter().filter_map(|text| Ladder::parse(text).ok()).collect() })
    }

    /// The ladder of this name, ignoring case, spaces and hyphens: “bismark-2001” is “Bismark 2001”.
    pub fn find(&self, name: &str) -> Option<&Ladder> {
        let wanted = fold(name);
        self.ladders.iter().find(|ladder| fold(ladder.name()) == wanted)
    }

    /// All ladders.
    pub fn all(&self) -> &[Ladder] {
        &self.ladders
    }

    /// The text of the file of a ladder that comes with the program, to be copied and changed.
    pub fn text_of(name: &str) -> Option<&'static str> {
        let at = Ladders::shipped().ladders.iter().position(|ladder| fold(ladder.name()) == fold(name))?;
        SHIPPED.get(at).copied()
    }
}

fn fold(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_and_found_by_its_name() {
        for text in SHIPPED {
            let ladder = Ladder::parse(text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(Ladders::shipped().find(&ladder.name().to_uppercase()).unwrap().name(), ladder.name());
            assert_eq!(Ladders::text_of(ladder.name()), Some(*text));
        }
        assert_eq!(Ladders::shipped().all().len(), SHIPPED.len());
        assert!(Ladders::shipped().find("bismark-2001").is_some());
        assert!(Ladders::shipped().find("bismarck").is_none());
    }
}
