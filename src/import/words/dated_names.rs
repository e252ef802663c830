//! Names of rounds that are only a date or a day: “7 March”, “2026-03-07”, “Saturday evening”, “Saturday 10:00”.

use crate::book::calendar_words::{Month, Weekday, YEARS_OF_NAMES, month_named, time_of_day_named, weekday_named};
use crate::book::round_name_words::is_word_of_date;

/// No round of a tournament begins before this hour of the morning. “2:00” alone may be the afternoon, so it has no order.
const EARLIEST_HOUR: u16 = 7;

/// A longer text is no date.
const MOST_BYTES: usize = 40;

/// A date as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::import) struct WrittenDate {
    pub year: Option<u16>,
    /// The day and the month. Which of the two comes first is not known for “03/04”.
    pub numbers: [u8; 2],
    /// Whether the first number may also be the month.
    pub may_be_month_first: bool,
}

impl WrittenDate {
    const fn known(year: Option<u16>, month: u8, day: u8) -> Self {
        WrittenDate { year, numbers: [day, month], may_be_month_first: false }
    }

    /// The month and the day, if the month is the first of the two numbers or if it is the second. `None` if that cannot be.
    pub(in crate::import) fn month_and_day(self, month_first: bool) -> Option<(u8, u8)> {
        let [first, second] = self.numbers;
        let (day, month) = if month_first && self.may_be_month_first { (second, first) } else { (first, second) };
        ((1..=12).contains(&month) && (1..=31).contains(&day)).then_some((month, day))
    }
}

/// The parts of a name that is only a date or a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::import) struct DatedName {
    pub date: Option<WrittenDate>,
    pub weekday: Option<Weekday>,
    pub time: Option<TimeInDay>,
    /// Whether the hour may also be that hour of the afternoon: “9:00”, but not “09:00” and “9 am”.
    pub may_be_afternoon: bool,
}

/// A time of a day. The order of an hour and a word is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::import) enum TimeInDay {
    /// The minute of the day.
    Hour(u16),
    /// The position of a word such as “evening” in the day.
    Word(u8),
}

impl DatedName {
    /// Reads a name. `None` if it has anything else than a date, a day and a time.
    pub(in crate::import) fn parse(text: &str) -> Option<Self> {
        if text.len() > MOST_BYTES {
            return None;
        }
        let mut found = DatedName::default();
        let (mut year, mut month, mut day) = (None, None, None);
        let mut hour = None;
        let mut says_half = false;
        let is_space = |c: char| c.is_whitespace() || c == ',';
        for word in text.split(is_space).filter(|word| !word.is_empty()) {
            let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
            if bare.is_empty() {
                continue;
            }
            if let Some(named) = weekday_named(bare).filter(|_| found.weekday.is_none()) {
                found.weekday = Some(named);
            } else if let Some(named) = month_named(bare).filter(|_| month.is_none()) {
                month = Some(named);
            } else if let Some(named) = time_of_day_named(bare).filter(|_| !is_word_of_date(bare)) {
                says_half = true;
                let at = TimeInDay::Word(named as u8);
                found.time = found.time.or(Some(at));
            } else if let Some(date) = numeric_date(word).filter(|_| found.date.is_none()) {
                found.date = Some(date);
            } else if let Some(number) = year_in(bare).filter(|_| year.is_none()) {
                year = Some(number);
            } else if let Some(number) = day_in(bare).filter(|_| day.is_none()) {
                day = Some(number);
            } else if let Some(minute) = minutes_of_hour(bare).filter(|_| hour.is_none()) {
                hour = Some((minute, bare));
            } else if !is_word_of_date(bare) {
                return None;
            }
        }
        match (month, day) {
            (Some(month), Some(day)) if found.date.is_none() => {
                found.date = Some(WrittenDate::known(year, month_number(month), day));
                year = None;
                found.date?.month_and_day(false)?;
            }
            // “Saturday 9” names an hour.
            (None, Some(day)) if hour.is_none() && found.weekday.is_some() && found.date.is_none() && day < 24 => {
                hour = Some((u16::from(day) * 60, ""));
            }
            (None, None) => {}
            _ => return None,
        }
        if year.is_some() {
            return None;
        }
        if let Some((minute, written)) = hour {
            // The date of a spreadsheet has a time of 0:00.
            let is_midnight = minute == 0 && found.date.is_some();
            let text = text.to_lowercase();
            let says = |half: &str| says_half && text.split_whitespace().any(|word| word.ends_with(half));
            found.time = match (says("am"), says("pm")) {
                _ if is_midnight => found.time,
                (true, false) => Some(TimeInDay::Hour(minute % (12 * 60))),
                (false, true) => Some(TimeInDay::Hour(minute % (12 * 60) + 12 * 60)),
                _ if minute < EARLIEST_HOUR * 60 => None,
                _ => Some(TimeInDay::Hour(minute)),
            };
            let is_of_morning = minute < 12 * 60 && !written.starts_with('0') && !written.ends_with(['m', 'M']);
            found.may_be_afternoon = is_of_morning && !says("am") && !says("pm");
        }
        (found.date.is_some() || found.weekday.is_some()).then_some(found)
    }
}

