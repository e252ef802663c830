//! The order sheets of a player: original and revised ones (WDC 2006 §11), and the dates of the sets on them (§8).

use super::game_turn::GameTurn;

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
}

/// The sheet that a heading names: “orders”, “orders revised 1”. `None` if the line is no heading.
pub(super) fn parse_sheet(folded: &str) -> Option<Sheet> {
    let mut sheet = Sheet::Original;
    for word in folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        match word {
            "orders" | "order" | "sheet" | "no" | "number" | "original" | "retreats" | "adjustments" | "builds"
            | "removals" => {}
            "revised" | "revision" => {
                if sheet == Sheet::Original {
                    sheet = Sheet::Revised(1);
                }
            }
            number => sheet = Sheet::Revised(number.parse().ok().filter(|_| sheet != Sheet::Original)?),
        }
    }
    Some(sheet)
}

/// What is written against a set of orders: a season, “used”, “undated”.
pub(super) fn parse_set_date(text: &str) -> Option<(Option<GameTurn>, bool)> {
    let folded = text.trim().to_lowercase();
    let without: Vec<&str> = folded.split_whitespace().filter(|word| !matches!(*word, "used" | "(used)")).collect();
    let was_used = without.len() < folded.split_whitespace().count();
    match without.join(" ").as_str() {
        "" if was_used => Some((None, true)),
        "undated" | "no date" => Some((None, was_used)),
        // A year alone, or a word alone, is no date of a set.
        date if date.chars().any(|c| c.is_ascii_digit()) || matches!(date, "spring" | "fall" | "autumn" | "winter") => {
            GameTurn::parse(date).map(|turn| (Some(turn), was_used))
        }
        _ => None,
    }
}
