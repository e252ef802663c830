//! The marks of a cell and their legend.

use std::borrow::Cow;

use crate::book::{Board, BoardRef, GameStage};
use crate::engine::Engine;
use crate::standings::{Ruleset, share_text};

/// A remark on a number or a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark {
    /// It does not count: struck through.
    Dropped,
    /// This part of it counts.
    PartCounts(f64),
    /// The game was played at the top board.
    TopBoard,
    /// The player sat the round out.
    SatOut,
    /// The player took no part.
    DidNotPlay,
    /// Penalties were subtracted.
    Penalised,
    /// Somebody else played or began the game.
    CarriedOver,
    /// The game is still running: italic.
    Provisional,
    /// The game ended early and nobody has said how: italic.
    EndUnknown,
    /// The game is over, and nobody has entered its last year: italic.
    LastYearUnknown,
    /// The game is over, and one of its counts cannot be read: italic.
    CountUnreadable,
    /// The game has begun and has no score yet.
    Unscored,
    /// The place is shared.
    Shared,
    /// The top board decided the place.
    Reserved,
    /// The player takes no place.
    NoPlace,
    /// The captain of a team.
    Captain,
    /// A ruling of the director replaces the computed score.
    SetByDirector,
    /// Leads by the figures, but the director named somebody else.
    Overruled,
}

/// One mark explained below a table.
#[derive(Clone, Debug, PartialEq)]
pub struct LegendEntry {
    /// The sign before a number; empty for a mark that is shown by the style of the text.
    pub sign: Cow<'static, str>,
    /// The style where text has styles; empty for a mark with a sign.
    pub style: &'static str,
    /// The signs around the number in plain text.
    pub plain_sign: &'static str,
    pub meaning: Cow<'static, str>,
}

const STRUCK: &str = "Struck through";
const ITALIC: &str = "Italic";

/// So many parts of scores are explained one by one.
const MOST_PARTS: usize = 4;

/// Why the score of a game with an unknown end may change.
const END_UNKNOWN: &str = "the game ended early, and nobody has said whether as an agreed draw or abandoned";

/// Why the score of a game without a last year may change.
const LAST_YEAR_UNKNOWN: &str = "the last year of the game is not entered, so it may have ended early";

/// The state of a game whose final counts are entered but cannot all be read.
pub(super) const UNREADABLE_COUNT: &str = "a number of centres cannot be read";

impl Mark {
    /// The marks of a score that may change.
    pub(super) const OF_PROVISIONAL: [Mark; 4] =
        [Mark::Provisional, Mark::EndUnknown, Mark::LastYearUnknown, Mark::CountUnreadable];
}

/// Why the scores of a board may change. `None` where they are final.
pub(super) fn provisional_mark(engine: &Engine, at: BoardRef) -> Option<Mark> {
    match engine.stage(at) {
        GameStage::Running(_) if engine.board(at).is_some_and(Board::has_unreadable_final_count) => {
            Some(Mark::CountUnreadable)
        }
        GameStage::Running(_) => Some(Mark::Provisional),
        _ if engine.asks_for_the_end(at) => Some(Mark::EndUnknown),
        _ => engine.asks_for_the_last_year(at).then_some(Mark::LastYearUnknown),
    }
}

