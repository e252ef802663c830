//! The frame around the sheet: menu bar, formula bar, notification, tab strip, status bar and side panel. These files
//! show texts and return clicks; the texts and the commands come from `app::window`.

mod command_help;
pub mod context_menu;
pub mod drop_hint;
pub mod formula_bar;
pub mod menu_bar;
mod menu_bar_tools;
pub mod notification;
pub mod paste_panel;
pub mod problem_list;
pub mod side_panel;
pub mod status_bar;
pub mod tab_strip;
