//! Writes an event in the format that the name of a file asks for.

use super::audience::ExportedFile;
use super::csv::{PlainOptions, write_plain_table};
use super::export_error::ExportError;
use super::xlsx::{ExportOptions, write_workbook};
use crate::engine::Engine;
use crate::store::output_path::OutputFormat;

/// Writes an event in the format of the file's name.
pub fn export_file(
    engine: &Engine,
    format: OutputFormat,
    options: &ExportOptions,
) -> Result<ExportedFile, ExportError> {
    match format {
        OutputFormat::Workbook => write_workbook(engine, options),
        OutputFormat::PlainTable => {
            write_plain_table(engine, PlainOptions { audience: options.audience, ..PlainOptions::default() })
        }
    }
}
