//! Workbooks and text, in and out.
