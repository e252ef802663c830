//! [`Message`], a sentence that is kept: its key and its values, so that each reader gets it in the own language.

use std::borrow::Cow;

use super::{Argument, Language, sentence};

/// A sentence of `assets/languages/*/messages` as data. The functions of [`crate::languages::messages`] make it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    key: &'static str,
    values: Vec<(&'static str, MessageValue)>,
}

/// The value of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageValue {
    Text(String),
    /// A number, by which a language chooses a plural.
    Number(usize),
    /// A figure as text, or a calculation.
    Figure(String),
    /// A part that has a language itself, such as the name of a power.
    Message(Box<Message>),
}

impl Message {
    pub(super) fn new(key: &'static str, values: Vec<(&'static str, MessageValue)>) -> Message {
        Message { key, values }
    }

    /// The sentence in this language.
    pub fn text(&self, language: Language) -> String {
        let texts: Vec<Cow<'_, str>> = self.values.iter().map(|(_, value)| value.text(language)).collect();
        let arguments = self.values.iter().zip(&texts).map(|((name, value), text)| {
            let argument = match value {
                MessageValue::Number(number) => Argument::Number(*number),
                MessageValue::Figure(figure) => Argument::Figure(figure),
                MessageValue::Text(_) | MessageValue::Message(_) => Argument::Text(text),
            };
            (*name, argument)
        });
        sentence(language, self.key, arguments)
    }

    /// The sentence in English, for the command line and for what is stored as text.
    pub fn english(&self) -> String {
        self.text(Language::English)
    }
}

impl MessageValue {
    fn text(&self, language: Language) -> Cow<'_, str> {
        match self {
            MessageValue::Text(text) => Cow::Borrowed(text),
            MessageValue::Message(message) => Cow::Owned(message.text(language)),
            MessageValue::Number(_) | MessageValue::Figure(_) => Cow::Borrowed(""),
        }
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
