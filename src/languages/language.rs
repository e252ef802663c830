//! The languages and their files.

use std::sync::LazyLock;

use fluent_bundle::FluentResource;
use miniz_oxide::inflate::decompress_to_vec;
use unic_langid::LanguageIdentifier;

use super::language_files::SENTENCES;
use super::{Bundle, pseudo};

/// A language in which notices can be posted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    #[default]
    English,
    French,
    German,
    Italian,
    Spanish,
    Portuguese,
    Dutch,
    Swedish,
    Norwegian,
    Danish,
    Polish,
    /// English with accents, longer and with marked ends. It shows what is not translated and what is cut.
    Pseudo,
    /// English in Hebrew letters. It shows what does not turn in a language that is written from right to left.
    PseudoRightToLeft,
}

impl Language {
    /// The languages that a director can choose.
    pub const ALL: [Language; 11] = [
        Language::English,
        Language::French,
        Language::German,
        Language::Italian,
        Language::Spanish,
        Language::Portuguese,
        Language::Dutch,
        Language::Swedish,
        Language::Norwegian,
        Language::Danish,
        Language::Polish,
    ];

    /// The languages in which the window speaks.
    pub const OF_WINDOW: [Language; 4] = [Language::English, Language::French, Language::German, Language::Italian];

    /// How many languages have sentences.
    pub(super) const COUNT: usize = Language::WITH_SENTENCES.len();

    /// Every language that has sentences, in the order of the variants.
    const WITH_SENTENCES: [Language; 13] = [
        Language::English,
        Language::French,
        Language::German,
        Language::Italian,
        Language::Spanish,
        Language::Portuguese,
        Language::Dutch,
        Language::Swedish,
        Language::Norwegian,
        Language::Danish,
        Language::Polish,
        Language::Pseudo,
        Language::PseudoRightToLeft,
    ];

