//! The table of a ladder as comma-separated text, with unrounded numbers.

use std::io::Write;

use crate::csv_cells::{name_cell, text_cell};
use crate::figures::plain_number;
use crate::ladder::{CompiledLadder, LadderTable};
use crate::publish::export_error::ExportError;

/// Writes `rank,player,region`, the points of every event that counts, then `total,events,divisor,score`.
pub(in crate::publish) fn write_ladder_table(
    compiled: &CompiledLadder<'_>,
    table: &LadderTable,
    out: impl Write,
) -> Result<(), ExportError> {
    let mut writer = csv::Writer::from_writer(out);
    let mut record: Vec<String> = ["rank", "player", "region"].map(str::to_owned).to_vec();
    let name_of = |event: &usize| text_cell(&compiled.results_year.events[*event].name).into_owned();
    record.extend(compiled.order.iter().map(name_of));
    record.extend(["total", "events", "divisor", "score"].map(str::to_owned));
    writer.write_record(&record)?;
    for row in &table.rows {
        record.clear();
        record.push(row.rank.to_string());
        record.push(name_cell(compiled.roster.name(row.person)).into_owned());
        record.push(text_cell(compiled.roster.region(row.person)).into_owned());
        record.extend(compiled.order.iter().map(|event| {
            let result = row.results.iter().find(|result| result.event == *event);
            result.map(|result| plain_number(result.points)).unwrap_or_default()
        }));
        record.extend([plain_number(row.total), row.results.len().to_string()]);
        record.extend([row.divisor, row.score].map(plain_number));
        writer.write_record(&record)?;
    }
    writer.flush().map_err(csv::Error::from)?;
    Ok(())
}
