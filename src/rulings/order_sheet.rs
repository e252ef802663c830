//! The order sheets of a player: original and revised ones (WDC 2006 §11), and the dates of the sets on them (§8).

use super::game_turn::GameTurn;
use super::heading_words::{HeadingWord, heading_word};

/// The order sheet on which an order stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sheet {
    #[default]
    Original,
    /// A revised sheet with its number (§11).
    Revised(u32),
}

/// What is written against a set of orders (§8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SetDate {
    /// The position of the set on its sheet.
    pub number: usize,
    pub turn: Option<GameTurn>,
    /// Whether the set was used for a previous turn.
    pub was_used: bool,
    /// Whether the writing order of its orders is not known (§11).
    pub is_without_order: bool,
}

/// The sheet that the beginning of a line names, and the rest of it: “orders”, “orders revised 1: A: Vie - Tyr”. `None`
/// if the line begins with no heading of orders.
pub(super) fn parse_sheet(line: &str) -> Option<(Sheet, &str)> {
    let mut sheet = Sheet::Original;
    let mut rest = line;
    let mut is_heading = false;
    loop {
        let after = rest.trim_start_matches(|c: char| !c.is_alphanumeric());
        let length = after.find(|c: char| !c.is_alphanumeric()).unwrap_or(after.len());
        let (word, behind) = after.split_at(length);
        match (heading_word(&word.to_lowercase()), sheet) {
            (Some(HeadingWord::Orders | HeadingWord::Retreats | HeadingWord::Adjustments), _) if !is_heading => {
                is_heading = true;
            }
            (Some(HeadingWord::Sheet | HeadingWord::Orders), _) if is_heading => {}
            (Some(HeadingWord::Revised), _) => {
                is_heading = true;
                sheet = Sheet::Revised(1);
            }
            (_, Sheet::Revised(_)) if word.parse::<u32>().is_ok() => {
                sheet = word.parse().map_or(sheet, Sheet::Revised);
                return Some((sheet, behind.trim_start_matches([':', ' ', '\t'])));
            }
            _ => {
                let rest = rest.trim_start_matches([':', ' ', '\t', '.']);
                // A heading stands alone, or before the line of a power.
                let is_alone = rest.is_empty() || rest.contains(':');
                return (is_heading && is_alone).then_some((sheet, rest));
            }
        }
        rest = behind;
    }
}

/// What is written against a set of orders: a season, “used”, “undated”, “no writing order”. The number of the set is
/// not written.
pub(super) fn parse_set_date(text: &str) -> Option<SetDate> {
    let folded = text.trim().to_lowercase();
    if folded == "no writing order" {
        return Some(SetDate { is_without_order: true, ..SetDate::default() });
    }
    let without: Vec<&str> = folded.split_whitespace().filter(|word| !matches!(*word, "used" | "(used)")).collect();
    let was_used = without.len() < folded.split_whitespace().count();
    let turn = match without.join(" ").as_str() {
        "" if was_used => None,
        "undated" | "no date" => None,
        date => Some(GameTurn::parse(date)?),
    };
    Some(SetDate { turn, was_used, ..SetDate::default() })
}
