//! The seven powers, and a container with one value for each power.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::language_words;
use super::remembered_texts::RememberedTexts;
use super::typed_words::without_pictures;
use crate::languages::messages::words;
use crate::languages::{FixedSentence, Language, Message};

/// The power of a text, and that of a text in a column of powers.
type NamedPowers = (Option<Power>, Option<Power>);

thread_local! {
    static NAMED: RememberedTexts<NamedPowers> = RememberedTexts::default();
}

/// One of the seven great powers, in the usual order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Power {
    Austria,
    England,
    France,
    Germany,
    Italy,
    Russia,
    Turkey,
}

impl Power {
    /// The number of centres with which it begins every game.
    pub const fn first_centres(self) -> u16 {
        if matches!(self, Power::Russia) { 4 } else { 3 }
    }

    /// All seven powers, Austria to Turkey.
    pub const ALL: [Power; 7] =
        [Power::Austria, Power::England, Power::France, Power::Germany, Power::Italy, Power::Russia, Power::Turkey];

    /// The English name.
    pub const fn name(self) -> &'static str {
        match self {
            Power::Austria => "Austria",
            Power::England => "England",
            Power::France => "France",
            Power::Germany => "Germany",
            Power::Italy => "Italy",
            Power::Russia => "Russia",
            Power::Turkey => "Turkey",
        }
    }

    /// The name in a language.
    pub fn name_in(self, language: Language) -> String {
        self.message().text(language)
    }

    /// The name in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        static NAMES: [FixedSentence; 7] = [const { FixedSentence::new() }; 7];
        NAMES[self.index()].made_by(|language| self.name_in(language))
    }

    /// The name as a part of what is kept, such as the name of a step.
    pub fn message(self) -> Message {
        match self {
            Power::Austria => words::austria(),
            Power::England => words::england(),
            Power::France => words::france(),
            Power::Germany => words::germany(),
            Power::Italy => words::italy(),
            Power::Russia => words::russia(),
            Power::Turkey => words::turkey(),
        }
    }

    /// The initial: A E F G I R T.
    pub const fn letter(self) -> char {
        match self {
            Power::Austria => 'A',
            Power::England => 'E',
            Power::France => 'F',
            Power::Germany => 'G',
            Power::Italy => 'I',
            Power::Russia => 'R',
            Power::Turkey => 'T',
        }
    }

    /// The position in [`Power::ALL`], 0 to 6.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The power with exactly this English name.
    pub fn with_name(name: &str) -> Option<Power> {
        Power::ALL.into_iter().find(|power| power.name() == name)
    }

    /// Parses a name, an initial or an abbreviation from directors' sheets in any language, ignoring case: “Austria”, “A”,
    /// “AUS.”, “Austria-Hungary”, “0AU”, “Østerrike”. The words are in `assets/words`.
    pub fn parse(text: &str) -> Option<Power> {
        Self::named(text).0
    }

    /// Parses a text in a column of powers. There an abbreviation counts that means something else in other places:
    /// “ALL”, “D”, “UK”.
    pub fn parse_in_column(text: &str) -> Option<Power> {
        Self::named(text).1
    }

    /// The power of a text, and that of a text in a column of powers.
    fn named(text: &str) -> NamedPowers {
        let Some(text) = Self::without_marks(text) else { return (None, None) };
        NAMED.with(|remembered| remembered.find(text, Self::in_words))
    }

    /// [`Power::named`] for a text without marks around it.
    fn in_words(text: &str) -> NamedPowers {
        let named = |text: &str| {
            let folded = language_words::fold_word(text);
            let word = folded.trim_start_matches('0');
            let power = language_words::power_with_accents(text).or_else(|| language_words::power_named(word));
            (power, power.or_else(|| language_words::power_abbreviated(word)))
        };
        let has_marks = text.contains(['(', ')', '/']);
        if !has_marks {
            return named(text);
        }
        // “Austria/Hungary” is one name, and “England (GB)” says a power twice. Another mark in brackets is no part of a name.
        let is_word = |word: &&str| word.chars().nth(1).is_some();
        let words: Vec<&str> = text.split(['(', ')', '/']).map(str::trim).filter(|word| !word.is_empty()).collect();
        if words.len() < 2 || !words.iter().all(is_word) {
            return (None, None);
        }
        let whole = named(text).1.filter(|_| text.contains('/'));
        let twice = || named(words[0]).1.filter(|power| words[1..].iter().all(|word| named(word).1 == Some(*power)));
        (None, whole.or_else(twice))
    }

    /// The text that may be the name of a power, without the marks around it.
    fn without_marks(text: &str) -> Option<&str> {
        /// A longer text is no name of a power.
        const MOST_BYTES: usize = 40;
        let text = without_pictures(text.trim());
        // “Austria:” is a label. “A:” may be the title of a board.
        let text = text.strip_suffix(':').map(str::trim_end).filter(|word| word.len() > 1).unwrap_or(text);
        if text.is_empty() || text.len() > MOST_BYTES || text.contains([':', '_']) {
            return None;
        }
        // No name of a power has a digit, and most cells of a sheet are numbers.
        if text.trim_start_matches('0').bytes().any(|byte| byte.is_ascii_digit()) {
            return None;
        }
        Some(text)
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// One value for each power. In the file it is a map with the names of the powers as keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerPower<T>(pub [T; 7]);

impl<T> PerPower<T> {
    /// Calls `make` for each power.
    pub fn from_fn(mut make: impl FnMut(Power) -> T) -> Self {
        PerPower(Power::ALL.map(&mut make))
    }

    /// The values with their powers, Austria first.
    pub fn iter(&self) -> impl Iterator<Item = (Power, &T)> {
        Power::ALL.into_iter().zip(&self.0)
    }

    /// The values with their powers, Austria first, for changes.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Power, &mut T)> {
        Power::ALL.into_iter().zip(&mut self.0)
    }

    /// The values without their powers, Austria first.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T> Index<Power> for PerPower<T> {
    type Output = T;

    fn index(&self, power: Power) -> &T {
        &self.0[power.index()]
    }
}