/// Reads the name of a round, which may also be a month: “March”, “March 2026”, “03/2026”. A title with such a word may be a name.
pub(in crate::import) fn parse_name_of_round(text: &str) -> Option<DatedName> {
    let of_month = || Some(DatedName { date: Some(month_of_year(text)?), ..DatedName::default() });
    DatedName::parse(text).or_else(of_month)
}

/// Reads a month, with or without its year before or after it. A month in numbers has a year and a mark: “12-2025”, “2025/12”.
fn month_of_year(text: &str) -> Option<WrittenDate> {
    if text.len() > MOST_BYTES {
        return None;
    }
    let is_mark = |c: char| matches!(c, '-' | '/' | '.' | ',');
    let mut words = text.split(|c: char| c.is_whitespace() || is_mark(c)).filter(|word| !word.is_empty());
    let (first, second) = (words.next()?, words.next());
    if words.next().is_some() {
        return None;
    }
    let (month, year) = match second {
        None => (first, None),
        Some(second) => match year_in(second) {
            Some(year) => (first, Some(year)),
            None => (second, Some(year_in(first)?)),
        },
    };
    let is_number = month.len() <= 2 && year.is_some() && !text.trim().contains(char::is_whitespace);
    let in_numbers = || month.parse().ok().filter(|month| is_number && (1..=12).contains(month));
    let month = month_named(month).map(month_number).or_else(in_numbers)?;
    Some(WrittenDate::known(year, month, 1))
}

/// Whether a text is only a date or a day, with or without the time: “Friday”, “Saturday evening”, “Sat 9:30”, “7 March 2026”.
pub(in crate::import) fn is_date_or_day(text: &str) -> bool {
    DatedName::parse(text).is_some()
}

const fn month_number(month: Month) -> u8 {
    month as u8 + 1
}

fn year_in(word: &str) -> Option<u16> {
    (word.len() == 4).then(|| word.parse().ok()).flatten().filter(|year| YEARS_OF_NAMES.contains(year))
}

/// The day of a month: “7”, “7th”.
fn day_in(word: &str) -> Option<u8> {
    let end = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    let (digits, suffix) = word.split_at(end);
    let is_ordinal = suffix.is_empty() || crate::book::round_name_words::is_ordinal_suffix(suffix);
    (is_ordinal && digits.len() <= 2).then(|| digits.parse().ok()).flatten().filter(|day| (1..=31).contains(day))
}

