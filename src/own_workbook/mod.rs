//! The words and the hidden sheet of our own workbook. `publish` writes them and `import` reads them back.
//! This module uses neither of the two.

pub mod hidden_facts;
pub mod labels;
