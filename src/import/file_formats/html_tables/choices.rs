//! The fields of a page in which somebody types or chooses. What is typed and what is chosen is text of the page.

use html5gum::emitters::default::StartTag;

use super::text_of;
use crate::languages::window_sentences::import_files as texts;

/// The lists of choices of a page. Only the choice that is selected is text of the page.
#[derive(Debug, Default)]
pub(super) struct Choices {
    /// Whether a list is open, and whether a choice of it was selected.
    open: Option<bool>,
    /// Whether the text is that of a selected choice.
    in_selected: bool,
    lists_without_choice: u32,
}

impl Choices {
    pub(super) fn begin_list(&mut self) {
        self.end_list();
        self.open = Some(false);
    }

    pub(super) fn begin_choice(&mut self, is_selected: bool) {
        if let Some(has_selected) = &mut self.open {
            // A list of several lines may have several choices.
            self.in_selected = is_selected;
            *has_selected |= is_selected;
        }
    }

    pub(super) fn end_list(&mut self) {
        self.lists_without_choice += u32::from(self.open == Some(false));
        (self.open, self.in_selected) = (None, false);
    }

    /// Whether the text is that of a choice that nobody made.
    pub(super) const fn is_unseen(&self) -> bool {
        self.open.is_some() && !self.in_selected
    }

    pub(super) fn describe(&self) -> Option<String> {
        let count = usize::try_from(self.lists_without_choice).unwrap_or(usize::MAX);
        (count > 0).then(|| texts::lists_without_choice(count))
    }
}

/// The text in a field of a page, in which somebody can type.
pub(super) fn typed_text(tag: &StartTag<()>) -> String {
    let attribute = |name: &[u8]| tag.attributes.get(name).map(|value| text_of(value).into_owned()).unwrap_or_default();
    let is_typed =
        matches!(attribute(b"type").to_ascii_lowercase().as_str(), "" | "text" | "number" | "search" | "date");
    if is_typed { attribute(b"value") } else { String::new() }
}
