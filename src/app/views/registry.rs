//! [`Views`], the states of all tabs of the open book.

use std::borrow::Cow;

use super::open_tabs::OpenTabs;
use super::tab::Tab;
use super::view::View;
use crate::engine::Engine;

/// Declares [`Views`] from the rows of the list.
macro_rules! declare_views {
    ($( $(#[$attribute:meta])* $tab:ident $(($position:ty))? => $field:ident::$view:ident ),* $(,)?) => {
        /// The states of all tabs for the open book.
        #[derive(Debug, Default)]
        pub struct Views {
            $( pub $field: super::$field::$view ),*
        }

        impl Views {
            /// The view of a tab.
            pub fn get(&self, tab: Tab) -> &dyn View {
                match tab {
                    $( Tab::$tab { .. } => &self.$field ),*
                }
            }

            /// The view of a tab, to be changed.
            pub fn get_mut(&mut self, tab: Tab) -> &mut dyn View {
                match tab {
                    $( Tab::$tab { .. } => &mut self.$field ),*
                }
            }

            /// All views, from left to right.
            pub fn all(&self) -> impl Iterator<Item = &dyn View> {
                let views: Vec<&dyn View> = vec![$( &self.$field ),*];
                views.into_iter()
            }
        }
    };
}

view_list!(declare_views);

impl Views {
    /// The tabs of an event, from left to right.
    pub fn tabs(&self, engine: &Engine, open: OpenTabs<'_>) -> Vec<Tab> {
        self.all().flat_map(|view| view.tabs(engine, open)).collect()
    }

    /// The text on a tab.
    pub fn name(&self, tab: Tab, engine: &Engine) -> Cow<'static, str> {
        self.get(tab).name(tab, engine)
    }
}
