//! The tabs of the window. [`View`](view::View) is what every tab does, [`Tab`] names a tab, [`Views`] holds their states.
//! Each folder is one tab: its grid model, its painting, its empty state and its commands. Typed text is read in
//! [`crate::input`]; scores, standings and draws are computed in [`crate::engine`].

#[macro_use]
mod list;
pub mod awards;
pub mod board_record;
pub mod empty_state;
pub mod history;
pub mod ladder;
pub mod notebook;
pub mod number_condition;
pub mod open_tabs;
pub mod players;
pub mod registry;
pub mod request;
pub mod roll_call;
pub mod round;
pub mod row_filter;
pub mod rules;
pub(in crate::app) mod shared_cells;
pub mod sheet_model;
pub mod sort_order;
pub mod standings;
pub mod tab;
pub mod table;
pub mod teams;
pub mod top_board;
pub mod view;
pub mod votes;

pub use registry::Views;
pub use tab::Tab;
