//! What stands in a cell: a value, nothing, or text that could not be read as a value and is kept as typed.

use std::fmt;

use serde::de::{IntoDeserializer, Visitor, value};
use serde::{Deserialize, Deserializer, Serialize};

/// Supply centres held: a count, 0 to 34 on a board that can be.
pub type Centres = u16;

/// A game year, 1901 and later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Year(pub u16);

impl Year {
    /// The first year that can have a chart.
    pub const FIRST: Year = Year(1901);
    /// The last year that is believed; later ones are kept as text.
    pub const LAST: Year = Year(2000);
}

impl From<Year> for u16 {
    fn from(year: Year) -> u16 {
        year.0
    }
}

impl TryFrom<u16> for Year {
    type Error = String;

    /// Only a year that is believed, [`Year::FIRST`] to [`Year::LAST`].
    fn try_from(number: u16) -> Result<Year, String> {
        let year = Year(number);
        if (Year::FIRST..=Year::LAST).contains(&year) {
            Ok(year)
        } else {
            Err(format!("{number} is not a game year; they run from {} to {}", Year::FIRST, Year::LAST))
        }
    }
}

impl fmt::Display for Year {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Something a cell can hold.
pub trait EntryValue: Sized {
    /// Reads typed text, already trimmed and not empty.
    fn read(text: &str) -> Option<Self>;
}

impl EntryValue for u16 {
    fn read(text: &str) -> Option<u16> {
        let digits = text.strip_suffix(".0").unwrap_or(text);
        (digits.len() <= 4 && digits.bytes().all(|b| b.is_ascii_digit())).then(|| digits.parse().ok()).flatten()
    }
}

impl EntryValue for Year {
    /// “1904”, “04”, “4” and “'04” are the same year.
    fn read(text: &str) -> Option<Year> {
        let digits = text.trim_start_matches(['\'', '’']);
        let number = u16::read(digits)?;
        let year = if number < 100 { 1900 + number } else { number };
        (Year::FIRST.0..=Year::LAST.0).contains(&year).then_some(Year(year))
    }
}

impl EntryValue for super::Grade {
    fn read(text: &str) -> Option<super::Grade> {
        let mut letters = text.chars();
        letters.next().filter(|_| letters.next().is_none()).and_then(super::Grade::new)
    }
}

/// The content of a cell. Nothing typed is lost: what cannot be read as a `T` stays as text, and [`super::problems`]
/// names it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Entry<T> {
    /// Nothing was entered.
    #[default]
    Blank,
    /// A value that could be read.
    Value(T),
    /// Text that could not, exactly as it was typed or imported.
    Text(String),
}

impl<T: EntryValue> Entry<T> {
    /// Reads what was typed. White space alone is blank.
    pub fn typed(text: &str) -> Self {
        let trimmed = text.trim();
        if trimmed.is_empty() {
            return Entry::Blank;
        }
        T::read(trimmed).map_or_else(|| Entry::Text(text.to_owned()), Entry::Value)
    }
}

impl<T> Entry<T> {
    /// The value, where there is one.
    pub fn value(&self) -> Option<&T> {
        match self {
            Entry::Value(value) => Some(value),
            Entry::Blank | Entry::Text(_) => None,
        }
    }

    /// Whether nothing was entered.
    pub fn is_blank(&self) -> bool {
        matches!(self, Entry::Blank)
    }

    /// The text that could not be read, if that is what is here.
    pub fn unread(&self) -> Option<&str> {
        match self {
            Entry::Text(text) => Some(text),
            Entry::Blank | Entry::Value(_) => None,
        }
    }
}

impl<T: Copy> Entry<T> {
    /// The value, where there is one, as a copy.
    pub fn get(&self) -> Option<T> {
        self.value().copied()
    }
}

impl<T> From<Option<T>> for Entry<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Entry::Blank, Entry::Value)
    }
}

impl<T: fmt::Display> fmt::Display for Entry<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Blank => Ok(()),
            Entry::Value(value) => fmt::Display::fmt(value, f),
            Entry::Text(text) => f.pad(text),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Entry<T> {
    /// A number that is no `T` (70000 centres, the year 1800) becomes text, so that one odd cell in a file costs that
    /// cell and not the file.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Cell<T>(std::marker::PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Cell<T> {
            type Value = Entry<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number, a text or null")
            }

            fn visit_unit<E>(self) -> Result<Self::Value, E> {
                Ok(Entry::Blank)
            }

            fn visit_u64<E>(self, number: u64) -> Result<Self::Value, E> {
                let value: Result<T, value::Error> = T::deserialize(number.into_deserializer());
                Ok(value.map_or_else(|_| Entry::Text(number.to_string()), Entry::Value))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Self::Value, E> {
                Ok(Entry::Text(number.to_string()))
            }

            fn visit_f64<E>(self, number: f64) -> Result<Self::Value, E> {
                Ok(Entry::Text(number.to_string()))
            }

            fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
                // A grade is written as a text; a count or a year never is.
                let value: Result<T, value::Error> = T::deserialize(text.into_deserializer());
                Ok(value.map_or_else(|_| Entry::Text(text.to_owned()), Entry::Value))
            }
        }

        deserializer.deserialize_any(Cell(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_in_a_number_cell_are_kept_as_typed() {
        let entry = Entry::<Centres>::typed(" eight ");
        assert_eq!(entry, Entry::Text(" eight ".into()));
        assert_eq!(serde_json::to_string(&entry).unwrap(), r#"" eight ""#);
        assert_eq!(serde_json::from_str::<Entry<Centres>>(r#"" eight ""#).unwrap(), entry);
    }

    #[test]
    fn a_number_that_cannot_be_meant_is_kept_as_text() {
        assert_eq!(serde_json::from_str::<Entry<Centres>>("34").unwrap(), Entry::Value(34));
        for odd in ["70000", "-3", "4.5"] {
            assert_eq!(serde_json::from_str::<Entry<Centres>>(odd).unwrap(), Entry::Text(odd.into()));
        }
        assert_eq!(serde_json::from_str::<Entry<Year>>("1904").unwrap(), Entry::Value(Year(1904)));
        assert_eq!(serde_json::from_str::<Entry<Year>>("1800").unwrap(), Entry::Text("1800".into()));
        assert!(serde_json::from_str::<Entry<Year>>("[1904]").is_err());
    }

    #[test]
    fn a_grade_comes_back_as_a_grade() {
        let grade = Entry::<crate::book::Grade>::typed("b");
        let written = serde_json::to_string(&grade).unwrap();
        assert_eq!(written, r#""B""#);
        assert_eq!(serde_json::from_str::<Entry<crate::book::Grade>>(&written).unwrap(), grade);
        let odd = Entry::<crate::book::Grade>::typed("A+");
        let written = serde_json::to_string(&odd).unwrap();
        assert_eq!(serde_json::from_str::<Entry<crate::book::Grade>>(&written).unwrap(), odd);
    }

    #[test]
    fn years_may_be_typed_short() {
        for text in ["1904", "4", "04", "'04"] {
            assert_eq!(Entry::<Year>::typed(text), Entry::Value(Year(1904)), "{text}");
        }
        assert_eq!(Entry::<Year>::typed("1900"), Entry::Text("1900".into()));
        assert_eq!(Entry::<Year>::typed("0"), Entry::Text("0".into()));
    }

    #[test]
    fn a_blank_cell_is_null_in_the_file() {
        assert_eq!(serde_json::to_string(&Entry::<Centres>::Blank).unwrap(), "null");
        assert_eq!(serde_json::from_str::<Entry<Centres>>("null").unwrap(), Entry::Blank);
    }
}
