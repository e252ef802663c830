//! [`Tab`], the name of a tab of the window.

use super::ladder::LadderPage;
use crate::book::{BoardRef, RoundIx};

/// Declares [`Tab`] from the rows of the list.
macro_rules! declare_tabs {
    ($( $(#[$attribute:meta])* $tab:ident $(($position:ty))? => $field:ident::$view:ident ),* $(,)?) => {
        /// A tab of the window.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Tab {
            $( $(#[$attribute])* $tab $(($position))? ),*
        }

        impl Tab {
            /// The name of the kind of tab, under which its columns are remembered. All rounds have one.
            pub const fn kind(self) -> &'static str {
                match self {
                    $( Tab::$tab { .. } => stringify!($tab) ),*
                }
            }
        }
    };
}

view_list!(declare_tabs);

impl Tab {
    /// The round of a round's tab.
    pub const fn round(self) -> Option<RoundIx> {
        match self {
            Tab::Round(round) => Some(round),
            _ => None,
        }
    }

    /// Whether the strip has this tab only once it is opened or the event has something for it.
    pub const fn is_on_demand(self) -> bool {
        matches!(self, Tab::RollCall | Tab::Notebook | Tab::Ladder(_) | Tab::History)
    }
}
