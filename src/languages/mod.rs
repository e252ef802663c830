//! The sentences of the program in the languages of the players. They are data in `assets/languages`, one file for each room;
//! the build makes a function for each: [`sentences`] for notices, [`window_sentences`] for the window, [`messages`] for what
//! is kept and read later. What a director typed is not here.

mod descriptions;
mod figure_field;
mod language;
mod message;
mod notice_languages;
mod pseudo;
mod window_language;

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::figures::{format_rounded, format_short};

pub use descriptions::{
    NameInFormulas, description_in, description_of_ladder, description_of_ruleset, description_of_system,
    example_title_in_window, name_in_formulas, source_in, title_in_ladder,
};
pub use figure_field::FigureField;
pub use language::Language;
pub use message::{Message, MessageValue};
pub use notice_languages::{
    BETWEEN_LANGUAGES, NoticeLanguages, NoticeLanguagesError, change_each_language, in_each_language,
};
pub(crate) use window_language::FixedSentence;
pub use window_language::{WindowText, in_english, in_language, kept_words, set_window_language, window_language};

/// The texts of `assets/languages`.
mod language_files {
    include!(concat!(env!("OUT_DIR"), "/language_files.rs"));
}

/// A function for each sentence. Its parameters are the variables of the sentence.
pub mod sentences {
    #![allow(missing_docs, clippy::too_many_arguments, reason = "made by the build from the sentences in English")]
    include!(concat!(env!("OUT_DIR"), "/sentences.rs"));
}

/// A function for each sentence that is kept as data. It makes the [`Message`].
pub mod messages {
    #![allow(missing_docs, clippy::too_many_arguments, reason = "made by the build from the sentences in English")]
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// A function for each sentence of the window, in the language of the window.
pub mod window_sentences {
    #![allow(
        missing_docs,
        clippy::too_many_arguments,
        clippy::wildcard_imports,
        reason = "made by the build from the sentences in English"
    )]
    include!(concat!(env!("OUT_DIR"), "/window_sentences.rs"));
}

/// The sentences of one language.
type Bundle = FluentBundle<FluentResource>;

/// The value of a variable.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Argument<'a> {
    Text(&'a str),
    /// A number, by which a language chooses a plural.
    Number(usize),
    /// A figure as text, or a calculation: “45.53 + 40.79 × ½”.
    Figure(&'a str),
}

/// The sentence of this key: that of a message, or after a point that of one of its attributes. In a language that lacks it, it
/// is in English.
pub(crate) fn sentence<'a>(
    language: Language,
    key: &str,
    arguments: impl IntoIterator<Item = (&'a str, Argument<'a>)>,
) -> String {
    known_sentence(language, key, arguments).unwrap_or_else(|| key.to_owned())
}

/// A sentence of a notice. A name that is written from right to left is followed by a mark of direction, without which the figures and
/// the commas behind it would stand before it.
pub(crate) fn notice_sentence<'a, const N: usize>(
    language: Language,
    key: &str,
    arguments: [(&'a str, Argument<'a>); N],
) -> String {
    let texts = arguments.map(|(_, argument)| match argument {
        Argument::Text(text) if !language.is_right_to_left() => with_mark_of_direction(text),
        Argument::Text(text) => Cow::Borrowed(text),
        Argument::Number(_) | Argument::Figure(_) => Cow::Borrowed(""),
    });
    let marked = arguments.iter().zip(&texts).map(|((name, argument), text)| match argument {
        Argument::Text(_) => (*name, Argument::Text(text)),
        other => (*name, *other),
    });
    sentence(language, key, marked)
}

/// The text, and behind letters from right to left the mark that the next ones are written from left to right.
fn with_mark_of_direction(text: &str) -> Cow<'_, str> {
    let is_leftwards =
        |letter: char| matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}');
    let ends_leftwards = || text.chars().rev().find(|letter| letter.is_alphabetic()).is_some_and(is_leftwards);
    if text.is_ascii() || !ends_leftwards() { Cow::Borrowed(text) } else { Cow::Owned(format!("{text}\u{200e}")) }
}

/// [`sentence`] for a key that was kept. `None` if this program has no such sentence, or one with other variables.
fn known_sentence<'a>(
    language: Language,
    key: &str,
    arguments: impl IntoIterator<Item = (&'a str, Argument<'a>)>,
) -> Option<String> {
    let arguments = arguments.into_iter();
    let mut values = FluentArgs::with_capacity(arguments.size_hint().0);
    for (name, argument) in arguments {
        match argument {
            Argument::Text(text) => values.set(name, FluentValue::from(text)),
            Argument::Number(number) => values.set(name, FluentValue::from(number)),
            Argument::Figure(figure) => values.set(name, FluentValue::from(language.figure(figure))),
        }
    }
    let of = |language: Language| -> Option<String> {
        let bundle = language.bundle();
        let (message, attribute) = key.split_once('.').map_or((key, None), |(key, attribute)| (key, Some(attribute)));
        let message = bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut faults = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut faults);
        faults.is_empty().then(|| text.into_owned())
    };
    let text = of(language).or_else(|| of(Language::English))?;
    Some(if language == Language::Pseudo { pseudo::marked(&text) } else { text })
}

/// A figure, or a calculation, with the decimal sign of the language of the window.
pub fn figure_in_window(text: &str) -> String {
    window_language().figure(text)
}

/// A number with this number of decimals, in the language of the window: “45,53”.
pub fn rounded_in_window(value: f64, decimals: usize) -> String {
    figure_in_window(&format_rounded(value, decimals))
}

/// A number without zeros at the end in the language of the window: “19,5”, “8”.
pub fn short_in_window(value: f64, most_decimals: usize) -> String {
    figure_in_window(&format_short(value, most_decimals))
}

