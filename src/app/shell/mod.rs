//! The frame around the sheet: menus, formula line, tabs, status bar, side panel.

pub mod bars;
pub mod side_panel;
