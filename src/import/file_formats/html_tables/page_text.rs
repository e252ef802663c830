//! The text of a page without tables, line by line: a forum, a list, a mail.

use super::super::sheet_collector::SheetCollector;
use super::super::sheet_writer::{SheetHead, SheetWriter};
use super::Page;
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
            let whole = cell.text();
            let line = match sheet.partly_struck_out.get(&cell.at) {
                Some(rest) => format!("~~{whole}~~ {rest}"),
                None if sheet.struck_out.contains(&cell.at) => format!("~~{whole}~~"),
                None => whole.into_owned(),
            };
            text.push_str(&line);
            text.push('\n');
        }
    }
    Ok(text)
}
