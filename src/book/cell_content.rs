//! The content of an editable cell: a value, nothing, or text that could not be parsed and is kept as typed.

use std::fmt;

use serde::de::{IntoDeserializer, Visitor, value};
use serde::{Deserialize, Deserializer, Serialize};

use super::CENTRES_ON_MAP;

/// A number of supply centres of one power, 0 to 34. A larger number is no count and is kept as text.
pub type Centres = u16;

/// A number of missed orders.
pub type MissedOrders = u32;

/// A game year, 1901 and later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Year(pub u16);

impl Year {
    /// The year before the first one, in which a game begins.
    pub const START: Year = Year(1900);
    /// The first year that can have a chart.
    pub const FIRST: Year = Year(1901);
    /// The last accepted year. Later years are kept as text.
    pub const LAST: Year = Year(2000);
    /// The last year that a game reaches. A number after it, beside counts or names, is no game year.
    pub const LAST_PLAYED: Year = Year(1960);

    /// Whether a game can reach this year.
    pub fn may_be_played(self) -> bool {
        (Year::FIRST..=Year::LAST_PLAYED).contains(&self)
    }
}

impl From<Year> for u16 {
    fn from(year: Year) -> u16 {
        year.0
    }
}

impl TryFrom<u16> for Year {
    type Error = String;

    /// Accepts a year from [`Year::FIRST`] to [`Year::LAST`].
    fn try_from(number: u16) -> Result<Year, String> {
        let year = Year(number);
        if (Year::FIRST..=Year::LAST).contains(&year) {
            Ok(year)
        } else {
            Err(format!("{number} is not a game year; game years run from {} to {}", Year::FIRST, Year::LAST))
        }
    }
}

impl fmt::Display for Year {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A type of value that a cell can contain.
pub trait CellValue: Sized {
    /// Parses typed text, which is trimmed and not empty.
    fn parse(text: &str) -> Option<Self>;

    /// Whether this value can be in a cell. A file may have a value that cannot.
    fn is_possible(&self) -> bool {
        true
    }
}

/// Parses a whole number of at most four digits.
fn parse_short_number(text: &str) -> Option<u16> {
    let digits = text.strip_suffix(".0").unwrap_or(text);
    (digits.len() <= 4 && digits.bytes().all(|b| b.is_ascii_digit())).then(|| digits.parse().ok()).flatten()
}

impl CellValue for Centres {
    fn parse(text: &str) -> Option<Centres> {
        parse_short_number(text).filter(CellValue::is_possible)
    }

    fn is_possible(&self) -> bool {
        *self <= CENTRES_ON_MAP
    }
}

impl CellValue for MissedOrders {
    fn parse(text: &str) -> Option<MissedOrders> {
        parse_short_number(text).map(MissedOrders::from)
    }
}

impl CellValue for Year {
    /// “1904”, “04”, “4” and “'04” are the same year.
    fn parse(text: &str) -> Option<Year> {
        let digits = text.trim_start_matches(['\'', '’']);
        let number = parse_short_number(digits)?;
        let year = if number < 100 { 1900 + number } else { number };
        (Year::FIRST.0..=Year::LAST.0).contains(&year).then_some(Year(year))
    }
}

impl CellValue for super::Grade {
    fn parse(text: &str) -> Option<super::Grade> {
        let mut letters = text.chars();
        letters.next().filter(|_| letters.next().is_none()).and_then(super::Grade::new)
    }
}

/// The content of a cell. No typed text is lost: text that is not a `T` is kept, and [`super::check_book`] reports it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum CellEntry<T> {
    /// The cell is empty.
    #[default]
    Blank,
    /// A parsed value.
    Value(T),
    /// Text that could not be parsed, exactly as typed or imported.
    Text(String),
}

impl<T: CellValue> CellEntry<T> {
    /// Parses typed text. White space alone is blank.
    pub fn parse(text: &str) -> Self {
        let trimmed = text.trim();
        if trimmed.is_empty() {
            return CellEntry::Blank;
        }
        T::parse(trimmed).map_or_else(|| CellEntry::Text(text.to_owned()), CellEntry::Value)
    }
}

impl<T> CellEntry<T> {
    /// The value, if there is one.
    pub fn value(&self) -> Option<&T> {
        match self {
            CellEntry::Value(value) => Some(value),
            CellEntry::Blank | CellEntry::Text(_) => None,
        }
    }

    /// Whether the cell is empty.
    pub fn is_blank(&self) -> bool {
        matches!(self, CellEntry::Blank)
    }

    /// The text that could not be parsed, if there is one.
    pub fn unreadable_text(&self) -> Option<&str> {
        match self {
            CellEntry::Text(text) => Some(text),
            CellEntry::Blank | CellEntry::Value(_) => None,
        }
    }
}

impl<T: Copy> CellEntry<T> {
    /// A copy of the value, if there is one.
    pub fn get(&self) -> Option<T> {
        self.value().copied()
    }
}

impl<T> From<Option<T>> for CellEntry<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(CellEntry::Blank, CellEntry::Value)
    }
}