impl<T> IndexMut<Power> for PerPower<T> {
    fn index_mut(&mut self, power: Power) -> &mut T {
        &mut self.0[power.index()]
    }
}

impl<T: Serialize + Default + PartialEq> Serialize for PerPower<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let blank = T::default();
        let mut map = serializer.serialize_map(None)?;
        for (power, value) in self.iter().filter(|(_, value)| **value != blank) {
            map.serialize_entry(power.name(), value)?;
        }
        map.end()
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for PerPower<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Powers<T>(std::marker::PhantomData<T>);

        impl<'de, T: Deserialize<'de> + Default> Visitor<'de> for Powers<T> {
            type Value = PerPower<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an entry for each power, by its name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut seven = PerPower::from_fn(|_| T::default());
                let mut met = [false; 7];
                while let Some(power) = map.next_key::<Power>()? {
                    if std::mem::replace(&mut met[power.index()], true) {
                        return Err(serde::de::Error::custom(format_args!("{power} is in the list twice")));
                    }
                    seven[power] = map.next_value()?;
                }
                Ok(seven)
            }
        }

        deserializer.deserialize_map(Powers(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_spellings_of_a_power_are_parsed() {
        for (text, power) in [
            ("Austria", Power::Austria),
            ("AUS", Power::Austria),
            ("0AU", Power::Austria),
            ("Österreich", Power::Austria),
            (" e ", Power::England),
            ("Türkei", Power::Turkey),
            ("t", Power::Turkey),
            ("AUS.", Power::Austria),
            ("Austria-Hungary", Power::Austria),
            ("Ottoman Empire", Power::Turkey),
            ("Tyrkia", Power::Turkey),
            ("Włochy", Power::Italy),
            ("Austria:", Power::Austria),
        ] {
            assert_eq!(Power::parse(text), Some(power), "{text}");
        }
        assert_eq!((Power::parse("ALL"), Power::parse_in_column("ALL")), (None, Some(Power::Germany)));
        assert_eq!(Power::parse_in_column("Ö"), Some(Power::Austria));
        assert_eq!(Power::parse_in_column("Austria/Hungary"), Some(Power::Austria));
        assert_eq!(Power::parse_in_column("England (GB)"), Some(Power::England));
        for text in ["Austria (Ann Lee)", "England/Germany", "(England)", "F/I", "Austria/"] {
            assert_eq!(Power::parse_in_column(text), None, "{text}");
        }
        assert_eq!(Power::parse("Spain"), None);
        assert_eq!(Power::parse(""), None);
        for text in ["(F)", "F:", "F/G", "F_"] {
            assert_eq!(Power::parse(text), None, "{text}");
        }
    }

    #[test]
    fn values_are_stored_by_name_without_blank_values() {
        let mut seven = PerPower([0_u8; 7]);
        seven[Power::Italy] = 5;
        let json = serde_json::to_string(&seven).unwrap();
        assert_eq!(json, r#"{"Italy":5}"#);
        assert_eq!(serde_json::from_str::<PerPower<u8>>(&json).unwrap(), seven);
        assert!(serde_json::from_str::<PerPower<u8>>(r#"{"Italy":5,"Italy":6}"#).is_err());
    }
}
