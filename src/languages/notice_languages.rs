//! In which language an event posts its notices, or in which two.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Language;

/// What is between the two languages of a text. The slash stays on the line of what is before it.
pub const BETWEEN_LANGUAGES: &str = "\u{a0}/ ";

/// The parts of a text in two languages; the text alone where it is in one.
pub fn in_each_language(text: &str) -> std::str::Split<'_, &'static str> {
    text.split(BETWEEN_LANGUAGES)
}

/// A text in two languages or in one, of which each language is changed for itself.
pub fn change_each_language(text: &str, change: impl Fn(&str) -> String) -> String {
    in_each_language(text).map(change).collect::<Vec<_>>().join(BETWEEN_LANGUAGES)
}

/// The language of the notices of an event, and a second one for a hall where players speak two. A file has the tags: “it, en”.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NoticeLanguages {
    pub first: Language,
    pub second: Option<Language>,
}

impl NoticeLanguages {
    /// Whether notices are in English alone, as they are where nobody has chosen.
    pub fn is_usual(&self) -> bool {
        *self == NoticeLanguages::default()
    }

    /// A title as it stands inside a sentence, with a capital letter where nouns have one in one of the languages.
    pub fn in_sentence(self, title: &str) -> String {
        self.second.filter(|second| second.has_capital_nouns()).unwrap_or(self.first).in_sentence(title)
    }

    /// A text in the languages: “Entwurf / Draft”, or once where both say the same.
    pub fn text(self, of: impl Fn(Language) -> String) -> String {
        let first = of(self.first);
        match self.second.map(of).filter(|second| *second != first) {
            Some(second) => format!("{first}{BETWEEN_LANGUAGES}{second}"),
            None => first,
        }
    }
}

impl From<Language> for NoticeLanguages {
    fn from(first: Language) -> NoticeLanguages {
        NoticeLanguages { first, second: None }
    }
}

impl fmt::Display for NoticeLanguages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first.tag())?;
        self.second.map_or(Ok(()), |second| write!(f, ", {}", second.tag()))
    }
}

/// Why a text names no language, or no two.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoticeLanguagesError {
    #[error("“{0}” is no language of notices. Those are: {tags}.", tags = all_tags())]
    Unknown(String),
    #[error("Notices are in one language or in two, such as “it, en”.")]
    TooMany,
}

fn all_tags() -> String {
    Language::ALL.map(|language| format!("{} ({})", language.tag(), language.own_name())).join(", ")
}

impl FromStr for NoticeLanguages {
    type Err = NoticeLanguagesError;

    /// One tag or two: “de”, “it, en”. Nothing is English.
    fn from_str(text: &str) -> Result<NoticeLanguages, NoticeLanguagesError> {
        let named = text.split([',', ' ', '/', '+']).filter(|tag| !tag.is_empty());
        let mut found = Vec::new();
        for tag in named {
            let language = Language::of_tag(tag).ok_or_else(|| NoticeLanguagesError::Unknown(tag.to_owned()))?;
            if !found.contains(&language) {
                found.push(language);
            }
        }
        match found[..] {
            [] => Ok(NoticeLanguages::default()),
            [first] => Ok(first.into()),
            [first, second] => Ok(NoticeLanguages { first, second: Some(second) }),
            _ => Err(NoticeLanguagesError::TooMany),
        }
    }
}

impl Serialize for NoticeLanguages {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for NoticeLanguages {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<NoticeLanguages, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_language_or_two_are_read_as_they_are_written() {
        let read = |text: &str| text.parse::<NoticeLanguages>();
        assert_eq!(read(""), Ok(NoticeLanguages::default()));
        assert_eq!(read("de-AT"), Ok(Language::German.into()));
        let both = NoticeLanguages { first: Language::Italian, second: Some(Language::English) };
        assert_eq!((read("it / en"), both.to_string()), (Ok(both), "it, en".to_owned()));
        assert_eq!(read("it, it"), Ok(Language::Italian.into()), "twice the same is one");
        assert_eq!(read("en, fr, de"), Err(NoticeLanguagesError::TooMany));
        assert!(
            read("klingon").unwrap_err().to_string().starts_with("“klingon” is no language of notices. Those are: en")
        );
    }
}
