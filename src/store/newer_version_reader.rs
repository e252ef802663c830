//! Reads JSON of a newer version: unknown fields are skipped and their names are collected.
//!
//! The crate `serde_ignored` cannot do this: types with `deny_unknown_fields` refuse an unknown field before it is
//! ignored.

use std::cell::RefCell;
use std::collections::BTreeSet;

use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::Value;

/// Reads a `T`. Also returns the names of the fields that were skipped.
///
/// # Errors
/// If something other than a field is unknown.
pub(super) fn read_known_fields<T: DeserializeOwned>(value: Value) -> Result<(T, BTreeSet<String>), serde_json::Error> {
    let unknown = RefCell::default();
    let read = T::deserialize(LenientDeserializer { value, unknown: &unknown })?;
    Ok((read, unknown.into_inner()))
}

/// Deserialises a value whose structs may have unknown fields.
struct LenientDeserializer<'a> {
    value: Value,
    unknown: &'a RefCell<BTreeSet<String>>,
}

impl<'a> LenientDeserializer<'a> {
    fn within(&self) -> impl Fn(Value) -> LenientDeserializer<'a> + use<'a> {
        let unknown = self.unknown;
        move |value| LenientDeserializer { value, unknown }
    }
}

impl IntoDeserializer<'_, serde_json::Error> for LenientDeserializer<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for LenientDeserializer<'_> {
    type Error = serde_json::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        let within = self.within();
        match self.value {
            Value::Array(values) => visitor.visit_seq(SeqDeserializer::new(values.into_iter().map(within))),
            Value::Object(fields) => {
                visitor.visit_map(MapDeserializer::new(fields.into_iter().map(|(name, value)| (name, within(value)))))
            }
            plain => plain.deserialize_any(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        let within = self.within();
        match self.value {
            Value::Object(fields) if fields.len() == 1 => {
                let fields = fields.into_iter().map(|(name, value)| (name, within(value)));
                visitor.visit_enum(MapAccessDeserializer::new(MapDeserializer::new(fields)))
            }
            plain => plain.deserialize_enum(name, variants, visitor),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        mut self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        if let Value::Object(object) = &mut self.value {
            object.retain(|name, _| {
                let known = fields.contains(&name.as_str());
                if !known {
                    self.unknown.borrow_mut().insert(name.clone());
                }
                known
            });
        }
        self.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;
    use crate::book::{CellEntry, Ending, Power};

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct KnownFields {
        count: CellEntry<u16>,
        #[serde(default)]
        ending: Option<Ending>,
        #[serde(default)]
        inner: Vec<KnownFields>,
    }

    #[test]
    fn unknown_fields_are_skipped_at_any_depth_and_named() {
        let value = json!({
            "count": 5, "colour": "red",
            "inner": [{"count": "six?", "ending": {"Conceded": "Italy"}, "shade": {"deep": [1, 2]}}]
        });
        let (known, unknown) = read_known_fields::<KnownFields>(value).unwrap();
        assert_eq!(known.count, CellEntry::Value(5));
        assert_eq!(known.inner[0].count, CellEntry::Text("six?".into()));
        assert_eq!(known.inner[0].ending, Some(Ending::Conceded(Power::Italy)));
        assert_eq!(unknown.into_iter().collect::<Vec<_>>(), ["colour", "shade"]);
        assert!(read_known_fields::<KnownFields>(json!({"count": 5, "ending": "Moonlit"})).is_err());
    }
}
