//! The scoring systems that can be chosen.

use std::sync::{Arc, OnceLock};

use super::System;

/// Scoring systems by name.
#[derive(Clone, Debug, Default)]
pub struct Library {
    systems: Vec<Arc<System>>,
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

impl Library {
    /// The systems that come with the program. One that could not be read would be left out; a test holds that none
    /// is.
    pub fn shipped() -> &'static Library {
        static LIBRARY: OnceLock<Library> = OnceLock::new();
        LIBRARY.get_or_init(|| Library {
            systems: SHIPPED.iter().filter_map(|text| System::parse(text).ok()).map(Arc::new).collect(),
        })
    }

    /// The system of this name, ignoring case, spaces and hyphens, so that “C-Diplo 100” is “CDiplo 100”.
    pub fn find(&self, name: &str) -> Option<&Arc<System>> {
        position(&self.systems, name).map(|at| &self.systems[at])
    }

    /// All systems.
    pub fn systems(&self) -> &[Arc<System>] {
        &self.systems
    }
}

/// Where the system of this name is; an exact match is found without folding.
pub(super) fn position(systems: &[Arc<System>], name: &str) -> Option<usize> {
    systems.iter().position(|system| system.name == name).or_else(|| {
        let wanted = fold(name);
        systems.iter().position(|system| fold(&system.name) == wanted)
    })
}

fn fold(name: &str) -> String {
    name.chars().filter(|c| !c.is_whitespace() && *c != '-').flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_and_found_by_its_name() {
        for text in SHIPPED {
            let system = System::parse(text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(Library::shipped().find(&system.name.to_uppercase()).unwrap().name, system.name);
            assert!(!system.source.is_empty() && !system.description.is_empty(), "{}", system.name);
        }
        assert_eq!(Library::shipped().systems().len(), SHIPPED.len());
        assert!(Library::shipped().find("c-diplo 100").is_some());
    }

    #[test]
    fn every_worked_example_holds() {
        for system in Library::shipped().systems() {
            assert!(system.examples.len() >= 3, "{} has {} examples", system.name, system.examples.len());
            for example in &system.examples {
                assert_eq!(system.broken(example), [], "{}, {}", system.name, example.name);
                let score = system.score(&example.board).pop().unwrap();
                if let (Some(total), None) = (system.total, example.board.soloist()) {
                    let sum: f64 = score.iter().sum();
                    assert!((sum - total).abs() < 1e-9, "{}, {}: {sum}", system.name, example.name);
                }
            }
        }
    }
}
