//! The fields of a book, each described once: its names, what a typed text means, and what a
//! change of it affects. One file has the fields of one kind of thing; `value` says how a value prints.

mod board;
mod event;
mod input_error;
mod list_columns;
mod person;
mod round;
mod seat;
mod value;

pub use board::{BoardColumn, BoardColumnDescription, BoardField, BoardParse};
pub use event::{EventColumn, EventField};
pub use input_error::InputError;
pub use list_columns::{
    AwardColumn, NoteColumn, ProposalColumn, ResultLineColumn, TeamColumn, TopBoardColumn, YearEventColumn,
};
pub use person::{PersonColumn, PersonColumnDescription, PersonField, PersonParse};
pub use round::{RoundColumn, RoundField};
pub use seat::{PostedValue, SeatColumn, SeatColumnDescription, SeatColumnKind, SeatColumnUse, SeatField, SeatParse};
pub use value::FieldValue;

use super::FillColour;

/// What the program has to know about every field.
#[derive(Clone, Copy, Debug)]
pub struct FieldDescription {
    /// The name in English, in files and in `topboard edit`.
    pub name: &'static str,
    /// Other names for it in `topboard edit`.
    pub other_names: &'static [&'static str],
    pub recompute: Recompute,
    pub reason: ReasonRule,
    pub merge: MergeRule,
}

impl FieldDescription {
    /// Every name of the field, the usual one first.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.name).chain(self.other_names.iter().copied())
    }
}

/// What is computed again after a change of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recompute {
    Nothing,
    /// The checks of the people, the rounds and the posted sheets.
    People,
    /// The scores of the board, and everything that follows from them.
    Board,
    /// As for [`Recompute::Board`], and the checks of who sits where.
    BoardAndSeats,
    Everything,
}

/// Whether a change of a field in a closed round needs a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReasonRule {
    Never,
    /// A value in an empty cell needs no reason.
    WhenOverwritten,
    Always,
}

/// What happens to the value of an imported file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MergeRule {
    /// The book keeps its value.
    Keep,
    /// The value of the file fills a blank.
    Fill,
    /// The value of the file fills a blank. Another value than that of the book is a conflict.
    Conflict,
}

/// Reads a typed fill colour. An empty text removes it.
fn parse_colour(text: &str) -> Result<Option<FillColour>, InputError> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    FillColour::parse(text).map(Some).ok_or_else(|| InputError::NotAColour { text: text.trim().to_owned() })
}

/// Defines the access to the fields of a type: setting one, comparing them all, and the value of one by its key. Every
/// field and every key must be in the list. A key after `except` belongs to another type, and has no value here. What is
/// named after `beside` is part of the type and no field of it, such as the seats of a board.
macro_rules! fields {
    ($owner:ident: $field:ident by $key:ident $(, except $other:pat)? $(, beside $($part:ident)+)?, {
        $($variant:ident as $name:ident => $path:ident),+ $(,)?
    }) => {
        impl $key {
            /// The keys of all fields, in the order in which they are shown.
            pub const ALL: [$key; [$(stringify!($name)),+].len()] = [$($key::$name),+];
        }

        impl $field {
            /// The key of this field.
            pub const fn key(&self) -> $key {
                match self {
                    $($field::$variant(_) => $key::$name,)+
                }
            }

            /// The new value.
            pub fn value(&self) -> &dyn $crate::book::fields::FieldValue {
                match self {
                    $($field::$variant(value) => value,)+
                }
            }

            /// Mutable access to the numbers of the people whom the new value names.
            pub fn people_mut(&mut self) -> Vec<&mut $crate::book::PersonId> {
                match self {
                    $($field::$variant(value) => $crate::book::fields::FieldValue::people_mut(value),)+
                }
            }
        }

        impl $owner {
            /// Sets a field and returns the field with its old value.
            pub(crate) fn set(&mut self, field: $field) -> $field {
                match field {
                    $($field::$variant(value) => $field::$variant(std::mem::replace(&mut self.$path, value)),)+
                }
            }

            /// The fields that differ in `target`, with the values of `target`.
            pub(crate) fn differences(&self, target: &Self) -> Vec<$field> {
                // A new part of the type does not compile before it is a field or stands after `beside`.
                let $owner { $($path: _,)+ $($($part: _,)+)? } = self;
                let mut fields = Vec::new();
                $(if self.$path != target.$path {
                    fields.push($field::$variant(target.$path.clone()));
                })+
                fields
            }

            /// The value of a field.
            pub fn value(&self, key: $key) -> &dyn $crate::book::fields::FieldValue {
                match key {
                    $($key::$name => &self.$path,)+
                    $($other => &(),)?
                }
            }

            /// The texts that could not be read as the value of their field. Nothing is looked up by a key.
            pub fn unreadable_texts(&self) -> impl Iterator<Item = ($key, &str)> {
                [$(($key::$name, $crate::book::fields::FieldValue::unreadable_text(&self.$path))),+]
                    .into_iter()
                    .filter_map(|(key, text)| Some((key, text?)))
            }

            /// Copies the value of a field.
            pub fn copy_value(&mut self, source: &Self, key: $key) {
                match key {
                    $($key::$name => self.$path.clone_from(&source.$path),)+
                    $($other => {})?
                }
            }

            /// The people whom the fields name. A person may come more than once.
            pub fn people(&self) -> Vec<$crate::book::PersonId> {
                let mut people = Vec::new();
                $(people.extend($crate::book::fields::FieldValue::people(&self.$path));)+
                people
            }

            /// Mutable access to the numbers of the people whom the fields name.
            pub fn people_mut(&mut self) -> Vec<&mut $crate::book::PersonId> {
                let mut people = Vec::new();
                $(people.extend($crate::book::fields::FieldValue::people_mut(&mut self.$path));)+
                people
            }

            /// The fields that are blank here and have a value in `source`, with that value.
            pub fn blanks_to_fill(&self, source: &Self) -> Vec<$field> {
                let mut fields = self.differences(source);
                fields.retain(|field| self.value(field.key()).is_blank() && !field.value().is_blank());
                fields
            }
        }
    };
}

use fields;
