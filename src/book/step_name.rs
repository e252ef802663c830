//! [`StepName`], the name of a step. The journal keeps what the step was, and each reader gets the words in the own language.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::languages::messages::steps;
use crate::languages::{Language, Message, MessageValue, window_language};

/// The name of a step: “centres of France on Round 2, board C”. In a file it is a text or a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum StepName {
    /// The same words in every language, such as the name of a file or of a round. Earlier versions kept every name as text.
    Text(String),
    Message(Message),
}

impl StepName {
    /// Whether it is a step without a name, such as a continuation.
    pub fn is_empty(&self) -> bool {
        matches!(self, StepName::Text(text) if text.is_empty())
    }

    /// The name in this language.
    pub fn text(&self, language: Language) -> Cow<'_, str> {
        match self {
            StepName::Text(text) => text.into(),
            StepName::Message(message) => message.text(language).into(),
        }
    }

    /// The name in English, for the command line and for files.
    pub fn english(&self) -> Cow<'_, str> {
        self.text(Language::English)
    }

    /// The name in the language of the window.
    pub fn in_window(&self) -> Cow<'_, str> {
        self.text(window_language())
    }

    /// The name of the file, if the step was its import.
    pub fn imported_file(&self) -> Option<&str> {
        match self {
            StepName::Text(text) => text.strip_prefix("import of "),
            StepName::Message(message) if message.is_like(&steps::import("")) => message.text_value("file"),
            StepName::Message(_) => None,
        }
    }
}

impl Default for StepName {
    fn default() -> Self {
        StepName::Text(String::new())
    }
}

impl From<Message> for StepName {
    fn from(message: Message) -> Self {
        StepName::Message(message)
    }
}

impl From<MessageValue> for StepName {
    fn from(value: MessageValue) -> Self {
        match value {
            MessageValue::Message(message) | MessageValue::InSentence { in_sentence: message } => {
                StepName::Message(*message)
            }
            other => StepName::Text(other.text(Language::English).into_owned()),
        }
    }
}

impl From<StepName> for MessageValue {
    fn from(name: StepName) -> Self {
        match name {
            StepName::Text(text) => text.into(),
            StepName::Message(message) => message.into(),
        }
    }
}

impl From<String> for StepName {
    fn from(text: String) -> Self {
        StepName::Text(text)
    }
}

impl From<&str> for StepName {
    fn from(text: &str) -> Self {
        StepName::Text(text.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Book, Power, Round};
    use crate::languages::kept_words;
    use crate::languages::window_sentences::fields;

    fn json(name: &StepName) -> String {
        serde_json::to_string(name).unwrap()
    }

    fn read(json: &str) -> StepName {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn a_name_is_kept_as_data_and_read_in_every_language() {
        let round = Round { name: "2".into(), boards: vec![Board::new("C")], ..Round::default() };
        let book = Book { rounds: vec![round], ..Book::default() };
        let board = book.board_message(BoardRef::new(0, 0));
        let column = kept_words(fields::centres::name);
        let name = StepName::from(steps::cell_of_seat(column, Power::France.message(), board));
        assert!(!json(&name).contains("centres of"), "{}", json(&name));
        let name = read(&json(&name));
        assert_eq!(name.english(), "centres of France on Round 2, board C");
        assert_eq!(name.text(Language::German), "Zentren: Frankreich (Runde 2, Brett C)");
        let counted = StepName::from(steps::many_cells(3, name.clone()));
        assert_eq!(read(&json(&counted)), counted);
        assert_eq!(counted.english(), "3 cells, from centres of France on Round 2, board C");
    }

    #[test]
    fn a_text_of_an_earlier_version_stays_a_text() {
        let name = read("\"centres of France\"");
        assert_eq!(name.text(Language::German), "centres of France");
        assert_eq!(json(&name), "\"centres of France\"");
        assert_eq!(read("\"import of scores.xlsx\"").imported_file(), Some("scores.xlsx"));
        assert_eq!(StepName::from(steps::import("scores.xlsx")).imported_file(), Some("scores.xlsx"));
        assert_eq!(StepName::from(steps::removal_of("scores.xlsx")).imported_file(), None);
    }

    #[test]
    fn a_name_of_a_newer_version_shows_its_values() {
        let newer =
            r#"{"key":"steps-of-tomorrow","values":{"player":"Tom Haver","count":3,"of":{"key":"france"}},"more":1}"#;
        assert_eq!(read(newer).english(), "Tom Haver, 3, France");
        assert_eq!(read(r#"{"key":"steps-of-tomorrow"}"#).english(), "steps-of-tomorrow");
        // A sentence of this version without its variable.
        assert_eq!(read(r#"{"key":"steps-removal-of","values":{"other":"Ann"}}"#).english(), "Ann");
    }
}
