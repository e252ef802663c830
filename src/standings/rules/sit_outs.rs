//! Who sits out first where the players do not come out even, as data.

use serde::Deserialize;

/// A kind of players who sit out before others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SitOut {
    /// Whoever offers to.
    #[serde(rename = "volunteers")]
    Volunteers,
    /// Who signed up after the closing date, last in first out.
    #[serde(rename = "late sign-ups")]
    LateSignUps,
    /// Who lives in the town of the event, last in first out.
    #[serde(rename = "locals")]
    Locals,
    /// Who is of the host country, last in first out.
    #[serde(rename = "nationals")]
    Nationals,
    /// Everybody, last in first out.
    #[serde(rename = "everyone")]
    Everyone,
}

impl SitOut {
    /// “those who signed up late, the last to sign up first”.
    pub const fn words(self) -> &'static str {
        match self {
            SitOut::Volunteers => "volunteers",
            SitOut::LateSignUps => "those who signed up late",
            SitOut::Locals => "those who live in the town",
            SitOut::Nationals => "those of the host country",
            SitOut::Everyone => "everybody else",
        }
    }
}

/// The rule in a sentence; empty where nothing is said.
pub(super) fn in_words(order: &[SitOut]) -> String {
    if order.is_empty() {
        return String::new();
    }
    let named: Vec<&str> = order.iter().map(|kind| kind.words()).collect();
    format!(
        "Where the players do not come out even, those sit out first who come first here: {}; among them the last to sign \
         up. Who has sat out before goes last.",
        named.join(", then ")
    )
}
