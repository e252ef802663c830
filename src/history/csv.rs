//! The list of everything done as comma separated text.

use std::io::Write;

use super::Line;

/// Writes these lines, with a heading.
///
/// # Errors
/// When `out` takes nothing.
pub fn write_csv<'a>(lines: impl IntoIterator<Item = &'a Line>, out: impl Write) -> Result<(), csv::Error> {
    let mut table = csv::Writer::from_writer(out);
    table.write_record(["time", "who", "where", "what", "before", "after", "reason", "how"])?;
    for line in lines {
        let change = &line.change;
        let (time, how) = (line.time(), line.how());
        let fields = [&time, &line.who, &change.place, &change.field, &change.old, &change.new, &line.reason];
        table.write_record(fields.into_iter().map(String::as_str).chain([how]))?;
    }
    table.flush().map_err(csv::Error::from)
}
