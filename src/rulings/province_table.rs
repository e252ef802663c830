//! The provinces of the board of 1971, as they are in `assets/rulings/provinces.txt`: names, terrain, centres and
//! neighbours.

use std::sync::OnceLock;

use crate::book::Power;

/// The ground of a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terrain {
    Inland,
    Coastal,
    Sea,
}

/// The coast of a province that has two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Coast {
    North,
    South,
    East,
}

impl Coast {
    /// “nc”, “sc” or “ec”.
    pub const fn letters(self) -> &'static str {
        match self {
            Coast::North => "nc",
            Coast::South => "sc",
            Coast::East => "ec",
        }
    }

    /// The coast with these letters.
    pub(super) fn with_letters(letters: &str) -> Option<Coast> {
        [Coast::North, Coast::South, Coast::East].into_iter().find(|coast| coast.letters() == letters)
    }
}

/// Whose centre a province is at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Home {
    Of(Power),
    Neutral,
}

/// A province.
#[derive(Clone, Copy, Debug)]
pub(super) struct ProvinceRow {
    /// The usual three letters.
    pub(super) letters: &'static str,
    pub(super) name: &'static str,
    pub(super) terrain: Terrain,
    /// `None` if the province is no centre.
    pub(super) centre: Option<Home>,
    /// With commas between them.
    pub(super) other_names: &'static str,
    /// The letters of the provinces that an army reaches, with spaces between them.
    pub(super) army: &'static str,
    /// The same for a fleet. Empty for a province with two coasts.
    pub(super) fleet: &'static str,
}

/// A coast of a province that has two.
#[derive(Clone, Copy, Debug)]
pub(super) struct CoastRow {
    /// The letters of the province.
    pub(super) province: &'static str,
    pub(super) coast: Coast,
    /// The letters of the provinces that a fleet reaches, with spaces between them.
    pub(super) fleet: &'static str,
}

/// The provinces by their letters, and the coasts.
#[derive(Debug)]
pub(super) struct ProvinceTable {
    pub(super) provinces: Vec<ProvinceRow>,
    pub(super) coasts: Vec<CoastRow>,
}

/// The provinces of the board.
pub(super) fn province_table() -> &'static ProvinceTable {
    static TABLE: OnceLock<ProvinceTable> = OnceLock::new();
    TABLE.get_or_init(|| read_table(include_str!("../../assets/rulings/provinces.txt")))
}

/// Reads the table. The text is a part of the program, and a test reads all of its lines.
fn read_table(text: &'static str) -> ProvinceTable {
    let lines = || text.lines().filter(|line| !line.starts_with('#'));
    ProvinceTable {
        provinces: lines().filter_map(province_row).collect(),
        coasts: lines().filter_map(coast_row).collect(),
    }
}

fn province_row(line: &'static str) -> Option<ProvinceRow> {
    let mut parts = line.split('|').map(str::trim);
    let (letters, name) = (parts.next()?, parts.next()?);
    let terrain = match parts.next()? {
        "inland" => Terrain::Inland,
        "coastal" => Terrain::Coastal,
        "sea" => Terrain::Sea,
        _ => return None,
    };
    let centre = match parts.next()? {
        "" => None,
        "neutral" => Some(Home::Neutral),
        power => Some(Home::Of(Power::ALL.into_iter().find(|known| known.name() == power)?)),
    };
    let (other_names, army) = (parts.next()?, parts.next()?);
    let fleet = parts.next().unwrap_or_default();
    Some(ProvinceRow { letters, name, terrain, centre, other_names, army, fleet })
}

fn coast_row(line: &'static str) -> Option<CoastRow> {
    let (space, fleet) = line.split_once('|')?;
    let (province, coast) = space.trim().split_once('/')?;
    Some(CoastRow { province, coast: Coast::with_letters(coast)?, fleet: fleet.trim() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_table_is_read() {
        let lines = include_str!("../../assets/rulings/provinces.txt").lines();
        let lines = lines.filter(|line| !line.starts_with('#')).count();
        let table = province_table();
        assert_eq!((table.provinces.len(), table.coasts.len(), lines), (75, 6, 81));
        assert!(table.provinces.is_sorted_by_key(|row| row.letters));
    }
}
