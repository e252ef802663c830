//! The library of scoring systems that a director can choose: the shipped files and an event's own systems.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use super::{ScoringSystem, SystemError};
use crate::letter_case::small_letters;

/// Scoring systems by name.
#[derive(Clone, Debug, Default)]
pub struct SystemLibrary {
    systems: Vec<Arc<ScoringSystem>>,
}

/// The files in `assets/scoring`, in the order in which they are listed.
const SHIPPED: &[&str] = &[
    include_str!("../../assets/scoring/wdc-2006.toml"),
    include_str!("../../assets/scoring/eurodipcon-4.toml"),
    include_str!("../../assets/scoring/opal.toml"),
    include_str!("../../assets/scoring/pgp.toml"),
    include_str!("../../assets/scoring/hurst.toml"),
    include_str!("../../assets/scoring/sum-of-squares.toml"),
    include_str!("../../assets/scoring/cdiplo-100.toml"),
    include_str!("../../assets/scoring/7eleven.toml"),
    include_str!("../../assets/scoring/bangkok-pike.toml"),
    include_str!("../../assets/scoring/bangkok.toml"),
    include_str!("../../assets/scoring/base-3.toml"),
    include_str!("../../assets/scoring/c-diplo-73.toml"),
    include_str!("../../assets/scoring/c-diplo-namur.toml"),
    include_str!("../../assets/scoring/calhamer-points.toml"),
    include_str!("../../assets/scoring/carnage-2023.toml"),
    include_str!("../../assets/scoring/carnage-with-dead-equal.toml"),
    include_str!("../../assets/scoring/carnage-with-elimination-order.toml"),
    include_str!("../../assets/scoring/cdiplo-80.toml"),
    include_str!("../../assets/scoring/center-count-carnage.toml"),
    include_str!("../../assets/scoring/detour09.toml"),
    include_str!("../../assets/scoring/draw-size.toml"),
    include_str!("../../assets/scoring/duct-tape-v2-with-elimination-order.toml"),
    include_str!("../../assets/scoring/duct-tape-v2.toml"),
    include_str!("../../assets/scoring/haight-v1-0.toml"),
    include_str!("../../assets/scoring/manorcon-v2.toml"),
    include_str!("../../assets/scoring/manorcon.toml"),
    include_str!("../../assets/scoring/masters.toml"),
    include_str!("../../assets/scoring/maxonian.toml"),
    include_str!("../../assets/scoring/mischief.toml"),
    include_str!("../../assets/scoring/olympic.toml"),
    include_str!("../../assets/scoring/omg.toml"),
    include_str!("../../assets/scoring/opentribute.toml"),
    include_str!("../../assets/scoring/original-manorcon.toml"),
    include_str!("../../assets/scoring/ranked-classic-v2.toml"),
    include_str!("../../assets/scoring/ranked-classic.toml"),
    include_str!("../../assets/scoring/solo-or-bust.toml"),
    include_str!("../../assets/scoring/southern-sun.toml"),
    include_str!("../../assets/scoring/summer-classic.toml"),
    include_str!("../../assets/scoring/sydney-league.toml"),
    include_str!("../../assets/scoring/tribute.toml"),
    include_str!("../../assets/scoring/vulcan.toml"),
    include_str!("../../assets/scoring/whipping.toml"),
    include_str!("../../assets/scoring/world-classic.toml"),
    include_str!("../../assets/scoring/your-draw-size-short-games.toml"),
    include_str!("../../assets/scoring/your-draw-size-unlimited-games.toml"),
];

