//! How a season changes: one field, one line, one event, one decision at a time, each with the exact way back.

use std::mem;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{Choices, Games, Group, Kind, Line, Season, SeasonEvent, Verdict};
use crate::book::EditError;
use crate::book::edit::fields;

/// A change to the season, as data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SeasonEdit {
    /// The ladder that is compiled, by its name.
    Ladder(String),
    Choices(Choices),
    AddEvent {
        at: usize,
        event: Box<SeasonEvent>,
    },
    RemoveEvent(usize),
    Event(usize, SeasonEventField),
    AddLine {
        event: usize,
        at: usize,
        line: Line,
    },
    RemoveLine {
        event: usize,
        line: usize,
    },
    Line {
        event: usize,
        line: usize,
        field: LineField,
    },
    /// Something that was decided of who is who.
    AddDecision {
        verdict: Verdict,
        at: usize,
        group: Group,
    },
    RemoveDecision {
        verdict: Verdict,
        at: usize,
    },
}

/// A field of an event of the season, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SeasonEventField {
    Name(String),
    Date(Option<Date>),
    IsGame(bool),
    Ended(Option<Date>),
    Kind(Kind),
    Accredited(bool),
    Variant(bool),
    /// A number of boards, or nothing.
    Boards(Option<f64>),
    Directors(Vec<String>),
}

/// A field of a line of a result list, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum LineField {
    Place(Option<u32>),
    Name(String),
    Region(String),
    Games(Games),
    Score(Option<f64>),
    Unplaced(bool),
    CountsAsDirector(bool),
}

impl Season {
    /// Makes a change and returns the one that takes it back.
    pub(in crate::book) fn apply(&mut self, edit: SeasonEdit) -> Result<SeasonEdit, EditError> {
        Ok(match edit {
            SeasonEdit::Ladder(name) => SeasonEdit::Ladder(mem::replace(&mut self.ladder, name)),
            SeasonEdit::Choices(choices) => SeasonEdit::Choices(mem::replace(&mut self.choices, choices)),
            SeasonEdit::AddEvent { at, event } => {
                if at > self.events.len() {
                    return Err(self.no_event(at));
                }
                self.events.insert(at, *event);
                SeasonEdit::RemoveEvent(at)
            }
            SeasonEdit::RemoveEvent(at) => {
                self.event_mut(at)?;
                SeasonEdit::AddEvent { at, event: Box::new(self.events.remove(at)) }
            }
            SeasonEdit::Event(at, field) => SeasonEdit::Event(at, self.event_mut(at)?.set(field)),
            SeasonEdit::AddLine { event, at, line } => {
                let lines = &mut self.event_mut(event)?.lines;
                if at > lines.len() {
                    return Err(EditError::NoLine { at, has: lines.len() });
                }
                lines.insert(at, line);
                SeasonEdit::RemoveLine { event, line: at }
            }
            SeasonEdit::RemoveLine { event, line } => {
                self.line_mut(event, line)?;
                let removed = self.event_mut(event)?.lines.remove(line);
                SeasonEdit::AddLine { event, at: line, line: removed }
            }
            SeasonEdit::Line { event, line, field } => {
                SeasonEdit::Line { event, line, field: self.line_mut(event, line)?.set(field) }
            }
            SeasonEdit::AddDecision { verdict, at, group } => {
                let groups = self.decisions.of_mut(verdict);
                if at > groups.len() {
                    return Err(EditError::NoDecision { at, has: groups.len() });
                }
                groups.insert(at, group);
                SeasonEdit::RemoveDecision { verdict, at }
            }
            SeasonEdit::RemoveDecision { verdict, at } => {
                let groups = self.decisions.of_mut(verdict);
                if at >= groups.len() {
                    return Err(EditError::NoDecision { at, has: groups.len() });
                }
                SeasonEdit::AddDecision { verdict, at, group: groups.remove(at) }
            }
        })
    }

    fn no_event(&self, at: usize) -> EditError {
        EditError::NoSeasonEvent { at, has: self.events.len() }
    }

    fn event_mut(&mut self, at: usize) -> Result<&mut SeasonEvent, EditError> {
        let missing = self.no_event(at);
        self.events.get_mut(at).ok_or(missing)
    }

    fn line_mut(&mut self, event: usize, line: usize) -> Result<&mut Line, EditError> {
        let lines = &mut self.event_mut(event)?.lines;
        let has = lines.len();
        lines.get_mut(line).ok_or(EditError::NoLine { at: line, has })
    }
}

fields!(SeasonEvent, SeasonEventField {
    Name => name,
    Date => date,
    IsGame => is_game,
    Ended => ended,
    Kind => kind,
    Accredited => accredited,
    Variant => variant,
    Boards => boards,
    Directors => directors,
});
fields!(Line, LineField {
    Place => place,
    Name => name,
    Region => region,
    Games => games,
    Score => score,
    Unplaced => unplaced,
    CountsAsDirector => counts_as_director,
});
