//! The draft book: what the sheets give is entered here, completed and checked. It is in no book of the director yet.

pub(in crate::import) mod board_comparison;
mod boards_in_tabs;
pub(in crate::import) mod chart_years;
pub(in crate::import) mod counts_in_notes;
pub(in crate::import) mod counts_of_eliminated;
pub(in crate::import) mod deciding_board;
pub(in crate::import) mod difference_list;
pub(in crate::import) mod draft_book;
pub(in crate::import) mod draft_people;
pub(in crate::import) mod draft_values;
pub(in crate::import) mod endings;
pub(in crate::import) mod event_title_rows;
pub(in crate::import) mod last_years;
pub(in crate::import) mod long_texts;
pub(in crate::import) mod names_without_power;
pub(in crate::import) mod old_copies;
pub(in crate::import) mod repeated_boards;
#[cfg(test)]
mod repeated_boards_tests;
pub(in crate::import) mod report_struck_out;
pub(in crate::import) mod seat_values;
pub(in crate::import) mod shares_in_percent;
pub(in crate::import) mod short_names;
pub(in crate::import) mod unread_boards;
pub(in crate::import) mod void_boards;
