//! The figures of text fields: how the window shows a stored text, and how a typed one is stored. What is stored has a decimal point,
//! and commas between the figures of a list, in every language. A formula is no such text: in it a comma separates arguments.

use super::window_language;

/// What figures the text of a field has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureField {
    /// One figure: “73.5”.
    One,
    /// A list of figures, with or without names: “1, 0.5”, “solo 73.5, part 1”.
    List,
}

impl FigureField {
    /// A stored text with the decimal sign of the window: “73,5”. Where that is the comma, semicolons separate the figures of a
    /// list: “1; 0,5”.
    pub fn shown(self, stored: &str) -> String {
        if !window_language().has_decimal_comma() {
            return stored.to_owned();
        }
        let mut signs: Vec<char> = stored.chars().collect();
        if self == FigureField::List && !signs.contains(&';') {
            replace(&mut signs, ',', ';');
        }
        for at in decimal_signs(&signs, '.') {
            signs[at] = ',';
        }
        signs.into_iter().collect()
    }

    /// A typed text as it is stored. Both decimal signs are understood. In a list a comma between two digits is one where the
    /// language has it or where semicolons separate the figures; every other comma separates, as in “1, 1”. The text keeps its
    /// length, so that the place of an error is the same.
    pub fn stored(self, typed: &str) -> String {
        let mut signs: Vec<char> = typed.chars().collect();
        if self == FigureField::One || window_language().has_decimal_comma() || signs.contains(&';') {
            for at in decimal_signs(&signs, ',') {
                signs[at] = '.';
            }
        }
        if self == FigureField::List {
            replace(&mut signs, ';', ',');
        }
        signs.into_iter().collect()
    }
}

fn replace(signs: &mut [char], old: char, new: char) {
    for sign in signs.iter_mut().filter(|sign| **sign == old) {
        *sign = new;
    }
}

/// The positions at which this sign is a decimal sign: between two digits, and the only one in its part of a list.
fn decimal_signs(signs: &[char], sign: char) -> Vec<usize> {
    let is_digit = |at: usize| signs.get(at).is_some_and(char::is_ascii_digit);
    let is_between_digits = |at: &usize| matches!(signs[*at], '.' | ',') && is_digit(at - 1) && is_digit(at + 1);
    let between: Vec<usize> = (1..signs.len()).filter(is_between_digits).collect();
    let are_apart = |one: usize, next: usize| signs[one + 1..next].iter().any(|sign| matches!(sign, ',' | ';'));
    let is_alone = |n: usize| {
        (n == 0 || are_apart(between[n - 1], between[n]))
            && between.get(n + 1).is_none_or(|next| are_apart(between[n], *next))
    };
    (0..between.len()).filter(|n| is_alone(*n)).map(|n| between[n]).filter(|at| signs[*at] == sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::{Language, in_language};

    #[test]
    fn a_figure_is_shown_with_the_sign_of_the_window_and_typed_with_either() {
        for (language, shown) in [(Language::English, "73.5"), (Language::French, "73,5"), (Language::German, "73,5")] {
            in_language(language, || {
                assert_eq!(FigureField::One.shown("73.5"), shown);
                assert_eq!(["73.5", "73,5"].map(|typed| FigureField::One.stored(typed)), ["73.5", "73.5"]);
                assert_eq!(FigureField::One.stored("12,5 %"), "12.5 %");
                // What is no figure stays as it was typed.
                for typed in ["", "73,", "1,2,3", "1.234,5", "½"] {
                    assert_eq!(FigureField::One.stored(typed), typed);
                }
            });
        }
    }

    #[test]
    fn a_list_has_semicolons_where_the_comma_is_the_decimal_sign() {
        let french = |stored: &str, shown: &str| {
            in_language(Language::French, || {
                assert_eq!(FigureField::List.shown(stored), shown);
                assert_eq!(FigureField::List.stored(shown), stored);
            });
        };
        french("1, 1, ½", "1; 1; ½");
        french("32, 16.5, 8", "32; 16,5; 8");
        french("32,16.5,8", "32;16,5;8");
        french("solo 73.5, part 1", "solo 73,5; part 1");
        french("", "");
        assert_eq!(FigureField::List.shown("32, 16.5"), "32, 16.5");
    }

    #[test]
    fn a_comma_separates_unless_it_is_between_the_digits_of_one_figure() {
        let stored = |language, typed: &str| in_language(language, || FigureField::List.stored(typed));
        for (typed, english, french) in [
            ("1, 1, ½", "1, 1, ½", "1, 1, ½"),
            ("0.5, 1", "0.5, 1", "0.5, 1"),
            ("0,5", "0,5", "0.5"),
            ("0,5; 1", "0.5, 1", "0.5, 1"),
            ("38,14,7", "38,14,7", "38,14,7"),
            ("0,5, 1", "0,5, 1", "0.5, 1"),
            ("1; x", "1, x", "1, x"),
        ] {
            assert_eq!(
                [stored(Language::English, typed), stored(Language::French, typed)],
                [english, french],
                "{typed}"
            );
        }
    }
}
