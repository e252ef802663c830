//! Matches a typed or pasted name with a list of names: certainly one of them, perhaps one of them, or none.

use rustc_hash::FxHashMap;

use super::candidate_pairs::KeyedNames;
use super::name_parts::PersonName;
use super::name_similarity::{RegionRelation, compare_names, fold_region};
use crate::languages::window_sentences::similar_names;

/// A list of names that other names are matched with.
#[derive(Clone, Debug, Default)]
pub struct NameMatcher {
    names: Vec<PersonName>,
    keyed: KeyedNames,
    /// The position of the first name with each key.
    positions: FxHashMap<String, usize>,
    /// The same for names with letters that are also written as two: “Müller” as “Mueller”.
    two_letters: FxHashMap<String, usize>,
}

/// A name of the list that another name is or may be, by its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameMatch {
    /// The names differ only in case, accents, hyphens, in “ü” and “ue”, or in an order that the spelling shows.
    Same(usize),
    /// The names may be one person, for these reasons: “one letter off”.
    Similar(usize, String),
    None,
}

impl NameMatcher {
    /// A matcher for these names.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        let mut matcher = NameMatcher::default();
        names.into_iter().for_each(|name| matcher.add(name));
        matcher
    }

    /// Adds a name at the end of the list.
    pub fn add(&mut self, name: &str) {
        let position = self.names.len();
        if let Some(written) = in_two_letters(name) {
            self.two_letters.entry(written.key).or_insert(position);
        }
        let name = PersonName::new(name);
        self.positions.entry(name.key.clone()).or_insert(position);
        self.keyed.add(&name);
        self.names.push(name);
    }

    /// The name of the list that a text is or may be.
    pub fn find(&self, text: &str) -> NameMatch {
        let name = PersonName::new(text);
        if name.key.is_empty() {
            return NameMatch::None;
        }
        let other_spelling = || {
            let written = self.two_letters.get(&name.key);
            written.or_else(|| self.positions.get(&in_two_letters(text)?.key))
        };
        let same = self.positions.get(&name.key).or_else(other_spelling).copied();
        if let Some(same) = same {
            return match regions(&self.names[same], &name) {
                RegionRelation::Different => NameMatch::Similar(same, similar_names::other_region().to_owned()),
                RegionRelation::Same | RegionRelation::Unknown => NameMatch::Same(same),
            };
        }
        let mut best: Option<(usize, f64, String)> = None;
        for position in self.keyed.similar(&name) {
            let known = &self.names[position];
            let Some((likelihood, reasons)) = compare_names(known, &name, || regions(known, &name)) else { continue };
            if best.as_ref().is_none_or(|(_, most, _)| likelihood > *most) {
                best = Some((position, likelihood, reasons));
            }
        }
        best.map_or(NameMatch::None, |(position, _, reasons)| NameMatch::Similar(position, reasons))
    }
}

/// The name with “ue” for “ü” and the like, as it is written without these letters. `None` for a name without them.
fn in_two_letters(name: &str) -> Option<PersonName> {
    const LETTERS: [(char, &str); 6] = [('ä', "ae"), ('ö', "oe"), ('ü', "ue"), ('ø', "oe"), ('å', "aa"), ('ß', "ss")];
    if name.is_ascii() {
        return None;
    }
    // Capitals stay: they show which word is the family name.
    let written = LETTERS.iter().fold(name.to_owned(), |text, (letter, two)| {
        let capital: String = letter.to_uppercase().collect();
        text.replace(*letter, two).replace(&capital, &two.to_uppercase())
    });
    (written != name).then(|| PersonName::new(&written))
}

/// The relation of the regions in brackets after two names.
fn regions(one: &PersonName, other: &PersonName) -> RegionRelation {
    RegionRelation::between(&fold_region(&one.bracket), &fold_region(&other.bracket))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_in_every_form_and_a_similar_one_is_doubtful() {
        let matcher = NameMatcher::new(["José García", "Anna Bergström", "Andrew Goff"]);
        for (text, position) in [
            ("Jose Garcia", 0),
            ("GARCÍA José", 0),
            ("Garcia, Jose", 0),
            ("Anna Bergström (SWE)", 1),
            ("ANNA BERGSTROM", 1),
        ] {
            assert_eq!(matcher.find(text), NameMatch::Same(position), "{text}");
        }
        for (text, position, reasons) in [("J. García", 0, "an initial"), ("Andy Goff", 2, "a nickname")] {
            assert_eq!(matcher.find(text), NameMatch::Similar(position, reasons.into()), "{text}");
        }
        let matcher = NameMatcher::new(["Jürgen Müller", "Soeren Aagard", "Ben Orr"]);
        for (text, position) in
            [("Juergen Mueller", 0), ("Mueller, Juergen", 0), ("Jurgen Muller", 0), ("Søren Ågard", 1)]
        {
            assert_eq!(matcher.find(text), NameMatch::Same(position), "{text}");
        }
        let matcher = NameMatcher::new(["Cyrus Orr", "Li Wu"]);
        assert_eq!(matcher.find("Cyrus Or"), NameMatch::Similar(0, "one letter off".into()));
        assert_eq!([matcher.find("Cara Or"), matcher.find("Li Wo")], [NameMatch::None, NameMatch::None]);
        for text in ["Ben Orr", "", "…"] {
            assert_eq!(matcher.find(text), NameMatch::None, "{text}");
        }
    }
}