/// The name of the month of a date: “November”.
pub fn month_name(language: Language, date: jiff::civil::Date) -> String {
    sentences::pages::month(language, usize::try_from(date.month()).unwrap_or_default())
}

/// A day and a time as they are written: “22 November 2026, 16:30”.
pub fn written_moment(language: Language, moment: &jiff::civil::DateTime) -> String {
    let month = month_name(language, moment.date());
    let (day, year) = (moment.day().to_string(), moment.year().to_string());
    sentences::pages::posted_at(language, &day, &month, &year, &moment.strftime("%H:%M").to_string())
}

/// A date in words: “27 November 2026”.
pub fn written_date(language: Language, date: jiff::civil::Date) -> String {
    let month = month_name(language, date);
    sentences::pages::written_date(language, &date.day().to_string(), &month, &date.year().to_string())
}

/// The moment of a record, “2026-11-22 16:30”, “2026-11-22T16:30” or with seconds, as it is written, without seconds. A day alone,
/// “2026-11-22”, is a day in words. Another text, such as a time alone, stays as it is.
pub fn recorded_moment(language: Language, record: &str) -> String {
    // Web forms write a T before the time.
    let spaced = record.replacen('T', " ", 1);
    let parse = |form: &str| jiff::civil::DateTime::strptime(form, &spaced);
    if let Ok(moment) = parse("%Y-%m-%d %H:%M").or_else(|_| parse("%Y-%m-%d %H:%M:%S")) {
        return written_moment(language, &moment);
    }
    let day = jiff::civil::Date::strptime("%Y-%m-%d", record).ok().filter(|_| record.len() == "2026-11-22".len());
    day.map_or_else(|| record.to_owned(), |day| written_date(language, day))
}

/// The same in the language of the window.
pub fn recorded_moment_in_window(record: &str) -> String {
    recorded_moment(window_language(), record)
}

/// A moment of these days, in the language of the window: “16:30” if it is of today, else “22 November, 16:30”.
pub fn recent_moment_in_window(moment: &jiff::civil::DateTime, today: jiff::civil::Date) -> String {
    let time = moment.strftime("%H:%M").to_string();
    if moment.date() == today {
        return time;
    }
    let month = month_name(window_language(), moment.date());
    window_sentences::shared_words::day_and_time(&moment.day().to_string(), &month, &time)
}

/// “Ann”, “Ann and Ben”, “Ann, Ben and Cleo”.
pub fn list_with_and(language: Language, items: &[impl AsRef<str>]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).filter(|item| !item.is_empty()).collect();
    match &items[..] {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [others @ .., last] => sentences::words::list_and(language, &others.join(", "), last),
    }
}

/// “Ann”, “Ann and Ben”, “Ann, Ben and Cleo”, in the language of the window.
pub fn list_in_window(items: &[impl AsRef<str>]) -> String {
    list_with_and(window_language(), items)
}

/// “Ann, Ben and 3 others”, in the language of the window, with `most` parts at most.
pub fn list_with_others(items: impl ExactSizeIterator<Item = String>, most: usize) -> String {
    let all = items.len();
    let shown = if all > most { most.saturating_sub(1) } else { all };
    let mut parts: Vec<String> = items.take(shown).collect();
    if shown < all {
        parts.push(window_sentences::problems::others(all - shown));
    }
    list_in_window(&parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_behind_a_name_from_right_to_left_stay_behind_it() {
        let said = |name: &str| sentences::notices::stands_above_next(Language::English, name, "larger best game");
        assert_eq!(said("יוסף דוד"), "יוסף דוד\u{200e} stands above the next: larger best game.");
        for name in ["Ann Lee", "Łukasz", "יוסף Lee"] {
            assert!(!said(name).contains('\u{200e}'), "{name}");
        }
    }

    #[test]
    fn moments_of_records_are_said_in_words_and_other_texts_stay() {
        let said = |record: &str| recorded_moment(Language::German, record);
        for record in ["2026-03-07 21:40", "2026-03-07T21:40", "2026-03-07T21:40:59", "2026-03-07 21:40:00"] {
            assert_eq!(said(record), "7. März 2026, 21:40", "{record}");
        }
        assert_eq!(said("2026-03-07"), "7. März 2026");
        for other in ["", "21:40", "17", "20260307", "Tuesday", "2026-03", "2026-13-07 21:40", "2026-03-07 late"] {
            assert_eq!(said(other), other);
        }
    }

    #[test]
    fn a_list_has_one_and() {
        let list = |items: &[&str]| list_with_and(Language::English, items);
        assert_eq!([list(&[]), list(&["Ann"]), list(&["Ann", "Ben"])], ["", "Ann", "Ann and Ben"]);
        assert_eq!(list(&["Ann", "Ben", "Cleo"]), "Ann, Ben and Cleo");
        assert_eq!([list(&["", ""]), list(&["Ann", "", "Ben", ""])], ["", "Ann and Ben"]);
    }

    #[test]
    fn a_long_list_ends_with_the_number_of_the_others() {
        let list = |many: usize, most: usize| {
            list_with_others(["Ann", "Ben", "Cleo", "Dan"].into_iter().take(many).map(str::to_owned), most)
        };
        assert_eq!([list(3, 3), list(4, 3)], ["Ann, Ben and Cleo", "Ann, Ben and 2 others"]);
    }

    #[test]
    fn a_place_is_numbered_as_it_is_said() {
        let said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111]
            .map(|place| sentences::words::numbered_place(Language::English, place));
        assert_eq!(said, ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "101st", "111th"]);
    }

    #[test]
    fn the_pseudo_language_shows_what_is_no_sentence_of_ours() {
        assert_eq!(list_with_and(Language::Pseudo, &["Ann", "Ben"]), "[Ann áánd Ben]");
    }
}
