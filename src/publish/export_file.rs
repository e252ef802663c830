//! Writes an event or a ladder in the format that the name of a file asks for.

use super::audience::ExportedFile;
use super::csv::{PlainOptions, write_ladder_table, write_plain_table};
use super::export_error::ExportError;
use super::text::ladder_text;
use super::xlsx::{ExportOptions, write_ladder, write_workbook};
use crate::engine::Engine;
use crate::ladder::{CompiledLadder, LadderTable};
use crate::languages::Language;
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

/// Writes a ladder as a workbook with formulas, as a plain table, or as text if there is no format. The text says who moved since
/// the table `before`.
pub fn ladder_file(
    compiled: &CompiledLadder<'_>,
    table: &LadderTable,
    before: Option<&LadderTable>,
    format: Option<OutputFormat>,
    options: &ExportOptions,
) -> Result<Vec<u8>, ExportError> {
    let title = compiled.title(Language::English);
    match format {
        Some(OutputFormat::Workbook) => write_ladder(compiled, table, &title, options),
        Some(OutputFormat::PlainTable) => {
            let mut bytes = Vec::new();
            write_ladder_table(compiled, table, &mut bytes)?;
            Ok(bytes)
        }
        None => {
            let mut lines = ladder_text(compiled, table, &title, before);
            lines.push(String::new());
            Ok(lines.join("\n").into_bytes())
        }
    }
}
