//! What a year's result lists do not say, as data: when events were played, who ran them, what standing they have.

use jiff::civil::Date;
use serde::{Deserialize, Deserializer};
use thiserror::Error;

use super::dates::day_in;
use crate::book::fold_name;
use crate::book::results_year::{Kind, Season};

/// What is said of the events of a year.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Notes {
    event: Vec<Note>,
}

/// What is said of one event.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Note {
    /// The name of the file it is read from.
    file: Option<String>,
    /// The name that its list has, where the file holds several, or the file is not named.
    list: Option<String>,
    /// What to call it.
    name: Option<String>,
    #[serde(deserialize_with = "day")]
    date: Option<Date>,
    #[serde(deserialize_with = "day")]
    ended: Option<Date>,
    kind: Option<Kind>,
    accredited: Option<bool>,
    variant: Option<bool>,
    boards: Option<f64>,
    directors: Vec<String>,
    /// Directors who count in their own event.
    counted: Vec<String>,
}

/// Why notes cannot be read.
#[derive(Debug, Error)]
#[error("what is said of the year's events cannot be read: {0}")]
pub struct NotesError(#[from] toml::de::Error);

#[derive(Deserialize)]
#[serde(untagged)]
enum Day {
    Toml(toml::value::Datetime),
    Text(String),
}

fn day<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Date>, D::Error> {
    let text = match Day::deserialize(deserializer)? {
        Day::Toml(day) => day.to_string(),
        Day::Text(text) => text,
    };
    let wrong = || serde::de::Error::custom(format!("“{text}” is not a day; write one as in 2002-06-09"));
    day_in(&text).map(Some).ok_or_else(wrong)
}

impl Notes {
    /// Reads notes from the text of their file.
    ///
    /// # Errors
    /// When the text is not TOML of the right shape.
    pub fn parse(text: &str) -> Result<Notes, NotesError> {
        Ok(toml::from_str(text)?)
    }

    /// Puts what is said into the season. Gives what is said of events that are not there, or of nobody's.
    pub fn apply(&self, season: &mut Season) -> Vec<String> {
        let mut idle = Vec::new();
        for note in &self.event {
            let mut found = false;
            for event in &mut season.events {
                let file = note.file.as_ref().is_none_or(|file| *file == event.source);
                let list = note.list.as_ref().is_none_or(|list| fold_name(list) == fold_name(&event.name));
                if !file || !list || (note.file.is_none() && note.list.is_none()) {
                    continue;
                }
                found = true;
                event.date = note.date.or(event.date);
                event.ended = note.ended.or(event.ended);
                event.kind = note.kind.unwrap_or(event.kind);
                event.accredited = note.accredited.unwrap_or(event.accredited);
                event.variant = note.variant.unwrap_or(event.variant);
                event.boards = note.boards.or(event.boards);
                event.directors.extend(note.directors.iter().cloned());
                for name in &note.counted {
                    let wanted = fold_name(name);
                    let mut lines = event.lines.iter_mut().filter(|line| fold_name(&line.name) == wanted).peekable();
                    if lines.peek().is_none() {
                        idle.push(format!("{name} is to count in {}, and is not in its list.", event.name));
                    }
                    lines.for_each(|line| line.counts_as_director = true);
                }
                if let Some(name) = &note.name {
                    event.name.clone_from(name);
                }
            }
            if !found {
                let called = note.list.as_ref().or(note.file.as_ref()).or(note.name.as_ref());
                idle.push(match called {
                    Some(called) => format!("Something is said of “{called}”, and no such list was read."),
                    None => "Something is said of an event without a “file” or a “list”.".to_owned(),
                });
            }
        }
        idle
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::{Line, SeasonEvent};

    #[test]
    fn what_the_lists_do_not_say_is_put_in() {
        let line = Line { name: "Ken Sproat".into(), ..Line::default() };
        let event = SeasonEvent { source: "vic.xls".into(), lines: vec![line], ..SeasonEvent::named("Vic") };
        let mut season = Season::of(vec![event]);
        let notes = Notes::parse(
            "[[event]]\nfile = \"vic.xls\"\nname = \"Victorian\"\ndate = 2002-06-09\nkind = \"state\"\nboards = 2.5\n\
             directors = [\"Ken Sproat\"]\ncounted = [\"ken sproat\"]\n[[event]]\nfile = \"nsw.xls\"\ndate = \"9 June 2002\"",
        )
        .unwrap();
        let idle = notes.apply(&mut season);
        assert_eq!(idle, ["Something is said of “nsw.xls”, and no such list was read."]);
        let event = &season.events[0];
        assert_eq!((event.name.as_str(), event.kind, event.boards), ("Victorian", Kind::State, Some(2.5)));
        assert_eq!(event.date, Date::new(2002, 6, 9).ok());
        assert!(event.lines[0].counts_as_director);
        let said = Notes::parse("[[event]]\ndate = \"soon\"").unwrap_err().to_string();
        assert!(said.contains("“soon” is not a day"), "{said}");
    }
}
