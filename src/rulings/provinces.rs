//! The board of 1971: provinces, coasts, centres, and who can move where.

use std::fmt;
use std::sync::OnceLock;

pub use super::province_table::{Coast, Home, Terrain};
use super::province_table::{ProvinceRow, province_table};
use crate::book::Power;

/// An army or a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnitKind {
    Army,
    Fleet,
}

impl UnitKind {
    /// “A” or “F”.
    pub const fn letter(self) -> char {
        match self {
            UnitKind::Army => 'A',
            UnitKind::Fleet => 'F',
        }
    }

    /// “army” or “fleet”.
    pub const fn word(self) -> &'static str {
        match self {
            UnitKind::Army => "army",
            UnitKind::Fleet => "fleet",
        }
    }
}

/// A province of the board, by its position in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Province(u8);

/// A province, and the coast for a fleet in a province with two coasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    pub province: Province,
    pub coast: Option<Coast>,
}

/// A set of provinces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ProvinceSet(u128);

impl ProvinceSet {
    /// Adds a province.
    pub fn insert(&mut self, province: Province) {
        self.0 |= 1 << province.0;
    }

    /// Whether a province is in the set.
    pub const fn contains(self, province: Province) -> bool {
        self.0 & (1 << province.0) != 0
    }

    /// The provinces of the set, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Province> {
        Province::all().filter(move |province| self.contains(*province))
    }
}

impl Province {
    /// All provinces.
    pub fn all() -> impl Iterator<Item = Province> {
        (0_u8..).take(province_table().provinces.len()).map(Province)
    }

    fn row(self) -> &'static ProvinceRow {
        &province_table().provinces[self.index()]
    }

    /// The position in the table of provinces.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The province with these three letters, such as “Vie” or “vie”.
    pub fn with_letters(letters: &str) -> Option<Province> {
        Province::all().find(|province| province.letters().eq_ignore_ascii_case(letters))
    }

    /// The usual three letters, such as “Vie”.
    pub fn letters(self) -> &'static str {
        self.row().letters
    }

    /// The name, such as “Vienna”.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The other names and abbreviations, with commas between them.
    pub(super) fn other_names(self) -> &'static str {
        self.row().other_names
    }

    /// Inland, coastal or sea.
    pub fn terrain(self) -> Terrain {
        self.row().terrain
    }

    /// Whether the province is sea.
    pub fn is_sea(self) -> bool {
        self.terrain() == Terrain::Sea
    }

    /// Whether the province is a supply centre.
    pub fn is_centre(self) -> bool {
        self.row().centre.is_some()
    }

    /// The power whose home centre the province is.
    pub fn home_of(self) -> Option<Power> {
        match self.row().centre {
            Some(Home::Of(power)) => Some(power),
            _ => None,
        }
    }

    /// The coasts of a province with two coasts; nothing for the others.
    pub fn coasts(self) -> &'static [Coast] {
        &borders().coasts[self.index()]
    }

    /// The provinces that an army here reaches over land.
    pub fn army_neighbours(self) -> ProvinceSet {
        borders().army[self.index()]
    }

    /// The seas beside the province.
    pub fn seas(self) -> ProvinceSet {
        borders().seas[self.index()]
    }
}

impl fmt::Debug for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letters())
    }
}

impl fmt::Display for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Space {
    /// A province without a coast.
    pub const fn of(province: Province) -> Self {
        Space { province, coast: None }
    }

    /// The usual letters with the coast: “Vie”, “Spa/nc”.
    pub fn letters(self) -> String {
        match self.coast {
            Some(coast) => format!("{}/{}", self.province.letters(), coast.letters()),
            None => self.province.letters().to_owned(),
        }
    }

    /// The spaces that a fleet here reaches.
    pub fn fleet_neighbours(self) -> &'static [Space] {
        borders().fleet.iter().find(|(from, _)| *from == self).map_or(&[], |(_, to)| to)
    }

    /// The spaces of a province that a unit here reaches without a convoy. A fleet may reach two coasts.
    pub fn reached_in(self, kind: UnitKind, province: Province) -> Vec<Space> {
        match kind {
            UnitKind::Army if self.province.army_neighbours().contains(province) => vec![Space::of(province)],
            UnitKind::Army => Vec::new(),
            UnitKind::Fleet => {
                self.fleet_neighbours().iter().copied().filter(|space| space.province == province).collect()
            }
        }
    }

    /// Whether a unit here reaches some coast of a province without a convoy.
    pub fn reaches(self, kind: UnitKind, province: Province) -> bool {
        match kind {
            UnitKind::Army => self.province.army_neighbours().contains(province),
            UnitKind::Fleet => self.fleet_neighbours().iter().any(|space| space.province == province),
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.province.name())?;
        self.coast.map_or(Ok(()), |coast| write!(f, "/{}", coast.letters()))
    }
}

