//! Powers whose orders do not count: after a red card (WDC 2006 §6), and without a player (§21).

use super::order::Reason;
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// Why no orders of a power count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderBan {
    /// A red card: no moves this turn. Retreats and adjustments may be ordered (§6).
    RedCard,
    /// The player is lost, and nobody plays the power (§21).
    CivilDisorder,
}

impl OrderBan {
    /// “red card” or “civil disorder”, for JSON, for the command line and for what is stored as text.
    pub const fn name(self) -> &'static str {
        match self {
            OrderBan::RedCard => "red card",
            OrderBan::CivilDisorder => "civil disorder",
        }
    }

    /// The name for readers.
    pub fn message(self) -> Message {
        match self {
            OrderBan::RedCard => texts::ban_red_card(),
            OrderBan::CivilDisorder => texts::ban_civil_disorder(),
        }
    }

    /// What becomes of the units of the power, and by which paragraph.
    pub fn consequence(self) -> Reason {
        match self {
            OrderBan::RedCard => Reason::new(texts::red_card_consequence(), "§6"),
            OrderBan::CivilDisorder => Reason::new(texts::civil_disorder_consequence(), "§21"),
        }
    }
}
