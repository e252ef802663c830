//! The days of the week, the months and the times of a day in many languages. The words are data in `assets/words`.

use std::collections::HashMap;
use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use super::language_words::{LanguageFile, fold_word, language_files};
pub use super::word_meanings::{Month, TimeOfDay, Weekday};

/// A number of four digits in the name of a round that is a year, if it is one of these.
pub const YEARS_OF_NAMES: std::ops::RangeInclusive<u16> = 1950..=2100;

/// The words of all languages, folded. The first language with a word decides.
#[derive(Debug, Default)]
struct CalendarWords {
    days: FxHashMap<String, Weekday>,
    months: FxHashMap<String, Month>,
    times: FxHashMap<String, TimeOfDay>,
}

static WORDS: LazyLock<CalendarWords> = LazyLock::new(|| {
    fn add<T: Copy>(known: &mut FxHashMap<String, T>, of_file: &HashMap<T, Vec<String>>) {
        for (meaning, names) in of_file {
            for name in names {
                known.entry(fold_word(name)).or_insert(*meaning);
            }
        }
    }
    let mut words = CalendarWords::default();
    for LanguageFile { days, months, times_of_day, .. } in language_files() {
        add(&mut words.days, days);
        add(&mut words.months, months);
        add(&mut words.times, times_of_day);
    }
    words
});

/// The day of the week that a word names: “Saturday”, “Sat.”, “samedi”.
pub fn weekday_named(word: &str) -> Option<Weekday> {
    WORDS.days.get(fold_word(word).as_str()).copied()
}

/// The month that a word names: “March”, “Mar.”, “mars”.
pub fn month_named(word: &str) -> Option<Month> {
    WORDS.months.get(fold_word(word).as_str()).copied()
}

/// The time of the day that a word names: “evening”, “am”, “soir”.
pub fn time_of_day_named(word: &str) -> Option<TimeOfDay> {
    WORDS.times.get(fold_word(word).as_str()).copied()
}

/// All words for days of the week, folded.
pub(super) fn weekday_words() -> impl Iterator<Item = &'static str> {
    WORDS.days.keys().map(String::as_str)
}

/// All words for months, folded.
pub(super) fn month_words() -> impl Iterator<Item = &'static str> {
    WORDS.months.keys().map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_names_the_days_and_the_months_and_no_word_has_two_meanings() {
        fn check<T: Copy + Eq + std::fmt::Debug>(known: &mut HashMap<String, T>, of_file: &HashMap<T, Vec<String>>) {
            for (meaning, names) in of_file {
                assert!(!names.is_empty(), "{meaning:?}");
                for name in names {
                    assert_eq!(*known.entry(fold_word(name)).or_insert(*meaning), *meaning, "{name}");
                }
            }
        }
        let (mut days, mut months, mut times) = (HashMap::new(), HashMap::new(), HashMap::new());
        for file in language_files() {
            assert_eq!((file.days.len(), file.months.len()), (7, 12), "{:?}", file.days);
            check(&mut days, &file.days);
            check(&mut months, &file.months);
            check(&mut times, &file.times_of_day);
        }
        assert_eq!(weekday_named("Sábado"), Some(Weekday::Saturday));
        assert_eq!(month_named("août"), Some(Month::August));
        assert!(time_of_day_named("matin") < time_of_day_named("Abend"));
    }
}
