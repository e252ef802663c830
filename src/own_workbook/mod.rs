//! The words, the lines of draws and the hidden sheet of our own workbook. `publish` writes them and `import` reads them back.
//! This module uses neither of the two.

pub mod draw_lines;
pub mod hidden_facts;
pub mod labels;
