//! Formatting of numbers and letters for users, and reading of typed numbers. It depends on no other module.

/// A number is written with all its decimals if it has no more than this, apart from the rounding errors of the computer.
const SHORT_DECIMALS: usize = 9;

/// The share of a number that a few sums in the computer may add to it.
const ROUNDING: f64 = 1e-14;

/// Rounds a number for display as Excel does: half away from zero, on the value with 15 significant digits.
///
/// `format_rounded(76.5, 0)` is “77” and `format_rounded(-0.125, 2)` is “-0.13”: never half to even.
pub fn format_rounded(value: f64, decimals: usize) -> String {
    if !value.is_finite() {
        return String::new();
    }
    // “4.55284552845529e1”: the fifteen digits that Excel keeps, and the exponent of the first digit.
    let fifteen = format!("{:.14e}", value.abs());
    let Some((mantissa, exponent)) = fifteen.split_once('e') else { return value.to_string() };
    let digits: Vec<u8> = mantissa.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect();
    let exponent: i64 = exponent.parse().unwrap_or(0);
    // The digit at `position` after the decimal point. A negative position is before the point.
    let digit =
        |position: i64| usize::try_from(position + exponent).ok().and_then(|at| digits.get(at)).copied().unwrap_or(0);
    let last = i64::try_from(decimals).unwrap_or(i64::MAX);
    let first = (-exponent).min(0);
    let mut rounded: Vec<u8> = (first..=last).map(digit).collect();
    let mut carry = digit(last + 1) >= 5;
    for digit in rounded.iter_mut().rev() {
        if !carry {
            break;
        }
        carry = *digit == 9;
        *digit = if carry { 0 } else { *digit + 1 };
    }
    if carry {
        rounded.insert(0, 1);
    }
    let mut text = String::with_capacity(rounded.len() + 2);
    if value < 0.0 && rounded.iter().any(|digit| *digit != 0) {
        text.push('-');
    }
    let whole = rounded.len() - decimals;
    for (n, digit) in rounded.into_iter().enumerate() {
        if n == whole {
            text.push('.');
        }
        text.push(char::from(b'0' + digit));
    }
    text
}

/// As [`format_rounded`], without the zeros at the end: “19.5”, “8”.
pub fn format_short(value: f64, most_decimals: usize) -> String {
    let text = format_rounded(value, most_decimals);
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}

/// The number for another program, with all its decimals: 0.6 and not 0.6000000000000001, which is only the rounding of the
/// computer.
pub fn plain_number(value: f64) -> String {
    let short = format_short(value, SHORT_DECIMALS);
    let is_same = short.parse().is_ok_and(|read: f64| (read - value).abs() <= ROUNDING * value.abs().max(1.0));
    if is_same { short } else { value.to_string() }
}

/// The number that a text is, with a point or a comma before its decimals: 45.53 for “45.53” and “45,53”.
pub fn read_number(text: &str) -> Option<f64> {
    let read = |text: &str| text.parse().ok().filter(|number: &f64| number.is_finite());
    let text = text.trim();
    // Most texts have neither sign.
    if text.contains([',', '−']) { read(&text.replace(',', ".").replace('−', "-")) } else { read(text) }
}

/// The sum of these numbers. It is 0 without a sign if there are none; `Iterator::sum` gives -0 then.
pub fn sum_of(numbers: impl IntoIterator<Item = f64>) -> f64 {
    numbers.into_iter().fold(0.0, |sum, number| sum + number)
}

/// The number, with 0 for -0.
pub fn without_negative_zero(number: f64) -> f64 {
    number + 0.0
}

/// A number with its noun: “1 board”, “3 boards”.
pub fn counted<N: Copy + std::fmt::Display + PartialEq + From<u8>>(number: N, noun: &str) -> String {
    let ending = if number == N::from(1) { "" } else { "s" };
    format!("{number} {noun}{ending}")
}

/// “once”, “twice”, “three times”, “12 times”.
pub fn times_text(count: usize) -> String {
    const WORDS: [&str; 8] = ["never", "once", "twice", "three", "four", "five", "six", "seven"];
    match (count, WORDS.get(count)) {
        (0..=2, Some(word)) => (*word).to_owned(),
        (_, Some(word)) => format!("{word} times"),
        (_, None) => format!("{count} times"),
    }
}

