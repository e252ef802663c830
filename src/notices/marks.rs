//! The marks of a cell and their legend.

use std::borrow::Cow;

use super::notice::Notice;
use crate::book::typed_words::capitalize;
use crate::book::{Board, BoardRef, GameStage};
use crate::engine::Engine;
use crate::languages::Language;
use crate::languages::sentences::{notices, words};
use crate::standings::{Ruleset, share_text};

/// A remark on a number or a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark {
    /// It does not count: struck through.
    Dropped,
    /// This part of it counts. The language writes it.
    PartCounts(f64, Language),
    /// The game was played at the top board.
    TopBoard,
    /// The player sat the round out.
    SatOut,
    /// The game was abandoned, and the score is zero.
    Abandoned,
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
    /// The style where text has styles; `None` for a mark with a sign.
    pub style: Option<MarkStyle>,
    /// The signs around the number in plain text.
    pub plain_sign: &'static str,
    /// The style in words: “Struck through”. Empty for a mark with a sign.
    pub style_name: String,
    pub meaning: String,
    pub language: Language,
}

/// The style of a text that is a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkStyle {
    Struck,
    Italic,
}

/// So many parts of scores are explained one by one.
const MOST_PARTS: usize = 4;

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
            Mark::PartCounts(part, language) => {
                language.figure(&format!("×{}", share_text(part).trim_start_matches('×'))).into()
            }
            Mark::TopBoard | Mark::Reserved => "T".into(),
            Mark::SatOut => "S".into(),
            Mark::Abandoned => "A".into(),
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
    pub(super) fn hint(self, language: Language) -> Option<String> {
        Some(match self {
            Mark::Dropped => notices::mark_dropped(language),
            Mark::PartCounts(part, _) => notices::mark_part_counts(language, &share_text(part)),
            Mark::TopBoard => notices::mark_top_board(language),
            Mark::SatOut => notices::mark_sat_out(language),
            Mark::Abandoned => notices::mark_abandoned(language),
            Mark::Penalised => notices::mark_penalised(language),
            Mark::CarriedOver => notices::mark_carried_over(language),
            Mark::Provisional => notices::mark_running(language),
            Mark::EndUnknown => notices::mark_end_unknown(language),
            Mark::LastYearUnknown => notices::mark_last_year_unknown(language),
            Mark::CountUnreadable => notices::mark_count_unreadable(language),
            Mark::Unscored => notices::mark_unscored(language),
            Mark::DidNotPlay => notices::mark_did_not_play(language),
            Mark::Shared | Mark::Reserved | Mark::NoPlace | Mark::Captain | Mark::SetByDirector | Mark::Overruled => {
                return None;
            }
        })
    }

    /// The position of the mark in the legend; `None` for a mark that needs no entry.
    fn legend_position(self) -> Option<usize> {
        Some(match self {
            Mark::Dropped => 0,
            Mark::PartCounts(..) => 1,
            Mark::Provisional => 2,
            Mark::EndUnknown => 3,
            Mark::LastYearUnknown => 4,
            Mark::CountUnreadable => 5,
            Mark::Unscored => 6,
            Mark::SatOut => 7,
            Mark::Abandoned => 8,
            Mark::TopBoard => 9,
            Mark::Penalised => 10,
            Mark::CarriedOver => 11,
            Mark::Reserved => 12,
            Mark::Shared => 13,
            Mark::NoPlace => 14,
            Mark::DidNotPlay | Mark::Captain | Mark::SetByDirector | Mark::Overruled => return None,
        })
    }

    fn legend_entry(self, rules: &Ruleset, language: Language) -> LegendEntry {
        let sign =
            |sign: &'static str, meaning: fn(Language) -> String| LegendEntry::sign(language, sign, meaning(language));
        let may_change = |reason: fn(Language) -> String| {
            LegendEntry::may_change(language, notices::legend_may_change(language, &reason(language)))
        };
        match self {
            Mark::Dropped => LegendEntry::struck(language, notices::legend_dropped(language)),
            Mark::PartCounts(part, _) => {
                LegendEntry::sign(language, self.sign(), counting_part_in_words(part, language))
            }
            Mark::Provisional => LegendEntry::may_change(language, notices::legend_running(language)),
            Mark::EndUnknown => may_change(notices::mark_end_unknown),
            Mark::LastYearUnknown => may_change(notices::mark_last_year_unknown),
            Mark::CountUnreadable => LegendEntry::may_change(language, notices::legend_count_unreadable(language)),
            Mark::Unscored => sign("…", notices::legend_unscored),
            Mark::SatOut => sign("S", notices::legend_sat_out),
            Mark::Abandoned => sign("A", notices::legend_abandoned),
            Mark::Reserved => {
                let meaning = notices::legend_reserved(language, &rules.top_board_name(language));
                LegendEntry::sign(language, notices::legend_reserved_sign(language), meaning)
            }
            Mark::TopBoard => {
                let meaning = notices::legend_top_board(language, &rules.top_board_location(language));
                LegendEntry::sign(language, "T", meaning)
            }
            Mark::Penalised => sign("†", notices::legend_penalised),
            Mark::CarriedOver => sign("‡", notices::legend_carried_over),
            Mark::Shared => sign("=", notices::legend_shared),
            Mark::NoPlace => sign("–", notices::legend_no_place),
            Mark::DidNotPlay => sign("", notices::legend_did_not_play),
            Mark::Captain => {
                LegendEntry::sign(language, notices::sign_captain(language), notices::legend_captain(language))
            }
            Mark::SetByDirector => LegendEntry::sign(
                language,
                notices::sign_set_by_director(language),
                notices::legend_set_by_director(language),
            ),
            Mark::Overruled => sign("( )", notices::legend_overruled),
        }
    }
}

