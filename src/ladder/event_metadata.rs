//! Data about events that their result lists do not contain: date, directors, kind of championship, boards. It comes
//! from a separate TOML file.

use jiff::civil::Date;
use serde::{Deserialize, Deserializer};
use thiserror::Error;

use super::dates::find_date;
use super::identities::Roster;
use crate::book::results_year::{ChampionshipLevel, IdentityDecisions, ResultsYear};

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

    /// Sets the data in the events of the year. The decisions say which spellings are one person. Returns messages about
    /// data for unknown events or people.
    pub fn apply(&self, results_year: &mut ResultsYear, decisions: &IdentityDecisions) -> Vec<String> {
        let mut unused = Vec::new();
        let mut counted: Vec<(usize, &str)> = Vec::new();
        for entry in &self.event {
            let mut found = false;
            for (at, event) in results_year.events.iter_mut().enumerate() {
                let file = entry.file.as_ref().is_none_or(|file| *file == event.source);
                let list = entry.list.as_ref().is_none_or(|list| event.is_called(list));
                if !file || !list || (entry.file.is_none() && entry.list.is_none()) {
                    continue;
                }
                found = true;
                event.date = entry.date.or(event.date);
                event.ended = entry.ended.or(event.ended);
                event.championship = entry.kind.or(event.championship);
                event.accredited = entry.accredited.or(event.accredited);
                event.variant = entry.variant.unwrap_or(event.variant);
                event.boards = entry.boards.or(event.boards);
                event.directors.extend(entry.directors.iter().cloned());
                counted.extend(entry.counted.iter().map(|name| (at, name.as_str())));
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
        unused.extend(count_directors(results_year, decisions, &counted));
        unused
    }
}

/// Lets these directors count in their own events. A name stands for a person as the name of a director does. Returns
/// messages about people who are not in the list.
fn count_directors(
    results_year: &mut ResultsYear,
    decisions: &IdentityDecisions,
    counted: &[(usize, &str)],
) -> Vec<String> {
    let mut unused = Vec::new();
    if counted.is_empty() {
        return unused;
    }
    let roster = Roster::new(results_year, decisions);
    for (at, name) in counted {
        let Some(event) = results_year.events.get_mut(*at) else { continue };
        let is_called = |line: &usize| roster.person(*at, *line).is_some_and(|person| roster.is_called(person, name));
        let lines: Vec<usize> = (0..event.lines.len()).filter(is_called).collect();
        if lines.is_empty() {
            unused.push(format!("{name} should count in {}, but is not in its list.", event.name));
        }
        for line in lines {
            event.lines[line].counts_as_director = true;
        }
    }
    unused
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::{ResultLine, YearEvent};

    #[test]
    fn metadata_is_applied_to_its_events() {
        let line = ResultLine { name: "SPROAT, Ken".into(), ..ResultLine::default() };
        let event = YearEvent { source: "vic.xls".into(), lines: vec![line], ..YearEvent::new("Vic") };
        let mut results_year = ResultsYear::with_events(vec![event]);
        let metadata = EventMetadata::parse(
            "[[event]]\nfile = \"vic.xls\"\nname = \"Victorian\"\ndate = 2002-06-09\nkind = \"state\"\nboards = 2.5\n\
             directors = [\"Ken Sproat\"]\ncounted = [\"ken sproat\"]\n[[event]]\nfile = \"nsw.xls\"\ndate = \"9 June 2002\"",
        )
        .unwrap();
        let unused = metadata.apply(&mut results_year, &IdentityDecisions::default());
        assert_eq!(unused, ["There is data about “nsw.xls”, but no such list was read."]);
        let event = &results_year.events[0];
        assert_eq!(
            (event.name.as_str(), event.championship, event.boards),
            ("Victorian", Some(ChampionshipLevel::State), Some(2.5))
        );
        assert_eq!(event.date, Date::new(2002, 6, 9).ok());
        assert!(event.lines[0].counts_as_director);
        let message = EventMetadata::parse("[[event]]\ndate = \"soon\"").unwrap_err().to_string();
        assert!(message.contains("“soon” is not a date"), "{message}");
    }
}
