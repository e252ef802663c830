//! [`OpenTabs`], the tab in view and those that stay in the strip because the user has opened them.

use std::collections::BTreeSet;

use super::tab::Tab;

/// The tab in view and those that were opened. The event has some of them only on demand, such as the history.
#[derive(Clone, Copy, Debug)]
pub struct OpenTabs<'a> {
    pub current: Tab,
    /// The kinds of the opened tabs.
    pub kept: &'a BTreeSet<String>,
}

impl OpenTabs<'_> {
    /// Whether the strip has a tab of this kind although the event may have nothing for it.
    pub fn has(self, tab: Tab) -> bool {
        self.current.kind() == tab.kind() || self.kept.contains(tab.kind())
    }
}
