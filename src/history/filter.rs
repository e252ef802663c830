//! A filter of the history: by cell, board or person, and by words.

use super::HistoryEntry;
use crate::book::calendar_words::month_named;
use crate::book::{PersonId, fold_name};
use crate::languages::{Message, window_language};

/// Selects entries about a topic that contain all of some words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistoryFilter {
    topic: Option<HistoryTopic>,
    words: Vec<SoughtWord>,
}

/// A word to find.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SoughtWord {
    folded: String,
    /// The month that it names, from 1: “November”, “nov.”.
    month: Option<i8>,
}

impl SoughtWord {
    fn new(word: &str) -> Self {
        SoughtWord { folded: fold_name(word), month: month_named(word).map(|month| month as i8 + 1) }
    }

    /// Whether the word is the number of the day or of the year: “22”, “22.” and “2026”.
    fn is_number_of(&self, day: jiff::civil::Date) -> bool {
        let number = self.folded.trim_matches(|letter: char| !letter.is_ascii_digit()).parse::<i16>();
        number.is_ok_and(|number| number == day.year() || number == i16::from(day.day()))
    }
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
        HistoryFilter { topic, words: text.split_whitespace().map(SoughtWord::new).collect() }
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
        // A plain number is searched in the texts. A time contains a colon or a dash, and a day is named with its month.
        let is_time = |word: &str| word.contains([':', '-']) && entry.local_time().contains(word);
        let has_month = |month: Option<i8>| self.words.iter().any(|word| word.month == month);
        let names_month = self.words.iter().any(|word| word.month.is_some());
        let day = names_month.then(|| entry.local_day()).filter(|day| has_month(Some(day.month())));
        let is_of_day =
            |word: &SoughtWord| day.is_some_and(|day| word.month == Some(day.month()) || word.is_number_of(day));
        let is_found = |word: &SoughtWord| {
            entry.search_text.contains(word.folded.as_str()) || is_time(&word.folded) || is_of_day(word)
        };
        is_on_topic && self.words.iter().all(is_found)
    }
}
