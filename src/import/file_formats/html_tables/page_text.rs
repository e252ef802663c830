//! The text of a page outside of tables, line by line: a forum, a list, a mail.

use std::borrow::Cow;

use super::super::sheet_collector::SheetCollector;
use super::super::sheet_writer::{SheetHead, SheetWriter};
use super::super::text_parts::ReadText;
use super::Page;
use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::prose::{self, TitleDays, start_of_title};
use crate::import::report::import_report::ReadError;

/// The lines that the page shows. What is struck out has the marks of a text around it.
pub(super) fn read(page: &str, file: &str) -> Result<String, ReadError> {
    let mut collector = SheetCollector::default();
    let mut writer = SheetWriter::new(&mut collector, file);
    writer.begin_sheet(SheetHead { is_text: true, ..SheetHead::default() })?;
    let page = Page { keeps_spaces: true, ..Page::default() }.read(page, &mut writer)?;
    page.extras.tell(&mut writer)?;
    let mut text = String::new();
    for sheet in collector.into_sheets() {
        for cell in sheet.cells.iter() {
            let rest = sheet.partly_struck_out.get(&cell.at).map(String::as_str);
            text.push_str(&marked(&cell.text(), rest, sheet.struck_out.contains(&cell.at)));
            text.push('\n');
        }
    }
    Ok(text)
}

/// A line with the marks of a text around what is struck out.
fn marked<'t>(line: &'t str, rest: Option<&str>, is_struck_out: bool) -> Cow<'t, str> {
    match rest {
        Some(rest) => Cow::Owned(format!("~~{line}~~ {rest}")),
        None if is_struck_out => Cow::Owned(format!("~~{line}~~")),
        None => Cow::Borrowed(line),
    }
}

impl Page {
    /// Writes the lines of text since the last table. Those that tell boards become tables.
    pub(super) fn write_lines(&mut self, is_above_table: bool, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        let lines = std::mem::take(&mut self.lines);
        let marked = |line: &ReadText| marked(line.text.trim(), line.rest.as_deref(), line.is_struck_out).into_owned();
        let text = lines.iter().map(marked).collect::<Vec<_>>().join("\n");
        if let Some(mut rows) = prose::read(&text, false) {
            if let Some(row) = rows.pop_if(|row| is_above_table && row.len() == 1) {
                rows.extend(prose::rows_of_title(&row[0], TitleDays::Words));
            }
            return self.write_rows(&rows, writer);
        }
        for (at, line) in lines.iter().enumerate() {
            let is_title = is_above_table && at + 1 == lines.len();
            if is_title && start_of_title(line.text.trim(), TitleDays::Words) > 0 {
                self.write_rows(&prose::rows_of_title(line.text.trim(), TitleDays::Words), writer)?;
                continue;
            }
            let address = SheetAddress::new(self.row, 0);
            if !line.text.trim().is_empty() {
                writer.add_cell(address, RawValue::Text(line.text.trim()), false)?;
                self.extras.add_text(address, line.clone());
            }
            self.row = self.row.saturating_add(1);
        }
        Ok(())
    }

    fn write_rows(&mut self, rows: &[Vec<String>], writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        for row in rows {
            for (column, text) in (0..).zip(row) {
                writer.add_cell(SheetAddress::new(self.row, column), RawValue::Text(text), false)?;
            }
            self.row = self.row.saturating_add(1);
        }
        Ok(())
    }
}