impl<T: fmt::Display> fmt::Display for CellEntry<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CellEntry::Blank => Ok(()),
            CellEntry::Value(value) => fmt::Display::fmt(value, f),
            CellEntry::Text(text) => f.pad(text),
        }
    }
}

impl<'de, T: Deserialize<'de> + CellValue> Deserialize<'de> for CellEntry<T> {
    /// A number that is not a `T` (70000 centres, the year 1800) becomes text. Thus one wrong cell in a file does not
    /// make the whole file unreadable.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Cell<T>(std::marker::PhantomData<T>);

        impl<'de, T: Deserialize<'de> + CellValue> Visitor<'de> for Cell<T> {
            type Value = CellEntry<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number, a text or null")
            }

            fn visit_unit<E>(self) -> Result<Self::Value, E> {
                Ok(CellEntry::Blank)
            }

            fn visit_u64<E>(self, number: u64) -> Result<Self::Value, E> {
                let value: Result<T, value::Error> = T::deserialize(number.into_deserializer());
                let value = value.ok().filter(CellValue::is_possible);
                Ok(value.map_or_else(|| CellEntry::Text(number.to_string()), CellEntry::Value))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Self::Value, E> {
                Ok(CellEntry::Text(number.to_string()))
            }

            fn visit_f64<E>(self, number: f64) -> Result<Self::Value, E> {
                Ok(CellEntry::Text(number.to_string()))
            }

            fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
                // A grade is stored as text. A count or a year never is.
                let value: Result<T, value::Error> = T::deserialize(text.into_deserializer());
                Ok(value.map_or_else(|_| CellEntry::Text(text.to_owned()), CellEntry::Value))
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
        let entry = CellEntry::<Centres>::parse(" eight ");
        assert_eq!(entry, CellEntry::Text(" eight ".into()));
        assert_eq!(serde_json::to_string(&entry).unwrap(), r#"" eight ""#);
        assert_eq!(serde_json::from_str::<CellEntry<Centres>>(r#"" eight ""#).unwrap(), entry);
    }

    #[test]
    fn a_number_out_of_range_is_kept_as_text() {
        assert_eq!(serde_json::from_str::<CellEntry<Centres>>("34").unwrap(), CellEntry::Value(34));
        for odd in ["35", "1908", "70000", "-3", "4.5"] {
            assert_eq!(serde_json::from_str::<CellEntry<Centres>>(odd).unwrap(), CellEntry::Text(odd.into()));
        }
        assert_eq!(serde_json::from_str::<CellEntry<Year>>("1904").unwrap(), CellEntry::Value(Year(1904)));
        assert_eq!(serde_json::from_str::<CellEntry<Year>>("1800").unwrap(), CellEntry::Text("1800".into()));
        assert!(serde_json::from_str::<CellEntry<Year>>("[1904]").is_err());
    }

    #[test]
    fn more_centres_than_the_map_has_are_no_count() {
        assert_eq!(CellEntry::<Centres>::parse("34"), CellEntry::Value(34));
        for odd in ["35", "99", "1908"] {
            assert_eq!(CellEntry::<Centres>::parse(odd), CellEntry::Text(odd.into()));
        }
        // Orders can be missed more often than that.
        assert_eq!(CellEntry::<MissedOrders>::parse("40"), CellEntry::Value(40));
        assert_eq!(serde_json::from_str::<CellEntry<MissedOrders>>("40").unwrap(), CellEntry::Value(40));
    }

    #[test]
    fn a_stored_grade_is_read_as_a_grade() {
        let grade = CellEntry::<crate::book::Grade>::parse("b");
        let written = serde_json::to_string(&grade).unwrap();
        assert_eq!(written, r#""B""#);
        assert_eq!(serde_json::from_str::<CellEntry<crate::book::Grade>>(&written).unwrap(), grade);
        let odd = CellEntry::<crate::book::Grade>::parse("A+");
        let written = serde_json::to_string(&odd).unwrap();
        assert_eq!(serde_json::from_str::<CellEntry<crate::book::Grade>>(&written).unwrap(), odd);
    }

    #[test]
    fn years_can_be_abbreviated() {
        for text in ["1904", "4", "04", "'04"] {
            assert_eq!(CellEntry::<Year>::parse(text), CellEntry::Value(Year(1904)), "{text}");
        }
        assert_eq!(CellEntry::<Year>::parse("1900"), CellEntry::Text("1900".into()));
        assert_eq!(CellEntry::<Year>::parse("0"), CellEntry::Text("0".into()));
        // “99” is 1999, and “100” is no year: only two digits are an abbreviation.
        assert_eq!(CellEntry::<Year>::parse("99"), CellEntry::Value(Year(1999)));
        assert_eq!(CellEntry::<Year>::parse("100"), CellEntry::Text("100".into()));
    }

    #[test]
    fn a_blank_cell_is_null_in_the_file() {
        assert_eq!(serde_json::to_string(&CellEntry::<Centres>::Blank).unwrap(), "null");
        assert_eq!(serde_json::from_str::<CellEntry<Centres>>("null").unwrap(), CellEntry::Blank);
    }
}
