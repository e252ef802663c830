//! The rules for sitting out: which players sit out first when the number does not fit full boards.

use serde::Deserialize;

use crate::languages::Language;
use crate::languages::sentences::rules as sentences;

/// A kind of player who sits out before others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SitOutPriority {
    /// Players who offer to sit out.
    #[serde(rename = "volunteers")]
    Volunteers,
    /// Players who signed up after the closing date, last in first out.
    #[serde(rename = "late sign-ups")]
    LateSignUps,
    /// Players who live in the town of the event, last in first out.
    #[serde(rename = "locals")]
    Locals,
    /// Players from the host country, last in first out.
    #[serde(rename = "nationals")]
    Nationals,
    /// All players, last in first out.
    #[serde(rename = "everyone")]
    Everyone,
}

impl SitOutPriority {
    /// “players who signed up late”.
    fn text(self, language: Language) -> String {
        match self {
            SitOutPriority::Volunteers => sentences::sit_out_volunteers(language),
            SitOutPriority::LateSignUps => sentences::sit_out_late_sign_ups(language),
            SitOutPriority::Locals => sentences::sit_out_locals(language),
            SitOutPriority::Nationals => sentences::sit_out_nationals(language),
            SitOutPriority::Everyone => sentences::sit_out_everyone(language),
        }
    }
}

/// The rule in sentences. Empty where the order is empty.
pub(super) fn sit_out_text(language: Language, order: &[SitOutPriority]) -> String {
    let named = order.iter().map(|kind| kind.text(language));
    let kinds = named.reduce(|kinds, kind| sentences::sit_out_next(language, &kinds, &kind));
    kinds.map_or_else(String::new, |kinds| sentences::rules_sit_outs(language, &kinds))
}