/// The legend of a table with these marks: each is explained once.
pub(super) fn legend(marks: impl Iterator<Item = Mark>, rules: &Ruleset, language: Language) -> Vec<LegendEntry> {
    let mut used: Vec<(usize, Mark)> = Vec::new();
    for mark in marks {
        // Each part that counts has an entry of its own.
        let is_same = |other: &Mark| match (mark, other) {
            (Mark::PartCounts(..), Mark::PartCounts(..)) => mark.sign() == other.sign(),
            _ => mark.legend_position() == other.legend_position(),
        };
        if let Some(position) = mark.legend_position()
            && !used.iter().any(|(_, other)| is_same(other))
        {
            used.push((position, mark));
        }
    }
    let part = |mark: Mark| if let Mark::PartCounts(part, _) = mark { part } else { 0.0 };
    used.sort_by(|one, other| one.0.cmp(&other.0).then(part(one.1).total_cmp(&part(other.1))));
    let parts = used.iter().filter(|(_, mark)| matches!(mark, Mark::PartCounts(..))).count();
    let mut entries: Vec<LegendEntry> = Vec::new();
    for (_, mark) in used {
        let entry = match mark {
            Mark::PartCounts(..) if parts > MOST_PARTS => {
                LegendEntry::sign(language, "×", notices::legend_factor(language))
            }
            _ => mark.legend_entry(rules, language),
        };
        if entries.last() != Some(&entry) {
            entries.push(entry);
        }
    }
    entries
}

/// The legend of a table in which only shared places have a mark.
pub(super) fn shared_places_legend(notice: &Notice, engine: &Engine, language: Language) -> Vec<LegendEntry> {
    let shared = notice.parts().flat_map(|part| part.marks.iter().copied()).filter(|mark| *mark == Mark::Shared);
    legend(shared, engine.rules(), language)
}

/// How much of a score counts: “half of the score counts.”, “the score counts 1.25 times.”
fn counting_part_in_words(part: f64, language: Language) -> String {
    if (part - 0.5).abs() < 1e-9 {
        notices::legend_half(language)
    } else if (0.0..=1.0).contains(&part) {
        notices::legend_part_of(language, &share_text(part))
    } else {
        notices::legend_factor_of(language, &crate::figures::format_short(part, 4))
    }
}

