//! The words of sheets that are no names of people: headings, titles of rounds and boards, dates, and remarks about boards. Words
//! that a recipe teaches, and those that are not known, are in `recipe`.

pub(in crate::import) mod board_remarks;
pub(in crate::import) mod counts_by_year;
pub(in crate::import) mod dated_names;
pub(in crate::import) mod heading_kinds;
pub(in crate::import) mod heading_words;
pub(in crate::import) mod name_parts;
pub(in crate::import) mod tab_names;
pub(in crate::import) mod title_words;
