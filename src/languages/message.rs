//! [`Message`], a sentence that is kept: its key and its values, so that each reader gets it in the own language.

use std::borrow::Cow;
use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Argument, Language, known_sentence};

/// A sentence as data. The functions of [`crate::languages::messages`] make those of `assets/languages/*/messages`. In a file it has
/// its key and its values, so a program may read one that it does not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    #[serde(deserialize_with = "current_key")]
    key: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "MessageValues::is_empty")]
    values: MessageValues,
}

/// Keys that journals of earlier versions have, and what they are called today.
const EARLIER_KEYS: [(&str, &str); 15] = [
    ("steps-austria", "austria"),
    ("steps-england", "england"),
    ("steps-france", "france"),
    ("steps-germany", "germany"),
    ("steps-italy", "italy"),
    ("steps-russia", "russia"),
    ("steps-turkey", "turkey"),
    ("steps-round", "round-title"),
    ("steps-round-in-sentence", "round-in-sentence"),
    ("steps-board", "board-in-sentence"),
    ("steps-board-of-round", "board-of-round"),
    ("steps-top-board", "top-board-name"),
    ("steps-seated-top-board", "top-board-name"),
    ("steps-seated-final-table", "final-table-name"),
    ("steps-seated-medal-round", "medal-round-name"),
];

fn current_key<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Cow<'static, str>, D::Error> {
    let key = String::deserialize(deserializer)?;
    let renamed = EARLIER_KEYS.iter().find(|(earlier, _)| *earlier == key);
    Ok(renamed.map_or(Cow::Owned(key), |(_, current)| Cow::Borrowed(*current)))
}

/// The values by the names of their variables, in the order of these.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct MessageValues(Vec<(Cow<'static, str>, MessageValue)>);

/// The value of a variable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum MessageValue {
    Text(String),
    /// A number, by which a language chooses a plural.
    Number(usize),
    /// A figure as text, or a calculation.
    Figure {
        figure: String,
    },
    /// A part that has a language itself, such as the name of a power.
    Message(Box<Message>),
    /// A part that begins with a capital letter where it stands alone, and inside a sentence only where nouns do.
    InSentence {
        in_sentence: Box<Message>,
    },
}

impl Message {
    pub(super) fn new<const N: usize>(key: &'static str, values: [(&'static str, MessageValue); N]) -> Message {
        let values = values.into_iter().map(|(name, value)| (name.into(), value)).collect();
        Message { key: key.into(), values: MessageValues(values) }
    }

    /// The sentence in this language. One that this program does not know gives its values.
    pub fn text(&self, language: Language) -> String {
        let MessageValues(values) = &self.values;
        let texts: Vec<Cow<'_, str>> = values.iter().map(|(_, value)| value.text(language)).collect();
        let arguments = values.iter().zip(&texts).map(|((name, value), text)| {
            let argument = match value {
                MessageValue::Number(number) => Argument::Number(*number),
                MessageValue::Figure { figure } => Argument::Figure(figure),
                MessageValue::Text(_) | MessageValue::Message(_) | MessageValue::InSentence { .. } => {
                    Argument::Text(text)
                }
            };
            (&**name, argument)
        });
        let known = known_sentence(language, &self.key, arguments);
        known.unwrap_or_else(|| if texts.is_empty() { self.key.to_string() } else { texts.join(", ") })
    }

    /// The sentence in English, for the command line and for what is stored as text.
    pub fn english(&self) -> String {
        self.text(Language::English)
    }

    /// Whether it is the same sentence as the other one, with whatever values.
    pub fn is_like(&self, other: &Message) -> bool {
        self.key == other.key
    }

    /// The text that is the value of this variable.
    pub fn text_value(&self, variable: &str) -> Option<&str> {
        self.values.0.iter().find_map(|(name, value)| match value {
            MessageValue::Text(text) if name == variable => Some(text.as_str()),
            _ => None,
        })
    }
}

impl MessageValue {
    pub(super) fn of_argument(argument: Argument<'_>) -> MessageValue {
        match argument {
            Argument::Text(text) => MessageValue::Text(text.to_owned()),
            Argument::Number(number) => MessageValue::Number(number),
            Argument::Figure(figure) => MessageValue::Figure { figure: figure.to_owned() },
        }
    }

    /// The value as it stands inside a sentence, where it begins with a capital letter only where nouns do.
    #[must_use]
    pub fn in_sentence(self) -> MessageValue {
        match self {
            MessageValue::Message(message) => MessageValue::InSentence { in_sentence: message },
            other => other,
        }
    }

    /// The value alone in this language.
    pub fn text(&self, language: Language) -> Cow<'_, str> {
        match self {
            MessageValue::Text(text) => text.into(),
            MessageValue::Number(number) => number.to_string().into(),
            MessageValue::Figure { figure } => figure.into(),
            MessageValue::Message(message) => message.text(language).into(),
            MessageValue::InSentence { in_sentence } => language.in_sentence(&in_sentence.text(language)).into(),
        }
    }
}

impl MessageValues {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for MessageValues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'de> Deserialize<'de> for MessageValues {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ValuesVisitor;

        impl<'de> Visitor<'de> for ValuesVisitor {
            type Value = MessageValues;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the values of a message")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<MessageValues, A::Error> {
                let mut values = Vec::new();
                while let Some((name, value)) = map.next_entry::<String, MessageValue>()? {
                    values.push((name.into(), value));
                }
                Ok(MessageValues(values))
            }
        }

        deserializer.deserialize_map(ValuesVisitor)
    }
}

impl From<&str> for MessageValue {
    fn from(text: &str) -> Self {
        MessageValue::Text(text.to_owned())
    }
}

impl From<String> for MessageValue {
    fn from(text: String) -> Self {
        MessageValue::Text(text)
    }
}

impl From<Message> for MessageValue {
    fn from(message: Message) -> Self {
        MessageValue::Message(Box::new(message))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_in_a_journal_of_an_earlier_version_is_read_in_the_language_of_the_reader() {
        let board = r#"{"key":"steps-board-of-round","values":{
            "board":{"key":"steps-board","values":{"name":"C"}},
            "round":{"key":"steps-round","values":{"number":"2"}}}}"#;
        let message: Message = serde_json::from_str(board).unwrap();
        assert_eq!(message.english(), "Round 2, board C");
        for (earlier, _) in EARLIER_KEYS {
            let text = format!(r#"{{"key":"{earlier}","values":{{"number":"2","name":"C","round":"R","board":"B"}}}}"#);
            let message: Message = serde_json::from_str(&text).unwrap();
            for language in Language::ALL {
                let text = message.text(language);
                assert!(text != "2, C, R, B" && !text.is_empty(), "{earlier}: {text}");
            }
        }
    }
}
