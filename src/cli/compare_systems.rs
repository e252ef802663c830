//! `topboard compare`: the scores of the same boards with several scoring systems, side by side.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::error::CommandError;
use super::input_file;
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions};
use crate::book::{Board, BoardRef, Power};
use crate::engine::{Engine, RescoredEvent};
use crate::figures::format_rounded;
use crate::publish::text::{AlignedTable, TextAlign};
use crate::scoring::{ScoringSystem, typical_results};

#[derive(Debug, Args)]
pub(super) struct CompareArgs {
    /// A book or results. Default: twelve typical results
    file: Option<PathBuf>,
    /// The scoring systems, separated by commas: “WDC 2006,OPaL,Carnage 2023” (see `topboard systems`)
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required = true)]
    systems: Vec<String>,
    /// Count the games with this ruleset. Default: the ruleset of the file, or “WDC 2006”
    #[arg(long, value_name = "NAME")]
    rules: Option<String>,
    /// Write JSON, with unrounded numbers
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ComparisonJson<'a> {
    systems: Vec<&'a str>,
    boards: Vec<BoardComparison<'a>>,
    standings: Vec<PlayerComparison<'a>>,
}

#[derive(Serialize)]
struct BoardComparison<'a> {
    round: &'a str,
    board: &'a str,
    powers: Vec<SeatComparison<'a>>,
}

#[derive(Serialize)]
struct SeatComparison<'a> {
    power: &'static str,
    player: Option<&'a str>,
    centres: Option<u16>,
    /// In the order of the systems. Null where an input is missing.
    scores: Vec<Option<f64>>,
}

#[derive(Serialize)]
struct PlayerComparison<'a> {
    player: &'a str,
    /// In the order of the systems.
    by: Vec<PlaceAndTotal>,
}

#[derive(Serialize)]
struct PlaceAndTotal {
    place: Option<usize>,
    total: f64,
}

impl CompareArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        let rules = RuleOptions { system: None, rules: self.rules };
        let engine = match &self.file {
            Some(file) => {
                let input = input_file::read_input(file, &rules)?;
                if !self.json {
                    input.report_rules(output);
                }
                input.engine
            }
            None => Engine::new(input_file::apply_rules(typical_results().clone(), &rules)?),
        };
        let by = self
            .systems
            .iter()
            .map(|name| Ok(engine.rescored_by(&system_named(&engine, name)?)))
            .collect::<Result<Vec<RescoredEvent>, CommandError>>()?;
        if self.json {
            output.json(&comparison_json(&engine, &by))?;
        } else {
            print(&engine, &by, output)?;
        }
        Ok(CommandOutcome::Done)
    }
}

fn system_named(engine: &Engine, name: &str) -> Result<Arc<ScoringSystem>, CommandError> {
    let name = input_file::system_named(engine.book(), name.trim())?;
    engine.library().find(&name).cloned().ok_or_else(|| input_file::unknown_name("scoring system", &name, &[]))
}

fn comparison_json<'a>(engine: &'a Engine, by: &'a [RescoredEvent]) -> ComparisonJson<'a> {
    let book = engine.book();
    let seat = |at: BoardRef, board: &Board, power: Power| SeatComparison {
        power: power.name(),
        player: board.seats[power].player.map(|player| book.name_of(Some(player))),
        centres: board.current_count(power),
        scores: by.iter().map(|under| under.score(at.seat(power))).collect(),
    };
    ComparisonJson {
        systems: by.iter().map(|under| under.system.name.as_str()).collect(),
        boards: book
            .boards()
            .map(|(at, board)| BoardComparison {
                round: book.round(at.round).map_or("", |round| round.name.as_str()),
                board: &board.name,
                powers: Power::ALL.map(|power| seat(at, board, power)).into(),
            })
            .collect(),
        standings: players(by)
            .map(|person| PlayerComparison {
                player: book.name_of(Some(person)),
                by: by
                    .iter()
                    .filter_map(|under| under.standings.row(person))
                    .map(|row| PlaceAndTotal { place: row.place, total: row.total })
                    .collect(),
            })
            .collect(),
    }
}

/// The players in the order of the standings of the first system.
fn players(by: &[RescoredEvent]) -> impl Iterator<Item = crate::book::PersonId> {
    by.iter().take(1).flat_map(|under| under.standings.rows.iter().map(|row| row.person))
}

fn print(engine: &Engine, by: &[RescoredEvent], output: &mut CommandOutput) -> Result<(), CommandError> {
    let book = engine.book();
    let named = |fixed: &[(&str, TextAlign)]| {
        let fixed: Vec<(String, TextAlign)> = fixed.iter().map(|(name, side)| ((*name).to_owned(), *side)).collect();
        AlignedTable::new(fixed.into_iter().chain(by.iter().map(|under| (under.system.name.clone(), TextAlign::Right))))
    };
    for (at, board) in book.boards() {
        let any = board.has_players();
        // The typical results belong to no event. Their names are descriptions.
        output.line(if any { book.board_label(at) } else { board.name.clone() })?;
        let player: &[(&str, TextAlign)] = if any { &[("player", TextAlign::Left)] } else { &[] };
        let mut table = named(&[&[("", TextAlign::Left)], player, &[("centres", TextAlign::Right)]].concat());
        for power in Power::ALL {
            let mut cells = vec![power.name().to_owned()];
            cells.extend(any.then(|| book.name_of(board.seats[power].player).to_owned()));
            cells.push(board.current_count(power).map_or_else(String::new, |count| count.to_string()));
            cells.extend(by.iter().map(|under| {
                let score = under.score(at.seat(power));
                score.map_or_else(|| "?".to_owned(), |score| format_rounded(score, under.system.decimals))
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
    let mut table = named(&[("player", TextAlign::Left)]);
    for person in players(by) {
        let mut cells = vec![book.name_of(Some(person)).to_owned()];
        cells.extend(by.iter().map(|under| {
            let row = under.standings.row(person);
            row.map_or_else(String::new, |row| {
                format!("{} {:>4}", format_rounded(row.total, engine.rules().decimals), row.place_text())
            })
        }));
        table.row(cells);
    }
    for line in table.lines() {
        output.line(line)?;
    }
    Ok(())
}
