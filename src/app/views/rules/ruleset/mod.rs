//! A ruleset on the Rules tab: the page that describes it in words, and the editor with its fields and its text.

pub(super) mod edited_ruleset;
pub(super) mod editor;
mod fields;
mod list_fields;
pub(super) mod new_items;
pub(super) mod page;
mod source_text;
