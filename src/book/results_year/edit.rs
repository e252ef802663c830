//! The edits of a results year: a field, a line, an event, or a decision. Each returns its exact inverse.

use std::mem;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{
    ChampionshipLevel, GamesPlayed, IdentityVerdict, LadderChoices, ResultLine, ResultsYear, SpellingGroup, YearEvent,
};
use crate::book::EditError;
use crate::book::validate::fault_of_event;

/// A change to a results year, as data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ResultsYearEdit {
    /// The name of the ladder to compile.
    Ladder(String),
    Choices(LadderChoices),
    AddEvent {
        #[serde(rename = "at")]
        position: usize,
        event: Box<YearEvent>,
    },
    RemoveEvent(usize),
    Event(usize, YearEventField),
    AddLine {
        event: usize,
        #[serde(rename = "at")]
        position: usize,
        line: ResultLine,
    },
    RemoveLine {
        event: usize,
        line: usize,
    },
    Line {
        event: usize,
        line: usize,
        field: ResultLineField,
    },
    /// Adds a decision about identity.
    AddDecision {
        verdict: IdentityVerdict,
        #[serde(rename = "at")]
        position: usize,
        group: SpellingGroup,
    },
    RemoveDecision {
        verdict: IdentityVerdict,
        #[serde(rename = "at")]
        position: usize,
    },
}

/// A field of an event of the results year, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum YearEventField {
    Name(String),
    Date(Option<Date>),
    IsGame(bool),
    Ended(Option<Date>),
    #[serde(rename = "Kind")]
    Championship(Option<ChampionshipLevel>),
    Accredited(Option<bool>),
    Variant(bool),
    /// The mean number of boards, or `None` if it is unknown.
    Boards(Option<f64>),
    Directors(Vec<String>),
}

/// A field of a line of a result list, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ResultLineField {
    Place(Option<u32>),
    Name(String),
    Region(String),
    Games(GamesPlayed),
    Score(Option<f64>),
    #[serde(rename = "Unplaced")]
    TakesNoPlace(bool),
    CountsAsDirector(bool),
}

impl ResultsYear {
    /// Applies an edit and returns the edit that reverses it.
    pub(in crate::book) fn apply(&mut self, edit: ResultsYearEdit) -> Result<ResultsYearEdit, EditError> {
        Ok(match edit {
            ResultsYearEdit::Ladder(name) => ResultsYearEdit::Ladder(mem::replace(&mut self.ladder, name)),
            ResultsYearEdit::Choices(choices) => ResultsYearEdit::Choices(mem::replace(&mut self.choices, choices)),
            ResultsYearEdit::AddEvent { position: at, event } => {
                if at > self.events.len() {
                    return Err(self.no_event(at));
                }
                check_event(&event)?;
                self.events.insert(at, *event);
                ResultsYearEdit::RemoveEvent(at)
            }
            ResultsYearEdit::RemoveEvent(at) => {
                self.event_mut(at)?;
                ResultsYearEdit::AddEvent { position: at, event: Box::new(self.events.remove(at)) }
            }
            ResultsYearEdit::Event(at, field) => {
                let event = self.event_mut(at)?;
                let old = event.set(field);
                if let Err(error) = check_event(event) {
                    event.set(old);
                    return Err(error);
                }
                ResultsYearEdit::Event(at, old)
            }
            ResultsYearEdit::AddLine { event, position: at, line } => {
                let lines = &mut self.event_mut(event)?.lines;
                if at > lines.len() {
                    return Err(EditError::NoResultLine { position: at, has: lines.len() });
                }
                lines.insert(at, line);
                ResultsYearEdit::RemoveLine { event, line: at }
            }
            ResultsYearEdit::RemoveLine { event, line } => {
                self.line_mut(event, line)?;
                let removed = self.event_mut(event)?.lines.remove(line);
                ResultsYearEdit::AddLine { event, position: line, line: removed }
            }
            ResultsYearEdit::Line { event, line, field } => {
                ResultsYearEdit::Line { event, line, field: self.line_mut(event, line)?.set(field) }
            }
            ResultsYearEdit::AddDecision { verdict, position: at, group } => {
                let groups = self.decisions.groups_mut(verdict);
                if at > groups.len() {
                    return Err(EditError::NoIdentityDecision { position: at, has: groups.len() });
                }
                groups.insert(at, group);
                ResultsYearEdit::RemoveDecision { verdict, position: at }
            }
            ResultsYearEdit::RemoveDecision { verdict, position: at } => {
                let groups = self.decisions.groups_mut(verdict);
                if at >= groups.len() {
                    return Err(EditError::NoIdentityDecision { position: at, has: groups.len() });
                }
                ResultsYearEdit::AddDecision { verdict, position: at, group: groups.remove(at) }
            }
        })
    }

    fn no_event(&self, at: usize) -> EditError {
        EditError::NoYearEvent { position: at, has: self.events.len() }
    }

    fn event_mut(&mut self, at: usize) -> Result<&mut YearEvent, EditError> {
        let missing = self.no_event(at);
        self.events.get_mut(at).ok_or(missing)
    }

    fn line_mut(&mut self, event: usize, line: usize) -> Result<&mut ResultLine, EditError> {
        let lines = &mut self.event_mut(event)?.lines;
        let has = lines.len();
        lines.get_mut(line).ok_or(EditError::NoResultLine { position: line, has })
    }
}

fn check_event(event: &YearEvent) -> Result<(), EditError> {
    fault_of_event(event).map_or(Ok(()), |message| Err(EditError::BelowZero { message }))
}

/// Defines `set` and `differences` for a type with editable fields.
macro_rules! fields {
    ($owner:ty, $field:ident { $($variant:ident => $path:ident),+ $(,)? }) => {
        impl $owner {
            /// Sets a field and returns the field with its old value.
            pub(crate) fn set(&mut self, field: $field) -> $field {
                match field {
                    $($field::$variant(value) => $field::$variant(mem::replace(&mut self.$path, value)),)+
                }
            }

            /// The fields that differ in `target`, with the values of `target`.
            pub(crate) fn differences(&self, target: &Self) -> Vec<$field> {
                let mut fields = Vec::new();
                $(if self.$path != target.$path {
                    fields.push($field::$variant(target.$path.clone()));
                })+
                fields
            }
        }
    };
}

fields!(YearEvent, YearEventField {
    Name => name,
    Date => date,
    IsGame => is_game,
    Ended => ended,
    Championship => championship,
    Accredited => accredited,
    Variant => variant,
    Boards => boards,
    Directors => directors,
});
fields!(ResultLine, ResultLineField {
    Place => place,
    Name => name,
    Region => region,
    Games => games,
    Score => score,
    TakesNoPlace => takes_no_place,
    CountsAsDirector => counts_as_director,
});
