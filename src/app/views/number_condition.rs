//! Conditions on numbers that are typed into the filter of a column: “> 20”, “<= 5”, “top 10”.

use crate::book::fold_name;
use crate::figures::read_number;
use crate::languages::window_sentences::dialogs as texts;
use crate::languages::{Language, WindowText, in_language};
use crate::standings::nearly_equal;

/// A condition on the number in a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NumberCondition {
    Above(f64),
    AtLeast(f64),
    Below(f64),
    AtMost(f64),
    Equal(f64),
    /// This many of the largest numbers of the column.
    Top(usize),
    /// This many of the smallest ones.
    Bottom(usize),
}

/// The number in a cell: “45.53”, “45,53”, the place “3 =”.
pub fn number_in(text: &str) -> Option<f64> {
    let text = text.trim().trim_start_matches("T ").trim_end_matches(['=', '%', ' ']);
    read_number(text)
}

/// Makes a condition of a typed number.
type FromNumber = fn(f64) -> NumberCondition;

impl NumberCondition {
    /// The condition in a typed text. `None` for every other text.
    pub fn parse(text: &str) -> Option<NumberCondition> {
        let folded = fold_name(text);
        // The words of all languages of the window are understood.
        let count_beside = |word: WindowText| {
            Language::OF_WINDOW.into_iter().find_map(|language| {
                let word = fold_name(in_language(language, word));
                let rest = folded.strip_prefix(&*word).or_else(|| folded.strip_suffix(&*word))?;
                rest.trim().parse::<usize>().ok().filter(|count| *count > 0)
            })
        };
        let top = || count_beside(texts::top_of_column).map(NumberCondition::Top);
        let bottom = || count_beside(texts::bottom_of_column).map(NumberCondition::Bottom);
        if let Some(condition) = top().or_else(bottom) {
            return Some(condition);
        }
        let signs: [(&str, FromNumber); 7] = [
            (">=", NumberCondition::AtLeast),
            ("≥", NumberCondition::AtLeast),
            ("<=", NumberCondition::AtMost),
            ("≤", NumberCondition::AtMost),
            (">", NumberCondition::Above),
            ("<", NumberCondition::Below),
            ("=", NumberCondition::Equal),
        ];
        let text = text.trim();
        signs.into_iter().find_map(|(sign, condition)| number_in(text.strip_prefix(sign)?).map(condition))
    }

    /// The condition for a column with these numbers: “top 10” becomes “at least the tenth number”. Rows with an equal number
    /// are shown together.
    #[must_use]
    pub fn for_column(self, numbers: impl IntoIterator<Item = f64>) -> NumberCondition {
        let mut numbers: Vec<f64> = numbers.into_iter().collect();
        numbers.sort_by(f64::total_cmp);
        match self {
            NumberCondition::Top(count) => {
                let last = numbers.len().saturating_sub(count);
                numbers.get(last).map_or(self, |least| NumberCondition::AtLeast(*least))
            }
            NumberCondition::Bottom(count) => {
                let last = count.min(numbers.len()).saturating_sub(1);
                numbers.get(last).map_or(self, |most| NumberCondition::AtMost(*most))
            }
            _ => self,
        }
    }

    /// Whether the number in a cell meets the condition. A text without a number does not.
    pub fn is_met(self, text: &str) -> bool {
        let Some(number) = number_in(text) else { return false };
        let is_level = |limit: f64| nearly_equal(number, limit);
        match self {
            NumberCondition::Above(limit) => number > limit && !is_level(limit),
            NumberCondition::AtLeast(limit) => number > limit || is_level(limit),
            NumberCondition::Below(limit) => number < limit && !is_level(limit),
            NumberCondition::AtMost(limit) => number < limit || is_level(limit),
            NumberCondition::Equal(wanted) => is_level(wanted),
            // A column without numbers.
            NumberCondition::Top(_) | NumberCondition::Bottom(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_conditions_are_read_and_other_texts_are_not() {
        for (text, condition) in [
            ("> 20", Some(NumberCondition::Above(20.0))),
            (">=20,5", Some(NumberCondition::AtLeast(20.5))),
            ("<3", Some(NumberCondition::Below(3.0))),
            ("= 7", Some(NumberCondition::Equal(7.0))),
            ("top 10", Some(NumberCondition::Top(10))),
            ("Bottom3", Some(NumberCondition::Bottom(3))),
            // In French and Italian.
            ("10 premiers", Some(NumberCondition::Top(10))),
            ("ultimi 3", Some(NumberCondition::Bottom(3))),
            ("top 0", None),
            ("Topsham", None),
            ("20", None),
            (">", None),
            ("<b>", None),
        ] {
            assert_eq!(NumberCondition::parse(text), condition, "{text}");
        }
    }

    #[test]
    fn the_largest_numbers_include_those_that_are_equal_to_the_last_of_them() {
        let condition = NumberCondition::Top(2).for_column([5.0, 9.0, 7.0, 7.0]);
        let met = |text: &str| condition.is_met(text);
        assert_eq!(["9", "7.00", "5", "", "–"].map(met), [true, true, false, false, false]);
        assert!(NumberCondition::Bottom(9).for_column([5.0, 9.0]).is_met("9"), "there are fewer");
    }
}