    /// The tag of the language by BCP 47.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
            Language::Italian => "it",
            Language::Spanish => "es",
            Language::Portuguese => "pt",
            Language::Dutch => "nl",
            Language::Swedish => "sv",
            Language::Norwegian => "nb",
            Language::Danish => "da",
            Language::Polish => "pl",
            Language::Pseudo => "en-XA",
            Language::PseudoRightToLeft => "ar-XB",
        }
    }

    /// A figure, or a calculation, with the decimal sign of the language: “45,53”.
    pub fn figure(self, text: &str) -> String {
        if self.has_decimal_comma() { text.replace('.', ",") } else { text.to_owned() }
    }

    /// A formula with its values. Where the comma is the decimal sign, a semicolon stands between arguments, as in Excel:
    /// “MAX(1,5; 2)”.
    pub fn formula(self, text: &str) -> String {
        if self.has_decimal_comma() { self.figure(&text.replace(", ", "; ")) } else { text.to_owned() }
    }

    /// What stands between the figures of a list: “45.53, 40.79”, and “45,53; 40,79” where the comma is the decimal sign.
    pub const fn figure_separator(self) -> &'static str {
        if self.has_decimal_comma() { self.clause_separator() } else { ", " }
    }

    /// What stands between two clauses. In French there is a narrow space before the sign, as in all its sentences.
    pub const fn clause_separator(self) -> &'static str {
        match self {
            Language::French => "\u{202f}; ",
            _ => "; ",
        }
    }

    pub(super) const fn has_decimal_comma(self) -> bool {
        match self {
            Language::English | Language::Pseudo | Language::PseudoRightToLeft => false,
            Language::French
            | Language::German
            | Language::Italian
            | Language::Spanish
            | Language::Portuguese
            | Language::Dutch
            | Language::Swedish
            | Language::Norwegian
            | Language::Danish
            | Language::Polish => true,
        }
    }

    /// A title as it stands inside a sentence, where it begins with a capital letter only where nouns do.
    pub fn in_sentence(self, title: &str) -> String {
        if self.has_capital_nouns() { title.to_owned() } else { title.to_lowercase() }
    }

    /// Whether nouns begin with a capital letter.
    pub(super) const fn has_capital_nouns(self) -> bool {
        matches!(self, Language::German)
    }

    /// Whether it is written from right to left, so that the first column of a table is at the right.
    pub const fn is_right_to_left(self) -> bool {
        matches!(self, Language::PseudoRightToLeft)
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English | Language::Pseudo | Language::PseudoRightToLeft => "English",
            Language::French => "Français",
            Language::German => "Deutsch",
            Language::Italian => "Italiano",
            Language::Spanish => "Español",
            Language::Portuguese => "Português",
            Language::Dutch => "Nederlands",
            Language::Swedish => "Svenska",
            Language::Norwegian => "Norsk",
            Language::Danish => "Dansk",
            Language::Polish => "Polski",
        }
    }

    /// What the language is called in English.
    pub const fn english_name(self) -> &'static str {
        match self {
            Language::English | Language::Pseudo | Language::PseudoRightToLeft => "English",
            Language::French => "French",
            Language::German => "German",
            Language::Italian => "Italian",
            Language::Spanish => "Spanish",
            Language::Portuguese => "Portuguese",
            Language::Dutch => "Dutch",
            Language::Swedish => "Swedish",
            Language::Norwegian => "Norwegian",
            Language::Danish => "Danish",
            Language::Polish => "Polish",
        }
    }

    /// The language of this tag: “de” for “de”, “de-AT” and “de_DE.UTF-8”. `None` for one that we lack.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let main = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let is_meant = |language: &Language| language.tag().eq_ignore_ascii_case(tag);
        let is_main = |language: &Language| language.tag().eq_ignore_ascii_case(main);
        let all = || Language::WITH_SENTENCES.into_iter();
        // “no” is Norwegian too. Its tag names one of the two ways in which it is written.
        let norwegian = ["no", "nn"].iter().any(|tag| tag.eq_ignore_ascii_case(main)).then_some(Language::Norwegian);
        all().find(is_meant).or_else(|| all().find(is_main)).or(norwegian)
    }

    /// The language of the window on this computer: the first of the user's languages in which it speaks, else English.
    pub fn of_system() -> Language {
        let known = |tag: String| Language::of_tag(&tag).filter(|language| Language::OF_WINDOW.contains(language));
        sys_locale::get_locales().find_map(known).unwrap_or_default()
    }

    /// The sentences of the language, read when they are first asked for.
    pub(super) fn bundle(self) -> &'static Bundle {
        static BUNDLES: [LazyLock<Bundle>; 13] = [
            LazyLock::new(|| bundle_of(Language::English)),
            LazyLock::new(|| bundle_of(Language::French)),
            LazyLock::new(|| bundle_of(Language::German)),
            LazyLock::new(|| bundle_of(Language::Italian)),
            LazyLock::new(|| bundle_of(Language::Spanish)),
            LazyLock::new(|| bundle_of(Language::Portuguese)),
            LazyLock::new(|| bundle_of(Language::Dutch)),
            LazyLock::new(|| bundle_of(Language::Swedish)),
            LazyLock::new(|| bundle_of(Language::Norwegian)),
            LazyLock::new(|| bundle_of(Language::Danish)),
            LazyLock::new(|| bundle_of(Language::Polish)),
            LazyLock::new(|| bundle_of(Language::Pseudo)),
            LazyLock::new(|| bundle_of(Language::PseudoRightToLeft)),
        ];
        &BUNDLES[self as usize]
    }
}

fn bundle_of(language: Language) -> Bundle {
    let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // The signs around a variable that keep its direction of writing apart are no letters that a font has.
    bundle.set_use_isolating(false);
    match language {
        Language::Pseudo => bundle.set_transform(Some(pseudo::transformed)),
        Language::PseudoRightToLeft => bundle.set_transform(Some(pseudo::in_hebrew_letters)),
        _ => {}
    }
    // Our own files are read without a fault, and no key is in two of them: the tests read every language.
    let _ = bundle.add_builtins();
    let resource = FluentResource::try_new(sentences_of(language)).unwrap_or_else(|(resource, _)| resource);
    let _ = bundle.add_resource(resource);
    bundle
}

/// The sentences of a language, as in its files, without comments.
fn sentences_of(language: Language) -> String {
    let is_pseudo = matches!(language, Language::Pseudo | Language::PseudoRightToLeft);
    let tag = if is_pseudo { Language::English.tag() } else { language.tag() };
    let compressed = SENTENCES.iter().find(|(of, _)| *of == tag).map_or(&[][..], |(_, sentences)| sentences);
    // The build compressed them, and the tests read every language.
    decompress_to_vec(compressed).ok().and_then(|sentences| String::from_utf8(sentences).ok()).unwrap_or_default()
}
