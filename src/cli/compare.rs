//! `topboard compare`: the same boards under several systems, side by side.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::error::Fault;
use super::input_file;
use super::output::Output;
use super::{Outcome, Rules};
use crate::book::{Board, BoardRef, Power};
use crate::engine::{Engine, Under};
use crate::figures::show;
use crate::publish::text::columns::{Side, Table};
use crate::scoring::{System, typical_results};

#[derive(Debug, Args)]
pub(super) struct Compare {
    /// A book or results; without it, a dozen typical results
    file: Option<PathBuf>,
    /// The systems, between commas: “WDC 2006,OPaL,Carnage 2023” (see `topboard systems`)
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required = true)]
    systems: Vec<String>,
    /// Count the games by this ruleset; without it, the file's own, else “WDC 2006”
    #[arg(long, value_name = "NAME")]
    rules: Option<String>,
    /// Write JSON, with unrounded numbers
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Compared<'a> {
    systems: Vec<&'a str>,
    boards: Vec<OneBoard<'a>>,
    standings: Vec<Line<'a>>,
}

#[derive(Serialize)]
struct OneBoard<'a> {
    round: &'a str,
    board: &'a str,
    powers: Vec<Seat<'a>>,
}

#[derive(Serialize)]
struct Seat<'a> {
    power: &'static str,
    player: Option<&'a str>,
    centres: Option<u16>,
    /// In the order of the systems; null where an input is missing.
    scores: Vec<Option<f64>>,
}

#[derive(Serialize)]
struct Line<'a> {
    player: &'a str,
    /// In the order of the systems.
    by: Vec<Placed>,
}

#[derive(Serialize)]
struct Placed {
    place: Option<usize>,
    total: f64,
}

impl Compare {
    pub(super) fn run(self, output: &mut Output) -> Result<Outcome, Fault> {
        let rules = Rules { system: None, rules: self.rules };
        let engine = match &self.file {
            Some(file) => {
                let input = input_file::read(file, &rules)?;
                if !self.json {
                    input.say_rules(output);
                }
                input.engine
            }
            None => Engine::new(input_file::by_rules(typical_results().clone(), &rules)?),
        };
        let by = self
            .systems
            .iter()
            .map(|name| Ok(engine.under(&system_named(&engine, name)?)))
            .collect::<Result<Vec<Under>, Fault>>()?;
        if self.json {
            output.json(&compared(&engine, &by))?;
        } else {
            print(&engine, &by, output)?;
        }
        Ok(Outcome::Done)
    }
}

fn system_named(engine: &Engine, name: &str) -> Result<Arc<System>, Fault> {
    let name = input_file::system_named(engine.book(), name.trim())?;
    engine.library().find(&name).cloned().ok_or_else(|| input_file::unknown("scoring system", &name, &[]))
}

fn compared<'a>(engine: &'a Engine, by: &'a [Under]) -> Compared<'a> {
    let book = engine.book();
    let seat = |at: BoardRef, board: &Board, power: Power| Seat {
        power: power.name(),
        player: board.seats[power].player.map(|player| book.name_of(Some(player))),
        centres: board.count(power),
        scores: by.iter().map(|under| under.score(at.seat(power))).collect(),
    };
    Compared {
        systems: by.iter().map(|under| under.system.name.as_str()).collect(),
        boards: book
            .boards()
            .map(|(at, board)| OneBoard {
                round: book.round(at.round).map_or("", |round| round.name.as_str()),
                board: &board.name,
                powers: Power::ALL.map(|power| seat(at, board, power)).into(),
            })
            .collect(),
        standings: players(by)
            .map(|person| Line {
                player: book.name_of(Some(person)),
                by: by
                    .iter()
                    .filter_map(|under| under.standings.row(person))
                    .map(|row| Placed { place: row.place, total: row.total })
                    .collect(),
            })
            .collect(),
    }
}

/// The players in the order of the first system's table.
fn players(by: &[Under]) -> impl Iterator<Item = crate::book::PersonId> {
    by.iter().take(1).flat_map(|under| under.standings.rows.iter().map(|row| row.person))
}

fn print(engine: &Engine, by: &[Under], output: &mut Output) -> Result<(), Fault> {
    let book = engine.book();
    let named = |fixed: &[(&str, Side)]| {
        let fixed: Vec<(String, Side)> = fixed.iter().map(|(name, side)| ((*name).to_owned(), *side)).collect();
        Table::new(fixed.into_iter().chain(by.iter().map(|under| (under.system.name.clone(), Side::Right))))
    };
    for (at, board) in book.boards() {
        let any = seated(board);
        // The typical results are no event's, and called by what they are.
        output.line(if any { book.say_board(at) } else { board.name.clone() })?;
        let player: &[(&str, Side)] = if any { &[("player", Side::Left)] } else { &[] };
        let mut table = named(&[&[("", Side::Left)], player, &[("centres", Side::Right)]].concat());
        for power in Power::ALL {
            let mut cells = vec![power.name().to_owned()];
            cells.extend(any.then(|| book.name_of(board.seats[power].player).to_owned()));
            cells.push(board.count(power).map_or_else(String::new, |count| count.to_string()));
            cells.extend(by.iter().map(|under| {
                let score = under.score(at.seat(power));
                score.map_or_else(|| "?".to_owned(), |score| show(score, under.system.decimals))
            }));
            table.row(cells);
        }
        for line in table.lines() {
            output.line(line)?;
        }
        output.line("")?;
    }
    if players(by).next().is_none() {
        return Ok(());
    }
    output.line(format_args!("Totals and places by {}", engine.rules().name))?;
    let mut table = named(&[("player", Side::Left)]);
    for person in players(by) {
        let mut cells = vec![book.name_of(Some(person)).to_owned()];
        cells.extend(by.iter().map(|under| {
            let row = under.standings.row(person);
            row.map_or_else(String::new, |row| {
                format!("{} {:>4}", show(row.total, engine.rules().decimals), row.place_text())
            })
        }));
        table.row(cells);
    }
    for line in table.lines() {
        output.line(line)?;
    }
    Ok(())
}

fn seated(board: &Board) -> bool {
    board.seats.values().any(|seat| seat.player.is_some())
}