impl Mark {
    /// The sign that stands before the number; empty for a mark with a style or a word of its own.
    pub fn sign(self) -> Cow<'static, str> {
        match self {
            // A cross, because “½ 5.91” could be five and a half.
            Mark::PartCounts(part) => format!("×{}", share_text(part).trim_start_matches('×')).into(),
            Mark::TopBoard | Mark::Reserved => "T".into(),
            Mark::SatOut => "S".into(),
            Mark::Penalised => "†".into(),
            Mark::CarriedOver => "‡".into(),
            Mark::Dropped
            | Mark::DidNotPlay
            | Mark::Provisional
            | Mark::EndUnknown
            | Mark::LastYearUnknown
            | Mark::CountUnreadable
            | Mark::Unscored
            | Mark::Shared
            | Mark::NoPlace
            | Mark::Captain
            | Mark::SetByDirector
            | Mark::Overruled => "".into(),
        }
    }

    /// The mark of a game in a few words; `None` for a mark of a place or a name.
    pub(super) fn hint(self) -> Option<String> {
        Some(match self {
            Mark::Dropped => "does not count".to_owned(),
            Mark::PartCounts(part) => format!("counts {}", share_text(part)),
            Mark::TopBoard => "at the top board".to_owned(),
            Mark::SatOut => "sat out".to_owned(),
            Mark::Penalised => "after a penalty".to_owned(),
            Mark::CarriedOver => "carried over".to_owned(),
            Mark::Provisional => "the game is still running".to_owned(),
            Mark::EndUnknown => END_UNKNOWN.to_owned(),
            Mark::LastYearUnknown => LAST_YEAR_UNKNOWN.to_owned(),
            Mark::CountUnreadable => UNREADABLE_COUNT.to_owned(),
            Mark::Unscored => "not scored yet".to_owned(),
            Mark::DidNotPlay => "did not play".to_owned(),
            Mark::Shared | Mark::Reserved | Mark::NoPlace | Mark::Captain | Mark::SetByDirector | Mark::Overruled => {
                return None;
            }
        })
    }

    /// The position of the mark in the legend; `None` for a mark that needs no entry.
    fn legend_position(self) -> Option<usize> {
        Some(match self {
            Mark::Dropped => 0,
            Mark::PartCounts(_) => 1,
            Mark::Provisional => 2,
            Mark::EndUnknown => 3,
            Mark::LastYearUnknown => 4,
            Mark::CountUnreadable => 5,
            Mark::Unscored => 6,
            Mark::SatOut => 7,
            Mark::TopBoard => 8,
            Mark::Penalised => 9,
            Mark::CarriedOver => 10,
            Mark::Reserved => 11,
            Mark::Shared => 12,
            Mark::NoPlace => 13,
            Mark::DidNotPlay | Mark::Captain | Mark::SetByDirector | Mark::Overruled => return None,
        })
    }

    fn legend_entry(self, rules: &Ruleset) -> LegendEntry {
        match self {
            Mark::Dropped => LegendEntry::struck("the game does not count."),
            Mark::PartCounts(part) => LegendEntry::sign(self.sign(), counting_part_in_words(part)),
            Mark::Provisional => LegendEntry::may_change("the game is still running, and the score may change."),
            Mark::EndUnknown => LegendEntry::may_change(format!("{END_UNKNOWN}; the score may change.")),
            Mark::LastYearUnknown => LegendEntry::may_change(format!("{LAST_YEAR_UNKNOWN}; the score may change.")),
            Mark::CountUnreadable => LegendEntry::may_change(format!("{UNREADABLE_COUNT}, and the score may change.")),
            Mark::Unscored => LegendEntry::sign("…", "the game has begun and has no score yet."),
            Mark::SatOut => LegendEntry::sign("S", "sat the round out."),
            Mark::TopBoard | Mark::Reserved => {
                let name = rules.top_board_name();
                match self {
                    Mark::Reserved => LegendEntry::sign(
                        "T before a place",
                        format!("the {name} decided the place, whatever the totals."),
                    ),
                    _ => LegendEntry::sign("T", format!("played {}.", rules.top_board_place())),
                }
            }
            Mark::Penalised => LegendEntry::sign("†", "a penalty was subtracted."),
            Mark::CarriedOver => LegendEntry::sign("‡", "carried over: somebody else played or began the game."),
            Mark::Shared => LegendEntry::sign("=", "players with the same place share it."),
            Mark::NoPlace => LegendEntry::sign("–", "takes no place."),
            Mark::DidNotPlay => LegendEntry::sign("", "did not play."),
            Mark::Captain => LegendEntry::sign("(captain)", "the captain of the team."),
            Mark::SetByDirector => LegendEntry::sign("(set by the director)", "a ruling replaces the computed score."),
            Mark::Overruled => LegendEntry::sign("( )", "leads by the figures; the director named somebody else."),
        }
    }
}

