//! [`NameMarking`]: in a list of names that stays open, a typed name and then Space or Enter mark a person. The rules are
//! those of the roll call.

use crate::app::dialogs::list_item::ListItem;
use crate::app::session::Session;
use crate::book::{MarkedName, only_name_of_words};
use crate::languages::window_sentences::event_dialogs as texts;

/// Whom the user has marked in such a list, and what the list says about it.
#[derive(Debug)]
pub(super) struct NameMarking {
    /// The items after a mark.
    pub(super) items_of: fn(&Session) -> Vec<ListItem>,
    /// The person whom the words before a blank have marked: the text may go on with the rest of the name.
    marked: Option<(String, MarkedName)>,
    /// Words before those in the field that have marked nobody, and that are no part of the same name.
    pub(super) earlier: String,
    /// The time of the last letter, in seconds.
    last_letter: f64,
    /// What is said below the field.
    pub(super) told: String,
}

/// The list and what is typed above it.
#[derive(Clone, Copy, Debug)]
pub(super) struct TypedName<'a> {
    pub(super) query: &'a str,
    /// All items.
    pub(super) items: &'a [ListItem],
    /// The items that fit what is typed.
    pub(super) shown: &'a [usize],
    pub(super) selected: Option<usize>,
    /// Whether the user went to the selected item with the arrows.
    pub(super) has_moved: bool,
}

/// What Space or Enter means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum KeyMeaning {
    /// Nobody is meant yet. A blank belongs to the text.
    Text,
    /// This item is meant.
    Mark(usize),
    /// The text is the rest of the name that it has marked already.
    SameName,
    /// The whole text is the name of nobody, and only its beginning has marked this person.
    TakeMarkBack { name: String, text: String },
}

impl NameMarking {
    pub(super) fn new(items_of: fn(&Session) -> Vec<ListItem>) -> NameMarking {
        let told = texts::marking_explained().to_owned();
        NameMarking { items_of, marked: None, earlier: String::new(), last_letter: 0.0, told }
    }

    /// What Space means, or Enter, which ends a text.
    pub(super) fn key(&mut self, typed: TypedName<'_>, is_enter: bool) -> KeyMeaning {
        let TypedName { query, items, shown, selected, has_moved } = typed;
        let words = query.trim();
        if let Some((name, marked)) = &mut self.marked
            && !words.is_empty()
            && !has_moved
            && marked.goes_on_with(words)
        {
            self.told = texts::name_marked_already(name);
            *marked = MarkedName::new(name, &marked.text_with(words));
            if is_enter {
                self.marked = None;
            }
            return KeyMeaning::SameName;
        }
        let names = items.iter().map(|item| &*item.name).enumerate();
        let only = if words.is_empty() { None } else { only_name_of_words(names, shown, words) };
        // The arrows say who is meant, and so does a second blank.
        let is_said = has_moved || !is_enter && !words.is_empty() && query.ends_with(' ');
        if let Some(at) = only.or_else(|| selected.filter(|_| is_said)) {
            return KeyMeaning::Mark(at);
        }
        if is_enter
            && shown.is_empty()
            && !words.is_empty()
            && let Some((name, marked)) = self.marked.take_if(|(_, marked)| marked.is_unbroken())
        {
            self.told = texts::mark_taken_back(&name);
            return KeyMeaning::TakeMarkBack { name, text: marked.text_with(words) };
        }
        if !words.is_empty() {
            self.told = match shown.len() {
                0 => texts::nobody_begins_so().to_owned(),
                many => texts::many_fit(many),
            };
        }
        KeyMeaning::Text
    }

    /// Notes that letters were typed. `now` is the time in seconds.
    pub(super) fn note_letters(&mut self, now: f64) {
        if let Some((_, marked)) = &mut self.marked {
            marked.note_letter(now - self.last_letter);
        }
        self.last_letter = now;
    }

    /// Notes that the typed words have marked a person. After a blank they may go on.
    pub(super) fn note_mark(&mut self, name: &str, words: &str, is_enter: bool, now: f64) {
        let goes_on = !is_enter && !words.trim().is_empty();
        self.marked = goes_on.then(|| (name.to_owned(), MarkedName::new(name, words)));
        self.last_letter = now;
    }
}
