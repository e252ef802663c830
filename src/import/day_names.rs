//! Days as the names of rounds: “Friday”, “Saturday evening”, “Saturday 10:00”.

use crate::book::language_words::{CellWord, is_cell_word};

/// No round of a tournament begins before this hour of the morning. “2:00” alone may be the afternoon, so it has no order.
const EARLIEST_HOUR: u16 = 7;

/// Whether a text is only a day of the week, with or without the time of the day: “Friday”, “Saturday evening”, “Sat 9:30”.
pub(super) fn is_day(text: &str) -> bool {
    let mut words = text.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    let begins_with_day = words.next().is_some_and(|word| is_cell_word(word, CellWord::Day));
    begins_with_day && words.all(|word| is_cell_word(word, CellWord::TimeOfDay) || minutes_of_hour(word).is_some())
}

/// The day in the name of a round and the minute of it at which the round begins: “Saturday” and 570 for “Saturday 9:30”. `None` where
/// the hour can be one of the morning or of the afternoon.
pub(super) fn day_and_minute(text: &str) -> Option<(&str, u16)> {
    let (day, time) = text.trim().split_once(char::is_whitespace)?;
    let words = || time.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    let minute = words().find_map(minutes_of_hour)?;
    let says = |half: &str| words().any(|word| word.to_ascii_lowercase().ends_with(half));
    let minute = match (says("am"), says("pm")) {
        (false, false) if minute < EARLIEST_HOUR * 60 => return None,
        (true, false) => minute % (12 * 60),
        (false, true) => minute % (12 * 60) + 12 * 60,
        _ => minute,
    };
    is_day(text).then_some((day, minute))
}

/// The minute of the day of an hour: “10:00”, “17.30”, “9am”, “2pm”, “14h”, “14h30”. A bare number is one below 24.
fn minutes_of_hour(word: &str) -> Option<u16> {
    let end = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    let (hour, rest) = word.split_at(end);
    let hour: u16 = hour.parse().ok().filter(|hour| *hour < 24)?;
    let rest = rest.to_ascii_lowercase();
    let (minutes, half) = match rest.strip_prefix([':', '.', 'h']) {
        Some(rest) => rest.split_at(rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())),
        None => ("", rest.as_str()),
    };
    let minutes: u16 = if minutes.is_empty() { 0 } else { minutes.parse().ok().filter(|minutes| *minutes < 60)? };
    let hour = match half {
        "" => hour,
        "am" => hour % 12,
        "pm" => hour % 12 + 12,
        _ => return None,
    };
    Some(hour * 60 + minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hours_of_a_day_can_be_compared() {
        let minutes = ["Saturday 10:00", "Sat 9am", "Sat 9 pm", "Sunday 17.30", "samedi 14h", "Sat 14h30", "Sat 12 am"];
        let minutes = minutes.map(|text| day_and_minute(text).unwrap().1);
        assert_eq!(minutes, [600, 540, 1260, 1050, 840, 870, 0]);
        for text in
            ["Saturday", "10:00", "Saturday evening", "Saturday 25:00", "Saturday 1907", "Sat R1", "Saturday 2:00"]
        {
            assert_eq!(day_and_minute(text), None, "{text}");
        }
    }
}