/// The legend of a table with these marks: each is explained once.
pub(super) fn legend(marks: impl Iterator<Item = Mark>, rules: &Ruleset) -> Vec<LegendEntry> {
    let mut used: Vec<(usize, Mark)> = Vec::new();
    for mark in marks {
        // Each part that counts has an entry of its own.
        let is_same = |other: &Mark| match (mark, other) {
            (Mark::PartCounts(_), Mark::PartCounts(_)) => mark.sign() == other.sign(),
            _ => mark.legend_position() == other.legend_position(),
        };
        if let Some(position) = mark.legend_position()
            && !used.iter().any(|(_, other)| is_same(other))
        {
            used.push((position, mark));
        }
    }
    let part = |mark: Mark| if let Mark::PartCounts(part) = mark { part } else { 0.0 };
    used.sort_by(|one, other| one.0.cmp(&other.0).then(part(one.1).total_cmp(&part(other.1))));
    let parts = used.iter().filter(|(_, mark)| matches!(mark, Mark::PartCounts(_))).count();
    let mut entries: Vec<LegendEntry> = Vec::new();
    for (_, mark) in used {
        let entry = match mark {
            Mark::PartCounts(_) if parts > MOST_PARTS => LegendEntry::sign("×", "the score is multiplied by this."),
            _ => mark.legend_entry(rules),
        };
        if entries.last() != Some(&entry) {
            entries.push(entry);
        }
    }
    entries
}

/// How much of a score counts: “half of the score counts.”, “the score counts 1.25 times.”
fn counting_part_in_words(part: f64) -> String {
    if (part - 0.5).abs() < 1e-9 {
        "half of the score counts.".to_owned()
    } else if (0.0..=1.0).contains(&part) {
        format!("{} of the score counts.", share_text(part))
    } else {
        format!("the score counts {} times.", crate::figures::format_short(part, 4))
    }
}

impl LegendEntry {
    fn sign(sign: impl Into<Cow<'static, str>>, meaning: impl Into<Cow<'static, str>>) -> LegendEntry {
        LegendEntry { sign: sign.into(), style: "", plain_sign: "", meaning: meaning.into() }
    }

    /// The entry for struck-through text.
    pub(super) fn struck(meaning: &'static str) -> LegendEntry {
        LegendEntry { sign: "".into(), style: STRUCK, plain_sign: "( )", meaning: meaning.into() }
    }

    /// The entry for a score that may change, for this reason.
    fn may_change(meaning: impl Into<Cow<'static, str>>) -> LegendEntry {
        LegendEntry { sign: "".into(), style: ITALIC, plain_sign: "~", meaning: meaning.into() }
    }

    /// The entry for totals to which the printed scores do not add up.
    pub(super) fn rounded_total() -> LegendEntry {
        LegendEntry::sign("Total", "unrounded scores are added, so the last digit may differ.")
    }

    /// Whether struck-through text shows the mark.
    pub fn is_struck(&self) -> bool {
        self.style == STRUCK
    }

    /// Whether italic text shows the mark.
    pub fn is_italic(&self) -> bool {
        self.style == ITALIC
    }

    /// The entry where text has styles: “Struck through: the game does not count.”
    pub fn styled_line(&self) -> String {
        let sign = if self.sign.is_empty() { self.style } else { &self.sign };
        format!("{sign}: {}", self.meaning)
    }

    /// The entry on paper: “( ): the game does not count”.
    pub fn printed_clause(&self) -> String {
        self.plain_line().trim_end_matches('.').to_owned()
    }

    /// The entry in plain text: “( ): the game does not count.”
    pub fn plain_line(&self) -> String {
        let sign = if self.sign.is_empty() { self.plain_sign } else { &self.sign };
        format!("{sign}: {}", self.meaning)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::RulesetLibrary;

    fn lines(parts: &[f64]) -> Vec<String> {
        let marks = parts.iter().map(|part| Mark::PartCounts(*part));
        legend(marks, &RulesetLibrary::shipped().default_ruleset()).iter().map(LegendEntry::plain_line).collect()
    }

    #[test]
    fn each_part_of_a_score_that_counts_is_explained_with_its_number() {
        assert_eq!(
            lines(&[1.5, 0.5, 1.25, 0.5, 0.8]),
            [
                "×½: half of the score counts.",
                "×80 %: 80 % of the score counts.",
                "×1.25: the score counts 1.25 times.",
                "×1.5: the score counts 1.5 times."
            ]
        );
        assert_eq!(lines(&[0.1, 0.2, 0.3, 0.4, 0.6]), ["×: the score is multiplied by this."]);
    }
}