impl SystemLibrary {
    /// The systems that come with the program. A file that cannot be read is left out; a test checks that all can be read.
    pub fn shipped() -> &'static SystemLibrary {
        static LIBRARY: OnceLock<SystemLibrary> = OnceLock::new();
        LIBRARY.get_or_init(SystemLibrary::read_shipped)
    }

    /// Reads and compiles the systems that come with the program. [`SystemLibrary::shipped`] calls this once.
    pub fn read_shipped() -> SystemLibrary {
        SystemLibrary {
            systems: SHIPPED.iter().filter_map(|text| ScoringSystem::parse(text).ok()).map(Arc::new).collect(),
        }
    }

    /// The system with this name. Case, spaces and hyphens are ignored: “C-Diplo 100” is “CDiplo 100”.
    pub fn find(&self, name: &str) -> Option<&Arc<ScoringSystem>> {
        system_index(&self.systems, name).map(|at| &self.systems[at])
    }

    /// These systems and an event's own systems, each read from the text of its file. An own system replaces a shipped
    /// system with the same name. A system that cannot be read is left out. The errors are those of systems that cannot
    /// be read or are unfinished.
    pub fn with_event_systems(&self, texts: &[String]) -> (SystemLibrary, Vec<SystemError>) {
        let mut library = self.clone();
        let mut errors = Vec::new();
        for text in texts {
            match ScoringSystem::parse(text) {
                Ok(system) => {
                    if let Some(error) = &system.unfinished_error {
                        errors.push(SystemError::Unfinished { system: system.name.clone(), error: error.clone() });
                    }
                    library.insert_or_replace(system);
                }
                Err(error) => errors.push(error),
            }
        }
        (library, errors)
    }

    /// These systems, with other parameters for one of them. Nothing changes if the library does not have the system.
    ///
    /// # Errors
    /// When the system has no parameter with one of the names.
    pub fn with_parameters(
        &self,
        system: &str,
        parameters: &BTreeMap<String, f64>,
    ) -> Result<SystemLibrary, SystemError> {
        let mut library = self.clone();
        if let Some(system) = self.find(system).filter(|_| !parameters.is_empty()) {
            library.insert_or_replace(system.with_parameters(parameters)?);
        }
        Ok(library)
    }

    /// These systems, and a copy of one of them with another name and other parameters.
    ///
    /// # Errors
    /// As for [`SystemLibrary::with_parameters`].
    pub fn with_variant(
        &self,
        system: &str,
        parameters: &BTreeMap<String, f64>,
        name: &str,
    ) -> Result<SystemLibrary, SystemError> {
        let mut library = self.clone();
        if let Some(system) = self.find(system) {
            let mut variant = system.with_parameters(parameters)?;
            name.clone_into(&mut variant.name);
            library.insert_or_replace(variant);
        }
        Ok(library)
    }

    fn insert_or_replace(&mut self, system: ScoringSystem) {
        let system = Arc::new(system);
        match system_index(&self.systems, &system.name) {
            Some(at) => self.systems[at] = system,
            None => self.systems.push(system),
        }
    }

    /// All systems.
    pub fn systems(&self) -> &[Arc<ScoringSystem>] {
        &self.systems
    }
}

/// The index of the system with this name. An exact match is found without folding.
pub(super) fn system_index(systems: &[Arc<ScoringSystem>], name: &str) -> Option<usize> {
    systems.iter().position(|system| system.name == name).or_else(|| {
        let wanted = fold_system_name(name);
        systems.iter().position(|system| fold_system_name(&system.name) == wanted)
    })
}

fn fold_system_name(name: &str) -> String {
    name.chars().filter(|c| !c.is_whitespace() && *c != '-').flat_map(small_letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_and_found_by_its_name() {
        for text in SHIPPED {
            let system = ScoringSystem::parse(text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(SystemLibrary::shipped().find(&system.name.to_uppercase()).unwrap().name, system.name);
            assert!(!system.source.is_empty() && !system.description.is_empty(), "{}", system.name);
        }
        assert_eq!(SystemLibrary::shipped().systems().len(), SHIPPED.len());
        assert!(SystemLibrary::shipped().find("c-diplo 100").is_some());
    }

    #[test]
    fn an_events_own_system_and_a_changed_parameter_replace_the_shipped_system() {
        let own =
            SHIPPED[1].replace("[38, 14, 7]", "[32, 16, 8]").replace("name = \"EuroDipCon 4\"", "name = \"Ours\"");
        let broken = SHIPPED[0].replace("weight/SUM", "wieght/SUM");
        let (library, errors) = SystemLibrary::shipped().with_event_systems(&[own, broken]);
        let board = &SystemLibrary::shipped().find("EuroDipCon 4").unwrap().examples[0].board;
        assert_eq!(library.find("ours").unwrap().score(board)[1][1], 44.0);
        assert_eq!(library.systems().len(), SHIPPED.len() + 1);
        assert_eq!(
            errors.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["WDC 2006: column “score”, character 124: there is no name “wieght”. Did you mean “weight”?"]
        );
        let changed = BTreeMap::from([("Solo points".to_owned(), 80.0)]);
        let library = SystemLibrary::shipped().with_parameters("eurodipcon 4", &changed).unwrap();
        let solo = &SystemLibrary::shipped().find("EuroDipCon 4").unwrap().examples[1].board;
        assert_eq!(library.find("EuroDipCon 4").unwrap().score(solo)[1][3], 80.0);
        let unknown = BTreeMap::from([("bonus".to_owned(), 1.0)]);
        let error = SystemLibrary::shipped().with_parameters("EuroDipCon 4", &unknown).unwrap_err();
        assert_eq!(error.to_string(), "EuroDipCon 4 has no parameter “bonus”; it has “solo_points”");
    }

    #[test]
    fn every_worked_example_has_its_expected_scores() {
        for system in SystemLibrary::shipped().systems() {
            assert!(system.examples.len() >= 3, "{} has {} examples", system.name, system.examples.len());
            for example in &system.examples {
                assert_eq!(system.example_mismatches(example), [], "{}, {}", system.name, example.name);
                let score = system.score(&example.board).pop().unwrap();
                if let (Some(total), None) = (system.board_sum, example.board.soloist()) {
                    let sum: f64 = score.iter().sum();
                    assert!((sum - total).abs() < 1e-9, "{}, {}: {sum}", system.name, example.name);
                }
            }
        }
    }
}