/// “2026-03-07”, “7.3.2026”, “7.3.”, “7/3/26” and “7/3”. Only points say that the day comes first.
fn numeric_date(word: &str) -> Option<WrittenDate> {
    let word = word.strip_suffix("T00:00:00").unwrap_or(word);
    let mark = word.chars().find(|c| !c.is_ascii_digit()).filter(|mark| matches!(mark, '-' | '/' | '.'))?;
    let parts: Vec<&str> = word.split(mark).collect();
    let is_number = |part: &&str| (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    let numbers = |parts: &[&str]| -> Option<Vec<u8>> { parts.iter().map(|part| part.parse().ok()).collect() };
    let (parts, is_open) = match &parts[..] {
        [parts @ .., ""] if mark == '.' => (parts, true),
        parts => (parts, false),
    };
    if !parts.iter().all(is_number) {
        return None;
    }
    let may_be_month_first = mark != '.';
    let date = match parts {
        [year, rest @ ..] if year.len() == 4 && rest.len() == 2 => {
            let rest = numbers(rest)?;
            WrittenDate::known(year_in(year), rest[0], rest[1])
        }
        [rest @ .., year] if rest.len() == 2 && (year.len() == 4 || year.len() == 2) => {
            let rest = numbers(rest)?;
            let year = if year.len() == 4 { year_in(year) } else { year.parse().ok().map(|year: u16| 2000 + year) };
            year?;
            WrittenDate { year, numbers: [rest[0], rest[1]], may_be_month_first }
        }
        // “1.2” is a number, and “1-2” a pair.
        rest if rest.len() == 2 && (is_open || mark == '/') => {
            let rest = numbers(rest)?;
            WrittenDate { year: None, numbers: [rest[0], rest[1]], may_be_month_first }
        }
        _ => return None,
    };
    let can_be = |month_first| date.month_and_day(month_first).is_some();
    (can_be(false) || can_be(true)).then_some(date)
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
        let minutes = minutes.map(|text| DatedName::parse(text).unwrap().time.unwrap());
        assert_eq!(minutes, [600, 540, 1260, 1050, 840, 870, 0].map(TimeInDay::Hour));
        for text in ["10:00", "Saturday 25:00", "Saturday 1907", "Sat R1"] {
            assert_eq!(DatedName::parse(text), None, "{text}");
        }
        for text in ["Saturday", "Saturday 2:00"] {
            assert_eq!(DatedName::parse(text).unwrap().time, None, "{text}");
        }
        let [morning, evening] = ["Saturday morning", "samedi soir"].map(|text| DatedName::parse(text).unwrap().time);
        assert!(morning < evening);
    }

    #[test]
    fn dates_are_read_as_they_are_written() {
        for (text, year, month, day) in [
            ("2026-03-07", Some(2026), 3, 7),
            ("2026-03-07 00:00", Some(2026), 3, 7),
            ("7 March 2026", Some(2026), 3, 7),
            ("March 7th, 2026", Some(2026), 3, 7),
            ("7. März", None, 3, 7),
            ("7 de marzo de 2026", Some(2026), 3, 7),
            ("Sat 7 Mar", None, 3, 7),
            ("7.3.2026", Some(2026), 3, 7),
            ("07.03.", None, 3, 7),
            ("7.3.26", Some(2026), 3, 7),
        ] {
            let date = DatedName::parse(text).and_then(|name| name.date).unwrap_or_else(|| panic!("{text}"));
            assert_eq!((date.year, date.month_and_day(true)), (year, Some((month, day))), "{text}");
        }
        let date = DatedName::parse("03/04/2026").unwrap().date.unwrap();
        assert_eq!([date.month_and_day(false), date.month_and_day(true)], [Some((4, 3)), Some((3, 4))]);
        let date = DatedName::parse("13/04").unwrap().date.unwrap();
        assert_eq!([date.month_and_day(false), date.month_and_day(true)], [Some((4, 13)), None]);
        for month in ["March 2026", "2026 Mar", "Mar-2026", "03-2026", "3/2026", "03.2026", "2026-03", "2026/3"] {
            let date = parse_name_of_round(month).and_then(|name| name.date);
            assert_eq!(date, Some(WrittenDate::known(Some(2026), 3, 1)), "{month}");
        }
        for text in ["May Lee", "3 2026", "13-2026", "03-1907", "03-26", "3", "2026", "2026-2027"] {
            assert_eq!(parse_name_of_round(text), None, "{text}");
        }
        for text in ["1.2", "1-2", "7", "2026", "March", "7 March Ann", "40 March", "14/15/2026", "May 7 1907 8"] {
            assert_eq!(DatedName::parse(text), None, "{text}");
        }
    }
}
