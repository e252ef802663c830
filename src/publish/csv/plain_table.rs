//! The plain table of a book: one row for each power of each board, for scripts and other spreadsheets. As a file for
//! players it has only what may be posted now.

use std::io::Write;

use crate::book::fields::{SeatColumnKind, SeatColumnUse};
use crate::book::{Ending, Power, SeatColumn, Year};
use crate::csv_cells::{name_cell, text_cell};
use crate::engine::Engine;
use crate::figures::plain_number;
use crate::publish::audience::{Audience, ExportedFile};
use crate::publish::export_error::ExportError;
use crate::publish::players_check;

/// How a plain table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainOptions {
    /// Whether each row ends with the unrounded score that counts.
    pub scores: bool,
    pub audience: Audience,
}

impl Default for PlainOptions {
    fn default() -> Self {
        PlainOptions { scores: true, audience: Audience::Players }
    }
}

/// Writes the boards for the audience of the options.
pub fn write_plain_table(engine: &Engine, options: PlainOptions) -> Result<ExportedFile, ExportError> {
    let mut bytes = Vec::new();
    match options.audience {
        Audience::Director => {
            write_boards(engine, options, &mut bytes)?;
            Ok(ExportedFile::for_director(bytes))
        }
        Audience::Players => {
            let view = engine.posted_view();
            write_boards(view.engine(), options, &mut bytes)?;
            players_check::check_plain_table(&bytes, engine)?;
            Ok(ExportedFile::for_players(bytes, &view))
        }
    }
}

/// Writes every board as comma-separated text:
/// `round,board,power,player,centres,out,draw,result,ended,1901,1902,…`, then the columns that at least one seat uses, such
/// as `missed_moves`, then `score`.
pub(in crate::publish) fn write_boards(
    engine: &Engine,
    options: PlainOptions,
    out: impl Write,
) -> Result<(), ExportError> {
    let book = engine.book();
    let mut years: Vec<Year> =
        book.boards().flat_map(|(_, board)| board.charts.iter().map(|chart| chart.year)).collect();
    years.sort_unstable();
    years.dedup();
    let (fixed, mut optional): (Vec<_>, Vec<_>) =
        columns().partition(|(column, _)| column.description().shown == SeatColumnUse::Always);
    optional.retain(|(column, _)| {
        book.boards().any(|(_, board)| board.seats.values().any(|seat| !seat.value(*column).is_blank()))
    });

    let mut table = csv::Writer::from_writer(out);
    let mut record: Vec<String> = ["round", "board", "power"].map(str::to_owned).to_vec();
    record.extend(fixed.iter().map(|(_, heading)| (*heading).to_owned()));
    record.extend(["result", "ended"].map(str::to_owned));
    record.extend(years.iter().map(Year::to_string));
    record.extend(optional.iter().map(|(_, heading)| (*heading).to_owned()));
    record.extend(options.scores.then(|| "score".to_owned()));
    table.write_record(&record)?;

    let years: Vec<SeatColumn> = years.into_iter().map(SeatColumn::Chart).collect();
    for (at, board) in book.boards_by_number() {
        for power in Power::ALL {
            let text = |column: SeatColumn| {
                let text = board.seat_value(power, column).text(book);
                let is_name = column.description().kind == SeatColumnKind::Name;
                if is_name { name_cell(&text).into_owned() } else { text_cell(&text).into_owned() }
            };
            record.clear();
            record.push(book.round(at.round).map(|round| text_cell(&round.name).into_owned()).unwrap_or_default());
            record.push(text_cell(&board.name).into_owned());
            record.push(power.name().to_owned());
            record.extend(fixed.iter().map(|(column, _)| text(*column)));
            record.push(result(board.ending, power).to_owned());
            record.push(text_cell(&board.end_year.to_string()).into_owned());
            record.extend(years.iter().map(|column| text(*column)));
            record.extend(optional.iter().map(|(column, _)| text(*column)));
            if options.scores {
                record.push(engine.score(at.seat(power)).map(plain_number).unwrap_or_default());
            }
            table.write_record(&record)?;
        }
    }
    table.flush().map_err(csv::Error::from)?;
    Ok(())
}

/// The columns that have a heading in a plain table.
fn columns() -> impl Iterator<Item = (SeatColumn, &'static str)> {
    SeatColumn::ALL.into_iter().filter_map(|column| Some((column, column.description().plain_heading?)))
}

/// “conceded to” in the winner's row, “abandoned” in every row.
fn result(ending: Ending, power: Power) -> &'static str {
    match ending {
        Ending::Conceded(winner) if winner == power => "conceded to",
        Ending::Abandoned => "abandoned",
        Ending::Conceded(_) | Ending::Played => "",
    }
}