/// The table of provinces in a form that is quick to ask.
struct Borders {
    army: Vec<ProvinceSet>,
    seas: Vec<ProvinceSet>,
    fleet: Vec<(Space, Vec<Space>)>,
    coasts: Vec<Vec<Coast>>,
}

fn borders() -> &'static Borders {
    static BORDERS: OnceLock<Borders> = OnceLock::new();
    BORDERS.get_or_init(Borders::from_table)
}

impl Borders {
    fn from_table() -> Self {
        let mut made = Borders { army: Vec::new(), seas: Vec::new(), fleet: Vec::new(), coasts: Vec::new() };
        let table = province_table();
        for (province, row) in Province::all().zip(&table.provinces) {
            let mut army = ProvinceSet::default();
            row.army.split(' ').filter_map(Province::with_letters).for_each(|to| army.insert(to));
            made.army.push(army);
            if !row.fleet.is_empty() {
                made.fleet.push((Space::of(province), spaces(row.fleet)));
            }
            let coasts = table.coasts.iter().filter(|coast| coast.province == row.letters);
            made.coasts.push(coasts.clone().map(|row| row.coast).collect());
            for row in coasts {
                made.fleet.push((Space { province, coast: Some(row.coast) }, spaces(row.fleet)));
            }
            let mut seas = ProvinceSet::default();
            let from_here = made.fleet.iter().filter(|(from, _)| from.province == province);
            let reached = from_here.flat_map(|(_, to)| to).map(|space| space.province);
            reached.filter(|province| province.is_sea()).for_each(|sea| seas.insert(sea));
            made.seas.push(seas);
        }
        made
    }
}

/// The spaces in a list such as “Gas Mao Spa/nc”.
fn spaces(list: &str) -> Vec<Space> {
    list.split(' ')
        .filter_map(|word| {
            let (letters, coast) = word.split_once('/').map_or((word, None), |(letters, coast)| (letters, Some(coast)));
            Some(Space { province: Province::with_letters(letters)?, coast: coast.and_then(Coast::with_letters) })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn province(letters: &str) -> Province {
        Province::with_letters(letters).unwrap()
    }

    #[test]
    fn every_border_is_in_the_table_twice_and_every_word_of_it_is_a_province() {
        let mut fleet_borders = 0;
        for (from, neighbours) in &borders().fleet {
            for to in neighbours {
                fleet_borders += 1;
                assert!(to.fleet_neighbours().contains(from), "{from} {to}");
            }
        }
        let mut army_borders = 0;
        for from in Province::all() {
            for to in from.army_neighbours().iter() {
                army_borders += 1;
                assert!(to.army_neighbours().contains(from), "{from} {to}");
            }
        }
        assert_eq!((army_borders, fleet_borders), (2 * 111, 2 * 141));
        let words: usize = province_table().provinces.iter().map(|row| row.army.split_whitespace().count()).sum();
        assert_eq!(words, 2 * 111);
    }

    #[test]
    fn there_are_34_centres_and_22_of_them_are_home_centres() {
        let centres: Vec<Province> = Province::all().filter(|province| province.is_centre()).collect();
        assert_eq!(centres.len(), 34);
        for power in Power::ALL {
            let expected = if power == Power::Russia { 4 } else { 3 };
            assert_eq!(centres.iter().filter(|centre| centre.home_of() == Some(power)).count(), expected, "{power}");
        }
        let sea = |province: &Province| province.is_sea();
        assert_eq!(Province::all().filter(sea).count(), 19);
        let inland = |province: &Province| province.terrain() == Terrain::Inland;
        assert_eq!(Province::all().filter(inland).count(), 14);
    }

    #[test]
    fn a_fleet_reaches_one_coast_or_both() {
        let from = |letters: &str| Space::of(province(letters));
        let reached = |letters: &str, to: &str| {
            let spaces = from(letters).reached_in(UnitKind::Fleet, province(to));
            spaces.into_iter().map(Space::letters).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(reached("Mao", "Spa"), "Spa/nc Spa/sc");
        assert_eq!(reached("Gas", "Spa"), "Spa/nc");
        assert_eq!(reached("Con", "Bul"), "Bul/ec Bul/sc");
        assert_eq!(reached("Rom", "Ven"), "");
        assert_eq!(reached("Naf", "Spa"), "");
    }
}
