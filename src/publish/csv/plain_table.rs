//! The plain table of a book: one row for each power of each board, for scripts and other spreadsheets.

use std::io::Write;

use crate::book::{Book, Ending, Power, Seat, Year};
use crate::engine::Engine;
use crate::publish::xlsx::ExportError;

/// The optional columns of a plain table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainOptions {
    /// Whether each row ends with the unrounded score that counts.
    pub scores: bool,
}

impl Default for PlainOptions {
    fn default() -> Self {
        PlainOptions { scores: true }
    }
}

/// Writes every board as comma-separated text:
/// `round,board,power,player,centres,out,draw,result,ended,1901,1902,…`, then `missed_moves` and `missed_winters` where
/// a power missed orders, then `score`.
pub fn write_plain_table(engine: &Engine, options: PlainOptions, out: impl Write) -> Result<(), ExportError> {
    let book = engine.book();
    let mut years: Vec<Year> =
        book.boards().flat_map(|(_, board)| board.charts.iter().map(|chart| chart.year)).collect();
    years.sort_unstable();
    years.dedup();
    let moves = any_seat(book, |seat| !seat.missed_moves.is_blank());
    let winters = any_seat(book, |seat| !seat.missed_winters.is_blank());

    let mut table = csv::Writer::from_writer(out);
    let mut record: Vec<String> =
        ["round", "board", "power", "player", "centres", "out", "draw", "result", "ended"].map(str::to_owned).to_vec();
    record.extend(years.iter().map(Year::to_string));
    let optional = [(moves, "missed_moves"), (winters, "missed_winters"), (options.scores, "score")];
    record.extend(optional.into_iter().filter(|(there, _)| *there).map(|(_, name)| name.to_owned()));
    table.write_record(&record)?;

    for (at, board) in book.boards() {
        for (power, seat) in board.seats.iter() {
            record.clear();
            record.push(book.round(at.round).map(|round| round.name.clone()).unwrap_or_default());
            record.push(board.name.clone());
            record.push(power.name().to_owned());
            record.push(book.name_of(seat.player).to_owned());
            record.push(seat.centres.to_string());
            record.push(seat.eliminated.to_string());
            record.push(seat.in_draw.map_or("", |member| if member { "yes" } else { "no" }).to_owned());
            record.push(result(board.ending, power).to_owned());
            record.push(board.end_year.to_string());
            for year in &years {
                let chart = board.charts.iter().find(|chart| chart.year == *year);
                record.push(chart.map(|chart| chart.centres[power].to_string()).unwrap_or_default());
            }
            if moves {
                record.push(seat.missed_moves.to_string());
            }
            if winters {
                record.push(seat.missed_winters.to_string());
            }
            if options.scores {
                record.push(engine.score(at.seat(power)).map(|score| score.to_string()).unwrap_or_default());
            }
            table.write_record(&record)?;
        }
    }
    table.flush().map_err(csv::Error::from)?;
    Ok(())
}

fn any_seat(book: &Book, holds: impl Fn(&Seat) -> bool) -> bool {
    book.boards().any(|(_, board)| board.seats.values().any(&holds))
}

/// “conceded to” in the winner's row, “abandoned” in every row.
fn result(ending: Ending, power: Power) -> &'static str {
    match ending {
        Ending::Conceded(winner) if winner == power => "conceded to",
        Ending::Abandoned => "abandoned",
        Ending::Conceded(_) | Ending::Played => "",
    }
}
