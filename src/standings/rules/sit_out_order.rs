//! The rules for sitting out: which players sit out first when the number does not fit full boards.

use serde::Deserialize;

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
    pub const fn text(self) -> &'static str {
        match self {
            SitOutPriority::Volunteers => "volunteers",
            SitOutPriority::LateSignUps => "players who signed up late",
            SitOutPriority::Locals => "players who live in the town",
            SitOutPriority::Nationals => "players from the host country",
            SitOutPriority::Everyone => "everybody else",
        }
    }
}

/// The rule in sentences. Empty where the order is empty.
pub(super) fn sit_out_text(order: &[SitOutPriority]) -> String {
    if order.is_empty() {
        return String::new();
    }
    let named: Vec<&str> = order.iter().map(|kind| kind.text()).collect();
    format!(
        "When the number of players does not fit full boards, these sit out, in this order: {}. Within each kind, the \
         last to sign up sits out first. Players who have sat out before come last.",
        named.join(", then ")
    )
}
