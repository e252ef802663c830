//! The limits of the texts, numbers and lists in a book or an edit. One walk over the data as it is saved finds them all,
//! so a new field is checked without a line here.

use std::fmt::{self, Display};

use serde::Serialize;
use serde::ser::{self, Serializer};

use crate::languages::window_sentences::invalid_books as texts;
use crate::languages::window_sentences::shared_words::quoted;
use crate::limits::{LARGEST_NUMBER, LARGEST_WHOLE_NUMBER, LONGEST_NAME, LONGEST_TEXT, MOST_LINES};

/// The fields whose texts may be long. All others hold a name or another short text.
const LONG_TEXTS: [&str; 5] = ["note", "text", "reason", "systems", "rulesets"];

/// The field whose whole number may have any value: that of a draw, which is only compared.
const LARGE_NUMBER: &str = "seed";

/// Checks every text, number and list of a book or an edit.
///
/// # Errors
/// The first that is beyond its limit, as a sentence without a stop.
pub(super) fn check_values(data: &impl Serialize) -> Result<(), String> {
    data.serialize(Check::of_field("")).map_err(|excess| excess.to_string())
}

/// A text, number or list beyond its limit.
#[derive(Debug)]
struct Excess {
    what: String,
    /// The fields and positions that lead to it, the innermost first.
    path: Vec<String>,
}

impl Excess {
    fn new(what: String) -> Excess {
        Excess { what, path: Vec::new() }
    }

    fn inside(mut self, part: impl Into<String>) -> Excess {
        self.path.push(part.into());
        self
    }
}

impl Display for Excess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            return f.write_str(&self.what);
        }
        let path: Vec<&str> = self.path.iter().rev().map(String::as_str).collect();
        f.write_str(&texts::at(&self.what, &path.join(", ")))
    }
}

impl std::error::Error for Excess {}

impl ser::Error for Excess {
    fn custom<T: Display>(message: T) -> Self {
        Excess::new(message.to_string())
    }
}

/// Checks one value. It writes nothing.
#[derive(Clone, Copy)]
struct Check {
    may_be_long: bool,
    may_be_large: bool,
    is_name: bool,
}

impl Check {
    /// The check of the value of a field.
    fn of_field(name: &str) -> Check {
        let may_be_long = LONG_TEXTS.iter().any(|long| long.eq_ignore_ascii_case(name));
        let is_name = name.eq_ignore_ascii_case("name");
        Check { may_be_long, may_be_large: name == LARGE_NUMBER, is_name }
    }

    fn parts(self, length: Option<usize>) -> Result<Parts, Excess> {
        if let Some(length) = length {
            check_length(length)?;
        }
        Ok(Parts { check: self, position: 0 })
    }
}

fn check_length(length: usize) -> Result<(), Excess> {
    if length > MOST_LINES {
        return Err(Excess::new(texts::list_too_long(&MOST_LINES.to_string())));
    }
    Ok(())
}

/// Ignores these types, which have limits of their own.
macro_rules! limited_by_their_type {
    ($($name:ident: $type:ty),+ $(,)?) => {
        $(fn $name(self, _value: $type) -> Result<(), Excess> {
            Ok(())
        })+
    };
}

impl Serializer for Check {
    type Ok = ();
    type Error = Excess;
    type SerializeSeq = Parts;
    type SerializeTuple = Parts;
    type SerializeTupleStruct = Parts;
    type SerializeTupleVariant = Parts;
    type SerializeMap = Parts;
    type SerializeStruct = Parts;
    type SerializeStructVariant = Parts;

