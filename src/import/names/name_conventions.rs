//! How a file writes names, found from all its cells: “Last, First” or not, which names have several forms, and which
//! brackets are places.

use std::collections::{HashMap, HashSet};

use super::name_cells;
use super::name_cells::NameCell;
use crate::book::fold_name;
use crate::import::cells::raw_sheet::RawSheet;

/// A longer text is no name.
const MOST_BYTES: usize = 60;

/// The fewest different names with one bracket that make it a place: “Ann Lee (London)”, “Ben Orr (London)” …
const FEWEST_NAMES_OF_PLACE: usize = 3;

/// The fewest cells “Last, First” that make it the form of the file.
const FEWEST_FAMILY_FIRST: usize = 2;

/// How the names of a file are written. Everything is blank if no name in the file may have several forms.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::import) struct NameConventions {
    /// The texts of the file by their folded form. Of several spellings, the first without a word in capitals is taken.
    texts: HashMap<String, String>,
    /// Whether a cell has a season after the name of a substitute that is clear: “Paul Smith / Karl Ott Fall 1904”.
    has_seasons: bool,
    /// The brackets after several names, folded: “london”.
    places: HashSet<String>,
    /// Number of cells “Last, First” with one word before or after the comma.
    family_first: usize,
}

impl NameConventions {
    pub(in crate::import) fn find(sheets: &[RawSheet]) -> Self {
        let cells = || sheets.iter().flat_map(|sheet| sheet.cells.iter());
        let texts = || cells().filter_map(|cell| cell.trimmed_text());
        let mut names = NameConventions::default();
        if !texts().any(name_cells::may_have_other_form) {
            return names;
        }
        let mut given_names: HashSet<String> = HashSet::new();
        let mut in_bracket: HashMap<String, HashSet<String>> = HashMap::new();
        for text in texts().filter(|text| text.len() <= MOST_BYTES && text.contains(' ')) {
            names.add(text);
            let is_of_one_word = |part: &str| !part.trim().contains(' ');
            let bare = name_cells::split_bracket(text).map_or(text, |(name, _)| name);
            let is_clearly_turned =
                bare.split_once(',').is_some_and(|(last, first)| is_of_one_word(last) || is_of_one_word(first));
            names.family_first += usize::from(is_clearly_turned && name_cells::turn_family_name(bare).is_some());
            let mut is_clear = true;
            let NameCell { name, substitutes, is_doubtful } = name_cells::split_substitutes(text, |found| {
                is_clear = false;
                given_names.insert(fold_name(found.given_name));
                false
            });
            if is_doubtful {
                names.add(&name);
            } else if !substitutes.is_empty() && is_clear {
                substitutes.iter().map(|(name, _)| name).chain([&name]).for_each(|name| names.add(name));
                names.has_seasons |= substitutes.iter().any(|(_, start)| start.contains(' '));
            }
            if let Some((name, place)) = name_cells::name_and_place(text) {
                in_bracket.entry(fold_name(place)).or_default().insert(fold_name(name));
            }
        }
        // A player may have only a given name.
        for text in texts().filter(|text| !given_names.is_empty() && given_names.contains(&fold_name(text))) {
            names.add(text);
        }
        let is_place = |(_, named): &(String, HashSet<String>)| named.len() >= FEWEST_NAMES_OF_PLACE;
        names.places = in_bracket.into_iter().filter(is_place).map(|(place, _)| place).collect();
        names
    }

    fn add(&mut self, name: &str) {
        let has_capitals =
            |name: &str| name.split(' ').any(|word| word.chars().count() > 1 && word.chars().all(char::is_uppercase));
        let known = self.texts.entry(fold_name(name)).or_insert_with(|| name.to_owned());
        if has_capitals(known) && !has_capitals(name) {
            name.clone_into(known);
        }
    }

    /// The usual spelling of a text of the file, by its folded form.
    pub(in crate::import) fn spelling(&self, folded: &str) -> Option<&str> {
        self.texts.get(folded).map(String::as_str)
    }

    /// Whether a text in a bracket after a name is a place.
    pub(in crate::import) fn is_place(&self, text: &str) -> bool {
        !self.places.is_empty() && self.places.contains(&fold_name(text))
    }

    /// Whether the file writes its names as “Last, First”.
    pub(in crate::import) const fn has_family_first(&self) -> bool {
        self.family_first >= FEWEST_FAMILY_FIRST
    }

    /// Whether a season stands after the name of another substitute.
    pub(in crate::import) const fn has_seasons(&self) -> bool {
        self.has_seasons
    }
}