impl LegendEntry {
    fn sign(language: Language, sign: impl Into<Cow<'static, str>>, meaning: String) -> LegendEntry {
        LegendEntry { sign: sign.into(), style: None, plain_sign: "", style_name: String::new(), meaning, language }
    }

    /// The entry for struck-through text.
    pub(super) fn struck(language: Language, meaning: String) -> LegendEntry {
        let (style, style_name) = (Some(MarkStyle::Struck), notices::style_struck(language));
        LegendEntry { style, style_name, plain_sign: "( )", ..LegendEntry::sign(language, "", meaning) }
    }

    /// The entry for a score that may change, for this reason.
    fn may_change(language: Language, meaning: String) -> LegendEntry {
        let (style, style_name) = (Some(MarkStyle::Italic), notices::style_italic(language));
        LegendEntry { style, style_name, plain_sign: "~", ..LegendEntry::sign(language, "", meaning) }
    }

    /// The entry for a column whose heading says too little.
    pub(super) fn column(language: Language, heading: &str, meaning: String) -> LegendEntry {
        LegendEntry::sign(language, capitalize(heading), meaning)
    }

    /// The entry for ranks of a ladder that are shared.
    pub(super) fn shared_rank(language: Language) -> LegendEntry {
        LegendEntry::sign(language, "=", notices::legend_shared_rank(language))
    }

    /// The entry for totals to which the printed scores do not add up.
    pub(super) fn rounded_total(language: Language) -> LegendEntry {
        LegendEntry::sign(language, notices::legend_total_sign(language), notices::legend_total(language))
    }

    /// The entry for totals that include what every player begins with.
    pub(super) fn start_in_total(language: Language, points: &str) -> LegendEntry {
        LegendEntry::sign(language, notices::legend_total_sign(language), notices::legend_start(language, points))
    }

    /// Whether struck-through text shows the mark.
    pub fn is_struck(&self) -> bool {
        self.style == Some(MarkStyle::Struck)
    }

    /// Whether italic text shows the mark.
    pub fn is_italic(&self) -> bool {
        self.style == Some(MarkStyle::Italic)
    }

    /// The entry where text has styles: “Struck through: the game does not count.”
    pub fn styled_line(&self) -> String {
        let sign = if self.sign.is_empty() { self.style_name.as_str() } else { &self.sign };
        words::labelled(self.language, sign, &self.meaning)
    }

    /// Whether the mark is among these texts of a sheet. A sign with letters is always said to be: it is the name of a column, or may be
    /// part of a name.
    pub fn is_on_sheet<'t>(&self, mut texts: impl Iterator<Item = &'t str>) -> bool {
        let sign = if self.sign.is_empty() { self.plain_sign } else { &self.sign };
        let signs: Vec<&str> = sign.split_whitespace().collect();
        let is_known_by_itself = !signs.is_empty() && !sign.contains(char::is_alphabetic);
        !is_known_by_itself || texts.any(|text| signs.iter().any(|sign| text.contains(sign)))
    }

    /// The entry on paper: “( ): the game does not count”. The sign and the colon behind it stay on the line of the meaning.
    pub fn printed_clause(&self) -> String {
        let (line, meaning) = (self.plain_line(), self.meaning.trim_end_matches('.'));
        let line = line.trim_end_matches('.');
        match line.split_once(meaning) {
            Some((before, after)) => format!("{}{meaning}{after}", before.replace(' ', "\u{a0}")),
            None => line.to_owned(),
        }
    }

    /// The entry in plain text: “( ): the game does not count.”
    pub fn plain_line(&self) -> String {
        let sign = if self.sign.is_empty() { self.plain_sign } else { &self.sign };
        words::labelled(self.language, sign, &self.meaning)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::RulesetLibrary;

    fn lines(parts: &[f64]) -> Vec<String> {
        let marks = parts.iter().map(|part| Mark::PartCounts(*part, Language::English));
        legend(marks, &RulesetLibrary::shipped().default_ruleset(), Language::English)
            .iter()
            .map(LegendEntry::plain_line)
            .collect()
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
