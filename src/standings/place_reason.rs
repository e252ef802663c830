//! Why somebody stands above or below somebody else, or shares a place.

use super::rules::{Ruleset, TieBreak};
use super::table::{Reserved, Row, Standings, close};
use crate::figures::{show, show_short};

/// Why a row stands above another.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// By the total.
    Total { own: f64, other: f64 },
    /// By a tie-break, the totals being level.
    TieBreak {
        /// The tie-breaks asked before, in which the two are level, with the figure of both.
        level: Vec<(String, String)>,
        /// The tie-break that told them apart.
        by: String,
        own: String,
        other: String,
    },
    /// By the top board, whatever the totals.
    Reserved(Reserved),
    /// The other takes no place.
    Unplaced,
}

impl Standings {
    /// Why the row at `above` stands above the row at `below`; `None` where the two share a place, or neither has one.
    pub fn reason(&self, above: usize, below: usize, rules: &Ruleset) -> Option<Reason> {
        let (above, below) = (self.rows.get(above)?, self.rows.get(below)?);
        if above.place.is_none() || above.place == below.place {
            return None;
        }
        if below.place.is_none() {
            return Some(Reason::Unplaced);
        }
        if let Some(reserved) = above.reserved {
            return Some(Reason::Reserved(reserved));
        }
        let (own, other) = (above.total, below.total);
        if !close(own, other) {
            return Some(Reason::Total { own, other });
        }
        let figures = |step: usize| (above.tie_figure(step, rules), below.tie_figure(step, rules));
        let decided = |step: &usize| {
            let (own, other) = figures(*step);
            !close(own, other)
        };
        let step = (0..rules.tie_breaks.len()).find(decided)?;
        let level = rules.tie_breaks[..step].iter().enumerate().map(|(at, tie_break)| {
            let (own, _) = figures(at);
            (tie_break.name(), figure(tie_break, own, rules.decimals))
        });
        let (own, other) = figures(step);
        let tie_break = &rules.tie_breaks[step];
        let decimals = enough(own, other, rules.decimals);
        Some(Reason::TieBreak {
            level: level.collect(),
            by: tie_break.name(),
            own: figure(tie_break, own, decimals),
            other: figure(tie_break, other, decimals),
        })
    }

    /// Why the row at this position stands above the next one, where something else than the shown total decided it:
    /// “better second best game, 35.74 over 31.80”. `None` where the total decided, or the place is shared.
    pub fn why(&self, row: usize, rules: &Ruleset) -> Option<String> {
        self.reason(row, row + 1, rules)?.words(rules)
    }

    /// Why a place stays shared: “level down to the fourth best game”. `None` where the row shares none.
    pub fn why_shared(&self, row: usize, rules: &Ruleset) -> Option<String> {
        let row = self.rows.get(row).filter(|row| row.shared)?;
        Some(match (row.reserved, rules.tie_breaks.last()) {
            (Some(_), _) => "level in what decides it".to_owned(),
            (None, Some(last)) => format!("level down to the {}", last.name()),
            (None, None) => "equal totals, and these rules have no tie-break".to_owned(),
        })
    }

    /// The others who have the place of the row at this position.
    pub fn sharing(&self, row: usize) -> impl Iterator<Item = &Row> {
        let own = self.rows.get(row).filter(|row| row.shared);
        let others = self.rows.iter().enumerate().filter(move |(at, other)| {
            *at != row && own.is_some_and(|own| own.place == other.place && other.place.is_some())
        });
        others.map(|(_, other)| other)
    }
}

impl Reason {
    /// “better second best game, 35.74 over 31.80 (level on best game 45.53)”; `None` where the shown totals say it.
    pub fn words(&self, rules: &Ruleset) -> Option<String> {
        match self {
            Reason::Unplaced => None,
            Reason::Total { own, other } => {
                let shown = show(*own, rules.decimals) != show(*other, rules.decimals);
                let decimals = enough(*own, *other, rules.decimals);
                let better = if rules.lowest_wins() { "lower" } else { "higher" };
                (!shown).then(|| format!("{better} total, {} over {}", show(*own, decimals), show(*other, decimals)))
            }
            Reason::TieBreak { level, by, own, other } => {
                Some(format!("better {by}, {own} over {other}{}", level_in_words(level)))
            }
            Reason::Reserved(reserved) => Some(reserved.words(rules)),
        }
    }

    /// Why somebody stands below the one of this name: “below Ann, 3.20 behind”.
    pub fn from_below(&self, name: &str, rules: &Ruleset) -> String {
        match self {
            Reason::Total { own, other } => format!("below {name}, {}", gap(*own, *other, rules)),
            Reason::TieBreak { level, by, own, other } => {
                format!("below {name}: {by} {other} against {own}{}", level_in_words(level))
            }
            Reason::Reserved(reserved) => format!("below {name}, who {}", reserved.words(rules)),
            Reason::Unplaced => format!("below {name}"),
        }
    }

    /// Why somebody stands above the one of this name: “above Ben: better second best game, 35.74 over 31.80”.
    pub fn from_above(&self, name: &str, rules: &Ruleset) -> String {
        match (self, self.words(rules)) {
            (Reason::Unplaced, _) => format!("above {name}, who takes no place"),
            (_, Some(words)) => format!("above {name}: {words}"),
            (Reason::Total { own, other }, None) => {
                let apart = (own - other).abs();
                format!("above {name} by {}", show(apart, enough(apart, 0.0, rules.decimals)))
            }
            (_, None) => format!("above {name}"),
        }
    }
}

/// “3.20 behind”.
fn gap(own: f64, other: f64, rules: &Ruleset) -> String {
    let apart = (own - other).abs();
    format!("{} behind", show(apart, enough(apart, 0.0, rules.decimals)))
}

fn level_in_words(level: &[(String, String)]) -> String {
    let said: Vec<String> = level.iter().map(|(name, figure)| format!("{name} {figure}")).collect();
    if said.is_empty() { String::new() } else { format!(" (level on {})", said.join(", ")) }
}

/// The figure of a tie-break, as it is shown.
fn figure(tie_break: &TieBreak, value: f64, decimals: usize) -> String {
    match tie_break {
        TieBreak::Centres | TieBreak::Solos => show_short(value, 2),
        _ => show(value, decimals),
    }
}

/// So many decimals that two figures that differ look different.
fn enough(a: f64, b: f64, decimals: usize) -> usize {
    /// Figures are compared at nine.
    const MOST: usize = 10;
    (decimals..MOST).find(|decimals| show(a, *decimals) != show(b, *decimals)).unwrap_or(MOST)
}

impl Reserved {
    /// “won the top board; level there, and chose the power later (number 6 over number 2)”.
    pub fn words(self, rules: &Ruleset) -> String {
        let board = rules.top_board.as_ref().map_or("top board", |top| top.name.as_str());
        match self {
            Reserved::HighestTotalThere => format!("has the highest total of those at the {board}"),
            Reserved::AtTheTopBoard { rank, chose } => {
                let said = if rank == 1 { format!("won the {board}") } else { format!("was second at the {board}") };
                match chose {
                    Some((own, other)) => {
                        format!("{said}; level there, and chose the power later (number {own} over number {other})")
                    }
                    None => said,
                }
            }
        }
    }
}