    limited_by_their_type! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_char: char,
        serialize_bytes: &[u8],
    }

    fn serialize_u64(self, value: u64) -> Result<(), Excess> {
        // A position can then be added to another one.
        if value > LARGEST_WHOLE_NUMBER && !self.may_be_large {
            return Err(Excess::new(texts::number_too_large(&value.to_string())));
        }
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Excess> {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Excess> {
        if !value.is_finite() {
            // JSON has no infinity. It would be written as null, and a score would be lost.
            return Err(Excess::new(texts::no_number(&value.to_string())));
        }
        if value.abs() > LARGEST_NUMBER {
            return Err(Excess::new(texts::number_too_large(&format!("{value:e}"))));
        }
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Excess> {
        let most = if self.may_be_long { LONGEST_TEXT } else { LONGEST_NAME };
        if self.is_name && !value.is_empty() && value.trim().is_empty() {
            // A workbook has nothing in this cell, so what it names would be lost on the way there and back.
            return Err(Excess::new(texts::blank_name().to_owned()));
        }
        // Counting letters is only needed for texts of many bytes.
        if value.len() > most && value.chars().count() > most {
            let start: String = value.chars().take(20).collect();
            let count = value.chars().count().to_string();
            return Err(Excess::new(texts::text_too_long(&start, &count, &most.to_string())));
        }
        Ok(())
    }

    fn serialize_none(self) -> Result<(), Excess> {
        Ok(())
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Excess> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Excess> {
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Excess> {
        Ok(())
    }

    fn serialize_unit_variant(self, _name: &'static str, _index: u32, _variant: &'static str) -> Result<(), Excess> {
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _name: &'static str, value: &T) -> Result<(), Excess> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Excess> {
        value.serialize(Check::of_field(variant)).map_err(|excess| excess.inside(variant))
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Parts, Excess> {
        self.parts(length)
    }

    fn serialize_tuple(self, length: usize) -> Result<Parts, Excess> {
        self.parts(Some(length))
    }

    fn serialize_tuple_struct(self, _name: &'static str, length: usize) -> Result<Parts, Excess> {
        self.parts(Some(length))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<Parts, Excess> {
        Check::of_field(variant).parts(Some(length))
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Parts, Excess> {
        self.parts(length)
    }

    fn serialize_struct(self, _name: &'static str, length: usize) -> Result<Parts, Excess> {
        self.parts(Some(length))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        _variant: &'static str,
        length: usize,
    ) -> Result<Parts, Excess> {
        self.parts(Some(length))
    }

    fn collect_str<T: ?Sized + Display>(self, value: &T) -> Result<(), Excess> {
        self.serialize_str(&value.to_string())
    }
}

/// Checks the parts of a value one after another.
struct Parts {
    check: Check,
    position: usize,
}

impl Parts {
    fn next(&mut self, value: &(impl ?Sized + Serialize)) -> Result<(), Excess> {
        self.position += 1;
        check_length(self.position)?;
        value.serialize(self.check).map_err(|excess| excess.inside(self.position.to_string()))
    }

    fn field(name: &'static str, value: &(impl ?Sized + Serialize)) -> Result<(), Excess> {
        value.serialize(Check::of_field(name)).map_err(|excess| excess.inside(quoted(name)))
    }
}

/// The traits of lists and tuples, which differ in the names of their functions.
macro_rules! check_lists {
    ($($list:ident: $next:ident),+ $(,)?) => {
        $(impl ser::$list for Parts {
            type Ok = ();
            type Error = Excess;

            fn $next<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Excess> {
                self.next(value)
            }

            fn end(self) -> Result<(), Excess> {
                Ok(())
            }
        })+
    };
}

check_lists! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
}

/// The traits of values with named fields.
macro_rules! check_fields {
    ($($fields:ident),+ $(,)?) => {
        $(impl ser::$fields for Parts {
            type Ok = ();
            type Error = Excess;

            fn serialize_field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Excess> {
                Parts::field(name, value)
            }

            fn end(self) -> Result<(), Excess> {
                Ok(())
            }
        })+
    };
}

check_fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Parts {
    type Ok = ();
    type Error = Excess;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Excess> {
        key.serialize(self.check)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Excess> {
        self.next(value)
    }

    fn serialize_entry<K: ?Sized + Serialize, V: ?Sized + Serialize>(
        &mut self,
        key: &K,
        value: &V,
    ) -> Result<(), Excess> {
        self.serialize_key(key)?;
        value.serialize(self.check).map_err(|excess| {
            let name = serde_json::to_string(key).unwrap_or_default();
            excess.inside(name.trim_matches('"'))
        })
    }

    fn end(self) -> Result<(), Excess> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, Edit, NotebookEntry, Person, PersonField, PersonId, Power, Round, ScoreRuling};

    fn fault(data: &impl Serialize) -> String {
        check_values(data).unwrap_err()
    }

    #[test]
    fn a_text_that_is_too_long_is_named_with_its_place() {
        let mut book = Book { people: vec![Person::new(PersonId(1), "a".repeat(LONGEST_NAME))], ..Book::default() };
        assert_eq!(check_values(&book), Ok(()));
        book.people[0].name.push('b');
        assert_eq!(
            fault(&book),
            format!(
                "the text “aaaaaaaaaaaaaaaaaaaa…” has {} letters, more than {LONGEST_NAME}, at “people”, 1, “name”",
                LONGEST_NAME + 1
            )
        );
        let name = Edit::Person(PersonId(1), PersonField::Name("é".repeat(LONGEST_NAME + 1)));
        assert!(fault(&name).contains("letters, more than"));
    }

    #[test]
    fn notes_may_be_longer_than_names() {
        let note = |letters: usize| {
            let text = "x".repeat(letters);
            Edit::AddNote { position: 0, note: NotebookEntry { text, ..NotebookEntry::default() } }
        };
        assert_eq!(check_values(&note(LONGEST_TEXT)), Ok(()));
        assert!(fault(&note(LONGEST_TEXT + 1)).contains("“text”"));
        assert_eq!(check_values(&Edit::Rulesets(vec!["x".repeat(LONGEST_NAME + 1)])), Ok(()));
    }

    #[test]
    fn a_score_that_json_cannot_hold_is_named_by_its_seat() {
        let mut board = Board::new("A");
        board.seats[Power::Russia].ruling = Some(Box::new(ScoreRuling { score: f64::NAN, reason: String::new() }));
        let round = Round { name: "1".into(), boards: vec![board], ..Round::default() };
        let mut book = Book { rounds: vec![round], ..Book::default() };
        assert_eq!(
            fault(&book),
            "NaN is not a number that can be written at “rounds”, 1, “boards”, 1, “seats”, Russia, “override”, “score”"
        );
        book.rounds[0].boards[0].seats[Power::Russia].ruling = None;
        book.rounds[0].boards[0].seats[Power::Italy].printed_score = Some(LARGEST_NUMBER * 10.0);
        assert!(fault(&book).starts_with("the number 1e"));
    }

    #[test]
    fn a_name_has_more_than_spaces() {
        let mut book = Book { rounds: vec![Round { name: "\u{a0}".into(), ..Round::default() }], ..Book::default() };
        assert_eq!(fault(&book), "a name has only spaces at “rounds”, 1, “name”");
        book.rounds[0].name.clear();
        assert_eq!(check_values(&book), Ok(()));
        assert!(fault(&Edit::Person(PersonId(1), PersonField::Name(" ".into()))).contains("only spaces"));
    }

    #[test]
    fn a_list_has_a_limit() {
        let edits = vec![Edit::RemoveNote(0); MOST_LINES + 1];
        assert!(fault(&Edit::Batch(edits)).starts_with("a list has more than"));
    }
}
