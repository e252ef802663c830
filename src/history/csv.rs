//! The history as comma-separated text.

use std::io::Write;

use super::HistoryEntry;
use crate::csv_cells::text_cell;

/// Writes these entries, with a heading.
///
/// # Errors
/// Writing to `out` fails.
pub fn write_csv<'a>(entries: impl IntoIterator<Item = &'a HistoryEntry>, out: impl Write) -> Result<(), csv::Error> {
    let mut table = csv::Writer::from_writer(out);
    table.write_record(["time", "who", "where", "what", "before", "after", "reason", "how"])?;
    for entry in entries {
        let change = &entry.change;
        let (time, origin) = (entry.local_time(), entry.origin_text());
        let columns = [&time, &entry.author, &change.location, &change.field, &change.old, &change.new, &entry.reason];
        table.write_record(
            columns.into_iter().map(String::as_str).chain([origin]).map(|text| text_cell(text).into_owned()),
        )?;
    }
    table.flush().map_err(csv::Error::from)
}
