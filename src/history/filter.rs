//! A filter of the history: by cell, board or person, and by words.

use super::HistoryEntry;
use crate::book::{PersonId, fold_name};
use crate::languages::{Message, window_language};

/// Selects entries about a topic that contain all of some words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistoryFilter {
    topic: Option<HistoryTopic>,
    /// The words to find, folded.
    words: Vec<String>,
}

/// The topic of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HistoryTopic {
    /// One cell, as [`crate::book::FieldChange`] names it in English, with its name for users.
    Cell {
        location: String,
        field: String,
        name: Message,
    },
    /// A board by its label in English, “Round 2, board C”, with its name for users.
    Board {
        label: String,
        name: Message,
    },
    Person {
        id: PersonId,
        name: String,
    },
}

impl HistoryTopic {
    /// The name of the topic in the language of the window.
    pub fn name_in_window(&self) -> String {
        match self {
            HistoryTopic::Cell { name, .. } | HistoryTopic::Board { name, .. } => name.text(window_language()),
            HistoryTopic::Person { name, .. } => name.clone(),
        }
    }
}

impl HistoryFilter {
    /// Selects entries about `topic` (or about anything if it is `None`) that contain all words of `text`.
    pub fn new(topic: Option<HistoryTopic>, text: &str) -> Self {
        HistoryFilter { topic, words: text.split_whitespace().map(fold_name).collect() }
    }

    /// Whether an entry is selected.
    pub fn matches(&self, entry: &HistoryEntry) -> bool {
        let is_on_topic = match &self.topic {
            None => true,
            Some(HistoryTopic::Cell { location, field, .. }) => {
                entry.change.location == *location && entry.change.field == *field
            }
            Some(HistoryTopic::Board { label, .. }) => entry.change.board == *label,
            Some(HistoryTopic::Person { id, .. }) => entry.change.people.contains(id),
        };
        // A plain number is searched in the texts. A time contains a colon or a dash.
        let is_time = |word: &str| word.contains([':', '-']) && entry.local_time().contains(word);
        is_on_topic && self.words.iter().all(|word| entry.search_text.contains(word.as_str()) || is_time(word))
    }
}
