//! The fields of the event.

use serde::{Deserialize, Serialize};

use super::{FieldDescription, MergeRule, ReasonRule, Recompute, fields};
use crate::book::Event;
use crate::languages::NoticeLanguages;
use crate::languages::window_sentences::fields as texts;

/// The key of a field of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EventColumn {
    Name,
    Country,
    Venue,
    Dates,
    Rules,
    Town,
    SignUpClosed,
    System,
    Languages,
}

/// A field of the event, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum EventField {
    Name(String),
    Venue(String),
    Country(String),
    Town(String),
    SignUpClosed(String),
    Dates(String),
    Rules(String),
    System(Option<String>),
    Languages(NoticeLanguages),
}

fields!(Event: EventField by EventColumn, {
    Name as Name => name,
    Country as Country => country,
    Venue as Venue => venue,
    Dates as Dates => dates,
    Rules as Rules => rules,
    Town as Town => town,
    SignUpClosed as SignUpClosed => sign_up_closed,
    System as System => system,
    Languages as Languages => languages,
});

impl EventColumn {
    /// The name of the field in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            EventColumn::Name => texts::name(),
            EventColumn::Country => texts::host_country(),
            EventColumn::Venue => texts::venue(),
            EventColumn::Dates => texts::dates(),
            EventColumn::Rules => texts::rules(),
            EventColumn::Town => texts::town_of_event(),
            EventColumn::SignUpClosed => texts::sign_up_closed(),
            EventColumn::System => texts::scoring_system(),
            EventColumn::Languages => texts::languages_of_notices(),
        }
    }

    /// The description of the field.
    pub const fn description(self) -> &'static FieldDescription {
        const NAME: FieldDescription = shown_text("name");
        const COUNTRY: FieldDescription = shown_text("country");
        const VENUE: FieldDescription = shown_text("venue");
        const DATES: FieldDescription = shown_text("dates");
        const TOWN: FieldDescription = shown_text("town");
        const SIGN_UP_CLOSED: FieldDescription = shown_text("sign-up closed");
        const LANGUAGES: FieldDescription = shown_text("languages of notices");
        const RULES: FieldDescription = rule("rules");
        const SYSTEM: FieldDescription = rule("scoring system");
        match self {
            EventColumn::Name => &NAME,
            EventColumn::Country => &COUNTRY,
            EventColumn::Venue => &VENUE,
            EventColumn::Dates => &DATES,
            EventColumn::Rules => &RULES,
            EventColumn::Town => &TOWN,
            EventColumn::SignUpClosed => &SIGN_UP_CLOSED,
            EventColumn::System => &SYSTEM,
            EventColumn::Languages => &LANGUAGES,
        }
    }
}

/// A text from which nothing is computed.
const fn shown_text(name: &'static str) -> FieldDescription {
    FieldDescription {
        name,
        other_names: &[],
        recompute: Recompute::Nothing,
        reason: ReasonRule::Never,
        merge: MergeRule::Fill,
    }
}

/// A rule of the event. Every score and total depends on it.
const fn rule(name: &'static str) -> FieldDescription {
    FieldDescription { recompute: Recompute::Everything, ..shown_text(name) }
}
