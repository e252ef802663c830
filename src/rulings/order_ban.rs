//! Powers whose orders do not count: after a red card (WDC 2006 §6), and without a player (§21).

use super::order::Reason;

/// Why no orders of a power count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderBan {
    /// A red card: no moves this turn. Retreats and adjustments may be ordered (§6).
    RedCard,
    /// The player is lost, and nobody plays the power (§21).
    CivilDisorder,
}

impl OrderBan {
    /// “red card” or “civil disorder”.
    pub const fn name(self) -> &'static str {
        match self {
            OrderBan::RedCard => "red card",
            OrderBan::CivilDisorder => "civil disorder",
        }
    }

    /// What becomes of the units of the power, and by which paragraph.
    pub fn consequence(self) -> Reason {
        match self {
            OrderBan::RedCard => {
                Reason::new("All its units hold this turn. Retreats and adjustments may be ordered.", "§6")
            }
            OrderBan::CivilDisorder => Reason::new(
                "Nobody plays it. Its units hold, retreat nowhere and are not built; those too many are removed by their distance \
                 from home.",
                "§21",
            ),
        }
    }
}
