//! A ruleset on the Rules tab: the page that describes it in words, the editor with its fields and its text, and the
//! commands for rulesets.

pub mod commands;
pub(super) mod edited_ruleset;
pub(super) mod editor;
mod fields;
mod list_fields;
pub(super) mod new_items;
pub(super) mod page;
mod source_text;
