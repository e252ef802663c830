//! Workbooks and text, in and out.

pub mod layout;