/// “Ann”, “Ann and Ben”, “Ann, Ben and Cleo”.
pub fn join_with_and(items: &[impl AsRef<str>]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items[..] {
        [] => String::new(),
        [one] => one.to_owned(),
        [ref others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

/// The number of decimals at which two different numbers look different, at least `decimals`.
pub fn distinguishing_decimals(a: f64, b: f64, decimals: usize) -> usize {
    /// Figures are compared at nine decimals.
    const MOST: usize = 10;
    (decimals..MOST).find(|decimals| format_rounded(a, *decimals) != format_rounded(b, *decimals)).unwrap_or(MOST)
}

/// The letters for a position from 0: A, B, … Z, AA, AB, … as for boards and for columns of a worksheet.
pub fn letter_name(mut position: usize) -> String {
    let mut name = String::new();
    loop {
        // The remainder is the index of one of the 26 letters.
        name.insert(0, char::from(b'A' + u8::try_from(position % 26).unwrap_or_default()));
        if position < 26 {
            return name;
        }
        position = position / 26 - 1;
    }
}

/// The number of decimals in a printed number, at most nine.
pub fn decimal_count(value: f64) -> usize {
    let text = format!("{value}");
    text.split_once('.').map_or(0, |(_, decimals)| decimals.len()).min(9)
}

/// A place as it is said: “1st”, “12th”, “23rd”.
pub fn numbered(place: usize) -> String {
    let ending = match (place % 10, place % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_written_without_the_rounding_of_the_computer() {
        assert_eq!((plain_number(0.1 + 0.2 + 0.3), plain_number(100.0)), ("0.6".to_owned(), "100".to_owned()));
        assert_eq!((plain_number(-1.0 / 3.0), plain_number(-0.0)), ("-0.3333333333333333".to_owned(), "0".to_owned()));
    }

    #[test]
    fn a_number_is_read_with_a_point_and_with_a_comma_and_a_text_is_none() {
        for (text, number) in [
            ("45.53", Some(45.53)),
            (" −45,5 ", Some(-45.5)),
            ("8", Some(8.0)),
            ("1,2,3", None),
            ("1.234,5", None),
            ("inf", None),
            ("Nan", None),
            ("", None),
        ] {
            assert_eq!(read_number(text), number, "{text}");
        }
    }

    #[test]
    fn halves_are_rounded_away_from_zero_on_fifteen_digits() {
        for (value, decimals, text) in [
            (76.5, 0, "77"),
            (42.5, 0, "43"),
            (-0.125, 2, "-0.13"),
            (2.675, 2, "2.68"),
            (1.005, 2, "1.01"),
            (0.5, 0, "1"),
            (0.05, 1, "0.1"),
            (0.049, 1, "0.0"),
            (-0.004, 2, "0.00"),
            (9.995, 2, "10.00"),
            (99.852_874, 2, "99.85"),
            (0.0, 2, "0.00"),
            (28034.0, 2, "28034.00"),
            (1e-12, 2, "0.00"),
            (123_456_789.125, 2, "123456789.13"),
        ] {
            assert_eq!(format_rounded(value, decimals), text, "{value}");
        }
        assert_eq!(format_rounded(f64::NAN, 2), "");
    }

    #[test]
    fn trailing_zeros_are_removed() {
        for (value, text) in [(19.5, "19.5"), (8.0, "8"), (100.0, "100"), (0.12345, "0.1235")] {
            assert_eq!(format_short(value, 4), text);
        }
    }

    #[test]
    fn an_empty_sum_has_no_sign() {
        assert!(sum_of([]).is_sign_positive() && sum_of([-0.0]).is_sign_positive());
        assert_eq!(sum_of([1.5, -4.0]), -2.5);
    }

    #[test]
    fn names_are_joined_with_one_and() {
        let joined = |names: &[&str]| join_with_and(names);
        assert_eq!(joined(&[]), "");
        assert_eq!(joined(&["Ann"]), "Ann");
        assert_eq!(joined(&["Ann", "Ben"]), "Ann and Ben");
        assert_eq!(joined(&["Ann", "Ben", "Cleo"]), "Ann, Ben and Cleo");
    }

    #[test]
    fn a_number_of_times_is_a_word_where_english_has_one() {
        assert_eq!([1, 2, 3, 7, 12].map(times_text), ["once", "twice", "three times", "seven times", "12 times"]);
    }

    #[test]
    fn zero_has_no_sign() {
        assert!(without_negative_zero(-0.0).is_sign_positive());
        assert_eq!(without_negative_zero(-1.5), -1.5);
    }

    #[test]
    fn different_figures_get_enough_decimals_to_look_different() {
        assert_eq!(distinguishing_decimals(35.741, 35.738, 2), 3);
        assert_eq!(distinguishing_decimals(35.74, 31.8, 2), 2);
    }

    #[test]
    fn the_decimals_of_a_printed_number_are_counted() {
        assert_eq!((decimal_count(45.53), decimal_count(26.0), decimal_count(45.528_455_284_552_85)), (2, 0, 9));
    }

    #[test]
    fn places_are_numbered_as_they_are_said() {
        let numbered: Vec<String> = [1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(numbered).to_vec();
        assert_eq!(numbered, ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd", "111th"]);
    }
}
