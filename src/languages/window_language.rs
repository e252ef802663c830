//! The language of the window. It belongs to a thread: the window sets that of its own, and a background job takes that of the
//! thread which started it. The command line stays in English.

use std::cell::{Cell, RefCell};
use std::sync::OnceLock;

use super::{Argument, Language, Message, MessageValue, sentence};

/// A sentence of the window in a table. It is asked for when it is shown, so that it follows the language.
pub type WindowText = fn() -> &'static str;

thread_local! {
    static WINDOW_LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
    /// Whether the sentences are kept that are asked for.
    static IS_KEEPING: Cell<bool> = const { Cell::new(false) };
    /// The last of these sentences.
    static KEPT: RefCell<Option<Message>> = const { RefCell::new(None) };
}

/// The language in which the window speaks on this thread.
pub fn window_language() -> Language {
    WINDOW_LANGUAGE.get()
}

/// Changes the language in which the window speaks on this thread.
pub fn set_window_language(language: Language) {
    WINDOW_LANGUAGE.set(language);
}

/// Asks for texts in English: the words by which a command is found in every language, and those that are kept.
pub fn in_english<T>(texts: impl FnOnce() -> T) -> T {
    in_language(Language::English, texts)
}

/// Asks for texts in another language than that of the window.
pub fn in_language<T>(language: Language, texts: impl FnOnce() -> T) -> T {
    /// The language of the window, which it speaks again afterwards, also if work was stopped meanwhile.
    struct OwnLanguage(Language);

    impl Drop for OwnLanguage {
        fn drop(&mut self) {
            WINDOW_LANGUAGE.set(self.0);
        }
    }

    let _own = OwnLanguage(WINDOW_LANGUAGE.replace(language));
    texts()
}

/// The words that `ask` gives, as data that each reader gets in the own language if they are a sentence of the window: the name of a
/// column in the name of a step. Other words stay as they are.
pub fn kept_words<T: AsRef<str>>(ask: impl FnOnce() -> T) -> MessageValue {
    IS_KEEPING.set(true);
    let words = ask();
    IS_KEEPING.set(false);
    KEPT.take().map_or_else(|| words.as_ref().into(), MessageValue::from)
}

/// Keeps a sentence that was asked for.
fn keep<const N: usize>(key: &'static str, arguments: [(&'static str, Argument<'_>); N]) {
    let values = arguments.map(|(name, argument)| (name, MessageValue::of_argument(argument)));
    KEPT.set(Some(Message::new(key, values)));
}

/// A sentence of the window that has variables.
pub(super) fn window_sentence<const N: usize>(
    key: &'static str,
    arguments: [(&'static str, Argument<'_>); N],
) -> String {
    if IS_KEEPING.get() {
        keep(key, arguments);
    }
    sentence(window_language(), key, arguments)
}

/// A sentence of the window without variables. Each language makes it once, because it is asked for in every frame.
pub(crate) struct FixedSentence([OnceLock<Box<str>>; Language::COUNT]);

impl FixedSentence {
    pub(crate) const fn new() -> Self {
        FixedSentence([const { OnceLock::new() }; Language::COUNT])
    }

    /// The sentence of this key in the language of the window.
    pub(super) fn of(&'static self, key: &'static str) -> &'static str {
        if IS_KEEPING.get() {
            keep(key, []);
        }
        self.made_by(|language| sentence(language, key, []))
    }

    /// The sentence that `make` makes, in the language of the window.
    pub(crate) fn made_by(&'static self, make: impl FnOnce(Language) -> String) -> &'static str {
        let language = window_language();
        self.0[language as usize].get_or_init(|| make(language).into_boxed_str())
    }
}
