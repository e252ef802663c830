//! Numbers as people read them. Every room may use this one; it uses none.

/// Rounds as Excel does before a number is shown: half away from zero, on the value at 15 significant digits.
///
/// `show(76.5, 0)` is “77” and `show(-0.125, 2)` is “-0.13”: never half to even.
pub fn show(value: f64, decimals: usize) -> String {
    if !value.is_finite() {
        return String::new();
    }
    // “4.55284552845529e1”: the fifteen digits that Excel keeps, and the power of ten of the first.
    let fifteen = format!("{:.14e}", value.abs());
    let Some((mantissa, exponent)) = fifteen.split_once('e') else { return value.to_string() };
    let digits: Vec<u8> = mantissa.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect();
    let exponent: i64 = exponent.parse().unwrap_or(0);
    // The digit at `position` after the point (negative: before it).
    let digit =
        |position: i64| usize::try_from(position + exponent).ok().and_then(|at| digits.get(at)).copied().unwrap_or(0);
    let last = i64::try_from(decimals).unwrap_or(i64::MAX);
    let first = (-exponent).min(0);
    let mut kept: Vec<u8> = (first..=last).map(digit).collect();
    let mut carry = digit(last + 1) >= 5;
    for place in kept.iter_mut().rev() {
        if !carry {
            break;
        }
        carry = *place == 9;
        *place = if carry { 0 } else { *place + 1 };
    }
    if carry {
        kept.insert(0, 1);
    }
    let mut text = String::with_capacity(kept.len() + 2);
    if value < 0.0 && kept.iter().any(|digit| *digit != 0) {
        text.push('-');
    }
    let whole = kept.len() - decimals;
    for (n, digit) in kept.into_iter().enumerate() {
        if n == whole {
            text.push('.');
        }
        text.push(char::from(b'0' + digit));
    }
    text
}

/// As [`show`], without the zeros at the end: “19.5”, “8”.
pub fn show_short(value: f64, most_decimals: usize) -> String {
    let text = show(value, most_decimals);
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}

/// A position, from 0, in letters: A, B, … Z, AA, AB, … as boards and a worksheet's columns are called.
pub fn letters(mut position: usize) -> String {
    let mut name = String::new();
    loop {
        // 26 letters, so the remainder is one of them.
        name.insert(0, char::from(b'A' + u8::try_from(position % 26).unwrap_or_default()));
        if position < 26 {
            return name;
        }
        position = position / 26 - 1;
    }
}

/// How many decimals a printed figure shows, at most nine.
pub fn decimals_of(value: f64) -> usize {
    let text = format!("{value}");
    text.split_once('.').map_or(0, |(_, decimals)| decimals.len()).min(9)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_go_away_from_zero_on_fifteen_digits() {
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
            assert_eq!(show(value, decimals), text, "{value}");
        }
        assert_eq!(show(f64::NAN, 2), "");
    }

    #[test]
    fn zeros_at_the_end_say_nothing() {
        for (value, text) in [(19.5, "19.5"), (8.0, "8"), (100.0, "100"), (0.12345, "0.1235")] {
            assert_eq!(show_short(value, 4), text);
        }
    }

    #[test]
    fn printed_figures_say_how_exact_they_are() {
        assert_eq!((decimals_of(45.53), decimals_of(26.0), decimals_of(45.528_455_284_552_85)), (2, 0, 9));
    }
}
