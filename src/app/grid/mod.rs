//! A spreadsheet widget that knows no Diplomacy.

mod model;

pub use model::{Align, CellStyle, CellView, ColumnSpec, GridModel, Tone};
