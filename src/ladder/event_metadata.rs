//! Data about events that their result lists do not contain: date, directors, kind of championship, boards. It comes
//! from a separate TOML file.

use jiff::civil::Date;
use serde::{Deserialize, Deserializer};
use thiserror::Error;

use super::dates::find_date;
use crate::book::fold_name;
use crate::book::results_year::{ChampionshipLevel, ResultsYear};

/// The data about the events of a year.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EventMetadata {
    event: Vec<EventMetadataEntry>,
}

/// The data about one event.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct EventMetadataEntry {
    /// The name of the file of its result list.
    file: Option<String>,
    /// The name of its result list, if the file has several lists or `file` is not given.
    list: Option<String>,
    /// The name for the event.
    name: Option<String>,
    #[serde(deserialize_with = "deserialize_date")]
    date: Option<Date>,
    #[serde(deserialize_with = "deserialize_date")]
    ended: Option<Date>,
    kind: Option<ChampionshipLevel>,
    accredited: Option<bool>,
    variant: Option<bool>,
    boards: Option<f64>,
    directors: Vec<String>,
    /// Directors who count in their own event.
    counted: Vec<String>,
}

/// Why the data about events cannot be read.
#[derive(Debug, Error)]
#[error("the data about the events of the year cannot be read: {0}")]
pub struct EventMetadataError(#[from] toml::de::Error);

#[derive(Deserialize)]
#[serde(untagged)]
enum DateInFile {
    Toml(toml::value::Datetime),
    Text(String),
}

fn deserialize_date<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Date>, D::Error> {
    let text = match DateInFile::deserialize(deserializer)? {
        DateInFile::Toml(day) => day.to_string(),
        DateInFile::Text(text) => text,
    };
    let wrong = || serde::de::Error::custom(format!("“{text}” is not a date; write it as in 2002-06-09"));
    find_date(&text).map(Some).ok_or_else(wrong)
}

impl EventMetadata {
    /// Reads the data from the text of its file.
    ///
    /// # Errors
    /// If the text is not TOML of the right shape.
    pub fn parse(text: &str) -> Result<EventMetadata, EventMetadataError> {
        Ok(toml::from_str(text)?)
    }

    /// Sets the data in the events of the year. Returns messages about data for unknown events or people.
    pub fn apply(&self, results_year: &mut ResultsYear) -> Vec<String> {
        let mut unused = Vec::new();
        for entry in &self.event {
            let mut found = false;
            for event in &mut results_year.events {
                let file = entry.file.as_ref().is_none_or(|file| *file == event.source);
                let list = entry.list.as_ref().is_none_or(|list| fold_name(list) == fold_name(&event.name));
                if !file || !list || (entry.file.is_none() && entry.list.is_none()) {
                    continue;
                }
                found = true;
                event.date = entry.date.or(event.date);
                event.ended = entry.ended.or(event.ended);
                event.championship = entry.kind.unwrap_or(event.championship);
                event.accredited = entry.accredited.unwrap_or(event.accredited);
                event.variant = entry.variant.unwrap_or(event.variant);
                event.boards = entry.boards.or(event.boards);
                event.directors.extend(entry.directors.iter().cloned());
                for name in &entry.counted {
                    let wanted = fold_name(name);
                    let mut lines = event.lines.iter_mut().filter(|line| fold_name(&line.name) == wanted).peekable();
                    if lines.peek().is_none() {
                        unused.push(format!("{name} should count in {}, but is not in its list.", event.name));
                    }
                    lines.for_each(|line| line.counts_as_director = true);
                }
                if let Some(name) = &entry.name {
                    event.name.clone_from(name);
                }
            }
            if !found {
                let called = entry.list.as_ref().or(entry.file.as_ref()).or(entry.name.as_ref());
                unused.push(match called {
                    Some(called) => format!("There is data about “{called}”, but no such list was read."),
                    None => "There is data about an event without a “file” or a “list”.".to_owned(),
                });
            }
        }
        unused
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::{ResultLine, YearEvent};

    #[test]
    fn metadata_is_applied_to_its_events() {
        let line = ResultLine { name: "Ken Sproat".into(), ..ResultLine::default() };
        let event = YearEvent { source: "vic.xls".into(), lines: vec![line], ..YearEvent::new("Vic") };
        let mut results_year = ResultsYear::with_events(vec![event]);
        let metadata = EventMetadata::parse(
            "[[event]]\nfile = \"vic.xls\"\nname = \"Victorian\"\ndate = 2002-06-09\nkind = \"state\"\nboards = 2.5\n\
             directors = [\"Ken Sproat\"]\ncounted = [\"ken sproat\"]\n[[event]]\nfile = \"nsw.xls\"\ndate = \"9 June 2002\"",
        )
        .unwrap();
        let unused = metadata.apply(&mut results_year);
        assert_eq!(unused, ["There is data about “nsw.xls”, but no such list was read."]);
        let event = &results_year.events[0];
        assert_eq!(
            (event.name.as_str(), event.championship, event.boards),
            ("Victorian", ChampionshipLevel::State, Some(2.5))
        );
        assert_eq!(event.date, Date::new(2002, 6, 9).ok());
        assert!(event.lines[0].counts_as_director);
        let message = EventMetadata::parse("[[event]]\ndate = \"soon\"").unwrap_err().to_string();
        assert!(message.contains("“soon” is not a date"), "{message}");
    }
}
