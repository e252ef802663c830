//! [`ListItem`], an item of a list to choose from.

use super::action::Action;

/// An item of the list.
#[derive(Debug)]
pub struct ListItem {
    pub name: String,
    /// A detail to the right of the name, for example keys or a place.
    pub detail: String,
    /// Further words that find the item.
    pub keywords: String,
    /// What choosing the item does.
    pub action: Action,
}

impl ListItem {
    /// An item without further words.
    pub fn new(name: impl Into<String>, detail: impl Into<String>, action: Action) -> ListItem {
        ListItem { name: name.into(), detail: detail.into(), keywords: String::new(), action }
    }
}
