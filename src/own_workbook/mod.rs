//! The words and the hidden sheet of Topboard's own workbook, which both `import` and `publish` use.
//!
//! They stand here once, so that what is written and what is read back cannot drift apart.

pub mod hidden_facts;
pub mod labels;
