//! [`PlannedRounds`], the rounds that a player means to play, typed as one text: “1-3, 5”, “not 4”.

use std::borrow::Cow;
use std::fmt;

use super::typed_words::is_dash;
use crate::languages::window_sentences::values;
use crate::languages::{Language, in_language};

/// The largest number of a round that can be typed.
const LAST: usize = 99;

/// The word before the numbers of rounds that are left out, as it is kept.
const EXCEPT: &str = "not ";

/// The rounds in which a player wants to play, by their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PlannedRounds {
    #[default]
    All,
    /// These rounds, in order.
    Only(Vec<usize>),
    /// All rounds but these, in order.
    Except(Vec<usize>),
}

impl PlannedRounds {
    /// Reads “1-3, 5”, “not 4”, “all” or an empty text. `None` if the text is no list of rounds.
    pub fn parse(text: &str) -> Option<PlannedRounds> {
        let folded = text.trim().to_lowercase();
        if matches!(folded.as_str(), "" | "all") {
            return Some(PlannedRounds::All);
        }
        let without =
            [EXCEPT, "except ", "without ", "all but ", "absent "].iter().find_map(|word| folded.strip_prefix(word));
        let without = without.or_else(|| after_word_of_window(&folded));
        let mut numbers = Vec::new();
        for part in without.unwrap_or(&folded).split([',', ';', '+', '&', ' ']).filter(|part| !part.is_empty()) {
            let number = |text: &str| {
                let digits = text.trim_start_matches("round").trim_start_matches('r');
                digits.parse().ok().filter(|number| (1..=LAST).contains(number))
            };
            match part.split_once(|c: char| is_dash(c.encode_utf8(&mut [0; 4]))) {
                Some((first, last)) => numbers.extend(number(first)?..=number(last)?),
                None => numbers.push(number(part)?),
            }
        }
        numbers.sort_unstable();
        numbers.dedup();
        match without {
            _ if numbers.is_empty() => None,
            Some(_) => Some(PlannedRounds::Except(numbers)),
            None => Some(PlannedRounds::Only(numbers)),
        }
    }

    /// The rounds of a player as they are kept, “1-3, 5” or “not 4”, in the language of the window.
    pub fn in_window(kept: &str) -> Cow<'_, str> {
        kept.strip_prefix(EXCEPT).map_or(kept.into(), |numbers| values::rounds_except(numbers).into())
    }

    /// Whether the round with this number is among them.
    pub fn contains(&self, number: usize) -> bool {
        match self {
            PlannedRounds::All => true,
            PlannedRounds::Only(numbers) => numbers.contains(&number),
            PlannedRounds::Except(numbers) => !numbers.contains(&number),
        }
    }
}

impl fmt::Display for PlannedRounds {
    /// “1-3, 5”. Empty for all rounds.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (prefix, numbers) = match self {
            PlannedRounds::All => return Ok(()),
            PlannedRounds::Only(numbers) => ("", numbers),
            PlannedRounds::Except(numbers) => (EXCEPT, numbers),
        };
        let runs = numbers.chunk_by(|one, next| one + 1 == *next).map(|run| match run {
            [first, .., last] if run.len() > 2 => format!("{first}-{last}"),
            run => run.iter().map(usize::to_string).collect::<Vec<_>>().join(", "),
        });
        write!(f, "{prefix}{}", runs.collect::<Vec<_>>().join(", "))
    }
}

/// The text after the word that the window shows before rounds that are left out, in any of its languages.
fn after_word_of_window(folded: &str) -> Option<&str> {
    if !folded.starts_with(char::is_alphabetic) {
        return None;
    }
    let after_word = |language: &Language| {
        let word = in_language(*language, || values::rounds_except("")).trim().to_lowercase();
        folded.strip_prefix(&word).filter(|rest| rest.starts_with(' '))
    };
    Language::OF_WINDOW.iter().find_map(after_word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn canonical(text: &str) -> Option<String> {
        PlannedRounds::parse(text).map(|rounds| rounds.to_string())
    }

    #[test]
    fn a_list_of_rounds_is_read_as_directors_write_it() {
        for (typed, shown) in [
            ("1-3, 5", "1-3, 5"),
            ("3;1 2", "1-3"),
            ("R1–R2", "1, 2"),
            ("2+4", "2, 4"),
            ("Not 4", "not 4"),
            ("except 1-2", "not 1, 2"),
            ("all", ""),
            (" ", ""),
        ] {
            assert_eq!(canonical(typed).as_deref(), Some(shown), "{typed}");
        }
        for typed in ["some", "0", "1-", "not", "3-2", "100"] {
            assert_eq!(canonical(typed), None, "{typed}");
        }
    }

    #[test]
    fn a_list_of_rounds_says_which_rounds_are_played() {
        let played =
            |text: &str| (1..=5).filter(|n| PlannedRounds::parse(text).unwrap().contains(*n)).collect::<Vec<_>>();
        assert_eq!(played("1-3, 5"), [1, 2, 3, 5]);
        assert_eq!(played("not 4"), [1, 2, 3, 5]);
        assert_eq!(played(""), [1, 2, 3, 4, 5]);
    }
}
